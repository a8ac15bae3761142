"""Tips: the purpose of each thing on the table, for whoever lets the pointer rest on it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.rules.box import Box
from game.rules.developments import price_refusal
from game.rules.effects import BonusOffer
from game.rules.message import Amount, Message, SeatName, TileName, Value, message
from game.rules.phases.planning import flipped
from game.rules.ruleset import Ruleset
from game.rules.state import NO_BONUS, GameState
from game.rules.state import Seat as Farm
from game.rules.terms import HIDDEN_BONUS, Ability, Colour, Field, Marker, Resource
from game.scenes.stage.bonuswords import bonus_words
from game.scenes.stage.words import KIEPENKERL, actions
from game.table.layout import Layout
from game.table.pieces import skills_of
from game.table.places.board import BUILDINGS, BoardPlace, Good
from game.table.spots import fields_shown

Tip = tuple[pygame.Rect, Message]
LADDER = TileName("23")


def tip_at(layout: Layout, state: GameState, focus: int, spot: tuple[int, int]) -> str | Message:
    """Return the tip on a spot; empty where there is nothing to say."""
    return next((said for rect, said in tips(layout, state, focus) if rect.collidepoint(spot)), "")


def tips(layout: Layout, state: GameState, focus: int) -> Iterator[Tip]:
    """Yield every place of the table of which something is said, with a seat's board in large."""
    yield from _on_board(layout.board, state, state.seats[focus])
    yield from _round_it(layout, state)


