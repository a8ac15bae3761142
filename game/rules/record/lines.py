"""The lines of a record, and the checks that show whether they are unchanged (docs/record.md)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from enum import Enum
from hashlib import sha256
from typing import NamedTuple

from game.rules.message import Message, MessageError, message

FORMAT = 2
_BEGINS = "Haspelknecht record"
FIRST_LINE = f"{_BEGINS} {FORMAT}"
CHECKED_LINE = f"{FIRST_LINE}, checked"
SCORES = "scores:"
PLAYER = "player "
"""How a line begins that says who sits on a seat."""
NOTE, ANSWERS = "note ", "answers "
"""How the lines begin that tell what people said of a playtest."""
_CHECK, _END = "check:", "end:"
_FIRST = re.compile(rf"{_BEGINS} ([1-9][0-9]{{0,5}})(, checked)?")
_SEAL = re.compile(rf"{_CHECK} ([0-9a-f]{{8}})")
_LAST = re.compile(rf"({_END} ([0-9]{{1,6}}) moves?) ([0-9a-f]{{8}})")
_SCORED = re.compile(rf"^[ \t]*{SCORES}((?:[ \t]+-?[0-9]{{1,4}})+)[ \t\r]*$", re.MULTILINE)
_DAMAGED = message("record-damaged", begins=FIRST_LINE)


class Fault(Enum):
    """The reason why a record cannot be used. Only DAMAGED means that the file is damaged."""

    DAMAGED = "damaged"
    """It is provably changed or incomplete, or it never was a record."""
    NEWER = "newer"
    """It was written by a later edition."""
    FORMER = "former"
    """It is unchanged, but its moves are not legal under today's rules, or nobody reads its form now."""
    NO_RULESET = "no ruleset"
    """Its ruleset is missing, or cannot be used."""
    OTHER_FIGURES = "other figures"
    """Its ruleset has other figures now."""


class RecordError(MessageError):
    """A record that cannot be replayed. `what` tells what is wrong, `said` also in which lines."""

    def __init__(self, what: Message, fault: Fault = Fault.DAMAGED, line: int = 0, last: int = 0) -> None:
        super().__init__(_in_lines(what, line, last))
        self.what, self.fault, self.line = what, fault, line

    @property
    def damaged(self) -> bool:
        """Return True if the file is provably damaged; otherwise it is sound but not usable here."""
        return self.fault is Fault.DAMAGED


def _in_lines(what: Message, first: int, last: int = 0) -> Message:
    """Return a message about a fault in these lines; for the header, which has no numbers, the line is 0."""
    if not first:
        return message("record-header", said=what)
    if last in (0, first):
        return message("record-line", line=first, said=what)
    return message("record-lines", first=first, last=last, said=what)


class RecordLine(NamedTuple):
    """A line that is no comment, with single blanks between its words."""

    at: int
    text: str


class Parts(NamedTuple):
    """The lines of a record that are unchanged, by its checks."""

    header: Sequence[RecordLine]
    body: Sequence[RecordLine]
    """Moves, seats that change hands, what was said of a playtest, and scores."""
    checked: bool
    claimed: int | None
    """The number of moves that the record says it has, where it is known."""
    problem: RecordError | None = None
    """The damage, if any shows."""
    doubtful: Sequence[RecordLine] = ()
    """The lines of which at least one is damaged."""


class RecordWriter:
    """Collects the lines of a record, with a check after each part."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._part: list[str] = []
        self._seal = ""

    def add(self, *lines: str) -> None:
        """Add lines that a check covers."""
        self._lines += lines
        self._part += lines

    def remark(self, line: str) -> None:
        """Add a line that no check covers."""
        self._lines.append(line)

    def check(self) -> None:
        """End a part with its check."""
        self._seal = _sealed(self._seal, self._part)
        self._lines.append(f"{_CHECK} {self._seal}")
        self._part.clear()

    def text(self, moves: int) -> str:
        """Return the whole record, with its last line."""
        last = f"{_END} {moves} {'move' if moves == 1 else 'moves'}"
        lines = [*self._lines, f"{last} {_sealed(self._seal, [*self._part, last])}"]
        return "\n".join(lines) + "\n"


def _sealed(before: str, lines: Iterable[str]) -> str:
    """Return eight hex digits over the lines of a part and the check before it."""
    return sha256("\n".join((before, *lines)).encode("utf-8", "surrogatepass")).hexdigest()[:8]


def parts_of(text: str) -> Parts:
    """Return a record's lines, by its checks if it has any. Raises RecordError if its header is not sound."""
    text = text.removeprefix("\ufeff")
    written = text.splitlines()
    lines = [RecordLine(at, " ".join(line.split())) for at, line in enumerate(written, 1)]
    lines = [line for line in lines if line.text and not line.text.startswith("#")]
    first = _FIRST.fullmatch(lines[0].text) if lines else None
    if first is None:
        raise RecordError(message("record-none", begins=FIRST_LINE), line=1)
    if (format := int(first[1])) != FORMAT:
        id, fault = ("newer", Fault.NEWER) if format > FORMAT else ("older", Fault.FORMER)
        what = message(f"record-{id}", format=str(format), reads=str(FORMAT))
        raise RecordError(what, fault, lines[0].at)
    torn = text[-1] not in "\r\n" and lines[-1].at == len(written)
    return _by_checks(lines, torn) if first[2] else _by_hand(lines[1:])


