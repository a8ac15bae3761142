# Deutsch. Die Syntax ist die von Fluent (https://projectfluent.org/fluent/guide); FORM setzt etwas in eine andere Form,
# CAP macht den ersten Buchstaben groß. Jede Sprache sagt dieselben Texte; die Begriffe stehen in docs/glossary.md.
# ⍽ ist ein geschütztes Leerzeichen, ein Punkt zwischen zwei Buchstaben eine Trennstelle. Näheres: docs/languages.md.

## Zahlen und Listen

number-thousands = .
number-decimal = ,
amount = { $count }⍽{ $noun }
list-none = nichts
list-comma = ,
list-and = { $rest } und { $last }
list-or = { $rest } oder { $last }
list-noun = last
seat = Platz⍽{ $number }
seat-namesake = { $name }⍽{ $number }
automa-knecht = Automa Knecht
automa-bauer = Automa Bauer
automa-steiger = Automa Steiger
automa-meister = Automa Meister
automa-inclined = { $automa } ({ $temperament })
temperament-plain = ausgewogen
temperament-miner = Kumpel
temperament-farmer = Landwirt
temperament-inventor = Erfinder
temperament-merchant = Kaufmann

number = { $number }

## Begriffe

colour-black = { $count ->
        [one] schwarze Scheibe
       *[other] schwarze Scheiben
    }
    .short = schwarze
colour-brown = { $count ->
        [one] braune Scheibe
       *[other] braune Scheiben
    }
    .short = braune
colour-yellow = { $count ->
        [one] gelbe Scheibe
       *[other] gelbe Scheiben
    }
    .short = gelbe
good-food = Nahrung
good-wood = Holz
good-coal = Kohle
good-iron = Eisen
good-thaler = Taler
good-debt = { $count ->
        [one] Schuldschein
       *[other] Schuldscheine
    }
good-water = Grubenwasser
good-shaft = Kohle im Schacht
good-vp = SP
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter
step-autumn-water = Grubenwasser im Herbst
step-first-taking = erste Auswahl
step-second-taking = zweite Auswahl
step-water-return = Rückgabe von Wasser
step-cart-choice = Wahl des Karrens
step-planning = Planung
step-working = Ausführung
step-winter-scoring = Winterwertung
step-winter-storage = Lagerung
field-farmer = Bauer
    .the = der Bauer
    .whom = den Bauern
    .with = mit dem Bauern
    .to = zum Bauern
    .from = vom Bauern
field-farmhand = Knecht
    .the = der Knecht
    .whom = den Knecht
    .with = mit dem Knecht
    .to = zum Knecht
    .from = vom Knecht
field-coal-digger = Kohlengräber
    .the = der Kohlengräber
    .whom = den Kohlengräber
    .with = mit dem Kohlengräber
    .to = zum Kohlengräber
    .from = vom Kohlengräber
field-coal-miner = Bergmann
    .the = der Bergmann
    .whom = den Bergmann
    .with = mit dem Bergmann
    .to = zum Bergmann
    .from = vom Bergmann
field-haspelknecht = Haspelknecht
    .the = der Haspelknecht
    .whom = den Haspelknecht
    .with = mit dem Haspelknecht
    .to = zum Haspelknecht
    .from = vom Haspelknecht
field-water-mill = Wassermühle
    .the = die Wassermühle
    .whom = die Wassermühle
    .with = mit der Wassermühle
    .to = zur Wassermühle
    .from = von der Wassermühle
field-farmers-wife = Bäuerin
    .the = die Bäuerin
    .whom = die Bäuerin
    .with = mit der Bäuerin
    .to = zur Bäuerin
    .from = von der Bäuerin
field-workshop = Werkstatt
    .the = die Werkstatt
    .whom = die Werkstatt
    .with = mit der Werkstatt
    .to = in die Werkstatt
    .from = aus der Werkstatt
place-pinge = Pinge
    .in = in der Pinge
    .into = in die Pinge
    .from = aus der Pinge
place-tunnel = Stollen
    .in = im Stollen
    .into = in den Stollen
    .from = aus dem Stollen
place-shaft = Schacht
    .in = im Schacht
    .into = in den Schacht
    .from = aus dem Schacht
place-farm = Hof
    .in = auf dem Hof
    .into = auf den Hof
    .from = vom Hof
slot-farm = Hof
    .in = auf dem Hof
slot-barn = Scheune
    .in = in der Scheune
slot-coal-store = Kohlenlager (Kohle)
    .in = im Kohlenlager
slot-wood-store = Kohlenlager (Holz)
    .in = im Kohlenlager
slot-workshop = Werkstatt
    .in = in der Werkstatt
marker-hauling-cable = { $count ->
        [one] Förderseil
       *[other] Förderseile
    }
marker-wheelbarrow = { $count ->
        [one] Schubkarre
       *[other] Schubkarren
    }
marker-ladder = { $count ->
        [one] Leiter
       *[other] Leitern
    }
marker-windlass = { $count ->
        [one] Seilwinde
       *[other] Seilwinden
    }
marker-oil-lamp = { $count ->
        [one] Öllampe
       *[other] Öllampen
    }
marker-hammer-and-pick = Schlägel und Eisen
marker-wicker-basket = { $count ->
        [one] Weidenkorb
       *[other] Weidenkörbe
    }
marker-cottage = Kotten
marker-kiepenkerl = { $count ->
        [one] Kiepenkerl
       *[other] Kiepenkerle
    }
marker-market = { $count ->
        [one] Wochenmarkt
       *[other] Wochenmärkte
    }
marker-abandoned-farm = { $count ->
        [one] Verlassener Hof
       *[other] Verlassene Höfe
    }

## Entwicklungen

tile-11 = Tragjoch
tile-12 = Scheune
tile-13 = Spitzhacke
    .split = Spitz·hacke
tile-14 = Förderseil
    .split = Förder·seil
tile-15 = Kohlenmeiler
    .split = Kohlen·meiler
tile-16 = Weidenkorb
    .split = Weiden·korb
tile-17 = Hacke & Schaufel
tile-18 = Wasserrinne
    .split = Wasser·rinne
tile-19 = Bäuerin
tile-21 = Eimer
tile-22 = Schubkarre
    .split = Schub·karre
tile-23 = Leiter
tile-24 = Kohlenlager
    .split = Kohlen·lager
tile-25 = Seilwinde
    .split = Seil·winde
tile-26 = Kotten
tile-27 = Treidelpferd
    .split = Treidel·pferd
tile-28 = Kiepenkerl
    .split = Kiepen·kerl
tile-29 = Erntedank
    .split = Ernte·dank
tile-31 = Grubenholz
    .split = Gruben·holz
tile-32 = Öllampe
    .split = Öl·lampe
