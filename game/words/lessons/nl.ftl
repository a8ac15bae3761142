# De lessen; gelezen als de eerste tekst van een les gevraagd wordt. Elke stap heeft zijn tekst onder het kenmerk van de les en
# de naam van de stap, een opdracht ook `-task`, `-hint` en een tekst `-wrong-` voor elke weg die hem mist.

## Waar het om gaat

lesson-goal = Waar het om gaat
lesson-goal-about = Steenkool, overwinningspunten en de pacht
lesson-goal-welcome = Welkom op je boerderij aan de Ruhr! Er worden { $years }⍽jaar gespeeld. Wie dan de meeste overwinningspunten (OP) heeft, wint. Die van jou staan hierboven en aan de rand van het rad.
lesson-goal-coal = Om steenkool draait alles. Elke winter geeft de steenkool op je erf OP. Je hebt { $coal }: dat geeft { $coal_vp }. Eén meer, en het zou { $next_coal_vp } zijn! Elke volgende geeft { $further_coal_vp }.
lesson-goal-dig = Het is herfst, en je plan ligt klaar. Met de zwarte schijf werkt je boer in de mijn.
lesson-goal-dig-task = Klik op je boer, dan op de steenkool in de Pinge.
lesson-goal-dig-hint = Eerst het veld van de boer, dan de steenkool die oplicht. Het water mag blijven waar het is.
lesson-goal-dig-wrong-water = Je boer heeft { $one_water } uit de Pinge gehaald. Dat is soms nuttig, maar een schijf is maar één actie, en nu is er geen steenkool gewonnen.
lesson-goal-dig-wrong-turn = Je hebt je beurt beëindigd, en de boer heeft niet gewerkt. Zonder een derde stuk steenkool brengt de winter niets op.
lesson-goal-lease = Goed gewonnen: { $coal }, dat is deze winter { $coal_vp }. Maar ook de pacht moet betaald worden: { FORM($lease, "plain") }. Je hebt { $food }. Voor elk stuk dat ontbreekt, krijg je een schuldfiche, en schuld doet aan het einde pijn: { $first_debt } voor het eerste fiche, { $further_debt } voor elk volgende.
lesson-goal-winter = Met de gele schijf produceert je knecht voedsel. Dan is het jaar om: de steenkool telt, de pacht wordt betaald, en één ding mag je opslaan voor de lente.
lesson-goal-winter-task = Laat de knecht werken, beëindig je beurt en kom zonder schuld de winter door.
lesson-goal-winter-hint = Klik op de knecht, dan op “Beurt beëindigen”. Leg op het winterblad de steenkool op de opslagplaats, rond af en ga door naar de lente.
lesson-goal-winter-wrong-debt = De winter kwam voor er genoeg voedsel was: er ontbrak een stuk van de pacht, en nu heb je een schuldfiche. De knecht had het kunnen produceren.
lesson-goal-end = Dat is het hele jaar in het klein: steenkool winnen, en klaar zijn voor de winter. Je hebt nu { $score }. Ook ontwikkelingen en de tunnel geven OP; daarover gaan andere lessen.

## Schijven en volgorde

