"""Sentences about workers, made from their records and the figures of a ruleset.

A worker's sentences tell what lies on its field, what it does for that, who develops, and when its field is
there; any record that is admitted can be told.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from typing import Final

from game.rules.ids import TileId
from game.rules.message import Amount, Message, Value, message
from game.rules.naming import alternatives, laid_said, pays, place_said, tile_called
from game.rules.ruleset import Amounts, Ruleset, TileData, UseData, WorkerData
from game.rules.terms import Colour, Field, Season

NOTHING: Final = Amounts()
_START: Final = {"pinge": "start", "tunnel": "exhausted"}
COLOURS: Final = tuple(reversed(Colour))
"""The colours in the order in which the work of own workers is told: food, wood, mining."""


def worker_told(ruleset: Ruleset, id: str) -> Message:
    """Return a worker with its name and all its sentences."""
    text = joined(worker_sentences(ruleset, id))
    return message("worker-told", worker=Field.named(id), text=text)


def joined(sentences: tuple[Message, ...]) -> Message:
    """Return some sentences as one text."""
    return message("worker-text", sentences=sentences)


def worker_sentences(ruleset: Ruleset, id: str) -> tuple[Message, ...]:
    """Return all sentences about a worker: its work, its developments, and when its field is there."""
    parts = (work_sentences(ruleset, id), together_sentences(ruleset, id), develops_sentences(ruleset, id))
    return (*(one for part in parts for one in part), *when_sentences(ruleset, id))


def work_sentences(ruleset: Ruleset, id: str, owned: Container[TileId] | None = None) -> tuple[Message, ...]:
    """Return what lies on a worker's field and what comes of it, for an owner of these tiles or of any."""
    data = ruleset.worker[id]
    uses = [use for use in data.use.values() if owned is None or not use.owning or use.owning in owned]
    if data.kind == "own":
        found = [message("worker-own", uses=own_uses(data))]
    else:
        found = [_paid_use(ruleset, data, use) for use in uses]
    found += action_sentences(ruleset, id) if any(use.actions for use in uses) else ()
    found += [message("worker-further")] if data.kind == "further" else []
    return tuple(found)


def brought_sentences(ruleset: Ruleset, tile: TileData) -> tuple[tuple[str, Message], ...]:
    """Return the workers that come with a tile, or have further uses with it, and what they do then."""
    found = []
    for id, data in ruleset.worker.items():
        uses = [use for use in data.use.values() if use.owning and ruleset.tile.get(use.owning) is tile]
        if data.owning and ruleset.tile.get(data.owning) is tile:
            found.append((id, joined(work_sentences(ruleset, id))))
        elif uses and not tiles_with(ruleset, data.since):
            found.append((id, joined(tuple(_use(data, use) for use in uses))))
    return tuple(found)


def own_uses(data: WorkerData) -> tuple[Message, ...]:
    """Return what an own worker does with disks of each colour."""
    return tuple(_own_use(data, colour) for colour in COLOURS if colour.id in data.use)


def action_sentences(ruleset: Ruleset, id: str) -> tuple[Message, ...]:
    """Return what an action of a worker can be; nothing where its uses say that already."""
    data = ruleset.worker[id]
    if not _folded(data):
        return (_action(ruleset, data),)
    folded = all(use.gain == NOTHING and not use.more for use in data.use.values() if use.actions)
    return () if folded else (message("worker-action", kinds=_kinds(ruleset, data)),)


def together_sentences(ruleset: Ruleset, id: str) -> tuple[Message, ...]:
    """Return what synergy adds, for own workers after the first (E7)."""
    own = own_workers(ruleset)
    more = ruleset.workers.synergy
    if id not in own[1:] or not more:
        return ()
    workers = tuple(Field.named(one) for one in own)
    return (message("worker-synergy", workers=workers, disks=more),)


def develops_sentences(ruleset: Ruleset, id: str) -> tuple[Message, ...]:
    """Return who acquires developments; nothing for a worker that never does."""
    develops, worker = ruleset.worker[id].develops, Field.named(id)
    if develops == "never":
        return ()
    if develops == "always":
        return (message("worker-develops", worker=worker),)
    tiles = tiles_with(ruleset, develops)
    return (message("worker-develops-with", worker=worker, tiles=tiles),) if tiles else ()


def when_sentences(ruleset: Ruleset, id: str) -> tuple[Message, ...]:
    """Return when a worker's field is there; nothing for one that is always there."""
    since, owning = ruleset.worker[id].since, ruleset.worker[id].owning
    found = [message("worker-since-tile", tiles=(tile_called(ruleset, owning),))] if owning else []
    if since in ("exhausted", "workshop"):
        found.append(message(f"worker-since-{since}"))
    elif since != "start":
        tiles = tiles_with(ruleset, since)
        found.append(message("worker-since-tile", tiles=tiles) if tiles else message("worker-since-nothing"))
    return (*found, *until_sentences(ruleset, id))


