"""The labels of buttons and choices that mean more than they say, each with a sentence for it."""

from __future__ import annotations

from game.rules.message import Message, message
from game.table.canvas import Said

TOLD = frozenset(
    (
        "coach",
        "coach-again",
        "coach-show",
        "daily-again",
        "daily-title",
        "folder-places",
        "learn-anew",
        "learn-begin",
        "learn-first-game",
        "learn-go-on",
        "learn-so-far",
        "learn-title",
        "menu-leave",
        "menu-leave-replay",
        "menu-note",
        "menu-play-on",
        "menu-save-elsewhere",
        "menu-seats",
        "newgame-another-seed",
        "newgame-clear",
        "newgame-draw-again",
        "newgame-mix-all",
        "newgame-mix-none",
        "newgame-tiles-chosen",
        "newgame-tiles-first",
        "newgame-tiles-random",
        "newgame-tiles-recommended",
        "player-human",
        "playtest-note-change",
        "playtest-note-leave",
        "playtest-note-remove",
        "playtest-questions-done",
        "playtest-questions-skip",
        "practice-agree",
        "practice-refuse",
        "puzzles-of-game",
        "puzzles-own",
        "puzzles-page",
        "puzzles-title",
        "result-picture",
        "result-step-through",
        "rulebook-guide",
        "rulebook-reference",
        "rulebook-title",
        "saved-finished",
        "saved-title",
        "saved-unfinished",
        "seats-begin",
        "settings-click-each",
        "settings-figures-brief",
        "settings-figures-none",
        "settings-figures-whole",
        "settings-nothing-travels",
        "settings-sounds",
        "settings-title",
        "settings-whole-screen",
        "statistics-by-level",
        "statistics-clear",
        "statistics-page-games",
        "statistics-page-overview",
        "statistics-page-sources",
        "statistics-title",
        "stuck-step-through",
        "taken-copy",
        "taken-look-on",
        "tell-final",
        "title-new-game",
        "unsaved-try-again",
    )
)


def tip_of(label: Said) -> Said:
    """Return the sentence for a label; empty where the label says all."""
    if not isinstance(label, Message) or label.id not in TOLD:
        return ""
    return message(f"{label.id}-tip")
