"""Beginning a game without a question: a first one that is explained, then against the automa that fits."""

from __future__ import annotations

from game.rules import new_game
from game.rules.ruleset import BASE, load_ruleset
from game.scenes.fitting import fitting, has_finished, outcomes
from game.scenes.flow import Context, Flow, Replace
from game.scenes.newgame.draft import HIGHEST_SEED, Draft
from game.scenes.newgame.memory import Memory
from game.scenes.newgame.people import people
from game.scenes.newgame.presets import Preset, named, usual
from game.scenes.session import Session

FIRST_GAME = named("first")  # the preset of the game that is explained, which is always one of the base
PERSON = 0  # the seat of who plays alone


def begin_fitting(context: Context) -> Flow:
    """Begin the first game, or once one has been finished, a base game against the automa that fits.

    Where a draft is on the table, it is a game of that from the first, with the module Iron if it needs that.
    """
    levels = context.opponents.levels
    listed = context.saves.listed
    if context.ruleset == BASE and not has_finished(listed):
        return context.doors.first_game(context)
    preset = usual(load_ruleset(context.ruleset))
    return begun(context, _draft(context, preset, fitting(levels, outcomes(listed, levels))))


def begin_first(context: Context) -> Session:
    """Begin a first game against the gentlest automa, dealt so that the person takes disks first."""
    draft = _draft(context, FIRST_GAME, fitting(context.opponents.levels, ()))
    while new_game(draft.setup()).to_move != PERSON:
        draft.seed = str(int(draft.seed) % HIGHEST_SEED + 1)
    return Session.begin(context, draft.setup(), draft.chairs())


def _draft(context: Context, preset: Preset, opponent: str) -> Draft:
    """Return the draft of a preset for one person, as last named, and remember it as begun."""
    names = people(context.theme.words)
    memory, draft = Memory(context.opponents, names), Draft(opponent, names)
    draft.set_ruleset(context.ruleset if preset != FIRST_GAME else BASE)
    preset.choose(draft)
    before = memory.choice(opponent) or memory.begun(opponent)
    person = next((seat for seat in before.seats if not seat.automa), None) if before else None
    if person is not None:
        if person.named:
            draft.set_name(0, person.name)
        while draft.seats[0].colour != person.colour:
            draft.next_colour(0)
    memory.keep_begun(draft)
    memory.leave(wait=not context.ahead)
    return draft


def begun(context: Context, draft: Draft) -> Flow:
    """Begin a game as it is drafted, and go to its table."""
    session = Session.begin(context, draft.setup(), draft.chairs(), playtest=draft.playtest)
    return Replace(context.doors.play(context, session))
