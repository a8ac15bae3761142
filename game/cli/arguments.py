"""The command line: its commands, their options, and one line for what is refused. Standard library only."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.cli import values
from game.cli.helping import (
    MCTS,
    PURE,
    Parser,
    automas,
    examples,
    paragraphs,
    speak_as_argparse,
    told_examples,
)
from game.cli.measure.options import add_measure, measure_help
from game.cli.playtest.options import add_playtest, playtest_help
from game.cli.ruleset.options import add_ruleset, ruleset_help
from game.cli.shared_options import add_board, add_boards, add_jobs, add_ruleset_option, add_seats, add_seed
from game.cli.tune.options import add_tune, tune_help
from game.languages import OPTION
from game.locations import CHECKOUT, COMMAND, PROGRAM
from game.plain import as_typed
from game.plain_words import say, spoken

RECORD = ".hasp"
_PATTERN = f"*{RECORD}"
_SLASHES = ("/", "\\")
_GOLDEN = "tests/golden/2-seats-rows.hasp"
_OF_CHECKOUT = (
    "screenshots pictures --size 1920x1080",
    "motion CoalDug --rate 0.25",
    "measure levels",
    "bench",
)


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the command and its options; end the program on --help, and on mistakes with code 2."""
    speak_as_argparse()
    parser = _parser()
    asked = _shared_last(arguments)
    if not asked or _means_play(asked[0]):
        asked.insert(0, "play")
    options, rest = parser.parse_known_args(asked)
    options.line = as_typed(asked)
    if options.language is not None:
        _check_language(parser, options.language)
    if options.command != "play":  # the window speaks as its settings say, unless it is asked for another
        options.language = spoken()
    if options.command == "test":
        options.pytest = rest
    elif rest:
        parser.error(say("arg-rest", command=options.command, rest=" ".join(rest)))
    elif options.command == "playtest" and options.what is not None and asked[1] != options.what:
        parser.error(say("arg-before-what", command=options.command, what=options.what))
    return options


def _shared_last(arguments: Sequence[str]) -> list[str]:
    """Return the arguments with leading --language and --pure at the end, where each command takes them."""
    size = 0
    while leading := _size_of_shared(arguments[size:]):
        size += leading
    return [*arguments[size:], *arguments[:size]]


def _size_of_shared(arguments: Sequence[str]) -> int:
    """Return how many arguments a leading --language or --pure takes up; 0 if neither comes first."""
    first = arguments[0] if arguments else ""
    if first == OPTION:
        return 2
    return int(first == PURE or first.startswith(f"{OPTION}="))


def _check_language(parser: Parser, given: str) -> None:
    try:
        values.language(given)
    except argparse.ArgumentTypeError as problem:
        parser.error(say("arg-at", argument=OPTION, reason=problem))


def _means_play(first: str) -> bool:
    """Return True if a line begins with an option, a record or a folder, so that no command is named."""
    option = first.startswith("-") and first not in ("-h", "--help")
    folder = first.endswith(_SLASHES) or (any(mark in first for mark in _SLASHES) and Path(first).is_dir())
    return option or folder or first.lower().endswith(RECORD)


if TYPE_CHECKING:
    _Commands = argparse._SubParsersAction[Parser]


def _parser() -> Parser:
    about = f"{say('help-about')}\n{say('help-about-window', pattern=_PATTERN)}"
    parser = Parser(prog=PROGRAM, description=about, epilog=_examples())
    title, metavar = say("help-commands"), say("help-command")
    commands = parser.add_subparsers(dest="command", metavar=metavar, title=title, required=True)
    of_checkout = (_add_checkout,) if CHECKOUT else ()
    for add in (_add_window, _add_games, _add_rulesets, _add_rest, *of_checkout):
        add(commands)
    return parser


