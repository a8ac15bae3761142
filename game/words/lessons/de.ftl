# Die Lektionen; gelesen, wenn der erste Text einer Lektion verlangt wird. Jeder Schritt hat seinen Text unter der Kennung der
# Lektion und dem Namen des Schrittes, eine Aufgabe dazu `-task`, `-hint` und je einen Text `-wrong-` für jeden Fehlweg.

## Worum es geht

lesson-goal = Worum es geht
lesson-goal-about = Kohle, Siegpunkte und das Pachtgeld
lesson-goal-welcome = Willkommen auf deinem Hof an der Ruhr! Gespielt werden { $years }⍽Jahre. Wer dann die meisten Siegpunkte (SP) hat, gewinnt. Deine stehen hier oben und am Rand des Rades.
lesson-goal-coal = Um Kohle dreht sich alles. Jeden Winter bringt die Kohle auf deinem Hof SP. Du hast { $coal }, das bringt { $coal_vp }. Eine mehr, und es wären { $next_coal_vp }! Jede weitere bringt { $further_coal_vp }.
lesson-goal-dig = Es ist Herbst, und dein Plan liegt bereit. Mit der schwarzen Scheibe arbeitet dein Bauer in der Grube.
lesson-goal-dig-task = Klick den Bauern an, dann die Kohle in der Pinge.
lesson-goal-dig-hint = Erst das Feld des Bauern, dann die Kohle, die leuchtet. Das Wasser darf bleiben, wo es ist.
lesson-goal-dig-wrong-water = Dein Bauer hat { $one_water } aus der Pinge geholt. Das ist manchmal nützlich, aber eine Scheibe ist nur eine Aktion, und jetzt ist keine Kohle abgebaut.
lesson-goal-dig-wrong-turn = Du hast deinen Zug beendet, und der Bauer hat nicht gearbeitet. Ohne die dritte Kohle bringt der Winter nichts.
lesson-goal-lease = Gut abgebaut: { $coal }, das sind diesen Winter { $coal_vp }. Aber auch das Pachtgeld ist fällig: { FORM($lease, "plain") }. Du hast { $food }. Für jedes fehlende Stück bekommst du einen Schuldschein, und die tun am Ende weh: { $first_debt } für den ersten, { $further_debt } für jeden weiteren.
lesson-goal-winter = Mit der gelben Scheibe erzeugt dein Knecht Nahrung. Dann ist das Jahr vorbei: Die Kohle zählt, das Pachtgeld wird gezahlt, und eine Sache darfst du für den Frühling einlagern.
lesson-goal-winter-task = Lass den Knecht arbeiten und komm ohne Schuldschein durch den Winter.
lesson-goal-winter-hint = Klick den Knecht an; kann niemand mehr etwas tun, endet dein Zug von selbst. Leg auf dem Winterblatt die Kohle auf den Lagerplatz, schließ ab und geh weiter zum Frühling.
lesson-goal-winter-wrong-debt = Der Winter kam, bevor genug Nahrung da war: Vom Pachtgeld fehlte ein Stück, und nun hast du einen Schuldschein. Der Knecht hätte die Nahrung erzeugt.
lesson-goal-end = So geht das ganze Jahr im Kleinen: Kohle abbauen und für den Winter bereit sein. Kohle ohne Lagerplatz ist verloren, aber gezählt hat sie. Du hast jetzt { $score }. Auch Entwicklungen und der Stollen bringen SP; davon erzählen andere Lektionen.

## Scheiben und Reihenfolge

