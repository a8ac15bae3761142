"""The landlord in winter: his board with the lease, himself while he collects, the hill he comes over."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import cos, pi

import pygame

from game.rules.message import message
from game.scenes.stage.yard.farm import Farm, Piece
from game.scenes.stage.yard.places import POST, WinterYard
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.pieces import draw_there
from game.table.shapes import Point
from game.table.styles import Panel
from game.table.theme import Type

FEW = 6  # so many pieces of the lease are drawn one by one, more are counted
SLOPE, STEPS = 200.0, 16  # the width of each of the hill's slopes, in design units, and its lines
WAVE = 5.0  # so high the yard's snow reaches up the slopes
DRIFTS = (1, 2, 3)
"""The lines of snow along the slopes, from without."""
ROUND = 12.0  # so much of the hill's top is beside landlord and board
POSTS = (18.0, 132.0)  # the middles of the board's posts, from its left


def draw_landlord(canvas: Canvas, yard: WinterYard, farm: Farm, collects: bool) -> None:
    """Draw the landlord's board where so many buildings leave it room, and himself while he `collects`."""
    count = len(farm.doors)
    if collects:
        canvas.svg("landlord", yard.landlord(count))
    if not yard.beside(count):
        _draw_hill(canvas, yard, count)
    _draw_board(canvas, yard.lease(count), farm)


def _draw_hill(canvas: Canvas, yard: WinterYard, count: int) -> None:
    """Draw the snowy hill behind the buildings, on which the board stands, down to the yard."""
    px, top, foot = canvas.theme.px, yard.crest(count), yard.horizon
    left, right = yard.landlord(count).left - px(ROUND), yard.lease(count).right + px(ROUND)
    fall = [step / STEPS for step in range(STEPS + 1)]
    slope = [(px(SLOPE) * share, top + (foot - top) * (1 - cos(share * pi)) / 2) for share in fall]
    edge = [*((left - x, y) for x, y in reversed(slope)), *((right + x, y) for x, y in slope)]
    canvas.polygon(edge, (*p.YARD_SNOW, 255))
    _draw_line(canvas, p.YARD_INK, [(x, y) for x, y in edge if y < foot - px(WAVE)])
    for inner in DRIFTS:
        drift = slope[round(inner * STEPS / 8) : -STEPS // 4]
        for side, far in ((-1, left), (1, right)):
            line = [(far + side * (x - px(inner * 8)), y + px(inner * 5)) for x, y in drift]
            _draw_line(canvas, p.YARD_SHADE, line)


def _draw_line(canvas: Canvas, ink: p.RGB, line: Sequence[Point]) -> None:
    moved = [(x - canvas.origin[0], y - canvas.origin[1]) for x, y in line]
    pygame.draw.aalines(canvas.surface, ink, False, moved)


def _draw_board(canvas: Canvas, board: pygame.Rect, farm: Farm) -> None:
    """Draw the board: what is due, hollow what is missing, and the debt for it."""
    px = canvas.theme.px
    for middle in POSTS:
        post = pygame.Rect(0, board.bottom - px(4), px(7), px(POST) + px(4))
        post.centerx = board.left + px(middle)
        pygame.draw.rect(canvas.surface, p.BEAM, post.move(-canvas.origin[0], -canvas.origin[1]))
        canvas.line(post.topleft, post.bottomleft, p.INK, 1.5)
        canvas.line(post.topright, post.bottomright, p.INK, 1.5)
    canvas.panel(board, Panel.CARD, edge=p.INK, rim=1.6)
    inner = board.inflate(-px(14), -px(8))
    title = pygame.Rect(inner.left, inner.top, inner.width, inner.height // 2)
    canvas.text(message("wheel-lease"), Type.LABEL, p.INK, title, "center", shrink=True)
    row = pygame.Rect(inner.left, title.bottom, inner.width, inner.bottom - title.bottom)
    _draw_pieces(canvas, row, farm)


def _draw_pieces(canvas: Canvas, row: pygame.Rect, farm: Farm) -> None:
    """Draw the pieces of the lease, then the debt that was taken for what was missing."""
    side, gap = min(canvas.theme.px(22), row.height), canvas.theme.px(3)
    shown = _groups(farm.lease)
    if farm.debt:
        shown.append(("debt", True, f"+{farm.debt}"))
    elif farm.paid:
        shown.append(("check_ink", True, ""))
    widths = [side + gap + (canvas.measure(text, Type.NUMBER)[0] + gap if text else 0) for *_, text in shown]
    left = row.left + max(0, row.width - sum(widths)) // 2
    for (what, there, text), width in zip(shown, widths, strict=True):
        spot = pygame.Rect(left, row.centery - side // 2, side, side)
        small = spot.inflate(-side // 4, -side // 4) if what == "check_ink" else spot
        draw_there(canvas, what, small, there)
        ink = p.INK_BAD if what == "debt" else p.INK
        if text:
            room = pygame.Rect(spot.right + gap, row.top, width - side - gap, row.height)
            canvas.text(text, Type.NUMBER, ink, room)
        left += width


def _groups(pieces: Sequence[Piece]) -> list[tuple[str, bool, str]]:
    """Return what is drawn of the lease: each piece, or where they are many each kind with a count."""
    if len(pieces) <= FEW:
        return [(piece.what, piece.there, "") for piece in pieces]
    found = []
    for what, group in groupby(pieces, lambda piece: piece.what):
        kind = list(group)
        there = sum(piece.there for piece in kind)
        found.append((what, there > 0, f"{there}/{len(kind)}"))
    return found
