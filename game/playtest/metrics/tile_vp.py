"""What developments earn their owners, told apart by tile."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.box import TileInfo
from game.rules.phases.winter import coal_vp
from game.rules.scoring import final_lines
from game.rules.state import GameState, Seat
from game.rules.terms import Ability, Slot

ARRIVAL = ("T6", "B3")
STORES = {
    Slot.BARN: Ability.BARN,
    Slot.COAL_STORE: Ability.COAL_STORAGE,
    Slot.WOOD_STORE: Ability.COAL_STORAGE,
}
"""The slots that a development brings."""
HORSE_AND_CART = "44"


def more_than_others(state: GameState, vp: int) -> int:
    """Return what Horse and Cart scores beyond W1: it scores 1 VP a coal."""
    plain = Seat(state.box.boards[0])
    plain.coal = vp
    return vp - coal_vp(state.box.ruleset.winter, plain)


def final_vp(state: GameState, number: int) -> Iterator[tuple[str, int]]:
    """Yield what single tiles of a seat bring in the final scoring: G2, G3, G5, B6, I5."""
    tiles, seat = state.box.tiles, state.seats[number]
    by_rule: dict[str, list[int]] = {}
    for line in final_lines(state, number):
        by_rule.setdefault(line.rule, []).append(line.vp)
        if line.tile:
            yield line.tile, line.vp
    for tile in tiles:
        if seat.tiles >> tile.index & 1:
            yield tile.id, _of_owned(state, seat, tile, by_rule)


def _of_owned(state: GameState, seat: Seat, tile: TileInfo, by_rule: dict[str, list[int]]) -> int:
    """A marker that was not used; the bonus marker for a black tile; what the Smithy adds to iron props."""
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
