"""The rulebook: how rules, developments, workers and drafts are told, as messages made of a ruleset."""

from __future__ import annotations

from game.rulebook.changes import DraftChange, changed_rules, draft_changes
from game.rulebook.guide import (
    GUIDE,
    PARAGRAPHS,
    GuideChapter,
    explained_by,
    guide_title,
    listed,
    paragraph_told,
    tile_taught,
)
from game.rulebook.passage_figures import PASSAGE_FIGURES, PassageId, drained
from game.rulebook.passages import (
    CHAPTERS,
    Chapter,
    PassagePart,
    exists,
    heading,
    home,
    is_ruling,
    passage,
    passage_id,
    tiles_about,
    title,
)
from game.rulebook.storage_text import place_told, stored_worth, storing
from game.rulebook.tile_text import end_lines, line_of, text_of, tile_line, tile_told
from game.rulebook.worker_text import (
    bonuses,
    disk_uses,
    joined,
    place_of,
    together_sentences,
    until_sentences,
    where,
    where_now,
    work_sentences,
)
