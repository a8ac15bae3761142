"""The rules in the window: read, searched, gone through by every hand, and left as if nothing had been."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame
import pytest

from game.languages import LANGUAGES
from game.rulebook import CHAPTERS, GUIDE, PARAGRAPHS
from game.rulebook.passages import RULINGS_WITHIN
from game.rules import Setup, new_game
from game.rules.message import message
from game.rules.reason import Reason, refused, rule_of
from game.rules.terms import Field, Step
from game.scenes.app import App
from game.scenes.flow import Push
from game.scenes.kit.entry import Entry
from game.scenes.play.menu import Menu
from game.scenes.play.offer import offer_box, refused_rule, said_box
from game.scenes.play.scene import Play
from game.scenes.replay.history import History
from game.scenes.replay.scene import Replay
from game.scenes.rulebook.book import OF_GUIDE, Book, folded
from game.scenes.rulebook.contents import ChapterRow
from game.scenes.rulebook.marked import text_of
from game.scenes.rulebook.page import TEXT_WIDTH, chapter_page
from game.scenes.rulebook.pictures import NUMBER, PICTURES, TILE
from game.scenes.rulebook.scene import Rulebook
from game.scenes.rulebook.topic import Topic, topic_of, topic_of_base
from game.scenes.rulebook.views import VIEWS, drawn_table, view_rect
from game.scenes.stage.answers.finding import answers
from game.scenes.title import Title
from game.table.canvas import Canvas, TextMark
from game.table.theme import drawn
from game.words import words_of
from tests.english import english
from tests.few import more
from tests.other_figures import draft_file
from tests.scenes.answering import all_answers
from tests.scenes.clicks import Hand, spot_on
from tests.scenes.opponents import OPPONENTS
from tests.scenes.sitting import table, until
from tests.scenes.tables import crowded
from tests.scenes.test_controller import pressed, pushed
from tests.scenes.test_scenes_drawing import SIZES, wrong
from tests.scenes.written import SPOKEN

IDS = [id for chapter in CHAPTERS for part in chapter.parts for id in part.ids]
WITHIN = [f"R-{number}" for numbers in RULINGS_WITHIN.values() for number in numbers]
ALL = frozenset({"black", "iron", "valley"})


def window(size: tuple[int, int] = SIZES[0], language: str = "en") -> Hand:
    """A hand at the title."""
    hand = Hand(App(OPPONENTS, size, language=language))
    hand.step()
    return hand


def opened(hand: Hand, topic: Topic | None = None) -> Rulebook:
    """The rules, laid over what is there."""
    hand.app.apply(Push(Rulebook(hand.app.context, topic or topic_of_base())))
    hand.step()
    return rules(hand)


def rules(hand: Hand) -> Rulebook:
    assert isinstance(hand.app.scene, Rulebook)
    return hand.app.scene


def ready(hand: Hand) -> None:
    """Let every text become ready for the search."""
    while not rules(hand)._ready:
        hand.step()


def typed(hand: Hand, text: str) -> None:
    """Type into the search."""
    rules(hand)._focus_search()
    for letter in text:
        hand.key(ord(letter) if ord(letter) < 128 else 0, letter)


def control(hand: Hand, key: int) -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=pygame.KMOD_LCTRL, unicode="", scancode=0))
    hand.step()


def scrolls(book: Rulebook) -> Iterator[int]:
    """Yield how far the page is scrolled, screen by screen, to its end."""
    yield from range(0, book.reader.last, book.reader.view.height // 2)
    yield book.reader.last


# -- what can be read -------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize(
    "size",
    more([*SIZES, (1024, 768)]),
    ids=lambda size: f"{size[0]}x{size[1]}",
)
def test_every_chapter_is_drawn_whole(size: tuple[int, int], language: str) -> None:
    hand = window(size, language)
    hand.app.ledger = marks = list[TextMark]()
    book, bad = opened(hand, topic_of_base(parts=ALL)), {}
    for key in book.book.chapters:
        book.go(key)
        for scroll in scrolls(book):
            book.reader.scroll_to(scroll)
            marks.clear()
            hand.app.draw()
            assert len(marks) > 10
            if problems := wrong(marks):
                bad[key, scroll] = problems
    assert bad == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_chapter_is_as_wide_as_its_column(language: str) -> None:
    hand = window(language=language)
    theme = hand.app.context.theme
    book = Book(theme.words, topic_of_base(parts=ALL))
    for chapter in book.chapters.values():
        page = chapter_page(theme, book, chapter)
        assert all(run.rect.right <= page.width for run in page.runs), chapter.key
        said = "".join(run.stretch.text for run in page.runs).replace(" ", "")
        for entry in chapter.entries:
            assert text_of(book.text(entry)).replace(" ", "") in said, entry.key
        assert all(picture.rect.right <= page.width for picture in page.pictures)
        assert all(picture.rect.bottom <= page.height for picture in page.pictures)
        rects = [picture.rect for picture in page.pictures]
        assert all(rect.collidelist(rects[:at]) < 0 for at, rect in enumerate(rects))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("parts", [frozenset[str](), ALL], ids=["base", "all"])
def test_the_list_of_chapters_has_room(language: str, parts: frozenset[str]) -> None:
    hand = window(language=language)
    book = opened(hand, topic_of_base(parts=parts))
    for key in (f"{OF_GUIDE}goal", "chapter-1"):
        for book.more in (False, True):
            book.go(key)
            rows = [widget.rect for widget in book.form.widgets if isinstance(widget, ChapterRow)]
            assert rows and all(rect.bottom <= book.reader.rect.bottom for rect in rows)
            assert all(rect.collidelist(rows[:at]) < 0 for at, rect in enumerate(rows))


@pytest.mark.long
def test_every_id_opens_its_passage() -> None:
    book = opened(window())
    for id in (*IDS, *WITHIN):
        book.go(id)
        chosen = book.reader.chosen
        rect = book.reader.page.entries[chosen]
        assert id in (chosen, *(f"R-{n}" for n in RULINGS_WITHIN.get(chosen, ())))
        assert book.reader.scroll <= rect.top < book.reader.scroll + book.reader.view.height


def test_every_paragraph_leads_to_the_rules_behind_it() -> None:
    book = opened(window(), topic_of_base(parts=ALL))
    for chapter in GUIDE:
        book.go(f"{OF_GUIDE}{chapter.name}")
        goals = {link.goal for link in book.reader.page.links}
        assert goals >= {id for paragraph in chapter.paragraphs for id in paragraph.rules}


def test_every_link_of_every_page_leads_somewhere() -> None:
    book = opened(window(), topic_of_base(parts=ALL))
    goals = set()
    for key in book.book.chapters:
        book.go(key)
        goals |= {link.goal for link in book.reader.page.links}
    assert len(goals) > 150
    for goal in goals:
        book.go(goal)


def test_ids_in_a_passage_are_links_and_figures_are_none() -> None:
    book = Book(words_of("en"), topic_of_base())
    links = {
        key: {part.link for part in book.text(entry) if part.link}
        for entry in book.entries
        if (key := entry.key) in ("S7", "T8", "S1", "B7", "W5", "G2")
    }
    assert links == {
        "S7": {"R-1"},
        "T8": {"15", "21"},
        "S1": {"T9", "I4"},
        "B7": {"chapter-12"},
        "W5": {"chapter-10"},
        "G2": {"22", "32", "42"},
    }


# -- what is in play --------------------------------------------------------------------------------------


@pytest.mark.parametrize("modules", [frozenset[str](), frozenset({"iron"}), frozenset({"black", "iron"})])
def test_what_is_in_play_comes_first(modules: frozenset[str]) -> None:
    state = new_game(Setup(seats=3, seed=2, modules=modules))
    hand = window()
    book = opened(hand, topic_of(state))
    shown = [row.chapter.key for row in book.form.widgets if isinstance(row, ChapterRow)]
    assert ("guide-iron" in shown) == ("iron" in modules)
    assert ("guide-black" in shown) == ("black" in modules)
    assert "guide-valley" not in shown
    hand.button("More")
    more = [row.chapter.key for row in book.form.widgets if isinstance(row, ChapterRow)]
    assert len(more) == len(GUIDE) and more[: len(shown)] != more
    hand.button("Fewer")
    assert [row.chapter.key for row in book.form.widgets if isinstance(row, ChapterRow)] == shown


def test_a_rule_of_a_module_that_is_not_in_play_can_be_read() -> None:
    book = opened(window(), topic_of_base("I3"))
    assert book.chapter.key == "guide-iron" and book.more


def test_a_draft_reads_its_own_figures(tmp_path: Path) -> None:
    source = draft_file(tmp_path)
    draft = topic_of(new_game(Setup(seats=2, seed=1, ruleset=source)))
    for language in LANGUAGES:
        base, other = (Book(words_of(language), topic) for topic in (topic_of_base(), draft))
        for name, said in (("goal-idea", "4"), ("disks-second", "6"), ("workers-digger", "4")):
            entry = next(one for one in other.entries if one.key == f"{OF_GUIDE}{name}")
            assert said in text_of(other.text(entry)) and text_of(base.text(entry)) != text_of(
                other.text(entry)
            )


# -- search -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "query"),
    [
        ("en", "SHAFT"),
        ("de", "auswahl"),
        ("de", "STÜTZE"),
        ("nl", "tunnel"),
        ("fr", "etai"),
        ("fr", "développement"),
    ],
)
def test_a_search_finds_whatever_the_case_and_accents(language: str, query: str) -> None:
    hand = window(language=language)
    book = opened(hand)
    ready(hand)
    hits = book.book.search(query)
    assert len(hits) > 3
    assert any(hit.entry.key.startswith(OF_GUIDE) for hit in hits)
    assert any(not hit.entry.key.startswith(OF_GUIDE) for hit in hits)
    for hit in hits:
        text = text_of(book.book.text(hit.entry))
        for start, end in hit.spots:
            if end <= len(text):
                assert folded(text[start:end])[0] == folded(query)[0]


@pytest.mark.long
def test_what_is_found_is_listed_with_the_words_marked() -> None:
    hand = window()
    opened(hand)
    ready(hand)
    typed(hand, "windlass haspelknecht")
    page = rules(hand).reader.page
    found = {run.stretch.text.casefold() for run in page.runs if run.stretch.found}
    assert found == {"windlass", "haspelknecht"}
    assert {link.goal for link in page.links} == set(page.entries)
    hand.key(pygame.K_RETURN)
    assert rules(hand).reader.chosen in page.entries
    assert any(run.stretch.found for run in rules(hand).reader.page.runs)


def test_all_words_must_be_there() -> None:
    hand = window()
    book = opened(hand)
    ready(hand)
    one, both = (len(book.book.search(query)) for query in ("water", "water shaft"))
    assert one > both > 0
    assert book.book.search("water zeppelin") == [] and book.book.search("  ") == []


def test_what_is_not_found_is_said() -> None:
    hand = window()
    opened(hand)
    ready(hand)
    typed(hand, "zeppelin")
    assert "nowhere" in "".join(run.stretch.text for run in rules(hand).reader.page.runs)


@pytest.mark.parametrize(
    ("text", "id"),
    [("m5", "M5"), ("E11", "E11"), ("r-28", "R-28"), ("r52", "R-52"), ("30e", "30E"), ("35", "35")],
)
def test_an_id_that_is_typed_opens_its_passage(text: str, id: str) -> None:
    hand = window()
    opened(hand)
    typed(hand, text)
    assert rules(hand).reader.chosen == rules(hand).book.find(id)[1]


def test_searching_before_all_is_ready_ends_in_the_same() -> None:
    hand = window()
    opened(hand)
    typed(hand, "coal")
    ready(hand)
    hand.step()
    assert len(rules(hand).reader.page.entries) == min(60, len(rules(hand).book.search("coal")))


# -- going about ------------------------------------------------------------------------------------------


def test_back_leads_to_what_was_read_and_where() -> None:
    hand = window()
    book = opened(hand)
    book.go("chapter-9")
    book.reader.scroll_to(400)
    book.go("M5")
    hand.key(pygame.K_BACKSPACE)
    assert book.chapter.key == "chapter-9" and book.reader.scroll == 400
    control(hand, pygame.K_z)
    assert book.chapter.key == "guide-goal"
    hand.key(pygame.K_BACKSPACE)
    assert book.chapter.key == "guide-goal"


def test_keys_scroll_and_follow_links() -> None:
    hand = window()
    book = opened(hand)
    for key, way in ((pygame.K_DOWN, 1), (pygame.K_PAGEDOWN, 1), (pygame.K_UP, -1), (pygame.K_PAGEUP, -1)):
        before = book.reader.scroll
        hand.key(key)
        assert (book.reader.scroll - before) * way > 0
    hand.key(pygame.K_END)
    assert book.reader.scroll == book.reader.last > 0
    hand.key(pygame.K_HOME)
    assert book.reader.scroll == 0
    hand.key(pygame.K_RIGHT)
    first = book.reader.page.links[0].goal
    hand.key(pygame.K_RETURN)
    assert book.reader.chosen == first


def test_arrows_reach_every_link_of_a_page() -> None:
    hand = window()
    book = opened(hand)
    links = book.reader.page.links
    for number in range(len(links)):
        hand.key(pygame.K_RIGHT)
        assert book.reader.at == number and book.reader._seen(links[number])
    for number in reversed(range(len(links) - 1)):
        hand.key(pygame.K_LEFT)
        assert book.reader.at == number


def test_tab_reaches_everything() -> None:
    hand = window()
    book = opened(hand)
    reached = set()
    for _ in book.form.widgets:
        hand.key(pygame.K_TAB)
        reached.add(book.form.focus)
    assert reached == set(range(len(book.form.widgets)))


def test_a_controller_reaches_all() -> None:
    hand = window()
    pygame.event.post(pushed(pygame.CONTROLLER_AXIS_RIGHTY, -1))
    hand.step()
    book = rules(hand)
    for button in (pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLER_BUTTON_DPAD_RIGHT):
        pygame.event.post(pressed(button))
        hand.step()
    assert book.reader.scroll > 0 and book.reader.at is not None
    pygame.event.post(pressed(pygame.CONTROLLER_BUTTON_A))
    hand.step()
    assert book.chapter.key.startswith("chapter-")
    pygame.event.post(pressed(pygame.CONTROLLER_BUTTON_BACK))
    hand.step()
    assert book.chapter.key == "guide-goal"
    pygame.event.post(pressed(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER))
    pygame.event.post(pressed(pygame.CONTROLLER_BUTTON_DPAD_DOWN))
    pygame.event.post(pressed(pygame.CONTROLLER_BUTTON_A))
    hand.step()
    assert book.chapter.key == "guide-year"
    pygame.event.post(pressed(pygame.CONTROLLER_BUTTON_B))
    hand.step()
    assert isinstance(hand.app.scene, Title)


def test_wheel_finger_and_bar_scroll() -> None:
    hand = window()
    book = opened(hand)
    view = book.reader.view
    hand.move(view.center)
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    hand.step()
    wheeled = book.reader.scroll
    hand.drag(view.center, (view.centerx, view.centery - 100))
    assert 0 < wheeled < book.reader.scroll == min(book.reader.last, wheeled + 100)
    hand.click((book.reader.rect.right - 3, book.reader.rect.bottom - 3))
    assert book.reader.scroll == book.reader.last


def test_a_click_follows_a_link_and_a_drag_on_it_does_not() -> None:
    hand = window()
    book = opened(hand)
    link = book.reader.page.links[0]
    spot = link.rects[0].move(book.reader.view.topleft).center
    hand.drag(spot, (spot[0], spot[1] - 60))
    assert book.chapter.key == "guide-goal"
    book.reader.scroll_to(0)
    hand.click(spot)
    assert book.reader.chosen == link.goal


def test_letters_that_mean_something_elsewhere_can_be_searched() -> None:
    hand = window()
    opened(hand)
    speed = hand.app.context.settings.speed
    typed(hand, "mrst")
    entry = next(one for one in rules(hand).form.widgets if isinstance(one, Entry))
    assert entry.text == "mrst" and hand.app.context.settings.speed == speed


# -- opened and left --------------------------------------------------------------------------------------


@pytest.mark.parametrize("leaves", [pygame.K_ESCAPE, pygame.K_r])
def test_r_opens_the_rules_over_the_title_and_is_left_by_keys(leaves: int) -> None:
    hand = window()
    hand.key(pygame.K_r)
    assert isinstance(hand.app.scene, Rulebook) and len(hand.app.stack) == 2
    hand.key(leaves)
    assert isinstance(hand.app.scene, Title)


def test_title_and_menu_open_them_with_a_click() -> None:
    hand = window()
    hand.button("Rules")
    hand.click(rules(hand).form.widgets[3].rect.center)
    assert isinstance(hand.app.scene, Title)
    hand = table()
    hand.key(pygame.K_F10)
    assert isinstance(hand.app.scene, Menu)
    hand.button("Rules")
    assert rules(hand).about.ruleset is hand.play.match.state.box.ruleset
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.app.scene, Menu)


def picture(hand: Hand) -> bytes:
    hand.app.scene.dirty = True
    hand.app.draw()
    return pygame.image.tobytes(hand.app.surface, "RGB")


def test_esc_leads_back_to_exactly_what_was_there() -> None:
    hand = table()
    play = until(hand, Step.PLANNING)
    editor = play.editor
    assert editor is not None
    piece = next(iter(editor.spots(play.stage))).rect.center  # type: ignore[union-attr]
    hand.click(piece)
    play.stage.toggle_log()
    before, laid = picture(hand), editor.plan
    hand.key(pygame.K_r)
    hand.move((700, 300))
    hand.key(pygame.K_PAGEDOWN)
    hand.key(pygame.K_ESCAPE)
    assert hand.app.scene is play and play.editor is editor and editor.plan == laid
    assert picture(hand) == before


def test_the_game_waits_while_one_reads() -> None:
    hand = table(humans=0)
    hand.key(pygame.K_r)
    before = len(hand.play.match.moves)
    for _ in range(20):
        hand.step(0.5)
    assert len(hand.play.match.moves) == before


def test_the_rules_are_opened_where_they_were_left_until_the_moment_changes() -> None:
    hand = table()
    until(hand, Step.PLANNING)
    hand.move((3, 3))
    hand.step()
    hand.key(pygame.K_r)
    assert rules(hand).chapter.key == "guide-planning"
    rules(hand).go("guide-winter")
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_r)
    assert rules(hand).chapter.key == "guide-winter"
    hand.key(pygame.K_ESCAPE)
    until(hand, Step.WORKING)
    hand.move((3, 3))
    hand.step()
    hand.key(pygame.K_r)
    assert rules(hand).chapter.key == "guide-workers"


def test_another_size_or_language_keeps_the_place() -> None:
    hand = window()
    book = opened(hand)
    book.go("E9")
    hand.app.context.language = "de"
    hand.step()
    assert book.reader.chosen == "E9" and "Kohlengräber" in text_of(
        book.book.text(book.book.find("E9")[0].entries[-1])
    ) + "".join(run.stretch.text for run in book.reader.page.runs)


# -- what is pointed at -----------------------------------------------------------------------------------


def test_a_refusal_offers_its_rule_by_click_and_key() -> None:
    hand = table()
    play = until(hand, Step.FIRST_TAKING)
    dark = next(target for target in play.targets.all if not play.targets.live[target.name])
    hand.click(spot_on(dark))
    offer = offer_box(play)
    assert refused_rule(play) == "D1" and offer is not None
    moves = len(play.match.moves)
    hand.click(offer.center)
    assert rules(hand).reader.chosen == "guide-disks-first"
    hand.key(pygame.K_ESCAPE)
    assert play.bubble is not None and "(D1)" in english(play.bubble[0])
    hand.key(pygame.K_r)
    assert rules(hand).reader.chosen == "guide-disks-first" and len(play.match.moves) == moves


def reasons() -> set[Reason]:
    """Return the reasons by which the modules of the rules refuse."""
    modules = [module for name, module in sys.modules.items() if name.startswith("game.rules")]
    return {one for module in modules for one in vars(module).values() if isinstance(one, Reason)}


def test_every_refusal_opens_its_rule() -> None:
    book = Book(words_of("en"), topic_of_base())
    assert len(reasons()) > 60
    for reason in reasons():
        said = message("play-field", field=Field.FARMER, said=refused(message(reason.id), reason.rule))
        assert rule_of(said) == reason.rule
        assert book.find(reason.rule)[1]


def test_the_chip_of_a_refusal_lies_in_the_window_and_not_on_the_bubble() -> None:
    hand = table()
    play = until(hand, Step.FIRST_TAKING)
    for spot in ((5, 5), (1275, 5), (5, 715), (1275, 715), (640, 360)):
        play.stage.pointer = spot
        play.say(refused(message("refused-must-take"), "D1"))
        offer = offer_box(play)
        assert offer is not None and hand.app.surface.get_rect().contains(offer)
        assert not offer.colliderect(said_box(play))


def pointed(hand: Hand, spot: tuple[int, int]) -> str:
    """Return the entry that the rules open at for what lies at a spot."""
    hand.move(spot)
    hand.step()
    hand.key(pygame.K_r)
    chosen = rules(hand).reader.chosen
    hand.key(pygame.K_ESCAPE)
    return chosen


@pytest.mark.long
def test_the_rules_open_at_what_is_pointed_at() -> None:
    hand = table()
    play = until(hand, Step.FIRST_TAKING)
    layout = play.stage.layout
    tile = layout.developments.hexes[0].rect.center
    assert pointed(hand, tile) == f"guide-tile-{play.match.state.box.tiles[0].id}"
    assert pointed(hand, layout.wheel.rect.midleft) in ("guide-year-phases", "")
    for area, _, rule, _ in answers(play.context.theme, layout, play.picture()):
        if rule and isinstance(area, pygame.Rect) and play.stage.under(area.center).kind.name == "TABLE":
            assert pointed(hand, area.center) != "", rule


def test_every_place_leads_to_a_passage() -> None:
    for modules in (frozenset[str](), frozenset({"black", "iron"})):
        state = new_game(Setup(seats=2, seed=3, modules=modules))
        book = Book(words_of("en"), topic_of(state))
        for answer in all_answers(crowded(state)):
            if answer.rule:
                book.find(answer.rule)


def test_a_replay_opens_them_too() -> None:
    hand = table()
    until(hand, Step.WORKING)
    session = hand.play.session
    history = History(session.match, session.record, session.chairs, "")
    hand.app.apply(Push(Replay(hand.app.context, history)))
    hand.step()
    at = rules_at_tile(hand)
    assert at in [f"guide-tile-{tile.id}" for tile in session.match.state.box.tiles]
    assert isinstance(hand.app.scene, Replay)


def rules_at_tile(hand: Hand) -> str:
    scene = hand.app.scene
    assert isinstance(scene, Replay | Play)
    return pointed(hand, scene.stage.layout.developments.hexes[2].rect.center)


def test_paragraphs_and_passages_have_keys_of_their_own() -> None:
    book = Book(words_of("en"), topic_of_base())
    keys: Sequence[str] = [entry.key for entry in book.entries]
    assert len(keys) == len(set(keys)) == len(IDS) + len(PARAGRAPHS) + len(topic_of_base().ruleset.tile)


def test_a_book_is_made_once_in_a_game() -> None:
    hand = table()
    until(hand, Step.FIRST_TAKING)
    books = []
    for _ in range(2):
        hand.app.open_rules()
        assert isinstance(hand.app.scene, Rulebook)
        books.append(hand.app.scene.book)
        hand.key(pygame.K_ESCAPE)
    assert books[0] is books[1]


# -- pictures ---------------------------------------------------------------------------------------------


def test_pictures_are_those_of_paragraphs_there_are() -> None:
    assert set(PICTURES) | set(VIEWS) <= set(PARAGRAPHS)


def test_every_picture_has_its_drawings() -> None:
    ruleset = topic_of_base().ruleset
    names = {name for rows in PICTURES.values() for row in rows(ruleset) for name in row}
    plain = {name for name in names if not name.startswith((NUMBER, TILE))}
    assert all(map(drawn, plain)), [name for name in plain if not drawn(name)]
    assert {name.removeprefix(TILE) for name in names if name.startswith(TILE)} <= set(ruleset.tile)


def test_pictures_show_the_figures_of_a_draft(tmp_path: Path) -> None:
    draft = new_game(Setup(seats=2, seed=1, ruleset=draft_file(tmp_path))).box.ruleset
    base = topic_of_base().ruleset
    reckoned = ("goal-coal", "goal-lease", "disks-order", "water-props", "workers-summer", "workers-synergy")
    for name in (*reckoned, "tunnel-dig", "winter-debt", "winter-storage", "end-thaler", "iron-workshop"):
        assert PICTURES[name](base) != PICTURES[name](draft), name


@pytest.mark.parametrize("size", [(1280, 720), (1600, 720), (1024, 768)])
@pytest.mark.parametrize("modules", [frozenset[str](), frozenset({"black", "iron"})], ids=["base", "both"])
def test_parts_of_the_table_fit_their_column(size: tuple[int, int], modules: frozenset[str]) -> None:
    hand = window(size)
    theme = hand.app.context.theme
    for seats in (2, 4):
        box = new_game(Setup(seats=seats, seed=1, modules=modules)).box
        for name in set(VIEWS.values()):
            rect = view_rect(theme, box, name)
            assert rect.width <= theme.px(TEXT_WIDTH + 2) and rect.height > 10, name
        table = drawn_table(theme, box)
        assert table.surface.get_rect().contains(view_rect(theme, box, "wheel"))
        assert drawn_table(theme, box) is table


def test_drawing_the_guides_table_leaves_the_game_s_own_alone() -> None:
    hand = table()
    until(hand, Step.FIRST_TAKING)
    before = picture(hand)
    hand.key(pygame.K_r)
    for layer in rules(hand).meanwhile():
        layer(Canvas(pygame.Surface(SIZES[0]), hand.app.context.theme))
    hand.key(pygame.K_ESCAPE)
    assert picture(hand) == before


@pytest.mark.parametrize("modules", [frozenset[str](), frozenset({"iron"})], ids=["base", "iron"])
def test_the_enhanced_tunnel_is_shown_where_iron_is_in_play(modules: frozenset[str]) -> None:
    hand = window()
    book = Book(words_of("en"), topic_of(new_game(Setup(seats=2, seed=1, modules=modules))))
    page = chapter_page(hand.app.context.theme, book, book.chapters["guide-iron"])
    assert any(one.view for one in page.pictures) == bool(modules)


def test_letters_of_a_name_open_no_rules() -> None:
    hand = window()
    hand.button("New game")
    form = hand.app.scene.form  # type: ignore[attr-defined]
    form.focus = next(at for at, widget in enumerate(form.widgets) if isinstance(widget, Entry))
    hand.key(pygame.K_r, "r")
    assert not isinstance(hand.app.scene, Rulebook) and form.focused.text.endswith("r")
