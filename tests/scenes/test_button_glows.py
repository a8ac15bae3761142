"""The large button is red and glows where nothing is left to do, and only there: random games, all steps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from game.rules import Setup
from game.rules.moves import Move
from game.rules.state import GameState, Storing
from game.rules.terms import Resource, Slot, Step
from game.scenes.play.commands import MoveGood
from game.scenes.play.planning import PlanEditor
from game.scenes.play.scene import Play
from game.scenes.play.storage import StorageEditor
from game.scenes.play.storing import StoragePlan
from game.scenes.play.waste import forfeits, plan_forfeits, wasted
from game.scenes.stage.forecast import at_work
from game.scenes.stage.plan import PlanDraft
from game.table.spots import Kind, Spot
from tests.scenes.previews import GAMES, decisions
from tests.scenes.stage import stage
from tests.scenes.tables import BOTH, IRON, NEW

VALLEY = Setup(3, 2, tiles="random", modules=BOTH, new_tiles=(*NEW, *IRON), tunnel="B")
BUTTON = Spot(Kind.BUTTON)


class Table:
    """A table on which any position of one game is shown to the person who is asked."""

    def __init__(self, state: GameState) -> None:
        self.play: Play = stage(state.copy(), humans=len(state.seats)).play

    def show(self, state: GameState) -> None:
        play = self.play
        play.match.state, play.curtain_drawn_by, play.editor = state, state.to_move, None
        play.stage.book.close()
        play.look_at_mover()
        play.refresh()

    @property
    def looks(self) -> str:
        """How the button looks: not there, not ready, wood, red, or red and glowing."""
        shown = self.play.picture()
        if not shown.button:
            return "none"
        if not shown.button_ready:
            return "off"
        glows = BUTTON in shown.marks.glow
        assert not (shown.button_gives_up and glows)
        return "wood" if shown.button_gives_up else "glowing" if glows else "red"


def begins(state: GameState) -> bool:
    """Return True where a person is asked; a plan or a storing is laid out whole, from its first move."""
    if state.step == Step.PLANNING:
        return not state.seats[state.to_move or 0].plan
    return state.step != Step.WINTER_STORAGE or state.pending[-1] == Storing(Slot.FARM, (0,) * len(Resource))


def check_move(table: Table, state: GameState, legal: list[Move]) -> str:
    """Where one move is chosen: whatever is possible beside the button does something for the seat."""
    move, looks = table.play.targets.by_button(), table.looks
    if move is None:
        assert looks == "none"
        return looks
    assert looks == ("wood" if forfeits(state, move) else "glowing" if legal == [move] else "red")
    return looks


def plans(editor: PlanEditor, random: Random) -> Iterator[PlanDraft]:
    """Yield plans from a blank one, piece by piece, up to one that takes no more."""
    yield editor.plan
    while able := [(piece, field) for piece in editor.loose() for field in editor.takers(piece)]:
        piece, field = random.choice(able)
        editor.move(piece, None, field)
        yield editor.plan


def check_plan(table: Table, random: Random) -> Counter[str]:
    """A plan is finished where no piece is left that a field takes, and no worker is paid for nothing."""
    editor, seen = table.play.editor, Counter[str]()
    assert isinstance(editor, PlanEditor)
    for plan in plans(editor, random):
        more = any(editor.takers(piece) for piece in editor.loose())
        given = plan_forfeits(plan, wasted(at_work(plan))) if plan.problem is None else None
        expected = "off" if plan.problem else "wood" if given else "red" if more else "glowing"
        assert table.looks == expected
        seen[table.looks] += 1
    return seen


def check_storage(table: Table, random: Random) -> Counter[str]:
    """A storing is finished where nothing on the farm fits a free slot, and none would bring more VP."""
    editor, seen = table.play.editor, Counter[str]()
    assert isinstance(editor, StorageEditor)
    best = StoragePlan.proposed(editor.plan.state).vp
    for slot in [None, *random.sample(sorted(editor.plan.put), len(editor.plan.put))]:
        if slot is not None:
            editor.obey(MoveGood(editor.plan.put[slot], slot, None))
        gives_up = editor.plan.vp < best or bool(editor.usable())
        more = bool(table.play.targets.glowing())
        assert table.looks == ("wood" if gives_up else "red" if more else "glowing")
        seen[table.looks] += 1
    return seen


@pytest.mark.long
@pytest.mark.parametrize("setup", [*GAMES, VALLEY], ids=lambda setup: f"{setup.seats} seats")
def test_the_button_glows_where_nothing_is_left_to_do(setup: Setup) -> None:
    random, table, seen = Random(setup.seed), None, Counter[str]()
    for state, legal, _ in decisions(setup, setup.seed):
        table = table or Table(state)
        if len(legal) < 2 or not begins(state):
            continue
        table.show(state.copy())
        if state.step == Step.PLANNING:
            seen += check_plan(table, random)
        elif state.step == Step.WINTER_STORAGE:
            seen += check_storage(table, random)
        else:
            seen[check_move(table, state, legal)] += 1
    assert seen.keys() >= {"wood", "red", "glowing", "off"}
