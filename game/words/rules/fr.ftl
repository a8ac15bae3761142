# Les règles en français, un paragraphe par numéro ; la fenêtre les montre. Elles sont chargées quand on demande la première.
# Une valeur qu’un jeu de règles peut changer est une variable ; `code` et **ce qui est défini** sont entre des marques,
# comme en Markdown. Ce qui est cité entre « » reste dans la langue de sa source.

## Chapitres et titres

rule-chapter-0 = Les règles réunies
rule-chapter-1 = 1 Mise en place
rule-chapter-2 = 2 Une année ({ $years }⍽années⍽; { $iron } avec Fer)
rule-chapter-3 = 3 Remplissage
rule-chapter-4 = 4 Prise des disques
rule-chapter-5 = 5 Planification
rule-chapter-6 = 6 Exécution
rule-chapter-7 = 7 À la mine
rule-chapter-8 = 8 Hiver (chaque étape pour tous, dans l’ordre du tour, puis la suivante)
rule-chapter-9 = 9 Développements
rule-chapter-10 = 10 Fin de la partie
rule-chapter-11 = 11 Variantes
rule-chapter-12 = 12 Extension⍽: { $tiles }⍽développements pour les niveaux 1 à { $levels }
rule-chapter-13 = 13 Module 1⍽: Développements noirs
rule-chapter-14 = 14 Module 2⍽: Fer
rule-chapter-15 = 15 Ce qui doit être vrai dans toute partie
rule-id = { $number }
rule-id-about = { $number } ({ FORM($tiles, "plain") })
rule-id-development = { $number } { $tile }
rule-id-building = { $number } { $tile } (bâtiment)
rule-table-tile = tuile
rule-table-effect = effet

## Ce que disent plusieurs paragraphes

rule-drained = { $most ->
        [1] 1⍽fosse
        [2] 1 ou 2⍽fosses
       *[other] 1 à { $most }⍽fosses
    }
rule-disks = { $count ->
        [one] { $count }⍽disque
       *[other] { $count }⍽disques
    }
rule-removed = { $most ->
        [1] { $water }
       *[other] jusqu’à { $water }
    }

## Avant le premier chapitre

rule-about = Une lecture des règles du jeu, dans nos propres mots. Les valeurs, et leur degré de certitude, se trouvent dans `game/rules/data/`. Chaque règle a un numéro⍽; un test qui prouve une règle nomme son numéro. `R-…` marque une interprétation, là où les sources se contredisent, se taisent ou s’interrompent⍽; quand elle s’appuie sur des mots d’une source, ils sont cités. Les numéros sont donnés une fois pour toutes. R-25 ne sert plus⍽: il couvrait en bloc toutes les lectures du chapitre 12, qui sont maintenant R-60 à R-85, une par une. Ceci est la version 2 des règles⍽; la version 1 différait sur R-10, R-48, R-49 et R-50. Les noms en `code` sont ceux du programme.
rule-vocabulary = Vocabulaire⍽: un **disque** est un disque d’action (`black` charbon, `brown` bois, `yellow` nourriture)⍽; un **jeton** est un disque de bois à la couleur d’un joueur⍽; les **ressources** sont la nourriture (`food`), le bois (`wood`), le charbon (`coal`) et, avec le module Fer, le fer (`iron`)⍽; les **thalers** et les **dettes** ne sont pas des ressources⍽; une **fosse** est une unité d’eau dans la mine⍽; les **PV** sont des points de victoire⍽; les **ouvriers de base** sont le fermier et le serviteur⍽; les **ouvriers embauchés** sont le creuseur de charbon, le mineur et le Haspelknecht⍽; une **phase** est l’une des trois phases d’action d’une année⍽; à l’**exécution**, on réalise le plan. Couleurs des niveaux⍽: 1⍽jaune, 2 bleu, 3 vert, 4 marron, 5⍽noir.

## 1 Mise en place

rule-S1 = 2 à 4⍽places. À chacune reviennent un plateau personnel avec { $coal } ({ $pinge } dans le puits, { $tunnel } dans la galerie) et { $tokens }⍽jetons⍽: un sur la piste de score, un sur la piste d’ordre de tour, { $left } pour les développements (T9). Avec Fer, la galerie est différente (I4).
rule-S2 = Disques en jeu⍽: { FORM($seats, "semicolons") }.{ $each ->
        [none] {""}
       *[some] {" "}Cela en fait { FORM($each, "plain") } par place.
    }
rule-seats-disks = à { $seats }⍽places, { $disks }
rule-S3 = Un emplacement d’action et un emplacement de réserve par place. On pioche dans le sac { $reserve } pour chaque emplacement de réserve, puis { $action } pour chaque emplacement d’action. Le sac est alors vide.
rule-S4 = { $pools ->
        [none] Aucun emplacement d’action ne porte de symbole d’eau
       *[some] Ces emplacements d’action, s’ils sont en jeu, portent un symbole d’eau⍽: { $pools }
    } (`game/rules/data/`, [pools]).
rule-S5 = Le plateau de développement⍽: { $levels }⍽niveaux, par défaut avec à chacun une tuile de plus qu’il n’y a de places⍽; la mise en place de la première partie prend les plus petits numéros de chaque niveau, dans l’ordre. Les marqueurs action et les bâtiments des tuiles qui ne sont pas en jeu restent hors de la partie.
rule-S6 = L’ordre du tour est tiré au hasard au début. Tous commencent avec 0⍽PV. { $start ->
        [none] Personne ne possède de nourriture, de bois, de charbon, de thaler ni de dette
       *[some] Les fermes ont des biens au début⍽: { FORM($start, "semicolons") }⍽; personne ne possède rien d’autre, ni de dette
    } (`game/rules/data/`, [start]).
rule-seat-goods = { $seat } { $goods }
rule-place-goods = place { $place } du premier ordre du tour { $goods }
rule-S7 = La réserve générale est illimitée. R-1⍽: celle des thalers et des dettes aussi (la boîte en contient 16 et 24).
rule-S8 = Tout ce qui est aléatoire vient de la graine de la partie⍽: jeu de règles + mise en place + graine + coups redonnent exactement la même partie.

## 2 Une année

rule-Y1 = Déroulement⍽: { FORM($steps, "dots") } · décompte d’hiver · paiement des taxes · stockage.
rule-step-water = fosses { $season ->
        [spring] du printemps
        [summer] de l’été
       *[autumn] de l’automne
    }
rule-step-phase = phase { $season ->
        [spring] du printemps
        [summer] de l’été
       *[autumn] de l’automne
    }
