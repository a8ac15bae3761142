# Français. La syntaxe est celle de Fluent (https://projectfluent.org/fluent/guide) ; FORM met une chose sous une autre
# forme, CAP met la majuscule. Chaque langue dit les mêmes textes ; les termes sont ceux de docs/glossary.md.
# ⍽ est une espace insécable, un point entre deux lettres une coupure possible. Pour en savoir plus : docs/languages.md.

## Nombres et énumérations

number-thousands = ⍽
number-decimal = ,
amount = { $count }⍽{ $noun }
list-none = rien
list-comma = ,
list-and = { $rest } et { $last }
list-or = { $rest } ou { $last }
list-noun = first
seat = Place⍽{ $number }
seat-namesake = { $name }⍽{ $number }
automa-knecht = Knecht
automa-bauer = Bauer
automa-steiger = Steiger
automa-meister = Meister
automa-inclined = { $automa } ({ $temperament })
temperament-plain = équilibré
temperament-miner = houilleur
temperament-farmer = cultivateur
temperament-inventor = inventeur
temperament-merchant = marchand

number = { $number }

## Termes

colour-black = { $count ->
        [one] disque noir
       *[other] disques noirs
    }
    .short = { $count ->
        [one] noir
       *[other] noirs
    }
colour-brown = { $count ->
        [one] disque marron
       *[other] disques marron
    }
    .short = marron
colour-yellow = { $count ->
        [one] disque jaune
       *[other] disques jaunes
    }
    .short = { $count ->
        [one] jaune
       *[other] jaunes
    }
good-food = { $count ->
        [one] nourriture
       *[other] nourritures
    }
    .the = la nourriture
good-wood = bois
    .the = le bois
good-coal = { $count ->
        [one] charbon
       *[other] charbons
    }
good-iron = { $count ->
        [one] fer
       *[other] fers
    }
good-thaler = { $count ->
        [one] thaler
       *[other] thalers
    }
good-debt = { $count ->
        [one] dette
       *[other] dettes
    }
good-water = { $count ->
        [one] fosse
       *[other] fosses
    }
good-shaft = { $count ->
        [one] charbon
       *[other] charbons
    } dans la cage d’ascenseur
good-vp = PV
season-spring = printemps
    .to = au printemps
season-summer = été
    .to = à l’été
season-autumn = automne
    .to = à l’automne
season-winter = hiver
    .to = à l’hiver
step-autumn-water = fosses de l’automne
step-first-taking = première prise
step-second-taking = seconde prise
step-water-return = remise d’une fosse
step-cart-choice = choix de la brouette
step-planning = planification
step-working = exécution
step-winter-scoring = décompte d’hiver
step-winter-storage = stockage
field-farmer = fermier
    .the = le fermier
field-farmhand = serviteur
    .the = le serviteur
field-coal-digger = creuseur de charbon
    .the = le creuseur de charbon
    .short = creuseur
field-coal-miner = mineur
    .the = le mineur
field-haspelknecht = Haspelknecht
    .the = le Haspelknecht
field-water-mill = moulin à eau
    .the = le moulin à eau
    .short = moulin
field-farmers-wife = fermière
    .the = la fermière
field-workshop = atelier
    .the = l’atelier
place-pinge = puits
    .the = le puits
place-tunnel = galerie
    .the = la galerie
place-shaft = cage d’ascenseur
    .the = la cage d’ascenseur
place-farm = ferme
    .the = la ferme
slot-farm = ferme
    .in = à la ferme
slot-barn = grange
    .in = dans la grange
slot-coal-store = stockage du charbon (charbon)
    .in = dans le stockage du charbon
slot-wood-store = stockage du charbon (bois)
    .in = dans le stockage du charbon
slot-workshop = atelier
    .in = dans l’atelier
marker-hauling-cable = { $count ->
        [one] câbles de tractage
       *[other] câbles de tractage
    }
marker-wheelbarrow = { $count ->
        [one] brouette
       *[other] brouettes
    }
marker-ladder = { $count ->
        [one] échelle
       *[other] échelles
    }
marker-windlass = { $count ->
        [one] treuil
       *[other] treuils
    }
marker-oil-lamp = { $count ->
        [one] lampe à huile
       *[other] lampes à huile
    }
marker-hammer-and-pick = { $count ->
        [one] marteau et pioche
       *[other] marteaux et pioches
    }
marker-wicker-basket = { $count ->
        [one] panier d’osier
       *[other] paniers d’osier
    }
marker-cottage = { $count ->
        [one] chaumière
       *[other] chaumières
    }
marker-kiepenkerl = { $count ->
        [one] Kiepenkerl
       *[other] Kiepenkerls
    }
marker-market = { $count ->
        [one] marché
       *[other] marchés
    }
marker-abandoned-farm = { $count ->
        [one] ferme abandonnée
       *[other] fermes abandonnées
    }

## Développements

tile-11 = Transports
tile-12 = Grange
tile-13 = Piolet
tile-14 = Câbles de tractage
    .short = Câbles
tile-15 = Charbonnier
    .split = Char·bonnier
tile-16 = Panier d’osier
tile-17 = Pioche & pelle
tile-18 = Rigole
tile-19 = Fermière
tile-21 = Seau
tile-22 = Brouette
tile-23 = Échelle
tile-24 = Stockage du charbon
    .short = Stockage
tile-25 = Treuil
tile-26 = Chaumière
tile-27 = Cheval de halage
tile-28 = Kiepenkerl
    .split = Kiepen·kerl
tile-29 = Fête des moissons
tile-31 = Charpenterie
    .split = Char·pen·terie
tile-32 = Lampe à huile
tile-33 = Marteau et pioche
tile-34 = Sacs à charbon
tile-35 = Moulin à eau
tile-36 = Marché hebdomadaire
    .short = Marché
tile-37 = Église de Stiepel
tile-38 = Galerie commune
tile-41 = Conducteur
    .split = Conduc·teur
tile-42 = Chariot
tile-43 = Charrette manuelle
    .short = Charrette
tile-44 = Cheval et charrette
tile-45 = Petite mine de charbon
    .short = Petite mine
tile-46 = Prévôt
tile-47 = Culbuteur
    .split = Culbu·teur
tile-51 = Barge à charbon
tile-52 = Géomètre de mine
tile-53 = Nouvelle galerie
tile-54 = Manège à chevaux
tile-55 = Voie de roulage
tile-10E = Ferme abandonnée
tile-30E = Colporteur
    .split = Colpor·teur
