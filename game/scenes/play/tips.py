"""What the things on the table are for, said to whoever lets the pointer rest on one."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.rules.box import Box
from game.rules.developments import price_refusal
from game.rules.message import Message
from game.rules.phases.planning import flipped
from game.rules.state import NO_BONUS, GameState, Seat
from game.rules.terms import HIDDEN_BONUS, Ability, Field, Marker, Resource
from game.scenes.play.bonuswords import bonus_words
from game.table.canvas import Said
from game.table.layout import Layout
from game.table.pieces import skills_of
from game.table.places.board import BUILDINGS, BoardPlace, Good
from game.table.spots import fields_shown

Tip = tuple[pygame.Rect, Said]

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
    Field.FARMERS_WIFE: "Exactly 1 black disk: she digs or reels 1 coal, or removes 1 or 2 water, in the "
    "Pinge or at the shaft. No synergy with farmer and farmhand.",
    Field.WORKSHOP: "Exactly 1 yellow disk makes 1 iron, once a phase. In winter 1 iron is stored here.",
}
FLIPPED = " With the Ladder's development also exactly 1 yellow disk for 1 food."
TOKENS = "The tokens left: each development takes one."
DEBT = "What is missing at the payment in winter. At the end every debt costs VP."
CART_2 = ("Cart 2 does not count.", "Cart 2 counts instead if the Towpath Horse's owner wants it.")
RESERVE = "The reserve joins its action pool when the disks are refilled."
WET = "Whoever takes here in the first taking also takes 1 water."
SECTION = "An emptied section scores its VP at the end, its symbols with Wheelbarrow, Oil Lamp or Lorry."
SHAFT_COAL = "Coal of the Tunnel waits in the shaft until the Haspelknecht reels it up to the farm."
IRON_ONLY = "This field takes only iron, and no field is skipped."
EITHER_PROP = "This field takes wood or iron."
IRON_END = " At the end an iron scores {} VP if the section at its right is emptied."
UNKNOWN_BONUS = "A bonus marker, taken in secret: it is shown and scored at the end of the game."
NO_BONUS_YET = "Whoever acquires a black development takes a bonus marker in secret and keeps it here."
LOG = "Click for more of the log."
MORE = "Click for all the reasons, and what else was weighed."
UNDO = "Takes back your last piece or decision (Esc, right button)."
WHY = "Why an automa decided as it did the last time, and what else it weighed (W)."
ASK = "What a {} would do in your place, and why (A). It sees only what you see."


def tip_at(layout: Layout, state: GameState, focus: int, spot: tuple[int, int]) -> Said:
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
                f"the lowest value comes first. {CART_2[seat.has(Ability.TOWPATH_HORSE)]}"
            ),
        )
    for field in fields_shown(seat):
        rect = board.fields[field]
        head = pygame.Rect(rect.left, rect.top, rect.width, board.trays[field].top - rect.top)
        yield head, WORKERS[field] + (FLIPPED if field == Field.FARMERS_WIFE and flipped(state, seat) else "")
    for number, section in enumerate(board.sections):
        yield section.vp.unionall(list(section.bonus)), SECTION
        if state.box.iron:
            only_iron = seat.board.iron_only >> number & 1
            yield section.prop, (IRON_ONLY if only_iron else EITHER_PROP) + _iron_end(state.box, seat)
    if board.bonus is not None:
        yield board.bonus, _bonus(state.box, seat.bonus)


def _iron_end(box: Box, seat: Seat) -> str:
    """What an iron prop scores at the end (I5)."""
    figures = box.ruleset.iron
    return IRON_END.format(figures.smithy_vp if seat.has(Ability.VILLAGE_SMITHY) else figures.prop_vp)


def _bonus(box: Box, bonus: int) -> Said:
    if bonus == NO_BONUS:
        return NO_BONUS_YET
    return UNKNOWN_BONUS if bonus == HIDDEN_BONUS else bonus_words(box, bonus)


def _round_it(layout: Layout, state: GameState) -> Iterator[Tip]:
    for pool, wet in zip(layout.disks.pools, state.box.wet_pools, strict=True):
        yield pool.reserve, RESERVE
        if wet:
            yield pool.water, WET
    for number, rect in enumerate(layout.developments.levels, start=1):
        yield rect, _level(state.box, number)
    yield layout.ribbon.undo, UNDO
    yield layout.ribbon.why, WHY
    yield layout.log, LOG


def _level(box: Box, number: int) -> str:
    tile = next(tile for tile in box.tiles if tile.level == number)
    points = ", then ".join(str(vp) for vp in tile.arrival)
    if tile.black:
        return (
            f"Black developments: the first player to acquire one gets {points} VP. Nobody has two, and each "
            "has one owner. It brings one of its two effects, and a bonus marker in secret."
        )
    if not tile.distant:
        return f"The first on a development gets {points} VP. Everybody can acquire those of level 1."
    price = " or ".join(resource.label for resource in tile.distant)
    return (
        f"The first on a development gets {points} VP. It must lie beside one of yours; one that another "
        f"player owns can be had from afar for 1 {price}, paid to whoever came last."
    )


def tile_of(layout: Layout, state: GameState, seat: int, spot: tuple[int, int]) -> int | None:
    """The tile on the board that a marker, building or skill of a seat under a spot comes from."""
    board, own = layout.board, state.seats[seat]
    for marker in Marker:
        if board.marker(marker).collidepoint(spot):
            return next((tile.index for tile in state.box.tiles if tile.marker == marker), None)
    skills = skills_of(own)
    places = [(ability, board.buildings[ability]) for ability in BUILDINGS if own.has(ability)]
    places += zip(skills, board.skill_spots(len(skills)), strict=True)
    for ability, rect in places:
        if rect.collidepoint(spot):
            return next((tile.index for tile in state.box.tiles if tile.ability == ability), None)
    return None


def reach(state: GameState, seat: int, tile: int, names: list[str]) -> str | Message:
    """Return whether a seat can have a tile, and at what price."""
    info, own = state.box.tiles[tile], state.seats[seat]
    if own.tiles >> tile & 1:
        return f"{names[seat]} owns it"
    if info.black and state.stacks[tile]:
        return "Closed: a black development has one owner"
    if info.black and any(other.black and own.tiles >> other.index & 1 for other in state.box.tiles):
        return f"{names[seat]} has a black development already"
    reason = price_refusal(state, own, info, None)
    if reason is None:
        return f"{names[seat]} can reach it, at no further price"
    if reason.rule in ("28", "38"):
        return reason.told(state.box).said
    if reason.rule == "T4":
        return f"Out of reach: it touches none of {names[seat]}'s"
    price = " or ".join(resource.label for resource in info.distant)
    return f"Far from {names[seat]}'s: costs 1 {price}, paid to {names[state.stacks[tile][-1]]}"


def lying_on(state: GameState, tile: int, names: list[str]) -> str:
    """What lies on a tile (18, 28, 38): a load, coal, water."""
    number = state.box.tiles[tile].id
    if number == "28":
        return f"The Kiepenkerl bears 1 {Resource(state.kiepenkerl).label}."
    if number == "38":
        return f"{state.community_coal} coal lie on the Community Tunnel."
    owners = [
        (names[at], seat.channel) for at, seat in enumerate(state.seats) if seat.has(Ability.WATER_CHANNEL)
    ]
    if number == "18" and owners:
        return "Water lying here: " + ", ".join(f"{name} {water}" for name, water in owners) + "."
    return ""
