"""What the new-game screen says of a board, and what of it a game keeps."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rulebook import tile_told
from game.rules import Setup, legal_moves
from game.rules.message import Amount, Message, TileName, message
from game.rules.ruleset import load_ruleset
from game.scenes.flow import Push, Replace
from game.scenes.newgame.draft import Draft
from game.scenes.newgame.laid import named
from game.scenes.newgame.scene import NewGame
from game.scenes.result.scene import Result
from game.scenes.saved_games.screen import SavedGames
from game.scenes.saving.chairs import Chair
from game.scenes.saving.summary import modules_of
from game.scenes.session import Session
from game.scenes.title import Title
from tests.english import english
from tests.posed.camera import NAMES
from tests.scenes.chooser import Chooser
from tests.scenes.written import SPOKEN


@pytest.fixture
def hand() -> Chooser:
    return Chooser()


# -- what the rules say -----------------------------------------------------------------------------


def test_advice_is_shown_at_the_tiles_it_is_about(hand: Chooser) -> None:
    hand.drag(hand.stock("17"), hand.lying("13"))
    sentence = "17 Pick & Shovel is meant to replace 11 Carrying Pole."
    (advice,) = hand.laid.advice
    assert advice.id == "advice-replaces" and hand.laid.problem == ""
    assert hand.laid.about("17") == hand.laid.about("11") == [advice] and hand.laid.about("12") == []
    hand.move((5, 5))
    hand.step()
    assert hand.texts().count(sentence) == 1
    hand.move(hand.lying("11"))
    hand.step()
    assert hand.texts().count(sentence) == 2
    hand.begin()


@pytest.mark.long
def test_what_the_rules_forbid_is_one_sentence_and_nothing_begins(hand: Chooser) -> None:
    for tile, place in (("36", "33"), ("24", "22"), ("26", "23")):
        hand.drag(hand.stock(tile), hand.lying(place))
    why = hand.widget("Begin").why
    assert isinstance(why, Message) and why.id == "setup-market"
    assert hand.laid.forbids("36") and hand.texts().count(english(why)) == 1
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
    offered = Amount(2, "thaler")
    asked = {"offered": offered, "asked": Amount(3, "thaler")}
    assert hand.laid.advice == (message("advice-few-thaler", **asked),)
    hand.flip("Iron")
    hand.move((5, 5))
    hand.step()
    assert "2 Thaler offered, 4 asked" in hand.texts()
    asked = {"offered": offered, "asked": Amount(4, "thaler")}
    assert hand.widget("Begin").why == message("setup-iron-thaler", **asked)


@pytest.mark.rule("V4", "R-49")
def test_for_three_seats_no_thaler_are_asked(hand: Chooser) -> None:
    hand.choose("3 seats")
    hand.step()
    assert any(text.endswith("Thaler offered") for text in hand.texts())
    assert not any("asked" in text for text in hand.texts())


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
        assert english(tile_told(load_ruleset(), tile)) in hand.texts()


def test_a_message_names_tiles() -> None:
    listed = (message("setup-tile", number="22", tile=TileName("22")), TileName("28"))
    assert named(message("setup-market", tile=TileName("36"), others=listed)) == {"36", "22", "28"}
    assert named(message("setup-none-drawn-thaler", asked=Amount(3, "thaler"))) == frozenset()


# -- what survives ----------------------------------------------------------------------------------


@pytest.mark.long
def test_a_saved_game_tells_its_modules_and_goes_on_with_them(hand: Chooser) -> None:
    hand.choose("random")
    hand.flip("Black Developments", "Iron", "28")
    hand.choose("Tunnel side B")
    match = hand.begin().match
    context = hand.app.context
    saved = context.saves.games()[0]
    about = english(saved.about)
    assert about == f"{english(saved.when)} · year 1, spring · Black Developments, Iron (tunnel side B)"
    hand.play.session.leave()
    again = Session.reopen(context, saved)
    assert again.match.setup == match.setup and again.match.state.box.tiles == match.state.box.tiles
    hand.app.apply(Replace(Title(context)))
    assert "Goes on: Anna, Lehrling · year 1, spring" in hand.texts()
    hand.app.apply(Push(SavedGames(context)))
    assert about in hand.texts()


def test_a_saved_game_without_modules_names_none() -> None:
    assert modules_of(Setup()) == ()
    (iron,) = modules_of(Setup(modules=frozenset({"iron"})))
    assert english(iron) == "Iron (tunnel side A)"


@pytest.mark.long
@pytest.mark.parametrize(
    "tiles", ["random", ("11", "12", "16", "21", "22", "23", "31", "32", "34", "41", "45", "47")]
)
def test_another_game_begins_with_what_was_agreed_on(hand: Chooser, tiles: str | tuple[str, ...]) -> None:
    setup = Setup(
        seed=5,
        layout="two-rounds",
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


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("modules", [False, True])
@pytest.mark.parametrize("language", SPOKEN)
def test_no_board_is_crowded(seats: int, modules: bool, language: str) -> None:
    hand = Chooser(language=language)
    for layout in [layout.id for layout in _draft(seats, modules).layouts]:
        new = NewGame(hand.app.context, _draft(seats, modules))
        new.draft.set_layout(layout)
        hand.app.apply(Push(new))
        assert len(hand.texts()) > len(new.laid.tiles)


def _draft(seats: int, modules: bool) -> Draft:
    draft = Draft("bauer", NAMES, seed="77")
    draft.set_seats(seats)
    draft.set_black(modules)
    draft.set_iron(modules)
    draft.mixed = frozenset(draft.new_tiles)
    return draft
