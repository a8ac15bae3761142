"""The presets of a new game: what each chooses, and which one a draft is."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from game.rules.ids import TileId
from game.rules.message import Message, message
from game.rules.ruleset import Ruleset, load_ruleset, needs_iron
from game.scenes.newgame.dealing import draw_telling
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

    def refused(self, ruleset: Ruleset) -> Message | None:
        """Return why this preset cannot be played by a ruleset; None if it can."""
        return message("preset-without-iron") if not self.iron and needs_iron(ruleset) else None

    def fits(self, draft: Draft) -> bool:
        """Return True if a draft is what this preset chooses; names, opponents and seed are free."""
        return choices(draft) == choices(self._chosen(draft))

    def choose(self, draft: Draft) -> None:
        """Make a draft what this preset chooses, with another seed."""
        wanted = self._chosen(draft)
        draft.set_seats(len(wanted.seats))
        take_choices(draft, wanted)
        draw_telling(draft)

    def _chosen(self, draft: Draft) -> Draft:
        wanted = Draft(draft.opponent, draft.people)
        wanted.black, wanted.iron, wanted.tiles = self.black, self.iron, self.tiles
        wanted.set_seats(self.seats or len(draft.seats))
        wanted.set_ruleset(draft.ruleset)
        return wanted


PRESETS = (
    Preset("first", "building_farmhouse", FIRST, seats=2),
    Preset("base", "windlass", RANDOM),
    Preset("black", "coal", RANDOM, black=True),
    Preset("iron", "iron", RANDOM, iron=True),
    Preset("both", "barrow", RECOMMENDED, black=True, iron=True),
)


def take_ruleset(draft: Draft, source: str) -> None:
    """Play a draft by another ruleset, and by a preset with the module Iron where it cannot be without.

    By one that can be played without, it is again what it was before that, as far as it still is the preset.
    """
    iron, former = needs_iron(load_ruleset(source)), draft.set_aside
    if former is not None and not iron:
        draft.set_aside = None
        if choices(draft) == choices(_with_iron(former, draft.ruleset)):
            draft.ruleset = former.ruleset
            take_choices(draft, former)
        else:
            draft.set_iron(False)
    wanted = None
    if iron and not draft.iron:
        draft.set_aside, wanted = draft.copied(), _with_iron(draft, source)
    draft.set_ruleset(source)
    if wanted is not None:
        take_choices(draft, wanted)


def _with_iron(draft: Draft, source: str) -> Draft:
    """Return what a draft becomes by a ruleset that needs the module Iron."""
    found = draft.copied()
    found.set_ruleset(source)
    named("both" if draft.black else "iron").choose(found)
    return found


def named(name: str) -> Preset:
    """Return the preset of a name."""
    return next(preset for preset in PRESETS if preset.name == name)


def usual(ruleset: Ruleset) -> Preset:
    """Return the preset of a game that begins without a question: the base, or the nearest playable one."""
    return next(preset for preset in PRESETS if preset.tiles == RANDOM and not preset.refused(ruleset))


def refused(name: str, ruleset: Ruleset) -> Message | None:
    """Return why the preset of a name cannot be played by a ruleset; None if it can, or is none of these."""
    return next((preset.refused(ruleset) for preset in PRESETS if preset.name == name), None)


def choices(draft: Draft) -> tuple[object, ...]:
    """Return all that is chosen in a draft but seats by name, and seed."""
    modules = (draft.black, draft.iron, draft.tunnel if draft.iron else "")
    mixed = draft.mixed & set(draft.new_tiles) if draft.tiles != CHOSEN else frozenset[TileId]()
    variants = (draft.open_planning, draft.start_buildings, draft.start_improved_farmhand)
    return (
        len(draft.seats),
        draft.layout,
        *modules,
        draft.tiles,
        draft.chosen,
        mixed,
        *variants,
    )


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


def told(name: str, ruleset: Ruleset) -> Message:
    """Return a sentence or two on a preset: what is in it, and for whom."""
    if name in ("iron", "both"):
        return message(f"preset-{name}-told", years=len(ruleset.year) + 1)
    return message(f"preset-{name}-told")


def titled(name: str) -> Message:
    """Return the name of a preset as it is read."""
    return message(f"preset-{name}")
