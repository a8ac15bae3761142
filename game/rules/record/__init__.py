"""Records of games: written, read and replayed, with the moves' notation and the shelf of their rulesets."""

from __future__ import annotations

from game.rules.moves import NotationError, parse_move
from game.rules.record.feedback import (
    LONGEST_WORDS,
    MARKS,
    MOST_NOTES,
    NO_FEEDBACK,
    Answers,
    Feedback,
    Felt,
    NoteKind,
    PlaytestNote,
)
from game.rules.record.lines import Fault, RecordError, scores_told
from game.rules.record.replaying import (
    Record,
    RecordHead,
    Seating,
    decided_text,
    read_beginning,
    read_head,
    read_record,
    record_text,
    replay,
    seated_at,
)
from game.rules.record.shelf import ENDING, Shelf, flattened, is_base, is_digest, name_of, to_keep
