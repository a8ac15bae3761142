"""The parts of an observation that belong to the seats: a row for each, the observer's first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.adapters.layout import Array, Look, Part, Write
from game.adapters.table_parts import FLAG
from game.adapters.vocabulary import Vocabulary
from game.rules.crew import crew
from game.rules.moves import Lay
from game.rules.ruleset import KEPT_SECTIONS
from game.rules.state import Seat
from game.rules.terms import Ability, Bonus, Colour, Field, Marker, Work

LAID = len(Lay(Field.FARMER).counts)
"""The kinds of pieces that can lie on a field, in the order of a move's line."""
GOODS = ("food", "wood", "coal", "iron", "thaler", "debt")
_MINE = "coal dug, props"
_TUNNELS = ("A", "B1", "B2", "B3", "B4")


def seat_parts(vocabulary: Vocabulary) -> Iterator[Part]:
    """Yield the parts of the seats in the order of the layout."""
    seats, colours = vocabulary.seats, len(Colour)
    yield Part("score", (seats,), "VP", _each(lambda seat: seat.score))
    yield Part("goods", (seats, len(GOODS)), ", ".join(GOODS), _each(_goods))
    yield Part("water", (seats,), "water", _each(lambda seat: seat.water))
    yield Part("pinge", (seats, 2), _MINE, _each(lambda seat: (seat.pinge_dug, seat.pinge_props)))
    yield Part("tunnel", (seats, 2), _MINE, _each(lambda seat: (seat.tunnel_dug, seat.tunnel_props)))
    yield Part("shaft", (seats,), "coal", _each(lambda seat: seat.shaft))
    yield Part("channel", (seats,), "water", _each(lambda seat: seat.channel))
    yield Part("cart_1", (seats, colours), "disks", _each(lambda seat: seat.cart1))
    yield Part("cart_2", (seats, colours), "disks", _each(lambda seat: seat.cart2))
    yield Part("disks", (seats, colours), "disks not laid yet", _each(lambda seat: seat.disks))
    yield from _plans(vocabulary)
    yield from _abilities(vocabulary)
    markers = len(Marker)
    yield Part("markers", (seats, markers), "markers", _each(lambda seat: seat.markers))
    yield Part("new_markers", (seats, markers), "markers", _each(lambda seat: seat.fresh))
    if vocabulary.black:
        yield Part("bonus", (seats, len(Bonus) + 1), f"{FLAG}; the last: hidden", _each(_bonus))
    if vocabulary.iron:
        yield from _iron(vocabulary)


def _plans(vocabulary: Vocabulary) -> Iterator[Part]:
    seats, fields = vocabulary.seats, crew(vocabulary.ruleset).all_fields
    count = len(fields)
    yield Part(
        "plan",
        (seats, count, LAID),
        "disks, markers, food, Thaler",
        lambda out, look: _plan(out, look, fields),
    )
    yield Part("planned", (seats, count), FLAG, lambda out, look: _planned(out, look, fields))
    yield Part("worked", (seats, count), FLAG, _each(lambda seat: _bits(seat.worked, fields)))
    yield Part("activated", (seats, count), FLAG, _each(lambda seat: _bits(seat.activated, fields)))
    yield Part(
        "first_work", (seats, len(Work)), FLAG, _each(lambda seat: [seat.first_work == work for work in Work])
    )


def _abilities(vocabulary: Vocabulary) -> Iterator[Part]:
    """Yield what each seat can do, and could when it planned: abilities, then fields that tiles open."""
    opened = (bit.bit_length() - 1 for bit in crew(vocabulary.ruleset).by_tile.values())
    bits = (*Ability, *opened)
    shape = (vocabulary.seats, len(bits))
    yield Part("abilities", shape, FLAG, _each(lambda seat: _bits(seat.abilities, bits)))
    yield Part("ready", shape, FLAG, _each(lambda seat: _bits(seat.ready, bits)))


def _iron(vocabulary: Vocabulary) -> Iterator[Part]:
    seats, boards = vocabulary.seats, vocabulary.ruleset.enhanced_tunnel.values()
    fields = range(KEPT_SECTIONS + max(len(board.coal) for board in boards))
    yield Part("iron_props", (seats, len(fields)), FLAG, _each(lambda seat: _bits(seat.iron_props, fields)))
    yield Part("tunnel_board", (seats, len(_TUNNELS)), FLAG, _each(_tunnel_board))


def _each(values: Callable[[Seat], int | Sequence[float]]) -> Write:
    """Return what writes a row for each seat."""

    def write(out: Array, look: Look) -> None:
        out[:] = [values(seat) for seat in look.seats]

    return write


def _goods(seat: Seat) -> Sequence[int]:
    return [getattr(seat, name) for name in GOODS]


def _bits(held: int, bits: Sequence[int]) -> Sequence[int]:
    return [held >> bit & 1 for bit in bits]


def _plan(out: Array, look: Look, fields: Sequence[Field]) -> None:
    for row, seat in enumerate(look.seats):
        for lay in seat.plan:
            out[row, fields.index(lay.field)] = lay.counts


def _planned(out: Array, look: Look, fields: Sequence[Field]) -> None:
    for row, seat in enumerate(look.seats):
        for lay in seat.plan:
            out[row, fields.index(lay.field)] = 1


def _bonus(seat: Seat) -> Sequence[int]:
    return [seat.bonus == bonus for bonus in range(len(Bonus) + 1)]


def _tunnel_board(seat: Seat) -> Sequence[int]:
    return [seat.board.tunnel == name for name in _TUNNELS]
