"""Every scene, step and moment, in every language, at the usual sizes: no text leaves its panel or is
shortened, no two overlap, no picture is missing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, ClassVar

import pygame
import pytest

from game.automa import named
from game.languages import LANGUAGES
from game.match import Decision, Match
from game.rules import Setup
from game.rules.message import message
from game.rules.moves import Move
from game.rules.state import GameState
from game.rules.terms import Step
from game.scenes.app.loop import App
from game.scenes.play.scene import Play
from game.table.canvas import Canvas, TextMark
from game.table.layout import arrange
from game.table.picture import Picture
from game.table.table import draw_table
from game.table.theme import LARGE_STEP, STEPS, USUAL, Theme
from game.words import words_of
from tests.posed import screenshots
from tests.scenes.tables import BOTH, LOG, SITTERS, after, begun, crowded
from tests.scenes.weigher import REASONS, weighed
from tests.scenes.written import LONGEST, wrong

SIZES = [(1280, 720), (1920, 1080)]
LOOKS = [*product(SIZES, LANGUAGES)]
ALWAYS = [(SIZES[0], LONGEST), (SIZES[1], "en")]
THOROUGH_TYPE = pytest.param("largest", "fr", marks=pytest.mark.thorough)
CERTAIN = {
    "title", "settings", "learn", "lesson-goal", "lesson-goal-wrong", "lesson-disks", "lesson-disks-wrong",
    "first-game", "first-game-explained",
    "rules-guide-workers", "rules-guide-developments", "rules-M5", "rules-31", "rules-search",
    "not-saved", "not-saved-menu", "not-saved-question", "saved-games-states",
    "saved-game-damaged", "saved-game-taken", "title-notice",
    "new-game-2-seats", "new-game-4-seats", "new-game-modules", "new-game-by-hand",
    "new-game-levels", "new-game-more",
    "taking-1", "taking-1-tile", "planning", "planning-drag", "planning-refused", "planning-draft", "working",
    "working-refused",
    "working-mining", "winter-storage", "winter-over", "late", "result", "3-seats-planning", "4-seats-taking",
    "taking-1-keys", "taking-1-keys-tile", "taking-1-called", "taking-2-undo", "undo-practice", "since-chip",
    "since-played", "since-moment", "menu-keys", "menu-seats", "planning-alike", "planning-keys-hand",
    "planning-keys-field", "planning-keys-button", "planning-unused", "working-unused", "mining-unused",
    "working-keys-badge", "working-keys-undo", "replay-why", "replay-menu", "replay-play-on",
    "result-practice",
    "result-lines",
    "result-lost",
    "why", "advice", "3-seats-why", "4-seats-why", "valley-why", "valley-advice",
    "replay-begin", "replay", "replay-timeline", "replay-other-seat", "replay-winter", "replay-log",
    "replay-end", "replay-scoring", "replay-valley", "saved-games",
    "curtain", "menu", "title-go-on", "valley-planning", "valley-late", "valley-gift",
    "valley-markers", "valley-colour", "valley-prop", "valley-kiepenkerl", "valley-receiver", "valley-bonus",
    "moment-acquisition", "moment-acquisition-building", "moment-acquisition-black",
    "moment-acquisition-others", "moment-cave-in", "moment-cave-in-title", "moment-cave-in-others",
    "moment-reeling", "moment-section", "moment-iron", "moment-lease-paid", "moment-lease-failed",
    "moment-at-work", "playtest-chip", "playtest-note", "playtest-note-own", "playtest-questions",
    "playtest-menu",
    "playtest-folder", "playtest-replay", "playtest-run", "playtest-moment",
}  # fmt: skip


class Replayer:
    """A player for every seat of a window: decides as the same game was decided before, so that the games of
    the pictures are thought out once and not for every size."""

    name = "replayer"
    apps: ClassVar[list[App]] = []
    games: ClassVar[dict[tuple[int, int, str | None], list[Move]]] = {}

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        match = next(scene for scene in self.apps[-1].stack if isinstance(scene, Play)).match
        at = len(match.moves)
        if view.step == Step.PLANNING and view.to_move is not None:
            laid = match.state.seats[view.to_move].plan
            at += len(view.seats[view.to_move].plan) - len(laid)
        move = self._game(match.setup)[at]
        assert move in moves
        others = [other for other in moves if other != move]
        return Decision(move, REASONS, weighed([move, *others]) if others else ())

    def _game(self, setup: Setup) -> list[Move]:
        """The moves of a game: of two seats as the best automa plays it, of more as chance does."""
        key = (setup.seats, setup.seed, setup.layout)
        if key not in self.games:
            make = named("bauer" if setup.seats == 2 and setup.seed < 50 else "random")
            match = Match(setup, [make(seat) for seat in range(setup.seats)])
            while match.advance():
                pass
            self.games[key] = match.moves
        return self.games[key]


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "language"),
    [*ALWAYS, *(pytest.param(*at, marks=pytest.mark.thorough) for at in LOOKS if at not in ALWAYS)],
    ids=lambda value: value if isinstance(value, str) else f"{value[0]}x{value[1]}",
)
def test_every_scene_and_step(size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert look_at_all(size, language, USUAL, monkeypatch) >= CERTAIN


@pytest.mark.long
@pytest.mark.parametrize(("text", "language"), [("largest", LONGEST), THOROUGH_TYPE])
def test_every_scene_and_step_in_larger_type(
    text: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert look_at_all(SIZES[0], language, text, monkeypatch) >= CERTAIN


@pytest.mark.long
def test_every_menu_in_the_largest_type(monkeypatch: pytest.MonkeyPatch) -> None:
    for part in ("_two_seats", "_more_seats", "_valley", "_hot_seat"):
        monkeypatch.setattr(screenshots, part, lambda *camera: None)
    assert "settings" in look_at_all(SIZES[0], LONGEST, "largest", monkeypatch)


@pytest.mark.parametrize(("seats", "modules"), [(2, frozenset[str]()), (3, frozenset({"black"})), (4, BOTH)])
def test_a_crowded_table_in_the_largest_type(seats: int, modules: frozenset[str]) -> None:
    state, marks = crowded(after(60, begun(seats, modules))), list[TextMark]()
    theme = Theme(SIZES[0], words_of(LONGEST), "largest")
    picture = Picture(state, SITTERS[:seats], prompt="…", button=message("play-button-planned"), log=LOG)
    draw_table(Canvas(pygame.Surface(SIZES[0]), theme, marks), arrange(state.box, SIZES[0]), picture)
    assert wrong(marks) == [] and max(mark.size for mark in marks) == STEPS["largest"][LARGE_STEP]


def look_at_all(size: tuple[int, int], language: str, text: str, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Look at every scene and step in type of this size, find nothing wrong, and return their names."""
    marks: list[TextMark] = []
    bad: dict[str, list[str]] = {}
    seen: set[str] = set()

    def look(name: str) -> None:
        seen.add(name)
        assert len(marks) >= 3, name
        if problems := wrong(marks):
            bad[name] = problems

    pose_all(monkeypatch, size, look, ledger=marks, language=language, text=text)
    assert bad == {}
    return seen


def pose_all(
    patch: pytest.MonkeyPatch, size: tuple[int, int], look: Callable[[str], None], **more: Any
) -> None:
    """Pose every picture, and have each looked at as `Replayer.apps[-1]` shows it."""

    def open_app(*arguments: Any, **options: Any) -> App:
        Replayer.apps[:] = [App(*arguments, **options)]
        return Replayer.apps[-1]

    patch.setattr(screenshots, "App", open_app)
    patch.setattr(screenshots, "GAMES", 1)
    patch.setattr("game.scenes.saving.files.os.fsync", lambda file: None)
    screenshots.write(None, size, {"replayer": Replayer}, seen=look, **more)
