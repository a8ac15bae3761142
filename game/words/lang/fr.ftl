# Français. La syntaxe est celle de Fluent (https://projectfluent.org/fluent/guide) ; FORM met une chose sous une autre
# forme, CAP met la majuscule. Chaque langue dit les mêmes textes ; les termes sont ceux de docs/glossary.md.
# ⍽ est une espace insécable, un point entre deux lettres une coupure possible. Pour en savoir plus : docs/languages.md.

## Nombres et énumérations

number-thousands = ⍽
number-decimal = ,
amount = { $count }⍽{ $noun }
list-none = rien
list-comma = ,
list-semicolon = ⍽;
list-either = { $rest }⍽; ou { $last }
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
    .the = le charbon
good-iron = { $count ->
        [one] fer
       *[other] fers
    }
    .the = le fer
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
    .short = Haspelkn.
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
    .short = stockage (charbon)
slot-wood-store = stockage du charbon (bois)
    .in = dans le stockage du charbon
    .short = stockage (bois)
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
    .split = Trans·ports
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
    .split = Chau·mière
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
    .split = Galerie com·mune
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
    .split = Ferme aban·donnée
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
wheel-spring = Prin·temps
wheel-summer = Été
wheel-autumn = Au·tomne
wheel-scoring = Dé·compte
wheel-payment = Taxes
wheel-storage = Stockage
wheel-order = Ordre du tour
wheel-lease = Taxes
table-developments = Développements
table-level = Niveau⍽{ $level }
table-level-points = { $level }   { $points }
table-arrival = { $points }⍽PV
table-arrival-none = chacun en a un
table-distant = loin⍽: { FORM($goods, "or") }
table-distant-any = loin⍽: libre
table-distant-black = 1⍽par joueur
table-distant-open = pour tous
table-disks = Disques
table-bag = sac⍽{ $count }
table-pool = Empl.⍽{ $number }
table-pool-short = N°⍽{ $number }
table-reserve = réserve
table-take = prenez⍽{ $count }
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
field-note-develops = développe
field-note-works = travaille
field-note-coal-digger = { $actions }× mine
field-note-coal-digger-short = { $actions }× mine
field-note-coal-miner = { $actions }× galerie
field-note-coal-miner-short = { $actions }× galerie
field-note-haspelknecht = { $actions }× ascenseur
field-note-haspelknecht-short = { $actions }× ascenseur
field-note-water-mill = blé ou charbon
field-note-water-mill-short = blé, charbon
field-note-farmers-wife = { $actions }× mine
field-note-farmers-wife-short = { $actions }× mine
field-note-flipped = mine ou { $made }
field-note-flipped-short = ou { $made }
field-note-workshop = fait { $made }
field-note-workshop-short = fait { $made }
field-at-work = reste { $left }
field-has-worked = a travaillé
field-paid = payé
field-plan = { FORM($uses, "or") }
field-plan-mining = { $count }× mine
field-plan-wood = { $count }× bois
field-plan-food = { $count }× nourriture
field-plan-kinds = { FORM($kinds, "plain") }
field-plan-mixed = travail mixte
field-plan-any = { $count }× au choix
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
option-gain-if-black = { $gain } pour { $blacks }
option-pay = dépenser { $pay }
option-trade = { $pay } contre { $gain }
option-dig = extraire jusqu’à { $coal }
option-drain = retirer jusqu’à { $water }
option-debt = rembourser { $debt }
option-marker = prendre un marqueur
option-bonus = prendre un marqueur bonus
option-kiepenkerl = échanger avec le Kiepenkerl
option-give-farm = donner { $coal } de la ferme
option-give-mine = donner { $coal } de la mine
option-give-shaft = donner { $coal } de la cage d’ascenseur
option-give-tile = donner { $coal } de la tuile
option-one-of = { FORM($options, "or") }
option-gifts = { $count ->
        [one] { $count }⍽don
       *[other] { $count }⍽dons
    }

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

refused = { $why } ({ $rule })
refused-move = { $move }⍽: { $why }
refused-game-over = La partie est terminée.

refused-no-pool = Il n’y a pas d’emplacement de ce numéro.
refused-none-of-colour = Il n’y a pas de disque de cette couleur sur cet emplacement d’action.
refused-must-take = La première prise est obligatoire.
refused-take-now = C’est le moment de prendre des disques.
refused-only-lamp = Les disques sont déjà pris⍽; il reste à savoir si le marqueur «⍽{ CAP($marker) }⍽» en échange.
refused-no-lamp = Pour échanger des disques, il faut un marqueur «⍽{ CAP($marker) }⍽» utilisable pendant cette phase.
refused-nothing-to-swap = Il n’y a pas de disques de ces couleurs sur ces emplacements.
refused-same-colour = Échanger deux disques de la même couleur ne changerait rien.
refused-choose-cart = C’est le moment de choisir entre la brouette⍽1 et la brouette⍽2 pour l’ordre du tour.
refused-return-water = C’est le moment de remettre { $water } ou non.

refused-give-food-now = C’est le moment de donner { $food } ou non.
refused-food-for-others = La nourriture va à un joueur sans «⍽{ $tile }⍽», et à la réserve générale seulement si tous possèdent ce développement.
refused-no-autumn-water = Celui qui possède «⍽{ $tile }⍽» ne prend pas de fosse en automne.

refused-plan-now = C’est le moment de la planification.
refused-field-order = Les emplacements se remplissent dans l’ordre⍽: fermier, serviteur, ouvriers embauchés, bâtiments.
refused-field-full = Cet emplacement ne prend plus rien⍽: { $worker }.
refused-not-held = Il ne reste pas autant de disques sur les brouettes.
refused-no-such-marker = Il n’y a pas de tel marqueur utilisable pendant cette phase.
refused-little-food = Il n’y a pas autant de nourriture à la ferme.
refused-little-thaler = Il n’y a pas autant de thalers.
refused-mixed = On ne place plusieurs couleurs que sur un ouvrier qui peut développer.
refused-no-such-tile = Plusieurs couleurs doivent être exactement les disques requis par un développement en jeu que le joueur ne possède pas encore.
refused-few-colours = «⍽{ $tile }⍽» ne se place que sur des disques de plusieurs couleurs du fermier ou du serviteur.
refused-cottage = Avec «⍽{ $tile }⍽», qui compte pour { $disks ->
        [one] { $disks }⍽disque
       *[other] { $disks }⍽disques
    } au choix, un emplacement doit porter exactement ce que requiert un développement en jeu que le joueur ne possède pas encore.
refused-own-workers-only = «⍽{ $basket }⍽» et «⍽{ $cottage }⍽» ne se placent que sur les emplacements du fermier et du serviteur.
refused-wife-disk = La fermière prend exactement { $black } et, une fois retournée, aussi exactement { $yellow }.
refused-workshop-disk = L’atelier prend exactement { $disk }.
refused-mill-disks = Le moulin à eau prend exactement { FORM($disks, "or") }.
refused-no-pay = Seuls les ouvriers embauchés sont payés en nourriture ou en thalers.
refused-pay = { CAP(FORM($worker, "the")) } se paie exactement { FORM($pay, "or") }.

