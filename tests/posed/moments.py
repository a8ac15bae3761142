"""What lies over the table for a moment: the ring of the keys, questions, sheets, a look back, the banner."""

from __future__ import annotations

import pygame

from game.rules.state import Activity
from game.rules.terms import Step
from game.scenes.kit.choices import Stepper
from game.scenes.play.banner import COMES, GOES, SHOWN
from game.scenes.play.forfeits import given_up
from game.scenes.play.loghead import since_chip
from game.scenes.play.lookback import LookBack
from game.scenes.play.menu import Menu
from game.scenes.play.planning import PieceSpot, PlanEditor
from game.scenes.play.scene import Play
from game.scenes.play.stops import stops
from game.scenes.seatsheet import SeatSheet
from game.scenes.stage.pointing import REST, PlaceKind
from game.table.spots import Kind
from tests.posed.camera import Camera

STEPS = 80  # of Tab, more than a table has places


def ready(play: Play) -> bool:
    """Return True where a person decides on a plan."""
    return play.match.state.step == Step.PLANNING and isinstance(play.editor, PlanEditor)


# -- what the large button gives up -------------------------------------------------------------------


def mining_left(play: Play) -> bool:
    """Return True where a worker who stops would leave two actions unused."""
    pending = play.match.state.pending
    worker = pending[-1] if pending else None
    return isinstance(worker, Activity) and worker.left >= 2 and given_up(play) is not None


def workers_left(play: Play) -> bool:
    """Return True where the turn would end with workers who could still start."""
    return play.match.state.step == Step.WORKING and not play.match.state.pending and bool(given_up(play))


def ask_if_sure(camera: Camera) -> None:
    """Click the large button once."""
    camera.click(camera.play.stage.layout.board.button.center)


# -- taking back --------------------------------------------------------------------------------------


def undoes(play: Play) -> bool:
    """Return True where undo would take back a decision at once."""
    return play.session.undo_said is not None and play.match.undo_refusal() is None


def reveals(play: Play) -> bool:
    """Return True where undo would make the game one of practice."""
    editor = play.editor
    return play.session.undo_question is not None and (editor is None or not editor.past)


def point_at_undo(camera: Camera) -> None:
    camera.move(camera.play.stage.layout.ribbon.undo.center)
    camera.play.stage.rest(REST)


def undo(camera: Camera) -> None:
    camera.click(camera.play.stage.layout.ribbon.undo.center)


# -- several pieces at once ---------------------------------------------------------------------------


def alike(play: Play) -> bool:
    """Return True where several disks of a colour can be laid by hand."""
    return ready(play) and _most(play)[1] > 2


def _most(play: Play) -> tuple[PieceSpot, int]:
    """Return the loose piece of which there are most, and their number."""
    editor = play.editor
    assert isinstance(editor, PlanEditor)
    loose = [spot for spot in editor.spots(play.stage) if spot.origin is None]
    counts = [editor.plan.left(spot.thing) for spot in loose]
    most = max(range(len(loose)), key=counts.__getitem__)
    return loose[most], counts[most]


def drag_alike(camera: Camera) -> None:
    """Drag all disks of a colour over a field, with Shift."""
    play = camera.play
    former = pygame.key.get_mods()
    pygame.key.set_mods(pygame.KMOD_SHIFT)
    camera.press(_most(play)[0].rect.center)
    pygame.key.set_mods(former)
    editor = play.editor
    assert isinstance(editor, PlanEditor)
    field = play.stage.layout.board.fields[editor.plan.fields[1]]
    camera.move((field.centerx, field.bottom))


# -- keys ---------------------------------------------------------------------------------------------


def _steer(camera: Camera, rect: pygame.Rect) -> None:
    """Go from place to place until this one has the ring."""
    play = camera.play
    assert any(stop.rect == rect for stop in stops(play)), rect
    for _ in range(STEPS):
        camera.key(pygame.K_TAB)
        if play.steered is not None and play.steered.rect == rect:
            return
    raise AssertionError(rect)


def steer_to_hand(camera: Camera) -> None:
    _steer(camera, _most(camera.play)[0].rect)


def steer_to_field(camera: Camera) -> None:
    editor = camera.play.editor
    assert isinstance(editor, PlanEditor)
    _steer(camera, camera.play.stage.layout.board.fields[editor.plan.fields[0]])


def steer_to_button(camera: Camera) -> None:
    _steer(camera, camera.play.stage.layout.board.button)


def steer_to_badge(camera: Camera) -> None:
    _steer(camera, camera.play.badges()[0].rect)


def steer_to_undo(camera: Camera) -> None:
    _steer(camera, camera.play.stage.layout.ribbon.undo)


def steer_to_tile(camera: Camera) -> None:
    """Go to a development of level I, which has the colour of gold."""
    stage = camera.play.stage
    spot = stage.layout.developments.hexes[0].centre
    on = [stop for stop in stops(camera.play) if stop.rect.collidepoint(spot)]
    _steer(camera, next(stop.rect for stop in on if stage.under(stop.spot).kind is PlaceKind.TILE))


def steer_to_pool(camera: Camera) -> None:
    """Go to the disks of a pool that can be taken, which glow in gold."""
    targets = camera.play.targets
    _steer(camera, next(t.rect for t in targets.glowing() if t.mark.kind is Kind.POOL))


def with_badges(play: Play) -> bool:
    return play.match.state.step == Step.WORKING and len(play.badges()) > 1


# -- what the others did ------------------------------------------------------------------------------


def offers_since(play: Play) -> bool:
    """Return True where the chip offers several moments."""
    return play.offers_since and len(play.decided_since) > 2


def point_at_since(camera: Camera) -> None:
    camera.move(since_chip(camera.play.stage).center)


def since(camera: Camera) -> None:
    """Click the chip, and let the first moment be seen."""
    camera.click(since_chip(camera.play.stage).center)
    assert isinstance(camera.app.scene, LookBack)
    camera.move((3, 3))
    camera.app.scene.update(0.01)


def line_of_log(camera: Camera) -> None:
    """Click a line of the opened log."""
    stage = camera.play.stage
    stage.toggle_log()
    log = stage.log
    for y in range(log.bottom - 1, log.top, -4):
        if stage.under((log.centerx, y)).kind is PlaceKind.MOMENT:
            camera.click((log.centerx, y))
            break
    camera.move((3, 3))


# -- sheets and the banner ----------------------------------------------------------------------------


def menu(camera: Camera) -> None:
    """Open the menu, which tells the keys."""
    camera.key(pygame.K_F10)
    assert isinstance(camera.app.scene, Menu)


def seats(camera: Camera) -> None:
    """Ask in the menu who decides from now on, and hand the first seat over."""
    menu(camera)
    camera.button("menu-seats")
    sheet = camera.app.scene
    assert isinstance(sheet, SeatSheet)
    row = sheet.form.widgets[0]
    assert isinstance(row, Stepper)
    camera.click(row.ends[1].center)
    camera.move((3, 3))


def banner(camera: Camera) -> None:
    """Call the person to move, at the moment at which the banner is whole."""
    play = camera.play
    assert play.match.state.to_move is not None
    play.banner.say(play.stage.sitters[play.match.state.to_move])
    play.banner.update(SHOWN * (COMES + 1 - GOES) / 2)
