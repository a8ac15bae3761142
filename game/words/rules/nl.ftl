# De regels in het Nederlands, onder elk nummer een alinea; het venster toont ze. Ze worden geladen als de eerste ervan
# gevraagd wordt. Een waarde die een regelset kan veranderen, is een plaatshouder; `code` en **wat bepaald wordt** staan
# tussen tekens als in Markdown. Wat tussen “ ” is aangehaald, blijft in de taal van zijn bron.

## Hoofdstukken en koppen

rule-chapter-0 = De regels in hun geheel
rule-chapter-1 = 1 Opstelling
rule-chapter-2 = 2 Een jaar ({ $years }⍽jaar; { $iron } met IJzer)
rule-chapter-3 = 3 Aanvullen
rule-chapter-4 = 4 Schijven pakken
rule-chapter-5 = 5 Plannen
rule-chapter-6 = 6 Uitvoeren
rule-chapter-7 = 7 In de mijn
rule-chapter-8 = 8 Winter (elke stap voor alle spelers, in spelersvolgorde, dan de volgende)
rule-chapter-9 = 9 Ontwikkelingen
rule-chapter-10 = 10 Einde van het spel
rule-chapter-11 = 11 Varianten
rule-chapter-12 = 12 Uitbreiding: { $tiles }⍽ontwikkelingen voor de niveaus 1 tot en met { $levels }
rule-chapter-13 = 13 Module 1: Zwarte ontwikkelingen
rule-chapter-14 = 14 Module 2: IJzer
rule-chapter-15 = 15 Wat in elk spel moet kloppen
rule-id = { $number }
rule-id-about = { $number } ({ FORM($tiles, "plain") })
rule-id-development = { $number } { $tile }
rule-id-building = { $number } { $tile } (gebouw)
rule-table-tile = tegel
rule-table-effect = effect

## Wat in meer dan één alinea staat

rule-drained = { $most ->
        [1] 1⍽mijnwater
        [2] 1 of 2⍽mijnwater
       *[other] 1 tot { $most }⍽mijnwater
    }
rule-disks = { $count ->
        [one] { $count }⍽schijf
       *[other] { $count }⍽schijven
    }
rule-removed = { $most ->
        [1] { $water }
       *[other] hoogstens { $water }
    }

## Voor het eerste hoofdstuk

rule-about = Eén lezing van de spelregels, in onze eigen woorden. De waarden, en hoe zeker ze zijn, staan in `game/rules/data/`. Elke regel heeft een nummer; een test die een regel bewijst, noemt dat nummer. `R-…` staat bij een uitleg waar de bronnen elkaar tegenspreken, zwijgen of afbreken; waar die op woorden van een bron steunt, zijn die woorden aangehaald. Nummers worden één keer gegeven en veranderen nooit. R-25 is niet meer in gebruik: het dekte alle lezingen van hoofdstuk 12 samen, die nu elk apart R-60 tot en met R-85 heten. Dit is versie 2 van de regels; versie 1 week af in R-10, R-48, R-49 en R-50. Namen in `code` zijn die van het programma.
rule-vocabulary = Begrippen: een **schijf** is een actieschijf (`black` steenkool, `brown` hout, `yellow` voedsel); een **spelersschijf** is een houten schijf in de eigen kleur; **grondstoffen** zijn voedsel (`food`), hout (`wood`), steenkool (`coal`) en met de module IJzer ook ijzer (`iron`); **taler** en **schuldfiches** zijn geen grondstoffen; **mijnwater** is het water in de mijn; **OP** zijn overwinningspunten; **eigen arbeiders** zijn boer en knecht; **ingehuurde arbeiders** zijn kolengraver, mijnwerker en Haspelknecht; een **fase** is een van de drie actiefasen van een jaar; bij het **uitvoeren** wordt het plan uitgevoerd. Kleuren van de niveaus: 1 geel, 2 blauw, 3 groen, 4 bruin, 5 zwart.

## 1 Opstelling

rule-S1 = 2 tot 4⍽plaatsen. Bij elke plaats horen een spelersbord met { $coal } ({ $pinge } in de Pinge, { $tunnel } in de tunnel) en { $tokens }⍽spelersschijven: één op het telspoor, één op het volgordespoor, { $left } voor ontwikkelingen (T9). Met IJzer is de tunnel een andere (I4).
rule-S2 = Schijven in het spel: { FORM($seats, "semicolons") }.{ $each ->
        [none] {""}
       *[some] {" "}Dat zijn er { FORM($each, "plain") } per plaats.
    }
rule-seats-disks = bij { $seats }⍽plaatsen { $disks }
rule-S3 = Voor elke plaats is er één actieveld en één voorraadveld. Uit de zak komen op elk voorraadveld { $reserve }, daarna op elk actieveld { $action }. Dan is de zak leeg.
rule-S4 = { $pools ->
        [none] Geen actieveld heeft een watersymbool
       *[some] Deze actievelden hebben een watersymbool, voor zover ze in het spel zijn: { $pools }
    } (`game/rules/data/`, [pools]).
rule-S5 = Het ontwikkelingsbord: { $levels }⍽niveaus, tenzij anders gekozen met op elk niveau één tegel meer dan er plaatsen zijn; de opstelling voor het eerste spel neemt de laagste nummers van elk niveau, op volgorde. Actiefiches en gebouwen van tegels die niet in het spel zijn, doen niet mee.
rule-S6 = De spelersvolgorde aan het begin is willekeurig. Iedereen begint met 0⍽OP. { $start ->
        [none] Niemand bezit voedsel, hout, steenkool, taler of schuldfiches
       *[some] Op de erven liggen aan het begin goederen: { FORM($start, "semicolons") }; verder bezit niemand iets, ook geen schuldfiches
    } (`game/rules/data/`, [start]).
rule-seat-goods = { $seat } { $goods }
rule-place-goods = plaats { $place } in de eerste spelersvolgorde { $goods }
rule-S7 = De algemene voorraad is onbeperkt. R-1: ook die van taler en schuldfiches (in de doos zitten er 16 en 24).
rule-S8 = Al het toeval komt uit de startwaarde van het spel: regelset + opstelling + startwaarde + zetten geven precies hetzelfde spel terug.

## 2 Een jaar

rule-Y1 = Verloop: { FORM($steps, "dots") } · waardering in de winter · pacht betalen · opslag.
rule-step-water = mijnwater in de { $season }
rule-step-phase = { $season ->
        [spring] lentefase
        [summer] zomerfase
       *[autumn] herfstfase
    }
