"""The base of classes whose objects are fixed values, written so that they are native classes when compiled.

Such a class names its values in `__match_args__`, in the order of its constructor, and sets each once, as
`Final`: mypy refuses to change one, and so does a compiled object.
"""

from __future__ import annotations

from typing import Any


class Fixed:
    """Equal to all others of its class with the same values."""

    __slots__ = ()

    def fields(self) -> tuple[Any, ...]:
        """Return the values, in the order of the constructor."""
        return tuple([getattr(self, name) for name in getattr(type(self), "__match_args__", ())])

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Fixed) and type(self) is type(other) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((type(self), self.fields()))

    def __repr__(self) -> str:
        named = zip(getattr(type(self), "__match_args__", ()), self.fields(), strict=True)
        return f"{type(self).__name__}({', '.join([f'{name}={value!r}' for name, value in named])})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.fields()
