"""Build the frozen program and try it: ``python -m tests.packaging_test``.

It is started on a virtual screen with an empty home, from another folder than its own, after it
was moved away from where it was built. Not a part of ``tests/run``: it takes a minute or two and
needs the tools of the extra ``dev``. ``--picture FILE`` keeps what was seen.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.e2e.smoke import smoke

RESOURCES = Path(__file__).parents[1] / "resources"
SPEC = RESOURCES / "packaging" / "simplesimon.spec"
NOT_FOR_PLAYERS = {"icons", "packaging", "pictures"}
CODE = "SS1-S4-AAAAABD"


def build(folder: Path) -> Path:
    """Build the program and move it elsewhere; return where its folder is."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(folder / "dist"), "--workpath", str(folder / "work"), str(SPEC)]
    subprocess.run(command, check=True)
    shutil.rmtree(folder / "work")
    return Path(shutil.move(folder / "dist" / "simplesimon", folder / "moved"))


def files_in(folder: Path) -> set[Path]:
    """Return the files of a folder and its folders, by their paths in it."""
    return {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}


def answer(program: Path, *arguments: str) -> str:
    """Return what the program prints, with Dutch words."""
    environment = {**os.environ, "LANGUAGE": "nl"}
    command = [str(program), *arguments]
    return subprocess.run(
        command, check=True, capture_output=True, text=True, cwd="/", env=environment
    ).stdout


def main() -> int:
    """Build and try; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--picture", type=Path, help="a file for what was seen")
    arguments = parser.parse_args()
    with TemporaryDirectory() as temporary:
        folder = build(Path(temporary))
        program = folder / "simplesimon"
        files = files_in(folder)
        size = sum((folder / path).stat().st_size for path in files) / 1e6
        print(f"{len(files)} files, {size:.0f} MB")
        assert json.loads(answer(program, "deal", CODE, "--json"))["code"] == CODE
        assert "Gebruik:" in answer(program, "--help"), "the catalogues are missing"
        assert files_in(folder / "_internal" / "resources") == {
            path for path in files_in(RESOURCES) if path.parts[0] not in NOT_FOR_PLAYERS
        }
        for start in ([], [CODE]):
            wrong = smoke([str(program), *start], picture=arguments.picture)
            assert not wrong, wrong
    print("The frozen program starts, deals, is painted and closes.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
