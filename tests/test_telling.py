"""Every event has its sentence, with seats, tiles and reasons by name."""

from __future__ import annotations

import pytest

from game import telling
from game.rules import Setup, new_game
from game.rules import events as e
from game.rules.effects import (
    BonusOffer,
    ChooseOne,
    Exchange,
    Gain,
    HandOver,
    KiepenkerlTrade,
    MarkerOffer,
    MayDig,
    MayDrain,
    ReturnDebt,
)
from game.rules.message import Amount, message
from game.rules.moves import Lay
from game.rules.ruleset import Amounts
from game.rules.terms import Bonus, Colour, Field, Marker, Place, Resource, Season, Slot, Step
from game.words import Names, words_of

NAMES = Names(("Anna", "Bert"))
ENGLISH = words_of("en")
LAY = Lay(Field.FARMER, (2, 0, 0), (0, 1, 0))
VALUES = {
    "seat": 0, "owner": 1, "year": 2, "season": Season.AUTUMN, "step": Step.SECOND_TAKING, "amount": 2,
    "place": Place.TUNNEL, "rule": "31", "disks": (2, 0, 1), "pool": 1, "reserve": Colour.BROWN,
    "colour": Colour.BLACK, "cart": 1, "action": Colour.BLACK, "order": (1, 0), "values": (3, 9), "lay": LAY,
    "field": Field.FARMER, "synergy": 1, "what": "wood", "piece": 3, "section": 2, "index": 1, "water": 2,
    "props": 1, "vp": 3, "tile": "31", "arrival": 1, "resource": Resource.WOOD, "marker": Marker.OIL_LAMP,
    "way": (0, 1), "food": 2, "thaler": 1, "debt": 1, "slot": Slot.BARN, "ranking": (1, 0),
    "to": 1, "have": "section", "over": True, "lying": 1,
    "source": "Pinge", "iron": True, "bonus": Bonus.LORRY, "wood": 1, "coal": 1,
    "said": message("option-gain", gain=(Amount(3, "wood"), Amount(1, "water"))),
}  # fmt: skip
SILENT = {e.StepBegan}
KINDS = [
    kind
    for name, kind in vars(e).items()
    if isinstance(kind, type) and issubclass(kind, e.Event) and kind is not e.Event and name[0] != "_"
]


def sample(kind: type[e.Event]) -> e.Event:
    return kind(**{name: VALUES[name] for name in kind.__match_args__})


def tell(event: e.Event, names: Names = NAMES) -> str:
    said = telling.told(event)
    return ENGLISH.line(said, names) if said else ""


def chosen(option: Exchange) -> e.OptionChosen:
    return e.OptionChosen(0, "51", (0, 0), option.said)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_event_is_told(kind: type[e.Event]) -> None:
    sentence = tell(sample(kind))
    assert bool(sentence) is (kind not in SILENT)
    assert not sentence or (sentence[0].isupper() and sentence.endswith("."))
    assert "seat" not in kind.__match_args__ or "Anna" in sentence


