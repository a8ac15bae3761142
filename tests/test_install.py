"""The set-up that `python3 main.py` does for a newcomer, with tiny packages in place of the real ones."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from game import install

MAIN = """\
import sys
from pathlib import Path
from game import install
try:
    install.ensure(Path(__file__).parent)
except install.SetupFailed as problem:
    print(problem, file=sys.stderr)
    sys.exit(2)
import tiny
print(tiny.WORD, sys.argv[1:])
"""


def a_clone(folder: Path, dependencies: str) -> Path:
    """A small project with the game's own install.py, which needs these packages instead."""
    (folder / "game").mkdir(parents=True)
    (folder / "game" / "__init__.py").touch()
    shutil.copy(install.__file__, folder / "game" / "install.py")
    (folder / "main.py").write_text(MAIN)
    (folder / "pyproject.toml").write_text(f"[project]\ndependencies = [{dependencies}]\n")
    return folder


def a_wheel(folder: Path, name: str, word: str) -> None:
    """A wheel by hand: a module with one word in it."""
    info = f"{name}-1.0.dist-info"
    files = {
        f"{name}.py": f"WORD = {word!r}\n",
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{path},,\n" for path in [*files, f"{info}/RECORD"])
    with zipfile.ZipFile(folder / f"{name}-1.0-py3-none-any.whl", "w") as wheel:
        for path, text in {**files, f"{info}/RECORD": record}.items():
            wheel.writestr(path, text)


def start(folder: Path, *arguments: str, wheels: Path) -> subprocess.CompletedProcess[str]:
    """Start that project as a newcomer does, its packages coming from a folder."""
    environment = {**os.environ, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(wheels)}
    command = [sys.executable, str(folder / "main.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment, cwd=wheels)


def leave_a_dead_environment(venv: Path) -> None:
    """What is left of one whose Python has gone since, or that was never finished."""
    python = install.python_of(venv)
    python.parent.mkdir(parents=True)
    python.write_text("not a Python any more")
    assert not install.can_install(python)
    assert install.can_install(Path(sys.executable))


def test_the_first_start_installs_and_the_next_ones_cost_nothing(tmp_path: Path) -> None:
    clone = a_clone(tmp_path / "a clone", '"tiny>=1.0"')
    a_wheel(tmp_path, "tiny", "hello")
    leave_a_dead_environment(clone / ".venv")
    first = start(clone, "one", "two words", wheels=tmp_path)
    assert (first.returncode, first.stdout) == (0, "hello ['one', 'two words']\n"), first.stderr
    assert "Setting up" in first.stderr
    assert (clone / ".venv" / "installed.txt").read_text() == "tiny>=1.0\n"
    second = start(clone, wheels=tmp_path)
    assert (second.stdout, second.stderr) == ("hello []\n", "")

    (clone / "pyproject.toml").write_text('[project]\ndependencies = ["tiny>=1.0", "more>=1.0"]\n')
    failed = start(clone, wheels=tmp_path)
    assert failed.returncode == 2
    assert "No matching distribution found for more>=1.0" in failed.stderr.splitlines()[-1]
    a_wheel(tmp_path, "more", "word")
    third = start(clone, wheels=tmp_path)
    assert third.returncode == 0 and "Installing 2 packages" in third.stderr


def test_what_is_already_here_is_not_installed_again(root: Path) -> None:
    install.ensure(root, ("test",))
    assert install.satisfied(["pytest>=7.0"])
    assert not install.satisfied(["pytest>=7.0", "no-such-package>=0.1"])
    assert not install.satisfied(["pytest>=999.0"])
    assert not install.satisfied(["pytest==7.0"]), "what cannot be judged here is left to pip"


def test_an_old_python_gets_a_sentence(root: Path) -> None:
    with pytest.raises(install.SetupFailed, match=r"needs Python 3\.11 or newer and this is 3\.9"):
        install.check_python((3, 9))


@pytest.mark.parametrize("text", [None, "no toml at all [", "[project]\n"])
def test_a_broken_pyproject_gets_a_sentence(tmp_path: Path, text: str | None) -> None:
    if text is not None:
        (tmp_path / "pyproject.toml").write_text(text)
    with pytest.raises(install.SetupFailed, match=r"pyproject\.toml .* cannot be read"):
        install.requirements(tmp_path, ())


def test_a_folder_that_cannot_hold_an_environment_gets_a_sentence(tmp_path: Path) -> None:
    clone = a_clone(tmp_path / "clone", '"tiny>=1.0"')
    (clone / ".venv").write_text("a file is in the way")
    failed = start(clone, wheels=tmp_path)
    assert failed.returncode == 2
    assert "no virtual environment could be made" in failed.stderr.splitlines()[-1]
    assert "Traceback" not in failed.stderr
