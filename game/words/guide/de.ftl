# Die Anleitung: die Regeln für alle, die spielen, in Kapiteln, die man im Fenster liest. Sie wird geladen, wenn der erste
# Text daraus verlangt wird. Jede Zahl eines Regelsatzes ist ein Wert, und auch jede Zahl eines Beispiels, die daraus folgt.
# Auf welchen Regeln ein Absatz ruht, steht in game/rulebook/guide.py.

## Worum es geht

guide-goal = Worum es geht
guide-goal-idea = Du führst einen Hof an der Ruhr, und unter deinem Land liegt Kohle. Wer nach { $years }⍽Jahren die meisten Siegpunkte (SP) hat, gewinnt.
guide-goal-coal = Um Kohle dreht sich alles. Jeden Winter bringt die Kohle auf deinem Hof SP, und sie bleibt dort liegen: Was du früh abbaust, kann in jedem Winter zählen. Beispiel: { $coal } auf dem Hof in allen { $years }⍽Wintern bringen jedes Mal { $each }, zusammen { $total }.
guide-goal-lease = Jeden Winter ist auch das Pachtgeld fällig, in Nahrung und anderen Gütern, und es steigt. Was du nicht zahlen kannst, wird zu Schuldscheinen, und die tun am Ende weh: { $first } für den ersten, { $more } für jeden weiteren.
guide-goal-mine = Zuerst baust du in der Pinge ab, der Grube neben deinem Haus. Ist alle Kohle heraus, öffnet sich der Stollen; dort zählen am Spielende ganze Abschnitte. { $bonus ->
        [none] {""}
       *[some] Eile lohnt sich: Eine erschöpfte Pinge bringt { FORM($bonus, "plain") }.
    }
guide-goal-developments = Entwicklungen machen deine Leute besser: eine trockene Grube, eine Scheune, noch jemand, der etwas kann. Sie bringen sofort SP, am meisten dem, der zuerst kommt.
guide-goal-advice = Für das erste Spiel genügt dreierlei: Bau in jeder Phase etwas Kohle ab, lass nie { $stops } in der Pinge stehen, und hab vor dem Winter das Pachtgeld auf dem Hof.

## Ein Jahr

guide-year = Ein Jahr
guide-year-phases = Ein Jahr hat drei Phasen, in denen gearbeitet wird: Frühling, Sommer und Herbst. Dann kommt der Winter, in dem gezählt und gezahlt wird.
guide-year-phase = Jede Phase läuft gleich ab: Die Pools werden aufgefüllt, alle nehmen Scheiben, die neue Reihenfolge steht fest, alle planen, und dann führt einer nach dem anderen seinen Plan aus.
guide-year-refill = Alle Scheiben kommen in den Beutel zurück. Was in einer Reserve liegt, rückt in den Aktionspool daneben; so siehst du, was kommt. Dann erhält jede Reserve { $reserve } aus dem Beutel, und jeder Aktionspool wird auf { $action } aufgefüllt.
guide-year-water = { $seasons ->
        [none] Keine Jahreszeit bringt von sich aus Wasser.
       *[some] Manche Jahreszeiten beginnen mit Wasser ({ $seasons }): Alle nehmen ein Stück davon in ihre Grube.
    }{ $years ->
        [none] {""}
       *[some] {" "}Einige Jahre haben ihr eigenes Wasser: { FORM($years, "semicolons") }.
    } Mehr kommt mit den Scheiben aus einem Pool, der einen Tropfen trägt.
guide-year-winter = Im Winter wird zuerst die Kohle gewertet, dann das Pachtgeld gezahlt, und zuletzt wählst du, was du einlagerst. Was keinen Platz findet, ist verloren.

## Scheiben und Reihenfolge