rule-Y2 = { $seasons ->
        [none] Geen seizoen brengt mijnwater
       *[some] Mijnwater van het seizoen ({ $seasons }): iedereen neemt 1⍽mijnwater
    }{ $years ->
        [none] {""}
       *[some] ; sommige jaren hebben hun eigen mijnwater: { FORM($years, "semicolons") }
    } (18, 21 en 29 veranderen dat).
rule-year-water = jaar { $year }, { $seasons ->
        [none] in geen enkel seizoen
       *[some] { $seasons }
    }
rule-Y3 = Mijnwater dat je neemt, ligt in de Pinge tot die is uitgeput, daarna in de schacht; er is geen maximum.
rule-Y4 = Een fase: aanvullen (niet in de allereerste) · schijven pakken · volgorde bepalen · plannen · uitvoeren.

## 3 Aanvullen

rule-F1 = Iedereen legt al zijn schijven, gebruikt of niet, terug in de zak.
rule-F2 = Wat op een voorraadveld ligt, komt bij de schijven die op zijn actieveld zijn overgebleven.
rule-F3 = Op elk voorraadveld komen, op volgorde van de velden, { $reserve } uit de zak. R-2: zolang er schijven in de zak zitten; hij kan voortijdig leeg zijn als er weinig is gepakt.
rule-F4 = Daarna wordt elk actieveld met minder dan { $action }⍽schijven aangevuld tot { $action }, op volgorde van de velden en zolang er schijven in de zak zitten; aan het eind is de zak leeg. Na F2 kunnen er op een veld meer dan { $action } liggen. (R-3: één bron vult de actievelden voor de voorraadvelden aan; de Engelse volgorde geldt.)

## 4 Schijven pakken

rule-D1 = De eerste keer pakken, in de volgorde van dat moment: wie aan de beurt is, kiest een actieveld en een kleur daarop en pakt alle schijven van die kleur. Dat is verplicht en kent geen maximum (ook zes of meer van één kleur mogen worden gepakt). R-4: als alle actievelden leeg zijn, vervalt het pakken.
rule-D2 = De tweede keer pakken, in dezelfde volgorde: wie minder dan { $limit }⍽schijven heeft, mag nog eens van een actieveld naar keuze alle schijven van één kleur pakken, maar niet meer dan tot een totaal van { $limit }. R-5: het aantal ligt vast, min(alle van die kleur, { $limit } − al gepakte); je mag van het pakken afzien. R-27: ook na het omwisselen met de olielamp (32).
rule-D3 = Schijven van de eerste keer liggen in kruiwagen 1, schijven van de tweede keer in kruiwagen 2.
rule-D4 = Wie de eerste keer van een actieveld met een watersymbool pakt, krijgt onmiddellijk 1⍽mijnwater; de tweede keer niet.
rule-D5 = Alleen in de lente van jaar 1: wie in totaal minder dan { $limit }⍽schijven heeft gepakt, mag 1⍽mijnwater terugleggen. R-6: dat wordt gevraagd na de tweede keer pakken, in dezelfde volgorde.
rule-D6 = De nieuwe volgorde hangt af van de waarde van kruiwagen 1 (geel { $yellow }, bruin { $brown }, zwart { $black }; leeg 0), de laagste eerst. Bij gelijke waarden gaat voor wie tot nu toe later aan de beurt was. De nieuwe volgorde geldt voor het plannen en uitvoeren in deze fase en voor het pakken in de volgende.

## 5 Plannen

rule-P1 = Iedereen legt schijven, fiches, voedsel en taler op de velden die er zijn, in deze volgorde (P7, M6): { FORM($fields, "plain") }{ $others ->
        [none] .
       *[some] . { FORM($others, "sentences") }
    }
rule-P2 = Iedereen plant tegelijk: geen plan is te zien voordat het laatste er ligt; de spelers worden in de nieuwe volgorde gevraagd. Bij open plannen (V5) zijn de plannen te zien.
rule-P3 = Op het veld van een eigen arbeider mogen zoveel schijven van één kleur liggen als je wilt. Verschillende kleuren mogen alleen liggen bij een arbeider die mag ontwikkelen ({ FORM($workers, "plain") }), en R-7 alleen als ze precies de vereiste schijven zijn van een tegel in het spel die de speler nog niet bezit (of die binnen bereik en te betalen is, blijkt bij het uitvoeren). Wordt er dan geen zo’n tegel aangeschaft, dan doet die arbeider niets.
rule-P4 = { FORM($workers, "sentences") } (R-8: volgens het naslagboekje betaalt een gele schijf ook de mijnwerker, volgens de spelregels niet.)
rule-P5 = Met wat je in een fase krijgt, kun je in dezelfde fase geen ingehuurde arbeider betalen. Voor al het andere is het onmiddellijk te gebruiken: voor ontwikkelingen op afstand (T5), voor het omwisselen, voor stutten.
rule-P6 = Een kleurfiche (handkar geel, ladder bruin, hamer en beitel zwart) mag liggen waar een schijf van zijn kleur mag liggen. Het mag in zijn eentje op een veld liggen; het telt als schijf voor werk, samenwerking en de vereiste schijven van tegels, niet voor D2 en niet voor D6.
rule-P7 = R-9: welke velden en eigenschappen een plan kan gebruiken, staat bij het plannen vast: mijnwerker en Haspelknecht kunnen worden betaald vanaf de fase na die waarin de Pinge is uitgeput; de meesterknecht mag ontwikkelen, en het veld van een nieuw gebouw mag worden gebruikt, vanaf de fase na de aanschaf.
rule-P8 = Schijven mogen ongebruikt blijven. Een veld is geactiveerd zodra zijn arbeider een actie heeft uitgevoerd of een tegel heeft aangeschaft; dan is alles uitgegeven wat erop ligt, ook als er acties over zijn.
rule-R-10 = Voedsel, taler en fiches die een ingehuurde arbeider betalen, zijn uitgegeven als de plannen worden getoond, dus zodra het laatste er ligt (ook met V5), of de arbeider daarna werkt of niet: ook als de Pinge is uitgeput voordat de kolengraver werkt, of als de lier het werk van de Haspelknecht doet. (Frans: ze moeten bij het plannen worden uitgegeven, “doivent être dépensés pendant cette phase de planification”; Nederlands: ze moeten dan worden toegewezen, “toegewezen”; het Engels zwijgt.) Fiches op andere velden die niet zijn geactiveerd (die van eigen arbeiders, watermolen, boerin en werkplaats), gaan aan het eind van de beurt terug naar hun eigenaar: daar wordt niemand ingehuurd, en een fiche gaat pas weg na gebruik, “after use”. Schijven blijven uit het spel tot het aanvullen (F1), ook die voor ingehuurde arbeiders.
rule-P9 = In het programma wordt een plan veld voor veld gelegd in de volgorde van P1, één zet per veld (een leeg veld is ook een zet), zodat hetzelfde plan nooit langs twee wegen ontstaat. In het venster kun je alles verschuiven tot het plan klaar is.

