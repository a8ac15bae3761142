"""Folders of games in the window: a run's games worth seeing and people's notes, opened at their moments."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import program
from game.kept import LIST, ListedGame, NoList, list_text, read_list
from game.rules.message import Real, message
from game.rules.record import MOST_NOTES, NO_FEEDBACK, Feedback, NoteKind, Shelf, read_record
from game.scenes import app
from game.scenes.drafts import folder as drafts_folder
from game.scenes.flow import Push
from game.scenes.folder.screen import FolderScreen
from game.scenes.kit.choices import Stepper
from game.scenes.kit.question import Question
from game.scenes.kit.scroll import ScrollList
from game.scenes.newgame.draftsheet import DraftSheet
from game.scenes.replay.scene import Replay
from game.scenes.title import Title
from tests.english import english
from tests.playtest.test_people import game, note
from tests.scenes.clicks import Hand
from tests.scenes.sitting import window

HOSTILE = "{ $x } \x1b[2J <b>bold</b> \u202eesrever"
SAID = Feedback(
    notes=(note(70, NoteKind.IDEA, "Two workers", "22", back=66), note(9, NoteKind.CONFUSING, "Which pool?"))
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two games of a draft, one of them with notes, and a file that is no record."""
    found = tmp_path / "games"
    found.mkdir()
    game(found, "anna.hasp", SAID)
    game(found, "half.hasp", NO_FEEDBACK, seed=4, stop=30)
    (found / "zzz.hasp").write_text("nonsense\x1b[2J", "utf-8")
    return found


def at(folder: Path, given: str | None = None) -> Hand:
    """A hand at the list of a folder."""
    hand = Hand(window())
    shelf = Shelf(given=given) if given is not None else None
    hand.app.apply(Push(FolderScreen(hand.app.context, folder, shelf)))
    hand.step()
    return hand


def listed(hand: Hand) -> ScrollList:
    scene = hand.app.scene
    assert isinstance(scene, FolderScreen)
    return next(widget for widget in scene.form.widgets if isinstance(widget, ScrollList))


def said(hand: Hand) -> list[tuple[str, str]]:
    """What the rows say, in English."""
    return [(english(row.title), english(row.note)) for row in listed(hand).rows]


def click(hand: Hand, index: int) -> None:
    """Click a row, after turning the wheel until it is in sight."""
    rows = listed(hand)
    rows.wheel(rows.first + rows.shown - index - 1)
    hand.click(rows.cell(index).center)


def replay(hand: Hand) -> Replay:
    scene = hand.app.scene
    assert isinstance(scene, Replay)
    return scene


# -- notes --------------------------------------------------------------------------------------------


def test_each_note_of_a_folder_is_listed_with_its_moment(folder: Path) -> None:
    found = said(at(folder))
    assert found[0] == (
        "confusing: Which pool?",
        "Year 1, autumn · Anna, after 9 moves of anna.hasp",
    )
    assert found[1][0] == "idea · Wheelcart: Two workers" and "taken back to 66" in found[1][1]
    assert found[2] == ("half.hasp", "Anna, Bert · 30 moves, no notes")
    assert found[3][0] == "zzz.hasp" and "\x1b" not in found[3][1] and listed(at(folder)).rows[3].wrong


@pytest.mark.parametrize(("row", "move"), [(0, 9), (1, 66), (2, 0)])
def test_a_click_opens_the_table_at_that_moment(folder: Path, row: int, move: int) -> None:
    hand = at(folder)
    click(hand, row)
    assert replay(hand).at == move
    hand.key(pygame.K_RIGHT)
    assert replay(hand).at == move + 1
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.app.scene, FolderScreen)


def test_keys_open_a_moment_too(folder: Path) -> None:
    hand = at(folder)
    for key in (pygame.K_TAB, pygame.K_DOWN, pygame.K_RETURN):
        hand.key(key)
    assert replay(hand).at == 66


