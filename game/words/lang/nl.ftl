# Nederlands. De syntaxis is die van Fluent (https://projectfluent.org/fluent/guide); FORM zet iets in een andere vorm,
# CAP maakt van de eerste letter een hoofdletter. Elke taal zegt dezelfde teksten; de termen staan in docs/glossary.md.
# ⍽ is een vaste spatie, een punt tussen twee letters een afbreekplaats. Meer hierover: docs/languages.md.

## Getallen en opsommingen

number-thousands = .
number-decimal = ,
amount = { $count }⍽{ $noun }
amount-markers = { $count ->
        [one] { $count }⍽actiefiche “{ CAP($marker) }”
       *[other] { $count }⍽actiefiches “{ CAP($marker) }”
    }
list-none = niets
list-comma = ,
list-semicolon = ;
list-either = { $rest }; of { $last }
list-and = { $rest } en { $last }
list-or = { $rest } of { $last }
list-noun = last
seat = Plaats⍽{ $number }
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
slot-cellar = kelder
    .in = in de kelder
    .of = in de kelder
slot-shed = loods
    .in = in de loods
    .of = in de loods
slot-loft = zolder
    .in = op de zolder
    .of = op de zolder
marker-hauling-cable = hijstouw
marker-wheelbarrow = handkar
marker-ladder = ladder
marker-windlass = lier
marker-oil-lamp = olielamp
marker-hammer-and-pick = hamer en beitel
marker-wicker-basket = rieten mand
marker-cottage = keuterij
marker-kiepenkerl = Kiepenkerl
marker-market = weekmarkt
marker-abandoned-farm = verlaten boerderij

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
    .short = Gem. tunnel
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
table-arrival-none = geen OP
table-distant = ver: { FORM($goods, "or") }
table-distant-any = ver: vrij
table-distant-black = 1⍽per speler
table-distant-open = voor iedereen
table-disks = Schijven
table-bag = zak⍽{ $count }
table-pool = Actieveld⍽{ $number }
table-pool-short = Veld⍽{ $number }
table-reserve = voorraad
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
field-note-develops = ontwikkelt
field-note-works = alleen werk
field-at-work = bezig: nog { $left }
field-has-worked = heeft gewerkt
field-paid = betaald
field-plan = { FORM($uses, "or") }
field-plan-mining = { $count }× mijn
field-plan-goods = { FORM($goods, "plain") }
field-plan-kinds = { FORM($kinds, "plain") }
field-plan-mixed = gemengd werk
field-plan-any = { $count }× naar keuze
field-plan-development = een ontwikkeling
log-title = Logboek
log-title-open = Logboek: klik op een regel, hier sluit

## Waar OP, goederen en mijnwater vandaan komen, per regel

source-tile = “{ $tile }”
source-S6 = beginvoorraad
source-Y2 = mijnwater van het seizoen
source-D4 = actieveld met water
source-E4 = werk
source-E3 = boer
source-E7 = knecht
source-E8 = zomer
source-P1 = extra arbeider
source-E9 = kolengraver
source-E10 = mijnwerker
source-E11 = Haspelknecht
source-M7 = vroeg uitgeputte Pinge
source-T6 = aangeschafte ontwikkeling
source-W1 = steenkool op het erf
source-W2 = pacht
source-W3 = opslag
source-B3 = aangeschafte zwarte ontwikkeling
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
event-water-returned = { $seat } legt { $water } terug (dat mag met weinig schijven).
event-disks-returned = { $seat } legt { $disks } terug in de zak.
event-no-disks-returned = { $seat } legt geen schijven terug in de zak.
event-reserve-moved = Actieveld⍽{ $pool } krijgt { $disks } van het voorraadveld ernaast.
event-reserve-empty = Actieveld⍽{ $pool } krijgt niets van het voorraadveld ernaast.
event-disks-drawn = Actieveld⍽{ $pool } krijgt { $disks } uit de zak.
event-reserve-drawn = Voorraadveld⍽{ $pool } krijgt { $disks } uit de zak.
event-disks-taken = { $seat } pakt { $disks } van actieveld⍽{ $pool } in kruiwagen⍽{ $cart }.
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
event-order-set-seat = { $seat }⍽({ $value })
event-field-laid = { $seat } legt { $lay } op { FORM($field, "the") }.
event-payment-spent = { $seat } betaalt { FORM($field, "the") }: { $lay }.
event-paid-for-nothing = { $seat } heeft { FORM($field, "the") } voor niets betaald: { $lay }.
event-lamp-kept = { $seat } houdt het actiefiche “{ CAP($marker) }”.
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
option-dig = hoogstens { $coal } winnen
option-drain = hoogstens { $water } verwijderen
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
tell-handed = Plaats { $seat } wisselt: { $former } geeft over aan { $now }.
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
result-effects = Effecten, fiches en arbeiders
result-total = Overwinningspunten
result-coal-removed = Steenkool uit de mijn gehaald

## Automa’s: speelsterkten en temperamenten

level-meister = Speelt elke keuze bij het pakken en de beste plannen een paar keer verder door, telkens met een andere invulling van wat onbekend is, en kiest dan pas.
level-steiger = Weegt alle plannen voor een fase af en houdt er bij het pakken rekening mee wat de anderen zullen pakken.
level-knappe = Vergelijkt zijn beste keuzes naar wat de anderen in deze fase zullen pakken, maar plant zoals Bauer en kijkt niet verder.
level-bauer = Plant elke fase goed voor het eigen erf en kijkt niet naar de anderen.
level-pachtbauer = Plant een fase goed, maar telt niet wat er overblijft om een tweede keer te pakken, en denkt pas in de herfst aan de pacht.
level-kleinbauer = Geeft de boer het beste werk en de anderen wat er overblijft, en denkt pas in de herfst aan de pacht.
level-siedler = Plant de ene arbeider na de andere, pakt een van de grootste groepen en denkt pas in de herfst aan steenkool en pacht.
level-heuerling = Weet wat een schijf vandaag oplevert, maar niet wat een ontwikkeling morgen kan, en vergeet water en hout.
level-einlieger = Een beginner met wat oefening: grote groepen van twee kleuren, en van de duurste ontwikkelingen een die nog weinig anderen hebben.
level-knecht = Een beginner met een paar vaste regels: de grootste groep, de duurste ontwikkeling, werk voor elke arbeider.
level-lehrling = Heeft het spel net geleerd: de grootste groep en meer van die kleur zonder te tellen, de duurste ontwikkeling, en pas in de herfst de pacht.
level-measured = Wint { $share }% van { $games }⍽spellen tegen { $against }, gemiddeld { $vp } tegen { $theirs }.
baseline-former-meister = de vroegere Meister
baseline-former-steiger = de vroegere Steiger
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
why-follow-tip = Kan ook met Enter.
why-close-tip = Sluiten (Esc).
why-earlier-tip = De vorige beslissing (Links).
why-later-tip = De volgende beslissing (Rechts).
why-no-earlier = Er is geen eerdere beslissing.
why-no-later = Dit is de laatste beslissing.
why-nothing-yet = Tot nu toe heeft geen automa iets afgewogen; de eenvoudigste doen dat nooit.
why-none-kept = Tot hier zijn geen redenen van automa’s bewaard.
why-secret-yet = Wat de automa’s hebben afgewogen, lees je zodra alle plannen open liggen.
why-no-question = Je hebt nu niets te beslissen.
why-still-thinks = Denkt nog na. Esc neemt de vraag terug.
component-changes = { FORM($changes, "plain") }
component-change = { $what } { $by }
component-denies = vooral { $seat }
component-denies-all = { $seat } pakt niets meer in plaats van { $wanted }
component-denies-disks = { $seat } pakt { $taken } in plaats van { $wanted }
component-denies-all-in-deals = in { $told } van de { $deals }⍽keer pakt { $seat } niets meer in plaats van { $wanted }
component-denies-disks-in-deals = in { $told } van de { $deals }⍽keer pakt { $seat } { $taken } in plaats van { $wanted }
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
deed-keep = { $goods } te houden

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
reason-taking-in-deals = { $taking }: in { $told } van de { $deals }⍽keer doorspelen is het plan om { $deeds }.
reason-taking-and-more-in-deals = { $taking }: in { $told } van de { $deals }⍽keer doorspelen is met straks nog { $disks } erbij het plan om { $deeds }.
reason-taking-aimless = { $taking }: met schijven valt in deze fase niets zinnigs te doen.
reason-next-best-take = De op één na beste keuze is { $vp } minder waard: { $disks } van actieveld⍽{ $pool }.
reason-next-best-swap = De op één na beste keuze is { $vp } minder waard: met de olielamp op actieveld⍽{ $pool } een { FORM($reserve, "short") } schijf in plaats van een { FORM($action, "short") }.
reason-next-best-none = De op één na beste keuze is { $vp } minder waard: niets meer pakken.
reason-next-best-lamp = De op één na beste keuze is { $vp } minder waard: de olielamp houden.
reason-ahead-at-end = Bij { $deals ->
        [one] doorspelen
       *[other] { $deals }⍽keer doorspelen
    } tot het einde van het spel is de voorsprong op de beste tegenstander{ $phases ->
        [one] {""}
       *[other] {" "}aan het eind van de fasen
    }{ $ends ->
        [one] {""}
       *[other] {" "}gemiddeld
    } { $vp }.
reason-behind-at-end = Bij { $deals ->
        [one] doorspelen
       *[other] { $deals }⍽keer doorspelen
    } tot het einde van het spel is de achterstand op de beste tegenstander{ $phases ->
        [one] {""}
       *[other] {" "}aan het eind van de fasen
    }{ $ends ->
        [one] {""}
       *[other] {" "}gemiddeld
    } { $vp }.
reason-ahead-by-season = Bij { $deals ->
        [one] doorspelen
       *[other] { $deals }⍽keer doorspelen
    } tot de { $season } van jaar⍽{ $year } is de voorsprong op de beste tegenstander{ $phases ->
        [one] {""}
       *[other] {" "}aan het eind van de fasen
    }{ $ends ->
        [one] {""}
       *[other] {" "}gemiddeld
    } { $vp }.
reason-behind-by-season = Bij { $deals ->
        [one] doorspelen
       *[other] { $deals }⍽keer doorspelen
    } tot de { $season } van jaar⍽{ $year } is de achterstand op de beste tegenstander{ $phases ->
        [one] {""}
       *[other] {" "}aan het eind van de fasen
    }{ $ends ->
        [one] {""}
       *[other] {" "}gemiddeld
    } { $vp }.
reason-denies = Kost de beste tegenstander { $vp } meer dan de keuzes gemiddeld: { $what }.
reason-denies-seat = Kost de beste tegenstander { $vp } meer dan de keuzes gemiddeld; { $seat } kost het het meest.
reason-expects = Verwacht dat { $seat } speelt als automa { $level }: dat past het best bij wat { $seat } tot nu toe heeft gepakt.
reason-take-largest = Pakt { $disks } van actieveld⍽{ $pool }: er is geen grotere groep.
reason-take-largest-needed = Pakt { $disks } van actieveld⍽{ $pool }: er is geen grotere groep, en { $need }.
reason-take-most-of-new = Pakt { $disks } van actieveld⍽{ $pool }: geen groep van een andere kleur levert meer op.
reason-take-most-of-new-needed = Pakt { $disks } van actieveld⍽{ $pool }: geen groep van een andere kleur levert meer op, en { $need }.
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
reason-give-food-last-without = Geeft { $food } voor { $vp }, en wel aan { $to }, die van wie het mag krijgen de minste OP heeft.
reason-give-food-to-supply = Geeft { $food } aan de algemene voorraad voor { $vp }.
reason-give-spare-food = Geeft { $food }: dat is voor de pacht niet nodig.
reason-give-no-food = Geeft geen voedsel: dat heeft hij harder nodig dan de OP.
reason-keep-food-for-lease = Geeft geen voedsel: alles is nodig voor de pacht.
reason-take-water-all-the-same = Neemt het mijnwater toch.
reason-leave-water = Neemt het mijnwater niet.
reason-count-cart = Laat kruiwagen⍽{ $cart } tellen, met { $low } in plaats van { $high }: de laagste waarde is eerder aan de beurt.
reason-count-either-cart = Laat kruiwagen⍽{ $cart } tellen: beide hebben waarde { $value }.
reason-count-first-cart = Laat kruiwagen⍽1 tellen, alsof hij “{ $tile }” niet had.

## Redenen: plannen

reason-plan = Het plan is om straks { $deeds }.
reason-lay-nothing = Legt niets op { FORM($field, "the") }: geen schijf levert daar meer op dan elders.
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
reason-lay-idle = Legt { $lay } op { FORM($field, "the") }, al is daar in het plan geen werk.
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
    } { $where }.
reason-pay-always = Betaalt { FORM($field, "the") } met { $lay }: wie betaald kan worden, wordt betaald.
reason-unpaid-worth-less = Betaalt { FORM($field, "the") } niet: wat hij zou kunnen doen, is minder waard dan wat hij kost.
reason-unpaid-nothing-left = Betaalt { FORM($field, "the") } niet: daar is niets meer voor over.
reason-unpaid-for-lease = Betaalt { FORM($field, "the") } niet: het voedsel is voor de pacht.
reason-unpaid-no-work = Betaalt { FORM($field, "the") } niet: er is voor hem niets te doen.

## Redenen: uitvoeren

reason-activate = Activeert { FORM($field, "the") } om { $deeds }.
reason-activate-for-work = Activeert { FORM($field, "the") }: { $where } is er werk.
reason-activate-for-good = Activeert { FORM($field, "the") } voor { $good }: goederen gaan voor.
reason-activate-always = Activeert { FORM($field, "the") }: wie kan werken, gaat aan het werk.
reason-kiepenkerl-stands-for = De Kiepenkerl telt als een { FORM($colour, "short") } schijf.
reason-acquire = Schaft “{ $tile }” aan: dat levert onmiddellijk { $goods } op.
reason-acquire-for-later = Schaft “{ $tile }” aan: dat komt later van pas.
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
reason-drain-end = Verwijdert { $water }: aan het einde telt elk mijnwater boven { $free } { $vp }.
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
reason-use-abandoned-farm = Gebruikt de verlaten boerderij voor { $goods }.
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

reason-keep-wood-unburnt = Plaatst en brandt vóór de waardering niets meer en houdt zo { $wood } over.
reason-keep-wood = Plaatst vóór de waardering niets meer en houdt zo { $wood } over.
reason-keep-iron = Plaatst vóór de waardering niets meer en houdt zo { $iron } over.
reason-store-for-vp = Slaat { FORM($slot, "in") } { $good } op: goed voor { $vp }.
reason-store-for-vp-and-spring = Slaat { FORM($slot, "in") } { $good } op: goed voor { $vp }, en in de lente weer te gebruiken.
reason-store-for-spring = Slaat { FORM($slot, "in") } { $good } op voor de lente.
reason-store-in-vain = Slaat { FORM($slot, "in") } { $good } op: er is niets meer wat daar OP oplevert.
reason-store-no-vp = Slaat { FORM($slot, "in") } { $good } op: wat daar OP oplevert, doet dat elders ook.
reason-store-nothing = Laat de opslagplaats { FORM($slot, "of") } leeg: wat daar past, is elders meer waard.
reason-store-most = Slaat { FORM($slot, "in") } { $good } op: goed voor { $vp }, en niets levert daar meer op.
reason-store-anything = Slaat { FORM($slot, "in") } { $good } op: OP zijn daar niet te halen, maar hij laat geen opslagplaats leeg.
reason-nothing-fits-slot = Laat de opslagplaats { FORM($slot, "of") } leeg: er is niets wat daar past.

## Redenen: de referentiespelers

reason-only-move = Een andere zet is niet mogelijk.
reason-greedy = Levert onmiddellijk { $gain } op: als het spel nu afgelopen was, had hij { $vp }.
reason-greedy-nothing = Levert onmiddellijk niets op: als het spel nu afgelopen was, had hij { $vp }.
reason-greedy-most = Geen andere zet levert zoveel op.
reason-greedy-drawn = Door loting gekozen uit { $moves }⍽zetten die evenveel opleveren.
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
settings-nothing-travels = Niets verplaatst zich, alles vloeit over
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
replay-aside = Een klik toont de ontwikkelingen weer.

## Refusals: why a move is not allowed

refused = { $why } ({ $rule })
refused-move = { $move }: { $why }
refused-game-over = Het spel is afgelopen.

refused-no-pool = Er is geen actieveld met dat nummer.
refused-none-of-colour = Op dit actieveld ligt geen schijf van die kleur.
refused-must-take = De eerste keer pakken is verplicht.
refused-take-now = Nu worden er schijven gepakt.
refused-only-lamp = Hier zijn de schijven al gepakt; nu is alleen nog de vraag of het actiefiche “{ CAP($marker) }” schijven omwisselt.
refused-no-lamp = De voorraad gaat in de volgende fase naar het actieveld ernaast. Een schijf eerder omwisselen kan alleen met het actiefiche “{ CAP($marker) }”.
refused-nothing-to-swap = Op de velden liggen geen schijven van deze kleuren.
refused-same-colour = Twee schijven van dezelfde kleur omwisselen zou niets veranderen.
refused-choose-cart = Nu is de vraag of kruiwagen⍽1 of kruiwagen⍽2 telt voor de spelersvolgorde.
refused-return-water = Nu is de vraag of er { $water } wordt teruggelegd.

refused-give-food-now = Nu is de vraag of er { $food } wordt gegeven.
refused-food-for-others = Het voedsel gaat naar een speler zonder “{ $tile }”, en alleen naar de algemene voorraad als iedereen die ontwikkeling bezit.
refused-no-autumn-water = Wie “{ $tile }” bezit, neemt in de herfst geen mijnwater.

refused-plan-now = Eerst wordt het plan afgemaakt; daarna handelen je mensen.
refused-field-order = De velden worden op volgorde gevuld: boer, knecht, ingehuurde arbeiders, gebouwen.
refused-field-full = Op het veld past niets meer: { $worker }.
refused-not-held = Er liggen niet zoveel schijven meer in de kruiwagens.
refused-no-such-marker = Zo’n actiefiche kan in deze fase niet gebruikt worden.
refused-little-food = Er ligt niet zoveel voedsel op het erf.
refused-little-thaler = Er zijn niet zoveel taler.
refused-mixed = Meerdere kleuren liggen alleen bij een arbeider die mag ontwikkelen.
refused-no-such-tile = Meerdere kleuren moeten precies de schijven zijn die een ontwikkeling in het spel vereist die de speler nog niet bezit.
refused-few-colours = “{ $tile }” ligt alleen bij boer of knecht op schijven van meerdere kleuren.
refused-cottage = Met “{ $tile }” (telt als { $disks ->
        [one] { $disks }⍽schijf
       *[other] { $disks }⍽schijven
    } naar keuze) moeten op een veld precies de schijven liggen die een ontwikkeling in het spel vereist die de speler nog niet bezit.
refused-own-workers-only = “{ $basket }” en “{ $cottage }” liggen alleen op de velden van boer en knecht.
refused-no-pay = Voedsel en taler betalen hier niets.
refused-pay = { CAP(FORM($worker, "the")) } krijgt precies { $pay }.
refused-takes = { CAP(FORM($worker, "the")) } neemt precies { $pay }.

refused-work-now = Nu voeren de arbeiders het plan uit.
refused-finish-first = Eerst wordt de arbeider klaar die bezig is, of de nieuwe ontwikkeling wordt afgehandeld.
refused-at-work = Er is een arbeider aan het werk; die moet eerst klaar zijn.
refused-not-planned = Op dit veld ligt niets.
refused-has-worked = { $worker ->
        [workshop] In de werkplaats is in deze fase al gewerkt
       *[farmer] { CAP(FORM($worker, "the")) } heeft in deze fase al gewerkt
    }.
refused-only-develops = Een arbeider met meerdere kleuren kan alleen een ontwikkeling aanschaffen.
refused-colour-open = Eerst moet vaststaan voor welke kleur het actiefiche “{ CAP($marker) }” staat.
refused-colour-settled = De kleur van wat hier ligt, staat al vast.
refused-no-haspelknecht = { CAP(FORM($worker, "the")) } is nog niet op het bord.
refused-nothing-to-do = Deze arbeider zou nu geen enkele actie kunnen uitvoeren.
refused-act-first = De arbeider heeft nog niets gedaan en kan nog iets doen.
refused-no-digging = { CAP(FORM($worker, "the")) } wint geen steenkool.
refused-no-reeling = { CAP(FORM($worker, "the")) } takelt geen steenkool omhoog.
refused-no-draining = { CAP(FORM($worker, "the")) } verwijdert geen mijnwater.

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
refused-must-choose = Een van de keuzes moet gemaakt worden.
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

setup-tile = “{ $tile }” ({ $number })
setup-seats = Er kan met { FORM($seats, "or") } gespeeld worden, niet met { $given } (S1).
setup-seed = De startwaarde is een geheel getal van 0 tot en met 2^64⍽−⍽1, niet { $given } (S8).
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
setup-iron-needed = bevat ijzer, dat er alleen met de module IJzer is; neem die module erbij of laat het ijzer weg (I2)
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
record-rules = rules { $rules }; deze uitgave leest rules { $reads }
record-rules-newer = gespeeld met regels { $rules } van een nieuwere uitgave; deze uitgave leest rules { $reads }
record-rules-older = gespeeld met regels { $rules } van een eerdere uitgave; deze uitgave leest rules { $reads }
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
record-seat = plaats { $seat } is hier niet aan de beurt, maar plaats { $right }
record-refused = { $move } wordt geweigerd: { $reason }
record-other-rules = { $said }; er is met andere regels gespeeld dan die van nu
record-scores = de zetten leiden tot de scores { $right }, niet { $given }
record-unfinished = hier staan scores, maar het spel is niet afgelopen: er ontbreken zetten

# Boards

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
       *[other] hoogstens { $water }
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
does-bonus = Kies dan in het geheim een bonusfiche: daardoor telt iets aan het einde van het spel zwaarder, bijvoorbeeld lege tunneldelen of spelersschijven.
does-kiepenkerl = Pak wat hierop ligt (in het begin 1⍽hout) en 1⍽grondstof naar keuze uit de algemene voorraad, en leg er 1⍽grondstof van je erf op die geen van beide is. Wie dat niet kan, kan deze niet aanschaffen.
does-from-farm = Wat je uitgeeft, komt van je erf.
does-receiver = De steenkool gaat naar het erf van een andere speler naar keuze.
does-mine-coal = In de mijn is het de meest linkse steenkool van de Pinge, na uitputting die van de tunnel, ongeacht water en stutten; die geldt als weggenomen.
does-shaft-coal = Steenkool uit de schacht kun je pas weggeven als de Pinge is uitgeput.
does-tile-coal = In het begin liggen hier { $coal } voor elke speler; wie deze aanschaft, haalt er { $taken } af.
does-marker-offer = Het actiefiche hoort bij een ontwikkeling van het basisspel waarop een spelersschijf ligt; die levert verder niets op.
does-charcoal-burner = Op elk moment in je beurt, en in de winter vóór waardering en opslag, kun je van { $wood } van je erf { $made } maken, zo vaak je wilt.
does-bucket = { $seasons ->
        [none] Levert verder niets op, want geen seizoen begint met mijnwater.
       *[some] Als er { $seasons } mijnwater komt, neem jij niets meer.
    }
does-horse-and-cart = Bij de waardering in de winter levert elke steenkool op je erf { $vp } op, in plaats van het gewone.
does-water-channel = Mijnwater dat je uit je mijn verwijdert, komt hier te liggen; zodra hier { $water } liggen, gaan die terug voor { $vp }. Hier hindert het geen werk en kost het geen OP.
does-water-channel-and-bucket = Bezit je ook “{ FORM($tiles, "or") }”, dan komt { $seasons } { $water } uit de algemene voorraad hier te liggen.
does-towpath-horse = Na de tweede keer pakken zeg je of kruiwagen⍽1 of kruiwagen⍽2 telt voor de volgorde.
does-thanksgiving = Als er in de herfst mijnwater komt, mag je 1⍽voedsel geven aan een speler zonder deze ontwikkeling (is die er niet, aan de algemene voorraad) en krijg je { $vp }; dan kies je of je het mijnwater neemt.
does-thanksgiving-dry = Levert verder niets op, want in de herfst komt geen mijnwater.
does-schultheiss = Vanaf de volgende winter betaal je elk jaar { $lease } als pacht; voor elk ontbrekend stuk krijg je { $debt }.
does-pit-car-tipple = Vanaf nu levert elke volgende ontwikkeling die bij aankomst OP oplevert, { $vp } meer op.
does-village-smithy = Aan het einde levert elke ijzeren stut vóór een leeg tunneldeel { $vp } op in plaats van { $usual }.
does-marker = Eenmaal, vanaf de volgende fase; ongebruikt levert het fiche aan het einde { $vp } op.
does-marker-hauling-cable = Fiche, op elk moment in je beurt: verwijder { $water } en krijg { $vp }.
does-marker-disk = Fiche: telt als { $disk }.
does-marker-windlass = Fiche, tussen twee arbeiders: de Haspelknecht doet onbetaald hoogstens { $actions ->
        [one] { $actions }⍽actie
       *[other] { $actions }⍽acties
    }, ook als hij daarnaast betaald is.
does-marker-oil-lamp = Fiche, direct voordat of nadat je zelf pakt: wissel een schijf van een voorraadveld om met een van een andere kleur op het actieveld ernaast.
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
line-charcoal-burner = { $wood }: { $made }
line-bucket = { $seasons ->
        [none] geen effect
       *[some] geen water { $seasons }
    }
line-horse-and-cart = { $vp } per steenkool in de winter
line-water-channel = { $water } verwijderd: { $vp }
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
       *[other] hoogstens { $water }
    } te verwijderen
play-ask-dig = klik op de steenkool om { $coal } te winnen
play-ask-marker = kies het actiefiche dat je neemt
play-ask-bonus = neem in het geheim een bonusfiche
play-ask-trade = neem { $load } van “{ $tile }” en 1⍽grondstof, leg er een andere op
play-ask-spend = kies wat je voor “{ $tile }” uitgeeft
play-ask-choice = kies wat “{ $tile }” doet
play-ask-choice-or-none = kies wat “{ $tile }” doet, of zie ervan af
play-ask-worker = klik op een arbeider
play-ask-worker-or-tile = klik op een arbeider, of op de ontwikkeling die hij aanschaft
play-ask-tile = klik op de ontwikkeling die je aanschaft
play-ask-done = geen arbeider kan nog iets doen: de beurt eindigt
play-ask-done-or-free = je kunt nog { FORM($free, "or") }
play-ask-scoring = voor de telling kun je { FORM($free, "or") }
play-free-prop = { FORM($goods, "or") } als stut plaatsen
play-free-burn = houtskool branden
play-free-marker = een actiefiche gebruiken
play-ask-gift = klik op wie je { $food } geeft voor { $brings }
play-ask-gift-to-supply = geef de voorraad { $food } voor { $brings }
play-no-water = geen mijnwater
play-ask-swap = klik op een schijf van een voorraadveld voor de olielamp
play-ask-with-lamp = { $asked }; of eerst de olielamp
play-ask-cart = klik op de kruiwagen die voor de spelersvolgorde telt
play-ask-first-taking = pak alle schijven van één kleur, in kruiwagen⍽1
play-ask-second-taking = pak nog eens, tot je { $limit ->
        [one] { $limit }⍽schijf
       *[other] { $limit }⍽schijven
    } hebt, in kruiwagen⍽2
play-ask-water-return = minder dan { $limit ->
        [one] { $limit }⍽schijf
       *[other] { $limit }⍽schijven
    }: klik om { $water } terug te leggen
play-ask-planning = leg schijven, fiches, voedsel en taler op de velden van de arbeiders
play-ask-storage = klik op wat je opslaat; de rest gaat verloren
play-ask-haul = leg { $good } op het gemarkeerde veld
play-ask-field = leg op { FORM($field, "the") } { $pay }
play-ask-own = leg schijven of fiches op { FORM($field, "the") }
play-button-planned = Plannen afronden
play-button-stored = Opslaan afronden
play-button-stop = Arbeider stopt
play-button-lamp = Olielamp houden
play-button-without = Afzien
play-button-gift = Voedsel houden
play-button-taken = Niets meer pakken
play-button-water = Mijnwater houden
play-button-turn = Beurt beëindigen
play-button-score = Steenkool tellen
play-badge-price = { CAP($field) }: { $price }
play-badge-gift-wet = { $food }, met mijnwater
play-badge-gift-dry = { $food }, geen mijnwater
play-badge-kiepenkerl = Kiepenkerl als { FORM($colour, "short") } schijf
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
play-work-with-kiepenkerl = { CAP($field) }, de Kiepenkerl als { FORM($colour, "short") } schijf: { FORM($work, "plain") }
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
play-store-nothing = { CAP(FORM($slot, "of")) } niets opslaan
play-dig = { $coal } winnen
play-dig-last = { $coal } winnen, de laatste van de Pinge: { $actions } ongebruikt
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
       *[other] een van { $count }⍽ontwikkelingen
    }
play-nothing-yet = nog niets te doen
play-nothing-yet-but-spent = nog niets te doen, en de betaling is kwijt
play-nothing-before-prop = niets te doen voordat er een stut is geplaatst
play-none-within-reach = geen van de { $count } ontwikkelingen van die prijs is binnen bereik
play-not-this-one = “{ $tile }”? { $why }
play-vain = { $lay } voor { FORM($field, "the") }
play-lost = Zo is dit voor niets: { FORM($vain, "plain") }
play-lost-and-unused = Zo is dit voor niets: { FORM($vain, "plain") }; { $count ->
        [one] { $count }⍽schijf blijft
       *[other] { $count }⍽schijven blijven
    } ongebruikt
play-unused = { $count ->
        [one] { $count }⍽schijf ongebruikt
       *[other] { $count }⍽schijven ongebruikt
    }
