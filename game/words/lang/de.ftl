# Deutsch. Die Syntax ist die von Fluent (https://projectfluent.org/fluent/guide); FORM setzt etwas in eine andere Form,
# CAP macht den ersten Buchstaben groß. Jede Sprache sagt dieselben Texte; die Begriffe stehen in docs/glossary.md.
# ⍽ ist ein geschütztes Leerzeichen, ein Punkt zwischen zwei Buchstaben eine Trennstelle. Näheres: docs/languages.md.

## Zahlen und Listen

number-thousands = .
number-decimal = ,
amount = { $count }⍽{ $noun }
amount-markers = { $count }⍽Marker „{ $marker }“
list-none = nichts
list-comma = ,
list-semicolon = ;
list-either = { $rest }; oder { $last }
list-and = { $rest } und { $last }
list-or = { $rest } oder { $last }
list-noun = last
seat = Platz⍽{ $number }
seat-namesake = { $name }⍽{ $number }
automa-lehrling = Automa Lehrling
automa-knecht = Automa Knecht
automa-einlieger = Automa Einlieger
automa-heuerling = Automa Heuerling
automa-siedler = Automa Siedler
automa-kleinbauer = Automa Kleinbauer
automa-pachtbauer = Automa Pachtbauer
automa-bauer = Automa Bauer
automa-knappe = Automa Knappe
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
    .short = Wasser
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
    .short = Kohlengr.
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
    .short = Haspelkn.
field-water-mill = Wassermühle
    .the = die Wassermühle
    .whom = die Wassermühle
    .with = mit der Wassermühle
    .to = zur Wassermühle
    .from = von der Wassermühle
    .short = Mühle
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
    .short = Lager (Kohle)
slot-wood-store = Kohlenlager (Holz)
    .in = im Kohlenlager
    .short = Lager (Holz)
slot-workshop = Werkstatt
    .in = in der Werkstatt
slot-cellar = Keller
    .in = im Keller
slot-shed = Schuppen
    .in = im Schuppen
slot-loft = Dachboden
    .in = auf dem Dachboden
marker-hauling-cable = Förderseil
marker-wheelbarrow = Schubkarre
marker-ladder = Leiter
marker-windlass = Seilwinde
marker-oil-lamp = Öllampe
marker-hammer-and-pick = Schlägel und Eisen
marker-wicker-basket = Weidenkorb
marker-cottage = Kotten
marker-kiepenkerl = Kiepenkerl
marker-market = Wochenmarkt
marker-abandoned-farm = Verlassener Hof

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
    .short = Gem.-Stollen
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
    .split = Ver·las·sener Hof
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
table-arrival-none = keine SP
table-distant = fern: { FORM($goods, "or") }
table-distant-any = fern: beliebig
table-distant-black = 1⍽pro Spieler
table-distant-open = offen für alle
table-disks = Scheiben
table-bag = Beutel⍽{ $count }
table-pool = Pool⍽{ $number }
table-pool-short = Pool⍽{ $number }
table-reserve = Reserve
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
board-good-debt = Schuld
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
field-note-develops = entwickelt
field-note-works = nur Arbeit
field-at-work = noch { $left }
field-has-worked = hat gearbeitet
field-paid = bezahlt
field-plan = { FORM($uses, "or") }
field-plan-mining = { $count }-mal Grube
field-plan-goods = { FORM($goods, "plain") }
field-plan-kinds = { FORM($kinds, "plain") }
field-plan-mixed = gemischte Arbeit
field-plan-any = { $count }× beliebig
field-plan-development = eine Entwicklung
log-title = Protokoll
log-title-open = Protokoll: Zeile anklicken, hier schließen

## Woher SP, Güter und Wasser kommen, nach Regeln

source-tile = „{ $tile }“
source-S6 = Startbestand
source-Y2 = Wasser der Jahreszeit
source-D4 = Pool mit Wasser
source-E4 = Arbeit
source-E3 = Bauer
source-E7 = Knecht
source-E8 = Sommer
source-P1 = weiterer Arbeiter
source-E9 = Kohlengräber
source-E10 = Bergmann
source-E11 = Haspelknecht
source-M7 = früh erschöpfte Pinge
source-T6 = erworbene Entwicklung
source-W1 = Kohle auf dem Hof
source-W2 = Pachtgeld
source-W3 = Lagerung
source-B3 = erworbene schwarze Entwicklung
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
event-water-returned = { $seat } gibt { $water } zurück (mit wenigen Scheiben darf man das).
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
event-order-set-seat = { $seat }⍽({ $value })
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
event-lost = { $seat } verliert { $goods }, weil der Platz fehlt.
event-game-ended = Das Spiel ist zu Ende: { $winner } gewinnt vor { $others }.

## Möglichkeiten einer Entwicklung, wie sie gewählt werden

option-parts = { FORM($parts, "plain") }
option-gain = { $gain }
option-gain-if-black = { $gain } für { $blacks }
option-pay = { $pay } ausgeben
option-trade = { $pay } gegen { $gain }
option-dig = bis zu { $coal } abbauen
option-drain = bis zu { $water } entfernen
option-debt = { $debt } zurückgeben
option-marker = einen Marker nehmen
option-bonus = einen Bonusmarker nehmen
option-kiepenkerl = mit dem Kiepenkerl tauschen
option-give-farm = { $coal } vom Hof abgeben
option-give-mine = { $coal } aus der Grube abgeben
option-give-shaft = { $coal } aus dem Schacht abgeben
option-give-tile = { $coal } vom Plättchen abgeben
option-one-of = { FORM($options, "or") }
option-gifts = { $count ->
        [one] { $count }⍽Gabe
       *[other] { $count }⍽Gaben
    }

## Der Befehl replay

tell-title = Haspelknecht: { FORM($seats, "plain") }
tell-board = Auslage: { $board }
tell-modules = Module: { FORM($modules, "plain") }
tell-tunnel = Ausgebauter Stollen: Seite { $side }
tell-seed = Startwert: { $seed }
tell-season = Jahr { $year }, { $season }
tell-step = { CAP($step) }
tell-ends-here = Die Aufzeichnung endet hier; { $seat } ist am Zug.
tell-handed = Platz { $seat } wechselt: { $former } übergibt an { $now }.
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
result-effects = Wirkungen, Marker und Arbeiter
result-total = Siegpunkte
result-coal-removed = Aus der Grube entfernte Kohle

## Automas: Spielstärken und Temperamente

level-meister = Spielt vor jeder Auswahl und für die besten Pläne mehrmals in Gedanken weiter und verteilt dabei jedes Mal neu, was noch unbekannt ist.
level-steiger = Wägt jeden Plan für die Phase ab und rechnet bei der Auswahl mit dem, was die anderen nehmen werden.
level-knappe = Vergleicht seine besten Möglichkeiten danach, was die anderen in dieser Phase nehmen, plant wie Bauer und schaut nicht weiter.
level-bauer = Plant jede Phase gut für den eigenen Hof und achtet nicht auf die anderen.
level-pachtbauer = Plant eine Phase gut, zählt aber nicht, was für die zweite Auswahl übrig bleibt, und denkt erst im Herbst an das Pachtgeld.
level-kleinbauer = Gibt dem Bauern die beste Arbeit und den anderen, was übrig ist, und denkt erst im Herbst an das Pachtgeld.
level-siedler = Plant einen Arbeiter nach dem anderen, nimmt eine der größten Gruppen und denkt erst im Herbst an Kohle und Pachtgeld.
level-heuerling = Weiß, was eine Scheibe heute bringt, aber nicht, was eine Entwicklung morgen kann, und vergisst Wasser und Holz.
level-einlieger = Ein Anfänger mit etwas Übung: große Gruppen zweier Farben und von den teuersten Entwicklungen eine, die erst wenige haben.
level-knecht = Ein Anfänger mit wenigen Regeln: die größte Gruppe, die teuerste Entwicklung, Arbeit für alle Arbeiter.
level-lehrling = Hat das Spiel gerade gelernt: die größte Gruppe und ungezählt mehr von dieser Farbe, die teuerste Entwicklung, das Pachtgeld erst im Herbst.
level-measured = Gewinnt { $share }⍽% von { $games }⍽Spielen gegen { $against }, im Mittel mit { $vp } zu { $theirs }.
baseline-former-meister = den früheren Meister
baseline-former-steiger = den früheren Steiger
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
aspect-denies = gegen andere
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
why-note-costs = Zeige auf eine Zeile für ihre Teile. Links vom Strich: Kosten.
why-marked = Auf dem Tisch ist es blau markiert.
why-follow-tip = Geht auch mit Eingabe.
why-close-tip = Schließen (Esc).
why-earlier-tip = Die Entscheidung davor (Links).
why-later-tip = Die Entscheidung danach (Rechts).
why-no-earlier = Davor gab es keine Entscheidung.
why-no-later = Das ist die neueste Entscheidung.
why-nothing-yet = Bisher hat kein Automa etwas abgewogen; die einfachsten tun es nie.
why-none-kept = Bis hierher sind keine Gründe von Automas aufgehoben.
why-secret-yet = Was die Automas abgewogen haben, erfährst du, sobald alle Pläne offen liegen.
why-no-question = Für dich gibt es gerade nichts zu entscheiden.
why-still-thinks = Er überlegt noch. Esc nimmt die Frage zurück.
component-changes = { FORM($changes, "plain") }
component-change = { $what } { $by }
component-denies = vor allem { $seat }
component-denies-all = { $seat } nimmt nichts mehr, statt { $wanted } zu nehmen
component-denies-disks = { $seat } nimmt { FORM($taken, "short") }, nicht { $wanted }
component-denies-all-in-deals = in { $told } von { $deals }⍽Durchläufen nimmt { $seat } nichts mehr, statt { $wanted } zu nehmen
component-denies-disks-in-deals = in { $told } von { $deals }⍽Durchläufen nimmt { $seat } { FORM($taken, "short") }, nicht { $wanted }
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
deed-keep = { $goods } zu behalten

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
reason-taking-in-deals = { $taking } und plant in { $told } von { $deals }⍽Durchläufen, { $deeds }.
reason-taking-and-more-in-deals = { $taking } und will in { $told } von { $deals }⍽Durchläufen noch { $disks }, um { $deeds }.
reason-taking-aimless = { $taking }: In dieser Phase sieht er für Scheiben keine gute Verwendung.
reason-next-best-take = Die zweitbeste Wahl, { $vp } weniger wert: { $disks } aus Pool⍽{ $pool }.
reason-next-best-swap = Die zweitbeste Wahl, { $vp } weniger wert: mit der Öllampe in Pool⍽{ $pool } eine { $action } gegen eine { FORM($reserve, "short") }.
reason-next-best-none = Die zweitbeste Wahl, { $vp } weniger wert: nichts mehr zu nehmen.
reason-next-best-lamp = Die zweitbeste Wahl, { $vp } weniger wert: die Öllampe zu behalten.
reason-ahead-at-end = Geht das Spiel so bis zum Ende { $deals ->
        [one] weiter
       *[other] weiter ({ $deals }⍽Durchläufe)
    }, liegt er{ $phases ->
        [one] {""}
       *[other] {" "}jeweils am Phasenende
    }{ $ends ->
        [one] {""}
       *[other] {" "}im Schnitt
    } { $vp } vor der stärksten Konkurrenz.
reason-behind-at-end = Geht das Spiel so bis zum Ende { $deals ->
        [one] weiter
       *[other] weiter ({ $deals }⍽Durchläufe)
    }, liegt er{ $phases ->
        [one] {""}
       *[other] {" "}jeweils am Phasenende
    }{ $ends ->
        [one] {""}
       *[other] {" "}im Schnitt
    } { $vp } hinter der stärksten Konkurrenz.
reason-ahead-by-season = Geht das Spiel so bis zum { $season } in Jahr⍽{ $year } { $deals ->
        [one] weiter
       *[other] weiter ({ $deals }⍽Durchläufe)
    }, liegt er{ $phases ->
        [one] {""}
       *[other] {" "}jeweils am Phasenende
    }{ $ends ->
        [one] {""}
       *[other] {" "}im Schnitt
    } { $vp } vor der stärksten Konkurrenz.
reason-behind-by-season = Geht das Spiel so bis zum { $season } in Jahr⍽{ $year } { $deals ->
        [one] weiter
       *[other] weiter ({ $deals }⍽Durchläufe)
    }, liegt er{ $phases ->
        [one] {""}
       *[other] {" "}jeweils am Phasenende
    }{ $ends ->
        [one] {""}
       *[other] {" "}im Schnitt
    } { $vp } hinter der stärksten Konkurrenz.
reason-denies = Das kostet die stärkste Konkurrenz { $vp } mehr als der Schnitt seiner Möglichkeiten: { CAP($what) }.
reason-denies-seat = Das kostet die stärkste Konkurrenz { $vp } mehr als der Schnitt seiner Möglichkeiten; am meisten kostet es { $seat }.
reason-expects = { $seat } hat bisher am ehesten wie der Automa { $level } genommen und spielt vermutlich auch so.
reason-take-largest = Nimmt { $disks } aus Pool⍽{ $pool }: Keine Gruppe ist größer.
reason-take-largest-needed = Nimmt { $disks } aus Pool⍽{ $pool }: Keine Gruppe ist größer, und { $need }.
reason-take-most-of-new = Nimmt { $disks } aus Pool⍽{ $pool }: Keine Gruppe einer anderen Farbe bringt mehr.
reason-take-most-of-new-needed = Nimmt { $disks } aus Pool⍽{ $pool }: Keine Gruppe einer anderen Farbe bringt mehr, und { $need }.
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
reason-give-food-last-without = Gibt { $to } { $food } und erhält { $vp }: Von denen, die sie bekommen dürfen, liegt niemand weiter zurück.
reason-give-food-to-supply = Gibt { $food } in den Vorrat und erhält { $vp }.
reason-give-spare-food = Gibt { $food }: Er hat mehr, als das Pachtgeld verlangt.
reason-give-no-food = Gibt keine Nahrung: Er braucht sie dringender als die SP.
reason-keep-food-for-lease = Gibt keine Nahrung: Er braucht alle für das Pachtgeld.
reason-take-water-all-the-same = Das Wasser nimmt er trotzdem.
reason-leave-water = Das Wasser lässt er liegen.
reason-count-cart = Wertet Karren⍽{ $cart } mit dem Wert { $low } statt { $high }: Der niedrigere ist früher am Zug.
reason-count-either-cart = Wertet Karren⍽{ $cart }: Beide haben den Wert { $value }.
reason-count-first-cart = Wertet Karren⍽1, als hätte er „{ $tile }“ gar nicht.

## Gründe: Planung

reason-plan = Für seinen Zug plant er, { $deeds }.
reason-lay-nothing = Legt nichts { FORM($field, "to") }: Keine Scheibe würde dort mehr bringen als anderswo.
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
reason-lay-idle = Legt { $lay } { FORM($field, "to") }, obwohl sein Plan dort keine Arbeit vorsieht.
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
    } { $where }.
reason-pay-always = Bezahlt { FORM($field, "whom") } ({ $lay }), wie immer, wenn es geht.
reason-unpaid-worth-less = Bezahlt { FORM($field, "whom") } nicht: Was er tun könnte, ist weniger wert als sein Lohn.
reason-unpaid-nothing-left = Bezahlt { FORM($field, "whom") } nicht: Für seinen Lohn ist nichts mehr übrig.
reason-unpaid-for-lease = Bezahlt { FORM($field, "whom") } nicht: Die Nahrung ist für das Pachtgeld bestimmt.
reason-unpaid-no-work = Bezahlt { FORM($field, "whom") } nicht: Für ihn gibt es nichts zu tun.

## Gründe: Ausführung

reason-activate = Aktiviert { FORM($field, "whom") }, um { $deeds }.
reason-activate-for-work = Aktiviert { FORM($field, "whom") }: { CAP($where) } gibt es Arbeit.
reason-activate-for-good = Aktiviert { FORM($field, "whom") } für { $good }: Güter kommen zuerst.
reason-activate-always = Aktiviert { FORM($field, "whom") }: Wer arbeiten kann, soll arbeiten.
reason-kiepenkerl-stands-for = Der Kiepenkerl steht für eine { $colour }.
reason-acquire = Erwirbt „{ $tile }“ und erhält sofort { $goods }.
reason-acquire-for-later = Erwirbt „{ $tile }“: Das nützt ihm später.
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
reason-drain-end = Entfernt { $water }: Am Ende zählt jedes Grubenwasser über { $free } hinaus { $vp }.
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
reason-use-abandoned-farm = Setzt den Marker „Verlassener Hof“ ein und erhält { $goods }.
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

reason-keep-wood-unburnt = Setzt und verkohlt vor der Wertung nichts mehr: Es bleibt bei { $wood }.
reason-keep-wood = Setzt vor der Wertung nichts mehr: Es bleibt bei { $wood }.
reason-keep-iron = Setzt vor der Wertung nichts mehr: Es bleibt bei { $iron }.
reason-store-for-vp = Lagert { $good } { FORM($slot, "in") } ein: Das bringt { $vp }.
reason-store-for-vp-and-spring = Lagert { $good } { FORM($slot, "in") } für den Frühling ein: Das bringt auch noch { $vp }.
reason-store-for-spring = Lagert { $good } { FORM($slot, "in") } für den Frühling ein.
reason-store-in-vain = Lagert { $good } { FORM($slot, "in") } ein: Etwas, das dort SP bringt, hat er nicht mehr.
reason-store-no-vp = Lagert { $good } { FORM($slot, "in") } ein: Was dort SP bringt, bringt sie anderswo auch.
reason-store-nothing = Lagert { FORM($slot, "in") } nichts ein: Was dort hineinpasst, ist anderswo mehr wert.
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
replay-aside = Ein Klick zeigt wieder die Entwicklungen.

## Refusals: why a move is not allowed

refused = { $why } ({ $rule })
refused-move = { $move }: { $why }
refused-game-over = Das Spiel ist zu Ende.

refused-no-pool = Einen Pool mit dieser Nummer gibt es nicht.
refused-none-of-colour = In diesem Pool liegt keine Scheibe dieser Farbe.
refused-must-take = Auf die erste Auswahl kann niemand verzichten.
refused-take-now = Jetzt werden Scheiben genommen.
refused-only-lamp = Hier sind die Scheiben schon genommen; jetzt geht es nur noch darum, ob der Marker „{ $marker }“ Scheiben tauscht.
refused-no-lamp = Die Reserve rückt in der nächsten Phase in den Pool daneben. Vorher eine Scheibe zu tauschen geht nur mit dem Marker „{ $marker }“.
refused-nothing-to-swap = In den Pools liegen keine Scheiben dieser Farben.
refused-same-colour = Zwei Scheiben derselben Farbe zu tauschen würde nichts ändern.
refused-choose-cart = Jetzt geht es darum, ob Karren⍽1 oder Karren⍽2 für die Zugreihenfolge gewertet wird.
refused-return-water = Jetzt geht es darum, ob { $water } zurückgegeben wird.

refused-give-food-now = Jetzt geht es darum, ob { $food } gegeben wird.
refused-food-for-others = Die Nahrung geht an jemanden ohne „{ $tile }“; in den Vorrat nur, wenn alle die Entwicklung besitzen.
refused-no-autumn-water = Wer „{ $tile }“ besitzt, nimmt im Herbst kein Grubenwasser.

refused-plan-now = Erst wird der Plan abgeschlossen, danach handeln deine Leute.
refused-field-order = Die Felder werden der Reihe nach belegt: Bauer, Knecht, Lohnarbeiter, Gebäude.
refused-field-full = Auf das Feld passt nichts mehr: { $worker }.
refused-not-held = So viele Scheiben liegen nicht mehr auf den Karren.
refused-no-such-marker = Ein solcher Marker ist in dieser Phase nicht einsetzbar.
refused-little-food = So viel Nahrung liegt nicht auf dem Hof.
refused-little-thaler = So viele Taler sind nicht da.
refused-mixed = Mehrere Farben liegen nur bei einem Arbeiter, der entwickeln darf.
refused-no-such-tile = Mehrere Farben müssen genau der Anforderung einer Entwicklung entsprechen, die im Spiel und noch nicht im eigenen Besitz ist.
refused-few-colours = „{ $tile }“ liegt nur bei Bauer oder Knecht auf Scheiben mehrerer Farben.
refused-cottage = Mit „{ $tile }“ (steht für { $disks ->
        [one] { $disks }⍽beliebige Scheibe
       *[other] { $disks }⍽beliebige Scheiben
    }) muss ein Feld genau der Anforderung einer Entwicklung entsprechen, die im Spiel und noch nicht im eigenen Besitz ist.
refused-own-workers-only = „{ $basket }“ und „{ $cottage }“ liegen nur auf den Feldern von Bauer und Knecht.
refused-no-pay = Nahrung und Taler bezahlen hier nichts.
refused-pay = { CAP(FORM($worker, "the")) } bekommt genau { $pay }.
refused-takes = { CAP(FORM($worker, "the")) } nimmt genau { $pay }.

refused-work-now = Jetzt führen die Arbeiter den Plan aus.
refused-finish-first = Erst wird fertig, wer gerade arbeitet, oder die neue Entwicklung wird abgehandelt.
refused-at-work = Ein Arbeiter ist bei der Arbeit; erst muss er fertig werden.
refused-not-planned = Auf diesem Feld liegt nichts.
refused-has-worked = { $worker ->
        [workshop] In der Werkstatt wurde
       *[farmer] { CAP(FORM($worker, "the")) } hat
    } in dieser Phase schon gearbeitet.
refused-only-develops = Ein Arbeiter mit mehreren Farben kann nur eine Entwicklung erwerben.
refused-colour-open = Erst muss feststehen, für welche Farbe der Marker „{ $marker }“ steht.
refused-colour-settled = Für welche Farbe steht, was hier liegt, ist schon entschieden.
refused-no-haspelknecht = { CAP(FORM($worker, "the")) } ist noch nicht auf dem Tableau.
refused-nothing-to-do = Dieser Arbeiter könnte jetzt keine einzige Aktion ausführen.
refused-act-first = Der Arbeiter hat noch nichts getan und kann noch etwas tun.
refused-no-digging = { CAP(FORM($worker, "the")) } baut keine Kohle ab.
refused-no-reeling = { CAP(FORM($worker, "the")) } haspelt keine Kohle hoch.
refused-no-draining = { CAP(FORM($worker, "the")) } entfernt kein Grubenwasser.

refused-wet-pinge = Ab { $water } in der Pinge wird dort keine Kohle abgebaut.
refused-wet-tunnel = Ab { $water } im Schacht wird im Stollen keine Kohle abgebaut.
refused-wet-shaft = Ab { $water } im Schacht wird keine Kohle hochgehaspelt.
refused-blocked = { CAP(FORM($place, "in")) } liegt die nächste Kohle hinter einem leeren Holzfeld.
refused-tunnel-empty = Im Stollen liegt keine Kohle mehr.
refused-shaft-empty = Im Schacht liegt keine Kohle.
refused-no-water = Es ist kein Grubenwasser da, das entfernt werden könnte.
refused-little-water = So viel Grubenwasser ist nicht da.
refused-much-water = Eine Aktion entfernt höchstens { $water }.
refused-development-drains = Die Entwicklung entfernt höchstens { $water }.
refused-none-on-farm = Auf dem Hof liegt kein { $good }.
refused-iron-outside = { $good } wird nur in den Stollen gesetzt.
refused-only-iron = Das vorderste leere Feld des Stollens nimmt nur { $good }, und keines wird übersprungen.
refused-pinge-gone = Die Pinge ist erschöpft und nimmt kein { $good } mehr.
refused-propped = { CAP(FORM($place, "in")) } sind alle Holzfelder gefüllt.

refused-never-in-winter = Marker werden nur in den Phasen eingesetzt, nie im Winter.
refused-no-marker = Ein Marker „{ $marker }“ ist in dieser Phase nicht einsetzbar.
refused-no-such-use = Dieser Marker wird bei der Ausführung nicht für sich allein eingesetzt.
refused-no-burner = Zum Verkohlen von Holz braucht es „{ $tile }“.
refused-little-wood = Zum Verkohlen braucht es { $wood } vom Hof.
refused-nothing-to-haul = Es ist kein Grubenwasser da, das der Marker „{ $marker }“ entfernen könnte.
refused-nothing-to-sell = Der Marker „{ $marker }“ nimmt { $goods } vom Hof.

refused-not-in-play = Diese Entwicklung ist nicht im Spiel.
refused-cannot-develop = Dieser Arbeiter kann in dieser Phase nicht entwickeln.
refused-worked-or-developed = Dieser Arbeiter hat in dieser Phase schon gearbeitet oder entwickelt.
refused-not-met = Was auf dem Feld des Arbeiters liegt, ist nicht genau die Anforderung der Entwicklung.
refused-owned = Niemand besitzt eine Entwicklung zweimal.
refused-no-token = Alle { $tokens }⍽Spielsteine liegen auf Entwicklungen: Für eine weitere ist keiner übrig.
refused-black-taken = Eine schwarze Entwicklung, auf der ein Spielstein liegt, ist vergeben.
refused-one-black = Niemand besitzt mehr als eine schwarze Entwicklung.
refused-out-of-reach = Sie grenzt an keine eigene Entwicklung, und niemand sonst besitzt sie.
refused-no-price = Nur eine entfernte Entwicklung kostet eine Ressource.
refused-price-missing = Eine entfernte Entwicklung kostet { FORM($price, "or") } vom Hof.
refused-no-load = Für „{ $tile }“ bliebe auf dem Hof keine Ressource einer anderen Art übrig.
refused-no-support = Was „{ $tile }“ verlangt, läge nicht auf dem Hof: { FORM($prices, "or") }.

refused-settle-first = Erst wird bezahlt, was die Entwicklung verlangt, dann folgen freie Aktionen.
refused-other-answer = Die Entwicklung verlangt etwas anderes.
refused-not-payable = Was dafür abzugeben wäre, ist nicht da.
refused-must-choose = Eine der Möglichkeiten muss gewählt werden.
refused-coal-for-others = Die Kohle geht auf den Hof eines anderen.
refused-no-coal-to-give = Dort liegt keine Kohle zum Weggeben.
refused-no-debt = Es ist kein Schuldschein da, der zurückgegeben werden könnte.
refused-marker-not-offered = Auf keiner Entwicklung des Grundspiels mit diesem Marker liegt ein Spielstein.
refused-bonus-gone = Dieser Bonusmarker ist nicht mehr da.

refused-before-scoring = Vor der Wertung werden nur Stützen gesetzt und Holz verkohlt.
refused-store-now = Jetzt werden Ressourcen eingelagert.
refused-storing-has-begun = Freie Aktionen kommen vor dem Einlagern.
refused-slot-order = Die Lagerplätze werden der Reihe nach gefüllt: { FORM($slots, "plain") }.
refused-slot-takes-other = Auf diesen Lagerplatz passt diese Ressource nicht.
refused-none-left = Von dieser Ressource ist nichts mehr zum Einlagern da.
refused-no-slot = Es ist nichts mehr da, was dorthin gehört.
refused-slots-full = Alle Lagerplätze sind belegt.

refused-nothing-here = Damit lässt sich jetzt nichts anfangen.
refused-worker-first = Klicke zuerst den Arbeiter an, der das tun soll.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-revealed = Seitdem ist Verdecktes aufgedeckt worden; das bleibt gespielt.

## Setting a game up: what cannot be, and what is not advised

setup-tile = „{ $tile }“ ({ $number })
setup-seats = Gespielt wird zu { FORM($seats, "or") }, nicht zu { $given } (S1).
setup-seed = Der Startwert ist eine ganze Zahl von 0 bis 2^64⍽−⍽1, nicht { $given } (S8).
setup-modules = Die Module sind eine Menge aus { $modules }, nicht { $given }.
setup-tunnel-side = Der ausgebaute Stollen hat die Seiten { $sides }, nicht { $given } (I4).
setup-tunnel-without-iron = Seite { $side } des ausgebauten Stollens gehört zum Modul Eisen; dieses dazunehmen oder die Seite weglassen (I4).
setup-tunnels = Nicht { $given }: Zu nennen { $count ->
        [0] ist kein Stollen, denn ohne das Modul Eisen gibt es keinen
        [one] ist { $count }⍽Stollen, A oder einer von Seite B
       *[other] sind { $count }⍽Stollen, alle A oder verschiedene von Seite B
    } (I4).
setup-ruleset = { $why }
setup-iron-sections = Für Eisen braucht der Stollen mindestens { $sections ->
        [one] { $sections }⍽Abschnitt
       *[other] { $sections }⍽Abschnitte
    } (I4).
setup-iron-needed = enthält Eisen, das es nur mit dem Modul Eisen gibt; dieses Modul dazunehmen oder das Eisen weglassen (I2)
setup-no-board = Der Regelsatz hat keine Auslage für { $seats }⍽Plätze.
setup-wrong-board = { $given } ist keine Auslage für { $seats }⍽Plätze; es gibt { FORM($boards, "plain") }.
setup-board-without-black = Die Auslage „{ $board }“ hat keinen Raum für schwarze Entwicklungen; eine andere Auslage wählen (B1).
setup-no-new-tile = { $given } ist kein Plättchen aus Kapitel⍽12 oder 14 der Regeln.
setup-iron-tile = { $tile } gehört zum Modul Eisen; dieses dazunehmen oder das Plättchen weglassen (I6).
setup-tile-twice = Ein Plättchen ist zweimal genannt; jedes gibt es einmal (V2).
setup-no-way = Für die Plättchen gibt es { FORM($ways, "plain") } oder eine Liste von Nummern, nicht { $given } (V2).
setup-no-tile = Ein Plättchen { $given } gibt es im Regelsatz { $ruleset } nicht.
setup-tile-level = { $tile } gehört zu Stufe⍽{ $level }, nicht { $wanted } (V2).
setup-tile-count = { $count ->
        [one] { $count }⍽Plättchen ist
       *[other] { $count }⍽Plättchen sind
    } genannt; die Auslage „{ $board }“ hat { $places ->
        [one] { $places }⍽Feld
       *[other] { $places }⍽Felder
    } (V2).
setup-few-tiles = Stufe⍽{ $level } hat { $count }⍽Plättchen, die Auslage braucht { $wanted } (V1).
setup-market = { $tile } ist nur im Spiel, wenn auch { FORM($others, "or") } es ist (Kapitel⍽12).
setup-iron-thaler = Die Auslage bietet { $offered }; mit Eisen sind mindestens { $asked } nötig (I1).
setup-none-drawn-building = Keine zufällig gezogene Auslage lässt ein Gebäude für den Anfang übrig (V3); eine andere Auslage wählen.
setup-none-drawn-advised = Keine zufällig gezogene Auslage ist frei von allem, wovon die Regeln abraten; eine andere Auslage wählen.
setup-none-drawn-thaler = Keine zufällig gezogene Auslage bietet { $asked } (V4); eine andere Auslage wählen.
setup-none-drawn-market = Keine zufällig gezogene Auslage hat einen Marker, der { $tile } bezahlen kann (Kapitel⍽12); eine andere Auslage wählen.
setup-every-building = Alle Gebäude liegen in der Auslage; eine andere Auslage wählen (V3).
setup-improved = { $tile } liegt in der Auslage; eine andere Auslage wählen (V3).
setup-start-abilities = Alle beginnen mit sämtlichen Gebäuden, deren Plättchen nicht in der Auslage liegen, oder mit keinem, und mit dem Großknecht nur, wenn sein Plättchen dort fehlt (V3).

advice-seed = Rat zu Startwert { $seed }: { $advice }
advice-all-at-once = Alle neuen Entwicklungen auf einmal sind zu viele.
advice-no-room = In der Auslage ist kein Platz für { $tiles }.
advice-replaces = { $tile } ist als Ersatz für { $other } gedacht.
advice-not-beside = { $tile } ist besser nicht zusammen mit { $other } im Spiel.
advice-far = { $tile } soll weit entfernt von { $other } liegen.
advice-one-iron = Bei { $seats }⍽Plätzen reicht eines von { FORM($tiles, "plain") }.
advice-few-thaler = Die Auslage bietet { $offered }, geraten wird zu mindestens { $asked } (V4).
advice-beyond-reach = Bei so wenigen Plätzen kann niemand die Scheiben legen für { $tiles }.

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
record-damaged = beschädigt, die Prüfsumme stimmt nicht; nach einer Änderung von Hand muss Zeile 1 „{ $begins }“ heißen, dann wird keine Prüfsumme beachtet
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
record-ruleset-needed = der Regelsatz { $name } wird gebraucht; seine Datei, { $file }, ist anzugeben
record-ruleset-no-name = { $name } ist kein Name eines Regelsatzes; er heißt wie seine Datei, ohne .toml
record-ruleset-not-here = der Regelsatz { $name } ist nicht da; { $file } gehört nach { $folder }
record-ruleset-unusable = { $problem }
record-ruleset-other = nach den Werten { $digest } von { $name } gespielt, die nicht im Archiv sind; die von { $source } sind jetzt { $now }

# The moves of a record
notation-no-move = { $text } ist kein Spielschritt; einer sieht aus wie „{ $one }“ oder „{ $other }“
record-over = das Spiel ist zu Ende; es kann kein Spielschritt mehr folgen
record-seat = Platz { $seat } ist hier nicht am Zug, sondern Platz { $right }
record-refused = { $move } wird abgelehnt: { $reason }
record-other-rules = { $said }; gespielt wurde nach anderen Regeln als den heutigen
record-scores = die Spielschritte führen zu den Punkten { $right }, nicht { $given }
record-unfinished = hier stehen Punkte, aber das Spiel ist nicht zu Ende: Es fehlen Spielschritte

# Boards

## What developments and bonus markers do

in-season = { $season ->
        [spring] im Frühling
        [summer] im Sommer
        [autumn] im Herbst
       *[winter] im Winter
    }
tile-told = { $number } { $tile } ({ $cost }): { $text }
cost = { $disks }
cost-and-any = { $disks }, { $count } beliebige
cost-any = { $count ->
        [one] { $count }⍽beliebige Scheibe
       *[other] { $count }⍽beliebige Scheiben
    }
does = { FORM($parts, "sentences") }
does-nothing = Bringt sonst nichts.
does-do = { CAP($do) }.
does-gain = Du erhältst { $gain }.
does-gain-if-black = Du erhältst { $gain }, wenn mindestens { $blacks } dafür bezahlt sind, Marker mitgezählt.
does-dig = Du darfst sofort { $coal } abbauen, wenn sie zugänglich ist.
does-drain = Du darfst sofort { $most ->
        [1] { $water }
       *[other] bis zu { $water }
    } entfernen, wo immer es liegt.
does-choose = Wähle: { FORM($options, "either") }.
does-choose-optional = { $count ->
        [one] Wenn du willst
       *[other] Wenn du willst, eines davon
    }: { FORM($options, "either") }.
does-price = Wer es erwirbt, muss außerdem: { FORM($options, "either") }.
does-pick = { $count ->
        [one] Wähle eines davon
       *[other] Wähle { $count } verschiedene
    }: { FORM($gifts, "either") }.
