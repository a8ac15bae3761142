"""One running game: whose turn, the record, undo, listeners. It never blocks and owns no window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.rules import Setup, legal_moves, new_game, play, refusal, view
from game.rules.events import Event, PlansRevealed, Scored
from game.rules.message import Message, MessageError, message
from game.rules.moves import Move, TakeBonus
from game.rules.player import Decision, Option, Patient, Player
from game.rules.reason import Refusal
from game.rules.record import decided_text
from game.rules.settling import takes_bonus
from game.rules.state import GameState
from game.rules.terms import Step

__all__ = ["Decision", "Match", "Player", "Refused", "Turn"]


class Refused(MessageError):
    """A submitted move that the rules refuse; `reason` says why and names the rule."""

    def __init__(self, move: Move, reason: Refusal) -> None:
        super().__init__(message("refused-move", move=str(move), why=reason.said))
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Turn:
    """One decision that was played, with its events and the state before it, to undo it."""

    seat: int
    decision: Decision
    events: tuple[Event, ...]
    before: GameState

    @property
    def step(self) -> Step:
        """Return the step of the decision."""
        return Step(self.before.step)


Listener = Callable[[Turn], object]


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
        self._asked = False
        self.listeners: list[Listener] = []

    @property
    def moves(self) -> list[Move]:
        """Return every move played so far."""
        return [turn.decision.move for turn in self.turns]

    @property
    def mover(self) -> Player | None:
        """Return the player to move, or None if a human decides or the game is over."""
        return None if self.state.to_move is None else self.players[self.state.to_move]

    @property
    def over(self) -> bool:
        return self.state.to_move is None

    def submit(
        self, move: Move, reasons: Sequence[Message] = (), options: Sequence[Option] = ()
    ) -> list[Event]:
        """Play a move of the seat to move and return its events. Raises Refused, and then changes nothing.

        `reasons` and `options` come from the player, for anyone who asks why.
        """
        reason = refusal(self.state, move)
        if reason is not None:
            raise Refused(move, reason)
        seat = self.state.to_move
        assert seat is not None
        before = self.state.copy()
        self._asked = False
        events = play(self.state, move)
        turn = Turn(seat, Decision(move, tuple(reasons), tuple(options)), tuple(events), before)
        self.turns.append(turn)
        for listener in self.listeners:
            listener(turn)
        return events

    def advance(self) -> Turn | None:
        """Let the player to move decide; None if a human decides, it still thinks, or the game is over."""
        player = self.mover
        decision = None if player is None else self._decision(player)
        if decision is None:
            return None
        self.submit(*decision)
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

    def undo_refusal(self) -> Message | None:
        """Return None if the last human decision can be taken back, else the reason why not."""
        back = self._last_human()
        if back is None:
            return message("undo-nothing")
        if self._humans() > 1 and any(self._reveals(at) for at in range(back, len(self.turns))):
            return message("undo-revealed")
        return None

    def can_undo(self) -> bool:
        """Return True if the last human decision can be taken back."""
        return self.undo_refusal() is None

    def undo(self) -> list[Turn]:
        """Take back the last human decision and everything after it; return the undone turns.

        Raises MessageError with the message of `undo_refusal`.
        """
        reason, back = self.undo_refusal(), self._last_human()
        if reason is not None:
            raise MessageError(reason)
        assert back is not None
        undone = self.turns[back:]
        del self.turns[back:]
        self.state = undone[0].before
        return undone

    def hides(self, turn: Turn, seat: int | None) -> bool:
        """Return True if a turn belongs to a plan that a seat must not see yet (P2)."""
        planning = self.state.step == Step.PLANNING and turn.step == Step.PLANNING
        same = (turn.before.year, turn.before.season) == (self.state.year, self.state.season)
        return planning and same and turn.seat != seat and not self.state.box.open_planning

    def keeps_secret(self, turn: Turn, seat: int | None) -> bool:
        """Return True if a turn took a bonus marker that a seat must not know before the end (R-26)."""
        return isinstance(turn.decision.move, TakeBonus) and turn.seat != seat and not self.over

    def tally(self, seat: int) -> dict[str, int]:
        """Return the VP of a seat so far by their rule or tile, in order of appearance."""
        vp: dict[str, int] = {}
        for turn in self.turns:
            for event in turn.events:
                if isinstance(event, Scored) and event.seat == seat:
                    vp[event.rule] = vp.get(event.rule, 0) + event.vp
        return vp

    def text(self, players: Sequence[str] = ()) -> str:
        """Return the record of the game so far."""
        decided = ((turn.before, turn.decision.move) for turn in self.turns)
        return decided_text(self.setup, decided, self.state, players)

    def _humans(self) -> int:
        return sum(player is None for player in self.players)

    def _last_human(self) -> int | None:
        human = (at for at in range(len(self.turns) - 1, -1, -1) if self.players[self.turns[at].seat] is None)
        return next(human, None)

    def _reveals(self, at: int) -> bool:
        """Return True if a turn revealed something hidden: disks, plans, or the bonus markers left."""
        turn = self.turns[at]
        after = self.turns[at + 1].before if at + 1 < len(self.turns) else self.state
        plans = any(isinstance(event, PlansRevealed) for event in turn.events)
        bonuses = takes_bonus(after) and not takes_bonus(turn.before) and self.players[turn.seat] is None
        return turn.before.chance != after.chance or (plans and not after.box.open_planning) or bonuses