lesson-disks = Scheiben und Reihenfolge
lesson-disks-about = Was die Farben tun, und wer zuerst dran ist
lesson-disks-colours = Jede Phase beginnt mit Scheiben; sie sind die Arbeit, die deine Leute tun können. Schwarze arbeiten in der Grube, braune schlagen Holz, gelbe erzeugen Nahrung.
lesson-disks-drop = Dieser Pool trägt einen Tropfen. Wer hier in der ersten Auswahl nimmt, bekommt { $one_water } in die Grube. In der zweiten Auswahl ist er trocken.
lesson-disks-first = Erste Auswahl: Wähle einen Pool und eine Farbe, und alle Scheiben dieser Farbe gehören dir. Eine Grenze gibt es nicht.
lesson-disks-first-task = Nimm mindestens zwei Scheiben, und bleib trocken.
lesson-disks-first-hint = Pool⍽1 hat keinen Tropfen. Seine schwarzen und seine braunen Scheiben sind beide recht.
lesson-disks-first-wrong-water = Diese Scheiben lagen im Pool mit dem Tropfen: Du hast { $one_water } bekommen. Manchmal lohnt sich das, jetzt aber nicht.
lesson-disks-first-wrong-few = Eine Scheibe ist nur ein Stück Arbeit. Von einer anderen Farbe war mehr zu haben.
lesson-disks-reserve = Was in einer Reserve liegt, rückt in der nächsten Phase in den Pool daneben. So siehst du, was kommt.
lesson-disks-second = Jetzt nimmt dein Nachbar. Dann kommt deine zweite Auswahl: Wer weniger als { $limit }⍽Scheiben hat, darf noch einmal nehmen, eine Farbe aus einem Pool, bis { $limit } insgesamt.
lesson-disks-second-task = Füll auf { $limit }⍽Scheiben auf.
lesson-disks-second-hint = Such eine Farbe, von der noch genug da sind. Sind es mehr, als du nehmen darfst, bekommst du einfach weniger.
lesson-disks-second-wrong-none = Du hast nichts genommen, und deine Leute haben weniger zu tun. Nachholen lässt sich das nicht.
lesson-disks-second-wrong-few = Du hast immer noch weniger als { $limit }⍽Scheiben. Es gab eine Farbe mit mehr.
lesson-disks-order = Was du zuerst genommen hast, liegt auf Karren⍽1, und Karren⍽1 bestimmt die neue Reihenfolge. Eine gelbe Scheibe zählt { $value_yellow }, eine braune { $value_brown }, eine schwarze { $value_black }. Die kleinste Summe beginnt. Bei gleicher Summe kommt zuerst, wer bisher später kam.
lesson-disks-before = Früh dran zu sein ist etwas wert: Du suchst dir deine Entwicklung vor den anderen aus, und in der nächsten Phase deine Scheiben. Eine neue Phase: Dein Nachbar hat schon zwei braune Scheiben genommen.
lesson-disks-both = Jetzt beides zugleich: Denk an deine Arbeit und an die Reihenfolge.
lesson-disks-both-task = Sei zuerst dran, mit mindestens vier Scheiben, und bleib trocken.
lesson-disks-both-hint = Karren⍽1 deines Nachbarn zählt zweimal { $value_brown }. Bleib in der ersten Auswahl darunter; dann füll auf. In der zweiten tut der Tropfen nichts.
lesson-disks-both-wrong-water = Du hast in der ersten Auswahl beim Tropfen genommen und { $one_water } bekommen.
lesson-disks-both-wrong-late = Dein Karren⍽1 zählt mehr als der deines Nachbarn, also kommst du als Zweiter.
lesson-disks-both-wrong-few = Du bist zuerst dran, aber mit zu wenigen Scheiben. Eine zweite Auswahl stand dir noch offen.
lesson-disks-end = Gut gewählt: Du bist zuerst dran, und Arbeit gibt es für alle. Als Nächstes lernst du, was deine Leute mit den Scheiben tun.

## Planung und Arbeiter

