"""Black developments by mouse, the bonus markers and who may see them; the winter; tiles in large."""

from __future__ import annotations

import pygame
import pytest

from game import rulebook
from game.rules import parse_move, play
from game.rules.message import SeatName, message
from game.rules.moves import (
    Drain,
    TakeBonus,
    TakeMarker,
)
from game.rules.terms import HIDDEN_BONUS, Ability, Bonus, Marker, Resource, Slot, Step
from game.scenes.play.curtain import Curtain, Peek
from game.scenes.play.storage import StorageEditor
from game.scenes.stage.bonuswords import bonus_words
from game.scenes.stage.pointing import REST
from game.scenes.stage.tips import level_tip, reach
from game.scenes.stage.yard.farm import lease_said
from game.table.canvas import Canvas
from game.table.palette import ADVISED, RGB
from tests.english import english
from tests.rules.expansion import VALLEY, about_to_buy, bought, working
from tests.rules.helpers import AUTUMN, can, own
from tests.scenes.answering import told
from tests.scenes.clicks import Hand
from tests.scenes.stage import badge, click, last, stage, text_of
from tests.scenes.tables import SIZES, begun
from tests.scenes.written import said, written, wrong

rule = pytest.mark.rule
RICH = {"food": 9, "wood": 9, "coal": 9, "iron": 2}


@rule("53", "B5")
def test_up_to_five_water_are_removed_by_badge_or_all_by_a_click() -> None:
    for amount in (3, 5):
        state = bought("53", modules=("black",), seat={"water": 5})
        hand = stage(state)
        hand.click(hand.play.badges()[1].rect.center)
        if amount == 5:
            click(hand, "water")
        else:
            badge(hand, f"−{amount}")
        assert last(hand) == Drain(amount)


@rule("52", "B5")
def test_a_black_development_gives_a_marker_of_the_base_game() -> None:
    state = about_to_buy("52", modules=("black",))
    own(state, 1, "23", "33")
    play(state, parse_move("acquire 52 by farmer"))
    hand = stage(state)
    hand.click(hand.play.badges()[1].rect.center)
    badge(hand, "Take the marker ladder")
    assert last(hand) == TakeMarker(Marker.LADDER)


@rule("B3")
def test_box_tip_and_card_of_black_developments_tell_what_two_can_score() -> None:
    hand = stage(begun(2, frozenset({"black"})))
    state, place = hand.play.match.state, hand.play.stage.layout.developments
    black = next(tile.index for tile in state.box.tiles if tile.black)
    level = english(level_tip(state, 5))
    assert level.startswith("The next black developments score 5, 4 VP, whichever they are.")
    assert sum("5 · 4 VP" in text for text in said(hand)) == 1
    hand.move(place.hexes[black].rect.center)
    hand.step(REST)
    hand.step(REST)
    assert "Nobody owns it" in said(hand) and "5 · 4 VP" in said(hand)
    assert not any("5 · 4 · 3" in text for text in said(hand))


def taking_bonus(humans: int = 1) -> Hand:
    """Anna acquired the Horse Mill and took the food: now the bonus marker."""
    hand = stage(bought("54", modules=("black",)), humans)
    if not hand.play.badges():
        hand.step(1.0)
    badge(hand, "2 food")
    return hand


@rule("B4", "B6")
def test_every_bonus_marker_explains_itself_and_is_taken_by_a_click() -> None:
    hand = taking_bonus()
    texts = " ".join(said(hand))
    for bonus in Bonus:
        assert english(bonus_words(hand.play.match.state.box, bonus)) in texts
    assert texts.count("If the game ended now") == len(Bonus)
    click(hand, "bonus lorry")
    assert TakeBonus(Bonus.LORRY) in hand.play.match.moves
    state = hand.play.match.state
    assert hand.play.bonus_sheet is None
    spot = hand.play.stage.layout.board.bonus
    assert spot is not None and told(hand.play, spot.center) == bonus_words(state.box, Bonus.LORRY)
    assert any(
        text_of(line) == "Anna takes a bonus marker in secret." for line in hand.play.stage.chronicle.lines(0)
    )


