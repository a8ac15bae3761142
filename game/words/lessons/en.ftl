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
lesson-goal-winter-task = Let the farmhand work, and come through winter without debt.
lesson-goal-winter-hint = Click the farmhand; your turn ends by itself once nobody can do more. On the winter's sheet put the coal into the slot, finish, and go on to spring.
lesson-goal-winter-wrong-debt = Winter came before there was food enough: a piece of the lease was missing, and now you have a debt chit. The farmhand would have grown it.
lesson-goal-end = That is the whole year in small: dig, and be ready for winter. Coal that found no room is lost, but it has scored. You have { $score } now. Developments and the Tunnel give VP as well; other lessons tell of them.

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

## Planning and workers

lesson-planning = Planning and workers
lesson-planning-about = What a disk does, and whom you can hire
lesson-planning-own = Your farmer and your farmhand are yours all year. On each lie disks of one colour, as many as you like: { $one_black } is an action in the mine, { $one_brown } gives { $one_wood }, { $one_yellow } gives { $one_food }.
lesson-planning-summer = It is summer now: a farmer who grows food gets { $summer_food } more. The farmhand does not.
lesson-planning-plan = Your disks lie on the carts. A disk that you click goes to the field with the orange rim; click a field to choose it, or drag the disk there. A click takes it back.
lesson-planning-plan-task = Give both work, farmer and farmhand, and finish planning.
lesson-planning-plan-hint = Click a field, then disks of one colour; then the other field and the other colour. “Finish planning” ends it.
lesson-planning-plan-wrong-idle = One of the two has nothing to do, though disks were left. Unused disks simply go back into the bag.
lesson-planning-digger = Well planned! Another table, in autumn. You can also hire the coal-digger: for { $one_yellow }, { $one_food } or { $one_thaler } he has { $digger } actions in the Pinge. What pays him must be yours when you plan.
lesson-planning-synergy = And a trick worth knowing: if farmer and farmhand do the same kind of work, the second one does { $synergy } more than he has disks for.
lesson-planning-four = You have three black disks and { $food }, and four pieces of coal lie open. There is more than one way to get them all.
lesson-planning-four-task = Plan and work so that you dig four coal in this phase.
lesson-planning-four-hint = Three disks on one worker dig three. Share them out, or let the coal-digger help.
lesson-planning-four-wrong-few = That was too little: some coal still lies open. It takes all your black disks, and more: both of your people in the mine together, or the coal-digger.
lesson-planning-end = All four are out! Who works first, and with whom, is up to you in every turn. Next: the water that stops it all.

## Water and props

lesson-water = Water and props
lesson-water-about = What stops the work, and what opens the way
lesson-water-stops = This is the water in your Pinge: { $water }. With { $stops_pinge } or more nobody digs here. It comes with the seasons, and with disks from a pool that has a drop.
lesson-water-drain = An action in the mine removes { $drained }, or digs one coal. Your farmer has two black disks, so two actions.
lesson-water-drain-task = Get a coal out of the Pinge.
lesson-water-drain-hint = Click the farmer, then the water, then the coal.
lesson-water-drain-wrong-dry = Now the Pinge is dry, but no coal is dug. One action was enough for the water.
lesson-water-drain-wrong-turn = The turn is over, and no coal is dug.
lesson-water-prop = The first coal lay open. The next lies behind an empty wood field, and nobody reaches it without a prop. You have { $wood } on the farm.
lesson-water-open = Placing a prop is free: at any time in your turn, also in the middle of a worker's actions. It goes to the first empty field from the left.
lesson-water-open-task = Place a prop, and dig the coal behind it.
lesson-water-open-hint = Click the empty field in the Pinge; then let the farmer dig.
lesson-water-open-wrong-turn = The turn is over, and the coal still lies behind its wood field, or untouched.
lesson-water-both = Another table, and everything at once: { $water } in the Pinge, an empty wood field, and no wood. You have two black disks and a brown one; a brown disk makes { $one_wood }.
lesson-water-again = Plan for it, and mind who works first.
lesson-water-again-task = Dig a coal in this phase, and leave less than { $stops_pinge } in the Pinge, so that digging can go on.
lesson-water-again-hint = Brown on one, black on the other. The one with the brown disk works first, then you place the prop; then the other drains and digs.
lesson-water-again-wrong-order = The wood was made, but no prop stood before that coal when the one who mines worked: it has to be placed first.
lesson-water-again-wrong-prop = The prop stands, but the coal still lies there. Whoever mines needs an action for the water, and one to dig.
lesson-water-again-wrong-wood = Without { $one_wood } nobody reaches that coal, and what you have not got you cannot place.
lesson-water-end = Dry feet and a way that is open: that is half of good mining. Water left at the end of the game costs VP, too.

## Developments

