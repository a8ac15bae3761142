"""Every language says all there is to say: whole, in its own words, with letters that the typefaces have."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from fontTools.ttLib import TTFont

from game import telling
from game.cli.replay import Teller
from game.languages import LANGUAGES, of_system
from game.plain_words import TEXTS, entries_of, text_of
from game.rules import Setup, new_game, play
from game.rules import events as e
from game.rules.effects import Exchange
from game.rules.engine import final_lines
from game.rules.message import BoardName, Message, message
from game.rules.moves import Lay
from game.rules.record import read_record
from game.rules.ruleset import Amounts, load_ruleset
from game.rules.terms import Colour, Field, Marker, Place, Resource, Season, Slot, Step
from game.table.theme import Type, font_file
from game.words import Names, words_of
from game.words.catalogue import GUIDE, LESSONS, PASSAGES
from tests.properties.games import MIXES, eager
from tests.test_telling import KINDS, sample

NAMES = Names(("Anna", "Bert", "Cord"))
OTHERS = LANGUAGES[1:]
GOLDEN = Path(__file__).parent / "golden"
SAME = {
    "de": "openspiel-head-bot "
    "board-pinge draft-change-in field-note-pinge-short help-name "
    "lab-demand-winter lab-finding-others list-noun "
    "marker-kiepenkerl month-11 month-4 month-8 month-9 newgame-temperaments priority-pinge "
    "run-head-automa run-head-pinge run-rate settings-pace-normal settings-speed-normal "
    "settings-text-normal storage-good storage-place table-pool table-pool-short tell-title tile-28 "
    "tune-head-in",
    "nl": "openspiel-head-bot "
    "automa-bauer automa-einlieger automa-heuerling automa-kleinbauer automa-knappe automa-knecht "
    "automa-lehrling automa-meister automa-pachtbauer "
    "automa-siedler automa-steiger board-pinge bonus-lorry coach "
    "draft-change-in field-note-pinge-short "
    "lab-demand-winter lab-finding-others lab-group-score lab-measure-points "
    "lab-scores-title lab-table-points list-noun marker-kiepenkerl marker-ladder menu-title "
    "metric-score newgame-head-modules newgame-temperaments option-gain-each player-automa "
    "priority-pinge run-head-automa run-head-pinge run-head-tunnel run-rate run-ratings score-G1 "
    "season-winter storage-good storage-place tell-modules tell-title tile-23 tile-28 tune-head-in",
    "fr": "openspiel-head-bot "
    "about-rule-m8 automa-bauer automa-einlieger automa-heuerling automa-kleinbauer automa-knappe "
    "automa-knecht automa-lehrling automa-meister "
    "automa-pachtbauer automa-siedler automa-steiger "
    "field-note-mine-short help-options "
    "help-positional help-seats lab-demand-autumn lab-group-score lab-head-source "
    "lab-scores-title learn-minutes marker-kiepenkerl menu-title metric-score newgame-head-modules "
    "play-actions player-automa playtest-note-chip playtest-note-number playtest-notes-chip "
    "puzzle-solution run-head-automa run-head-total run-rate run-tables storage-good symbol-agriculture "
    "tile-28",
}
"""Texts that read as in English: names, and words that both languages have."""
FOLDERS = (TEXTS, PASSAGES, GUIDE, LESSONS)
ENGLISH = re.compile(r"\b(the|and|of the|takes|gets|lays|gains|with|from|to the|each|nothing|disks?)\b")
VALUES = re.compile(r"\{[^{}]*\}")


@cache
def said() -> frozenset[Message]:
    """Return every message of the samples, and of a whole game of every mix of modules."""
    found = {telling.told(sample(kind)) for kind in KINDS}
    for seed, modules in enumerate(MIXES):
        chance, events = Random(seed), list[e.Event]()
        setup = Setup(seats=3, seed=seed, tiles="random", modules=modules)
        state = new_game(setup, events.append)
        while state.to_move is not None:
            play(state, eager(chance, state), events.append)
        found.update(map(telling.told, events))
        found |= {message(f"score-{line.rule}", tile="Eimer") for line in final_lines(state, 0)}
    return frozenset(one for one in found if one is not None)


def every_entry(language: str) -> dict[str, str]:
    """Return what the program says, the rules, the guide and the lessons, by id."""
    return {id: text for folder in FOLDERS for id, text in entries_of(language, folder).items()}


def tell(language: str, event: e.Event) -> str:
    told = telling.told(event)
    assert told is not None
    return words_of(language).line(told, NAMES)


# -- everything is said -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_whole_games_is_said(language: str) -> None:
    assert len(said()) > 500
    for one in said():
        text = words_of(language).text(one, NAMES)
        assert text and not re.search(r"[{}$⍽\ue000-\uf8ff]|None|Term|  ", text), text
        assert text.endswith(".") or one.id.startswith("score-"), text
        assert text[0].isupper(), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_breaks_between_a_number_and_what_it_counts(language: str) -> None:
    for one in said():
        pieces = words_of(language).pieces(one, NAMES)
        for before, piece in pairwise(pieces):
            if piece.thing.startswith(("good-", "colour-")):
                assert not re.search(r"\d[^\d\u00a0]*$", before.text), pieces


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english, other = entries_of(LANGUAGES[0]), entries_of(language)
    worded = {id for id, text in other.items() if re.search("[a-zA-Z]", VALUES.sub("", text))}
    assert {id for id in worded if other[id] == english[id]} == set(SAME[language].split())
    for one in said():
        assert not ENGLISH.search(words_of(language).line(one, NAMES)), one


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_has_a_name(language: str) -> None:
    for layout in load_ruleset().layout:
        told = words_of(language).text(message("tell-board", board=BoardName(layout.id)))
        assert told.endswith(words_of(language).text(message(f"layout-{layout.id}")))
    for board in (BoardName("ours", "My {board}"), BoardName("tower", "My {board}")):
        assert words_of(language).text(message("tell-board", board=board)).endswith("My {board}")
    assert words_of(language).text(message("tell-board", board=BoardName("ours"))).endswith("ours")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_is_in_every_face(language: str) -> None:
    said = "".join(text_of(language, folder) for folder in FOLDERS)
    letters = {ord(letter) for letter in said if letter.isprintable() or letter == "\u00a0"}
    for family, cut in {(face.value.family, face.value.cut) for face in Type}:
        file = font_file(family[0], f"{family[1]}-{cut}")
        assert file is not None
        missing = {chr(one) for one in letters - set(TTFont(file).getBestCmap())}
        assert missing == set(), (family, cut)


# -- as the language writes -------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "marks"), [("de", "'’\"“„”«»"), ("nl", "'\"„«»"), ("fr", "'\"„“”")])
def test_marks_are_those_of_the_language(language: str, marks: str) -> None:
    for id, text in every_entry(language).items():
        plain = re.sub(r'FORM\([^)]*\)|\{ ?"[^"]*" ?\}', "", text)
        if language == "de":
            plain = re.sub("„[^“]*“", "", plain)
        assert not set(marks) & set(plain), id


def test_french_keeps_a_space_before_its_high_marks() -> None:
    for id, text in every_entry("fr").items():
        assert not re.search(r"[^\u00a0][:;?!»]", VALUES.sub("", text)), id
        assert not re.search(r"«[^\u00a0]", text), id


@pytest.mark.parametrize(
    ("event", "german", "dutch", "french"),
    [
        (
            e.DisksReturned(0, (2, 1, 0)),
            "Anna legt 2 schwarze und 1 braune Scheibe in den Beutel zurück.",
            "Anna legt 2 zwarte en 1 bruine schijf terug in de zak.",
            "Anna remet 2 disques noirs et 1 marron dans le sac.",
        ),
        (
            e.DisksDrawn(1, True, (1, 3, 2)),
            "Reserve 2 erhält 1 schwarze, 3 braune und 2 gelbe Scheiben aus dem Beutel.",
            "Voorraadveld 2 krijgt 1 zwarte, 3 bruine en 2 gele schijven uit de zak.",
            "La réserve 2 reçoit 1 disque noir, 3 marron et 2 jaunes du sac.",
        ),
        (
            e.FieldLaid(0, Lay(Field.FARMER, (2, 0, 0), (0, 2, 0), food=1)),
            "Anna legt 2 schwarze Scheiben, 2 Marker „Leiter“ und 1 Nahrung zum Bauern.",
            "Anna legt 2 zwarte schijven, 2 actiefiches “Ladder” en 1 voedsel op de boer.",
            "Anna place 2 disques noirs, 2 marqueurs « Échelle » et 1 nourriture sur le fermier.",
        ),
        (
            e.FieldLaid(1, Lay(Field.WATER_MILL)),
            "Bert legt nichts zur Wassermühle.",
            "Bert legt niets op de watermolen.",
            "Bert ne place rien sur le moulin à eau.",
        ),
        (
            e.WorkerActivated(0, Field.WORKSHOP, 0),
            "Bei Anna wird in der Werkstatt gearbeitet.",
            "Bij Anna wordt in de werkplaats gewerkt.",
            "Chez Anna, l’atelier se met en marche.",
        ),
        (
            e.WorkerStopped(1, Field.FARMERS_WIFE),
            "Bei Bert ist die Bäuerin fertig.",
            "Bij Bert is de boerin klaar.",
            "Chez Bert, la fermière a terminé.",
        ),
        (
            e.TileAcquired(0, Field.FARMER, "31", 2),
            "Anna erwirbt mit dem Bauern „Grubenholz“, als Nummer 3.",
            "Anna schaft met de boer “Houtvoorraad” aan, als derde.",
            "Anna acquiert « Charpenterie » avec le fermier, en troisième.",
        ),
        (
            e.LeasePaid(0, 0, 0, 1),
            "Anna zahlt kein Pachtgeld und nimmt 1 Schuldschein.",
            "Anna betaalt geen pacht en neemt 1 schuldfiche.",
            "Anna ne paie rien pour les taxes et prend 1 dette.",
        ),
        (
            e.LeasePaid(0, 2, 2, 3),
            "Anna zahlt als Pachtgeld 2 Nahrung und 2 Taler und nimmt 3 Schuldscheine.",
            "Anna betaalt 2 voedsel en 2 taler aan pacht en neemt 3 schuldfiches.",
            "Anna paie 2 nourritures et 2 thalers pour les taxes et prend 3 dettes.",
        ),
        (
            e.PropPlaced(0, Place.PINGE, 0),
            "Anna setzt in der Pinge die 1. Stütze.",
            "Anna plaatst de 1e stut in de Pinge.",
            "Anna pose dans le puits le 1er étai.",
        ),
        (
            e.Stored(0, Slot.FARM, Resource.COAL),
            "Anna lagert 1 Kohle auf dem Hof ein.",
            "Anna slaat op het erf 1 steenkool op.",
            "Anna stocke 1 charbon à la ferme.",
        ),
        (
            e.MarkerGained(0, Marker.LADDER),
            "Anna erhält den Marker „Leiter“.",
            "Anna krijgt het actiefiche “Ladder”.",
            "Anna reçoit le marqueur « Échelle ».",
        ),
        (
            e.WaterDrained(0, 2, Place.TUNNEL),
            "Anna entfernt 2 Grubenwasser aus dem Schacht.",
            "Anna verwijdert 2 mijnwater uit de schacht.",
            "Anna retire 2 fosses de la cage d’ascenseur.",
        ),
        (
            e.GameEnded((1, 0, 2)),
            "Das Spiel ist zu Ende: Bert gewinnt vor Anna und Cord.",
            "Het spel is afgelopen: Bert wint het spel, voor Anna en Cord.",
            "La partie est terminée : Bert gagne, devant Anna et Cord.",
        ),
        (
            e.OptionChosen(0, "51", (0, 0), Exchange(Amounts(coal=1), Amounts(thaler=1)).said),
            "Anna wählt bei „Ruhraak“: 1 Kohle gegen 1 Taler.",
            "Anna kiest bij “Kolenaak”: 1 steenkool voor 1 taler.",
            "Anna choisit sur « Barge à charbon » : 1 charbon contre 1 thaler.",
        ),
    ],
)
def test_sentences(event: e.Event, german: str, dutch: str, french: str) -> None:
    assert [tell(language, event) for language in OTHERS] == [german, dutch, french]


@pytest.mark.parametrize(
    ("language", "step"),
    [("de", "Erste Auswahl"), ("nl", "Eerste keer pakken"), ("fr", "Première prise")],
)
def test_a_heading_begins_with_a_capital(language: str, step: str) -> None:
    assert words_of(language).text(message("tell-step", step=Step.FIRST_TAKING)) == step


def test_ij_is_one_letter() -> None:
    iron = message("tell-step", step=Resource.IRON)
    assert [words_of(language).text(iron) for language in LANGUAGES] == ["Iron", "Eisen", "IJzer", "Fer"]


def test_a_dot_between_letters_is_a_soft_hyphen() -> None:
    split = {language: entries_of(language)["tile-28"].split()[-1] for language in LANGUAGES}
    assert split == dict.fromkeys(LANGUAGES, "Kiepen\u00adkerl")
    year = message("ribbon-year", year="I", season=Season.SUMMER)
    assert "I · " in words_of("de").text(year)


def test_a_line_of_a_terminal_has_plain_spaces_and_no_soft_hyphens() -> None:
    french = message("amount", count=12345, noun=Colour.BLACK)
    assert words_of("fr").line(french) == "12 345 disque noir"
    assert "\u00ad" not in words_of("de").line(message("building-coal-storage"))


# -- the replay command -----------------------------------------------------------------------------------


def replayed(language: str, name: str) -> list[str]:
    record = read_record((GOLDEN / f"{name}.hasp").read_text("utf-8"))
    return list(Teller(record, words_of(language)).lines())


@pytest.mark.parametrize("language", OTHERS)
def test_a_replay_has_no_line_in_english(language: str) -> None:
    for name in ("2-seats-rows", "4-seats-both"):
        english, other = replayed("en", name), replayed(language, name)
        assert len(other) == len(english)
        alike = {line for line in set(other) & set(english) if re.search("[a-z]", line)}
        assert {line for line in alike if not line.endswith("Tunnel (G1)")} <= {english[0]}


def test_a_german_replay_begins_and_ends_in_german() -> None:
    lines = replayed("de", "2-seats-rows")
    assert lines[:3] == [
        "Haspelknecht: Automa Bauer 1, Automa Bauer 2",
        "Auslage: Reihen für 2",
        "Startwert: 17",
    ]
    assert "Jahr 1, Frühling" in lines and "- Zweite Auswahl" in lines and "Schlusswertung" in lines
    assert "1. Automa Bauer 2: 49 SP" in lines and "       2  Stollenbonus: „Öllampe“ (G2)" in lines


# -- the system's language --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "fr_FR@euro"}, "fr"),
        ({"LANG": "eo.UTF-8"}, "en"),
        ({"LANG": "frisian"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "eo:fr:de"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "eo"}, "de"),
        ({"LC_ALL": "C", "LANGUAGE": "fr", "LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_system_says_which_language(environment: dict[str, str], language: str) -> None:
    assert of_system(environment, "linux") == language


@pytest.mark.parametrize(("told", "language"), [("German_Austria", "de"), ("fr_FR", "fr"), (None, "en")])
def test_windows_says_it_by_its_locale(
    told: str | None, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.languages.locale.getlocale", lambda: (told, "cp1252"))
    assert of_system({}, "win32") == language
    assert of_system({"LANG": "nl_NL"}, "win32") == "nl"


@pytest.mark.parametrize(
    ("told", "language"),
    [
        ('(\n    "de-AT",\n    "en-AT"\n)\n', "de"),
        ('(\n    "eo",\n    "nl-NL"\n)\n', "nl"),
        ("(\n    fr\n)\n", "fr"),
        ('(\n    "zh-Hans-CN"\n)\n', "en"),
        ("", "en"),
    ],
)
def test_a_mac_says_it_by_what_its_user_prefers(
    told: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program that is started by a click finds no variable there."""
    monkeypatch.setattr("game.languages.subprocess.run", lambda *_, **__: SimpleNamespace(stdout=told))
    assert of_system({}, "darwin") == language
    assert of_system({"LANG": "nl_NL"}, "darwin") == "nl"


def test_a_mac_that_does_not_say_it_speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise FileNotFoundError

    monkeypatch.setattr("game.languages.subprocess.run", refuse)
    assert of_system({}, "darwin") == "en"
