# The lessons, read when the first text of one is asked for. Each step has its text by the lesson's id and the step's name,
# a task besides `-task`, `-hint` and one `-wrong-` text for each way that misses it. docs/lessons.md tells how they are written.

## What you want

lesson-goal = What you want
lesson-goal-about = Coal, victory points, and a lease to pay
lesson-goal-welcome = Welcome to your farm on the Ruhr! You play { $years } years. Whoever has the most victory points (VP) then wins. Yours stand up here and on the wheel.
lesson-goal-coal = Coal is the heart of it. Each winter the coal on your farm gives VP. You have { $coal }: that gives { $coal_vp }. One more, and it would be { $next_coal_vp }! Each further one gives { $further_coal_vp }.
lesson-goal-dig = It is autumn, and your plan lies ready. The black disk lets your farmer work in the mine.
lesson-goal-dig-task = Click your farmer, then the coal in the Pinge.
lesson-goal-dig-hint = First the farmer's field, then the coal that glows. The water may stay where it is.
lesson-goal-dig-wrong-water = Your farmer has taken { $one_water } out of the Pinge. That is useful at times, but a disk is one action only, and now no coal is dug.
lesson-goal-dig-wrong-turn = You have ended your turn, and the farmer has not worked. Without a third piece of coal the winter brings nothing.
lesson-goal-lease = Well dug: { $coal }, that is { $coal_vp } this winter. But the lease is due as well: { FORM($lease, "plain") }. You have { $food }. For each piece that is missing you get a debt chit, and debt hurts at the end: { $first_debt } for the first, { $further_debt } for each further one.
lesson-goal-winter = The yellow disk lets your farmhand grow food. Then the year is over: the coal scores, the lease is paid, and you may store one thing for spring.
lesson-goal-winter-task = Let the farmhand work, end your turn, and come through winter without debt.
lesson-goal-winter-hint = Click the farmhand, then “End turn”. On the winter's sheet put the coal into the slot, finish, and go on to spring.
lesson-goal-winter-wrong-debt = Winter came before there was food enough: a piece of the lease was missing, and now you have a debt chit. The farmhand would have grown it.
lesson-goal-end = That is the whole year in small: dig, and be ready for winter. You have { $score } now. Developments and the Tunnel give VP as well; other lessons tell of them.

## Disks and order

lesson-disks = Disks and order
lesson-disks-about = What the colours do, and who goes first
lesson-disks-colours = Every phase begins with disks; they are the work your people can do. Black ones mine, brown ones cut wood, yellow ones grow food.
lesson-disks-drop = This pool has a drop. Whoever takes disks here in the first taking gets { $one_water } into the mine. In the second taking it is dry.
lesson-disks-first = First taking: choose a pool and a colour, and all disks of that colour are yours. There is no limit.
lesson-disks-first-task = Take at least two disks, and stay dry.
lesson-disks-first-hint = Pool⍽1 has no drop. Both its black and its brown disks will do.
lesson-disks-first-wrong-water = Those disks lay in the pool with the drop: you have got { $one_water }. At times that is worth it, but not now.
lesson-disks-first-wrong-few = One disk is one piece of work. There was more to be had of another colour.
lesson-disks-reserve = What lies in a reserve slides into the pool beside it next phase. So you can see what is coming.
lesson-disks-second = Now your neighbour takes. Then it is your second taking: whoever has fewer than { $limit } disks may take once more, one colour from one pool, up to { $limit } in all.
lesson-disks-second-task = Fill up to { $limit } disks.
lesson-disks-second-hint = Look for a colour of which enough are left. If there are more than you may take, you simply get fewer.
lesson-disks-second-wrong-none = You took nothing, and your people will have less to do. Nobody gives the disks back to you later.
lesson-disks-second-wrong-few = You still have fewer than { $limit } disks. There was a colour with more.
lesson-disks-order = What you took first lies on cart⍽1, and cart⍽1 settles the new turn order. A yellow disk counts { $value_yellow }, a brown one { $value_brown }, a black one { $value_black }. The lowest sum begins. Of equal sums, whoever was later goes first now.
lesson-disks-before = To be first is worth something: you choose your development before the others, and your disks in the next phase. A new phase: your neighbour has already taken two brown disks.
lesson-disks-both = Now both at once: think of your work, and of the order.
lesson-disks-both-task = Go first in the new order, with at least four disks, and stay dry.
lesson-disks-both-hint = Your neighbour's cart⍽1 counts twice { $value_brown }. Stay below that in the first taking; then fill up. In the second taking the drop does nothing.
lesson-disks-both-wrong-water = You went to the drop in the first taking, and got { $one_water }.
lesson-disks-both-wrong-late = Your cart⍽1 counts more than your neighbour's, so you come second.
lesson-disks-both-wrong-few = You go first, but with too few disks. A second taking was still open to you.
lesson-disks-end = Well chosen: you go first, and there is work for everybody. Next you learn what your people do with the disks.

