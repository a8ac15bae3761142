"""The table of a replay: whose board is seen, what stands out, what is told, and the way to the scoring."""

from __future__ import annotations

import pygame
import pytest

from game.plain_words import plain
from game.rulebook import text_of
from game.rules.events import SeasonBegan, TileAcquired
from game.rules.terms import Bonus, Season, Step
from game.scenes.play.menu import Menu
from game.scenes.replay.menu import ReplayMenu
from game.scenes.replay.scene import Replay
from game.scenes.replay.telling import whereabouts
from game.scenes.result.scene import Result
from game.scenes.stage.pointing import PlaceKind
from game.scenes.stage.touched import touched
from game.scenes.stage.winterbook import winter_of
from game.scenes.title import Title
from game.table.layout import arrange
from game.table.logpanel import log_rows
from game.table.spots import Kind, Spot, outline
from tests.english import english
from tests.scenes.reels import GOLDEN, SIZE, Viewer, begun, record
from tests.scenes.written import said, written, wrong

NAME = "2-seats-rows"
LAST = len(record(NAME).moves)
BIG = "4-seats-both"


@pytest.fixture
def hand() -> Viewer:
    return begun(NAME)


def first(replay: Replay, kind: type) -> int:
    """The first position whose move brought such an event about."""
    turns = enumerate(replay.history.match.turns, start=1)
    return next(at for at, turn in turns if any(isinstance(event, kind) for event in turn.events))


# -- seats ----------------------------------------------------------------------------------------------


def test_the_large_board_follows_whose_move_it_is(hand: Viewer) -> None:
    for at in range(1, 60):
        hand.replay.go(at)
        turn = hand.replay.history.turn(at)
        assert turn is not None
        assert (
            hand.replay.stage.focus
            == turn.seat
            == hand.replay.stage.layout.focus
            == hand.replay.picture().focus
        )


def test_another_seat_is_looked_at_until_one_follows_again(hand: Viewer) -> None:
    hand.press_key(pygame.K_2)
    for _ in range(5):
        hand.press_key(pygame.K_RIGHT)
        assert hand.replay.stage.focus == 1
    hand.press_key(pygame.K_f)
    turn = hand.replay.history.turn(5)
    assert hand.replay.following and turn is not None and hand.replay.stage.focus == turn.seat
    hand.press_key(pygame.K_4)
    assert hand.replay.following, "there is no fourth seat"


def test_a_click_on_a_seat_shows_its_board_and_the_chip_follows_again(hand: Viewer) -> None:
    other = 1 - hand.replay.stage.focus
    hand.click(hand.replay.stage.layout.boards[other].rect.center)
    assert hand.replay.stage.focus == other and not hand.replay.following
    hand.click(hand.replay.stage.layout.ribbon.seats[1 - other].center)
    assert hand.replay.stage.focus == 1 - other
    hand.click(hand.replay.stage.layout.ribbon.why.center)
    assert hand.replay.following


# -- what is shown --------------------------------------------------------------------------------------


def test_nothing_is_hidden() -> None:
    replay = begun("3-seats-black").replay
    history = replay.history
    planning = next(
        at
        for at in range(history.last)
        if history.state(at).step == Step.PLANNING and any(seat.plan for seat in history.state(at).seats)
    )
    replay.go(planning)
    shown = replay.picture()
    assert all(shown.plan_of(seat) == shown.state.seats[seat].plan for seat in range(3))
    replay.go(history.last - 1)
    shown = replay.picture()
    taken = [seat.bonus for seat in shown.state.seats]
    assert any(bonus in set(Bonus) for bonus in taken)
    assert [shown.bonus_of(seat) for seat in range(3)] == taken


def test_the_log_tells_what_happened_up_to_here(hand: Viewer) -> None:
    replay = hand.replay
    replay.go(LAST)
    everything = replay.lines()
    for at in (0, 1, 40, 150):
        replay.go(at)
        assert replay.lines() == everything[: len(replay.lines())]
    moment = replay.picture().log_moment
    assert tuple(line for line in replay.lines() if line.moment == moment) == replay.lines_by_move[150] != ()
    assert all(line.turn is None for line in everything)


