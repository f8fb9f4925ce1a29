"""The settings file: defaults, single bad values, unreadable files, files that can't be kept."""

import json
import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simplesimon.engine import RunRemoval
from simplesimon.store.problems import ProblemKind
from simplesimon.store.settings import CardColours, Pace, Settings, SettingsFile, TableColour


@pytest.fixture
def file(tmp_path: Path) -> SettingsFile:
    return SettingsFile(
        tmp_path / "settings.json", now=lambda: datetime(2026, 12, 1, 7, 47, tzinfo=UTC)
    )


def other_settings() -> Settings:
    """Every option with another value than its default."""
    values: dict[str, Any] = {
        "language": "ru",
        "removal": RunRemoval.BY_HAND,
        "table_colour": TableColour.DARK,
        "card_colours": CardColours.COLOUR_BLIND,
        "pace": Pace.OFF,
        "volume": 0,
        "window_width": 800,
        "window_height": 600,
    }
    for field in fields(Settings):
        if isinstance(field.default, bool):
            values[field.name] = not field.default
    return Settings(**values)


def test_defaults_are_those_of_the_rules() -> None:
    settings = Settings()

    assert settings.double_click
    assert settings.placing_help
    assert settings.rule_reminders
    assert settings.stuck_notice
    assert not settings.automatic_placing
    assert settings.removal is RunRemoval.BY_ITSELF
    assert settings.undo_limit == 100
    assert not any(
        (
            settings.hints,
            settings.live_verdict,
            settings.winnable_deals_only,
            settings.par,
            settings.show_me,
        )
    )


def test_unlimited_undo_is_no_limit() -> None:
    assert Settings(unlimited_undo=True).undo_limit is None


def test_without_a_file_there_are_defaults_and_no_problem(file: SettingsFile) -> None:
    assert file.load() == (Settings(), ())
    assert not file.path.exists()


def test_every_option_survives(file: SettingsFile) -> None:
    settings = other_settings()

    assert file.save(settings) is None

    assert SettingsFile(file.path).load() == (settings, ())
    changed = [field.name for field in fields(Settings)]
    assert all(getattr(settings, name) != getattr(Settings(), name) for name in changed)


def test_the_file_is_readable_and_in_a_stable_order(file: SettingsFile) -> None:
    file.save(Settings())

    lines = file.path.read_text(encoding="utf-8").splitlines()
    assert lines[:3] == ["{", '  "language": null,', '  "double_click": true,']
    assert list(json.loads("\n".join(lines))) == [field.name for field in fields(Settings)]
    assert os.listdir(file.path.parent) == ["settings.json"]  # noqa: PTH208 - names, sorted or not


def test_the_folder_is_made(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "not" / "there" / "settings.json")

    assert file.save(Settings()) is None
    assert file.load() == (Settings(), ())


def test_unknown_keys_are_kept(file: SettingsFile) -> None:
    file.path.write_text('{"zoom": 3, "future": {"deep": ["\\u00e9", null]}, "mute": true}')

    settings, problems = file.load()
    file.save(replace(settings, mute=False))

    assert problems == ()
    written = json.loads(file.path.read_text(encoding="utf-8"))
    assert written["zoom"] == 3
    assert written["future"] == {"deep": ["é", None]}
    assert written["mute"] is False


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("mute", "1"),
        ("mute", '"true"'),
        ("mute", "null"),
        ("volume", "true"),
        ("volume", "101"),
        ("volume", "70.5"),
        ("volume", "-1"),
        ("volume", "1e400"),
        ("pace", '"glacial"'),
        ("pace", "{}"),
        ("pace", "[]"),
        ("table_colour", "null"),
        ("removal", '"BY_HAND"'),
        ("language", '"tlh"'),
        ("language", "7"),
        ("window_height", '"tall"'),
        ("window_width", "null"),
    ],
)
def test_a_bad_value_falls_back_alone_and_is_told_once(
    file: SettingsFile, name: str, text: str
) -> None:
    good = replace(other_settings(), **{name: getattr(Settings(), name)})
    file.save(other_settings())
    values = json.loads(file.path.read_text(encoding="utf-8")) | {name: json.loads(text)}
    file.path.write_text(json.dumps(values))

    settings, problems = file.load()

    assert settings == good
    assert [(problem.kind, problem.name) for problem in problems] == [
        (ProblemKind.SETTING_WRONG, name)
    ]
    assert problems[0].found == json.dumps(json.loads(text))
    assert SettingsFile(file.path).load() == (good, ())


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b'{"mute": true',
        b"[]",
        b"null",
        b'"mute"',
        b"\xff\xfe{}",
        b"\x00" * 100,
        b"[" * 100_000,
        b'{"volume": ' + b"9" * 10_000 + b"}",
    ],
)
def test_an_unreadable_file_is_set_aside_under_a_dated_name(
    file: SettingsFile, content: bytes
) -> None:
    file.path.write_bytes(content)

    settings, (problem,) = file.load()

    assert settings == Settings()
    assert problem.kind is ProblemKind.SETTINGS_UNREADABLE
    assert problem.set_aside is not None
    assert problem.set_aside.read_bytes() == content
    assert problem.set_aside.name.startswith("settings 2026-12-01 ")
    assert problem.set_aside.name.endswith(" unreadable.json")
    assert not file.path.exists()