rule-Y2 = { $seasons ->
        [none] Aucune saison n’apporte de fosse
       *[some] Fosses de la saison ({ $seasons })⍽: chaque joueur prend 1⍽fosse
    }{ $years ->
        [none] {""}
       *[some] ⍽; certaines années ont leurs propres fosses⍽: { FORM($years, "semicolons") }
    } (18, 21 et 29 y changent quelque chose).
rule-year-water = année { $year }, { $seasons ->
        [none] en aucune saison
       *[some] { $seasons }
    }
rule-Y3 = Une fosse qu’on prend se place dans le puits jusqu’à ce qu’il soit épuisé, ensuite dans la cage d’ascenseur⍽; il n’y a pas de limite.
rule-Y4 = Une phase⍽: remplissage (sauf dans la toute première) · prise des disques · détermination de l’ordre du tour · planification · exécution.

## 3 Remplissage

rule-F1 = Chaque joueur remet tous ses disques, utilisés ou non, dans le sac.
rule-F2 = Ce qui se trouve dans un emplacement de réserve rejoint les disques restés dans son emplacement d’action.
rule-F3 = Dans chaque emplacement de réserve, par ordre de numéro, on place { $reserve } piochés dans le sac. R-2⍽: tant que le sac en contient⍽; il peut en manquer quand peu de disques ont été pris.
rule-F4 = Puis chaque emplacement d’action où il y a moins de { $action }⍽disques est complété à { $action }, par ordre de numéro et tant que le sac contient des disques⍽; à la fin, le sac est vide. Après F2, un emplacement peut en contenir plus de { $action }. (R-3⍽: une source remplit les emplacements d’action avant les réserves⍽; c’est l’ordre anglais qui vaut.)

## 4 Prise des disques

rule-D1 = Première prise, dans l’ordre du tour du moment⍽: le joueur dont c’est le tour choisit un emplacement d’action et une couleur qui s’y trouve, et prend tous les disques de cette couleur. C’est obligatoire et sans limite (on peut prendre six disques d’une couleur, ou plus). R-4⍽: si tous les emplacements d’action sont vides, la prise n’a pas lieu.
rule-D2 = Seconde prise, dans le même ordre⍽: un joueur qui a moins de { $limit }⍽disques peut prendre encore, dans l’emplacement de son choix, tous les disques d’une couleur, mais sans dépasser { $limit } en tout. R-5⍽: le nombre est imposé, min(tous ceux de cette couleur, { $limit } − ceux déjà pris)⍽; on peut renoncer à la prise. R-27⍽: même après un échange avec la lampe à huile (32).
rule-D3 = Les disques de la première prise vont dans la brouette 1, ceux de la seconde dans la brouette 2.
rule-D4 = À la première prise, celui qui prend dans un emplacement à symbole d’eau reçoit immédiatement 1⍽fosse⍽; à la seconde, non.
rule-D5 = Seulement au printemps de l’année 1⍽: un joueur qui a pris moins de { $limit }⍽disques en tout peut remettre 1⍽fosse. R-6⍽: la question est posée après la seconde prise, dans le même ordre.
rule-D6 = Le nouvel ordre du tour suit la valeur de la brouette 1 (jaune { $yellow }, marron { $brown }, noir { $black }⍽; vide 0), la plus faible d’abord. À valeur égale passe devant celui qui venait plus tard dans l’ancien ordre. Il vaut pour la planification et l’exécution de cette phase, et pour la prise de la suivante.

## 5 Planification

rule-P1 = Chaque joueur place disques, marqueurs, nourriture et thalers sur les emplacements dont il dispose, dans cet ordre (P7, M6)⍽: { FORM($fields, "plain") }{ $others ->
        [none] .
       *[some] . { FORM($others, "sentences") }
    }
rule-P2 = Tous planifient en même temps⍽: aucun plan n’est visible avant que le dernier soit posé⍽; les plans sont demandés dans le nouvel ordre. La planification ouverte (V5) montre les plans.
rule-P3 = L’emplacement d’un ouvrier de base reçoit autant de disques d’une même couleur qu’on veut. Plusieurs couleurs ne vont que sur un ouvrier qui peut développer ({ FORM($workers, "plain") }), et R-7 seulement si ce sont exactement les disques requis d’une tuile en jeu que le joueur ne possède pas (c’est à l’exécution qu’on voit si elle est à portée et si on peut la payer). Si aucune tuile de ce genre n’est alors acquise, cet ouvrier ne fait rien.
rule-P4 = { FORM($workers, "sentences") } (R-8⍽: selon le manuel de référence, un disque jaune peut payer le mineur⍽; selon les règles du jeu, non.)
rule-P5 = Ce qui est reçu dans une phase ne peut pas payer un ouvrier embauché dans la même phase. Pour tout le reste, on peut s’en servir immédiatement⍽: développements distants (T5), échanges, étais.
rule-P6 = Un marqueur de couleur (brouette jaune, échelle marron, marteau et pioche noir) peut être placé partout où peut l’être un disque de sa couleur. Il peut occuper seul un emplacement⍽; il compte comme disque pour le travail, la synergie et les disques requis d’une tuile, pas pour D2 ni pour D6.
rule-P7 = R-9⍽: les emplacements et capacités dont un plan dispose sont fixés à la planification⍽: le mineur et le Haspelknecht peuvent être payés à partir de la phase qui suit l’épuisement du puits⍽; un serviteur avancé peut développer, et l’emplacement d’un nouveau bâtiment peut servir, à partir de la phase qui suit l’acquisition.
rule-P8 = Des disques peuvent rester inutilisés. Un emplacement est activé dès que son ouvrier a fait une action ou acquis une tuile⍽; alors tout ce qui s’y trouve est dépensé, même s’il reste des actions.
rule-R-10 = La nourriture, les thalers et les marqueurs qui paient un ouvrier embauché sont dépensés quand les plans sont révélés, c’est-à-dire dès que le dernier est posé (avec V5 aussi), que l’ouvrier travaille ensuite ou non⍽: même si le puits est épuisé avant que le creuseur travaille, ou si le treuil fait le travail du Haspelknecht. (Français⍽: ils doivent être dépensés à la planification, «⍽doivent être dépensés pendant cette phase de planification⍽»⍽; néerlandais⍽: ils doivent alors être affectés, «⍽toegewezen⍽»⍽; l’anglais n’en dit rien.) Les marqueurs sur tout autre emplacement qui n’a pas été activé (ceux des ouvriers de base, du moulin à eau, de la fermière et de l’atelier) reviennent à leur propriétaire à la fin du tour⍽: personne n’y est embauché, et un marqueur ne part qu’après usage, «⍽after use⍽». Les disques restent hors jeu jusqu’au remplissage (F1), ceux qui paient un ouvrier embauché aussi.
rule-P9 = Dans le programme, un plan se pose emplacement par emplacement dans l’ordre de P1, un coup par emplacement (un emplacement vide est aussi un coup), pour qu’on n’arrive jamais au même plan de deux façons. Dans la fenêtre, on déplace tout à son gré jusqu’à ce que le plan soit terminé.