## 6 Uitvoeren

rule-E1 = In de nieuwe volgorde voert elke speler zijn hele plan uit voordat de volgende begint; de arbeiders werken in een volgorde naar keuze, en de ene maakt zijn werk af voordat de andere begint. Een arbeider mag eerder stoppen. De beurt eindigt met een eigen zet, zodat er ruimte is voor vrije acties.
rule-R-28 = Een arbeider begint alleen als hij op dat moment een actie kan uitvoeren, en stopt pas na een actie. Alleen een arbeider die er geen meer kan uitvoeren, stopt zonder actie; hij heeft dan niet gewerkt en mag nog eens beginnen.
rule-R-50 = Een vraag waarop maar één antwoord mogelijk is, wordt niet gesteld, wat er verder ook openstaat: een arbeider die alleen kan stoppen, stopt, tenzij een vrije actie hem een actie kan geven; een effect van een ontwikkeling met maar één antwoord krijgt dat antwoord, tenzij een vrije actie een ander antwoord mogelijk kan maken. Wat gedaan wordt, blijft een zet, ook als het de enige is: wat er op een veld komt (P9), het pakken, elke actie van een arbeider, het einde van de beurt; zo wordt elke zet getoond en in het logboek gezet en kan hij worden teruggenomen. Een keuze uit twee wordt gevraagd, ook als beide op hetzelfde neerkomen (R-42).
rule-E2 = Vrije acties: een stut plaatsen (M3), houtskool branden (15), het fiche “Hijstouw” (14). Bij elke beslissing in je eigen beurt tijdens het uitvoeren, ook tussen de acties van een arbeider of midden in het effect van een tegel. Plaatsen en branden ook in de winter, voor de waardering en voor de opslag (het wordt alleen gevraagd aan wie het kan). R-11: meer dan dat vraagt “at any time” niet; fiches worden alleen in fasen gebruikt, nooit in de winter. (Het basisspel zegt “in a later phase” en noemt ook de delen van de winter fasen; de uitbreiding zegt “during a future action phase”.)
rule-E3 = Een eigen arbeider doet in een fase één soort werk: voedsel, hout, mijn (mijnwater uit de Pinge verwijderen en steenkool winnen mogen vrij worden gecombineerd) of een ontwikkeling. Welk soort, wordt gekozen als hij begint, voor zover zijn schijven het toelaten; ook een meesterknecht mag nog gewoon werk doen.
rule-E4 = Wat elke schijf oplevert. { FORM($workers, "sentences") } Voedsel en hout komen uit de algemene voorraad naar het erf; hout mag onmiddellijk worden geplaatst. R-29: alles in één keer; tussendoor stoppen kan niet.
rule-E5 = Mijn: wat een actie doet, wordt elke keer opnieuw gekozen (maar zie E9); wie mijnwater verwijdert, verwijdert { $drained }. Uit de schacht verwijderen alleen { $workers ->
        [none] tegels waarop het staat
       *[some] { $workers } en tegels waarop het staat
    } mijnwater ({ FORM($tiles, "plain") }).
rule-E6 = Een eigen arbeider wint in een fase steenkool in de Pinge of in de tunnel, nooit in beide; de arbeider die de Pinge uitput, is klaar, en zijn overige acties vervallen (ook die van de samenwerking). De andere mag dan in de tunnel werken.
rule-E7 = Samenwerking: als de eigen arbeider die als tweede werkt, hetzelfde soort werk doet als de eerste in deze fase (dezelfde grondstof, of allebei in de mijn), werkt hij alsof hij { $synergy ->
        [one] { $synergy }⍽schijf
       *[other] { $synergy }⍽schijven
    } meer had. Wat ingehuurde arbeiders tussendoor doen, maakt niet uit; E8 komt erbij. R-12: de eerste moet iets hebben bereikt; Pinge en tunnel zijn hetzelfde soort (het tweede voorbeeld van de spelregels); één bron geeft de bonus alleen bij dezelfde grondstof.
rule-E8 = Seizoenen: { $bonuses ->
        [none] geen ervan levert een eigen arbeider iets extra’s op.
       *[some] { FORM($bonuses, "sentences") } De andere eigen arbeiders krijgen niets extra.
    }
rule-E9 = { $told } R-13: wie mijnwater moet verwijderen, heeft geen keuze, “until there is less than 2 pit water”; hij stopt als hij geen van beide kan, en mag eerder stoppen. (Het Frans laat de keuze: “a) retirer jusqu’à 2 fosses ou b) obtenir un cube de charbon”.)
rule-E10 = { $told }
rule-E11 = { $told } (Maar zie 25.) Bij { $stops } of meer mijnwater in de schacht moet hij eerst mijnwater verwijderen. R-14: ook het laatste mijnwater mag hij verwijderen (één bron stopt bij één).

## 7 In de mijn

rule-M1 = Pinge: { $coal } in { $groups ->
        [one] { $groups }⍽groep
       *[other] { $groups }⍽groepen
    }, met ertussen { $fields ->
        [one] { $fields }⍽houtveld
       *[other] { $fields }⍽houtvelden
    }; de steenkool wordt van links naar rechts genomen, tot aan het eerste lege veld.
rule-M2 = Tunnel: { $sections ->
        [one] { $sections }⍽tunneldeel
       *[other] { $sections }⍽tunneldelen
    } met { $coal }, elk achter een houtveld links ervan; voor de eerste stut is niets bereikbaar. De steenkool wordt van links naar rechts genomen, tot aan het eerste lege veld.
