"""A draft at the table: `--ruleset` opens the window with it; a game of it is played, saved and opened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game import program
from game.cli.replay import recorded
from game.rules import Setup, replay
from game.rules.record import Shelf
from game.rules.ruleset import BASE
from game.scenes import app
from game.scenes.drafts import draft_file, playable
from game.scenes.flow import Push, Replace
from game.scenes.kit.widget import Button
from game.scenes.newgame.draftsheet import DraftSheet
from game.scenes.newgame.memory import Memory
from game.scenes.newgame.scene import NewGame
from game.scenes.play.scene import Play
from game.scenes.replay.history import History
from game.scenes.replay.scene import Replay
from game.scenes.result.scene import Result
from game.scenes.saving.folders import home
from game.scenes.titlesign import PlayButton
from tests import other_figures
from tests.english import english
from tests.scenes.clicks import Hand
from tests.scenes.kept import games, listed, to_the_end
from tests.scenes.opponents import OPPONENTS
from tests.scenes.sitting import SIZE, people, sit_down, window
from tests.scenes.written import SPOKEN, written, wrong

MINE = """name = "deep shaft"
[start]
wood = 2
[pinge]
bonus = [3, 2]
[tile.11]
effects = [{ gain = { wood = 3 } }]
"""
"""A draft that changes goods, a figure of the board, and a tile."""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(MINE, "utf-8")
    return path


def run(*arguments: str | Path) -> int:
    try:
        return program.main([str(argument) for argument in arguments])
    except SystemExit as ended:
        return int(ended.code or 0)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the window was opened with."""
    calls: list[dict[str, Any]] = []
    monkeypatch.setattr(app, "App", lambda opponents, **options: calls.append(options))
    monkeypatch.setattr(app, "turn", lambda opened: None)
    return calls


def with_draft(path: Path) -> Hand:
    """A hand at the title of a window that was opened with a draft."""
    hand = Hand(window(draft=draft_file(path)))
    hand.step()
    return hand


def promised(hand: Hand) -> str:
    """What Play says that it will do."""
    widgets = hand.app.scene.form.widgets  # type: ignore[attr-defined]
    return next(english(one.note) for one in widgets if isinstance(one, PlayButton))


# -- main.py --ruleset ----------------------------------------------------------------------------------


def test_the_window_opens_with_the_draft(opened: list[dict[str, Any]], mine: Path) -> None:
    assert run("--ruleset", mine) == run("play", "--ruleset", mine) == 0
    assert [call["draft"].name for call in opened] == ["deep shaft"] * 2
    assert opened[0]["shown"] is None


