"""Writing beside the loop: a disk may take longer than a frame."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

WRITER = ThreadPoolExecutor(1, "writer")


class Keeper:
    """Keeps the latest text of one file. What is outdated before its turn comes is not written."""

    def __init__(self, write: Callable[[str], None]) -> None:
        self._write = write
        self._latest = ""
        self._writing: Future[None] | None = None
        self.trouble = ""  # why the latest text could not be written

    def keep(self, text: str) -> None:
        """Write this as soon as the disk lets us."""
        self._latest = text
        self._writing = WRITER.submit(self._written, text)

    def finish(self) -> None:
        """Wait until the latest text is written."""
        if self._writing is not None:
            self._writing.result()

    def _written(self, text: str) -> None:
        if text is not self._latest:
            return
        try:
            self._write(text)
            self.trouble = ""
        except OSError as error:
            self.trouble = error.strerror or str(error)
