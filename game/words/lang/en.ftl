# English. The syntax is Fluent's (https://projectfluent.org/fluent/guide); FORM gives a thing in another form, CAP a
# capital at the beginning of a sentence. Every language says the same ids; terms are those of docs/glossary.md.
# ⍽ is a no-break space, a dot between two letters a soft hyphen. How to change a text: docs/languages.md.

## Numbers and lists

number-thousands = ,
number-decimal = .
amount = { $count }⍽{ $noun }
amount-markers = { $count ->
        [one] { $count }⍽{ $marker } marker
       *[other] { $count }⍽{ $marker } markers
    }
list-none = nothing
list-comma = ,
list-semicolon = ;
list-either = { $rest }; or { $last }
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
list-noun = last
seat = Seat⍽{ $number }
seat-namesake = { $name }⍽{ $number }
automa-lehrling = Lehrling
automa-knecht = Knecht
automa-einlieger = Einlieger
automa-heuerling = Heuerling
automa-siedler = Siedler
automa-kleinbauer = Kleinbauer
automa-pachtbauer = Pachtbauer
automa-bauer = Bauer
automa-knappe = Knappe
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
slot-cellar = cellar
    .in = in the cellar
slot-shed = shed
    .in = in the shed
slot-loft = loft
    .in = in the loft
marker-hauling-cable = hauling cable
marker-wheelbarrow = wheelbarrow
marker-ladder = ladder
marker-windlass = windlass
marker-oil-lamp = oil lamp
marker-hammer-and-pick = hammer and pick
marker-wicker-basket = wicker basket
marker-cottage = cottage
marker-kiepenkerl = Kiepenkerl
marker-market = market
marker-abandoned-farm = abandoned farm

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
ribbon-year = Year⍽{ $year } · { CAP($season) }
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
table-level = Level⍽{ $level }
table-level-points = { $level }   { $points }
table-arrival = { $points }⍽VP
table-arrival-none = no VP
table-distant = distant: { FORM($goods, "or") }
table-distant-any = distant: any
table-distant-black = one a player
table-distant-open = open to all
table-disks = Disks
table-bag = bag⍽{ $count }
table-pool = Pool⍽{ $number }
table-pool-short = Pool⍽{ $number }
table-reserve = reserve
card-owned = Owned by { FORM($owners, "plain") }
card-not-owned = Nobody owns it
card-distant = { CAP($distant) }
card-level = Level⍽{ $level }, { $symbol }
board-tokens-left = { $count } left
board-good-food = food
board-good-wood = wood
board-good-coal = coal
board-good-iron = iron
board-good-thaler = Thaler
board-good-debt = debt
board-cart = Cart⍽{ $number }
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
field-at-work = { $left } left
field-has-worked = has worked
field-paid = paid
field-plan = { FORM($uses, "or") }
field-plan-mining = { $count }⍽mining
field-plan-goods = { FORM($goods, "plain") }
field-plan-kinds = { FORM($kinds, "plain") }
field-plan-mixed = mixed work
field-plan-any = { $count } of any work
field-plan-development = a development
log-title = Log
log-title-open = Log: click a line, or here to close

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
settings-nothing-travels = Nothing moves, everything fades
settings-click-each = A click for each decision ({ $key })
settings-sounds = Play sounds ({ $key })
settings-no-device = No sound device was found: there is no sound
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
replay-moment = Move⍽{ $move }, year⍽{ $year }, { $season }
    { FORM($scores, "dots") }
replay-moment-step = Move⍽{ $move }, year⍽{ $year }, { $season }: { $step }
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
replay-year = Year⍽{ $year }
replay-year-phase = { $year } · { CAP($season) }
replay-count = { $at } of { $last }
replay-aside = A click shows the developments again.

## Where VP, goods and water come from, by rule

source-tile = { $tile }
source-S6 = the start
source-Y2 = groundwater of the season
source-D4 = a wet pool
source-E4 = work
source-E3 = the farmer
source-E7 = the farmhand
source-E8 = summer
source-P1 = an added worker
source-E9 = the coal-digger
source-E10 = the coal-miner
source-E11 = the Haspelknecht
source-M7 = an early exhausted Pinge
source-T6 = a development acquired
source-W1 = coal on the farm
source-W2 = the lease
source-W3 = storage
source-B3 = a black development acquired
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
event-water-returned = { $seat } returns { $water } (whoever has few disks may).
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
event-order-set-seat = { $seat }⍽({ $value })
event-field-laid = { $seat } lays { $lay } on the { $field }.
event-payment-spent = { $seat } pays the { $field } { $lay }.
event-paid-for-nothing = { $seat } has paid the { $field } { $lay } for nothing.
event-lamp-kept = { $seat } keeps the { $marker } marker.
event-field-returned = { $seat } gets { $lay } back from the { $field }, unused.
event-plans-revealed = All plans are laid and open.
event-turn-began = { $seat } works.
event-turn-ended = { $seat } is done.
event-worker-activated = { $seat }'s { $field } sets to work.
event-worker-activated-with-synergy = { $seat }'s { $field } sets to work, with { $synergy ->
        [one] { $synergy }⍽action
       *[other] { $synergy }⍽actions
    } more, as both do the same work.
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
event-coal-given-of-farm = { $seat } gives { $to } { $coal } from the farm.
event-coal-given-of-pinge = { $seat } gives { $to } { $coal } from the Pinge.
event-coal-given-of-tunnel = { $seat } gives { $to } { $coal } from the Tunnel.
event-coal-given-of-shaft = { $seat } gives { $to } { $coal } from the shaft.
event-coal-given-by-tile = { $seat } gives { $to } { $coal } from the { $tile }.
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
event-tile-acquired = { $seat }'s { $field } acquires the { $tile }, as the { $arrival ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] { $arrival }th
    } there.
event-distant-paid = { $seat } pays { $owner } { $goods }, as the tile is far away.
event-marker-gained = { $seat } gains the { $marker } marker.
event-marker-used = { $seat } uses the { $marker } marker.
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
option-give-farm = give away { $coal } from the farm
option-give-mine = give away { $coal } from the mine
option-give-shaft = give away { $coal } from the shaft
option-give-tile = give away { $coal } from the tile
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
tell-season = Year⍽{ $year }, { $season }
tell-step = { CAP($step) }
tell-ends-here = The record ends here; { $seat } is to move.
tell-handed = Seat { $seat } changes hands: { $former } hands over to { $now }.
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
result-effects = Effects, markers and workers
result-total = Victory points
result-coal-removed = Coal removed from the mine

## Automas: levels and temperaments

level-meister = Plays every taking and its best plans on, in several deals of what is unknown, before it chooses.
level-steiger = Weighs every plan of its phase, and drafts against what the others will take.
level-knappe = Compares its best takings by what the others will then take in this phase, but plans as Bauer does, and looks no further.
level-bauer = Plans each phase well for its own farm, and does not look at the others.
level-pachtbauer = Plans a phase well, but does not count what the pools will still hold for its second taking, and thinks of the lease only in autumn.
level-kleinbauer = Gives the farmer the best task there is and the others what is left, and thinks of the lease only in autumn.
level-siedler = Plans one worker after the other, takes one of the largest groups, and thinks of coal and lease only in autumn.
level-heuerling = Knows what a disk brings today, not what a development will do tomorrow, and forgets water and wood.
level-einlieger = A beginner with some practice: large groups of two colours, and of the dearest developments one that few have acquired before.
level-knecht = A beginner that follows a few rules: the largest group, the dearest development, work for every worker.
level-lehrling = Has just learned the game: the largest group and more of its colour without counting it, the dearest development, and the lease only in autumn.
level-measured = Wins { $share }% of { $games }⍽games against { $against }, by { $vp } to { $theirs } on average.
baseline-former-meister = the former meister
baseline-former-steiger = the former steiger
baseline-greedy = a greedy player
baseline-random = a random player
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
why-when = Year⍽{ $year }, { $season }: { $step ->
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
why-follow-tip = Enter works too.
why-close-tip = Close (Esc).
why-earlier-tip = The decision before (left arrow).
why-later-tip = The decision after (right arrow).
why-no-earlier = No decision before this one.
why-no-later = The latest decision.
why-nothing-yet = No automa has weighed anything so far; the simplest ones never do.
why-none-kept = No reasons of automas are kept up to here.
why-secret-yet = What automas have weighed is told once the plans are open.
why-no-question = There is nothing to decide for you now.
why-still-thinks = Still thinking it over. Esc takes the question back.
component-changes = { FORM($changes, "plain") }
component-change = { $what } { $by }
component-denies = above all { $seat }
component-denies-all = { $seat } takes no more, not { $wanted }
component-denies-disks = { $seat } takes { $taken }, not { $wanted }
component-denies-all-in-deals = { $seat } takes no more, not { $wanted }, in { $told } of { $deals } deals
component-denies-disks-in-deals = { $seat } takes { $taken }, not { $wanted }, in { $told } of { $deals } deals
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
        [one] { $count }⍽prop
       *[other] { $count }⍽props
    }
deed-dig-pinge = dig { $coal } in the Pinge
deed-dig-tunnel = dig { $coal } in the Tunnel
deed-exhaust = exhaust the Pinge
deed-exhaust-for-vp = exhaust the Pinge for { $vp }
deed-empty-sections = empty { $count ->
        [one] { $count }⍽section
       *[other] { $count }⍽sections
    } of the Tunnel
deed-reel = reel up { $coal }
deed-gain = gain { $goods }
deed-keep = keep { $goods }

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

taking-take = Takes { $disks } from pool⍽{ $pool }
taking-swap = Uses the Oil Lamp in pool { $pool } to get a { FORM($reserve, "short") } disk for a { FORM($action, "short") } one
taking-none = Takes no more disks
taking-lamp = Keeps the Oil Lamp
reason-taking = { $taking }: it means to { $deeds }.
reason-taking-and-more = { $taking }: with { $disks } to follow, it means to { $deeds }.
reason-taking-in-deals = { $taking }: in { $told } of { $deals } deals played on, it means to { $deeds }.
reason-taking-and-more-in-deals = { $taking }: in { $told } of { $deals } deals played on, with { $disks } to follow, it means to { $deeds }.
reason-taking-aimless = { $taking }: it sees no good use for disks in this phase.
reason-next-best-take = Next best, and worth { $vp } less: { $disks } from pool⍽{ $pool }.
reason-next-best-swap = Next best, and worth { $vp } less: the Oil Lamp in pool⍽{ $pool }, a { FORM($reserve, "short") } disk for a { FORM($action, "short") } one.
reason-next-best-none = Next best, and worth { $vp } less: no more disks.
reason-next-best-lamp = Next best, and worth { $vp } less: to keep the Oil Lamp.
reason-ahead-at-end = Played on to the end of the game{ $deals ->
        [one] {""}
       *[other] {" "}in { $deals } deals
    }, it is{ $ends ->
        [one] {""}
       *[other] {" "}on average
    } { $vp } ahead of the best of the others{ $phases ->
        [one] {""}
       *[other] {" "}at the ends of the phases
    }.
reason-behind-at-end = Played on to the end of the game{ $deals ->
        [one] {""}
       *[other] {" "}in { $deals } deals
    }, it is{ $ends ->
        [one] {""}
       *[other] {" "}on average
    } { $vp } behind the best of the others{ $phases ->
        [one] {""}
       *[other] {" "}at the ends of the phases
    }.
reason-ahead-by-season = Played on to the { $season } of year { $year }{ $deals ->
        [one] {""}
       *[other] {" "}in { $deals } deals
    }, it is{ $ends ->
        [one] {""}
       *[other] {" "}on average
    } { $vp } ahead of the best of the others{ $phases ->
        [one] {""}
       *[other] {" "}at the ends of the phases
    }.
reason-behind-by-season = Played on to the { $season } of year { $year }{ $deals ->
        [one] {""}
       *[other] {" "}in { $deals } deals
    }, it is{ $ends ->
        [one] {""}
       *[other] {" "}on average
    } { $vp } behind the best of the others{ $phases ->
        [one] {""}
       *[other] {" "}at the ends of the phases
    }.
reason-denies = It leaves the best of the others { $vp } less than its choices do on average: { $what }.
reason-denies-seat = It leaves the best of the others { $vp } less than its choices do on average; it costs { $seat } most.
reason-expects = Expects { $seat } to play like the automa { $level }: that fits best what { $seat } has taken so far.
reason-take-largest = Takes { $disks } from pool⍽{ $pool }: no group is larger.
reason-take-largest-needed = Takes { $disks } from pool⍽{ $pool }: no group is larger, and { $need }.
reason-take-most-of-new = Takes { $disks } from pool⍽{ $pool }: no group of another colour brings more.
reason-take-most-of-new-needed = Takes { $disks } from pool⍽{ $pool }: no group of another colour brings more, and { $need }.
reason-take-other-colour = Takes { $disks } from pool⍽{ $pool }: another colour.
reason-take-other-colour-needed = Takes { $disks } from pool⍽{ $pool }: another colour, and { $need }.
reason-take-same-colour = Takes { $disks } from pool⍽{ $pool }: more of the same.
reason-take-same-colour-needed = Takes { $disks } from pool⍽{ $pool }: more of the same, and { $need }.
reason-keep-lamp = Keeps the Oil Lamp: it has taken what it wanted.
need-prop = the next coal waits for a prop
need-food = the lease asks for more food than it has
need-coal = there is work in the mine

## Reasons: water, gifts, carts

reason-return-water = Returns { $water }: it wants little water in its mine.
reason-return-every-water = Returns { $water }: it never keeps water that it can return.
reason-give-food = Gives { $food } for { $vp }, and to { $to }, the last of the others.
reason-give-food-last-without = Gives { $food } for { $vp }, and to { $to }, the last of those who may get it.
reason-give-food-to-supply = Gives { $food } to the supply for { $vp }.
reason-give-spare-food = Gives { $food }: it has more than the lease asks for.
reason-give-no-food = Gives no food: it needs what it has more than the VP.
reason-keep-food-for-lease = Gives no food: all it has is for the lease.
reason-take-water-all-the-same = It takes the water all the same.
reason-leave-water = It leaves the water.
reason-count-cart = Counts cart⍽{ $cart }, with { $low } instead of { $high }: the lower value plays earlier.
reason-count-either-cart = Counts cart⍽{ $cart }: the value of both is { $value }.
reason-count-first-cart = Counts cart⍽1, as if it had no { $tile }.

## Reasons: planning

reason-plan = In its turn it means to { $deeds }.
reason-lay-nothing = Lays nothing on the { $field }: no disks would do more there than elsewhere.
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
reason-lay-idle = Lays { FORM($lay, "plain") } on the { $field }, though its plan has no work there.
reason-lay-for-goods = Lays { FORM($lay, "plain") } on the { $field } for { $goods }.
reason-lay-to-mine = Lays { FORM($lay, "plain") } on the { $field } for { $actions ->
        [one] { $actions }⍽action
       *[other] { $actions }⍽actions
    } in the mine.
reason-lay-left-over = Lays { FORM($lay, "plain") } on the { $field }, left over by farmer and farmhand.
reason-nothing-fits-field = Lays nothing on the { $field }: it has no disks left that fit there.
reason-pay = Pays the { $field } with { FORM($lay, "plain") }: up to { $actions ->
        [one] { $actions }⍽action
       *[other] { $actions }⍽actions
    } { $where }.
reason-pay-always = Pays the { $field } with { FORM($lay, "plain") }: it pays whom it can.
reason-unpaid-worth-less = Leaves the { $field } unpaid: what he could do is worth less to it than what pays him.
reason-unpaid-nothing-left = Leaves the { $field } unpaid: it has nothing left that pays him.
reason-unpaid-for-lease = Leaves the { $field } unpaid: its food is for the lease.
reason-unpaid-no-work = Leaves the { $field } unpaid: there is nothing for him to do.

## Reasons: working

reason-activate = Activates the { $field } to { $deeds }.
reason-activate-for-work = Activates the { $field }: there is work { $where }.
reason-activate-for-good = Activates the { $field } for { $good }: goods come first.
reason-activate-always = Activates the { $field }: whoever can work shall work.
reason-kiepenkerl-stands-for = The Kiepenkerl stands for { FORM($colour, "short") }.
reason-acquire = Acquires the { $tile }, for { $goods } at once.
reason-acquire-for-later = Acquires the { $tile }, which will serve it later.
reason-acquire-distant = That costs { $goods }, which { $owner } gets.
reason-acquire-dearest = Acquires the { $tile }: it takes the dearest development it can.
reason-dig-pinge = Digs 1⍽coal in the Pinge for its farm; { $left ->
        [one] { $left } more exhausts
       *[other] { $left } more exhaust
    } the Pinge.
reason-dig-last = Digs the last coal of the Pinge and opens the way into the Tunnel.
reason-dig-last-for-vp = Digs the last coal of the Pinge for { $vp } and opens the way into the Tunnel.
reason-dig-tunnel = Digs 1⍽coal in the Tunnel; { $left } more will empty a section worth { $vp } in the end.
reason-dig-section = Digs 1⍽coal in the Tunnel and empties a section worth { $vp } in the end.
reason-dig-always = Digs 1⍽coal: it digs wherever it can.
reason-drain-pinge = Removes { $water }: with { $stops } or more in the Pinge no coal is dug.
reason-drain-shaft = Removes { $water }: with { $stops } or more in the shaft no coal is reeled up.
reason-drain-ahead = Removes { $water }: more will flow in, and then it would stop the mining.
reason-drain-idle = Removes { $water }: there is no better use for this action.
reason-drain-end = Removes { $water }: at the end each water beyond { $free } scores { $vp }.
reason-drain-without-coal = Removes { $water }: with this action there is no coal to be had.
reason-reel = Reels up 1⍽coal, as coal counts in winter only on the farm: { $coal } will be there.
reason-reel-always = Reels up 1⍽coal: it reels whenever it can.
reason-prop = Places a prop in the { $place }: it frees { $coal } behind it.
reason-prop-ahead = Places a prop in the { $place }: what lies beyond needs it.
reason-prop-for-coal = Places a prop: the next coal lies behind this field.
reason-iron-prop = Places a prop of iron in the Tunnel: it frees { $coal } behind it, and once that section is empty it scores { $vp }.
reason-iron-prop-ahead = Places a prop of iron in the Tunnel: what lies beyond needs it, and once that section is empty it scores { $vp }.
reason-iron-only = The field takes nothing but iron.
reason-burn = Burns { $wood } into charcoal, for { $goods }.
reason-burn-spare-wood = Burns wood into charcoal: the year's work needs no more of it.
reason-use-hauling-cable = Uses the hauling cable: { $vp }, and 1 of its { $water } is gone.
reason-use-windlass = Uses the windlass: the Haspelknecht acts without pay.
reason-use-market = Uses the market: { $goods } for { $paid }.
reason-use-abandoned-farm = Uses the abandoned farm for { $goods }.
reason-use-marker = Uses the marker { $marker }: it brings something at once.
reason-choose = Chooses to { $deeds }, which is worth most to it here.
reason-choose-for = Chooses to { $deeds } for { $goods }, which is worth most to it here.
reason-choose-best = Chooses what is worth most to it here.
reason-take-first-offer = Takes the first of what the development offers.
reason-give-coal = Gives the coal to { $to }.
reason-give-coal-to-last = Gives the coal to { $to }, the last of the others.
reason-take-marker = Takes the marker { $marker }: of those that are offered it has most use for it.
reason-take-bonus = Takes in secret the one of { $left ->
        [one] { $left }⍽bonus marker
       *[other] { $left }⍽bonus markers
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

reason-keep-wood-unburnt = Places and burns nothing more before the scoring: it keeps its { $wood }.
reason-keep-wood = Places nothing more before the scoring: it keeps its { $wood }.
reason-keep-iron = Places nothing more before the scoring: it keeps its { $iron }.
reason-store-for-vp = Stores { $good } { FORM($slot, "in") }: it scores { $vp }.
reason-store-for-vp-and-spring = Stores { $good } { FORM($slot, "in") }: it scores { $vp } and is there again in spring.
reason-store-for-spring = Stores { $good } { FORM($slot, "in") }: it is there again in spring.
reason-store-in-vain = Stores { $good } { FORM($slot, "in") }: nothing that scores is left for it.
reason-store-no-vp = Stores { $good } { FORM($slot, "in") }: what scores there scores as much elsewhere.
reason-store-nothing = Leaves the { $slot } empty: what fits there is worth more elsewhere.
reason-store-most = Stores { $good } { FORM($slot, "in") }: it scores { $vp }, and nothing scores more there.
reason-store-anything = Stores { $good } { FORM($slot, "in") }: nothing that it has scores there, and it leaves no slot empty.
reason-nothing-fits-slot = Leaves the { $slot } empty: it has nothing that fits there.

## Reasons: the baselines

reason-only-move = There is no other legal move.
reason-greedy = Brings { $gain } at once: it would have { $vp } if the game ended now.
reason-greedy-nothing = Brings nothing at once: it would have { $vp } if the game ended now.
reason-greedy-most = No other move comes to as much.
reason-greedy-drawn = It is picked at random from { $moves }⍽equal moves.
reason-mcts = Of { $playouts }⍽games played on at random { $visits } began with it, most among { $moves }⍽moves; they brought { $mean } on average, where { $even } is even and 1 far ahead.
reason-random = Picks one of { $moves }⍽legal moves at random: it has no aim.

## Refusals: why a move is not allowed

refused = { $why } ({ $rule })
refused-move = { $move }: { $why }
refused-game-over = The game is over.

refused-no-pool = There is no pool of that number.
refused-none-of-colour = No disk of that colour lies in this action pool.
refused-must-take = The first taking is not optional.
refused-take-now = Now disks are taken.
refused-only-lamp = This seat has taken its disks; now the question is whether its { $marker } swaps any.
refused-no-lamp = The reserve moves to the pool beside it in the next phase. Swapping a disk before that needs the { $marker } marker.
refused-nothing-to-swap = The pools do not hold disks of these colours.
refused-same-colour = Swapping two disks of one colour would change nothing.
refused-choose-cart = Now the question is whether cart 1 or cart 2 counts for the turn order.
refused-return-water = Now the question is whether to return { $water }.

refused-give-food-now = Now the question is whether to give { $food }.
refused-food-for-others = The food goes to a player without { $tile }, and to the supply only if all own it.
refused-no-autumn-water = The owner of the { $tile } takes no autumn water.

refused-plan-now = First the plan is finished; after that your people act.
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
refused-no-pay = Food and Thaler pay for nothing here.
refused-pay = The { $worker } is paid exactly { $pay }.
refused-takes = The { $worker } takes exactly { $pay }.

refused-work-now = Now workers carry out the plan.
refused-finish-first = First the worker at work finishes, or the new development is settled.
refused-at-work = A worker is at work; it finishes before anything else.
refused-not-planned = Nothing lies on this field.
refused-has-worked = The { $worker } has already worked in this phase.
refused-only-develops = A worker with several colours does nothing but acquire a development.
refused-colour-open = First it must be said what colour the { $marker } stands for.
refused-colour-settled = The colour of what lies here is settled.
refused-no-haspelknecht = The { $worker } is not on the board yet.
refused-nothing-to-do = This worker could not do a single action now.
refused-act-first = The worker has not done anything yet and still can.
refused-no-digging = The { $worker } does not excavate.
refused-no-reeling = The { $worker } reels up no coal.
refused-no-draining = The { $worker } removes no water.

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
refused-little-wood = Burning charcoal takes { $wood } from the farm.
refused-nothing-to-haul = There is no water for the { $marker } to remove.
refused-nothing-to-sell = The { $marker } takes { $goods } from the farm.

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
refused-price-missing = A distant development costs { FORM($price, "or") } from the farm.
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

setup-tile = { $number } { $tile }
setup-seats = { FORM($seats, "or") } can play, not { $given } (S1).
setup-seed = The seed is a whole number from 0 to 2^64⍽−⍽1, not { $given } (S8).
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
setup-iron-needed = has iron, which is there with the module Iron only; add that module, or leave the iron out (I2)
setup-no-board = The ruleset has no development board for { $seats }⍽seats.
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
       *[other] Choose { $count } different ones of these
    }: { FORM($gifts, "either") }.