## 6 Exécution

rule-E1 = Dans le nouvel ordre du tour, chaque joueur exécute tout son plan avant que le suivant commence, avec ses ouvriers dans l’ordre de son choix⍽; un ouvrier termine avant que le suivant commence. Un ouvrier peut s’arrêter plus tôt. Le tour se termine par un coup à part, ce qui laisse place aux actions libres.
rule-R-28 = Un ouvrier ne commence que s’il peut faire une action à ce moment, et ne s’arrête qu’après en avoir fait une. Seul celui qui ne peut plus en faire s’arrête sans action⍽; il n’a alors pas travaillé et peut recommencer.
rule-R-50 = Une question qui n’a qu’une réponse possible n’est pas posée, quoi qu’il reste d’ouvert par ailleurs⍽: un ouvrier qui ne peut que s’arrêter s’arrête, à moins qu’une action libre puisse lui donner une action⍽; l’effet d’un développement qui n’a qu’une réponse la reçoit, à moins qu’une action libre puisse en ouvrir une autre. Ce que fait un joueur reste un coup, même quand c’est le seul possible⍽: ce qu’il place sur un emplacement (P9), une prise, chaque action d’un ouvrier, la fin du tour⍽; ainsi chacun est montré, inscrit au journal et peut être annulé. Un choix entre deux réponses est demandé même si les deux reviennent au même (R-42).
rule-E2 = Actions libres⍽: poser un étai (M3), carboniser du bois (15), le marqueur «⍽Câbles de tractage⍽» (14). À toute décision de son propre tour d’exécution, même entre les actions d’un ouvrier ou au milieu de l’effet d’une tuile. On peut aussi poser et carboniser en hiver, avant le décompte et avant le stockage (la question n’est posée qu’à un joueur qui le peut). R-11⍽: «⍽at any time⍽» ne demande rien de plus⍽; les marqueurs ne s’utilisent que dans les phases, jamais en hiver. (Le jeu de base dit «⍽in a later phase⍽» et appelle aussi «⍽phase⍽» chaque partie de l’hiver⍽; l’extension dit «⍽during a future action phase⍽».)
rule-E3 = Un ouvrier de base fait un seul travail par phase⍽: nourriture, bois, mine (retirer des fosses du puits et extraire du charbon se combinent librement) ou un développement. Lequel se choisit quand il commence, pour autant que ses disques le permettent⍽; un serviteur avancé peut toujours faire le travail ordinaire.
rule-E4 = Ce qu’apporte chaque disque. { FORM($workers, "sentences") } La nourriture et le bois viennent de la réserve générale à la ferme⍽; le bois peut être posé immédiatement. R-29⍽: tout en une fois⍽; on ne peut pas s’arrêter en cours de route.
rule-E5 = Mine⍽: ce que fait une action se choisit chaque fois de nouveau (mais voir E9)⍽; celle qui retire des fosses retire { $drained }. De la cage d’ascenseur, seuls { $workers ->
        [none] les tuiles qui le disent
       *[some] { $workers } et les tuiles qui le disent
    } retirent des fosses ({ FORM($tiles, "plain") }).
rule-E6 = Un ouvrier de base extrait soit dans le puits, soit dans la galerie pendant une phase, jamais dans les deux⍽; celui qui épuise le puits a fini, et ses actions restantes sont perdues (celle de la synergie aussi). L’autre peut alors travailler dans la galerie.
rule-E7 = Synergie⍽: quand le second ouvrier de base à agir fait le même travail que le premier dans cette phase (même ressource, ou tous deux à la mine), il travaille comme s’il avait { $synergy ->
        [one] { $synergy }⍽disque
       *[other] { $synergy }⍽disques
    } de plus. Ce que font des ouvriers embauchés entre-temps n’y change rien⍽; E8 s’y ajoute. R-12⍽: le premier doit avoir obtenu quelque chose⍽; puits et galerie sont le même travail (le second exemple des règles du jeu)⍽; une source ne l’accorde que pour la même ressource.
rule-E8 = Saisons⍽: { $bonuses ->
        [none] aucune n’apporte rien de plus à un ouvrier de base.
       *[some] { FORM($bonuses, "sentences") } Les autres ouvriers de base ne reçoivent rien de plus.
    }
rule-E9 = { $told } R-13⍽: qui doit retirer des fosses n’a pas le choix, «⍽until there is less than 2 pit water⍽»⍽; il s’arrête quand il ne peut faire ni l’un ni l’autre, et peut s’arrêter plus tôt. (Le français laisse le choix⍽: «⍽a) retirer jusqu’à 2⍽fosses ou b) obtenir un cube de charbon⍽».)
rule-E10 = { $told }
rule-E11 = { $told } (Mais voir 25.) S’il y a { $stops }⍽fosses ou plus dans la cage d’ascenseur, il doit d’abord en retirer. R-14⍽: il peut retirer la dernière aussi (une source s’arrête à une).

## 7 À la mine

rule-M1 = Puits⍽: { $coal } en { $groups ->
        [one] { $groups }⍽groupe
       *[other] { $groups }⍽groupes
    }, séparés par { $fields ->
        [one] { $fields }⍽emplacement
       *[other] { $fields }⍽emplacements
    } de bois⍽; le charbon se prend de gauche à droite, jusqu’au premier emplacement vide.
rule-M2 = Galerie⍽: { $sections ->
        [one] { $sections }⍽section
       *[other] { $sections }⍽sections
    } contenant { $coal }, chacune derrière un emplacement de bois à sa gauche⍽; rien n’est accessible avant le premier étai. Le charbon se prend de gauche à droite, jusqu’au premier emplacement vide.
