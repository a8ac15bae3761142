"""One's saved games in a window, and a hand that has opened the screens about them."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from game.scenes.kit.widget import Widget
from game.scenes.saving.folders import home
from game.scenes.statistics.daily import Daily
from game.scenes.statistics.scene import Statistics
from game.table.canvas import TextMark
from tests.scenes.clicks import Hand
from tests.scenes.kept import at_title

Kind = TypeVar("Kind", bound=Widget)
Screen = TypeVar("Screen", Statistics, Daily)


def games() -> Path:
    return home() / "games"


def statistics() -> tuple[Hand, Statistics]:
    """A hand that has opened the statistics from the title."""
    return _opened("Statistics", Statistics)


def daily() -> tuple[Hand, Daily]:
    """A hand that has opened the game of the day from the title."""
    return _opened("Today’s game", Daily)


def _opened(button: str, kind: type[Screen]) -> tuple[Hand, Screen]:
    """A hand that has clicked a button of the title, and the screen that it opens."""
    hand = at_title()
    hand.button(button)
    scene = hand.app.scene
    assert isinstance(scene, kind)
    return hand, scene


def texts(hand: Hand) -> list[str]:
    """Everything that the window says."""
    marks: list[TextMark] = []
    hand.app.ledger = marks
    hand.app.scene.dirty = True
    hand.step()
    return [mark.text for mark in marks]


def found(scene: Statistics | Daily, kind: type[Kind]) -> Kind:
    return next(widget for widget in scene.form.widgets if isinstance(widget, kind))