def test_the_base_needs_no_file(opened: list[dict[str, Any]]) -> None:
    assert run("--ruleset", "base") == 0 and opened[0]["draft"] is None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (None, "no such file"),
        ("[start]\nwood = 'many'\n", "mine.toml:2: start.wood: 'many' does not fit"),
        ("no toml [", "is no TOML"),
        ('archived = 1\nname = "whole"\n', "archived"),
    ],
)
def test_a_file_that_cannot_be_used_is_one_line_and_no_window(
    opened: list[dict[str, Any]], mine: Path, text: str | None, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    mine.unlink() if text is None else mine.write_text(text, "utf-8")
    assert run("--ruleset", mine) == 2 and opened == []
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and said in err


# -- the title and the new-game screen --------------------------------------------------------------------


@pytest.mark.usefixtures("places")
def test_play_plays_the_draft_and_goes_on_with_it(mine: Path) -> None:
    hand = with_draft(mine)
    assert promised(hand) == "Begins a game of the draft “deep shaft” against Lehrling"
    hand.button("Play")
    assert isinstance(hand.app.scene, Play)
    assert hand.play.match.state.box.ruleset.start.wood == 2
    text = Path(listed().path).read_text("utf-8")
    again = with_draft(mine)
    assert promised(again).startswith("Goes on")
    mine.write_text(MINE.replace("wood = 2", "wood = 1"), "utf-8")
    assert promised(with_draft(mine)).startswith("Begins"), "it is another draft by now"
    assert replay(text)[2].box.ruleset.start.wood == 2


@pytest.mark.usefixtures("places")
def test_play_leaves_a_game_of_the_base_alone(mine: Path) -> None:
    sit_down(window(), Setup(seats=2, seed=21), people(2, 1))
    assert promised(with_draft(mine)).startswith("Begins a game of the draft")


@pytest.mark.usefixtures("places")
def test_the_new_game_screen_offers_the_draft_and_does_not_remember_it(mine: Path) -> None:
    hand = with_draft(mine)
    hand.button("New game")
    scene = hand.app.scene
    assert isinstance(scene, NewGame) and scene.draft.figures.name == "deep shaft"
    hand.button("Begin")
    assert hand.play.match.state.box.ruleset.start.wood == 2
    memory = Memory(hand.app.context.opponents, ("Anna", "Berta", "Clara", "Dora"))
    assert memory.begun("random") is None and memory.choice("random") is None
    hand = Hand(window())
    hand.step()
    hand.button("New game")
    assert hand.app.scene.draft.ruleset == BASE  # type: ignore[attr-defined]


@pytest.mark.long
@pytest.mark.usefixtures("places")
def test_a_whole_game_of_a_draft_by_clicks_and_once_more_without_its_file(mine: Path, tmp_path: Path) -> None:
    hand = with_draft(mine)
    hand.button("Play")
    mine.unlink()
    _, state = to_the_end(hand)
    assert state.box.ruleset.pinge.bonus == [3, 2] and list(home().rglob("*.toml")) == []
    (text,) = games(home() / "games")
    sent = tmp_path / "sent.hasp"
    sent.write_text(text, "utf-8")
    found = recorded(sent, Shelf())
    shown = Hand(app.App(OPPONENTS, SIZE, shown=History.of_record(found, sent.name)))
    shown.step()
    assert isinstance(shown.app.scene, Replay)


@pytest.mark.usefixtures("places")
def test_once_more_is_by_the_same_draft_and_by_the_base_after_a_game_of_that(mine: Path) -> None:
    hand = Hand(window())
    source = playable(str(mine))
    for played, name in ((source, "deep shaft"), (BASE, "base")):
        play = sit_down(hand.app, Setup(seats=2, seed=21, ruleset=played), people(2, 1))
        hand.app.apply(Replace(Result(hand.app.context, play.session)))
        hand.step()
        hand.button("New game")
        scene = hand.app.scene
        assert isinstance(scene, NewGame) and scene.draft.figures.name == name
        assert hand.app.context.ruleset == played


# -- the shelf --------------------------------------------------------------------------------------------


def shelf(**files: str) -> None:
    """Put files into the user's folder."""
    folder = home() / "rulesets"
    folder.mkdir(parents=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")


def at_new_game() -> Hand:
    hand = Hand(window())
    hand.step()
    hand.button("New game")
    return hand


def labels(hand: Hand) -> list[str]:
    """What the buttons of the present scene say."""
    widgets = hand.app.scene.form.widgets  # type: ignore[attr-defined]
    return [english(one.text) for one in widgets if isinstance(one, Button)]


def row(hand: Hand, title: str) -> tuple[int, int]:
    """The place of a row of the sheet."""
    sheet = hand.app.scene
    assert isinstance(sheet, DraftSheet) and sheet.list is not None
    at = next(i for i, one in enumerate(sheet.list.rows) if english(one.title) == title)
    return sheet.list.cell(at).center


def drop(hand: Hand, path: Path) -> None:
    pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(path)))
    hand.step()


@pytest.mark.usefixtures("places")
def test_nobody_who_has_no_drafts_sees_a_button_for_them() -> None:
    hand = at_new_game()
    assert "Drafts" not in labels(hand)
    hand.button("More choices")
    assert "Drafts" in labels(hand)