tile-40E = Forge du village

## La table

vp = { $vp }
good = { $good }
tile = { $tile }
tile-short = { FORM($tile, "short") }
tile-split = { FORM($tile, "split") }
symbol-agriculture = agriculture
symbol-building = bâtiment
symbol-mining = mine
ribbon-year = Année⍽{ $year } · { $season }
ribbon-step-water = Fosses
ribbon-step-refill = Remplissage
ribbon-step-taking-1 = Prise⍽I
ribbon-step-taking-2 = Prise⍽II
ribbon-step-order = Ordre
ribbon-step-planning = Plan
ribbon-step-working = Exécution
ribbon-step-scoring = Décompte
ribbon-step-payment = Taxes
ribbon-step-storage = Stockage
ribbon-undo = Annuler
ribbon-why = Pourquoi
wheel-water = Fosses
wheel-spring = Printemps
wheel-summer = Été
wheel-autumn = Automne
wheel-scoring = Décompte
wheel-payment = Taxes
wheel-storage = Stockage
wheel-order = Ordre du tour
wheel-lease = Taxes
table-developments = Développements
table-level = Niveau⍽{ $level }
table-level-points = { $level }   { $points }
table-arrival = { $points }⍽PV
table-arrival-none = chacun en a un
table-distant = loin⍽: { $good }
table-distant-any = loin⍽: au choix
table-distant-black = un par joueur
table-distant-open = ouverts à tous
table-disks = Disques
table-bag = sac⍽{ $count }
table-pool = Empl.⍽{ $number }
table-reserve = réserve
table-take = en prendre { $count }
table-wet-pool = { $water }
card-owned = Propriétaires⍽: { FORM($owners, "plain") }
card-not-owned = Sans propriétaire
card-distant = { CAP($distant) }
card-level = Niveau⍽{ $level }, { $symbol }
board-tokens-left = reste { $count }
board-good-food = nourriture
board-good-wood = bois
board-good-coal = charbon
board-good-iron = fer
board-good-thaler = thalers
board-good-debt = dettes
board-cart = Brouette⍽{ $number }
board-cart-value = valeur { $value }
board-unlaid = reste { $count }
board-markers = Marqueurs
board-markers-fresh = pâle⍽: phase suivante
board-pinge = Puits
board-pinge-exhausted = Puits, épuisé
building-barn = Grange
building-coal-storage = Stockage
building-charcoal-burner = Char·bonnier
building-water-mill = Moulin à eau
field-name = { CAP($field) }
field-name-short = { CAP(FORM($field, "short")) }
field-note-develops = développe aussi
field-note-works = travaille
field-note-coal-digger = { $actions }× mine
field-note-coal-digger-short = { $actions }× mine
field-note-coal-miner = { $actions }× galerie
field-note-coal-miner-short = { $actions }× galerie
field-note-haspelknecht = { $actions }× ascenseur
field-note-haspelknecht-short = { $actions }× ascenseur
field-note-water-mill = grain ou charbon
field-note-water-mill-short = grain, charbon
field-note-farmers-wife = { $actions }× mine
field-note-farmers-wife-short = { $actions }× mine
field-note-flipped = mine ou { $made }
field-note-flipped-short = ou { $made }
field-note-workshop = fait { $made }
field-note-workshop-short = fait { $made }
field-at-work = au travail⍽: reste { $left }
field-has-worked = a travaillé
field-paid = payé
field-plan = { FORM($uses, "or") }
field-plan-mining = { $count }× mine
field-plan-wood = { $count }× bois
field-plan-food = { $count }× nourriture
field-plan-kinds = { FORM($kinds, "plain") }
field-plan-mixed = travail mixte
field-plan-any = { $count }× travail au choix
field-plan-tiles = prix de { $count } tuiles
log-title = Journal
log-title-open = Journal⍽: la molette remonte le temps, un clic ferme

## D’où viennent PV, biens et fosses, par règle

source-tile = «⍽{ $tile }⍽»
source-S6 = mise de départ
source-Y2 = fosse de la saison
source-D4 = emplacement à symbole d’eau
source-E4 = travail
source-E8 = été
source-M7 = puits épuisé tôt
source-T6 = ordre d’arrivée
source-W1 = charbon à la ferme
source-W2 = taxes
source-W3 = stockage
source-B3 = arrivée sur un développement noir
source-B6 = marqueur bonus
source-I3 = atelier
source-I5 = étais de fer
source-G1 = sections vidées
source-G2 = bonus de galerie
source-G3 = bonus de développements
source-G4 = bâtiments
source-G5 = marqueurs non utilisés
source-G6 = thalers
source-G7 = dettes
source-G8 = fosses

## Hiver

winter-lease = Les taxes s’élèvent à { $lease }⍽; chaque pièce manquante coûte { $debt }.
winter-lease-schultheiss = Avec «⍽{ $tile }⍽», elles s’élèvent à { $lease }.

## Événements : le journal et la commande replay

event-season-began = Année⍽{ $year }, { $season }.
event-water-taken = { $seat } reçoit { $water } dans { $place ->
        [tunnel] la cage d’ascenseur
       *[pinge] le puits
    } ({ $rule }).
event-water-returned = { $seat } remet { $water } dans la réserve générale.
event-disks-returned = { $seat } remet { $disks } dans le sac.
event-no-disks-returned = { $seat } ne remet aucun disque dans le sac.
event-reserve-moved = L’emplacement⍽{ $pool } reçoit { $disks } de la réserve voisine.
event-reserve-empty = L’emplacement⍽{ $pool } ne reçoit rien de la réserve voisine.
event-disks-drawn = L’emplacement⍽{ $pool } reçoit { $disks } du sac.
event-reserve-drawn = La réserve⍽{ $pool } reçoit { $disks } du sac.
event-disks-taken = { $seat } prend { $disks } dans l’emplacement⍽{ $pool } pour la brouette⍽{ $cart }.
event-disks-swapped = { $seat } échange { $action } de l’emplacement⍽{ $pool } avec { FORM($reserve, "short") } de la réserve voisine.
event-declined = { $seat } { $step ->
        [autumn-water] ne donne pas de nourriture
        [second-taking] ne prend plus rien
        [water-return] garde la fosse
       *[other] renonce
    }.
