# The lessons, read when the first text of one is asked for. Each step has its text by the lesson's id and the step's name,
# a task besides `-task`, `-hint` and one `-wrong-` text for each way that misses it. docs/lessons.md tells how they are written.

## What you want

lesson-goal = What you want
lesson-goal-about = Coal, victory points, and a lease to pay
lesson-goal-welcome = Welcome to your farm on the Ruhr! You play { $years } years. Whoever has the most victory points (VP) then wins. Yours stand up here and on the wheel.
lesson-goal-coal = Coal is the heart of it. Each winter the coal on your farm gives VP, and it stays: it can count again next winter. You have { $coal }: that gives { $coal_vp }. One more, and it would be { $next_coal_vp }! Each further one gives { $further_coal_vp }.
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
