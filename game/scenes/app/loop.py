"""The loop: it passes events and time to the scene on top, and draws whenever something has changed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.rules.message import Message
from game.scenes.app.controller import Controllers
from game.scenes.app.loading import DrawingAhead, LoadingScreen
from game.scenes.app.switches import SWITCHES
from game.scenes.app.waydown import way_to
from game.scenes.app.window import Window, start_display
from game.scenes.app.wiring import DOORS
from game.scenes.compiling import BY_PEOPLE, IdleWork
from game.scenes.flow import POINTER, Context, Flow, Pop, Push, Quit, Replace, Scene
from game.scenes.kit.bubble import Notice
from game.scenes.kit.entry import is_command
from game.scenes.opponents import Factories, Opponents
from game.scenes.rulebook.topic import topic_of_base
from game.scenes.saving.folders import cache
from game.scenes.saving.keeper import settle as settle_keepers
from game.scenes.saving.saves import Saves
from game.scenes.settings.file import SettingsFile
from game.scenes.title import Title
from game.sound.sounds import Levels
from game.table.canvas import Canvas, TextMark
from game.table.painter import drop as drop_drawings
from game.table.theme import Theme
from game.words import words_of

if TYPE_CHECKING:
    from game.rules.record import Shelf
    from game.scenes.coaching import StartReview
    from game.scenes.drafts import DraftFile
    from game.scenes.replay.history import History

FolderShown = tuple[Path, "Shelf"]
"""A folder of games, and the rulesets that they may name."""
FRAMES = 60  # a second
LOOKS = 10  # a second, at a window that nobody sees
LONGEST_PROMISE = 10.0  # seconds to wait for a disk once the window is closed
LONGEST_FRAME = 0.1  # seconds; after the machine has slept the game goes on where it was
SEEN_AGAIN = (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED)


class App:
    """One window with its stack of scenes. `step` is one round of the loop, which a test calls itself."""

    def __init__(
        self,
        opponents: Opponents | Factories,
        size: tuple[int, int] | None = None,
        fullscreen: bool | None = None,
        shown: History | None = None,
        ahead: bool = False,
        language: str | None = None,
        start_review: StartReview | None = None,
        draft: DraftFile | None = None,
        folder: FolderShown | None = None,
        builder: IdleWork | None = None,
    ) -> None:
        """Open the window. `size`, `fullscreen` and `language` override the settings this once.

        New games are begun by the `draft`, if one is given.
        A game that is `shown` lies on the table at once, a `folder` is listed; back from it is the title.
        With `ahead`, everything that takes long to draw is drawn beside the loop, before it is shown; else in
        the first frame that shows it. Raises NoDisplay.
        """
        file = SettingsFile()
        settings = file.read()
        full = settings.fullscreen if fullscreen is None else fullscreen
        start_display()
        self.window = Window(size or settings.size, full and size is None)
        theme = Theme(self.surface.get_size(), words_of(language or settings.language), settings.text)
        known = Opponents.of(opponents)
        self.context = Context(
            theme,
            settings,
            file,
            Saves(),
            known,
            DOORS,
            start_review=start_review,
            builder=builder,
            ahead=ahead,
            fullscreen=self.window.fullscreen,
        )
        if draft is not None:
            self.context.ruleset, self.context.brought = draft.source, [draft.path]
        self.stack: list[Scene] = []
        self.notice, self.controllers = Notice(), Controllers()
        self.drawing = DrawingAhead(self.context)
        self._pointer: tuple[int, int] | None = None  # where the mouse was last, in the drawing
        self.running = True
        self.touched = False  # somebody has done something at the window in this round
        self.focused = True  # keys go to the window: what moves by itself rests while they do not
        self.frames = 0
        self.cursor = pygame.SYSTEM_CURSOR_ARROW
        self.ledger: list[TextMark] | None = None  # a test puts a list here to be told of every text drawn
        if file.wrong:
            self.context.saves.notices.append(file.wrong)
        self.apply(Push(Title(self.context)))
        if shown is not None:
            self.apply(Push(DOORS.replay(self.context, shown)))
        if folder is not None:
            self.apply(Push(DOORS.folder(self.context, *folder)))

    @property
    def surface(self) -> pygame.Surface:
        """The surface that scenes are drawn on."""
        return self.window.surface

    @property
    def rate(self) -> int:
        """The rounds of the loop in a second.

        A window that nobody sees is not drawn, but the game goes on: automas' decisions are played and saved,
        and a sound tells a player to move. A window that is shown again is drawn within a tenth of a second.
        (Waiting for an event would rest no more: pygame looks for one a thousand times a second.)
        """
        return LOOKS if self.window.hidden else FRAMES

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.stack[-1]

    def step(self, seconds: float) -> None:
        """Pass on events, let time pass, and draw if needed."""
        waits, self.touched = self._waits(), False
        for event in pygame.event.get(pygame.QUIT) if waits else pygame.event.get():
            self._event(event)
            if not self.running:
                return
        if not waits and (again := self.controllers.repeat(seconds)) is not None:
            self._event(again)
        self._fit_window()
        self._fit_theme()
        if not waits:
            self.apply(self.scene.update(seconds))
        if self.notice.goes(seconds):
            self.scene.dirty = True
        if self.running and not self.window.hidden and not self._waits():
            looked_at = self.focused and not self.notice.said
            if self._dirty():
                if looked_at:
                    self.scene.live(seconds)
                self.draw()
                self.window.show()
                self.drawing.shown(self.scene)
            elif looked_at:
                self._stir(seconds)
        self._sound(seconds)
        if self.context.builder is not None:
            self.context.builder.pass_time(seconds, self.touched or self.busy)

    @property
    def busy(self) -> bool:
        """True while something is played, shown, thought about or saved in any scene, or drawn ahead."""
        return any(scene.busy or scene.waits for scene in self.stack)

    def _stir(self, seconds: float) -> None:
        """Show what moves by itself in the scene on top."""
        changed = self.scene.stir(Canvas(self.surface, self.context.theme), seconds)
        if changed:
            self.window.show(changed)

    def _waits(self) -> bool:
        """Return True while something is being saved: until then it is not shown, and time stands still."""
        self._settle()
        return any(scene.waits for scene in self.stack)

    def _settle(self) -> None:
        """Without `ahead`, wait until everything is saved."""
        if not self.context.ahead:
            for scene in self.stack:
                scene.settle()

    def _sound(self, seconds: float) -> None:
        """Play the sounds; surroundings and music are silent while the window is hidden."""
        effects, ambience, music = self.context.settings.loud
        hidden = self.window.hidden
        levels = Levels.of(effects, 0 if hidden else ambience, 0 if hidden else music)
        air = next((scene.air for scene in reversed(self.stack) if scene.air is not None), None)
        tune = next((scene.tune for scene in reversed(self.stack) if scene.tune is not None), None)
        self.context.sound.update(seconds, levels, air, tune)

    def apply(self, flow: Flow) -> None:
        """Do what a scene asked for, after a question if something would be lost by it."""
        looked_aside = isinstance(flow, Pop) and not flow.extra and self.scene.aside
        way: Callable[[Scene], LoadingScreen] = LoadingScreen
        match self._asked_first(flow):
            case Push(scene):
                way = self._way_to(scene, replacing=False)
                self.stack.append(scene)
            case Pop(extra):
                for _ in range(1 + extra):
                    self.stack.pop().leave()
            case Replace(scene):
                way = self._way_to(scene, replacing=True)
                self._leave_all()
                self.stack = [scene]
            case Quit():
                self.stop()
            case None:
                return
        if not self.stack:
            self.stop()
        elif self.running:
            if self.context.ahead and isinstance(flow, Push | Replace):
                self._draw_ahead(way)
            if not looked_aside:
                self.scene.resize()
            self.scene.dirty = True
            self._point()
            if looked_aside:
                self.scene.found_again()

    def _point(self) -> None:
        """Tell a scene that comes to the top again where the mouse has gone in the meantime."""
        if None not in (self.scene.pointed, self._pointer) and self.scene.pointed != self._pointer:
            self._pass_on(pygame.Event(pygame.MOUSEMOTION, pos=self._pointer, rel=(0, 0), buttons=(0, 0, 0)))

    def _pass_on(self, event: pygame.Event) -> None:
        """Hand an event to the scene on top."""
        if event.type in POINTER:
            self.scene.pointed = self._pointer = event.pos
        self.apply(self.scene.handle(event))

    def _asked_first(self, flow: Flow) -> Flow:
        """Return the question that comes first, if there is one, else the flow itself."""
        if not isinstance(flow, Replace | Quit):
            return flow
        self._settle()
        questions = (scene.before_leaving(flow) for scene in reversed(self.stack))
        question = next((found for found in questions if found is not None), None)
        if question is None:
            return flow
        return None if question is self.scene else Push(question)

    def _way_to(self, scene: Scene, replacing: bool) -> Callable[[Scene], LoadingScreen]:
        """Return the screen to be shown until a scene is drawn."""
        if not self.context.ahead:
            return LoadingScreen
        return way_to(scene, self.stack, self.surface.copy() if self.frames else None, replacing)

    def _draw_ahead(self, way: Callable[[Scene], LoadingScreen]) -> None:
        """Have a scene that takes long to draw drawn before it is shown; until then the way is."""
        waiting = self.drawing.begin(self.scene, way)
        if waiting is not None:
            self.stack.append(waiting)

    def stop(self) -> None:
        """End the loop; every scene saves what must not be lost."""
        self._leave_all()
        if self.context.builder is not None:
            self.context.builder.close()
        self.drawing.stop()
        self.running = False

    def draw(self) -> None:
        """Draw the scene on top; one that lies over another, on the last that fills the window."""
        canvas = Canvas(self.surface, self.context.theme, self.ledger)
        canvas.reuses, canvas.puts_off = True, self.context.ahead and not self.scene.overlay
        if self.scene.overlay:
            below = next(scene for scene in reversed(self.stack) if not scene.overlay)
            below.draw(canvas)
            below.enliven(canvas)
            canvas.cover(self.surface.get_rect())
        self.scene.draw(canvas)
        self.scene.enliven(canvas)
        for scene in self.stack:  # hidden scenes are drawn anew once they are on top
            scene.dirty = False
        self.scene.dirty = canvas.late
        self.notice.draw(canvas)
        self._show_cursor()
        self.frames += 1

    def _show_cursor(self) -> None:
        """Show the cursor that the scene on top asks for; the system is told of changes alone."""
        cursor = self.scene.cursor
        if cursor != self.cursor:
            self.cursor = cursor
            with suppress(pygame.error):  # where the display has no cursors
                pygame.mouse.set_cursor(cursor)

    def _dirty(self) -> bool:
        return any(scene.dirty for scene in self.stack)

    def _event(self, event: pygame.Event) -> None:
        event = self.controllers.read(event) or event
        self.touched = self.touched or event.type in BY_PEOPLE
        if event.type == pygame.QUIT:
            self.apply(Quit())
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.context.set_fullscreen(not self.context.fullscreen)
            self.context.keep_settings()
            self.scene.set_by_key()
        elif event.type == pygame.KEYDOWN and event.key in SWITCHES and self._switches(event):
            self._switch(SWITCHES[event.key](self.context.settings))
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_r and self._opens_rules(event):
            self.open_rules()
        elif event.type == pygame.DROPFILE and self._brings_games(event):
            self.apply(DOORS.dropped(self.context, Path(event.file)))
        elif event.type in SEEN_AGAIN:
            self.scene.dirty = True
            self.focused = self.focused or event.type == pygame.WINDOWFOCUSGAINED
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.focused = False
        else:
            self._pass_on(self.window.inside(event))

    def _brings_games(self, event: pygame.Event) -> bool:
        """Return True for a dropped file or folder of games; a ruleset is for the scene to take."""
        return not isinstance(self.scene, LoadingScreen) and Path(event.file).suffix != ".toml"

    def _switches(self, event: pygame.Event) -> bool:
        """Return True if a key switches a setting: not amid a text, nor where it means something else."""
        own = event.key in self.scene.own_keys and not event.mod & pygame.KMOD_SHIFT
        return not self.scene.typing and not own

    def _opens_rules(self, event: pygame.Event) -> bool:
        """Return True if a key opens the rules: not in the midst of a text, and not over themselves."""
        return not self.scene.typing and not self.scene.aside and not is_command(event.mod)

    def open_rules(self) -> None:
        """Lay the rules over what is there, open at what is pointed at."""
        topics = (scene.topic for scene in reversed(self.stack))
        topic = next((topic for topic in topics if topic is not None), None) or topic_of_base()
        self.apply(Push(self.context.doors.rules(self.context, topic)))

    def _switch(self, said: Message) -> None:
        """Save and announce a setting that a key has changed."""
        self.context.keep_settings()
        self.notice.say(said)
        self.scene.set_by_key()

    def _fit_window(self) -> None:
        """Follow the settings, and a user who resizes the window."""
        if self.context.window_changed:
            self.context.window_changed = False
            self.window.open(self.context.settings.size, self.context.fullscreen)
            self.scene.dirty = True
        if self.window.follow():
            self.scene.dirty = True

    def _fit_theme(self) -> None:
        """Change the theme if the size of the drawing, of texts, or the language has changed."""
        size, words, theme = self.surface.get_size(), words_of(self.context.language), self.context.theme
        text = self.context.settings.text
        if (size, text) != (theme.size, theme.text):
            self.context.theme = Theme(size, words, text)
        elif words is not theme.words:
            self.context.theme = theme.speaking(words)
        else:
            return
        for scene in self.stack:
            scene.resize()

    def _leave_all(self) -> None:
        for scene in reversed(self.stack):
            scene.leave()


def turn(app: App) -> None:
    """Turn the loop of a window until it is closed."""
    app.context.sound.open(cache())
    clock = pygame.time.Clock()
    try:
        while app.running:
            app.step(min(LONGEST_FRAME, clock.tick(app.rate) / 1000))
    finally:
        if app.running:  # after Ctrl+C, or without a display: games are saved, and no automa stays behind
            app.stop()
        app.context.sound.close()
        drop_drawings()
        pygame.quit()
        settle_keepers(LONGEST_PROMISE)