rule-M3 = Le bois de la ferme se pose sur l’emplacement vide le plus à gauche du puits (jusqu’à ce qu’il soit épuisé) ou de la galerie. R-15⍽: les emplacements de la galerie peuvent être remplis avant que le puits soit épuisé. Le bois posé reste (mais voir M6). R-51⍽: le plus à gauche, bien que seule la tuile 38 dise «⍽leftmost⍽»⍽: «⍽A player can place wood at any time. By placing wood, the player extends the area⍽», et aucun autre emplacement n’étend la zone. De même pour le fer (I2).
rule-M4 = Le charbon du puits va à la ferme. Celui de la galerie va dans la cage d’ascenseur et doit être remonté pour arriver à la ferme.
rule-M5 = S’il y a { $pinge }⍽fosses ou plus dans le puits, on n’y extrait pas de charbon. S’il y en a { $reeling } ou plus dans la cage d’ascenseur, rien n’est remonté⍽; s’il y en a { $tunnel } ou plus, rien n’est extrait dans la galerie.
rule-M6 = Quand le dernier charbon du puits est parti, le puits est immédiatement épuisé⍽: ses fosses vont dans la cage d’ascenseur, son bois dans la réserve générale, et le creuseur de charbon fait place au mineur et au Haspelknecht. C’est alors seulement qu’on peut extraire dans la galerie.
rule-M7 = { $bonus ->
        [none] Épuiser le puits ne rapporte pas de PV en soi.
       *[some] Épuiser le puits, par quelque moyen que ce soit, rapporte immédiatement des PV⍽: { FORM($bonus, "plain") }, rien ensuite.
    } (R-16⍽: une source parle de moitiés de la partie.) R-52⍽: aussi en donnant son dernier charbon (37), bien que le bonus soit pour celui qui extrait tout, «⍽excavates all 7 coal cubes⍽», et que le charbon de l’église ne doive pas être extrait, «⍽must not be mined⍽». Un tel charbon compte aussi comme enlevé pour M6, M8 et G9.
rule-vp-in-year = { $vp } l’année { $year }
rule-M8 = Une section de la galerie est vidée quand tout son charbon est parti.

## 8 Hiver

rule-W1 = Décompte⍽: le charbon à la ferme rapporte { FORM($vp, "slashes") }⍽PV pour { FORM($coal, "slashes") }, et { $more } pour chaque charbon supplémentaire. Le charbon reste.
rule-W2 = Taxes⍽: { FORM($years, "semicolons") }⍽; avec Fer, { $iron }. Ce qu’on en a doit être payé. Chaque pièce manquante donne 1⍽dette.
rule-lease = année { $year }⍽: { $goods }
rule-W3 = Stockage⍽: chaque joueur répartit ses ressources entre les cases de stockage, une par case. { FORM($places, "sentences") } R-31⍽: dans le programme, case par case dans cet ordre⍽; une case peut rester vide, et rien n’est demandé pour une case où rien ne va. Ce qui n’a pas de case est perdu. Les thalers, les marqueurs et le charbon de la cage d’ascenseur n’en ont pas besoin.
rule-W4 = Le stockage désigne seulement ce qui reste⍽: au printemps, cela se trouve de nouveau à la ferme, compte et paie comme toujours, et se stocke et se décompte à nouveau chaque hiver. R-55⍽: le charbon aussi, en W1 et W3, hiver après hiver⍽: «⍽Stored resources can be used later in the game⍽», et le décompte porte sur le charbon de la ferme, «⍽in his farm area⍽».
rule-W5 = Après le stockage de la dernière année vient le décompte final (chapitre 10).{ $ends ->
        [none] {""}
       *[some] {" "}La partie se termine plus tôt, avec l’hiver qui suit aussitôt, après une saison ou un hiver où quelqu’un a { FORM($ends, "or") }.
    }

## 9 Développements

rule-T1 = Pour en acquérir un, un ouvrier qui peut développer doit avoir les disques requis par la tuile⍽: ceux de couleur dans cette couleur, les gris dans une couleur au choix. R-17⍽: le nombre doit être exact⍽; la tuile se choisit à l’exécution.
rule-T2 = Au plus un développement par ouvrier et par phase⍽: fermier et serviteur avancé peuvent développer tous deux, le second peut profiter de la tuile adjacente et des biens du premier. Un joueur possède une tuile une fois au plus⍽; autant de joueurs qu’on veut peuvent la posséder.
rule-T3 = Niveau 1⍽: toute tuile. En dessous⍽: une tuile adjacente (hexagone contre hexagone) à une tuile que le joueur possède, de n’importe quel niveau.
rule-T4 = Sinon, seulement une tuile qu’un autre joueur possède⍽: un développement distant.
rule-T5 = Il coûte une ressource de la ferme, donnée immédiatement au propriétaire du jeton du dessus⍽; si plusieurs conviennent, celui qui paie choisit⍽: { FORM($levels, "semicolons") }. Celui qui ne peut pas payer ne peut pas l’acquérir. (R-18⍽: le manuel de référence parle d’argent⍽; une erreur de lecture.)
rule-distant = { $goods ->
        [none] niveau { $level } impossible ainsi
       *[some] { FORM($goods, "or") } pour le niveau { $level }
    }
rule-T6 = Ordre⍽: payer (T5), placer le jeton au sommet de la pile, PV, effet. PV selon l’ordre d’arrivée sur cette tuile⍽: { FORM($levels, "semicolons") }⍽; rien pour les suivants.
rule-arrival = niveau { $level }⍽: { FORM($vp, "plain") }
rule-T7 = «⍽Peut⍽» veut dire⍽: facultatif⍽; devant «⍽ou⍽», le joueur choisit. Un effet pour lequel il manque quelque chose au joueur n’a pas lieu. R-30⍽: à moins qu’une action libre puisse le fournir⍽: alors la question est posée, et on peut renoncer.
rule-T8 = Un marqueur action s’utilise une fois, à partir de la phase suivante⍽; puis il retourne dans la réserve générale. (Les capacités de 15 et 21 s’appliquent immédiatement.)
rule-T9 = Au plus { $tokens }⍽développements par joueur, un par jeton ({ $more } avec un module⍽: B7).

