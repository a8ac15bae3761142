"""Developments: acquired or not, when, at which place of arrival, as distant ones, and their VP."""

from __future__ import annotations

from collections.abc import Iterator

from game.playtest.metric import Columns, Handlers, Measured, Metric, Observer
from game.playtest.metrics.counting import Clock
from game.rules.box import TileInfo
from game.rules.engine import coal_vp, final_lines, ranking
from game.rules.events import DistantPaid, GameEnded, Scored, SeasonBegan, Stored, TileAcquired
from game.rules.ids import NoId, RuleOrTile, TileId, is_tile
from game.rules.state import GameState, Seat
from game.rules.terms import Ability, Slot

OF_OWNERS = ("phase", "arrival", "distant", "vp")
PARTS = ("in_play", "acquired", *OF_OWNERS, "won_with", "won_without")
ARRIVAL: tuple[RuleOrTile, ...] = ("T6", "B3")
HORSE_AND_CART: TileId = "44"


class Owned:
    """A tile that a seat acquired."""

    def __init__(self, phase: int, arrival: int, distant: bool) -> None:
        self.phase, self.arrival, self.distant, self.vp = phase, arrival, int(distant), 0


class Tiles(Observer):
    """Follows every tile from the board to the final scoring."""

    METRICS = (
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
        self._clock = Clock()
        self._owned: dict[tuple[int, TileId], Owned] = {}
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
        self._owned[event.seat, event.tile] = Owned(
            self._clock.phase(self._state.box), event.arrival + 1, self._paid
        )
        self._latest, self._paid = event.tile, False

    def _store(self, event: Stored) -> None:
        self._slot = event.slot

    def _score(self, event: Scored) -> None:
        tile = self._tile_of(event.rule)
        if tile and (owned := self._owned.get((event.seat, tile))):
            horse = event.rule == HORSE_AND_CART
            owned.vp += more_than_others(self._state, event.vp) if horse else event.vp

    def _tile_of(self, rule: RuleOrTile) -> TileId | NoId:
        """Return the tile that scores: just acquired, that of the store just filled, or named by the rule."""
        if rule in ARRIVAL:
            return self._latest
        if rule == "W3":
            place = self._state.box.storage.data[self._slot]
            found = self._with.get(place.since, place.since)
            return found if is_tile(found) else ""
        return rule if is_tile(rule) else ""

    def _end(self, event: GameEnded) -> None:
        for seat in event.ranking:
            for tile, vp in final_vp(self._state, seat):
                if owned := self._owned.get((seat, tile)):
                    owned.vp += vp

    def columns(self, state: GameState) -> Columns:
        found, won = self._counts(state), self._won(state)
        for tile in state.box.ruleset.tile:
            in_play = tile in state.box.index
            parts = self._parts(won, tile) if in_play else (None,) * len(PARTS)
            values = dict(zip(PARTS, parts, strict=True)) | {"in_play": int(in_play)}
            found.update((f"tile_{tile}_{part}", value) for part, value in values.items())
        return found

    def _won(self, state: GameState) -> tuple[int, ...]:
        first = ranking(state)[0]
        return tuple(int(seat == first) for seat in range(state.box.seats))

    def _parts(self, won: tuple[int, ...], tile: TileId) -> tuple[Measured | tuple[Measured, ...], ...]:
        owned = [self._owned.get((seat, tile)) for seat in range(len(won))]

        def of_owners(name: str) -> tuple[Measured, ...]:
            return tuple(None if one is None else getattr(one, name) for one in owned)

        acquired = tuple(int(one is not None) for one in owned)
        wins = list(zip(owned, won, strict=True))
        having = tuple(None if one is None else win for one, win in wins)
        lacking = tuple(win if one is None else None for one, win in wins)
        return (1, acquired, *map(of_owners, OF_OWNERS), having, lacking)

    def _counts(self, state: GameState) -> Columns:
        tiles = state.box.tiles
        owned = [[tile for tile in tiles if seat.tiles >> tile.index & 1] for seat in state.seats]
        return {
            "developments": tuple(map(len, owned)),
            "buildings": tuple(sum(tile.symbol == "building" for tile in own) for own in owned),
            "black": tuple(sum(tile.black for tile in own) for own in owned) if state.box.black else None,
            "distant": tuple(self._distant(seat) for seat in range(state.box.seats)),
        }

    def _distant(self, seat: int) -> int:
        return sum(owned.distant for (owner, _), owned in self._owned.items() if owner == seat)


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
