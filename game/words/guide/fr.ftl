# Le guide : les règles pour ceux qui jouent, en chapitres qu’on lit dans la fenêtre. Il est chargé quand le premier texte en est
# demandé. Chaque nombre d’un jeu de règles est une valeur, et de même chaque nombre d’exemple qui en découle.
# Les règles sur lesquelles repose un paragraphe se trouvent dans game/rulebook/guide.py.

## Le but

guide-goal = Le but du jeu
guide-goal-idea = Vous tenez une ferme au bord de la Ruhr, et il y a du charbon sous vos terres. Celui qui a le plus de points de victoire (PV) après { $years }⍽années gagne.
guide-goal-coal = Tout tourne autour du charbon. Chaque hiver, celui de votre ferme rapporte des PV, et il y reste⍽: ce que vous extrayez tôt peut compter à chaque hiver. Exemple⍽: { $coal } à la ferme pendant les { $years }⍽hivers rapportent chaque fois { $each }, { $total } en tout.
guide-goal-lease = Chaque hiver, il faut aussi payer les taxes, en nourriture et autres biens, et elles augmentent. Ce que vous ne pouvez pas payer devient une dette, et les dettes font mal à la fin⍽: { $first } pour la première, { $more } pour chacune des suivantes.
guide-goal-mine = Vous commencez dans le puits, à côté de la maison. Quand il n’y a plus de charbon, la galerie s’ouvre⍽; là, ce sont des sections entières qui rapportent à la fin. { $bonus ->
        [none] {""}
       *[some] Se hâter paie⍽: le puits épuisé rapporte { FORM($bonus, "plain") }.
    }
guide-goal-developments = Les développements rendent vos gens meilleurs⍽: une mine sèche, une grange, quelqu’un de plus qui sait y faire. Ils rapportent des PV immédiatement, le plus à celui qui arrive le premier.
guide-goal-advice = Pour une première partie, trois choses suffisent⍽: extrayez un peu de charbon à chaque phase, ne laissez jamais { $stops } dans le puits, et ayez de quoi payer les taxes avant l’hiver.

## Une année

guide-year = Une année
guide-year-phases = Une année a trois phases où l’on travaille, le printemps, l’été et l’automne. Vient ensuite l’hiver, où l’on compte et où l’on paie.
guide-year-phase = Chaque phase se passe de la même façon⍽: on remplit les emplacements, chacun prend des disques, on fixe le nouvel ordre de tour, chacun planifie, puis exécute son plan, l’un après l’autre.
guide-year-refill = Tous les disques retournent dans le sac. Ce qui est dans une réserve passe à l’emplacement d’action voisin⍽: vous voyez donc ce qui vient. Puis chaque réserve reçoit { $reserve } du sac, et chaque emplacement d’action est complété jusqu’à { $action }.
guide-year-water = { $seasons ->
        [none] Aucune saison n’apporte de fosse, c’est-à-dire d’eau dans la mine.
       *[some] Certaines saisons commencent par des fosses, les eaux de la mine ({ $seasons })⍽: chacun en prend une.
    }{ $years ->
        [none] {""}
       *[some] {" "}Certaines années ont leurs propres fosses⍽: { FORM($years, "semicolons") }.
    } D’autres viennent avec les disques d’un emplacement qui porte une goutte.
guide-year-winter = En hiver, on compte d’abord le charbon, on paie ensuite les taxes, et enfin vous choisissez ce que vous stockez. Ce qui ne trouve pas de place est perdu.

## Disques et ordre

guide-disks = Disques et ordre de tour
guide-disks-work = Les disques sont du travail pour vos gens. Les noirs travaillent à la mine, les marron coupent du bois, les jaunes produisent de la nourriture.
guide-disks-first = Première prise⍽: choisissez un emplacement et une couleur, et prenez tous les disques de cette couleur. Vous devez prendre, et il n’y a pas de maximum. Ils vont sur votre brouette⍽1.
guide-disks-second = Seconde prise⍽: celui qui a moins de { $limit }⍽disques peut prendre encore une fois une couleur d’un emplacement, mais jusqu’à { $limit } en tout. Exemple⍽: vous en avez { $held }, et il y en a { $lying } d’une couleur⍽; vous en prenez { $taken }. Ils vont sur votre brouette⍽2.
guide-disks-order = La brouette⍽1 décide qui commence⍽: le jaune compte { $yellow }, le marron { $brown }, le noir { $black } par disque, et la plus petite somme commence. À égalité, celui qui était plus loin dans l’ordre passe devant. Exemple⍽: { $blacks } comptent { $of_black }, { $yellows } comptent { $of_yellow }.
guide-disks-why = Être tôt vaut quelque chose⍽: vous choisissez votre développement avant les autres, et vos disques à la phase suivante. Parfois, les moins bons disques sont les meilleurs.
guide-disks-drop = Un emplacement avec une goutte vous coûte immédiatement { $water }, mais à la première prise seulement. À la seconde, il est sec.
guide-disks-back = Au tout premier printemps seulement, celui qui a pris moins de { $limit }⍽disques en tout peut remettre { $water }.

