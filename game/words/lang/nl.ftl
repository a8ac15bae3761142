# Nederlands. De syntaxis is die van Fluent (https://projectfluent.org/fluent/guide); FORM zet iets in een andere vorm,
# CAP maakt van de eerste letter een hoofdletter. Elke taal zegt dezelfde teksten; de termen staan in docs/glossary.md.
# ⍽ is een vaste spatie, een punt tussen twee letters een afbreekplaats. Meer hierover: docs/languages.md.

## Getallen en opsommingen

number-thousands = .
number-decimal = ,
amount = { $count }⍽{ $noun }
list-none = niets
list-comma = ,
list-semicolon = ;
list-either = { $rest }; of { $last }
list-and = { $rest } en { $last }
list-or = { $rest } of { $last }
list-noun = last
seat = Plaats⍽{ $number }
seat-namesake = { $name }⍽{ $number }
automa-knecht = Knecht
automa-bauer = Bauer
automa-steiger = Steiger
automa-meister = Meister
automa-inclined = { $automa } ({ $temperament })
temperament-plain = evenwichtig
temperament-miner = kompel
temperament-farmer = landbouwer
temperament-inventor = uitvinder
temperament-merchant = koopman

number = { $number }

## Termen

colour-black = { $count ->
        [one] zwarte schijf
       *[other] zwarte schijven
    }
    .short = zwarte
colour-brown = { $count ->
        [one] bruine schijf
       *[other] bruine schijven
    }
    .short = bruine
colour-yellow = { $count ->
        [one] gele schijf
       *[other] gele schijven
    }
    .short = gele
good-food = voedsel
good-wood = hout
good-coal = steenkool
good-iron = ijzer
good-thaler = taler
good-debt = { $count ->
        [one] schuldfiche
       *[other] schuldfiches
    }
good-water = mijnwater
good-shaft = steenkool in de schacht
good-vp = OP
season-spring = lente
season-summer = zomer
season-autumn = herfst
season-winter = winter
step-autumn-water = mijnwater in de herfst
step-first-taking = eerste keer pakken
step-second-taking = tweede keer pakken
step-water-return = terugleggen van mijnwater
step-cart-choice = keuze van de kruiwagen
step-planning = plannen
step-working = uitvoeren
step-winter-scoring = waardering in de winter
step-winter-storage = opslag
field-farmer = boer
    .the = de boer
field-farmhand = knecht
    .the = de knecht
field-coal-digger = kolengraver
    .the = de kolengraver
field-coal-miner = mijnwerker
    .the = de mijnwerker
field-haspelknecht = Haspelknecht
    .the = de Haspelknecht
    .short = Haspelkn.
field-water-mill = watermolen
    .the = de watermolen
field-farmers-wife = boerin
    .the = de boerin
field-workshop = werkplaats
    .the = de werkplaats
place-pinge = Pinge
    .the = de Pinge
place-tunnel = tunnel
    .the = de tunnel
place-shaft = schacht
    .the = de schacht
place-farm = erf
    .the = het erf
slot-farm = erf
    .in = op het erf
    .of = op het erf
slot-barn = schuur
    .in = in de schuur
    .of = in de schuur
slot-coal-store = kolenhok (steenkool)
    .in = in het kolenhok
    .of = voor steenkool in het kolenhok
    .short = hok (steenkool)
slot-wood-store = kolenhok (hout)
    .in = in het kolenhok
    .of = voor hout in het kolenhok
    .short = hok (hout)
slot-workshop = werkplaats
    .in = in de werkplaats
    .of = in de werkplaats
marker-hauling-cable = { $count ->
        [one] hijstouw
       *[other] hijstouwen
    }
marker-wheelbarrow = { $count ->
        [one] handkar
       *[other] handkarren
    }
marker-ladder = { $count ->
        [one] ladder
       *[other] ladders
    }
marker-windlass = { $count ->
        [one] lier
       *[other] lieren
    }
marker-oil-lamp = { $count ->
        [one] olielamp
       *[other] olielampen
    }
marker-hammer-and-pick = { $count ->
        [one] hamer en beitel
       *[other] hamers en beitels
    }
marker-wicker-basket = { $count ->
        [one] rieten mand
       *[other] rieten manden
    }
marker-cottage = { $count ->
        [one] keuterij
       *[other] keuterijen
    }
marker-kiepenkerl = { $count ->
        [one] Kiepenkerl
       *[other] Kiepenkerls
    }
marker-market = { $count ->
        [one] weekmarkt
       *[other] weekmarkten
    }
marker-abandoned-farm = { $count ->
        [one] verlaten boerderij
       *[other] verlaten boerderijen
    }

## Ontwikkelingen

tile-11 = Juk
tile-12 = Schuur
tile-13 = Pikhouweel
    .split = Pik·houweel
tile-14 = Hijstouw
    .split = Hijs·touw
tile-15 = Meiler
tile-16 = Rieten mand
tile-17 = Houweel & schop
tile-18 = Watergoot
    .split = Water·goot
tile-19 = Boerin
tile-21 = Emmer
tile-22 = Handkar
tile-23 = Ladder
tile-24 = Kolenhok
    .split = Kolen·hok
tile-25 = Lier
tile-26 = Keuterij
tile-27 = Jaagpaard
    .split = Jaag·paard
tile-28 = Kiepenkerl
    .split = Kiepen·kerl
tile-29 = Oogstfeest
    .split = Oogst·feest
tile-31 = Houtvoorraad
    .split = Hout·voorraad
tile-32 = Olielamp
    .split = Olie·lamp
tile-33 = Hamer en beitel
tile-34 = Kolenzak
    .split = Kolen·zak
tile-35 = Watermolen
    .split = Water·molen
tile-36 = Weekmarkt
    .split = Week·markt
tile-37 = Dorpskerk van Stiepel
    .short = Dorpskerk
    .split = Dorps·kerk van Stiepel
tile-38 = Gemeenschapstunnel
    .split = Gemeen·schaps·tunnel
tile-41 = Kolenman
    .split = Kolen·man
tile-42 = Lorrie
tile-43 = Bolderkar
    .split = Bolder·kar
tile-44 = Paard en wagen
tile-45 = Kleine kolenmijn
    .split = Kleine kolen·mijn
tile-46 = Schout
tile-47 = Lorriekipper
    .split = Lorrie·kipper
tile-51 = Kolenaak
    .split = Kolen·aak
tile-52 = Mijnmeter
    .split = Mijn·meter
tile-53 = Nieuwe tunnel
tile-54 = Rosmolen
    .split = Ros·molen
tile-55 = Kolenspoor
    .split = Kolen·spoor
tile-10E = Verlaten boerderij
    .split = Ver·laten boer·derij
tile-30E = Marskramer
    .split = Mars·kramer
tile-40E = Dorpssmederij
    .split = Dorps·smederij

## De tafel

vp = { $vp }
good = { $good }
tile = { $tile }
tile-short = { FORM($tile, "short") }
tile-split = { FORM($tile, "split") }
symbol-agriculture = landbouw
symbol-building = gebouw
symbol-mining = mijnbouw
ribbon-year = Jaar⍽{ $year } · { $season }
ribbon-step-water = Mijnwater
ribbon-step-refill = Aanvullen
ribbon-step-taking-1 = Pakken⍽I
ribbon-step-taking-2 = Pakken⍽II
ribbon-step-order = Volgorde
ribbon-step-planning = Plannen
ribbon-step-working = Uitvoeren
ribbon-step-scoring = Waardering
ribbon-step-payment = Pacht
ribbon-step-storage = Opslag
ribbon-undo = Terug
ribbon-why = Waarom
wheel-water = Mijn·water
wheel-spring = Lente
wheel-summer = Zomer
wheel-autumn = Herfst
wheel-scoring = Waar·dering
wheel-payment = Pacht
wheel-storage = Opslag
wheel-order = Spelersvolgorde
wheel-lease = Pacht
table-developments = Ontwikkelingen
table-level = Niveau⍽{ $level }
table-level-points = { $level }   { $points }
table-arrival = { $points }⍽OP
table-arrival-none = ieder heeft er een
table-distant = ver: { FORM($goods, "or") }
table-distant-any = ver: vrij
table-distant-black = 1⍽per speler
table-distant-open = voor iedereen
table-disks = Schijven
table-bag = zak⍽{ $count }
table-pool = Actieveld⍽{ $number }
table-pool-short = Veld⍽{ $number }
table-reserve = voorraad
table-take = pak⍽{ $count }
table-wet-pool = { $water }
card-owned = In bezit van { FORM($owners, "plain") }
card-not-owned = Van niemand
card-distant = { CAP($distant) }
card-level = Niveau⍽{ $level }, { $symbol }
board-tokens-left = nog { $count }
board-good-food = voedsel
board-good-wood = hout
board-good-coal = kolen
board-good-iron = ijzer
board-good-thaler = taler
board-good-debt = schuld
board-cart = Kruiwagen⍽{ $number }
board-cart-value = waarde { $value }
board-unlaid = { $count } over
board-markers = Fiches
board-markers-fresh = vaag: volgende fase
board-pinge = Pinge
board-pinge-exhausted = Pinge, uitgeput
building-barn = Schuur
building-coal-storage = Kolen·hok
building-charcoal-burner = Meiler
building-water-mill = Water·molen
field-name = { CAP($field) }
field-name-short = { CAP(FORM($field, "short")) }
field-note-develops = ontwikkelt ook
field-note-works = alleen werk
field-note-coal-digger = { $actions }× mijn
field-note-coal-digger-short = { $actions }× mijn
field-note-coal-miner = { $actions }× tunnel
field-note-coal-miner-short = { $actions }× tunnel
field-note-haspelknecht = { $actions }× schacht
field-note-haspelknecht-short = { $actions }× schacht
field-note-water-mill = graan of kolen
field-note-water-mill-short = graan, kolen
field-note-farmers-wife = { $actions }× mijn
field-note-farmers-wife-short = { $actions }× mijn
field-note-flipped = mijn of { $made }
field-note-flipped-short = of { $made }
field-note-workshop = geeft { $made }
field-note-workshop-short = geeft { $made }
field-at-work = bezig: nog { $left }
field-has-worked = heeft gewerkt
field-paid = betaald
field-plan = { FORM($uses, "or") }
field-plan-mining = { $count }× mijn
field-plan-wood = { $count }× hout
field-plan-food = { $count }× voedsel
field-plan-kinds = { FORM($kinds, "plain") }
field-plan-mixed = gemengd werk
field-plan-any = { $count }× naar keuze
field-plan-tiles = prijs van { $count } tegels
log-title = Logboek
log-title-open = Logboek: het muiswiel bladert terug, een klik sluit

## Waar OP, goederen en mijnwater vandaan komen, per regel

source-tile = “{ $tile }”
source-S6 = beginvoorraad
source-Y2 = mijnwater van het seizoen
source-D4 = actieveld met water
source-E4 = werk
source-E8 = zomer
source-M7 = vroeg uitgeputte Pinge
source-T6 = volgorde van aankomst
source-W1 = steenkool op het erf
source-W2 = pacht
source-W3 = opslag
source-B3 = aankomst op een zwarte ontwikkeling
source-B6 = bonusfiche
source-I3 = werkplaats
source-I5 = ijzeren stutten
source-G1 = lege tunneldelen
source-G2 = tunnelbonus
source-G3 = ontwikkelingsbonus
source-G4 = gebouwen
source-G5 = ongebruikte actiefiches
source-G6 = taler
source-G7 = schuld
source-G8 = mijnwater

## Winter

winter-lease = De pacht bedraagt { $lease }; wat ontbreekt, kost per stuk { $debt }.
winter-lease-schultheiss = Met “{ $tile }” is dat { $lease }.

## Gebeurtenissen: het logboek en de opdracht replay

event-season-began = Jaar⍽{ $year }, { $season }.
event-water-taken = { $seat } krijgt { $water } in { $place ->
        [tunnel] de schacht
       *[pinge] de Pinge
    } ({ $rule }).
