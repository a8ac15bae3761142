"""The sheet for a saved game that cannot be continued: what is wrong, and what can be done instead."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.message import Message, message
from game.scenes.flow import Context, Flow, Pop
from game.scenes.kit.question import Act, Question
from game.scenes.saving.summary import Saved


class Stuck(Question):
    """Says what is wrong with a saved game, and asks what to do."""

    def __init__(
        self, context: Context, saved: Saved, heading: Message, said: Message, acts: Sequence[Act] = ()
    ) -> None:
        super().__init__(context, heading, said, (*acts, (message("form-back"), Pop)), saved.title)
        self.saved = saved


class Taken(Stuck):
    """A game that is on a table in another window."""

    def __init__(
        self, context: Context, saved: Saved, look_on: Callable[[], Flow], play_copy: Callable[[], Flow]
    ) -> None:
        acts = [(message("taken-look-on"), look_on), (message("taken-copy"), play_copy)]
        super().__init__(context, saved, message("taken-title"), message("taken"), acts)
