"""The package: sdist and wheel hold everything, and what they install plays like a checkout."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from game.compiled import builds
from game.locations import ROOT

pytestmark = pytest.mark.long
PATIENCE = 600
"""Seconds."""
RECORD = "tests/golden/2-seats-rows.hasp"
OPENS = """
import hashlib, sys
from pathlib import Path
import pygame
from game.program.opponents import automas
from game.scenes.app import App
app = App(automas(apart=True), (1280, 720))
app.step(0)
print(hashlib.sha256(pygame.image.tobytes(app.surface, "RGB")).hexdigest())
print(Path(sys.modules["game"].__file__).parent)
"""
"""Opens the window; prints what it shows first, and where the package lies."""
COMPILED = """
from game.compiled import builds
from game.locations import ROOT
builds.use(builds.found(ROOT))
import game.rules.state
print(game.rules.state.__file__)
assert game.rules.state.__file__.endswith((".so", ".pyd"))
"""
"""Prints which compiled module the package imports."""


class Installed:
    """An environment of its own with the package in it, and nothing of a checkout within reach."""

    def __init__(self, folder: Path, wheels: Path, extra: str) -> None:
        """Install what fits best of a folder of wheels."""
        venv.create(folder / "venv", with_pip=True)
        self.folder, self.scripts = folder, folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        pip = [self.scripts / "python", "-m", "pip", "install", "--quiet", "--find-links", wheels]
        subprocess.run([*pip, f"haspelknecht[{extra}]"], check=True, timeout=PATIENCE)

    def run(self, *command: object) -> subprocess.CompletedProcess[str]:
        """Run one of its scripts outside of any checkout."""
        words = [self.scripts / str(command[0]), *command[1:]]
        unused = {"PYTHONPATH", "HASPELKNECHT_COMPILED"}
        environment = {name: value for name, value in os.environ.items() if name not in unused}
        environment["HASPELKNECHT_HOME"] = str(self.folder / "home")
        return subprocess.run(
            list(map(str, words)),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            cwd=self.folder,
            env=environment,
        )

    def told(self, *command: object) -> str:
        """Return what one of its scripts prints; it has to end well."""
        done = self.run(*command)
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and with the wheel that is built from it alone."""
    folder = tmp_path_factory.mktemp("packages")
    build(folder)
    return folder


def build(folder: Path, *options: str, **variables: str) -> None:
    """Build packages of the checkout into a folder."""
    command = [sys.executable, "-m", "build", "--outdir", str(folder), *options, str(ROOT)]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=PATIENCE, env={**os.environ, **variables}
    )
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def installed(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("installed"), packages, "lab")


def of_checkout(root: Path, *command: str) -> str:
    """What a command of the checkout prints."""
    line = [sys.executable, *command]
    done = subprocess.run(line, capture_output=True, text=True, timeout=PATIENCE, cwd=root, check=True)
    return done.stdout


def kept(root: Path, *folders: str) -> set[str]:
    """The files that git keeps in these folders."""
    command = ["git", "ls-files", *folders]
    done = subprocess.run(command, capture_output=True, text=True, cwd=root, check=True)
    return set(done.stdout.splitlines())


def test_the_wheel_holds_the_package_and_its_drawings(root: Path, packages: Path) -> None:
    (wheel,) = packages.glob("*.whl")
    found = {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}
    drawings = {f"game/{name}" for name in kept(root, "assets")}
    assert found == kept(root, "game") | drawings


def test_the_sdist_holds_the_whole_repository(root: Path, packages: Path) -> None:
    (sdist,) = packages.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        found = {name.partition("/")[2] for name in archive.getnames()}
    assert found - {"PKG-INFO"} == kept(root)


def test_an_installed_program_plays_the_same_games(root: Path, installed: Installed) -> None:
    line = ("simulate", "--seats", "steiger,knecht", "--games", "1", "--seed", "5", "--json")
    there, here = (
        json.loads(told)
        for told in (installed.told("haspelknecht", *line), of_checkout(root, "main.py", *line))
    )
    assert there["games"] == here["games"]


def test_an_installed_program_tells_a_record(root: Path, installed: Installed) -> None:
    there = installed.told("haspelknecht", "replay", root / RECORD, "--language", "de")
    assert there == of_checkout(root, "main.py", "replay", RECORD, "--language", "de")


def test_its_window_shows_the_same(root: Path, installed: Installed) -> None:
    shown, where = installed.told("python", "-c", OPENS).splitlines()
    assert where.startswith(str(installed.folder))
    assert shown == of_checkout(root, "-c", OPENS).splitlines()[0]


def test_its_lab_reports(installed: Installed) -> None:
    report = installed.folder / "report"
    installed.told("haspelknecht", "playtest", "--games", "4", "--out", report)
    page = (report / "report.html").read_text("utf-8")
    assert "@font-face" in page and "<symbol" in page


def test_what_is_not_installed_is_told_in_one_line(installed: Installed) -> None:
    done = installed.run("haspelknecht", "ladder", "--players", "bauer,knecht", "--games", "2")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert 'pip install "haspelknecht[ladder]"' in done.stderr


def test_it_offers_no_command_that_needs_a_checkout(installed: Installed) -> None:
    told = installed.told("haspelknecht", "--help")
    assert "haspelknecht simulate" in told and "python main.py" not in told
    assert installed.run("haspelknecht", "bench").returncode == 2


def test_a_compiled_wheel_is_taken_where_it_fits(root: Path, packages: Path, tmp_path: Path) -> None:
    if builds.found(root) is None:
        pytest.skip("nothing is compiled here: `main.py compile`")
    wheels = tmp_path / "wheels"
    shutil.copytree(packages, wheels)
    build(
        wheels, "--wheel", "--no-isolation", "--skip-dependency-check", HATCH_BUILD_HOOK_ENABLE_CUSTOM="true"
    )
    assert len([*wheels.glob("*.whl")]) == 2
    installed = Installed(tmp_path / "installed", wheels, "ladder")
    assert installed.told("python", "-c", COMPILED).startswith(str(tmp_path))
    line = ("simulate", "--seats", "bauer,knecht", "--games", "2", "--seed", "5", "--json")
    there, here = (
        json.loads(told)
        for told in (installed.told("haspelknecht", *line), of_checkout(root, "main.py", *line, "--pure"))
    )
    assert there["games"] == here["games"]
