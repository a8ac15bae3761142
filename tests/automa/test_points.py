"""The points of a decision are true, name rules that can be opened, and can be said in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import pytest

from game.automa import named
from game.automa.estate import estate_worth
from game.automa.horizon import horizon_of
from game.automa.plan_search import PlanSearch
from game.automa.points import Prize, points
from game.automa.weights import PLAIN
from game.languages import LANGUAGES
from game.rulebook import passage
from game.rules import legal_moves, new_game, view
from game.rules.engine import bonus_data, by_count, coal_vp, debt_vp
from game.rules.events import TileAcquired
from game.rules.message import Amount, Message, TileName, vp
from game.rules.moves import Acquire, Activate, Burn, EndTurn, Lay, Prop, Stop, Store, Take
from game.rules.player import Point
from game.rules.state import NO_BONUS, GameState, Seat
from game.rules.terms import Ability, Bonus, Field, Resource, Season, Step
from game.words import Names, words_of
from tests.automa.games import board, decisions, mix, players
from tests.rules.helpers import at, at_planning, can

NAMES = Names(("Anna", "Bert", "Carl", "Dora"))
TABLES = (("bauer", "bauer"), ("steiger", "bauer", "bauer"))


class Pointed(NamedTuple):
    """A decision with a choice: what was seen, its move and its points."""

    seen: GameState
    move: Any
    points: tuple[Point, ...]

    @property
    def seat(self) -> Seat:
        assert self.seen.to_move is not None
        return self.seen.seats[self.seen.to_move]


@cache
def pointed() -> list[Pointed]:
    """Return the decisions of some games, base and valley, that had a choice."""
    found = []
    for number in range(2):
        for names in TABLES:
            make = mix if number % 2 else board
            state = new_game(make(len(names), number))
            for seen, legal, decision in islice(decisions(state, players(*names, seed=number)), 160):
                if len(legal) > 1:
                    found.append(Pointed(seen, decision.move, tuple(decision.points)))
    return found


def said(id: str) -> Iterator[tuple[Pointed, dict[str, Any]]]:
    """Yield the decisions with a point of this id, and its values."""
    for one in pointed():
        for point in one.points:
            if point.said is not None and point.said.id == id:
                yield one, dict(point.said.values)


def scale(state: GameState, seat: Seat, coal: int) -> int:
    """W1: the VP of so much coal, read from the ruleset's table as a player reads it."""
    table, more = state.box.ruleset.winter.coal, state.box.ruleset.winter.coal_more
    if seat.has(Ability.HORSE_AND_CART):
        return coal
    return table[coal] if coal < len(table) else table[-1] + more * (coal - len(table) + 1)


@pytest.mark.long
def test_nearly_every_choice_of_disks_and_plans_has_a_point() -> None:
    takings = [one for one in pointed() if isinstance(one.move, Take)]
    assert len(takings) > 100
    assert sum(bool(one.points) for one in takings) > 0.95 * len(takings)


