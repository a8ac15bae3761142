"""Events by chance at a window: mouse, keys, controller, at whatever lies there and beside it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from unittest.mock import patch

import pygame

from game.rules import Setup, legal_moves, replay, state_json, view
from game.rules.moves import Lay
from game.rules.terms import Step
from game.scenes.app.controller import AXES, BUTTONS, FULL
from game.scenes.app.loop import App
from game.scenes.flow import Push, Replace
from game.scenes.newgame.scene import NewGame
from game.scenes.play.curtain import Aside, Curtain
from game.scenes.play.scene import Play
from game.scenes.play.stops import stops
from game.scenes.replay.history import History
from game.scenes.replay.scene import Replay
from game.scenes.saving.chairs import Chair
from game.scenes.saving.folders import home
from game.scenes.saving.notes import notes_of
from game.scenes.session import Session
from game.scenes.stage.moving import NOBODY
from game.scenes.title import Title
from tests.scenes.clicks import Spot
from tests.scenes.opponents import OPPONENTS
from tests.scenes.reels import record
from tests.scenes.sitting import NAMES

SIZE = (640, 360)
QUICK = {name: OPPONENTS[name] for name in ("bauer", "random")}
EVENTS_A_SCENE = 120
KEPT = 4  # saved games for the lists
KEYS = (
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_TAB, pygame.K_RETURN),
    *(pygame.K_RETURN, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_SPACE),
    *(pygame.K_l, pygame.K_w, pygame.K_a, pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_F1),
    pygame.K_r,
    *(
        pygame.K_s,
        pygame.K_t,
        pygame.K_HOME,
        pygame.K_END,
        pygame.K_PAGEUP,
        pygame.K_PAGEDOWN,
        pygame.K_DELETE,
    ),
)
WITH_CTRL = (pygame.K_z, pygame.K_z, pygame.K_y, pygame.K_a, pygame.K_c, pygame.K_x, pygame.K_v)
GOLDEN = ("2-seats-rows", "3-seats-black", "4-seats-both", "2-seats-iron-a")
MODULES = (frozenset(), frozenset(), frozenset({"black"}), frozenset({"iron"}), frozenset({"black", "iron"}))


class Storm:
    """Random events in one window after another; after each round it is seen what must always hold."""

    def __init__(self, seed: int, drawn: float = 1.0) -> None:
        """`drawn` is the share of rounds in which somebody sees the window: else it is not drawn."""
        self.chance, self.drawn = random.Random(seed), drawn
        self.sent: Counter[str] = Counter()
        self.scenes: Counter[str] = Counter()
        self.records = self.looks = self.decided = self.begun = 0
        self.lifted: int | None = None  # the person who has drawn the curtain for what is decided now
        self.spot: Spot = (0, 0)
        self.app = App(QUICK, SIZE)

    def blow(self, events: int) -> None:
        """Send so many events, in one scene after another."""
        while (sent := self.sent.total()) < events:
            if not self.app.running:
                self.app = App(QUICK, SIZE)
            self._set_out()
            while self.app.running and self.sent.total() < min(events, sent + EVENTS_A_SCENE):
                self._round()
            self._check_record()
        pygame.key.set_mods(pygame.KMOD_NONE)

    # -- scenes -------------------------------------------------------------------------------------

    def _set_out(self) -> None:
        """Show a scene of the game, with few former games in the lists."""
        settings, chance = self.app.context.settings, self.chance
        (settings.width, settings.height), settings.fullscreen, settings.language = SIZE, False, "en"
        settings.pace, settings.speed = (
            chance.choice(("at once", "fast")),
            chance.choice(("instant", "normal")),
        )
        settings.animation, settings.stepping = chance.random() < 0.3, False
        self.app.context.window_changed = True
        self.app.apply(Replace(Title(self.app.context)))
        for path in sorted(home().glob("games/*.hasp"))[:-KEPT]:
            path.unlink()
            notes_of(path).unlink(missing_ok=True)
        self.lifted = None
        chance.choices((self._game, self._replay, self._form, lambda: None), (12, 3, 2, 1))[0]()

    def _game(self) -> None:
        """A game at a moment of its course, with any people and automas."""
        chance, seats = self.chance, self.chance.choice((2, 2, 3, 4))
        setup = Setup(seats, chance.randrange(1000), modules=chance.choice(MODULES), tiles="random")
        humans = chance.choice((0, *[1] * 8, *[seats] * 8, seats - 1))
        automas = [chance.choice(tuple(QUICK)) if seat >= humans else "" for seat in range(seats)]
        chairs = tuple(Chair(NAMES[seat], seat, automas[seat], seat) for seat in range(seats))
        session = Session.begin(self.app.context, setup, chairs)
        state = session.match.state.copy()
        for _ in range(chance.choice((0, chance.randrange(300), chance.randrange(30)))):
            if state.to_move is None:
                break
            options = list(legal_moves(state))
            doing = [move for move in options if not (isinstance(move, Lay) and move.empty)]
            move = chance.choice(doing or options)
            session.match.submit(move, human=not automas[state.to_move])
            state = session.match.state
        session.save()
        self.begun = len(session.match.turns)
        self.app.apply(Replace(Play(self.app.context, session)))

    def _replay(self) -> None:
        name = self.chance.choice(GOLDEN)
        replay = Replay(self.app.context, History.of_record(record(name), name))
        self.app.apply(Push(replay))
        replay.go(self.chance.randrange(len(record(name).moves)))

    def _form(self) -> None:
        self.app.apply(Push(NewGame(self.app.context)))

    # -- events -------------------------------------------------------------------------------------

    def _round(self) -> None:
        """Some events, a round of the loop, and what must hold after it."""
        curtain = self.app.scene
        before = self.play
        for _ in range(self.chance.choice((1, 2, 3, 5, 8))):
            ways: tuple[Callable[[], None], ...] = (
                *(self._click, self._move, self._press, self._release, self._drag, self._wheel),
                *(self._key, self._key_with_ctrl, self._shift, self._text, self._pad, self._axis),
            )
            self.chance.choices(ways, (30, 6, 4, 4, 8, 3, 25, 4, 2, 2, 8, 4))[0]()
        self.scenes[type(self.app.scene).__name__] += 1
        with patch("pygame.display.get_active", return_value=self.chance.random() < self.drawn):
            self.app.step(self.chance.choice((0.0, 0.02, 0.1, 0.5, 1.0)))
        if not self.app.running:
            return
        drawn = type(curtain) in (Curtain, Aside) and curtain not in self.app.stack
        if drawn and before is self.play is not None:
            self.lifted = self.play.session.chairs.index(curtain.chair)
        self._check_secrets()

    def _post(self, kind: int, **values: object) -> None:
        self.sent[pygame.event.event_name(kind)] += 1
        pygame.event.post(pygame.Event(kind, **values))

    def _aim(self) -> Spot:
        """Somewhere: at what can be clicked, where the pointer is, anywhere."""
        scene, chance = self.app.scene, self.chance
        spots: list[Spot] = []
        if isinstance(scene, Play) and chance.random() < 0.7:
            spots = [stop.spot for stop in stops(scene)]
            spots += [scene.stage.layout.board.button.center] * 4
        elif (form := getattr(scene, "form", None)) is not None and chance.random() < 0.8:
            spots = [widget.rect.center for widget in form.widgets]
        anywhere = (chance.randrange(self.app.surface.width), chance.randrange(self.app.surface.height))
        self.spot = chance.choice(spots or [anywhere, anywhere, self.spot])
        return self.spot

    def _move(self) -> None:
        self._post(pygame.MOUSEMOTION, pos=self._aim(), rel=(0, 0), buttons=(0, 0, 0), touch=False)

    def _button(self) -> int:
        return self.chance.choices((1, 3, 2), (12, 2, 1))[0]

    def _press(self) -> None:
        self._post(pygame.MOUSEBUTTONDOWN, pos=self._aim(), button=self._button(), touch=False)

    def _release(self) -> None:
        self._post(pygame.MOUSEBUTTONUP, pos=self._aim(), button=self._button(), touch=False)

    def _click(self) -> None:
        spot, button = self._aim(), self._button()
        self._post(pygame.MOUSEBUTTONDOWN, pos=spot, button=button, touch=False)
        self._post(pygame.MOUSEBUTTONUP, pos=spot, button=button, touch=False)

    def _drag(self) -> None:
        start, end = self._aim(), self._aim()
        self._post(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False)
        self._post(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0), touch=False)
        self._post(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False)

    def _wheel(self) -> None:
        turned = self.chance.choice((-3, -1, 1, 3))
        self._post(pygame.MOUSEWHEEL, x=0, y=turned, precise_y=float(turned), flipped=False, touch=False)

    def _key(self) -> None:
        key = self.chance.choice(KEYS)
        mod = pygame.KMOD_LSHIFT if self.chance.random() < 0.1 else 0
        self._post(pygame.KEYDOWN, key=key, mod=mod, unicode=chr(key) if 32 < key < 127 else "", scancode=0)
        self._post(pygame.KEYUP, key=key, mod=mod, scancode=0)

    def _key_with_ctrl(self) -> None:
        key = self.chance.choice(WITH_CTRL)
        self._post(pygame.KEYDOWN, key=key, mod=pygame.KMOD_LCTRL, unicode="", scancode=0)

    def _shift(self) -> None:
        """Press or let go of Shift, which is also looked up."""
        down = not pygame.key.get_mods() & pygame.KMOD_SHIFT
        pygame.key.set_mods(pygame.KMOD_LSHIFT if down else pygame.KMOD_NONE)
        kind = pygame.KEYDOWN if down else pygame.KEYUP
        self._post(kind, key=pygame.K_LSHIFT, mod=pygame.KMOD_LSHIFT, unicode="", scancode=0)

    def _text(self) -> None:
        self._post(
            pygame.TEXTINPUT, text=self.chance.choice(("A", "7", "ß", "Jörg", "漢", "\u0301", "🂡", " "))
        )

    def _pad(self) -> None:
        button = self.chance.choice(tuple(BUTTONS))
        self._post(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)
        if self.chance.random() < 0.9:
            self._post(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0)

    def _axis(self) -> None:
        axis, far = self.chance.choice(tuple(AXES)), self.chance.choice((-FULL, 0, 0, FULL // 2, FULL))
        self._post(pygame.CONTROLLERAXISMOTION, axis=axis, value=far, instance_id=0)

    # -- what must hold -----------------------------------------------------------------------------

    @property
    def play(self) -> Play | None:
        return next((scene for scene in self.app.stack if isinstance(scene, Play)), None)

    def _check_secrets(self) -> None:
        """At rest, what is drawn is what may be known: by who has drawn the curtain, or by everybody."""
        play = self.play
        if play is None or play is not self.app.scene:
            return
        state, humans = play.match.state, play.session.humans
        if state.to_move != self.lifted:
            self.lifted = None
        if play.stage.moving or play.stage.winter_open or not humans:
            return
        self.looks += 1
        lifted = NOBODY if self.lifted is None else self.lifted
        mine = lifted if len(humans) > 1 else humans[0]
        known = [state_json(view(state, seat)) for seat in (mine, NOBODY)]
        assert state_json(play.stage.shown) in known
        if (told := play.why.turn) is not None and state.step == Step.PLANNING:
            turn = play.match.turns[told]
            hidden = not state.box.open_planning and turn.before.season == state.season
            assert not (isinstance(turn.decision.move, Lay) and hidden and turn.before.year == state.year)

    def _check_record(self) -> None:
        """The saved game is the one that is played."""
        play = self.play
        if play is None or play.session.path is None:
            return
        play.settle()
        self.records += 1
        self.decided += max(0, len(play.match.turns) - self.begun)
        _, moves, state = replay(play.session.path.read_text(encoding="utf-8"))
        assert list(moves) == play.match.moves
        assert state_json(state) == state_json(play.match.state)