refused-work-now = C’est le moment d’exécuter le plan.
refused-finish-first = Un ouvrier finit et un développement se règle avant toute autre chose.
refused-at-work = Un ouvrier est au travail⍽; il finit avant toute autre chose.
refused-not-planned = Il n’y a rien sur cet emplacement.
refused-has-worked = { $worker ->
        [workshop] On a déjà travaillé à l’atelier
       *[farmer] { CAP(FORM($worker, "the")) } a déjà travaillé
    } pendant cette phase.
refused-only-develops = Un ouvrier avec plusieurs couleurs ne peut qu’acquérir un développement.
refused-colour-open = Il faut d’abord dire quelle couleur représente le marqueur «⍽{ CAP($marker) }⍽».
refused-colour-settled = La couleur de ce qui se trouve ici est déjà fixée.
refused-digger-gone = Le puits est épuisé et { FORM($worker, "the") } est parti.
refused-no-haspelknecht = { CAP(FORM($worker, "the")) } n’est pas encore sur le plateau.
refused-nothing-to-do = Cet ouvrier ne pourrait faire aucune action maintenant.
refused-act-first = L’ouvrier n’a encore rien fait et peut encore agir.
refused-digger-drains-first = Tant qu’il y en a autant, { FORM($worker, "the") } retire { $water } par action.
refused-digger-drains = { CAP(FORM($worker, "the")) } retire exactement { $water } par action.
refused-no-digging = { CAP(FORM($worker, "the")) } n’extrait pas de charbon.
refused-no-reeling = Cet ouvrier ne remonte pas de charbon.
refused-no-draining = { CAP(FORM($worker, "the")) } ne retire pas de fosse.
refused-shaft-water = Les ouvriers de base ne retirent jamais de fosse de la cage d’ascenseur.

refused-wet-pinge = À partir de { $water } dans le puits, on n’y extrait plus de charbon.
refused-wet-tunnel = À partir de { $water } dans la cage d’ascenseur, on n’extrait plus de charbon dans la galerie.
refused-wet-shaft = À partir de { $water } dans la cage d’ascenseur, on ne remonte plus de charbon.
refused-blocked = Dans { FORM($place, "the") }, le prochain charbon est derrière un emplacement de bois vide.
refused-tunnel-empty = Il n’y a plus de charbon dans la galerie.
refused-shaft-empty = Il n’y a pas de charbon dans la cage d’ascenseur.
refused-no-water = Il n’y a pas de fosse à retirer.
refused-little-water = Il n’y a pas autant de fosses.
refused-much-water = Une action retire au plus { $water }.
refused-development-drains = Le développement retire au plus { $water }.
refused-none-on-farm = Il n’y a pas de { $good } à la ferme.
refused-iron-outside = { $good ->
        [wood] Le bois
       *[iron] Le fer
    } ne se pose que dans la galerie.
refused-only-iron = Le premier emplacement vide de la galerie n’accepte que du { $good }, et on n’en saute aucun.
refused-pinge-gone = Le puits est épuisé et ne prend plus de { $good }.
refused-propped = Dans { FORM($place, "the") }, tous les emplacements de bois sont remplis.

refused-never-in-winter = Les marqueurs s’utilisent pendant les phases, jamais en hiver.
refused-no-marker = Il n’y a pas de marqueur «⍽{ CAP($marker) }⍽» utilisable pendant cette phase.
refused-no-such-use = Ce marqueur ne s’utilise pas seul pendant l’exécution.
refused-no-burner = Pour carboniser du bois, il faut «⍽{ $tile }⍽».
refused-little-wood = Carboniser prend { $wood } de la ferme.
refused-nothing-to-haul = Il n’y a pas de fosse que le marqueur «⍽{ CAP($marker) }⍽» puisse retirer.
refused-nothing-to-sell = Le marqueur «⍽{ CAP($marker) }⍽» prend { $goods } de la ferme.

refused-not-in-play = Ce développement n’est pas en jeu.
refused-cannot-develop = Cet ouvrier ne peut pas développer pendant cette phase.
refused-worked-or-developed = Cet ouvrier a déjà travaillé ou développé pendant cette phase.
refused-not-met = Sur l’emplacement de l’ouvrier, il n’y a pas exactement les disques requis par le développement.
refused-owned = Un joueur ne possède un développement qu’une seule fois.
refused-no-token = Les { $tokens }⍽jetons sont tous sur des développements⍽: il n’en reste pas pour un autre.
refused-black-taken = Un développement noir qui porte un jeton est fermé.
refused-one-black = Un joueur possède au plus un développement noir.
refused-out-of-reach = Il n’est adjacent à aucun développement du joueur, et aucun autre joueur ne le possède.
refused-no-price = Seul un développement distant coûte une ressource.
refused-price-missing = Un développement distant coûte { FORM($price, "or") } de la ferme.
refused-no-load = Pour «⍽{ $tile }⍽», il ne resterait à la ferme aucune ressource d’une autre sorte.
refused-no-support = Ce que prend «⍽{ $tile }⍽» ne serait pas à la ferme⍽: { FORM($prices, "or") }.

refused-settle-first = Ce que prend le développement se règle avant toute action libre.
refused-other-answer = Le développement demande autre chose.
refused-not-payable = Il manque ce que demande l’échange.
refused-must-choose = Il faut choisir l’une des possibilités.
refused-coal-for-others = Le charbon va à la ferme d’un autre joueur.
refused-no-coal-to-give = Il n’y a là aucun charbon à donner.
refused-no-debt = Il n’y a pas de dette à rembourser.
refused-marker-not-offered = Aucun développement du jeu de base avec ce marqueur ne porte de jeton.
refused-bonus-gone = Ce marqueur bonus n’est plus là.

refused-before-scoring = Avant le décompte, on ne peut que poser des étais et carboniser du bois.
refused-store-now = C’est le moment de stocker des ressources.
refused-storing-has-begun = Les actions libres viennent avant le stockage.
refused-slot-order = Les cases de stockage se remplissent dans l’ordre⍽: { FORM($slots, "plain") }.
refused-slot-takes-other = Cette case de stockage n’accepte pas cette ressource.
refused-none-left = Il ne reste plus de cette ressource à stocker.
refused-no-slot = Il ne reste rien qui puisse y aller.
refused-slots-full = Toutes les cases de stockage sont remplies.

refused-nothing-here = Il n’y a rien à en faire maintenant.
refused-worker-first = Cliquez d’abord sur l’ouvrier qui doit le faire.
undo-nothing = Il n’y a rien à annuler.
undo-revealed = Quelque chose de caché a été révélé depuis⍽; le coup reste joué.


## Setting a game up: what cannot be, and what is not advised

setup-option = { $option }⍽: { $why }
setup-tile = «⍽{ $tile }⍽» ({ $number })
setup-seats = On joue à { FORM($seats, "or") }, pas à { $given } (S1).
setup-seed = La graine est un nombre entier de 0 à 2^64⍽−⍽1, pas { $given } (S8).
setup-rules = Les plateaux se tirent selon les règles 1 à { $last }, pas { $given } (V4).
setup-modules = Les modules sont un ensemble tiré de { $modules }, pas { $given }.
setup-tunnel-side = La galerie étendue a les faces { $sides }, pas { $given } (I4).
setup-tunnel-without-iron = La face { $side } de la galerie étendue appartient au module Fer⍽; ajouter celui-ci ou omettre la face (I4).
setup-tunnels = Pas { $given }⍽: { $count ->
        [0] n’indiquer aucune galerie, puisqu’il n’y en a pas sans le module Fer
        [one] indiquer { $count }⍽galerie, A ou une de la face B
       *[other] indiquer { $count }⍽galeries, toutes A ou différentes de la face B
    } (I4).
