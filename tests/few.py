"""Parameters of which a run takes the first few, and a longer one all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def few(values: Iterable[Any], usual: int = 1) -> list[Any]:
    """Return the values, all but the first as parameters of long tests."""
    return _marked(values, usual, pytest.mark.long)


def more(values: Iterable[Any], usual: int = 1) -> list[Any]:
    """Return the values, all but the first as parameters of thorough tests."""
    return _marked(values, usual, pytest.mark.thorough)


def _marked(values: Iterable[Any], usual: int, mark: pytest.MarkDecorator) -> list[Any]:
    every = [*values]
    return [*every[:usual], *(pytest.param(value, marks=mark) for value in every[usual:])]