def _by_hand(lines: Sequence[RecordLine]) -> Parts:
    """Return the parts without looking at checks. Scores may be anywhere."""
    lines = [line for line in lines if not line.text.startswith((_CHECK, _END))]
    begin = next((at for at, line in enumerate(lines) if _begins_body(line)), len(lines))
    header = [line for line in lines[:begin] if not line.text.startswith(SCORES)]
    scores = [line for line in lines[:begin] if line.text.startswith(SCORES)]
    body = [*scores, *lines[begin:]]
    return Parts(header, body, False, count_moves(body))


def _begins_body(line: RecordLine) -> bool:
    return line.text[0].isdigit() or line.text.startswith((NOTE, ANSWERS))


def scores_told(text: str) -> tuple[int, ...]:
    """Return the VP by seat that a record tells of its end, for a list; () where it tells none."""
    found = _SCORED.search(text)
    return tuple(map(int, found[1].split())) if found else ()


def count_moves(lines: Iterable[RecordLine]) -> int:
    """Return the number of moves among these lines."""
    return sum(line.text[0].isdigit() for line in lines)


class _Part(NamedTuple):
    """Lines up to a check, and whether they match it; None where no check follows them."""

    lines: Sequence[RecordLine]
    sound: bool | None
    moves: int | None = None
    """The number of moves of the whole record, if this part has the last line."""

    @property
    def said(self) -> Sequence[RecordLine]:
        """Return the lines without the check."""
        return self.lines if self.sound is None else self.lines[:-1]

    def wrong(self, what: Message) -> RecordError:
        """Return the error for a fault in these lines."""
        return RecordError(what, Fault.DAMAGED, self.lines[0].at, self.lines[-1].at)


def _by_checks(lines: Sequence[RecordLine], torn: bool) -> Parts:
    """Return the parts that match their checks, up to the first that does not."""
    parts = _parts(lines)
    if torn and not (parts[-1].sound and parts[-1].moves is not None):
        parts = _parts(lines[:-1])  # the last line may be cut and read as another
    header, *parts = parts or [_Part(lines, None)]
    if header.sound is None:
        raise header.wrong(message("record-cut-in-header"))
    if not header.sound:
        raise header.wrong(_DAMAGED)
    good = next((at for at, part in enumerate(parts) if not part.sound), len(parts))
    body = [line for part in parts[:good] for line in part.said]
    claimed = _claimed(parts, lines)
    ended = next((at for at, part in enumerate(parts[:good], 1) if part.moves is not None), 0)
    if ended:
        after = [RecordError(message("record-after-end"), line=part.lines[0].at) for part in parts[ended:]]
        return Parts(header.said[1:], body, True, claimed, after[0] if after else None)
    if good < len(parts) and parts[good].sound is not None:
        return Parts(header.said[1:], body, True, claimed, parts[good].wrong(_DAMAGED), parts[good].said)
    body += [line for part in parts[good:] for line in part.said]
    cut = RecordError(message("record-cut-off", last=f"{_END} …"), line=lines[-1].at)
    return Parts(header.said[1:], body, True, claimed, cut)


def _parts(lines: Iterable[RecordLine]) -> list[_Part]:
    found, part, before = list[_Part](), list[RecordLine](), ""
    for line in lines:
        part.append(line)
        if not line.text.startswith((_CHECK, _END)):
            continue
        last = _LAST.fullmatch(line.text)
        more = [last[1]] if last else []
        seal = line.text.rpartition(" ")[2]
        sound = seal == _sealed(before, [*(one.text for one in part[:-1]), *more])
        found.append(_Part(part, sound and bool(last or _SEAL.fullmatch(line.text)), last and int(last[2])))
        part, before = [], seal
    return [*found, _Part(part, None)] if part else found


def _claimed(parts: Iterable[_Part], lines: Iterable[RecordLine]) -> int | None:
    """Return the number of moves in the last line, unless it is damaged itself."""
    told = [part for part in parts if part.moves is not None]
    return (
        told[0].moves if len(told) == 1 and (told[0].sound or told[0].moves == count_moves(lines)) else None
    )
