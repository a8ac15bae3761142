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
lesson-goal-winter-task = Laat de knecht werken en kom zonder schuld de winter door.
lesson-goal-winter-hint = Klik op de knecht; als niemand meer iets kan doen, eindigt je beurt vanzelf. Leg op het winterblad de steenkool op de opslagplaats, rond af en ga door naar de lente.
lesson-goal-winter-wrong-debt = De winter kwam voor er genoeg voedsel was: er ontbrak een stuk van de pacht, en nu heb je een schuldfiche. De knecht had het kunnen produceren.
lesson-goal-end = Dat is het hele jaar in het klein: steenkool winnen, en klaar zijn voor de winter. Steenkool zonder plaats ben je kwijt, maar hij heeft geteld. Je hebt nu { $score }. Ook ontwikkelingen en de tunnel geven OP; daarover gaan andere lessen.

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

## Plannen en arbeiders

lesson-planning = Plannen en arbeiders
lesson-planning-about = Wat een schijf doet, en wie je kunt inhuren
lesson-planning-own = Je boer en je knecht horen het hele jaar bij je. Bij elk liggen schijven van één kleur, zoveel je wilt: { $one_black } is een actie in de mijn, { $one_brown } geeft { $one_wood }, { $one_yellow } geeft { $one_food }.
lesson-planning-summer = Het is zomer: een boer die voedsel produceert, krijgt nu { $summer_food } extra. De knecht niet.
lesson-planning-plan = Je schijven liggen op de kruiwagens. Een schijf waarop je klikt, gaat naar het veld met de oranje rand; klik op een veld om het te kiezen, of sleep de schijf erheen. Een klik neemt haar terug.
lesson-planning-plan-task = Geef beiden werk, boer en knecht, en rond het plannen af.
lesson-planning-plan-hint = Klik op een veld, dan op schijven van één kleur; dan op het andere veld en de andere kleur. “Plannen afronden” sluit af.
lesson-planning-plan-wrong-idle = Een van de twee heeft niets te doen, terwijl er nog schijven waren. Wat je niet gebruikt, gaat gewoon terug in de zak.
lesson-planning-digger = Goed gepland! Een andere tafel, in de herfst. Je kunt ook de kolengraver inhuren: voor { $one_yellow }, { $one_food } of { $one_thaler } heeft hij { $digger }⍽acties in de Pinge. Wat hem betaalt, moet bij het plannen al van jou zijn.
lesson-planning-synergy = En een kneep die je moet kennen: doen boer en knecht hetzelfde werk, dan doet de tweede er { $synergy } meer dan hij schijven heeft.
lesson-planning-four = Je hebt drie zwarte schijven en { $food }, en er liggen vier stukken steenkool open. Er is meer dan één manier om ze allemaal te halen.
lesson-planning-four-task = Plan en werk zo dat je in deze fase vier steenkool wint.
lesson-planning-four-hint = Drie schijven bij één arbeider winnen er drie. Verdeel ze, of laat de kolengraver helpen.
lesson-planning-four-wrong-few = Dat was te weinig: er ligt nog steenkool open. Daarvoor heb je al je zwarte schijven nodig, en meer: allebei samen in de mijn, of de kolengraver.
lesson-planning-end = Alle vier zijn eruit! Wie eerst werkt, en met wie, dat bepaal je elke beurt zelf. Hierna: het water dat alles ophoudt.

## Water en stutten

