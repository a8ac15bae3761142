# English. The syntax is Fluent's (https://projectfluent.org/fluent/guide); FORM gives a thing in another form, CAP a
# capital at the beginning of a sentence. Every language says the same ids; terms are those of docs/glossary.md.
# ⍽ is a no-break space, a dot between two letters a soft hyphen. How to change a text: docs/languages.md.

## Numbers and lists

number-thousands = ,
number-decimal = .
amount = { $count }⍽{ $noun }
list-none = nothing
list-comma = ,
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
list-noun = last
seat = Seat⍽{ $number }
seat-namesake = { $name }⍽{ $number }
automa-knecht = Knecht
automa-bauer = Bauer
automa-steiger = Steiger
automa-meister = Meister
automa-inclined = { $automa } ({ $temperament })
temperament-plain = plain
temperament-miner = miner
temperament-farmer = farmer
temperament-inventor = inventor
temperament-merchant = merchant

number = { $number }

## Terms

colour-black = { $count ->
        [one] black disk
       *[other] black disks
    }
    .short = black
colour-brown = { $count ->
        [one] brown disk
       *[other] brown disks
    }
    .short = brown
colour-yellow = { $count ->
        [one] yellow disk
       *[other] yellow disks
    }
    .short = yellow
good-food = food
good-wood = wood
good-coal = coal
good-iron = iron
good-thaler = Thaler
good-debt = debt
good-water = water
good-shaft = coal in the shaft
good-vp = VP
season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter
step-autumn-water = autumn water
step-first-taking = first taking
step-second-taking = second taking
step-water-return = water return
step-cart-choice = cart choice
step-planning = planning
step-working = working
step-winter-scoring = winter scoring
step-winter-storage = winter storage
field-farmer = farmer
field-farmhand = farmhand
field-coal-digger = coal-digger
field-coal-miner = coal-miner
field-haspelknecht = Haspelknecht
field-water-mill = Water Mill
field-farmers-wife = Farmer's Wife
    .short = Wife
field-workshop = workshop
place-pinge = Pinge
place-tunnel = Tunnel
place-shaft = shaft
place-farm = farm
slot-farm = farm
    .in = on the farm
slot-barn = barn
    .in = in the barn
slot-coal-store = coal store
    .in = in the coal store
slot-wood-store = wood store
    .in = in the wood store
slot-workshop = workshop
    .in = in the workshop
marker-hauling-cable = { $count ->
        [one] hauling cable
       *[other] hauling cables
    }
marker-wheelbarrow = { $count ->
        [one] wheelbarrow
       *[other] wheelbarrows
    }
marker-ladder = { $count ->
        [one] ladder
       *[other] ladders
    }
marker-windlass = { $count ->
        [one] windlass
       *[other] windlasses
    }
marker-oil-lamp = { $count ->
        [one] oil lamp
       *[other] oil lamps
    }
marker-hammer-and-pick = { $count ->
        [one] hammer and pick
       *[other] hammers and picks
    }
marker-wicker-basket = { $count ->
        [one] wicker basket
       *[other] wicker baskets
    }
marker-cottage = { $count ->
        [one] cottage
       *[other] cottages
    }
marker-kiepenkerl = { $count ->
        [one] Kiepenkerl
       *[other] Kiepenkerle
    }
marker-market = { $count ->
        [one] market
       *[other] markets
    }
marker-abandoned-farm = { $count ->
        [one] abandoned farm
       *[other] abandoned farms
    }

## Developments

tile-11 = Carrying Pole
tile-12 = Barn
tile-13 = Pickaxe
tile-14 = Hauling Cable
tile-15 = Charcoal Burner
tile-16 = Wicker Basket
tile-17 = Pick & Shovel
tile-18 = Water Channel
tile-19 = Farmer's Wife
tile-21 = Bucket
tile-22 = Wheelbarrow
    .split = Wheel­barrow
tile-23 = Ladder
tile-24 = Coal Storage
tile-25 = Windlass
tile-26 = Cottage
tile-27 = Towpath Horse
tile-28 = Kiepenkerl
    .split = Kiepen­kerl
tile-29 = Thanksgiving
    .split = Thanks­giving
tile-31 = Mining Timber
tile-32 = Oil Lamp
tile-33 = Hammer and Pick
    .short = Hammer & Pick
tile-34 = Coal Sacks
tile-35 = Water Mill
tile-36 = Weekly Farmers' Market
    .short = Farmers' Market
tile-37 = Village Church of Stiepel
    .short = Stiepel Church
tile-38 = Community Tunnel
    .short = Comm. Tunnel
tile-41 = Coal Driver
tile-42 = Lorry
tile-43 = Handcart
    .split = Hand­cart
tile-44 = Horse and Cart
    .short = Horse & Cart
tile-45 = Small Coal Mine
    .short = Small Mine
tile-46 = Schultheiss
    .split = Schult­heiss
tile-47 = Pit Car Tipple
tile-51 = Coal Barge
tile-52 = Mine Surveyor
    .short = Surveyor
    .split = Sur­veyor
