"""Every message of the program is translated into every language, wholly and with its parts."""

import re
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.plurals import get_plural
from babel.messages.pofile import read_po

from simplesimon.i18n import catalogue_path, load_words
from tests.locale_update import (
    LOCALE_FOLDER,
    TRANSLATED,
    messages_in_code,
    read_catalogue,
    updated,
)

TEMPLATE = messages_in_code()

# What a player types or sees as it is: codes, options, sizes.
_LITERAL = re.compile(
    r"SS\d[-\w]*|\bS\d\b|--\w+|\d+x\d+|\bsimplesimon\b|\bc3h\b|c!|\bUTF-8\b|\bJSON\b"
)


def forms(text: str | Iterable[str] | None) -> list[str]:
    """List the one form of a message, or those for its counts."""
    return [text] if isinstance(text, str) else list(text or [""])


def placeholders(text: str) -> set[str]:
    """List the names in braces."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def edges(text: str) -> tuple[bool, bool, str]:
    """Say how a text begins and ends: blanks, and the sign that ends a sentence."""
    end = re.search(r"[.:?!…]$", text)
    return text[:1].isspace(), text[-1:].isspace(), end[0] if end else ""


def defects(catalogue: Catalog, template: Catalog) -> Iterator[str]:
    """Yield what is wrong with a catalogue, in words for its translator."""
    plural = get_plural(str(catalogue.locale))
    if catalogue.num_plurals != plural.num_plurals:
        yield f"the language has {plural.num_plurals} plural forms, not {catalogue.num_plurals}"
    for message in template:
        if message.id and catalogue.get(message.id) is None:
            yield f"missing: {message.id!r}"
    for message in catalogue:
        if not message.id:
            continue
        if template.get(message.id) is None:
            yield f"no longer used: {message.id!r}"
        for defect in message_defects(message, plural.num_plurals):
            yield f"{defect}: {message.id!r}"


def message_defects(message: Message, plural_forms: int) -> Iterator[str]:
    """Yield what is wrong with one translation."""
    originals, translations = forms(message.id), forms(message.string)
    if message.fuzzy:
        yield "fuzzy"
    if not all(translations):
        yield "not translated"
        return
    if message.pluralizable and len(translations) != plural_forms:
        yield f"{len(translations)} plural forms instead of {plural_forms}"
    for text in translations:
        if placeholders(text) != placeholders(originals[-1]):
            yield "other placeholders"
        if edges(text) != edges(originals[-1]):
            yield "another beginning or end"
        if sorted(_LITERAL.findall(text)) != sorted(_LITERAL.findall(originals[-1])):
            yield "another code, option or size"


def test_messages_are_found_in_the_code_in_each_of_the_ways_to_write_them() -> None:
    ids = [message.id for message in TEMPLATE]

    assert "A 7 goes on an 8" in ids  # N_
    assert "The game is won." in ids  # _
    assert "There is no file “{name}”." in ids  # words.gettext
    assert ("This column has only {count} card.", "This column has only {count} cards.") in ids


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_catalogue_has_no_defects(language: str) -> None:
    catalogue = read_catalogue(catalogue_path(LOCALE_FOLDER, language), language)

    assert list(defects(catalogue, TEMPLATE)) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_catalogue_is_as_the_update_would_write_it(language: str) -> None:
    path = catalogue_path(LOCALE_FOLDER, language)
    by_babel = re.compile(rb'"Generated-By: .*\n')

    again = updated(read_catalogue(path, language), TEMPLATE)
    assert by_babel.sub(b"", again) == by_babel.sub(b"", path.read_bytes())


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_game_reads_the_catalogue_as_the_translators_tools_do(language: str) -> None:
    catalogue = read_catalogue(catalogue_path(LOCALE_FOLDER, language), language)
    words = load_words(LOCALE_FOLDER, language)

    for message in catalogue:
        if not message.id:
            continue
        if isinstance(message.id, str):
            assert words.gettext(message.id) == message.string
        else:
            singular, plural = message.id
            found = {words.ngettext(singular, plural, count) for count in range(200)}
            assert found == set(forms(message.string))


def cards(*translations: str) -> str:
    """Write the entry of a message with plural forms."""
    lines = [f'msgstr[{index}] "{text}"' for index, text in enumerate(translations)]
    return "\n".join(['msgid "{n} card"', 'msgid_plural "{n} cards"', *lines])


@pytest.mark.parametrize(
    ("language", "text", "defect"),
    [
        ("nl", 'msgid "column"\nmsgstr ""', "not translated: 'column'"),
        ("nl", "", "missing: 'column'"),
        ("nl", '#, fuzzy\nmsgid "column"\nmsgstr "kolom"', "fuzzy: 'column'"),
        ("nl", 'msgid "pillar"\nmsgstr "pilaar"', "no longer used: 'pillar'"),
        (
            "nl",
            'msgid "{name} is gone."\nmsgstr "{naam} is weg."',
            "other placeholders: '{name} is gone.'",
        ),
        (
            "nl",
            'msgid "{name} is gone."\nmsgstr "{name} is weg"',
            "another beginning or end: '{name} is gone.'",
        ),
        (
            "nl",
            'msgid "Use S1 or S2"\nmsgstr "Gebruik S1 of S3"',
            "another code, option or size: 'Use S1 or S2'",
        ),
        ("ru", cards("{n} карта", "{n} карты", ""), "not translated: ('{n} card', '{n} cards')"),
        (
            "ru",
            cards("карта", "{n} карты", "{n} карт"),
            "other placeholders: ('{n} card', '{n} cards')",
        ),
        (
            "ru",
            'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=n!=1;\\n"\n\n'
            + cards("{n} карта", "{n} карты"),
            "2 plural forms instead of 3: ('{n} card', '{n} cards')",
        ),
    ],
)
def test_a_defect_is_seen(language: str, text: str, defect: str) -> None:
    template = Catalog()
    for message in ("column", "{name} is gone.", "Use S1 or S2", ("{n} card", "{n} cards")):
        template.add(message)

    catalogue = read_po(BytesIO(text.encode()), locale=language)
    assert defect in list(defects(catalogue, template))


def test_an_update_adds_new_messages_and_drops_those_no_longer_used(tmp_path: Path) -> None:
    package = tmp_path / "package"
    package.mkdir()
    (package / "code.py").write_text('N_("kept")\n_("new")\nngettext("a card", "cards", 2)\n')
    old = read_po(
        BytesIO(b'msgid "kept"\nmsgstr "bewaard"\n\nmsgid "gone"\nmsgstr "weg"\n'), locale="nl"
    )

    text = updated(old, messages_in_code(package)).decode()

    assert 'msgid "kept"\nmsgstr "bewaard"' in text
    assert 'msgid "new"\nmsgstr ""' in text
    assert 'msgid_plural "cards"\nmsgstr[0] ""\nmsgstr[1] ""' in text
    assert "#: package/code.py" in text
    assert "gone" not in text


def test_a_catalogue_that_does_not_exist_yet_begins_empty(tmp_path: Path) -> None:
    text = updated(read_catalogue(tmp_path / "simplesimon.po", "ru"), TEMPLATE).decode()

    assert "nplurals=3" in text
    assert 'msgid "The game is won."\nmsgstr ""' in text
