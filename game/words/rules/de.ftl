# Die Regeln auf Deutsch, unter jeder Nummer ein Absatz; das Fenster zeigt sie. Sie werden geladen, wenn der erste davon
# verlangt wird. Ein Wert, den ein Regelsatz ändern kann, ist ein Platzhalter; `code` und **was bestimmt wird** stehen
# zwischen Zeichen wie in Markdown. Was in „ “ angeführt ist, bleibt in der Sprache seiner Quelle.

## Kapitel und Überschriften

rule-chapter-0 = Die Regeln im Zusammenhang
rule-chapter-1 = 1 Aufbau
rule-chapter-2 = 2 Ein Jahr ({ $years }⍽Jahre; { $iron } mit Eisen)
rule-chapter-3 = 3 Auffüllen
rule-chapter-4 = 4 Auswahl der Scheiben
rule-chapter-5 = 5 Planung
rule-chapter-6 = 6 Ausführung
rule-chapter-7 = 7 In der Grube
rule-chapter-8 = 8 Winter (jeder Schritt für alle in der Zugreihenfolge, dann der nächste)
rule-chapter-9 = 9 Entwicklungen
rule-chapter-10 = 10 Spielende
rule-chapter-11 = 11 Varianten
rule-chapter-12 = 12 Erweiterung: { $tiles }⍽Entwicklungen für die Stufen 1 bis { $levels }
rule-chapter-13 = 13 Modul 1: Schwarze Entwicklungen
rule-chapter-14 = 14 Modul 2: Eisen
rule-chapter-15 = 15 Was in jedem Spiel stimmen muss
rule-id = { $number }
rule-id-about = { $number } ({ FORM($tiles, "plain") })
rule-id-development = { $number } { $tile }
rule-id-building = { $number } { $tile } (Gebäude)
rule-table-tile = Plättchen
rule-table-effect = Wirkung

## Was in mehreren Absätzen steht

rule-drained = { $most ->
        [1] 1⍽Wasser
        [2] 1 oder 2⍽Wasser
       *[other] 1 bis { $most }⍽Wasser
    }
rule-disks = { $count ->
        [one] { $count }⍽Scheibe
       *[other] { $count }⍽Scheiben
    }
rule-removed = { $most ->
        [1] { $water }
       *[other] bis zu { $water }
    }

## Vor dem ersten Kapitel

rule-about = Eine Lesart der Spielregeln in unseren eigenen Worten. Die Werte, und wie sicher sie sind, stehen in `game/rules/data/`. Jede Regel hat eine Nummer; ein Test, der eine Regel belegt, nennt ihre Nummer. `R-…` bezeichnet eine Auslegung, wo die Quellen einander widersprechen, schweigen oder abbrechen; wo sie sich auf Worte einer Quelle stützt, sind diese angeführt. Nummern werden einmal vergeben und ändern sich nie. R-25 wird nicht mehr verwendet: Sie stand für alle Lesarten von Kapitel 12 zusammen, die jetzt einzeln R-60 bis R-85 heißen. Dies ist Fassung 2 der Regeln; Fassung 1 wich in R-10, R-48, R-49 und R-50 ab. Namen in `code` sind die des Programms.
rule-vocabulary = Begriffe: Eine **Scheibe** ist eine Aktionsscheibe (`black` Kohle, `brown` Holz, `yellow` Nahrung); ein **Spielstein** ist eine Holzscheibe in der eigenen Farbe; **Ressourcen** sind Nahrung (`food`), Holz (`wood`), Kohle (`coal`) und mit dem Modul Eisen auch Eisen (`iron`); **Taler** und **Schuldscheine** sind keine Ressourcen; **Wasser** ist Grubenwasser; **SP** sind Siegpunkte; **eigene Arbeiter** sind Bauer und Knecht; **Lohnarbeiter** sind Kohlengräber, Bergmann und Haspelknecht; eine **Phase** ist eine der drei Aktionsphasen eines Jahres; in der **Ausführung** wird der Plan umgesetzt. Farben der Stufen: 1 Gelb, 2 Blau, 3 Grün, 4 Braun, 5 Schwarz.

## 1 Aufbau

rule-S1 = 2 bis 4⍽Plätze. Zu jedem gehören ein Spielertableau mit { $coal } ({ $pinge } in der Pinge, { $tunnel } im Stollen) und { $tokens }⍽Spielsteine: einer auf der Siegpunktleiste, einer auf der Reihenfolgeleiste, { $left } für Entwicklungen (T9). Mit Eisen ist der Stollen ein anderer (I4).
rule-S2 = Scheiben im Spiel: { FORM($seats, "semicolons") }.{ $each ->
        [none] {""}
       *[some] {" "}Das sind { FORM($each, "plain") } je Platz.
    }
rule-seats-disks = bei { $seats }⍽Plätzen { $disks }
rule-S3 = Für jeden Platz gibt es einen Aktionspool und einen Reservepool. Aus dem Beutel kommen in jeden Reservepool { $reserve }, danach in jeden Aktionspool { $action }. Damit ist der Beutel leer.
rule-S4 = { $pools ->
        [none] Kein Aktionspool trägt ein Wassersymbol
       *[some] Diese Aktionspools tragen ein Wassersymbol, soweit sie im Spiel sind: { $pools }
    } (`game/rules/data/`, [pools]).
rule-S5 = Die Auslage: { $levels }⍽Stufen, üblicherweise auf jeder Stufe ein Plättchen mehr, als es Plätze gibt; der Aufbau für das erste Spiel nimmt die niedrigsten Nummern jeder Stufe der Reihe nach. Marker und Gebäude von Plättchen, die nicht im Spiel sind, bleiben aus dem Spiel.
rule-S6 = Die Zugreihenfolge ist am Anfang zufällig. Alle beginnen mit 0⍽SP. { $start ->
        [none] Niemand besitzt Nahrung, Holz, Kohle, Taler oder Schuldscheine
       *[some] Auf den Höfen liegen am Anfang Güter: { FORM($start, "semicolons") }; sonst besitzt niemand etwas, auch keine Schuldscheine
    } (`game/rules/data/`, [start]).
rule-seat-goods = { $seat } { $goods }
rule-place-goods = Platz { $place } der ersten Zugreihenfolge { $goods }
rule-S7 = Der Vorrat ist unbegrenzt. R-1: auch der von Talern und Schuldscheinen (in der Schachtel liegen 16 und 24).
rule-S8 = Alles Zufällige kommt aus dem Startwert des Spiels: Regelsatz + Aufbau + Startwert + Spielschritte ergeben wieder genau dasselbe Spiel.

## 2 Ein Jahr

rule-Y1 = Ablauf: { FORM($steps, "dots") } · Winterwertung · Pachtzahlung · Lagerung.
rule-step-water = Grubenwasser im { $season }
rule-step-phase = { $season ->
        [spring] Frühlingsphase
        [summer] Sommerphase
       *[autumn] Herbstphase
    }
