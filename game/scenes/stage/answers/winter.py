"""What the winter's sheet tells: each cell of it by its column."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.message import Message, message, vp
from game.rules.state import GameState
from game.scenes.stage.answers.answer import Answer
from game.scenes.stage.answers.pieces import score_said
from game.scenes.stage.answers.year import STEP_RULES
from game.scenes.stage.wintersheet import COLUMNS, WinterSheet

COLUMN_STEPS = {
    "coal": "scoring",
    "lease": "payment",
    "stored": "storage",
    "lost": "storage",
}


def of_sheet(sheet: WinterSheet, state: GameState) -> Iterator[Answer]:
    """Yield the answers of the winter's sheet, the smaller things before the larger."""
    for index, row in enumerate(sheet.rows):
        seat = state.order[index - 1] if index else None
        for column, (name, _) in enumerate(COLUMNS):
            said, rule = _cell(state, name, seat)
            yield Answer(sheet.cell(row, column), said, rule)
    yield Answer(sheet.slots, message("answer-slots"), "W3")
    yield Answer(sheet.rect, message("answer-winter"), "W5")


def _cell(state: GameState, column: str, seat: int | None) -> tuple[Message, str]:
    """Return what is said of a cell of the sheet, and its rule; the heading has no seat."""
    if column == "debt":
        final = state.box.ruleset.final
        return message("tip-debt", first=vp(final.debt_first), more=vp(final.debt_more)), "G7"
    if column in COLUMN_STEPS:
        step = COLUMN_STEPS[column]
        return message(f"answer-step-{step}"), STEP_RULES[step]
    if column == "farm":
        return message("answer-farm"), "W2"
    if seat is None:
        return message("answer-winter"), "W5"
    return score_said(seat, state.seats[seat].score), "G9"
