"""Which line of a TOML file a key stands on."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.ruleset import Key
from game.rules.ruleset.lines import line_of, lines

TEXT = '''\
# [no.table]
name = "one # no comment"

[tunnel]  # [not.here]
coal = [
  1, 2,
  # 3,
  4,
]
vp = [[1], [
  2]]

[tile.31]
cost = ["black", 'any#', "any\\"]"]
end.section = "lorry"
effects = [
  { choose = [{ gain = { wood = 3 } },
              { gain = { thaler = 1 }, then = [] }] },
]
text = """
[year]
food = 9 \\""" """
'other key' = 1979-05-27 07:32:00

[[year]]
food = 1
[[year]]
food = 2
  [year.more]
  deep.er = true
[[year.list]]
[[year.list]]
"a.b" = 1
[later.on]
[later]
x = \'\'\'
y = 1\'\'\'
'''
EXPECTED = {
    ("name",): 2,
    ("tunnel",): 4,
    ("tunnel", "coal"): 5,
    ("tunnel", "coal", 0): 6,
    ("tunnel", "coal", 1): 6,
    ("tunnel", "coal", 2): 8,
    ("tunnel", "vp", 1): 10,
    ("tunnel", "vp", 1, 0): 11,
    ("tile",): 13,
    ("tile", "31"): 13,
    ("tile", "31", "cost", 2): 14,
    ("tile", "31", "end"): 15,
    ("tile", "31", "end", "section"): 15,
    ("tile", "31", "effects"): 16,
    ("tile", "31", "effects", 0): 17,
    ("tile", "31", "effects", 0, "choose", 0, "gain", "wood"): 17,
    ("tile", "31", "effects", 0, "choose", 1): 18,
    ("tile", "31", "effects", 0, "choose", 1, "then"): 18,
    ("tile", "31", "text"): 20,
    ("tile", "31", "other key"): 23,
    ("year",): 25,
    ("year", 0): 25,
    ("year", 0, "food"): 26,
    ("year", 1): 27,
    ("year", 1, "more"): 29,
    ("year", 1, "more", "deep", "er"): 30,
    ("year", 1, "list", 1): 32,
    ("year", 1, "list", 1, "a.b"): 33,
    ("later", "on"): 34,
    ("later",): 35,
    ("later", "x"): 36,
}


@pytest.mark.parametrize(("key", "line"), EXPECTED.items(), ids=map(str, EXPECTED))
def test_the_line_of(key: Key, line: int) -> None:
    assert lines(TEXT)[key] == line


def test_a_file_with_the_line_ends_of_another_system() -> None:
    assert lines(TEXT.replace("\n", "\r\n")) == lines(TEXT)


def test_what_does_not_stand_there_has_the_line_of_what_is_around_it() -> None:
    found = lines(TEXT)
    assert line_of(found, ("tile", "31", "cost", 7)) == 14
    assert line_of(found, ("tile", "31", "symbol")) == 13
    assert line_of(found, ("year", 1, "thaler")) == 27
    assert line_of(found, ("final", "marker")) == 0


# -- any file --

NAMES = ("a", "b-2", "31", '"two words"', "'dotted.name'", '"quo\\"te"', '"#"', '"\\u00fc"', '"[x]"')
FILLERS = ("", "# a = 1", "  # [a]", '# "', "\t", "# '''")
VALUES = ("{}", "{}.5", "'{} # ['", '"{} \\" ]"', "'''{}\n[a]\nb = 1 ''''", '"""{} "" \\\n= }} \\""""""')
Node = Any
"""A table of names, a list of nodes, or None for a value; each value is written with a number of its own."""
NODES = st.recursive(
    st.none(),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.sampled_from(NAMES), inner, max_size=3)
    ),
    max_leaves=12,
)


class Writer:
    """Writes nodes as TOML, in ways that are drawn."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw
        self.last = 1000

    def document(self, node: dict[str, Node]) -> str:
        return "\n".join(self.table("", node)) + "\n"

    def table(self, name: str, node: dict[str, Node]) -> Iterator[str]:
        behind = {key for key, entry in node.items() if self.own_header(entry)}
        for key, entry in node.items():
            if key not in behind:
                yield from self.filler()
                yield from self.entry(key, entry)
        for key in behind:
            inner = f"{name}.{key}" if name else key
            brackets = ("[[", "]]") if isinstance(node[key], list) else ("[", "]")
            for entry in node[key] if isinstance(node[key], list) else [node[key]]:
                yield from self.filler()
                yield f"{brackets[0]} {inner} {brackets[1]}{self.draw(st.sampled_from(['', ' # ] [b]']))}"
                yield from self.table(inner, entry)

    def own_header(self, entry: Node) -> bool:
        tables = isinstance(entry, list) and entry and all(isinstance(one, dict) for one in entry)
        return bool(tables or isinstance(entry, dict)) and self.draw(st.booleans())

    def entry(self, key: str, entry: Node) -> Iterator[str]:
        if isinstance(entry, dict) and entry and self.draw(st.booleans()):
            for inner, value in entry.items():
                yield from self.entry(f"{key} . {inner}", value)
        else:
            yield f"{key} = {self.value(entry)}"

    def filler(self) -> Iterator[str]:
        yield from self.draw(st.lists(st.sampled_from(FILLERS), max_size=2))

    def value(self, node: Node) -> str:
        if isinstance(node, dict):
            return "{" + ", ".join(f"{key} = {self.value(entry)}" for key, entry in node.items()) + "}"
        if isinstance(node, list):
            between = self.draw(st.sampled_from([", ", ",\n", ", # ]\n\n  "]))
            return f"[{self.draw(st.sampled_from(['', ' ', chr(10)]))}{between.join(map(self.value, node))}]"
        self.last += 1
        forms = [
            "{}",
            "'{} # ['",
            '"{} \\" ]"',
            "'''{}\n[a]\nb = 1 ''''",
            '"""{} "" \\\n= }} \\""""""',
            "{}.5",
        ]
        return self.draw(st.sampled_from(forms)).format(self.last)


@st.composite
def documents(draw: st.DrawFn) -> str:
    tables = draw(st.dictionaries(st.sampled_from(NAMES), NODES, min_size=1, max_size=4))
    return Writer(draw).document(tables)


def _every(node: Any, key: Key = ()) -> Iterator[tuple[Key, Any]]:
    """Every key and list entry of what tomllib reads."""
    inner = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for part, entry in inner:
        yield (*key, part), entry
        yield from _every(entry, (*key, part))


@given(documents())
def test_every_key_of_any_file_has_its_line(text: str) -> None:
    found, there = lines(text), dict(_every(tomllib.loads(text)))
    assert set(found) == set(there)
    for key, value in there.items():
        if not isinstance(value, dict | list):
            written = text.index(str(value)[:4])
            assert found[key] == text.count("\n", 0, written) + 1, key
