"""The present position of a game, in one line."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.engine import ranking
from game.rules.events import TileAcquired
from game.rules.message import Amount, SeatName, message
from game.rules.terms import Step
from game.scenes.feedback.said import note_said
from game.scenes.replay.history import History
from game.scenes.stage.deeds import deed
from game.table.canvas import Said
from game.telling import told
from game.words import Names, Spoken


class Caption(NamedTuple):
    """A line, and the seat it is about."""

    said: Said
    seat: int | None = None


def caption(history: History, at: int, names: Names) -> Caption:
    """Return the move that led to a position; at the ends, who begins and who has won."""
    state, turn = history.state(at), history.turn(at)
    mover = SeatName(state.to_move or 0)
    if turn is None:
        begins = message("replay-begins", title=history.title, seat=mover)
        return Caption(Spoken(begins, names), state.to_move)
    if at == history.last and history.over:
        best = ranking(state)[0]
        wins = message("result-wins", seat=SeatName(best), vp=Amount(state.seats[best].score, "vp"))
        return Caption(Spoken(wins, names), best)
    if at == history.last:
        return Caption(Spoken(message("replay-record-ends", seat=mover), names), state.to_move)
    own = [event for event in turn.events if getattr(event, "seat", None) == turn.seat]
    own.sort(key=lambda event: not isinstance(event, TileAcquired))  # what it cost comes after it
    said = next((said for event in own if (said := told(event))), None)
    decided = deed(turn.decision.move, turn.before)
    return Caption(
        Spoken(said or message("replay-decided", seat=SeatName(turn.seat), deed=decided), names), turn.seat
    )


def moment_at(history: History, at: int, names: Names) -> Caption | None:
    """Return what a game worth seeing is opened for, at the position where that is."""
    if history.moment is None or at != history.first_shown:
        return None
    return Caption(Spoken(history.moment, names))


def notes_at(history: History, at: int, names: Names) -> Caption | None:
    """Return the first note that people left at a position of a playtest, and how many there are."""
    found = [note for note in history.record.feedback.notes if note.at == at]
    if not found:
        return None
    box = history.state(at).box
    known = {*(tile.id for tile in box.tiles), *box.ruleset.worker}
    first, seat = note_said(found[0], known), SeatName(found[0].seat)
    said = message("replay-note", seat=seat, note=first)
    if len(found) > 1:
        said = message("replay-note-of", seat=seat, note=first, count=len(found))
    return Caption(Spoken(said, names), found[0].seat)


def whereabouts(history: History, at: int) -> Said:
    """Return a position on the timeline: its move, when that is, and the scores."""
    state, span = history.state(at), history.span(at)
    scores = tuple(
        message("replay-score", name=chair.plate, vp=score)
        for chair, score in zip(history.chairs, history.scores[at], strict=True)
    )
    when = message("replay-moment", move=at, year=span.year, season=span.season, scores=scores)
    if state.step == Step.OVER:
        return when
    step = Step(state.step)
    return message(
        "replay-moment-step", move=at, year=span.year, season=span.season, step=step, scores=scores
    )