@rule("B4", "R-26")
def test_between_people_the_bonus_marker_is_taken_behind_the_curtain() -> None:
    hand = taking_bonus(humans=2)
    play = hand.play
    assert play.bonus_sheet is None and not any(t.name.startswith("bonus") for t in play.targets.all)
    hand.step(1.0)
    assert isinstance(hand.app.scene, Curtain)
    assert "Bonus markers are secret; the others look away." in said(hand)
    hand.draw_curtain()
    assert play.bonus_sheet is not None
    click(hand, "bonus debt")
    assert play.match.state.seats[0].bonus == Bonus.DEBT
    assert play.stage.seen.seats[0].bonus == HIDDEN_BONUS and play.bonus_sheet is None
    assert not any("debt" in text for text in said(hand) if "bonus" in text.lower())


def test_the_advised_bonus_marker_is_marked_as_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, lit = taking_bonus(), list[tuple[pygame.Rect, RGB]]()
    play, glow = hand.play, Canvas.glow

    def spied(canvas: Canvas, rect: pygame.Rect, colour: RGB, *more: int) -> None:
        lit.append((rect, colour))
        glow(canvas, rect, colour, *more)

    hand.key(pygame.K_a)
    for _ in range(100):
        if play.why.advised is None:
            hand.step()
    story = play.why.advised
    assert story is not None and play.bonus_sheet is not None
    (advised,) = story.moves
    assert isinstance(advised, TakeBonus)
    monkeypatch.setattr(Canvas, "glow", spied)
    hand.move((5, 5))
    hand.step()
    hand.app.draw()
    blue = [rect for rect, colour in lit if colour == ADVISED and rect in play.bonus_sheet.cards.values()]
    assert blue and set(map(tuple, blue)) == {tuple(play.bonus_sheet.cards[Bonus(advised.bonus)])}


@rule("R-26")
def test_taking_back_does_not_go_behind_what_remained() -> None:
    hand = taking_bonus(humans=2)
    hand.step(1.0)
    hand.draw_curtain()
    moves = len(hand.play.match.turns)
    hand.click((640, 400), button=3)
    assert len(hand.play.match.turns) == moves and hand.play.bubble is not None
    click(hand, "bonus tokens")
    hand.key(pygame.K_ESCAPE)
    assert hand.play.behind_curtain or isinstance(hand.app.scene, Curtain)


@rule("R-26")
def test_the_own_bonus_marker_can_be_looked_at_alone() -> None:
    hand = taking_bonus(humans=2)
    hand.step(1.0)
    hand.draw_curtain()
    click(hand, "bonus tokens")
    place = hand.play.stage.layout.board.bonus
    assert place is not None
    hand.click(place.center)
    assert isinstance(hand.app.scene, Peek) and not any("token" in text.lower() for text in said(hand))
    hand.draw_curtain()
    assert "Tokens" in said(hand)
    hand.draw_curtain()
    assert hand.app.scene is hand.play


@rule("R-26")
def test_why_an_automa_took_its_bonus_marker_is_nobody_elses_to_read() -> None:
    hand = stage(bought("54", modules=("black",)), humans=0)
    match = hand.play.match
    while not any(isinstance(move, TakeBonus) for move in match.moves):
        hand.step(1.0)
    del match.turns[[isinstance(move, TakeBonus) for move in match.moves].index(True) + 1 :]
    told = hand.play.stage.chronicle.lines(0)[-2:]
    assert text_of(told[0]) == "Anna takes a bonus marker in secret." and told[1].why
    assert text_of(hand.play.stage.chronicle.lines(1)[-1]) == "Anna takes a bonus marker in secret."