def test_the_log_opens_and_turns_back(hand: Viewer) -> None:
    hand.replay.go(150)
    hand.click(hand.replay.stage.layout.log.move(2, 2).topleft)
    assert hand.replay.stage.log_open
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=3, flipped=False))
    hand.step(0)
    assert hand.replay.stage.log_back == 3
    hand.press_key(pygame.K_ESCAPE)
    assert not hand.replay.stage.log_open and hand.at == 150


def test_a_click_on_a_line_of_the_log_goes_to_its_move(hand: Viewer) -> None:
    replay = hand.replay
    replay.go(150)
    rows = log_rows(replay.context.theme, replay.stage.log, replay.lines())
    row = next(row for row in reversed(rows) if row.line.moment is not None)
    assert row.line.moment != 149
    hand.click(row.rect.center)
    assert hand.at - 1 == row.line.moment


def test_what_the_move_changed_stands_out(hand: Viewer) -> None:
    replay = hand.replay
    replay.go(1)
    kinds = {spot.kind for spot in replay.picture().marks.glow}
    assert {Kind.POOL, Kind.CART} <= kinds
    at = first(replay, TileAcquired)
    replay.go(at)
    turn = replay.history.turn(at)
    assert turn is not None
    event = next(event for event in turn.events if isinstance(event, TileAcquired))
    glow = replay.picture().marks.glow
    assert {Spot(Kind.TILE, turn.before.box.index[event.tile]), Spot(Kind.FIELD, event.field)} <= glow
    replay.look_at(1 - turn.seat)
    assert Spot(Kind.SEAT, turn.seat) in replay.picture().marks.glow
    assert Spot(Kind.FIELD, event.field) not in replay.picture().marks.glow
    replay.go(0)
    assert not replay.picture().marks.glow


@pytest.mark.parametrize("name", sorted(path.stem for path in GOLDEN.glob("*.hasp")))
def test_every_mark_has_a_place(name: str) -> None:
    replay = begun(name).replay
    layouts = [
        arrange(replay.history.state(0).box, SIZE, seat, 70) for seat in range(len(replay.history.chairs))
    ]
    for at in range(1, replay.history.last + 1):
        turn, state = replay.history.turn(at), replay.history.state(at)
        assert turn is not None
        assert winter_of(replay.history.match, at).seats == len(state.seats)
        for seat, layout in enumerate(layouts):
            for spot in touched(turn, seat):
                assert outline(layout, spot, state.seats[seat]) is not None