rule-Y2 = { $seasons ->
        [none] Keine Jahreszeit bringt Grubenwasser
       *[some] Grubenwasser der Jahreszeit ({ $seasons }): Alle nehmen 1⍽Wasser
    }{ $years ->
        [none] {""}
       *[some] ; einige Jahre haben ihr eigenes Grubenwasser: { FORM($years, "semicolons") }
    } (18, 21 und 29 ändern das).
rule-year-water = Jahr { $year }, { $seasons ->
        [none] in keiner Jahreszeit
       *[some] { $seasons }
    }
rule-Y3 = Wasser, das man nimmt, liegt in der Pinge, bis sie erschöpft ist, von da an im Schacht; eine Grenze gibt es nicht.
rule-Y4 = Eine Phase: Auffüllen (nicht in der allerersten) · Scheiben nehmen · Reihenfolge bestimmen · planen · ausführen.

## 3 Auffüllen

rule-F1 = Alle legen sämtliche Scheiben, die sie haben, benutzt oder nicht, in den Beutel zurück.
rule-F2 = Was in einem Reservepool liegt, kommt zu den Scheiben, die in seinem Aktionspool übrig sind.
rule-F3 = In jeden Reservepool kommen, in der Reihenfolge der Pools, { $reserve } aus dem Beutel. R-2: soweit er reicht; er kann vorzeitig leer sein, wenn wenige Scheiben genommen wurden.
rule-F4 = Dann wird jeder Aktionspool, in dem weniger als { $action }⍽Scheiben liegen, auf { $action } aufgefüllt, in der Reihenfolge der Pools und soweit der Beutel reicht; am Ende ist der Beutel leer. Nach F2 können in einem Pool auch mehr als { $action } liegen. (R-3: Eine Quelle füllt die Aktionspools vor den Reservepools; es gilt die englische Reihenfolge.)

## 4 Auswahl der Scheiben

rule-D1 = Erste Auswahl, in der bisherigen Reihenfolge: Wer dran ist, wählt einen Aktionspool und eine Farbe darin und nimmt alle Scheiben dieser Farbe. Das ist Pflicht und hat nach oben keine Grenze (auch sechs oder mehr von einer Farbe dürfen es sein). R-4: Sind alle Aktionspools leer, entfällt die Auswahl.
rule-D2 = Zweite Auswahl, in derselben Reihenfolge: Wer weniger als { $limit }⍽Scheiben hat, darf noch einmal aus einem beliebigen Pool alle Scheiben einer Farbe nehmen, aber nur so viele, dass es { $limit } werden. R-5: Die Zahl liegt fest, min(alle dieser Farbe, { $limit } − schon genommene); auf die Auswahl darf man verzichten. R-27: auch nach einem Tausch mit der Öllampe (32).
rule-D3 = Scheiben der ersten Auswahl liegen auf Karren 1, Scheiben der zweiten auf Karren 2.
rule-D4 = Wer in der ersten Auswahl aus einem Pool mit Wassersymbol nimmt, erhält sofort 1⍽Wasser; in der zweiten nicht.
rule-D5 = Nur im Frühling von Jahr 1: Wer insgesamt weniger als { $limit }⍽Scheiben genommen hat, darf 1⍽Wasser zurückgeben. R-6: Gefragt wird nach der zweiten Auswahl, in derselben Reihenfolge.
rule-D6 = Die neue Reihenfolge richtet sich nach dem Wert von Karren 1 (gelb { $yellow }, braun { $brown }, schwarz { $black }; leer 0), der niedrigste zuerst. Bei gleichem Wert kommt zuerst dran, wer bisher später dran war. Die neue Reihenfolge gilt für Planung und Ausführung in dieser Phase und für die Auswahl in der nächsten.

## 5 Planung

rule-P1 = Alle legen Scheiben, Marker, Nahrung und Taler auf die Felder, die sie haben, in dieser Reihenfolge (P7, M6): { FORM($fields, "plain") }{ $others ->
        [none] .
       *[some] . { FORM($others, "sentences") }
    }
rule-P2 = Alle planen gleichzeitig: Kein Plan ist zu sehen, bevor der letzte liegt; gefragt wird in der neuen Reihenfolge. Bei offener Planung (V5) sieht man die Pläne.
rule-P3 = Auf dem Feld eines eigenen Arbeiters dürfen beliebig viele Scheiben einer Farbe liegen. Mehrere Farben dürfen nur bei einem Arbeiter liegen, der entwickeln darf ({ FORM($workers, "plain") }), und R-7 nur dann, wenn sie genau die Anforderung eines Plättchens im Spiel erfüllen, das man noch nicht besitzt (ob es in Reichweite und bezahlbar ist, zeigt sich bei der Ausführung). Wird dann kein solches Plättchen erworben, tut dieser Arbeiter nichts.
rule-P4 = { FORM($workers, "sentences") } (R-8: Das Nachschlageheft lässt eine gelbe Scheibe den Bergmann bezahlen, die Spielregeln nicht.)
rule-P5 = Mit dem, was man in einer Phase erhält, lässt sich in derselben Phase kein Lohnarbeiter bezahlen. Für alles andere steht es sofort bereit: für entfernte Entwicklungen (T5), zum Eintauschen, für Stützen.
rule-P6 = Ein Farbmarker (Schubkarre gelb, Leiter braun, Schlägel und Eisen schwarz) darf liegen, wo eine Scheibe seiner Farbe liegen darf. Er kann ein Feld allein belegen; er zählt als Scheibe für Arbeit, Synergie und die Anforderung von Plättchen, nicht für D2 und nicht für D6.
rule-P7 = R-9: Welche Felder und Fähigkeiten ein Plan nutzen kann, steht bei der Planung fest: Bergmann und Haspelknecht können ab der Phase bezahlt werden, die auf die Erschöpfung der Pinge folgt; der Großknecht darf entwickeln, und das Feld eines neuen Gebäudes lässt sich nutzen, jeweils ab der Phase nach dem Erwerb.
rule-P8 = Scheiben dürfen unbenutzt bleiben. Ein Feld ist aktiviert, sobald sein Arbeiter eine Aktion ausgeführt oder ein Plättchen erworben hat; dann ist alles ausgegeben, was darauf liegt, auch wenn Aktionen übrig sind.
rule-R-10 = Nahrung, Taler und Marker, die einen Lohnarbeiter bezahlen, sind ausgegeben, wenn die Pläne aufgedeckt werden, also sobald der letzte liegt (auch mit V5), ob der Arbeiter dann arbeitet oder nicht: selbst wenn die Pinge erschöpft ist, bevor der Kohlengräber arbeitet, oder die Seilwinde die Arbeit des Haspelknechts tut. (Französisch: Sie müssen in der Planung ausgegeben werden, „doivent être dépensés pendant cette phase de planification“; niederländisch: Sie müssen dann zugewiesen werden, „toegewezen“; das Englische schweigt.) Marker auf anderen Feldern, die nicht aktiviert wurden, also bei eigenen Arbeitern, Wassermühle, Bäuerin und Werkstatt, gehen am Ende des Zuges an ihren Besitzer zurück: Dort wird niemand angeheuert, und ein Marker wird erst abgegeben, wenn er eingesetzt ist, „after use“. Scheiben bleiben bis zum Auffüllen aus dem Spiel (F1), auch die für Lohnarbeiter.
rule-P9 = Im Programm wird ein Plan Feld für Feld in der Reihenfolge von P1 gelegt, ein Spielschritt je Feld (auch ein leeres Feld ist einer), damit nie derselbe Plan auf zwei Wegen entsteht. Im Fenster lässt sich alles hin und her schieben, bis der Plan fertig ist.

