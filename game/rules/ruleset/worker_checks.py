"""Checks of a ruleset's workers beyond their types: uses that bring something, and that can be told apart."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.rules.ruleset.faults import Problem, problem
from game.rules.ruleset.figures import Amounts
from game.rules.ruleset.files import base_tables
from game.rules.ruleset.lines import Key
from game.rules.ruleset.records import Ruleset
from game.rules.ruleset.tile_checks import unpayable
from game.rules.ruleset.worker_data import UseData, WorkerData
from game.rules.terms import BASE_WORKERS, Colour

MOST_ADDED = 3
"""Workers that a ruleset can add: so many fields have room on a player board."""
_NAME = re.compile(r"[a-z]+(-[a-z]+){0,3}")
_COLOURS = tuple(colour.id for colour in Colour)


def worker_problems(ruleset: Ruleset) -> Iterator[Problem]:
    """Yield the problems of all workers."""
    yield from _added_problems(ruleset)
    for name, worker in ruleset.worker.items():
        key: Key = ("worker", name)
        yield from _place_problems(ruleset, key, worker)
        if worker.kind != "own":
            yield from _paid_problems((*key, "use"), worker)
        elif name in BASE_WORKERS:
            yield from _own_problems((*key, "use"), worker)
        for id, use in worker.use.items():
            yield from _use_problems(ruleset, (*key, "use", id), worker, use)
        yield from _action_problems(key, worker)


def _added_problems(ruleset: Ruleset) -> Iterator[Problem]:
    """Yield workers that no plan has room for, or that cannot be named."""
    added = [name for name in ruleset.worker if name not in BASE_WORKERS]
    for at, name in enumerate(added):
        key: Key = ("worker", name)
        if not _NAME.fullmatch(name):
            yield problem(key, "ruleset-worker-name")
        if at >= MOST_ADDED:
            yield problem(key, "ruleset-worker-many", most=MOST_ADDED)
        if ruleset.worker[name].kind == "own":
            yield problem((*key, "kind"), "ruleset-worker-own")


def _place_problems(ruleset: Ruleset, key: Key, worker: WorkerData) -> Iterator[Problem]:
    """Yield what lays a field open wrongly, and workers who would develop but cannot."""
    if worker.owning and worker.owning not in ruleset.tile:
        yield problem((*key, "owning"), "ruleset-use-owning")
    if worker.owning and worker.since not in ("start", "exhausted"):
        yield problem((*key, "owning"), "ruleset-worker-owning-since")
    if not worker.use:
        yield problem((*key, "use"), "ruleset-use-none")
    if worker.develops != "never" and worker.kind != "own":
        yield problem((*key, "develops"), "ruleset-worker-develops")


def _own_problems(key: Key, worker: WorkerData) -> Iterator[Problem]:
    """P3: an own worker has a use for each colour, for any number of disks."""
    for colour in _COLOURS:
        if colour not in worker.use:
            yield problem((*key, colour), "ruleset-use-missing")
    for name, use in worker.use.items():
        if name not in _COLOURS:
            yield problem((*key, name), "ruleset-use-no-colour", names=_COLOURS)
        if use.pay:
            yield problem((*key, name, "pay"), "ruleset-use-own-pay")
        if use.spend != Amounts():
            yield problem((*key, name, "spend"), "ruleset-use-own-free")
        if use.owning:
            yield problem((*key, name, "owning"), "ruleset-use-own-free")


def _paid_problems(key: Key, worker: WorkerData) -> Iterator[Problem]:
    """P4: the payments tell the uses apart."""
    known = []
    for name, use in worker.use.items():
        if not use.pay:
            yield problem((*key, name, "pay"), "ruleset-use-unpaid")
        for at, laid in enumerate(use.pay):
            if not laid.said:
                yield problem((*key, name, "pay", at), "ruleset-use-unpaid")
            if laid in known:
                yield problem((*key, name, "pay", at), "ruleset-already-there")
            known.append(laid)


def _use_problems(ruleset: Ruleset, key: Key, worker: WorkerData, use: UseData) -> Iterator[Problem]:
    goods = [use.gain, *use.more.values()]
    if not use.actions and all(amounts == Amounts() for amounts in goods):
        yield problem(key, "ruleset-use-empty")
    if use.actions and not (worker.dig or worker.drain or worker.reel):
        yield problem((*key, "actions"), "ruleset-use-idle")
    if use.owning and use.owning not in ruleset.tile and use.owning not in base_tables()["tile"]:
        yield problem((*key, "owning"), "ruleset-use-owning")
    yield from unpayable((*key, "spend"), use.spend)


def _action_problems(key: Key, worker: WorkerData) -> Iterator[Problem]:
    if not worker.actions:
        for name in ("dig", "drain", "reel"):
            if getattr(worker, name):
                yield problem((*key, name), "ruleset-kinds-idle")
    if worker.drains_first and not (worker.drain and worker.dig):
        yield problem((*key, "drains_first"), "ruleset-drains-first")
    if worker.since == worker.until:
        yield problem((*key, "until"), "ruleset-never-there")
