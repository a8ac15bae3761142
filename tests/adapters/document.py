"""The tables of docs/research.md, made of the code: `python -m tests.adapters.document` writes them anew."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from game.adapters.layout import Part
from game.adapters.numbering import numbering
from game.adapters.observation import layout_of
from game.adapters.parameters import DEFAULTS
from game.adapters.vocabulary import vocabulary_of
from tests.adapters.kinds import BY_NAME

FILE = Path(__file__).resolve().parents[2] / "docs" / "research.md"
_SHOWN = ("two seats", "four seats", "four seats, both modules")
"""The games whose blocks of ids are shown side by side."""
MEANT = {
    "players": "seats, 2 to 4",
    "ruleset": "a [ruleset](rulesets.md): its name or its file",
    "modules": "of `black` and `iron`",
    "tunnel": "with Iron: side `A` or `B` of the Enhanced Tunnel",
    "tiles": "`first`, `random`, `recommended`, or the numbers of the developments level by level",
    "new_tiles": "numbers of further developments that are mixed in, or `all`",
    "layout": "the id of a development board; empty for rows",
    "open_planning": "True for open plans (V5)",
    "seed": "of the board, in OpenSpiel below 2³¹",
    "boards": "so many boards, of this seed and those after it",
    "returns": "`rank` or `margin`",
}


def tables() -> dict[str, str]:
    """Return the tables by the marks between which they stand."""
    base = layout_of(vocabulary_of(BY_NAME["two seats"]))
    return {
        "parameters": _table(("parameter", "default", "what"), _parameters()),
        "ids": _table(("kind", "an example", *_SHOWN), _blocks()),
        "layout": _table(("part", "slice", "shape", "unit"), _parts(base.slices)),
        "more": _table(("part", "shape for four seats and both modules", "unit"), _further(base.parts)),
        "sizes": _table(("game", "ids", "numbers of an observation"), _sizes()),
    }


def filled(text: str) -> str:
    """Return the document with the tables as they are now."""
    for mark, table in tables().items():
        text = re.sub(rf"(<!-- {mark} -->\n).*?(<!-- end -->)", rf"\g<1>{table}\g<2>", text, flags=re.DOTALL)
    return text


def _table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    every = [[*heads], *([*map(str, row)] for row in rows)]
    every.insert(1, ["---"] * len(every[0]))
    return "".join(f"| {' | '.join(row)} |\n" for row in every)


def _parameters() -> Iterator[tuple[str, str, str]]:
    for name, default in DEFAULTS.items():
        yield f"`{name}`", f"`{default}`" if default != "" else "", MEANT[name]


def _blocks() -> Iterator[tuple[str, ...]]:
    """Yield for each kind of move its last id's move, and its ids in the games that are shown."""
    shown = [numbering(vocabulary_of(BY_NAME[name])) for name in _SHOWN]
    for at, block in enumerate(shown[-1].blocks):
        example = shown[-1].moves[block.first + block.size - 1]
        ids = (f"{one.blocks[at].first} ({one.blocks[at].size})" for one in shown)
        yield f"`{block.kind.__name__}`", f"`{example}`", *ids


def _parts(slices: Iterable[tuple[Part, slice]]) -> Iterator[tuple[str, ...]]:
    for part, place in slices:
        yield f"`{part.name}`", f"{place.start} to {place.stop - 1}", _shape(part), part.unit


def _further(known: Iterable[Part]) -> Iterator[tuple[str, ...]]:
    names = {part.name for part in known}
    for part in layout_of(vocabulary_of(BY_NAME["four seats, both modules"])).parts:
        if part.name not in names:
            yield f"`{part.name}`", _shape(part), part.unit


def _shape(part: Part) -> str:
    return " × ".join(map(str, part.shape))


def _sizes() -> Iterator[tuple[str, int, int]]:
    for name, setup in BY_NAME.items():
        vocabulary = vocabulary_of(setup)
        yield name, len(numbering(vocabulary)), layout_of(vocabulary).size


if __name__ == "__main__":
    FILE.write_text(filled(FILE.read_text(encoding="utf-8")), encoding="utf-8")