does-gifts = Gaben, { FORM($counts, "or") } verschiedene: { FORM($gifts, "either") }.
does-bonus = Dann wählst du geheim einen Bonusmarker: Durch ihn zählt etwas am Spielende mehr, zum Beispiel geleerte Abschnitte oder Spielsteine.
does-kiepenkerl = Nimm, was darauf liegt (zu Beginn 1⍽Holz), und 1⍽beliebige Ressource aus dem Vorrat; dann lege 1⍽Ressource vom Hof darauf, die keine von beiden ist. Wer das nicht kann, kann es nicht erwerben.
does-from-farm = Ausgegeben wird vom Hof.
does-receiver = Die Kohle geht auf den Hof eines anderen Spielers deiner Wahl.
does-mine-coal = In der Grube ist es die Kohle ganz links in der Pinge, nach deren Erschöpfung im Stollen, ungeachtet von Wasser und Stützen; sie gilt als entnommen.
does-shaft-coal = Kohle aus dem Schacht lässt sich erst abgeben, wenn die Pinge erschöpft ist.
does-tile-coal = Zu Beginn liegen hier für jeden Spieler { $coal }; wer es erwirbt, nimmt { $taken } davon weg.
does-marker-offer = Der Aktionsmarker gehört zu einer Entwicklung des Grundspiels, auf der ein Spielstein liegt; sonst bringt sie nichts.
does-charcoal-burner = Jederzeit in deinem Zug, und im Winter vor Wertung und Lagerung, kannst du aus { $wood } vom Hof { $made } machen, sooft du willst.
does-bucket = { $seasons ->
        [none] Bringt sonst nichts, da keine Jahreszeit mit Wasser beginnt.
       *[some] Wenn { $seasons } Wasser kommt, nimmst du keines mehr.
    }
does-horse-and-cart = In der Winterwertung bringt jede Kohle auf deinem Hof { $vp }, statt wie sonst zu zählen.
does-water-channel = Wasser, das du aus deiner Grube entfernst, kommt hierher; sobald hier { $water } liegen, gehen sie zurück und bringen { $vp }. Hier hemmt es keine Arbeit und kostet keine SP.
does-water-channel-and-bucket = Besitzt du auch „{ FORM($tiles, "or") }“, kommt { $seasons } { $water } aus dem Vorrat hierher.
does-towpath-horse = Nach der zweiten Auswahl sagst du, ob Karren⍽1 oder Karren⍽2 für die Reihenfolge zählt.
does-thanksgiving = Wenn im Herbst Wasser kommt, darfst du einem Spieler ohne diese Entwicklung 1⍽Nahrung geben (gibt es keinen: in den Vorrat) und erhältst dafür { $vp }; dann wählst du, ob du das Wasser nimmst.
does-thanksgiving-dry = Bringt sonst nichts, da im Herbst kein Wasser kommt.
does-schultheiss = Ab dem nächsten Winter zahlst du jedes Jahr { $lease } Pachtgeld; für jedes fehlende Stück gibt es { $debt }.
does-pit-car-tipple = Ab jetzt bringt jede weitere Entwicklung, die bei der Ankunft SP bringt, { $vp } mehr.
does-village-smithy = Am Spielende bringt jede Eisenstütze vor einem geleerten Abschnitt { $vp } statt { $usual }.
does-marker = Einmal, ab der nächsten Phase; unbenutzt bringt der Marker am Spielende { $vp }.
does-marker-hauling-cable = Marker, jederzeit in deinem Zug: { $water } entfernen und { $vp } erhalten.
does-marker-disk = Marker: zählt als { $disk }.
does-marker-windlass = Marker, zwischen zwei Arbeitern: Der Haspelknecht führt ohne Lohn bis zu { $actions ->
        [one] { $actions }⍽Aktion
       *[other] { $actions }⍽Aktionen
    } aus, auch wenn er außerdem bezahlt ist.
does-marker-oil-lamp = Marker, direkt vor oder nach deiner eigenen Auswahl: Tausche eine Scheibe einer Reserve gegen eine andersfarbige im Pool daneben.
does-marker-wicker-basket = Marker bei Bauer oder Knecht: Er darf Scheiben mehrerer Farben haben und macht all deren Arbeit; für dich keine Synergie in dieser Phase. Entwickelt er stattdessen, kommt der Marker zurück.
does-marker-cottage = Marker beim Arbeiter, der entwickelt: steht für genau { $count } der geforderten Scheiben. Wird nichts erworben, kommt er zurück.
does-marker-kiepenkerl = Marker: zählt als Scheibe beliebiger Farbe, bezahlt aber nie den Bergmann.
does-marker-market = Marker, jederzeit in deinem Zug: { $pay } vom Hof gegen { $gain }.
does-marker-abandoned-farm = Marker, jederzeit in deinem Zug: { $gain } erhalten.
does-end-wheelbarrow = Am Spielende { $vp } für jeden geleerten Abschnitt mit Schubkarre.
does-end-oil-lamp = Am Spielende { $vp } für jeden geleerten Abschnitt mit Öllampe.
does-end-lorry = Am Spielende { $vp } für jeden geleerten Abschnitt mit Lore.
does-end-agriculture = Am Spielende { $vp } für jedes Landwirtschaftssymbol auf deinen Entwicklungen.
does-end-building = Am Spielende { $vp } für jedes Gebäudesymbol auf deinen Entwicklungen.
does-end-mining = Am Spielende { $vp } für jedes Bergbausymbol auf deinen Entwicklungen.
line = { FORM($parts, "dots") }
line-nothing = nur SP
line-choose = { FORM($options, "either") }
line-optional = nach Wunsch: { FORM($options, "either") }
line-pick = { $count } von: { FORM($gifts, "plain") }
line-price = kostet: { FORM($options, "or") }
line-charcoal-burner = { $wood }: { $made }
line-bucket = { $seasons ->
        [none] keine Wirkung
       *[some] kein Wasser { $seasons }
    }
line-horse-and-cart = { $vp } je Kohle im Winter
line-water-channel = { $water } entfernt: { $vp }
line-towpath-horse = Reihenfolge nach Karren⍽1 oder 2
line-thanksgiving = Gabe im Herbst: { $vp }
line-thanksgiving-dry = keine Gabe, da der Herbst trocken ist
line-schultheiss = Pacht: { $lease }
line-pit-car-tipple = +{ $vp } je Entwicklung
line-village-smithy = Eisenstützen { $vp }
line-marker-hauling-cable = einmal: −{ $water }, { $vp }
line-marker-disk = einmal: { $disk }
line-marker-windlass = einmal: Haspelknecht, { $actions ->
        [one] { $actions }⍽Aktion
       *[other] { $actions }⍽Aktionen
    }
line-marker-oil-lamp = einmal: Scheiben tauschen
line-marker-wicker-basket = einmal: gemischte Arbeit
line-marker-cottage = einmal: { $count }⍽Scheiben für ein Plättchen
line-marker-kiepenkerl = einmal: beliebige Scheibe
line-marker-market = einmal: { $pay } gegen { $gain }
line-marker-abandoned-farm = einmal: { $gain }
line-end-wheelbarrow = Ende: Schubkarren
line-end-oil-lamp = Ende: Öllampen
line-end-lorry = Ende: Loren
line-end-agriculture = Ende: Landwirtschaft
line-end-building = Ende: Gebäude
line-end-mining = Ende: Bergbau
table-distant-none = nur neben deinen
wheel-dry = Trocken
wheel-summer-wet = Nasser Sommer
bonus-wheelbarrow = Schubkarren
bonus-tokens = Spielsteine
bonus-oil-lamp = Öllampen
bonus-thaler = Taler und Schulden
bonus-debt = Schulden und Wasser
bonus-lorry = Loren
bonus-does = { CAP($parts) }.
bonus-does-nothing = Bringt nichts.
bonus-counts-buildings = zählt als { $count } { $count ->
        [one] weiteres
       *[other] weitere
    } Gebäude
bonus-scores-wheelbarrow = bringt { $vp } für jeden geleerten Abschnitt mit Schubkarre
bonus-scores-oil-lamp = bringt { $vp } für jeden geleerten Abschnitt mit Öllampe
bonus-scores-lorry = bringt { $vp } für jeden geleerten Abschnitt mit Lore
bonus-scores = bringt { $vp }
bonus-scores-tokens = bringt { $vp } für { $count ->
        [one] jeden deiner Spielsteine
       *[other] je { $count } deiner Spielsteine
    } auf Entwicklungen
bonus-returns-debt = gibt vor der Wertung der Schulden { $debt } zurück
bonus-counts-thaler = zählt als { $thaler } mehr
bonus-is-dry = lässt Wasser in der Grube nichts kosten

## The table: prompts, tips, previews and sheets

table-distant-goods = { FORM($goods, "or") }
play-over = Das Spiel ist zu Ende.
play-asked = { $seat }: { $what }
play-actions = { $count ->
        [one] { $count }⍽Aktion
       *[other] { $count }⍽Aktionen
    }
play-ask-actions = { CAP(FORM($field, "the")) } hat noch { $actions }
play-ask-hand-over = Klicke an, wer { $coal } erhalten soll
play-coal-of-farm = { $coal } vom Hof
play-coal-of-mine = { $coal } aus der Grube
play-coal-of-shaft = { $coal } aus dem Schacht
play-coal-of-tile = { $coal } vom Plättchen
play-ask-drain = Klicke das Wasser an, um { $most ->
        [1] { $water }
       *[other] bis zu { $water }
    } zu entfernen
play-ask-dig = Klicke die Kohle an, um { $coal } abzubauen
play-ask-marker = Wähle den Marker, den du nimmst
play-ask-bonus = Nimm geheim einen Bonusmarker
play-ask-trade = Nimm { $load } von „{ $tile }“ und 1⍽Ressource, lege eine andere darauf
play-ask-spend = Wähle, was du für „{ $tile }“ ausgibst
play-ask-choice = Wähle, was „{ $tile }“ bewirkt
play-ask-choice-or-none = Wähle, was „{ $tile }“ bewirkt, oder verzichte
play-ask-worker = Klicke einen Arbeiter an
play-ask-worker-or-tile = Klicke einen Arbeiter an oder die Entwicklung für ihn
play-ask-tile = Klicke die Entwicklung an, die du erwerben willst
play-ask-done = Kein Arbeiter kann mehr etwas tun: Der Zug endet
play-ask-done-or-free = Du kannst noch { FORM($free, "or") }
play-ask-scoring = Vor der Wertung kannst du { FORM($free, "or") }
play-free-prop = { FORM($goods, "or") } als Stütze setzen
play-free-burn = Holz verkohlen
play-free-marker = einen Marker einsetzen
play-ask-gift = Klicke an, wem du { $food } für { $brings } gibst
play-ask-gift-to-supply = Gib { $food } in den Vorrat für { $brings }
play-no-water = kein Grubenwasser
play-ask-swap = Tausche mit der Öllampe eine Scheibe der Reserve
play-ask-with-lamp = { $asked }; oder erst die Öllampe
play-ask-cart = Klicke den Karren an, der für die Zugreihenfolge gewertet wird
play-ask-first-taking = Nimm alle Scheiben einer Farbe aus einem Pool, auf Karren⍽1
play-ask-second-taking = Nimm noch einmal, bis zu { $limit ->
        [one] { $limit }⍽Scheibe
       *[other] { $limit }⍽Scheiben
    } insgesamt, auf Karren⍽2
play-ask-water-return = Weniger als { $limit ->
        [one] { $limit }⍽Scheibe
       *[other] { $limit }⍽Scheiben
    }: Klicke an, um { $water } zurückzugeben
play-ask-planning = Lege Scheiben, Marker, Nahrung und Taler auf die Felder der Arbeiter
play-ask-storage = Klicke an, was du einlagerst; der Rest geht verloren
play-ask-haul = Lege { $good } auf das markierte Feld
play-ask-field = Lege { FORM($field, "to") } { $pay }
play-ask-own = Lege { FORM($field, "to") } Scheiben oder Marker
play-button-planned = Planung abschließen
play-button-stored = Lagerung abschließen
play-button-stop = Arbeiter hört auf
play-button-lamp = Öllampe behalten
play-button-without = Verzichten
play-button-gift = Nahrung behalten
play-button-taken = Nichts mehr nehmen
play-button-water = Wasser behalten
play-button-turn = Zug beenden
play-button-score = Kohle werten
play-badge-price = { $field }: { $price }
play-badge-gift-wet = { $food }, mit Wasser
play-badge-gift-dry = { $food }, ohne Wasser
play-badge-kiepenkerl = Kiepenkerl als { FORM($colour, "short") } Scheibe
play-badge-good = { $good }
play-take = { $disks } aus Pool⍽{ $pool } nehmen
play-take-with-water = { $disks } aus Pool⍽{ $pool } nehmen, dazu { $water }
play-swap = { $action } aus Pool⍽{ $pool } gegen { FORM($reserve, "short") } aus der Reserve tauschen
play-give-food = { $food } an { $to } geben
play-give-food-to-supply = { $food } in den Vorrat geben
play-gift-wet = { $gift }, das Wasser nehmen
play-gift-dry = { $gift }, das Wasser liegen lassen
play-count-cart = Karren⍽{ $cart } werten: Reihenfolgewert { $value }
play-lay = { $field }: { FORM($lay, "plain") }
play-work = { $field }: { FORM($work, "plain") }
play-work-with-kiepenkerl = { $field }, der Kiepenkerl als { FORM($colour, "short") } Scheibe: { FORM($work, "plain") }
play-acquire = { CAP(FORM($field, "the")) } erwirbt „{ $tile }“
play-acquire-for = { CAP(FORM($field, "the")) } erwirbt „{ $tile }“ für { $price }
play-prop = { $good } { FORM($place, "in") } als Stütze setzen
play-burn = { $wood } verkohlen für { $goods }
play-use-marker = { $marker }: { $does }
play-cable = { $vp }, und { $water } wird entfernt
play-windlass = der Haspelknecht hat { $actions } ohne Lohn
play-trade = { $lays } auf „{ $tile }“ legen, { $takes } nehmen
play-choose = { CAP($option) }
play-store = { $good } { FORM($slot, "in") } einlagern
play-store-nothing = { CAP(FORM($slot, "in")) } nichts einlagern
play-dig = { $coal } abbauen
play-dig-last = { $coal } abbauen, die letzte der Pinge: { $actions } ungenutzt
play-drain = { $water } entfernen
play-give-coal = { $coal } an { $to } geben
play-reel = { $coal } hochhaspeln
play-return-water = { $water } zurückgeben
play-take-bonus = Bonusmarker „{ $bonus }“ nehmen
play-take-marker = Marker „{ $marker }“ nehmen
play-works = geht an die Arbeit
play-uses = { FORM($uses, "plain") }
play-outlook = { FORM($uses, "or") }
play-development = „{ $tile }“
play-developments = { $count ->
        [one] { $count }⍽Entwicklung
       *[other] eine von { $count }⍽Entwicklungen
    }
play-nothing-yet = noch nichts zu tun
play-nothing-yet-but-spent = noch nichts zu tun, und der Lohn ist weg
play-nothing-before-prop = nichts zu tun, bevor eine Stütze gesetzt ist
play-none-within-reach = keine der { $count }⍽Entwicklungen dieses Preises ist in Reichweite
play-not-this-one = „{ $tile }“? { $why }
play-vain = { $lay } für { FORM($field, "whom") }
play-lost = So wäre umsonst: { FORM($vain, "plain") }
play-lost-and-unused = So wäre umsonst: { FORM($vain, "plain") }; { $count ->
        [one] { $count }⍽Scheibe bleibt
       *[other] { $count }⍽Scheiben bleiben
    } ungenutzt
play-unused = { $count ->
        [one] { $count }⍽Scheibe ungenutzt
       *[other] { $count }⍽Scheiben ungenutzt
    }
play-field = { $field }: { $said }
play-adviser-thinks = Er überlegt…
play-ask-advice = Rat
play-winter-over = Der Winter ist vorbei: Das hat jeder Schritt gebracht
play-looking-at = Das Tableau von { $other }. Rechtsklick oder Esc: zurück zu { $seat }
play-step-by-step = { $seat } ist am Zug: Klick oder Leertaste zeigt die Entscheidung
play-thinking = { $seat } überlegt
play-thinking-click = { $seat } überlegt: Ein Klick beschleunigt
play-to-spring = Weiter zum Frühling
play-your-turn = { $name }, du bist am Zug
curtain-plan = Gib { $name } die Maus
curtain-bonus = Nur für { $name }
curtain-why-plan = Pläne werden geheim gelegt; alle anderen schauen weg.
curtain-why-bonus = Bonusmarker sind geheim; alle anderen schauen weg.
curtain-i-am = Ich bin { $name }
curtain-face-down = Wieder verdecken
menu-title = Menü
menu-on = Weiterspielen
menu-save-elsewhere = Anderswo speichern
menu-leave = Zum Titel
menu-quit = Beenden
menu-keys = Esc zurück · W warum · A Rat · Leertaste schneller
menu-keys-steering = Pfeile, Tab: weiter · Eingabe klickt · L Protokoll
menu-keys-always = S Tempo · M Ton · N Musik · F11 Vollbild
menu-on-replay = Weiter nachspielen
menu-leave-replay = Nachspielen verlassen
menu-replay-keys = Links, Rechts: Schritt · Leertaste spielt · F folgt · R Regeln
menu-replay-keys-always = V Zahlen · S Tempo · M Ton · N Musik · F11 Vollbild
trade-lay = { $good } gegen:
trade-take = { FORM($goods, "plain") }
trade-note = { $load }, was darauf liegt, und 1⍽Ressource aus dem Vorrat.
bonus-title = Bonusmarker
bonus-note = Nimm geheim einen: Er wird am Ende des Spiels aufgedeckt und gewertet.
bonus-gone = schon genommen
bonus-now = Wäre das Spiel jetzt zu Ende: { $vp }
winter-coal-vp = { $coal }: { $vp }
winter-no-coal = keine Kohle
winter-paid-nothing = nichts
winter-left = Ohne Lagerplatz und verloren: { FORM($goods, "plain") }
winter-all-stored = Alles hat einen Lagerplatz.
winter-slot = { FORM($slot, "short") }
winter-slot-worth = { $good }: { $vp }
winter-slot-kept = für den Frühling
tip-and = { $first } { $second }
tip-shaft-water = Wasser im Schacht: Ab { $reeling } wird keine Kohle hochgehaspelt, ab { $tunnel } im Stollen keine abgebaut. Der Haspelknecht entfernt es, oder eine Entwicklung.
tip-pinge-water = Wasser in der Pinge: Ab { $stops } wird hier keine Kohle abgebaut. Eine schwarze Scheibe entfernt { $most ->
        [1] 1
       *[other] bis zu { $most }
    }.
tip-shaft-coal = Kohle aus dem Stollen wartet im Schacht, bis sie auf den Hof hochgehaspelt wird, in der Regel vom Haspelknecht.
tip-tokens = Die übrigen Spielsteine: Jede Entwicklung braucht einen.
tip-debt = Was bei der Pachtzahlung im Winter fehlt. Am Ende zählt der erste { $first }, jeder weitere { $more }.
tip-carts = Die Scheiben auf Karren⍽1 bestimmen die Zugreihenfolge (gelb { $yellow }, braun { $brown }, schwarz { $black }): Der niedrigste Wert kommt zuerst. { $second }
tip-cart-2 = Karren⍽2 zählt nicht.
tip-cart-2-may-count = Mit „{ $tile }“ darf stattdessen Karren⍽2 zählen.
tip-section = Ist dieser Abschnitt geleert, bringt er am Ende { $vp }.
tip-section-with-tiles = Ist dieser Abschnitt geleert, bringt er am Ende { $vp }, und { $more } mehr für jede dieser Entwicklungen: { FORM($tiles, "plain") }.
tip-iron-only = Auf dieses Feld kommt nur Eisen, und kein Feld wird übersprungen.
tip-wood-or-iron = Auf dieses Feld kommt Holz oder Eisen.
tip-iron-prop = Eisen bringt hier am Ende { $vp }, wenn der Abschnitt rechts davon geleert ist.
tip-no-bonus = Wer eine schwarze Entwicklung erwirbt, nimmt geheim einen Bonusmarker und legt ihn hierher.
tip-hidden-bonus = Ein geheim genommener Bonusmarker: Er wird am Ende des Spiels aufgedeckt und gewertet.
tip-reserve = Die Scheiben, die als Nächstes kommen. Vor der nächsten Phase rücken sie in den Pool daneben, wo man sie nehmen kann; bis dahin nimmt sie niemand.
tip-wet-pool = Wer bei der ersten Auswahl hier nimmt, nimmt auch { $water }.
tip-level = { $arrival ->
        [none] Keine SP für die Reihenfolge der Ankunft.
       *[some] SP auf jeder Entwicklung nach der Reihenfolge der Ankunft: { FORM($arrival, "plain") }.
    } { $access }
tip-level-1 = Entwicklungen der Stufe⍽1 können alle erwerben.
tip-level-beside = Sie muss an eine deiner Entwicklungen angrenzen.
tip-level-distant = Sie muss an eine deiner Entwicklungen angrenzen; eine, die andere schon besitzen, gibt es von fern für { FORM($price, "or") } an den letzten Besitzer.
tip-level-black = Wer mitspielt, erwirbt höchstens eine, und jede hat nur einen Besitzer.
tip-level-black-with-bonus = Wer mitspielt, erwirbt höchstens eine, und jede hat nur einen Besitzer. Dazu gibt es einen geheim gewählten Bonusmarker: Durch ihn zählt etwas am Spielende mehr, zum Beispiel geleerte Abschnitte oder Spielsteine.
tip-undo = Nimmt zurück, was du zuletzt gelegt oder entschieden hast (Esc, rechte Maustaste).
tip-why = Warum ein Automa zuletzt so entschieden hat und was er sonst abgewogen hat (W).
tip-log = Ein Klick zeigt mehr vom Protokoll.
tip-more = Ein Klick zeigt alle Gründe und was sonst abgewogen wurde.
tip-ask = Was Automa { $adviser } an deiner Stelle täte, und warum (A). Er sieht nur, was du siehst. In der Statistik zählt diese Partie dann als eine mit Rat.
reach-owned = { $seat } besitzt sie
reach-closed = Vergeben: Eine schwarze hat nur einen Besitzer
reach-one-black = { $seat } hat schon eine schwarze Entwicklung
reach-free = In Reichweite von { $seat }, ohne weitere Kosten
reach-priced = In Reichweite von { $seat }
reach-far = Außer Reichweite von { $seat }
reach-distant = Fern von { $seat }: { FORM($price, "or") } an { $owner }
lying-load = Auf „{ $tile }“ liegt { $load }.
lying-coal = Auf „{ $tile }“ liegt: { $coal }.
lying-water = Hier liegendes Wasser: { FORM($waters, "plain") }.
lying-water-of = { $seat } { $water }

## Title, new game, saves and results

language-name = Deutsch
settings-row-language = Sprache
form-back = Zurück
title-under = Bauern und Bergleute im südlichen Ruhrgebiet
title-foot = Eine inoffizielle Umsetzung mit eigenen Zeichnungen und Texten
title-new-game = Neues Spiel
title-quit = Beenden
laying = Der Tisch wird gedeckt
player-human = Mensch
player-automa = Automa
seat-colour-red = Rot
seat-colour-blue = Blau
seat-colour-green = Grün
seat-colour-purple = Violett
seat-colour-tip = { CAP($colour) }. Ein Klick gibt die nächste Farbe.
newgame-head-seats = Plätze
newgame-head-variants = Varianten
newgame-head-seed = Startwert
newgame-head-board = Auslage
newgame-head-modules = Module
newgame-head-tiles = Plättchen
newgame-head-mix = Dazu
newgame-seat-count = { $count }⍽Plätze
newgame-note-people = Eine Maus für alle: Beim Wechsel bleiben die Pläne verdeckt.
newgame-note-automas = Klicke einen Automa an, um Spielstärke und Temperament zu wählen.
newgame-note-watched = Bei diesem Spiel siehst du nur zu.
newgame-player-tip = Wähle Spielstärke und Temperament des Automas.
newgame-who-plays = Wer spielt { $colour }?
newgame-temperaments = Temperament
newgame-temperament = { CAP($temperament) }
newgame-no-temperament = { $level } hat keines.
newgame-open-planning = Offene Planung
newgame-start-buildings = Mit den Gebäuden beginnen
newgame-start-improved-farmhand = Mit Großknechten beginnen
newgame-open-tip = Geplant wird in Zugreihenfolge, und alle sehen die Pläne (V5).
newgame-buildings-tip = Alle besitzen die Gebäude von Anfang an; ihre Plättchen liegen nicht in der Auslage (V3).
newgame-farmhand-tip = Jeder Knecht darf von Anfang an entwickeln; nicht in der Auslage: { $tiles } (V3).
newgame-black-tip = Eine weitere Stufe mit schwarzen Entwicklungen. Alle erwerben höchstens eine, erhalten dafür { FORM($arrivals, "or") }⍽SP und nehmen einen geheimen Bonusmarker (B1 bis B6).
newgame-iron-tip = { $years }⍽Jahre, Eisen als Stützen im ausgebauten Stollen, eine Werkstatt für alle, die ihre Pinge erschöpfen, und weitere Plättchen, { $tiles } an der Zahl (I1 bis I6).
newgame-sides-tip = Seite A ist für alle gleich; die Tafeln von Seite B sind verschieden und werden ausgeteilt (I4).
newgame-tunnel-side = Stollen Seite { $side }
newgame-board = { $board }
newgame-by-hand = Ziehe Plättchen zwischen Auslage und Stapel oder klicke sie an: weg von der Auslage, zurück auf ein leeres Feld.
newgame-from-all = Ist keine neue Entwicklung gewählt, wird eine empfohlene Auslage aus allen gezogen.
newgame-first-fixed = Im ersten Spiel liegen die niedrigsten Nummern jeder Stufe aus (S5).
newgame-tiles-first = erstes Spiel
newgame-tiles-random = zufällig
newgame-tiles-recommended = empfohlen
newgame-tiles-chosen = von Hand
newgame-draw-again = Neu ziehen
newgame-clear = Auslage leeren
newgame-another-seed = Anderer Startwert
newgame-mix-all = alle
newgame-mix-none = keine
newgame-begin = Beginnen
newgame-thaler = { $offered } im Angebot
newgame-thaler-asked = { $offered } im Angebot, { $asked } nötig
newgame-none-left = alle in der Auslage
newgame-empty-place = Ein leeres Feld der Stufe⍽{ $level }.
newgame-level-full = Die Stufe ist voll: Klicke das Plättchen an, dessen Feld es einnimmt.
newgame-other-level = { $number } { $tile } gehört auf Stufe⍽{ $level } (V2).
newgame-unnamed = { $seat } braucht einen Namen.
newgame-namesakes = Jeder Platz braucht einen eigenen Namen.
newgame-places-empty = { $count ->
        [one] Ein Feld der Auslage ist noch leer.
       *[other] { $count }⍽Felder der Auslage sind noch leer.
    }
module-iron-sided = Eisen (Stollen Seite { $side })
saved-title = Gespeicherte Spiele
saved-unfinished = Zum Fortsetzen
saved-finished = Beendet: noch einmal ansehen
saved-no-unfinished = Kein Spiel wartet auf seine Fortsetzung.
saved-no-finished = Kein gespeichertes Spiel ist zu Ende.
saved-listed = { FORM($items, "plain") }
saved-about = { $when } · { FORM($modules, "plain") }
saved-date = { $day }. { $month } { $year }, { $clock }
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
saved-move = Spielschritt⍽{ $move }
saved-move-of = Spielschritt⍽{ $move } von { $moves }
saved-damaged = Beschädigt
saved-damaged-to-move = Beschädigt: Es geht ab { $move } weiter.
saved-damaged-to-end = Beschädigt: Es lässt sich bis zum Ende ansehen.
saved-former-to-move = Nach früheren Regeln gespielt: Es geht ab { $move } weiter.
saved-former-to-end = Nach früheren Regeln gespielt: Es lässt sich bis zum Ende ansehen.
saved-fault-damaged = Es ist beschädigt: { $why }.
saved-fault-newer = Es stammt aus einer neueren Ausgabe: { $why }.
saved-fault-former = Es wurde nach anderen Regeln gespielt als den heutigen: { $why }.
saved-fault-ruleset = Sein Regelsatz fehlt: { $why }.
saved-fault-figures = Sein Regelsatz ist jetzt ein anderer: { $why }.
saved-gone = Es ist nicht mehr da.
saved-closed = Es lässt sich im Moment nicht öffnen: { $why }.
saved-stuck = Es lässt sich nicht fortsetzen: { $why }.
saved-aside = Ein gespeichertes Spiel ist beschädigt und heißt jetzt { $file }: { $why }.
saved-aside-replaced = sein heiler Anfang ist jetzt ein eigenes Spiel
saved-folder-closed = { $folder } lässt sich im Moment nicht lesen: { $why }.
unseated-line = die Zeile für Spieler { $seat } sagt nicht, wer dort sitzt
unseated-colours = zwei Plätze haben dieselbe Farbe ({ $colour })
unseated-nobody = es sagt nicht, wer wo sitzt
unseated-unknown = der Automa „{ $automa }“ ist hier nicht bekannt
stuck-title = Im Moment nicht spielbar
stuck-damaged = Ein beschädigtes Spiel
stuck-former = Ein Spiel nach früheren Regeln
stuck-step-through = Schritt für Schritt ansehen
stuck-go-on = Ab { $move } fortsetzen
stuck-damaged-sound = { $what } Was davor liegt, ist heil und lässt sich als neues Spiel fortsetzen; die alte Datei bleibt als { $file } erhalten.
stuck-former-sound = { $what } Was davor liegt, ist heil und lässt sich als neues Spiel fortsetzen; die alte Datei bleibt, wie sie ist.
taken-title = In einem anderen Fenster offen
taken = Es wird gerade in einem anderen Fenster gespielt. Du kannst es bis zum jetzigen Stand ansehen oder mit einer Kopie weiterspielen; das Spiel im anderen Fenster bleibt, wie es ist.
taken-look-on = Ansehen
taken-copy = Mit einer Kopie fortsetzen
unsaved-title = Nicht gespeichert
unsaved-game = Dieses Spiel steht in keiner Datei: { $why }.
unsaved-try-again = Noch einmal versuchen
unsaved-elsewhere = Oder anderswo speichern
unsaved-trying = Gerade wird geprüft, ob das Spiel dort gespeichert werden kann
unsaved-back = Zurück an den Tisch
unsaved-leave-game = Gehen und das Spiel verlieren
unsaved-folder-usual = Der übliche Ordner
unsaved-folder-documents = Dokumente
unsaved-folder-desktop = Schreibtisch
unsaved-folder-own = Dein eigener Ordner
unsaved-folder-temporary = Temporäre Dateien
session-saved = Das Spiel wird nach jedem Spielschritt gespeichert.
session-saved-in = Das Spiel wird gespeichert in { $folder }.
session-not-saved = Nicht gespeichert: { $lost }
session-not-saved-why = Nicht gespeichert: { $lost } ({ $why })
session-lost-game = dieses Spiel
session-moved = { $former } wurde anderswo geändert: Dieses Spiel ist { $file }
trouble-slow = der Datenträger antwortet nicht
trouble-in = { $folder }: { $why }
settings-not-kept = Die Einstellungen lassen sich nicht sichern: { $why }.
settings-file-unread = { $file }: { $why }; es gelten die üblichen Einstellungen.
settings-file-aside = { $file } { $what }: Sie heißt jetzt { $aside }, und es gelten die üblichen Einstellungen.
settings-file-stays = { $file } { $what }: Es gelten die üblichen Einstellungen ({ $why }).
settings-file-damaged = ist in Zeile { $line } beschädigt
settings-file-no-text = ist kein Text
settings-file-empty = enthält keine Einstellungen
settings-file-kept = die Datei dort ist nicht lesbar und wird darum nicht überschrieben
settings-value = { $file }: { $key } ist { $value }, gültig wäre { $right }; es gilt { $usual }.
settings-value-switch = true oder false
settings-value-word = eines von { FORM($words, "plain") }
settings-value-number = eine ganze Zahl von { $low } bis { $high }
result-wins = { $seat } gewinnt mit { $vp }
result-ranked = { $rank }. { $name }
result-tie-coal = Gleich viele SP: Wer mehr Kohle aus der Grube entfernt hat, gewinnt.
result-tie-order = Gleich viele SP und Kohle: Wer in der Zugreihenfolge weiter vorn liegt, gewinnt.
result-to-title = Zum Titel
result-step-through = Noch einmal ansehen
result-back = Zurück zur Aufzeichnung
the-game = Das Spiel
window-no-display = kein Bildschirm, auf dem sich ein Fenster öffnen ließe ({ $why })
window-no-driver = kein Bildschirm, auf dem sich ein Fenster öffnen ließe (da ist nur der Treiber { $driver })
window-not-opened = das Fenster ließ sich nicht öffnen ({ $why })
window-gone = der Bildschirm ist weg ({ $why })
unsaved-moves = { $count ->
        [0] Was zurückgenommen wurde, steht noch in der Datei: { $why }.
        [one] Der letzte Spielschritt steht in keiner Datei: { $why }.
       *[other] Die letzten { $count }⍽Spielschritte stehen in keiner Datei: { $why }.
    }
unsaved-leave = { $count ->
        [0] Gehen, wie zuletzt gespeichert
        [one] Ohne diesen Schritt gehen
       *[other] Ohne diese { $count }⍽Schritte gehen
    }
session-lost-moves = { $count ->
        [0] was zurückgenommen wurde
        [one] der letzte Spielschritt
       *[other] die letzten { $count }⍽Spielschritte
    }

## Commands, set-up and their errors

