"""All pictures of a report, in their order; each is left out where there is nothing to show."""

from __future__ import annotations

from collections.abc import Sequence

from game.playtest.report.boardmap import boards_picture
from game.playtest.report.differences import differences_picture
from game.playtest.report.drawn import Picture, in_pairs
from game.playtest.report.histogram import histogram
from game.playtest.report.phases import demand_picture
from game.playtest.report.prices import prices_pictures
from game.playtest.report.readings import readings
from game.playtest.report.seats import wins_picture
from game.playtest.report.sources import sources_picture
from game.playtest.report.tilemap import tilemap_picture
from game.playtest.summary import Summary
from game.playtest.words import abs_of, doubt, number, told
from game.playtest.words import names as names_of


def pictures(summary: Summary) -> list[Picture]:
    """Every picture that the summary has something for."""
    names = names_of(summary)
    developments = readings(summary)
    one_board = len(summary.maps) == 1 and bool(summary.maps[0].tiles)  # it has them all
    found = (
        _scores(summary, names),
        _margins(summary, names),
        differences_picture(names, summary.figures),
        wins_picture(names, summary.seats, summary.figures),
        sources_picture(names, summary.figures),
        demand_picture(names, summary.figures),
        None if one_board else tilemap_picture(developments),
        *prices_pictures(names, summary.prices),
        boards_picture(names, summary.maps, developments),
    )
    return in_pairs(picture for picture in found if picture is not None)


def _scores(summary: Summary, names: Sequence[str]) -> Picture | None:
    counts = [arm.scores for arm in summary.arms]
    about = f"How often each score came, all seats together.{_moved(summary, names)}"
    return histogram("scores", "Scores", names, counts, "VP at the end", about)


def _margins(summary: Summary, names: Sequence[str]) -> Picture | None:
    counts = [arm.margins for arm in summary.arms]
    about = f"By how much the winner led the second.{_close(counts[0], names)}" if counts else ""
    return histogram("margins", "The winner’s lead", names, counts, "VP before the second", about)


def _moved(summary: Summary, names: Sequence[str]) -> str:
    """How far the means of the scores lie apart, and whether that is more than luck."""
    score = next((figure for figure in summary.figures if figure.key == "score"), None)
    if score is None or score.difference is None or not score.difference.value:
        return ""
    apart = score.difference
    more = "more" if apart.value > 0 else "less"
    known = "" if score.real else f" ({doubt(score)})"
    return f" In the mean {names[0]} gives {told(abs_of(apart), score.unit)} {more}{known}."


def _close(margins: dict[int, int], names: Sequence[str]) -> str:
    games = sum(margins.values())
    if games < 2:
        return ""
    close = sum(count for margin, count in margins.items() if margin <= 3) / games
    of_draft = f" with {names[0]}" if len(names) > 1 else ""
    return f" {number(100 * close)} % of the games{of_draft} end within 3 VP."