def test_the_table_tells_the_note_at_its_moment(folder: Path) -> None:
    hand = at(folder)
    click(hand, 0)
    caption = replay(hand).caption
    assert english(caption.said) == "Note of Anna: confusing: Which pool?" and caption.seat == 0
    hand.key(pygame.K_RIGHT)
    assert "Note of" not in english(replay(hand).caption.said)


def test_back_from_the_table_the_list_is_where_it_was_left(tmp_path: Path) -> None:
    folder = tmp_path / "many"
    folder.mkdir()
    game(folder, "x.hasp", Feedback(notes=tuple(note(at, NoteKind.BUG) for at in range(12))))
    hand = at(folder)
    listed(hand).wheel(-20)
    first = listed(hand).first
    hand.click(listed(hand).cell(first + 2).center)
    hand.key(pygame.K_ESCAPE)
    assert first > 0 and (listed(hand).first, listed(hand).chosen) == (first, first + 2)


def test_what_cannot_be_opened_says_why(folder: Path) -> None:
    hand = at(folder)
    click(hand, 3)
    assert isinstance(hand.app.scene, Question)
    hand.button("Back")
    assert isinstance(hand.app.scene, FolderScreen)


def test_a_stranger_s_words_are_shown_as_they_are(tmp_path: Path) -> None:
    games = tmp_path / "hostile"
    games.mkdir()
    game(games, "x.hasp", Feedback(notes=(note(9, NoteKind.BUG, HOSTILE),) * MOST_NOTES))
    hand = at(games)
    found = said(hand)
    assert len(found) == MOST_NOTES
    assert found[0][0] == "bug: { $x } \\x1b[2J <b>bold</b> \\u202eesrever"
    click(hand, 0)
    assert replay(hand).at == 9


def test_notes_of_several_games_come_in_the_order_of_the_year(folder: Path) -> None:
    game(folder, "early.hasp", Feedback(notes=(note(5, NoteKind.BORING), note(130, NoteKind.BUG))), seed=5)
    titles = [title for title, _ in said(at(folder))]
    assert titles[:4] == ["confusing: Which pool?", "boring", "idea · Wheelcart: Two workers", "bug"]
    assert titles[4:] == ["half.hasp", "zzz.hasp"]


def test_folders_are_looked_through_one_level_deep(folder: Path) -> None:
    (folder / "day" / "hour").mkdir(parents=True)
    for place in (folder / "day", folder / "day" / "hour"):
        game(place, f"{place.name}.hasp", NO_FEEDBACK, seed=6, stop=9)
    titles = [title for title, _ in said(at(folder))]
    assert "day.hasp" in titles and "hour.hasp" not in titles


def test_an_empty_folder_says_so(tmp_path: Path) -> None:
    hand = at(tmp_path)
    assert listed(hand).rows == []
    hand.button("Back")
    assert isinstance(hand.app.scene, Title)


# -- a run --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a small run of a draft."""
    place = tmp_path_factory.mktemp("run")
    (place / "mine.toml").write_text('name = "mine"\n[storage.farm]\nwood = 2\n', "utf-8")
    asked = ("playtest", "--seats", "random,random", "--games", "6", "--jobs", "1")
    assert program.main([*asked, "--ruleset", str(place / "mine.toml"), "--out", str(place / "report")]) == 0
    return place / "report"


@pytest.mark.long
def test_the_games_worth_seeing_of_a_run_are_listed_and_opened_at_their_moments(run: Path) -> None:
    hand = at(run)
    games, found = read_list((run / "games" / LIST).read_text("utf-8")), said(hand)
    assert english(hand.app.scene.heading) == "Games worth seeing"  # type: ignore[attr-defined]
    assert any(title.startswith("Closest: ") for title, _ in found) and len(found) == len(games) >= 4
    assert any(one.at for one in games) and all(one.moment for one in games if one.at)
    for row, one in enumerate(games):
        click(hand, row)
        table = replay(hand)
        assert table.history.title == one.file and table.at == one.at
        assert table.history.over and table.history.scores[-1] == one.scores
        if one.moment is not None:
            assert english(table.caption.said) == found[row][1]
        hand.key(pygame.K_RIGHT)
        assert table.at == one.at + 1 and english(table.caption.said) != found[row][1]
        hand.key(pygame.K_ESCAPE)