tile-33 = Schlägel und Eisen
tile-34 = Kohlensäcke
    .split = Kohlen·säcke
tile-35 = Wassermühle
    .split = Wasser·mühle
tile-36 = Wochenmarkt
    .split = Wochen·markt
tile-37 = Stiepeler Dorfkirche
    .short = Dorfkirche
    .split = Stiepeler Dorf·kirche
tile-38 = Gemeinschaftsstollen
    .split = Gemein·schafts·stollen
tile-41 = Kohlentreiber
    .split = Kohlen·treiber
tile-42 = Lore
tile-43 = Handkarren
    .split = Hand·karren
tile-44 = Pferd und Wagen
tile-45 = Kleinzeche
    .split = Klein·zeche
tile-46 = Schultheiß
    .split = Schult·heiß
tile-47 = Lorenkippe
    .split = Loren·kippe
tile-51 = Ruhraak
    .split = Ruhr·aak
tile-52 = Markscheider
    .split = Mark·scheider
tile-53 = Neuer Stollen
tile-54 = Pferdegöpel
    .split = Pferde·göpel
tile-55 = Schiebeweg
    .split = Schiebe·weg
tile-10E = Verlassener Hof
    .split = Ver·lassener Hof
tile-30E = Hausierer
    .split = Hau·sierer
tile-40E = Dorfschmiede
    .split = Dorf·schmiede

## Der Tisch

vp = { $vp }
good = { $good }
tile = { $tile }
tile-short = { FORM($tile, "short") }
tile-split = { FORM($tile, "split") }
symbol-agriculture = Landwirtschaft
symbol-building = Gebäude
symbol-mining = Bergbau
ribbon-year = Jahr⍽{ $year } · { $season }
ribbon-step-water = Wasser
ribbon-step-refill = Auffüllen
ribbon-step-taking-1 = Auswahl⍽I
ribbon-step-taking-2 = Auswahl⍽II
ribbon-step-order = Reihenfolge
ribbon-step-planning = Planung
ribbon-step-working = Ausführung
ribbon-step-scoring = Wertung
ribbon-step-payment = Pacht
ribbon-step-storage = Lagerung
ribbon-undo = Zurück
ribbon-why = Warum
wheel-water = Wasser
wheel-spring = Frühling
wheel-summer = Sommer
wheel-autumn = Herbst
wheel-scoring = Wertung
wheel-payment = Pacht
wheel-storage = Lagerung
wheel-order = Zugreihenfolge
wheel-lease = Pachtgeld
table-developments = Entwicklungen
table-level = Stufe⍽{ $level }
table-level-points = { $level }   { $points }
table-arrival = { $points }⍽SP
table-arrival-none = jeder hat eine
table-distant = fern: { $good }
table-distant-any = fern: beliebig
table-distant-black = eine pro Spieler
table-distant-open = offen für alle
table-disks = Scheiben
table-bag = Beutel⍽{ $count }
table-pool = Pool⍽{ $number }
table-reserve = Reserve
table-take = { $count } nehmen
table-wet-pool = { $water }
card-owned = Besitzer: { FORM($owners, "plain") }
card-not-owned = Noch ohne Besitzer
card-distant = { CAP($distant) }
card-level = Stufe⍽{ $level }, { $symbol }
board-tokens-left = noch { $count }
board-good-food = Nahrung
board-good-wood = Holz
board-good-coal = Kohle
board-good-iron = Eisen
board-good-thaler = Taler
board-good-debt = Schulden
board-cart = Karren⍽{ $number }
board-cart-value = Wert { $value }
board-unlaid = { $count } übrig
board-markers = Marker
board-markers-fresh = blass: nächste Phase
board-pinge = Pinge
board-pinge-exhausted = Pinge, erschöpft
building-barn = Scheune
building-coal-storage = Kohlen·lager
building-charcoal-burner = Kohlen·meiler
building-water-mill = Wasser·mühle
field-name = { $field }
field-name-short = { FORM($field, "short") }
field-note-develops = entwickelt auch
field-note-works = nur Arbeit
field-note-coal-digger = { $actions }-mal Grube
field-note-coal-digger-short = { $actions }-mal Grube
field-note-coal-miner = { $actions }-mal Stollen
field-note-coal-miner-short = { $actions }-mal Stollen
field-note-haspelknecht = { $actions }-mal Schacht
field-note-haspelknecht-short = { $actions }-mal Schacht
field-note-water-mill = Korn oder Kohle
field-note-water-mill-short = Korn, Kohle
field-note-farmers-wife = { $actions }-mal Grube
field-note-farmers-wife-short = { $actions }-mal Grube
field-note-flipped = Grube oder { $made }
field-note-flipped-short = oder { $made }
field-note-workshop = gibt { $made }
field-note-workshop-short = gibt { $made }
field-at-work = arbeitet: noch { $left }
field-has-worked = hat gearbeitet
field-paid = bezahlt
field-plan = { FORM($uses, "or") }
field-plan-mining = { $count }-mal Grube
field-plan-wood = { $count }-mal Holz
field-plan-food = { $count }-mal Nahrung
field-plan-kinds = { FORM($kinds, "plain") }
field-plan-mixed = gemischte Arbeit
field-plan-any = { $count } beliebige Arbeit
field-plan-tiles = Preis für { $count } Plättchen
log-title = Protokoll
log-title-open = Protokoll: Mausrad blättert zurück, Klick schließt

## Woher SP, Güter und Wasser kommen, nach Regeln

source-tile = „{ $tile }“
source-S6 = Startbestand
source-Y2 = Wasser der Jahreszeit
source-D4 = Pool mit Wasser
source-E4 = Arbeit
source-E8 = Sommer
source-M7 = früh erschöpfte Pinge
source-T6 = Reihenfolge der Ankunft
source-W1 = Kohle auf dem Hof
source-W2 = Pachtgeld
source-W3 = Lagerung
source-B3 = Ankunft auf schwarzer Entwicklung
source-B6 = Bonusmarker
source-I3 = Werkstatt
source-I5 = Eisenstützen
source-G1 = geleerte Abschnitte
source-G2 = Stollenbonus
source-G3 = Entwicklungsbonus
source-G4 = Gebäude
source-G5 = unbenutzte Marker
source-G6 = Taler
source-G7 = Schulden
source-G8 = Wasser in der Grube

## Winter

winter-lease = Das Pachtgeld beträgt { $lease }; für jedes fehlende Stück gibt es { $debt }.
winter-lease-schultheiss = Mit „{ $tile }“ beträgt es { $lease }.

## Ereignisse: das Protokoll und der Befehl replay

event-season-began = Jahr⍽{ $year }, { $season }.
event-water-taken = { $seat } nimmt { $water } in { $place ->
        [tunnel] den Schacht
       *[pinge] die Pinge
    } ({ $rule }).
