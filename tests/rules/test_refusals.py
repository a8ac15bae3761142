"""What is said of refused moves and setups: each text is used, can be said, and has the ruleset's figures."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import game as program
import game.rules as rules
from game.languages import LANGUAGES
from game.plain_words import entries_of
from game.rules.box import Box
from game.rules.crew import Why, crew
from game.rules.engine import developments, free_actions, lays, mining
from game.rules.engine.settling import effect_refusal
from game.rules.message import Amount, Message, TileName, Value, message
from game.rules.moves import Drain
from game.rules.reason import Reason
from game.rules.ruleset import load_ruleset
from game.rules.setup import advice
from game.rules.state import GameState, TileEffect
from game.rules.terms import Field, Marker, Resource
from game.words import Names, words_of
from tests.english import english
from tests.rules.expansion import with_tiles
from tests.rules.helpers import Setup, game, rule, setup_refused

NAMES = Names(("Anna", "Bert"))
OURS = re.compile(r"(?:refused|undo|setup|advice)(?:-[a-z]+)*")


def reasons() -> list[Reason]:
    """Return every reason that is a constant of the rules, or of the workers of the base."""
    modules = [import_module(one.name) for one in pkgutil.walk_packages(rules.__path__, "game.rules.")]
    found = [value for module in modules for value in vars(module).values()]
    found += [value for table in found if isinstance(table, dict) for value in table.values()]
    workers = crew(load_ruleset()).workers.values()
    found += [getattr(worker.why, name) for worker in workers for name in Why.__annotations__]
    return [*dict.fromkeys(value for value in found if isinstance(value, Reason))]


def why(reason: Reason, box: Box) -> Message:
    """Return what is said of a reason, without the rule."""
    said = dict(reason.told(box).said.values)["why"]
    assert isinstance(said, Message)
    return said


def texts(said: Message) -> list[str]:
    """Return a message in every language."""
    return [words_of(language).line(said, NAMES) for language in LANGUAGES]


# -- every text --


def test_every_text_is_used_and_none_is_missing() -> None:
    sources = [path.read_text("utf-8") for path in Path(program.__path__[0]).rglob("*.py")]
    used = {one for source in sources for one in re.findall(rf'"({OURS.pattern})"', source)}
    there = {id for id in entries_of("en") if OURS.fullmatch(id)}
    assert there - used == set()
    assert {id for id in used if "-" in id} - there == set()


@pytest.mark.parametrize("reason", reasons(), ids=lambda reason: f"{reason.rule} {reason.id}")
def test_every_reason_is_a_sentence_in_every_language(reason: Reason) -> None:
    for modules in (frozenset[str](), frozenset({"black", "iron"})):
        refusal = reason.told(game(2, modules=modules).box)
        assert refusal.rule == reason.rule
        for text in texts(refusal.said):
            assert re.fullmatch(rf"[„“«]? ?[^\W\d_].*\. \({reason.rule}\)", text), text
            assert not re.search(r"[{}$]|None|  |\.\.", text), text
            assert text.lstrip("„“« ")[0].isupper(), text


def test_reasons_are_told_apart_by_identity() -> None:
    assert len(reasons()) > 80
    assert (
        mining.PINGE_BLOCKED.id == mining.TUNNEL_BLOCKED.id and mining.PINGE_BLOCKED != mining.TUNNEL_BLOCKED
    )


# -- figures --

DRAIN = "[workers]\ndrain = 7\n"
WATER = Amount(7, "water")
FIGURES: list[tuple[Reason, str, dict[str, Value]]] = [
    (mining.WET_PINGE, "[water]\nstops_pinge = 7\n", {"water": WATER}),
    (mining.WET_TUNNEL, "[water]\nstops_tunnel = 7\n", {"water": WATER}),
    (mining.WET_SHAFT, "[water]\nstops_reeling = 7\n", {"water": WATER}),
    (mining.MUCH_AT_ONCE, DRAIN, {"water": WATER}),
    (lays.NO_TILE_FOR_COTTAGE, "[valley]\ncottage_disks = 3\n", {"disks": 3}),
    (free_actions.LITTLE_WOOD, "[burner]\nwood = 7\n", {"wood": Amount(7, Resource.WOOD)}),
    (
        free_actions.NOTHING_TO_SELL,
        "[valley.market]\npay = { food = 7, wood = 0, coal = 0, thaler = 1 }\n",
        {"goods": (Amount(7, "food"), Amount(1, "thaler")), "marker": Marker.MARKET},
    ),
    (developments.NO_TOKEN, "[developments]\ntokens = 7\n", {"tokens": 7}),
]


@pytest.mark.parametrize(("reason", "text", "values"), FIGURES, ids=[reason.id for reason, _, _ in FIGURES])
def test_what_is_said_changes_with_the_figure(
    ruleset: Any, reason: Reason, text: str, values: dict[str, Value]
) -> None:
    usual, changed = why(reason, game().box), why(reason, game(ruleset=ruleset(text)).box)
    assert values.items() <= dict(changed.values).items()
    for before, after in zip(texts(usual), texts(changed), strict=True):
        assert before != after and re.search("[37]", after)


@pytest.mark.parametrize("id", ["drains_first", "drains_exactly"])
def test_the_reasons_of_a_worker_have_its_figures(ruleset: Any, id: str) -> None:
    boxes = game().box, game(ruleset=ruleset(DRAIN)).box
    usual, changed = (why(getattr(box.crew.workers[Field.COAL_DIGGER].why, id), box) for box in boxes)
    assert dict(changed.values)["water"] == WATER and usual.id == changed.id
    for before, after in zip(texts(usual), texts(changed), strict=True):
        assert before != after and "7" in after


@pytest.mark.parametrize(
    ("pay", "said"),
    [
        ("{ yellow = 3 }", "The coal-digger is paid exactly 3 yellow disks."),
        (
            "{ yellow = 1, food = 1 }, { thaler = 1 }",
            "The coal-digger is paid exactly 1 yellow disk and 1 food; or 1 Thaler.",
        ),
    ],
)
def test_what_pays_a_worker_is_said_as_its_record_has_it(ruleset: Any, pay: str, said: str) -> None:
    box = game(ruleset=ruleset(f"[worker.coal-digger.use.paid]\npay = [{pay}]\n")).box
    assert english(why(box.crew.workers[Field.COAL_DIGGER].why.unpaid, box)) == said


def test_a_worker_that_works_elsewhere_says_where(ruleset: Any) -> None:
    box = game(ruleset=ruleset('[worker.coal-miner]\ndig = "pinge"\ndrain = "tunnel"\n')).box
    reasons = box.crew.workers[Field.COAL_MINER].why
    assert english(why(reasons.no_digging, box)) == "The coal-miner excavates only in the Pinge."
    assert english(why(reasons.no_draining, box)) == "The coal-miner removes water only at the shaft."


def test_every_reason_with_a_figure_is_among_them() -> None:
    assert {reason for reason in reasons() if reason.figures} == {reason for reason, _, _ in FIGURES}


@rule("T9", "B7")
def test_with_a_module_there_are_more_tokens(ruleset: Any) -> None:
    path = ruleset("[developments]\ntokens_with_module = 17\n")
    box = game(ruleset=path, modules=frozenset({"black"})).box
    assert dict(why(developments.NO_TOKEN, box).values) == {"tokens": 17}


def _unpaid(state: GameState, tile: str) -> Message:
    """What is said to seat 0 that would acquire a tile without paying for it."""
    info = state.box.tiles[state.box.index[tile]]
    reason = developments.price_refusal(state, state.seats[0], info, None)
    assert reason is not None
    assert all("." in text for text in texts(reason.told(state.box).said))
    return why(reason, state.box)


@rule("T5")
def test_a_distant_development_costs_what_its_level_says(ruleset: Any) -> None:
    levels = "[[developments.level]]\narrival = [1]\ndistant = []\n"
    levels += "".join(f"[[developments.level]]\narrival = [{at}]\ndistant = ['wood']\n" for at in (2, 3, 4))
    for path, tile, goods in (
        ("base", "21", (Resource.FOOD, Resource.WOOD, Resource.COAL)),
        ("base", "41", (Resource.FOOD,)),
        (ruleset(levels), "41", (Resource.WOOD,)),
    ):
        state = game(2, ruleset=path)
        state.stacks[state.box.index[tile]] = (1,)
        price = tuple(Amount(1, kind) for kind in goods)
        assert _unpaid(state, tile) == message("refused-price-missing", price=price)


@rule("38")
def test_the_community_tunnel_takes_what_its_tile_says(ruleset: Any) -> None:
    effects = "[{ needed = true, choose = [{ pay = { wood = 2, food = 1 } }] }]"
    path = ruleset(f"[tile.38]\nname = 'Deep'\neffects = {effects}\n")
    for source, called, prices in (
        ("base", TileName("38"), ((Amount(1, "wood"),), (Amount(1, "iron"),))),
        (path, "Deep", ((Amount(1, "food"), Amount(2, "wood")),)),
    ):
        state = game(**with_tiles("38", ruleset=source))
        state.seats[0].tiles = 1 << state.box.neighbours[state.box.index["38"]][0]
        said = _unpaid(state, "38")
        assert said == message("refused-no-support", tile=called, prices=prices)
        assert all(("Deep" in text) == (source == path) for text in texts(said))


@rule("25", "E5")
def test_a_development_removes_as_much_as_its_tile_says(ruleset: Any) -> None:
    path = ruleset("[tile.25]\neffects = [{ may = 'drain', most = 3 }]\n")
    for source, most in (("base", 1), (path, 3)):
        state = game(4, ruleset=source)
        state.seats[0].water = 9
        pending = TileEffect(state.box.index["25"], 0)
        reason = effect_refusal(state, state.seats[0], pending, Drain(most + 1))
        assert reason is not None and reason.rule == "E5"
        assert why(reason, state.box) == message("refused-development-drains", water=Amount(most, "water"))


# -- setups --


@rule("I1", "V4")
@pytest.mark.parametrize("asked", [4, 6])
def test_the_thaler_asked_for_are_the_rulesets(ruleset: Any, asked: int) -> None:
    path = ruleset(f"[iron]\nthaler_offered = {asked}\n[developments]\nthaler_offered = {asked + 1}\n")
    poor = ("12", "13", "14", "21", "22", "23", "32", "33", "35", "41", "42", "43")
    offered = {"offered": Amount(3, "thaler")}
    with setup_refused("setup-iron-thaler", "tiles", asked=Amount(asked, "thaler"), **offered):
        game(tiles=poor, modules=frozenset({"iron"}), ruleset=path)
    figures = {**offered, "asked": Amount(asked + 1, "thaler")}
    assert advice(Setup(tiles=poor, ruleset=path)) == (message("advice-few-thaler", **figures),)


def _every_text() -> Iterator[Message]:
    """Yield each of these texts with numbers that choose its forms, and a list where it joins one."""
    tiles = tuple(message("setup-tile", number=number, tile=TileName(number)) for number in ("17", "10E"))
    for count, (id, source) in product((0, 1, 2), entries_of("en").items()):
        names = re.findall(r"\$([a-z]+)", source) if OURS.fullmatch(id) else ()
        lists = re.findall(r"FORM\(\$([a-z]+)", source)
        thaler = Amount(count, "thaler")
        values: dict[str, Value] = {name: tiles if name in lists else thaler for name in names}
        values |= {name: count for name in names if name in re.findall(r"\$([a-z]+) ->", source)}
        if OURS.fullmatch(id):
            yield message(id, **values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_with_any_number(language: str) -> None:
    for said in _every_text():
        text = words_of(language).line(said, NAMES)
        assert text and not re.search(r"[{}$]|None|  ", text), text