setup-ruleset = { $why }
setup-iron-sections = Le module Fer demande une galerie d’au moins { $sections ->
        [one] { $sections }⍽section
       *[other] { $sections }⍽sections
    } (I4).
setup-iron-needed = { $key } contient du fer, qui n’existe qu’avec le module Fer⍽; l’ajouter (I2).
setup-no-board = Le jeu de règles n’a pas de plateau de développement pour { $seats }⍽places.
setup-wrong-board = { $given } n’est pas un plateau pour { $seats }⍽places⍽; il y a { FORM($boards, "plain") }.
setup-board-without-black = Le plateau «⍽{ $board }⍽» n’a pas de place pour les développements noirs⍽; choisir un autre plateau (B1).
setup-no-new-tile = { $given } n’est pas une tuile du chapitre⍽12 ou 14 des règles.
setup-iron-tile = { $tile } appartient au module Fer⍽; ajouter celui-ci ou omettre la tuile (I6).
setup-tile-twice = Une tuile est indiquée deux fois⍽; chacune existe une seule fois (V2).
setup-no-way = Pour les tuiles, il y a { FORM($ways, "plain") } ou une liste de numéros, pas { $given } (V2).
setup-no-tile = Il n’y a pas de tuile { $given } dans le jeu de règles { $ruleset }.
setup-tile-level = { $tile } est de niveau⍽{ $level }, pas { $wanted } (V2).
setup-tile-count = { $count ->
        [one] { $count }⍽tuile est indiquée
       *[other] { $count }⍽tuiles sont indiquées
    }⍽; le plateau «⍽{ $board }⍽» a { $places ->
        [one] { $places }⍽case
       *[other] { $places }⍽cases
    } (V2).
setup-few-tiles = Le niveau⍽{ $level } a { $count ->
        [one] { $count }⍽tuile
       *[other] { $count }⍽tuiles
    }, il en faut { $wanted } pour le plateau (V1).
setup-market = { $tile } n’est en jeu que si { FORM($others, "or") } l’est aussi (chapitre⍽12).
setup-iron-thaler = Le plateau offre { $offered }⍽; avec le module Fer, il faut au moins { $asked } (I1).
setup-none-drawn-building = Aucun plateau tiré au hasard ne laisse de bâtiment pour commencer (V3)⍽; choisir un autre plateau.
setup-none-drawn-advised = Aucun plateau tiré au hasard n’évite tout ce que les règles déconseillent⍽; choisir un autre plateau.
setup-none-drawn-thaler = Aucun plateau tiré au hasard n’offre { $asked } (V4)⍽; choisir un autre plateau.
setup-none-drawn-market = Aucun plateau tiré au hasard n’a de marqueur qui puisse payer { $tile } (chapitre⍽12)⍽; choisir un autre plateau.
setup-every-building = Tous les bâtiments sont sur le plateau⍽; choisir un autre plateau (V3).
setup-improved = { $tile } est sur le plateau⍽; choisir un autre plateau (V3).
setup-start-abilities = Toutes les places commencent avec tous les bâtiments dont les tuiles ne sont pas sur le plateau ou avec aucun, et avec le serviteur avancé seulement si sa tuile n’y est pas (V3).

advice-seed = conseil pour la graine { $seed }⍽: { $advice }
advice-all-at-once = Tous les nouveaux développements à la fois, c’est trop.
advice-no-room = Le plateau n’a pas de place pour { $tiles }.
advice-replaces = { $tile } remplace en principe { $other }.
advice-not-beside = Mieux vaut ne pas mettre { $tile } en jeu avec { $other }.
advice-far = { $tile } se place en principe loin de { $other }.
advice-one-iron = À { $seats }⍽joueurs, une seule tuile suffit parmi { $tiles }.
advice-few-thaler = Le plateau offre { $offered }, mais au moins { $asked } sont conseillés (V4).
advice-beyond-reach = À si peu de joueurs, personne ne peut placer les disques pour { $tiles }.


## Records, identity and notation


## What developments and bonus markers do

in-season = { $season ->
        [spring] au printemps
        [summer] en été
        [autumn] en automne
       *[winter] en hiver
    }
tile-told = { $number } { $tile } ({ $cost })⍽: { $text }
cost = { $disks }
cost-and-any = { $disks }, { $count } au choix
cost-any = { $count ->
        [one] { $count }⍽disque au choix
       *[other] { $count }⍽disques au choix
    }
does = { FORM($parts, "sentences") }
does-nothing = N’apporte rien d’autre.
does-do = { CAP($do) }.
does-gain = Vous recevez { $gain }.
does-gain-if-black = Vous recevez { $gain } si vous payez avec au moins { $blacks }, marqueurs compris.
does-dig = Vous pouvez extraire immédiatement { $coal }, s’il est accessible.
does-drain = Vous pouvez retirer immédiatement { $most ->
        [1] { $water }
       *[other] jusqu’à { $water }
    }, où que ce soit.
does-choose = Choisissez⍽: { FORM($options, "either") }.
does-choose-optional = { $count ->
        [one] Si vous voulez
       *[other] Si vous voulez, un de ces choix
    }⍽: { FORM($options, "either") }.
does-price = Pour l’acquérir, il faut aussi⍽: { FORM($options, "either") }.
does-pick = { $count ->
        [one] Choisissez-en un
       *[other] Choisissez-en { $count }, tous différents
    }⍽: { FORM($gifts, "either") }.
does-gifts = Dons, { FORM($counts, "or") } différents⍽: { FORM($gifts, "either") }.
does-bonus = Prenez ensuite un marqueur bonus en secret⍽; il compte à la fin de la partie.
does-kiepenkerl = Prenez ce qu’il porte (au départ 1⍽bois) et 1⍽ressource au choix de la réserve générale, puis placez-y 1⍽ressource de la ferme, différente des deux. Qui ne le peut pas ne peut pas l’acquérir.
does-from-farm = Ce qui est dépensé vient de la ferme.
does-receiver = Le charbon va à la ferme d’un autre joueur de votre choix.
does-mine-coal = Dans la mine, c’est le charbon de gauche du puits, ou de la galerie une fois le puits épuisé, quels que soient fosses et étais⍽; il compte comme extrait.
does-shaft-coal = Le charbon de la cage d’ascenseur ne peut être donné qu’une fois le puits épuisé.
does-tile-coal = Au départ, il y a ici { $coal } par joueur⍽; chaque acquisition en retire { $taken }.
does-marker-offer = Le marqueur action est celui d’un développement du jeu de base qui porte un jeton⍽; rien d’autre n’en vient.
does-barn = En hiver, stocke 1⍽nourriture, bois ou charbon⍽; la nourriture y rapporte { $vp }.
does-coal-storage = En hiver, stocke 1⍽charbon, qui rapporte { $vp }, et 1⍽bois.
does-charcoal-burner = À tout moment de votre tour, et en hiver avant le décompte et le stockage, vous pouvez changer { $wood } de la ferme en { $made }, autant de fois que vous voulez.
does-water-mill = Un emplacement à part, une fois par phase⍽: { $yellow_made } pour exactement { $yellow }, ou { $black_made } pour exactement { $black }. Les marqueurs de couleur comptent⍽; ni synergie, ni bonus d’été.
does-improved-farmhand = Dès la phase suivante, votre serviteur peut aussi développer.
does-bucket = { $seasons ->
        [none] N’apporte rien d’autre, aucune saison ne commençant par des fosses.
       *[some] Quand des fosses arrivent { $seasons }, vous n’en prenez plus.
    }
