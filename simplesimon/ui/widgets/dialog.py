"""A question in a panel over everything, with a button that does it and one that does not."""

from collections.abc import Callable
from dataclasses import dataclass

from simplesimon.ui import theme
from simplesimon.ui.screens.dialog import DialogScreen
from simplesimon.ui.widgets.controls import Button, Kind
from simplesimon.ui.widgets.page import Page


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, and the words on the buttons."""

    title: str
    text: str
    cancel: str
    answer: str
    """Empty where there is nothing to choose: then the other button only closes the dialog."""

    kind: Kind = Kind.DANGER
    """Of the button that does it."""


def show_question(
    page: Page, question: Question, cancel: Callable[[], None], answer: Callable[[], None]
) -> None:
    """Fill an empty page with a question; the focus is on the button that changes nothing."""
    brush, colours = page.brush, page.brush.colours
    metrics = brush.metrics
    lines = brush.broken(question.text, theme.NOTE, DialogScreen.text_width(metrics))
    line = brush.line_height(theme.NOTE)
    screen = DialogScreen(metrics, len(lines), line)
    page.dim(theme.MODAL_DIM)
    page.show_panel(screen.panel, opacity=1.0)
    page.show_left(brush.label(question.title, theme.PAGE_TITLE, colours.text), screen.title)
    y = screen.text.top - line
    for words in lines:
        page.show(brush.label(words, theme.NOTE, colours.quiet_text), screen.text.left, y)
        y -= line
    no = Button("cancel", screen.panel, cancel, label=question.cancel)
    yes = Button("answer", screen.panel, answer, label=question.answer, kind=question.kind)
    least = brush.px(120)
    width = max(least, no.natural_width(brush))
    if question.answer:
        no.rect, yes.rect = screen.buttons((width, max(least, yes.natural_width(brush))))
        page.add(no, yes)
    else:
        no.rect = screen.button(width)
        page.add(no)