lesson-developments = Developments
lesson-developments-about = What they cost, and why it pays to be early
lesson-developments-cost = Instead of working, your farmer can acquire one development in a phase. At its edge stand the disks it asks for, exactly so many: a grey one may be of any colour.
lesson-developments-points = A development gives VP at once, most to whoever comes first. VP by arrival: { FORM($arrivals, "semicolons") }. Several players can have the same one.
lesson-developments-first = You have two black disks and two brown ones. In the top row you may take any development whose disks you lay.
lesson-developments-first-task = Acquire a development of the top row.
lesson-developments-first-hint = Two black disks on the farmer fit the one, two brown ones the other. Finish planning; then click the development.
lesson-developments-first-wrong-none = Nothing was acquired. Exactly the disks at the edge must lie on the farmer: one too many is as wrong as one too few.
lesson-developments-beside = Now the Pickaxe is yours: your farmhand can develop, too. Further down you may only take what touches one of your own.
lesson-developments-second = You have three disks, one black and two brown. They will pay for a development of the second row.
lesson-developments-second-task = Acquire a development of the second row.
lesson-developments-second-hint = All three disks on one worker, as the edge asks. What glows when you work can be had.
lesson-developments-second-wrong-level = That is a good development, but one of the top row. The second row asks for one disk more.
lesson-developments-second-wrong-none = Nothing of the second row was acquired. All three disks have to lie on the same worker.
lesson-developments-distant = Once somebody else owns a development, you can have it even if it touches none of yours. You give them a good from your farm for it: { FORM($distant, "semicolons") }. Put the pointer on a development, and you read what it does.

## Tunnel and Haspelknecht

lesson-tunnel = Tunnel and Haspelknecht
lesson-tunnel-about = What comes when the Pinge is empty
lesson-tunnel-last = Year two, and only one coal is left in your Pinge. Once it is out, the Pinge is exhausted and the Tunnel opens. { $bonus ->
        [none] {""}
       *[some] Being early gives VP at once: { FORM($bonus, "plain") }.
    }
lesson-tunnel-exhaust = Your farmer has one black disk.
lesson-tunnel-exhaust-task = Exhaust the Pinge.
lesson-tunnel-exhaust-hint = Click the farmer, then the last coal.
lesson-tunnel-exhaust-wrong-water = The water is gone, but the coal is still there, and the disk is used.
lesson-tunnel-exhaust-wrong-turn = The turn is over, and the last coal still lies there.
lesson-tunnel-open = Well done! A season later a first prop stands in the Tunnel. It has { $sections } sections, each behind a wood field; an empty one scores the VP above it at the end of the game. The water from the Pinge now lies in the shaft.
lesson-tunnel-shaft = The coal-digger has gone. The coal-miner digs up to { $miner } here, for { $one_food } or { $one_thaler }. It falls into the shaft and counts for nothing there: the Haspelknecht, for { $one_yellow }, { $one_food } or { $one_thaler }, reels it up to the farm.
lesson-tunnel-reel = You have { $food }, { $wood }, two black disks and a yellow one. Farmer and farmhand can dig here as well.
lesson-tunnel-reel-task = Bring a coal from the Tunnel up to your farm.
lesson-tunnel-reel-hint = Somebody has to dig first, then the Haspelknecht reels. Pay the one with food, and the other with food or the yellow disk.
lesson-tunnel-reel-wrong-shaft = The coal lies in the shaft, and there it counts for nothing. Nobody was hired to reel it up, or he worked too early.
lesson-tunnel-reel-wrong-none = Nobody dug, so there was nothing to reel up.
lesson-tunnel-end = Up it comes, and more would follow in the same way! Mind the water in the shaft: with { $stops_reeling } or more nothing is reeled up before some is removed, and with { $stops_tunnel } nobody digs in the Tunnel.

## Winter

lesson-winter = Winter
lesson-winter-about = Score, pay and store without loss
lesson-winter-scale = First the coal on your farm scores: from { $first_coal } on there are { $first_coal_vp }, and { $further_coal_vp } for each further one. You have { $coal }, worth { $coal_vp }; one more would make { $next_coal_vp }.
lesson-winter-lease = Then the lease is paid, this year { FORM($lease, "plain") }. You have { $food } and { $thaler }. Each missing piece is a debt chit, which counts { $first_debt } at the end, every further one { $further_debt }.
lesson-winter-storage = At last you store: one thing has room on your farm, the rest is lost. Wood gives { $farm_wood } there; coal gives nothing, but it is there again next year. Thaler need no room.
lesson-winter-winter = It is autumn: two black disks and a yellow one. Get ready, then come through the winter.
lesson-winter-winter-task = Reach spring with no new debt and at least two VP more.
lesson-winter-winter-hint = Black on one, yellow on the other. After your turn, score the coal; then store something and finish.
lesson-winter-winter-wrong-debt = Something of the lease was missing, so you have got a debt chit. A yellow disk makes the food, and the Thaler must not be spent before.
lesson-winter-winter-wrong-coal = The lease is paid, but there was too little coal to score. Black disks dig it before winter.
lesson-winter-end = You have { $score } and an honest farm. Next year's lease is dearer in Thaler, so think of it in good time. That was the last lesson: now play!