does-horse-and-cart = Au décompte d’hiver, chaque charbon à votre ferme rapporte { $vp }, au lieu du compte habituel.
does-water-channel = Ce que vous retirez de votre mine vient ici⍽; dès qu’il y a { $water }, cela repart pour { $vp }. Ici, les fosses ne gênent aucun travail et ne coûtent aucun PV.
does-water-channel-and-bucket = Si vous possédez aussi «⍽{ FORM($tiles, "or") }⍽», { $water } de la réserve générale vient ici { $seasons }.
does-farmers-wife = Une ouvrière de plus⍽: pour exactement 1⍽disque ou marqueur noir, { $actions ->
        [one] { $actions }⍽action
       *[other] { $actions }⍽actions
    }, une fois par phase⍽: chacune extrait ou remonte 1⍽charbon, ou retire jusqu’à { $water }, dans le puits ou la cage d’ascenseur. Ni synergie, ni bonus d’été.
does-farmers-wife-flipped = Si vous possédez aussi «⍽{ $tile }⍽», exactement 1⍽disque jaune peut donner { $made } à la place.
does-towpath-horse = Après la seconde prise, vous dites si la brouette⍽1 ou la brouette⍽2 compte pour l’ordre du tour.
does-thanksgiving = Quand des fosses arrivent en automne, vous pouvez donner 1⍽nourriture à un joueur sans ce développement (s’il n’y en a pas, à la réserve générale) et marquez { $vp }⍽; vous choisissez ensuite de prendre ou non la fosse.
does-thanksgiving-dry = N’apporte rien d’autre, aucune fosse n’arrivant en automne.
does-schultheiss = Dès l’hiver suivant, vous payez chaque année { $lease } de taxes⍽; chaque pièce manquante vaut { $debt }.
does-pit-car-tipple = Désormais, chaque nouveau développement qui rapporte à l’arrivée rapporte { $vp } de plus.
does-village-smithy = À la fin, chaque étai de fer devant une section vidée rapporte { $vp } au lieu de { $usual }.
does-marker = Une fois, dès la phase suivante⍽; non utilisé, le marqueur rapporte { $vp } à la fin.
does-marker-hauling-cable = Marqueur, à tout moment de votre tour⍽: retirez { $water } et marquez { $vp }.
does-marker-disk = Marqueur⍽: compte comme { $disk }.
does-marker-windlass = Marqueur, entre deux ouvriers⍽: le Haspelknecht fait gratuitement jusqu’à { $actions ->
        [one] { $actions }⍽action
       *[other] { $actions }⍽actions
    }, même s’il est payé par ailleurs.
does-marker-oil-lamp = Marqueur, juste avant ou après votre propre prise⍽: échangez un disque d’une réserve avec un disque d’une autre couleur de l’emplacement voisin.
does-marker-wicker-basket = Marqueur sur le fermier ou le serviteur⍽: il peut avoir des disques de plusieurs couleurs et fait tous leurs travaux⍽; pas de synergie pour vous dans cette phase. S’il développe à la place, le marqueur revient.
does-marker-cottage = Marqueur sur l’emplacement d’un ouvrier qui développe⍽: vaut exactement { $count } des disques requis. Si rien n’est acquis, il revient.
does-marker-kiepenkerl = Marqueur⍽: compte comme un disque de couleur au choix, mais ne paie jamais le mineur.
does-marker-market = Marqueur, à tout moment de votre tour⍽: { $pay } de la ferme contre { $gain }.
does-marker-abandoned-farm = Marqueur, à tout moment de votre tour⍽: vous recevez { $gain }.
does-end-wheelbarrow = À la fin, { $vp } pour chaque section vidée avec une brouette.
does-end-oil-lamp = À la fin, { $vp } pour chaque section vidée avec une lampe à huile.
does-end-lorry = À la fin, { $vp } pour chaque section vidée avec un chariot.
does-end-agriculture = À la fin, { $vp } pour chaque symbole agriculture sur vos développements.
does-end-building = À la fin, { $vp } pour chaque symbole de bâtiment sur vos développements.
does-end-mining = À la fin, { $vp } pour chaque symbole mine sur vos développements.
line = { FORM($parts, "dots") }
line-nothing = des PV seulement
line-choose = { FORM($options, "either") }
line-optional = si voulu⍽: { FORM($options, "either") }
line-pick = { $count } parmi⍽: { FORM($gifts, "plain") }
line-price = coûte⍽: { FORM($options, "or") }
line-barn = stocke 1, nourriture { $vp }
line-coal-storage = stocke charbon ({ $vp }) et bois
line-charcoal-burner = { $wood }⍽: { $made }
line-water-mill = donne { $yellow_made } ou { $black_made }
line-improved-farmhand = le serviteur développe
line-bucket = { $seasons ->
        [none] aucun effet
       *[some] pas de fosse { $seasons }
    }
line-horse-and-cart = { $vp } par charbon en hiver
line-water-channel = { $water } en moins⍽: { $vp }
line-farmers-wife = ouvrière pour 1⍽noir⍽: { $actions ->
        [one] { $actions }⍽action
       *[other] { $actions }⍽actions
    }
line-towpath-horse = ordre selon brouette⍽1 ou 2
line-thanksgiving = don en automne⍽: { $vp }
line-thanksgiving-dry = pas de don, l’automne étant sec
line-schultheiss = taxes⍽: { $lease }
line-pit-car-tipple = +{ $vp } par développement
line-village-smithy = étais de fer { $vp }
line-marker-hauling-cable = une fois⍽: −{ $water }, { $vp }
line-marker-disk = une fois⍽: { $disk }
line-marker-windlass = une fois⍽: Haspelknecht, { $actions ->
        [one] { $actions }⍽action
       *[other] { $actions }⍽actions
    }
line-marker-oil-lamp = une fois⍽: échanger des disques
line-marker-wicker-basket = une fois⍽: travail mixte
line-marker-cottage = une fois⍽: { $count } disques pour une tuile
line-marker-kiepenkerl = une fois⍽: disque au choix
line-marker-market = une fois⍽: { $pay } contre { $gain }
line-marker-abandoned-farm = une fois⍽: { $gain }
line-end-wheelbarrow = fin⍽: brouettes
line-end-oil-lamp = fin⍽: lampes à huile
line-end-lorry = fin⍽: chariots
line-end-agriculture = fin⍽: agriculture
line-end-building = fin⍽: bâtiments
line-end-mining = fin⍽: mine
table-distant-none = à côté des vôtres
wheel-dry = À sec
wheel-summer-wet = Été humide
bonus-wheelbarrow = Brouettes
bonus-tokens = Jetons
bonus-oil-lamp = Lampes à huile
bonus-thaler = Thalers et dettes
bonus-debt = Dettes et fosses
bonus-lorry = Chariots
bonus-does = { CAP($parts) }.
bonus-does-nothing = Ne rapporte rien.
bonus-counts-buildings = compte comme { $count } { $count ->
        [one] bâtiment
       *[other] bâtiments
    } de plus
