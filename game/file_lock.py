"""A lock on an open file, which ends with the process or when the file is closed. Standard library only.

Like install.py, which needs it, this must stay readable for old Pythons.
"""

from __future__ import annotations

import errno
import sys
from typing import IO

_NO_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP)


def lock(file: IO[str], wait: bool) -> bool:
    """Take the lock; return True if it is ours, or if there are no locks and nobody can wait for anybody."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno in _NO_LOCKS
    return True
