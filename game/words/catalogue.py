"""The texts of one language: Fluent files, of which an entry is parsed when it is first said.

Parsing a whole language takes longer than opening the window, and importing Fluent half of that, so entries
without any choice are filled in without it. The syntax is described at
https://projectfluent.org/fluent/guide.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from game.plain_words import PlainEntry, entries_of, plain_entry

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PASSAGES, GUIDE, LESSONS = "rules", "guide", "lessons"
"""The folders of the files of the rules, the guide, and the lessons."""
LAZY = {"rule-": PASSAGES, "guide-": GUIDE, "lesson-": LESSONS}
"""The folders of the files that are read when their first text is asked for, by the prefix of their ids."""
Functions = Mapping[str, Callable[..., Any]]
Shown = Mapping[str, Any]


class MissingText(KeyError):
    """A message for which a language has no text."""


class Catalogue:
    """The entries of one language."""

    def __init__(self, language: str, functions: Functions) -> None:
        self.language = language
        self.entries = entries_of(language)
        self._functions = functions
        self.lazy: dict[str, dict[str, str]] = {}
        """The entries of the files that have been asked for, by their folder."""
        self._plain: dict[str, PlainEntry | None] = {}

    def text(self, id: str, values: Shown) -> str:
        """Return the text of an entry with these values. Raises MissingText."""
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
        """Return the text of an entry, or of its attribute `form` if it has that, resolved by Fluent."""
        entry = self._entry(id)
        pattern = entry.attributes.get(form) or entry.value
        from game.words.fluent import formatted

        said, errors = formatted(self._bundle, pattern, values)
        if errors:
            raise MissingText(f"{self.language}: {id}: {errors[0]}")
        return said

    def _source(self, id: str) -> str:
        source = self.entries.get(id) or self._lazy_source(id)
        if source is None:
            raise MissingText(f"{self.language}: {id}")
        return source

    def _lazy_source(self, id: str) -> str | None:
        """Return the source of an entry in a file that is read when first needed."""
        folder = next((folder for prefix, folder in LAZY.items() if id.startswith(prefix)), None)
        if folder is None:
            return None
        if folder not in self.lazy:
            self.lazy[folder] = entries_of(self.language, folder)
        return self.lazy[folder].get(id)

    def _entry(self, id: str) -> Any:
        from fluent.runtime import FluentResource

        if not self._bundle.has_message(id):
            self._bundle.add_resource(FluentResource(f"{id} ={self._source(id)}\n"))
        return self._bundle.get_message(id)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], functions=dict(self._functions), use_isolating=False)
