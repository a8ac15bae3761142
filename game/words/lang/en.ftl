# English. The syntax is Fluent's (https://projectfluent.org/fluent/guide); FORM gives a thing in another form, CAP a
# capital at the beginning of a sentence. Every language says the same ids; terms are those of docs/glossary.md.
# ⍽ is a no-break space, a dot between two letters a soft hyphen. How to change a text: docs/languages.md.

## Numbers and lists

number-thousands = ,
number-decimal = .
amount = { $count }⍽{ $noun }
list-none = nothing
list-comma = ,
list-semicolon = ;
list-either = { $rest }; or { $last }
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
    .short = Haspelkn.
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
table-distant = distant: { FORM($goods, "or") }
table-distant-any = distant: any
table-distant-black = one a player
table-distant-open = open to all
table-disks = Disks
table-bag = bag { $count }
table-pool = Pool { $number }
table-pool-short = Pool { $number }
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
field-at-work = { $left } left
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

percent = { $value }%
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
event-option-chosen = { $seat } chooses: { $option } ({ $tile }).
event-lease-paid = { $seat } pays { $paid } for the lease.
event-lease-paid-and-debt = { $seat } pays { $paid } for the lease and takes { $debt }.
event-stored = { $seat } stores { $goods } { FORM($slot, "in") }.
event-lost = { $seat } loses { $goods } for want of room.
event-game-ended = The game is over: { $winner } wins, before { $others }.

## Options of a development, as they are chosen

option-parts = { FORM($parts, "plain") }
option-gain = { $gain }
option-gain-if-black = { $gain } with { $blacks }
option-pay = spend { $pay }
option-trade = { $pay } for { $gain }
option-dig = excavate up to { $coal }
option-drain = remove up to { $water }
option-debt = return { $debt }
option-marker = take a marker
option-bonus = take a bonus marker
option-kiepenkerl = trade with the Kiepenkerl
option-give-farm = give away { $coal } of the farm
option-give-mine = give away { $coal } of the mine
option-give-shaft = give away { $coal } of the shaft
option-give-tile = give away { $coal } of the tile
option-one-of = { FORM($options, "or") }
option-gifts = { $count ->
        [one] { $count }⍽gift
       *[other] { $count }⍽gifts
    }

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

refused = { $why } ({ $rule })
refused-move = { $move }: { $why }
refused-game-over = The game is over.

refused-no-pool = There is no pool of that number.
refused-none-of-colour = No disk of that colour lies in this action pool.
refused-must-take = The first taking is not optional.
refused-take-now = Now disks are taken.
refused-only-lamp = This seat has taken its disks; now the question is whether its { $marker } swaps any.
refused-no-lamp = Swapping disks takes a marker { $marker } that can be used in this phase.
refused-nothing-to-swap = The pools do not hold disks of these colours.
refused-same-colour = Swapping two disks of one colour would change nothing.
refused-choose-cart = Now the question is whether cart 1 or cart 2 counts for the turn order.
refused-return-water = Now the question is whether to return { $water }.

refused-give-food-now = Now the question is whether to give { $food }.
refused-food-for-others = The food goes to a player without { $tile }, and to the supply only if all own it.
refused-no-autumn-water = The owner of the { $tile } takes no autumn water.

refused-plan-now = Now the plan is laid.
refused-field-order = Fields are planned in order: farmer, farmhand, contract workers, buildings.
refused-field-full = The { $worker } takes no more.
refused-not-held = There are not so many disks left on the carts.
refused-no-such-marker = There is no such marker to use in this phase.
refused-little-food = There is not so much food on the farm.
refused-little-thaler = There are not so many Thaler.
refused-mixed = Several colours lie only on a worker that may develop.
refused-no-such-tile = Several colours must be exactly what a development in play, not yet owned, requires.
refused-few-colours = The { $tile } lies only on disks of several colours of farmer or farmhand.
refused-cottage = With the { $tile }, which stands for { $disks ->
        [one] { $disks }⍽disk
       *[other] { $disks }⍽disks
    } of any colour, a field must be exactly what a development in play, not yet owned, requires.
refused-own-workers-only = { $basket } and { $cottage } lie on the fields of farmer and farmhand only.
refused-wife-disk = The Farmer's Wife takes exactly { $black }, once flipped also exactly { $yellow }.
refused-workshop-disk = The workshop takes exactly { $disk }.
refused-mill-disks = The Water Mill takes exactly { FORM($disks, "or") }.
refused-no-pay = Only contract workers are paid in food or Thaler.
refused-pay = The { $worker } is paid exactly { FORM($pay, "or") }.

refused-work-now = Now workers carry out the plan.
refused-finish-first = A worker finishes and a development is settled before anything else.
refused-at-work = A worker is at work; it finishes before anything else.
refused-not-planned = Nothing lies on this field.
refused-has-worked = The { $worker } has already worked in this phase.
refused-only-develops = A worker with several colours does nothing but acquire a development.
refused-colour-open = First it must be said what colour the { $marker } stands for.
refused-colour-settled = The colour of what lies here is settled.
refused-digger-gone = The Pinge is exhausted and the { $worker } gone.
refused-no-haspelknecht = The { $worker } is not on the board yet.
refused-nothing-to-do = This worker could not do a single action now.
refused-act-first = The worker has not done anything yet and still can.
refused-digger-drains-first = As long as there is so much, the { $worker } removes { $water } an action.
refused-digger-drains = The { $worker } removes exactly { $water } an action.
refused-no-digging = The { $worker } does not excavate.
refused-no-reeling = This worker reels up no coal.
refused-no-draining = The { $worker } removes no water.
refused-shaft-water = Own workers never remove water from the shaft.