lesson-planning = Planung und Arbeiter
lesson-planning-about = Was eine Scheibe tut, und wen du anstellen kannst
lesson-planning-own = Bauer und Knecht gehören das ganze Jahr zu dir. Bei jedem liegen Scheiben einer Farbe, so viele du willst: { $one_black } ist eine Aktion in der Grube, { $one_brown } bringt { $one_wood }, { $one_yellow } bringt { $one_food }.
lesson-planning-summer = Es ist Sommer: Ein Bauer, der Nahrung erzeugt, erhält jetzt { $summer_food } dazu. Der Knecht nicht.
lesson-planning-plan = Deine Scheiben liegen auf den Karren. Eine angeklickte Scheibe kommt auf das Feld mit dem orangen Rand; klick ein Feld an, um es zu wählen, oder zieh die Scheibe hin. Ein Klick nimmt sie zurück.
lesson-planning-plan-task = Gib beiden Arbeit, Bauer und Knecht, und schließ die Planung ab.
lesson-planning-plan-hint = Klick ein Feld an, dann Scheiben einer Farbe; dann das andere Feld und die andere Farbe. „Planung abschließen“ beendet es.
lesson-planning-plan-wrong-idle = Einer der beiden hat nichts zu tun, obwohl Scheiben übrig waren. Was nicht genutzt wird, kommt einfach in den Beutel zurück.
lesson-planning-digger = Gut geplant! Ein anderer Tisch, im Herbst. Du kannst auch den Kohlengräber anstellen: Für { $one_yellow }, { $one_food } oder { $one_thaler } hat er { $digger }⍽Aktionen in der Pinge. Was ihn bezahlt, muss dir beim Planen schon gehören.
lesson-planning-synergy = Und ein Kniff, den man kennen sollte: Tun Bauer und Knecht die gleiche Arbeit, schafft der zweite { $synergy } mehr, als er Scheiben hat.
lesson-planning-four = Du hast drei schwarze Scheiben und { $food }, und vier Kohle liegen offen. Es gibt mehr als einen Weg, sie alle zu holen.
lesson-planning-four-task = Plane und arbeite so, dass du in dieser Phase vier Kohle abbaust.
lesson-planning-four-hint = Drei Scheiben bei einem Arbeiter bauen drei ab. Verteil sie, oder lass den Kohlengräber helfen.
lesson-planning-four-wrong-few = Das war zu wenig: Es liegt noch Kohle offen. Dafür braucht es alle schwarzen Scheiben und noch mehr: beide zusammen in der Grube, oder den Kohlengräber.
lesson-planning-end = Alle vier sind heraus! Wer zuerst arbeitet und mit wem, das entscheidest du in jedem Zug. Als Nächstes: das Wasser, das alles aufhält.

## Wasser und Stützen

lesson-water = Wasser und Stützen
lesson-water-about = Was die Arbeit aufhält, und was den Weg öffnet
lesson-water-stops = Das ist das Wasser in deiner Pinge: { $water }. Ab { $stops_pinge } baut hier niemand ab. Es kommt mit den Jahreszeiten, und mit Scheiben aus einem Pool mit Tropfen.
lesson-water-drain = Eine Aktion in der Grube entfernt { $drained } oder baut eine Kohle ab. Dein Bauer hat zwei schwarze Scheiben, also zwei Aktionen.
lesson-water-drain-task = Hol eine Kohle aus der Pinge.
lesson-water-drain-hint = Klick den Bauern an, dann das Wasser, dann die Kohle.
lesson-water-drain-wrong-dry = Jetzt ist die Pinge trocken, aber Kohle ist keine abgebaut. Für das Wasser genügte eine Aktion.
lesson-water-drain-wrong-turn = Der Zug ist vorbei, und Kohle ist keine abgebaut.
lesson-water-prop = Die erste Kohle lag offen. Die nächste liegt hinter einem leeren Holzfeld, und ohne Stütze kommt niemand heran. Auf deinem Hof hast du { $wood }.
lesson-water-open = Eine Stütze zu setzen kostet nichts: Es geht jederzeit in deinem Zug, auch mitten in den Aktionen eines Arbeiters. Sie kommt auf das erste leere Feld von links.
lesson-water-open-task = Setz eine Stütze, und bau die Kohle dahinter ab.
lesson-water-open-hint = Klick das leere Feld in der Pinge an; dann lass den Bauern abbauen.
lesson-water-open-wrong-turn = Der Zug ist vorbei, und die Kohle liegt noch hinter ihrem Holzfeld, oder unberührt.
lesson-water-both = Ein anderer Tisch, und alles auf einmal: { $water } in der Pinge, ein leeres Holzfeld und kein Holz. Du hast zwei schwarze Scheiben und eine braune; eine braune bringt { $one_wood }.
lesson-water-again = Plane das ein, und achte darauf, wer zuerst arbeitet.
lesson-water-again-task = Bau eine Kohle ab, und lass weniger als { $stops_pinge } in der Pinge, damit es weitergehen kann.
lesson-water-again-hint = Braun beim einen, Schwarz beim anderen. Braun arbeitet zuerst, dann setzt du die Stütze; danach arbeitet Schwarz.
lesson-water-again-wrong-order = Das Holz war da, aber vor der Kohle stand noch keine Stütze, als in der Grube gearbeitet wurde: Sie muss vorher gesetzt werden.
lesson-water-again-wrong-prop = Die Stütze steht, aber die Kohle liegt noch da. Wer in der Grube arbeitet, braucht eine Aktion für das Wasser und eine zum Abbauen.
lesson-water-again-wrong-wood = Ohne { $one_wood } kommt niemand an diese Kohle, und was du nicht hast, kannst du nicht setzen.
lesson-water-end = Trockene Füße und ein offener Weg: Das ist die halbe Kunst in der Grube. Wasser, das am Spielende bleibt, kostet auch SP.

