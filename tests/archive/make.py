"""Put the base as it is into the archive, with a game: `python -m tests.archive.make`. What is there stays.

Only when figures of the base are corrected, before the change is handed on; the line that is printed belongs
into tests/archive/test_archive.py.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from game.rules import Setup, record_text
from game.rules.ruleset import ARCHIVE, digest, load_ruleset
from game.rules.ruleset.archive import archived_text
from tests.properties.games import played

HERE = Path(__file__).resolve().parent
GAME = Setup(seats=2, seed=4, tiles="recommended", modules=frozenset({"black", "iron"}), tunnel="B")


def main() -> None:
    """Write the file of the archive and the record of the game, unless they are there."""
    name = digest(GAME.ruleset)
    file, record = ARCHIVE / f"{name}.toml", HERE / f"{name}.hasp"
    if not file.exists():
        base = load_ruleset()
        file.write_text(archived_text(base, base), "utf-8", newline="\n")
    if not record.exists():
        _, moves = played(GAME, GAME.seed, 5_000)
        record.write_text(record_text(GAME, moves), "utf-8", newline="\n")
    print(f'    "{name}": "{sha256(file.read_bytes()).hexdigest()}",')


if __name__ == "__main__":
    main()
