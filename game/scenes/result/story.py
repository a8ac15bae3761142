"""What a finished game tells, all of it computed: VP by source, what decided it, what would have won it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.daily import attempt_of
from game.rules.engine import rank, ranking
from game.rules.message import Message, SeatName, message, vp
from game.rules.record import is_base
from game.rules.sources import SOURCES, source_of
from game.scenes.drafts import draft_name
from game.scenes.replay.history import History
from game.scenes.session import Session
from game.table.landscape import Knecht, Look, developed


class Gap(NamedTuple):
    """How far one seat is ahead of another in a source of VP."""

    key: str
    ahead: int
    behind: int

    @property
    def vp(self) -> int:
        """The VP between them."""
        return self.ahead - self.behind


def source_name(key: str) -> Message:
    """Return the name of a source of VP."""
    return message(f"vp-source-{key.replace('_', '-')}")


class Story:
    """A game that is over, as its picture tells it."""

    def __init__(self, session: Session | History) -> None:
        self.session, self.match = session, session.match
        self.state = session.match.state
        self.seats = ranking(self.state)
        self.scores = [seat.score for seat in self.state.seats]
        self.sources = [_by_source(session, seat) for seat in range(len(self.scores))]

    @property
    def winner(self) -> int:
        return self.seats[0]

    @property
    def loser(self) -> int | None:
        """The only person at the table, if an automa won; where several people sit, nobody has lost."""
        people = [seat for seat, chair in enumerate(self.session.chairs) if not chair.automa]
        return people[0] if len(people) == 1 and people[0] != self.winner else None

    @property
    def look(self) -> Look:
        """The landscape of the winner with all that was built there; for a person who lost, of that one."""
        shown = self.winner if self.loser is None else self.loser
        tiles = tuple(tile.id for tile in self.state.box.owned(self.state.seats[shown].tiles))
        knecht = Knecht.CHEERS if self.loser is None else Knecht.SITS
        colour = self.session.chairs[shown].colour
        return Look(knecht, colour, self.loser is not None, developed(tiles))

    @property
    def keys(self) -> list[str]:
        """The sources that brought or cost anybody anything, in the order of the scoring."""
        return [source.key for source in SOURCES if any(source.key in vp for vp in self.sources)]

    def gap(self, other: int) -> Gap | None:
        """Return the source in which the winner is furthest ahead of another seat; None if in none."""
        ahead, behind = self.sources[self.winner], self.sources[other]
        gaps = [Gap(key, ahead.get(key, 0), behind.get(key, 0)) for key in self.keys]
        best = max(gaps, key=lambda gap: gap.vp, default=None)
        return best if best is not None and best.vp > 0 else None

    def needed(self, seat: int) -> int:
        """Return the VP more with which a seat would have won."""
        even = list(self.scores)
        even[seat] = self.scores[self.winner]
        wins = rank(self.state, even)[0] == seat
        return self.scores[self.winner] - self.scores[seat] + (0 if wins else 1)

    # -- sentences ------------------------------------------------------------------------------------

    @property
    def heading(self) -> Message:
        if self.loser is not None:
            return message("result-defeat", seat=SeatName(self.loser))
        return message("result-victory", seat=SeatName(self.winner))

    @property
    def told(self) -> Message:
        """The result, and what decided it or would have won it."""
        said = self._lost(self.loser) if self.loser is not None else self._won()
        return message("result-notes", notes=tuple(said))

    @property
    def notes(self) -> tuple[Message, ...]:
        """What is to be known of the game besides: its draft, that it was practice or advised, its day."""
        source = self.match.setup.ruleset
        draft = [] if is_base(source) else [message("result-draft", name=draft_name(source))]
        return (*draft, *self._uncounted(), *self._daily())

    def _uncounted(self) -> list[Message]:
        """Return why the game counts less than others, if it does."""
        if self.match.practice:
            return [message("result-practice")]
        return [message("result-advised")] if self.match.advised else []

    def _won(self) -> list[Message]:
        first, second = self.seats[:2]
        lead, score = self.scores[first] - self.scores[second], vp(self.scores[first])
        if not lead:
            return [message("result-wins", seat=SeatName(first), vp=score), self._tie(second)]
        found = [message("result-lead", vp=score, lead=vp(lead), second=SeatName(second))]
        if gap := self.gap(second):
            id = "result-decided"
            source = source_name(gap.key)
            found.append(message(id, source=source, theirs=vp(gap.ahead), yours=vp(gap.behind)))
        return found

    def _lost(self, seat: int) -> list[Message]:
        winner = SeatName(self.winner)
        found = [
            message("result-lost", seat=winner, vp=vp(self.scores[self.winner]), yours=vp(self.scores[seat]))
        ]
        if self.scores[seat] == self.scores[self.winner]:
            found.append(self._tie(seat))
        gap, needed = self.gap(seat), self.needed(seat)
        if gap is None:
            return [*found, message("result-needed", needed=vp(needed))]
        source, theirs, yours = source_name(gap.key), vp(gap.ahead), vp(gap.behind)
        if gap.vp >= needed:
            return [
                *found,
                message("result-would-win", winner=winner, source=source, theirs=theirs, yours=yours),
            ]
        return [
            *found,
            message("result-needed", needed=vp(needed)),
            message("result-furthest", winner=winner, source=source, theirs=theirs, yours=yours),
        ]

    def _tie(self, other: int) -> Message:
        """Return the sentence on what decided between equal scores (G9)."""
        seats = self.state.seats
        same = seats[self.winner].coal_removed == seats[other].coal_removed
        return message("result-tie-order" if same else "result-tie-coal")

    def _daily(self) -> Sequence[Message]:
        """Return the sentence on the game of a day, and whether this attempt counts."""
        attempt = attempt_of(self.match.daily)
        if attempt is None:
            return ()
        id = "result-daily-again" if attempt.again else "result-daily"
        return (message(id, day=attempt.day.day, month=message(f"month-{attempt.day.month}")),)


def _by_source(session: Session | History, seat: int) -> dict[str, int]:
    """Return the VP of a seat by the key of their source, without those that brought nothing."""
    found: dict[str, int] = {}
    for rule, points in session.match.tally(seat).items():
        key = source_of(rule).key
        found[key] = found.get(key, 0) + points
    return {key: points for key, points in found.items() if points}