## 6 Ausführung

rule-E1 = In der neuen Reihenfolge führt jeder seinen ganzen Plan aus, bevor der Nächste beginnt; die Arbeiter arbeiten in beliebiger Reihenfolge, und einer wird fertig, bevor der nächste anfängt. Ein Arbeiter darf früher aufhören. Der Zug endet mit einem eigenen Spielschritt, damit Zeit für freie Aktionen bleibt.
rule-R-28 = Ein Arbeiter fängt nur an, wenn er in diesem Moment eine Aktion ausführen kann, und hört erst nach einer auf. Nur wer keine mehr ausführen kann, hört ohne Aktion auf; er hat dann nicht gearbeitet und darf noch einmal anfangen.
rule-R-50 = Was sich nur auf eine Weise beantworten lässt, wird nicht gefragt, was auch immer sonst offen ist: Ein Arbeiter, der nur aufhören kann, hört auf, es sei denn, eine freie Aktion könnte ihm eine Aktion verschaffen; lässt die Wirkung einer Entwicklung nur eine Antwort zu, gilt diese, es sei denn, eine freie Aktion könnte eine weitere eröffnen. Was getan wird, bleibt ein Spielschritt, auch wenn es der einzig mögliche ist: was auf ein Feld kommt (P9), eine Auswahl, jede Aktion eines Arbeiters, das Ende des Zuges; so wird jeder gezeigt, steht im Protokoll und lässt sich zurücknehmen. Bei zwei Möglichkeiten wird gefragt, auch wenn beide auf dasselbe hinauslaufen (R-42).
rule-E2 = Freie Aktionen: eine Stütze setzen (M3), Holz verkohlen (15), der Marker „Förderseil“ (14). Bei jeder Entscheidung im eigenen Zug während der Ausführung, auch zwischen den Aktionen eines Arbeiters oder mitten in der Wirkung eines Plättchens. Setzen und Verkohlen auch im Winter vor der Wertung und vor der Lagerung (gefragt wird nur, wer es kann). R-11: Mehr als das verlangt „at any time“ nicht; Marker werden nur in Phasen eingesetzt, nie im Winter. (Das Grundspiel sagt „in a later phase“ und nennt auch die Teile des Winters Phasen; die Erweiterung sagt „during a future action phase“.)
rule-E3 = Ein eigener Arbeiter tut in einer Phase eine Art von Arbeit: Nahrung, Holz, Grube (Wasser aus der Pinge entfernen und Kohle abbauen lassen sich beliebig verbinden) oder eine Entwicklung. Welche, entscheidet sich, wenn er anfängt, soweit seine Scheiben es zulassen; auch ein Großknecht darf weiterhin gewöhnliche Arbeit tun.
rule-E4 = Was jede Scheibe bringt. { FORM($workers, "sentences") } Nahrung und Holz kommen aus dem Vorrat auf den Hof; Holz darf sofort gesetzt werden. R-29: alles auf einmal; dazwischen kann man nicht aufhören.
rule-E5 = Grube: Was eine Aktion tut, wird jedes Mal neu gewählt (aber siehe E9); wer Wasser entfernt, entfernt { $drained }. Aus dem Schacht entfernen nur { $workers ->
        [none] Plättchen, auf denen es steht,
       *[some] { $workers } und Plättchen, auf denen es steht,
    } Wasser ({ FORM($tiles, "plain") }).
rule-E6 = Ein eigener Arbeiter baut in einer Phase entweder in der Pinge oder im Stollen ab, nie in beiden; wer die Pinge erschöpft, ist fertig, und seine übrigen Aktionen verfallen (auch eine aus Synergie). Der andere darf dann im Stollen arbeiten.
rule-E7 = Synergie: Tut der eigene Arbeiter, der als zweiter arbeitet, dieselbe Art von Arbeit wie der erste in dieser Phase (dieselbe Ressource oder beide in der Grube), arbeitet er, als hätte er { $synergy ->
        [one] { $synergy }⍽Scheibe
       *[other] { $synergy }⍽Scheiben
    } mehr. Was Lohnarbeiter dazwischen tun, spielt keine Rolle; E8 kommt hinzu. R-12: Der erste muss etwas erreicht haben; Pinge und Stollen sind dieselbe Art (das zweite Beispiel der Spielregel); eine Quelle kennt die Synergie nur bei derselben Ressource.
rule-E8 = Jahreszeiten: { $bonuses ->
        [none] Keine bringt einem eigenen Arbeiter etwas dazu.
       *[some] { FORM($bonuses, "sentences") } Die anderen eigenen Arbeiter erhalten nichts dazu.
    }
rule-E9 = { $told } R-13: Wer Wasser entfernen muss, hat keine Wahl, „until there is less than 2 pit water“; er hört auf, wenn er keines von beidem kann, und darf früher aufhören. (Das Französische lässt die Wahl: „a) retirer jusqu’à 2 fosses ou b) obtenir un cube de charbon“.)
rule-E10 = { $told }
rule-E11 = { $told } (Aber siehe 25.) Bei { $stops } oder mehr Wasser im Schacht muss er zuerst Wasser entfernen. R-14: Auch das letzte einzelne Wasser darf er entfernen (eine Quelle hört bei einem auf).

## 7 In der Grube

rule-M1 = Pinge: { $coal } in { $groups ->
        [one] { $groups }⍽Gruppe
       *[other] { $groups }⍽Gruppen
    }, dazwischen { $fields ->
        [one] { $fields }⍽Holzfeld
       *[other] { $fields }⍽Holzfelder
    }; die Kohle wird von links nach rechts genommen, bis zum ersten leeren Feld.
rule-M2 = Stollen: { $sections ->
        [one] { $sections }⍽Abschnitt
       *[other] { $sections }⍽Abschnitte
    } mit { $coal }, jeder hinter einem Holzfeld zu seiner Linken; vor der ersten Stütze ist nichts zugänglich. Die Kohle wird von links nach rechts genommen, bis zum ersten leeren Feld.