bonus-scores-wheelbarrow = rapporte { $vp } pour chaque section vidée avec une brouette
bonus-scores-oil-lamp = rapporte { $vp } pour chaque section vidée avec une lampe à huile
bonus-scores-lorry = rapporte { $vp } pour chaque section vidée avec un chariot
bonus-scores = rapporte { $vp }
bonus-scores-tokens = rapporte { $vp } pour { $count ->
        [one] chacun de vos jetons
       *[other] chaque lot de { $count } de vos jetons
    } sur des développements
bonus-returns-debt = rembourse { $debt } avant le décompte des dettes
bonus-counts-thaler = compte comme { $thaler } de plus
bonus-is-dry = rend gratuites les fosses dans la mine


## The table: prompts, tips, previews and sheets

table-distant-goods = { FORM($goods, "or") }
play-over = La partie est terminée.
play-asked = { $seat }⍽: { $what }
play-actions = { $count ->
        [one] { $count }⍽action
       *[other] { $count }⍽actions
    }
play-ask-actions = { FORM($field, "the") } a encore { $actions }
play-ask-hand-over = cliquez sur qui doit recevoir { $coal }
play-coal-of-farm = { $coal } de la ferme
play-coal-of-mine = { $coal } de la mine
play-coal-of-shaft = { $coal } de la cage d’ascenseur
play-coal-of-tile = { $coal } de la tuile
play-ask-drain = cliquez sur les fosses pour retirer { $most ->
        [1] { $water }
       *[other] jusqu’à { $water }
    }, ou renoncez
play-ask-dig = cliquez sur le charbon pour extraire { $coal }, ou renoncez
play-ask-marker = choisissez le marqueur à prendre
play-ask-bonus = prenez en secret un marqueur bonus
play-ask-trade = prenez { $load } de «⍽{ $tile }⍽» et 1⍽ressource de la réserve générale, et placez-y une autre
play-ask-spend = choisissez ce que vous dépensez pour «⍽{ $tile }⍽»
play-ask-choice = choisissez l’effet de «⍽{ $tile }⍽»
play-ask-choice-or-none = choisissez l’effet de «⍽{ $tile }⍽», ou renoncez
play-ask-worker = cliquez sur un ouvrier
play-ask-worker-or-tile = cliquez sur un ouvrier, ou sur le développement qu’il doit acquérir
play-ask-tile = cliquez sur le développement à acquérir
play-ask-done = aucun ouvrier ne peut plus rien faire⍽: terminez le tour
play-ask-done-or-free = les ouvriers ne peuvent plus rien faire⍽; vous pouvez { FORM($free, "or") } ou terminer le tour
play-ask-scoring = avant le décompte du charbon, vous pouvez { FORM($free, "or") }, ou continuez
play-free-prop = poser { FORM($goods, "or") } comme étai
play-free-burn = carboniser du bois
play-free-marker = utiliser un marqueur
play-ask-gift = cliquez sur un joueur pour donner { $food } contre { $brings }, ou gardez la nourriture
play-ask-gift-to-supply = cliquez sur votre nourriture pour en rendre { $food } contre { $brings }, ou gardez-la
play-no-water = aucune fosse
play-ask-swap = cliquez sur un disque de réserve pour l’échanger avec la lampe à huile, ou gardez le marqueur
play-ask-with-lamp = { $asked }⍽; ou d’abord la lampe à huile
play-ask-cart = cliquez sur la brouette qui compte pour l’ordre du tour
play-ask-first-taking = prenez tous les disques d’une couleur dans un emplacement, pour la brouette⍽1
play-ask-second-taking = prenez encore, jusqu’à { $limit ->
        [one] { $limit }⍽disque
       *[other] { $limit }⍽disques
    } en tout, pour la brouette⍽2
play-ask-water-return = moins de { $limit ->
        [one] { $limit }⍽disque
       *[other] { $limit }⍽disques
    }⍽: cliquez sur les fosses pour remettre { $water }
play-ask-planning = placez disques, marqueurs, nourriture et thalers sur les emplacements des ouvriers
play-ask-storage = cliquez sur une ressource pour la stocker⍽; ce qui n’a pas de case est perdu
play-ask-haul = posez { FORM($good, "the") } sur l’emplacement marqué
play-ask-field = placez disques, nourriture, thalers et marqueurs⍽; maintenant sur { FORM($field, "the") }
play-button-planned = Terminer le plan
play-button-stored = Terminer le stockage
play-button-stop = L’ouvrier s’arrête
play-button-lamp = Garder la lampe
play-button-without = Renoncer
play-button-gift = Garder la nourriture
play-button-taken = Ne plus rien prendre
play-button-water = Garder la fosse
play-button-turn = Terminer le tour
play-button-score = Compter le charbon
play-badge-price = { CAP($field) }⍽: { $price }
play-badge-gift-wet = { $food }, avec la fosse
play-badge-gift-dry = { $food }, sans fosse
play-badge-kiepenkerl = Kiepenkerl en { FORM($colour, "short") }
play-badge-good = { CAP($good) }
play-take = Prendre { $disks } dans l’emplacement⍽{ $pool }
play-take-with-water = Prendre { $disks } dans l’emplacement⍽{ $pool }, avec { $water }
play-swap = Échanger { $action } de l’emplacement⍽{ $pool } avec { FORM($reserve, "short") } de sa réserve
play-give-food = Donner { $food } à { $to }
play-give-food-to-supply = Donner { $food } à la réserve générale
play-gift-wet = { $gift }, prendre la fosse
play-gift-dry = { $gift }, laisser la fosse
play-count-cart = La brouette⍽{ $cart } compte⍽: valeur d’ordre { $value }
play-lay = { CAP($field) }⍽: { FORM($lay, "plain") }
play-work = { CAP($field) }⍽: { FORM($work, "plain") }
play-work-with-kiepenkerl = { CAP($field) }, le Kiepenkerl en { FORM($colour, "short") }⍽: { FORM($work, "plain") }
play-acquire = { CAP(FORM($field, "the")) } acquiert «⍽{ $tile }⍽»
play-acquire-for = { CAP(FORM($field, "the")) } acquiert «⍽{ $tile }⍽» pour { $price }
play-prop = Poser { $good } comme étai dans { FORM($place, "the") }
play-burn = Carboniser { $wood } contre { $goods }
play-use-marker = { CAP($marker) }⍽: { $does }
play-cable = { $vp }, et { $water } en moins
play-windlass = le Haspelknecht a { $actions } sans être payé
play-trade = Placer { $lays } sur «⍽{ $tile }⍽», prendre { $takes }
play-choose = { CAP($option) }
play-store = Stocker { FORM($good, "the") } { FORM($slot, "in") }
play-store-nothing = Ne rien stocker { FORM($slot, "in") }
play-dig = Extraire { $coal }
play-drain = Retirer { $water }
play-give-coal = Donner { $coal } à { $to }
play-reel = Remonter { $coal }
play-return-water = Remettre { $water }
play-take-bonus = Prendre le marqueur bonus «⍽{ $bonus }⍽»
play-take-marker = Prendre le marqueur «⍽{ CAP($marker) }⍽»
play-works = se met au travail
play-uses = { FORM($uses, "plain") }
play-outlook = { FORM($uses, "or") }
play-development = «⍽{ $tile }⍽»
play-developments = { $count ->
        [one] { $count }⍽développement
       *[other] { $count }⍽développements
    }
