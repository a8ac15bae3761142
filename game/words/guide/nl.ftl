# De handleiding: de regels voor wie speelt, in hoofdstukken die je in het venster leest. Ze wordt geladen als de eerste tekst
# eruit gevraagd wordt. Elk getal van een regelset is een waarde, en ook elk getal van een voorbeeld dat eruit volgt.
# Op welke regels een alinea rust, staat in game/rulebook/guide.py.

## Waar het om gaat

guide-goal = Waar het om gaat
guide-goal-idea = Je hebt een boerderij aan de Ruhr, en onder je land ligt steenkool. Wie na { $years }⍽jaar de meeste overwinningspunten (OP) heeft, wint het spel.
guide-goal-coal = Om steenkool draait alles. Elke winter geeft de steenkool op je erf OP, en hij blijft daar liggen: wat je vroeg wint, kan in elke winter tellen. Voorbeeld: { $coal } op het erf in alle { $years }⍽winters geven telkens { $each }, samen { $total }.
guide-goal-lease = Elke winter moet ook de pacht betaald worden, in voedsel en andere goederen, en die stijgt. Wat je niet kunt betalen, wordt schuld, en schuld doet aan het einde pijn: { $first } voor het eerste fiche, { $more } voor elk volgende.
guide-goal-mine = Eerst win je steenkool in de Pinge, de kuil naast je huis. Is alle steenkool eruit, dan gaat de tunnel open; daar tellen aan het einde hele tunneldelen. { $bonus ->
        [none] {""}
       *[some] Haast loont: een uitgeputte Pinge geeft { FORM($bonus, "plain") }.
    }
guide-goal-developments = Ontwikkelingen maken je mensen beter: een droge mijn, een schuur, nog iemand die wat kan. Ze geven onmiddellijk OP, het meest aan wie het eerst komt.
guide-goal-advice = Voor een eerste spel zijn drie dingen genoeg: win in elke fase wat steenkool, laat nooit { $stops } in de Pinge staan, en heb voor de winter de pacht op je erf.

## Een jaar

guide-year = Een jaar
guide-year-phases = Een jaar heeft drie fasen waarin gewerkt wordt: lente, zomer en herfst. Dan komt de winter, waarin geteld en betaald wordt.
guide-year-phase = Elke fase verloopt hetzelfde: de velden worden aangevuld, iedereen pakt schijven, de nieuwe volgorde wordt bepaald, iedereen plant, en dan voert de een na de ander zijn plan uit.
guide-year-refill = Alle schijven gaan terug in de zak. Wat op een voorraadveld ligt, schuift naar het actieveld ernaast; zo zie je wat er komt. Dan krijgt elk voorraadveld { $reserve } uit de zak, en elk actieveld wordt aangevuld tot { $action }.
guide-year-water = { $seasons ->
        [none] Geen seizoen brengt uit zichzelf water.
       *[some] Sommige seizoenen beginnen met water ({ $seasons }): iedereen neemt er een stuk van in zijn mijn.
    }{ $years ->
        [none] {""}
       *[some] {" "}Sommige jaren hebben hun eigen water: { FORM($years, "semicolons") }.
    } Meer komt er met de schijven van een actieveld met een druppel.
guide-year-winter = In de winter telt eerst de steenkool, dan wordt de pacht betaald, en als laatste kies je wat je opslaat. Wat geen plaats vindt, ben je kwijt.

## Schijven en volgorde

guide-disks = Schijven en volgorde
guide-disks-work = Schijven zijn werk voor je mensen. Zwarte werken in de mijn, bruine hakken hout, gele produceren voedsel.
guide-disks-first = Eerste keer pakken: kies een actieveld en een kleur, en pak alle schijven van die kleur. Pakken moet je, en er is geen maximum. Ze liggen op je kruiwagen⍽1.
guide-disks-second = Tweede keer pakken: wie minder dan { $limit }⍽schijven heeft, mag nog eens pakken, weer één kleur van één veld, maar tot { $limit } in totaal. Voorbeeld: je hebt er { $held }, en van een kleur liggen er { $lying }; daarvan pak je er { $taken }. Ze liggen op je kruiwagen⍽2.
guide-disks-order = Kruiwagen⍽1 bepaalt wie het eerst komt: geel telt { $yellow }, bruin { $brown }, zwart { $black } per schijf, en de laagste som begint. Bij gelijke som komt nu eerst wie tot nu toe later kwam. Voorbeeld: { $blacks } tellen { $of_black }, { $yellows } tellen { $of_yellow }.
guide-disks-why = Vroeg aan de beurt zijn is iets waard: je kiest je ontwikkeling vóór de anderen, en in de volgende fase je schijven. Soms zijn de slechtere schijven de betere.
guide-disks-drop = Een actieveld met een druppel kost je onmiddellijk { $water }, maar alleen de eerste keer. De tweede keer is het er droog.
guide-disks-back = Alleen in de allereerste lente mag wie in totaal minder dan { $limit }⍽schijven heeft gepakt { $water } terugleggen.

