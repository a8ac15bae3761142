# The guide: the rules for players, in chapters that are read in the window. Loaded when the first text of it is asked for.
# Every figure of a ruleset is a value, and so is every number of an example that is reckoned from one. The rules that a
# paragraph rests on stand in game/rulebook/guide.py. docs/languages.md tells how these texts are written.

## What you want

guide-goal = What you want
guide-goal-idea = You keep a farm on the Ruhr, and there is coal under your land. After { $years } years, whoever has the most victory points (VP) wins.
guide-goal-coal = Coal is what it is all about. Each winter the coal on your farm gives VP, and it stays where it is: what you dig early can score in every winter. Example: { $coal } on the farm in each of the { $years } winters give { $each } every time, { $total } in all.
guide-goal-lease = Each winter the lease is due as well, in food and other goods, and it rises. What you cannot pay turns into debt, and debt hurts at the end: { $first } for the first, { $more } for each further one.
guide-goal-mine = At first you dig in the Pinge, the pit beside your house. Once all its coal is out, the Tunnel opens; there whole sections score at the end of the game. { $bonus ->
        [none] {""}
       *[some] Hurry pays: for an exhausted Pinge you score { FORM($bonus, "plain") }.
    }
guide-goal-developments = Developments make your people better: a dry mine, a barn, a second pair of skilled hands. They give VP at once, most to whoever comes first.
guide-goal-advice = For a first game, three things are enough: dig a little coal in every phase, never let { $stops } lie in the Pinge, and have the lease on your farm before winter.

## A year

guide-year = A year
guide-year-phases = A year has three phases in which you work, spring, summer and autumn. Then comes the winter, in which you count and pay.
guide-year-phase = Every phase goes the same way: the pools are filled, everybody takes disks, the new turn order is settled, everybody plans, and then one after the other carries out the plan.
guide-year-refill = All disks go back into the bag. What lies in a reserve moves to the action pool beside it, so you can see what is coming. Then every reserve gets { $reserve } from the bag, and every action pool is filled up to { $action }.
guide-year-water = { $seasons ->
        [none] No season brings water of its own.
       *[some] Some seasons begin with water ({ $seasons }): everybody takes a piece of it into the mine.
    }{ $years ->
        [none] {""}
       *[some] {" "}Some years have water of their own: { FORM($years, "semicolons") }.
    } More comes with the disks of a pool that has a drop.
guide-year-winter = In winter the coal scores first, then the lease is paid, and at last you choose what you store. What finds no room is lost.

## Disks and order

guide-disks = Disks and turn order
guide-disks-work = Disks are work for your people. Black ones mine, brown ones cut wood, yellow ones grow food.
guide-disks-first = First taking: choose a pool and a colour, and take all disks of that colour. You have to take, and there is no limit. They lie on your cart 1.
guide-disks-second = Second taking: whoever has fewer than { $limit } disks may take once more, again one colour from one pool, but only up to { $limit } in all. Example: you hold { $held }, and of a colour there lie { $lying }; you take { $taken } of them. They lie on your cart 2.
guide-disks-order = Cart 1 settles who goes first: yellow counts { $yellow }, brown { $brown }, black { $black } a disk, and the lowest sum begins. Of equal sums, whoever was later before goes first now. Example: { $blacks } count { $of_black }, { $yellows } count { $of_yellow }.
guide-disks-why = To be early is worth something: you choose your development before the others, and your disks in the next phase. Sometimes the poorer disks are the better ones.
guide-disks-drop = A pool with a drop costs you { $water } at once, though only in the first taking. A second taking there is dry.
guide-disks-back = In the very first spring, whoever has taken fewer than { $limit } disks in all may give { $water } back.

## Planning