refused-wet-pinge = With { $water } or more in the Pinge no coal is excavated there.
refused-wet-tunnel = With { $water } or more in the shaft no coal is excavated in the Tunnel.
refused-wet-shaft = With { $water } or more in the shaft no coal is reeled up.
refused-blocked = The next coal of the { $place } lies behind an empty wood field.
refused-tunnel-empty = No coal is left in the Tunnel.
refused-shaft-empty = No coal lies in the shaft.
refused-no-water = There is no water to remove.
refused-little-water = There is less water than that.
refused-much-water = An action removes { $water } at most.
refused-development-drains = The development removes { $water } at most.
refused-none-on-farm = There is no { $good } on the farm.
refused-iron-outside = { CAP($good) } is placed in the Tunnel only.
refused-only-iron = The leftmost empty field of the Tunnel takes only { $good }, and none is skipped.
refused-pinge-gone = The Pinge is exhausted and takes no more { $good }.
refused-propped = Every wood field of the { $place } is filled.

refused-never-in-winter = Markers are used in phases only, never in winter.
refused-no-marker = There is no marker { $marker } to use in this phase.
refused-no-such-use = This marker is not used by itself while working.
refused-no-burner = Burning charcoal takes the { $tile }.
refused-little-wood = Burning charcoal takes { $wood } of the farm.
refused-nothing-to-haul = There is no water for the { $marker } to remove.
refused-nothing-to-sell = The { $marker } takes { $goods } of the farm.

refused-not-in-play = This development is not in play.
refused-cannot-develop = This worker cannot develop in this phase.
refused-worked-or-developed = This worker has worked or developed in this phase.
refused-not-met = What lies on the worker's field is not exactly what the development requires.
refused-owned = A player owns a development at most once.
refused-no-token = All { $tokens } tokens lie on developments: none is left for another.
refused-black-taken = A black development with a token on it is closed.
refused-one-black = A player owns at most one black development.
refused-out-of-reach = It touches no development of one's own, and no other player owns it.
refused-no-price = Only a distant development costs a resource.
refused-price-missing = A distant development costs { FORM($price, "or") } of the farm.
refused-no-load = No resource of another kind would be left on the farm to lay on the { $tile }.
refused-no-support = What the { $tile } takes would not be on the farm: { FORM($prices, "or") }.

refused-settle-first = What the development takes is settled before any free action.
refused-other-answer = The development asks for something else.
refused-not-payable = What the exchange takes is not there.
refused-must-choose = One of the options must be chosen.
refused-coal-for-others = The coal goes to the farm of another player.
refused-no-coal-to-give = No coal lies there to be given.
refused-no-debt = There is no debt to return.
refused-marker-not-offered = No base-game development with this marker bears a token.
refused-bonus-gone = This bonus marker is no longer there.

refused-before-scoring = Before the scoring only props are placed and charcoal is burnt.
refused-store-now = Now resources are stored.
refused-storing-has-begun = Free actions come before the storing.
refused-slot-order = Slots are filled in order: { FORM($slots, "plain") }.
refused-slot-takes-other = This slot does not take that resource.
refused-none-left = No more of that resource is left to store.
refused-no-slot = Nothing is left that would go there.
refused-slots-full = Every slot is filled.

refused-nothing-here = Nothing can be done with that now.
refused-worker-first = First click the worker who is to do that.
undo-nothing = There is nothing to take back.
undo-revealed = Something hidden has been revealed since; it stays played.


## Setting a game up: what cannot be, and what is not advised

setup-option = { $option }: { $why }
setup-tile = { $number } { $tile }
setup-seats = { FORM($seats, "or") } can play, not { $given } (S1).
setup-seed = The seed is a whole number from 0 to 2^64⍽−⍽1, not { $given } (S8).
setup-rules = Boards are drawn by the rules 1 to { $last }, not { $given } (V4).
setup-modules = The modules are a set of { $modules }, not { $given }.
setup-tunnel-side = The Enhanced Tunnel has the sides { $sides }, not { $given } (I4).
setup-tunnel-without-iron = Side { $side } of the Enhanced Tunnel belongs to the module Iron; add it or leave the side out (I4).
setup-tunnels = Not { $given }: name { $count ->
        [0] no tunnel, as there is none without the module Iron
        [one] { $count }⍽tunnel, A or one of side B
       *[other] { $count }⍽tunnels, all A or different ones of side B
    } (I4).
setup-ruleset = { $why }
setup-iron-sections = Iron needs a Tunnel with at least { $sections ->
        [one] { $sections }⍽section
       *[other] { $sections }⍽sections
    } (I4).
setup-iron-needed = { $key } has iron, which is there with the module Iron only; add it (I2).
setup-no-board = The ruleset has no development board for { $seats } seats.
setup-wrong-board = { $given } is no board for { $seats }⍽seats; there are { FORM($boards, "plain") }.
setup-board-without-black = { $board } has no places for black developments; take another board (B1).
setup-no-new-tile = { $given } is no tile of sections 12 or 14.
setup-iron-tile = { $tile } belongs to the module Iron; add it or leave the tile out (I6).
setup-tile-twice = A tile is named twice; each is there once (V2).
setup-no-way = Tiles are { FORM($ways, "plain") } or a list of tile numbers, not { $given } (V2).
setup-no-tile = There is no tile { $given } in the ruleset { $ruleset }.
setup-tile-level = { $tile } is of level { $level }, not { $wanted } (V2).
setup-tile-count = { $count ->
        [one] { $count }⍽tile is
       *[other] { $count }⍽tiles are
    } named; { $board } has { $places ->
        [one] { $places }⍽place
       *[other] { $places }⍽places
    } (V2).
