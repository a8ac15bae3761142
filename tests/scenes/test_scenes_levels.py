"""Choosing an opponent: the seat's cell opens the sheet of levels, and what is chosen there sits down."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.automa import TEMPERED
from game.automa.bauer import Bauer
from game.automa.data_files import strengths
from game.cli.helping import LEVELS
from game.program.opponents import automas
from game.rules.message import message
from game.rules.player import Player
from game.rules.record import read_head
from game.scenes.app.loop import App
from game.scenes.flow import Push
from game.scenes.kit.choices import ChoiceRow
from game.scenes.kit.switches import Chip
from game.scenes.newgame.levelsheet import LevelRow, LevelSheet
from game.scenes.newgame.scene import NewGame
from game.scenes.newgame.seats import PlayerCell
from game.scenes.opponents import (
    Opponent,
    Opponents,
    Temperament,
    full_name,
    level_of,
    temperament_of,
    titled,
)
from game.scenes.play.scene import Play
from game.scenes.saving.chairs import Chair
from game.scenes.saving.folders import home
from game.scenes.saving.summary import Saved
from game.scenes.session import Session
from game.words import words_of
from tests.english import english
from tests.scenes.clicks import Hand
from tests.scenes.written import SPOKEN, said, written, wrong

TEMPERAMENTS = tuple(
    Temperament(name, message(f"inclination-{name}"))
    for name in ("plain", "miner", "farmer", "inventor", "merchant")
)
FIGURES = strengths()["steiger"].said
LEVELS = tuple(
    Opponent(
        name,
        message(f"level-{name}"),
        None if name == "meister" or name not in strengths() else strengths()[name].said,
        TEMPERAMENTS if name in TEMPERED else (),
    )
    for name in LEVELS
)
ENGLISH = words_of("en")


class Room:
    """Opponents for a test: who was made, and whether anybody asked about them."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self.read = False
        self.opponents = Opponents(
            [one.name for one in LEVELS], self._make, lambda name: not name.startswith("no"), self._describe
        )

    def _make(self, name: str, seed: int) -> Player:
        self.made.append(name)
        return Bauer(seed)

    def _describe(self) -> tuple[Opponent, ...]:
        self.read = True
        return LEVELS


@pytest.fixture
def room() -> Room:
    return Room()


def at_new_game(
    room: Room, seats: int = 2, size: tuple[int, int] = (1280, 720), language: str = "en"
) -> Hand:
    hand = Hand(App(room.opponents, size, language=language))
    new = NewGame(hand.app.context)
    new.draft.set_seats(seats)
    hand.app.apply(Push(new))
    hand.step()
    return hand


def new_game(hand: Hand) -> NewGame:
    return next(scene for scene in hand.app.stack if isinstance(scene, NewGame))


def sheet(hand: Hand) -> LevelSheet:
    assert isinstance(hand.app.scene, LevelSheet)
    return hand.app.scene


def open_sheet(hand: Hand, seat: int) -> LevelSheet:
    cells = [widget for widget in new_game(hand).form.widgets if isinstance(widget, PlayerCell)]
    hand.click(cells[seat].rect.center)
    return sheet(hand)


def choose(hand: Hand, level: str, temperament: str = "") -> None:
    rows = [widget for widget in sheet(hand).form.widgets if isinstance(widget, LevelRow)]
    hand.click(next(row for row in rows if row.opponent.name == level).rect.center)
    if temperament:
        (row,) = [widget for widget in sheet(hand).form.widgets if isinstance(widget, ChoiceRow)]
        values = [choice.value for choice in row.choices]
        hand.click(row.cells[values.index(temperament)].center)