## Explained in a first game

lesson-moment-taking-title = Taking disks
lesson-moment-taking = Disks are the work of your people: black ones mine, brown ones cut wood, yellow ones grow food. Choose a colour in a pool: all its disks there are yours. A few black ones are always good.
lesson-moment-drop-title = The drop
lesson-moment-drop = This pool gives { $one_water } to whoever takes disks from it first. Water in the mine stops the work sooner or later, so only go there for something good.
lesson-moment-second-title = Taking again
lesson-moment-second = You have fewer than { $limit } disks, so you may take once more, up to { $limit } in all. This time the drop does nothing.
lesson-moment-return-title = Water back
lesson-moment-return = Only in this first spring: whoever has fewer than { $limit } disks may give { $one_water } back. There is no reason not to.
lesson-moment-plan-title = Your first plan
lesson-moment-plan = Lay your disks on your people. On farmer and farmhand lie disks of one colour, which says what the worker will do. Click a disk and it goes to the field that is lit; nothing is fixed until you finish planning.
lesson-moment-develop-title = A development
lesson-moment-develop = Your disks would pay for a development: lay exactly what stands at its edge on the farmer, and nothing more; grey takes any colour. It gives VP at once, and helps for the rest of the game.
lesson-moment-digger-title = The coal-digger
lesson-moment-digger = He works for { $one_yellow }, { $one_food } or { $one_thaler }: { $digger } actions in the Pinge. If { $stops_pinge } or more lie there he takes that out first, else he digs.
lesson-moment-work-title = Your people work
lesson-moment-work = Click your workers in the order you like; each finishes before the next begins. When everybody is done, end your turn.
lesson-moment-water-title = Water stops the Pinge
lesson-moment-water = There is { $water } in your Pinge, and with { $stops_pinge } or more nobody digs there. A black disk removes { $drained }; then the way is free again.
lesson-moment-prop-title = A prop is needed
lesson-moment-prop = The next coal lies behind an empty wood field. Wood from your farm goes there with a click, at any time in your turn; until then there is nothing to dig here.
lesson-moment-order-title = The turn order
lesson-moment-order = What you take first lies on cart⍽1 and settles who begins: yellow counts { $value_yellow }, brown { $value_brown }, black { $value_black } a disk, and the lowest sum goes first. Being first, you choose first.
lesson-moment-reserve-title = What is coming
lesson-moment-reserve = Disks in a reserve slide into the pool beside it next phase. A look there tells you what you can count on.
lesson-moment-synergy-title = Together
lesson-moment-synergy = If farmer and farmhand do the same kind of work, the second one does { $synergy } more. Black disks on both bring a lot of coal.
lesson-moment-coal-title = Winter is coming
lesson-moment-coal = This is the last phase before winter. Coal on the farm scores then, from { $first_coal } on: you have { $coal }, worth { $coal_vp }; with one more it would be { $next_coal_vp }.
lesson-moment-lease-title = The lease
lesson-moment-lease = In winter you pay { FORM($lease, "plain") }, and you have not got it all yet. Every piece that is missing is a debt chit: { $first_debt } for the first, { $further_debt } for each further one.
lesson-moment-storage-title = Storing
lesson-moment-storage = What you put into a slot is there again in spring; what finds no slot is lost. Wood on the farm gives { $farm_wood }, and coal that is kept scores again next winter.
lesson-moment-debt-title = Debt
lesson-moment-debt = You could not pay all, so you have a debt chit. It costs nothing until the end of the game, where the first counts { $first_debt } and each further one { $further_debt }.
lesson-moment-marker-title = A marker
lesson-moment-marker = Your marker can be used once. Do it when it gains you most: at the end of the game it would still give a little, but seldom more than its work.
lesson-moment-tunnel-title = The Tunnel opens
lesson-moment-tunnel = Your Pinge is exhausted, and the coal-digger has gone. The coal-miner digs up to { $miner } in the Tunnel for { $one_food } or { $one_thaler }. Each section lies behind a wood field, and scores at the end once it is empty.
lesson-moment-haspelknecht-title = The Haspelknecht
lesson-moment-haspelknecht = Coal from the Tunnel lies in the shaft and counts for nothing there. The Haspelknecht reels it up to the farm: { $haspelknecht } actions for { $one_yellow }, { $one_food } or { $one_thaler }.
lesson-moment-shaft-title = Water in the shaft
lesson-moment-shaft = With { $stops_reeling } or more in the shaft no coal comes up: the Haspelknecht has to remove water first. At { $stops_tunnel } nobody digs in the Tunnel either.
lesson-moment-last-title = The last year
lesson-moment-last = After this winter everything is counted: empty sections, developments, Thaler; debt and water cost. Food, wood, and coal left in the shaft are worth nothing then, so use them.
