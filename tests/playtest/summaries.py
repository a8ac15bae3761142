"""Sample summaries, to test what a playtest shows and to look at it: made up, but like real ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, sqrt
from random import Random

import msgspec

from game.playtest.summary import (
    Arm,
    Board,
    Estimate,
    Figure,
    Finding,
    Missing,
    Part,
    Price,
    Summary,
    Tile,
    Worth,
)
from game.rules.ruleset import load_ruleset
from tests.playtest.samples import CHANGES, COLOURS, PHASES, PLAIN, SEATS, SOURCES


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
        label: str,
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
            label=label,
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
            key = f"vp_{name.lower().replace(' ', '_')}"
            yield self.figure(key, "vp_*", f"VP from {name}", "VP", "VP", mean, spread, shift)
        yield from self._taken()
        yield from self._tiles()

    def _taken(self) -> Iterator[Figure]:
        for colour, usual in COLOURS.items():
            for step, phase in enumerate(PHASES):
                mean = usual + {"black": 0.12, "brown": -0.04, "yellow": -0.07}[colour] * step
                mean += 0.35 if phase.endswith("autumn") and colour == "yellow" else 0.0
                year, season = phase.split("_")
                label = f"{colour.capitalize()} disks taken, year {year[1:]}, {season}"
                shift = 0.2 if colour == "black" and step > 4 else 0.0
                yield self.figure(
                    f"taken_{colour}_{phase}", "taken_*", label, "disks", "disks", mean, 0.9, shift
                )

    def _tiles(self) -> Iterator[Figure]:
        for tile in self.tiles():
            share, vp = self.random.uniform(0.08, 0.72), self.random.uniform(0.6, 4.4) + tile.level / 2
            shift = 0.7 if tile.name == "Barn" else 0.0
            for key, label, unit, mean, spread in (
                ("acquired", "acquired", "share", share, sqrt(share * (1 - share))),
                ("vp", "VP earned", "VP", vp, 1.6),
                ("phase", "acquired in phase", "phases", 1.5 + 1.4 * tile.level, 1.2),
                ("distant", "acquired as a distant development", "share", 0.2, 0.4),
            ):
                name = f"{tile.name} {label}"
                yield self.figure(
                    f"tile_{tile.id.lower()}_{key}", f"tile_*_{key}", name, unit, "tiles", mean, spread, shift
                )

    def tiles(self) -> tuple[Tile, ...]:
        """The developments of the base game."""
        return tuple(
            Tile(id=key, name=tile.name, level=tile.level)
            for key, tile in self.ruleset.tile.items()
            if tile.set == "base" or key == "30E"
        )

    def boards(self, seats: int = 3) -> tuple[Board, ...]:
        """Every board for so many seats."""
        return tuple(
            Board(
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

    def same_tiles(self, board: Board) -> Board:
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


def _worth(maker: Maker) -> tuple[Worth, ...]:
    kinds = ("closest", "most lopsided", "most lead changes", "strangest by disks left unused")
    return tuple(
        Worth(
            why=why,
            file=f"games/{why.replace(' ', '-')}.hasp",
            arm=at % maker.arms,
            game=17 * at,
            seed=100 + at,
            board="rows-for-3",
            scores=(52 - at, 51, 40 + at),
        )
        for at, why in enumerate(kinds)
    )


def _findings(figures: Sequence[Figure]) -> tuple[Finding, ...]:
    real = [figure for figure in figures if figure.real and figure.difference and figure.smallest]
    found = (
        Finding(
            key=figure.key,
            part="result" if figure.key.startswith(("score", "won")) else _PARTS.get(figure.metric, "rest"),
            sentence=f"{figure.label}: {abs(figure.difference.value):.2g} {figure.unit or 'a game'}"
            f" {'more' if figure.difference.value > 0 else 'less'} with the draft.",
            weight=abs(figure.difference.value) / (figure.smallest / 2.8),
        )
        for figure in real
        if figure.difference is not None and figure.smallest is not None
    )
    return tuple(sorted(found, key=lambda finding: (ORDER.index(finding.part), -finding.weight)))


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
    named = {"key": "vp_other", "metric": "vp_*", "label": "VP from Other", "group": "VP"}
    untold = {"p": None, "real": False, "smallest": None}
    return msgspec.structs.replace(score, means=means, difference=apart, **named, **untold)


def _breakdown(figures: Sequence[Figure]) -> tuple[Part, ...]:
    found = [
        Part(
            key=figure.key,
            name=figure.label.removeprefix("VP from "),
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
    return Summary(
        command=f"playtest --games {games} --seats {','.join(SEATS)} {against} --seed 100 --out report/",
        versions={"haspelknecht": "0.1.0", "python": "3.11.7", "numpy": "2.4.6", "polars": "2.1.0"},
        seats=SEATS,
        boards=tuple(board.name for board in maker.boards()),
        seed=100,
        planned=games,
        arms=_arms(maker),
        changes=CHANGES if arms == 2 else (),
        verdict=_verdict(arms, games, bool(findings)),
        breakdown=_breakdown(figures),
        findings=findings,
        figures=figures,
        tiles=maker.tiles(),
        maps=tuple(map(maker.same_tiles, maker.boards()[:1])) if same_tiles else maker.boards(),
        prices=_prices(maker) if prices else (),
        worth_seeing=_worth(maker),
        missing=_missing(missing),
    )


def _verdict(arms: int, games: int, found: bool) -> tuple[str, ...]:
    if games == 1:
        return ("One game tells nothing for certain; it ended with 52, 51 and 40 VP.",)
    if arms == 1:
        return (
            "A close game that the first player wins a little too often.",
            "The seats end 12.1 VP apart, the winner leads by 6.2 VP, and the lead changes 4.1 times.",
            "The first in the first turn order wins 37.4 % instead of 33.3 %.",
        )
    if not found:
        return ("So many games show no difference between the draft and base.", "It may be 0.3 VP at most.")
    return (
        "Cheap Barn gives every seat 2.0 VP more, nearly all from developments, and a closer finish.",
        "The Barn is acquired twice as often as before, mostly in the first year.",
        "Nothing else that was measured has changed by more than luck would change it.",
    )


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


def _missing(count: int) -> tuple[Missing, ...]:
    return tuple(
        Missing(
            arm=0,
            game=31 + at,
            seed=131 + at,
            reason="RefusedMove: acquire 12: D4: costs 2 disks, only 1 lies on the farmer",
            file=f"failed/0-{31 + at}.hasp" if at % 2 == 0 else "",
        )
        for at in range(count)
    )
