"""The points of a decision for whoever learns: what it does, and the rule that makes that worth it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter
from typing import Final, NamedTuple

from game.automa.accounts import deeds, of_seat
from game.automa.goods_worth import stored
from game.automa.horizon import Horizon, tunnel_worth_of
from game.automa.plan_search import PlanSearch, Prospect
from game.automa.priorities import Priority, gains, horizon_for, worth
from game.automa.rollout_policy import WorkingTurn, finish
from game.automa.trials import Trial, last_winter
from game.automa.weights import Weights
from game.rulebook import tile_line
from game.rules import play
from game.rules.engine import bonus_of, by_count, coal_vp, debt_vp, iron_prop_vp, play_free, with_marker
from game.rules.events import Event, PingeExhausted, Scored, TileAcquired
from game.rules.ids import NoId, RuleOrTile, TileId
from game.rules.message import Amount, Message, TileName, message, vp
from game.rules.moves import Activate, Decline, EndTurn, Move, Stop, Store
from game.rules.player import Point
from game.rules.standing import section_vps
from game.rules.state import NO_BONUS, GameState, Seat
from game.rules.terms import Resource, Step

CLEARLY: Final = 0.5
"""VP by which a priority must gain more than with the next best move to be the point of the decision."""
_HARDLY: Final = 0.05

DRY: Final = Point((), message("advise-dry"), "M5")
"""The point of returning water (D5)."""

_OWNED: Final[dict[str, Callable[[Seat], int]]] = {
    "wood": attrgetter("wood"),
    "food": attrgetter("food"),
    "coal": attrgetter("coal"),
    "iron": attrgetter("iron"),
    "thaler": attrgetter("thaler"),
}
"""The goods that leaving off may keep, each with how many a seat has."""

Told = tuple[Message, RuleOrTile | NoId]
"""What to say of a gain, and the rule that it rests on."""


class Prize(NamedTuple):
    """What a decision leads to: the seat before it and after the turn, and what happens until then.

    The deeds are those of the turn, where the decision does not name them itself.
    """

    state: GameState
    before: Seat
    after: Seat
    horizon: Horizon
    weights: Weights
    events: Sequence[Event]
    deeds: tuple[Message, ...] = ()
    follow: tuple[Amount, ...] = ()
    """The disks that the deeds still need."""
    soon: Seat | None = None
    """The seat right after the decision, where it is one of several in a turn."""


def points(prize: Prize, rival: Seat | None) -> Iterator[Point]:
    """Yield the points of a decision, the weightiest first.

    What it gains at once comes before what it gains clearly more of than the next best move, which would
    leave the seat as `rival`, and that before the rest of what the whole turn gains.
    """
    horizon, after, weights = prize.horizon, prize.after, prize.weights
    over_rival = [] if rival is None else gains(rival, after, horizon, weights)
    in_all = _keys(gains(prize.before, after, horizon, weights), _HARDLY)
    more = [key for key in _keys(over_rival, CLEARLY) if key in in_all]
    told = _at_once(prize)
    for key in dict.fromkeys((*more, *in_all)):
        if key not in told and (found := _told(key, prize)) is not None:
            told[key] = found if prize.soon is None else (message("advise-turn", point=found[0]), found[1])
    yield from (Point(prize.deeds, said, rule, prize.follow) for said, rule in told.values())
    if prize.deeds and not told:
        yield Point(prize.deeds, None, "", prize.follow)


def _at_once(prize: Prize) -> dict[str, Told]:
    """Return what to say of the priorities that gain by the decision alone, where it is one of several."""
    if prize.soon is None:
        return {}
    alone = prize._replace(after=prize.soon)
    keys = _keys(gains(prize.before, prize.soon, prize.horizon, prize.weights), _HARDLY)
    return {key: found for key in keys if (found := _told(key, alone)) is not None}


def _keys(gained: Sequence[tuple[Priority, float]], least: float) -> list[str]:
    """Return the priorities that gain so much, those that gain most first."""
    found = sorted(gained, key=lambda pair: -pair[1])
    return [priority.key for priority, gain in found if gain >= least]


def _told(key: str, prize: Prize) -> Told | None:
    return _TOLD[key](prize) if key in _TOLD else None


def prospect_points(
    search: PlanSearch, found: Sequence[Prospect], follow: tuple[Amount, ...] = ()
) -> Iterator[Point]:
    """Yield the points of the first of these prospects, which needs these disks; the second is next best."""
    best, rival = found[0], found[1].after if len(found) > 1 else None
    events = search.events(best)
    done = deeds(events, search.horizon.box)
    prize = Prize(search.state, search.seat, best.after, search.horizon, search.weights, events, done, follow)
    return points(prize, rival)


def trial_points(
    state: GameState, found: Sequence[Trial], horizon: Horizon, weights: Weights
) -> Iterator[Point]:
    """Yield the points of the first of these moves; the second is the next best."""
    best, rival = found[0], found[1].after if len(found) > 1 else None
    if isinstance(best.move, Store):
        return storing_points(state, best.move)
    seat = state.seats[state.mover]
    if isinstance(best.move, EndTurn | Decline | Stop):
        return _kept_points(Prize(state, seat, best.after, horizon, weights, ()), rival)
    soon, events = _done(state, best.move, horizon, weights)
    done = deeds(events, state.box) if isinstance(best.move, Activate) else ()
    return points(Prize(state, seat, best.after, horizon, weights, events, done, soon=soon), rival)


def _done(state: GameState, move: Move, horizon: Horizon, weights: Weights) -> tuple[Seat, list[Event]]:
    """Return the seat once a move is made, of a worker with all his actions, and its events until then."""
    ahead, number = state.copy(), state.mover
    seat, events = ahead.seats[number], list[Event]()
    if state.step == Step.WINTER_SCORING:  # without the scoring that may follow it
        play_free(ahead, number, move, events.append)
    else:
        events += play(ahead, move)
    if isinstance(move, Activate):
        finish(WorkingTurn(ahead, seat, horizon, weights, None), events.append)
    return seat, of_seat(events, number)


def _kept_points(prize: Prize, rival: Seat | None) -> Iterator[Point]:
    """Yield the points of leaving off: the goods of which the next best move would spend some."""
    if rival is None:
        return
    before, after = prize.before, prize.after
    owned = {key: min(had(before), had(after)) for key, had in _OWNED.items()}
    kept = {key: count for key, count in owned.items() if count > _OWNED[key](rival)}
    goods = tuple(Amount(count, key) for key, count in kept.items())
    if not goods:
        return
    over_rival = gains(rival, after, prize.horizon, prize.weights)
    for key in _keys([gain for gain in over_rival if gain[0].key in kept], _HARDLY):
        if (told := _told(key, prize)) is not None:
            yield Point((message("deed-keep", goods=goods),), *told)
            return
    yield Point((message("deed-keep", goods=goods),), None, "")


def storing_points(state: GameState, move: Store) -> Iterator[Point]:
    """Yield the point of storing a resource: its VP, or the next spring."""
    if move.resource is None:
        return
    scored = state.box.storage.vp[move.slot][Resource(move.resource)]
    if scored:
        yield Point((), message("advise-vp", vp=vp(scored)), "W3")
    elif not last_winter(state, move):
        yield Point((), message("advise-spring"), "W4")


def _vp(prize: Prize) -> Told | None:
    """Tell what the decision itself scores, unless the deeds do."""
    scored = 0 if prize.deeds or prize.soon is None else prize.soon.score - prize.before.score
    rule: RuleOrTile | NoId = next((event.rule for event in prize.events if isinstance(event, Scored)), "")
    return (message("advise-vp", vp=vp(scored)), rule) if scored else None


def _coal(prize: Prize) -> Told | None:
    """W1: what this coal scores in winter, and what there was, or how far it is to the next that does."""
    coal, figures = prize.after.coal, prize.state.box.ruleset.winter
    if not prize.horizon.coal_counts or coal <= prize.before.coal:
        return None

    def worth(count: int) -> int:
        seat = prize.after.copy()
        seat.coal = count
        return coal_vp(figures, seat)

    here = {"coal": Amount(coal, Resource.COAL), "vp": vp(worth(coal))}
    had, scored = prize.before.coal, coal_vp(figures, prize.before)
    if not had and worth(coal):
        return message("advise-coal-first", **here), "W1"
    if worth(coal) != scored:
        less = {"less": Amount(had, Resource.COAL), "other": vp(scored)}
        return message("advise-coal", **here, **less), "W1"
    more = next((n for n in range(coal, coal + len(figures.coal) + 1) if worth(n) > worth(coal)), None)
    if more is None:
        return None
    return message("advise-coal-next", **here, more=Amount(more, Resource.COAL), next=vp(worth(more))), "W1"


def _pinge(prize: Prize) -> Told | None:
    """M6, M7: the Tunnel opens, and until a certain year there is a bonus."""
    if any(isinstance(event, PingeExhausted) for event in prize.events):
        return message("advise-pinge-exhausted"), "M6"
    after, bonus = prize.after, prize.state.box.ruleset.pinge.bonus
    left, year = Amount(after.board.pinge_size - after.pinge_dug, Resource.COAL), prize.state.year
    if not after.exhausted and year <= len(bonus) and bonus[year - 1]:
        return message("advise-pinge-bonus", coal=left, vp=vp(bonus[year - 1])), "M7"
    return None if after.exhausted else (message("advise-pinge", coal=left), "M6")


def _tunnel(prize: Prize) -> Told | None:
    """G1, G2: the section that is emptied, or the next one, with all that is scored for it."""
    board, dug, ahead = prize.after.board, prize.after.tunnel_dug, prize.state.copy()
    ahead.seats[ahead.mover] = prize.after
    worth = section_vps(ahead, ahead.mover)
    emptied = tunnel_worth_of(prize.state.box, board).emptied
    whole, before = emptied[dug], emptied[prize.before.tunnel_dug]
    if whole > before:
        return message("advise-sections", vp=vp(sum(worth[before:whole]))), "G1"
    if dug == prize.before.tunnel_dug:
        return None
    left = Amount(board.tunnel_reach[whole + 1] - dug, Resource.COAL)
    return message("advise-tunnel", coal=left, vp=vp(worth[whole])), "G1"


def _lease(prize: Prize) -> Told | None:
    """W2, G7: what this winter asks, and what it costs if all of it is missing."""
    state, after = prize.state, prize.after
    lease, debt = horizon_for(after, prize.horizon).lease, after.debt - bonus_of(state, after).debt
    if not lease.pieces or debt < 0:
        return None
    final = state.box.ruleset.final
    scored = debt_vp(final, debt + lease.pieces) - debt_vp(final, debt)
    return message("advise-lease", goods=lease.said, vp=vp(scored)), "W2"


def _developments(prize: Prize) -> Told | None:
    """T7: what the development does, or of several the one whose effect is worth most."""
    bought = _bought(prize)
    if not bought:
        return None
    ruleset, best = prize.state.box.ruleset, max(bought, key=lambda tile: _effect_worth(prize, tile))
    does = tile_line(ruleset, ruleset.tile[best])
    if not prize.deeds:
        return message("advise-effect", does=does), best
    return message("advise-development", tile=TileName(best), does=does), best


def _bought(prize: Prize) -> list[TileId]:
    return [event.tile for event in prize.events if isinstance(event, TileAcquired)]


def _effect_worth(prize: Prize, id: TileId) -> float:
    """Return what the seat would be worth less in the end without this development."""
    box, without = prize.state.box, prize.after.copy()
    tile = box.tiles[box.index[id]]
    without.tiles &= ~tile.bit
    without.abilities &= ~box.enables[tile.index]
    if tile.marker is not None and without.markers[tile.marker]:
        without.markers = with_marker(without.markers, tile.marker, -1)
    return worth(prize.after, prize.horizon, prize.weights) - worth(without, prize.horizon, prize.weights)


def _thaler(prize: Prize) -> Told | None:
    final, count = prize.state.box.ruleset.final, prize.after.thaler
    in_all = count + bonus_of(prize.state, prize.after).thaler
    scored = vp(by_count(final.thaler, in_all, final.thaler_more))
    return message("advise-thaler", thaler=Amount(count, "thaler"), vp=scored), "G6"


def _water(prize: Prize) -> Told | None:
    """M5, G8: water stops the mining, and costs VP in the end."""
    after, final = prize.after, prize.state.box.ruleset.final
    if not prize.horizon.phases:
        if bonus_of(prize.state, after).dry:
            return None
        return message("advise-water-end", free=final.water_free, vp=vp(final.water_more)), "G8"
    if (prize.soon or after).exhausted:
        return message("advise-water-shaft", water=Amount(after.board.stops_reeling, "water")), "M5"
    return message("advise-water-pinge", water=Amount(after.board.stops_pinge, "water")), "M5"


def _wood(prize: Prize) -> Told | None:
    scored = sum(stored(prize.after, Resource.WOOD, 1))
    return (message("advise-wood-stored", vp=vp(scored)), "W3") if scored else (message("advise-wood"), "M3")


def _markers(prize: Prize) -> Told | None:
    return message("advise-markers", vp=vp(prize.state.box.ruleset.final.marker)), "G5"


def _bonus_marker(prize: Prize) -> Told | None:
    """B4, B6: a marker that is there scores; else it comes with a black development."""
    if prize.before.bonus != NO_BONUS:
        return message("advise-bonus-marker"), "B6"
    box = prize.state.box
    black = any(box.tiles[box.index[tile]].black for tile in _bought(prize))
    return (message("advise-bonus-comes"), "B4") if black else None


def _iron_props(prize: Prize) -> Told | None:
    return message("advise-iron-props", vp=vp(iron_prop_vp(prize.state.box.ruleset, prize.after))), "I5"


_TOLD: Final[dict[str, Callable[[Prize], Told | None]]] = {
    "vp": _vp,
    "pinge": _pinge,
    "tunnel": _tunnel,
    "coal": _coal,
    "lease": _lease,
    "developments": _developments,
    "thaler": _thaler,
    "water": _water,
    "props": lambda prize: (message("advise-props"), "M3"),
    "wood": _wood,
    "food": lambda prize: (message("advise-food"), "P4"),
    "shaft": lambda prize: (message("advise-shaft"), "M4"),
    "markers": _markers,
    "iron": lambda prize: (message("advise-iron"), "I1"),
    "iron-props": _iron_props,
    "bonus-marker": _bonus_marker,
    "water-channel": lambda prize: (message("advise-water-channel"), "18"),
}
"""What a learner is told of a priority that gains; a temperament's likings teach nothing."""