rule-M3 = Holz wird vom Hof auf das am weitesten links liegende leere Feld der Pinge (bis sie erschöpft ist) oder des Stollens gesetzt. R-15: Felder des Stollens dürfen belegt werden, bevor die Pinge erschöpft ist. Gesetztes Holz bleibt (aber siehe M6). R-51: ganz links, obwohl nur Plättchen 38 „leftmost“ sagt: „A player can place wood at any time. By placing wood, the player extends the area“, und kein anderes Feld erweitert das Gebiet. Ebenso mit Eisen (I2).
rule-M4 = Kohle aus der Pinge kommt auf den Hof. Kohle aus dem Stollen kommt in den Schacht und muss auf den Hof hochgehaspelt werden.
rule-M5 = Bei { $pinge } oder mehr Wasser in der Pinge wird dort keine Kohle abgebaut. Bei { $reeling } oder mehr im Schacht wird nichts hochgehaspelt; bei { $tunnel } oder mehr wird im Stollen nichts abgebaut.
rule-M6 = Ist die letzte Kohle der Pinge weg, ist die Pinge sofort erschöpft: Ihr Wasser kommt in den Schacht, ihr Holz in den Vorrat, und an die Stelle des Kohlengräbers treten Bergmann und Haspelknecht. Erst dann kann im Stollen abgebaut werden.
rule-M7 = { $bonus ->
        [none] Die Pinge zu erschöpfen bringt für sich keine SP.
       *[some] Die Pinge zu erschöpfen, auf welche Weise auch immer, bringt sofort SP: { FORM($bonus, "plain") }, danach nichts mehr.
    } (R-16: Eine Quelle spricht von Spielhälften.) R-52: auch wenn ihre letzte Kohle weggegeben wird (37), obwohl der Bonus dem gilt, der alles abbaut, „excavates all 7 coal cubes“, und die Kohle für die Kirche nicht abgebaut werden darf, „must not be mined“. Eine solche Kohle gilt auch für M6, M8 und G9 als entnommen.
rule-vp-in-year = { $vp } in Jahr { $year }
rule-M8 = Ein Abschnitt des Stollens ist geleert, wenn alle seine Kohle weg ist.

## 8 Winter

rule-W1 = Wertung: Kohle auf dem Hof bringt { FORM($vp, "slashes") }⍽SP für { FORM($coal, "slashes") } und { $more } für jede weitere. Die Kohle bleibt.
rule-W2 = Pachtzahlung: { FORM($years, "semicolons") }; mit Eisen { $iron }. Was man davon hat, muss man zahlen. Jedes fehlende Stück bringt 1⍽Schuldschein.
rule-lease = Jahr { $year }: { $goods }
rule-W3 = Lagerung: Alle verteilen ihre Ressourcen auf Lagerplätze, auf jeden eine. { FORM($places, "sentences") } R-31: im Programm Lagerplatz für Lagerplatz in dieser Reihenfolge; ein Lagerplatz darf leer bleiben, und nach einem, auf den nichts passt, wird nicht gefragt. Was keinen Lagerplatz hat, ist verloren. Taler, Marker und Kohle im Schacht brauchen keinen.
rule-W4 = Die Lagerung bestimmt nur, was bleibt: Im Frühling liegt es wieder auf dem Hof, zählt und bezahlt wie immer und wird jeden Winter neu eingelagert und gewertet. R-55: auch Kohle, bei W1 und W3, Winter für Winter: „Stored resources can be used later in the game“, und gewertet wird die Kohle auf dem Hof, „in his farm area“.
rule-W5 = Nach der Lagerung des letzten Jahres folgt die Schlusswertung (Kapitel 10).{ $ends ->
        [none] {""}
       *[some] {" "}Das Spiel endet früher, mit dem Winter, der dann sofort folgt, nach einer Jahreszeit oder einem Winter, in dem jemand { FORM($ends, "or") } hat.
    }

## 9 Entwicklungen

rule-T1 = Um eine zu erwerben, muss ein Arbeiter, der entwickeln darf, die Scheiben haben, die das Plättchen verlangt: farbige in dieser Farbe, graue in beliebiger Farbe. R-17: Die Zahl muss genau stimmen; das Plättchen wird bei der Ausführung gewählt.
rule-T2 = Höchstens eine Entwicklung je Arbeiter in einer Phase: Bauer und Großknecht dürfen beide entwickeln, der zweite darf die Nachbarschaft und die Güter schon nutzen, die der erste gebracht hat. Jeder besitzt ein Plättchen höchstens einmal; besitzen dürfen es beliebig viele.
rule-T3 = Stufe 1: jedes Plättchen. Darunter: ein Plättchen, das (Sechseck an Sechseck) an eines von beliebiger Stufe grenzt, das man besitzt.
rule-T4 = Sonst nur ein Plättchen, das jemand anders besitzt: eine entfernte Entwicklung.
rule-T5 = Sie kostet eine Ressource vom Hof, die sofort an den Besitzer des obersten Spielsteins geht; wo mehrere in Frage kommen, wählt, wer zahlt: { FORM($levels, "semicolons") }. Wer nicht zahlen kann, kann sie nicht erwerben. (R-18: Das Nachschlageheft nennt Geld; ein Lesefehler.)
rule-distant = { $goods ->
        [none] Stufe { $level } ist so nicht zu haben
       *[some] { FORM($goods, "or") } für Stufe { $level }
    }
rule-T6 = Ablauf: zahlen (T5), den Spielstein oben auf den Stapel legen, SP, Wirkung. SP nach der Reihenfolge der Ankunft auf diesem Plättchen: { FORM($levels, "semicolons") }; nichts für spätere.
rule-arrival = Stufe { $level }: { FORM($vp, "plain") }
rule-T7 = „Darf“ heißt: freiwillig; bei „oder“ wählt man selbst. Eine Wirkung, für die einem etwas fehlt, entfällt. R-30: es sei denn, eine freie Aktion kann es beschaffen: Dann wird gefragt, und man kann verzichten.
rule-T8 = Ein Aktionsmarker kann einmal eingesetzt werden, ab der nächsten Phase; danach kommt er in den Vorrat zurück. (Die Fähigkeiten von 15 und 21 gelten sofort.)
rule-T9 = Höchstens { $tokens }⍽Entwicklungen für jeden, eine je Spielstein ({ $more } mit einem Modul: B7).

