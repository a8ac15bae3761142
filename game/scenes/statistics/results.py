"""The overview: a few large figures, and bars with intervals for whatever results are grouped by."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.message import Amount, Message, Real, message
from game.scenes.kit.place import row as side_by_side
from game.scenes.kit.widget import Told, Widget
from game.scenes.statistics.said import SAID
from game.statistics.figures import SHARE, Group, Overview
from game.statistics.game import PEOPLE
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.styles import Panel
from game.table.theme import UNIT, Theme, Type

TALLEST = 82.0
NAME, COUNT, VP = 0.25, 0.15, 0.2
"""The shares of a row's width for its name, its number of wins, and its VP; the bar has the rest."""


def draw_figures(canvas: Canvas, rect: pygame.Rect, found: Overview) -> None:
    """Draw games, wins, the best game and the streak side by side."""
    figures = _figures(found)
    cards = side_by_side(rect, len(figures), canvas.theme.px(12))
    for card, (head, figure, note, _) in zip(cards, figures, strict=True):
        canvas.panel(card, Panel.CARD)
        inner = card.inflate(-canvas.theme.px(2 * UNIT), -canvas.theme.px(UNIT))
        third = inner.height // 4
        canvas.text(head, Type.NOTE, p.INK_SOFT, pygame.Rect(inner.topleft, (inner.width, third)), "center")
        middle = pygame.Rect(inner.left, inner.top + third, inner.width, inner.height - 2 * third)
        canvas.text(figure, Type.DISPLAY, p.INK, middle, "center", shrink=True)
        low = pygame.Rect(inner.left, inner.bottom - third, inner.width, third)
        canvas.text(note, Type.SMALL, p.INK_SOFT, low, "center", shrink=True, ellipsis=True)


def figures_told(theme: Theme, rect: pygame.Rect, found: Overview) -> list[Widget]:
    """Return what the figures answer, drawn in the same place."""
    tips = [tip for _, _, _, tip in _figures(found)]
    cards = side_by_side(rect, len(tips), theme.px(12))
    return [Told(card, tip=tip) for card, tip in zip(cards, tips, strict=True)]


def _figures(found: Overview) -> list[tuple[Message, Said, Said, Message]]:
    """Return what the figures are called, the figures, what stands below them, and a sentence on each."""
    share = percent(found.won / found.games) if found.games else ""
    best = Amount(found.best.seat.vp, "vp") if found.best else None
    mean = message("statistics-mean", vp=Real(found.vp, 1)) if found.games else ""
    return [
        (message("statistics-games"), message("number", number=found.games), mean, _tip("games")),
        (message("statistics-wins"), message("number", number=found.won), share, _tip("wins")),
        (
            message("statistics-best"),
            message("statistics-vp", vp=best) if best else "–",
            _against(found),
            _tip("best"),
        ),
        (
            message("statistics-streak"),
            message("number", number=found.streak),
            message("statistics-longest", count=found.longest),
            _tip("streak"),
        ),
    ]


def _tip(figure: str) -> Message:
    return message(f"statistics-{figure}-tip")


def _against(found: Overview) -> Said:
    """Return against whom the best game was won or lost; games of people alone are only called that."""
    if found.best is None:
        return ""
    level = found.best.filed.game.level
    said = SAID["level"](level)
    return said if level == PEOPLE else message("statistics-best-against", level=said)


def percent(share: float) -> Message:
    """Return a share as a percentage."""
    return message("percent", value=round(100 * share))


def draw_groups(canvas: Canvas, rect: pygame.Rect, groups: Sequence[Group], by: str) -> None:
    """Draw a row for each group: its name, its share of wins with the interval, its mean VP."""
    head = canvas.leading(Type.SMALL)
    top = pygame.Rect(rect.left, rect.top, rect.width, head)
    _, bar, count, vp = _columns(top)
    canvas.text(message("statistics-head-wins"), Type.SMALL, p.INK_SOFT, bar)
    canvas.text(message("statistics-head-won"), Type.SMALL, p.INK_SOFT, count, "right", shrink=True)
    canvas.text(message("statistics-head-vp"), Type.SMALL, p.INK_SOFT, vp, "right", shrink=True)
    for row, group in zip(_rows(canvas.theme, rect, len(groups)), groups, strict=True):
        _draw_group(canvas, row, group, by)
    foot = pygame.Rect(rect.left, rect.bottom - head, rect.width, head)
    canvas.text(message("statistics-intervals"), Type.TINY_NOTE, p.INK_SOFT, foot, ellipsis=True)


