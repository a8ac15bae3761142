"""The workers of a game, compiled from their records: what pays each of them, and what it does then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from game.rules.disks import Disks
from game.rules.ids import NoId, RuleOrTile, TileId
from game.rules.message import Amount
from game.rules.moves import DIG, REEL, Activate, Drain, Move
from game.rules.naming import pays, place_said
from game.rules.reason import Reason
from game.rules.ruleset.figures import Amounts
from game.rules.ruleset.once import once
from game.rules.ruleset.records import Ruleset
from game.rules.ruleset.worker_data import MinePart, UseData, WorkerData
from game.rules.terms import ABILITY_BITS, BASE_WORKERS, WORK_OF, Colour, Field, Place, Season, Work

NOTHING: Final = Amounts()
_FIRST_OPENED: Final = 32
"""The bits from this one on tell whose fields the owned tiles open; those below are abilities."""
_PLACES: Final[dict[MinePart | None, Place]] = {"pinge": Place.PINGE, "tunnel": Place.TUNNEL}


class Payment(NamedTuple):
    """What lies on a field: disks by colour, or colour markers in their place, food, Thaler."""

    disks: Disks
    food: int
    thaler: int


@dataclass(frozen=True, slots=True, eq=False)
class Use:
    """A way to lay a field: the actions it brings, or goods from the supply and from the farm.

    An own worker has one for each colour, without payments, which counts for each disk of it; `work` is its
    kind of work (E3). `more` is gained on top, by season. `owning` is the number of a tile that the seat has
    to own, if there is one.
    """

    pays: tuple[Payment, ...]
    work: Work
    actions: int
    spend: Amounts
    gain: Amounts
    more: tuple[Amounts, ...]
    owning: TileId | NoId
    makes: bool
    """True if it brings goods."""


@dataclass(frozen=True, slots=True, eq=False)
class Worker:
    """A worker or building with a field on the player boards.

    `since` and `develops` are bit sets of abilities, one of which a seat needs to lay the field or to acquire
    developments; None if it can never do so. `opened_by` is the number of a tile whose owners have the bit
    `since`, empty if that is an ability's. `actions` are all moves that its actions can be; `digs_in` and
    `drains_in` are the part of the mine where it works, None for the whole.
    """

    field: Field
    own: bool
    contract: bool
    rule: RuleOrTile
    since: int
    opened_by: TileId | NoId
    with_pinge: bool
    after_pinge: bool
    develops: int | None
    uses: tuple[Use, ...]
    most_actions: int
    grows: bool
    """True if there are uses only for an owner of another tile."""
    takes: Payment
    """The most of each that a use takes; nothing for own workers."""
    activation: Activate
    actions: tuple[Move, ...]
    digs: bool
    digs_in: Place | None
    reels: bool
    drains: bool
    drains_in: Place | None
    drains_first: bool
    why: Why

    def may_develop(self, abilities: int) -> bool:
        """Return True if this worker of a seat with these abilities may acquire developments (P3)."""
        return self.develops is not None and (not self.develops or bool(abilities & self.develops))


@dataclass(frozen=True, slots=True, eq=False)
class Why:
    """The reasons why a worker does not do something."""

    has_worked: Reason
    gone: Reason
    unpaid: Reason
    no_digging: Reason
    no_draining: Reason
    no_reeling: Reason
    drains_first: Reason
    drains_exactly: Reason


class OpenFields(dict[int, tuple[Field, ...]]):
    """Fields by what opens them, found when they are first asked for: every move of a plan asks."""

    def __init__(self, workers: tuple[Worker, ...], exhausted: bool) -> None:
        self._workers, self._exhausted = workers, exhausted

    def __missing__(self, ready: int) -> tuple[Field, ...]:
        fields = self[ready] = tuple(
            worker.field
            for worker in self._workers
            if not (worker.with_pinge if self._exhausted else worker.after_pinge)
            and (not worker.since or worker.since & ready)
        )
        return fields


class Crew:
    """The workers of a ruleset, in the order in which a plan lays their fields (P1)."""

    def __init__(self, workers: tuple[Worker, ...]) -> None:
        self.workers: dict[int, Worker] = {worker.field: worker for worker in workers}
        self.by_tile = {worker.field.id: worker.since for worker in workers if worker.opened_by}
        """The bits of the fields that tiles open to their owners, by the field's id."""
        self.opening = sum({worker.since for worker in workers})
        """The bits of all that opens a field."""
        self.fields = tuple(OpenFields(workers, exhausted) for exhausted in (False, True))
        """The fields open to a seat whose Pinge is not exhausted, or is, by what it has of `opening`."""

    @property
    def all_fields(self) -> tuple[Field, ...]:
        """Return every field, in the order of a plan."""
        return tuple(worker.field for worker in self.workers.values())

    def opened(self, tile: TileId) -> int:
        """Return the bit set of what a tile opens to its owners."""
        return sum(worker.since for worker in self.workers.values() if worker.opened_by == tile)


