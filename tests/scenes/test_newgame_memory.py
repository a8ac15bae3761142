"""What is remembered of new games across starts, and what is not."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.rules import Setup
from game.rules.record import read_head
from game.rules.setup import dealt
from game.scenes.app.loop import App
from game.scenes.flow import Pop, Push
from game.scenes.newgame import presets
from game.scenes.newgame.draft import Draft
from game.scenes.play.scene import Play
from game.scenes.result.scene import Result
from game.scenes.saving.chairs import Chair
from game.scenes.saving.folders import home
from tests.posed.camera import NAMES
from tests.scenes.clicks import Hand
from tests.scenes.layers import SIZE, at_new_game, back, cards, choose, chosen, new, seated
from tests.scenes.opponents import OPPONENTS
from tests.scenes.sitting import people, sit_down, window
from tests.scenes.unsavable import Disk
from tests.scenes.written import said

BOARD = """
extends = "base"
name = "mine"
[[layout]]
id = "zigzag"
seats = [2]
levels = [
    [[0, 0], [1, 0], [2, 0]], [[0, 1], [1, 1], [2, 1]], [[0, 2], [1, 2], [2, 2]], [[0, 3], [1, 3], [2, 3]],
]
"""


def test_the_last_choice_is_there_at_the_next_start_with_another_seed() -> None:
    hand = at_new_game()
    choose(hand, "Ruhr Valley: both modules")
    draft = new(hand).draft
    draft.set_seats(3)
    draft.set_name(0, "Ida")
    draft.set_player(2, "bauer")
    hand.button("More choices")
    hand.button("Back")
    again = new(at_new_game())
    assert again.more and again.preset == "both"
    assert [(seat.name, seat.automa) for seat in again.draft.seats] == [
        ("Ida", ""), ("Lehrling", "lehrling"), ("Bauer", "bauer"),
    ]  # fmt: skip
    assert again.draft.seed != draft.seed
    again.draft.set_player(0, "knecht")
    assert again.draft.seats[0].name == "Ida" and again.draft.seats[1].name == "Lehrling"
    again.draft.set_player(1, "")
    assert again.draft.seats[1].name == "Player 2", "a name that nobody typed follows who sits there"


def test_tiles_by_hand_are_remembered_and_an_unfinished_board_is_not() -> None:
    hand = at_new_game()
    new(hand).draft.set_tiles("chosen")
    new(hand).draft.swap(0, 1)
    wanted = new(hand).draft.chosen
    again = back(hand)
    assert again.draft.chosen == wanted and again.preset == presets.OWN
    again.draft.clear()
    assert back(hand).draft.chosen == wanted


@pytest.mark.long
def test_same_again_is_the_game_that_was_begun_last() -> None:
    hand = at_new_game()
    assert "Same again" not in cards(hand)
    choose(hand, "Ruhr Valley: Black")
    new(hand).draft.set_seats(3)
    new(hand).resize()
    hand.button("Begin")
    setup, chairs = hand.play.match.setup, seated(hand.play)
    hand.play.session.leave()
    again = at_new_game()
    choose(again, "First game")
    choose(again, "Same again")
    assert chosen(again) == ["Same again"] and any("begun last" in text for text in said(again))
    again.button("Begin")
    other = again.play.match.setup
    assert (other.seats, other.modules, other.tiles, other.layout) == (
        setup.seats, setup.modules, setup.tiles, setup.layout,
    )  # fmt: skip
    assert other.seed != setup.seed
    assert seated(again.play) == chairs


def test_what_play_on_the_title_began_can_be_had_again() -> None:
    hand = Hand(App(OPPONENTS, SIZE))
    hand.step()
    hand.button("Play")
    assert isinstance(hand.app.scene, Play)
    assert "Same again" in cards(at_new_game())


def test_play_on_the_title_calls_a_person_as_last_named() -> None:
    hand = at_new_game()
    new(hand).draft.set_name(0, "Ida")
    new(hand).draft.next_colour(0)
    colour = new(hand).draft.seats[0].colour
    hand.button("Back")
    hand.button("Play")
    (person, automa) = seated(hand.play)
    assert person == ("Ida", colour, "") and automa[2] == "lehrling"


def test_after_the_result_a_new_game_has_the_same_choices() -> None:
    hand = Hand(window())
    draft = Draft("bauer", NAMES)
    presets.PRESETS[2].choose(draft)
    play = sit_down(hand.app, draft.setup(), people(2, 0))
    while play.session.advance():
        pass
    hand.app.apply(Push(Result(hand.app.context, play.session)))
    hand.step()
    hand.button("New game")
    assert new(hand).preset == "black" and new(hand).draft.seed != str(draft.setup().seed)
    assert [seat.automa for seat in new(hand).draft.seats] == ["random", "random"]


# -- the file ---------------------------------------------------------------------------------------------


def file() -> Path:
    return home() / "newgame.json"


def remembered() -> dict[str, Any]:
    """Return what is kept of both modules for three."""
    hand = at_new_game()
    choose(hand, "Ruhr Valley: both modules")
    hand.button("Back")
    found: dict[str, Any] = json.loads(file().read_text())
    assert read_head(found["choice"]).setup.modules == {"black", "iron"}
    return found


@pytest.mark.parametrize(
    "text",
    ["", "none", "[1, 2]", "{" * 5000, '{"choice": 7, "begun": null, "more": "yes"}', "\0\1", "é" * 70_000],
)
def test_a_damaged_file_is_as_none(text: str) -> None:
    home().mkdir(parents=True, exist_ok=True)
    file().write_text(text)
    hand = at_new_game()
    assert chosen(hand) == ["First game"] and not new(hand).more
    choose(hand, "Base game")
    hand.button("Back")
    assert json.loads(file().read_text())["more"] is False
    assert chosen(at_new_game()) == ["Base game"]


@pytest.mark.parametrize(
    ("old", "new_text"),
    [
        ("modules: black, iron", "modules: black, gold"),
        ("seats: 2", "seats: 3"),
        ("seats: 2", "seats: 9"),
        ("automa lehrling", "automa nobody"),
        ("automa lehrling", "automa lehrling:nobody"),
        ("Anna", "A" * 30),
        ("Anna", "Lehrling"),
        ("tiles: recommended", "tiles: 11 12"),
        ("ruleset: base ", "ruleset: base 0"),
        ("rules: 2", "rules: 9"),
        ("layout: ", "layout: un"),
    ],
)
def test_nothing_comes_back_that_could_not_be_chosen(old: str, new_text: str) -> None:
    found = remembered()
    lines = [line for line in found["choice"].splitlines() if not line.startswith(("check:", "end:"))]
    lines[0] = lines[0].removesuffix(", checked")
    text = "\n".join(lines) + "\n"
    file().write_text(json.dumps(found | {"choice": text}))
    assert chosen(at_new_game()) == ["Ruhr Valley: both modules"], "by hand it may be written"
    assert old in text
    file().write_text(json.dumps(found | {"choice": text.replace(old, new_text)}))
    assert chosen(at_new_game()) == ["First game"]


def test_what_another_edition_wrote_there_stays() -> None:
    found = remembered()
    file().write_text(json.dumps(found | {"music": "loud"}))
    hand = at_new_game()
    hand.app.apply(Pop())
    assert json.loads(file().read_text())["music"] == "loud"


def test_a_disk_that_takes_nothing_costs_the_memory_alone(disk: Disk) -> None:
    hand = at_new_game()
    disk.full = True
    choose(hand, "Base game")
    hand.button("Back")
    assert not file().exists()
    disk.full = False
    hand.button("New game")
    assert chosen(hand) == ["First game"]


@pytest.mark.long
def test_two_windows_keep_what_each_has_changed() -> None:
    first, second = at_new_game(), at_new_game()
    choose(second, "Base game")
    second.button("Begin")
    choose(first, "Ruhr Valley: Iron")
    first.button("Back")
    third = at_new_game()
    assert chosen(third) == ["Ruhr Valley: Iron"]
    choose(third, "Same again")
    assert new(third).draft.tiles == "random" and not new(third).draft.iron


@pytest.mark.parametrize("by_hand", [False, True])
def test_what_only_a_draft_of_rules_has_is_no_choice_of_a_new_game(tmp_path: Path, by_hand: bool) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(BOARD)
    setup = Setup(ruleset=str(path), layout="zigzag")
    if by_hand:
        setup = replace(setup, tiles=dealt(setup)[1].tiles)
    draft = Draft.of("bauer", NAMES, setup, (Chair("Anna", 0), Chair("Bauer", 1, "bauer", 3)))
    assert draft.laid_out().problem == "" and draft.layout != "zigzag" and draft.tiles == "first"
