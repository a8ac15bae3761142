"""The places of the table where a click means something: whoever steers by keys goes from one to the next."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.scenes.play.loghead import since_chip
from game.scenes.play.planning import PlanEditor
from game.scenes.play.storage import StorageEditor
from game.scenes.play.table import PlayTable
from game.scenes.stage.pointing import AWAY, PlaceKind, SteeringStop
from game.scenes.stage.stage import Stage
from game.table.logpanel import log_rows
from game.table.places.hexagon import Hexagon

INSET = 6  # pixels from a corner, where on a field no piece lies and in the log no line
ROW_OVERLAP = 0.28  # of a hexagon's height: what the rows above and below share with it


def stops(table: PlayTable) -> list[SteeringStop]:
    """Return every stop, what the game asks for first."""
    if table.stage.winter_read:
        found = [*wanted(table), *_ribbon(table)]
    else:
        found = [*wanted(table), *_large_button(table), *_tiles(table), *_ask(table), *_around(table)]
    free = {stop.spot: stop for stop in found if not table.laid_over.collidepoint(stop.spot)}
    return [*free.values(), *advice(table), *table.own_stops]


def wanted(table: PlayTable) -> list[SteeringStop]:
    """Return the stops that answer what the game asks for now; the large button where nothing else does."""
    if table.stage.winter_read:
        return [] if table.winter_stays else [_stop(table.stage.yard.button)]
    return [*_badges(table), *laying(table), *_live(table)] or [*_large_button(table)]


def sought(table: PlayTable) -> list[SteeringStop]:
    """Return the stops that a person looks for: of a plan what is still to be laid, else the large button."""
    editor = table.editor
    if not (table.mine and isinstance(editor, PlanEditor)) or table.stage.winter_read:
        return wanted(table)
    loose = [lying for lying in editor.spots(table.stage) if lying.origin is None]
    able = [_stop(lying.rect) for lying in loose if editor.takers(lying.thing)]
    return able or [*_large_button(table)]


def successor(table: PlayTable, gone: SteeringStop) -> SteeringStop:
    """Return the stop that follows on one that is gone: in the log one there, else what is asked for now."""
    found, log = stops(table), table.stage.log
    here = [stop for stop in found if log.contains(stop.rect)] if log.contains(gone.rect) else []
    return nearest(here or sought(table) or found, gone.rect.center)


def advice(table: PlayTable) -> list[SteeringStop]:
    """Return the stops on the buttons of an advice, which hide the table below them."""
    return [SteeringStop(rect, AWAY) for rect, _ in table.why.buttons]


def nearest(found: list[SteeringStop], spot: tuple[int, int]) -> SteeringStop:
    """Return the stop that a spot lies on, the smallest first; else the nearest."""
    on = [stop for stop in found if stop.rect.collidepoint(spot)]
    if on:
        return min(on, key=lambda stop: stop.rect.width * stop.rect.height)
    return min(found, key=lambda stop: (stop.spot[0] - spot[0]) ** 2 + (stop.spot[1] - spot[1]) ** 2)


def _stop(rect: pygame.Rect) -> SteeringStop:
    return SteeringStop(rect, rect.center)


def _badges(table: PlayTable) -> Iterator[SteeringStop]:
    return (_stop(badge.rect) for badge in table.badges())


def laying(table: PlayTable) -> Iterator[SteeringStop]:
    """Yield pieces and fields of a plan, or goods and slots of a storage."""
    layout, editor = table.stage.layout, table.editor
    if not table.mine:
        return
    if isinstance(editor, PlanEditor):
        yield from (_stop(lying.rect) for lying in editor.spots(table.stage))
        for field in editor.plan.fields:
            rect = layout.board.fields[field]
            yield SteeringStop(rect, (rect.left + INSET, rect.top + INSET))
    elif isinstance(editor, StorageEditor):
        yield from (_stop(editor.outside(kind, table.stage)) for kind in editor.usable())
        count = len(editor.plan.slots)
        yield from (_stop(table.stage.yard.slot(i, count)) for i in range(count))


def clickable(table: PlayTable) -> list[pygame.Rect]:
    """Return what can be clicked now, but for tiles: one is read by pointing at the others around it."""
    glowing = (target for target in table.targets.glowing() if not isinstance(target.area, Hexagon))
    places = [table.stage.layout.board.button] if table.mine and table.session.human else []
    places += [badge.rect for badge in table.badges()]
    places += [table.laid_over] if table.laid_over else []
    places += [table.why.panel.sheet.rect] if table.why.panel is not None else []
    return [*places, *(stop.rect for stop in laying(table)), *(target.rect for target in glowing)]


def _live(table: PlayTable) -> Iterator[SteeringStop]:
    """Yield what can be used on the table now."""
    for target in table.targets.glowing():
        if isinstance(target.area, Hexagon):
            yield _hexagon(target.area)
        else:
            yield SteeringStop(target.rect, table.targets.spot_on(target))


def _tiles(table: PlayTable) -> Iterator[SteeringStop]:
    """Yield the developments, which can always be read."""
    stage = table.stage
    if table.bonus_sheet is None:
        free = (_hexagon(area) for area in stage.layout.developments.hexes)
        yield from (stop for stop in free if stage.under(stop.spot).kind is PlaceKind.TILE)


def _hexagon(area: Hexagon) -> SteeringStop:
    """Return the stop on a tile: so much of it as reaches into no row beside it."""
    rect = area.rect.inflate(-2, -round(area.rect.height * ROW_OVERLAP))
    return SteeringStop(rect, (round(area.centre[0]), round(area.centre[1])))


def _large_button(table: PlayTable) -> Iterator[SteeringStop]:
    if table.mine and table.session.human and (table.editor or table.targets.by_button()):
        yield _stop(table.stage.layout.board.button)


def _ask(table: PlayTable) -> Iterator[SteeringStop]:
    if table.can_ask:
        yield _stop(table.stage.layout.ask)
    if table.offers_since:
        yield _stop(since_chip(table.stage))
    if table.note_chip is not None:
        yield _stop(table.note_chip)
    yield from _ribbon(table)


def _ribbon(table: PlayTable) -> Iterator[SteeringStop]:
    ribbon = table.stage.layout.ribbon
    redo = [ribbon.redo] if table.redo_refusal is None else []
    return (_stop(rect) for rect in (*redo, ribbon.undo, ribbon.why, ribbon.menu))


def _around(table: PlayTable) -> Iterator[SteeringStop]:
    """Yield the log, the lines of an opened one, the figures, and the boards of the other seats."""
    stage = table.stage
    if stage.figures.in_sight:
        yield _stop(stage.layout.board.figures)
    yield SteeringStop(stage.log, (stage.log.left + INSET, stage.log.top + INSET))
    yield from _lines(stage)
    boards = [board.rect for seat, board in enumerate(stage.layout.boards) if seat != stage.focus]
    yield from (_stop(rect) for rect in boards if stage.under(rect.center).kind is PlaceKind.SEAT)


def _lines(stage: Stage) -> Iterator[SteeringStop]:
    """Yield the lines of the opened log that lead to a moment or to reasons."""
    if not stage.log_open:
        return
    for row in log_rows(stage.context.theme, stage.log, stage.lines, stage.log_back):
        if stage.under(row.rect.center).number is not None:
            yield _stop(row.rect)
