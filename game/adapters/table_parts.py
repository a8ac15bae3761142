"""The parts of an observation that belong to the table: when it is, disks, developments, what waits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np
from numpy.typing import ArrayLike

from game.adapters.layout import Array, Look, Part, Write
from game.adapters.vocabulary import Vocabulary
from game.rules.crew import crew
from game.rules.state import Activity, Counting, Storing, TileEffect
from game.rules.terms import Bonus, Colour, Field, Resource, Season, Slot, Step

FLAG, PLACE = "1 or 0", "place, from 1; 0 for none"


def table_parts(vocabulary: Vocabulary) -> Iterator[Part]:
    """Yield the parts of the table in the order of the layout."""
    seats, tiles = vocabulary.seats, len(vocabulary.tiles)
    years = len(vocabulary.ruleset.year) + vocabulary.iron
    yield Part(
        "seat", (seats,), f"{FLAG}: the observer's number", lambda out, look: _mark(out, look.numbers[0])
    )
    yield Part("year", (years,), FLAG, lambda out, look: _mark(out, look.view.year - 1))
    yield Part("season", (len(Season),), FLAG, lambda out, look: _mark(out, look.view.season))
    yield Part("step", (len(Step),), FLAG, lambda out, look: _mark(out, look.view.step))
    yield Part("to_move", (seats,), FLAG, _to_move)
    yield Part("turn_order", (seats,), "place, from 1", _turn_order)
    yield Part("bag", (len(Colour),), "disks", _all(lambda look: look.view.bag))
    yield Part("action_pools", (seats, len(Colour)), "disks", _all(lambda look: look.view.action))
    yield Part("reserve_pools", (seats, len(Colour)), "disks", _all(lambda look: look.view.reserve))
    yield Part("water_pools", (seats,), FLAG, _all(lambda look: look.view.box.wet_pools))
    yield Part("tile_in_play", (tiles,), FLAG, lambda out, look: _tiles(out, look, vocabulary, _present))
    yield Part("tile_hex", (tiles, 2), "hexes", lambda out, look: _tiles(out, look, vocabulary, _hex))
    yield Part("tile_tokens", (tiles, seats), PLACE, lambda out, look: _tiles(out, look, vocabulary, _tokens))
    if "28" in vocabulary.tiles:
        yield Part("kiepenkerl", (len(Resource),), FLAG, _kiepenkerl)
    if vocabulary.black:
        yield Part("bonus_left", (len(Bonus),), f"{FLAG}: seen while taking one", _bonus_left)
    yield from _waiting(vocabulary)


def _waiting(vocabulary: Vocabulary) -> Iterator[Part]:
    """Yield the parts for the decision that waits inside a decision, all zero where none does."""
    fields = crew(vocabulary.ruleset).all_fields
    yield Part("worker", (len(fields),), FLAG, lambda out, look: _worker(out, look, fields))
    yield Part("worker_left", (1,), "actions", _activity(lambda one: one.left))
    yield Part("worker_acted", (1,), FLAG, _activity(lambda one: one.acted))
    yield Part("worker_by_windlass", (1,), FLAG, _activity(lambda one: one.windlass))
    yield Part(
        "effect_tile", (len(vocabulary.tiles),), FLAG, lambda out, look: _effect_tile(out, look, vocabulary)
    )
    yield Part("effect", (3,), "number of effect, option, further effect, from 1; 0 for none", _effect)
    yield Part("slot", (len(Slot),), FLAG, _slot)
    yield Part("kept", (len(Resource),), "resources", _kept)
    yield Part("cart_2_counts", (vocabulary.seats,), FLAG, _cart_2)


def _all(values: Callable[[Look], ArrayLike]) -> Write:
    """Return what writes a part as it stands in the view."""

    def write(out: Array, look: Look) -> None:
        out[:] = np.asarray(values(look))

    return write


def _mark(out: Array, at: int) -> None:
    out[at] = 1


def _to_move(out: Array, look: Look) -> None:
    if look.view.to_move is not None:
        out[look.numbers.index(look.view.to_move)] = 1


def _turn_order(out: Array, look: Look) -> None:
    out[:] = [look.view.order.index(number) + 1 for number in look.numbers]


def _tiles(
    out: Array, look: Look, vocabulary: Vocabulary, write: Callable[[Array, int, int, Look], None]
) -> None:
    """Write the row of each development that is in play, by its place on the board."""
    index = look.view.box.index
    for row, number in enumerate(vocabulary.tiles):
        if number in index:
            write(out, row, index[number], look)


def _present(out: Array, row: int, tile: int, look: Look) -> None:
    out[row] = 1


def _hex(out: Array, row: int, tile: int, look: Look) -> None:
    out[row] = look.view.box.tiles[tile].hex


def _tokens(out: Array, row: int, tile: int, look: Look) -> None:
    for place, number in enumerate(look.view.stacks[tile], 1):
        out[row, look.numbers.index(number)] = place


def _kiepenkerl(out: Array, look: Look) -> None:
    if "28" in look.view.box.index:
        out[look.view.kiepenkerl] = 1


def _bonus_left(out: Array, look: Look) -> None:
    out[:] = [look.view.bonus_left >> bonus & 1 for bonus in Bonus]


def _activity(value: Callable[[Activity], int]) -> Write:
    def write(out: Array, look: Look) -> None:
        for one in look.view.pending:
            if isinstance(one, Activity):
                out[0] = value(one)

    return write


def _worker(out: Array, look: Look, fields: Sequence[Field]) -> None:
    for one in look.view.pending:
        if isinstance(one, Activity):
            out[fields.index(one.field)] = 1


def _effect_tile(out: Array, look: Look, vocabulary: Vocabulary) -> None:
    for one in look.view.pending:
        if isinstance(one, TileEffect):
            out[vocabulary.tiles.index(look.view.box.tiles[one.tile].id)] = 1


def _effect(out: Array, look: Look) -> None:
    for one in look.view.pending:
        if isinstance(one, TileEffect):
            out[:] = (one.at + 1, one.option + 1, one.then + 1 if one.option >= 0 else 0)


def _slot(out: Array, look: Look) -> None:
    for one in look.view.pending:
        if isinstance(one, Storing):
            out[one.slot] = 1


def _kept(out: Array, look: Look) -> None:
    for one in look.view.pending:
        if isinstance(one, Storing):
            out[:] = one.kept


def _cart_2(out: Array, look: Look) -> None:
    for one in look.view.pending:
        if isinstance(one, Counting):
            out[:] = [one.second >> number & 1 for number in look.numbers]