setup-few-tiles = Level { $level } has { $count ->
        [one] { $count }⍽tile
       *[other] { $count }⍽tiles
    }, the board needs { $wanted } (V1).
setup-market = { $tile } is in play only if { FORM($others, "or") } is (section 12).
setup-iron-thaler = The board offers { $offered }; with Iron at least { $asked } are needed (I1).
setup-none-drawn-building = No board drawn at random leaves a building to start with (V3); take another board.
setup-none-drawn-advised = No board drawn at random is without anything that the rules advise against; take another board.
setup-none-drawn-thaler = No board drawn at random offers { $asked } (V4); take another board.
setup-none-drawn-market = No board drawn at random has a marker that can pay for { $tile } (section 12); take another board.
setup-every-building = Every building is on the board; take another board (V3).
setup-improved = { $tile } is on the board; take another board (V3).
setup-start-abilities = The seats start with all buildings whose tiles are not on the board or with none, and with the improved farmhand only if its tile is not there (V3).

advice-seed = advice for seed { $seed }: { $advice }
advice-all-at-once = All new developments at once are too many.
advice-no-room = The board has no room for { $tiles }.
advice-replaces = { $tile } is meant to replace { $other }.
advice-not-beside = { $tile } is better not in play beside { $other }.
advice-far = { $tile } is meant to lie far from { $other }.
advice-one-iron = With { $seats }⍽seats one of { FORM($tiles, "plain") } is enough.
advice-few-thaler = The board offers { $offered }, at least { $asked } are advised (V4).
advice-beyond-reach = With so few seats nobody can lay the disks for { $tiles }.


## Records, identity and notation


## What developments and bonus markers do

in-season = { $season ->
        [spring] in spring
        [summer] in summer
        [autumn] in autumn
       *[winter] in winter
    }
tile-told = { $number } { $tile } ({ $cost }): { $text }
cost = { $disks }
cost-and-any = { $disks }, { $count } of any colour
cost-any = { $count ->
        [one] { $count }⍽disk of any colour
       *[other] { $count }⍽disks of any colour
    }
does = { FORM($parts, "sentences") }
does-nothing = Brings nothing more.
does-do = { CAP($do) }.
does-gain = Gain { $gain }.
does-gain-if-black = Gain { $gain } if at least { $blacks } pay for it, markers included.
does-dig = You may excavate { $coal } at once, if it is accessible.
does-drain = You may remove { $most ->
        [1] { $water }
       *[other] up to { $water }
    } at once, wherever it lies.
does-choose = Choose one: { FORM($options, "either") }.
does-choose-optional = { $count ->
        [one] If you like
       *[other] If you like, one of these
    }: { FORM($options, "either") }.
does-price = To acquire it you must also: { FORM($options, "either") }.
does-pick = { $count ->
        [one] Choose one of these
       *[other] Choose { $count } different of these
    }: { FORM($gifts, "either") }.
does-gifts = Gifts, { FORM($counts, "or") } different ones: { FORM($gifts, "either") }.
does-bonus = Then take a bonus marker in secret; it scores at the end of the game.
does-kiepenkerl = Take what lies on it, at the start 1⍽wood, and 1⍽resource of any kind from the supply, and lay 1⍽resource of the farm on it, of a kind other than both. Whoever cannot, cannot acquire it.
does-from-farm = What is spent comes from the farm.
does-receiver = The coal goes to the farm of another player, whom you choose.
does-mine-coal = In the mine it is the leftmost coal of the Pinge, once that is exhausted of the Tunnel, whatever water and props; it counts as removed.
does-shaft-coal = Coal of the shaft can be given only once the Pinge is exhausted.
does-tile-coal = At the start { $coal } for each player lie here; whoever acquires it takes { $taken }⍽off.
does-marker-offer = The action marker comes from a base-game development that bears a token; nothing else of it is had.
does-barn = In winter it stores 1⍽food, wood or coal; food stored here scores { $vp }.
does-coal-storage = In winter it stores 1⍽coal, which scores { $vp }, and 1⍽wood.
does-charcoal-burner = At any moment of your turn, and in winter before scoring and storing, you can turn { $wood } of the farm into { $made }, as often as you like.
does-water-mill = A field of its own, once a phase: { $yellow_made } for exactly { $yellow }, or { $black_made } for exactly { $black }. Colour markers count; no synergy, no summer bonus.
does-improved-farmhand = From the next phase on your farmhand can develop too.
does-bucket = { $seasons ->
        [none] Brings nothing, as no season begins with water.
       *[some] When water comes { $seasons }, you take none any more.
    }
does-horse-and-cart = In the winter scoring each coal on your farm scores { $vp }, instead of what it scores otherwise.
does-water-channel = Water that you remove from your mine lies here; as soon as there is { $water }, it goes back for { $vp }. Here it stops no work and costs no VP.
does-water-channel-and-bucket = If you own the { FORM($tiles, "or") } as well, { $water } of the supply is laid here { $seasons }.
does-farmers-wife = A further worker: for exactly 1⍽black disk or marker { $actions ->
        [one] { $actions }⍽action
       *[other] { $actions }⍽actions
    }, once a phase: each excavates or reels 1⍽coal, or removes up to { $water }, in the Pinge or the shaft. No synergy, no summer bonus.
