"""The present winter, seat by seat, gathered from events."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field, replace

from game.match import Match, Turn
from game.motion.counting import ends_winter
from game.rules import events as e
from game.rules import play
from game.rules.state import GameState
from game.rules.terms import Resource, Season, Slot, Step
from game.table.picture import WinterStep


@dataclass
class WinterPage:
    """One seat's winter; None where a step has not been reached."""

    coal: int | None = None
    coal_vp: int = 0
    paid: dict[str, int] | None = None
    debt: int = 0
    stored: list[tuple[Slot, Resource]] = field(default_factory=list)
    stored_vp: int = 0
    lost: list[tuple[Resource, int]] = field(default_factory=list)
    carried: list[Resource] = field(default_factory=list)  # on the way into a slot

    def copy(self) -> WinterPage:
        """Return a copy of the page; what was paid is never changed, only set."""
        return replace(self, stored=[*self.stored], lost=[*self.lost], carried=[*self.carried])


class WinterBook:
    """Told of every event; opened when winter comes, full when spring or the end comes."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.year = 0
        self.pages: list[WinterPage] = []
        self.step = WinterStep.SCORING
        self.complete = False

    def witness(self, events: Sequence[e.Event], state: GameState) -> None:
        """Take down events; `state` is the one they led to."""
        for i, event in enumerate(events):
            match event:
                case e.SeasonBegan(year, Season.WINTER):
                    self.year, self.step, self.complete = year, WinterStep.SCORING, False
                    self.pages = [WinterPage() for _ in range(self.seats)]
                case e.SeasonBegan() if self.pages:
                    self.complete = True
                case e.StepBegan(Step.OVER):
                    self.complete = True
                case e.StepBegan(Step.WINTER_STORAGE):
                    self.step = WinterStep.PAYMENT
                    for seat in range(len(self.pages)):
                        self._count_coal(seat, events[i:], state)
                case e.Scored(seat, _, "W1" | "44") if self.pages and not self.complete:
                    self._note(event)
                    self._count_coal(seat, events[i:], state)
                case _:
                    self._note(event)

    def _count_coal(self, number: int, following: Sequence[e.Event], state: GameState) -> None:
        """Note the coal that was scored: that on the farm in the end, and that paid since."""
        if self.pages[number].coal is None:
            paid = sum(v.coal for v in following if isinstance(v, e.LeasePaid) and v.seat == number)
            self.pages[number].coal = state.seats[number].coal + paid

    def _note(self, event: e.Event) -> None:
        if not self.pages or self.complete:
            return
        match event:
            case e.Scored(seat, vp, "W3"):
                self.pages[seat].stored_vp += vp
            case e.Scored(seat, vp, "W1" | "44"):
                self.pages[seat].coal_vp += vp
            case e.LeasePaid(seat, food, thaler, debt, wood, coal, iron):
                paid = {"food": food, "wood": wood, "coal": coal, "iron": iron, "thaler": thaler}
                self.pages[seat].paid, self.pages[seat].debt = paid, debt
            case e.Stored(seat, slot, resource):
                self.step = WinterStep.STORAGE
                self.pages[seat].stored.append((Slot(slot), Resource(resource)))
            case e.Lost(seat, resource, amount):
                self.step = WinterStep.STORAGE
                self.pages[seat].lost.append((Resource(resource), amount))

    def copy(self) -> WinterBook:
        """Return a copy of the book; it is made in every frame in which winter is counted."""
        book = copy(self)
        book.pages = [page.copy() for page in self.pages]
        return book

    def close(self) -> None:
        """Empty the book: the winter has been looked at."""
        self.pages = []


def winter_of(match: Match, at: int) -> WinterBook:
    """Return the book of the winter after so many moves; all of it after its last, empty from then on."""
    book, turns = WinterBook(len(match.players)), match.turns
    began = next((number for number in reversed(range(at)) if any(map(_is_winter, turns[number].events))), at)
    for number in range(began, at):
        if book.complete:
            book.close()
            break
        book.witness(turns[number].events, match.position(number + 1))
    return book


def winter_going_on(match: Match, at: int) -> WinterBook:
    """Return the book of the winter after so many moves; empty once that winter is over."""
    book = winter_of(match, at)
    if book.complete:
        book.close()
    return book


def end_of_winter(turn: Turn) -> GameState | None:
    """Return where a move ends a winter, before spring or the final scoring; None if it does not."""
    state, found = turn.before.copy(), list[GameState]()

    def tell(event: e.Event) -> None:
        if ends_winter(event):
            found.append(state.copy())

    play(state, turn.decision.move, tell)
    return found[0] if found else None


def _is_winter(event: e.Event) -> bool:
    return isinstance(event, e.SeasonBegan) and event.season == Season.WINTER