event-water-returned = { $seat } legt { $water } terug.
event-disks-returned = { $seat } legt { $disks } terug in de zak.
event-no-disks-returned = { $seat } legt geen schijven terug in de zak.
event-reserve-moved = Actieveld⍽{ $pool } krijgt { $disks } van het voorraadveld ernaast.
event-reserve-empty = Actieveld⍽{ $pool } krijgt niets van het voorraadveld ernaast.
event-disks-drawn = Actieveld⍽{ $pool } krijgt { $disks } uit de zak.
event-reserve-drawn = Voorraadveld⍽{ $pool } krijgt { $disks } uit de zak.
event-disks-taken = { $seat } pakt { $disks } van actieveld⍽{ $pool } voor kruiwagen⍽{ $cart }.
event-disks-swapped = { $seat } wisselt { $action } van actieveld⍽{ $pool } om met { FORM($reserve, "short") } van het voorraadveld ernaast.
event-declined = { $seat } { $step ->
        [autumn-water] geeft geen voedsel
        [second-taking] pakt niets meer
        [water-return] houdt het mijnwater
       *[other] ziet ervan af
    }.
event-food-given = { $seat } geeft { $to } { $food } ({ $rule }).
event-food-given-and-water = { $seat } geeft { $to } { $food } en neemt het mijnwater toch ({ $rule }).
event-food-to-supply = { $seat } geeft { $food } aan de algemene voorraad ({ $rule }).
event-food-to-supply-and-water = { $seat } geeft { $food } aan de algemene voorraad en neemt het mijnwater toch ({ $rule }).
event-cart-counted = { $seat } laat kruiwagen⍽{ $cart } tellen voor de spelersvolgorde (“{ $tile }”).
event-order-set = De nieuwe spelersvolgorde: { FORM($order, "plain") }.
event-order-set-seat = { $seat } ({ $value })
event-field-laid = { $seat } legt { $lay } op { FORM($field, "the") }.
event-payment-spent = { $seat } betaalt { FORM($field, "the") }: { $lay }.
event-paid-for-nothing = { $seat } heeft { FORM($field, "the") } voor niets betaald: { $lay }.
event-lamp-kept = { $seat } houdt het actiefiche “{ $marker }”.
event-field-returned = { $seat } krijgt { $lay } ongebruikt terug van { FORM($field, "the") }.
event-plans-revealed = Alle plannen liggen open.
event-turn-began = { $seat } is aan de beurt.
event-turn-ended = { $seat } beëindigt de beurt.
event-worker-activated = Bij { $seat } { $field ->
        [water-mill] begint de watermolen te draaien
        [workshop] wordt in de werkplaats gewerkt
       *[farmer] gaat { FORM($field, "the") } aan het werk
    }.
event-worker-activated-with-synergy = Bij { $seat } gaat { FORM($field, "the") } aan het werk, met { $synergy ->
        [one] { $synergy }⍽actie
       *[other] { $synergy }⍽acties
    } extra door samenwerking.
event-worker-stopped = Bij { $seat } is { FORM($field, "the") } klaar.
event-gained = { $seat } krijgt { $goods } ({ $rule }).
event-spent = { $seat } geeft { $goods } uit ({ $rule }).
event-debt-returned = { $seat } legt { $goods } terug ({ $rule }).
event-scored = { $seat } krijgt { $vp } ({ $rule }).
event-vp-lost = { $seat } verliest { $vp } ({ $rule }).
event-coal-dug = { $seat } wint { $coal } in { FORM($place, "the") }.
event-section-emptied = { $seat } maakt tunneldeel⍽{ $section } leeg.
event-water-drained = { $seat } verwijdert { $water } uit { $place ->
        [tunnel] de schacht
       *[pinge] de Pinge
    }.
event-water-channelled = { $seat } legt { $water } op “{ $tile }”; daar { $lying ->
        [0] blijft niets liggen
        [one] ligt er nu { $lying }
       *[other] liggen er nu { $lying }
    }.
event-coal-given-of-farm = { $seat } geeft { $to } { $coal } van het erf.
event-coal-given-of-pinge = { $seat } geeft { $to } { $coal } uit de Pinge.
event-coal-given-of-tunnel = { $seat } geeft { $to } { $coal } uit de tunnel.
event-coal-given-of-shaft = { $seat } geeft { $to } { $coal } uit de schacht.
event-coal-given-by-tile = { $seat } geeft { $to } { $coal } van “{ $tile }”.
event-coal-reeled = { $seat } takelt { $coal } omhoog naar het erf.
event-prop-placed = { $seat } plaatst de { $index }e stut in { FORM($place, "the") }.
event-iron-prop-placed = { $seat } plaatst de { $index }e stut in { FORM($place, "the") }, een van ijzer.
event-pinge-exhausted = De Pinge van { $seat } is uitgeput{ $moved ->
        [none] .
       *[some] : { FORM($moved, "plain") }.
    }
event-pinge-water-moved = { $water } naar de schacht
event-pinge-props-moved = { $wood } naar de algemene voorraad
event-workshop-gained = { $seat } krijgt een werkplaats voor de volgende fasen.
event-tile-acquired = { $seat } schaft met { FORM($field, "the") } “{ $tile }” aan, als { $arrival ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
       *[other] { $arrival }e
    }.
event-distant-paid = { $seat } geeft { $owner } { $goods } voor de ontwikkeling op afstand.
event-marker-gained = { $seat } krijgt het actiefiche “{ CAP($marker) }”.
event-marker-used = { $seat } gebruikt het actiefiche “{ CAP($marker) }”.
event-bonus-taken = { $seat } pakt in het geheim een bonusfiche.
event-kiepenkerl-laden = { $seat } legt { $goods } op “{ $tile }”.
event-option-chosen = { $seat } kiest bij “{ $tile }”: { $option }.
event-lease-paid = { $seat } betaalt { $paid ->
        [none] geen pacht
       *[some] { $paid } aan pacht
    }.
event-lease-paid-and-debt = { $seat } betaalt { $paid ->
        [none] geen pacht
       *[some] { $paid } aan pacht
    } en neemt { $debt }.
event-stored = { $seat } slaat { FORM($slot, "in") } { $goods } op.
event-lost = { $seat } verliest { $goods }, want er is geen opslagplaats vrij.
event-game-ended = Het spel is afgelopen: { $winner } wint het spel, voor { $others }.

## Keuzes van een ontwikkeling, zoals ze gemaakt worden

option-parts = { FORM($parts, "plain") }
option-gain = { $gain }
option-gain-if-black = { $gain } voor { $blacks }
option-pay = { $pay } uitgeven
option-trade = { $pay } voor { $gain }
option-dig = tot { $coal } winnen
option-drain = tot { $water } verwijderen
option-debt = { $debt } terugleggen
option-marker = een actiefiche pakken
option-bonus = een bonusfiche pakken
option-kiepenkerl = ruilen met de Kiepenkerl
option-give-farm = { $coal } van het erf weggeven
option-give-mine = { $coal } uit de mijn weggeven
option-give-shaft = { $coal } uit de schacht weggeven
option-give-tile = { $coal } van de tegel weggeven
option-one-of = { FORM($options, "or") }
option-gifts = { $count ->
        [one] { $count }⍽gift
       *[other] { $count }⍽giften
    }

## De opdracht replay

tell-title = Haspelknecht: { FORM($seats, "plain") }
tell-board = Bord: { $board }
tell-modules = Modules: { FORM($modules, "plain") }
tell-tunnel = Uitgebreide tunnel: kant { $side }
tell-seed = Startwaarde: { $seed }
tell-season = Jaar { $year }, { $season }
tell-step = { CAP($step) }
tell-ends-here = Het spelverslag eindigt hier; { $seat } is aan de beurt.
tell-final = Eindtelling
tell-rank = { $rank }. { $seat }: { $vp }
tell-during = Tijdens het spel
tell-score = { $line } ({ $rule })
module-black = Zwarte ontwikkelingen
module-iron = IJzer
layout-rows-for-2 = Rijen voor 2
layout-rows-for-3 = Rijen voor 3
layout-rows-for-4 = Rijen voor 4
layout-tower = Toren
layout-three-long-legs = Drie lange poten
layout-four-long-legs = Vier lange poten
layout-wings = Vleugels
layout-three-short-legs = Drie korte poten
layout-four-short-legs = Vier korte poten
layout-two-short-asymmetric-legs = Twee korte ongelijke poten
layout-two-long-asymmetric-legs = Twee lange ongelijke poten
layout-flower = Bloem
layout-butterfly = Vlinder
layout-two-rounds = Twee ringen
layout-three-circles = Drie cirkels

## De eindtelling

score-G1 = Tunnel
score-G2 = Tunnelbonus: “{ $tile }”
score-G3 = Ontwikkelingsbonus: “{ $tile }”
score-G4 = Gebouwen
score-G5 = Ongebruikte actiefiches
score-G6 = Taler
score-G7 = Schuld
score-G8 = Mijnwater
score-B6 = Bonusfiche
score-I5 = IJzeren stutten

## De telling, regel voor regel

count-coal = Steenkool op het erf
count-lease = De pacht
count-storage = Opslag
count-loss = Wat geen opslagplaats heeft, gaat verloren
count-line = { $line }: { FORM($seats, "plain") }
count-seat = { $seat } { $vp }
result-developments = Aangeschafte ontwikkelingen
result-pinge = Vroeg uitgeputte Pinge
result-coal = Steenkool op het erf in de winter
result-storage = Opslag in de winter
result-effects = Effecten van ontwikkelingen en fiches
result-total = Overwinningspunten
result-coal-removed = Steenkool uit de mijn gehaald

## Automa’s: speelsterkten en temperamenten

level-meister = Speelt elke keuze bij het pakken een paar keer verder door, telkens met een andere invulling van wat onbekend is, en kiest dan pas.
level-steiger = Weegt alle plannen voor een fase af en houdt er bij het pakken rekening mee wat de anderen zullen pakken.
level-bauer = Plant elke fase goed voor het eigen erf en kijkt niet naar de anderen.
level-knecht = Een beginner met een paar vaste regels: de grootste groep, de duurste ontwikkeling, werk voor elke arbeider.
level-measured = Wint { $share }% van { $games } spellen tegen { $against }, gemiddeld { $vp } tegen { $theirs }.
baseline-greedy = een gretige speler
baseline-random = een speler die lukraak speelt
inclination-plain = Wil zoveel mogelijk OP, waar ze ook vandaan komen.
inclination-miner = Houdt van de tunnel: gaat er verder in dan anderen en plaatst de stutten die daarvoor nodig zijn.
inclination-farmer = Houdt van een volle voorraadkast: verzamelt voedsel en hout, en maakt weinig schuld.
inclination-inventor = Schaft de ene ontwikkeling na de andere aan en komt zelden in de tunnel.
inclination-merchant = Gaat waar taler te halen zijn, houdt ze vast en maalt niet om een schuld.

## Het paneel dat zegt waarom: op welke manier een zet iets waard is, en waar dat vandaan komt

aspect-now = OP nu
aspect-end = OP eindtelling
aspect-later = werk voor later
aspect-denies = tegen anderen
aspect-risk = risico
why-title = Redenen van { $seat }
why-title-advice = Advies van { $adviser }
why-when = Jaar⍽{ $year }, { $season }: { $step ->
        [autumn-water] mijnwater
        [winter-scoring] waardering
        [winter-storage] opslag
       *[other] { $step }
    }
why-weighed = Afgewogen keuzes
why-worth = waarde in OP
why-figure = { $vp }
why-parts = { FORM($parts, "plain") }
why-part = { $meant } { CAP($parts) }.
why-now = OP die onmiddellijk op het telspoor komen.
why-end = OP die de eindtelling oplevert.
why-later = Wat het later in het spel mogelijk maakt, in OP.
why-denies = Wat het de anderen ontneemt, in OP.
why-risk = Wat er mis kan gaan, in OP: mijnwater, schuld, een schijf die niet komt.
why-note = Wijs een rij aan om te zien waaruit die bestaat.
why-note-costs = Wijs een rij aan voor de delen. Links van de streep: kosten.
why-marked = Op tafel is het blauw gemarkeerd.
why-play = Zo spelen
why-lay-so = Zo leggen
why-follow-tip = Kan ook met Enter.
why-close-tip = Sluiten (Esc).
why-earlier-tip = De vorige beslissing (Links).
why-later-tip = De volgende beslissing (Rechts).
why-no-earlier = Er is geen eerdere beslissing.
why-no-later = Dit is de laatste beslissing.
why-nothing-yet = Nog geen automa heeft in dit spel iets afgewogen.
why-no-question = Je hebt nu niets te beslissen.
component-changes = { FORM($changes, "plain") }
component-change = { $what } { $by }
component-denies = { $seat }
component-denies-all = { $seat } pakt niets meer in plaats van { $wanted }
component-denies-disks = { $seat } pakt { $taken } in plaats van { $wanted }
component-risk-of-draws = hangt af van wat er uit de zak komt
component-risk-of-others = als anderen pakken wat er nog bij moet komen
priority-pinge = Pinge
priority-tunnel = tunnel
priority-coal = steenkool
priority-lease = pacht
priority-developments = ontwikkelingen
priority-thaler = taler
priority-water = mijnwater
priority-props = stutten
priority-wood = hout
priority-food = voedsel
priority-shaft = steenkool in de schacht
priority-markers = actiefiches
priority-iron = ijzer
priority-iron-props = ijzeren stutten
priority-bonus-marker = bonusfiche
priority-water-channel = watergoot
priority-liking-coal = voorliefde voor steenkool
priority-liking-goods = voorliefde voor goederen
priority-liking-developments = voorliefde voor ontwikkelingen
priority-liking-thaler = voorliefde voor taler

