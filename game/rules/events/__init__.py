"""The closed family of events: what happened, with all that log, motion, sound and metrics need.

Seats and pools count from 0. What chance or choice brought about stands here, not in the moves.
"""

from __future__ import annotations

from game.rules.events.course import (
    CartCounted,
    Declined,
    EndReached,
    GameEnded,
    OrderSet,
    SeasonBegan,
    StepBegan,
    TurnBegan,
    TurnEnded,
)
from game.rules.events.developments import (
    BonusTaken,
    DistantPaid,
    KiepenkerlLaden,
    MarkerGained,
    MarkerUsed,
    OptionChosen,
    TileAcquired,
)
from game.rules.events.disks import (
    DisksDrawn,
    DisksReturned,
    DisksSwapped,
    DisksTaken,
    LampKept,
    ReserveMoved,
)
from game.rules.events.event import Event, Tell
from game.rules.events.goods import (
    DebtReturned,
    FoodGiven,
    Gained,
    LeasePaid,
    Lost,
    Scored,
    Spent,
    Stored,
    TakenAway,
)
from game.rules.events.mine import (
    CoalDug,
    CoalGiven,
    CoalReeled,
    PingeExhausted,
    PropPlaced,
    SectionEmptied,
    WaterChannelled,
    WaterDrained,
    WaterReturned,
    WaterTaken,
    WorkshopGained,
)
from game.rules.events.plans import (
    FieldLaid,
    FieldReturned,
    PaidForNothing,
    PaymentSpent,
    PlansRevealed,
    WorkerActivated,
    WorkerStopped,
)