## Plannen

guide-planning = Plannen
guide-planning-secret = Allen plannen tegelijk en in het geheim. Pas als het laatste plan klaar is, worden ze getoond; daarna werken jullie in de spelersvolgorde.
guide-planning-colour = Op de boer en de knecht leg je zoveel schijven als je wilt, allemaal van één kleur. De kleur zegt wat de arbeider gaat doen.
guide-planning-hire = Ingehuurde arbeiders willen betaald worden. { FORM($workers, "sentences") } Ze houden het, ook als er voor hen niets te doen blijkt.
guide-planning-before = Waarmee je hen betaalt, moet al van jou zijn. Wat je in deze fase verdient, komt daarvoor te laat, maar niet voor stutten, om om te wisselen of voor een ontwikkeling.
guide-planning-when = Wat je er in een fase bij krijgt, kun je pas in de volgende inplannen: de mijnwerker en de Haspelknecht zodra de Pinge uitgeput is, het veld van een nieuw gebouw, en de meesterknecht, die zelf ontwikkelingen mag aanschaffen.
guide-planning-develop = Om een ontwikkeling aan te schaffen leg je precies de vereiste schijven op de boer. Dan, en alleen dan, mogen ze van verschillende kleuren zijn. Is iemand je voor of klopt je som niet, dan doet die arbeider niets.
guide-planning-spare = Je hoeft niet elke schijf te gebruiken. Wie begonnen is te werken, geeft alles uit wat bij hem ligt; wat nooit gebruikt is, gaat gewoon terug in de zak.
guide-planning-markers = “{ $yellow }”, “{ $brown }” en “{ $black }” geven je een fiche dat één keer een gele, een bruine of een zwarte schijf vervangt. Het helpt op een veld, maar telt niet op de kruiwagen en niet voor hoeveel schijven je mag pakken.

## Arbeiders

guide-workers = Arbeiders
guide-workers-turn = In je beurt werken je mensen in de volgorde die je wilt. Elk maakt zijn werk af voor de volgende begint, en de beurt beëindig je zelf.
guide-workers-free = Voor sommige dingen heb je geen arbeider nodig: een stut plaatsen, met “{ $burner }” steenkool maken, het fiche van “{ $cable }” gebruiken. Dat kan op elk moment van je beurt, ook tussen twee acties van een arbeider. In de winter kun je nog stutten plaatsen en met “{ $burner }” steenkool maken, voor het tellen en nog eens voor het opslaan; fiches worden in de winter niet gebruikt.
guide-workers-own = Je eigen arbeiders doen in een fase één soort werk. { FORM($workers, "sentences") }
guide-workers-mining = Wat een actie doet, kies je elke keer opnieuw, zoals je wilt. In één fase wint een arbeider in de Pinge of in de tunnel, nooit in allebei.
guide-workers-synergy = Doen beiden hetzelfde werk, dan doet de tweede er { $more } meer. Voorbeeld: bij beiden liggen { $disks }. De eerste heeft { $alone }⍽acties, de tweede { $together }: samen { $all }.
guide-workers-summer = { $bonuses ->
        [none] Geen seizoen geeft je eigen arbeiders iets extra’s.
       *[some] { FORM($bonuses, "sentences") } { FORM($example, "sentences") }
    }
guide-workers-digger = Dan is er nog { FORM($worker, "the") }. { $text }{ $example ->
        [none] {""}
       *[some] {" "}Kiezen mag je daarbij niet. { FORM($example, "sentences") }
    }