## Entwicklungen

lesson-developments = Entwicklungen
lesson-developments-about = Was sie kosten, und warum es sich lohnt, früh zu kommen
lesson-developments-cost = Statt zu arbeiten, kann dein Bauer in einer Phase eine Entwicklung erwerben. An ihrem Rand stehen die Scheiben, die sie verlangt, genau so viele: Eine graue darf jede Farbe haben.
lesson-developments-points = Eine Entwicklung bringt sofort SP, am meisten dem, der zuerst kommt. SP nach der Ankunft: { FORM($arrivals, "semicolons") }. Mehrere dürfen dieselbe haben.
lesson-developments-first = Du hast zwei schwarze Scheiben und zwei braune. In der obersten Reihe darfst du jede Entwicklung nehmen, deren Scheiben du legst.
lesson-developments-first-task = Erwirb eine Entwicklung der obersten Reihe.
lesson-developments-first-hint = Zwei schwarze Scheiben beim Bauern passen zur einen, zwei braune zur anderen. Schließ die Planung ab; dann klick die Entwicklung an.
lesson-developments-first-wrong-none = Es wurde nichts erworben. Beim Bauern müssen genau die Scheiben vom Rand liegen: Eine zu viel ist so falsch wie eine zu wenig.
lesson-developments-beside = Jetzt gehört dir die Spitzhacke: Auch dein Knecht kann entwickeln. Weiter unten darfst du nur nehmen, was an eine deiner eigenen grenzt.
lesson-developments-second = Du hast drei Scheiben, eine schwarze und zwei braune. Sie reichen für eine Entwicklung der zweiten Reihe.
lesson-developments-second-task = Erwirb eine Entwicklung der zweiten Reihe.
lesson-developments-second-hint = Alle drei Scheiben zu einem Arbeiter, wie der Rand es verlangt. Was bei der Arbeit leuchtet, ist zu haben.
lesson-developments-second-wrong-level = Das ist eine gute Entwicklung, aber eine der obersten Reihe. Die zweite verlangt eine Scheibe mehr.
lesson-developments-second-wrong-none = Aus der zweiten Reihe wurde nichts erworben. Alle drei Scheiben müssen beim selben Arbeiter liegen.
lesson-developments-distant = Gehört eine Entwicklung schon jemand anderem, bekommst du sie auch, wenn sie an keine deiner eigenen grenzt. Du gibst dafür ein Gut von deinem Hof ab: { FORM($distant, "semicolons") }. Zeig auf eine Entwicklung, und du liest, was sie tut.

## Stollen und Haspelknecht

lesson-tunnel = Stollen und Haspelknecht
lesson-tunnel-about = Was kommt, wenn die Pinge leer ist
lesson-tunnel-last = Das zweite Jahr, und in deiner Pinge liegt nur noch eine Kohle. Ist sie heraus, so ist die Pinge erschöpft, und der Stollen öffnet sich. { $bonus ->
        [none] {""}
       *[some] Früh fertig zu sein bringt sofort SP: { FORM($bonus, "plain") }.
    }
