"""Bring the catalogues up to date with the messages in the code: ``python -m tests.locale_update``.

New messages come into each catalogue untranslated, those no longer used go. Translators then
open ``resources/locale/*/LC_MESSAGES/simplesimon.po`` with any tool for gettext.
"""

from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from simplesimon.i18n import LANGUAGES, SOURCE_LANGUAGE, catalogue_path

ROOT: Final = Path(__file__).parents[1]
LOCALE_FOLDER: Final = ROOT / "resources" / "locale"
PACKAGE: Final = ROOT / "simplesimon"

TRANSLATED: Final = tuple(language for language in LANGUAGES if language != SOURCE_LANGUAGE)


def messages_in_code(package: Path = PACKAGE) -> Catalog:
    """Collect the messages that stand in the code, with the files they stand in."""
    template = Catalog()
    for file, line, message, comments, context in extract_from_dir(
        package, method_map=[("**.py", "python")], comment_tags=("TRANSLATORS:",)
    ):
        location = (f"{package.name}/{Path(file).as_posix()}", line)
        template.add(message, None, [location], auto_comments=comments, context=context)
    return template


def read_catalogue(path: Path, language: str) -> Catalog:
    """Read a catalogue; one that does not exist yet is empty."""
    if not path.exists():
        return Catalog(locale=language, project="Simple Simon", fuzzy=False)
    with path.open("rb") as file:
        return read_po(file, locale=language, abort_invalid=True)


def updated(catalogue: Catalog, template: Catalog) -> bytes:
    """Return the text of a catalogue that has the messages of the template and no others."""
    catalogue.update(template, no_fuzzy_matching=True, update_creation_date=False)
    text = BytesIO()
    write_po(
        text, catalogue, width=100, sort_by_file=True, ignore_obsolete=True, include_lineno=False
    )
    return text.getvalue()


def main() -> None:
    """Update the catalogue of every language."""
    template = messages_in_code()
    for language in TRANSLATED:
        path = catalogue_path(LOCALE_FOLDER, language)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(updated(read_catalogue(path, language), template))


if __name__ == "__main__":
    main()
