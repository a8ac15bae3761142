"""A recorded game as text: phases as headings, moves with what they brought about, the final scoring."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.cli.arguments import UserError
from game.rules import Setup, new_game, play, scores
from game.rules.events import Event, SeasonBegan, StepBegan
from game.rules.record import Record, RecordError, read_record
from game.rules.scoring import final_lines, ranking
from game.rules.state import GameState
from game.rules.terms import Step
from game.telling import Names, seat_names, tell, tile_names


def tell_game(path: Path) -> None:
    """Print the game in that file. Raises UserError, before anything is printed, if it is no sound record."""
    for line in told(recorded(path)):
        print(line)


def recorded(path: Path) -> Record:
    """The record in a file. Raises UserError if it is no sound one."""
    try:
        return read_record(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise UserError(f"{path}: cannot be read ({problem.strerror})") from problem
    except UnicodeDecodeError as problem:
        raise UserError(f"{path}: is no text, so it is no record; a record is a *.hasp file") from problem
    except RecordError as problem:
        raise UserError(f"{path}: {problem}") from problem


def told(record: Record) -> Iterator[str]:
    """The game line by line."""
    setup = record.setup
    opening: list[Event] = []
    state = new_game(setup, opening.append)
    names = Names(seat_names(record.players, setup.seats), tile_names(state))
    yield f"Haspelknecht: {', '.join(names.seats)}; board {state.box.layout}{_with(setup)}; seed {setup.seed}"
    for event in opening:
        yield from _heading(event, names) or _line(event, names)
    for move in record.moves:
        assert state.to_move is not None
        yield f"{names.seats[state.to_move]}: {move}"
        for event in play(state, move):
            yield from _heading(event, names) or _line(event, names)
    yield from _scoring(state, names)


def _with(setup: Setup) -> str:
    """The modules, and the side of the tunnel with Iron."""
    modules = f"; modules {', '.join(sorted(setup.modules))}" if setup.modules else ""
    return f"{modules}; tunnel side {setup.tunnel}" if "iron" in setup.modules else modules


def _heading(event: Event, names: Names) -> list[str]:
    """The lines that open a season or a step; none for other events."""
    if isinstance(event, SeasonBegan):
        title = tell(event, names).rstrip(".")
        return ["", title, "=" * len(title)]
    if isinstance(event, StepBegan) and event.step != Step.OVER:
        return ["", f"- {Step(event.step).label.capitalize()}"]
    return []


def _line(event: Event, names: Names) -> list[str]:
    sentence = tell(event, names)
    return [f"    {sentence}"] if sentence else []


def _scoring(state: GameState, names: Names) -> Iterator[str]:
    """The final scoring line by line, or where an unfinished game stands."""
    if state.to_move is not None:
        yield from ("", f"The record ends here; {names.seats[state.to_move]} is to move.")
        return
    yield from ("", "Final scoring", "=============")
    final = scores(state)
    for place, seat in enumerate(ranking(state), start=1):
        yield f"{place}. {names.seats[seat]}: {final[seat]} VP"
        lines = final_lines(state, seat)
        yield f"    {final[seat] - sum(line.vp for line in lines):>4}  During the game"
        for line in lines:
            yield f"    {line.vp:>4}  {line.name} ({line.rule})"