does-farmers-wife-flipped = If you own the { $tile } as well, exactly 1⍽yellow disk can make { $made } instead.
does-towpath-horse = After the second taking you say whether cart⍽1 or cart⍽2 counts for the turn order.
does-thanksgiving = When water comes in autumn, you may give 1⍽food to a player without this development, to the supply if there is none, and score { $vp }; then you choose whether you take the water.
does-thanksgiving-dry = Brings nothing more, as no water comes in autumn.
does-schultheiss = From the next winter on you pay { $lease } for the lease, every year; each missing piece is { $debt }.
does-pit-car-tipple = From now on every further development that scores by arrival scores { $vp } more.
does-village-smithy = At the end each iron prop before an emptied section scores { $vp } instead of { $usual }.
does-marker = Once, from the next phase on; unused it scores { $vp } at the end.
does-marker-hauling-cable = Marker, at any moment of your working turn: remove { $water } and score { $vp }.
does-marker-disk = Marker: counts as { $disk }.
does-marker-windlass = Marker, between two workers: the Haspelknecht does up to { $actions ->
        [one] { $actions }⍽action
       *[other] { $actions }⍽actions
    } for nothing, even if he is paid as well.
does-marker-oil-lamp = Marker, directly before or after your own taking: swap a disk of a reserve with one of another colour in the pool beside it.
does-marker-wicker-basket = Marker on farmer or farmhand: he may hold disks of several colours and does all their kinds of work; no synergy for you in that phase. If he develops instead, the marker comes back.
does-marker-cottage = Marker on the field of a worker who develops: stands for exactly { $count } of the required disks. If nothing is acquired, it comes back.
does-marker-kiepenkerl = Marker: counts as a disk of any colour, but never pays the coal-miner.
does-marker-market = Marker, at any moment of your working turn: { $pay } of the farm for { $gain }.
does-marker-abandoned-farm = Marker, at any moment of your working turn: gain { $gain }.
does-end-wheelbarrow = At the end { $vp } for each emptied section with a wheelbarrow.
does-end-oil-lamp = At the end { $vp } for each emptied section with an oil lamp.
does-end-lorry = At the end { $vp } for each emptied section with a lorry.
does-end-agriculture = At the end { $vp } for each agriculture symbol on your developments.
does-end-building = At the end { $vp } for each building symbol on your developments.
does-end-mining = At the end { $vp } for each mining symbol on your developments.
line = { FORM($parts, "dots") }
line-nothing = VP alone
line-choose = { FORM($options, "either") }
line-optional = may: { FORM($options, "either") }
line-pick = { $count } of: { FORM($gifts, "plain") }
line-price = costs { FORM($options, "or") }
line-barn = stores 1, food { $vp }
line-coal-storage = stores coal ({ $vp }), wood
line-charcoal-burner = { $wood }: { $made }
line-water-mill = makes { $yellow_made } or { $black_made }
line-improved-farmhand = farmhand may develop
line-bucket = { $seasons ->
        [none] no effect
       *[some] no water { $seasons }
    }
line-horse-and-cart = { $vp } a coal in winter
line-water-channel = { $water } removed: { $vp }
line-farmers-wife = a worker for 1⍽black: { $actions ->
        [one] { $actions }⍽action
       *[other] { $actions }⍽actions
    }
line-towpath-horse = turn order by cart⍽1 or 2
line-thanksgiving = gift in autumn: { $vp }
line-thanksgiving-dry = no gifts, as autumn is dry
line-schultheiss = lease: { $lease }
line-pit-car-tipple = +{ $vp } a development
line-village-smithy = iron props { $vp }
line-marker-hauling-cable = once: −{ $water }, { $vp }
line-marker-disk = once: { $disk }
line-marker-windlass = once: Haspelknecht, { $actions ->
        [one] { $actions }⍽action
       *[other] { $actions }⍽actions
    }
line-marker-oil-lamp = once: swap disks
line-marker-wicker-basket = once: mixed work
line-marker-cottage = once: { $count } of the disks for a tile
line-marker-kiepenkerl = once: a disk of any colour
line-marker-market = once: { $pay } for { $gain }
line-marker-abandoned-farm = once: { $gain }
line-end-wheelbarrow = end: wheelbarrows
line-end-oil-lamp = end: oil lamps
line-end-lorry = end: lorries
line-end-agriculture = end: agriculture
line-end-building = end: buildings
line-end-mining = end: mining
table-distant-none = only beside yours
wheel-dry = Dry
wheel-summer-wet = Wet summer
bonus-wheelbarrow = Wheelbarrows
bonus-tokens = Tokens
bonus-oil-lamp = Oil lamps
bonus-thaler = Thaler and debt
bonus-debt = Debt and water
bonus-lorry = Lorries
bonus-does = { CAP($parts) }.
bonus-does-nothing = Scores nothing.
bonus-counts-buildings = counts as { $count } more { $count ->
        [one] building
       *[other] buildings
    }
bonus-scores-wheelbarrow = scores { $vp } for each emptied section with a wheelbarrow
bonus-scores-oil-lamp = scores { $vp } for each emptied section with an oil lamp
bonus-scores-lorry = scores { $vp } for each emptied section with a lorry
bonus-scores = scores { $vp }
bonus-scores-tokens = scores { $vp } for { $count ->
        [one] each of your tokens
       *[other] every { $count } of your tokens
    } on developments
