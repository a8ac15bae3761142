"""The layers of the new-game screen: presets by name, and what is behind "More"."""

from __future__ import annotations

import pygame
import pytest

from game.rules import new_game
from game.scenes.kit.choices import ChoiceRow, Stepper
from game.scenes.kit.switches import Chip, Toggle
from game.scenes.newgame import presets
from game.scenes.newgame.draft import Draft
from game.scenes.newgame.preview import Preview
from game.scenes.newgame.tiletable import TileTable
from tests.posed.camera import NAMES as PEOPLE
from tests.scenes.layers import NAMES, SIZE, at_new_game, cards, chip, choose, chosen, kinds, new
from tests.scenes.written import SPOKEN, said, written, wrong

# -- presets ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("preset", presets.PRESETS, ids=lambda preset: preset.name)
def test_every_preset_is_played_as_the_rules_have_it(preset: presets.Preset, seats: int) -> None:
    draft = Draft("bauer", PEOPLE)
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
        draft = Draft("bauer", PEOPLE)
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
    assert any("a secret bonus marker" in text for text in said(hand))
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
    draft = Draft("bauer", PEOPLE)
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
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("seats", [2, 4])
def test_no_layer_is_crowded(size: tuple[int, int], language: str, seats: int) -> None:
    hand = at_new_game(size, language)
    scene = new(hand)
    scene.before = Draft("bauer", PEOPLE)
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