guide-planning = Planning
guide-planning-secret = All plan at the same time, and in secret. Only when the last plan is finished are they shown; then you work in turn order.
guide-planning-colour = On your farmer and your farmhand you lay any number of disks, all of one colour. The colour says what the worker will do.
guide-planning-hire = Contract workers want to be paid. { FORM($workers, "sentences") } They keep it, even if there turns out to be nothing for them to do.
guide-planning-before = What pays them must be yours already. What you earn in this phase comes too late for that, but not for props, exchanges or a development.
guide-planning-when = What you come by in a phase can be planned with from the next one on: the coal-miner and the Haspelknecht once the Pinge is exhausted, the field of a new building, and a farmhand who has been improved and may acquire developments himself.
guide-planning-develop = To acquire a development, lay exactly the disks that it asks for on the farmer. Then, and only then, may they be of several colours. If somebody is quicker or your sum is wrong, that worker does nothing.
guide-planning-spare = You need not use every disk. A worker who has begun spends all that lies with him; what was never used simply goes back into the bag.
guide-planning-markers = { $yellow }, { $brown } and { $black } give you a marker that stands for a yellow, a brown or a black disk, once. It helps a field, but it counts neither on the cart nor for how many disks you may take.

## Workers

guide-workers = Workers
guide-workers-turn = In your turn your workers act in the order you like, one after the other. Each does all he will do before the next begins, and you end the turn yourself.
guide-workers-free = Some things need no worker: placing a prop, making coal with the { $burner }, using the marker of the { $cable }. You may do them at any moment of your turn, even between two actions of a worker. In winter you can still place props and make coal with the { $burner }, before the counting and once more before you store; markers are not used in winter.
guide-workers-own = Your own workers do one kind of work in a phase. { FORM($workers, "sentences") }
guide-workers-mining = What an action does you choose anew each time, as you like. In one phase a worker digs in the Pinge or in the Tunnel, never in both.
guide-workers-synergy = If both do the same kind of work, the second one does { $more } more. Example: both have { $disks }. The first has { $alone } actions, the second { $together }: { $all } in all.
guide-workers-summer = { $bonuses ->
        [none] No season brings your own workers anything more.
       *[some] { FORM($bonuses, "sentences") } { FORM($example, "sentences") }
    }
guide-workers-digger = Then there is the { $worker }. { $text }{ $example ->
        [none] {""}
       *[some] {" "}You have no choice there. { FORM($example, "sentences") }
    }

## Water and props

guide-water = Water and props
guide-water-where = Water lies in the Pinge until the Pinge is exhausted; then all of it, old and new, lies in the shaft. There is no limit to how much you can have.
guide-water-stops = With { $pinge } or more water in the Pinge nobody digs there. With { $reeling } or more in the shaft no coal is reeled up, and with { $tunnel } or more nobody digs in the Tunnel.
guide-water-out = Water in the Pinge is removed by { $pinge ->
        [none] no worker
       *[some] { $pinge }, { $removed } with an action
    }. Water in the shaft is removed by { $shaft ->
        [none] no worker
       *[some] { $shaft }
    }, and by these developments: { $tiles }.
guide-water-score = At the end of the game water counts { $more } a piece{ $free ->
        [0] .
       *[other] , but { $free } in your mine { $free ->
            [one] is
           *[other] are
        } free.
    } Example: { $water } count { $sum }.
guide-water-props = Most coal lies behind a wood field. Wood from your farm, placed on the leftmost empty field, props the gallery up and lets you reach what lies behind. { $behind ->
        [none] All coal of the Pinge, { $open }, lies open.
       *[some] In the Pinge { $open } lie open, and the first prop opens { $behind } more.
    }
guide-water-free = Placing a prop is free: at any moment of your turn, even in the middle of a worker's actions, and in winter before the counting. Wood just made can be placed at once. It stays in the mine.

## Developments

