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
lesson-goal-winter-task = Lass den Knecht arbeiten, beende deinen Zug und komm ohne Schuldschein durch den Winter.
lesson-goal-winter-hint = Klick den Knecht an, dann „Zug beenden“. Leg auf dem Winterblatt die Kohle auf den Lagerplatz, schließ ab und geh weiter zum Frühling.
lesson-goal-winter-wrong-debt = Der Winter kam, bevor genug Nahrung da war: Vom Pachtgeld fehlte ein Stück, und nun hast du einen Schuldschein. Der Knecht hätte die Nahrung erzeugt.
lesson-goal-end = So geht das ganze Jahr im Kleinen: Kohle abbauen und für den Winter bereit sein. Du hast jetzt { $score }. Auch Entwicklungen und der Stollen bringen SP; davon erzählen andere Lektionen.

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

## Im ersten Spiel erklärt

lesson-moment-taking-title = Scheiben nehmen
lesson-moment-taking = Scheiben sind die Arbeit deiner Leute: Schwarze arbeiten in der Grube, braune schlagen Holz, gelbe erzeugen Nahrung. Wähle in einem Pool eine Farbe: Alle Scheiben dieser Farbe dort gehören dir. Ein paar schwarze sind immer gut.
lesson-moment-drop-title = Der Tropfen
lesson-moment-drop = Wer aus diesem Pool zuerst nimmt, bekommt { $one_water }. Wasser in der Grube hält früher oder später die Arbeit auf; geh also nur für etwas Gutes dorthin.
lesson-moment-second-title = Noch einmal nehmen
lesson-moment-second = Du hast weniger als { $limit }⍽Scheiben, also darfst du noch einmal nehmen, bis { $limit } insgesamt. Diesmal tut der Tropfen nichts.
lesson-moment-return-title = Wasser zurück
lesson-moment-return = Nur in diesem ersten Frühling: Wer weniger als { $limit }⍽Scheiben hat, darf { $one_water } zurückgeben. Dagegen spricht nichts.
lesson-moment-plan-title = Dein erster Plan
lesson-moment-plan = Leg deine Scheiben zu deinen Leuten. Bei Bauer und Knecht liegen Scheiben einer Farbe; sie sagt, was der Arbeiter tun wird. Eine angeklickte Scheibe kommt auf das leuchtende Feld. Fest ist nichts, bis du die Planung abschließt.
lesson-moment-develop-title = Eine Entwicklung
lesson-moment-develop = Deine Scheiben würden für eine Entwicklung reichen: Leg genau das, was an ihrem Rand steht, zum Bauern und nichts sonst; Grau nimmt jede Farbe. Sie bringt sofort SP und hilft dir bis zum Ende.
lesson-moment-digger-title = Der Kohlengräber
lesson-moment-digger = Er arbeitet für { $one_yellow }, { $one_food } oder { $one_thaler }: { $digger }⍽Aktionen in der Pinge. Liegen dort { $stops_pinge } oder mehr, holt er zuerst das heraus, sonst baut er Kohle ab.
lesson-moment-work-title = Deine Leute arbeiten
lesson-moment-work = Klick deine Arbeiter in der Reihenfolge an, die du willst; jeder wird fertig, bevor der nächste anfängt. Sind alle fertig, beende deinen Zug.
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
lesson-moment-storage = Was du auf einen Lagerplatz legst, ist im Frühling wieder da; was keinen findet, ist verloren. Holz auf dem Hof bringt { $farm_wood }, und Kohle, die bleibt, zählt im nächsten Winter noch einmal.
lesson-moment-debt-title = Schulden
lesson-moment-debt = Du konntest nicht alles zahlen und hast nun einen Schuldschein. Er kostet nichts bis zum Spielende; dann zählt der erste { $first_debt } und jeder weitere { $further_debt }.
lesson-moment-marker-title = Ein Marker
lesson-moment-marker = Deinen Marker kannst du einmal einsetzen. Tu es, wenn er dir am meisten bringt: Am Spielende wäre er noch ein wenig wert, aber selten mehr als seine Arbeit.
lesson-moment-tunnel-title = Der Stollen öffnet sich
lesson-moment-tunnel = Deine Pinge ist erschöpft, und der Kohlengräber ist gegangen. Der Bergmann baut für { $one_food } oder { $one_thaler } bis zu { $miner } im Stollen ab. Jeder Abschnitt liegt hinter einem Holzfeld und zählt am Ende, wenn er leer ist.
lesson-moment-haspelknecht-title = Der Haspelknecht
lesson-moment-haspelknecht = Kohle aus dem Stollen liegt im Schacht und zählt dort nichts. Der Haspelknecht haspelt sie auf den Hof hoch: { $haspelknecht }⍽Aktionen für { $one_yellow }, { $one_food } oder { $one_thaler }.
lesson-moment-shaft-title = Wasser im Schacht
lesson-moment-shaft = Mit { $stops_reeling } oder mehr im Schacht kommt keine Kohle herauf: Der Haspelknecht muss zuerst Wasser entfernen. Ab { $stops_tunnel } baut auch im Stollen niemand ab.
lesson-moment-last-title = Das letzte Jahr
lesson-moment-last = Nach diesem Winter wird alles gezählt: leere Abschnitte, Entwicklungen, Taler; Schuldscheine und Wasser kosten. Nahrung, Holz und Kohle im Schacht sind dann nichts wert; nutze sie also.
