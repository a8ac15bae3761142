"""What holds for every test: no real window or sound, English, and a home for saves and settings."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import lru_cache
from io import BytesIO
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

import game.rules.state  # noqa: F401  # the tests of a process all use the rules that it began with
from game import install, program
from game.compiled import builds

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["HASPELKNECHT_IDLE_BUILD"] = "no"  # no window compiles because nobody plays at it
os.environ["LC_ALL"] = "C.UTF-8"  # tests read English, whatever the system speaks
settings.register_profile("patient", deadline=None)  # a busy machine is no fault of the code
settings.load_profile("patient")

PATIENCE = 10.0
HOMES = count()
ROOT = Path(__file__).resolve().parent.parent


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Thousands of tests stay for the whole run: nobody looks through them for what could be thrown away."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000)
        gc.enable()


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """Runs a command in this process: gives exit code, stdout, stderr."""

    def command(*arguments: object) -> tuple[int, str, str]:
        try:
            code = program.main([str(argument) for argument in arguments])
        except SystemExit as ended:
            code = int(ended.code or 0)
        return code, *capsys.readouterr()

    return command


@pytest.fixture
def uncompiled() -> None:
    """For a test that puts something into a module in place of what compiled modules call directly."""
    if builds.used():
        pytest.skip("speaks of pure Python alone")


@pytest.fixture
def root() -> Path:
    """The folder of main.py."""
    return ROOT


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves and settings of the player who runs the tests stay untouched; most tests write none."""
    home = tmp_path_factory.getbasetemp() / f"home-{next(HOMES)}"
    monkeypatch.setenv("HASPELKNECHT_HOME", str(home))
    monkeypatch.setenv("LOGNAME", "anna")  # and so does their name
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")  # pettingzoo names another one when it is imported


@pytest.fixture(autouse=True)
def _nothing_is_installed_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that lacks a package says so: an installation would change those that other tests use."""
    build = install.build

    def elsewhere(venv: Path, wanted: Sequence[str]) -> None:
        assert venv != ROOT / ".venv", f"tests need more than the extras of their command: {wanted}"
        build(venv, wanted)

    monkeypatch.setattr(install, "build", elsewhere)


@pytest.fixture(scope="session", autouse=True)
def _drawings_are_read_once() -> Iterator[None]:
    """Each window reads its drawings anew: in tests one of a size is read once for all of them."""
    import pygame  # once the environment says that there is no window

    read = pygame.image.load_sized_svg

    @lru_cache(maxsize=2000)
    def kept(source: str | bytes, size: tuple[int, int]) -> pygame.Surface:
        return read(source if isinstance(source, str) else BytesIO(source), size)

    def copied(source: str | BytesIO, size: tuple[int, int]) -> pygame.Surface:
        return kept(source.getvalue() if isinstance(source, BytesIO) else source, size).copy()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", copied)
        yield


@pytest.fixture(autouse=True)
def _no_game_is_left_open() -> Iterator[None]:
    """What a test played is let go of: the threads that save it end, and its lock."""
    yield
    keeper = sys.modules.get("game.scenes.saving.keeper")
    if keeper is not None:
        keeper.settle(PATIENCE)
    painter = sys.modules.get("game.table.painter")
    if painter is not None:
        painter.drop()