def test_two_files_set_aside_in_one_second_do_not_meet(file: SettingsFile) -> None:
    for content in ("first", "second"):
        file.path.write_text(content)
        file.load()

    kept = {path.read_text() for path in file.path.parent.iterdir()}
    assert kept == {"first", "second"}


def test_a_byte_order_mark_is_no_fault(file: SettingsFile) -> None:
    file.path.write_bytes(b'\xef\xbb\xbf{"mute": true}')

    assert file.load() == (Settings(mute=True), ())


def test_a_folder_in_the_place_of_the_file_is_set_aside_too(file: SettingsFile) -> None:
    file.path.mkdir()

    settings, (problem,) = file.load()

    assert settings == Settings()
    assert problem.kind is ProblemKind.SETTINGS_UNREADABLE
    assert file.save(settings) is None


def test_a_place_that_can_hold_no_file_is_told_when_saving(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    file = SettingsFile(tmp_path / "file" / "settings.json")

    assert file.load() == (Settings(), ())
    problem = file.save(Settings())

    assert problem is not None
    assert problem.kind is ProblemKind.READ_ONLY


@contextmanager
def tiny_files() -> Iterator[None]:
    """Let no file of this process grow beyond ten bytes.

    Not even the one the test's result is written to: only what has to fail belongs in here.
    """
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def test_a_failed_save_leaves_the_old_file_and_no_other(file: SettingsFile) -> None:
    file.save(Settings(mute=True))

    with tiny_files():
        problem = file.save(Settings(mute=False))

    assert problem is not None
    assert problem.kind is ProblemKind.FAILED
    assert file.load() == (Settings(mute=True), ())
    assert [path.name for path in file.path.parent.iterdir()] == ["settings.json"]


def test_a_link_is_followed(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere.json"
    elsewhere.write_text("{}")
    link = tmp_path / "settings.json"
    link.symlink_to(elsewhere)

    SettingsFile(link).save(Settings(mute=True))

    assert link.is_symlink()
    assert json.loads(elsewhere.read_text())["mute"] is True


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from(["fast", "dark", "hand", "ru"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)
names = st.sampled_from([field.name for field in fields(Settings)]) | st.text()


@given(values=st.dictionaries(names, json_values, max_size=8))
def test_any_object_loads_and_survives_a_save(
    values: dict[str, object], tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("fuzz") / "settings.json"
    path.write_text(json.dumps(values))
    file = SettingsFile(path)

    settings, problems = file.load()
    known = {field.name for field in fields(Settings)}
    assert {problem.name for problem in problems} <= known & set(values)
    assert file.save(settings) is None

    assert SettingsFile(path).load() == (settings, ())
    unknown = {name: value for name, value in values.items() if name not in known}
    written = json.loads(path.read_text(encoding="utf-8"))
    kept = {name: written[name] for name in unknown}
    assert json.dumps(kept, sort_keys=True) == json.dumps(unknown, sort_keys=True)


@given(content=st.binary(max_size=200))
def test_any_bytes_load(content: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("fuzz") / "settings.json"
    path.write_bytes(content)

    settings, _ = SettingsFile(path).load()

    assert SettingsFile(path).save(settings) is None