play-field = { CAP($field) }: { $said }
play-adviser-thinks = Denkt na…
play-ask-advice = Advies
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
menu-keys = Esc terug · W waarom · A advies · spatie versnelt
menu-keys-steering = Pijlen, Tab: verder · Enter klikt · L logboek
menu-keys-always = S snelheid · M geluid · N muziek · F11 scherm
menu-on-replay = Verder naspelen
menu-leave-replay = Naspelen verlaten
menu-replay-keys = Links en Rechts: stap · spatie speelt af · F volgt · R regels
menu-replay-keys-always = V cijfers · S snelheid · M geluid · N muziek · F11 scherm
trade-lay = { $good } voor:
trade-take = { FORM($goods, "plain") }
trade-note = { $load } die erop ligt, en 1⍽grondstof uit de algemene voorraad.
bonus-title = Bonusfiches
bonus-note = Neem er in het geheim een: aan het einde van het spel wordt het getoond en geteld.
bonus-gone = al genomen
bonus-now = Als het spel nu afgelopen was: { $vp }
winter-coal-vp = { $coal }: { $vp }
winter-no-coal = geen
winter-paid-nothing = niets
winter-left = Zonder opslagplaats, en verloren: { FORM($goods, "plain") }
winter-all-stored = Alles heeft een opslagplaats.
winter-slot = { CAP(FORM($slot, "short")) }
winter-slot-worth = { $good }: { $vp }
winter-slot-kept = voor de lente
tip-and = { $first } { $second }
tip-shaft-water = Mijnwater in de schacht: vanaf { $reeling } gaat er geen steenkool omhoog, vanaf { $tunnel } wordt er in de tunnel geen gewonnen. De Haspelknecht verwijdert het, of een ontwikkeling.
tip-pinge-water = Mijnwater in de Pinge: vanaf { $stops } wordt hier geen steenkool gewonnen. Een zwarte schijf verwijdert { $most ->
        [1] er 1
       *[other] er hoogstens { $most }
    }.
tip-shaft-coal = Steenkool uit de tunnel wacht in de schacht tot die omhooggetakeld wordt naar het erf, meestal door de Haspelknecht.
tip-tokens = De resterende spelersschijven: elke ontwikkeling kost er een.
tip-debt = Wat bij het betalen van de pacht ontbreekt. Aan het einde telt het eerste schuldfiche { $first }, elk volgende { $more }.
tip-carts = De schijven in kruiwagen⍽1 bepalen de spelersvolgorde (geel { $yellow }, bruin { $brown }, zwart { $black }): de laagste waarde komt eerst. { $second }
tip-cart-2 = Kruiwagen⍽2 telt niet.
tip-cart-2-may-count = Met “{ $tile }” mag in plaats daarvan kruiwagen⍽2 tellen.
tip-section = Is dit tunneldeel leeg, dan levert het aan het einde { $vp } op.
tip-section-with-tiles = Is dit tunneldeel leeg, dan levert het aan het einde { $vp } op, en { $more } meer voor elk van deze ontwikkelingen: { FORM($tiles, "plain") }.
tip-iron-only = Op dit veld komt alleen ijzer, en er wordt geen veld overgeslagen.
tip-wood-or-iron = Op dit veld komt hout of ijzer.
tip-iron-prop = IJzer levert hier aan het einde { $vp } op als het tunneldeel rechts ervan leeg is.
tip-no-bonus = Wie een zwarte ontwikkeling aanschaft, neemt in het geheim een bonusfiche en bewaart het hier.
tip-hidden-bonus = Een bonusfiche dat in het geheim genomen is: aan het einde van het spel wordt het getoond en geteld.
tip-reserve = De schijven die hierna komen. Vóór de volgende fase gaan ze naar het actieveld ernaast, waar je ze kunt pakken; tot dan pakt niemand ze.
tip-wet-pool = Wie hier de eerste keer pakt, neemt ook { $water }.
tip-level = { $arrival ->
        [none] Geen OP voor de volgorde van aankomst.
       *[some] OP op elke ontwikkeling in volgorde van aankomst: { FORM($arrival, "plain") }.
    } { $access }
tip-level-1 = Die van niveau⍽1 kan iedereen aanschaffen.
tip-level-beside = Zij moet aan een van jouw ontwikkelingen grenzen.
tip-level-distant = Zij moet aan een van jouw ontwikkelingen grenzen; een die een ander al bezit, kun je op afstand krijgen voor { FORM($price, "or") }, te betalen aan wie er het laatst kwam.
tip-level-black = Een speler schaft er hoogstens één aan, en elke heeft één eigenaar.
tip-level-black-with-bonus = Een speler schaft er hoogstens één aan, en elke heeft één eigenaar. Er hoort een bonusfiche bij dat je in het geheim kiest: daardoor telt iets aan het einde zwaarder, bijvoorbeeld lege tunneldelen of spelersschijven.
tip-undo = Neemt je laatste stuk of beslissing terug (Esc, rechtermuisknop).
tip-why = Waarom een automa de laatste keer zo besliste, en wat hij nog meer afwoog (W).
tip-log = Klik voor meer van het logboek.
tip-more = Klik voor alle redenen, en wat er nog meer is afgewogen.
tip-ask = Wat { $adviser } in jouw plaats zou doen, en waarom (A). Hij ziet alleen wat jij ziet. In de statistieken telt dit spel dan als een met advies.
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
title-new-game = Nieuw spel
title-quit = Afsluiten
laying = De tafel wordt gedekt
player-human = mens
player-automa = automa
seat-colour-red = rood
seat-colour-blue = blauw
seat-colour-green = groen
seat-colour-purple = paars
seat-colour-tip = { CAP($colour) }. Een klik geeft de volgende kleur.
newgame-head-seats = Plaatsen
newgame-head-variants = Varianten
newgame-head-seed = Startwaarde
newgame-head-board = Bord
newgame-head-modules = Modules
newgame-head-tiles = Tegels
newgame-head-mix = Erbij
newgame-seat-count = { $count }⍽plaatsen
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
newgame-black-tip = Een extra niveau met zwarte ontwikkelingen. Iedereen schaft er hoogstens één aan, krijgt daarvoor { FORM($arrivals, "or") }⍽OP en pakt een geheim bonusfiche (B1 tot en met B6).
newgame-iron-tip = { $years }⍽jaar, ijzer als stutten in een uitgebreide tunnel, een werkplaats voor wie de Pinge uitput, en extra tegels, { $tiles } in totaal (I1 tot en met I6).
newgame-sides-tip = Kant A is voor iedereen gelijk; de borden van kant B verschillen en worden gedeeld (I4).
newgame-tunnel-side = Tunnel kant { $side }
newgame-board = { $board }
newgame-by-hand = Sleep tegels tussen bord en stapel, of klik erop: van het bord af, en terug op een lege plek.
newgame-from-all = Is er geen nieuwe ontwikkeling gekozen, dan wordt een aanbevolen bord uit alle getrokken.
newgame-first-fixed = In het eerste spel liggen de laagste nummers van elk niveau op het bord (S5).
newgame-tiles-first = eerste spel
newgame-tiles-random = willekeurig
newgame-tiles-recommended = aanbevolen
newgame-tiles-chosen = met de hand
newgame-draw-again = Opnieuw trekken
newgame-clear = Bord leegmaken
newgame-another-seed = Andere startwaarde
newgame-mix-all = alle
newgame-mix-none = geen
newgame-begin = Beginnen
newgame-thaler = { $offered } te krijgen
newgame-thaler-asked = { $offered } te krijgen, { $asked } nodig
newgame-none-left = alle op het bord
newgame-empty-place = Een lege plek van niveau⍽{ $level }.
newgame-level-full = Het niveau is vol: klik op de tegel waarvan hij de plek inneemt.
newgame-other-level = { $number } { $tile } hoort op niveau⍽{ $level } (V2).
newgame-unnamed = { $seat } heeft een naam nodig.
newgame-namesakes = Elke plaats heeft een eigen naam nodig.
newgame-places-empty = { $count ->
        [one] Er is nog een plek op het bord leeg.
       *[other] Er zijn nog { $count }⍽plekken op het bord leeg.
    }
module-iron-sided = IJzer (tunnel kant { $side })
saved-title = Opgeslagen spellen
saved-unfinished = Om verder te spelen
saved-finished = Afgelopen: nog eens bekijken
saved-no-unfinished = Er is geen spel om verder te spelen.
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
saved-move = zet⍽{ $move }
saved-move-of = zet⍽{ $move } van { $moves }
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
saved-stuck = Er kan niet verder worden gespeeld: { $why }.
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
stuck-go-on = Verder spelen vanaf { $move }
stuck-damaged-sound = { $what } Wat ervoor komt is gaaf en kan als nieuw spel voortgezet worden; het oude bestand blijft bewaard als { $file }.
stuck-former-sound = { $what } Wat ervoor komt is gaaf en kan als nieuw spel voortgezet worden; het oude bestand blijft zoals het is.
taken-title = Open in een ander venster
taken = Het wordt in een ander venster gespeeld. Je kunt het tot nu toe bekijken of met een kopie doorspelen; het spel in het andere venster blijft zoals het is.
taken-look-on = Bekijken
taken-copy = Met een kopie verder spelen
unsaved-title = Niet opgeslagen
unsaved-game = Dit spel staat in geen enkel bestand: { $why }.
unsaved-try-again = Opnieuw proberen
unsaved-elsewhere = Of ergens anders opslaan
unsaved-trying = Er wordt nu geprobeerd of het spel daar opgeslagen kan worden
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
       *[other] De laatste { $count }⍽zetten staan in geen enkel bestand: { $why }.
    }
unsaved-leave = { $count ->
        [0] Weggaan zoals laatst opgeslagen
        [one] Weggaan zonder de laatste zet
       *[other] Weg zonder de laatste { $count }⍽zetten
    }
session-lost-moves = { $count ->
        [0] teruggenomen zetten
        [one] de laatste zet
       *[other] de laatste { $count }⍽zetten
    }

## Commands, set-up and their errors

# Help: said before any package is there, so these entries are one line without any choice (game/plain_words.py)
help-about = Haspelknecht: een onofficiële digitale uitgave van het bordspel.
help-about-window = Zonder opdracht gaat het venster open; met een spelverslag, { $pattern }, op het spel daarin.
help-examples = voorbeelden:
help-example-play = spelen, in een venster
help-example-size = spelen, in een venster van deze grootte
help-example-record = een vastgelegd spel op tafel doorlopen
help-example-test = alles klaarzetten en de tests uitvoeren
help-each = Elke opdracht heeft eigen hulp: { $example }
help-commands = opdrachten
help-command = OPDRACHT
help-usage = gebruik:
help-positional = argumenten
help-options = opties
help-help = deze hulp tonen en afsluiten
help-more = { $said } (meer: { $command })
help-file = BESTAND
help-folder = MAP
help-path = PAD
help-name = NAAM
help-names = NAMEN
help-size = BxH
help-which = WELKE
help-ids = NUMMERS
help-side = KANT
help-parent = BASIS
help-what = WAT
help-vp = OP
help-address = ADRES
help-language = { $languages } (die van het systeem als die erbij is, anders { $first })
help-play = het venster openen
help-play-about = Het venster openen en spelen, of een vastgelegd spel op tafel doorlopen.
help-play-file = een spelverslag om te doorlopen, { $pattern } (docs/record.md), of een map ervan, als lijst van notities of van wat het zien waard is
help-play-size = van het venster, bijvoorbeeld { $example }
help-play-language = van het venster, voor deze keer: { $languages } (zoals in de instellingen)
help-play-fullscreen = het hele scherm gebruiken
help-of-record = het regelsetbestand waarmee het vastgelegde spel gespeeld is, waar het ook staat
help-test = de tests uitvoeren
help-test-about = De tests uitvoeren. Wat op { $command } volgt, gaat door naar pytest.
help-simulate = veel spellen zonder venster spelen
help-simulate-about = Automa’s zonder venster tegen elkaar laten spelen en tonen wat eruit kwam.
help-simulate-seeds = Spel n wordt met de startwaarde { $formula } gespeeld, zodat elk getal te herhalen is.
help-simulate-advice = Wat de regels afraden, staat op stderr, telkens een regel; er wordt toch gespeeld.
help-ladder = meten hoe sterk de automa’s zijn
help-ladder-about = Automa’s met wisselende plaatsen tegen elkaar laten spelen en tonen hoe sterk elk is.
help-ladder-more = Elk paar speelt tegen elkaar: met twee plaatsen een tegen een, met drie en vier een tussen anderen met de andere naam, en omgekeerd. Elke startwaarde wordt met elke verdeling van de plaatsen gespeeld, om de beurt op een van de borden; er wordt naar hele rondes afgerond. De uitslag is voor elke { $jobs } gelijk. Ctrl+C stopt eerder en bewaart wat gespeeld is; het bestand wordt ook elke minuut geschreven. Hoe de tabel te lezen is: docs/automa.md.
help-automas = automa’s:
help-automas-levels = speelsterkten, de hoogste eerst
help-automas-tempered = met een temperament: { $temperaments }; zonder: { $without }
help-automas-baselines = referentiespelers om mee te meten; { $mcts } denkt N doorspelingen per beslissing
help-tune = de gewichten van een automa vinden
help-tune-about = De gewichten van een automa vinden door hem tegen zichzelf te laten spelen, en ze meten waar niets afgesteld is.
help-tune-search = Zoekt gewichten (game/automa/weights.py) met CMA-ES, in de logaritme van elk, zodat ze boven 0 blijven; aandelen blijven hoogstens 1. Er zitten er twee aan tafel, en een kandidaat is zo goed als zijn gemiddelde marge in OP op één tegenstander. Alle kandidaten van een generatie spelen dezelfde startwaarden op beide plaatsen, elke generatie heeft nieuwe. Het resultaat is waar het zoeken uitkomt, niet de kandidaat met het meeste geluk. Het wordt gemeten met andere startwaarden, en op borden waarop niet is afgesteld; het is voor elke { $jobs } gelijk. Ctrl+C stopt eerder en bewaart wat gevonden is.
help-tune-screen = { $screen } zoekt niet: de gewichten van beide spelers worden toevallig verstoord, en een regressie toont welke ertoe doen. { $others } betekenen daarbij niets.
help-tune-weights = Zonder { $option } worden deze gezocht: { $weights }; en { $screen } neemt alles wat in de gevraagde spellen meetelt. Hoe de uitvoer te lezen is: docs/automa.md.
help-tune-which = gewichten om te zoeken (twaalf, zie onder)
help-tune-from = begin: { $names } ({ $default })
help-tune-against = de gewichten van de tegenstander: { $names } ({ $default })
help-tune-level = wie ermee speelt, aan beide kanten ({ $default })
help-tune-out = de gevonden gewichten schrijven, in de vorm van game/automa/data/weights.toml
help-tune-games = van elke kandidaat in elke generatie; naar hele paren afgerond ({ $default })
help-how-many = hoeveel ({ $default })
help-tune-population = kandidaten van een generatie (4 + 3 ln van het aantal gewichten)
help-tune-held-out = spellen om begin en resultaat te meten, elk ({ $default })
help-tune-screen-games = zoveel spellen spelen en tonen welke gewichten ertoe doen; niets wordt afgesteld of geschreven
help-playtest = een regelset in duizenden spellen uitproberen
help-playtest-about = Een ontwerp van de regels in duizenden spellen uitproberen en vertellen wat ze laten zien.
help-playtest-more = Eén regelset geeft een portret; met { $against } spelen er twee dezelfde startwaarden met dezelfde plaatsen, en wat verschilt wordt van toeval onderscheiden. Plaatsen met verschillende automa’s wisselen. Een bord mag met zijn eerste letters genoemd worden. In de map komen report.html, summary.json, games.parquet (een rij per spel en plaats) en spelverslagen van spellen die het bekijken waard zijn, die { $example } op tafel opent. Dezelfde opdracht geeft dezelfde getallen, voor elke { $jobs }. Ctrl+C stopt eerder en bewaart wat gespeeld is; { $resume } gaat verder. Hoe je een regelset schrijft: docs/rulesets.md; wat gemeten wordt: docs/metrics.md.
help-playtest-ruleset = het ontwerp om uit te proberen ({ $default })
help-playtest-against = een regelset om het mee te vergelijken; base is er een
help-playtest-out = voor rapport en spellen; wordt zo nodig gemaakt
help-playtest-resume = doorgaan met de speltest in de map
help-playtest-games = per regelset ({ $default }; met { $until } hoogstens { $most })
help-playtest-until = doorgaan tot het 95%-interval van het belangrijkste kengetal naar elke kant zoveel OP is: { $example }
help-playtest-price = tonen wat elke ontwikkeling waard is, door haar bij N startwaarden te verbieden en te verplichten ({ $default })
help-playtest-cluster = een dask-scheduler waarvan de workers spelen: { $example }
help-boards-first = met id of de eerste letters ervan ({ $default })
help-ruleset = regelsets schrijven, controleren en vergelijken
help-ruleset-about = Helpt een regelset te schrijven: een bestand dat waarden, tegels of borden van het spel wijzigt.
help-ruleset-more = Een regelsetbestand noemt alleen wat anders is dan in zijn basis: het basisspel, of een ander bestand dat het uitbreidt. Hoe je er een schrijft, van idee tot oordeel: docs/rulesets.md.
help-ruleset-does = wat hij kan
help-ruleset-new = een bestand schrijven om mee te beginnen
help-ruleset-new-about = Een regelsetbestand schrijven om mee te beginnen. Het wijzigt nog niets. Een bestand dat er al is wordt nooit overschreven.
help-ruleset-new-file = de naam eindigt op { $ending }
help-ruleset-extends = base, of een regelsetbestand (base)
help-ruleset-check = alles noemen wat er mis is met bestanden
help-ruleset-check-about = Alles noemen wat er mis is met regelsetbestanden, telkens een regel met bestand, regel, sleutel en wat goed zou zijn; van een bestand dat klopt, in hoeveel waarden het van zijn basis afwijkt. Als er iets mis is, is de exitcode 2.
help-ruleset-file = een regelsetbestand
help-ruleset-diff = noemen in welke waarden twee regelsets verschillen
help-ruleset-diff-about = Elke waarde noemen waarin de tweede regelset van de eerste verschilt.
help-ruleset-either = base, of een regelsetbestand
help-replay = een vastgelegd spel als tekst vertellen
help-replay-about = Een vastgelegd spel vertellen: elke fase en zet, wat die opleverde, en de eindtelling.
help-replay-file = een spelverslag, { $pattern } (docs/record.md)
help-coach = een afgelopen spel bekijken: wat het meest kostte, wat goed ging
help-coach-about = Bekijkt een afgelopen spel als een coach: OP per bron, de keuzes die de meeste OP hebben gekost of opgeleverd, en waar het verschil vandaan komt. Elke keuze van een plaats wordt tot het einde gespeeld, met alles wat daar niet te zien was opnieuw getrokken. Dat duurt op twee kernen tot drie minuten.
help-coach-seat = de plaats, geteld vanaf 1 (anders de eerste waar een mens zat)
help-puzzles = puzzels opsommen, bewijzen en zoeken
help-puzzles-about = Puzzels zijn stellingen uit echte spellen waarin één resultaat het beste is en niets verborgens beslist. Ze worden bewezen door elke weg te doorzoeken.
help-puzzles-does = wat er te doen is
help-puzzles-list = de puzzels opsommen
help-puzzles-prove = elke weg van elke puzzel doorzoeken en het beste resultaat vergelijken
help-puzzles-find = in spellen van bauers naar nieuwe puzzels zoeken
help-puzzles-folder = een map met puzzels (anders die van het spel)
help-puzzles-out = de map waarin ze worden geschreven
help-puzzles-more = find schrijft hoogstens twee puzzels van een opgave en graad, één per spel. prove eindigt met 2 als een puzzel onjuist is. Ook het venster toont de jouwe (Leren, Puzzels) als ze in de map “puzzles” van je gegevens voor dit spel staan, of in een map daarin: docs/puzzles.md zegt waar dat is.
help-compile = regels en automa’s compileren, zodat ze sneller spelen
help-compile-about = De regels en het denken van de automa’s compileren met mypyc en de C-compiler van dit systeem: dezelfde partijen in minder tijd. Dat gebeurt één keer voor een stand van de bronnen; elke opdracht gebruikt wat erbij past, en puur Python waar niets is.
help-compile-check = zoveel partijen op beide manieren spelen, elke automa een deel, en zeggen of het dezelfde zijn
help-pure = in puur Python spelen, ook als er gecompileerd is, en niets compileren
help-test-compiled = met gecompileerde regels; zijn die er niet, dan worden ze eerst gemaakt
help-bench = meten hoe snel alles is, en hoe luid
help-bench-about = Regels, automa’s, lab, start, opslaan, statistieken, venster, geluid en muziek meten en de getallen tonen. Niets slaagt of mislukt.
help-bench-json = de getallen als JSON tonen
help-weigh = een zet tegen een andere afwegen door beide uit te spelen
help-weigh-about = Twee zetten vanaf de laatste stelling van een verslag tot het einde van het spel uitspelen, met hetzelfde niveau op alle plaatsen en bij dezelfde nieuwe verdelingen, en zeggen wat de tweede de plaats meer oplevert dan de eerste.
help-weigh-file = een verslag dat voor de zet eindigt ({ $pattern })
help-weigh-move = een zet zoals die in verslagen staat
help-weigh-better = de zet die ertegenover staat
help-weigh-level = wie verder speelt ({ $default })
help-weigh-deals = zoveel verdelingen van wat de plaats niet ziet ({ $default }); 0 speelt vanaf de stelling zelf verder, als er niets meer wordt getrokken
help-move = ZET
help-measure = de automa’s opnieuw meten en het document van de metingen maken
help-measure-about = Spelen wat in docs/measured/records.toml onder deze namen staat, de getallen met datum en commit naar docs/measured schrijven, en uit alle getallen docs/automa.md maken en wat het venster over de niveaus zegt. Zonder naam wordt alleen dat gemaakt.
help-measure-names = namen van metingen, of all; sommige spelen uren
help-measure-list = zeggen wanneer elke meting is gedaan en hoeveel er sindsdien is veranderd
help-measure-games = uitproberen met zoveel spellen van elke bezetting: de getallen worden getoond en niets wordt geschreven
help-measure-more = Elke opdracht wordt gespeeld zoals hij daar staat, op volgorde, en geschreven zodra hij klaar is: Ctrl+C bewaart wat klaar is. De bronnen moeten die van een commit zijn.
help-screenshots = elke scène als PNG-bestand tekenen
help-screenshots-about = Elke scène, elke stap en elk moment van het spel als PNG-bestanden tekenen; er is geen beeldscherm nodig.
help-screenshots-folder = voor de bestanden; wordt zo nodig gemaakt
help-default = ({ $default })
help-seats = automa’s ({ $default })
help-seed = van het eerste spel ({ $default })
help-first-seed = de eerste van de startwaarden ({ $default })
help-ruleset-option = een regelsetbestand dat waarden wijzigt ({ $default })
help-games = hoeveel spellen ({ $default })
help-mix = ook tonen wat ze in een spel winnen, produceren, krijgen en aanschaffen
help-json = één JSON-object tonen in plaats van een tabel
help-board-group = bord en modules
help-layout = ontwikkelingsbord met zijn id, { $example }
help-players = wie speelt ({ $default })
help-ladder-one = alleen de bezettingen spelen waarin deze speler de anderen treft
help-seat-counts = aantallen plaatsen ({ $default })
help-ladder-games = spellen van elke bezetting ({ $default })
help-jobs = processen om mee te spelen (zoveel als er kernen zijn)
help-simulate-jobs = processen om mee te spelen ({ $default })
help-ladder-out = de tabel ook schrijven, als { $endings }
help-ladder-resume = doorgaan met de ranglijst in het .json-bestand van { $out }
help-tiles = { $ways }, of nummers niveau voor niveau: { $example } ({ $default })
help-new-tiles = nieuwe ontwikkelingen die bijgemengd worden: { $example } of all (geen)
help-modules = { $modules } (geen)
help-tunnel = kant van de uitgebreide tunnel met iron: A of B ({ $default })

# What cannot be read in a command line: said before any package is there too
arg-at = { $argument }: { $reason }
arg-required = ontbreekt: { $arguments }
arg-one = er is een waarde nodig
arg-some = er is minstens één waarde nodig
arg-at-most-one = hoogstens één waarde is mogelijk
arg-no-value = neemt geen waarde; opgegeven is { $value }
arg-choice = { $value } is niet bekend; bekend zijn { $choices }
arg-rest = { $command } neemt geen { $rest }
arg-before-what = { $command } { $what }: de opties komen achter { $what }
arg-size = { $value } is geen grootte; goed is er een van { $least } tot { $most }
arg-number = { $value } is geen geheel getal van { $least } tot { $most }
arg-language = { $value } wordt hier niet gesproken; bekend zijn { $languages }
arg-address = { $value } is geen adres van een scheduler; goed is er een als { $example }
arg-twice = { $value }: noem elk één keer
arg-players = { $value }: noem twee spelers of meer, elk één keer
arg-counts = { $value } is geen lijst van { $counts }, elk hoogstens één keer
arg-ending = { $value } eindigt op geen van { $endings }
arg-tiles = { $value } is geen van { $ways } en ook geen tegelnummers als { $example }
arg-module = { $value } is geen module; er zijn { $modules }
arg-side = { $value } is geen kant van de tunnel; die heeft { $sides }
arg-width = { $value } is geen breedte boven 0, zoals { $example }

# Set-up: said before any package is there too
install-no-start = { $venv } start niet zoals het hoort; verwijder die map en start opnieuw
install-no-mend = { $venv } kan niet hersteld worden ({ $reason }); verwijder die map en start opnieuw
install-damaged = Een pakket in { $venv } is beschadigd ({ $reason }).
install-python = Haspelknecht heeft Python { $need } of nieuwer nodig en dit is { $have }; haal een nieuwere van { $address } en start main.py daarmee
install-project = pyproject.toml naast main.py kan niet gelezen worden ({ $reason }); kloon opnieuw
install-unwritable = { $file }: kan niet geschreven worden ({ $reason })
install-done = Alles staat klaar.
install-begins = Wordt eenmalig klaargezet: een virtuele omgeving in { $venv }
install-again = Wat beschadigd is in { $venv } wordt opnieuw geïnstalleerd: { $packages }
install-packages = Pakketten die in { $venv } geïnstalleerd worden: { $count }
install-waits = Het spel wordt al door een andere start klaargezet; er wordt gewacht tot dat klaar is.
install-lock = { $file }: kan niet geschreven worden ({ $reason }), en ernaast moeten pakketten geïnstalleerd worden; maak die map schrijfbaar, of kopieer het spel naar een eigen map
install-no-module = deze Python mist de module venv; installeer die (Debian: { $command }) en start opnieuw
install-no-venv = er kon geen virtuele omgeving gemaakt worden ({ $reason }); zorg dat deze map schrijfbaar is en start opnieuw
install-no-packages = de pakketten konden niet geïnstalleerd worden ({ $reason }); controleer de netwerkverbinding en start opnieuw
install-unstarted = { $venv } start niet ({ $reason }); verwijder die map en start opnieuw
install-unknown = er is geen reden bekend
install-next-start = { $reason }; de volgende start brengt dat in orde
install-extra = hiervoor ontbreken pakketten; { $command } installeert ze
install-two-pygames = het oude pygame zit pygame-ce in de weg; voer { $commands } uit
install-not-in-bundle = wat dit nodig heeft, zit niet in dit programmapakket; met een Python helpt { $command }

# What every command may say
run-percent = { $number }%
run-no-output = de uitvoer kan niet geschreven worden: { $reason }
run-no-display = { $reason }; zonder venster zijn er: { FORM($commands, "plain") }
run-no-home = { $reason }; { $variable } noemt een andere map voor spellen en instellingen
run-no-pictures = kan de plaatjes niet bevatten ({ $reason })
run-name-ruleset = { $problem }; { $option } noemt de regelset die moet gelden
run-no-place = { $file } kan niet geschreven worden; geef een bestand op in een map die er is
run-elsewhere = { $reason }; geef een bestand op een andere plaats op
run-tried-again = { $problem }; het wordt opnieuw geprobeerd
run-game-failed = startwaarde { $seed }, bord { $board }, plaatsen { $seats }: { $reason }
run-refused = een geweigerde zet, { $why }
run-word-games = spellen
run-word-deals = trekkingen
run-word-puzzles = puzzels
run-word-boards = borden
run-progress = { $what }: { $done } van { $total }
run-progress-long = { $progress }, { $rate } per seconde, nog { $minutes }⍽min
run-progress-note = { $progress }; { $note }
run-rate = { $rate }/s
run-ended-early = eerder gestopt, { $played } van { $planned }⍽spellen zijn gespeeld
run-resume-json = gaat door met de ranglijst in een .json-bestand: noem het met { $out }
run-ladder-other = { $file }: bevat een andere ranglijst ({ $why }); noem een ander bestand
run-ladder-other-games = zij heeft spellen die niet gevraagd zijn
run-ladder-unread = { $file }: is geen ranglijst waarmee het verder kan gaan: { $reason }
run-games = { $games ->
        [one] { $games }⍽spel
       *[other] { $games }⍽spellen
    }