def until_sentences(ruleset: Ruleset, id: str) -> tuple[Message, ...]:
    """Return until when a worker's field is there; nothing for one that stays."""
    return (message("worker-until-exhausted"),) if ruleset.worker[id].until == "exhausted" else ()


def bonuses(ruleset: Ruleset, seasons: Iterable[Season] = Season) -> tuple[Message, ...]:
    """Return what seasons add for own workers, each with its worker, colour and season (E8)."""
    return tuple(
        message("worker-bonus", worker=Field.named(id), disk=colour, gain=more, season=_in(season))
        for id in own_workers(ruleset)
        for colour in COLOURS
        for season in seasons
        if (more := ruleset.worker[id].bonus(colour.id, season).said)
    )


def own_groups(ruleset: Ruleset) -> tuple[Message, ...]:
    """Return what each disk brings own workers all the year round, once for those that do the same."""
    groups: dict[tuple[tuple[Message, ...], tuple[Message, ...]], list[Value]] = {}
    for id in own_workers(ruleset):
        data = ruleset.worker[id]
        actions = action_sentences(ruleset, id) if data.actions else ()
        groups.setdefault((_all_year(data), actions), []).append(Field.named(id))
    return tuple(
        joined((message("worker-uses", workers=tuple(workers), uses=uses), *actions))
        for (uses, actions), workers in groups.items()
    )


def disk_uses(ruleset: Ruleset, disk: Colour) -> Message:
    """Return what a disk of a colour is good for: with own workers, and to pay whom everybody has."""
    groups: dict[Message, list[Value]] = {}
    actions: dict[Message, None] = {}
    for id in own_workers(ruleset):
        data = ruleset.worker[id]
        use = data.use.get(disk.id)
        if use is not None and (parts := (*_at_once(data, use),)):
            groups.setdefault(message("worker-does", parts=parts), []).append(_the(ruleset, id))
            if use.actions:
                actions |= dict.fromkeys(action_sentences(ruleset, id))
    own = (
        message("answer-disk-use", does=brought, workers=tuple(workers))
        for brought, workers in groups.items()
    )
    paid = (
        _the(ruleset, id)
        for id, data in ruleset.worker.items()
        if data.kind != "own"
        and data.since in ("start", "exhausted")
        and not data.owning
        and any(getattr(laid, disk.id) for use in data.use.values() for laid in use.pay)
    )
    return message("answer-disk", disk=disk, own=(*own,), actions=(*actions,), paid=(*paid,))


def developers(ruleset: Ruleset) -> tuple[Message, ...]:
    """Return the workers that acquire developments, each with the tiles it needs for that (P3)."""
    found = []
    for id, data in ruleset.worker.items():
        worker = Field.named(id)
        if data.develops == "always":
            found.append(message("worker-the", worker=worker))
        elif tiles := tiles_with(ruleset, data.develops):
            found.append(message("worker-with", worker=worker, tiles=tiles))
    return tuple(found)


def prices(ruleset: Ruleset) -> tuple[Message, ...]:
    """Return what pays each contract worker (P4)."""
    return tuple(
        message("worker-price", worker=Field.named(id), pay=pays(ruleset, id))
        for id, data in ruleset.worker.items()
        if data.kind == "contract"
    )


def drainers(ruleset: Ruleset, place: str) -> tuple[Message, ...]:
    """Return the workers that remove water from a part of the mine without any tile (E5)."""
    return _named(ruleset, place, lambda data: data.drain)


def diggers(ruleset: Ruleset, place: str, beside: str) -> tuple[Message, ...]:
    """Return the workers that excavate in a part of the mine without any tile, beside one of them."""
    return _named(ruleset, place, lambda data: data.dig, beside)


def _named(
    ruleset: Ruleset, place: str, part: Callable[[WorkerData], str | None], beside: str = ""
) -> tuple[Message, ...]:
    return tuple(
        _the(ruleset, id)
        for id, data in ruleset.worker.items()
        if id != beside and part(data) in ("mine", place) and data.since in ("start", _START[place])
    )


def does(data: WorkerData, use: UseData) -> Message:
    """Return what a use brings, in a few words: actions, goods, and more in a season."""
    parts = (*_at_once(data, use), *_in_seasons(use))
    return _spending(use, message("worker-does", parts=parts))


def where(data: WorkerData) -> Message:
    """Return where a worker's actions are: in the Pinge, in the Tunnel, at the shaft or in the mine."""
    return place_said(place_of(data))


def where_now(data: WorkerData, exhausted: bool) -> Message:
    """Return where a worker's actions are while the Pinge is worked, or once it is exhausted."""
    place = place_of(data)
    return place_said(("tunnel" if exhausted else "pinge") if place == "mine" else place)


def place_of(data: WorkerData) -> str:
    """Return the only place of a worker's actions, else the mine around them."""
    water = "shaft" if data.drain == "tunnel" else data.drain
    places = {place for place in (data.dig, water, "shaft" if data.reel else None) if place is not None}
    return places.pop() if len(places) == 1 else "mine"


