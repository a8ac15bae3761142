"""The year wheel: score track, steps of the year, turn order, lease."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import inf, pi, sin
from typing import NamedTuple

import pygame

from game.rules.message import Message, message
from game.rules.ruleset import Lease
from game.rules.state import GameState
from game.rules.terms import Ability, Season, Step
from game.table import palette as p
from game.table.canvas import Canvas, PartBase
from game.table.developments import ROMAN
from game.table.layout import Layout
from game.table.picture import Picture, WinterStep
from game.table.pieces import token
from game.table.places.ruler import centred
from game.table.places.wheel import TRACK, WheelPlace
from game.table.seasons import SHOWN, WATER_SECTOR
from game.table.styles import Panel
from game.table.theme import SMALLEST, Theme, Type

STEPS = ("water", "spring", "summer", "water", "autumn", "scoring", "payment", "storage")
"""The steps of the year round the wheel, as the last parts of their messages' ids."""
COLOURS = {"water": p.WATER_STEP, **dict.fromkeys(("scoring", "payment", "storage"), p.WINTER_STEP)}
SECTOR_COLOURS = tuple(COLOURS.get(name) or SHOWN[Season[name.upper()]].colour for name in STEPS)
LYING, WIDER = (0, 3, 4, 7), 1.3
"""The steps above and below the middle, and how much wider than the ring a word can be there."""
NOW_TYPES = (Type.LABEL, Type.NAME, Type.SMALL_STRONG)
"""How the present step is set: as large as it needs no hyphen."""