## Water en stutten

guide-water = Water en stutten
guide-water-where = Water ligt in de Pinge tot die uitgeput is; daarna ligt alles, oud en nieuw, in de schacht. Een maximum is er niet.
guide-water-stops = Met { $pinge } of meer water in de Pinge wint niemand daar nog. Met { $reeling } of meer in de schacht wordt geen steenkool omhooggetakeld, en met { $tunnel } of meer wint niemand in de tunnel.
guide-water-out = Water uit de Pinge { $pinge ->
        [none] verwijdert geen arbeider
       *[some] verwijderen { $pinge }, met een actie { $removed }
    }. Water uit de schacht { $shaft ->
        [none] verwijdert geen arbeider
       *[some] is het werk van { $shaft }
    }; verder verwijderen daar alleen deze ontwikkelingen water: { $tiles }.
guide-water-score = Aan het einde telt elk water { $more }{ $free ->
        [0] .
       *[other] ; alleen { $free } ervan { $free ->
            [one] is
           *[other] zijn
        } vrij.
    } Voorbeeld: { $water } telt { $sum }.
guide-water-props = De meeste steenkool ligt achter een houtveld. Hout van je erf, geplaatst op het eerste lege veld van links, stut de gang en opent wat erachter ligt. { $behind ->
        [none] In de Pinge ligt alles open: { $open }.
       *[some] In de Pinge ligt { $open } open, en de eerste stut opent nog { $behind }.
    }
guide-water-free = Een stut plaatsen kost geen werk: het kan op elk moment van je beurt, ook midden in de acties van een arbeider, en in de winter voor het tellen. Hout dat net gehakt is, mag onmiddellijk geplaatst worden. Het blijft in de mijn.

## Ontwikkelingen

guide-developments = Ontwikkelingen
guide-developments-why = Een ontwikkeling geeft je OP en nog iets: een eigenschap, een gebouw, een fiche voor één keer, goederen, of OP aan het einde. In plaats van te werken mag je boer er in een fase één aanschaffen; de knecht ook, zodra hij meesterknecht is.
guide-developments-cost = De schijven aan de rand moeten precies kloppen, kleur voor kleur; een grijze mag elke kleur zijn. Eén schijf te veel is even fout als één te weinig.
guide-developments-where = In de bovenste rij mag je elke nemen. Lager alleen wat aan een van je eigen grenst, waar die ook ligt.
guide-developments-distant = Wat aan geen van jouw tegels grenst, kun je toch krijgen zodra iemand anders het bezit: voor een goed van je erf, en dat krijgt wie daar het laatst aankwam: { FORM($levels, "semicolons") }.
guide-developments-points = Meer spelers mogen dezelfde ontwikkeling bezitten, maar vroeger is beter. OP naar aankomst: { FORM($levels, "semicolons") }; wie later komt, krijgt niets.
guide-developments-effects = Wat je bij een ontwikkeling mag doen, mag je ook laten; waar “of” staat, kies je. Wat iets vraagt dat je niet hebt, vervalt.
guide-developments-markers = Een fiche kun je één keer gebruiken, vanaf de volgende fase. Heb je het aan het einde nog, dan geeft het { $marker }.
guide-developments-buildings = Gebouwen zijn meer waard naarmate je er meer hebt: aan het einde geven ze samen { FORM($vp, "slashes") }⍽OP voor { FORM($buildings, "slashes") }.
guide-developments-tokens = Je hebt { $tokens }⍽spelersschijven, dus je kunt hoogstens { $tokens }⍽ontwikkelingen bezitten, elk maar één keer.
guide-developments-start = Als jullie dat afspreken, begint iedereen met de gebouwen die niet op het bord liggen, of meteen met een meesterknecht. Zo’n gebouw slaat op en werkt zoals altijd, maar heeft geen symbool en telt daarom aan het einde niet mee bij de gebouwen.

## Tunnel en Haspelknecht