@pytest.mark.long
@pytest.mark.parametrize("name", [NAME, BIG, "3-seats-flower", "2-seats-iron-a"])
def test_texts_keep_to_their_places(name: str) -> None:
    hand = begun(name)
    last = hand.replay.history.last
    for at in (0, *range(5, last, last // 9), last):
        hand.replay.go(at)
        texts = written(hand)
        assert wrong(texts) == []
        assert any(mark.text == f"{at} of {last}" for mark in texts)


def test_the_move_is_told_in_the_bar(hand: Viewer) -> None:
    replay = hand.replay
    for at in range(1, LAST):
        replay.go(at)
        turn = replay.history.turn(at)
        assert turn is not None and replay.caption.seat == turn.seat
        assert english(replay.history.chairs[turn.seat].called) in english(replay.caption.said)
    replay.go(first(replay, TileAcquired))
    assert " acquires " in english(replay.caption.said)
    replay.go(LAST)
    assert "wins" in english(replay.caption.said)


def test_the_timeline_knows_where_the_lead_changes(hand: Viewer) -> None:
    history = hand.replay.history
    assert [(span.year, span.season) for span in history.spans] == [(y, s) for y in (1, 2, 3) for s in Season]
    assert history.spans[0].start == 0 and history.spans[-1].stop == LAST
    ahead = {at: lead.seat for lead in history.leads for at in range(lead.start, lead.stop)}
    for at in range(LAST):
        mine, other = history.scores[at]
        assert ahead.get(at) == (None if mine == other else 0 if mine > other else 1)
    assert "Move 0, year 1, spring: first taking" in english(whereabouts(history, 0))
    timeline = hand.replay.bar.timeline
    assert timeline.x(0) == timeline.rect.left + timeline.inset
    assert timeline.x(LAST) == timeline.rect.right - 1 - timeline.inset
    assert [timeline.position(timeline.x(at)) for at in range(0, LAST, 9)] == list(range(0, LAST, 9))


def test_the_timeline_says_where_a_click_would_lead(hand: Viewer) -> None:
    timeline = hand.replay.bar.timeline
    hand.move((timeline.x(100), timeline.rect.centery))
    hand.step(0)
    texts = written(hand)
    told = english(whereabouts(hand.replay.history, timeline.position(timeline.x(100))))
    assert any(plain(mark.text) == plain(told) for mark in texts) and wrong(texts) == []


def test_a_tile_under_the_pointer_is_shown_in_large(hand: Viewer) -> None:
    centre = hand.replay.stage.layout.developments.hexes[4].centre
    hand.move((round(centre[0]), round(centre[1])))
    hand.step(0)
    tile = hand.replay.history.state(0).box.tiles[4]
    assert hand.replay.stage.under(hand.replay.stage.pointer) == (PlaceKind.TILE, 4)
    assert english(text_of(tile)) in said(hand)


# -- winter and the end ---------------------------------------------------------------------------------


def test_the_winter_lies_on_the_table_until_it_is_over(hand: Viewer) -> None:
    replay = hand.replay
    winter = next(span for span in replay.history.spans if span.season == Season.WINTER)
    replay.go(winter.start - 1)
    assert not replay.stage.winter_open
    for at in range(winter.start, winter.stop):
        replay.go(at)
        assert replay.stage.winter_open and not replay.stage.book.complete
    replay.go(winter.stop)
    turn = replay.history.turn(winter.stop)
    assert turn is not None and any(isinstance(event, SeasonBegan) for event in turn.events)
    assert replay.stage.winter_open and replay.stage.book.complete
    hand.click(replay.stage.yard.rect.center)
    assert not replay.stage.winter_open and hand.at == winter.stop
    hand.press_key(pygame.K_LEFT)
    assert replay.stage.winter_open
    replay.go(winter.stop + 1)
    assert not replay.stage.winter_open


def test_from_the_end_to_the_final_scoring_and_back(hand: Viewer) -> None:
    hand.press_key(pygame.K_END)
    replay = hand.replay
    hand.click(replay.stage.yard.button.center)
    assert isinstance(hand.app.scene, Result)
    hand.button("Back to the replay")
    assert hand.app.scene is replay and hand.at == LAST


def test_a_record_that_ends_early_says_who_is_to_move() -> None:
    hand = begun(NAME, 50)
    hand.press_key(pygame.K_END)
    assert hand.at == 50 and english(hand.replay.caption.said).startswith("The record ends here")
    hand.click(hand.replay.stage.layout.ribbon.menu.center)
    assert isinstance(hand.app.scene, ReplayMenu)
    assert "Final scoring" not in [text for text, _ in hand.app.scene.acts()]


def test_a_record_without_moves_can_be_opened() -> None:
    hand = begun(NAME, 0)
    for key in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_END, pygame.K_PAGEDOWN, pygame.K_SPACE):
        hand.press_key(key)
        hand.step(10)
        assert hand.at == 0
    hand.app.draw()


def test_the_menu(hand: Viewer) -> None:
    replay = hand.replay
    hand.press_key(pygame.K_END)
    hand.click(replay.stage.layout.ribbon.menu.center)
    assert isinstance(hand.app.scene, Menu)
    hand.button("Final scoring")
    hand.press_key(pygame.K_ESCAPE)
    hand.button("Back to the replay")
    assert hand.app.scene is replay
    hand.press_key(pygame.K_F10)
    hand.button("Leave the replay")
    assert isinstance(hand.app.scene, Title)


@pytest.mark.long
def test_the_window_may_change_its_size(hand: Viewer) -> None:
    hand.replay.go(100)
    before = hand.shown()
    hand.app.context.settings.width, hand.app.context.settings.height = 1600, 900
    hand.app.context.window_changed = True
    hand.step(0)
    assert hand.replay.stage.layout.size == (1600, 900) and hand.at == 100 and hand.shown() == before
    timeline = hand.replay.bar.timeline
    assert timeline.at == 100
    hand.click((timeline.x(10), timeline.rect.centery))
    assert abs(hand.at - 10) <= 1