rule-11 = { $gain }
rule-12 = W3
rule-13 = aus dem Knecht wird der Großknecht: Er darf entwickeln (P7)
rule-14 = Marker: 1⍽Wasser entfernen (aus Pinge oder Schacht, wo immer es liegt; es muss welches da sein) und { $vp } erhalten
rule-15 = { $wood } vom Hof gegen { $coal } (aus dem Vorrat auf den Hof) und { $vp }, so oft man will (R-19: eine Quelle nennt 1⍽Kohle)
rule-21 = kein Grubenwasser der Jahreszeit mehr (Y2)
rule-22 = Marker: eine gelbe Scheibe. Spielende: 1⍽SP für jeden geleerten Abschnitt mit seinem Symbol
rule-23 = Marker: eine braune Scheibe
rule-24 = W3
rule-25 = man darf sofort { $removed } entfernen. Marker: eine eigene Aktivierung des Haspelknechts (E11), unbezahlt, zwischen zwei Arbeitern, sobald er auf dem Tableau ist, sogar in der Phase, in der die Pinge erschöpft wird, und sogar, wenn er außerdem bezahlt ist (R-20)
rule-31 = eines davon nach Wahl: { FORM($options, "semicolons") }
rule-32 = { $gain }. Marker: unmittelbar vor der eigenen ersten oder zweiten Auswahl oder unmittelbar danach (R-48) eine Scheibe eines Reservepools gegen eine des Aktionspools daneben tauschen (R-32: von anderer Farbe). Spielende: 1⍽SP für jeden geleerten Abschnitt mit seinem Symbol
rule-33 = { $gain }; freie Aktionen; dann darf 1⍽zugängliche Kohle abgebaut werden (M1, M2, M5, M6 gelten; das ist nicht die Arbeit eines Arbeiters: E6 und E7 gelten nicht). Marker: eine schwarze Scheibe
rule-34 = man darf einmal Güter vom Hof eintauschen: { FORM($options, "semicolons") }
rule-35 = ein Feld, R-21 einmal pro Phase. { $text } Farbmarker zählen
rule-41 = { $gain }. Spielende: 1⍽SP für jedes Bergbausymbol auf den eigenen Plättchen
rule-42 = { $coal } aus dem Vorrat in den Schacht (auch bevor die Pinge erschöpft ist) und { $gain }. Spielende: 1⍽SP für jeden geleerten Abschnitt mit seinem Symbol
rule-43 = { $gain }. Spielende: 1⍽SP für jedes Landwirtschaftssymbol auf den eigenen Plättchen
rule-44 = { $gain }. Winterwertung: 1⍽SP für jede Kohle auf dem Hof statt W1 (R-22: einige Quellen sagen: bei der Lagerung)
rule-45 = { $gain }

rule-R-20 = „to do 3 reeling actions without pay“, und „activated twice that phase“, wenn er außerdem bezahlt ist: gelesen als Aktivierung, in der er jede seiner Aktionen ausführen darf (E11).
rule-R-48 = „at any time in a later phase“, also auch unmittelbar nach der eigenen Auswahl. Gefragt wird nur, wer etwas tauschen kann, das einen Unterschied macht, bis er verzichtet; wer auf die zweite Auswahl verzichtet, verzichtet auch auf den Tausch. Der Tausch ändert weder die genommenen Scheiben (D2, D5) noch einen Karren (D6).
rule-R-54 = „to immediately remove 1 pit water and gain 1 victory point“: Es muss Wasser da sein, umsonst gibt es die SP nicht.
rule-R-56 = Die Mühle ist ein Gebäude, weder Bauer noch Knecht: Sie hat und gibt keine Synergie und keinen Sommerbonus.

## 10 Spielende

rule-G1 = Stollen: die aufgedruckten SP jedes geleerten Abschnitts.
rule-G2 = Stollenbonus: { FORM($tiles, "plain") }, für die Symbole auf geleerten Abschnitten.
rule-G3 = Entwicklungsbonus: { FORM($tiles, "plain") } (das Plättchen zählt sich mit, wenn es das Symbol trägt).
rule-G4 = Gebäudesymbole auf den eigenen Plättchen: { FORM($vp, "slashes") }⍽SP für { FORM($buildings, "slashes") } (mehr als vier nur mit Schwarzen Entwicklungen).
rule-G5 = { $vp } für jeden unbenutzten Aktionsmarker ({ FORM($tiles, "plain") }; nicht die Wasserrinne, nicht Bonusmarker).
rule-G6 = Taler: { FORM($vp, "slashes") }⍽SP für { FORM($thaler, "slashes") }, { $more } mehr für jeden weiteren.
rule-G7 = Schulden: { $first } für den ersten Schuldschein, { $more } für jeden weiteren.
rule-G8 = Wasser in der Grube: { $more } für jedes { $free ->
        [0] einzelne
        [1] nach dem ersten
       *[other] nach den ersten { $free }
    }.
rule-G9 = Wer die meisten SP hat, gewinnt; bei Gleichstand, wer die meiste Kohle aus der eigenen Grube entnommen hat (was am Anfang in Pinge und Stollen lag, weniger das, was übrig ist; Kohle im Schacht zählt, Kohle aus dem Vorrat nicht); danach, wer früher in der Zugreihenfolge steht.
rule-G10 = Ressourcen und Kohle im Schacht bringen am Ende nichts.

## 11 Varianten

rule-V1 = Die Auslage darf frei gebaut werden: mindestens 3⍽Plättchen je Stufe; bei 3 oder 4⍽Plätzen so viele je Stufe wie Plätze oder eines mehr; jedes Plättchen unter Stufe 1 berührt eines der Stufe davor; keines berührt eines, das zwei oder mehr Stufen entfernt ist (R-23: So lesen wir „higher“). Zwölf Formen nennen die Quellen, mit Plättchen je Stufe und Plätzen: Turm 3334 (3), Drei lange Beine 3333 (2, 3), Drei kurze Beine 3333 (2, 3), Zwei lange ungleiche Beine 3333 (2, 3), Zwei kurze ungleiche Beine 3333 (2, 3), Zwei Ringe 3333 (2, 3), Flügel 3344 (3), Blume 4334 (3), Schmetterling 4334 (3), Vier lange Beine 5444 (4), Vier kurze Beine 5544 (4), Drei Kreise 5445 (4). Ihre Bilder sind verloren: `game/rules/data/` schlägt Formen vor, die zu Namen und Regel passen.
rule-V2 = Welches Plättchen wo liegt, kann nach Nummern gehen, ausgelost oder gewählt werden.
rule-V3 = Man darf vereinbaren, mit den Gebäuden oder mit Großknechten zu beginnen, deren Plättchen nicht in der Auslage sind. R-24: Solche Gebäude lagern ein und bringen SP bei der Lagerung wie sonst, tragen aber kein Gebäudesymbol. R-33: alle Gebäude, deren Plättchen nicht in der Auslage sind; eine zufällige Auslage lässt die Spitzhacke weg, wenn mit Großknechten begonnen wird, und wird neu gezogen, bis es ein Gebäude gibt, mit dem man beginnen kann.
rule-V4 = Für zwei Plätze soll die Auslage allen die { $thaler } für die Pachtzahlungen bis Jahr { $year } bieten: Eine zufällig gezogene wird neu gezogen, bis sie es tut; bei jeder anderen rät der Aufbau nur dazu. Mit Eisen muss jede Auslage bei jeder Zahl von Plätzen { $iron } bieten (I1, R-44). Gezählt werden: { FORM($counted, "semicolons") }.
rule-R-49 = Die Spielregel warnt vor „a 2 player board, when tiles are placed randomly“, und „an adjustment is advised“: Für drei und vier Plätze wird nichts verlangt und nichts geraten. (Fassung 1 verlangte 3 von jeder zufälligen Auslage, bei jeder Zahl von Plätzen.)
rule-thaler-counted = { $thaler } für { FORM($tiles, "plain") }
rule-V5 = Offene Planung in der Zugreihenfolge (P2).