guide-developments = Developments
guide-developments-why = A development gives you VP and something that lasts: an ability, a building, a marker to use once, goods at once, or VP at the end. Instead of working, your farmer may acquire one in a phase; so may the farmhand, once improved.
guide-developments-cost = The disks at its edge must be matched exactly, colour by colour; a grey one may be any colour. One disk too many is as wrong as one too few.
guide-developments-where = In the top row you may take any. Farther down only what touches one of your own, wherever that is.
guide-developments-distant = What touches none of yours can be had all the same once another player owns it, for a good from your farm, which goes to whoever came there last: { FORM($levels, "semicolons") }.
guide-developments-points = Several players may own the same development, but the earlier the better. VP by arrival: { FORM($levels, "semicolons") }; nothing for whoever comes later.
guide-developments-effects = What a development says you may do, you can also leave; where it says “or”, you choose. What asks for something that you do not have is lost.
guide-developments-markers = A marker can be used once, from the next phase on. One that you still have at the end gives { $marker }.
guide-developments-buildings = Buildings are worth more the more you have: together they give { FORM($vp, "slashes") }⍽VP for { FORM($buildings, "slashes") } of them at the end.
guide-developments-tokens = You have { $tokens } tokens, so you can own { $tokens } developments at most, each only once.
guide-developments-start = If you agree on it, everybody begins with the buildings that are not on the board, or with a farmhand who is improved already. Such a building stores and works as always, but it bears no symbol, so it does not count with the other buildings at the end.

## Tunnel and Haspelknecht

guide-tunnel = Tunnel and Haspelknecht
guide-tunnel-opens = With its last coal the Pinge is exhausted. Its water runs into the shaft, its wood is gone, and the coal-digger goes, too. From the next phase on you can hire a coal-miner and a Haspelknecht.
guide-tunnel-early = { $bonus ->
        [none] To exhaust it gives no VP by itself.
       *[some] Whoever exhausts it early scores at once: { FORM($bonus, "plain") }; later nothing.
    }
guide-tunnel-sections = The Tunnel has { $sections ->
        [one] { $sections } section
       *[other] { $sections } sections
    } with { $coal }, each behind a wood field. A section without coal is emptied, and gives the VP printed on it at the end.
guide-tunnel-dig = Now the { $worker } is there. { $text }{ $workers ->
        [none] {""}
       *[some] {" "}{ CAP($workers) } can dig here too.
    }
guide-tunnel-shaft = Coal from the Tunnel falls into the shaft. It scores nothing there, not in winter and not at the end; first it has to be reeled up to the farm.
guide-tunnel-haspelknecht = And there is the { $worker }. { $text } With { $stops } or more in the shaft no coal can be reeled up.{ $example ->
        [none] {""}
       *[some] {" "}{ FORM($example, "sentences") }
    }
guide-tunnel-symbols = Some sections bear symbols. Whoever owns the development with the same symbol gets { $each } more for each of these sections that is emptied: { $tiles }.

## Winter

guide-winter = Winter
guide-winter-coal = First the coal on your farm is counted: { FORM($vp, "slashes") }⍽VP for { FORM($coal, "slashes") } coal, and { $more } for each one beyond. Example: { $example } give { $points }.
guide-winter-keeps = The coal is not used up. What you store is there again in spring, and scores again next winter.
guide-winter-lease = Then the lease is paid: { FORM($years, "semicolons") }. What you have of it you must pay.
guide-winter-debt = Every piece that is missing is a debt. Debts count { $first } for the first and { $more } for each further one, at the end. Example: { $missing } missing pieces, { $sum }.
guide-winter-storage = At last you store, a piece to a place. Everybody has the farm.{ $tiles ->
        [none] { "" }
       *[some] {" "}Other places come with the { FORM($tiles, "and") }.
    } { FORM($places, "sentences") }
guide-winter-rest = What finds no place is lost. So use up what you cannot store: place wood in the mine, buy, exchange. Thaler, markers and the coal in the shaft need no place.

## The end

guide-end = The end of the game
guide-end-when = After the storage of the last winter, year { $years }, the final scoring begins.{ $ends ->
        [none] {""}
       *[some] {" "}The game ends sooner, with the winter that follows at once, after a season or winter in which somebody has { FORM($ends, "or") }.
    }
