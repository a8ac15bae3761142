"""All that is said of a ruleset, and of positions under its figures.

Whoever makes another text from figures adds the function that makes it to OF_RULESET or OF_POSITION, and
takes the keys it tells off the lists in keys.py; test_figures_said.py then holds it to them. A function
yields messages, with what they are about where they do not say so; of drawn figures the drawings' names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from game.rulebook import CHAPTERS, PARAGRAPHS, disk_uses, paragraph_told, passage, tile_line, tile_told
from game.rulebook.worker_text import worker_told
from game.rules import Setup, new_game
from game.rules.box import tile_info
from game.rules.message import Message, message
from game.rules.ruleset import Ruleset
from game.rules.state import GameState
from game.rules.terms import Bonus, Colour, Field
from game.scenes.stage.answers.pieces import good_said
from game.scenes.stage.answers.year import lease_said, step_said
from game.scenes.stage.bonuswords import bonus_words
from game.table.developments import arrival_left, arrival_said, distant_said
from game.table.fieldwords import asked, note_said
from game.table.places.board import Good
from game.table.ribbon import CHIPS, WINTER_CHIPS
from game.table.seasons import SHOWN
from game.table.wheel import STEPS, lease_pictures, sector_said
from tests.automa.games import IRON_TILES, VALLEY
from tests.automa.sighted import endow, under

Said = Message | str | tuple[str, Message]
OfRuleset = Callable[[Ruleset], Iterator[Said]]
OfPosition = Callable[[GameState], Iterator[Said]]


def developments(ruleset: Ruleset) -> Iterator[Said]:
    """Yield what the table, its cards and the new-game screen say of each development."""
    for number, tile in ruleset.tile.items():
        yield tile_told(ruleset, number)
        yield tile_line(ruleset, tile)
        info = tile_info(ruleset, 0, number, (0, 0))
        level = message("card-level", level=str(info.level), symbol=message(f"symbol-{info.symbol}"))
        yield from ((number, one) for one in (level, arrival_said(info.arrival, " · "), distant_said(info)))


def workers(ruleset: Ruleset) -> Iterator[Said]:
    """Yield all that is told of each worker."""
    yield from (worker_told(ruleset, id) for id in ruleset.worker)


def captions(ruleset: Ruleset) -> Iterator[Said]:
    """Yield what stands on the workers' fields, and what may be laid there."""
    for field in Field:
        for advanced in (False, True) if field in (Field.FARMHAND, Field.FARMERS_WIFE) else (False,):
            for short in (False, True):
                yield note_said(ruleset, field, advanced, short)
            yield " ".join((field.id, *asked(ruleset, field, advanced)))


def level_tiles(state: GameState) -> Iterator[Said]:
    """Yield what the level tiles say."""
    for tile in state.box.tiles:
        yield arrival_said(arrival_left(state, tile), " · ")
        yield distant_said(tile)


def bonus_markers(state: GameState) -> Iterator[Said]:
    """Yield what the bonus markers say."""
    for bonus in Bonus:
        yield bonus.label, bonus_words(state.box, bonus)


def wheel(state: GameState) -> Iterator[Said]:
    """Yield the steps of the year and the leases on the wheel."""
    for index in range(len(STEPS)):
        yield sector_said(index, state)
    for year, lease in enumerate(state.box.leases, start=1):
        yield " ".join((str(year), *lease_pictures(lease)))
    yield " ".join(lease_pictures(state.box.ruleset.valley.schultheiss))


def table(state: GameState) -> Iterator[Said]:
    """Yield what goods, disks, the steps of the year and the leases answer."""
    box, seat = state.box, state.seats[0]
    yield from (good_said(box, seat, good) for good in Good)
    yield from (disk_uses(box.ruleset, colour) for colour in Colour)
    begins = {shown.begins: None for shown in SHOWN}
    yield from (step_said(state, step) for step in (*begins, *CHIPS, *WINTER_CHIPS))
    yield from (lease_said(state, 0, year) for year in range(1, box.years + 1))


def rules(ruleset: Ruleset) -> Iterator[Said]:
    """Yield the passages of the rules."""
    for chapter in CHAPTERS:
        for id in (id for part in chapter.parts for id in part.ids):
            yield id, passage(id, ruleset)


def guide(ruleset: Ruleset) -> Iterator[Said]:
    """Yield the paragraphs of the guide, with and without the expansion."""
    for parts in (frozenset[str](), frozenset({"black", "iron", "valley"})):
        for name, paragraph in PARAGRAPHS.items():
            yield name, paragraph_told(paragraph, ruleset, parts)


OF_RULESET: tuple[OfRuleset, ...] = (developments, workers, captions, rules, guide)
OF_POSITION: tuple[OfPosition, ...] = (level_tiles, bonus_markers, wheel, table)


def said(ruleset: Ruleset) -> frozenset[tuple[str, Said]]:
    """Return all that is said under a ruleset, each with the name of the function that says it."""
    found = {(tell.__name__, one) for tell in OF_RULESET for one in tell(ruleset)}
    for position in positions():
        twin = under(position, ruleset)
        found |= {(tell.__name__, one) for tell in OF_POSITION for one in tell(twin)}
    return frozenset(found)


@cache
def positions() -> tuple[GameState, ...]:
    """Return positions of the base in which much is to be said: with and without modules."""
    both = frozenset({"black", "iron"})
    plain = new_game(Setup(seats=2, seed=1))
    full = new_game(Setup(seats=4, seed=1, tiles="random", modules=both, new_tiles=VALLEY + IRON_TILES))
    endow(full)
    return plain, full
