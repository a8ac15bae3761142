"""The presets of a new game: what each chooses, and which one a draft is."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from game.rules.message import Message, message
from game.rules.ruleset import load_ruleset
from game.scenes.newgame.draft import CHOSEN, FIRST, RANDOM, RECOMMENDED, Draft, fresh_seed

OWN, AGAIN = "own", "again"


class Preset(NamedTuple):
    """A choice by name: `seats` is 0 for as many as there are, `picture` is the drawing on its card."""

    name: str
    picture: str
    tiles: str
    seats: int = 0
    black: bool = False
    iron: bool = False

    def fits(self, draft: Draft) -> bool:
        """Return True if a draft is what this preset chooses; names, opponents and seed are free."""
        return choices(draft) == choices(self._chosen(draft))

    def choose(self, draft: Draft) -> None:
        """Make a draft what this preset chooses, with another seed."""
        wanted = self._chosen(draft)
        draft.set_seats(len(wanted.seats))
        take_choices(draft, wanted)
        draft.seed = fresh_seed()

    def _chosen(self, draft: Draft) -> Draft:
        wanted = Draft(draft.opponent, draft.people)
        wanted.set_seats(self.seats or len(draft.seats))
        wanted.black, wanted.iron, wanted.tiles = self.black, self.iron, self.tiles
        return wanted


PRESETS = (
    Preset("first", "building_farmhouse", FIRST, seats=2),
    Preset("base", "windlass", RANDOM),
    Preset("black", "coal", RANDOM, black=True),
    Preset("iron", "iron", RANDOM, iron=True),
    Preset("both", "barrow", RECOMMENDED, black=True, iron=True),
)


def choices(draft: Draft) -> tuple[object, ...]:
    """Return all that is chosen in a draft but seats by name, and seed."""
    modules = (draft.black, draft.iron, draft.tunnel if draft.iron else "")
    mixed = draft.mixed & set(draft.new_tiles) if draft.tiles != CHOSEN else frozenset[str]()
    variants = (draft.open_planning, draft.start_buildings, draft.start_improved_farmhand)
    return len(draft.seats), draft.layout, *modules, draft.tiles, draft.chosen, mixed, *variants


def take_choices(draft: Draft, other: Draft) -> None:
    """Choose in a draft what another for as many seats has chosen, but for seats by name, and seed."""
    draft.layout, draft.tiles, draft.chosen, draft.mixed = (
        other.layout,
        other.tiles,
        other.chosen,
        other.mixed,
    )
    draft.black, draft.iron, draft.tunnel = other.black, other.iron, other.tunnel
    draft.open_planning, draft.start_buildings = other.open_planning, other.start_buildings
    draft.start_improved_farmhand = other.start_improved_farmhand


def alike(one: Draft, other: Draft) -> bool:
    """Return True if two drafts differ in the seed alone."""
    seats = [[(seat.name, seat.colour, seat.automa) for seat in draft.seats] for draft in (one, other)]
    return seats[0] == seats[1] and choices(one) == choices(other)


def repeat(draft: Draft, other: Draft) -> None:
    """Choose in a draft all that another has chosen, with another seed."""
    draft.seats = [replace(seat) for seat in other.seats]
    take_choices(draft, other)
    draft.seed = fresh_seed()


def preset_of(draft: Draft) -> str:
    """Return the name of the preset that a draft is; OWN if it is none."""
    return next((preset.name for preset in PRESETS if preset.fits(draft)), OWN)


def told(name: str) -> Message:
    """Return a sentence or two on a preset: what is in it, and for whom."""
    if name in ("iron", "both"):
        return message(f"preset-{name}-told", years=len(load_ruleset().year) + 1)
    return message(f"preset-{name}-told")


def titled(name: str) -> Message:
    """Return the name of a preset as it is read."""
    return message(f"preset-{name}")
