"""Every worker that a ruleset can have is told truly, in every language, from its record alone."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from game.languages import LANGUAGES
from game.rulebook import bonuses, disk_uses, joined, work_sentences
from game.rulebook.worker_text import worker_sentences, worker_told
from game.rules.message import message
from game.rules.naming import pays
from game.rules.ruleset import Amounts, Ruleset, WorkerData, load_ruleset
from game.rules.ruleset.worker_checks import worker_problems
from game.rules.terms import Colour
from game.words import words_of
from tests.english import english
from tests.schema import fields, values

Record = dict[str, Any]
COUNTS = st.sampled_from((0, 1, 2, 3, 7))
GOODS = ("food", "wood", "coal", "thaler", "vp", "shaft", "water", "iron")
PAID = ("food", "wood", "coal", "thaler", "iron")
DISKS = ("black", "brown", "yellow")
KINDS = ("dig", "drain", "reel")


def counts(*names: str) -> st.SearchStrategy[dict[str, int]]:
    return st.fixed_dictionaries({}, optional=dict.fromkeys(names, COUNTS))


def uses(own: bool) -> st.SearchStrategy[Record]:
    """What a use can be; of an own worker without payment."""
    some: Record = {
        "actions": COUNTS,
        "gain": counts(*GOODS),
        "more": st.dictionaries(st.sampled_from(("spring", "summer", "autumn")), counts(*GOODS)),
    }
    if own:
        return st.fixed_dictionaries({}, optional=some)
    some |= {"spend": counts(*PAID), "owning": st.sampled_from(("", "12", "23"))}
    pay = st.lists(counts(*DISKS, "food", "thaler"), min_size=1, max_size=3)
    return st.fixed_dictionaries({"pay": pay}, optional=some)


@st.composite
def records(draw: st.DrawFn) -> WorkerData:
    """Any worker's record that is admitted."""
    kind = draw(st.sampled_from(("own", "contract", "further")))
    others = ("since", "until", "develops", "dig", "drain", "drains_first", "reel")
    record: Record = {name: draw(values(fields(WorkerData)[name])) for name in others if draw(st.booleans())}
    names = DISKS if kind == "own" else draw(st.sampled_from((("one",), ("one", "two"))))
    record |= {"kind": kind, "use": {name: draw(uses(kind == "own")) for name in names}}
    data = msgspec.convert(_mended(record), WorkerData)
    assume(not [*worker_problems(with_worker(data))])
    return data


def _mended(record: Record) -> Record:
    """Return a record without what is most often refused: of no use, never there, not to be told apart."""
    if record["kind"] != "own":
        record.pop("develops", None)
    if record.get("until") == record.get("since"):
        record.pop("until", None)
    if not (record.get("dig") and record.get("drain")):
        record.pop("drains_first", None)
    acts = any(record.get(name) for name in KINDS)
    for use in record["use"].values():
        if not acts:
            use.pop("actions", None)
        goods = [use.get("gain", {}), *use.get("more", {}).values()]
        if not use.get("actions") and not any(any(one.values()) for one in goods):
            use["gain"] = {"vp": 1}
        for at, laid in enumerate(use.get("pay", ())):
            laid["thaler"] = 5 * at + len(use)
    if not any(use.get("actions") for use in record["use"].values()):
        record = {key: value for key, value in record.items() if key not in (*KINDS, "drains_first")}
    return record


def with_worker(data: WorkerData, id: str = "workshop") -> Ruleset:
    base = load_ruleset()
    return msgspec.structs.replace(base, worker={**base.worker, id: data})


def smith(**keys: Any) -> Ruleset:
    """Return the base with another worker in the workshop."""
    return with_worker(msgspec.convert({"kind": "further", "since": "workshop"} | keys, WorkerData))


def figures(data: WorkerData) -> set[int]:
    """Return all numbers of a record that are told: nothing is said of 0 of something."""
    found: set[int] = set()
    for use in data.use.values():
        amounts = [use.gain, use.spend, *use.more.values(), *use.pay]
        found |= {getattr(one, name) for one in amounts for name in one.__struct_fields__} | {use.actions}
    return found - {0}