lesson-tunnel-exhaust = Bei deinem Bauern liegt eine schwarze Scheibe.
lesson-tunnel-exhaust-task = Erschöpfe die Pinge.
lesson-tunnel-exhaust-hint = Klick den Bauern an, dann die letzte Kohle.
lesson-tunnel-exhaust-wrong-water = Das Wasser ist fort, aber die Kohle liegt noch da, und die Scheibe ist verbraucht.
lesson-tunnel-exhaust-wrong-turn = Der Zug ist vorbei, und die letzte Kohle liegt noch da.
lesson-tunnel-open = Geschafft! Eine Jahreszeit später steht im Stollen schon die erste Stütze. Er hat { $sections }⍽Abschnitte, jeder hinter einem Holzfeld; ein leerer bringt am Spielende die SP darüber. Das Wasser aus der Pinge liegt jetzt im Schacht.
lesson-tunnel-shaft = Der Kohlengräber ist gegangen. Der Bergmann baut hier bis zu { $miner } ab, für { $one_food } oder { $one_thaler }. Sie fällt in den Schacht und zählt dort nichts: Erst der Haspelknecht, für { $one_yellow }, { $one_food } oder { $one_thaler }, haspelt sie auf den Hof hoch.
lesson-tunnel-reel = Du hast { $food }, { $wood }, zwei schwarze Scheiben und eine gelbe. Auch Bauer und Knecht können hier abbauen.
lesson-tunnel-reel-task = Bring eine Kohle aus dem Stollen auf deinen Hof.
lesson-tunnel-reel-hint = Erst muss jemand abbauen, dann haspelt der Haspelknecht. Bezahl den einen mit Nahrung, den anderen mit Nahrung oder der gelben Scheibe.
lesson-tunnel-reel-wrong-shaft = Die Kohle liegt im Schacht, und dort zählt sie nichts. Niemand war angestellt, um sie hochzuhaspeln, oder er kam zu früh.
lesson-tunnel-reel-wrong-none = Niemand hat abgebaut, also gab es nichts hochzuhaspeln.
lesson-tunnel-end = Da kommt sie, und mehr folgt auf die gleiche Weise! Achte auf das Wasser im Schacht: Ab { $stops_reeling } wird nichts hochgehaspelt, bevor etwas entfernt ist, und ab { $stops_tunnel } baut im Stollen niemand ab.

## Winter

lesson-winter = Der Winter
lesson-winter-about = Werten, zahlen und einlagern ohne Verlust
lesson-winter-scale = Zuerst zählt die Kohle auf deinem Hof: Ab { $first_coal } gibt es { $first_coal_vp } und für jede weitere { $further_coal_vp }. Du hast { $coal }, das bringt { $coal_vp }; mit einer mehr wären es { $next_coal_vp }.
lesson-winter-lease = Dann wird das Pachtgeld gezahlt, dieses Jahr { FORM($lease, "plain") }. Du hast { $food } und { $thaler }. Jedes fehlende Stück ist ein Schuldschein; der zählt am Ende { $first_debt }, jeder weitere { $further_debt }.
lesson-winter-storage = Zuletzt lagerst du ein: Eine Sache hat auf deinem Hof Platz, der Rest ist verloren. Holz bringt dort { $farm_wood }; Kohle bringt nichts, ist aber im nächsten Jahr wieder da. Taler brauchen keinen Platz.
lesson-winter-winter = Es ist Herbst: zwei schwarze Scheiben und eine gelbe. Mach dich bereit, und komm durch den Winter.
lesson-winter-winter-task = Erreich den Frühling ohne neuen Schuldschein und mit mindestens zwei SP mehr.
lesson-winter-winter-hint = Schwarz beim einen, Gelb beim anderen. Nach deinem Zug werte die Kohle; dann lager etwas ein und schließ ab.
lesson-winter-winter-wrong-debt = Vom Pachtgeld fehlte etwas, also hast du einen Schuldschein bekommen. Eine gelbe Scheibe bringt die Nahrung, und der Taler darf vorher nicht ausgegeben werden.
lesson-winter-winter-wrong-coal = Das Pachtgeld ist gezahlt, aber es gab zu wenig Kohle zu werten. Schwarze Scheiben holen sie vor dem Winter.
lesson-winter-end = Du hast { $score } und einen ehrlichen Hof. Das Pachtgeld des nächsten Jahres verlangt mehr Taler; denk früh genug daran. Das war die letzte Lektion: Jetzt spiel!

## Im ersten Spiel erklärt

