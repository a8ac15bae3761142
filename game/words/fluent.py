"""Values as Fluent takes them. Imported late: Fluent takes longer to load than the title to be drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentType

from game.words.showing import Decimal, Number, Thing


class FluentThing(FluentType):
    """A thing in a form; it equals the key by which an entry names it."""

    def __init__(self, thing: Thing, form: str = "") -> None:
        self.thing, self.form = thing, form

    def format(self, locale: Any) -> str:
        return self.thing.text(self.form)

    def __eq__(self, other: object) -> bool:
        return self.thing.key == other

    def __hash__(self) -> int:
        return hash(self.thing.key)


class FluentNumber(FluentInt):
    """A number by which Fluent chooses, written as the phrasebook writes numbers."""

    shown: Number

    def format(self, locale: Any) -> str:
        return str(self.shown)


class FluentDecimal(FluentFloat):
    """A number with decimals, likewise."""

    shown: Decimal

    def format(self, locale: Any) -> str:
        return str(self.shown)


def as_fluent(value: Any) -> Any:
    """Return a value as Fluent takes it."""
    if isinstance(value, Thing):
        return FluentThing(value)
    if isinstance(value, Number):
        number = FluentNumber(int(value))
        number.shown = value
        return number
    if isinstance(value, Decimal):
        decimal = FluentDecimal(float(value))
        decimal.shown = value
        return decimal
    return value


def formatted(
    bundle: FluentBundle, pattern: Pattern, values: Mapping[str, Any]
) -> tuple[str, list[Exception]]:
    """Return a pattern filled with its values, and the errors found.

    `FluentBundle.format_pattern` would take our numbers for plain ones, and write them as Babel does: with a
    hyphen for a minus, and with spaces that the typefaces lack.
    """
    errors: list[Exception] = []
    shown = {name: as_fluent(value) for name, value in values.items()}
    place = ResolverEnvironment(context=bundle, current=CurrentEnvironment(args=shown), errors=errors)
    return str(pattern(place)), errors
