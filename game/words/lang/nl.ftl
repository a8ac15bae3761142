# Nederlands. De syntaxis is die van Fluent (https://projectfluent.org/fluent/guide); FORM zet iets in een andere vorm,
# CAP maakt van de eerste letter een hoofdletter. Elke taal zegt dezelfde teksten; de termen staan in docs/glossary.md.
# ⍽ is een vaste spatie, een punt tussen twee letters een afbreekplaats. Meer hierover: docs/languages.md.

## Getallen en opsommingen

number-thousands = .
number-decimal = ,
amount = { $count }⍽{ $noun }
list-none = niets
list-comma = ,
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
slot-wood-store = kolenhok (hout)
    .in = in het kolenhok
    .of = voor hout in het kolenhok
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
wheel-water = Mijnwater
wheel-spring = Lente
wheel-summer = Zomer
wheel-autumn = Herfst
wheel-scoring = Waardering
wheel-payment = Pacht
wheel-storage = Opslag
wheel-order = Spelersvolgorde
wheel-lease = Pacht
table-developments = Ontwikkelingen
table-level = Niveau⍽{ $level }
table-level-points = { $level }   { $points }
table-arrival = { $points }⍽OP
table-arrival-none = ieder heeft er een
table-distant = ver: { $good }
table-distant-any = ver: naar keuze
table-distant-black = een per speler
table-distant-open = voor iedereen
table-disks = Schijven
table-bag = zak⍽{ $count }
table-pool = Actieveld⍽{ $number }
table-reserve = voorraad
table-take = { $count } pakken
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
field-note-water-mill = graan of steenkool
field-note-water-mill-short = graan, kolen
field-note-farmers-wife = { $actions }× mijn
field-note-farmers-wife-short = { $actions }× mijn
field-note-flipped = mijn of { $made }
field-note-flipped-short = of { $made }
field-note-workshop = geeft { $made }
field-note-workshop-short = geeft { $made }
field-at-work = aan het werk: nog { $left }
field-has-worked = heeft gewerkt
field-paid = betaald
field-plan = { FORM($uses, "or") }
field-plan-mining = { $count }× mijn
field-plan-wood = { $count }× hout
field-plan-food = { $count }× voedsel
field-plan-kinds = { FORM($kinds, "plain") }
field-plan-mixed = gemengd werk
field-plan-any = { $count }× werk naar keuze
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
option-pay = { $pay } uitgeven
option-trade = { $pay } voor { $gain }
option-dig = { $coal } winnen
option-drain = { $most ->
        [1] { $water }
       *[other] tot { $water }
    } verwijderen
option-debt = { $debt } terugleggen
option-marker = een actiefiche
option-bonus = een bonusfiche
option-give-farm = { $coal } van het erf
option-give-mine = { $coal } uit de mijn
option-give-shaft = { $coal } uit de schacht
option-give-tile = { $coal } van de tegel

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
level-measured = Wint { $share }% van { $games } spellen tegen { $against }, met gemiddeld { $vp } tegenover { $theirs }.
baseline-greedy = een gretige speler
baseline-random = een speler die lukraak speelt
inclination-plain = Wil zoveel mogelijk OP, waar ze ook vandaan komen.
inclination-miner = Houdt van de tunnel: gaat er verder in dan anderen en plaatst de stutten die daarvoor nodig zijn.
inclination-farmer = Houdt van een volle voorraadkast: verzamelt voedsel en hout, en maakt weinig schuld.
inclination-inventor = Schaft de ene ontwikkeling na de andere aan en komt zelden in de tunnel.
inclination-merchant = Gaat waar taler te halen zijn, houdt ze vast en maalt niet om een schuld.

## Het paneel dat zegt waarom: op welke manier een zet iets waard is, en waar dat vandaan komt

aspect-now = OP nu
aspect-end = OP aan het einde
aspect-later = werk voor later
aspect-denies = ontneemt anderen
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
why-note-costs = Wijs een rij aan voor de onderdelen. Links van de streep staat wat het kost.
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


## Setting a game up: what cannot be, and what is not advised


## Records, identity and notation

# Where in a record, and what is wrong there
record-file = { $file }: { $said }
record-file-other-ruleset = { $file }: { $said }; met --ruleset BESTAND geef je de juiste op
record-header = kop: { $said }
record-line = regel { $line }: { $said }
record-lines = regels { $first } tot en met { $last }: { $said }
record-none = dit is geen spelverslag; een spelverslag begint met “{ $begins }”
record-newer = formaat { $format } hoort bij een nieuwere editie, als de regel niet beschadigd is; deze editie leest formaat { $reads }
record-older = formaat { $format } komt van een eerdere editie; deze editie leest formaat { $reads }
record-cut-in-header = het spelverslag breekt al in de kop af
record-damaged = beschadigd, de controlesom klopt niet; heb je zelf iets veranderd, maak dan van regel 1 “{ $begins }”, dan wordt er niet op controlesommen gelet
record-after-end = staat na het einde
record-cut-off = het spelverslag breekt hier af; de laatste regel, “{ $last }”, ontbreekt
record-and-damaged = { $said }; { $damage }

# The header of a record
record-key-missing = de regel “{ $line }” ontbreekt
record-key-unknown = { $text } is geen regel van de kop; bekend zijn { $known }
record-key-twice = { $key } staat er twee keer; één keer is goed
record-key-long = { $key } is { $count } tekens lang; hoogstens { $most } is goed
record-number = { $key } { $text } is geen geheel getal
record-entry = { $key }: { $text } is niet bekend; bekend zijn { $known }
record-rules = rules { $rules }; deze editie leest rules { $reads }
record-rules-newer = gespeeld met regels { $rules } van een nieuwere editie; deze editie leest rules { $reads }
record-rules-older = gespeeld met regels { $rules } van een eerdere editie; deze editie leest rules { $reads }
record-setup = met deze regels kan er geen spel beginnen: { $problem }

# The ruleset of a record
record-ruleset = ruleset { $text }; het moet eruitzien als “{ $example }”
record-ruleset-needed = de regelset { $name } is nodig; geef het bestand op, { $file }
record-ruleset-no-name = { $name } is geen naam van een regelset; die heet naar het bestand, zonder .toml
record-ruleset-not-here = de regelset { $name } is er niet; zet { $file } in { $folder }
record-ruleset-unusable = { $problem }
record-ruleset-other = gespeeld met de waarden { $digest } van { $name }, die niet in het archief zitten; die van { $source } zijn nu { $now }

# The moves of a record
notation-no-move = { $text } is geen zet; een zet ziet eruit als “{ $one }” of “{ $other }”
record-over = het spel is afgelopen; er kan geen zet meer volgen
record-seat = plaats { $seat } is hier niet aan zet, maar plaats { $right }
record-refused = { $move } wordt geweigerd: { $reason }
record-other-rules = { $said }; er is met andere regels gespeeld dan die van nu
record-scores = de zetten leiden tot de scores { $right }, niet { $given }
record-unfinished = hier staan scores, maar het spel is niet afgelopen: er ontbreken zetten

# Boards
board-named = { $board }

## What developments and bonus markers do


## The table: prompts, tips, previews and sheets


## Title, new game, saves and results


## Commands, set-up and their errors


## Rulesets and positions: what is wrong in them


## The playtest lab