lesson-moment-taking-title = Scheiben nehmen
lesson-moment-taking = Scheiben sind die Arbeit deiner Leute: Schwarze arbeiten in der Grube, braune schlagen Holz, gelbe erzeugen Nahrung. Wähle in einem Pool eine Farbe: Du nimmst alle ihre Scheiben dort. Der Pool mit dem Tropfen bringt dir dazu { $one_water } (nur bei dieser ersten Auswahl), und Wasser in der Grube hält irgendwann die Arbeit auf.
lesson-moment-drop-title = Der Tropfen
lesson-moment-drop = Alle schwarzen Scheiben liegen im Pool mit dem Tropfen. Sie können { $one_water } wert sein: Eine schwarze Scheibe entfernt später { $drained }. Denk nur daran, dass ab { $stops_pinge } niemand in deiner Pinge abbaut und das Grundwasser im Frühling und Herbst von selbst kommt: { $water } ist schon da.
lesson-moment-dry-title = Schwarz und trocken
lesson-moment-dry = Schwarze Scheiben liegen in einem Pool ohne Tropfen: Mit ihnen kannst du in der Grube arbeiten und bleibst trocken. Das zählt, denn ab { $stops_pinge } baut niemand in deiner Pinge ab, und das Grundwasser kommt im Frühling und Herbst von selbst: { $water } ist schon da.
lesson-moment-second-title = Noch einmal nehmen
lesson-moment-second = Du hast weniger als { $limit }⍽Scheiben, also darfst du noch einmal nehmen, bis { $limit } insgesamt. Diesmal tut der Tropfen nichts.
lesson-moment-return-title = Wasser zurück
lesson-moment-return = Nur in diesem ersten Frühling: Wer weniger als { $limit }⍽Scheiben hat, darf { $one_water } zurückgeben. Dagegen spricht nichts.
lesson-moment-plan-title = Dein erster Plan
lesson-moment-plan = Leg deine Scheiben zu deinen Leuten. Bauer und Knecht nehmen je Scheiben einer Farbe, und die Farbe sagt, was der Arbeiter tut. Eine angeklickte Scheibe kommt auf das Feld mit dem orangen Rand; ein Klick auf einen Arbeiter wählt seines. Fest ist nichts, bis du die Planung abschließt.
lesson-moment-develop-title = Eine Entwicklung
lesson-moment-develop = Deine Scheiben würden für eine Entwicklung reichen: Leg genau das, was an ihrem Rand steht, zum Bauern und nichts sonst; Grau nimmt jede Farbe. Sie bringt sofort SP und hilft dir bis zum Ende.
lesson-moment-digger-title = Der Kohlengräber
lesson-moment-digger = Er arbeitet für { $one_yellow }, { $one_food } oder { $one_thaler }: { $digger }⍽Aktionen in der Pinge. Liegen dort { $stops_pinge } oder mehr, holt er zuerst das heraus, sonst baut er Kohle ab.
lesson-moment-work-title = Deine Leute arbeiten
lesson-moment-work = Klick deine Arbeiter in der Reihenfolge an, die du willst; jeder wird fertig, bevor der nächste anfängt. Ist nichts mehr zu tun, endet dein Zug von selbst; solange noch etwas geht, beendest du ihn mit dem großen Knopf.
lesson-moment-water-title = Wasser hält die Pinge auf
lesson-moment-water = In deiner Pinge liegt { $water }, und ab { $stops_pinge } baut dort niemand ab. Eine schwarze Scheibe entfernt { $drained }; dann ist der Weg wieder frei.
lesson-moment-prop-title = Eine Stütze fehlt
lesson-moment-prop = Die nächste Kohle liegt hinter einem leeren Holzfeld. Holz von deinem Hof kommt mit einem Klick dorthin, jederzeit in deinem Zug; bis dahin gibt es hier nichts abzubauen.
lesson-moment-order-title = Die Reihenfolge
lesson-moment-order = Was du zuerst nimmst, liegt auf Karren⍽1 und bestimmt, wer beginnt: Gelb zählt { $value_yellow }, Braun { $value_brown }, Schwarz { $value_black } je Scheibe, und die kleinste Summe kommt zuerst. Wer zuerst kommt, wählt zuerst.
lesson-moment-reserve-title = Was kommt
lesson-moment-reserve = Scheiben in einer Reserve rücken in der nächsten Phase in den Pool daneben. Ein Blick dorthin sagt dir, womit du rechnen kannst.
lesson-moment-synergy-title = Gemeinsam
lesson-moment-synergy = Tun Bauer und Knecht die gleiche Arbeit, schafft der zweite { $synergy } mehr. Schwarze Scheiben bei beiden bringen viel Kohle.
lesson-moment-coal-title = Der Winter naht
lesson-moment-coal = Das ist die letzte Phase vor dem Winter. Dann zählt die Kohle auf dem Hof, ab { $first_coal }: Du hast { $coal }, das bringt { $coal_vp }; mit einer mehr wären es { $next_coal_vp }.
lesson-moment-lease-title = Das Pachtgeld
lesson-moment-lease = Im Winter zahlst du { FORM($lease, "plain") }, und noch hast du nicht alles. Jedes fehlende Stück ist ein Schuldschein: { $first_debt } für den ersten, { $further_debt } für jeden weiteren.
lesson-moment-storage-title = Einlagern
lesson-moment-storage = Ist im Winter die Kohle gewertet und die Pacht bezahlt, behältst du je Lagerplatz eine Ressource; du hast { $slots ->
        [one] { $slots }⍽Lagerplatz
       *[other] { $slots }⍽Lagerplätze
    }. Was keinen findet, ist verloren. Holz auf dem Hof bringt { $farm_wood }, und Kohle, die bleibt, zählt im nächsten Winter noch einmal.
