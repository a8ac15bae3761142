"""The texts of messages, in every language: messages in, sentences out."""

from game.languages import LANGUAGES
from game.words.catalogue import MissingText
from game.words.phrasebook import NOBODY, Names, Spoken, Words, words_of
from game.words.showing import Piece

__all__ = ["LANGUAGES", "NOBODY", "MissingText", "Names", "Piece", "Spoken", "Words", "words_of"]
