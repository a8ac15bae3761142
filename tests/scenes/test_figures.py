"""Figures in sight: the card on the board, the sheet of all their parts, and what both are told of."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from game.rules import Setup, legal_moves
from game.rules import play as play_on
from game.rules.moves import Lay
from game.rules.standing import CoalStep, prospects, standing
from game.rules.state import GameState
from game.rules.terms import Bonus, Field, Season, Step
from game.scenes.flow import Push
from game.scenes.play.lookback import LookBack
from game.scenes.play.planning import PieceKind, PlanPiece
from game.scenes.settings.screen import SettingsScreen
from game.scenes.stage import figures as figures_of
from game.scenes.stage.figures import FigureDesk
from game.scenes.stage.figuresheet import account, draw_sheet
from game.scenes.stage.forecast import at_work
from game.scenes.stage.moving import NOBODY
from game.scenes.stage.plan import PlanDraft, mover
from game.scenes.stage.pointing import REST, PlaceKind
from game.scenes.stage.topics import rule_at
from game.scenes.stage.turnwalk import coal_ahead
from game.table.canvas import Canvas, TextMark
from game.table.layout import arrange
from game.table.picture import Picture
from game.table.table import draw_table
from game.words import words_of
from tests.properties.games import lively
from tests.rules.helpers import at_planning, at_taking, give
from tests.scenes.clicks import Hand
from tests.scenes.counting import counted, watched
from tests.scenes.paintbox import sharing
from tests.scenes.previews import decisions, in_games
from tests.scenes.reels import begun as replayed
from tests.scenes.sitting import editor_of, plan, table, until
from tests.scenes.stage import stage
from tests.scenes.tables import SITTERS, begun, crowded, fullest
from tests.scenes.written import SPOKEN, said, wrong


def fresh(**goods: int) -> GameState:
    """Return the first taking of a second phase; the first seat has some goods."""
    state = at_taking(((3, 2, 1), (3, 2, 1)))
    give(state.seats[0], **goods)
    return state


def rest_on_card(hand: Hand, across: float = 0.9, down: float = 0.8) -> None:
    """Let the pointer rest on a part of the card."""
    card = hand.play.stage.layout.board.figures
    hand.move((card.left + round(card.width * across), card.top + round(card.height * down)))
    hand.step(0.0)
    hand.step(REST + 0.1)


def desk(hand: Hand) -> FigureDesk:
    return hand.play.stage.figures


# -- what is shown ------------------------------------------------------------------------------------


def test_the_card_tells_coal_and_its_next_step_the_lease_and_the_standing() -> None:
    state = fresh(coal=4, food=1)
    hand = stage(state)
    texts = said(hand)
    assert "4 = 3 VP" in texts and "5 = 4" in texts
    assert f"end: {standing(state, 0).total} VP" in texts


def test_a_loss_is_told_in_the_same_words_as_a_gain() -> None:
    """Where the lease lacks little, the standing has the room that the lease leaves."""
    state = fresh()
    assert standing(state, 0).total < 0
    assert f"end: {standing(state, 0).total}".replace("-", "−") + " VP" in said(stage(state))


@pytest.mark.parametrize(
    ("across", "down", "told"),
    [
        (0.2, 0.2, "In winter 4 coal on the farm scores 3 VP; 1 coal more makes it 4 VP."),
        (0.2, 0.8, "This winter’s lease is 2 food. Still missing: 1 food. That would be 1 debt."),
        (0.9, 0.8, "0 VP if the year ended now"),
    ],
    ids=("coal", "lease", "standing"),
)
def test_each_part_of_the_card_says_what_it_is(across: float, down: float, told: str) -> None:
    state = fresh(coal=4, food=1)
    hand = stage(state)
    told = told.replace("0 VP", f"{standing(state, 0).total} VP", 1) if told.startswith("0") else told
    rest_on_card(hand, across, down)
    assert any(text.startswith(told) for text in said(hand))


@pytest.mark.parametrize(("across", "down", "rule"), [(0.2, 0.2, "W1"), (0.2, 0.8, "W2"), (0.9, 0.8, "W5")])
def test_each_part_of_the_card_opens_its_rule(across: float, down: float, rule: str) -> None:
    hand = stage(fresh())
    rest_on_card(hand, across, down)
    assert rule_at(hand.play.stage, hand.play.picture()) == rule


def test_the_scale_skips_what_brings_nothing_more() -> None:
    hand = stage(fresh())
    assert "0 = 0 VP" in said(hand) and "3 = 2" in said(hand)


def test_the_sheet_comes_where_the_pointer_rests_and_goes() -> None:
    hand = stage(fresh())
    assert "If the year ended now" not in said(hand)
    rest_on_card(hand)
    assert "If the year ended now" in said(
        hand
    ) and "wins a tie: as much coal removed, earlier in turn order" in said(hand)
    hand.move((3, 3))
    hand.step()
    assert "If the year ended now" not in said(hand)


def test_a_click_pins_the_sheet_and_a_click_on_it_puts_it_away() -> None:
    hand = stage(fresh())
    hand.click(desk(hand).card.center)
    hand.move((3, 3))
    hand.step()
    assert "If the year ended now" in said(hand)
    assert hand.app.context.settings_file.read().figures == "whole"
    assert hand.play.stage.under(desk(hand).sheet.center).kind is PlaceKind.FIGURES
    hand.click(desk(hand).sheet.center)
    assert hand.app.context.settings.figures == "brief"
    assert hand.app.context.settings_file.read().figures == "brief"


def test_the_key_pins_the_sheet_in_play() -> None:
    hand = stage(fresh())
    hand.key(pygame.K_v)
    assert desk(hand).pinned


def test_the_key_pins_the_sheet_in_a_replay() -> None:
    viewer = replayed(moves=30)
    viewer.step()
    viewer.press_key(pygame.K_v)
    assert viewer.replay.stage.figures.pinned


def test_the_key_pins_the_sheet_in_a_look_back() -> None:
    hand = table()
    hand.decide()
    until(hand, Step.PLANNING)
    hand.key(pygame.K_b)
    back = hand.app.scene
    assert isinstance(back, LookBack)
    hand.key(pygame.K_v)
    assert back.stage.figures.pinned and hand.app.scene is back


def test_settings_take_the_figures_off_the_table() -> None:
    hand = stage(fresh())
    hand.app.apply(Push(SettingsScreen(hand.app.context)))
    hand.step()
    row = next(one for one in hand.app.scene.form.widgets if getattr(one, "value", "") == "brief")  # type: ignore[attr-defined]
    hand.click((row.rect.left + row.rect.width // 6, row.rect.centery))
    hand.key(pygame.K_ESCAPE)
    assert not desk(hand).in_sight and desk(hand).of_seat() is None
    rest_on_card(hand)
    assert "If the year ended now" not in said(hand)
    assert hand.play.stage.under(desk(hand).card.center).kind is PlaceKind.TABLE


def test_keys_reach_the_card() -> None:
    hand = stage(fresh())
    for _ in range(60):
        hand.key(pygame.K_TAB)
        if hand.play.steered is not None and hand.play.steered.rect == desk(hand).card:
            break
    hand.key(pygame.K_RETURN)
    assert desk(hand).pinned


# -- what they are told of ----------------------------------------------------------------------------


def test_a_plan_shows_what_the_winter_would_then_cost() -> None:
    hand = table()
    play = until(hand, Step.PLANNING)
    seat = play.match.state.seats[play.stage.focus]
    seat.food, seat.thaler = 2, 0
    play.refresh()
    before = play.picture().prospects
    editor_of(play).move(PlanPiece(PieceKind.FOOD), None, Field.COAL_DIGGER)
    after = play.picture().prospects
    assert before is not None and before.missing is not None and before.missing.pieces == 0
    assert after is not None and after.missing is not None and after.missing.food == 1
    assert after.total == before.total + play.match.state.box.ruleset.final.debt_first


def test_a_plan_shows_the_coal_it_can_lead_to() -> None:
    hand = stage(at_planning((2, 0, 0), season=2))
    play = hand.play
    before = play.picture().prospects
    editor = editor_of(play)
    for _ in range(2):
        editor.move(PlanPiece(PieceKind.DISK), None, Field.FARMER)
    after = play.picture().prospects
    assert before is not None and before.planned is None
    assert after is not None and after.planned == CoalStep(2, 0)
    assert "2 = 0" in said(hand)
    rest_on_card(hand, 0.2, 0.2)
    assert any("This plan can lead to 2 coal" in text for text in said(hand))


def test_what_takes_long_to_look_through_is_told_once_it_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wood is cut and set, the miner digs behind it, and the Haspelknecht reels up: many orders of that."""
    for name in ("AT_ONCE", "PART"):
        monkeypatch.setattr(f"game.scenes.stage.turnwalk.{name}", 5)
    seat = {"pinge_dug": 7, "tunnel_dug": 2, "shaft": 2, "food": 1, "thaler": 1}
    hand = stage(at_planning((0, 3, 1), season=2, seat=seat))
    editor = editor_of(hand.play)
    lays = ("farmer: 1 yellow", "farmhand: 3 brown", "coal-miner: 1 food", "haspelknecht: 1 thaler")
    editor.lay_out(plan(editor.plan.state, *lays).lays)
    hand.step(0.0)
    shown = hand.play.picture().prospects
    assert shown is not None and shown.planned is None
    for _ in range(100):
        hand.step(0.0)
    shown = hand.play.picture().prospects
    assert shown is not None and shown.planned is not None
    assert shown.planned.coal == 3


