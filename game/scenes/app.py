"""The loop: events to the scene on top, time to it, and a drawing whenever something changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.rules.message import Message, message
from game.scenes import settings as settings_file
from game.scenes.flow import Context, Flow, Pop, Push, Quit, Replace, Scene
from game.scenes.home import cache, check_home
from game.scenes.keeper import settle as settle_keepers
from game.scenes.laying import Laying
from game.scenes.library import Saves
from game.scenes.notice import Notice
from game.scenes.opponents import Factories, Opponents
from game.scenes.settings import Settings
from game.scenes.title import Title
from game.scenes.window import NoDisplay, Window, start_display
from game.sound.sounds import Levels
from game.table.canvas import Canvas, TextMark
from game.table.painter import Painter, settle
from game.table.theme import Theme
from game.words import words_of

if TYPE_CHECKING:
    from game.rules.record import Record
    from game.scenes.notes import Recalled

    Shown = tuple[Record, str] | tuple[Record, str, Recalled]
    """A record, what it is called, and the notes beside it."""

__all__ = ["App", "NoDisplay", "run"]

FRAMES = 60  # a second
LOOKS = 10  # a second, at a window that nobody sees
LONGEST_PROMISE = 10.0  # seconds that a disk is waited for once the window is closed
LONGEST_FRAME = 0.1  # seconds; after a pause of the machine things go on where they were
SEEN_AGAIN = (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED)


def _sounds(settings: Settings) -> Message:
    settings.sound = not settings.sound
    return message("notice-sounds-on" if settings.sound else "notice-sounds-off")


def _speed(settings: Settings) -> Message:
    return message("notice-speed", speed=message(f"settings-speed-{settings.next_speed()}"))


def _stepping(settings: Settings) -> Message:
    settings.stepping = not settings.stepping
    return message("notice-stepping-on" if settings.stepping else "notice-stepping-off")


SWITCHES = {pygame.K_m: _sounds, pygame.K_s: _speed, pygame.K_t: _stepping}
"""Keys of every scene: each sets something else and says what."""


class App:
    """One window with its stack of scenes. `step` is one round of the loop; a test turns it by hand."""

    def __init__(
        self,
        opponents: Opponents | Factories,
        size: tuple[int, int] | None = None,
        fullscreen: bool | None = None,
        shown: Shown | None = None,
        ahead: bool = False,
        language: str | None = None,
    ) -> None:
        """Open the window; `size`, `fullscreen` and `language` override the settings for this time, and a
        record that is `shown` lies on the table at once. `ahead`: what takes long to draw is drawn before it
        is shown and beside the loop, else in the first frame that shows it.

        Raises NoDisplay.
        """
        settings = settings_file.load()
        full = settings.fullscreen if fullscreen is None else fullscreen
        start_display()
        self.window = Window(size or settings.size, full and size is None)
        theme = Theme(self.surface.get_size(), words_of(language or settings.language))
        self.context = Context(theme, settings, Saves(), Opponents.of(opponents), ahead=ahead)
        self.stack: list[Scene] = []
        self.notice = Notice()
        self.running, self.ahead = True, ahead
        self._new: Scene | None = None
        self._painter: Painter | None = None
        self.frames = 0
        self.ledger: list[TextMark] | None = None  # a test puts a list here to be told of every text drawn
        if settings.file.note:
            self.context.saves.notices.append(settings.file.note)
        self.apply(Push(Title(self.context)))
        if shown is not None:
            self._show(shown)

    @property
    def surface(self) -> pygame.Surface:
        """The surface that scenes are drawn on."""
        return self.window.surface

    @property
    def rate(self) -> int:
        """Return how many rounds of the loop a second will do.

        What nobody sees is not drawn, but the game goes on: automas' decisions are played and kept, and it is
        heard whose turn it is. A window that is shown again is drawn within a tenth of a second. (To wait for
        an event would not be more of a rest: pygame looks for one a thousand times a second.)
        """
        return LOOKS if self.window.hidden else FRAMES

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.stack[-1]

    def step(self, seconds: float) -> None:
        """Hand on what happened, let time pass, draw if needed."""
        waits = self._waits()
        for event in pygame.event.get(pygame.QUIT) if waits else pygame.event.get():
            self._event(event)
            if not self.running:
                return
        self._fit_window()
        self._fit_theme()
        if not waits:
            self.apply(self.scene.update(seconds))
        if self.notice.goes(seconds):
            self.scene.dirty = True
        if self.running and self._dirty() and not self.window.hidden and not self._waits():
            self.draw()
            self.window.show()
            self._draw_ahead()
        self._sound(seconds)

    def _waits(self) -> bool:
        """Return whether what has happened is just being saved: it is not seen yet, and time stands still."""
        self._settle()
        return any(scene.waits for scene in self.stack)

    def _settle(self) -> None:
        """Wait for what is being saved where nothing is done beside the loop."""
        if not self.ahead:
            for scene in self.stack:
                scene.settle()

    def _sound(self, seconds: float) -> None:
        """Let be heard what has happened; a window that is put away is quiet."""
        effects, ambience = self.context.settings.loud
        levels = Levels.of(effects, 0 if self.window.hidden else ambience)
        air = next((scene.air for scene in reversed(self.stack) if scene.air is not None), None)
        self.context.sound.update(seconds, levels, air)

    def apply(self, flow: Flow) -> None:
        """Do what a scene asked for, once nothing is lost by it that somebody must be asked about."""
        match self._asked_first(flow):
            case Push(scene):
                self.stack.append(scene)
            case Pop(extra):
                for _ in range(1 + extra):
                    self.stack.pop().leave()
            case Replace(scene):
                self._leave_all()
                self.stack = [scene]
            case Quit():
                self.stop()
            case None:
                return
        if not self.stack:
            self.stop()
        elif self.running:
            self._lay(flow)
            self.scene.resize()
            self.scene.dirty = True

    def _asked_first(self, flow: Flow) -> Flow:
        """The question that comes first, where there is one."""
        if not isinstance(flow, Replace | Quit):
            return flow
        self._settle()
        questions = (scene.before_leaving(flow) for scene in reversed(self.stack))
        question = next((found for found in questions if found is not None), None)
        if question is None:
            return flow
        return None if question is self.scene else Push(question)

    def _lay(self, flow: Flow) -> None:
        """A scene that takes long to draw is drawn before it is shown."""
        if not self.ahead or not isinstance(flow, Push | Replace):
            return
        self._stop_drawing_ahead()
        self._new = self.scene
        if self.scene.beforehand():
            self.stack.append(Laying(self.scene))

    def _draw_ahead(self) -> None:
        """Once a new scene is seen, what it shows later is drawn meanwhile."""
        if self._new is self.scene:
            self._new = None
            self._painter = Painter(self.context.theme, self.scene.meanwhile())

    def _stop_drawing_ahead(self) -> None:
        if self._painter is not None:
            self._painter.stop()

    def _show(self, shown: Shown) -> None:
        """Step through a record; back from it is the title."""
        from game.scenes.replay.reel import Reel
        from game.scenes.replay.scene import Replay

        self.apply(Push(Replay(self.context, Reel.of_record(*shown))))

    def stop(self) -> None:
        """End the loop; every scene keeps what must not be lost."""
        self._leave_all()
        self._stop_drawing_ahead()
        self.running = False

    def draw(self) -> None:
        """Draw the scene on top and whatever can be seen below it."""
        first = max((i for i, scene in enumerate(self.stack) if not scene.overlay), default=0)
        canvas = Canvas(self.surface, self.context.theme, self.ledger)
        for scene in self.stack[first:]:
            if scene.overlay:
                canvas.cover(self.surface.get_rect())
            scene.draw(canvas)
        for scene in self.stack:  # what lies below is not seen, and drawn anew once it is on top
            scene.dirty = False
        self.notice.draw(canvas)
        self.frames += 1

    def _dirty(self) -> bool:
        return any(scene.dirty for scene in self.stack)

    def _event(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            self.apply(Quit())
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.context.settings.fullscreen = not self.context.settings.fullscreen
            self.context.window_changed = True
            self.scene.set_by_key()
        elif event.type == pygame.KEYDOWN and event.key in SWITCHES and not self.scene.typing:
            self._switch(SWITCHES[event.key](self.context.settings))
        elif event.type in SEEN_AGAIN:
            self.scene.dirty = True
        else:
            self.apply(self.scene.handle(self.window.inside(event)))

    def _switch(self, said: Message) -> None:
        """A key has set something else: it is kept at once."""
        self.context.keep_settings()
        self.notice.say(said)
        self.scene.set_by_key()

    def _fit_window(self) -> None:
        """Follow the settings, and whoever pulls at the window's edges."""
        if self.context.window_changed:
            self.context.window_changed = False
            wanted = self.context.settings
            self.window.open(wanted.size, wanted.fullscreen)
            self.scene.dirty = True
        if self.window.follow():
            self.scene.dirty = True

    def _fit_theme(self) -> None:
        """Place everything anew in a drawing of another size, and say it anew in another language."""
        size, words, theme = self.surface.get_size(), words_of(self.context.language), self.context.theme
        if size != theme.size:
            self.context.theme = Theme(size, words)
        elif words is not theme.words:
            self.context.theme = theme.speaking(words)
        else:
            return
        for scene in self.stack:
            scene.resize()

    def _leave_all(self) -> None:
        for scene in reversed(self.stack):
            scene.leave()


def run(
    opponents: Opponents,
    *,
    size: tuple[int, int] | None = None,
    fullscreen: bool | None = None,
    shown: Shown | None = None,
    language: str | None = None,
) -> None:
    """Open the window and play, or look at a record that is `shown`, until it is closed."""
    check_home()
    app = App(opponents, size, fullscreen, shown, ahead=True, language=language)
    app.context.sound.open(cache())
    clock = pygame.time.Clock()
    try:
        while app.running:
            app.step(min(LONGEST_FRAME, clock.tick(app.rate) / 1000))
    finally:
        if app.running:  # by Ctrl+C, or without a display: games are kept, and no automa stays behind
            app.stop()
        app.context.sound.close()
        settle()
        pygame.quit()
        settle_keepers(LONGEST_PROMISE)
