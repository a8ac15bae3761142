"""Events of the farm: goods are won, spent, given, stored and lost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.motion.choreography.entry import Choreography, Entries, Scenery, Walk, on_large
from game.motion.courier import GOODS, Courier, won_at
from game.motion.flight import Flight, Hold, late
from game.motion.loads import bring, pour
from game.motion.vignettes.landlord import HIGH, WIDE, LandlordScene
from game.motion.vignettes.plate import plate_rect
from game.motion.vignettes.trophies import IRON, STRUCK, IronScene
from game.rules import events as e
from game.rules.ids import TileId
from game.rules.message import Amount, message
from game.rules.state import GameState
from game.rules.terms import Place, Resource
from game.table.heap import icon

FIRST_IRON = "first_iron"  # heard otherwise than any further one
FORGED = 2.0  # seconds of the scene of the first iron
PAID, UNPAID, TAKEN = 1.6, 2.0, 0.45  # seconds of the landlord's visit, and the share at which he takes
HARVEST = 0.5  # seconds until work above ground is done
COMMUNITY_TUNNEL: TileId = "38"
KIEPENKERL: TileId = "28"
DUG_OUT_OF = {"Pinge": Place.PINGE, "Tunnel": Place.TUNNEL}
LEASE = ("food", "wood", "coal", "thaler", "iron")


def _gained(r: Courier, v: e.Gained) -> Iterator[Flight]:
    """Work above ground takes its time before there is something of it."""
    goods = bring(r, v.what, v.amount, r.source(v.seat, v.rule, v.what), v.seat)
    worked = r.large(v.seat) and v.rule not in r.box.index
    return late(goods, HARVEST if worked else 0.0)


def _worker(s: Scenery, v: e.Gained) -> Walk | None:
    won = won_at(s.board, v.what) if v.rule not in s.before.box.index else None
    return s.walk_from_house(*won) if won else None


def is_first_iron(before: GameState, event: e.Event) -> bool:
    """Return True if a seat that has had no iron gains some."""
    if not isinstance(event, e.Gained) or event.what != "iron":
        return False
    seat = before.seats[event.seat]
    return not (seat.iron or seat.iron_props)


def _forged(s: Scenery, v: e.Gained) -> Iterator[IronScene]:
    """The first iron of a seat has the stage; it lies in the farmyard when that is over."""
    own = s.of(v)
    if s.repertoire is None or not own or not is_first_iron(s.before, v):
        return
    seconds = s.repertoire.seconds("iron", FORGED)
    s.take(own)
    yield IronScene(
        at=s.make_room(v, seconds), length=seconds, event=v, place=icon(s.board, GOODS["iron"], s.scale),
        rect=plate_rect(s.layout.size, *IRON), nth=s.repertoire.shows("iron", seconds),
        carried=replace(own[0], sprite=FIRST_IRON),
        strikes=STRUCK[-1], holds=tuple(f.hold for f in own[1:] if f.hold), title=message("moment-iron"),
    )  # fmt: skip


def _spent(r: Courier, v: e.Spent) -> Iterator[Flight]:
    """To the supply; what is put on the Kiepenkerl flies there once it is laden."""
    if v.rule != KIEPENKERL:
        yield from r.leave(v.what, v.seat, v.amount)


def _taken_away(r: Courier, v: e.TakenAway) -> Iterator[Flight]:
    if v.what not in ("shaft", "water"):
        return r.leave(v.what, v.seat, v.amount)
    in_tunnel = r.state.seats[v.seat].exhausted
    start = r.good(v.seat, "shaft") if v.what == "shaft" else r.board(v.seat).water(in_tunnel).center
    sprite = "coal" if v.what == "shaft" else "water"
    return r.many(v.amount, sprite, start, r.above(v.seat), v.seat, None)


def _kiepenkerl_laden(r: Courier, v: e.KiepenkerlLaden) -> Iterator[Flight]:
    what = _resource(v)
    yield r.send(what, r.good(v.seat, what), r.tile(KIEPENKERL), v.seat)


def _food_given(r: Courier, v: e.FoodGiven) -> Iterator[Flight]:
    start = r.good(v.seat, "food")
    if v.to is None:
        yield r.send("food", start, r.above(v.seat), v.seat)
    else:
        yield from bring(r, "food", 1, start, v.to)


def _coal_given(r: Courier, v: e.CoalGiven) -> Iterator[Flight]:
    if v.source in DUG_OUT_OF:
        coal = r.board(v.seat).coal(DUG_OUT_OF[v.source])[v.piece]
        return pour(r, [coal.center], v.to, breaks=True)
    if v.source == "Community Tunnel":
        return pour(r, [r.tile(COMMUNITY_TUNNEL)], v.to)
    return pour(r, [r.good(v.seat, "shaft" if v.source == "shaft" else "coal")], v.to)


def _lease_paid(r: Courier, v: e.LeasePaid) -> Iterator[Flight]:
    for what in LEASE:
        if amount := getattr(v, what):
            yield from r.leave(what, v.seat, amount)
    yield from bring(r, "debt", v.debt, r.layout.supply, v.seat)


def _called_for(s: Scenery, v: e.LeasePaid) -> Iterator[LandlordScene]:
    """The landlord takes what is paid, and leaves the debt, which is there once he has gone."""
    own = s.of(v)
    if s.repertoire is None or not own:
        return
    kind, full = ("debt", UNPAID) if v.debt else ("lease", PAID)
    seconds = s.repertoire.seconds(kind, full)
    s.take(own)
    said = (
        message("moment-lease-debt", debt=Amount(v.debt, "debt")) if v.debt else message("moment-lease-paid")
    )
    yield LandlordScene(
        at=s.make_room(v, seconds), length=seconds, event=v, place=s.board.farm,
        rect=plate_rect(s.layout.size, WIDE, HIGH), nth=s.repertoire.shows(kind, seconds), carried=own[0],
        strikes=TAKEN, holds=tuple(f.hold for f in own[1:] if f.hold), title=said, debt=v.debt,
        paid=tuple(what for what in LEASE for _ in range(getattr(v, what))),
    )  # fmt: skip


def _unpaid(v: e.LeasePaid) -> list[Hold]:
    gone = [Hold(what, v.seat, -getattr(v, what)) for what in LEASE if getattr(v, what)]
    return [*gone, Hold("debt", v.seat, v.debt)] if v.debt else gone


def _resource(v: e.DistantPaid | e.KiepenkerlLaden | e.Lost | e.Stored) -> str:
    return Resource(v.resource).label


GOODS_MOVED: Entries = {
    e.Gained: Choreography(_gained, work=_worker, vignette=on_large(_forged)),
    e.Spent: Choreography(_spent),
    e.TakenAway: Choreography(_taken_away),
    e.KiepenkerlLaden: Choreography(_kiepenkerl_laden),
    e.FoodGiven: Choreography(_food_given),
    e.CoalGiven: Choreography(_coal_given),
    e.DistantPaid: Choreography(
        lambda r, v: bring(r, _resource(v), 1, r.good(v.seat, _resource(v)), v.owner)
    ),
    e.DebtReturned: Choreography(lambda r, v: r.leave("debt", v.seat, v.amount)),
    e.LeasePaid: Choreography(
        _lease_paid,
        undone=_unpaid,
        counted=lambda v: [what for what in GOODS if getattr(v, what)],
        vignette=on_large(_called_for),
    ),
    e.Stored: Choreography(counted=lambda v: [_resource(v)]),
    e.Lost: Choreography(
        lambda r, v: r.leave(_resource(v), v.seat, v.amount),
        undone=lambda v: [Hold(_resource(v), v.seat, -v.amount)],
        counted=lambda v: [_resource(v)],
    ),
}