def own_workers(ruleset: Ruleset) -> tuple[str, ...]:
    """Return the own workers of a ruleset."""
    return tuple(id for id, data in ruleset.worker.items() if data.kind == "own")


def workers_with(ruleset: Ruleset, ability: str) -> tuple[str, ...]:
    """Return the workers that come with an ability."""
    return tuple(id for id, data in ruleset.worker.items() if data.since == ability)


def tiles_with(ruleset: Ruleset, ability: str) -> tuple[Value, ...]:
    """Return the tiles that give an ability, for a language to name."""
    return tuple(
        tile_called(ruleset, number) for number, tile in ruleset.tile.items() if tile.ability == ability
    )


def _the(ruleset: Ruleset, id: str) -> Message:
    return message("worker-the", worker=Field.named(id))


# -- what lies there --


def _paid_use(ruleset: Ruleset, data: WorkerData, use: UseData) -> Message:
    if not use.owning:
        return _use(data, use)
    pay = alternatives([laid_said(laid) for laid in use.pay])
    return message("worker-use-owning", tile=tile_called(ruleset, use.owning), pay=pay, does=does(data, use))


def _use(data: WorkerData, use: UseData) -> Message:
    """Return a use without the tile that it may need."""
    pay = alternatives([laid_said(laid) for laid in use.pay])
    return message("worker-use", pay=pay, does=does(data, use))


# -- what comes of it --


def _own_use(data: WorkerData, disk: Colour) -> Message:
    """Return what disks of a colour bring: for each of them, and once in a season."""
    use = data.use[disk.id]
    each, more = (*_at_once(data, use),), (*_in_seasons(use),)
    if not each:
        return message("worker-once", more=more, disk=disk)
    brought = _spending(use, message("worker-does", parts=each))
    if more:
        return message("worker-each-and", does=brought, disk=disk, more=more)
    return message("worker-each", does=brought, disk=disk)


def _all_year(data: WorkerData) -> tuple[Message, ...]:
    """Return what an own worker does with each disk, without what a season adds."""
    uses = (
        (colour, _spending(use, message("worker-does", parts=parts)))
        for colour in COLOURS
        if (use := data.use.get(colour.id)) is not None and (parts := (*_at_once(data, use),))
    )
    return tuple(message("worker-each", does=brought, disk=colour) for colour, brought in uses)


def _spending(use: UseData, brought: Message) -> Message:
    return message("worker-trade", does=brought, pay=use.spend.said) if use.spend.said else brought


def _at_once(data: WorkerData, use: UseData) -> Iterator[Value]:
    if use.actions:
        fits = use.gain == NOTHING and not use.more
        yield _folded_actions(data, use.actions) if fits and _folded(data) else _actions(data, use.actions)
    yield from use.gain.said


def _in_seasons(use: UseData) -> Iterator[Message]:
    id = "worker-more" if use.gain != NOTHING else "worker-then"
    for season in Season:
        if (more := use.bonus(season)).said:
            yield message(id, gain=more.said, season=_in(season))


def _in(season: Season) -> Message:
    return message("in-season", season=season)


def _actions(data: WorkerData, count: int) -> Message:
    return message("worker-actions", actions=count, where=where(data))


# -- what an action is --


def _folded(data: WorkerData) -> bool:
    """Return True if all actions are of one kind, which brings one coal each: they are told as coal."""
    return data.drain is None and not data.drains_first and (data.dig is None) is data.reel


def _folded_actions(data: WorkerData, count: int) -> Message:
    coal = Amount(count, "coal")
    if data.reel:
        return message("worker-reeling", coal=coal, count=count)
    return message("worker-digging", coal=coal, count=count, where=where(data))


def _kinds(ruleset: Ruleset, data: WorkerData) -> tuple[Message, ...]:
    """Return the kinds of a worker's actions, each with its place where that is not the place of all."""
    most, coal, found = ruleset.workers.drain, Amount(1, "coal"), []
    if data.dig is not None:
        found.append(message(f"worker-dig{_apart(data, data.dig)}", coal=coal))
    if data.reel:
        found.append(message("worker-reel", coal=coal))
    if data.drain is not None:
        id = "worker-exactly" if data.drains_first else "worker-up-to"
        removed = message(id, water=Amount(most, "water"), most=most)
        place = "shaft" if data.drain == "tunnel" else data.drain
        found.append(message(f"worker-remove{_apart(data, place)}", water=removed))
    return tuple(found)


def _apart(data: WorkerData, place: str) -> str:
    """Return the end of the id of a kind of action: its place, if other kinds have another."""
    return "" if place in (place_of(data), "mine") else f"-{place}"


def _action(ruleset: Ruleset, data: WorkerData) -> Message:
    kinds = _kinds(ruleset, data)
    if not data.drains_first:
        return message("worker-action", kinds=kinds)
    water = Amount(ruleset.workers.drain, "water")
    if not data.reel and (data.drain == "mine" or data.dig == data.drain == "pinge"):
        return message("worker-drains-first", water=water, dig=kinds[0])
    return message("worker-drains-apart", kinds=kinds, water=water)
