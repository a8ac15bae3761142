"""`python main.py playtest notes`: gathers what people said of playtests, beside what the lab expects."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from game.cli.long_run import INTERRUPTED, check_place, write_whole
from game.cli.playtest.command import PlaytestProgress
from game.cli.playtest.options import NOTES_REPORT
from game.cli.saying import UserError, wrong
from game.plain import escaped
from game.plain_words import plain
from game.playtest.people.expecting import ExpectedResult, GameGroup, grouped, kept_by_lab, played_by_lab
from game.playtest.people.gathering import GatheredGames, gather
from game.playtest.people.page import people_page
from game.playtest.people.rows import GroupShown
from game.playtest.people.shown import group_shown, heading, voice_for
from game.playtest.plan import PlanError
from game.playtest.report.heads import command_line
from game.playtest.store import StoreError
from game.playtest.voice import Voice
from game.rules.message import Message, message
from game.rules.record import Shelf
from game.rules.setup import SetupError


def notes(options: Namespace, shelf: Shelf) -> int:
    """Gather the playtests of the folder, write the report and print it in short. Raises UserError."""
    folder: Path = options.folder
    if not folder.is_dir():
        raise wrong(str(folder), "lab-people-no-folder")
    out = options.out or folder / NOTES_REPORT
    check_place(out)
    found = gather(folder, shelf)
    if not found.games:
        raise UserError(_nothing(folder, found))
    try:
        shown = _groups(options, found)
    except KeyboardInterrupt:
        return INTERRUPTED
    voice = Voice(options.language)
    write_whole(out, people_page(voice, found, shown, command_line(options.line)))
    _print(voice, found, shown)
    print(_line(voice.say("lab-people-written", file=str(out))))
    return 0


def _groups(options: Namespace, found: GatheredGames) -> list[GroupShown]:
    shown: list[GroupShown] = []
    for group in grouped(found.games):
        expected, kept = _expected(options, group)
        voice = voice_for(group, options.language)
        shown.append(group_shown(voice, group, expected, kept, options.ruleset))
    return shown


def _expected(options: Namespace, group: GameGroup) -> tuple[ExpectedResult | None, Path | None]:
    """Return what the lab expects, and the report's folder if it is from one. Raises UserError."""
    if options.report is not None:
        try:
            expected = kept_by_lab(options.report, group)
        except StoreError as problem:
            raise UserError(problem.said) from problem
        if expected is not None:
            return expected, options.report
    if not options.games:
        return None, None
    try:
        with closing(PlaytestProgress()) as progress:
            return played_by_lab(group, options.games, progress, options.jobs), None
    except (PlanError, SetupError):  # what cannot be drawn at random for so many seats
        return None, None


def _nothing(folder: Path, found: GatheredGames) -> Message:
    """Return the message that a folder has no playtest, or why its records could not be read."""
    if found.unread:
        count, first = len(found.unread), found.unread[0]
        return message("lab-people-none-read", folder=str(folder), count=count, why=first)
    return message("lab-people-none", folder=str(folder))


def _print(voice: Voice, found: GatheredGames, groups: Sequence[GroupShown]) -> None:
    """Print what was said by moment, and how it went; the report has the rest."""
    print(_line(voice.text(heading(found.games))))
    for group in groups:
        print(f"\n{_line(group.title)}")
        for line in group.intro:
            print(f"  {_line(line)}")
        for one in group.glance:
            print(
                f"  {_line(one.label)}: {_line(' · '.join(filter(None, (one.value, one.note, one.change))))}"
            )
        for moment in group.moments:
            print(f"\n  {_line(moment.title)}")
            for note in moment.notes:
                words = ": ".join(
                    filter(None, (" · ".join(filter(None, (note.kind_said, note.about))), note.words))
                )
                print(f"  - {_line(words)}")
                print(f"    {_line(note.left)}")
                print(f"    {_line(note.command)}")
        _print_wishes(voice, group)
    for why in found.unread:
        print(f"\n{_line(voice.say('lab-people-not-read', why=why))}")
    print()


def _print_wishes(voice: Voice, group: GroupShown) -> None:
    """Print the one thing that each person would change."""
    wishes = [answers for answers in group.answers if answers.change]
    if wishes:
        print(f"\n  {_line(voice.say('lab-people-head-change'))}")
    for one in wishes:
        print(f"  - {_line(one.change)}\n    {_line(one.name)}, {_line(one.game)}")


def _line(text: str) -> str:
    """Return a text that any terminal can show: what strangers wrote is plain, and steers nothing."""
    return plain(escaped(text)).replace("−", "-").replace("–", "-").replace("’", "'")
