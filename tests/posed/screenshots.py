"""Every scene, step and moment as PNG files: games are played by real moves until each has come up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from game.match import Match
from game.rules import Setup
from game.rules.message import message
from game.rules.moves import Move
from game.rules.state import Activity
from game.rules.terms import Step
from game.scenes.app.loop import App
from game.scenes.flow import Pop, Push, Replace
from game.scenes.newgame.scene import NewGame
from game.scenes.newgame.seats import PlayerCell
from game.scenes.opponents import Factories, Opponents
from game.scenes.play.curtain import Curtain
from game.scenes.play.menu import Menu
from game.scenes.play.scene import Play
from game.scenes.result.scene import Result
from game.scenes.rulebook.scene import PREPARED, Rulebook
from game.scenes.rulebook.topic import topic_of_base
from game.scenes.saved_games.screen import SavedGames
from game.scenes.settings.screen import SettingsScreen
from game.scenes.statistics.daily import Daily
from game.scenes.statistics.scene import PAGES, Statistics
from game.scenes.title import Title
from game.table.canvas import TextMark
from game.table.theme import USUAL
from game.whole_file import check_folder
from tests.posed import feedback, learning, peaks, replays, saving
from tests.posed import moments as moment
from tests.posed import poses as pose
from tests.posed.camera import Camera, advisor, decide, go_on, own_home, sit
from tests.posed.decisions import DECISIONS, RareDecision, full_setup
from tests.posed.poses import Wanted, at, top
from tests.posed.wander import wander
from tests.statistics.profile import TODAY, profile, write_games

GAMES = 3  # so many games are looked through for what is wanted
AWAY = (3, 3)
VALLEY_SEED = 67
FEWER_TRIES = 600


def write(
    folder: str | Path | None,
    size: tuple[int, int],
    opponents: Opponents | Factories,
    say: Callable[[str], object] = print,
    seen: Callable[[str], object] | None = None,
    ledger: list[TextMark] | None = None,
    language: str | None = None,
    text: str = USUAL,
) -> None:
    """Write every scene, step and moment at this size into the folder, in games of a quick opponent.

    Without a folder everything is drawn and nothing written. `say` gets each file's name, `seen` each
    picture's; `ledger` is told every text drawn. The window speaks the language, or the system's,
    in texts of this size.
    """
    target = Path(folder) if folder is not None else None
    if target is not None:
        check_folder(target)
    with own_home():
        app = App(opponents, size, language=language)
        app.ledger, app.context.settings.text = ledger, text
        app.step(0.0)
        app.context.settings.pace, app.context.settings.animation = "at once", False
        camera = Camera(app, target, say, seen)
        _menus(camera)
        _two_seats(camera)
        for seats in (3, 4):
            _more_seats(camera, seats)
        _valley(camera)
        _hot_seat(camera)
        peaks.take(camera)


def _menus(camera: Camera) -> None:
    app = camera.app
    camera.take("title")
    app.apply(Push(SettingsScreen(app.context)))
    camera.take("settings")
    app.apply(Pop())
    _rules(camera)
    _statistics(camera)
    learning.take(camera)
    for seats, layout in ((2, "rows-for-2"), (4, "three-circles")):
        scene = NewGame(app.context)
        scene.more = False
        scene.draft.set_seats(seats)
        scene.draft.layout, scene.draft.seed = layout, "1521"
        app.apply(Replace(scene))
        camera.take(f"new-game-{seats}-seats")
    scene.more = True
    scene.resize()
    camera.take("new-game-more")
    _levels(camera, scene)
    _expansion(camera)


def _statistics(camera: Camera) -> None:
    """Take the statistics of some forty games, page by page, and the game of a day."""
    app, folder = camera.app, camera.app.context.saves.folder
    paths = write_games(folder, profile())
    scene = Statistics(app.context)
    app.apply(Push(scene))
    for scene.page in PAGES:
        scene.resize()
        camera.take(f"statistics-{scene.page}")
    app.apply(Pop())
    app.apply(Push(Daily(app.context, TODAY)))
    camera.take("daily")
    app.apply(Pop())
    for path in paths:
        path.unlink()


def _rules(camera: Camera) -> None:
    """Take the rules: a chapter for players, a passage asked for, a search."""
    app = camera.app
    rules = Rulebook(app.context, topic_of_base())
    app.apply(Push(rules))
    for link in ("guide-workers", "guide-developments", "M5", "31"):
        rules.go(link)
        camera.take(f"rules-{link}")
    while rules.book.prepare(PREPARED):
        pass
    rules.search(app.context.theme.words.text(message("good-coal", count=1)))
    camera.take("rules-search")
    app.apply(Pop())


def _levels(camera: Camera, scene: NewGame) -> None:
    """Take the sheet on which a seat's automa is chosen."""
    cells = [widget for widget in scene.form.widgets if isinstance(widget, PlayerCell)]
    camera.click(cells[2].rect.center)
    camera.take("new-game-levels")
    camera.app.apply(Pop())