event-food-given = { $seat } donne { $food } à { $to } ({ $rule }).
event-food-given-and-water = { $seat } donne { $food } à { $to } et prend quand même la fosse ({ $rule }).
event-food-to-supply = { $seat } donne { $food } à la réserve générale ({ $rule }).
event-food-to-supply-and-water = { $seat } donne { $food } à la réserve générale et prend quand même la fosse ({ $rule }).
event-cart-counted = { $seat } compte la brouette⍽{ $cart } pour l’ordre du tour («⍽{ $tile }⍽»).
event-order-set = Le nouvel ordre du tour⍽: { FORM($order, "plain") }.
event-order-set-seat = { $seat } ({ $value })
event-field-laid = { $seat } { $lay ->
        [none] ne place rien
       *[some] place { $lay }
    } sur { FORM($field, "the") }.
event-payment-spent = { $seat } paie { FORM($field, "the") }⍽: { $lay }.
event-paid-for-nothing = { $seat } a payé { FORM($field, "the") } pour rien⍽: { $lay }.
event-lamp-kept = { $seat } garde le marqueur «⍽{ $marker }⍽».
event-field-returned = { $seat } récupère { $lay } sur { FORM($field, "the") }, faute d’usage.
event-plans-revealed = Tous les plans sont visibles.
event-turn-began = À { $seat } de jouer.
event-turn-ended = { $seat } termine son tour.
event-worker-activated = Chez { $seat }, { FORM($field, "the") } { $field ->
        [water-mill] se met en marche
        [workshop] se met en marche
       *[farmer] se met au travail
    }.
event-worker-activated-with-synergy = Chez { $seat }, { FORM($field, "the") } se met au travail, avec { $synergy ->
        [one] { $synergy }⍽action
       *[other] { $synergy }⍽actions
    } de plus par synergie.
event-worker-stopped = Chez { $seat }, { FORM($field, "the") } a terminé.
event-gained = { $seat } reçoit { $goods } ({ $rule }).
event-spent = { $seat } dépense { $goods } ({ $rule }).
event-debt-returned = { $seat } rembourse { $goods } ({ $rule }).
event-scored = { $seat } marque { $vp } ({ $rule }).
event-vp-lost = { $seat } perd { $vp } ({ $rule }).
event-coal-dug = { $seat } extrait { $coal } dans { FORM($place, "the") }.
event-section-emptied = { $seat } vide la section⍽{ $section } de la galerie.
event-water-drained = { $seat } retire { $water } { $place ->
        [tunnel] de la cage d’ascenseur
       *[pinge] du puits
    }.
event-water-channelled = { $seat } place { $water } sur «⍽{ $tile }⍽»⍽; { $lying ->
        [0] rien n’y reste
       *[other] il y en a maintenant { $lying }
    }.
event-coal-given-of-farm = { $seat } donne { $coal } de la ferme à { $to }.
event-coal-given-of-pinge = { $seat } donne { $coal } du puits à { $to }.
event-coal-given-of-tunnel = { $seat } donne { $coal } de la galerie à { $to }.
event-coal-given-of-shaft = { $seat } donne { $coal } de la cage d’ascenseur à { $to }.
event-coal-given-by-tile = { $seat } donne { $coal } de «⍽{ $tile }⍽» à { $to }.
event-coal-reeled = { $seat } remonte { $coal } à la ferme.
event-prop-placed = { $seat } pose dans { FORM($place, "the") } le { $index ->
        [1] 1er
       *[other] { $index }e
    } étai.
event-iron-prop-placed = { $seat } pose dans { FORM($place, "the") } le { $index ->
        [1] 1er
       *[other] { $index }e
    } étai, un étai de fer.
event-pinge-exhausted = Chez { $seat }, le puits est épuisé{ $moved ->
        [none] .
       *[some] ⍽: { FORM($moved, "plain") }.
    }
event-pinge-water-moved = { $water } dans la cage d’ascenseur
event-pinge-props-moved = { $wood } dans la réserve générale
event-workshop-gained = { $seat } reçoit un atelier pour les phases suivantes.
event-tile-acquired = { $seat } acquiert «⍽{ $tile }⍽» avec { FORM($field, "the") }, en { $arrival ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] { $arrival }e
    }.
event-distant-paid = { $seat } donne { $goods } à { $owner } pour le développement distant.
event-marker-gained = { $seat } reçoit le marqueur «⍽{ CAP($marker) }⍽».
event-marker-used = { $seat } utilise le marqueur «⍽{ CAP($marker) }⍽».
event-bonus-taken = { $seat } prend un marqueur bonus en secret.
event-kiepenkerl-laden = { $seat } place { $goods } sur «⍽{ $tile }⍽».
event-option-chosen = { $seat } choisit sur «⍽{ $tile }⍽»⍽: { $option }.
event-lease-paid = { $seat } { $paid ->
        [none] ne paie rien
       *[some] paie { $paid }
    } pour les taxes.
event-lease-paid-and-debt = { $seat } { $paid ->
        [none] ne paie rien
       *[some] paie { $paid }
    } pour les taxes et prend { $debt }.
event-stored = { $seat } stocke { $goods } { FORM($slot, "in") }.
event-lost = { $seat } perd { $goods }, faute de place.
event-game-ended = La partie est terminée⍽: { $winner } gagne, devant { $others }.

## Choix d’un développement, tels qu’ils sont faits

option-parts = { FORM($parts, "plain") }
option-gain = { $gain }
option-pay = dépenser { $pay }
option-trade = { $pay } contre { $gain }
option-dig = extraire { $coal }
option-drain = retirer { $most ->
        [1] { $water }
       *[other] jusqu’à { $water }
    }
option-debt = rembourser { $debt }
option-marker = un marqueur
option-bonus = un marqueur bonus
option-give-farm = { $coal } de la ferme
option-give-mine = { $coal } de la mine
option-give-shaft = { $coal } de la cage d’ascenseur
option-give-tile = { $coal } de la tuile

## La commande replay

tell-title = Haspelknecht⍽: { FORM($seats, "plain") }
tell-board = Plateau⍽: { $board }
tell-modules = Modules⍽: { FORM($modules, "plain") }
tell-tunnel = Galerie étendue⍽: face { $side }
tell-seed = Graine⍽: { $seed }
tell-season = Année { $year }, { $season }
tell-step = { CAP($step) }
tell-ends-here = L’enregistrement s’arrête ici⍽; à { $seat } de jouer.
tell-final = Décompte final
tell-rank = { $rank }. { $seat }⍽: { $vp }
tell-during = En cours de partie
tell-score = { $line } ({ $rule })
module-black = Développements noirs
module-iron = Fer
layout-rows-for-2 = Rangées pour 2
layout-rows-for-3 = Rangées pour 3
layout-rows-for-4 = Rangées pour 4
layout-tower = Tour
layout-three-long-legs = Trois longues jambes
layout-four-long-legs = Quatre longues jambes
layout-wings = Ailes
layout-three-short-legs = Trois petites jambes
layout-four-short-legs = Quatre petites jambes
layout-two-short-asymmetric-legs = Deux jambes courtes et asymétriques
layout-two-long-asymmetric-legs = Deux longues jambes asymétriques
layout-flower = Fleur
layout-butterfly = Papillon
layout-two-rounds = Deux ronds
layout-three-circles = Trois cercles

