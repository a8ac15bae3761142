"""When a picture is worth taking, and what the mouse does before."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.rules import legal_moves
from game.rules import play as play_move
from game.rules.moves import Acquire, Choose, Dig, Drain, Lay, Move, Reel, Swap, Take
from game.rules.state import Activity, GameState, TileEffect
from game.rules.terms import Season, Step
from game.scenes.play.planning import PlanEditor
from game.scenes.play.scene import Play
from game.scenes.play.storage import StorageEditor
from game.scenes.stage.plan import PlanDraft
from game.scenes.stage.pointing import REST
from tests.posed.camera import Camera, advisor


class Wanted(NamedTuple):
    """A picture: its name, when it can be taken, and what to do with the mouse before."""

    name: str
    fits: Callable[[Play], bool]
    pose: Callable[[Camera], None] | None = None


def at(step: Step, year: int = 1) -> Callable[[Play], bool]:
    """Return a test for a step, in a year or later."""

    def fits(play: Play) -> bool:
        state = play.match.state
        return state.step == step and state.year >= year and not full_winter(play)

    return fits


def full_winter(play: Play) -> bool:
    return play.stage.winter_open and play.stage.book.complete


def top(play: Play) -> object:
    pending = play.match.state.pending
    return pending[-1] if pending else None


def two_drains(play: Play) -> bool:
    """Return whether 1 or 2 water can be removed."""
    return Drain(1) in play.targets.legal and Drain(2) in play.targets.legal


def _asked(state: GameState, kind: type, top_kind: type | None = None) -> list[Move]:
    """Return the first seat's moves of a kind, if something of a kind is on top of what is open."""
    if state.to_move != 0 or (top_kind and not (state.pending and isinstance(state.pending[-1], top_kind))):
        return []
    return [move for move in legal_moves(state) if isinstance(move, kind)]


RARE: dict[str, Callable[[GameState], bool]] = {
    "tile-choice": lambda state: len(_asked(state, Choose, TileEffect)) > 1,
    "distant": lambda state: any(move.pay is not None for move in _asked(state, Acquire)),  # type: ignore[attr-defined]
    "tunnel": lambda state: state.seats[0].exhausted and bool(_asked(state, Dig, Activity)),
    "shaft": lambda state: bool(_asked(state, Reel, Activity)),
    "oil-lamp": lambda state: bool(_asked(state, Swap)),
}


def late(play: Play) -> bool:
    state = play.match.state
    return state.year == 3 and state.season == Season.AUTUMN and state.step == Step.WORKING


def last_autumn(play: Play) -> bool:
    """Return True in the working step of the last phase."""
    state = play.match.state
    return state.year == state.box.years and state.season == Season.AUTUMN and state.step == Step.WORKING


def _plan_by(camera: Camera) -> tuple[PlanEditor, PlanDraft]:
    """The open plan, and the one the advisor would lay."""
    editor = camera.play.editor
    assert isinstance(editor, PlanEditor)
    copy = editor.plan.state.copy()
    lays: list[Lay] = []
    counsel = advisor(camera, 1)
    while len(lays) < len(editor.plan.lays):
        move = counsel.choose(copy, legal_moves(copy)).move
        assert isinstance(move, Lay)
        lays.append(move)
        play_move(copy, move, None)
    return editor, PlanDraft(editor.plan.state, tuple(lays))


def plan(camera: Camera) -> None:
    editor, plan = _plan_by(camera)
    editor.plan = plan
    editor.active = next((lay.field for lay in plan.lays if not lay.empty), editor.active)


def _take_hold(camera: Camera) -> PlanEditor:
    """Press on the first piece that is not laid."""
    play = camera.play
    editor = play.editor
    assert isinstance(editor, PlanEditor)
    spot = next(spot for spot in editor.spots(play.stage) if spot.origin is None)
    camera.press(spot.rect.center)
    return editor


def drag(camera: Camera) -> None:
    _take_hold(camera)
    board = camera.play.stage.layout.board
    camera.move((board.pinge.centerx, board.plate.bottom))


def refused(camera: Camera) -> None:
    editor = _take_hold(camera)
    target = camera.play.stage.layout.board.fields[editor.plan.fields[2]].center
    camera.move(target)
    camera.app.scene.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=target, button=1))


def pool(camera: Camera) -> None:
    play = camera.play
    move = next(move for move in play.targets.legal if isinstance(move, Take))
    camera.move(play.stage.layout.disks.pools[move.pool].groups[move.colour].center)


def tile(camera: Camera) -> None:
    centre = camera.play.stage.layout.developments.hexes[4].centre
    camera.move((round(centre[0]), round(centre[1])))


def tip(camera: Camera) -> None:
    """The pointer rests on the shaft's water."""
    camera.move(camera.play.stage.layout.board.shaft_water.center)
    camera.play.stage.rest(REST)


def open_log(camera: Camera) -> None:
    camera.click(camera.play.stage.layout.log.move(2, 2).topleft)


def weighed(play: Play) -> bool:
    """An automa has weighed several things, and anybody may know."""
    told = play.stage.chronicle.reasoned(play.viewer)
    return bool(told) and len(play.match.turns[told[-1]].decision.options) > 2


def why(camera: Camera) -> None:
    """The panel that tells the latest decision, the pointer on its second option."""
    camera.click(camera.play.stage.layout.ribbon.why.center)
    panel = camera.play.why.panel
    if panel is not None and len(panel.sheet.rows) > 1:
        camera.move(panel.sheet.rows[1].rect.center)


def advice(camera: Camera) -> None:
    """Ask an automa, and wait for its answer."""
    play = camera.play
    camera.click(play.stage.layout.ask.center)
    while play.why.counsel.asked:
        play.why.update()


def no_tile(camera: Camera) -> None:
    play = camera.play
    tiles = [target for target in play.targets.all if target.name.startswith("tile")]
    tile = next(target for target in reversed(tiles) if not play.targets.live[target.name])
    camera.click(tile.rect.center)


def take_out(camera: Camera) -> None:
    """Take the resource out of the first slot."""
    play = camera.play
    editor = play.editor
    assert isinstance(editor, StorageEditor)
    camera.click(play.stage.yard.slot(0, len(editor.plan.slots)).center)
    camera.move((3, 3))
