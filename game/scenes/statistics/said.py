"""What the screens of statistics call games, boards and modules."""

from __future__ import annotations

from datetime import date

from game.rules.message import Amount, Message, message
from game.rules.ruleset import load_ruleset
from game.scenes.opponents import Called, called, level_name
from game.scenes.saving.summary import daily_said, when_said
from game.statistics.figures import Own, board_of
from game.statistics.game import PEOPLE


def level_said(level: object) -> Called:
    """Return what a level is called."""
    if level == PEOPLE:
        return message("statistics-people")
    return level_name(str(level))


def seats_said(seats: object) -> Called:
    """Return a number of seats in words."""
    return message("statistics-seats", count=seats if isinstance(seats, int) else 0)


def board_said(board: object) -> Called:
    """Return what a board is called; one of a draft is called by its id."""
    known = {layout.id for layout in load_ruleset().layout}
    return message(f"layout-{board}") if board in known else str(board)


def modules_said(modules: object) -> Called:
    """Return the modules of a game by name; without any it is the base game."""
    names = modules if isinstance(modules, tuple) else ()
    if not names:
        return message("statistics-base")
    return message("saved-listed", items=tuple(message(f"module-{name}") for name in names))


HEADS = {
    "level": message("statistics-by-level"),
    "seats": message("newgame-head-seats"),
    "board": message("newgame-head-board"),
    "modules": message("newgame-head-modules"),
}
"""By what results are grouped, in a word."""
SAID = {"level": level_said, "seats": seats_said, "board": board_said, "modules": modules_said}
"""What each thing is called by which results are grouped."""


def title_said(own: Own) -> Message:
    """Return a game in a few words: how it ended, and against whom."""
    others = tuple(called(other.name, other.automa) for other in own.others)
    if not own.filed.game.finished:
        return message("statistics-goes-on", others=others)
    vp, theirs = Amount(own.seat.vp, "vp"), own.best_other
    id = "statistics-won" if own.won else "statistics-lost"
    return message(id, vp=vp, theirs=theirs, others=others, place=own.seat.place)


def about_said(own: Own) -> Message:
    """Return when a game was played, on which board, and of which kind it is."""
    game = own.filed.game
    modules = [modules_said(game.modules)] if game.modules else []
    kinds = [message(f"statistics-is-{kind}") for kind in own.kinds]
    items = (board_said(board_of(own)), *modules, *kinds, *daily_said(game.daily))
    return message("statistics-about", when=when_said(own.filed.changed), items=items)


def day_said(day: date) -> Message:
    """Return a date in words."""
    weekday, month = message(f"weekday-{day.isoweekday()}"), message(f"month-{day.month}")
    return message("daily-date", weekday=weekday, day=day.day, month=month, year=str(day.year))