def _examples() -> str:
    record = _GOLDEN if CHECKOUT else f"mine{RECORD}"
    lines = told_examples(
        ("", say("help-example-play")),
        ("--size 1920x1080", say("help-example-size")),
        (record, say("help-example-record")),
        ("--ruleset mine.toml", say("help-example-draft")),
        *([("test", say("help-example-test"))] if CHECKOUT else []),
        ("simulate --seats bauer,random --games 100 --seed 1", ""),
        ("ladder --players bauer,greedy,random --games 100 --out ladder.md", ""),
        ("tune --from plain --generations 20 --out found.toml", ""),
        ("openspiel --bots mcts:100,bauer --games 10", ""),
        ("playtest --games 2000 --ruleset mine.toml --against base --out report/", ""),
        ("ruleset new mine.toml", ""),
        (f"replay {record}", ""),
        (f"coach {record}", ""),
        ('weigh played.hasp "take brown from 2" "take black from 1"', ""),
        ("compile", ""),
        *((line, "") for line in _OF_CHECKOUT if CHECKOUT),
    )
    return paragraphs(lines, say("help-each", example=f"{COMMAND} simulate --help"))


def _command(commands: _Commands, name: str, help: str, about: str, *epilog: str) -> Parser:
    """Add a command, given the ids of its help and description, and what stands below its options."""
    below = paragraphs(*epilog) if epilog else None
    return commands.add_parser(name, help=say(help), description=say(about), epilog=below)


def _add_window(commands: _Commands) -> None:
    """Add the command that opens the window."""
    about, language = say("help-play-about"), "help-play-language"
    play = commands.add_parser("play", help=say("help-play"), description=about, language=language)
    record = say("help-play-file", pattern=_PATTERN)
    play.add_argument("file", type=Path, nargs="?", metavar=say("help-file"), help=record)
    play.add_argument("--ruleset", metavar=say("help-path"), help=say("help-play-ruleset"))
    told = say("help-play-at", pattern=_PATTERN)
    play.add_argument("--at", type=values.number(0), metavar="N", help=told)
    _add_size(play, say("help-play-size", example="1920x1080"))
    play.add_argument("--fullscreen", action="store_true", default=None, help=say("help-play-fullscreen"))


def _add_games(commands: _Commands) -> None:
    _add_simulate(
        _command(commands, "simulate", "help-simulate", "help-simulate-about", _simulate_help(), automas())
    )
    _add_ladder(_command(commands, "ladder", "help-ladder", "help-ladder-about", _ladder_help(), automas()))
    add_tune(_command(commands, "tune", "help-tune", "help-tune-about", tune_help()))
    _add_openspiel(
        _command(
            commands, "openspiel", "help-openspiel", "help-openspiel-about", _openspiel_help(), automas()
        )
    )


def _add_rulesets(commands: _Commands) -> None:
    add_playtest(
        _command(commands, "playtest", "help-playtest", "help-playtest-about", playtest_help(), automas())
    )
    add_ruleset(_command(commands, "ruleset", "help-ruleset", "help-ruleset-about", ruleset_help()))


def _add_rest(commands: _Commands) -> None:
    replay = _command(commands, "replay", "help-replay", "help-replay-about")
    record = say("help-replay-file", pattern=_PATTERN)
    replay.add_argument("file", type=Path, metavar=say("help-file"), help=record)
    replay.add_argument("--ruleset", metavar=say("help-path"), help=say("help-of-record"))

    about = say("help-coach-about")
    coach = commands.add_parser("coach", help=say("help-coach"), description=about)
    coach.add_argument("file", type=Path, metavar=say("help-file"), help=record)
    seat = values.number(1)
    coach.add_argument("--seat", type=seat, metavar="N", help=say("help-coach-seat"))
    coach.add_argument("--ruleset", metavar=say("help-path"), help=say("help-of-record"))
    add_jobs(coach)

    _add_weigh(_command(commands, "weigh", "help-weigh", "help-weigh-about", _weigh_help()))

    _add_puzzles(_command(commands, "puzzles", "help-puzzles", "help-puzzles-about", _puzzles_help()))

    own = _command(commands, "statistics", "help-statistics", "help-statistics-about")
    own.add_argument("--name", metavar=say("help-name"), help=say("help-statistics-name"))
    own.add_argument("--csv", type=Path, metavar=say("help-file"), help=say("help-statistics-csv"))
    _add_compile(_command(commands, "compile", "help-compile", "help-compile-about"))


