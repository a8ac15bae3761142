"""A draft in which every figure is another, on the table: nothing written there is a figure of the base."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.rules import Setup
from game.rules.message import Amount
from game.rules.ruleset import load_ruleset
from game.rules.ruleset.archive import plain_tables
from game.scenes import draftwords
from tests.automa.games import IRON_TILES, VALLEY
from tests.other_figures import draft_file, figures
from tests.scenes.looking import Ear, look_through

NO_OTHER = {("developments", "level", 0, "distant")}
"""Figures that the rules fix: developments of the first level are never distant."""
NOTHING = Amount(0, "vp")
"""A slot says so of a good that scores in no slot of its kind."""
NO_COAL = (0, NOTHING)
"""No coal scores nothing under any scale."""
OF_THE_GAME = (
    "board-cart board-cart-value board-tokens-left board-unlaid number table-bag table-pool table-pool-short "
    "vp result-ranked reason-random ribbon-year event-season-began winter-left "
    "event-cart-counted event-coal-dug event-disks-taken event-field-laid event-food-given event-gained "
    "event-lease-paid event-lease-paid-and-debt event-lost event-order-set-seat event-paid-for-nothing "
    "event-payment-spent event-prop-placed event-iron-prop-placed event-section-emptied event-spent "
    "event-stored event-tile-acquired event-water-drained event-water-returned event-water-taken "
    "event-coal-reeled event-disks-drawn event-reserve-drawn event-reserve-moved event-disks-returned "
    "event-pinge-water-moved event-pinge-props-moved field-at-work field-plan-goods field-plan-mining "
    "lying-load lying-water-of play-actions play-burn play-developments "
    "play-dig play-dig-last play-drain play-none-within-reach play-take play-take-with-water play-unused "
    "play-uses play-reel play-forfeits-storage play-forfeits-taking play-lost-and-unused play-vain "
    "rulebook-offer option-give-farm option-give-mine option-give-shaft option-give-tile "
    "play-short-actions play-short-taking play-short-vain "
    "play-short-workers figures-standing tip-figures-standing answer-pool answer-seat"
)
"""Texts whose numbers are the game's: how much of something there is, was taken, or can be done."""
OF_THE_RULES = (
    "does-dig does-end-agriculture does-end-building does-end-mining does-end-lorry does-end-oil-lamp "
    "does-end-wheelbarrow does-horse-and-cart does-marker-disk does-water-channel-and-bucket option-debt "
    "tip-wet-pool refused refused-pay answer-lease answer-track worker-dig worker-reel does-develops"
)
"""Texts whose numbers no ruleset can change."""
READ = (
    "storage-good does-gain does-marker table-arrival tip-carts worker-drains-first tip-debt "
    "worker-synergy tip-level tip-level-distant tip-pinge-water tip-section-with-tiles tip-shaft-water "
    "play-ask-second-taking winter-slot-worth winter-coal-vp "
    "figures-coal tip-figures-coal-and-more tip-figures-lease"
)
"""Texts that state figures and are met in every game."""
READ_WITH_MODULES = "worker-actions does-marker-market does-tile-coal does-water-channel tip-iron-prop"


def said_under(ruleset: str, setup: Setup, rounds: int) -> set[tuple[str, tuple[object, ...]]]:
    """Return the numbers that are read in a game under a ruleset, each with the text it stands in.

    The marks of a draft are left out: they say what the base says.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(draftwords, "changed_rules", lambda source: {})
        ear = Ear(patch)
        look_through(replace(setup, ruleset=ruleset), rounds)
    return ear.statements()


def test_every_figure_is_another(tmp_path: Path) -> None:
    base, other = (dict(figures(plain_tables(load_ruleset(name)))) for name in ("base", draft_file(tmp_path)))
    alike = {way for way, value in base.items() if way[0] != "layout" and other.get(way) == value}
    assert alike == NO_OTHER


@pytest.mark.parametrize(
    ("setup", "rounds", "read"),
    [
        pytest.param(Setup(seats=2, seed=3), 600, "field-note-pinge", marks=pytest.mark.thorough),
        pytest.param(
            Setup(4, 5, tiles="random", modules=frozenset({"black", "iron"}), new_tiles=VALLEY + IRON_TILES),
            900, READ_WITH_MODULES, marks=pytest.mark.long,
        ),
    ],
    ids=("base", "valley"),
)  # fmt: skip
def test_nothing_on_the_table_is_a_figure_of_the_base(
    setup: Setup, rounds: int, read: str, tmp_path: Path
) -> None:
    base = said_under("base", setup, rounds)
    other = said_under(draft_file(tmp_path), setup, rounds)
    assert {id for id, said in base & other if said not in ((NOTHING,), NO_COAL)} <= {
        *OF_THE_GAME.split(),
        *OF_THE_RULES.split(),
    }
    assert {id for id, _ in other} >= {*READ.split(), *read.split()}
