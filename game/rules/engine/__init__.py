"""The engine: which moves are legal, and what they do; with what automas and the table ask besides."""

from __future__ import annotations

from game.rules.disks import single_colour, with_disks
from game.rules.engine.developments import acquisitions, arrival_vp, next_arrival, price_refusal, reached
from game.rules.engine.endings import end_reached, ends_said, having, last_year
from game.rules.engine.free_actions import (
    ABANDONED_FARM,
    CABLE,
    MARKET,
    PROP_IRON,
    PROP_PINGE,
    PROP_TUNNEL,
    could_dig,
    could_reel,
    is_free,
    marker_refusal,
    play_free,
    with_marker,
)
from game.rules.engine.lays import NO_SPECIALS, Specials
from game.rules.engine.mining import (
    PINGE_BLOCKED,
    TUNNEL_BLOCKED,
    dig_refusal,
    iron_refusal,
    prop_refusal,
    reel_refusal,
)
from game.rules.engine.offers import trades
from game.rules.engine.phases import planning, working
from game.rules.engine.phases.planning import (
    colour_markers,
    flipped,
    is_payment,
    lay_down,
    may_develop,
    open_colours,
    open_fields,
    open_uses,
    settled,
    special_markers,
    take_back,
)
from game.rules.engine.phases.taking import COUNT_FIRST, COUNT_SECOND, RETURN_WATER, has_taken
from game.rules.engine.phases.winter import coal_vp, lease_for, open_slots, scale_vp
from game.rules.engine.phases.working import END_TURN, WINDLASS
from game.rules.engine.scoring import (
    ScoreLine,
    bonus_data,
    bonus_of,
    by_count,
    debt_vp,
    final_lines,
    iron_prop_vp,
    line_said,
    rank,
    ranking,
    scores,
)
from game.rules.engine.settling import effect_at, effect_moves, happens_now, takes_bonus
from game.rules.engine.steps import legal_moves, play, refusal
from game.rules.engine.supply import counted, losable, owned
from game.rules.engine.workers import (
    STOP,
    actions_of,
    activate_refusal,
    can_act,
    made_at_once,
    own_work,
    synergy,
)
