"""The rule, ruling or development that each thing on the table is about: where the rules open for it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.rules.state import GameState
from game.rules.terms import Field
from game.scenes.rulebook.topic import Topic, topic_of
from game.scenes.stage.pointing import PlaceKind
from game.scenes.stage.stage import Stage
from game.scenes.stage.tips import tile_of
from game.table.figures import rows
from game.table.picture import WinterStep
from game.table.places.board import Good
from game.table.spots import fields_shown

WORKERS = {
    Field.FARMER: "E3",
    Field.FARMHAND: "E7",
    Field.COAL_DIGGER: "E9",
    Field.COAL_MINER: "E10",
    Field.HASPELKNECHT: "E11",
    Field.WATER_MILL: "35",
    Field.FARMERS_WIFE: "19",
    Field.WORKSHOP: "I3",
}
GOODS = {
    Good.FOOD: "W2",
    Good.WOOD: "M3",
    Good.COAL: "W1",
    Good.IRON: "I2",
    Good.THALER: "G6",
    Good.DEBT: "G7",
}
WINTER = {
    WinterStep.SCORING: "W1",
    WinterStep.PAYMENT: "W2",
    WinterStep.STORAGE: "W3",
    WinterStep.OVER: "W5",
}
CHAPTERS = ("disks", "disks", "disks", "disks", "disks", "planning", "workers", "winter", "winter", "end")
"""The guide's chapter on what is decided in each step."""


def topic_at(stage: Stage, rule: str = "") -> Topic:
    """Return the topic of a stage: a rule that is given, else that of the thing under the pointer."""
    state = stage.state
    return topic_of(state, rule or rule_at(stage), CHAPTERS[state.step])


def rule_at(stage: Stage) -> str:
    """Return the id of what the pointer is on; empty where there is nothing to look up."""
    place, spot = stage.under(stage.pointer), stage.pointer
    if place.kind in (PlaceKind.WINTER, PlaceKind.WINTER_BUTTON):
        return WINTER[stage.winter_step or WinterStep.OVER]
    if place.kind is PlaceKind.FIGURES:
        return _of_figures(stage)
    if place.kind is PlaceKind.TILE and place.number is not None:
        return stage.state.box.tiles[place.number].id
    if place.kind not in (PlaceKind.TABLE, PlaceKind.SEAT):
        return ""
    tile = tile_of(stage.layout, stage.state, stage.focus, spot)
    if tile is not None:
        return stage.state.box.tiles[tile].id
    return next((rule for rect, rule in rule_places(stage) if rect.collidepoint(spot)), "")


def _of_figures(stage: Stage) -> str:
    """Return the rule of the part of the card that the pointer is on; of the sheet that of the scoring."""
    found = stage.figures.of_seat()
    if found is not None:
        coal, lease, _ = rows(stage.layout.board, found)
        if coal.collidepoint(stage.pointer):
            return "W1"
        if lease.collidepoint(stage.pointer):
            return "W2"
    return "W5"


def rule_places(stage: Stage) -> Iterator[tuple[pygame.Rect, str]]:
    """Yield the places of the table with the rules that they are about, the smaller before the larger."""
    layout, state = stage.layout, stage.state
    yield from _on_board(stage, state)
    for pool in layout.disks.pools:
        yield pool.water, "D4"
        yield pool.reserve, "F2"
        yield pool.rect, "D1"
    for rect in layout.developments.levels:
        yield rect, "T6"
    wheel = layout.wheel
    yield wheel.order, "D6"
    for rect in (wheel.lease_title, *wheel.lease):
        yield rect, "W2"
    yield wheel.rect, "Y1"
    yield layout.disks.rect, "F1"
    for rect in layout.ribbon.seats:
        yield rect, "D6"
    yield layout.ribbon.year, "Y1"
    for rect in layout.ribbon.steps:
        yield rect, "Y4"


def _on_board(stage: Stage, state: GameState) -> Iterator[tuple[pygame.Rect, str]]:
    board, seat = stage.layout.board, state.seats[stage.focus]
    for field in fields_shown(seat):
        yield board.fields[field], WORKERS[field]
    for good, rect in board.goods.items():
        yield rect, GOODS[good]
    yield board.farm, "W3"
    yield board.carts[0], "D6"
    yield board.cart, "D3"
    for rect in (board.shaft_water, *(() if seat.exhausted else (board.pinge_water,))):
        yield rect, "M5"
    for rect in (*board.pinge_props, *(section.prop for section in board.sections)):
        yield rect, "M3"
    for section in board.sections:
        for rect in section.bonus:
            yield rect, "G2"
        yield section.vp, "G1"
    yield board.shaft_coal, "M4"
    yield board.shaft, "M4"
    yield board.tunnel, "M2"
    yield board.pinge, "M1"
    yield board.tokens, "T9"
    if board.bonus is not None:
        yield board.bonus, "B6"
    yield board.shelf, "T8"
