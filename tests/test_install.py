"""The set-up that `python3 main.py` does for a newcomer, with tiny packages in place of the real ones."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from game import file_lock, install, installed, languages, locations, plain_words, program
from game.program import window
from game.program.commands import COMMANDS

MAIN = """\
import sys
from pathlib import Path
from game import install
root = Path(__file__).parent
try:
    install.ensure(root)
    try:
        import tiny
        print(tiny.WORD, sys.argv[1:])
    except Exception as problem:
        install.mend(root, (), problem)
        raise
except install.SetupFailed as problem:
    print(problem, file=sys.stderr)
    sys.exit(2)
"""
TINY = "from tiny.part import PART\nfrom other import OTHER\nWORD = 'hello' + PART + OTHER\n"
HELLO = "hello, you two []\n"
PATIENCE = 60
"""Seconds."""


def a_clone(folder: Path, dependencies: str) -> Path:
    """A small project with the game's own set-up, which needs these packages instead."""
    (folder / "game").mkdir(parents=True)
    (folder / "game" / "__init__.py").touch()
    for module in (file_lock, install, installed, languages, locations, plain_words):
        shutil.copy(str(module.__file__), folder / "game")
    shutil.copytree(
        Path(str(plain_words.__file__)).parent / "words" / "lang", folder / "game" / "words" / "lang"
    )
    (folder / "main.py").write_text(MAIN)
    (folder / "assets").mkdir()
    (folder / "pyproject.toml").write_text(f"[project]\ndependencies = [{dependencies}]\n")
    return folder


def a_wheel(folder: Path, name: str, files: dict[str, str], needs: str = "") -> None:
    """A wheel by hand."""
    info = f"{name}-1.0.dist-info"
    about = f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"
    files = {
        **files,
        f"{info}/METADATA": about + (f"Requires-Dist: {needs}\n" if needs else ""),
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{path},,{len(text)}\n" for path, text in files.items()) + f"{info}/RECORD,,\n"
    with zipfile.ZipFile(folder / f"{name}-1.0-py3-none-any.whl", "w") as wheel:
        for path, text in {**files, f"{info}/RECORD": record}.items():
            wheel.writestr(path, text)


def wheels_in(folder: Path, tiny: str = TINY) -> Path:
    """A package that needs another, in a folder of wheels."""
    folder.mkdir(exist_ok=True)
    a_wheel(folder, "tiny", {"tiny/__init__.py": tiny, "tiny/part.py": "PART = ', you'\n"}, "other")
    a_wheel(folder, "other", {"other.py": "OTHER = ' two'\n"})
    return folder


def starting(folder: Path, *arguments: str, wheels: Path) -> subprocess.Popen[str]:
    """Start that project as a newcomer does, its packages coming from a folder."""
    environment = {**os.environ, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(wheels)}
    command = [sys.executable, str(folder / "main.py"), *arguments]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment, cwd=wheels)


def start(folder: Path, *arguments: str, wheels: Path) -> subprocess.CompletedProcess[str]:
    """The same, and what came of it."""
    started = starting(folder, *arguments, wheels=wheels)
    out, err = started.communicate(timeout=PATIENCE)
    return subprocess.CompletedProcess(started.args, started.returncode, out, err)


def failed(done: subprocess.CompletedProcess[str], *parts: str) -> None:
    """It ended with one line that says these things, after what was done before, and with no traceback."""
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert "Traceback" not in done.stderr
    for part in parts:
        assert part in done.stderr.splitlines()[-1]


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheels_in(tmp_path_factory.mktemp("wheels"))


def leave_a_dead_environment(venv: Path) -> None:
    """What is left of one whose Python has gone since, or that was never finished."""
    python = installed.python_of(venv)
    python.parent.mkdir(parents=True)
    python.write_text("not a Python any more")
    assert not install.can_install(python)
    assert install.can_install(Path(sys.executable))


@pytest.fixture(scope="module")
def set_up(tmp_path_factory: pytest.TempPathFactory, wheels: Path) -> Path:
    """A project that has been started once."""
    clone = a_clone(tmp_path_factory.mktemp("first") / "a clone", '"tiny>=1.0"')
    leave_a_dead_environment(clone / ".venv")
    first = start(clone, "one", "two words", wheels=wheels)
    assert (first.returncode, first.stdout) == (0, "hello, you two ['one', 'two words']\n"), first.stderr
    assert "Setting up" in first.stderr
    return clone


