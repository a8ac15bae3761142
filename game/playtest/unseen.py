"""Changes of a draft that the players of a playtest do not weigh."""

from __future__ import annotations

from collections.abc import Sequence

from game.automa.sight import Group, Remark, unweighed
from game.playtest.naming import player
from game.playtest.plan import PlaytestPlan
from game.rules.message import Message, Value, message
from game.rules.ruleset import ABSENT, BASE, differences, load_ruleset

_ENTRY = ("tile", "31")
"""The key of a whole development, or board, as one that is removed has it."""
_KEYS = 3
"""Keys that a sentence names."""


def unseen(plan: PlaytestPlan) -> tuple[Message, ...]:
    """Return sentences on what the players do not weigh; a portrait is compared with the base.

    What is removed nobody has to weigh.
    """
    mine, *others = plan.rulesets
    theirs = others[0] if others else BASE
    found = differences(load_ruleset(theirs), load_ruleset(mine))
    changed = [one.key for one in found if one.other != ABSENT or len(one.way) > len(_ENTRY)]
    return tuple(_sentence(remark, len(plan.seats)) for remark in unweighed(changed, plan.seats))


def _sentence(remark: Remark, seats: int) -> Message:
    late = remark.level in remark.group.late
    return message(
        "lab-unseen-late" if late else "lab-unseen-blind",
        keys=_keys(remark.keys),
        lack=_lack(remark),
        advice=_advice(remark, seats),
    )


def _keys(keys: Sequence[str]) -> tuple[Value, ...]:
    more = len(keys) - _KEYS
    return (*keys[:_KEYS], *((message("lab-unseen-more-keys", count=more),) if more > 0 else ()))


def _lack(remark: Remark) -> Message:
    group, level = remark.group, remark.level
    who = player(level)
    if level in group.blind:
        return message("lab-unseen-not-weighed", who=who, about=group.about)
    if level in group.late:
        return message("lab-unseen-weighed-late", who=who, about=group.about, when=_when(group, level))
    how = message(f"sight-{group.name}-askew")
    return message("lab-unseen-weighed-askew", who=who, about=group.about, how=how)


def _advice(remark: Remark, seats: int) -> Message:
    group, instead = remark.group, remark.instead
    if not instead:
        return message("lab-unseen-nobody-sooner" if remark.level in group.late else "lab-unseen-nobody")
    if instead in group.late:
        return message("lab-unseen-instead-late", who=player(instead), when=_when(group, instead))
    return message("lab-unseen-instead", who=player(instead), seats=",".join([instead] * seats))


def _when(group: Group, level: str) -> Message:
    return message(f"sight-when-{group.late[level].replace(' ', '-')}")
