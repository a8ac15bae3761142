"""The knecht's takings and lays: a list of rules for each, as for its work."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from game.automa.knecht_work import Order, Rule, always, coal_waits, dearest_uncrowded
from game.automa.own_uses import Hand, one_colour, requirement
from game.rules.box import TileInfo
from game.rules.disks import NO_DISKS
from game.rules.engine import (
    acquisitions,
    can_act,
    dig_refusal,
    iron_refusal,
    lease_for,
    may_develop,
    prop_refusal,
)
from game.rules.ids import TileId
from game.rules.message import Amount, Message, TileName, Value, message
from game.rules.moves import DECLINE, Acquire, Lay, Move, Take
from game.rules.naming import pays
from game.rules.player import Decision
from game.rules.state import GameState, Seat
from game.rules.terms import WORK_OF, Colour, Field, Place, Step

Needs = Callable[[GameState, Seat], dict[Colour, Message]]
"""Returns the colours that a beginner needs, the most urgent first, with the need for each."""


def needs(state: GameState, seat: Seat) -> dict[Colour, Message]:
    """Return the colours it needs, the most urgent first, with the need for each."""
    found = {}
    if coal_waits(seat) and not seat.wood:
        found[Colour.BROWN] = message("need-prop")
    if seat.food < lease_for(state, seat).food:
        found[Colour.YELLOW] = message("need-food")
    if _can_mine(seat):
        found[Colour.BLACK] = message("need-coal")
    return found


def _can_mine(seat: Seat) -> bool:
    """Return True if there is coal to dig, at once or after a prop, or water in the Pinge."""
    if coal_waits(seat):
        return seat.wood > 0
    return dig_refusal(seat) is None or not seat.exhausted


def _needed(reason: Message, need: Message | None) -> Message:
    return message(f"{reason.id}-needed", **dict(reason.values), need=need) if need else reason


def _in_order(needed: dict[Colour, Message]) -> list[Colour]:
    return [*needed, *(colour for colour in Colour if colour not in needed)]


# -- taking --


def largest(needs: Needs) -> Rule:
    """Return a rule to take the largest group; ties go to the colour it needs most, and to a dry pool."""

    def rule(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
        takes = [move for move in moves if isinstance(move, Take)]
        return _most(state, seat, takes, needs(state, seat), "reason-take-largest")

    return rule


def largest_of_new(needs: Needs) -> Rule:
    """Return a rule to take most of a colour that it has not taken yet; ties as for `largest`."""

    def rule(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
        new = _of_other_colours(seat, moves)
        return _most(state, seat, new, needs(state, seat), "reason-take-most-of-new")

    return rule


def _most(
    state: GameState, seat: Seat, takes: Sequence[Take], needed: dict[Colour, Message], id: str
) -> Decision | None:
    """Return the taking that brings most disks, with its reason; None if there is none."""
    if not takes:
        return None
    order = _in_order(needed)

    def merit(move: Take) -> tuple[int, int, bool]:
        brought = _brought(state, seat, move)
        return brought, -order.index(move.colour), not state.box.wet_pools[move.pool]

    move = max(takes, key=merit)
    reason = message(id, **_taken(state, seat, move))
    return Decision(move, (_needed(reason, needed.get(move.colour)),))


def new_colour(needs: Needs) -> Rule:
    """Return a rule to take another colour than the first time, the one it needs most."""

    def rule(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
        new = _of_other_colours(seat, moves)
        return _second(state, seat, new, needs(state, seat))

    return rule


def _of_other_colours(seat: Seat, moves: Sequence[Move]) -> list[Take]:
    """Return the takings of colours that the seat has not taken yet."""
    return [move for move in moves if isinstance(move, Take) and not seat.cart1[move.colour]]


def same_colour(needs: Needs, counts: bool = True) -> Rule:
    """Return a rule to take more of the same colour as the first time; who counts looks for most of it."""

    def rule(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
        same = [move for move in moves if isinstance(move, Take) and seat.cart1[move.colour]]
        return _second(state, seat, same if counts else same[:1], needs(state, seat))

    return rule


def _second(
    state: GameState, seat: Seat, takes: Sequence[Take], needed: dict[Colour, Message]
) -> Decision | None:
    if not takes:
        return None
    order = _in_order(needed)
    move = min(takes, key=lambda move: (order.index(move.colour), -state.action[move.pool][move.colour]))
    id = "reason-take-same-colour" if seat.cart1[move.colour] else "reason-take-other-colour"
    return Decision(move, (_needed(message(id, **_taken(state, seat, move)), needed.get(move.colour)),))


def _taken(state: GameState, seat: Seat, move: Take) -> dict[str, Value]:
    """Return the disks that a taking brings, and the pool."""
    return {"disks": Amount(_brought(state, seat, move), Colour(move.colour)), "pool": move.pool + 1}


def _brought(state: GameState, seat: Seat, move: Take) -> int:
    """Return how many disks a taking brings; a second one no more than the limit (D2)."""
    amount, room = state.action[move.pool][move.colour], state.box.taking_limit - seat.held
    return min(amount, room) if state.step == Step.SECOND_TAKING else amount


# -- planning --


def for_a_development(order: Order) -> Rule:
    """Return a rule to lay for the development it likes best of those it can have now, with as few black
    disks as possible."""

    def rule(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
        field = _field(moves)
        if not may_develop(seat, field):
            return None
        for tile, lay in _affordable(state, seat, field, order):
            reason = message("reason-lay-for-dearest", tile=TileName(tile.id), **_laid(lay))
            return Decision(lay, (reason,))
        return None

    return rule


def _affordable(state: GameState, seat: Seat, field: Field, order: Order) -> Iterator[tuple[TileInfo, Lay]]:
    """Yield developments that a worker could acquire and none before him will, the best liked first."""
    hand = Hand(seat.disks, NO_DISKS, 0, 0)
    taken = {tile for lay in seat.plan for tile in _within(state, seat, lay)[:1]}
    for tile in sorted(state.box.tiles, key=lambda tile: order(state, tile)):
        disks = requirement(state.box.cost(tile, seat.tiles), hand, Colour.BLACK)
        if disks is not None and tile.id not in taken:
            lay = Lay(field, disks)
            if tile.id in _within(state, seat, lay):
                yield tile, lay


def _within(state: GameState, seat: Seat, lay: Lay) -> list[TileId]:
    return [move.tile for move in acquisitions(state, seat, lay) if isinstance(move, Acquire)]


def for_work(needs: Needs) -> Rule:
    """Return a rule to lay all disks of the colour that is needed most."""

    def rule(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
        field, needed = _field(moves), needs(state, seat)
        for colour in _in_order(needed):
            count = seat.disks[colour]
            if count:
                lay = Lay(field, one_colour(colour, count))
                reason = message("reason-lay-for-work", work=WORK_OF[colour], **_laid(lay))
                return Decision(lay, (_needed(reason, needed.get(colour)),))
        return None

    return rule


def _hire(spares: Callable[[GameState, Seat, Field], bool]) -> Rule:
    """Return a rule to pay contract workers with a spare yellow disk, or with food that can be spared."""

    def rule(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
        field = _field(moves)
        pays = [pay for use in state.box.crew.workers[field].uses for pay in use.pays if not pay.thaler]
        for lay in (Lay(field, pay.disks, food=pay.food) for pay in pays):
            if lay in moves and (not lay.food or spares(state, seat, field)):
                return Decision(lay, (message("reason-pay-always", **_laid(lay)),))
        return None

    return rule


def _worth_food(state: GameState, seat: Seat, field: Field) -> bool:
    """Return True if food can be spared and this worker can act as the mine is now: it is spent in any case
    (R-10). In autumn the lease comes first."""
    keep = lease_for(state, seat).food if state.season == state.box.phases[-1] else 0
    return seat.food > keep and _finds_work(state, seat, field)


def _finds_work(state: GameState, seat: Seat, field: Field) -> bool:
    """Return True if a contract worker could act now, after placing a prop, or after the coal-miner."""
    workers = state.box.crew.workers
    worker = workers[field]
    place = Place.TUNNEL if seat.exhausted else Place.PINGE
    props = prop_refusal(seat, place) is None or iron_refusal(seat, place) is None
    digs = worker.digs and coal_waits(seat) and props
    fed = worker.reels and any(
        workers[lay.field].contract and workers[lay.field].digs and not lay.empty for lay in seat.plan
    )
    return can_act(state, seat, field) or digs or fed


def _left_over(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
    """Lay spare disks wherever they fit."""
    for move in moves:
        if isinstance(move, Lay) and any(move.disks) and not any(move.markers) and not move.special:
            return Decision(move, (message("reason-lay-left-over", **_laid(move)),))
    return None


def _no_food(state: GameState, seat: Seat, field: Field) -> bool:
    """Return False: food is spared for nobody."""
    return False


def _keep_food(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
    """Leave a contract worker unpaid who would find work, and keep the food that would pay him."""
    field = _field(moves)
    if not _pays_food(state, seat, field) or not _finds_work(state, seat, field):
        return None
    return Decision(Lay(field), (message("reason-unpaid-keeps-food", field=field),))


def _nothing(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
    """Leave the field empty; markers are kept, as they score."""
    field = _field(moves)
    if state.box.crew.workers[field].contract:
        return Decision(Lay(field), (_why_unpaid(state, seat, moves),))
    return Decision(Lay(field), (message("reason-nothing-fits-field", field=field),))


def _why_unpaid(state: GameState, seat: Seat, moves: Sequence[Move]) -> Message:
    """Return why nobody is paid: what pays by these moves is kept, or there is nothing."""
    field = _field(moves)
    if _pays_food(state, seat, field):
        finds = _finds_work(state, seat, field)
        return message("reason-unpaid-for-lease" if finds else "reason-unpaid-no-work", field=field)
    if any(isinstance(lay, Lay) and lay.thaler for lay in moves):
        return message("reason-unpaid-keeps-thaler", field=field)
    if any(isinstance(lay, Lay) and any(lay.markers) for lay in moves):
        return message("reason-unpaid-keeps-markers", field=field)
    return message("reason-unpaid-lacks", field=field, pay=pays(state.box.ruleset, field.id))


def _pays_food(state: GameState, seat: Seat, field: Field) -> bool:
    """Return True if there is food, and it would pay a worker."""
    return seat.food > 0 and any(pay.food for use in state.box.crew.workers[field].uses for pay in use.pays)


def _field(moves: Sequence[Move]) -> Field:
    """Return the field to be laid; all moves lay the same."""
    assert isinstance(moves[0], Lay)
    return Field(moves[0].field)


def _laid(lay: Lay) -> dict[str, Value]:
    return {"lay": lay.said, "field": Field(lay.field)}


KEEP_LAMP: Final = always(DECLINE, "reason-keep-lamp")
"""All that is left to decide after its taking (32)."""


def own_worker(order: Order, needs: Needs) -> tuple[Rule, ...]:
    """Return rules for the fields of farmer and farmhand."""
    return for_a_development(order), for_work(needs), _nothing


FIRST_TAKING: Final[tuple[Rule, ...]] = (largest(needs), KEEP_LAMP)
SECOND_TAKING: Final[tuple[Rule, ...]] = (new_colour(needs), same_colour(needs), KEEP_LAMP)
OWN_WORKER: Final = own_worker(dearest_uncrowded, needs)
CONTRACT_WORKER: Final[tuple[Rule, ...]] = (_hire(_worth_food), _nothing)
CONTRACT_WORKER_NO_FOOD: Final[tuple[Rule, ...]] = (_hire(_no_food), _keep_food, _nothing)
"""The rules of those who never pay with food."""
FURTHER_FIELD: Final[tuple[Rule, ...]] = (_left_over, _nothing)
"""Its rules for Water Mill, Farmer's Wife and workshop."""
