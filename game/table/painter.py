"""Drawing ahead in a thread, so that a picture's parts are in the theme's cache once they are needed.

SDL releases the interpreter while it scales, blurs and reads drawings, so the loop hardly notices. All the
same nothing is drawn for later while each frame has much to draw.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import cached_property, partial
from typing import Any, NamedTuple, TypeVar

import pygame

from game.table.canvas import Canvas
from game.table.theme import Theme

GIVES_WAY = 0.0005
"""Seconds after which a thread that paints lets the loop go on; Python's own 5 ms are half a frame."""


def _give_way() -> None:
    sys.setswitchinterval(GIVES_WAY)


PAINTER = ThreadPoolExecutor(1, "painter", _give_way)
Layer = Callable[[Canvas], None]
Made = TypeVar("Made")


class Work(NamedTuple):
    """Something to be made, and where what was made is found."""

    make: Callable[[], Any]
    found: Future[Any]


class Orders:
    """What is to be made: soon, or later, once nothing else is and unless that rests."""

    def __init__(self) -> None:
        self.soon, self.later = deque[Work](), deque[Work]()
        self.rests = False

    def next(self) -> Work | None:
        """Take the next of them."""
        for orders in (self.soon,) if self.rests else (self.soon, self.later):
            with suppress(IndexError):  # the last may just have been hastened
                return orders.popleft()
        return None


ORDERS = Orders()


def _paint() -> None:
    """Make what is next, if there is anything."""
    work = ORDERS.next()
    if work is not None and work.found.set_running_or_notify_cancel():
        try:
            work.found.set_result(work.make())
        except BaseException as error:
            work.found.set_exception(error)


def _ordered(orders: deque[Work], make: Callable[[], Made]) -> Future[Made]:
    found: Future[Made] = Future()
    orders.append(Work(make, found))
    PAINTER.submit(_paint)
    return found


def soon(make: Callable[..., Made], *arguments: object) -> Future[Made]:
    """Have something made that somebody waits for."""
    return _ordered(ORDERS.soon, partial(make, *arguments))


def ahead(make: Callable[..., Made], *arguments: object) -> Future[Made]:
    """Have something made that will be wanted later, unless the window is closed before."""
    return _ordered(ORDERS.later, partial(make, *arguments))


def hasten(begun: Future[Any]) -> None:
    """Have something made soon that was to be made later: somebody waits for it now."""
    work = next((work for work in list(ORDERS.later) if work.found is begun), None)
    with suppress(ValueError):  # it has just been begun
        if work is not None:
            ORDERS.later.remove(work)
            ORDERS.soon.append(work)
            PAINTER.submit(_paint)


def rest(rests: bool) -> None:
    """Make nothing for later while it `rests`: until then, frames have much to draw."""
    if ORDERS.rests != rests:
        ORDERS.rests = rests
        for _ in range(0 if rests else len(ORDERS.later)):
            PAINTER.submit(_paint)


def fetched(begun: Future[Made] | None, make: Callable[[], Made]) -> Made:
    """Return what was to be made ahead; made now, unless that has been begun."""
    return make() if begun is None or begun.cancel() else begun.result()


class Painter:
    """Draws some layers, one after the other, on a surface that is never shown."""

    def __init__(
        self, theme: Theme, layers: Sequence[Layer], order: Callable[..., Future[None]] = soon
    ) -> None:
        self.theme = theme
        self.works = [order(self._paint, layer) for layer in layers]

    @property
    def ready(self) -> bool:
        """True once all is done; a layer that has failed fails again where it is shown."""
        return all(work.done() for work in self.works)

    def stop(self) -> None:
        """Draw no more layers."""
        for work in self.works:
            work.cancel()

    @cached_property
    def _canvas(self) -> Canvas:
        return Canvas(pygame.Surface(self.theme.size).convert(), self.theme)

    def _paint(self, layer: Layer) -> None:
        layer(self._canvas)


def settle() -> None:
    """Wait until nothing is drawn ahead any more: pygame must not be quit in the middle of a drawing."""
    PAINTER.submit(lambda: None).result()


def drop() -> None:
    """Make nothing more of what a window would have wanted later; wait for what has been begun."""
    for work in list(ORDERS.later):
        work.found.cancel()
    rest(False)
    settle()