lesson-disks = Schijven en volgorde
lesson-disks-about = Wat de kleuren doen, en wie het eerst komt
lesson-disks-colours = Elke fase begint met schijven; ze zijn het werk dat je mensen kunnen doen. Zwarte werken in de mijn, bruine hakken hout, gele produceren voedsel.
lesson-disks-drop = Dit actieveld heeft een druppel. Wie hier de eerste keer schijven pakt, krijgt { $one_water } in de mijn. De tweede keer is het er droog.
lesson-disks-first = Eerste keer pakken: kies een actieveld en een kleur, en alle schijven van die kleur zijn van jou. Er is geen maximum.
lesson-disks-first-task = Pak minstens twee schijven, en blijf droog.
lesson-disks-first-hint = Actieveld⍽1 heeft geen druppel. De zwarte en de bruine schijven zijn er allebei goed.
lesson-disks-first-wrong-water = Die schijven lagen op het veld met de druppel: je hebt { $one_water } gekregen. Soms is dat het waard, maar nu niet.
lesson-disks-first-wrong-few = Eén schijf is maar één stuk werk. Van een andere kleur was er meer te halen.
lesson-disks-reserve = Wat op een voorraadveld ligt, schuift in de volgende fase naar het actieveld ernaast. Zo zie je wat er komt.
lesson-disks-second = Nu pakt je buurman. Dan pak jij voor de tweede keer: wie minder dan { $limit }⍽schijven heeft, mag nog eens pakken, één kleur van één veld, tot { $limit } in totaal.
lesson-disks-second-task = Vul aan tot { $limit }⍽schijven.
lesson-disks-second-hint = Zoek een kleur waarvan er nog genoeg liggen. Zijn het er meer dan je mag pakken, dan krijg je er gewoon minder.
lesson-disks-second-wrong-none = Je hebt niets gepakt, en je mensen hebben minder te doen. Later kun je dat niet inhalen.
lesson-disks-second-wrong-few = Je hebt nog steeds minder dan { $limit }⍽schijven. Er was een kleur met meer.
lesson-disks-order = Wat je het eerst gepakt hebt, ligt op kruiwagen⍽1, en kruiwagen⍽1 bepaalt de nieuwe volgorde. Een gele schijf telt { $value_yellow }, een bruine { $value_brown }, een zwarte { $value_black }. De laagste som begint. Bij gelijke som komt nu eerst wie tot nu toe later kwam.
lesson-disks-before = Vroeg aan de beurt zijn is iets waard: je kiest je ontwikkeling vóór de anderen, en in de volgende fase je schijven. Een nieuwe fase: je buurman heeft al twee bruine schijven gepakt.
lesson-disks-both = Nu allebei tegelijk: denk aan je werk, en aan de volgorde.
lesson-disks-both-task = Kom het eerst in de nieuwe volgorde, met minstens vier schijven, en blijf droog.
lesson-disks-both-hint = Kruiwagen⍽1 van je buurman telt twee keer { $value_brown }. Blijf daar de eerste keer onder; vul dan aan. De tweede keer doet de druppel niets.
lesson-disks-both-wrong-water = Je hebt de eerste keer bij de druppel gepakt, en { $one_water } gekregen.
lesson-disks-both-wrong-late = Je kruiwagen⍽1 telt meer dan die van je buurman, dus kom je als tweede.
lesson-disks-both-wrong-few = Je komt het eerst, maar met te weinig schijven. Je mocht nog een tweede keer pakken.
lesson-disks-end = Goed gekozen: je komt het eerst, en er is werk voor iedereen. Hierna leer je wat je mensen met de schijven doen.

## In het eerste spel uitgelegd

