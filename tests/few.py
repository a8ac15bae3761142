"""Parameters of which an ordinary run takes the first few, and a long run all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def few(values: Iterable[Any], usual: int = 1) -> list[Any]:
    """Return the values, all but the first as parameters of long tests."""
    every = [*values]
    return [*every[:usual], *(pytest.param(value, marks=pytest.mark.long) for value in every[usual:])]
