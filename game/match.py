"""One running game: whose turn, the record, undo and redo. It never blocks and owns no window."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.rules import Setup, legal_moves, new_game, play, refusal, remember, view
from game.rules.engine import takes_bonus
from game.rules.events import Event, PlansRevealed, Scored
from game.rules.ids import RuleOrTile
from game.rules.message import Message, MessageError, message
from game.rules.moves import Lay, Move, Store, TakeBonus
from game.rules.player import Decision, Option, Patient, Player
from game.rules.reason import Refusal
from game.rules.record import NO_FEEDBACK, Feedback, Record, Seating, decided_text
from game.rules.state import NO_BONUS, GameState
from game.rules.terms import Step

__all__ = ["Decision", "Match", "Player", "Refused", "Turn", "decided"]


class Refused(MessageError):
    """A submitted move that the rules refuse; `reason` says why and names the rule."""

    def __init__(self, move: Move, reason: Refusal) -> None:
        super().__init__(message("refused-move", move=str(move), why=reason.said))
        self.reason = reason


def decided(state: GameState, players: Sequence[Player]) -> Iterator[tuple[Sequence[Move], Move]]:
    """Yield the legal moves and the one chosen, to the end of a game its caller plays. Raises Refused."""
    while state.to_move is not None:
        seen = view(state, state.to_move)
        legal = legal_moves(seen)
        move = players[state.to_move].choose(seen, legal).move
        if (reason := refusal(state, move)) is not None:
            raise Refused(move, reason)
        remember(state, move)
        yield legal, move


@dataclass(frozen=True, slots=True)
class Turn:
    """One decision that was played, with its events and the state before it, to undo it."""

    seat: int
    decision: Decision
    events: tuple[Event, ...]
    before: GameState
    human: bool
    """A person decided it."""

    @property
    def step(self) -> Step:
        """Return the step of the decision."""
        return Step(self.before.step)

    @property
    def forced(self) -> bool:
        """Return True if there was no other legal move."""
        return len(legal_moves(self.before)) == 1

    def joins(self, former: Turn) -> bool:
        """Return True if it belongs to the same plan or storing as the turn before it."""
        same = (former.seat, former.human, former.before.step) == (self.seat, self.human, self.before.step)
        return same and isinstance(self.decision.move, Lay | Store)


class _Undone(NamedTuple):
    """The turns taken back at once, the state that they led to, and what had been said of the game."""

    turns: list[Turn]
    after: GameState
    said: Feedback


class Match:
    """A game with a Player on each seat, or None for a human who submits moves."""

    def __init__(self, setup: Setup, players: Sequence[Player | None]) -> None:
        """Deal a game. Raises SetupError if it cannot be played, ValueError for too many or few players."""
        if len(players) != setup.seats:
            raise ValueError(f"{len(players)} players for {setup.seats} seats")
        self.setup = setup
        self.players = tuple(players)
        self.opening: list[Event] = []
        """The events before the first decision: disks dealt, the water of the first spring."""
        self.state = new_game(setup, self.opening.append)
        self.turns: list[Turn] = []
        self.practice = False
        """A person went back behind what had been revealed, or goes on from a position of another game."""
        self.advised = False
        """A person was given advice."""
        self.daily = ""
        """The day whose game it is, as its record names it; empty for any other game."""
        self.feedback = NO_FEEDBACK
        """What people said of the game, where it is a playtest."""
        self.took_back: int | None = None
        """Who took back last, as long as nothing new was decided: what another decided before stands."""
        self._asked = False
        self._undone: list[_Undone] = []
        self._seated = 0  # how many turns were played when a seat last changed hands

    @property
    def moves(self) -> list[Move]:
        """Return every move played so far."""
        return [turn.decision.move for turn in self.turns]

    def position(self, at: int) -> GameState:
        """Return the game after so many moves, to be looked at only."""
        return self.turns[at].before if at < len(self.turns) else self.state

    @property
    def mover(self) -> Player | None:
        """Return the player to move, or None if a human decides or the game is over."""
        return None if self.state.to_move is None else self.players[self.state.to_move]

    @property
    def over(self) -> bool:
        return self.state.to_move is None

    def submit(
        self,
        move: Move,
        reasons: Sequence[Message] = (),
        options: Sequence[Option] = (),
        human: bool | None = None,
    ) -> list[Event]:
        """Play a move of the seat to move and return its events. Raises Refused, and then changes nothing.

        `reasons` and `options` come from the player, for anyone who asks why. `human` is True if a person
        decided it; by default if a person sits there now.
        """
        reason = refusal(self.state, move)
        if reason is not None:
            raise Refused(move, reason)
        seat = self.state.to_move
        assert seat is not None
        human = self.mover is None if human is None else human
        before = self.state.copy()
        self._asked, self.took_back = False, None
        self._undone.clear()
        remember(self.state, move)
        events = play(self.state, move)
        decision = Decision(move, tuple(reasons), tuple(options))
        self.turns.append(Turn(seat, decision, tuple(events), before, human))
        return events

    def advance(self) -> Turn | None:
        """Let the player to move decide; None if a human decides, it still thinks, or the game is over."""
        player = self.mover
        decision = None if player is None else self._decision(player)
        if decision is None:
            return None
        self.submit(decision.move, decision.reasons, decision.options)
        return self.turns[-1]

    def _decision(self, player: Player) -> Decision | None:
        """Return the decision of the player to move; a patient one is asked once and checked again later."""
        if not isinstance(player, Patient):
            seen = view(self.state, self.state.to_move)
            return player.choose(seen, legal_moves(seen))
        if not self._asked:
            player.ask(view(self.state, self.state.to_move))
            self._asked = True
        return player.answer()

    def close(self) -> None:
        """End all players; nobody is asked any more."""
        for player in self.players:
            if isinstance(player, Patient):
                player.close()

    def seat(self, seat: int, player: Player | None) -> None:
        """Hand a seat to a player, or to a person. What was decided before stands from then on."""
        former = self.players[seat]
        if isinstance(former, Patient):
            former.close()
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])
        self.seated()

    def seated(self) -> None:
        """Let what was decided so far stand, as the seats have changed hands."""
        self._asked, self._seated, self.took_back = False, len(self.turns), None
        self._undone.clear()

    def say_otherwise(self, change: Callable[[Feedback], Feedback]) -> None:
        """Change what was said of the game: now, and where what was taken back is played again."""
        self.feedback = change(self.feedback)
        self._undone = [one._replace(said=change(one.said)) for one in self._undone]

    # -- taking back --------------------------------------------------------------------------------

    @property
    def undoes(self) -> Turn | None:
        """The turn with which the decision begins that would be taken back; None where none can be."""
        back = self._last_decision()
        return None if back is None or self.undo_refusal() else self.turns[back]

    @property
    def redoes(self) -> Turn | None:
        """The turn with which the decision begins that was taken back last."""
        return self._undone[-1].turns[0] if self._undone else None

    def undo_refusal(self) -> Message | None:
        """Return None if the last decision of a person can be taken back, else why not."""
        back = self._last_decision()
        if back is None:
            return message("undo-seated" if self._seated else "undo-nothing")
        if self._stands(self.turns[back]):
            return message("undo-another")
        if self._humans() > 1 and self._reveals_since(back):
            return message("undo-revealed")
        return None

    @property
    def undo_marks(self) -> bool:
        """Return True if taking back the last decision makes this a practice game."""
        back = self._last_decision()
        return back is not None and not self.practice and self._reveals_since(back)

    def can_undo(self) -> bool:
        """Return True if the last decision of a person can be taken back."""
        return self.undo_refusal() is None

    def undo(self) -> list[Turn]:
        """Take back the last decision of a person and all that followed; return what was taken back.

        A decision is a whole plan, a whole storing, or one move where there was a choice. Where something
        was revealed since, it is a practice game from now on. Raises MessageError, which says what
        `undo_refusal` does.
        """
        reason, back = self.undo_refusal(), self._last_decision()
        if reason is not None:
            raise MessageError(reason)
        assert back is not None
        self.practice = self.practice or self.undo_marks
        undone = self.turns[back:]
        del self.turns[back:]
        self._undone.append(_Undone(undone, self.state, self.feedback))
        self.feedback = self.feedback.taken_back(back)
        self.state, self._asked, self.took_back = undone[0].before.copy(), False, undone[0].seat
        return undone

    def redo(self) -> list[Turn]:
        """Play again what was taken back last, exactly as it was; return it. Raises MessageError."""
        if not self._undone:
            raise MessageError(message("redo-nothing"))
        turns, self.state, said = self._undone.pop()
        self.feedback = self.feedback.played_again(said)
        self.turns += turns
        self._asked = False
        self.took_back = self.took_back if self._undone else None
        return turns

    # -- what is secret -----------------------------------------------------------------------------

    def hides(self, turn: Turn, seat: int | None) -> bool:
        """Return True if a turn belongs to a plan that a seat must not see yet (P2)."""
        planning = self.state.step == Step.PLANNING and turn.step == Step.PLANNING
        same = (turn.before.year, turn.before.season) == (self.state.year, self.state.season)
        return planning and same and turn.seat != seat and not self.state.box.open_planning

    def keeps_secret(self, turn: Turn, seat: int | None) -> bool:
        """Return True if a seat must not know the reasons of a turn.

        Until plans are open, reasons tell the plans of this phase (P2); which bonus marker was taken is told
        at the end (R-26).
        """
        if turn.seat == seat or self.over:
            return False
        same = (turn.before.year, turn.before.season) == (self.state.year, self.state.season)
        planned = self.state.box.open_planning or max(turn.step, self.state.step) > Step.PLANNING
        return isinstance(turn.decision.move, TakeBonus) or (same and not planned)

    def hides_figures(self, turn: Turn, seat: int | None) -> bool:
        """Return True if a seat must not know what options were worth: a bonus marker shows in it (R-26)."""
        owner = turn.before.seats[turn.seat]
        return turn.seat != seat and not self.over and owner.bonus != NO_BONUS

    def tally(self, seat: int) -> dict[RuleOrTile, int]:
        """Return the VP of a seat so far by their rule or tile, in order of appearance."""
        vp: dict[RuleOrTile, int] = {}
        for turn in self.turns:
            for event in turn.events:
                if isinstance(event, Scored) and event.seat == seat:
                    vp[event.rule] = vp.get(event.rule, 0) + event.vp
        return vp

    def record(self, players: Sequence[str] = (), seatings: Sequence[Seating] = ()) -> Record:
        """The game so far, as its record says it."""
        moves = tuple(self.moves)
        marks = self.practice, self.advised, self.daily, self.feedback
        return Record(self.setup, moves, self.state, tuple(players), tuple(seatings), *marks)

    def text(self, players: Sequence[str] = (), seatings: Sequence[Seating] = ()) -> str:
        """The record of the game so far."""
        return self.writing(players, seatings)()

    def writing(self, players: Sequence[str] = (), seatings: Sequence[Seating] = ()) -> Callable[[], str]:
        """Return what writes this record in any thread, whatever is played meanwhile."""
        decided = [(turn.before, turn.decision.move) for turn in self.turns]
        end, marks = self.state.copy(), (self.practice, self.advised, self.daily, self.feedback)
        named, changes = tuple(players), tuple(seatings)
        return lambda: decided_text(self.setup, decided, end, named, changes, *marks)

    def _humans(self) -> int:
        return sum(player is None for player in self.players)

    def _last_decision(self) -> int | None:
        """The index at which the last decision of a person begins, since the seats last changed hands."""
        at = len(self.turns)
        while at > self._seated:
            at = last = at - 1
            while at > self._seated and self.turns[at].joins(self.turns[at - 1]):
                at -= 1
            chosen = (i for i in range(at, last + 1) if self.turns[i].human and not self.turns[i].forced)
            if (begins := next(chosen, None)) is not None:
                return begins
        return None

    def _stands(self, turn: Turn) -> bool:
        """Return True if another person has decided since, or is laying a plan that others must not see."""
        mover = self.state.to_move
        others = self.took_back not in (None, turn.seat)
        planning = self.state.step == Step.PLANNING and not self.state.box.open_planning
        return others or (planning and self.mover is None and mover != turn.seat)

    def _reveals_since(self, back: int) -> bool:
        """Return True if a turn from this one on revealed something hidden."""
        return any(self._reveals(at) for at in range(back, len(self.turns)))

    def _reveals(self, at: int) -> bool:
        """Return True if a turn revealed something hidden: disks, plans, the bonus markers left."""
        turn, after = self.turns[at], self.position(at + 1)
        plans = any(isinstance(event, PlansRevealed) for event in turn.events)
        bonuses = turn.human and takes_bonus(after) and not takes_bonus(turn.before)
        return turn.before.chance != after.chance or (plans and not after.box.open_planning) or bonuses