tile-53 = New Tunnel
tile-54 = Horse Mill
tile-55 = Haul Track
tile-10E = Abandoned Farm
    .short = Aband. Farm
tile-30E = Peddler
tile-40E = Village Smithy

## The table

vp = { $vp }
good = { $good }
tile = { $tile }
tile-short = { FORM($tile, "short") }
tile-split = { FORM($tile, "split") }
symbol-agriculture = agriculture
symbol-building = building
symbol-mining = mining
ribbon-year = Year { $year } · { CAP($season) }
ribbon-step-water = Water
ribbon-step-refill = Refill
ribbon-step-taking-1 = Taking I
ribbon-step-taking-2 = Taking II
ribbon-step-order = Order
ribbon-step-planning = Planning
ribbon-step-working = Working
ribbon-step-scoring = Scoring
ribbon-step-payment = Payment
ribbon-step-storage = Storage
ribbon-undo = Undo
ribbon-why = Why
wheel-water = Water
wheel-spring = Spring
wheel-summer = Summer
wheel-autumn = Autumn
wheel-scoring = Scoring
wheel-payment = Payment
wheel-storage = Storage
wheel-order = Turn order
wheel-lease = Lease
table-developments = Developments
table-level = Level { $level }
table-level-points = { $level }   { $points }
table-arrival = { $points } VP
table-arrival-none = each has one
table-distant = distant: { $good }
table-distant-any = distant: any
table-distant-black = one a player
table-distant-open = open to all
table-disks = Disks
table-bag = bag { $count }
table-pool = Pool { $number }
table-reserve = reserve
table-take = take { $count }
table-wet-pool = { $water }
card-owned = Owned by { FORM($owners, "plain") }
card-not-owned = Nobody owns it
card-distant = { CAP($distant) }
card-level = Level { $level }, { $symbol }
board-tokens-left = { $count } left
board-good-food = food
board-good-wood = wood
board-good-coal = coal
board-good-iron = iron
board-good-thaler = Thaler
board-good-debt = debt
board-cart = Cart { $number }
board-cart-value = order value { $value }
board-unlaid = { $count } unlaid
board-markers = Markers
board-markers-fresh = faint: next phase
board-pinge = Pinge
board-pinge-exhausted = Pinge, exhausted
building-barn = Barn
building-coal-storage = Coal Storage
building-charcoal-burner = Charcoal Burner
building-water-mill = Water Mill
field-name = { CAP($field) }
field-name-short = { CAP(FORM($field, "short")) }
field-note-develops = work, develop
field-note-works = work only
field-note-coal-digger = drains or digs { $actions }
field-note-coal-digger-short = drains, digs
field-note-coal-miner = digs { $actions } tunnel
field-note-coal-miner-short = digs { $actions } tunnel
field-note-haspelknecht = drains, reels { $actions }
field-note-haspelknecht-short = reels { $actions }
field-note-water-mill = grain or coal
field-note-water-mill-short = grain, coal
field-note-farmers-wife = mine: { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
field-note-farmers-wife-short = { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
field-note-flipped = mine or { $made }
field-note-flipped-short = or { $made }
field-note-workshop = makes { $made }
field-note-workshop-short = makes { $made }
field-at-work = at work: { $left } left
field-has-worked = has worked
field-paid = paid
field-plan = { FORM($uses, "or") }
field-plan-mining = { $count } mining
field-plan-wood = { $count } wood
field-plan-food = { $count } food
field-plan-kinds = { FORM($kinds, "plain") }
field-plan-mixed = mixed work
field-plan-any = { $count } of any work
field-plan-tiles = price of { $count } tiles
log-title = Log
log-title-open = Log: the wheel turns back, a click closes

## Settings

percent = { $value } %
done = Done
settings-title = Settings
settings-keys = { $key } changes the speed at any time
settings-row-window = Window
settings-row-fullscreen = Full screen
settings-row-sound = Sound
settings-row-effects = Effects
settings-row-surroundings = Surroundings
settings-row-speed = Speed
settings-row-reduced = Reduced motion
settings-row-pace = Automas pause
settings-row-stepping = Step by step
settings-pace-slow = long
settings-pace-normal = normal
settings-pace-fast = short
settings-pace-at-once = none
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-fast = fast
settings-speed-instant = instant
settings-whole-screen = Use the whole screen ({ $key })
settings-nothing-travels = Nothing travels, all fades
settings-click-each = A click for each decision ({ $key })
settings-sounds = Sounds are heard ({ $key })
settings-no-device = No sound device was found: all is silent
settings-effects-tip = What happens at the table: disks, coal, water, and the soft signals.
settings-surroundings-tip = What is heard around the table: birds, crickets, wind, and a drop in the mine.
notice-sounds-on = Sounds on
notice-sounds-off = Sounds off
notice-speed = Speed: { $speed }
notice-stepping-on = Automas: a click for each decision
notice-stepping-off = Automas play by themselves

## Replay

to-final-scoring = To the final scoring
replay-begins = { $title }: { $seat } begins.
replay-record-ends = The record ends here: { $seat } is to move.
replay-decided = { $seat }: { $deed }
replay-score = { $name } { $vp }
replay-moment = Move { $move }, year { $year }, { $season }
    { FORM($scores, "dots") }
replay-moment-step = Move { $move }, year { $year }, { $season }: { $step }
    { FORM($scores, "dots") }
replay-follow = Follow the turn
replay-follow-tip = The large board follows whose move it is (F). A click on a seat, or its number, shows that one.
replay-first-tip = To the beginning (Home)
replay-back-tip = A move back (Left)
replay-on-tip = A move on (Right)
replay-last-tip = To the end (End)
replay-phase-tip = A phase back or on (Page Up, Page Down)
replay-year-tip = A year back or on (Ctrl with Left, Right)
replay-pause-tip = Pause (Space)
replay-play-tip = Play on (Space)
replay-phase = { CAP($season) }
replay-year = Year { $year }
replay-year-phase = { $year } · { CAP($season) }
replay-count = { $at } of { $last }
replay-aside = A click lays this sheet aside.

## Where VP, goods and water come from, by rule

source-tile = { $tile }
source-S6 = the start
source-Y2 = groundwater of the season
source-D4 = a wet pool
source-E4 = work
source-E8 = summer
source-M7 = an early exhausted Pinge
source-T6 = order of arrival
source-W1 = coal on the farm
source-W2 = the lease
source-W3 = storage
source-B3 = arrival at black developments
source-B6 = the bonus marker
source-I3 = the workshop
source-I5 = iron props
source-G1 = emptied tunnel sections
source-G2 = tunnel bonus
source-G3 = development bonus
source-G4 = buildings
source-G5 = unused markers
source-G6 = Thaler
source-G7 = debt
source-G8 = water in the mine

## Winter

winter-lease = The lease is { $lease }; each missing piece is { $debt }.
winter-lease-schultheiss = With the { $tile } it is { $lease }.

## Events: the log and the replay command

event-season-began = Year⍽{ $year }, { $season }.
event-water-taken = { $seat } takes { $water } into the { $place ->
        [tunnel] shaft
       *[pinge] Pinge
    } ({ $rule }).
event-water-returned = { $seat } returns { $water }.
event-disks-returned = { $seat } returns { $disks } to the bag.
event-no-disks-returned = { $seat } returns no disks to the bag.
event-reserve-moved = Reserve⍽{ $pool } joins its action pool: { $disks }.
event-reserve-empty = Reserve⍽{ $pool } joins its action pool: no disks.
event-disks-drawn = Action pool⍽{ $pool } draws { $disks }.
event-reserve-drawn = Reserve pool⍽{ $pool } draws { $disks }.
event-disks-taken = { $seat } takes { $disks } from pool⍽{ $pool } on cart⍽{ $cart }.
event-disks-swapped = { $seat } swaps { $action } of pool⍽{ $pool } for { FORM($reserve, "short") } of its reserve.
event-declined = { $seat } { $step ->
        [autumn-water] gives no food
        [second-taking] takes no more disks
        [water-return] keeps the water
       *[other] does without
    }.
event-food-given = { $seat } gives { $food } to { $to } ({ $rule }).
event-food-given-and-water = { $seat } gives { $food } to { $to }, and takes the water all the same ({ $rule }).
event-food-to-supply = { $seat } gives { $food } to the supply ({ $rule }).
event-food-to-supply-and-water = { $seat } gives { $food } to the supply, and takes the water all the same ({ $rule }).
event-cart-counted = { $seat } counts cart⍽{ $cart } for the turn order ({ $tile }).
event-order-set = The new turn order: { FORM($order, "plain") }.
event-order-set-seat = { $seat } ({ $value })
event-field-laid = { $seat } lays { $lay } on the { $field }.
event-payment-spent = { $seat } pays the { $field } { $lay }.
event-paid-for-nothing = { $seat } has paid the { $field } { $lay } for nothing.
event-lamp-kept = { $seat } keeps the marker { $marker }.
event-field-returned = { $seat } gets { $lay } back from the { $field }, unused.
event-plans-revealed = All plans are laid and open.
event-turn-began = { $seat } works.
event-turn-ended = { $seat } is done.
event-worker-activated = { $seat }'s { $field } sets to work.
event-worker-activated-with-synergy = { $seat }'s { $field } sets to work, with { $synergy ->
        [one] { $synergy }⍽action
       *[other] { $synergy }⍽actions
    } more by synergy.
event-worker-stopped = { $seat }'s { $field } is done.
event-gained = { $seat } gains { $goods } ({ $rule }).
event-spent = { $seat } gives { $goods } ({ $rule }).
event-debt-returned = { $seat } returns { $goods } ({ $rule }).
event-scored = { $seat } scores { $vp } ({ $rule }).
event-vp-lost = { $seat } loses { $vp } ({ $rule }).
event-coal-dug = { $seat } digs { $coal } in the { $place }.
event-section-emptied = { $seat } empties section⍽{ $section } of the Tunnel.
event-water-drained = { $seat } removes { $water } from the { $place ->
        [tunnel] shaft
       *[pinge] Pinge
    }.
event-water-channelled = { $seat } lays { $water } on the { $tile }; { $lying ->
        [0] nothing stays
        [one] { $lying } lies
       *[other] { $lying } lie
    } there.
event-coal-given-of-farm = { $seat } gives { $to } { $coal } of the farm.
event-coal-given-of-pinge = { $seat } gives { $to } { $coal } of the Pinge.
event-coal-given-of-tunnel = { $seat } gives { $to } { $coal } of the Tunnel.
event-coal-given-of-shaft = { $seat } gives { $to } { $coal } of the shaft.
event-coal-given-by-tile = { $seat } gives { $to } { $coal } of the { $tile }.
event-coal-reeled = { $seat } reels { $coal } up to the farm.
event-prop-placed = { $seat } places prop⍽{ $index } in the { $place }.
event-iron-prop-placed = { $seat } places prop⍽{ $index } in the { $place }, of iron.
event-pinge-exhausted = { $seat }'s Pinge is exhausted{ $moved ->
        [none] .
       *[some] : { FORM($moved, "plain") }.
    }