## Daden, vaak meer dan een na elkaar, alle achter “om”: “Activeert de boer om 3 steenkool in de Pinge te winnen en 1 voedsel te krijgen.”

deed-acquire = “{ $tile }” aan te schaffen
deed-acquire-for-vp = “{ $tile }” aan te schaffen voor { $vp }
deed-drain = { $water } te verwijderen
deed-prop = { $count ->
        [one] { $count }⍽stut
       *[other] { $count }⍽stutten
    } te plaatsen
deed-dig-pinge = { $coal } in de Pinge te winnen
deed-dig-tunnel = { $coal } in de tunnel te winnen
deed-exhaust = de Pinge uit te putten
deed-exhaust-for-vp = de Pinge uit te putten voor { $vp }
deed-empty-sections = { $count ->
        [one] { $count }⍽tunneldeel
       *[other] { $count }⍽tunneldelen
    } leeg te maken
deed-reel = { $coal } omhoog te takelen
deed-gain = { $goods } te krijgen

## Redenen: wat een automa het liefst wil

reason-wish-vp = Het gaat vooral om OP die onmiddellijk tellen.
reason-wish-pinge = Het gaat vooral om een vroeg uitgeputte Pinge, voor de bonus en de weg naar de tunnel.
reason-wish-tunnel = Het gaat vooral om lege tunneldelen, die aan het einde OP opleveren.
reason-wish-coal = Het gaat vooral om steenkool op het erf, die in de winter OP oplevert.
reason-wish-lease = Het gaat er vooral om de pacht zonder schuld te betalen.
reason-wish-developments = Het gaat vooral om ontwikkelingen: om wat ze doen, waar ze toe leiden en wat ze opleveren.
reason-wish-thaler = Het gaat vooral om taler, voor de pacht en de eindtelling.
reason-wish-water = Het gaat vooral om zo weinig mogelijk mijnwater.
reason-wish-props = Het gaat vooral om stutten, die de volgende steenkool bereikbaar maken.
reason-wish-wood = Het gaat vooral om hout, voor stutten en voor de opslag.
reason-wish-food = Het gaat vooral om voedsel, waarmee ingehuurde arbeiders betaald worden.
reason-wish-shaft = Het gaat vooral om steenkool in de schacht, die later omhoog kan.
reason-wish-markers = Het gaat vooral om actiefiches, die van pas komen of OP opleveren.
reason-wish-iron = Het gaat vooral om ijzer, voor de ijzervelden en voor de pacht.
reason-wish-iron-props = Het gaat vooral om ijzeren stutten, die naast lege tunneldelen OP opleveren.
reason-wish-bonus-marker = Het gaat vooral om wat het bonusfiche aan het einde oplevert.
reason-wish-water-channel = Het gaat vooral om mijnwater op de watergoot, dat OP oplevert.
reason-wish-liking-coal = Het gaat vooral om steenkool uit de mijn: niets is hem liever.
reason-wish-liking-goods = Het gaat vooral om een volle voorraadkast: niets is hem liever.
reason-wish-liking-developments = Het gaat vooral om eigen ontwikkelingen: niets is hem liever.
reason-wish-liking-thaler = Het gaat vooral om taler in de kist: niets is hem liever.

## Redenen: pakken

taking-take = Pakt { $disks } van actieveld⍽{ $pool }
taking-swap = Gebruikt de olielamp op actieveld⍽{ $pool } voor een { FORM($reserve, "short") } schijf in plaats van een { FORM($action, "short") }
taking-none = Pakt niets meer
taking-lamp = Houdt de olielamp
reason-taking = { $taking }: het plan is om { $deeds }.
reason-taking-and-more = { $taking }: met straks nog { $disks } erbij is het plan om { $deeds }.
reason-taking-aimless = { $taking }: met schijven valt in deze fase niets zinnigs te doen.
reason-next-best-take = De op één na beste keuze is { $vp } minder waard: { $disks } van actieveld⍽{ $pool }.
reason-next-best-swap = De op één na beste keuze is { $vp } minder waard: met de olielamp op actieveld⍽{ $pool } een { FORM($reserve, "short") } schijf in plaats van een { FORM($action, "short") }.
reason-next-best-none = De op één na beste keuze is { $vp } minder waard: niets meer pakken.
reason-next-best-lamp = De op één na beste keuze is { $vp } minder waard: de olielamp houden.
reason-ahead-at-end = Bij { $deals ->
        [one] doorspelen
       *[other] { $deals }⍽keer doorspelen
    } tot het einde van het spel is de voorsprong op de beste tegenstander gemiddeld { $vp }.
reason-behind-at-end = Bij { $deals ->
        [one] doorspelen
       *[other] { $deals }⍽keer doorspelen
    } tot het einde van het spel is de achterstand op de beste tegenstander gemiddeld { $vp }.
reason-ahead-by-season = Bij { $deals ->
        [one] doorspelen
       *[other] { $deals }⍽keer doorspelen
    } tot de { $season } van jaar⍽{ $year } is de voorsprong op de beste tegenstander gemiddeld { $vp }.
reason-behind-by-season = Bij { $deals ->
        [one] doorspelen
       *[other] { $deals }⍽keer doorspelen
    } tot de { $season } van jaar⍽{ $year } is de achterstand op de beste tegenstander gemiddeld { $vp }.
reason-denies = Kost de beste tegenstander { $vp }: { $what }.
reason-take-largest = Pakt { $disks } van actieveld⍽{ $pool }: er is geen grotere groep.
reason-take-largest-needed = Pakt { $disks } van actieveld⍽{ $pool }: er is geen grotere groep, en { $need }.
reason-take-other-colour = Pakt { $disks } van actieveld⍽{ $pool }: een andere kleur.
reason-take-other-colour-needed = Pakt { $disks } van actieveld⍽{ $pool }: een andere kleur, en { $need }.
reason-take-same-colour = Pakt { $disks } van actieveld⍽{ $pool }: meer van dezelfde kleur.
reason-take-same-colour-needed = Pakt { $disks } van actieveld⍽{ $pool }: meer van dezelfde kleur, en { $need }.
reason-keep-lamp = Houdt de olielamp: wat nodig was, is gepakt.
need-prop = de volgende steenkool wacht op een stut
need-food = er is nog te weinig voedsel voor de pacht
need-coal = er valt nog steenkool te winnen

## Redenen: mijnwater, giften, kruiwagens

reason-return-water = Legt { $water } terug: hoe minder mijnwater in de mijn, hoe beter.
reason-return-every-water = Legt { $water } terug: dat doet hij altijd als het mag.
reason-give-food = Geeft { $food } voor { $vp }, en wel aan { $to }, die van de anderen de minste OP heeft.
reason-give-food-to-supply = Geeft { $food } aan de algemene voorraad voor { $vp }.
reason-give-spare-food = Geeft { $food }: dat is voor de pacht niet nodig.
reason-give-no-food = Geeft geen voedsel: dat heeft hij harder nodig dan de OP.
reason-keep-food-for-lease = Geeft geen voedsel: alles is nodig voor de pacht.
reason-take-water-all-the-same = Neemt het mijnwater toch.
reason-leave-water = Neemt het mijnwater niet.
reason-count-cart = Laat kruiwagen⍽{ $cart } tellen: met { $low } in plaats van { $high } komt de beurt eerder.
reason-count-either-cart = Laat kruiwagen⍽{ $cart } tellen: beide hebben waarde { $value }.
reason-count-first-cart = Laat kruiwagen⍽1 tellen, alsof hij “{ $tile }” niet had.

## Redenen: plannen

reason-plan = Het plan is om straks { $deeds }.
reason-lay-nothing-own = Legt niets op { FORM($field, "the") }: schijven leveren daar niet meer op dan elders.
reason-lay-nothing-further = Legt niets op { FORM($field, "the") }: de schijven leveren elders meer op.
reason-lay-for-tile = Legt { $lay } op { FORM($field, "the") } voor “{ $tile }”.
reason-lay-for-dearest = Legt { $lay } op { FORM($field, "the") } voor “{ $tile }”, de duurste ontwikkeling die haalbaar is.
reason-lay-for-work = Legt { $lay } op { FORM($field, "the") } { $work ->
        [mining] om in de mijn te werken
        [wood] voor hout
       *[food] voor voedsel
    }.
reason-lay-for-work-needed = Legt { $lay } op { FORM($field, "the") } { $work ->
        [mining] om in de mijn te werken
        [wood] voor hout
       *[food] voor voedsel
    }: { $need }.
reason-lay-for-mixed-work = Legt { $lay } op { FORM($field, "the") } voor verschillende soorten werk.
reason-lay-for-any-work = Legt { $lay } op { FORM($field, "the") } voor wat er straks maar nodig is.
reason-lay-for-development = Legt { $lay } op { FORM($field, "the") } voor een ontwikkeling.
reason-lay-for-goods = Legt { $lay } op { FORM($field, "the") } voor { $goods }.
reason-lay-to-mine = Legt { $lay } op { FORM($field, "the") } voor { $actions ->
        [one] { $actions }⍽actie
       *[other] { $actions }⍽acties
    } in de mijn.
reason-lay-left-over = Legt { $lay } op { FORM($field, "the") }: dat hebben boer en knecht over.
reason-nothing-fits-field = Legt niets op { FORM($field, "the") }: er zijn geen schijven over die daar passen.
reason-pay = Betaalt { FORM($field, "the") } met { $lay }, voor hoogstens { $actions ->
        [one] { $actions }⍽actie
       *[other] { $actions }⍽acties
    } { $field ->
        [coal-digger] in de Pinge
        [coal-miner] in de tunnel
       *[haspelknecht] bij de schacht
    }.
reason-pay-always = Betaalt { FORM($field, "the") } met { $lay }: wie betaald kan worden, wordt betaald.
reason-unpaid-worth-less = Betaalt { FORM($field, "the") } niet: wat hij zou kunnen doen, is minder waard dan wat hij kost.
reason-unpaid-nothing-left = Betaalt { FORM($field, "the") } niet: daar is niets meer voor over.
reason-unpaid-for-lease = Betaalt { FORM($field, "the") } niet: het voedsel is voor de pacht.
reason-unpaid-no-work = Betaalt { FORM($field, "the") } niet: er is voor hem niets te doen.
reason-unpaid-no-food = Betaalt { FORM($field, "the") } niet: daar is geen voedsel voor.
reason-unpaid-no-disk-nor-food = Betaalt { FORM($field, "the") } niet: er is geen gele schijf en ook geen voedsel.

## Redenen: uitvoeren

reason-activate = Activeert { FORM($field, "the") } om { $deeds }.
reason-activate-for-work = Activeert { FORM($field, "the") }: er is werk voor { $field ->
        [farmers-wife] haar
       *[other] hem
    } in { FORM($place, "the") }.