## Planification

guide-planning = La planification
guide-planning-secret = Tous planifient en même temps et en secret. Les plans ne sont montrés que lorsque le dernier est prêt⍽; ensuite, on travaille dans l’ordre de tour.
guide-planning-colour = Sur le fermier et le serviteur, vous placez autant de disques que vous voulez, tous d’une couleur. La couleur dit ce que l’ouvrier fera.
guide-planning-hire = Les ouvriers embauchés veulent être payés. { FORM($workers, "sentences") } Ils le gardent, même s’il n’y a finalement rien à faire pour eux.
guide-planning-before = Ce qui les paie doit déjà être à vous. Ce que vous gagnez dans cette phase arrive trop tard pour cela, mais pas pour les étais, les échanges ou un développement.
guide-planning-when = Ce que vous obtenez dans une phase ne peut être planifié qu’à partir de la suivante⍽: le mineur et le Haspelknecht une fois le puits épuisé, l’emplacement d’un nouveau bâtiment, et le serviteur avancé, qui peut acquérir lui-même des développements.
guide-planning-develop = Pour acquérir un développement, placez exactement les disques qu’il demande sur le fermier. Alors, et alors seulement, ils peuvent être de plusieurs couleurs. Si quelqu’un est plus rapide ou si le compte est faux, cet ouvrier ne fait rien.
guide-planning-spare = Vous n’êtes pas obligé d’utiliser tous vos disques. L’ouvrier qui a commencé dépense tout ce qui est sur son emplacement⍽; ce qui n’a jamais servi retourne simplement dans le sac.
guide-planning-markers = «⍽{ $yellow }⍽», «⍽{ $brown }⍽» et «⍽{ $black }⍽» vous donnent un marqueur qui remplace une fois un disque jaune, marron ou noir. Il aide sur un emplacement, mais ne compte ni sur la brouette ni pour le nombre de disques que vous pouvez prendre.

## Ouvriers

guide-workers = Les ouvriers
guide-workers-turn = À votre tour, vos gens travaillent dans l’ordre que vous voulez. Chacun finit avant que le suivant commence, et c’est vous qui terminez le tour.
guide-workers-free = Certaines choses ne demandent aucun ouvrier⍽: poser un étai, faire du charbon avec «⍽{ $burner }⍽», utiliser le marqueur de «⍽{ $cable }⍽». C’est possible à tout moment de votre tour, même entre deux actions d’un ouvrier. En hiver, vous pouvez encore poser des étais et faire du charbon avec «⍽{ $burner }⍽», avant le décompte et une nouvelle fois avant de stocker⍽; les marqueurs, eux, ne servent pas en hiver.
guide-workers-own = Vos propres ouvriers font une sorte de travail par phase. { FORM($workers, "sentences") }
guide-workers-mining = Ce que fait une action, vous le choisissez chaque fois de nouveau, comme vous voulez. Dans une phase, un ouvrier extrait dans le puits ou dans la galerie, jamais dans les deux.
guide-workers-synergy = Si les deux font le même travail, le second en fait { $more } de plus. Exemple⍽: chacun a { $disks }. Le premier a { $alone }⍽actions, le second { $together }⍽: { $all } en tout.
guide-workers-summer = { $bonuses ->
        [none] Aucune saison n’apporte rien de plus à vos propres ouvriers.
       *[some] { FORM($bonuses, "sentences") } { FORM($example, "sentences") }
    }
guide-workers-digger = Il y a encore { FORM($worker, "the") }. { $text }{ $example ->
        [none] {""}
       *[some] {" "}Là, vous n’avez pas le choix. { FORM($example, "sentences") }
    }