@pytest.fixture
def clone(set_up: Path, tmp_path: Path) -> Path:
    """A copy of it to be damaged."""
    return Path(shutil.copytree(set_up, tmp_path / "clone", symlinks=True))


def site(clone: Path) -> Path:
    found = installed.site_of(clone / ".venv")
    assert found is not None
    return found


# -- the first start and the next ones ----------------------------------------------------------------


@pytest.mark.long
def test_the_first_start_installs_and_the_next_ones_cost_nothing(set_up: Path, tmp_path: Path) -> None:
    stamp = installed.read_stamp(set_up / ".venv")
    assert (stamp.wanted, stamp.packages) == ({"tiny>=1.0"}, {"tiny", "other"})
    second = start(set_up, wheels=tmp_path)
    assert (second.stdout, second.stderr) == (HELLO, "")
    assert installed.read_stamp(set_up / ".venv") == stamp


@pytest.mark.long
def test_what_comes_to_be_wanted_is_installed_later(clone: Path, tmp_path: Path) -> None:
    (clone / "pyproject.toml").write_text('[project]\ndependencies = ["tiny>=1.0", "more>=1.0"]\n')
    wheels = wheels_in(tmp_path / "wheels")
    failed(start(clone, wheels=wheels), "No matching distribution found for more>=1.0")
    a_wheel(wheels, "more", {"more.py": ""})
    third = start(clone, wheels=wheels)
    assert third.returncode == 0 and "Packages to install into" in third.stderr


@pytest.mark.long
def test_two_starts_at_once_set_up_once(tmp_path: Path, wheels: Path) -> None:
    clone = a_clone(tmp_path / "clone", '"tiny>=1.0"')
    both = [starting(clone, wheels=wheels) for _ in range(2)]
    told = [one.communicate(timeout=PATIENCE) for one in both]
    assert [(one.returncode, out) for one, (out, _) in zip(both, told, strict=True)] == [(0, HELLO)] * 2, told
    said = "".join(err for _, err in told)
    assert said.count("Setting up") == said.count("waiting until that is done") == 1


# -- what is damaged is mended ------------------------------------------------------------------------


def lose_the_package(clone: Path) -> None:
    shutil.rmtree(site(clone) / "tiny")
    shutil.rmtree(site(clone) / "tiny-1.0.dist-info")


def lose_its_folder(clone: Path) -> None:
    shutil.rmtree(site(clone) / "tiny")


def lose_what_it_needs(clone: Path) -> None:
    (site(clone) / "other.py").unlink()
    shutil.rmtree(site(clone) / "other-1.0.dist-info")


def lose_a_file_within(clone: Path) -> None:
    (site(clone) / "tiny" / "part.py").unlink()


def cut_a_file_off(clone: Path) -> None:
    (site(clone) / "tiny" / "__init__.py").write_text(TINY[:20])


def stop_amid_an_install(clone: Path) -> None:
    """pip writes the record of a package last, and takes one without for installed."""
    (site(clone) / "tiny-1.0.dist-info" / "RECORD").unlink()
    (site(clone) / "tiny" / "part.py").unlink()
    (clone / ".venv" / installed.STAMP).unlink()


def lose_the_python(clone: Path) -> None:
    python = clone / ".venv" / "bin" / "python"
    for name in os.listdir(python.parent):
        if name.startswith("python"):
            (python.parent / name).unlink()
    python.symlink_to(clone / "gone" / "python3")


def upgrade_the_python(clone: Path) -> None:
    """The interpreter that the environment names is of another version now, and looks elsewhere."""
    here, former = "{}.{}".format(*sys.version_info[:2]), f"3.{sys.version_info[1] - 1}"
    settings = clone / ".venv" / "pyvenv.cfg"
    settings.write_text(settings.read_text().replace(f"version = {here}", f"version = {former}"))
    (clone / ".venv" / "lib" / f"python{here}").rename(clone / ".venv" / "lib" / f"python{former}")


def lose_the_packages_folder(clone: Path) -> None:
    shutil.rmtree(site(clone))


