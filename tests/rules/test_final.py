"""Section 10: the end of the game."""

from __future__ import annotations

import pytest

from game.rules import scores
from game.rules.engine import final_lines, ranking
from game.rules.events import GameEnded
from game.rules.state import GameState
from tests.rules.helpers import at_winter, end_phase, exhaust, give, own, rule


def _end(*owns: str, **slots: object) -> GameState:
    """The last autumn of a game of four, all tiles in play; seat 0 owns these."""
    state = at_winter(seats=4, year=3)
    own(state, 0, *owns)
    if slots.get("tunnel_dug"):
        exhaust(state.seats[0])
        give(state.seats[0], tunnel_props=7)
    give(state.seats[0], **slots)
    return state


def _vp(state: GameState, rule_id: str, seat: int = 0) -> int:
    return sum(line.vp for line in final_lines(state, seat) if line.rule == rule_id)


@rule("G1", "M8")
@pytest.mark.parametrize(
    ("dug", "vp"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 3), (5, 3), (6, 5), (7, 7), (9, 9), (10, 9), (11, 12)]
)
def test_the_printed_vp_of_every_emptied_section(dug: int, vp: int) -> None:
    """Coal 1 2 1 2 1 2 2, VP 1 1 1 2 2 2 3."""
    assert _vp(_end(tunnel_dug=dug), "G1") == vp


@rule("G2", "22", "32", "42")
@pytest.mark.parametrize(("tile", "vp"), [("22", 3), ("32", 3), ("42", 3)])
def test_tunnel_bonus_of_the_whole_tunnel(tile: str, vp: int) -> None:
    """Wheelbarrow on sections 1, 3, 5; oil lamp on 2, 4, 6; lorry on 3, 5, 7."""
    assert _vp(_end(tile, tunnel_dug=11), "G2") == vp
    assert _vp(_end(tunnel_dug=11), "G2") == 0


@rule("G2")
@pytest.mark.parametrize(("dug", "wheelbarrow", "lamp", "lorry"), [(3, 1, 1, 0), (4, 2, 1, 1), (10, 3, 3, 2)])
def test_tunnel_bonus_counts_emptied_sections_only(dug: int, wheelbarrow: int, lamp: int, lorry: int) -> None:
    for tile, vp in (("22", wheelbarrow), ("32", lamp), ("42", lorry)):
        assert _vp(_end(tile, tunnel_dug=dug), "G2") == vp
    assert _vp(_end("22", "32", "42", tunnel_dug=dug), "G2") == wheelbarrow + lamp + lorry


@rule("G3", "41")
def test_coal_driver_counts_mining_symbols() -> None:
    # mining are 13, 14, 25, 31, 32, 33, 42, 45; agriculture is the driver's own
    assert _vp(_end("41"), "G3") == 0
    assert _vp(_end("41", "13", "25", "45", "11", "12"), "G3") == 3
    assert _vp(_end("13", "25", "45"), "G3") == 0


@rule("G3", "43")
def test_handcart_counts_agriculture_symbols_its_own_too() -> None:
    # agriculture are 11, 21, 22, 23, 34, 41, 43, 44
    assert _vp(_end("43"), "G3") == 1
    assert _vp(_end("43", "11", "22", "44", "13", "12"), "G3") == 4
    assert _vp(_end("43", "41", "14"), "G3") == 2 + 1


@rule("G4")
@pytest.mark.parametrize(
    ("owns", "vp"),
    [((), 0), (("12",), 1), (("12", "15"), 3), (("12", "15", "24"), 6), (("12", "15", "24", "35"), 10)],
)
def test_building_symbols(owns: tuple[str, ...], vp: int) -> None:
    assert _vp(_end(*owns, "11", "13"), "G4") == vp


@rule("G5")
def test_unused_markers() -> None:
    names = ["hauling-cable", "wheelbarrow", "ladder", "windlass", "oil-lamp", "hammer-and-pick"]
    for count in range(7):
        assert _vp(_end(markers=names[:count]), "G5") == count