guide-end-tunnel = Every emptied section of the Tunnel gives its VP, and what its symbols bring.
guide-end-developments = { $tiles } score symbols on your developments. Building symbols together give { FORM($vp, "slashes") }⍽VP for { FORM($buildings, "slashes") }, each unused marker { $marker }.
guide-end-thaler = Thaler give { FORM($vp, "slashes") }⍽VP for { FORM($thaler, "slashes") }, and { $more } for each one beyond.
guide-end-loss = Debts count { $first } for the first, { $next } for each further one. Water in the mine counts { $more } a piece{ $free ->
        [0] .
        [one] , apart from the first.
       *[other] , apart from the first { $free }.
    }
guide-end-nothing = Food, wood and iron that are left, and coal that lies in the shaft, are worth nothing.
guide-end-tie = Most VP win. If there is a tie, whoever has taken more coal out of their mine wins; if there still is one, whoever comes earlier in the turn order.

## The developments one by one

guide-tiles = The developments one by one
guide-tiles-board = Not all developments lie on the board in every game. Here is each of them, with the disks that it asks for at its edge. What is not on the board cannot be had in this game, and neither can its marker.

## Black Developments

guide-black = Module: Black Developments
guide-black-level = Below the brown row, on level { $level }, there lies a row of black developments. They give much, and each can be had by one player only.
guide-black-one = You can own one of them at most. It has to touch a development of yours; for goods, from afar, none can be had.
guide-black-points = Whoever is first to acquire one scores most: { FORM($vp, "slashes") }⍽VP for the first, the second and so on. Then you use one of its two effects.
guide-black-bonus = With it you take one of the bonus markers, in secret. It scores at the end, and until then nobody else knows which you have.
guide-black-tokens = With this module you have { $more } tokens for developments instead of { $tokens }.

## Iron

guide-iron = Module: Iron
guide-iron-year = With iron the game lasts { $years } years. The lease of the last one is { $lease }.
guide-iron-iron = Iron is a fourth good. It props the Tunnel like wood does, and some fields there take nothing but iron. None of them can be skipped. It pays for no distant development.
guide-iron-workshop = Whoever exhausts the Pinge gets a workshop, a field that can be used once a phase, from the next one on. { $text }{ $stores ->
        [none] { "" }
       *[some] {" "}In winter it also stores { FORM($stores, "and") }.
    }
guide-iron-tunnel = The Tunnel is a longer one with { FORM($sections, "or") } sections and { FORM($coal, "or") } coal. Only its first { $kept } sections are the old ones. { FORM($iron, "or") } fields want iron. Side A is the same for all, on side B everybody has another.
guide-iron-end = An iron prop gives { $vp } at the end if the section behind it is emptied, { $smithy } with the { $tile }.
guide-iron-tiles = Three developments may join in: { $tile1 }, { $tile2 } and { $tile3 }. They bring iron, or make more of it.

## New developments

guide-valley = New developments
guide-valley-mix = New developments for levels 1 to { $levels } may be mixed in with the others, as many as you like. Each says itself what it does; here are the ones that change the game most.
guide-valley-people = The { $wife } is one more worker. { $text } { $feast } lets you give a food to another player at the autumn water, for { $vp } and, if you like, a dry mine.
guide-valley-water = The { $channel } turns water into VP: whatever you remove is laid on it, and every { $water } there give { $vp }. The { $horse } lets you choose which of your carts counts for the turn order.
guide-valley-trade = The { $pedlar } carries a good that you swap for one of your own. The { $market } trades { $pay } for { $gain }. { $church } and { $community } give a coal to another player, and you get a good deal more in return.
guide-valley-estate = As { $mayor } you pay another lease from the next winter on, every year the same: { $goods }. The { $tipple } gives { $vp } more for every later development that scores.
