"""Sample summaries, to test what a playtest shows and to look at it: made up, but like real ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, sqrt
from random import Random

import msgspec

from game.playtest.columns import MetricIndex, Subgroup, part_of
from game.playtest.luck import METRICS as LUCK
from game.playtest.measures import number, with_unit
from game.playtest.metrics import METRICS
from game.playtest.naming import source_name
from game.playtest.summary import (
    Arm,
    BoardMap,
    Contribution,
    Development,
    Estimate,
    Figure,
    Finding,
    GameWorthSeeing,
    MissingGame,
    Price,
    Summary,
)
from game.playtest.verdict import verdict
from game.playtest.wording import apart
from game.rules.message import Message, message
from game.rules.ruleset import load_ruleset
from tests.playtest.samples import CHANGES, COLOURS, PHASES, PLAIN, SEATS, SOURCES

_KINDS = MetricIndex((*METRICS, *LUCK))


def label_of(key: str) -> Message:
    """Return what the figure of a column is called."""
    name, _, whose = key.partition("@")
    column = _KINDS.column(name, {})
    if not whose:
        return column.label
    kind = "seat" if whose.isdigit() else "start" if whose.startswith("start") else "automa"
    value = whose.removeprefix("start")
    return part_of(column, Subgroup(kind, int(value) if value.isdigit() else value)).label


class Maker:
    """Makes one summary; the same seed makes the same."""

    def __init__(self, arms: int, games: int, seed: int = 1, ruleset: str = "base") -> None:
        self.random = Random(seed)
        self.arms, self.games = arms, games
        self.ruleset = load_ruleset(ruleset)

    def figure(
        self,
        key: str,
        metric: str,
        unit: str,
        group: str,
        mean: float,
        spread: float,
        shift: float = 0.0,
    ) -> Figure:
        """A figure whose draft differs by `shift` spreads, give and take the luck of so many games."""
        error = spread / sqrt(self.games)
        means = [mean + self.random.gauss(0, error) for _ in range(self.arms)]
        means[0] += shift * spread if self.arms == 2 else 0.0
        found = tuple(Estimate(value, *self._ends(value, 1.96 * error)) for value in means)
        counts = (3 * self.games,) * self.arms
        plain = Figure(
            key=key,
            metric=metric,
            label=label_of(key),
            unit=unit,
            group=group,
            count=counts,
            means=found,
            spread=(spread,) * self.arms,
        )
        return self._compared(plain, error) if self.arms == 2 else plain

    def _compared(self, plain: Figure, error: float) -> Figure:
        one, other = (estimate.value for estimate in plain.means if estimate is not None)
        real = abs(one - other) > 4 * error and self.games > 1
        return msgspec.structs.replace(
            plain,
            difference=Estimate(one - other, *self._ends(one - other, 2.2 * error)),
            smallest=3.1 * error if self.games > 1 else None,
            p=min(1.0, 2 * exp(-(((one - other) / error) ** 2) / 2)) if self.games > 1 and error else None,
            real=real,
        )

    def _ends(self, value: float, half: float) -> tuple[float, float] | tuple[None, None]:
        return (value - half, value + half) if self.games > 1 else (None, None)

    def figures(self) -> Iterator[Figure]:
        """Every kind of figure there is."""
        for plain in PLAIN:
            yield self.figure(*plain)
        for name, (mean, spread, shift) in SOURCES.items():
            yield self.figure(f"vp_{name}", "vp_*", "VP", "VP", mean, spread, shift)
        yield from self._taken()
        yield from self._tiles()

    def _taken(self) -> Iterator[Figure]:
        for colour, usual in COLOURS.items():
            for step, phase in enumerate(PHASES):
                mean = usual + {"black": 0.12, "brown": -0.04, "yellow": -0.07}[colour] * step
                mean += 0.35 if phase.endswith("autumn") and colour == "yellow" else 0.0
                shift = 0.2 if colour == "black" and step > 4 else 0.0
                key = f"taken_{colour}_{phase}"
                yield self.figure(key, "taken_*", "disks", "disks", mean, 0.9, shift)

    def _tiles(self) -> Iterator[Figure]:
        for tile in self.tiles():
            share, vp = self.random.uniform(0.08, 0.72), self.random.uniform(0.6, 4.4) + tile.level / 2
            shift = 0.7 if tile.name == "Barn" else 0.0
            for part, unit, mean, spread in (
                ("acquired", "share", share, sqrt(share * (1 - share))),
                ("vp", "VP", vp, 1.6),
                ("phase", "phases", 1.5 + 1.4 * tile.level, 1.2),
                ("distant", "share", 0.2, 0.4),
            ):
                key = f"tile_{tile.id.lower()}_{part}"
                yield self.figure(key, f"tile_*_{part}", unit, "tiles", mean, spread, shift)

    def tiles(self) -> tuple[Development, ...]:
        """The developments of the base game."""
        return tuple(
            Development(id=key, name=tile.name, level=tile.level)
            for key, tile in self.ruleset.tile.items()
            if tile.set == "base" or key == "30E"
        )

    def boards(self, seats: int = 3) -> tuple[BoardMap, ...]:
        """Every board for so many seats."""
        return tuple(
            BoardMap(
                name=layout.id,
                hexes=tuple((column, row) for level in layout.levels for column, row in level),
                levels=tuple(at for at, level in enumerate(layout.levels, start=1) for _ in level),
                acquired=tuple(
                    tuple(self.random.uniform(0.1, 0.75) for level in layout.levels for _ in level)
                    for _ in range(self.arms)
                ),
                games=max(1, self.games // 10),
            )
            for layout in self.ruleset.layout
            if seats in layout.seats
        )

    def same_tiles(self, board: BoardMap) -> BoardMap:
        """The board if the same developments lie there in all games."""
        by_level = {level: [one.id for one in self.tiles() if one.level == level] for level in board.levels}
        return msgspec.structs.replace(board, tiles=tuple(by_level[level].pop() for level in board.levels))

    def arm(self, name: str, source: str, mean: float) -> Arm:
        """A ruleset with its scores."""
        scores, margins = {}, {}
        for _ in range(min(self.games, 2000)):
            game = sorted((round(self.random.gauss(mean, 9.3)) for _ in SEATS), reverse=True)
            for score in game:
                scores[score] = scores.get(score, 0) + 1
            margins[game[0] - game[1]] = margins.get(game[0] - game[1], 0) + 1
        return Arm(
            name=name,
            source=source,
            digest="3f9a1c52d07be481",
            games=self.games,
            scores=scores,
            margins=margins,
        )


ORDER = ("result", "changed", "rest")
_PARTS = {"tile_*_acquired": "changed", "tile_*_vp": "changed"}


def _arms(maker: Maker) -> tuple[Arm, ...]:
    draft = maker.arm("Cheap Barn", "drafts/cheap_barn.toml", 49.6)
    base = maker.arm("base", "base", 47.6)
    return (draft, base) if maker.arms == 2 else (base,)


def _worth(maker: Maker) -> tuple[GameWorthSeeing, ...]:
    kinds = {
        "closest": message("lab-worth-closest", value=1),
        "most-lopsided": message("lab-worth-most-lopsided", value=30),
        "most-lead-changes": message("lab-worth-most-lead-changes", value=7),
        "strangest-by-unused": message(
            "lab-worth-strangest", label=label_of("unused"), value=number(9), usual=number(3)
        ),
    }
    return tuple(
        GameWorthSeeing(
            why=(why,),
            file=f"games/{name}.hasp",
            arm=at % maker.arms,
            game=17 * at,
            seed=100 + at,
            board="rows-for-3",
            scores=(52 - at, 51, 40 + at),
        )
        for at, (name, why) in enumerate(kinds.items())
    )


def _findings(figures: Sequence[Figure]) -> tuple[Finding, ...]:
    real = [figure for figure in figures if figure.real and figure.difference and figure.smallest]
    found = (
        Finding(
            key=figure.key,
            part="result" if figure.key.startswith(("score", "won")) else _PARTS.get(figure.metric, "rest"),
            sentence=_sentence(figure, figure.difference),
            weight=abs(figure.difference.value) / (figure.smallest / 2.8),
        )
        for figure in real
        if figure.difference is not None and figure.smallest is not None
    )
    return tuple(sorted(found, key=lambda finding: (ORDER.index(finding.part), -finding.weight)))


def _sentence(figure: Figure, difference: Estimate) -> Message:
    mine, theirs = (with_unit(mean, figure.unit) for mean in figure.means)
    said = message(
        "lab-difference-figure",
        label=figure.label,
        mine=mine,
        theirs=theirs,
        apart=apart(difference, figure.unit),
    )
    return message("lab-finding", difference=said, more=message("lab-finding-more", count=0))


def _other(figures: Sequence[Figure]) -> Figure:
    """What the sources leave of the score, so that all together are the score."""
    score = next(figure for figure in figures if figure.key == "score")
    sources = [figure for figure in figures if figure.metric == "vp_*"]
    means = tuple(
        Estimate(mean.value - sum(part.value for one in sources if (part := one.means[at])))
        for at, mean in enumerate(score.means)
        if mean
    )
    apart = Estimate(means[0].value - means[1].value)
    named = {"key": "vp_arrival", "metric": "vp_*", "label": label_of("vp_arrival"), "group": "VP"}
    untold = {"p": None, "real": False, "smallest": None}
    return msgspec.structs.replace(score, means=means, difference=apart, **named, **untold)


def _breakdown(figures: Sequence[Figure]) -> tuple[Contribution, ...]:
    found = [
        Contribution(
            key=figure.key,
            name=source_name(figure.key.removeprefix("vp_")),
            difference=figure.difference,
            real=figure.real,
        )
        for figure in figures
        if figure.metric == "vp_*" and figure.difference
    ]
    return tuple(sorted(found, key=lambda part: -abs(part.difference.value)))


def summary(
    arms: int = 2, games: int = 2000, prices: bool = False, missing: int = 0, same_tiles: bool = False
) -> Summary:
    """A portrait or a comparison, with what is asked for."""
    maker = Maker(arms, games)
    plain = tuple(maker.figures())
    figures = (*plain, _other(plain)) if arms == 2 else plain
    findings = _findings(figures)
    against = "--ruleset drafts/cheap_barn.toml --against base" if arms == 2 else "--ruleset base"
    summary = Summary(
        command=f"playtest --games {games} --seats {','.join(SEATS)} {against} --seed 100 --out report/",
        versions={"haspelknecht": "0.1.0", "python": "3.11.7", "numpy": "2.4.6", "polars": "2.1.0"},
        seats=SEATS,
        boards=tuple(board.name for board in maker.boards()),
        seed=100,
        planned=games,
        arms=_arms(maker),
        changes=CHANGES if arms == 2 else (),
        breakdown=_breakdown(figures) if arms == 2 else (),
        findings=findings,
        figures=figures,
        tiles=maker.tiles(),
        maps=tuple(map(maker.same_tiles, maker.boards()[:1])) if same_tiles else maker.boards(),
        prices=_prices(maker) if prices else (),
        worth_seeing=_worth(maker),
        missing=_missing(missing),
    )
    return msgspec.structs.replace(summary, verdict=verdict(summary, 0.05 if games > 1 else None))


def _prices(maker: Maker) -> tuple[Price, ...]:
    def around(value: float, half: float) -> Estimate:
        return Estimate(value, value - half, value + half)

    return tuple(
        Price(
            tile=tile.id,
            name=tile.name,
            games=400,
            banned_vp=around(-worth, 0.5),
            banned_wins=around(-worth / 40, 0.02),
            forced_vp=around(worth - 0.9, 0.7),
            forced_wins=around((worth - 0.9) / 40, 0.025),
            real=("banned_vp", "banned_wins") if abs(worth) > 1 else (),
            owned=(maker.random.uniform(0.2, 0.7), 0.0, maker.random.uniform(0.85, 1.0)),
        )
        for tile in maker.tiles()
        for worth in [maker.random.gauss(0.4, 0.9)]
    )


def _missing(count: int) -> tuple[MissingGame, ...]:
    return tuple(
        MissingGame(
            arm=0,
            game=31 + at,
            seed=131 + at,
            reason=message("lab-failed", kind="RefusedMove", problem="acquire 12: only 1 lies on the farmer"),
            file=f"failed/0-{31 + at}.hasp" if at % 2 == 0 else "",
        )
        for at in range(count)
    )