## Le décompte final

score-G1 = Galerie
score-G2 = Bonus de galerie⍽: «⍽{ $tile }⍽»
score-G3 = Bonus de développements⍽: «⍽{ $tile }⍽»
score-G4 = Bâtiments
score-G5 = Marqueurs non utilisés
score-G6 = Thalers
score-G7 = Dettes
score-G8 = Fosses
score-B6 = Marqueur bonus
score-I5 = Étais de fer

## Le décompte, ligne par ligne

count-coal = Charbon à la ferme
count-lease = Taxes
count-storage = Stockage
count-loss = Ce qui n’a pas de case est perdu
count-line = { $line }⍽: { FORM($seats, "plain") }
count-seat = { $seat } { $vp }
result-developments = Développements acquis
result-pinge = Puits épuisé tôt
result-coal = Charbon à la ferme en hiver
result-storage = Stockage en hiver
result-effects = Effets des développements et des marqueurs
result-total = Points de victoire
result-coal-removed = Charbon sorti de la mine

## Automas : forces et tempéraments

level-meister = Avant de choisir, simule la suite de chaque prise, en tirant plusieurs fois au sort ce que nul ne sait.
level-steiger = Pèse tous les plans de sa phase et choisit ses disques en comptant avec ce que prendront les autres.
level-bauer = Planifie bien chaque phase pour sa propre ferme, sans s’occuper des autres.
level-knecht = Débute et suit quelques règles⍽: le plus grand groupe, le développement le plus cher, du travail pour chaque ouvrier.
level-measured = Gagne { $share }⍽% de { $games }⍽parties contre { $against }⍽; score moyen⍽: { $vp } à { $theirs }.
baseline-greedy = un joueur avide
baseline-random = un joueur qui joue au hasard
inclination-plain = Veut le plus de PV possible, d’où qu’ils viennent.
inclination-miner = Aime la galerie⍽: il va plus loin que les autres et pose les étais qu’il y faut.
inclination-farmer = Aime un garde-manger plein⍽: il amasse nourriture et bois, et s’endette peu.
inclination-inventor = Acquiert un développement après l’autre et va rarement dans la galerie.
inclination-merchant = Va où il y a des thalers et les garde⍽; une dette ne lui fait pas peur.

## Le panneau « Pourquoi ? » : de quelle façon un coup vaut quelque chose, et d’où cela vient

aspect-now = PV maintenant
aspect-end = PV à la fin
aspect-later = plus tard
aspect-denies = prive les autres
aspect-risk = risque
why-title = { $seat }⍽: ses raisons
why-title-advice = { $adviser } vous conseille
why-when = Année⍽{ $year }, { $season }⍽: { $step ->
        [autumn-water] fosses
        [winter-scoring] décompte
        [winter-storage] stockage
       *[other] { $step }
    }
why-weighed = Ce qui a été pesé
why-worth = valeur en PV
why-figure = { $vp }
why-parts = { FORM($parts, "plain") }
why-part = { $meant } { CAP($parts) }.
why-now = PV marqués immédiatement sur la piste de score.
why-end = PV que comptera le décompte final.
why-later = Ce que cela permettra plus tard dans la partie, en PV.
why-denies = Ce que cela enlève aux autres, en PV.
why-risk = Ce qui peut mal tourner, en PV⍽: une fosse, une dette, un disque qui ne vient pas.
why-note = Pointez une ligne pour le détail.
why-note-costs = Pointez une ligne pour le détail. À gauche du trait⍽: son coût.
why-marked = Sur la table, c’est marqué en bleu.
why-play = Jouer ce coup
why-lay-so = Disposer ainsi
why-follow-tip = La touche Entrée fait de même.
why-close-tip = Fermer (Échap).
why-earlier-tip = La décision précédente (flèche gauche).
why-later-tip = La décision suivante (flèche droite).
why-no-earlier = Aucune décision avant celle-ci.
why-no-later = La décision la plus récente.
why-nothing-yet = Aucun automa n’a encore rien eu à peser dans cette partie.
why-no-question = Vous n’avez rien à décider en ce moment.
component-changes = { FORM($changes, "plain") }
component-change = { $what } { $by }
component-denies = { $seat }
component-denies-all = { $seat } ne prend plus rien, au lieu de { $wanted }
component-denies-disks = { $seat } prend { $taken } au lieu de { FORM($wanted, "short") }
component-risk-of-draws = selon ce qui sera pioché
component-risk-of-others = si d’autres prennent ce qui doit suivre
priority-pinge = puits
priority-tunnel = galerie
priority-coal = charbon
priority-lease = taxes
priority-developments = développements
priority-thaler = thalers
priority-water = fosses
priority-props = étais
priority-wood = bois
priority-food = nourriture
priority-shaft = charbon dans la cage d’ascenseur
priority-markers = marqueurs
priority-iron = fer
priority-iron-props = étais de fer
priority-bonus-marker = marqueur bonus
priority-water-channel = rigole
priority-liking-coal = sa préférence pour le charbon
priority-liking-goods = sa préférence pour les biens
priority-liking-developments = sa préférence pour les développements
priority-liking-thaler = sa préférence pour les thalers

## Ce que fait un coup, à l’infinitif et plusieurs à la suite : « Active le fermier pour extraire 3 charbons dans le puits et recevoir 1 nourriture. »

deed-acquire = acquérir «⍽{ $tile }⍽»
deed-acquire-for-vp = acquérir «⍽{ $tile }⍽» ({ $vp })
deed-drain = retirer { $water }
deed-prop = poser { $count ->
        [one] { $count }⍽étai
       *[other] { $count }⍽étais
    }
deed-dig-pinge = extraire { $coal } dans le puits
deed-dig-tunnel = extraire { $coal } dans la galerie
deed-exhaust = épuiser le puits
deed-exhaust-for-vp = épuiser le puits ({ $vp })
deed-empty-sections = vider { $count ->
        [one] { $count }⍽section
       *[other] { $count }⍽sections
    } de la galerie
