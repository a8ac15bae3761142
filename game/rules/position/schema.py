"""The keys of a position's JSON (docs/state.md), by which it is written and read."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.rules import state as s
from game.rules import terms as t
from game.rules.box import Box, Contents, box_for
from game.rules.disks import NO_DISKS, Disks, minus, plus
from game.rules.effects import ChooseOne
from game.rules.ids import AddedTile, TileId
from game.rules.moves import Lay, NotationError, parse_move
from game.rules.position import kinds as k
from game.rules.position.checks import impossible
from game.rules.position.kinds import Key, Kind, PositionError, misfit
from game.rules.record.shelf import BASE_ALONE, NoRuleset, Shelf, name_of
from game.rules.setup.beginning import check_contents
from game.rules.setup.tiles import SetupError

FORMAT = 2


def state_json(state: s.GameState) -> dict[str, Any]:
    """Return the complete state at one moment, as lists, dicts, strings and ints; `from_json` is the inverse.

    Seats and pools count from 1. Sums that follow from the rest are left out (docs/state.md).
    """
    box = state.box
    return {
        "haspelknecht position": FORMAT,
        **k.table(*CONTENTS).write(box, box),
        **k.table(*STATE).write(state, state),
        **k.table(*MODULES).write(box.contents, box),
        **k.table(*_expansions(box)).write(state, state),
    }


def from_json(obj: Any, shelf: Shelf = BASE_ALONE) -> s.GameState:
    """Return the state that `state_json` described, by the ruleset that the shelf has for it.

    Raises PositionError, with key and reason.
    """
    head = k.table(*HEAD, made=dict, others=obj if isinstance(obj, dict) else ()).read(obj, None)
    state = s.GameState.of(box_for(_contents(head, shelf)), 0)
    others = [key.name for key in HEAD]
    k.table(*STATE, *_expansions(state.box), others=others).read(obj, state)
    mover = state.to_move
    state.turn = len(state.order) if mover is None else state.order.index(mover)
    _settle_hands(state)
    found = impossible(state)
    if found:
        raise PositionError(found)
    return state


def _settle_hands(state: s.GameState) -> None:
    """Work out the disks in hand from carts, plan and step."""
    for place, number in enumerate(state.order):
        seat = state.seats[number]
        over = state.step > t.Step.WORKING or (state.step == t.Step.WORKING and place < state.turn)
        seat.disks = NO_DISKS if over else plus(seat.cart1, seat.cart2)
        for lay in seat.plan:
            seat.disks = minus(seat.disks, lay.disks)


def _expansions(box: Box) -> list[Key]:
    """Return the keys of games with Black, or with the Kiepenkerl."""
    return [BLACK] * box.black + [LOADED] * ("28" in box.index)


def _contents(head: dict[str, Any], shelf: Shelf) -> Contents:
    """Return what the named ruleset, layout, tiles and modules put on the table."""
    digest = head.pop("digest")
    try:
        contents = Contents(**{**head, "source": shelf.source_of(head["source"], digest)})
        check_contents(contents)
    except NoRuleset:
        raise misfit("position-no-ruleset", digest=repr(digest)).under("digest") from None
    except SetupError as error:
        raise misfit("position-ruleset", reason=error.said).under(error.field or "ruleset") from None
    return contents


def _format(value: Any, owner: object) -> None:
    if k.count(most=99).read(value, owner) != FORMAT:
        raise misfit("position-format", format=FORMAT)


def _lay(value: Any, owner: object) -> Lay:
    try:
        lay = parse_move(k.typed(value, str))
    except NotationError as error:
        raise misfit("position-plan-refused", reason=error.said) from None
    if not isinstance(lay, Lay):
        raise misfit("position-lays-nothing", text=repr(value), example="'lay farmer: 2 black'")
    return lay


def _order(value: Any, state: s.GameState) -> tuple[int, ...]:
    order: tuple[int, ...] = SEATS.read(value, state)
    if sorted(order) != [*range(state.box.seats)]:
        raise misfit("position-order")
    return order


def _mover(value: Any, state: s.GameState) -> int | None:
    if value is not None and k.typed(value, int) - 1 not in range(state.box.seats):
        raise misfit("position-no-seat", seat=str(value))
    return None if value is None else value - 1


def _pools(value: Any, state: s.GameState) -> None:
    state.action, state.reserve = map(list, zip(*_POOLS.read(value, state), strict=True))


def _pools_written(state: s.GameState, owner: s.GameState) -> Any:
    return _POOLS.write([*map(_Pool, state.action, state.reserve)], owner)


def _seats(value: Any, state: s.GameState) -> None:
    for number, seat in enumerate(state.seats):
        k.at(f"[{number}]", _SEAT.read, value[number], seat)


def _tokens(value: Any, state: s.GameState) -> None:
    """Read the tokens, which say who owns what; abilities follow from them."""
    for id in k.typed(value, dict):
        index = k.at(str(id), _tile, id, state)
        state.stacks[index] = stack = k.at(id, SEATS.read, value[id], state)
        if len(set(stack)) < len(stack) or not set(stack) <= {*state.order}:
            raise misfit("position-stack").under(id)
        for number in stack:
            state.seats[number].tiles |= 1 << index
            state.seats[number].abilities |= state.box.enables[index]
    for seat in state.seats:
        if state.box.iron and seat.exhausted:
            seat.abilities |= t.Ability.WORKSHOP.bit


def _tokens_written(state: s.GameState, owner: s.GameState) -> dict[TileId, list[int]]:
    stacks = zip(state.box.tiles, state.stacks, strict=True)
    return {tile.id: SEATS.write(stack, owner) for tile, stack in stacks if stack}


def _tile(value: Any, state: s.GameState) -> int:
    index = state.box.index.get(AddedTile(k.typed(value, str)))
    if index is None:
        raise misfit("position-not-in-play")
    return index


def _pending(value: Any, state: s.GameState) -> s.Pending:
    names = k.typed(value, dict)
    kind = next((kind for name, kind in PENDING.items() if name in names), _STORING)
    pending: s.Pending = kind.read(value, state)
    if isinstance(pending, s.TileEffect):
        _refuse_no_effect(pending, state)
    return pending


def _pending_written(pending: s.Pending, state: s.GameState) -> Any:
    chosen = isinstance(pending, s.TileEffect) and pending.option >= 0
    return (_CHOSEN if chosen else _KIND_OF[type(pending)]).write(pending, state)


def _refuse_no_effect(pending: s.TileEffect, state: s.GameState) -> None:
    tile = state.box.tiles[pending.tile]
    if pending.at >= len(tile.effects):
        raise misfit("position-no-effect", tile=repr(tile.id), effect=pending.at + 1).under("tile")
    effect, option, then = tile.effects[pending.at], pending.option, pending.then
    options = effect.options if isinstance(effect, ChooseOne) else ()
    if option >= 0 and (option >= len(options) or then >= len(options[option].then)):
        raise misfit("position-no-option", option=option + 1, then=then + 1).under("option")


class _Pool(NamedTuple):
    action: Disks
    reserve: Disks


def _ids(terms: type[t.Term]) -> k.Names:
    return {term.id: int(term) for term in terms}


def _field(value: Any, state: s.GameState) -> int:
    return k.named(value, {field.id: field for field in state.box.crew.all_fields})


def _bits(terms: type[t.Term]) -> Kind:
    names = {term.id: 1 << term for term in terms}
    return k.bits(lambda owner: names)


def _numbered(count: int) -> k.Names:
    """Return numbers from 1 for the bits of so many."""
    return {at + 1: 1 << at for at in range(count)}


def _mine(part: str) -> Key:
    dug = k.count(most=lambda seat: getattr(seat.board, f"{part}_size"))
    props = k.count(most=lambda seat: getattr(seat.board, f"{part}_fields"))
    return Key(part, "", k.table(Key("dug", f"{part}_dug", dug), Key("props", f"{part}_props", props)))


WHOLE, TEXT, FLAG, COUNT = k.plain(int), k.plain(str), k.plain(bool), k.count()
TEXTS, ABILITIES = k.listed(TEXT), _bits(t.Ability)
NTH = Kind(lambda value, owner: k.count(least=1).read(value, owner) - 1, lambda at, owner: at + 1)
"""Something that counts from 0 in the program, and from 1 in a position."""
SEATS = k.listed(Kind(lambda value, owner: k.typed(value, int) - 1, NTH.write))
DISKS = k.counts(t.Colour, NO_DISKS, whole=True)
FIELDS = k.bits(lambda seat: {field.id: 1 << field for field in seat.board.crew.all_fields})
_BY_TILE = k.bits(lambda seat: seat.board.crew.by_tile)
"""The fields that owned tiles had opened when the seat planned."""
OPENED = Kind(lambda ids, seat: seat.ready | _BY_TILE.read(ids, seat), _BY_TILE.write)
_BONUS = k.word({None: s.NO_BONUS, **_ids(t.Bonus), "hidden": t.HIDDEN_BONUS})
MARKERS = k.counts(t.Marker, s.NO_MARKERS)

_WORKER = k.table(
    Key("worker", "field", Kind(_field, lambda field, state: t.Field(field).id)),
    Key("left", "left", k.count(least=1)),
    Key("acted", "acted", FLAG),
    Key("windlass", "windlass", FLAG),
    made=s.Activity,
)
_EFFECT_KEYS = (
    Key("tile", "tile", Kind(_tile, lambda at, state: state.box.tiles[at].id)),
    Key("effect", "at", NTH),
)
_EFFECT = k.table(*_EFFECT_KEYS, made=s.TileEffect)
_THEN = Key("option", "option", NTH), Key("then", "then", NTH)
_CHOSEN = k.table(*_EFFECT_KEYS, *_THEN, made=s.TileEffect)
_CARTS = k.bits(lambda state: _numbered(state.box.seats))
_COUNTING = k.table(Key("cart 2 counts", "second", _CARTS), made=s.Counting)
_STORING = k.table(
    Key("slot", "slot", k.word({slot.id: slot for slot in t.Slot})),
    Key("kept", "kept", k.counts(t.Resource, (0,) * len(t.Resource))),
    made=s.Storing,
)
PENDING = {"worker": _WORKER, "option": _CHOSEN, "tile": _EFFECT, "cart 2 counts": _COUNTING}
"""What waits, by a key that only this has; without any it is a slot to store in."""
_KIND_OF = {s.Activity: _WORKER, s.TileEffect: _EFFECT, s.Counting: _COUNTING, s.Storing: _STORING}

SEAT = (
    Key("score", "score", WHOLE),
    *(Key(name, name, COUNT) for name in ("food", "wood", "coal", "thaler", "debt", "water")),
    _mine("pinge"),
    _mine("tunnel"),
    Key("shaft", "shaft", COUNT),
    Key("cart 1", "cart1", DISKS),
    Key("cart 2", "cart2", DISKS),
    Key("plan", "plan", k.listed(Kind(_lay, lambda lay, seat: str(lay)))),
    Key("worked", "worked", FIELDS),
    Key("activated", "activated", FIELDS),
    Key("first work", "first_work", k.word({None: -1, **_ids(t.Work)})),
    Key("ready", "ready", ABILITIES),
    Key("markers", "markers", MARKERS),
    Key("new markers", "fresh", MARKERS),
    Key("iron", "iron", COUNT, optional=True),
    Key("iron props", "iron_props", k.bits(lambda seat: _numbered(seat.tunnel_props)), optional=True),
    Key("channel", "channel", COUNT, optional=True),
    Key("bonus", "bonus", _BONUS, optional=True),
    Key("opened", "ready", OPENED, optional=True),
)
_SEAT = k.table(*SEAT)
_POOL = Key("action", "action", DISKS), Key("reserve", "reserve", DISKS)
_POOLS = k.listed(k.table(*_POOL, made=_Pool), lambda state: state.box.seats)
CONTENTS = (
    Key("ruleset", "source", Kind(TEXT.read, lambda source, box: name_of(source))),
    Key("digest", "digest", TEXT),
    Key("layout", "layout", TEXT),
    Key("tiles", "tiles", Kind(TEXTS.read, lambda tiles, box: [tile.id for tile in tiles])),
    Key("open planning", "open_planning", FLAG),
    Key("start abilities", "start_abilities", ABILITIES),
)
_NAMES = Kind(lambda names, owner: frozenset(TEXTS.read(names, owner)), lambda names, box: sorted(names))
MODULES = (
    Key("modules", "modules", _NAMES, optional=True),
    Key("tunnels", "tunnels", TEXTS, optional=True),
)
HEAD = (
    Key("haspelknecht position", "", Kind(_format)),
    *CONTENTS,
    Key("seats", "seats", Kind(lambda value, owner: len(k.typed(value, list)))),
    *MODULES,
)
"""What is read first: it decides what is in the box."""
STATE = (
    Key("year", "year", k.count(least=1, most=lambda state: state.box.years)),
    Key("season", "season", k.word(_ids(t.Season))),
    Key("step", "step", k.word(_ids(t.Step))),
    Key("to move", "to_move", Kind(_mover, lambda seat, state: None if seat is None else seat + 1)),
    Key("turn order", "order", Kind(_order, SEATS.write)),
    Key("bag", "bag", DISKS),
    Key("pools", "", Kind(_pools, _pools_written)),
    Key("seats", "", Kind(_seats, lambda state, _: [_SEAT.write(seat, seat) for seat in state.seats])),
    Key("tokens", "", Kind(_tokens, _tokens_written)),
    Key("pending", "pending", k.listed(Kind(_pending, _pending_written))),
    Key("chance", "chance", k.count(most=(1 << 64) - 1)),
)
BLACK = Key("bonus left", "bonus_left", _bits(t.Bonus))
LOADED = Key("kiepenkerl", "kiepenkerl", k.word(_ids(t.Resource)))