DAMAGES = (lose_the_package, cut_a_file_off, stop_amid_an_install, lose_the_python, upgrade_the_python)
MORE = (lose_its_folder, lose_what_it_needs, lose_a_file_within, lose_the_packages_folder)


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="the folders of an environment are others there")
@pytest.mark.parametrize(
    "damage",
    [*DAMAGES, *(pytest.param(damage, marks=pytest.mark.thorough) for damage in MORE)],
    ids=lambda damage: damage.__name__,
)
def test_what_is_damaged_is_mended_once(damage: Callable[[Path], None], clone: Path, wheels: Path) -> None:
    damage(clone)
    mended = start(clone, wheels=wheels)
    assert (mended.returncode, mended.stdout) == (0, HELLO), mended.stderr
    assert "Traceback" not in mended.stderr and "Installing" in mended.stderr
    after = start(clone, wheels=wheels)
    assert (after.stdout, after.stderr) == (HELLO, "")


@pytest.mark.long
@pytest.mark.parametrize(
    "damage", [pytest.param(lose_its_folder, marks=pytest.mark.thorough), cut_a_file_off]
)
def test_without_a_network_one_line_says_so(
    damage: Callable[[Path], None], clone: Path, tmp_path: Path
) -> None:
    damage(clone)
    failed(start(clone, wheels=tmp_path), "the packages could not be installed", "No matching distribution")


@pytest.mark.long
def test_a_package_that_never_works_gets_a_line_and_no_end_of_starts(clone: Path, tmp_path: Path) -> None:
    wheels = wheels_in(tmp_path / "wheels", tiny="import nowhere\n")
    lose_the_package(clone)
    done = start(clone, wheels=wheels)
    failed(done, "cannot be mended (ModuleNotFoundError: No module named 'nowhere')", "delete that folder")
    assert done.stderr.count("A package in") == 1


@pytest.mark.long
def test_an_install_that_is_killed_is_done_by_the_next_start(tmp_path: Path, wheels: Path) -> None:
    clone = a_clone(tmp_path / "clone", '"tiny>=1.0"')
    for said in ("Setting up", "Installing"):
        first = starting(clone, wheels=wheels)
        assert first.stderr is not None
        while said not in first.stderr.readline():
            pass
        time.sleep(0.2)
        first.kill()
        first.communicate()
    done = start(clone, wheels=wheels)
    assert (done.returncode, done.stdout) == (0, HELLO), done.stderr


# -- the stamp ----------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("stamp", [b"tiny>=1.0\n", b"tiny>=1.0\nhas oth", b"tiny>=1.0\nhas oth\nchanged 12"])
def test_a_stamp_that_says_less_is_written_anew(clone: Path, tmp_path: Path, stamp: bytes) -> None:
    """Of a former edition, or cut off: what it lacks is looked up, and nothing installed."""
    (clone / ".venv" / installed.STAMP).write_bytes(stamp)
    done = start(clone, wheels=tmp_path)
    assert (done.stdout, done.stderr) == (HELLO, "")
    assert installed.read_stamp(clone / ".venv").packages == {"tiny", "other"}
    assert installed.read_stamp(clone / ".venv").changed == site(clone).stat().st_mtime_ns


@pytest.mark.long
@pytest.mark.parametrize("stamp", [b"", b"tiny>=1", b"\xff\xfe\x00tiny", b"changed nothing\n"])
def test_a_stamp_that_says_nothing_costs_one_look_by_pip(clone: Path, wheels: Path, stamp: bytes) -> None:
    (clone / ".venv" / installed.STAMP).write_bytes(stamp)
    assert not installed.is_ready(clone / ".venv", ["tiny>=1.0"])
    assert installed.is_whole(clone / ".venv", ["tiny>=1.0"])


@pytest.mark.long
def test_packages_that_changed_are_looked_through_and_not_installed(clone: Path, tmp_path: Path) -> None:
    (site(clone) / "by-hand.pth").touch()
    done = start(clone, wheels=tmp_path)
    assert (done.stdout, done.stderr) == (HELLO, "")