deed-reel = remonter { $coal }
deed-gain = recevoir { $goods }

## Raisons : ce qu’un automa veut avant tout

reason-wish-vp = Avant tout, il veut des PV immédiatement.
reason-wish-pinge = Avant tout, il veut épuiser le puits tôt, pour le bonus et l’accès à la galerie.
reason-wish-tunnel = Avant tout, il veut vider des sections de la galerie, qui rapportent à la fin.
reason-wish-coal = Avant tout, il veut du charbon à la ferme, qui rapporte en hiver.
reason-wish-lease = Avant tout, il veut payer ses taxes sans dette.
reason-wish-developments = Avant tout, il veut des développements⍽: pour leurs effets, pour ceux qu’ils ouvrent et pour ce qu’ils rapportent.
reason-wish-thaler = Avant tout, il veut des thalers pour les taxes et le décompte final.
reason-wish-water = Avant tout, il veut peu de fosses dans sa mine.
reason-wish-props = Avant tout, il veut des étais qui libèrent le prochain charbon.
reason-wish-wood = Avant tout, il veut du bois pour les étais et le stockage.
reason-wish-food = Avant tout, il veut de la nourriture pour payer les ouvriers embauchés.
reason-wish-shaft = Avant tout, il veut du charbon dans la cage d’ascenseur, à remonter plus tard.
reason-wish-markers = Avant tout, il veut des marqueurs, à utiliser ou à garder pour le décompte.
reason-wish-iron = Avant tout, il veut du fer, pour les taxes et pour les emplacements qui n’acceptent rien d’autre.
reason-wish-iron-props = Avant tout, il veut des étais de fer, qui rapportent à côté des sections vidées.
reason-wish-bonus-marker = Avant tout, il veut ce que son marqueur bonus rapporte à la fin.
reason-wish-water-channel = Avant tout, il veut des fosses sur la rigole, où elles rapportent.
reason-wish-liking-coal = Avant tout, il veut sortir du charbon de sa mine⍽: rien ne lui plaît davantage.
reason-wish-liking-goods = Avant tout, il veut un garde-manger plein⍽: rien ne lui plaît davantage.
reason-wish-liking-developments = Avant tout, il veut des développements bien à lui⍽: rien ne lui plaît davantage.
reason-wish-liking-thaler = Avant tout, il veut des thalers dans son coffre⍽: rien ne lui plaît davantage.

## Raisons : les prises

taking-take = Prend { $disks } dans l’emplacement⍽{ $pool }
taking-swap = Échange, grâce à la lampe à huile, un { $action } de l’emplacement⍽{ $pool } avec un { FORM($reserve, "short") }
taking-none = Ne prend plus de disques
taking-lamp = Garde la lampe à huile
reason-taking = { $taking }⍽: il compte { $deeds }.
reason-taking-and-more = { $taking }⍽: avec encore { $disks } par la suite, il compte { $deeds }.
reason-taking-aimless = { $taking }⍽: il ne voit pas à quoi des disques lui serviraient dans cette phase.
reason-next-best-take = Deuxième choix, à { $vp } de moins⍽: { $disks } de l’emplacement⍽{ $pool }.
reason-next-best-swap = Deuxième choix, à { $vp } de moins⍽: échanger, grâce à la lampe à huile, un { $action } de l’emplacement⍽{ $pool } avec un { FORM($reserve, "short") }.
reason-next-best-none = Deuxième choix, à { $vp } de moins⍽: ne plus prendre de disques.
reason-next-best-lamp = Deuxième choix, à { $vp } de moins⍽: garder la lampe à huile.
reason-ahead-at-end = { $deals ->
        [one] Si l’on simule la suite jusqu’à la fin de la partie, il a en moyenne { $vp } d’avance
       *[other] Si l’on simule la suite jusqu’à la fin de la partie, il a en moyenne, sur { $deals }⍽tirages, { $vp } d’avance
    } sur le meilleur des autres.
reason-behind-at-end = { $deals ->
        [one] Si l’on simule la suite jusqu’à la fin de la partie, il a en moyenne { $vp } de retard
       *[other] Si l’on simule la suite jusqu’à la fin de la partie, il a en moyenne, sur { $deals }⍽tirages, { $vp } de retard
    } sur le meilleur des autres.
reason-ahead-by-season = { $deals ->
        [one] Si l’on simule la suite jusqu’{ FORM($season, "to") } de l’année⍽{ $year }, il a en moyenne { $vp } d’avance
       *[other] Si l’on simule la suite jusqu’{ FORM($season, "to") } de l’année⍽{ $year }, il a en moyenne, sur { $deals }⍽tirages, { $vp } d’avance
    } sur le meilleur des autres.
reason-behind-by-season = { $deals ->
        [one] Si l’on simule la suite jusqu’{ FORM($season, "to") } de l’année⍽{ $year }, il a en moyenne { $vp } de retard
       *[other] Si l’on simule la suite jusqu’{ FORM($season, "to") } de l’année⍽{ $year }, il a en moyenne, sur { $deals }⍽tirages, { $vp } de retard
    } sur le meilleur des autres.
reason-denies = Le meilleur des autres fait { $vp } de moins⍽: { $what }.
reason-take-largest = Prend { $disks } dans l’emplacement⍽{ $pool }⍽: aucun groupe n’est plus grand.
reason-take-largest-needed = Prend { $disks } dans l’emplacement⍽{ $pool }⍽: aucun groupe n’est plus grand, et { $need }.
reason-take-other-colour = Prend { $disks } dans l’emplacement⍽{ $pool }⍽: une autre couleur.
reason-take-other-colour-needed = Prend { $disks } dans l’emplacement⍽{ $pool }⍽: une autre couleur, et { $need }.
reason-take-same-colour = Prend { $disks } dans l’emplacement⍽{ $pool }⍽: encore de la même couleur.
reason-take-same-colour-needed = Prend { $disks } dans l’emplacement⍽{ $pool }⍽: encore de la même couleur, et { $need }.
reason-keep-lamp = Garde la lampe à huile⍽: il a pris ce qu’il voulait.
need-prop = le prochain charbon attend un étai
need-food = il lui manque de la nourriture pour les taxes
need-coal = il y a de quoi faire à la mine

## Raisons : fosses, dons, brouettes

