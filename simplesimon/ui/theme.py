"""Every colour, size of type, duration and easing of the game, by name.

Sizes are for a window of 1280 × 720 pixels; ``Metrics`` in ``layout.py`` turns them into
pixels of the real window. Durations are seconds at normal pace.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

from simplesimon.engine import Suit
from simplesimon.ui.art.lettering import Face
from simplesimon.ui.motion import Easing, in_out_cubic, linear, out_back, out_cubic, out_quad


@dataclass(frozen=True, slots=True)
class TableColours:
    """The colours that change with the table."""

    felt_centre: str
    felt_edge: str
    slot: str
    bar: str
    panel: str
    well: str
    """The inside of a switch, a field, a row of segments."""

    text: str
    quiet_text: str
    shade: str
    """What dims the table under a dialog."""


TABLES: Final[dict[str, TableColours]] = {
    "green": TableColours(
        felt_centre="#2f8f6b",
        felt_edge="#17573f",
        slot="#ffffff",
        bar="#0f3d2d",
        panel="#123f30",
        well="#0c3024",
        text="#f4f1e6",
        quiet_text="#bfe0d0",
        shade="#06231a",
    ),
    "blue": TableColours(
        felt_centre="#3b6ea5",
        felt_edge="#1d3c63",
        slot="#ffffff",
        bar="#142a47",
        panel="#18335a",
        well="#102440",
        text="#f2f5f9",
        quiet_text="#bcd2ea",
        shade="#081526",
    ),
    "dark": TableColours(
        felt_centre="#2a3440",
        felt_edge="#12171d",
        slot="#aebfd0",
        bar="#0c1015",
        panel="#1a222b",
        well="#10161c",
        text="#e6ebf0",
        quiet_text="#9fb0c0",
        shade="#05070a",
    ),
}

GOLD: Final = "#e3a93c"
"""The game points here: primary action, chosen value, target, finished run."""
GOLD_HOVER: Final = "#f0bd57"
GOLD_PRESSED: Final = "#c98f28"
ON_GOLD: Final = "#2b1b02"
GLOW: Final = "#ffc440"
FOCUS: Final = "#fff6dc"
"""The keyboard is here; never anything else."""
REFUSAL: Final = "#e8503f"
ERROR_TEXT: Final = "#ffb0a1"
DANGER: Final = "#a3272a"
DANGER_HOVER: Final = "#bd3639"
DANGER_PRESSED: Final = "#861d20"
DISABLED_GOLD: Final = "#8a7a55"
"""A chosen value that can't be changed."""
DISABLED_KNOB: Final = "#b9b3a4"
CHECK: Final = "#6d4a08"
"""The check on the knob of a switch that is on."""
ARROW_RIM: Final = "#5c3d06"
"""Around a golden arrow on the table."""
PAPER: Final = "#fffdf8"
INK: Final = "#182230"
QUIET_INK: Final = "#5a6270"
PAPER_WELL: Final = "#e4dcc9"
"""The empty part of a bar on paper."""
SHARE: Final = "#1f7a5a"
"""The filled part of it."""
RED_ON_DARK: Final = "#ff8a80"
RIGHT: Final = "#1d7553"
"""The disc of a check, on every table."""
WHITE: Final = "#ffffff"
BLACK: Final = "#000000"

BAR_OPACITY: Final = 0.80
BAR_LINE_OPACITY: Final = 0.22
"""Of the fine line between the moves and par."""
ROW_LINE_OPACITY: Final = 0.10
"""Of the fine line between two rows of a list."""
ROW_PAD: Final = 12
"""At both ends of the row of a game, in pixels of the design."""
HEADER_OPACITY: Final = 0.72
PANEL_OPACITY: Final = 0.96
BANNER_OVER_CARDS_OPACITY: Final = 0.92
"""Of a banner that lies over cards: one sees that there are some."""
PANEL_EDGE_OPACITY: Final = 0.13
HEADER_LINE_OPACITY: Final = 0.08
LINE_OPACITY: Final = 0.10
"""Of the white lines between rows."""
HIGHLIGHT_OPACITY: Final = 0.07
"""Of the white on the row the player is at."""
CHOSEN_TEXT_OPACITY: Final = 0.35
"""Of the gold behind what is chosen in a field."""
MODAL_DIM: Final = 0.62
FELT_DIM: Final = 0.36
"""Of the felt where words stand straight on it: enough for quiet words in its light middle."""
SCRIM_OPACITY: Final = 0.55
"""At the left edge of the menu, fading to nothing."""

