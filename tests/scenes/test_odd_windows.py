"""Windows of odd sizes, windows that nobody sees, and displays that go away."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from itertools import cycle

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import program
from game.program import window
from game.program.opponents import automas
from game.rules import Setup
from game.rules.message import message
from game.scenes.app import loop
from game.scenes.app.loading import LoadingScreen
from game.scenes.app.loop import FRAMES, LONGEST_FRAME, LOOKS, App
from game.scenes.app.window import SMALLEST, TALLEST, WIDEST, Window, pane
from game.scenes.flow import Pop, Replace, Scene
from game.scenes.kit.question import Question
from game.scenes.newgame.levelsheet import LevelSheet
from game.scenes.newgame.scene import NewGame
from game.scenes.play.curtain import Curtain
from game.scenes.play.menu import Menu
from game.scenes.play.scene import Play
from game.scenes.replay.history import History
from game.scenes.replay.scene import Replay
from game.scenes.result.scene import Result
from game.scenes.saved_games.screen import SavedGames
from game.scenes.saving.chairs import Chair
from game.scenes.seatsheet import SeatSheet
from game.scenes.session import Session
from game.scenes.settings.screen import SettingsScreen
from game.scenes.title import Title
from tests.few import more
from tests.scenes.clicks import Hand
from tests.scenes.opponents import OPPONENTS
from tests.scenes.reels import record
from tests.scenes.sitting import sit_down
from tests.scenes.test_scenes_drawing import Replayer, pose_all
from tests.scenes.weigher import Slow, Weigher

ODD = ((1, 1), (4, 720), (1280, 30), (700, 4000), (641, 361), (320, 180), (7680, 400), (300, 299))
QUICK = ODD[:4]
Size = tuple[int, int]
sizes = st.tuples(st.integers(0, 9000), st.integers(0, 9000))


def system_window() -> pygame.Window:
    """The window as the system has it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def pulled(size: Size) -> None:
    """Somebody has pulled the window to this size, on a system that does not mind a least one."""
    window = system_window()
    window.minimum_size = (1, 1)
    window.size = size
    pygame.event.pump()
    assert pygame.display.get_surface().get_size() == size


def pull(app: App, size: Size) -> None:
    """The same, and one round of the loop."""
    pulled(size)
    app.step(0.02)


@pytest.fixture
def app() -> Iterator[App]:
    app = App({"weigher": Weigher, "slow": Slow, **OPPONENTS}, (1280, 720))
    yield app
    if app.running:
        app.stop()
    pygame.display.quit()


def seated(app: App, *automas: str, seed: int = 21) -> Play:
    """A game of four; a seat without an automa's name is a person's."""
    chairs = tuple(Chair(f"Seat {at}", at, name) for at, name in enumerate(automas))
    setup = Setup(seats=len(chairs), seed=seed, modules=frozenset({"black", "iron"}), layout="three-circles")
    return sit_down(app, setup, chairs)


# -- what is drawn in which window --------------------------------------------------------------------


@given(sizes)
def test_any_window_shows_a_drawing_of_a_sound_size_within_it(size: Size) -> None:
    shown = pane(size)
    width, height = shown.size
    assert width >= SMALLEST[0] and height >= SMALLEST[1]
    assert width <= WIDEST * height + 1 and height <= max(TALLEST * width, SMALLEST[1]) + 1
    assert pygame.Rect(0, 0, max(1, size[0]), max(1, size[1])).contains(shown.rect)
    assert shown.inside(shown.rect.topleft) == (0, 0)
    far = shown.inside((shown.rect.right - 1, shown.rect.bottom - 1))
    assert pygame.Rect(0, 0, *shown.size).collidepoint(far)


@given(st.tuples(st.integers(640, 7680), st.integers(640, 4320)))
def test_a_window_of_a_usual_shape_is_drawn_in_as_a_whole(size: Size) -> None:
    if TALLEST <= size[0] / size[1] <= WIDEST:
        assert pane(size) == (size, pygame.Rect(0, 0, *size))


def test_a_small_or_long_window_fills_one_of_its_sides() -> None:
    for size in ODD[1:]:
        rect = pane(size).rect
        assert rect.width == size[0] or rect.height == size[1], size