event-water-returned = { $seat } gibt { $water } zurück.
event-disks-returned = { $seat } legt { $disks } in den Beutel zurück.
event-no-disks-returned = { $seat } legt keine Scheiben in den Beutel zurück.
event-reserve-moved = Pool⍽{ $pool } erhält { $disks } aus der Reserve daneben.
event-reserve-empty = Pool⍽{ $pool } erhält nichts aus der Reserve daneben.
event-disks-drawn = Pool⍽{ $pool } erhält { $disks } aus dem Beutel.
event-reserve-drawn = Reserve⍽{ $pool } erhält { $disks } aus dem Beutel.
event-disks-taken = { $seat } nimmt { $disks } aus Pool⍽{ $pool } auf Karren⍽{ $cart }.
event-disks-swapped = { $seat } tauscht { $action } aus Pool⍽{ $pool } gegen { FORM($reserve, "short") } aus der Reserve daneben.
event-declined = { $seat } { $step ->
        [autumn-water] gibt keine Nahrung
        [second-taking] nimmt nichts mehr
        [water-return] behält das Wasser
       *[other] verzichtet
    }.
event-food-given = { $seat } gibt { $to } { $food } ({ $rule }).
event-food-given-and-water = { $seat } gibt { $to } { $food } und nimmt das Wasser trotzdem ({ $rule }).
event-food-to-supply = { $seat } gibt { $food } in den Vorrat ({ $rule }).
event-food-to-supply-and-water = { $seat } gibt { $food } in den Vorrat und nimmt das Wasser trotzdem ({ $rule }).
event-cart-counted = { $seat } wertet Karren⍽{ $cart } für die Zugreihenfolge („{ $tile }“).
event-order-set = Die neue Zugreihenfolge: { FORM($order, "plain") }.
event-order-set-seat = { $seat } ({ $value })
event-field-laid = { $seat } legt { $lay } { FORM($field, "to") }.
event-payment-spent = { $seat } bezahlt { FORM($field, "whom") }: { $lay }.
event-paid-for-nothing = { $seat } hat { FORM($field, "whom") } umsonst bezahlt: { $lay }.
event-lamp-kept = { $seat } behält den Marker „{ $marker }“.
event-field-returned = { $seat } erhält { $lay } unbenutzt { FORM($field, "from") } zurück.
event-plans-revealed = Alle Pläne liegen offen.
event-turn-began = { $seat } ist am Zug.
event-turn-ended = { $seat } beendet den Zug.
event-worker-activated = Bei { $seat } { $field ->
        [water-mill] läuft die Wassermühle an
        [workshop] wird in der Werkstatt gearbeitet
       *[farmer] geht { FORM($field, "the") } an die Arbeit
    }.
event-worker-activated-with-synergy = Bei { $seat } geht { FORM($field, "the") } an die Arbeit, dank Synergie mit { $synergy ->
        [one] { $synergy }⍽Aktion
       *[other] { $synergy }⍽Aktionen
    } mehr.
event-worker-stopped = Bei { $seat } ist { FORM($field, "the") } fertig.
event-gained = { $seat } erhält { $goods } ({ $rule }).
event-spent = { $seat } gibt { $goods } aus ({ $rule }).
event-debt-returned = { $seat } gibt { $goods } zurück ({ $rule }).
event-scored = { $seat } erhält { $vp } ({ $rule }).
event-vp-lost = { $seat } verliert { $vp } ({ $rule }).
event-coal-dug = { $seat } baut { $coal } { FORM($place, "in") } ab.
event-section-emptied = { $seat } leert Abschnitt⍽{ $section } des Stollens.
event-water-drained = { $seat } entfernt { $water } aus { $place ->
        [tunnel] dem Schacht
       *[pinge] der Pinge
    }.
event-water-channelled = { $seat } legt { $water } auf „{ $tile }“; dort { $lying ->
        [0] bleibt nichts liegen
        [one] liegt jetzt { $lying }
       *[other] liegen jetzt { $lying }
    }.
event-coal-given-of-farm = { $seat } gibt { $to } { $coal } vom Hof.
event-coal-given-of-pinge = { $seat } gibt { $to } { $coal } aus der Pinge.
event-coal-given-of-tunnel = { $seat } gibt { $to } { $coal } aus dem Stollen.
event-coal-given-of-shaft = { $seat } gibt { $to } { $coal } aus dem Schacht.
event-coal-given-by-tile = { $seat } gibt { $to } { $coal } von „{ $tile }“.
event-coal-reeled = { $seat } haspelt { $coal } auf den Hof hoch.
event-prop-placed = { $seat } setzt { FORM($place, "in") } die { $index }. Stütze.
event-iron-prop-placed = { $seat } setzt { FORM($place, "in") } die { $index }. Stütze, eine aus Eisen.
event-pinge-exhausted = Die Pinge von { $seat } ist erschöpft{ $moved ->
        [none] .
       *[some] : { FORM($moved, "plain") }.
    }
event-pinge-water-moved = { $water } in den Schacht
event-pinge-props-moved = { $wood } in den Vorrat
event-workshop-gained = { $seat } erhält eine Werkstatt für die nächsten Phasen.
event-tile-acquired = { $seat } erwirbt { FORM($field, "with") } „{ $tile }“, als Nummer⍽{ $arrival }.
event-distant-paid = { $seat } gibt { $owner } { $goods } für die entfernte Entwicklung.
event-marker-gained = { $seat } erhält den Marker „{ $marker }“.
event-marker-used = { $seat } setzt den Marker „{ $marker }“ ein.
event-bonus-taken = { $seat } nimmt geheim einen Bonusmarker.
event-kiepenkerl-laden = { $seat } legt { $goods } auf „{ $tile }“.
event-option-chosen = { $seat } wählt bei „{ $tile }“: { $option }.
event-lease-paid = { $seat } zahlt { $paid ->
        [none] kein Pachtgeld
       *[some] als Pachtgeld { $paid }
    }.
event-lease-paid-and-debt = { $seat } zahlt { $paid ->
        [none] kein Pachtgeld
       *[some] als Pachtgeld { $paid }
    } und nimmt { $debt }.
event-stored = { $seat } lagert { $goods } { FORM($slot, "in") } ein.
event-lost = { $seat } verliert { $goods }, weil ein Lagerplatz fehlt.
event-game-ended = Das Spiel ist zu Ende: { $winner } gewinnt vor { $others }.

## Möglichkeiten einer Entwicklung, wie sie gewählt werden

option-parts = { FORM($parts, "plain") }
option-gain = { $gain }
option-pay = { $pay } ausgeben
option-trade = { $pay } gegen { $gain }
option-dig = { $coal } abbauen
option-drain = { $most ->
        [1] { $water }
       *[other] bis zu { $water }
    } entfernen
