"""The type scale: three steps, and nothing smaller than 13 pixels in a window of 1280×720."""

from __future__ import annotations

import pytest

from game.rules.message import message
from game.scenes.app.loop import App
from game.scenes.app.window import SMALLEST as SMALLEST_WINDOW
from game.scenes.flow import Pop, Push
from game.scenes.kit.choices import ChoiceRow
from game.scenes.play.menu import Menu
from game.scenes.settings.file import SettingsFile
from game.scenes.settings.screen import SettingsScreen
from game.table.theme import DESIGN_SIZE, SHRINK_TO, SMALL_STEP, SMALLEST, STEPS, USUAL, Theme, Type
from tests.scenes.clicks import Hand
from tests.scenes.opponents import OPPONENTS
from tests.scenes.tables import after, begun, crowded, ledger
from tests.scenes.written import SPOKEN, written

MOST_IN_13 = 0.4  # of the fullest table, where one long name sets its whole row so small
SIZES = [DESIGN_SIZE, (1920, 1080), (2560, 1440)]


pytestmark = pytest.mark.usefixtures("display")


def test_there_are_three_steps_and_headings_of_menus() -> None:
    usual = {Theme(DESIGN_SIZE).sizes(role)[0] for role in Type if role not in (Type.TITLE, Type.DISPLAY)}
    assert usual == set(STEPS[USUAL]) == {15, 18, 22}


@pytest.mark.parametrize("text", STEPS)
def test_each_step_is_clearly_larger_than_the_one_below(text: str) -> None:
    small, medium, large = STEPS[text]
    assert medium >= 1.1 * small and large >= 1.1 * medium and small > SMALLEST


@pytest.mark.parametrize("text", STEPS)
@pytest.mark.parametrize("size", SIZES)
def test_no_font_is_smaller_than_13_pixels(size: tuple[int, int], text: str) -> None:
    theme = Theme(size, text=text)
    for role in Type:
        sizes = theme.sizes(role)
        assert sorted(sizes, reverse=True) == list(sizes) and sizes[-1] >= SMALLEST == 13
        assert theme.font(role, sizes[-1]).point_size >= SMALLEST * size[1] / DESIGN_SIZE[1]


def test_a_larger_setting_makes_every_step_larger_and_keeps_the_sizes_that_fit_before() -> None:
    for role in Type:
        usual, large, largest = (Theme(DESIGN_SIZE, text=text).sizes(role) for text in STEPS)
        assert set(usual) <= set(large) <= set(largest)
        if role not in (Type.TITLE, Type.DISPLAY):
            assert usual[0] < large[0] < largest[0]


def test_few_texts_of_a_table_are_set_in_13_pixels() -> None:
    """It was more than half; numerals on the score track, which are many, are left out."""
    for state in (begun(2, frozenset()), crowded(after(60, begun(4)))):
        marks = {(mark.text, mark.size) for mark in ledger(state, DESIGN_SIZE) if not mark.text.isdigit()}
        assert sum(size < 14 for _, size in marks) < MOST_IN_13 * len(marks)


def test_in_the_smallest_window_letters_are_still_there() -> None:
    assert min(Theme(SMALLEST_WINDOW).font(role).point_size for role in Type) >= 6


def test_a_text_that_shrinks_never_grows_and_comes_to_an_end() -> None:
    for role in Type:
        seen = [role]
        while seen[-1] in SHRINK_TO:
            seen.append(SHRINK_TO[seen[-1]])
            assert seen[-1] not in seen[:-1]
            smaller, larger = (Theme(DESIGN_SIZE).sizes(one)[-1] for one in (seen[-1], seen[-2]))
            assert smaller <= larger


def test_every_step_of_the_scale_is_a_step_of_its_own() -> None:
    assert len(Type.__members__) == len(list(Type))


def test_a_larger_size_takes_effect_at_once_and_is_kept() -> None:
    hand = Hand(App(OPPONENTS, DESIGN_SIZE))
    app = hand.app
    app.apply(Push(SettingsScreen(app.context)))
    label = message("settings-row-sound")
    before = {mark.text: mark.size for mark in written(hand)}
    rows = (one for one in app.scene.form.widgets if isinstance(one, ChoiceRow))  # type: ignore[attr-defined]
    row = next(one for one in rows if [choice.value for choice in one.choices] == list(STEPS))
    app.apply(row.choose(row.choices[-1]))
    hand.step()
    after_it = {mark.text: mark.size for mark in written(hand)}
    said = app.context.theme.words.text(label)
    assert (before[said], after_it[said]) == (STEPS[USUAL][SMALL_STEP], STEPS["largest"][SMALL_STEP])
    app.apply(Pop())
    assert app.context.theme.text == "largest" and SettingsFile().read().text == "largest"


@pytest.mark.parametrize("language", SPOKEN)
def test_the_keys_in_a_menu_are_told_in_letters_of_one_size(language: str) -> None:
    hand = Hand(App(OPPONENTS, DESIGN_SIZE, language=language))
    hand.app.apply(Push(Menu(hand.app.context)))
    hand.step()
    told = {hand.app.context.theme.words.text(line) for line in Menu.keys}
    marks = [mark for mark in written(hand) if mark.text in told]
    assert len(marks) == len(told) and len({(mark.role, mark.size) for mark in marks}) == 1