@pytest.mark.parametrize("language", LANGUAGES)
@given(data=records())
def test_every_admitted_worker_is_told_with_all_its_figures(language: str, data: WorkerData) -> None:
    ruleset = with_worker(data)
    text = words_of(language).line(worker_told(ruleset, "workshop"))
    wanted = figures(data) | ({ruleset.workers.drain} if data.drain else set())
    assert wanted <= set(map(int, re.findall(r"\d+", text))), text
    assert not re.search(r"[{}$⍽\ue000-\uf8ff\n]|None|  |\.\.|\( | \)|: *[.;]|, *[.;]", text), text
    for one in worker_sentences(ruleset, "workshop"):
        sentence = words_of(language).line(one)
        assert sentence.endswith(".") and (sentence[0].isupper() or sentence[0].isdigit()), sentence


@given(data=records())
def test_all_that_can_lie_on_an_admitted_worker_s_field_is_said(data: WorkerData) -> None:
    ruleset = with_worker(data)
    assume(data.kind != "own")
    text = english(pays(ruleset, "workshop"))
    laid = {
        getattr(one, name) for use in data.use.values() for one in use.pay for name in one.__struct_fields__
    }
    assert laid - {0} <= set(map(int, re.findall(r"\d+", text))), text


@given(data=records())
def test_every_bonus_of_an_own_worker_is_told_with_its_season(data: WorkerData) -> None:
    ruleset = with_worker(data)
    assume(data.kind == "own")
    more = [one for colour in Colour for one in data.use[colour.id].more.values() if one != Amounts()]
    assert len(bonuses(ruleset)) == len(bonuses(load_ruleset())) + len(more)


BASE = {
    "farmer": "Farmer, once a phase. One kind of work in a phase: 1 food for each yellow disk, and 1 "
    "food more in summer; 1 wood for each brown disk; 1 action in the mine for each black "
    "disk. An action can dig 1 coal or remove up to 2 water from the Pinge. Or the farmer "
    "acquires a development with exactly the disks that it requires.",
    "farmhand": "Farmhand, once a phase. One kind of work in a phase: 1 food for each yellow disk; 1 wood"
    " for each brown disk; 1 action in the mine for each black disk. An action can dig 1 coal"
    " or remove up to 2 water from the Pinge. If farmer and farmhand do the same kind of "
    "work, the second counts 1 disk more. With the Pickaxe, the farmhand can acquire a "
    "development instead, with exactly the disks that it requires.",
    "coal-digger": "Coal-digger, once a phase. For exactly 1 yellow disk, 1 food or 1 Thaler: up to 2 "
    "actions in the Pinge. With 2 water or more there, an action has to remove exactly that; "
    "otherwise it can dig 1 coal. On the board until the Pinge is exhausted.",
    "coal-miner": "Coal-miner, once a phase. For exactly 1 food or 1 Thaler: dig up to 3 coal in the "
    "Tunnel. On the board once the Pinge is exhausted.",
    "haspelknecht": "Haspelknecht, once a phase. For exactly 1 yellow disk, 1 food or 1 Thaler: up to 3 "
    "actions at the shaft. An action can reel 1 coal up to the farm or remove up to 2 water. "
    "On the board once the Pinge is exhausted.",
    "water-mill": "Water Mill, once a phase. For exactly 2 yellow disks: 1 food and 2 VP. For exactly 2 "
    "black disks: 1 Thaler. No synergy. Comes with the Water Mill.",
    "farmers-wife": "Farmer's Wife, once a phase. For exactly 1 black disk: 1 action in the mine. With the "
    "Ladder, for exactly 1 yellow disk: 1 food. An action can dig 1 coal, reel 1 coal up to "
    "the farm or remove up to 2 water. No synergy. Comes with the Farmer's Wife.",
    "workshop": "Workshop, once a phase. For exactly 1 yellow disk: 1 iron. No synergy. In games with "
    "iron, on the board once the Pinge is exhausted.",
}


