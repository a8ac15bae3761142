"""Numbers and addresses that no command can work with are refused at once, in one line."""

from __future__ import annotations

import os
import socket
import time

import pytest

from game import install, program
from game.cli.arguments import parse

FAR = "999999999999999999"
"""Above every bound, and a number that the parser once took."""
COUNTS = [
    ("simulate", "--games"),
    ("simulate", "--jobs"),
    ("ladder", "--games"),
    ("ladder", "--jobs"),
    ("tune", "--games"),
    ("tune", "--generations"),
    ("tune", "--population"),
    ("tune", "--held-out"),
    ("tune", "--jobs"),
    ("tune", "--screen"),
    ("playtest", "--games"),
    ("playtest", "--price"),
    ("playtest", "--jobs"),
]


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What is said of a line that cannot be done, which is one line and said soon."""
    start = time.process_time()
    try:
        code = program.main([*words])
    except SystemExit as ended:
        code = int(ended.code or 0)
    out, err = capsys.readouterr()
    assert (code, out, err.count("\n")) == (2, "", 1), err
    assert time.process_time() - start < 5
    return err


@pytest.mark.parametrize(("command", "option"), COUNTS)
def test_a_count_beyond_all_bounds_is_refused_at_once(
    command: str, option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refused(capsys, command, option, FAR)
    assert f"{option}: {FAR!r} is no whole number from " in said


@pytest.mark.parametrize(("command", "option"), COUNTS)
def test_the_bound_itself_can_be_asked_for(
    command: str, option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    most = refused(capsys, command, option, FAR).partition(" to ")[2].split()[0]
    assert getattr(parse([command, option, most]), option[2:].replace("-", "_")) == int(most)
    refused(capsys, command, option, str(int(most) + 1))


@pytest.mark.parametrize("command", ["simulate", "ladder", "tune", "playtest"])
def test_seeds_are_bounded(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert parse([command, "--seed", "0"]).seed == 0
    assert "--seed: '10000000000000000000'" in refused(capsys, command, "--seed", "1" + 19 * "0")


def test_a_search_of_too_many_games_is_refused_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(capsys, "tune", "--games", "100000", "--generations", "1000")
    assert "--games, --generations: " in said


@pytest.mark.parametrize("seats", [",".join(["random"] * 60), ""])
@pytest.mark.parametrize("command", ["simulate", "playtest"])
def test_seats_are_bounded(command: str, seats: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "--seats" in refused(capsys, command, "--seats", seats, "--games", "1")


@pytest.mark.parametrize(
    "address", ["foo", "tcp://", "tcp://host", "host:port", "tcp://host:0", "tcp://host:99999", "http://a:1"]
)
def test_what_is_no_address_is_refused_before_anything_is_installed(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(install, "ensure", _never)
    assert f"--cluster: {address!r} is no address of a scheduler" in refused(
        capsys, "playtest", "--cluster", address
    )


@pytest.mark.parametrize("address", ["tcp://10.0.0.7:8786", "tls://lab.example:8786", "[::1]:8786", "host:1"])
def test_addresses_of_schedulers(address: str) -> None:
    assert parse(["playtest", "--cluster", address]).cluster == address


def test_a_scheduler_that_is_not_there_is_told_before_anything_is_installed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nobody listens there, and nobody else can
        address = f"tcp://127.0.0.1:{taken.getsockname()[1]}"
        monkeypatch.setattr(install, "ensure", _only_the_lab)
        assert f"--cluster: {address}: no scheduler answers" in refused(
            capsys, "playtest", "--cluster", address
        )


def _never(*_: object) -> None:
    raise AssertionError("something is installed")


def _only_the_lab(root: object, extras: object = ()) -> None:
    assert extras == ("lab",), "the cluster's packages are installed for nothing"


@pytest.mark.skipif(os.name != "nt", reason="only Windows has this bound")
def test_windows_has_no_more_processes_than_it_can_wait_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert parse(["playtest", "--jobs", "61"]).jobs == 61
    refused(capsys, "playtest", "--jobs", "62")