@in_games
def test_no_turn_leads_to_more_coal_than_its_plan_told(setup: Setup) -> None:
    random, told = Random(5), 0
    for state, _, move in decisions(setup, 7):
        if not isinstance(move, Lay) or mover(state).plan:
            continue
        plan = PlanDraft(state, tuple(laid_by_chance(state, random)))
        working, most = at_work(plan), coal_ahead(plan).most
        if working is None or most is None or working.to_move is None:
            continue
        number = working.to_move
        while working.to_move == number and working.step == Step.WORKING:
            assert working.seats[number].coal <= most
            play_on(working, lively(random, working), None)
        told += 1
    assert told > 3


def laid_by_chance(state: GameState, random: Random) -> Iterator[Lay]:
    """Yield the lays of a plan for the seat to move."""
    copy = state.copy()
    while copy.to_move == state.to_move and copy.step == Step.PLANNING:
        lay = lively(random, copy)
        assert isinstance(lay, Lay)
        yield lay
        play_on(copy, lay, None)


def test_what_is_hidden_changes_no_figure_between_people() -> None:
    """Two hot-seat tables that differ in bonus markers and hidden plans alone say the same."""
    state = begun(3, frozenset({"black"}))
    for seat in state.seats:
        seat.bonus = Bonus.TOKENS
    other = state.copy()
    other.seats[0].bonus, other.seats[1].bonus = Bonus.THALER, Bonus.DEBT
    hands = [stage(one, humans=3) for one in (state, other)]
    for hand in hands:
        assert hand.play.stage.viewer == NOBODY
    assert desk(hands[0]).account() == desk(hands[1]).account()
    assert desk(hands[0]).of_seat() == desk(hands[1]).of_seat()


