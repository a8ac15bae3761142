"""Levels and temperaments: the names they are called by, and what is told of them in data files."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game.automa import AUTOMAS, BASELINES, LEVELS, TEMPERAMENTS, TEMPERED, NoAutoma, named
from game.automa.bauer import Bauer
from game.automa.data_files import (
    DataError,
    levels,
    read_strengths,
    read_temperaments,
    read_weights,
    strengths,
    temperaments,
    text_of,
    tuned,
)
from game.automa.weights import NO_TASTES, PLAIN
from game.cli.arguments import parse
from game.cli.helping import UNTEMPERED
from game.rules.message import message
from game.words import words_of
from tests.english import english, refused

STRENGTH = """[hare]
against = "random"
games = 10
wins = 9
vp = 20.5
their_vp = 3
command = "ladder"
"""


def bauer(name: str) -> Bauer:
    player = named(name)(1)
    assert isinstance(player, Bauer)
    return player


# -- names --


def test_levels_are_the_automas_and_no_baselines() -> None:
    assert tuple(AUTOMAS) == LEVELS
    assert tuple(TEMPERED) == LEVELS[: len(TEMPERED)]
    assert LEVELS[len(TEMPERED) :] == UNTEMPERED
    assert not BASELINES.keys() & AUTOMAS.keys()


def test_the_temperaments() -> None:
    assert TEMPERAMENTS == ("plain", "miner", "farmer", "inventor", "merchant")


@pytest.mark.parametrize("name", [f"{level}:{name}" for level in TEMPERED for name in TEMPERAMENTS])
def test_a_level_with_a_temperament_bears_both_names(name: str) -> None:
    assert named(name)(1).name == name


def test_a_temperament_is_in_the_weights() -> None:
    assert bauer("bauer:plain").weights is bauer("bauer").weights is PLAIN
    assert bauer("bauer:miner").weights.tastes is temperaments()["miner"] is not NO_TASTES
    assert replace(bauer("meister:miner").weights, tastes=NO_TASTES).second == tuned().second


def test_a_maker_goes_to_another_process_by_its_name() -> None:
    maker = pickle.loads(pickle.dumps(named("bauer:miner")))
    assert maker(1).name == "bauer:miner"


@pytest.mark.parametrize("name", ["bauer:", "bauer:lazy", "bauer:miner:farmer", "bauer:Miner"])
def test_an_unknown_temperament_is_told_which_there_are(name: str) -> None:
    with refused(NoAutoma, rf"'{name}'.*there are: plain, miner.*"):
        named(name)


@pytest.mark.parametrize("name", ["knecht:miner", "greedy:2", "random:plain", "knecht:"])
def test_who_takes_no_temperament_says_so(name: str) -> None:
    with refused(NoAutoma, rf"'{name}'.*takes no temperament; those who do: .*bauer"):
        named(name)


@pytest.mark.parametrize("command", ["simulate", "ladder"])
def test_the_help_names_them_all(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It stands in the arguments again, which load no automa."""
    with pytest.raises(SystemExit):
        parse([command, "--help"])
    told = capsys.readouterr().out
    assert ", ".join(LEVELS) in told and ", ".join(TEMPERAMENTS) in told
    assert all(name in told for name in (*BASELINES, "mcts:N", "bauer:miner"))


# -- data --


def test_every_level_is_told() -> None:
    assert tuple(levels()) == LEVELS
    assert all(words_of("en").text(message(f"level-{name}")).endswith(".") for name in LEVELS)


@pytest.mark.parametrize("name", strengths())
def test_measured_levels_win(name: str) -> None:
    found = strengths()[name]
    assert found.against in (*LEVELS, *BASELINES)
    assert name in found.command and found.against in found.command
    assert found.games >= 400 and found.vp > found.their_vp


@pytest.mark.parametrize("name", strengths())
def test_a_command_of_a_level_can_be_asked_for(name: str) -> None:
    found = strengths()[name]
    options = parse(found.command.split())
    assert (options.players, options.games) == ([name, found.against], found.games)
    assert options.seats == (2,)


def test_every_temperament_is_told_in_a_sentence() -> None:
    sentences = {words_of("en").text(message(f"inclination-{name}")) for name in temperaments()}
    assert len(sentences) == len(TEMPERAMENTS)
    assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in sentences)


def test_the_files_are_as_they_should_be() -> None:
    assert read_strengths(text_of("strengths.toml")) == strengths()
    assert strengths().keys() <= levels().keys()
    assert list(read_temperaments(text_of("temperaments.toml"))) == list(temperaments())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[hare", "strengths.toml: is no TOML file"),
        ("hare = 1", "strengths.toml: hare: does not fit: Expected `object`, got `int`"),
        (
            STRENGTH.replace("wins = 9\n", ""),
            "strengths.toml: hare: does not fit: Object missing required",
        ),
        (STRENGTH.replace("9", "11"), "strengths.toml: hare.wins: more than its games"),
        (
            STRENGTH.replace("20.5", '"many"'),
            "strengths.toml: hare.vp: does not fit: Expected `float`, got `str`",
        ),
        (STRENGTH + "rank = 1\n", "strengths.toml: hare: does not fit: Object contains unknown field `rank`"),
        (STRENGTH.replace("10", "0"), "strengths.toml: hare.games: does not fit: Expected `int` >= 1"),
    ],
)
def test_a_wrong_level_is_told_in_one_line(text: str, told: str) -> None:
    faulty(read_strengths, text, told)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("lazy = 1", "temperaments.toml: lazy: does not fit: Expected `object`, got `int`"),
        ("[lazy]\nsleep = 1", "temperaments.toml: lazy.sleep: no such number; there are: coal_dug"),
        ("[lazy]\nfood = -1", "temperaments.toml: lazy[...]: does not fit: Expected `float` >= 0"),
        ('[lazy]\nfood = "much"', "temperaments.toml: lazy[...]: does not fit: Expected `float`, got `str`"),
    ],
)
def test_a_wrong_temperament_is_told_in_one_line(text: str, told: str) -> None:
    faulty(read_temperaments, text, told)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[keen]\nhope = 1", "weights.toml: keen.hope: no such number; there are: debt"),
        ("[keen]\ndebt = -1", "weights.toml: keen[...]: does not fit: Expected `float` >= 0"),
    ],
)
def test_wrong_weights_are_told_in_one_line(text: str, told: str) -> None:
    faulty(read_weights, text, told)


def test_who_changes_nothing_has_the_plain_weights_themselves() -> None:
    assert read_weights("[plain]") == {"plain": PLAIN}


def faulty(read: Callable[[str], Any], text: str, told: str) -> None:
    with pytest.raises(DataError) as caught:
        read(text)
    assert english(caught.value).startswith(told)
    assert "\n" not in english(caught.value)