PANEL_RADIUS: Final = 16
CONTROL_RADIUS: Final = 10
CHIP_RADIUS: Final = 8
KEY_RADIUS: Final = 6


class Lettering(NamedTuple):
    """A size and a face of type."""

    size: int
    face: Face
    small_size: int = 0
    """The size in the small column of the design, where it differs."""


WORDMARK: Final = Lettering(68, Face.SLAB, 52)
TITLE: Final = Lettering(40, Face.SLAB, 32)
WIN_TITLE: Final = Lettering(44, Face.SLAB, 38)
DIALOG_TITLE: Final = Lettering(32, Face.SLAB, 28)
PAGE_TITLE: Final = Lettering(28, Face.SLAB, 24)
CARD_HEADING: Final = Lettering(22, Face.SLAB, 20)
TILE_HEADING: Final = Lettering(27, Face.SLAB, 22)
BIG_BUTTON: Final = Lettering(20, Face.BOLD, 18)
CONTINUE_BUTTON: Final = Lettering(22, Face.BOLD, 20)
BUTTON: Final = Lettering(18, Face.BOLD, 17)
RAIL_ITEM: Final = Lettering(17, Face.REGULAR, 15)
CHOSEN_RAIL_ITEM: Final = Lettering(17, Face.BOLD, 15)
VALUE: Final = Lettering(20, Face.BOLD, 17)
BODY: Final = Lettering(18, Face.REGULAR, 17)
NOTE: Final = Lettering(16, Face.REGULAR)
TILE_TITLE: Final = Lettering(22, Face.SLAB, 18)
TILE_TEXT: Final = Lettering(16, Face.REGULAR, 14)
OPTION_NAME: Final = Lettering(16, Face.BOLD, 14)
BIG_KEY_CAP: Final = Lettering(15, Face.BOLD, 13)
STRONG_NOTE: Final = Lettering(16, Face.BOLD)
DESCRIPTION: Final = Lettering(15, Face.REGULAR, 14)
STRONG_DESCRIPTION: Final = Lettering(15, Face.BOLD, 14)
TILE_SHARE: Final = Lettering(17, Face.BOLD, 15)
COLUMN_HEAD: Final = Lettering(15, Face.BOLD, 13)
"""Above figures."""
FIGURE_LABEL: Final = Lettering(17, Face.REGULAR, 16)
FIGURE: Final = Lettering(18, Face.REGULAR, 17)
STRONG_FIGURE: Final = Lettering(18, Face.BOLD, 17)
CODE: Final = Lettering(15, Face.BOLD)
"""A game code in a list."""
ROW_VALUE: Final = Lettering(17, Face.BOLD, 16)
"""The score of a game in a list."""
AXIS: Final = Lettering(14, Face.REGULAR)
KEY_CAP: Final = Lettering(13, Face.BOLD)
BAR_LABEL: Final = Lettering(16, Face.REGULAR, 13)
BAR_WORDMARK: Final = Lettering(20, Face.SLAB)
SCORE: Final = Lettering(46, Face.SLAB, 38)


PACES: Final = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}
"""What every duration is multiplied by, for each pace of the settings."""


REPLAY_PACES: Final = {"slow": 2.0, "normal": 1.0, "fast": 0.4}
"""As ``PACES``, for a game that is watched. They lie wider apart: one thinks along with each
move, or looks for a certain one."""

REPLAY_PAUSE: Final = 0.55
"""Seconds between two moves of a game that is watched, at normal pace."""


class Motion(NamedTuple):
    """How long something moves, and how."""

    seconds: float
    easing: Easing