@pytest.mark.long
def test_a_module_that_is_missing_beside_the_window_is_for_the_next_start(
    clone: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The sounds are made by a thread: the window opens without what only they need."""
    venv = clone / ".venv"
    monkeypatch.setattr(install, "is_inside", lambda folder: folder == venv)
    monkeypatch.setattr(window, "ROOT", clone)
    assert installed.read_stamp(venv).changed == site(clone).stat().st_mtime_ns
    for problem, said in (
        (ValueError("no"), "ValueError: no"),
        (ImportError("lost", name="numpy.x"), "lost"),
    ):
        window.beside(threading.ExceptHookArgs((type(problem), problem, None, None)))
        err = capsys.readouterr().err
        assert said in err
    assert err == "main.py: lost; the next start sets that right\n"
    assert installed.read_stamp(venv).changed != site(clone).stat().st_mtime_ns


@pytest.mark.long
def test_what_was_removed_on_purpose_is_not_brought_back(clone: Path, tmp_path: Path) -> None:
    """Somebody tried a package of their own in there, which no folder of wheels has."""
    by_hand = site(clone) / "by_hand-1.0.dist-info"
    by_hand.mkdir()
    (by_hand / "METADATA").touch()
    (by_hand / "RECORD").write_text("by_hand-1.0.dist-info/METADATA,,0\n")
    assert start(clone, wheels=tmp_path).stderr == ""
    assert "by-hand" in installed.read_stamp(clone / ".venv").packages
    shutil.rmtree(by_hand)
    assert start(clone, wheels=tmp_path).stdout == HELLO
    after = start(clone, wheels=tmp_path)
    assert (after.stdout, after.stderr) == (HELLO, "")


@pytest.mark.long
def test_a_package_that_is_too_old_is_no_whole_one(clone: Path) -> None:
    venv = clone / ".venv"
    assert installed.is_whole(venv, ["tiny>=1.0", "other==0.1"]), "what cannot be judged is left to pip"
    assert not installed.is_whole(venv, ["tiny>=1.1"])
    assert not installed.is_whole(venv, ["none>=1.0"])


# -- what needs no set-up, and what keeps from it -----------------------------------------------------


def test_what_is_already_here_is_not_installed_again(root: Path) -> None:
    install.ensure(root, ("test",))
    assert install.satisfied(["pytest>=7.0"])
    assert not install.satisfied(["pytest>=7.0", "no-such-package>=0.1"])
    assert not install.satisfied(["pytest>=999.0"])
    assert not install.satisfied(["pytest==7.0"]), "what cannot be judged here is left to pip"


def test_an_old_python_gets_a_sentence(root: Path) -> None:
    with pytest.raises(install.SetupFailed, match=r"needs Python 3\.11 or newer and this is 3\.9"):
        install.check_python((3, 9))


@pytest.mark.parametrize("text", [None, "no toml at all [", "[project]\n"])
def test_a_broken_pyproject_gets_a_sentence(tmp_path: Path, text: str | None) -> None:
    if text is not None:
        (tmp_path / "pyproject.toml").write_text(text)
    (tmp_path / "main.py").touch()
    (tmp_path / "assets").mkdir()
    with pytest.raises(install.SetupFailed, match=r"pyproject\.toml .* cannot be read"):
        install.ensure(tmp_path)


def test_a_folder_that_cannot_hold_an_environment_gets_a_sentence(tmp_path: Path) -> None:
    clone = a_clone(tmp_path / "clone", '"tiny>=1.0"')
    (clone / ".venv").write_text("a file is in the way")
    failed(start(clone, wheels=tmp_path), "no virtual environment could be made")


def test_a_folder_that_cannot_be_written_to_gets_a_sentence(tmp_path: Path) -> None:
    clone = a_clone(tmp_path / "clone", '"tiny>=1.0"')
    (clone / ".venv.lock").mkdir()
    failed(start(clone, wheels=tmp_path), ".venv.lock: cannot be written", "make that folder writable")


def test_a_fault_of_the_games_own_stays_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reports it needs it, and no environment is touched for it."""
    asked: list[Exception] = []
    monkeypatch.setattr(install, "mend", lambda root, extras, problem: asked.append(problem))
    monkeypatch.setitem(COMMANDS, "replay", lambda options: [][1])
    with pytest.raises(IndexError):
        program.main(["replay", "a.hasp"])
    assert isinstance(asked[0], IndexError)


def test_mending_is_for_the_games_own_environment_alone(tmp_path: Path) -> None:
    """This process runs in another one, also when the tests are started as the README says."""
    install.mend(tmp_path, (), ImportError("elsewhere"))
    assert not [*tmp_path.iterdir()]