rule-11 = { $gain }
rule-12 = W3
rule-13 = le serviteur devient serviteur avancé⍽: il peut développer (P7)
rule-14 = marqueur⍽: retirer 1⍽fosse (du puits ou de la cage d’ascenseur, où qu’elle soit⍽; il doit y en avoir une) et marquer { $vp }
rule-15 = { $wood } de la ferme contre { $coal } (de la réserve générale à la ferme) et { $vp }, aussi souvent qu’on veut (R-19⍽: une source dit 1⍽charbon)
rule-21 = plus de fosse de la saison (Y2)
rule-22 = marqueur⍽: un disque jaune. Fin⍽: 1⍽PV par section vidée portant son symbole
rule-23 = marqueur⍽: un disque marron
rule-24 = W3
rule-25 = on peut retirer { $removed } immédiatement. Marqueur⍽: une activation du Haspelknecht (E11) à part, non payée, entre deux ouvriers, dès qu’il est sur le plateau, même dans la phase où le puits s’épuise et même s’il est payé par ailleurs (R-20)
rule-31 = l’un des gains suivants, au choix⍽: { FORM($options, "semicolons") }
rule-32 = { $gain }. Marqueur⍽: juste avant ou juste après sa propre première ou seconde prise (R-48), échanger un disque d’un emplacement de réserve avec un de l’emplacement d’action voisin (R-32⍽: d’une autre couleur). Fin⍽: 1⍽PV par section vidée portant son symbole
rule-33 = { $gain }⍽; actions libres⍽; puis on peut extraire 1⍽charbon accessible (M1, M2, M5, M6 s’appliquent⍽; ce n’est le travail d’aucun ouvrier⍽: E6 et E7 ne s’appliquent pas). Marqueur⍽: un disque noir
rule-34 = on peut échanger une fois des biens de la ferme⍽: { FORM($options, "semicolons") }
rule-35 = un emplacement, R-21 une fois par phase. { $text } Les marqueurs de couleur comptent
rule-41 = { $gain }. Fin⍽: 1⍽PV par symbole mine sur ses propres tuiles
rule-42 = { $coal } de la réserve générale dans la cage d’ascenseur (même avant que le puits soit épuisé) et { $gain }. Fin⍽: 1⍽PV par section vidée portant son symbole
rule-43 = { $gain }. Fin⍽: 1⍽PV par symbole agriculture sur ses propres tuiles
rule-44 = { $gain }. Décompte d’hiver⍽: 1⍽PV par charbon à la ferme au lieu de W1 (R-22⍽: au stockage, selon certaines sources)
rule-45 = { $gain }

rule-R-20 = «⍽to do 3 reeling actions without pay⍽», et «⍽activated twice that phase⍽» s’il est payé aussi⍽: lu comme une activation où il peut faire n’importe laquelle de ses actions (E11).
rule-R-48 = «⍽at any time in a later phase⍽», donc aussi juste après sa propre prise. La question n’est posée qu’à un propriétaire dont l’échange peut changer quelque chose, jusqu’à ce qu’il renonce⍽; celui qui renonce à la seconde prise renonce aussi à l’échange. L’échange ne change ni les disques pris (D2, D5) ni une brouette (D6).
rule-R-54 = «⍽to immediately remove 1 pit water and gain 1 victory point⍽»⍽: il doit y avoir une fosse, les PV ne sont pas donnés pour rien.
rule-R-56 = Le moulin est un bâtiment, ni fermier ni serviteur⍽: il n’a et ne donne ni synergie ni bonus d’été.

## 10 Fin de la partie

rule-G1 = Galerie⍽: les PV imprimés de chaque section vidée.
rule-G2 = Bonus de galerie⍽: { FORM($tiles, "plain") }, pour les symboles des sections vidées.
rule-G3 = Bonus de développements⍽: { FORM($tiles, "plain") } (la tuile se compte elle-même si elle porte le symbole).
rule-G4 = Symboles de bâtiment sur ses tuiles⍽: { FORM($vp, "slashes") }⍽PV pour { FORM($buildings, "slashes") } (plus de quatre avec Développements noirs seulement).
rule-G5 = { $vp } par marqueur action non utilisé ({ FORM($tiles, "plain") }⍽; ni la rigole, ni les marqueurs bonus).
rule-G6 = Thalers⍽: { FORM($vp, "slashes") }⍽PV pour { FORM($thaler, "slashes") }, { $more } de plus pour chaque thaler supplémentaire.
rule-G7 = Dettes⍽: { $first } pour la première, { $more } pour chaque suivante.
rule-G8 = Fosses dans la mine⍽: { $more } pour chacune { $free ->
        [0] d’elles
        [1] après la première
       *[other] après les { $free }⍽premières
    }.
rule-G9 = Celui qui a le plus de PV gagne⍽; en cas d’égalité, celui qui a enlevé le plus de charbon de sa mine (ce qu’il y avait au début dans le puits et la galerie, moins ce qui reste⍽; le charbon de la cage d’ascenseur compte, celui de la réserve générale, non)⍽; ensuite, celui qui vient plus tôt dans l’ordre du tour.
rule-G10 = Les ressources, et le charbon dans la cage d’ascenseur, ne rapportent rien à la fin.

## 11 Variantes

rule-V1 = Les plateaux de développement se construisent librement⍽: au moins 3⍽tuiles par niveau⍽; à 3 ou 4⍽places, autant par niveau que de places, ou une de plus⍽; toute tuile au-dessous du niveau 1 touche une tuile du niveau précédent⍽; aucune n’en touche une éloignée de deux niveaux ou plus (R-23⍽: c’est ainsi que nous lisons «⍽higher⍽»). Les sources nomment douze formes, avec le nombre de tuiles par niveau et de places⍽: Tour 3334 (3), Trois longues jambes 3333 (2, 3), Trois petites jambes 3333 (2, 3), Deux longues jambes asymétriques 3333 (2, 3), Deux jambes courtes et asymétriques 3333 (2, 3), Deux ronds 3333 (2, 3), Ailes 3344 (3), Fleur 4334 (3), Papillon 4334 (3), Quatre longues jambes 5444 (4), Quatre petites jambes 5544 (4), Trois cercles 5445 (4). Leurs images sont perdues⍽: `game/rules/data/` propose des formes conformes aux noms et à la règle.
rule-V2 = L’emplacement de chaque tuile peut suivre les numéros, être tiré au hasard ou choisi.
rule-V3 = Les joueurs peuvent convenir de commencer avec les bâtiments, ou avec les serviteurs avancés, dont les tuiles ne sont pas sur le plateau. R-24⍽: de tels bâtiments stockent et marquent au stockage comme d’habitude, mais ne portent pas de symbole de bâtiment. R-33⍽: tous les bâtiments dont les tuiles ne sont pas sur le plateau⍽; un plateau tiré au hasard laisse le piolet de côté si l’on commence avec les serviteurs avancés, et est tiré à nouveau jusqu’à ce qu’il y ait un bâtiment avec lequel commencer.
rule-V4 = À deux places, un plateau devrait offrir à chaque joueur les { $thaler } pour les paiements jusqu’à l’année { $year }⍽: un plateau tiré au hasard est tiré à nouveau jusqu’à ce qu’il le fasse⍽; pour tout autre, la mise en place ne fait que le conseiller. Avec Fer, tout plateau, quel que soit le nombre de places, doit en offrir { $iron } (I1, R-44). Sont comptés⍽: { FORM($counted, "semicolons") }.
rule-R-49 = Les règles du jeu mettent en garde contre «⍽a 2 player board, when tiles are placed randomly⍽», et «⍽an adjustment is advised⍽»⍽: à trois et quatre places, rien n’est imposé ni conseillé. (La version 1 en demandait 3 à tout plateau tiré au hasard, quel que soit le nombre de places.)
rule-thaler-counted = { $thaler } pour { FORM($tiles, "plain") }
rule-V5 = Planification ouverte, dans l’ordre du tour (P2).

