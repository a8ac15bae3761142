"""What the things on the table are for, said to whoever lets the pointer rest on one."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.rules.box import Box
from game.rules.developments import price_refusal
from game.rules.state import GameState, Seat
from game.rules.terms import Ability, Field, Marker
from game.table.layout import Layout
from game.table.places.board import BUILDINGS, BoardPlace, Good
from game.table.spots import fields_shown

Tip = tuple[pygame.Rect, str]

WORKERS = {
    Field.FARMER: "One kind of work in a phase, 1 for each disk: black mines, brown cuts wood, yellow grows "
    "food (1 more in summer). Or he acquires a development with exactly the disks it requires.",
    Field.FARMHAND: "One kind of work in a phase, 1 for each disk. If farmer and farmhand do the same kind, "
    "the second does 1 more.",
    Field.COAL_DIGGER: "Paid with 1 yellow disk, 1 food or 1 Thaler: 2 actions in the Pinge. He removes "
    "water while it stops the digging, and otherwise digs.",
    Field.COAL_MINER: "Paid with 1 food or 1 Thaler: digs up to 3 coal in the Tunnel.",
    Field.HASPELKNECHT: "Paid with 1 yellow disk, 1 food or 1 Thaler: 3 actions at the shaft. Each removes 2 "
    "water or reels a coal up to the farm.",
    Field.WATER_MILL: "2 yellow disks bring 1 food and 2 VP, 2 black disks 1 Thaler.",
}
TOKENS = "The tokens left: each development takes one."
DEBT = "What is missing at the payment in winter. At the end every debt costs VP."
RESERVE = "The reserve joins its action pool when the disks are refilled."
WET = "Whoever takes here in the first taking also takes 1 water."
SECTION = "An emptied section scores its VP at the end, its symbols with Wheelbarrow, Oil Lamp or Lorry."
SHAFT_COAL = "Coal of the Tunnel waits in the shaft until the Haspelknecht reels it up to the farm."
LOG = "Click for more of the log."


def tip_at(layout: Layout, state: GameState, focus: int, spot: tuple[int, int]) -> str:
    """The sentence for what lies under a spot; empty where there is nothing to say."""
    tips = (*_on_board(layout.board, state, state.seats[focus]), *_round_it(layout, state))
    return next((text for rect, text in tips if rect.collidepoint(spot)), "")


def _on_board(board: BoardPlace, state: GameState, seat: Seat) -> Iterator[Tip]:
    water, (black, brown, yellow) = state.box.ruleset.water, state.box.cart_value
    yield (
        board.shaft_water,
        (
            f"Water in the shaft: from {water.stops_reeling} on no coal is reeled up, from "
            f"{water.stops_tunnel} on none is dug in the Tunnel. The Haspelknecht removes it."
        ),
    )
    if not seat.exhausted:
        yield (
            board.pinge_water,
            (f"Water in the Pinge: from {water.stops_pinge} on no coal is dug here. A black disk removes 2."),
        )
    yield board.shaft_coal, SHAFT_COAL
    yield board.tokens, TOKENS
    yield board.goods[Good.DEBT], DEBT
    for cart in board.carts:
        yield (
            cart.move(0, -cart.height // 2),
            (
                f"Disks of cart 1 count for the turn order (yellow {yellow}, brown {brown}, black {black}): "
                "the lowest value comes first. Cart 2 does not count."
            ),
        )
    for field in fields_shown(seat):
        rect = board.fields[field]
        yield pygame.Rect(rect.left, rect.top, rect.width, board.trays[field].top - rect.top), WORKERS[field]
    for section in board.sections:
        yield section.vp.unionall(list(section.bonus)), SECTION


def _round_it(layout: Layout, state: GameState) -> Iterator[Tip]:
    for pool, wet in zip(layout.disks.pools, state.box.wet_pools, strict=True):
        yield pool.reserve, RESERVE
        if wet:
            yield pool.water, WET
    for number, rect in enumerate(layout.developments.levels, start=1):
        yield rect, _level(state.box, number)
    yield layout.log, LOG


def _level(box: Box, number: int) -> str:
    tile = next(tile for tile in box.tiles if tile.level == number)
    points = ", then ".join(str(vp) for vp in tile.arrival)
    if not tile.distant:
        return f"The first on a development gets {points} VP. Everybody can acquire those of level 1."
    price = " or ".join(resource.label for resource in tile.distant)
    return (
        f"The first on a development gets {points} VP. It must lie beside one of yours; one that another "
        f"player owns can be had from afar for 1 {price}, paid to whoever came last."
    )


def tile_of(layout: Layout, state: GameState, seat: int, spot: tuple[int, int]) -> int | None:
    """The tile on the board that a marker or building of a seat under a spot comes from."""
    board, names = layout.board, {tile.name.lower(): tile.index for tile in state.box.tiles}
    for marker in Marker:
        if board.marker(marker).collidepoint(spot):
            return names.get(marker.label)
    for ability in BUILDINGS:
        if state.seats[seat].has(ability) and board.buildings[ability].collidepoint(spot):
            return names.get(Ability(ability).label.lower())
    return None


def reach(state: GameState, seat: int, tile: int, names: list[str]) -> str:
    """Whether a seat can have a tile, and at what price."""
    info, own = state.box.tiles[tile], state.seats[seat]
    if own.tiles >> tile & 1:
        return f"{names[seat]} owns it"
    reason = price_refusal(state, own, info, None)
    if reason is None:
        return f"{names[seat]} can reach it, at no further price"
    if reason.rule == "T4":
        return f"Out of reach: it touches none of {names[seat]}'s"
    price = " or ".join(resource.label for resource in info.distant)
    return f"Far from {names[seat]}'s: costs 1 {price}, paid to {names[state.stacks[tile][-1]]}"
