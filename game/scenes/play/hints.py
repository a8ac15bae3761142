"""What is said where the pointer is: a refusal, a tile in large, what a thing is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.rules.message import Message, message
from game.scenes.kit.bubble import draw_bubble
from game.scenes.opponents import titled
from game.scenes.play.badges import trade_shown
from game.scenes.play.hover import told_at
from game.scenes.play.tilecard import draw_card
from game.scenes.play.tips import tile_of, tip_at
from game.table.canvas import Canvas
from game.table.styles import Panel

if TYPE_CHECKING:
    from game.scenes.play.scene import Play

REST = 0.7  # seconds until a pointer that rests is told what it rests on


def draw_said(canvas: Canvas, play: Play) -> None:
    """The reason of a refusal, the tile under the pointer in large, or a tip."""
    mouse = play.mouse
    if mouse.said:
        draw_bubble(canvas, mouse.said[0], mouse.said[1], mouse.said[2])
        return
    badge = mouse.badge()
    if badge is not None and badge.why:
        draw_bubble(canvas, play.chronicle.spoken(badge.why), mouse.pointer, Panel.REFUSAL)
        return
    thing = play.table.at(mouse.pointer)
    dead = thing is not None and not play.table.live[thing.name]
    if badge is None and not play.moving and mouse.drag is None:
        _draw_about(canvas, play, talk=thing is None or dead)


def _draw_about(canvas: Canvas, play: Play, talk: bool) -> None:
    """Draw what there is to say about a tile, a marker, a building; after a rest about other things too."""
    state, spot, layout = play.match.state, play.mouse.pointer, play.layout
    if covered(play, spot):
        return
    tile = layout.developments.at(spot)
    if tile is not None:
        if not play.mouse.answered:
            _draw_card(canvas, play, tile, layout.developments.hexes[tile].rect)
        return
    if play.mouse.rested < REST:
        return
    tile = tile_of(layout, state, play.focus, spot)
    if tile is not None:
        _draw_card(canvas, play, tile, pygame.Rect(spot, (1, 1)))
    elif talk:
        said = _door(play, spot) or tip_at(layout, play.seen(), play.focus, spot)
        if said:
            draw_bubble(canvas, play.chronicle.spoken(said), spot)


def _door(play: Play, spot: tuple[int, int]) -> str | Message:
    """Return what there is to say of a way to the panel that tells why, and of what would be taken back."""
    if play.layout.ribbon.undo.collidepoint(spot) and not (play.hand and play.hand.past):
        return play.session.undo_said or ""
    if told_at(play, spot) is not None:
        return message("tip-more")
    adviser = titled(play.desk.adviser)
    return message("tip-ask", adviser=adviser) if play.mouse.hovered() == "ask" else ""


def covered(play: Play, spot: tuple[int, int]) -> bool:
    """Return whether a sheet or the opened log lies over the table there."""
    sheets = [play.sheet.rect] if play.winter_open else []
    sheets += [play.bonus_sheet.rect] if play.bonus_sheet is not None else []
    trade = trade_shown(play.context.theme, play.table)
    sheets += [trade.rect] if trade is not None else []
    sheets += [play.layout.log_tall] if play.log_open else []
    return any(sheet.collidepoint(spot) for sheet in sheets)


def _draw_card(canvas: Canvas, play: Play, tile: int, beside: pygame.Rect) -> None:
    """A tile in large; the badges beside it can still be clicked."""
    badges = [badge.rect for badge in play.mouse.badges()]
    draw_card(canvas, play.match.state, play.session.sitters, _reader(play), tile, beside, badges)


def _reader(play: Play) -> int | None:
    """The seat for which a tile is looked at: who decides, or the only person."""
    if play.session.human:
        return play.match.state.to_move
    return play.session.humans[0] if len(play.session.humans) == 1 else None
