"""The command line that opens the window on a record, and one clear line for what cannot be opened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game import program
from game.rules import Setup, record_text
from game.scenes import app
from game.scenes.flow import Push
from game.scenes.replay.scene import Replay
from game.scenes.saving.folders import home
from tests.records import by_hand, named_alone
from tests.scenes.clicks import Hand
from tests.scenes.reels import GOLDEN, record
from tests.scenes.sitting import window

NAME = "2-seats-rows"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the window was opened with."""
    calls: list[dict[str, Any]] = []
    monkeypatch.setattr(app, "App", lambda opponents, **options: calls.append(options))
    monkeypatch.setattr(app, "turn", lambda opened: None)
    return calls


def run(*arguments: str | Path) -> int:
    try:
        return program.main([str(argument) for argument in arguments])
    except SystemExit as ended:
        return int(ended.code or 0)


@pytest.mark.parametrize("before", [(), ("play",), ("--size", "1600x900"), ("play", "--fullscreen")])
def test_a_record_is_opened_at_once(opened: list[dict[str, Any]], before: tuple[str, ...]) -> None:
    assert run(*before, GOLDEN / f"{NAME}.hasp") == 0
    shown = opened[0]["shown"]
    assert (shown.record.setup, shown.record.moves) == (record(NAME).setup, record(NAME).moves)
    assert shown.title == f"{NAME}.hasp"
    assert opened[0]["size"] == ((1600, 900) if "--size" in before else None)
    assert bool(opened[0]["fullscreen"]) == ("--fullscreen" in before)


def test_options_may_follow_the_record(opened: list[dict[str, Any]]) -> None:
    assert run(GOLDEN / f"{NAME}.hasp", "--size", "1600x900") == 0
    assert opened[0]["size"] == (1600, 900)


@pytest.mark.parametrize("asked", [None, "fr"])
def test_the_language_is_that_of_the_settings_unless_it_is_given(
    opened: list[dict[str, Any]], asked: str | None
) -> None:
    assert run(*(("--language", asked) if asked else ())) == 0
    assert opened[0]["language"] == asked


@pytest.mark.parametrize(("at", "stands"), [(0, 0), (17, 17), (99999, 10**6)])
def test_a_record_is_opened_at_a_move(opened: list[dict[str, Any]], at: int, stands: int) -> None:
    assert run(GOLDEN / f"{NAME}.hasp", "--at", str(at)) == 0
    history = opened[0]["shown"]
    hand = Hand(window())
    hand.app.apply(Push(Replay(hand.app.context, history)))
    hand.step()
    scene = hand.app.scene
    assert isinstance(scene, Replay) and scene.at == min(stands, history.last)
    assert scene.stage.focus == history.actor(scene.at)


def test_a_move_without_a_record_opens_nothing(
    opened: list[dict[str, Any]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("--at", "3") == 2 and opened == []
    assert "--at: is a moment of a record" in capsys.readouterr().err


def test_without_a_record_the_title_opens(opened: list[dict[str, Any]]) -> None:
    assert run() == 0 and opened[0]["shown"] is None


@pytest.mark.parametrize(
    ("harm", "part"),
    [
        (lambda text: text.replace(" take ", " tuke ", 1), "line"),
        (
            lambda text: by_hand(text).replace("ruleset: base ", "ruleset: nowhere 0", 1),
            "put nowhere.toml into",
        ),
        (lambda text: text[len(text) // 3 :], "line 1"),
        (lambda text: "", "this is no record"),
    ],
)
def test_a_bad_record_is_refused_in_one_line(
    opened: list[dict[str, Any]],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    harm: Any,
    part: str,
) -> None:
    file = tmp_path / "bad.hasp"
    file.write_text(harm((GOLDEN / f"{NAME}.hasp").read_text(encoding="utf-8")), encoding="utf-8")
    for before in ((), ("play",)):
        assert run(*before, file) == 2
        out, err = capsys.readouterr()
        assert out == "" and err.count("\n") == 1 and err.startswith("main.py")
        assert part in err and "bad.hasp" in err
    assert opened == []


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("nowhere.hasp", "no such file"),
        ("play nowhere.txt", "no such file"),
        ("a.hasp b.hasp", "b.hasp"),
        ("dance", "'dance'"),
    ],
)
def test_what_is_no_record_is_refused(
    opened: list[dict[str, Any]], capsys: pytest.CaptureFixture[str], line: str, part: str
) -> None:
    assert run(*line.split()) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and part in err
    assert opened == []


@pytest.mark.long
def test_a_record_of_a_ruleset_of_ones_own_is_opened(
    opened: list[dict[str, Any]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    text = 'name = "mine"\n[storage.farm]\nwood = 2\n'
    Path("mine.toml").write_text(text, encoding="utf-8")
    carrying = record_text(Setup(ruleset="mine.toml"), [])
    Path("mine.hasp").write_text(named_alone(carrying), encoding="utf-8")
    assert run("mine.hasp") == 2 and opened == []
    folder = home() / "rulesets"
    said = f"the ruleset 'mine' is not here; put mine.toml into {folder}; --ruleset names the one to use"
    assert said in capsys.readouterr().err
    assert run("mine.hasp", "--ruleset", "mine.toml") == 0
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    assert run("mine.hasp") == 0
    used = [call["shown"].record.setup.ruleset for call in opened]
    assert used == ["mine.toml", str(folder / "mine.toml")]
    (folder / "mine.toml").unlink()
    Path("mine.hasp").write_text(carrying, encoding="utf-8")
    assert run("mine.hasp") == 0, "one that carries its draft needs no file"
    assert opened[-1]["shown"].record.state.box.ruleset.storage["farm"].wood == 2
