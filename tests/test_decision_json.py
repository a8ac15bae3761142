"""Decisions as JSON: they come back as they were, and nothing of a stranger's comes through that is none."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.automa import AUTOMAS
from game.kept import NoDecision, decision_json, read_decision
from game.kept.decisions import DEEPEST, LARGEST, LONGEST, MOST, message_json, read_message
from game.match import Match
from game.rules import Setup
from game.rules.message import (
    Amount,
    BoardName,
    Message,
    Real,
    SeatName,
    SourceName,
    TileName,
    Value,
    message,
)
from game.rules.player import Decision
from game.rules.terms import Colour, Field, Term

EVERY_KIND: tuple[Value, ...] = (
    7,
    "Anna",
    Field.FARMER,
    SeatName(3),
    TileName("40E"),
    SourceName("T6"),
    BoardName("rows", "Rows of mine"),
    Real(-0.5, 2, signed=True, exact=True),
    Amount(2, Colour.BLACK),
    Amount(Real(1.5), "vp"),
    message("reason-end-turn"),
    (),
    (TileName("21"), (SeatName(0),)),
)


@cache
def decisions() -> list[Decision]:
    """Every decision of a game of automas with all that can be weighed."""
    setup = Setup(seats=2, seed=5, modules=frozenset({"black", "iron"}))
    match = Match(setup, [AUTOMAS["bauer"](1), AUTOMAS["knecht"](2)])
    while match.advance():
        pass
    return [turn.decision for turn in match.turns]


@pytest.mark.long
def test_every_decision_of_a_game_comes_back() -> None:
    assert sum(len(decision.options) for decision in decisions()) > 100
    for decision in decisions():
        assert read_decision(json.loads(json.dumps(decision_json(decision)))) == decision


@pytest.mark.parametrize("value", EVERY_KIND, ids=repr)
def test_every_kind_of_value_comes_back(value: Value) -> None:
    said = message("reason-end-turn", value=value)
    back = read_message(json.loads(json.dumps(message_json(said))))
    assert back == said and type(back.values[0][1]) is type(value)


def test_every_term_comes_back() -> None:
    kinds = [kind for kind in Term.__subclasses__() if kind.__module__ == "game.rules.terms"]
    for term in (term for kind in kinds for term in kind):
        back = dict(read_message(message_json(message("a", value=term))).values)["value"]
        assert back is term


def nested(depth: int) -> list[Any]:
    return ["list", nested(depth - 1)] if depth else ["list"]


@pytest.mark.parametrize(
    "value",
    [
        True,
        None,
        1.5,
        LARGEST + 1,
        "x" * (LONGEST + 1),
        "\x1b[2J",
        "a\u202eb",
        ["field", "nowhere"],
        [["field"], "farmer"],
        ["nothing", 1],
        ["seat", 4],
        ["seat", -1],
        ["seat", 1, 2],
        ["tile", ""],
        ["tile", "../../x"],
        ["tile", "M7"],
        ["source", "Z1"],
        ["source", "rows"],
        ["real", float("nan"), 1, 0, 0],
        ["real", float("inf"), 1, 0, 0],
        ["real", 10**400, 1, 0, 0],
        ["real", 1, 7, 0, 0],
        ["real", 1, 1, 2, 0],
        ["amount", 1, "gold"],
        ["amount", 1, ["field", "farmer"]],
        ["message"],
        ["message", "id", {}, {}],
        ["list"] + [1] * (MOST + 1),
        nested(DEEPEST + 1),
        [],
        {},
    ],
    ids=lambda value: repr(value)[:30],
)
def test_values_out_of_bounds_are_refused(value: Any) -> None:
    with pytest.raises(NoDecision):
        read_message(["reason-end-turn", {"value": value}])


JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
)


@pytest.mark.long
@given(JSON)
def test_other_json_is_refused(found: Any) -> None:
    for read in (read_decision, read_message):
        try:
            read(found)
        except NoDecision:
            continue
        assert read is read_message and isinstance(found, list)


@pytest.mark.long
@given(st.data())
def test_a_decision_with_something_else_in_it_is_refused_or_another(data: st.DataObject) -> None:
    """Whatever stands in one place of a decision: it is read within bounds, or not at all."""
    weighed = [decision for decision in decisions() if decision.options]
    found = decision_json(data.draw(st.sampled_from(weighed)))
    place: Any = found
    while isinstance(place, list | dict) and place:
        key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
        if data.draw(st.booleans()) or not isinstance(place[key], list | dict) or not place[key]:
            place[key] = data.draw(JSON)
            break
        place = place[key]
    try:
        read = read_decision(found)
    except NoDecision:
        return
    assert isinstance(read, Decision) and all(isinstance(reason, Message) for reason in read.reasons)
    assert read_decision(decision_json(read)) == read
