"""Each moment that has the stage, at its peak; and a building at work."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.motion.scenery.tools import ToolAtWork
from game.motion.vignettes.vignette import Vignette
from game.rules import events as e
from game.rules.state import GameState
from game.rules.terms import Ability, Field, Resource, Slot
from game.scenes.event_player import EventPlayer
from game.scenes.flow import Pop, Push
from tests.posed.camera import NAMES, Camera
from tests.posed.events import EVENTS, PINGE, Posed, changed, happens, table


class Peak(NamedTuple):
    """An event on its table, and the share of its moment's time at which most is to be seen."""

    pose: Callable[[], Posed]
    share: float


def _owning(ability: Ability) -> GameState:
    return changed(table(), 0, abilities=ability.bit)


def _building() -> Posed:
    """The Barn is acquired, if it lies there; else the first building."""
    before = table()
    tile = next(tile for tile in before.box.tiles if tile.symbol == "building")
    after = before.copy()
    after.stacks[tile.index] = (0,)
    return Posed(before, after, (e.TileAcquired(0, Field.FARMER, tile.id, 0),))


def _by_another() -> Posed:
    before = table()
    tile = before.box.tiles[-1]
    after = before.copy()
    after.stacks[tile.index] = (1,)
    return Posed(before, after, (e.TileAcquired(1, Field.FARMER, tile.id, 0),))


def _far_cave_in() -> Posed:
    before = table()
    last = before.seats[1].board.pinge_size
    before = changed(before, 1, pinge_dug=last - 1, pinge_props=1)
    after = changed(before, 1, pinge_dug=last, pinge_props=0, coal=3)
    return Posed(before, after, (e.CoalDug(1, PINGE, last - 1), e.PingeExhausted(1, 3, 1)))


def _stored() -> Posed:
    return happens(_owning(Ability.BARN), e.Stored(0, Slot.BARN, Resource.FOOD))


PEAKS: dict[str, Peak] = {
    "acquisition": Peak(EVENTS["TileAcquired"], 0.55),
    "acquisition-building": Peak(_building, 0.62),
    "acquisition-black": Peak(EVENTS["TileAcquired-Black"], 0.55),
    "acquisition-others": Peak(_by_another, 0.6),
    "cave-in": Peak(EVENTS["PingeExhausted"], 0.46),
    "cave-in-title": Peak(EVENTS["PingeExhausted"], 0.84),
    "cave-in-others": Peak(_far_cave_in, 0.4),
    "reeling": Peak(EVENTS["CoalReeled"], 0.62),
    "section": Peak(EVENTS["SectionEmptied"], 0.72),
    "iron": Peak(EVENTS["Gained-Iron"], 0.72),
    "lease-paid": Peak(EVENTS["LeasePaid-Whole"], 0.6),
    "lease-failed": Peak(EVENTS["LeasePaid"], 0.84),
    "at-work": Peak(_stored, 0.5),
}


def take(camera: Camera) -> None:
    """Take all of them."""
    for name, peak in PEAKS.items():
        scene = EventPlayer(camera.app.context, name, peak.pose(), NAMES)
        camera.app.apply(Push(scene))
        shown = next(one for one in scene.motion.actors if isinstance(one, Vignette | ToolAtWork))
        scene.update(shown.at + peak.share * shown.length)
        camera.take(f"moment-{name}")
        camera.app.apply(Pop())