## 12 Extension

rule-valley = On peut ajouter ces développements librement, chacun à son niveau (dans le jeu publié, le premier chiffre de son numéro). Une mise en place nomme ses tuiles, ou tire chaque niveau parmi celles du jeu de base et celles choisies, en recommençant jusqu’à ce que la condition de 36 et V4 soient remplies (V4 pour autant qu’elle s’applique). Recommandé⍽: pas tous à la fois⍽; 17 au lieu de 11⍽; 46 loin de 45.

rule-16 = marqueur, placé à la planification sur le fermier ou le serviteur⍽: cet ouvrier peut avoir des disques de plusieurs couleurs et fait tous ces travaux, dans l’ordre qu’on veut (E6 et E8 s’appliquent⍽; l’épuisement du puits ne met fin qu’à son travail à la mine). Pas de synergie pour le joueur dans cette phase. Le marqueur n’aide pas à développer⍽: si l’ouvrier développe à la place, il revient inutilisé
rule-17 = { $gain } de la réserve générale à la ferme, et il faut prendre { $water }
rule-18 = toute fosse qu’on retire de sa mine, par quelque moyen que ce soit, y est placée⍽; chaque fois qu’il y en a { $water }, elles retournent immédiatement dans la réserve générale pour { $vp } (un reste demeure). Les fosses qui s’y trouvent ne comptent ni pour M5 ni pour G8. Ce que M6 déplace ne compte pas comme retiré. Avec «⍽Seau⍽» (quel que soit l’ordre), on y place 1⍽fosse de la réserve générale à chaque fosse de la saison (Y2)
rule-19 = une ouvrière de plus, ni de base ni embauchée. { $text } Les marqueurs de couleur comptent. Elle travaille dans la partie de la mine exploitée à ce moment, selon M1, M2, M5. Dès qu’on possède 19 et 23, elle est retournée. Pas de «⍽Panier d’osier⍽»
rule-26 = marqueur, placé sur un ouvrier qui développe, seul si l’on veut⍽: remplace exactement { $disks ->
        [one] { $disks }⍽disque requis
       *[other] { $disks }⍽disques requis
    } quelconques, le reste doit correspondre exactement⍽; niveaux 1 à { $levels }. Si cet ouvrier n’acquiert rien, il revient
rule-27 = après la seconde prise (et D5), dans l’ancien ordre, son propriétaire dit si la brouette 1 ou la brouette 2 compte pour D6 (une brouette 2 vide compte 0)
rule-28 = commence avec 1⍽bois dessus. À l’acquisition⍽: prendre ce qui s’y trouve et 1⍽ressource au choix de la réserve générale, et y placer 1⍽ressource de la ferme, d’une autre sorte que ces deux-là. Celui qui ne le pourrait pas (après T5) ne peut pas l’acquérir. Marqueur⍽: un disque d’une couleur au choix, nommée quand l’ouvrier de son emplacement commence (ne paie jamais le mineur)
rule-29 = { $gain }. Lors des fosses de chaque automne, dans l’ordre du tour, on peut donner 1⍽nourriture à un joueur sans cette tuile (à la réserve générale seulement si tous la possèdent)⍽: { $vp }, et celui qui donne choisit de prendre la fosse ou non. Avec «⍽Seau⍽», on peut donner quand même
rule-36 = { $colours ->
        [none] Marqueur
       *[some] { $colours } Marqueur
    }, une action libre de son propre tour d’exécution⍽: { $pay } de la ferme contre { $gain }. En jeu seulement si 22, 23, 33 ou 28 l’est aussi
rule-36-colours = requiert { $disks }, donc au moins un marqueur.
rule-37 = (a) donner 1⍽charbon de la ferme à la ferme d’un autre joueur, contre { $farm }⍽; ou (b) donner 1⍽charbon de sa mine (le plus à gauche du puits⍽; une fois épuisé, le plus à gauche de la galerie ou un de la cage d’ascenseur⍽; les étais et les fosses ne jouent aucun rôle), contre { $mine }. Le charbon donné du puits ou de la galerie compte comme enlevé (M7, M8, G9)⍽; un étai qu’il a sauté reste nécessaire pour ce qui est au-delà. L’une des deux options est exécutée si c’est possible
rule-37-picked = { $count }⍽différents parmi ceux-ci ({ FORM($among, "semicolons") })
rule-38 = à la mise en place, { $laid } par joueur y sont posés. À l’acquisition⍽: on y dépense { $wood } (ou { $iron }) de la ferme (celui qui n’a ni l’un ni l’autre ne peut pas l’acquérir)⍽; de son charbon, 1 va à la ferme d’un autre joueur et { $coal } à la sienne⍽; puis { $gain }, et soit prendre { $other }, soit rembourser { $debt }
rule-46 = à partir de l’hiver suivant, on paie { $goods } au lieu de W2, chaque année⍽; chaque pièce manquante donne 1⍽dette
rule-47 = { $gain }⍽; désormais (pas pour lui-même) { $vp } de plus pour chaque développement qui rapporte au moins 1⍽PV par T6 ou B3