play-nothing-yet = rien à faire pour l’instant
play-nothing-yet-but-spent = rien à faire pour l’instant, et le paiement est perdu
play-none-within-reach = aucun des { $count } développements de ce prix n’est à portée
play-not-this-one = «⍽{ $tile }⍽»⍽? { $why }
play-vain = { $lay } pour { FORM($field, "the") }
play-lost = Ainsi placé pour rien⍽: { FORM($vain, "plain") }
play-lost-and-unused = Ainsi placé pour rien⍽: { FORM($vain, "plain") }⍽; { $count ->
        [one] { $count }⍽disque reste
       *[other] { $count }⍽disques restent
    } sans emploi
play-unused = { $count ->
        [one] { $count }⍽disque reste
       *[other] { $count }⍽disques restent
    } sans emploi si la planification s’arrête là
play-field = { CAP($field) }⍽: { $said }
play-adviser-thinks = Il réfléchit…
play-ask-advice = Demander conseil
play-winter-over = L’hiver est fini⍽: voici ce que chaque étape a apporté
play-looking-at = Le plateau de la place «⍽{ $other }⍽». Clic droit ou Échap⍽: retour à «⍽{ $seat }⍽»
play-step-by-step = À { $seat } de jouer⍽: un clic ou Espace montre la décision
play-thinking = { $seat } réfléchit
play-thinking-click = { $seat } réfléchit⍽: un clic accélère
play-to-spring = Vers le printemps
play-your-turn = { $name }, à vous de jouer
curtain-plan = Passez la souris à { $name }
curtain-bonus = Pour { $name } seulement
curtain-why-plan = Les plans se font en secret⍽; les autres détournent les yeux.
curtain-why-bonus = Les marqueurs bonus sont secrets⍽; les autres détournent les yeux.
curtain-i-am = Je suis { $name }
curtain-face-down = Cacher de nouveau
menu-title = Menu
menu-on = Continuer la partie
menu-save-elsewhere = Enregistrer ailleurs
menu-leave = Retour au titre
menu-quit = Quitter
menu-keys = Échap annule · W pourquoi · A conseil · Espace accélère
menu-keys-always = S vitesse · T pas à pas · M son · F11 plein écran
menu-on-replay = Continuer à revoir
menu-leave-replay = Quitter la partie revue
menu-replay-keys = Gauche et Droite⍽: un pas · Espace joue · F suit
menu-replay-keys-always = S vitesse · M son · F11 plein écran
trade-lay = { $good } contre⍽:
trade-take = { FORM($goods, "plain") }
trade-note = { $load } qui s’y trouve, et 1⍽ressource de la réserve générale.
bonus-title = Marqueurs bonus
bonus-note = Prenez-en un en secret⍽: il est révélé et compté à la fin de la partie.
bonus-gone = déjà pris
bonus-now = Si la partie s’arrêtait là⍽: { $vp }
winter-title = Hiver de l’année⍽{ $year }
winter-column-farm = À la ferme
winter-column-coal = Charbon
winter-column-lease = Taxes payées
winter-column-debt = Dettes
winter-column-stored = Stocké
winter-column-lost = Perdu
winter-coal-vp = { $coal }⍽: { $vp }
winter-no-coal = aucun
winter-paid-nothing = rien
winter-no-debt = aucune
winter-left = Sans case, donc perdu⍽: { FORM($goods, "plain") }
winter-all-stored = Tout a une case.
winter-slot = { CAP(FORM($slot, "short")) }
winter-slot-empty = vide
winter-slot-worth = { $good }⍽: { $vp }
tip-and = { $first } { $second }
tip-farmer = Un genre de travail par phase, 1⍽fois par disque⍽: marron coupe du bois, jaune produit { $more ->
        [0] de la nourriture
       *[other] de la nourriture ({ $more } de plus en été)
    }, noir extrait 1⍽charbon ou retire { $most ->
        [1] 1⍽fosse
       *[other] jusqu’à { $most }⍽fosses
    }. Ou il acquiert un développement avec exactement les disques requis.
tip-farmhand = Un genre de travail par phase, 1⍽fois { $synergy ->
        [0] par disque.
       *[other] par disque. Si fermier et serviteur font le même travail, le second en fait { $synergy } de plus.
    }
tip-improved-farmhand = Ou il acquiert un développement, comme le fermier.
tip-coal-digger = Pour 1⍽disque jaune, 1⍽nourriture ou 1⍽thaler⍽: { $actions } dans le puits. S’il s’y trouve { $water } ou plus, une action retire { $water }⍽; sinon elle extrait 1⍽charbon.
tip-coal-miner = Pour 1⍽nourriture ou 1⍽thaler⍽: extrait jusqu’à { $coal } dans la galerie.
tip-haspelknecht = Pour 1⍽disque jaune, 1⍽nourriture ou 1⍽thaler⍽: { $actions } à la cage d’ascenseur. Chacune retire { $most ->
        [1] 1⍽fosse
       *[other] jusqu’à { $most }⍽fosses
    } ou remonte 1⍽charbon à la ferme.
tip-water-mill = Exactement { $yellow }⍽: { $food }. Exactement { $black }⍽: { $thaler }.
tip-farmers-wife = Exactement 1⍽disque noir⍽: { $actions }, dans le puits ou à la cage d’ascenseur. Chacune extrait ou remonte 1⍽charbon, ou retire { $most ->
        [1] 1⍽fosse
       *[other] jusqu’à { $most }⍽fosses
    }. Pas de synergie avec fermier et serviteur.
tip-flipped = Qui possède «⍽{ $tile }⍽» peut aussi placer exactement 1⍽disque jaune et reçoit { $made }.
tip-workshop = Exactement 1⍽disque jaune donne { $made }, une fois par phase. En hiver, on stocke ici 1⍽fer pour { $vp }.
tip-shaft-water = Les eaux de la mine dans la cage d’ascenseur⍽: à partir de { $reeling ->
        [one] { $reeling }⍽fosse
       *[other] { $reeling }⍽fosses
    }, aucun charbon n’est remonté⍽; à partir de { $tunnel }, aucun n’est extrait dans la galerie. Le Haspelknecht les retire.
tip-pinge-water = Les eaux de la mine dans le puits⍽: à partir de { $stops ->
        [one] { $stops }⍽fosse
       *[other] { $stops }⍽fosses
    }, aucun charbon n’y est extrait. Un disque noir en retire { $most ->
        [1] 1
       *[other] jusqu’à { $most }
    }.
