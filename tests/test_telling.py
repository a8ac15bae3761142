"""Every event has its sentence, with seats, tiles and reasons by name."""

from __future__ import annotations

import dataclasses

import pytest

from game import telling
from game.rules import Setup, new_game
from game.rules import events as e
from game.rules.moves import Lay
from game.rules.terms import Colour, Field, Marker, Place, Resource, Season, Slot, Step

NAMES = telling.Names(("Anna", "Bert"), {"31": "Mining Timber"})
LAY = Lay(Field.FARMER, (2, 0, 0), (0, 1, 0))
VALUES = {
    "seat": 0, "owner": 1, "year": 2, "season": Season.AUTUMN, "step": Step.SECOND_TAKING, "amount": 2,
    "place": Place.TUNNEL, "rule": "31", "disks": (2, 0, 1), "pool": 1, "reserve": Colour.BROWN,
    "colour": Colour.BLACK, "cart": 1, "action": Colour.BLACK, "order": (1, 0), "values": (3, 9), "lay": LAY,
    "field": Field.FARMER, "synergy": 1, "what": "wood", "piece": 3, "section": 2, "index": 1, "water": 2,
    "props": 1, "vp": 3, "tile": "31", "arrival": 1, "resource": Resource.WOOD, "marker": Marker.OIL_LAMP,
    "option": "3 wood, 1 water", "food": 2, "thaler": 1, "debt": 1, "slot": Slot.BARN, "ranking": (1, 0),
}  # fmt: skip
SILENT = {e.StepBegan}
KINDS = [kind for kind in vars(e).values() if isinstance(kind, type) and e.Event in kind.__bases__]


def sample(kind: type[e.Event]) -> e.Event:
    return kind(**{field.name: VALUES[field.name] for field in dataclasses.fields(kind)})  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_event_is_told(kind: type[e.Event]) -> None:
    sentence = telling.tell(sample(kind), NAMES)
    assert bool(sentence) is (kind not in SILENT)
    assert not sentence or (sentence[0].isupper() and sentence.endswith("."))
    assert "seat" not in {field.name for field in dataclasses.fields(kind)} or "Anna" in sentence  # type: ignore[arg-type]


def test_a_building_that_lies_on_no_board_has_its_name() -> None:
    tiles = telling.tile_names(new_game(Setup(seats=2, start_buildings=True)))
    names = telling.Names(("Anna", "Bert"), tiles)
    assert telling.tell(e.Scored(0, 2, "35"), names) == "Anna scores 2 VP (Water Mill)."


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            e.TileAcquired(0, Field.FARMER, "31", 2),
            "Anna's farmer acquires Mining Timber, as the third there.",
        ),
        (e.Gained(1, "wood", 3, "31"), "Bert gains 3 wood (Mining Timber)."),
        (e.OrderSet((1, 0), (3, 9)), "The new turn order: Bert (3), Anna (9)."),
        (e.FieldLaid(0, LAY), "Anna lays 2 black, 1 ladder on the farmer."),
        (e.LeasePaid(0, 2, 0, 1), "Anna pays 2 food for the lease and takes 1 debt."),
        (e.LeasePaid(0, 0, 0, 3), "Anna pays nothing for the lease and takes 3 debt."),
        (e.LeasePaid(0, 2, 1, 0), "Anna pays 2 food and 1 Thaler for the lease."),
        (e.DisksReturned(0, (0, 1, 0)), "Anna returns 1 brown disk to the bag."),
        (e.GameEnded((1, 0)), "The game is over: Bert wins, before Anna."),
        (e.WaterTaken(0, 1, Place.PINGE, "D4"), "Anna takes 1 water into the Pinge (a wet pool)."),
    ],
)  # fmt: skip
def test_sentences(event: e.Event, sentence: str) -> None:
    assert telling.tell(event, NAMES) == sentence
