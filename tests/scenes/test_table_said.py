"""What the table says of any game, in every language, and of the figures of any ruleset."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from game.rules import Setup, legal_moves, new_game, play, view
from game.rules.message import Message
from game.rules.moves import Burn, Choose, CountCart, Lay, Move, TakeBonus, UseMarker
from game.rules.state import GameState
from game.rules.terms import Field, Marker, Step
from game.scenes.play.storing import StoragePlan
from game.scenes.play.waste import forfeits, plan_forfeits, wasted
from game.scenes.stage.deeds import badge, deed
from game.scenes.stage.forecast import at_work, forecast
from game.scenes.stage.plan import PlanDraft
from game.scenes.stage.tips import lying_on, reach, worker_tip
from game.scenes.stage.words import button_said, question
from game.scenes.stage.yard.farm import lease_said, slot_worth
from game.table.canvas import Said
from game.words import LANGUAGES, Names, words_of
from tests.properties.games import MIXES, eager
from tests.scenes.answering import all_answers
from tests.scenes.tables import BOTH, FULLEST, IRON, NEW, crowded

NAMES = Names(("Anna", "Hinnerk", "Grete", "Jost"))
SIZE = (1280, 720)
ENGLISH = re.compile(r"\b(the|and|takes|click|lay|with|from|each|nothing|disks?|water|wood|coal)\b")


# -- every language -------------------------------------------------------------------------------------


@cache
def said() -> frozenset[Message]:
    """Return what is said at every decision of a game of each mix of modules, and over its tables."""
    found: set[Said] = set()
    for seed, modules in enumerate(MIXES * 3):
        new = NEW + (IRON if "iron" in modules else ())
        side = "B" if "iron" in modules else "A"
        state = new_game(Setup(4, seed, tiles="random", modules=modules, new_tiles=new, tunnel=side))
        chance = Random(seed)
        while state.to_move is not None:
            found.update(_at(state, chance))
            play(state, eager(chance, state))
        found |= {question(state, ()), *_tips(state), *_tips(crowded(state))}
    return frozenset(one for one in found if isinstance(one, Message))


def _at(state: GameState, chance: Random) -> Iterator[Said]:
    """Yield what is said at a decision: the question, the button, the moves, and what a plan would bring."""
    moves = legal_moves(state)
    yield question(state, moves)
    yield button_said(state, None)
    for move in chance.sample(list(moves), min(8, len(moves))):
        yield deed(move, state)
        yield badge(move, state)
    yield from (given for move in moves if (given := forfeits(state, move)))
    if state.step == Step.WINTER_STORAGE:
        yield StoragePlan(state).forfeits or ""
    if state.step == Step.PLANNING and not state.seats[state.to_move or 0].plan:
        yield from _of_plan(state, chance)


def _of_plan(state: GameState, chance: Random) -> Iterator[Said]:
    blank, lays = PlanDraft.blank(view(state, state.to_move)), list[Lay]()
    copy = blank.state.copy()
    for _ in blank.lays:
        lays.append(chance.choice([move for move in legal_moves(copy) if isinstance(move, Lay)]))
        play(copy, lays[-1])
    plan = PlanDraft(blank.state, tuple(lays))
    yield from (outlook.said for outlook in forecast(plan).values())
    yield plan_forfeits(plan, wasted(at_work(plan))) or ""


def _tips(state: GameState) -> Iterator[Said]:
    """Yield what is said of the things on a table, and of each tile."""
    yield from (answer.said for answer in all_answers(state))
    yield from (worker_tip(state, state.seats[0], field) for field in Field)
    for tile in state.box.tiles:
        yield reach(state, 0, tile.index)
        yield lying_on(state, tile.index) or ""
    yield from (slot_worth(state, slot, None) or "" for slot in state.box.storage.data)


def _ids(said: object) -> set[str]:
    """Return the ids of a message and of those in it."""
    inner = [value for _, value in said.values] if isinstance(said, Message) else said
    found = set().union(*map(_ids, inner)) if isinstance(inner, list) or type(inner) is tuple else set[str]()
    return found | {said.id} if isinstance(said, Message) else found


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_table_says_is_said_in_every_language(language: str) -> None:
    assert len(set().union(*map(_ids, said()))) > 125
    for one in said():
        text = words_of(language).text(one, NAMES)
        assert text and not re.search(r"[{}$⍽\ue000-\uf8ff]|\bNone\b|\bTerm\b|  ", text), one


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_that_the_table_says_is_english(language: str) -> None:
    english = words_of(LANGUAGES[0])
    typed = [one for one in said() if _typed(one)]
    for one in said() - {*typed}:
        text = words_of(language).line(one, NAMES)
        assert not ENGLISH.search(text), (one, text, english.line(one, NAMES))


def _typed(said: object) -> bool:
    """Return whether a message carries a text, which is the same in every language."""
    if isinstance(said, str):
        return True
    if isinstance(said, Message):
        return any(_typed(value) for _, value in said.values)
    return type(said) is tuple and any(map(_typed, said))


# -- every figure ---------------------------------------------------------------------------------------

FIGURES = (
    "[taking]\nlimit = 7",
    "[taking]\nvalue = { black = 1, brown = 2, yellow = 7 }",
    "[water]\nstops_pinge = 7",
    "[water]\nstops_reeling = 7",
    "[water]\nstops_tunnel = 7",
    "[tunnel]\nvp = [7, 7, 7, 7, 7, 7, 7]",
    "[worker.coal-digger.use.paid]\nactions = 7",
    "[worker.coal-miner.use.paid]\nactions = 7",
    "[worker.haspelknecht.use.paid]\nactions = 7",
    "[workers]\ndrain = 7",
    "[workers]\nsynergy = 7",
    "[worker.farmer.use.yellow.more.summer]\nfood = 7",
    "[worker.water-mill.use]\nyellow = { pay = [{ yellow = 7 }] }",
    "[worker.water-mill.use.yellow]\ngain = { food = 7 }",
    "[worker.water-mill.use.black]\ngain = { thaler = 7 }",
    "[burner]\nwood = 7",
    "[burner]\ncoal = 7",
    "[burner]\nvp = 7",
    "[cable]\nvp = 7",
    "[storage.farm]\nwood = 7",
    "[storage.barn]\nfood = 7",
    "[storage.coal-store]\ncoal = 7",
    "[storage.workshop]\niron = 7",
    "[final]\ndebt_first = -7",
    "[final]\ndebt_more = -7",
    "[valley]\nthanksgiving = { vp = 7 }",
    "[valley]\nmarket = { pay = { food = 7 }, gain = { thaler = 2, vp = 5 } }",
    "[valley]\nmarket = { pay = { food = 1 }, gain = { thaler = 7, vp = 5 } }",
    "[valley]\nschultheiss = { coal = 7 }",
    "[worker.farmers-wife.use.black]\nactions = 7",
    "[worker.farmers-wife.use.yellow]\ngain = { food = 7 }",
    "[valley]\nabandoned_farm = { wood = 7, iron = 1 }",
    "[valley]\ncommunity_coal = 7",
    "[black]\narrival = [7, 4]",
    "[iron]\nprop_vp = 7",
    "[iron]\nsmithy_vp = 7",
    "[worker.workshop.use.yellow]\ngain = { iron = 7 }",
    "[iron]\nlease = { food = 7 }",
)
DONE: tuple[Move, ...] = (
    Burn(),
    CountCart(1),
    *(UseMarker(marker) for marker in (Marker.HAULING_CABLE, Marker.WINDLASS, Marker.MARKET)),
    UseMarker(Marker.ABANDONED_FARM),
)


def _figures_said(path: str) -> dict[int, str]:
    """Return what a table that has everything says of its figures, in a fixed order."""
    levels = [[tile for tile in FULLEST if tile[0] == level] for level in "1234"]
    tiles = tuple(tile for level in levels for tile in level[:5])
    state = new_game(Setup(4, 5, tiles=tiles, modules=BOTH, tunnel="B", ruleset=path))
    found = [*_tips(state), *_tips(crowded(state)), *(deed(move, state) for move in DONE)]
    state.seats[0].abilities = state.seats[0].pinge_dug = 0
    found += [*_tips(state), *lease_said(state, state.box.years)]
    for step in (Step.SECOND_TAKING, Step.WATER_RETURN, Step.AUTUMN_WATER):
        state.step, state.to_move = step, 0
        found.append(question(state, ()))
    words = words_of("en")
    return {at: words.line(one, NAMES) for at, one in enumerate(found) if isinstance(one, Message)}


@cache
def _usual() -> dict[int, str]:
    return _figures_said("base")


@pytest.mark.parametrize("figure", FIGURES, ids=lambda text: re.sub(r"\W+", "-", text)[:40])
def test_a_figure_of_the_ruleset_is_what_is_said(figure: str, tmp_path: Path) -> None:
    path = tmp_path / "draft.toml"
    path.write_text(f'name = "Draft"\n\n{figure}\n', encoding="utf-8")
    drafted, usual = _figures_said(str(path)), _usual()
    changed = [drafted[at] for at in drafted if drafted[at] != usual.get(at)]
    assert changed and all(re.search(r"\b(7|20|28)\b", text) for text in changed), changed


@pytest.mark.parametrize("tile", ["37", "38", "28"])
def test_an_option_is_offered_by_what_it_costs_and_brings(tile: str) -> None:
    from tests.rules.expansion import bought

    state = bought(tile, seat={"food": 2, "wood": 2, "coal": 2})
    offered = [deed(move, state) for move in legal_moves(state) if isinstance(move, Choose)]
    assert len(set(offered)) == len(offered)


def test_a_bonus_marker_is_offered_by_its_name() -> None:
    names = {deed(TakeBonus(bonus), new_game(Setup())) for bonus in range(6)}  # type: ignore[arg-type]
    assert len(names) == 6
