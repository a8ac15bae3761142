"""What a playtest has to say, in the words of one language."""

from __future__ import annotations

from game.plain_words import SOFT_HYPHEN
from game.playtest.measures import number, share_of
from game.playtest.summary import Summary
from game.rules.message import Message, Value, message
from game.rules.ruleset import load_ruleset
from game.words import NOBODY, Names, words_of


class Voice:
    """Says messages in a language, with the names that a playtest's rulesets give to developments."""

    def __init__(self, language: str, names: Names = NOBODY) -> None:
        self.language = language
        self._words, self._names = words_of(language), names

    def say(self, id: str, **values: Value) -> str:
        """Return the text of this message with these values."""
        return self.text(message(id, **values))

    def text(self, said: Value) -> str:
        """Return a value in words, as a page needs them."""
        return self.breakable(said).replace(SOFT_HYPHEN, "")

    def breakable(self, said: Value) -> str:
        """Return the same, with soft hyphens where a word may be broken."""
        whole = said if isinstance(said, Message) else message("lab-value", value=said)
        return self._words.text(whole, self._names)

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """Return a number with so many digits behind the point."""
        return self.text(number(value, digits, sign))

    def share(self, value: float, digits: int = 0) -> str:
        """Return a share in per cent."""
        return self.text(share_of(value, digits))


def voice_of(summary: Summary, language: str) -> Voice:
    """Return the voice that tells a summary: developments are called as its rulesets call them."""
    known = {id: tile.name for id, tile in load_ruleset().tile.items()}
    own = {tile.id: tile.name for tile in summary.tiles} | {one.tile: one.name for one in summary.prices}
    return Voice(language, Names(tiles={id: name for id, name in own.items() if name != known.get(id)}))
