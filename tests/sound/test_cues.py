"""Which event sounds like what: nothing is forgotten, and nothing secret is heard."""

from __future__ import annotations

import random

import pytest

from game.rules import Setup, legal_moves, new_game, play
from game.rules import events as e
from game.rules.moves import EndTurn, Lay
from game.rules.terms import Bonus, Colour, Field, Marker, Place, Resource, Season
from game.sound import cues
from game.sound.names import Air, SoundEffect

EVENTS = {
    kind
    for kind in vars(e).values()
    if isinstance(kind, type) and issubclass(kind, e.Event) and kind is not e.Event
}


def test_every_event_has_a_sound_or_is_silent_on_purpose() -> None:
    heard = set(cues.BEGINNING) | set(cues.LANDING) | cues.BY_PIECE
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
        (e.Gained(0, "thaler", 2, "19"), [SoundEffect.THALER]),
        (e.Gained(0, "shaft", 1, "M4"), [SoundEffect.COAL]),
        (e.Spent(0, "iron", 1, "I4"), [SoundEffect.IRON]),
        (e.LeasePaid(0, food=1, thaler=0, debt=2), [SoundEffect.FOOD, SoundEffect.PAPER]),
        (e.LeasePaid(0, food=0, thaler=0, debt=0), []),
        (e.PingeExhausted(0, 2, 0), [SoundEffect.WATER]),
        (e.DistantPaid(0, 1, Resource.WOOD), [SoundEffect.WOOD]),
        (e.TileAcquired(0, Field.FARMER, "3", 0), [SoundEffect.TOKEN]),
        (e.MarkerUsed(0, Marker.LADDER), [SoundEffect.TOKEN]),
        (e.Scored(0, 3, "T6"), [SoundEffect.POINT]),
        (e.Scored(0, -2, "G6"), []),
        (e.SeasonBegan(1, Season.SUMMER), [SoundEffect.PAPER]),
        (e.GameEnded((0, 1)), [SoundEffect.END]),
        (e.TurnEnded(0), []),
    ],
)
def test_what_an_event_sounds_like(event: e.Event, effects: list[SoundEffect]) -> None:
    assert cues.at_once(event) == effects


def test_goods_land_as_what_they_are() -> None:
    paid = e.LeasePaid(0, food=1, thaler=1, debt=0)
    assert cues.lands(paid, "food") is SoundEffect.FOOD and cues.lands(paid, "thaler") is SoundEffect.THALER
    assert cues.begins(paid) is None
    assert [cues.laid(piece) for piece in ("disk_black", "food", "thaler", "marker_ladder")] == [
        SoundEffect.DISK,
        SoundEffect.FOOD,
        SoundEffect.THALER,
        SoundEffect.TOKEN,
    ]


def test_nothing_secret_is_heard() -> None:
    assert {tuple(cues.at_once(e.BonusTaken(0, bonus))) for bonus in Bonus} == {(SoundEffect.TOKEN,)}
    laid = Lay(Field.FARMER, (1, 0, 0))
    assert cues.at_once(e.FieldLaid(0, laid)) == cues.at_once(e.FieldLaid(0, Lay(Field.FARMER))) == []


def test_each_season_has_its_air() -> None:
    assert [cues.air(season) for season in Season] == list(Air)


def test_a_whole_game_is_heard() -> None:
    chance, heard = random.Random(3), set()
    state = new_game(Setup(seats=2, seed=3))
    while state.to_move is not None:
        doing = [m for m in legal_moves(state) if not (isinstance(m, Lay) and m.empty) and m != EndTurn()]
        for event in play(state, chance.choice(doing or list(legal_moves(state)))):
            heard.update(cues.at_once(event))
    assert set(SoundEffect) - heard <= {
        SoundEffect.IRON,
        SoundEffect.TURN,
        SoundEffect.REFUSED,
        SoundEffect.WINDLASS,
        SoundEffect.HAMMER,
    }
