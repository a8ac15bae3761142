"""Action ids: every move that can ever be legal has a number, whatever the position (docs/research.md)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, groupby
from typing import NamedTuple

from game.adapters.lay_table import lays_of
from game.adapters.vocabulary import Vocabulary, tiles_of
from game.rules.crew import crew
from game.rules.effects import ChooseOne, KiepenkerlTrade, MayDrain, with_further
from game.rules.engine import (
    ABANDONED_FARM,
    CABLE,
    COUNT_FIRST,
    COUNT_SECOND,
    END_TURN,
    MARKET,
    PROP_IRON,
    PROP_PINGE,
    PROP_TUNNEL,
    RETURN_WATER,
    STOP,
    WINDLASS,
)
from game.rules.moves import (
    DECLINE,
    DIG,
    REEL,
    Acquire,
    Activate,
    Burn,
    Choose,
    Drain,
    GiveCoal,
    GiveFood,
    Move,
    Store,
    Swap,
    Take,
    TakeBonus,
    TakeMarker,
)
from game.rules.terms import Bonus, Colour, Marker, Resource, Slot


class Block(NamedTuple):
    """The ids of one kind of move: the first, and how many there are."""

    kind: type[Move]
    first: int
    size: int


class Numbering:
    """The moves of a vocabulary and their ids: from 0 on, without gaps, each move once."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.moves: tuple[Move, ...] = tuple(chain(*_table(vocabulary)))
        """The move of each id."""
        self._ids = {move: number for number, move in enumerate(self.moves)}

    def __len__(self) -> int:
        return len(self.moves)

    def id_of(self, move: Move) -> int:
        """Return the id of a move. Raises KeyError for one that no game of this vocabulary has."""
        return self._ids[move]

    @property
    def blocks(self) -> tuple[Block, ...]:
        """Return the blocks of ids, in order; each kind of move has one."""
        found, first = list[Block](), 0
        for kind, moves in groupby(self.moves, type):
            count = len(list(moves))
            found.append(Block(kind, first, count))
            first += count
        return tuple(found)


@lru_cache(maxsize=64)
def numbering(vocabulary: Vocabulary) -> Numbering:
    """Return the ids of a vocabulary; games of it share them."""
    return Numbering(vocabulary)


def _table(vocabulary: Vocabulary) -> Iterator[Iterator[Move] | tuple[Move, ...]]:
    """Yield the moves block by block."""
    seats = range(vocabulary.seats)
    yield (Take(pool, colour) for pool in seats for colour in Colour)
    yield (
        Swap(pool, given, wanted)
        for pool in seats
        for given in Colour
        for wanted in Colour
        if given != wanted
    )
    yield (DECLINE,)
    yield (RETURN_WATER,)
    yield (GiveFood(to, water) for to in (*seats, None) for water in (False, True))
    yield (COUNT_FIRST, COUNT_SECOND)
    yield lays_of(vocabulary)
    yield _activations(vocabulary)
    yield _acquisitions(vocabulary)
    yield (DIG,)
    yield (Drain(water) for water in range(1, _most_drained(vocabulary) + 1))
    yield (REEL,)
    yield (PROP_PINGE, PROP_TUNNEL, PROP_IRON)
    yield (Burn(),)
    yield (CABLE, WINDLASS, MARKET, ABANDONED_FARM)
    yield (Choose(option) for option in range(_most_options(vocabulary)))
    yield (GiveCoal(to) for to in seats)
    yield (TakeMarker(marker) for marker in Marker)
    yield (TakeBonus(bonus) for bonus in Bonus)
    yield (STOP,)
    yield (END_TURN,)
    yield (
        Store(slot, kind)
        for slot in Slot
        if slot.id in vocabulary.ruleset.storage
        for kind in (*Resource, None)
    )


def _activations(vocabulary: Vocabulary) -> Iterator[Move]:
    fields = crew(vocabulary.ruleset).all_fields
    return (Activate(field, colour) for field in fields for colour in (None, *Colour))


def _acquisitions(vocabulary: Vocabulary) -> Iterator[Move]:
    """Yield each development with each price that it may have, by each worker that may develop (T1, T5)."""
    for worker in crew(vocabulary.ruleset).workers.values():
        if worker.develops is not None:
            for tile in tiles_of(vocabulary):
                yield from (Acquire(worker.field, tile.id, pay) for pay in (None, *tile.distant))


def _most_drained(vocabulary: Vocabulary) -> int:
    """Return the most water that is removed at once, by a worker or a development (E5, 53, 54)."""
    effects = [effect for tile in tiles_of(vocabulary) for effect in with_further(tile.effects)]
    return max(vocabulary.ruleset.workers.drain, *(one.most for one in effects if isinstance(one, MayDrain)))


def _most_options(vocabulary: Vocabulary) -> int:
    """Return the most options that a development has, open or not; those of tile 28 by its load."""
    kinds = len(Resource) if vocabulary.iron else len(Resource) - 1
    effects = [effect for tile in tiles_of(vocabulary) for effect in with_further(tile.effects)]
    choices = [len(effect.options) for effect in effects if isinstance(effect, ChooseOne)]
    trades = [(kinds - 1) ** 2 for effect in effects if isinstance(effect, KiepenkerlTrade)]
    return max(*choices, *trades, 1)
