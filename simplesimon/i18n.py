"""Words in the player's language: standard gettext catalogues, read from .po files at start.

English is the language of the messages themselves and needs no catalogue. Where a message is
used it is written out, so that ``python -m tests.locale_update`` finds it::

    _ = words.gettext
    _("Nothing goes on an ace")
    words.ngettext("{count} move", "{count} moves", count).format(count=count)

A message that is looked up later than it is written is marked with ``N_``. Placeholders are
those of ``str.format``. This module knows nothing of the game and imports nothing of ours.
"""

import logging
from collections.abc import Mapping
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path
from typing import Final

import polib

SOURCE_LANGUAGE: Final = "en"

LANGUAGES: Final = (SOURCE_LANGUAGE, "nl", "ru")
"""The languages there are, by their ISO 639 codes."""

DOMAIN: Final = "simplesimon"
"""The name of the catalogue files."""

# Windows calls its locales by English words where the environment of other systems has codes.
_WINDOWS_NAMES: Final = {"english": "en", "dutch": "nl", "russian": "ru"}

_LOG: Final = logging.getLogger(__name__)


def N_(message: str) -> str:  # noqa: N802 - the name gettext's tools know
    """Mark a message that is looked up later, and return it as it is."""
    return message


class Words:
    """The messages of one language.

    Args:
        language: ISO 639 code of the language.
        translations: Its messages; without them they are English.
    """

    def __init__(self, language: str, translations: NullTranslations | None = None) -> None:
        self.language: Final = language
        self._translations: Final = translations or NullTranslations()

    def gettext(self, message: str) -> str:
        """Return a message in this language; in English if it has no translation."""
        return self._translations.gettext(message)

    def ngettext(self, singular: str, plural: str, count: int) -> str:
        """Return the form of a message that goes with a count in this language.

        >>> Words("en").ngettext("{count} move", "{count} moves", 1)
        '{count} move'
        """
        return self._translations.ngettext(singular, plural, count)


def catalogue_path(folder: Path, language: str) -> Path:
    """Return where the catalogue of a language lies in the folder of all of them."""
    return folder / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def load_words(folder: Path, language: str) -> Words:
    """Read the catalogue of a language.

    A catalogue that is missing or can't be read is no reason not to play: the words are
    English then, and the log says why.

    Args:
        folder: The folder of all catalogues, ``resources/locale``.
        language: ISO 639 code of the language.
    """
    if language == SOURCE_LANGUAGE:
        return Words(SOURCE_LANGUAGE)
    path = catalogue_path(folder, language)
    try:
        # polib takes a path that does not exist for the text of a catalogue, so we read it.
        binary = polib.pofile(path.read_text("utf-8")).to_binary()
        return Words(language, GNUTranslations(BytesIO(binary)))
    except (OSError, ValueError, LookupError) as error:
        _LOG.warning("%s can't be read, so the words are English: %s", path, error)
        return Words(SOURCE_LANGUAGE)


def system_language(environment: Mapping[str, str], locale_name: str | None = None) -> str:
    """Choose the language that the player's system asks for, English if we do not have it.

    As in gettext, the first of LANGUAGE (a list with colons), LC_ALL, LC_MESSAGES and LANG that
    is set decides.

    Args:
        environment: The environment variables.
        locale_name: The name of the locale for where none of them is set, as on Windows:
            ``nl_NL`` or ``Dutch_Netherlands``.
    """
    variables = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    asked = next(filter(None, map(environment.get, variables)), locale_name or "")
    for name in asked.split(":"):
        # nl_NL.UTF-8@euro and nl-NL are Dutch, nds_NL (Low Saxon) is not.
        word = name.lower().replace("-", "_").partition("_")[0].partition(".")[0].partition("@")[0]
        language = _WINDOWS_NAMES.get(word, word)
        if language in LANGUAGES:
            return language
    return SOURCE_LANGUAGE