## Fosses et étais

guide-water = Les fosses et les étais
guide-water-where = Les fosses, les eaux de la mine, sont dans le puits jusqu’à ce qu’il soit épuisé⍽; ensuite toutes, anciennes et nouvelles, sont dans l’ascenseur. Il n’y a pas de maximum.
guide-water-stops = Avec { $pinge }⍽fosses ou plus dans le puits, personne n’y extrait. Avec { $reeling } ou plus dans l’ascenseur, aucun charbon n’est remonté, et avec { $tunnel } ou plus, personne n’extrait dans la galerie.
guide-water-out = Les fosses du puits { $pinge ->
        [none] ne sont retirées par aucun ouvrier
       *[some] sont retirées par { $pinge }, { $removed } par action
    }. Celles de l’ascenseur { $shaft ->
        [none] ne sont retirées par aucun ouvrier
       *[some] le sont par { $shaft }
    }, et par ces développements⍽: { $tiles }.
guide-water-score = À la fin de la partie, chaque fosse compte { $more }{ $free ->
        [0] .
        [one] ⍽; une seule est permise.
       *[other] ⍽; { $free } sont permises.
    } Exemple⍽: { $water } comptent { $sum }.
guide-water-props = La plupart du charbon est derrière un emplacement de bois. Du bois de votre ferme, posé sur le premier emplacement vide à gauche, étaie la mine et ouvre ce qui est derrière. { $behind ->
        [none] Dans le puits, tout est accessible⍽: { $open }.
       *[some] Dans le puits, { $open } sont accessibles, et le premier étai en ouvre encore⍽: { $behind }.
    }
guide-water-free = Poser un étai ne demande aucun travail⍽: c’est possible à tout moment de votre tour, même au milieu des actions d’un ouvrier, et en hiver avant le décompte. Le bois tout juste coupé peut être posé immédiatement. Il reste dans la mine.

## Développements

guide-developments = Les développements
guide-developments-why = Un développement vous donne des PV et autre chose⍽: une capacité, un bâtiment, un marqueur à utiliser une fois, des biens, ou des PV à la fin. Au lieu de travailler, votre fermier peut en acquérir un par phase⍽; le serviteur aussi, dès qu’il est avancé.
guide-developments-cost = Les disques du bord doivent correspondre exactement, couleur par couleur⍽; un gris peut être de toute couleur. Un disque de trop est aussi faux qu’un disque de moins.
guide-developments-where = Dans la rangée du haut, vous pouvez tous les prendre. Plus bas, seulement ce qui touche l’un des vôtres, où qu’il soit.
guide-developments-distant = Ce qui ne touche aucun des vôtres peut s’obtenir quand même dès qu’un autre le possède, contre un bien de votre ferme, que reçoit le dernier arrivé⍽: { FORM($levels, "semicolons") }.
guide-developments-points = Plusieurs joueurs peuvent posséder le même développement, mais le plus tôt est le mieux. PV par ordre d’arrivée⍽: { FORM($levels, "semicolons") }⍽; rien pour ceux qui viennent plus tard.
guide-developments-effects = Ce qu’un développement vous permet, vous pouvez aussi ne pas le faire⍽; là où il dit «⍽ou⍽», vous choisissez. Ce qui demande quelque chose que vous n’avez pas est perdu.
guide-developments-markers = Un marqueur s’utilise une fois, à partir de la phase suivante. Si vous l’avez encore à la fin, il rapporte { $marker }.
guide-developments-buildings = Plus vous avez de bâtiments, plus ils valent⍽: à la fin, ils rapportent ensemble { FORM($vp, "slashes") }⍽PV pour { FORM($buildings, "slashes") }.
guide-developments-tokens = Vous avez { $tokens }⍽jetons, et donc { $tokens }⍽développements au plus, chacun une seule fois.
guide-developments-start = Si vous en convenez, tous commencent avec les bâtiments qui ne sont pas sur le plateau, ou avec un serviteur déjà avancé. Un tel bâtiment stocke et fonctionne comme toujours, mais il ne porte pas de symbole et ne compte donc pas avec les autres bâtiments à la fin.

## Galerie et Haspelknecht

