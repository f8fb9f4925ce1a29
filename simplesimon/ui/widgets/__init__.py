"""Buttons and other controls: how they look and answer, without knowledge of the game."""
