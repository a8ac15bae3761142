"""Beginning a game without a question: against the automa that fits the results so far."""

from __future__ import annotations

from game.scenes.fitting import fitting, outcomes
from game.scenes.flow import Context, Flow, Replace
from game.scenes.newgame.draft import Draft
from game.scenes.newgame.memory import Memory
from game.scenes.newgame.presets import PRESETS
from game.scenes.session import Session


def begin_fitting(context: Context) -> Flow:
    """Begin the first game, or once one has been finished, a base game of other tiles."""
    memory = Memory(context.opponents)
    draft = fitting_draft(context, memory)
    memory.keep_begun(draft)
    memory.leave(wait=not context.ahead)
    return begun(context, draft)


def fitting_draft(context: Context, memory: Memory) -> Draft:
    """Return a draft for one person, as last named, against the automa that fits."""
    levels = context.opponents.levels
    results = outcomes(context.saves.listed, levels)
    draft = Draft(fitting(levels, results))
    preset = "base" if results else "first"
    next(one for one in PRESETS if one.name == preset).choose(draft)
    before = memory.choice(draft.opponent) or memory.begun(draft.opponent)
    person = next((seat for seat in before.seats if not seat.automa), None) if before else None
    if person is not None:
        draft.set_name(0, person.name)
        while draft.seats[0].colour != person.colour:
            draft.next_colour(0)
    return draft


def begun(context: Context, draft: Draft) -> Flow:
    """Begin a game as it is drafted, and go to its table."""
    session = Session.begin(context, draft.setup(), draft.chairs())
    return Replace(context.doors.play(context, session))