tip-shaft-coal = Le charbon de la galerie attend dans la cage d’ascenseur que le Haspelknecht le remonte à la ferme.
tip-tokens = Les jetons restants⍽: chaque développement en demande un.
tip-debt = Ce qui manque au paiement des taxes. À la fin, la première dette compte { $first }, chaque autre { $more }.
tip-carts = Les disques de la brouette⍽1 fixent l’ordre du tour (jaune { $yellow }, marron { $brown }, noir { $black })⍽: la plus petite valeur joue d’abord. { $second }
tip-cart-2 = La brouette⍽2 ne compte pas.
tip-cart-2-may-count = Avec «⍽{ $tile }⍽», la brouette⍽2 peut compter à sa place.
tip-section = Une fois vidée, cette section rapporte { $vp } à la fin.
tip-section-with-tiles = Une fois vidée, cette section rapporte { $vp } à la fin, et { $more } de plus pour chacun de ces développements⍽: { FORM($tiles, "plain") }.
tip-iron-only = Cet emplacement ne prend que du fer, et on n’en saute aucun.
tip-wood-or-iron = Cet emplacement prend du bois ou du fer.
tip-iron-prop = À la fin, un fer y rapporte { $vp } si la section à sa droite est vidée.
tip-no-bonus = Qui acquiert un développement noir prend en secret un marqueur bonus et le garde ici.
tip-hidden-bonus = Un marqueur bonus pris en secret⍽: il est révélé et compté à la fin de la partie.
tip-reserve = Au remplissage, la réserve rejoint l’emplacement voisin.
tip-wet-pool = Qui prend ici lors de la première prise reçoit aussi { $water }.
tip-level = { $arrival ->
        [none] Aucun PV pour l’ordre d’arrivée.
       *[some] PV sur chaque développement, dans l’ordre d’arrivée⍽: { FORM($arrival, "plain") }.
    } { $access }
tip-level-1 = Chacun peut acquérir ceux du niveau⍽1.
tip-level-beside = Il doit être adjacent à l’un des vôtres.
tip-level-distant = Il doit être adjacent à l’un des vôtres⍽; celui qu’un autre joueur possède s’acquiert à distance pour { FORM($price, "or") }, à donner au dernier arrivé.
tip-level-black = Tous les noirs y comptent ensemble. Personne n’en a deux, et chacun a un seul propriétaire.
tip-level-black-with-bonus = Tous les noirs y comptent ensemble. Personne n’en a deux, et chacun a un seul propriétaire. Il s’accompagne d’un marqueur bonus, en secret.
tip-undo = Reprend votre dernière pièce ou décision (Échap, bouton droit).
tip-why = Pourquoi un automa a décidé ainsi la dernière fois, et ce qu’il a pesé d’autre (W).
tip-log = Un clic montre la suite du journal.
tip-more = Un clic montre toutes les raisons, et ce qui a été pesé d’autre.
tip-ask = Ce que { $adviser } ferait à votre place, et pourquoi (A). Il ne voit que ce que vous voyez.
reach-owned = { $seat } le possède
reach-closed = Pris⍽: un développement noir a un seul propriétaire
reach-one-black = { $seat } a déjà un développement noir
reach-free = À portée pour { $seat }, sans autre coût
reach-priced = À portée pour { $seat }
reach-far = Hors de portée pour { $seat }
reach-distant = Loin pour { $seat }⍽: { FORM($price, "or") }, à donner à { $owner }
lying-load = Sur «⍽{ $tile }⍽»⍽: { $load }.
lying-coal = Sur «⍽{ $tile }⍽»⍽: { $coal }.
lying-water = Fosses placées ici⍽: { FORM($waters, "plain") }.
lying-water-of = { $seat } { $water }


## Title, new game, saves and results

language-name = Français
settings-row-language = Langue
form-back = Retour
title-under = Fermiers et mineurs dans le sud de la Ruhr
title-foot = Une adaptation non officielle, avec ses propres dessins et textes
title-go-on = Continuer
title-new-game = Nouvelle partie
title-quit = Quitter
laying = La table se prépare
player-human = humain
player-automa = automa
seat-colour-red = rouge
seat-colour-blue = bleu
seat-colour-green = vert
seat-colour-purple = violet
newgame-head-seats = Places
newgame-head-variants = Variantes
newgame-head-seed = Graine
newgame-head-board = Plateau
newgame-head-modules = Modules
newgame-head-tiles = Tuiles
newgame-head-mix = Ajouts
newgame-seat-count = { $count } places
newgame-note-people = Une souris pour tous⍽: les plans restent cachés quand elle change de main.
newgame-note-automas = Cliquez sur un automa pour choisir sa force et son tempérament.
newgame-note-watched = Vous ne faites que regarder cette partie.
newgame-player-tip = Choisissez la force et le tempérament de l’automa.
newgame-who-plays = Qui joue en { $colour }⍽?
newgame-temperaments = Tempérament
newgame-temperament = { CAP($temperament) }
newgame-no-temperament = { $level } n’en a pas.
newgame-open-planning = Planification ouverte
newgame-start-buildings = Commencer avec les bâtiments
newgame-start-improved-farmhand = Commencer avec les serviteurs avancés
newgame-open-tip = Chacun planifie dans l’ordre du tour, à la vue de tous (V5).
newgame-buildings-tip = Chacun possède les bâtiments dès le début⍽; leurs tuiles ne sont pas sur le plateau (V3).
newgame-farmhand-tip = Chaque serviteur peut développer dès le début⍽; absent du plateau⍽: { $tiles } (V3).
newgame-black-tip = Un niveau de plus, aux développements noirs. Chacun en acquiert un au plus, marque { FORM($arrivals, "or") }⍽PV et prend un marqueur bonus secret (B1 à B6).
newgame-iron-tip = { $years } années, du fer pour étais dans une galerie étendue, un atelier pour qui épuise le puits, et de nouvelles tuiles, { $tiles } en tout (I1 à I6).
newgame-sides-tip = La face A est la même pour tous⍽; les plateaux de la face B diffèrent et sont distribués (I4).
newgame-tunnel-side = Galerie face { $side }
newgame-board = { $board }
newgame-by-hand = Faites glisser les tuiles entre plateau et réserve, ou cliquez dessus⍽: elles quittent le plateau ou y reviennent.
newgame-from-all = Si aucun nouveau développement n’est choisi, un plateau recommandé est tiré parmi tous.
newgame-first-fixed = La première partie prend les plus petits numéros de chaque niveau (S5).
newgame-tiles-first = 1re partie
newgame-tiles-random = au hasard
newgame-tiles-recommended = recommandé
newgame-tiles-chosen = à la main
newgame-draw-again = Tirer à nouveau
newgame-clear = Vider le plateau
newgame-another-seed = Autre graine
newgame-mix-all = tous
newgame-mix-none = aucun
newgame-begin = Commencer
newgame-thaler = { $offered } à gagner
newgame-thaler-asked = { $offered } à gagner, { $asked } requis
newgame-none-left = toutes sur le plateau
newgame-empty-place = Un emplacement libre du niveau { $level }.
newgame-level-full = Son niveau est plein⍽: cliquez sur la tuile dont elle prend la place.
newgame-other-level = { $number } { $tile } va au niveau { $level } (V2).
newgame-unnamed = { $seat } n’a pas encore de nom.
newgame-namesakes = Chaque place doit avoir son propre nom.
newgame-places-empty = { $count ->
        [one] Un emplacement du plateau est encore libre.
       *[other] { $count }⍽emplacements du plateau sont encore libres.
    }