lesson-water = Water en stutten
lesson-water-about = Wat het werk ophoudt, en wat de weg opent
lesson-water-stops = Dit is het water in je Pinge: { $water }. Vanaf { $stops_pinge } wint hier niemand steenkool. Het komt met de seizoenen, en met schijven van een actieveld met een druppel.
lesson-water-drain = Een actie in de mijn verwijdert { $drained }, of wint één steenkool. Je boer heeft twee zwarte schijven, dus twee acties.
lesson-water-drain-task = Haal een steenkool uit de Pinge.
lesson-water-drain-hint = Klik op de boer, dan op het water, dan op de steenkool.
lesson-water-drain-wrong-dry = Nu is de Pinge droog, maar er is geen steenkool gewonnen. Voor het water was één actie genoeg.
lesson-water-drain-wrong-turn = De beurt is voorbij, en er is geen steenkool gewonnen.
lesson-water-prop = De eerste steenkool lag open. De volgende ligt achter een leeg houtveld, en zonder stut komt niemand erbij. Op je erf heb je { $wood }.
lesson-water-open = Een stut plaatsen kost niets: het kan op elk moment van je beurt, ook midden in de acties van een arbeider. Hij komt op het eerste lege veld van links.
lesson-water-open-task = Plaats een stut, en win de steenkool erachter.
lesson-water-open-hint = Klik op het lege veld in de Pinge; laat dan de boer winnen.
lesson-water-open-wrong-turn = De beurt is voorbij, en de steenkool ligt nog achter zijn houtveld, of onaangeroerd.
lesson-water-both = Een andere tafel, en alles tegelijk: { $water } in de Pinge, een leeg houtveld en geen hout. Je hebt twee zwarte schijven en een bruine; een bruine geeft { $one_wood }.
lesson-water-again = Plan daarvoor, en let op wie eerst werkt.
lesson-water-again-task = Win een steenkool, en laat minder dan { $stops_pinge } in de Pinge, zodat het werk er door kan gaan.
lesson-water-again-hint = Bruin bij de ene, zwart bij de andere. Wie de bruine schijf heeft, werkt eerst, dan plaats je de stut; dan haalt de andere water en steenkool eruit.
lesson-water-again-wrong-order = Het hout was er, maar er stond nog geen stut voor de steenkool toen er in de mijn gewerkt werd: die moet eerst geplaatst worden.
lesson-water-again-wrong-prop = De stut staat, maar de steenkool ligt er nog. Wie in de mijn werkt, heeft een actie nodig voor het water en een om te winnen.
lesson-water-again-wrong-wood = Zonder { $one_wood } komt niemand bij die steenkool, en wat je niet hebt, kun je niet plaatsen.
lesson-water-end = Droge voeten en een open weg: dat is de halve kunst in de mijn. Water dat er aan het einde nog is, kost ook OP.

## Ontwikkelingen

lesson-developments = Ontwikkelingen
lesson-developments-about = Wat ze kosten, en waarom vroeg komen loont
lesson-developments-cost = In plaats van te werken kan je boer in een fase één ontwikkeling aanschaffen. Aan haar rand staan de schijven die ze vraagt, precies zoveel: een grijze mag elke kleur zijn.
lesson-developments-points = Een ontwikkeling geeft onmiddellijk OP, het meest aan wie het eerst komt. OP naar aankomst: { FORM($arrivals, "semicolons") }. Meer spelers mogen dezelfde hebben.
lesson-developments-first = Je hebt twee zwarte schijven en twee bruine. In de bovenste rij mag je elke ontwikkeling nemen waarvan je de schijven legt.
lesson-developments-first-task = Schaf een ontwikkeling van de bovenste rij aan.
lesson-developments-first-hint = Twee zwarte schijven bij de boer passen bij de ene, twee bruine bij de andere. Rond het plannen af; klik dan op de ontwikkeling.
lesson-developments-first-wrong-none = Er is niets aangeschaft. Bij de boer moeten precies de schijven van de rand liggen: één te veel is even fout als één te weinig.
lesson-developments-beside = Nu is het pikhouweel van jou: ook je knecht kan ontwikkelen. Lager mag je alleen nemen wat aan een van je eigen grenst.
lesson-developments-second = Je hebt drie schijven, een zwarte en twee bruine. Ze zijn genoeg voor een ontwikkeling van de tweede rij.
lesson-developments-second-task = Schaf een ontwikkeling van de tweede rij aan.
lesson-developments-second-hint = Alle drie de schijven bij één arbeider, zoals de rand het vraagt. Wat bij het werken oplicht, is te krijgen.
lesson-developments-second-wrong-level = Dat is een goede ontwikkeling, maar een van de bovenste rij. De tweede vraagt één schijf meer.
lesson-developments-second-wrong-none = Van de tweede rij is niets aangeschaft. Alle drie de schijven moeten bij dezelfde arbeider liggen.
lesson-developments-distant = Is een ontwikkeling al van iemand anders, dan kun je ze ook krijgen als ze aan geen van jouw tegels grenst. Je geeft de ander er een goed van je erf voor: { FORM($distant, "semicolons") }. Wijs een ontwikkeling aan, en je leest wat ze doet.

## Tunnel en Haspelknecht

lesson-tunnel = Tunnel en Haspelknecht
lesson-tunnel-about = Wat er komt als de Pinge leeg is
lesson-tunnel-last = Het tweede jaar, en in je Pinge ligt nog maar één steenkool. Is die eruit, dan is de Pinge uitgeput en gaat de tunnel open. { $bonus ->
        [none] {""}
       *[some] Vroeg klaar zijn geeft onmiddellijk OP: { FORM($bonus, "plain") }.
    }