def _on_board(board: BoardPlace, state: GameState, seat: Farm) -> Iterator[Tip]:
    rules = state.box.ruleset
    water, final, most = rules.water, rules.final, rules.workers.drain
    stops = {"reeling": water.stops_reeling, "tunnel": water.stops_tunnel}
    yield board.shaft_water, message("tip-shaft-water", **stops)
    if not seat.exhausted:
        yield board.pinge_water, message("tip-pinge-water", stops=water.stops_pinge, most=most)
    yield board.shaft_coal, message("tip-shaft-coal")
    yield board.tokens, message("tip-tokens")
    debt = {"first": Amount(final.debt_first, "vp"), "more": Amount(final.debt_more, "vp")}
    yield board.goods[Good.DEBT], message("tip-debt", **debt)
    for cart in board.carts:
        yield cart.move(0, -cart.height // 2), _carts(state.box, seat)
    for field in fields_shown(seat):
        rect = board.fields[field]
        head = pygame.Rect(rect.left, rect.top, rect.width, board.trays[field].top - rect.top)
        yield head, worker_tip(state, seat, field)
    for number, section in enumerate(board.sections):
        yield section.vp.unionall(list(section.bonus)), _section(state.box, seat, number)
        if state.box.iron:
            yield section.prop, _prop(state.box, seat, number)
    if board.bonus is not None:
        yield board.bonus, _bonus(state.box, seat.bonus)


def _carts(box: Box, seat: Farm) -> Message:
    black, brown, yellow = box.cart_value
    horse = message("tip-cart-2-may-count", tile=TileName("27"))
    second = horse if seat.has(Ability.TOWPATH_HORSE) else message("tip-cart-2")
    return message("tip-carts", black=black, brown=brown, yellow=yellow, second=second)


def worker_tip(state: GameState, seat: Farm, field: Field) -> Message:
    """Return the tip on a worker: his work, and its price."""
    rules = state.box.ruleset
    said = message(f"tip-{field.name.lower().replace('_', '-')}", **_worker_figures(rules, field))
    if field is Field.FARMHAND and seat.has(Ability.IMPROVED_FARMHAND):
        return message("tip-and", first=said, second=message("tip-improved-farmhand"))
    if field is Field.FARMERS_WIFE and flipped(state, seat):
        made = rules.valley.wife.yellow.said
        return message("tip-and", first=said, second=message("tip-flipped", tile=LADDER, made=made))
    return said


def _worker_figures(rules: Ruleset, field: Field) -> dict[str, Value]:
    """Return the figures of a worker that its tip tells."""
    workers, most = rules.workers, rules.workers.drain
    figures: dict[Field, dict[str, Value]] = {
        Field.FARMER: {"most": most, "more": workers.summer_food},
        Field.FARMHAND: {"synergy": workers.synergy},
        Field.COAL_DIGGER: {"actions": actions(workers.coal_digger), "water": Amount(most, "water")},
        Field.COAL_MINER: {"coal": Amount(workers.coal_miner, Resource.COAL)},
        Field.HASPELKNECHT: {"actions": actions(workers.haspelknecht), "most": most},
        Field.WATER_MILL: {
            "yellow": Amount(rules.mill.disks, Colour.YELLOW),
            "food": rules.mill.yellow.said,
            "black": Amount(rules.mill.disks, Colour.BLACK),
            "thaler": rules.mill.black.said,
        },
        Field.FARMERS_WIFE: {"actions": actions(rules.valley.wife.actions), "most": most},
        Field.WORKSHOP: {
            "made": rules.iron.workshop.said,
            "vp": Amount(rules.winter.workshop_iron, "vp"),
        },
    }
    return figures[field]


def _section(box: Box, seat: Farm, number: int) -> Message:
    """Return the VP of a section of the Tunnel once it is emptied, and the tiles that score more there."""
    vp = Amount(seat.board.tunnel_vp[number], "vp")
    symbols = seat.board.tunnel_bonus[number]
    tiles = tuple(TileName(tile.id) for tile in box.tiles if tile.end_section in symbols)
    if not tiles:
        return message("tip-section", vp=vp)
    return message("tip-section-with-tiles", vp=vp, more=Amount(1, "vp"), tiles=tiles)


def _prop(box: Box, seat: Farm, number: int) -> Message:
    """Return the goods that a prop's field takes, and the VP of an iron there at the end (I5)."""
    field = "tip-iron-only" if seat.board.iron_only >> number & 1 else "tip-wood-or-iron"
    figures = box.ruleset.iron
    vp = figures.smithy_vp if seat.has(Ability.VILLAGE_SMITHY) else figures.prop_vp
    return message("tip-and", first=message(field), second=message("tip-iron-prop", vp=Amount(vp, "vp")))


def _bonus(box: Box, bonus: int) -> Message:
    if bonus == NO_BONUS:
        return message("tip-no-bonus")
    if bonus == HIDDEN_BONUS:
        return message("tip-hidden-bonus")
    return bonus_words(box, bonus)


def _round_it(layout: Layout, state: GameState) -> Iterator[Tip]:
    for pool, wet in zip(layout.disks.pools, state.box.wet_pools, strict=True):
        yield pool.reserve, message("tip-reserve")
        if wet:
            yield pool.water, message("tip-wet-pool", water=Amount(1, "water"))
    for number, rect in enumerate(layout.developments.levels, start=1):
        yield rect, level_tip(state.box, number)
    yield layout.ribbon.undo, message("tip-undo")
    yield layout.ribbon.why, message("tip-why")
    yield layout.log, message("tip-log")


def level_tip(box: Box, number: int) -> Message:
    """Return the VP of a level's developments by arrival, and the conditions to acquire them."""
    tiles = [tile for tile in box.tiles if tile.level == number]
    tile = tiles[0]
    if tile.black:
        offers = any(isinstance(effect, BonusOffer) for one in tiles for effect in one.effects)
        access = message("tip-level-black-with-bonus" if offers else "tip-level-black")
    elif number == 1:
        access = message("tip-level-1")
    elif not tile.distant:
        access = message("tip-level-beside")
    else:
        access = message("tip-level-distant", price=tuple(Amount(1, kind) for kind in tile.distant))
    return message("tip-level", arrival=tile.arrival, access=access)


def tile_of(layout: Layout, state: GameState, seat: int, spot: tuple[int, int]) -> int | None:
    """Return the tile that a marker, building or skill under a spot on a seat's board comes from."""
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


def reach(state: GameState, number: int, tile: int) -> Message:
    """Return the chance and price at which a seat can have a tile."""
    info, own, seat = state.box.tiles[tile], state.seats[number], SeatName(number)
    if own.tiles >> tile & 1:
        return message("reach-owned", seat=seat)
    if info.black and state.stacks[tile]:
        return message("reach-closed")
    if info.black and any(other.black and own.tiles >> other.index & 1 for other in state.box.tiles):
        return message("reach-one-black", seat=seat)
    if own.tiles.bit_count() >= state.box.tokens:
        return message("reach-no-token", seat=seat)
    reason = price_refusal(state, own, info, None)
    if reason is None:
        return message("reach-free" if info.price is None else "reach-priced", seat=seat)
    if reason.rule in ("28", "38"):
        return reason.told(state.box).said
    if reason.rule == "T4":
        return message("reach-far", seat=seat)
    price, owner = tuple(Amount(1, kind) for kind in info.distant), SeatName(state.stacks[tile][-1])
    return message("reach-distant", seat=seat, price=price, owner=owner)


def lying_on(state: GameState, tile: int) -> Message | None:
    """Return the load, coal or water on a tile (18, 28, 38)."""
    number = state.box.tiles[tile].id
    if number == "28":
        return message("lying-load", load=Amount(1, Resource(state.kiepenkerl)), tile=KIEPENKERL)
    if number == "38":
        return message("lying-coal", coal=Amount(state.community_coal, "coal"), tile=TileName(number))
    waters = tuple(
        message("lying-water-of", seat=SeatName(at), water=seat.channel)
        for at, seat in enumerate(state.seats)
        if seat.has(Ability.WATER_CHANNEL)
    )
    return message("lying-water", waters=waters) if number == "18" and waters else None
