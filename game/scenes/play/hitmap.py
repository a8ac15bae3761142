"""What lies under a spot: the targets of a state, the moves possible there, and why others are not."""

from __future__ import annotations

from collections.abc import Callable

from game.rules import legal_moves, refusal
from game.rules import moves as m
from game.rules.engine import dig_refusal, reel_refusal
from game.rules.ids import RuleOrTile
from game.rules.message import Message, message
from game.rules.reason import Refusal, refused
from game.rules.state import GameState
from game.rules.terms import Place, Resource, Step
from game.scenes.play.hand import Drag, Lying
from game.scenes.play.targets import Target, targets_of
from game.scenes.stage.plan import mover
from game.scenes.stage.words import NOTHING_HERE, legal_after
from game.table.layout import Layout
from game.table.places.hexagon import Hexagon

IRON = {Resource.WOOD: False, Resource.IRON: True}
BY_WORKER = (m.Dig, m.Drain, m.Reel)
APART = 6  # pixels between the spots where a click on a target is tried
WORKER_FIRST = refused(message("refused-worker-first"), "E1")


class HitMap:
    """The targets of one state, with what the rules allow: `live` moves by name."""

    def __init__(self, layout: Layout, state: GameState, asked: bool) -> None:
        """`asked`: a person decides; otherwise nothing can be clicked."""
        self.state = state
        asked = self.asked = asked and state.step != Step.PLANNING
        self.legal: tuple[m.Move, ...] = tuple(legal_moves(state)) if asked else ()
        self.all = list(targets_of(layout, state)) if asked else []
        allowed = set(self.legal)
        self.live = {t.name: [move for move in t.moves if move in allowed] for t in self.all}

    def at(self, spot: tuple[int, int]) -> Target | None:
        """Return the target under a spot: rather one that can be used, rather a small one than a large."""
        found = sorted((target for target in self.all if target.holds(spot)), key=_size)
        return next((target for target in found if self.live[target.name]), found[0] if found else None)

    def spot_on(self, target: Target) -> tuple[int, int]:
        """Return a spot where a click means a target: its middle, or beside what lies there on it."""
        rect = target.rect
        beside = ((x, rect.centery) for x in range(rect.left + APART, rect.right, APART))
        return next((spot for spot in (rect.center, *beside) if self.at(spot) is target), rect.center)

    def glowing(self) -> list[Target]:
        return [target for target in self.all if self.live[target.name]]

    def meant(self, target: Target) -> m.Move | None:
        """Return the move that a click on a target means, unless it must be said first which of several.

        A swap is of two disks: the other is chosen, too, even where only one lies there.
        """
        live = self.live[target.name]
        chosen = (target.offers and isinstance(target.area, Hexagon)) or isinstance(target.moves[0], m.Swap)
        return live[0] if live and (target.plain or (len(live) == 1 and not chosen)) else None

    def why_not(self, target: Target) -> Message | None:
        """Return the rules' reason against a target, from the move that comes nearest."""
        if isinstance(target.moves[0], BY_WORKER) and not self.state.pending:
            return self._without_worker(target.moves[0])
        reasons = [reason for move in target.moves if (reason := refusal(self.state, move))]
        return min(reasons, key=_distance).said if reasons else None

    def _without_worker(self, move: m.Move) -> Message:
        """Return the reason against work before a worker starts: the mine, else the worker."""
        seat = mover(self.state)
        stops = dig_refusal(seat) if isinstance(move, m.Dig) else None
        stops = reel_refusal(seat) if isinstance(move, m.Reel) else stops
        if stops is not None:
            return stops.told(self.state.box).said
        starts = [start for start in self.legal if isinstance(start, m.Activate)]
        able = any(isinstance(one, type(move)) for start in starts for one in legal_after(self.state, start))
        return WORKER_FIRST if able else NOTHING_HERE

    def fields_for(self, resource: Resource) -> list[Target]:
        """Return the prop fields that take a wood or an iron now."""
        return [target for target in self.all if any(map(_props_with(resource), self.live[target.name]))]

    def prop_at(self, spot: tuple[int, int], resource: Resource) -> m.Move | None:
        """Return the move that places a wood or an iron on the prop field under a spot."""
        target = self.at(spot)
        return next(filter(_props_with(resource), target.moves), None) if target else None

    def by_button(self) -> m.Move | None:
        """Return the move of the large button: the first possible of its moves."""
        plain = (m.Stop, m.Decline)
        return next((move for move in self.legal if isinstance(move, plain)), None) or next(
            (move for move in self.legal if isinstance(move, m.EndTurn)), None
        )


def _props_with(resource: Resource) -> Callable[[m.Move], bool]:
    """Return a test for the moves that place a wood or an iron as a prop."""
    return lambda move: isinstance(move, m.Prop) and move.iron == IRON[resource]


PropDrag = Drag[Resource, Place]
"""A wood or an iron from the farm in hand: a click on a prop's field asks which, a drag says it."""


def prop_drag_at(spot: tuple[int, int], layout: Layout, targets: HitMap) -> PropDrag | None:
    """Take hold of the farm's wood or iron, where props can be placed."""
    farm = targets.state.seats[layout.focus]
    if not any(isinstance(move, m.Prop) for move in targets.legal):
        return None
    for resource in IRON:
        rect = layout.board.good(resource)
        if getattr(farm, resource.label) and rect.collidepoint(spot):
            return PropDrag(Lying(rect, resource, None, resource.label), spot, spot)
    return None


def _size(target: Target) -> int:
    return target.rect.width * target.rect.height


def _distance(reason: Refusal) -> int:
    """Reasons about the price come nearer to a move than those about the worker."""
    order: tuple[RuleOrTile, ...] = ("28", "38", "B1", "B2", "T5", "T4", "T9", "T2", "T1", "M5", "E9", "E5")
    return order.index(reason.rule) if reason.rule in order else len(order)