lesson-tunnel-exhaust = Bij je boer ligt één zwarte schijf.
lesson-tunnel-exhaust-task = Put de Pinge uit.
lesson-tunnel-exhaust-hint = Klik op de boer, dan op de laatste steenkool.
lesson-tunnel-exhaust-wrong-water = Het water is weg, maar de steenkool ligt er nog, en de schijf is gebruikt.
lesson-tunnel-exhaust-wrong-turn = De beurt is voorbij, en de laatste steenkool ligt er nog.
lesson-tunnel-open = Gelukt! Een seizoen later staat er al een eerste stut in de tunnel. Die heeft { $sections }⍽delen, elk achter een houtveld; een leeg deel geeft aan het einde de OP erboven. Het water uit de Pinge ligt nu in de schacht.
lesson-tunnel-shaft = De kolengraver is vertrokken. De mijnwerker wint hier tot { $miner }, voor { $one_food } of { $one_thaler }. Die valt in de schacht en telt daar niet: pas de Haspelknecht, voor { $one_yellow }, { $one_food } of { $one_thaler }, takelt hem omhoog naar het erf.
lesson-tunnel-reel = Je hebt { $food }, { $wood }, twee zwarte schijven en een gele. Ook boer en knecht kunnen hier winnen.
lesson-tunnel-reel-task = Breng een steenkool uit de tunnel naar je erf.
lesson-tunnel-reel-hint = Eerst moet iemand winnen, dan takelt de Haspelknecht. Betaal de ene met voedsel, de andere met voedsel of de gele schijf.
lesson-tunnel-reel-wrong-shaft = De steenkool ligt in de schacht, en daar telt hij niet. Niemand was ingehuurd om hem op te takelen, of hij kwam te vroeg.
lesson-tunnel-reel-wrong-none = Niemand heeft iets gewonnen, dus er was niets op te takelen.
lesson-tunnel-end = Daar komt hij, en meer volgt op dezelfde manier! Let op het water in de schacht: vanaf { $stops_reeling } wordt er niets omhooggetakeld voor er water weg is, en vanaf { $stops_tunnel } wint niemand iets in de tunnel.

## Winter

lesson-winter = De winter
lesson-winter-about = Tellen, betalen en opslaan zonder verlies
lesson-winter-scale = Eerst telt de steenkool op je erf: vanaf { $first_coal } krijg je { $first_coal_vp }, en { $further_coal_vp } voor elke volgende. Je hebt { $coal }, dat geeft { $coal_vp }; met één meer zou het { $next_coal_vp } zijn.
lesson-winter-lease = Dan wordt de pacht betaald, dit jaar { FORM($lease, "plain") }. Je hebt { $food } en { $thaler }. Elk stuk dat ontbreekt, is een schuldfiche; dat telt aan het einde { $first_debt }, elk volgende { $further_debt }.
lesson-winter-storage = Als laatste sla je op: één ding heeft plaats op je erf, de rest ben je kwijt. Hout geeft daar { $farm_wood }; steenkool geeft niets, maar is er volgend jaar weer. Talers hebben geen plaats nodig.
lesson-winter-winter = Het is herfst: twee zwarte schijven en een gele. Maak je klaar, en kom de winter door.
lesson-winter-winter-task = Bereik de lente zonder nieuwe schuld en met minstens twee OP meer.
lesson-winter-winter-hint = Zwart bij de ene, geel bij de andere. Tel na je beurt de steenkool; sla dan iets op en rond af.
lesson-winter-winter-wrong-debt = Er ontbrak iets van de pacht, dus je hebt een schuldfiche gekregen. Een gele schijf levert het voedsel, en de thaler mag je niet eerder uitgeven.
lesson-winter-winter-wrong-coal = De pacht is betaald, maar er was te weinig steenkool om te tellen. Zwarte schijven winnen hem vóór de winter.
lesson-winter-end = Je hebt { $score } en een eerlijke boerderij. De pacht van volgend jaar vraagt meer talers; denk er op tijd aan. Dat was de laatste les: nu spelen!

## In het eerste spel uitgelegd