reason-activate-at-shaft = Activeert { FORM($field, "the") }: er is werk voor hem bij de schacht.
reason-activate-for-good = Activeert { FORM($field, "the") } voor { $good }: eerst dat, dan de mijn.
reason-activate-always = Activeert { FORM($field, "the") }: wie kan werken, gaat aan het werk.
reason-kiepenkerl-stands-for = De Kiepenkerl telt als een { FORM($colour, "short") } schijf.
reason-acquire = Schaft “{ $tile }” aan: dat levert onmiddellijk { $goods } op.
reason-acquire-for-later = Schaft “{ $tile }” aan: dat levert nu niets op, maar komt later van pas.
reason-acquire-distant = { $owner } krijgt daarvoor { $goods }.
reason-acquire-dearest = Schaft “{ $tile }” aan: een duurdere ontwikkeling is niet mogelijk.
reason-dig-pinge = Wint een steenkool in de Pinge voor het erf; na nog { $left } is de Pinge uitgeput.
reason-dig-last = Wint de laatste steenkool van de Pinge en opent de weg naar de tunnel.
reason-dig-last-for-vp = Wint de laatste steenkool van de Pinge, goed voor { $vp }, en opent de weg naar de tunnel.
reason-dig-tunnel = Wint een steenkool in de tunnel; na nog { $left } is er een tunneldeel leeg dat aan het einde { $vp } oplevert.
reason-dig-section = Wint een steenkool in de tunnel en maakt zo een tunneldeel leeg dat aan het einde { $vp } oplevert.
reason-dig-always = Wint een steenkool: dat doet hij overal waar het kan.
reason-drain-pinge = Verwijdert { $water }: met { $stops } of meer in de Pinge wordt er geen steenkool gewonnen.
reason-drain-shaft = Verwijdert { $water }: met { $stops } of meer in de schacht wordt er geen steenkool omhooggetakeld.
reason-drain-ahead = Verwijdert { $water }: er komt nog meer bij, en dan zou het werk in de mijn stilliggen.
reason-drain-idle = Verwijdert { $water }: met deze actie valt niets beters te doen.
reason-drain-without-coal = Verwijdert { $water }: met deze actie valt er geen steenkool te halen.
reason-reel = Takelt een steenkool omhoog, want in de winter telt steenkool alleen op het erf: het totaal daar is dan { $coal }.
reason-reel-always = Takelt een steenkool omhoog: dat doet hij zodra het kan.
reason-prop = Plaatst een stut in { FORM($place, "the") }: die maakt { $coal } bereikbaar.
reason-prop-ahead = Plaatst een stut in { FORM($place, "the") }: die is nodig voor wat erachter ligt.
reason-prop-for-coal = Plaatst een stut: achter dit veld ligt de volgende steenkool.
reason-iron-prop = Plaatst een ijzeren stut in de tunnel: die maakt { $coal } bereikbaar en levert { $vp } op als het tunneldeel erachter leeg is.
reason-iron-prop-ahead = Plaatst een ijzeren stut in de tunnel: die is nodig voor het tunneldeel erachter en levert { $vp } op als dat leeg is.
reason-iron-only = Op dit veld past alleen ijzer.
reason-burn = Brandt houtskool van { $wood }, voor { $goods }.
reason-burn-spare-wood = Brandt houtskool: voor het werk van dit jaar is dat hout niet meer nodig.
reason-use-hauling-cable = Gebruikt het hijstouw: { $vp }, en van { $water } verdwijnt er 1.
reason-use-windlass = Gebruikt de lier: de Haspelknecht werkt dan onbetaald.
reason-use-market = Gebruikt de weekmarkt: geeft { $paid } uit en krijgt { $goods }.
reason-use-abandoned-farm = Gebruikt de verlaten boerderij voor { $goods }: dat is nu nodig.
reason-use-marker = Gebruikt het actiefiche “{ CAP($marker) }”: dat levert onmiddellijk iets op.
reason-choose = Kiest ervoor om { $deeds }: dat is hier het meeste waard.
reason-choose-for = Kiest ervoor om in ruil voor { $goods } { $deeds }: dat is hier het meeste waard.
reason-choose-best = Kiest wat hier het meeste waard is.
reason-take-first-offer = Neemt het eerste wat de ontwikkeling te bieden heeft.
reason-give-coal = Geeft de steenkool aan { $to }.
reason-give-coal-to-last = Geeft de steenkool aan { $to }, die van de anderen de minste OP heeft.
reason-take-marker = Pakt het actiefiche “{ CAP($marker) }”: van de aangeboden fiches komt dat het meest van pas.
reason-take-bonus = Pakt in het geheim { $left ->
        [one] het laatste bonusfiche
       *[other] van de { $left }⍽bonusfiches het fiche dat zo te zien het meeste oplevert
    }.
reason-stop = Laat de arbeider stoppen: nog een actie zou niets opleveren.
reason-stop-no-coal = Laat de arbeider stoppen: die kan hier geen steenkool meer winnen of omhoogtakelen.
reason-stop-at-a-loss = Laat de arbeider stoppen: er is zo te zien niets meer te doen.
reason-decline-offer = Ziet af van wat de ontwikkeling te bieden heeft: daar wordt hij niet beter van.
reason-decline-at-a-loss = Ziet ervan af: er is zo te zien niets meer te doen.
reason-end-turn = Beëindigt de beurt: het plan is uitgevoerd.
reason-end-turn-idle = Beëindigt de beurt: het heeft geen zin meer om { $workers } te activeren.
reason-end-turn-at-a-loss = Beëindigt de beurt: er is zo te zien niets meer te doen.
reason-worker = { FORM($field, "the") }

## Redenen: winter

reason-keep-wood = Plaatst en brandt vóór de waardering niets meer en houdt zo { $wood } over.
reason-store-for-vp = Slaat { FORM($slot, "in") } { $good } op: goed voor { $vp }.
reason-store-for-vp-and-spring = Slaat { FORM($slot, "in") } { $good } op: goed voor { $vp }, en in de lente weer te gebruiken.
reason-store-for-spring = Slaat { FORM($slot, "in") } { $good } op voor de lente.
reason-store-in-vain = Slaat { FORM($slot, "in") } { $good } op: er is niets meer wat daar OP oplevert.
reason-store-nothing = Laat de opslagplaats { FORM($slot, "of") } leeg: daar is niets beters mee te doen.
reason-store-most = Slaat { FORM($slot, "in") } { $good } op: goed voor { $vp }, en niets levert daar meer op.
reason-store-anything = Slaat { FORM($slot, "in") } { $good } op: OP zijn daar niet te halen, maar hij laat geen opslagplaats leeg.
reason-nothing-fits-slot = Laat de opslagplaats { FORM($slot, "of") } leeg: er is niets wat daar past.

## Redenen: de referentiespelers

reason-only-move = Een andere zet is niet mogelijk.
reason-greedy = Levert onmiddellijk { $gain } op: als het spel nu afgelopen was, had hij { $vp }.
reason-greedy-nothing = Levert onmiddellijk niets op: als het spel nu afgelopen was, had hij { $vp }.
reason-greedy-most = Geen andere zet levert zoveel op.
reason-greedy-drawn = Door loting gekozen uit { $moves } zetten die evenveel opleveren.
reason-mcts = Van { $playouts } lukraak uitgespeelde spellen { $visits ->
        [one] begon er { $visits }
       *[other] begonnen er { $visits }
    } met deze zet, de vaakst geprobeerde van { $moves }; gemiddeld kwam daar { $mean } uit, waarbij { $even } een gelijke stand is en 1 een ruime voorsprong.
reason-random = Loot uit { $moves ->
        [one] { $moves } toegestane zet
       *[other] { $moves } toegestane zetten
    }: een voorkeur is er niet.

## Instellingen

percent = { $value }%
done = Klaar
settings-title = Instellingen
settings-keys = { $key } verandert op elk moment de snelheid
settings-row-window = Venster
settings-row-fullscreen = Volledig scherm
settings-row-sound = Geluid
settings-row-effects = Effecten
settings-row-surroundings = Omgeving
settings-row-speed = Snelheid
settings-row-reduced = Minder beweging
settings-row-pace = Automa’s wachten
settings-row-stepping = Stap voor stap
settings-pace-slow = lang
settings-pace-normal = normaal
settings-pace-fast = kort
settings-pace-at-once = niet
settings-speed-slow = langzaam
settings-speed-normal = normaal
settings-speed-fast = snel
settings-speed-instant = direct
settings-whole-screen = Het hele scherm gebruiken ({ $key })
settings-nothing-travels = Niets verplaatst zich, alles vervaagt
settings-click-each = Een klik voor elke beslissing ({ $key })
settings-sounds = Met geluid spelen ({ $key })
settings-no-device = Geen geluidsapparaat gevonden: alles blijft stil
settings-effects-tip = Wat er aan tafel gebeurt: schijven, steenkool, water en de zachte signalen.
settings-surroundings-tip = Wat er rond de tafel te horen is: vogels, krekels, wind en een druppel in de mijn.
notice-sounds-on = Geluid aan
notice-sounds-off = Geluid uit
notice-speed = Snelheid: { $speed }
notice-stepping-on = Automa’s: een klik voor elke beslissing
notice-stepping-off = Automa’s spelen vanzelf

## Naspelen

to-final-scoring = Naar de eindtelling
replay-begins = { $title }: { $seat } begint.
replay-record-ends = Het spelverslag eindigt hier: { $seat } is aan de beurt.
replay-decided = { $seat }: { $deed }
replay-score = { $name } { $vp }
replay-moment = Zet⍽{ $move }, jaar⍽{ $year }, { $season }
    { FORM($scores, "dots") }
replay-moment-step = Zet⍽{ $move }, jaar⍽{ $year }, { $season }: { $step }
    { FORM($scores, "dots") }
replay-follow = De beurt volgen
replay-follow-tip = Het grote bord toont wie aan de beurt is (F). Een klik op een plaats of op het nummer ervan toont die.
replay-first-tip = Naar het begin (Home)
replay-back-tip = Een zet terug (Links)
replay-on-tip = Een zet vooruit (Rechts)
replay-last-tip = Naar het einde (End)
replay-phase-tip = Een fase terug of vooruit (Page Up, Page Down)
replay-year-tip = Een jaar terug of vooruit (Ctrl met Links, Rechts)
replay-pause-tip = Pauze (spatiebalk)
replay-play-tip = Afspelen (spatiebalk)
replay-phase = { CAP($season) }
replay-year = Jaar⍽{ $year }
replay-year-phase = { $year } · { CAP($season) }
replay-count = { $at } van { $last }
replay-aside = Een klik legt dit blad opzij.


## Refusals: why a move is not allowed

refused = { $why } ({ $rule })
refused-move = { $move }: { $why }
refused-game-over = Het spel is afgelopen.

refused-no-pool = Er is geen actieveld met dat nummer.
refused-none-of-colour = In dit actieveld ligt geen schijf van die kleur.
refused-must-take = De eerste keer pakken is verplicht.
refused-take-now = Nu worden er schijven gepakt.
refused-only-lamp = Hier zijn de schijven al gepakt; nu is alleen nog de vraag of het actiefiche “{ CAP($marker) }” schijven omwisselt.
refused-no-lamp = Om schijven om te wisselen is een actiefiche “{ CAP($marker) }” nodig dat in deze fase gebruikt kan worden.
refused-nothing-to-swap = In de velden liggen geen schijven van deze kleuren.
refused-same-colour = Twee schijven van dezelfde kleur omwisselen zou niets veranderen.
refused-choose-cart = Nu is de vraag of kruiwagen⍽1 of kruiwagen⍽2 telt voor de spelersvolgorde.
refused-return-water = Nu is de vraag of er { $water } wordt teruggelegd.

refused-give-food-now = Nu is de vraag of er { $food } wordt gegeven.
refused-food-for-others = Het voedsel gaat naar een speler zonder “{ $tile }”, en alleen naar de algemene voorraad als iedereen die ontwikkeling bezit.
refused-no-autumn-water = Wie “{ $tile }” bezit, neemt in de herfst geen mijnwater.

refused-plan-now = Nu wordt het plan gelegd.
refused-field-order = De velden worden op volgorde gevuld: boer, knecht, ingehuurde arbeiders, gebouwen.
refused-field-full = Op het veld past niets meer: { $worker }.
refused-not-held = Er liggen niet zoveel schijven meer op de kruiwagens.
refused-no-such-marker = Zo’n actiefiche kan in deze fase niet gebruikt worden.
refused-little-food = Er ligt niet zoveel voedsel op het erf.
refused-little-thaler = Er zijn niet zoveel taler.
refused-mixed = Meerdere kleuren liggen alleen bij een arbeider die mag ontwikkelen.
refused-no-such-tile = Meerdere kleuren moeten precies de schijven zijn die een ontwikkeling in het spel vereist die de speler nog niet bezit.
refused-few-colours = “{ $tile }” ligt alleen bij boer of knecht op schijven van meerdere kleuren.
refused-cottage = Met “{ $tile }” (telt als { $disks ->
        [one] { $disks }⍽schijf
       *[other] { $disks }⍽schijven
    } naar keuze) moet een veld precies zijn wat een ontwikkeling in het spel vereist die de speler nog niet bezit.