@rule("R-26")
def test_another_seats_bonus_marker_stays_face_down() -> None:
    state = working("farmer: 1 black", modules=("black",))
    state.seats[1].bonus = Bonus.THALER
    hand = stage(state)
    seen = hand.play.stage.seen
    assert seen.seats[1].bonus == HIDDEN_BONUS
    hand.click(hand.play.stage.layout.boards[1].rect.center)
    place = hand.play.stage.layout.board.bonus
    assert hand.play.stage.focus == 1 and place is not None
    hand.click(place.center)
    assert hand.app.scene is hand.play
    for spot in (hand.play.stage.layout.log.center, place.center):
        hand.move(spot)
        hand.step(0.0)
    hand.step(REST + 0.1)
    assert any("shown and scored at the end" in text for text in said(hand))


@rule("B1", "B2")
def test_the_tile_in_large_says_what_closes_a_black_development() -> None:
    state = bought("54", modules=("black",))
    other = next(tile.index for tile in state.box.tiles if tile.black and tile.id != "54")
    assert reach(state, 1, state.box.index["54"]) == message("reach-closed")
    assert reach(state, 0, other) == message("reach-one-black", seat=SeatName(0))


@rule("W3", "I3")
def test_iron_is_stored_in_the_workshop() -> None:
    state = working(modules=("iron",), exhausted=True, season=AUTUMN, seat={"iron": 2, "food": 2})
    state.seats[0].abilities |= Ability.WORKSHOP.bit
    hand = stage(state)
    hand.click(hand.play.stage.layout.board.button.center)
    for _ in range(20):
        hand.step(1.0)
        if hand.play.session.human and hand.play.match.state.step == Step.WINTER_SCORING:
            hand.click(hand.play.stage.layout.board.button.center)
    editor = hand.play.editor
    assert isinstance(editor, StorageEditor) and Slot.WORKSHOP in editor.plan.slots
    hand.click(hand.play.stage.layout.board.good(Resource.IRON).center)
    assert editor.plan.put == {Slot.WORKSHOP: Resource.IRON}
    assert {"Workshop", "iron: 1 VP"} <= set(said(hand))


@rule("46", "W2")
def test_the_winters_sheet_says_what_the_schultheiss_pays() -> None:
    state = working(new=("46",), modules=("iron",))
    assert [english(said) for said in lease_said(state, 4)] == [
        "The lease is 1 food, 1 iron and 1 Thaler; each missing piece is 1 debt."
    ]
    own(state, 0, "46")
    assert english(lease_said(state, 4)[1]) == "With the Schultheiss it is 1 food, 1 wood and 1 coal."


@pytest.mark.long
def test_every_new_tile_shows_its_text_in_large() -> None:
    for ids in (VALLEY[:4], VALLEY[4:8], VALLEY[8:]):
        state = working(new=(*ids, *(("28",) if "36" in ids else ())), modules=("black",))
        hand = stage(state)
        for tile in state.box.tiles:
            if tile.set != "base":
                x, y = hand.play.stage.layout.developments.hexes[tile.index].centre
                hand.move((round(x), round(y)))
                hand.step(0.0)
                assert english(rulebook.text_of(tile)) in said(hand)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_no_text_leaves_its_panel_on_the_new_sheets(size: tuple[int, int]) -> None:
    trade = stage(bought("28", seat=RICH, modules=("iron",)), size=size)
    assert wrong(written(trade)) == []
    bonus = stage(bought("54", modules=("black",)), size=size)
    badge(bonus, "2 food")
    assert bonus.play.bonus_sheet is not None and wrong(written(bonus)) == []
    state = working(new=("46",), modules=("iron",), exhausted=True, season=AUTUMN, seat=RICH)
    own(state, 0, "46")
    can(state.seats[0], Ability.WORKSHOP, Ability.BARN, Ability.COAL_STORAGE)
    winter = stage(state, size=size)
    winter.click(winter.play.stage.layout.board.button.center)
    while not isinstance(winter.play.editor, StorageEditor):
        winter.decide()
    assert len(winter.play.editor.plan.slots) == 5 and wrong(written(winter)) == []