# -- every scene in every window ----------------------------------------------------------------------


def opened(app: App) -> dict[str, list[Scene]]:
    """Every scene there is, with what lies below it."""
    context = app.context
    new = NewGame(context)
    people = seated(app, "", "weigher", "", "weigher")
    told = seated(app, *["weigher"] * 4)
    for _ in range(4):
        told.session.advance()
    told.why.tell(0)
    over = seated(app, *["random"] * 4)
    while over.session.advance():
        pass
    reel = History.of_record(record("4-seats-both"), "A game")
    seats = SeatSheet(context, message("seats-from-now"), 1, people.session.chairs, lambda _: None)
    agree = (message("practice-agree"), Pop)
    return {
        "title": [Title(context)],
        "settings": [SettingsScreen(context)],
        "new game": [new],
        "levels": [new, LevelSheet(context, new.draft, 1, lambda: None)],
        "table": [people],
        "curtain": [people, Curtain(context, people.session.chairs[0])],
        "menu": [people, Menu(context, people.session)],
        "seats": [people, seats],
        "question": [people, Question(context, agree[0], message("undo-practice"), [agree])],
        "why": [told],
        "result": [Result(context, over.session)],
        "replay": [Replay(context, reel)],
        "saved games": [SavedGames(context)],
        "laying": [over, LoadingScreen(over)],
    }