@pytest.mark.long
def test_a_level_and_a_temperament_are_chosen_and_sit_down(room: Room) -> None:
    hand = at_new_game(room, seats=3)
    assert not room.read, "what is told of the levels was read before anybody asked"
    open_sheet(hand, 1)
    choose(hand, "steiger", "miner")
    hand.button("Done")
    open_sheet(hand, 2)
    choose(hand, "knecht")
    hand.key(pygame.K_ESCAPE)
    draft = new_game(hand).draft
    assert [seat.automa for seat in draft.seats] == ["", "steiger:miner", "knecht"]
    assert [seat.name for seat in draft.seats] == ["Anna", "Steiger", "Knecht"]
    texts = said(hand)
    assert {"Steiger", "Miner", "Knecht"} <= set(texts)
    hand.button("Begin")
    assert isinstance(hand.app.scene, Play) and room.made == ["steiger:miner", "knecht"]
    assert english(hand.play.stage.sitters[1].kind) == "Steiger (miner)"


def test_the_sheet_tells_how_each_plays_and_what_was_measured(room: Room) -> None:
    hand = at_new_game(room)
    open_sheet(hand, 1)
    choose(hand, "meister")
    texts = said(hand)
    for one in LEVELS:
        assert one.summary and ENGLISH.text(one.summary) in texts and one.name.capitalize() in texts
    assert ENGLISH.line(FIGURES) in texts and not any("measured" in text for text in texts)
    assert ENGLISH.text(TEMPERAMENTS[0].sentence) in texts
    choose(hand, "knecht")
    assert "Knecht has none." in said(hand) and "Miner" not in said(hand)


def test_a_temperament_stays_where_the_next_level_has_it(room: Room) -> None:
    hand = at_new_game(room)
    open_sheet(hand, 1)
    choose(hand, "steiger", "farmer")
    choose(hand, "bauer")
    assert sheet(hand).automa == "bauer:farmer"
    choose(hand, "knecht")
    assert sheet(hand).automa == "knecht"
    choose(hand, "meister", "plain")
    assert sheet(hand).automa == "meister"


def test_the_sheet_recommends_the_level_that_fits(room: Room) -> None:
    """And says how the last games against each went."""
    hand = at_new_game(room)
    open_sheet(hand, 1)
    rows = [widget for widget in sheet(hand).form.widgets if isinstance(widget, LevelRow)]
    assert [row.opponent.name for row in rows if row.recommended] == ["lehrling"]
    assert said(hand).count("recommended") == 1
    assert english(rows[-1].tip).endswith("The gentlest opponent, good to begin with.")
    hand.key(pygame.K_ESCAPE)
    chairs = (Chair("Anna", 0), Chair("Bauer", 1, "bauer", 3))
    games = [
        Saved(Path(f"{at}.hasp"), chairs, True, 0.0).scored((40, vp)) for at, vp in enumerate((25, 28, 41))
    ]
    hand.app.context.saves.listed = games
    open_sheet(hand, 1)
    rows = [widget for widget in sheet(hand).form.widgets if isinstance(widget, LevelRow)]
    (row,) = [row for row in rows if row.recommended]
    assert row.opponent.name == "knappe" and "fits your results" in english(row.tip)
    tips = {row.opponent.name: english(row.tip) for row in rows}
    assert "Your last games against Bauer: 2 of 3 won." in tips["bauer"]
    assert "Your last games" not in tips["knappe"]
    hand.key(pygame.K_ESCAPE)
    new_game(hand).draft.set_name(0, "Bert")
    open_sheet(hand, 1)
    rows = [widget for widget in sheet(hand).form.widgets if isinstance(widget, LevelRow)]
    assert [row.opponent.name for row in rows if row.recommended] == ["lehrling"], "Bert has no results"


@pytest.mark.parametrize("how", ["done", "escape", "outside", "enter"])
def test_the_sheet_closes(room: Room, how: str) -> None:
    hand = at_new_game(room)
    open_sheet(hand, 1)
    if how == "done":
        hand.button("Done")
    elif how == "outside":
        hand.click((8, 700))
    else:
        hand.key(pygame.K_ESCAPE if how == "escape" else pygame.K_RETURN)
    assert isinstance(hand.app.scene, NewGame)