rule-M3 = Hout wordt van het erf op het meest linkse lege veld van de Pinge (tot die is uitgeput) of van de tunnel geplaatst. R-15: velden van de tunnel mogen worden gevuld voordat de Pinge is uitgeput. Geplaatst hout blijft liggen (maar zie M6). R-51: het meest linkse, al zegt alleen tegel 38 “leftmost”: “A player can place wood at any time. By placing wood, the player extends the area”, en geen ander veld breidt het gebied uit. Zo ook met ijzer (I2).
rule-M4 = Steenkool uit de Pinge gaat naar het erf. Steenkool uit de tunnel gaat naar de schacht en moet omhooggetakeld worden om op het erf te komen.
rule-M5 = Bij { $pinge } of meer mijnwater in de Pinge wordt daar geen steenkool gewonnen. Bij { $reeling } of meer in de schacht wordt niets omhooggetakeld; bij { $tunnel } of meer wordt er in de tunnel niets gewonnen.
rule-M6 = Als de laatste steenkool van de Pinge weg is, is de Pinge onmiddellijk uitgeput: het mijnwater erin gaat naar de schacht, het hout naar de algemene voorraad, en in plaats van de kolengraver komen mijnwerker en Haspelknecht. Pas dan kan er in de tunnel steenkool worden gewonnen.
rule-M7 = { $bonus ->
        [none] De Pinge uitputten levert op zich geen OP op.
       *[some] De Pinge uitputten, op welke manier ook, levert onmiddellijk OP op: { FORM($bonus, "plain") }, daarna niets.
    } (R-16: één bron spreekt van helften van het spel.) R-52: ook als de laatste steenkool wordt weggegeven (37), al is de bonus voor wie alles wint, “excavates all 7 coal cubes”, en mag de steenkool voor de kerk niet worden gewonnen, “must not be mined”. Zulke steenkool geldt ook voor M6, M8 en G9 als weggenomen.
rule-vp-in-year = { $vp } in jaar { $year }
rule-M8 = Een tunneldeel is leeg als al zijn steenkool weg is.

## 8 Winter

rule-W1 = Waardering: steenkool op het erf levert { FORM($vp, "slashes") }⍽OP op voor { FORM($coal, "slashes") }, en { $more } voor elke volgende. De steenkool blijft liggen.
rule-W2 = Pacht: { FORM($years, "semicolons") }; met IJzer { $iron }. Wat je ervan hebt, moet je betalen. Elk ontbrekend stuk geeft 1⍽schuldfiche.
rule-lease = jaar { $year }: { $goods }
rule-W3 = Opslag: iedereen verdeelt zijn grondstoffen over opslagplaatsen, één per plaats. { FORM($places, "sentences") } R-31: in het programma opslagplaats voor opslagplaats in deze volgorde; een opslagplaats mag leeg blijven, en naar een waarin niets past, wordt niet gevraagd. Wat geen opslagplaats heeft, is verloren. Taler, fiches en steenkool in de schacht hebben er geen nodig.
rule-W4 = De opslag bepaalt alleen wat er overblijft: in de lente ligt het weer op het erf, telt en betaalt het zoals altijd, en elke winter wordt het opnieuw opgeslagen en gewaardeerd. R-55: ook steenkool, in W1 en W3, winter na winter: “Stored resources can be used later in the game”, en de waardering telt de steenkool op het erf, “in his farm area”.
rule-W5 = Na de opslag van het laatste jaar volgt de eindtelling (hoofdstuk 10).{ $ends ->
        [none] {""}
       *[some] {" "}Het spel eindigt eerder, met de winter die dan meteen volgt, na een seizoen of winter waarin iemand { FORM($ends, "or") } heeft.
    }

## 9 Ontwikkelingen

rule-T1 = Om er een aan te schaffen moet een arbeider die mag ontwikkelen, de schijven hebben die de tegel vereist: de gekleurde in die kleur, de grijze in een kleur naar keuze. R-17: het aantal moet precies kloppen; de tegel wordt bij het uitvoeren gekozen.
rule-T2 = Hoogstens één ontwikkeling per arbeider in een fase: boer en meesterknecht mogen allebei ontwikkelen, de tweede mag al gebruikmaken van de aangrenzende tegel en de goederen van de eerste. Een speler bezit een tegel hoogstens één keer; het aantal eigenaars is onbeperkt.
rule-T3 = Niveau 1: elke tegel. Daaronder: een tegel die (zeshoek aan zeshoek) grenst aan een tegel van welk niveau ook die de speler bezit.
rule-T4 = Anders alleen een tegel die een andere speler bezit: een ontwikkeling op afstand.
rule-T5 = Die kost een grondstof van het erf, die onmiddellijk naar de eigenaar van de bovenste spelersschijf gaat; waar verschillende mogelijk zijn, kiest wie betaalt: { FORM($levels, "semicolons") }. Wie niet kan betalen, kan ze niet aanschaffen. (R-18: het naslagboekje noemt geld; een vergissing.)
rule-distant = { $goods ->
        [none] niveau { $level } is zo niet te krijgen
       *[some] { FORM($goods, "or") } voor niveau { $level }
    }
rule-T6 = Volgorde: betalen (T5), de spelersschijf boven op de stapel leggen, OP, effect. OP naar volgorde van aankomst op die tegel: { FORM($levels, "semicolons") }; niets voor wie later komt.
rule-arrival = niveau { $level }: { FORM($vp, "plain") }
rule-T7 = “Mag” betekent: vrijwillig; bij “of” kiest de speler. Een effect waarvoor de speler iets mist, vervalt. R-30: tenzij een vrije actie het kan leveren: dan wordt het gevraagd, en je kunt ervan afzien.
rule-T8 = Een actiefiche kan één keer worden gebruikt, vanaf de volgende fase; daarna gaat het terug naar de algemene voorraad. (De eigenschappen van 15 en 21 gelden onmiddellijk.)
rule-T9 = Hoogstens { $tokens }⍽ontwikkelingen per speler, één voor elke spelersschijf ({ $more } met een module: B7).

