"""A position from JSON: every value read with its place, so that a refusal can name it."""

from __future__ import annotations

from typing import Any

from game.rules.box import Contents, box_for
from game.rules.effects import ChooseOne
from game.rules.moves import Lay
from game.rules.notation import NotationError, parse_move
from game.rules.position import FORMAT
from game.rules.position_checks import impossible
from game.rules.position_values import JsonObject, PositionError, refused
from game.rules.setup import SetupError, check_contents
from game.rules.shelf import BASE_ALONE, NoRuleset, Shelf
from game.rules.state import NO_MARKERS, Activity, Counting, GameState, Pending, Seat, Storing, TileEffect
from game.rules.terms import (
    HIDDEN_BONUS,
    NO_DISKS,
    Ability,
    Bonus,
    Field,
    Resource,
    Season,
    Slot,
    Step,
    Work,
    minus,
    plus,
)


def from_json(obj: Any, shelf: Shelf = BASE_ALONE) -> GameState:
    """Return the state that `state_json` described, by the ruleset that the shelf has for it.

    Raises PositionError, with key and reason.
    """
    top = JsonObject(obj, "")
    if top.count("haspelknecht position", most=99) != FORMAT:
        raise refused("haspelknecht position", "position-format", format=FORMAT)
    state = _board(top, shelf)
    _clock(top, state)
    for number, entry in enumerate(top.tables("seats", len(state.seats))):
        _seat(entry, state.seats[number])
    _pools(top, state)
    _expansion(top, state)
    _tokens(top.table("tokens"), state)
    for entry in top.tables("pending"):
        state.pending += (_pending(entry, state),)
        entry.finish()
    state.chance = top.count("chance", most=(1 << 64) - 1)
    top.finish()
    _settle_hands(state)
    found = impossible(state)
    if found:
        raise PositionError(found)
    return state


def _board(top: JsonObject, shelf: Shelf) -> GameState:
    """Return an empty state with the box of the named ruleset, layout, tiles and modules."""
    name, wanted = top.text("ruleset"), top.text("digest")
    try:
        source = shelf.source_of(name, wanted)
    except NoRuleset:
        raise refused("digest", "position-no-ruleset", digest=repr(wanted)) from None
    contents = Contents(
        source=source,
        seats=len(top.value("seats", list)),
        layout=top.text("layout"),
        tiles=tuple(top.texts("tiles")),
        open_planning=top.flag("open planning"),
        start_abilities=top.bits("start abilities", Ability),
        modules=frozenset(top.texts_if_given("modules")),
        tunnels=tuple(top.texts_if_given("tunnels")),
    )
    try:
        check_contents(contents)
    except SetupError as error:
        raise refused(error.field or "ruleset", "position-ruleset", reason=error.said) from None
    return GameState(box_for(contents), 0)


def _clock(top: JsonObject, state: GameState) -> None:
    state.year = top.count("year", least=1, most=state.box.years)
    state.season = top.term("season", Season)
    state.step = top.term("step", Step)
    order = tuple(number - 1 for number in top.counts("turn order"))
    if sorted(order) != list(range(len(state.seats))):
        raise refused("turn order", "position-order")
    state.order = order
    mover = top.value("to move", int | None)
    if mover is None:
        state.to_move, state.turn = None, len(order)
    elif mover - 1 in order:
        state.to_move, state.turn = mover - 1, order.index(mover - 1)
    else:
        raise refused("to move", "position-no-seat", seat=str(mover))


def _seat(entry: JsonObject, seat: Seat) -> None:
    seat.score = entry.value("score", int)
    for name in ("food", "wood", "coal", "thaler", "debt", "water", "shaft"):
        setattr(seat, name, entry.count(name))
    pinge, tunnel = entry.table("pinge"), entry.table("tunnel")
    board = seat.board
    seat.pinge_dug = pinge.count("dug", most=board.pinge_size)
    seat.pinge_props = pinge.count("props", most=board.pinge_fields)
    seat.tunnel_dug = tunnel.count("dug", most=board.tunnel_size)
    seat.tunnel_props = tunnel.count("props", most=board.tunnel_fields)
    seat.cart1, seat.cart2 = entry.disks("cart 1"), entry.disks("cart 2")
    seat.plan = tuple(_lay(entry, text) for text in entry.texts("plan"))
    seat.worked, seat.activated = entry.bits("worked", Field), entry.bits("activated", Field)
    work = entry.value("first work", str | None)
    seat.first_work = -1 if work is None else entry.term("first work", Work)
    seat.ready = entry.bits("ready", Ability)
    _expansion_seat(entry, seat)
    seat.markers = _none_as_one(entry.markers("markers"))
    seat.fresh = _none_as_one(entry.markers("new markers"))
    for table in (pinge, tunnel, entry):
        table.finish()