bonus-returns-debt = returns { $debt } before debt is counted
bonus-counts-thaler = counts as { $thaler } more
bonus-is-dry = lets water in the mine cost nothing


## The table: prompts, tips, previews and sheets

table-distant-goods = { FORM($goods, "or") }
play-over = The game is over.
play-asked = { $seat }: { $what }
play-actions = { $count ->
        [one] { $count }⍽action
       *[other] { $count }⍽actions
    }
play-ask-actions = the { $field } has { $actions } left
play-ask-hand-over = click the player who is to have { $coal }
play-coal-of-farm = { $coal } of the farm
play-coal-of-mine = { $coal } of the mine
play-coal-of-shaft = { $coal } of the shaft
play-coal-of-tile = { $coal } of the tile
play-ask-drain = click the water to remove { $most ->
        [1] { $water }
       *[other] up to { $water }
    }, or do without
play-ask-dig = click the coal to excavate { $coal }, or do without
play-ask-marker = choose the marker to take
play-ask-bonus = take a bonus marker, in secret
play-ask-trade = take { $load } of the { $tile } and 1⍽resource of the supply, and lay another kind on it
play-ask-spend = choose what is spent on the { $tile }
play-ask-choice = choose what the { $tile } does
play-ask-choice-or-none = choose what the { $tile } does, or do without
play-ask-worker = click a worker
play-ask-worker-or-tile = click a worker, or the development it is to acquire
play-ask-tile = click the development to acquire
play-ask-done = no worker can do more: end the turn
play-ask-done-or-free = no worker can do more: { FORM($free, "or") }, or end the turn
play-ask-scoring = { FORM($free, "or") } before coal is scored, or go on
play-free-prop = place { FORM($goods, "or") }
play-free-burn = burn wood
play-free-marker = use a marker
play-ask-gift = click a player to give { $food } for { $brings }, or keep the food
play-ask-gift-to-supply = click your food to give the supply { $food } for { $brings }, or keep it
play-no-water = no water
play-ask-swap = click a reserve disk for the Oil Lamp to swap it, or keep the marker
play-ask-with-lamp = { $asked }; or first click a reserve disk: the Oil Lamp swaps it
play-ask-cart = click the cart that counts for the turn order
play-ask-first-taking = take all disks of one colour from a pool, for cart⍽1
play-ask-second-taking = take again, as many as make { $limit ->
        [one] { $limit }⍽disk
       *[other] { $limit }⍽disks
    }, for cart⍽2
play-ask-water-return = fewer than { $limit ->
        [one] { $limit }⍽disk
       *[other] { $limit }⍽disks
    }: click the water to return { $water }
play-ask-planning = lay disks, markers, food and Thaler on the workers' fields
play-ask-storage = click a resource to store it; what has no slot is lost
play-ask-haul = lay the { $good } on the marked field
play-ask-field = lay disks, food, Thaler and markers on the fields; the { $field } is next
play-button-planned = Finish planning
play-button-stored = Finish storing
play-button-stop = The worker stops
play-button-lamp = Keep the Oil Lamp
play-button-without = Do without
play-button-gift = Keep the food
play-button-taken = Take no more
play-button-water = Keep the water
play-button-turn = End turn
play-button-score = Score the coal
play-badge-price = { CAP($field) }: { $price }
play-badge-gift-wet = { $food }, take water
play-badge-gift-dry = { $food }, no water
play-badge-kiepenkerl = Kiepenkerl as { FORM($colour, "short") }
play-badge-good = { CAP($good) }
play-take = Take { $disks } from pool⍽{ $pool }
play-take-with-water = Take { $disks } from pool⍽{ $pool }, with { $water }
play-swap = Swap { $action } of pool⍽{ $pool } for { FORM($reserve, "short") } of its reserve
play-give-food = Give { $food } to { $to }
play-give-food-to-supply = Give { $food } to the supply
play-gift-wet = { $gift }, take the water
play-gift-dry = { $gift }, leave the water
play-count-cart = Cart⍽{ $cart } counts: order value { $value }
play-lay = { CAP($field) }: { FORM($lay, "plain") }
play-work = { CAP($field) }: { FORM($work, "plain") }
play-work-with-kiepenkerl = { CAP($field) }, the Kiepenkerl as { FORM($colour, "short") }: { FORM($work, "plain") }
play-acquire = { CAP($field) } acquires { $tile }
play-acquire-for = { CAP($field) } acquires { $tile } for { $price }
play-prop = Place { $good } in the { $place }
play-burn = Burn { $wood } to charcoal for { $goods }
play-use-marker = { CAP($marker) }: { $does }
play-cable = { $vp } for removing { $water }
play-windlass = the Haspelknecht has { $actions } without pay
play-trade = Lay { $lays } on the { $tile }, take { $takes }
play-choose = { CAP($option) }
play-store = Store { $good } { FORM($slot, "in") }
play-store-nothing = Leave the { $slot } empty
play-dig = Excavate { $coal }
play-drain = Remove { $water }
play-give-coal = Give { $coal } to { $to }
play-reel = Reel up { $coal }
play-return-water = Return { $water }
play-take-bonus = Take the bonus marker { $bonus }
play-take-marker = Take the marker { $marker }
play-works = sets to work
play-uses = { FORM($uses, "plain") }
play-outlook = { FORM($uses, "or") }
play-development = { $tile }
play-developments = { $count ->
        [one] { $count }⍽development
       *[other] { $count }⍽developments
    }
