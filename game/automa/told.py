"""What is told of a decision, made only when somebody looks: thousands of games are played unwatched."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar, overload

Part = TypeVar("Part", covariant=True)


class Told(Sequence[Part]):
    """A sequence that is made when it is first looked at; in another process it arrives as a tuple."""

    def __init__(self, make: Callable[[], Iterable[Part]]) -> None:
        self._make = make
        self._parts: tuple[Part, ...] | None = None

    @property
    def parts(self) -> tuple[Part, ...]:
        if self._parts is None:
            self._parts = tuple(self._make())
        return self._parts

    def __len__(self) -> int:
        return len(self.parts)

    @overload
    def __getitem__(self, index: int) -> Part: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Part, ...]: ...
    def __getitem__(self, index: int | slice) -> Part | tuple[Part, ...]:
        return self.parts[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self.parts == tuple(other)

    def __hash__(self) -> int:
        return hash(self.parts)

    def __repr__(self) -> str:
        return repr(self.parts)

    def __reduce__(self) -> tuple[Any, ...]:
        return tuple, (self.parts,)
