"""Which event sounds like what: nothing is forgotten, and nothing secret is heard."""

from __future__ import annotations

import random

import pytest

from game.motion.choreography.goods import FIRST_IRON
from game.rules import Setup, legal_moves, new_game, play
from game.rules import events as e
from game.rules.box import tile_info
from game.rules.moves import EndTurn, Lay
from game.rules.ruleset import load_ruleset
from game.rules.terms import Bonus, Colour, Field, Marker, Place, Resource, Season
from game.sound import cues
from game.sound.names import Air, SoundEffect

EVENTS = {
    kind
    for name, kind in vars(e).items()
    if isinstance(kind, type) and issubclass(kind, e.Event) and kind is not e.Event and name[0] != "_"
}


def test_every_event_has_a_sound_or_is_silent_on_purpose() -> None:
    heard = set(cues.BEGINNING) | set(cues.LANDING) | cues.BY_PIECE | cues.BY_CASE
    assert heard | cues.SILENT == EVENTS
    assert not heard & cues.SILENT and not set(cues.LANDING) & cues.BY_PIECE


@pytest.mark.parametrize(
    ("event", "effects"),
    [
        (e.DisksTaken(0, 0, Colour.BLACK, 3, 1), [SoundEffect.DISK]),
        (e.CoalDug(0, Place.PINGE, 2), [SoundEffect.PICK, SoundEffect.COAL]),
        (e.CoalReeled(0), [SoundEffect.WINDLASS]),
        (e.WaterTaken(0, 1, Place.PINGE, "Y2"), [SoundEffect.WATER]),
        (e.WaterDrained(0, 2, Place.TUNNEL), [SoundEffect.POUR]),
        (e.PropPlaced(0, Place.TUNNEL, 1), [SoundEffect.HAMMER]),
        (e.SectionEmptied(0, 2), [SoundEffect.SECTION]),
        (e.Gained(0, "thaler", 2, "19"), [SoundEffect.THALER]),
        (e.Gained(0, "shaft", 1, "M4"), [SoundEffect.COAL]),
        (e.Spent(0, "iron", 1, "I4"), [SoundEffect.IRON]),
        (
            e.LeasePaid(0, food=1, thaler=0, debt=2),
            [SoundEffect.LEASE_FAILED, SoundEffect.FOOD, SoundEffect.PAPER],
        ),
        (e.LeasePaid(0, food=0, thaler=3, debt=0), [SoundEffect.LEASE_PAID, SoundEffect.THALER]),
        (e.LeasePaid(0, food=0, thaler=0, debt=0), []),
        (e.PingeExhausted(0, 2, 0), [SoundEffect.CAVE_IN, SoundEffect.WATER]),
        (e.PingeExhausted(0, 0, 0), [SoundEffect.CAVE_IN]),
        (e.DistantPaid(0, 1, Resource.WOOD), [SoundEffect.WOOD]),
        (e.TileAcquired(0, Field.FARMER, "3", 0), [SoundEffect.TOKEN]),
        (e.MarkerUsed(0, Marker.LADDER), [SoundEffect.TOKEN]),
        (e.Scored(0, 3, "T6"), [SoundEffect.POINT]),
        (e.Scored(0, -2, "G6"), []),
        (e.SeasonBegan(1, Season.SUMMER), [SoundEffect.TO_SUMMER]),
        (e.SeasonBegan(1, Season.WINTER), [SoundEffect.TO_WINTER]),
        (e.GameEnded((0, 1)), []),
        (e.TurnEnded(0), []),
    ],
)
def test_what_an_event_sounds_like(event: e.Event, effects: list[SoundEffect]) -> None:
    assert cues.at_once(event) == effects


def test_the_first_iron_is_heard_otherwise_than_the_next() -> None:
    gained = e.Gained(0, "iron", 2, "I3")
    assert cues.at_once(gained) == [SoundEffect.IRON]
    assert cues.at_once(gained, cues.FIRST_IRON) == [SoundEffect.FIRST_IRON]
    assert cues.lands(gained, FIRST_IRON) is SoundEffect.FIRST_IRON


def test_goods_land_as_what_they_are() -> None:
    paid = e.LeasePaid(0, food=1, thaler=1, debt=0)
    assert cues.lands(paid, "food") is SoundEffect.FOOD and cues.lands(paid, "thaler") is SoundEffect.THALER
    assert cues.begins(paid) is SoundEffect.LEASE_PAID
    assert [cues.laid(piece) for piece in ("disk_black", "food", "thaler", "marker_ladder")] == [
        SoundEffect.DISK,
        SoundEffect.FOOD,
        SoundEffect.THALER,
        SoundEffect.TOKEN,
    ]


@pytest.mark.parametrize(
    ("tile", "effect"),
    [("11", "farming"), ("12", "building"), ("13", "mining"), ("51", "black"), ("52", "black")],
)
def test_a_development_sounds_as_what_it_is(tile: str, effect: str) -> None:
    info = tile_info(load_ruleset(), 0, tile, (0, 0))
    event = e.TileAcquired(0, Field.FARMER, tile, 0)
    assert cues.at_once(event, "black" if info.black else info.symbol) == [SoundEffect(effect)]


def test_the_end_is_heard_by_who_has_won() -> None:
    assert cues.ending(won=True, lost=True) is SoundEffect.WIN
    assert cues.ending(won=False, lost=True) is SoundEffect.LOSS
    assert cues.ending(won=False, lost=False) is SoundEffect.END


def test_nothing_secret_is_heard() -> None:
    assert {tuple(cues.at_once(e.BonusTaken(0, bonus))) for bonus in Bonus} == {(SoundEffect.TOKEN,)}
    laid = Lay(Field.FARMER, (1, 0, 0))
    assert cues.at_once(e.FieldLaid(0, laid)) == cues.at_once(e.FieldLaid(0, Lay(Field.FARMER))) == []


def test_each_season_has_its_air() -> None:
    assert [cues.air(season) for season in Season] == list(Air)


def test_a_whole_game_is_heard() -> None:
    """But for what hands and the scoring let hear, and what this game does without."""
    chance, heard = random.Random(3), set()
    state = new_game(Setup(seats=2, seed=3))
    while state.to_move is not None:
        doing = [m for m in legal_moves(state) if not (isinstance(m, Lay) and m.empty) and m != EndTurn()]
        for event in play(state, chance.choice(doing or list(legal_moves(state)))):
            box = state.box
            tile = box.tiles[box.index[event.tile]] if isinstance(event, e.TileAcquired) else None
            heard.update(cues.at_once(event, tile.symbol if tile else ""))
    by_hand = {SoundEffect.BUTTON, SoundEffect.TURN, SoundEffect.REFUSED}
    by_result = {SoundEffect.WIN, SoundEffect.LOSS, SoundEffect.END}
    assert not heard & (by_hand | by_result)
    assert set(SoundEffect) - heard - by_hand - by_result <= {
        SoundEffect.IRON,
        SoundEffect.FIRST_IRON,
        SoundEffect.SECTION,
        SoundEffect.BLACK,
        SoundEffect.CAVE_IN,
        SoundEffect.LEASE_PAID,
        SoundEffect.WINDLASS,
        SoundEffect.HAMMER,
    }
