"""Simple Simon: a solitaire of one pack, ten open columns and four runs to build."""

__version__ = "0.1.0"