@pytest.mark.parametrize("id", BASE)
def test_the_workers_of_the_base_read_so(id: str) -> None:
    assert english(worker_told(load_ruleset(), id)) == BASE[id]


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        (
            {"use": {"yellow": {"pay": [{"yellow": 1}], "spend": {"coal": 1, "iron": 1}, "gain": {"vp": 2}}}},
            "For exactly 1 yellow disk: 2 VP in exchange for 1 coal and 1 iron from the farm. No synergy.",
        ),
        (
            {"use": {"any": {"pay": [{"yellow": 2, "food": 1}, {"thaler": 1}], "actions": 2}}, "reel": True},
            "For exactly 2 yellow disks and 1 food; or 1 Thaler: reel up to 2 coal up to the farm. "
            "No synergy.",
        ),
        (
            {
                "use": {"any": {"pay": [{"thaler": 1}], "actions": 3}},
                "dig": "mine",
                "drain": "pinge",
                "drains_first": True,
            },
            "For exactly 1 Thaler: up to 3 actions in the mine. An action can dig 1 coal or remove exactly 2 "
            "water from the Pinge, but digs nothing while there is 2 water or more in the mine. No synergy.",
        ),
        (
            {
                "use": {"any": {"pay": [{"food": 1}], "actions": 1, "gain": {"wood": 1}}},
                "dig": "tunnel",
                "drain": "tunnel",
            },
            "For exactly 1 food: 1 action in the mine and 1 wood. An action can dig 1 coal in the Tunnel or "
            "remove up to 2 water from the shaft. No synergy.",
        ),
        (
            {"use": {"any": {"pay": [{"food": 1}], "more": {"spring": {"vp": 1}, "autumn": {"wood": 2}}}}},
            "For exactly 1 food: 1 VP in spring and 2 wood in autumn. No synergy.",
        ),
    ],
)
def test_a_worker_of_a_draft_reads_so(keys: Record, text: str) -> None:
    ruleset = smith(**keys)
    assert not [*worker_problems(ruleset)]
    assert english(joined(work_sentences(ruleset, "workshop"))) == text


def test_a_use_for_owners_of_a_tile_is_told_to_them_alone() -> None:
    base = load_ruleset()
    assert "Ladder" in english(joined(work_sentences(base, "farmers-wife")))
    assert "Ladder" in english(joined(work_sentences(base, "farmers-wife", {"19", "23"})))
    assert "Ladder" not in english(joined(work_sentences(base, "farmers-wife", {"19"})))


def test_an_added_worker_is_called_as_its_id() -> None:
    use = {"yellow": {"pay": [{"yellow": 1}], "gain": {"vp": 1}}}
    data = msgspec.convert({"kind": "further", "use": use}, WorkerData)
    said = english(worker_told(with_worker(data, "night-smith"), "night-smith"))
    assert said.startswith("Night smith, once a phase.")


def test_a_worker_of_the_owners_of_a_tile_says_so() -> None:
    use = {"yellow": {"pay": [{"yellow": 1}], "gain": {"vp": 1}}}
    data = msgspec.convert({"kind": "further", "owning": "12", "use": use}, WorkerData)
    assert "Comes with the Barn." in english(worker_told(with_worker(data, "smith"), "smith"))


@pytest.mark.parametrize(
    ("smith", "paid"),
    [
        ({}, "the coal-digger, the Haspelknecht or the Smith"),
        ({"owning": "11"}, "the coal-digger or the Haspelknecht"),
        ({"since": "workshop"}, "the coal-digger or the Haspelknecht"),
    ],
)
def test_a_disk_is_said_to_pay_every_worker_that_everybody_has(smith: Record, paid: str) -> None:
    use = {"yellow": {"pay": [{"yellow": 1}], "gain": {"vp": 2}}}
    worker = msgspec.convert({"kind": "further", "use": use, **smith}, WorkerData)
    base = load_ruleset("base")
    ruleset = msgspec.structs.replace(base, worker={**base.worker, "smith": worker})
    assert f"It can pay {paid}." in english(disk_uses(ruleset, Colour.YELLOW))


def test_every_worker_of_the_base_has_a_name_of_the_program_s() -> None:
    """One of a draft is called as its key is, in whatever language."""
    for id in load_ruleset().worker:
        assert words_of("en").line(message(f"field-{id}"))