guide-tunnel = La galerie et le Haspelknecht
guide-tunnel-opens = Avec son dernier charbon, le puits est épuisé. Ses fosses passent dans l’ascenseur, son bois est perdu, et le creuseur s’en va aussi. À partir de la phase suivante, vous pouvez embaucher un mineur et un Haspelknecht.
guide-tunnel-early = { $bonus ->
        [none] L’épuiser ne rapporte pas de PV en soi.
       *[some] Celui qui l’épuise tôt reçoit immédiatement { FORM($bonus, "plain") }⍽; plus tard, rien.
    }
guide-tunnel-sections = La galerie a { $sections ->
        [one] { $sections }⍽section
       *[other] { $sections }⍽sections
    } avec { $coal }, chacune derrière un emplacement de bois. Une section sans charbon est vidée, et rapporte à la fin les PV qui y figurent.
guide-tunnel-dig = Maintenant, { FORM($worker, "the") } est là. { $text }{ $workers ->
        [none] {""}
       *[some] {" "}Peuvent extraire ici aussi⍽: { $workers }.
    }
guide-tunnel-shaft = Le charbon de la galerie tombe dans l’ascenseur. Il n’y rapporte rien, ni en hiver ni à la fin⍽; il faut d’abord le remonter à la ferme.
guide-tunnel-haspelknecht = { CAP(FORM($worker, "the")) } est là aussi. { $text } Avec { $stops } ou plus dans l’ascenseur, aucun charbon ne peut être remonté.{ $example ->
        [none] {""}
       *[some] {" "}{ FORM($example, "sentences") }
    }
guide-tunnel-symbols = Certaines sections portent des symboles. Celui qui possède le développement au même symbole reçoit { $each } de plus pour chacune de ces sections qui est vidée⍽: { $tiles }.

## Hiver

guide-winter = L’hiver
guide-winter-coal = On compte d’abord le charbon de votre ferme⍽: { FORM($vp, "slashes") }⍽PV pour { FORM($coal, "slashes") }⍽charbons, et { $more } pour chacun des suivants. Exemple⍽: { $example } rapportent { $points }.
guide-winter-keeps = Le charbon n’est pas dépensé. Ce que vous stockez est de nouveau là au printemps, et compte encore l’hiver suivant.
guide-winter-lease = Ensuite, on paie les taxes⍽: { FORM($years, "semicolons") }. Ce que vous en avez, vous devez le payer.
guide-winter-debt = Chaque pièce qui manque est une dette. À la fin, les dettes comptent { $first } pour la première et { $more } pour chacune des suivantes. Exemple⍽: { $missing }⍽pièces manquantes, { $sum }.
guide-winter-storage = Enfin vous stockez, une pièce par case. Chacun a la ferme.{ $tiles ->
        [none] { "" }
       *[some] {" "}D’autres cases viennent avec «⍽{ FORM($tiles, "and") }⍽».
    } { FORM($places, "sentences") }
guide-winter-rest = Ce qui ne trouve pas de case est perdu. Utilisez donc ce que vous ne pouvez pas stocker⍽: posez du bois dans la mine, acquérez, échangez. Les thalers, les marqueurs et le charbon dans l’ascenseur n’ont pas besoin de case.

## La fin

guide-end = La fin de la partie
guide-end-when = Après le stockage du dernier hiver, en l’année⍽{ $years }, commence le décompte final.{ $ends ->
        [none] {""}
       *[some] {" "}La partie se termine plus tôt, avec l’hiver qui suit aussitôt, après une saison ou un hiver où quelqu’un a { FORM($ends, "or") }.
    }
guide-end-tunnel = Chaque section vidée de la galerie rapporte ses PV, et ce que valent ses symboles.
guide-end-developments = { $tiles } rapportent des PV pour les symboles de vos développements. Les symboles de bâtiment rapportent ensemble { FORM($vp, "slashes") }⍽PV pour { FORM($buildings, "slashes") }, chaque marqueur inutilisé { $marker }.
guide-end-thaler = Les thalers rapportent { FORM($vp, "slashes") }⍽PV pour { FORM($thaler, "slashes") }, et { $more } pour chacun des suivants.
guide-end-loss = Les dettes comptent { $first } pour la première, { $next } pour chacune des suivantes. Chaque fosse dans la mine compte { $more }{ $free ->
        [0] .
        [one] , sauf la première.
       *[other] , sauf les { $free } premières.
    }
guide-end-nothing = La nourriture, le bois et le fer qui restent, et le charbon qui est dans l’ascenseur, ne valent rien.
guide-end-tie = Le plus de PV gagne. À égalité, celui qui a sorti le plus de charbon de sa mine⍽; si l’égalité demeure, celui qui est plus tôt dans l’ordre de tour.