guide-tunnel = Tunnel en Haspelknecht
guide-tunnel-opens = Met de laatste steenkool is de Pinge uitgeput. Het water loopt in de schacht, het hout is weg, en ook de kolengraver vertrekt. Vanaf de volgende fase kun je een mijnwerker en een Haspelknecht inhuren.
guide-tunnel-early = { $bonus ->
        [none] De Pinge uitputten geeft op zich nog geen OP.
       *[some] Wie er vroeg mee klaar is, krijgt onmiddellijk { FORM($bonus, "plain") }; later niets meer.
    }
guide-tunnel-sections = De tunnel heeft { $sections ->
        [one] { $sections }⍽deel
       *[other] { $sections }⍽delen
    } met { $coal }, elk achter een houtveld. Een deel zonder steenkool is leeg, en geeft aan het einde de OP die erop staan.
guide-tunnel-dig = Nu is { FORM($worker, "the") } er. { $text }{ $workers ->
        [none] {""}
       *[some] {" "}Ook hier kunnen winnen: { $workers }.
    }
guide-tunnel-shaft = Steenkool uit de tunnel valt in de schacht. Daar telt hij niet, niet in de winter en niet aan het einde; eerst moet hij naar het erf omhooggetakeld worden.
guide-tunnel-haspelknecht = Ook { FORM($worker, "the") } is er nu. { $text } Met { $stops } of meer in de schacht kan geen steenkool omhooggetakeld worden.{ $example ->
        [none] {""}
       *[some] {" "}{ FORM($example, "sentences") }
    }
guide-tunnel-symbols = Sommige delen dragen symbolen. Wie de ontwikkeling met hetzelfde symbool bezit, krijgt { $each } meer voor elk van die delen dat leeg is: { $tiles }.

## Winter

guide-winter = In de winter
guide-winter-coal = Eerst telt de steenkool op je erf: { FORM($vp, "slashes") }⍽OP voor { FORM($coal, "slashes") }⍽steenkool, en { $more } voor elke volgende. Voorbeeld: { $example } geven { $points }.
guide-winter-keeps = De steenkool raakt daarbij niet op. Wat je opslaat, is er in de lente weer en telt de volgende winter opnieuw.
guide-winter-lease = Dan wordt de pacht betaald: { FORM($years, "semicolons") }. Wat je ervan hebt, moet je betalen.
guide-winter-debt = Voor elk stuk dat ontbreekt, krijg je een schuldfiche. Schuld telt aan het einde { $first } voor het eerste fiche en { $more } voor elk volgende. Voorbeeld: { $missing } ontbrekende stukken, { $sum }.
guide-winter-storage = Als laatste sla je op, één stuk per opslagplaats. Het erf heeft iedereen.{ $tiles ->
        [none] { "" }
       *[some] {" "}Andere opslagplaatsen komen met “{ FORM($tiles, "and") }”.
    } { FORM($places, "sentences") }
guide-winter-rest = Wat geen plaats vindt, ben je kwijt. Gebruik dus wat je niet kunt opslaan: plaats hout in de mijn, schaf iets aan, wissel om. Talers, fiches en de steenkool in de schacht hebben geen plaats nodig.

## Het einde

guide-end = Het einde van het spel
guide-end-when = Na de opslag van de laatste winter, in jaar⍽{ $years }, begint de eindtelling.{ $ends ->
        [none] {""}
       *[some] {" "}Het spel eindigt eerder, met de winter die dan meteen volgt, na een seizoen of winter waarin iemand { FORM($ends, "or") } heeft.
    }
guide-end-tunnel = Elk leeg tunneldeel geeft zijn OP, en wat zijn symbolen opbrengen.
guide-end-developments = { $tiles } geven OP voor symbolen op je ontwikkelingen. Gebouwsymbolen geven samen { FORM($vp, "slashes") }⍽OP voor { FORM($buildings, "slashes") }, elk ongebruikt fiche { $marker }.
guide-end-thaler = Talers geven { FORM($vp, "slashes") }⍽OP voor { FORM($thaler, "slashes") }, en { $more } voor elke volgende.
guide-end-loss = Schuld telt { $first } voor het eerste fiche, { $next } voor elk volgende. Water in de mijn telt { $more } per stuk{ $free ->
        [0] .
        [one] , behalve het eerste.
       *[other] , behalve de eerste { $free }.
    }