@pytest.mark.long
@pytest.mark.parametrize("several", more([QUICK, ODD]), ids=["some", "all"])
def test_every_scene_is_laid_out_and_drawn_in_every_window(app: App, several: tuple[Size, ...]) -> None:
    found = opened(app)
    assert found["why"][0].why.panel is not None  # type: ignore[attr-defined]
    for size in several:
        pull(app, size)
        for name, stack in found.items():
            app.stack = list(stack)
            for scene in app.stack:
                scene.resize()
            app.draw()
            app.window.show()
            assert app.surface.get_size() == app.context.theme.size == pane(size).size, name
            assert app.scene is stack[-1]
            shown = pygame.display.get_surface()
            assert shown.get_at((size[0] // 2, size[1] // 2))[:3] != (0, 0, 0), (name, size)


@pytest.mark.thorough
def test_every_picture_can_be_pulled_to_odd_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the pictures of the manual show, in one odd window each."""
    turns, pictures = cycle(ODD), list[str]()

    def look(name: str) -> None:
        pictures.append(name)
        app = Replayer.apps[-1]
        scene = app.scene
        for size in (next(turns), (1280, 720)):
            pulled(size)
            app._fit_window()  # nothing else is to happen before the next picture
            assert scene.dirty
            app.draw()
            assert app.surface.get_size() == pane(size).size

    pose_all(monkeypatch, (1280, 720), look)
    assert len(pictures) > 60


@pytest.mark.long
@pytest.mark.parametrize("pulls", more([10, 60]))
def test_a_window_can_be_pulled_about_while_everything_moves(app: App, pulls: int) -> None:
    play = seated(app, *["random"] * 4)
    app.context.settings.pace, app.context.settings.animation = "at once", True
    turns, moving = cycle((*ODD, (1280, 720))), 0
    for _ in range(pulls):
        for _ in range(6):
            app.step(0.04)
            moving += play.stage.motion.moving
        pull(app, next(turns))
    assert moving > pulls and len(play.match.moves) > 5


def test_a_click_in_a_small_window_hits_what_is_seen_there(app: App) -> None:
    hand = Hand(app)
    pull(app, (320, 180))
    button = hand.widget("New game").rect.center
    hand.click((button[0] // 2, button[1] // 2))
    assert isinstance(app.scene, NewGame)


def test_a_click_beside_the_bars_of_a_wide_window_hits_what_is_seen_there(app: App) -> None:
    hand = Hand(app)
    pull(app, (7680, 400))
    button = hand.widget("New game").rect.center
    hand.click((button[0], button[1]))
    assert isinstance(app.scene, Title)
    hand.click((button[0] + (7680 - 1600) // 2, button[1]))
    assert isinstance(app.scene, NewGame)


def test_the_system_is_asked_for_a_least_size(app: App) -> None:
    window = system_window()
    assert window.minimum_size == SMALLEST
    window.size = (30, 30)
    app.step(0.02)
    assert pygame.display.get_surface().get_size() == SMALLEST


@pytest.mark.parametrize("size", ["1x1", "639x360", "640x359", "7681x720", "-640x360", "640", "640x360x2"])
def test_a_size_that_is_none_gets_one_line(size: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        program.main(["--size", size])
    out, err = capsys.readouterr()
    assert (ended.value.code, out, err.count("\n")) == (2, "", 1)
    assert "640x360" in err or "--size" in err


# -- nobody sees it -----------------------------------------------------------------------------------


@pytest.mark.long
def test_a_window_that_nobody_sees_is_not_drawn_and_plays_on(app: App) -> None:
    play = seated(app, *["weigher"] * 4)
    app.context.settings.pace, app.context.settings.animation = "at once", False
    app.step(0.02)
    assert app.rate == FRAMES
    system_window().hide()
    app.step(0.02)
    drawn, moves = app.frames, len(play.match.moves)
    for _ in range(60):
        app.step(1 / app.rate)
    assert (app.rate, app.frames) == (LOOKS, drawn)
    assert len(play.match.moves) > moves
    play.session.settle()
    text = play.session.path.read_text("utf-8")
    assert sum(line[:2] in ("1 ", "2 ", "3 ", "4 ") for line in text.splitlines()) == len(play.match.moves)
    system_window().show()
    app.step(0.02)
    assert (app.rate, app.frames) == (FRAMES, drawn + 1)


class Hours:
    """A clock of a machine that was asleep for hours between two frames."""

    rates: list[int]

    def __init__(self) -> None:
        Hours.rates = []

    def tick(self, rate: int) -> int:
        self.rates.append(rate)
        return 3 * 3600 * 1000


def test_after_a_sleep_of_the_machine_things_go_on_where_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds: list[float] = []

    def step(app: App, passed: float) -> None:
        seconds.append(passed)
        app.running = len(seconds) < 3

    monkeypatch.setattr(App, "step", step)
    monkeypatch.setattr(pygame.time, "Clock", Hours)
    loop.turn(App(automas()))
    assert seconds == [LONGEST_FRAME] * 3 and Hours.rates == [FRAMES] * 3


# -- the display goes away ----------------------------------------------------------------------------


def interrupted(*_: object) -> None:
    raise KeyboardInterrupt


def lost(*_: object) -> None:
    raise pygame.error("the display is gone")


@pytest.mark.long
@pytest.mark.parametrize(("trouble", "code"), [(interrupted, 130), (lost, 2)], ids=["Ctrl+C", "no display"])
def test_however_the_window_ends_games_are_kept_and_automas_leave(
    trouble: Callable[..., None],
    code: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    left: list[Play] = []
    player = Slow()
    flips: list[int] = []

    def begin(title: Title, seconds: float) -> object:
        chairs = (Chair("Anna", 0), Chair("Slow", 1, "slow"))
        return Replace(Play(title.context, Session.begin(title.context, Setup(seed=21), chairs)))

    def flip() -> None:
        flips.append(1)
        if len(flips) == 3:
            trouble()

    leave = Play.leave
    monkeypatch.setattr(Play, "leave", lambda play: (left.append(play), leave(play)))
    monkeypatch.setattr(Title, "update", begin)
    monkeypatch.setattr(Play, "update", lambda play, seconds: setattr(play, "dirty", True))
    monkeypatch.setattr(pygame.display, "flip", flip)
    monkeypatch.setattr(window, "automas", lambda apart: loop.Opponents.of({"slow": lambda seed: player}))
    assert program.main([]) == code
    err = capsys.readouterr().err
    assert "Traceback" not in err and err.count("\n") == (code == 2)
    assert len(left) == 1 and player.closed
    assert left[0].session.path.exists()


def test_no_code_of_ours_runs_while_the_window_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    """pygame looks for its own icon in there, and a Ctrl+C that comes meanwhile is lost."""
    looked_for: list[str] = []
    monkeypatch.setattr("pygame.pkgdata.getResource", lambda name, *_: looked_for.append(name))
    pygame.display.quit()
    pygame.display.init()
    Window((1280, 720), fullscreen=False)
    assert looked_for == []
