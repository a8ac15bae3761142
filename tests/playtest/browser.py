"""A real browser for the tests, if there is one: Chromium, driven through its debugging pipe."""

from __future__ import annotations

import json
import os
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome-headless-shell")
PATIENCE = 60.0
SWITCHES = ("--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe")
WITH_PIPES = """
import fcntl, os, sys
ours, theirs = (fcntl.fcntl(int(number), fcntl.F_DUPFD, 10) for number in sys.argv[1:3])
os.dup2(ours, 3)
os.dup2(theirs, 4)
os.execv(sys.argv[3], sys.argv[3:])
"""
"""Becomes the browser, which reads from pipe 3 and writes to pipe 4."""


def installed() -> str | None:
    """The browser's command; HASPELKNECHT_BROWSER names another."""
    if sys.platform == "win32":  # it hands over no pipes by number
        return None
    named = os.environ.get("HASPELKNECHT_BROWSER")
    return next((found for name in (named, *NAMES) if name and (found := shutil.which(name))), None)


class Page:
    """A tab, and all that was said and asked for in it."""

    def __init__(self, to: int, back: int) -> None:
        self._to, self._back = to, back
        self._number, self._unread = 0, b""
        self._session: str | None = None
        self.events: list[dict[str, Any]] = []
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.ask(f"{domain}.enable")

    def ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Give a command and wait for its answer."""
        self._number += 1
        message: dict[str, Any] = {"id": self._number, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._to, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._read()
            if answer.get("id") == self._number:
                assert "error" not in answer, answer["error"]
                return dict(answer["result"])
            self.events.append(answer)

    def open(self, path: Path, width: int, height: int) -> None:
        """Show a file in a window of this size."""
        sizes = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
        self.ask("Emulation.setDeviceMetricsOverride", **sizes)
        self.events.clear()
        self.ask("Page.navigate", url=path.as_uri())
        while not any(event["method"] == "Page.loadEventFired" for event in self.events):
            self.events.append(self._read())

    def value(self, expression: str) -> Any:
        """What a line of JavaScript comes to."""
        found = self.ask("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in found, found["exceptionDetails"]
        return found["result"].get("value")

    def said(self) -> list[str]:
        """What the console and the log have been told, and every exception."""
        kinds = ("Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded")
        return [json.dumps(event["params"]) for event in self.events if event["method"] in kinds]

    def asked_for(self) -> list[str]:
        """Every address that was requested, those within the page left out."""
        asked = [event for event in self.events if event["method"] == "Network.requestWillBeSent"]
        found = [str(event["params"]["request"]["url"]) for event in asked]
        return [address for address in found if not address.startswith("data:")]

    def _read(self) -> dict[str, Any]:
        until = time.monotonic() + PATIENCE
        while b"\0" not in self._unread:
            ready, _, _ = select.select([self._back], [], [], max(0.0, until - time.monotonic()))
            read = os.read(self._back, 1 << 16) if ready else b""
            if not read:
                raise TimeoutError("the browser does not answer")
            self._unread += read
        one, _, self._unread = self._unread.partition(b"\0")
        return dict(json.loads(one))


@contextmanager
def opened(command: str, home: Path) -> Iterator[Page]:
    """A browser with an empty tab; it ends with the block."""
    (from_us, to), (back, from_it) = os.pipe(), os.pipe()
    asked = (command, *SWITCHES, f"--user-data-dir={home}", "about:blank")
    process = subprocess.Popen(
        [sys.executable, "-c", WITH_PIPES, str(from_us), str(from_it), *asked],
        pass_fds=(from_us, from_it),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(from_us)
    os.close(from_it)
    try:
        yield Page(to, back)
    finally:
        process.terminate()
        process.wait(timeout=PATIENCE)
        os.close(to)
        os.close(back)