module-iron-sided = Fer (galerie face { $side })
saved-title = Parties enregistrées
saved-unfinished = À continuer
saved-finished = Terminées⍽: à revoir
saved-no-unfinished = Aucune partie n’attend d’être continuée.
saved-no-finished = Aucune partie enregistrée n’est terminée.
saved-listed = { FORM($items, "plain") }
saved-about = { $when } · { FORM($modules, "plain") }
saved-date = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month } { $year }, { $clock }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
saved-move = coup { $move }
saved-move-of = coup { $move } sur { $moves }
saved-damaged = Endommagée
saved-damaged-to-move = Endommagée⍽: elle reprend au { $move }.
saved-damaged-to-end = Endommagée⍽: elle peut être revue jusqu’à la fin.
saved-former-to-move = Jouée selon d’anciennes règles⍽: elle reprend au { $move }.
saved-former-to-end = Jouée selon d’anciennes règles⍽: elle peut être revue jusqu’à la fin.
saved-fault-damaged = Elle est endommagée⍽: { $why }.
saved-fault-newer = Elle vient d’une édition plus récente⍽: { $why }.
saved-fault-former = Elle a été jouée selon d’autres règles que celles d’aujourd’hui⍽: { $why }.
saved-fault-ruleset = Son jeu de règles manque⍽: { $why }.
saved-fault-figures = Son jeu de règles n’est plus le même⍽: { $why }.
saved-gone = Elle n’est plus là.
saved-closed = Impossible de l’ouvrir pour l’instant⍽: { $why }.
saved-stuck = Impossible de la continuer⍽: { $why }.
saved-aside = Une partie enregistrée est endommagée et s’appelle désormais { $file }⍽: { $why }.
saved-aside-replaced = son début intact est désormais une autre partie
saved-folder-closed = Impossible de lire { $folder } pour l’instant⍽: { $why }.
unseated-line = la ligne du joueur { $seat } ne dit pas qui est à cette place
unseated-colours = deux places ont la même couleur ({ $colour })
unseated-nobody = rien ne dit qui est à quelle place
unseated-unknown = l’automa «⍽{ $automa }⍽» n’est pas connu ici
stuck-title = Impossible à continuer
stuck-damaged = Une partie endommagée
stuck-former = Une partie aux anciennes règles
stuck-step-through = La revoir pas à pas
stuck-go-on = Reprendre au { $move }
stuck-damaged-sound = { $what } Ce qui précède est intact et peut être continué dans une nouvelle partie⍽; l’ancien fichier est gardé sous { $file }.
stuck-former-sound = { $what } Ce qui précède est intact et peut être continué dans une nouvelle partie⍽; l’ancien fichier reste tel quel.
taken-title = Ouverte dans une autre fenêtre
taken = Elle se joue dans une autre fenêtre. Vous pouvez la revoir jusqu’où elle en est, ou continuer sur une copie⍽; la partie de l’autre fenêtre reste telle quelle.
taken-look-on = Regarder
taken-copy = Continuer sur une copie
unsaved-title = Non enregistrée
unsaved-game = Cette partie n’est dans aucun fichier⍽: { $why }.
unsaved-try-again = Réessayer
unsaved-elsewhere = Ou l’enregistrer ailleurs
unsaved-trying = Un essai est en cours⍽: la partie peut-elle être enregistrée là⍽?
unsaved-back = Retour à la table
unsaved-leave-game = Quitter et perdre la partie
unsaved-folder-usual = Le dossier habituel
unsaved-folder-documents = Le dossier Documents
unsaved-folder-desktop = Le bureau
unsaved-folder-own = Votre propre dossier
unsaved-folder-temporary = Les fichiers temporaires
session-saved = La partie est enregistrée après chaque coup.
session-saved-in = La partie est enregistrée dans { $folder }.
session-not-saved = Pas enregistré⍽: { $lost }
session-not-saved-why = Pas enregistré⍽: { $lost } ({ $why })
session-lost-game = cette partie
session-moved = { $former } a été modifié ailleurs⍽: cette partie est { $file }
trouble-full = le disque est plein
trouble-forbidden = le système ne le permet pas
trouble-read-only = rien ne peut y être écrit
trouble-missing = ce n’est plus là
trouble-failing = le disque est défaillant
trouble-slow = le disque ne répond pas
trouble-in = { $folder }⍽: { $why }
settings-not-kept = Impossible de garder les réglages⍽: { $why }.
settings-file-unread = { $file }⍽: { $why }⍽; les réglages habituels s’appliquent.
settings-file-aside = { $file } { $what }⍽: le fichier s’appelle désormais { $aside }, et les réglages habituels s’appliquent.
settings-file-stays = { $file } { $what }⍽: les réglages habituels s’appliquent ({ $why }).
settings-file-damaged = est endommagé à la ligne { $line }
settings-file-no-text = n’est pas un texte
settings-file-empty = ne contient pas de réglages
settings-file-kept = le fichier qui s’y trouve est illisible et n’est donc pas remplacé
settings-value = { $file }⍽: { $key } vaut { $value }⍽; il faut { $right }⍽; c’est { $usual } qui vaut.
settings-value-switch = true ou false
settings-value-word = l’un de { FORM($words, "plain") }
settings-value-number = un nombre entier de { $low } à { $high }
result-counting = Le décompte final
result-wins = { $seat } gagne avec { $vp }
result-ranked = { $rank ->
        [1] 1er
       *[other] { $rank }e
    } { $name }
result-tie-coal = Égalité de PV⍽: gagne qui a sorti le plus de charbon de la mine.
result-tie-order = Égalité de PV et de charbon⍽: gagne qui vient plus tôt dans l’ordre du tour.
result-to-title = Au titre
result-step-through = Revoir la partie
result-back = Retour à la relecture
the-game = La partie
window-no-display = aucun écran où ouvrir une fenêtre ({ $why })
window-no-driver = aucun écran où ouvrir une fenêtre (il n’y a que le pilote { $driver })
window-not-opened = impossible d’ouvrir la fenêtre ({ $why })
window-gone = l’écran a disparu ({ $why })
unsaved-moves = { $count ->
        [0] Ce qui a été repris est encore dans le fichier⍽: { $why }.
        [one] Le dernier coup n’est dans aucun fichier⍽: { $why }.
       *[other] Les { $count } derniers coups ne sont dans aucun fichier⍽: { $why }.
    }
unsaved-leave = { $count ->
        [0] Quitter, comme enregistré
        [one] Quitter sans le dernier coup
       *[other] Quitter sans { $count }⍽coups
    }
session-lost-moves = { $count ->
        [0] des coups repris
        [one] le dernier coup
       *[other] les { $count } derniers coups
    }

## Commands, set-up and their errors


## Rulesets and positions: what is wrong in them


## The playtest lab