event-pinge-water-moved = { $water } to the shaft
event-pinge-props-moved = { $wood } to the supply
event-workshop-gained = { $seat } gets a workshop for the next phases.
event-tile-acquired = { $seat }'s { $field } acquires { $tile }, as the { $arrival ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] { $arrival }th
    } there.
event-distant-paid = { $seat } pays { $owner } { $goods }, as the tile is far away.
event-marker-gained = { $seat } gains the marker { $marker }.
event-marker-used = { $seat } uses the marker { $marker }.
event-bonus-taken = { $seat } takes a bonus marker in secret.
event-kiepenkerl-laden = { $seat } lays { $goods } on the { $tile }.
event-option-chosen = { $seat } chooses { $option } ({ $tile }).
event-lease-paid = { $seat } pays { $paid } for the lease.
event-lease-paid-and-debt = { $seat } pays { $paid } for the lease and takes { $debt }.
event-stored = { $seat } stores { $goods } { FORM($slot, "in") }.
event-lost = { $seat } loses { $goods } for want of room.
event-game-ended = The game is over: { $winner } wins, before { $others }.

## Options of a development, as they are chosen

option-parts = { FORM($parts, "plain") }
option-gain = { $gain }
option-pay = to spend { $pay }
option-trade = { $pay } for { $gain }
option-dig = to dig { $coal }
option-drain = to remove { $most ->
        [1] { $water }
       *[other] up to { $water }
    }