def test_a_building_that_lies_on_no_board_has_its_name() -> None:
    names = Names(("Anna", "Bert"), telling.renamed_tiles(new_game(Setup(seats=2, start_buildings=True))))
    assert tell(e.Scored(0, 2, "35"), names) == "Anna scores 2 VP (Water Mill)."


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            e.TileAcquired(0, Field.FARMER, "31", 2),
            "Anna's farmer acquires the Mining Timber, as the third there.",
        ),
        (e.Gained(1, "wood", 3, "31"), "Bert gains 3 wood (Mining Timber)."),
        (e.PaymentSpent(1, Lay(Field.COAL_MINER, thaler=1)), "Bert pays the coal-miner 1 Thaler."),
        (
            e.PaidForNothing(1, Lay(Field.COAL_DIGGER, food=1)),
            "Bert has paid the coal-digger 1 food for nothing.",
        ),
        (e.OrderSet((1, 0), (3, 9)), "The new turn order: Bert (3), Anna (9)."),
        (e.FieldLaid(0, LAY), "Anna lays 2 black disks and 1 ladder marker on the farmer."),
        (e.LeasePaid(0, 2, 0, 1), "Anna pays 2 food for the lease and takes 1 debt."),
        (e.LeasePaid(0, 0, 0, 3), "Anna pays nothing for the lease and takes 3 debt."),
        (e.LeasePaid(0, 2, 1, 0), "Anna pays 2 food and 1 Thaler for the lease."),
        (e.DisksReturned(0, (0, 1, 0)), "Anna returns 1 brown disk to the bag."),
        (e.GameEnded((1, 0)), "The game is over: Bert wins, before Anna."),
        (e.WaterTaken(0, 1, Place.PINGE, "D4"), "Anna takes 1 water into the Pinge (a wet pool)."),
        (e.LeasePaid(0, 1, 1, 0, iron=1), "Anna pays 1 food, 1 iron and 1 Thaler for the lease."),
        (e.LeasePaid(0, 1, 0, 1, wood=1), "Anna pays 1 food and 1 wood for the lease and takes 1 debt."),
        (e.FoodGiven(0, 1, False), "Anna gives 1 food to Bert (Thanksgiving)."),
        (
            e.FoodGiven(0, None, True),
            "Anna gives 1 food to the supply, and takes the water all the same (Thanksgiving).",
        ),
        (e.Declined(0, Step.AUTUMN_WATER), "Anna gives no food."),
        (e.CartCounted(0, 2), "Anna counts cart 2 for the turn order (Towpath Horse)."),
        (e.WaterChannelled(0, 2, 1), "Anna lays 2 water on the Water Channel; 1 lies there."),
        (e.WaterChannelled(0, 1, 0), "Anna lays 1 water on the Water Channel; nothing stays there."),
        (e.CoalGiven(0, 1, "Pinge", 3), "Anna gives Bert 1 coal from the Pinge."),
        (e.CoalGiven(0, 1, "Community Tunnel"), "Anna gives Bert 1 coal from the Community Tunnel."),
        (e.PropPlaced(0, Place.TUNNEL, 2, True), "Anna places prop 3 in the Tunnel, of iron."),
        (e.WorkshopGained(0), "Anna gets a workshop for the next phases."),
        (e.BonusTaken(0, Bonus.LORRY), "Anna takes a bonus marker in secret."),
        (e.DebtReturned(0, 1, "51"), "Anna returns 1 debt (Coal Barge)."),
        (e.KiepenkerlLaden(0, Resource.COAL), "Anna lays 1 coal on the Kiepenkerl."),
        (
            e.FieldLaid(0, Lay(Field.FARMER, (1, 0, 0), wild=1, basket=1)),
            "Anna lays 1 black disk, 1 Kiepenkerl marker and 1 wicker basket marker on the farmer.",
        ),
        (e.FieldLaid(0, Lay(Field.FARMER)), "Anna lays nothing on the farmer."),
        (
            e.FieldLaid(0, Lay(Field.FARMER, (2, 1, 1), food=1)),
            "Anna lays 2 black, 1 brown and 1 yellow disk and 1 food on the farmer.",
        ),
        (
            e.DisksSwapped(0, 1, Colour.BROWN, Colour.YELLOW),
            "Anna swaps 1 yellow disk of pool 2 for 1 brown of its reserve.",
        ),
        (e.Stored(0, Slot.BARN, Resource.WOOD), "Anna stores 1 wood in the barn."),
        (
            e.PingeExhausted(0, 2, 1),
            "Anna's Pinge is exhausted: 2 water to the shaft, 1 wood to the supply.",
        ),
        (e.PingeExhausted(0, 0, 0), "Anna's Pinge is exhausted."),
        (
            e.WorkerActivated(0, Field.FARMER, 1),
            "Anna's farmer sets to work, with 1 action more, as both do the same work.",
        ),
        (e.Declined(0, Step.WINTER_SCORING), ""),
        (e.Scored(0, -2, "G7"), "Anna loses 2 VP (debt)."),
        (e.Scored(0, 5, "B3"), "Anna scores 5 VP (a black development acquired)."),
        (e.Scored(0, 2, "I5"), "Anna scores 2 VP (iron props)."),
    ],
)  # fmt: skip
def test_sentences(event: e.Event, sentence: str) -> None:
    assert tell(event) == sentence


def test_no_sentence_says_which_bonus_marker_was_taken() -> None:
    """R-26."""
    assert len({tell(e.BonusTaken(0, bonus)) for bonus in Bonus}) == 1


NONE, WOOD, THALER = Amounts(), Amounts(wood=1), Amounts(thaler=1, food=2)
EITHER = ChooseOne((Exchange(Amounts(), WOOD), Exchange(Amounts(), THALER)))
GIFTS = ChooseOne((), picks=2, gifts=(WOOD, THALER))


@pytest.mark.parametrize(
    ("option", "words"),
    [
        (Exchange(Amounts(), THALER), "2 food and 1 Thaler"),
        (Exchange(WOOD, Amounts()), "spend 1 wood"),
        (Exchange(WOOD, THALER), "1 wood for 2 food and 1 Thaler"),
        (Exchange(NONE, Amounts(thaler=1), (MayDrain(1),)), "gain 1 Thaler, remove up to 1 water"),
        (Exchange(NONE, NONE, (MayDrain(5),)), "remove up to 5 water"),
        (Exchange(NONE, WOOD, (ReturnDebt(1), MayDig())),
         "gain 1 wood, return 1 debt, excavate up to 1 coal"),
        (Exchange(NONE, NONE, (MarkerOffer(), BonusOffer())), "take a marker, take a bonus marker"),
        (Exchange(NONE, NONE, (HandOver("mine"), GIFTS)), "give away 1 coal from the mine, 2 gifts"),
        (Exchange(NONE, NONE, (EITHER,)), "1 wood or 2 food and 1 Thaler"),
        (Exchange(NONE, NONE, (Gain(WOOD, 2),)), "1 wood with 2 black disks"),
        (Exchange(NONE, NONE, (KiepenkerlTrade(),)), "trade with the Kiepenkerl"),
        (Exchange(WOOD, NONE, (Gain(Amounts(shaft=2)),)), "spend 1 wood, gain 2 coal in the shaft"),
    ],
)  # fmt: skip
def test_an_option_is_told_by_what_it_does(option: Exchange, words: str) -> None:
    assert tell(chosen(option)) == f"Anna chooses: {words} (Coal Barge)."