rule-valley-silent = Là où les sources se taisent ou s’interrompent, ces lignes du tableau donnent notre lecture⍽:
rule-R-60 = «⍽to receive different resources⍽»⍽: les travaux s’additionnent, rien d’autre ne change⍽: E6 et E8 s’appliquent, et l’épuisement du puits ne met fin qu’au travail à la mine.
rule-R-61 = «⍽A synergy bonus is not granted⍽»⍽: à aucun des deux ouvriers de base du joueur dans cette phase.
rule-R-62 = Des ressources ne sont pas un développement⍽: le marqueur n’aide pas à développer, et revient si son ouvrier développe.
rule-R-63 = Ce qui s’y trouve n’est plus dans la mine, pour M5 et G8⍽; ce que M6 déplace ne compte pas comme retiré.
rule-R-64 = «⍽when removing any pit water tokens⍽»⍽: que ce soit par des ouvriers, des marqueurs ou des tuiles, et ce qui ne suffit pas encore pour des PV y attend.
rule-R-65 = Il est indifférent que «⍽Rigole⍽» ou «⍽Seau⍽» soit acquis en premier.
rule-R-66 = «⍽additional⍽», une ouvrière de plus, donc ni de base ni embauchée⍽: ni synergie, ni bonus d’été, ni «⍽Panier d’osier⍽», ni «⍽Chaumière⍽».
rule-R-67 = Elle travaille dans la partie de la mine exploitée quand elle commence, selon M1, M2 et M5⍽; E6 ne concerne que le fermier et le serviteur.
rule-R-68 = Même quand elle est retournée, sa face noire s’applique encore⍽; elle reste retournée une fois le marqueur «⍽Échelle⍽» utilisé.
rule-R-69 = «⍽a substitute for the requirement of any 2 disks⍽»⍽: pour exactement autant, le reste doit correspondre exactement, à tout niveau, seul si rien d’autre n’est requis.
rule-R-70 = «⍽only when acquiring new developments⍽»⍽: si rien n’est acquis, il revient.
rule-R-53 = «⍽in their cart on space 1 or space 2⍽»⍽: une brouette 2 vide compte aussi, et compte 0.
rule-R-71 = «⍽When totaling the value⍽»⍽: après la seconde prise et D5, dans l’ancien ordre.
rule-R-72 = «⍽they must place⍽»⍽: celui qui ne le pourrait pas, une fois T5 payé, ne peut pas l’acquérir.
rule-R-73 = «⍽any action disk⍽»⍽: il ne paie jamais le mineur, qui ne prend pas de disque (P4, R-8).
rule-R-74 = Dans l’ordre du tour, chaque propriétaire quand il prend sa propre fosse.
rule-R-75 = Celui qui ne prend pas de fosse peut donner quand même, pour les PV.
rule-R-76 = L’échange est une action libre de son propre tour d’exécution, pas des prises, ni de la planification, ni de l’hiver (R-11).
rule-R-77 = «⍽you must use at least 1 of the following⍽»⍽: cela s’applique aux plateaux tirés comme aux plateaux nommés tuile par tuile.
rule-R-78 = «⍽1 coal cube from their current mining area⍽»⍽: le plus à gauche⍽; «⍽must not be mined and/or hauled up⍽»⍽: les étais et les fosses ne jouent aucun rôle.
rule-R-79 = Ce qui est au-delà d’un étai que le charbon a sauté a toujours besoin de cet étai.
rule-R-80 = «⍽offers two options⍽»⍽: l’une des deux est exécutée si c’est possible.
rule-R-81 = «⍽must place 1 wood⍽»⍽: celui qui n’a ni bois ni fer ne peut pas l’acquérir.
rule-R-82 = Son charbon ne vient pas de la mine du joueur, et ne compte ni pour M7, ni pour M8, ni pour G9.
rule-R-83 = «⍽now⍽»⍽: à partir de l’hiver suivant, celui de cette année.
rule-R-84 = «⍽each future development⍽»⍽: pas pour lui-même, et pas pour ceux qu’on possède déjà.
rule-R-85 = «⍽at least 1 victory point⍽»⍽: les PV d’un développement noir aussi (B3).
rule-valley-open = Ceci est aussi notre lecture, et règle ce que le tableau laisse ouvert⍽:
rule-R-34 = Dans la mise en place de la première partie (S5), les nouvelles tuiles ajoutées se placent à leur niveau avant les plus petits numéros du jeu de base⍽; celle pour laquelle il n’y a plus de place est laissée de côté, et la mise en place avertit. Les tuiles tirées selon la recommandation sont tirées à nouveau jusqu’à ce que rien ne soit déconseillé.
rule-R-35 = «⍽Panier d’osier⍽» ne se place que sur des disques de plusieurs couleurs. Quand son ouvrier commence, nourriture et bois sont produits immédiatement (R-29) et le travail à la mine suit, ce qui n’est jamais moins bon qu’un autre ordre. «⍽Panier d’osier⍽» et «⍽Chaumière⍽» peuvent être sur un même emplacement⍽; celui qui ne sert pas revient.
rule-R-36 = «⍽Chaumière⍽» ne se place que là où l’emplacement porte alors exactement les disques requis d’une tuile en jeu que le joueur ne possède pas (comme en R-7). Un ouvrier qui travaille au lieu de développer peut utiliser ses disques⍽; «⍽Chaumière⍽» revient à la fin du tour.
rule-R-37 = La couleur du marqueur est nommée quand son ouvrier commence, et seulement là où le choix est ouvert⍽: seul, ou sous un «⍽Panier d’osier⍽». À côté d’autres disques d’un ouvrier de base ou dans le moulin à eau, il est de leur couleur⍽; sur un ouvrier embauché ou dans l’atelier, jaune⍽; sur la fermière, noir tant qu’elle n’est pas retournée. Elle commence telle qu’elle est alors, même si elle a été retournée dans ce tour. Pour un développement, il est ce qui manque⍽; pour 40E, un disque noir.
rule-R-38 = Ce qu’une tuile prend de la ferme, et le charbon qu’elle donne, se règle avant toute action libre. Pour l’église, (a) ou (b) se choisit avant cela, et ce choix peut attendre une action libre (R-30). Là où une seule réponse est possible, R-50 s’applique.
rule-R-39 = En (b) aussi, le charbon va à la ferme d’un autre joueur. Le charbon de 42 dans la cage d’ascenseur peut être donné une fois le puits épuisé.
rule-R-40 = La question est posée à celui qui a de la nourriture, à son rang dans l’ordre du tour⍽; il décide en même temps du don et de la fosse. Celui qui ne donne rien prend la fosse.
rule-R-41 = Un joueur sans dette prend les biens, et la question n’est pas posée (R-50).
rule-R-42 = La question est posée à son propriétaire dans chaque phase, même si les deux brouettes comptent autant.
rule-R-47 = Avant que le puits soit épuisé, elle peut aussi remonter un charbon de 42⍽; ce qui empêche de remonter, ce sont les fosses de la cage d’ascenseur (M5), pas celles du puits.

## 13 Module 1 : Développements noirs