## 12 Erweiterung

rule-valley = Diese Entwicklungen dürfen beliebig untergemischt werden, jede auf ihrer Stufe (im veröffentlichten Spiel die erste Ziffer ihrer Nummer). Ein Aufbau nennt seine Plättchen, oder er zieht jede Stufe aus denen des Grundspiels und den gewählten, und zieht neu, bis die Bedingung von 36 und V4 erfüllt sind (V4, soweit es gilt). Empfohlen: nicht alle auf einmal; 17 statt 11; 46 weit von 45.

rule-16 = Marker, der bei der Planung zu Bauer oder Knecht gelegt wird: Dieser Arbeiter darf Scheiben mehrerer Farben haben und tut alle diese Arten von Arbeit, in beliebiger Reihenfolge (E6 und E8 gelten; ist die Pinge erschöpft, endet nur seine Arbeit in der Grube). In dieser Phase keine Synergie. Für eine Entwicklung nützt der Marker nichts: Entwickelt der Arbeiter stattdessen, kommt der Marker unbenutzt zurück
rule-17 = { $gain } aus dem Vorrat auf den Hof, und { $water } muss genommen werden
rule-18 = alles Wasser, das man auf irgendeine Weise aus der eigenen Grube entfernt, wird daraufgelegt; je { $water } davon gehen für { $vp } sofort in den Vorrat zurück (ein Rest bleibt). Wasser darauf zählt weder für M5 noch für G8. Was M6 versetzt, gilt nicht als entfernt. Mit „Eimer“ (gleich, was zuerst erworben wurde) kommt bei jedem Grubenwasser der Jahreszeit (Y2) 1 aus dem Vorrat darauf
rule-19 = eine weitere Arbeiterin, weder eigene noch Lohnarbeiterin. { $text } Farbmarker zählen. Sie arbeitet in dem Teil der Grube, in dem gerade abgebaut wird, nach M1, M2, M5. Sobald man 19 und 23 beide besitzt, wird sie gewendet. Kein „Weidenkorb“
rule-26 = Marker, der zu einem Arbeiter gelegt wird, der entwickelt, auf Wunsch allein: steht für genau { $disks ->
        [one] { $disks }⍽verlangte Scheibe
       *[other] { $disks }⍽verlangte Scheiben
    } beliebiger Art, der Rest muss genau stimmen; Stufen 1 bis { $levels }. Erwirbt dieser Arbeiter nichts, kommt er zurück
rule-27 = nach der zweiten Auswahl (und D5), in der alten Reihenfolge, sagt sein Besitzer, ob Karren 1 oder Karren 2 für D6 zählt (ein leerer Karren 2 zählt 0)
rule-28 = beginnt mit 1⍽Holz darauf. Beim Erwerb: Man nimmt, was darauf liegt, und 1⍽beliebige Ressource aus dem Vorrat und legt dafür 1⍽Ressource vom Hof darauf, die von anderer Art ist als diese beiden. Wer das (nach T5) nicht könnte, kann ihn nicht erwerben. Marker: eine Scheibe beliebiger Farbe; welche, nennt man, wenn der Arbeiter seines Feldes anfängt (bezahlt nie den Bergmann)
rule-29 = { $gain }. Bei jedem Grubenwasser im Herbst darf man, in der Zugreihenfolge, 1⍽Nahrung an jemanden ohne dieses Plättchen geben (in den Vorrat nur, wenn alle es besitzen): { $vp }, und wer gibt, entscheidet, ob er das Wasser nimmt. Auch mit „Eimer“ darf man geben
rule-36 = { $colours ->
        [none] Marker
       *[some] { $colours } Marker
    }, eine freie Aktion im eigenen Zug während der Ausführung: { $pay } vom Hof gegen { $gain }. Nur im Spiel, wenn auch 22, 23, 33 oder 28 im Spiel ist
rule-36-colours = verlangt { $disks }, also mindestens einen Marker.
rule-37 = (a) 1⍽Kohle vom Hof auf den Hof eines anderen geben, dafür erhält man { $farm }; oder (b) 1⍽Kohle aus der eigenen Grube geben (die ganz links in der Pinge; ist sie erschöpft, die ganz links im Stollen oder eine aus dem Schacht; Stützen und Wasser spielen keine Rolle), dafür erhält man { $mine }. Kohle aus Pinge oder Stollen, die gegeben wird, gilt als entnommen (M7, M8, G9); eine übersprungene Stütze ist für das, was dahinter liegt, weiter nötig. Eines von beidem wird ausgeführt, wenn es geht
rule-37-picked = { $count }⍽verschiedene von diesen ({ FORM($among, "semicolons") })
rule-38 = beim Aufbau kommen für jeden Platz { $laid } darauf. Beim Erwerb: { $wood } (oder { $iron }) vom Hof wird dafür ausgegeben (wer keines von beidem hat, kann es nicht erwerben); von seiner Kohle kommt 1 auf den Hof eines anderen und { $coal } auf den eigenen; dann { $gain } und entweder { $other } nehmen oder { $debt } zurückgeben
rule-46 = ab dem nächsten Winter zahlt man { $goods } statt W2, in jedem Jahr; jedes fehlende Stück bringt 1⍽Schuldschein
rule-47 = { $gain }; von nun an (nicht für sich selbst) { $vp } mehr für jede Entwicklung, die nach T6 oder B3 mindestens 1⍽SP bringt

