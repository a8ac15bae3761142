"""The picture of a replay: the table as it was, what its last move changed, and the bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.message import message
from game.rules.terms import Season
from game.scenes.kit.bubble import draw_bubble
from game.scenes.play.wintersheet import draw_sheet
from game.scenes.replay.telling import whereabouts
from game.scenes.replay.touched import touched
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.logpanel import draw_tall_log
from game.table.picture import Picture
from game.table.spots import NO_MARKS, Marks
from game.table.table import draw_table
from game.table.theme import Type

if TYPE_CHECKING:
    from game.scenes.replay.scene import Replay

ASIDE = message("replay-aside")


def draw_replay(canvas: Canvas, scene: Replay) -> None:
    """Everything, from the table up."""
    shown = picture(scene)
    draw_table(canvas, scene.layout, shown)
    if scene.winter_open:
        draw_sheet(canvas, scene.sheet, scene.unfolding.count.book(), shown.state, scene.reel.chairs)
        canvas.text(ASIDE, Type.NOTE, p.INK_SOFT, scene.sheet.slots, valign="bottom")
    if scene.log_open:
        draw_tall_log(canvas, scene.layout.log_tall, shown)
    scene.bar.draw(canvas, scene)
    scene.form.draw(canvas)
    scene.unfolding.lights.draw(canvas)
    scene.motion.draw(canvas)
    scene.reasons.draw(canvas)
    scene.glance.draw(canvas)
    _draw_hint(canvas, scene)


def _draw_hint(canvas: Canvas, scene: Replay) -> None:
    """Draw what the widget under the pointer does; on the timeline, where a click would lead."""
    timeline = scene.bar.timeline
    if scene.form.hot is timeline and scene.form.held is None:
        at, top = timeline.position(scene.form.pointer[0]), scene.bar.rect.top
        timeline.draw_goal(canvas, at)
        spot = (timeline.x(at), top)
        draw_bubble(canvas, whereabouts(scene.reel, at), spot, role=Type.BODY, above=top)
    elif scene.form.held is None:
        scene.form.draw_hint(canvas)


def picture(scene: Replay) -> Picture:
    """Return what the table shows: nothing is hidden from whoever looks back."""
    return Picture(
        state=scene.unfolding.shown(),
        sitters=scene.reel.sitters_at(scene.at),
        focus=scene.focus,
        marks=marks(scene),
        log=scene.lines(),
        log_back=scene.log_back,
        log_fresh=len(scene.told[scene.at]) if scene.at else 0,
        watched=True,
        poses=scene.motion.poses,
        season=Season.WINTER if scene.winter_open else None,
        hover="menu" if scene.glance.on_menu else "",
    )


def marks(scene: Replay) -> Marks:
    """Return what the last move has changed, once it has been seen."""
    turn = scene.reel.turn(scene.at)
    if turn is None or scene.unfolding.moving:
        return NO_MARKS
    return Marks(glow=touched(turn, scene.focus))
