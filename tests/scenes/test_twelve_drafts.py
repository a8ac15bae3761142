"""The drafts of docs/drafts at the table: what is new is drawn, and nothing said of it is cut."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.languages import LANGUAGES
from game.rules import Setup, new_game
from game.rules.record import flattened
from game.rules.ruleset import load_ruleset
from game.scenes.flow import Replace
from game.scenes.newgame.draft import FIRST
from game.scenes.newgame.scene import NewGame
from game.table.draftmark import RADIUS, tile_spot
from tests.few import few
from tests.scenes.clicks import Hand
from tests.scenes.sitting import people, sit_down, window
from tests.scenes.tables import SIZES
from tests.scenes.written import said, written, wrong

OWN = ("101", "102", "103", "104", "105", "106")
TILES = ("11", "101", "13", "102", "103", "24", "35", "105", "104", "41", "106", "45")
"""All of them, in the order of the Hellweg."""
FOLDER = Path(__file__).parents[2] / "docs" / "drafts"


def seed_with(source: str, number: str, board: str | None) -> int:
    """The first seed by which the development lies on the board."""
    setups = (Setup(2, seed, source, board, "random") for seed in range(1, 200))
    return next(setup.seed for setup in setups if number in new_game(setup).box.index)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("file", "board", "numbers"),
    [
        ("07-the-strongbox", None, ("48",)),
        ("12-on-the-hellweg", "hellweg", OWN),
    ],
)
def test_new_developments_are_drawn(
    file: str, board: str | None, numbers: tuple[str, ...], language: str
) -> None:
    source = flattened(str(FOLDER / f"{file}.toml"))
    for number in numbers:
        hand = Hand(window(language=language))
        setup = Setup(2, seed_with(source, number, board), source, board, "random")
        sit_down(hand.app, setup, people(2, 2))
        for _ in range(4):
            hand.step(1.0)
        box, layout = hand.play.match.state.box, hand.play.stage.layout
        x, y = layout.developments.hexes[box.index[number]].centre
        hand.move((round(x), round(y)))
        for _ in range(6):
            hand.step(0.3)
        assert wrong(written(hand)) == []
        assert load_ruleset(source).tile[number].name in " ".join(said(hand)).replace("\xa0", " ")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "1 coal + 1 iron = 2 VP"),
        ("de", "1 Kohle + 1 Eisen = 2 SP"),
        ("nl", "1 steenkool + 1 ijzer = 2 OP"),
        ("fr", "1 charbon + 1 fer = 2 PV"),
    ],
)
def test_the_smith_s_sign_shows_what_he_spends_and_what_he_brings(language: str, told: str) -> None:
    hand = Hand(window(language=language))
    source = flattened(str(FOLDER / "10-the-smith.toml"))
    sit_down(hand.app, Setup(2, 5, source, modules=frozenset({"iron"})), people(2, 2))
    for _ in range(4):
        hand.step(1.0)
    assert told in [text.replace("\xa0", " ") for text in said(hand)]
    assert wrong(written(hand)) == []


@pytest.mark.long
@pytest.mark.parametrize("language", few(LANGUAGES))
@pytest.mark.parametrize("size", SIZES)
def test_words_on_a_new_development_keep_clear_of_its_mark(size: tuple[int, int], language: str) -> None:
    source = flattened(str(FOLDER / "12-on-the-hellweg.toml"))
    hand = Hand(window(size=size, language=language))
    sit_down(hand.app, Setup(2, 1, source, "hellweg", TILES), people(2, 2))
    hand.step()
    marks, box, places = written(hand), hand.play.match.state.box, hand.play.stage.layout.developments
    scale = hand.app.context.theme.scale
    for number in OWN:
        x, y = tile_spot(places.hexes[box.index[number]], scale)
        mark = pygame.Rect(0, 0, round(2 * RADIUS * scale), round(2 * RADIUS * scale))
        mark.center = round(x), round(y)
        assert [one.text for one in marks if mark.colliderect(one.taken)] == [], number


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_names_of_new_developments_are_whole_in_the_stock_of_a_new_game(size: tuple[int, int]) -> None:
    hand = Hand(window(size=size))
    hand.app.context.ruleset = flattened(str(FOLDER / "12-on-the-hellweg.toml"))
    scene = NewGame(hand.app.context)
    scene.draft.tiles = FIRST
    scene.more = True
    hand.app.apply(Replace(scene))
    hand.step()
    marks, stock = written(hand), scene.tiles.ground.stock
    for number, hexagon in stock.items():
        inside = [mark for mark in marks if hexagon.rect.contains(mark.taken)]
        text = "".join(mark.text for mark in inside if mark.text != number)
        name = scene.draft.figures.tile[number].name
        assert text.replace("-", "") == (name.replace(" ", "") if number in OWN else ""), number
    assert set(OWN) <= set(stock) and wrong(marks) == []
