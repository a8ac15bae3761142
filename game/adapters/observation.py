"""What a seat observes: as an array in the layout of docs/research.md, and as text."""

from __future__ import annotations

import json
from functools import lru_cache

import numpy as np

from game.adapters.layout import Array, Layout, rotated
from game.adapters.seat_parts import seat_parts
from game.adapters.table_parts import table_parts
from game.adapters.vocabulary import Vocabulary
from game.rules import state_json, view
from game.rules.state import NO_BONUS, GameState
from game.rules.terms import HIDDEN_BONUS, Bonus


@lru_cache(maxsize=64)
def layout_of(vocabulary: Vocabulary) -> Layout:
    """Return the layout of a vocabulary's observations."""
    return Layout(vocabulary, (*table_parts(vocabulary), *seat_parts(vocabulary)))


def observe(state: GameState, seat: int, layout: Layout, public: bool = False) -> Array:
    """Return what a seat observes as a flat array; `public` for what everybody sees, from that seat on."""
    flat = np.zeros(layout.size, np.float32)
    look = rotated(view(state, None if public else seat), seat)
    for part, place in layout.slices:
        part.write(flat[place].reshape(part.shape), look)
    return flat


def observed(state: GameState, seat: int | None) -> str:
    """Return what a seat observes as text: its view as JSON on one line; for None what everybody sees."""
    position = state_json(view(state, seat))
    return json.dumps(position, separators=(",", ":"))


def own(state: GameState, seat: int) -> str:
    """Return what a seat alone sees as text: the plan that it lays, its bonus marker, those it may take."""
    seen, public = view(state, seat), view(state, None)
    mine = seen.seats[seat]
    plan = "; ".join(map(str, mine.plan)) if mine.plan != public.seats[seat].plan else ""
    bonus = Bonus(mine.bonus).id if NO_BONUS < mine.bonus < HIDDEN_BONUS else ""
    left = ", ".join(marker.id for marker in Bonus if seen.bonus_left >> marker & 1)
    return f"plan: {plan or 'nothing'}\nbonus: {bonus or 'none'}\nbonus left: {left or 'unseen'}"