play-nothing-yet = nothing can be done yet
play-nothing-yet-but-spent = nothing can be done yet, and the payment is spent
play-none-within-reach = none of the { $count } developments of that price is within reach
play-not-this-one = { $tile }? { $why }
play-vain = { $lay } on the { $field }
play-lost = For nothing as things stand: { FORM($vain, "plain") }
play-lost-and-unused = For nothing as things stand: { FORM($vain, "plain") }; { $count ->
        [one] { $count }⍽disk
       *[other] { $count }⍽disks
    } unused
play-unused = { $count ->
        [one] { $count }⍽disk stays
       *[other] { $count }⍽disks stay
    } unused if planning ends now
play-field = { CAP($field) }: { $said }
play-adviser-thinks = The adviser thinks
play-ask-advice = Ask for advice
play-winter-over = The winter is over: what each step brought
play-looking-at = { $other }'s board. Right click or Esc: back to { $seat }'s.
play-step-by-step = { $seat } is next: a click or Space shows the decision
play-thinking = { $seat } is thinking
play-thinking-click = { $seat } is thinking: a click hurries
play-to-spring = On to spring
play-your-turn = { $name }, your turn
curtain-plan = Pass the mouse to { $name }
curtain-bonus = For { $name }'s eyes only
curtain-why-plan = Plans are laid in secret; the others look away.
curtain-why-bonus = Bonus markers are secret; the others look away.
curtain-i-am = I am { $name }
curtain-face-down = Face down again
menu-title = Menu
menu-on = On with the game
menu-save-elsewhere = Save it elsewhere
menu-leave = Leave to the title
menu-quit = Quit
menu-keys = Esc takes back · W why · A advice · Space hurries
menu-keys-always = S speed · T step by step · M sound · F11 full screen
menu-on-replay = On with the replay
menu-leave-replay = Leave the replay
menu-replay-keys = Left and Right step · Space plays · F follows
menu-replay-keys-always = S speed · M sound · F11 full screen
trade-lay = Lay { $good }, take:
trade-take = { FORM($goods, "plain") }
trade-note = { $load } that he bears, and 1⍽resource of the supply.
bonus-title = Bonus markers
bonus-note = Take one in secret: it is shown and scored at the end of the game.
bonus-gone = taken already
bonus-now = If the game ended now: { $vp }
winter-title = Winter of year⍽{ $year }
winter-column-farm = On the farm
winter-column-coal = Coal scored
winter-column-lease = Lease paid
winter-column-debt = Debt
winter-column-stored = Stored
winter-column-lost = Lost
winter-coal-vp = { $coal }: { $vp }
winter-no-coal = no coal
winter-paid-nothing = nothing
winter-no-debt = none
winter-left = Without a slot, and lost: { FORM($goods, "plain") }
winter-all-stored = Everything has a slot.
winter-slot = { CAP(FORM($slot, "short")) }
winter-slot-empty = empty
winter-slot-worth = { $good }: { $vp }
tip-and = { $first } { $second }
tip-farmer = One kind of work in a phase, 1 for each disk: brown cuts wood, yellow grows { $more ->
        [0] food
       *[other] food ({ $more } more in summer)
    }, black mines: 1⍽coal, or { $most ->
        [1] 1⍽water
       *[other] up to { $most }⍽water
    } removed. Or he acquires a development with exactly the disks it requires.
tip-farmhand = One kind of work in a phase, 1 for { $synergy ->
        [0] each disk.
       *[other] each disk. If farmer and farmhand do the same kind, the second does { $synergy } more.
    }
tip-improved-farmhand = Or he acquires a development, as the farmer does.
tip-coal-digger = Paid with 1⍽yellow disk, 1⍽food or 1⍽Thaler: { $actions } in the Pinge. With { $water } or more there, an action removes { $water }; otherwise it digs 1⍽coal.
tip-coal-miner = Paid with 1⍽food or 1⍽Thaler: digs up to { $coal } in the Tunnel.
tip-haspelknecht = Paid with 1⍽yellow disk, 1⍽food or 1⍽Thaler: { $actions } at the shaft. Each removes { $most ->
        [1] 1⍽water
       *[other] up to { $most }⍽water
    } or reels 1⍽coal up to the farm.
tip-water-mill = Exactly { $yellow } bring { $food }, exactly { $black } bring { $thaler }.
tip-farmers-wife = Exactly 1⍽black disk: { $actions }, in the Pinge or at the shaft. Each digs or reels 1⍽coal, or removes { $most ->
        [1] 1⍽water
       *[other] up to { $most }⍽water
    }. No synergy with farmer and farmhand.
tip-flipped = Whoever owns the { $tile } may also lay exactly 1⍽yellow disk for { $made }.
tip-workshop = Exactly 1⍽yellow disk makes { $made }, once a phase. In winter 1⍽iron is stored here, for { $vp }.
tip-shaft-water = Water in the shaft: from { $reeling } on no coal is reeled up, from { $tunnel } on none is dug in the Tunnel. The Haspelknecht removes it.
tip-pinge-water = Water in the Pinge: from { $stops } on no coal is dug here. A black disk removes { $most ->
        [1] 1
       *[other] up to { $most }
    }.
