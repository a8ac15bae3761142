"""Winter and the end, counted out: in order, up to the scores, and the picture of no motion in the end."""

from __future__ import annotations

from typing import Any

import pytest

from game.motion.choreography.scoring import carried, places, shares
from game.motion.counting import CountedLine, final, parted, uncounted, winter
from game.motion.flight import withheld
from game.rules import Setup, legal_moves, new_game, play
from game.rules.engine import final_lines
from game.rules.events import Event, LeasePaid, Lost, Scored, SeasonBegan, StepBegan
from game.rules.message import message
from game.rules.terms import Season, Step
from game.scenes.result.lines import FinalScoring
from game.scenes.result.scene import Result
from game.scenes.stage.count import BEAT, LAST, Count
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.layout import arrange
from game.table.theme import Type
from tests.scenes.counting import counted, watched
from tests.scenes.stage import text_of
from tests.scenes.written import drawn

BOTH = Setup(4, 5, modules=frozenset({"black", "iron"}), tunnel="B")


def ended(setup: Setup) -> tuple[object, list[list[Event]]]:
    """A game played by its first moves; the events of its decisions in winters."""
    state = new_game(setup)
    winters = []
    while state.to_move is not None:
        events = play(state, list(legal_moves(state))[-1])
        if state.season == Season.WINTER or any(isinstance(e, SeasonBegan) for e in events):
            winters.append(list(events))
    return state, winters


@pytest.mark.parametrize("setup", [Setup(2, 21), BOTH])
def test_what_is_counted_is_every_event_once_and_in_its_order(setup: Setup) -> None:
    for told in ended(setup)[1]:
        events = told[: parted(told)]
        before, lines = winter(events)
        assert before + [event for line in lines for event in line.events] == events
        for line in lines:
            assert (
                len({event.seat for event in line.events if isinstance(event, Scored | Lost | LeasePaid)})
                <= 1
            )


@pytest.mark.parametrize("setup", [Setup(2, 21), Setup(3, 4), BOTH])
def test_the_lines_of_the_end_add_up_to_the_scores(setup: Setup) -> None:
    state, winters = ended(setup)
    lines = final(state)  # type: ignore[arg-type]
    told = [event for event in winters[-1] if isinstance(event, Scored) and event.rule[0] in "GBI"]
    assert sorted(told, key=repr) == sorted((e for line in lines for e in line.events), key=repr)
    before = withheld(state, uncounted(lines))  # type: ignore[arg-type]
    for number, seat in enumerate(state.seats):  # type: ignore[attr-defined]
        points = sum(line.vp for line in final_lines(state, number))  # type: ignore[arg-type]
        assert before.seats[number].score == seat.score - points


def test_points_travel_in_parts_that_add_up() -> None:
    for vp in (*range(-12, 0), *range(1, 40)):
        assert sum(shares(vp)) == vp and 0 not in shares(vp)
    layout = arrange(new_game(Setup(2, 21)).box, (1280, 720))
    gained, lost = (carried(Scored(1, vp, "G1"), layout.board.rect, layout) for vp in (7, -7))
    assert sum(flight.hold.amount for flight in gained if flight.hold) == 7
    assert (gained[0].start, gained[0].end) == (lost[0].end, lost[0].start)


def test_what_is_paid_and_lost_lies_there_until_it_is_counted() -> None:
    state = new_game(Setup(2, 21))
    state.seats[0].debt = 2
    lines = [CountedLine((LeasePaid(0, food=2, thaler=1, debt=2),)), CountedLine((Lost(0, 1, 3),))]  # type: ignore[arg-type]
    shown = withheld(state, uncounted(lines)).seats[0]
    assert (shown.food, shown.thaler, shown.debt, shown.wood) == (2, 1, 0, 3)