lesson-moment-taking-title = Schijven pakken
lesson-moment-taking = Schijven zijn het werk van je mensen: zwarte werken in de mijn, bruine hakken hout, gele produceren voedsel. Kies een kleur op een actieveld: alle schijven van die kleur daar zijn van jou. Een paar zwarte zijn altijd goed.
lesson-moment-drop-title = De druppel
lesson-moment-drop = Wie de eerste keer van dit veld pakt, krijgt { $one_water }. Water in de mijn houdt vroeg of laat het werk op; ga er dus alleen heen voor iets goeds.
lesson-moment-second-title = Nog eens pakken
lesson-moment-second = Je hebt minder dan { $limit }⍽schijven, dus je mag nog eens pakken, tot { $limit } in totaal. Deze keer doet de druppel niets.
lesson-moment-return-title = Water terug
lesson-moment-return = Alleen in deze eerste lente: wie minder dan { $limit }⍽schijven heeft, mag { $one_water } teruggeven. Er is geen reden om het niet te doen.
lesson-moment-plan-title = Je eerste plan
lesson-moment-plan = Leg je schijven bij je mensen. Op boer en knecht liggen schijven van één kleur; die zegt wat de arbeider zal doen. Een schijf waarop je klikt, gaat naar het veld dat oplicht. Niets ligt vast tot je het plannen afrondt.
lesson-moment-develop-title = Een ontwikkeling
lesson-moment-develop = Je schijven zijn genoeg voor een ontwikkeling: leg precies wat aan haar rand staat bij de boer, en niets meer; grijs mag elke kleur zijn. Ze geeft onmiddellijk OP en helpt je tot het einde.
lesson-moment-digger-title = De kolengraver
lesson-moment-digger = Hij werkt voor { $one_yellow }, { $one_food } of { $one_thaler }: { $digger }⍽acties in de Pinge. Ligt daar { $stops_pinge } of meer, dan haalt hij dat er eerst uit; anders wint hij steenkool.
lesson-moment-work-title = Je mensen werken
lesson-moment-work = Klik op je arbeiders in de volgorde die je wilt; elk is klaar voor de volgende begint. Is iedereen klaar, beëindig dan je beurt.
lesson-moment-water-title = Water houdt de Pinge op
lesson-moment-water = In je Pinge ligt { $water }, en vanaf { $stops_pinge } wint daar niemand steenkool. Een zwarte schijf verwijdert { $drained }; dan is de weg weer vrij.
lesson-moment-prop-title = Er ontbreekt een stut
lesson-moment-prop = De volgende steenkool ligt achter een leeg houtveld. Hout van je erf gaat er met een klik heen, op elk moment van je beurt; tot dan valt hier niets te winnen.
lesson-moment-order-title = De volgorde
lesson-moment-order = Wat je het eerst pakt, ligt op kruiwagen⍽1 en bepaalt wie begint: geel telt { $value_yellow }, bruin { $value_brown }, zwart { $value_black } per schijf, en de laagste som komt eerst. Wie eerst komt, kiest eerst.
lesson-moment-reserve-title = Wat er komt
lesson-moment-reserve = Schijven op een voorraadveld schuiven in de volgende fase naar het actieveld ernaast. Een blik daarheen zegt je waarop je kunt rekenen.
lesson-moment-synergy-title = Samen
lesson-moment-synergy = Doen boer en knecht hetzelfde werk, dan doet de tweede er { $synergy } meer. Zwarte schijven bij allebei geven veel steenkool.
lesson-moment-coal-title = De winter komt
lesson-moment-coal = Dit is de laatste fase voor de winter. Dan telt de steenkool op je erf, vanaf { $first_coal }: je hebt { $coal }, dat geeft { $coal_vp }; met één meer zou het { $next_coal_vp } zijn.
lesson-moment-lease-title = De pacht
lesson-moment-lease = In de winter betaal je { FORM($lease, "plain") }, en je hebt nog niet alles. Elk stuk dat ontbreekt, is een schuldfiche: { $first_debt } voor het eerste, { $further_debt } voor elk volgende.
lesson-moment-storage-title = Opslaan
lesson-moment-storage = Wat je op een opslagplaats legt, is er in de lente weer; wat er geen vindt, ben je kwijt. Hout op het erf geeft { $farm_wood }, en steenkool die blijft, telt de volgende winter opnieuw.
lesson-moment-debt-title = Schuld
lesson-moment-debt = Je kon niet alles betalen en hebt nu een schuldfiche. Het kost niets tot het einde van het spel; dan telt het eerste { $first_debt } en elk volgende { $further_debt }.
lesson-moment-marker-title = Een fiche
lesson-moment-marker = Je fiche kun je één keer gebruiken. Doe het wanneer het je het meest oplevert: aan het einde is het nog iets waard, maar zelden meer dan zijn werk.
lesson-moment-tunnel-title = De tunnel gaat open
lesson-moment-tunnel = Je Pinge is uitgeput, en de kolengraver is vertrokken. De mijnwerker wint voor { $one_food } of { $one_thaler } tot { $miner } in de tunnel. Elk deel ligt achter een houtveld, en telt aan het einde als het leeg is.
lesson-moment-haspelknecht-title = De Haspelknecht
lesson-moment-haspelknecht = Steenkool uit de tunnel ligt in de schacht en telt daar niet. De Haspelknecht takelt hem omhoog naar het erf: { $haspelknecht }⍽acties voor { $one_yellow }, { $one_food } of { $one_thaler }.
lesson-moment-shaft-title = Water in de schacht
lesson-moment-shaft = Met { $stops_reeling } of meer in de schacht komt er geen steenkool omhoog: de Haspelknecht moet eerst water verwijderen. Vanaf { $stops_tunnel } wint ook in de tunnel niemand iets.
lesson-moment-last-title = Het laatste jaar
lesson-moment-last = Na deze winter wordt alles geteld: lege delen, ontwikkelingen, talers; schuld en water kosten. Voedsel, hout en steenkool in de schacht zijn dan niets waard; gebruik ze dus.
