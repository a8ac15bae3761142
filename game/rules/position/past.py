"""Checks of what no game can have reached by this year and season: developments, goods, debt, water, VP."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from game.rules.crew import Use
from game.rules.effects import (
    BonusOffer,
    ChooseOne,
    Effect,
    Gain,
    HandOver,
    KiepenkerlTrade,
    Lose,
    MarkerOffer,
    MayDig,
    MayDrain,
    ReturnDebt,
    with_further,
)
from game.rules.engine.phases.winter import open_slots
from game.rules.engine.scoring import final_lines
from game.rules.message import SeatName
from game.rules.position.kinds import Flaw, flaw, of_seat
from game.rules.ruleset.figures import NONE
from game.rules.state import GameState, Seat
from game.rules.terms import OWN_WORKERS, Ability, Marker, Resource, Season, Step

_KINDS = tuple(kind.label for kind in Resource)
_LOADS = 2
"""The number of resources that tile 28 gives."""
_MANY = 99
"""No seat has more of anything that a development counts."""


def past(state: GameState) -> Iterator[Flaw]:
    """Yield the flaws of the tokens and of each seat."""
    yield from _token_order(state)
    for number, seat in enumerate(state.seats):
        yield from of_seat(number, _seat(state, number, seat))


def _token_order(state: GameState) -> Iterator[Flaw]:
    """T3, T4: there is an order in which the tokens of all stacks can be laid, from the bottom up."""
    laid, owned = [0] * len(state.stacks), [0] * len(state.seats)
    while any(_lay_next(state, at, laid, owned) for at in range(len(laid))):
        pass
    for tile, stack, done in zip(state.box.tiles, state.stacks, laid, strict=True):
        if done < len(stack):
            yield flaw(f"tokens.{tile.id}", "position-token-order", seat=SeatName(stack[done]))


def _lay_next(state: GameState, at: int, laid: list[int], owned: list[int]) -> bool:
    """Lay the next token of a stack if it can lie there by now."""
    stack, tile = state.stacks[at], state.box.tiles[at]
    if laid[at] == len(stack):
        return False
    seat = stack[laid[at]]
    distant = laid[at] and tile.distant
    if tile.level > 1 and not distant and not owned[seat] & state.box.beside[at]:
        return False
    laid[at] += 1
    owned[seat] |= 1 << at
    return True


def _seat(state: GameState, number: int, seat: Seat) -> Iterator[Flaw]:
    turns = _turns(state, number)
    if not turns:
        yield from _as_begun(state, number, seat)
    most = _most_developments(state, number, seat, turns)
    if seat.tiles.bit_count() > most:
        yield flaw("tokens", "position-developments", owned=seat.tiles.bit_count(), most=most)
    if seat.debt > _debt_asked(state, seat):
        yield flaw("debt", "position-debt", debt=seat.debt, asked=_debt_asked(state, seat))
    if seat.water > _most_water(state) + _gained(state, number, seat, turns, "water"):
        yield flaw("water", "position-water", water=seat.water)
    if seat.score < (least := _least_score(state, number, seat)):
        yield flaw("score", "position-score", score=seat.score, least=least)
    yield from _goods(state, number, seat, turns)
    if _only_stored(state, number) and not state.box.storage.fits(open_slots(seat), _resources(seat)):
        yield flaw("food, wood, coal, iron", "position-stored")


def _turns(state: GameState, number: int) -> int:
    """Return the number of working turns of a seat, including the present one."""
    place = state.order.index(number)
    begun = state.step > Step.WORKING or (state.step == Step.WORKING and place <= state.turn)
    return state.phases_before + begun


def _as_begun(state: GameState, number: int, seat: Seat) -> Iterator[Flaw]:
    """S6: before the first working turn nothing changes on the farm and in the mine; coal may be a gift."""
    starts, thaler = state.box.starts(number), seat.thaler + sum(lay.thaler for lay in seat.plan)
    for name, amount in zip((*_KINDS, "thaler"), (*_resources(seat), thaler), strict=True):
        gift = (name == "coal" or state.box.sharing) and state.step == Step.WORKING
        begun = [getattr(start, name) for start in starts]
        if amount not in begun and not gift:
            yield flaw(name, "position-begun", amount=amount, begun=begun[0])
    for name in ("score", "shaft", "pinge_dug", "pinge_props", "tunnel_props"):
        if getattr(seat, name) and not state.box.sharing:
            yield flaw(name.replace("_", "."), "position-not-begun", amount=getattr(seat, name))


def _most_developments(state: GameState, number: int, seat: Seat, turns: int) -> int:
    """T2: one for each worker that may develop in each turn; in the present turn only those that did."""
    now = state.step == Step.WORKING and state.to_move == number
    past = turns - now
    done = sum(seat.activated >> field & 1 for field in OWN_WORKERS) if now else 0
    for field in OWN_WORKERS:
        worker = state.box.crew.workers[field]
        if worker.may_develop(state.box.start_abilities):
            done += past
        elif worker.may_develop(seat.abilities):
            done += max(past - 1, 0)
    return done


def _debt_asked(state: GameState, seat: Seat) -> int:
    winters = state.year - 1 + (state.step >= Step.WINTER_STORAGE)
    other = state.box.ruleset.valley.schultheiss.pieces if seat.has(Ability.SCHULTHEISS) else 0
    return sum(max(lease.pieces, other) for lease in state.box.leases[:winters])


def _most_water(state: GameState) -> int:
    """Return the most water that seasons and pools can have brought."""
    wet = [seasons[: len(state.box.phases)] for seasons in state.box.wet_years[: state.year]]
    seasons = sum(map(sum, wet[:-1])) + sum(wet[-1][: state.season + 1])
    takings = state.phases_before + (state.step != Step.AUTUMN_WATER) if any(state.box.wet_pools) else 0
    return seasons + takings


def _least_score(state: GameState, number: int, seat: Seat) -> int:
    """Return the VP that a seat is sure of, as nothing costs VP: arrivals, Pinge, final scoring."""
    least = 0
    for tile, stack in zip(state.box.tiles, state.stacks, strict=True):
        if number in stack and tile.arrival:
            black = sum(
                bool(other) for t, other in zip(state.box.tiles, state.stacks, strict=True) if t.black
            )
            arrivals = (*tile.arrival, *[0] * len(state.seats))
            least += min(arrivals[:black]) if tile.black else arrivals[stack.index(number)]
    bonus = (*state.box.ruleset.pinge.bonus, *[0] * state.year)
    least += min(bonus[: state.year]) if seat.exhausted else 0
    if state.step == Step.OVER:
        least += sum(line.vp for line in final_lines(state, number))
    return least


def _goods(state: GameState, number: int, seat: Seat, turns: int) -> Iterator[Flaw]:
    """Yield the flaws of goods with few sources: Thaler, iron, coal without a burner, coal in the shaft."""
    if seat.thaler > _gained(state, number, seat, turns, "thaler"):
        yield flaw("thaler", "position-thaler", thaler=seat.thaler)
    if seat.iron + seat.iron_props.bit_count() > _gained(state, number, seat, turns, "iron"):
        yield flaw("iron", "position-iron", iron=seat.iron)
    in_shaft = seat.tunnel_dug + _gained(state, number, seat, turns, "shaft")
    if seat.shaft > in_shaft:
        yield flaw("shaft", "position-shaft", shaft=seat.shaft)
    mined = seat.pinge_dug + in_shaft + _gained(state, number, seat, turns, "coal") + _given(state, number)
    if seat.coal + seat.shaft > mined and not seat.has(Ability.CHARCOAL_BURNER):
        yield flaw("coal", "position-coal", coal=seat.coal, shaft=seat.shaft)


def _gained(state: GameState, number: int, seat: Seat, turns: int, what: str) -> int:
    """Return the most of a good, or of water, that can have come from the supply."""
    ruleset = state.box.ruleset
    found = max(int(getattr(start, what)) for start in state.box.starts(number)) + _by_tiles(
        state, seat, what
    )
    markers = {
        Marker.MARKET: ruleset.valley.market.gain,
        Marker.ABANDONED_FARM: ruleset.valley.abandoned_farm,
    }
    for tile in state.box.owned(seat.tiles):
        if tile.marker in markers:
            found += getattr(markers[tile.marker], what)
    for worker in state.box.crew.workers.values():
        if not worker.since or worker.since & seat.abilities:
            often = turns * (_MANY if worker.own else 1)  # an own worker for each disk
            found += often * max(_by_use(use, what) for use in worker.uses)
    return found


def _by_use(use: Use, what: str) -> int:
    return int(getattr(use.gain, what)) + max(int(getattr(more, what)) for more in use.more)


def _by_tiles(state: GameState, seat: Seat, what: str) -> int:
    own = sum(
        _most(effect, what) * (_MANY if tile in state.box.lasting else 1)
        for tile in state.box.owned(seat.tiles)
        for effect in tile.effects
    )
    shared = (tile for tile in state.box.sharing if state.stacks[tile.index])
    return own + _MANY * sum(_most(effect, what) for tile in shared for effect in tile.effects)


def _most(effect: Effect, what: str) -> int:
    """Return the most of a good that an effect can bring its owner."""
    if isinstance(effect, Gain):
        return int(getattr(effect.amounts, what)) * (1 if effect.each == NONE else _MANY // effect.per)
    if isinstance(effect, KiepenkerlTrade):
        return _LOADS if what in _KINDS else 0
    if isinstance(effect, ChooseOne):
        brought = (
            getattr(one.gain, what) + sum(_most(more, what) for more in one.then) for one in effect.options
        )
        return max(brought, default=0)
    if isinstance(effect, Lose | ReturnDebt | HandOver | MarkerOffer | BonusOffer | MayDrain | MayDig):
        return 0
    assert_never(effect)


def _given(state: GameState, number: int) -> int:
    """Return the most coal that can have come from others, as prices of distant developments or gifts."""
    found = 0
    for tile, stack in zip(state.box.tiles, state.stacks, strict=True):
        found += number in stack[:-1] and bool(tile.distant)
        gives = any(isinstance(effect, HandOver) for effect in with_further(tile.effects))
        found += sum(owner != number for owner in stack) if gives else 0
    return found


def _only_stored(state: GameState, number: int) -> bool:
    """Return True if a seat has just what it stored: after its storing, until the first work of spring."""
    if state.step == Step.WINTER_STORAGE:
        return state.order.index(number) < state.turn
    spring = state.season == Season.SPRING and state.year > 1 and state.step < Step.WORKING
    bringing = any(state.seats[number].tiles >> tile.index & 1 for tile in state.box.lasting)
    if bringing or set(state.box.lasting) & set(state.box.sharing):
        spring = False  # the spring may have brought it something
    return spring or state.step == Step.OVER


def _resources(seat: Seat) -> tuple[int, ...]:
    """Return food, wood, coal and iron, counting the food that pays contract workers."""
    return seat.food + sum(lay.food for lay in seat.plan), seat.wood, seat.coal, seat.iron