reason-return-water = Remet { $water } dans la réserve générale⍽: il en veut peu dans sa mine.
reason-return-every-water = Remet { $water } dans la réserve générale⍽: il n’en garde jamais quand il peut faire autrement.
reason-give-food = Donne { $food } à { $to }, qui vient en dernier parmi les autres, et marque { $vp }.
reason-give-food-to-supply = Donne { $food } à la réserve générale et marque { $vp }.
reason-give-spare-food = Donne { $food }⍽: il en a plus que les taxes n’en demandent.
reason-give-no-food = Ne donne pas de nourriture⍽: la sienne lui est plus utile que les PV.
reason-keep-food-for-lease = Ne donne pas de nourriture⍽: il garde tout pour les taxes.
reason-take-water-all-the-same = Il prend quand même la fosse.
reason-leave-water = Il laisse la fosse.
reason-count-cart = Compte la brouette⍽{ $cart }⍽: avec { $low } au lieu de { $high }, son tour vient plus tôt.
reason-count-either-cart = Compte la brouette⍽{ $cart }⍽: les deux ont la même valeur, { $value }.
reason-count-first-cart = Compte la brouette⍽1, comme s’il n’avait pas «⍽{ $tile }⍽».

## Raisons : la planification

reason-plan = À son tour, il compte { $deeds }.
reason-lay-nothing-own = Ne place rien sur { FORM($field, "the") }⍽: n’importe quel disque sert mieux ailleurs.
reason-lay-nothing-further = Ne place rien sur { FORM($field, "the") }⍽: ses disques servent mieux ailleurs.
reason-lay-for-tile = Place { FORM($lay, "plain") } sur { FORM($field, "the") } pour «⍽{ $tile }⍽».
reason-lay-for-dearest = Place { FORM($lay, "plain") } sur { FORM($field, "the") } pour «⍽{ $tile }⍽», le développement le plus cher à sa portée.
reason-lay-for-work = Place { FORM($lay, "plain") } sur { FORM($field, "the") } { $work ->
        [mining] pour travailler à la mine
        [wood] pour du bois
       *[food] pour de la nourriture
    }.
reason-lay-for-work-needed = Place { FORM($lay, "plain") } sur { FORM($field, "the") } { $work ->
        [mining] pour travailler
        [wood] pour du bois
       *[food] pour de la nourriture
    }⍽: { $need }.
reason-lay-for-mixed-work = Place { FORM($lay, "plain") } sur { FORM($field, "the") } pour un travail mixte.
reason-lay-for-any-work = Place { FORM($lay, "plain") } sur { FORM($field, "the") } pour le travail qui se présentera.
reason-lay-for-development = Place { FORM($lay, "plain") } sur { FORM($field, "the") } pour un développement.
reason-lay-for-goods = Place { FORM($lay, "plain") } sur { FORM($field, "the") } pour { $goods }.
reason-lay-to-mine = Place { FORM($lay, "plain") } sur { FORM($field, "the") } pour { $actions ->
        [one] { $actions }⍽action
       *[other] { $actions }⍽actions
    } à la mine.
reason-lay-left-over = Place { FORM($lay, "plain") } sur { FORM($field, "the") }⍽: c’est ce que laissent le fermier et le serviteur.
reason-nothing-fits-field = Ne place rien sur { FORM($field, "the") }⍽: aucun des disques qui lui restent n’y convient.
reason-pay = Paie { FORM($field, "the") } avec { FORM($lay, "plain") }⍽: jusqu’à { $actions ->
        [one] { $actions }⍽action
       *[other] { $actions }⍽actions
    } { $field ->
        [coal-digger] dans le puits
        [coal-miner] dans la galerie
       *[haspelknecht] à la cage d’ascenseur
    }.
reason-pay-always = Paie { FORM($field, "the") } avec { FORM($lay, "plain") }⍽: il paie tous ceux qu’il peut.
reason-unpaid-worth-less = Ne paie pas { FORM($field, "the") }⍽: ce travail vaut moins à ses yeux que ce qu’il faudrait payer.
reason-unpaid-nothing-left = Ne paie pas { FORM($field, "the") }⍽: il ne lui reste rien pour cela.
reason-unpaid-for-lease = Ne paie pas { FORM($field, "the") }⍽: sa nourriture est pour les taxes.
reason-unpaid-no-work = Ne paie pas { FORM($field, "the") }⍽: il n’aurait rien à faire.
reason-unpaid-no-food = Ne paie pas { FORM($field, "the") }⍽: il n’a plus de nourriture.
reason-unpaid-no-disk-nor-food = Ne paie pas { FORM($field, "the") }⍽: il n’a plus ni disque jaune ni nourriture.

## Raisons : l’exécution

