"""The drawings: every tile, worker, building, marker and skill has its own, and each is whole at any size."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from pathlib import Path

import msgspec
import pygame
import pytest

from game.locations import ASSETS
from game.rules.box import TileInfo, tile_info
from game.rules.message import message
from game.rules.ruleset import Amounts, load_ruleset
from game.rules.ruleset.tile_data import EffectData, TileData
from game.rules.terms import Ability, Field
from game.table.canvas import Canvas, TextMark
from game.table.landscape import HOMES, PEOPLE
from game.table.largetile import draw_tile_card
from game.table.layout import arrange
from game.table.pieces import (
    BONUS_MARKERS,
    BUILDINGS,
    COSTS,
    DISKS,
    GOODS,
    MARKERS,
    SKILLS,
    TOKENS,
    WORKERS,
    drawing_of,
    worker_picture,
)
from game.table.places.hexagon import hexagon
from game.table.snow import ROOFED
from game.table.theme import Theme, load_svg
from game.table.tileface import draw_face
from game.words import LANGUAGES, words_of
from tests.scenes.tables import SITTERS, begun

SIZES = [(30, 25), (48, 40), (96, 80), (240, 200), (480, 400)]
REFUSED = ("<text", "<filter", "<clipPath", "<mask", "<style", "<image", "objectBoundingBox")
DRAWINGS = sorted(ASSETS.glob("development_*.svg"))
ADDED = "worker_added"
FLIPPED, IMPROVED, SECTIONS = (
    "worker_farmers_wife_flipped",
    "worker_farmhand_improved",
    ("lorry", "oil_lamp", "wheelbarrow"),
)
PIECES = {
    *WORKERS.values(),
    ADDED,
    *BUILDINGS.values(),
    *MARKERS,
    *SKILLS.values(),
    *BONUS_MARKERS,
    *(f"bonus_{bonus}" for bonus in SECTIONS),
    FLIPPED,
    IMPROVED,
    "building_farmhouse",
}
EXAMPLES = sorted((ASSETS.parent / "docs" / "drafts").glob("*.toml"))
"""The drafts whose workers may have drawings."""
TOOLS = (
    "11", "13", "14", "16", "17", "18", "21", "22", "23", "25", "27",
    "29", "31", "32", "33", "34", "40e", "42", "43", "44", "47", "52",
)  # fmt: skip
"""The developments that lean on something in the landscape: they are no homes and nobody's portrait."""
ROOFLESS = ("38", "51", "53", "55")
"""The homes on which no snow lies."""
INK = ("#2c2017", "#120f10", "#0c2a40")
"""The ink of the outlines: on coal and what is black a darker one, on water a blue one."""
HANDLED = sorted({*DISKS, *TOKENS, *GOODS, *MARKERS, *SKILLS.values(), *BONUS_MARKERS, "water", "vp", "bag"})
SMALL = 9  # the side of the smallest piece on a small board, in pixels at 1280x720

pytestmark = pytest.mark.usefixtures("display")


def tiles() -> list[TileInfo]:
    """Every tile there is."""
    ruleset = load_ruleset()
    return [tile_info(ruleset, 0, number, (0, 0)) for number in ruleset.tile]


def test_every_tile_has_its_drawing_and_every_drawing_its_tile() -> None:
    drawn = [drawing_of(tile) for tile in tiles()]
    assert len(drawn) == 41
    assert {f"{name}.svg" for name in drawn} == {path.name for path in DRAWINGS}


def test_every_worker_building_marker_and_skill_has_a_drawing_and_no_other_lies_about() -> None:
    kinds = ("worker_*", "building_*", "marker_*", "ability_*", "bonus_*", "tile_*")
    found = {path.stem for kind in kinds for path in ASSETS.glob(f"{kind}.svg")}
    drafted = {f"worker_{id.replace('-', '_')}" for path in EXAMPLES for id in load_ruleset(str(path)).worker}
    assert found - drafted == {name for name in PIECES if not name.startswith("development_")} - drafted


def test_a_worker_of_a_draft_is_drawn_by_his_name_if_there_is_a_drawing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    smith = Field.named("black-smith")
    assert worker_picture(smith, False, False) == ADDED
    monkeypatch.setattr("game.table.pieces.drawn", lambda name: name == "worker_black_smith")
    assert worker_picture(smith, False, False) == "worker_black_smith"


def test_every_development_has_its_place_in_the_landscape_and_under_snow() -> None:
    """A new drawing is a home, a person or a tool; a home has a roof or none."""
    every = {path.stem for path in DRAWINGS}
    assert every == {*PEOPLE, *HOMES & every, *(f"development_{number}" for number in TOOLS)}
    assert HOMES & every == {*ROOFED, *(f"development_{number}" for number in ROOFLESS)}


