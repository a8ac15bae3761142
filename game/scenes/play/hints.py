"""What is said where the pointer is: a refusal, a tile in large, what a target is for."""

from __future__ import annotations

from game.rules.message import Message, message
from game.scenes.kit.bubble import draw_bubble
from game.scenes.opponents import titled
from game.scenes.play.badges import trade_shown
from game.scenes.play.table import PlayTable
from game.scenes.stage.pointing import PlaceKind
from game.table.canvas import Canvas
from game.table.styles import Panel


def draw_said(canvas: Canvas, play: PlayTable) -> None:
    """Draw the reason of a refusal, or what there is to say of what the pointer is on."""
    if play.said:
        draw_bubble(canvas, *play.said)
        return
    badge, stage, target = play.badge(), play.stage, play.target
    if badge is not None and badge.why:
        draw_bubble(canvas, stage.spoken(badge.why), stage.pointer, Panel.REFUSAL)
    if badge is not None or stage.moving or play.drag is not None or _covered(play):
        return
    if not play.answered or stage.layout.developments.at(stage.pointer) is None:
        dead = target is None or not play.targets.live[target.name]
        badges = [badge.rect for badge in play.badges()]  # beside a tile in large they can still be clicked
        stage.draw_about(canvas, _reader(play), badges, said=_way_to_why(play), talk=dead)


def _way_to_why(play: PlayTable) -> str | Message:
    """Return the tip on a log line or button that leads to the panel that tells why."""
    kind, number = play.place
    if kind is PlaceKind.LOG and number is not None:
        return message("tip-more")
    return message("tip-ask", adviser=titled(play.desk.adviser)) if kind is PlaceKind.ASK else ""


def _covered(play: PlayTable) -> bool:
    """Return True if a sheet or the opened log lies over the table at the pointer."""
    trade, bonuses = trade_shown(play.context.theme, play.targets), play.bonus_sheet
    sheets = [sheet.rect for sheet in (trade, bonuses) if sheet is not None]
    return play.stage.covered or any(sheet.collidepoint(play.stage.pointer) for sheet in sheets)


def _reader(play: PlayTable) -> int | None:
    """Return the seat for which a tile is looked at: who decides, or the only person."""
    if play.session.human:
        return play.match.state.to_move
    return play.session.humans[0] if len(play.session.humans) == 1 else None
