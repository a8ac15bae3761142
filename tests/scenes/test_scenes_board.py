"""Modules and tiles on the new-game screen, by clicks and drags: what is shown is what is played."""

from __future__ import annotations

import pygame
import pytest

from game.rules.message import message
from game.scenes.newgame.draft import Draft
from game.scenes.newgame.laid import fitted
from tests.posed.camera import NAMES
from tests.scenes.chooser import Chooser


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
    assert hand.laid.tiles[1] == "" and hand.laid.problem == message("newgame-places-empty", count=1)
    hand.flip("Black Developments")
    assert len(hand.laid.tiles) == 12
    hand.flip("Black Developments")
    assert len(hand.laid.tiles) == 15 and all(hand.laid.tiles[12:])


# -- tiles by hand ----------------------------------------------------------------------------------


@pytest.mark.rule("V2")
def test_clicks_take_a_tile_off_and_lay_another(hand: Chooser) -> None:
    hand.click(hand.lying("12"))
    assert hand.laid.tiles[:3] == ("11", "", "13")
    assert hand.widget("Begin").why == message("newgame-places-empty", count=1)
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


@pytest.mark.long
def test_the_board_is_cleared_and_laid_anew_by_keyboard_alone(hand: Chooser) -> None:
    hand.choose("by hand")
    hand.button("Clear the board")
    assert set(hand.laid.tiles) == {""} and hand.laid.problem == message("newgame-places-empty", count=12)
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
    draft = Draft("bauer", NAMES)
    draft.set_tiles("chosen")
    draft.set_seats(4)
    assert draft.chosen[:5] == ("11", "12", "13", "", "")


# -- tiles drawn ------------------------------------------------------------------------------------


@pytest.mark.long
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
    assert hand.widget("none").why == message("newgame-from-all")
    for _ in range(6):
        hand.button("Draw again")
        assert hand.laid.problem == "" and hand.laid.advice == ()
    hand.begin()


@pytest.mark.rule("S5")
def test_the_first_game_is_not_drawn(hand: Chooser) -> None:
    assert hand.widget("Draw again").why == message("newgame-first-fixed")
    hand.flip("Black Developments")
    assert hand.widget("Draw again").why == ""
    hand.flip("17")
    assert hand.laid.tiles[:3] == ("11", "12", "17")