rule-valley-silent = Wo die Quellen schweigen oder abbrechen, geben diese Zeilen der Tabelle unsere Lesart wieder:
rule-R-60 = „to receive different resources“: Die Arten von Arbeit kommen zusammen, sonst ändert sich nichts: E6 und E8 gelten, und ist die Pinge erschöpft, endet nur die Arbeit in der Grube.
rule-R-61 = „A synergy bonus is not granted“: keinem der beiden eigenen Arbeiter in dieser Phase.
rule-R-62 = Ressourcen sind keine Entwicklung: Der Marker nützt dafür nichts und kommt zurück, wenn sein Arbeiter entwickelt.
rule-R-63 = Was darauf liegt, ist nicht mehr in der Grube, für M5 und G8; was M6 versetzt, gilt nicht als entfernt.
rule-R-64 = „when removing any pit water tokens“: ob durch Arbeiter, Marker oder Plättchen, und was noch nicht für SP reicht, wartet dort.
rule-R-65 = Es ist gleich, ob „Wasserrinne“ oder „Eimer“ zuerst erworben wird.
rule-R-66 = „additional“, eine weitere Arbeiterin, also weder eigene noch Lohnarbeiterin: keine Synergie, kein Sommerbonus, kein „Weidenkorb“, kein „Kotten“.
rule-R-67 = Sie arbeitet in dem Teil der Grube, in dem abgebaut wird, wenn sie anfängt, nach M1, M2 und M5; E6 gilt nur für Bauer und Knecht.
rule-R-68 = Auch wenn sie gewendet ist, gilt ihre schwarze Seite weiter; sie bleibt gewendet, nachdem der Marker „Leiter“ eingesetzt ist.
rule-R-69 = „a substitute for the requirement of any 2 disks“: für genau so viele, der Rest muss genau stimmen, auf jeder Stufe, allein, wenn sonst nichts verlangt ist.
rule-R-70 = „only when acquiring new developments“: Wird keine erworben, kommt er zurück.
rule-R-53 = „in their cart on space 1 or space 2“: Auch ein leerer Karren 2 gilt, und zählt 0.
rule-R-71 = „When totaling the value“: nach der zweiten Auswahl und D5, in der alten Reihenfolge.
rule-R-72 = „they must place“: Wer es, nachdem T5 gezahlt ist, nicht könnte, kann ihn nicht erwerben.
rule-R-73 = „any action disk“: Den Bergmann bezahlt er nie, denn der nimmt keine Scheibe (P4, R-8).
rule-R-74 = In der Zugreihenfolge, jeder Besitzer, wenn er sein eigenes Wasser nimmt.
rule-R-75 = Wer kein Wasser nimmt, darf trotzdem geben, für die SP.
rule-R-76 = Das Eintauschen ist eine freie Aktion im eigenen Zug während der Ausführung, nicht bei der Auswahl, bei der Planung oder im Winter (R-11).
rule-R-77 = „you must use at least 1 of the following“: Das gilt für gezogene Auslagen ebenso wie für solche, deren Plättchen einzeln genannt sind.
rule-R-78 = „1 coal cube from their current mining area“: die ganz links; „must not be mined and/or hauled up“: Weder Stützen noch Wasser spielen eine Rolle.
rule-R-79 = Was hinter einer Stütze liegt, die die Kohle übersprungen hat, braucht diese Stütze weiterhin.
rule-R-80 = „offers two options“: Eine davon wird ausgeführt, wenn es geht.
rule-R-81 = „must place 1 wood“: Wer weder Holz noch Eisen hat, kann es nicht erwerben.
rule-R-82 = Seine Kohle kommt nicht aus der eigenen Grube und zählt weder für M7 noch für M8 noch für G9.
rule-R-83 = „now“: ab dem nächsten Winter, dem dieses Jahres.
rule-R-84 = „each future development“: nicht für sich selbst und nicht für die, die man schon besitzt.
rule-R-85 = „at least 1 victory point“: auch die SP einer schwarzen Entwicklung (B3).
rule-valley-open = Auch dies ist unsere Lesart; sie klärt, was die Tabelle offen lässt:
rule-R-34 = Beim Aufbau für das erste Spiel (S5) liegen untergemischte neue Plättchen auf ihrer Stufe vor den niedrigsten Nummern des Grundspiels; was nicht mehr hineinpasst, fällt weg, und der Aufbau weist darauf hin. Nach Empfehlung gezogene Plättchen werden neu gezogen, bis von nichts mehr abzuraten ist.
rule-R-35 = „Weidenkorb“ wird nur auf Scheiben mehrerer Farben gelegt. Fängt sein Arbeiter an, werden Nahrung und Holz sofort hergestellt (R-29), und die Arbeit in der Grube folgt, was nie schlechter ist als eine andere Reihenfolge. „Weidenkorb“ und „Kotten“ dürfen auf einem Feld liegen; was nicht gebraucht wird, kommt zurück.
rule-R-36 = „Kotten“ wird nur gelegt, wo das Feld dann genau die Anforderung eines Plättchens im Spiel erfüllt, das man nicht besitzt (wie bei R-7). Ein Arbeiter, der arbeitet statt zu entwickeln, darf seine Scheiben benutzen; „Kotten“ kommt am Ende des Zuges zurück.
rule-R-37 = Die Farbe des Markers wird genannt, wenn sein Arbeiter anfängt, und nur, wo sie offen ist: allein oder unter einem „Weidenkorb“. Neben anderen Scheiben eines eigenen Arbeiters oder in der Wassermühle hat er deren Farbe, bei einem Lohnarbeiter oder in der Werkstatt ist er gelb, bei der Bäuerin schwarz, wenn sie nicht gewendet ist. Sie fängt an, wie sie dann liegt, auch wenn sie erst in diesem Zug gewendet wurde. Für eine Entwicklung ist er, was fehlt, für 40E eine schwarze Scheibe.
rule-R-38 = Was ein Plättchen vom Hof nimmt, und Kohle, die es weggibt, wird vor jeder freien Aktion abgewickelt. Ob bei der Kirche (a) oder (b) gilt, wird davor gewählt, und diese Wahl darf auf eine freie Aktion warten (R-30). Wo es nur eine Antwort gibt, gilt R-50.
rule-R-39 = Auch bei (b) kommt die Kohle auf den Hof eines anderen. Die Kohle von 42 im Schacht kann gegeben werden, sobald die Pinge erschöpft ist.
rule-R-40 = Gefragt wird, wer Nahrung hat, an seiner Stelle in der Zugreihenfolge; ob er das Wasser nimmt, entscheidet er zusammen mit der Gabe. Wer nichts gibt, nimmt das Wasser.
rule-R-41 = Wer keine Schuldscheine hat, nimmt die Güter und wird nicht gefragt (R-50).
rule-R-42 = Sein Besitzer wird in jeder Phase gefragt, auch wenn beide Karren gleich viel zählen.
rule-R-47 = Bevor die Pinge erschöpft ist, darf sie auch eine Kohle von 42 hochhaspeln; was das Hochhaspeln verhindert, ist Wasser im Schacht (M5), nicht in der Pinge.

## 13 Modul 1: Schwarze Entwicklungen

rule-B1 = Stufe { $level } kommt hinzu: ein schwarzes Plättchen mehr, als es Plätze gibt (3 bis 5), in zufälliger Reihenfolge, bei 2 oder 3⍽Plätzen gewählt oder gezogen; auch für sie gilt V1. Ein schwarzes Plättchen, auf dem ein Spielstein liegt, ist vergeben, niemand sonst kann es erwerben; T3 gilt, als entfernte Entwicklung ist keines zu haben. Alle sechs Bonusmarker sind im Spiel. (Drei Kreise braucht für fünf schwarze Plättchen eine andere Form.)
rule-B2 = Höchstens eine schwarze Entwicklung für jeden.
rule-B3 = Wer als Erster, als Zweiter und so weiter eine schwarze Entwicklung erwirbt, erhält { FORM($vp, "slashes") }⍽SP.
rule-B4 = Dann nutzt man eine der zwei Wirkungen des Plättchens und nimmt geheim einen der Bonusmarker, die übrig sind. R-26: Was übrig ist und was man nahm, sieht man bis zur Schlusswertung nur selbst.
rule-B5 = Wirkungen: siehe die Tabelle. Wasser darf aus Pinge oder Schacht kommen. Für einen Marker, den man durch 52 oder 55 erhält, gilt T8; er darf der zweite seiner Art sein und bringt sonst nichts von seinem Plättchen.
rule-B6 = Die sechs Bonusmarker in der Schlusswertung: (a) { $a }; (b) { $b }; (c) { $c }; (d) { $d }; (e) { $e }; (f) { $f }. Alles kommt zum Stollenbonus (G2) hinzu.
rule-R-43 = Der Marker von 52 und 55 kann nur gewählt werden, wenn es einen gibt; Schuldscheine werden zurückgegeben und Wasser wird entfernt, soweit es welche gibt. Wie viel Wasser, wo es mehr als 1 sein darf, ist eine einzige Entscheidung.
rule-bonus-buildings = { $count ->
        [one] { $count }⍽Gebäudesymbol mehr
       *[other] { $count }⍽Gebäudesymbole mehr
    } (G4)
