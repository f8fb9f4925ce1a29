"""The pictures of the rules page: small tables, marks and drawings on a piece of felt.

What is in a picture says ``handbook.py``; here it gets its places and its paint. There are no
words in them, so that they serve all languages.
"""

from simplesimon.ui.illustrations.canvas import CARD_WIDTH, SMALL_CARD_WIDTH
from simplesimon.ui.illustrations.pictures import illustrate

__all__ = ["CARD_WIDTH", "SMALL_CARD_WIDTH", "illustrate"]
