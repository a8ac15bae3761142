"""The lab's door: a playtest as one function, from what is asked to the summary and its files."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

import msgspec
import polars as pl

from game.automa import named
from game.languages import LANGUAGES
from game.playtest.plan import SEATS as OF_SEATS
from game.playtest.plan import Plan, PlanError, boards_of, job_of, jobs
from game.playtest.playing import moves_of
from game.playtest.price import price_jobs, prices
from game.playtest.report import written
from game.playtest.run import Outcome, Progress, Silence, Wish, run
from game.playtest.store import SEEN, StoreError, failed_file
from game.playtest.summarising import summary_of
from game.playtest.summary import Missing, Summary, Worth
from game.playtest.summary_file import encoded
from game.playtest.versions import versions
from game.playtest.worth import Seeing, worth_seeing
from game.rules.message import Message, message
from game.rules.record import record_text
from game.rules.ruleset import BASE
from game.rules.setup import SEATS, SetupError, new_game
from game.rules.shelf import to_keep
from game.rules.system import said_of
from game.whole_file import write_whole

SUMMARY, REPORT, PRICE = "summary.json", "report.html", "price"


def checked(plan: Plan, price: int = 0) -> Plan:
    """Return the plan, if it can be played. Raises PlanError, or SetupError for its games."""
    if len(plan.seats) not in SEATS:
        raise PlanError(message("lab-plan-seats", count=len(plan.seats), allowed=SEATS), OF_SEATS)
    for name in plan.seats:
        try:
            named(f"{name}+11" if price else name)
        except ValueError as problem:
            raise PlanError(said_of(problem), OF_SEATS) from problem
    try:
        boards_of(plan)
        for job in jobs(msgspec.structs.replace(plan, games=1)):
            new_game(job.setup)
    except (PlanError, SetupError):
        raise
    except ValueError as problem:
        raise PlanError(said_of(problem), getattr(problem, "field", "")) from problem
    return plan


def playtest(
    *,
    games: int = 2000,
    seats: Sequence[str] = ("bauer", "bauer"),
    ruleset: str = BASE,
    against: str | None = None,
    boards: Sequence[str] = (),
    seed: int = 1,
    tiles: str | Sequence[str] = "random",
    new_tiles: Sequence[str] = (),
    modules: Sequence[str] = (),
    tunnel: str = "A",
    out: Path | str | None = None,
    until: float | None = None,
    price: int = 0,
    resume: bool = False,
    jobs: int | None = None,
    cluster: str | None = None,
    progress: Progress | None = None,
    command: str = "",
    language: str = LANGUAGES[0],
) -> Summary:
    """Play games of a ruleset, and of another on the same seeds, and say what they show.

    `games` are of each ruleset, with `until` at most so many: the half width in VP that the 95 % interval of
    the main figure shall have. `price` is the number of seeds on which every development is banned and
    forced. `out` is a folder for games, figures and report, which is in `language`; without one nothing is
    written. Raises PlanError
    for what cannot be played, StoreError for a folder that cannot be used.
    """
    plan = checked(
        Plan(
            seats=tuple(seats),
            games=games,
            rulesets=(ruleset,) if against is None else (ruleset, against),
            boards=tuple(boards),
            seed=seed,
            tiles=tiles if isinstance(tiles, str) else tuple(tiles),
            new_tiles=tuple(new_tiles),
            modules=tuple(modules),
            tunnel=tunnel,
        ),
        price,
    )
    folder = None if out is None else Path(out)
    wish = Wish(out=folder, until=until, resume=resume, jobs=jobs, cluster=cluster)
    found = _found(plan, wish, price, progress or Silence(), command)
    return found if folder is None else _written(found, folder, language)


def _found(plan: Plan, wish: Wish, price: int, progress: Progress, command: str) -> Summary:
    outcome = run(plan, wish, progress)
    priced = _priced(plan, wish, price, progress) if price and not outcome.trouble else None
    played = msgspec.structs.replace(plan, games=outcome.planned)
    worth, refused = _records(played, outcome, wish.out)
    return msgspec.structs.replace(
        summary_of(played, outcome.games),
        command=command,
        versions=versions(),
        prices=prices(msgspec.structs.replace(plan, games=price), priced.games) if priced else (),
        missing=(*_missing(outcome), *(_missing(priced, f"{PRICE}/") if priced else ())),
        trouble=outcome.trouble or (priced.trouble if priced else None) or refused,
        worth_seeing=worth,
    )


def _priced(plan: Plan, wish: Wish, price: int, progress: Progress) -> Outcome:
    folder = None if wish.out is None else wish.out / PRICE
    looked_at = msgspec.structs.replace(plan, games=price, rulesets=plan.rulesets[:1])
    asked = msgspec.structs.replace(wish, out=folder, resume=wish.resume or folder is not None, until=None)
    try:
        return run(looked_at, asked, progress, price_jobs(looked_at))
    except StoreError as problem:  # the other games have been played and are to be told of
        return Outcome(pl.DataFrame(), (), price, problem.said)


def _missing(outcome: Outcome, where: str = "") -> tuple[Missing, ...]:
    """Return the games that are not in the figures; their records lie below `where` in the folder."""
    return tuple(
        Missing(
            arm=failed.job.arm,
            game=failed.job.number,
            seed=failed.job.setup.seed,
            reason=failed.reason,
            file=f"{where}{failed_file(failed)}" if failed.record else "",
        )
        for failed in outcome.failed
    )


def _records(plan: Plan, outcome: Outcome, folder: Path | None) -> tuple[tuple[Worth, ...], Message | None]:
    """Return the games worth seeing, with their records in the folder; none, and why, where it is full."""
    try:
        if folder is not None and (folder / SEEN).exists():
            shutil.rmtree(folder / SEEN)
        return tuple(_seen(plan, one, folder) for one in worth_seeing(outcome.games)), None
    except OSError as problem:
        return (), said_of(problem)


def _seen(plan: Plan, one: Seeing, folder: Path | None) -> Worth:
    job = job_of(plan, one.arm, one.game)
    file = f"{SEEN}/{one.name}.hasp"
    if folder is not None:
        (folder / SEEN).mkdir(exist_ok=True)
        write_whole(folder / file, record_text(job.setup, moves_of(job), job.names))
        if ruleset := to_keep(job.setup.ruleset, folder / SEEN):
            write_whole(*ruleset)
    return Worth(
        why=one.why,
        file=file if folder is not None else "",
        arm=one.arm,
        game=one.game,
        seed=job.setup.seed,
        board=job.setup.layout or "",
        scores=one.scores,
    )


def _written(summary: Summary, folder: Path, language: str) -> Summary:
    """Write what was found; where that fails the summary tells it, and no former report is left."""
    figures, report = encoded(summary), written(summary, language, folder)
    try:
        for name in (SUMMARY, REPORT):
            (folder / name).unlink(missing_ok=True)
        write_whole(folder / SUMMARY, figures)
        write_whole(folder / REPORT, report)
    except OSError as problem:
        return msgspec.structs.replace(summary, trouble=summary.trouble or said_of(problem))
    return summary
