"""Families of frozen records, as events and effects are: each of their classes is one of slots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, dataclass_transform


@dataclass_transform(frozen_default=True)
class Frozen(type):
    """The type of a family's classes, which makes dataclasses of them."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Any:
        """Return the class; one with slots is what the dataclass has made of it."""
        made = super().__new__(cls, name, bases, body)
        if "__slots__" in body:
            return made
        return dataclass(frozen=True, slots=True)(made)