tip-shaft-coal = Coal of the Tunnel waits in the shaft until the Haspelknecht reels it up to the farm.
tip-tokens = The tokens left: each development takes one.
tip-debt = What is missing at the payment in winter. At the end the first scores { $first }, each further one { $more }.
tip-carts = Disks of cart⍽1 count for the turn order (yellow { $yellow }, brown { $brown }, black { $black }): the lowest value comes first. { $second }
tip-cart-2 = Cart⍽2 does not count.
tip-cart-2-may-count = With the { $tile } cart⍽2 may count instead.
tip-section = Once it is emptied, this section scores { $vp } at the end.
tip-section-with-tiles = Once it is emptied, this section scores { $vp } at the end, and { $more } more for each of these developments: { FORM($tiles, "plain") }.
tip-iron-only = This field takes only iron, and no field is skipped.
tip-wood-or-iron = This field takes wood or iron.
tip-iron-prop = At the end an iron scores { $vp } if the section at its right is emptied.
tip-no-bonus = Whoever acquires a black development takes a bonus marker in secret and keeps it here.
tip-hidden-bonus = A bonus marker, taken in secret: it is shown and scored at the end of the game.
tip-reserve = The reserve joins its action pool when the disks are refilled.
tip-wet-pool = Whoever takes here in the first taking also takes { $water }.
tip-level = { $arrival ->
        [none] No VP for the order of arrival.
       *[some] VP on each development in the order of arrival: { FORM($arrival, "plain") }.
    } { $access }
tip-level-1 = Everybody can acquire those of level⍽1.
tip-level-beside = It must lie beside one of yours.
tip-level-distant = It must lie beside one of yours; one that another player owns can be had from afar for { FORM($price, "or") }, paid to whoever came last.
tip-level-black = All black ones count as one for that. Nobody has two, and each has one owner.
tip-level-black-with-bonus = All black ones count as one for that. Nobody has two, and each has one owner. With it comes a bonus marker, in secret.
tip-undo = Takes back your last piece or decision (Esc, right button).
tip-why = Why an automa decided as it did the last time, and what else it weighed (W).
tip-log = Click for more of the log.
tip-more = Click for all the reasons, and what else was weighed.
tip-ask = What a { $adviser } would do in your place, and why (A). It sees only what you see.
reach-owned = { $seat } owns it
reach-closed = Closed: a black development has one owner
reach-one-black = { $seat } has a black development already
reach-free = { $seat } can reach it, at no further price
reach-priced = { $seat } can reach it
reach-far = Out of reach: it touches none of { $seat }'s
reach-distant = Far from { $seat }'s: costs { FORM($price, "or") }, paid to { $owner }
lying-load = The { $tile } bears { $load }.
lying-coal = On the { $tile }: { $coal }.
lying-water = Water lying here: { FORM($waters, "plain") }.
lying-water-of = { $seat } { $water }


## Title, new game, saves and results

language-name = English
settings-row-language = Language
form-back = Back
title-under = Farmers and coal miners in the southern Ruhr
title-foot = An unofficial adaptation with drawings and words of its own
title-go-on = Go on
title-new-game = New game
title-quit = Quit
laying = The table is laid
player-human = human
player-automa = automa
seat-colour-red = red
seat-colour-blue = blue
seat-colour-green = green
seat-colour-purple = purple
newgame-head-seats = Seats
newgame-head-variants = Variants
newgame-head-seed = Seed
newgame-head-board = Board
newgame-head-modules = Modules
newgame-head-tiles = Tiles
newgame-head-mix = Mix in
newgame-seat-count = { $count } seats
newgame-note-people = One mouse for all: plans stay hidden when it changes hands.
newgame-note-automas = Click an automa to choose how strong it is, and its temperament.
newgame-note-watched = You only watch this game.
newgame-player-tip = Choose how strong the automa is, and its temperament.
newgame-who-plays = Who plays { $colour }?
newgame-temperaments = Temperament
newgame-temperament = { CAP($temperament) }
newgame-no-temperament = { $level } has none.
newgame-open-planning = Open planning
newgame-start-buildings = Start with the buildings
newgame-start-improved-farmhand = Start with improved farmhands
newgame-open-tip = Plans are laid in turn order, and everybody sees them (V5).
newgame-buildings-tip = Everybody owns the buildings from the start; their tiles are not on the board (V3).
newgame-farmhand-tip = Every farmhand may develop from the start; not on the board: { $tiles } (V3).
newgame-black-tip = A further level of black developments. A player acquires one at most, scores { FORM($arrivals, "or") }⍽VP for it and takes a secret bonus marker (B1 to B6).
newgame-iron-tip = { $years } years, iron as props in an Enhanced Tunnel, a workshop for whoever exhausts the Pinge, and more tiles, { $tiles } in all (I1 to I6).
newgame-sides-tip = Side A is the same for all; the boards of side B differ and are dealt (I4).
newgame-tunnel-side = Tunnel side { $side }
newgame-board = { $board }
newgame-by-hand = Drag tiles between board and stock, or click them: off the board, and back onto an empty place.
newgame-from-all = Recommended boards are drawn from all new developments where none is picked.
newgame-first-fixed = The first game takes the lowest numbers of each level (S5).
newgame-tiles-first = first game
newgame-tiles-random = random
newgame-tiles-recommended = recommended
newgame-tiles-chosen = by hand
newgame-draw-again = Draw again
newgame-clear = Clear the board
newgame-another-seed = Another seed
newgame-mix-all = all
newgame-mix-none = none
newgame-begin = Begin
newgame-thaler = { $offered } offered
newgame-thaler-asked = { $offered } offered, { $asked } asked
newgame-none-left = all on the board
newgame-empty-place = An empty place of level { $level }.
newgame-level-full = Its level is full: click the tile whose place it takes.
newgame-other-level = { $number } { $tile } belongs on level { $level } (V2).
newgame-unnamed = { $seat } needs a name.
newgame-namesakes = Every seat needs a name of its own.
newgame-places-empty = { $count ->
        [one] A place of the board is still empty.
       *[other] { $count } places of the board are still empty.
    }
