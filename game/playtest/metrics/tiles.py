"""Developments: acquired or not, when, at which place of arrival, as distant ones, and their VP."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from operator import attrgetter
from typing import ClassVar, Final

from game.playtest.metric import Columns, Handlers, Measured, Metric, Observer
from game.playtest.metrics.counting import Clock, Tally
from game.rules.box import TileInfo
from game.rules.engine import coal_vp, final_lines, ranking
from game.rules.events import DistantPaid, GameEnded, Scored, SeasonBegan, Stored, TileAcquired
from game.rules.ids import NoId, RuleOrTile, TileId
from game.rules.state import GameState, Seat
from game.rules.terms import Ability, Slot

OF_OWNERS: Final = ("phase", "arrival", "distant", "vp")
PARTS: Final = ("in_play", "acquired", *OF_OWNERS, "won_with", "won_without")
Value = Measured | tuple[Measured, ...]
ARRIVAL: Final[tuple[RuleOrTile, ...]] = ("T6", "B3")
HORSE_AND_CART: Final[TileId] = "44"


class Owned:
    """A tile that a seat acquired."""

    def __init__(self, phase: int, arrival: int, distant: bool) -> None:
        self.phase, self.arrival, self.distant, self.vp = phase, arrival, int(distant), 0


_OF_OWNER: Final[Callable[[Owned], tuple[int, ...]]] = attrgetter(*OF_OWNERS)
_NOT_OWNED: Final = (None,) * len(OF_OWNERS)


class Tiles(Observer):
    """Follows every tile from the board to the final scoring."""

    METRICS: ClassVar[tuple[Metric, ...]] = (
        Metric("tile_*_in_play", "share", "tiles", "S5", "game"),
        Metric("tile_*_acquired", "share", "tiles", "T1"),
        Metric("tile_*_phase", "phases", "tiles", "T1"),
        Metric("tile_*_arrival", "", "tiles", "T6, B3"),
        Metric("tile_*_distant", "share", "tiles", "T5"),
        Metric("tile_*_vp", "VP", "tiles", "T6, B3, T7, W3, G2, G3, G5, B6, I5"),
        Metric("tile_*_won_with", "share", "tiles", "G9"),
        Metric("tile_*_won_without", "share", "tiles", "G9"),
        Metric("developments", "", "tiles", "T9"),
        Metric("buildings", "", "tiles", "G4"),
        Metric("black", "", "tiles", "B2"),
        Metric("distant", "", "tiles", "T5"),
    )

    def __init__(self) -> None:
        self._clock, self._tally = Clock(), Tally()
        self._owned: dict[tuple[int, str], Owned] = {}
        self._latest: TileId | NoId = ""
        self._paid = False
        self._slot: Slot = Slot.FARM

    def begins(self, state: GameState) -> None:
        super().begins(state)
        self._with = {tile.ability.label: tile.id for tile in state.box.tiles if tile.ability is not None}

    def handlers(self) -> Handlers:
        return {
            SeasonBegan: self._clock,
            DistantPaid: self._pay,
            TileAcquired: self._acquire,
            Stored: self._store,
            Scored: self._score,
            GameEnded: self._end,
        }

    def _pay(self, event: DistantPaid) -> None:
        """Note the payment, which comes just before the tile."""
        self._paid = True

    def _acquire(self, event: TileAcquired) -> None:
        phase = self._clock.phase(self._state.box)
        self._owned[event.seat, event.tile] = Owned(phase, event.arrival + 1, self._paid)
        self._tally.add(event.seat, "distant", self._paid)
        self._latest, self._paid = event.tile, False

    def _store(self, event: Stored) -> None:
        self._slot = event.slot

    def _score(self, event: Scored) -> None:
        if owned := self._owned.get((event.seat, self._scoring(event.rule))):
            horse = event.rule == HORSE_AND_CART
            owned.vp += more_than_others(self._state, event.vp) if horse else event.vp

    def _scoring(self, rule: RuleOrTile) -> str:
        """Return the tile that scores: just acquired, that of the store just filled, or named by the rule.

        What scores without a tile is no id of one that somebody owns.
        """
        if rule in ARRIVAL:
            return self._latest
        if rule == "W3":
            place = self._state.box.storage.data[self._slot]
            return self._with.get(place.since, place.since)
        return rule

    def _end(self, event: GameEnded) -> None:
        for seat in event.ranking:
            for tile, vp in final_vp(self._state, seat):
                if owned := self._owned.get((seat, tile)):
                    owned.vp += vp

    def columns(self, state: GameState) -> Columns:
        found, won = self._counts(state), self._won(state)
        found |= _out_of_play(tuple(state.box.ruleset.tile))
        missed = _missed(won)
        for tile in state.box.tiles:
            owned = [self._owned.get((seat, tile.id)) for seat in range(len(won))]
            values = _parts(owned, won) if any(owned) else missed
            found.update(zip(_columns(tile.id), values, strict=True))
        return found

    def _won(self, state: GameState) -> tuple[int, ...]:
        first = ranking(state)[0]
        return tuple(int(seat == first) for seat in range(state.box.seats))

    def _counts(self, state: GameState) -> Columns:
        owned = [state.box.owned(seat.tiles) for seat in state.seats]
        return {
            "developments": tuple(map(len, owned)),
            "buildings": tuple(sum([tile.symbol == "building" for tile in own]) for own in owned),
            "black": tuple(sum([tile.black for tile in own]) for own in owned) if state.box.black else None,
            "distant": self._tally.column("distant", state.box.seats),
        }


def _parts(owned: Sequence[Owned | None], won: Sequence[int]) -> tuple[Value, ...]:
    """Return the values of a tile that somebody acquired, by its parts."""
    wins = list(zip(owned, won, strict=True))
    return (
        1,
        tuple([int(one is not None) for one in owned]),
        *zip(*[_NOT_OWNED if one is None else _OF_OWNER(one) for one in owned], strict=True),
        tuple([None if one is None else win for one, win in wins]),
        tuple([win if one is None else None for one, win in wins]),
    )


def _missed(won: tuple[int, ...]) -> tuple[Value, ...]:
    """Return the values of a tile that nobody acquired, by its parts."""
    nobody = (None,) * len(won)
    return 1, (0,) * len(won), *(nobody,) * len(OF_OWNERS), nobody, won


@cache
def _columns(tile: TileId) -> tuple[str, ...]:
    """Return the columns of a tile, by its parts."""
    return tuple(f"tile_{tile}_{part}" for part in PARTS)


@lru_cache(maxsize=8)
def _out_of_play(tiles: tuple[TileId, ...]) -> Columns:
    """Return the columns of the tiles of a ruleset where none is in play."""
    values = (0, *(None,) * (len(PARTS) - 1))
    return {name: value for tile in tiles for name, value in zip(_columns(tile), values, strict=True)}


def more_than_others(state: GameState, vp: int) -> int:
    """Return the VP of Horse and Cart, 1 a coal, beyond those of W1."""
    plain = Seat.of(state.box.boards[0])
    plain.coal = vp
    return vp - coal_vp(state.box.ruleset.winter, plain)


def final_vp(state: GameState, number: int) -> Iterator[tuple[TileId, int]]:
    """Yield a seat's VP by tile in the final scoring: G2, G3, G5, B6, I5."""
    tiles, seat = state.box.tiles, state.seats[number]
    by_rule: dict[RuleOrTile, list[int]] = {}
    for line in final_lines(state, number):
        by_rule.setdefault(line.rule, []).append(line.vp)
        if line.tile:
            yield line.tile, line.vp
    for tile in tiles:
        if seat.tiles >> tile.index & 1:
            yield tile.id, _of_owned(state, seat, tile, by_rule)


def _of_owned(state: GameState, seat: Seat, tile: TileInfo, by_rule: dict[RuleOrTile, list[int]]) -> int:
    """Return the VP of an unused marker, of a black tile's bonus marker, or of the Smithy's iron props."""
    if tile.marker is not None:
        unused = seat.markers[tile.marker] + seat.fresh[tile.marker]
        return state.box.ruleset.final.marker if unused else 0
    if tile.black:
        return sum(by_rule.get("B6", ()))
    if tile.ability == Ability.VILLAGE_SMITHY:
        figures = state.box.ruleset.iron
        props = sum(by_rule.get("I5", ())) // figures.smithy_vp if figures.smithy_vp else 0
        return props * (figures.smithy_vp - figures.prop_vp)
    return 0
