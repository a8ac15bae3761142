"""The observers of OpenSpiel: what a seat sees, what it alone sees, what everybody sees, and has seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
import pyspiel

from game.adapters.course import Course
from game.adapters.frame import Frame
from game.adapters.layout import Array
from game.adapters.memory import recorded, remembered, shape
from game.adapters.observation import layout_of, observe, observed, own


class _State(Protocol):
    course: Course


class Observer(Protocol):
    """What OpenSpiel asks of an observer: `dict` has the parts of `tensor`, without a copy."""

    tensor: Array | None
    dict: dict[str, Array]

    def set_from(self, state: _State, player: int) -> None:
        """Write what a seat sees into the tensor."""

    def string_from(self, state: _State, player: int) -> str:
        """Return what a seat sees as text."""


def observer_for(frame: Frame, kind: Any, params: Mapping[str, Any] | None) -> Observer | None:
    """Return the observer of a kind, by default of what a seat sees now; None for what no seat sees."""
    if params:
        raise ValueError(f"no observer takes parameters: {params}")
    kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
    if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        return None
    private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    if not kind.public_info:
        return _Own() if private else None
    return _Seen(frame, private, kind.perfect_recall and private)


class _Seen:
    """The table as a seat sees it, or everybody; with `recall` all that the seat has seen before as well."""

    def __init__(self, frame: Frame, private: bool, recall: bool) -> None:
        self._layout = layout_of(frame.vocabulary)
        self._private, self._recall = private, recall
        rows = shape(frame) if recall else (0, 0)
        self._now = self._layout.size
        self.tensor: Array | None = np.zeros(self._now + rows[0] * rows[1], np.float32)
        self.dict = self._layout.parts_of(self.tensor[: self._now])
        if recall:
            self.dict["history"] = self.tensor[self._now :].reshape(rows)

    def set_from(self, state: _State, player: int) -> None:
        """Write what a seat sees into the tensor."""
        assert self.tensor is not None
        table = state.course.state
        self.tensor[: self._now] = observe(table, player, self._layout, public=not self._private)
        if self._recall:
            self.dict["history"][:] = recorded(state.course, player)

    def string_from(self, state: _State, player: int) -> str:
        """Return what a seat sees as text."""
        if self._recall:
            return remembered(state.course, player)
        return observed(state.course.state, player if self._private else None)


class _Own:
    """What a seat alone sees, as text."""

    tensor: Array | None = None

    def __init__(self) -> None:
        self.dict: dict[str, Array] = {}

    def set_from(self, state: _State, player: int) -> None:
        """Write nothing: there is no tensor."""

    def string_from(self, state: _State, player: int) -> str:
        """Return what a seat alone sees as text."""
        return own(state.course.state, player)
