# The rules in English, a passage an id: docs/rules.md is made of them, and the window shows them. They are loaded when the
# first one is asked for. A figure that a ruleset can change is a value; `code` and **what is defined** stand between
# marks, as in Markdown. What is quoted in “ ” stays as its source has it.

## Chapters and headings

rule-chapter-0 = The rules, consolidated
rule-chapter-1 = 1 Setup
rule-chapter-2 = 2 A year ({ $years }⍽years; { $iron } with Iron)
rule-chapter-3 = 3 Refill
rule-chapter-4 = 4 Taking disks
rule-chapter-5 = 5 Planning
rule-chapter-6 = 6 Working
rule-chapter-7 = 7 Mining
rule-chapter-8 = 8 Winter (each step for all players, in turn order, before the next)
rule-chapter-9 = 9 Developments
rule-chapter-10 = 10 End of the game
rule-chapter-11 = 11 Variants
rule-chapter-12 = 12 Expansion: { $tiles }⍽developments for levels 1 to { $levels }
rule-chapter-13 = 13 Module 1: Black Developments
rule-chapter-14 = 14 Module 2: Iron
rule-chapter-15 = 15 Checks every game must pass
rule-id = { $number }
rule-id-about = { $number } ({ FORM($tiles, "plain") })
rule-id-development = { $number } { $tile }
rule-id-building = { $number } { $tile } (building)
rule-table-tile = tile
rule-table-effect = effect

## What several passages share

rule-drained = { $most ->
        [1] 1⍽water
        [2] 1 or 2⍽water
       *[other] 1 to { $most }⍽water
    }
rule-disks = { $count ->
        [one] { $count }⍽disk
       *[other] { $count }⍽disks
    }
rule-removed = { $most ->
        [1] { $water }
       *[other] up to { $water }
    }

## Before the first chapter

rule-about = One reading of the rulebooks, in our own words. The figures, and how certain each is, stand in `game/rules/data/`. Every rule has an id; a test that proves a rule names its id. `R-…` marks a ruling where the sources disagree, are silent, or are cut off; where it rests on a source's words, they are quoted. Ids are given once and never change. R-25 is no longer in use: it covered all readings of section 12 together, which are now R-60 to R-85, one each. This is version 2 of the rules; version 1 differed in R-10, R-48, R-49 and R-50. Names in `code` are those the program uses.
rule-vocabulary = Vocabulary: a **disk** is an action disk (`black` coal, `brown` wood, `yellow` food); a **token** is a player's own wooden disk; **resources** are `food`, `wood`, `coal`, and with the module Iron `iron`; **Thaler** and **debt** chits are not resources; **water** is pit water; **VP** is victory points; **own workers** are farmer and farmhand; **contract workers** are coal-digger, coal-miner and Haspelknecht; a **phase** is one of the three action phases of a year; **working** is carrying out the plan. Colours of the levels: 1⍽yellow, 2 blue, 3 green, 4⍽brown, 5⍽black.

## 1 Setup

rule-S1 = 2 to 4⍽seats. Each has a player board with { $coal } ({ $pinge } in the Pinge, { $tunnel } in the Tunnel) and { $tokens }⍽tokens: one on the score track, one on the turn-order track, { $left } left for developments (T9). With Iron the Tunnel is a different one (I4).
rule-S2 = Disks in play: { FORM($seats, "semicolons") }.{ $each ->
        [none] {""}
       *[some] {" "}That is { FORM($each, "plain") } for each seat.
    }
rule-seats-disks = with { $seats }⍽seats { $disks }
rule-S3 = One action pool and one reserve pool for each seat. From the bag: { $reserve } to every reserve pool, then { $action } to every action pool. The bag is then empty.
rule-S4 = { $pools ->
        [none] No action pool bears a water symbol
       *[some] These action pools, if in play, bear a water symbol: { $pools }
    } (`game/rules/data/`, [pools]).
rule-S5 = The development board: { $levels }⍽levels, by default one tile more on each level than there are seats; the first-game setup takes the lowest numbers of each level in numerical order. Action markers and buildings of tiles not in play are out of the game.
rule-S6 = Starting turn order is random. Scores start at 0. { $start ->
        [none] Nobody owns food, wood, coal, Thaler or debt
       *[some] The farms begin with goods: { FORM($start, "semicolons") }; nobody owns anything else, or debt
    } (`game/rules/data/`, [start]).
rule-seat-goods = { $seat } { $goods }
rule-place-goods = place { $place } in the first turn order { $goods }
rule-S7 = Supplies are unlimited. R-1: Thaler and debt chits too (the box holds 16 and 24).
rule-S8 = Every random choice comes from the game's seed: ruleset + setup + seed + moves give exactly the same game again.