def test_the_winter_ends_where_spring_or_the_scoring_begins() -> None:
    spring, over = SeasonBegan(2, Season.SPRING), StepBegan(Step.OVER)
    assert parted([Lost(0, 1, 1), spring, Scored(0, 1, "D4")]) == 1  # type: ignore[arg-type]
    assert parted([over]) == 0 and parted([SeasonBegan(1, Season.WINTER)]) == 1


def test_every_line_of_the_end_has_its_place_on_the_table() -> None:
    state, _ = ended(BOTH)
    layout = arrange(state.box, (1280, 720))  # type: ignore[attr-defined]
    for line in final(state):  # type: ignore[arg-type]
        for seat in range(4):
            assert places(layout, state, seat, line.final[seat])  # type: ignore[arg-type]


@pytest.mark.long
@pytest.mark.parametrize("speed", ["normal", "fast"])
def test_scores_are_counted_up_to_what_they_are(monkeypatch: pytest.MonkeyPatch, speed: str) -> None:
    hand = watched(monkeypatch, Setup(2, 21), speed)
    for table in counted(hand):
        shown, state = table.stage.shown, table.match.state
        pending = withheld(
            state, table.stage.count.holds + uncounted([CountedLine(tuple(table.stage.spring_events))])
        )
        assert [seat.debt for seat in pending.seats] >= [0, 0]
        texts = [text_of(line) for line in table.stage.lines]
        assert not any("game is over" in text or "emptied tunnel" in text for text in texts)
        if not table.stage.motion.moving:
            assert [seat.score for seat in shown.seats] == [seat.score for seat in pending.seats]
    assert isinstance(hand.app.scene, Result)


@pytest.mark.long
def test_hurrying_the_count_at_any_moment_ends_in_the_picture_of_no_motion(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hand = watched(monkeypatch, Setup(2, 21), "normal")
    seen = 0
    for table in counted(hand):
        seen += 1
        if seen % 5:
            continue
        table.hurry()
        assert (
            not table.stage.moving
            and table.stage.count.book(table.stage.book, table.stage.motion.flights) is table.stage.book
        )
        table.skip()
        hurried = drawn(hand)
        cache = hand.app.context.theme.cache
        for key in [key for key in cache if isinstance(key, tuple) and key[0] == "part"]:
            del cache[key]
        assert drawn(hand) == hurried
    assert seen > 10


def test_the_end_is_counted_the_slower_the_nearer_it_is() -> None:
    state, _ = ended(BOTH)
    lines, count, rests = final(state), Count(), []  # type: ignore[arg-type]
    count.begin(lines)
    while count.advance(state) is not None:  # type: ignore[arg-type]
        rests.append(count.left)
    assert len(rests) == len(lines) > 3 and rests == sorted(rests)
    assert BEAT <= rests[0] < rests[-1] == LAST
    count.begin([CountedLine((Lost(0, 1, 3),), message("count-loss"))])  # type: ignore[arg-type]
    count.advance(state)  # type: ignore[arg-type]
    assert count.left == BEAT, "a winter keeps its pace"


@pytest.mark.long
def test_a_sum_is_red_only_while_it_is_below_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = watched(monkeypatch, Setup(3, 4))
    for _ in counted(hand):
        raise AssertionError("what happens at once is not counted out")
    sheet = FinalScoring(hand.app.context, hand.app.scene.session)  # type: ignore[attr-defined]
    inks: list[object] = []
    text = Canvas.text

    def written(
        canvas: Canvas, words: str, role: Type, colour: object = None, *rest: Any, **more: Any
    ) -> Any:
        if role is Type.NUMBER_BIG:
            inks.append((words, colour))
        return text(canvas, words, role, colour, *rest, **more)

    monkeypatch.setattr(Canvas, "text", written)
    lines = sheet.lines
    for shown, ink in ((1, p.INK), (-1, p.INK_BAD), (0, p.INK_FAINT)):
        sheet.lines = [line._replace(values=(shown,) * 3) for line in lines]
        inks.clear()
        sheet.draw(Canvas(hand.app.surface, hand.app.context.theme))
        assert {colour for _, colour in inks} == {ink}, shown
