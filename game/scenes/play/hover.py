"""What lies under the pointer, as far as the picture depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.scenes.play.scene import Play


def thing_under(play: Play, spot: tuple[int, int]) -> str:
    """The name of the button, sheet, thing or tile under a spot."""
    ribbon = play.layout.ribbon
    for name, rect in (("undo", ribbon.undo), ("why", ribbon.why), ("menu", ribbon.menu)):
        if rect.collidepoint(spot):
            return name
    if play.layout.board.button.collidepoint(spot):
        return "button"
    if play.winter_open and play.sheet.rect.collidepoint(spot):
        return "winter button" if play.sheet.button.collidepoint(spot) else "winter"
    thing = play.table.at(spot)
    tile = play.layout.developments.at(spot)
    return thing.name if thing else f"tile {tile}" if tile is not None else ""
