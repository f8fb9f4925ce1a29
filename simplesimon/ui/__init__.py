"""The window and everything seen in it; the only package that imports arcade."""