option-debt = { $debt } zurückgeben
option-marker = einen Marker
option-bonus = einen Bonusmarker
option-give-farm = { $coal } vom Hof
option-give-mine = { $coal } aus der Grube
option-give-shaft = { $coal } aus dem Schacht
option-give-tile = { $coal } vom Plättchen

## Der Befehl replay

tell-title = Haspelknecht: { FORM($seats, "plain") }
tell-board = Auslage: { $board }
tell-modules = Module: { FORM($modules, "plain") }
tell-tunnel = Ausgebauter Stollen: Seite { $side }
tell-seed = Startwert: { $seed }
tell-season = Jahr { $year }, { $season }
tell-step = { CAP($step) }
tell-ends-here = Die Aufzeichnung endet hier; { $seat } ist am Zug.
tell-final = Schlusswertung
tell-rank = { $rank }. { $seat }: { $vp }
tell-during = Während des Spiels
tell-score = { $line } ({ $rule })
module-black = Schwarze Entwicklungen
module-iron = Eisen
layout-rows-for-2 = Reihen für 2
layout-rows-for-3 = Reihen für 3
layout-rows-for-4 = Reihen für 4
layout-tower = Turm
layout-three-long-legs = Drei lange Beine
layout-four-long-legs = Vier lange Beine
layout-wings = Flügel
layout-three-short-legs = Drei kurze Beine
layout-four-short-legs = Vier kurze Beine
layout-two-short-asymmetric-legs = Zwei kurze ungleiche Beine
layout-two-long-asymmetric-legs = Zwei lange ungleiche Beine
layout-flower = Blume
layout-butterfly = Schmetterling
layout-two-rounds = Zwei Ringe
layout-three-circles = Drei Kreise

## Die Schlusswertung

score-G1 = Stollen
score-G2 = Stollenbonus: „{ $tile }“
score-G3 = Entwicklungsbonus: „{ $tile }“
score-G4 = Gebäude
score-G5 = Unbenutzte Marker
score-G6 = Taler
score-G7 = Schulden
score-G8 = Wasser in der Grube
score-B6 = Bonusmarker
score-I5 = Eisenstützen

## Die Wertung, Zeile für Zeile

count-coal = Kohle auf dem Hof
count-lease = Das Pachtgeld
count-storage = Lagerung
count-loss = Was keinen Lagerplatz hat, geht verloren
count-line = { $line }: { FORM($seats, "plain") }
count-seat = { $seat } { $vp }
result-developments = Erworbene Entwicklungen
result-pinge = Früh erschöpfte Pinge
result-coal = Kohle auf dem Hof im Winter
result-storage = Lagerung im Winter
result-effects = Wirkungen von Entwicklungen und Markern
result-total = Siegpunkte
result-coal-removed = Aus der Grube entfernte Kohle

## Automas: Spielstärken und Temperamente

level-meister = Spielt vor jeder Auswahl mehrmals in Gedanken weiter und verteilt dabei jedes Mal neu, was noch unbekannt ist.
level-steiger = Wägt jeden Plan für die Phase ab und rechnet bei der Auswahl mit dem, was die anderen nehmen werden.
level-bauer = Plant jede Phase gut für den eigenen Hof und achtet nicht auf die anderen.
level-knecht = Ein Anfänger mit wenigen Regeln: die größte Gruppe, die teuerste Entwicklung, Arbeit für alle Arbeiter.
level-measured = Gewinnt { $share }⍽% von { $games } Spielen gegen { $against }, im Mittel mit { $vp } zu { $theirs }.
baseline-greedy = einen gierigen Spieler
baseline-random = einen Zufallsspieler
inclination-plain = Will möglichst viele SP, ganz gleich woher.
inclination-miner = Mag den Stollen: baut weiter ab als andere und setzt Stützen, wo es sonst nicht weitergeht.
inclination-farmer = Mag eine volle Vorratskammer: sammelt Nahrung und Holz und macht kaum Schulden.
inclination-inventor = Erwirbt eine Entwicklung nach der anderen und geht selten in den Stollen.
inclination-merchant = Geht dorthin, wo es Taler gibt, behält sie und scheut auch keine Schulden.

## Das Blatt, das sagt, warum: inwiefern eine Entscheidung etwas wert ist, und woher das kommt

aspect-now = SP sofort
aspect-end = SP am Ende
aspect-later = für später
aspect-denies = nimmt anderen
aspect-risk = Risiko
why-title = Gründe von { $seat }
why-title-advice = Rat von Automa { $adviser }
why-when = Jahr⍽{ $year }, { $season }: { $step ->
        [autumn-water] Wasser
        [winter-scoring] Wertung
        [winter-storage] Lagerung
       *[other] { $step }
    }
why-weighed = Was abgewogen wurde
why-worth = Wert in SP
why-figure = { $vp }
why-parts = { FORM($parts, "plain") }
why-part = { $meant } { CAP($parts) }.
why-now = SP, die sofort auf die Siegpunktleiste kommen.
why-end = SP, die in der Schlusswertung zählen.
why-later = Was dadurch später im Spiel möglich wird, in SP.
why-denies = Was den anderen dadurch entgeht, in SP.
why-risk = Was schiefgehen kann, in SP: Wasser, Schulden, eine Scheibe, die nicht kommt.
why-note = Zeige auf eine Zeile, um zu sehen, woraus sie besteht.
why-note-costs = Zeige auf eine Zeile, um ihre Teile zu sehen. Links vom Strich: was sie kostet.
why-marked = Auf dem Tisch ist es blau markiert.
why-play = So spielen
why-lay-so = So legen
why-follow-tip = Geht auch mit Eingabe.
why-close-tip = Schließen (Esc).
why-earlier-tip = Die Entscheidung davor (Links).
why-later-tip = Die Entscheidung danach (Rechts).
why-no-earlier = Davor gab es keine Entscheidung.
why-no-later = Das ist die neueste Entscheidung.
why-nothing-yet = In diesem Spiel hat noch kein Automa etwas abgewogen.
why-no-question = Für dich gibt es gerade nichts zu entscheiden.
component-changes = { FORM($changes, "plain") }
component-change = { $what } { $by }
component-denies = { $seat }
component-denies-all = { $seat } nimmt nichts mehr, statt { $wanted } zu nehmen
component-denies-disks = { $seat } nimmt { FORM($taken, "short") }, nicht { $wanted }
component-risk-of-draws = hängt davon ab, was gezogen wird
component-risk-of-others = falls andere nehmen, was noch folgen soll
priority-pinge = Pinge
priority-tunnel = Stollen
priority-coal = Kohle
priority-lease = Pachtgeld
priority-developments = Entwicklungen
priority-thaler = Taler
priority-water = Wasser
priority-props = Stützen
priority-wood = Holz
priority-food = Nahrung
priority-shaft = Kohle im Schacht
priority-markers = Marker
priority-iron = Eisen
priority-iron-props = Eisenstützen
priority-bonus-marker = Bonusmarker
priority-water-channel = Wasserrinne
priority-liking-coal = Vorliebe für Kohle
priority-liking-goods = Vorliebe für Güter
priority-liking-developments = Vorliebe für Entwicklungen
priority-liking-thaler = Vorliebe für Taler

