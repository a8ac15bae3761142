"""Vignettes of the mine: the Pinge caves in, coal is reeled up, a section of the Tunnel is empty."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from game.motion.choreography.entry import Scenery
from game.motion.flight import Flight
from game.motion.vignettes.cavein import FALLS as COMES_DOWN
from game.motion.vignettes.cavein import CaveInScene, cavein_rect
from game.motion.vignettes.far import FarCaveIn
from game.motion.vignettes.plate import plate_rect
from game.motion.vignettes.reeling import FALLS as TIPPED_OUT
from game.motion.vignettes.reeling import ReelingScene, reeling_rect
from game.motion.vignettes.trophies import POPS, SECTION, SectionScene
from game.rules import events as e
from game.rules.message import message
from game.rules.terms import Field
from game.table.pieces import WORKERS
from game.table.seasons import look_of

COLLAPSE, REEL, EMPTIED = 2.5, 2.2, 2.0  # seconds, the first time
FAR = 0.8  # of another seat's
CRANKING = "cranking"


def collapsing(s: Scenery, v: e.PingeExhausted) -> Iterator[CaveInScene | FarCaveIn]:
    """All of it has the stage; its water is in the shaft, and its props are gone, once it is over.

    That of another seat is seen from afar, before its water flies.
    """
    assert s.repertoire is not None
    if not s.large(v.seat):
        pinge = s.layout.boards[v.seat].pinge
        seconds = s.repertoire.fitting("far", FAR)
        at, nth = s.make_room(v, seconds, whole=False), s.repertoire.shows("far", seconds)
        yield FarCaveIn(at=at, length=seconds, event=v, place=pinge, rect=pinge, nth=nth, unit=s.scale)
        return
    seconds, own = s.repertoire.seconds("cave-in", COLLAPSE), s.of(v)
    at = s.make_room(v, seconds)
    s.take(own)
    crash = next((f for f in own if f.hold is None), None) or Flight(
        "rubble", s.board.cube, s.board.pinge.center, s.board.pinge.center, at, event=v
    )
    yield CaveInScene(
        at=at, length=seconds, event=v, place=s.board.pinge, rect=cavein_rect(s.layout.size),
        nth=s.repertoire.shows("cave-in", seconds), carried=crash, strikes=COMES_DOWN[0],
        holds=tuple(f.hold for f in own if f.hold), look=look_of(s.before.season), broken=v.props,
        workers=(WORKERS[Field.COAL_DIGGER], WORKERS[Field.HASPELKNECHT], WORKERS[Field.COAL_MINER]),
    )  # fmt: skip


def reeled_up(s: Scenery, v: e.CoalReeled) -> Iterator[ReelingScene]:
    """Coal that is reeled up in a row has the stage once; it lies on the heap when that is over."""
    assert s.repertoire is not None
    if s.vignette_of(v) is not None:
        return
    rest = s.events[next(i for i, event in enumerate(s.events) if event is v) :]
    run = list(takewhile(lambda event: isinstance(event, e.CoalReeled) and event.seat == v.seat, rest))
    own = [flight for event in run for flight in s.of(event)]
    if not own:
        return
    s.take(own)
    seconds = s.repertoire.seconds("reel", REEL)
    yield ReelingScene(
        at=s.make_room(v, seconds), length=seconds, event=v, others=tuple(run[1:]), place=s.board.shaft,
        rect=reeling_rect(s.layout.size), nth=s.repertoire.shows("reel", seconds), carried=own[0],
        strikes=TIPPED_OUT[0], holds=tuple(f.hold for f in own[1:] if f.hold), look=look_of(s.before.season),
        coal=s.before.seats[v.seat].coal, picture=CRANKING,
    )  # fmt: skip


def emptied(s: Scenery, v: e.SectionEmptied) -> Iterator[SectionScene]:
    """The coal-miner shows what an empty section is worth, once its last coal is on its way."""
    assert s.repertoire is not None
    seconds, mine = s.repertoire.seconds("section", EMPTIED), s.before.seats[v.seat].board
    section = s.board.sections[v.section]
    token = Flight("vp", section.vp.width, section.vp.center, section.vp.center, 0.0, event=v, quiet=True)
    yield SectionScene(
        at=s.make_room(v, seconds), length=seconds, event=v, place=section.rect,
        rect=plate_rect(s.layout.size, *SECTION), nth=s.repertoire.shows("section", seconds), carried=token,
        strikes=POPS[0], title=message("moment-section"), vp=mine.tunnel_vp[v.section],
        symbols=mine.tunnel_bonus[v.section], miner=WORKERS[Field.COAL_MINER],
    )  # fmt: skip