def _add_compile(parser: Parser) -> None:
    games = values.number(1, values.MOST_GAMES)
    parser.add_argument("--check", type=games, metavar="N", help=say("help-compile-check"))


def _add_checkout(commands: _Commands) -> None:
    """Add the commands that need the whole repository."""
    about = say("help-test-about", command="test")
    test = commands.add_parser("test", help=say("help-test"), description=about)
    test.add_argument("--compiled", action="store_true", help=say("help-test-compiled"))

    add_measure(_command(commands, "measure", "help-measure", "help-measure-about", measure_help()))

    bench = _command(commands, "bench", "help-bench", "help-bench-about")
    bench.add_argument("parts", nargs="*", metavar=say("help-part"), help=say("help-bench-parts"))
    bench.add_argument("--json", action="store_true", help=say("help-bench-json"))

    pictures = _command(commands, "screenshots", "help-screenshots", "help-screenshots-about")
    folder = say("help-screenshots-folder")
    pictures.add_argument("folder", type=Path, metavar=say("help-folder"), help=folder)
    _add_size(pictures, say("help-default", default="1920x1080"), default=(1920, 1080))

    about = say("help-motion-about")
    motion = commands.add_parser("motion", help=say("help-motion"), description=about)
    motion.add_argument("event", nargs="?", metavar=say("help-event"), help=say("help-motion-event"))
    motion.add_argument("--list", action="store_true", help=say("help-motion-list"))
    rate = say("help-motion-rate", example="0.25")
    motion.add_argument("--rate", type=values.rate, default=1.0, metavar="N", help=rate)
    _add_size(motion, say("help-play-size", example="1920x1080"))


def _add_weigh(parser: Parser) -> None:
    add = parser.add_argument
    add("file", type=Path, metavar=say("help-file"), help=say("help-weigh-file", pattern=_PATTERN))
    add("move", metavar=say("help-move"), help=say("help-weigh-move"))
    add("better", metavar=say("help-move"), help=say("help-weigh-better"))
    add("--level", default="bauer", metavar=say("help-name"), help=say("help-weigh-level", default="bauer"))
    deals = values.number(0, values.MOST_GAMES)
    add("--deals", type=deals, default=40, metavar="N", help=say("help-weigh-deals", default=40))
    add_seed(parser, "help-seed")
    add_jobs(parser)
    add("--ruleset", metavar=say("help-path"), help=say("help-of-record"))
    add("--json", action="store_true", help=say("help-json"))


def _weigh_help() -> str:
    record = "docs/weaknesses/bauer-turn-order.hasp"
    return examples(f'weigh {record} "take brown from 2" "take black from 1" --level bauer --deals 50')


def _add_puzzles(parser: Parser) -> None:
    """Add the subcommands of `puzzles`."""
    title, metavar = say("help-puzzles-does"), say("help-what")
    does = parser.add_subparsers(dest="what", metavar=metavar, title=title, required=True)
    for what, told in (("list", say("help-puzzles-list")), ("prove", say("help-puzzles-prove"))):
        one = does.add_parser(what, help=told, description=told)
        one.add_argument(
            "folder", type=Path, nargs="?", metavar=say("help-folder"), help=say("help-puzzles-folder")
        )
    told = say("help-puzzles-find")
    find = does.add_parser("find", help=told, description=told)
    games = values.number(1, values.MOST_GAMES)
    find.add_argument("--games", type=games, default=40, metavar="N", help=say("help-games", default=40))
    add_seed(find, "help-seed")
    find.add_argument(
        "--out", type=Path, required=True, metavar=say("help-folder"), help=say("help-puzzles-out")
    )


def _puzzles_help() -> str:
    lines = examples("puzzles list", "puzzles prove", "puzzles find --games 40 --out mine")
    return paragraphs(lines, say("help-puzzles-more"))


def _add_size(parser: Parser, help: str, default: tuple[int, int] | None = None) -> None:
    parser.add_argument("--size", type=values.size, default=default, metavar=say("help-size"), help=help)


