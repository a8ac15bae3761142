"""What lies round the boards: the pools of disks, the developments, the log and the prompt."""

from __future__ import annotations

from collections.abc import Iterator

from game.rulebook import disk_uses
from game.rules.message import Amount, Message, message
from game.rules.state import GameState
from game.rules.terms import Colour
from game.scenes.stage.answers.answer import Answer, joined
from game.scenes.stage.answers.pieces import DISK_RULES
from game.scenes.stage.tips import level_tip
from game.table.layout import Layout
from game.table.picture import Picture
from game.table.pools import gives_water


def of_disks(layout: Layout, state: GameState) -> Iterator[Answer]:
    """Yield the answers of the disks panel."""
    disks, rules = layout.disks, state.box.ruleset
    for number, pool in enumerate(disks.pools):
        for colour, group in zip(Colour, pool.groups, strict=True):
            yield Answer(group, _group(state, number, colour), DISK_RULES[colour])
        for rect in (pool.reserve, pool.arrow):
            yield Answer(rect, message("tip-reserve"), "F2")
        if gives_water(state, number):
            yield Answer(pool.water, message("tip-wet-pool", water=Amount(1, "water")), "D4")
        yield Answer(pool.rect, message("answer-pool", number=number + 1), "D1")
    yield Answer(disks.bag, message("answer-bag", count=sum(state.bag), each=rules.pools.reserve), "F3")
    yield Answer(disks.title, message("answer-disks", limit=rules.taking.limit), "D1")


def _group(state: GameState, pool: int, colour: Colour) -> Message:
    """Return what the disks of a colour in a pool can do, and how many are taken at once."""
    count, limit = state.action[pool][colour], state.box.ruleset.taking.limit
    said = disk_uses(state.box.ruleset, colour)
    taken = message("answer-group", disks=Amount(count, colour), limit=limit)
    return joined(said, taken) if count else said


def of_developments(layout: Layout, state: GameState) -> Iterator[Answer]:
    """Yield the answers of the developments, and of their levels."""
    place = layout.developments
    for tile, area in zip(state.box.tiles, place.hexes, strict=True):
        yield Answer(area, message("tile", tile=tile.called), tile.id, tile.index)
    for number, rect in enumerate(place.levels, start=1):
        yield Answer(rect, level_tip(state, number), "T6")
    yield Answer(place.title, message("answer-developments", tokens=state.box.tokens), "T1")


def of_edge(layout: Layout, picture: Picture) -> Iterator[Answer]:
    """Yield the answers of the log, the prompt, and the large button."""
    if picture.prompt:
        yield Answer(layout.prompt, message("answer-prompt"))
    if picture.button:
        yield Answer(layout.board.button, message("answer-button"))
    yield Answer(layout.log, message("tip-log"))