run-games-of = { $games } van { $planned }⍽spellen
run-games-from = { $games } vanaf startwaarde { $seed }
run-speed = { $seconds }⍽s, { $games }⍽spellen en { $decisions } beslissingen per seconde
run-mix-title = Wat ze in een spel doen
run-favourites = { $seat } schaft het vaakst aan, in % van de spellen: { FORM($tiles, "plain") }
run-earned-title = { $seat }, { $automa }: OP in een spel, naar herkomst
run-year = Jaar { $year }
run-all = alle
run-sum = samen
run-head-seat = Plaats
run-head-seats = Plaatsen
run-head-automa = Automa
run-head-wins = Gewonnen
run-head-mean = Gemiddeld OP
run-head-min = Min.
run-head-max = Max.
run-head-rate = Beslissingen/s
run-head-pinge = Pinge
run-head-tunnel = Tunnel
run-head-food = Voedsel
run-head-wood = Hout
run-head-thaler = Taler
run-head-tiles = Tegels
run-head-source = Herkomst
run-head-end = Einde
run-head-total = Totaal
run-head-player = Speler
run-head-against = Tegen
run-head-games = Spellen
run-head-share = Winstaandeel
run-head-chance = Toeval
run-head-ahead = Ervoor
run-head-vp = OP
run-head-their-vp = Hun OP
run-head-margin = Marge
run-interval = { $value } ({ $low } tot { $high })
run-around = { $value } ± { $half }
run-ratings = Ratings
run-seats = { $seats }⍽plaatsen
run-ladder-line = { $command }, { $title }; de intervallen zijn 95%-intervallen.
run-too-many-games = { $games }⍽spellen in { $lineups } bezettingen; hoogstens { $most } in totaal

# Automas and their data
player-needs-playouts = { $name } heeft het aantal doorspelingen per beslissing nodig, { $least } tot { $most }, zoals in { $example }
player-unknown = er is geen automa { $name }; er zijn: { FORM($names, "plain") }
player-no-temperament = { $name }: { $level } neemt geen temperament; wel { FORM($names, "plain") }
player-unknown-temperament = { $name }: dit temperament is er niet; er zijn: { FORM($names, "plain") }
player-unbound = { $name }: { $level } kan niet gebonden worden; wel { FORM($names, "plain") }
data-no-toml = is geen TOML-bestand: { $reason }
data-misfit = past niet: { $reason }
data-many-wins = meer dan zijn spellen
data-unknown-number = dit getal is er niet; er zijn: { FORM($names, "plain") }

# Tuning
tune-level = { $name } neemt geen gewichten; er zijn: { FORM($names, "plain") }
tune-set = er zijn geen gewichten { $name }; er zijn: { FORM($names, "plain") }
tune-weight = er is geen gewicht { $name }; er zijn: { FORM($names, "plain") }
tune-start = { $name } is daar { $value }; wat gezocht wordt moet boven 0 en hoogstens bij { $most } beginnen
tune-boards = afstellen heeft borden voor { $seats }⍽plaatsen nodig: { FORM($boards, "or") } en minstens één ander
tune-too-long = { $seeds }⍽startwaarden in totaal; hoogstens { $most }
tune-screen-out = { $screen } vindt geen gewichten om te schrijven; laat een van beide weg
tune-screen-few = { $games }⍽spellen zijn te weinig voor { $weights }⍽gewichten; speel er { $least } of meer
tune-too-few = te weinig om iets te zeggen
tune-note = { $done } van { $planned }⍽generaties
tune-note-fitness = { $generations }, beste { $best }, gemiddeld { $mean }
tune-held-out-games = achtergehouden spellen
tune-early = eerder gestopt: { $done } van { $planned }⍽generaties zijn gespeeld, en geen achtergehouden spellen
tune-early-nothing = eerder gestopt: { $done } van { $planned }⍽generaties zijn gespeeld, dus er is niets gevonden
tune-early-held-out = eerder gestopt: { $done } van { $planned }⍽generaties zijn gespeeld, en { $played } van { $held } achtergehouden spellen
tune-title = { $done } van { $planned }⍽generaties van { $population }⍽kandidaten
tune-each = { $title }, elk { $games }⍽spellen.
tune-head-weight = Gewicht
tune-head-start = Begin
tune-head-found = Gevonden
tune-head-in = In { $name }
tune-head-slope = OP per eenheid van de logaritme
tune-head-error = Standaardfout
tune-head-ratio = Verhouding
tune-screen-title = { $games }⍽spellen, spreiding van de marge in een spel { $deviation }⍽OP
tune-held-out-at = Achtergehouden: { $places }
tune-held-out-sentence = Achtergehouden: { $places }.
tune-unknown = Geen achtergehouden spellen: over de winst is niets bekend.
tune-from = Vanaf { $start }, tegen { $opponent }.
tune-looked-for = Gezocht: { FORM($weights, "plain") }.
tune-tuned-on = Afgesteld met { $places }.
tune-won = { $name }: { $wins } van { $games }⍽spellen gewonnen, { $share }, marge { $margin }⍽OP
tune-seeds = { $count }⍽startwaarden van { $first } tot { $last }, op { FORM($boards, "plain") }
tune-seed = startwaarde { $first }, op { FORM($boards, "plain") }
tune-gain = Winst tegenover het begin: { $gain }⍽OP per spel ({ $low } tot { $high }).
tune-gain-few-seeds = Winst tegenover het begin: { $gain }⍽OP per spel, uit te weinig startwaarden om iets te zeggen.
tune-verdict-none = { $gain } Het interval bevat nul: winst is niet aangetoond.
tune-verdict-better = { $gain } Het interval bevat nul niet: de gevonden gewichten zijn beter.
tune-verdict-worse = { $gain } Het interval bevat nul niet: de gevonden gewichten zijn slechter.

# Writing rulesets
draft-written = is geschreven; het breidt { $parent } uit en wijzigt nog niets
draft-there = is er al; geef een ander bestand op
draft-fine = in orde; vergeleken met { $parent } { $change }
draft-no-difference = geen afwijkende waarde
draft-differences = { $count ->
        [one] { $count } afwijkende waarde
       *[other] { $count } afwijkende waarden
    }
draft-changes = { $differences }: { FORM($parts, "plain") }
draft-change-in = { $count } in { $part }
draft-new = { $part } is nieuw
draft-about = Een regelset: alleen wat anders is dan in de basis; al het andere blijft zoals daar.
draft-how = Haal om een waarde te wijzigen het # uit haar regel en uit de [sectie] erboven weg. Een lijst wordt helemaal geschreven, ook een van tabellen, { $tables }. Alle sleutels, en alles wat een tegel kan: docs/rulesets.md.
draft-start = Waarmee plaatsen beginnen: één getal voor allemaal, of een lijst per plaats: { $list } is 1 voor plaats 1 alleen.
draft-disks = Schijven in het spel, per aantal plaatsen.
draft-pools = Schijven op elk voorraadveld en actieveld, en welke actievelden een watersymbool hebben.
draft-taking = Tot hoeveel schijven de tweede keer pakken brengt, en wat een schijf telt voor de spelersvolgorde.
draft-water = Seizoenen die met mijnwater beginnen, en hoeveel ervan het werk stopt.
draft-pinge = Steenkool in groepen van links; OP om hem in jaar 1, 2, … uit te putten
draft-tunnel = Steenkool, OP en symbolen van elk tunneldeel; de drie lijsten zijn even lang.
draft-workers = Hoeveel mijnwater een actie hoogstens verwijdert, en hoeveel schijven samenwerking toevoegt.
draft-worker = Een arbeider: wat hem betaalt, welke acties of goederen dat oplevert, en wanneer zijn veld open is.
draft-year = Wat elke winter betaald wordt; zoveel jaren als items.
draft-winter = OP voor 0, 1, 2, … steenkool en voor elke volgende.
draft-developments = Spelersschijven van een plaats, en voor elk niveau de OP naar volgorde en wat een ontwikkeling op afstand kost.
draft-final = OP voor 1, 2, … gebouwen en taler, voor een fiche, voor schuldfiches en voor mijnwater dat niet vrij is.
draft-tile = Een ontwikkeling met haar nummer; hier is { $name }. Een nieuwe krijgt een vrij nummer: { $taken } zijn bezet. Ze heeft { $keys } nodig; haar teksten worden gemaakt van wat ze doet. Willekeurig getrokken borden kunnen haar hebben ({ $base }), die van het eerste spel hebben de laagste nummers van elk niveau.
draft-range = { $first } tot { $last }
draft-board = Een bord: de vakken { $hex } van elk niveau. Een met dezelfde naam komt in de plaats, een ander komt erbij.

# Where VP come from

## Rulesets and positions: what is wrong in them

# Files and the system
at-place = { $where }: { $reason }
file-unreadable = kan niet gelezen worden: { $reason }
file-unwritable = kan niet geschreven worden: { $reason }
file-is-folder = het is een map; geef een bestand op
file-is-device = het is een pipe of een apparaat; geef een gewoon bestand op
file-too-large = is groter dan { $most }⍽kB; meer mag { $kind } niet hebben
file-no-text = regel { $line } is geen tekst in UTF-8, dus het bestand is niet { $kind }; geef een tekstbestand in UTF-8 op
file-no-path = is geen pad: { $reason }
file-kind-record = een spelverslag
file-kind-ruleset = een regelset
file-kind-settings = een instellingenbestand
file-kind-plan = een plan
system-missing = bestand of map bestaat niet
system-forbidden = geen toestemming
system-full = de schijf is vol
system-failing = de schijf werkt niet
system-is-folder = het is een map
system-no-folder = een deel van het pad is geen map
system-there = het bestand bestaat al
system-read-only = het bestandssysteem is alleen-lezen
system-long-name = de naam is te lang
system-too-many = er zijn te veel bestanden geopend

# Rulesets: files, and values that do not fit
ruleset-many-parents = breidt meer dan { $most } bestanden achter elkaar uit
ruleset-long-key = een sleutel heeft meer dan { $most } namen; in een regelset heeft hij er 4
ruleset-circle = { $path } breidt op zijn beurt dit bestand uit; een keten van regelsets eindigt bij { $base }
ruleset-parent-is-path = { $value } is een pad; als een spelverslag de regelset noemt, is { $base } of een bestand ernaast goed
ruleset-parent-misfit = { $value } past niet; goed is { $base }, of het pad van een regelsetbestand vanaf dit bestand
ruleset-no-toml = is geen TOML: { $reason }
ruleset-no-toml-column = is geen TOML: { $reason } (kolom { $column })
ruleset-no-toml-file = is geen TOML-bestand: { $reason }
ruleset-too-deep = heeft lijsten en tabellen die bovenmatig diep in elkaar zitten
ruleset-more-problems = heeft nog meer fouten; die worden genoemd zodra deze hersteld zijn
ruleset-misfit = { $value } past niet; goed is { $wanted }
ruleset-endless-number = een bovenmatig groot getal
ruleset-missing = ontbreekt; goed is { $wanted }
ruleset-unknown-section = deze sectie bestaat niet{ $near ->
        [none] ; bekend zijn { $names }
       *[some] , misschien { $near }; bekend zijn { $names }
    }
ruleset-unknown-key = deze sleutel bestaat niet{ $near ->
        [none] ; bekend zijn { $names }
       *[some] , misschien { $near }; bekend zijn { $names }
    }
ruleset-unknown-word = { $value } is { $kind }{ $near ->
        [none] ; goed is { FORM($names, "or") }
       *[some] , misschien { $near }; goed is { FORM($names, "or") }
    }
ruleset-word-disk = geen schijf
ruleset-word-resource = geen grondstof
ruleset-word-season = geen seizoen met mijnwater
ruleset-word-section-symbol = geen symbool van een tunneldeel
ruleset-word-symbol = geen symbool
ruleset-word-ability = geen eigenschap
ruleset-word-marker = geen fiche
ruleset-word-set = geen reeks tegels
ruleset-word-any = geen bekend woord
ruleset-entries = { $count ->
        [one] { $count }⍽item
       *[other] { $count }⍽items
    }; goed is: { $wanted }
ruleset-count-least = minstens { $number }
ruleset-count-most = hoogstens { $number }
ruleset-count-exact = { $count }
ruleset-count-range = { $least } tot { $most }
ruleset-wanted-text = een tekst tussen aanhalingstekens
ruleset-wanted-flag = true of false
ruleset-wanted-list = een lijst in [ ]
ruleset-wanted-list-of = een lijst van { $count }
ruleset-wanted-table = een tabel
ruleset-wanted-table-with = een tabel met { $names }
ruleset-wanted-word = { FORM($names, "or") }
ruleset-wanted-any = { FORM($kinds, "or") }
ruleset-wanted-number = een geheel getal
ruleset-wanted-number-from = een geheel getal vanaf { $least }
ruleset-wanted-number-range = een geheel getal van { $least } tot { $most }

# Rulesets: figures, tiles and boards that contradict each other
ruleset-uneven = { $count ->
        [one] { $count }⍽item
       *[other] { $count }⍽items
    } voor { $sections ->
        [one] { $sections }⍽tunneldeel
       *[other] { $sections }⍽tunneldelen
    } in { $key }; goed is een voor elk
ruleset-board-twice = staat er twee keer; geef elk bord een eigen id
ruleset-no-id = is geen id; gebruik kleine letters, cijfers en streepjes, { $example }
ruleset-schema = deze editie leest hele regelsets van schema { $schema }
ruleset-strange-letters = { $value } bevat tekens die niet getoond kunnen worden; geef gewone tekst op één regel
ruleset-long-text = is { $count }⍽tekens lang; hoogstens { $most } mag
ruleset-iron-only = { $section }; goed zijn tunneldelen van { $first } tot { $last }
ruleset-black-widths = heeft andere aantallen tegels dan levels (B1)
ruleset-board-levels = { $count ->
        [one] { $count }⍽niveau
       *[other] { $count }⍽niveaus
    }; developments.level beschrijft er { $levels }
ruleset-black-places = { $count ->
        [one] { $count }⍽plek
       *[other] { $count }⍽plekken
    }; { $wanted } zijn er nodig (B1)
ruleset-level-width = niveau { $level } heeft { $tiles ->
        [one] { $tiles }⍽tegel
       *[other] { $tiles }⍽tegels
    }; met { $seats }⍽plaatsen heeft het er { FORM($wanted, "or") } (V1)
ruleset-or-more = { $least } of meer
ruleset-hex-twice = vak { $hex } is twee keer genoemd; elk vak is er één keer
ruleset-hex-apart = vak { $hex } raakt geen tegel van het niveau ervoor (V1)
ruleset-hex-far = vak { $hex } raakt een tegel die twee of meer niveaus verderop ligt (V1)
ruleset-named-twice = { $name } is twee keer genoemd; één keer is goed
ruleset-first-distant = niveau 1 is altijd binnen bereik (T3); laat de lijst leeg
ruleset-pinge-years = { $count ->
        [one] { $count }⍽item
       *[other] { $count }⍽items
    } voor { $years ->
        [one] { $years }⍽jaar
       *[other] { $years }⍽jaar
    }, en één meer met IJzer; laat weg wat geen jaar bereikt
ruleset-no-black-places = is voor zwarte ontwikkelingen, en het bord heeft er geen plekken voor; geef ook black op
ruleset-no-disks = er is geen schijf in het spel; niemand zou iets kunnen doen
ruleset-cottage-disks = { $stands }, en geen tegel vraagt meer dan { $largest }⍽schijven (26)
ruleset-out-of-reach = { $count } zulke schijven liggen nooit op één veld: in het spel zijn { FORM($play, "plain") }; de eerste keer pakken levert één kleur op, de tweede in totaal tot { $limit }, en fiches vervangen er weinig
ruleset-disks-in-play = { $disks } met { $seats }⍽plaatsen
ruleset-few-tiles = { $places }⍽plekken, en { $tiles }⍽tegels van niveau { $level } zijn van het basisspel; voeg tegels toe of verwijder het bord (S5)
ruleset-few-black-tiles = { $places }⍽plekken, en er zijn { $tiles }⍽zwarte ontwikkelingen; voeg tegels toe (B1)
ruleset-few-thaler = { $least }⍽taler biedt bijna geen enkel bord: { $board } heeft er hoogstens { $best } (V4)
ruleset-half-new = is { $name }, waarvan { $keys } zouden blijven; een nieuwe tegel krijgt een vrij nummer, zoals { $free }, en een die { $number } moet wijzigen geeft deze ook op
ruleset-tile-number = het nummer van een tegel heeft hoogstens drie cijfers, geen 0 vooraan, en voor IJzer een E erachter
ruleset-black-level = { $level }; zwarte ontwikkelingen zijn het niveau na de { $levels } andere (B1)
ruleset-tile-level = { $level }, maar developments.level beschrijft { $levels ->
        [one] { $levels }⍽niveau
       *[other] { $levels }⍽niveaus
    }
ruleset-needed-first = hoort bij het eerste effect van een tegel; het is wat het aanschaffen kost
ruleset-kiepenkerl-only = alleen tegel { $tile } pakt de lading van de Kiepenkerl
ruleset-bonus-only = alleen zwarte ontwikkelingen pakken een bonusfiche (B4)
ruleset-tile-coal-only = steenkool ligt alleen op tegel { $tile }; goed is { FORM($names, "or") }
ruleset-many-blacks = { $blacks }, en hoogstens { $most ->
        [one] { $most }⍽zwarte schijf betaalt
       *[other] { $most }⍽zwarte schijven betalen
    } de tegel
ruleset-one-effect = goed is precies een van { FORM($names, "plain") }
ruleset-optional-choose = hoort bij { $key }; winst gebeurt altijd, en wat mag is vrijwillig
ruleset-optional-needed = hoort bij een keuze zonder needed; wat een tegel kost is niet vrijwillig
ruleset-needed-choose = hoort bij { $key }; de keuzes worden de prijs van de tegel
ruleset-blacks-gain = hoort bij { $key }; het zegt hoeveel zwarte schijven betaald moeten hebben
ruleset-most-drain = hoort bij { $key }; het zegt hoeveel mijnwater hoogstens
ruleset-among-pick = hoort bij { $key }; het zegt waaruit gekozen wordt
ruleset-few-among = { $count ->
        [one] { $count }⍽item
       *[other] { $count }⍽items
    }; minstens de { $pick } die gekozen worden zijn nodig
ruleset-many-ways = { $ways }⍽manieren om te kiezen; hoogstens { $most } kunnen aangeboden worden
ruleset-many-options = { $count ->
        [one] { $count }⍽item
       *[other] { $count }⍽items
    }; hoogstens { $most } kunnen aangeboden worden
ruleset-empty-gain = is leeg; hier staat wat het oplevert
ruleset-empty-option = is leeg; hier staat wat de keuze oplevert
ruleset-empty-price = is leeg; hier staat wat de tegel kost
ruleset-already-there = staat er al; elk staat er één keer
ruleset-option-twice = staat er al; een keuze wordt één keer genoemd
ruleset-nested-options = keuzes binnen de effecten van een keuze hebben geen verdere effecten
ruleset-unpayable = alleen { $names } kan betaald worden
system-other = { $reason }

# Positions that no game can reach
position-step-season = { $step } hoort niet bij { $season } (Y1)
position-autumn-water = het mijnwater in de herfst hoort bij de herfst (29)
position-water-return = mijnwater gaat alleen in de lente van jaar 1 terug (D5)
position-years = het spel eindigt na jaar { $years } (W5)
position-to-move = een plaats, of null zodra het spel afgelopen is (C3)
position-disks = zak, actievelden en kruiwagens bevatten { $held } zwarte, bruine, gele schijven, niet { $disks } (C1)
position-reserves = voorraadvelden met { $sizes } schijven; ze worden op volgorde tot { $reserve } aangevuld (F3)
position-bag-full = bevat schijven terwijl actievelden niet vol zijn (F4)
position-tokens = bezit meer ontwikkelingen dan er spelersschijven zijn (T9)
position-markers = meer fiches ({ $marker }) dan de ontwikkelingen opleverden (T8)
position-pinge-prop = achter een leeg houtveld ontbreekt steenkool (M1)
position-pinge-exhausted = een uitgeputte Pinge bevat geen hout (M6)
position-tunnel-closed = in de tunnel wordt pas steenkool gewonnen als de Pinge uitgeput is (M6)
position-tunnel-prop = achter een leeg houtveld ontbreekt steenkool (M2)
position-token-order = { $seat } kan niet bij deze ontwikkeling gekomen zijn (T3, T4)
position-developments = liggen op { $owned ->
        [one] { $owned }⍽ontwikkeling
       *[other] { $owned }⍽ontwikkelingen
    }; tot nu toe kunnen het er { $most } zijn (T2)
position-debt = { $debt }; de pacht tot nu toe vroeg er { $asked } (W2)
position-water = { $water }; seizoenen, actievelden en ontwikkelingen leverden minder op (Y2, D4)
position-score = { $score }; wat meteen telt, leverde { $least } op (T6, M7, W5)
position-stored = meer dan de opslagplaatsen in de laatste winter bewaarden (W3)
position-begun = { $amount }; in het begin waren het er { $begun }, en er is nog niet gewerkt (S6)
position-not-begun = { $amount }; op deze plaats is nog niet gewerkt (S6)
position-thaler = { $thaler }; de ontwikkelingen leverden minder op
position-iron = { $iron } naast de stutten; werkplaats en ontwikkelingen leverden minder op (I3)
position-shaft = { $shaft }; zoveel steenkool is daar niet gekomen (M4)
position-coal = { $coal } en { $shaft } in de schacht; mijn, ontwikkelingen en anderen leverden minder op
position-new-markers = ze zijn sinds het aanvullen bruikbaar (T8)
position-cart-colours = bevat meerdere kleuren; je pakt er één (D1, D3)
position-cart-limit = de tweede keer pakken brengt het aantal schijven tot hoogstens { $limit } (D2)
position-cart-empty = is leeg; de tweede keer pakken volgt op de eerste (D1)
position-plan-disks = legt schijven die in geen kruiwagen liggen (P3)
position-first-later = op deze plaats is nog niet gepakt (D1)
position-first-before = op deze plaats is gepakt vóór de plaats die aan de beurt is (D1)
position-second-comes = de tweede keer pakken komt later (D2)
position-first-done = op elke plaats is al één keer gepakt (D1)
position-second-later = op deze plaats is nog niet opnieuw gepakt (D2)
position-plan-order = velden worden belegd in de volgorde van P1, de ingehuurde arbeiders naar de stand van de Pinge (P7)
position-plan-step = een plan ligt er alleen tijdens plannen en uitvoeren
position-plan-refused = { $reason }
position-planned-before = op deze plaats is gepland vóór de plaats die aan de beurt is (P2)
position-planned-later = op deze plaats is het plannen nog niet klaar (P2)
position-plan-turn = vóór de beurt bij het uitvoeren heeft een plaats een plan, erna geen (E1)
position-plan-whole = elk veld staat erin, ook een leeg (P9)
position-activated = alleen arbeiders die gewerkt hebben zijn geactiveerd (P8)
position-no-work-yet = op deze plaats is in deze fase nog niet gewerkt (E1)
position-unplanned = alleen geplande arbeiders werken (P8)
position-no-first-work = boer noch knecht heeft iets bereikt (E7)
position-first-work-disks = geen geactiveerde eigen arbeider heeft er schijven voor (E7)
position-farmhand-worked = de knecht heeft gewerkt (E7)
position-ready-unknown = noemt wat de plaats niet heeft (P7)
position-ready-start = waarmee een plaats begint, is er vanaf het begin (V3)
position-ready-lacks = mist wat de plaats bij het plannen had (P7)
position-turn-order = de kruiwagens geven een andere (D6)
position-pending-one = hoogstens één beslissing wacht (C3)
position-pending-step = dit wacht niet in de stap { $step }
position-pending-carts = de tot nu toe getelde kruiwagens ontbreken (27)
position-pending-slot = de opslagplaats waarin bewaard wordt ontbreekt (W3)
position-effect-owned = de ontwikkeling die iets vraagt is niet in bezit
position-effect-last = de ontwikkeling die iets vraagt is niet als laatste door deze plaats aangeschaft (T6)
position-effect-worker = geen arbeider heeft een ontwikkeling aangeschaft (T6)
position-effect-at-once = dit effect gebeurt meteen en vraagt niets (T7)
position-effect-void = op dit effect is geen antwoord, en het vervalt (T7)
position-effect-answer = hierop is één antwoord, en het wordt niet gevraagd (R-50)
position-worker-worked = de arbeider die werkt is niet bij wie gewerkt heeft
position-worker-at-once = werkt meteen: { $worker }
position-worker-away = deze ingehuurde arbeider ligt niet op het bord (M6)
position-windlass = de Lier activeert de Haspelknecht (25)
position-worker-acted = een veld is geactiveerd zodra zijn arbeider iets gedaan heeft (P8)
position-actions = { $left }; deze arbeider heeft in totaal { $most ->
        [one] { $most }⍽actie
       *[other] { $most }⍽acties
    } (E5, E9 tot en met E11)
position-worker-stops = deze arbeider kan alleen stoppen en wordt niet gevraagd (R-50)
position-no-slot = deze opslagplaats heeft de plaats niet: { $slot } (W3)
position-kept-farm = bewaart meer dan er op het erf ligt (W3)
position-kept-slots = bewaart meer dan in de opslagplaatsen ervoor past (W3)
position-slot-empty = niets past op deze opslagplaats, en er wordt niet gevraagd (R-31)
position-has-disks = deze plaats heeft haar schijven en pakt er geen meer (D2)
position-no-return = deze plaats heeft haar schijven, of geen mijnwater om terug te leggen (D5)
position-no-free-action = deze plaats heeft voor de waardering geen vrije actie (E2)
position-no-decision = deze plaats heeft hier niets te beslissen (C3)
position-black-closed = een zwarte ontwikkeling met een spelersschijf erop is bezet (B1)
position-no-thanksgiving = deze plaats heeft geen Oogstfeest, of geen voedsel om te geven (R-40)
position-iron-module = hoort bij de module IJzer (I2)
position-iron-props = op een veld voor alleen ijzer ligt hout (I2)
position-no-channel = er ligt mijnwater op, maar de Watergoot is niet in bezit (18)
position-channel-full = zoveel mijnwater is naar de algemene voorraad teruggegaan (18)
position-two-blacks = bezit meer dan één zwarte ontwikkeling (B2)
position-bonus-alone = een bonusfiche zonder zwarte ontwikkeling (B4)
position-bonus-missing = ontbreekt; bij een zwarte ontwikkeling hoort een bonusfiche (B4)
position-bonus-twice = twee plaatsen hebben hetzelfde fiche (B4)
position-bonus-taken = een fiche dat een plaats heeft ligt er nog (B4)
position-bonus-left = elk fiche dat geen plaats heeft ligt er nog (B4)
position-bonus-had = deze plaats heeft haar bonusfiche al (B4)
position-kiepenkerl-iron = ijzer hoort bij de module IJzer (I2)
position-kiepenkerl-wood = er ligt hout op tot iemand hem aanschaft (28)
position-no-horse = deze plaats heeft geen Jaagpaard (27)
position-cart-unasked = telt de kruiwagen van een plaats die niet gevraagd is (27)
position-format = deze uitgave leest formaat { $format }
position-no-ruleset = { $digest } hoort bij geen regelset die hier is
position-order = noem elke plaats één keer
position-no-seat = { $seat }; deze plaats bestaat niet
position-lays-nothing = { $text } legt niets; goed is bijvoorbeeld { $example }
position-not-in-play = deze ontwikkeling is niet in het spel
position-stack = noem plaatsen van dit spel, elk hoogstens één keer
position-no-effect = { $tile } is niet in het spel of heeft geen effect { $effect }
position-no-option = het effect heeft geen keuze { $option } met een verder effect { $then }
position-object = hier hoort een object met benoemde waarden
position-missing = ontbreekt
position-misfit = { $value } hoort hier niet
position-bounds = { $value }; goed is { $least } tot { $most }
position-entries = { $count ->
        [one] { $count }⍽item
       *[other] { $count }⍽items
    }; { $wanted } zijn er nodig
position-unknown = zo’n waarde hoort hier niet
position-word = { $value }; goed is { FORM($names, "or") }
position-ruleset = niet bruikbaar: { $reason }
step-over = einde van het spel

## The playtest lab

# Cijfers

lab-value = { $value }
lab-empty = { "" }
lab-capital = { CAP($text) }
lab-measure-vp = { $value }⍽OP
lab-measure-share = { $value }%
lab-measure-points = { $value }⍽pp
lab-measure-disks = { $value }⍽{ $value ->
        [one] schijf
       *[other] schijven
    }
lab-measure-coal = { $value }⍽steenkool
lab-measure-iron = { $value }⍽ijzer
lab-measure-water = { $value }⍽mijnwater
lab-measure-debt = { $value }⍽{ $value ->
        [one] schuld·fiche
       *[other] schuld·fiches
    }
lab-measure-decisions = { $value }⍽{ $value ->
        [one] beslissing
       *[other] beslissingen
    }
lab-measure-minutes = { $value }⍽{ $value ->
        [one] minuut
       *[other] minuten
    }
lab-measure-moves = { $value }⍽{ $value ->
        [one] zet
       *[other] zetten
    }
lab-measure-phases = { $value }⍽{ $value ->
        [one] fase
       *[other] fasen
    }
lab-measure-other = { $value }⍽{ $unit }
lab-interval = { $low } tot { $high }
lab-interval-95 = 95%: { $interval }
lab-whole = { $value } ({ $interval })
lab-around = { $value } ± { $half }
lab-less-than = <⍽{ $value }
lab-apart = { $difference }; 95%: { $interval }
lab-without-exception = { $difference } zonder uitzondering
lab-no-exception = zonder uitzondering
lab-real = aangetoond
lab-can-be-luck = kan toeval zijn
lab-too-few = te weinig spellen om het te weten
lab-doubted = { $value } ({ $doubt })
lab-pair = { $label }: { $value }
lab-more = { $count ->
        [one] nog { $count }
       *[other] nog { $count }
    }
lab-with-ruleset = { $ruleset } { $value }

# Wie, en waar een kengetal over gaat