@rule("G5", "T8")
def test_a_marker_of_the_last_phase_counts_too() -> None:
    assert _vp(_end(fresh=["ladder"], markers=["windlass"]), "G5") == 2


@rule("G6")
@pytest.mark.parametrize(
    ("thaler", "vp"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (6, 26), (20, 110)]
)
def test_thaler(thaler: int, vp: int) -> None:
    assert _vp(_end(thaler=thaler), "G6") == vp


@rule("G7")
@pytest.mark.parametrize(("debt", "vp"), [(0, 0), (1, -1), (2, -3), (3, -5), (8, -15)])
def test_debt(debt: int, vp: int) -> None:
    assert _vp(_end(debt=debt), "G7") == vp


@rule("G8")
@pytest.mark.parametrize(("water", "vp"), [(0, 0), (1, 0), (2, -1), (3, -2), (9, -8)])
@pytest.mark.parametrize("exhausted", [False, True])
def test_water_in_the_mine(water: int, vp: int, exhausted: bool) -> None:
    state = _end(water=water)
    if exhausted:
        exhaust(state.seats[0])
    assert _vp(state, "G8") == vp


@rule("G10")
def test_resources_and_coal_in_the_shaft_give_nothing() -> None:
    state = _end(food=9, wood=9, coal=9, shaft=9)
    assert sum(line.vp for line in final_lines(state, 0)) == 0


@rule("G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "W5")
def test_all_lines_are_added_to_the_score() -> None:
    """Seat 0 ends with 30 + 3 sections, a wheelbarrow, 12 and 15, a marker, 2 Thaler, 3 debt, 2 water."""
    state = _end(
        "22", "12", "15", score=30, tunnel_dug=4, markers=["ladder"], thaler=4, food=1, debt=3, water=2
    )  # fmt: skip
    events = end_phase(state)
    # the payment takes 1 food and 2 Thaler; G1 3, G2 2, G4 3, G5 1, G6 5, G7 -5, G8 -1
    assert state.to_move is None
    assert scores(state)[0] == 30 + 3 + 2 + 0 + 3 + 1 + 5 - 5 - 1
    assert isinstance(events[-1], GameEnded)
    assert scores(state)[1] == -5  # 3 debt
    assert [line.rule for line in final_lines(state, 0)] == sorted(
        line.rule for line in final_lines(state, 0)
    )


@rule("G2", "G3")
def test_a_line_that_is_about_a_tile_carries_it() -> None:
    lines = final_lines(_end("22", "41"), 0)
    tiles = {line.tile: line.rule for line in lines if line.tile}
    assert tiles == {"22": "G2", "32": "G2", "42": "G2", "41": "G3", "43": "G3"}
    assert len({(line.rule, line.tile) for line in lines}) == len(lines)


@rule("G9")
def test_most_vp_wins() -> None:
    state = at_winter(seats=3, year=3)
    for seat, score in zip(state.seats, (10, 14, 12), strict=True):
        give(seat, score=score)
    assert ranking(state) == (1, 2, 0)
    events = end_phase(state)
    assert events[-1] == GameEnded((1, 2, 0))


@rule("G9")
def test_tied_most_coal_removed_from_the_mine() -> None:
    state = at_winter(seats=3, year=3, order=(0, 1, 2))
    give(state.seats[0], pinge_dug=3, coal=9)  # coal from the supply does not count
    give(state.seats[1], pinge_dug=5)
    exhaust(state.seats[2])
    give(state.seats[2], tunnel_dug=2, shaft=2)  # what lies in the shaft does
    assert ranking(state) == (2, 1, 0)


@rule("G9")
def test_still_tied_earlier_in_the_turn_order() -> None:
    state = at_winter(seats=3, year=3, order=(2, 0, 1))
    assert ranking(state) == (2, 0, 1)
    state.seats[1].score = 1
    assert ranking(state) == (1, 2, 0)
