"""Modules and tiles on the new-game screen, by clicks and drags: what is shown is what is played."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.automa import AUTOMAS
from game.rules import Setup, legal_moves
from game.scenes.app import App
from game.scenes.flow import Push, Replace
from game.scenes.kit.chip import Chip
from game.scenes.kit.choices import ChoiceRow
from game.scenes.kit.widget import Toggle
from game.scenes.newgame.draft import Draft
from game.scenes.newgame.laid import Laid, named
from game.scenes.newgame.scene import NewGame
from game.scenes.newgame.spread import fitted
from game.scenes.newgame.tiletable import TileTable
from game.scenes.play.scene import Play
from game.scenes.result import Result
from game.scenes.resume import SavedGames
from game.scenes.saves import Chair, modules_of
from game.scenes.session import Session
from game.scenes.title import Title
from game.table.canvas import TextMark
from tests.scenes.clicks import Hand, Spot
from tests.scenes.test_scenes_drawing import wrong

SIZE = (1280, 720)


class Chooser(Hand):
    """A hand at the new-game screen."""

    def __init__(self, seed: str = "77") -> None:
        super().__init__(App(AUTOMAS, SIZE))
        new = NewGame(self.app.context)
        new.draft.seed = seed
        self.app.apply(Push(new))
        self.step()

    @property
    def new(self) -> NewGame:
        assert isinstance(self.app.scene, NewGame)
        return self.app.scene

    @property
    def table(self) -> TileTable:
        return self.new.tiles

    @property
    def laid(self) -> Laid:
        return self.new.laid

    def place(self, at: int) -> Spot:
        return self.table.ground.places[at].rect.center

    def stock(self, tile: str) -> Spot:
        return self.table.ground.stock[tile].rect.center

    def lying(self, tile: str) -> Spot:
        return self.place(self.laid.tiles.index(tile))

    def chip(self, text: str) -> Chip:
        chips = [widget for widget in self.new.form.widgets if isinstance(widget, Chip)]
        return next(chip for chip in chips if chip.text == text)

    def flip(self, *texts: str) -> None:
        for text in texts:
            self.click(self.chip(text).rect.center)

    def choose(self, text: str) -> None:
        rows = [widget for widget in self.new.form.widgets if isinstance(widget, ChoiceRow)]
        cells = [(choice, cell) for row in rows for choice, cell in zip(row.choices, row.cells, strict=True)]
        self.click([cell for choice, cell in cells if choice.text == text][-1].center)

    def toggle(self, text: str) -> None:
        toggles = [widget for widget in self.new.form.widgets if isinstance(widget, Toggle)]
        self.click(next(toggle for toggle in toggles if toggle.text == text).rect.center)

    def texts(self) -> list[str]:
        """Everything that is written on the screen now."""
        ledger: list[TextMark] = []
        self.app.ledger = ledger
        self.app.draw()
        self.app.ledger = None
        assert wrong(ledger) == []
        return [mark.text for mark in ledger]

    def begin(self) -> Play:
        """Begin, and see that the game has what was shown."""
        shown, setup = self.laid.tiles, self.new.draft.setup()
        self.button("Begin")
        assert isinstance(self.app.scene, Play)
        match = self.play.match
        assert match.setup == setup
        assert tuple(tile.id for tile in match.state.box.tiles) == shown
        return self.play


@pytest.fixture
def hand() -> Chooser:
    return Chooser()


# -- modules ----------------------------------------------------------------------------------------


@pytest.mark.rule("B1", "I1", "I4")
def test_modules_and_the_side_of_the_tunnel_are_chosen(hand: Chooser) -> None:
    hand.flip("Black Developments", "Iron")
    hand.choose("Tunnel side B")
    assert len(hand.laid.tiles) == 15 and "10E" in hand.table.ground.stock
    box = hand.begin().match.state.box
    assert box.black and box.iron and box.years == 4
    assert all(board.tunnel in ("B1", "B2", "B3", "B4") for board in box.boards)


@pytest.mark.rule("I4")
def test_without_iron_there_is_no_side_to_choose(hand: Chooser) -> None:
    assert not any("Tunnel side" in text for text in hand.texts())
    hand.flip("Iron")
    hand.choose("Tunnel side B")
    hand.flip("Iron")
    assert hand.begin().match.setup.tunnel == "A"


@pytest.mark.rule("B1", "I6")
def test_a_module_left_out_takes_its_tiles_along(hand: Chooser) -> None:
    hand.flip("Black Developments", "Iron")
    hand.click(hand.place(1))
    hand.click(hand.stock("10E"))
    assert hand.laid.tiles[1] == "10E" and hand.laid.problem == ""
    hand.flip("Iron")
    assert hand.laid.tiles[1] == "" and "empty" in hand.laid.problem
    hand.flip("Black Developments")
    assert len(hand.laid.tiles) == 12
    hand.flip("Black Developments")
    assert len(hand.laid.tiles) == 15 and all(hand.laid.tiles[12:])


# -- tiles by hand ----------------------------------------------------------------------------------


@pytest.mark.rule("V2")
def test_clicks_take_a_tile_off_and_lay_another(hand: Chooser) -> None:
    hand.click(hand.lying("12"))
    assert hand.laid.tiles[:3] == ("11", "", "13")
    assert hand.widget("Begin").why == "A place of the board is empty."
    hand.click(hand.widget("Begin").rect.center)
    hand.click(hand.stock("16"))
    assert hand.laid.tiles[:3] == ("11", "16", "13")
    assert hand.begin().match.setup.tiles[:3] == ("11", "16", "13")


@pytest.mark.rule("V2")
def test_tiles_are_dragged_between_stock_and_board(hand: Chooser) -> None:
    hand.drag(hand.stock("19"), hand.lying("12"))
    assert hand.laid.tiles[:3] == ("11", "19", "13") and "12" in hand.table.ground.stock
    hand.drag(hand.lying("11"), hand.lying("13"))
    assert hand.laid.tiles[:3] == ("13", "19", "11")
    hand.drag(hand.lying("19"), hand.stock("47"))
    assert hand.laid.tiles[:3] == ("13", "", "11")
    hand.drag(hand.stock("12"), hand.place(1))
    hand.begin()


@pytest.mark.rule("V2")
def test_a_tile_is_refused_on_another_level(hand: Chooser) -> None:
    before = hand.laid.tiles
    start, end = hand.stock("16"), hand.place(4)
    hand.move(start)
    hand.press(start)
    hand.move(end)
    hand.step()
    assert "16 Wicker Basket belongs on level I (V2)." in hand.texts()
    hand.release(end)
    hand.step()
    assert hand.laid.tiles == before and hand.new.draft.tiles == "first"


def test_a_tile_whose_level_is_full_waits_for_the_place_it_takes(hand: Chooser) -> None:
    hand.click(hand.stock("26"))
    assert hand.table.picked == "26"
    assert any("level is full" in text for text in hand.texts())
    hand.key(pygame.K_ESCAPE)
    assert hand.table.picked == "" and hand.new is not None
    hand.click(hand.stock("26"))
    hand.click(hand.lying("22"))
    assert hand.laid.tiles[3:6] == ("21", "26", "23") and hand.table.picked == ""


def test_a_tile_let_go_beside_the_board_goes_back(hand: Chooser) -> None:
    before = hand.laid.tiles
    ground = hand.table.ground
    hand.drag(hand.lying("11"), (ground.board.left + 2, ground.board.bottom - 2))
    hand.drag(hand.stock("16"), (20, 20))
    assert hand.laid.tiles == before


def test_the_board_is_cleared_and_laid_anew_by_keyboard_alone(hand: Chooser) -> None:
    hand.choose("by hand")
    hand.button("Clear the board")
    assert set(hand.laid.tiles) == {""} and "12 places" in hand.laid.problem
    hand.new.form.focus = hand.new.form.widgets.index(hand.table)
    for tile in ("11", "12", "17", "21", "22", "23", "31", "32", "33", "41", "42", "47"):
        hand.key(pygame.K_RIGHT)
        while hand.table.cursor is None or hand.table.cursor.tile != tile:
            hand.key(pygame.K_RIGHT)
        hand.key(pygame.K_RETURN)
    assert hand.laid.tiles == ("11", "12", "17", "21", "22", "23", "31", "32", "33", "41", "42", "47")
    hand.begin()


def test_tiles_laid_by_hand_stay_when_the_board_changes() -> None:
    tiles = ("11", "", "13", "14", "21", "22")
    assert fitted(tiles, [4, 2], [3, 3], tiles) == ("11", "13", "14", "21", "22", "")
    assert fitted(tiles, [4, 2], [2, 2], ("14", "21")) == ("", "14", "21", "")
    draft = Draft(list(AUTOMAS))
    draft.set_tiles("chosen")
    draft.set_seats(4)
    assert draft.chosen[:5] == ("11", "12", "13", "", "")


# -- tiles drawn ------------------------------------------------------------------------------------


@pytest.mark.rule("V2", "V4")
def test_random_boards_with_new_tiles_mixed_in_are_drawn_again(hand: Chooser) -> None:
    hand.choose("random")
    hand.flip("16", "28", "37")
    assert hand.chip("28").on and not hand.chip("29").on
    boards = {hand.laid.tiles}
    for _ in range(12):
        hand.button("Draw again")
        boards.add(hand.laid.tiles)
        assert not {"17", "18", "19", "26", "27", "29", "36", "38", "46", "47"} & set(hand.laid.tiles)
    assert len(boards) > 6 and any({"16", "28", "37"} & set(tiles) for tiles in boards)
    assert hand.begin().match.setup.new_tiles == ("16", "28", "37")


def test_all_new_tiles_or_none_are_mixed_in_at_once(hand: Chooser) -> None:
    hand.choose("random")
    hand.button("all")
    assert len(hand.new.draft.setup().new_tiles) == 13
    hand.flip("17")
    assert "17" not in hand.new.draft.setup().new_tiles
    hand.button("all")
    hand.button("none")
    assert hand.new.draft.setup().new_tiles == ()


@pytest.mark.parametrize("seats", ["2 seats", "4 seats"])
def test_recommended_boards_have_nothing_against_them(hand: Chooser, seats: str) -> None:
    hand.choose(seats)
    hand.flip("Black Developments", "Iron")
    hand.choose("recommended")
    assert hand.chip("46").on  # of all new tiles, if none is picked
    for _ in range(6):
        hand.button("Draw again")
        assert hand.laid.problem == "" and hand.laid.advice == ()
    hand.begin()


@pytest.mark.rule("S5")
def test_the_first_game_is_not_drawn(hand: Chooser) -> None:
    assert "S5" in hand.widget("Draw again").why
    hand.flip("Black Developments")
    assert hand.widget("Draw again").why == ""
    hand.flip("17")
    assert hand.laid.tiles[:3] == ("11", "12", "17")


# -- what the rules say -----------------------------------------------------------------------------


def test_advice_is_shown_at_the_tiles_it_is_about(hand: Chooser) -> None:
    hand.drag(hand.stock("17"), hand.lying("13"))
    sentence = "17 Pick & Shovel is meant to replace 11 Carrying Pole."
    assert hand.laid.advice == (sentence,) and hand.laid.problem == ""
    assert hand.laid.about("17") == hand.laid.about("11") == [sentence] and hand.laid.about("12") == []
    hand.move((5, 5))
    hand.step()
    assert hand.texts().count(sentence) == 1
    hand.move(hand.lying("11"))
    hand.step()
    assert hand.texts().count(sentence) == 2
    hand.begin()


def test_what_the_rules_forbid_is_one_sentence_and_nothing_begins(hand: Chooser) -> None:
    for tile, place in (("36", "33"), ("24", "22"), ("26", "23")):
        hand.drag(hand.stock(tile), hand.lying(place))
    why = hand.widget("Begin").why
    assert why == "36 is in play only if 22, 23, 33 or 28 is (section 12)."
    assert hand.laid.forbids("36") and hand.texts().count(why) == 1
    hand.click(hand.widget("Begin").rect.center)
    assert hand.new.laid.problem == why
    hand.drag(hand.stock("28"), hand.lying("26"))
    hand.begin()


@pytest.mark.rule("V4", "I1")
def test_the_thaler_of_the_board_are_counted(hand: Chooser) -> None:
    assert "4 Thaler offered, 3 asked" in hand.texts()
    hand.drag(hand.stock("14"), hand.lying("11"))
    hand.drag(hand.stock("37"), hand.lying("32"))
    assert "2 Thaler offered, 3 asked" in hand.texts()
    assert hand.laid.advice == ("The board offers 2 Thaler, at least 3 are advised (V4).",)
    hand.flip("Iron")
    hand.move((5, 5))
    hand.step()
    assert "2 Thaler offered, 4 asked" in hand.texts()
    assert hand.widget("Begin").why == "The board offers 2 Thaler; with Iron at least 4 are needed (I1)."


@pytest.mark.rule("V3")
def test_a_tile_that_a_variant_forbids_stays_in_sight(hand: Chooser) -> None:
    hand.toggle("Start with improved farmhands")
    assert hand.laid.tiles[2] == "13" and hand.laid.forbids("13")
    hand.drag(hand.stock("16"), hand.lying("13"))
    hand.begin()


def test_every_tile_explains_itself(hand: Chooser) -> None:
    for spot, tile in ((hand.lying("23"), "23"), (hand.stock("46"), "46")):
        hand.move(spot)
        hand.step()
        info = hand.table.infos[tile]
        assert f"{tile} {info.name}: {info.text}" in hand.texts()


def test_a_sentence_names_tiles_by_number_or_name() -> None:
    assert named("36 is in play only if 22, 23, 33 or 28 is (section 12)") == {"36", "22", "23", "33", "28"}
    assert named("The Pickaxe is on the board; take another board (V3).") == {"13"}
    assert named("the board offers 2 Thaler, at least 3 are advised (V4)") == set()


# -- what survives ----------------------------------------------------------------------------------


def test_a_saved_game_tells_its_modules_and_goes_on_with_them(hand: Chooser) -> None:
    hand.choose("random")
    hand.flip("Black Developments", "Iron", "28")
    hand.choose("Tunnel side B")
    match = hand.begin().match
    context = hand.app.context
    saved = context.saves.unfinished()[0]
    assert saved.about == f"{saved.when} · Black Developments, Iron (tunnel side B)"
    again = Session.reopen(context, saved)
    assert again.match.setup == match.setup and again.match.state.box.tiles == match.state.box.tiles
    hand.app.apply(Replace(Title(context)))
    assert saved.modules in hand.texts()
    hand.app.apply(Push(SavedGames(context)))
    assert saved.about in hand.texts()


def test_a_saved_game_without_modules_names_none() -> None:
    assert modules_of("seats: 2\ntiles: first\n1 take black from 1\n") == ""
    assert modules_of("modules: iron\n") == "Iron (tunnel side A)"


@pytest.mark.parametrize(
    "tiles", ["random", ("11", "12", "16", "21", "22", "23", "31", "32", "34", "41", "45", "47")]
)
def test_another_game_begins_with_what_was_agreed_on(hand: Chooser, tiles: str | tuple[str, ...]) -> None:
    setup = Setup(
        seed=5,
        layout="Two rounds",
        tiles=tiles,
        modules=frozenset({"black", "iron"}),
        tunnel="B",
        new_tiles=("17", "27") if tiles == "random" else (),
        open_planning=True,
    )
    session = Session.begin(hand.app.context, setup, (Chair("Ida", 3), Chair("Bauer", 1, "bauer", 8)))
    while session.match.state.to_move is not None:
        session.match.submit(legal_moves(session.match.state)[-1])
    hand.app.apply(Replace(Result(hand.app.context, session)))
    hand.button("New game")
    draft = hand.new.draft
    assert [(chair.name, chair.colour, chair.automa) for chair in draft.chairs()] == [
        ("Ida", 3, ""),
        ("Bauer", 1, "bauer"),
    ]
    agreed = replace(draft.setup(), seed=5)
    if tiles != "random":
        assert agreed.tiles[:12] == tiles and len(agreed.tiles) == 15
        agreed = replace(agreed, tiles=tiles)
    assert agreed == setup
    hand.begin()


# -- pictures ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("modules", [False, True])
def test_no_board_is_crowded(seats: int, modules: bool) -> None:
    hand = Chooser()
    for layout in [layout.name for layout in _draft(seats, modules).layouts]:
        new = NewGame(hand.app.context, _draft(seats, modules))
        new.draft.set_layout(layout)
        hand.app.apply(Push(new))
        assert len(hand.texts()) > len(new.laid.tiles)


def _draft(seats: int, modules: bool) -> Draft:
    draft = Draft(list(AUTOMAS), seed="77")
    draft.set_seats(seats)
    draft.set_black(modules)
    draft.set_iron(modules)
    draft.mixed = frozenset(draft.new_tiles)
    return draft