reason-activate = Active { FORM($field, "the") } pour { $deeds }.
reason-activate-for-work = Active { FORM($field, "the") }⍽: du travail l’attend dans { FORM($place, "the") }.
reason-activate-at-shaft = Active { FORM($field, "the") }⍽: du travail l’attend à la cage d’ascenseur.
reason-activate-for-good = Active { FORM($field, "the") }⍽: d’abord { FORM($good, "the") }, ensuite la mine.
reason-activate-always = Active { FORM($field, "the") }⍽: qui peut travailler doit travailler.
reason-kiepenkerl-stands-for = Le Kiepenkerl tient lieu de { $colour }.
reason-acquire = Acquiert «⍽{ $tile }⍽» et reçoit immédiatement { $goods }.
reason-acquire-for-later = Acquiert «⍽{ $tile }⍽», qui n’apporte rien immédiatement mais lui servira plus tard.
reason-acquire-distant = Pour cela, il donne { $goods } à { $owner }.
reason-acquire-dearest = Acquiert «⍽{ $tile }⍽»⍽: il prend le développement le plus cher à sa portée.
reason-dig-pinge = Extrait un charbon du puits pour sa ferme⍽; encore { $left } et le puits est épuisé.
reason-dig-last = Extrait le dernier charbon du puits et s’ouvre l’accès à la galerie.
reason-dig-last-for-vp = Extrait le dernier charbon du puits, marque { $vp } et s’ouvre l’accès à la galerie.
reason-dig-tunnel = Extrait un charbon dans la galerie⍽; encore { $left } et il vide une section qui vaut { $vp } à la fin.
reason-dig-section = Extrait un charbon dans la galerie et vide une section qui vaut { $vp } à la fin.
reason-dig-always = Extrait un charbon⍽: il le fait partout où il peut.
reason-drain-pinge = Retire { $water }⍽: à partir de { $stops } dans le puits, on n’y extrait plus de charbon.
reason-drain-shaft = Retire { $water }⍽: à partir de { $stops } dans la cage d’ascenseur, on ne remonte plus de charbon.
reason-drain-ahead = Retire { $water }⍽: il va en venir d’autres, qui bloqueraient la mine.
reason-drain-idle = Retire { $water }⍽: il n’a pas mieux à faire de cette action.
reason-drain-without-coal = Retire { $water }⍽: cette action ne peut pas lui donner de charbon.
reason-reel = Remonte un charbon, car en hiver seul celui de la ferme compte⍽: cela y fera { $coal }.
reason-reel-always = Remonte un charbon⍽: il le fait chaque fois qu’il peut.
reason-prop = Pose un étai dans { FORM($place, "the") }⍽: il libère { $coal } plus loin.
reason-prop-ahead = Pose un étai dans { FORM($place, "the") }⍽: il en faut un pour aller plus loin.
reason-prop-for-coal = Pose un étai⍽: le prochain charbon est derrière cet emplacement.
reason-iron-prop = Pose un étai de fer dans la galerie⍽: il libère { $coal } plus loin et, une fois la section vidée, rapporte { $vp }.
reason-iron-prop-ahead = Pose un étai de fer dans la galerie⍽: il en faut un pour aller plus loin et, une fois la section vidée, il rapporte { $vp }.
reason-iron-only = Cet emplacement n’accepte que du fer.
reason-burn = Carbonise { $wood } pour { $goods }.
reason-burn-spare-wood = Carbonise du bois⍽: le travail de l’année n’en demande plus.
reason-use-hauling-cable = Il a { $water } dans sa mine⍽: avec les câbles de tractage, il en retire une et marque { $vp }.
reason-use-windlass = Utilise le treuil⍽: le Haspelknecht agit sans être payé.
reason-use-market = Utilise le marché⍽: { $paid } contre { $goods }.
reason-use-abandoned-farm = Utilise la ferme abandonnée pour { $goods }⍽: il en a besoin maintenant.
reason-use-marker = Utilise le marqueur «⍽{ CAP($marker) }⍽»⍽: il apporte quelque chose immédiatement.
reason-choose = Choisit ce qui vaut le plus pour lui ici⍽: { $deeds }.
reason-choose-for = Choisit ce qui vaut le plus pour lui ici⍽: { $deeds } contre { $goods }.
reason-choose-best = Choisit ce qui vaut le plus pour lui ici.
reason-take-first-offer = Prend le premier des choix que le développement propose.
reason-give-coal = Donne le charbon à { $to }.
reason-give-coal-to-last = Donne le charbon à { $to }, qui vient en dernier parmi les autres.
reason-take-marker = Prend le marqueur «⍽{ CAP($marker) }⍽»⍽: de ceux qui sont proposés, c’est celui qui lui sert le plus.
reason-take-bonus = { $left ->
        [one] Prend en secret le seul marqueur bonus qui reste.
       *[other] Prend en secret, parmi { $left }⍽marqueurs bonus, celui dont il attend le plus de PV.
    }
reason-stop = Arrête l’ouvrier⍽: une action de plus ne lui servirait à rien.
reason-stop-no-coal = Arrête l’ouvrier, qui ne peut plus ni extraire ni remonter de charbon ici.
reason-stop-at-a-loss = Arrête l’ouvrier⍽: il ne voit plus rien à faire.
reason-decline-offer = Renonce à ce que le développement propose⍽: il n’y gagnerait rien.
reason-decline-at-a-loss = Renonce⍽: il ne voit plus rien à faire.
reason-end-turn = Termine son tour⍽: son plan est exécuté.
reason-end-turn-idle = Termine son tour⍽: il n’a plus rien à gagner avec { $workers }.
reason-end-turn-at-a-loss = Termine son tour⍽: il ne voit plus rien à faire.
reason-worker = { FORM($field, "the") }

## Raisons : l’hiver

reason-keep-wood = Ne pose et ne carbonise plus rien avant le décompte⍽: il garde { $wood }.
reason-store-for-vp = Stocke 1⍽{ $good } { FORM($slot, "in") }⍽: cela rapporte { $vp }.
reason-store-for-vp-and-spring = Stocke 1⍽{ $good } { FORM($slot, "in") }⍽: cela rapporte { $vp } et servira au printemps.
reason-store-for-spring = Stocke 1⍽{ $good } { FORM($slot, "in") }⍽: cela servira au printemps.
reason-store-in-vain = Stocke 1⍽{ $good } { FORM($slot, "in") }⍽: il ne reste rien qui y rapporte des PV.
reason-store-nothing = Ne stocke rien { FORM($slot, "in") }⍽: cela ne lui apporterait rien.
reason-store-most = Stocke 1⍽{ $good } { FORM($slot, "in") }⍽: cela rapporte { $vp }, et rien n’y rapporte davantage.
reason-store-anything = Stocke 1⍽{ $good } { FORM($slot, "in") }⍽: rien de ce qu’il a n’y rapporte, mais il ne laisse aucune case vide.
reason-nothing-fits-slot = Ne stocke rien { FORM($slot, "in") }⍽: il n’a rien qui y convienne.

## Raisons : les joueurs de référence

reason-only-move = Il n’y a pas d’autre coup possible.
reason-greedy = Rapporte { $gain } immédiatement⍽: il aurait { $vp } si la partie s’arrêtait maintenant.
reason-greedy-nothing = Ne rapporte rien immédiatement⍽: il aurait { $vp } si la partie s’arrêtait maintenant.
reason-greedy-most = Aucun autre coup n’en donne autant.
reason-greedy-drawn = Tiré au sort parmi { $moves }⍽coups qui reviennent au même.
reason-mcts = Ce coup ouvre { $visits } des { $playouts }⍽parties jouées au hasard, le maximum parmi { $moves }⍽coups⍽; son résultat moyen est { $mean }, où { $even } est l’égalité et 1 une large avance.
reason-random = { $moves ->
        [one] Joue le seul coup possible⍽: il ne veut rien.
       *[other] Tire au sort l’un des { $moves }⍽coups possibles⍽: il ne veut rien.
    }

## Réglages