does-gifts = Choose { FORM($counts, "or") } different ones of these: { FORM($gifts, "either") }.
does-bonus = Then choose a bonus marker in secret: it makes something score more at the end of the game, for example emptied sections or tokens.
does-kiepenkerl = Take what lies on it, at the start 1⍽wood, and 1⍽resource of any kind from the supply, and lay 1⍽resource from the farm on it, of a kind other than both. Whoever cannot, cannot acquire it.
does-from-farm = What is spent comes from the farm.
does-receiver = The coal goes to the farm of another player, whom you choose.
does-mine-coal = In the mine it is the leftmost coal of the Pinge or, once that is exhausted, of the Tunnel, whatever the water and props; it counts as removed.
does-shaft-coal = Coal of the shaft can be given only once the Pinge is exhausted.
does-tile-coal = At the start { $coal } for each player lie here; whoever acquires it takes { $taken }⍽off.
does-marker-offer = The action marker comes from a base-game development that bears a token; you get nothing else from it.
does-charcoal-burner = At any moment of your turn, and in winter before scoring and storing, you can turn { $wood } from the farm into { $made }, as often as you like.
does-bucket = { $seasons ->
        [none] Brings nothing, as no season begins with water.
       *[some] When water comes { $seasons }, you take none any more.
    }
does-horse-and-cart = In the winter scoring each coal on your farm scores { $vp }, instead of what it scores otherwise.
does-water-channel = Water that you remove from your mine lies here; as soon as there is { $water }, it goes back for { $vp }. Here it stops no work and costs no VP.
does-water-channel-and-bucket = If you own the { FORM($tiles, "or") } as well, { $water } of the supply is laid here { $seasons }.
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
does-marker-market = Marker, at any moment of your working turn: { $pay } from the farm for { $gain }.
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
line-charcoal-burner = { $wood }: { $made }
line-bucket = { $seasons ->
        [none] no effect
       *[some] no water { $seasons }
    }
line-horse-and-cart = { $vp } a coal in winter
line-water-channel = { $water } removed: { $vp }
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
bonus-is-dry = makes water in the mine cost nothing

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
play-coal-of-farm = { $coal } from the farm
play-coal-of-mine = { $coal } from the mine
play-coal-of-shaft = { $coal } from the shaft
play-coal-of-tile = { $coal } from the tile
play-ask-drain = click the water to remove { $most ->
        [1] { $water }
       *[other] up to { $water }
    }
play-ask-dig = click the coal to excavate { $coal }
play-ask-marker = choose the marker to take
play-ask-bonus = take a bonus marker, in secret
play-ask-trade = take { $load } of the { $tile } and 1⍽resource; lay another kind on it
play-ask-spend = choose what is spent on the { $tile }
play-ask-choice = choose what the { $tile } does
play-ask-choice-or-none = choose what the { $tile } does, or do without
play-ask-worker = click a worker
play-ask-worker-or-tile = click a worker, or the development it is to acquire
play-ask-tile = click the development to acquire
play-ask-done = no worker can do more: the turn ends
play-ask-done-or-free = you can still { FORM($free, "or") }
play-ask-scoring = before scoring, you can { FORM($free, "or") }
play-free-prop = place { FORM($goods, "or") }
play-free-burn = burn wood
play-free-marker = use a marker
play-ask-gift = click a player to give { $food } for { $brings }
play-ask-gift-to-supply = give the supply { $food } for { $brings }
play-no-water = no water
play-ask-swap = click a reserve disk for the Oil Lamp to swap it
play-ask-with-lamp = { $asked }; or first the Oil Lamp
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
play-ask-storage = click what is to be stored; the rest is lost
play-ask-haul = lay the { $good } on the marked field
play-ask-field = lay for the { $field } ({ $pay })
play-ask-own = lay disks or markers for the { $field }
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
play-acquire = { CAP($field) } acquires the { $tile }
play-acquire-for = { CAP($field) } acquires the { $tile } for { $price }
play-prop = Place { $good } in the { $place }
play-burn = Burn { $wood } into charcoal for { $goods }
play-use-marker = { CAP($marker) }: { $does }
play-cable = { $vp } for removing { $water }
play-windlass = the Haspelknecht has { $actions } without pay
play-trade = Lay { $lays } on the { $tile }, take { $takes }
play-choose = { CAP($option) }
play-store = Store { $good } { FORM($slot, "in") }
play-store-nothing = Leave the { $slot } empty
play-dig = Excavate { $coal }
play-dig-last = Excavate { $coal }, the last of the Pinge: { $actions } unused
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
       *[other] one of { $count }⍽developments
    }
play-nothing-yet = nothing can be done yet
play-nothing-yet-but-spent = nothing can be done yet, and the payment is spent
play-nothing-before-prop = nothing can be done before a prop is placed
play-none-within-reach = none of the { $count } developments of that price is within reach
play-not-this-one = { $tile }? { $why }
play-vain = { $lay } on the { $field }
play-lost = For nothing as things stand: { FORM($vain, "plain") }
play-lost-and-unused = For nothing as things stand: { FORM($vain, "plain") }; { $count ->
        [one] { $count }⍽disk
       *[other] { $count }⍽disks
    } unused
play-unused = { $count ->
        [one] { $count }⍽disk unused
       *[other] { $count }⍽disks unused
    }
play-field = { CAP($field) }: { $said }
play-adviser-thinks = Thinking…
play-ask-advice = Advice
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
menu-on = Back to the game
menu-save-elsewhere = Save it elsewhere
menu-leave = Leave to the title
menu-quit = Quit
menu-keys = Esc takes back · W why · A advice · Space hurries
menu-keys-steering = Arrows and Tab go about · Enter clicks · L log
menu-keys-always = S speed · M sound · N music · F11 full screen
menu-on-replay = Back to the replay
menu-leave-replay = Leave the replay
menu-replay-keys = Left and Right step · Space plays · F follows · R rules
menu-replay-keys-always = V figures · S speed · M sound · N music · F11 full screen
trade-lay = Lay { $good }, take:
trade-take = { FORM($goods, "plain") }
trade-note = { $load } from the Kiepenkerl, and 1⍽resource from the supply.
bonus-title = Bonus markers
bonus-note = Take one in secret: it is shown and scored at the end of the game.
bonus-gone = taken already
bonus-now = If the game ended now: { $vp }
winter-coal-vp = { $coal }: { $vp }
winter-no-coal = no coal
winter-paid-nothing = nothing
winter-left = Without a slot, and lost: { FORM($goods, "plain") }
winter-all-stored = Everything has a slot.
winter-slot = { CAP(FORM($slot, "short")) }
winter-slot-worth = { $good }: { $vp }
winter-slot-kept = for spring
tip-and = { $first } { $second }
tip-shaft-water = Water in the shaft: from { $reeling } on no coal is reeled up, from { $tunnel } on none is dug in the Tunnel. The Haspelknecht removes it, or a development.
tip-pinge-water = Water in the Pinge: from { $stops } on no coal is dug here. A black disk removes { $most ->
        [1] 1
       *[other] up to { $most }
    }.
tip-shaft-coal = Coal of the Tunnel waits in the shaft until it is reeled up to the farm, as a rule by the Haspelknecht.
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
tip-reserve = The disks that come next. Before the next phase they move to the pool beside them, and can be taken there; until then nobody takes them.
tip-wet-pool = Whoever takes here in the first taking also takes { $water }.
tip-level = { $arrival ->
        [none] No VP for the order of arrival.
       *[some] VP on each development in the order of arrival: { FORM($arrival, "plain") }.
    } { $access }
tip-level-1 = Everybody can acquire those of level⍽1.
tip-level-beside = It must lie beside one of yours.
tip-level-distant = It must lie beside one of yours; one that another player owns can be had from afar for { FORM($price, "or") }, paid to whoever came last.
tip-level-black = A player acquires one at most, and each has one owner.
tip-level-black-with-bonus = A player acquires one at most, and each has one owner. With it comes a bonus marker, chosen in secret: it makes something score more at the end, for example emptied sections or tokens.
tip-undo = Takes back your last piece or decision (Esc, right button).
tip-why = Why an automa decided as it did the last time, and what else it weighed (W).
tip-log = Click for more of the log.
tip-more = Click for all the reasons, and what else was weighed.
tip-ask = What a { $adviser } would do in your place, and why (A). It sees only what you see. The statistics then count this game as one with advice.
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
title-new-game = New game
title-quit = Quit
laying = Setting the table
player-human = human
player-automa = automa
seat-colour-red = red
seat-colour-blue = blue
seat-colour-green = green
seat-colour-purple = purple
seat-colour-tip = { CAP($colour) }. A click gives the next colour.
newgame-head-seats = Seats
newgame-head-variants = Variants
newgame-head-seed = Seed
newgame-head-board = Board
newgame-head-modules = Modules
newgame-head-tiles = Tiles
newgame-head-mix = Mix in
newgame-seat-count = { $count }⍽seats
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
newgame-iron-tip = { $years }⍽years, iron as props in an Enhanced Tunnel, a workshop for whoever exhausts the Pinge, and more tiles, { $tiles } in all (I1 to I6).
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
newgame-empty-place = An empty place of level⍽{ $level }.
newgame-level-full = Its level is full: click the tile whose place it takes.
newgame-other-level = { $number } { $tile } belongs on level⍽{ $level } (V2).
newgame-unnamed = { $seat } needs a name.
newgame-namesakes = Every seat needs a name of its own.
newgame-places-empty = { $count ->
        [one] A place of the board is still empty.
       *[other] { $count }⍽places of the board are still empty.
    }
module-iron-sided = Iron (tunnel side { $side })
saved-title = Saved games
saved-unfinished = To continue
saved-finished = Finished: step through
saved-no-unfinished = There is no game to continue.
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
saved-move = move⍽{ $move }
saved-move-of = move⍽{ $move } of { $moves }
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
saved-stuck = It cannot be continued: { $why }.
saved-aside = A saved game is damaged and set aside as { $file }: { $why }.
saved-aside-replaced = its sound beginning is another game now
saved-folder-closed = { $folder } cannot be read at the moment: { $why }.
unseated-line = its line of player { $seat } does not say who sits there
unseated-colours = two of its seats have one colour ({ $colour })
unseated-nobody = it does not say who sits where
unseated-unknown = the automa “{ $automa }” is not known here
stuck-title = Not to be continued now
stuck-damaged = A damaged game
stuck-former = A game of former rules
stuck-step-through = Step through it
stuck-go-on = Go on at { $move }
stuck-damaged-sound = { $what } What comes before is sound and can be continued as a new game; the former file is kept as { $file }.
stuck-former-sound = { $what } What comes before is sound and can be continued as a new game; the former file stays as it is.
taken-title = Open in another window
taken = It is being played in another window. You can step through it as far as it has come, or play on a copy; the game in the other window stays as it is.
taken-look-on = Watch
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
trouble-slow = the disk does not answer
trouble-in = { $folder }: { $why }
settings-not-kept = The settings cannot be kept: { $why }.
settings-file-unread = { $file }: { $why }; the default settings are used.
settings-file-aside = { $file } { $what }: it is { $aside } now, and the default settings are used.
settings-file-stays = { $file } { $what }: the default settings are used ({ $why }).
settings-file-damaged = is damaged at line { $line }
settings-file-no-text = is no text
settings-file-empty = holds no settings
settings-file-kept = the file there cannot be read, so nothing is written over it
settings-value = { $file }: { $key } is { $value } and must be { $right }; it is { $usual }.
settings-value-switch = true or false
settings-value-word = one of { FORM($words, "plain") }
settings-value-number = a whole number from { $low } to { $high }
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
       *[other] The last { $count }⍽moves are in no file: { $why }.
    }
unsaved-leave = { $count ->
        [0] Leave as it was saved last
        [one] Leave without the last move
       *[other] Leave without the last { $count }⍽moves
    }
session-lost-moves = { $count ->
        [0] moves taken back
        [one] the last move
       *[other] the last { $count }⍽moves
    }

## Commands, set-up and their errors

# Help: said before any package is there, so these entries are one line without any choice (game/plain_words.py)
help-about = Haspelknecht: an unofficial digital edition of the board game.
help-about-window = Without a command the window opens; with a record, { $pattern }, on the game in it.
help-examples = examples:
help-example-play = play, in a window
help-example-size = play, in a window of this size
help-example-record = step through a recorded game on the table
help-example-test = set everything up and run the tests
help-each = Every command has its own help: { $example }
help-commands = commands
help-command = COMMAND
help-usage = usage:
help-positional = arguments
help-options = options
help-help = show this help and exit
help-more = { $said } (more: { $command })
help-file = FILE
help-folder = FOLDER
help-path = PATH
help-name = NAME
help-names = NAMES
help-size = WxH
help-which = WHICH
help-ids = IDS
help-side = SIDE
help-parent = PARENT
help-what = WHAT
help-vp = VP
help-address = ADDRESS
help-language = { $languages } (the system’s where it is one of them, else { $first })
help-play = open the window
help-play-about = Open the window and play, or step through a recorded game on the table.
help-play-file = a record to step through, { $pattern } (docs/record.md), or a folder of them, as a list of what was noted or is worth seeing
help-play-size = of the window, for example { $example }
help-play-language = of the window, this time: { $languages } (as in the settings)
help-play-fullscreen = take the whole screen
help-of-record = the ruleset file that the record was played by, wherever it lies
help-test = run the tests
help-test-about = Run the tests. What follows { $command } is handed on to pytest.
help-simulate = play many games without a window
help-simulate-about = Play games between automas, without a window, and print what came of them.
help-simulate-seeds = Game n is played with the seed { $formula }, so that every figure can be had again.
help-simulate-advice = What the rules advise against is said on stderr, a line each; it is played all the same.
help-ladder = measure how strong the automas are
help-ladder-about = Play automas against each other with rotated seats, and print how strong each is.
help-ladder-more = Every pair of players meets: with two seats one against one, with three and four one among others of the other name, and the reverse. Each seed is played with every rotation of the seats, on one of the boards in turn; it is rounded up to whole rotations. The result is the same for any { $jobs }. Ctrl+C ends early and keeps what was played; the file is also written once a minute. How to read the table: docs/automa.md.
help-automas = automas:
help-automas-levels = levels, the strongest first
help-automas-tempered = with a temperament: { $temperaments }; without: { $without }
help-automas-baselines = baselines to measure by; { $mcts } thinks for N playouts a decision
help-tune = find an automa’s weights
help-tune-about = Find an automa’s weights by self-play, and measure them where nothing was tuned.
help-tune-search = Looks for weights (game/automa/weights.py) with CMA-ES, in the logarithm of each, so that they stay above 0; those that are shares stay at 1 or below. Two sit at the table, and a candidate’s fitness is its mean margin of VP over one opponent. All candidates of a generation play the same seeds with both seatings, each generation has new seeds. The result is where the search stands in the end, not the luckiest candidate. It is measured on other seeds, and on boards that it was not tuned on; it is the same for any { $jobs }. Ctrl+C ends early and keeps what was found.
help-tune-screen = { $screen } does not search: it disturbs the weights of both players at random and tells by regression which of them matter. { $others } mean nothing to it.
help-tune-weights = Without { $option } these are looked for: { $weights }; and { $screen } takes all that matter in the games asked for. How to read what is printed: docs/automa.md.
help-tune-which = weights to look for (twelve, see below)
help-tune-from = start: { $names } ({ $default })
help-tune-against = the opponent’s weights: { $names } ({ $default })
help-tune-level = who plays with them, on both sides ({ $default })
help-tune-out = write the weights found, in the form of game/automa/data/weights.toml
help-tune-games = of each candidate in each generation; rounded up to whole pairs ({ $default })
help-how-many = how many ({ $default })
help-tune-population = candidates of a generation (4 + 3 ln of the number of weights)
help-tune-held-out = games to measure start and result by, each ({ $default })
help-tune-screen-games = play so many games and tell which weights matter; nothing is tuned or written
help-playtest = try a ruleset on thousands of games
help-playtest-about = Try a draft of the rules on thousands of games, and tell what they show.
help-playtest-more = One ruleset gives a portrait; with { $against } two play the same seeds with the same seatings, and what differs is told apart from luck. Seats with different automas rotate. A board may be named by its first letters. The folder gets report.html, summary.json, games.parquet (a row a game and seat) and records of games worth seeing, which { $example } opens on the table. The same command gives the same figures, for any { $jobs }. Ctrl+C ends early and keeps what was played; { $resume } goes on. How to write a ruleset: docs/rulesets.md; what is measured: docs/metrics.md.
help-playtest-ruleset = the draft to try ({ $default })
help-playtest-against = a ruleset to hold it against; base is one
help-playtest-out = for report and games; made if need be
help-playtest-resume = go on with the playtest in the folder
help-playtest-games = of each ruleset ({ $default }; with { $until } at most { $most })
help-playtest-until = go on until the 95% interval of the main figure is so many VP to each side: { $example }
help-playtest-price = tell what each development is worth, by banning and forcing it on N seeds ({ $default })
help-playtest-cluster = a dask scheduler whose workers play: { $example }
help-boards-first = by id or its first letters ({ $default })
help-ruleset = write, check and compare rulesets
help-ruleset-about = Help to write a ruleset: a file that changes figures, tiles or boards of the game.
help-ruleset-more = A ruleset file says only what differs from its parent: the base, or another file that it extends. How to write one, from the idea to the verdict: docs/rulesets.md.
help-ruleset-does = what it can do
help-ruleset-new = write a file to begin with
help-ruleset-new-about = Write a ruleset file to begin with. It changes nothing yet. A file that is there is never overwritten.
help-ruleset-new-file = its name ends in { $ending }
help-ruleset-extends = base, or a ruleset file (base)
help-ruleset-check = tell all that is wrong with files
help-ruleset-check-about = Tell everything that is wrong with ruleset files, a line each with file, line, key and what would be right; of a file that is fine, in how many figures it differs from its parent. If anything is wrong the exit code is 2.
help-ruleset-file = a ruleset file
help-ruleset-diff = tell in which figures two rulesets differ
help-ruleset-diff-about = Tell every figure in which the second ruleset differs from the first.
help-ruleset-either = base, or a ruleset file
help-replay = tell a recorded game as text
help-replay-about = Tell a recorded game: every phase and move, what it brought about, and the final scoring.
help-replay-file = a record, { $pattern } (docs/record.md)
help-coach = look over a finished game: what cost the most, what went well
help-coach-about = Look over a finished game as a coach does: VP by source, the choices that cost or brought the most VP, and what the difference comes from. Every choice of a seat is played on to the end in deals drawn from what that seat could see. It takes up to three minutes on two cores.
help-coach-seat = the seat to look at, counted from 1 (default: the first that a person held)
help-puzzles = list, prove and find puzzles
help-puzzles-about = Puzzles are positions of real games in which one result is the best, and nothing hidden decides. They are proved by searching every line.
help-puzzles-does = what to do
help-puzzles-list = list the puzzles
help-puzzles-prove = search every line of each puzzle, and compare the best result
help-puzzles-find = look for new puzzles in games of bauers
help-puzzles-folder = a folder of puzzles (default: those that come with the game)
help-puzzles-out = the folder to write them into
help-puzzles-more = find writes at most two puzzles of a task and grade, one a game. prove exits with 2 if a puzzle is wrong. The window shows yours too (Learn, Puzzles) if they lie in the folder “puzzles” of your data for this game, or in a folder in it: docs/puzzles.md says where that is.
help-compile = compile the rules and the automas, so that they play faster
help-compile-about = Compile the rules and the automas’ thinking with mypyc and the C compiler of this system: the same games, in less time. It is done once for a state of the sources; every command uses the build that fits, and pure Python where there is none.
help-compile-check = play so many games in both ways, each automa its share, and tell whether they are the same
help-pure = play in pure Python, even where a build exists, and make none
help-test-compiled = with a build, which is made first where there is none
help-bench = measure how fast everything is, and how loud
help-bench-about = Measure rules, automas, the playtest lab, start, saving, statistics, window, sounds and music, and print the figures. Nothing passes or fails.
help-bench-json = print the figures as JSON
help-weigh = weigh one move against another, by playing both on
help-weigh-about = Play two moves on from the last position of a record to the end of the game, with the same level in all seats and in the same new deals, and tell what the second brings the seat more than the first.
help-weigh-file = a record that ends before the move ({ $pattern })
help-weigh-move = a move as records have it
help-weigh-better = the move to hold against it
help-weigh-level = who plays on ({ $default })
help-weigh-deals = so many deals of what the seat cannot see ({ $default }); 0 plays on from the position itself, for one in which nothing is drawn any more
help-move = MOVE
help-measure = measure the automas anew, and make the document of what was measured
help-measure-about = Play what docs/measured/records.toml has under these names, write the figures to docs/measured with date and commit, and make docs/automa.md and what the window tells of the levels from all figures there are. Without a name only that is made.
help-measure-names = names of records, or all; hours of play for some
help-measure-list = tell when each record was measured, and how much has changed since
help-measure-games = try it out with so many games of each line-up: the figures are printed and nothing is written
help-measure-more = Each command is played as it stands in the records, in their order, and written when it ends: Ctrl+C keeps those that have ended. The sources have to be those of a commit.
help-screenshots = draw every scene as PNG files
help-screenshots-about = Draw every scene, step and moment of the game as PNG files; no display is needed.
help-screenshots-folder = for the files; made if need be
help-default = ({ $default })
help-seats = automas ({ $default })
help-seed = of the first game ({ $default })
help-first-seed = the first of the seeds ({ $default })
help-ruleset-option = a ruleset file that changes figures ({ $default })
help-games = how many games ({ $default })
help-mix = print too what they dig, produce, gain and acquire in a game
help-json = print one JSON object instead of a table
help-board-group = board and modules
help-layout = development board by its id, { $example }
help-players = who plays ({ $default })
help-ladder-one = play only the line-ups in which this one of the players meets the others
help-seat-counts = numbers of seats ({ $default })
help-ladder-games = games of each line-up ({ $default })
help-jobs = processes to play with (as many as there are cores)
help-simulate-jobs = processes to play with ({ $default })
help-ladder-out = write the table too, as { $endings }
help-ladder-resume = go on with the ladder in the .json file of { $out }
help-tiles = { $ways }, or ids level by level: { $example } ({ $default })
help-new-tiles = new developments mixed into the tiles: { $example } or all (none)
help-modules = { $modules } (none)
help-tunnel = side of the Enhanced Tunnel with iron: A or B ({ $default })

# What cannot be read in a command line: said before any package is there too
arg-at = { $argument }: { $reason }
arg-required = missing: { $arguments }
arg-one = a value is needed
arg-some = at least one value is needed
arg-at-most-one = at most one value is taken
arg-no-value = takes no value; { $value } was given
arg-choice = { $value } is not known; known are { $choices }
arg-rest = { $command } takes no { $rest }
arg-before-what = { $command } { $what }: its options stand behind { $what }
arg-size = { $value } is no size; give one from { $least } to { $most }
arg-number = { $value } is no whole number from { $least } to { $most }
arg-language = { $value } is not spoken here; give one of { $languages }
arg-address = { $value } is no address of a scheduler; give one like { $example }
arg-twice = { $value }: name each once
arg-players = { $value }: name two players or more, each once
arg-counts = { $value } is no list of { $counts }, each once at most
arg-ending = { $value } ends in none of { $endings }
arg-tiles = { $value } is none of { $ways }, nor tile ids like { $example }
arg-module = { $value } is no module; there are { $modules }
arg-side = { $value } is no side of the tunnel; it has { $sides }
arg-width = { $value } is no width above 0, as in { $example }

# Set-up: said before any package is there too
install-no-start = { $venv } does not start as it should; delete that folder and start again
install-no-mend = { $venv } cannot be mended ({ $reason }); delete that folder and start again
install-damaged = A package in { $venv } is damaged ({ $reason }).
install-python = Haspelknecht needs Python { $need } or newer and this is { $have }; get one from { $address } and start main.py with it
install-project = pyproject.toml beside main.py cannot be read ({ $reason }); clone again
install-unwritable = { $file }: cannot be written ({ $reason })
install-done = Everything is in place.
install-begins = Setting up, once: a virtual environment in { $venv }
install-again = Installing again what is damaged in { $venv }: { $packages }
install-packages = Packages to install into { $venv }: { $count }
install-waits = The game is being set up by another start; waiting until that is done.
install-lock = { $file }: cannot be written ({ $reason }), and packages must be installed beside it; make that folder writable, or copy the game into one of your own
install-no-module = this Python lacks its venv module; install it (Debian: { $command }), start again
install-no-venv = no virtual environment could be made ({ $reason }); see that this folder can be written to, start again
install-no-packages = the packages could not be installed ({ $reason }); check the network connection and start again
install-unstarted = { $venv } does not start ({ $reason }); delete that folder and start again
install-unknown = no reason was given
install-next-start = { $reason }; the next start sets that right
install-extra = this needs packages that are not installed; { $command } installs them
install-two-pygames = plain pygame is in the way of pygame-ce; run { $commands }
install-not-in-bundle = this bundle does not hold what that needs; get a Python and { $command }

