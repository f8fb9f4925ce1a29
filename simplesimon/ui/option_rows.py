"""The settings as the player sees them: pages of rows, each for one option of ``Settings``.

A new option needs a row here and nothing else; the scene makes its control, saves what is
chosen and puts it back with "Reset all".
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, NamedTuple, TypeAlias

from simplesimon.engine import RunRemoval
from simplesimon.i18n import N_
from simplesimon.store.settings import CardColours, Pace, TableColour
from simplesimon.ui.art.icons import Icon


class Preview(Enum):
    """What is shown beside the rows while the player is at one."""

    CARDS = auto()
    """Two columns, in the colours and the size of index that are chosen."""

    TARGETS = auto()
    """A group in the hand, and the column that takes it."""

    RUN = auto()
    """A finished run and where it goes."""

    GLIDE = auto()
    """A card that goes from one column to another."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionRow:
    """An option and its words."""

    field: str
    """The name of the option in ``Settings``."""

    label: str
    description: str = ""
    preview: Preview


@dataclass(frozen=True, slots=True, kw_only=True)
class SwitchRow(OptionRow):
    """An option that is on or off."""


class Choice(NamedTuple):
    """A value and its name."""

    value: object
    label: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceRow(OptionRow):
    """An option with a few values, side by side."""

    choices: Sequence[Choice]


@dataclass(frozen=True, slots=True, kw_only=True)
class ListRow(ChoiceRow):
    """An option with values in a list that opens."""

    icon: Icon


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberRow(OptionRow):
    """An option with a number between two ends."""

    least: int
    most: int
    step: int
    text: str
    """How the number is written, with the placeholder ``{value}``."""


Row: TypeAlias = SwitchRow | ChoiceRow | NumberRow
"""A list row is a choice row too."""


@dataclass(frozen=True, slots=True)
class OptionPage:
    """A page of rows."""

    name: str
    label: str
    icon: Icon
    rows: Sequence[Row]


LOOK: Final = OptionPage(
    "look",
    N_("Look"),
    Icon.EYE,
    (
        ListRow(
            field="language",
            label=N_("Language"),
            preview=Preview.CARDS,
            icon=Icon.GLOBE,
            choices=(
                Choice(None, N_("System default")),
                # Everyone finds their own language by its own name.
                Choice("en", "English"),
                Choice("nl", "Nederlands"),
                Choice("ru", "Русский"),
            ),
        ),
        ChoiceRow(
            field="table_colour",
            # TRANSLATORS: the colour of the table
            label=N_("Table"),
            preview=Preview.CARDS,
            choices=(
                Choice(TableColour.GREEN, N_("Green")),
                Choice(TableColour.BLUE, N_("Blue")),
                Choice(TableColour.DARK, N_("Dark")),
            ),
        ),
        ChoiceRow(
            field="card_colours",
            label=N_("Card colours"),
            preview=Preview.CARDS,
            choices=(
                # TRANSLATORS: two colours, of the suits
                Choice(CardColours.TWO, N_("Two")),
                Choice(CardColours.FOUR, N_("Four")),
                Choice(CardColours.COLOUR_BLIND, N_("Colour-blind")),
            ),
        ),
        SwitchRow(
            field="large_index",
            label=N_("Large index"),
            description=N_("Bigger rank and suit in the corner"),
            preview=Preview.CARDS,
        ),
        SwitchRow(
            field="left_handed",
            label=N_("Left-handed table"),
            description=N_("Column 1 at the right"),
            preview=Preview.CARDS,
        ),
        SwitchRow(field="show_time", label=N_("Show time"), preview=Preview.CARDS),
    ),
)

PLAYING: Final = OptionPage(
    "playing",
    N_("Playing"),
    Icon.CARDS,
    (
        SwitchRow(
            field="double_click",
            label=N_("Double click moves a card"),
            description=N_("It goes to its best column"),
            preview=Preview.GLIDE,
        ),
        SwitchRow(
            field="automatic_placing",
            label=N_("Automatic placing"),
            description=N_("A group dropped anywhere finds its best column"),
            preview=Preview.GLIDE,
        ),
        ChoiceRow(
            field="removal",
            label=N_("Finished runs leave"),
            description=N_("Counts from the next deal"),
            preview=Preview.RUN,
            choices=(
                # TRANSLATORS: answers to "Finished runs leave", as is "By hand"
                Choice(RunRemoval.BY_ITSELF, N_("By itself")),
                Choice(RunRemoval.BY_HAND, N_("By hand")),
            ),
        ),
        ChoiceRow(
            field="unlimited_undo",
            label=N_("Undo limit"),
            preview=Preview.GLIDE,
            choices=(
                Choice(value=False, label=N_("100 steps")),
                Choice(value=True, label=N_("Unlimited")),
            ),
        ),
    ),
)

HELP: Final = OptionPage(
    "help",
    N_("Help"),
    Icon.INFO,
    (
        SwitchRow(
            field="placing_help",
            label=N_("Placing help"),
            description=N_("Marks every column that takes the dragged group"),
            preview=Preview.TARGETS,
        ),
        SwitchRow(
            field="rule_reminders",
            label=N_("Rule reminders"),
            description=N_("Says which rule refused a move"),
            preview=Preview.TARGETS,
        ),
        SwitchRow(
            field="stuck_notice",
            label=N_("“No moves left” notice"),
            preview=Preview.TARGETS,
        ),
    ),
)

AIDS: Final = OptionPage(
    "aids",
    # TRANSLATORS: help by the solver: hints and the like
    N_("Aids"),
    Icon.HINT,
    (
        SwitchRow(
            field="hints",
            label=N_("Hints"),
            description=N_("H shows the next move of a way that wins"),
            preview=Preview.TARGETS,
        ),
        SwitchRow(
            field="live_verdict",
            label=N_("Live verdict"),
            description=N_("A sign tells whether the game can still be won"),
            preview=Preview.CARDS,
        ),
        SwitchRow(
            field="par",
            label=N_("Par and stars"),
            description=N_("The fewest moves known for the deal"),
            preview=Preview.CARDS,
        ),
        SwitchRow(
            field="show_me",
            label=N_("Show me"),
            description=N_("W plays a way that wins; that is no win"),
            preview=Preview.GLIDE,
        ),
        SwitchRow(
            field="winnable_deals_only",
            label=N_("Winnable deals only"),
            description=N_("New deals are proven winnable"),
            preview=Preview.CARDS,
        ),
    ),
)

MOTION: Final = OptionPage(
    "motion",
    N_("Motion"),
    Icon.CLOCK,
    (
        ChoiceRow(
            field="pace",
            label=N_("Pace"),
            description=N_("How fast cards move"),
            preview=Preview.GLIDE,
            choices=(
                Choice(Pace.SLOW, N_("Slow")),
                Choice(Pace.NORMAL, N_("Normal")),
                Choice(Pace.FAST, N_("Fast")),
                # TRANSLATORS: a pace: cards are at their place at once
                Choice(Pace.OFF, N_("Off")),
            ),
        ),
        SwitchRow(
            field="reduced_motion",
            label=N_("Reduced motion"),
            description=N_("No sparks, fountain or confetti"),
            preview=Preview.GLIDE,
        ),
        SwitchRow(
            field="fullscreen",
            label=N_("Full screen"),
            description=N_("F11 does the same"),
            preview=Preview.GLIDE,
        ),
    ),
)

PAGES: Final = (LOOK, PLAYING, HELP, AIDS, MOTION)
"""In the order of the rail."""


def all_rows() -> list[Row]:
    """Return the rows of all pages."""
    return [row for page in PAGES for row in page.rows]
