"""Letting go of what the mouse has in hand: it lies where it may, or goes back with the reason why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules import refusal
from game.scenes.play.bench import Bench
from game.scenes.play.glide import glide_from
from game.scenes.play.haul import Haul
from game.scenes.play.inhand import in_hand
from game.sound.cues import laid

if TYPE_CHECKING:
    from game.scenes.play.mouse import Mouse


def place(mouse: Mouse, haul: Haul) -> None:
    """Let go of wood or iron: on a prop's field it is placed, or the reason why not is said."""
    move = haul.dropped(mouse.play.table)
    reason = refusal(mouse.play.match.state, move) if move else None
    if reason:
        mouse.say(reason.said)
    elif move:
        mouse.decide(move)
        return
    mouse.glide = glide_from(mouse.play, haul, None)


def drop(mouse: Mouse) -> None:
    """Let go of what was in hand."""
    play, hand = mouse.play, mouse.play.hand
    assert hand is not None and hand.drag is not None
    if mouse.hurried and not hand.drag.moved:
        hand.drag = None
        return
    before, drag, held = hand.plan, hand.drag, in_hand(hand.drag)
    if isinstance(hand, Bench):
        reason = hand.release(mouse.pointer, play.layout)
    else:
        reason = hand.release(mouse.pointer, play.sheet)
    if reason:
        mouse.say(reason)
    elif hand.plan is not before:
        play.context.sound.play(laid(held))
    drag.now = mouse.pointer
    mouse.glide = glide_from(play, drag, before)