lesson-moment-taking-title = Schijven pakken
lesson-moment-taking = Schijven zijn het werk van je mensen: zwarte werken in de mijn, bruine hakken hout, gele produceren voedsel. Kies een kleur op een actieveld: alle schijven van die kleur daar zijn van jou. Deze eerste keer geeft het actieveld met de druppel je ook { $one_water }, en water in de mijn houdt vroeg of laat het werk op.
lesson-moment-drop-title = De druppel
lesson-moment-drop = Alle zwarte schijven liggen op het actieveld met de druppel. Ze kunnen { $one_water } waard zijn: een zwarte schijf verwijdert later { $drained }. Denk er wel aan dat vanaf { $stops_pinge } niemand in je Pinge steenkool wint, en dat het grondwater in lente en herfst vanzelf komt: je hebt { $water }.
lesson-moment-dry-title = Zwart en droog
lesson-moment-dry = Er liggen zwarte schijven op een actieveld zonder druppel: daarmee kun je in de mijn werken en blijf je droog. Dat telt, want vanaf { $stops_pinge } wint niemand in je Pinge steenkool, en het grondwater komt in lente en herfst vanzelf: je hebt { $water }.
lesson-moment-second-title = Nog eens pakken
lesson-moment-second = Je hebt minder dan { $limit }⍽schijven, dus je mag nog eens pakken, tot { $limit } in totaal. Deze keer doet de druppel niets.
lesson-moment-return-title = Water terug
lesson-moment-return = Alleen in deze eerste lente: wie minder dan { $limit }⍽schijven heeft, mag { $one_water } teruggeven. Er is geen reden om het niet te doen.
lesson-moment-plan-title = Je eerste plan
lesson-moment-plan = Leg je schijven bij je mensen. Boer en knecht nemen elk schijven van één kleur, en de kleur zegt wat de arbeider doet. Een schijf waarop je klikt, gaat naar het veld met de oranje rand; met een klik op een arbeider kies je het zijne. Niets ligt vast tot je het plannen afrondt.
lesson-moment-develop-title = Een ontwikkeling
lesson-moment-develop = Je schijven zijn genoeg voor een ontwikkeling: leg precies wat aan haar rand staat bij de boer, en niets meer; grijs mag elke kleur zijn. Ze geeft onmiddellijk OP en helpt je tot het einde.
lesson-moment-digger-title = De kolengraver
lesson-moment-digger = Hij werkt voor { $one_yellow }, { $one_food } of { $one_thaler }: { $digger }⍽acties in de Pinge. Ligt daar { $stops_pinge } of meer, dan haalt hij dat er eerst uit; anders wint hij steenkool.
lesson-moment-work-title = Je mensen werken
lesson-moment-work = Klik op je arbeiders in de volgorde die je wilt; elk is klaar voor de volgende begint. Je beurt eindigt vanzelf als er niets meer te doen is; zolang er nog iets kan, beëindig je hem met de grote knop.
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
lesson-moment-storage = Als in de winter de steenkool geteld en de pacht betaald is, hou je per opslagplaats één grondstof; je hebt { $slots ->
        [one] { $slots }⍽opslagplaats
       *[other] { $slots }⍽opslagplaatsen
    }. Wat er geen vindt, ben je kwijt. Hout op het erf geeft { $farm_wood }, en steenkool die blijft, telt de volgende winter opnieuw.
lesson-moment-debt-title = Schuld
lesson-moment-debt = Je kon niet alles betalen en hebt nu { $debt }. Schuld kost niets tot het einde van het spel; daar zou het nu { $debt_vp } zijn.
lesson-moment-marker-title = Een fiche
lesson-moment-marker = Je fiche kun je één keer gebruiken. Doe het wanneer het je het meest oplevert: aan het einde is het nog iets waard, maar zelden meer dan zijn werk.
lesson-moment-tunnel-title = De tunnel gaat open
lesson-moment-tunnel = Je Pinge is uitgeput, en de kolengraver is vertrokken. De mijnwerker wint voor { $one_food } of { $one_thaler } tot { $miner } in de tunnel. Elk deel ligt achter een houtveld, en telt aan het einde als het leeg is.
lesson-moment-haspelknecht-title = De Haspelknecht
lesson-moment-haspelknecht = Steenkool uit de tunnel ligt in de schacht en telt daar niet. De Haspelknecht takelt hem omhoog naar het erf: { $haspelknecht }⍽acties voor { $one_yellow }, { $one_food } of { $one_thaler }.
lesson-moment-shaft-title = Water in de schacht
lesson-moment-shaft = Al je water ligt nu in de schacht. Met { $stops_reeling } of meer komt daar geen steenkool omhoog: de Haspelknecht moet eerst water verwijderen. Vanaf { $stops_tunnel } wint ook in de tunnel niemand iets.
lesson-moment-last-title = Het laatste jaar
lesson-moment-last = Na deze winter wordt alles geteld: lege delen, ontwikkelingen, talers; schuld en water kosten. Voedsel, hout en steenkool in de schacht zijn dan niets waard; gebruik ze dus.

## De kaart met de cijfers

lesson-goal-figures = Het kaartje naast je naam rekent vooruit: je steenkool en de OP daarvan in de winter, in grijs de volgende stap, wat er aan de pacht ontbreekt, en aan het eind je OP als het jaar nu eindigde. Laat de aanwijzer erop rusten en je ziet alle onderdelen.
lesson-moment-figures-title = Je cijfers
lesson-moment-figures = Het kaartje naast je naam rekent vooruit: je steenkool en de OP daarvan in de winter, in grijs de volgende stap, en wat er aan de pacht ontbreekt. “Einde” zijn je OP als het jaar nu eindigde. Laat de aanwijzer erop rusten en je ziet alle onderdelen.
