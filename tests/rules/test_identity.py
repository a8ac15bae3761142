"""What decides a game has one digest, and a game lasts under the figures it began with."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.rules import Setup, new_game, play, record_text, replay, scores, state_json
from game.rules.record import Shelf, read_record, to_keep
from game.rules.ruleset import ARCHIVE, digest, load_ruleset
from game.rules.ruleset.archive import plain_tables
from game.rules.ruleset.figures import Burner
from game.rules.ruleset.plain_tables import digest_of
from game.telling import renamed_tiles
from tests.corrected import Correct, corrections
from tests.properties.games import played

GAME = Setup(seats=2, seed=5, tiles="first")


@pytest.fixture
def draft(tmp_path: Path) -> Callable[[str], str]:
    """Write a draft, and return its path."""

    def written(text: str) -> str:
        path = tmp_path / "draft.toml"
        path.write_text(text, "utf-8")
        return str(path)

    return written


@pytest.fixture
def correct(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Correct]:
    yield from corrections(tmp_path, monkeypatch)


# -- the digest --


def test_a_digest_has_32_hex_digits() -> None:
    assert len(digest("base")) == 32 and int(digest("base"), 16) >= 0


@pytest.mark.parametrize(
    "text",
    [
        "name = 'Mine'",
        "[tile.11]\nname = 'Yoke'",
        "[tile.11]\nstatus = { cost = 'printed' }",
        "[pinge]\nstatus = { coal = 'printed' }",
        "[[layout]]\nid = 'rows-for-2'\nname = 'Ours'\nseats = [2]\nlevels = "
        "[[[0, 0], [1, 0], [2, 0]], [[0, 1], [1, 1], [2, 1]], [[-1, 2], [0, 2], [1, 2]], "
        "[[-1, 3], [0, 3], [1, 3]]]\nblack = [[-2, 4], [-1, 4], [0, 4]]",
    ],
)
def test_names_and_texts_are_no_part_of_it(text: str, draft: Callable[[str], str]) -> None:
    assert digest(draft(text)) == digest("base")


@pytest.mark.parametrize(
    "text",
    [
        "[start]\nfood = 0",
        "[start]\nwood = [0, 0, 0]",
        "[tile.12]\nthaler = 0\neffects = []\nset = 'base'\nend = {}",
        "[tile.25]\neffects = [{ may = 'drain', most = 1, blacks = 0 }]",
        "[tile.31]\neffects = [{ optional = false, choose = [{ pay = {}, gain = { wood = 3, water = 1 } }, "
        "{ gain = { thaler = 1, vp = 0 }, then = [] }] }]",
        "[worker.water-mill.use.black]\ngain = { thaler = 1, food = 0 }",
        "[enhanced_tunnel.A]\nstatus = {}",
        "[tile.38]\ncost = ['any', 'any', 'black', 'any']",
    ],
)
def test_defaults_that_are_given_are_no_part_of_it(text: str, draft: Callable[[str], str]) -> None:
    assert digest(draft(text)) == digest("base")


def test_what_begins_alike_digests_alike(draft: Callable[[str], str]) -> None:
    assert digest(draft("[start]\nfood = 2")) == digest(draft("[start]\nfood = [2, 2, 2, 2]"))
    assert digest(draft("[start]\nfood = [2, 2]")) == digest(draft("[start]\nfood = [2, 2, 0, 0]"))
    assert digest(draft("[start]\nfood = [2, 2]")) != digest(draft("[start]\nfood = 2"))


@pytest.mark.parametrize(
    "text",
    [
        "[burner]\ncoal = 1",
        "[tile.11]\nsymbol = 'mining'",
        "[tile.11]\nthaler = 2",
        "[[layout]]\nid = 'ring'\nseats = [2]\nlevels = [[[0, 0], [1, 0], [2, 0]], [[0, 1], [1, 1], [2, 1]], "
        "[[-1, 2], [0, 2], [1, 2]], [[-1, 3], [0, 3], [1, 3]]]",
        "[tile.31]\neffects = [{ choose = [{ gain = { thaler = 1 } }, { gain = { wood = 3, water = 1 } }] }]",
    ],
)
def test_what_decides_a_game_changes_it(text: str, draft: Callable[[str], str]) -> None:
    """The last names the same options in another order: their numbers stand in records."""
    assert digest(draft(text)) != digest("base")


def test_a_key_that_is_new_and_has_a_default_changes_no_digest() -> None:
    class Later(Burner, frozen=True, kw_only=True):
        smoke: int = 0

    base = load_ruleset()
    figures = msgspec.structs.asdict(base.burner)
    later = msgspec.structs.replace(base, burner=Later(**figures))
    assert digest_of(plain_tables(later)) == digest("base")
    smoking = msgspec.structs.replace(base, burner=Later(**figures, smoke=1))
    assert digest_of(plain_tables(smoking)) != digest("base")


def test_it_is_made_as_the_document_says() -> None:
    """docs/record.md: of the archived file without its words, as JSON with sorted keys and no blanks."""
    tables = tomllib.loads((ARCHIVE / f"{digest('base')}.toml").read_text("utf-8"))
    del tables["archived"], tables["name"]
    text = json.dumps(_without_names(tables), sort_keys=True, separators=(",", ":"))
    assert sha256(text.encode()).hexdigest()[:32] == digest("base")


def _without_names(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_names(entry) for key, entry in value.items() if key != "name"}
    return [_without_names(entry) for entry in value] if isinstance(value, list) else value


# -- a game lasts --


def test_a_renamed_tile_changes_no_digest_and_no_lot(correct: Correct) -> None:
    before, dealt = digest("base"), state_json(new_game(GAME))
    text = record_text(GAME, played(GAME, 1, 60)[1])
    correct("tiles.toml", ('"Carrying Pole"', '"Yoke"'), ('"Barn"', '"Shed"'))
    assert load_ruleset().tile["11"].name == "Yoke" and digest("base") == before
    assert state_json(new_game(GAME)) == dealt
    opened = read_record(text)
    assert opened.setup == GAME, "by the base, which has the names of today"
    assert record_text(opened.setup, opened.moves) == text


def test_a_record_lasts_when_a_figure_is_corrected_and_a_tile_renamed(correct: Correct) -> None:
    over, moves = played(GAME, 1, 5_000)
    begun = record_text(GAME, moves[:60])
    correct("tiles.toml", ('"Carrying Pole"', '"Yoke"'), ("gain = { thaler = 1 }", "gain = { thaler = 2 }"))
    correct("workers.toml", ("actions = 2", "actions = 1"))
    correct("figures.toml", ("vp = [1, 1, 1, 2", "vp = [4, 1, 1, 2"))
    assert load_ruleset().worker["coal-digger"].actions == 1
    agreed, played_before, state = replay(begun)
    assert state.box.ruleset.worker["coal-digger"].actions == 2 and state.box.digest != digest("base")
    assert renamed_tiles(state) == {}, "its tiles have the names of today"
    for move in moves[60:]:
        play(state, move)
    assert scores(state) == scores(over)
    whole = record_text(agreed, moves)
    assert whole.startswith(begun.partition("seats:")[0]) and played_before == tuple(moves[:60])
    assert scores(replay(whole)[2]) == scores(over)


def test_a_game_by_a_corrected_base_is_kept_with_its_figures(tmp_path: Path, correct: Correct) -> None:
    """The user's folder has the base of an edition whose figures no later one came with."""
    correct("workers.toml", ("actions = 2", "actions = 1"))
    state, moves = played(GAME, 1, 40)
    text = record_text(GAME, moves)
    found = to_keep("base", tmp_path)
    assert found is not None
    found[0].write_text(found[1], "utf-8")
    correct("workers.toml", ("actions = 1\n", "actions = 3\n"))
    again = replay(text, Shelf(tmp_path))[2]
    assert again.box.ruleset.worker["coal-digger"].actions == 1 and again.box.ruleset.name == "base"
    assert state_json(again) == state_json(state)
