"""What is told of workers and developments, for whoever asks what they are on the table."""

from __future__ import annotations

from game.rulebook import joined, storing, together_sentences, until_sentences, work_sentences
from game.rules.effects import BonusOffer
from game.rules.engine import price_refusal
from game.rules.message import Amount, Message, SeatName, TileName, message
from game.rules.state import GameState
from game.rules.state import Seat as Farm
from game.rules.terms import Ability, Field, Resource
from game.scenes.stage.words import KIEPENKERL
from game.table.developments import arrival_left


def worker_tip(state: GameState, seat: Farm, field: Field) -> Message:
    """Return the tip on a worker of a seat: what pays it and what it does, as things stand there."""
    rules, id = state.box.ruleset, field.id
    owned = {tile.id for tile in state.box.tiles if seat.tiles >> tile.index & 1}
    sentences = [*work_sentences(rules, id, owned), *together_sentences(rules, id)]
    if state.box.crew.workers[field].may_develop(seat.abilities):
        sentences.append(message("worker-develops", worker=field))
    sentences += until_sentences(rules, id)
    if field is Field.WORKSHOP and (stores := storing(rules, "workshop")):
        sentences.append(message("does-stores", stores=stores))
    return joined(tuple(sentences))


def level_tip(state: GameState, number: int) -> Message:
    """Return the VP of a level's developments by arrival, and the conditions to acquire them."""
    tiles = [tile for tile in state.box.tiles if tile.level == number]
    tile = tiles[0]
    if tile.black:
        offers = any(isinstance(effect, BonusOffer) for one in tiles for effect in one.effects)
        access = message("tip-level-black-with-bonus" if offers else "tip-level-black")
        return message("tip-level-shared", arrival=tuple(arrival_left(state, tile)), access=access)
    if number == 1:
        access = message("tip-level-1")
    elif not tile.distant:
        access = message("tip-level-beside")
    else:
        access = message("tip-level-distant", price=tuple(Amount(1, kind) for kind in tile.distant))
    return message("tip-level", arrival=tile.arrival, access=access)


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