def test_hidden_plans_are_in_no_figure() -> None:
    tables = []
    for lay in (Lay(Field.COAL_DIGGER, food=1), Lay(Field.COAL_DIGGER)):
        state = at_planning((1, 1, 1), order=(1, 0))
        give(state.seats[1], food=3)
        while state.to_move == 1:
            asked = next(iter(legal_moves(state)))
            assert isinstance(asked, Lay)
            play_on(state, lay if asked.field == lay.field else Lay(asked.field))
        tables.append(stage(state, humans=2))
    plans = [hand.play.match.state.seats[1].plan for hand in tables]
    assert plans[0] != plans[1]
    for hand in tables:
        hand.play.look_at(1)
    assert desk(tables[0]).account() == desk(tables[1]).account()
    assert desk(tables[0]).of_seat() == desk(tables[1]).of_seat()


def test_a_position_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def counts(state: GameState, number: int) -> object:
        asked.append(number)
        return prospects(state, number)

    monkeypatch.setattr(figures_of, "prospects", counts)
    hand = stage(fresh())
    hand.app.context.settings.figures = "whole"
    first = len(asked)
    for _ in range(10):
        hand.play.dirty = True
        hand.step()
    assert len(asked) == first
    hand.decide()
    assert len(asked) > first


@pytest.mark.long
@pytest.mark.parametrize("speed", ["instant", "normal"])
def test_the_standing_stands_still_while_winter_is_counted(
    monkeypatch: pytest.MonkeyPatch, speed: str
) -> None:
    hand, seen = watched(monkeypatch, Setup(2, 3), speed), 0
    for table_ in counted(hand):
        if table_.match.state.step == Step.OVER:
            assert table_.stage.figures.of_seat() is None
            continue
        if table_.stage.winter_read:
            found = table_.stage.figures.of_seat()
            assert found is not None and found.coal is None and found.lease is None
            assert found.total == standing(table_.stage.reckoned, table_.stage.focus).total
            seen += 1
    assert seen or speed == "instant"