def test_a_person_makes_room_for_an_automa_and_comes_back(room: Room) -> None:
    hand = at_new_game(room)
    assert open_sheet(hand, 0).automa == "lehrling"
    hand.key(pygame.K_ESCAPE)
    draft = new_game(hand).draft
    assert "You only watch this game." in said(hand)
    human = next(widget for widget in new_game(hand).form.widgets if isinstance(widget, Chip))
    hand.click(human.rect.center)
    assert draft.seats[0].automa == "" and draft.seats[0].name == "Anna"


def test_the_keyboard_chooses_too(room: Room) -> None:
    hand = at_new_game(room)
    open_sheet(hand, 1)
    for _ in range(3):
        hand.key(pygame.K_TAB)
    hand.key(pygame.K_RETURN)
    assert sheet(hand).automa == "knappe"
    for _ in range(len(LEVELS) - 2):
        hand.key(pygame.K_TAB)
    hand.key(pygame.K_RIGHT)
    assert sheet(hand).automa == "knappe:miner"


@pytest.mark.long
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("language", SPOKEN)
def test_no_sheet_is_crowded(room: Room, size: tuple[int, int], language: str) -> None:
    hand = at_new_game(room, seats=4, size=size, language=language)
    for seat, temperament in enumerate(("merchant", "inventor", "farmer", "miner")):
        open_sheet(hand, seat)
        choose(hand, "meister", temperament)
        assert crowded(hand) == []
        hand.key(pygame.K_ESCAPE)
    assert crowded(hand) == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("language", SPOKEN)
def test_the_levels_are_told_in_one_typeface(room: Room, size: tuple[int, int], language: str) -> None:
    hand = at_new_game(room, size=size, language=language)
    open_sheet(hand, 1)
    words, marks = words_of(language), written(hand)
    for told in ([one.summary for one in LEVELS], [one.figures for one in LEVELS]):
        texts = {words.text(one) for one in told if one}
        assert len({(mark.role, mark.size) for mark in marks if mark.text in texts}) == 1


def crowded(hand: Hand) -> list[str]:
    hand.move((5, 5))
    hand.step()
    return wrong(written(hand))


def test_who_sits_there_survives_in_the_save(room: Room) -> None:
    hand = at_new_game(room)
    open_sheet(hand, 1)
    choose(hand, "steiger", "inventor")
    hand.key(pygame.K_ESCAPE)
    hand.button("Begin")
    (path,) = (home() / "games").glob("*.hasp")
    assert read_head(path.read_text("utf-8")).players[1].startswith("Steiger (automa steiger:inventor ")
    hand.play.session.leave()
    saved = hand.app.context.saves.games()[0]
    session = Session.reopen(hand.app.context, saved)
    assert session.chairs[1].automa == "steiger:inventor" and room.made[-1] == "steiger:inventor"


def test_a_save_that_names_random_still_opens() -> None:
    hand = Hand(App(automas(), (1280, 720)))
    chairs = (Chair("Anna", 0), Chair("Rudi", 1, "random", 4))
    Session.begin(hand.app.context, NewGame(hand.app.context).draft.setup(), chairs).leave()
    again = Hand(App(automas(), (1280, 720)))
    again.step()
    again.button("Play")
    assert isinstance(again.app.scene, Play) and again.play.session.chairs == chairs
    assert again.play.stage.sitters[1].kind == "Random"


def test_names_have_parts() -> None:
    assert (level_of("steiger:miner"), temperament_of("steiger:miner")) == ("steiger", "miner")
    assert (level_of("knecht"), temperament_of("knecht")) == ("knecht", "plain")
    assert full_name("bauer", "plain") == "bauer" and full_name("bauer", "farmer") == "bauer:farmer"
    assert english(titled("steiger:miner")) == "Steiger (miner)" and titled("bauer") == "Bauer"