def _rows(theme: Theme, rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Return the places of so many groups, one below the other."""
    head = theme.leading(Type.SMALL)
    height = min(theme.px(TALLEST), (rect.height - 2 * head) // max(1, count))
    top = rect.top + head + theme.px(4)
    return [pygame.Rect(rect.left, top + i * height, rect.width, height) for i in range(count)]


def groups_told(theme: Theme, rect: pygame.Rect, groups: Sequence[Group]) -> list[Widget]:
    """Return what the rows answer: the interval of the wins, and that of the VP."""
    found = list[Widget]()
    for row, group in zip(_rows(theme, rect, len(groups)), groups, strict=True):
        _, bar, count, vp = _columns(row)
        found += [
            Told(bar.union(count), tip=_wins_told(group)),
            Told(vp, tip=_vp_told(group)),
        ]
    return found


def _wins_told(group: Group) -> Message:
    wins = group.wins
    low, high, share = (percent(value) for value in (wins.low, wins.high, SHARE))
    return message(
        "statistics-wins-interval", won=group.won, games=group.games, low=low, high=high, confidence=share
    )


def _vp_told(group: Group) -> Message:
    if group.vp.high == group.vp.value:
        return message("statistics-vp-once")
    low, high = (Real(value, 1, exact=True) for value in (group.vp.low, group.vp.high))
    return message("statistics-vp-interval", low=low, high=Amount(high, "vp"), confidence=percent(SHARE))


def _columns(row: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect, pygame.Rect]:
    """Return the places of a row's name, bar, wins and VP."""
    widths = [round(row.width * share) for share in (NAME, 1 - NAME - COUNT - VP, COUNT, VP)]
    lefts = [row.left + sum(widths[:i]) for i in range(4)]
    rects = [pygame.Rect(x, row.top, w, row.height) for x, w in zip(lefts, widths, strict=True)]
    return rects[0], rects[1], rects[2], rects[3]


def _draw_group(canvas: Canvas, row: pygame.Rect, group: Group, by: str) -> None:
    px = canvas.theme.px
    canvas.line(row.topleft, row.topright, p.WELL, 1)
    name, bar, count, vp = _columns(row)
    name.width -= px(UNIT)
    canvas.text(SAID[by](group.key), Type.LABEL, p.INK, name, shrink=True, ellipsis=True)
    track = pygame.Rect(bar.left, 0, bar.width, min(px(20), row.height - px(6)))
    track.centery = row.centery
    canvas.box(track.inflate(2 * px(1), 2 * px(1)), p.INK)
    canvas.box(track, p.CARD)
    if group.won:
        filled = pygame.Rect(track)
        filled.width = max(2, round(track.width * group.wins.value))
        canvas.box(filled, p.GOLD)
        canvas.box(pygame.Rect(filled.right - px(1), filled.top, px(1), filled.height), p.INK)
    low, high = (track.left + round(track.width * end) for end in (group.wins.low, group.wins.high))
    canvas.line((low, track.centery), (high, track.centery), p.INK, 1.6)
    for x in (low, high):
        canvas.line((x, track.centery - px(4)), (x, track.centery + px(4)), p.INK, 1.6)
    won = message("statistics-of", won=group.won, games=group.games, share=percent(group.wins.value))
    canvas.text(won, Type.BODY, p.INK, count, "right", shrink=True)
    reach = group.vp.high - group.vp.value
    value = Real(group.vp.value, 1, exact=True)
    within = message("statistics-vp-within", vp=value, reach=Real(reach, 1, exact=True))
    said = within if reach else message("number", number=value)
    canvas.text(said, Type.BODY, p.INK, vp, "right", shrink=True)