lab-seat = plaats⍽{ $number }
lab-start = nummer⍽{ $number } van de beginvolgorde
lab-the-seat = plaats⍽{ $number }
lab-the-start = nummer⍽{ $number } van de beginvolgorde
lab-figure-of = { $label }, { $whose }
lab-tile = “{ $tile }” ({ $number })
lab-colour-black = zwart
lab-colour-brown = bruin
lab-colour-yellow = geel
lab-water-rain = mijnwater van het seizoen
lab-water-pools = actievelden met water
lab-water-tiles = ontwikkelingen
lab-in-year = { $thing }, jaar⍽{ $year }
lab-in-phase = { $thing }, jaar⍽{ $year }, { $season }
lab-option-dig = steenkool winnen
lab-option-drain = mijnwater verwijderen
vp-source-arrival = aangeschafte ontwikkelingen
vp-source-pinge = vroeg uitgeputte Pinge
vp-source-coal = steenkool in de winter
vp-source-storage = opslag in de winter
vp-source-effects = effecten, fiches en arbeiders
vp-source-tunnel = tunnel
vp-source-tunnel-bonus = tunnelbonussen
vp-source-development-bonus = ontwikkelingsbonussen
vp-source-buildings = gebouwen
vp-source-markers = ongebruikte actiefiches
vp-source-thaler = taler
vp-source-debt = schuld
vp-source-water = mijnwater
vp-source-bonus-marker = bonusfiche
vp-source-iron-props = ijzeren stutten

# Bevindingen

lab-difference-score = Een plaats scoort { $mine } in plaats van { $theirs } ({ $apart })
lab-difference-leader-gap = De winnaar heeft { $mine } voorsprong in plaats van { $theirs } ({ $apart })
lab-difference-lead-changes = De koploper wisselt { $mine } keer in plaats van { $theirs } ({ $apart })
lab-difference-decisions = Een spel vraagt { $mine } beslissingen in plaats van { $theirs } ({ $apart })
lab-difference-minutes = Een spel duurt ongeveer { $mine } in plaats van { $theirs } ({ $apart })
lab-difference-disks = Een plaats pakt { $mine } { $member ->
        [lab-colour-black] zwarte
        [lab-colour-brown] bruine
       *[other] gele
    } schijven in plaats van { $theirs } ({ $apart })
lab-difference-tile-vp = { $member } levert de eigenaar { $mine } op in plaats van { $theirs } ({ $apart })
lab-difference-tile-acquired = { $member } wordt door { $mine } van de plaatsen aangeschaft in plaats van { $theirs } ({ $apart })
lab-difference-tile-phase = { $member } wordt in fase { $mine } aangeschaft in plaats van { $theirs } ({ $apart })
lab-difference-tile-distant = { $member } wordt door { $mine } van de eigenaars op afstand aangeschaft in plaats van { $theirs } ({ $apart })
lab-difference-option = Bij { $member } wordt “{ $part }” { $mine } keer per spel gekozen in plaats van { $theirs } ({ $apart })
lab-difference-spread-players = Door vaardigheid verschillen de scores { $mine } in plaats van { $theirs } ({ $apart })
lab-difference-spread-seeds = Door de startwaarden verschillen de scores { $mine } in plaats van { $theirs } ({ $apart })
lab-difference-skill = Vaardigheid maakt { $mine } van de variantie van de scores uit in plaats van { $theirs } ({ $apart })
lab-difference-figure = { $label }: { $mine } in plaats van { $theirs } ({ $apart })
lab-difference-seat-score = { CAP($who) } scoort { $mine } in plaats van { $theirs } ({ $apart })
lab-difference-seat-won = { CAP($who) } wint { $mine } van de spellen in plaats van { $theirs } ({ $apart })
lab-difference-seat-margin = { CAP($who) } heeft een marge van { $mine } op de beste andere plaats in plaats van { $theirs } ({ $apart })
lab-finding-more = { $count ->
        [0] { "" }
        [one] ; een kengetal dat daarmee samenhangt verschilt ook
       *[other] ; { $count } kengetallen die daarmee samenhangen verschillen ook
    }
lab-finding = { $difference }{ $more }.
lab-finding-alone = { $difference }, anders dan de rest{ $more }.
lab-finding-most = { $difference }, vooral bij { $who }: { $mine } in plaats van { $theirs }{ $more }.
lab-finding-less = { $difference }, maar bij { $who }: { $mine } in plaats van { $theirs }{ $more }.
lab-finding-wins = { CAP($who) } wint { $won } van de spellen; eerlijk zou { $fair } zijn ({ $apart }){ $others }.
lab-finding-wins-automa = { CAP($who) } wint { $won } van de spellen; bij gelijke sterkte zou dat { $fair } zijn ({ $apart }){ $others }.
lab-finding-wins-too = { $who } wint { $mean }
lab-finding-scores-more = { CAP($who) } scoort { $score }, { $by } meer dan iedereen gemiddeld ({ $known }){ $others }.
lab-finding-scores-less = { CAP($who) } scoort { $score }, { $by } minder dan iedereen gemiddeld ({ $known }){ $others }.
lab-finding-scores-too = { $who } scoort { $mean }
lab-finding-others = { $others ->
        [none] { "" }
       *[some] ; { $others }
    }
lab-finding-seldom = { $tile } wordt haast nooit aangeschaft: door { $share } van de plaatsen{ $known }.
lab-finding-always = { $tile } wordt bijna altijd aangeschaft: door { $share } van de plaatsen{ $known }.
lab-finding-seldom-several = { $count } ontwikkelingen worden haast nooit aangeschaft: { $tiles } van de plaatsen.
lab-finding-always-several = { $count } ontwikkelingen worden bijna altijd aangeschaft: { $tiles } van de plaatsen.
lab-finding-share-of = { $tile } door { $share }
lab-finding-none = geen
lab-finding-known = { " " }(95%: { $interval })
lab-finding-unwanted = { $member ->
        [lab-colour-black] Zwarte
        [lab-colour-brown] Bruine
       *[other] Gele
    } schijven zijn nauwelijks gewild: elke wordt { $often } keer per spel gepakt, een van een willekeurige kleur { $usual } keer.
lab-finding-never-used = In { $games ->
        [one] { $games }⍽spel
       *[other] { $games }⍽spellen
    } nooit gebruikt: { FORM($rules, "dots") }.
lab-finding-unused-in = { $rule } ({ $games ->
        [one] { $games } spel
       *[other] { $games }⍽spellen
    })
lab-findings-title = Bevindingen
lab-findings-result = Scores en overwinningen
lab-findings-changed = Wat het ontwerp verandert
lab-findings-rest = Wat verder verschilt
lab-findings-else = Wat verder opvalt
lab-findings-intro = Wat meer is dan toeval, alle kengetallen samen bekeken. In elk deel staat het duidelijkste eerst: hoe zeker het afwijkt, niet hoe belangrijk het is.
lab-findings-intro-compared = Verschillen die meer zijn dan toeval, alle kengetallen samen bekeken. In elk deel staat het duidelijkste eerst: hoe zeker het is, niet hoe belangrijk.
lab-findings-alike = In elk spel is elk kengetal bij beide regelsets gelijk.
lab-findings-too-few = Zo weinig spellen kunnen geen verschil van toeval onderscheiden.
lab-findings-none = Geen verschil is groter dan toeval kan veroorzaken. De tabellen geven het kleinste verschil dat zoveel spellen als aangetoond hadden laten zien.
lab-never-title = Regels die nooit voorkwamen
lab-never-intro = { $count ->
        [one] In al deze spellen kwam hij niet voor: niets hier zegt hoe hij werkt.
       *[other] In al deze spellen kwamen ze niet voor: niets hier zegt hoe ze werken.
    }

# Het oordeel

lab-verdict-not-played = Geen spel met { $rulesets } kon worden uitgespeeld.
lab-verdict-portrait = { $games ->
        [one] { $games }⍽spel
       *[other] { $games }⍽spellen
    } met { $ruleset }: { $glance }.
lab-verdict-score = een plaats scoort { $mean }
lab-verdict-leader-gap = de winnaar heeft { $mean } voorsprong
lab-verdict-lead-changes = de koploper wisselt { $mean } keer
lab-verdict-skill = De scores verschillen { $players } tussen spelers, { $seeds } tussen startwaarden en { $rest } door al het overige; { $skill } van de variantie is vaardigheid{ $known }.
lab-verdict-stands-out = { $count ->
        [one] { $count }⍽opvallend punt.
       *[other] { $count }⍽opvallende punten.
    }
lab-verdict-too-few = Zo weinig spellen kunnen oneerlijk niet van toeval onderscheiden.
lab-verdict-fair = Niets valt op; een plaats die { $off } te vaak of te weinig wint, zou in vier van de vijf gevallen opvallen.
lab-verdict-alike = { $mine } en { $theirs } speelden precies gelijk: in { $games ->
        [one] { $games }⍽spel van elk
       *[other] { $games }⍽spellen van elk
    } is elk kengetal hetzelfde.
lab-verdict-differs = { $mine } speelt anders dan { $theirs }: { $count ->
        [one] { $count }⍽verschil is aangetoond.
       *[other] { $count }⍽verschillen zijn aangetoond.
    }
lab-verdict-cannot-tell = { $games ->
        [one] { $games }⍽spel van elk kan
       *[other] { $games }⍽spellen van elk kunnen
    } { $mine } niet van { $theirs } onderscheiden.
lab-verdict-no-mean-differs = Afzonderlijke spellen verschillen, maar gemiddeld verschilt geen kengetal.
lab-verdict-luck = { $count ->
        [one] { $count }⍽kengetal verschilt, niet meer dan toeval kan veroorzaken.
       *[other] { $count }⍽kengetallen verschillen, niet meer dan toeval kan veroorzaken.
    }
lab-verdict-few = { $count ->
        [one] { $count }⍽kengetal verschilt, in te weinig spellen om iets te zeggen.
       *[other] { $count }⍽kengetallen verschillen, in te weinig spellen om iets te zeggen.
    }
lab-verdict-luck-and-few = { $count }⍽kengetallen verschillen: { $luck } niet meer dan toeval kan veroorzaken, { $few } in te weinig spellen om iets te zeggen.
lab-verdict-scores-higher = Gemiddeld zijn de scores hoger ({ $apart }){ $sources }.
lab-verdict-scores-lower = Gemiddeld zijn de scores lager ({ $apart }){ $sources }.
lab-verdict-scores-same = De scores kunnen gelijk zijn; een verschil van { $least } was in vier van de vijf gevallen gebleken.
lab-verdict-all-of-it = , volledig door: { $source }
lab-verdict-sources = : { $sources }
lab-verdict-source = { $source } { $vp }
lab-verdict-other-sources = al het andere

# Wat deze spelers niet zien

lab-unseen-title = Wat deze spelers niet zien
lab-unseen-blind = { $keys }: { $lack }. Deze spellen tonen dus wat de wijziging doet met spelers die er niet op letten; { $advice }.
lab-unseen-late = { $keys }: { $lack }. Wie het steeds afweegt, speelt misschien anders; { $advice }.
lab-unseen-more-keys = { $count ->
        [one] nog { $count }
       *[other] nog { $count }
    }
lab-unseen-not-weighed = { $who } weegt { $about } niet mee
lab-unseen-weighed-late = { $who } weegt { $about } alleen { $when } mee
lab-unseen-weighed-askew = { $who } weegt { $about } niet naar waarde mee: { $how }
lab-unseen-nobody = geen speelsterkte let erop
lab-unseen-nobody-sooner = geen andere speelsterkte doet dat eerder
lab-unseen-instead = { $who } weegt het mee: --seats { $seats }
lab-unseen-instead-late = { $who } weegt het { $when } mee
sight-when-autumn = in de herfst en de winter
sight-when-last-year-or-marker = in het laatste jaar en bij het kiezen van een bonusfiche
sight-when-last-phase = in de laatste fase van het spel
sight-when-as-owner = als eigenaar van de ontwikkeling, niet bij de aanschaf
sight-when-horse = met het jaagpaard
sight-when-a-phase-ahead = zo ver vooruit wordt gekeken, tot het einde van de volgende fase
sight-table = wat op tafel ligt
sight-cost = de kosten van ontwikkelingen
sight-cost-askew = de duurste die te krijgen is wordt aangeschaft, een goedkopere is dus niet meer gewild
sight-effects = de opbrengst van ontwikkelingen
sight-arrival = OP naar aankomst
sight-ability = de eigenschappen van ontwikkelingen
sight-markers = de fiches van ontwikkelingen
sight-symbols = symbolen en wat ze opleveren
sight-lease-food = het voedsel van de pacht
sight-lease-goods = de taler en goederen van de pacht
sight-winter-coal = OP voor steenkool in de winter
sight-stored-goods = OP voor opgeslagen goederen
sight-final-thaler = OP voor taler
sight-final-debt = verloren OP voor schuld
sight-final-water = verloren OP voor mijnwater
sight-tunnel = OP en symbolen van de tunnel
sight-pinge = OP voor de uitgeputte Pinge
sight-workers = de acties van arbeiders
sight-workers-askew = betaald wordt wie werk vindt, hoeveel acties hij ook brengt
sight-worker-goods = de goederen die arbeiders kosten en opbrengen
sight-added-workers = arbeiders die een ontwerp toevoegt
sight-water-seasons = de seizoenen met mijnwater
sight-reeling = mijnwater dat het omhoogtakelen verhindert
sight-pools = de vulling van de actievelden
sight-second-taking = het aantal schijven van de tweede keer pakken
sight-turn-order = de spelersvolgorde
sight-mill = de opbrengst van de watermolen
sight-charcoal = de opbrengst van houtskool
sight-cable = OP van het hijstouw
sight-valley = de waarden van de ontwikkelingen van het Ruhrdal
sight-bonus-markers = wat bonusfiches opleveren
sight-iron-props = OP voor ijzeren stutten

# Het rapport

lab-report-title = Speltest: { $rulesets }
lab-report-playtest = speltest
lab-report-against = { $mine } tegen { $theirs }
lab-report-versus = tegen
lab-report-games-of = { $count ->
        [one] { $count }⍽spel
       *[other] { $count }⍽spellen
    } met { $rulesets }.
lab-report-fact-games = Spellen
lab-report-fact-seats = Plaatsen
lab-report-fact-boards = Borden
lab-report-fact-seeds = Startwaarden
lab-report-of-each = { $count } van elke regelset
lab-report-seats = { FORM($seats, "plain") }
lab-report-seats-turning = { FORM($seats, "plain") }, om de beurt
lab-report-seeds = vanaf { $first }
lab-report-no-difference = geen verschil
lab-report-doubted = { $value }, { $doubt }
lab-report-ended-early = De run eindigde voortijdig: { $trouble }.
lab-report-of-played = De kengetallen zijn die van de gespeelde spellen.
lab-report-missing = { $count ->
        [one] { $count }⍽spel ontbreekt in alle kengetallen
       *[other] { $count }⍽spellen ontbreken in alle kengetallen
    }
lab-report-missing-which = Welke, en waarom
lab-report-footer = Gemaakt door Haspelknecht, een onofficiële digitale uitgave van het bordspel. Deze pagina heeft geen netwerk nodig.
lab-nav-title = Delen van het rapport
lab-nav-games = Spellen
lab-nav-again = Herhalen
lab-pictures-title = Afbeeldingen
lab-missing-title = Ontbrekende spellen
lab-missing-intro = Deze spellen zijn niet uitgespeeld en zitten in geen kengetal. Waar een spelverslag is, eindigt het bij de zet die mislukte.
lab-again-title = Zo is het te herhalen
lab-again-intro = Dezelfde opdracht geeft met dezelfde versies en regelsets hetzelfde rapport.
lab-again-games = { $games } van { $planned }
lab-again-boards = Borden: { $boards }. Eerste startwaarde: { $seed }.
lab-games-title = Spellen om te bekijken
lab-games-intro = Elke opdracht opent, waar de speltest is gestart, een spel op tafel om te doorlopen.
lab-games-reasons = { FORM($reasons, "dots") }
lab-games-where = { $board }, startwaarde { $seed }, spel { $game }
lab-worth-closest = Spannendste: { $value }⍽OP verschil
lab-worth-most-lopsided = Meest eenzijdige: { $value }⍽OP verschil
lab-worth-most-lead-changes = Meeste wisselingen van koploper: { $value }
lab-worth-highest-score = Hoogste score: { $value }⍽OP
lab-worth-strangest = Vreemdste: { $label } { $value }, anders { $usual }

# Tabellen van het rapport

lab-tables-title = Tabellen
lab-tables-find = Kengetal zoeken
lab-tables-real-only = alleen aangetoonde verschillen
lab-tables-open = Alles open- of dichtklappen
lab-tables-sort = Sorteren
lab-count-figures = { $count ->
        [one] { $count }⍽kengetal
       *[other] { $count }⍽kengetallen
    }
lab-count-developments = { $count ->
        [one] { $count }⍽ontwikkeling
       *[other] { $count }⍽ontwikkelingen
    }
lab-count-real = { $count ->
        [one] { $count } aangetoond
       *[other] { $count } aangetoond
    }
lab-count-stand-out = { $count ->
        [one] { $count } valt op
       *[other] { $count } vallen op
    }
lab-group-length = Lengte
lab-group-decisions = Beslissingen
lab-group-score = Scores
lab-group-seats = Plaatsen, vaardigheid en toeval
lab-group-drama = De strijd
lab-group-vp = OP naar herkomst
lab-group-tiles = Alle kengetallen van ontwikkelingen
lab-group-disks = Schijven
lab-group-mine = De mijn
lab-group-goods = Goederen en schuld
lab-group-rules = Regels waar een spel zonder kan
lab-table-each-development = Ontwikkelingen een voor een
lab-table-prices = Prijzen
lab-head-figure = Kengetal
lab-head-column = Kolom
lab-head-development = Ontwikkeling
lab-head-tile = Tegel
lab-head-level = Niveau
lab-head-mean = Gemiddelde
lab-head-interval = 95%-interval
lab-head-spread = Spreiding
lab-head-values = Waarden
lab-head-difference = Verschil
lab-head-real = Aangetoond
lab-head-by-luck = Toevallig
lab-head-smallest = Kleinste meetbare
lab-head-banned-vp = Verboden: OP
lab-head-banned-wins = Verboden: winst
lab-head-forced-vp = Verplicht: OP
lab-head-forced-wins = Verplicht: winst
lab-head-had-alone = In bezit als vrijgelaten
lab-head-had-forced = In bezit als verplicht
lab-head-games = Spellen
lab-head-game = Spel
lab-head-seed = Startwaarde
lab-head-ruleset = Regelset
lab-head-why = Waarom
lab-head-record = Spelverslag
lab-head-source = Bron
lab-head-digest = Controlesom
lab-head-version = Versie van
lab-head-key = Sleutel
lab-head-vp-source = Herkomst van OP
lab-head-acquired = Aangeschaft
lab-head-phase = In fase
lab-head-arrival = Aankomst
lab-head-distant = Op afstand
lab-head-vp = OP voor de eigenaar
lab-head-won-with = Winst ermee
lab-head-won-without = Winst zonder
lab-head-real-difference = { $value } aangetoond
lab-head-difference-means = { $mine } min { $theirs }, daaronder het 95%-interval
lab-head-real-means = van toeval te onderscheiden, alle kengetallen samen bekeken (Holm, 5%)
lab-head-by-luck-means = hoe waarschijnlijk zo’n verschil door toeval alleen is, op zichzelf; – waar er te weinig spellen zijn om dat te zeggen
lab-head-smallest-means = het kleinste verschil dat zoveel spellen in vier van de vijf gevallen als aangetoond zouden laten zien
lab-head-spread-means = de standaardafwijking van de afzonderlijke waarden
lab-head-interval-means = dat van het gemiddelde
lab-table-marked = Gemarkeerd
lab-table-marked-means = wat afwijkt van wat eerlijk zou zijn (Holm, 5%)
lab-table-points = pp
lab-table-points-means = procentpunten

# Afbeeldingen van het rapport

lab-axis-vp-a-seat = OP per plaats, met 95%-intervallen
lab-axis-as = als { $ruleset }
lab-axis-spreads = verschil in spreidingen van afzonderlijke waarden
lab-axis-margin = marge in OP
lab-axis-wins = overwinningen in procentpunten
lab-axis-left-alone = vrijgelaten
lab-axis-won = % van de spellen gewonnen
lab-axis-by-chance = door toeval { $share }
lab-axis-vp-at-the-end = OP aan het einde
lab-axis-vp-before-second = OP voor de tweede
lab-legend-luck = kan toeval zijn, of te weinig spellen
lab-legend-banned = de plaats mag haar niet aanschaffen
lab-legend-forced = de plaats schaft haar aan zodra dat kan
lab-legend-hollow-luck = open: kan toeval zijn
lab-legend-hollow-fair = open: valt niet op
lab-legend-hollow-difference = open: het verschil kan toeval zijn
lab-breakdown-title = Waar het verschil van de scores vandaan komt
lab-breakdown-together = Alles samen: de score
lab-breakdown-caption = Wat elke herkomst van OP bijdraagt aan het verschil van de gemiddelde scores, { $vp }; samen zijn ze precies dat. { $real ->
        [0] Geen herkomst verschilt
        [one] { $real } van de { $sources } verschilt
       *[other] { $real } van de { $sources } verschillen
    } meer dan toeval kan veroorzaken, alle kengetallen samen.
lab-breakdown-row = { $source } { $vp }
lab-breakdown-tip = { $source }: { $vp }, { $doubt } ({ FORM($means, "plain") })
lab-differences-title = Wat het meest verschilt
lab-differences-caption = { $real ->
        [0] Geen kengetal verschilt aantoonbaar
        [one] { $real } van { $figures } kengetallen verschilt aantoonbaar
       *[other] { $real } van { $figures } kengetallen verschillen aantoonbaar
    }, alle samen bekeken. Rechts van de lijn is er met { $ruleset } meer; een verschil van één is zo groot als een spel of plaats gewoonlijk van de volgende verschilt.
lab-differences-tip = { $label }: { $value }, { $doubt }
lab-wins-title = Wie wint
lab-wins-by-seat = Naar plaats
lab-wins-by-start = Naar beginvolgorde
lab-wins-by-automa = Naar automa
lab-wins-caption = Elke stip is een aandeel van de overwinningen met zijn 95%-interval.
lab-wins-stand-out = { $kind }: { $real ->
        [one] { $real } van de { $of } valt op.
       *[other] { $real } van de { $of } vallen op.
    }
lab-wins-none-stands-out = { $kind }: niets valt op.
lab-wins-differ = { $kind }: de regelsets verschillen bij { $real } van de { $of }.
lab-wins-too-few = { $kind }: zo weinig spellen kunnen de regelsets niet onderscheiden.
lab-wins-not-told-apart = { $kind }: de regelsets zijn niet te onderscheiden.
lab-wins-tip = { $who }, { $ruleset }: { $share }
lab-wins-tip-compared = { $who }, { $ruleset }: { $share }; verschil: { $doubt }
lab-sources-caption = Elke balk is wat een plaats gemiddeld uit een herkomst haalt.
lab-sources-most = { $source }: { $share } van alle behaalde OP.
lab-sources-change = { $source } ({ $difference })
lab-sources-differ = De regelsets verschillen in { $changes }; verder nergens.
lab-sources-differ-luck = De regelsets verschillen in { $changes }; verder niet meer dan toeval kan veroorzaken.
lab-sources-none = Geen herkomst verschilt.
lab-sources-none-luck = Geen herkomst verschilt meer dan toeval kan veroorzaken.
lab-sources-tip = { $source }, { $ruleset }: { $value }
lab-demand-title = Vraag naar schijven per fase
lab-demand-phase = jaar { $year }, { $season }
lab-demand-most = { $colour } ({ $phase })
lab-demand-caption = Schijven die een plaats pakt, naar kleur. Het meest gevraagd: { FORM($most, "dots") }.{ $real ->
        [0] { "" }
        [one] { " " }{ $real } van de verschillen is aangetoond.
       *[other] { " " }{ $real } van de verschillen zijn aangetoond.
    }
lab-demand-year = Jaar { $year }
lab-demand-spring = Le
lab-demand-summer = Zo
lab-demand-autumn = He
lab-demand-winter = Wi
lab-demand-tip = { $ruleset }, { $colour }, { $phase }: { $disks }
lab-scores-title = Scores
lab-scores-caption = Hoe vaak elke score voorkwam, alle plaatsen samen.
lab-scores-more = Gemiddeld geeft { $ruleset } { $vp } meer.
lab-scores-less = Gemiddeld geeft { $ruleset } { $vp } minder.
lab-margins-title = De voorsprong van de winnaar
lab-margins-caption = Met welke voorsprong er werd gewonnen.
lab-margins-close = { $share } van de spellen eindigt binnen { $vp }⍽OP.
lab-margins-close-with = { $share } van de spellen met { $ruleset } eindigt binnen { $vp }⍽OP.
lab-middle-at = bij { $vp }⍽OP
lab-middle-between = tussen { $low } en { $high }⍽OP
lab-middle-with = { $between } met { $ruleset }
lab-middle-half = De middelste helft ligt { FORM($parts, "plain") }.
lab-histogram-about = { $ruleset }: gemiddelde { $mean }, van { $low } tot { $high }⍽OP
lab-histogram-mean = gemiddeld { $mean }
lab-histogram-tip = { $vp }: { FORM($shares, "plain") }
lab-reading-deeper = Hoe dieper de kleur, hoe meer: { $what }.
lab-reading-share = aandeel van de plaatsen dat een ontwikkeling aanschaft
lab-reading-vp = OP die een ontwikkeling de plaats oplevert die haar heeft
lab-reading-tile = { $tile }, niveau { $level }
lab-reading-difference = verschil { $difference }
lab-tilemap-title = Ontwikkelingen naar waarde
lab-tilemap-most = Meeste: { $most }; minste: { $least }.
lab-tilemap-acquired = Door de meeste plaatsen aangeschaft: { $most }; door de minste: { $least }.
lab-tilemap-tile = { $tile } ({ $value })
lab-tilemap-real = Aangetoonde verschillen: { $tiles }.
lab-tilemap-level = Niveau { $level }
lab-boards-places-title = De plekken van de borden
lab-boards-places-caption = Aandeel van de plaatsen dat aanschaft wat op elke plek ligt, welke ontwikkeling het ook is. Niveau I: { $first } per plek, het laatste niveau: { $last }. Verschillen plekken van één niveau sterk, dan telt op dit bord de ligging.
lab-boards-places-caption-with = Aandeel van de plaatsen dat aanschaft wat op elke plek ligt met { $ruleset }, welke ontwikkeling het ook is. Niveau I: { $first } per plek, het laatste niveau: { $last }. Verschillen plekken van één niveau sterk, dan telt op dit bord de ligging.
lab-boards-tiles-title = De borden naar waarde
lab-boards-tiles-caption = Daaronder het aandeel van de plaatsen dat haar hier aanschaft. In alle spellen lagen hier dezelfde ontwikkelingen.
lab-boards-share-with = { $share } met { $ruleset }
lab-boards-place-tip = { $board }, niveau { $level }: aangeschaft door zoveel plaatsen: { FORM($shares, "plain") }
lab-boards-hex-tip = { $board }, niveau { $level }: { $share }
lab-boards-tile-tip = { $words }; op deze plek { $share }
lab-prices-vp-title = Wat een ontwikkeling waard is: OP
lab-prices-wins-title = Wat een ontwikkeling waard is: overwinningen
lab-prices-wins-caption = Dezelfde spellen naar overwinningen: hoeveel vaker of minder vaak de plaats wint, in procentpunten.
lab-prices-caption-both = Tegenover dezelfde plaats, vrijgelaten, op dezelfde startwaarden; gevuld: meer dan toeval, alle prijzen samen. Het meest gemist: { $missed }. Een last indien verplicht: { $burden }.
lab-prices-caption-missed = Tegenover dezelfde plaats, vrijgelaten, op dezelfde startwaarden; gevuld: meer dan toeval, alle prijzen samen. Het meest gemist: { $missed }.
lab-prices-caption-burden = Tegenover dezelfde plaats, vrijgelaten, op dezelfde startwaarden; gevuld: meer dan toeval, alle prijzen samen. Een last indien verplicht: { $burden }.
lab-prices-caption-none = Tegenover dezelfde plaats, vrijgelaten, op dezelfde startwaarden; gevuld: meer dan toeval, alle prijzen samen. Geen verlies van OP is van toeval te onderscheiden.
lab-prices-all-with = Alles met { $ruleset }.
lab-prices-tip-banned = { $tile } verboden: { $value }, { $doubt }
lab-prices-tip-forced = { $tile } verplicht: { $value }, { $doubt }

# De terminal

lab-shown-main-figures = Belangrijkste kengetallen
lab-shown-prices = Wat ontwikkelingen waard zijn
lab-shown-never = Regels die nooit voorkwamen: { FORM($rules, "dots") }.
lab-shown-missing = spel { $game }, startwaarde { $seed }: { $reason }
lab-shown-missing-record = spel { $game }, startwaarde { $seed }: { $reason } ({ $file })
lab-shown-game = { FORM($reasons, "dots") }, { $scores }: { $command }
lab-shown-more-in-report = en nog { $count } in het rapport
lab-shown-all-of-it = Alles: { $file }
lab-shown-left-out = --boards: { FORM($boards, "plain") }: niet voor zoveel plaatsen, weggelaten
lab-shown-games = spellen
lab-shown-failed = { $count ->
        [one] { $count } niet speelbaar
       *[other] { $count } niet speelbaar
    }
lab-shown-speed = { $count ->
        [one] { $count }⍽spel
       *[other] { $count }⍽spellen
    } in { $seconds }⍽s: { $rate } per seconde met { $hands }
lab-shown-workers-of = de workers van { $address }
lab-shown-processes = { $count ->
        [one] { $count } proces
       *[other] { $count } processen
    }
lab-shown-ended-early = voortijdig beëindigd: { $trouble }; wat gespeeld is, blijft bewaard
lab-interrupted = onderbroken
lab-failed = { $kind }: { $problem }

# Wat niet gespeeld kan worden en wat misgaat

lab-plan-seats = { $count ->
        [one] { $count } plaats
       *[other] { $count }⍽plaatsen
    }; { FORM($allowed, "or") } kunnen spelen (S1)
