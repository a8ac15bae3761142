"""What the players of a playtest do not weigh of what the draft changes, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from game.automa import LEVELS
from game.automa.sight import WHEN, Remark, unweighed
from game.playtest.plan import Plan
from game.playtest.words import listed
from game.rules.ruleset import BASE, load_ruleset
from game.rules.ruleset_differences import differences

_KEYS = 3
"""How many keys a sentence names."""


def unseen(plan: Plan) -> tuple[str, ...]:
    """A sentence for each thing that some players are blind to; a portrait is held against the base."""
    mine, *others = plan.rulesets
    theirs = others[0] if others else BASE
    changed = [one.key for one in differences(load_ruleset(theirs), load_ruleset(mine))]
    return tuple(_sentence(remark, len(plan.seats)) for remark in unweighed(changed, plan.seats))


def _sentence(remark: Remark, seats: int) -> str:
    who = f"the {remark.level}" if remark.level in LEVELS else remark.level
    return f"{_keys(remark.keys)}: {who} {_lack(remark)}. {_meaning(remark)}; {_advice(remark, seats)}."


def _keys(keys: Sequence[str]) -> str:
    more = len(keys) - _KEYS
    return listed([*keys[:_KEYS], *([f"{more} more"] if more > 0 else [])])


def _lack(remark: Remark) -> str:
    group, level = remark.group, remark.level
    if level in group.blind:
        return f"does not weigh {group.about}"
    if level in group.late:
        return f"weighs {group.about} only {WHEN[group.late[level]]}"
    return f"does not weigh {group.about} by what it is worth: {group.askew[level]}"


def _meaning(remark: Remark) -> str:
    if remark.level in remark.group.late:
        return "Players who weigh it throughout may play otherwise"
    return "So these games show what the change does to players who do not heed it"


def _advice(remark: Remark, seats: int) -> str:
    group, instead = remark.group, remark.instead
    if not instead:
        return "no other level weighs it sooner" if remark.level in group.late else "no level heeds it"
    if instead in group.late:
        return f"the {instead} weighs it {WHEN[group.late[instead]]}"
    return f"the {instead} weighs it: --seats {','.join([instead] * seats)}"
