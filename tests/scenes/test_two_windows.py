"""Two windows never lose each other's moves: a game lies on one table at a time, and no file is shared."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pygame
import pytest
from filelock import FileLock

from game.automa.baselines import RandomPlayer
from game.match import Match
from game.rules import Setup
from game.rules.moves import Lay
from game.rules.record import read_record
from game.rules.terms import Step
from game.scenes.play.scene import Play
from game.scenes.replay.history import History
from game.scenes.replay.scene import Replay
from game.scenes.saved_games.opening import Unopened
from game.scenes.saving.chairs import Chair
from game.scenes.saving.claim import Claim, InUse, lock_of
from game.scenes.stage.moving import NOBODY
from game.scenes.title import Title
from tests.scenes.kept import PLAYED, at_title, games, opened, record, saved
from tests.scenes.sitting import window
from tests.scenes.windows import another_window, process

OFTEN = [40, pytest.param(400, marks=pytest.mark.long)]
WRITES_ONE_FILE = """
import os, sys
from pathlib import Path
from game.scenes.saving.files import write_safely
os.fsync = lambda handle: None
for i in range(int(sys.argv[3])):
    write_safely(Path(sys.argv[1]), sys.argv[2] + str(i))
"""
MAKES_GAMES = """
import sys
from pathlib import Path
from game.scenes.saving.played_order import PlayedOrder
from game.scenes.saving.savefile import SaveFile
folder = Path(sys.argv[1])
for i in range(int(sys.argv[3])):
    file = SaveFile(folder, PlayedOrder(folder))
    file.write(sys.argv[2] + str(i))
    file.close()
"""
PLAYS_WITHOUT_LOCKS = """
import sys
from pathlib import Path
from game.scenes.saving.played_order import PlayedOrder
from game.scenes.saving.savefile import SaveFile
path = Path(sys.argv[1])
file = SaveFile(path.parent, PlayedOrder(path.parent), path)
print("open", flush=True)
sys.stdin.readline()
for i in range(int(sys.argv[3])):
    file.write(sys.argv[2] + str(i))
