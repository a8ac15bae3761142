"""The rules as data: their chapters, the ids in each, and the message of the passage of an id."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeGuard

from game.rulebook.ability_text import whole
from game.rulebook.passage_figures import CHAPTER_FIGURES, PASSAGE_FIGURES, PassageId, TextName
from game.rulebook.passage_tiles import TILE_FIGURES, is_as_written
from game.rulebook.tile_text import tile_sentences
from game.rules.ids import RuleId, RuleOrTile, TileId, cited, is_tile
from game.rules.message import Message, TileName, message
from game.rules.ruleset import Ruleset

_RULINGS_BEHIND: Final[dict[RuleOrTile, tuple[RuleId, ...]]] = {
    "P8": ("R-10",),
    "E1": ("R-28", "R-50"),
    "V4": ("R-49",),
    "B6": ("R-43",),
}


class PassagePart(NamedTuple):
    """Passages that stand together: paragraphs of text, a list of rules, or a table of developments."""

    kind: Literal["text", "rules", "tiles"]
    ids: tuple[PassageId, ...]


class Chapter(NamedTuple):
    """A chapter of the rules; chapter 0 is what comes before the first."""

    number: int
    parts: tuple[PassagePart, ...]


def _text(*ids: TextName) -> PassagePart:
    return PassagePart("text", ids)


def _rules(letter: str, last: int) -> PassagePart:
    """Return the rules of a letter, each with the rulings on it that have passages of their own."""
    ids = (cited(f"{letter}{number}") for number in range(1, last + 1))
    return PassagePart("rules", tuple(one for id in ids for one in (id, *_RULINGS_BEHIND.get(id, ()))))


def _ruling(number: int) -> PassageId:
    return cited(f"R-{number}")


def _rulings(*numbers: int) -> PassagePart:
    return PassagePart("rules", tuple(map(_ruling, numbers)))


def _tiles(*ids: TileId) -> PassagePart:
    return PassagePart("tiles", ids)


CHAPTERS: Final = (
    Chapter(0, (_text("about", "vocabulary"),)),
    Chapter(1, (_rules("S", 8),)),
    Chapter(2, (_rules("Y", 4),)),
    Chapter(3, (_rules("F", 4),)),
    Chapter(4, (_rules("D", 6),)),
    Chapter(5, (_rules("P", 9),)),
    Chapter(6, (_rules("E", 11),)),
    Chapter(7, (_rules("M", 8),)),
    Chapter(8, (_rules("W", 5),)),
    Chapter(
        9,
        (
            _rules("T", 9),
            _tiles(
                "11",
                "12",
                "13",
                "14",
                "15",
                "21",
                "22",
                "23",
                "24",
                "25",
                "31",
                "32",
                "33",
                "34",
                "35",
                "41",
                "42",
                "43",
                "44",
                "45",
            ),
            _rulings(20, 48, 54, 56),
        ),
    ),
    Chapter(10, (_rules("G", 10),)),
    Chapter(11, (_rules("V", 5),)),
    Chapter(
        12,
        (
            _text("valley"),
            _tiles("16", "17", "18", "19", "26", "27", "28", "29", "36", "37", "38", "46", "47"),
            _text("valley-silent"),
            _rulings(*range(60, 71), 53, *range(71, 86)),
            _text("valley-open"),
            _rulings(*range(34, 43), 47),
        ),
    ),
    Chapter(13, (_rules("B", 7), _tiles("51", "52", "53", "54", "55"))),
    Chapter(14, (_rules("I", 7), _tiles("10E", "30E", "40E"), _rulings(45, 46, 58, 59))),
    Chapter(15, (_rules("C", 4),)),
)

RULINGS_WITHIN: Final[dict[RuleOrTile, tuple[int, ...]]] = {
    "S7": (1,),
    "F3": (2,),
    "F4": (3,),
    "D1": (4,),
    "D2": (5, 27),
    "D5": (6,),
    "P3": (7,),
    "P4": (8,),
    "P7": (9,),
    "E2": (11,),
    "E4": (29,),
    "E7": (12,),
    "E9": (13,),
    "E11": (14,),
    "M3": (15, 51),
    "M7": (16, 52),
    "W3": (31,),
    "W4": (55,),
    "T1": (17,),
    "T5": (18,),
    "T7": (30,),
    "15": (19,),
    "32": (32,),
    "35": (21,),
    "44": (22,),
    "V1": (23,),
    "V3": (24, 33),
    "B4": (26,),
    "I1": (44,),
    "I5": (57,),
}
"""Rulings that stand in the passage of a rule; the others have passages of their own."""

RULINGS_ON: Final[dict[TileId, tuple[int, ...]]] = {
    "14": (54,),
    "16": (60, 61, 62, 35),
    "18": (63, 64, 65),
    "19": (66, 67, 68, 47),
    "21": (65, 75),
    "23": (68,),
    "25": (20,),
    "26": (69, 70, 36),
    "27": (53, 71, 42),
    "28": (72, 73, 37, 38),
    "29": (74, 75, 40),
    "32": (48,),
    "35": (56,),
    "36": (76, 77),
    "37": (78, 79, 80, 38, 39),
    "38": (81, 82, 38, 41),
    "46": (83, 45),
    "47": (84, 85),
    "10E": (58,),
    "30E": (59,),
}
"""Rulings on what developments do, by development."""

_OWN: Final = {id for chapter in CHAPTERS for part in chapter.parts for id in part.ids}
_HOMES: Final[dict[PassageId, PassageId]] = {
    _ruling(number): id for id, numbers in RULINGS_WITHIN.items() for number in numbers
}


def exists(rule_id: str) -> TypeGuard[PassageId]:
    """Return True if there is a passage for the id of a rule, ruling or development."""
    return rule_id in _OWN or rule_id in _HOMES


def passage_id(id: str) -> PassageId:
    """Return an id that was read as that of a passage. Raises KeyError."""
    if exists(id):
        return id
    raise KeyError(id)


def is_ruling(rule_id: PassageId) -> bool:
    """Return True if an id is that of a ruling."""
    return rule_id.startswith("R-")


def home(rule_id: PassageId) -> PassageId:
    """Return the id of the passage that has a rule or ruling: for most their own. Raises KeyError."""
    return rule_id if rule_id in _OWN else _HOMES[rule_id]


def tiles_about(rule_id: PassageId) -> tuple[TileId, ...]:
    """Return the developments that a ruling is on."""
    return tuple(tile for tile, numbers in RULINGS_ON.items() if rule_id in map(_ruling, numbers))


def passage(rule_id: PassageId, ruleset: Ruleset) -> Message:
    """Return the passage of a rule, ruling or development with the figures of a ruleset. Raises KeyError.

    A development of which a ruleset changes more than figures is described from its effects.
    """
    id = home(rule_id)
    if is_tile(id) and id not in ruleset.tile:
        return message("rule-tile-removed")
    if is_tile(id) and not is_as_written(ruleset, id):
        return whole(tile_sentences(ruleset, ruleset.tile[id]))
    figures = TILE_FIGURES.get(id) if is_tile(id) else PASSAGE_FIGURES.get(id)
    return message(f"rule-{id}", **(figures(ruleset) if figures else {}))


def heading(rule_id: PassageId, ruleset: Ruleset) -> Message:
    """Return the heading of a passage: its id, and the developments that it is about."""
    id = home(rule_id)
    if not is_tile(id):
        tiles = tiles_about(id)
        return message("rule-id-about", number=id, tiles=tiles) if tiles else message("rule-id", number=id)
    kind = "building" if id in ruleset.tile and ruleset.tile[id].symbol == "building" else "development"
    return message(f"rule-id-{kind}", number=id, tile=TileName(id))


def title(chapter: Chapter, ruleset: Ruleset) -> Message:
    """Return the title of a chapter."""
    figures = CHAPTER_FIGURES.get(chapter.number)
    return message(f"rule-chapter-{chapter.number}", **(figures(ruleset) if figures else {}))
