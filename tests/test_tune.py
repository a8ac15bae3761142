"""The command `tune`: what may be asked, what it finds, prints and writes, and what ends it early."""

from __future__ import annotations

import signal
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

import pytest

from game.automa.baselines import RandomPlayer
from game.automa.data_files import read_weights, tuned
from game.automa.weights import PLAIN
from game.cli import long_run
from game.cli.games import GameFailed, GamesOfRun, Played
from game.cli.tune.command import tune
from game.cli.tune.options import MATTERING
from game.cli.tune.plan import Numbers
from game.cli.tune.screen import least_games
from game.rules import Setup
from game.rules.message import message
from game.series.playing import Failed, Finished
from game.series.schedule import Job
from tests.tuning import automas, options, planted

Run = Callable[..., tuple[int, str, str]]
TINY = ("--games", "2", "--generations", "2", "--population", "4", "--held-out", "2", "--jobs", "1")


@pytest.fixture
def decided(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game is played: all are decided by the planted weight."""

    monkeypatch.setattr(GamesOfRun, "play", lambda self, jobs, play: map(partial(planted, play), jobs))


@pytest.fixture
def run(run: Run) -> Run:
    """Runs `tune`."""
    return partial(run, "tune")


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("--weights", ("--weights",)),
        ("--weights second,second", ("--weights", "each once")),
        ("--weights hope", ("--weights", "'hope'", "second")),
        ("--weights props_ahead", ("--weights", "'props_ahead'")),
        ("--weights tastes", ("--weights", "'tastes'")),
        ("--from blunt", ("--from", "'blunt'", "plain, sharp, found")),
        ("--against blunt", ("--against", "'blunt'", "plain, sharp, found")),
        ("--level knecht", ("--level", "'knecht'", "bauer, steiger")),
        ("--games 0", ("--games", "from 1 to")),
        ("--generations 0", ("--generations", "from 1 to")),
        ("--population 3", ("--population", "from 4 to")),
        ("--held-out none", ("--held-out", "'none'")),
        ("--seed -1", ("--seed",)),
        ("--jobs 0", ("--jobs", "from 1 to")),
        ("--out found.md", ("--out", "'found.md'", ".toml")),
        ("--out nowhere/found.toml", ("--out", "nowhere", "folder")),
        ("--ruleset nowhere.toml", ("nowhere.toml",)),
        ("--tunnel B", ("--tunnel", "I4")),
        ("--screen 0", ("--screen", "from 1 to")),
        ("--screen 100", ("--screen", "100", "35 weights", f"{least_games(35)} or more")),
        ("--screen 1600 --out found.toml", ("--out", "--screen")),
        ("--wine", ("--wine",)),
    ],
)
def test_a_wrong_argument_is_refused_in_one_line(run: Run, line: str, parts: tuple[str, ...]) -> None:
    code, out, err = run(*line.split())
    assert (code, out) == (2, "")
    assert err.count("\n") == 1 and err.startswith("main.py")
    for part in parts:
        assert part in err


def test_help_names_the_weights_looked_for(run: Run) -> None:
    code, out, _ = run("--help")
    assert code == 0
    assert ", ".join(MATTERING) in " ".join(out.split())


@pytest.mark.usefixtures("decided")
def test_the_command_screens(capsys: pytest.CaptureFixture[str]) -> None:
    assert tune(options("--screen", "200"), automas()) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines() if line.startswith("│")]
    assert len(rows) == 35 and rows[0][1] == "second" and rows[0][5].startswith("+")


@pytest.mark.usefixtures("decided")
def test_a_search_goes_the_way_that_wins(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "found.toml"
    asked = ("--weights", "second,coal", "--from", "sharp", "--games", "8", "--generations", "6")
    assert tune(options(*asked, "--held-out", "40", "--out", str(file)), automas()) == 0
    out, text = capsys.readouterr().out, file.read_text("utf-8")
    weights = read_weights(text)["found"]
    assert 0.7 < weights.second <= 1
    assert weights.farmhand == tuned("sharp").farmhand
    better = "does not hold zero: the weights found are better."
    assert better in text and better in out and "seeds from 25 to 44" in text
    for part in (
        "python main.py tune --weights second,coal",
        "Three short legs",
        "Two rounds",
        "of 40 games won",
    ):
        assert part in text
    assert list(tmp_path.glob("*.part")) == []


def by_chance(level: str, numbers: Numbers) -> Callable[[int], RandomPlayer]:
    """Quick players whose games depend on their weights."""
    return partial(_by_chance, round(1000 * numbers["second"]))


def _by_chance(more: int, seed: int) -> RandomPlayer:
    return RandomPlayer(seed + 10**6 * more)


@pytest.mark.long
def test_the_same_command_gives_the_same_file_with_any_jobs(tmp_path: Path) -> None:
    texts = []
    for jobs in ("1", "1", "2"):
        file = tmp_path / "found.toml"
        asked = options("--weights", "second,building", *TINY[:-1], jobs, "--out", str(file))
        assert tune(asked, automas(by_chance)) == 0
        texts.append(file.read_text("utf-8").partition("\n")[2])
    assert texts[0] == texts[1] == texts[2]
    assert set(tomllib.loads(texts[0])["found"]) == {"second", "building"}
    assert "seed 3, on " in texts[0]


@pytest.mark.usefixtures("decided")
def test_main_hands_over_the_bauers(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "found.toml"
    code, out, _ = run("--weights", "second", *TINY, "--out", file)
    assert code == 0 and "Win share" in out and "too few seeds" in out
    assert read_weights(file.read_text("utf-8"))["found"].second != PLAIN.second


def stopping(after: int, problem: BaseException) -> Callable[..., Iterator[Played]]:
    """Games that end with this after so many."""
    left = iter(range(after))

    def played(self: GamesOfRun, jobs: Iterable[Job], play: partial[Finished]) -> Iterator[Played]:
        for job in jobs:
            if next(left, None) is None:
                raise problem
            yield planted(play, job)

    return played


@pytest.mark.parametrize(
    ("after", "told", "kept"),
    [
        (3, "0 of 2 generations were played, so nothing was found", None),
        (12, "1 of 2 generations were played, and no held-out games", "No held-out games"),
        (26, "2 of 2 generations were played, and 10 of 16 held-out games", "Held out: 2 seeds from 3 to 4,"),
    ],
)
def test_ctrl_c_keeps_what_was_found(
    after: int,
    told: str,
    kept: str | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(GamesOfRun, "play", stopping(after, KeyboardInterrupt()))
    file = tmp_path / "found.toml"
    asked = ("--weights", "second,coal", *TINY, "--held-out", "8", "--out", str(file))
    assert tune(options(*asked), automas()) == long_run.INTERRUPTED == 128 + signal.SIGINT
    assert told in capsys.readouterr().err
    assert file.exists() is (kept is not None)
    if kept is not None:
        assert kept in file.read_text("utf-8")
        assert "second" in tomllib.loads(file.read_text("utf-8"))["found"]


@pytest.mark.parametrize(("after", "told"), [(20, "too few"), (60, "60 games, deviation")])
def test_a_screening_that_ends_early_tells_what_it_can(
    after: int, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(GamesOfRun, "play", stopping(after, KeyboardInterrupt()))
    asked = options("--screen", "200", "--weights", "second,coal,flood,mill,debt")
    assert tune(asked, automas()) == long_run.INTERRUPTED
    out, err = capsys.readouterr()
    assert f"{after} of 200 games" in err and told in " ".join((out + err).split())


FAILED_GAME = GameFailed(Failed(Job(0, 0, 0, Setup(seed=1), ("a", "b")), message("run-refused", why="D1")))


def test_a_failed_game_ends_the_run_with_its_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(GamesOfRun, "play", stopping(9, FAILED_GAME))
    assert tune(options("--weights", "coal", *TINY), automas()) == long_run.FAILED
    out, err = capsys.readouterr()
    assert (
        "seed 1, board rows-for-2, seats a,b: a refused move, D1" in err
        and "1 of 2 generations" in err
        and "coal" in out
    )