def test_a_game_of_a_run_tells_who_scored_how_much_in_it(run: Path) -> None:
    hand = at(run)
    first, row = read_list((run / "games" / LIST).read_text("utf-8"))[0], listed(hand).rows[0]
    one, other = first.scores
    assert english(row.more).replace("−", "-") == f"random 1 {one}, random 2 {other} · {first.file}"


def test_a_game_of_a_run_is_stepped_through_and_played_on_by_a_person(run: Path) -> None:
    """The game that is played on carries the draft: it is read again where nothing of the run is left."""
    hand = at(run)
    click(hand, 1)
    known = replay(hand).history.record.moves[: replay(hand).at + 5]
    for _ in range(5):
        hand.key(pygame.K_RIGHT)
    hand.click(replay(hand).stage.layout.ribbon.menu.center)
    hand.button("Play on from here …")
    steppers = [one for one in hand.app.scene.form.widgets if isinstance(one, Stepper)]  # type: ignore[attr-defined]
    hand.click(steppers[1].ends[1].center)
    hand.button("Play on")
    session = hand.play.session
    assert session.humans == [0] and session.chairs[1].automa
    assert session.match.moves[: len(known)] == list(known) and session.match.practice
    assert session.path is not None
    again = read_record(session.path.read_text("utf-8"), Shelf())
    assert again.state.box.ruleset.name == "mine" and again.moves[: len(known)] == known


def test_a_record_of_a_run_that_is_gone_says_so(run: Path, tmp_path: Path) -> None:
    (tmp_path / LIST).write_bytes((run / "games" / LIST).read_bytes())
    assert all(row.wrong for row in listed(at(tmp_path)).rows)


def test_a_run_without_its_list_shows_its_records(run: Path, tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    for file in (run / "games").iterdir():
        if file.name != LIST:
            (games / file.name).write_bytes(file.read_bytes())
    assert len(said(at(tmp_path))) == len(list(games.glob("*.hasp")))


# -- the list's file ----------------------------------------------------------------------------------

GAME = ListedGame("closest.hasp", (message("lab-worth-closest", value=Real(1.5)),), (30, 29))


def test_the_list_comes_back_whole() -> None:
    opened_at = GAME._replace(at=9, moment=message("lab-moment-decisions", year=1, value=12))
    assert read_list(list_text([GAME, opened_at])) == (GAME, opened_at)


@pytest.mark.parametrize(
    "change",
    [
        {"file": "../../secret.hasp"},
        {"file": "/etc/passwd"},
        {"file": "a\\b.hasp"},
        {"file": ".hidden.hasp"},
        {"file": 3},
        {"why": "closest"},
        {"why": [["no id!"]]},
        {"why": [["x"]] * 100},
        {"why": [["x", {"value": ["real", 10**400, 1, 0, 0]}]]},
        {"scores": [1] * 5},
        {"scores": ["1"]},
        {"scores": [10**12]},
        {"more": 1},
        {"at": 3},
        {"at": -1, "moment": ["lab-moment-lead"]},
        {"at": True, "moment": ["lab-moment-lead"]},
        {"at": 3, "moment": "lab"},
    ],
)
def test_a_list_that_is_none_is_refused(change: dict[str, Any], tmp_path: Path) -> None:
    found = json.loads(list_text([GAME]))
    found[0] |= change
    with pytest.raises(NoList):
        read_list(json.dumps(found))
    (tmp_path / LIST).write_text(json.dumps(found), "utf-8")
    assert said(at(tmp_path)) == []


@pytest.mark.parametrize("text", ["", "[" * 100_000, "{}", "null", json.dumps([1]), "[NaN]"])
def test_a_text_that_is_no_list_is_refused(text: str) -> None:
    with pytest.raises(NoList):
        read_list(text)


def test_a_reason_that_nobody_can_say_gives_way_to_the_file_s_name(tmp_path: Path) -> None:
    for said_so in (message("no-such-text"), message("lab-worth-closest")):
        (tmp_path / LIST).write_text(list_text([GAME._replace(why=(said_so,))]), "utf-8")
        assert said(at(tmp_path))[0][0] == "closest.hasp"


# -- ways to it ---------------------------------------------------------------------------------------


def drop(hand: Hand, path: Path) -> None:
    pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(path)))
    hand.step()


