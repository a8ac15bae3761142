"""Positions in which automas decide, and the same positions under other figures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec

from game.automa import named
from game.rules import Setup, legal_moves, new_game, play, view
from game.rules.box import Box
from game.rules.moves import Move
from game.rules.ruleset import Ruleset, load_ruleset
from game.rules.ruleset.checks import contradictions
from game.rules.setup import layouts, new_tiles
from game.rules.state import GameState, Seat, TileEffect
from game.rules.terms import Ability, Marker, Season, Step
from tests.automa.games import MODULES, decisions, players
from tests.properties.games import lively
from tests.schema import Way, at, base, changed_tables

SEED = 7
"""Of every player: the same view gets the same decision."""


SEATS = (2, 3, 4)
"""The seats of the games, in turn."""


@cache
def positions(games: int, every: int, first: int = 0, step: int = 1) -> tuple[GameState, ...]:
    """Views with a choice, of games by lot and of bauers, with every module, half of them well endowed.

    `first` and `step` leave out games.
    """
    seeds, fewer = range(first, games, step), range(first, max(games // 4, 1), step)
    found = [*_by_lot(seeds, every), *_of_bauers(fewer, every)]
    Random(1).shuffle(found)
    return tuple(found)


def _by_lot(seeds: Iterable[int], every: int) -> Iterator[GameState]:
    for seed in seeds:
        state, chance, count = new_game(_setup(seed)), Random(seed), 0
        if seed % 2:
            endow(state)
        while state.to_move is not None:
            count += 1
            if (count % every == 0 or _rare(state)) and len(legal_moves(state)) > 1:
                yield view(state, state.to_move)
            play(state, lively(chance, state), None)


def _of_bauers(seeds: Iterable[int], every: int) -> Iterator[GameState]:
    for seed in seeds:
        setup = _setup(seed)
        for count, (seen, moves, _) in enumerate(
            decisions(new_game(setup), players(*["bauer"] * setup.seats))
        ):
            if (count % every == 0 or _rare(seen)) and len(moves) > 1:
                yield seen


def _rare(state: GameState) -> bool:
    """Decisions of which a game has few: what developments ask, gifts, carts, winters."""
    asked = bool(state.pending) and isinstance(state.pending[-1], TileEffect)
    return asked or state.step in (Step.AUTUMN_WATER, Step.CART_CHOICE, Step.WINTER_SCORING)


def _setup(seed: int) -> Setup:
    seats, modules = SEATS[seed % len(SEATS)], MODULES[seed % 4]
    names = layouts(load_ruleset(), seats)
    return Setup(
        seats=seats,
        seed=seed,
        layout=names[seed % len(names)],
        tiles="random",
        modules=modules,
        tunnel="B" if "iron" in modules and seed % 3 else "A",
        new_tiles=new_tiles(load_ruleset(), modules) if seed % 3 else (),
        open_planning=True,
    )


def endow(state: GameState) -> None:
    """Goods, abilities, markers and some developments for everybody: what games by lot seldom come to."""
    for number, seat in enumerate(state.seats):
        seat.food = seat.wood = seat.coal = seat.thaler = 4
        seat.iron = 3 * state.box.iron
        some = [ability for ability in Ability if (ability + number) % 3 or ability == Ability.WATER_MILL]
        seat.abilities = sum(a.bit for a in some if state.box.iron or a != Ability.WORKSHOP)
        seat.markers = tuple(int(state.box.iron or marker != Marker.ABANDONED_FARM) for marker in Marker)
        for tile in state.box.tiles:
            if (tile.index + number) % 6 == 0 and not tile.black:
                seat.tiles |= 1 << tile.index
                state.stacks[tile.index] += (number,)


def with_iron_props(seen: GameState, section: int) -> GameState:
    """Return the position with a Tunnel propped with iron, one coal before a section is emptied."""
    twin = seen.copy()
    for seat in twin.seats:
        seat.tunnel_props, seat.water = seat.board.tunnel_fields, 0
        seat.iron_props = (1 << seat.tunnel_props) - 1
        seat.pinge_dug, seat.tunnel_dug = seat.board.pinge_size, seat.board.tunnel_reach[section] - 1
    return twin


def last_autumns(games: int, every: int) -> tuple[GameState, ...]:
    """Return the positions of the last autumn in games of two."""
    two = positions(games, every, SEATS.index(2), len(SEATS))
    last = (one for one in two if one.year == one.box.years and one.season == Season.AUTUMN)
    return tuple(one for one in last if one.step <= Step.WORKING)


def ruleset_with(way: Way, value: Any) -> Ruleset | None:
    """The base with another value; None where that cannot be."""
    try:
        ruleset = msgspec.convert(changed_tables(way, value), Ruleset)
    except msgspec.ValidationError:
        return None
    return None if contradictions(ruleset) else ruleset


def strong(way: Way) -> Iterator[Any]:
    """Values far from the base's."""
    value = at(base(), way)
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (other for other in (value + 9, 0, value + 3, value + 1, -9) if other != value)
    elif way[-1] == "cost":
        yield from (value[:1], ["any"] * len(value), [*value, "any"])
    elif isinstance(value, list) and value and isinstance(value[0], int):
        yield from ([entry + 9 for entry in value], [0] * len(value), value[::-1])
    elif isinstance(value, list) and value and isinstance(value[0], list):
        yield from ([[] for _ in value], [[*_WORDS["section"]] for _ in value], value[::-1])
    elif isinstance(value, list):
        yield from (value[::-1], [], [*value[1:], *value[:1]], ["summer"])
    else:
        yield from _WORDS.get(str(way[-1]), ())


