"""Which disks the knecht takes and where it lays them: a list of rules for each, as for its work."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.automa.knecht_work import Rule, coal_waits
from game.automa.own_uses import Hand, one_colour, requirement
from game.rules.box import TileInfo
from game.rules.developments import acquisitions
from game.rules.mining import dig_refusal
from game.rules.moves import DECLINE, Acquire, Lay, Move, Take
from game.rules.phases.planning import may_develop
from game.rules.phases.winter import lease_for
from game.rules.player import Decision
from game.rules.state import GameState, Seat
from game.rules.terms import NO_DISKS, Colour, Field, Season

_PURPOSE = {Colour.BLACK: "to mine", Colour.BROWN: "for wood", Colour.YELLOW: "for food"}


def needs(state: GameState, seat: Seat) -> dict[Colour, str]:
    """The colours it needs, the most urgent first, and what for."""
    found = {}
    if coal_waits(seat) and not seat.wood:
        found[Colour.BROWN] = "the next coal waits for a prop"
    if seat.food < lease_for(state, seat).food:
        found[Colour.YELLOW] = "the lease asks for more food than it has"
    if _can_mine(seat):
        found[Colour.BLACK] = "there is work in the mine"
    return found


def _can_mine(seat: Seat) -> bool:
    """Whether there is coal to dig, at once or behind a prop that it has, or water in the Pinge."""
    if coal_waits(seat):
        return seat.wood > 0
    return dig_refusal(seat) is None or not seat.exhausted


def _in_order(needed: dict[Colour, str]) -> list[Colour]:
    """All colours, those that are needed first."""
    return [*needed, *(colour for colour in Colour if colour not in needed)]


# -- taking --


def _largest(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
    """The largest group; of equal ones the colour it needs most, and from a dry pool."""
    needed = needs(state, seat)
    order = _in_order(needed)
    found = {move: state.action[move.pool][move.colour] for move in moves if isinstance(move, Take)}
    if not found:
        return None

    def merit(move: Take) -> tuple[int, int, bool]:
        return found[move], -order.index(move.colour), not state.box.wet_pools[move.pool]

    move = max(found, key=merit)
    need = f", and {needed[move.colour]}" if move.colour in needed else ""
    return Decision(move, (f"{_taking(move, found[move])}: no group is larger{need}.",))


def _new_colour(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
    """A second taking of another colour than the first, that which it needs most."""
    return _second(
        state, seat, [move for move in moves if isinstance(move, Take) and not seat.cart1[move.colour]]
    )


def _same_colour(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
    """More of what it has, where there is nothing else."""
    return _second(state, seat, [move for move in moves if isinstance(move, Take)])


def _second(state: GameState, seat: Seat, takes: Sequence[Take]) -> Decision | None:
    if not takes:
        return None
    needed = needs(state, seat)
    order = _in_order(needed)
    move = min(takes, key=lambda move: (order.index(move.colour), -state.action[move.pool][move.colour]))
    amount = min(state.action[move.pool][move.colour], state.box.ruleset.taking.limit - seat.held)
    another = "more of the same" if seat.cart1[move.colour] else "another colour"
    need = f", and {needed[move.colour]}" if move.colour in needed else ""
    return Decision(move, (f"{_taking(move, amount)}: {another}{need}.",))


def _taking(move: Take, amount: int) -> str:
    return f"Takes {amount} {Colour(move.colour).label} from pool {move.pool + 1}"


def _no_disks(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
    return Decision(DECLINE, ("Declines: no disks are left to take.",))


# -- planning --


def _for_a_development(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
    """The dearest development it can have now, with as few black disks as will do."""
    field = _field(moves)
    if not may_develop(seat, field):
        return None
    for tile, lay in _affordable(state, seat, field):
        what = f"Lays {_items(lay)} on the {field.label} for the {tile.name}"
        return Decision(lay, (f"{what}, the dearest development it can have.",))
    return None


def _affordable(state: GameState, seat: Seat, field: Field) -> Iterator[tuple[TileInfo, Lay]]:
    """Developments that a worker could acquire at once and nobody before him will, the dearest first."""
    hand = Hand(seat.disks, NO_DISKS, 0, 0)
    taken = {tile for lay in seat.plan for tile in _within(state, seat, lay)[:1]}
    for tile in sorted(state.box.tiles, key=lambda tile: -sum(tile.cost)):
        disks = requirement(tile.cost, hand, Colour.BLACK)
        if disks is not None and tile.id not in taken:
            lay = Lay(field, disks)
            if tile.id in _within(state, seat, lay):
                yield tile, lay


def _within(state: GameState, seat: Seat, lay: Lay) -> list[str]:
    """The developments that a lay can acquire now."""
    return [move.tile for move in acquisitions(state, seat, lay) if isinstance(move, Acquire)]


def _for_work(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
    """All disks of the colour that is needed most."""
    field, needed = _field(moves), needs(state, seat)
    for colour in _in_order(needed):
        count = seat.disks[colour]
        if count:
            need = f": {needed[colour]}" if colour in needed else ""
            lay = Lay(field, one_colour(colour, count))
            return Decision(lay, (f"Lays {_items(lay)} on the {field.label} {_PURPOSE[colour]}{need}.",))
    return None


def _pay(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
    """Contract workers get a yellow disk that is left over, or food; in autumn only what the lease leaves."""
    field = _field(moves)
    keep = lease_for(state, seat).food if state.season == Season.AUTUMN else 0
    for lay in (Lay(field, one_colour(Colour.YELLOW, 1)), Lay(field, food=1)):
        if lay in moves and (not lay.food or seat.food > keep):
            return Decision(lay, (f"Pays the {field.label} with {_items(lay)}: it pays whom it can.",))
    return None


def _left_over(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
    """What is left over goes where it fits."""
    for move in moves:
        if isinstance(move, Lay) and any(move.disks) and not any(move.markers) and not move.special:
            where = _field(moves).label
            return Decision(move, (f"Lays {_items(move)} on the {where}, left over by farmer and farmhand.",))
    return None


def _nothing(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
    """An empty field; markers are kept, for they score."""
    field = _field(moves)
    if Field.COAL_DIGGER <= field <= Field.HASPELKNECHT:
        return Decision(Lay(field), (f"Leaves the {field.label} unpaid: {_why_unpaid(seat, field)}.",))
    return Decision(Lay(field), (f"Lays nothing on the {field.label}: it has no disks left that fit there.",))


def _why_unpaid(seat: Seat, field: Field) -> str:
    if seat.food:
        return "its food is for the lease"
    return "it has no food for him" if field == Field.COAL_MINER else "it has neither a yellow disk nor food"


def _field(moves: Sequence[Move]) -> Field:
    """The field that is asked; every move lays it."""
    assert isinstance(moves[0], Lay)
    return Field(moves[0].field)


def _items(lay: Lay) -> str:
    """What lies there, as the move's own text names it."""
    return str(lay).partition(": ")[2]


FIRST_TAKING: tuple[Rule, ...] = (_largest,)
SECOND_TAKING: tuple[Rule, ...] = (_new_colour, _same_colour, _no_disks)
OWN_WORKER: tuple[Rule, ...] = (_for_a_development, _for_work, _nothing)
"""Its rules for the fields of farmer and farmhand."""
CONTRACT_WORKER: tuple[Rule, ...] = (_pay, _nothing)
FURTHER_FIELD: tuple[Rule, ...] = (_left_over, _nothing)
"""Its rules for Water Mill, Farmer's Wife and workshop."""