lesson-moment-debt-title = Schulden
lesson-moment-debt = Du konntest nicht alles zahlen und hast nun { $debt }. Das kostet nichts bis zum Spielende; dort wären es jetzt { $debt_vp }.
lesson-moment-marker-title = Ein Marker
lesson-moment-marker = Deinen Marker kannst du einmal einsetzen. Tu es, wenn er dir am meisten bringt: Am Spielende wäre er noch ein wenig wert, aber selten mehr als seine Arbeit.
lesson-moment-tunnel-title = Der Stollen öffnet sich
lesson-moment-tunnel = Deine Pinge ist erschöpft, und der Kohlengräber ist gegangen. Der Bergmann baut für { $one_food } oder { $one_thaler } bis zu { $miner } im Stollen ab. Jeder Abschnitt liegt hinter einem Holzfeld und zählt am Ende, wenn er leer ist.
lesson-moment-haspelknecht-title = Der Haspelknecht
lesson-moment-haspelknecht = Kohle aus dem Stollen liegt im Schacht und zählt dort nichts. Der Haspelknecht haspelt sie auf den Hof hoch: { $haspelknecht }⍽Aktionen für { $one_yellow }, { $one_food } oder { $one_thaler }.
lesson-moment-shaft-title = Wasser im Schacht
lesson-moment-shaft = All dein Wasser liegt jetzt im Schacht. Mit { $stops_reeling } oder mehr kommt dort keine Kohle herauf: Der Haspelknecht muss zuerst Wasser entfernen. Ab { $stops_tunnel } baut auch im Stollen niemand ab.
lesson-moment-last-title = Das letzte Jahr
lesson-moment-last = Nach diesem Winter wird alles gezählt: leere Abschnitte, Entwicklungen, Taler; Schuldscheine und Wasser kosten. Nahrung, Holz und Kohle im Schacht sind dann nichts wert; nutze sie also.

## Die Karte mit den Zahlen

lesson-goal-figures = Die kleine Karte neben deinem Namen rechnet voraus: deine Kohle und ihre SP im Winter, in Grau die nächste Stufe, was am Pachtgeld fehlt, und zum Schluss deine SP, wenn das Jahr jetzt zu Ende wäre. Lass den Zeiger darauf ruhen, und du siehst alle Teile.
lesson-moment-figures-title = Deine Zahlen
lesson-moment-figures = Die kleine Karte neben deinem Namen rechnet voraus: deine Kohle und ihre SP im Winter, in Grau die nächste Stufe, und was am Pachtgeld fehlt. „Ende“ sind deine SP, wenn das Jahr jetzt zu Ende wäre. Lass den Zeiger darauf ruhen, und du siehst alle Teile.
