"""Colours, mixed."""

from simplesimon.ui.art.colours import mixed


def test_a_mixed_colour_lies_between_its_two() -> None:
    assert [mixed("#000000", "#ff8000", share) for share in (0, 0.5, 1)] == [
        "#000000",
        "#804000",
        "#ff8000",
    ]