refused-own-workers-only = “{ $basket }” en “{ $cottage }” liggen alleen op de velden van boer en knecht.
refused-wife-disk = De boerin vraagt precies { $black }, en eenmaal omgedraaid ook precies { $yellow }.
refused-workshop-disk = De werkplaats vraagt precies { $disk }.
refused-mill-disks = De watermolen vraagt precies { FORM($disks, "or") }.
refused-no-pay = Alleen ingehuurde arbeiders worden met voedsel of taler betaald.
refused-pay = { CAP(FORM($worker, "the")) } krijgt precies { FORM($pay, "or") }.

refused-work-now = Nu voeren de arbeiders het plan uit.
refused-finish-first = Eerst wordt een arbeider klaar en een ontwikkeling afgehandeld, dan komt de rest.
refused-at-work = Er is een arbeider aan het werk; die moet eerst klaar zijn.
refused-not-planned = Op dit veld ligt niets.
refused-has-worked = { $worker ->
        [workshop] In de werkplaats is in deze fase al gewerkt
       *[farmer] { CAP(FORM($worker, "the")) } heeft in deze fase al gewerkt
    }.
refused-only-develops = Een arbeider met meerdere kleuren kan alleen een ontwikkeling aanschaffen.
refused-colour-open = Eerst moet vaststaan voor welke kleur het actiefiche “{ CAP($marker) }” staat.
refused-colour-settled = De kleur van wat hier ligt, staat al vast.
refused-digger-gone = De Pinge is uitgeput en { FORM($worker, "the") } is weg.
refused-no-haspelknecht = { CAP(FORM($worker, "the")) } is nog niet op het bord.
refused-nothing-to-do = Deze arbeider zou nu geen enkele actie kunnen uitvoeren.
refused-act-first = De arbeider heeft nog niets gedaan en kan nog iets doen.
refused-digger-drains-first = Zolang er zoveel ligt, verwijdert { FORM($worker, "the") } met elke actie { $water }.
refused-digger-drains = { CAP(FORM($worker, "the")) } verwijdert met elke actie precies { $water }.
refused-no-digging = { CAP(FORM($worker, "the")) } wint geen steenkool.
refused-no-reeling = Deze arbeider takelt geen steenkool omhoog.
refused-no-draining = { CAP(FORM($worker, "the")) } verwijdert geen mijnwater.
refused-shaft-water = Eigen arbeiders verwijderen nooit mijnwater uit de schacht.

refused-wet-pinge = Met { $water } of meer in de Pinge wordt daar geen steenkool gewonnen.
refused-wet-tunnel = Met { $water } of meer in de schacht wordt er in de tunnel geen steenkool gewonnen.
refused-wet-shaft = Met { $water } of meer in de schacht wordt er geen steenkool omhooggetakeld.
refused-blocked = In { FORM($place, "the") } ligt de volgende steenkool achter een leeg houtveld.
refused-tunnel-empty = In de tunnel ligt geen steenkool meer.
refused-shaft-empty = In de schacht ligt geen steenkool.
refused-no-water = Er is geen mijnwater om te verwijderen.
refused-little-water = Zoveel mijnwater is er niet.
refused-much-water = Een actie verwijdert hoogstens { $water }.
refused-development-drains = De ontwikkeling verwijdert hoogstens { $water }.
refused-none-on-farm = Op het erf ligt geen { $good }.
refused-iron-outside = { CAP($good) } wordt alleen in de tunnel geplaatst.
refused-only-iron = Op het voorste lege veld van de tunnel past alleen { $good }, en geen veld wordt overgeslagen.
refused-pinge-gone = De Pinge is uitgeput; daar past geen { $good } meer.
refused-propped = In { FORM($place, "the") } zijn alle houtvelden gevuld.

refused-never-in-winter = Actiefiches worden alleen in de fasen gebruikt, nooit in de winter.
refused-no-marker = Er is in deze fase geen actiefiche “{ CAP($marker) }” te gebruiken.
refused-no-such-use = Dit actiefiche wordt bij het uitvoeren niet op zichzelf gebruikt.
refused-no-burner = Om houtskool te branden is “{ $tile }” nodig.
refused-little-wood = Houtskool branden kost { $wood } van het erf.
refused-nothing-to-haul = Er is geen mijnwater dat het actiefiche “{ CAP($marker) }” kan verwijderen.
refused-nothing-to-sell = Het actiefiche “{ CAP($marker) }” kost { $goods } van het erf.

refused-not-in-play = Deze ontwikkeling is niet in het spel.
refused-cannot-develop = Deze arbeider kan in deze fase niet ontwikkelen.
refused-worked-or-developed = Deze arbeider heeft in deze fase al gewerkt of ontwikkeld.
refused-not-met = Op het veld van de arbeider liggen niet precies de schijven die de ontwikkeling vereist.
refused-owned = Niemand bezit een ontwikkeling twee keer.
refused-no-token = Alle { $tokens }⍽spelersschijven liggen op ontwikkelingen: voor nog een is er geen over.
refused-black-taken = Een zwarte ontwikkeling met een spelersschijf erop is bezet.
refused-one-black = Niemand bezit meer dan één zwarte ontwikkeling.
refused-out-of-reach = Ze grenst aan geen eigen ontwikkeling, en geen andere speler bezit haar.
refused-no-price = Alleen een ontwikkeling op afstand kost een grondstof.
refused-price-missing = Een ontwikkeling op afstand kost { FORM($price, "or") } van het erf.
refused-no-load = Voor “{ $tile }” zou er op het erf geen grondstof van een andere soort over zijn.
refused-no-support = Wat “{ $tile }” kost, zou niet op het erf liggen: { FORM($prices, "or") }.

refused-settle-first = Eerst wordt betaald wat de ontwikkeling kost, dan pas volgen vrije acties.
refused-other-answer = De ontwikkeling vraagt iets anders.
refused-not-payable = Wat daarvoor nodig is, is er niet.
refused-must-choose = Een van de mogelijkheden moet gekozen worden.
refused-coal-for-others = De steenkool gaat naar het erf van een andere speler.
refused-no-coal-to-give = Daar ligt geen steenkool om weg te geven.
refused-no-debt = Er is geen schuldfiche om terug te leggen.
refused-marker-not-offered = Op geen ontwikkeling van het basisspel met dit actiefiche ligt een spelersschijf.
refused-bonus-gone = Dit bonusfiche is er niet meer.

refused-before-scoring = Voor de waardering worden alleen stutten geplaatst en houtskool gebrand.
refused-store-now = Nu worden er grondstoffen opgeslagen.
refused-storing-has-begun = Vrije acties komen vóór het opslaan.
refused-slot-order = De opslagplaatsen worden op volgorde gevuld: { FORM($slots, "plain") }.
refused-slot-takes-other = Op deze opslagplaats past die grondstof niet.
refused-none-left = Van die grondstof is niets meer over om op te slaan.
refused-no-slot = Er is niets meer over dat daar past.
refused-slots-full = Alle opslagplaatsen zijn gevuld.

refused-nothing-here = Daar valt nu niets mee te doen.
refused-worker-first = Klik eerst op de arbeider die dat moet doen.
undo-nothing = Er valt niets terug te nemen.
undo-revealed = Sindsdien is er iets verborgens onthuld; dat blijft gespeeld.


## Setting a game up: what cannot be, and what is not advised

setup-option = { $option }: { $why }
setup-tile = “{ $tile }” ({ $number })
setup-seats = Er kan met { FORM($seats, "or") } gespeeld worden, niet met { $given } (S1).
setup-seed = De startwaarde is een geheel getal van 0 tot en met 2^64⍽−⍽1, niet { $given } (S8).
setup-rules = Borden worden getrokken volgens de spelregels 1 tot en met { $last }, niet { $given } (V4).
setup-modules = De modules zijn een verzameling uit { $modules }, niet { $given }.
setup-tunnel-side = De uitgebreide tunnel heeft de kanten { $sides }, niet { $given } (I4).
setup-tunnel-without-iron = Kant { $side } van de uitgebreide tunnel hoort bij de module IJzer; neem die erbij of laat de kant weg (I4).
setup-tunnels = Niet { $given }: noem { $count ->
        [0] geen tunnel, want zonder de module IJzer is er geen
        [one] { $count }⍽tunnel, A of een van kant B
       *[other] { $count }⍽tunnels, alle A of verschillende van kant B
    } (I4).
setup-ruleset = { $why }
setup-iron-sections = IJzer heeft een tunnel met minstens { $sections ->
        [one] { $sections }⍽tunneldeel
       *[other] { $sections }⍽tunneldelen
    } nodig (I4).
setup-iron-needed = { $key } bevat ijzer, dat er alleen met de module IJzer is; neem die erbij (I2).
setup-no-board = De regelset heeft geen ontwikkelingsbord voor { $seats }⍽plaatsen.
setup-wrong-board = { $given } is geen bord voor { $seats }⍽plaatsen; er zijn { FORM($boards, "plain") }.
setup-board-without-black = Het bord “{ $board }” heeft geen ruimte voor zwarte ontwikkelingen; kies een ander bord (B1).
setup-no-new-tile = { $given } is geen tegel van hoofdstuk⍽12 of 14 van de spelregels.
setup-iron-tile = { $tile } hoort bij de module IJzer; neem die erbij of laat de tegel weg (I6).
setup-tile-twice = Een tegel is twee keer genoemd; elke tegel is er één keer (V2).
setup-no-way = Voor de tegels is er { FORM($ways, "plain") } of een lijst met nummers, niet { $given } (V2).
setup-no-tile = Er is geen tegel { $given } in de regelset { $ruleset }.
setup-tile-level = { $tile } is van niveau⍽{ $level }, niet { $wanted } (V2).
setup-tile-count = Er { $count ->
        [one] is { $count }⍽tegel
       *[other] zijn { $count }⍽tegels
    } genoemd; het bord “{ $board }” heeft { $places ->
        [one] { $places }⍽plek
       *[other] { $places }⍽plekken
    } (V2).
setup-few-tiles = Niveau⍽{ $level } heeft { $count ->
        [one] { $count }⍽tegel
       *[other] { $count }⍽tegels
    }, het bord heeft er { $wanted } nodig (V1).
setup-market = { $tile } is alleen in het spel als { FORM($others, "or") } dat ook is (hoofdstuk⍽12).
setup-iron-thaler = Het bord biedt { $offered }; met IJzer is minstens { $asked } nodig (I1).
setup-none-drawn-building = Geen willekeurig getrokken bord laat een gebouw over om mee te beginnen (V3); kies een ander bord.
setup-none-drawn-advised = Geen willekeurig getrokken bord is vrij van alles wat de spelregels afraden; kies een ander bord.
setup-none-drawn-thaler = Geen willekeurig getrokken bord biedt { $asked } (V4); kies een ander bord.
setup-none-drawn-market = Geen willekeurig getrokken bord heeft een actiefiche dat { $tile } kan betalen (hoofdstuk⍽12); kies een ander bord.
setup-every-building = Alle gebouwen liggen op het bord; kies een ander bord (V3).
setup-improved = { $tile } ligt op het bord; kies een ander bord (V3).
setup-start-abilities = Alle plaatsen beginnen met alle gebouwen waarvan de tegels niet op het bord liggen of met geen, en met de meesterknecht alleen als zijn tegel daar niet ligt (V3).

advice-seed = advies voor startwaarde { $seed }: { $advice }
advice-all-at-once = Alle nieuwe ontwikkelingen tegelijk zijn te veel.
advice-no-room = Op het bord is geen plaats voor { $tiles }.
advice-replaces = { $tile } is bedoeld om { $other } te vervangen.
advice-not-beside = { $tile } is beter niet samen met { $other } in het spel.
advice-far = { $tile } is bedoeld om ver van { $other } te liggen.
advice-one-iron = Bij { $seats }⍽plaatsen is een van { $tiles } genoeg.
advice-few-thaler = Het bord biedt { $offered }, minstens { $asked } wordt aangeraden (V4).
advice-beyond-reach = Met zo weinig plaatsen kan niemand de schijven leggen voor { $tiles }.


## Records, identity and notation


## What developments and bonus markers do

in-season = { $season ->
        [spring] in de lente
        [summer] in de zomer
        [autumn] in de herfst
       *[winter] in de winter
    }
tile-told = { $number } { $tile } ({ $cost }): { $text }
cost = { $disks }
cost-and-any = { $disks }, { $count } naar keuze
cost-any = { $count ->
        [one] { $count }⍽schijf naar keuze
       *[other] { $count }⍽schijven naar keuze
    }
