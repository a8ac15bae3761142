"""The figures of the seat in focus before they count: winter's coal, what the lease lacks, the standing."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.rules.message import Amount, message
from game.rules.ruleset import Lease
from game.rules.standing import Prospects
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.places.board import BoardPlace
from game.table.places.ruler import centred
from game.table.theme import Type
from game.table.timber import draw_plank

KINDS = ("food", "thaler", "wood", "coal", "iron")
ICON = 14  # the side of a drawing, in design units
MOST = 5  # so many missing pieces are drawn one by one, more are counted


class CardRows(NamedTuple):
    """The places on the card; once winter has counted coal and lease, all of it is for the standing."""

    coal: pygame.Rect
    lease: pygame.Rect
    standing: pygame.Rect


def rows(place: BoardPlace, figures: Prospects) -> CardRows:
    """Return the places of coal, lease and standing on the card."""
    card = place.figures
    upper = pygame.Rect(card.left, card.top, card.width, card.height // 2 if figures.coal is not None else 0)
    lower = pygame.Rect(card.left, upper.bottom, card.width, card.bottom - upper.bottom)
    lease = pygame.Rect(
        lower.topleft, (card.width * 11 // 20 if figures.lease is not None else 0, lower.height)
    )
    return CardRows(upper, lease, pygame.Rect(lease.right, lower.top, card.right - lease.right, lower.height))


def draw_figures(canvas: Canvas, place: BoardPlace, figures: Prospects) -> None:
    """Draw the card with the figures."""
    edge = canvas.theme.px(5)
    draw_plank(canvas, place.figures)
    coal, lease, standing = rows(place, figures)
    _draw_coal(canvas, coal.inflate(-2 * edge, 0), figures)
    left = standing.left
    if figures.lease is not None and figures.missing is not None:
        pieces_at = pygame.Rect(lease.left + edge, *lease[1:])
        left = min(left, _draw_lease(canvas, pieces_at, figures.lease, figures.missing) + edge)
    room = pygame.Rect(left, standing.top, standing.right - edge - left, standing.height)
    vp = Amount(figures.total, "vp")
    said = message("figures-standing", vp=vp)
    if canvas.measure(canvas.say(said), Type.NAME)[0] > room.width:
        said = message("figures-standing-short", vp=vp)
    align = "center" if figures.lease is None else "right"
    canvas.text(said, Type.NAME, p.INK, room, align, shrink=True)


def _draw_coal(canvas: Canvas, rect: pygame.Rect, figures: Prospects) -> None:
    """Draw the VP of the coal in winter, and the next step of its scale."""
    if figures.coal is None:
        return
    px = canvas.theme.px
    canvas.svg("coal", centred((rect.left + px(ICON) // 2, rect.centery), px(ICON)))
    rest = pygame.Rect(rect.left + px(ICON + 4), rect.top, rect.width - px(ICON + 4), rect.height)
    now = message("figures-coal", coal=figures.coal.coal, vp=Amount(figures.coal.vp, "vp"))
    used = canvas.text(now, Type.SMALL_STRONG, p.INK, rest).width + px(6)
    step = figures.planned or figures.more
    if step is None:
        return
    rest = pygame.Rect(rest.left + used, rest.top, rest.width - used, rest.height)
    ink = p.INK_FAINT if figures.planned is None else p.INK_GOOD
    said = message("figures-coal", coal=step.coal, vp=step.vp)
    role = Type.SMALL if figures.planned is None else Type.SMALL_STRONG
    ends = canvas.text(said, role, ink, rest, "right", shrink=True)
    side = px(9 if figures.planned is not None else 10)
    if ends.left - 2 * side > rest.left - px(6):
        sign = "arrow" if figures.planned is not None else "coal"
        canvas.svg(sign, centred((ends.left - side, rest.centery), side))


def _draw_lease(canvas: Canvas, rect: pygame.Rect, lease: Lease, missing: Lease) -> int:
    """Draw the pieces of the lease that the farm lacks behind a minus, all of it behind a tick if none.

    Return where they end.
    """
    px, side = canvas.theme.px, canvas.theme.px(ICON)
    sign = pygame.Rect(rect.left, rect.top, px(ICON), rect.height)
    if missing.pieces:
        canvas.text(message("figures-missing"), Type.NUMBER, p.INK_BAD, sign, "center")
    else:
        canvas.svg("check_ink", centred(sign.center, px(11)))
    left = sign.right
    for name, text in pieces(missing if missing.pieces else lease):
        if text:
            wide = canvas.text(
                text, Type.SMALL_STRONG, p.INK, pygame.Rect(left, rect.top, px(18), rect.height)
            ).width
            left += wide + px(2)
        canvas.svg(name, pygame.Rect(left, rect.centery - side // 2, side, side))
        left += side + px(1 if not text else 4)
    return left


def pieces(lease: Lease) -> list[tuple[str, str]]:
    """Return the drawings of the pieces of a lease, each with a count where there are too many to draw."""
    counts = [(kind, getattr(lease, kind)) for kind in KINDS if getattr(lease, kind)]
    if lease.pieces > MOST:
        return [(kind, str(count)) for kind, count in counts]
    return [(kind, "") for kind, count in counts for _ in range(count)]