@pytest.mark.usefixtures("places")
def test_a_draft_of_the_shelf_is_chosen_told_of_and_begun_by_clicks() -> None:
    shelf(mine=MINE, broken="[start]\nwood = 'many'\n", **{"0" * 32: "archived = 1\n"})
    hand = at_new_game()
    hand.button("Drafts")
    assert isinstance(hand.app.scene, DraftSheet)
    rows = hand.app.scene.list.rows  # type: ignore[union-attr]
    assert [english(one.title) for one in rows] == ["Base game", "broken", "deep shaft"], "no kept ones"
    hand.click(row(hand, "deep shaft"))
    told = [one.now for one in hand.app.scene.changes.paragraphs]  # type: ignore[union-attr]
    assert "Everybody begins with 2\xa0wood." in told and any("Carrying Pole" in one for one in told)
    hand.click(row(hand, "broken"))
    assert "cannot be played by" in english(hand.app.scene.changes.head)  # type: ignore[union-attr]
    assert hand.app.context.ruleset != BASE, "the one before is still chosen"
    hand.click(row(hand, "deep shaft"))
    hand.button("Done")
    assert "Draft: deep shaft" in labels(hand)
    hand.button("Begin")
    assert hand.play.match.state.box.ruleset.start.wood == 2


@pytest.mark.usefixtures("places")
def test_the_base_is_chosen_again_on_the_shelf(mine: Path) -> None:
    hand = with_draft(mine)
    hand.button("New game")
    hand.button("Draft: deep shaft")
    hand.click(row(hand, "Base game"))
    hand.key(pygame.K_ESCAPE)
    scene = hand.app.scene
    assert isinstance(scene, NewGame) and scene.draft.ruleset == hand.app.context.ruleset == BASE
    assert "Drafts" in labels(hand), "it was brought along, and can be chosen again"


@pytest.mark.usefixtures("places")
def test_keys_choose_a_draft() -> None:
    shelf(mine=MINE)
    hand = at_new_game()
    hand.button("Drafts")
    for key in (pygame.K_TAB, pygame.K_DOWN, pygame.K_RETURN):
        hand.key(key)
    assert hand.app.context.ruleset != BASE


@pytest.mark.usefixtures("places")
@pytest.mark.parametrize("first", ["New game", ""])
def test_a_file_dropped_onto_the_window_is_shown_and_chosen(first: str, mine: Path) -> None:
    hand = Hand(window())
    hand.step()
    if first:
        hand.button(first)
    drop(hand, mine)
    assert isinstance(hand.app.scene, DraftSheet) and hand.app.context.ruleset != BASE
    other = mine.with_name("other.toml")
    other.write_text('name = "other"\n[start]\nfood = 1\n', "utf-8")
    drop(hand, other)
    titles = [english(one.title) for one in hand.app.scene.list.rows]  # type: ignore[union-attr]
    assert titles == ["Base game", "other", "deep shaft"]
    drop(hand, mine.with_name("nothing.toml"))
    assert "cannot be played by" in english(hand.app.scene.changes.head)  # type: ignore[union-attr]
    hand.button("Done")
    if first:
        assert hand.app.scene.draft.figures.name == "other"  # type: ignore[attr-defined]
    else:
        assert promised(hand).startswith("Begins a game of the draft “other”")


@pytest.mark.usefixtures("places")
def test_a_picture_dropped_is_told_and_nothing_else(tmp_path: Path) -> None:
    hand = at_new_game()
    (tmp_path / "picture.toml").write_bytes(bytes(range(256)) * 4)
    drop(hand, tmp_path / "picture.toml")
    assert "cannot be played by" in english(hand.app.scene.changes.head)  # type: ignore[attr-defined]
    assert hand.app.context.ruleset == BASE


@pytest.mark.long
@pytest.mark.usefixtures("places")
@pytest.mark.parametrize("language", SPOKEN)
def test_many_changes_are_scrolled_and_none_is_cut(language: str, tmp_path: Path) -> None:
    app = window(language=language, draft=draft_file(Path(other_figures.draft_file(tmp_path))))
    hand = Hand(app)
    app.apply(Push(DraftSheet(app.context, lambda: None)))
    sheet = app.scene
    assert isinstance(sheet, DraftSheet) and sheet.changes is not None
    for _ in range(len(sheet.changes.paragraphs) + 2):
        hand.step()
        assert wrong(written(hand)) == []
        sheet.changes.wheel(-1)
    assert sheet.changes.first == len(sheet.changes.paragraphs) - 1