does = { FORM($parts, "sentences") }
does-nothing = Levert verder niets op.
does-do = { CAP($do) }.
does-gain = Je krijgt { $gain }.
does-gain-if-black = Je krijgt { $gain } als je met ten minste { $blacks } betaalt, fiches meegerekend.
does-dig = Je mag onmiddellijk { $coal } winnen, als die bereikbaar is.
does-drain = Je mag onmiddellijk { $most ->
        [1] { $water }
       *[other] tot { $water }
    } verwijderen, waar het ook ligt.
does-choose = Kies: { FORM($options, "either") }.
does-choose-optional = { $count ->
        [one] Als je wilt
       *[other] Als je wilt, een hiervan
    }: { FORM($options, "either") }.
does-price = Wie deze aanschaft, moet bovendien: { FORM($options, "either") }.
does-pick = { $count ->
        [one] Kies een hiervan
       *[other] Kies { $count } verschillende
    }: { FORM($gifts, "either") }.
does-gifts = Giften, { FORM($counts, "or") } verschillende: { FORM($gifts, "either") }.
does-bonus = Pak dan in het geheim een bonusfiche; dat telt aan het einde van het spel.
does-kiepenkerl = Pak wat hierop ligt (in het begin 1⍽hout) en 1⍽grondstof naar keuze uit de algemene voorraad, en leg er 1⍽grondstof van je erf op die geen van beide is. Wie dat niet kan, kan deze niet aanschaffen.
does-from-farm = Wat je uitgeeft, komt van je erf.
does-receiver = De steenkool gaat naar het erf van een andere speler naar keuze.
does-mine-coal = In de mijn is het de linker steenkool van de Pinge, na uitputting die van de tunnel, ongeacht water en stutten; die telt als gewonnen.
does-shaft-coal = Steenkool uit de schacht kun je pas weggeven als de Pinge is uitgeput.
does-tile-coal = In het begin ligt hier { $coal } voor elke speler; wie deze aanschaft, haalt er { $taken } af.
does-marker-offer = Het actiefiche hoort bij een ontwikkeling van het basisspel waarop een spelersschijf ligt; die levert verder niets op.
does-barn = In de winter slaat deze 1⍽voedsel, hout of steenkool op; voedsel levert hier { $vp } op.
does-coal-storage = In de winter slaat deze 1⍽steenkool op, die { $vp } oplevert, en 1⍽hout.
does-charcoal-burner = Op elk moment in je beurt, en in de winter vóór waardering en opslag, kun je van { $wood } van je erf { $made } maken, zo vaak je wilt.
does-water-mill = Een eigen veld, eenmaal per fase: { $yellow_made } voor precies { $yellow }, of { $black_made } voor precies { $black }. Kleurfiches tellen mee; geen samenwerking, geen zomerbonus.
does-improved-farmhand = Vanaf de volgende fase kan ook je knecht ontwikkelen.
does-bucket = { $seasons ->
        [none] Levert verder niets op, want geen seizoen begint met water.
       *[some] Als er { $seasons } water komt, pak jij niets meer.
    }
does-horse-and-cart = Bij de waardering in de winter levert elke steenkool op je erf { $vp } op, in plaats van het gewone.
does-water-channel = Water dat je uit je mijn verwijdert, komt hier te liggen; zodra hier { $water } ligt, gaat dat terug voor { $vp }. Hier hindert het geen werk en kost het geen OP.
does-water-channel-and-bucket = Bezit je ook “{ FORM($tiles, "or") }”, dan komt { $seasons } { $water } uit de algemene voorraad hier te liggen.
does-farmers-wife = Nog een arbeider: voor precies 1⍽zwarte schijf of zo’n fiche { $actions ->
        [one] { $actions }⍽actie
       *[other] { $actions }⍽acties
    }, eenmaal per fase: telkens 1⍽steenkool winnen of omhoogtakelen, of tot { $water } verwijderen, in Pinge of schacht. Geen samenwerking, geen zomerbonus.
does-farmers-wife-flipped = Bezit je ook “{ $tile }”, dan kan precies 1⍽gele schijf in plaats daarvan { $made } opleveren.
does-towpath-horse = Na de tweede keer pakken zeg je of kruiwagen⍽1 of kruiwagen⍽2 telt voor de volgorde.
does-thanksgiving = Als er in de herfst water komt, mag je 1⍽voedsel geven aan een speler zonder deze ontwikkeling (is die er niet, aan de algemene voorraad) en krijg je { $vp }; dan kies je of je het water pakt.
does-thanksgiving-dry = Levert verder niets op, want in de herfst komt geen water.
does-schultheiss = Vanaf de volgende winter betaal je elk jaar { $lease } als pacht; voor elk ontbrekend stuk krijg je { $debt }.
does-pit-car-tipple = Vanaf nu levert elke volgende ontwikkeling die bij aankomst OP oplevert, { $vp } meer op.
does-village-smithy = Aan het einde levert elke ijzeren stut vóór een leeg tunneldeel { $vp } op in plaats van { $usual }.
does-marker = Eenmaal, vanaf de volgende fase; ongebruikt levert het fiche aan het einde { $vp } op.
does-marker-hauling-cable = Fiche, op elk moment in je beurt: verwijder { $water } en krijg { $vp }.
does-marker-disk = Fiche: telt als { $disk }.
does-marker-windlass = Fiche, tussen twee arbeiders: de Haspelknecht doet gratis tot { $actions ->
        [one] { $actions }⍽actie
       *[other] { $actions }⍽acties
    }, ook als hij daarnaast betaald is.
does-marker-oil-lamp = Fiche, direct voordat of nadat je zelf pakt: wissel een schijf van een voorraad om met een van een andere kleur op het actieveld ernaast.
does-marker-wicker-basket = Fiche op boer of knecht: hij mag schijven van meer kleuren hebben en doet al dat werk; voor jou geen samenwerking in die fase. Ontwikkelt hij in plaats daarvan, dan komt het fiche terug.
does-marker-cottage = Fiche op het veld van een arbeider die ontwikkelt: staat voor precies { $count } van de vereiste schijven. Wordt er niets aangeschaft, dan komt het terug.
does-marker-kiepenkerl = Fiche: telt als schijf van een kleur naar keuze, maar betaalt nooit de mijnwerker.
does-marker-market = Fiche, op elk moment in je beurt: { $pay } van je erf voor { $gain }.
does-marker-abandoned-farm = Fiche, op elk moment in je beurt: je krijgt { $gain }.
does-end-wheelbarrow = Aan het einde { $vp } voor elk leeg tunneldeel met een handkar.
does-end-oil-lamp = Aan het einde { $vp } voor elk leeg tunneldeel met een olielamp.
does-end-lorry = Aan het einde { $vp } voor elk leeg tunneldeel met een lorrie.
does-end-agriculture = Aan het einde { $vp } voor elk landbouwsymbool op je ontwikkelingen.
does-end-building = Aan het einde { $vp } voor elk gebouwsymbool op je ontwikkelingen.
does-end-mining = Aan het einde { $vp } voor elk mijnbouwsymbool op je ontwikkelingen.
line = { FORM($parts, "dots") }
line-nothing = alleen OP
line-choose = { FORM($options, "either") }
line-optional = naar wens: { FORM($options, "either") }
line-pick = { $count } uit: { FORM($gifts, "plain") }
line-price = kost: { FORM($options, "or") }
line-barn = slaat 1 op, voedsel { $vp }
line-coal-storage = slaat steenkool ({ $vp }) en hout op
line-charcoal-burner = { $wood }: { $made }
line-water-mill = levert { $yellow_made } of { $black_made }
line-improved-farmhand = knecht ontwikkelt
line-bucket = { $seasons ->
        [none] geen effect
       *[some] geen water { $seasons }
    }
line-horse-and-cart = { $vp } per steenkool in de winter
line-water-channel = { $water } verwijderd: { $vp }
line-farmers-wife = arbeider voor 1⍽zwarte: { $actions ->
        [one] { $actions }⍽actie
       *[other] { $actions }⍽acties
    }
line-towpath-horse = volgorde naar kruiwagen⍽1 of 2
line-thanksgiving = gift in de herfst: { $vp }
line-thanksgiving-dry = geen gift, want de herfst is droog
line-schultheiss = pacht: { $lease }
line-pit-car-tipple = +{ $vp } per ontwikkeling
line-village-smithy = ijzeren stutten { $vp }
line-marker-hauling-cable = eenmaal: −{ $water }, { $vp }
line-marker-disk = eenmaal: { $disk }
line-marker-windlass = eenmaal: Haspelknecht, { $actions ->
        [one] { $actions }⍽actie
       *[other] { $actions }⍽acties
    }
line-marker-oil-lamp = eenmaal: schijven omwisselen
line-marker-wicker-basket = eenmaal: gemengd werk
line-marker-cottage = eenmaal: { $count } schijven voor een tegel
line-marker-kiepenkerl = eenmaal: schijf naar keuze
line-marker-market = eenmaal: { $pay } voor { $gain }
line-marker-abandoned-farm = eenmaal: { $gain }
line-end-wheelbarrow = einde: handkarren
line-end-oil-lamp = einde: olielampen
line-end-lorry = einde: lorries
line-end-agriculture = einde: landbouw
line-end-building = einde: gebouwen
line-end-mining = einde: mijnbouw
table-distant-none = alleen naast die van jou
wheel-dry = Droog
wheel-summer-wet = Natte zomer
bonus-wheelbarrow = Handkarren
bonus-tokens = Spelersschijven
bonus-oil-lamp = Olielampen
bonus-thaler = Taler en schuld
bonus-debt = Schuld en mijnwater
bonus-lorry = Lorries
bonus-does = { CAP($parts) }.
bonus-does-nothing = Levert niets op.
bonus-counts-buildings = telt als { $count } extra { $count ->
        [one] gebouw
       *[other] gebouwen
    }
bonus-scores-wheelbarrow = levert { $vp } op voor elk leeg tunneldeel met een handkar
bonus-scores-oil-lamp = levert { $vp } op voor elk leeg tunneldeel met een olielamp
bonus-scores-lorry = levert { $vp } op voor elk leeg tunneldeel met een lorrie
bonus-scores = levert { $vp } op
bonus-scores-tokens = levert { $vp } op voor { $count ->
        [one] elk van je spelersschijven
       *[other] elke { $count } van je spelersschijven
    } op ontwikkelingen
bonus-returns-debt = legt { $debt } terug voordat schuld wordt geteld
bonus-counts-thaler = telt als { $thaler } meer
bonus-is-dry = laat water in de mijn niets kosten


## The table: prompts, tips, previews and sheets

table-distant-goods = { FORM($goods, "or") }
play-over = Het spel is afgelopen.
play-asked = { $seat }: { $what }
play-actions = { $count ->
        [one] { $count }⍽actie
       *[other] { $count }⍽acties
    }
play-ask-actions = { FORM($field, "the") } heeft nog { $actions }
play-ask-hand-over = klik op wie { $coal } moet krijgen
play-coal-of-farm = { $coal } van het erf
play-coal-of-mine = { $coal } uit de mijn
play-coal-of-shaft = { $coal } uit de schacht
play-coal-of-tile = { $coal } van de tegel
play-ask-drain = klik op het mijnwater om { $most ->
        [1] { $water }
       *[other] tot { $water }
    } te verwijderen, of zie ervan af
play-ask-dig = klik op de steenkool om { $coal } te winnen, of zie ervan af
play-ask-marker = kies het actiefiche dat je neemt
play-ask-bonus = neem in het geheim een bonusfiche
play-ask-trade = neem { $load } van “{ $tile }” en 1⍽grondstof uit de algemene voorraad, en leg er een andere op
play-ask-spend = kies wat je voor “{ $tile }” uitgeeft
play-ask-choice = kies wat “{ $tile }” doet
play-ask-choice-or-none = kies wat “{ $tile }” doet, of zie ervan af
play-ask-worker = klik op een arbeider
play-ask-worker-or-tile = klik op een arbeider, of op de ontwikkeling die hij aanschaft
play-ask-tile = klik op de ontwikkeling die je aanschaft
play-ask-done = geen arbeider kan nog iets doen: beëindig de beurt
play-ask-done-or-free = geen arbeider kan nog iets doen: je kunt { FORM($free, "or") } of de beurt beëindigen
play-ask-scoring = voor de steenkool telt, kun je { FORM($free, "or") }, of ga verder
play-free-prop = { FORM($goods, "or") } als stut plaatsen
play-free-burn = houtskool branden
play-free-marker = een actiefiche gebruiken
play-ask-gift = klik op een speler om voor { $brings } { $food } te geven, of houd het voedsel
play-ask-gift-to-supply = klik op je voedsel om voor { $brings } { $food } aan de voorraad te geven, of houd het
play-no-water = geen mijnwater
play-ask-swap = klik op een schijf van een voorraadveld om die met de olielamp om te wisselen, of houd het fiche
play-ask-with-lamp = { $asked }; of gebruik eerst de olielamp
play-ask-cart = klik op de kruiwagen die voor de spelersvolgorde telt
play-ask-first-taking = pak alle schijven van één kleur van een actieveld, voor kruiwagen⍽1
play-ask-second-taking = pak nog eens, tot je { $limit ->
        [one] { $limit }⍽schijf
       *[other] { $limit }⍽schijven
    } hebt, voor kruiwagen⍽2