# Help: said before any package is there, so these entries are one line without any choice (game/plain_words.py)
help-about = Haspelknecht: eine inoffizielle digitale Ausgabe des Brettspiels.
help-about-window = Ohne Befehl öffnet sich das Fenster; mit einer Aufzeichnung, { $pattern }, zeigt es das Spiel darin.
help-examples = Beispiele:
help-example-play = im Fenster spielen
help-example-size = in einem Fenster dieser Größe spielen
help-example-record = ein aufgezeichnetes Spiel am Tisch durchgehen
help-example-test = alles einrichten und die Tests ausführen
help-each = Jeder Befehl hat seine eigene Hilfe: { $example }
help-commands = Befehle
help-command = BEFEHL
help-usage = Aufruf:
help-positional = Argumente
help-options = Optionen
help-help = diese Hilfe zeigen und beenden
help-more = { $said } (mehr: { $command })
help-file = DATEI
help-folder = ORDNER
help-path = PFAD
help-name = NAME
help-names = NAMEN
help-size = BxH
help-which = WELCHE
help-ids = NUMMERN
help-side = SEITE
help-parent = VORLAGE
help-what = WAS
help-vp = SP
help-address = ADRESSE
help-language = { $languages } (die des Systems, wenn sie dabei ist, sonst { $first })
help-play = das Fenster öffnen
help-play-about = Das Fenster öffnen und spielen, oder ein aufgezeichnetes Spiel am Tisch durchgehen.
help-play-file = eine Aufzeichnung zum Durchgehen, { $pattern } (docs/record.md), oder ein Ordner davon, als Liste des Notierten oder Sehenswerten
help-play-size = des Fensters, zum Beispiel { $example }
help-play-language = des Fensters, für dieses Mal: { $languages } (wie in den Einstellungen)
help-play-fullscreen = den ganzen Bildschirm nutzen
help-of-record = die Regelsatz-Datei, nach der das aufgezeichnete Spiel gespielt wurde, wo immer sie liegt
help-test = die Tests ausführen
help-test-about = Die Tests ausführen. Was auf { $command } folgt, wird an pytest weitergegeben.
help-simulate = viele Spiele ohne Fenster spielen
help-simulate-about = Automas ohne Fenster gegeneinander spielen lassen und ausgeben, was dabei herauskam.
help-simulate-seeds = Spiel n wird mit dem Startwert { $formula } gespielt; so lässt sich jede Zahl wiederholen.
help-simulate-advice = Wovon die Regeln abraten, steht auf stderr, je eine Zeile; gespielt wird trotzdem.
help-ladder = messen, wie stark die Automas sind
help-ladder-about = Automas mit wechselnden Plätzen gegeneinander spielen lassen und ausgeben, wie stark jeder ist.
help-ladder-more = Jedes Paar trifft aufeinander: bei zwei Plätzen einer gegen einen, bei drei und vier einer unter anderen des anderen Namens, und umgekehrt. Jeder Startwert wird mit jeder Verteilung der Plätze gespielt, reihum auf einer der Auslagen; aufgerundet wird auf ganze Runden. Das Ergebnis ist für jedes { $jobs } gleich. Strg+C beendet vorzeitig und behält, was gespielt wurde; die Datei wird auch jede Minute geschrieben. Wie die Tabelle zu lesen ist: docs/automa.md.
help-automas = Automas:
help-automas-levels = Spielstärken, die höchste zuerst
help-automas-tempered = mit einem Temperament: { $temperaments }; ohne: { $without }
help-automas-baselines = Vergleichsspieler zum Messen; { $mcts } denkt N Durchspiele je Entscheidung
help-tune = die Gewichte eines Automas finden
help-tune-about = Die Gewichte eines Automas durch Spiele gegen sich selbst finden und dort messen, wo nichts abgestimmt wurde.
help-tune-search = Sucht Gewichte (game/automa/weights.py) mit CMA-ES, im Logarithmus eines jeden, sodass sie über 0 bleiben; Anteile bleiben bei höchstens 1. Zwei sitzen am Tisch, und die Güte eines Kandidaten ist sein mittlerer Abstand in SP zu einem Gegner. Alle Kandidaten einer Generation spielen dieselben Startwerte auf beiden Plätzen, jede Generation hat neue. Das Ergebnis ist, wo die Suche am Ende steht, nicht der Kandidat mit dem meisten Glück. Gemessen wird mit anderen Startwerten und auf Auslagen, auf denen nicht abgestimmt wurde; es ist für jedes { $jobs } gleich. Strg+C beendet vorzeitig und behält, was gefunden wurde.
help-tune-screen = { $screen } sucht nicht: Die Gewichte beider Spieler werden zufällig gestört, und eine Regression zeigt, welche wichtig sind. { $others } bedeuten dabei nichts.
help-tune-weights = Ohne { $option } werden diese gesucht: { $weights }; und { $screen } nimmt alle, die in den verlangten Spielen eine Rolle spielen. Wie die Ausgabe zu lesen ist: docs/automa.md.
help-tune-which = gesuchte Gewichte (zwölf, siehe unten)
help-tune-from = Anfang: { $names } ({ $default })
help-tune-against = die Gewichte des Gegners: { $names } ({ $default })
help-tune-level = wer damit spielt, auf beiden Seiten ({ $default })
help-tune-out = die gefundenen Gewichte schreiben, in der Form von game/automa/data/weights.toml
help-tune-games = jedes Kandidaten in jeder Generation; auf ganze Paare aufgerundet ({ $default })
help-how-many = wie viele ({ $default })
help-tune-population = Kandidaten einer Generation (4 + 3 ln der Zahl der Gewichte)
help-tune-held-out = Spiele, um Anfang und Ergebnis zu messen, je ({ $default })
help-tune-screen-games = so viele Spiele spielen und zeigen, welche Gewichte wichtig sind; nichts wird abgestimmt oder geschrieben
help-playtest = einen Regelsatz in Tausenden Spielen erproben
help-playtest-about = Einen Entwurf der Regeln in Tausenden Spielen erproben und berichten, was sie zeigen.
help-playtest-more = Ein Regelsatz ergibt ein Porträt; mit { $against } spielen zwei dieselben Startwerte mit denselben Sitzordnungen, und was sich unterscheidet, wird vom Zufall getrennt. Plätze mit verschiedenen Automas wechseln. Eine Auslage darf mit ihren ersten Buchstaben genannt werden. In den Ordner kommen report.html, summary.json, games.parquet (eine Zeile je Spiel und Platz) und Aufzeichnungen sehenswerter Spiele, die { $example } am Tisch öffnet. Derselbe Befehl ergibt dieselben Zahlen, für jedes { $jobs }. Strg+C beendet vorzeitig und behält, was gespielt wurde; { $resume } macht weiter. Wie man einen Regelsatz schreibt: docs/rulesets.md; was gemessen wird: docs/metrics.md.
help-playtest-ruleset = der Entwurf, der erprobt wird ({ $default })
help-playtest-against = ein Regelsatz zum Vergleich; base ist einer
help-playtest-out = für Bericht und Spiele; wird bei Bedarf angelegt
help-playtest-resume = mit dem Spieltest im Ordner weitermachen
help-playtest-games = je Regelsatz ({ $default }; mit { $until } höchstens { $most })
help-playtest-until = weiterspielen, bis das 95-%-Intervall der wichtigsten Kennzahl zu jeder Seite so viele SP hat: { $example }
help-playtest-price = zeigen, was jede Entwicklung wert ist, indem sie bei N Startwerten gesperrt und erzwungen wird ({ $default })
help-playtest-cluster = ein Dask-Scheduler, dessen Worker spielen: { $example }
help-boards-first = mit Kennung oder deren ersten Buchstaben ({ $default })
help-ruleset = Regelsätze schreiben, prüfen und vergleichen
help-ruleset-about = Hilft, einen Regelsatz zu schreiben: eine Datei, die Werte, Plättchen oder Auslagen des Spiels ändert.
help-ruleset-more = Eine Regelsatz-Datei nennt nur, was anders ist als in ihrer Vorlage: im Grundspiel oder in einer anderen Datei, die sie erweitert. Wie man eine schreibt, von der Idee bis zum Urteil: docs/rulesets.md.
help-ruleset-does = was er kann
help-ruleset-new = eine Datei für den Anfang schreiben
help-ruleset-new-about = Eine Regelsatz-Datei für den Anfang schreiben. Sie ändert noch nichts. Eine Datei, die es gibt, wird nie überschrieben.
help-ruleset-new-file = der Name endet auf { $ending }
help-ruleset-extends = base oder eine Regelsatz-Datei (base)
help-ruleset-check = alles nennen, was an Dateien falsch ist
help-ruleset-check-about = Alles nennen, was an Regelsatz-Dateien falsch ist, je eine Zeile mit Datei, Zeile, Schlüssel und dem, was richtig wäre; bei einer Datei ohne Fehler, in wie vielen Werten sie von ihrer Vorlage abweicht. Wenn etwas falsch ist, ist der Rückgabewert 2.
help-ruleset-file = eine Regelsatz-Datei
help-ruleset-diff = nennen, in welchen Werten sich zwei Regelsätze unterscheiden
help-ruleset-diff-about = Jeden Wert nennen, in dem der zweite Regelsatz vom ersten abweicht.
help-ruleset-either = base oder eine Regelsatz-Datei
help-replay = ein aufgezeichnetes Spiel als Text erzählen
help-replay-about = Ein aufgezeichnetes Spiel erzählen: jede Phase und jeden Spielschritt, was er bewirkte, und die Schlusswertung.
help-replay-file = eine Aufzeichnung, { $pattern } (docs/record.md)
help-coach = eine beendete Partie durchsehen: was am meisten gekostet hat, was gut war
help-coach-about = Sieht eine beendete Partie durch wie ein Trainer: SP nach Herkunft, die Entscheidungen, die am meisten SP gekostet oder gebracht haben, und woher der Unterschied kommt. Jede Entscheidung eines Platzes wird zu Ende gespielt, mit allem, was dort nicht zu sehen war, neu gezogen. Das dauert auf zwei Kernen bis zu drei Minuten.
help-coach-seat = der Platz, gezählt ab 1 (sonst der erste, an dem ein Mensch saß)
help-puzzles = Rätsel auflisten, beweisen und suchen
help-puzzles-about = Rätsel sind Stellungen aus echten Partien, in denen ein Ergebnis das beste ist und nichts Verborgenes entscheidet. Bewiesen werden sie, indem jeder Weg durchsucht wird.
help-puzzles-does = was zu tun ist
help-puzzles-list = die Rätsel auflisten
help-puzzles-prove = jeden Weg jedes Rätsels durchsuchen und das beste Ergebnis vergleichen
help-puzzles-find = in Partien von Bauern nach neuen Rätseln suchen
help-puzzles-folder = ein Ordner mit Rätseln (sonst die des Spiels)
help-puzzles-out = der Ordner, in den sie geschrieben werden
help-puzzles-more = find schreibt höchstens zwei Rätsel einer Aufgabe und Stufe, eines pro Partie. prove endet mit 2, wenn ein Rätsel falsch ist. Auch das Fenster zeigt deine (Lernen, Rätsel), wenn sie im Ordner „puzzles“ deiner Daten für dieses Spiel liegen oder in einem Ordner darin: Wo das ist, sagt docs/puzzles.md.
help-compile = Regeln und Automas kompilieren, damit sie schneller spielen
help-compile-about = Die Regeln und das Denken der Automas mit mypyc und dem C-Compiler dieses Systems kompilieren: dieselben Partien in weniger Zeit. Das geschieht einmal für einen Stand der Quellen; jeder Befehl nimmt, was dazu passt, und reines Python, wo es nichts gibt.
help-compile-check = so viele Partien auf beide Arten spielen, jede Automa ihren Teil, und sagen, ob es dieselben sind
help-pure = in reinem Python spielen, auch wenn kompiliert ist, und nichts kompilieren
help-test-compiled = mit kompilierten Regeln; gibt es keine, werden sie zuerst kompiliert
help-bench = messen, wie schnell alles ist, und wie laut
help-bench-about = Regeln, Automas, Labor, Start, Speichern, Statistik, Fenster, Ton und Musik messen und die Zahlen ausgeben. Nichts wird bestanden oder verfehlt.
help-bench-json = die Zahlen als JSON ausgeben
help-weigh = einen Zug gegen einen anderen abwägen, indem beide weitergespielt werden
help-weigh-about = Zwei Züge von der letzten Stellung einer Aufzeichnung aus bis zum Ende der Partie weiterspielen, mit derselben Stufe auf allen Plätzen und bei derselben neuen Verteilung, und sagen, was der zweite dem Platz mehr bringt als der erste.
help-weigh-file = eine Aufzeichnung, die vor dem Zug endet ({ $pattern })
help-weigh-move = ein Zug, wie er in Aufzeichnungen steht
help-weigh-better = der Zug, der dagegen gehalten wird
help-weigh-level = wer weiterspielt ({ $default })
help-weigh-deals = so viele Verteilungen dessen, was der Platz nicht sieht ({ $default }); 0 spielt von der Stellung selbst aus weiter, wenn nichts mehr gezogen wird
help-move = ZUG
help-measure = die Automas neu messen und das Dokument der Messungen erstellen
help-measure-about = Spielen lassen, was in docs/measured/records.toml unter diesen Namen steht, die Zahlen mit Datum und Commit nach docs/measured schreiben und aus allen Zahlen docs/automa.md erstellen und was das Fenster über die Stufen sagt. Ohne Namen wird nur dies erstellt.
help-measure-names = Namen von Messungen, oder all; manche spielen stundenlang
help-measure-list = sagen, wann jede Messung gemacht wurde und wie viel sich seither geändert hat
help-measure-games = mit so vielen Spielen jeder Besetzung ausprobieren: die Zahlen werden ausgegeben und nichts wird geschrieben
help-measure-more = Jeder Befehl wird gespielt, wie er dort steht, der Reihe nach, und geschrieben, sobald er endet: Strg+C behält, was zu Ende ist. Die Quellen müssen die eines Commits sein.
help-screenshots = jede Szene als PNG-Datei zeichnen
help-screenshots-about = Jede Szene, jeden Schritt und jeden Moment des Spiels als PNG-Dateien zeichnen; ein Bildschirm ist nicht nötig.
help-screenshots-folder = für die Dateien; wird bei Bedarf angelegt
help-default = ({ $default })
help-seats = Automas ({ $default })
help-seed = des ersten Spiels ({ $default })
help-first-seed = der erste der Startwerte ({ $default })
help-ruleset-option = eine Regelsatz-Datei, die Werte ändert ({ $default })
help-games = wie viele Spiele ({ $default })
help-mix = auch ausgeben, was sie in einem Spiel abbauen, herstellen, erhalten und erwerben
help-json = ein JSON-Objekt statt einer Tabelle ausgeben
help-board-group = Auslage und Module
help-layout = Auslage mit ihrer Kennung, { $example }
help-players = wer spielt ({ $default })
help-ladder-one = nur die Besetzungen spielen, in denen dieser der Spieler auf die anderen trifft
help-seat-counts = Zahlen der Plätze ({ $default })
help-ladder-games = Spiele jeder Besetzung ({ $default })
help-jobs = Prozesse, die spielen (so viele wie Kerne)
help-simulate-jobs = Prozesse, die spielen ({ $default })
help-ladder-out = die Tabelle auch schreiben, als { $endings }
help-ladder-resume = mit der Rangliste in der .json-Datei von { $out } weitermachen
help-tiles = { $ways }, oder Nummern Stufe für Stufe: { $example } ({ $default })
help-new-tiles = neue Entwicklungen, die untergemischt werden: { $example } oder all (keine)
help-modules = { $modules } (keine)
help-tunnel = Seite des ausgebauten Stollens mit iron: A oder B ({ $default })

# What cannot be read in a command line: said before any package is there too
arg-at = { $argument }: { $reason }
arg-required = fehlt: { $arguments }
arg-one = ein Wert wird gebraucht
arg-some = mindestens ein Wert wird gebraucht
arg-at-most-one = höchstens ein Wert ist möglich
arg-no-value = nimmt keinen Wert; angegeben ist { $value }
arg-choice = { $value } ist nicht bekannt; bekannt sind { $choices }
arg-rest = { $command } nimmt kein { $rest }
arg-before-what = { $command } { $what }: Die Optionen stehen hinter { $what }
arg-size = { $value } ist keine Größe; richtig ist eine von { $least } bis { $most }
arg-number = { $value } ist keine ganze Zahl von { $least } bis { $most }
arg-language = { $value } wird hier nicht gesprochen; bekannt sind { $languages }
arg-address = { $value } ist keine Adresse eines Schedulers; richtig ist eine wie { $example }
arg-twice = { $value }: jedes einmal ist richtig
arg-players = { $value }: richtig sind zwei Spieler oder mehr, jeder einmal
arg-counts = { $value } ist keine Liste aus { $counts }, jedes höchstens einmal
arg-ending = { $value } endet auf keines von { $endings }
arg-tiles = { $value } ist nichts von { $ways } und keine Nummern von Plättchen wie { $example }
arg-module = { $value } ist kein Modul; es gibt { $modules }
arg-side = { $value } ist keine Seite des Stollens; er hat { $sides }
arg-width = { $value } ist keine Breite über 0, wie { $example }

# Set-up: said before any package is there too
install-no-start = { $venv } startet nicht, wie es sollte; den Ordner löschen und neu starten
install-no-mend = { $venv } lässt sich nicht reparieren ({ $reason }); den Ordner löschen und neu starten
install-damaged = Ein Paket in { $venv } ist beschädigt ({ $reason }).
install-python = Haspelknecht braucht Python { $need } oder neuer, und dies ist { $have }; ein neueres gibt es auf { $address }; damit main.py starten
install-project = pyproject.toml neben main.py lässt sich nicht lesen ({ $reason }); neu klonen
install-unwritable = { $file }: lässt sich nicht schreiben ({ $reason })
install-done = Alles ist an seinem Platz.
install-begins = Wird einmal eingerichtet: eine virtuelle Umgebung in { $venv }
install-again = Beschädigtes in { $venv } wird neu installiert: { $packages }
install-packages = Pakete, die nach { $venv } installiert werden: { $count }
install-waits = Das Spiel wird gerade von einem anderen Start eingerichtet; es wird gewartet, bis das fertig ist.
install-lock = { $file }: lässt sich nicht schreiben ({ $reason }), und daneben müssen Pakete installiert werden; den Ordner beschreibbar machen oder das Spiel in einen eigenen kopieren
install-no-module = diesem Python fehlt das Modul venv; es ist zu installieren (Debian: { $command }), danach neu starten
install-no-venv = keine virtuelle Umgebung ließ sich anlegen ({ $reason }); dieser Ordner muss beschreibbar sein, danach neu starten
install-no-packages = die Pakete ließen sich nicht installieren ({ $reason }); die Netzwerkverbindung prüfen und neu starten
install-unstarted = { $venv } startet nicht ({ $reason }); den Ordner löschen und neu starten
install-unknown = ein Grund ist nicht bekannt
install-next-start = { $reason }; der nächste Start bringt das in Ordnung
install-extra = dafür fehlen Pakete; { $command } installiert sie
install-two-pygames = das alte pygame steht pygame-ce im Weg; auszuführen ist { $commands }
install-not-in-bundle = was das braucht, ist in diesem Programmpaket nicht enthalten; mit einem Python hilft { $command }

# What every command may say
run-percent = { $number }⍽%
run-no-output = die Ausgabe lässt sich nicht schreiben: { $reason }
run-no-display = { $reason }; ohne Fenster gibt es: { FORM($commands, "plain") }
run-no-home = { $reason }; { $variable } nennt einen anderen Ordner für Spiele und Einstellungen
run-no-pictures = kann die Bilder nicht aufnehmen ({ $reason })
run-name-ruleset = { $problem }; { $option } nennt den, der gelten soll
run-no-place = { $file } lässt sich nicht schreiben; gebraucht wird eine Datei in einem Ordner, den es gibt
run-elsewhere = { $reason }; gebraucht wird eine Datei an einem anderen Ort
run-tried-again = { $problem }; es wird erneut versucht
run-game-failed = Startwert { $seed }, Auslage { $board }, Plätze { $seats }: { $reason }
run-refused = ein abgelehnter Spielschritt, { $why }
run-word-games = Spiele
run-word-deals = Ziehungen
run-word-puzzles = Rätsel
run-word-boards = Auslagen
run-progress = { $what }: { $done } von { $total }
run-progress-long = { $progress }, { $rate } pro Sekunde, noch { $minutes }⍽min
run-progress-note = { $progress }; { $note }
run-rate = { $rate }/s
run-ended-early = vorzeitig beendet, { $played } von { $planned }⍽Spielen wurden gespielt
run-resume-json = macht mit der Rangliste in einer .json-Datei weiter: Sie wird mit { $out } genannt
run-ladder-other = { $file }: enthält eine andere Rangliste ({ $why }); eine andere Datei ist nötig
run-ladder-other-games = sie hat Spiele, die nicht gewünscht sind
run-ladder-unread = { $file }: ist keine Rangliste, mit der es weitergehen kann: { $reason }
run-games = { $games ->
        [one] { $games }⍽Spiel
       *[other] { $games }⍽Spiele
    }
run-games-of = { $games } von { $planned }⍽Spielen
run-games-from = { $games } ab Startwert { $seed }
run-speed = { $seconds }⍽s, { $games }⍽Spiele und { $decisions } Entscheidungen pro Sekunde
run-mix-title = Was sie in einem Spiel tun
run-favourites = { $seat } erwirbt am häufigsten, in % der Spiele: { FORM($tiles, "plain") }
run-earned-title = { $seat }, { $automa }: SP in einem Spiel, nach Herkunft
run-year = Jahr { $year }
run-all = alle
run-sum = zusammen
run-head-seat = Platz
run-head-seats = Plätze
run-head-automa = Automa
run-head-wins = Siege
run-head-mean = SP im Mittel
run-head-min = Min.
run-head-max = Max.
run-head-rate = Entscheidungen/s
run-head-pinge = Pinge
run-head-tunnel = Stollen
run-head-food = Nahrung
run-head-wood = Holz
run-head-thaler = Taler
run-head-tiles = Plättchen
run-head-source = Herkunft
run-head-end = Ende
run-head-total = Gesamt
run-head-player = Spieler
run-head-against = Gegen
run-head-games = Spiele
run-head-share = Siegquote
run-head-chance = Zufall
run-head-ahead = Voraus
run-head-vp = SP
run-head-their-vp = Deren SP
run-head-margin = Abstand
run-interval = { $value } ({ $low } bis { $high })
run-around = { $value } ± { $half }
run-ratings = Wertungszahlen
run-seats = { $seats }⍽Plätze
run-ladder-line = { $command }, { $title }; die Intervalle sind 95-%-Intervalle.
run-too-many-games = { $games }⍽Spiele in { $lineups }⍽Besetzungen; höchstens { $most } insgesamt

# Automas and their data
player-needs-playouts = { $name } braucht die Zahl der Durchspiele je Entscheidung, { $least } bis { $most }, wie in { $example }
player-unknown = es gibt keinen Automa { $name }; es gibt: { FORM($names, "plain") }
player-no-temperament = { $name }: { $level } nimmt kein Temperament; eines nehmen { FORM($names, "plain") }
player-unknown-temperament = { $name }: dieses Temperament gibt es nicht; es gibt: { FORM($names, "plain") }
player-unbound = { $name }: { $level } lässt sich nicht binden; binden lassen sich { FORM($names, "plain") }
data-no-toml = ist keine TOML-Datei: { $reason }
data-misfit = passt nicht: { $reason }
data-many-wins = mehr als seine Spiele
data-unknown-number = diese Zahl gibt es nicht; es gibt: { FORM($names, "plain") }

# Tuning
tune-level = { $name } nimmt keine Gewichte; es gibt: { FORM($names, "plain") }
tune-set = es gibt keine Gewichte { $name }; es gibt: { FORM($names, "plain") }
tune-weight = es gibt kein Gewicht { $name }; es gibt: { FORM($names, "plain") }
tune-start = { $name } ist dort { $value }; was gesucht wird, muss über 0 und bei höchstens { $most } beginnen
tune-boards = das Abstimmen braucht Auslagen für { $seats }⍽Plätze: { FORM($boards, "or") } und mindestens eine andere
tune-too-long = { $seeds }⍽Startwerte insgesamt; höchstens { $most }
tune-screen-out = { $screen } findet keine Gewichte zum Schreiben; eines von beiden weglassen
tune-screen-few = { $games }⍽Spiele sind zu wenige für { $weights }⍽Gewichte; nötig sind { $least } oder mehr
tune-too-few = zu wenige, um etwas zu sagen
tune-note = { $done } von { $planned }⍽Generationen
tune-note-fitness = { $generations }, bester { $best }, Mittel { $mean }
tune-held-out-games = zurückgehaltene Spiele
tune-early = vorzeitig beendet: { $done } von { $planned }⍽Generationen wurden gespielt, und keine zurückgehaltenen Spiele
tune-early-nothing = vorzeitig beendet: { $done } von { $planned }⍽Generationen wurden gespielt, also wurde nichts gefunden
tune-early-held-out = vorzeitig beendet: { $done } von { $planned }⍽Generationen wurden gespielt, und { $played } von { $held } zurückgehaltenen Spielen
tune-title = { $done } von { $planned }⍽Generationen mit { $population }⍽Kandidaten
tune-each = { $title }, je { $games }⍽Spiele.
tune-head-weight = Gewicht
tune-head-start = Anfang
tune-head-found = Gefunden
tune-head-in = In { $name }
tune-head-slope = SP je Einheit des Logarithmus
tune-head-error = Standardfehler
tune-head-ratio = Verhältnis
tune-screen-title = { $games }⍽Spiele, Streuung des Abstands in einem Spiel { $deviation }⍽SP
tune-held-out-at = Zurückgehalten: { $places }
tune-held-out-sentence = Zurückgehalten: { $places }.
tune-unknown = Keine zurückgehaltenen Spiele: Über den Gewinn ist nichts bekannt.
tune-from = Von { $start } aus, gegen { $opponent }.
tune-looked-for = Gesucht: { FORM($weights, "plain") }.
tune-tuned-on = Abgestimmt mit { $places }.
tune-won = { $name }: { $wins } von { $games }⍽Spielen gewonnen, { $share }, Abstand { $margin }⍽SP
tune-seeds = { $count }⍽Startwerten von { $first } bis { $last }, auf { FORM($boards, "plain") }
tune-seed = Startwert { $first }, auf { FORM($boards, "plain") }
tune-gain = Gewinn gegenüber dem Anfang: { $gain }⍽SP pro Spiel ({ $low } bis { $high }).
tune-gain-few-seeds = Gewinn gegenüber dem Anfang: { $gain }⍽SP pro Spiel, aus zu wenigen Startwerten, um etwas zu besagen.
tune-verdict-none = { $gain } Das Intervall enthält null: Ein Gewinn ist nicht gesichert.
tune-verdict-better = { $gain } Das Intervall enthält null nicht: Die gefundenen Gewichte sind besser.
tune-verdict-worse = { $gain } Das Intervall enthält null nicht: Die gefundenen Gewichte sind schlechter.

# Writing rulesets
draft-written = ist geschrieben; sie erweitert { $parent } und ändert noch nichts
draft-there = gibt es schon; ein anderer Name ist nötig
draft-fine = in Ordnung; gegenüber { $parent } { $change }
draft-no-difference = kein abweichender Wert
draft-differences = { $count ->
        [one] { $count } abweichender Wert
       *[other] { $count } abweichende Werte
    }
draft-changes = { $differences }: { FORM($parts, "plain") }
draft-change-in = { $count } in { $part }
draft-new = { $part } ist neu
draft-about = Ein Regelsatz: nur, was anders ist als in seiner Vorlage; alles andere bleibt wie dort.
draft-how = Um einen Wert zu ändern, das # aus seiner Zeile und aus dem [Abschnitt] darüber nehmen. Eine Liste wird ganz geschrieben, auch eine von Tabellen, { $tables }. Alle Schlüssel und alles, was ein Plättchen kann: docs/rulesets.md.
draft-start = Womit Plätze beginnen: eine Zahl für alle oder eine Liste nach Platz: { $list } ist 1 nur für Platz 1.
draft-disks = Scheiben im Spiel, nach Zahl der Plätze.
draft-pools = Scheiben in jeder Reserve und jedem Pool, und welche Pools ein Wassersymbol tragen.
draft-taking = Auf wie viele Scheiben die zweite Auswahl bringt, und was eine Scheibe für die Zugreihenfolge zählt.
draft-water = Jahreszeiten, die mit Grubenwasser beginnen, und wie viel davon die Arbeit aufhält.
draft-pinge = Kohle in Gruppen von links; SP dafür, sie in Jahr 1, 2, … zu erschöpfen
draft-tunnel = Kohle, SP und Symbole jedes Abschnitts; die drei Listen sind gleich lang.
draft-workers = Wie viel Wasser eine Aktion höchstens entfernt, und wie viele Scheiben Synergie hinzufügt.
draft-worker = Ein Arbeiter: was ihn bezahlt, welche Aktionen oder Waren das bringt, und wann sein Feld offen ist.
draft-year = Was in jedem Winter bezahlt wird; so viele Jahre wie Einträge.
draft-winter = SP für 0, 1, 2, … Kohle und für jede weitere.
draft-developments = Spielsteine eines Platzes, und für jede Stufe die SP nach der Reihenfolge der Ankunft und was eine entfernte kostet.
draft-final = SP für 1, 2, … Gebäude und Taler, für einen Marker, für Schuldscheine und für Grubenwasser, das nicht frei ist.
draft-tile = Eine Entwicklung mit ihrer Nummer; hier ist { $name }. Eine neue nimmt eine freie Nummer: { $taken } sind vergeben. Sie braucht { $keys }; ihre Texte werden aus dem gemacht, was sie tut. Zufällig gezogene Auslagen können sie haben ({ $base }), die des ersten Spiels haben die niedrigsten Nummern jeder Stufe.
draft-range = { $first } bis { $last }
draft-board = Eine Auslage: die Felder { $hex } jeder Stufe. Eine mit demselben Namen tritt an ihre Stelle, eine andere kommt hinzu.

# Where VP come from

## Rulesets and positions: what is wrong in them

# Files and the system
at-place = { $where }: { $reason }
file-unreadable = lässt sich nicht lesen: { $reason }
file-unwritable = lässt sich nicht schreiben: { $reason }
file-is-folder = es ist ein Ordner; eine Datei wird gebraucht
file-is-device = es ist eine Pipe oder ein Gerät; eine gewöhnliche Datei wird gebraucht
file-too-large = ist größer als { $most }⍽kB; mehr darf { $kind } nicht haben
file-no-text = Zeile { $line } ist kein Text in UTF-8, also ist die Datei nicht { $kind }; gebraucht wird eine Textdatei in UTF-8
file-no-path = ist kein Pfad: { $reason }
file-kind-record = eine Aufzeichnung
file-kind-ruleset = ein Regelsatz
file-kind-settings = eine Einstellungsdatei
file-kind-plan = ein Plan
system-missing = die Datei oder der Ordner fehlt
system-forbidden = keine Berechtigung
system-full = der Datenträger ist voll
system-failing = der Datenträger versagt
system-is-folder = es ist ein Ordner
system-no-folder = ein Teil des Pfads ist kein Ordner
system-there = die Datei gibt es schon
system-read-only = das Dateisystem ist schreibgeschützt
system-long-name = der Name ist zu lang
system-too-many = es sind zu viele Dateien geöffnet

# Rulesets: files, and values that do not fit
ruleset-many-parents = erweitert mehr als { $most } Dateien hintereinander
ruleset-long-key = ein Schlüssel hat mehr als { $most } Namen; in einem Regelsatz hat er 4
ruleset-circle = { $path } erweitert wiederum diese Datei; eine Kette von Regelsätzen endet bei { $base }
ruleset-parent-is-path = { $value } ist ein Pfad; wenn eine Aufzeichnung den Regelsatz nennt, ist { $base } oder eine Datei daneben richtig
ruleset-parent-misfit = { $value } passt nicht; richtig ist { $base } oder der Pfad einer Regelsatz-Datei von dieser aus
ruleset-no-toml = ist kein TOML: { $reason }
ruleset-no-toml-column = ist kein TOML: { $reason } (Spalte { $column })
ruleset-no-toml-file = ist keine TOML-Datei: { $reason }
ruleset-too-deep = enthält über alle Maßen ineinander verschachtelte Listen und Tabellen
ruleset-more-problems = hat weitere Fehler; sie stehen hier, sobald diese behoben sind
ruleset-misfit = { $value } passt nicht; richtig ist { $wanted }
ruleset-endless-number = eine über alle Maßen große Zahl
ruleset-missing = fehlt; richtig ist { $wanted }
ruleset-unknown-section = diesen Abschnitt gibt es nicht{ $near ->
        [none] ; bekannt sind { $names }
       *[some] , vielleicht { $near }; bekannt sind { $names }
    }
ruleset-unknown-key = diesen Schlüssel gibt es nicht{ $near ->
        [none] ; bekannt sind { $names }
       *[some] , vielleicht { $near }; bekannt sind { $names }
    }
ruleset-unknown-word = { $value } ist { $kind }{ $near ->
        [none] ; richtig ist { FORM($names, "or") }
       *[some] , vielleicht { $near }; richtig ist { FORM($names, "or") }
    }
ruleset-word-disk = keine Scheibe
ruleset-word-resource = keine Ressource
ruleset-word-season = keine Jahreszeit mit Wasser
ruleset-word-section-symbol = kein Symbol eines Abschnitts
ruleset-word-symbol = kein Symbol
ruleset-word-ability = keine Fähigkeit
ruleset-word-marker = kein Marker
ruleset-word-set = kein Satz von Plättchen
ruleset-word-any = kein bekanntes Wort
ruleset-entries = { $count ->
        [one] { $count }⍽Eintrag
       *[other] { $count }⍽Einträge
    }; richtig ist: { $wanted }
ruleset-count-least = mindestens { $number }
ruleset-count-most = höchstens { $number }
ruleset-count-exact = { $count }
ruleset-count-range = { $least } bis { $most }
ruleset-wanted-text = ein Text in Anführungszeichen
ruleset-wanted-flag = true oder false
ruleset-wanted-list = eine Liste in [ ]
ruleset-wanted-list-of = eine Liste mit { $count } Einträgen
ruleset-wanted-table = eine Tabelle
ruleset-wanted-table-with = eine Tabelle mit { $names }
ruleset-wanted-word = { FORM($names, "or") }
ruleset-wanted-any = { FORM($kinds, "or") }
ruleset-wanted-number = eine ganze Zahl
ruleset-wanted-number-from = eine ganze Zahl ab { $least }
ruleset-wanted-number-range = eine ganze Zahl von { $least } bis { $most }

# Rulesets: figures, tiles and boards that contradict each other
ruleset-uneven = { $count ->
        [one] { $count }⍽Eintrag
       *[other] { $count }⍽Einträge
    } für { $sections ->
        [one] { $sections }⍽Abschnitt
       *[other] { $sections }⍽Abschnitte
    } in { $key }; richtig ist einer für jeden
ruleset-board-twice = steht zweimal da; gib jeder Auslage eine eigene Kennung
ruleset-no-id = ist keine Kennung; gib kleine Buchstaben, Ziffern und Bindestriche an, { $example }
ruleset-schema = diese Ausgabe liest ganze Regelsätze des Schemas { $schema }
ruleset-strange-letters = { $value } enthält Zeichen, die sich nicht zeigen lassen; richtig ist einfacher Text in einer Zeile
ruleset-long-text = ist { $count }⍽Zeichen lang; höchstens { $most } sind erlaubt
ruleset-iron-only = { $section }; richtig sind Abschnitte von { $first } bis { $last }
ruleset-black-widths = hat andere Zahlen von Plättchen als levels (B1)
ruleset-board-levels = { $count ->
        [one] { $count }⍽Stufe
       *[other] { $count }⍽Stufen
    }; developments.level beschreibt { $levels }
ruleset-black-places = { $count ->
        [one] { $count }⍽Feld
       *[other] { $count }⍽Felder
    }; { $wanted } werden gebraucht (B1)