## Les développements un par un

guide-tiles = Les développements un par un
guide-tiles-board = Tous les développements ne sont pas sur le plateau à chaque partie. Les voici un par un, avec au bord les disques qu’ils demandent. Ce qui n’est pas sur le plateau ne peut pas s’obtenir dans cette partie, et son marqueur non plus.

## Développements noirs

guide-black = Module⍽: Développements noirs
guide-black-level = Sous la rangée marron, au niveau⍽{ $level }, se trouve une rangée de développements noirs. Ils donnent beaucoup, et chacun ne peut avoir qu’un propriétaire.
guide-black-one = Vous pouvez en posséder un au plus. Il doit toucher l’un de vos développements⍽; à distance, contre un bien, on n’en obtient aucun.
guide-black-points = Celui qui en acquiert un le premier reçoit le plus⍽: { FORM($vp, "slashes") }⍽PV pour le premier, le deuxième et ainsi de suite. Puis vous utilisez l’un de ses deux effets.
guide-black-bonus = Avec lui, vous prenez en secret un des marqueurs bonus. Il rapporte à la fin, et jusque-là personne d’autre ne sait lequel vous avez.
guide-black-tokens = Avec ce module, vous avez { $more } jetons pour les développements au lieu de { $tokens }.

## Fer

guide-iron = Module⍽: Fer
guide-iron-year = Avec le fer, la partie dure { $years }⍽années. Les taxes de la dernière sont⍽: { $lease }.
guide-iron-iron = Le fer est un quatrième bien. Il étaie la galerie comme le bois, et certains emplacements n’y acceptent que du fer. On ne peut en sauter aucun. Il ne paie pas de développement distant.
guide-iron-workshop = Celui qui épuise le puits reçoit un atelier, un emplacement qui sert une fois par phase à partir de la suivante. { $text }{ $stores ->
        [none] { "" }
       *[some] {" "}En hiver, il stocke aussi { FORM($stores, "and") }.
    }
guide-iron-tunnel = La galerie est plus longue, avec { FORM($sections, "or") }⍽sections et { FORM($coal, "or") }⍽charbons. Seules les { $kept } premières sont les anciennes. { FORM($iron, "or") }⍽emplacements veulent du fer. La face⍽A est la même pour tous, sur la face⍽B chacun en a une autre.
guide-iron-end = À la fin, un étai de fer rapporte { $vp } si la section derrière lui est vidée, { $smithy } avec «⍽{ $tile }⍽».
guide-iron-tiles = Trois développements peuvent s’ajouter⍽: «⍽{ $tile1 }⍽», «⍽{ $tile2 }⍽» et «⍽{ $tile3 }⍽». Ils apportent du fer, ou en tirent davantage.

## Nouveaux développements

guide-valley = Les nouveaux développements
guide-valley-mix = De nouveaux développements pour les niveaux 1 à { $levels } peuvent être mêlés aux autres, autant que vous voulez. Chacun dit lui-même ce qu’il fait⍽; voici ceux qui changent le plus la partie.
guide-valley-people = «⍽{ $wife }⍽» est une ouvrière de plus. { $text } «⍽{ $feast }⍽» vous permet de donner une nourriture à un autre joueur lors des fosses de l’automne, pour { $vp } et, si vous voulez, une mine sèche.
guide-valley-water = «⍽{ $channel }⍽» change les fosses en PV⍽: ce que vous retirez s’y pose, et chaque fois que { $water } y sont réunies, vous recevez { $vp }. «⍽{ $horse }⍽» vous laisse choisir laquelle de vos brouettes compte pour l’ordre.
guide-valley-trade = «⍽{ $pedlar }⍽» porte un bien que vous échangez contre un des vôtres. «⍽{ $market }⍽» échange { $pay } contre { $gain }. «⍽{ $church }⍽» et «⍽{ $community }⍽» donnent un charbon à un autre joueur, et vous recevez bien davantage en retour.
guide-valley-estate = Avec «⍽{ $mayor }⍽», vous payez d’autres taxes à partir de l’hiver suivant, les mêmes chaque année⍽: { $goods }. «⍽{ $tipple }⍽» rapporte { $vp } de plus pour chaque développement ultérieur qui donne des PV.