lab-plan-no-board = geen daarvan is voor { $seats }⍽plaatsen; te kiezen zijn { FORM($boards, "plain") }
lab-plan-several-boards = { $asked }: meerdere beginnen zo: { FORM($boards, "plain") }
lab-plan-unknown-board = { $asked }: geen bord begint zo; bekend zijn { FORM($boards, "plain") }
lab-store-other-files = { $folder }: bevat andere bestanden; noem een nieuwe of lege map
lab-store-holds-playtest = { $folder }: bevat een speltest; ga verder met --resume of noem een andere map
lab-store-other-playtest = { $folder }: bevat een andere speltest ({ $why }); noem een andere map
lab-store-option = { $option }: { $was }, niet { $now }
lab-store-ruleset-changed = een regelset is sindsdien gewijzigd
lab-store-program-changed = het programma is sindsdien gewijzigd
lab-store-no-folder = { $folder }: is geen map; noem een andere
lab-store-unread-plan = { $file }: kan niet gelezen worden: { $reason }
lab-store-unread-games = { $file }: kan niet gelezen worden ({ $reason }); na verwijderen speelt --resume de spellen opnieuw
lab-cluster-nobody = --cluster: { $address }: geen scheduler antwoordt ({ $reason })
lab-cluster-gone = { $address }: de scheduler is weg
lab-cluster-no-room = { $address }: een worker kan de regelsets niet bewaren: { $problem }
lab-cluster-no-worker = { $address }: er is geen worker; start er een paar: dask worker { $address }
lab-cluster-no-program = { $address }: de scheduler kan geen spellen versturen, want het programma staat niet waar hij werd gestart: { $problem }
lab-cluster-other-code = een worker heeft een andere versie van het programma ({ $here } in plaats van { $wanted }): start hem opnieuw in een map met deze
lab-hands-died = het proces dat het speelde, viel weg
lab-hands-all-die = de processen die moeten spelen, vallen een voor een weg

# Kengetallen: hoe ze heten en wat ze tellen

metric-unknown = { $key }
about-unknown = Een kolom die geen kengetal beschrijft.
metric-decisions = Beslissingen
about-decisions = Zetten van alle plaatsen. Een plan wordt veld voor veld gelegd en een arbeider handelt stap voor stap: elk is er een.
metric-minutes = Geschatte speelduur aan tafel
about-minutes = { $setup } + { $phase } per fase + { $bit } per bit keuze waarop iedereen wacht: log2 van de keuzes van elke beslissing; van de plannen van een fase, die tegelijk worden gelegd, die van de plaats met de meeste bits.
metric-moves = Beslissingen van een plaats
about-moves = Zetten van de plaats.
metric-real = Echte beslissingen
about-real = Beslissingen van de plaats met meer dan één toegestane zet.
metric-options = Keuzes bij een echte beslissing
about-options = Gemiddeld aantal toegestane zetten waar er meer dan één is.
metric-score = Score
about-score = OP na de eindtelling.
metric-won = Overwinningen
about-won = 1 voor de winnaar, ook bij gelijke stand beslist, anders 0.
metric-rank = Plaats in de eindstand
about-rank = Plaats in de eindstand, vanaf 1.
metric-start = Nummer in de beginvolgorde
about-start = Vanaf 1.
metric-margin = Marge
about-margin = Eigen score min de beste van een andere plaats.
metric-leader-gap = Voorsprong van de winnaar
about-leader-gap = De beste score min de op één na beste.
metric-spread = Beste min slechtste score
about-spread = De beste score min de slechtste.
metric-spread-players = Vaardigheid: spreiding tussen spelers
about-spread-players = Standaardafwijking van de scores, volgens een variantieanalyse naar automa en startwaarde zonder interactie; waar de automa’s verschillen.
metric-spread-seeds = Toeval: spreiding tussen startwaarden
about-spread-seeds = Standaardafwijking van de scores, volgens een variantieanalyse naar automa en startwaarde zonder interactie; waar de automa’s verschillen.
metric-spread-rest = Spreiding door al het overige
about-spread-rest = Standaardafwijking van de scores, volgens een variantieanalyse naar automa en startwaarde zonder interactie; waar de automa’s verschillen.
metric-skill = Vaardigheid: aandeel in de variantie van de scores
about-skill = Van de scores, volgens een variantieanalyse naar automa en startwaarde zonder interactie; waar de automa’s verschillen.
metric-lead-changes = Wisselingen van koploper
about-lead-changes = Hoe vaak van de ene tussenstand naar de volgende een andere plaats ging leiden dan die het laatst alleen leidde; een gedeelde leiding verandert niets.
metric-drama = Dramatiek: achterstand van de latere winnaar
about-drama = Gemiddelde over de tussenstanden behalve de laatste: de beste OP min die van de winnaar.
metric-behind-most = Grootste achterstand van de latere winnaar
about-behind-most = Het grootste van deze verschillen.
metric-behind = Deel van het spel waarin de latere winnaar achterstond
about-behind = Aandeel van de tussenstanden behalve de laatste waarin een andere plaats meer OP had dan de winnaar.
metric-decided = Fase waarna de winnaar niet meer werd ingehaald
about-decided = De eerste fase na afloop waarvan de winnaar in elke tussenstand alleen leidde; de laatste als pas de gelijke stand besliste.
metric-out-of-reach = Fase waarna de winnaar onbereikbaar was
about-out-of-reach = De eerste fase na afloop waarvan de winnaar in elke tussenstand meer OP had dan elke andere plaats aan het einde: die had daar kunnen stoppen. De laatste als dat nooit zo was.
metric-taken-each = Gepakte schijven ({ $member })
about-taken-each = Schijven van een kleur die in een fase in beide keren worden gepakt.
metric-disks-each = Gepakte schijven ({ $member })
about-disks-each = Van een kleur, in het hele spel.
metric-first-size = Schijven bij de eerste keer pakken
metric-second-size = Grootte van een tweede keer pakken
about-first-size = Gemiddeld aantal schijven.
about-second-size = Gemiddeld aantal schijven.
metric-first-of-each = { $member ->
        [one] Eerste keer pakken: { $member } schijf
       *[other] Eerste keer pakken: { $member } schijven
    }
about-first-of-each = Eerste keer pakken van 1, 2 … { $most } schijven; { $most } staat ook voor meer.
metric-declined = Keren dat van een tweede keer pakken is afgezien
about-declined = Gevraagd en niets gepakt.
metric-tempted = Eerste keer pakken met de grootste groep op een actieveld met water
about-tempted = Eerste keren pakken van een kleur waarvan een actieveld met watersymbool meer had dan elk veld zonder.
metric-avoided = Vermeden actievelden met mijnwater
about-avoided = Van die keren het aandeel uit een actieveld zonder watersymbool.
metric-unused = Ongebruikte schijven
about-unused = Van alle kleuren samen.
metric-unused-each = Ongebruikte schijven ({ $member })
about-unused-each = Schijven van een kleur die in een fase zijn gepakt en op geen veld lagen dat daarin is geactiveerd.
metric-coal-each = Steenkool uit de mijn ({ $member })
about-coal-each = Steenkool die in een jaar Pinge of tunnel verliet, gewonnen of weggegeven.
metric-coal = Steenkool uit de mijn
about-coal = Alles wat Pinge en tunnel verliet.
metric-reeled = Omhooggetakelde steenkool
about-reeled = Uit de schacht naar het erf.
metric-pinge-phase = Fase waarin de Pinge is uitgeput
about-pinge-phase = Van het spel, vanaf 1; leeg als nooit.
metric-sections = Lege tunneldelen
about-sections = Tunneldelen zonder steenkool.
metric-props-each = Stutten ({ $member })
about-props-each = Hout en ijzer in Pinge en tunnel; ijzer telt apart en is leeg zonder de module.
metric-water-each = Genomen mijnwater ({ $member })
about-water-each = Mijnwater dat in de mijn kwam: van het seizoen, bij eerste keren pakken of met ontwikkelingen.
metric-drained = Verwijderd mijnwater
about-drained = Door arbeiders, tegels en fiches.
metric-blocked = Fasen geblokkeerd door mijnwater
about-blocked = Fasen waarin de plaats iets had gelegd om te winnen (alleen zwarte schijven of fiches op boer, knecht of boerin, of een rieten mand daarbij; betaling op kolengraver of mijnwerker) en niet voor een ontwikkeling gebruikte, waarin bij het begin van de beurt zoveel mijnwater in de mijn lag dat het winnen verhindert, en waarin geen steenkool werd gewonnen.
metric-reel-blocked = Fasen waarin mijnwater steenkool in de schacht hield
about-reel-blocked = Fasen waarin de Haspelknecht was betaald, bij het begin van de beurt zoveel mijnwater in de schacht lag dat het takelen verhindert, aan het einde steenkool daar lag en niets omhoog is getakeld.
metric-tile-each-in-play = In het spel ({ $member })
about-tile-each-in-play = 1 als de tegel op het bord ligt.
metric-tile-each-acquired = Aangeschaft ({ $member })
about-tile-each-acquired = 1 als de plaats haar heeft aangeschaft, anders 0. Zoals al het volgende leeg als ze niet op het bord ligt.
metric-tile-each-phase = Fase van aanschaf ({ $member })
about-tile-each-phase = Van het spel, vanaf 1; leeg zonder aanschaf.
metric-tile-each-arrival = Volgorde van aankomst ({ $member })
about-tile-each-arrival = 1 voor de eerste; bij een zwarte tegel onder alle zwarte.
metric-tile-each-distant = Op afstand aangeschaft ({ $member })
about-tile-each-distant = 1 als er een grondstof voor is betaald.
metric-tile-each-vp = OP voor de eigenaar ({ $member })
about-tile-each-vp = Door aankomst; door effect, eigenschap en gebruikt fiche, voor zover haar nummer of haar opslag telt; in de eindtelling door haar regel, als ongebruikt fiche, door het bonusfiche van een zwarte tegel; bij “Paard en wagen” wat boven W1 uitgaat, bij “Dorpssmederij” wat boven de OP van andere ijzeren stutten uitgaat. Niet wat haar goederen of symbool opleveren.
metric-tile-each-won-with = Overwinningen ermee ({ $member })
about-tile-each-won-with = 1 als de plaats haar aanschafte en won, 0 als zonder te winnen; anders leeg.
metric-tile-each-won-without = Overwinningen zonder ({ $member })
about-tile-each-won-without = 1 als de plaats haar niet aanschafte en won, 0 als geen van beide; anders leeg.
metric-developments = Ontwikkelingen
about-developments = Van de plaats.
metric-buildings = Gebouwsymbolen
about-buildings = Op haar tegels.
metric-black = Zwarte ontwikkelingen
about-black = Van de plaats; leeg zonder de module.
metric-distant = Ontwikkelingen op afstand
about-distant = Aangeschaft voor een grondstof.
metric-vp-each = OP ({ $member })
about-vp-each = OP van het spel naar wat ze opleverde; alle samen zijn de score. Bonusfiche en ijzeren stutten zijn leeg zonder hun module. { $sources }; `{ $effects }` het nummer van een tegel.
metric-vp-year-each = OP in jaar { $member }
about-vp-year-each = Behaald in het jaar en zijn winter.
metric-vp-end = OP in de eindtelling
about-vp-end = Behaald als de laatste winter voorbij is.
metric-gained-each = Gekregen ({ $member })
about-gained-each = Voedsel, hout, steenkool, ijzer en taler uit de algemene voorraad naar het erf; niet de beginvoorraad.
metric-paid-each = In de winter betaald ({ $member })
about-paid-each = Wat de pacht nam. Taler gaan in de winter alleen zo verloren.
metric-lost-each = In de winter verloren ({ $member })
about-lost-each = Wat geen opslagplaats had. Taler hebben er geen nodig.
metric-debts = Gemaakte schuld
about-debts = Wat in betalingen ontbrak.
metric-debts-returned = Teruggelegde schuld
about-debts-returned = Door effecten van tegels.
metric-debts-end = Schuld aan het einde
about-debts-end = Voordat bonusfiches er wegnemen.
metric-leases-full = Volledig betaalde winters
about-leases-full = Aandeel van de betalingen van de plaats zonder schuld.
metric-option-each = Keuze van “{ $member }”: { $part }
about-option-each = Hoe vaak deze keuze van een ontwikkeling is gemaakt, in de volgorde waarin ze met vrijwillig winnen en verwijderen in de regelset staat; leeg als niemand de tegel heeft aangeschaft.

# Regels waar een spel zonder kan

metric-rule-tile = “{ $tile }”
metric-rule-tile-used = “{ $tile }” gebruikt
metric-rule-tile-at-work = “{ $tile }” aan het werk
metric-rule-tile-scored = “{ $tile }” gescoord
metric-rule-tile-gave-coal = Steenkool gegeven door “{ $tile }”
metric-rule-13 = Knecht ontwikkelt
metric-rule-15 = Houtskool gebrand
metric-rule-21 = “{ $tile }” hield mijnwater weg
metric-rule-40E = Stutten door “{ $tile }”
metric-rule-46 = “{ $tile }” betaald
metric-rule-28 = “{ $tile }” beladen
metric-rule-marker = Fiche gebruikt ({ $marker })
metric-rule-r2 = Voorraadveld te krap gevuld
metric-rule-d1 = { $disks } of meer schijven tegelijk
metric-rule-r4 = Eerste keer pakken overgeslagen
metric-rule-d2 = Tweede keer pakken
metric-rule-r5 = Van tweede keer pakken afgezien
metric-rule-d4 = Mijnwater bij een eerste keer pakken
metric-rule-d5 = Mijnwater teruggelegd
metric-rule-r7 = Meerdere kleuren gelegd
metric-rule-p4-disk = Ingehuurde arbeider met schijf betaald
metric-rule-p4-food = Ingehuurde arbeider met voedsel betaald
metric-rule-p4-thaler = Ingehuurde arbeider met taler betaald
metric-rule-r10 = Fiches teruggelegd
metric-rule-r10-paid = Voor niets betaald
metric-rule-e7 = Samenwerkingsbonus
metric-rule-e8 = Voedsel in de zomer
metric-rule-e9 = Kolengraver aan het werk
metric-rule-e10 = Mijnwerker aan het werk
metric-rule-e11 = Haspelknecht aan het werk
metric-rule-r15 = Tunnel vroeg gestut
metric-rule-m4 = Steenkool omhooggetakeld
metric-rule-m6 = Pinge uitgeput
metric-rule-m7 = Pinge voor OP uitgeput
metric-rule-m8 = Tunneldeel geleegd
metric-rule-w1 = Steenkool in de winter gescoord
metric-rule-w2 = Pacht niet volledig betaald
metric-rule-w3 = Grondstoffen verloren
metric-rule-t2 = Twee ontwikkelingen in een fase
metric-rule-t5 = Ontwikkeling op afstand
metric-rule-t6 = { $place ->
        [1] Als eerste aangeschaft
       *[other] Als nummer { $place } aangeschaft, voor OP
    }
metric-rule-t6-late = Te laat voor OP
metric-rule-t7 = Van effect afgezien
metric-rule-t9 = Alle spelersschijven gebruikt
metric-rule-debt = Schuld teruggelegd
metric-rule-g1 = Tunnel gescoord
metric-rule-g2 = Tunnelbonus gescoord
metric-rule-g3 = Ontwikkelingsbonus gescoord
metric-rule-g4 = Gebouwen gescoord
metric-rule-g5 = Ongebruikte actiefiches gescoord
metric-rule-g6 = Taler gescoord
metric-rule-g7 = Schuld geteld
metric-rule-g8 = Mijnwater geteld
metric-rule-g9 = Gelijke stand
metric-rule-b3 = Zwarte ontwikkeling
metric-rule-b6 = Bonusfiche gescoord
metric-rule-i2 = IJzeren stut
metric-rule-i3 = Werkplaats aan het werk
metric-rule-i5 = IJzeren stutten gescoord
about-times = Aantal keren.
about-seats = Plaatsen.
about-seats-winters = Plaatsen en winters.
about-tiles-seats = Tegels en plaatsen.
about-tiles-acquired = Ontwikkelingen.
about-fields = Belegde velden.
about-started = Aantal keren dat het werk begon.
about-stored = Daarin opgeslagen grondstoffen.
about-coal-given = Door haar effect weggegeven steenkool.
about-rule-18 = Aantal keren dat er mijnwater op kwam te liggen.
about-rule-13 = Ontwikkelingen door de knecht.
about-rule-21 = Mijnwater van lente en herfst bij de eigenaars.
about-rule-27 = Aantal keren dat kruiwagen 2 telde.
about-rule-29 = Weggegeven voedsel.
about-rule-40E = Eigenaars van wie ze de ijzeren stutten telde.
about-rule-44 = Winters waarin dat zo was.
about-rule-46 = Betalingen door de eigenaars.
about-rule-47 = Ontwikkelingen die meer opleverden.
about-rule-marker = Keren; waar het op een veld ligt, keren dat het niet terugkwam.
about-rule-r2 = Voorraadvelden die minder schijven kregen dan zou moeten.
about-rule-d1 = Eerste keer pakken van zoveel.
about-rule-r4 = Plaatsen en fasen waarin geen eerste keer pakken mogelijk was.
about-rule-d2 = Tweede keer pakken.
about-rule-d5 = In de eerste lente teruggelegd mijnwater.
about-rule-r7 = Velden van boer of knecht met meerdere kleuren.
about-rule-p4-disk = Belegde velden, ook met fiches.
about-rule-r10 = Velden waarvan fiches terugkwamen.
about-rule-r10-paid = Ingehuurde arbeiders die voor voedsel, een taler of een fiche niets deden.
about-rule-e7 = Arbeiders met meer acties door de samenwerkingsbonus.
about-rule-e11 = Aantal keren dat het werk begon, ook door de lier.
about-rule-r15 = Stutten in de tunnel voordat de Pinge was uitgeput.
about-rule-m4 = Steenkool.
about-rule-m7 = Plaatsen die daarvoor OP kregen.
about-rule-m8 = Tunneldelen.
about-rule-w3 = Plaatsen, winters en soorten grondstof.
about-rule-t2 = Aantal keren dat boer en knecht beide ontwikkelden.
about-rule-t5 = Betaalde grondstoffen.
about-rule-t6-late = Ontwikkelingen die zijn aangeschaft toen er geen OP voor aankomst meer over waren.
about-rule-debt = Schuldfiches.
about-rule-g9 = 1 als meerdere de beste score hebben.
about-rule-b6 = Plaatsen die er op zichzelf OP mee kregen.
about-rule-i2 = Stutten.

## One event alone on a prepared table

help-motion = één gebeurtenis alleen bekijken, langzaam of beeld voor beeld
help-motion-about = Eén gebeurtenis alleen in het venster spelen, op een klaargezette tafel: zo is meteen te zien wat een verandering van een beweging doet. De spatiebalk speelt haar opnieuw, Enter houdt stil en gaat verder, de pijl naar rechts gaat één beeld verder, de pijlen omlaag en omhoog halveren en verdubbelen de snelheid, Esc sluit af.
help-motion-event = naam van de gebeurtenis, met hoofd- of kleine letters; zonder naam worden ze allemaal genoemd
help-motion-list = alle gebeurtenissen noemen, met wat er in gebeurt
help-motion-rate = zoveel maal zo snel als anders, zoals { $example } (1)
help-event = GEBEURTENIS
arg-rate = { $value } is geen snelheid van { $least } tot { $most }
run-no-event = zo’n gebeurtenis is er niet te zien; { $command } noemt ze allemaal
run-no-checkout = hier is geen map met die naam; deze opdracht heeft de hele repository nodig
run-files = bestanden
run-compiled = Gecompileerd in { $seconds }⍽s: { $folder }
run-compiled-already = Al gecompileerd: { $folder }
run-compiling-first = dit gaat lang duren, dus worden de regels eerst gecompileerd; { $option } verbiedt het
run-no-compiler = hier is geen C-compiler, of de headers van Python ontbreken; op Debian bijvoorbeeld zijn { $compiler } en { $headers } nodig
run-not-compiled = het compileren is mislukt, puur Python speelt verder: { $reason }; alles staat in { $file }
run-changed-meanwhile = de bronnen zijn tijdens het compileren veranderd; probeer het nog eens
run-tables = tafels
run-same-games = { $games } op beide manieren gespeeld: tot de laatste zet dezelfde
run-other-games = gecompileerd en in puur Python worden verschillende partijen gespeeld: zie { $command } met en zonder { $option }
run-not-both-ways = { $command } is niet gespeeld op de gevraagde manier: compileer eerst de regels met python main.py compile
run-build-damaged = gecompileerde regels die niet geladen kunnen worden, worden weggegooid en puur Python speelt: { $folder }
run-pure-compiles = { $command } compileert de regels, wat deze optie verbiedt
run-command-failed = { $command } is mislukt: { $reason }
motion-at = { $name }: { $seconds }⍽s bij { $rate } maal de snelheid.
motion-keys = Spatie: opnieuw. Enter: stilhouden, verder. Pijl naar rechts: één beeld. Omlaag en omhoog: langzamer, sneller. Esc: afsluiten.

## Vooruitblik

play-ask-actions-first = { FORM($field, "the") } heeft nog { $actions }; eerst moet je { FORM($free, "or") }
play-ask-worker-first = voor een arbeider moet je eerst { FORM($free, "or") }
play-ask-dig-first = voor { $coal } moet je eerst { FORM($free, "or") }
play-free-prop-in = { FORM($goods, "or") } in { FORM($place, "the") } plaatsen
play-ask-choice-first = voor “{ $tile }” moet je eerst { FORM($free, "or") }
play-ask-before-storage = voor het opslaan kun je { FORM($free, "or") }
play-actions-possible = { $actions } ({ $possible } nu mogelijk)
play-outlook-second = { $outlook }; { $more } meer als { FORM($first, "the") } eerst hetzelfde doet
reach-no-token = { $seat } heeft geen spelersschijf meer
play-forfeits-turn = Ongebruikt: { FORM($workers, "semicolons") }
play-forfeits-actions = { CAP($field) }: { $actions } ongebruikt
play-forfeits-last-coal = { CAP($field) }: met de laatste steenkool van de Pinge eindigt het werk in de mijn, { $actions } ongebruikt
play-forfeits-taking = Je kunt nog { $count ->
        [one] { $count }⍽schijf
       *[other] hoogstens { $count }⍽schijven
    } pakken
play-forfeits-water = Je kunt { $water } terugleggen
play-forfeits-effect = Ongebruikt: { $does }
play-forfeits-storage = Weggegeven: { FORM($given, "plain") }
play-forfeits-again = { $given }. Nog een keer om toch door te gaan

## Terugnemen, plaatsen en oefenpartijen

undo-another = Sindsdien heeft iemand anders beslist; dat blijft gespeeld.
undo-seated = Sindsdien zijn plaatsen van hand gewisseld; dat blijft gespeeld.
undo-practice = Sindsdien is er iets verborgens onthuld. Als je dit terugneemt, wordt het een oefenpartij.
redo-nothing = Er valt niets opnieuw te doen.
redo-laid = Opnieuw doen zou laten vervallen wat nu gelegd is: neem dat eerst terug.
undo-what = Terugnemen: { $what }
undo-what-practice = Terugnemen: { $what }. Dan wordt het een oefenpartij.
redo-what = Opnieuw: { $what }
decision-taking = pakken van { $seat }
decision-second-taking = tweede keer pakken van { $seat }
decision-plan = plan van { $seat }
decision-storing = opslaan van { $seat }
decision-bonus = bonusfiche van { $seat }
practice-title = Een oefenpartij?
practice-agree = Terugnemen
practice-refuse = Laten staan
game-practice = oefenpartij
result-notes = { FORM($notes, "sentences") }
result-practice = Dit was een oefenpartij.
result-advised = Met advies: dit spel telt niet mee voor het aanbevolen niveau.
seats-title = Plaatsen
seats-from-now = Vanaf de volgende zet
seats-play-on = Een oefenpartij vanaf hier
seats-begin = Verder spelen
menu-seats = Plaatsen …
menu-play-on = Vanaf hier verder spelen …
record-seating = { $text } kan hier niet staan; het zegt wie vanaf de volgende zet op een plaats van dit spel zit
file-kind-notes = notities

## Terugblik

since-chip = Sinds je laatste beurt
since-moment = { $seat }: zo stond het na deze zet. Klik of Esc: terug
since-playing = Wat de anderen deden, { $number } van { $count }: { $seat }. Klik versnelt, Esc stopt
since-back = Terug naar het heden
since-nothing = Sinds je laatste beurt heeft niemand anders iets besloten.
tip-moment = Klik om de tafel te zien zoals die toen was.
tip-since = Speelt nog eens af wat de anderen sinds je laatste beurt hebben gedaan (B).
menu-keys-since = B wat anderen deden · R regels · V cijfers
menu-keys-hand = Shift alle gelijke · 1 tot 4 plaats · Ctrl+Y opnieuw

## De grote knop in enkele woorden

play-short-workers = { $count ->
        [one] { $count }⍽arbeider
       *[other] { $count }⍽arbeiders
    } ongebruikt
play-short-vain = { $count ->
        [one] { $count }⍽arbeider
       *[other] { $count }⍽arbeiders
    } voor niets
play-short-actions = { $actions } ongebruikt
play-short-last-coal = De laatste steenkool beëindigt het werk: { $actions } ongebruikt
play-short-taking = { $count ->
        [one] Nog { $count }⍽schijf
       *[other] Nog hoogstens { $count }⍽schijven
    }
play-short-water = { $water } blijft
play-short-effect = Werk blijft liggen

## De coach

run-coach-unfinished = Het spel is nog niet afgelopen; de coach bekijkt afgelopen spellen.
run-coach-no-seat = Plaats { $seats } is de laatste aan deze tafel.
coach-title = De coach over het spel van { $seat } ({ $vp })
coach-costs = Wat het meest heeft gekost
coach-no-costs = Van geen keuze is aan te tonen dat ze overwinningspunten heeft gekost.
coach-gains = Wat goed ging
coach-no-gains = Van geen keuze is aan te tonen dat ze beter was dan de andere mogelijkheden.
coach-finding-said = { $number }. { $when }, { $step }: { $worth }⍽OP (hoogstwaarschijnlijk { $low } tot { $high })
coach-played = Gespeeld:
coach-better = Beter:
coach-worse = Slechter was geweest:
coach-more = { $count ->
        [one] en nog { $count }⍽zet
       *[other] en nog { $count }⍽zetten
    }
coach-part = { $source } { $vp }
coach-method = De coach speelt je spel vanaf elke keuze verder, een keer zoals je koos en een keer met een andere keuze, vele malen, telkens met nieuwe trekkingen die toen niemand kon weten. Iedereen speelt daarbij verder als de automa { $level }. Een verschil noemt hij alleen als het meer is dan geluk.

## De regels in het venster

rulebook-title = Regels
rulebook-guide = Zo speel je
rulebook-reference = Elke regel
rulebook-more = Meer
rulebook-more-tip = Wat in dit spel niet meedoet
rulebook-less = Minder
rulebook-search = Zoeken, of een nummer zoals M5
rulebook-back-tip = Terug naar wat je hiervoor las (Backspace)
rulebook-close-tip = Terug naar waar je was (Esc of R)
rulebook-rules-behind = { $count ->
        [one] Regel
       *[other] Regels
    }
rulebook-next = Verder: { $chapter }
rulebook-searching = Er wordt gezocht …
rulebook-found = { $count ->
        [0] “{ $query }” staat nergens in de regels.
        [one] “{ $query }” staat op { $count }⍽plaats.
       *[other] “{ $query }” staat op { $count }⍽plaatsen.
    }
rulebook-found-many = “{ $query }” staat op { $count }⍽plaatsen; dit zijn de eerste { $shown }.
rulebook-chapter-word = hoofdstuk
rulebook-offer = R of een klik hier: regel { $rule }
rulebook-foot = Pijlen en wiel bladeren · Links, Rechts gaan van verwijzing naar verwijzing, Enter volgt · Backspace gaat terug · Ctrl+F zoekt

## Puzzels

puzzle-vp = Haal in deze fase de meeste overwinningspunten.
puzzle-coal = Graaf in deze fase de meeste kolen.
puzzle-pinge = Put de Pinge in deze fase uit, met de meeste overwinningspunten.
puzzle-winter = Eindig de winter met de meeste overwinningspunten; nieuwe schulden tellen als aan het einde.
puzzle-lease = Betaal de hele pacht, en eindig de winter met de meeste overwinningspunten.
puzzle-grade-easy = makkelijk
puzzle-grade-medium = gemiddeld
puzzle-grade-hard = moeilijk
puzzle-result-vp = { $vp }
puzzle-result-coal = { $coal }
puzzle-result-pinge = de Pinge uitgeput, { $vp }
puzzle-result-no-pinge = de Pinge is niet uitgeput
puzzle-result-winter = { $vp }
puzzle-result-lease = de pacht betaald, { $vp }
puzzle-result-debt = { $debt } meer
puzzle-misfit = Een verslag staat niet op een stelling waarin dit begint: { $task }
puzzles-damaged = { $file } noemt geen puzzels.
run-puzzle = { $number }. { $grade }: { $seats }⍽plaatsen, jaar⍽{ $year }, { $season }. { $task }
run-puzzle-proved = { $number }. bewezen: { $result } ({ $positions }⍽stellingen doorzocht)
run-puzzle-refuted = { $number }. onjuist: het beste is { $result } ({ $positions }⍽stellingen doorzocht)
run-puzzle-too-large = { $number }. te groot om helemaal te doorzoeken
run-puzzles-there = Daar staat al iets; puzzels worden in een lege of nieuwe map geschreven.
run-puzzles-found = { $count ->
        [one] { $count }⍽puzzel
       *[other] { $count }⍽puzzels
    } geschreven naar { $folder }.

## Leren

learn-title = Leren
learn-under = Aan de echte tafel, telkens een paar minuten. Je kunt altijd stoppen en later verdergaan.
learn-aside-lessons = De ene na de andere
learn-aside-rules = Iets opzoeken
learn-go-on = Verder met les⍽{ $number }
learn-minutes = { $minutes ->
        [one] { $minutes }⍽minuut
       *[other] { $minutes }⍽minuten
    }