def _expansion(camera: Camera) -> None:
    """Take both modules with new tiles mixed in, and a tile dragged to a place where it cannot lie."""
    scene = NewGame(camera.app.context)
    scene.more = True
    draft = scene.draft
    draft.set_seats(4)
    draft.set_black(True)
    draft.set_iron(True)
    draft.set_tiles("random")
    draft.seed, draft.mixed, draft.tunnel = "1521", frozenset(draft.new_tiles[::2]), "B"
    camera.app.apply(Replace(scene))
    camera.take("new-game-modules")
    ground = scene.tiles.ground
    camera.press(next(iter(ground.stock.values())).rect.center)
    camera.move(ground.places[7].rect.center)
    camera.take("new-game-by-hand")


def _collect(camera: Camera, wanted: list[Wanted], setup: Setup) -> Match | None:
    """Play games of this setup and the next seeds until every wanted picture has come up; one played to its
    end if there is one, else the last."""
    play, whole = None, None
    for game in range(GAMES):
        if not wanted:
            break
        play = sit(camera, replace(setup, seed=setup.seed + game), 1)
        counsel = advisor(camera, setup.seed)
        while wanted and go_on(camera):
            found = next((one for one in wanted if one.fits(play)), None)
            if found is not None:
                wanted.remove(found)
                camera.move(AWAY)
                if found.pose:
                    found.pose(camera)
                camera.take(found.name)
                _clear(camera, play)
                continue
            decide(camera, counsel)
        if isinstance(camera.app.scene, Result) and any(one.name == "result" for one in wanted):
            camera.take("result")
            wanted[:] = [one for one in wanted if one.name != "result"]
        whole = play.match if play.match.over else whole
    return whole or (play.match if play else None)


def _clear(camera: Camera, play: Play) -> None:
    """Take away what a pose has laid over the table."""
    while camera.app.scene is not play:
        camera.app.apply(Pop())
    play.stage.log_open = False
    play.banner.clear()
    play.why.close()
    play.refresh()


def _rare(camera: Camera, match: Match) -> None:
    """Take pictures of what few games bring: reached from a real game by moves at random."""
    for name, fits in pose.RARE.items():
        moves = wander(match.setup, match.moves, fits)
        if moves is not None:
            _set_up(camera, match.setup, moves, 1)
            camera.take(name)


def _set_up(camera: Camera, setup: Setup, moves: Sequence[Move], humans: int) -> None:
    """Set up a table at which these moves have been played, seat 1 in large."""
    play = sit(camera, setup, humans)
    for move in moves:
        play.match.submit(move)
    play.curtain_drawn_by = None
    play.look_at(0)
    play.refresh()
    camera.move(AWAY)


def _two_seats(camera: Camera) -> None:
    """Take a game of two, from the first taking to the result."""
    wanted = [
        Wanted("taking-1", at(Step.FIRST_TAKING), pose.pool),
        Wanted("taking-1-tile", at(Step.FIRST_TAKING), pose.tile),
        Wanted("taking-1-tip", at(Step.FIRST_TAKING), pose.tip),
        Wanted("taking-1-keys", at(Step.FIRST_TAKING), moment.steer_to_pool),
        Wanted("taking-1-keys-tile", at(Step.FIRST_TAKING), moment.steer_to_tile),
        Wanted("taking-1-called", at(Step.FIRST_TAKING), moment.banner),
        Wanted("taking-2-undo", moment.undoes, moment.point_at_undo),
        Wanted("undo-practice", moment.reveals, moment.undo),
        Wanted("since-chip", moment.offers_since, moment.point_at_since),
        Wanted("since-played", moment.offers_since, moment.since),
        Wanted("since-moment", moment.offers_since, moment.line_of_log),
        Wanted("menu-keys", at(Step.PLANNING), moment.menu),
        Wanted("menu-seats", at(Step.PLANNING), moment.seats),
        Wanted("advice", at(Step.FIRST_TAKING, 2), pose.advice),
        Wanted("why", pose.weighed, pose.why),
        Wanted("taking-2", at(Step.SECOND_TAKING)),
        Wanted("water-return", at(Step.WATER_RETURN)),
        Wanted("planning", at(Step.PLANNING)),
        Wanted("planning-drag", at(Step.PLANNING), pose.drag),
        Wanted("planning-refused", at(Step.PLANNING), pose.refused),
        Wanted("planning-alike", moment.alike, moment.drag_alike),
        Wanted("planning-keys-hand", moment.alike, moment.steer_to_hand),
        Wanted("planning-keys-field", at(Step.PLANNING), moment.steer_to_field),
        Wanted("planning-keys-button", at(Step.PLANNING), moment.steer_to_button),
        Wanted("planning-unused", at(Step.PLANNING), moment.ask_if_sure),
        Wanted("planning-draft", at(Step.PLANNING), pose.plan),
        Wanted("working-unused", moment.workers_left, moment.ask_if_sure),
        Wanted("mining-unused", moment.mining_left, moment.ask_if_sure),
        Wanted("working-keys-badge", moment.with_badges, moment.steer_to_badge),
        Wanted("working-keys-undo", at(Step.WORKING), moment.steer_to_undo),
        Wanted("working", at(Step.WORKING)),
        Wanted("working-refused", at(Step.WORKING), pose.no_tile),
        Wanted("working-water", pose.two_drains),
        Wanted("working-mining", lambda play: isinstance(top(play), Activity)),
        Wanted("winter-scoring", at(Step.WINTER_SCORING)),
        Wanted("winter-storage", at(Step.WINTER_STORAGE)),
        Wanted("winter-storage-draft", at(Step.WINTER_STORAGE, 2), pose.take_out),
        Wanted("winter-over", pose.full_winter),
        Wanted("planning-late", at(Step.PLANNING, 3), pose.plan),
        Wanted("late", pose.late),
        Wanted("result", lambda play: False),
    ]
    match = _collect(camera, wanted, Setup(seats=2, seed=21))
    if match is not None:
        replays.of_two_seats(camera, match)
        _rare(camera, match)