## Taten, von denen oft mehrere aufeinander folgen: „Aktiviert den Bauern, um 3 Kohle in der Pinge abzubauen und 1 Nahrung zu erhalten.“

deed-acquire = „{ $tile }“ zu erwerben
deed-acquire-for-vp = „{ $tile }“ ({ $vp }) zu erwerben
deed-drain = { $water } zu entfernen
deed-prop = { $count ->
        [one] { $count }⍽Stütze
       *[other] { $count }⍽Stützen
    } zu setzen
deed-dig-pinge = { $coal } in der Pinge abzubauen
deed-dig-tunnel = { $coal } im Stollen abzubauen
deed-exhaust = die Pinge zu erschöpfen
deed-exhaust-for-vp = die Pinge ({ $vp }) zu erschöpfen
deed-empty-sections = { $count ->
        [one] { $count }⍽Abschnitt
       *[other] { $count }⍽Abschnitte
    } des Stollens zu leeren
deed-reel = { $coal } hochzuhaspeln
deed-gain = { $goods } zu erhalten

## Gründe: was ein Automa vor allem will

reason-wish-vp = Vor allem will er sofort SP.
reason-wish-pinge = Vor allem will er die Pinge früh erschöpfen, um den Bonus zu erhalten und in den Stollen zu kommen.
reason-wish-tunnel = Vor allem will er Abschnitte des Stollens leeren, denn das bringt am Ende SP.
reason-wish-coal = Vor allem will er Kohle auf dem Hof, die im Winter SP bringt.
reason-wish-lease = Vor allem will er sein Pachtgeld ohne Schulden zahlen.
reason-wish-developments = Vor allem will er Entwicklungen, denn sie wirken, öffnen den Weg zu weiteren und bringen SP.
reason-wish-thaler = Vor allem will er Taler für Pachtgeld und Schlusswertung.
reason-wish-water = Vor allem will er wenig Wasser in seiner Grube.
reason-wish-props = Vor allem will er Stützen, die die nächste Kohle zugänglich machen.
reason-wish-wood = Vor allem will er Holz für Stützen und Lagerung.
reason-wish-food = Vor allem will er Nahrung, um Lohnarbeiter zu bezahlen.
reason-wish-shaft = Vor allem will er Kohle im Schacht, um sie später hochzuhaspeln.
reason-wish-markers = Vor allem will er Marker, zum Einsetzen oder für die Schlusswertung.
reason-wish-iron = Vor allem will er Eisen, für die Eisenfelder und für das Pachtgeld.
reason-wish-iron-props = Vor allem will er Eisenstützen, die neben geleerten Abschnitten SP bringen.
reason-wish-bonus-marker = Vor allem will er, dass sein Bonusmarker am Ende viel bringt.
reason-wish-water-channel = Vor allem will er Wasser auf der Wasserrinne, das SP bringt.
reason-wish-liking-coal = Vor allem will er Kohle aus seiner Grube: Nichts ist ihm lieber.
reason-wish-liking-goods = Vor allem will er eine volle Vorratskammer: Nichts ist ihm lieber.
reason-wish-liking-developments = Vor allem will er eigene Entwicklungen: Nichts ist ihm lieber.
reason-wish-liking-thaler = Vor allem will er Taler in seiner Truhe: Nichts ist ihm lieber.

## Gründe: Auswahl

taking-take = Nimmt { $disks } aus Pool⍽{ $pool }
taking-swap = Tauscht mit der Öllampe in Pool⍽{ $pool } eine { $action } gegen eine { FORM($reserve, "short") }
taking-none = Nimmt nichts mehr
taking-lamp = Behält die Öllampe
reason-taking = { $taking } und plant, { $deeds }.
reason-taking-and-more = { $taking } und will noch { $disks }, um { $deeds }.
reason-taking-aimless = { $taking }: In dieser Phase sieht er für Scheiben keine gute Verwendung.
reason-next-best-take = Die zweitbeste Wahl, { $vp } weniger wert: { $disks } aus Pool⍽{ $pool }.
reason-next-best-swap = Die zweitbeste Wahl, { $vp } weniger wert: mit der Öllampe in Pool⍽{ $pool } eine { $action } gegen eine { FORM($reserve, "short") }.
reason-next-best-none = Die zweitbeste Wahl, { $vp } weniger wert: nichts mehr zu nehmen.
reason-next-best-lamp = Die zweitbeste Wahl, { $vp } weniger wert: die Öllampe zu behalten.
reason-ahead-at-end = Geht das Spiel so bis zum Ende { $deals ->
        [one] weiter
       *[other] weiter ({ $deals }⍽Durchläufe)
    }, liegt er im Schnitt { $vp } vor der stärksten Konkurrenz.
reason-behind-at-end = Geht das Spiel so bis zum Ende { $deals ->
        [one] weiter
       *[other] weiter ({ $deals }⍽Durchläufe)
    }, liegt er im Schnitt { $vp } hinter der stärksten Konkurrenz.
reason-ahead-by-season = Geht das Spiel so bis zum { $season } in Jahr⍽{ $year } { $deals ->
        [one] weiter
       *[other] weiter ({ $deals }⍽Durchläufe)
    }, liegt er im Schnitt { $vp } vor der stärksten Konkurrenz.
reason-behind-by-season = Geht das Spiel so bis zum { $season } in Jahr⍽{ $year } { $deals ->
        [one] weiter
       *[other] weiter ({ $deals }⍽Durchläufe)
    }, liegt er im Schnitt { $vp } hinter der stärksten Konkurrenz.
reason-denies = Das kostet die stärkste Konkurrenz { $vp }: { $what }.
reason-take-largest = Nimmt { $disks } aus Pool⍽{ $pool }: Keine Gruppe ist größer.
reason-take-largest-needed = Nimmt { $disks } aus Pool⍽{ $pool }: Keine Gruppe ist größer, und { $need }.
reason-take-other-colour = Nimmt { $disks } aus Pool⍽{ $pool }: Das ist eine andere Farbe.
reason-take-other-colour-needed = Nimmt { $disks } aus Pool⍽{ $pool }: Das ist eine andere Farbe, und { $need }.
reason-take-same-colour = Nimmt { $disks } aus Pool⍽{ $pool }: noch mehr von derselben Farbe.
reason-take-same-colour-needed = Nimmt { $disks } aus Pool⍽{ $pool }, noch mehr von derselben Farbe, denn { $need }.
reason-keep-lamp = Behält die Öllampe: Er hat genommen, was er wollte.
need-prop = die nächste Kohle wartet auf eine Stütze
need-food = für das Pachtgeld fehlt noch Nahrung
need-coal = es gibt noch Kohle abzubauen