_WORDS = {
    "symbol": ("agriculture", "building", "mining"),
    "section": ("wheelbarrow", "oil lamp", "lorry"),
    "ability": tuple(ability.label for ability in Ability if ability != Ability.WORKSHOP),
    "marker": tuple(marker.label for marker in Marker),
    "less": ("development", "mining"),
    "each": ("development", "thaler", "prop"),
}


def under(seen: GameState, ruleset: Ruleset) -> GameState:
    """The same position under other figures; its box bears the old one's names, so that chance stays."""
    twin = seen.copy()
    twin.box = _box(seen.box, ruleset)
    for seat, board in zip(twin.seats, twin.box.boards, strict=True):
        seat.board = board
    return twin


_BOXES: dict[tuple[int, int], tuple[Box, Ruleset, Box]] = {}
MOST_BOXES = 100
"""Boxes that are kept: those of the last rulesets, of thousands."""


def _box(box: Box, ruleset: Ruleset) -> Box:
    key = id(box), id(ruleset)
    if key not in _BOXES:
        if len(_BOXES) == MOST_BOXES:
            _BOXES.clear()
        layout = next(layout for layout in ruleset.layout if layout.id == box.layout)
        _BOXES[key] = box, ruleset, Box(ruleset, box.digest, layout, box.contents)
    return _BOXES[key][2]


def decided(level: str, seen: GameState) -> Move:
    """What a level does in a position."""
    return named(level)(SEED).choose(seen, legal_moves(seen)).move


def reacting(
    level: str, seen: Sequence[GameState], former: Sequence[Move], ruleset: Ruleset
) -> Iterator[GameState]:
    """The positions that can be, with the same moves, in which it decides otherwise under other figures."""
    for one, move in zip(seen, former, strict=True):
        twin = under(one, ruleset)
        if (
            _can_be(one, twin)
            and list(legal_moves(twin)) == list(legal_moves(one))
            and decided(level, twin) != move
        ):
            yield one


def _can_be(one: GameState, twin: GameState) -> bool:
    """Whether every plan was laid for what still pays its workers."""
    pairs = zip(one.seats, twin.seats, strict=True)
    return all(
        _paid(before, lay.field) == _paid(seat, lay.field) for before, seat in pairs for lay in seat.plan
    )


def _paid(seat: Seat, field: int) -> list[tuple[object, str]]:
    return [(use.pays, use.owning) for use in seat.board.crew.workers[field].uses]