module-iron-sided = Iron (tunnel side { $side })
saved-title = Saved games
saved-unfinished = To go on with
saved-finished = Finished: step through
saved-no-unfinished = No game waits to be gone on with.
saved-no-finished = No saved game is finished.
saved-listed = { FORM($items, "plain") }
saved-about = { $when } · { FORM($modules, "plain") }
saved-date = { $day } { $month } { $year }, { $clock }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
saved-move = move { $move }
saved-move-of = move { $move } of { $moves }
saved-damaged = Damaged
saved-damaged-to-move = Damaged: it goes on at { $move }.
saved-damaged-to-end = Damaged: it can be stepped through to its end.
saved-former-to-move = Played by former rules: it goes on at { $move }.
saved-former-to-end = Played by former rules: it can be stepped through to its end.
saved-fault-damaged = It is damaged: { $why }.
saved-fault-newer = It is of a newer edition: { $why }.
saved-fault-former = It was played by other rules than those of today: { $why }.
saved-fault-ruleset = Its ruleset is missing: { $why }.
saved-fault-figures = Its ruleset is another now: { $why }.
saved-gone = It is not there any more.
saved-closed = It cannot be opened at the moment: { $why }.
saved-stuck = It cannot be gone on with: { $why }.
saved-aside = A saved game is damaged and set aside as { $file }: { $why }.
saved-aside-replaced = its sound beginning is another game now
saved-folder-closed = { $folder } cannot be read at the moment: { $why }.
unseated-line = its line of player { $seat } does not say who sits there
unseated-colours = two of its seats have one colour ({ $colour })
unseated-nobody = it does not say who sits where
unseated-unknown = the automa “{ $automa }” is not known here
stuck-title = Not to be gone on with now
stuck-damaged = A damaged game
stuck-former = A game of former rules
stuck-step-through = Step through it
stuck-go-on = Go on at { $move }
stuck-damaged-sound = { $what } What comes before is sound and can be gone on with, as a new game; the former file is kept as { $file }.
stuck-former-sound = { $what } What comes before is sound and can be gone on with, as a new game; the former file stays as it is.
taken-title = Open in another window
taken = It is being played in another window. You can step through it as far as it has come, or play on a copy; the game in the other window stays as it is.
taken-look-on = Look on
taken-copy = Play on a copy
unsaved-title = Not saved
unsaved-game = This game is in no file: { $why }.
unsaved-try-again = Try again
unsaved-elsewhere = Or save it in
unsaved-trying = It is just being tried whether the game can be saved there
unsaved-back = Back to the table
unsaved-leave-game = Leave and lose the game
unsaved-folder-usual = The usual folder
unsaved-folder-documents = Documents
unsaved-folder-desktop = Desktop
unsaved-folder-own = Your own folder
unsaved-folder-temporary = Temporary files
session-saved = The game is saved after every move.
session-saved-in = The game is saved in { $folder }.
session-not-saved = Not saved: { $lost }
session-not-saved-why = Not saved: { $lost } ({ $why })
session-lost-game = this game
session-moved = { $former } was changed elsewhere: this game is { $file }
trouble-full = the disk is full
trouble-forbidden = the system does not allow it
trouble-read-only = nothing can be written there
trouble-missing = it is not there any more
trouble-failing = the disk fails
trouble-slow = the disk does not answer
trouble-in = { $folder }: { $why }
settings-not-kept = The settings cannot be kept: { $why }.
settings-file-unread = { $file }: { $why }; the usual settings hold.
settings-file-aside = { $file } { $what }: it is { $aside } now, and the usual settings hold.
settings-file-stays = { $file } { $what }: the usual settings hold ({ $why }).
settings-file-damaged = is damaged at line { $line }
settings-file-no-text = is no text
settings-file-empty = holds no settings
settings-file-kept = the file there cannot be read, so nothing is written over it
settings-value = { $file }: { $key } is { $value } and must be { $right }; it is { $usual }.
settings-value-switch = true or false
settings-value-word = one of { FORM($words, "plain") }
settings-value-number = a whole number from { $low } to { $high }
result-counting = The final scoring
result-wins = { $seat } wins with { $vp }
result-ranked = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } { $name }
result-tie-coal = Equal in VP: the most coal removed from the mine wins.
result-tie-order = Equal in VP and coal: the earlier in the turn order wins.
result-to-title = To the title
result-step-through = Step through
result-back = Back to the replay
the-game = The game
window-no-display = no display to open a window on ({ $why })
window-no-driver = no display to open a window on (only the driver { $driver } is there)
window-not-opened = the window could not be opened ({ $why })
window-gone = the display is gone ({ $why })
unsaved-moves = { $count ->
        [0] What has been taken back is still in the file: { $why }.
        [one] The last move is in no file: { $why }.
       *[other] The last { $count } moves are in no file: { $why }.
    }
unsaved-leave = { $count ->
        [0] Leave as it was saved last
        [one] Leave without the last move
       *[other] Leave without the last { $count } moves
    }
session-lost-moves = { $count ->
        [0] moves taken back
        [one] the last move
       *[other] the last { $count } moves
    }

## Commands, set-up and their errors


## Rulesets and positions: what is wrong in them


## The playtest lab