## 2 A year

rule-Y1 = Order: { FORM($steps, "dots") } · winter scoring · winter payment · winter storage.
rule-step-water = { $season } water
rule-step-phase = { $season } phase
rule-Y2 = { $seasons ->
        [none] No season brings water
       *[some] Water of the season ({ $seasons }): every player takes 1⍽water
    }{ $years ->
        [none] {""}
       *[some] ; other years have water of their own: { FORM($years, "semicolons") }
    } (tiles 18, 21, 29 change this).
rule-year-water = year { $year }, { $seasons ->
        [none] in no season
       *[some] { $seasons }
    }
rule-Y3 = Water a player takes lies in the Pinge until the Pinge is exhausted, and in the shaft from then on; there is no limit.
rule-Y4 = A phase: refill (not in the very first) · take disks · determine turn order · plan · work.

## 3 Refill

rule-F1 = Every player returns all their disks, used or not, to the bag.
rule-F2 = What lies in a reserve pool moves to its action pool, beside the disks left there.
rule-F3 = Each reserve pool, in pool order, draws { $reserve } from the bag. R-2: as far as the bag goes; it can run out when players took few.
rule-F4 = Then each action pool holding fewer than { $action } is filled to { $action }, in pool order, as far as the bag goes; the bag ends empty. A pool may hold more than { $action } after F2. (R-3: one source fills action pools before reserves; the English order stands.)

## 4 Taking disks

rule-D1 = First taking, in the current turn order: choose an action pool and a colour in it, and take all disks of that colour. This is compulsory and has no upper limit (six of a colour, or more, may all be taken). R-4: if every action pool is empty, the taking is skipped.
rule-D2 = Second taking, in the same order: a player with fewer than { $limit }⍽disks may take again, from any pool, all disks of one colour, but only as many as bring them to { $limit }. R-5: the number is forced, min(all of that colour, { $limit } − held); the taking may be declined. R-27: also after a swap with the Oil Lamp (32).
rule-D3 = First-taking disks lie on cart 1, second-taking disks on cart 2.
rule-D4 = Taking from a pool with a water symbol in the first taking gives 1⍽water at once; in the second it does not.
rule-D5 = Only in the spring of year 1: a player who has taken fewer than { $limit }⍽disks in all may return 1⍽water. R-6: this is asked after the second taking, in the same order.
rule-D6 = New turn order by the value of cart 1 (yellow { $yellow }, brown { $brown }, black { $black }; empty 0), lowest first. Of players with equal values, the one who was later in the old order goes first. The new order holds for planning and working in this phase and for taking in the next.

## 5 Planning

rule-P1 = Each player lays disks, markers, food and Thaler on the fields that are there, in this order (P7, M6): { FORM($fields, "plain") }{ $others ->
        [none] .
       *[some] . { FORM($others, "sentences") }
    }
rule-P2 = Planning is simultaneous: no plan is seen before the last is laid; players are asked in the new turn order. Open planning (V5) shows the plans.
rule-P3 = An own worker's field takes any number of disks of one colour. Several colours may be laid only on a worker that may develop ({ FORM($workers, "plain") }), and R-7 only if they exactly meet the requirement of a tile in play that the player does not own (whether it can be reached and paid for turns out when working). If no such tile is acquired then, that worker does nothing.
rule-P4 = { FORM($workers, "sentences") } (R-8: the reference manual lets a yellow disk pay the coal-miner; the rulebooks do not.)
rule-P5 = What is earned in a phase cannot pay a contract worker in that phase. For everything else it can be used at once: distant developments (T5), exchanges, props.
rule-P6 = A colour marker (Wheelbarrow yellow, Ladder brown, Hammer and Pick black) may be laid wherever a disk of its colour may. It may fill a field alone; it counts as a disk for work, synergy and tile requirements, not for D2 and not for D6.
rule-P7 = R-9: which fields and abilities a plan can use is settled when planning: coal-miner and Haspelknecht can be paid from the phase after the Pinge is exhausted; an improved farmhand may develop, and a new building's field may be used, from the phase after the tile was acquired.
rule-P8 = Disks may stay unused. A field is activated once its worker has done an action or acquired a tile; then all that lies on it is spent, even if actions remain.
rule-R-10 = Food, Thaler and markers that pay a contract worker are spent when the plans are revealed, that is, once the last is laid (with V5 too), whether or not the worker then works: even if the Pinge is exhausted before the coal-digger works, or the Windlass does the Haspelknecht's work. (French: they must be spent in the planning, “doivent être dépensés pendant cette phase de planification”; Dutch: they must be assigned then, “toegewezen”; English is silent.) Markers on any other field that was not activated (of own workers, Water Mill, Farmer's Wife and workshop) return to their owner at the end of the turn: nobody is hired there, and a marker is given up only “after use”. Disks stay out of play until the refill (F1), including those that pay a contract worker.
rule-P9 = In the program a plan is laid field by field in the order of P1, one move a field (an empty field is a move too), so that the same plan is never reached in two orders. In the window everything can be moved about until the plan is finished.