# What every command may say
run-percent = { $number }%
run-no-output = the output cannot be written: { $reason }
run-no-display = { $reason }; without a window there are: { FORM($commands, "plain") }
run-no-home = { $reason }; { $variable } names another folder for games and settings
run-no-pictures = cannot hold the pictures ({ $reason })
run-name-ruleset = { $problem }; { $option } names the one to use
run-no-place = { $file } cannot be written; name a file in a folder that is there
run-elsewhere = { $reason }; name a file elsewhere
run-tried-again = { $problem }; it is tried again
run-game-failed = seed { $seed }, board { $board }, seats { $seats }: { $reason }
run-refused = a refused move, { $why }
run-word-games = games
run-word-deals = deals
run-word-puzzles = puzzles
run-word-boards = boards
run-progress = { $done } of { $total } { $what }
run-progress-long = { $progress }, { $rate } a second, { $minutes }⍽min left
run-progress-note = { $progress }; { $note }
run-rate = { $rate }/s
run-ended-early = ended early, { $played } of { $planned }⍽games were played
run-resume-json = goes on with the ladder in a .json file: name it with { $out }
run-ladder-other = { $file }: holds another ladder ({ $why }); name another file
run-ladder-other-games = games that are not asked for are among its own
run-ladder-unread = { $file }: is no ladder that can be gone on with: { $reason }
run-games = { $games ->
        [one] { $games }⍽game
       *[other] { $games }⍽games
    }
run-games-of = { $games } of { $planned }⍽games
run-games-from = { $games } from seed { $seed } on
run-speed = { $seconds }⍽s, { $games }⍽games and { $decisions } decisions a second
run-mix-title = What they do in a game
run-favourites = { $seat } acquires most often, in % of its games: { FORM($tiles, "plain") }
run-earned-title = { $seat }, { $automa }: VP in a game, by source
run-year = Year { $year }
run-all = all
run-sum = all
run-head-seat = Seat
run-head-seats = Seats
run-head-automa = Automa
run-head-wins = Wins
run-head-mean = Mean VP
run-head-min = Min
run-head-max = Max
run-head-rate = Its decisions/s
run-head-pinge = Pinge
run-head-tunnel = Tunnel
run-head-food = Food
run-head-wood = Wood
run-head-thaler = Thaler
run-head-tiles = Tiles
run-head-source = Source
run-head-end = End
run-head-total = Total
run-head-player = Player
run-head-against = Against
run-head-games = Games
run-head-share = Win share
run-head-chance = Chance
run-head-ahead = Ahead
run-head-vp = VP
run-head-their-vp = Their VP
run-head-margin = Margin
run-interval = { $value } ({ $low } to { $high })
run-around = { $value } ± { $half }
run-ratings = Ratings
run-seats = { $seats }⍽seats
run-ladder-line = { $command }, { $title }; intervals are of 95%.
run-too-many-games = { $games }⍽games in { $lineups } line-ups; at most { $most } in all

# Automas and their data
player-needs-playouts = { $name } needs its playouts a decision, { $least } to { $most }, as in { $example }
player-unknown = there is no automa { $name }; there are: { FORM($names, "plain") }
player-no-temperament = { $name }: { $level } takes no temperament; those who do: { FORM($names, "plain") }
player-unknown-temperament = { $name }: there is no such temperament; there are: { FORM($names, "plain") }
player-unbound = { $name }: { $level } cannot be bound; those who can: { FORM($names, "plain") }
data-no-toml = is no TOML file: { $reason }
data-misfit = does not fit: { $reason }
data-many-wins = more than its games
data-unknown-number = no such number; there are: { FORM($names, "plain") }

# Tuning
tune-level = { $name } takes no weights; there are: { FORM($names, "plain") }
tune-set = there are no weights { $name }; there are: { FORM($names, "plain") }
tune-weight = there is no weight { $name }; there are: { FORM($names, "plain") }
tune-start = { $name } is { $value } there; what is looked for must start above 0 and from { $most } or less
tune-boards = tuning needs boards for { $seats }⍽seats, { FORM($boards, "or") } and at least one other
tune-too-long = { $seeds }⍽seeds in all; at most { $most }
tune-screen-out = { $screen } finds no weights to write; leave one of them out
tune-screen-few = { $games }⍽games are too few for { $weights }⍽weights; play { $least } or more
tune-too-few = too few to say anything
tune-note = { $done } of { $planned }⍽generations
tune-note-fitness = { $generations }, best { $best }, mean { $mean }
tune-held-out-games = held-out games
tune-early = ended early: { $done } of { $planned }⍽generations were played, and no held-out games
tune-early-nothing = ended early: { $done } of { $planned }⍽generations were played, so nothing was found
tune-early-held-out = ended early: { $done } of { $planned }⍽generations were played, and { $played } of { $held } held-out games
tune-title = { $done } of { $planned }⍽generations of { $population }⍽candidates
tune-each = { $title }, { $games }⍽games each.
tune-head-weight = Weight
tune-head-start = Start
tune-head-found = Found
tune-head-in = In { $name }
tune-head-slope = VP per unit of log weight
tune-head-error = Standard error
tune-head-ratio = Ratio
tune-screen-title = { $games }⍽games, deviation of a game’s margin { $deviation }⍽VP
tune-held-out-at = Held out: { $places }
tune-held-out-sentence = Held out: { $places }.
tune-unknown = No held-out games: nothing is known of the gain.
tune-from = From { $start }, against { $opponent }.
tune-looked-for = Looked for: { FORM($weights, "plain") }.
tune-tuned-on = Tuned on { $places }.
tune-won = { $name }: { $wins } of { $games }⍽games won, { $share }, margin { $margin }⍽VP
tune-seeds = { $count }⍽seeds from { $first } to { $last }, on { FORM($boards, "plain") }
tune-seed = seed { $first }, on { FORM($boards, "plain") }
tune-gain = Gain over the start: { $gain }⍽VP a game ({ $low } to { $high }).
tune-gain-few-seeds = Gain over the start: { $gain }⍽VP a game, from too few seeds to say anything.
tune-verdict-none = { $gain } The interval holds zero: no gain is shown.
tune-verdict-better = { $gain } The interval does not hold zero: the weights found are better.
tune-verdict-worse = { $gain } The interval does not hold zero: the weights found are worse.

# Writing rulesets
draft-written = is written; it extends { $parent } and changes nothing yet
draft-there = is there already; name another file
draft-fine = fine; against { $parent } { $change }
draft-no-difference = no figure differs
draft-differences = { $count ->
        [one] { $count } figure differs
       *[other] { $count } figures differ
    }
draft-changes = { $differences }: { FORM($parts, "plain") }
draft-change-in = { $count } in { $part }
draft-new = { $part } is new
draft-about = A ruleset: only what differs from its parent; all else stays as it is there.
draft-how = To change a figure, take the # from its line and from the [section] above it. A list is written whole, also one of tables, { $tables }. All keys, and all that a tile can do: docs/rulesets.md.
draft-start = What seats begin with: a number for all, or a list by seat: { $list } is 1 for seat 1 alone.
draft-disks = Disks in play, by seats.
draft-pools = Disks in each reserve and action pool, and which action pools have water.
draft-taking = How many disks a second taking brings one to, and what a disk counts for the turn order.
draft-water = Seasons that begin with water, and how much of it stops the work.
draft-pinge = Coal in groups from the left; VP for exhausting it in year 1, 2, …
draft-tunnel = Coal, VP and symbols of each section; the three lists are of one length.
draft-workers = Water that an action drains at most, and disks that working together adds.
draft-worker = A worker: what pays it, the actions or goods that brings, and when its field is open.
draft-year = What is paid in each winter; as many years as entries.
draft-winter = VP for 0, 1, 2, … coal and for each further one.
draft-developments = Tokens of a seat, and for each level the VP by arrival and what a distant one costs.
draft-final = VP for 1, 2, … buildings and Thaler, for a marker, for debt, and for water that is not free.
draft-tile = A development by its number; here is { $name }. A new one takes a number that is free: { $taken } are taken. It needs { $keys }; its texts are made from what it does. Boards drawn at random may have it ({ $base }), those of the first game have the lowest numbers of each level.
draft-range = { $first } to { $last }
draft-board = A board: the hexes { $hex } of each level. One of the same name takes its place, another is added.

# Where VP come from

## Rulesets and positions: what is wrong in them

# Files and the system
at-place = { $where }: { $reason }
file-unreadable = cannot be read: { $reason }
file-unwritable = cannot be written: { $reason }
file-is-folder = it is a folder; name a file
file-is-device = it is a pipe or a device; name a regular file
file-too-large = is larger than { $most }⍽kB, the most that { $kind } may have
file-no-text = line { $line } is no UTF-8 text, so the file is not { $kind }; give a text file in UTF-8
file-no-path = is no path: { $reason }
file-kind-record = a record
file-kind-ruleset = a ruleset
file-kind-settings = a settings file
file-kind-plan = a plan
system-missing = no such file or folder
system-forbidden = permission denied
system-full = the disk is full
system-failing = the disk fails
system-is-folder = it is a folder
system-no-folder = a part of the path is no folder
system-there = there is such a file already
system-read-only = the file system is read-only
system-long-name = the name is too long
system-too-many = too many files are open

# Rulesets: files, and values that do not fit
ruleset-many-parents = extends more than { $most } files in a row
ruleset-long-key = a key has more than { $most } names; one of a ruleset has 4
ruleset-circle = { $path } extends this file in turn; a chain of rulesets ends at { $base }
ruleset-parent-is-path = { $value } is a path; where a record named the ruleset, give { $base } or a file beside it
ruleset-parent-misfit = { $value } does not fit; give { $base }, or the path of a ruleset file from this one
ruleset-no-toml = is no TOML: { $reason }
ruleset-no-toml-column = is no TOML: { $reason } (column { $column })
ruleset-no-toml-file = is no TOML file: { $reason }
ruleset-too-deep = has lists and tables within one another beyond all bounds
ruleset-more-problems = has more problems; they are told once these are mended
ruleset-misfit = { $value } does not fit; give { $wanted }
ruleset-endless-number = a number beyond all bounds
ruleset-missing = is missing; give { $wanted }
ruleset-unknown-section = no such section{ $near ->
        [none] ; known are { $names }
       *[some] , perhaps { $near }; known are { $names }
    }
ruleset-unknown-key = no such key{ $near ->
        [none] ; known are { $names }
       *[some] , perhaps { $near }; known are { $names }
    }
ruleset-unknown-word = { $value } is { $kind }{ $near ->
        [none] ; give { FORM($names, "or") }
       *[some] , perhaps { $near }; give { FORM($names, "or") }
    }
ruleset-word-disk = no disk
ruleset-word-resource = no resource
ruleset-word-season = no season with water
ruleset-word-section-symbol = no symbol of a section
ruleset-word-symbol = no symbol
ruleset-word-ability = no ability
ruleset-word-marker = no marker
ruleset-word-set = no set of tiles
ruleset-word-any = no known word
ruleset-entries = { $count ->
        [one] { $count }⍽entry
       *[other] { $count }⍽entries
    }; give { $wanted }
ruleset-count-least = at least { $number }
ruleset-count-most = at most { $number }
ruleset-count-exact = { $count }
ruleset-count-range = { $least } to { $most }
ruleset-wanted-text = a text in quotes
ruleset-wanted-flag = true or false
ruleset-wanted-list = a list in [ ]
ruleset-wanted-list-of = a list of { $count }
ruleset-wanted-table = a table
ruleset-wanted-table-with = a table with { $names }
ruleset-wanted-word = { FORM($names, "or") }
ruleset-wanted-any = { FORM($kinds, "or") }
ruleset-wanted-number = a whole number
ruleset-wanted-number-from = a whole number from { $least } on
ruleset-wanted-number-range = a whole number from { $least } to { $most }

# Rulesets: figures, tiles and boards that contradict each other
ruleset-uneven = { $count ->
        [one] { $count }⍽entry
       *[other] { $count }⍽entries
    } for the { $sections ->
        [one] { $sections }⍽section
       *[other] { $sections }⍽sections
    } of { $key }; give one each
ruleset-board-twice = stands twice; give each board an id of its own
ruleset-no-id = is no id; give small letters, digits and hyphens, { $example }
ruleset-schema = this edition reads whole rulesets of schema { $schema }
ruleset-strange-letters = { $value } has letters that cannot be shown; give plain text on one line
ruleset-long-text = is { $count }⍽characters long; give { $most } at most
ruleset-iron-only = { $section }; name sections from { $first } to { $last }
ruleset-black-widths = has other numbers of tiles than levels (B1)
ruleset-board-levels = { $count ->
        [one] { $count }⍽level
       *[other] { $count }⍽levels
    }; developments.level describes { $levels }
ruleset-black-places = { $count ->
        [one] { $count }⍽place
       *[other] { $count }⍽places
    }; { $wanted } are needed (B1)
ruleset-level-width = level { $level } has { $tiles ->
        [one] { $tiles }⍽tile
       *[other] { $tiles }⍽tiles
    }; with { $seats }⍽seats it has { FORM($wanted, "or") } (V1)
ruleset-or-more = { $least } or more
ruleset-hex-twice = hex { $hex } is named twice; each is there once
ruleset-hex-apart = hex { $hex } touches no tile of the level before it (V1)
ruleset-hex-far = hex { $hex } touches a tile two or more levels away (V1)
ruleset-named-twice = { $name } is named twice; name each once
ruleset-first-distant = level 1 is always in reach (T3); leave the list empty
ruleset-pinge-years = { $count ->
        [one] { $count }⍽entry
       *[other] { $count }⍽entries
    } for { $years ->
        [one] { $years }⍽year
       *[other] { $years }⍽years
    }, and one more with Iron; leave out what no year reaches
ruleset-no-black-places = is for black developments, and the board has no places for them; give black too
ruleset-no-disks = no disk is in play; nobody could do anything
ruleset-cottage-disks = { $stands }, and no tile requires more than { $largest }⍽disks (26)
ruleset-out-of-reach = { $count } such disks are never on one field: in play are { FORM($play, "plain") }; a first taking brings one colour, a second up to { $limit } in all, markers stand for few
ruleset-disks-in-play = { $disks } with { $seats }⍽seats
ruleset-few-tiles = { $places }⍽places, and { $tiles }⍽tiles of level { $level } are of the base set; add tiles, or remove the board (S5)
ruleset-few-black-tiles = { $places }⍽places, and there are { $tiles }⍽black developments; add tiles (B1)
ruleset-few-thaler = { $least }⍽Thaler are offered by hardly any board: { $board } has { $best } at most (V4)
ruleset-half-new = is { $name }, whose { $keys } would stay; a new tile takes a number that is free, such as { $free }, and one that is to change { $number } gives these too
ruleset-tile-number = a tile’s number is up to three digits, not 0 first, with an E after them for Iron
ruleset-black-level = { $level }; black developments are the level after the { $levels } others (B1)
ruleset-tile-level = { $level }, but developments.level describes { $levels ->
        [one] { $levels }⍽level
       *[other] { $levels }⍽levels
    }
ruleset-needed-first = belongs to a tile’s first effect; it is what acquiring it costs
ruleset-kiepenkerl-only = only tile { $tile } takes the Kiepenkerl’s load
ruleset-bonus-only = only black developments take a bonus marker (B4)
ruleset-tile-coal-only = coal lies on tile { $tile } alone; give { FORM($names, "or") }
ruleset-many-blacks = { $blacks }, and at most { $most } black { $most ->
        [one] disk pays
       *[other] disks pay
    } for the tile
ruleset-one-effect = give exactly one of { FORM($names, "plain") }
ruleset-optional-choose = belongs to { $key }; a gain always happens, what may be done is optional
ruleset-optional-needed = belongs to a choice that is not needed; what a tile costs is no option
ruleset-needed-choose = belongs to { $key }; its options become the tile’s price
ruleset-blacks-gain = belongs to { $key }; it says how many black disks must have paid
ruleset-most-drain = belongs to { $key }; it says how much water at most
ruleset-among-pick = belongs to { $key }; it says what to pick from
ruleset-few-among = { $count ->
        [one] { $count }⍽entry
       *[other] { $count }⍽entries
    }; give at least the { $pick } to pick
ruleset-many-ways = { $ways }⍽ways to pick; at most { $most } can be offered
ruleset-many-options = { $count ->
        [one] { $count }⍽entry
       *[other] { $count }⍽entries
    }; at most { $most } can be offered
ruleset-empty-gain = is empty; give what it brings
ruleset-empty-option = is empty; give what the option brings
ruleset-empty-price = is empty; give what the tile costs
ruleset-already-there = stands there already; each is there once
ruleset-option-twice = stands there already; an option is named once
ruleset-nested-options = options inside an option’s effects have no further effects
ruleset-unpayable = only { $names } can be paid
system-other = { $reason }

# Positions that no game can reach
position-step-season = { $step } does not belong to { $season } (Y1)
position-autumn-water = the autumn water belongs to the autumn (29)
position-water-return = water is returned only in the spring of year 1 (D5)
position-years = the game ends after year { $years } (W5)
position-to-move = a seat, or null once the game is over (C3)
position-disks = bag, pools and carts hold { $held } black, brown, yellow disks, not { $disks } (C1)
position-reserves = reserves of { $sizes }⍽disks; they are filled to { $reserve } in pool order (F3)
position-bag-full = holds disks while pools are not full (F4)
position-tokens = owns more developments than it has tokens (T9)
position-markers = more markers ({ $marker }) than its developments gave (T8)
position-pinge-prop = coal behind an empty wood field is gone (M1)
position-pinge-exhausted = an exhausted Pinge holds no wood (M6)
position-tunnel-closed = the Tunnel is dug only once the Pinge is exhausted (M6)
position-tunnel-prop = coal behind an empty wood field is gone (M2)
position-token-order = { $seat } cannot have come to this development (T3, T4)
position-developments = lie on { $owned ->
        [one] { $owned }⍽development
       *[other] { $owned }⍽developments
    }; it can own { $most } by now (T2)
position-debt = { $debt }; the payments so far asked for { $asked } (W2)
position-water = { $water }; seasons, pools and developments brought less (Y2, D4)
position-score = { $score }; what scores at once has brought { $least } (T6, M7, W5)
position-stored = more than the slots of the last winter kept (W3)
position-begun = { $amount }; it began with { $begun } and has not worked yet (S6)
position-not-begun = { $amount }; this seat has not worked yet (S6)
position-thaler = { $thaler }; its developments brought less
position-iron = { $iron } beside its props; workshop and developments brought less (I3)
position-shaft = { $shaft }; so much coal has not come there (M4)
position-coal = { $coal } and { $shaft } in the shaft; mine, developments and others brought less
position-new-markers = they are usable since the refill (T8)
position-cart-colours = holds several colours; a taking is of one (D1, D3)
position-cart-limit = a second taking brings the disks to { $limit } at most (D2)
position-cart-empty = is empty; a second taking follows a first (D1)
position-plan-disks = lays disks that are on no cart (P3)
position-first-later = this seat has not taken yet (D1)
position-first-before = this seat has taken before the one to move (D1)
position-second-comes = the second taking comes later (D2)
position-first-done = every seat has taken once (D1)
position-second-later = this seat has not taken again yet (D2)
position-plan-order = fields are laid in the order of P1, the contract workers as the Pinge stands (P7)
position-plan-step = a plan lies only while planning and working
position-plan-refused = { $reason }
position-planned-before = this seat planned before the one to move (P2)
position-planned-later = this seat has not finished planning yet (P2)
position-plan-turn = before its working turn a seat has a plan, after it none (E1)
position-plan-whole = each field is in it, an empty one too (P9)
position-activated = only workers that worked are activated (P8)
position-no-work-yet = this seat has not worked in this phase yet (E1)
position-unplanned = only workers that are planned work (P8)
position-no-first-work = neither farmer nor farmhand has achieved anything (E7)
position-first-work-disks = no activated own worker has disks for it (E7)
position-farmhand-worked = the farmhand has worked (E7)
position-ready-unknown = names what the seat does not have (P7)
position-ready-start = what a seat begins with is there from the start (V3)
position-ready-lacks = lacks what the seat had when it planned (P7)
position-turn-order = the carts give another (D6)
position-pending-one = one decision waits at most (C3)
position-pending-step = this does not wait in the step { $step }
position-pending-carts = the carts counted so far are missing (27)
position-pending-slot = the slot to be stored in is missing (W3)
position-effect-owned = the development that asks is not owned
position-effect-last = the development that asks was not acquired last by this seat (T6)
position-effect-worker = no worker has acquired a development (T6)
position-effect-at-once = this effect happens at once and asks nothing (T7)
position-effect-void = nothing answers this effect, and it falls away (T7)
position-effect-answer = this has one answer and is not asked (R-50)
position-worker-worked = the worker at work is not among those that worked
position-worker-at-once = works at once: { $worker }
position-worker-away = this contract worker is not on the board (M6)
position-windlass = the Windlass activates the Haspelknecht (25)
position-worker-acted = a field is activated once its worker has acted (P8)
position-actions = { $left }; this worker has { $most ->
        [one] { $most }⍽action
       *[other] { $most }⍽actions
    } in all (E5, E9 to E11)
position-worker-stops = this worker can only stop, and is not asked (R-50)
position-no-slot = the seat does not have this slot: { $slot } (W3)
position-kept-farm = keeps more than lies on the farm (W3)
position-kept-slots = keeps more than the slots before this one hold (W3)
position-slot-empty = nothing fits this slot, and it is not asked (R-31)
position-has-disks = this seat has its disks and takes no more (D2)
position-no-return = this seat has its disks, or no water to return (D5)
position-no-free-action = this seat has no free action before the scoring (E2)
position-no-decision = this seat has nothing to decide here (C3)
position-black-closed = a black development with a token on it is closed (B1)
position-no-thanksgiving = this seat has no Thanksgiving, or no food to give (R-40)
position-iron-module = belongs to the module Iron (I2)
position-iron-props = a field that takes only iron holds wood (I2)
position-no-channel = water lies on it, but the Water Channel is not owned (18)
position-channel-full = so much water has gone back to the supply (18)
position-two-blacks = owns more than one black development (B2)
position-bonus-alone = a bonus marker without a black development (B4)
position-bonus-missing = is missing; a black development comes with a bonus marker (B4)
position-bonus-twice = two seats hold the same marker (B4)
position-bonus-taken = a marker that a seat holds is still there to take (B4)
position-bonus-left = every marker that no seat holds is there to take (B4)
position-bonus-had = this seat has taken its bonus marker (B4)
position-kiepenkerl-iron = iron belongs to the module Iron (I2)
position-kiepenkerl-wood = wood lies on it until somebody acquires it (28)
position-no-horse = this seat has no Towpath Horse (27)
position-cart-unasked = counts the cart of a seat that was not asked (27)
position-format = this edition reads format { $format }
position-no-ruleset = { $digest } is of no ruleset that is here
position-order = name every seat once
position-no-seat = { $seat }; there is no such seat
position-lays-nothing = { $text } lays nothing; write { $example }
position-not-in-play = this development is not in play
position-stack = name seats of this game, each at most once
position-no-effect = { $tile } is not in play or has no effect { $effect }
position-no-option = the effect has no option { $option } with a further effect { $then }
position-object = an object with named values belongs here
position-missing = is missing
position-misfit = { $value } is not what belongs here
position-bounds = { $value }; it is from { $least } to { $most }
position-entries = { $count ->
        [one] { $count }⍽entry
       *[other] { $count }⍽entries
    }; { $wanted } are needed
position-unknown = no such value belongs here
position-word = { $value }; it is { FORM($names, "or") }
position-ruleset = cannot be used: { $reason }
step-over = end of the game

## The playtest lab

# Figures