def _simulate_help() -> str:
    return paragraphs(
        examples(
            "simulate",
            "simulate --seats bauer,bauer,random --games 20 --tiles random",
            "simulate --tiles random --new-tiles 16,17,28",
            "simulate --seats bauer,bauer,bauer,random --modules black,iron --tunnel B --tiles recommended",
            "simulate --seats bauer,random --games 100 --seed 1 --json > figures.json",
            "simulate --seats bauer,random --ruleset my-rules.toml",
            "simulate --seats greedy,mcts:200",
            "simulate --seats bauer:miner,bauer:farmer --games 100 --mix",
        ),
        f"{say('help-simulate-seeds', formula='--seed + n - 1')}\n{say('help-simulate-advice')}",
    )


def _ladder_help() -> str:
    return paragraphs(
        examples(
            "ladder",
            "ladder --players bauer,greedy --seats 2 --games 1000 --out ladder.md",
            "ladder --players bauer,mcts:1000 --seats 2 --games 100 --jobs 2 --out slow.json --resume",
            "ladder --seats 4 --modules black,iron --tunnel B --boards four-long-legs,three-circles",
        ),
        say("help-ladder-more", jobs="--jobs"),
    )


def _openspiel_help() -> str:
    lines = examples(
        "openspiel --bots mcts:100,bauer --games 10",
        "openspiel --bots uniform,ismcts:50,knecht --games 9 --modules black,iron --tiles recommended",
    )
    return paragraphs(lines, say("help-openspiel-more"))


def _add_openspiel(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    bots = ["mcts:20", "knecht"]
    kinds = {"mcts": MCTS, "ismcts": f"is{MCTS}", "uniform": "uniform"}
    told = say("help-openspiel-bots", default=",".join(bots), **kinds)
    add("--bots", type=values.players, default=bots, metavar="A,B", help=told)
    games = values.number(1, values.MOST_GAMES)
    add("--games", type=games, default=10, metavar="N", help=say("help-openspiel-games", default=10))
    seeds = values.number(0, values.MOST_SMALL_SEED)
    add("--seed", type=seeds, default=1, metavar="N", help=say("help-first-seed", default=1))
    add_jobs(parser)
    add_ruleset_option(parser)
    add("--json", action="store_true", help=say("help-json"))
    group = parser.add_argument_group(say("help-board-group"))
    told = say("help-layout", example="three-circles")
    group.add_argument("--layout", type=values.board, metavar=say("help-name"), help=told)
    add_board(group, tiles="random")


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add_seats(parser, "bauer", "random")
    games = values.number(1, values.MOST_GAMES)
    add("--games", type=games, default=10, metavar="N", help=say("help-games", default=10))
    add_seed(parser, "help-seed")
    add_jobs(parser, 1, "help-simulate-jobs")
    add_ruleset_option(parser)
    add("--mix", action="store_true", help=say("help-mix"))
    add("--json", action="store_true", help=say("help-json"))
    group = parser.add_argument_group(say("help-board-group"))
    told = say("help-layout", example="three-circles")
    group.add_argument("--layout", type=values.board, metavar=say("help-name"), help=told)
    add_board(group, tiles="first")


def _add_ladder(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    players = ["bauer", "greedy", "random"]
    told = say("help-players", default=",".join(players))
    add("--players", type=values.players, default=players, metavar="A,B", help=told)
    add("--one", metavar="A", help=say("help-ladder-one"))
    told = say("help-seat-counts", default="2,3,4")
    add("--seats", type=values.counts, default=(2, 3, 4), metavar="N,N", help=told)
    games = values.number(1, values.MOST_GAMES)
    add("--games", type=games, default=100, metavar="N", help=say("help-ladder-games", default=100))
    add_seed(parser)
    add_jobs(parser)
    told = say("help-ladder-out", endings=", ".join(values.OUTS))
    add("--out", type=values.file(values.OUTS), metavar=say("help-file"), help=told)
    add("--resume", action="store_true", help=say("help-ladder-resume", out="--out"))
    add_ruleset_option(parser)
    group = parser.add_argument_group(say("help-board-group"))
    add_boards(group)
    add_board(group, tiles="random")