## 6 Working

rule-E1 = In the new turn order, each player carries out the whole plan before the next begins; the workers act in any order, and one finishes before the next starts. A worker may stop early. The turn ends with a move of its own, so there is room for free actions.
rule-R-28 = A worker starts only if it can do an action at that moment, and stops only after one. Only a worker that can no longer do any stops without one; it has then not worked, and may start again.
rule-R-50 = A question with only one possible answer is not asked, whatever else is open: a worker that can only stop does so, unless a free action could give it an action; a development's effect with only one answer gets that answer, unless a free action could open another. What a player does is still a move, even where it is the only one possible: what is laid on a field (P9), a taking, each action of a worker, the end of the turn; so each is shown and logged and can be taken back. A choice of two is asked even if both come to the same thing (R-42).
rule-E2 = Free actions: placing a prop (M3), burning charcoal (15), the Hauling Cable marker (14). At any decision of one's own working turn, also between a worker's actions or in the middle of a tile's effect. Placing and burning also in winter, before scoring and before storing (only a player who can do so is asked). R-11: “at any time” asks for no more than this; markers are used in phases only, never in winter. (The base game says “in a later phase”, and also calls the parts of winter phases; the expansion says “during a future action phase”.)
rule-E3 = An own worker does one kind of work in a phase: food, wood, mining (removing water from the Pinge and excavating coal combine freely), or a development. The kind is chosen when it starts, as far as its disks allow; an improved farmhand may still do ordinary work.
rule-E4 = What each disk brings. { FORM($workers, "sentences") } Food and wood come from the supply to the farm; wood may be placed at once. R-29: all of it at once; it is not possible to stop in between.
rule-E5 = Mining: what an action does is chosen anew each time (but see E9); one that removes water removes { $drained }. From the shaft only { $workers ->
        [none] tiles that say so
       *[some] { $workers } and tiles that say so
    } remove water ({ FORM($tiles, "plain") }).
rule-E6 = An own worker excavates either in the Pinge or in the Tunnel in a phase, never in both; the worker that exhausts the Pinge is done, and its remaining actions are lost (one from synergy too). The other may then work in the Tunnel.
rule-E7 = Synergy: when the second own worker to act does the same kind of work as the first did in this phase (same resource, or both mining), it works as if it had { $synergy ->
        [one] { $synergy }⍽more disk
       *[other] { $synergy }⍽more disks
    }. What contract workers do in between does not matter; E8 comes on top. R-12: the first must have achieved something; Pinge and Tunnel are the same kind (the rulebook's second example); one source grants it for the same resource only.
rule-E8 = Seasons: { $bonuses ->
        [none] none brings an own worker anything more.
       *[some] { FORM($bonuses, "sentences") } The other own workers get nothing more.
    }
rule-E9 = { $told } R-13: who has to remove water has no choice, “until there is less than 2 pit water”; he stops when he can do neither, and may stop early. (French gives a choice: “a) retirer jusqu'à 2 fosses ou b) obtenir un cube de charbon”.)
rule-E10 = { $told }
rule-E11 = { $told } (But see tile 25.) With { $stops } or more water in the shaft he must remove water first. R-14: he may remove the last single water as well (one source stops at one).

## 7 Mining

rule-M1 = Pinge: { $coal } in { $groups ->
        [one] { $groups }⍽group
       *[other] { $groups }⍽groups
    } divided by { $fields ->
        [one] { $fields }⍽wood field
       *[other] { $fields }⍽wood fields
    }; coal is taken from left to right, up to the first empty field.
rule-M2 = Tunnel: { $sections ->
        [one] { $sections }⍽section
       *[other] { $sections }⍽sections
    } holding { $coal }, each behind a wood field at its left; nothing is accessible before the first prop. Coal is taken from left to right, up to the first empty field.
rule-M3 = Wood is placed from the farm on the leftmost empty field of the Pinge (until exhausted) or of the Tunnel. R-15: fields of the Tunnel may be filled before the Pinge is exhausted. Placed wood stays (but see M6). R-51: on the leftmost, though only tile 38 says “leftmost”: “A player can place wood at any time. By placing wood, the player extends the area”, and no other field extends it. The same holds for iron (I2).
rule-M4 = Pinge coal goes to the farm. Tunnel coal goes to the shaft and must be reeled up to reach the farm.
rule-M5 = No Pinge coal is excavated with { $pinge } or more water in the Pinge. With { $reeling } or more in the shaft nothing is reeled up; with { $tunnel } or more nothing is excavated in the Tunnel.
rule-M6 = When the last Pinge coal is gone, the Pinge is exhausted at once: its water moves to the shaft, its wood to the supply, and the coal-digger is replaced by coal-miner and Haspelknecht. Only then can coal be excavated in the Tunnel.
rule-M7 = { $bonus ->
        [none] Exhausting the Pinge gives no VP by itself.
       *[some] Exhausting the Pinge, by whatever means, gives VP at once: { FORM($bonus, "plain") }, nothing later.
    } (R-16: one source says halves of the game.) R-52: also by giving its last coal away (37), though the bonus is for a player who “excavates all 7⍽coal cubes” and the Church's coal “must not be mined”. Such coal counts as removed for M6, M8 and G9 as well.
rule-vp-in-year = { $vp } in year { $year }
rule-M8 = A tunnel section is emptied when all its coal is gone.

## 8 Winter

rule-W1 = Scoring: coal on the farm gives { FORM($vp, "slashes") }⍽VP for { FORM($coal, "slashes") }, and { $more } for each further one. The coal stays.
rule-W2 = Payment: { FORM($years, "semicolons") }; with Iron { $iron }. What a player has of it must be paid. Each missing piece is 1⍽debt.
rule-lease = year { $year }: { $goods }
rule-W3 = Storage: the player assigns resources to slots, one each. { FORM($places, "sentences") } R-31: in the program, slot by slot in this order; a slot may stay empty, and one into which nothing fits is not asked about. What has no slot is lost. Thaler, markers and coal in the shaft need none.
rule-W4 = Storing only marks what is kept: it lies on the farm again in spring, counts and pays as ever, and is stored and scored anew each winter. R-55: coal as well, in W1 and W3, winter after winter: “Stored resources can be used later in the game”, and the scoring counts the coal “in his farm area”.
rule-W5 = After the last year's storage comes the final scoring (section 10).{ $ends ->
        [none] {""}
       *[some] {" "}The game ends sooner, with the winter that follows at once, after a season or winter in which somebody has { FORM($ends, "or") }.
    }