def draw_wheel(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """Draw the whole wheel; the rim and the score markers are drawn apart while they move."""
    state, place, poses = picture.state, layout.wheel, picture.poses
    scores = tuple(seat.score for seat in state.seats)
    payers = tuple(seat.has(Ability.SCHULTHEISS) for seat in state.seats)
    now = sector_shown(picture)
    year = (state.year, state.season, now, payers)
    turning, walking = poses.needle is not None, bool(poses.scores)
    shown = () if walking else scores
    key = (state.box, year, state.order, state.to_move, shown, picture.sitters, turning, picture.land)

    below = (state.box, picture.sitters, picture.land)

    def draw_steps(part: Canvas) -> None:
        part.part("track", place.rect, below, lambda rim: _draw_track(rim, place))
        _draw_sectors(part, place, now, state)

    def draw(part: Canvas) -> None:
        if not turning:
            _draw_rim(part, place, now)
        _draw_middle(part, place, picture)
        if not walking:
            _draw_scores(part, place, picture)

    canvas.part("wheel", place.rect, key, draw, PartBase("steps", (*below, state.season, now), draw_steps))
    if poses.needle is not None:
        _draw_rim(canvas, place, poses.needle)
    if walking:
        _draw_scores(canvas, place, picture)


def draw_steps_beforehand(canvas: Canvas, layout: Layout) -> None:
    """Make each step of the year as it is while it is played, and while it is not."""
    for i, colour in enumerate(SECTOR_COLOURS):
        for shown in (colour, _muted(colour)):
            canvas.polygon(layout.wheel.sector(i), (*shown, 255))


def _muted(colour: p.RGB) -> p.RGB:
    """Return the colour of a step that is not played."""
    return p.mix(colour, p.PAPER, 0.25)


def sector_now(state: GameState) -> int:
    """Return the step of the year that is played, as an index of STEPS."""
    stored = state.season == Season.WINTER and state.step in (Step.WINTER_STORAGE, Step.OVER)
    return STEPS.index("storage") if stored else SHOWN[state.season].sector


def sector_shown(picture: Picture) -> int:
    """Return the sector of the picture's moment: in a winter that is shown, that of its step."""
    if picture.winter is None:
        return sector_now(picture.state)
    return STEPS.index("scoring") + min(picture.winter, WinterStep.STORAGE)


def _draw_track(canvas: Canvas, place: WheelPlace) -> None:
    canvas.circle(place.centre, place.radius, (*p.INK, 255))
    canvas.circle(place.centre, place.radius - canvas.theme.px(1.5), (*p.PAPER_EDGE, 255))
    canvas.circle(place.centre, place.radius - canvas.theme.px(2.5), (*p.PAPER, 255))
    rooms = [centred(place.score_spot(score), round(2 * place.mark)) for score in range(TRACK)]
    face = canvas.alike(((str(score), room) for score, room in enumerate(rooms)), Type.TINY)
    for score, room in enumerate(rooms):
        x, y = place.score_spot(score)
        tenth = score % 10 == 0
        canvas.circle((x, y), place.mark, (*p.PAPER_EDGE, 255))
        fill = p.mix(p.PAPER, p.GOLD, 0.35) if tenth else p.CARD
        canvas.circle((x, y), place.mark - max(1, canvas.theme.px(0.8)), (*fill, 255))
        canvas.text(str(score), Type.TINY, p.INK if tenth else p.INK_SOFT, room, "center", most=face.size)


def season_at(state: GameState, index: int) -> Season | None:
    """Return the season whose phase is a step of the year: of several, the present one; None if none is."""
    found = [season for season in state.box.phases if SHOWN[season].sector == index]
    return max(found, key=lambda season: season == state.season, default=None)


def sector_said(index: int, state: GameState) -> Message:
    """Return the name of a step of the year; the ruleset says which seasons begin with water (Y2)."""
    wet, season = state.box.wet_years[state.year - 1], season_at(state, index)
    if index in WATER_SECTOR and not wet[WATER_SECTOR[index]]:
        return message("wheel-dry")
    if season is Season.SUMMER and wet[season]:
        return message("wheel-summer-wet")
    return message(f"wheel-{STEPS[index] if season is None else season.id}")


def _draw_sectors(canvas: Canvas, place: WheelPlace, now: int, state: GameState) -> None:
    canvas.circle(place.centre, place.outer + canvas.theme.px(1), (*p.PAPER_EDGE, 255))
    width, high = place.outer - place.inner - canvas.theme.px(2), canvas.theme.px(34)
    wide = [round(width * WIDER if i in LYING else width) for i in range(len(STEPS))]
    names = [(sector_said(i, state), place.sector_text(i, wide[i], high)) for i in range(len(STEPS))]
    face = canvas.alike(names, Type.SMALL)
    for i in range(len(STEPS)):
        colour = SECTOR_COLOURS[i] if i == now else _muted(SECTOR_COLOURS[i])
        canvas.polygon(place.sector(i), (*colour, 255))
        x0, y0 = place.on(place.outer, i / 8)
        x1, y1 = place.on(place.inner, i / 8)
        canvas.line((x0, y0), (x1, y1), p.PAPER_EDGE, 1)
        (said, room), ink = names[i], p.INK if i == now else p.INK_SOFT
        roles = NOW_TYPES if i == now else (Type.SMALL,)
        whole = (role for role in roles if canvas.measure(said, role)[0] <= room.width)
        most = inf if i == now else face.size
        canvas.text(said, next(whole, roles[0]), ink, room, "center", wrap=True, shrink=True, most=most)
    canvas.svg("wheel_cut", centred(place.centre, 2 * round(place.outer)))


def _draw_rim(canvas: Canvas, place: WheelPlace, now: float) -> None:
    """Draw a red rim round the step of the year that is played, or between two of them."""
    points = place.sector(now)
    for start, end in zip(points, [*points[1:], points[0]], strict=True):
        canvas.line(start, end, p.PRIMARY, 2.6)


def _draw_middle(canvas: Canvas, place: WheelPlace, picture: Picture) -> None:
    canvas.circle(place.centre, place.inner, (*p.PAPER_EDGE, 255))
    canvas.circle(place.centre, place.inner - canvas.theme.px(1.2), (*p.PAPER, 255))
    state = picture.state
    canvas.text(message("wheel-order"), Type.NOTE, p.INK_SOFT, place.title, "center")
    for i, seat in enumerate(state.order):
        spot = place.order_spot(i, len(state.order))
        if seat == state.to_move:
            canvas.circle(spot.center, spot.width * 0.62, (*p.GLOW, 255))
        token(canvas, picture.sitters[seat], spot)
    _draw_lease_title(canvas, place, picture)
    for year, row in enumerate(place.lease, start=1):
        _draw_lease(canvas, row, year, state.box.leases[year - 1], now=year == state.year)


def _draw_lease_title(canvas: Canvas, place: WheelPlace, picture: Picture) -> None:
    """Draw the title; beside it the players who pay as the Schultheiss does instead, and what (tile 46)."""
    state, room = picture.state, place.lease_title
    payers = [seat for seat in state.order if state.seats[seat].has(Ability.SCHULTHEISS)]
    if not payers:
        canvas.text(message("wheel-lease"), Type.NOTE, p.INK_SOFT, room, "center")
        return
    canvas.text(message("wheel-lease"), Type.NOTE, p.INK_SOFT, room)
    side, right = room.height, room.right
    for name in reversed(lease_pictures(state.box.ruleset.valley.schultheiss)):
        canvas.svg(name, pygame.Rect(right - side, room.top, side, side))
        right -= side
    for i, seat in enumerate(reversed(payers)):
        spot = pygame.Rect(right - side - canvas.theme.px(3) - i * side * 3 // 5, room.top, side, side)
        token(canvas, picture.sitters[seat], spot)


def lease_pictures(lease: Lease) -> list[str]:
    """Return the drawings of everything in a lease."""
    kinds = ("coal", "wood", "food", "thaler", "iron")
    return [kind for kind in kinds for _ in range(getattr(lease, kind))]


def _draw_lease(canvas: Canvas, row: pygame.Rect, year: int, lease: Lease, now: bool) -> None:
    canvas.panel(row, Panel.FIELD_ON if now else Panel.FIELD)
    px = canvas.theme.px
    numeral = pygame.Rect(row.left + px(7), row.top, px(22), row.height)
    canvas.text(ROMAN[year - 1], Type.SMALL_STRONG, p.INK if now else p.INK_SOFT, numeral, shrink=True)
    pictures = lease_pictures(lease)
    side = min(px(17), row.height - px(2))
    for i, name in enumerate(pictures):
        spot = pygame.Rect(row.left + px(32) + round(i * side * 1.25), 0, side, side)
        spot.centery = row.centery
        canvas.svg(name, spot)


class ScoreToken(NamedTuple):
    """A seat's token on the score track, and the place of the whole score where the track does not say it."""

    seat: int
    spot: pygame.Rect
    badge: pygame.Rect | None


def score_tokens(theme: Theme, place: WheelPlace, picture: Picture) -> list[ScoreToken]:
    """Return each seat's token on the track; those that share a place lie one further in than the other."""
    standing: dict[int, int] = {}
    spots: list[tuple[int, pygame.Rect]] = []
    side = round(place.mark * 2.1)
    for seat in reversed(picture.state.order):
        score = picture.state.seats[seat].score
        way = picture.poses.scores.get(seat, 0.0)
        before = 0 if way else standing.get(score % TRACK, 0)
        standing[score % TRACK] = before + (not way)
        x, y = place.on(place.track - before * place.mark * 1.1, ((score + way) % TRACK) / TRACK)
        y -= abs(sin(way * pi)) * place.mark  # from field to field in small leaps
        spots.append((seat, centred((x, y), side)))
    found, taken = list[ScoreToken](), [spot for _, spot in spots]
    for seat, spot in spots:
        badge = None
        if not 0 <= picture.state.seats[seat].score < TRACK and not picture.poses.scores.get(seat):
            badge = lap_badge(theme, spot, place.rect, [other for other in taken if other is not spot])
            taken.append(badge)
        found.append(ScoreToken(seat, spot, badge))
    return found


def _draw_scores(canvas: Canvas, place: WheelPlace, picture: Picture) -> None:
    """Draw each seat's token on the track, then the scores beyond it."""
    tokens = score_tokens(canvas.theme, place, picture)
    for seat, spot, _ in tokens:
        canvas.cover(spot.inflate(-spot.width // 2, -spot.width // 2))
        token(canvas, picture.sitters[seat], spot)
    for seat, _, badge in tokens:
        if badge is not None:
            canvas.cover(badge)
            canvas.panel(badge, Panel.BADGE)
            canvas.text(
                str(picture.state.seats[seat].score), Type.TINY, p.INK, badge, "center", most=SMALLEST
            )


def lap_badge(
    theme: Theme, spot: pygame.Rect, wheel: pygame.Rect, taken: Sequence[pygame.Rect]
) -> pygame.Rect:
    """Return the place of the whole score beside a token that has left the track's numbers.

    It lies on the wheel, above the token or round it, where it hides least of what is there.
    """
    wide, high, lap = theme.px(26), theme.px(14), theme.px(8)
    across, down = (spot.width + wide - lap) // 2, (spot.height + high - lap) // 2
    beside = [
        centred((spot.centerx + x, spot.centery + y), wide, high)
        for x, y in product((0, -across, across), (-down, down, 0))
        if x or y
    ]

    def hidden(badge: pygame.Rect) -> int:
        parts = [badge.clip(rect) for rect in taken]
        return sum(part.width * part.height for part in parts)

    return min(beside, key=lambda badge: (not wheel.contains(badge), hidden(badge)))