rule-B1 = Le niveau { $level } s’ajoute⍽: une tuile noire de plus qu’il n’y a de places (3 à 5), dans un ordre tiré au hasard, choisies ou tirées à 2 ou 3⍽places⍽; V1 s’y applique aussi. Une tuile noire qui porte un jeton est prise, personne d’autre ne peut l’acquérir⍽; T3 s’applique, aucune ne s’acquiert comme développement distant. Les six marqueurs bonus sont tous en jeu. (Trois cercles demande une autre forme pour cinq tuiles noires.)
rule-B2 = Au plus un développement noir par joueur.
rule-B3 = Le premier joueur à acquérir un développement noir, le deuxième et ainsi de suite marquent { FORM($vp, "slashes") }⍽PV.
rule-B4 = Le joueur utilise ensuite l’un des deux effets de la tuile, et prend en secret l’un des marqueurs bonus restants. R-26⍽: lui seul voit ce qui reste et ce qu’il a pris, jusqu’au décompte final.
rule-B5 = Effets⍽: voir le tableau. Les fosses peuvent venir du puits ou de la cage d’ascenseur. Un marqueur pris par 52 ou 55 suit T8, peut être le deuxième de sa sorte, et n’apporte rien d’autre de sa tuile.
rule-B6 = Les six marqueurs bonus, au décompte final⍽: (a) { $a }⍽; (b) { $b }⍽; (c) { $c }⍽; (d) { $d }⍽; (e) { $e }⍽; (f) { $f }. Tous s’ajoutent au bonus de galerie (G2).
rule-R-43 = Le marqueur de 52 et 55 ne peut être choisi que s’il y en a un⍽; des dettes sont remboursées et des fosses retirées pour autant qu’il y en a. Le nombre de fosses à retirer, là où il peut y en avoir plusieurs, se décide en une fois.
rule-bonus-buildings = { $count ->
        [one] { $count }⍽symbole de bâtiment
       *[other] { $count }⍽symboles de bâtiment
    } de plus (G4)
rule-bonus-wheelbarrow = 1⍽PV par section vidée portant le symbole de la brouette
rule-bonus-oil-lamp = 1⍽PV par section vidée portant le symbole de la lampe à huile
rule-bonus-lorry = 1⍽PV par section vidée portant le symbole du chariot
rule-bonus-tokens = { $count ->
        [1] 1⍽PV par jeton du joueur sur les développements de tous les niveaux
       *[other] 1⍽PV pour { $count }⍽jetons du joueur sur les développements de tous les niveaux, arrondi à l’inférieur
    }
rule-bonus-vp = { $vp }
rule-bonus-debt = rembourser { $debt } avant G7
rule-bonus-thaler = compter { $thaler } de plus en G6
rule-bonus-dry = sauter G8
rule-B7 = Avec un module ou les deux, { $more }⍽jetons sont pour les développements⍽; avec le chapitre 12 seul, toujours { $tokens }.

rule-51 = { $gain }, et on peut retirer { $removed }⍽; ou prendre { $other } et rembourser { $debt }, si l’on en a
rule-52 = { $gain }, et on peut retirer { $removed }⍽; ou prendre un marqueur ({ FORM($tiles, "or") }) d’une tuile du jeu de base qui porte un jeton, de qui que ce soit
rule-53 = { $gain } de la réserve générale à la ferme, et on peut retirer { $removed }⍽; ou on peut retirer { $much }
rule-54 = { $gain }⍽; ou on peut retirer { $much }
rule-55 = rembourser { $debt }, si l’on en a, et on peut retirer { $removed }⍽; ou prendre un marqueur comme avec 52

## 14 Module 2 : Fer

rule-I1 = { $years }⍽années, { $phases }⍽phases⍽; la dernière année est comme les autres, son paiement est en W2. V4 demande { $thaler } à tout plateau. R-44⍽: avec Fer, un plateau nommé tuile par tuile est refusé lui aussi s’il en offre moins.
rule-I2 = Le fer n’est une ressource qu’avec ce module. Il se pose comme le bois et aux mêmes moments, mais dans la galerie seulement. Les emplacements de fer ne prennent que du fer, et aucun emplacement n’est sauté. Le fer ne paie jamais T5 et ne se stocke que là où W3 le dit.
rule-I3 = Celui qui épuise le puits reçoit aussi un atelier, à partir de la phase suivante (P7)⍽: un emplacement, une fois par phase. { $text } Les marqueurs de couleur comptent. Il n’est pas un bâtiment (G4).{ $stores ->
        [none] { "" }
       *[some] {" "}En hiver, il stocke { FORM($stores, "and") } (W3).
    }
rule-I4 = Galerie étendue⍽: elle couvre tout sauf les { $kept }⍽premières sections⍽; { FORM($sections, "or") }⍽sections et autant d’emplacements en tout, dont { FORM($iron, "or") } de fer⍽; { FORM($coal, "or") }⍽charbons selon nos données. La face A est la même pour tous⍽; la face B a quatre plateaux, distribués par la graine. Les joueurs s’accordent sur la face.
rule-I5 = Fin⍽: chaque étai de fer dont la section (celle à sa droite) est vidée rapporte { $vp }, avec «⍽Forge du village⍽» { $smithy }⍽; les deux premières sections aussi, mais pas le fer sur «⍽Galerie commune⍽». R-57⍽: «⍽Each iron prop implemented in the tunnel⍽» désigne tout étai de la galerie entière, y compris dans les deux sections que le plateau ne couvre pas.
rule-I6 = Trois tuiles, facultatives (voir le tableau)⍽: 10E au niveau { $farm }, 30E au niveau { $peddler }, 40E au niveau { $smithy }. Recommandé⍽: 30E pas à côté de 34⍽; à 2⍽places, une seule des trois.
rule-I7 = Le bonus du puits (M7) ne change pas.

rule-10E = marqueur, une action libre de son propre tour d’exécution⍽: { $gain }
rule-30E = on peut échanger une fois des biens de la ferme⍽: { FORM($options, "semicolons") }
rule-40E = { $gain } si au moins { $blacks ->
        [one] { $blacks }⍽disque noir ou marqueur noir a servi à l’acquérir
       *[other] { $blacks }⍽disques noirs ou marqueurs noirs ont servi à l’acquérir
    }⍽; I5

rule-R-45 = «⍽Prévôt⍽» remplace aussi le paiement de la dernière année, fer compris.
rule-R-46 = La question est posée avant le stockage à celui qui pourrait poser du fer, même si rien ne va dans la case de la ferme.
rule-R-58 = «⍽We recommend using this development only when playing with⍽» s’interrompt⍽; nous lisons⍽: avec Fer, dont ce développement a besoin de toute façon.
rule-R-59 = «⍽exchange 2 coal cubes for 1 iron or 1 food, and receives 1⍽» s’interrompt⍽; nous lisons 1⍽thaler, comme pour 34.

## 15 Ce qui doit être vrai dans toute partie

rule-C1 = Les disques du sac, des emplacements d’action et de réserve, des brouettes et des emplacements des ouvriers font toujours en tout ceux de S2, couleur par couleur.
rule-C2 = Pour chaque joueur⍽: charbon du puits + charbon de la galerie + charbon enlevé égalent ce que portait le plateau au début. Aucun nombre de pièces n’est jamais négatif (les scores peuvent l’être).
rule-C3 = Une décision au plus est ouverte à la fois, et elle a au moins un coup permis jusqu’à ce que la partie soit terminée.
rule-C4 = Une partie enregistrée puis rechargée a les mêmes coups permis et finit de même.