learn-at = stap { $step } van { $count }
learn-progress = { $step } van { $count }
learn-next = Verder
learn-back = Terug
learn-hint = Tip
learn-done = Klaar
learn-try-again = Nog eens
learn-again-how = “Nog eens” neemt terug wat je gedaan hebt.
learn-prompt-read = Lees verder: Enter, of “Verder” op de kaart
learn-prompt-again = Nog eens: Enter, of de knop op de kaart
learn-kept = Je komt op deze plek terug.
learn-on = Verder met de les
learn-anew = Van voren af aan
learn-leave = Les verlaten
learn-leave-screen = Terug
learn-student = Leerling
learn-neighbour = Buurman
learn-damaged = Les { $lesson } kan niet gelezen worden: { $why }
learn-misfit = Les { $lesson }, stap { $step }, past niet bij de regels: { $why }
## Advies: wat te doen, waarvoor, en welke regel het de moeite waard maakt

why-follow = Zo doen
why-rule = De regel
why-rule-tip = Opent regel { $rule } (R).
why-figures = { $told ->
        [0] Cijfers
       *[other] Geen cijfers
    }
why-figures-tip = Wat is afgewogen, in OP (F).
advice = { CAP($do) }.
advice-to = { CAP($do) }, om { $deeds }.
advice-because = { CAP($do) }: { $point }.
advice-to-because = { CAP($do) }, om { $deeds }: { $point }.
advice-to-mostly = { CAP($do) }, om { $deeds } (zo gaat het bij doorspelen meestal).
advice-to-because-mostly = { CAP($do) }, om { $deeds } (zo gaat het bij doorspelen meestal): { $point }.
advice-plan = Laat “Zo doen” de schijven leggen
advice-activate = Nu { FORM($field, "the") } laten werken
advice-equal = Ongeveer even goed: { $other }.
advise-coal = in de winter krijg je { $vp } voor { $coal } in plaats van { $other } voor { $less }
advise-coal-first = in de winter krijg je { $vp } voor { $coal }
advise-coal-next = zo kom je dichter bij { $more }, goed voor { $next } in de winter ({ $coal }: { $vp })
advise-vp = dat levert onmiddellijk { $vp } op
advise-spring = wat is opgeslagen, ligt in de lente weer klaar
advise-pinge = nog { $coal } en de Pinge is uitgeput, wat de tunnel opent
advise-pinge-bonus = nog { $coal } en de Pinge is uitgeput; dat opent de tunnel en levert dit jaar { $vp } op
advise-pinge-exhausted = als de Pinge is uitgeput, is de tunnel open
advise-sections = wat je in de tunnel leegmaakt, levert aan het einde { $vp } op
advise-tunnel = nog { $coal } en er is een tunneldeel leeg, dat aan het einde { $vp } oplevert
advise-lease = de pacht is deze winter { $goods }; zonder iets daarvan levert de schuld aan het einde { $vp } op
advise-development = “{ $tile }” telt het meest – { $does }
advise-effect = het effect telt – { $does }
advise-thaler = daalders betalen de pacht, en aan het einde zou { $thaler } { $vp } opleveren
advise-water-pinge = met { $water } of meer in de Pinge is daar geen steenkool te winnen
advise-water-shaft = met { $water } of meer in de schacht gaat er geen steenkool omhoog
advise-water-end = aan het einde telt elk mijnwater boven { $free } { $vp }
advise-dry = mijnwater houdt het werk in de mijn op
advise-props = steenkool is alleen te winnen zo ver als er stutten staan
advise-wood = van hout worden stutten gemaakt, en stutten openen de weg naar de steenkool
advise-wood-stored = van hout worden stutten gemaakt, en één hout dat in de winter is opgeslagen levert { $vp } op
advise-food = voedsel betaalt de loonarbeiders en de pacht
advise-shaft = steenkool in de schacht telt pas als die is omhooggetakeld naar het erf
advise-markers = een actiefiche helpt één keer, en ongebruikt levert het aan het einde { $vp } op
advise-iron = sommige velden nemen alleen ijzer, en de laatste pacht vraagt erom
advise-iron-props = een ijzeren stut levert aan het einde { $vp } op, zodra het tunneldeel leeg is
advise-bonus-marker = je bonusfiche telt het aan het einde
advise-bonus-comes = daar hoort een bonusfiche bij, die aan het einde telt
advise-water-channel = mijnwater op de waterloop wordt OP
advise-denies = { $seat } houdt er minder aan over
advise-earlier = de laagste waarde is eerder aan de beurt
advise-turn = { $point } (met de rest van je beurt)
## Title and new game in layers

title-play = Spelen
title-moment = jaar⍽{ $year }, { $season }
title-goes-on = Gaat verder: { $players }
title-goes-on-at = Gaat verder: { $players } · { $moment }
title-looks = Zoekt de opgeslagen spellen
title-begins-first = Begint een eerste spel met uitleg tegen { $opponent }
title-begins = Begint een spel tegen { $opponent }
newgame-more = Meer keuzes
newgame-less = Minder keuzes
newgame-more-tip = Bord, modules, tegels, varianten en startwaarde
newgame-head-preset = Opzet
newgame-about-tiles = tegels: { $way }
newgame-about-mixed = { $count ->
        [one] { $count }⍽nieuwe tegel bijgemengd
       *[other] { $count }⍽nieuwe tegels bijgemengd
    }
preset-first = Eerste spel
preset-base = Basisspel
preset-black = Ruhrdal: Zwart
preset-iron = Ruhrdal: IJzer
preset-both = Ruhrdal: beide modules
preset-again = Nog eens zo
preset-own = Je eigen keuze
preset-first-told = Het basisspel met z’n tweeën, met de ontwikkelingen die de spelregels voor een eerste spel klaarleggen. Het beste voor wie voor het eerst speelt.
preset-base-told = Het basisspel met willekeurig getrokken ontwikkelingen, zodat geen spel hetzelfde is. Voor wie een eerste spel achter de rug heeft.
preset-black-told = Het basisspel met zwarte ontwikkelingen, waarvan elke speler er één kan krijgen, en een geheim bonusfiche erbij dat aan het einde telt. “Zo speel je” legt beide uit.
preset-iron-told = Het spel duurt { $years }⍽jaar: van ijzer worden stutten gemaakt, sommige velden van de uitgebreide tunnel nemen niets anders, en een werkplaats maakt het. “Zo speel je” legt het uit.
preset-both-told = Beide modules, { $years }⍽jaar en de nieuwe ontwikkelingen op een bord dat zoals aanbevolen wordt getrokken. Het rijkste spel, voor wie de modules kent.
preset-again-told = Plaatsen, tegenstanders en bord van het laatst begonnen spel, met een andere startwaarde.
preset-own-told = Je eigen keuze, door jezelf samengesteld.
## Cijfers in zicht

figures-coal = { $coal } = { $vp }
figures-missing = −
figures-standing = einde: { $vp }
figures-title = Als het jaar nu afliep
figures-part-scored = Tot nu toe gescoord
figures-part-coal = Steenkool in de winter
figures-part-storage = Opslag in de winter
figures-part-tunnel-bonus = Tunnelbonus
figures-part-development-bonus = Ontwikkelingsbonus
figures-part-debt = Schuld tot nu toe
figures-part-lease = Schuld door deze pacht
figures-pinge-to-come = Pinge dit jaar uitgeput
figures-removed = Uitgehaalde steenkool
figures-sections = Tunneldelen
figures-tie-coal = wint bij gelijkspel: meeste steenkool uitgehaald
figures-tie-order = wint bij gelijkspel: eerder in de spelersvolgorde
settings-row-figures = Cijfers
settings-figures-none = geen
settings-figures-brief = op het bord
settings-figures-whole = met overzicht
tip-figures-coal = In de winter levert { $coal } op het erf { $vp } op.
tip-figures-coal-and-more = In de winter levert { $coal } op het erf { $vp } op; met { $more } meer wordt dat { $then }.
tip-figures-coal-and-plan = In de winter levert { $coal } op het erf { $vp } op. Met dit plan kan het { $reach } worden, dat zou { $then } zijn.
tip-figures-lease = Voor de pacht van deze winter is alles er: { $lease }.
tip-figures-missing = De pacht van deze winter is { $lease }. Er ontbreekt nog: { $missing }. Dat zou { $debt } zijn.
answer-figures = Wat ieder zou hebben als het jaar nu eindigde. Een klik erop, of V, legt het weg.
tip-figures-standing = { $vp } als het jaar nu afliep: met wat er op het erf ligt, tellen de steenkool, de pacht en de beste opslag van deze winter, en daarna de eindtelling. Een klik of { $key } houdt alle onderdelen in zicht.
tip-figures-over = { $vp } aan het einde. Een klik of { $key } houdt alle onderdelen in zicht.
## Puzzels aan de tafel

learn-aside-puzzles = Op de proef gesteld
puzzles-title = Puzzels
puzzles-under = Stellingen uit echte spellen. Elke heeft één beste resultaat, en elke weg ernaartoe is goed.
puzzles-own = Eigen puzzels
puzzles-of-game = Puzzels van het spel
puzzles-page = Bladzijde { $page } van { $count }
puzzles-easy = Makkelijk
puzzles-medium = Gemiddeld
puzzles-hard = Moeilijk
puzzles-solved = { $solved } van { $count } opgelost
puzzles-left-out = { $count ->
        [one] Een van je eigen puzzels kan niet geopend worden: { $why }
       *[other] { $count } van je eigen puzzels kunnen niet geopend worden; de eerste: { $why }
    }
## De coach in het venster

coach = Coach
coach-tip = Waar de overwinningspunten vandaan kwamen, welke keuzes het meest hebben gekost en wat goed ging.
coach-chart = Overwinningspunten per bron, alsof het spel toen was afgelopen
coach-begin = Aan het begin
coach-vp = { $vp }
coach-row = { $when }: { $step }
coach-less = −{ $vp }⍽OP
coach-more-vp = +{ $vp }⍽OP
coach-cost-said = Dit heeft vergeleken met de betere keuze ongeveer { $worth }⍽OP gekost, hoogstwaarschijnlijk tussen { $low } en { $high }.
coach-gain-said = Dit heeft ongeveer { $worth }⍽OP meer opgeleverd dan de andere keuze, hoogstwaarschijnlijk tussen { $low } en { $high }.
coach-none-yet = Tot nu toe niets gevonden.
coach-how = Hoe de coach dat te weten komt
coach-progress = De coach speelt je keuzes tot het einde uit: { $percent }⍽% is klaar. Hier staat wat tot nu toe bekend is.
coach-died = De coach moest voortijdig stoppen; wat tot dan toe is gevonden, blijft hier staan.
coach-again = Nog een keer
coach-show = Op tafel laten zien
coach-play-on-tip = Verder spelen vanaf vlak voor deze keuze. Het wordt een aparte oefenpartij.
## Wat de dingen op tafel zijn

answer-nothing = Wijs iets aan, en F1 zegt wat het is.
answer-rule = R: regel { $rule }
answer-food = Voedsel betaalt ingehuurde arbeiders en de pacht; wat in de winter geen opslagplaats heeft, gaat verloren.{ $stored }
answer-wood = Hout stut de mijn: elke stut opent de steenkool erachter.{ $stored }
answer-coal = Steenkool op het erf telt elke winter: 0, 1, 2 … steenkool leveren { FORM($scale, "plain") }⍽OP op, elke volgende { $more }. Wat geen opslagplaats heeft, gaat daarna verloren.
answer-coal-each = Steenkool op het erf telt elke winter: met “{ $tile }” elk { $vp }. Wat geen opslagplaats heeft, gaat daarna verloren.
answer-iron = IJzer stut de tunnel, sommige velden alleen ijzer, en hoort bij de laatste pacht.{ $stored }
answer-thaler = Taler betalen ingehuurde arbeiders en de pacht en hebben geen opslagplaats nodig. Aan het einde leveren 1, 2, 3 … ervan { FORM($scale, "plain") }⍽OP op, elke volgende { $more } meer.{ $count ->
        [0] {""}
       *[other] {" "}Ze komen van ontwikkelingen: { $tiles }.
    }
answer-group = Hier: { $disks }. Wie de eerste keer pakt, neemt ze allemaal, de tweede keer zoveel dat je er { $limit } hebt.
answer-from-the-start = Hiermee begonnen alle erven dit spel.
answer-score = { $seat } heeft tot nu toe { $vp }. In de winter en aan het einde komt er meer bij.
answer-dug = Deze steenkool is gewonnen.
answer-pinge-coal = Steenkool in de Pinge: een zwarte schijf of de kolengraver wint haar, van links tot het eerste lege veld voor een stut. Zij gaat meteen naar het erf.
answer-tunnel-coal = Steenkool in de tunnel, voor de tijd na de Pinge, van links tot het eerste lege veld voor een stut. In dit tunneldeel nog { $left }: leeg levert het aan het einde { $vp } op.
answer-prop = Een stut: die heeft de steenkool rechts ervan geopend.
answer-prop-field = Een veld voor een stut: op het meest linkse lege veld kun je 1⍽hout van het erf leggen, wanneer je maar werkt. Het opent de steenkool rechts ervan.
answer-shaft = De schacht: hier wacht steenkool uit de tunnel, en als de Pinge is uitgeput, verzamelt zich hier het mijnwater. De Haspelknecht takelt het een omhoog en verwijdert het ander.
answer-tunnel = In de tunnel wordt gewonnen zodra de Pinge is uitgeput. Elk leeg tunneldeel levert aan het einde OP op.
answer-pinge = De Pinge komt eerst: haar steenkool gaat meteen naar het erf. Is de laatste weg, dan gaat het verder in de tunnel.
answer-pinge-exhausted = De Pinge is uitgeput: steenkool komt nu uit de tunnel, met mijnwerker en Haspelknecht.
answer-plan-hidden = Het plan van { $seat } is geheim tot iedereen er een heeft gelegd.
answer-cart-2 = De schijven van de tweede keer pakken. { $more }
answer-shelf = Actiefiches: elk is één keer te gebruiken, vanaf de fase na die waarin het kwam. Aan het einde levert een ongebruikt fiche { $vp } op.
answer-small-board = Het bord van { $seat }: een klik toont het groot.
answer-button = Gaat verder als je klaar bent (Enter).
answer-prompt = Wat er nu gevraagd wordt. Wijs iets aan, en deze regel zegt wat een klik daar doet.
answer-pool = Actieveld⍽{ $number }: links de voorraad, rechts de schijven die gepakt kunnen worden.
answer-bag = Schijven in de zak: { $count }. Bij het aanvullen trekt elke voorraad er { $each } uit.
answer-disks = In elke fase pak je alle schijven van één kleur van een actieveld, daarna nog een keer zoveel dat je er { $limit } hebt.
answer-developments = Ontwikkelingen leveren meteen OP op, en een effect. Wie ontwikkelt, schaft er een aan met precies de schijven die zij vereist; iedereen heeft er { $tokens }⍽spelersschijven voor.
answer-order = Spelersvolgorde: { FORM($seats, "plain") }. Zij wordt na het pakken van de schijven opnieuw bepaald; de laagste waarde in kruiwagen⍽1 komt eerst. Bij gelijke waarden gaat voor wie tot dan toe later aan de beurt was.
answer-lease = De pacht moet elke winter betaald worden. Elk stuk dat ontbreekt, wordt { $debt }.
answer-lease-past = Pacht van jaar⍽{ $year }: { $lease }. Die winter is voorbij.
answer-lease-lacks = Pacht van jaar⍽{ $year }: { $lease }. { $seat } mist nog { $lacks }.
answer-lease-enough = Pacht van jaar⍽{ $year }: { $lease }. { $seat } heeft er nu genoeg voor.
answer-year = Jaar⍽{ $year } van { $years }. Na de laatste winter is het spel afgelopen.
answer-seat = { $seat }: tot nu toe { $vp }. Een klik of de toets { $key } toont het bord groot.
answer-track-seat = { $seat } { $vp }
answer-track = Telspoor: { FORM($seats, "plain") }. Eén keer rond is { $lap }⍽OP.
answer-menu = Menu: regels, instellingen en de uitwegen (F10).
answer-redo = Speelt opnieuw wat teruggenomen is (Ctrl+Y).
answer-step-water = Iedereen neemt { $water } in de mijn.
answer-step-dry = In deze tijd van het jaar komt er geen mijnwater.
answer-step-refill = Aanvullen: alle schijven gaan in de zak, elke voorraad gaat naar zijn actieveld en trekt er { $count } nieuwe bij.
answer-step-taking-1 = Eerste keer pakken, in spelersvolgorde: iedereen pakt alle schijven van één kleur van een actieveld.
answer-step-taking-2 = Tweede keer pakken: wie minder dan { $limit }⍽schijven heeft, mag er van één kleur pakken tot { $limit }.
answer-step-order = De nieuwe spelersvolgorde: de laagste waarde in kruiwagen⍽1 komt eerst.
answer-step-planning = Plannen: iedereen legt schijven, fiches, voedsel en taler bij de arbeiders.
answer-step-working = Uitvoeren: in spelersvolgorde voert ieder het hele plan uit, met de arbeiders in willekeurige volgorde.
answer-step-scoring = Winter, eerste stap: de steenkool op het erf wordt gewaardeerd.
answer-step-payment = Winter, tweede stap: de pacht wordt betaald. Wat ontbreekt, wordt schuld.
answer-step-storage = Winter, derde stap: wat een opslagplaats heeft, blijft en levert soms OP op; de rest gaat verloren.
answer-phase = Een fase: schijven pakken, spelersvolgorde bepalen, plannen, werken.
answer-slots = { $place } Opslagplaatsen voor de winter: elk bewaart één grondstof, sommige leveren er OP voor op. Taler en fiches hebben er geen nodig.
answer-winter = De winter op het erf: steenkool telt, de pacht wordt betaald, goederen worden opgeslagen.
answer-replay-bar = De zet die hierheen leidde, en het nummer ervan. Links en Rechts gaan van zet naar zet, een klik op de strook eronder springt erheen.
answer-result-pinge = Wie de Pinge vroeg uitput, krijgt OP: in jaar 1, 2 … zijn het er { FORM($scale, "plain") }, later geen.
answer-result-buildings = Gebouwsymbolen op ontwikkelingen: 1, 2, 3 … ervan leveren { FORM($scale, "plain") }⍽OP op.
answer-result-markers = Elk actiefiche dat niet gebruikt is, levert { $vp } op.
answer-result-water = Mijnwater dat nog in de mijn ligt: { $free } kost niets, elk volgende telt { $more }.
answer-result-developments = OP volgens de volgorde waarin ontwikkelingen zijn aangeschaft.
answer-result-storage = OP van opslagplaatsen die in de winter iets opleveren voor wat er ligt.
answer-result-effects = OP die effecten, fiches en arbeiders tijdens het spel opleverden.
answer-result-tunnel = De gedrukte OP van elk leeg tunneldeel.
answer-result-bonus = De bonusfiches van zwarte ontwikkelingen. Wat sommige doen, telt in andere regels.
answer-result-total = Alle OP samen: wie de meeste heeft, wint.
answer-result-coal-removed = Steenkool die uit Pinge en tunnel weg is: bij gelijke OP wint wie er meer van heeft.
settings-speed-tip = Hoe snel stukken bewegen en de winter wordt geteld.
settings-pace-tip = Hoe lang de beslissing van een automa te zien is voor de volgende komt. Een klik of de spatiebalk gaat meteen verder.
tip-parts = { FORM($parts, "sentences") }
menu-keys-answer = T stappen · F1 of lang indrukken: wat is dit?
## Statistics and the daily game

daily-title = Spel van de dag
statistics-title = Statistieken
game-daily = spel van de dag, { $day } { $month }
game-daily-again = spel van de dag, { $day } { $month }, nog een keer
result-daily = Het spel van de dag van { $day } { $month }: deze poging telt.
result-daily-again = Het spel van de dag van { $day } { $month }, nog een keer: de eerste poging telt.
weekday-1 = maandag
weekday-2 = dinsdag
weekday-3 = woensdag
weekday-4 = donderdag
weekday-5 = vrijdag
weekday-6 = zaterdag
weekday-7 = zondag
weekday-1-short = ma
weekday-2-short = di
weekday-3-short = wo
weekday-4-short = do
weekday-5-short = vr
weekday-6-short = za
weekday-7-short = zo
daily-date = { CAP($weekday) } { $day } { $month } { $year } (UTC)
daily-begin = Spelen
daily-go-on = Verder spelen
daily-again = Nog een keer spelen
daily-first-counts = Voor iedereen hetzelfde spel. Je eerste poging telt.
daily-not-played = niet gespeeld
daily-goes-on = Begonnen en nog niet afgelopen.
daily-won = Gewonnen, { $vp } tegen { $theirs }.
daily-lost = Verloren, { $vp } tegen { $theirs }.
daily-with = { $result } ({ FORM($kinds, "plain") })
daily-tip = { $day }: { $result }
daily-streak = { $count ->
        [0] Vier weken
        [one] { $count }⍽dag op rij gespeeld
       *[other] { $count }⍽dagen op rij gespeeld
    }
daily-calendar = Je OP bij de eerste poging; goud met een vinkje is gewonnen. Een klik opent het spel.
daily-level = Tegen
statistics-reading = Opgeslagen spellen worden gelezen: { $done } van { $all } …
statistics-wait = De opgeslagen spellen worden gelezen …
statistics-aside = De index van je spellen was beschadigd. Hij is opnieuw gemaakt uit de opgeslagen spellen; de oude heet nu { $file }.
statistics-left-out = { $count ->
        [one] { $count }⍽opgeslagen spel is niet leesbaar en telt niet mee.
       *[other] { $count }⍽opgeslagen spellen zijn niet leesbaar en tellen niet mee.
    }
statistics-kinds-left-out = { $count ->
        [one] { $count }⍽ander spel telt niet mee; zet links zijn soort aan om het mee te tellen.
       *[other] { $count }⍽andere spellen tellen niet mee; zet links hun soort aan om ze mee te tellen.
    }
statistics-none-yet = Hier zie je hoe je spellen zijn verlopen. Er is er nog geen afgelopen.
statistics-none-chosen = Geen afgelopen spel past bij deze keuze.
statistics-none-listed = Er is geen spel om op te slaan.
statistics-people = Alleen mensen
statistics-seats = { $count ->
        [one] { $count }⍽plaats
       *[other] { $count }⍽plaatsen
    }
statistics-base = Basisspel
statistics-goes-on = Nog niet afgelopen, tegen { FORM($others, "plain") }
statistics-won = Gewonnen, { $vp } tegen { $theirs }, tegenstanders: { FORM($others, "plain") }
statistics-lost = Plaats⍽{ $place }, { $vp } tegen { $theirs }, tegenstanders: { FORM($others, "plain") }
statistics-about = { $when } · { FORM($items, "dots") }
statistics-tip = { $title } · { $when }
statistics-is-practice = oefenpartij
statistics-is-advised = met advies
statistics-is-handed = een plaats is overgenomen
statistics-is-draft = eigen regels
statistics-kind-practice = Oefening
statistics-kind-advised = Met advies
statistics-kind-handed = Overgenomen
statistics-kind-draft = Eigen regels
statistics-kind-practice-tip = Ook oefenpartijen tellen: iemand is teruggegaan tot voor iets dat al onthuld was, of het spel ging verder vanaf een stelling van een ander spel.
statistics-kind-advised-tip = Ook spellen tellen waarin een automa om advies is gevraagd.
statistics-kind-handed-tip = Ook spellen tellen waarin onderweg iemand anders een plaats overnam.
statistics-kind-draft-tip = Ook spellen tellen die met een eigen regelset zijn gespeeld.
statistics-any = alle
statistics-clear = Filters wissen
statistics-by-name = Speler
statistics-by-level = Tegenstander
statistics-by-kinds = Ook tellen
statistics-nobody = nog niemand
statistics-games = Spellen
statistics-wins = Gewonnen
statistics-best = Beste spel
statistics-streak = Op rij gewonnen
statistics-longest = langste reeks: { $count }
statistics-mean = gemiddeld { $vp }⍽OP
statistics-vp = { $vp }
statistics-head-wins = aandeel gewonnen spellen
statistics-head-won = gewonnen
statistics-head-vp = OP gemiddeld
statistics-intervals = De dunne streep en de ± tonen de speling van het toeval: in 95⍽% van de gevallen ligt de ware waarde erin. Met meer spellen wordt ze kleiner.
statistics-of = { $won } van { $games } ({ $share })
statistics-vp-within = { $vp } ± { $reach }
statistics-earlier = eerste helft
statistics-later = tweede helft
statistics-page-overview = Overzicht
statistics-page-sources = Bronnen van OP
statistics-page-games = Spellen
statistics-results-by = Resultaten per
statistics-bars = Een balk voor elk van je laatste spellen, het nieuwste rechts. Een klik opent het spel.
statistics-csv = Als CSV opslaan
statistics-csv-tip = De getoonde spellen als tabel voor een rekenblad opslaan.
statistics-written = Opgeslagen: { $file }
help-statistics = de resultaten van de opgeslagen spellen tonen
help-statistics-about = De resultaten van de opgeslagen spellen van een persoon tonen: spellen, overwinningen, OP, en hetzelfde per niveau, plaatsen, bord en modules. Oefenpartijen, spellen met advies, spellen waarin een plaats is overgenomen en spellen met een eigen regelset tellen niet mee, tenzij alle beëindigde spellen van een van deze soorten zijn.
help-statistics-name = wiens spellen (standaard: van wie het meest heeft gespeeld)
help-statistics-csv = alle spellen van die persoon, van elke soort, als CSV in dit nieuwe bestand schrijven
run-statistics-none = Er is geen opgeslagen spel waarin een mens heeft gespeeld.
run-statistics-nobody = Niemand met die naam heeft gespeeld; bekend zijn { FORM($names, "plain") }.
run-statistics-there = { $file } bestaat al; er is een andere naam nodig.
statistics-cli-intervals = Tussen haakjes: wat in 95⍽% van de gevallen de ware waarde bevat.
run-statistics-title = { $games ->
        [one] { $name }: { $games }⍽spel, { $won } gewonnen, { $streak } op rij (het meest: { $longest })
       *[other] { $name }: { $games }⍽spellen, { $won } gewonnen, { $streak } op rij (het meest: { $longest })
    }
learn-aside-game = Of leer terwijl je speelt
learn-first-game = Eerste spel, met uitleg
learn-understood = Begrepen
learn-once = nog eens: { $key }
learn-on-game = Verder met het spel
learn-explained = Wat is uitgelegd
learn-nothing-explained = Nog niets.
learn-undo = Wat je vóór deze stap gedaan hebt, blijft staan.
puzzle-name = Puzzel⍽{ $number }
puzzle-seat = { CAP($colour) }
puzzle-about = { $seats }⍽plaatsen, jaar⍽{ $year }, { $season }
puzzle-short-vp = De meeste punten
puzzle-short-coal = De meeste kolen
puzzle-short-pinge = De Pinge uitputten
puzzle-short-winter = De beste winter
puzzle-short-lease = De pacht betalen
puzzle-tried = geprobeerd
puzzle-shown = getoond
puzzle-solved = opgelost
puzzle-so-far-vp = Tot nu toe: { $vp }
puzzle-so-far-coal = Tot nu toe: { $coal }
puzzle-so-far-pinge = Nog in de Pinge: { $coal }
puzzle-reached-best = Opgelost: { $result }. Beter kan hier niet.
puzzle-reached-shown = Dat is het beste: { $result }. Je had de oplossing al gezien, dus hij telt als getoond.
puzzle-missed = Gehaald: { $reached }. Mogelijk: { $best }.
puzzle-hint = Een stap naar het beste: { $deed }
puzzle-hint-missed = Het beste is van hieruit niet meer te halen. Nog mogelijk: { $result }. Neem iets terug.
puzzle-searching = Elke weg wordt doorzocht …
puzzle-too-large = Deze puzzel heeft te veel wegen om hier doorzocht te worden.
puzzle-solution = Oplossing
puzzle-show-ask = Zal de oplossing getoond worden? De puzzel telt dan als getoond, niet als opgelost.
puzzle-show = Tonen
puzzle-show-not = Nog niet
puzzle-anew = Opnieuw
puzzle-back = Terugnemen
puzzle-prompt-solved = Opgelost: Enter, of “Klaar” op de kaart
puzzle-prompt-missed = Er kan meer: Enter, of “Terugnemen” op de kaart
puzzle-kept = Wat je hebt opgelost, wordt onthouden.
puzzle-on = Verder met de puzzel
puzzle-leave = Puzzel verlaten
puzzle-solution-begins = Het beste is: { $result }. Hier is een weg ernaartoe, zet voor zet.
puzzle-solution-ends = Gehaald: { $result }.
puzzle-solution-leave = Naar de puzzel
puzzle-solution-prompt = De oplossing: met de pijltjestoetsen heen en terug, met Esc naar de puzzel

## Wat de dingen op de schermen betekenen