## Gründe: Wasser, Geschenke, Karren

reason-return-water = Gibt { $water } zurück: Er will wenig Wasser in seiner Grube.
reason-return-every-water = Gibt { $water } zurück: Wasser, das er loswerden kann, behält er nie.
reason-give-food = Gibt { $to } { $food } und erhält { $vp }: Von den anderen liegt niemand weiter zurück.
reason-give-food-to-supply = Gibt { $food } in den Vorrat und erhält { $vp }.
reason-give-spare-food = Gibt { $food }: Er hat mehr, als das Pachtgeld verlangt.
reason-give-no-food = Gibt keine Nahrung: Er braucht sie dringender als die SP.
reason-keep-food-for-lease = Gibt keine Nahrung: Er braucht alle für das Pachtgeld.
reason-take-water-all-the-same = Das Wasser nimmt er trotzdem.
reason-leave-water = Das Wasser lässt er liegen.
reason-count-cart = Wertet Karren⍽{ $cart }: Mit dem Wert { $low } statt { $high } ist er früher am Zug.
reason-count-either-cart = Wertet Karren⍽{ $cart }: Beide haben den Wert { $value }.
reason-count-first-cart = Wertet Karren⍽1, als hätte er „{ $tile }“ gar nicht.

## Gründe: Planung

reason-plan = Für seinen Zug plant er, { $deeds }.
reason-lay-nothing-own = Legt nichts { FORM($field, "to") }: Keine Scheibe würde dort mehr bringen als anderswo.
reason-lay-nothing-further = Legt nichts { FORM($field, "to") }: Seine Scheiben bringen anderswo mehr.
reason-lay-for-tile = Legt für „{ $tile }“ { $lay } { FORM($field, "to") }.
reason-lay-for-dearest = Legt für „{ $tile }“ { $lay } { FORM($field, "to") }: Eine teurere Entwicklung kann er nicht bekommen.
reason-lay-for-work = Legt { $lay } { FORM($field, "to") }, um { $work ->
        [mining] in der Grube zu arbeiten
        [wood] Holz zu schlagen
       *[food] Nahrung zu erzeugen
    }.
reason-lay-for-work-needed = Legt { $lay } { FORM($field, "to") }, um { $work ->
        [mining] in der Grube zu arbeiten
        [wood] Holz zu schlagen
       *[food] Nahrung zu erzeugen
    }: { CAP($need) }.
reason-lay-for-mixed-work = Legt { $lay } { FORM($field, "to") } für gemischte Arbeit.
reason-lay-for-any-work = Legt { $lay } { FORM($field, "to") } für alles, was noch nötig wird.
reason-lay-for-development = Legt { $lay } { FORM($field, "to") } für eine Entwicklung.
reason-lay-for-goods = Legt { $lay } { FORM($field, "to") }, um { $goods } zu erhalten.
reason-lay-to-mine = Legt { $lay } { FORM($field, "to") } für { $actions ->
        [one] { $actions }⍽Aktion
       *[other] { $actions }⍽Aktionen
    } in der Grube.
reason-lay-left-over = Legt { $lay } { FORM($field, "to") }: Das ist von Bauer und Knecht übrig.
reason-nothing-fits-field = Legt nichts { FORM($field, "to") }: Er hat keine Scheiben mehr, die dort passen.
reason-pay = Bezahlt { FORM($field, "whom") }: { $lay } für bis zu { $actions ->
        [one] { $actions }⍽Aktion
       *[other] { $actions }⍽Aktionen
    } { $field ->
        [coal-digger] in der Pinge
        [coal-miner] im Stollen
       *[haspelknecht] am Schacht
    }.
reason-pay-always = Bezahlt { FORM($field, "whom") } ({ $lay }), wie immer, wenn es geht.
reason-unpaid-worth-less = Bezahlt { FORM($field, "whom") } nicht: Was er tun könnte, ist weniger wert als sein Lohn.
reason-unpaid-nothing-left = Bezahlt { FORM($field, "whom") } nicht: Für seinen Lohn ist nichts mehr übrig.
reason-unpaid-for-lease = Bezahlt { FORM($field, "whom") } nicht: Die Nahrung ist für das Pachtgeld bestimmt.
reason-unpaid-no-work = Bezahlt { FORM($field, "whom") } nicht: Für ihn gibt es nichts zu tun.
reason-unpaid-no-food = Bezahlt { FORM($field, "whom") } nicht: Für ihn ist keine Nahrung da.
reason-unpaid-no-disk-nor-food = Bezahlt { FORM($field, "whom") } nicht: Es ist weder eine gelbe Scheibe noch Nahrung da.

## Gründe: Ausführung

