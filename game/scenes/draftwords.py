"""The changes of a draft in words: the sentences that differ, and what stood there in the base game."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from typing import NamedTuple

from game.rulebook import DraftChange, changed_rules, draft_changes
from game.rules.ids import NoId, RuleOrTile, TileId
from game.rules.message import Message, message
from game.rules.record import is_base
from game.words import Words

_ENDS = re.compile(r"(?<=[.!?])\s+(?=\S)|(?<=\):)\s+|(?<=\)\u00a0:)\s+")
"""Between sentences, and behind the head of a development: its number, name and cost."""
_NUMBER = re.compile(r"[-+−]?[\d/,.]+[:;,.]?")
_WHOLE = "changes-"
"""How the ids of sentences begin that are only told of drafts: they are short, and of one figure."""
_LETTERS = 5
"""Letters of a word that tells what a number counts; those between, as in "3 of any colour", have fewer."""
_END = " \u00a0.:"
"""What a text can end with that reads as if it went on, or ends a sentence."""
_EDGES = " \u00a0,;:.()"


class ChangeTold(NamedTuple):
    """The sentences on a thing that a draft changes, and what differs in those of the base; may be empty."""

    about: str
    now: str
    before: str

    def line(self, words: Words) -> str:
        """Return both in a line."""
        if not self.before:
            return self.now
        return words.text(message("changes-and-before", now=self.now, before=self.before))


def changes_told(source: str, words: Words) -> list[ChangeTold]:
    """Return what a ruleset changes of the base, in the words of a language."""
    return [_told(change, words) for change in draft_changes(source)]


def draft_mark(source: str, rule: RuleOrTile | NoId, words: Words) -> Message | None:
    """Return what is said of a thing that a draft changes, by its rule, with what the base says; or None."""
    change = None if is_base(source) else changed_rules(source).get(rule)
    if change is None:
        return None
    before = _told(change, words).before
    if before:
        return message("changes-mark", before=before)
    return message("changes-mark-more" if change.whole else "changes-mark-new")


def and_mark(said: str, source: str, tile: TileId, words: Words) -> str:
    """Return what is told of a development, and after it what the base says, if a draft changes it."""
    mark = draft_mark(source, tile, words)
    return said if mark is None else f"{said} {words.text(mark)}"


def _told(change: DraftChange, words: Words) -> ChangeTold:
    now = words.text(change.now)
    if change.before is None:
        return ChangeTold(change.about, now, "")
    before = words.text(change.before)
    mine, theirs = _ENDS.split(now), _ENDS.split(before)
    new = [one for one in mine if one not in theirs]
    old = [one for one in theirs if one not in mine]
    if change.now.id.startswith(_WHOLE):
        return ChangeTold(change.about, now, before.rstrip("."))
    told = now if change.whole else " ".join(new)
    if len(new) != len(old):
        return ChangeTold(change.about, told, " ".join(old).rstrip(_END))
    pieces = dict.fromkeys(_piece(one, other) for one, other in zip(old, new, strict=True))
    return ChangeTold(change.about, told, "; ".join(pieces))


def _piece(old: str, new: str) -> str:
    """Return the words of a sentence that another has not, and what they count where they are a number.

    Sentences that differ in several places are better read whole.
    """
    words, others = old.split(" "), new.split(" ")
    places = [one for one in SequenceMatcher(None, words, others, False).get_opcodes() if one[0] != "equal"]
    if len(places) != 1 or places[0][0] == "insert":
        return old.strip(_EDGES)
    _, first, end, _, _ = places[0]
    counts = all(_NUMBER.fullmatch(word) for word in words[first:end])
    while counts and end < len(words):
        end += 1
        word = words[end - 1]
        counts = word == word.strip(_EDGES) and len(word) < _LETTERS
    return " ".join(words[first:end]).strip(_EDGES)
