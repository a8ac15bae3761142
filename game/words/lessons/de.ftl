# Die Lektionen; gelesen, wenn der erste Text einer Lektion verlangt wird. Jeder Schritt hat seinen Text unter der Kennung der
# Lektion und dem Namen des Schrittes, eine Aufgabe dazu `-task`, `-hint` und je einen Text `-wrong-` für jeden Fehlweg.

## Worum es geht

lesson-goal = Worum es geht
lesson-goal-about = Kohle, Siegpunkte und das Pachtgeld
lesson-goal-welcome = Willkommen auf deinem Hof an der Ruhr! Gespielt werden { $years }⍽Jahre. Wer dann die meisten Siegpunkte (SP) hat, gewinnt. Deine stehen hier oben und am Rand des Rades.
lesson-goal-coal = Um Kohle dreht sich alles. Jeden Winter bringt die Kohle auf deinem Hof SP, und sie bleibt dort: Im nächsten Winter kann sie wieder zählen. Du hast { $coal }, das bringt { $coal_vp }. Eine mehr, und es wären { $next_coal_vp }! Jede weitere bringt { $further_coal_vp }.
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
