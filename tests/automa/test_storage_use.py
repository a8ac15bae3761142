"""A better storage place is used more often by bauers, and its development is bought more often."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from game.automa import named
from game.automa.sight import unweighed
from game.rules import Setup, legal_moves, new_game, play, view
from game.rules.events import Stored, TileAcquired
from game.rules.moves import Store
from game.rules.terms import Resource, Season, Step
from tests.automa.games import players
from tests.few import few
from tests.rules.helpers import at_working, end_phase

GAMES = 10
BARN, CELLAR, FOOD, WOOD, COAL = "12", "41", Resource.FOOD, Resource.WOOD, Resource.COAL
OPENED = f'since = "{CELLAR}"\n'
DEAR = f'[tile.{CELLAR}]\ncost = ["black", "any", "any", "any", "any", "any"]\neffects = []\n'
"""Makes the development one that not everybody acquires."""
USED = [
    ("farm", COAL, "[storage.farm]\ncoal = 3\n", "[storage.farm]\n"),
    ("farm", FOOD, "[storage.farm]\nfood = 3\n", "[storage.farm]\n"),
    ("farm", WOOD, "[storage.farm]\n", "[storage.farm]\nwood = 0\ncoal = 1\n"),
    ("barn", COAL, "[storage.barn]\ncoal = 6\n", "[storage.barn]\n"),
    ("cellar", WOOD, "[storage.cellar]\nwood = 2\ncoal = 1\n", "[storage.cellar]\nwood = 0\ncoal = 1\n"),
    ("cellar", COAL, "[storage.cellar]\ncoal = 1\n", f"[storage.cellar]\ncoal = 1\n{OPENED}"),
]
"""A place, a good, and two drafts: by the first it is stored there more often."""
BOUGHT = [
    (CELLAR, f"{DEAR}[storage.cellar]\ncoal = 6\n{OPENED}", f"{DEAR}[storage.cellar]\ncoal = 0\n{OPENED}"),
    (BARN, "", "[storage.barn]\nfood = 0\n"),
    (CELLAR, f"[storage.cellar]\ncoal = 4\n{OPENED}", ""),
    (CELLAR, f"[storage.cellar]\ncoal = 4\n{OPENED}", "[storage.cellar]\ncoal = 4\n"),
    ("24", "", "[storage.wood-store]\nremoved = true\n[storage.coal-store]\ncoal = 0\n"),
]
"""A development, and two drafts: by the first it is acquired more often."""


@cache
def counted(source: str, games: int) -> tuple[list[tuple[str, int]], list[str]]:
    """What two bauers store and where, and what they acquire, over all games."""
    stored, acquired = [], []
    for seed in range(games):
        state = new_game(Setup(seed=seed, ruleset=source, tiles="random"))
        table = players("bauer", "bauer")
        while (seat := state.to_move) is not None:
            move = table[seat].choose(view(state, seat), legal_moves(state)).move
            for event in play(state, move):
                if isinstance(event, Stored):
                    stored.append((event.slot.id, event.resource))
                elif isinstance(event, TileAcquired):
                    acquired.append(event.tile)
    return stored, acquired


def written(folder: Path, text: str) -> str:
    path = folder / f"{len([*folder.iterdir()])}.toml"
    path.write_text(text, "utf-8")
    return str(path)


@pytest.mark.parametrize("case", few(USED))
def test_what_scores_more_is_stored_more(tmp_path: Path, case: tuple[str, Resource, str, str]) -> None:
    place, good, better, worse = case
    more, less = (counted(written(tmp_path, text), 2)[0].count((place, good)) for text in (better, worse))
    assert more > less


@pytest.mark.thorough
@pytest.mark.parametrize(("tile", "better", "worse"), BOUGHT)
def test_what_opens_a_better_place_is_acquired_more(
    tmp_path: Path, tile: str, better: str, worse: str
) -> None:
    more, less = (counted(written(tmp_path, text), GAMES)[1].count(tile) for text in (better, worse))
    assert more > less


def test_who_does_not_weigh_stored_goods_is_remarked_upon() -> None:
    found = {remark.level for remark in unweighed(["storage.cellar.coal"], ["random", "greedy", "bauer"])}
    assert found == {"random"}


def test_nothing_is_kept_for_a_year_that_a_draft_ends_before(tmp_path: Path) -> None:
    end = '[[end]]\nhave = "vp"\ncount = 30\n'
    state = at_working(season=Season.SPRING, ruleset=written(tmp_path, end), seat={"food": 2, "coal": 6})
    state.seats[0].score = 31
    end_phase(state)
    while state.step != Step.WINTER_STORAGE or state.to_move != 0:
        play(state, legal_moves(state)[0])
    seen = view(state, 0)
    decision = named("bauer")(1).choose(seen, legal_moves(seen))
    assert state.year < state.box.years and isinstance(decision.move, Store)
    assert not any("spring" in reason.id for reason in decision.reasons)
    assert not any(point.said and "spring" in point.said.id for point in decision.points)