guide-end-nothing = Voedsel, hout en ijzer die over zijn, en steenkool die in de schacht ligt, zijn niets waard.
guide-end-tie = De meeste OP winnen. Bij gelijke stand wint wie meer steenkool uit de eigen mijn heeft gehaald; is het dan nog gelijk, wie eerder in de spelersvolgorde komt.

## De ontwikkelingen een voor een

guide-tiles = De ontwikkelingen een voor een
guide-tiles-board = Niet alle ontwikkelingen liggen in elk spel op het bord. Hier is elk ervan, met aan de rand de schijven die ze vraagt. Wat niet op het bord ligt, is in dit spel niet te krijgen, en het fiche ervan ook niet.

## Zwarte ontwikkelingen

guide-black = Module: Zwarte ontwikkelingen
guide-black-level = Onder de bruine rij, op niveau⍽{ $level }, ligt een rij zwarte ontwikkelingen. Ze geven veel, en elk kan maar door één speler bezeten worden.
guide-black-one = Je kunt er hoogstens één van bezitten. Die moet aan een van jouw ontwikkelingen grenzen; op afstand, voor een goed, is er geen te krijgen.
guide-black-points = Wie er als eerste een aanschaft, krijgt het meest: { FORM($vp, "slashes") }⍽OP voor de eerste, de tweede enzovoort. Daarna gebruik je een van de twee effecten.
guide-black-bonus = Je pakt er in het geheim een van de bonusfiches bij. Het telt aan het einde, en tot dan weet niemand anders welk je hebt.
guide-black-tokens = Met deze module heb je { $more } spelersschijven voor ontwikkelingen in plaats van { $tokens }.

## IJzer

guide-iron = Module: IJzer
guide-iron-year = Met ijzer duurt het spel { $years }⍽jaar. De pacht van het laatste is { $lease }.
guide-iron-iron = IJzer is een vierde goed. Het stut de tunnel net als hout, en sommige velden daar nemen alleen ijzer. Overslaan kun je er geen. Een ontwikkeling op afstand betaal je er niet mee.
guide-iron-workshop = Wie de Pinge uitput, krijgt een werkplaats, een veld dat vanaf de volgende fase eenmaal per fase werkt. { $text }{ $stores ->
        [none] { "" }
       *[some] {" "}In de winter slaat ze ook { FORM($stores, "and") } op.
    }
guide-iron-tunnel = De tunnel is langer, met { FORM($sections, "or") }⍽delen en { FORM($coal, "or") }⍽steenkool. Alleen de eerste { $kept } zijn de oude. { FORM($iron, "or") }⍽velden willen ijzer. Kant⍽A is voor allen gelijk, op kant⍽B heeft ieder een andere.
guide-iron-end = Een ijzeren stut geeft aan het einde { $vp } als het deel erachter leeg is, met “{ $tile }” { $smithy }.
guide-iron-tiles = Drie ontwikkelingen kunnen meedoen: “{ $tile1 }”, “{ $tile2 }” en “{ $tile3 }”. Ze brengen ijzer, of maken er meer van.

## Nieuwe ontwikkelingen

guide-valley = Nieuwe ontwikkelingen
guide-valley-mix = Nieuwe ontwikkelingen voor de niveaus 1 tot { $levels } kun je onder de andere mengen, zoveel je wilt. Elke zegt zelf wat ze doet; hier staan die welke het spel het meest veranderen.
guide-valley-people = “{ $wife }” is een arbeidster erbij. { $text } Met “{ $feast }” geef je bij het mijnwater van de herfst iemand een voedsel, voor { $vp } en, als je wilt, een droge mijn.
guide-valley-water = “{ $channel }” maakt van water OP: wat je verwijdert, komt erop, en elke { $water } daar geven { $vp }. Met “{ $horse }” kies je welke van je kruiwagens voor de volgorde telt.
guide-valley-trade = “{ $pedlar }” draagt een goed dat je voor een van jou omwisselt. “{ $market }” geeft voor { $pay } { $gain }. “{ $church }” en “{ $community }” geven een steenkool aan een andere speler, en jij krijgt er heel wat meer voor.
guide-valley-estate = Met “{ $mayor }” betaal je vanaf de volgende winter een andere pacht, elk jaar dezelfde: { $goods }. “{ $tipple }” geeft { $vp } meer voor elke latere ontwikkeling die OP geeft.