guide-disks = Scheiben und Reihenfolge
guide-disks-work = Scheiben sind Arbeit für deine Leute. Schwarze arbeiten in der Grube, braune schlagen Holz, gelbe erzeugen Nahrung.
guide-disks-first = Erste Auswahl: Wähle einen Pool und eine Farbe, und nimm alle Scheiben dieser Farbe. Nehmen musst du, und eine Grenze gibt es nicht. Sie liegen auf deinem Karren⍽1.
guide-disks-second = Zweite Auswahl: Wer weniger als { $limit }⍽Scheiben hat, darf noch einmal nehmen, wieder eine Farbe aus einem Pool, aber nur bis { $limit } insgesamt. Beispiel: Du hast { $held }, und von einer Farbe liegen { $lying } da; davon nimmst du { $taken }. Sie liegen auf deinem Karren⍽2.
guide-disks-order = Karren⍽1 bestimmt, wer zuerst dran ist: Gelb zählt { $yellow }, Braun { $brown }, Schwarz { $black } je Scheibe, und die kleinste Summe beginnt. Bei gleicher Summe kommt jetzt zuerst, wer bisher später kam. Beispiel: { $blacks } zählen { $of_black }, { $yellows } zählen { $of_yellow }.
guide-disks-why = Früh dran zu sein ist etwas wert: Du suchst dir deine Entwicklung vor den anderen aus, und in der nächsten Phase deine Scheiben. Manchmal sind die schlechteren Scheiben die besseren.
guide-disks-drop = Ein Pool mit Tropfen kostet dich sofort { $water }, aber nur in der ersten Auswahl. In der zweiten ist er trocken.
guide-disks-back = Nur im allerersten Frühling darf, wer insgesamt weniger als { $limit }⍽Scheiben genommen hat, { $water } zurückgeben.

## Planung

guide-planning = Planung
guide-planning-secret = Alle planen gleichzeitig und geheim. Erst wenn der letzte Plan fertig ist, werden sie gezeigt; dann arbeitet ihr in der Zugreihenfolge.
guide-planning-colour = Zum Bauern und zum Knecht legst du beliebig viele Scheiben, alle von einer Farbe. Die Farbe sagt, was der Arbeiter tun wird.
guide-planning-hire = Lohnarbeiter wollen bezahlt sein. { FORM($workers, "sentences") } Sie behalten es auch dann, wenn es für sie nichts zu tun gibt.
guide-planning-before = Was sie bezahlt, muss dir schon gehören. Was du in dieser Phase einnimmst, kommt dafür zu spät, aber nicht für Stützen, zum Eintauschen oder für eine Entwicklung.
guide-planning-when = Was du in einer Phase dazubekommst, kannst du erst in der nächsten einplanen: Bergmann und Haspelknecht, sobald die Pinge erschöpft ist, das Feld eines neuen Gebäudes, und den Großknecht, der selbst Entwicklungen erwerben darf.
guide-planning-develop = Um eine Entwicklung zu erwerben, leg genau die Scheiben, die sie verlangt, zum Bauern. Dann, und nur dann, dürfen es mehrere Farben sein. Ist jemand schneller oder stimmt die Rechnung nicht, tut dieser Arbeiter nichts.
guide-planning-spare = Du musst nicht jede Scheibe nutzen. Wer angefangen hat zu arbeiten, gibt alles aus, was bei ihm liegt; was nie benutzt wurde, kommt einfach in den Beutel zurück.
guide-planning-markers = „{ $yellow }“, „{ $brown }“ und „{ $black }“ geben dir einen Marker, der einmal für eine gelbe, eine braune oder eine schwarze Scheibe steht. Er hilft auf einem Feld, zählt aber nicht auf dem Karren und nicht dafür, wie viele Scheiben du nehmen darfst.

## Arbeiter

guide-workers = Arbeiter
guide-workers-turn = In deinem Zug arbeiten deine Leute in der Reihenfolge, die du willst. Jeder wird fertig, bevor der nächste anfängt, und den Zug beendest du selbst.
guide-workers-free = Manches braucht keinen Arbeiter: eine Stütze setzen, mit „{ $burner }“ Kohle machen, den Marker von „{ $cable }“ einsetzen. Das geht jederzeit in deinem Zug, auch zwischen zwei Aktionen eines Arbeiters. Im Winter kannst du noch Stützen setzen und mit „{ $burner }“ Kohle machen, vor der Wertung und noch einmal vor dem Lagern; Marker werden im Winter nicht eingesetzt.
guide-workers-own = Deine eigenen Arbeiter tun in einer Phase eine Art von Arbeit. { FORM($workers, "sentences") }
guide-workers-mining = Was eine Aktion tut, wählst du jedes Mal neu, wie du willst. In einer Phase baut ein Arbeiter in der Pinge oder im Stollen ab, nie in beiden.
guide-workers-synergy = Tun beide die gleiche Arbeit, schafft der zweite { $more } mehr. Beispiel: Bei beiden liegen { $disks }. Der erste hat { $alone }⍽Aktionen, der zweite { $together }: zusammen { $all }.
guide-workers-summer = { $bonuses ->
        [none] Keine Jahreszeit bringt deinen eigenen Arbeitern etwas dazu.
       *[some] { FORM($bonuses, "sentences") } { FORM($example, "sentences") }
    }
