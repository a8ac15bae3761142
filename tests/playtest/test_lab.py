"""The lab as a whole: the same question gets the same answer, and what is planted is found."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from game import program
from game.automa.baselines import RandomPlayer
from game.playtest import PlanError, StoreError, Summary, playing, playtest, store
from game.playtest.run import INTERRUPTED, Progress
from game.rules import replay
from game.rules.moves import Move
from game.rules.player import Decision
from game.rules.state import GameState
from game.seeds import player_seed
from tests.english import each, english
from tests.rules.helpers import setup_refused

QUICK = ("knecht", "knecht")
CHANCE = ("random", "random")


class Raising:
    """Plays nothing."""

    name = "raising"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        raise RuntimeError("no")


class CtrlC(Progress):
    """Presses it after so many games."""

    def __init__(self, games: int) -> None:
        self.left = games

    def played(self, result: object) -> None:
        self.left -= 1
        if not self.left:
            raise KeyboardInterrupt


def ruleset(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def told(summary: Summary) -> str:
    return " ".join(each(finding.sentence for finding in summary.findings))


def files(folder: Path) -> dict[str, Any]:
    """The figures of a report without what differs from run to run."""
    found = json.loads((folder / "summary.json").read_text())
    return {key: value for key, value in found.items() if key != "command"}


@pytest.mark.long
def test_the_same_command_gives_the_same_report_for_any_jobs(tmp_path: Path) -> None:
    for name, jobs in (("one", 1), ("two", 2)):
        playtest(games=8, seats=("knecht", "greedy"), out=tmp_path / name, jobs=jobs)
    assert files(tmp_path / "one") == files(tmp_path / "two")
    one, two = (pl.read_parquet(tmp_path / name / "games.parquet") for name in ("one", "two"))
    assert one.equals(two)


@pytest.mark.long
def test_an_interrupted_run_goes_on_to_the_same_end(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    playtest(games=12, seats=QUICK, out=whole, jobs=1)
    first = playtest(games=12, seats=QUICK, out=parts, jobs=1, progress=CtrlC(5))
    assert first.trouble == INTERRUPTED
    assert first.arms[0].games == 5
    second = playtest(games=12, seats=QUICK, out=parts, jobs=1, resume=True)
    assert not second.trouble
    assert files(parts) == files(whole)


@pytest.mark.long
def test_records_of_games_worth_seeing_replay_to_their_scores(tmp_path: Path) -> None:
    summary = playtest(games=12, seats=QUICK, out=tmp_path / "out", jobs=1)
    assert len(summary.worth_seeing) >= 3
    for worth in summary.worth_seeing:
        _, _, state = replay((tmp_path / "out" / worth.file).read_text())
        assert tuple(seat.score for seat in state.seats) == worth.scores


@pytest.mark.long
def test_a_copy_of_the_base_under_another_name_is_equal(tmp_path: Path) -> None:
    copy = ruleset(tmp_path, "")
    for seed in range(1, 1001, 50):
        summary = playtest(games=4, seats=CHANCE, ruleset=copy, against="base", seed=seed, jobs=1)
        assert not summary.findings
        assert not any(figure.real for figure in summary.figures)


@pytest.mark.long
def test_a_tile_that_gives_too_much_is_found_and_named(tmp_path: Path) -> None:
    draft = ruleset(tmp_path, "[tile.12]\neffects = [{ gain = { vp = 3 } }]\n")
    summary = playtest(games=60, seats=QUICK, ruleset=draft, against="base", jobs=1)
    assert "Barn" in told(summary)


@pytest.mark.long
def test_a_seat_that_starts_with_a_thaler_is_found_and_named(tmp_path: Path) -> None:
    draft = ruleset(tmp_path, "[start]\nthaler = [2, 0]\n")
    summary = playtest(games=60, seats=QUICK, ruleset=draft, against="base", jobs=1)
    assert "seat 1" in told(summary).lower()


@pytest.mark.long
def test_a_colour_too_scarce_is_found_and_named(tmp_path: Path) -> None:
    draft = ruleset(tmp_path, "[disks.2]\nblack = 4\n")
    summary = playtest(games=60, seats=QUICK, ruleset=draft, against="base", jobs=1)
    assert "black" in told(summary)


@pytest.mark.long
def test_it_goes_on_until_the_interval_is_narrow_and_no_longer() -> None:
    wide = playtest(games=2000, seats=CHANCE, until=50.0, jobs=1)
    assert wide.arms[0].games == 200
    narrow = playtest(games=220, seats=CHANCE, until=0.001, jobs=1)
    assert narrow.arms[0].games == 220


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"seats": ("bauer", "nobody")}, "no automa 'nobody'"),
        ({"seats": ("bauer",)}, "1 seat"),
        ({"ruleset": "missing.toml"}, "missing.toml"),
        ({"boards": ("moon",)}, "no board begins so"),
        ({"seats": QUICK, "price": 5}, "cannot be bound"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(asked: dict[str, Any], words: str) -> None:
    with pytest.raises(PlanError) as refused:
        playtest(games=2, jobs=1, **asked)
    told = english(refused.value.said)
    assert words in told and "\n" not in told


def test_games_whose_setup_cannot_be_are_refused() -> None:
    with setup_refused("setup-tile-count", "tiles"):
        playtest(games=2, jobs=1, tiles=("11", "12"))


@pytest.mark.long
def test_a_full_disk_ends_it_with_what_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(frame: pl.DataFrame, path: Path) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(store, "_write", full)
    summary = playtest(games=6, seats=CHANCE, out=tmp_path / "out", jobs=1)
    assert "the disk is full" in english(summary.trouble)
    assert summary.arms[0].games == 6


@pytest.mark.long
def test_a_game_that_raises_is_missing_and_its_record_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unlucky = {player_seed(3, seat) for seat in range(2)}

    def raising(name: str) -> Any:
        return lambda seed: Raising(seed) if seed in unlucky else RandomPlayer(seed)

    monkeypatch.setattr(playing, "named", raising)
    summary = playtest(games=6, seats=CHANCE, out=tmp_path / "out", jobs=1)
    (missing,) = summary.missing
    assert (missing.seed, english(missing.reason)) == (3, "RuntimeError: no")
    assert (tmp_path / "out" / missing.file).exists()
    assert summary.arms[0].games == 5
    assert "RuntimeError: no" in (tmp_path / "out" / "report.html").read_text("utf-8")


@pytest.mark.long
def test_the_report_opens_its_games_from_where_it_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text('name = "mine"\n[pinge]\nbonus = [3, 2]\n', encoding="utf-8")
    playtest(games=4, seats=CHANCE, ruleset="mine.toml", out="report", jobs=1)
    page = Path("report/report.html").read_text("utf-8")
    opens = r"python main.py (report/games/\S+?\.hasp)(?: --at \d+)?( --ruleset mine.toml)<"
    commands = re.findall(opens, page)
    assert commands
    for file, ruleset_of_it in commands:
        assert program.main(["replay", file, *ruleset_of_it.split()]) == 0


def test_a_folder_is_not_played_over(tmp_path: Path) -> None:
    playtest(games=2, seats=QUICK, out=tmp_path / "out", jobs=1)
    with pytest.raises(StoreError, match="lab-store-holds-playtest"):
        playtest(games=2, seats=QUICK, out=tmp_path / "out", jobs=1)


class Editor(Progress):
    """Saves something else in place of a draft, in the middle of the games."""

    def __init__(self, draft: Path, text: str) -> None:
        self.draft, self.text, self.games = draft, text, 0

    def played(self, result: object) -> None:
        self.games += 1
        if self.games == 10:
            self.draft.write_text(self.text, "utf-8")


@pytest.mark.parametrize("jobs", [1, pytest.param(2, marks=pytest.mark.long)])
@pytest.mark.parametrize("text", ["[winter]\ncoal = [9, 9]\n", "[winter]\ncoal = ["], ids=["other", "half"])
def test_a_draft_that_is_saved_meanwhile_is_for_the_next_run(tmp_path: Path, jobs: int, text: str) -> None:
    """Figures, digests and records are all of the draft as it was."""
    draft = tmp_path / "mine.toml"
    draft.write_text("[winter]\n", "utf-8")
    asked: dict[str, Any] = {"games": 30, "seats": CHANCE, "against": "base", "jobs": jobs}
    summary = playtest(**asked, ruleset=str(draft), out=tmp_path / "out", progress=Editor(draft, text))
    assert summary.alike and summary.trouble is None
    assert summary.arms[0].digest == summary.arms[1].digest
    assert draft.read_text("utf-8") == text
    with pytest.raises(StoreError):
        playtest(**asked, ruleset="base", out=tmp_path / "out", resume=True)


def test_games_of_a_longer_run_are_not_counted(tmp_path: Path) -> None:
    """The same question gets the same answer, whatever lies in the folder; and rounded up is not too many."""
    asked: dict[str, Any] = {"seats": ("random", "greedy", "random"), "jobs": 1}
    few = playtest(**asked, games=2, out=tmp_path / "few")
    assert few.planned == few.arms[0].games == 3
    playtest(**asked, games=9, out=tmp_path / "more")
    again = playtest(**asked, games=2, out=tmp_path / "more", resume=True)
    assert (again.planned, again.arms[0]) == (3, few.arms[0])