rule-11 = { $gain }
rule-12 = W3
rule-13 = de knecht wordt meesterknecht: hij mag ontwikkelen (P7)
rule-14 = fiche: 1⍽mijnwater verwijderen (uit Pinge of schacht, waar het ook ligt; er moet wel mijnwater zijn) en { $vp } krijgen
rule-15 = { $wood } van het erf voor { $coal } (uit de algemene voorraad naar het erf) en { $vp }, zo vaak als je wilt (R-19: één bron zegt 1⍽steenkool)
rule-21 = geen mijnwater van het seizoen meer (Y2)
rule-22 = fiche: een gele schijf. Einde: 1⍽OP voor elk leeg tunneldeel met het symbool van deze tegel
rule-23 = fiche: een bruine schijf
rule-24 = W3
rule-25 = je mag onmiddellijk { $removed } verwijderen. Fiche: een aparte activering van de Haspelknecht (E11), onbetaald, tussen twee arbeiders, zodra hij op het bord is, zelfs in de fase waarin de Pinge wordt uitgeput en zelfs als hij ook betaald is (R-20)
rule-31 = een van deze, naar keuze: { FORM($options, "semicolons") }
rule-32 = { $gain }. Fiche: vlak voor of vlak na je eigen eerste of tweede keer pakken (R-48) een schijf van een voorraadveld omwisselen met een van het actieveld ernaast (R-32: van een andere kleur). Einde: 1⍽OP voor elk leeg tunneldeel met het symbool van deze tegel
rule-33 = { $gain }; vrije acties; dan mag 1⍽bereikbare steenkool worden gewonnen (M1, M2, M5, M6 gelden; dat is niet het werk van een arbeider: E6 en E7 gelden niet). Fiche: een zwarte schijf
rule-34 = je mag één keer goederen van het erf omwisselen: { FORM($options, "semicolons") }
rule-35 = een veld, R-21 eenmaal per fase. { $text } Kleurfiches tellen mee
rule-41 = { $gain }. Einde: 1⍽OP voor elk mijnbouwsymbool op je tegels
rule-42 = { $coal } uit de algemene voorraad naar de schacht (ook voordat de Pinge is uitgeput) en { $gain }. Einde: 1⍽OP voor elk leeg tunneldeel met het symbool van deze tegel
rule-43 = { $gain }. Einde: 1⍽OP voor elk landbouwsymbool op je tegels
rule-44 = { $gain }. Waardering in de winter: 1⍽OP voor elke steenkool op het erf in plaats van W1 (R-22: sommige bronnen zeggen: bij de opslag)
rule-45 = { $gain }

rule-R-20 = “to do 3 reeling actions without pay”, en “activated twice that phase” als hij ook betaald is: gelezen als een activering waarin hij elk van zijn acties mag uitvoeren (E11).
rule-R-48 = “at any time in a later phase”, dus ook vlak nadat je zelf hebt gepakt. Het wordt alleen gevraagd aan een eigenaar die iets kan omwisselen dat verschil maakt, tot hij ervan afziet; wie van de tweede keer pakken afziet, ziet ook van het omwisselen af. Het omwisselen verandert de gepakte schijven niet (D2, D5) en een kruiwagen evenmin (D6).
rule-R-54 = “to immediately remove 1 pit water and gain 1 victory point”: er moet mijnwater zijn, de OP worden niet voor niets gegeven.
rule-R-56 = De molen is een gebouw, geen boer of knecht: hij heeft en geeft geen samenwerking en geen zomerbonus.

## 10 Einde van het spel

rule-G1 = Tunnel: de opgedrukte OP van elk leeg tunneldeel.
rule-G2 = Tunnelbonus: { FORM($tiles, "plain") }, voor de symbolen op lege tunneldelen.
rule-G3 = Ontwikkelingsbonus: { FORM($tiles, "plain") } (de tegel telt zichzelf mee als hij het symbool draagt).
rule-G4 = Gebouwsymbolen op je tegels: { FORM($vp, "slashes") }⍽OP voor { FORM($buildings, "slashes") } (meer dan vier alleen met Zwarte ontwikkelingen).
rule-G5 = { $vp } voor elk ongebruikt actiefiche ({ FORM($tiles, "plain") }; niet de watergoot, niet bonusfiches).
rule-G6 = Taler: { FORM($vp, "slashes") }⍽OP voor { FORM($thaler, "slashes") }, { $more } meer voor elke volgende.
rule-G7 = Schuld: { $first } voor het eerste schuldfiche, { $more } voor elk volgende.
rule-G8 = Mijnwater in de mijn: { $more } voor elk { $free ->
        [0] stuk
        [1] na het eerste
       *[other] na de eerste { $free }
    }.
rule-G9 = Wie de meeste OP heeft, wint het spel; bij een gelijke stand wie de meeste steenkool uit zijn mijn heeft weggenomen (wat aan het begin in Pinge en tunnel lag, min wat er nog ligt; steenkool in de schacht telt mee, steenkool uit de algemene voorraad niet); daarna wie eerder in de spelersvolgorde staat.
rule-G10 = Grondstoffen, en steenkool in de schacht, leveren aan het eind niets op.

## 11 Varianten

rule-V1 = Ontwikkelingsborden mogen vrij worden gebouwd: minstens 3⍽tegels per niveau; met 3 of 4⍽plaatsen zoveel per niveau als er plaatsen zijn, of één meer; elke tegel onder niveau 1 raakt een tegel van het niveau ervoor; geen tegel raakt er een die twee of meer niveaus verder ligt (R-23: zo lezen wij “higher”). Twaalf vormen worden in de bronnen genoemd, met tegels per niveau en plaatsen: Toren 3334 (3), Drie lange poten 3333 (2, 3), Drie korte poten 3333 (2, 3), Twee lange ongelijke poten 3333 (2, 3), Twee korte ongelijke poten 3333 (2, 3), Twee ringen 3333 (2, 3), Vleugels 3344 (3), Bloem 4334 (3), Vlinder 4334 (3), Vier lange poten 5444 (4), Vier korte poten 5544 (4), Drie cirkels 5445 (4). Hun afbeeldingen zijn verloren: `game/rules/data/` stelt vormen voor die bij namen en regel passen.
rule-V2 = Welke tegel waar ligt, kan op nummer gaan, willekeurig zijn of gekozen worden.
rule-V3 = Spelers mogen afspreken met de gebouwen of met meesterknechten te beginnen, als de tegels daarvan niet op het bord liggen. R-24: zulke gebouwen slaan op en leveren bij de opslag OP op zoals altijd, maar hebben geen gebouwsymbool. R-33: alle gebouwen waarvan de tegels niet op het bord liggen; een willekeurig bord laat het pikhouweel weg als met meesterknechten wordt begonnen, en wordt opnieuw getrokken tot er een gebouw is om mee te beginnen.
rule-V4 = Voor twee plaatsen hoort een bord elke speler de { $thaler } voor de pacht tot en met jaar { $year } te bieden: een willekeurig bord wordt opnieuw getrokken tot het dat doet; bij elk ander bord raadt de opstelling het alleen aan. Met IJzer moet elk bord bij elk aantal plaatsen er { $iron } bieden (I1, R-44). Geteld worden: { FORM($counted, "semicolons") }.
rule-R-49 = De spelregels waarschuwen voor “a 2 player board, when tiles are placed randomly”, en “an adjustment is advised”: voor drie en vier plaatsen wordt niets geëist of aangeraden. (Versie 1 eiste er 3 van elk willekeurig bord, bij elk aantal plaatsen.)
rule-thaler-counted = { $thaler } voor { FORM($tiles, "plain") }
rule-V5 = Open plannen in spelersvolgorde (P2).

