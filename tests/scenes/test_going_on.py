"""Whatever moment a window is lost at: the game that is gone on with is the same picture."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest

from game.rules import Setup
from game.scenes.flow import Push, Replace
from game.scenes.kit.question import Question
from game.scenes.play.curtain import Curtain
from game.scenes.play.forfeits import asked_about
from game.scenes.play.planning import PlanEditor
from game.scenes.play.storage import StorageEditor
from game.scenes.saved_games.opening import resume
from game.scenes.saving.saves import Saves
from tests.few import more
from tests.scenes.clicks import Hand
from tests.scenes.sitting import people, sit_down, window
from tests.scenes.written import drawn

SIZE = (640, 360)
MIDST, OUTSIDE = (320, 180), (-1, -1)
SHADE = 3  # of 255
MODULES = (frozenset[str](), frozenset({"black"}), frozenset({"iron"}), frozenset({"black", "iron"}))
ROUNDS = 60  # decisions of people, at most, before the window is lost


class Person(Hand):
    """Plays by chance, looks about, takes back, and leaves things half done."""

    def __init__(self, seed: int) -> None:
        super().__init__(window(size=SIZE), seed)
        self.humans = self.chance.choice((1, 1, 2))
        seats = self.chance.choice((2, 3, 4))
        setup = Setup(seats, seed, modules=self.chance.choice(MODULES), tiles="random")
        sit_down(self.app, setup, people(seats, self.humans, "bauer"))

    def play_a_while(self) -> None:
        """Play up to a moment at which a person is asked, and do there what is not decided yet."""
        with patch("pygame.display.get_active", return_value=False):  # nobody looks, so nothing is drawn
            for _ in range(self.chance.randrange(ROUNDS)):
                self._decide()
                if self.chance.random() < 0.05:
                    self._take_back()
            while not self.asked:
                self._decide()
                assert not self.play.session.over, "choose another seed"
        self._half_lay()
        self._look_about()

    def _decide(self) -> None:
        if isinstance(self.app.scene, Curtain):
            self.draw_curtain()
        elif self.play.browsing:
            self.key(pygame.K_1 + (self.play.match.state.to_move or 0))
        else:
            self.decide()

    @property
    def asked(self) -> bool:
        """Return True while a person's decision is asked."""
        play = self.play
        rests = self.app.scene is play and not play.stage.moving and not play.stage.winter_open
        rests = rests and not asked_about(play)
        return rests and play.session.human and not play.behind_curtain and play.mine

    def _take_back(self) -> None:
        """Take back a decision; that of a game of practice is agreed to."""
        if self.app.scene is not self.play or not self.asked:
            return
        self.key(pygame.K_BACKSPACE)
        if isinstance(self.app.scene, Question):
            self.click(self.app.scene.form.widgets[0].rect.center)

    def _half_lay(self) -> None:
        play, editor, chance = self.play, self.play.editor, self.chance
        for _ in range(chance.randrange(4)):
            if isinstance(editor, PlanEditor) and (found := list(editor.spots(play.stage))):
                self.click(chance.choice(found).rect.center)
            elif isinstance(editor, StorageEditor):
                slot = chance.randrange(len(editor.plan.slots))
                self.click(play.stage.yard.slot(slot, len(editor.plan.slots)).center)

    def _look_about(self) -> None:
        """Look at somebody's board, open the log; then everything rests and nothing is pointed at."""
        play, chance = self.play, self.chance
        if chance.random() < 0.4:
            self.key(pygame.K_1 + chance.randrange(len(play.session.chairs)))
        if chance.random() < 0.4:
            self.key(pygame.K_l)
        self.rest()

    def rest(self) -> None:
        """Let what was said go with the pointer, and everything come to rest.

        What was taken back cannot be played again in another window, so its button is not compared.
        """
        self.play.match._undone.clear()
        self.move(MIDST)
        self.move(OUTSIDE)
        for _ in range(3):
            self.step(3.0)

    def lose_window(self) -> None:
        """Nothing is left of the window; its locks go with it."""
        self.play.session.file.close()


def come_back() -> bytes:
    """Return the picture of the only saved game in a new window, once whoever is called has sat down."""
    hand = Hand(window(size=SIZE))
    (found,) = Saves().games()
    flow = resume(hand.app.context, found)
    assert isinstance(flow, Replace | Push)
    hand.app.apply(flow)
    hand.step(0.0)
    if isinstance(hand.app.scene, Curtain):
        hand.draw_curtain()
    hand.move(OUTSIDE)
    for _ in range(3):
        hand.step(3.0)
    return drawn(hand)


def difference(one: bytes, other: bytes, size: tuple[int, int] = SIZE) -> list[pygame.Rect]:
    """Return where two pictures differ by more than a shade, as edges that lie over each other do."""
    first, second = (pygame.image.frombytes(each, size, "RGB") for each in (one, other))
    mask = pygame.mask.from_threshold(first, (0, 0, 0), (SHADE, SHADE, SHADE, 255), second)
    mask.invert()
    return mask.get_bounding_rects()


@pytest.mark.long
@pytest.mark.parametrize("seed", [0, 1, 11, 15])
def test_a_window_lost_at_any_moment(seed: int) -> None:
    person = Person(seed)
    person.play_a_while()
    before = drawn(person)
    person.lose_window()
    after = come_back()
    assert difference(before, after) == []


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "fork"), reason="a window is begun anew for each kill")
@pytest.mark.parametrize("seed", more(range(100, 112), usual=6))
def test_a_process_killed_at_any_moment(seed: int, tmp_path: Path) -> None:
    picture = tmp_path / "picture"
    window = os.fork()
    if not window:
        try:
            person = Person(seed)
            person.play_a_while()
            picture.write_bytes(drawn(person))
            os.kill(os.getpid(), signal.SIGKILL)
        finally:
            os._exit(1)
    _, status = os.waitpid(window, 0)
    assert os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL
    before, after = picture.read_bytes(), come_back()
    assert difference(before, after) == []