option-debt = to return { $debt }
option-marker = a marker
option-bonus = a bonus marker
option-give-farm = { $coal } of the farm
option-give-mine = { $coal } of the mine
option-give-shaft = { $coal } of the shaft
option-give-tile = { $coal } of the tile

## The replay command

tell-title = Haspelknecht: { FORM($seats, "plain") }
tell-board = Board: { $board }
tell-modules = Modules: { FORM($modules, "plain") }
tell-tunnel = Enhanced Tunnel: side { $side }
tell-seed = Seed: { $seed }
tell-season = Year { $year }, { $season }
tell-step = { CAP($step) }
tell-ends-here = The record ends here; { $seat } is to move.
tell-final = Final scoring
tell-rank = { $rank }. { $seat }: { $vp }
tell-during = During the game
tell-score = { $line } ({ $rule })
module-black = Black Developments
module-iron = Iron
layout-rows-for-2 = Rows for 2
layout-rows-for-3 = Rows for 3
layout-rows-for-4 = Rows for 4
layout-tower = Tower
layout-three-long-legs = Three long legs
layout-four-long-legs = Four long legs
layout-wings = Wings
layout-three-short-legs = Three short legs
layout-four-short-legs = Four short legs
layout-two-short-asymmetric-legs = Two short asymmetric legs
layout-two-long-asymmetric-legs = Two long asymmetric legs
layout-flower = Flower
layout-butterfly = Butterfly
layout-two-rounds = Two rounds
layout-three-circles = Three circles

## The final scoring
## Lines of the final scoring

score-G1 = Tunnel
score-G2 = Tunnel bonus: { $tile }
score-G3 = Development bonus: { $tile }
score-G4 = Buildings
score-G5 = Unused markers
score-G6 = Thaler
score-G7 = Debt
score-G8 = Water
score-B6 = Bonus marker
score-I5 = Iron props

## The scoring, line by line

count-coal = Coal on the farm
count-lease = The lease
count-storage = Storage
count-loss = What has no slot is lost
count-line = { $line }: { FORM($seats, "plain") }
count-seat = { $seat } { $vp }
result-developments = Developments acquired
result-pinge = Pinge exhausted early
result-coal = Coal on the farm in winter
result-storage = Storage in winter
result-effects = Effects of developments and markers
result-total = Victory points
result-coal-removed = Coal removed from the mine

## Automas: levels and temperaments