def _none_as_one(markers: tuple[int, ...]) -> tuple[int, ...]:
    """Return the same markers; no markers at all are always the same object (`with_marker`)."""
    return markers if any(markers) else NO_MARKERS


def _expansion(top: JsonObject, state: GameState) -> None:
    """Read the keys of games with modules or with the Kiepenkerl."""
    if state.box.black:
        state.bonus_left = top.bits("bonus left", Bonus)
    if "28" in state.box.index:
        state.kiepenkerl = top.term("kiepenkerl", Resource)


def _expansion_seat(entry: JsonObject, seat: Seat) -> None:
    """Read a seat's keys of sections 12 to 14 that are given."""
    seat.iron, seat.channel = entry.count_if_given("iron"), entry.count_if_given("channel")
    for field in entry.counts_if_given("iron props"):
        if not 1 <= field <= seat.tunnel_props:
            figures = {"field": field, "props": seat.tunnel_props}
            raise refused(f"{entry.path}iron props", "position-props", **figures)
        seat.iron_props |= 1 << field - 1
    if "bonus" in entry.names():
        hidden = entry.text("bonus") == "hidden"
        seat.bonus = HIDDEN_BONUS if hidden else entry.term("bonus", Bonus)


def _lay(entry: JsonObject, text: str) -> Lay:
    try:
        lay = parse_move(text)
    except NotationError as error:
        raise refused(f"{entry.path}plan", "position-plan-refused", reason=error.said) from None
    if not isinstance(lay, Lay):
        said = {"text": repr(text), "example": "'lay farmer: 2 black'"}
        raise refused(f"{entry.path}plan", "position-lays-nothing", **said)
    return lay


def _pools(top: JsonObject, state: GameState) -> None:
    state.bag = top.disks("bag")
    for pool, entry in enumerate(top.tables("pools", len(state.action))):
        state.action[pool], state.reserve[pool] = entry.disks("action"), entry.disks("reserve")
        entry.finish()


def _tokens(table: JsonObject, state: GameState) -> None:
    """Read the tokens, which say who owns what; abilities follow from them."""
    for number in table.names():
        index = state.box.index.get(number)
        if index is None:
            raise refused(f"tokens.{number}", "position-not-in-play")
        stack = tuple(seat - 1 for seat in table.counts(number))
        if len(set(stack)) < len(stack) or any(not 0 <= seat < len(state.seats) for seat in stack):
            raise refused(f"tokens.{number}", "position-stack")
        state.stacks[index] = stack
        ability = state.box.tiles[index].ability
        for seat in stack:
            state.seats[seat].tiles |= 1 << index
            state.seats[seat].abilities |= ability.bit if ability is not None else 0
    for owner in state.seats:
        if state.box.iron and owner.exhausted:
            owner.abilities |= Ability.WORKSHOP.bit


def _pending(entry: JsonObject, state: GameState) -> Pending:
    if "worker" in entry.names():
        field = Field(entry.term("worker", Field))
        return Activity(field, entry.count("left", least=1), entry.flag("acted"), entry.flag("windlass"))
    if "tile" in entry.names():
        number, effect = entry.text("tile"), entry.count("effect", least=1)
        index = state.box.index.get(number)
        if index is None or effect > len(state.box.tiles[index].effects):
            raise refused(f"{entry.path}tile", "position-no-effect", tile=repr(number), effect=effect)
        return _tile_effect(entry, state, TileEffect(index, effect - 1))
    if "cart 2 counts" in entry.names():
        return Counting(sum({1 << seat - 1 for seat in entry.counts("cart 2 counts") if seat > 0}))
    kept = entry.table("kept")
    amounts = tuple(kept.count(kind.id) if kind.id in kept.names() else 0 for kind in Resource)
    kept.finish()
    return Storing(Slot(entry.term("slot", Slot)), amounts)


def _tile_effect(entry: JsonObject, state: GameState, pending: TileEffect) -> TileEffect:
    """Return the waiting effect of the tile, or of the option that was chosen in it."""
    if "option" not in entry.names():
        return pending
    option, then = entry.count("option", least=1), entry.count("then", least=1)
    effect = state.box.tiles[pending.tile].effects[pending.at]
    options = effect.options if isinstance(effect, ChooseOne) else ()
    if option > len(options) or then > len(options[option - 1].then):
        raise refused(f"{entry.path}option", "position-no-option", option=option, then=then)
    return pending._replace(option=option - 1, then=then - 1)


def _settle_hands(state: GameState) -> None:
    """Work out the disks in hand from carts, plan and step."""
    for place, number in enumerate(state.order):
        seat = state.seats[number]
        over = state.step > Step.WORKING or (state.step == Step.WORKING and place < state.turn)
        seat.disks = NO_DISKS if over else plus(seat.cart1, seat.cart2)
        for lay in seat.plan:
            seat.disks = minus(seat.disks, lay.disks)