ruleset-level-width = Stufe { $level } hat { $tiles }⍽Plättchen; bei { $seats }⍽Plätzen hat sie { FORM($wanted, "or") } (V1)
ruleset-or-more = { $least } oder mehr
ruleset-hex-twice = das Feld { $hex } ist zweimal genannt; jedes gibt es nur einmal
ruleset-hex-apart = das Feld { $hex } berührt kein Plättchen der Stufe davor (V1)
ruleset-hex-far = das Feld { $hex } berührt ein Plättchen, das zwei oder mehr Stufen entfernt ist (V1)
ruleset-named-twice = { $name } ist zweimal genannt; einmal ist richtig
ruleset-first-distant = Stufe 1 ist immer in Reichweite (T3); die Liste bleibt leer
ruleset-pinge-years = { $count ->
        [one] { $count }⍽Eintrag
       *[other] { $count }⍽Einträge
    } für { $years ->
        [one] { $years }⍽Jahr
       *[other] { $years }⍽Jahre
    }, und eins mehr mit Eisen; was kein Jahr erreicht, entfällt
ruleset-no-black-places = ist für schwarze Entwicklungen, und die Auslage hat keine Felder für sie; auch black angeben
ruleset-no-disks = keine Scheibe ist im Spiel; niemand könnte etwas tun
ruleset-cottage-disks = { $stands }, und kein Plättchen verlangt mehr als { $largest }⍽Scheiben (26)
ruleset-out-of-reach = { $count } solche Scheiben liegen nie auf einem Feld: im Spiel sind { FORM($play, "plain") }; die erste Auswahl bringt eine Farbe, die zweite insgesamt bis zu { $limit }, und Marker stehen für wenige
ruleset-disks-in-play = { $disks } bei { $seats }⍽Plätzen
ruleset-few-tiles = { $places }⍽Felder, und { $tiles }⍽Plättchen der Stufe { $level } sind aus dem Grundspiel; es fehlen Plättchen, oder die Auslage ist zu entfernen (S5)
ruleset-few-black-tiles = { $places }⍽Felder, und es gibt { $tiles }⍽schwarze Entwicklungen; es fehlen Plättchen (B1)
ruleset-few-thaler = { $least }⍽Taler bietet kaum eine Auslage: { $board } hat höchstens { $best } (V4)
ruleset-half-new = ist { $name }; { $keys } davon würden bleiben; ein neues Plättchen nimmt eine freie Nummer, etwa { $free }, und eines, das { $number } ändern soll, gibt auch diese an
ruleset-tile-number = die Nummer eines Plättchens hat bis zu drei Ziffern, keine 0 am Anfang, und für Eisen ein E dahinter
ruleset-black-level = { $level }; schwarze Entwicklungen sind die Stufe nach den { $levels } anderen (B1)
ruleset-tile-level = { $level }, aber developments.level beschreibt { $levels ->
        [one] { $levels }⍽Stufe
       *[other] { $levels }⍽Stufen
    }
ruleset-needed-first = gehört zur ersten Wirkung eines Plättchens; es ist, was der Erwerb kostet
ruleset-kiepenkerl-only = nur Plättchen { $tile } nimmt die Ladung des Kiepenkerls
ruleset-bonus-only = nur schwarze Entwicklungen nehmen einen Bonusmarker (B4)
ruleset-tile-coal-only = Kohle liegt nur auf Plättchen { $tile }; richtig ist { FORM($names, "or") }
ruleset-many-blacks = { $blacks }, und höchstens { $most ->
        [one] { $most }⍽schwarze Scheibe bezahlt
       *[other] { $most }⍽schwarze Scheiben bezahlen
    } das Plättchen
ruleset-one-effect = richtig ist genau eines von { FORM($names, "plain") }
ruleset-optional-choose = gehört zu { $key }; ein Gewinn geschieht immer, und was man tun darf, ist freiwillig
ruleset-optional-needed = gehört zu einer Wahl ohne needed; was ein Plättchen kostet, ist nicht freiwillig
ruleset-needed-choose = gehört zu { $key }; die Möglichkeiten werden zum Preis des Plättchens
ruleset-blacks-gain = gehört zu { $key }; es sagt, wie viele schwarze Scheiben bezahlt haben müssen
ruleset-most-drain = gehört zu { $key }; es sagt, wie viel Grubenwasser höchstens
ruleset-among-pick = gehört zu { $key }; es sagt, woraus gewählt wird
ruleset-few-among = { $count ->
        [one] { $count }⍽Eintrag
       *[other] { $count }⍽Einträge
    }; mindestens die { $pick }, die gewählt werden, sind nötig
ruleset-many-ways = { $ways }⍽Arten zu wählen; höchstens { $most } lassen sich anbieten
ruleset-many-options = { $count ->
        [one] { $count }⍽Eintrag
       *[other] { $count }⍽Einträge
    }; höchstens { $most } lassen sich anbieten
ruleset-empty-gain = ist leer; hier steht, was es bringt
ruleset-empty-option = ist leer; hier steht, was die Möglichkeit bringt
ruleset-empty-price = ist leer; hier steht, was das Plättchen kostet
ruleset-already-there = steht schon da; jedes steht nur einmal da
ruleset-option-twice = steht schon da; eine Möglichkeit wird einmal genannt
ruleset-nested-options = Möglichkeiten in den Wirkungen einer Möglichkeit haben keine weiteren Wirkungen
ruleset-unpayable = nur { $names } lassen sich bezahlen
system-other = { $reason }

# Positions that no game can reach
position-step-season = { $step } gehört nicht zu { $season } (Y1)
position-autumn-water = das Grubenwasser im Herbst gehört in den Herbst (29)
position-water-return = Grubenwasser wird nur im Frühling von Jahr 1 zurückgegeben (D5)
position-years = das Spiel endet nach Jahr { $years } (W5)
position-to-move = ein Platz, oder null, sobald das Spiel zu Ende ist (C3)
position-disks = Beutel, Pools und Karren enthalten { $held } schwarze, braune, gelbe Scheiben, nicht { $disks } (C1)
position-reserves = Reserven mit { $sizes } Scheiben; sie werden der Reihe nach auf { $reserve } aufgefüllt (F3)
position-bag-full = enthält Scheiben, obwohl Pools nicht voll sind (F4)
position-tokens = besitzt mehr Entwicklungen, als es Spielsteine hat (T9)
position-markers = mehr Marker ({ $marker }), als die Entwicklungen brachten (T8)
position-pinge-prop = hinter einem leeren Holzfeld fehlt Kohle (M1)
position-pinge-exhausted = eine erschöpfte Pinge enthält kein Holz (M6)
position-tunnel-closed = im Stollen wird erst abgebaut, wenn die Pinge erschöpft ist (M6)
position-tunnel-prop = hinter einem leeren Holzfeld fehlt Kohle (M2)
position-token-order = { $seat } kann nicht an diese Entwicklung gekommen sein (T3, T4)
position-developments = liegen auf { $owned ->
        [one] { $owned }⍽Entwicklung
       *[other] { $owned }⍽Entwicklungen
    }; bis jetzt sind { $most } möglich (T2)
position-debt = { $debt }; die bisherigen Pachtzahlungen verlangten { $asked } (W2)
position-water = { $water }; Jahreszeiten, Pools und Entwicklungen brachten weniger (Y2, D4)
position-score = { $score }; was sofort zählt, brachte { $least } (T6, M7, W5)
position-stored = mehr, als die Lagerplätze im letzten Winter behielten (W3)
position-begun = { $amount }; am Anfang waren es { $begun }, und es wurde noch nicht gearbeitet (S6)
position-not-begun = { $amount }; auf diesem Platz wurde noch nicht gearbeitet (S6)
position-thaler = { $thaler }; die Entwicklungen brachten weniger
position-iron = { $iron } neben den Stützen; Werkstatt und Entwicklungen brachten weniger (I3)
position-shaft = { $shaft }; so viel Kohle ist nicht dorthin gekommen (M4)
position-coal = { $coal } und { $shaft } im Schacht; Grube, Entwicklungen und andere brachten weniger
position-new-markers = sie sind seit dem Auffüllen benutzbar (T8)
position-cart-colours = enthält mehrere Farben; genommen wird eine (D1, D3)
position-cart-limit = die zweite Auswahl bringt höchstens auf { $limit } Scheiben (D2)
position-cart-empty = ist leer; die zweite Auswahl folgt auf die erste (D1)
position-plan-disks = legt Scheiben, die auf keinem Karren liegen (P3)
position-first-later = auf diesem Platz wurde noch nicht genommen (D1)
position-first-before = auf diesem Platz wurde vor dem Platz am Zug genommen (D1)
position-second-comes = die zweite Auswahl kommt später (D2)
position-first-done = auf jedem Platz wurde schon einmal genommen (D1)
position-second-later = auf diesem Platz wurde noch nicht wieder genommen (D2)
position-plan-order = Felder werden in der Reihenfolge von P1 belegt, die Lohnarbeiter je nach Pinge (P7)
position-plan-step = ein Plan liegt nur während Planung und Ausführung
position-plan-refused = { $reason }
position-planned-before = auf diesem Platz wurde vor dem Platz am Zug geplant (P2)
position-planned-later = auf diesem Platz ist die Planung noch nicht fertig (P2)
position-plan-turn = vor seinem Zug in der Ausführung hat ein Platz einen Plan, danach keinen (E1)
position-plan-whole = jedes Feld steht darin, auch ein leeres (P9)
position-activated = aktiviert sind nur Arbeiter, die gearbeitet haben (P8)
position-no-work-yet = auf diesem Platz wurde in dieser Phase noch nicht gearbeitet (E1)
position-unplanned = es arbeiten nur Arbeiter, die geplant sind (P8)
position-no-first-work = weder Bauer noch Knecht haben etwas bewirkt (E7)
position-first-work-disks = kein aktivierter eigener Arbeiter hat Scheiben dafür (E7)
position-farmhand-worked = der Knecht hat gearbeitet (E7)
position-ready-unknown = nennt, was der Platz nicht hat (P7)
position-ready-start = womit ein Platz beginnt, ist von Anfang an da (V3)
position-ready-lacks = es fehlt, was der Platz bei der Planung hatte (P7)
position-turn-order = die Karren ergeben eine andere (D6)
position-pending-one = höchstens eine Entscheidung steht aus (C3)
position-pending-step = das steht nicht im Schritt { $step } aus
position-pending-carts = es fehlen die bisher gezählten Karren (27)
position-pending-slot = es fehlt der Lagerplatz, der belegt wird (W3)
position-effect-owned = die Entwicklung, die fragt, gehört nicht dazu
position-effect-last = die Entwicklung, die fragt, hat dieser Platz nicht zuletzt erworben (T6)
position-effect-worker = kein Arbeiter hat eine Entwicklung erworben (T6)
position-effect-at-once = diese Wirkung geschieht sofort und fragt nichts (T7)
position-effect-void = auf diese Wirkung gibt es keine Antwort, und sie entfällt (T7)
position-effect-answer = darauf gibt es eine einzige Antwort, und es wird nicht gefragt (R-50)
position-worker-worked = der Arbeiter, der arbeitet, ist nicht unter denen, die gearbeitet haben
position-worker-at-once = arbeitet sofort: { $worker }
position-worker-away = dieser Lohnarbeiter liegt nicht aus (M6)
position-windlass = die Seilwinde aktiviert den Haspelknecht (25)
position-worker-acted = ein Feld ist aktiviert, sobald sein Arbeiter etwas getan hat (P8)
position-actions = { $left }; dieser Arbeiter hat insgesamt { $most ->
        [one] { $most }⍽Aktion
       *[other] { $most }⍽Aktionen
    } (E5, E9 bis E11)
position-worker-stops = dieser Arbeiter kann nur aufhören und wird nicht gefragt (R-50)
position-no-slot = diesen Lagerplatz hat der Platz nicht: { $slot } (W3)
position-kept-farm = behält mehr, als auf dem Hof liegt (W3)
position-kept-slots = behält mehr, als die Lagerplätze davor fassen (W3)
position-slot-empty = nichts passt auf diesen Lagerplatz, und es wird nicht gefragt (R-31)
position-has-disks = dieser Platz hat seine Scheiben und nimmt keine mehr (D2)
position-no-return = dieser Platz hat seine Scheiben oder kein Grubenwasser zum Zurückgeben (D5)
position-no-free-action = dieser Platz hat vor der Wertung keine freie Aktion (E2)
position-no-decision = dieser Platz hat hier nichts zu entscheiden (C3)
position-black-closed = eine schwarze Entwicklung mit einem Spielstein darauf ist vergeben (B1)
position-no-thanksgiving = dieser Platz hat kein Erntedank oder keine Nahrung abzugeben (R-40)
position-iron-module = gehört zum Modul Eisen (I2)
position-iron-props = auf einem Feld nur für Eisen liegt Holz (I2)
position-no-channel = darauf liegt Grubenwasser, aber die Wasserrinne fehlt (18)
position-channel-full = so viel Grubenwasser ist in den Vorrat zurückgegangen (18)
position-two-blacks = besitzt mehr als eine schwarze Entwicklung (B2)
position-bonus-alone = ein Bonusmarker ohne schwarze Entwicklung (B4)
position-bonus-missing = fehlt; eine schwarze Entwicklung bringt einen Bonusmarker (B4)
position-bonus-twice = zwei Plätze haben denselben Marker (B4)
position-bonus-taken = ein Marker, den ein Platz hat, liegt noch aus (B4)
position-bonus-left = jeder Marker, den kein Platz hat, liegt aus (B4)
position-bonus-had = dieser Platz hat seinen Bonusmarker schon (B4)
position-kiepenkerl-iron = Eisen gehört zum Modul Eisen (I2)
position-kiepenkerl-wood = darauf liegt Holz, bis jemand ihn erwirbt (28)
position-no-horse = dieser Platz hat kein Treidelpferd (27)
position-cart-unasked = zählt den Karren eines Platzes, der nicht gefragt wurde (27)
position-format = diese Ausgabe liest Format { $format }
position-no-ruleset = { $digest } gehört zu keinem Regelsatz, der hier ist
position-order = jeder Platz einmal ist richtig
position-no-seat = { $seat }; diesen Platz gibt es nicht
position-lays-nothing = { $text } legt nichts; richtig ist etwa { $example }
position-not-in-play = diese Entwicklung ist nicht im Spiel
position-stack = richtig sind Plätze dieses Spiels, jeder höchstens einmal
position-no-effect = { $tile } ist nicht im Spiel oder hat keine Wirkung { $effect }
position-no-option = die Wirkung hat keine Möglichkeit { $option } mit einer weiteren Wirkung { $then }
position-object = hierher gehört ein Objekt mit benannten Werten
position-missing = fehlt
position-misfit = { $value } gehört nicht hierher
position-bounds = { $value }; richtig ist { $least } bis { $most }
position-entries = { $count ->
        [one] { $count }⍽Eintrag
       *[other] { $count }⍽Einträge
    }; { $wanted } werden gebraucht
position-unknown = ein solcher Wert gehört nicht hierher
position-word = { $value }; richtig ist { FORM($names, "or") }
position-ruleset = nicht brauchbar: { $reason }
step-over = Ende des Spiels

## The playtest lab

# Zahlen

lab-value = { $value }
lab-empty = { "" }
lab-capital = { CAP($text) }
lab-measure-vp = { $value }⍽SP
lab-measure-share = { $value }⍽%
lab-measure-points = { $value }⍽PP
lab-measure-disks = { $value }⍽{ $value ->
        [one] Scheibe
       *[other] Scheiben
    }
lab-measure-coal = { $value }⍽Kohle
lab-measure-iron = { $value }⍽Eisen
lab-measure-water = { $value }⍽Wasser
lab-measure-debt = { $value }⍽{ $value ->
        [one] Schuld·schein
       *[other] Schuld·scheine
    }
lab-measure-decisions = { $value }⍽{ $value ->
        [one] Entscheidung
       *[other] Entscheidungen
    }
lab-measure-minutes = { $value }⍽{ $value ->
        [one] Minute
       *[other] Minuten
    }
lab-measure-moves = { $value }⍽{ $value ->
        [one] Spiel·schritt
       *[other] Spiel·schritte
    }
lab-measure-phases = { $value }⍽{ $value ->
        [one] Phase
       *[other] Phasen
    }
lab-measure-other = { $value }⍽{ $unit }
lab-interval = { $low } bis { $high }
lab-interval-95 = 95⍽%: { $interval }
lab-whole = { $value } ({ $interval })
lab-around = { $value } ± { $half }
lab-less-than = <⍽{ $value }
lab-apart = { $difference }; 95⍽%: { $interval }
lab-without-exception = { $difference } ohne Ausnahme
lab-no-exception = ohne Ausnahme
lab-real = gesichert
lab-can-be-luck = kann Zufall sein
lab-too-few = zu wenige Spiele für eine Aussage
lab-doubted = { $value } ({ $doubt })
lab-pair = { $label }: { $value }
lab-more = { $count ->
        [one] { $count } weitere
       *[other] { $count } weitere
    }
lab-with-ruleset = { $ruleset } { $value }

# Wer, und wovon eine Kennzahl handelt

lab-seat = Platz⍽{ $number }
lab-start = Nummer⍽{ $number } der Anfangsreihenfolge
lab-the-seat = Platz⍽{ $number }
lab-the-start = Nummer⍽{ $number } der Anfangsreihenfolge
lab-figure-of = { $label }, { $whose }
lab-tile = „{ $tile }“ ({ $number })
lab-colour-black = schwarz
lab-colour-brown = braun
lab-colour-yellow = gelb
lab-water-rain = Wasser der Jahreszeit
lab-water-pools = Pools mit Wasser
lab-water-tiles = Entwicklungen
lab-in-year = { $thing }, Jahr⍽{ $year }
lab-in-phase = { $thing }, Jahr⍽{ $year }, { $season }
lab-option-dig = Kohle abbauen
lab-option-drain = Wasser entfernen
vp-source-arrival = erworbene Entwicklungen
vp-source-pinge = früh erschöpfte Pinge
vp-source-coal = Kohle im Winter
vp-source-storage = Lagerung im Winter
vp-source-effects = Wirkungen, Marker und Arbeiter
vp-source-tunnel = Stollen
vp-source-tunnel-bonus = Stollenboni
vp-source-development-bonus = Entwicklungsboni
vp-source-buildings = Gebäude
vp-source-markers = unbenutzte Marker
vp-source-thaler = Taler
vp-source-debt = Schulden
vp-source-water = Grubenwasser
vp-source-bonus-marker = Bonusmarker
vp-source-iron-props = Eisenstützen

# Befunde

lab-difference-score = Ein Platz erzielt { $mine } statt { $theirs } ({ $apart })
lab-difference-leader-gap = Wer gewinnt, führt mit { $mine } statt { $theirs } ({ $apart })
lab-difference-lead-changes = Die Führung wechselt { $mine }-mal statt { $theirs }-mal ({ $apart })
lab-difference-decisions = Ein Spiel braucht { $mine } Entscheidungen statt { $theirs } ({ $apart })
lab-difference-minutes = Ein Spiel dauert etwa { $mine } statt { $theirs } ({ $apart })
lab-difference-disks = Ein Platz nimmt { $mine } { $member ->
        [lab-colour-black] schwarze
        [lab-colour-brown] braune
       *[other] gelbe
    } Scheiben statt { $theirs } ({ $apart })
lab-difference-tile-vp = { $member } bringt { $mine } statt { $theirs } ein ({ $apart })
lab-difference-tile-acquired = { $member } wird von { $mine } der Plätze erworben statt von { $theirs } ({ $apart })
lab-difference-tile-phase = { $member } wird in Phase { $mine } statt { $theirs } erworben ({ $apart })
lab-difference-tile-distant = { $member } wird von { $mine } der Besitzer entfernt erworben statt von { $theirs } ({ $apart })
lab-difference-option = Bei { $member } wird „{ $part }“ { $mine }-mal statt { $theirs }-mal im Spiel gewählt ({ $apart })
lab-difference-spread-players = Durch Können unterscheiden sich die Punktzahlen um { $mine } statt { $theirs } ({ $apart })
lab-difference-spread-seeds = Durch die Startwerte unterscheiden sich die Punktzahlen um { $mine } statt { $theirs } ({ $apart })
lab-difference-skill = Können macht { $mine } der Varianz der Punktzahlen aus statt { $theirs } ({ $apart })
lab-difference-figure = { $label }: { $mine } statt { $theirs } ({ $apart })
lab-difference-seat-score = { CAP($who) } erzielt { $mine } statt { $theirs } ({ $apart })
lab-difference-seat-won = { CAP($who) } gewinnt { $mine } der Spiele statt { $theirs } ({ $apart })
lab-difference-seat-margin = { CAP($who) } hat { $mine } Abstand zum besten anderen Platz statt { $theirs } ({ $apart })
lab-finding-more = { $count ->
        [0] { "" }
        [one] ; eine weitere Kennzahl geht damit einher
       *[other] ; { $count } weitere Kennzahlen gehen damit einher
    }
lab-finding = { $difference }{ $more }.
lab-finding-alone = { $difference }, anders als die übrigen{ $more }.
lab-finding-most = { $difference }, vor allem bei { $who }: { $mine } statt { $theirs }{ $more }.
lab-finding-less = { $difference }, aber bei { $who }: { $mine } statt { $theirs }{ $more }.
lab-finding-wins = { CAP($who) } gewinnt { $won } der Spiele; ausgewogen wären { $fair } ({ $apart }){ $others }.
lab-finding-wins-automa = { CAP($who) } gewinnt { $won } der Spiele; gleich Starke gewännen { $fair } ({ $apart }){ $others }.
lab-finding-wins-too = { $who } gewinnt { $mean }
lab-finding-scores-more = { CAP($who) } erzielt { $score }, { $by } mehr als alle im Mittel ({ $known }){ $others }.
lab-finding-scores-less = { CAP($who) } erzielt { $score }, { $by } weniger als alle im Mittel ({ $known }){ $others }.
lab-finding-scores-too = { $who } erzielt { $mean }
lab-finding-others = { $others ->
        [none] { "" }
       *[some] ; { $others }
    }
lab-finding-seldom = { $tile } wird kaum je erworben: von { $share } der Plätze{ $known }.
lab-finding-always = { $tile } wird fast immer erworben: von { $share } der Plätze{ $known }.
lab-finding-seldom-several = { $count } Entwicklungen werden kaum je erworben: { $tiles } der Plätze.
lab-finding-always-several = { $count } Entwicklungen werden fast immer erworben: { $tiles } der Plätze.
lab-finding-share-of = { $tile } von { $share }
lab-finding-none = keinem
lab-finding-known = { " " }(95⍽%: { $interval })
lab-finding-unwanted = { $member ->
        [lab-colour-black] Schwarze
        [lab-colour-brown] Braune
       *[other] Gelbe
    } Scheiben sind kaum begehrt: Jede wird { $often }-mal im Spiel genommen, eine beliebiger Farbe { $usual }-mal.
lab-finding-never-used = In { $games ->
        [one] { $games }⍽Spiel
       *[other] { $games }⍽Spielen
    } nie benutzt: { FORM($rules, "dots") }.
lab-finding-unused-in = { $rule } ({ $games ->
        [one] { $games } Spiel
       *[other] { $games }⍽Spiele
    })
lab-findings-title = Befunde
lab-findings-result = Punktzahlen und Siege
lab-findings-changed = Was der Entwurf ändert
lab-findings-rest = Was sich sonst unterscheidet
lab-findings-else = Was sonst auffällt
lab-findings-intro = Was mehr ist als Zufall, alle Kennzahlen zusammen betrachtet. In jedem Teil steht das Klarste zuerst: wie sicher es abweicht, nicht wie wichtig es ist.
lab-findings-intro-compared = Unterschiede, die mehr sind als Zufall, alle Kennzahlen zusammen betrachtet. In jedem Teil steht der klarste zuerst: wie sicher er ist, nicht wie wichtig.
lab-findings-alike = In jedem Spiel ist jede Kennzahl unter beiden Regelsätzen gleich.
lab-findings-too-few = So wenige Spiele können keinen Unterschied vom Zufall trennen.
lab-findings-none = Kein Unterschied ist größer, als der Zufall ihn machen kann. Die Tabellen nennen den kleinsten Unterschied, den so viele Spiele als gesichert gezeigt hätten.
lab-never-title = Regeln, die nie vorkamen
lab-never-intro = { $count ->
        [one] In all diesen Spielen kam sie nicht vor: Nichts hier sagt, wie sie wirkt.
       *[other] In all diesen Spielen kamen sie nicht vor: Nichts hier sagt, wie sie wirken.
    }

# Das Urteil

lab-verdict-not-played = Kein Spiel mit { $rulesets } ließ sich zu Ende spielen.
lab-verdict-portrait = { $games ->
        [one] { $games }⍽Spiel
       *[other] { $games }⍽Spiele
    } mit { $ruleset }: { $glance }.
lab-verdict-score = ein Platz erzielt { $mean }
lab-verdict-leader-gap = der Vorsprung am Ende beträgt { $mean }
lab-verdict-lead-changes = die Führung wechselt { $mean }-mal
lab-verdict-skill = Die Punktzahlen unterscheiden sich um { $players } zwischen den Spielern, um { $seeds } zwischen den Startwerten und um { $rest } durch alles Übrige; { $skill } der Varianz sind Können{ $known }.
lab-verdict-stands-out = { $count ->
        [one] { $count }⍽Auffälligkeit.
       *[other] { $count }⍽Auffälligkeiten.
    }
lab-verdict-too-few = So wenige Spiele können nicht trennen, was unausgewogen und was Zufall ist.
lab-verdict-fair = Nichts fällt auf; ein Platz, der um { $off } zu oft oder zu selten gewinnt, fiele in vier von fünf Fällen auf.
lab-verdict-alike = { $mine } und { $theirs } spielten sich genau gleich: In je { $games ->
        [one] { $games }⍽Spiel
       *[other] { $games }⍽Spielen
    } ist jede Kennzahl dieselbe.
lab-verdict-differs = { $mine } spielt sich anders als { $theirs }: { $count ->
        [one] { $count }⍽Unterschied ist gesichert.
       *[other] { $count }⍽Unterschiede sind gesichert.
    }
lab-verdict-cannot-tell = Je { $games ->
        [one] { $games }⍽Spiel kann
       *[other] { $games }⍽Spiele können
    } { $mine } nicht von { $theirs } unterscheiden.
lab-verdict-no-mean-differs = Einzelne Spiele unterscheiden sich, im Mittel aber keine Kennzahl.
lab-verdict-luck = { $count ->
        [one] { $count }⍽Kennzahl unterscheidet sich, nicht stärker, als der Zufall es machen kann.
       *[other] { $count }⍽Kennzahlen unterscheiden sich, nicht stärker, als der Zufall es machen kann.
    }
lab-verdict-few = { $count ->
        [one] { $count }⍽Kennzahl unterscheidet sich, in zu wenigen Spielen für eine Aussage.
       *[other] { $count }⍽Kennzahlen unterscheiden sich, in zu wenigen Spielen für eine Aussage.
    }
lab-verdict-luck-and-few = { $count }⍽Kennzahlen unterscheiden sich: { $luck } nicht stärker, als der Zufall es machen kann, { $few } in zu wenigen Spielen für eine Aussage.
lab-verdict-scores-higher = Im Mittel sind die Punktzahlen höher ({ $apart }){ $sources }.
lab-verdict-scores-lower = Im Mittel sind die Punktzahlen niedriger ({ $apart }){ $sources }.
lab-verdict-scores-same = Die Punktzahlen können gleich sein; ein Unterschied von { $least } hätte sich in vier von fünf Fällen gezeigt.
lab-verdict-all-of-it = , alles durch: { $source }
lab-verdict-sources = : { $sources }
lab-verdict-source = { $source } { $vp }
lab-verdict-other-sources = alles andere

# Was diese Spieler nicht sehen

lab-unseen-title = Was diese Spieler nicht sehen
lab-unseen-blind = { $keys }: { $lack }. Diese Spiele zeigen also, was die Änderung mit Spielern macht, die nicht auf sie achten; { $advice }.
lab-unseen-late = { $keys }: { $lack }. Wer es durchweg abwägt, spielt vielleicht anders; { $advice }.
lab-unseen-more-keys = { $count ->
        [one] { $count } weiterer
       *[other] { $count } weitere
    }
lab-unseen-not-weighed = { $who } berücksichtigt { $about } nicht
lab-unseen-weighed-late = { $who } berücksichtigt { $about } nur { $when }
lab-unseen-weighed-askew = { $who } berücksichtigt { $about } nicht nach dem Wert: { $how }
lab-unseen-nobody = keine Spielstärke achtet darauf
lab-unseen-nobody-sooner = keine andere Spielstärke tut es früher
lab-unseen-instead = { $who } berücksichtigt es: --seats { $seats }
lab-unseen-instead-late = { $who } berücksichtigt es { $when }
sight-when-autumn = im Herbst und im Winter
sight-when-last-year-or-marker = im letzten Jahr und bei der Wahl eines Bonusmarkers
sight-when-last-phase = in der letzten Phase des Spiels
sight-when-as-owner = als Besitzer der Entwicklung, nicht beim Erwerb
sight-when-horse = mit dem Treidelpferd
sight-when-a-phase-ahead = so weit der Blick voraus reicht, bis zum Ende der nächsten Phase
sight-table = was auf dem Tisch liegt
sight-cost = die Kosten von Entwicklungen
sight-cost-askew = erworben wird die teuerste, die zu haben ist, eine billigere ist also nicht begehrter
sight-effects = den Ertrag von Entwicklungen
sight-arrival = SP nach der Ankunft
sight-ability = die Fähigkeiten von Entwicklungen
sight-markers = die Marker von Entwicklungen
sight-symbols = Symbole und ihre Wertung
sight-lease-food = die Nahrung im Pachtgeld
sight-lease-goods = Taler und Güter im Pachtgeld
sight-winter-coal = SP für Kohle im Winter
sight-stored-goods = SP für gelagerte Güter
sight-final-thaler = SP für Taler
sight-final-debt = verlorene SP für Schulden
sight-final-water = verlorene SP für Wasser
sight-tunnel = SP und Symbole des Stollens
sight-pinge = SP für die erschöpfte Pinge
sight-workers = die Aktionen der Arbeiter
sight-workers-askew = bezahlt wird, wer Arbeit findet, gleich wie viele Aktionen er bringt
sight-worker-goods = die Güter, die Arbeiter kosten und bringen
sight-added-workers = Arbeiter, die der Entwurf hinzufügt
sight-water-seasons = die Jahreszeiten mit Wasser
sight-reeling = Wasser, das das Hochhaspeln verhindert,
sight-pools = die Füllung der Pools
sight-second-taking = die Scheibenzahl der zweiten Auswahl
sight-turn-order = die Zugreihenfolge
sight-mill = den Ertrag der Wassermühle
sight-charcoal = den Ertrag von Holzkohle
sight-cable = SP des Förderseils
sight-valley = die Werte der Entwicklungen des Ruhrtals
sight-bonus-markers = die Wertung der Bonusmarker
sight-iron-props = SP für Eisenstützen

# Der Bericht

lab-report-title = Spieltest: { $rulesets }
lab-report-playtest = Spieltest
lab-report-against = { $mine } gegen { $theirs }
lab-report-versus = gegen
lab-report-games-of = { $count ->
        [one] { $count }⍽Spiel
       *[other] { $count }⍽Spiele
    } mit { $rulesets }.
lab-report-fact-games = Spiele
lab-report-fact-seats = Plätze
lab-report-fact-boards = Auslagen
lab-report-fact-seeds = Startwerte
lab-report-of-each = je Regelsatz { $count }
lab-report-seats = { FORM($seats, "plain") }
lab-report-seats-turning = { FORM($seats, "plain") }, im Wechsel
lab-report-seeds = ab { $first }
lab-report-no-difference = kein Unterschied
lab-report-doubted = { $value }, { $doubt }
lab-report-ended-early = Der Lauf endete vor der Zeit: { $trouble }.
lab-report-of-played = Die Kennzahlen sind die der gespielten Spiele.
lab-report-missing = { $count ->
        [one] { $count }⍽Spiel fehlt in allen Kennzahlen
       *[other] { $count }⍽Spiele fehlen in allen Kennzahlen
    }
lab-report-missing-which = Welche, und warum
lab-report-footer = Erstellt von Haspelknecht, einer inoffiziellen digitalen Ausgabe des Brettspiels. Diese Seite braucht kein Netz.
lab-nav-title = Teile des Berichts
lab-nav-games = Spiele
lab-nav-again = Wiederholen
lab-pictures-title = Bilder
lab-missing-title = Fehlende Spiele
lab-missing-intro = Diese Spiele wurden nicht zu Ende gespielt und stehen in keiner Kennzahl. Wo es eine Aufzeichnung gibt, endet sie bei dem Spielschritt, der scheiterte.
lab-again-title = So lässt es sich wiederholen
lab-again-intro = Derselbe Befehl ergibt mit denselben Versionen und Regelsätzen denselben Bericht.
lab-again-games = { $games } von { $planned }
lab-again-boards = Auslagen: { $boards }. Erster Startwert: { $seed }.
lab-games-title = Sehenswerte Spiele
lab-games-intro = Jeder Befehl öffnet, wo der Spieltest gestartet wurde, ein Spiel auf dem Tisch zum Durchgehen.
lab-games-reasons = { FORM($reasons, "dots") }
lab-games-where = { $board }, Startwert { $seed }, Spiel { $game }
lab-worth-closest = Knappstes: { $value }⍽SP Abstand
lab-worth-most-lopsided = Einseitigstes: { $value }⍽SP Abstand
lab-worth-most-lead-changes = Meiste Führungswechsel: { $value }
lab-worth-highest-score = Höchste Punktzahl: { $value }⍽SP
lab-worth-strangest = Seltsamstes: { $label } { $value }, sonst { $usual }

# Tabellen des Berichts

lab-tables-title = Tabellen
lab-tables-find = Kennzahl suchen
lab-tables-real-only = nur gesicherte Unterschiede
lab-tables-open = Alle auf- oder zuklappen
lab-tables-sort = Sortieren
lab-count-figures = { $count ->
        [one] { $count }⍽Kennzahl
       *[other] { $count }⍽Kennzahlen
    }
lab-count-developments = { $count ->
        [one] { $count }⍽Entwicklung
       *[other] { $count }⍽Entwicklungen
    }
lab-count-real = { $count ->
        [one] { $count } gesichert
       *[other] { $count } gesichert
    }
lab-count-stand-out = { $count ->
        [one] { $count } fällt auf
       *[other] { $count } fallen auf
    }