reason-activate = Aktiviert { FORM($field, "whom") }, um { $deeds }.
reason-activate-for-work = Aktiviert { FORM($field, "whom") }: { CAP(FORM($place, "in")) } gibt es Arbeit.
reason-activate-at-shaft = Aktiviert { FORM($field, "whom") }: Am Schacht gibt es Arbeit.
reason-activate-for-good = Aktiviert { FORM($field, "whom") } für { $good }: erst das, dann die Grube.
reason-activate-always = Aktiviert { FORM($field, "whom") }: Wer arbeiten kann, soll arbeiten.
reason-kiepenkerl-stands-for = Der Kiepenkerl steht für eine { $colour }.
reason-acquire = Erwirbt „{ $tile }“ und erhält sofort { $goods }.
reason-acquire-for-later = Erwirbt „{ $tile }“: Das bringt noch nichts ein, nützt ihm aber später.
reason-acquire-distant = Dafür gibt er { $owner } { $goods }.
reason-acquire-dearest = Erwirbt „{ $tile }“: Eine teurere Entwicklung kann er nicht bekommen.
reason-dig-pinge = Baut in der Pinge eine Kohle für seinen Hof ab; noch { $left }, dann ist die Pinge erschöpft.
reason-dig-last = Baut die letzte Kohle der Pinge ab und öffnet den Weg in den Stollen.
reason-dig-last-for-vp = Baut die letzte Kohle der Pinge ab, erhält { $vp } und öffnet den Weg in den Stollen.
reason-dig-tunnel = Baut im Stollen eine Kohle ab; noch { $left }, dann ist ein Abschnitt geleert, der am Ende { $vp } bringt.
reason-dig-section = Baut im Stollen eine Kohle ab und leert damit einen Abschnitt, der am Ende { $vp } bringt.
reason-dig-always = Baut eine Kohle ab: Das tut er, wo immer es geht.
reason-drain-pinge = Entfernt { $water }: Ab { $stops }⍽Grubenwasser in der Pinge lässt sich dort keine Kohle abbauen.
reason-drain-shaft = Entfernt { $water }: Ab { $stops }⍽Grubenwasser im Schacht lässt sich keine Kohle hochhaspeln.
reason-drain-ahead = Entfernt { $water }: Es fließt noch mehr nach, und dann stünde die Arbeit in der Grube still.
reason-drain-idle = Entfernt { $water }: Mit dieser Aktion lässt sich nichts Besseres anfangen.
reason-drain-without-coal = Entfernt { $water }: Kohle ist mit dieser Aktion nicht zu holen.
reason-reel = Haspelt eine Kohle hoch, denn im Winter zählt Kohle nur auf dem Hof: Dort hat er dann { $coal }.
reason-reel-always = Haspelt eine Kohle hoch: Das tut er, wann immer es geht.
reason-prop = Setzt { FORM($place, "in") } eine Stütze: Sie macht dahinter { $coal } zugänglich.
reason-prop-ahead = Setzt { FORM($place, "in") } eine Stütze: Ohne sie geht es dort nicht weiter.
reason-prop-for-coal = Setzt eine Stütze: Hinter diesem Feld liegt die nächste Kohle.
reason-iron-prop = Setzt im Stollen eine Eisenstütze: Sie macht dahinter { $coal } zugänglich und bringt { $vp }, sobald der Abschnitt geleert ist.
reason-iron-prop-ahead = Setzt im Stollen eine Eisenstütze: Ohne sie geht es dort nicht weiter, und sie bringt { $vp }, sobald der Abschnitt geleert ist.
reason-iron-only = Auf diesem Feld ist nur Eisen erlaubt.
reason-burn = Verkohlt { $wood } und erhält { $goods }.
reason-burn-spare-wood = Verkohlt Holz: Für die Arbeit dieses Jahres braucht er es nicht mehr.
reason-use-hauling-cable = Setzt das Förderseil ein: Das bringt { $vp } und entfernt 1 von { $water }.
reason-use-windlass = Setzt die Seilwinde ein: Der Haspelknecht arbeitet ohne Lohn.
reason-use-market = Setzt den Wochenmarkt ein: { $paid } gegen { $goods }.
reason-use-abandoned-farm = Setzt den Marker „Verlassener Hof“ ein und erhält { $goods }: Das braucht er jetzt.
reason-use-marker = Setzt den Marker „{ $marker }“ ein: Das bringt sofort etwas.
reason-choose = Entscheidet sich, { $deeds }: Das ist ihm hier am meisten wert.
reason-choose-for = Entscheidet sich, { $deeds }, und gibt dafür { $goods }: Das ist ihm hier am meisten wert.
reason-choose-best = Wählt, was ihm hier am meisten wert ist.
reason-take-first-offer = Nimmt das Erste, was die Entwicklung bietet.
reason-give-coal = Gibt { $to } die Kohle.
reason-give-coal-to-last = Gibt { $to } die Kohle: Von den anderen liegt niemand weiter zurück.
reason-take-marker = Nimmt den Marker „{ $marker }“: Von allen, die zur Wahl stehen, nützt er ihm am meisten.
reason-take-bonus = { $left ->
        [one] Nimmt geheim den letzten Bonusmarker, der noch da ist.
       *[other] Nimmt geheim einen von { $left }⍽Bonusmarkern: den, der ihm wohl am meisten bringt.
    }
reason-stop = Lässt den Arbeiter aufhören: Keine weitere Aktion würde ihm nützen.
reason-stop-no-coal = Lässt den Arbeiter aufhören: Hier lässt sich keine Kohle mehr abbauen oder hochhaspeln.
reason-stop-at-a-loss = Lässt den Arbeiter aufhören: Mehr fällt ihm nicht ein.
reason-decline-offer = Verzichtet auf das, was die Entwicklung bietet: Es würde ihm nichts nützen.
reason-decline-at-a-loss = Verzichtet: Mehr fällt ihm nicht ein.
reason-end-turn = Beendet den Zug: Sein Plan ist ausgeführt.
reason-end-turn-idle = Beendet den Zug: Es würde nichts nützen, { $workers } noch arbeiten zu lassen.
reason-end-turn-at-a-loss = Beendet den Zug: Mehr fällt ihm nicht ein.
reason-worker = { FORM($field, "whom") }

## Gründe: Winter

reason-keep-wood = Setzt und verkohlt vor der Wertung nichts mehr: Es bleibt bei { $wood }.
reason-store-for-vp = Lagert { $good } { FORM($slot, "in") } ein: Das bringt { $vp }.
reason-store-for-vp-and-spring = Lagert { $good } { FORM($slot, "in") } für den Frühling ein: Das bringt auch noch { $vp }.
reason-store-for-spring = Lagert { $good } { FORM($slot, "in") } für den Frühling ein.
reason-store-in-vain = Lagert { $good } { FORM($slot, "in") } ein: Etwas, das dort SP bringt, hat er nicht mehr.
reason-store-nothing = Lagert { FORM($slot, "in") } nichts ein: Besser kann er den Platz nicht nutzen.
reason-store-most = Lagert { $good } { FORM($slot, "in") } ein: Das bringt { $vp }, und nichts bringt dort mehr.
reason-store-anything = Lagert { $good } { FORM($slot, "in") } ein: SP bringt ihm dort nichts, aber er lässt keinen Lagerplatz leer.
reason-nothing-fits-slot = Lagert { FORM($slot, "in") } nichts ein: Er hat nichts, was dorthin passt.

## Gründe: die Vergleichsspieler

reason-only-move = Nach den Regeln geht nichts anderes.
reason-greedy = Bringt sofort { $gain }: Wäre das Spiel jetzt zu Ende, hätte er { $vp }.
reason-greedy-nothing = Bringt sofort nichts: Wäre das Spiel jetzt zu Ende, hätte er { $vp }.
reason-greedy-most = Keine andere Möglichkeit bringt so viel.
reason-greedy-drawn = Unter { $moves } gleich guten Möglichkeiten hat das Los entschieden.
reason-mcts = Von { $playouts } zufällig zu Ende gespielten Partien { $visits ->
        [one] begann { $visits }
       *[other] begannen { $visits }
    } damit, der größte Anteil bei { $moves } Möglichkeiten; im Mittel ergab das { $mean }, wobei { $even } Gleichstand bedeutet und 1 einen großen Vorsprung.
reason-random = Lost eine von { $moves } erlaubten Möglichkeiten aus: Ein Ziel hat er nicht.

## Einstellungen

