"""The checks that a loaded position must pass, to rule out what no game can reach."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.box import TileInfo
from game.rules.disks import Disks
from game.rules.effects import Effect, HandOver, MarkerOffer, with_further
from game.rules.engine.endings import end_reached
from game.rules.engine.phases.water import may_give
from game.rules.engine.settling import takes_bonus
from game.rules.position.kinds import Flaw, flaw, of_seat
from game.rules.position.past import past
from game.rules.position.turn import turn
from game.rules.state import EVERY_BONUS, NO_BONUS, Counting, GameState, Seat, TileEffect
from game.rules.terms import HIDDEN_BONUS, Ability, Marker, Resource, Season, Step

_WINTER = (Step.WINTER_SCORING, Step.WINTER_STORAGE, Step.OVER)


def impossible(state: GameState) -> Flaw | None:
    """Return the first flaw of a position, or None."""
    return next(_problems(state), None)


def _problems(state: GameState) -> Iterator[Flaw]:
    yield from _clock(state)
    yield from _disks(state)
    yield from _pools(state)
    yield from valley(state)
    for number, seat in enumerate(state.seats):
        yield from of_seat(number, _seat(state, seat))
    yield from past(state)
    yield from turn(state)


def _clock(state: GameState) -> Iterator[Flaw]:
    if (state.step in _WINTER) != (state.season == Season.WINTER):
        yield flaw("step", "position-step-season", step=Step(state.step), season=Season(state.season))
    if state.step == Step.AUTUMN_WATER and state.season != Season.AUTUMN:
        yield flaw("step", "position-autumn-water")
    if state.step == Step.WATER_RETURN and (state.year, state.season) != (1, Season.SPRING):
        yield flaw("step", "position-water-return")
    if state.step == Step.OVER and state.year != state.box.years and end_reached(state) is None:
        yield flaw("year", "position-years", years=state.box.years)
    if (state.to_move is None) != (state.step == Step.OVER):
        yield flaw("to move", "position-to-move")


def _disks(state: GameState) -> Iterator[Flaw]:
    """C1."""
    groups: list[Disks] = [state.bag, *state.action, *state.reserve]
    groups += [cart for seat in state.seats for cart in (seat.cart1, seat.cart2)]
    total = tuple(sum(group[colour] for group in groups) for colour in range(3))
    if total != state.box.disks:
        yield flaw("bag", "position-disks", held=str(total), disks=str(state.box.disks))


def _pools(state: GameState) -> Iterator[Flaw]:
    """F3, F4: the bag fills the reserve pools in order, then the action pools; the rest stays in it."""
    figures = state.box.ruleset.pools
    sizes = [sum(reserve) for reserve in state.reserve]
    full = [size for size in sizes if size == figures.reserve]
    short = sizes[len(full) :]
    if sizes[: len(full)] != full or any(short[1:]) or max(sizes) > figures.reserve:
        yield flaw("pools", "position-reserves", sizes=str(sizes), reserve=figures.reserve)
    out = sum(map(sum, state.action)) + sum(seat.held for seat in state.seats)
    if any(state.bag) and (short or out < figures.action * len(state.action)):
        yield flaw("bag", "position-bag-full")


def _seat(state: GameState, seat: Seat) -> Iterator[Flaw]:
    yield from _mine(state, seat)
    yield from valley_seat(state, seat)
    if seat.tiles.bit_count() > state.box.tokens:
        yield flaw("tokens", "position-tokens")
    for marker in Marker:
        tiles = sum(tile.marker == marker for tile in state.box.owned(seat.tiles))
        laid = sum(count for lay in seat.plan for other, count in lay.marked if other == marker)
        offered = int(may_be_offered(state, seat, marker))
        if seat.markers[marker] + seat.fresh[marker] + laid > tiles + offered:
            yield flaw("markers", "position-markers", marker=marker)


def _mine(state: GameState, seat: Seat) -> Iterator[Flaw]:
    board = seat.board
    given = given_from_mine(state, seat)
    if not seat.exhausted and seat.pinge_dug > board.pinge_reach[seat.pinge_props] + given:
        yield flaw("pinge.dug", "position-pinge-prop")
    if seat.exhausted and seat.pinge_props:
        yield flaw("pinge.props", "position-pinge-exhausted")
    if seat.tunnel_dug and not seat.exhausted:
        yield flaw("tunnel.dug", "position-tunnel-closed")
    if seat.tunnel_dug > board.tunnel_reach[seat.tunnel_props] + given:
        yield flaw("tunnel.dug", "position-tunnel-prop")


def valley(state: GameState) -> Iterator[Flaw]:
    """Yield the flaws of the whole table."""
    yield from _bonuses(state)
    yield from _load(state)
    for tile in state.box.tiles:
        if tile.black and len(state.stacks[tile.index]) > 1:
            yield flaw(f"tokens.{tile.id}", "position-black-closed")
    asked = state.step == Step.AUTUMN_WATER and state.to_move is not None
    if asked and not may_give(state, state.seats[state.order[state.turn]]):
        yield flaw("to move", "position-no-thanksgiving")
    if state.step == Step.CART_CHOICE:
        yield from _carts_counted(state)


def valley_seat(state: GameState, seat: Seat) -> Iterator[Flaw]:
    """Yield the flaws of a seat."""
    box = state.box
    if (seat.iron or seat.iron_props) and not box.iron:
        yield flaw("iron", "position-iron-module")
    if seat.board.iron_only & ~seat.iron_props & ((1 << seat.tunnel_props) - 1):
        yield flaw("iron props", "position-iron-props")
    if seat.channel and not seat.has(Ability.WATER_CHANNEL):
        yield flaw("channel", "position-no-channel")
    if seat.channel >= box.ruleset.valley.channel.water:
        yield flaw("channel", "position-channel-full")
    black = [tile for tile in state.box.owned(seat.tiles) if tile.black]
    if len(black) > 1:
        yield flaw("tokens", "position-two-blacks")
    if seat.bonus != NO_BONUS and not black:
        yield flaw("bonus", "position-bonus-alone")
    if seat.bonus == NO_BONUS and black and not _is_settling(state, seat, black[0]):
        yield flaw("bonus", "position-bonus-missing")


def may_be_offered(state: GameState, seat: Seat, marker: Marker) -> bool:
    """Return True if a black development may have given the seat a marker of another tile (B5)."""
    base = any(
        tile.marker == marker and tile.set == "base" and state.stacks[tile.index] for tile in state.box.tiles
    )
    return base and any(isinstance(effect, MarkerOffer) for effect in _effects(state, seat))


def given_from_mine(state: GameState, seat: Seat) -> int:
    """Return the number of coals of its mine that a seat may have given away without a prop (tile 37)."""
    given = [effect for effect in _effects(state, seat) if isinstance(effect, HandOver)]
    return sum(effect.source == "mine" for effect in given)


def _bonuses(state: GameState) -> Iterator[Flaw]:
    """B4: each of the six markers is with a seat or left; a view hides those of others."""
    shown = [seat.bonus for seat in state.seats if 0 <= seat.bonus < HIDDEN_BONUS]
    hidden = sum(seat.bonus == HIDDEN_BONUS for seat in state.seats)
    if len(set(shown)) < len(shown):
        yield flaw("bonus", "position-bonus-twice")
    if any(state.bonus_left >> bonus & 1 for bonus in shown):
        yield flaw("bonus", "position-bonus-taken")
    counted = state.bonus_left.bit_count() + len(shown) + hidden == EVERY_BONUS.bit_count()
    if (state.bonus_left or takes_bonus(state)) and not counted:
        yield flaw("bonus left", "position-bonus-left")
    if takes_bonus(state) and state.to_move is not None and state.seats[state.to_move].bonus != NO_BONUS:
        yield flaw("pending", "position-bonus-had")


def _load(state: GameState) -> Iterator[Flaw]:
    """28: the resource on the Kiepenkerl."""
    if state.kiepenkerl not in state.box.resources:
        yield flaw("kiepenkerl", "position-kiepenkerl-iron")
    index = state.box.index.get("28")
    if index is not None and not state.stacks[index] and state.kiepenkerl != Resource.WOOD:
        yield flaw("kiepenkerl", "position-kiepenkerl-wood")


def _carts_counted(state: GameState) -> Iterator[Flaw]:
    """27: the owners of the Towpath Horse are asked in the old order."""
    if state.to_move is not None and not state.seats[state.to_move].has(Ability.TOWPATH_HORSE):
        yield flaw("to move", "position-no-horse")
    asked = [number for number in state.order[: state.turn] if state.seats[number].has(Ability.TOWPATH_HORSE)]
    for pending in state.pending:
        if isinstance(pending, Counting) and pending.second & ~sum(1 << number for number in asked):
            yield flaw("pending", "position-cart-unasked")


def _is_settling(state: GameState, seat: Seat, tile: TileInfo) -> bool:
    """Return True if the seat is still carrying out a tile that it has just acquired."""
    own_turn = state.to_move is not None and state.seats[state.to_move] is seat
    return own_turn and any(isinstance(top, TileEffect) and top.tile == tile.index for top in state.pending)


def _effects(state: GameState, seat: Seat) -> Iterator[Effect]:
    for tile in state.box.owned(seat.tiles):
        yield from with_further(tile.effects)
