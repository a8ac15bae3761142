"""The texts of one language: a Fluent file, of which an entry is parsed when it is first said.

Parsing all of a language takes longer than a window takes to open, and importing Fluent half of that, so
entries without any choice in them are filled in without it. The syntax is
https://projectfluent.org/fluent/guide.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from game.plain_words import PlainEntry, entries_of, plain_entry

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Functions = Mapping[str, Callable[..., Any]]
Shown = Mapping[str, Any]


class MissingText(KeyError):
    """A message that a language has no text for."""


class Catalogue:
    """The entries of one language."""

    def __init__(self, language: str, functions: Functions) -> None:
        self.language = language
        self.entries = entries_of(language)
        self._functions = functions
        self._plain: dict[str, PlainEntry | None] = {}

    def text(self, id: str, values: Shown) -> str:
        """Return what an entry says with these values. Raises MissingText."""
        if id not in self._plain:
            self._plain[id] = plain_entry(self._source(id))
        plain = self._plain[id]
        if plain is None:
            return self.chosen(id, values)
        try:
            return plain.filled(values)
        except KeyError as missing:
            raise MissingText(f"{self.language}: {id} lacks its value {missing}") from None

    def chosen(self, id: str, values: Shown, form: str = "") -> str:
        """Return what an entry, or its attribute `form` where it has that, says by Fluent's own rules."""
        entry = self._entry(id)
        pattern = entry.attributes.get(form) or entry.value
        from game.words.fluent import as_fluent

        said, errors = self._bundle.format_pattern(
            pattern, {name: as_fluent(v) for name, v in values.items()}
        )
        if errors:
            raise MissingText(f"{self.language}: {id}: {errors[0]}")
        return str(said)

    def _source(self, id: str) -> str:
        try:
            return self.entries[id]
        except KeyError:
            raise MissingText(f"{self.language}: {id}") from None

    def _entry(self, id: str) -> Any:
        from fluent.runtime import FluentResource

        if not self._bundle.has_message(id):
            self._bundle.add_resource(FluentResource(f"{id} ={self._source(id)}\n"))
        return self._bundle.get_message(id)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], functions=dict(self._functions), use_isolating=False)
