"""A hand at the new-game screen: flips, chooses and drags by what is written there."""

from __future__ import annotations

from game.plain_words import plain
from game.scenes.app.loop import App
from game.scenes.flow import Push
from game.scenes.kit.choices import ChoiceRow
from game.scenes.kit.switches import Chip, Toggle
from game.scenes.newgame.laid import Laid
from game.scenes.newgame.scene import NewGame
from game.scenes.newgame.tiletable import TileTable
from game.scenes.play.scene import Play
from tests.english import english
from tests.scenes.clicks import Hand, Spot
from tests.scenes.opponents import OPPONENTS
from tests.scenes.written import written, wrong


class Chooser(Hand):
    """A hand at the new-game screen."""

    def __init__(self, seed: str = "77", language: str = "en") -> None:
        super().__init__(App(OPPONENTS, (1280, 720), language=language))
        new = NewGame(self.app.context)
        new.draft.seed, new.more = seed, True
        self.app.apply(Push(new))
        self.step()

    @property
    def new(self) -> NewGame:
        assert isinstance(self.app.scene, NewGame)
        return self.app.scene

    @property
    def table(self) -> TileTable:
        return self.new.tiles

    @property
    def laid(self) -> Laid:
        return self.new.laid

    def place(self, at: int) -> Spot:
        return self.table.ground.places[at].rect.center

    def stock(self, tile: str) -> Spot:
        return self.table.ground.stock[tile].rect.center

    def lying(self, tile: str) -> Spot:
        return self.place(self.laid.tiles.index(tile))

    def chip(self, text: str) -> Chip:
        chips = [widget for widget in self.new.form.widgets if isinstance(widget, Chip)]
        return next(chip for chip in chips if english(chip.text) == text)

    def flip(self, *texts: str) -> None:
        for text in texts:
            self.click(self.chip(text).rect.center)

    def choose(self, text: str) -> None:
        rows = [widget for widget in self.new.form.widgets if isinstance(widget, ChoiceRow)]
        cells = [(choice, cell) for row in rows for choice, cell in zip(row.choices, row.cells, strict=True)]
        self.click([cell for choice, cell in cells if english(choice.text) == text][-1].center)

    def toggle(self, text: str) -> None:
        toggles = [widget for widget in self.new.form.widgets if isinstance(widget, Toggle)]
        self.click(next(toggle for toggle in toggles if english(toggle.text) == text).rect.center)

    def texts(self) -> list[str]:
        """Everything that is written on the screen now, every space alike."""
        marks = written(self)
        assert wrong(marks) == []
        return [plain(mark.text) for mark in marks]

    def begin(self) -> Play:
        """Begin, and see that the game has what was shown."""
        shown, setup = self.laid.tiles, self.new.draft.setup()
        self.button("Begin")
        assert isinstance(self.app.scene, Play)
        match = self.play.match
        assert match.setup == setup
        assert tuple(tile.id for tile in match.state.box.tiles) == shown
        return self.play
