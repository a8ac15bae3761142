"""The claim on a saved game: one window at a time plays it, by a lock that ends with its process."""

from __future__ import annotations

import errno
import os
import threading
from contextlib import suppress
from functools import partial
from pathlib import Path

from filelock import FileLock, Timeout

LOCK = ".lock"  # the ending of locks
PATIENCE = 0.05  # seconds to try again for a lock that is just being removed
LEAVING = 2.0  # seconds to wait for a table of this window that is being closed
_NO_LOCKS = {errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOLCK}
"""The errors of file systems without locks: a lock file there is nobody's."""

_ours: dict[str, Claim] = {}
_change = threading.Condition()


class InUse(Exception):
    """The game is on a table already, mostly in another window."""


class Claim:
    """The right to write a saved game, until it is released or the process ends in any way.

    Where the system has no locks (some network folders, a folder that is read-only or full), everybody gets a
    claim: nobody is kept from playing, and `SaveFile` notices when another window has written.
    """

    def __init__(self, path: Path, lock: FileLock | None) -> None:
        self.path, self._lock = path, lock
        self.leaving = False  # True once the table is being closed, which releases the claim soon

    @classmethod
    def take(cls, path: Path) -> Claim:
        """Claim a saved game. Raises InUse."""
        key = os.path.abspath(path)
        with _change:
            _change.wait_for(lambda: key not in _ours or not _ours[key].leaving, LEAVING)
            if key in _ours:
                raise InUse(path.name)
            claim = cls(path, _locked(path))
            _ours[key] = claim
        return claim

    @property
    def locks(self) -> bool:
        """True if the claim keeps other windows away."""
        return self._lock is not None

    def release(self) -> None:
        """Release the claim, and leave no lock behind."""
        lock, self._lock = self._lock, None
        if lock is not None:
            _unlocked(lock)
        with _change:
            if _ours.get(os.path.abspath(self.path)) is self:
                del _ours[os.path.abspath(self.path)]
            _change.notify_all()


def lock_of(path: Path) -> Path:
    """Return the lock of a saved game, beside it: whoever can write the game can lock it, on any machine."""
    return path.with_name(f".{path.name}{LOCK}")


def _locked(path: Path) -> FileLock | None:
    """Return a lock on a saved game; None where the system has none. Raises InUse."""
    if not path.parent.is_dir():
        return None
    lock = FileLock(lock_of(path), thread_local=False, fallback_to_soft=False)
    try:
        lock.acquire(timeout=PATIENCE, poll_interval=PATIENCE / 5)
    except Timeout as taken:
        raise InUse(path.name) from taken
    except (OSError, NotImplementedError) as error:
        if getattr(error, "errno", None) in _NO_LOCKS:
            lock_of(path).unlink(missing_ok=True)
        return None
    return lock


def _unlocked(lock: FileLock) -> None:
    """Release a lock and remove its file.

    Where the system allows it, the file is removed while the lock is held, so that nobody loses a lock taken
    since. Whoever has just opened the old file sees that it has no name any more, and tries again.
    """
    remove = partial(os.unlink, lock.lock_file)
    for step in (lock.release, remove) if os.name == "nt" else (remove, lock.release):
        with suppress(OSError):
            step()