coach-again-tip = De coach opnieuw laten beginnen met het spel van deze plaats.
coach-show-tip = Op tafel laten zien wat is gespeeld en wat beter of slechter was geweest.
coach-row-tip = Een klik vertelt rechts over deze keuze; een dubbelklik of Enter laat ze op tafel zien.
coach-head-tip = Overwinningspunten aan het einde van het spel.
coach-source-tip = Deze kleur in de grafieken: { $source }. Wijs een seizoen aan om de overwinningspunten te lezen.
coach-interval-tip = Beide keuzes zijn vanaf hier { $deals } keer verder gespeeld, telkens met nieuwe trekkingen die je niet kon weten. Omdat 0 niet tussen de twee getallen ligt, was het meer dan geluk.
coach-seat-tip = Naar wiens keuzes de coach kijkt.
daily-again-tip = Nog een poging met hetzelfde spel; alleen de eerste telt.
daily-title-tip = Eén spel per dag, voor iedereen hetzelfde. Je eerste poging telt.
daily-level-tip = De tegenstander van de dag: een automa van dit niveau.
daily-streak-tip = Dagen op rij waarop je het spel van de dag hebt gespeeld; vandaag kan nog.
daily-to-come = komt nog
learn-anew-tip = Opnieuw bij de eerste stap beginnen.
learn-first-game-tip = Een heel spel tegen een milde tegenstander; elk nieuw ding wordt uitgelegd zodra het er voor het eerst toe doet.
learn-go-on-tip = Opent de volgende les die nog niet klaar is, waar je was gebleven.
learn-row-tip = Een klik opent deze les. Je kunt altijd stoppen.
learn-title-tip = Lessen aan de echte tafel, een eerste spel met uitleg, en puzzels.
menu-leave-tip = Terug naar het titelscherm. Een opgeslagen spel gaat daar verder.
menu-leave-replay-tip = Terug naar waar je met naspelen bent begonnen.
menu-play-on-tip = Verder spelen vanaf de stelling op tafel. Het wordt een aparte oefenpartij.
menu-save-elsewhere-tip = Voor dit spel een andere map kiezen, omdat de gewone het niet aanneemt.
menu-seats-tip = Een plaats vanaf de volgende zet aan iemand anders of een automa geven.
newgame-another-seed-tip = Neemt een andere startwaarde, en daarmee andere tegels, schijven en spelersvolgorde.
newgame-clear-tip = Neemt alle tegels van het bord.
newgame-count-tip = Hoeveel er meespelen, mensen en automa’s samen.
newgame-draw-again-tip = Trekt andere tegels voor het bord, met een andere startwaarde.
newgame-head-board-tip = De vorm waarin de ontwikkelingen liggen: nieuwe moeten aan eigen grenzen.
newgame-head-modules-tip = Wat van de uitbreiding Ruhrdal meedoet.
newgame-head-seed-tip = Het getal dat alle trekkingen bepaalt: hetzelfde getal en dezelfde keuzes geven hetzelfde spel.
newgame-head-tiles-tip = Hoe de ontwikkelingen op het bord worden gekozen.
newgame-level-tip = Speelsterkte { $rank } van { $count }: hoe meer stippen gevuld zijn, hoe sterker hij speelt.
newgame-level-recommended = aanbevolen
newgame-level-recommended-tip = Van alle sterktes past deze het best bij je resultaten tot nu toe.
newgame-level-gentlest-tip = De makkelijkste tegenstander, goed om mee te beginnen.
newgame-level-record = Je laatste spellen tegen { $opponent }: { $won } van { $games } gewonnen.
newgame-mix-all-tip = Alle nieuwe tegels laten meedoen aan de trekking.
newgame-mix-none-tip = Alleen uit de tegels van het basisspel trekken.
newgame-name-tip = De naam van deze plaats: aan tafel, in het logboek en in het opgeslagen spel.
newgame-thaler-tip = De Taler die alle ontwikkelingen op het bord samen opleveren. Zijn het er minder dan gevraagd, dan komt het spel geld tekort.
newgame-tiles-chosen-tip = Je legt het bord zelf.
newgame-tiles-first-tip = De laagste nummers van elk niveau, zoals de regels voor een eerste spel aangeven (S5).
newgame-tiles-random-tip = Willekeurig getrokken uit alle tegels die mogen meedoen.
newgame-tiles-recommended-tip = Getrokken tot de regels niets op het bord meer afraden.
player-human-tip = Hier speelt een mens, met muis, toetsen of controller aan dit venster.
practice-agree-tip = Teruggaan; vanaf dan is het een oefenpartij, die in de statistiek apart staat.
practice-refuse-tip = Er wordt niets teruggenomen, en het spel telt zoals eerst.
puzzles-of-game-tip = Terug naar de puzzels die bij het spel horen.
puzzles-own-tip = Puzzels die in spellen op deze computer zijn gevonden.
puzzles-page-tip = Een klik bladert verder; na de laatste pagina komt de eerste.
puzzles-title-tip = Stellingen uit echte spellen, elk met één beste resultaat om te vinden.
result-new-tip = Het scherm voor een nieuw spel met dezelfde spelers en opzet, naar wens te veranderen.
result-next = Verder tegen { $opponent }
result-next-tip = Het is tijd voor een sterkere tegenstander. Het scherm voor een nieuw spel opent met { $opponent }, al het andere blijft.
result-step-through-tip = Het hele spel nog eens bekijken, zet voor zet.
rulebook-guide-tip = Hoofdstukken voor spelers, met voorbeelden en afbeeldingen.
rulebook-reference-tip = De volledige regels, elk onder het nummer dat aanwijzingen noemen.
rulebook-search-tip = Een woord wordt in alle hoofdstukken gezocht, een nummer opent meteen zijn regel (Ctrl+F).
rulebook-title-tip = De regels in hoofdstukken, met afbeeldingen, voorbeelden en zoekfunctie (R).
saved-finished-tip = Een klik op een spel toont het zet voor zet.
saved-title-tip = Een eerder spel voortzetten, of een afgelopen spel naspelen.
saved-unfinished-tip = Een klik op een spel gaat verder waar het was gebleven.
seats-begin-tip = Het spel gaat verder met deze plaatsen.
seats-level-tip = Wie op deze plaats beslist: een mens, of een automa van dit niveau.
settings-click-each-tip = Automa’s wachten voor elke beslissing op een klik, Enter of de spatiebalk.
settings-figures-brief-tip = Een kaartje naast de naam zegt wat de winter zou opleveren.
settings-figures-none-tip = Geen cijfers aan tafel voordat ze tellen.
settings-figures-whole-tip = Het kaartje, en boven het wiel een overzicht met de onderdelen van elke plaats (V).
settings-language-tip = De taal van alle teksten, regels en lessen; ze verandert meteen.
settings-nothing-travels-tip = Voor rustige ogen: stukken verschijnen waar ze horen in plaats van erheen te vliegen.
settings-sounds-tip = Zet alle geluiden aan of uit.
settings-title-tip = Taal, venster, geluiden, snelheid en de cijfers aan tafel.
settings-whole-screen-tip = Vult het scherm; de grootte van het venster blijft bewaard voor later.
settings-window-tip = De grootte van het venster in pixels; je kunt ook aan de rand slepen.
statistics-title-tip = Je spellen in cijfers: resultaten, reeksen, en waar je overwinningspunten vandaan komen.
statistics-by-level-tip = Resultaten per sterkste tegenstander aan tafel.
statistics-clear-tip = Weer alle spellen van deze speler bekijken.
statistics-filter-name-tip = Wiens spellen worden geteld.
statistics-filter-level-tip = Alleen spellen tegen deze tegenstander tellen.
statistics-filter-seats-tip = Alleen spellen met zoveel plaatsen tellen.
statistics-filter-board-tip = Alleen spellen op dit bord tellen.
statistics-filter-modules-tip = Alleen spellen met precies deze modules tellen.
statistics-games-tip = De afgelopen spellen die de filters doorlaten; daaronder je gemiddelde score.
statistics-wins-tip = Spellen waarin je eerste werd; daaronder hun aandeel in alle.
statistics-best-tip = De meeste overwinningspunten die je ooit hebt gehaald, en tegen wie.
statistics-streak-tip = Spellen die je tot nu toe achter elkaar hebt gewonnen; daaronder de langste reeks.
statistics-grouping-tip = De resultaten hieronder hiernaar gescheiden tonen.
statistics-wins-interval = { $won } van { $games } gewonnen. In { $confidence } van de gevallen ligt het ware aandeel tussen { $low } en { $high }, de uiteinden van de streep.
statistics-vp-interval = Je gemiddelde score. In { $confidence } van de gevallen ligt de ware tussen { $low } en { $high }.
statistics-vp-once = Je gemiddelde score; voor een interval zijn meer spellen nodig.
statistics-open-tip = Een klik opent het spel: een lopend spel aan tafel, een afgelopen spel om na te spelen.
statistics-page-games-tip = Alle spellen in een lijst, om te openen.
statistics-page-overview-tip = Hoeveel spellen, hoeveel gewonnen, en waartegen.
statistics-page-sources-tip = Wat je overwinningspunten opleverde, spel voor spel.
statistics-source-tip = { CAP($source) }: { $earlier } per spel in de eerste helft van deze spellen, { $later } in de tweede.
statistics-source-one = { CAP($source) }: { $vp } in dit spel.
stuck-step-through-tip = Het spel zet voor zet bekijken, zover het te lezen is.
taken-copy-tip = Een eigen spel vanaf de huidige stelling; het andere venster houdt zijn spel.
taken-look-on-tip = Bekijken wat tot nu toe is gespeeld; er verandert niets aan.
tell-final-tip = Elke regel van de telling, plaats voor plaats.
title-new-game-tip = Tegenstanders, bord, modules en varianten kiezen.
unsaved-try-again-tip = Nog eens proberen het spel in zijn map op te slaan.
coach-scale-tip = De schaal in overwinningspunten; wat punten kost, ligt onder de lijn.
newgame-about-tip = Hoe het bord wordt gevuld en welke modules en varianten meedoen; dat kan achter “Meer keuzes” worden veranderd.
puzzles-solved-tip = Hoeveel van deze graad je hebt opgelost zonder dat de oplossing is getoond.
result-rank-tip = De plaatsen, op overwinningspunten; bij gelijkspel beslist de steenkool die uit de mijn is gehaald, dan de spelersvolgorde.
## Lessen aan het begin en aan het einde

learn-begin = Beginnen met les⍽{ $number }
learn-begin-tip = Opent de eerste les die nog niet gedaan is.
learn-prompt-done = Dat was alles: Enter, of “Klaar” op de kaart
figures-standing-short = = { $vp }

## Lessen nog eens

refused-disks-laid = Deze schijven liggen al op een veld. Een klik daar neemt ze terug.
field-plan-mining-either = { $count } of { $second }× mijn
field-plan-goods-either = { $first } of { $goods }

## Waartoe een stap van een oplossing dient

puzzle-step-leads = Dat leidt tot: { FORM($deeds, "semicolons") }
puzzle-step-effect = Het effect telt ({ $does }).
puzzle-step-opens = Dat maakt de weg vrij voor “{ $deed }”: { $why }
puzzle-step-scores = Dat levert meteen { $vp } op.
puzzle-step-equal = Hier even goed: { $deed }
puzzle-step-short = Met iets anders hoogstens: { $result }
## Wie speelt

newgame-person = Speler { $number }
learn-so-far = Leren · { $done } van { $count }
learn-so-far-tip = Zoveel lessen zijn klaar. En verder een eerste spel met uitleg, en puzzels.
title-nothing-saved = Er is nog geen spel opgeslagen: elk spel wordt dat zodra het begint.
statistics-kinds-let-in = Alle spellen die tot nu toe zijn afgelopen, zijn van een soort die links oplicht; daarom tellen ze mee. Een klik daar laat ze weg.
run-statistics-kinds = Alle spellen die tot nu toe zijn afgelopen, zijn van een van deze soorten; daarom tellen ze mee: { FORM($kinds, "plain") }.
coach-finding-always = { $number }. { $when }, { $step }: { $worth }⍽OP (elke keer)
coach-cost-always = Dit heeft vergeleken met de betere keuze { $worth }⍽OP gekost, telkens wanneer verder werd gespeeld.
coach-gain-always = Dit heeft { $worth }⍽OP meer opgeleverd dan de andere keuze, telkens wanneer verder werd gespeeld.
coach-always-tip = Beide keuzes zijn vanaf hier { $deals } keer verder gespeeld, telkens met nieuwe trekkingen die je niet kon weten, en het verschil was altijd hetzelfde.
## Antwoorden, en waar ze heen leiden

answer-tile-when = Je schaft ze aan terwijl je werkt: leg bij het plannen precies de schijven die aan de rand staan op je boer.
why-rule-worth-tip = Opent regel { $rule } (R). Waarom het loont, staat in { $worth }.
rulebook-chapter-tip = Opent dit hoofdstuk ({ $count ->
        [one] { $count } alinea
       *[other] { $count } alinea’s
    }).
rulebook-chapter-more-tip = Opent dit hoofdstuk ({ $count ->
        [one] { $count } alinea
       *[other] { $count } alinea’s
    }). Waar het over gaat, doet in dit spel niet mee.
rulebook-link-chapter-tip = Opent het hoofdstuk “{ $chapter }”.
rulebook-link-tip = Opent { $passage }, in het hoofdstuk “{ $chapter }”.
rulebook-page-tip = Het muiswiel, de pijltjestoetsen of slepen bewegen de pagina; een klik op wat onderstreept is, opent het.
## Wat even het toneel heeft

moment-cave-in = De Pinge is ingestort
moment-cave-in-note = Vanaf nu: mijnwerker en Haspelknecht
moment-lease-paid = De pacht is betaald
moment-lease-debt = De pacht is niet compleet: { $debt }
moment-section = Een tunneldeel is leeg
moment-iron = Het eerste ijzer
## Muziek

notice-music-muted = Muziek aan, maar alle geluid is uit: { $key } zet het aan
notice-music-off = Muziek uit
notice-music-on = Muziek aan
settings-music = Aan ({ $key })
settings-music-tip = Muziek bij elk seizoen, bij de titel en bij het einde. Ze volgt het spel: je kolen, het water in je mijn, de laatste seizoenen.
settings-row-music = Muziek
settings-compiled-used = Automa’s denken gecompileerd: dezelfde zetten in minder tijd.
settings-compiled-pure = Automa’s denken in puur Python, zoals { $option } verlangt.
settings-compiled-impossible = Automa’s denken in puur Python. Waar een C-compiler is, maakt { $command } ze sneller.
settings-compiled-waits = Automa’s denken in puur Python. Ze worden gecompileerd terwijl niemand speelt.
settings-compiled-makes = Automa’s worden nu gecompileerd, zolang niemand speelt.
settings-compiled-made = Automa’s zijn gecompileerd: wie vanaf nu gaat zitten, denkt sneller.
settings-compiled-failed = Automa’s denken in puur Python, want het compileren is mislukt. { $command } zegt waarom.
settings-compiled-given-up = Automa’s denken in puur Python. Het was nooit lang genoeg rustig om ze te compileren; { $command } doet het meteen.
## The coach: shares and reasons

coach-season = Jaar⍽{ $year ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
       *[other] { $year }
    }, { $season }
coach-method-figures = De getallen zijn OP voorsprong op de beste tegenstander. Hun grenzen kloppen, allemaal samen, in 95 van de 100 spellen; waar elke trekking hetzelfde opleverde, staat dat er in plaats daarvan. Ook een keuze naar een advies kan volgens hem iets gekost hebben: wie adviseert, speelt minder of geen trekkingen verder, en zelden tot het einde van het spel.
coach-shares-cost = Wat is gespeeld, vergeleken met de betere keuze: { FORM($parts, "plain") }; samen { $whole }⍽OP.
coach-shares-gain = Wat is gespeeld, vergeleken met de andere keuze: { FORM($parts, "plain") }; samen { $whole }⍽OP.
coach-other = overig
coach-rival-more = meer OP voor de beste tegenstander { $vp }
coach-rival-less = minder OP voor de beste tegenstander { $vp }
coach-why = Waarom: { $which } brengt { $parts }.
coach-why-better = de betere keuze
coach-why-played = wat is gespeeld,
coach-why-tile = in dit seizoen vaker { $tile } (in { $often } van de { $deals } spellen, anders in { $seldom })
coach-why-soon-sections = in dit seizoen ongeveer { $count } leeggemaakte tunneldelen meer
coach-why-soon-coal = in dit seizoen ongeveer { $count } steenkolen meer op het erf
coach-why-sections = tot het einde ongeveer { $count } leeggemaakte tunneldelen meer
coach-why-coal = tot het einde ongeveer { $count } steenkolen meer op het erf
coach-why-tiles = tot het einde ongeveer { $count } ontwikkelingen meer
coach-why-open = het einde van de Pinge ongeveer { $count } seizoenen eerder
coach-why-debt = ongeveer { $count } minder schuld
coach-back = Terug naar de coach
coach-back-tip = Terug naar de coach, net als Esc.
coach-lay-played = Gespeeld
coach-lay-better = Beter
coach-lay-worse = Slechter
coach-lay-tip = Legt het plan op het erf: zoals het is gespeeld, of het andere. Tab wisselt ook.
coach-here = Hier kiest { $seat }; de kaart laat zien wat is gespeeld.

## Twee klikken voor een ruil

play-ask-swapped = klik op de schijf van actieveld⍽{ $pool } die voor { FORM($reserve, "plain") } naar het voorraadveld gaat

## Wat Knecht houdt

reason-unpaid-keeps-thaler = Betaalt { FORM($field, "the") } niet: de taler blijven bewaard.
reason-unpaid-keeps-food = Betaalt { FORM($field, "the") } niet: het voedsel blijft bewaard.
reason-unpaid-keeps-markers = Betaalt { FORM($field, "the") } niet: de actiefiches blijven bewaard.

## Schijven die moeten volgen

advice-then = { $do }, daarna { FORM($disks, "plain") }

## Zwarte ontwikkelingen aan deze tafel

option-gaining = { $gain } krijgen
tip-level-shared = { $arrival ->
        [none] Er zijn geen OP meer over voor de volgorde van aankomst.
       *[some] De volgende zwarte ontwikkelingen leveren { FORM($arrival, "plain") }⍽OP op, welke het ook zijn.
    } { $access }

## De kaarten van het eerste spel

learn-more = Meer

## Niets meer te doen

refused-nobody-left = Niemand heeft nog een actie: beëindig je beurt.

## De uitslag van een opgeslagen spel

saved-result = { FORM($scores, "plain") }⍽OP

## De afbeelding van de uitslag

result-victory = { $seat } wint
result-defeat = Deze keer niet, { $seat }
result-lead = { $vp }, { $lead } meer dan { $second }.
result-decided = Dat gaf de doorslag: { $source }, { $theirs } tegen { $yours }.
result-lost = { $seat } wint met { $vp }, u hebt { $yours }.
result-needed = Met { $needed } meer had u gewonnen.
result-would-win = Dit was genoeg geweest: { $source } zoals bij { $winner }, { $theirs } in plaats van { $yours }.
result-furthest = Hier stond { $winner } het verst voor: { $source }, { $theirs } tegen { $yours }.
result-source = { CAP($source) }: { FORM($seats, "plain") }
result-bars-tip = De overwinningspunten van iedereen naar herkomst. Wat verloren ging, ligt links van het begin van de balken. Wijs een kleur aan om te lezen wat die ieder heeft opgeleverd.
result-again = Zelfde spelers, zelfde opstelling
result-picture = Afbeelding opslaan
result-picture-tip = Slaat deze afbeelding zonder de knoppen op in de map met uw afbeeldingen en zegt waar.
result-picture-saved = Afbeelding opgeslagen: { $path }
result-picture-failed = De afbeelding kon niet worden opgeslagen: { $why }

## The best of one's games

statistics-best-against = tegen { $level }
# -- large type --
## Tekstgrootte
play-asked-without-seat = { CAP($what) }
settings-row-text = Tekstgrootte
settings-text-normal = normaal
settings-text-large = groot
settings-text-largest = grootst
settings-text-tip = Hoe groot teksten zijn. Waar te weinig plaats is, blijft een tekst zo groot als er past.

# -- advice on a plan that lies there --

advice-plan-lies = rond het plannen af zoals het er ligt
advice-storing-lies = rond het opslaan af zoals het er ligt
## Onderdelen afzonderlijk meten

help-part = ONDERDEEL
help-bench-parts = de onderdelen die worden gemeten, zoals rules of listening, dat naar tien minuten van elk muziekstuk luistert; zonder naam allemaal
run-no-part = zo’n onderdeel is er niet om te meten; er zijn { $parts }
run-one-of-players = zo’n speler doet niet mee; er zijn { $players }

## Measurements

weigh-illegal = geen zet die mag in de laatste stelling van het verslag
weigh-exact = precies
weigh-head-level = Niveau
weigh-head-does = Doet
weigh-head-better = Beter
weigh-head-vp = Meer OP
weigh-head-margin = Meer voorsprong
weigh-head-deals = Verdelingen
weigh-head-record = Verslag
measure-other-command = { $command } is geen van de opdrachten waarvan de getallen worden gelezen: { $commands }
measure-how = een meting heeft opdrachten, of zegt hoe er zonder is gemeten
measure-unknown = zo’n meting is er niet; er zijn { $names }
measure-uncommitted = { $file } is niet zoals in een commit, en getallen noemen de hunne; leg het eerst vast, of probeer het uit met { $option }
measure-no-git = git noemt de commit niet: { $reason }
measure-failed = ‘{ $command }’ eindigde met code { $code }; wat ervoor is gemeten, blijft bewaard
measure-when = { $date }, { $commit }, volgens regels { $rules }
measure-when-older = { $date }, { $commit }, volgens regels { $rules }, ouder dan regels { $now } van nu
measure-when-on = { $when }; { $machine }, { $build }
measure-when-part = { $when }, alleen ten dele
measure-when-busy = { $when }; de machine was bezig, met { $load } processen per kern
measure-compiled = gecompileerd
measure-pure = puur Python
measure-by = Gemeten: { $what } ({ $when }).
measure-nothing = Nog niet gemeten.
measure-not-whole = { $command } is nog niet gemeten.
measure-no-figure = zo’n getal is er niet in docs/measured
measure-open-mark = een merk heeft geen einde voor het volgende
measure-made = Gemaakt: { $file }
measure-made-already = Zoals het hoort: { $file }
measure-title = Metingen
measure-head-record = Meting
measure-head-commands = Opdrachten
measure-head-measured = Gemeten
measure-head-oldest = Oudste
measure-head-rules = Regels
measure-head-since = Veranderingen sindsdien
measure-head-command = Opdracht
measure-head-range = OP (minste tot meeste)
measure-head-game = Spel
measure-head-rate = Beslissingen/s
measure-head-median = Mediaan, ms
measure-head-late = 99% binnen, ms
measure-head-longest = Langste, ms
measure-head-what = Wat
measure-head-compiled = Gecompileerd
measure-head-pure = Puur Python
measure-head-pure-late = Puur Python: 99% binnen, ms
measure-head-pure-rate = Puur Python: beslissingen/s
measure-head-times = Zoveel keer zo snel
measure-head-standing = Opvallende tegels, in % van de spellen (zonder neiging)
measure-range = { $mean } ({ $least } tot { $most })
measure-wins = { $wins } van { $games }

## Ontwerpen aan tafel

record-draft-other = het ontwerp dat het meebrengt heeft de waarden { $now }, niet { $digest }
record-draft-no-text = het ontwerp dat het meebrengt is geen hele regelset; zo’n regelset begint met “{ $begins }”
record-draft-long = het ontwerp dat het meebrengt is te lang; hoogstens { $most }⍽kB is goed
ruleset-large = met alles wat hij van de basis overneemt telt hij { $size }⍽kB, en een spelverslag draagt hoogstens { $most }⍽kB; laat tegels of borden weg
help-play-ruleset = een ontwerp om te spelen, een regelsetbestand; bij een spelverslag het bestand waarmee gespeeld is, waar het ook staat
title-begins-draft = Begint een spel van het ontwerp “{ $name }” tegen { $opponent }
saved-draft = ontwerp “{ $name }”
## Notities van een testspel, in verslagen

record-feedback = { $text } is niet te lezen als notitie of als antwoorden bij dit spel
record-notes-many = meer dan { $most } notities

## Notities en vragen van een testspel

newgame-playtest = Een testspel
newgame-playtest-tip = N laat een notitie achter bij elk moment van dit spel, en erna komen vier korte vragen. Alles wordt bij het spel bewaard. Een ander spel vraagt niets.
menu-note = Notitie achterlaten (N)
menu-note-tip = Zeggen wat op dit moment verwarrend, te sterk, saai of fout is, of een idee.
menu-keys-playtest = S snelheid · M geluid · Shift+N muziek · F11 scherm
playtest-note-chip = Notitie (N)
playtest-notes-chip = Notitie (N) · { $count }
playtest-note-tip = Een notitie bij dit moment. Ze wordt bij het spel bewaard, met de ontwikkeling waar de aanwijzer op staat als je op N drukt.
playtest-note-title = Een notitie bij dit moment
playtest-note-number = Notitie { $number }
playtest-note-number-tip = Een spel bewaart hoogstens { $most } notities.
playtest-note-hint = In een paar woorden, als je wilt
playtest-note-words-tip = Wat je opviel, in een paar woorden. Een notitie mag ook alleen haar soort zijn.
playtest-note-about = Over de ontwikkeling { $about }
playtest-note-about-tip = De ontwikkeling waar de aanwijzer op stond.
playtest-note-leave = Notitie achterlaten
playtest-note-leave-tip = Bewaart de notitie bij het spel. Ze blijft, ook als deze zet wordt teruggenomen.
playtest-note-full = Dit spel heeft { $most } notities, meer kan het niet bewaren. Na het spel is er plaats voor het ene dat je zou veranderen.
playtest-moment = { $moves ->
        [one] Jaar⍽{ $year }, { $season }, na { $moves }⍽zet
       *[other] Jaar⍽{ $year }, { $season }, na { $moves }⍽zetten
    }
playtest-kind-confusing = verwarrend
playtest-kind-too-strong = te sterk
playtest-kind-boring = saai
playtest-kind-bug = fout
playtest-kind-idea = idee
playtest-kind-tip = De soort notitie: iets is onduidelijk, te sterk, saai of kapot, of je hebt een idee.
playtest-questions-title = Vier korte vragen
playtest-questions-for = Vier korte vragen aan { $name }
playtest-questions-why = Je antwoorden worden bij dit testspel bewaard. Laat open wat je wilt.
playtest-questions-done = Klaar
playtest-questions-done-tip = Bewaart je antwoorden en gaat verder naar het resultaat.
playtest-questions-skip = Geen antwoorden
playtest-questions-skip-tip = Gaat zonder antwoord verder naar het resultaat.
playtest-ask-fun = Hoe leuk was het? ({ $least } helemaal niet, { $most } heel leuk)
playtest-ask-fun-tip = Van { $least } voor helemaal niet leuk tot { $most } voor heel leuk.
playtest-ask-clear = Hoe duidelijk waren de regels? ({ $least } helemaal niet, { $most } volkomen)
playtest-ask-clear-tip = Van { $least } voor regels die je vaak niet kon volgen tot { $most } voor regels die altijd duidelijk waren.
playtest-ask-felt = Hoe lang voelde het?
playtest-ask-felt-tip = Hoe lang het spel voelde, wat de klok ook zegt.
playtest-ask-change = Wat is het ene dat je zou veranderen?
playtest-ask-change-tip = De ene verandering waar dit spel het meest aan zou hebben.
playtest-felt-short = te kort
playtest-felt-right = precies goed
playtest-felt-long = te lang
## arbeiders van een regelset

ruleset-half-archived = is geen hele regelset: de cijfers van zijn arbeiders ontbreken
ruleset-use-missing = ontbreekt; een eigen arbeider kan schijven van elke kleur gebruiken
ruleset-use-no-colour = is geen kleur van schijven; mogelijk is { FORM($names, "or") }
ruleset-use-own-pay = hoort hier niet, omdat een eigen arbeider zoveel schijven van één kleur neemt als men wil; laat dit weg
ruleset-use-unpaid = is leeg; hier staat wat op het veld ligt, zoals [{"{"} yellow = 1 {"}"}]
ruleset-use-none = is leeg; hier staat wat op het veld ligt en wat het oplevert, zoals {"{"} yellow = {"{"} pay = [{"{"} yellow = 1 {"}"}], gain = {"{"} vp = 1 {"}"} {"}"} {"}"}
ruleset-use-empty = levert niets op; hier staan acties of wat men krijgt, zoals gain = {"{"} vp = 1 {"}"}
ruleset-use-idle = hebben geen nut, omdat deze arbeider niet delft, niet schept en niet haspelt; geef hem dig, drain of reel, of laat actions weg
ruleset-use-owning = is geen tegel van deze regelset; hier staat het nummer van een tegel, zoals 11
ruleset-drains-first = hoort bij een arbeider die delft en schept; geef ook dig en drain op, of laat dit weg
ruleset-never-there = komt niet na het openen van het veld, zodat niemand het ooit zou kunnen gebruiken; laat dit weg of geef since een andere waarde
ruleset-worker-name = is geen naam van een arbeider; mogelijk zijn kleine letters, met koppeltekens tussen woorden
ruleset-worker-many = is er een te veel; een regelset kan { $most } arbeiders toevoegen: laat deze weg
ruleset-worker-own = hoort alleen bij boer en knecht; mogelijk is contract of further
ruleset-worker-owning-since = past alleen bij een veld dat vanaf het begin of na de Pinge open is; laat since of dit weg
ruleset-worker-develops = hoort alleen bij boer en knecht, omdat andere arbeiders geen ontwikkelingen verwerven; laat dit weg

## Arbeiders, zoals hun gegevens ze beschrijven

worker-told = { CAP($worker) }, eenmaal per fase. { $text }
worker-text = { FORM($sentences, "sentences") }
worker-the = { FORM($worker, "the") }
worker-own = Per fase één soort werk: { FORM($uses, "semicolons") }.
worker-each = { $does } voor elke { $disk }
worker-each-and = { $does } voor elke { $disk }, plus { $more }
worker-once = { $more } voor één { $disk } of meer
worker-use = Voor precies { $pay }: { $does }.
worker-use-owning = Met “{ $tile }” voor precies { $pay }: { $does }.
worker-pay = { FORM($pay, "or") }
worker-pay-mixed = { FORM($pay, "either") }
worker-pay-both = { $parts }
worker-pay-owning = { $pay } met “{ $tile }”
worker-does = { $parts }
worker-trade = { $does } in ruil voor { $pay } van het erf
worker-more = { $season } nog { $gain }
worker-then = { $season } { $gain }
worker-actions = { $actions ->
        [one] { $actions }⍽actie
       *[other] hoogstens { $actions }⍽acties
    } { $where }
