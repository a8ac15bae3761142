"""The summary on the terminal: everything that matters, in the width there is."""

from __future__ import annotations

import io
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from game.cli.playtest import shown
from game.cli.playtest.shown import show
from game.playtest.run import INTERRUPTED
from game.playtest.summary import Summary
from game.rules.message import Message
from tests.english import english
from tests.playtest.summaries import summary

WHOLE = summary(prices=True, missing=7)


def typed(said: Message) -> str:
    return english(said).replace("−", "-")


def printed(found: Summary, capsys: pytest.CaptureFixture[str], folder: Path | None = None) -> str:
    show(found, "en", folder)
    return capsys.readouterr().out


def on_terminal(found: Summary, width: int, monkeypatch: pytest.MonkeyPatch) -> str:
    paper = io.StringIO()

    def console(**options: object) -> Console:
        return Console(file=paper, force_terminal=True, width=width, color_system=None, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(shown, "console_for", console)
    show(found, "en", Path("report"))
    return paper.getvalue()


def test_the_verdict_comes_first_then_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("report").mkdir()
    Path("report", "report.html").touch()
    text = printed(WHOLE, capsys, Path("report"))
    parts = (
        "Cheap Barn against base. Games: 2,000 of each ruleset. Seats: Steiger, Bauer, Bauer, taking turns.",
        english(WHOLE.verdict[0]),
        "Where the difference of the scores comes from",
        "Effects, markers and workers",
        "All together: the score",
        "Scores and wins",
        f"- {typed(WHOLE.findings[0].sentence)}",
        "What the draft changes",
        "What else differs",
        f"and {sum(one.part == 'rest' for one in WHOLE.findings) - 6} more in the report",
        "Main figures",
        "Winner's lead",
        "What developments are worth",
        "Rules that never came up: First taking skipped.",
        "7 games are missing from all figures",
        "- game 31, seed 131: RefusedMove: acquire 12",
        "and 2 more in the report",
        "Games worth seeing",
        f"python main.py {Path('report', 'games', 'closest.hasp')}",
        f"All of it: {Path('report', 'report.html')}",
    )
    places = [text.index(part) for part in parts]
    assert places == sorted(places)


def test_a_report_that_could_not_be_written_is_not_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "All of it" not in printed(WHOLE, capsys, tmp_path / "full")


def test_without_a_terminal_it_is_plain_text_that_every_console_can_write(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = printed(WHOLE, capsys)
    assert "\x1b" not in text
    text.encode("latin-1")
    assert max(map(len, text.splitlines())) <= 100


def test_differences_stand_beside_their_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line.split() for line in printed(WHOLE, capsys).splitlines()]
    score = next(line for line in lines if line[:1] == ["Score"])
    assert " ".join(score) == "Score 49.4 ± 0.4 VP 47.6 ± 0.4 VP +1.8 ± 0.5 VP real"
    wins = next(line for line in lines if line[:3] == ["Wins,", "seat", "1"])
    assert wins[-1] == "pp"


def test_a_portrait_has_no_differences(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(summary(arms=1), capsys)
    assert "Difference" not in text and "Findings" not in text and "missing" not in text
    assert "worth" not in text.replace("worth seeing", "")


@pytest.mark.parametrize("width", [40, 60, 80, 200])
def test_it_fits_the_terminal(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = on_terminal(WHOLE, width, monkeypatch).splitlines()
    long = [line for line in lines if len(line.rstrip()) > min(width, 110)]
    assert long == []
    assert any(line.startswith("Cheap Barn plays") for line in lines)


def test_a_run_that_ended_early_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(msgspec.structs.replace(WHOLE, trouble=INTERRUPTED), capsys)
    assert "The run ended before its time: interrupted." in text


def test_brackets_are_letters(capsys: pytest.CaptureFixture[str]) -> None:
    arms = tuple(msgspec.structs.replace(arm, name="[bold]mine[/]") for arm in WHOLE.arms[:1])
    assert "[bold]mine[/]" in printed(msgspec.structs.replace(WHOLE, arms=arms), capsys)


def test_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(summary(arms=1, games=1), capsys)
    assert "Games: 1." in text and "±" not in text