level-meister = Plays every taking on, in several deals of what is unknown, before it chooses.
level-steiger = Weighs every plan of its phase, and drafts against what the others will take.
level-bauer = Plans each phase well for its own farm, and does not look at the others.
level-knecht = A beginner that follows a few rules: the largest group, the dearest development, work for every worker.
level-measured = Wins { $share }% of { $games } games against { $against }, by { $vp } to { $theirs } in the mean.
baseline-greedy = a greedy player
baseline-random = a player by chance
inclination-plain = Wants the most VP, wherever they come from.
inclination-miner = Likes the Tunnel: it digs further than others, and props what lies in its way.
inclination-farmer = Likes a full larder: gathers food and wood, and owes little.
inclination-inventor = Acquires one development after the other, and seldom goes into the Tunnel.
inclination-merchant = Goes where there are Thaler, keeps them, and does not mind a debt.

## The panel that tells why: in what way a move is worth something, and what that comes from

aspect-now = VP now
aspect-end = VP at the end
aspect-later = work for later
aspect-denies = denies others
aspect-risk = risk
why-title = { $seat }'s reasons
why-title-advice = The { $adviser }'s advice
why-when = Year { $year }, { $season }: { $step ->
        [autumn-water] water
        [winter-scoring] scoring
        [winter-storage] storage
       *[other] { $step }
    }
why-weighed = What was weighed
why-worth = worth in VP
why-figure = { $vp }
why-parts = { FORM($parts, "plain") }
why-part = { $meant } { CAP($parts) }.
why-now = VP on the score track at once.
why-end = VP that the final scoring will count.
why-later = What it makes possible later in the game, in VP.
why-denies = What it takes away from the others, in VP.
why-risk = What may go wrong, in VP: water, debt, a disk that does not come.
why-note = Point at a row to see what it is made of.
why-note-costs = Point at a row for its parts. Left of the line is what it costs.
why-marked = On the table it is marked in blue.
why-play = Play it
why-lay-so = Lay it so
why-follow-tip = Enter does it too.
why-close-tip = Close (Esc).
why-earlier-tip = The decision before (left arrow).
why-later-tip = The decision after (right arrow).
why-no-earlier = No decision before this one.
why-no-later = The latest decision.
why-nothing-yet = No automa has weighed anything yet in this game.
why-no-question = There is nothing to decide for you now.
component-changes = { FORM($changes, "plain") }
component-change = { $what } { $by }
component-denies = { $seat }
component-denies-all = { $seat } takes no more, not { $wanted }
component-denies-disks = { $seat } takes { $taken }, not { $wanted }
component-risk-of-draws = differs with what is drawn
component-risk-of-others = if others take what is to follow
priority-pinge = Pinge
priority-tunnel = Tunnel
priority-coal = coal
priority-lease = lease
priority-developments = developments
priority-thaler = Thaler
priority-water = water
priority-props = props
priority-wood = wood
priority-food = food
priority-shaft = coal in the shaft
priority-markers = markers
priority-iron = iron
priority-iron-props = iron props
priority-bonus-marker = bonus marker
priority-water-channel = Water Channel
priority-liking-coal = its liking for coal
priority-liking-goods = its liking for goods
priority-liking-developments = its liking for developments
priority-liking-thaler = its liking for Thaler

## Deeds, several of which follow each other: "Activates the farmer to dig 3 coal in the Pinge and gain 1 food."

deed-acquire = acquire the { $tile }
deed-acquire-for-vp = acquire the { $tile } for { $vp }
deed-drain = remove { $water }
deed-prop = place { $count ->
        [one] { $count } prop
       *[other] { $count } props
    }
deed-dig-pinge = dig { $coal } in the Pinge
deed-dig-tunnel = dig { $coal } in the Tunnel
deed-exhaust = exhaust the Pinge
deed-exhaust-for-vp = exhaust the Pinge for { $vp }
deed-empty-sections = empty { $count ->
        [one] { $count } section
       *[other] { $count } sections
    } of the Tunnel
deed-reel = reel up { $coal }
deed-gain = gain { $goods }

## Reasons: what an automa wants most

reason-wish-vp = Most of all it wants VP at once.
reason-wish-pinge = Most of all it wants the Pinge exhausted early, for its bonus and the way into the Tunnel.
reason-wish-tunnel = Most of all it wants emptied sections of the Tunnel, which score in the end.
reason-wish-coal = Most of all it wants coal on the farm, which scores in winter.
reason-wish-lease = Most of all it wants its lease paid without debt.
reason-wish-developments = Most of all it wants developments for what they do, lead to and score.
reason-wish-thaler = Most of all it wants Thaler for the leases and the final scoring.
reason-wish-water = Most of all it wants little water in its mine.
reason-wish-props = Most of all it wants props that free the next coal.
reason-wish-wood = Most of all it wants wood for props and storage.
reason-wish-food = Most of all it wants food that pays contract workers.
reason-wish-shaft = Most of all it wants coal in the shaft to reel up later.
reason-wish-markers = Most of all it wants markers, to use or to score.
reason-wish-iron = Most of all it wants iron for the fields that take nothing else, and for the lease.
reason-wish-iron-props = Most of all it wants iron props, which score beside emptied sections.
reason-wish-bonus-marker = Most of all it wants what its bonus marker scores in the end.
reason-wish-water-channel = Most of all it wants water on the Water Channel, which scores.
reason-wish-liking-coal = Most of all it wants coal out of its mine, which it likes better than anything.
reason-wish-liking-goods = Most of all it wants a full larder, which it likes better than anything.
reason-wish-liking-developments = Most of all it wants developments of its own, which it likes better than anything.
reason-wish-liking-thaler = Most of all it wants Thaler in its chest, which it likes better than anything.