play-ask-water-return = minder dan { $limit ->
        [one] { $limit }⍽schijf
       *[other] { $limit }⍽schijven
    }: klik op het mijnwater om { $water } terug te leggen
play-ask-planning = leg schijven, fiches, voedsel en taler op de velden van de arbeiders
play-ask-storage = klik op een grondstof om die op te slaan; wat geen opslagplaats heeft, gaat verloren
play-ask-haul = leg { $good } op het gemarkeerde veld
play-ask-field = leg schijven, voedsel, taler en fiches op de velden; nu op { FORM($field, "the") }
play-button-planned = Plannen afronden
play-button-stored = Opslag afronden
play-button-stop = Arbeider stopt
play-button-lamp = Olielamp houden
play-button-without = Ervan afzien
play-button-gift = Voedsel houden
play-button-taken = Niets meer pakken
play-button-water = Mijnwater houden
play-button-turn = Beurt beëindigen
play-button-score = Steenkool tellen
play-badge-price = { CAP($field) }: { $price }
play-badge-gift-wet = { $food }, met mijnwater
play-badge-gift-dry = { $food }, geen mijnwater
play-badge-kiepenkerl = Kiepenkerl als { FORM($colour, "short") }
play-badge-good = { CAP($good) }
play-take = { $disks } van actieveld⍽{ $pool } pakken
play-take-with-water = { $disks } van actieveld⍽{ $pool } pakken, met { $water }
play-swap = { $action } van actieveld⍽{ $pool } omwisselen met { FORM($reserve, "short") } van het voorraadveld
play-give-food = { $food } aan { $to } geven
play-give-food-to-supply = { $food } aan de algemene voorraad geven
play-gift-wet = { $gift }, het mijnwater nemen
play-gift-dry = { $gift }, het mijnwater laten liggen
play-count-cart = Kruiwagen⍽{ $cart } telt: volgordewaarde { $value }
play-lay = { CAP($field) }: { FORM($lay, "plain") }
play-work = { CAP($field) }: { FORM($work, "plain") }
play-work-with-kiepenkerl = { CAP($field) }, de Kiepenkerl als { FORM($colour, "short") }: { FORM($work, "plain") }
play-acquire = { CAP(FORM($field, "the")) } schaft “{ $tile }” aan
play-acquire-for = { CAP(FORM($field, "the")) } schaft “{ $tile }” aan voor { $price }
play-prop = { $good } als stut in { FORM($place, "the") } plaatsen
play-burn = Met { $wood } houtskool branden voor { $goods }
play-use-marker = { CAP($marker) }: { $does }
play-cable = { $vp }, en { $water } wordt verwijderd
play-windlass = de Haspelknecht heeft { $actions } zonder loon
play-trade = { $lays } op “{ $tile }” leggen, { $takes } nemen
play-choose = { CAP($option) }
play-store = { CAP($good) } { FORM($slot, "in") } opslaan
play-store-nothing = Niets { FORM($slot, "of") } opslaan
play-dig = { $coal } winnen
play-drain = { $water } verwijderen
play-give-coal = { $coal } aan { $to } geven
play-reel = { $coal } omhoogtakelen
play-return-water = { $water } terugleggen
play-take-bonus = Bonusfiche “{ $bonus }” nemen
play-take-marker = Actiefiche “{ CAP($marker) }” nemen
play-works = gaat aan het werk
play-uses = { FORM($uses, "plain") }
play-outlook = { FORM($uses, "or") }
play-development = “{ $tile }”
play-developments = { $count ->
        [one] { $count }⍽ontwikkeling
       *[other] { $count }⍽ontwikkelingen
    }
play-nothing-yet = nog niets te doen
play-nothing-yet-but-spent = nog niets te doen, en de betaling is kwijt
play-none-within-reach = geen van de { $count } ontwikkelingen van die prijs is binnen bereik
play-not-this-one = “{ $tile }”? { $why }
play-vain = { $lay } voor { FORM($field, "the") }
play-lost = Zo is dit voor niets: { FORM($vain, "plain") }
play-lost-and-unused = Zo is dit voor niets: { FORM($vain, "plain") }; { $count ->
        [one] { $count }⍽schijf blijft
       *[other] { $count }⍽schijven blijven
    } ongebruikt
play-unused = { $count ->
        [one] { $count }⍽schijf blijft
       *[other] { $count }⍽schijven blijven
    } ongebruikt als het plannen nu eindigt
play-field = { CAP($field) }: { $said }
play-adviser-thinks = Automa denkt na
play-ask-advice = Advies vragen
play-winter-over = De winter is voorbij: wat elke stap heeft opgeleverd
play-looking-at = Het bord van { $other }. Rechtsklik of Esc: terug naar { $seat }
play-step-by-step = { $seat } is aan de beurt: een klik of de spatiebalk toont de beslissing
play-thinking = { $seat } denkt na
play-thinking-click = { $seat } denkt na: een klik versnelt
play-to-spring = Verder naar de lente
play-your-turn = { $name }, jij bent aan de beurt
curtain-plan = Geef de muis aan { $name }
curtain-bonus = Alleen voor { $name }
curtain-why-plan = Plannen worden in het geheim gelegd; de anderen kijken weg.
curtain-why-bonus = Bonusfiches zijn geheim; de anderen kijken weg.
curtain-i-am = Ik ben { $name }
curtain-face-down = Weer gedekt
menu-title = Menu
menu-on = Verder spelen
menu-save-elsewhere = Elders opslaan
menu-leave = Naar het titelscherm
menu-quit = Afsluiten
menu-keys = Esc neemt terug · W waarom · A advies · spatie versnelt
menu-keys-always = S snelheid · T stap voor stap · M geluid · F11 scherm
menu-on-replay = Verder terugkijken
menu-leave-replay = Terugkijken verlaten
menu-replay-keys = Links en Rechts: stap · spatie speelt af · F volgt
menu-replay-keys-always = S snelheid · M geluid · F11 scherm
trade-lay = { $good } voor:
trade-take = { FORM($goods, "plain") }
trade-note = { $load } die erop ligt, en 1⍽grondstof uit de algemene voorraad.
bonus-title = Bonusfiches
bonus-note = Neem er in het geheim een: aan het einde van het spel wordt het getoond en geteld.
bonus-gone = al genomen
bonus-now = Als het spel nu afgelopen was: { $vp }
winter-title = Winter van jaar⍽{ $year }
winter-column-farm = Op het erf
winter-column-coal = Steenkool
winter-column-lease = Pacht betaald
winter-column-debt = Schuld
winter-column-stored = Opgeslagen
winter-column-lost = Verloren
winter-coal-vp = { $coal }: { $vp }
winter-no-coal = geen
winter-paid-nothing = niets
winter-no-debt = geen
winter-left = Zonder opslagplaats, en verloren: { FORM($goods, "plain") }
winter-all-stored = Alles heeft een opslagplaats.
winter-slot = { CAP(FORM($slot, "short")) }
winter-slot-empty = leeg
winter-slot-worth = { $good }: { $vp }
tip-and = { $first } { $second }
tip-farmer = Per fase één soort werk, 1 keer voor elke schijf: bruin hakt hout, geel geeft { $more ->
        [0] voedsel
       *[other] voedsel (in de zomer { $more } meer)
    }, zwart wint 1⍽steenkool of verwijdert { $most ->
        [1] 1⍽mijnwater
       *[other] tot { $most }⍽mijnwater
    }. Of hij schaft een ontwikkeling aan met precies de schijven die zij vereist.
tip-farmhand = Per fase één soort werk, 1 keer voor { $synergy ->
        [0] elke schijf.
       *[other] elke schijf. Doen boer en knecht hetzelfde werk, dan doet de tweede { $synergy } meer.
    }
tip-improved-farmhand = Of hij schaft net als de boer een ontwikkeling aan.
tip-coal-digger = Voor 1⍽gele schijf, 1⍽voedsel of 1⍽taler: { $actions } in de Pinge. Ligt daar { $water } of meer, dan verwijdert een actie { $water }; anders wint zij 1⍽steenkool.
tip-coal-miner = Voor 1⍽voedsel of 1⍽taler: wint tot { $coal } in de tunnel.
tip-haspelknecht = Voor 1⍽gele schijf, 1⍽voedsel of 1⍽taler: { $actions } bij de schacht. Elke actie verwijdert { $most ->
        [1] 1⍽mijnwater
       *[other] tot { $most }⍽mijnwater
    } of takelt 1⍽steenkool omhoog naar het erf.
tip-water-mill = Precies { $yellow }: { $food }. Precies { $black }: { $thaler }.
tip-farmers-wife = Precies 1⍽zwarte schijf: { $actions }, in de Pinge of bij de schacht. Elke actie wint 1⍽steenkool, takelt er 1 omhoog of verwijdert { $most ->
        [1] 1⍽mijnwater
       *[other] tot { $most }⍽mijnwater
    }. Geen samenwerking met boer en knecht.
tip-flipped = Wie “{ $tile }” bezit, mag ook precies 1⍽gele schijf leggen en krijgt { $made }.
tip-workshop = Precies 1⍽gele schijf geeft { $made }, eenmaal per fase. In de winter wordt hier 1⍽ijzer opgeslagen voor { $vp }.
tip-shaft-water = Mijnwater in de schacht: vanaf { $reeling } gaat er geen steenkool omhoog, vanaf { $tunnel } wordt er in de tunnel geen gewonnen. De Haspelknecht verwijdert het.
tip-pinge-water = Mijnwater in de Pinge: vanaf { $stops } wordt hier geen steenkool gewonnen. Een zwarte schijf verwijdert { $most ->
        [1] er 1
       *[other] er tot { $most }
    }.
tip-shaft-coal = Steenkool uit de tunnel wacht in de schacht tot de Haspelknecht die omhoogtakelt naar het erf.
tip-tokens = De resterende spelersschijven: elke ontwikkeling kost er een.
tip-debt = Wat bij het betalen van de pacht ontbreekt. Aan het einde telt het eerste schuldfiche { $first }, elk volgende { $more }.
tip-carts = De schijven op kruiwagen⍽1 bepalen de spelersvolgorde (geel { $yellow }, bruin { $brown }, zwart { $black }): de laagste waarde komt eerst. { $second }
tip-cart-2 = Kruiwagen⍽2 telt niet.
tip-cart-2-may-count = Met “{ $tile }” mag in plaats daarvan kruiwagen⍽2 tellen.
tip-section = Is dit tunneldeel leeg, dan levert het aan het einde { $vp } op.
tip-section-with-tiles = Is dit tunneldeel leeg, dan levert het aan het einde { $vp } op, en { $more } meer voor elk van deze ontwikkelingen: { FORM($tiles, "plain") }.
tip-iron-only = Op dit veld komt alleen ijzer, en er wordt geen veld overgeslagen.
tip-wood-or-iron = Op dit veld komt hout of ijzer.
tip-iron-prop = IJzer levert hier aan het einde { $vp } op als het tunneldeel rechts ervan leeg is.
tip-no-bonus = Wie een zwarte ontwikkeling aanschaft, neemt in het geheim een bonusfiche en bewaart het hier.
tip-hidden-bonus = Een bonusfiche dat in het geheim genomen is: aan het einde van het spel wordt het getoond en geteld.
tip-reserve = Bij het aanvullen gaat de voorraad naar het actieveld ernaast.
tip-wet-pool = Wie hier de eerste keer pakt, neemt ook { $water }.
tip-level = { $arrival ->
        [none] Geen OP voor de volgorde van aankomst.
       *[some] OP op elke ontwikkeling in volgorde van aankomst: { FORM($arrival, "plain") }.
    } { $access }
