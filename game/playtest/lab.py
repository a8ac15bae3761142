"""The lab as one function: from a plan to the summary and its files."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

import msgspec
import polars as pl

from game.automa import named
from game.kept import LIST, ListedGame, list_text
from game.languages import LANGUAGES
from game.playtest.moments import played_again
from game.playtest.plan import SEATS as OF_SEATS
from game.playtest.plan import PlanError, PlaytestPlan, boards_of, job_of, jobs
from game.playtest.price import price_jobs, prices
from game.playtest.report import written
from game.playtest.run import Progress, RunOptions, RunResult, run
from game.playtest.store import SEEN, StoreError, failed_file, versions
from game.playtest.summarising import summary_of
from game.playtest.summary import GameWorthSeeing, MissingGame, Summary
from game.playtest.voice import encoded
from game.playtest.worth import NotableGame, worth_seeing
from game.rules.ids import TileId
from game.rules.message import Message, message
from game.rules.record import record_text, to_keep
from game.rules.ruleset import BASE, held
from game.rules.setup import SEATS, SetupError, new_game
from game.rules.system import said_of
from game.whole_file import write_whole

SUMMARY, REPORT, PRICE = "summary.json", "report.html", "price"


def checked(plan: PlaytestPlan, price: int = 0) -> PlaytestPlan:
    """Return the plan if it can be played. Raises PlanError, or SetupError for its games."""
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
    tiles: str | Sequence[TileId] = "random",
    new_tiles: Sequence[TileId] = (),
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
    """Play games of a ruleset, and of another on the same seeds. Raises PlanError and StoreError.

    What is written to the rulesets' files meanwhile is for the next run.
    `until` is the half width wanted for the score's interval in VP, `price` the number of seeds for prices.
    """
    plan = PlaytestPlan(
        seats=tuple(seats),
        games=games,
        rulesets=(ruleset,) if against is None else (ruleset, against),
        boards=tuple(boards),
        seed=seed,
        tiles=tiles if isinstance(tiles, str) else tuple(tiles),
        new_tiles=tuple(new_tiles),
        modules=tuple(modules),
        tunnel=tunnel,
    )
    folder = None if out is None else Path(out)
    options = RunOptions(out=folder, until=until, resume=resume, jobs=jobs, cluster=cluster)
    with held(plan.rulesets):
        found = _found(checked(plan, price), options, price, progress or Progress(), command)
        return found if folder is None else _written(found, folder, language)


def _found(plan: PlaytestPlan, options: RunOptions, price: int, progress: Progress, command: str) -> Summary:
    outcome = run(plan, options, progress)
    priced = _priced(plan, options, price, progress) if price and not outcome.trouble else None
    played = msgspec.structs.replace(plan, games=outcome.planned)
    worth, refused = _records(played, outcome, options.out)
    return msgspec.structs.replace(
        summary_of(played, outcome.games),
        command=command,
        versions=versions(),
        prices=prices(msgspec.structs.replace(plan, games=price), priced.games) if priced else (),
        missing=(*_missing(outcome), *(_missing(priced, f"{PRICE}/") if priced else ())),
        trouble=outcome.trouble or (priced.trouble if priced else None) or refused,
        worth_seeing=worth,
    )


def _priced(plan: PlaytestPlan, options: RunOptions, price: int, progress: Progress) -> RunResult:
    folder = None if options.out is None else options.out / PRICE
    looked_at = msgspec.structs.replace(plan, games=price, rulesets=plan.rulesets[:1])
    asked = msgspec.structs.replace(
        options, out=folder, resume=options.resume or folder is not None, until=None
    )
    try:
        return run(looked_at, asked, progress, price_jobs(looked_at))
    except StoreError as problem:  # the other games have been played and are still reported
        return RunResult(pl.DataFrame(), (), price, problem.said)


def _missing(outcome: RunResult, where: str = "") -> tuple[MissingGame, ...]:
    """Return the games that failed; their records are below `where` in the folder."""
    return tuple(
        MissingGame(
            arm=failed.job.arm,
            game=failed.job.number,
            seed=failed.job.setup.seed,
            reason=failed.reason,
            file=f"{where}{failed_file(failed)}" if failed.record else "",
        )
        for failed in outcome.failed
    )


def _records(
    plan: PlaytestPlan, outcome: RunResult, folder: Path | None
) -> tuple[tuple[GameWorthSeeing, ...], Message | None]:
    """Return the games worth seeing after writing their records; none, and the reason, if that fails."""
    try:
        if folder is not None and (folder / SEEN).exists():
            shutil.rmtree(folder / SEEN)
        seen = tuple(_seen(plan, one, folder) for one in worth_seeing(outcome.games))
        if folder is not None and seen:
            listed = (
                ListedGame(Path(one.file).name, one.why, one.scores, one.at, one.moment) for one in seen
            )
            write_whole(folder / SEEN / LIST, list_text(listed))
        return seen, None
    except OSError as problem:
        return (), said_of(problem)


def _seen(plan: PlaytestPlan, one: NotableGame, folder: Path | None) -> GameWorthSeeing:
    job = job_of(plan, one.arm, one.game)
    file = f"{SEEN}/{one.name}.hasp"
    moves, moment = played_again(job, one.sought) if folder is not None else ((), None)
    if folder is not None:
        (folder / SEEN).mkdir(exist_ok=True)
        write_whole(folder / file, record_text(job.setup, moves, job.names))
        if ruleset := to_keep(job.setup.ruleset, folder / SEEN):
            write_whole(*ruleset)
    return GameWorthSeeing(
        why=one.why,
        file=file if folder is not None else "",
        arm=one.arm,
        game=one.game,
        seed=job.setup.seed,
        board=job.setup.layout or "",
        scores=one.scores,
        at=moment.at if moment is not None else 0,
        moment=moment.said if moment is not None else None,
    )


def _written(summary: Summary, folder: Path, language: str) -> Summary:
    """Write summary and report; if that fails the summary says so, and no older report is left."""
    figures, report = encoded(summary), written(summary, language, folder)
    try:
        for name in (SUMMARY, REPORT):
            (folder / name).unlink(missing_ok=True)
        write_whole(folder / SUMMARY, figures)
        write_whole(folder / REPORT, report)
    except OSError as problem:
        return msgspec.structs.replace(summary, trouble=summary.trouble or said_of(problem))
    return summary
