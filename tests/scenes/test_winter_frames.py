"""Whole winters of golden games, frame by frame: ribbon, wheel, prompt, farm and count tell one moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from game.motion.counting import CountedLine
from game.motion.flight import Flight
from game.rules import new_game
from game.rules.engine import owned
from game.rules.events import LeasePaid, Lost, Scored, Stored
from game.rules.record import Record
from game.rules.terms import Resource, Season, Slot, Step
from game.scenes.app.loop import App
from game.scenes.flow import Replace
from game.scenes.play import scene
from game.scenes.play.scene import Play
from game.scenes.play.showing import filling
from game.scenes.saving.chairs import Chair
from game.scenes.session import Session
from game.scenes.stage.winterbook import WinterBook, WinterPage
from game.scenes.stage.yard.farm import Farm
from game.table.picture import WinterStep
from tests.bench.film import Reader, by_seat
from tests.scenes.reels import record
from tests.scenes.test_previews_winter import at_table

FRAME = 1 / 30
NEAR = (Season.AUTUMN, Step.WORKING)
STEPS = {Scored: WinterStep.SCORING, LeasePaid: WinterStep.PAYMENT, Lost: WinterStep.STORAGE}


def seated(found: Record, humans: int) -> App:
    """A window on a game in which everybody plays as it is recorded."""
    moves = by_seat(found)
    app = App({"read": lambda seat: Reader(moves[seat])}, (1280, 720))
    app.context.settings.animation, app.context.settings.pace = True, "at once"
    chairs = tuple(
        Chair(f"Seat {seat}", seat, "" if seat < humans else "read", seat)
        for seat in range(found.setup.seats)
    )
    app.apply(Replace(Play(app.context, Session.begin(app.context, found.setup, chairs))))
    return app


def frames(app: App, found: Record) -> Iterator[Play]:
    """The table in every frame of its winters; all else happens at once."""
    while isinstance(play := app.scene, Play):
        state, stage = play.match.state, play.stage
        winter = stage.winter_open or (state.season, state.step) == NEAR
        app.context.settings.speed = "normal" if winter else "instant"
        if winter or stage.moving:
            app.step(FRAME if stage.winter_open else 0.2)
        else:
            app.apply(play.update(0.02))
        if app.scene is not play:
            return
        if stage.winter_open:
            yield play
        if stage.moving:
            continue
        if stage.winter_read:
            play.close_winter()
        elif play.session.human and not play.behind_curtain:
            play.submit([found.moves[len(play.match.turns)]])


def step_of(line: CountedLine) -> WinterStep | None:
    """The step that a line counts."""
    for event in line.events:
        if isinstance(event, Stored) or (isinstance(event, Scored) and event.rule == "W3"):
            return WinterStep.STORAGE
        if type(event) in STEPS:
            return STEPS[type(event)]
    return None


def holds(play: Play, farm: Farm, step: WinterStep) -> None:
    """The farm shows nothing of a later step, and every piece of it once."""
    stage, line = play.stage, play.stage.count.line
    assert not farm.paid or step >= WinterStep.PAYMENT
    assert farm.counting is None or step is WinterStep.SCORING
    assert farm.scored is not None or step is WinterStep.SCORING
    assert step >= WinterStep.STORAGE or not any(door.kept for door in farm.doors)
    page = stage.pages[stage.focus]
    assert (page.coal is None) == (farm.scored is None)
    if farm.scored is not None:
        assert farm.scale[farm.scored - stage.yard.rod(farm.most).first] == page.coal_vp
    had = stage.seen.seats[stage.focus].debt - stage.book.pages[stage.focus].debt
    assert had <= farm.debts <= had + page.debt
    shown, air = stage.shown.seats[stage.focus], Counter[int]()
    for flight in stage.motion.flights:
        if isinstance(flight.event, Stored) and flight.event.seat == stage.focus:
            air[flight.event.resource] += 1
    for kind in play.match.state.box.resources:
        kept = sum(door.kept is kind for door in farm.doors)
        assert farm.outside[kind] + kept + air[kind] == owned(shown, kind), (kind, line)


def lost_in(play: Play) -> list[Flight]:
    """What the seat in focus loses now; it goes from its farm into its line."""
    stage = play.stage
    flights = [flight for flight in stage.motion.flights if isinstance(flight.event, Lost)]
    mine = [flight for flight in flights if flight.event is not None and flight.event.seat == stage.focus]
    for flight in mine:
        first, last = flight.pose(flight.at), flight.pose(flight.lands)
        assert stage.yard.strip.collidepoint(first.x, first.y)
        assert any(line.collidepoint(last.x, last.y) for line in stage.yard.lines)
    lumps = [flight.start for flight in mine if flight.sprite == "coal"]
    heaped = stage.yard.rod(stage.coal_counted).first  # these lie on one another at the rod's left end
    assert len(lumps) - len(set(lumps)) <= heaped
    return mine


def rests(play: Play) -> None:
    """While winter is counted nothing is asked, and the landlord comes once the wheel is at his step."""
    stage, shown = play.stage, play.picture()
    if stage.count.active:
        assert shown.state.to_move is None
        assert not (shown.button or shown.button_gives_up or shown.ask)
        assert shown.prompt or stage.count.line is None or not stage.count.lines
    if stage.winter_step is WinterStep.PAYMENT and stage.motion.on_stage:
        assert stage.motion.poses.needle is None


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("name", "humans"),
    [
        ("2-seats-rows", 0),
        ("2-seats-rows", 1),
        ("4-seats-both", 1),
    ],
)
def test_whole_winters_tell_one_moment_frame_by_frame(
    monkeypatch: pytest.MonkeyPatch, name: str, humans: int
) -> None:
    monkeypatch.setattr(scene, "BUSY", -1.0)  # automas decide once a frame
    found = record(name)
    app, steps, counted, stored, lost, seen = seated(found, humans), set(), set(), 0, 0, 0
    for play in frames(app, found):
        step, _ = at_table(play)
        line = play.stage.count.line
        if line is not None and not line.silent:
            assert step_of(line) is step, (line, step)
        filled = filling(play, play.stage.shown)
        farm = play.stage.farm(play.stage.shown, filled)
        if filled is None:
            holds(play, farm, step)
        else:
            assert step is WinterStep.STORAGE and not play.stage.count.active
        rests(play)
        lost += len(lost_in(play))
        seen += 1
        steps.add((play.stage.book.year, step))
        counted.add(farm.counting)
        stored += any(isinstance(flight.event, Stored) for flight in play.stage.motion.flights)
    years = range(1, new_game(found.setup).box.years + 1)
    assert {(year, step) for year in years for step in WinterStep} <= steps
    assert seen > 300 and {0, 1, 2, 3} <= counted
    assert (stored or humans) and lost


def test_a_copy_of_the_book_tells_nothing_that_comes_later() -> None:
    book = WinterBook(2)
    book.pages = [WinterPage(paid={"food": 1}), WinterPage()]
    copy = book.copy()
    book.pages[0].stored.append((Slot.FARM, Resource.WOOD))
    book.pages[0].carried.append(Resource.WOOD)
    book.pages[1].lost.append((Resource.FOOD, 2))
    book.pages[0].coal, book.complete = 3, True
    book.close()
    assert copy.pages == [WinterPage(paid={"food": 1}), WinterPage()] and not copy.complete