## 9 Developments

rule-T1 = To acquire one, a worker that may develop must have the disks the tile requires: coloured ones in that colour, grey ones in any colour. R-17: the number must be exact; the tile is chosen when working.
rule-T2 = At most one development by each worker in a phase: farmer and improved farmhand may both develop, the second may use adjacency and goods from the first. A player owns a tile at most once; any number of players may own it.
rule-T3 = Level 1: any tile. Below: a tile adjacent (hex to hex) to a tile that the player owns, of whatever level.
rule-T4 = Otherwise, only a tile that another player owns: a distant development.
rule-T5 = It costs a resource from the farm, given at once to the owner of the top token; where several will do, the payer chooses: { FORM($levels, "semicolons") }. Whoever cannot pay cannot acquire it. (R-18: the reference manual lists money; a misreading.)
rule-distant = { $goods ->
        [none] level { $level } cannot be had like that
       *[some] { FORM($goods, "or") } for level { $level }
    }
rule-T6 = Order: pay (T5), put the token on top of the stack, VP, effect. VP by arrival on that tile: { FORM($levels, "semicolons") }; nothing for later ones.
rule-arrival = level { $level }: { FORM($vp, "plain") }
rule-T7 = “May” is optional; “or” is the player's choice. An effect that needs what the player lacks is lost. R-30: unless a free action can supply it: then the player is asked, and can decline.
rule-T8 = An action marker can be used once, from the next phase on; then it goes back to the supply. (The abilities of 15 and 21 work at once.)
rule-T9 = At most { $tokens }⍽developments a player, one for each token ({ $more } with a module: B7).

