"""Where things are on the screens other than the table, in the design's own numbers.

Each screen is drawn twice: for 1280 × 720 and, where that does not fit, for 800 × 600.
``Metrics.place`` turns the numbers into pixels. Pure.
"""
