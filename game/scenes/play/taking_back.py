"""Taking back, step by step: what is open, what is in hand, the last piece laid, the last decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.scenes.play.mouse import Mouse


def taken_back(mouse: Mouse, quiet: bool) -> bool:
    """Return whether there was something to take back.

    If not, why not is said, unless it shall be quiet; what is to be asked first is no matter for that either.
    """
    play = mouse.play
    play.dirty = True
    play.skip()
    mouse.glide = None
    if _closed(mouse):
        return True
    if play.hand is not None and play.hand.back():
        return True
    if mouse.browsing:
        mouse.browsing = False
        return True
    reason = play.match.undo_refusal()
    if reason is None and not (quiet and play.session.undo_question):
        play.take_back()
        return True
    if reason is not None and not quiet:
        mouse.say(reason)
    return False


def _closed(mouse: Mouse) -> bool:
    """Return whether something lay open over the table, and is closed now."""
    play = mouse.play
    if mouse.opened or mouse.said or mouse.haul:
        mouse.reset()
        return True
    if play.desk.panel is not None or play.desk.counsel.asked:
        play.desk.close()
        return True
    if play.log_open:
        play.log_open = False
        return True
    return False
