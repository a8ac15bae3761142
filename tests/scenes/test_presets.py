"""The layers of the new-game screen: presets by name, and what is behind "More"."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.rules import new_game
from game.rules.record import flattened
from game.rules.ruleset import BASE
from game.scenes.drafts import draft_file
from game.scenes.kit.choices import ChoiceRow, Stepper
from game.scenes.kit.switches import Chip, Toggle
from game.scenes.newgame import presets
from game.scenes.newgame.dealing import show_own_tiles
from game.scenes.newgame.draft import Draft
from game.scenes.newgame.preview import Preview
from game.scenes.newgame.tiletable import TileTable
from tests.english import english
from tests.few import more
from tests.posed.camera import NAMES as PEOPLE
from tests.scenes.clicks import Hand
from tests.scenes.layers import NAMES, SIZE, at_new_game, cards, chip, choose, chosen, kinds, new
from tests.scenes.sitting import window
from tests.scenes.written import SPOKEN, said, written, wrong

DRAFTS = Path(__file__).parents[2] / "docs" / "drafts"

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
    assert [seat.automa for seat in new(hand).draft.seats] == ["", "lehrling"]
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


@pytest.mark.long
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


@pytest.mark.long
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


@pytest.mark.long
@pytest.mark.parametrize("size", more([SIZE, (1920, 1080)]), ids=str)
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


# -- drafts that need iron ----------------------------------------------------------------------------------


@pytest.mark.parametrize("file", sorted(DRAFTS.glob("*.toml")), ids=lambda file: file.stem)
def test_every_draft_of_the_shelf_can_be_begun_at_once(file: Path) -> None:
    source = flattened(str(file))
    asked, chosen_by_hand = Draft("bauer", PEOPLE), Draft("bauer", PEOPLE)
    asked.set_ruleset(source)
    presets.usual(asked.figures).choose(asked)
    presets.take_ruleset(chosen_by_hand, source)
    for draft in (asked, chosen_by_hand):
        assert new_game(draft.setup()).box.source == source and not draft.laid_out().problem


def test_a_draft_that_needs_iron_comes_with_its_module_and_says_why_other_presets_do_not() -> None:
    hand = at_new_game()
    draft, source = new(hand).draft, flattened(str(DRAFTS / "10-the-smith.toml"))
    hand.app.context.ruleset = source
    new(hand)._other_ruleset()
    hand.step()
    assert chosen(hand) == ["Ruhr Valley: Iron"] and draft.iron and not draft.black
    refused = [name for name, card in cards(hand).items() if card.why]
    assert refused == ["First game", "Base game", "Ruhr Valley: Black"]
    choose(hand, "Base game")
    assert chosen(hand) == ["Ruhr Valley: Iron"]
    hand.step(1.0)
    assert "This draft needs iron, which comes with the module Iron only." in said(hand)
    hand.button("Begin")
    assert hand.play.match.state.box.iron


def other_ruleset(hand: Hand, file: str) -> Draft:
    """Choose a draft, or with an empty name the base, as on the shelf."""
    hand.app.context.ruleset = flattened(str(DRAFTS / f"{file}.toml")) if file else BASE
    new(hand)._other_ruleset()
    hand.step()
    return new(hand).draft


def test_what_was_chosen_before_a_draft_that_needs_iron_is_chosen_again_after_it() -> None:
    hand = at_new_game()
    choose(hand, "First game")
    before, seed = presets.choices(new(hand).draft), new(hand).draft.seed
    draft = other_ruleset(hand, "10-the-smith")
    assert draft.iron and presets.choices(draft) != before
    other_ruleset(hand, "")
    assert chosen(hand) == ["First game"] and presets.choices(draft) == before and draft.seed == seed


def test_what_is_chosen_while_such_a_draft_lies_there_stays_but_for_its_module() -> None:
    hand = at_new_game()
    choose(hand, "First game")
    draft = other_ruleset(hand, "10-the-smith")
    draft.open_planning = True
    draft.set_seats(3)
    other_ruleset(hand, "12-on-the-hellweg")
    assert (draft.iron, draft.open_planning, len(draft.seats)) == (False, True, 3)
    choose(hand, "Ruhr Valley: Iron")
    other_ruleset(hand, "10-the-smith")
    other_ruleset(hand, "")
    assert draft.iron and chosen(hand) == ["Ruhr Valley: Iron"]


# -- boards of a draft --------------------------------------------------------------------------------------


def test_a_game_of_a_draft_begins_on_its_own_board() -> None:
    hand = at_new_game()
    draft = other_ruleset(hand, "12-on-the-hellweg")
    assert draft.layout == "hellweg" and "Hellweg" in said(hand)
    choose(hand, "First game")
    assert draft.layout == "hellweg" and chosen(hand) == ["First game"]
    draft.set_seats(4)
    assert draft.layout == "rows-for-4"
    draft.set_seats(3)
    assert draft.layout == "hellweg"
    other_ruleset(hand, "")
    assert draft.layout == "rows-for-3"


def test_a_board_that_was_chosen_stays_for_a_draft_with_one_of_its_own() -> None:
    hand = at_new_game()
    draft = new(hand).draft
    draft.set_layout("two-rounds")
    assert other_ruleset(hand, "12-on-the-hellweg").layout == "two-rounds"
    draft.set_layout("rows-for-2")
    assert other_ruleset(hand, "07-the-strongbox").layout == "rows-for-2"


def test_a_draft_s_board_without_places_for_black_developments_is_not_begun_on_with_them(
    tmp_path: Path,
) -> None:
    file = tmp_path / "small.toml"
    levels = str([[[column, row] for column in range(3)] for row in range(4)])
    file.write_text(f'[[layout]]\nid = "small"\nseats = [2]\nlevels = {levels}\n', "utf-8")
    draft = Draft("bauer", PEOPLE)
    draft.set_ruleset(flattened(str(file)))
    assert draft.layout == "small"
    draft.set_black(True)
    assert draft.layout == "rows-for-2" and not draft.laid_out().problem
    draft.set_black(False)
    presets.named("black").choose(draft)
    assert draft.layout == "rows-for-2"


@pytest.mark.usefixtures("places")
def test_play_begins_on_a_draft_s_own_board() -> None:
    hand = Hand(window(draft=draft_file(DRAFTS / "12-on-the-hellweg.toml")))
    hand.step()
    hand.button("Play")
    assert hand.play.match.state.box.layout == "hellweg"


@pytest.mark.usefixtures("places")
def test_play_begins_a_draft_that_needs_iron() -> None:
    hand = Hand(window(draft=draft_file(DRAFTS / "10-the-smith.toml")))
    hand.step()
    hand.button("Play")
    box = hand.play.match.state.box
    assert box.iron and box.ruleset.name == "The smith"


def test_a_game_of_a_draft_is_a_playtest_for_good() -> None:
    hand = at_new_game()
    hand.button("More choices")
    box = toggle(hand, "A playtest")
    assert not (box.on or box.why)
    hand.app.context.ruleset = flattened(str(DRAFTS / "01-three-strokes.toml"))
    new(hand)._other_ruleset()
    hand.step()
    box = toggle(hand, "A playtest")
    hand.click(box.rect.center)
    assert toggle(hand, "A playtest").on and box.why and not new(hand).draft.playtest


def toggle(hand: Hand, text: str) -> Toggle:
    found = [widget for widget in new(hand).form.widgets if isinstance(widget, Toggle)]
    return next(one for one in found if english(one.text) == text)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_draft_adds_is_on_the_table_from_the_first(seats: int) -> None:
    """More of its developments than luck brings; all else that is chosen stays."""
    draft, source = Draft("bauer", PEOPLE), flattened(str(DRAFTS / "12-on-the-hellweg.toml"))
    draft.set_seats(seats)
    draft.open_planning = True
    draft.set_ruleset(source)
    show_own_tiles(draft)
    setup = draft.setup()
    assert (setup.seats, setup.open_planning, setup.tiles) == (seats, True, "random")
    assert len({"101", "102", "103", "104", "105", "106"} & set(new_game(setup).box.index)) >= 3


def test_a_preset_that_deals_brings_what_a_draft_adds() -> None:
    draft = Draft("bauer", PEOPLE)
    draft.set_ruleset(flattened(str(DRAFTS / "05-a-free-pole.toml")))
    for _ in range(3):
        presets.named("base").choose(draft)
        assert "11" in new_game(draft.setup()).box.index


def test_a_draft_that_changes_no_development_leaves_the_choice() -> None:
    draft = Draft("bauer", PEOPLE)
    draft.set_ruleset(flattened(str(DRAFTS / "01-three-strokes.toml")))
    seed = draft.seed
    show_own_tiles(draft)
    assert presets.preset_of(draft) == "first" and draft.seed == seed


def test_what_is_chosen_of_a_draft_that_lies_there_stays() -> None:
    hand = at_new_game()
    hand.app.context.ruleset = flattened(str(DRAFTS / "12-on-the-hellweg.toml"))
    new(hand)._other_ruleset()
    hand.step()
    assert new(hand).draft.tiles == "random"
    choose(hand, "First game")
    new(hand)._other_ruleset()
    hand.step()
    assert chosen(hand) == ["First game"]