tip-level-1 = Die van niveau⍽1 kan iedereen aanschaffen.
tip-level-beside = Zij moet aan een van jouw ontwikkelingen grenzen.
tip-level-distant = Zij moet aan een van jouw ontwikkelingen grenzen; een die een ander al bezit, kun je op afstand krijgen voor { FORM($price, "or") }, te betalen aan wie er het laatst kwam.
tip-level-black = Daarbij tellen alle zwarte samen. Niemand heeft er twee, en elke heeft één eigenaar.
tip-level-black-with-bonus = Daarbij tellen alle zwarte samen. Niemand heeft er twee, en elke heeft één eigenaar. Er hoort in het geheim een bonusfiche bij.
tip-undo = Neemt je laatste stuk of beslissing terug (Esc, rechtermuisknop).
tip-why = Waarom een automa de laatste keer zo besliste, en wat hij nog meer afwoog (W).
tip-log = Klik voor meer van het logboek.
tip-more = Klik voor alle redenen, en wat er nog meer is afgewogen.
tip-ask = Wat { $adviser } in jouw plaats zou doen, en waarom (A). Hij ziet alleen wat jij ziet.
reach-owned = { $seat } bezit deze
reach-closed = Bezet: een zwarte ontwikkeling heeft één eigenaar
reach-one-black = { $seat } heeft al een zwarte ontwikkeling
reach-free = Binnen bereik van { $seat }, zonder meerprijs
reach-priced = Binnen bereik van { $seat }
reach-far = Buiten bereik van { $seat }
reach-distant = Ver van { $seat }: { FORM($price, "or") }, voor { $owner }
lying-load = Op “{ $tile }” ligt { $load }.
lying-coal = Op “{ $tile }” ligt: { $coal }.
lying-water = Mijnwater hier: { FORM($waters, "plain") }.
lying-water-of = { $seat } { $water }


## Title, new game, saves and results

language-name = Nederlands
settings-row-language = Taal
form-back = Terug
title-under = Boeren en mijnwerkers in het zuiden van het Ruhrgebied
title-foot = Een onofficiële bewerking met eigen tekeningen en teksten
title-go-on = Doorspelen
title-new-game = Nieuw spel
title-quit = Afsluiten
laying = De tafel wordt gedekt
player-human = mens
player-automa = automa
seat-colour-red = rood
seat-colour-blue = blauw
seat-colour-green = groen
seat-colour-purple = paars
newgame-head-seats = Plaatsen
newgame-head-variants = Varianten
newgame-head-seed = Startwaarde
newgame-head-board = Bord
newgame-head-modules = Modules
newgame-head-tiles = Tegels
newgame-head-mix = Erbij
newgame-seat-count = { $count } plaatsen
newgame-note-people = Eén muis voor allemaal: bij het wisselen blijven de plannen verborgen.
newgame-note-automas = Klik op een automa om speelsterkte en temperament te kiezen.
newgame-note-watched = Bij dit spel kijk je alleen toe.
newgame-player-tip = Kies de speelsterkte en het temperament van de automa.
newgame-who-plays = Wie speelt { $colour }?
newgame-temperaments = Temperament
newgame-temperament = { CAP($temperament) }
newgame-no-temperament = { $level } heeft er geen.
newgame-open-planning = Open plannen
newgame-start-buildings = Met de gebouwen beginnen
newgame-start-improved-farmhand = Met meesterknechten beginnen
newgame-open-tip = Er wordt in spelersvolgorde gepland, en iedereen ziet de plannen (V5).
newgame-buildings-tip = Iedereen bezit de gebouwen vanaf het begin; hun tegels liggen niet op het bord (V3).
newgame-farmhand-tip = Elke knecht mag vanaf het begin ontwikkelen; niet op het bord: { $tiles } (V3).
newgame-black-tip = Een extra niveau met zwarte ontwikkelingen. Iedereen schaft er hoogstens één aan, krijgt daarvoor { FORM($arrivals, "or") }⍽OP en pakt een geheim bonusfiche (B1 tot B6).
newgame-iron-tip = { $years } jaar, ijzer als stutten in een uitgebreide tunnel, een werkplaats voor wie de Pinge uitput, en extra tegels, { $tiles } in totaal (I1 tot I6).
newgame-sides-tip = Kant A is voor iedereen gelijk; de borden van kant B verschillen en worden gedeeld (I4).
newgame-tunnel-side = Tunnel kant { $side }
newgame-board = { $board }
newgame-by-hand = Sleep tegels tussen bord en voorraad, of klik erop: van het bord af, en terug op een lege plek.
newgame-from-all = Is er geen nieuwe ontwikkeling gekozen, dan wordt een aanbevolen bord uit alle getrokken.
newgame-first-fixed = In het eerste spel liggen de laagste nummers van elk niveau op het bord (S5).
newgame-tiles-first = eerste spel
newgame-tiles-random = willekeurig
newgame-tiles-recommended = aanbevolen
newgame-tiles-chosen = met de hand
newgame-draw-again = Opnieuw trekken
newgame-clear = Bord leegmaken
newgame-another-seed = Andere waarde
newgame-mix-all = alle
newgame-mix-none = geen
newgame-begin = Beginnen
newgame-thaler = { $offered } te krijgen
newgame-thaler-asked = { $offered } te krijgen, { $asked } nodig
newgame-none-left = alle op het bord
newgame-empty-place = Een lege plek van niveau { $level }.
newgame-level-full = Het niveau is vol: klik op de tegel waarvan hij de plek inneemt.
newgame-other-level = { $number } { $tile } hoort op niveau { $level } (V2).
newgame-unnamed = { $seat } heeft een naam nodig.
newgame-namesakes = Elke plaats heeft een eigen naam nodig.
newgame-places-empty = { $count ->
        [one] Er is nog een plek op het bord leeg.
       *[other] Er zijn nog { $count } plekken op het bord leeg.
    }
module-iron-sided = IJzer (tunnel kant { $side })
saved-title = Opgeslagen spellen
saved-unfinished = Om door te spelen
saved-finished = Afgelopen: nog eens bekijken
saved-no-unfinished = Er is geen spel om door te spelen.
saved-no-finished = Geen opgeslagen spel is afgelopen.
saved-listed = { FORM($items, "plain") }
saved-about = { $when } · { FORM($modules, "plain") }
saved-date = { $day } { $month } { $year }, { $clock }
month-1 = januari
month-2 = februari
month-3 = maart
month-4 = april
month-5 = mei
month-6 = juni
month-7 = juli
month-8 = augustus
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december
saved-move = zet { $move }
saved-move-of = zet { $move } van { $moves }
saved-damaged = Beschadigd
saved-damaged-to-move = Beschadigd: het gaat verder vanaf { $move }.
saved-damaged-to-end = Beschadigd: het kan tot het einde bekeken worden.
saved-former-to-move = Met eerdere regels gespeeld: het gaat verder vanaf { $move }.
saved-former-to-end = Met eerdere regels gespeeld: het kan tot het einde bekeken worden.
saved-fault-damaged = Het is beschadigd: { $why }.
saved-fault-newer = Het komt uit een nieuwere uitgave: { $why }.
saved-fault-former = Het is met andere regels gespeeld dan die van nu: { $why }.
saved-fault-ruleset = De regelset ervan ontbreekt: { $why }.
saved-fault-figures = De regelset ervan is nu een andere: { $why }.
saved-gone = Het is er niet meer.
saved-closed = Het kan op dit moment niet geopend worden: { $why }.
saved-stuck = Er kan niet doorgespeeld worden: { $why }.
saved-aside = Een opgeslagen spel is beschadigd en heet nu { $file }: { $why }.
saved-aside-replaced = het gave begin ervan is nu een eigen spel
saved-folder-closed = { $folder } kan op dit moment niet gelezen worden: { $why }.
unseated-line = de regel van speler { $seat } zegt niet wie daar zit
unseated-colours = twee plaatsen hebben dezelfde kleur ({ $colour })
unseated-nobody = het zegt niet wie waar zit
unseated-unknown = de automa “{ $automa }” is hier niet bekend
stuck-title = Nu niet te spelen
stuck-damaged = Een beschadigd spel
stuck-former = Een spel met eerdere regels
stuck-step-through = Stap voor stap bekijken
stuck-go-on = Doorspelen vanaf { $move }
stuck-damaged-sound = { $what } Wat ervoor komt is gaaf en kan als nieuw spel voortgezet worden; het oude bestand blijft bewaard als { $file }.
stuck-former-sound = { $what } Wat ervoor komt is gaaf en kan als nieuw spel voortgezet worden; het oude bestand blijft zoals het is.
taken-title = Open in een ander venster
taken = Het wordt in een ander venster gespeeld. Je kunt het tot nu toe bekijken of met een kopie doorspelen; het spel in het andere venster blijft zoals het is.
taken-look-on = Bekijken
taken-copy = Met een kopie doorspelen
unsaved-title = Niet opgeslagen
unsaved-game = Dit spel staat in geen enkel bestand: { $why }.
unsaved-try-again = Opnieuw proberen
unsaved-elsewhere = Of ergens anders opslaan
unsaved-trying = Er wordt net geprobeerd of het spel daar opgeslagen kan worden
unsaved-back = Terug naar de tafel
unsaved-leave-game = Weggaan en het spel kwijtraken
unsaved-folder-usual = De gebruikelijke map
unsaved-folder-documents = Documenten
unsaved-folder-desktop = Bureaublad
unsaved-folder-own = Je eigen map
unsaved-folder-temporary = Tijdelijke bestanden
session-saved = Het spel wordt na elke zet opgeslagen.
session-saved-in = Het spel wordt opgeslagen in { $folder }.
session-not-saved = Niet opgeslagen: { $lost }
session-not-saved-why = Niet opgeslagen: { $lost } ({ $why })
session-lost-game = dit spel
session-moved = { $former } is elders gewijzigd: dit spel is { $file }
trouble-full = de schijf is vol
trouble-forbidden = het systeem staat het niet toe
trouble-read-only = daar kan niets geschreven worden
trouble-missing = het is er niet meer
trouble-failing = de schijf werkt niet
trouble-slow = de schijf antwoordt niet
trouble-in = { $folder }: { $why }
settings-not-kept = De instellingen kunnen niet bewaard worden: { $why }.
settings-file-unread = { $file }: { $why }; de gebruikelijke instellingen gelden.
settings-file-aside = { $file } { $what }: het heet nu { $aside }, en de gebruikelijke instellingen gelden.
settings-file-stays = { $file } { $what }: de gebruikelijke instellingen gelden ({ $why }).
settings-file-damaged = is beschadigd in regel { $line }
settings-file-no-text = is geen tekst
settings-file-empty = bevat geen instellingen
settings-file-kept = het bestand daar is niet te lezen en wordt daarom niet overschreven
settings-value = { $file }: { $key } is { $value }, geldig is { $right }; het wordt { $usual }.
settings-value-switch = true of false
settings-value-word = een van { FORM($words, "plain") }
settings-value-number = een geheel getal van { $low } tot { $high }
result-counting = De eindtelling
result-wins = { $seat } wint het spel met { $vp }
result-ranked = { $rank }e { $name }
result-tie-coal = Evenveel OP: wie de meeste steenkool uit de mijn haalde, wint het spel.
result-tie-order = Evenveel OP en steenkool: wie eerder in de spelersvolgorde is, wint het spel.
result-to-title = Naar het titelscherm
result-step-through = Nog eens bekijken
result-back = Terug naar het spelverslag
the-game = Het spel
window-no-display = geen scherm om een venster op te openen ({ $why })
window-no-driver = geen scherm om een venster op te openen (er is alleen het stuurprogramma { $driver })
window-not-opened = het venster kon niet geopend worden ({ $why })
window-gone = het scherm is weg ({ $why })
unsaved-moves = { $count ->
        [0] Wat teruggenomen is, staat nog in het bestand: { $why }.
        [one] De laatste zet staat in geen enkel bestand: { $why }.
       *[other] De laatste { $count } zetten staan in geen enkel bestand: { $why }.
    }
unsaved-leave = { $count ->
        [0] Weggaan zoals laatst opgeslagen
        [one] Weggaan zonder de laatste zet
       *[other] Zonder laatste { $count } zetten weg
    }
session-lost-moves = { $count ->
        [0] teruggenomen zetten
        [one] de laatste zet
       *[other] de laatste { $count } zetten
    }

## Commands, set-up and their errors


## Rulesets and positions: what is wrong in them


## The playtest lab
