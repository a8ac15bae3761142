"""The folder of a playtest: nothing that was played is lost, and nothing else is touched."""

from __future__ import annotations

from pathlib import Path, PurePosixPath, PureWindowsPath

import polars as pl
import pytest

from game.automa.baselines import RandomPlayer
from game.match import Match
from game.playtest import store as store_module
from game.playtest.plan import PlaytestPlan, jobs
from game.playtest.playing import Failed, Played, play_measured
from game.playtest.store import GameStore, StoreError, failed_file
from game.rules import new_game
from game.seeds import player_seed
from game.series.code_digest import PLAYING, PLAYING_AND_COUNTING, _place, code
from game.series.schedule import Job

PLAN = PlaytestPlan(seats=("random", "random"), games=6)


@pytest.fixture(scope="module")
def played() -> list[Played | Failed]:
    return list(map(play_measured, jobs(PLAN)))


def kept(folder: Path, results: list[Played | Failed], resume: bool = False) -> GameStore:
    store = GameStore(PLAN, folder, resume)
    for result in results:
        store.add(result)
    store.flush()
    return store


def test_games_come_back_in_the_order_of_the_plan(tmp_path: Path, played: list[Played | Failed]) -> None:
    store = kept(tmp_path / "out", played[::-1])
    store.finish()
    found = pl.read_parquet(tmp_path / "out" / store_module.GAMES)
    assert found["game"].to_list() == [game for game in range(6) for _ in range(2)]
    assert found["seat"].to_list() == [1, 2] * 6
    assert found.equals(store.table())
    assert not (tmp_path / "out" / store_module.PARTS).exists()


def test_what_a_killed_run_wrote_is_there_for_the_next(tmp_path: Path, played: list[Played | Failed]) -> None:
    kept(tmp_path, played[:4])
    store = GameStore(PLAN, tmp_path, resume=True)
    assert [store.has(job) for job in jobs(PLAN)] == [True] * 4 + [False] * 2
    for result in played[4:]:
        store.add(result)
    store.finish()
    assert store.table().equals(kept(tmp_path / "other", played).table())


def test_a_finished_playtest_can_be_enlarged(tmp_path: Path, played: list[Played | Failed]) -> None:
    kept(tmp_path, played).finish()
    more = PlaytestPlan(seats=PLAN.seats, games=9)
    store = GameStore(more, tmp_path, resume=True)
    assert [job.number for job in jobs(more) if not store.has(job)] == [6, 7, 8]


def test_a_folder_with_a_playtest_is_not_overwritten(tmp_path: Path, played: list[Played | Failed]) -> None:
    kept(tmp_path, played)
    with pytest.raises(StoreError, match="lab-store-holds-playtest"):
        GameStore(PLAN, tmp_path)


def test_another_playtest_is_not_gone_on_with(tmp_path: Path, played: list[Played | Failed]) -> None:
    kept(tmp_path, played)
    with pytest.raises(StoreError, match=r"lab-store-option.*'seed'.*'1'.*'2'"):
        GameStore(PlaytestPlan(seats=PLAN.seats, games=6, seed=2), tmp_path, resume=True)


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear me")
    with pytest.raises(StoreError, match="lab-store-other-files"):
        GameStore(PLAN, tmp_path)


def test_a_ruleset_that_was_changed_is_noticed(tmp_path: Path) -> None:
    draft = tmp_path / "draft.toml"
    draft.write_text("[water]\n")
    plan = PlaytestPlan(seats=PLAN.seats, rulesets=(str(draft),))
    GameStore(plan, tmp_path / "out")
    draft.write_text("[pinge]\nbonus = [9, 9, 9]\n")
    with pytest.raises(StoreError, match="lab-store-ruleset-changed"):
        GameStore(plan, tmp_path / "out", resume=True)


def test_other_files_among_the_parts(tmp_path: Path, played: list[Played | Failed]) -> None:
    """A copy under another name is left alone, and one that holds no games is told."""
    kept(tmp_path, played[:2])
    (part,) = (tmp_path / store_module.PARTS).glob("*.parquet")
    part.with_name("000000 (copy).parquet").write_bytes(b"a copy")
    assert GameStore(PLAN, tmp_path, resume=True).has(next(jobs(PLAN)))
    pl.DataFrame({"other": [1]}).write_parquet(part)
    with pytest.raises(StoreError, match=r"lab-store-unread-games.*arm, game, seat"):
        GameStore(PLAN, tmp_path, resume=True)


def test_a_plan_nested_beyond_all_bounds_is_told(tmp_path: Path) -> None:
    (tmp_path / store_module.RUN).write_text('{"deep": ' + 20_000 * "[" + 20_000 * "]" + "}", "utf-8")
    with pytest.raises(StoreError, match="lab-store-unread-plan"):
        GameStore(PLAN, tmp_path, resume=True)


def test_a_disk_that_is_full_at_once_leaves_nothing_in_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, text: object) -> None:
        raise OSError(28, "No space left on device", str(path))

    with monkeypatch.context() as disk:
        disk.setattr(store_module, "write_whole", full)
        with pytest.raises(StoreError):
            GameStore(PLAN, tmp_path / "out")
    GameStore(PLAN, tmp_path / "out")


def test_a_game_that_failed_leaves_its_record(tmp_path: Path) -> None:
    failed = Failed(next(jobs(PLAN)), "ValueError: no", "Haspelknecht record 2\n")
    store = kept(tmp_path, [failed])
    assert store.failed == [failed]
    assert (tmp_path / failed_file(failed)).read_text() == failed.record
    assert not store.has(failed.job)


def test_a_full_disk_loses_nothing_that_was_played(
    tmp_path: Path, played: list[Played | Failed], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(frame: pl.DataFrame, path: Path) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(store_module, "_write", full)
    store = GameStore(PLAN, tmp_path)
    for result in played:
        store.add(result)
    with pytest.raises(OSError, match="No space"):
        store.flush()
    assert len(store.table()) == 12
    monkeypatch.undo()
    store.flush()
    assert len(GameStore(PLAN, tmp_path, resume=True).table()) == 12


def test_without_a_folder_all_is_kept_in_memory(played: list[Played | Failed]) -> None:
    store = GameStore(PLAN, None)
    for result in played:
        store.add(result)
    store.finish()
    assert len(store.table()) == 12


def test_a_folder_is_of_the_code_that_says_which_games_are_played_and_how() -> None:
    """So a run is not gone on with by another schedule, other rules or other players."""
    rooms = {thing.__module__.split(".")[1] for thing in (Job, play_measured, new_game, RandomPlayer)}
    assert rooms <= set(PLAYING_AND_COUNTING)
    modules = {thing.__module__.split(".")[1] + ".py" for thing in (Match, player_seed)}
    assert modules <= set(PLAYING) and code(*PLAYING) != code(*sorted(set(PLAYING) - modules))


def test_the_order_of_files_is_the_same_on_every_system() -> None:
    """So that a playtest is gone on with on another: there the code is the same."""
    unix = [PurePosixPath("game/rules/a/b.py"), PurePosixPath("game/rules/aB.py")]
    windows = [PureWindowsPath(path) for path in unix]
    assert [_place(path) for path in windows] == [_place(path) for path in unix]  # type: ignore[arg-type]