rule-bonus-wheelbarrow = 1⍽SP für jeden geleerten Abschnitt mit dem Symbol Schubkarre
rule-bonus-oil-lamp = 1⍽SP für jeden geleerten Abschnitt mit dem Symbol Öllampe
rule-bonus-lorry = 1⍽SP für jeden geleerten Abschnitt mit dem Symbol Lore
rule-bonus-tokens = { $count ->
        [1] 1⍽SP für jeden eigenen Spielstein auf Entwicklungen aller Stufen
       *[other] 1⍽SP für je { $count }⍽eigene Spielsteine auf Entwicklungen aller Stufen, abgerundet
    }
rule-bonus-vp = { $vp }
rule-bonus-debt = vor G7 { $debt } zurückgeben
rule-bonus-thaler = in G6 { $thaler } mehr zählen
rule-bonus-dry = G8 auslassen
rule-B7 = Mit einem Modul oder beiden sind { $more }⍽Spielsteine für Entwicklungen da; mit Kapitel 12 allein weiterhin { $tokens }.

rule-51 = { $gain }, und man darf { $removed } entfernen; oder { $other } nehmen und { $debt } zurückgeben, falls vorhanden
rule-52 = { $gain }, und man darf { $removed } entfernen; oder einen Marker ({ FORM($tiles, "or") }) eines Plättchens des Grundspiels nehmen, auf dem irgendein Spielstein liegt
rule-53 = { $gain } aus dem Vorrat auf den Hof, und man darf { $removed } entfernen; oder man darf { $much } entfernen
rule-54 = { $gain }; oder man darf { $much } entfernen
rule-55 = { $debt } zurückgeben, falls vorhanden, und man darf { $removed } entfernen; oder einen Marker nehmen wie bei 52

## 14 Modul 2: Eisen

rule-I1 = { $years }⍽Jahre, { $phases }⍽Phasen; das letzte Jahr ist wie die anderen, seine Pachtzahlung steht in W2. V4 verlangt { $thaler } von jeder Auslage. R-44: Mit Eisen wird auch eine Auslage abgelehnt, deren Plättchen einzeln genannt sind, wenn sie weniger bietet.
rule-I2 = Eisen ist nur mit diesem Modul eine Ressource. Es wird wie Holz und zu denselben Zeitpunkten gesetzt, aber nur im Stollen. Eisenfelder nehmen nur Eisen, und kein Feld wird übersprungen. Eisen bezahlt nie T5 und wird nur gelagert, wo W3 es sagt.
rule-I3 = Wer die Pinge erschöpft, erhält auch eine Werkstatt, ab der nächsten Phase (P7): ein Feld, einmal pro Phase. { $text } Farbmarker zählen. Sie ist kein Gebäude (G4).{ $stores ->
        [none] { "" }
       *[some] {" "}Im Winter lagert sie { FORM($stores, "and") } (W3).
    }
rule-I4 = Ausgebauter Stollen: Er bedeckt alles bis auf die ersten { $kept }⍽Abschnitte; { FORM($sections, "or") }⍽Abschnitte und ebenso viele Felder im Ganzen, { FORM($iron, "or") } davon Eisenfelder; { FORM($coal, "or") }⍽Kohle nach unseren Daten. Seite A ist für alle gleich; Seite B hat vier Tafeln, die der Startwert verteilt. Auf die Seite einigt man sich.
rule-I5 = Spielende: Jede Eisenstütze, deren Abschnitt (der rechts von ihr) geleert ist, bringt { $vp }, mit „Dorfschmiede“ { $smithy }; auch in den ersten zwei Abschnitten, nicht aber Eisen auf „Gemeinschaftsstollen“. R-57: „Each iron prop implemented in the tunnel“ meint jede im ganzen Stollen, auch in den zwei Abschnitten, die die Tafel nicht bedeckt.
rule-I6 = Drei Plättchen, nach Belieben (siehe die Tabelle): 10E auf Stufe { $farm }, 30E auf Stufe { $peddler }, 40E auf Stufe { $smithy }. Empfohlen: 30E nicht neben 34; bei 2⍽Plätzen nur eines der drei.
rule-I7 = Der Pingenbonus (M7) bleibt, wie er ist.

rule-10E = Marker, eine freie Aktion im eigenen Zug während der Ausführung: { $gain }
rule-30E = man darf einmal Güter vom Hof eintauschen: { FORM($options, "semicolons") }
rule-40E = { $gain }, wenn mit mindestens { $blacks ->
        [one] { $blacks }⍽schwarzen Scheibe oder schwarzem Marker
       *[other] { $blacks }⍽schwarzen Scheiben oder schwarzen Markern
    } dafür bezahlt wurde; I5

rule-R-45 = „Schultheiß“ ersetzt auch die Pachtzahlung des letzten Jahres, samt ihrem Eisen.
rule-R-46 = Wer Eisen setzen könnte, wird vor der Lagerung gefragt, auch wenn nichts auf den Lagerplatz des Hofs passt.
rule-R-58 = „We recommend using this development only when playing with“ bricht ab; wir lesen: mit Eisen, das es ohnehin braucht.
rule-R-59 = „exchange 2 coal cubes for 1 iron or 1 food, and receives 1“ bricht ab; wir lesen 1⍽Taler, wie bei 34.

## 15 Was in jedem Spiel stimmen muss

rule-C1 = Die Scheiben im Beutel, in den Pools, auf Karren und Feldern ergeben zusammen immer die von S2, Farbe für Farbe.
rule-C2 = Für jeden gilt: Kohle in der Pinge + im Stollen + entnommene Kohle ist so viel, wie am Anfang auf dem Tableau lag. Keine Stückzahl ist je negativ (Punktzahlen dürfen es sein).
rule-C3 = Es ist immer höchstens eine Entscheidung offen, und bis das Spiel zu Ende ist, gibt es für sie mindestens einen erlaubten Spielschritt.
rule-C4 = Ein gespeichertes Spiel hat, wieder geladen, dieselben erlaubten Spielschritte und endet ebenso.
