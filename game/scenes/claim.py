"""Who has a saved game on the table: one window at a time, told by a lock that ends with its process."""

from __future__ import annotations

import errno
import os
import threading
from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout

LOCK = ".lock"  # how the names of locks end
PATIENCE = 0.05  # seconds in which a lock that is just being taken away is asked for again
LEAVING = 2.0  # seconds to wait for a table of this window that is being left
_NO_LOCKS = {errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOLCK}
"""The answers of file systems that have none: whatever lies there is nobody's lock."""

_ours: dict[str, Claim] = {}
_change = threading.Condition()


class InUse(Exception):
    """The game lies on a table already, mostly in another window."""


class Claim:
    """The right to write one saved game, until it is released or the process ends, however it ends.

    Where the system gives no locks (some network folders, a folder that is read-only or full), everybody
    gets a claim: nobody is kept from playing, and `SaveFile` sees when another has written.
    """

    def __init__(self, path: Path, lock: FileLock | None) -> None:
        self.path, self._lock = path, lock
        self.leaving = False  # the table is being left: it is released soon

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
        """Return whether it keeps other windows away."""
        return self._lock is not None

    def release(self) -> None:
        """Let others have it, and leave no lock behind."""
        lock, self._lock = self._lock, None
        if lock is not None:
            _unlocked(lock)
        with _change:
            if _ours.get(os.path.abspath(self.path)) is self:
                del _ours[os.path.abspath(self.path)]
            _change.notify_all()


def lock_of(path: Path) -> Path:
    """The lock of a saved game lies beside it: who can write it can lock it, on another machine too."""
    return path.with_name(f".{path.name}{LOCK}")


def _locked(path: Path) -> FileLock | None:
    """A lock on a saved game; None where the system gives none. Raises InUse."""
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
    """Give a lock back and take its file away.

    Where the system lets us, the file goes while the lock is held, so that nobody loses one taken since.
    Whoever has just opened the old file sees that it has no name any more, and tries again.
    """
    if os.name != "nt":
        with suppress(OSError):
            os.unlink(lock.lock_file)
    with suppress(OSError):
        lock.release()
    if os.name == "nt":
        with suppress(OSError):
            os.unlink(lock.lock_file)