lab-group-length = Länge
lab-group-decisions = Entscheidungen
lab-group-score = Punktzahlen
lab-group-seats = Plätze, Können und Zufall
lab-group-drama = Das Rennen
lab-group-vp = SP nach Herkunft
lab-group-tiles = Alle Kennzahlen der Entwicklungen
lab-group-disks = Scheiben
lab-group-mine = Die Grube
lab-group-goods = Güter und Schulden
lab-group-rules = Regeln, ohne die ein Spiel auskommt
lab-table-each-development = Die Entwicklungen einzeln
lab-table-prices = Preise
lab-head-figure = Kennzahl
lab-head-column = Spalte
lab-head-development = Entwicklung
lab-head-tile = Plättchen
lab-head-level = Stufe
lab-head-mean = Mittelwert
lab-head-interval = 95-%-Intervall
lab-head-spread = Streuung
lab-head-values = Werte
lab-head-difference = Unterschied
lab-head-real = Gesichert
lab-head-by-luck = Zufällig
lab-head-smallest = Kleinster messbarer
lab-head-banned-vp = Gesperrt: SP
lab-head-banned-wins = Gesperrt: Siege
lab-head-forced-vp = Erzwungen: SP
lab-head-forced-wins = Erzwungen: Siege
lab-head-had-alone = Besessen, wenn freigestellt
lab-head-had-forced = Besessen, wenn erzwungen
lab-head-games = Spiele
lab-head-game = Spiel
lab-head-seed = Startwert
lab-head-ruleset = Regelsatz
lab-head-why = Warum
lab-head-record = Aufzeichnung
lab-head-source = Quelle
lab-head-digest = Prüfsumme
lab-head-version = Version von
lab-head-key = Schlüssel
lab-head-vp-source = Herkunft der SP
lab-head-acquired = Erworben
lab-head-phase = In Phase
lab-head-arrival = Ankunft
lab-head-distant = Entfernt
lab-head-vp = SP für den Besitzer
lab-head-won-with = Siege damit
lab-head-won-without = Siege ohne
lab-head-real-difference = { $value } gesichert
lab-head-difference-means = { $mine } weniger { $theirs }, darunter das 95-%-Intervall
lab-head-real-means = vom Zufall zu unterscheiden, alle Kennzahlen zusammen betrachtet (Holm, 5⍽%)
lab-head-by-luck-means = wie wahrscheinlich so ein Unterschied allein durch Zufall ist, für sich genommen; – wo es dafür zu wenige Spiele sind
lab-head-smallest-means = der kleinste Unterschied, den so viele Spiele in vier von fünf Fällen als gesichert zeigen würden
lab-head-spread-means = die Standardabweichung der einzelnen Werte
lab-head-interval-means = das des Mittelwerts
lab-table-marked = Markiert
lab-table-marked-means = was von dem abweicht, was ausgewogen wäre (Holm, 5⍽%)
lab-table-points = PP
lab-table-points-means = Prozentpunkte

# Bilder des Berichts

lab-axis-vp-a-seat = SP je Platz, mit 95-%-Intervallen
lab-axis-as = wie { $ruleset }
lab-axis-spreads = Unterschied in Streuungen der einzelnen Werte
lab-axis-margin = Abstand in SP
lab-axis-wins = Siege in Prozentpunkten
lab-axis-left-alone = freigestellt
lab-axis-won = % der Spiele gewonnen
lab-axis-by-chance = zufällig { $share }
lab-axis-vp-at-the-end = SP am Ende
lab-axis-vp-before-second = SP vor dem zweiten Platz
lab-legend-luck = kann Zufall sein, oder zu wenige Spiele
lab-legend-banned = der Platz darf sie nicht erwerben
lab-legend-forced = der Platz erwirbt sie, sobald er kann
lab-legend-hollow-luck = hohl: kann Zufall sein
lab-legend-hollow-fair = hohl: fällt nicht auf
lab-legend-hollow-difference = hohl: der Unterschied kann Zufall sein
lab-breakdown-title = Woher der Unterschied der Punktzahlen kommt
lab-breakdown-together = Alles zusammen: die Punktzahl
lab-breakdown-caption = Was jede Herkunft von SP zum Unterschied der mittleren Punktzahlen beiträgt, { $vp }; zusammen sind sie genau das. { $real ->
        [0] Keine Herkunft unterscheidet sich
        [one] { $real } von { $sources } unterscheidet sich
       *[other] { $real } von { $sources } unterscheiden sich
    } stärker, als der Zufall es machen kann, alle Kennzahlen zusammen.
lab-breakdown-row = { $source } { $vp }
lab-breakdown-tip = { $source }: { $vp }, { $doubt } ({ FORM($means, "plain") })
lab-differences-title = Was sich am meisten unterscheidet
lab-differences-caption = { $real ->
        [0] Keine Kennzahl unterscheidet sich gesichert
        [one] { $real } von { $figures } Kennzahlen unterscheidet sich gesichert
       *[other] { $real } von { $figures } Kennzahlen unterscheiden sich gesichert
    }, alle zusammen betrachtet. Rechts der Linie ist es mit { $ruleset } mehr; ein Unterschied von eins ist so groß, wie sich ein Spiel oder Platz gewöhnlich vom nächsten unterscheidet.
lab-differences-tip = { $label }: { $value }, { $doubt }
lab-wins-title = Wer gewinnt
lab-wins-by-seat = Nach Platz
lab-wins-by-start = Nach Anfangsreihenfolge
lab-wins-by-automa = Nach Automa
lab-wins-caption = Jeder Punkt ist ein Anteil der Siege mit seinem 95-%-Intervall.
lab-wins-stand-out = { $kind }: { $real ->
        [one] { $real } von { $of } fällt auf.
       *[other] { $real } von { $of } fallen auf.
    }
lab-wins-none-stands-out = { $kind }: Nichts fällt auf.
lab-wins-differ = { $kind }: Die Regelsätze unterscheiden sich bei { $real } von { $of }.
lab-wins-too-few = { $kind }: So wenige Spiele können die Regelsätze nicht unterscheiden.
lab-wins-not-told-apart = { $kind }: Die Regelsätze sind nicht zu unterscheiden.
lab-wins-tip = { $who }, { $ruleset }: { $share }
lab-wins-tip-compared = { $who }, { $ruleset }: { $share }; Unterschied: { $doubt }
lab-sources-caption = Jeder Balken zeigt, was ein Platz im Mittel aus einer Herkunft hat.
lab-sources-most = { $source }: { $share } aller gewonnenen SP.
lab-sources-change = { $source } ({ $difference })
lab-sources-differ = Die Regelsätze unterscheiden sich hier: { $changes }; sonst nirgends.
lab-sources-differ-luck = Die Regelsätze unterscheiden sich hier: { $changes }; sonst nicht stärker, als der Zufall es machen kann.
lab-sources-none = Keine Herkunft unterscheidet sich.
lab-sources-none-luck = Keine Herkunft unterscheidet sich stärker, als der Zufall es machen kann.
lab-sources-tip = { $source }, { $ruleset }: { $value }
lab-demand-title = Nachfrage nach Scheiben je Phase
lab-demand-phase = Jahr { $year }, { $season }
lab-demand-most = { $colour } ({ $phase })
lab-demand-caption = Scheiben, die ein Platz nimmt, nach Farbe. Am meisten gefragt: { FORM($most, "dots") }.{ $real ->
        [0] { "" }
        [one] { " " }{ $real } der Unterschiede ist gesichert.
       *[other] { " " }{ $real } der Unterschiede sind gesichert.
    }
lab-demand-year = Jahr { $year }
lab-demand-spring = Fr
lab-demand-summer = So
lab-demand-autumn = He
lab-demand-winter = Wi
lab-demand-tip = { $ruleset }, { $colour }, { $phase }: { $disks }
lab-scores-title = Punktzahlen
lab-scores-caption = Wie oft jede Punktzahl vorkam, alle Plätze zusammen.
lab-scores-more = Im Mittel gibt { $ruleset } { $vp } mehr.
lab-scores-less = Im Mittel gibt { $ruleset } { $vp } weniger.
lab-margins-title = Der Vorsprung am Ende
lab-margins-caption = Mit welchem Vorsprung gewonnen wurde.
lab-margins-close = { $share } der Spiele enden mit höchstens { $vp }⍽SP Abstand.
lab-margins-close-with = { $share } der Spiele mit { $ruleset } enden mit höchstens { $vp }⍽SP Abstand.
lab-middle-at = bei { $vp }⍽SP
lab-middle-between = zwischen { $low } und { $high }⍽SP
lab-middle-with = { $between } mit { $ruleset }
lab-middle-half = Die mittlere Hälfte liegt { FORM($parts, "plain") }.
lab-histogram-about = { $ruleset }: Mittelwert { $mean }, von { $low } bis { $high }⍽SP
lab-histogram-mean = Mittel { $mean }
lab-histogram-tip = { $vp }: { FORM($shares, "plain") }
lab-reading-deeper = Je tiefer die Farbe, desto mehr: { $what }.
lab-reading-share = Anteil der Plätze, die eine Entwicklung erwerben
lab-reading-vp = SP, die eine Entwicklung dem Platz bringt, der sie hat
lab-reading-tile = { $tile }, Stufe { $level }
lab-reading-difference = Unterschied { $difference }
lab-tilemap-title = Entwicklungen nach Wert
lab-tilemap-most = Am meisten: { $most }; am wenigsten: { $least }.
lab-tilemap-acquired = Von den meisten Plätzen erworben: { $most }; von den wenigsten: { $least }.
lab-tilemap-tile = { $tile } ({ $value })
lab-tilemap-real = Gesicherte Unterschiede: { $tiles }.
lab-tilemap-level = Stufe { $level }
lab-boards-places-title = Die Felder der Auslagen
lab-boards-places-caption = Anteil der Plätze, die erwerben, was auf jedem Feld liegt, welche Entwicklung es auch ist. Stufe I: { $first } je Feld, die letzte Stufe: { $last }. Unterscheiden sich Felder einer Stufe stark, kommt es auf dieser Auslage auf die Lage an.
lab-boards-places-caption-with = Anteil der Plätze, die erwerben, was auf jedem Feld liegt mit { $ruleset }, welche Entwicklung es auch ist. Stufe I: { $first } je Feld, die letzte Stufe: { $last }. Unterscheiden sich Felder einer Stufe stark, kommt es auf dieser Auslage auf die Lage an.
lab-boards-tiles-title = Die Auslagen nach Wert
lab-boards-tiles-caption = Darunter der Anteil der Plätze, die sie hier erwerben. In allen Spielen lagen hier dieselben Entwicklungen.
lab-boards-share-with = { $share } mit { $ruleset }
lab-boards-place-tip = { $board }, Stufe { $level }: erworben von so vielen Plätzen: { FORM($shares, "plain") }
lab-boards-hex-tip = { $board }, Stufe { $level }: { $share }
lab-boards-tile-tip = { $words }; auf diesem Feld { $share }
lab-prices-vp-title = Was eine Entwicklung wert ist: SP
lab-prices-wins-title = Was eine Entwicklung wert ist: Siege
lab-prices-wins-caption = Dieselben Spiele nach Siegen: wie viel öfter oder seltener der Platz gewinnt, in Prozentpunkten.
lab-prices-caption-both = Gegen denselben Platz, freigestellt, auf denselben Startwerten; gefüllt: mehr als Zufall, alle Preise zusammen. Am meisten vermisst: { $missed }. Eine Last, wenn erzwungen: { $burden }.
lab-prices-caption-missed = Gegen denselben Platz, freigestellt, auf denselben Startwerten; gefüllt: mehr als Zufall, alle Preise zusammen. Am meisten vermisst: { $missed }.
lab-prices-caption-burden = Gegen denselben Platz, freigestellt, auf denselben Startwerten; gefüllt: mehr als Zufall, alle Preise zusammen. Eine Last, wenn erzwungen: { $burden }.
lab-prices-caption-none = Gegen denselben Platz, freigestellt, auf denselben Startwerten; gefüllt: mehr als Zufall, alle Preise zusammen. Kein Verlust von SP ist vom Zufall zu unterscheiden.
lab-prices-all-with = Alles mit { $ruleset }.
lab-prices-tip-banned = { $tile } gesperrt: { $value }, { $doubt }
lab-prices-tip-forced = { $tile } erzwungen: { $value }, { $doubt }

# Das Terminal

lab-shown-main-figures = Wichtigste Kennzahlen
lab-shown-prices = Was Entwicklungen wert sind
lab-shown-never = Regeln, die nie vorkamen: { FORM($rules, "dots") }.
lab-shown-missing = Spiel { $game }, Startwert { $seed }: { $reason }
lab-shown-missing-record = Spiel { $game }, Startwert { $seed }: { $reason } ({ $file })
lab-shown-game = { FORM($reasons, "dots") }, { $scores }: { $command }
lab-shown-more-in-report = und { $count } mehr im Bericht
lab-shown-all-of-it = Alles: { $file }
lab-shown-left-out = --boards: { FORM($boards, "plain") }: nicht für so viele Plätze, weggelassen
lab-shown-games = Spielen
lab-shown-failed = { $count ->
        [one] { $count } nicht spielbar
       *[other] { $count } nicht spielbar
    }
lab-shown-speed = { $count ->
        [one] { $count }⍽Spiel
       *[other] { $count }⍽Spiele
    } in { $seconds }⍽s: { $rate } pro Sekunde mit { $hands }
lab-shown-workers-of = den Workern von { $address }
lab-shown-processes = { $count ->
        [one] { $count } Prozess
       *[other] { $count } Prozessen
    }
lab-shown-ended-early = vorzeitig beendet: { $trouble }; was gespielt wurde, ist gesichert
lab-interrupted = unterbrochen
lab-failed = { $kind }: { $problem }

# Was nicht gespielt werden kann und was schiefgeht

lab-plan-seats = { $count ->
        [one] { $count } Platz
       *[other] { $count }⍽Plätze
    }; spielen können { FORM($allowed, "or") } (S1)
lab-plan-no-board = Keine davon ist für { $seats }⍽Plätze; zur Wahl stehen { FORM($boards, "plain") }
lab-plan-several-boards = { $asked }: Mehrere beginnen so: { FORM($boards, "plain") }
lab-plan-unknown-board = { $asked }: Keine Auslage beginnt so; bekannt sind { FORM($boards, "plain") }
lab-store-other-files = { $folder }: enthält andere Dateien; ein neuer oder leerer Ordner ist nötig
lab-store-holds-playtest = { $folder }: enthält einen Spieltest; weiter geht es mit --resume, sonst ist ein anderer Ordner nötig
lab-store-other-playtest = { $folder }: enthält einen anderen Spieltest ({ $why }); ein anderer Ordner ist nötig
lab-store-option = { $option }: { $was }, nicht { $now }
lab-store-ruleset-changed = ein Regelsatz wurde seither geändert
lab-store-program-changed = das Programm wurde seither geändert
lab-store-no-folder = { $folder }: ist kein Ordner; ein anderer ist nötig
lab-store-unread-plan = { $file }: lässt sich nicht lesen: { $reason }
lab-store-unread-games = { $file }: lässt sich nicht lesen ({ $reason }); wird sie gelöscht, spielt --resume ihre Spiele noch einmal
lab-cluster-nobody = --cluster: { $address }: kein Scheduler antwortet ({ $reason })
lab-cluster-gone = { $address }: Der Scheduler ist weg
lab-cluster-no-room = { $address }: Ein Worker kann die Regelsätze nicht ablegen: { $problem }
lab-cluster-no-worker = { $address }: Kein Worker ist da; so startet man welche: dask worker { $address }
lab-cluster-no-program = { $address }: Der Scheduler kann keine Partien verschicken, weil das Programm nicht da ist, wo er gestartet wurde: { $problem }
lab-cluster-other-code = Ein Worker hat eine andere Version des Programms ({ $here } statt { $wanted }): Man starte ihn neu in einem Ordner mit dieser
lab-hands-died = der Prozess, der es spielte, brach ab
lab-hands-all-die = die Prozesse, die spielen sollen, brechen einer nach dem anderen ab

# Kennzahlen: wie sie heißen und was sie zählen

metric-unknown = { $key }
about-unknown = Eine Spalte, die keine Kennzahl beschreibt.
metric-decisions = Entscheidungen
about-decisions = Spielschritte aller Plätze. Ein Plan wird Feld für Feld gelegt, und ein Arbeiter handelt Schritt für Schritt: Jeder ist einer.
metric-minutes = Geschätzte Spieldauer am Tisch
about-minutes = { $setup } + { $phase } je Phase + { $bit } je Bit Auswahl, auf die alle warten: log2 der Möglichkeiten jeder Entscheidung; von den Plänen einer Phase, die zugleich gelegt werden, die des Platzes mit den meisten Bits.
metric-moves = Entscheidungen eines Platzes
about-moves = Spielschritte des Platzes.
metric-real = Echte Entscheidungen
about-real = Entscheidungen des Platzes mit mehr als einem erlaubten Spielschritt.
metric-options = Möglichkeiten einer echten Entscheidung
about-options = Mittlere Zahl erlaubter Spielschritte, wo es mehr als einen gibt.
metric-score = Punktzahl
about-score = SP nach der Schlusswertung.
metric-won = Siege
about-won = 1 für den Sieg, auch bei Gleichstand entschieden, sonst 0.
metric-rank = Rang
about-rank = Rang im Ergebnis, ab 1.
metric-start = Nummer in der Anfangsreihenfolge
about-start = Ab 1.
metric-margin = Abstand
about-margin = Eigene Punktzahl weniger der besten eines anderen Platzes.
metric-leader-gap = Vorsprung am Ende
about-leader-gap = Die beste Punktzahl weniger der zweitbesten.
metric-spread = Beste weniger schlechteste Punktzahl
about-spread = Die beste Punktzahl weniger der schlechtesten.
metric-spread-players = Können: Streuung zwischen Spielern
about-spread-players = Standardabweichung der Punktzahlen, nach einer Varianzanalyse nach Automa und Startwert ohne Wechselwirkung; wo sich die Automas unterscheiden.
metric-spread-seeds = Zufall: Streuung zwischen Startwerten
about-spread-seeds = Standardabweichung der Punktzahlen, nach einer Varianzanalyse nach Automa und Startwert ohne Wechselwirkung; wo sich die Automas unterscheiden.
metric-spread-rest = Streuung durch alles Übrige
about-spread-rest = Standardabweichung der Punktzahlen, nach einer Varianzanalyse nach Automa und Startwert ohne Wechselwirkung; wo sich die Automas unterscheiden.
metric-skill = Können: Anteil an der Varianz der Punktzahlen
about-skill = Der Punktzahlen, nach einer Varianzanalyse nach Automa und Startwert ohne Wechselwirkung; wo sich die Automas unterscheiden.
metric-lead-changes = Führungswechsel
about-lead-changes = Wie oft von einem Zwischenstand zum nächsten die Führung an einen anderen Platz ging als den, der zuletzt allein führte; eine geteilte Führung ändert nichts.
metric-drama = Dramatik: Rückstand des späteren Siegers
about-drama = Mittel über die Zwischenstände außer dem letzten: die besten SP weniger denen des Siegers.
metric-behind-most = Größter Rückstand des späteren Siegers
about-behind-most = Der größte dieser Unterschiede.
metric-behind = Anteil des Spiels, in dem der spätere Sieger zurücklag
about-behind = Anteil der Zwischenstände außer dem letzten, in denen ein anderer Platz mehr SP hatte als der Sieger.
metric-decided = Phase, ab der der Sieger nicht mehr eingeholt wurde
about-decided = Die erste Phase, ab deren Ende der Sieger in jedem Zwischenstand allein führte; die letzte, wenn erst der Gleichstand entschied.
metric-out-of-reach = Phase, ab der der Sieger unerreichbar war
about-out-of-reach = Die erste Phase, ab deren Ende der Sieger in jedem Zwischenstand mehr SP hatte als jeder andere Platz am Ende: Er hätte dort aufhören können. Die letzte, wenn das nie so war.
metric-taken-each = Genommene Scheiben ({ $member })
about-taken-each = Scheiben einer Farbe, die in einer Phase in beiden Auswahlen genommen werden.
metric-disks-each = Genommene Scheiben ({ $member })
about-disks-each = Einer Farbe, im ganzen Spiel.
metric-first-size = Größe einer ersten Auswahl
metric-second-size = Größe einer zweiten Auswahl
about-first-size = Mittlere Zahl der Scheiben.
about-second-size = Mittlere Zahl der Scheiben.
metric-first-of-each = { $member ->
        [one] Erste Auswahlen von { $member } Scheibe
       *[other] Erste Auswahlen von { $member } Scheiben
    }
about-first-of-each = Erste Auswahlen von 1, 2 … { $most } Scheiben; { $most } steht auch für mehr.
metric-declined = Verzicht auf die zweite Auswahl
about-declined = Gefragt und nichts genommen.
metric-tempted = Erste Auswahlen mit der größten Gruppe in einem Pool mit Wasser
about-tempted = Erste Auswahlen einer Farbe, von der ein Pool mit Wassersymbol mehr hatte als jeder ohne.
metric-avoided = Gemiedene Pools mit Wasser
about-avoided = Von diesen Auswahlen der Anteil aus einem Pool ohne Wassersymbol.
metric-unused = Unbenutzte Scheiben
about-unused = Aller Farben zusammen.
metric-unused-each = Unbenutzte Scheiben ({ $member })
about-unused-each = Scheiben einer Farbe, die in einer Phase genommen wurden und auf keinem Feld lagen, das in ihr aktiviert wurde.
metric-coal-each = Kohle der Grube ({ $member })
about-coal-each = Kohle, die in einem Jahr Pinge oder Stollen verließ, abgebaut oder abgegeben.
metric-coal = Kohle der Grube
about-coal = Alle, die Pinge und Stollen verließ.
metric-reeled = Hochgehaspelte Kohle
about-reeled = Aus dem Schacht auf den Hof.
metric-pinge-phase = Phase, in der die Pinge erschöpft ist
about-pinge-phase = Des Spiels, ab 1; leer, wenn nie.
metric-sections = Geleerte Abschnitte
about-sections = Abschnitte des Stollens ohne Kohle.
metric-props-each = Stützen ({ $member })
about-props-each = Holz und Eisen in Pinge und Stollen; Eisen zählt für sich und ist ohne das Modul leer.
metric-water-each = Genommenes Grubenwasser ({ $member })
about-water-each = Grubenwasser, das in die Grube kam: der Jahreszeit, mit ersten Auswahlen oder mit Entwicklungen.
metric-drained = Entferntes Grubenwasser
about-drained = Durch Arbeiter, Plättchen und Marker.
metric-blocked = Durch Wasser blockierte Phasen
about-blocked = Phasen, in denen der Platz etwas zum Abbauen gelegt hatte (nur schwarze Scheiben oder Marker zu Bauer, Knecht oder Bäuerin, oder einen Weidenkorb dazu; Lohn für Kohlengräber oder Bergmann) und nicht für eine Entwicklung nutzte, in denen bei Beginn seines Zuges so viel Wasser in der Grube lag, dass es den Abbau verhindert, und in denen er keine Kohle abbaute.
metric-reel-blocked = Phasen, in denen Wasser Kohle im Schacht hielt
about-reel-blocked = Phasen, in denen der Haspelknecht bezahlt war, bei Zugbeginn so viel Wasser im Schacht lag, dass es das Hochhaspeln verhindert, am Ende Kohle dort lag und keine hochgehaspelt wurde.
metric-tile-each-in-play = Im Spiel ({ $member })
about-tile-each-in-play = 1, wenn das Plättchen in der Auslage liegt.
metric-tile-each-acquired = Erworben ({ $member })
about-tile-each-acquired = 1, wenn der Platz es erworben hat, sonst 0. Wie alles Folgende leer, wenn es nicht ausliegt.
metric-tile-each-phase = Phase des Erwerbs ({ $member })
about-tile-each-phase = Des Spiels, ab 1; leer ohne Erwerb.
metric-tile-each-arrival = Reihenfolge der Ankunft ({ $member })
about-tile-each-arrival = 1 für den ersten; bei einem schwarzen Plättchen unter allen schwarzen.
metric-tile-each-distant = Entfernt erworben ({ $member })
about-tile-each-distant = 1, wenn dafür eine Ressource bezahlt wurde.
metric-tile-each-vp = SP für den Besitzer ({ $member })
about-tile-each-vp = Durch Ankunft; durch Wirkung, Fähigkeit und benutzten Marker, soweit seine Nummer oder sein Lager wertet; in der Schlusswertung durch seine Zeile, als unbenutzter Marker, durch den Bonusmarker eines schwarzen Plättchens; bei „Pferd und Wagen“, was über W1 hinausgeht, bei „Dorfschmiede“, was über die SP anderer Eisenstützen hinausgeht. Nicht, was seine Güter oder sein Symbol bringen.
metric-tile-each-won-with = Siege damit ({ $member })
about-tile-each-won-with = 1, wenn der Platz es erwarb und gewann, 0, wenn er es erwarb und nicht gewann; sonst leer.
metric-tile-each-won-without = Siege ohne ({ $member })
about-tile-each-won-without = 1, wenn der Platz es nicht erwarb und gewann, 0, wenn keins von beiden; sonst leer.
metric-developments = Entwicklungen
about-developments = Des Platzes.
metric-buildings = Gebäudesymbole
about-buildings = Auf seinen Plättchen.
metric-black = Schwarze Entwicklungen
about-black = Des Platzes; leer ohne das Modul.
metric-distant = Entfernte Entwicklungen
about-distant = Für eine Ressource erworben.
metric-vp-each = SP ({ $member })
about-vp-each = SP des Spiels nach dem, was sie wertete; alle zusammen sind die Punktzahl. Bonusmarker und Eisenstützen sind ohne ihr Modul leer. { $sources }; `{ $effects }` die Nummer eines Plättchens.
metric-vp-year-each = SP in Jahr { $member }
about-vp-year-each = Gewertet im Jahr und seinem Winter.
metric-vp-end = SP in der Schlusswertung
about-vp-end = Gewertet, wenn der letzte Winter vorbei ist.
metric-gained-each = Erhalten ({ $member })
about-gained-each = Nahrung, Holz, Kohle, Eisen und Taler aus dem Vorrat auf den Hof; nicht der Startbestand.
metric-paid-each = Im Winter bezahlt ({ $member })
about-paid-each = Was die Pachtzahlung nahm. Taler gehen im Winter nur so verloren.
metric-lost-each = Im Winter verloren ({ $member })
about-lost-each = Was keinen Lagerplatz hatte. Taler brauchen keinen.
metric-debts = Gemachte Schulden
about-debts = Was in Pachtzahlungen fehlte.
metric-debts-returned = Zurückgegebene Schulden
about-debts-returned = Durch Wirkungen von Plättchen.
metric-debts-end = Schulden am Ende
about-debts-end = Bevor Bonusmarker welche wegnehmen.
metric-leases-full = Voll bezahlte Winter
about-leases-full = Anteil der Pachtzahlungen des Platzes, die keine Schulden ließen.
metric-option-each = Möglichkeit von „{ $member }“: { $part }
about-option-each = Wie oft diese Möglichkeit einer Entwicklung gewählt wurde, in der Reihenfolge, in der sie mit freiwilligem Abbauen und Entfernen im Regelsatz steht; leer, wenn niemand das Plättchen erworben hat.

# Regeln, ohne die ein Spiel auskommt

metric-rule-tile = „{ $tile }“
metric-rule-tile-used = „{ $tile }“ benutzt
metric-rule-tile-at-work = „{ $tile }“ bei der Arbeit
metric-rule-tile-scored = „{ $tile }“ gewertet
metric-rule-tile-gave-coal = Kohle durch „{ $tile }“ abgegeben
metric-rule-13 = Knecht entwickelt
metric-rule-15 = Holz verkohlt
metric-rule-21 = „{ $tile }“ hielt Wasser fern
metric-rule-40E = Stützen durch „{ $tile }“
metric-rule-46 = „{ $tile }“ bezahlt
metric-rule-28 = „{ $tile }“ beladen
metric-rule-marker = Marker benutzt ({ $marker })
metric-rule-r2 = Reservepool zu knapp gefüllt
metric-rule-d1 = { $disks } oder mehr Scheiben auf einmal
metric-rule-r4 = Erste Auswahl entfallen
metric-rule-d2 = Zweite Auswahl
metric-rule-r5 = Auf zweite Auswahl verzichtet
metric-rule-d4 = Wasser bei einer ersten Auswahl
metric-rule-d5 = Wasser zurückgegeben
metric-rule-r7 = Mehrere Farben gelegt
metric-rule-p4-disk = Lohnarbeiter mit Scheibe bezahlt
metric-rule-p4-food = Lohnarbeiter mit Nahrung bezahlt
metric-rule-p4-thaler = Lohnarbeiter mit Taler bezahlt
metric-rule-r10 = Marker zurückgegeben
metric-rule-r10-paid = Umsonst bezahlt
metric-rule-e7 = Synergie
metric-rule-e8 = Nahrung im Sommer
metric-rule-e9 = Kohlengräber bei der Arbeit
metric-rule-e10 = Bergmann bei der Arbeit
metric-rule-e11 = Haspelknecht bei der Arbeit
metric-rule-r15 = Stollen früh gestützt
metric-rule-m4 = Kohle hochgehaspelt
metric-rule-m6 = Pinge erschöpft
metric-rule-m7 = Pinge für SP erschöpft
metric-rule-m8 = Abschnitt geleert
metric-rule-w1 = Kohle im Winter gewertet
metric-rule-w2 = Pacht nicht voll bezahlt
metric-rule-w3 = Ressourcen verloren
metric-rule-t2 = Zwei Entwicklungen in einer Phase
metric-rule-t5 = Entfernte Entwicklung
metric-rule-t6 = { $place ->
        [1] Als Nummer 1 erworben
       *[other] Als Nummer { $place } erworben, für SP
    }
metric-rule-t6-late = Zu spät für SP
metric-rule-t7 = Auf Wirkung verzichtet
metric-rule-t9 = Alle Spielsteine eingesetzt
metric-rule-debt = Schulden zurückgegeben
metric-rule-g1 = Stollen gewertet
metric-rule-g2 = Stollenbonus gewertet
metric-rule-g3 = Entwicklungsbonus gewertet
metric-rule-g4 = Gebäude gewertet
metric-rule-g5 = Unbenutzte Marker gewertet
metric-rule-g6 = Taler gewertet
metric-rule-g7 = Schulden gewertet
metric-rule-g8 = Grubenwasser gewertet
metric-rule-g9 = Gleichstand
metric-rule-b3 = Schwarze Entwicklung
metric-rule-b6 = Bonusmarker gewertet
metric-rule-i2 = Eisenstütze
metric-rule-i3 = Werkstatt bei der Arbeit
metric-rule-i5 = Eisenstützen gewertet
about-times = Wie oft.
about-seats = Plätze.
about-seats-winters = Plätze und Winter.
about-tiles-seats = Plättchen und Plätze.
about-tiles-acquired = Entwicklungen.
about-fields = Belegte Felder.
about-started = Wie oft die Arbeit begann.
about-stored = Darin gelagerte Ressourcen.
about-coal-given = Durch seine Wirkung abgegebene Kohle.
about-rule-18 = Wie oft Wasser darauf zu liegen kam.
about-rule-13 = Entwicklungen durch den Knecht.
about-rule-21 = Frühlings- und Herbstwasser seiner Besitzer.
about-rule-27 = Wie oft Karren 2 zählte.
about-rule-29 = Abgegebene Nahrung.
about-rule-40E = Besitzer, deren Eisenstützen es wertete.
about-rule-44 = Winter, in denen es so war.
about-rule-46 = Pachtzahlungen seiner Besitzer.
about-rule-47 = Entwicklungen, die mehr werteten.
about-rule-marker = Male; wo er auf einem Feld liegt, Male, die er nicht zurückkam.
about-rule-r2 = Reservepools, die weniger Scheiben erhielten, als sie sollten.
about-rule-d1 = Erste Auswahlen von so vielen.
about-rule-r4 = Plätze und Phasen, in denen keine erste Auswahl möglich war.
about-rule-d2 = Zweite Auswahlen.
about-rule-d5 = Im ersten Frühling zurückgegebenes Wasser.
about-rule-r7 = Felder von Bauer oder Knecht mit mehreren Farben.
about-rule-p4-disk = Belegte Felder, auch mit Markern.
about-rule-r10 = Felder, von denen Marker zurückkamen.
about-rule-r10-paid = Lohnarbeiter, die für Nahrung, einen Taler oder einen Marker nichts taten.
about-rule-e7 = Arbeiter mit mehr Aktionen durch Synergie.
about-rule-e11 = Wie oft die Arbeit begann, auch durch die Seilwinde.
about-rule-r15 = Stützen im Stollen, bevor die Pinge erschöpft war.
about-rule-m4 = Kohle.
about-rule-m7 = Plätze, die dafür SP erhielten.
about-rule-m8 = Abschnitte.
about-rule-w3 = Plätze, Winter und Arten von Ressourcen.
about-rule-t2 = Wie oft Bauer und Knecht beide entwickelten.
about-rule-t5 = Bezahlte Ressourcen.
about-rule-t6-late = Entwicklungen, die erworben wurden, als keine SP für die Ankunft übrig waren.
about-rule-debt = Schuldscheine.
about-rule-g9 = 1, wenn mehrere die beste Punktzahl haben.
about-rule-b6 = Plätze, denen er allein SP brachte.
about-rule-i2 = Stützen.

## One event alone on a prepared table

help-motion = ein Ereignis allein ansehen, langsam oder Bild für Bild
help-motion-about = Ein Ereignis allein im Fenster spielen, auf einem vorbereiteten Tisch: So sieht man sofort, was eine Änderung an einer Bewegung bewirkt. Die Leertaste spielt es noch einmal, Enter hält an und lässt weiterlaufen, der Pfeil nach rechts geht ein Bild weiter, die Pfeile nach unten und oben halbieren und verdoppeln das Tempo, Esc beendet.
help-motion-event = Name des Ereignisses, groß oder klein geschrieben; ohne ihn werden alle aufgezählt
help-motion-list = alle Ereignisse aufzählen, mit dem, was in ihnen geschieht
help-motion-rate = so viel mal so schnell wie sonst, etwa { $example } (1)
help-event = EREIGNIS
arg-rate = { $value } ist kein Tempo von { $least } bis { $most }
run-no-event = ein solches Ereignis gibt es nicht zu sehen; { $command } nennt alle
run-no-checkout = hier gibt es keinen solchen Ordner; dieser Befehl braucht das ganze Repository
run-files = Dateien
run-compiled = In { $seconds }⍽s kompiliert: { $folder }
run-compiled-already = Schon kompiliert: { $folder }
run-compiling-first = das wird lange spielen, daher werden die Regeln zuerst kompiliert; { $option } verbietet es
run-no-compiler = hier gibt es keinen C-Compiler, oder die Header von Python fehlen; auf Debian zum Beispiel braucht es { $compiler } und { $headers }
run-not-compiled = das Kompilieren ist gescheitert, reines Python spielt weiter: { $reason }; alles steht in { $file }
run-changed-meanwhile = die Quellen haben sich beim Kompilieren geändert; bitte noch einmal
run-tables = Tische
run-same-games = { $games } auf beide Arten gespielt: bis zum letzten Zug dieselben
run-other-games = kompiliert und in reinem Python werden verschiedene Partien gespielt: siehe { $command } mit und ohne { $option }
run-not-both-ways = { $command } wurde nicht auf die verlangte Weise gespielt: erst die Regeln kompilieren, mit python main.py compile
run-build-damaged = kompilierte Regeln, die sich nicht laden lassen, werden weggeworfen, und reines Python spielt: { $folder }
run-pure-compiles = { $command } kompiliert die Regeln, was diese Option verbietet
run-command-failed = { $command } ist gescheitert: { $reason }
motion-at = { $name }: { $seconds }⍽s bei { $rate }-fachem Tempo.
motion-keys = Leertaste: noch einmal. Enter: anhalten, weiter. Pfeil nach rechts: ein Bild. Nach unten und oben: langsamer, schneller. Esc: beenden.

