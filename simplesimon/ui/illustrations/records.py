"""Pictures of what is counted: stars for few moves, the calendar of daily deals, scores."""

from typing import Final

from simplesimon.handbook import StarsPicture
from simplesimon.ui import theme
from simplesimon.ui.art.lettering import Face, draw_text, fitted_size, text_width
from simplesimon.ui.art.shapes import paint, star_mask
from simplesimon.ui.day_marks import Mark
from simplesimon.ui.illustrations.canvas import Canvas
from simplesimon.ui.widgets.day import paint_sign

MOST_STARS: Final = 3

WEEK: Final = 7
DAYS: Final = (
    *(Mark.WON, Mark.WON, Mark.LOST, Mark.WON, Mark.AIDED, Mark.WON, Mark.WON),
    *(Mark.UNPLAYED, Mark.WON, Mark.WON, Mark.WON, Mark.WON, Mark.WON, Mark.OPEN),
)
"""The days of a picture, from the first; the last one is today. A week follows."""

SCORES: Final = (0.34, -0.22, 0.52, 0.61, -0.30, 0.58, 0.72, 0.67, -0.44, 0.80, 0.76, 0.88)
"""The bars of a picture as shares of its height; those below zero are of games not won."""


def paint_stars(canvas: Canvas, picture: StarsPicture) -> None:
    """Show three, two and one star, and under them the moves that earn them."""
    limits = (f"≤ {picture.three}", f"≤ {picture.two}", f"> {picture.two}")
    third = (canvas.width - 2 * canvas.pad) / MOST_STARS
    size = round(min(canvas.height * 0.28, third * 0.25))
    gap = round(size * 0.12)
    type_size = fitted_size(limits[0], canvas.px(32), Face.SLAB, round(third * 0.55), 13)
    for index, limit in enumerate(limits):
        stars = MOST_STARS - index
        middle = canvas.pad + (index + 0.5) * third
        left = middle - (stars * size + (stars - 1) * gap) / 2
        for star in range(stars):
            corner = (round(left + star * (size + gap)), round(canvas.height * 0.36 - size / 2))
            paint(canvas.image, star_mask(size), *corner, theme.GLOW)
        x = middle - text_width(limit, type_size, Face.SLAB) / 2
        text = canvas.brush.colours.text
        draw_text(canvas.image, x, canvas.height * 0.70, limit, type_size, Face.SLAB, text)


def paint_calendar(canvas: Canvas) -> None:
    """Show three weeks of daily deals: what became of them, today, days to come."""
    small = canvas.brush.metrics.small
    width, height, gap = map(canvas.px, (31, 33, 4) if small else (50, 40, 6))
    weeks = len(DAYS) // WEEK + 1
    left = (canvas.width - WEEK * width - (WEEK - 1) * gap) // 2
    top = (canvas.height - weeks * height - (weeks - 1) * gap) // 2
    for day in range(weeks * WEEK):
        week, weekday = divmod(day, WEEK)
        box = (left + weekday * (width + gap), top + week * (height + gap), width, height)
        today, to_come = day == len(DAYS) - 1, day >= len(DAYS)
        canvas.brush.box(
            canvas.image,
            box,
            canvas.px(theme.KEY_RADIUS),
            "" if to_come else canvas.brush.colours.panel,
            alpha=0.75,
            edge=theme.GOLD if today else theme.WHITE,
            edge_alpha=1.0 if today else 0.25,
            edge_width=max(1, canvas.px(2)) if today else 1,
        )
        if not to_come:
            middle = (box[0] + width / 2, box[1] + height / 2)
            paint_sign(canvas.image, canvas.brush, DAYS[day], *middle)


def paint_chart(canvas: Canvas) -> None:
    """Show a bar for each of some games: solid ones for those won, hollow ones for others."""
    foot, tallest = round(canvas.height * 0.86), canvas.height * 0.80
    room = round(canvas.width * 0.78)
    step = room / len(SCORES)
    width = round(step * 0.62)
    left = (canvas.width - room) / 2 + (step - width) / 2
    radius, line = canvas.px(3), max(1, canvas.px(2))
    for index, score in enumerate(SCORES):
        tall = round(abs(score) * tallest)
        box = (round(left + index * step), foot - tall, width, tall)
        if score > 0:
            canvas.brush.box(canvas.image, box, radius, theme.GOLD)
        else:
            edge = canvas.brush.colours.text
            canvas.brush.box(canvas.image, box, radius, "", edge=edge, edge_width=line)
    axis = ((canvas.width - room) // 2, foot, room, line)
    canvas.brush.box(canvas.image, axis, 0, theme.WHITE, alpha=0.6)