rule-11 = { $gain }
rule-12 = W3
rule-13 = the farmhand is improved: it may develop (P7)
rule-14 = marker: remove 1⍽water (Pinge or shaft, wherever it lies; there must be some) and gain { $vp }
rule-15 = { $wood } from the farm for { $coal } (supply to farm) and { $vp }, as often as one likes (R-19: one source says 1⍽coal)
rule-21 = no water of the season any more (Y2)
rule-22 = marker: a yellow disk. End: 1⍽VP for each emptied section with its symbol
rule-23 = marker: a brown disk
rule-24 = W3
rule-25 = may remove { $removed } at once. Marker: a separate activation of the Haspelknecht (E11), unpaid, between two workers, once he is on the board, even in the phase in which the Pinge is exhausted and even if he is paid as well (R-20)
rule-31 = one of these, as the player chooses: { FORM($options, "semicolons") }
rule-32 = { $gain }. Marker: just before one's own first or second taking, or directly after it (R-48), swap a disk of a reserve pool with one of the action pool beside it (R-32: of another colour). End: 1⍽VP for each emptied section with its symbol
rule-33 = { $gain }; free actions; then may excavate 1⍽accessible coal (M1, M2, M5, M6 hold; it is not a worker's mining: E6 and E7 do not apply). Marker: a black disk
rule-34 = may make one exchange with goods from the farm: { FORM($options, "semicolons") }
rule-35 = a field, R-21 once a phase. { $text } Colour markers count
rule-41 = { $gain }. End: 1⍽VP for each mining symbol on one's tiles
rule-42 = { $coal } from the supply to the shaft (also before the Pinge is exhausted) and { $gain }. End: 1⍽VP for each emptied section with its symbol
rule-43 = { $gain }. End: 1⍽VP for each agriculture symbol on one's tiles
rule-44 = { $gain }. Winter scoring: 1⍽VP for each coal on the farm instead of W1 (R-22: some sources say: in the storage step)
rule-45 = { $gain }

rule-R-20 = “to do 3⍽reeling actions without pay”, and “activated twice that phase” if he is paid too: read as an activation in which he may do any of his actions (E11).
rule-R-48 = “at any time in a later phase”, so also directly after one's own taking. Only an owner who can make a swap that makes a difference is asked, until they decline; whoever declines the second taking has declined the swap as well. The swap changes neither the disks held (D2, D5) nor a cart (D6).
rule-R-54 = “to immediately remove 1 pit water and gain 1 victory point”: there must be water to remove; the VP is not given for nothing.
rule-R-56 = The mill is a building, not farmer or farmhand: it has and gives no synergy and no summer bonus.

## 10 End of the game

rule-G1 = Tunnel: the printed VP of every emptied section.
rule-G2 = Tunnel bonus: tiles { FORM($tiles, "plain") }, for the symbols on emptied sections.
rule-G3 = Development bonus: tiles { FORM($tiles, "plain") } (the tile counts itself if it bears the symbol).
rule-G4 = Building symbols on one's tiles: { FORM($vp, "slashes") }⍽VP for { FORM($buildings, "slashes") } (more than four only with Black Developments).
rule-G5 = { $vp } for each unused action marker ({ FORM($tiles, "plain") }; not the Water Channel, not bonus markers).
rule-G6 = Thaler: { FORM($vp, "slashes") }⍽VP for { FORM($thaler, "slashes") }, { $more }⍽more for each further one.
rule-G7 = Debt: { $first } for the first, { $more } for each further one.
rule-G8 = Water in the mine: { $more } for each { $free ->
        [0] one
        [1] beyond the first
       *[other] beyond the first { $free }
    }.
rule-G9 = Most VP wins; tied: most coal removed from one's mine (what lay in Pinge and Tunnel at the start, less what is left; coal in the shaft counts, coal from the supply does not); still tied: earlier in the turn order.
rule-G10 = Resources, and coal in the shaft, give nothing at the end.

## 11 Variants

rule-V1 = Development boards may be built freely: at least 3⍽tiles a level; with 3 or 4⍽seats as many a level as seats, or one more; every tile below level 1 touches a tile of the level before it; no tile touches one two or more levels away (R-23: this is how we read “higher”). Twelve shapes are named in the sources, with tiles on each level and seats: Tower 3334 (3), Three long legs 3333 (2, 3), Three short legs 3333 (2, 3), Two long asymmetric legs 3333 (2, 3), Two short asymmetric legs 3333 (2, 3), Two rounds 3333 (2, 3), Wings 3344 (3), Flower 4334 (3), Butterfly 4334 (3), Four long legs 5444 (4), Four short legs 5544 (4), Three circles 5445 (4). Their pictures are lost: `game/rules/data/` proposes shapes that fit names and rule.
rule-V2 = Which tile lies where may be numerical, random, or chosen.
rule-V3 = Players may agree to start with the buildings, or with the improved farmhand, whose tiles are not on the board. R-24: such buildings store and score storage as usual but bear no building symbol. R-33: all buildings whose tiles are not on the board; a board drawn at random leaves the Pickaxe out if the farmhand starts improved, and is drawn again until there is a building to start with.
rule-V4 = For two seats a board should offer each player the { $thaler } for the payments up to year { $year }: one drawn at random is drawn again until it does; for any other board the setup only advises it. With Iron, any board for any number of seats must offer { $iron } (I1, R-44). Counted: { FORM($counted, "semicolons") }.
rule-R-49 = The rulebook warns of “a 2 player board, when tiles are placed randomly”, and “an adjustment is advised”: for three and four seats nothing is required or advised. (Version 1 asked 3 of random boards for any number of seats.)
rule-thaler-counted = { $thaler } for { FORM($tiles, "plain") }
rule-V5 = Open planning in turn order (P2).

## 12 Expansion

rule-valley = These developments may be mixed in freely, each on its own level (in the game as published, the first digit of its number). A setup lists its tiles, or draws each level from base and chosen tiles, drawing again until tile 36's condition and V4 hold (V4 as far as it applies). Recommended: not all of them at once; 17 instead of 11; 46 far from 45.

rule-16 = marker, laid when planning on farmer or farmhand: this worker may hold disks of several colours and does all those kinds of work, in any order (E6 and E8 hold; exhausting the Pinge ends its mining only). No synergy for the player in that phase. The marker does not help to develop: if the worker develops instead, it returns unused
rule-17 = { $gain } from the supply to the farm, and the player must take { $water }
rule-18 = every water one removes from one's mine, by whatever means, is laid on it; every { $water } go back to the supply for { $vp } at once (any remainder stays). Water on it counts neither for M5 nor for G8. What M6 moves does not count as removed. With the Bucket (either order), each water of the season (Y2) puts 1 from the supply on it
rule-19 = a further worker, neither own nor contract. { $text } Colour markers count. She works in the part of the mine that is being worked at that moment, under M1, M2, M5. Once 19 and 23 are both owned she is flipped. No Basket
rule-26 = marker, laid on the field of a worker that develops, alone if wished: stands for exactly { $disks ->
        [one] { $disks }⍽required disk
       *[other] { $disks }⍽required disks
    } of any kind, the rest must match exactly; levels 1 to { $levels }. If that worker acquires nothing, it returns
rule-27 = after the second taking (and D5), in the old order, its owner says whether cart 1 or cart 2 counts for D6 (an empty cart 2 counts 0)
rule-28 = starts with 1⍽wood on it. On acquiring: take what lies on it and 1⍽resource of any kind from the supply, and put on it 1⍽resource from the farm, of a kind other than both. Whoever could not do so (after T5) cannot acquire it. Marker: a disk of any colour, named when the worker of its field starts (never pays the coal-miner)
rule-29 = { $gain }. At each autumn water, in turn order, its owner may give 1⍽food to a player without this tile (to the supply only if all own it): { $vp }, and the giver chooses whether to take the water. An owner of the Bucket may still give
rule-36 = { $colours ->
        [none] Marker
       *[some] { $colours } Marker
    }, a free action of one's working turn: { $pay } from the farm for { $gain }. In play only if 22, 23, 33 or 28 is too
rule-36-colours = requires { $disks }, so at least one marker.
rule-37 = (a) give 1⍽coal from the farm to another player's farm and gain { $farm }; or (b) give 1⍽coal from one's mine (the leftmost of the Pinge; once exhausted, the leftmost of the Tunnel or one from the shaft; props and water do not matter) and gain { $mine }. Coal given from Pinge or Tunnel counts as removed (M7, M8, G9); a prop it skipped is still needed for what lies beyond. One of the two is done if possible
rule-37-picked = { $count }⍽different of these ({ FORM($among, "semicolons") })
rule-38 = at setup { $laid } for each player lie on it. On acquiring: { $wood } (or { $iron }) from the farm is spent on it (whoever has neither cannot acquire it); of its coal, 1 goes to another player's farm and { $coal } to one's own; then { $gain } and either take { $other } or return { $debt }
rule-46 = from the next winter on, payment is { $goods } instead of W2, in every year; each missing piece is 1⍽debt
rule-47 = { $gain }; from now on (not for itself) { $vp } more for every development that gives at least 1⍽VP by T6 or B3

rule-valley-silent = Where the sources are silent or cut off, these lines of the table are our reading:
rule-R-60 = “to receive different resources”: the kinds of work are added together, nothing else changes: E6 and E8 hold, and exhausting the Pinge ends the mining only.
rule-R-61 = “A synergy bonus is not granted”: to neither own worker of the player in that phase.
rule-R-62 = Resources are not a development: the marker does not help to develop, and returns if its worker develops.
rule-R-63 = What lies on it is no longer in the mine, for M5 and G8; what M6 moves does not count as removed.
rule-R-64 = “when removing any pit water tokens”: by workers, markers and tiles alike, and what is not yet enough for VP waits there.
rule-R-65 = It makes no difference whether Channel or Bucket is acquired first.
rule-R-66 = an “additional” worker, so neither own nor contract: no synergy, no summer bonus, no Basket, no Cottage.
rule-R-67 = She works in the part of the mine that is being worked when she starts, under M1, M2 and M5; E6 binds farmer and farmhand only.
rule-R-68 = Once she is flipped, her black side still holds; she stays flipped after the Ladder's marker is used.
rule-R-69 = “a substitute for the requirement of any 2⍽disks”: for exactly that many, the rest must match exactly, on every level, alone if nothing else is required.
rule-R-70 = “only when acquiring new developments”: if none is acquired, it returns.
rule-R-53 = “in their cart on space 1 or space 2”: an empty cart 2 counts too, and counts 0.
rule-R-71 = “When totaling the value”: after the second taking and D5, in the old order.
rule-R-72 = “they must place”: whoever could not, after T5 is paid, cannot acquire it.
rule-R-73 = “any action disk”: it never pays the coal-miner, who takes no disk (P4, R-8).
rule-R-74 = In turn order, each owner when taking their own water.
rule-R-75 = Whoever takes no water may still give, for the VP.
rule-R-76 = The exchange is a free action of one's working turn, not of the takings, planning or winter (R-11).
rule-R-77 = “you must use at least 1 of the following”: this binds boards drawn at random as well as boards named tile by tile.
rule-R-78 = “1⍽coal cube from their current mining area”: the leftmost; “must not be mined and/or hauled up”: neither props nor water matter.
rule-R-79 = What lies beyond a prop that the coal skipped still needs that prop.
rule-R-80 = “offers two options”: one of them is done if it can be.
rule-R-81 = “must place 1⍽wood”: whoever has neither wood nor iron cannot acquire it.
rule-R-82 = Its coal does not come from one's mine, and counts for none of M7, M8 and G9.
rule-R-83 = “now”: from the next winter on, the one of this year.
rule-R-84 = “each future development”: not for itself, and not for those already owned.
rule-R-85 = “at least 1 victory point”: also the VP of a black development (B3).
rule-valley-open = These are our readings too; they settle what the table leaves open:
rule-R-34 = In the first-game setup (S5) the new tiles mixed in come before the lowest numbers of the base game on their level; one for which there is no room is left out, and the setup warns. Tiles drawn as recommended are drawn again until nothing is advised against.
rule-R-35 = The Basket is laid on disks of several colours only. When its worker starts, food and wood are made at once (R-29) and the mining follows, which is never worse than another order. Basket and Cottage may lie on one field; the one that is not used returns.
rule-R-36 = The Cottage is laid only where the field then exactly meets the requirement of a tile in play that the player does not own (as in R-7). A worker that works instead of developing may use its disks; the Cottage returns at the end of the turn.
rule-R-37 = The marker's colour is named when its worker starts, and only where it is open: alone, or under a Basket. Beside other disks of an own worker or in the Water Mill it is of their colour, on a contract worker or in the workshop yellow, on the Farmer's Wife black unless she is flipped. She starts as she lies then, also if she was flipped in this turn. For a development it is whatever is missing, a black disk for 40E.
rule-R-38 = What a tile takes from the farm, and coal it gives away, is settled before any free action. Whether the Church does (a) or (b) is chosen before that, and this choice may wait for a free action (R-30). Where only one answer is possible, R-50 holds.
rule-R-39 = In (b) too, the coal goes to the farm of another player. The coal of tile 42 in the shaft can be given once the Pinge is exhausted.
rule-R-40 = Whoever has food is asked, at their place in the turn order; whether they take the water is decided together with the gift. Whoever gives nothing takes the water.
rule-R-41 = A player without debt takes the goods, and is not asked (R-50).
rule-R-42 = Its owner is asked in every phase, even if both carts count the same.
rule-R-47 = Before the Pinge is exhausted she may reel up coal of tile 42 too; what stops reeling up is water in the shaft (M5), not in the Pinge.

## 13 Module 1: Black Developments

rule-B1 = Level { $level } is added: one black tile more than there are seats (3 to 5), in random order, with 2 or 3⍽seats chosen or drawn; V1 holds for it too. A black tile with a token on it is closed: nobody else can acquire it; T3 holds, and none can be acquired as a distant development. All six bonus markers are in play. (Three circles needs another shape for five black tiles.)
rule-B2 = At most one black development a player.
rule-B3 = The first player to acquire a black development, the second and so on score { FORM($vp, "slashes") }⍽VP.
rule-B4 = The player then uses one of the tile's two effects, and secretly takes one of the remaining bonus markers. R-26: only that player sees what remains and what they took, until the final scoring.
rule-B5 = Effects: see the table. Water may come from Pinge or shaft. A marker taken by 52 or 55 follows T8, may be a second of its kind, and brings nothing else from its tile.
rule-B6 = The six bonus markers, in the final scoring: (a) { $a }; (b) { $b }; (c) { $c }; (d) { $d }; (e) { $e }; (f) { $f }. All of this is on top of the tunnel bonus (G2).
rule-R-43 = The marker of 52 and 55 can be chosen only if there is one; debt is returned and water removed as far as there is any. How much water is removed, where more than one is possible, is a single decision.
rule-bonus-buildings = { $count ->
        [one] { $count }⍽more building symbol
       *[other] { $count }⍽more building symbols
    } (G4)
rule-bonus-wheelbarrow = 1⍽VP for each emptied section with the wheelbarrow symbol
rule-bonus-oil-lamp = 1⍽VP for each emptied section with the oil-lamp symbol
rule-bonus-lorry = 1⍽VP for each emptied section with the lorry symbol
rule-bonus-tokens = { $count ->
        [1] 1⍽VP for each of one's tokens on developments of all levels
       *[other] 1⍽VP for every { $count } of one's tokens on developments of all levels, rounded down
    }
rule-bonus-vp = { $vp }
rule-bonus-debt = return { $debt } before G7
rule-bonus-thaler = count { $thaler } more in G6
rule-bonus-dry = skip G8
rule-B7 = With either module or both, { $more }⍽tokens are for developments; with section 12 alone still { $tokens }.

rule-51 = { $gain } and may remove { $removed }, or take { $other } and return { $debt }, if any
rule-52 = { $gain } and may remove { $removed }, or take a marker ({ FORM($tiles, "or") }) of a base-game tile that bears any token
rule-53 = { $gain } from the supply to the farm and may remove { $removed }, or may remove { $much }
rule-54 = { $gain }, or may remove { $much }
rule-55 = return { $debt }, if any, and may remove { $removed }, or take a marker as in 52

## 14 Module 2: Iron

rule-I1 = { $years }⍽years, { $phases }⍽phases; the last year is like the others, its payment in W2. V4 asks for { $thaler } on any board. R-44: with Iron, a board named tile by tile is refused too if it offers less.
rule-I2 = Iron is a resource only with this module. It is placed like wood and at the same moments, in the Tunnel only. Iron-only fields take only iron, and no field is skipped. Iron never pays T5 and is stored only where W3 says so.
rule-I3 = Whoever exhausts the Pinge also gets a workshop, from the next phase on (P7): a field, once a phase. { $text } Colour markers count. It is no building (G4).{ $stores ->
        [none] { "" }
       *[some] {" "}In winter it stores { FORM($stores, "and") } (W3).
    }
rule-I4 = Enhanced Tunnel: it covers all but the first { $kept }⍽sections; { FORM($sections, "or") }⍽sections and as many fields in all, { FORM($iron, "or") } of them iron-only; { FORM($coal, "or") }⍽coal by our data. Side A is the same for all; side B has four boards, dealt by the seed. The seats agree on the side.
rule-I5 = End: every iron prop whose section (the one to its right) is emptied gives { $vp }, { $smithy } with the Smithy; the first two sections too, and iron on the Community Tunnel not. R-57: “Each iron prop implemented in the tunnel” means any in the whole Tunnel, including the two sections that the board does not cover.
rule-I6 = Three tiles, optional (see the table): 10E on level { $farm }, 30E on level { $peddler }, 40E on level { $smithy }. Recommended: 30E not beside 34; with 2⍽seats only one of the three.
rule-I7 = The Pinge bonus (M7) is unchanged.

rule-10E = marker, a free action of one's working turn: { $gain }
rule-30E = may make one exchange with goods from the farm: { FORM($options, "semicolons") }
rule-40E = { $gain } if { $blacks ->
        [one] at least { $blacks }⍽black disk or black marker
       *[other] at least { $blacks }⍽black disks or black markers
    } paid for it; I5

rule-R-45 = Schultheiss replaces the payment of the last year as well, its iron included.
rule-R-46 = Whoever could place iron is asked before storing, even if nothing fits the slot of the farm.
rule-R-58 = “We recommend using this development only when playing with” is cut off; we read: with Iron, which it needs in any case.
rule-R-59 = “exchange 2⍽coal cubes for 1⍽iron or 1⍽food, and receives 1” is cut off; we read 1⍽Thaler, as in tile 34.

## 15 Checks every game must pass

rule-C1 = Disks in bag, pools, carts and fields always add up to those of S2, colour by colour.
rule-C2 = For each player: coal in Pinge + Tunnel + removed is what the board began with. No count of pieces is ever negative (scores may be).
rule-C3 = At most one decision is open at a time, and it has at least one legal move until the game is over.
rule-C4 = A saved game loaded again has the same legal moves and ends the same.