percent = { $value }⍽%
done = Fertig
settings-title = Einstellungen
settings-keys = { $key } ändert jederzeit das Tempo
settings-row-window = Fenster
settings-row-fullscreen = Vollbild
settings-row-sound = Ton
settings-row-effects = Effekte
settings-row-surroundings = Umgebung
settings-row-speed = Tempo
settings-row-reduced = Weniger Bewegung
settings-row-pace = Automas warten
settings-row-stepping = Schritt für Schritt
settings-pace-slow = lange
settings-pace-normal = normal
settings-pace-fast = kurz
settings-pace-at-once = nicht
settings-speed-slow = langsam
settings-speed-normal = normal
settings-speed-fast = schnell
settings-speed-instant = sofort
settings-whole-screen = Ganzer Bildschirm ({ $key })
settings-nothing-travels = Nichts wandert, alles blendet über
settings-click-each = Ein Klick für jede Entscheidung ({ $key })
settings-sounds = Mit Ton spielen ({ $key })
settings-no-device = Kein Tongerät gefunden: Alles bleibt still
settings-effects-tip = Was am Tisch geschieht: Scheiben, Kohle, Wasser und die leisen Signale.
settings-surroundings-tip = Was rund um den Tisch zu hören ist: Vögel, Grillen, Wind und ein Tropfen in der Grube.
notice-sounds-on = Ton an
notice-sounds-off = Ton aus
notice-speed = Tempo: { $speed }
notice-stepping-on = Automas: ein Klick für jede Entscheidung
notice-stepping-off = Automas spielen von selbst

## Nachspielen

to-final-scoring = Zur Schlusswertung
replay-begins = { $title }: { $seat } beginnt.
replay-record-ends = Die Aufzeichnung endet hier: { $seat } ist am Zug.
replay-decided = { $seat }: { $deed }
replay-score = { $name } { $vp }
replay-moment = Spielschritt⍽{ $move }, Jahr⍽{ $year }, { $season }
    { FORM($scores, "dots") }
replay-moment-step = Spielschritt⍽{ $move }, Jahr⍽{ $year }, { $season }: { $step }
    { FORM($scores, "dots") }
replay-follow = Dem Zug folgen
replay-follow-tip = Das große Tableau zeigt, wer am Zug ist (F). Ein Klick auf einen Platz oder seine Nummer zeigt diesen.
replay-first-tip = Zum Anfang (Pos⍽1)
replay-back-tip = Einen Spielschritt zurück (Links)
replay-on-tip = Einen Spielschritt vor (Rechts)
replay-last-tip = Zum Ende (Ende)
replay-phase-tip = Eine Phase zurück oder vor (Bild auf, Bild ab)
replay-year-tip = Ein Jahr zurück oder vor (Strg mit Links, Rechts)
replay-pause-tip = Pause (Leertaste)
replay-play-tip = Weiterspielen (Leertaste)
replay-phase = { CAP($season) }
replay-year = Jahr⍽{ $year }
replay-year-phase = { $year } · { CAP($season) }
replay-count = { $at } von { $last }
replay-aside = Ein Klick legt dieses Blatt beiseite.


## Refusals: why a move is not allowed


## Setting a game up: what cannot be, and what is not advised


## Records, identity and notation

# Where in a record, and what is wrong there
record-file = { $file }: { $said }
record-file-other-ruleset = { $file }: { $said }; --ruleset DATEI nennt den richtigen
record-header = Kopf: { $said }
record-line = Zeile { $line }: { $said }
record-lines = Zeilen { $first } bis { $last }: { $said }
record-none = das ist keine Aufzeichnung; eine Aufzeichnung beginnt mit „{ $begins }“
record-newer = Format { $format } gehört zu einer neueren Ausgabe, falls die Zeile nicht beschädigt ist; diese Ausgabe liest Format { $reads }
record-older = Format { $format } stammt von einer früheren Ausgabe; diese Ausgabe liest Format { $reads }
record-cut-in-header = die Aufzeichnung bricht schon im Kopf ab
record-damaged = beschädigt, die Prüfsumme stimmt nicht; wenn du von Hand etwas geändert hast, schreib „{ $begins }“ in Zeile 1, dann wird keine Prüfsumme beachtet
record-after-end = steht hinter dem Ende
record-cut-off = die Aufzeichnung bricht hier ab; die letzte Zeile, „{ $last }“, fehlt
record-and-damaged = { $said }; { $damage }

# The header of a record
record-key-missing = die Zeile „{ $line }“ fehlt
record-key-unknown = { $text } ist keine Zeile des Kopfs; bekannt sind { $known }
record-key-twice = { $key } steht zweimal da; einmal ist richtig
record-key-long = { $key } ist { $count } Zeichen lang; höchstens { $most } sind richtig
record-number = { $key } { $text } ist keine ganze Zahl
record-entry = { $key }: { $text } ist nicht bekannt; bekannt sind { $known }
record-rules = rules { $rules }; diese Ausgabe liest rules { $reads }
record-rules-newer = nach den Regeln { $rules } einer neueren Ausgabe gespielt; diese Ausgabe liest rules { $reads }
record-rules-older = nach den Regeln { $rules } einer früheren Ausgabe gespielt; diese Ausgabe liest rules { $reads }
record-setup = mit diesen Zeilen kann kein Spiel beginnen: { $problem }

# The ruleset of a record
record-ruleset = ruleset { $text }; richtig ist etwas wie „{ $example }“
record-ruleset-needed = der Regelsatz { $name } wird gebraucht; nenne seine Datei, { $file }
record-ruleset-no-name = { $name } ist kein Name eines Regelsatzes; er heißt wie seine Datei, ohne .toml
record-ruleset-not-here = der Regelsatz { $name } ist nicht da; leg { $file } in { $folder }
record-ruleset-unusable = { $problem }
record-ruleset-other = nach den Werten { $digest } von { $name } gespielt, die nicht im Archiv sind; die von { $source } sind jetzt { $now }

# The moves of a record
notation-no-move = { $text } ist kein Spielschritt; einer sieht aus wie „{ $one }“ oder „{ $other }“
record-over = die Partie ist zu Ende; es kann kein Spielschritt mehr folgen
record-seat = Platz { $seat } ist hier nicht am Zug, sondern Platz { $right }
record-refused = { $move } wird abgelehnt: { $reason }
record-other-rules = { $said }; gespielt wurde nach anderen Regeln als den heutigen
record-scores = die Spielschritte führen zu den Punkten { $right }, nicht { $given }
record-unfinished = hier stehen Punkte, aber die Partie ist nicht zu Ende: Es fehlen Spielschritte

# Boards
board-named = { $board }

## What developments and bonus markers do


## The table: prompts, tips, previews and sheets


## Title, new game, saves and results


## Commands, set-up and their errors


## Rulesets and positions: what is wrong in them


## The playtest lab
