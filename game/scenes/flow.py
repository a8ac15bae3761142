"""The scene, and the four things that a scene can ask of the loop: Push, Pop, Replace, Quit."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.motion.vignettes.repertoire import Repertoire
from game.rules.ruleset import BASE
from game.sound.sounds import Sounds

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence
    from pathlib import Path

    from game.lessons.bookmarks import Progress
    from game.puzzles.progress import PuzzleProgress
    from game.rules.record import Shelf
    from game.scenes.coaching import StartReview
    from game.scenes.compiling import IdleWork
    from game.scenes.opponents import Opponents
    from game.scenes.replay.history import History
    from game.scenes.rulebook.topic import Topic
    from game.scenes.saving.progress_file import ProgressFile
    from game.scenes.saving.saves import Saves
    from game.scenes.saving.summary import Saved
    from game.scenes.session import Session
    from game.scenes.settings.file import SettingsFile
    from game.scenes.settings.values import Settings
    from game.sound.names import Air
    from game.sound.score import Tune
    from game.table.canvas import Canvas
    from game.table.painter import Layer
    from game.table.theme import Theme


@dataclass(frozen=True)
class Doors:
    """Opens scenes that lead back to whoever opens them, or are slow to load; `app/wiring.py` names them."""

    title: Callable[[Context], Scene]
    begin: Callable[[Context], Flow]
    new_game: Callable[[Context], Scene]
    saved_games: Callable[[Context], Scene]
    resume: Callable[[Context, Saved], Flow]
    play: Callable[[Context, Session], Scene]
    replay: Callable[[Context, History], Scene]
    coach: Callable[[Context, History], Scene]
    rules: Callable[[Context, Topic], Scene]
    learn: Callable[[Context], Scene]
    lesson: Callable[[Context, str], Scene]
    statistics: Callable[[Context], Scene]
    daily: Callable[[Context], Scene]
    first_game: Callable[[Context], Flow]
    puzzles: Callable[[Context], Scene]
    drafts: Callable[[Context, Callable[[], Flow], Path], Scene]
    folder: Callable[[Context, Path | None, Shelf | None], Scene]
    dropped: Callable[[Context, Path], Flow]


@dataclass
class Context:
    """Everything that scenes share: the present theme, settings, saves, opponents and sounds."""

    theme: Theme
    settings: Settings
    settings_file: SettingsFile
    saves: Saves
    opponents: Opponents
    doors: Doors
    sound: Sounds = field(default_factory=Sounds)
    repertoire: Repertoire = field(default_factory=Repertoire)  # the vignettes seen since the start
    language: str = ""  # the window's language, which a scene may change
    fullscreen: bool = (
        False  # whether the window fills the screen: other than the settings if it was asked for
    )
    window_changed: bool = False  # a scene has changed the size, or full screen
    learning: ProgressFile[Progress] | None = None  # what has been learned, once somebody has asked for it
    start_review: StartReview | None = None  # of the coach, where there is one
    builder: IdleWork | None = None  # who compiles the automas while nobody plays, where that is done
    puzzling: ProgressFile[PuzzleProgress] | None = None  # how far one has come with puzzles, likewise
    ruleset: str = BASE  # what new games are begun by: the base, or the text of a draft
    brought: list[Path] = field(
        default_factory=list
    )  # the drafts that were named or dropped, the latest first
    visited: list[Path] = field(default_factory=list)  # folders of games that were opened, the latest first
    ahead: bool = False  # slow work, for drawings and disks, is done beside the loop and not waited for

    def __post_init__(self) -> None:
        self.language = self.language or self.theme.words.language

    def keep_settings(self) -> None:
        """Save the settings in the user's folder."""
        self.settings_file.keep(self.settings, wait=not self.ahead)

    def set_fullscreen(self, on: bool) -> None:
        """Let the window fill the screen or not, now and when it is opened again."""
        self.fullscreen = self.settings.fullscreen = on
        self.window_changed = True

    @property
    def size(self) -> tuple[int, int]:
        return self.theme.size


POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
"""The events that tell where the mouse is."""


@dataclass(frozen=True)
class Push:
    """Put a scene on top of the present one."""

    scene: Scene


@dataclass(frozen=True)
class Pop:
    """Leave the scene on top, and `extra` more below it."""

    extra: int = 0


@dataclass(frozen=True)
class Replace:
    """Leave every scene and go to this one."""

    scene: Scene


@dataclass(frozen=True)
class Quit:
    """Close the window."""


Flow = Push | Pop | Replace | Quit | None


class Scene:
    """One screen. `dirty` asks for a drawing; `overlay` scenes are drawn over the one below."""

    overlay = False
    aside = False
    """True if the scene below is found exactly as it was left, as after a look into a book."""
    below_ground = False
    """True of a table: the way to it leads down from the landscape."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.dirty = True
        self.pointed: tuple[int, int] | None = None  # where it was told last that the mouse is

    @property
    def cursor(self) -> int:
        """Return the system's cursor that tells what a click would do here."""
        return pygame.SYSTEM_CURSOR_ARROW

    @property
    def air(self) -> Air | None:
        """Return its ambience; None for that of the scene below."""
        return None

    @property
    def tune(self) -> Tune | None:
        """Return its music; None for that of the scene below."""
        return None

    @property
    def typing(self) -> bool:
        """Return True while letters are for it."""
        return False

    @property
    def own_keys(self) -> Collection[int]:
        """Return the keys that switch a setting elsewhere and mean something else here, unless with Shift."""
        return ()

    @property
    def waits(self) -> bool:
        """Return True while what has happened here is being saved, and is not to be seen before."""
        return False

    @property
    def busy(self) -> bool:
        """Return True while somebody who is no person thinks here, or something is played or shown."""
        return False

    @property
    def topic(self) -> Topic | None:
        """Return what the rules are about here, and the rule of what is pointed at; None as below."""
        return None

    def resize(self) -> None:
        """Place everything anew, as the scene comes to the top or the window has another size."""
        self.dirty = True

    def found_again(self) -> None:
        """Come to the top again, as it was left, after a look aside."""

    def beforehand(self) -> Sequence[Layer]:
        """Return the slow layers that are seen at once; they are drawn before the scene is shown."""
        return ()

    def meanwhile(self) -> Sequence[Layer]:
        """Return the slow layers that are seen later; they are drawn while the scene is shown."""
        return ()

    def set_by_key(self) -> None:
        """React to a setting that a key of the window has changed."""
        self.dirty = True

    def handle(self, event: pygame.Event) -> Flow:
        """React to one event of mouse or keyboard."""
        return None

    def update(self, seconds: float) -> Flow:
        """Let time pass."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole scene."""

    def draw_arrival(self, canvas: Canvas) -> None:
        """Draw the scene as it is found by somebody who comes to it."""
        self.draw(canvas)
        self.enliven(canvas)

    def enliven(self, canvas: Canvas) -> None:
        """Draw what lives by itself on the scene that has just been drawn."""

    def live(self, seconds: float) -> None:
        """Let time pass for what lives by itself, as the whole scene is seen and drawn anew."""

    def stir(self, canvas: Canvas, seconds: float) -> Sequence[pygame.Rect]:
        """Let what moves by itself move on, as the scene is seen; draw what changed, and return where."""
        return ()

    def before_leaving(self, then: Replace | Quit) -> Scene | None:
        """Return the scene that asks first if something would be lost by leaving; else None."""
        return None

    def settle(self) -> None:
        """Wait until everything is saved, where nothing is done beside the loop."""

    def leave(self) -> None:
        """Save what must not be lost, as the window closes or the scene goes."""
