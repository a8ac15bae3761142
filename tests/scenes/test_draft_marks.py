"""What a draft changes is marked on the table, and a hand that rests on it is told what the base says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.rules import Setup, new_game
from game.rules.record import flattened
from game.rules.ruleset import ARCHIVE
from game.scenes.draftwords import draft_mark
from game.scenes.newgame.scene import NewGame
from game.scenes.stage import draftmarks
from game.scenes.stage.answers.finding import answers
from game.scenes.stage.draftmarks import DraftMarks
from game.table import draftmark
from game.table.canvas import Canvas
from game.table.layout import arrange
from game.words import words_of
from tests.english import english
from tests.scenes.clicks import Hand
from tests.scenes.sitting import people, sit_down, window
from tests.scenes.written import SPOKEN, said, written, wrong

HELLWEG = Path(__file__).parents[2] / "docs" / "drafts" / "12-on-the-hellweg.toml"
TEXT = """name = "deep shaft"
[[year]]
food = 3
[[year]]
food = 2
[[year]]
thaler = 2
[tunnel]
vp = [1, 1, 1, 2, 2, 3, 4]
[worker.coal-digger.use.paid]
actions = 3
[tile.31]
cost = ["black", "any", "any"]
[tile.15]
symbol = "mining"
"""


@pytest.fixture
def source(tmp_path: Path) -> str:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT, "utf-8")
    return flattened(str(path))


def at_table(source: str, language: str = "en", size: tuple[int, int] = (1280, 720)) -> Hand:
    """A hand at a fresh game by a ruleset."""
    hand = Hand(window(size=size, language=language))
    sit_down(hand.app, Setup(seats=2, seed=21, ruleset=source), people(2, 2))
    for _ in range(4):
        hand.step(1.0)
    return hand


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, float]]:
    """The spots of the marks on boards, from now on."""
    spots: list[tuple[float, float]] = []
    draw = draftmark.draw_mark

    def note(canvas: Canvas, centre: tuple[float, float]) -> None:
        spots.append(centre)
        draw(canvas, centre)

    monkeypatch.setattr(draftmarks, "draw_mark", note)
    return spots


def rest(hand: Hand, spot: tuple[float, float]) -> str:
    """All that is written once the pointer has rested at a spot."""
    hand.move((round(spot[0]), round(spot[1])))
    for _ in range(6):
        hand.step(0.3)
    return " ".join(said(hand)).replace("\xa0", " ")


def spot_of(hand: Hand, fits: Callable[[str, pygame.Rect], bool]) -> tuple[int, int]:
    """The middle of the first thing whose rule and place fit."""
    stage = hand.play.stage
    found = answers(hand.app.context.theme, stage.layout, stage.picture(hand.play.match.state))
    return next(
        one.area.center for one in found if isinstance(one.area, pygame.Rect) and fits(one.rule, one.area)
    )


def test_developments_that_a_draft_changes_know_it(source: str) -> None:
    def drafted(ruleset: str) -> set[str]:
        return {tile.id for tile in new_game(Setup(seats=2, ruleset=ruleset)).box.tiles if tile.drafted}

    assert drafted(source) == {"31"}, "the other does not lie on this board"
    assert drafted("base") == set() == drafted(max(map(str, ARCHIVE.glob("*.toml"))))


def test_each_changed_rule_is_marked_once(source: str, marked: list[tuple[float, float]]) -> None:
    hand = at_table(source)
    marked.clear()
    hand.app.draw()
    assert len(marked) == len(set(marked)) == 3, "the lease, the coal-digger, and the sections of the Tunnel"
    layout = hand.play.stage.layout
    assert [layout.wheel.rect.collidepoint(spot) for spot in marked] == [True, False, False]
    assert all(layout.board.rect.collidepoint(spot) for spot in marked[1:])


def test_the_base_has_no_marks(marked: list[tuple[float, float]]) -> None:
    at_table("base")
    assert marked == []


def test_a_hand_on_a_changed_tile_is_told_what_the_base_says(source: str) -> None:
    hand = at_table(source)
    stage = hand.play.stage
    tile = hand.play.match.state.box.index["31"]
    told = rest(hand, stage.layout.developments.hexes[tile].centre)
    assert "Draft; in the base game: 3 of any colour." in told
    other = hand.play.match.state.box.index["21"]
    assert "Draft" not in rest(hand, stage.layout.developments.hexes[other].centre)


@pytest.mark.parametrize("more", [False, True])
def test_the_new_game_screen_tells_it_too(source: str, more: bool) -> None:
    hand = Hand(window())
    hand.app.context.ruleset = source
    hand.step()
    hand.button("New game")
    scene = hand.app.scene
    assert isinstance(scene, NewGame)
    scene.more = more
    scene.resize()
    hand.step()
    place = scene.draft.laid_out().tiles.index("31")
    places = scene.tiles.ground.places if more or scene.preview is None else scene.preview.places
    assert "Draft; in the base game: 3 of any colour." in rest(hand, places[place].centre)


@pytest.mark.parametrize(("rule", "before"), [("E9", "2 actions"), ("W2", "2 food"), ("G1", "2, 2, 2, 3")])
def test_a_hand_on_a_changed_figure_is_told_what_the_base_says(source: str, rule: str, before: str) -> None:
    hand = at_table(source)
    board = hand.play.stage.layout.board.rect
    told = rest(hand, spot_of(hand, lambda id, area: id == rule and board.contains(area)))
    assert "Draft; in the base game:" in told and before in told
    assert "Draft" not in rest(hand, spot_of(hand, lambda id, area: id == "E3" and board.contains(area)))


def test_a_hand_on_a_mark_is_told_of_the_thing_that_it_is_on(
    source: str, marked: list[tuple[float, float]]
) -> None:
    hand = at_table(source)
    marked.clear()
    hand.app.draw()
    for spot, before in zip(tuple(marked), ("2 food", "2 actions", "2, 2, 2, 3"), strict=True):
        told = rest(hand, spot)
        assert "Draft; in the base game:" in told and before in told


def test_nothing_is_said_of_the_base() -> None:
    archived = max(map(str, ARCHIVE.glob("*.toml")))
    assert draft_mark("base", "E9", words_of("en")) is None is draft_mark(archived, "E9", words_of("en"))


def test_a_new_development_is_said_to_be_new(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[tile.48]\nname = "Bakery"\nlevel = 4\ncost = ["any"]\nsymbol = "building"\n', "utf-8")
    found = draft_mark(str(path), "48", words_of("en"))
    assert found is not None and english(found) == "Draft; the base game does not have this."


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_nothing_is_cut_by_it(language: str, size: tuple[int, int], source: str) -> None:
    hand = at_table(source, language, size)
    board = hand.play.stage.layout.board.rect
    rest(hand, spot_of(hand, lambda id, area: id == "E9" and board.contains(area)))
    assert wrong(written(hand)) == []
    tile = hand.play.match.state.box.index["31"]
    rest(hand, hand.play.stage.layout.developments.hexes[tile].centre)
    assert wrong(written(hand)) == []


def test_marks_are_found_anew_for_another_table(source: str) -> None:
    marks, hand = DraftMarks(), at_table(source)
    stage, state = hand.play.stage, hand.play.match.state
    canvas = Canvas(hand.app.surface, hand.app.context.theme)
    marks.draw(canvas, stage.layout, stage.picture(state))
    first = marks._marks
    marks.draw(canvas, at_table(source, size=(1920, 1080)).play.stage.layout, stage.picture(state))
    assert marks._marks != first


def test_a_worker_that_comes_is_marked_at_once() -> None:
    """The carter comes with the Wagon Shed, in the midst of a step."""
    hand = at_table(flattened(str(HELLWEG)))
    play, marks = hand.play, DraftMarks()
    canvas, state = Canvas(hand.app.surface, hand.app.context.theme), play.match.state.copy()
    for seed in range(1, 200):
        state = new_game(Setup(2, seed, state.box.source, "hellweg", "random"))
        if "103" in state.box.index:
            break
    layout = arrange(state.box, (1280, 720), 0)

    def on_board() -> int:
        marks.draw(canvas, layout, replace(play.stage.picture(play.match.state), state=state, focus=0))
        return sum(layout.board.rect.contains(mark.area) for mark in marks._marks)

    before = on_board()
    state.seats[0].abilities |= state.box.enables[state.box.index["103"]]
    assert on_board() == before + 1
