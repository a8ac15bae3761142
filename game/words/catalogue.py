"""The texts of one language: Fluent files, of which an entry is parsed when it is first said.

Parsing all of a language takes longer than a window takes to open, and importing Fluent half of that, so
entries without any choice in them are filled in here. The syntax is https://projectfluent.org/fluent/guide.
Two letters that nobody can see stand in the files as letters that everybody can: ⍽ is a no-break space, and
a dot between two letters, as in Kohlen·meiler, a soft hyphen.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any, NamedTuple

from game.languages import LANGUAGES
from game.words.showing import NO_BREAK, SOFT_HYPHEN

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

TEXTS, PASSAGES = "lang", "rules"
"""The folders of the files: what the program says, and the rules."""
OF_PASSAGES = "rule-"
"""What the ids of the rules' texts begin with."""
_ENTRY = re.compile(r"^([A-Za-z][\w-]*) *=(.*(?:\n(?:[ \t].*|(?=\n[\n \t])))*)", re.MULTILINE)
_VARIABLE = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}")
_ATTRIBUTE = re.compile(r"^[ \t]+\.[A-Za-z]", re.MULTILINE)
_SEEN_HYPHEN = re.compile(r"(?<=[^\W\d_])·(?=[^\W\d_])")
Functions = Mapping[str, Callable[..., Any]]
Shown = Mapping[str, Any]


class MissingText(KeyError):
    """A message that a language has no text for."""


class Plain(NamedTuple):
    """An entry without a choice: the pieces of its text, every second one the name of a value."""

    pieces: tuple[str, ...]

    def filled(self, values: Shown) -> str:
        """Return the text with its values."""
        return "".join(str(values[piece]) if at % 2 else piece for at, piece in enumerate(self.pieces))


class Catalogue:
    """The entries of one language."""

    def __init__(self, language: str, functions: Functions) -> None:
        self.language = language
        self.entries = entries(text_of(language))
        self._functions = functions
        self._plain: dict[str, Plain | None] = {}

    def text(self, id: str, values: Shown) -> str:
        """Return what an entry says with these values. Raises MissingText."""
        if id not in self._plain:
            self._plain[id] = _plain(self._source(id))
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
        from game.words.fluent import formatted

        said, errors = formatted(self._bundle, pattern, values)
        if errors:
            raise MissingText(f"{self.language}: {id}: {errors[0]}")
        return said

    @cached_property
    def passages(self) -> dict[str, str]:
        """The rules' passages, a file of their own that is read when the first of them is said."""
        return entries(text_of(self.language, PASSAGES))

    def _source(self, id: str) -> str:
        source = self.entries.get(id)
        if source is None and id.startswith(OF_PASSAGES):
            source = self.passages.get(id)
        if source is None:
            raise MissingText(f"{self.language}: {id}")
        return source

    def _entry(self, id: str) -> Any:
        from fluent.runtime import FluentResource

        if not self._bundle.has_message(id):
            self._bundle.add_resource(FluentResource(f"{id} ={self._source(id)}\n"))
        return self._bundle.get_message(id)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], functions=dict(self._functions), use_isolating=False)


def entries(text: str) -> dict[str, str]:
    """Return the source of each entry of a Fluent file by its id."""
    return {found[1]: found[2] for found in _ENTRY.finditer(text)}


@lru_cache(maxsize=2 * len(LANGUAGES))
def text_of(language: str, folder: str = TEXTS) -> str:
    """Return a file of a language, with no-break spaces and soft hyphens where it shows them."""
    text = (resources.files("game.words") / folder / f"{language}.ftl").read_text("utf-8")
    return _SEEN_HYPHEN.sub(SOFT_HYPHEN, text).replace("⍽", NO_BREAK)


def _plain(source: str) -> Plain | None:
    """Return an entry that can be filled in without Fluent; None if it has a choice, a form or a function."""
    if _ATTRIBUTE.search(source) or "{" in _VARIABLE.sub("", source):
        return None
    text = source.strip(" \n")  # and no other space: one that is not broken belongs to the text
    return None if "\n" in text else Plain(tuple(_VARIABLE.split(text)))
