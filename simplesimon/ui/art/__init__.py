"""Everything that is drawn rather than laid out: cards, felt, icons, letters, as Pillow images.

Vectors in, pictures out. Nothing here knows the window, the theme, or the rules of the game;
of ours it imports `engine.cards` alone. Sizes are whole device pixels, y grows downward, and
colours are `#rrggbb`.
"""