guide-workers-digger = Dann gibt es noch { FORM($worker, "whom") }. { $text }{ $example ->
        [none] {""}
       *[some] {" "}Die Wahl hast du dabei nicht. { FORM($example, "sentences") }
    }

## Wasser und Stützen

guide-water = Wasser und Stützen
guide-water-where = Wasser liegt in der Pinge, bis sie erschöpft ist; dann liegt alles, altes und neues, im Schacht. Wie viel es werden kann, hat keine Grenze.
guide-water-stops = Mit { $pinge } oder mehr Wasser in der Pinge baut dort niemand ab. Mit { $reeling } oder mehr im Schacht wird keine Kohle hochgehaspelt, und mit { $tunnel } oder mehr baut im Stollen niemand ab.
guide-water-out = Wasser aus der Pinge { $pinge ->
        [none] entfernt kein Arbeiter
       *[some] entfernen { $pinge }, mit einer Aktion { $removed }
    }. Wasser aus dem Schacht { $shaft ->
        [none] entfernt kein Arbeiter
       *[some] entfernen: { $shaft }
    }; außerdem diese Entwicklungen: { $tiles }.
guide-water-score = Am Spielende zählt jedes Wasser { $more }{ $free ->
        [0] .
       *[other] ; nur { $free } davon { $free ->
            [one] ist
           *[other] sind
        } frei.
    } Beispiel: { $water } zählen { $sum }.
guide-water-props = Die meiste Kohle liegt hinter einem Holzfeld. Holz von deinem Hof, auf das erste leere Feld von links gesetzt, stützt den Gang und öffnet, was dahinter liegt. { $behind ->
        [none] In der Pinge liegt alles offen: { $open }.
       *[some] In der Pinge liegen { $open } offen, und die erste Stütze öffnet noch { $behind }.
    }
guide-water-free = Eine Stütze zu setzen kostet keine Arbeit: Es geht jederzeit in deinem Zug, auch mitten in den Aktionen eines Arbeiters, und im Winter vor der Wertung. Holz, das eben geschlagen wurde, darf sofort gesetzt werden. Es bleibt in der Grube.

## Entwicklungen

guide-developments = Entwicklungen
guide-developments-why = Eine Entwicklung bringt dir SP und etwas dazu: eine Fähigkeit, ein Gebäude, einen Marker, den man einmal einsetzt, Güter oder SP am Ende. Statt zu arbeiten, darf dein Bauer in einer Phase eine erwerben; auch der Knecht, sobald er Großknecht ist.
guide-developments-cost = Die Scheiben am Rand müssen genau passen, Farbe für Farbe; eine graue darf jede Farbe haben. Eine Scheibe zu viel ist so falsch wie eine zu wenig.
guide-developments-where = In der obersten Reihe darfst du jede nehmen. Weiter unten nur, was an eine deiner eigenen grenzt, wo immer die liegt.
guide-developments-distant = Was an keine deiner eigenen grenzt, bekommst du trotzdem, sobald jemand anders es besitzt: für ein Gut von deinem Hof, und das erhält, wer dort zuletzt ankam: { FORM($levels, "semicolons") }.
guide-developments-points = Mehrere dürfen dieselbe Entwicklung besitzen, aber früher ist besser. SP nach der Ankunft: { FORM($levels, "semicolons") }; wer später kommt, erhält nichts.
guide-developments-effects = Was du bei einer Entwicklung tun darfst, kannst du auch lassen; wo „oder“ steht, wählst du. Was etwas verlangt, das du nicht hast, verfällt.
guide-developments-markers = Ein Marker lässt sich einmal einsetzen, von der nächsten Phase an. Hast du ihn am Ende noch, bringt er { $marker }.
guide-developments-buildings = Gebäude sind mehr wert, je mehr du hast: Am Ende bringen sie zusammen { FORM($vp, "slashes") }⍽SP für { FORM($buildings, "slashes") }.
guide-developments-tokens = Du hast { $tokens }⍽Spielsteine, also kannst du höchstens { $tokens }⍽Entwicklungen besitzen, jede nur einmal.
guide-developments-start = Wenn ihr es so vereinbart, beginnen alle mit den Gebäuden, die nicht ausliegen, oder gleich mit einem Großknecht. Ein solches Gebäude lagert und arbeitet wie immer, trägt aber kein Symbol und zählt deshalb am Ende nicht bei den Gebäuden mit.

## Stollen und Haspelknecht