## 12 Uitbreiding

rule-valley = Deze ontwikkelingen mogen vrij worden bijgemengd, elk op het eigen niveau (in het gepubliceerde spel het eerste cijfer van het nummer). Een opstelling noemt haar tegels, of trekt elk niveau uit de tegels van het basisspel en de gekozen tegels, opnieuw tot aan de voorwaarde van 36 en aan V4 is voldaan (V4 voor zover het geldt). Aanbevolen: niet allemaal tegelijk; 17 in plaats van 11; 46 ver van 45.

rule-16 = fiche dat bij het plannen op boer of knecht wordt gelegd: deze arbeider mag schijven van verschillende kleuren hebben en doet al die soorten werk, in een volgorde naar keuze (E6 en E8 gelden; als de Pinge is uitgeput, eindigt alleen zijn werk in de mijn). In die fase geen samenwerking voor de speler. Bij het ontwikkelen helpt het fiche niet: ontwikkelt de arbeider in plaats daarvan, dan komt het ongebruikt terug
rule-17 = { $gain } uit de algemene voorraad naar het erf, en { $water } moet worden genomen
rule-18 = al het mijnwater dat je op welke manier ook uit je mijn verwijdert, wordt hierop gelegd; telkens gaan er { $water } onmiddellijk terug naar de algemene voorraad voor { $vp } (een rest blijft liggen). Mijnwater hierop telt niet voor M5 en niet voor G8. Wat M6 verplaatst, geldt niet als verwijderd. Met “Emmer” (in welke volgorde ook aangeschaft) komt er bij elk mijnwater van het seizoen (Y2) 1 uit de algemene voorraad op
rule-19 = nog een arbeider, geen eigen en geen ingehuurde. { $text } Kleurfiches tellen mee. Zij werkt in het deel van de mijn waar op dat moment wordt gewonnen, volgens M1, M2, M5. Zodra je 19 en 23 allebei bezit, wordt zij omgedraaid. Geen “Rieten mand”
rule-26 = fiche dat op het veld van een arbeider die ontwikkelt, wordt gelegd, desgewenst in zijn eentje: staat voor precies { $disks ->
        [one] { $disks }⍽vereiste schijf
       *[other] { $disks }⍽vereiste schijven
    } van een soort naar keuze, de rest moet precies kloppen; niveaus 1 tot en met { $levels }. Schaft die arbeider niets aan, dan komt het terug
rule-27 = na de tweede keer pakken (en D5), in de oude volgorde, zegt de eigenaar of kruiwagen 1 of kruiwagen 2 telt voor D6 (een lege kruiwagen 2 telt 0)
rule-28 = begint met 1⍽hout erop. Bij de aanschaf: neem wat erop ligt en 1⍽grondstof naar keuze uit de algemene voorraad, en leg er 1⍽grondstof van het erf op, van een andere soort dan die twee. Wie dat (na T5) niet zou kunnen, kan hem niet aanschaffen. Fiche: een schijf van een kleur naar keuze, die wordt genoemd als de arbeider van zijn veld begint (betaalt nooit de mijnwerker)
rule-29 = { $gain }. Bij elk mijnwater in de herfst mag je, in spelersvolgorde, 1⍽voedsel geven aan een speler zonder deze tegel (aan de algemene voorraad alleen als iedereen hem bezit): { $vp }, en de gever kiest of hij het mijnwater neemt. Ook met “Emmer” mag je geven
rule-36 = { $colours ->
        [none] Fiche
       *[some] { $colours } Fiche
    }, een vrije actie in je eigen beurt tijdens het uitvoeren: { $pay } van het erf voor { $gain }. Alleen in het spel als 22, 23, 33 of 28 dat ook is
rule-36-colours = vereist { $disks }, dus minstens één fiche.
rule-37 = (a) 1⍽steenkool van je erf geven, naar het erf van een andere speler, voor { $farm }; of (b) 1⍽steenkool uit je mijn geven (de meest linkse van de Pinge; is die uitgeput, de meest linkse van de tunnel of een uit de schacht; stutten en mijnwater doen er niet toe), voor { $mine }. Gegeven steenkool uit Pinge of tunnel geldt als weggenomen (M7, M8, G9); een overgeslagen stut blijft nodig voor wat erachter ligt. Een van beide wordt gedaan als het kan
rule-37-picked = { $count }⍽verschillende van deze ({ FORM($among, "semicolons") })
rule-38 = bij de opstelling liggen er voor elke speler { $laid } op. Bij de aanschaf: { $wood } (of { $iron }) van het erf wordt ervoor uitgegeven (wie geen van beide heeft, kan hem niet aanschaffen); van de steenkool erop gaat er 1 naar het erf van een andere speler en { $coal } naar je eigen erf; dan { $gain }, en ofwel { $other } nemen ofwel { $debt } terugleggen
rule-46 = vanaf de volgende winter bedraagt de pacht { $goods } in plaats van W2, elk jaar; elk ontbrekend stuk geeft 1⍽schuldfiche
rule-47 = { $gain }; vanaf nu (niet voor zichzelf) { $vp } meer voor elke ontwikkeling die door T6 of B3 minstens 1⍽OP oplevert

