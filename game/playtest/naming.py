"""What rulesets, players and members of families are called."""

from __future__ import annotations

from game.automa import LEVELS, TEMPERAMENTS
from game.playtest.summary import Figure, Summary
from game.rules.message import Message, message


def arm_names(summary: Summary) -> tuple[str, ...]:
    """Return what to call each ruleset; two of the same name by their sources, or in their order."""
    plain = tuple(arm.name or arm.source for arm in summary.arms)
    sources = tuple(arm.source for arm in summary.arms)
    for found in (plain, sources):
        if len(set(found)) == len(found):
            return found
    return tuple(f"{name} ({at})" for at, name in enumerate(plain, start=1))


def player(name: str) -> Message | str:
    """Return what to call a player; a level of automas is called so in any language."""
    level, _, temperament = name.partition(":")
    if level not in LEVELS or (temperament and temperament not in TEMPERAMENTS):
        return name
    automa = message(f"automa-{level}")
    if not temperament:
        return automa
    return message("automa-inclined", automa=automa, temperament=message(f"temperament-{temperament}"))


def member(figure: Figure) -> str:
    """Return which of its metric's family a figure is: what stands for the `*`."""
    before, _, after = figure.metric.partition("*")
    key = figure.key.partition("@")[0]
    return key[len(before) : len(key) - len(after)]


def tile_of(figure: Figure) -> str:
    """Return the development that a figure tells of, or whose option it is; in small letters."""
    return member(figure).lower().partition("_")[0]