## Reasons: taking

taking-take = Takes { $disks } from pool { $pool }
taking-swap = Uses the Oil Lamp in pool { $pool } to get a { FORM($reserve, "short") } disk for a { FORM($action, "short") } one
taking-none = Takes no more disks
taking-lamp = Keeps the Oil Lamp
reason-taking = { $taking }: it means to { $deeds }.
reason-taking-and-more = { $taking }: with { $disks } to follow, it means to { $deeds }.
reason-taking-aimless = { $taking }: it sees no good use for disks in this phase.
reason-next-best-take = Next best, and worth { $vp } less: { $disks } from pool { $pool }.
reason-next-best-swap = Next best, and worth { $vp } less: the Oil Lamp in pool { $pool }, a { FORM($reserve, "short") } disk for a { FORM($action, "short") } one.
reason-next-best-none = Next best, and worth { $vp } less: no more disks.
reason-next-best-lamp = Next best, and worth { $vp } less: to keep the Oil Lamp.
reason-ahead-at-end = Played on to the end of the game{ $deals ->
        [one] {""}
       *[other] {" "}in { $deals } deals
    }, it is on average { $vp } ahead of the best of the others.
reason-behind-at-end = Played on to the end of the game{ $deals ->
        [one] {""}
       *[other] {" "}in { $deals } deals
    }, it is on average { $vp } behind the best of the others.
reason-ahead-by-season = Played on to the { $season } of year { $year }{ $deals ->
        [one] {""}
       *[other] {" "}in { $deals } deals
    }, it is on average { $vp } ahead of the best of the others.
reason-behind-by-season = Played on to the { $season } of year { $year }{ $deals ->
        [one] {""}
       *[other] {" "}in { $deals } deals
    }, it is on average { $vp } behind the best of the others.
reason-denies = It leaves the best of the others { $vp } less: { $what }.
reason-take-largest = Takes { $disks } from pool { $pool }: no group is larger.
reason-take-largest-needed = Takes { $disks } from pool { $pool }: no group is larger, and { $need }.
reason-take-other-colour = Takes { $disks } from pool { $pool }: another colour.
reason-take-other-colour-needed = Takes { $disks } from pool { $pool }: another colour, and { $need }.
reason-take-same-colour = Takes { $disks } from pool { $pool }: more of the same.
reason-take-same-colour-needed = Takes { $disks } from pool { $pool }: more of the same, and { $need }.
reason-keep-lamp = Keeps the Oil Lamp: it has taken what it wanted.
need-prop = the next coal waits for a prop
need-food = the lease asks for more food than it has
need-coal = there is work in the mine

## Reasons: water, gifts, carts

reason-return-water = Returns { $water }: it wants little water in its mine.
reason-return-every-water = Returns { $water }: it never keeps water that it can return.
reason-give-food = Gives { $food } for { $vp }, and to { $to }, the last of the others.
reason-give-food-to-supply = Gives { $food } to the supply for { $vp }.
reason-give-spare-food = Gives { $food }: it has more than the lease asks for.
reason-give-no-food = Gives no food: it needs what it has more than the VP.
reason-keep-food-for-lease = Gives no food: all it has is for the lease.
reason-take-water-all-the-same = It takes the water all the same.
reason-leave-water = It leaves the water.
reason-count-cart = Counts cart { $cart }: with { $low }, not { $high }, its turn comes earlier.
reason-count-either-cart = Counts cart { $cart }: the value of both is { $value }.
reason-count-first-cart = Counts cart 1, as if it had no { $tile }.

## Reasons: planning

reason-plan = In its turn it means to { $deeds }.
reason-lay-nothing-own = Lays nothing on the { $field }: no disks would do more there than elsewhere.
reason-lay-nothing-further = Lays nothing on the { $field }: its disks do more elsewhere.
reason-lay-for-tile = Lays { FORM($lay, "plain") } on the { $field } for the { $tile }.
reason-lay-for-dearest = Lays { FORM($lay, "plain") } on the { $field } for the { $tile }, the dearest development it can have.
reason-lay-for-work = Lays { FORM($lay, "plain") } on the { $field } { $work ->
        [mining] to mine
        [wood] for wood
       *[food] for food
    }.
reason-lay-for-work-needed = Lays { FORM($lay, "plain") } on the { $field } { $work ->
        [mining] to mine
        [wood] for wood
       *[food] for food
    }: { $need }.