## Vorschau

play-ask-actions-first = { CAP(FORM($field, "the")) } hat noch { $actions }; erst musst du { FORM($free, "or") }
play-ask-worker-first = Damit es weitergeht, musst du { FORM($free, "or") }
play-ask-dig-first = Für { $coal } musst du erst { FORM($free, "or") }
play-free-prop-in = { FORM($goods, "or") } { FORM($place, "into") } setzen
play-ask-choice-first = Für „{ $tile }“ musst du erst { FORM($free, "or") }
play-ask-before-storage = Vor der Lagerung kannst du { FORM($free, "or") }
play-actions-possible = { $actions } ({ $possible } derzeit möglich)
play-outlook-second = { $outlook }; { $more } mehr, wenn { FORM($first, "the") } vorher dasselbe tut
reach-no-token = { $seat } hat keinen Spielstein mehr
play-forfeits-turn = Ungenutzt: { FORM($workers, "semicolons") }
play-forfeits-actions = { $field }: { $actions } ungenutzt
play-forfeits-last-coal = { $field }: Mit der letzten Kohle der Pinge endet die Arbeit in der Grube, { $actions } ungenutzt
play-forfeits-taking = Du könntest noch { $count ->
        [one] { $count }⍽Scheibe
       *[other] bis zu { $count }⍽Scheiben
    } nehmen
play-forfeits-water = Du könntest { $water } zurückgeben
play-forfeits-effect = Ungenutzt: { $does }
play-forfeits-storage = Verschenkt: { FORM($given, "plain") }
play-forfeits-again = { $given }. Noch einmal, um trotzdem weiterzugehen

## Zurücknehmen, Plätze und Übungspartien

undo-another = Seitdem hat jemand anderes entschieden; das bleibt gespielt.
undo-seated = Seitdem haben Plätze gewechselt; das bleibt gespielt.
undo-practice = Seitdem ist Verdecktes aufgedeckt worden. Nimmst du das zurück, wird die Partie als Übungspartie vermerkt.
redo-nothing = Es gibt nichts wiederherzustellen.
redo-laid = Wiederherstellen würde verwerfen, was jetzt gelegt ist: Nimm das zuerst auf.
undo-what = Zurücknehmen: { $what }
undo-what-practice = Zurücknehmen: { $what }. Damit wird es eine Übungspartie.
redo-what = Wiederherstellen: { $what }
decision-taking = Auswahl von { $seat }
decision-second-taking = zweite Auswahl von { $seat }
decision-plan = Plan von { $seat }
decision-storing = Lagern von { $seat }
decision-bonus = Bonusmarker von { $seat }
practice-title = Eine Übungspartie?
practice-agree = Zurücknehmen
practice-refuse = Stehen lassen
game-practice = Übungspartie
result-notes = { FORM($notes, "sentences") }
result-practice = Das war eine Übungspartie.
result-advised = Mit Rat: Die Partie zählt nicht für die empfohlene Stärke.
seats-title = Plätze
seats-from-now = Ab dem nächsten Zug
seats-play-on = Eine Übungspartie ab hier
seats-begin = Weiterspielen
menu-seats = Plätze …
menu-play-on = Ab hier weiterspielen …
record-seating = { $text } kann hier nicht stehen; es nennt, wer ab dem nächsten Zug auf einem Platz dieser Partie sitzt
file-kind-notes = Notizen

## Rückblick

since-chip = Seit deinem letzten Zug
since-moment = { $seat }: So stand es nach diesem Schritt. Klick oder Esc: zurück
since-playing = Was die anderen taten, { $number } von { $count }: { $seat }. Klick beschleunigt, Esc beendet
since-back = Zurück zur Gegenwart
since-nothing = Seit deinem letzten Zug hat niemand sonst etwas entschieden.
tip-moment = Ein Klick zeigt den Tisch, wie er damals war.
tip-since = Spielt noch einmal ab, was die anderen seit deinem letzten Zug getan haben (B).
menu-keys-since = B was die anderen seither taten · R Regeln · V Zahlen
menu-keys-hand = Umschalt alle gleichen · 1–4 Platz · Strg+Y wieder vor

## Der große Knopf in wenigen Worten

play-short-workers = { $count }⍽Arbeiter ungenutzt
play-short-vain = { $count }⍽Arbeiter umsonst
play-short-actions = { $actions } ungenutzt
play-short-last-coal = Letzte Kohle beendet die Arbeit: { $actions } ungenutzt
play-short-taking = { $count ->
        [one] Noch { $count }⍽Scheibe
       *[other] Noch bis zu { $count }⍽Scheiben
    }
play-short-water = { $water } bleibt
play-short-effect = Arbeit bleibt liegen

## Der Trainer

run-coach-unfinished = Die Partie ist noch nicht zu Ende; der Trainer sieht sich beendete Partien an.
run-coach-no-seat = Platz { $seats } ist der letzte an diesem Tisch.
coach-title = Der Trainer zur Partie von { $seat } ({ $vp })
coach-costs = Was am meisten gekostet hat
coach-no-costs = Von keiner Entscheidung lässt sich zeigen, dass sie Siegpunkte gekostet hat.
coach-gains = Was gut war
coach-no-gains = Von keiner Entscheidung lässt sich zeigen, dass sie besser war als die anderen Möglichkeiten.
coach-finding-said = { $number }. { $when }, { $step }: { $worth }⍽SP (sehr wahrscheinlich { $low } bis { $high })
coach-played = Gespielt:
coach-better = Besser:
coach-worse = Schlechter gewesen wäre:
coach-more = { $count ->
        [one] und { $count }⍽weiterer Zug
       *[other] und { $count }⍽weitere Züge
    }
coach-part = { $source } { $vp }
coach-method = Der Trainer spielt die Partie von jeder deiner Entscheidungen an weiter, einmal so, wie du entschieden hast, und einmal mit einer anderen Wahl, viele Male und immer neu gezogen, denn das konnte damals niemand wissen. Alle spielen dabei weiter wie der { $level }. Einen Unterschied nennt er nur, wo er mehr als Glück ist.

## Die Regeln im Fenster

rulebook-title = Regeln
rulebook-guide = So wird gespielt
rulebook-reference = Jede Regel
rulebook-more = Mehr
rulebook-more-tip = Was in diesem Spiel nicht dabei ist
rulebook-less = Weniger
rulebook-search = Suchen, oder eine Nummer wie M5
rulebook-back-tip = Zurück zu dem, was davor zu lesen war (Rücktaste)
rulebook-close-tip = Zurück dahin, wo du warst (Esc oder R)
rulebook-rules-behind = { $count ->
        [one] Regel
       *[other] Regeln
    }
rulebook-next = Weiter: { $chapter }
rulebook-searching = Wird gesucht …
rulebook-found = { $count ->
        [0] „{ $query }“ kommt in den Regeln nicht vor.
        [one] „{ $query }“ steht an { $count }⍽Stelle.
       *[other] „{ $query }“ steht an { $count }⍽Stellen.
    }
rulebook-found-many = „{ $query }“ steht an { $count }⍽Stellen; das sind die ersten { $shown }.
rulebook-chapter-word = Kapitel
rulebook-offer = R oder ein Klick hier: Regel { $rule }
rulebook-foot = Pfeile und Rad blättern · Links, Rechts gehen von Verweis zu Verweis, Eingabe folgt · Rücktaste führt zurück · Strg+F sucht

## Rätsel

puzzle-vp = Hole in dieser Phase die meisten Siegpunkte.
puzzle-coal = Baue in dieser Phase die meiste Kohle ab.
puzzle-pinge = Erschöpfe die Pinge in dieser Phase, mit den meisten Siegpunkten.
puzzle-winter = Beende den Winter mit den meisten Siegpunkten; neue Schulden zählen wie am Ende.
puzzle-lease = Bezahle die ganze Pacht, und beende den Winter mit den meisten Siegpunkten.
puzzle-grade-easy = leicht
puzzle-grade-medium = mittel
puzzle-grade-hard = schwer
puzzle-result-vp = { $vp }
puzzle-result-coal = { $coal }
puzzle-result-pinge = die Pinge erschöpft, { $vp }
puzzle-result-no-pinge = die Pinge ist nicht erschöpft
puzzle-result-winter = { $vp }
puzzle-result-lease = die Pacht bezahlt, { $vp }
puzzle-result-debt = { $debt } mehr
puzzle-misfit = Ein Protokoll steht nicht an einer Stellung, in der dies beginnt: { $task }
puzzles-damaged = { $file } führt keine Rätsel auf.
run-puzzle = { $number }. { $grade }: { $seats }⍽Plätze, Jahr⍽{ $year }, { $season }. { $task }
run-puzzle-proved = { $number }. bewiesen: { $result } ({ $positions }⍽Stellungen durchsucht)
run-puzzle-refuted = { $number }. falsch: das Beste ist { $result } ({ $positions }⍽Stellungen durchsucht)
run-puzzle-too-large = { $number }. zu groß, um ganz durchsucht zu werden
run-puzzles-there = Dort ist schon etwas; Rätsel werden in einen leeren oder neuen Ordner geschrieben.
run-puzzles-found = { $count ->
        [one] { $count }⍽Rätsel
       *[other] { $count }⍽Rätsel
    } nach { $folder } geschrieben.

## Lernen

learn-title = Lernen
learn-under = Am richtigen Tisch, jeweils wenige Minuten. Du kannst jederzeit aufhören und später weitermachen.
learn-aside-lessons = Eine nach der anderen
learn-aside-rules = Nachschlagen
learn-go-on = Weiter mit Lektion⍽{ $number }
learn-minutes = { $minutes ->
        [one] { $minutes }⍽Minute
       *[other] { $minutes }⍽Minuten
    }
learn-at = Schritt { $step } von { $count }
learn-progress = { $step } von { $count }
learn-next = Weiter
learn-back = Zurück
learn-hint = Tipp
learn-done = Fertig
learn-try-again = Noch einmal
learn-again-how = „Noch einmal“ nimmt zurück, was du getan hast.
learn-prompt-read = Lies weiter: Eingabetaste oder „Weiter“ auf der Karte
learn-prompt-again = Noch einmal: Eingabetaste oder der Knopf auf der Karte
learn-kept = Du kommst an diese Stelle zurück.
learn-on = Weiter mit der Lektion
learn-anew = Von vorn
learn-leave = Lektion verlassen
learn-leave-screen = Zurück
learn-student = Lehrling
learn-neighbour = Nachbar
learn-damaged = Lektion { $lesson } lässt sich nicht lesen: { $why }
learn-misfit = Lektion { $lesson }, Schritt { $step }, passt nicht zu den Regeln: { $why }
## Rat: was zu tun ist, wozu, und welche Regel es lohnend macht

why-follow = So machen
why-rule = Die Regel
why-rule-tip = Schlägt Regel { $rule } auf (R).
why-figures = { $told ->
        [0] Zahlen
       *[other] Keine Zahlen
    }
why-figures-tip = Was abgewogen wurde, in SP (F).
advice = { $do }.
advice-to = { $do }, um { $deeds }.
advice-because = { $do }: { $point }.
advice-to-because = { $do }, um { $deeds }: { $point }.
advice-to-mostly = { $do }, um { $deeds } (so in den meisten Durchläufen).
advice-to-because-mostly = { $do }, um { $deeds } (so in den meisten Durchläufen): { $point }.
advice-plan = Mit „So machen“ die Scheiben legen
advice-activate = Als Nächstes { FORM($field, "with") } arbeiten
advice-equal = Etwa gleich gut: { $other }.
advise-coal = Im Winter gibt es { $vp } für { $coal } statt { $other } für { $less }
advise-coal-first = Im Winter gibt es { $vp } für { $coal }
advise-coal-next = Das führt auf { $more } hin, die im Winter { $next } bringen ({ $coal }: { $vp })
advise-vp = Das bringt sofort { $vp }
advise-spring = Was eingelagert ist, liegt im Frühling wieder bereit
advise-pinge = Noch { $coal }, dann ist die Pinge erschöpft und der Stollen offen
advise-pinge-bonus = Noch { $coal }, dann ist die Pinge erschöpft; das öffnet den Stollen und bringt in diesem Jahr { $vp }
advise-pinge-exhausted = Ist die Pinge erschöpft, steht der Stollen offen
advise-sections = Was du im Stollen leerst, bringt am Ende { $vp }
advise-tunnel = Noch { $coal }, dann ist ein Abschnitt des Stollens leer, der am Ende { $vp } bringt
advise-lease = Das Pachtgeld beträgt in diesem Winter { $goods }; ganz ohne sie brächten die Schulden am Ende { $vp }
advise-development = Am meisten zählt „{ $tile }“ – { $does }
advise-effect = Es zählt die Wirkung – { $does }
advise-thaler = Taler zahlen das Pachtgeld, und am Ende brächten { $thaler } { $vp }
advise-water-pinge = Ab { $water } in der Pinge lässt sich dort keine Kohle abbauen
advise-water-shaft = Ab { $water } im Schacht lässt sich keine Kohle hochhaspeln
advise-water-end = Am Ende zählt jedes Grubenwasser über { $free } hinaus { $vp }
advise-dry = Grubenwasser hält den Abbau auf
advise-props = Kohle lässt sich nur so weit abbauen, wie Stützen stehen
advise-wood = Aus Holz werden Stützen, und Stützen öffnen den Weg zur Kohle
advise-wood-stored = Aus Holz werden Stützen, und eines, das im Winter eingelagert ist, bringt { $vp }
advise-food = Nahrung bezahlt Lohnarbeiter und Pachtgeld
advise-shaft = Kohle im Schacht zählt, sobald sie auf den Hof hochgehaspelt ist
advise-markers = Ein Marker hilft einmal, und unbenutzt bringt er am Ende { $vp }
advise-iron = Manche Felder nehmen nur Eisen, und das letzte Pachtgeld verlangt es
advise-iron-props = Eine Eisenstütze bringt am Ende { $vp }, sobald ihr Abschnitt leer ist
advise-bonus-marker = Dein Bonusmarker wertet es am Ende
advise-bonus-comes = Mit ihr kommt ein Bonusmarker, der am Ende wertet
advise-water-channel = Wasser auf der Wasserrinne wird zu SP
advise-denies = Für { $seat } bleibt dadurch weniger übrig
advise-earlier = Der niedrigere Wert ist früher am Zug
advise-turn = { $point } (zusammen mit dem Rest deines Zuges)
## Title and new game in layers

title-play = Spielen
title-moment = Jahr⍽{ $year }, { $season }
title-goes-on = Geht weiter: { $players }
title-goes-on-at = Geht weiter: { $players } · { $moment }
title-looks = Sucht die gespeicherten Spiele
title-begins-first = Beginnt ein erstes, erklärtes Spiel gegen { $opponent }
title-begins = Beginnt ein Spiel gegen { $opponent }
newgame-more = Mehr Auswahl
newgame-less = Weniger Auswahl
newgame-more-tip = Auslage, Module, Plättchen, Varianten und Startwert
newgame-head-preset = Vorlage
newgame-about-tiles = Plättchen: { $way }
newgame-about-mixed = { $count ->
        [one] { $count }⍽neues Plättchen untergemischt
       *[other] { $count }⍽neue Plättchen untergemischt
    }
preset-first = Erstes Spiel
preset-base = Grundspiel
preset-black = Ruhrtal: Schwarz
preset-iron = Ruhrtal: Eisen
preset-both = Ruhrtal: beide Module
preset-again = Noch einmal so
preset-own = Deine eigene Wahl
preset-first-told = Das Grundspiel zu zweit, mit den Entwicklungen, die die Regeln für ein erstes Spiel vorsehen. Am besten für alle, die zum ersten Mal spielen.
preset-base-told = Das Grundspiel mit zufällig gezogenen Entwicklungen, sodass kein Spiel dem anderen gleicht. Für alle, die ein erstes Spiel hinter sich haben.
preset-black-told = Das Grundspiel mit schwarzen Entwicklungen, eine für jeden, und dazu je einem geheimen Bonusmarker, der am Ende zählt. Beides erklärt „So wird gespielt“.
preset-iron-told = Das Spiel dauert { $years }⍽Jahre: Aus Eisen werden Stützen, manche Felder des ausgebauten Stollens nehmen nichts anderes, und eine Werkstatt stellt es her. „So wird gespielt“ erklärt es.
preset-both-told = Beide Module, { $years }⍽Jahre und die neuen Entwicklungen in einer Auslage, die wie empfohlen gezogen wird. Das reichste Spiel, für alle, die die Module kennen.
preset-again-told = Plätze, Gegner und Auslage des zuletzt begonnenen Spiels, mit anderem Startwert.
preset-own-told = Deine eigene Wahl, von dir selbst zusammengestellt.
## Zahlen im Blick

figures-coal = { $coal } = { $vp }
figures-missing = −
figures-standing = Ende: { $vp }
figures-title = Wäre das Jahr jetzt zu Ende
figures-part-scored = Bisher gewertet
figures-part-coal = Kohle im Winter
figures-part-storage = Lagerung im Winter
figures-part-tunnel-bonus = Stollenbonus
figures-part-development-bonus = Entwicklungsbonus
figures-part-debt = Schulden bisher
figures-part-lease = Schulden aus dieser Pacht
figures-pinge-to-come = Pinge dieses Jahr erschöpft
figures-removed = Entfernte Kohle
figures-sections = Stollenabschnitte
figures-tie-coal = gewinnt bei Gleichstand: meiste Kohle entfernt
figures-tie-order = gewinnt bei Gleichstand: früher in der Zugreihenfolge
settings-row-figures = Zahlen
settings-figures-none = keine
settings-figures-brief = am Spielplan
settings-figures-whole = mit Übersicht
tip-figures-coal = Im Winter bringt { $coal } auf dem Hof { $vp }.
tip-figures-coal-and-more = Im Winter bringt { $coal } auf dem Hof { $vp }; mit { $more } mehr sind es { $then }.
tip-figures-coal-and-plan = Im Winter bringt { $coal } auf dem Hof { $vp }. Mit diesem Plan kann es { $reach } werden, das wären { $then }.
tip-figures-lease = Für die Pacht dieses Winters ist alles da: { $lease }.
tip-figures-missing = Die Pacht dieses Winters: { $lease }. Noch fehlt: { $missing }. Das gäbe { $debt }.
answer-figures = Was jeder hätte, wenn das Jahr jetzt endete. Ein Klick darauf oder V legt es weg.
tip-figures-standing = { $vp }, wäre das Jahr jetzt zu Ende: Mit dem, was auf dem Hof liegt, werden Kohle, Pacht und beste Lagerung dieses Winters gezählt, dann die Schlusswertung. Ein Klick oder { $key } lässt alle Teile im Blick.
tip-figures-over = { $vp } am Ende. Ein Klick oder { $key } lässt alle Teile im Blick.
## Rätsel am Tisch

learn-aside-puzzles = Auf die Probe gestellt
puzzles-title = Rätsel
puzzles-under = Stellungen aus echten Partien. Jede hat ein bestes Ergebnis, und jeder Weg dorthin ist richtig.
puzzles-own = Eigene Rätsel
puzzles-of-game = Rätsel des Spiels
puzzles-page = Seite { $page } von { $count }
puzzles-easy = Leicht
puzzles-medium = Mittel
puzzles-hard = Schwer
puzzles-solved = { $solved } von { $count } gelöst
puzzles-left-out = { $count ->
        [one] Eines deiner eigenen Rätsel lässt sich nicht öffnen: { $why }
       *[other] { $count } deiner eigenen Rätsel lassen sich nicht öffnen; das erste: { $why }
    }
## Der Trainer im Fenster

coach = Trainer
coach-tip = Woher die Siegpunkte kamen, welche Entscheidungen am meisten gekostet haben und was gut war.
coach-chart = Siegpunkte nach Herkunft, als wäre die Partie dann zu Ende gewesen
coach-begin = Am Anfang
coach-vp = { $vp }
coach-row = { $when }: { $step }
coach-less = −{ $vp }⍽SP
coach-more-vp = +{ $vp }⍽SP
coach-cost-said = Das hat gegenüber der besseren Wahl etwa { $worth }⍽SP gekostet, sehr wahrscheinlich zwischen { $low } und { $high }.
coach-gain-said = Das hat etwa { $worth }⍽SP mehr gebracht als die andere Wahl, sehr wahrscheinlich zwischen { $low } und { $high }.
coach-none-yet = Bisher nichts gefunden.
coach-how = Wie der Trainer das herausfindet
coach-progress = Der Trainer spielt deine Entscheidungen zu Ende: { $percent }⍽% sind geschafft. Hier steht, was bisher bekannt ist.
coach-died = Der Trainer musste vorzeitig aufhören; was er bis dahin gefunden hat, bleibt hier stehen.
coach-again = Noch einmal
coach-show = Auf dem Tisch zeigen
coach-play-on-tip = Von der Stellung vor dieser Entscheidung weiterspielen. Daraus wird eine eigene Übungspartie.
## Was die Dinge auf dem Tisch sind

answer-nothing = Zeig auf etwas, und F1 sagt, was es ist.
answer-rule = R: Regel { $rule }
answer-food = Nahrung bezahlt Lohnarbeiter und Pacht; was im Winter keinen Lagerplatz hat, ist verloren.{ $stored }
answer-wood = Holz stützt die Grube: Jede Stütze öffnet die Kohle dahinter.{ $stored }
answer-coal = Kohle auf dem Hof zählt jeden Winter: 0, 1, 2 … Kohle bringen { FORM($scale, "plain") }⍽SP, jede weitere { $more }. Was keinen Lagerplatz hat, ist danach verloren.
answer-coal-each = Kohle auf dem Hof zählt jeden Winter: mit „{ $tile }“ je { $vp }. Was keinen Lagerplatz hat, ist danach verloren.
answer-iron = Eisen stützt den Stollen, manche Felder nur Eisen, und gehört zur letzten Pacht.{ $stored }
answer-thaler = Taler bezahlen Lohnarbeiter und Pacht und brauchen keinen Lagerplatz. Am Ende bringen 1, 2, 3 … davon { FORM($scale, "plain") }⍽SP, jeder weitere { $more } mehr.{ $count ->
        [0] {""}
       *[other] {" "}Sie kommen von Entwicklungen: { $tiles }.
    }
answer-group = Hier: { $disks }. Die erste Auswahl nimmt alle, die zweite so viele, dass du insgesamt { $limit } hast.
answer-from-the-start = Damit haben in dieser Partie alle Höfe begonnen.
answer-score = { $seat } hat bisher { $vp }. Mehr kommt im Winter und am Ende dazu.
answer-dug = Diese Kohle ist abgebaut.
answer-pinge-coal = Kohle in der Pinge: Eine schwarze Scheibe oder der Kohlengräber baut sie ab, von links bis zum ersten leeren Feld für eine Stütze. Sie kommt gleich auf den Hof.
answer-tunnel-coal = Kohle im Stollen, für die Zeit nach der Pinge, von links bis zum ersten leeren Feld für eine Stütze. In diesem Abschnitt noch { $left }: Geleert bringt er am Ende { $vp }.
answer-prop = Eine Stütze: Sie hat die Kohle rechts von ihr geöffnet.
answer-prop-field = Ein Feld für eine Stütze: Auf das leere ganz links kannst du 1⍽Holz vom Hof legen, wann immer du arbeitest. Es öffnet die Kohle rechts davon.
answer-shaft = Der Schacht: Hier wartet Kohle aus dem Stollen, und ist die Pinge erschöpft, sammelt sich hier das Wasser. Der Haspelknecht haspelt die Kohle hoch und entfernt das Wasser.
answer-tunnel = Im Stollen wird abgebaut, sobald die Pinge erschöpft ist. Jeder geleerte Abschnitt bringt am Ende SP.
answer-pinge = Die Pinge kommt zuerst: Ihre Kohle kommt gleich auf den Hof. Ist die letzte fort, geht es im Stollen weiter.
answer-pinge-exhausted = Die Pinge ist erschöpft: Kohle kommt jetzt aus dem Stollen, mit Bergmann und Haspelknecht.
answer-plan-hidden = Der Plan von { $seat } ist geheim, bis alle einen gelegt haben.
answer-cart-2 = Die Scheiben der zweiten Auswahl. { $more }
answer-shelf = Aktionsmarker: Jeder lässt sich einmal einsetzen, ab der Phase nach der, die ihn gebracht hat. Am Ende bringt ein ungenutzter { $vp }.
answer-small-board = Das Tableau von { $seat }: Ein Klick zeigt es groß.
answer-button = Geht weiter, wenn du fertig bist (Eingabe).
answer-prompt = Was jetzt gefragt ist. Zeig auf etwas, und diese Zeile sagt, was ein Klick dort tut.
answer-pool = Pool⍽{ $number }: links seine Reserve, rechts die Scheiben, die genommen werden können.
answer-bag = Scheiben im Beutel: { $count }. Beim Auffüllen zieht jede Reserve { $each } daraus.
answer-disks = In jeder Phase nimmst du alle Scheiben einer Farbe aus einem Pool, dann noch einmal so viele, dass du { $limit } hast.
answer-developments = Entwicklungen bringen sofort SP und eine Wirkung. Wer entwickelt, erwirbt eine mit genau den Scheiben, die sie verlangt; alle haben { $tokens }⍽Spielsteine dafür.
answer-order = Zugreihenfolge: { FORM($seats, "plain") }. Sie wird nach dem Nehmen der Scheiben neu bestimmt; der niedrigste Wert auf Karren⍽1 kommt zuerst. Bei gleichen Werten kommt zuerst, wer bisher später an der Reihe war.
answer-lease = Die Pacht ist jeden Winter fällig. Was fehlt, wird je Stück { $debt }.
answer-lease-past = Pacht von Jahr⍽{ $year }: { $lease }. Dieser Winter ist vorbei.
answer-lease-lacks = Pacht von Jahr⍽{ $year }: { $lease }. { $seat } fehlt noch: { $lacks }.
answer-lease-enough = Pacht von Jahr⍽{ $year }: { $lease }. { $seat } hat jetzt genug dafür.
answer-year = Jahr⍽{ $year } von { $years }. Nach dem letzten Winter ist das Spiel zu Ende.
answer-seat = { $seat }: bisher { $vp }. Ein Klick oder die Taste { $key } zeigt das Tableau groß.
answer-track-seat = { $seat } { $vp }
answer-track = Siegpunktleiste: { FORM($seats, "plain") }. Einmal herum sind { $lap }⍽SP.
answer-menu = Menü: Regeln, Einstellungen und die Wege hinaus (F10).
answer-redo = Spielt wieder, was zurückgenommen wurde (Strg+Y).
answer-step-water = Alle nehmen { $water } in die Grube.
answer-step-dry = Zu dieser Zeit im Jahr kommt kein Wasser.
answer-step-refill = Auffüllen: Alle Scheiben kommen in den Beutel, jede Reserve kommt in ihren Pool und zieht { $count } neue.
answer-step-taking-1 = Erste Auswahl, in Zugreihenfolge: Alle nehmen sämtliche Scheiben einer Farbe aus einem Pool.
answer-step-taking-2 = Zweite Auswahl: Wer weniger als { $limit }⍽Scheiben hat, darf von einer Farbe bis { $limit } nehmen.
answer-step-order = Die neue Zugreihenfolge: Der niedrigste Wert auf Karren⍽1 kommt zuerst.
answer-step-planning = Planung: Alle legen Scheiben, Marker, Nahrung und Taler auf ihre Arbeiter.
answer-step-working = Ausführung: In Zugreihenfolge führt jeder den ganzen Plan aus, die Arbeiter in beliebiger Folge.
answer-step-scoring = Winter, erster Schritt: Die Kohle auf dem Hof wird gewertet.
answer-step-payment = Winter, zweiter Schritt: Die Pacht wird gezahlt. Was fehlt, werden Schulden.
answer-step-storage = Winter, dritter Schritt: Was einen Lagerplatz hat, bleibt und bringt vielleicht SP; der Rest ist verloren.
answer-phase = Eine Phase: Scheiben nehmen, Zugreihenfolge bestimmen, planen, arbeiten.
answer-slots = { $place } Lagerplätze für den Winter: Jeder bewahrt eine Ressource, manche bringen SP dafür. Taler und Marker brauchen keinen.
answer-winter = Der Winter auf dem Hof: Kohle zählt, die Pacht wird gezahlt, Güter werden gelagert.
answer-replay-bar = Der Spielschritt, der hierher geführt hat, und seine Nummer. Links und Rechts gehen von Schritt zu Schritt, ein Klick auf die Leiste darunter springt dorthin.
answer-result-pinge = Wer die Pinge früh erschöpft, erhält SP: In Jahr 1, 2 … sind es { FORM($scale, "plain") }⍽SP, später keine.
answer-result-buildings = Gebäudesymbole auf Entwicklungen: 1, 2, 3 … davon bringen { FORM($scale, "plain") }⍽SP.
answer-result-markers = Jeder Aktionsmarker, der nicht eingesetzt wurde, bringt { $vp }.
answer-result-water = Wasser, das noch in der Grube ist: { $free } kostet nichts, jedes weitere zählt { $more }.
answer-result-developments = SP nach der Reihenfolge, in der Entwicklungen erworben wurden.
answer-result-storage = SP von Lagerplätzen, die im Winter für das Gelagerte etwas bringen.
answer-result-effects = SP, die Wirkungen, Marker und Arbeiter während des Spiels gebracht haben.
answer-result-tunnel = Die aufgedruckten SP jedes geleerten Abschnitts im Stollen.
answer-result-bonus = Die Bonusmarker der schwarzen Entwicklungen. Was manche tun, zählt in anderen Zeilen.
answer-result-total = Alle SP zusammen: Wer am meisten hat, gewinnt.
answer-result-coal-removed = Kohle, die aus Pinge und Stollen fort ist: Bei gleichen SP gewinnt, wer mehr davon hat.
settings-speed-tip = Wie schnell sich Teile bewegen und der Winter gezählt wird.
settings-pace-tip = Wie lange die Entscheidung eines Automas zu sehen ist, bevor die nächste folgt. Ein Klick oder die Leertaste geht gleich weiter.
tip-parts = { FORM($parts, "sentences") }
menu-keys-answer = T schrittweise · F1 oder lange drücken: Was ist das?
## Statistics and the daily game

daily-title = Spiel des Tages
statistics-title = Statistik
game-daily = Spiel des Tages vom { $day }. { $month }
game-daily-again = Spiel des Tages vom { $day }. { $month }, noch einmal
result-daily = Das Spiel des Tages vom { $day }. { $month }: Dieser Versuch zählt.
result-daily-again = Das Spiel des Tages vom { $day }. { $month }, noch einmal: Es zählt der erste Versuch.
weekday-1 = Montag
weekday-2 = Dienstag
weekday-3 = Mittwoch
weekday-4 = Donnerstag
weekday-5 = Freitag
weekday-6 = Samstag
weekday-7 = Sonntag
weekday-1-short = Mo
weekday-2-short = Di
weekday-3-short = Mi
weekday-4-short = Do
weekday-5-short = Fr
weekday-6-short = Sa
weekday-7-short = So
daily-date = { $weekday }, { $day }. { $month } { $year } (UTC)
daily-begin = Spielen
daily-go-on = Fortsetzen
daily-again = Noch einmal spielen
daily-first-counts = Für alle dasselbe Spiel. Dein erster Versuch zählt.
daily-not-played = nicht gespielt
daily-goes-on = Begonnen und noch nicht zu Ende.
daily-won = Gewonnen, { $vp } zu { $theirs }.
daily-lost = Verloren, { $vp } zu { $theirs }.
daily-with = { $result } ({ FORM($kinds, "plain") })
daily-tip = { $day }: { $result }
daily-streak = { $count ->
        [0] Vier Wochen
        [one] { $count }⍽Tag in Folge gespielt
       *[other] { $count }⍽Tage in Folge gespielt
    }
daily-calendar = Deine SP beim ersten Versuch; Gold mit Haken ist gewonnen. Ein Klick öffnet das Spiel.
daily-level = Gegen
statistics-reading = Gespeicherte Spiele werden gelesen: { $done } von { $all } …
statistics-wait = Die gespeicherten Spiele werden gelesen …
statistics-aside = Das Verzeichnis deiner Spiele war beschädigt. Es ist aus den gespeicherten Spielen neu erstellt; das alte heißt jetzt { $file }.
statistics-left-out = { $count ->
        [one] { $count }⍽gespeichertes Spiel ist nicht lesbar und zählt nicht mit.
       *[other] { $count }⍽gespeicherte Spiele sind nicht lesbar und zählen nicht mit.
    }
statistics-kinds-left-out = { $count ->
        [one] { $count }⍽weiteres Spiel zählt nicht mit; links lässt sich seine Art einschalten.
       *[other] { $count }⍽weitere Spiele zählen nicht mit; links lässt sich ihre Art einschalten.
    }
statistics-none-yet = Hier siehst du, wie deine Spiele ausgegangen sind. Noch ist keines beendet.
statistics-none-chosen = Kein beendetes Spiel passt zu dieser Auswahl.
statistics-none-listed = Es gibt kein Spiel zu speichern.
statistics-people = Nur Menschen
statistics-seats = { $count ->
        [one] { $count }⍽Platz
       *[other] { $count }⍽Plätze
    }