def test_at_the_end_of_a_replay_the_final_scoring_counts_once() -> None:
    viewer = replayed()
    viewer.key(pygame.K_END)
    stage_ = viewer.replay.stage
    assert stage_.winter_read and stage_.state.step == Step.OVER
    scores = [seat.score for seat in stage_.state.seats]
    assert list(stage_.figures.account().total.values) == scores
    assert prospects(stage_.reckoned, stage_.focus).total == scores[stage_.focus]
    card = stage_.figures.card
    viewer.move((card.right - 5, card.bottom - 5))
    viewer.step(REST)
    viewer.step(REST)
    assert f"{scores[stage_.focus]} VP in the end. A click or V keeps all its parts in sight." in said(viewer)


def test_in_winter_nothing_is_told_that_has_been_counted() -> None:
    state = fresh()
    state.season, state.step = Season.WINTER, Step.WINTER_STORAGE
    state.to_move = None
    found = prospects(state, 0)
    assert (found.coal, found.more, found.lease, found.missing) == (None, None, None, None)


# -- how it fits --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=lambda size: str(size[0]))
@pytest.mark.parametrize("full", [True, False], ids=("crowded", "begun"))
def test_all_texts_stay_in_their_places(language: str, size: tuple[int, int], full: bool) -> None:
    state = crowded(fullest()) if full else begun(4)
    texts: list[TextMark] = []
    theme = sharing(size, words_of(language))
    canvas, layout = Canvas(pygame.Surface(size), theme, texts), arrange(state.box, size, 0)
    sitters = SITTERS[: len(state.seats)]
    picture = Picture(state, sitters, 0, prospects=prospects(state, 0))
    draw_table(canvas, layout, picture)
    sheet = pygame.Rect(layout.log.left, layout.wheel.rect.top, layout.log.width, layout.wheel.rect.height)
    card = layout.board.figures
    draw_sheet(canvas, sheet, account(state, 0), sitters)
    ours = [mark for mark in texts if any(place.contains(mark.panel) for place in (card, sheet))]
    assert len([mark for mark in ours if card.contains(mark.panel)]) >= 3
    assert wrong(ours) == []


def test_the_sheet_lies_on_nothing_that_is_decided_on() -> None:
    for seats in (2, 3, 4):
        layout = arrange(begun(seats).box, (1280, 720), 0)
        sheet = pygame.Rect(
            layout.log.left, layout.wheel.rect.top, layout.log.width, layout.wheel.rect.height
        )
        others = (
            layout.developments.rect,
            layout.disks.rect,
            layout.log,
            *(one.rect for one in layout.boards),
        )
        assert not any(sheet.colliderect(rect) for rect in others)