def test_a_dropped_folder_is_listed_and_a_dropped_record_opened(folder: Path) -> None:
    hand = Hand(window())
    hand.step()
    drop(hand, folder)
    assert isinstance(hand.app.scene, FolderScreen)
    hand.button("Back")
    drop(hand, folder / "anna.hasp")
    assert replay(hand).at == 0
    hand.key(pygame.K_ESCAPE)
    drop(hand, folder / "zzz.hasp")
    assert isinstance(hand.app.scene, Question)
    hand.button("Back")
    drop(hand, folder / "nothing.txt")
    assert isinstance(hand.app.scene, Title)


def shelf(hand: Hand) -> FolderScreen:
    """Open the list of folders from the shelf of drafts."""
    hand.app.apply(Push(DraftSheet(hand.app.context, lambda: None)))
    hand.step()
    hand.button("Playtests")
    hand.step()
    scene = hand.app.scene
    assert isinstance(scene, FolderScreen) and scene.folder is None
    return scene


def test_the_shelf_of_drafts_leads_to_folders_of_both_kinds(run: Path, folder: Path) -> None:
    """One of the drafts' own folder, and one that was opened before."""
    hand = at(run)
    hand.button("Back")
    own = drafts_folder() / "an evening"
    own.mkdir(parents=True)
    game(own, "anna.hasp", SAID)
    (drafts_folder() / "nothing in it").mkdir()
    shelf(hand)
    games = len(read_list((run / "games" / LIST).read_text("utf-8")))
    assert said(hand) == [("report", f"{games} games worth seeing"), ("an evening", "1 record")]
    click(hand, 0)
    assert english(hand.app.scene.heading) == "Games worth seeing"  # type: ignore[attr-defined]
    hand.key(pygame.K_ESCAPE)
    for key in (pygame.K_DOWN, pygame.K_RETURN):
        hand.key(key)
    assert english(hand.app.scene.heading) == "Notes of playtests"  # type: ignore[attr-defined]
    click(hand, 0)
    assert replay(hand).at == 9


def test_without_a_folder_the_list_says_how_to_bring_one() -> None:
    hand = Hand(window())
    assert shelf(hand).found.rows == ()
    hand.button("Back")
    assert isinstance(hand.app.scene, DraftSheet)


def test_a_folder_is_listed_once_and_the_latest_first(folder: Path, run: Path) -> None:
    hand = Hand(window())
    hand.step()
    for place in (folder, run, folder):
        drop(hand, place)
        hand.button("Back")
    shelf(hand)
    assert [title for title, _ in said(hand)] == ["games", "report"]


def test_the_command_line_opens_a_folder(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calls: list[dict[str, Any]] = []
    monkeypatch.setattr(app, "App", lambda opponents, **options: calls.append(options))
    monkeypatch.setattr(app, "turn", lambda opened: None)
    monkeypatch.chdir(folder.parent)
    for words in (["games/"], ["play", "games"], [str(folder), "--ruleset", "mine.toml"]):
        assert program.main(words) == 0
        found, shelf = calls[-1]["folder"]
        assert found.name == "games" and calls[-1]["shown"] is None
        assert shelf.given == ("mine.toml" if "--ruleset" in words else None)
    assert program.main(["games/", "--at", "3"]) == 2 and "--at" in capsys.readouterr().err