def test_no_drawing_stands_twice() -> None:
    marks = Counter(sha256(path.read_bytes()).hexdigest() for path in ASSETS.glob("*.svg"))
    assert max(marks.values()) == 1


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.stem)
def test_a_drawing_is_whole_at_every_size(path: Path) -> None:
    for size in SIZES:
        image = load_svg(path.stem, *size)
        inked = pygame.mask.from_surface(image, 127)
        assert image.get_size() == size
        assert inked.count() > 0.12 * size[0] * size[1]
        box = image.get_bounding_rect()
        assert box.width > 0.5 * size[0] or box.height > 0.8 * size[1]
    edge = image.get_rect().inflate(-2, -2)
    assert edge.contains(box), "cut off at the edge of its paper"


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.stem)
def test_a_drawing_uses_few_colours_and_nothing_that_cannot_be_drawn(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert 'viewBox="0 0 120 100"' in text
    assert not any(word in text for word in REFUSED)
    assert len(text) < 12_000


@pytest.mark.parametrize("name", [*HANDLED, *COSTS])
def test_a_piece_is_drawn_as_the_tiles_are(name: str) -> None:
    """An outline of ink round flat colours: nothing shades off."""
    text = (ASSETS / f"{name}.svg").read_text()
    assert "Gradient" not in text and not any(word in text for word in REFUSED)
    assert any(f'"{ink}"' in text for ink in INK)


@pytest.mark.parametrize("name", HANDLED)
def test_a_piece_is_whole_from_the_small_boards_to_a_vignette(name: str) -> None:
    for side in (SMALL, 27, 41, 300):
        box = pygame.mask.from_surface(load_svg(name, side, side), 127).get_bounding_rects()
        assert box and box[0].unionall(box[1:]).w >= 0.55 * side


def test_what_a_tile_brings_for_long_looks_like_its_tile() -> None:
    """A building on the board is the drawing of its tile; the tile's drawing is a building's only."""
    named = {tile.ability: drawing_of(tile) for tile in tiles() if tile.symbol == "building"}
    assert {ability: named[ability] for ability in BUILDINGS} == BUILDINGS
    assert Ability.BARN in named


def test_a_tile_without_a_drawing_says_its_name_and_effect() -> None:
    box = begun(2, frozenset()).box
    texts: list[TextMark] = []
    size = (1280, 720)
    canvas = Canvas(pygame.Surface(size), Theme(size), texts)
    spot = arrange(box, size).developments.hexes[0]
    own = TileData(
        name="Draw Well", level=1, cost=["any"], symbol="mining", effects=[EffectData(gain=Amounts(food=1))]
    )
    ruleset = msgspec.structs.replace(box.ruleset, tile={**box.ruleset.tile, "99": own})
    tile = tile_info(ruleset, 0, "99", (0, 0))
    assert drawing_of(tile) is None
    draw_face(canvas, spot, tile)
    assert [mark.text for mark in texts] == ["Draw Well", "1\u00a0food"]
    texts.clear()
    draw_face(canvas, hexagon(spot.centre, 36), tile)
    assert [mark.text for mark in texts] == ["Draw Well"], (
        "without room for a line below, in the drawing's place"
    )
    draw_tile_card(canvas, pygame.Rect(20, 20, 292, 236), tile, (), SITTERS)
    assert any(mark.text == "Draw Well" for mark in texts)


def test_a_new_development_with_more_to_say_than_there_is_room_has_its_symbol_in_large(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sides: list[int] = []
    svg = Canvas.svg

    def note(canvas: Canvas, name: str, rect: pygame.Rect, alpha: int = 255) -> None:
        sides.extend([rect.height] if name == "symbol_mining" else [])
        svg(canvas, name, rect, alpha)

    monkeypatch.setattr(Canvas, "svg", note)
    canvas = Canvas(pygame.Surface((400, 300)), Theme((1280, 720)), [])
    gains = [EffectData(gain=Amounts(food=1), season="autumn", every=True), EffectData(gain=Amounts(wood=2))]
    for effects, drawn in ((gains[1:], 1), (gains, 2)):
        own = TileData(name="Draw Well", level=1, cost=["any"], symbol="mining", effects=effects)
        base = load_ruleset("base")
        ruleset = msgspec.structs.replace(base, tile={**base.tile, "99": own})
        sides.clear()
        draw_face(canvas, hexagon((100, 100), 56), tile_info(ruleset, 0, "99", (0, 0)))
        assert len(sides) == drawn and max(sides) > 1.5 * min(sides) * (drawn - 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("radius", "flat"), [(49, False), (56, False), (52.5, True)])
def test_every_name_stands_whole_on_a_hex_with_room_for_it(radius: float, flat: bool, language: str) -> None:
    canvas = Canvas(pygame.Surface((400, 300)), Theme((1280, 720), words_of(language)), [])
    spot, unsaid = hexagon((100, 100), radius, flat), []
    assert canvas.ledger is not None
    for tile in tiles():
        canvas.ledger.clear()
        draw_face(canvas, spot, tile)
        said = _bare(" ".join(mark.text for mark in canvas.ledger))
        names = {_bare(canvas.say(message(id, tile=tile.called))) for id in ("tile", "tile-short")}
        if said not in names:
            unsaid.append((said, names))
        assert all(mark.panel.inflate(2, 2).contains(mark.taken) for mark in canvas.ledger)
    assert not unsaid


def _bare(name: str) -> str:
    """Return a name without what may separate its lines."""
    return name.replace("-", "").replace(" ", "")


@pytest.mark.parametrize("count", range(10))
def test_a_disk_of_any_colour_tells_how_many(count: int) -> None:
    """More than nine are never asked for; two and more have a number, and what requires none has a 0."""
    name = "cost_any" if count == 1 else f"cost_any_{count}"
    images = {other: load_svg(other, 24, 24).get_buffer().raw for other in (name, "cost_any")}
    assert (images[name] == images["cost_any"]) == (count == 1)
