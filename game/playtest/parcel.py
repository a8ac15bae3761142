"""Ruleset files on their way to a machine that does not have them."""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import msgspec

from game.playtest.plan import Job
from game.playtest.playing import Failed, Played
from game.rules.message import Message, Value
from game.rules.ruleset_files import lineage, read


class Parcel(msgspec.Struct, frozen=True):
    """Every file that the rulesets need, by where it lies below their common folder."""

    files: Mapping[str, str]
    rulesets: Mapping[str, str]
    """Which of the files is which ruleset, by how the ruleset was named."""


def packed(rulesets: Iterable[str]) -> Parcel:
    """Return the files of these rulesets and of all that they extend. Raises RulesetError."""
    lines = {ruleset: lineage(ruleset) for ruleset in dict.fromkeys(rulesets)}
    every = {Path(version.path).resolve(): version for line in lines.values() for version in line}
    root = Path(os.path.commonpath([path.parent for path in every])) if every else Path()
    return Parcel(
        files={path.relative_to(root).as_posix(): read(version).text for path, version in every.items()},
        rulesets={
            ruleset: Path(line[0].path).resolve().relative_to(root).as_posix()
            for ruleset, line in lines.items()
            if line
        },
    )


def unpacked(parcel: Parcel) -> dict[str, str]:
    """Return where the rulesets lie here, by how they were named; what is not there yet is written."""
    mark = hashlib.sha256(msgspec.json.encode(parcel, order="deterministic")).hexdigest()[:16]
    folder = Path(tempfile.gettempdir()) / f"haspelknecht-{mark}"
    for name, text in parcel.files.items():
        path = folder / name
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            part = path.with_name(f"{path.name}.{os.getpid()}")
            part.write_text(text, encoding="utf-8")
            part.replace(path)
    return {ruleset: str(folder / name) for ruleset, name in parcel.rulesets.items()}


def moved(jobs: Sequence[Job], places: Mapping[str, str]) -> list[Job]:
    """Return the same games by the rulesets as they lie here."""
    return [_with_ruleset(job, places.get(job.setup.ruleset, job.setup.ruleset)) for job in jobs]


def returned(results: Iterable[Played | Failed], jobs: Sequence[Job]) -> list[Played | Failed]:
    """Return what came of them, as games by the rulesets as they were named."""
    return [_returned(result, job) for result, job in zip(results, jobs, strict=True)]


def _returned(result: Played | Failed, job: Job) -> Played | Failed:
    if isinstance(result, Played):
        return Played(job, result.columns)
    here, there = result.job.setup.ruleset, job.setup.ruleset
    return Failed(job, _renamed(result.reason, here, there), result.record)


def _renamed(said: Message, here: str, there: str) -> Message:
    """Return a message that names a file as lying there instead of here."""

    def renamed(value: Value) -> Value:
        if isinstance(value, Message):
            return _renamed(value, here, there)
        return value.replace(here, there) if isinstance(value, str) else value

    return Message(said.id, tuple((name, renamed(value)) for name, value in said.values))


def _with_ruleset(job: Job, ruleset: str) -> Job:
    return msgspec.structs.replace(job, setup=replace(job.setup, ruleset=ruleset))