percent = { $value }⍽%
done = Terminé
settings-title = Réglages
settings-keys = { $key } change la vitesse à tout moment
settings-row-window = Fenêtre
settings-row-fullscreen = Plein écran
settings-row-sound = Son
settings-row-effects = Effets
settings-row-surroundings = Ambiance
settings-row-speed = Vitesse
settings-row-reduced = Mouvements réduits
settings-row-pace = Pause des automas
settings-row-stepping = Pas à pas
settings-pace-slow = longue
settings-pace-normal = normale
settings-pace-fast = courte
settings-pace-at-once = aucune
settings-speed-slow = lente
settings-speed-normal = normale
settings-speed-fast = rapide
settings-speed-instant = immédiate
settings-whole-screen = Occuper tout l’écran ({ $key })
settings-nothing-travels = Rien ne se déplace, tout se fond
settings-click-each = Un clic pour chaque décision ({ $key })
settings-sounds = Jouer avec le son ({ $key })
settings-no-device = Aucun appareil audio trouvé⍽: tout reste silencieux
settings-effects-tip = Ce qui se passe à la table⍽: disques, charbon, eau et signaux discrets.
settings-surroundings-tip = Ce qu’on entend autour de la table⍽: oiseaux, grillons, vent et une goutte dans la mine.
notice-sounds-on = Son activé
notice-sounds-off = Son coupé
notice-speed = Vitesse⍽: { $speed }
notice-stepping-on = Automas⍽: un clic pour chaque décision
notice-stepping-off = Les automas jouent d’eux-mêmes

## Revoir une partie

to-final-scoring = Au décompte final
replay-begins = { $title }⍽: { $seat } commence.
replay-record-ends = L’enregistrement s’arrête ici⍽: à { $seat } de jouer.
replay-decided = { $seat }⍽: { $deed }
replay-score = { $name } { $vp }
replay-moment = Coup⍽{ $move }, année⍽{ $year }, { $season }
    { FORM($scores, "dots") }
replay-moment-step = Coup⍽{ $move }, année⍽{ $year }, { $season }⍽: { $step }
    { FORM($scores, "dots") }
replay-follow = Suivre le tour
replay-follow-tip = Le grand plateau montre le joueur dont c’est le tour (F). Un clic sur une place, ou son numéro, montre celle-ci.
replay-first-tip = Au début (Début)
replay-back-tip = Un coup en arrière (Gauche)
replay-on-tip = Un coup en avant (Droite)
replay-last-tip = À la fin (Fin)
replay-phase-tip = Une phase en arrière ou en avant (Page préc., Page suiv.)
replay-year-tip = Une année en arrière ou en avant (Ctrl et Gauche, Droite)
replay-pause-tip = Pause (Espace)
replay-play-tip = Lire (Espace)
replay-phase = { CAP($season) }
replay-year = Année⍽{ $year }
replay-year-phase = { $year } · { CAP($season) }
replay-count = { $at } sur { $last }
replay-aside = Un clic écarte cette feuille.


## Refusals: why a move is not allowed


## Setting a game up: what cannot be, and what is not advised


## Records, identity and notation

# Where in a record, and what is wrong there
record-file = { $file }⍽: { $said }
record-file-other-ruleset = { $file }⍽: { $said }⍽; --ruleset FICHIER indique le bon
record-header = en-tête⍽: { $said }
record-line = ligne { $line }⍽: { $said }
record-lines = lignes { $first } à { $last }⍽: { $said }
record-none = ce n’est pas un enregistrement⍽; un enregistrement commence par «⍽{ $begins }⍽»
record-newer = le format { $format } est celui d’une édition plus récente, si la ligne n’est pas abîmée⍽; cette édition lit le format { $reads }
record-older = le format { $format } est celui d’une édition antérieure⍽; cette édition lit le format { $reads }
record-cut-in-header = l’enregistrement s’interrompt dans son en-tête
record-damaged = abîmé, l’empreinte ne correspond pas⍽; si tu l’as modifié à la main, mets «⍽{ $begins }⍽» à la ligne 1 et aucune empreinte ne sera vérifiée
record-after-end = vient après la fin
record-cut-off = l’enregistrement s’interrompt ici⍽; il manque sa dernière ligne, «⍽{ $last }⍽»
record-and-damaged = { $said }⍽; { $damage }

# The header of a record
record-key-missing = il manque la ligne «⍽{ $line }⍽»
record-key-unknown = { $text } n’est pas une ligne d’en-tête⍽; sont connus { $known }
record-key-twice = { $key } figure deux fois⍽; une seule convient
record-key-long = { $key } compte { $count } caractères⍽; { $most } au plus conviennent
record-number = { $key } { $text } n’est pas un nombre entier
record-entry = { $key }⍽: { $text } n’est pas connu⍽; sont connus { $known }
record-rules = rules { $rules }⍽; cette édition lit rules { $reads }
record-rules-newer = joué avec les règles { $rules } d’une édition plus récente⍽; cette édition lit rules { $reads }
record-rules-older = joué avec les règles { $rules } d’une édition antérieure⍽; cette édition lit rules { $reads }
record-setup = avec ces lignes, aucune partie ne peut commencer⍽: { $problem }

# The ruleset of a record
record-ruleset = ruleset { $text }⍽; il faut quelque chose comme «⍽{ $example }⍽»
record-ruleset-needed = il faut le jeu de règles { $name }⍽; indique son fichier, { $file }
record-ruleset-no-name = { $name } n’est pas un nom de jeu de règles⍽; il porte celui de son fichier, sans .toml
record-ruleset-not-here = le jeu de règles { $name } n’est pas là⍽; mets { $file } dans { $folder }
record-ruleset-unusable = { $problem }
record-ruleset-other = joué avec les valeurs { $digest } de { $name }, qui ne sont pas dans l’archive⍽; celles de { $source } sont maintenant { $now }

# The moves of a record
notation-no-move = { $text } n’est pas un coup⍽; un coup s’écrit comme «⍽{ $one }⍽» ou «⍽{ $other }⍽»
record-over = la partie est finie⍽; aucun coup ne peut suivre
record-seat = ce n’est pas à la place { $seat } de jouer ici, mais à la place { $right }
record-refused = { $move } est refusé⍽: { $reason }
record-other-rules = { $said }⍽; la partie a été jouée avec d’autres règles que celles d’aujourd’hui
record-scores = les coups mènent aux scores { $right } et non { $given }
record-unfinished = il y a des scores ici, mais la partie n’est pas finie⍽: il manque des coups

# Boards
board-named = { $board }

## What developments and bonus markers do


## The table: prompts, tips, previews and sheets


## Title, new game, saves and results


## Commands, set-up and their errors


## Rulesets and positions: what is wrong in them


## The playtest lab