worker-digging = { $count ->
        [one] { $coal }
       *[other] hoogstens { $coal }
    } { $where } winnen
worker-reeling = { $count ->
        [one] { $coal }
       *[other] hoogstens { $coal }
    } naar het erf omhoogtakelen
worker-in-pinge = in de Pinge
worker-in-tunnel = in de tunnel
worker-in-shaft = bij de schacht
worker-in-mine = in de mijn
worker-action = Een actie kan { FORM($kinds, "or") }.
worker-dig = { $coal } winnen
worker-dig-pinge = { $coal } in de Pinge winnen
worker-dig-tunnel = { $coal } in de tunnel winnen
worker-reel = { $coal } naar het erf omhoogtakelen
worker-remove = { $water } verwijderen
worker-remove-pinge = { $water } uit de Pinge verwijderen
worker-remove-shaft = { $water } uit de schacht verwijderen
worker-up-to = { $most ->
        [1] { $water }
       *[other] hoogstens { $water }
    }
worker-exactly = { $most ->
        [1] { $water }
       *[other] precies { $water }
    }
worker-drains-first = Bij { $water } of meer daar moet een actie precies zoveel verwijderen; anders kan ze { $dig }.
worker-drains-apart = Een actie kan { FORM($kinds, "or") }; bij { $water } of meer in de mijn wint ze niets.
worker-further = Geen samenwerking.
worker-synergy = Doen { $workers } hetzelfde werk, dan telt bij de tweede { $disks ->
        [one] { $disks }⍽schijf
       *[other] { $disks }⍽schijven
    } meer.
worker-develops = Of { FORM($worker, "the") } schaft een ontwikkeling aan met precies de schijven die zij vereist.
worker-develops-with = Met “{ FORM($tiles, "or") }” kan { FORM($worker, "the") } in plaats daarvan een ontwikkeling aanschaffen, met precies de schijven die zij vereist.
worker-since-exhausted = Op het bord zodra de Pinge is uitgeput.
worker-since-workshop = In spellen met ijzer op het bord zodra de Pinge is uitgeput.
worker-since-tile = Komt met “{ FORM($tiles, "or") }”.
worker-since-nothing = Niets brengt dit veld in het spel.
worker-until-exhausted = Op het bord tot de Pinge is uitgeput.
worker-bonus = { CAP($season) } krijgt { FORM($worker, "the") } voor één { $disk } of meer nog { $gain } extra.
ruleset-use-own-free = hoort hier niet, omdat het werk van een eigen arbeider niets dan zijn schijven vraagt; laat dit weg
ruleset-kinds-idle = heeft geen nut, omdat geen gebruik van deze arbeider acties oplevert; geef daar actions op, of laat dit weg
worker-uses = { CAP($workers) }: { FORM($uses, "semicolons") }.
worker-price = { CAP($worker) }: precies { $pay }.
worker-with = { FORM($worker, "the") } met “{ FORM($tiles, "or") }”
does-field = Een eigen veld, eenmaal per fase. { $text } Kleurfiches tellen als schijven.
does-develops = Vanaf de volgende fase { $count ->
        [one] mag ook { $workers } ontwikkelen
       *[other] mogen ook { $workers } ontwikkelen
    }.
line-field = een veld: { FORM($does, "or") }
line-develops = { $workers } { $count ->
        [one] ontwikkelt
       *[other] ontwikkelen
    }
refused-worker-gone = De Pinge is uitgeput en { FORM($worker, "the") } is weg.
refused-drains-first = Zolang er zoveel ligt, verwijdert { FORM($worker, "the") } met elke actie { $water }.
refused-drains-exactly = { CAP(FORM($worker, "the")) } verwijdert met elke actie precies { $water }.
refused-digs-only = { CAP(FORM($worker, "the")) } wint alleen { $where }.
refused-drains-only = { CAP(FORM($worker, "the")) } verwijdert alleen { $where } mijnwater.
reason-unpaid-lacks = Betaalt { FORM($field, "the") } niet: er ontbreekt { $pay }.

## Wat een ontwerp weglaat

rule-tile-removed = Deze ontwikkeling komt in deze regelset niet voor.
ruleset-removed-nothing = zoiets is er niet, dus valt er niets te verwijderen
ruleset-removed-beside = doet niets bij iets dat verwijderd is
ruleset-removed-before = is verwijderd door de regelset die deze uitbreidt; removed = false haalt het terug

## Developments for nothing

cost-none = geen schijf
does-without-disks = Een arbeider die mag ontwikkelen en op wiens veld niets ligt, kan dit aanschaffen in plaats van niets te doen.

## Tellen wat iemand heeft

each-agriculture = { $per ->
        [1] landbouwsymbool
       *[other] { $per }⍽landbouwsymbolen
    }
each-building = { $per ->
        [1] gebouwsymbool
       *[other] { $per }⍽gebouwsymbolen
    }
each-mining = { $per ->
        [1] mijnbouwsymbool
       *[other] { $per }⍽mijnbouwsymbolen
    }
each-development = { $per ->
        [1] ontwikkeling
       *[other] { $per }⍽ontwikkelingen
    }
each-food = { $per ->
        [1] voedsel
       *[other] { $per }⍽voedsel
    }
each-wood = { $per ->
        [1] hout
       *[other] { $per }⍽hout
    }
each-coal = { $per ->
        [1] steenkool
       *[other] { $per }⍽steenkool
    }
each-iron = { $per ->
        [1] ijzer
       *[other] { $per }⍽ijzer
    }
each-thaler = { $per ->
        [1] taler
       *[other] { $per }⍽taler
    }
each-debt = { $per ->
        [1] schuldfiche
       *[other] { $per }⍽schuldfiches
    }
each-water = { $per ->
        [1] water in de mijn
       *[other] { $per }⍽water in de mijn
    }
each-prop = { $per ->
        [1] stut
       *[other] { $per }⍽stutten
    }
each-section = { $per ->
        [1] leeg tunneldeel
       *[other] { $per }⍽lege tunneldelen
    }
each-marker = { $per ->
        [1] ongebruikte fiche
       *[other] { $per }⍽ongebruikte fiches
    }
each-wheelbarrow = { $per ->
        [1] leeg tunneldeel met een handkar
       *[other] { $per }⍽lege tunneldelen met een handkar
    }
each-oil-lamp = { $per ->
        [1] leeg tunneldeel met een olielamp
       *[other] { $per }⍽lege tunneldelen met een olielamp
    }
each-lorry = { $per ->
        [1] leeg tunneldeel met een lorrie
       *[other] { $per }⍽lege tunneldelen met een lorrie
    }
option-gain-each = { $gain } per { $each }
option-gaining-each = { $gain } per { $each } krijgen
does-gain-each = Je krijgt { $gain } per { $each } in je bezit.
does-gain-each-owned = Je krijgt { $gain } per { $each } in je bezit, deze ontwikkeling meegerekend.
does-end-each = Aan het einde { $vp } per { $each } in je bezit.
line-end-each = einde: { $vp } per { $each }
tip-section-other = { $tile }, { $does }.
ruleset-end-twice = staat naast symbol; een ontwikkeling telt een van beide
ruleset-end-nothing = zegt niets, want er wordt niets geteld; geef section, symbol of each
ruleset-each-gain = hoort bij { $key }, zonder { $other }
ruleset-per-each = hoort bij { $key }, dat zegt wat er geteld wordt
ruleset-word-each = niets dat geteld wordt
does-cost-less = Kost { $disk } minder per { $each } in je bezit.
line-cost-less = een schijf minder per { $each }
ruleset-less-any = heeft geen nut; de kosten hebben geen schijf naar keuze die kan wegvallen
worker-example-season = Voorbeeld: { $disks } geven { $made }.
worker-example-dry = Voorbeeld: met { $water } in de Pinge legt de eerste actie haar droog{ $others ->
        [0] .
       *[other] , en dan kan { $coal } gewonnen worden.
    }
worker-example-reel = Voorbeeld: ligt er precies { $stops } in de schacht, dan verwijdert de eerste actie { $removed }{ $others ->
        [0] .
       *[other] , en dan kan { $coal } omhooggetakeld worden.
    }

## Effecten van bepaalde seizoenen en jaren

when = { FORM($parts, "plain") }
in-year = in jaar { $year }
in-years = in de jaren { $first } tot en met { $last }
from-year = vanaf jaar { $first }
to-year = tot en met jaar { $last }
every-season = { $season ->
        [spring] elke lente
        [summer] elke zomer
       *[autumn] elke herfst
    }
every-phase = elk seizoen vóór de winter
does-timed = Bij aanschaf { $when }: { $does }
does-every = { CAP($when) }, meteen aan het begin: { $does }
line-timed = { $when }: { $line }
ruleset-timed-price = heeft hier geen plaats; een prijs wordt altijd gevraagd wanneer iemand de ontwikkeling aanschaft
ruleset-timed-within = heeft een eigen seizoen of eigen jaren; dat kan alleen een effect van de ontwikkeling zelf
ruleset-years-backwards = is vóór jaar { $first }, waarin het begint
ruleset-year-never = is jaar { $year }; er zijn er { $years }, en met IJzer één meer
field-note-pinge = { $actions } in de Pinge
field-note-pinge-short = { $actions }× Pinge
field-note-tunnel = { $actions } in de tunnel
field-note-tunnel-short = { $actions }× tunnel
field-note-shaft = { $actions } bij de schacht
field-note-shaft-short = { $actions }× schacht
field-note-mine = { $actions } in de mijn
field-note-mine-short = { $actions }× mijn
field-note-makes = geeft { FORM($made, "or") }
field-note-makes-short = { FORM($made, "slashes") }
field-note-either = { $acts } of { FORM($made, "or") }
field-note-either-short = of { FORM($made, "slashes") }

## Wat een ontwerp verandert

changes-tile-new = Nieuw: { $tile }
changes-tile-gone = Weg: { $tile }
changes-tile-thaler = { $tile } telt voor { $thaler } waar een bord die moet bieden (V4).
changes-board-new = Een nieuw bord: { $board }.
changes-board-other = Het bord { $board } ligt er anders bij.
changes-tunnel-vp = De tunneldelen leveren { FORM($list, "plain") }⍽OP op.
changes-tunnel-symbols = De tunneldelen hebben andere symbolen.
changes-enhanced-vp = Uitgebreide tunnel { $board }: de tunneldelen leveren { FORM($list, "plain") }⍽OP op.
changes-enhanced-symbols = Uitgebreide tunnel { $board }: de tunneldelen hebben andere symbolen.
changes-enhanced-iron-only = Uitgebreide tunnel { $board }: de tunneldelen { FORM($list, "plain") } nemen alleen ijzer.
changes-figure = { $key }: { $value }
changes-and-before = { $now } (basisspel: { $before })
changes-start = Iedereen begint met { $goods }.
changes-start-seat = { $seat } begint met { $goods }.
changes-before = Basisspel: { $before }
drafts-title = Ontwerpen van de regels
drafts-tip = Nieuwe spellen beginnen hiermee.
drafts-none = Basisspel
drafts-none-told = de regels zoals ze in de doos zitten
drafts-base-told = Het spel zoals het is. Kies een ontwerp om te zien wat het verandert, en om ermee te spelen tot het venster dichtgaat.
drafts-changes = Wat “{ $name }” verandert
drafts-nothing = Geen enkele waarde wijkt af van het basisspel.
drafts-unusable = Met dit bestand kan niet gespeeld worden. { $why }
drafts-folder = Hier staan de regelsetbestanden uit { $folder }, en bestanden die je op dit venster laat vallen.
newgame-drafts = Ontwerpen
newgame-drafts-tip = Met een ontwerp van de regels spelen en zien wat het verandert.
newgame-draft = Ontwerp: { $name }
drafts-wrong = { $file } is niet bruikbaar

## Notities van testspellen, verzameld

help-playtest-does = spellen die mensen speelden
help-playtest-notes = verzamelen wat mensen van testspellen zeiden, naast wat het lab verwacht
help-playtest-notes-about = De verslagen van testspellen in een map lezen en resultaten, notities per moment, ontwikkeling en arbeider en antwoorden vertellen, naast wat automa’s met dezelfde regelset bereiken.
help-playtest-notes-folder = met spelverslagen, *.hasp, ook in mappen eronder
help-playtest-notes-report = van een speltest van deze regelsets, waarvan de cijfers gelden in plaats van opnieuw te spelen
help-playtest-notes-games = die automa’s spelen per regelset, aantal plaatsen en modules ({ $default }; 0 voor geen)
help-playtest-notes-out = voor het rapport, .html ({ $default } in de map)
help-play-at = een spelverslag, { $pattern }, na zoveel zetten openen
run-at-of-record = is een moment van een spelverslag; geef ook een spelverslag op, { $pattern }
file-kind-summary = een samenvatting
file-kind-ladder = een ranglijst
lab-people-no-folder = is geen map
lab-people-none = { $folder }: bevat geen testspel. Een spel van een ontwerp is er een, en een spel dat als testspel wordt begonnen.
lab-people-none-read = { $folder }: { $count ->
        [one] { $count }⍽spelverslag was niet te lezen
       *[other] { $count }⍽spelverslagen waren niet te lezen
    }, het eerste daarvan { $why }
lab-people-no-summary = { $file }: is geen samenvatting van een speltest
lab-people-title = Wat mensen zeiden
lab-people-heading = { $games } van mensen, { $notes }
lab-people-games = { $count ->
        [one] { $count }⍽spel
       *[other] { $count }⍽spellen
    }
lab-people-notes-count = { $count ->
        [one] { $count }⍽notitie
       *[other] { $count }⍽notities
    }
lab-people-intro = Elke opdracht opent, waar dit rapport is gemaakt, een spel op tafel op dat moment.
lab-people-group = { $ruleset }, { $seats ->
        [one] { $seats }⍽plaats
       *[other] { $seats }⍽plaatsen
    }{ $modules ->
        [none] { "" }
       *[some] , { FORM($modules, "plain") }
    }
lab-people-lab = Wat het lab verwacht, komt uit { $games ->
        [one] { $games }⍽spel
       *[other] { $games }⍽spellen
    } van { FORM($players, "plain") } met dezelfde regelset, gespeeld voor dit rapport.
lab-people-lab-kept = Wat het lab verwacht, komt uit { $games ->
        [one] { $games }⍽spel
       *[other] { $games }⍽spellen
    } van { FORM($players, "plain") } in { $folder }.
lab-people-no-lab = Het lab heeft zulke spellen niet gespeeld, dus de resultaten staan op zichzelf.
lab-people-few = { $count ->
        [one] Eén resultaat zegt
       *[other] { $count }⍽resultaten zeggen
    } weinig over de cijfers: losse scores van het lab spreiden met { $scatter }. Wat mensen zeggen telt vanaf het eerste spel.
lab-people-mean = Score van mensen
lab-people-results-count = { $count ->
        [one] { $count }⍽resultaat
       *[other] { $count }⍽resultaten
    }
lab-people-difference = { $value } ten opzichte van het lab
lab-people-lab-mean = Score in het lab
lab-people-nine-in-ten = negen van de tien van { $low } tot { $high }
lab-people-margin = Voorsprong van de winnaar
lab-people-of-lab = in het lab { $value }
lab-people-fun = Plezier (van 1 tot 5)
lab-people-clear = Duidelijke regels (van 1 tot 5)
lab-people-felt = Gevoelde lengte
lab-people-felt-count = { $count }⍽{ $felt }
lab-people-answers-count = { $count ->
        [one] { $count }⍽antwoord
       *[other] { $count }⍽antwoorden
    }
lab-people-notes = Notities per moment
lab-people-tiles = Notities per ontwikkeling
lab-people-answers = Antwoorden na het spel
lab-people-results = Resultaten
lab-people-moment = Jaar { $year }, { $season }
lab-people-left = { $who }, na { $count ->
        [one] { $count }⍽zet
       *[other] { $count }⍽zetten
    } van { $game }
lab-people-taken-back = { $left }; teruggenomen tot { $count ->
        [one] { $count }⍽zet
       *[other] { $count }⍽zetten
    }
lab-people-kinds = { $count }⍽{ $kind }
lab-people-listed = { FORM($items, "plain") }
lab-people-of = { $have } van { $all }
lab-people-unfinished = { $count ->
        [one] gestopt na { $count }⍽zet
       *[other] gestopt na { $count }⍽zetten
    }
lab-people-head-player = Speler
lab-people-head-vp = OP
lab-people-head-lead = Voorsprong
lab-people-head-below = Lager in het lab
lab-people-head-notes = Notities
lab-people-head-kinds = Soorten
lab-people-head-acquired = Door mensen verworven
lab-people-head-acquired-lab = In het lab
lab-people-head-game = Spel
lab-people-head-fun = Plezier
lab-people-head-clear = Duidelijk
lab-people-head-felt = Gevoelde lengte
lab-people-head-change = Het ene om te veranderen
lab-people-unread = Spelverslagen die niet te lezen waren
lab-people-not-read = Niet gelezen: { $why }
lab-people-ordinary = { $count ->
        [one] { $count }⍽verslag is van een gewoon spel en blijft weg.
       *[other] { $count }⍽verslagen zijn van gewone spellen en blijven weg.
    }
lab-people-left-out = { $count ->
        [one] { $count }⍽verslag is meer dan er in één keer wordt gelezen.
       *[other] { $count }⍽verslagen zijn meer dan er in één keer wordt gelezen.
    }
lab-people-written = Rapport: { $file }
changes-mark = Ontwerp; in het basisspel: { $before }.
changes-mark-new = Ontwerp; dit is er niet in het basisspel.
answer-disk = Een { $disk } { $own ->
        [none] helpt geen eigen arbeider.
       *[some] { FORM($own, "semicolons") }.
    }{ $actions ->
        [none] {""}
       *[some] {" "}{ FORM($actions, "sentences") }
    }{ $paid ->
        [none] {""}
       *[some] {" "}Ze kan ook { FORM($paid, "or") } betalen.
    }
answer-disk-use = geeft { $does } bij { FORM($workers, "or") }
answer-phase-more = Een fase: schijven pakken, spelersvolgorde bepalen, plannen, werken. { FORM($bonuses, "sentences") }

## Einden vóór het laatste jaar

having-vp = { $vp }
having-section = { $count ->
        [one] { $count }⍽leeg tunneldeel
       *[other] { $count }⍽lege tunneldelen
    }
having-development = { $count ->
        [one] { $count }⍽ontwikkeling
       *[other] { $count }⍽ontwikkelingen
    }
having-prop = { $count ->
        [one] { $count }⍽stut in de mijn
       *[other] { $count }⍽stutten in de mijn
    }
having-agriculture = { $count ->
        [one] { $count }⍽landbouwsymbool
       *[other] { $count }⍽landbouwsymbolen
    }
having-building = { $count ->
        [one] { $count }⍽gebouwsymbool
       *[other] { $count }⍽gebouwsymbolen
    }
having-mining = { $count ->
        [one] { $count }⍽mijnbouwsymbool
       *[other] { $count }⍽mijnbouwsymbolen
    }
event-end-reached = { $seat } heeft { $having }: het spel eindigt met deze winter.
event-end-over = { $seat } heeft { $having }: het spel is vóór het laatste jaar afgelopen.
answer-year-ends = Het eindigt eerder, met de winter daarna, zodra iemand { FORM($ends, "or") } heeft.
ruleset-word-end = niets waarmee een spel eindigt
help-example-draft = met een ontwerp van de regels spelen

## Mappen met spellen

folder-run = Spellen om te zien
folder-notes = Notities van testspellen
folder-row-tip = Een klik opent de tafel op dit moment. Van daar ga je zet voor zet, en in het menu speel je verder.
folder-empty = Hier zijn geen spellen.
folder-reasons = { FORM($reasons, "dots") }
folder-note = { FORM($parts, "dots") }: { $words }
folder-note-bare = { FORM($parts, "dots") }
folder-left = Jaar⍽{ $year }, { $season } · { $seat }, na { $count ->
        [one] { $count }⍽zet
       *[other] { $count }⍽zetten
    } van { $file }
folder-taken-back = { $left }; teruggenomen tot { $count ->
        [one] { $count }⍽zet
       *[other] { $count }⍽zetten
    }
folder-no-notes = { FORM($players, "plain") } · { $count ->
        [one] { $count }⍽zet
       *[other] { $count }⍽zetten
    }, geen notities
replay-note = Notitie van { $seat }: { $note }
replay-note-of = Notitie van { $seat }, 1 van { $count } hier: { $note }

## Winst van anderen

option-gain-others = { $gain } voor de anderen
option-gain-all = { $gain } voor iedereen
does-gain-others = Alle anderen krijgen { $gain }.
does-gain-all = Iedereen krijgt { $gain }.
ruleset-whom-within = hoort bij een keuze; alleen een effect van de ontwikkeling zelf kan anderen bereiken
## Ontwerpen: arbeiders, plaatsen, verzamelingen
changes-worker-new = Een nieuwe arbeider: { $worker }
changes-start-place = Plaats { $place } in de eerste spelersvolgorde begint met { $goods }.
changes-tile-set-base = { $tile } wordt met de ontwikkelingen van het basisspel getrokken.
changes-tile-set-valley = { $tile } komt erbij met de nieuwe ontwikkelingen van het Ruhrdal.
changes-tile-set-black = { $tile } hoort bij de module Zwarte ontwikkelingen.
changes-tile-set-iron = { $tile } hoort bij de module IJzer.
changes-mark-more = Ontwerp; een deel hiervan is nieuw.

## Spellen om te bekijken: hun beslissende momenten
lab-worth-lowest-score = Laagste score: { $value }⍽OP
lab-worth-longest = Langste: { $value ->
        [one] { $value } beslissing
       *[other] { $value } beslissingen
    }
lab-moment-lead = Jaar⍽{ $year }, { $season }: { $seat } neemt voor het laatst de leiding, eindtelling meegerekend
lab-moment-ahead = Jaar⍽{ $year }, { $season }: { $seat } loopt { $value }⍽OP verder uit, eindtelling meegerekend
lab-moment-behind = Jaar⍽{ $year }, { $season }: { $seat } raakt { $value }⍽OP verder achterop, eindtelling meegerekend
lab-moment-gains = Jaar⍽{ $year }, { $season }: { $seat } wint { $value }⍽OP, eindtelling meegerekend
lab-moment-decisions = Jaar⍽{ $year }, { $season }: { $value ->
        [one] { $value } beslissing, meer dan in elk ander seizoen
       *[other] { $value } beslissingen, meer dan in elk ander seizoen
    }
lab-moment-goes = Jaar⍽{ $year }, { $season }: { $label }, van { $before } naar { $value }
lab-moment-goes-seat = Jaar⍽{ $year }, { $season }: { $seat }, { $label }, van { $before } naar { $value }
lab-moment-stays = Jaar⍽{ $year }, { $season }: { $label }, vanaf hier { $value }
lab-moment-stays-seat = Jaar⍽{ $year }, { $season }: { $seat }, { $label }, vanaf hier { $value }
folder-seat-score = { $name }⍽{ $score }
folder-worth = { FORM($seats, "plain") } · { $file }
folder-places = Speltests
folder-places-tip = Toont mappen met spellen: wat van de runs van het lab het bekijken waard is, en wat mensen in hun spellen noteerden.
folder-places-told = Mappen met spellen in { $folder }, en die in dit venster zijn geopend
folder-place-tip = Een klik toont wat in de spellen van deze map het bekijken waard is of genoteerd werd.
folder-no-places = Hier is nog geen map met spellen. Laat er een op dit venster vallen, bijvoorbeeld het verslag van een speltest.
folder-has-seen = { $count ->
        [one] { $count } spel om te bekijken
       *[other] { $count } spellen om te bekijken
    }
folder-has-records = { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }

## Notities die worden veranderd
playtest-note-own = Een notitie van jou
playtest-note-own-tip = Jouw notities bij dit spel, en een nieuwe. Tot het afgelopen is, kun je ze veranderen of weghalen.
playtest-note-change = Notitie veranderen
playtest-note-change-tip = Bewaart de notitie zoals ze hier staat. Haar moment blijft hetzelfde.
playtest-note-remove = Weghalen
playtest-note-remove-tip = Haalt de notitie voorgoed uit het spel.
## Nieuw spel met een ontwerp

preset-without-iron = Dit ontwerp heeft ijzer nodig, dat er alleen met de module IJzer is.
newgame-playtest-draft = Een spel met een ontwerp neemt altijd notities op en stelt aan het eind vier korte vragen.
## Verlies

option-lose = { $goods } verliezen
option-lose-others = anderen verliezen { $goods }
option-lose-all = iedereen verliest { $goods }
does-lose = Je verliest { $goods }, voor zover je die hebt.
does-lose-others = Alle anderen verliezen { $goods }, voor zover ze die hebben.
does-lose-all = Iedereen verliest { $goods }, voor zover aanwezig.
event-taken-away = { $seat } verliest { $goods } ({ $rule }).
ruleset-empty-loss = is leeg; hier staat wat verloren gaat
ruleset-coming-effect = hoort bij { $names }, zonder { $other }
metric-taken-away = Verloren aan ontwikkelingen
about-taken-away = Goederen van de boerderij, kolen in de schacht en water die effecten van ontwikkelingen wegnemen, ook van eigen ontwikkelingen.

## Een ontwerp aan tafel

field-note-uses = { FORM($uses, "slashes") }
field-note-swap = { FORM($spent, "plus") } = { FORM($made, "plus") }
field-note-brings = { FORM($made, "plus") }
field-note-swaps = ruilt goederen
lab-group-workers = Arbeiders die een ontwerp toevoegt
metric-worker-each = Beurten: { $member }
about-worker-each = Hoe vaak de arbeider met deze naam voor de plaats heeft gewerkt; leeg bij een plaats die zijn veld nooit had.
lab-verdict-workers = Hoe vaak een arbeider van het ontwerp in een spel werkt, voor elke plaats die zijn veld heeft: { FORM($workers, "semicolons") }.
lab-verdict-worker = { $worker } { $mean } keer{ $known }
lab-verdict-worker-never = { $worker } nooit
# -- storage places --
does-stores = In de winter ligt hier { FORM($stores, "and") } opgeslagen.
line-stores = slaat { FORM($stores, "and") } op
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
       *[some] {" "}In de winter levert 1⍽{ $good } { FORM($places, "and") } op.
    }
storage-brings = { FORM($slot, "in") } { $vp }
ruleset-moved-key = staat nu ergens anders; schrijf { $key }
ruleset-storage-farm = kan niet weg en is vanaf het begin open; hier begint het opslaan
ruleset-storage-nothing = neemt niets op; geef de OP van een grondstof die er ligt, zoals coal = 1
ruleset-storage-closed = niemand kan deze opslagplaats ooit openen; mogelijk zijn { FORM($names, "plain") }, een vaardigheid die een ontwikkeling heeft, of het nummer van een ontwikkeling
ruleset-storage-idle = opent geen opslagplaats en levert verder niets op; behoud de opslagplaats of schrijf hier { $none }
metric-stored-each = In de winter opgeslagen ({ $member })
about-stored-each = Grondstoffen die deze opslagplaats over de winters heeft bewaard.
draft-storage = Een opslagplaats: elke grondstof die er de winter over blijft, met haar OP, en wat haar opent. Andere: { $names }.
## Arbeiders van een ontwikkeling

does-worker = Vanaf de volgende fase: { $worker }, eenmaal per fase. { $text }
line-worker = { $worker }

## Workers in notes, and the draft of a result

playtest-note-about-worker = Over het veld { $about }
playtest-note-about-worker-tip = Het veld van de arbeider waar de aanwijzer op stond.
lab-people-workers = Notities per arbeider
lab-people-head-worker = Arbeider
lab-people-head-worked = Beurten bij mensen, per spel
lab-people-head-worked-lab = In het lab
result-draft = Een spel met het ontwerp “{ $name }”.

## Spellen om te leren en te zoeken

adapters-parameter = { $name } is geen gegeven van een spel; er zijn { FORM($names, "plain") }
adapters-boards = boards: { $given } is geen aantal borden vanaf 1
adapters-number = { $name }: { $given } is geen geheel getal
adapters-truth = { $name }: { $given } is noch True noch False
adapters-returns = returns: { $given } is geen manier om een uitslag te geven; er zijn { FORM($names, "plain") }
adapters-start-by-turn = regels waarbij plaatsen naar hun plek in de beurtvolgorde met goederen beginnen, kunnen hier niet gespeeld worden, omdat die volgorde pas daarna getrokken wordt
adapters-agent = { $name } is geen agent van dit spel; er zijn { FORM($names, "plain") }
adapters-no-agent = op elke plaats zit een automa; laat er een over voor een agent
openspiel-simulations = { $name } heeft een aantal simulaties nodig, zoals { $example }
openspiel-title = { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    } met OpenSpiel
openspiel-head-bot = Bot
openspiel-head-wins = Gewonnen, %
openspiel-head-vp = OP
openspiel-head-margin = Voor op de anderen, OP
help-openspiel = bots van OpenSpiel tegen automa’s laten spelen
help-openspiel-about = Spellen volgens de OpenSpiel-uitgave van de regels spelen tussen haar bots en automa’s, met wisselende plaatsen, en zeggen wat elk bereikt heeft, met het 95%-interval.
help-openspiel-bots = bots per plaats, allemaal verschillend: { $mcts } en { $ismcts } zoeken met N simulaties per beslissing, { $uniform } loot, elke automa behalve { $mcts } speelt zoals anders ({ $default })
help-openspiel-games = zoveel spellen, naar boven afgerond, zodat elke bot elke plaats even vaak heeft ({ $default })
help-openspiel-more = OpenSpiel wordt geïnstalleerd als dit commando voor het eerst loopt. Hoe het spel er daarvoor uitziet, staat in docs/research.md.
