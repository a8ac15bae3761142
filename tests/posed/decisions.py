"""Decisions that few games ask for: how a picture of each comes about, with four seats and both modules."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.rules import Setup, legal_moves
from game.rules.effects import (
    BonusOffer,
    ChooseOne,
    Effect,
    Exchange,
    HandOver,
    KiepenkerlTrade,
    MarkerOffer,
    MayDrain,
)
from game.rules.engine import effect_at
from game.rules.moves import Activate, Choose, Drain, Prop
from game.rules.ruleset import Amounts
from game.rules.state import GameState, TileEffect
from game.rules.terms import SPECIAL_MARKERS, Marker, Place, Step
from game.scenes.play.planning import PlanEditor
from tests.owning import owns
from tests.posed.camera import Camera
from tests.posed.wander import Fits

TILES = (
    "16", "18", "19", "10E", "15", "26", "27", "28", "29", "23", "30E", "36", "37", "38", "33",
    "46", "47", "44", "45", "40E", "51", "52", "53", "54", "55",
)  # fmt: skip


def full_setup(seed: int) -> Setup:
    """Return a setup of four seats, both modules, four different tunnels, and nearly every new tile."""
    return Setup(seats=4, seed=seed, modules=frozenset({"black", "iron"}), tunnel="B", tiles=TILES)


class RareDecision(NamedTuple):
    """A picture: its name, the position it shows, what comes up on the way, what the mouse does before."""

    name: str
    fits: Fits
    way: tuple[Fits, ...] = ()
    pose: Callable[[Camera], None] | None = None


def _asks(kind: type[Effect]) -> Fits:
    """Return a test: the first seat's development asks for something of a kind."""

    def fits(state: GameState) -> bool:
        top = state.pending[-1] if state.pending else None
        return state.to_move == 0 and isinstance(top, TileEffect) and isinstance(effect_at(state, top), kind)

    return fits


def _can(*wanted: object) -> Fits:
    """Return a test: the first seat can make all these moves."""

    def fits(state: GameState) -> bool:
        return state.to_move == 0 and not {*wanted} - {*legal_moves(state)}

    return fits


def _opens(*wanted: Callable[[Exchange], bool]) -> Fits:
    """Return a test: the first seat can choose an option of each of these kinds."""

    def fits(state: GameState) -> bool:
        top = state.pending[-1] if state.pending else None
        effect = effect_at(state, top) if isinstance(top, TileEffect) else None
        if state.to_move != 0 or not isinstance(effect, ChooseOne):
            return False
        open = [effect.options[move.option] for move in legal_moves(state) if isinstance(move, Choose)]
        return all(any(map(one, open)) for one in wanted)

    return fits


def _leads_to(effect: Effect) -> Callable[[Exchange], bool]:
    return lambda option: option.then[:1] == (effect,)


def _owns(tile: str) -> Fits:
    return lambda state: owns(state, 0, tile)


def _at_level(level: int) -> Fits:
    """Return a test: the first seat owns a development of this level or beyond."""

    def fits(state: GameState) -> bool:
        return any(tile.level >= level and owns(state, 0, tile.id) for tile in state.box.tiles)

    return fits


def _asked(step: Step) -> Fits:
    return lambda state: state.to_move == 0 and state.step == step


def _with_markers(*markers: Marker) -> Fits:
    """Return a test: the first seat plans and has all these markers."""

    def fits(state: GameState) -> bool:
        return _asked(Step.PLANNING)(state) and all(state.seats[0].markers[marker] for marker in markers)

    return fits


def _open_colour(state: GameState) -> bool:
    """Return True if a worker can start only once the Kiepenkerl's colour is named."""
    if not _asked(Step.WORKING)(state) or state.pending:
        return False
    return sum(isinstance(move, Activate) and move.colour is not None for move in legal_moves(state)) > 1


def _black_effects(state: GameState) -> bool:
    """Return True if the first seat chooses between the two effects of its black development."""
    top = state.pending[-1] if state.pending else None
    return _asks(ChooseOne)(state) and isinstance(top, TileEffect) and state.box.tiles[top.tile].black


def _click(name: str) -> Callable[[Camera], None]:
    """Click a target of the table whose name begins so, and which offers several meanings."""

    def pose(camera: Camera) -> None:
        targets = camera.play.targets
        several = (
            one for one in targets.all if one.name.startswith(name) and len(targets.live[one.name]) > 1
        )
        camera.click(next(several).rect.center)

    return pose


def _lay_markers(camera: Camera) -> None:
    """Click each special marker."""
    play = camera.play
    editor = play.editor
    assert isinstance(editor, PlanEditor)
    for spot in list(editor.spots(play.stage)):
        if spot.origin is None and spot.thing.marker in SPECIAL_MARKERS:
            camera.click(spot.rect.center)


def _point_at_card(camera: Camera) -> None:
    cards = (target for target in camera.play.targets.all if target.name.startswith("bonus"))
    camera.move(next(cards).rect.center)


_TO_BLACK = (_at_level(3), _at_level(4))
DECISIONS = (
    RareDecision("valley-gift", _asked(Step.AUTUMN_WATER), (_owns("29"),)),
    RareDecision("valley-cart", _asked(Step.CART_CHOICE), (_owns("27"),)),
    RareDecision("valley-markers", _with_markers(Marker.KIEPENKERL), (), _lay_markers),
    RareDecision(
        "valley-colour", _open_colour, (_owns("28"), _with_markers(Marker.KIEPENKERL)), _click("worker")
    ),
    RareDecision(
        "valley-prop", _can(Prop(Place.TUNNEL), Prop(Place.TUNNEL, True)), (), _click("prop tunnel")
    ),
    RareDecision("valley-kiepenkerl", _asks(KiepenkerlTrade)),
    RareDecision("valley-church", _opens(_leads_to(HandOver("farm")), _leads_to(HandOver("mine")))),
    RareDecision("valley-receiver", _asks(HandOver)),
    RareDecision("valley-peddler", _opens(lambda option: option.pay == Amounts(coal=2))),
    RareDecision("valley-black", _black_effects, _TO_BLACK),
    RareDecision("valley-drain", _can(Drain(3)), (*_TO_BLACK, _opens(_leads_to(MayDrain(5))))),
    RareDecision("valley-marker", _asks(MarkerOffer), (*_TO_BLACK, _opens(_leads_to(MarkerOffer())))),
    RareDecision("valley-bonus", _asks(BonusOffer), _TO_BLACK, _point_at_card),
)
