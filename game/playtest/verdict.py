"""What a reader must know, in one to four sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.playtest.estimates import FEWEST
from game.playtest.figures import Reckoned
from game.playtest.student import smallest
from game.playtest.summary import Arm, Figure, Finding
from game.playtest.wording import apart
from game.playtest.words import SHARE, listed, number, size, told

Figures = Mapping[str, Figure]
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_GLANCE = {
    "score": "a seat scores {}",
    "leader_gap": "the winner leads by {}",
    "lead_changes": "the lead changes {} times",
}


def verdict(
    arms: Sequence[Arm], names: Sequence[str], found: Sequence[Reckoned], findings: Sequence[Finding]
) -> tuple[str, ...]:
    """Of a portrait, or of a comparison of the first ruleset with the second."""
    without = [name for name, arm in zip(names, arms, strict=True) if not arm.games]
    if without:
        return (f"No game of {listed(without)} could be played to its end.",)
    games = min(arm.games for arm in arms)
    if len(arms) == 1:
        return tuple(_portrait(games, names[0], found, findings))
    figures = {one.figure.key: one.figure for one in found}
    return tuple(_comparison(games, names, figures, findings))


def _portrait(games: int, name: str, found: Sequence[Reckoned], findings: Sequence[Finding]) -> Iterator[str]:
    figures = {one.figure.key: one.figure for one in found}
    glance = [words.format(_mean(figures[key])) for key, words in _GLANCE.items() if key in figures]
    yield f"In {_games(games)} of {name} {listed(glance)}."
    if "skill" in figures:
        yield _skill(figures)
    if findings:
        yield _things(len(findings), "stands out", "stand out").capitalize()
        yield findings[0].sentence
    else:
        yield _fair(found)


def _skill(figures: Figures) -> str:
    players, seeds, rest = (_mean(figures[f"spread_{part}"]) for part in ("players", "seeds", "rest"))
    return (
        f"Scores differ by {players} between players, by {seeds} between seeds, and by {rest} for all else; "
        f"{_mean(figures['skill'])} of the variance is skill."
    )


def _fair(found: Sequence[Reckoned]) -> str:
    """That nothing stands out, and how unfair a seat would have had to be."""
    wins = next((one.means[0] for one in found if one.figure.key == "won@1"), None)
    if wins is None or wins.blocks < FEWEST:
        return "So few games cannot tell what is unfair from luck."
    shown = size(smallest(wins.error, wins.blocks - 1), SHARE)
    return f"Nothing stands out; a seat that wins {shown} too often or too seldom would have."


def _comparison(
    games: int, names: Sequence[str], figures: Figures, findings: Sequence[Finding]
) -> Iterator[str]:
    mine, theirs = names
    tested = [figure for figure in figures.values() if figure.p is not None]
    if not tested:
        yield f"{_games(games).capitalize()} of each cannot tell {mine} from {theirs}."
    elif all(figure.difference and figure.difference.value == 0 for figure in tested):
        yield f"{mine} and {theirs} play exactly alike: in {_games(games)} of each all is the same."
    elif not findings:
        yield f"{mine} and {theirs} cannot be told apart by {_games(games)} of each."
        yield f"Of {len(tested)} figures none differs by more than luck makes them differ."
        yield from _scores(figures)
    else:
        yield f"{mine} plays differently from {theirs}: {_things(len(findings), 'is real', 'are real')}"
        yield findings[0].sentence
        yield from _scores(figures) if findings[0].key.partition("@")[0] != "score" else ()


def _scores(figures: Figures) -> Iterator[str]:
    """By how much scores differ, or would have had to."""
    score = figures.get("score")
    if score is None or score.difference is None:
        return
    if score.real:
        more = "higher" if score.difference.value > 0 else "lower"
        yield f"On average scores are {more} ({apart(score.difference, score.unit)})."
    elif score.smallest is not None:
        least = size(score.smallest, score.unit)
        would = f"a difference of {least} {score.unit} would have shown four times in five"
        yield f"Scores may be the same; {would}."


def _things(count: int, one: str, several: str) -> str:
    words = _NUMBERS[count] if count < len(_NUMBERS) else number(count)
    return f"{words} thing {one}." if count == 1 else f"{words} things {several}."


def _mean(figure: Figure) -> str:
    return told(figure.means[0], figure.unit)


def _games(count: int) -> str:
    return "one game" if count == 1 else f"{number(count)} games"