statistics-base = Grundspiel
statistics-goes-on = Noch nicht zu Ende, gegen { FORM($others, "plain") }
statistics-won = Gewonnen, { $vp } zu { $theirs }, gegen { FORM($others, "plain") }
statistics-lost = Platz⍽{ $place }, { $vp } zu { $theirs }, gegen { FORM($others, "plain") }
statistics-about = { $when } · { FORM($items, "dots") }
statistics-tip = { $title } · { $when }
statistics-is-practice = Übungspartie
statistics-is-advised = mit Rat
statistics-is-handed = ein Platz hat gewechselt
statistics-is-draft = eigene Regeln
statistics-kind-practice = Übung
statistics-kind-advised = Mit Rat
statistics-kind-handed = Übergeben
statistics-kind-draft = Eigene Regeln
statistics-kind-practice-tip = Auch Übungspartien zählen: Jemand ist hinter schon Aufgedecktes zurückgegangen, oder die Partie ging von einer Stellung einer anderen weiter.
statistics-kind-advised-tip = Auch Spiele zählen, in denen ein Automa um Rat gefragt wurde.
statistics-kind-handed-tip = Auch Spiele zählen, in denen unterwegs jemand anders einen Platz übernommen hat.
statistics-kind-draft-tip = Auch Spiele zählen, die nach einem eigenen Regelsatz gespielt wurden.
statistics-any = alle
statistics-clear = Filter zurücksetzen
statistics-by-name = Spieler
statistics-by-level = Gegner
statistics-by-kinds = Auch zählen
statistics-nobody = noch niemand
statistics-games = Spiele
statistics-wins = Gewonnen
statistics-best = Bestes Spiel
statistics-streak = In Folge gewonnen
statistics-longest = längste Serie: { $count }
statistics-mean = im Schnitt { $vp }⍽SP
statistics-vp = { $vp }
statistics-head-wins = Anteil gewonnener Spiele
statistics-head-won = gewonnen
statistics-head-vp = SP im Schnitt
statistics-intervals = Der dünne Strich und das ± zeigen, wie viel der Zufall ausmacht: In 95⍽% der Fälle liegt der wahre Wert darin. Mehr Spiele, weniger Zufall.
statistics-of = { $won } von { $games } ({ $share })
statistics-vp-within = { $vp } ± { $reach }
statistics-earlier = frühere Hälfte
statistics-later = spätere Hälfte
statistics-page-overview = Überblick
statistics-page-sources = Quellen der SP
statistics-page-games = Spiele
statistics-results-by = Ergebnisse nach
statistics-bars = Ein Balken für jedes deiner letzten Spiele, das neueste rechts. Ein Klick öffnet das Spiel.
statistics-csv = Als CSV speichern
statistics-csv-tip = Die gezeigten Spiele in eine Datei für Tabellenprogramme speichern.
statistics-written = Gespeichert: { $file }
help-statistics = die Ergebnisse der gespeicherten Spiele zeigen
help-statistics-about = Die Ergebnisse der gespeicherten Spiele einer Person zeigen: Spiele, Siege, SP, und dasselbe nach Stufe, Plätzen, Auslage und Modulen. Übungspartien, Spiele mit Rat, Spiele, in denen ein Platz gewechselt hat, und Spiele nach einem eigenen Regelsatz zählen nicht mit, wenn nicht alle beendeten Spiele von einer dieser Arten sind.
help-statistics-name = wessen Spiele (Voreinstellung: der Person, die am meisten gespielt hat)
help-statistics-csv = alle Spiele dieser Person, von jeder Art, als CSV in diese neue Datei schreiben
run-statistics-none = Es gibt kein gespeichertes Spiel, in dem ein Mensch gespielt hat.
run-statistics-nobody = Niemand dieses Namens hat gespielt; bekannt sind { FORM($names, "plain") }.
run-statistics-there = { $file } gibt es schon; nötig ist ein anderer Name.
statistics-cli-intervals = In Klammern: was in 95⍽% der Fälle den wahren Wert enthält.
run-statistics-title = { $games ->
        [one] { $name }: { $games }⍽Spiel, { $won } gewonnen, { $streak } in Folge (am meisten: { $longest })
       *[other] { $name }: { $games }⍽Spiele, { $won } gewonnen, { $streak } in Folge (am meisten: { $longest })
    }
learn-aside-game = Oder lern beim Spielen
learn-first-game = Erstes Spiel, erklärt
learn-understood = Verstanden
learn-once = noch einmal: { $key }
learn-on-game = Weiter im Spiel
learn-explained = Was erklärt wurde
learn-nothing-explained = Noch nichts.
learn-undo = Was du vor diesem Schritt getan hast, bleibt.
puzzle-name = Rätsel⍽{ $number }
puzzle-seat = { CAP($colour) }
puzzle-about = { $seats }⍽Plätze, Jahr⍽{ $year }, { $season }
puzzle-short-vp = Die meisten Punkte
puzzle-short-coal = Die meiste Kohle
puzzle-short-pinge = Die Pinge erschöpfen
puzzle-short-winter = Der beste Winter
puzzle-short-lease = Die Pacht bezahlen
puzzle-tried = versucht
puzzle-shown = gezeigt
puzzle-solved = gelöst
puzzle-so-far-vp = Bisher: { $vp }
puzzle-so-far-coal = Bisher: { $coal }
puzzle-so-far-pinge = Noch in der Pinge: { $coal }
puzzle-reached-best = Gelöst: { $result }. Mehr ist hier nicht möglich.
puzzle-reached-shown = Das ist das Beste: { $result }. Du hattest die Lösung schon gesehen, darum gilt es als gezeigt.
puzzle-missed = Erreicht: { $reached }. Möglich: { $best }.
puzzle-hint = Ein Schritt zum Besten: { $deed }
puzzle-hint-missed = Von hier aus ist das Beste nicht mehr erreichbar. Noch möglich: { $result }. Nimm etwas zurück.
puzzle-searching = Jeder Weg wird durchsucht …
puzzle-too-large = Dieses Rätsel hat zu viele Wege, um hier durchsucht zu werden.
puzzle-solution = Lösung
puzzle-show-ask = Soll die Lösung gezeigt werden? Das Rätsel gilt dann als gezeigt, nicht als gelöst.
puzzle-show = Zeigen
puzzle-show-not = Noch nicht
puzzle-anew = Von vorn
puzzle-back = Zurücknehmen
puzzle-prompt-solved = Gelöst: Eingabetaste oder „Fertig“ auf der Karte
puzzle-prompt-missed = Da geht noch mehr: Eingabetaste oder „Zurücknehmen“ auf der Karte
puzzle-kept = Was du gelöst hast, bleibt vermerkt.
puzzle-on = Weiter mit dem Rätsel
puzzle-leave = Rätsel verlassen
puzzle-solution-begins = Das Beste ist: { $result }. Hier ist ein Weg dorthin, Zug um Zug.
puzzle-solution-ends = Erreicht: { $result }.
puzzle-solution-leave = Zum Rätsel
puzzle-solution-prompt = Die Lösung: mit den Pfeiltasten vor und zurück, mit Esc zum Rätsel

## Was die Dinge auf den Bildschirmen bedeuten

coach-again-tip = Den Trainer mit dem Spiel dieses Platzes neu beginnen lassen.
coach-show-tip = Auf dem Tisch zeigen, was gespielt wurde und was besser oder schlechter gewesen wäre.
coach-row-tip = Ein Klick erklärt diese Entscheidung rechts; ein Doppelklick oder Enter zeigt sie auf dem Tisch.
coach-head-tip = Siegpunkte am Ende des Spiels.
coach-source-tip = Diese Farbe in den Kurven: { $source }. Zeig auf eine Phase, um ihre Siegpunkte zu lesen.
coach-interval-tip = Beides wurde von hier aus { $deals }-mal weitergespielt, immer neu gezogen, was du nicht wissen konntest. Weil 0 nicht zwischen den beiden Zahlen liegt, war es mehr als Glück.
coach-seat-tip = Wessen Entscheidungen der Trainer ansieht.
daily-again-tip = Ein weiterer Versuch mit demselben Spiel; es zählt nur der erste.
daily-title-tip = Ein Spiel am Tag, für alle dasselbe. Dein erster Versuch zählt.
daily-level-tip = Der Gegner des Tages: ein Automa dieser Stufe.
daily-streak-tip = Tage in Folge, an denen du das Spiel des Tages gespielt hast; heute ist noch Zeit.
daily-to-come = kommt noch
learn-anew-tip = Noch einmal beim ersten Schritt anfangen.
learn-first-game-tip = Ein ganzes Spiel gegen einen sanften Gegner; Neues wird erklärt, sobald es zum ersten Mal wichtig ist.
learn-go-on-tip = Öffnet die nächste Lektion, die noch nicht fertig ist, dort, wo du warst.
learn-row-tip = Ein Klick öffnet diese Lektion. Du kannst jederzeit aufhören.
learn-title-tip = Lektionen am echten Tisch, ein erstes, erklärtes Spiel und Rätsel.
menu-leave-tip = Zurück zum Titelbild. Ein gespeichertes Spiel lässt sich dort fortsetzen.
menu-leave-replay-tip = Zurück dorthin, wo du das Nachspielen geöffnet hast.
menu-play-on-tip = Von der Stellung auf dem Tisch weiterspielen. Daraus wird eine eigene Übungspartie.
menu-save-elsewhere-tip = Für dieses Spiel einen anderen Ordner wählen, weil der übliche es nicht annimmt.
menu-seats-tip = Einen Platz vom nächsten Zug an jemand anderem oder einem Automa überlassen.
newgame-another-seed-tip = Nimmt einen anderen Startwert, und damit andere Plättchen, Scheiben und Zugreihenfolge.
newgame-clear-tip = Nimmt alle Plättchen aus der Auslage.
newgame-count-tip = Wie viele mitspielen, Menschen und Automas zusammen.
newgame-draw-again-tip = Zieht andere Plättchen für die Auslage, mit einem anderen Startwert.
newgame-head-board-tip = Die Form, in der die Entwicklungen liegen: Neue müssen an eigene angrenzen.
newgame-head-modules-tip = Was von der Erweiterung Ruhrtal dabei ist.
newgame-head-seed-tip = Die Zahl, die über alles Gezogene entscheidet: Gleiche Zahl und gleiche Wahl geben das gleiche Spiel.
newgame-head-tiles-tip = Wie die Entwicklungen der Auslage bestimmt werden.
newgame-level-tip = Spielstärke { $rank } von { $count }: Je mehr Punkte gefüllt sind, desto stärker spielt er.
newgame-level-recommended = empfohlen
newgame-level-recommended-tip = Von allen Stärken passt diese am besten zu deinen bisherigen Ergebnissen.
newgame-level-gentlest-tip = Der leichteste Gegner, gut für den Anfang.
newgame-level-record = Deine letzten Partien gegen { $opponent }: { $won } von { $games } gewonnen.
newgame-mix-all-tip = Alle neuen Plättchen mitziehen lassen.
newgame-mix-none-tip = Nur aus den Plättchen des Grundspiels ziehen.
newgame-name-tip = Der Name dieses Platzes: am Tisch, im Protokoll und im gespeicherten Spiel.
newgame-thaler-tip = Die Taler, die alle Entwicklungen der Auslage zusammen bringen. Sind es weniger als verlangt, fehlt im Spiel Geld.
newgame-tiles-chosen-tip = Du legst die Auslage selbst.
newgame-tiles-first-tip = Die niedrigsten Nummern jeder Stufe, wie die Regeln es fürs erste Spiel vorsehen (S5).
newgame-tiles-random-tip = Zufällig aus allen Plättchen gezogen, die mitmachen dürfen.
newgame-tiles-recommended-tip = So lange gezogen, bis die Regeln von nichts in der Auslage abraten.
player-human-tip = Hier spielt ein Mensch, mit Maus, Tasten oder Controller an diesem Fenster.
practice-agree-tip = Zurückgehen; von da an ist es eine Übungspartie, die in der Statistik für sich steht.
practice-refuse-tip = Nichts wird zurückgenommen, und das Spiel zählt wie bisher.
puzzles-of-game-tip = Zurück zu den Rätseln, die zum Spiel gehören.
puzzles-own-tip = Rätsel, die in Spielen auf diesem Rechner gefunden wurden.
puzzles-page-tip = Ein Klick blättert weiter; auf die letzte Seite folgt die erste.
puzzles-title-tip = Stellungen aus echten Spielen, jede mit einem besten Ergebnis, das es zu finden gilt.
result-new-tip = Der Bildschirm für ein neues Spiel mit denselben Plätzen und demselben Aufbau, beides änderbar.
result-next = Weiter gegen { $opponent }
result-next-tip = Es ist Zeit für einen stärkeren Gegner. Der Bildschirm für ein neues Spiel öffnet sich mit { $opponent }, alles andere bleibt.
result-step-through-tip = Das ganze Spiel noch einmal ansehen, Zug um Zug.
rulebook-guide-tip = Kapitel zum Spielen, mit Beispielen und Bildern.
rulebook-reference-tip = Die vollständigen Regeln, jede unter dem Kürzel, das Hinweise nennen.
rulebook-search-tip = Ein Wort findet sich in allen Kapiteln, ein Kürzel öffnet seine Regel sofort (Strg+F).
rulebook-title-tip = Die Regeln in Kapiteln, mit Bildern, Beispielen und Suche (R).
saved-finished-tip = Ein Klick auf ein Spiel zeigt es Zug um Zug.
saved-title-tip = Ein früheres Spiel fortsetzen, oder ein beendetes nachspielen.
saved-unfinished-tip = Ein Klick auf ein Spiel setzt es dort fort, wo es unterbrochen wurde.
seats-begin-tip = Das Spiel geht mit diesen Plätzen weiter.
seats-level-tip = Wer an diesem Platz entscheidet: ein Mensch, oder ein Automa dieser Stufe.
settings-click-each-tip = Automas warten vor jeder Entscheidung auf einen Klick, die Eingabe- oder die Leertaste.
settings-figures-brief-tip = Eine kleine Karte neben dem Namen sagt, was der Winter brächte.
settings-figures-none-tip = Keine Zahlen am Tisch, bevor sie zählen.
settings-figures-whole-tip = Die kleine Karte, und über dem Rad eine Übersicht mit allen Teilen für jeden Platz (V).
settings-language-tip = Die Sprache aller Texte, Regeln und Lektionen; sie wechselt sofort.
settings-nothing-travels-tip = Für ruhige Augen: Teile erscheinen dort, wo sie hingehören, statt dorthin zu fliegen.
settings-sounds-tip = Schaltet alle Klänge ein oder aus.
settings-title-tip = Sprache, Fenster, Klänge, Tempo und die Zahlen am Tisch.
settings-whole-screen-tip = Füllt den Bildschirm; die Größe des Fensters bleibt für später gemerkt.
settings-window-tip = Die Größe des Fensters in Pixeln; man kann es auch am Rand ziehen.
statistics-title-tip = Deine Spiele in Zahlen: Ergebnisse, Serien, und woher deine Siegpunkte kommen.
statistics-by-level-tip = Ergebnisse nach dem stärksten Gegner am Tisch.
statistics-clear-tip = Wieder alle Spiele dieser Person ansehen.
statistics-filter-name-tip = Wessen Spiele gezählt werden.
statistics-filter-level-tip = Nur Spiele gegen diesen Gegner zählen.
statistics-filter-seats-tip = Nur Spiele mit so vielen Plätzen zählen.
statistics-filter-board-tip = Nur Spiele mit dieser Auslage zählen.
statistics-filter-modules-tip = Nur Spiele mit genau diesen Modulen zählen.
statistics-games-tip = Die beendeten Spiele, die die Filter durchlassen; darunter deine mittlere Punktzahl.
statistics-wins-tip = Spiele, in denen du Erste oder Erster warst; darunter ihr Anteil an allen.
statistics-best-tip = Die meisten Siegpunkte, die du je erreicht hast, und gegen wen.
statistics-streak-tip = Spiele, die du bis jetzt nacheinander gewonnen hast; darunter die längste Serie überhaupt.
statistics-grouping-tip = Die Ergebnisse unten danach getrennt zeigen.
statistics-wins-interval = { $won } von { $games } gewonnen. In { $confidence } der Fälle liegt der wahre Anteil zwischen { $low } und { $high }, den Enden des Strichs.
statistics-vp-interval = Deine mittlere Punktzahl. In { $confidence } der Fälle liegt die wahre zwischen { $low } und { $high }.
statistics-vp-once = Deine mittlere Punktzahl; für ein Intervall braucht es mehr Spiele.
statistics-open-tip = Ein Klick öffnet das Spiel: ein laufendes am Tisch, ein beendetes zum Nachspielen.
statistics-page-games-tip = Alle Spiele als Liste, zum Öffnen.
statistics-page-overview-tip = Wie viele Spiele, wie viele gewonnen, und wogegen.
statistics-page-sources-tip = Was deine Siegpunkte gebracht hat, Spiel für Spiel.
statistics-source-tip = { CAP($source) }: { $earlier } pro Spiel in der früheren Hälfte dieser Spiele, { $later } in der späteren.
statistics-source-one = { CAP($source) }: { $vp } in diesem Spiel.
stuck-step-through-tip = Das Spiel Zug um Zug ansehen, so weit es sich lesen lässt.
taken-copy-tip = Ein eigenes Spiel von der jetzigen Stellung an; das andere Fenster behält seines.
taken-look-on-tip = Das bisher Gespielte ansehen; nichts daran ändert sich.
tell-final-tip = Jede Zeile der Wertung, Platz für Platz.
title-new-game-tip = Gegner, Auslage, Module und Varianten wählen.
unsaved-try-again-tip = Noch einmal versuchen, das Spiel in seinem Ordner zu speichern.
coach-scale-tip = Die Skala in Siegpunkten; was Punkte kostet, liegt unter der Linie.
newgame-about-tip = Wie die Auslage gefüllt wird und welche Module und Varianten dabei sind; ändern lässt sich das hinter „Mehr Auswahl“.
puzzles-solved-tip = Wie viele dieses Grades du gelöst hast, ohne dass dir die Lösung gezeigt wurde.
result-rank-tip = Die Ränge nach Siegpunkten; bei Gleichstand entscheidet die aus der Grube entfernte Kohle, dann die Zugreihenfolge.
## Lektionen am Anfang und am Ende

learn-begin = Mit Lektion⍽{ $number } beginnen
learn-begin-tip = Öffnet die erste Lektion, die noch nicht geschafft ist.
learn-prompt-done = Das war alles: Eingabetaste oder „Fertig“ auf der Karte
figures-standing-short = = { $vp }

## Lektionen noch einmal

refused-disks-laid = Diese Scheiben liegen schon auf einem Feld. Ein Klick dort nimmt sie zurück.
field-plan-mining-either = { $count }–{ $second }-mal Grube
field-plan-goods-either = { $first }–{ $goods }

## Wozu ein Schritt einer Lösung gut ist

puzzle-step-leads = Das führt zu: { FORM($deeds, "semicolons") }
puzzle-step-effect = Die Wirkung zählt ({ $does }).
puzzle-step-opens = Das macht den Weg frei für „{ $deed }“: { $why }
puzzle-step-scores = Das bringt sofort { $vp }.
puzzle-step-equal = Ebenso gut wäre hier: { $deed }
puzzle-step-short = Mit allem anderen höchstens: { $result }
## Wer spielt

newgame-person = Spieler { $number }
learn-so-far = Lernen · { $done } von { $count }
learn-so-far-tip = So viele Lektionen sind geschafft. Dazu ein erstes Spiel, das erklärt wird, und Rätsel.
title-nothing-saved = Noch ist kein Spiel gespeichert: Jedes wird es, sobald es beginnt.
statistics-kinds-let-in = Alle bisher beendeten Spiele sind von einer Art, die links leuchtet; darum zählen sie. Ein Klick dort lässt sie aus.
run-statistics-kinds = Alle bisher beendeten Spiele sind von einer dieser Arten, darum zählen sie: { FORM($kinds, "plain") }.
coach-finding-always = { $number }. { $when }, { $step }: { $worth }⍽SP (jedes Mal)
coach-cost-always = Das hat gegenüber der besseren Wahl { $worth }⍽SP gekostet, und zwar jedes Mal, wenn weitergespielt wurde.
coach-gain-always = Das hat { $worth }⍽SP mehr gebracht als die andere Wahl, und zwar jedes Mal, wenn weitergespielt wurde.
coach-always-tip = Beides wurde von hier aus { $deals }-mal weitergespielt, immer neu gezogen, was du nicht wissen konntest, und der Unterschied war immer derselbe.
## Antworten, und wohin sie führen

answer-tile-when = Du erwirbst sie, wenn du arbeitest: Leg beim Planen genau die Scheiben, die sie am Rand verlangt, zu deinem Bauern.
why-rule-worth-tip = Schlägt Regel { $rule } auf (R). Warum es sich lohnt, steht in { $worth }.
rulebook-chapter-tip = Schlägt dieses Kapitel auf ({ $count ->
        [one] { $count } Absatz
       *[other] { $count } Absätze
    }).
rulebook-chapter-more-tip = Schlägt dieses Kapitel auf ({ $count ->
        [one] { $count } Absatz
       *[other] { $count } Absätze
    }). Wovon es handelt, ist in dieser Partie nicht im Spiel.
rulebook-link-chapter-tip = Schlägt das Kapitel „{ $chapter }“ auf.
rulebook-link-tip = Schlägt { $passage } auf, im Kapitel „{ $chapter }“.
rulebook-page-tip = Mausrad, Pfeiltasten oder Ziehen bewegen die Seite; ein Klick auf Unterstrichenes schlägt es auf.
## Was für einen Augenblick die Bühne hat

moment-cave-in = Die Pinge ist eingestürzt
moment-cave-in-note = Von jetzt an: Bergmann und Haspelknecht
moment-lease-paid = Das Pachtgeld ist bezahlt
moment-lease-debt = Das Pachtgeld reicht nicht: { $debt }
moment-section = Ein Abschnitt des Stollens ist leer
moment-iron = Das erste Eisen
## Musik

notice-music-muted = Musik an, doch der Ton ist ganz aus: { $key } schaltet ihn ein
notice-music-off = Musik aus
notice-music-on = Musik an
settings-music = An ({ $key })
settings-music-tip = Musik zu jeder Jahreszeit, zum Titel und zum Schluss. Sie folgt dem Spiel: Ihrer Kohle, dem Wasser in Ihrer Grube, den letzten Jahreszeiten.
settings-row-music = Musik
settings-compiled-used = Automas denken kompiliert: dieselben Züge in weniger Zeit.
settings-compiled-pure = Automas denken in reinem Python, wie { $option } es verlangt.
settings-compiled-impossible = Automas denken in reinem Python. Wo es einen C-Compiler gibt, macht { $command } sie schneller.
settings-compiled-waits = Automas denken in reinem Python. Sie werden kompiliert, während niemand spielt.
settings-compiled-makes = Automas werden gerade kompiliert, solange niemand spielt.
settings-compiled-made = Automas sind kompiliert: Wer sich von nun an hinsetzt, denkt schneller.
settings-compiled-failed = Automas denken in reinem Python, da das Kompilieren gescheitert ist. { $command } sagt, warum.
settings-compiled-given-up = Automas denken in reinem Python. Zum Kompilieren war nie lange genug Ruhe; { $command } macht es sofort.
## The coach: shares and reasons

coach-season = Jahr⍽{ $year ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
       *[other] { $year }
    }, { $season }
coach-method-figures = Die Zahlen sind SP Vorsprung vor dem besten Gegner. Ihre Grenzen gelten, alle zusammen, in 95 von 100 Partien; wo jede Ziehung dasselbe brachte, steht stattdessen das da. Auch eine Wahl nach einem Rat kann für ihn etwas gekostet haben: Wer berät, spielt weniger oder keine Ziehungen weiter, und selten bis zum Ende der Partie.
coach-shares-cost = Was gespielt wurde, gegenüber der besseren Wahl: { FORM($parts, "plain") }; zusammen { $whole }⍽SP.
coach-shares-gain = Was gespielt wurde, gegenüber der anderen Wahl: { FORM($parts, "plain") }; zusammen { $whole }⍽SP.
coach-other = anderes
coach-rival-more = mehr SP für den besten Gegner { $vp }
coach-rival-less = weniger SP für den besten Gegner { $vp }
coach-why = Warum: { CAP($which) } bringt { $parts }.
coach-why-better = die bessere Wahl
coach-why-played = was gespielt wurde,
coach-why-tile = „{ $tile }“ in dieser Phase öfter (in { $often } von { $deals } Partien, sonst in { $seldom })
coach-why-soon-sections = in dieser Phase etwa { $count } geleerte Abschnitte des Stollens mehr
coach-why-soon-coal = in dieser Phase etwa { $count } Kohlen mehr auf den Hof
coach-why-sections = bis zum Ende etwa { $count } geleerte Abschnitte des Stollens mehr
coach-why-coal = bis zum Ende etwa { $count } Kohlen mehr auf den Hof
coach-why-tiles = bis zum Ende etwa { $count } Entwicklungen mehr
coach-why-open = das Ende der Pinge etwa { $count } Phasen früher
coach-why-debt = etwa { $count } Schuldscheine weniger
coach-back = Zurück zum Trainer
coach-back-tip = Zurück zum Trainer, wie Esc.
coach-lay-played = Wie gespielt
coach-lay-better = Besser
coach-lay-worse = Schlechter
coach-lay-tip = Legt den Plan auf den Hof: wie er gespielt wurde, oder den anderen. Tab wechselt auch.
coach-here = Hier entscheidet { $seat }; rechts steht, was gespielt wurde.

## Zwei Klicks für einen Tausch

play-ask-swapped = Klicke die Scheibe in Pool⍽{ $pool } an, die für { FORM($reserve, "plain") } in die Reserve soll

## Was Knecht behält

reason-unpaid-keeps-thaler = Bezahlt { FORM($field, "whom") } nicht: Die Taler behält er.
reason-unpaid-keeps-food = Bezahlt { FORM($field, "whom") } nicht: Seine Nahrung behält er.
reason-unpaid-keeps-markers = Bezahlt { FORM($field, "whom") } nicht: Seine Marker behält er.

## Scheiben, die folgen sollen

advice-then = { $do }, danach { FORM($disks, "plain") }

## Schwarze Entwicklungen an diesem Tisch

option-gaining = { $gain } erhalten
tip-level-shared = { $arrival ->
        [none] Für die Reihenfolge der Ankunft gibt es keine SP mehr.
       *[some] Die nächsten schwarzen Entwicklungen bringen { FORM($arrival, "plain") }⍽SP, ganz gleich welche es sind.
    } { $access }

## Die Karten der ersten Partie

learn-more = Mehr

## Nichts mehr zu tun

refused-nobody-left = Niemand hat noch eine Aktion: Beende deinen Zug.

## Das Ergebnis einer gespeicherten Partie

saved-result = { FORM($scores, "plain") }⍽SP

## Das Bild des Ergebnisses

result-victory = { $seat } gewinnt
result-defeat = Diesmal nicht, { $seat }
result-lead = { $vp }, { $lead } mehr als { $second }.
result-decided = Das gab den Ausschlag: { $source }, { $theirs } zu { $yours }.
result-lost = { $seat } gewinnt mit { $vp }, Sie haben { $yours }.
result-needed = Mit { $needed } mehr wäre es Ihr Sieg gewesen.
result-would-win = Das hätte zum Sieg gereicht: { $source } wie bei { $winner }, { $theirs } statt { $yours }.
result-furthest = Am weitesten vorn lag { $winner } hier: { $source }, { $theirs } zu { $yours }.
result-source = { CAP($source) }: { FORM($seats, "plain") }
result-bars-tip = Die Siegpunkte aller nach ihrer Herkunft. Was verloren ging, liegt links vom Anfang der Balken. Zeigen Sie auf eine Farbe, um zu lesen, was sie wem gebracht hat.
result-again = Gleiche Mitspieler, gleicher Aufbau
result-picture = Bild speichern
result-picture-tip = Speichert dieses Bild ohne die Knöpfe im Ordner Ihrer Bilder und sagt, wo es liegt.
result-picture-saved = Bild gespeichert: { $path }
result-picture-failed = Das Bild konnte nicht gespeichert werden: { $why }

## The best of one's games

statistics-best-against = gegen { $level }
# -- large type --
## Schriftgröße
play-asked-without-seat = { CAP($what) }
settings-row-text = Schriftgröße
settings-text-normal = normal
settings-text-large = groß
settings-text-largest = sehr groß
settings-text-tip = Wie groß Texte sind. Wo der Platz nicht reicht, bleibt ein Text so groß, wie er hineinpasst.

# -- advice on a plan that lies there --

advice-plan-lies = Die Planung so abschließen, wie sie liegt
advice-storing-lies = Die Lagerung so abschließen, wie sie liegt
## Teile einzeln messen

help-part = TEIL
help-bench-parts = die Teile, die gemessen werden, etwa rules oder listening, das zehn Minuten jedes Musikstücks anhört; ohne Angabe alle
run-no-part = einen solchen Teil gibt es nicht zu messen; es gibt { $parts }
run-one-of-players = ein solcher Spieler spielt nicht mit; es gibt { $players }

## Measurements

weigh-illegal = kein erlaubter Zug in der letzten Stellung der Aufzeichnung
weigh-exact = genau
weigh-head-level = Stufe
weigh-head-does = Tut
weigh-head-better = Besser
weigh-head-vp = SP mehr
weigh-head-margin = Vorsprung mehr
weigh-head-deals = Verteilungen
weigh-head-record = Aufzeichnung
measure-other-command = { $command } ist keiner der Befehle, deren Zahlen gelesen werden: { $commands }
measure-how = eine Messung hat entweder Befehle oder sagt, wie ohne einen gemessen wurde
measure-unknown = eine solche Messung gibt es nicht; es gibt { $names }
measure-uncommitted = { $file } ist nicht wie in einem Commit, und Zahlen nennen ihren; erst committen, oder mit { $option } ausprobieren
measure-no-git = git nennt den Commit nicht: { $reason }
measure-failed = „{ $command }“ endete mit Code { $code }; was vorher gemessen wurde, bleibt
measure-when = { $date }, { $commit }, nach Regeln { $rules }
measure-when-older = { $date }, { $commit }, nach Regeln { $rules }, älter als die heutigen Regeln { $now }
measure-when-on = { $when }; { $machine }, { $build }
measure-when-part = { $when }, nur zum Teil
measure-when-busy = { $when }; die Maschine war beschäftigt, mit { $load } Prozessen je Kern
measure-compiled = kompiliert
measure-pure = reines Python
measure-by = Gemessen: { $what } ({ $when }).
measure-nothing = Noch nicht gemessen.
measure-not-whole = { $command } ist noch nicht gemessen.
measure-no-figure = eine solche Zahl gibt es in docs/measured nicht
measure-open-mark = eine Marke hat kein Ende vor der nächsten
measure-made = Erstellt: { $file }
measure-made-already = So, wie es sein soll: { $file }
measure-title = Messungen
measure-head-record = Messung
measure-head-commands = Befehle
measure-head-measured = Gemessen
measure-head-oldest = Älteste
measure-head-rules = Regeln
measure-head-since = Änderungen seither
measure-head-command = Befehl
measure-head-range = SP (wenigste bis meiste)
measure-head-game = Spiel
measure-head-rate = Entscheidungen/s
measure-head-median = Mittlere, ms
measure-head-late = 99⍽% in, ms
measure-head-longest = Längste, ms
measure-head-what = Was
measure-head-compiled = Kompiliert
measure-head-pure = Reines Python
measure-head-pure-late = Reines Python: 99⍽% in, ms
measure-head-pure-rate = Reines Python: Entscheidungen/s
measure-head-times = So viel schneller
measure-head-standing = Auffällige Plättchen, in % der Spiele (ohne Neigung)
measure-range = { $mean } ({ $least } bis { $most })
measure-wins = { $wins } von { $games }

## Entwürfe am Tisch

record-draft-other = der Entwurf, den sie mitbringt, hat die Werte { $now }, nicht { $digest }
record-draft-no-text = der Entwurf, den sie mitbringt, ist kein ganzer Regelsatz; ein solcher beginnt mit „{ $begins }“
record-draft-long = der Entwurf, den sie mitbringt, ist zu lang; richtig sind höchstens { $most }⍽kB
ruleset-large = mit allem, was er von der Vorlage base übernimmt, hat er { $size }⍽kB, und eine Aufzeichnung trägt höchstens { $most }⍽kB; Plättchen oder Pläne sind wegzulassen
help-play-ruleset = ein Entwurf, der gespielt wird, eine Regelsatz-Datei; neben einer Aufzeichnung die, nach der gespielt wurde, wo immer sie liegt
title-begins-draft = Beginnt ein Spiel des Entwurfs „{ $name }“ gegen { $opponent }
saved-draft = Entwurf „{ $name }“
## Notizen eines Testspiels, in Aufzeichnungen

record-feedback = { $text } ist nicht als Notiz oder als Antworten zu dieser Partie zu lesen
record-notes-many = mehr als { $most } Notizen

## Notizen und Fragen eines Testspiels

newgame-playtest = Ein Testspiel
newgame-playtest-tip = N hinterlässt eine Notiz zu jedem Moment dieser Partie, und nach ihr kommen vier kurze Fragen. Alles wird mit der Partie aufgehoben. Andere Partien fragen nichts.
menu-note = Notiz hinterlassen (N)
menu-note-tip = Sagen, was in diesem Moment verwirrend, zu stark, langweilig oder falsch ist, oder eine Idee.
menu-keys-playtest = S Tempo · M Ton · Umschalt+N Musik · F11 Vollbild
playtest-note-chip = Notiz (N)
playtest-notes-chip = Notiz (N) · { $count }
playtest-note-tip = Eine Notiz zu diesem Moment. Sie wird mit der Partie aufgehoben, mit der Entwicklung, auf der der Zeiger liegt, wenn du N drückst.
playtest-note-title = Eine Notiz zu diesem Moment
playtest-note-number = Notiz { $number }
playtest-note-number-tip = Eine Partie hebt bis zu { $most } Notizen auf.
playtest-note-hint = In wenigen Worten, wenn du magst
playtest-note-words-tip = Was dir aufgefallen ist, in wenigen Worten. Eine Notiz darf auch nur ihre Art sein.
playtest-note-about = Zur Entwicklung { $about }
playtest-note-about-tip = Die Entwicklung, auf der der Zeiger lag.
playtest-note-leave = Notiz hinterlassen
playtest-note-leave-tip = Hebt die Notiz mit der Partie auf. Sie bleibt, auch wenn dieser Zug zurückgenommen wird.
playtest-note-full = Diese Partie hat { $most } Notizen, mehr kann sie nicht aufheben. Nach der Partie ist Platz für das eine, was du ändern würdest.
playtest-moment = { $moves ->
        [one] Jahr⍽{ $year }, { $season }, nach { $moves }⍽Zug
       *[other] Jahr⍽{ $year }, { $season }, nach { $moves }⍽Zügen
    }
playtest-kind-confusing = verwirrend
playtest-kind-too-strong = zu stark
playtest-kind-boring = langweilig
playtest-kind-bug = Fehler
playtest-kind-idea = Idee
playtest-kind-tip = Die Art der Notiz: Etwas ist unklar, zu stark, langweilig oder kaputt, oder du hast eine Idee.
playtest-questions-title = Vier kurze Fragen
playtest-questions-for = Vier kurze Fragen an { $name }
playtest-questions-why = Deine Antworten werden mit diesem Testspiel aufgehoben. Lass offen, was du magst.
playtest-questions-done = Fertig
playtest-questions-done-tip = Hebt deine Antworten auf und geht weiter zum Ergebnis.
playtest-questions-skip = Keine Antworten
playtest-questions-skip-tip = Geht ohne Antwort weiter zum Ergebnis.
playtest-ask-fun = Wie viel Spaß hat es gemacht? ({ $least } keinen, { $most } viel)
playtest-ask-fun-tip = Von { $least } für gar keinen Spaß bis { $most } für sehr viel.
playtest-ask-clear = Wie klar waren die Regeln? ({ $least } gar nicht, { $most } völlig)
playtest-ask-clear-tip = Von { $least } für Regeln, denen du oft nicht folgen konntest, bis { $most } für Regeln, die immer klar waren.
playtest-ask-felt = Wie lang kam es dir vor?
playtest-ask-felt-tip = Wie lang dir die Partie vorkam, was auch immer die Uhr sagt.
playtest-ask-change = Was würdest du als Einziges ändern?
playtest-ask-change-tip = Die eine Änderung, die diesem Spiel am meisten brächte.
playtest-felt-short = zu kurz
playtest-felt-right = gerade richtig
playtest-felt-long = zu lang
## Arbeiter eines Regelsatzes