rule-valley-silent = Waar de bronnen zwijgen of afbreken, geven deze regels van de tabel onze lezing:
rule-R-60 = “to receive different resources”: de soorten werk komen bij elkaar, verder verandert er niets: E6 en E8 gelden, en als de Pinge is uitgeput, eindigt alleen het werk in de mijn.
rule-R-61 = “A synergy bonus is not granted”: voor geen van beide eigen arbeiders van de speler in die fase.
rule-R-62 = Grondstoffen zijn geen ontwikkeling: het fiche helpt daarbij niet, en komt terug als zijn arbeider ontwikkelt.
rule-R-63 = Wat erop ligt, is niet meer in de mijn, voor M5 en G8; wat M6 verplaatst, geldt niet als verwijderd.
rule-R-64 = “when removing any pit water tokens”: of dat nu door arbeiders, fiches of tegels gebeurt, en wat nog niet genoeg is voor OP, wacht daar.
rule-R-65 = Het maakt niet uit of “Watergoot” of “Emmer” het eerst wordt aangeschaft.
rule-R-66 = “additional”, nog een arbeider, dus geen eigen en geen ingehuurde: geen samenwerking, geen zomerbonus, geen “Rieten mand”, geen “Keuterij”.
rule-R-67 = Zij werkt in het deel van de mijn waar wordt gewonnen als zij begint, volgens M1, M2 en M5; E6 geldt alleen voor boer en knecht.
rule-R-68 = Ook als zij is omgedraaid, blijft haar zwarte kant gelden; zij blijft omgedraaid nadat het fiche “Ladder” is gebruikt.
rule-R-69 = “a substitute for the requirement of any 2 disks”: voor precies zoveel, de rest moet precies kloppen, op elk niveau, in zijn eentje als er verder niets is vereist.
rule-R-70 = “only when acquiring new developments”: wordt er geen aangeschaft, dan komt het terug.
rule-R-53 = “in their cart on space 1 or space 2”: ook een lege kruiwagen 2 telt, en telt 0.
rule-R-71 = “When totaling the value”: na de tweede keer pakken en D5, in de oude volgorde.
rule-R-72 = “they must place”: wie het niet zou kunnen nadat T5 is betaald, kan hem niet aanschaffen.
rule-R-73 = “any action disk”: het betaalt nooit de mijnwerker, die geen schijf neemt (P4, R-8).
rule-R-74 = In spelersvolgorde, elke eigenaar als hij zijn eigen mijnwater neemt.
rule-R-75 = Wie geen mijnwater neemt, mag toch geven, voor de OP.
rule-R-76 = Het omwisselen is een vrije actie in je eigen beurt tijdens het uitvoeren, niet bij het pakken, het plannen of in de winter (R-11).
rule-R-77 = “you must use at least 1 of the following”: dat geldt voor getrokken borden en ook voor borden waarvan de tegels stuk voor stuk zijn genoemd.
rule-R-78 = “1 coal cube from their current mining area”: de meest linkse; “must not be mined and/or hauled up”: stutten en mijnwater doen er niet toe.
rule-R-79 = Wat achter een stut ligt die de steenkool heeft overgeslagen, heeft die stut nog altijd nodig.
rule-R-80 = “offers two options”: een van beide wordt gedaan als het kan.
rule-R-81 = “must place 1 wood”: wie geen hout en geen ijzer heeft, kan hem niet aanschaffen.
rule-R-82 = De steenkool erop komt niet uit je mijn, en telt niet voor M7, M8 of G9.
rule-R-83 = “now”: vanaf de volgende winter, die van dit jaar.
rule-R-84 = “each future development”: niet voor zichzelf, en niet voor wat je al bezit.
rule-R-85 = “at least 1 victory point”: ook de OP van een zwarte ontwikkeling (B3).
rule-valley-open = Ook dit is onze lezing; ze regelt wat de tabel openlaat:
rule-R-34 = In de opstelling voor het eerste spel (S5) liggen bijgemengde nieuwe tegels op hun niveau voor de laagste nummers van het basisspel; wat geen plek heeft, valt weg, en de opstelling waarschuwt daarvoor. Tegels die volgens de aanbeveling worden getrokken, worden opnieuw getrokken tot er niets meer wordt afgeraden.
rule-R-35 = “Rieten mand” wordt alleen op schijven van verschillende kleuren gelegd. Als de arbeider begint, worden voedsel en hout onmiddellijk geproduceerd (R-29) en volgt het werk in de mijn, wat nooit slechter is dan een andere volgorde. “Rieten mand” en “Keuterij” mogen op één veld liggen; wat niet wordt gebruikt, komt terug.
rule-R-36 = “Keuterij” wordt alleen gelegd waar het veld dan precies de vereiste schijven heeft van een tegel in het spel die de speler niet bezit (zoals bij R-7). Een arbeider die werkt in plaats van te ontwikkelen, mag zijn schijven gebruiken; “Keuterij” komt aan het eind van de beurt terug.
rule-R-37 = De kleur van het fiche wordt genoemd als zijn arbeider begint, en alleen waar die openstaat: in zijn eentje, of onder een “Rieten mand”. Naast andere schijven van een eigen arbeider of in de watermolen is het van hun kleur, bij een ingehuurde arbeider of in de werkplaats geel, bij de boerin zwart zolang zij niet is omgedraaid. Zij begint zoals zij dan ligt, ook als zij pas in deze beurt is omgedraaid. Voor een ontwikkeling is het wat er ontbreekt, voor 40E een zwarte schijf.
rule-R-38 = Wat een tegel van het erf neemt, en steenkool die hij weggeeft, wordt vóór elke vrije actie afgehandeld. Of bij de kerk (a) of (b) geldt, wordt eerder gekozen, en die keuze mag op een vrije actie wachten (R-30). Waar maar één antwoord mogelijk is, geldt R-50.
rule-R-39 = Ook bij (b) gaat de steenkool naar het erf van een andere speler. De steenkool van 42 in de schacht kan worden gegeven zodra de Pinge is uitgeput.
rule-R-40 = Het wordt gevraagd aan wie voedsel heeft, op zijn plek in de spelersvolgorde; of hij het mijnwater neemt, beslist hij samen met de gift. Wie niets geeft, neemt het mijnwater.
rule-R-41 = Een speler zonder schuld neemt de goederen en krijgt de vraag niet (R-50).
rule-R-42 = Het wordt in elke fase aan de eigenaar gevraagd, ook als beide kruiwagens evenveel tellen.
rule-R-47 = Voordat de Pinge is uitgeput, mag zij ook steenkool van 42 omhoogtakelen; wat het omhoogtakelen verhindert, is mijnwater in de schacht (M5), niet in de Pinge.

## 13 Module 1: Zwarte ontwikkelingen

rule-B1 = Niveau { $level } komt erbij: één zwarte tegel meer dan er plaatsen zijn (3 tot 5), in willekeurige volgorde, met 2 of 3⍽plaatsen gekozen of getrokken; ook daarvoor geldt V1. Een zwarte tegel waarop een spelersschijf ligt, is bezet, niemand anders kan hem aanschaffen; T3 geldt, als ontwikkeling op afstand is er geen te krijgen. Alle zes bonusfiches doen mee. (Drie cirkels heeft voor vijf zwarte tegels een andere vorm nodig.)
rule-B2 = Hoogstens één zwarte ontwikkeling per speler.
rule-B3 = Wie als eerste, als tweede enzovoort een zwarte ontwikkeling aanschaft, krijgt { FORM($vp, "slashes") }⍽OP.
rule-B4 = Daarna gebruikt de speler een van de twee effecten van de tegel, en neemt in het geheim een van de bonusfiches die er nog zijn. R-26: wat er nog is en wat hij nam, ziet tot de eindtelling alleen hijzelf.
rule-B5 = Effecten: zie de tabel. Mijnwater mag uit Pinge of schacht komen. Voor een fiche dat je door 52 of 55 neemt, geldt T8; het mag het tweede van zijn soort zijn, en brengt verder niets van zijn tegel.
rule-B6 = De zes bonusfiches, in de eindtelling: (a) { $a }; (b) { $b }; (c) { $c }; (d) { $d }; (e) { $e }; (f) { $f }. Alles komt bij de tunnelbonus (G2).
rule-R-43 = Het fiche van 52 en 55 kan alleen worden gekozen als er een is; schuldfiches worden teruggelegd en mijnwater wordt verwijderd voor zover dat er is. Hoeveel mijnwater, waar het er meer dan één mag zijn, is één beslissing.
rule-bonus-buildings = { $count ->
        [one] { $count }⍽gebouwsymbool meer
       *[other] { $count }⍽gebouwsymbolen meer
    } (G4)
