"""The end of a game: the winner's landscape with all that was built there, VP as bars, and ways on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.rules.message import Message, message
from game.scenes.coaching import COACH
from game.scenes.drafts import same_again
from game.scenes.flow import Context, Flow, Pop, Push, Replace
from game.scenes.kit.livingscene import LivingScene
from game.scenes.kit.widget import Told, Widget
from game.scenes.newgame.draft import Draft
from game.scenes.newgame.people import people
from game.scenes.newgame.scene import NewGame
from game.scenes.opponents import called, level_name
from game.scenes.replay.history import History
from game.scenes.result.bars import Bars
from game.scenes.result.lines import FinalScoring
from game.scenes.result.next_level import next_after, raise_strongest
from game.scenes.result.picture_file import save_picture
from game.scenes.result.story import Story
from game.scenes.rulebook.topic import Topic, topic_of
from game.scenes.saving.files import why_of
from game.scenes.session import Session
from game.scenes.stage.chronicle import names_of
from game.scenes.titlesign import GAP, LEFT, WIDTH, Entry, PlayButton, Rank, sign
from game.sound import cues
from game.sound.names import Air
from game.sound.score import Piece, Tune
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.landscape import Look
from game.table.lines import broken
from game.table.painter import Layer
from game.table.styles import Panel
from game.table.theme import UNIT, Type
from game.words import Spoken

HEADING = (64.0, 26.0, 840.0, 88.0)
SENTENCES = (66.0, 118.0, 820.0, 64.0)
NOTES = (66.0, 184.0, 820.0, 20.0)
BARS = (32.0, 0.0, 680.0, 704.0)
SAVED = (LEFT, 250.0, WIDTH, 64.0)


class Result(LivingScene):
    """The end of a game; `stepped`: of one that is stepped through."""

    tune = Tune(Piece.END)

    def __init__(self, context: Context, session: Session | History, stepped: bool = False) -> None:
        super().__init__(context)
        self.session, self.stepped = session, stepped
        self.story, self.names = Story(session), names_of(session)
        self.seats = self.story.seats
        self._look = self.story.look
        self.next_level = "" if stepped else next_after(session, context)
        self._heard = stepped
        self._told_at = self._sentences_at()
        self.saved: Message | None = None  # where the picture is, or why it could not be saved
        self.failed = False

    @property
    def look(self) -> Look:
        return self._look

    @property
    def air(self) -> Air:
        return Air.AUTUMN if self._look.evening else Air.SPRING

    def beforehand(self) -> Sequence[Layer]:
        return [self._draw_ahead]

    def _draw_ahead(self, canvas: Canvas) -> None:
        """Draw the screen with its land before anybody sees it."""
        self.resize()
        self.draw(canvas)

    @property
    def topic(self) -> Topic:
        """Return the rules of the game that is over."""
        return topic_of(self.session.match.state, chapter="end")

    def widgets(self) -> list[Widget]:
        self._told_at = self._sentences_at()
        bars = Bars(self.context.theme, self.at(*BARS), self.story, self.names)
        heading = Told(self.at(*HEADING), tip=message("result-rank-tip"))
        coach = [Entry(Rank.SECOND, COACH, self._coach)] if self.context.start_review else []
        entries = [Entry(Rank.SECOND, message("tell-final"), self._lines), *coach]
        picture = Entry(Rank.SMALL, message("result-picture"), self._save)
        if self.stepped:
            back = PlayButton(self.at(0, 0, 0, 0), message("result-back"), "", Pop)
            return [*sign(self.at, back, [*entries, picture]), heading, bars]
        again = PlayButton(
            self.at(0, 0, 0, 0), message("title-new-game"), message("result-again"), self._again
        )
        again.tip = message("result-new-tip")
        entries += [
            *self._offer(),
            Entry(Rank.SMALL, message("result-step-through"), self._step_through),
            picture,
            Entry(Rank.SMALL, message("statistics-title"), self._statistics),
            Entry(Rank.SMALL, message("result-to-title"), self._title),
        ]
        return [*sign(self.at, again, entries), heading, bars]

    def update(self, seconds: float) -> Flow:
        if not self._heard:
            self._heard = True
            self._sound_end()
        return super().update(seconds)

    def _sound_end(self) -> None:
        """Let the end be heard: won or lost by the people at the table, or over."""
        people = {seat for seat, chair in enumerate(self.session.chairs) if not chair.automa}
        self.context.sound.play(cues.ending(self.seats[0] in people, bool(people)))

    def _lines(self) -> Flow:
        return Push(FinalScoring(self.context, self.session))

    def _step_through(self) -> Flow:
        """The whole game once more, move by move."""
        return Push(self.context.doors.replay(self.context, self._history()))

    def _coach(self) -> Flow:
        return Push(self.context.doors.coach(self.context, self._history()))

    def _statistics(self) -> Flow:
        return Push(self.context.doors.statistics(self.context))

    def _history(self) -> History:
        session = self.session
        if isinstance(session, History):
            return session
        return History(session.match, session.record, session.chairs, message("the-game"), session.path)

    def _title(self) -> Flow:
        return Replace(self.context.doors.title(self.context))

    def _offer(self) -> list[Entry]:
        """Return the offer of a stronger opponent, if it is time for one."""
        level = self.next_level
        if not level:
            return []
        tip = message("result-next-tip", opponent=called(level_name(level), level))
        said = message("result-next", opponent=level_name(level))
        return [Entry(Rank.SECOND, said, partial(self._against, level), tip=tip)]

    def _against(self, level: str) -> Flow:
        """A new game like this one, with that level in place of the strongest that played."""
        draft = self._same_again()
        raise_strongest(draft, level, self.context.opponents)
        return Push(NewGame(self.context, draft))

    def _again(self) -> Flow:
        """A new game with the same setup and players."""
        return Push(NewGame(self.context, self._same_again()))

    def _same_again(self) -> Draft:
        """Return the draft of the same game; if it is of a ruleset's draft, that lies on the table again."""
        setup, chairs = self.session.match.setup, self.session.chairs
        self.context.ruleset = same_again(setup.ruleset)
        setup = replace(setup, ruleset=self.context.ruleset)
        names = people(self.context.theme.words)
        draft = Draft.of(self.context.opponents.usual, names, setup, chairs)
        draft.playtest = self.session.match.feedback.asked
        return draft

    def _save(self) -> None:
        """Save the picture of the result, without the buttons, and say where it is."""
        image = pygame.Surface(self.context.size)
        canvas = Canvas(image, self.context.theme)
        self.draw_land(canvas)
        self._draw_story(canvas)
        for widget in self.form.widgets:
            if isinstance(widget, Bars):
                widget.draw_sheet(canvas)
        self.failed, self.dirty = False, True
        try:
            self.saved = message("result-picture-saved", path=str(save_picture(image)))
        except (OSError, pygame.error) as error:
            self.failed, self.saved = True, message("result-picture-failed", why=why_of(error))

    def escape(self) -> Flow:
        return Pop() if self.stepped else self._title()

    # -- drawing ------------------------------------------------------------------------------------

    def covered(self) -> Sequence[pygame.Rect]:
        notes = [self._notes_at] if self.story.notes else []
        saved = [self._saved_at] if self.saved else []
        return [self.at(*HEADING), self._told_at, *notes, *saved]

    @property
    def _saved_at(self) -> pygame.Rect:
        """The place of the line on the picture, below the buttons."""
        left, top, width, height = SAVED
        lower = Rank.SECOND.height + GAP if self.next_level else 0
        return self.at(left, top + lower, width, height)

    @property
    def _notes_at(self) -> pygame.Rect:
        """The place of the notes, right below the sentences: birds and smoke fly further down."""
        place = self.at(*NOTES)
        place.top = min(place.top, self._told_at.bottom + self.context.theme.px(UNIT))
        return place

    def _sentences_at(self) -> pygame.Rect:
        """Return the place of the sentences, as high as they are."""
        told, theme = self.at(*SENTENCES), self.context.theme
        text = theme.words.text(*Spoken(self.story.told, self.names))
        lines = broken(text, theme.font(Type.HEADING), told.width)
        told.height = min(told.height, len(lines) * theme.leading(Type.HEADING) + theme.px(2))
        return told

    def draw_over(self, canvas: Canvas) -> None:
        self._draw_story(canvas)
        self.form.draw(canvas)
        self._draw_saved(canvas)

    def _draw_story(self, canvas: Canvas) -> None:
        """Draw the heading as if cut in wood, and what decided the game."""
        evening, heading = self._look.evening, self.at(*HEADING)
        ink, edge = (p.INK_LIGHT, p.INK) if evening else (p.INK, p.CARD)
        said = Spoken(self.story.heading, self.names)
        step = max(1, canvas.theme.px(1.6))
        quiet = Canvas(canvas.surface, canvas.theme)
        quiet.text(said, Type.TITLE, edge, heading.move(step, step), shrink=True)
        canvas.text(said, Type.TITLE, ink, heading, shrink=True)
        told = Spoken(self.story.told, self.names)
        canvas.text(told, Type.HEADING, ink, self.at(*SENTENCES), valign="top", wrap=True, shrink=True)
        if notes := self.story.notes:
            said = Spoken(message("result-notes", notes=notes), self.names)
            canvas.text(said, Type.NOTE, ink, self._notes_at, shrink=True)

    def _draw_saved(self, canvas: Canvas) -> None:
        """Draw the line on the picture that was saved, or on why it was not."""
        if self.saved is None:
            return
        px, box = canvas.theme.px, self._saved_at
        room = box.inflate(-px(2 * UNIT), -px(UNIT))
        room.height = min(room.height, canvas.measure(self.saved, Type.SMALL, room.width)[1])
        box.height = room.height + px(UNIT)
        canvas.panel(box, Panel.REFUSAL if self.failed else Panel.TOOLTIP)
        canvas.text(self.saved, Type.SMALL, p.INK_LIGHT, room, wrap=True, ellipsis=True)