lab-value = { $value }
lab-empty = { "" }
lab-capital = { CAP($text) }
lab-measure-vp = { $value }⍽VP
lab-measure-share = { $value }%
lab-measure-points = { $value }⍽pp
lab-measure-disks = { $value }⍽{ $value ->
        [one] disk
       *[other] disks
    }
lab-measure-coal = { $value }⍽coal
lab-measure-iron = { $value }⍽iron
lab-measure-water = { $value }⍽water
lab-measure-debt = { $value }⍽debt
lab-measure-decisions = { $value }⍽{ $value ->
        [one] decision
       *[other] decisions
    }
lab-measure-minutes = { $value }⍽{ $value ->
        [one] minute
       *[other] minutes
    }
lab-measure-moves = { $value }⍽{ $value ->
        [one] move
       *[other] moves
    }
lab-measure-phases = { $value }⍽{ $value ->
        [one] phase
       *[other] phases
    }
lab-measure-other = { $value }⍽{ $unit }
lab-interval = { $low } to { $high }
lab-interval-95 = 95%: { $interval }
lab-whole = { $value } ({ $interval })
lab-around = { $value } ± { $half }
lab-less-than = <⍽{ $value }
lab-apart = { $difference }; 95%: { $interval }
lab-without-exception = { $difference } without exception
lab-no-exception = without exception
lab-real = real
lab-can-be-luck = can be luck
lab-too-few = too few games to tell
lab-doubted = { $value } ({ $doubt })
lab-pair = { $label }: { $value }
lab-more = { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
lab-with-ruleset = { $ruleset } { $value }

# Who, and what a figure is about

lab-seat = seat⍽{ $number }
lab-start = { $number ->
        [1] first in the first turn order
        [2] second in the first turn order
        [3] third in the first turn order
        [4] fourth in the first turn order
       *[other] number { $number } in the first turn order
    }
lab-the-seat = seat⍽{ $number }
lab-the-start = { $number ->
        [1] the first in the first turn order
        [2] the second in the first turn order
        [3] the third in the first turn order
        [4] the fourth in the first turn order
       *[other] number { $number } in the first turn order
    }
lab-figure-of = { $label }, { $whose }
lab-tile = { $tile } (tile⍽{ $number })
lab-colour-black = black
lab-colour-brown = brown
lab-colour-yellow = yellow
lab-water-rain = groundwater of the season
lab-water-pools = wet pools
lab-water-tiles = developments
lab-in-year = { $thing }, year⍽{ $year }
lab-in-phase = { $thing }, year⍽{ $year }, { $season }
lab-option-dig = dig coal
lab-option-drain = remove water
vp-source-arrival = developments acquired
vp-source-pinge = Pinge exhausted early
vp-source-coal = coal in winter
vp-source-storage = storage in winter
vp-source-effects = effects, markers and workers
vp-source-tunnel = Tunnel
vp-source-tunnel-bonus = Tunnel bonuses
vp-source-development-bonus = development bonuses
vp-source-buildings = buildings
vp-source-markers = unused markers
vp-source-thaler = Thaler
vp-source-debt = debt
vp-source-water = water
vp-source-bonus-marker = bonus marker
vp-source-iron-props = iron props

# Findings

lab-difference-score = A seat scores { $mine } instead of { $theirs } ({ $apart })
lab-difference-leader-gap = The winner leads by { $mine } instead of { $theirs } ({ $apart })
lab-difference-lead-changes = The lead changes { $mine } times instead of { $theirs } ({ $apart })
lab-difference-decisions = A game takes { $mine } decisions instead of { $theirs } ({ $apart })
lab-difference-minutes = A game takes about { $mine } instead of { $theirs } ({ $apart })
lab-difference-disks = A seat takes { $mine } { $member ->
        [lab-colour-black] black
        [lab-colour-brown] brown
       *[other] yellow
    } disks instead of { $theirs } ({ $apart })
lab-difference-tile-vp = { $member } earns its owner { $mine } instead of { $theirs } ({ $apart })
lab-difference-tile-acquired = { $member } is acquired by { $mine } of the seats instead of { $theirs } ({ $apart })
lab-difference-tile-phase = { $member } is acquired in phase { $mine } instead of { $theirs } ({ $apart })
lab-difference-tile-distant = { $member } is acquired from afar by { $mine } of its owners instead of { $theirs } ({ $apart })
lab-difference-option = Of { $member }, “{ $part }” is chosen { $mine } times a game instead of { $theirs } ({ $apart })
lab-difference-spread-players = Skill makes scores differ by { $mine } instead of { $theirs } ({ $apart })
lab-difference-spread-seeds = The seeds make scores differ by { $mine } instead of { $theirs } ({ $apart })
lab-difference-skill = Skill makes { $mine } of the variance of scores instead of { $theirs } ({ $apart })
lab-difference-figure = { $label }: { $mine } instead of { $theirs } ({ $apart })
lab-difference-seat-score = { CAP($who) } scores { $mine } instead of { $theirs } ({ $apart })
lab-difference-seat-won = { CAP($who) } wins { $mine } of the games instead of { $theirs } ({ $apart })
lab-difference-seat-margin = { CAP($who) } has a margin of { $mine } over the best other seat instead of { $theirs } ({ $apart })
lab-finding-more = { $count ->
        [0] { "" }
        [one] ; a figure that goes with it differs too
       *[other] ; { $count } figures that go with it differ too
    }
lab-finding = { $difference }{ $more }.
lab-finding-alone = { $difference }, unlike the others{ $more }.
lab-finding-most = { $difference }, most of all for { $who }: { $mine } instead of { $theirs }{ $more }.
lab-finding-less = { $difference }, but for { $who }: { $mine } instead of { $theirs }{ $more }.
lab-finding-wins = { CAP($who) } wins { $won } of the games; fair would be { $fair } ({ $apart }){ $others }.
lab-finding-wins-automa = { CAP($who) } wins { $won } of the games; equals would win { $fair } ({ $apart }){ $others }.
lab-finding-wins-too = { $who } wins { $mean }
lab-finding-scores-more = { CAP($who) } scores { $score }, { $by } more than all do on average ({ $known }){ $others }.
lab-finding-scores-less = { CAP($who) } scores { $score }, { $by } less than all do on average ({ $known }){ $others }.
lab-finding-scores-too = { $who } scores { $mean }
lab-finding-others = { $others ->
        [none] { "" }
       *[some] ; { $others }
    }
lab-finding-seldom = { $tile } is hardly ever acquired: by { $share } of the seats{ $known }.
lab-finding-always = { $tile } is nearly always acquired: by { $share } of the seats{ $known }.
lab-finding-seldom-several = { $count } developments are hardly ever acquired: { $tiles } of the seats.
lab-finding-always-several = { $count } developments are nearly always acquired: { $tiles } of the seats.
lab-finding-share-of = { $tile } by { $share }
lab-finding-none = none
lab-finding-known = { " " }(95%: { $interval })
lab-finding-unwanted = { $member ->
        [lab-colour-black] Black
        [lab-colour-brown] Brown
       *[other] Yellow
    } disks are hardly wanted: each is taken { $often } times a game, one of any colour { $usual } times.
lab-finding-never-used = Not used in any of { $games ->
        [one] { $games }⍽game
       *[other] { $games }⍽games
    }: { FORM($rules, "dots") }.
lab-finding-unused-in = { $rule } ({ $games ->
        [one] { $games } game
       *[other] { $games }⍽games
    })
lab-findings-title = Findings
lab-findings-result = Scores and wins
lab-findings-changed = What the draft changes
lab-findings-rest = What else differs
lab-findings-else = What else stands out
lab-findings-intro = What is more than luck, all figures being looked at together. In each part the clearest comes first: how surely it differs, not how much it matters.
lab-findings-intro-compared = Differences that are more than luck, all figures being looked at together. In each part the clearest comes first: how surely it differs, not how much it matters.
lab-findings-alike = In every game every figure is the same under both rulesets.
lab-findings-too-few = So few games tell no difference from luck.
lab-findings-none = No difference is more than luck may bring about. The tables tell the smallest difference that so many games would have shown as real.
lab-never-title = Rules that never came up
lab-never-intro = { $count ->
        [one] In all these games there was no case of this: nothing here tells how it works.
       *[other] In all these games there was no case of these: nothing here tells how they work.
    }

# The verdict

lab-verdict-not-played = No game of { $rulesets } could be played to its end.
lab-verdict-portrait = { $games ->
        [one] { $games }⍽game
       *[other] { $games }⍽games
    } of { $ruleset }: { $glance }.
lab-verdict-score = a seat scores { $mean }
lab-verdict-leader-gap = the winner leads by { $mean }
lab-verdict-lead-changes = the lead changes { $mean } times
lab-verdict-skill = Scores differ by { $players } between players, by { $seeds } between seeds, and by { $rest } for all else; { $skill } of the variance is skill{ $known }.
lab-verdict-stands-out = { $count ->
        [one] { $count }⍽thing stands out.
       *[other] { $count }⍽things stand out.
    }
lab-verdict-too-few = So few games cannot tell what is unfair from luck.
lab-verdict-fair = Nothing stands out; a seat that wins { $off } too often or too seldom would, four times in five.
lab-verdict-alike = { $mine } and { $theirs } played exactly alike: in { $games ->
        [one] { $games }⍽game
       *[other] { $games }⍽games
    } of each every figure is the same.
lab-verdict-differs = { $mine } plays differently from { $theirs }: { $count ->
        [one] { $count }⍽difference is real.
       *[other] { $count }⍽differences are real.
    }
lab-verdict-cannot-tell = { $games ->
        [one] { $games }⍽game
       *[other] { $games }⍽games
    } of each cannot tell { $mine } from { $theirs }.
lab-verdict-no-mean-differs = Single games differ, but on average no figure does.
lab-verdict-luck = { $count ->
        [one] { $count }⍽figure differs, by no more than luck may bring about.
       *[other] { $count }⍽figures differ, by no more than luck may bring about.
    }
lab-verdict-few = { $count ->
        [one] { $count }⍽figure differs, in too few games to tell.
       *[other] { $count }⍽figures differ, in too few games to tell.
    }
lab-verdict-luck-and-few = { $count ->
        [one] { $count }⍽figure differs: { $luck } by no more than luck may bring about, { $few } in too few games to tell.
       *[other] { $count }⍽figures differ: { $luck } by no more than luck may bring about, { $few } in too few games to tell.
    }
lab-verdict-scores-higher = On average scores are higher ({ $apart }){ $sources }.
lab-verdict-scores-lower = On average scores are lower ({ $apart }){ $sources }.
lab-verdict-scores-same = Scores may be the same; a difference of { $least } would have shown four times in five.
lab-verdict-all-of-it = , all of it { $source }
lab-verdict-sources = : { $sources }
lab-verdict-source = { $source } { $vp }
lab-verdict-other-sources = all other sources

# What these players do not see

lab-unseen-title = What these players do not see
lab-unseen-blind = { $keys }: { $lack }. So these games show what the change does to players who do not heed it; { $advice }.
lab-unseen-late = { $keys }: { $lack }. Players who weigh it throughout may play otherwise; { $advice }.
lab-unseen-more-keys = { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
lab-unseen-not-weighed = { $who } does not weigh { $about }
lab-unseen-weighed-late = { $who } weighs { $about } only { $when }
lab-unseen-weighed-askew = { $who } does not weigh { $about } by what it is worth: { $how }
lab-unseen-nobody = no level heeds it
lab-unseen-nobody-sooner = no other level weighs it sooner
lab-unseen-instead = { $who } weighs it: --seats { $seats }
lab-unseen-instead-late = { $who } weighs it { $when }
sight-when-autumn = in autumn and winter
sight-when-last-year-or-marker = in the last year, and whenever it chooses a bonus marker
sight-when-last-phase = in the last phase of the game
sight-when-as-owner = once it owns the development, not when it acquires it
sight-when-horse = with the Towpath Horse
sight-when-a-phase-ahead = as far as it looks ahead, to the end of the next phase
sight-table = the table
sight-cost = what developments cost
sight-cost-askew = it acquires the dearest that it can have, so a cheaper one is not wanted more
sight-effects = what developments bring
sight-arrival = VP by arrival
sight-ability = what developments are able to do
sight-markers = markers of developments
sight-symbols = symbols and what they score
sight-lease-food = food of the lease
sight-lease-goods = Thaler and goods of the lease
sight-winter-coal = VP of coal in winter
sight-stored-goods = VP of stored goods
sight-final-thaler = VP of Thaler
sight-final-debt = VP lost for debt
sight-final-water = VP lost for water
sight-tunnel = VP and symbols of the Tunnel
sight-pinge = VP for exhausting the Pinge
sight-workers = actions of workers
sight-workers-askew = it pays workers who find work, however many actions they bring
sight-worker-goods = goods that workers spend and gain
sight-added-workers = workers that a draft adds
sight-water-seasons = seasons that bring water
sight-reeling = water that stops reeling
sight-pools = how far pools are filled
sight-second-taking = how many disks a second taking brings
sight-turn-order = the turn order
sight-mill = what the Water Mill makes
sight-charcoal = what charcoal brings
sight-cable = VP of the Hauling Cable
sight-valley = figures of the Ruhr Valley's developments
sight-bonus-markers = what bonus markers score
sight-iron-props = VP of iron props

# The report

lab-report-title = Playtest: { $rulesets }
lab-report-playtest = playtest
lab-report-against = { $mine } against { $theirs }
lab-report-versus = against
lab-report-games-of = { $count ->
        [one] { $count }⍽game
       *[other] { $count }⍽games
    } of { $rulesets }.
lab-report-fact-games = Games
lab-report-fact-seats = Seats
lab-report-fact-boards = Boards
lab-report-fact-seeds = Seeds
lab-report-of-each = { $count } of each ruleset
lab-report-seats = { FORM($seats, "plain") }
lab-report-seats-turning = { FORM($seats, "plain") }, taking turns
lab-report-seeds = from { $first }
lab-report-no-difference = no difference
lab-report-doubted = { $value }, { $doubt }
lab-report-ended-early = The run ended before its time: { $trouble }.
lab-report-of-played = The figures are of the games that were played.
lab-report-missing = { $count ->
        [one] { $count }⍽game is missing from all figures
       *[other] { $count }⍽games are missing from all figures
    }
lab-report-missing-which = Which, and why
lab-report-footer = Made by Haspelknecht, an unofficial digital edition of the board game. This page needs no network.
lab-nav-title = Parts of the report
lab-nav-games = Games
lab-nav-again = Repeat it
lab-pictures-title = Pictures
lab-missing-title = Missing games
lab-missing-intro = These games were not played to their end and are in no figure. Where there is a record, it ends at the move that failed.
lab-again-title = How to repeat it
lab-again-intro = The same command, with the same versions and rulesets, gives the same report.
lab-again-games = { $games } of { $planned }
lab-again-boards = Boards: { $boards }. First seed: { $seed }.
lab-games-title = Games worth seeing
lab-games-intro = Each command, given where the playtest was started, opens a game on the table to step through.
lab-games-reasons = { FORM($reasons, "dots") }
lab-games-where = { $board }, seed { $seed }, game { $game }
lab-worth-closest = Closest: { $value }⍽VP apart
lab-worth-most-lopsided = Most lopsided: { $value }⍽VP apart
lab-worth-most-lead-changes = Most lead changes: { $value }
lab-worth-highest-score = Highest score: { $value }⍽VP
lab-worth-strangest = Strangest: { $label } { $value }, usually { $usual }

# Tables of the report

lab-tables-title = Tables
lab-tables-find = Find a figure
lab-tables-real-only = real differences only
lab-tables-open = Open or close all
lab-tables-sort = Sort
lab-count-figures = { $count ->
        [one] { $count }⍽figure
       *[other] { $count }⍽figures
    }
lab-count-developments = { $count ->
        [one] { $count }⍽development
       *[other] { $count }⍽developments
    }
lab-count-real = { $count ->
        [one] { $count } real
       *[other] { $count } real
    }
lab-count-stand-out = { $count ->
        [one] { $count } stands out
       *[other] { $count } stand out
    }
lab-group-length = Length
lab-group-decisions = Decisions
lab-group-score = Scores
lab-group-seats = Seats, skill and luck
lab-group-drama = The race
lab-group-vp = VP by source
lab-group-tiles = All figures of developments
lab-group-disks = Disks
lab-group-mine = The mine
lab-group-goods = Goods and debts
lab-group-rules = Rules that a game can do without
lab-table-each-development = Developments one by one
lab-table-prices = Prices
lab-head-figure = Figure
lab-head-column = Column
lab-head-development = Development
lab-head-tile = Tile
lab-head-level = Level
lab-head-mean = Mean
lab-head-interval = 95% interval
lab-head-spread = Spread
lab-head-values = Values
lab-head-difference = Difference
lab-head-real = Real
lab-head-by-luck = By luck
lab-head-smallest = Smallest told
lab-head-banned-vp = Banned: VP
lab-head-banned-wins = Banned: wins
lab-head-forced-vp = Forced: VP
lab-head-forced-wins = Forced: wins
lab-head-had-alone = Had when left alone
lab-head-had-forced = Had when forced
lab-head-games = Games
lab-head-game = Game
lab-head-seed = Seed
lab-head-ruleset = Ruleset
lab-head-why = Why
lab-head-record = Record
lab-head-source = Source
lab-head-digest = Digest
lab-head-version = Version of
lab-head-key = Key
lab-head-vp-source = Source of VP
lab-head-acquired = Acquired
lab-head-phase = In phase
lab-head-arrival = Arrival
lab-head-distant = From afar
lab-head-vp = VP for the owner
lab-head-won-with = Wins with it
lab-head-won-without = Wins without it
lab-head-real-difference = { $value } real
lab-head-difference-means = { $mine } less { $theirs }, beneath it the 95% interval
lab-head-real-means = told apart from luck with all figures looked at together (Holm, 5%)
lab-head-by-luck-means = how likely such a difference is by luck alone, by itself; – where there are too few games to tell
lab-head-smallest-means = the smallest difference that so many games would show as real four times in five
lab-head-spread-means = the standard deviation of the single values
lab-head-interval-means = that of the mean
lab-table-marked = Marked
lab-table-marked-means = what stands out from what would be fair (Holm, 5%)
lab-table-points = pp
lab-table-points-means = percentage points

# Pictures of the report

lab-axis-vp-a-seat = VP a seat, with 95% intervals
lab-axis-as = as { $ruleset }
lab-axis-spreads = difference in spreads of the single values
lab-axis-margin = margin in VP
lab-axis-wins = wins in percentage points
lab-axis-left-alone = left alone
lab-axis-won = % of games won
lab-axis-by-chance = by chance { $share }
lab-axis-vp-at-the-end = VP at the end
lab-axis-vp-before-second = VP before the second
lab-legend-luck = can be luck, or too few games to tell
lab-legend-banned = the seat may not acquire it
lab-legend-forced = the seat acquires it as soon as it can
lab-legend-hollow-luck = hollow: can be luck
lab-legend-hollow-fair = hollow: does not stand out
lab-legend-hollow-difference = hollow: the difference can be luck
lab-breakdown-title = Where the difference of the scores comes from
lab-breakdown-together = All together: the score
lab-breakdown-caption = What each source of VP adds to the difference of the mean scores, { $vp }; together they are just that. { $real ->
        [0] No source differs
        [one] { $real } of { $sources } sources differs
       *[other] { $real } of { $sources } sources differ
    } by more than luck may bring about, all figures together.
lab-breakdown-row = { $source } { $vp }
lab-breakdown-tip = { $source }: { $vp }, { $doubt } ({ FORM($means, "plain") })
lab-differences-title = What differs most
lab-differences-caption = { $real ->
        [0] No figure differs for real
        [one] { $real } of { $figures } figures differs for real
       *[other] { $real } of { $figures } figures differ for real
    }, all being looked at together. Right of the line there is more with { $ruleset }; a difference of one is as large as one game or seat commonly differs from the next.
lab-differences-tip = { $label }: { $value }, { $doubt }
lab-wins-title = Who wins
lab-wins-by-seat = By seat
lab-wins-by-start = By place in the first turn order
lab-wins-by-automa = By automa
lab-wins-caption = Each dot is a share of wins with its 95% interval.
lab-wins-stand-out = { $kind }: { $real ->
        [one] { $real } of { $of } stands out.
       *[other] { $real } of { $of } stand out.
    }
lab-wins-none-stands-out = { $kind }: none stands out.
lab-wins-differ = { $kind }: the rulesets differ in { $real } of { $of }.
lab-wins-too-few = { $kind }: so few games cannot tell the rulesets apart.
lab-wins-not-told-apart = { $kind }: the rulesets are not told apart.
lab-wins-tip = { $who }, { $ruleset }: { $share }
lab-wins-tip-compared = { $who }, { $ruleset }: { $share }; difference: { $doubt }
lab-sources-caption = Each bar is what a seat has of a source on average.
lab-sources-most = { $source }: { $share } of all VP gained.
lab-sources-change = { $source } ({ $difference })
lab-sources-differ = The rulesets differ in { $changes }; no other differs.
lab-sources-differ-luck = The rulesets differ in { $changes }; no other differs by more than luck may bring about.
lab-sources-none = No source differs.
lab-sources-none-luck = No source differs by more than luck may bring about.
lab-sources-tip = { $source }, { $ruleset }: { $value }
lab-demand-title = Demand for disks by phase
lab-demand-phase = year⍽{ $year }, { $season }
lab-demand-most = { $colour } ({ $phase })
lab-demand-caption = Disks that a seat takes, by colour. Most asked for: { FORM($most, "dots") }.{ $real ->
        [0] { "" }
        [one] { " " }{ $real } of the differences is real.
       *[other] { " " }{ $real } of the differences are real.
    }
lab-demand-year = Year⍽{ $year }
lab-demand-spring = Sp
lab-demand-summer = Su
lab-demand-autumn = Au
lab-demand-winter = Wi
lab-demand-tip = { $ruleset }, { $colour }, { $phase }: { $disks }
lab-scores-title = Scores
lab-scores-caption = How often each score came, all seats together.
lab-scores-more = In the mean { $ruleset } gives { $vp } more.
lab-scores-less = In the mean { $ruleset } gives { $vp } less.
lab-margins-title = The winner’s lead
lab-margins-caption = By how much the winner led the second.
lab-margins-close = { $share } of the games end within { $vp }⍽VP.
lab-margins-close-with = { $share } of the games with { $ruleset } end within { $vp }⍽VP.
lab-middle-at = at { $vp }⍽VP
lab-middle-between = between { $low } and { $high }⍽VP
lab-middle-with = { $between } with { $ruleset }
lab-middle-half = The middle half lies { FORM($parts, "plain") }.
lab-histogram-about = { $ruleset }: mean { $mean }, from { $low } to { $high }⍽VP
lab-histogram-mean = mean { $mean }
lab-histogram-tip = { $vp }: { FORM($shares, "plain") }
lab-reading-deeper = The deeper the colour, the more: { $what }.
lab-reading-share = share of seats that acquire it
lab-reading-vp = VP that it earns a seat which has it
lab-reading-tile = { $tile }, level { $level }
lab-reading-difference = difference { $difference }
lab-tilemap-title = Developments by value
lab-tilemap-most = Most: { $most }; least: { $least }.
lab-tilemap-acquired = Acquired by most seats: { $most }; by fewest: { $least }.
lab-tilemap-tile = { $tile } ({ $value })
lab-tilemap-real = Real differences: { $tiles }.
lab-tilemap-level = Level { $level }
lab-boards-places-title = The places of the boards
lab-boards-places-caption = Share of seats that acquire what lies on each place, whichever development it is. Level I: { $first } a place, the last level: { $last }. Places of one level that differ much make for a board on which position counts.
lab-boards-places-caption-with = Share of seats that acquire what lies on each place with { $ruleset }, whichever development it is. Level I: { $first } a place, the last level: { $last }. Places of one level that differ much make for a board on which position counts.
lab-boards-tiles-title = The boards by value
lab-boards-tiles-caption = Beneath it the share of seats that acquire it here. The same developments lay there in all games.
lab-boards-share-with = { $share } with { $ruleset }
lab-boards-place-tip = { $board }, level { $level }: acquired by { FORM($shares, "plain") } of seats
lab-boards-hex-tip = { $board }, level { $level }: { $share }
lab-boards-tile-tip = { $words }; on this place { $share }
lab-prices-vp-title = What a development is worth: VP
lab-prices-wins-title = What a development is worth: wins
lab-prices-wins-caption = The same games by wins: how much more or less often the seat wins, in percentage points.
lab-prices-caption-both = Against the same seat left alone, on the same seeds; filled: more than luck, all prices together. Missed most: { $missed }. A burden if it must be had: { $burden }.
lab-prices-caption-missed = Against the same seat left alone, on the same seeds; filled: more than luck, all prices together. Missed most: { $missed }.
lab-prices-caption-burden = Against the same seat left alone, on the same seeds; filled: more than luck, all prices together. A burden if it must be had: { $burden }.
lab-prices-caption-none = Against the same seat left alone, on the same seeds; filled: more than luck, all prices together. No loss of VP is told from luck.
lab-prices-all-with = All with { $ruleset }.
lab-prices-tip-banned = { $tile } banned: { $value }, { $doubt }
lab-prices-tip-forced = { $tile } forced: { $value }, { $doubt }

# The terminal

lab-shown-main-figures = Main figures
lab-shown-prices = What developments are worth
lab-shown-never = Rules that never came up: { FORM($rules, "dots") }.
lab-shown-missing = game { $game }, seed { $seed }: { $reason }
lab-shown-missing-record = game { $game }, seed { $seed }: { $reason } ({ $file })
lab-shown-game = { FORM($reasons, "dots") }, { $scores }: { $command }
lab-shown-more-in-report = and { $count } more in the report
lab-shown-all-of-it = All of it: { $file }
lab-shown-left-out = --boards: { FORM($boards, "plain") }: not for so many seats, left out
lab-shown-games = games
lab-shown-failed = { $count ->
        [one] { $count } could not be played
       *[other] { $count } could not be played
    }
lab-shown-speed = { $count ->
        [one] { $count }⍽game
       *[other] { $count }⍽games
    } in { $seconds }⍽s: { $rate } a second with { $hands }
lab-shown-workers-of = the workers of { $address }
lab-shown-processes = { $count ->
        [one] { $count } process
       *[other] { $count } processes
    }
lab-shown-ended-early = ended early: { $trouble }; what was played is kept
lab-interrupted = interrupted
lab-failed = { $kind }: { $problem }

# What cannot be played, and what goes wrong

lab-plan-seats = { $count ->
        [one] { $count } seat
       *[other] { $count }⍽seats
    }; { FORM($allowed, "or") } can play (S1)
lab-plan-no-board = none of these is for { $seats }⍽seats; choose of { FORM($boards, "plain") }
lab-plan-several-boards = { $asked }: several begin so: { FORM($boards, "plain") }
lab-plan-unknown-board = { $asked }: no board begins so; there are { FORM($boards, "plain") }
lab-store-other-files = { $folder }: holds other files; name a folder that is new or empty
lab-store-holds-playtest = { $folder }: holds a playtest; go on with it by --resume, or name another folder
lab-store-other-playtest = { $folder }: holds another playtest ({ $why }); name another folder
lab-store-option = { $option }: { $was }, not { $now }
lab-store-ruleset-changed = a ruleset was changed since
lab-store-program-changed = the program was changed since
lab-store-no-folder = { $folder }: is no folder; name another
lab-store-unread-plan = { $file }: cannot be read: { $reason }
lab-store-unread-games = { $file }: cannot be read ({ $reason }); delete it, and --resume plays its games again
lab-cluster-nobody = --cluster: { $address }: no scheduler answers ({ $reason })
lab-cluster-gone = { $address }: the scheduler is gone
lab-cluster-no-room = { $address }: a worker cannot keep the rulesets: { $problem }
lab-cluster-no-worker = { $address }: no worker is there; start some: dask worker { $address }
lab-cluster-no-program = { $address }: the scheduler cannot send games, as the program is not where it was started: { $problem }
lab-cluster-other-code = a worker has another version of the program ({ $here } instead of { $wanted }): start it anew in a folder with this one
lab-hands-died = the process that played it died
lab-hands-all-die = the processes that should play die, one after the other

# Metrics: what they are called, and what they count

metric-unknown = { $key }
about-unknown = A column that no metric describes.
metric-decisions = Decisions
about-decisions = Moves of all seats. A plan is laid field by field, and a worker acts step by step: each is one.
metric-minutes = Estimated time at a table
about-minutes = { $setup } + { $phase } for each phase + { $bit } for each bit of choice that all wait for: log2 of the options of every decision; of the plans of a phase, laid at the same time, those of the seat with most bits.
metric-moves = Decisions of a seat
about-moves = Moves of the seat.
metric-real = Real decisions
about-real = Decisions of the seat with more than one legal move.
metric-options = Options of a real decision
about-options = Mean number of legal moves where there is more than one.
metric-score = Score
about-score = VP after the final scoring.
metric-won = Wins
about-won = 1 for the winner by the tie-breaks, else 0.
metric-rank = Rank
about-rank = Place in the ranking, from 1.
metric-start = Place in the first turn order
about-start = From 1.
metric-margin = Margin
about-margin = Own score less the best score of another seat.
metric-leader-gap = Winner’s lead
about-leader-gap = The best score less the second best.
metric-spread = Best less worst score
about-spread = The best score less the worst.
metric-spread-players = Skill: spread between players
about-spread-players = Standard deviation of the scores, by an analysis of variance by automa and seed without interaction; where automas differ.
metric-spread-seeds = Luck: spread between seeds
about-spread-seeds = Standard deviation of the scores, by an analysis of variance by automa and seed without interaction; where automas differ.
metric-spread-rest = Spread from all else
about-spread-rest = Standard deviation of the scores, by an analysis of variance by automa and seed without interaction; where automas differ.
metric-skill = Skill: its part of the variance of scores
about-skill = Of the scores, by an analysis of variance by automa and seed without interaction; where automas differ.
metric-lead-changes = Lead changes
about-lead-changes = How often, from one standing to the next, the lead went to another seat than had led alone before; a shared lead changes nothing.
metric-drama = Drama: how far the later winner was behind
about-drama = Mean over the standings but the last of the best VP less the winner’s.
metric-behind-most = The most the later winner was behind
about-behind-most = The largest of these differences.
metric-behind = Part of the game in which the later winner was behind
about-behind = Share of the standings but the last in which another seat had more VP than the winner.
metric-decided = Phase from which the winner was not caught again
about-decided = The first phase from whose end on the winner led alone in every standing; the last if only the tie-break decided.
metric-out-of-reach = Phase from which the winner was out of reach
about-out-of-reach = The first phase from whose end on the winner had more VP in every standing than any other seat had in the end: it could have stopped there. The last if it never had.
metric-taken-each = Disks taken ({ $member })
about-taken-each = Disks of a colour taken in a phase, in both takings: `taken_COLOUR_yYEAR_SEASON`.
metric-disks-each = Disks taken ({ $member })
about-disks-each = Of a colour, in the whole game.
metric-first-size = Size of a first taking
metric-second-size = Size of a second taking
about-first-size = Mean disks of one.
about-second-size = Mean disks of one.
metric-first-of-each = { $member ->
        [one] First takings of { $member } disk
       *[other] First takings of { $member }⍽disks
    }
about-first-of-each = First takings of 1, 2 … { $most }⍽disks; { $most } stands for more too.
metric-declined = Second takings declined
about-declined = Asked, and nothing taken.
metric-tempted = First takings with the largest group in a wet pool
about-tempted = First takings of a colour of which a pool with a water symbol held more than every pool without one.
metric-avoided = Wet pools avoided
about-avoided = Of those takings, the share from a pool without a water symbol.
metric-unused = Disks left unused
about-unused = Of all colours together.
metric-unused-each = Disks left unused ({ $member })
about-unused-each = Disks of a colour taken in a phase that lay on no field that was activated in it.
metric-coal-each = Coal of the mine ({ $member })
about-coal-each = Coal that left Pinge or Tunnel in a year, dug or given away: `coal_PLACE_yYEAR`.
metric-coal = Coal of the mine
about-coal = All that left Pinge and Tunnel.
metric-reeled = Coal reeled up
about-reeled = From the shaft to the farm.
metric-pinge-phase = Phase in which the Pinge is exhausted
about-pinge-phase = Of the game, from 1; empty if it never is.
metric-sections = Sections emptied
about-sections = Tunnel sections without coal.
metric-props-each = Props ({ $member })
about-props-each = Wood and iron placed in Pinge and Tunnel; `props_iron` counts the iron among them, empty without Iron.
metric-water-each = Water taken ({ $member })
about-water-each = Water that came into the mine: `rain` of spring and autumn, `pools` with first takings, `tiles` with what they give.
metric-drained = Water removed
about-drained = By workers, tiles and markers.
metric-blocked = Phases blocked by water
about-blocked = Phases in which the seat had laid something that digs (only black disks or markers on farmer, farmhand or Farmer’s Wife, or a Wicker Basket with them; pay on coal-digger or coal-miner) and not used it for a development, in which as much water as stops digging there lay in its mine when its turn began, and in which it dug no coal.
metric-reel-blocked = Phases in which water kept coal in the shaft
about-reel-blocked = Phases in which the Haspelknecht was paid, as much water as stops reeling lay in the shaft when the turn began, coal lay there in its end, and none was reeled up.
metric-tile-each-in-play = In play ({ $member })
about-tile-each-in-play = 1 if the tile is on the board.
metric-tile-each-acquired = Acquired ({ $member })
about-tile-each-acquired = 1 if the seat acquired it, else 0. Like all that follows, empty if it is not on the board.
metric-tile-each-phase = Phase in which it was acquired ({ $member })
about-tile-each-phase = Of the game, from 1; empty for who did not.
metric-tile-each-arrival = Place among those who acquired it ({ $member })
about-tile-each-arrival = 1 for the first; for a black tile, among all black ones.
metric-tile-each-distant = Acquired from afar ({ $member })
about-tile-each-distant = 1 if a resource was paid for it.
metric-tile-each-vp = VP it earned its owner ({ $member })
about-tile-each-vp = By arrival; by effect, ability and used marker, as far as its number or its store scored; in the final scoring by its line, as an unused marker, by the bonus marker of a black tile; for Horse and Cart what exceeds W1, for the Village Smithy what exceeds the VP of other iron props. Not what its goods or its symbol bring.
metric-tile-each-won-with = Wins of who has it ({ $member })
about-tile-each-won-with = 1 if the seat acquired it and won, 0 if it acquired it and did not; else empty.
metric-tile-each-won-without = Wins of who has it not ({ $member })
about-tile-each-won-without = 1 if the seat did not acquire it and won, 0 if neither; else empty.
metric-developments = Developments
about-developments = Of the seat.
metric-buildings = Building symbols
about-buildings = On its tiles.
metric-black = Black developments
about-black = Of the seat; empty without the module.
metric-distant = Distant developments
about-distant = Acquired for a resource.
metric-vp-each = VP from { $member }
about-vp-each = VP of the game by what scored them; all together are the score. Bonus marker and iron props are empty without their module. { $sources }; `{ $effects }` the number of a tile.
metric-vp-year-each = VP in year { $member }
about-vp-year-each = Scored during the year and its winter.
metric-vp-end = VP in the final scoring
about-vp-end = Scored once the last winter is over.
metric-gained-each = Gained ({ $member })
about-gained-each = Food, wood, coal, iron and Thaler from the supply to the farm; not what a game begins with.
metric-paid-each = Paid in winter ({ $member })
about-paid-each = What the payment took. Thaler are lost in winter in no other way.
metric-lost-each = Lost in winter ({ $member })
about-lost-each = What had no slot. Thaler need none.
metric-debts = Debts incurred
about-debts = Pieces missing in payments.
metric-debts-returned = Debts returned
about-debts-returned = By effects of tiles.
metric-debts-end = Debts at the end
about-debts-end = Before bonus markers take any away.
metric-leases-full = Winters paid in full
about-leases-full = Share of the seat’s payments that left no debt.
metric-option-each = Option of { $member }: { $part }
about-option-each = `option_TILE_NUMBER`: how often that option of a development was chosen, in the order in which its options and optional digging and draining stand in the ruleset; empty if nobody acquired the tile.

# Rules that a game can do without

metric-rule-tile = { $tile }
metric-rule-tile-used = { $tile } used
metric-rule-tile-at-work = { $tile } at work
metric-rule-tile-scored = { $tile } scored
metric-rule-tile-gave-coal = Coal given by { $tile }
metric-rule-13 = Farmhand develops
metric-rule-15 = Charcoal burnt
metric-rule-21 = { $tile } kept water away
metric-rule-40E = Props of { $tile }
metric-rule-46 = { $tile } paid
metric-rule-28 = { $tile } laden
metric-rule-marker = Marker used ({ $marker })
metric-rule-r2 = Reserve pool filled short
metric-rule-d1 = { $disks } or more disks at once
metric-rule-r4 = First taking skipped
metric-rule-d2 = Second taking
metric-rule-r5 = Second taking declined
metric-rule-d4 = Water with a first taking
metric-rule-d5 = Water returned
metric-rule-r7 = Several colours laid
metric-rule-p4-disk = Contract worker paid a disk
metric-rule-p4-food = Contract worker paid food
metric-rule-p4-thaler = Contract worker paid a Thaler
metric-rule-r10 = Markers returned
metric-rule-r10-paid = Paid for nothing
metric-rule-e7 = Synergy
metric-rule-e8 = Summer food
metric-rule-e9 = Coal-digger at work
metric-rule-e10 = Coal-miner at work
metric-rule-e11 = Haspelknecht at work
metric-rule-r15 = Tunnel propped early
metric-rule-m4 = Coal reeled up
metric-rule-m6 = Pinge exhausted
metric-rule-m7 = Pinge exhausted for VP
metric-rule-m8 = Section emptied
metric-rule-w1 = Coal scored in winter
metric-rule-w2 = Payment not in full
metric-rule-w3 = Resources lost
metric-rule-t2 = Two developments in a phase
metric-rule-t5 = Distant development
metric-rule-t6 = { $place ->
        [1] First to acquire
        [2] Second to acquire, for VP
        [3] Third to acquire, for VP
        [4] Fourth to acquire, for VP
       *[other] Number { $place } to acquire, for VP
    }
metric-rule-t6-late = Too late for VP
metric-rule-t7 = Effect declined
metric-rule-t9 = Every token used
metric-rule-debt = Debt returned
metric-rule-g1 = Tunnel scored
metric-rule-g2 = Tunnel bonus scored
metric-rule-g3 = Development bonus scored
metric-rule-g4 = Buildings scored
metric-rule-g5 = Unused markers scored
metric-rule-g6 = Thaler scored
metric-rule-g7 = Debt scored
metric-rule-g8 = Water scored
metric-rule-g9 = Tie-break
metric-rule-b3 = Black development
metric-rule-b6 = Bonus marker scored
metric-rule-i2 = Iron prop
metric-rule-i3 = Workshop at work
metric-rule-i5 = Iron props scored
about-times = Times.
about-seats = Seats.
about-seats-winters = Seats and winters.
about-tiles-seats = Tiles and seats.
about-tiles-acquired = Developments.
about-fields = Fields laid.
about-started = Times that work started.
about-stored = Resources stored in it.
about-coal-given = Coal given away by its effect.
about-rule-18 = Times that water came to lie on it.
about-rule-13 = Developments by the farmhand.
about-rule-21 = Spring and autumn waters of its owners.
about-rule-27 = Times that cart 2 counted.
about-rule-29 = Food given.
about-rule-40E = Owners whose iron props it scored.
about-rule-44 = Winters in which it did.
about-rule-46 = Payments by its owners.
about-rule-47 = Developments that scored more.
about-rule-marker = Times; where it lies on a field, times that it did not return.
about-rule-r2 = Reserve pools that drew fewer disks than they should.
about-rule-d1 = First takings of so many.
about-rule-r4 = Seats and phases in which no first taking was possible.
about-rule-d2 = Second takings.
about-rule-d5 = Water returned in the first spring.
about-rule-r7 = Fields of farmer or farmhand with several colours.
about-rule-p4-disk = Fields laid, markers too.
about-rule-r10 = Fields from which markers returned.
about-rule-r10-paid = Contract workers who did nothing for food, a Thaler or a marker.
about-rule-e7 = Workers with more actions by synergy.
about-rule-e11 = Times that work started, by the Windlass too.
about-rule-r15 = Props in the Tunnel before the Pinge was exhausted.
about-rule-m4 = Coal.
about-rule-m7 = Seats that scored for it.
about-rule-m8 = Sections.
about-rule-w3 = Seats, winters and kinds of resource.
about-rule-t2 = Times that farmer and farmhand both developed.
about-rule-t5 = Resources paid.
about-rule-t6-late = Developments acquired when no VP by arrival were left.
about-rule-debt = Debt.
about-rule-g9 = 1 if several have the best score.
about-rule-b6 = Seats to whom it brought VP by itself.
about-rule-i2 = Props.

## One event alone on a prepared table

help-motion = watch one event alone, slowly or frame by frame
help-motion-about = Play one event alone in the window, on a prepared table: to see at once what a change of a movement does. Space plays it again, Enter stops and goes on, the arrow to the right goes one frame on, those down and up halve and double the speed, Esc leaves.
help-motion-event = the name of the event, in upper or lower case; without one all are listed
help-motion-list = list all events, with what happens in them
help-motion-rate = times the usual speed, as in { $example } (1)
help-event = EVENT
arg-rate = { $value } is no speed from { $least } to { $most }
run-no-event = there is no such event to watch; { $command } names all
run-no-checkout = there is no such folder here; this command needs the whole repository
run-files = files
run-compiled = Compiled in { $seconds }⍽s: { $folder }
run-compiled-already = Compiled before: { $folder }
run-compiling-first = this will play for long, so the rules are compiled first; { $option } forbids it
run-no-compiler = there is no C compiler here, or the headers of Python are missing; on Debian, for example, { $compiler } and { $headers } are what is needed
run-not-compiled = compiling failed, and pure Python plays on: { $reason }; { $file } has all of it
run-changed-meanwhile = the sources have changed while they were compiled; try again
run-tables = tables
run-same-games = { $games } played in both ways: the same to the last move
run-other-games = compiled and pure Python play different games: see { $command } with and without { $option }
run-not-both-ways = { $command } was not played in the way that was asked for: compile the rules first by python main.py compile
run-build-damaged = compiled rules that cannot be loaded are thrown away, and pure Python plays: { $folder }
run-pure-compiles = { $command } makes compiled rules, which this option forbids
run-command-failed = { $command } failed: { $reason }
motion-at = { $name }: { $seconds }⍽s at { $rate } times the speed.
motion-keys = Space: again. Enter: stop, go on. Right arrow: one frame. Down and up: slower, faster. Esc: leave.

## Previews

play-ask-actions-first = the { $field } has { $actions } left; first { FORM($free, "or") }
play-ask-worker-first = before a worker can go on, { FORM($free, "or") }
play-ask-dig-first = to excavate { $coal } first { FORM($free, "or") }
play-free-prop-in = place { FORM($goods, "or") } in the { $place }
play-ask-choice-first = for the { $tile } first { FORM($free, "or") }
play-ask-before-storage = before storing, you can { FORM($free, "or") }
play-actions-possible = { $actions } ({ $possible } possible now)
play-outlook-second = { $outlook }; { $more } more if the { $first } does the same first
reach-no-token = { $seat } has no token left
play-forfeits-turn = Unused: { FORM($workers, "semicolons") }
play-forfeits-actions = { CAP($field) }: { $actions } unused
play-forfeits-last-coal = { CAP($field) }: the last coal of the Pinge ends the mining, { $actions } unused
play-forfeits-taking = Up to { $count ->
        [one] { $count }⍽more disk
       *[other] { $count }⍽more disks
    } could be taken
play-forfeits-water = { $water } could be returned
play-forfeits-effect = Unused: { $does }
play-forfeits-storage = Given away: { FORM($given, "plain") }
play-forfeits-again = { $given }. Once more to go on all the same

## Taking back, seats and practice games

undo-another = Another person has decided since; it stays played.
undo-seated = Seats have changed hands since; it stays played.
undo-practice = Something hidden has been revealed since. If you take this back, the game is marked as a practice game.
redo-nothing = There is nothing to play again.
redo-laid = Redo would drop what is laid now: take that up first.
undo-what = Undo: { $what }
undo-what-practice = Undo: { $what }. It makes this a practice game.
redo-what = Redo: { $what }
decision-taking = { $seat }’s taking
decision-second-taking = { $seat }’s second taking
decision-plan = { $seat }’s plan
decision-storing = { $seat }’s storing
decision-bonus = { $seat }’s bonus marker
practice-title = A practice game?
practice-agree = Take it back
practice-refuse = Leave it played
game-practice = practice game
result-notes = { FORM($notes, "sentences") }
result-practice = This was a practice game.
result-advised = With advice: this game does not count for the recommended level.
seats-title = Seats
seats-from-now = From the next move on
seats-play-on = A practice game from here
seats-begin = Play on
menu-seats = Seats …
menu-play-on = Play on from here …
record-seating = { $text } cannot stand here; it names who sits on a seat of this game from the next move on
file-kind-notes = notes

## Looking back

since-chip = Since your last turn
since-moment = { $seat }: the table as it stood after this move. A click or Esc leads back
since-playing = What the others did, { $number } of { $count }: { $seat }. A click hurries, Esc ends it
since-back = Back to the present
since-nothing = Nobody else has decided anything since your last turn.
tip-moment = Click to see the table as it was then.
tip-since = Plays once more what the others have done since your last turn (B).
menu-keys-since = B what the others did since · R rules · V figures
menu-keys-hand = Shift takes all alike · 1 to 4 a seat · Ctrl+Y redoes

## The large button in few words

play-short-workers = { $count ->
        [one] { $count }⍽worker
       *[other] { $count }⍽workers
    } unused
play-short-vain = { $count ->
        [one] { $count }⍽worker
       *[other] { $count }⍽workers
    } for nothing
play-short-actions = { $actions } unused
play-short-last-coal = The last coal ends the mining: { $actions } unused
play-short-taking = Up to { $count ->
        [one] { $count }⍽more disk
       *[other] { $count }⍽more disks
    }
play-short-water = { $water } stays
play-short-effect = Work left undone

## The coach

run-coach-unfinished = The game is not over yet; the coach looks at finished games.
run-coach-no-seat = Seat { $seats } is the last at this table.
coach-title = The coach on the game of { $seat } ({ $vp })
coach-costs = What cost the most
coach-no-costs = No choice can be shown to have cost victory points.
coach-gains = What went well
coach-no-gains = No choice can be shown to have been better than its alternatives.
coach-finding-said = { $number }. { $when }, { $step }: { $worth }⍽VP (most probably { $low } to { $high })
coach-played = Played:
coach-better = Better:
coach-worse = Would have been worse:
coach-more = { $count ->
        [one] and { $count }⍽more move
       *[other] and { $count }⍽more moves
    }
coach-part = { $source } { $vp }
coach-method = The coach plays your game on from each of your decisions, once as you decided and once with another choice, many times over, with fresh draws that nobody could know then. Everybody goes on like the automa { $level }. It tells a difference only where it is more than luck.

## The rules in the window

rulebook-title = Rules
rulebook-guide = How to play
rulebook-reference = Every rule
rulebook-more = More
rulebook-more-tip = What is not in play in this game
rulebook-less = Fewer
rulebook-search = Search, or an id such as M5
rulebook-back-tip = Back to what was read before (Backspace)
rulebook-close-tip = Back to where you were (Esc or R)
rulebook-rules-behind = { $count ->
        [one] Rule
       *[other] Rules
    }
rulebook-next = Next: { $chapter }
rulebook-searching = Searching …
rulebook-found = { $count ->
        [0] “{ $query }” is nowhere in the rules.
        [one] “{ $query }” is in { $count }⍽place.
       *[other] “{ $query }” is in { $count }⍽places.
    }
rulebook-found-many = “{ $query }” is in { $count }⍽places; these are the first { $shown }.
rulebook-chapter-word = section
rulebook-offer = R or a click here: rule { $rule }
rulebook-foot = Arrows and wheel scroll · Left, Right go from link to link, Enter follows · Backspace goes back · Ctrl+F searches

## Puzzles

puzzle-vp = Score the most victory points in this phase.
puzzle-coal = Excavate the most coal in this phase.
puzzle-pinge = Exhaust the Pinge in this phase, with the most victory points.
puzzle-winter = End the winter with the most victory points; new debt counts as it does at the end.
puzzle-lease = Pay the whole lease, and end the winter with the most victory points.
puzzle-grade-easy = easy
puzzle-grade-medium = medium
puzzle-grade-hard = hard
puzzle-result-vp = { $vp }
puzzle-result-coal = { $coal }
puzzle-result-pinge = the Pinge exhausted, { $vp }
puzzle-result-no-pinge = the Pinge is not exhausted
puzzle-result-winter = { $vp }
puzzle-result-lease = the lease paid, { $vp }
puzzle-result-debt = { $debt } more
puzzle-misfit = A record is not at a position where this begins: { $task }
puzzles-damaged = { $file } lists no puzzles.
run-puzzle = { $number }. { $grade }: { $seats }⍽seats, year⍽{ $year }, { $season }. { $task }
run-puzzle-proved = { $number }. proved: { $result } ({ $positions }⍽positions searched)
run-puzzle-refuted = { $number }. wrong: the best is { $result } ({ $positions }⍽positions searched)
run-puzzle-too-large = { $number }. too large to be searched whole
run-puzzles-there = There is something already; puzzles are written into an empty or a new folder.
run-puzzles-found = { $count ->
        [one] { $count }⍽puzzle
       *[other] { $count }⍽puzzles
    } written to { $folder }.

## Learning

learn-title = Learn
learn-under = On the real table, a few minutes each. You can leave at any time and go on later.
learn-aside-lessons = One after the other
learn-aside-rules = Look it up
learn-go-on = Go on with lesson⍽{ $number }
learn-minutes = { $minutes ->
        [one] { $minutes }⍽minute
       *[other] { $minutes }⍽minutes
    }
learn-at = step { $step } of { $count }
learn-progress = { $step } of { $count }
learn-next = Next
learn-back = Back
learn-hint = Hint
learn-done = Done
learn-try-again = Try again
learn-again-how = “Try again” takes back what you did.
learn-prompt-read = Read on: Enter, or “Next” on the card
learn-prompt-again = Try again: Enter, or the button on the card
learn-kept = You come back to this place.
learn-on = On with the lesson
learn-anew = From the beginning
learn-leave = Leave the lesson
learn-leave-screen = Back
learn-student = Apprentice
learn-neighbour = Neighbour
learn-damaged = Lesson { $lesson } cannot be read: { $why }
learn-misfit = Lesson { $lesson }, step { $step }, does not fit the rules: { $why }
## Advice: what to do, what for, and the rule that makes it worth it

why-follow = Do it
why-rule = The rule
why-rule-tip = Opens rule { $rule } (R).
why-figures = { $told ->
        [0] Figures
       *[other] No figures
    }
why-figures-tip = What was weighed, in VP (F).
advice = { $do }.
advice-to = { $do }, to { $deeds }.
advice-because = { $do }: { $point }.
advice-to-because = { $do }, to { $deeds }: { $point }.
advice-to-mostly = { $do }, to { $deeds } (in most of the deals played on).
advice-to-because-mostly = { $do }, to { $deeds } (in most of the deals played on): { $point }.
advice-plan = Let “Do it” lay the disks
advice-activate = Next, let the { $field } work
advice-equal = About as good: { $other }.
advise-coal = in winter you score { $vp } for { $coal } instead of { $other } for { $less }
advise-coal-first = in winter you score { $vp } for { $coal }
advise-coal-next = it leads towards { $more }, which score { $next } in winter ({ $coal }: { $vp })
advise-vp = that is { $vp } at once
advise-spring = what is stored is there again in spring
advise-pinge = { $coal } more exhaust the Pinge, which opens the Tunnel
advise-pinge-bonus = { $coal } more exhaust the Pinge, which opens the Tunnel and scores { $vp } this year
advise-pinge-exhausted = with the Pinge exhausted, the Tunnel is open
advise-sections = what you empty in the Tunnel scores { $vp } at the end
advise-tunnel = { $coal } more and a section of the Tunnel is empty, which scores { $vp } at the end
advise-lease = the lease this winter is { $goods }, and without any of it the debt would score { $vp } at the end
advise-development = the { $tile } counts most – { $does }
advise-effect = what counts is its effect – { $does }
advise-thaler = Thaler pay leases, and at the end { $thaler } would score { $vp }
advise-water-pinge = with { $water } or more in the Pinge no coal can be dug there
advise-water-shaft = with { $water } or more in the shaft no coal can be reeled up
advise-water-end = at the end each water beyond { $free } scores { $vp }
advise-dry = water in the mine stops the digging
advise-props = coal can be dug only as far as props stand
advise-wood = wood becomes props, and props open the way to coal
advise-wood-stored = wood becomes props, and one that is stored in winter scores { $vp }
advise-food = food pays contract workers, and leases
advise-shaft = coal in the shaft counts once it is reeled up to the farm
advise-markers = a marker helps once, and unused it scores { $vp } at the end
advise-iron = some fields take nothing but iron, and the last lease asks for it
advise-iron-props = an iron prop scores { $vp } at the end, once its section is empty
advise-bonus-marker = your bonus marker scores it at the end
advise-bonus-comes = a bonus marker comes with it, which scores at the end
advise-water-channel = water on the Water Channel turns into VP
advise-denies = it leaves { $seat } with less
advise-earlier = the lower value plays earlier
advise-turn = { $point } (with the rest of your turn)
## Title and new game in layers

title-play = Play
title-moment = year⍽{ $year }, { $season }
title-goes-on = Goes on: { $players }
title-goes-on-at = Goes on: { $players } · { $moment }
title-looks = Looks for your saved games
title-begins-first = Begins a first game, explained, against { $opponent }
title-begins = Begins a game against { $opponent }
newgame-more = More choices
newgame-less = Fewer choices
newgame-more-tip = Board, modules, tiles, variants and seed
newgame-head-preset = Preset
newgame-about-tiles = tiles: { $way }
newgame-about-mixed = { $count ->
        [one] { $count }⍽new tile mixed in
       *[other] { $count }⍽new tiles mixed in
    }
preset-first = First game
preset-base = Base game
preset-black = Ruhr Valley: Black
preset-iron = Ruhr Valley: Iron
preset-both = Ruhr Valley: both modules
preset-again = Same again
preset-own = Your own choice
preset-first-told = The base game for two, with the developments that the rules lay out for a first game. Best for whoever plays for the first time.
preset-base-told = The base game with developments drawn at random, so that no two games are alike. For everybody who has finished a first game.
preset-black-told = The base game with black developments, of which each player can have one, and a secret bonus marker with it that scores at the end. “How to play” explains both.
preset-iron-told = The game lasts { $years }⍽years: iron makes props, some fields of the Enhanced Tunnel take nothing else, and a workshop makes it. “How to play” explains it.
preset-both-told = Both modules, { $years }⍽years, and the new developments on a board drawn as recommended. The richest game, for those who know the modules.
preset-again-told = Seats, opponents and board of the game that was begun last, with another seed.
preset-own-told = Your own choice, put together by yourself.
## Figures in sight

figures-coal = { $coal } = { $vp }
figures-missing = −
figures-standing = end: { $vp }
figures-title = If the year ended now
figures-part-scored = Scored so far
figures-part-coal = Coal in winter
figures-part-storage = Storage in winter
figures-part-tunnel-bonus = Tunnel bonus
figures-part-development-bonus = Development bonus
figures-part-debt = Debt so far
figures-part-lease = Debt from this lease
figures-pinge-to-come = Pinge exhausted this year
figures-removed = Coal removed
figures-sections = Sections of the Tunnel
figures-tie-coal = wins a tie: most coal removed
figures-tie-order = wins a tie: as much coal removed, earlier in turn order
settings-row-figures = Figures
settings-figures-none = none
settings-figures-brief = on the board
settings-figures-whole = with a sheet
tip-figures-coal = In winter { $coal } on the farm scores { $vp }.
tip-figures-coal-and-more = In winter { $coal } on the farm scores { $vp }; { $more } more makes it { $then }.
tip-figures-coal-and-plan = In winter { $coal } on the farm scores { $vp }. This plan can lead to { $reach }, which makes it { $then }.
tip-figures-lease = The goods for this winter’s lease are there: { $lease }.
tip-figures-missing = This winter’s lease is { $lease }. Still missing: { $missing }. That would be { $debt }.
answer-figures = What each would have if the year ended now. A click on it, or V, puts it away.
tip-figures-standing = { $vp } if the year ended now: with what lies on the farm, the winter’s coal, lease and best storage are counted, then the final scoring. A click or { $key } keeps all its parts in sight.
tip-figures-over = { $vp } in the end. A click or { $key } keeps all its parts in sight.
## Puzzles at the table

learn-aside-puzzles = Try your skill
puzzles-title = Puzzles
puzzles-under = Positions from real games. Each has one best result, and any way that reaches it is right.
puzzles-own = Your own puzzles
puzzles-of-game = The game’s puzzles
puzzles-page = Page { $page } of { $count }
puzzles-easy = Easy
puzzles-medium = Medium
puzzles-hard = Hard
puzzles-solved = { $solved } of { $count } solved
puzzles-left-out = { $count ->
        [one] One of your own puzzles cannot be opened: { $why }
       *[other] { $count } of your own puzzles cannot be opened; the first of them: { $why }
    }
## The coach in the window

coach = Coach
coach-tip = Where the victory points came from, which decisions cost the most, and what went well.
coach-chart = Victory points by source, as if the game had ended then
coach-begin = At the beginning
coach-vp = { $vp }
coach-row = { $when }: { $step }
coach-less = −{ $vp }⍽VP
coach-more-vp = +{ $vp }⍽VP
coach-cost-said = This cost about { $worth }⍽VP compared with the better choice, most probably between { $low } and { $high }.
coach-gain-said = This brought about { $worth }⍽VP more than the other choice, most probably between { $low } and { $high }.
coach-none-yet = Nothing found so far.
coach-how = How the coach finds out
coach-progress = The coach is playing your decisions on to the end: { $percent }% done. This is what is known so far.
coach-died = The coach had to stop before it was done; what it has found so far stays here.
coach-again = Try again
coach-show = Show on the table
coach-play-on-tip = Play on from just before this decision. It becomes a practice game of its own.
## What things on the table are

answer-nothing = Point at something, and F1 tells what it is.
answer-rule = R: rule { $rule }
answer-food = Food pays contract workers and the lease; what has no slot in winter is lost.{ $stored }
answer-wood = Wood props the mine: each prop opens the coal behind it.{ $stored }
answer-coal = Coal on the farm scores every winter: 0, 1, 2 … coal bring { FORM($scale, "plain") }⍽VP, and each further one { $more }. What has no slot is lost after that.
answer-coal-each = Coal on the farm scores every winter: { $vp } each, with the { $tile }. What has no slot is lost after that.
answer-iron = Iron props the Tunnel, some fields of it alone, and is due with the last lease.{ $stored }
answer-thaler = Thaler pay contract workers and the lease, and need no slot. At the end 1, 2, 3 … of them score { FORM($scale, "plain") }⍽VP, each further one { $more } more.{ $count ->
        [0] {""}
       *[other] {" "}Developments bring them: { $tiles }.
    }
answer-group = Here: { $disks }. The first taking takes all of them, the second as many as bring you to { $limit } in all.
answer-from-the-start = Every farm began this game with it.
answer-score = { $seat } has { $vp } so far. More comes in winter and at the end.
answer-dug = This coal has been dug.
answer-pinge-coal = Coal in the Pinge: a black disk or the coal-digger digs it, from the left up to the first empty field for a prop. It goes straight to the farm.
answer-tunnel-coal = Coal in the Tunnel, for the time after the Pinge, from the left up to the first empty field for a prop. { $left } left in this section: emptied, it scores { $vp } at the end.
answer-prop = A prop: it has opened the coal at its right.
answer-prop-field = A field for a prop: on the leftmost empty one you can place 1⍽wood from the farm whenever you work. It opens the coal at its right.
answer-shaft = The shaft: coal from the Tunnel waits here, and water gathers once the Pinge is exhausted. The Haspelknecht reels up the one and removes the other.
answer-tunnel = The Tunnel is mined once the Pinge is exhausted. Each section that is emptied scores at the end.
answer-pinge = The Pinge comes first: its coal goes straight to the farm. Once the last of it is gone, the Tunnel can be mined.
answer-pinge-exhausted = The Pinge is exhausted: coal comes from the Tunnel now, with coal-miner and Haspelknecht.
answer-plan-hidden = The plan of { $seat } is secret until everybody has laid one.
answer-cart-2 = The disks of the second taking. { $more }
answer-shelf = Action markers: each can be used once, from the phase after the one that brought it. At the end an unused one scores { $vp }.
answer-small-board = The board of { $seat }: a click shows it in large.
answer-button = Goes on when you are done (Enter).
answer-prompt = What is asked now. Point at something, and this line tells what a click there does.
answer-pool = Pool⍽{ $number }: at the left its reserve, at the right the disks that can be taken.
answer-bag = Disks in the bag: { $count }. When the disks are refilled, every reserve draws { $each } from it.
answer-disks = In each phase you take all disks of one colour from a pool, then once more as many as bring you to { $limit }.
answer-developments = Developments bring VP at once, and an effect. A worker that develops acquires one with exactly the disks it requires; each player has { $tokens } tokens for them.
answer-order = Turn order: { FORM($seats, "plain") }. It is set anew after the disks are taken; the lowest value of cart⍽1 comes first. If values are equal, whoever was later in the old order goes first.
answer-lease = The lease is due every winter. Each piece that is missing becomes { $debt }.
answer-lease-past = Lease of year⍽{ $year }: { $lease }. That winter is over.
answer-lease-lacks = Lease of year⍽{ $year }: { $lease }. { $seat } still lacks { $lacks }.
answer-lease-enough = Lease of year⍽{ $year }: { $lease }. { $seat } has enough for it now.
answer-year = Year⍽{ $year } of { $years }. The game ends after the last winter.
answer-seat = { $seat }: { $vp } so far. A click, or the key { $key }, shows the board in large.
answer-track-seat = { $seat } { $vp }
answer-track = Score track: { FORM($seats, "plain") }. Once round is { $lap }⍽VP.
answer-menu = Menu: rules, settings, and the ways out (F10).
answer-redo = Plays again what was taken back (Ctrl+Y).
answer-step-water = Everybody takes { $water } into the mine.
answer-step-dry = No water comes at this time of the year.
answer-step-refill = Refill: all disks go back into the bag, each reserve joins its pool and draws { $count } new ones.
answer-step-taking-1 = First taking, in turn order: everybody takes all disks of one colour from a pool.
answer-step-taking-2 = Second taking: whoever has fewer than { $limit }⍽disks may take of one colour up to { $limit }.
answer-step-order = The new turn order: the lowest value of cart⍽1 comes first.
answer-step-planning = Planning: everybody lays disks, markers, food and Thaler on the workers.
answer-step-working = Working: in turn order each carries out the whole plan, with the workers in any order.
answer-step-scoring = Winter, first step: the coal on the farm scores.
answer-step-payment = Winter, second step: the lease is paid. What is missing becomes debt.
answer-step-storage = Winter, third step: what has a slot is kept, and may score; the rest is lost.
answer-phase = A phase: take disks, set the turn order, plan, work.
answer-slots = { $place } Slots for the winter: each keeps one resource, and some score for it. Thaler and markers need none.
answer-winter = The winter on the farm: coal scores, the lease is paid, goods are stored.
answer-replay-bar = The move that led to this position, and its number. Left and Right go from move to move, a click on the strip below goes there.
answer-result-pinge = Whoever exhausts the Pinge early scores: in year 1, 2 … it is { FORM($scale, "plain") }⍽VP, later nothing.
answer-result-buildings = Building symbols on developments: 1, 2, 3 … of them score { FORM($scale, "plain") }⍽VP.
answer-result-markers = Each action marker that was not used scores { $vp }.
answer-result-water = Water left in the mine: { $free } costs nothing, each further one counts { $more }.
answer-result-developments = VP by the order of arrival on developments.
answer-result-storage = VP of winter slots that score for what was stored in them.
answer-result-effects = VP that effects, markers and workers brought during the game.
answer-result-tunnel = The printed VP of every section of the Tunnel that was emptied.
answer-result-bonus = The bonus markers of black developments. What some of them do is counted in other lines.
answer-result-total = All VP together: the most wins.
answer-result-coal-removed = Coal that is gone from Pinge and Tunnel: of those with equal VP, the one with more of it wins.
settings-speed-tip = How fast pieces move and winter is counted.
settings-pace-tip = How long an automa's decision can be looked at before the next one follows. A click or Space goes on at once.
tip-parts = { FORM($parts, "sentences") }
menu-keys-answer = T step by step · F1, or a long press: what is this?
## Statistics and the daily game

daily-title = Today’s game
statistics-title = Statistics
game-daily = game of the day, { $day } { $month }
game-daily-again = game of the day, { $day } { $month }, once more
result-daily = Today’s game of { $day } { $month }: this attempt counts.
result-daily-again = Today’s game of { $day } { $month }, once more: the first attempt counts.
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday
weekday-1-short = Mon
weekday-2-short = Tue
weekday-3-short = Wed
weekday-4-short = Thu
weekday-5-short = Fri
weekday-6-short = Sat
weekday-7-short = Sun
daily-date = { $weekday }, { $day } { $month } { $year } (UTC)
daily-begin = Play
daily-go-on = Go on
daily-again = Play once more
daily-first-counts = The same game for everybody. Your first attempt counts.
daily-not-played = not played
daily-goes-on = Begun, and not over yet.
daily-won = Won, { $vp } to { $theirs }.
daily-lost = Lost, { $vp } to { $theirs }.
daily-with = { $result } ({ FORM($kinds, "plain") })
daily-tip = { $day }: { $result }
daily-streak = { $count ->
        [0] Four weeks
        [one] Played { $count }⍽day in a row
       *[other] Played { $count }⍽days in a row
    }
daily-calendar = Your VP at the first attempt; a tick on gold is won. A click opens the game.
daily-level = Against
statistics-reading = Reading saved games: { $done } of { $all } …
statistics-wait = Reading the saved games …
statistics-aside = The index of your games was damaged. It has been made anew from the saved games; the old one is now called { $file }.
statistics-left-out = { $count ->
        [one] { $count }⍽saved game cannot be read and is not counted.
       *[other] { $count }⍽saved games cannot be read and are not counted.
    }
statistics-kinds-left-out = { $count ->
        [one] { $count }⍽more game is not counted; switch its kind on at the left to include it.
       *[other] { $count }⍽more games are not counted; switch their kind on at the left to include them.
    }
statistics-none-yet = Here you will see how your games went. None is finished yet.
statistics-none-chosen = No finished game matches this choice.
statistics-none-listed = There is no game to save.
statistics-people = People alone
statistics-seats = { $count ->
        [one] { $count }⍽seat
       *[other] { $count }⍽seats
    }
statistics-base = Base game
statistics-goes-on = Not over yet, against { FORM($others, "plain") }
statistics-won = Won, { $vp } to { $theirs }, against { FORM($others, "plain") }
statistics-lost = Place⍽{ $place }, { $vp } to { $theirs }, against { FORM($others, "plain") }
statistics-about = { $when } · { FORM($items, "dots") }
statistics-tip = { $title } · { $when }
statistics-is-practice = practice game
statistics-is-advised = with advice
statistics-is-handed = a seat changed hands
statistics-is-draft = own rules
statistics-kind-practice = Practice
statistics-kind-advised = With advice
statistics-kind-handed = Handed over
statistics-kind-draft = Own rules
statistics-kind-practice-tip = Count practice games as well: somebody went back behind what had been revealed, or the game went on from a position of another one.
statistics-kind-advised-tip = Count games as well in which an automa was asked for advice.
statistics-kind-handed-tip = Count games as well in which somebody else took a seat on the way.
statistics-kind-draft-tip = Count games as well that were played by a ruleset of your own.
statistics-any = any
statistics-clear = Clear the filters
statistics-by-name = Player
statistics-by-level = Opponent
statistics-by-kinds = Count as well
statistics-nobody = nobody yet
statistics-games = Games
statistics-wins = Won
statistics-best = Best game
statistics-streak = Won in a row
statistics-longest = longest run: { $count }
statistics-mean = { $vp }⍽VP on average
statistics-vp = { $vp }
statistics-head-wins = share of games won
statistics-head-won = won
statistics-head-vp = VP on average
statistics-intervals = The thin line and the ± show the margin of chance: it holds the true value in 95% of cases, and shrinks with more games.
statistics-of = { $won } of { $games } ({ $share })
statistics-vp-within = { $vp } ± { $reach }
statistics-earlier = earlier half
statistics-later = later half
statistics-page-overview = Overview
statistics-page-sources = Sources of VP
statistics-page-games = Games
statistics-results-by = Results by
statistics-bars = A bar for each of your latest games, the newest at the right. A click opens the game.
statistics-csv = Save as CSV
statistics-csv-tip = Save the games shown as a table for a spreadsheet.
statistics-written = Saved: { $file }
help-statistics = show the results of one’s saved games
help-statistics-about = Show the results of the saved games of a person: games, wins, VP, and the same by level, seats, board and modules. Practice games, games with advice, games in which a seat changed hands and games by a ruleset of one’s own are left out, unless every finished game is of one of these kinds.
help-statistics-name = whose games (default: of the person who played most)
help-statistics-csv = write all games of that person, of every kind, into this new file as CSV
run-statistics-none = There is no saved game in which a person played.
run-statistics-nobody = Nobody of that name played; known are { FORM($names, "plain") }.
run-statistics-there = { $file } is there already; another name is needed.
statistics-cli-intervals = In brackets: what holds the true value in 95% of cases.
run-statistics-title = { $games ->
        [one] { $name }: { $games }⍽game, { $won } won, { $streak } in a row (the most: { $longest })
       *[other] { $name }: { $games }⍽games, { $won } won, { $streak } in a row (the most: { $longest })
    }
learn-aside-game = Or learn while you play
learn-first-game = First game, explained
learn-understood = I see
learn-once = again: { $key }
learn-on-game = On with the game
learn-explained = What was explained
learn-nothing-explained = Nothing yet.
learn-undo = What you did before this step stands.
puzzle-name = Puzzle⍽{ $number }
puzzle-seat = { CAP($colour) }
puzzle-about = { $seats }⍽seats, year⍽{ $year }, { $season }
puzzle-short-vp = The most points
puzzle-short-coal = The most coal
puzzle-short-pinge = Exhaust the Pinge
puzzle-short-winter = The best winter
puzzle-short-lease = Pay the lease
puzzle-tried = tried
puzzle-shown = shown
puzzle-solved = solved
puzzle-so-far-vp = So far: { $vp }
puzzle-so-far-coal = So far: { $coal }
puzzle-so-far-pinge = Still in the Pinge: { $coal }
puzzle-reached-best = Solved: { $result }. Nothing better is possible here.
puzzle-reached-shown = That is the best: { $result }. You had seen the solution before, so it counts as shown.
puzzle-missed = Reached: { $reached }. Possible: { $best }.
puzzle-hint = A step towards the best: { $deed }
puzzle-hint-missed = The best is out of reach from here. Still possible: { $result }. Take something back.
puzzle-searching = Every line is being searched …
puzzle-too-large = This puzzle has too many lines to be searched here.
puzzle-solution = Solution
puzzle-show-ask = Shall the solution be shown? The puzzle then counts as shown, not as solved.
puzzle-show = Show it
puzzle-show-not = Not yet
puzzle-anew = Start again
puzzle-back = Take back
puzzle-prompt-solved = Solved: Enter, or “Done” on the card
puzzle-prompt-missed = There is more: Enter, or “Take back” on the card
puzzle-kept = What you have solved is remembered.
puzzle-on = On with the puzzle
puzzle-leave = Leave the puzzle
puzzle-solution-begins = The best is: { $result }. Here is a way to it, move by move.
puzzle-solution-ends = Reached: { $result }.
puzzle-solution-leave = To the puzzle
puzzle-solution-prompt = The solution: arrow keys step through it, Esc goes back to the puzzle

## What things on the screens mean

coach-again-tip = Let the coach begin anew with this seat's game.
coach-show-tip = Show on the table what was played, and what would have been better or worse.
coach-row-tip = A click tells this decision at the right; a double click or Enter shows it on the table.
coach-head-tip = Victory points at the end of the game.
coach-source-tip = This colour in the charts: { $source }. Point at a season to read its victory points.
coach-interval-tip = Both choices were played on { $deals } times from here, with fresh draws that you could not know. As 0 is not between the two figures, it was more than luck.
coach-seat-tip = Whose decisions the coach looks at.
daily-again-tip = Another attempt at the same game; only the first counts.
daily-title-tip = One game a day, the same for everybody. Your first attempt counts.
daily-level-tip = The opponent of the day: an automa of this level.
daily-streak-tip = Days in a row on which you played the game of the day; today still has time.
daily-to-come = still to come
learn-anew-tip = Start this again from its first step.
learn-first-game-tip = A whole game against a gentle opponent; each new thing is explained when it first matters.
learn-go-on-tip = Opens the next lesson that is not done yet, where you left it.
learn-row-tip = Click to open this lesson. You can leave it at any time.
learn-title-tip = Lessons on the real table, a first game that is explained, and puzzles.
menu-leave-tip = Back to the first screen. A saved game can be continued from there.
menu-leave-replay-tip = Back to where you opened this replay.
menu-play-on-tip = Play on from the position on the table. It becomes a practice game of its own.
menu-save-elsewhere-tip = Choose another folder for this game, as the usual one does not take it.
menu-seats-tip = Hand a seat to another person or to an automa, from the next move on.
newgame-another-seed-tip = Draws another seed, and with it other tiles, disks and turn order.
newgame-clear-tip = Takes every tile off the board.
newgame-count-tip = How many play, people and automas together.
newgame-draw-again-tip = Draws other tiles for the board, by another seed.
newgame-head-board-tip = The shape in which the developments lie: new ones must adjoin what one owns.
newgame-head-modules-tip = What of the Ruhr Valley expansion is in play.
newgame-head-seed-tip = The number that decides every draw: the same number and choices give the same game.
newgame-head-tiles-tip = How the developments on the board are chosen.
newgame-level-tip = Strength { $rank } of { $count }: the fuller the dots, the stronger it plays.
newgame-level-recommended = recommended
newgame-level-recommended-tip = Of all levels this one fits your results so far best.
newgame-level-gentlest-tip = The gentlest opponent, good to begin with.
newgame-level-record = Your last games against { $opponent }: { $won } of { $games } won.
newgame-mix-all-tip = Let every new tile take part in the draw.
newgame-mix-none-tip = Draw from the tiles of the base game alone.
newgame-name-tip = The name of this seat: on the table, in the log and in the saved game.
newgame-thaler-tip = The Thaler that all developments on the board bring together. Where fewer are offered than asked, the game would lack money.
newgame-tiles-chosen-tip = You lay out the board yourself.
newgame-tiles-first-tip = The lowest numbers of each level, as the rules lay out for a first game (S5).
newgame-tiles-random-tip = Drawn at random from all tiles that may take part.
newgame-tiles-recommended-tip = Drawn anew until the rules advise against nothing on the board.
player-human-tip = A person plays here, with the mouse, keys or a controller at this window.
practice-agree-tip = Go back; from then on this is a practice game, told apart in the statistics.
practice-refuse-tip = Nothing is taken back, and the game counts as before.
puzzles-of-game-tip = Back to the puzzles that come with the game.
puzzles-own-tip = Puzzles found in games on this computer.
puzzles-page-tip = Click for the next page; the first follows the last.
puzzles-title-tip = Positions from real games, each with one best result to be found.
result-new-tip = The new-game screen with the same players and setup, to be changed as you like.
result-next = Next: { $opponent }
result-next-tip = It is time for a stronger opponent. The new-game screen opens with { $opponent }, and all else as it was.
result-step-through-tip = Watch the whole game once more, move by move.
rulebook-guide-tip = Chapters for players, with examples and pictures.
rulebook-reference-tip = The complete rules, each under the id that refusals and tips name.
rulebook-search-tip = Type a word to find it in all chapters, or an id to open its rule at once (Ctrl+F).
rulebook-title-tip = The rules in chapters, with pictures, examples and a search (R).
saved-finished-tip = Click a game to step through it, move by move.
saved-title-tip = Go on with an earlier game, or step through one that is finished.
saved-unfinished-tip = Click a game to go on where it was left.
seats-begin-tip = The game goes on with these seats.
seats-level-tip = Who decides at this seat: a person, or an automa of this level.
settings-click-each-tip = Automas wait for a click, Enter or the space bar before each decision.
settings-figures-brief-tip = A small card beside the name says what the winter would bring.
settings-figures-none-tip = No figures on the table before they count.
settings-figures-whole-tip = The small card, and a sheet over the wheel with its parts for every seat (V).
settings-language-tip = The language of all texts, rules and lessons; it changes at once.
settings-nothing-travels-tip = For calm eyes: pieces appear where they belong instead of flying there.
settings-sounds-tip = Turns all sounds on or off.
settings-title-tip = Language, window, sounds, speed, and the figures on the table.
settings-whole-screen-tip = Fills the screen; the size of the window is kept for later.
settings-window-tip = The size of the window in pixels; it can also be dragged at its edge.
statistics-title-tip = Your games in figures: results, streaks, and where your victory points come from.
statistics-by-level-tip = Results by the strongest opponent at the table.
statistics-clear-tip = Look at all of this player's games again.
statistics-filter-name-tip = Whose games are counted.
statistics-filter-level-tip = Count only games against this opponent.
statistics-filter-seats-tip = Count only games with so many seats.
statistics-filter-board-tip = Count only games on this board.
statistics-filter-modules-tip = Count only games with exactly these modules.
statistics-games-tip = The finished games that the filters let in; below, your mean score.
statistics-wins-tip = Games in which you came first; below, their share of all.
statistics-best-tip = The most victory points that you ever reached, and against whom.
statistics-streak-tip = Games that you have won one after the other up to now; below, the longest run ever.
statistics-grouping-tip = Show the results below for each of these apart.
statistics-wins-interval = { $won } of { $games } won. In { $confidence } of cases the true share lies between { $low } and { $high }, the ends of the line.
statistics-vp-interval = Your mean score. In { $confidence } of cases the true one lies between { $low } and { $high }.
statistics-vp-once = Your mean score; an interval needs more games.
statistics-open-tip = Click a game to open it: one that goes on at the table, a finished one to be stepped through.
statistics-page-games-tip = Every game in a list, to be opened.
statistics-page-overview-tip = How many games, how many won, and against what.
statistics-page-sources-tip = What brought your victory points, game by game.
statistics-source-tip = { CAP($source) }: { $earlier } a game in the earlier half of these games, { $later } in the later.
statistics-source-one = { CAP($source) }: { $vp } in this game.
stuck-step-through-tip = Watch the game as far as it can be read, move by move.
taken-copy-tip = A game of its own from the present position; the other window keeps its game.
taken-look-on-tip = Step through what has been played so far; nothing in it is changed.
tell-final-tip = Every line of the scoring, seat by seat.
title-new-game-tip = Choose opponents, board, modules and variants.
unsaved-try-again-tip = Try once more to save the game in its folder.
coach-scale-tip = The scale of the chart, in victory points; what costs points lies below the line.
newgame-about-tip = How the board is filled, and which modules and variants are in; all of it can be changed behind “More choices”.
puzzles-solved-tip = How many of this grade you have solved without being shown the solution.
result-rank-tip = The places, by victory points; equal ones are parted by coal removed from the mine, then by turn order.
## Lessons begun and done

learn-begin = Begin with lesson⍽{ $number }
learn-begin-tip = Opens the first lesson that is not done yet.
learn-prompt-done = That was all: Enter, or “Done” on the card
figures-standing-short = = { $vp }

## Lessons played anew

refused-disks-laid = These disks are laid already. Click them on a worker’s field to take them back.
field-plan-mining-either = { $count } or { $second }⍽mining
field-plan-goods-either = { $first } or { $goods }

## What a step of a solution is for

puzzle-step-leads = It leads to: { FORM($deeds, "semicolons") }
puzzle-step-effect = Its effect counts ({ $does }).
puzzle-step-opens = It opens the way to “{ $deed }”: { $why }
puzzle-step-scores = It scores { $vp } at once.
puzzle-step-equal = As good here: { $deed }
puzzle-step-short = With anything else, at most: { $result }
## Who plays

newgame-person = Player { $number }
learn-so-far = Learn · { $done } of { $count }
learn-so-far-tip = How many of the lessons are done. Also a first game that is explained, and puzzles.
title-nothing-saved = No game is saved yet: each one is, as soon as it begins.
statistics-kinds-let-in = Every game finished so far is of a kind that is lit on the left, so these are counted; a click there leaves them out.
run-statistics-kinds = Every game finished so far is of one of these kinds, so they are counted: { FORM($kinds, "plain") }.
coach-finding-always = { $number }. { $when }, { $step }: { $worth }⍽VP (every time)
coach-cost-always = This cost { $worth }⍽VP compared with the better choice, every time it was played on.
coach-gain-always = This brought { $worth }⍽VP more than the other choice, every time it was played on.
coach-always-tip = Both choices were played on { $deals } times from here, with fresh draws that you could not know, and the difference was always the same.
## Answers, and what they lead to

answer-tile-when = You acquire it while you work: when you plan, lay exactly the disks at its edge on your farmer.
why-rule-worth-tip = Opens rule { $rule } (R). Why it is worth it stands in { $worth }.
rulebook-chapter-tip = Opens this chapter ({ $count ->
        [one] { $count } passage
       *[other] { $count } passages
    }).
rulebook-chapter-more-tip = Opens this chapter ({ $count ->
        [one] { $count } passage
       *[other] { $count } passages
    }). What it is about is not in play in this game.
rulebook-link-chapter-tip = Opens the chapter “{ $chapter }”.
rulebook-link-tip = Opens { $passage }, in the chapter “{ $chapter }”.
rulebook-page-tip = Wheel, arrow keys or a drag move the page; a click on what is underlined opens it.
## What has the stage for a moment

moment-cave-in = The Pinge has caved in
moment-cave-in-note = From now on: coal-miner and Haspelknecht
moment-lease-paid = The lease is paid
moment-lease-debt = The lease falls short: { $debt }
moment-section = A section of the Tunnel is empty
moment-iron = The first iron
## Music

notice-music-muted = Music on, but all sound is off: { $key } turns it on
notice-music-off = Music off
notice-music-on = Music on
settings-music = On ({ $key })
settings-music-tip = Music for each season, for the title and for the end. It follows the game: your coal, the water in your mine, the last seasons.
settings-row-music = Music
settings-compiled-used = Automas think compiled: the same moves in less time.
settings-compiled-pure = Automas think in pure Python, as { $option } asks for.
settings-compiled-impossible = Automas think in pure Python. Where there is a C compiler, { $command } lets them think faster.
settings-compiled-waits = Automas think in pure Python. They will be compiled while nobody plays.
settings-compiled-makes = Automas are being compiled, as long as nobody plays.
settings-compiled-made = Automas are compiled: who sits down from now on thinks faster.
settings-compiled-failed = Automas think in pure Python, as compiling has failed. { $command } tells why.
settings-compiled-given-up = Automas think in pure Python. It was never quiet for long enough to compile them; { $command } does it at once.
## The coach: shares and reasons

coach-season = Year⍽{ $year ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
       *[other] { $year }
    }, { $season }
coach-method-figures = The figures are VP of lead over the best opponent. Their bounds hold, all of them together, in 95 of 100 games; where every draw brought the same, that is said instead. It may find a cost where advice was followed: an adviser plays on in fewer draws or none, and seldom to the end of the game.
coach-shares-cost = What was played, compared with the better choice: { FORM($parts, "plain") }; in all { $whole }⍽VP.
coach-shares-gain = What was played, compared with the other choice: { FORM($parts, "plain") }; in all { $whole }⍽VP.
coach-other = other
coach-rival-more = more VP for the best opponent { $vp }
coach-rival-less = fewer VP for the best opponent { $vp }
coach-why = Why: { $which } brings { $parts }.
coach-why-better = the better choice
coach-why-played = what was played
coach-why-tile = the { $tile } more often this season (in { $often } of { $deals } games, else in { $seldom })
coach-why-soon-sections = about { $count } more emptied sections of the Tunnel this season
coach-why-soon-coal = about { $count } more coal on the farm this season
coach-why-sections = about { $count } more emptied sections of the Tunnel by the end
coach-why-coal = about { $count } more coal on the farm by the end
coach-why-tiles = about { $count } more developments by the end
coach-why-open = the end of the Pinge about { $count } seasons sooner
coach-why-debt = about { $count } less debt
coach-back = Back to the coach
coach-back-tip = Back to the coach, like Esc.
coach-lay-played = As played
coach-lay-better = Better plan
coach-lay-worse = Worse plan
coach-lay-tip = Lays the plan on the board: as it was played, or the other one. Tab turns it too.
coach-here = { $seat } decides here; the card shows what was played.

## Two clicks for a swap

play-ask-swapped = click the disk of pool⍽{ $pool } that goes into its reserve for { FORM($reserve, "plain") }

## What Knecht keeps

reason-unpaid-keeps-thaler = Leaves the { $field } unpaid: it keeps its Thaler.
reason-unpaid-keeps-food = Leaves the { $field } unpaid: it keeps its food.
reason-unpaid-keeps-markers = Leaves the { $field } unpaid: it keeps its markers.

## Disks that are to follow

advice-then = { $do }, then take { FORM($disks, "plain") }

## Black developments at this table

option-gaining = gain { $gain }
tip-level-shared = { $arrival ->
        [none] No VP for the order of arrival are left.
       *[some] The next black developments score { FORM($arrival, "plain") }⍽VP, whichever they are.
    } { $access }

## The first game's cards

learn-more = More

## Nothing left to do

refused-nobody-left = Nobody has an action left: end your turn.

## The result of a saved game

saved-result = { FORM($scores, "plain") }⍽VP

## The picture of the result

result-victory = { $seat } wins
result-defeat = Not this time, { $seat }
result-lead = { $vp }, { $lead } more than { $second }.
result-decided = What decided it: { $source }, { $theirs } to { $yours }.
result-lost = { $seat } wins with { $vp }, you have { $yours }.
result-needed = With { $needed } more the game would have been yours.
result-would-win = What would have won it: as much for { $source } as { $winner }, { $theirs } instead of { $yours }.
result-furthest = { $winner } was furthest ahead here: { $source }, { $theirs } to { $yours }.
result-source = { CAP($source) }: { FORM($seats, "plain") }
result-bars-tip = The victory points of each player by their sources. What was lost lies at the left of where the bars begin. Point at a colour to read what it brought each.
result-again = Same players, same setup
result-picture = Save picture
result-picture-tip = Saves this picture, without the buttons, in the folder of your pictures, and says where.
result-picture-saved = Picture saved: { $path }
result-picture-failed = The picture could not be saved: { $why }

## The best of one's games

statistics-best-against = against { $level }
# -- large type --
## Size of texts
play-asked-without-seat = { CAP($what) }
settings-row-text = Text size
settings-text-normal = normal
settings-text-large = large
settings-text-largest = largest
settings-text-tip = How large texts are. Where a place is too small, its text stays as large as it fits.

# -- advice on a plan that lies there --

advice-plan-lies = Finish planning as it lies
advice-storing-lies = Finish storing as it lies
## Measuring parts alone

help-part = PART
help-bench-parts = the parts to measure, such as rules or listening, which listens to ten minutes of each piece of music; without one all are measured
run-no-part = there is no such part to measure; there are { $parts }
run-one-of-players = no such player plays; there are { $players }

## Measurements

weigh-illegal = no move that is legal in the last position of the record
weigh-exact = exact
weigh-head-level = Level
weigh-head-does = Does
weigh-head-better = Better
weigh-head-vp = VP more
weigh-head-margin = Margin more
weigh-head-deals = Deals
weigh-head-record = Record
measure-other-command = { $command } is none of the commands whose figures are read: { $commands }
measure-how = a record has either commands or how it was measured without one
measure-unknown = no such record can be measured; there are { $names }
measure-uncommitted = { $file } is not as in a commit, and figures name theirs; commit it first, or try it out with { $option }
measure-no-git = git does not tell the commit: { $reason }
measure-failed = “{ $command }” ended with code { $code }; what was measured before it is kept
measure-when = { $date }, { $commit }, by rules { $rules }
measure-when-older = { $date }, { $commit }, by rules { $rules }, older than rules { $now } of today
measure-when-on = { $when }; { $machine }, { $build }
measure-when-part = { $when }, only in part
measure-when-busy = { $when }; the machine was busy, with { $load } processes a core
measure-compiled = compiled
measure-pure = pure Python
measure-by = Measured: { $what } ({ $when }).
measure-nothing = Not measured yet.
measure-not-whole = { $command } is not measured yet.
measure-no-figure = there is no such figure in docs/measured
measure-open-mark = a mark has no end before the next one
measure-made = Made: { $file }
measure-made-already = As it should be: { $file }
measure-title = Measurements
measure-head-record = Record
measure-head-commands = Commands
measure-head-measured = Measured
measure-head-oldest = Oldest
measure-head-rules = Rules
measure-head-since = Changes since
measure-head-command = Command
measure-head-range = VP (least to most)
measure-head-game = Game
measure-head-rate = Decisions/s
measure-head-median = Median, ms
measure-head-late = 99% within, ms
measure-head-longest = Longest, ms
measure-head-what = What
measure-head-compiled = Compiled
measure-head-pure = Pure Python
measure-head-pure-late = Pure Python: 99% within, ms
measure-head-pure-rate = Pure Python: decisions/s
measure-head-times = Times as fast
measure-head-standing = Tiles that stand out, in % of games (plain)
measure-range = { $mean } ({ $least } to { $most })
measure-wins = { $wins } of { $games }

## Drafts at the table

record-draft-other = the draft that it carries has the figures { $now }, not { $digest }
record-draft-no-text = the draft that it carries is no whole ruleset; one begins with “{ $begins }”
record-draft-long = the draft that it carries is too long; { $most }⍽kB at most are right
ruleset-large = with all that it takes from base it has { $size }⍽kB, and a record carries { $most }⍽kB at most; leave out tiles or boards
help-play-ruleset = a draft to play, a ruleset file; beside a record the file that it was played by, wherever it lies
title-begins-draft = Begins a game of the draft “{ $name }” against { $opponent }
saved-draft = draft “{ $name }”
## Notes of a playtest, in records

record-feedback = { $text } cannot be read as a note or as answers of this game
record-notes-many = more than { $most } notes

## Notes and questions of a playtest

newgame-playtest = A playtest
newgame-playtest-tip = N leaves a note on any moment of this game, and after it there are four short questions. All of it is kept with the game. Any other game asks nothing.
menu-note = Leave a note (N)
menu-note-tip = Say what is confusing, too strong, boring or wrong at this moment, or an idea.
menu-keys-playtest = S speed · M sound · Shift+N music · F11 full screen
playtest-note-chip = Note (N)
playtest-notes-chip = Note (N) · { $count }
playtest-note-tip = Leave a note on this moment. It is kept with the game, with the development that the pointer is on when you press N.
playtest-note-title = A note on this moment
playtest-note-number = Note { $number }
playtest-note-number-tip = A game keeps up to { $most } notes.
playtest-note-hint = In a few words, if you like
playtest-note-words-tip = What you noticed, in a few words. A note may also be its kind alone.
playtest-note-about = About the development { $about }
playtest-note-about-tip = The development that the pointer was on.
playtest-note-leave = Leave the note
playtest-note-leave-tip = Keeps the note with the game. It stays even if this move is taken back.
playtest-note-full = This game has { $most } notes, as many as it can keep. After the game there is room for one thing to change.
playtest-moment = { $moves ->
        [one] Year⍽{ $year }, { $season }, after { $moves }⍽move
       *[other] Year⍽{ $year }, { $season }, after { $moves }⍽moves
    }
playtest-kind-confusing = confusing
playtest-kind-too-strong = too strong
playtest-kind-boring = boring
playtest-kind-bug = bug
playtest-kind-idea = idea
playtest-kind-tip = The kind of the note: something is not clear, too strong, boring, broken, or you have an idea.
playtest-questions-title = Four short questions
playtest-questions-for = Four short questions for { $name }
playtest-questions-why = Your answers are kept with this playtest. Leave open whatever you like.
playtest-questions-done = Done
playtest-questions-done-tip = Keeps what you answered, and goes on to the result.
playtest-questions-skip = No answers
playtest-questions-skip-tip = Goes on to the result without an answer.
playtest-ask-fun = How much fun was it? ({ $least } none, { $most } a lot)
playtest-ask-fun-tip = From { $least } for no fun at all to { $most } for a lot of it.
playtest-ask-clear = How clear were the rules? ({ $least } not at all, { $most } entirely)
playtest-ask-clear-tip = From { $least } for rules you often did not follow to { $most } for rules that were always clear.
playtest-ask-felt = How long did it feel?
playtest-ask-felt-tip = How long the game felt, whatever the clock says.
playtest-ask-change = What one thing would you change?
playtest-ask-change-tip = The one change that would do this game most good.
playtest-felt-short = too short
playtest-felt-right = just right
playtest-felt-long = too long
## workers of a ruleset

ruleset-half-archived = is no whole ruleset: the figures of its workers are missing
ruleset-use-missing = is missing; an own worker has a use for disks of each colour
ruleset-use-no-colour = is no colour of disks; give { FORM($names, "or") }
ruleset-use-own-pay = has no place here, as an own worker takes any number of disks of a colour; leave it out
ruleset-use-unpaid = is empty; give what lies on the field, such as [{"{"} yellow = 1 {"}"}]
ruleset-use-none = is empty; give what lies on the field, and what it brings, such as {"{"} yellow = {"{"} pay = [{"{"} yellow = 1 {"}"}], gain = {"{"} vp = 1 {"}"} {"}"} {"}"}
ruleset-use-empty = brings nothing; give actions, or what it gains, such as gain = {"{"} vp = 1 {"}"}
ruleset-use-idle = are of no use, as this worker neither digs nor drains nor reels; give him dig, drain or reel, or leave actions out
ruleset-use-owning = is no tile of this ruleset; give the number of one, such as 11
ruleset-drains-first = belongs to a worker who both digs and drains; give dig and drain too, or leave it out
ruleset-never-there = comes no later than the field is open, which nobody could ever lay; leave it out, or give since another value
ruleset-worker-name = is no name of a worker; give small letters, with hyphens between words
ruleset-worker-many = is one too many; a ruleset can add { $most } workers: leave this one out
ruleset-worker-own = belongs to farmer and farmhand alone; give contract or further
ruleset-worker-owning-since = goes with a field that is open from the start or once the Pinge is exhausted; leave out since or this
ruleset-worker-develops = belongs to farmer and farmhand alone, as other workers never acquire developments; leave it out

## Workers, told from their records

worker-told = { CAP($worker) }, once a phase. { $text }
worker-text = { FORM($sentences, "sentences") }
worker-the = the { $worker }
worker-own = One kind of work in a phase: { FORM($uses, "semicolons") }.
worker-each = { $does } for each { $disk }
worker-each-and = { $does } for each { $disk }, and { $more }
worker-once = { $more } for one { $disk } or several
worker-use = For exactly { $pay }: { $does }.
worker-use-owning = With the { $tile }, for exactly { $pay }: { $does }.
worker-pay = { FORM($pay, "or") }
worker-pay-mixed = { FORM($pay, "either") }
worker-pay-both = { $parts }
worker-pay-owning = { $pay } with the { $tile }
worker-does = { $parts }
worker-trade = { $does } in exchange for { $pay } from the farm
worker-more = { $gain } more { $season }
worker-then = { $gain } { $season }
worker-actions = { $actions ->
        [one] { $actions }⍽action
       *[other] up to { $actions }⍽actions
    } { $where }
worker-digging = dig { $count ->
        [one] { $coal }
       *[other] up to { $coal }
    } { $where }
worker-reeling = reel { $count ->
        [one] { $coal }
       *[other] up to { $coal }
    } up to the farm
worker-in-pinge = in the Pinge
worker-in-tunnel = in the Tunnel
worker-in-shaft = at the shaft
worker-in-mine = in the mine
worker-action = An action can { FORM($kinds, "or") }.
worker-dig = dig { $coal }
worker-dig-pinge = dig { $coal } in the Pinge
worker-dig-tunnel = dig { $coal } in the Tunnel
worker-reel = reel { $coal } up to the farm
worker-remove = remove { $water }
worker-remove-pinge = remove { $water } from the Pinge
worker-remove-shaft = remove { $water } from the shaft
worker-up-to = { $most ->
        [1] { $water }
       *[other] up to { $water }
    }
worker-exactly = { $most ->
        [1] { $water }
       *[other] exactly { $water }
    }
worker-drains-first = With { $water } or more there, an action has to remove exactly that; otherwise it can { $dig }.
worker-drains-apart = An action can { FORM($kinds, "or") }, but digs nothing while there is { $water } or more in the mine.
worker-further = No synergy.
worker-synergy = If { $workers } do the same kind of work, the second counts { $disks ->
        [one] { $disks }⍽disk
       *[other] { $disks }⍽disks
    } more.
worker-develops = Or the { $worker } acquires a development with exactly the disks that it requires.
worker-develops-with = With the { FORM($tiles, "or") }, the { $worker } can acquire a development instead, with exactly the disks that it requires.
worker-since-exhausted = On the board once the Pinge is exhausted.
worker-since-workshop = In games with iron, on the board once the Pinge is exhausted.
worker-since-tile = Comes with the { FORM($tiles, "or") }.
worker-since-nothing = Nothing brings this worker into the game.
worker-until-exhausted = On the board until the Pinge is exhausted.
worker-bonus = { CAP($season) } the { $worker } gets { $gain } more for one { $disk } or several.
ruleset-use-own-free = has no place here, as the work of an own worker asks for nothing but its disks; leave it out
ruleset-kinds-idle = is of no use, as no use of this worker brings actions; give actions there, or leave it out
worker-uses = { CAP($workers) }: { FORM($uses, "semicolons") }.
worker-price = { CAP($worker) }: exactly { $pay }.
worker-with = the { $worker } with the { FORM($tiles, "or") }
does-field = A field of its own, once a phase. { $text } Colour markers count as disks.
does-develops = From the next phase on { $workers } { $count ->
        [one] can develop too
       *[other] can all develop too
    }.
line-field = a field: { FORM($does, "or") }
line-develops = { $workers } { $count ->
        [one] may develop
       *[other] may all develop
    }
refused-worker-gone = The Pinge is exhausted and the { $worker } gone.
refused-drains-first = As long as there is so much, the { $worker } removes { $water } an action.
refused-drains-exactly = The { $worker } removes exactly { $water } an action.
refused-digs-only = The { $worker } excavates only { $where }.
refused-drains-only = The { $worker } removes water only { $where }.
reason-unpaid-lacks = Leaves the { $field } unpaid: it lacks { $pay }.

## What a draft takes away

rule-tile-removed = This ruleset does without this development.
ruleset-removed-nothing = there is nothing of that name to remove
ruleset-removed-beside = has no effect on what is removed
ruleset-removed-before = is removed by the ruleset that this one extends; removed = false brings it back

## Developments for nothing

cost-none = no disk
does-without-disks = A worker who may develop, and has nothing on his field, can acquire this instead of doing nothing.

## Counting what somebody has

each-agriculture = { $per ->
        [1] agriculture symbol
       *[other] { $per }⍽agriculture symbols
    }
each-building = { $per ->
        [1] building symbol
       *[other] { $per }⍽building symbols
    }
each-mining = { $per ->
        [1] mining symbol
       *[other] { $per }⍽mining symbols
    }
each-development = { $per ->
        [1] development
       *[other] { $per }⍽developments
    }
each-food = { $per ->
        [1] food
       *[other] { $per }⍽food
    }
each-wood = { $per ->
        [1] wood
       *[other] { $per }⍽wood
    }
each-coal = { $per ->
        [1] coal
       *[other] { $per }⍽coal
    }
each-iron = { $per ->
        [1] iron
       *[other] { $per }⍽iron
    }
each-thaler = { $per ->
        [1] Thaler
       *[other] { $per }⍽Thaler
    }
each-debt = { $per ->
        [1] debt
       *[other] { $per }⍽debt
    }
each-water = { $per ->
        [1] water in the mine
       *[other] { $per }⍽water in the mine
    }
each-prop = { $per ->
        [1] prop
       *[other] { $per }⍽props
    }
each-section = { $per ->
        [1] emptied section
       *[other] { $per }⍽emptied sections
    }
each-marker = { $per ->
        [1] unused marker
       *[other] { $per }⍽unused markers
    }
each-wheelbarrow = { $per ->
        [1] emptied section with a wheelbarrow
       *[other] { $per }⍽emptied sections with a wheelbarrow
    }
each-oil-lamp = { $per ->
        [1] emptied section with an oil lamp
       *[other] { $per }⍽emptied sections with an oil lamp
    }
each-lorry = { $per ->
        [1] emptied section with a lorry
       *[other] { $per }⍽emptied sections with a lorry
    }
option-gain-each = { $gain } per { $each }
option-gaining-each = gain { $gain } per { $each }
does-gain-each = Gain { $gain } for every { $each } you have then.
does-gain-each-owned = Gain { $gain } for every { $each } you have then, this development included.
does-end-each = At the end { $vp } for every { $each } you have.
line-end-each = end: { $vp } per { $each }
tip-section-other = { $tile }, { $does }.
ruleset-end-twice = is beside symbol; a development counts one of them
ruleset-end-nothing = says nothing, as nothing is counted; give section, symbol or each
ruleset-each-gain = belongs to { $key }, without { $other }
ruleset-per-each = belongs to { $key }, which says what is counted
ruleset-word-each = nothing that is counted
does-cost-less = Costs { $disk } less for every { $each } you have.
line-cost-less = a disk less per { $each }
ruleset-less-any = is of no use; the cost has no disk of any colour that it could take off
worker-example-season = Example: { $disks } bring { $made }.
worker-example-dry = Example: with { $water } in the Pinge the first action makes it dry{ $others ->
        [0] .
       *[other] , and then { $coal } can be dug.
    }
worker-example-reel = Example: with just { $stops } in the shaft the first action removes { $removed }{ $others ->
        [0] .
       *[other] , and then { $coal } can be reeled up.
    }

## Effects of certain seasons and years

when = { FORM($parts, "plain") }
in-year = in year { $year }
in-years = in the years { $first } to { $last }
from-year = from year { $first } on
to-year = up to year { $last }
every-season = { $season ->
        [spring] every spring
        [summer] every summer
       *[autumn] every autumn
    }
every-phase = every season before winter
does-timed = If acquired { $when }: { $does }
does-every = { CAP($when) }, right at its beginning: { $does }
line-timed = { $when }: { $line }
ruleset-timed-price = has no place here; a price is asked whenever the development is acquired
ruleset-timed-within = has its own season or years; only an effect of the development itself can
ruleset-years-backwards = is before year { $first }, in which it begins
ruleset-year-never = is year { $year }, and there are { $years }, and one more with Iron
field-note-pinge = { $actions } in the Pinge
field-note-pinge-short = { $actions }× Pinge
field-note-tunnel = { $actions } in the Tunnel
field-note-tunnel-short = { $actions }× Tunnel
field-note-shaft = { $actions } at the shaft
field-note-shaft-short = { $actions }× shaft
field-note-mine = { $actions } in the mine
field-note-mine-short = { $actions }× mine
field-note-makes = makes { FORM($made, "or") }
field-note-makes-short = { FORM($made, "slashes") }
field-note-either = { $acts } or { FORM($made, "or") }
field-note-either-short = or { FORM($made, "slashes") }

## What a draft changes

changes-tile-new = New: { $tile }
changes-tile-gone = Gone: { $tile }
changes-tile-thaler = { $tile } counts as { $thaler } where a board must offer some (V4).
changes-board-new = A new board: { $board }.
changes-board-other = The board { $board } is laid in another way.
changes-tunnel-vp = The sections of the Tunnel bring { FORM($list, "plain") }⍽VP.
changes-tunnel-symbols = The sections of the Tunnel have other symbols.
changes-enhanced-vp = Enhanced Tunnel { $board }: its sections bring { FORM($list, "plain") }⍽VP.
changes-enhanced-symbols = Enhanced Tunnel { $board }: its sections have other symbols.
changes-enhanced-iron-only = Enhanced Tunnel { $board }: sections { FORM($list, "plain") } take iron alone.
changes-figure = { $key }: { $value }
changes-and-before = { $now } (base game: { $before })
changes-start = Everybody begins with { $goods }.
changes-start-seat = { $seat } begins with { $goods }.
changes-before = Base game: { $before }
drafts-title = Drafts of the rules
drafts-tip = New games are begun by this.
drafts-none = Base game
drafts-none-told = the rules as they are in the box
drafts-base-told = The game as it is. Choose a draft to see what it changes, and to play by it until the window closes.
drafts-changes = What “{ $name }” changes
drafts-nothing = No figure differs from the base game.
drafts-unusable = This file cannot be played by. { $why }
drafts-folder = Ruleset files in { $folder } stand here, and files that you drop onto this window.
newgame-drafts = Drafts
newgame-drafts-tip = Play by a draft of the rules, and see what it changes.
newgame-draft = Draft: { $name }
drafts-wrong = { $file } cannot be used

## Notes of playtests, gathered

help-playtest-does = games that people played
help-playtest-notes = gather what people said of playtests, beside what the lab expects
help-playtest-notes-about = Read the records of playtests in a folder, and tell results, notes by moment, development and worker, and answers, beside what automas achieve by the same ruleset.
help-playtest-notes-folder = with records, *.hasp, also in folders below it
help-playtest-notes-report = of a playtest by these rulesets, whose figures are taken instead of playing anew
help-playtest-notes-games = that automas play of each ruleset, number of seats and modules ({ $default }; 0 for none)
help-playtest-notes-out = for the report, .html ({ $default } in the folder)
help-play-at = open a record, { $pattern }, after so many moves
run-at-of-record = is a moment of a record; name a record, { $pattern }, too
file-kind-summary = a summary
file-kind-ladder = a ladder
lab-people-no-folder = is no folder
lab-people-none = { $folder }: has no playtest. A game of a draft is one, and one that is begun as a playtest.
lab-people-none-read = { $folder }: { $count ->
        [one] { $count }⍽record could not be read
       *[other] { $count }⍽records could not be read
    }, the first of them { $why }
lab-people-no-summary = { $file }: is no summary of a playtest
lab-people-title = What people said
lab-people-heading = { $games } by people, { $notes }
lab-people-games = { $count ->
        [one] { $count }⍽game
       *[other] { $count }⍽games
    }
lab-people-notes-count = { $count ->
        [one] { $count }⍽note
       *[other] { $count }⍽notes
    }
lab-people-intro = Each command, given where this report was made, opens a game on the table at that moment.
lab-people-group = { $ruleset }, { $seats ->
        [one] { $seats }⍽seat
       *[other] { $seats }⍽seats
    }{ $modules ->
        [none] { "" }
       *[some] , { FORM($modules, "plain") }
    }
lab-people-lab = What the lab expects is from { $games ->
        [one] { $games }⍽game
       *[other] { $games }⍽games
    } of { FORM($players, "plain") } by the same ruleset, played for this report.
lab-people-lab-kept = What the lab expects is from { $games ->
        [one] { $games }⍽game
       *[other] { $games }⍽games
    } of { FORM($players, "plain") } in { $folder }.
lab-people-no-lab = The lab has played no games of this kind, so the results stand alone.
lab-people-few = { $count ->
        [one] One result says
       *[other] { $count }⍽results say
    } little about the figures: single scores of the lab scatter by { $scatter }. What people said counts from the first game.
lab-people-mean = Score of people
lab-people-results-count = { $count ->
        [one] { $count }⍽result
       *[other] { $count }⍽results
    }
lab-people-difference = { $value } to the lab
lab-people-lab-mean = Score in the lab
lab-people-nine-in-ten = nine in ten from { $low } to { $high }
lab-people-margin = Lead of the winner
lab-people-of-lab = in the lab { $value }
lab-people-fun = Fun (from 1 to 5)
lab-people-clear = Clear rules (from 1 to 5)
lab-people-felt = Felt length
lab-people-felt-count = { $count }⍽{ $felt }
lab-people-answers-count = { $count ->
        [one] { $count }⍽answer
       *[other] { $count }⍽answers
    }
lab-people-notes = Notes by moment
lab-people-tiles = Notes by development
lab-people-answers = Answers after the game
lab-people-results = Results
lab-people-moment = Year { $year }, { $season }
lab-people-left = { $who }, after { $count ->
        [one] { $count }⍽move
       *[other] { $count }⍽moves
    } of { $game }
lab-people-taken-back = { $left }; taken back to { $count ->
        [one] { $count }⍽move
       *[other] { $count }⍽moves
    }
lab-people-kinds = { $count }⍽{ $kind }
lab-people-listed = { FORM($items, "plain") }
lab-people-of = { $have } of { $all }
lab-people-unfinished = { $count ->
        [one] stopped after { $count }⍽move
       *[other] stopped after { $count }⍽moves
    }
lab-people-head-player = Player
lab-people-head-vp = VP
lab-people-head-lead = Lead
lab-people-head-below = Lower in the lab
lab-people-head-notes = Notes
lab-people-head-kinds = Kinds
lab-people-head-acquired = Acquired by people
lab-people-head-acquired-lab = In the lab
lab-people-head-game = Game
lab-people-head-fun = Fun
lab-people-head-clear = Clear
lab-people-head-felt = Felt length
lab-people-head-change = One thing to change
lab-people-unread = Records that could not be read
lab-people-not-read = Not read: { $why }
lab-people-ordinary = { $count ->
        [one] { $count }⍽record is of an ordinary game and is left out.
       *[other] { $count }⍽records are of ordinary games and are left out.
    }
lab-people-left-out = { $count ->
        [one] { $count }⍽record is beyond what is read at once.
       *[other] { $count }⍽records are beyond what is read at once.
    }
lab-people-written = Report: { $file }
changes-mark = Draft; in the base game: { $before }.
changes-mark-new = Draft; the base game does not have this.
answer-disk = A { $disk } { $own ->
        [none] is of no use to an own worker.
       *[some] { FORM($own, "semicolons") }.
    }{ $actions ->
        [none] {""}
       *[some] {" "}{ FORM($actions, "sentences") }
    }{ $paid ->
        [none] {""}
       *[some] {" "}It can pay { FORM($paid, "or") }.
    }
answer-disk-use = brings { $does } with { FORM($workers, "or") }
answer-phase-more = A phase: take disks, set the turn order, plan, work. { FORM($bonuses, "sentences") }

## Ends before the last year

having-vp = { $vp }
having-section = { $count ->
        [one] { $count }⍽emptied section
       *[other] { $count }⍽emptied sections
    }
having-development = { $count ->
        [one] { $count }⍽development
       *[other] { $count }⍽developments
    }
having-prop = { $count ->
        [one] { $count }⍽prop in the mine
       *[other] { $count }⍽props in the mine
    }
having-agriculture = { $count ->
        [one] { $count }⍽agriculture symbol
       *[other] { $count }⍽agriculture symbols
    }
having-building = { $count ->
        [one] { $count }⍽building symbol
       *[other] { $count }⍽building symbols
    }
having-mining = { $count ->
        [one] { $count }⍽mining symbol
       *[other] { $count }⍽mining symbols
    }
event-end-reached = { $seat } has { $having }: the game ends with this winter.
event-end-over = { $seat } has { $having }: the game is over before its last year.
answer-year-ends = It ends sooner, with the winter that follows, once somebody has { FORM($ends, "or") }.
ruleset-word-end = nothing that ends a game
help-example-draft = play by a draft of the rules

## Folders of games

folder-run = Games worth seeing
folder-notes = Notes of playtests
folder-row-tip = A click opens the table at this moment. It is stepped through from there, and the menu plays on.
folder-empty = There are no games here.
folder-reasons = { FORM($reasons, "dots") }
folder-note = { FORM($parts, "dots") }: { $words }
folder-note-bare = { FORM($parts, "dots") }
folder-left = Year⍽{ $year }, { $season } · { $seat }, after { $count ->
        [one] { $count }⍽move
       *[other] { $count }⍽moves
    } of { $file }
folder-taken-back = { $left }; taken back to { $count ->
        [one] { $count }⍽move
       *[other] { $count }⍽moves
    }
folder-no-notes = { FORM($players, "plain") } · { $count ->
        [one] { $count }⍽move
       *[other] { $count }⍽moves
    }, no notes
replay-note = Note of { $seat }: { $note }
replay-note-of = Note of { $seat }, 1 of { $count } here: { $note }

## Gains of others

option-gain-others = { $gain } for the others
option-gain-all = { $gain } for everybody
does-gain-others = Every other player gains { $gain }.
does-gain-all = Everybody gains { $gain }.
ruleset-whom-within = is of an option; only an effect of the development itself can reach others
## Drafts: workers, places in the turn order, sets
changes-worker-new = A new worker: { $worker }
changes-start-place = Place { $place } in the first turn order begins with { $goods }.
changes-tile-set-base = { $tile } is drawn with the developments of the base game.
changes-tile-set-valley = { $tile } is mixed in with the new developments of the Ruhr Valley.
changes-tile-set-black = { $tile } comes with the module Black Developments.
changes-tile-set-iron = { $tile } comes with the module Iron.
changes-mark-more = Draft; part of this is new.

## Games worth seeing: their telling moments
lab-worth-lowest-score = Lowest score: { $value }⍽VP
lab-worth-longest = Longest: { $value ->
        [one] { $value } decision
       *[other] { $value } decisions
    }
lab-moment-lead = Year⍽{ $year }, { $season }: { $seat } takes the lead for the last time, final scoring included
lab-moment-ahead = Year⍽{ $year }, { $season }: { $seat } pulls { $value }⍽VP further ahead, final scoring included
lab-moment-behind = Year⍽{ $year }, { $season }: { $seat } falls { $value }⍽VP further behind, final scoring included
lab-moment-gains = Year⍽{ $year }, { $season }: { $seat } gains { $value }⍽VP, final scoring included
lab-moment-decisions = Year⍽{ $year }, { $season }: { $value ->
        [one] { $value } decision, more than in any other season
       *[other] { $value } decisions, more than in any other season
    }
lab-moment-goes = Year⍽{ $year }, { $season }: { $label }, from { $before } to { $value }
lab-moment-goes-seat = Year⍽{ $year }, { $season }: { $seat }, { $label }, from { $before } to { $value }
lab-moment-stays = Year⍽{ $year }, { $season }: { $label }, { $value } from here on
lab-moment-stays-seat = Year⍽{ $year }, { $season }: { $seat }, { $label }, { $value } from here on
folder-seat-score = { $name }⍽{ $score }
folder-worth = { FORM($seats, "plain") } · { $file }
folder-places = Playtests
folder-places-tip = Shows folders of games: what is worth seeing of runs of the lab, and what people noted in their games.
folder-places-told = Folders of games in { $folder }, and those that were opened in this window
folder-place-tip = A click shows what is worth seeing or was noted in the games of this folder.
folder-no-places = There is no folder of games here yet. Drop one onto this window, such as the report of a playtest.
folder-has-seen = { $count ->
        [one] { $count } game worth seeing
       *[other] { $count } games worth seeing
    }
folder-has-records = { $count ->
        [one] { $count } record
       *[other] { $count } records
    }

## Notes that are changed
playtest-note-own = A note of yours
playtest-note-own-tip = Your notes on this game, and a new one. Until it is over you can change them or take them away.
playtest-note-change = Change the note
playtest-note-change-tip = Keeps the note as it stands here. Its moment stays the same.
playtest-note-remove = Take it away
playtest-note-remove-tip = Takes the note out of the game for good.
## A new game of a draft

preset-without-iron = This draft needs iron, which comes with the module Iron only.
newgame-playtest-draft = A game of a draft always takes notes, and asks four short questions at its end.
## Losses

option-lose = lose { $goods }
option-lose-others = others lose { $goods }
option-lose-all = everybody loses { $goods }
does-lose = Lose { $goods }, as far as you have any.
does-lose-others = Every other player loses { $goods }, as far as they have any.
does-lose-all = Everybody loses { $goods }, as far as they have any.
event-taken-away = { $seat } loses { $goods } ({ $rule }).
ruleset-empty-loss = is empty; give what is lost
ruleset-coming-effect = goes with { $names }, without { $other }
metric-taken-away = Lost to developments
about-taken-away = Goods of the farm, coal in the shaft and water that effects of developments take, one’s own included.

## A draft at the table

field-note-uses = { FORM($uses, "slashes") }
field-note-swap = { FORM($spent, "plus") } = { FORM($made, "plus") }
field-note-brings = { FORM($made, "plus") }
field-note-swaps = swaps goods
lab-group-workers = Workers that a draft adds
metric-worker-each = Turns of { $member }
about-worker-each = Times that the seat’s worker of this name worked; empty for a seat that never had his field.
lab-verdict-workers = How often a worker of the draft works in a game, for each seat that has his field: { FORM($workers, "semicolons") }.
lab-verdict-worker = { $worker } { $mean } times{ $known }
lab-verdict-worker-never = { $worker } never
# -- storage places --
does-stores = In winter it stores { FORM($stores, "and") }.
line-stores = stores { FORM($stores, "and") }
storage-goods = 1⍽{ FORM($goods, "or") }
storage-good = { $good }{ $points ->
        [0] { "" }
       *[other] {" "}({ $vp })
    }
storage-place = { CAP(FORM($slot, "short")) }{ $tiles ->
        [none] { "" }
       *[some] {" "}({ FORM($tiles, "or") })
    }: { $goods }.
storage-worth = { $places ->
        [none] { "" }
       *[some] {" "}In winter 1⍽{ $good } brings { FORM($places, "and") }.
    }
storage-brings = { $vp } { FORM($slot, "in") }
ruleset-moved-key = stands elsewhere now; write { $key }
ruleset-storage-farm = cannot go, and is open from the start; storing begins there
ruleset-storage-nothing = takes nothing; give the VP of a good that is stored there, such as coal = 1
ruleset-storage-closed = nobody can ever open this place; give { FORM($names, "plain") }, an ability that a development has, or the number of one
ruleset-storage-idle = opens no storage place, and brings nothing else; keep its place, or say { $none } here
metric-stored-each = Stored in winter ({ $member })
about-stored-each = Resources that this place kept over the winters.
draft-storage = A storage place: each good that it keeps over the winter with its VP, and what opens it. Others: { $names }.

## Workers of a development

does-worker = From the next phase on: { $worker }, once a phase. { $text }
line-worker = { $worker }

## Workers in notes, and the draft of a result

playtest-note-about-worker = About the field { $about }
playtest-note-about-worker-tip = The worker’s field that the pointer was on.
lab-people-workers = Notes by worker
lab-people-head-worker = Worker
lab-people-head-worked = Turns with people, a game
lab-people-head-worked-lab = In the lab
result-draft = A game of the draft “{ $name }”.

## Games for learning and search

adapters-parameter = { $name } is no parameter of a game; there are { FORM($names, "plain") }
adapters-boards = boards: { $given } is no number of boards from 1 on
adapters-number = { $name }: { $given } is no whole number
adapters-truth = { $name }: { $given } is neither True nor False
adapters-returns = returns: { $given } is no way to tell a result; there are { FORM($names, "plain") }
adapters-start-by-turn = a ruleset in which seats begin with goods by their place in the turn order cannot be played here, as that order is drawn afterwards
adapters-agent = { $name } is no agent of this game; there are { FORM($names, "plain") }
adapters-no-agent = automas have every seat; leave one to an agent
openspiel-simulations = { $name } needs a number of simulations, such as { $example }
openspiel-title = { $games ->
        [one] 1 game
       *[other] { $games } games
    } by OpenSpiel
openspiel-head-bot = Bot
openspiel-head-wins = Wins, %
openspiel-head-vp = VP
openspiel-head-margin = Ahead of the others, VP
help-openspiel = let bots of OpenSpiel play against automas
help-openspiel-about = Play games by the OpenSpiel edition of the rules between its bots and automas, with the seats rotated, and tell what each achieved with the 95 % interval.
help-openspiel-bots = bots by seat, all different: { $mcts } and { $ismcts } search with N simulations a decision, { $uniform } draws by lot, any automa but { $mcts } plays as it does elsewhere ({ $default })
help-openspiel-games = so many games, rounded up so that each bot has each seat equally often ({ $default })
help-openspiel-more = OpenSpiel is installed when this command runs first. What the game looks like for it is told in docs/research.md.
