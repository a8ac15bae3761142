"""The rules as a document: `python -m game.words.rulebook > docs/rules.md` makes the one in docs."""

from __future__ import annotations

import sys
from textwrap import fill
from typing import TYPE_CHECKING, Final

from game.rulebook import CHAPTERS, Chapter, PassagePart, heading, is_ruling, passage, title
from game.rules.message import message
from game.rules.ruleset import load_ruleset
from game.words.phrasebook import Words, words_of

if TYPE_CHECKING:
    from game.rules.ruleset import Ruleset

_WIDTH: Final = 140


def document(words: Words, ruleset: Ruleset) -> str:
    """Return all the rules in Markdown, with the figures of a ruleset."""
    return "\n".join(_chapter(chapter, words, ruleset) for chapter in CHAPTERS)


def _chapter(chapter: Chapter, words: Words, ruleset: Ruleset) -> str:
    """Return a chapter; a list follows the title directly, anything else after a blank line."""
    marks = "##" if chapter.number else "#"
    parts = [_part(part, words, ruleset) for part in chapter.parts]
    between = "\n" if chapter.number and chapter.parts[0].kind == "rules" else "\n\n"
    return f"{marks} {words.line(title(chapter, ruleset))}{between}" + "\n\n".join(parts) + "\n"


def _part(part: PassagePart, words: Words, ruleset: Ruleset) -> str:
    said = [(words.line(heading(id, ruleset)), words.line(passage(id, ruleset))) for id in part.ids]
    if part.kind == "text":
        return "\n\n".join(_wrapped(text) for _, text in said)
    if part.kind == "rules":
        marks = [":" if is_ruling(id) else "" for id in part.ids]
        items = zip(said, marks, strict=True)
        return "\n".join(_wrapped(f"{id}{mark} {text}", "- ", "  ") for (id, text), mark in items)
    head = (words.line(message(f"rule-table-{column}")) for column in ("tile", "effect"))
    rows = (f"| {name} | {text} |" for name, text in said)
    return "\n".join((f"| {' | '.join(head)} |", "|---|---|", *rows))


def _wrapped(text: str, first: str = "", others: str = "") -> str:
    return fill(
        text,
        _WIDTH,
        initial_indent=first,
        subsequent_indent=others,
        break_long_words=False,
        break_on_hyphens=False,
    )


if __name__ == "__main__":
    sys.stdout.write(document(words_of("en"), load_ruleset()))
