"""What outlives a game: settings, the game on the table, every play and its statistics.

Standard library, platformdirs, the engine and the languages of ``i18n`` only. Nothing here
raises at the player: what goes wrong with a disk becomes a ``Problem``, worded by the window.
Nothing read back is trusted: texts are parsed by the engine's notation and replayed through
its ``Game``.
"""
