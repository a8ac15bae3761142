"""Small things that were seen in pictures: what hides, what is cut, what is said twice, what stands out."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.automa import named
from game.match import Match
from game.rules import Setup, new_game
from game.rules.message import Message, message
from game.scenes.app.loop import App
from game.scenes.flow import Push, Replace
from game.scenes.kit.widget import Button, Look
from game.scenes.play.hitmap import HitMap
from game.scenes.play.loghead import since_chip
from game.scenes.play.menu import Menu
from game.scenes.play.stops import wanted
from game.scenes.replay.history import History
from game.scenes.replay.scene import Replay
from game.scenes.saving.chairs import Chair
from game.scenes.stage.pointing import REST
from game.scenes.title import Title
from game.table.canvas import Canvas, TextMark
from game.table.layout import arrange
from game.table.logpanel import log_rows
from game.table.picture import Picture
from game.table.spots import Kind, Marks, Spot
from game.table.table import draw_prompt, draw_table
from game.table.wheel import lap_badge
from game.words import words_of
from tests.rules.helpers import at_planning, at_working
from tests.scenes.boxes import Boxes
from tests.scenes.clicks import Hand
from tests.scenes.opponents import OPPONENTS
from tests.scenes.stage import stage
from tests.scenes.tables import LOG, SITTERS, SIZES, begun, theme
from tests.scenes.written import SPOKEN

LANGUAGES = ["en", "de", "nl", "fr"]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("name", "automa", "kinds"),
    [
        ("Bauer", "bauer", ""),
        ("Bauer 2", "bauer", ""),
        ("Grete", "bauer", "Bauer"),
        ("Bauernhof", "bauer", "Bauer"),
        ("Anna", "", message("player-human")),
    ],
)
def test_a_plate_does_not_say_the_level_twice(
    name: str, automa: str, kinds: str | Message, language: str
) -> None:
    app = App(OPPONENTS, (1280, 720), language=language)
    match = Match(Setup(seats=2, seed=3), [None, None])
    chairs = [Chair(name, 0, automa, 1), Chair("Jost", 1)]
    replay = Replay(app.context, History(match, match.record(), chairs, message("the-game")))
    assert replay.stage.sitters[0].kind == kinds


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("exhausted", [False, True])
def test_a_click_on_coal_never_means_a_prop(size: tuple[int, int], exhausted: bool) -> None:
    """However much is dug."""
    for props in range(7 if exhausted else 2):
        state = at_working("farmer: 1 brown", seat={"wood": 3})
        seat = state.seats[0]
        if exhausted:
            seat.pinge_dug, seat.tunnel_props, seat.tunnel_dug = seat.board.pinge_size, props, props
        else:
            seat.pinge_props = seat.pinge_dug = props
        layout = arrange(state.box, size, 0)
        board = layout.board
        tunnel = [cube for section in board.sections for cube in section.coal]
        coal = [*board.pinge_coal[seat.pinge_dug :], *tunnel[seat.tunnel_dug :]]
        found = {t.name: t.rect for t in HitMap(layout, state, asked=True).all if t.name.startswith("prop")}
        assert all(rect.collidelist(coal) == -1 for rect in found.values())
        assert found["prop tunnel"].contains(board.sections[seat.tunnel_props].prop)
        if not exhausted:
            assert found["prop pinge"].contains(board.pinge_props[props])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seats", "apart", "most"), [(2, 1, 0), (4, 1, 0.4), (4, 2, 0.1), (2, 0, 0.2)])
def test_scores_beyond_the_track_lie_beside_tokens_and_each_other(
    size: tuple[int, int], seats: int, apart: int, most: float
) -> None:
    """Of none more than a share lies on a token of another seat, or on another score."""
    wheel, side = arrange(begun().box, size, 0).wheel, round(arrange(begun().box, size, 0).wheel.mark * 2.1)
    for first in range(50):
        tokens = [pygame.Rect(0, 0, side, side) for _ in range(seats)]
        for i, token in enumerate(tokens):
            inwards = 0 if apart else i * wheel.mark * 1.1
            x, y = wheel.on(wheel.track - inwards, (first + i * apart) % 50 / 50)
            token.center = round(x), round(y)
        taken = list(tokens)
        for token in tokens:
            others = [other for other in taken if other is not token]
            badge = lap_badge(theme(size), token, wheel.rect, others)
            assert wheel.rect.contains(badge)
            for shared in map(badge.clip, others):
                assert shared.width * shared.height <= most * badge.width * badge.height
            taken.append(badge)


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("size", SIZES)
def test_every_good_has_its_name(size: tuple[int, int], language: str) -> None:
    app = App(OPPONENTS, size, language=language)
    chairs = [Chair("Anna", 0), Chair("Jost", 1)]
    match = Match(Setup(seats=2, seed=3), [None, None])
    app.apply(Replace(Replay(app.context, History(match, match.record(), chairs, message("the-game")))))
    app.ledger = []
    app.draw()
    words = words_of(language)
    names = [words.text(message(f"board-good-{good}")) for good in ("food", "wood", "coal", "thaler", "debt")]
    farm = app.scene.stage.layout.board.farm  # type: ignore[attr-defined]
    found = [
        mark.taken for name in names for mark in app.ledger if mark.text == name and farm.contains(mark.taken)
    ]
    assert len(found) == len(names)
    for i, one in enumerate(found):
        assert one.collidelist(found[i + 1 :]) == -1


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("modules", [frozenset(), frozenset({"black"})])
@pytest.mark.parametrize("board", ["rows-for-4", "four-short-legs", "three-circles"])
def test_points_of_two_digits_fit_the_level_tiles(
    board: str, modules: frozenset[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.table.developments.arrival_left", lambda state, tile: (12, 11, 10, 10))
    app, marks = App(OPPONENTS, (1280, 720), language=language), list[TextMark]()
    state = new_game(Setup(4, 3, layout=board, modules=modules))
    layout = arrange(state.box, app.surface.get_size(), 0)
    draw_table(Canvas(app.surface, app.context.theme, marks), layout, Picture(state, SITTERS, 0))
    points = [mark for mark in marks if "12·11·10·10" in mark.text]
    assert len(points) == len(layout.developments.levels)
    assert all(mark.panel.inflate(2, 2).contains(mark.taken) for mark in points)


@pytest.mark.parametrize(("board", "seats"), [("rows-for-2", 2), ("tower", 3), ("two-rounds", 3)])
def test_a_glow_leaves_a_tiles_name(board: str, seats: int) -> None:
    """French names are long, and reach to the sides of a hex."""
    app = App(OPPONENTS, (1280, 720), language="fr")
    state = new_game(Setup(seats, 3, layout=board))
    layout, marks, drawn = arrange(state.box, app.surface.get_size(), 0), list[TextMark](), list[Any]()
    for glow in ([], [Spot(Kind.TILE, tile.index) for tile in state.box.tiles]):
        picture = Picture(state, SITTERS[:seats], 0, marks=Marks(frozenset(glow)))
        draw_table(Canvas(app.surface, app.context.theme, marks), layout, picture)
        drawn.append(pygame.surfarray.array3d(app.surface).astype(int).max(axis=2))
    found = [mark.taken for mark in marks if layout.developments.at(mark.taken.center) is not None]
    assert len(found) > 10
    for taken in found:
        part = (slice(taken.left, taken.right), slice(taken.top, taken.bottom))
        ink = drawn[0][part] < 70
        assert ink.any() and drawn[1][part][ink].max() < 110


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("size", SIZES)
def test_the_chip_at_the_log_hides_no_line(size: tuple[int, int], language: str) -> None:
    app = App(OPPONENTS, size, language=language)
    match = Match(Setup(seats=4, seed=3), [None] * 4)
    chairs = [Chair(f"Seat {seat}", seat) for seat in range(4)]
    replay = Replay(app.context, History(match, match.record(), chairs, message("the-game")))
    rows = log_rows(app.context.theme, replay.stage.layout.log, LOG)
    assert len(rows) >= 2
    assert since_chip(replay.stage).collidelist([row.rect for row in rows]) == -1


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("times", [1, 2, 3, 4])
def test_the_token_of_the_prompt_is_whole_however_long_the_question(
    size: tuple[int, int], language: str, times: int
) -> None:
    app = App(OPPONENTS, size, language=language)
    state = begun()
    layout = arrange(state.box, size, 0)
    spots: list[pygame.Rect] = []

    class Watched(Canvas):
        def svg(self, name: str, rect: pygame.Rect, alpha: int = 255) -> None:
            spots.append(rect)

    words = " ".join(["take all disks of one colour from a pool, for cart 1;"] * times)
    picture = Picture(state, SITTERS, 0, prompt=words, asked=0, ask=message("play-ask-advice"))
    draw_prompt(Watched(app.surface, app.context.theme, []), layout, picture)
    (token,) = spots
    whole = pygame.Rect(layout.prompt.left - app.context.theme.px(4), 0, *size)
    assert token.left >= whole.left >= 0 and token.right < layout.ask.left
    panels = (layout.developments.rect, layout.disks.rect, layout.board.rect)
    assert all(token.clip(panel).height <= app.context.theme.px(4) for panel in panels)


@pytest.mark.parametrize("language", SPOKEN)
def test_captions_of_a_replay_are_read_whole(language: str) -> None:
    """With the longest names that can be given to seats."""
    app = App(OPPONENTS, (1280, 720), language=language)
    theme, chairs = app.context.theme, [Chair("Obersteiger Wm", 0), Chair("Bergmeister Ma", 1)]
    for seed in (3, 4):
        match = Match(Setup(seats=2, seed=seed), [named("random")(seat) for seat in range(2)])
        while match.advance():
            pass
        replay = Replay(app.context, History(match, match.record(), chairs, message("the-game")))
        app.ledger = []
        for at in range(1, replay.history.last):
            replay.at = at
            replay.bar.draw(Canvas(app.surface, theme, app.ledger), replay.caption)
        assert [mark.text for mark in app.ledger if mark.cut] == []
        assert len(app.ledger) == 2 * (replay.history.last - 1)


def test_the_ring_of_the_keys_stands_out_on_every_button() -> None:
    """Also on one that is gold: some pixels round it are light and some are dark."""
    app = App(OPPONENTS, (1280, 720))
    rect = pygame.Rect(100, 100, 120, 40)
    for ground in ((0, 0, 0), (255, 255, 255), (224, 180, 60)):
        app.surface.fill(ground)
        Button(rect, "x", lambda: None).draw(Canvas(app.surface, app.context.theme), Look(ring=True))
        above = [sum(app.surface.get_at((160, y))[:3]) / 3 for y in range(88, 100)]
        assert min(above) < 70 and max(above) > 200


def test_the_ring_comes_with_keys_and_goes_with_the_mouse() -> None:
    app = App(OPPONENTS, (1280, 720))
    assert isinstance(app.scene, Title)
    hand, form = Hand(app), app.scene.form
    hand.step()
    hand.key(pygame.K_TAB)
    assert form.focused is not None and form.steered
    hand.press((3, 3))
    hand.step()
    assert form.focused is None and not form.steered


def test_only_the_sheet_on_top_lies_on_the_table() -> None:
    hand = stage(at_working("farmer: 1 brown"))
    app = hand.app
    app.apply(Push(Menu(app.context, hand.play.session)))
    hand.step()
    once = app.surface.copy()
    app.apply(Push(Menu(app.context, hand.play.session)))
    hand.step()
    assert app.surface.get_buffer().raw == once.get_buffer().raw


@pytest.mark.long
@pytest.mark.parametrize("size", [SIZES[0], pytest.param(SIZES[1], marks=pytest.mark.thorough)])
@pytest.mark.parametrize("plan", [False, True])
def test_what_is_said_at_the_pointer_hides_neither_prompt_nor_what_can_be_clicked(
    size: tuple[int, int], plan: bool, boxes: Boxes
) -> None:
    """It hides the middle of nothing but tiles, which are read by pointing at the others around them."""
    state = at_planning((3, 2, 0)) if plan else at_working("farmer: 2 black", seat={"wood": 1, "water": 1})
    hand = stage(state, size=size)
    play, layout = hand.play, hand.play.stage.layout
    prompt = layout.prompt.inflate(-4, -4)
    step = layout.scale * 80
    spots = [(round(x * step + 9), round(y * step + 9)) for x in range(11) for y in range(9)]
    clickable = [stop.rect for stop in wanted(play) if stop.rect.width < 200 * layout.scale]
    for spot in spots:
        hand.move(spot)
        hand.step(0.0)
        boxes.clear()
        hand.step(REST + 0.1)
        if not boxes:
            play.say(message("refused-slots-full"))
            hand.app.draw()
        assert boxes
        for box in boxes:
            assert layout.prompt.collidepoint(spot) or not box.colliderect(prompt), (spot, box)
            hidden = [
                rect for rect in clickable if box.collidepoint(rect.center) and not rect.collidepoint(spot)
            ]
            assert all(rect.bottom < layout.prompt.top for rect in hidden), (spot, box, hidden)
        play.bubble = None