LIFT: Final = Motion(0.090, out_quad)
LIFT_SCALE: Final = 1.03
MOVE: Final = Motion(0.180, out_cubic)
MOVE_STAGGER: Final = 0.015
"""Between the cards of a group."""
RETURN: Final = Motion(0.160, out_cubic)
SHAKE_SECONDS: Final = 0.240
SHAKE_SWINGS: Final = 3
SHAKE_WIDTH: Final = 6
"""Pixels to each side."""
BREATH_SECONDS: Final = 0.900
"""A target glows between 70 and 100 % in this time."""
BREATH_LOWEST: Final = 0.70
DEAL: Final = Motion(0.220, out_cubic)
DEAL_STAGGER: Final = 0.012
JUMP: Final = Motion(0.260, out_cubic)
"""All cards to their places after a restart."""
GATHER: Final = Motion(0.260, in_out_cubic)
GATHER_STAGGER: Final = 0.012
FLY_HOME: Final = Motion(0.420, in_out_cubic)
POP: Final = Motion(0.220, out_back)
POP_SCALE: Final = 1.25
HOVER_LIFT: Final = 8
"""Pixels a tile or a card of the menu rises under the pointer."""
FAN: Final = Motion(0.350, out_cubic)
STAR_STAGGER: Final = 0.12
"""Between the stars of a win."""

SEARCH_SECONDS: Final = 1.2
"""In which the line under a tile runs to and fro while a winnable deal is looked for."""

PATIENCE: Final = 0.25
"""Seconds after which it is told that the solver still thinks; the window is still awake then."""

SHOW_PAUSE: Final = 0.35
"""Seconds between two moves of "show me", so that each can be followed."""

REMINDER_SECONDS: Final = 4.0
REMINDER_GAP: Final = 14
"""Between a reminder and the cards it speaks of, and the window's edge, in pixels."""
NOTICE_SECONDS: Final = 6.0
"""How long a notice at the foot of the window is read."""
NOTICE_FADE: Final = 0.300
"""Seconds in which it then fades."""
COUNT_UP: Final = Motion(0.600, out_cubic)
"""The figures of a score, from nothing to what they are."""

SPARKS: Final = 24
"""When a run leaves."""
SPARK_SECONDS: Final = 0.500
SPARK_SIZES: Final = (9, 13, 18)
SPARK_COLOURS: Final = (GLOW, GOLD_HOVER)
SPARK_WAIST: Final = 0.38
"""Of their stars, slimmer than those of a rating, as a share of the distance to the points."""

GRAVITY: Final = 1800
"""Pixels per second, per second, in a window of the design's height."""
BOUNCE: Final = 0.6
"""Of the height a card fell from."""
FOUNTAIN_STAGGER: Final = 0.045
CELEBRATION_SECONDS: Final = 4.0
CONFETTI: Final = 160
CONFETTI_SIZE: Final = (14, 8)
CONFETTI_COLOURS: Final = (GOLD, PAPER, RED_ON_DARK)
CONFETTI_OPACITY: Final = 0.80
DISMISS_SECONDS: Final = 0.200
"""How long a celebration that was clicked away takes to be gone."""
WIN_FADE: Final = Motion(0.300, out_quad)
"""The panel of a won game, where motion is reduced."""

RUN_GLOW_SECONDS: Final = 10 * BREATH_SECONDS
"""A finished run that nobody removes breathes and sparkles for so long, then glows on still:
a table that waits for its player must cost nothing. Whole breaths, so that it rests bright."""
RUN_SPARKS: Final = 26
"""Around a finished run at one time."""
RUN_SPARK_SECONDS: Final = (1.4, 2.6)

HINT_DRAWN: Final = Motion(0.350, in_out_cubic)
HINT_STAYS: Final = 1.200
HINT_FADES: Final = Motion(0.250, linear)
HINT_HOLDS: Final = 4.0
"""Seconds its cards glow, longer than the arrow is seen: time to look where it pointed, think, and
press once more to have it made."""

ARROW_WIDTHS: Final = (7, 13)
"""Of the hint's arrow, at its start and at its head."""

SUITS: Final = tuple(Suit)
"""The suits by number."""

DOUBLE_CLICK_SECONDS: Final = 0.40
LONG_PRESS_SECONDS: Final = 0.50
DRAG_THRESHOLD: Final = 6
"""Pixels the pointer moves before a press becomes a drag."""