@pytest.mark.long
def test_every_point_names_a_rule_that_can_be_opened() -> None:
    for one in pointed():
        for point in one.points:
            if point.rule:
                assert passage(point.rule, one.seen.box.ruleset).id.startswith("rule-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_point_has_a_text(language: str) -> None:
    words = words_of(language)
    texts = {
        words.text(said, NAMES)
        for one in pointed()
        for point in one.points
        for said in (*point.deeds, *((point.said,) if point.said else ()))
    }
    assert len(texts) > 50
    assert not [text for text in texts if "{" in text or "  " in text or text.endswith(".")]


def test_what_a_taking_still_needs_is_told_with_its_deeds() -> None:
    """No deed is promised that the disks on the carts and those told to follow could not pay."""
    takings = [one for one in pointed() if isinstance(one.move, Take) and one.seen.step == Step.FIRST_TAKING]
    lone = [one for one in takings if one.points and one.points[0].deeds and _taken(one) == 1]
    assert len(lone) > 3
    assert all(sum(amount.number for amount in one.points[0].follow) > 0 for one in lone)


def _taken(one: Pointed) -> int:
    """The disks that the taking brings."""
    return one.seen.action[one.move.pool][one.move.colour]


def test_what_coal_scores_in_winter_is_what_the_rules_score() -> None:
    told = list(said("advise-coal"))
    assert len(told) > 20
    for one, values in told:
        if one.seat.has(Ability.HORSE_AND_CART):
            continue
        for coal, scored in (("coal", "vp"), ("less", "other")):
            worth = {scale(one.seen, one.seat, values[coal].number), values[coal].number}
            assert values[scored].number in worth  # the second where the plan acquires Horse and Cart (44)
        assert values["less"].number == one.seat.coal
        assert values["vp"].number > values["other"].number


def test_the_next_coal_that_scores_is_told_where_this_one_does_not() -> None:
    told = list(said("advise-coal-next"))
    assert told
    for one, values in told:
        here, more = values["coal"].number, values["more"].number
        assert values["vp"].number == scale(one.seen, one.seat, here) < values["next"].number
        assert values["next"].number == scale(one.seen, one.seat, more)
        assert all(scale(one.seen, one.seat, n) <= values["vp"].number for n in range(here, more))


def test_the_lease_is_that_of_the_year() -> None:
    told = list(said("advise-lease"))
    assert told
    for one, values in told:
        asked = one.seen.box.leases[one.seen.year - 1].said
        always = one.seen.box.ruleset.valley.schultheiss.said
        assert values["goods"] in (asked, always)
        final = one.seen.box.ruleset.final
        pieces = sum(good.number for good in values["goods"])
        in_all = {debt_vp(final, debt + pieces) - debt_vp(final, debt) for debt in range(2)}
        assert values["vp"].number in in_all


def test_the_bonus_of_the_pinge_is_that_of_the_year() -> None:
    told = list(said("advise-pinge-bonus"))
    assert told
    for one, values in told:
        assert values["vp"].number == one.seen.box.ruleset.pinge.bonus[one.seen.year - 1]
        assert not one.seat.exhausted
    assert all(one.seen.year > 1 for one, _ in said("advise-pinge"))


def test_a_development_that_counts_is_one_that_is_acquired() -> None:
    told = list(said("advise-development"))
    assert told
    for one, values in told:
        acquired = [
            value
            for point in one.points[:1]
            for deed in point.deeds
            for name, value in deed.values
            if name == "tile"
        ]
        assert values["tile"] in acquired and isinstance(values["tile"], TileName)


def test_of_two_developments_the_one_counts_whose_effect_is_worth_more() -> None:
    """Whichever of the workers acquires which."""
    told = set()
    for disks, owns in (((1, 1, 2), ()), ((1, 2, 3), ()), ((3, 3, 3), ("12",))):
        state = at_planning(disks, year=2, owns=owns)
        can(state.seats[0], Ability.IMPROVED_FARMHAND)
        search = PlanSearch(view(state, 0), 0, PLAIN, thorough=True)
        after = search.best(disks).after
        alone = {
            TileName(tile.id): estate_worth(search.horizon, PLAIN, tile.bit, state.box.enables[tile.index])
            for tile in state.box.tiles
            if after.tiles & tile.bit and tile.id not in owns
        }
        points = named("bauer")(1).choose(view(state, 0), legal_moves(state)).points
        said = [point.said for point in points if point.said and point.said.id == "advise-development"]
        (counts,) = [dict(one.values)["tile"] for one in said]
        assert len(alone) == 2 and counts == max(alone, key=lambda tile: alone[tile])
        told.add(counts)
    assert len(told) > 1


def test_an_iron_prop_scores_what_the_smithy_makes_of_it() -> None:
    """I5."""
    state = at(Step.WORKING, modules=frozenset({"iron"}))
    seat, told = state.seats[0], list[Message]()
    for smithy in (False, True):
        after = seat.copy()
        if smithy:
            can(after, Ability.VILLAGE_SMITHY)
        after.iron_props = 1
        prize = Prize(state, seat, after, horizon_of(state), PLAIN, ())
        told += [p.said for p in points(prize, seat) if p.said and p.said.id == "advise-iron-props"]
    iron = state.box.ruleset.iron
    assert [dict(said.values)["vp"] for said in told] == [vp(iron.prop_vp), vp(iron.smithy_vp)]


def test_own_bonus_markers_count_in_what_is_told() -> None:
    """B6: Thaler, and Debt with water; what a figure is at the end is what the final scoring has."""
    state = at(Step.WORKING, year=3, season=Season.AUTUMN, modules=frozenset({"black"}))
    seat = state.seats[0]
    seat.thaler, seat.water = 3, 4

    def told(bonus: int) -> dict[str, Any]:
        seat.bonus = bonus
        then = seat.copy()
        then.thaler, then.food, then.water = 4, 9, 2
        found = points(Prize(state, seat, then, horizon_of(state), PLAIN, ()), seat)
        return {point.said.id: dict(point.said.values) for point in found if point.said}

    plain, thaler, debt = map(told, (NO_BONUS, Bonus.THALER, Bonus.DEBT))
    final = state.box.ruleset.final
    in_all = 4 + bonus_data(state.box, Bonus.THALER).thaler
    assert plain["advise-thaler"]["vp"] == vp(by_count(final.thaler, 4, final.thaler_more))
    assert thaler["advise-thaler"]["vp"] == vp(by_count(final.thaler, in_all, final.thaler_more))
    assert "advise-lease" in plain and "advise-lease" not in debt
    assert "advise-water-end" in plain and "advise-water-end" not in debt


def test_acquiring_says_first_what_the_development_does_or_scores() -> None:
    acquired = [one for one in pointed() if isinstance(one.move, Acquire)]
    assert acquired
    for one in acquired:
        ids = [point.said.id for point in one.points if point.said]
        assert {"advise-effect", "advise-vp"} & set(ids), ids


def test_storing_says_what_it_scores() -> None:
    stored = [one for one in pointed() if isinstance(one.move, Store) and one.points]
    assert stored
    for one in stored:
        (point,) = one.points
        assert point.said is not None and point.rule in ("W3", "W4")
        if point.rule == "W3":
            ((_, vp),) = point.said.values
            assert isinstance(vp, Amount) and isinstance(vp.number, int) and vp.number > 0
        assert one.move.resource in [*Resource]


def test_of_a_worker_who_begins_it_is_told_what_he_does() -> None:
    begun = [one for one in pointed() if isinstance(one.move, Activate) and one.points]
    assert len(begun) > 20
    assert all(point.deeds for one in begun for point in one.points)


def test_leaving_off_says_what_is_kept() -> None:
    left = [one for one in pointed() if isinstance(one.move, EndTurn | Stop)]
    left += [one for one in pointed() if one.seen.step == Step.WINTER_SCORING]
    kept = [(one, point) for one in left for point in one.points]
    assert len(kept) > 5
    for one, point in kept:
        ((_, goods),) = point.deeds[0].values
        assert point.deeds[0].id == "deed-keep" and goods
        assert all(0 < good.number <= getattr(one.seat, str(good.what)) for good in goods)
        if isinstance(one.move, EndTurn):
            assert all(good.number == getattr(one.seat, str(good.what)) for good in goods)


def test_what_a_working_turn_does_not_gain_is_no_reason_for_it() -> None:
    """A prop in the Tunnel is the next best: that the digger leaves the wood is not what he is for."""
    state = at(Step.WORKING)
    seat = state.seats[0]
    seat.wood, seat.food, seat.pinge_props = 1, 1, 2
    seat.plan = (Lay(Field.COAL_DIGGER, food=1),)
    decision = named("bauer")(1).choose(view(state, 0), legal_moves(state))
    assert isinstance(decision.move, Activate) and any(isinstance(o.move, Prop) for o in decision.options)
    ids = [point.said.id for point in decision.points if point.said]
    assert ids and not any(id.startswith("advise-wood") for id in ids)


def test_burning_before_the_scoring_says_what_it_brings_itself() -> None:
    """R-48: the coal scores afterwards, if nothing else can be done before."""
    state = at(Step.WINTER_SCORING, year=3)
    seat = state.seats[0]
    can(seat, Ability.CHARCOAL_BURNER)
    burner = state.box.ruleset.burner
    seat.wood, seat.coal = burner.wood, 5
    decision = named("bauer")(1).choose(view(state, 0), legal_moves(state))
    assert isinstance(decision.move, Burn)
    said = {point.said.id: dict(point.said.values) for point in decision.points if point.said}
    assert said.get("advise-vp", {"vp": vp(burner.vp)})["vp"] == vp(burner.vp)
    assert said["advise-coal"]["less"].number == 5
    assert said["advise-coal"]["coal"].number == 5 + burner.coal


def test_water_in_the_pinge_stops_the_pinge_though_the_turn_will_exhaust_it() -> None:
    """M5."""
    state = at(Step.WORKING)
    seat = state.seats[0]
    seat.water = 3
    after = seat.copy()
    after.water, after.pinge_dug = 1, after.board.pinge_size
    soon = seat.copy()
    soon.water = 1
    prize = Prize(state, seat, after, horizon_of(state), PLAIN, (), soon=soon)
    ids = [point.said.id for point in points(prize, None) if point.said]
    assert after.exhausted and ids[0] == "advise-water-pinge"


def test_of_one_of_several_decisions_it_is_told_what_it_gains_itself_and_what_the_turn_does() -> None:
    state = at(Step.WORKING)
    seat = state.seats[0]
    soon, after = seat.copy(), seat.copy()
    soon.coal, soon.pinge_dug = seat.coal + 1, seat.pinge_dug + 1
    after.coal, after.pinge_dug, after.thaler = seat.coal + 5, seat.pinge_dug + 1, seat.thaler + 3
    prize = Prize(state, seat, after, horizon_of(state), PLAIN, (), soon=soon)
    found = [point.said for point in points(prize, seat) if point.said]
    own = [said for said in found if said.id != "advise-turn"]
    assert [dict(said.values)["coal"] for said in own if "coal" in said.id] == [
        Amount(soon.coal, Resource.COAL)
    ]
    later = [dict(said.values)["point"] for said in found if said.id == "advise-turn"]
    assert "advise-thaler" in [said.id for said in later] and not any("coal" in said.id for said in later)


@pytest.mark.parametrize(
    ("had", "tile", "told"), [(False, "54", "comes"), (False, "", ""), (True, "", "marker")]
)
def test_a_bonus_marker_is_told_of_as_it_is(had: bool, tile: str, told: str) -> None:
    """B4, B6: it comes with a black development; whoever takes one is not told that there is one."""
    state = at(Step.WORKING, year=3, season=Season.AUTUMN, modules=frozenset({"black"}))
    seat = state.seats[0]
    seat.bonus = Bonus.TOKENS if had else NO_BONUS
    then = seat.copy()
    then.bonus, then.tiles = Bonus.TOKENS, sum(one.bit for one in state.box.tiles[:8])
    events = [TileAcquired(0, Field.FARMER, one.id, 0) for one in state.box.tiles if one.id == tile]
    found = points(Prize(state, seat, then, horizon_of(state), PLAIN, events), seat)
    said = [point.said.id for point in found if point.said and "bonus" in point.said.id]
    assert said == ([f"advise-bonus-{told}"] if told else [])


def test_a_section_is_told_with_all_that_is_scored_for_it() -> None:
    """G1, G2: as the figures on the board have it."""
    state = at(Step.WORKING)
    seat = state.seats[0]
    seat.pinge_dug = seat.board.pinge_size
    own = next(tile for tile in state.box.tiles if tile.end_section == "wheelbarrow")
    at_ = next(n for n, symbols in enumerate(seat.board.tunnel_bonus) if "wheelbarrow" in symbols)
    seat.tunnel_dug = seat.board.tunnel_reach[at_]
    after = seat.copy()
    after.tunnel_dug = seat.board.tunnel_reach[at_ + 1]
    told = []
    for owned in (0, own.bit):
        seat.tiles = after.tiles = owned
        found = points(Prize(state, seat, after, horizon_of(state), PLAIN, ()), seat)
        told += [dict(p.said.values)["vp"].number for p in found if p.said and p.said.id == "advise-sections"]
    assert told == [seat.board.tunnel_vp[at_], seat.board.tunnel_vp[at_] + own.end_vp]


def test_what_coal_scored_before_is_what_it_scored_before() -> None:
    """44: with the Horse and Cart coal scores more, which it does not have yet."""
    state = at(Step.WORKING, year=3, season=Season.AUTUMN)
    seat = state.seats[0]
    seat.coal = 7
    after = seat.copy()
    can(after, Ability.HORSE_AND_CART)
    after.coal = 9
    found = points(Prize(state, seat, after, horizon_of(state), PLAIN, ()), seat)
    (values,) = (dict(p.said.values) for p in found if p.said and p.said.id == "advise-coal")
    winter = state.box.ruleset.winter
    assert values["other"] == vp(coal_vp(winter, seat)) and values["vp"] == vp(coal_vp(winter, after))