@once
def crew(ruleset: Ruleset) -> Crew:
    """Return the workers of a ruleset: those of the base, then its own by name. Its boxes share them."""
    added = sorted(id for id in ruleset.worker if id not in BASE_WORKERS)
    return Crew(tuple(_worker(ruleset, Field.named(id)) for id in (*BASE_WORKERS, *added)))


@lru_cache(maxsize=1_024)
def times(amounts: Amounts, count: int) -> Amounts:
    """Return so many times these amounts."""
    names = amounts.__struct_fields__
    return amounts if count == 1 else Amounts(**{name: getattr(amounts, name) * count for name in names})


def _worker(ruleset: Ruleset, field: Field) -> Worker:
    data, most = ruleset.worker[field.id], ruleset.workers.drain
    own, contract = data.kind == "own", data.kind == "contract"
    by_colour = ((data.use[colour.id], WORK_OF[colour]) for colour in Colour) if own else ()
    uses = tuple(_use(*one) for one in by_colour) or tuple(map(_use, data.use.values()))
    return Worker(
        field=field,
        own=own,
        contract=contract,
        rule=data.owning or data.rule,
        since=1 << _FIRST_OPENED + field if data.owning else ABILITY_BITS.get(data.since, 0),
        opened_by=data.owning,
        with_pinge=data.until == "exhausted",
        after_pinge=data.since == "exhausted",
        develops=None if data.develops == "never" else ABILITY_BITS.get(data.develops, 0),
        uses=uses,
        most_actions=data.actions,
        grows=any(use.owning for use in uses),
        takes=_most([pay for use in uses for pay in use.pays]),
        activation=Activate(field),
        actions=tuple(_actions(data, most)),
        digs=data.dig is not None,
        digs_in=_PLACES.get(data.dig),
        reels=data.reel,
        drains=data.drain is not None,
        drains_in=_PLACES.get(data.drain),
        drains_first=data.drains_first,
        why=_why(ruleset, data, field),
    )


def _why(ruleset: Ruleset, data: WorkerData, worker: Field) -> Why:
    """Return the reasons of a worker, with its name and figures."""
    water = Amount(ruleset.workers.drain, "water")
    kept, rule = data.kind == "contract", data.rule
    return Why(
        has_worked=Reason(rule, "refused-has-worked", worker=worker),
        gone=Reason("M6", "refused-worker-gone", worker=worker),
        unpaid=Reason(
            "P4" if kept else rule,
            "refused-pay" if kept else "refused-takes",
            worker=worker,
            pay=pays(ruleset, worker.id),
        ),
        no_digging=Reason(rule, "refused-no-digging", worker=worker)
        if data.dig is None
        else Reason(rule, "refused-digs-only", worker=worker, where=place_said(data.dig)),
        no_draining=Reason(rule, "refused-no-draining", worker=worker)
        if data.drain is None
        else Reason("E5", "refused-drains-only", worker=worker, where=place_said(data.drain, water=True)),
        no_reeling=Reason("E11", "refused-no-reeling", worker=worker),
        drains_first=Reason(rule, "refused-drains-first", worker=worker, water=water),
        drains_exactly=Reason(rule, "refused-drains-exactly", worker=worker, water=water),
    )


def _use(data: UseData, work: Work = Work.MINING) -> Use:
    more = {str(season): amounts for season, amounts in data.more.items()}
    return Use(
        pays=tuple(Payment((one.black, one.brown, one.yellow), one.food, one.thaler) for one in data.pay),
        work=work,
        actions=data.actions,
        spend=data.spend if data.spend != NOTHING else NOTHING,
        gain=data.gain,
        more=tuple(more.get(season.id, NOTHING) for season in Season),
        owning=data.owning,
        makes=any(amounts != NOTHING for amounts in (data.gain, *data.more.values())),
    )


def _most(pays: Sequence[Payment]) -> Payment:
    """Return the most of each part of some payments."""
    black, brown, yellow = (max((pay.disks[colour] for pay in pays), default=0) for colour in Colour)
    food, thaler = (max((getattr(pay, name) for pay in pays), default=0) for name in ("food", "thaler"))
    return Payment((black, brown, yellow), food, thaler)


def _actions(data: WorkerData, most: int) -> Iterator[Move]:
    """Yield the actions that a worker has at all (E5, E9 to E11, 19)."""
    if data.dig is not None:
        yield DIG
    if data.reel:
        yield REEL
    if data.drain is not None:
        yield from (Drain(water) for water in range(most if data.drains_first else 1, most + 1))
