"""What the winter's farmyard tells: its buildings, goods and board, and each part of the seats' lines."""

from __future__ import annotations

from collections.abc import Iterator

from game.rulebook import place_told
from game.rules.engine import open_slots
from game.rules.ids import RuleId
from game.rules.message import Message, message, vp
from game.rules.state import GameState
from game.scenes.stage.answers.answer import Answer, joined
from game.scenes.stage.answers.pieces import GOOD_RULES, good_said, score_said
from game.scenes.stage.answers.year import STEP_RULES
from game.scenes.stage.yard.farm import lease_said
from game.scenes.stage.yard.places import COLUMNS, WinterYard
from game.table.picture import Picture
from game.table.places.board import Good

COLUMN_STEPS = {
    "coal": "scoring",
    "lease": "payment",
    "stored": "storage",
    "lost": "storage",
}


def of_yard(yard: WinterYard, shown: Picture, coal: int) -> Iterator[Answer]:
    """Yield the answers of the winter's farmyard, the smaller things before the larger.

    `coal` is what its rod is made for.
    """
    state = shown.state
    for seat, line in zip(state.order, yard.lines, strict=True):
        for column in COLUMNS:
            yield Answer(yard.cell(line, column), *_cell(state, column))
        yield Answer(line, score_said(seat, state.seats[seat].score), "G9")
    count = len(open_slots(shown.seat))
    if shown.seat.debt:
        yield Answer(yard.debt(count), good_said(state.box, shown.seat, Good.DEBT), "G7")
    for index, slot in enumerate(open_slots(shown.seat)):
        takes = place_told(state.box.ruleset, slot)
        yield Answer(yard.slot(index, count), message("answer-slots", place=takes), "W3")
    lease = lease_said(state, state.year)
    yield Answer(yard.lease(count), joined(*lease) if len(lease) > 1 else lease[0], "W2")
    rod = yard.rod(coal)
    places = {Good[kind.name]: yard.good(kind) for kind in yard.goods}
    places[Good.THALER] = yard.purse
    places[Good.COAL] = rod.cells[0].unionall(rod.cells[1:])
    for good, place in places.items():
        yield Answer(place, good_said(state.box, shown.seat, good), GOOD_RULES[good])
    yield Answer(yard.rect, message("answer-winter"), "W5")


def _cell(state: GameState, column: str) -> tuple[Message, RuleId]:
    """Return what is said of a part of a seat's line, and its rule."""
    if column == "debt":
        final = state.box.ruleset.final
        return message("tip-debt", first=vp(final.debt_first), more=vp(final.debt_more)), "G7"
    step = COLUMN_STEPS[column]
    return message(f"answer-step-{step}"), STEP_RULES[step]