def _more_seats(camera: Camera, seats: int) -> None:
    layouts = {3: "flower", 4: "four-short-legs"}
    wanted = [
        Wanted(f"{seats}-seats-taking", at(Step.FIRST_TAKING)),
        Wanted(f"{seats}-seats-planning", at(Step.PLANNING), pose.plan),
        Wanted(f"{seats}-seats-log", at(Step.WORKING), pose.open_log),
        Wanted(f"{seats}-seats-why", pose.weighed, pose.why),
        Wanted(f"{seats}-seats-winter", at(Step.WINTER_STORAGE)),
        Wanted(f"{seats}-seats-late", pose.late),
        Wanted("result", lambda play: False),
    ]
    _collect(camera, wanted[:4], Setup(seats=seats, seed=31, layout=layouts[seats]))
    _collect(camera, wanted[4:], Setup(seats=seats, seed=41))


def _valley(camera: Camera) -> None:
    """Take both modules and nearly every new tile with four seats: the year, then each new decision."""
    wanted = [
        Wanted("valley-taking", at(Step.FIRST_TAKING)),
        Wanted("valley-planning", at(Step.PLANNING, 2), pose.plan),
        Wanted("valley-advice", at(Step.PLANNING, 2), pose.advice),
        Wanted("valley-why", pose.weighed, pose.why),
        Wanted("valley-working", at(Step.WORKING, 2)),
        Wanted("valley-winter", at(Step.WINTER_STORAGE)),
        Wanted("valley-late", pose.last_autumn),
        Wanted("result", lambda play: False),
    ]
    setup = full_setup(VALLEY_SEED)
    match = _collect(camera, wanted, setup)
    if match is not None:
        replays.of_more_seats(camera, match, "replay-valley")
    open_decisions = list(DECISIONS)
    for game in range(GAMES):
        if game:
            match = _among_automas(camera, full_setup(VALLEY_SEED + game))
        assert match is not None
        open_decisions = [one for one in open_decisions if not _decision(camera, match, one)]


def _among_automas(camera: Camera, setup: Setup) -> Match:
    """Return a game that nobody watches, played to its end."""
    match = Match(setup, [advisor(camera, seat) for seat in range(setup.seats)])
    while match.advance():
        pass
    return match


def _decision(camera: Camera, match: Match, wanted: RareDecision) -> bool:
    """Take a decision that moves at random lead to from a game; return False if they do not."""
    moves = wander(match.setup, match.moves, wanted.fits, wanted.way, FEWER_TRIES)
    if moves is None:
        return False
    _set_up(camera, match.setup, moves, 1)
    if wanted.pose:
        wanted.pose(camera)
    camera.take(wanted.name)
    return True


def _hot_seat(camera: Camera) -> None:
    """Take two people at one mouse: the curtain between their plans; the menu over the table."""
    sit(camera, Setup(seats=2, seed=51), 2)
    counsel = advisor(camera, 51)
    app = camera.app
    while not isinstance(app.scene, Curtain):
        scene = camera.play
        if scene.session.human and not scene.behind_curtain:
            decide(camera, counsel)
        app.apply(scene.update(0.02))
    camera.take("curtain")
    app.stack.pop()
    app.apply(Push(Menu(app.context)))
    camera.take("menu")
    feedback.take(camera)
    app.apply(Replace(Title(app.context)))
    camera.take("title-go-on")
    app.apply(Push(SavedGames(app.context)))
    camera.take("saved-games")
    saving.of_a_full_disk(camera)
    saving.of_saved_games(camera)
