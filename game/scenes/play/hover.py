"""What lies under the pointer, as far as the picture depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.moves import Acquire, Dig, Move, Swap
from game.rules.terms import Colour, Field
from game.scenes.play.bench import Bench
from game.table.logpanel import turn_at

if TYPE_CHECKING:
    from game.scenes.play.scene import Play


def thing_under(play: Play, spot: tuple[int, int]) -> str:
    """The name of the button, sheet, thing or tile under a spot."""
    ribbon = play.layout.ribbon
    for name, rect in (("undo", ribbon.undo), ("why", ribbon.why), ("menu", ribbon.menu)):
        if rect.collidepoint(spot):
            return name
    if play.layout.ask.collidepoint(spot) and (play.desk.can_ask or play.desk.counsel.asked):
        return "ask"
    if play.layout.board.button.collidepoint(spot):
        return "button"
    if play.winter_open and play.sheet.rect.collidepoint(spot):
        return "winter button" if play.sheet.button.collidepoint(spot) else "winter"
    turn = told_at(play, spot)
    if turn is not None:
        return f"log {turn}"
    thing = play.table.at(spot)
    tile = play.layout.developments.at(spot)
    return thing.name if thing else f"tile {tile}" if tile is not None else ""


def told_at(play: Play, spot: tuple[int, int]) -> int | None:
    """The decision whose line in the log is under a spot, where there is more to tell about it."""
    log = play.layout.log_tall if play.log_open else play.layout.log
    if not log.collidepoint(spot):
        return None
    return turn_at(play.context.theme, log, play.lines(), play.log_back, spot)


def wished_at(play: Play, spot: tuple[int, int]) -> Move | None:
    """Return what a click seems to want where nothing is asked, for the rules to say why not."""
    tile = play.layout.developments.at(spot)
    reserve = play.layout.disks.reserve_at(spot)
    if tile is not None:
        return Acquire(Field.FARMER, play.match.state.box.tiles[tile].id)
    if reserve is not None:
        return Swap(reserve, Colour.BLACK, Colour.BROWN)
    on_board = play.layout.board.rect.collidepoint(spot)
    return Dig() if on_board and not isinstance(play.hand, Bench) else None
