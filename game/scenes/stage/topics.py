"""The rule, ruling or development that each thing on the table is about: where the rules open for it."""

from __future__ import annotations

from game.rules.ids import NoId, RuleOrTile
from game.scenes.rulebook.topic import Topic, topic_of
from game.scenes.stage.stage import Stage
from game.table.picture import Picture

CHAPTERS = ("disks", "disks", "disks", "disks", "disks", "planning", "workers", "winter", "winter", "end")
"""The guide's chapter on what is decided in each step."""


def topic_at(stage: Stage, shown: Picture, rule: RuleOrTile | NoId = "") -> Topic:
    """Return the topic of a stage: a rule that is given, else that of the thing pointed at or asked about."""
    return topic_of(stage.state, rule or rule_at(stage, shown), CHAPTERS[stage.state.step])


def rule_at(stage: Stage, shown: Picture) -> RuleOrTile | NoId:
    """Return the rule of what is pointed at or asked about; empty where there is nothing to look up."""
    if stage.asking.spot is not None or stage.asking.told == stage.pointer:
        return stage.asking.rule
    answer = stage.answer(shown, stage.pointer)
    return answer.rule if answer is not None else ""