guide-tunnel = Stollen und Haspelknecht
guide-tunnel-opens = Mit der letzten Kohle ist die Pinge erschöpft. Ihr Wasser läuft in den Schacht, ihr Holz ist fort, und auch der Kohlengräber geht. Von der nächsten Phase an kannst du einen Bergmann und einen Haspelknecht anstellen.
guide-tunnel-early = { $bonus ->
        [none] Sie zu erschöpfen bringt für sich noch keine SP.
       *[some] Wer früh damit fertig ist, erhält sofort { FORM($bonus, "plain") }; später nichts mehr.
    }
guide-tunnel-sections = Der Stollen hat { $sections ->
        [one] { $sections }⍽Abschnitt
       *[other] { $sections }⍽Abschnitte
    } mit { $coal }, jeder hinter einem Holzfeld. Ein Abschnitt ohne Kohle ist geleert und bringt am Ende die SP, die auf ihm stehen.
guide-tunnel-dig = Jetzt ist { FORM($worker, "the") } da. { $text }{ $workers ->
        [none] {""}
       *[some] {" "}Auch hier abbauen können: { $workers }.
    }
guide-tunnel-shaft = Kohle aus dem Stollen fällt in den Schacht. Dort zählt sie nichts, nicht im Winter und nicht am Ende; erst muss sie auf den Hof hochgehaspelt werden.
guide-tunnel-haspelknecht = Auch { FORM($worker, "the") } ist jetzt da. { $text } Liegen { $stops } oder mehr im Schacht, lässt sich keine Kohle hochhaspeln.{ $example ->
        [none] {""}
       *[some] {" "}{ FORM($example, "sentences") }
    }
guide-tunnel-symbols = Manche Abschnitte tragen Symbole. Wer die Entwicklung mit demselben Symbol besitzt, erhält { $each } mehr für jeden dieser Abschnitte, der geleert ist: { $tiles }.

## Winter

guide-winter = Winter
guide-winter-coal = Zuerst zählt die Kohle auf deinem Hof: { FORM($vp, "slashes") }⍽SP für { FORM($coal, "slashes") }⍽Kohle und { $more } für jede weitere. Beispiel: { $example } bringen { $points }.
guide-winter-keeps = Die Kohle wird dabei nicht verbraucht. Was du einlagerst, ist im Frühling wieder da und zählt im nächsten Winter noch einmal.
guide-winter-lease = Dann wird das Pachtgeld gezahlt: { FORM($years, "semicolons") }. Was du davon hast, musst du zahlen.
guide-winter-debt = Für jedes fehlende Stück gibt es einen Schuldschein. Schuldscheine zählen am Ende { $first } für den ersten und { $more } für jeden weiteren. Beispiel: { $missing } fehlende Stücke, { $sum }.
guide-winter-storage = Zuletzt lagerst du ein, ein Stück auf jeden Lagerplatz. Den Hof haben alle.{ $tiles ->
        [none] { "" }
       *[some] {" "}Andere Lagerplätze kommen mit „{ FORM($tiles, "and") }“.
    } { FORM($places, "sentences") }
guide-winter-rest = Was keinen Platz findet, ist verloren. Verbrauche also, was du nicht einlagern kannst: Setz Holz in die Grube, erwirb etwas, tausche ein. Taler, Marker und die Kohle im Schacht brauchen keinen Platz.

## Das Ende

guide-end = Das Spielende
guide-end-when = Nach der Lagerung des letzten Winters, in Jahr⍽{ $years }, beginnt die Schlusswertung.{ $ends ->
        [none] {""}
       *[some] {" "}Das Spiel endet früher, mit dem Winter, der dann sofort folgt, nach einer Jahreszeit oder einem Winter, in dem jemand { FORM($ends, "or") } hat.
    }
guide-end-tunnel = Jeder geleerte Abschnitt des Stollens bringt seine SP und das, was seine Symbole einbringen.
guide-end-developments = { $tiles } werten Symbole auf deinen Entwicklungen. Gebäudesymbole bringen zusammen { FORM($vp, "slashes") }⍽SP für { FORM($buildings, "slashes") }, jeder unbenutzte Marker { $marker }.
guide-end-thaler = Taler bringen { FORM($vp, "slashes") }⍽SP für { FORM($thaler, "slashes") } und { $more } für jeden weiteren.
guide-end-loss = Schuldscheine zählen { $first } für den ersten, { $next } für jeden weiteren. Wasser in der Grube zählt je Stück { $more }{ $free ->
        [0] .
        [one] , das erste ausgenommen.
       *[other] , die ersten { $free } ausgenommen.
    }
