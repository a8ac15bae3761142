"""Saving beside the loop: what is played reaches the system before it is shown, and the disk soon after."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import takewhile
from threading import Condition, Thread
from typing import NamedTuple

from game.rules.message import message
from game.scenes.saving.files import Why, why_of

LONGEST = 30.0  # seconds that whoever has nothing else to do waits for a disk
PATIENCE = 1.0  # seconds that a picture waits for the system to take a game; then it is shown all the same
SOON = 0.4  # seconds in which later states join the one that the disk is asked to keep
PAUSES = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0)  # seconds between tries that fail
SLOW = message("trouble-slow")


class Writable:
    """A file for texts. Of what a kind of file has no need for, nothing is done."""

    def write(self, text: str) -> None:
        """Hand a text over to the system, and what lies beside the file."""
        raise NotImplementedError

    def note(self) -> None:
        """Hand over what lies beside the file."""

    def secure(self) -> None:
        """Return once the disk has promised to keep what was written last."""

    def leaving(self) -> None:
        """Know that it is closed soon."""

    def close(self) -> None:
        """Let go of it."""


class State(NamedTuple):
    """A text to be kept, or what writes it, and what it is made of: for a game, its moves."""

    text: str | Callable[[], str]
    parts: Sequence[object] = ()


class Keeper:
    """Keeps the latest state of one game. What is outdated before its turn comes is not written.

    One thread hands states over to the system, another asks the disk to promise that it keeps them: that
    may take long, and the next state need not wait for it. Nor does a frame of the window, which only asks
    whether the latest state is still on its way.
    """

    def __init__(self, file: Writable, kept: State | None = None) -> None:
        """`kept` is what the file holds already."""
        self._file = file
        self._change = Condition()
        self._wanted = kept  # the latest state,
        self._kept = kept  # the latest that the system has,
        self._promised = kept  # and the latest that the disk has
        self._since = 0.0  # when the first state was wanted that the system has not
        self._next = 0.0  # when it is tried next
        self._fails = 0
        self._why: Why = ""
        self._asked = False  # somebody waits for what comes of the next try
        self._doubt = False  # the disk broke its promise: nothing counts as kept without one
        self._noting = False  # there is something new to be written beside the file
        self._closing = self._over = False
        self._threads: list[Thread] = []

    # -- asked by the loop ----------------------------------------------------------------------------

    def keep(self, text: str | Callable[[], str], parts: Sequence[object] = ()) -> None:
        """Write this as soon as can be; a text that takes long to make is made by a thread, too."""
        with self._changing():
            if self.done:
                self._since = time.monotonic()
            self._wanted, self._next, self._asked = State(text, parts), 0.0, True
        self._begin()

    def note(self) -> None:
        """Write what lies beside the file as soon as can be."""
        with self._changing():
            self._noting = True
        self._begin()

    def retry(self) -> None:
        """Try once more, now."""
        with self._changing():
            self._next, self._asked = 0.0, True

    def drop(self) -> None:
        """Give up what could not be written."""
        with self._changing():
            self._wanted, self._why = self._kept, ""

    @property
    def done(self) -> bool:
        """True if the system has the latest state."""
        return self._wanted is self._kept

    @property
    def waits(self) -> bool:
        """True if the latest state is being written and should be there in a moment."""
        return not self.done and not self.trouble

    @property
    def trouble(self) -> Why:
        """Return why the latest state is not kept; empty as long as it is, or is just being written."""
        with self._change:
            if self.done or self._why:
                return self._why
            return SLOW if time.monotonic() - self._since > PATIENCE else ""

    @property
    def missing(self) -> int:
        """The number of parts of the latest state that no file holds."""
        with self._change:
            wanted, kept = (state.parts if state else () for state in (self._wanted, self._kept))
        same = takewhile(lambda pair: pair[0] == pair[1], zip(wanted, kept, strict=False))
        return len(wanted) - len(list(same))

    def finish(self, seconds: float) -> bool:
        """Wait until the latest state is written or cannot be, but no longer than this; whether it is."""
        with self._change:
            self._change.wait_for(lambda: self.done or bool(self._why and not self._asked), seconds)
            return self.done

    def close(self) -> None:
        """Nothing more comes: what is still on its way is written, and the file let go of."""
        with self._changing():
            self._closing = True
            self._file.leaving()
        if not self._threads:
            self._file.close()

    def gone(self, seconds: float) -> None:
        """Wait until all is done after `close`, but no longer than this."""
        end = time.monotonic() + seconds
        for thread in self._threads:
            thread.join(max(0.0, end - time.monotonic()))

    # -- the threads ----------------------------------------------------------------------------------

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """Change something, and let all who wait for a change look."""
        with self._change:
            yield
            self._change.notify_all()

    def _begin(self) -> None:
        if self._threads:
            return
        _working.append(self)
        self._threads = [Thread(target=work, daemon=True) for work in (self._hand_over, self._have_promised)]
        for thread in self._threads:
            thread.start()

    def _hand_over(self) -> None:
        while self._has_work():
            state = self._due()
            if state is None:
                _tried(self._file.note)
                continue
            why = _tried(partial(self._put, state))
            with self._changing():
                self._tell(why, state)
        self._file.close()
        with self._changing():
            self._over = True

    def _put(self, state: State) -> None:
        self._file.write(state.text if isinstance(state.text, str) else state.text())
        if self._doubt:
            self._file.secure()

    def _has_work(self) -> bool:
        """Wait until there is something to write; False once there never will be."""
        with self._change:
            while not self._noting:
                left = self._next - time.monotonic()
                if not self.done and left <= 0:
                    return True
                if self._closing and (self.done or (self._why and not self._asked)):
                    return False
                self._change.wait(None if self.done else left)
            return True

    def _due(self) -> State | None:
        """Return the state that is to be written now; None where only what lies beside it is."""
        with self._change:
            self._noting = False
            return None if self.done or self._next > time.monotonic() else self._wanted

    def _tell(self, why: Why, state: State) -> None:
        """Note what has come of a try."""
        self._why = why
        self._asked = state is not self._wanted
        if why:
            pause = PAUSES[min(self._fails, len(PAUSES) - 1)]
            self._next = 0.0 if self._asked else time.monotonic() + pause
            self._fails += 1
        else:
            self._kept, self._since = state, time.monotonic()
            self._fails, self._doubt = 0, False

    def _have_promised(self) -> None:
        while (state := self._unpromised()) is not None:
            why = _tried(self._file.secure)
            with self._changing():
                if not why:
                    self._promised = state
                else:
                    self._kept, self._doubt = self._promised, True
                    self._tell(why, state)
        _working.remove(self)

    def _unpromised(self) -> State | None:
        """Wait until the system has something new, and a moment for what follows; None at the end."""
        with self._change:
            self._change.wait_for(lambda: self._kept is not self._promised or self._over)
            self._change.wait_for(lambda: self._over, SOON)
            return self._kept if self._kept is not self._promised else None


_working: list[Keeper] = []


def settle(seconds: float) -> None:
    """Close every keeper, and wait until all is written and promised, but no longer than this."""
    end = time.monotonic() + seconds
    keepers = list(_working)
    for keeper in keepers:
        keeper.close()
    for keeper in keepers:
        keeper.gone(max(0.0, end - time.monotonic()))


def _tried(act: Callable[[], None]) -> Why:
    """Return why something failed; empty where it did not. Nothing may end a thread that saves a game."""
    try:
        act()
    except Exception as error:
        return why_of(error)
    return ""
