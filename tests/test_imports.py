"""The import contract of pyproject.toml: which package may know which."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CHECK = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"


def check(root: Path) -> subprocess.CompletedProcess[str]:
    """Hold the modules below a folder to the contract beside them."""
    return subprocess.run(
        [sys.executable, "-c", CHECK], cwd=root, check=False, capture_output=True, text=True
    )


def test_the_import_contract_is_kept() -> None:
    checked = check(ROOT)

    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("engine/cards.py", "import simplesimon.store"),
        ("store/settings.py", "import arcade"),
        ("ui/table.py", "import simplesimon.ui.scenes.menu"),
        ("ui/art/pips.py", "import simplesimon.ui.layout"),
    ],
)
def test_the_import_contract_tells_where_it_is_broken(
    tmp_path: Path, module: str, line: str
) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(ROOT / "simplesimon", tmp_path / "simplesimon")
    with (tmp_path / "simplesimon" / module).open("a", encoding="utf-8") as file:
        file.write(f"\n{line}\n")

    checked = check(tmp_path)

    assert checked.returncode == 1, checked.stdout + checked.stderr
    assert module.removesuffix(".py").replace("/", ".") in checked.stdout
