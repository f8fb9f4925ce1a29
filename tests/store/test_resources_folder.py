import sys
from pathlib import Path

import pytest

import simplesimon
from simplesimon.store.folders import resources_folder


def test_in_the_source_tree_it_lies_beside_the_package() -> None:
    folder = resources_folder()

    assert folder == Path(__file__).parents[2] / "resources"
    assert (folder / "locale" / "nl" / "LC_MESSAGES" / "simplesimon.po").is_file()


def test_in_an_installed_wheel_it_lies_inside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "simplesimon"
    (package / "resources").mkdir(parents=True)
    monkeypatch.setattr(simplesimon, "__file__", str(package / "__init__.py"))

    assert resources_folder() == package / "resources"


def test_in_a_frozen_program_it_lies_in_the_bundle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)

    assert resources_folder() == tmp_path / "resources"