## Explained in a first game

lesson-moment-taking-title = Taking disks
lesson-moment-taking = Disks are the work of your people: black ones mine, brown ones cut wood, yellow ones grow food. Choose a colour in a pool: all its disks there are yours. This first time the pool with the drop gives you { $one_water } as well, and water in the mine stops the work sooner or later.
lesson-moment-drop-title = The drop
lesson-moment-drop = All black disks lie in the pool with the drop. They may be worth the { $one_water }: a black disk removes { $drained } later. Only remember that with { $stops_pinge } or more nobody digs in your Pinge, and that the groundwater of spring and autumn comes in by itself: you have { $water }.
lesson-moment-dry-title = Black and dry
lesson-moment-dry = Black disks lie in a pool without a drop: with them you can mine and stay dry. It matters, for with { $stops_pinge } or more nobody digs in your Pinge, and the groundwater of spring and autumn comes in by itself: you have { $water }.
lesson-moment-second-title = Taking again
lesson-moment-second = You have fewer than { $limit } disks, so you may take once more, up to { $limit } in all. This time the drop does nothing.
lesson-moment-return-title = Water back
lesson-moment-return = Only in this first spring: whoever has fewer than { $limit } disks may give { $one_water } back. There is no reason not to.
lesson-moment-plan-title = Your first plan
lesson-moment-plan = Lay your disks on your people. Farmer and farmhand each take disks of one colour, and the colour says what the worker does. Click a disk and it goes to the field with the orange rim; click a worker to choose his. Nothing is fixed until you finish planning.
lesson-moment-develop-title = A development
lesson-moment-develop = Your disks would pay for a development: lay exactly what stands at its edge on the farmer, and nothing more; grey takes any colour. It gives VP at once, and helps for the rest of the game.
lesson-moment-digger-title = The coal-digger
lesson-moment-digger = He works for { $one_yellow }, { $one_food } or { $one_thaler }: { $digger } actions in the Pinge. If { $stops_pinge } or more lie there he takes that out first, else he digs.
lesson-moment-work-title = Your people work
lesson-moment-work = Click your workers in the order you like; each finishes before the next begins. Your turn ends by itself once nothing is left to do; as long as something is, you end it with the large button.
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
lesson-moment-storage = In winter, once the coal has scored and the lease is paid, you keep one resource in each slot; you have { $slots ->
        [one] { $slots }⍽slot
       *[other] { $slots }⍽slots
    }. What finds no slot is lost. Wood on the farm gives { $farm_wood }, and coal that is kept scores again next winter.
lesson-moment-debt-title = Debt
lesson-moment-debt = You could not pay it all, so you have { $debt }. Debt costs nothing until the end of the game; there it would count { $debt_vp } now.
lesson-moment-marker-title = A marker
lesson-moment-marker = Your marker can be used once. Do it when it gains you most: at the end of the game it would still give a little, but seldom more than its work.
lesson-moment-tunnel-title = The Tunnel opens
lesson-moment-tunnel = Your Pinge is exhausted, and the coal-digger has gone. The coal-miner digs up to { $miner } in the Tunnel for { $one_food } or { $one_thaler }. Each section lies behind a wood field, and scores at the end once it is empty.
lesson-moment-haspelknecht-title = The Haspelknecht
lesson-moment-haspelknecht = Coal from the Tunnel lies in the shaft and counts for nothing there. The Haspelknecht reels it up to the farm: { $haspelknecht } actions for { $one_yellow }, { $one_food } or { $one_thaler }.
lesson-moment-shaft-title = Water in the shaft
lesson-moment-shaft = All your water lies in the shaft now. With { $stops_reeling } or more there no coal comes up: the Haspelknecht has to remove water first. At { $stops_tunnel } nobody digs in the Tunnel either.
lesson-moment-last-title = The last year
lesson-moment-last = After this winter everything is counted: empty sections, developments, Thaler; debt and water cost. Food, wood, and coal left in the shaft are worth nothing then, so use them.

## The card with figures

lesson-goal-figures = The small card beside your name reckons ahead: your coal and its VP in winter, in grey the next step, what of the lease is missing, and at its end your VP if the year ended now. Let the pointer rest on it to see all the parts.
lesson-moment-figures-title = Your figures
lesson-moment-figures = The small card beside your name reckons ahead: your coal and its VP in winter, in grey the next step, and what of the lease is missing. “End” is your VP if the year ended now. Let the pointer rest on it to see all the parts.