rule-bonus-wheelbarrow = 1⍽OP voor elk leeg tunneldeel met het symbool van de handkar
rule-bonus-oil-lamp = 1⍽OP voor elk leeg tunneldeel met het symbool van de olielamp
rule-bonus-lorry = 1⍽OP voor elk leeg tunneldeel met het symbool van de lorrie
rule-bonus-tokens = { $count ->
        [1] 1⍽OP voor elk van je spelersschijven op ontwikkelingen van alle niveaus
       *[other] 1⍽OP voor elke { $count } van je spelersschijven op ontwikkelingen van alle niveaus, naar beneden afgerond
    }
rule-bonus-vp = { $vp }
rule-bonus-debt = voor G7 { $debt } terugleggen
rule-bonus-thaler = in G6 { $thaler } meer tellen
rule-bonus-dry = G8 overslaan
rule-B7 = Met één module of met beide zijn { $more }⍽spelersschijven voor ontwikkelingen; met alleen hoofdstuk 12 nog steeds { $tokens }.

rule-51 = { $gain }, en je mag { $removed } verwijderen; of { $other } nemen en { $debt } terugleggen, als je die hebt
rule-52 = { $gain }, en je mag { $removed } verwijderen; of een fiche nemen ({ FORM($tiles, "or") }) van een tegel van het basisspel waarop een spelersschijf ligt, van wie dan ook
rule-53 = { $gain } uit de algemene voorraad naar het erf, en je mag { $removed } verwijderen; of je mag { $much } verwijderen
rule-54 = { $gain }; of je mag { $much } verwijderen
rule-55 = { $debt } terugleggen, als je die hebt, en je mag { $removed } verwijderen; of een fiche nemen zoals bij 52

## 14 Module 2: IJzer

rule-I1 = { $years }⍽jaar, { $phases }⍽fasen; het laatste jaar verloopt zoals de andere, de pacht ervan staat in W2. V4 vraagt { $thaler } van elk bord. R-44: met IJzer wordt ook een bord waarvan de tegels stuk voor stuk zijn genoemd, geweigerd als het minder biedt.
rule-I2 = IJzer is alleen met deze module een grondstof. Het wordt geplaatst zoals hout en op dezelfde momenten, maar alleen in de tunnel. IJzervelden nemen alleen ijzer, en geen veld wordt overgeslagen. IJzer betaalt nooit T5 en wordt alleen opgeslagen waar W3 dat zegt.
rule-I3 = Wie de Pinge uitput, krijgt ook een werkplaats, vanaf de volgende fase (P7): een veld, eenmaal per fase. { $text } Kleurfiches tellen mee. Zij is geen gebouw (G4).{ $stores ->
        [none] { "" }
       *[some] {" "}In de winter slaat zij { FORM($stores, "and") } op (W3).
    }
rule-I4 = Uitgebreide tunnel: hij bedekt alles behalve de eerste { $kept }⍽tunneldelen; { FORM($sections, "or") }⍽tunneldelen en evenveel velden in totaal, waarvan { FORM($iron, "or") } ijzervelden; { FORM($coal, "or") }⍽steenkool volgens onze gegevens. Kant A is voor iedereen gelijk; kant B heeft vier borden, die de startwaarde verdeelt. De spelers spreken de kant af.
rule-I5 = Einde: elke ijzeren stut waarvan het tunneldeel (dat rechts ervan) leeg is, levert { $vp } op, met “Dorpssmederij” { $smithy }; ook in de eerste twee tunneldelen, maar niet ijzer op “Gemeenschapstunnel”. R-57: “Each iron prop implemented in the tunnel” betekent elke stut in de hele tunnel, ook in de twee tunneldelen die het bord niet bedekt.
rule-I6 = Drie tegels, naar keuze (zie de tabel): 10E op niveau { $farm }, 30E op niveau { $peddler }, 40E op niveau { $smithy }. Aanbevolen: 30E niet naast 34; met 2⍽plaatsen maar één van de drie.
rule-I7 = De Pingebonus (M7) blijft zoals hij is.

rule-10E = fiche, een vrije actie in je eigen beurt tijdens het uitvoeren: { $gain }
rule-30E = je mag één keer goederen van het erf omwisselen: { FORM($options, "semicolons") }
rule-40E = { $gain } als er met minstens { $blacks ->
        [one] { $blacks }⍽zwarte schijf of zwart fiche
       *[other] { $blacks }⍽zwarte schijven of zwarte fiches
    } voor is betaald; I5

rule-R-45 = “Schout” vervangt ook de pacht van het laatste jaar, met het ijzer erin.
rule-R-46 = Aan wie ijzer zou kunnen plaatsen, wordt dat voor de opslag gevraagd, ook als er niets in de opslagplaats van het erf past.
rule-R-58 = “We recommend using this development only when playing with” breekt af; wij lezen: met IJzer, dat er in elk geval voor nodig is.
rule-R-59 = “exchange 2 coal cubes for 1 iron or 1 food, and receives 1” breekt af; wij lezen 1⍽taler, zoals bij 34.

## 15 Wat in elk spel moet kloppen

rule-C1 = De schijven in zak, op actie- en voorraadvelden, in kruiwagens en op velden zijn samen altijd die van S2, kleur voor kleur.
rule-C2 = Voor elke speler: steenkool in de Pinge + in de tunnel + weggenomen is zoveel als er bij het begin op het bord lag. Geen enkel aantal is ooit negatief (scores mogen dat zijn).
rule-C3 = Er staat hoogstens één beslissing tegelijk open, en tot het spel is afgelopen is daarvoor minstens één zet toegestaan.
rule-C4 = Een opgeslagen spel dat weer wordt geladen, heeft dezelfde toegestane zetten en eindigt hetzelfde.
