"""The layers of the new-game screen: presets by name, what is behind "More", what is remembered."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.languages import LANGUAGES
from game.rules import Setup, new_game
from game.rules.record import read_head
from game.rules.setup import dealt
from game.scenes.app.loop import App
from game.scenes.flow import Pop, Push
from game.scenes.kit.choices import ChoiceRow, Stepper
from game.scenes.kit.switches import Chip, Toggle
from game.scenes.newgame import presets
from game.scenes.newgame.draft import Draft
from game.scenes.newgame.presetrow import PresetCard
from game.scenes.newgame.preview import Preview
from game.scenes.newgame.scene import NewGame
from game.scenes.newgame.tiletable import TileTable
from game.scenes.play.scene import Play
from game.scenes.result.scene import Result
from game.scenes.saving.chairs import Chair
from game.scenes.saving.folders import home
from tests.english import english
from tests.scenes.clicks import Hand
from tests.scenes.opponents import OPPONENTS
from tests.scenes.sitting import people, sit_down, window
from tests.scenes.unsavable import Disk
from tests.scenes.written import said, written, wrong

SIZE = (1280, 720)
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
NAMES = [preset.name for preset in presets.PRESETS]


def at_new_game(size: tuple[int, int] = SIZE, language: str = "en") -> Hand:
    """Return a hand that has come to the new-game screen from the title, in a window of its own."""
    hand = Hand(App(OPPONENTS, size, language=language))
    hand.app.apply(Push(NewGame(hand.app.context)))
    hand.step()
    return hand


def new(hand: Hand) -> NewGame:
    assert isinstance(hand.app.scene, NewGame)
    return hand.app.scene


def cards(hand: Hand) -> dict[str, PresetCard]:
    found = [widget for widget in new(hand).form.widgets if isinstance(widget, PresetCard)]
    return {english(card.text): card for card in found}


def choose(hand: Hand, name: str) -> None:
    hand.click(cards(hand)[name].rect.center)


def chip(hand: Hand, text: str) -> Chip:
    chips = [widget for widget in new(hand).form.widgets if isinstance(widget, Chip)]
    return next(one for one in chips if english(one.text) == text)


def seated(play: Play) -> list[tuple[str, int, str]]:
    """Return who sits there, without the seeds of automas."""
    return [(chair.name, chair.colour, chair.automa) for chair in play.session.chairs]


def chosen(hand: Hand) -> list[str]:
    return [name for name, card in cards(hand).items() if card.on]


def kinds(hand: Hand) -> set[type]:
    return {type(widget) for widget in new(hand).form.widgets}


def back(hand: Hand) -> NewGame:
    """Go back to the title, and come again."""
    hand.button("Back")
    hand.button("New game")
    return new(hand)


# -- presets ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("preset", presets.PRESETS, ids=lambda preset: preset.name)
def test_every_preset_is_played_as_the_rules_have_it(preset: presets.Preset, seats: int) -> None:
    draft = Draft("bauer")
    draft.set_seats(seats)
    draft.start_buildings, draft.open_planning, draft.tunnel = True, True, "B"
    draft.clear()
    preset.choose(draft)
    setup = draft.setup()
    state = new_game(setup)
    assert presets.preset_of(draft) == preset.name and not draft.laid_out().problem
    assert len(state.seats) == (preset.seats or seats)
    assert (state.box.black, state.box.iron) == (preset.black, preset.iron)
    assert not (setup.open_planning or setup.start_buildings) and setup.tunnel == "A"


def test_both_modules_come_with_new_tiles_and_the_base_without() -> None:
    found = {}
    for preset in presets.PRESETS:
        draft = Draft("bauer")
        preset.choose(draft)
        found[preset.name] = {tile.set for tile in new_game(draft.setup()).box.tiles}
    assert found["first"] == found["base"] == {"base"}
    assert "valley" in found["both"] and {"black", "iron"} & found["both"]


def test_the_first_screen_of_a_fresh_profile_is_the_first_game_against_the_gentlest() -> None:
    hand = at_new_game()
    assert chosen(hand) == ["First game"] and list(cards(hand))[-1] == "Ruhr Valley: both modules"
    assert [seat.automa for seat in new(hand).draft.seats] == ["", "knecht"]
    assert any(text.startswith("The base game for two") for text in said(hand))


def test_a_preset_says_what_is_in_it_and_shows_its_board() -> None:
    hand = at_new_game()
    choose(hand, "Ruhr Valley: Iron")
    texts = " ".join(said(hand))
    assert chosen(hand) == ["Ruhr Valley: Iron"]
    assert "The game lasts 4 years" in texts and "Iron (tunnel side A)" in texts
    preview = new(hand).preview
    assert preview is not None and preview.laid.tiles == new(hand).draft.laid_out().tiles
    hand.move(preview.places[0].rect.center)
    hand.step()
    assert any(text.startswith(f"{preview.laid.tiles[0]} ") for text in said(hand)), "a tile is told"


def test_a_card_is_told_of_before_it_is_chosen_by_pointer_and_by_keys() -> None:
    hand = at_new_game()
    hand.move(cards(hand)["Ruhr Valley: Iron"].rect.center)
    hand.step()
    assert any(text.startswith("The game lasts 4 years") for text in said(hand))
    hand.move((5, 5))
    for _ in range(3):
        hand.key(pygame.K_TAB)
    assert any("level of black developments" in text for text in said(hand))
    assert chosen(hand) == ["First game"]


def test_a_change_by_hand_leaves_the_preset_and_its_opposite_leads_back() -> None:
    hand = at_new_game()
    choose(hand, "Ruhr Valley: Black")
    seed = new(hand).draft.seed
    hand.button("More choices")
    hand.click(chip(hand, "Iron").rect.center)
    assert new(hand).preset == presets.OWN and "Your own choice" in said(hand)
    hand.click(chip(hand, "Iron").rect.center)
    assert new(hand).preset == "black" and new(hand).draft.seed == seed
    hand.button("Another seed")
    assert new(hand).preset == "black", "a seed is no choice that a preset makes"
    hand.button("Fewer choices")
    assert chosen(hand) == ["Ruhr Valley: Black"]


def test_names_colours_opponents_and_the_number_of_seats_are_free() -> None:
    draft = Draft("bauer")
    presets.PRESETS[1].choose(draft)
    draft.set_seats(4)
    draft.set_name(0, "Ida")
    draft.set_player(1, "")
    draft.next_colour(0)
    assert presets.preset_of(draft) == "base"
    presets.PRESETS[2].choose(draft)
    assert draft.seats[0].name == "Ida" and [seat.automa for seat in draft.seats] == [
        "",
        "",
        "bauer",
        "bauer",
    ]


def test_presets_are_stepped_through_beside_everything_else() -> None:
    hand = at_new_game()
    hand.button("More choices")
    stepper = [widget for widget in new(hand).form.widgets if isinstance(widget, Stepper)][-1]
    assert [choice.value for choice in stepper.choices] == NAMES
    hand.click(stepper.ends[1].center)
    assert new(hand).preset == "base" and new(hand).draft.tiles == "random"


# -- layers -----------------------------------------------------------------------------------------------


def test_everything_is_behind_more_and_less_leads_back() -> None:
    hand = at_new_game()
    assert Preview in kinds(hand) and not kinds(hand) & {Toggle, TileTable, Stepper}
    assert not any("Seed" in text or text.isdigit() for text in said(hand)), "no seeds or numbers at first"
    hand.button("More choices")
    assert kinds(hand) >= {Toggle, TileTable, Stepper, ChoiceRow, Chip} and Preview not in kinds(hand)
    assert {"Variants", "Seed", "Board", "Modules", "Tiles", "Mix in", "16"} <= {*said(hand)}
    hand.button("Fewer choices")
    assert Preview in kinds(hand)


def test_keys_reach_everything_of_the_first_layer() -> None:
    hand = at_new_game()
    able = [widget for widget in new(hand).form.widgets if widget.focusable and not widget.why]
    for widget in able:
        hand.key(pygame.K_TAB)
        assert new(hand).form.focused is widget
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_RIGHT)
    hand.key(pygame.K_RETURN)
    assert chosen(hand) == ["Base game"]
    rows = set[int]()
    while new(hand).form.focused is not hand.widget("Back"):
        hand.key(pygame.K_DOWN)
        focused = new(hand).form.focused
        assert focused is not None and focused.rect.centery not in rows
        rows.add(focused.rect.centery)


@pytest.mark.parametrize("size", [SIZE, (1920, 1080)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_no_layer_is_crowded(size: tuple[int, int], language: str, seats: int) -> None:
    hand = at_new_game(size, language)
    scene = new(hand)
    scene.before = Draft("bauer")
    scene.draft.set_seats(seats)
    for name in (*NAMES, presets.AGAIN):
        scene._choose(name)
        if name != "first":
            scene.draft.set_seats(seats)
        scene.resize()
        assert wrong(written(hand)) == [], name
    scene.draft.start_buildings = scene.draft.open_planning = True
    for scene.more in (False, True):
        scene.resize()
        assert wrong(written(hand)) == []


# -- what is remembered -----------------------------------------------------------------------------------


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
        ("Ida", ""), ("Knecht", "knecht"), ("Bauer", "bauer"),
    ]  # fmt: skip
    assert again.draft.seed != draft.seed
    again.draft.set_player(0, "knecht")
    assert again.draft.seats[0].name == "Ida" and again.draft.seats[1].name == "Knecht"
    again.draft.set_player(1, "")
    assert again.draft.seats[1].name == "Hinnerk", "a name that nobody typed follows who sits there"


def test_tiles_by_hand_are_remembered_and_an_unfinished_board_is_not() -> None:
    hand = at_new_game()
    new(hand).draft.set_tiles("chosen")
    new(hand).draft.swap(0, 1)
    wanted = new(hand).draft.chosen
    again = back(hand)
    assert again.draft.chosen == wanted and again.preset == presets.OWN
    again.draft.clear()
    assert back(hand).draft.chosen == wanted


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
    assert person == ("Ida", colour, "") and automa[2] == "knecht"


def test_after_the_result_a_new_game_has_the_same_choices() -> None:
    hand = Hand(window())
    draft = Draft("bauer")
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
        ("automa knecht", "automa nobody"),
        ("automa knecht", "automa knecht:nobody"),
        ("Anna", "A" * 30),
        ("Anna", "Knecht"),
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
    draft = Draft.of("bauer", setup, (Chair("Anna", 0), Chair("Bauer", 1, "bauer", 3)))
    assert draft.laid_out().problem == "" and draft.layout != "zigzag" and draft.tiles == "first"
