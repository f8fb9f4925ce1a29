import logging
from pathlib import Path

import pytest

from simplesimon.i18n import LANGUAGES, N_, Words, catalogue_path, load_words, system_language
from simplesimon.store.folders import resources_folder

LOCALE_FOLDER = resources_folder() / "locale"

RUSSIAN = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : "
"n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;\\n"

msgid "column"
msgstr "столбец"

msgid "{count} move"
msgid_plural "{count} moves"
msgstr[0] "{count} ход"
msgstr[1] "{count} хода"
msgstr[2] "{count} ходов"

#, fuzzy
msgid "run"
msgstr "бег"
"""


def written(folder: Path, text: str, language: str = "ru") -> Path:
    """Write a catalogue into a folder of catalogues, and return the folder."""
    path = catalogue_path(folder, language)
    path.parent.mkdir(parents=True)
    path.write_text(text, "utf-8")
    return folder


def moves(words: Words, count: int) -> str:
    return words.ngettext("{count} move", "{count} moves", count).format(count=count)


def test_english_is_the_messages_themselves_with_their_two_forms() -> None:
    words = load_words(Path("no such folder"), "en")

    assert words.language == "en"
    assert words.gettext("column") == "column"
    assert [moves(words, count) for count in (0, 1, 2, 21)] == [
        "0 moves",
        "1 move",
        "2 moves",
        "21 moves",
    ]


def test_a_catalogue_translates_with_the_forms_of_its_language(tmp_path: Path) -> None:
    words = load_words(written(tmp_path, RUSSIAN), "ru")

    assert words.language == "ru"
    assert words.gettext("column") == "столбец"
    assert [moves(words, count) for count in (0, 1, 2, 5, 11, 21, 22)] == [
        "0 ходов",
        "1 ход",
        "2 хода",
        "5 ходов",
        "11 ходов",
        "21 ход",
        "22 хода",
    ]


def test_a_message_without_a_sure_translation_stays_english(tmp_path: Path) -> None:
    words = load_words(written(tmp_path, RUSSIAN), "ru")

    assert words.gettext("run") == "run"
    assert words.gettext("group") == "group"
    assert words.ngettext("{count} card", "{count} cards", 2) == "{count} cards"


@pytest.mark.parametrize(
    "text",
    [
        "this is no catalogue",
        'msgid ""\nmsgstr ""\n"Plural-Forms: nplurals=2; plural=(n\\n"\n',
        'msgid ""\nmsgstr ""\n"Plural-Forms: nplurals=2\\n"\n',
        'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=klingon\\n"\n',
        'msgid "a"\nmsgstr "я"\n',
    ],
)
def test_a_catalogue_that_cannot_be_read_makes_the_words_english_and_the_log_says_so(
    text: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    words = load_words(written(tmp_path, text), "ru")

    assert words.language == "en"
    assert moves(words, 1) == "1 move"
    ((_, level, message),) = caplog.record_tuples
    assert level == logging.WARNING
    assert str(catalogue_path(tmp_path, "ru")) in message
    assert "so the words are English" in message


@pytest.mark.parametrize("language", ["ru", "de", "../en", ""])
def test_a_catalogue_that_is_missing_makes_the_words_english(
    language: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert load_words(tmp_path, language).language == "en"
    assert len(caplog.records) == 1


def test_a_catalogue_in_another_encoding_makes_the_words_english(tmp_path: Path) -> None:
    written(tmp_path, "")
    catalogue_path(tmp_path, "ru").write_bytes(RUSSIAN.encode("koi8-r"))

    assert load_words(tmp_path, "ru").language == "en"


def test_there_is_a_catalogue_for_every_language(caplog: pytest.LogCaptureFixture) -> None:
    assert [load_words(LOCALE_FOLDER, language).language for language in LANGUAGES] == [
        "en",
        "nl",
        "ru",
    ]
    assert caplog.records == []


def test_a_marked_message_is_itself() -> None:
    assert N_("spades") == "spades"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.KOI8-R"}, "ru"),
        ({"LANG": "nl_BE@euro"}, "nl"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "nl.UTF-8"}, "nl"),
        ({"LANG": "nl-NL"}, "nl"),
        ({"LANG": "RU"}, "ru"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "nds_NL"}, "en"),
        ({"LANG": "rue_UA"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "nl_NL", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LANG": "nl_NL", "LC_MESSAGES": "ru_RU", "LC_ALL": "en_US"}, "en"),
        ({"LANG": "nl_NL", "LC_MESSAGES": ""}, "nl"),
        ({"LC_ALL": "nl_NL", "LANGUAGE": "ru"}, "ru"),
        ({"LC_ALL": "nl_NL", "LANGUAGE": "de:uk_UA:ru_RU:nl"}, "ru"),
        ({"LC_ALL": "nl_NL", "LANGUAGE": "de:fr"}, "en"),
        ({"LC_ALL": "nl_NL", "LANGUAGE": ""}, "nl"),
        ({"LC_CTYPE": "ru_RU", "LC_TIME": "ru_RU"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("Dutch_Netherlands", "nl"),
        ("Russian_Russia.1251", "ru"),
        ("ru_RU", "ru"),
        ("nl-NL", "nl"),
        ("German_Germany", "en"),
        ("English_United States", "en"),
        (None, "en"),
        ("", "en"),
    ],
)
def test_where_the_environment_says_nothing_the_name_of_the_locale_chooses(
    name: str | None, language: str
) -> None:
    assert system_language({}, name) == language
    assert system_language({"LANG": ""}, name) == language
    assert system_language({"LANG": "en_US"}, name) == "en"
