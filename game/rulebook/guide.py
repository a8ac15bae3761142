"""The guide as data: chapters for players, the rules behind each paragraph, and where a rule is explained."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from game.rulebook.ability_text import whole
from game.rulebook.guide_figures import GUIDE_FIGURES
from game.rulebook.passage_figures import PassageId
from game.rulebook.passages import exists, home, passage_id
from game.rulebook.tile_text import tile_sentences
from game.rules.ids import TileId
from game.rules.message import Message, message
from game.rules.ruleset import Ruleset

Part = Literal["base", "black", "iron", "valley"]
"""The part of the game that a chapter is about, called as the set of its developments."""
STAR: Final = "*"


class Paragraph(NamedTuple):
    """A paragraph of the guide: the name of its text, and the ids of its rules, rulings and developments."""

    name: str
    rules: tuple[PassageId, ...]
    marked: tuple[PassageId, ...] = ()
    """Those of its rules that other paragraphs rest on too, but that this one explains."""


class GuideChapter(NamedTuple):
    """A chapter of the guide; `lists` if it ends with the developments of its part, one by one."""

    name: str
    part: Part
    paragraphs: tuple[Paragraph, ...]
    lists: bool


def _chapter(name: str, part: Part = "base", lists: bool = False, **paragraphs: str) -> GuideChapter:
    """Return a chapter, its paragraphs given by name with the ids of their rules.

    A rule that several paragraphs rest on has a star where it is explained.
    """
    found = (_paragraph(f"{name}-{key}", rules.split()) for key, rules in paragraphs.items())
    return GuideChapter(name, part, tuple(found), lists)


def _paragraph(name: str, rules: list[str]) -> Paragraph:
    marked = tuple(passage_id(rule.removesuffix(STAR)) for rule in rules if rule.endswith(STAR))
    return Paragraph(name, tuple(passage_id(rule.removesuffix(STAR)) for rule in rules), marked)


GUIDE: Final = (
    _chapter(
        "goal",
        idea="Y1 I1 G9",
        coal="W1 W4",
        lease="W2 G7",
        mine="M6 M7 G1",
        developments="T6 T7",
        advice="M5 W2 D6",
    ),
    _chapter(
        "year",
        phases="Y1*",
        phase="Y4",
        refill="F1 F2 F3 F4 S3",
        water="Y2 Y3 D4",
        winter="W1 W2 W3",
    ),
    _chapter(
        "disks",
        work="E4 E5",
        first="D1 D3",
        second="D2 D3*",
        order="D6*",
        why="D6 T6",
        drop="D4* S4",
        back="D5",
    ),
    _chapter(
        "planning",
        secret="P2 P1 V5",
        colour="P3*",
        hire="P4* R-10",
        before="P5",
        when="P7*",
        develop="T1 P3 R-7",
        spare="P8",
        markers="P6 T8",
    ),
    _chapter(
        "workers",
        turn="E1 R-28 E2",
        free="E2*",
        own="E3 E4* E5",
        mining="E5* E6*",
        synergy="E7",
        summer="E8",
        digger="E9* R-13",
    ),
    _chapter(
        "water",
        where="Y3* M6",
        stops="M5*",
        out="E5 E9 E11",
        score="G8*",
        props="M3* M1 M2",
        free="E2 M3",
    ),
    _chapter(
        "developments",
        why="T6 T7 T2*",
        cost="T1*",
        where="T3",
        distant="T4 T5",
        points="T6*",
        effects="T7*",
        markers="T8* G5*",
        buildings="G4* V3",
        tokens="T9 T2",
        start="V3*",
    ),
    _chapter(
        "tunnel",
        opens="M6* P7",
        early="M7*",
        sections="M2* M8 G1",
        dig="E10 P4 E6",
        shaft="M4 G10",
        haspelknecht="E11* R-14",
        symbols="G2*",
    ),
    _chapter(
        "winter",
        coal="W1*",
        keeps="W4* R-55",
        lease="W2*",
        debt="W2 G7*",
        storage="W3*",
        rest="W3 G10",
    ),
    _chapter(
        "end",
        when="W5 S6",
        tunnel="G1* G2",
        developments="G3 G4 G5",
        thaler="G6",
        loss="G7 G8",
        nothing="G10*",
        tie="G9*",
    ),
    _chapter(
        "tiles",
        lists=True,
        board="S5",
    ),
    _chapter(
        "black",
        "black",
        lists=True,
        level="B1*",
        one="B2 B1",
        points="B3 B4 B5",
        bonus="B4* B6",
        tokens="B7",
    ),
    _chapter(
        "iron",
        "iron",
        lists=True,
        year="I1* W2 I7",
        iron="I2",
        workshop="I3 W3",
        tunnel="I4",
        end="I5",
        tiles="I6 10E 30E 40E",
    ),
    _chapter(
        "valley",
        "valley",
        lists=True,
        mix="valley",
        people="19 29",
        water="18 27",
        trade="28 36 37 38",
        estate="46 47",
    ),
)
"""The chapters, in the order in which one reads them."""

PARAGRAPHS: Final = {one.name: one for chapter in GUIDE for one in chapter.paragraphs}
_RESTING: Final[dict[PassageId, str]] = {
    rule: one.name for one in reversed(PARAGRAPHS.values()) for rule in one.rules
}
_EXPLAINED: Final[dict[PassageId, str]] = {
    **_RESTING,
    **{rule: one.name for one in PARAGRAPHS.values() for rule in one.marked},
}
"""The paragraph that explains a rule, by the rule's id."""


def chapter_of(name: str) -> GuideChapter:
    """Return the chapter of a paragraph, by the names. Raises KeyError."""
    return next(chapter for chapter in GUIDE if chapter.name == name.split("-")[0])


def explained_by(rule_id: PassageId) -> str:
    """Return the name of the paragraph that explains a rule or ruling; "" if none does."""
    within = home(rule_id) if exists(rule_id) else rule_id
    return _EXPLAINED.get(rule_id) or _EXPLAINED.get(within, "")


def listed(chapter: GuideChapter, ruleset: Ruleset) -> tuple[TileId, ...]:
    """Return the ids of the developments that a chapter tells one by one."""
    return tuple(id for id, tile in ruleset.tile.items() if chapter.lists and tile.set == chapter.part)


def tile_taught(id: TileId, ruleset: Ruleset) -> Message:
    """Return all that a development does."""
    return whole(tile_sentences(ruleset, ruleset.tile[id]))


def guide_title(chapter: GuideChapter) -> Message:
    """Return the title of a chapter."""
    return message(f"guide-{chapter.name}")


def paragraph_told(paragraph: Paragraph, ruleset: Ruleset, parts: frozenset[str] = frozenset()) -> Message:
    """Return the text of a paragraph with the figures of a ruleset; `parts` besides the base are in play."""
    figures = GUIDE_FIGURES.get(paragraph.name)
    return message(f"guide-{paragraph.name}", **(figures(ruleset, parts) if figures else {}))
