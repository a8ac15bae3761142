"""What automas say are messages, all of which have a text; no sentence stands in their room."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from game.rules import new_game
from game.rules.message import Message
from game.rules.player import Decision
from game.words import Names, words_of
from tests.automa.games import decisions, mix, players

ENGLISH, NAMES = words_of("en"), Names(("Anna", "Bert", "Carl", "Dora"))
TABLES = (
    ("bauer", "bauer:miner"),
    ("knecht", "bauer:merchant", "bauer:farmer"),
    ("bauer:inventor", "knecht", "random"),
    ("greedy", "knecht", "bauer", "knecht"),
    ("steiger", "mcts:2"),
)
OF_REASONS = "reason|taking|need|deed|component|priority|aspect|why|advise"
OF_FIGURES = "score|count|result|level|baseline|temperament"
PREFIXES = f"(?:{OF_REASONS}|{OF_FIGURES})-"
IN_ERRORS = {"weights on trial", "haspelknecht position"}
WORDS = re.compile(r"\b[a-z]{2,} [a-z]{2,}\b")


def said(decision: Decision) -> Iterator[Message]:
    """Everything that a decision says."""
    yield from decision.reasons
    for option in decision.options:
        yield from (part.text for part in option.components if part.text)
    for point in decision.points:
        yield from (*point.deeds, *((point.said,) if point.said else ()))


def whole_games(names: tuple[str, ...]) -> set[Message]:
    """What is said in a few games of these players, with other modules and tiles in each."""
    found: set[Message] = set()
    for number in (1, 3):
        state = new_game(mix(len(names), number))
        most = 150 if "steiger" in names else 10_000
        for _, _, decision in islice(decisions(state, players(*names, seed=number)), most):
            found.update(said(decision))
    return found


@pytest.mark.long
@pytest.mark.parametrize("names", TABLES, ids=" ".join)
def test_everything_that_is_said_has_a_text(names: tuple[str, ...]) -> None:
    found = whole_games(names)
    assert found
    for message in found:
        text = ENGLISH.text(message, NAMES)
        assert not re.search(r"[{}$]|  | [.,:;]|\bNone\b", text), text
        if message.id.startswith("reason-"):
            assert text[0].isupper() and text.endswith("."), text


def trees(*paths: Path) -> Iterator[tuple[str, ast.AST]]:
    """The modules of some files and folders, parsed."""
    for path in paths:
        for module in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            yield module.name, ast.parse(module.read_text("utf-8"))


def pattern_of(node: ast.AST) -> str:
    """What a string or a formatted string can be, as a regular expression; empty for anything else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value).replace("\\-", "-")
    if isinstance(node, ast.JoinedStr):
        return "".join(pattern_of(part) or ".+" for part in node.values)
    return ""


def ids_in(*paths: Path) -> set[str]:
    """Every id in the code that begins or ends like those of automas, as a regular expression."""
    found = {pattern_of(node) for _, tree in trees(*paths) for node in ast.walk(tree)}
    return {one for one in found if re.fullmatch(rf"{PREFIXES}[\w.+-]*[\w+]|\.\+(?:-[a-z]+)+", one)}


def test_every_text_can_be_said(root: Path) -> None:
    known = ids_in(root / "game", root / "main.py")
    ids = {id for id in ENGLISH.catalogue.entries if re.match(PREFIXES, id)}
    assert {id for id in ids if not any(re.fullmatch(one, id) for one in known)} == set()


def test_every_id_in_the_room_has_a_text(root: Path) -> None:
    known = ids_in(root / "game" / "automa")
    assert len(known) > 100
    for one in known:
        assert any(re.fullmatch(one, id) for id in ENGLISH.catalogue.entries), one


def test_no_sentence_stands_in_the_room(root: Path) -> None:
    """But those of errors, which tell of data files and of the names that commands take."""
    for name, tree in trees(root / "game" / "automa"):
        if name == "sight.py":
            continue  # it is the lab's to say
        alone = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        raised = {part for node in ast.walk(tree) if isinstance(node, ast.Raise) for part in ast.walk(node)}
        for node in set(ast.walk(tree)) - alone - raised:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value not in IN_ERRORS:
                assert not WORDS.search(node.value), f"{name}:{node.lineno}: {node.value}"