"""


rule = pytest.mark.rule


def both(code: str, folder: Path, times: int) -> None:
    """Run it in two processes at once; neither may fail."""
    for one in [process(code, folder, who, times) for who in ("a", "b")]:
        _, told = one.communicate("\n", timeout=120)
        assert (one.returncode, told) == (0, "")


# -- two processes --------------------------------------------------------------------------------------


@pytest.mark.parametrize("times", OFTEN)
def test_two_processes_write_one_file_and_neither_fails(tmp_path: Path, times: int) -> None:
    path = tmp_path / "settings.json"
    both(WRITES_ONE_FILE, path, times)
    assert path.read_text() in (f"a{times - 1}", f"b{times - 1}")
    assert [one.name for one in tmp_path.iterdir()] == ["settings.json"]


@pytest.mark.parametrize("times", OFTEN)
def test_two_processes_make_games_and_none_is_lost(tmp_path: Path, times: int) -> None:
    both(MAKES_GAMES, tmp_path, times)
    assert games(tmp_path) == sorted(f"{who}{i}" for who in "ab" for i in range(times))
    assert {path.suffix for path in tmp_path.iterdir()} == {".hasp", ".txt"}


@pytest.mark.long
@pytest.mark.parametrize("times", OFTEN)
def test_without_locks_two_windows_part_instead_of_losing_moves(tmp_path: Path, times: int) -> None:
    path = tmp_path / "game.hasp"
    path.write_text("begun")
    windows = [process(PLAYS_WITHOUT_LOCKS, path, who, times) for who in ("a", "b")]
    for other in windows:
        assert other.stdout is not None and other.stdout.readline() == "open\n"
    for other in windows:
        assert other.stdin is not None
        other.stdin.write("\n")
        other.stdin.flush()
    assert [other.communicate(timeout=120)[1] for other in windows] == ["", ""]
    assert {f"a{times - 1}", f"b{times - 1}"} <= set(games(tmp_path))


# -- claims ---------------------------------------------------------------------------------------------


def test_a_game_on_a_table_in_another_window_is_in_use(tmp_path: Path) -> None:
    path = tmp_path / "game.hasp"
    with another_window(path), pytest.raises(InUse):
        Claim.take(path)


def test_a_lock_ends_with_its_process_however_that_ends(tmp_path: Path) -> None:
    path = tmp_path / "game.hasp"
    with another_window(path) as window:
        window.kill()
        window.wait()
    Claim.take(path).release()
    assert list(tmp_path.iterdir()) == []


def test_a_game_lies_on_one_table_of_a_window_and_is_free_once_it_is_left(tmp_path: Path) -> None:
    path = tmp_path / "game.hasp"
    claim = Claim.take(path)
    assert claim.locks and lock_of(path).exists()
    with pytest.raises(InUse):
        Claim.take(path)
    claim.release()
    Claim.take(path).release()
    assert not lock_of(path).exists()


@pytest.mark.parametrize("error", [errno.EROFS, errno.ENOLCK, errno.ENOSYS, errno.EACCES, errno.ENOSPC])
def test_where_the_system_gives_no_locks_everybody_may_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    def refuse(lock: FileLock, *arguments: Any, **named: Any) -> None:
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr(FileLock, "acquire", refuse)
    claim = Claim.take(tmp_path / "game.hasp")
    assert not claim.locks
    claim.release()


@pytest.mark.skipif(os.name == "nt", reason="locks are another call there")
@pytest.mark.parametrize("error", [errno.ENOSYS, errno.ENOLCK, errno.EOPNOTSUPP])
def test_a_file_system_without_locks_is_left_without_files_that_stand_for_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    """Such a file would outlive its window: the game could never be gone on with."""

    def refuse(*arguments: object) -> None:
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr("fcntl.flock", refuse)
    claim = Claim.take(tmp_path / "game.hasp")
    assert not claim.locks and list(tmp_path.iterdir()) == []
    claim.release()


def test_a_folder_that_is_not_there_keeps_nobody_from_playing(tmp_path: Path) -> None:
    claim = Claim.take(tmp_path / "none" / "game.hasp")
    assert not claim.locks
    claim.release()


# -- on another table -----------------------------------------------------------------------------------


@pytest.mark.long
def test_a_game_on_another_table_can_be_looked_at_or_played_on_a_copy() -> None:
    path = saved(record())
    before = path.read_bytes()
    with another_window(path):
        hand = at_title()
        hand.button("Play")
        assert isinstance(hand.app.scene, Unopened)
        hand.button("Watch")
        assert isinstance(hand.app.scene, Replay)
        history = hand.app.scene.history
        hidden = read_record(record()).moves[
            history.last :
        ]  # the plan that is being laid in the other window
        assert len(hidden) == PLAYED - history.last and all(isinstance(move, Lay) for move in hidden)
        hand.key(27)
        assert isinstance(hand.app.scene, Unopened)
        hand.button("Play on a copy")
        assert isinstance(hand.app.scene, Play) and len(hand.play.match.turns) >= PLAYED
        assert hand.play.match.practice, "its draws tell those of the other"
        assert hand.play.session.path not in (None, path) and path.read_bytes() == before


PEOPLE = (Chair("Anna", 2), Chair("Ben", 0))


def half_planned(humans: int) -> str:
    """A game in which one seat has laid its plan and the other lays one."""
    match = Match(Setup(seats=2, seed=3), [RandomPlayer(1), RandomPlayer(2)])
    while match.state.step != Step.PLANNING or match.turns[-1].seat == match.state.to_move:
        match.advance()
    match.advance()
    chairs = [
        chair if seat < humans else Chair(chair.name, chair.colour, "random", 1)
        for seat, chair in enumerate(PEOPLE)
    ]
    return match.text([chair.line() for chair in chairs])


@pytest.mark.parametrize("humans", [0, 1, 2])
def test_who_looks_on_from_another_window_sees_no_plan_that_is_hidden_there(humans: int) -> None:
    text = half_planned(humans)
    path = saved(text)
    with another_window(path):
        hand = at_title()
        hand.button("Play")
        hand.button("Watch")
        assert isinstance(hand.app.scene, Replay)
        history = hand.app.scene.history
        laid = [turn for turn in history.match.turns if isinstance(turn.decision.move, Lay)]
        assert bool(laid) == (humans == 0)
        assert history.match.state.step == Step.PLANNING and history.record.state.step == Step.PLANNING
        hand.key(pygame.K_END)
        hand.step()


def replayed(match: Match) -> Replay:
    """A game of two people as it is stepped through from the list."""
    history = History.of_game(read_record(match.text([chair.line() for chair in PEOPLE])), "a game")
    return Replay(window().context, history)


@rule("R-26")
def test_who_looks_on_from_another_window_sees_no_bonus_marker() -> None:
    setup = Setup(seats=2, seed=3, modules=frozenset({"black"}))
    match = Match(setup, [RandomPlayer(1), RandomPlayer(2)])
    for _ in range(PLAYED):
        match.advance()
    assert replayed(match).viewer == NOBODY
    finished = Match(setup, [RandomPlayer(1), RandomPlayer(2)])
    while finished.advance():
        pass
    assert replayed(finished).viewer is None


def test_once_the_other_window_is_gone_the_game_goes_on() -> None:
    path = saved(record())
    with another_window(path) as window:
        hand = at_title()
        hand.button("Play")
        hand.button("Back")
        assert isinstance(hand.app.scene, Title)
        window.kill()
        window.wait()
        hand.button("Play")
        assert hand.play.session.path == path


def test_looking_back_at_a_finished_game_needs_no_lock() -> None:
    path = saved(record(1_000))
    with another_window(path):
        hand = opened()
        assert isinstance(hand.app.scene, Replay)


def test_a_game_is_free_again_once_its_table_is_left() -> None:
    path = saved(record())
    hand = at_title()
    hand.button("Play")
    assert os.path.exists(path.with_name(".game.hasp.lock"))
    hand.click(hand.play.stage.layout.ribbon.menu.center)
    hand.button("Leave to the title")
    assert not os.path.exists(path.with_name(".game.hasp.lock"))
    hand.button("Play")
    assert isinstance(hand.app.scene, Play)
