"""What the pieces are good for: goods, disks, and what a plan lays on a field."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.rulebook import disk_uses, stored_worth
from game.rules.box import Box
from game.rules.ids import RuleId
from game.rules.message import Amount, Message, SeatName, TileName, message, vp
from game.rules.state import GameState, Seat
from game.rules.terms import Ability, Colour, Marker, Resource
from game.scenes.stage.answers.answer import Answer
from game.table.places.board import Good

GOOD_RULES: dict[Good, RuleId] = {
    Good.FOOD: "W2",
    Good.WOOD: "M3",
    Good.COAL: "W1",
    Good.IRON: "I2",
    Good.THALER: "G6",
    Good.DEBT: "G7",
}
DISK_RULES: dict[Colour, RuleId] = {Colour.BLACK: "E5", Colour.BROWN: "E4", Colour.YELLOW: "E4"}


def good_said(box: Box, seat: Seat, good: Good) -> Message:
    """Return what a good is for, and what it brings in winter and at the end."""
    rules = box.ruleset
    winter, final = rules.winter, rules.final
    match good:
        case Good.FOOD:
            return message("answer-food", stored=stored_worth(rules, Resource.FOOD))
        case Good.WOOD:
            return message("answer-wood", stored=stored_worth(rules, Resource.WOOD))
        case Good.COAL if seat.has(Ability.HORSE_AND_CART):
            return message("answer-coal-each", vp=vp(1), tile=TileName("44"))
        case Good.COAL:
            return message("answer-coal", scale=tuple(winter.coal), more=vp(winter.coal_more))
        case Good.IRON:
            return message("answer-iron", stored=stored_worth(rules, Resource.IRON))
        case Good.THALER:
            return thaler_said(box)
    return message("tip-debt", first=vp(final.debt_first), more=vp(final.debt_more))


def thaler_said(box: Box) -> Message:
    """Return what Thaler are for, what they score at the end, and which developments bring them."""
    rules = box.ruleset
    tiles = tuple(tile.called for tile in box.tiles if rules.tile[tile.id].thaler)
    scale, more = tuple(rules.final.thaler), vp(rules.final.thaler_more)
    return message("answer-thaler", scale=scale, more=more, count=len(tiles), tiles=tiles)


def disk(box: Box, colour: Colour, area: pygame.Rect) -> Answer:
    """Return the answer of a disk."""
    return Answer(area, disk_uses(box.ruleset, colour), DISK_RULES[colour])


def marker(box: Box, marker: Marker, area: pygame.Rect) -> Iterator[Answer]:
    """Yield the answer of an action marker: the development that it comes from."""
    for tile in box.tiles:
        if tile.marker == marker:
            yield Answer(area, message("tile", tile=tile.called), tile.id, tile.index)


def skill(box: Box, ability: Ability, area: pygame.Rect) -> Iterator[Answer]:
    """Yield the answer of a building or lasting skill: its development, or that the game began with it."""
    tile = next((tile for tile in box.tiles if tile.ability == ability), None)
    if tile is not None:
        yield Answer(area, message("tile", tile=tile.called), tile.id, tile.index)
    else:
        yield Answer(area, message("answer-from-the-start"), "V3")


def thing(state: GameState, seat: Seat, kind: str, which: int, area: pygame.Rect) -> Iterator[Answer]:
    """Yield the answer of something that a plan lays on a field (see picture.things)."""
    if kind == "disk":
        yield disk(state.box, Colour(which), area)
    elif kind == "marker":
        yield from marker(state.box, Marker(which), area)
    else:
        good = Good[kind.upper()]
        yield Answer(area, good_said(state.box, seat, good), GOOD_RULES[good])


def score_said(number: int, points: int) -> Message:
    """Return how many VP a seat has so far."""
    return message("answer-score", seat=SeatName(number), vp=Amount(points, "vp"))