ruleset-half-archived = ist kein ganzer Regelsatz: die Zahlen seiner Arbeiter fehlen
ruleset-use-missing = fehlt; ein eigener Arbeiter kann Scheiben jeder Farbe nutzen
ruleset-use-no-colour = ist keine Farbe von Scheiben; möglich ist { FORM($names, "or") }
ruleset-use-own-pay = gehört nicht hierher, da ein eigener Arbeiter beliebig viele Scheiben einer Farbe nimmt; weglassen
ruleset-use-unpaid = ist leer; hier steht, was auf dem Feld liegt, etwa [{"{"} yellow = 1 {"}"}]
ruleset-use-none = ist leer; hier steht, was auf dem Feld liegt und was es bringt, etwa {"{"} yellow = {"{"} pay = [{"{"} yellow = 1 {"}"}], gain = {"{"} vp = 1 {"}"} {"}"} {"}"}
ruleset-use-empty = bringt nichts; hier stehen Aktionen oder was man bekommt, etwa gain = {"{"} vp = 1 {"}"}
ruleset-use-idle = nützen nichts, da dieser Arbeiter nicht abbaut, nicht schöpft und nicht haspelt; ihm dig, drain oder reel geben oder actions weglassen
ruleset-use-owning = ist kein Plättchen dieses Regelsatzes; hier steht die Nummer von einem, etwa 11
ruleset-drains-first = gehört zu einem Arbeiter, der abbaut und schöpft; auch dig und drain angeben oder dies weglassen
ruleset-never-there = kommt nicht nach der Öffnung des Feldes, sodass niemand es je belegen könnte; weglassen oder since einen anderen Wert geben
ruleset-worker-name = ist kein Name eines Arbeiters; möglich sind kleine Buchstaben ohne Umlaute, mit Bindestrichen zwischen Wörtern
ruleset-worker-many = ist einer zu viel; ein Regelsatz kann { $most } Arbeiter hinzufügen: diesen weglassen
ruleset-worker-own = gehört nur zu Bauer und Knecht; möglich ist contract oder further
ruleset-worker-owning-since = passt nur zu einem Feld, das von Anfang an oder nach der Pinge offen ist; since oder dies weglassen
ruleset-worker-develops = gehört nur zu Bauer und Knecht, da andere Arbeiter keine Entwicklungen erwerben; weglassen

## Arbeiter, wie ihre Angaben sie beschreiben

worker-told = { CAP($worker) }, einmal pro Phase. { $text }
worker-text = { FORM($sentences, "sentences") }
worker-the = { FORM($worker, "the") }
worker-own = Pro Phase eine Art von Arbeit: { FORM($uses, "semicolons") }.
worker-each = { $does } für jede { $disk }
worker-each-and = { $does } für jede { $disk }, dazu { $more }
worker-once = { $more } für eine { $disk } oder mehrere
worker-use = Für genau { $pay }: { $does }.
worker-use-owning = Mit „{ $tile }“ für genau { $pay }: { $does }.
worker-pay = { FORM($pay, "or") }
worker-pay-mixed = { FORM($pay, "either") }
worker-pay-both = { $parts }
worker-pay-owning = { $pay } mit „{ $tile }“
worker-does = { $parts }
worker-trade = { $does } im Tausch gegen { $pay } vom Hof
worker-more = { $season } noch { $gain }
worker-then = { $season } { $gain }
worker-actions = { $actions ->
        [one] { $actions }⍽Aktion
       *[other] bis zu { $actions }⍽Aktionen
    } { $where }
worker-digging = { $count ->
        [one] { $coal }
       *[other] bis zu { $coal }
    } { $where } abbauen
worker-reeling = { $count ->
        [one] { $coal }
       *[other] bis zu { $coal }
    } auf den Hof hochhaspeln
worker-in-pinge = in der Pinge
worker-in-tunnel = im Stollen
worker-in-shaft = am Schacht
worker-in-mine = in der Grube
worker-action = Eine Aktion kann { FORM($kinds, "or") }.
worker-dig = { $coal } abbauen
worker-dig-pinge = { $coal } in der Pinge abbauen
worker-dig-tunnel = { $coal } im Stollen abbauen
worker-reel = { $coal } auf den Hof hochhaspeln
worker-remove = { $water } entfernen
worker-remove-pinge = { $water } aus der Pinge entfernen
worker-remove-shaft = { $water } aus dem Schacht entfernen
worker-up-to = { $most ->
        [1] { FORM($water, "short") }
       *[other] bis zu { FORM($water, "short") }
    }
worker-exactly = { $most ->
        [1] { FORM($water, "short") }
       *[other] genau { FORM($water, "short") }
    }
worker-drains-first = Bei { FORM($water, "short") } oder mehr dort muss eine Aktion genau so viel entfernen; sonst kann sie { $dig }.
worker-drains-apart = Eine Aktion kann { FORM($kinds, "or") }; bei { FORM($water, "short") } oder mehr in der Grube baut sie nichts ab.
worker-further = Keine Synergie.
worker-synergy = Tun { $workers } die gleiche Arbeit, zählt beim zweiten { $disks ->
        [one] { $disks }⍽Scheibe
       *[other] { $disks }⍽Scheiben
    } mehr.
worker-develops = Oder { FORM($worker, "the") } erwirbt eine Entwicklung mit genau den Scheiben, die sie verlangt.
worker-develops-with = Mit „{ FORM($tiles, "or") }“ kann { FORM($worker, "the") } stattdessen eine Entwicklung erwerben, mit genau den Scheiben, die sie verlangt.
worker-since-exhausted = Auf dem Tableau, sobald die Pinge erschöpft ist.
worker-since-workshop = In Partien mit Eisen auf dem Tableau, sobald die Pinge erschöpft ist.
worker-since-tile = Kommt mit „{ FORM($tiles, "or") }“.
worker-since-nothing = Nichts bringt dieses Feld ins Spiel.
worker-until-exhausted = Auf dem Tableau, bis die Pinge erschöpft ist.
worker-bonus = { CAP($season) } erhält { FORM($worker, "the") } für eine { $disk } oder mehrere noch { $gain } dazu.
ruleset-use-own-free = hat hier nichts zu suchen, da die Arbeit eines eigenen Arbeiters nichts als seine Scheiben verlangt; weglassen
ruleset-kinds-idle = ist nutzlos, da keine Verwendung dieses Arbeiters Aktionen bringt; dort actions angeben oder dies weglassen
worker-uses = { CAP($workers) }: { FORM($uses, "semicolons") }.
worker-price = { CAP($worker) }: genau { $pay }.
worker-with = { FORM($worker, "the") } mit „{ FORM($tiles, "or") }“
does-field = Ein eigenes Feld, einmal pro Phase. { $text } Farbmarker zählen als Scheiben.
does-develops = Ab der nächsten Phase { $count ->
        [one] darf auch { $workers } entwickeln
       *[other] dürfen auch { $workers } entwickeln
    }.
line-field = ein Feld: { FORM($does, "or") }
line-develops = { $workers } { $count ->
        [one] entwickelt
       *[other] entwickeln
    }
refused-worker-gone = Die Pinge ist erschöpft und { FORM($worker, "the") } nicht mehr da.
refused-drains-first = Solange so viel da ist, entfernt { FORM($worker, "the") } mit jeder Aktion { $water }.
refused-drains-exactly = { CAP(FORM($worker, "the")) } entfernt mit jeder Aktion genau { $water }.
refused-digs-only = { CAP(FORM($worker, "the")) } baut nur { $where } ab.
refused-drains-only = { CAP(FORM($worker, "the")) } entfernt nur { $where } Wasser.
reason-unpaid-lacks = Bezahlt { FORM($field, "whom") } nicht: Es fehlt { $pay }.

## Was ein Entwurf wegnimmt

rule-tile-removed = In diesem Regelsatz gibt es diese Entwicklung nicht.
ruleset-removed-nothing = so etwas gibt es nicht, also lässt es sich nicht entfernen
ruleset-removed-beside = bewirkt nichts bei etwas, das entfernt ist
ruleset-removed-before = ist im Regelsatz entfernt, den dieser erweitert; removed = false bringt es zurück

## Developments for nothing

cost-none = keine Scheibe
does-without-disks = Ein Arbeiter, der entwickeln darf und auf dessen Feld nichts liegt, kann dies erwerben, statt nichts zu tun.

## Zählen, was jemand hat

each-agriculture = { $per ->
        [1] Landwirtschaftssymbol
       *[other] { $per }⍽Landwirtschaftssymbole
    }
each-building = { $per ->
        [1] Gebäudesymbol
       *[other] { $per }⍽Gebäudesymbole
    }
each-mining = { $per ->
        [1] Bergbausymbol
       *[other] { $per }⍽Bergbausymbole
    }
each-development = { $per ->
        [1] Entwicklung
       *[other] { $per }⍽Entwicklungen
    }
each-food = { $per ->
        [1] Nahrung
       *[other] { $per }⍽Nahrung
    }
each-wood = { $per ->
        [1] Holz
       *[other] { $per }⍽Holz
    }
each-coal = { $per ->
        [1] Kohle
       *[other] { $per }⍽Kohle
    }
each-iron = { $per ->
        [1] Eisen
       *[other] { $per }⍽Eisen
    }
each-thaler = { $per ->
        [1] Taler
       *[other] { $per }⍽Taler
    }
each-debt = { $per ->
        [1] Schuldschein
       *[other] { $per }⍽Schuldscheine
    }
each-water = { $per ->
        [1] Wasser in der Grube
       *[other] { $per }⍽Wasser in der Grube
    }
each-prop = { $per ->
        [1] Stütze
       *[other] { $per }⍽Stützen
    }
each-section = { $per ->
        [1] geleerten Abschnitt
       *[other] { $per }⍽geleerte Abschnitte
    }
each-marker = { $per ->
        [1] unbenutzten Marker
       *[other] { $per }⍽unbenutzte Marker
    }
each-wheelbarrow = { $per ->
        [1] geleerten Abschnitt mit Schubkarre
       *[other] { $per }⍽geleerte Abschnitte mit Schubkarre
    }
each-oil-lamp = { $per ->
        [1] geleerten Abschnitt mit Öllampe
       *[other] { $per }⍽geleerte Abschnitte mit Öllampe
    }
each-lorry = { $per ->
        [1] geleerten Abschnitt mit Lore
       *[other] { $per }⍽geleerte Abschnitte mit Lore
    }
option-gain-each = { $gain } je { $each }
option-gaining-each = { $gain } je { $each } erhalten
does-gain-each = Du erhältst { $gain } je { $each } bei dir.
does-gain-each-owned = Du erhältst { $gain } je { $each } bei dir, diese Entwicklung mitgezählt.
does-end-each = Am Spielende { $vp } je { $each } bei dir.
line-end-each = Ende: { $vp } je { $each }
tip-section-other = { $tile }, { $does }.
ruleset-end-twice = steht neben symbol; eine Entwicklung zählt eines von beiden
ruleset-end-nothing = sagt nichts, denn es wird nichts gezählt; section, symbol oder each angeben
ruleset-each-gain = gehört zu { $key }, ohne { $other }
ruleset-per-each = gehört zu { $key }, das sagt, was gezählt wird
ruleset-word-each = nichts, was gezählt wird
does-cost-less = Kostet { $disk } weniger je { $each } bei dir.
line-cost-less = eine Scheibe weniger je { $each }
ruleset-less-any = nützt nichts; die Kosten haben keine beliebige Scheibe, die wegfallen könnte
worker-example-season = Beispiel: { $disks } bringen { $made }.
worker-example-dry = Beispiel: Bei { FORM($water, "short") } in der Pinge legt die erste Aktion sie trocken{ $others ->
        [0] .
        [one] , und die andere kann { $coal } abbauen.
       *[other] , und die anderen können { $coal } abbauen.
    }
worker-example-reel = Beispiel: Liegen genau { FORM($stops, "short") } im Schacht, entfernt die erste Aktion { FORM($removed, "short") }{ $others ->
        [0] .
        [one] , und die andere kann { $coal } hochhaspeln.
       *[other] , und die anderen können { $coal } hochhaspeln.
    }

## Wirkungen bestimmter Jahreszeiten und Jahre

when = { FORM($parts, "plain") }
in-year = in Jahr { $year }
in-years = in den Jahren { $first } bis { $last }
from-year = ab Jahr { $first }
to-year = bis Jahr { $last }
every-season = { $season ->
        [spring] jeden Frühling
        [summer] jeden Sommer
       *[autumn] jeden Herbst
    }
every-phase = jede Jahreszeit vor dem Winter
does-timed = Bei Erwerb { $when }: { $does }
does-every = { CAP($when) }, gleich zu Beginn: { $does }
line-timed = { $when }: { $line }
ruleset-timed-price = hat hier nichts zu suchen; ein Preis wird immer verlangt, wenn jemand die Entwicklung erwirbt
ruleset-timed-within = hat eine eigene Jahreszeit oder eigene Jahre; das kann nur eine Wirkung der Entwicklung selbst
ruleset-years-backwards = liegt vor Jahr { $first }, in dem sie beginnt
ruleset-year-never = ist Jahr { $year }; es gibt { $years }, und mit Eisen eines mehr
field-note-pinge = { $actions } in der Pinge
field-note-pinge-short = { $actions }× Pinge
field-note-tunnel = { $actions } im Stollen
field-note-tunnel-short = { $actions }× Stollen
field-note-shaft = { $actions } am Schacht
field-note-shaft-short = { $actions }× Schacht
field-note-mine = { $actions } in der Grube
field-note-mine-short = { $actions }× Grube
field-note-makes = gibt { FORM($made, "or") }
field-note-makes-short = { FORM($made, "slashes") }
field-note-either = { $acts } oder { FORM($made, "or") }
field-note-either-short = oder { FORM($made, "slashes") }

## Was ein Entwurf ändert

changes-tile-new = Neu: { $tile }
changes-tile-gone = Fehlt: { $tile }
changes-tile-thaler = { $tile } zählt { $thaler }, wo eine Auslage welche bieten muss (V4).
changes-board-new = Eine neue Auslage: { $board }.
changes-board-other = Die Auslage { $board } liegt anders.
changes-tunnel-vp = Die Abschnitte des Stollens bringen { FORM($list, "plain") }⍽SP.
changes-tunnel-symbols = Die Abschnitte des Stollens haben andere Symbole.
changes-enhanced-vp = Ausgebauter Stollen { $board }: seine Abschnitte bringen { FORM($list, "plain") }⍽SP.
changes-enhanced-symbols = Ausgebauter Stollen { $board }: seine Abschnitte haben andere Symbole.
changes-enhanced-iron-only = Ausgebauter Stollen { $board }: Die Abschnitte { FORM($list, "plain") } nehmen nur Eisen.
changes-figure = { $key }: { $value }
changes-and-before = { $now } (Grundspiel: { $before })
changes-start = Alle beginnen mit { $goods }.
changes-start-seat = { $seat } beginnt mit { $goods }.
changes-before = Grundspiel: { $before }
drafts-title = Entwürfe der Regeln
drafts-tip = Neue Spiele beginnen danach.
drafts-none = Grundspiel
drafts-none-told = die Regeln, wie sie in der Schachtel liegen
drafts-base-told = Das Spiel, wie es ist. Wähle einen Entwurf, um zu sehen, was er ändert, und um danach zu spielen, bis das Fenster geschlossen wird.
drafts-changes = Was „{ $name }“ ändert
drafts-nothing = Kein Wert weicht vom Grundspiel ab.
drafts-unusable = Nach dieser Datei kann nicht gespielt werden. { $why }
drafts-folder = Hier stehen die Regelsatz-Dateien aus { $folder } und Dateien, die du auf dieses Fenster ziehst.
newgame-drafts = Entwürfe
newgame-drafts-tip = Nach einem Entwurf der Regeln spielen und sehen, was er ändert.
newgame-draft = Entwurf: { $name }
drafts-wrong = { $file } lässt sich nicht verwenden

## Notizen von Testspielen, gesammelt

help-playtest-does = Partien, die Menschen gespielt haben
help-playtest-notes = sammeln, was Menschen zu Testspielen sagten, neben dem, was das Labor erwartet
help-playtest-notes-about = Die Aufzeichnungen von Testspielen in einem Ordner lesen und Ergebnisse, Notizen nach Moment, Entwicklung und Arbeiter und Antworten berichten, neben dem, was Automas mit demselben Regelsatz erreichen.
help-playtest-notes-folder = mit Aufzeichnungen, *.hasp, auch in Ordnern darunter
help-playtest-notes-report = eines Spieltests dieser Regelsätze, dessen Zahlen gelten, statt neu zu spielen
help-playtest-notes-games = die Automas je Regelsatz, Zahl der Plätze und Modulen spielen ({ $default }; 0 für keine)
help-playtest-notes-out = für den Bericht, .html ({ $default } im Ordner)
help-play-at = eine Aufzeichnung, { $pattern }, nach so vielen Zügen öffnen
run-at-of-record = ist ein Moment einer Aufzeichnung; auch eine Aufzeichnung, { $pattern }, wird gebraucht
file-kind-summary = eine Zusammenfassung
file-kind-ladder = eine Rangliste
lab-people-no-folder = ist kein Ordner
lab-people-none = { $folder }: enthält kein Testspiel. Eine Partie eines Entwurfs ist eines, und eine, die als Testspiel begonnen wird.
lab-people-none-read = { $folder }: { $count ->
        [one] { $count }⍽Aufzeichnung war nicht zu lesen
       *[other] { $count }⍽Aufzeichnungen waren nicht zu lesen
    }, die erste davon { $why }
lab-people-no-summary = { $file }: ist keine Zusammenfassung eines Spieltests
lab-people-title = Was Menschen sagten
lab-people-heading = { $games } von Menschen, { $notes }
lab-people-games = { $count ->
        [one] { $count }⍽Partie
       *[other] { $count }⍽Partien
    }
lab-people-notes-count = { $count ->
        [one] { $count }⍽Notiz
       *[other] { $count }⍽Notizen
    }
lab-people-intro = Jeder Befehl öffnet, wo dieser Bericht entstand, eine Partie auf dem Tisch in diesem Moment.
lab-people-group = { $ruleset }, { $seats ->
        [one] { $seats }⍽Platz
       *[other] { $seats }⍽Plätze
    }{ $modules ->
        [none] { "" }
       *[some] , { FORM($modules, "plain") }
    }
lab-people-lab = Was das Labor erwartet, stammt aus { $games ->
        [one] { $games }⍽Spiel
       *[other] { $games }⍽Spielen
    } von { FORM($players, "plain") } mit demselben Regelsatz, gespielt für diesen Bericht.
lab-people-lab-kept = Was das Labor erwartet, stammt aus { $games ->
        [one] { $games }⍽Spiel
       *[other] { $games }⍽Spielen
    } von { FORM($players, "plain") } in { $folder }.
lab-people-no-lab = Das Labor hat keine solchen Spiele gespielt, daher stehen die Ergebnisse für sich.
lab-people-few = { $count ->
        [one] Ein Ergebnis sagt
       *[other] { $count }⍽Ergebnisse sagen
    } wenig über die Zahlen: Einzelne Ergebnisse des Labors streuen um { $scatter }. Was Menschen sagen, zählt von der ersten Partie an.
lab-people-mean = Ergebnis der Menschen
lab-people-results-count = { $count ->
        [one] { $count }⍽Ergebnis
       *[other] { $count }⍽Ergebnisse
    }
lab-people-difference = { $value } gegenüber dem Labor
lab-people-lab-mean = Ergebnis im Labor
lab-people-nine-in-ten = neun von zehn zwischen { $low } und { $high }
lab-people-margin = Vorsprung beim Sieg
lab-people-of-lab = im Labor { $value }
lab-people-fun = Spaß (von 1 bis 5)
lab-people-clear = Klare Regeln (von 1 bis 5)
lab-people-felt = Gefühlte Länge
lab-people-felt-count = { $count }⍽{ $felt }
lab-people-answers-count = { $count ->
        [one] { $count }⍽Antwort
       *[other] { $count }⍽Antworten
    }
lab-people-notes = Notizen nach Moment
lab-people-tiles = Notizen nach Entwicklung
lab-people-answers = Antworten nach der Partie
lab-people-results = Ergebnisse
lab-people-moment = Jahr { $year }, { $season }
lab-people-left = { $who }, nach { $count ->
        [one] { $count }⍽Zug
       *[other] { $count }⍽Zügen
    } von { $game }
lab-people-taken-back = { $left }; zurückgenommen bis auf { $count ->
        [one] { $count }⍽Zug
       *[other] { $count }⍽Züge
    }
lab-people-kinds = { $count }⍽{ $kind }
lab-people-listed = { FORM($items, "plain") }
lab-people-of = { $have } von { $all }
lab-people-unfinished = { $count ->
        [one] endete nach { $count }⍽Zug
       *[other] endete nach { $count }⍽Zügen
    }
lab-people-head-player = Wer
lab-people-head-vp = SP
lab-people-head-lead = Vorsprung
lab-people-head-below = Im Labor weniger
lab-people-head-notes = Notizen
lab-people-head-kinds = Arten
lab-people-head-acquired = Von Menschen erworben
lab-people-head-acquired-lab = Im Labor
lab-people-head-game = Partie
lab-people-head-fun = Spaß
lab-people-head-clear = Klar
lab-people-head-felt = Gefühlte Länge
lab-people-head-change = Das eine, das zu ändern wäre
lab-people-unread = Aufzeichnungen, die nicht zu lesen waren
lab-people-not-read = Nicht gelesen: { $why }
lab-people-ordinary = { $count ->
        [one] { $count }⍽Aufzeichnung ist von einer gewöhnlichen Partie und bleibt weg.
       *[other] { $count }⍽Aufzeichnungen sind von gewöhnlichen Partien und bleiben weg.
    }
lab-people-left-out = { $count ->
        [one] { $count }⍽Aufzeichnung ist mehr, als auf einmal gelesen wird.
       *[other] { $count }⍽Aufzeichnungen sind mehr, als auf einmal gelesen wird.
    }
lab-people-written = Bericht: { $file }
changes-mark = Entwurf; im Grundspiel: { $before }.
changes-mark-new = Entwurf; das gibt es im Grundspiel nicht.
answer-disk = Eine { $disk }: { $own ->
        [none] Eigene Arbeiter können nichts damit anfangen.
       *[some] { FORM($own, "semicolons") }.
    }{ $actions ->
        [none] {""}
       *[some] {" "}{ FORM($actions, "sentences") }
    }{ $paid ->
        [none] {""}
       *[some] {" "}Bezahlen lassen sich damit: { $paid }.
    }
answer-disk-use = { CAP(FORM($workers, "or")) } macht daraus { $does }
answer-phase-more = Eine Phase: Scheiben nehmen, Reihenfolge bestimmen, planen, arbeiten. { FORM($bonuses, "sentences") }

## Enden vor dem letzten Jahr

having-vp = { $vp }
having-section = { $count ->
        [one] { $count }⍽geleerten Abschnitt
       *[other] { $count }⍽geleerte Abschnitte
    }
having-development = { $count ->
        [one] { $count }⍽Entwicklung
       *[other] { $count }⍽Entwicklungen
    }
having-prop = { $count ->
        [one] { $count }⍽Stütze in der Grube
       *[other] { $count }⍽Stützen in der Grube
    }
having-agriculture = { $count ->
        [one] { $count }⍽Landwirtschaftssymbol
       *[other] { $count }⍽Landwirtschaftssymbole
    }
having-building = { $count ->
        [one] { $count }⍽Gebäudesymbol
       *[other] { $count }⍽Gebäudesymbole
    }
having-mining = { $count ->
        [one] { $count }⍽Bergbausymbol
       *[other] { $count }⍽Bergbausymbole
    }
event-end-reached = { $seat } hat { $having }: Das Spiel endet mit diesem Winter.
event-end-over = { $seat } hat { $having }: Das Spiel ist vor dem letzten Jahr zu Ende.
answer-year-ends = Es endet früher, mit dem Winter darauf, sobald jemand { FORM($ends, "or") } hat.
ruleset-word-end = nichts, was ein Spiel beendet
help-example-draft = nach einem Entwurf der Regeln spielen

## Ordner mit Partien

folder-run = Sehenswerte Spiele
folder-notes = Notizen von Testspielen
folder-row-tip = Ein Klick öffnet den Tisch in diesem Moment. Von dort geht es Zug um Zug, und im Menü wird weitergespielt.
folder-empty = Hier sind keine Partien.
folder-reasons = { FORM($reasons, "dots") }
folder-note = { FORM($parts, "dots") }: { $words }
folder-note-bare = { FORM($parts, "dots") }
folder-left = Jahr⍽{ $year }, { $season } · { $seat }, nach { $count ->
        [one] { $count }⍽Zug
       *[other] { $count }⍽Zügen
    } von { $file }
folder-taken-back = { $left }; zurückgenommen bis auf { $count ->
        [one] { $count }⍽Zug
       *[other] { $count }⍽Züge
    }
folder-no-notes = { FORM($players, "plain") } · { $count ->
        [one] { $count }⍽Zug
       *[other] { $count }⍽Züge
    }, keine Notizen
replay-note = Notiz von { $seat }: { $note }
replay-note-of = Notiz von { $seat }, 1 von { $count } hier: { $note }

## Gewinne der anderen

option-gain-others = { $gain } für die anderen
option-gain-all = { $gain } für alle
does-gain-others = Alle anderen erhalten { $gain }.
does-gain-all = Alle erhalten { $gain }.
ruleset-whom-within = gehört zu einer Wahl; nur eine Wirkung der Entwicklung selbst kann andere erreichen
## Entwürfe: Arbeiter, Plätze der Zugreihenfolge, Sätze von Plättchen
changes-worker-new = Ein neuer Arbeiter: { $worker }
changes-start-place = Platz { $place } der ersten Zugreihenfolge beginnt mit { $goods }.
changes-tile-set-base = { $tile } wird mit den Entwicklungen des Grundspiels gezogen.
changes-tile-set-valley = { $tile } kommt mit den neuen Entwicklungen des Ruhrtals dazu.
changes-tile-set-black = { $tile } gehört zum Modul Schwarze Entwicklungen.
changes-tile-set-iron = { $tile } gehört zum Modul Eisen.
changes-mark-more = Entwurf; ein Teil davon ist neu.

## Sehenswerte Spiele: ihre entscheidenden Momente
lab-worth-lowest-score = Niedrigste Punktzahl: { $value }⍽SP
lab-worth-longest = Längstes: { $value ->
        [one] { $value } Entscheidung
       *[other] { $value } Entscheidungen
    }
lab-moment-lead = Jahr⍽{ $year }, { $season }: { $seat } übernimmt zum letzten Mal die Führung, Schlusswertung mitgerechnet
lab-moment-ahead = Jahr⍽{ $year }, { $season }: { $seat } zieht um { $value }⍽SP davon, Schlusswertung mitgerechnet
lab-moment-behind = Jahr⍽{ $year }, { $season }: { $seat } fällt um { $value }⍽SP weiter zurück, Schlusswertung mitgerechnet
lab-moment-gains = Jahr⍽{ $year }, { $season }: { $seat } gewinnt { $value }⍽SP, Schlusswertung mitgerechnet
lab-moment-decisions = Jahr⍽{ $year }, { $season }: { $value ->
        [one] { $value } Entscheidung, mehr als in jeder anderen Jahreszeit
       *[other] { $value } Entscheidungen, mehr als in jeder anderen Jahreszeit
    }
lab-moment-goes = Jahr⍽{ $year }, { $season }: { $label }, von { $before } auf { $value }
lab-moment-goes-seat = Jahr⍽{ $year }, { $season }: { $seat }, { $label }, von { $before } auf { $value }
lab-moment-stays = Jahr⍽{ $year }, { $season }: { $label }, von hier an { $value }
lab-moment-stays-seat = Jahr⍽{ $year }, { $season }: { $seat }, { $label }, von hier an { $value }
folder-seat-score = { $name }⍽{ $score }
folder-worth = { FORM($seats, "plain") } · { $file }
folder-places = Spieltests
folder-places-tip = Zeigt Ordner mit Partien: was an den Läufen des Labors sehenswert ist und was Menschen in ihren Partien notiert haben.
folder-places-told = Ordner mit Partien in { $folder } und solche, die in diesem Fenster geöffnet wurden
folder-place-tip = Ein Klick zeigt, was in den Partien dieses Ordners sehenswert ist oder notiert wurde.
folder-no-places = Hier ist noch kein Ordner mit Partien. Zieh einen auf dieses Fenster, zum Beispiel den Bericht eines Spieltests.
folder-has-seen = { $count ->
        [one] { $count } sehenswertes Spiel
       *[other] { $count } sehenswerte Spiele
    }
folder-has-records = { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }

## Notizen, die geändert werden
playtest-note-own = Eine Notiz von dir
playtest-note-own-tip = Deine Notizen zu dieser Partie und eine neue. Bis sie zu Ende ist, kannst du sie ändern oder wegnehmen.
playtest-note-change = Notiz ändern
playtest-note-change-tip = Hebt die Notiz so auf, wie sie hier steht. Ihr Moment bleibt derselbe.
playtest-note-remove = Wegnehmen
playtest-note-remove-tip = Nimmt die Notiz endgültig aus der Partie.
## Neues Spiel nach einem Entwurf

preset-without-iron = Dieser Entwurf braucht Eisen, das es nur mit dem Modul Eisen gibt.
newgame-playtest-draft = Eine Partie nach einem Entwurf nimmt immer Notizen auf und stellt am Ende vier kurze Fragen.
## Verluste

option-lose = { $goods } verlieren
option-lose-others = andere verlieren { $goods }
option-lose-all = alle verlieren { $goods }
does-lose = Du verlierst { $goods }, soweit vorhanden.
does-lose-others = Alle anderen verlieren { $goods }, soweit vorhanden.
does-lose-all = Alle verlieren { $goods }, soweit vorhanden.
event-taken-away = { $seat } verliert { $goods } ({ $rule }).
ruleset-empty-loss = ist leer; hier steht, was verloren geht
ruleset-coming-effect = gehört zu { $names }, ohne { $other }
metric-taken-away = An Entwicklungen verloren
about-taken-away = Güter vom Hof, Kohle im Schacht und Wasser, die Wirkungen von Entwicklungen nehmen, auch der eigenen.

## Ein Entwurf am Tisch

field-note-uses = { FORM($uses, "slashes") }
field-note-swap = { FORM($spent, "plus") } = { FORM($made, "plus") }
field-note-brings = { FORM($made, "plus") }
field-note-swaps = tauscht Güter
lab-group-workers = Arbeiter, die ein Entwurf hinzufügt
metric-worker-each = Einsätze: { $member }
about-worker-each = Wie oft der Arbeiter dieses Namens für den Platz gearbeitet hat; leer bei einem Platz, der sein Feld nie hatte.
lab-verdict-workers = Wie oft ein Arbeiter des Entwurfs in einem Spiel arbeitet, für jeden Platz, der sein Feld hat: { FORM($workers, "semicolons") }.
lab-verdict-worker = { $worker } { $mean }-mal{ $known }
lab-verdict-worker-never = { $worker } nie
# -- storage places --
does-stores = Im Winter lagert hier { FORM($stores, "and") }.
line-stores = lagert { FORM($stores, "and") }
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
       *[some] {" "}Im Winter bringt 1⍽{ $good } { FORM($places, "and") }.
    }
storage-brings = { FORM($slot, "in") } { $vp }
ruleset-moved-key = steht jetzt anderswo; schreibe { $key }
ruleset-storage-farm = kann nicht wegfallen und ist von Anfang an offen; hier beginnt die Lagerung
ruleset-storage-nothing = nimmt nichts auf; gib die SP eines Guts an, das dort lagert, etwa coal = 1
ruleset-storage-closed = diesen Lagerplatz kann niemand öffnen; möglich sind { FORM($names, "plain") }, eine Fähigkeit, die eine Entwicklung hat, oder die Nummer einer Entwicklung
ruleset-storage-idle = öffnet keinen Lagerplatz und bringt sonst nichts; behalte den Lagerplatz oder schreibe hier { $none }
metric-stored-each = Im Winter eingelagert ({ $member })
about-stored-each = Ressourcen, die dieser Lagerplatz über die Winter gebracht hat.
draft-storage = Ein Lagerplatz: jedes Gut, das er über den Winter bringt, mit seinen SP, und was ihn öffnet. Andere: { $names }.
## Arbeiter einer Entwicklung

does-worker = Ab der nächsten Phase: { $worker }, einmal pro Phase. { $text }
line-worker = { $worker }

## Workers in notes, and the draft of a result

playtest-note-about-worker = Zum Feld { $about }
playtest-note-about-worker-tip = Das Feld des Arbeiters, auf dem der Zeiger lag.
lab-people-workers = Notizen nach Arbeiter
lab-people-head-worker = Arbeiter
lab-people-head-worked = Einsätze bei Menschen, je Partie
lab-people-head-worked-lab = Im Labor
result-draft = Eine Partie nach dem Entwurf „{ $name }“.

## Partien zum Lernen und Suchen

adapters-parameter = { $name } ist keine Angabe zu einer Partie; es gibt { FORM($names, "plain") }
adapters-boards = boards: { $given } ist keine Zahl von Auslagen ab 1
adapters-number = { $name }: { $given } ist keine ganze Zahl
adapters-truth = { $name }: { $given } ist weder True noch False
adapters-returns = returns: { $given } ist keine Art, ein Ergebnis anzugeben; es gibt { FORM($names, "plain") }
adapters-start-by-turn = Regeln, nach denen Plätze je nach Zugreihenfolge mit Gütern beginnen, sind hier nicht spielbar, weil diese Reihenfolge erst danach gezogen wird
adapters-agent = { $name } ist kein Agent dieser Partie; es gibt { FORM($names, "plain") }
adapters-no-agent = auf jedem Platz sitzt ein Automa; einer muss für einen Agenten frei bleiben
openspiel-simulations = { $name } braucht eine Zahl von Simulationen, etwa { $example }
openspiel-title = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } mit OpenSpiel
openspiel-head-bot = Bot
openspiel-head-wins = Siege, %
openspiel-head-vp = SP
openspiel-head-margin = Vor den anderen, SP
help-openspiel = Bots von OpenSpiel gegen Automas spielen lassen
help-openspiel-about = Partien nach der OpenSpiel-Fassung der Regeln zwischen deren Bots und Automas spielen, mit wechselnden Plätzen, und sagen, was jeder erreicht hat, mit dem 95-%-Intervall.
help-openspiel-bots = Bots nach Plätzen, alle verschieden: { $mcts } und { $ismcts } suchen mit N Simulationen je Entscheidung, { $uniform } lost, jeder Automa außer { $mcts } spielt wie sonst ({ $default })
help-openspiel-games = so viele Partien, aufgerundet, sodass jeder Bot jeden Platz gleich oft hat ({ $default })
help-openspiel-more = OpenSpiel wird installiert, wenn dieser Befehl zum ersten Mal läuft. Wie das Spiel dafür aussieht, steht in docs/research.md.
