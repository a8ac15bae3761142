"""The verdict in one to five sentences: no more than the games show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.playtest.findings import CHANGED, RESULT
from game.playtest.measures import SHARE, digits_of, interval, measured, number, size, value_of, with_unit
from game.playtest.metrics.workers import WORKED
from game.playtest.naming import arm_names, member, worker_called
from game.playtest.summary import Arm, Figure, Finding, Summary
from game.playtest.wording import apart
from game.rules.message import Message, Value, message

_GLANCE = ("score", "leader_gap", "lead_changes")
"""Figures that the verdict on a portrait names first."""
_PARTS = 3
"""Sources that a sentence names; the others are added up."""
_SCORE = "score"


def nothing_played(arms: Sequence[Arm], names: Sequence[str]) -> tuple[Message, ...]:
    """Return a sentence that names the rulesets without a game, if any."""
    without = tuple(name for name, arm in zip(names, arms, strict=True) if not arm.games)
    return (message("lab-verdict-not-played", rulesets=without),) if without else ()


def verdict(of: Summary, unfair: float | None = None) -> tuple[Message, ...]:
    """Return the verdict on a portrait, or on the first ruleset compared with the second.

    `unfair` is the smallest excess of a seat's wins that would be detected in a portrait.
    """
    told = _portrait(of, unfair) if len(of.arms) == 1 else _comparison(of)
    return (*told, *_workers(of))


def _workers(of: Summary) -> Iterator[Message]:
    """Yield how often the workers work that the ruleset adds, if it adds any."""
    found = tuple(_worker(one) for one in of.figures if one.metric == WORKED and one.means[0] is not None)
    if found:
        yield message("lab-verdict-workers", workers=found)


def _worker(figure: Figure) -> Message:
    worker, mean = worker_called(member(figure)), figure.means[0]
    if mean is None or mean.value == 0:
        return message("lab-verdict-worker-never", worker=worker)
    ends = interval(mean, figure.unit)
    known = message("lab-finding-known", interval=ends) if ends else message("lab-empty")
    return message("lab-verdict-worker", worker=worker, mean=_mean(figure), known=known)


def _games(of: Summary) -> int:
    """Return the number of finished games of each ruleset."""
    return min(sum(arm.margins.values()) for arm in of.arms)


def _portrait(of: Summary, unfair: float | None) -> Iterator[Message]:
    known = [figure for key in _GLANCE if (figure := of.figure(key))]
    glance = tuple(message(f"lab-verdict-{one.key.replace('_', '-')}", mean=_mean(one)) for one in known)
    yield message("lab-verdict-portrait", games=_games(of), ruleset=arm_names(of)[0], glance=glance)
    if skill := of.figure("skill"):
        yield _skill(of, skill)
    if of.findings:
        yield message("lab-verdict-stands-out", count=len(of.findings))
        yield of.findings[0].sentence
    elif unfair is None:
        yield message("lab-verdict-too-few")
    else:
        yield message("lab-verdict-fair", off=size(unfair, SHARE))


def _skill(of: Summary, skill: Figure) -> Message:
    spreads = (of.figure(f"spread_{part}") for part in ("players", "seeds", "rest"))
    players, seeds, rest = (_mean(spread) for spread in spreads if spread)
    ends = interval(skill.means[0], skill.unit)
    return message(
        "lab-verdict-skill",
        players=players,
        seeds=seeds,
        rest=rest,
        skill=_mean(skill),
        known=message("lab-finding-known", interval=ends) if ends else message("lab-empty"),
    )


def _comparison(of: Summary) -> Iterator[Message]:
    mine, theirs = arm_names(of)
    if of.alike:
        yield message("lab-verdict-alike", mine=mine, theirs=theirs, games=_games(of))
    elif of.findings:
        yield message("lab-verdict-differs", mine=mine, theirs=theirs, count=len(of.findings))
        yield from _what_differs(of)
    else:
        yield message("lab-verdict-cannot-tell", games=_games(of), mine=mine, theirs=theirs)
        yield _undecided(of)
        yield from _scores(of)


def _undecided(of: Summary) -> Message:
    """Return the number of figures that differ in these games although nothing is real."""
    differing = [one for one in of.figures if one.difference and one.difference.value]
    tested = sum(one.p is not None for one in differing)
    few = len(differing) - tested
    if not differing:
        return message("lab-verdict-no-mean-differs")
    if tested and few:
        return message("lab-verdict-luck-and-few", count=len(differing), luck=tested, few=few)
    return message("lab-verdict-luck" if tested else "lab-verdict-few", count=len(differing))


def _what_differs(of: Summary) -> Iterator[Message]:
    """Yield the scores with their sources if they differ, who wins more, and what the changes concern."""
    score = of.figure(_SCORE)
    first = next((one for one in of.findings if one.part == RESULT and not _is_score(one)), None)
    about = next((one for one in of.findings if one.part == CHANGED), None)
    chosen = [one for one in (first, about) if one is not None]
    if not chosen and not _is_score(of.findings[0]):
        chosen = [of.findings[0]]
    sentences = [one.sentence for one in chosen]
    lifted = score is not None and score.real
    yield from [*_scores(of), *sentences] if lifted else [*sentences, *_scores(of)]


def _is_score(finding: Finding) -> bool:
    """Return True if it is about the scores of all seats, which are told with their sources."""
    return finding.key == _SCORE and finding.part == RESULT


def _scores(of: Summary) -> Iterator[Message]:
    """Yield the difference of the scores and its sources, or the smallest one that would be detected."""
    score = of.figure(_SCORE)
    if score is None or score.difference is None:
        return
    if score.real:
        id = "lab-verdict-scores-higher" if score.difference.value > 0 else "lab-verdict-scores-lower"
        yield message(id, apart=apart(score.difference, score.unit), sources=_sources(of))
    elif score.smallest is not None:
        yield message("lab-verdict-scores-same", least=measured(size(score.smallest, score.unit), score.unit))


def _sources(of: Summary) -> Message:
    """Return the sources with real differences, the largest first, and the sum of the others."""
    real = [part for part in of.breakdown if part.real][:_PARTS]
    if not real:
        return message("lab-empty")
    others = [part.difference.value for part in of.breakdown if part not in real]
    if len(real) == 1 and not any(others):
        return message("lab-verdict-all-of-it", source=real[0].name)
    score = of.figure(_SCORE)
    assert score is not None
    assert score.difference is not None
    rest = number(sum(others), digits_of(score.difference, "VP"), sign=True)
    parts = [_part(part.name, value_of(part.difference, "VP", sign=True)) for part in real]
    return message("lab-verdict-sources", sources=(*parts, _part(message("lab-verdict-other-sources"), rest)))


def _part(source: Message, vp: Value) -> Message:
    return message("lab-verdict-source", source=source, vp=vp)


def _mean(figure: Figure) -> Value:
    return with_unit(figure.means[0], figure.unit)
