"""The ids of rules and developments as types, so that mypy finds one that does not exist."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Literal, NewType, TypeAlias, TypeGuard, get_args

# fmt: off
RuleId = Literal[
    "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8",
    "Y1", "Y2", "Y3", "Y4",
    "F1", "F2", "F3", "F4",
    "D1", "D2", "D3", "D4", "D5", "D6",
    "P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9",
    "E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9", "E10", "E11",
    "M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8",
    "W1", "W2", "W3", "W4", "W5",
    "T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9",
    "G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "G10",
    "V1", "V2", "V3", "V4", "V5",
    "B1", "B2", "B3", "B4", "B5", "B6", "B7",
    "I1", "I2", "I3", "I4", "I5", "I6", "I7",
    "C1", "C2", "C3", "C4",
    "R-1", "R-2", "R-3", "R-4", "R-5", "R-6", "R-7", "R-8", "R-9", "R-10", "R-11", "R-12", "R-13", "R-14",
    "R-15", "R-16", "R-17", "R-18", "R-19", "R-20", "R-21", "R-22", "R-23", "R-24", "R-26", "R-27", "R-28",
    "R-29", "R-30", "R-31", "R-32", "R-33", "R-34", "R-35", "R-36", "R-37", "R-38", "R-39", "R-40", "R-41",
    "R-42", "R-43", "R-44", "R-45", "R-46", "R-47", "R-48", "R-49", "R-50", "R-51", "R-52", "R-53", "R-54",
    "R-55", "R-56", "R-57", "R-58", "R-59", "R-60", "R-61", "R-62", "R-63", "R-64", "R-65", "R-66", "R-67",
    "R-68", "R-69", "R-70", "R-71", "R-72", "R-73", "R-74", "R-75", "R-76", "R-77", "R-78", "R-79", "R-80",
    "R-81", "R-82", "R-83", "R-84", "R-85",
]
"""A rule or a ruling of docs/rules.md."""
PrintedTile = Literal[
    "11", "12", "13", "14", "15", "21", "22", "23", "24", "25", "31", "32", "33", "34", "35", "41", "42",
    "43", "44", "45", "16", "17", "18", "19", "26", "27", "28", "29", "36", "37", "38", "46", "47", "51",
    "52", "53", "54", "55", "10E", "30E", "40E",
]
"""A development of the box and its expansions, by its number."""
# fmt: on

if TYPE_CHECKING:
    AddedTile = NewType("AddedTile", str)
    """A development of a ruleset, by an id that was read and looked up there."""
    TileId: TypeAlias = PrintedTile | AddedTile
    RuleOrTile: TypeAlias = RuleId | TileId
    """The id under which docs/rules.md or a draft tells why: of a rule, a ruling or a development."""
else:  # records are read by these types, and a draft may call its developments anything
    AddedTile = TileId = RuleOrTile = str
NoId: TypeAlias = Literal[""]
"""The absence of an id."""

RULE_IDS: Final[tuple[RuleId, ...]] = get_args(RuleId)
_RULES: Final = frozenset(RULE_IDS)
_TILE: Final = re.compile(r"[1-9][0-9]{0,2}E?")


def is_rule(id: str) -> TypeGuard[RuleId]:
    """Return True if docs/rules.md has a rule or a ruling with this id."""
    return id in _RULES


def is_tile(id: str) -> TypeGuard[TileId]:
    """Return True if a development can have this id."""
    return _TILE.fullmatch(id) is not None


def cited(id: str) -> RuleOrTile:
    """Return an id that was read as that of a rule, a ruling or a development. Raises KeyError."""
    if is_rule(id) or is_tile(id):
        return id
    raise KeyError(id)