reason-lay-for-mixed-work = Lays { FORM($lay, "plain") } on the { $field } for work of several kinds.
reason-lay-for-any-work = Lays { FORM($lay, "plain") } on the { $field } for whatever will be needed.
reason-lay-for-development = Lays { FORM($lay, "plain") } on the { $field } for a development.
reason-lay-for-goods = Lays { FORM($lay, "plain") } on the { $field } for { $goods }.
reason-lay-to-mine = Lays { FORM($lay, "plain") } on the { $field } for { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } in the mine.
reason-lay-left-over = Lays { FORM($lay, "plain") } on the { $field }, left over by farmer and farmhand.
reason-nothing-fits-field = Lays nothing on the { $field }: it has no disks left that fit there.
reason-pay = Pays the { $field } with { FORM($lay, "plain") }: up to { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } { $field ->
        [coal-digger] in the Pinge
        [coal-miner] in the Tunnel
       *[haspelknecht] at the shaft
    }.
reason-pay-always = Pays the { $field } with { FORM($lay, "plain") }: it pays whom it can.
reason-unpaid-worth-less = Leaves the { $field } unpaid: what he could do is worth less to it than what pays him.
reason-unpaid-nothing-left = Leaves the { $field } unpaid: it has nothing left that pays him.
reason-unpaid-for-lease = Leaves the { $field } unpaid: its food is for the lease.
reason-unpaid-no-work = Leaves the { $field } unpaid: there is nothing for him to do.
reason-unpaid-no-food = Leaves the { $field } unpaid: it has no food for him.
reason-unpaid-no-disk-nor-food = Leaves the { $field } unpaid: it has neither a yellow disk nor food.

## Reasons: working

reason-activate = Activates the { $field } to { $deeds }.
reason-activate-for-work = Activates the { $field }: there is work for { $field ->
        [farmers-wife] her
       *[other] him
    } in the { $place }.
reason-activate-at-shaft = Activates the { $field }: there is work for him at the shaft.
reason-activate-for-good = Activates the { $field } for { $good }: first that, then the mine.
reason-activate-always = Activates the { $field }: whoever can work shall work.
reason-kiepenkerl-stands-for = The Kiepenkerl stands for { FORM($colour, "short") }.
reason-acquire = Acquires the { $tile }, for { $goods } at once.
reason-acquire-for-later = Acquires the { $tile }, which brings nothing at once but will serve it later.
reason-acquire-distant = That costs { $goods }, which { $owner } gets.
reason-acquire-dearest = Acquires the { $tile }: it takes the dearest development it can.
reason-dig-pinge = Digs a coal in the Pinge for its farm; { $left ->
        [one] { $left } more exhausts
       *[other] { $left } more exhaust
    } the Pinge.
reason-dig-last = Digs the last coal of the Pinge and opens the way into the Tunnel.
reason-dig-last-for-vp = Digs the last coal of the Pinge for { $vp } and opens the way into the Tunnel.
reason-dig-tunnel = Digs a coal in the Tunnel; { $left } more will empty a section worth { $vp } in the end.
reason-dig-section = Digs a coal in the Tunnel and empties a section worth { $vp } in the end.
reason-dig-always = Digs a coal: it digs wherever it can.
reason-drain-pinge = Removes { $water }: with { $stops } or more in the Pinge no coal is dug.
reason-drain-shaft = Removes { $water }: with { $stops } or more in the shaft no coal is reeled up.
reason-drain-ahead = Removes { $water }: more will flow in, and then it would stop the mining.
reason-drain-idle = Removes { $water }: there is no better use for this action.
reason-drain-without-coal = Removes { $water }: with this action there is no coal to be had.
reason-reel = Reels up a coal, as coal counts in winter only on the farm: { $coal } will be there.
reason-reel-always = Reels up a coal: it reels whenever it can.
reason-prop = Places a prop in the { $place }: it frees { $coal } behind it.
reason-prop-ahead = Places a prop in the { $place }: what lies beyond needs it.
reason-prop-for-coal = Places a prop: the next coal lies behind this field.
reason-iron-prop = Places a prop of iron in the Tunnel: it frees { $coal } behind it, and once that section is empty it scores { $vp }.
reason-iron-prop-ahead = Places a prop of iron in the Tunnel: what lies beyond needs it, and once that section is empty it scores { $vp }.
reason-iron-only = The field takes nothing but iron.
reason-burn = Burns { $wood } to charcoal, for { $goods }.
reason-burn-spare-wood = Burns wood to charcoal: the year's work needs no more of it.
reason-use-hauling-cable = Uses the hauling cable: { $vp }, and 1 of its { $water } is gone.
reason-use-windlass = Uses the windlass: the Haspelknecht acts without pay.
reason-use-market = Uses the market: { $goods } for { $paid }.
reason-use-abandoned-farm = Uses the abandoned farm for { $goods }, which it needs now.
reason-use-marker = Uses the marker { $marker }: it brings something at once.
reason-choose = Chooses to { $deeds }, which is worth most to it here.
reason-choose-for = Chooses to { $deeds } for { $goods }, which is worth most to it here.
reason-choose-best = Chooses what is worth most to it here.
reason-take-first-offer = Takes the first of what the development offers.
reason-give-coal = Gives the coal to { $to }.
reason-give-coal-to-last = Gives the coal to { $to }, the last of the others.
reason-take-marker = Takes the marker { $marker }: of those that are offered it has most use for it.
reason-take-bonus = Takes in secret the one of { $left ->
        [one] { $left } bonus marker
       *[other] { $left } bonus markers
    } that it thinks will score most for it.
