"""After a game that was won: the stronger opponent that it is time for."""

from __future__ import annotations

from game.rules.engine import ranking
from game.scenes.fitting import counts, gentlest_first, next_level, outcome, outcomes
from game.scenes.flow import Context
from game.scenes.newgame.draft import Draft
from game.scenes.opponents import PLAIN, Opponents, full_name, level_of, temperament_of
from game.scenes.replay.history import History
from game.scenes.session import Session


def next_after(session: Session | History, context: Context) -> str:
    """Return the level that it is time for after a game that is over; empty if it is not time for another."""
    match, levels = session.match, context.opponents.levels
    scores, winner = [seat.score for seat in match.state.seats], ranking(match.state)[0]
    own = outcome(session.chairs, scores, winner, levels)
    if own is None or not counts(match.practice, match.advised, session.record.handed, match.daily):
        return ""
    before = [one for one in context.saves.latest(context.ahead) if one.path != session.path]
    return next_level(levels, [own, *outcomes(before, levels, [own.person])])


def raise_strongest(draft: Draft, level: str, opponents: Opponents) -> None:
    """Seat a level in place of the strongest in a draft; a temperament stays that the level has."""
    able = [temperament.name for temperament in opponents.about(level).temperaments]
    ladder = gentlest_first(opponents.levels)
    seated = {seat: level_of(one.automa) for seat, one in enumerate(draft.seats)}
    strongest = max((one for one in seated.values() if one in ladder), key=ladder.index, default="")
    for seat, former in seated.items():
        if former and former == strongest:
            kept = temperament_of(draft.seats[seat].automa)
            draft.set_player(seat, full_name(level, kept if kept in able else PLAIN))
