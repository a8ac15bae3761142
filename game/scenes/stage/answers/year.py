"""What the wheel and the ribbon tell: the steps of the year, the lease, turn order and scores."""

from __future__ import annotations

from collections.abc import Iterator

from game.rulebook import bonuses
from game.rules.engine import ends_said, lease_for
from game.rules.ids import RuleId
from game.rules.message import Amount, Message, SeatName, Value, message
from game.rules.ruleset import Lease
from game.rules.state import GameState, Seat
from game.rules.terms import Season
from game.scenes.stage.answers.answer import Answer, joined
from game.scenes.stage.answers.pieces import score_said
from game.table.layout import Layout
from game.table.picture import Picture
from game.table.places.wheel import TRACK
from game.table.ribbon import chip_places, chips
from game.table.seasons import WATER_SECTOR
from game.table.theme import Theme
from game.table.wheel import STEPS, score_tokens, season_at

STEP_RULES: dict[str, RuleId] = {
    "water": "Y2",
    "refill": "F3",
    "taking-1": "D1",
    "taking-2": "D2",
    "order": "D6",
    "planning": "P1",
    "working": "E1",
    "scoring": "W1",
    "payment": "W2",
    "storage": "W3",
    "phase": "Y4",
}


def of_wheel(theme: Theme, layout: Layout, picture: Picture) -> Iterator[Answer]:
    """Yield the answers of the year wheel, the smaller things before the larger."""
    wheel, state = layout.wheel, picture.state
    for seat, spot, badge in score_tokens(theme, wheel, picture):
        said = score_said(seat, state.seats[seat].score)
        yield from (Answer(rect, said, "G9") for rect in (spot, badge) if rect is not None)
    order = message("answer-order", seats=tuple(map(SeatName, state.order)))
    for rect in (wheel.title, wheel.order):
        yield Answer(rect, order, "D6")
    yield Answer(wheel.lease_title, message("answer-lease", debt=Amount(1, "debt")), "W2")
    for year, rect in enumerate(wheel.lease, start=1):
        yield Answer(rect, lease_said(state, layout.focus, year), "W2")
    for index in range(len(STEPS)):
        yield _sector(layout, state, index)
    yield Answer(wheel.scores, _track(state), "G9")


def lease_said(state: GameState, number: int, year: int) -> Message:
    """Return the lease of a year, and what a seat still lacks of it."""
    seat = state.seats[number]
    lease = lease_for(state, seat, year - state.year) if year >= state.year else state.box.leases[year - 1]
    if year < state.year:
        return message("answer-lease-past", year=year, lease=lease.said)
    lacks = tuple(Amount(missing, kind) for kind, missing in _missing(seat, lease) if missing > 0)
    values: dict[str, Value] = {"year": year, "lease": lease.said, "seat": SeatName(number)}
    if lacks:
        return message("answer-lease-lacks", lacks=lacks, **values)
    return message("answer-lease-enough", **values)


def _missing(seat: Seat, lease: Lease) -> Iterator[tuple[str, int]]:
    """Yield each good of a lease with what a seat has too little of it, which can be less than none."""
    for kind in lease.__struct_fields__:
        yield kind, getattr(lease, kind) - getattr(seat, kind)


def _sector(layout: Layout, state: GameState, index: int) -> Answer:
    """Return the answer of one step of the year: a water step, a phase, or a step of winter."""
    place, name = layout.wheel.step(index), STEPS[index]
    if index in WATER_SECTOR:
        return Answer(place, _water(state, WATER_SECTOR[index]), STEP_RULES["water"])
    season = season_at(state, index)
    if season is not None:
        return Answer(place, _phase(state, season), STEP_RULES["phase"])
    return Answer(place, message(f"answer-step-{name}"), STEP_RULES[name])


def _water(state: GameState, season: Season) -> Message:
    """Return what a water step brings: the ruleset says which seasons begin with water (Y2)."""
    wet = state.box.wet_years[state.year - 1][season]
    return message("answer-step-water", water=Amount(1, "water")) if wet else message("answer-step-dry")


def _phase(state: GameState, season: Season) -> Message:
    """Return what is done in a season, and what is special about it."""
    if more := bonuses(state.box.ruleset, (season,)):
        return message("answer-phase-more", bonuses=more)
    return message("answer-phase")


def _track(state: GameState) -> Message:
    seats = tuple(
        message("answer-track-seat", seat=SeatName(number), vp=Amount(state.seats[number].score, "vp"))
        for number in state.order
    )
    return message("answer-track", seats=seats, lap=TRACK)


def of_ribbon(theme: Theme, layout: Layout, picture: Picture) -> Iterator[Answer]:
    """Yield the answers of the ribbon."""
    ribbon, state = layout.ribbon, picture.state
    said = message("answer-year", year=state.year, years=state.box.years)
    if ends := ends_said(state.box.ruleset):
        said = joined(said, message("answer-year-ends", ends=ends))
    yield Answer(ribbon.year, said, "Y1")
    steps, now = chips(state, picture.winter)
    for step, rect in zip(steps, chip_places(theme, ribbon, steps, now), strict=True):
        yield Answer(rect, step_said(state, step), STEP_RULES[step])
    for number, rect in enumerate(ribbon.seats):
        seat = SeatName(number)
        points = Amount(state.seats[number].score, "vp")
        yield Answer(rect, message("answer-seat", seat=seat, vp=points, key=str(number + 1)), "G9")
    if picture.redo:
        yield Answer(ribbon.redo, message("answer-redo"))
    if not picture.watched:
        yield Answer(ribbon.undo, message("tip-undo"))
        yield Answer(ribbon.why, message("tip-why"))
    yield Answer(ribbon.menu, message("answer-menu"))


def step_said(state: GameState, step: str) -> Message:
    """Return what is done in a step of a phase or of winter."""
    if step == "water":
        return _water(state, Season(state.season))
    if step == "refill":
        return message("answer-step-refill", count=state.box.ruleset.pools.reserve)
    if step == "taking-2":
        return message("answer-step-taking-2", limit=state.box.ruleset.taking.limit)
    return message(f"answer-step-{step}")
