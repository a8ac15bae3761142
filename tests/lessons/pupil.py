"""A hand that plays moves of a record in the window, by clicks at the places that mean them."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules import parse_move
from game.rules.moves import Lay, Move, Store
from game.rules.terms import Colour
from game.scenes.lesson.cardtable import CardTable
from game.scenes.lesson.scene import LessonTable
from game.scenes.lesson.unkept import UnkeptSession
from game.scenes.play.badges import Badge
from game.scenes.play.carry_out import DOUBLE_CLICK
from game.scenes.play.forfeits import asked_about
from game.scenes.play.planning import PieceSpot, PlanEditor
from game.scenes.play.scene import Play
from game.scenes.play.storage import StorageEditor
from game.scenes.puzzle.solution import SolutionTable
from game.scenes.stage.plan import PieceKind, PlanPiece
from game.table.places.board import Good
from tests.english import english
from tests.scenes.clicks import Hand

ROUNDS = 60
INSET = 6


class Pupil(Hand):
    """Somebody who learns."""

    @property
    def table(self) -> LessonTable:
        scene = self.app.scene
        assert isinstance(scene, LessonTable)
        return scene

    def card(self, text: str) -> None:
        """Click the button of the card that says so."""
        scene = self.app.scene
        assert isinstance(scene, CardTable | SolutionTable) and scene.card is not None
        card = scene.card
        found = next(one for one in card.buttons if english(one.text) == text)
        self.click(found.rect.center)

    def settle(self, play: Play) -> None:
        """Let the window come to where a person is asked, or something is to be read."""
        for _ in range(ROUNDS):
            self.step(0.5)
            if _asleep(play):
                return
            if play.stage.winter_read:
                self.click(play.stage.yard.button.center)
            elif play.session.human and not play.stage.moving and len(_legal(play)) > 1:
                return

    def plays(self, line: Sequence[str]) -> None:
        """Play moves; what the window plays by itself is left to it. Ends early where something is told."""
        moves, play = [parse_move(text) for text in line], self.play
        self.settle(play)
        while moves:
            if _asleep(play):
                return
            lays = [move for move in moves if isinstance(move, Lay | Store)]
            if isinstance(play.editor, PlanEditor):
                count = len(play.editor.plan.fields)
                self._lay([move for move in lays[:count] if isinstance(move, Lay)])
            elif isinstance(play.editor, StorageEditor):
                count = len(play.editor.plan.slots)
                self._keep([move for move in lays[:count] if isinstance(move, Store)])
            else:
                count = 1
                if moves[0] in _legal(play):
                    self._play(moves[0])
            del moves[:count]
            self.settle(play)

    def _lay(self, lays: Sequence[Lay]) -> None:
        while laid := [one for one in self._spots() if one.origin is not None]:
            self.click(laid[0].rect.center)
        for lay in lays:
            field = self.play.stage.layout.board.fields[lay.field]
            for piece in _pieces(lay):
                self.click((field.left + INSET, field.top + INSET))
                lying = next(one for one in self._spots() if one.origin is None and one.thing == piece)
                self.click(lying.rect.center)
        self.finish()

    def _spots(self) -> list[PieceSpot]:
        editor = self.play.editor
        assert isinstance(editor, PlanEditor)
        return list(editor.spots(self.play.stage))

    def _keep(self, stores: Sequence[Store]) -> None:
        editor = self.play.editor
        assert isinstance(editor, StorageEditor)
        sheet, slots = self.play.stage.yard, editor.plan.slots
        for slot in list(editor.plan.put):
            self.click(sheet.slot(slots.index(slot), len(slots)).center)
        for store in stores:
            if store.resource is not None:
                self.click(self.play.stage.layout.board.goods[Good(store.resource)].center)
        self.finish()

    def _play(self, move: Move) -> None:
        play = self.play
        targets = [target for target in play.targets.all if move in play.targets.live[target.name]]
        if not targets or play.targets.by_button() == move:
            self.finish()
            return
        played = len(play.match.turns)
        if not _badges(play, move):
            self.click(play.targets.spot_on(targets[0]))
        if len(play.match.turns) == played and asked_about(play) is None:
            self.click(_badges(play, move)[0].rect.center)
        if asked_about(play) is not None:
            self.step(DOUBLE_CLICK)
            self.click(play.stage.pointer)


def _asleep(play: Play) -> bool:
    """Return True while something is to be read before the table can be played on."""
    return isinstance(play.session, UnkeptSession) and play.session.asleep


def _badges(play: Play, move: Move) -> list[Badge]:
    return [badge for badge in play.badges() if badge.move == move]


def _legal(play: Play) -> Sequence[Move]:
    return play.targets.legal if play.editor is None else (parse_move("decline"), parse_move("end turn"))


def _pieces(lay: Lay) -> list[PlanPiece]:
    found = [PlanPiece(PieceKind.DISK, colour) for colour in Colour for _ in range(lay.disks[colour])]
    found += [PlanPiece(PieceKind.MARKER, colour) for colour in Colour for _ in range(lay.markers[colour])]
    found += [PlanPiece(PieceKind.BASKET)] * lay.basket + [PlanPiece(PieceKind.WILD)] * lay.wild
    found += [PlanPiece(PieceKind.COTTAGE)] * lay.cottage
    found += [PlanPiece(PieceKind.FOOD)] * lay.food + [PlanPiece(PieceKind.THALER)] * lay.thaler
    return found