guide-end-nothing = Nahrung, Holz und Eisen, die übrig sind, und Kohle, die im Schacht liegt, sind nichts wert.
guide-end-tie = Die meisten SP gewinnen. Bei Gleichstand gewinnt, wer mehr Kohle aus der eigenen Grube geholt hat; steht es dann noch gleich, wer in der Zugreihenfolge früher kommt.

## Die Entwicklungen, eine nach der anderen

guide-tiles = Die Entwicklungen, eine nach der anderen
guide-tiles-board = Nicht alle Entwicklungen liegen in jeder Partie aus. Hier ist jede einzelne, am Rand die Scheiben, die sie verlangt. Was nicht ausliegt, ist in dieser Partie nicht zu haben, und auch sein Marker nicht.

## Schwarze Entwicklungen

guide-black = Modul: Schwarze Entwicklungen
guide-black-level = Unter der braunen Reihe, auf Stufe⍽{ $level }, liegt eine Reihe schwarzer Entwicklungen. Sie geben viel, und jede kann nur einer besitzen.
guide-black-one = Höchstens eine davon kannst du besitzen. Sie muss an eine deiner Entwicklungen grenzen; aus der Ferne, gegen ein Gut, ist keine zu haben.
guide-black-points = Am meisten erhält, wer als Erster eine erwirbt: { FORM($vp, "slashes") }⍽SP für den Ersten, den Zweiten und so weiter. Dann nutzt du eine ihrer beiden Wirkungen.
guide-black-bonus = Dazu nimmst du geheim einen der Bonusmarker. Er zählt am Ende, und bis dahin weiß sonst niemand, welchen du hast.
guide-black-tokens = Mit diesem Modul hast du { $more } Spielsteine für Entwicklungen statt { $tokens }.

## Eisen

guide-iron = Modul: Eisen
guide-iron-year = Mit Eisen dauert das Spiel { $years }⍽Jahre. Das Pachtgeld des letzten ist { $lease }.
guide-iron-iron = Eisen ist ein viertes Gut. Es stützt den Stollen wie Holz, und manche Felder dort nehmen nur Eisen. Überspringen lässt sich keines. Eine entfernte Entwicklung bezahlt es nicht.
guide-iron-workshop = Wer die Pinge erschöpft, erhält eine Werkstatt, ein Feld, das von der nächsten Phase an einmal pro Phase arbeitet. { $text }{ $stores ->
        [none] { "" }
       *[some] {" "}Im Winter lagert sie auch { FORM($stores, "and") }.
    }
guide-iron-tunnel = Der Stollen ist länger und hat { FORM($sections, "or") }⍽Abschnitte mit { FORM($coal, "or") }⍽Kohle. Nur die ersten { $kept } davon sind die alten. { FORM($iron, "or") }⍽Felder wollen Eisen. Seite⍽A ist für alle gleich, auf Seite⍽B hat jeder einen anderen.
guide-iron-end = Eine Eisenstütze bringt am Ende { $vp }, wenn der Abschnitt dahinter geleert ist, mit „{ $tile }“ { $smithy }.
guide-iron-tiles = Drei Entwicklungen können dazukommen: „{ $tile1 }“, „{ $tile2 }“ und „{ $tile3 }“. Sie bringen Eisen oder machen mehr daraus.

## Neue Entwicklungen

guide-valley = Neue Entwicklungen
guide-valley-mix = Neue Entwicklungen für die Stufen 1 bis { $levels } lassen sich unter die anderen mischen, so viele du willst. Jede sagt selbst, was sie tut; hier stehen die, die das Spiel am meisten ändern.
guide-valley-people = „{ $wife }“ bringt eine Arbeiterin mehr. { $text } Mit „{ $feast }“ gibst du beim Grubenwasser im Herbst jemandem eine Nahrung, für { $vp } und, wenn du willst, eine trockene Grube.
guide-valley-water = „{ $channel }“ macht aus Wasser SP: Was du entfernst, kommt darauf, und je { $water } dort bringen { $vp }. Mit „{ $horse }“ wählst du, welcher deiner Karren für die Reihenfolge zählt.
guide-valley-trade = „{ $pedlar }“ trägt ein Gut, das du gegen eines von dir tauschst. „{ $market }“ gibt für { $pay } { $gain }. „{ $church }“ und „{ $community }“ geben eine Kohle an jemand anders, und du erhältst einiges mehr dafür.
guide-valley-estate = Mit „{ $mayor }“ zahlst du vom nächsten Winter an ein anderes Pachtgeld, jedes Jahr gleich: { $goods }. „{ $tipple }“ gibt { $vp } mehr für jede spätere Entwicklung, die SP bringt.