reason-stop = Stops the worker, as no further action of his would help it.
reason-stop-no-coal = Stops the worker, who can dig or reel up no more coal here.
reason-stop-at-a-loss = Stops the worker: it sees nothing more to do.
reason-decline-offer = Declines what the development offers: it would be no better off with it.
reason-decline-at-a-loss = Declines: it sees nothing more to do.
reason-end-turn = Ends its turn: its plan is carried out.
reason-end-turn-idle = Ends its turn: nothing that { $workers } could still do would help it.
reason-end-turn-at-a-loss = Ends its turn: it sees nothing more to do.
reason-worker = the { $field }

## Reasons: winter

reason-keep-wood = Places and burns nothing more before the scoring: it keeps its { $wood }.
reason-store-for-vp = Stores { $good } in the { $slot }: it scores { $vp }.
reason-store-for-vp-and-spring = Stores { $good } in the { $slot }: it scores { $vp } and is there again in spring.
reason-store-for-spring = Stores { $good } in the { $slot }: it is there again in spring.
reason-store-in-vain = Stores { $good } in the { $slot }: nothing that scores is left for it.
reason-store-nothing = Leaves the { $slot } empty: it has no better use for it.
reason-store-most = Stores { $good } in the { $slot }: it scores { $vp }, and nothing scores more there.
reason-store-anything = Stores { $good } in the { $slot }: nothing that it has scores there, and it leaves no slot empty.
reason-nothing-fits-slot = Leaves the { $slot } empty: it has nothing that fits there.

## Reasons: the baselines

reason-only-move = There is no other legal move.
reason-greedy = Brings { $gain } at once: it would have { $vp } if the game ended now.
reason-greedy-nothing = Brings nothing at once: it would have { $vp } if the game ended now.
reason-greedy-most = No other move comes to as much.
reason-greedy-drawn = It is drawn from { $moves } moves that come to the same.
reason-mcts = Of { $playouts } games played on at random { $visits } began with it, most among { $moves } moves; they brought { $mean } in the mean, where { $even } is even and 1 far ahead.
reason-random = Draws one of { $moves } legal moves by lot: it wants nothing.


## Refusals: why a move is not allowed


## Setting a game up: what cannot be, and what is not advised


## Records, identity and notation

# Where in a record, and what is wrong there
record-file = { $file }: { $said }
record-file-other-ruleset = { $file }: { $said }; --ruleset FILE names the one to use
record-header = header: { $said }
record-line = line { $line }: { $said }
record-lines = lines { $first } to { $last }: { $said }
record-none = this is no record; a record begins with “{ $begins }”
record-newer = record { $format } is of a newer edition, if it is not damaged; this edition reads record { $reads }
record-older = record { $format } was written by an edition before; this edition reads record { $reads }
record-cut-in-header = the record is cut off within its header
record-damaged = damaged, they do not match their check; if you changed it by hand, make line 1 “{ $begins }”, and no check is looked at
record-after-end = stands after the end
record-cut-off = the record is cut off here; its last line, “{ $last }”, is missing
record-and-damaged = { $said }; { $damage }

# The header of a record
record-key-missing = the line “{ $line }” is missing
record-key-unknown = { $text } is no header line; known are { $known }
record-key-twice = { $key } stands twice; once is right
record-key-long = { $key } is { $count } characters long; { $most } at most are right
record-number = { $key } { $text } is no whole number
record-entry = { $key }: { $text } is not known; known are { $known }
record-rules = rules { $rules }; this edition reads rules { $reads }
record-rules-newer = played by rules { $rules }, those of a newer edition; this edition reads rules { $reads }
record-rules-older = played by rules { $rules }, those of an edition before; this edition reads rules { $reads }
record-setup = with the lines that it has, no game can begin: { $problem }

# The ruleset of a record
record-ruleset = ruleset { $text }; it reads like “{ $example }”
record-ruleset-needed = the ruleset { $name } is needed; name its file, { $file }
record-ruleset-no-name = { $name } is no name of a ruleset; it is called as its file, without .toml
record-ruleset-not-here = the ruleset { $name } is not here; put { $file } into { $folder }
record-ruleset-unusable = { $problem }
record-ruleset-other = played by the figures { $digest } of { $name }, which are not in the archive; those of { $source } are now { $now }

# The moves of a record
notation-no-move = { $text } is no move; one reads like “{ $one }” or “{ $other }”
record-over = the game is over; no move can follow
record-seat = seat { $seat } does not decide here; seat { $right } does
record-refused = { $move } is refused: { $reason }
record-other-rules = { $said }; it was played by other rules than those of today
record-scores = the moves end in the scores { $right }, not { $given }
record-unfinished = scores stand here, but the game is not over: moves are missing

# Boards
board-named = { $board }

## What developments and bonus markers do


## The table: prompts, tips, previews and sheets


## Title, new game, saves and results


## Commands, set-up and their errors


## Rulesets and positions: what is wrong in them


## The playtest lab
