# Français. La syntaxe est celle de Fluent (https://projectfluent.org/fluent/guide) ; FORM met une chose sous une autre
# forme, CAP met la majuscule. Chaque langue dit les mêmes textes ; les termes sont ceux de docs/glossary.md.
# ⍽ est une espace insécable, un point entre deux lettres une coupure possible. Pour en savoir plus : docs/languages.md.

## Nombres et énumérations

number-thousands = ⍽
number-decimal = ,
amount = { $count }⍽{ $noun }
amount-markers = { $count ->
        [one] { $count }⍽marqueur «⍽{ CAP($marker) }⍽»
       *[other] { $count }⍽marqueurs «⍽{ CAP($marker) }⍽»
    }
list-none = rien
list-comma = ,
list-semicolon = ⍽;
list-either = { $rest }⍽; ou { $last }
list-and = { $rest } et { $last }
list-or = { $rest } ou { $last }
list-noun = first
seat = Place⍽{ $number }
seat-namesake = { $name }⍽{ $number }
automa-lehrling = Lehrling
automa-knecht = Knecht
automa-einlieger = Einlieger
automa-heuerling = Heuerling
automa-siedler = Siedler
automa-kleinbauer = Kleinbauer
automa-pachtbauer = Pachtbauer
automa-bauer = Bauer
automa-knappe = Knappe
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
    .short = stock (charbon)
slot-wood-store = stockage du charbon (bois)
    .in = dans le stockage du charbon
    .short = stock (bois)
slot-workshop = atelier
    .in = dans l’atelier
slot-cellar = cave
    .in = dans la cave
slot-shed = remise
    .in = dans la remise
slot-loft = grenier
    .in = dans le grenier
marker-hauling-cable = câbles de tractage
marker-wheelbarrow = brouette
marker-ladder = échelle
marker-windlass = treuil
marker-oil-lamp = lampe à huile
marker-hammer-and-pick = marteau et pioche
marker-wicker-basket = panier d’osier
marker-cottage = chaumière
marker-kiepenkerl = Kiepenkerl
marker-market = marché
marker-abandoned-farm = ferme abandonnée

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
    .short = Ferme aband.
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
wheel-autumn = Automne
wheel-scoring = Dé·compte
wheel-payment = Taxes
wheel-storage = Stockage
wheel-order = Ordre du tour
wheel-lease = Taxes
table-developments = Développements
table-level = Niveau⍽{ $level }
table-level-points = { $level }   { $points }
table-arrival = { $points }⍽PV
table-arrival-none = aucun PV
table-distant = loin⍽: { FORM($goods, "or") }
table-distant-any = loin⍽: libre
table-distant-black = 1⍽par joueur
table-distant-open = pour tous
table-disks = Disques
table-bag = sac⍽{ $count }
table-pool = Empl.⍽{ $number }
table-pool-short = N°⍽{ $number }
table-reserve = réserve
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
field-at-work = reste { $left }
field-has-worked = a travaillé
field-paid = payé
field-plan = { FORM($uses, "or") }
field-plan-mining = { $count }× mine
field-plan-goods = { FORM($goods, "plain") }
field-plan-kinds = { FORM($kinds, "plain") }
field-plan-mixed = travail mixte
field-plan-any = { $count }× au choix
field-plan-development = développement
log-title = Journal
log-title-open = Journal⍽: cliquez une ligne, ici pour fermer

## D’où viennent PV, biens et fosses, par règle

source-tile = «⍽{ $tile }⍽»
source-S6 = mise de départ
source-Y2 = fosse de la saison
source-D4 = emplacement à symbole d’eau
source-E4 = travail
source-E3 = fermier
source-E7 = serviteur
source-E8 = été
source-P1 = ouvrier ajouté
source-E9 = creuseur de charbon
source-E10 = mineur
source-E11 = Haspelknecht
source-M7 = puits épuisé tôt
source-T6 = développement acquis
source-W1 = charbon à la ferme
source-W2 = taxes
source-W3 = stockage
source-B3 = développement noir acquis
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
event-water-returned = { $seat } remet { $water } dans la réserve générale (permis avec peu de disques).
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
event-order-set-seat = { $seat }⍽({ $value })
event-field-laid = { $seat } { $lay ->
        [none] ne place rien
       *[some] place { $lay }
    } sur { FORM($field, "the") }.
event-payment-spent = { $seat } paie { FORM($field, "the") }⍽: { $lay }.
event-paid-for-nothing = { $seat } a payé { FORM($field, "the") } pour rien⍽: { $lay }.
event-lamp-kept = { $seat } garde le marqueur «⍽{ CAP($marker) }⍽».
event-field-returned = { $seat } récupère { $lay } sur { FORM($field, "the") }, sans s’en être servi.
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
tell-handed = La place { $seat } change de main⍽: { $former } laisse la place à { $now }.
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
result-effects = Effets, marqueurs et ouvriers
result-total = Points de victoire
result-coal-removed = Charbon sorti de la mine

## Automas : forces et tempéraments

level-meister = Avant de choisir, simule la suite de chaque prise et des meilleurs plans, en tirant plusieurs fois au sort ce que nul ne sait.
level-steiger = Pèse tous les plans de sa phase et choisit ses disques en comptant avec ce que prendront les autres.
level-knappe = Compare ses meilleures prises selon ce que les autres prendront dans cette phase, mais planifie comme Bauer et ne voit pas plus loin.
level-bauer = Planifie bien chaque phase pour sa propre ferme, sans s’occuper des autres.
level-pachtbauer = Planifie bien une phase, mais ne compte pas ce qui restera pour sa deuxième prise et ne pense aux taxes qu’en automne.
level-kleinbauer = Donne le meilleur travail au fermier et le reste aux autres, et ne pense aux taxes qu’en automne.
level-siedler = Planifie un ouvrier après l’autre, prend l’un des plus grands groupes et ne pense au charbon et aux taxes qu’en automne.
level-heuerling = Sait ce qu’un disque rapporte aujourd’hui, pas ce qu’un développement apportera demain, et oublie l’eau et le bois.
level-einlieger = Débute avec un peu de pratique⍽: de grands groupes de deux couleurs et, parmi les développements les plus chers, un que peu ont déjà.
level-knecht = Débute et suit quelques règles⍽: le plus grand groupe, le développement le plus cher, du travail pour chaque ouvrier.
level-lehrling = Vient d’apprendre le jeu⍽: le plus grand groupe et encore de sa couleur, sans compter, le développement le plus cher, les taxes en automne seulement.
level-measured = Gagne { $share }⍽% de { $games }⍽parties contre { $against }⍽; score moyen⍽: { $vp } à { $theirs }.
baseline-former-meister = l’ancien Meister
baseline-former-steiger = l’ancien Steiger
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
why-note = Survolez une ligne pour le détail.
why-note-costs = Survolez une ligne pour le détail. À gauche du trait⍽: son coût.
why-marked = Sur la table, c’est marqué en bleu.
why-follow-tip = La touche Entrée fait de même.
why-close-tip = Fermer (Échap).
why-earlier-tip = La décision précédente (flèche gauche).
why-later-tip = La décision suivante (flèche droite).
why-no-earlier = Aucune décision avant celle-ci.
why-no-later = La décision la plus récente.
why-nothing-yet = Jusqu’ici, aucun automa n’a rien pesé⍽; les plus simples ne le font jamais.
why-none-kept = Jusqu’ici, aucune raison d’un automa n’a été conservée.
why-secret-yet = Vous apprendrez ce que les automas ont pesé dès que tous les plans seront révélés.
why-no-question = Vous n’avez rien à décider en ce moment.
why-still-thinks = Il réfléchit encore. Échap retire la question.
component-changes = { FORM($changes, "plain") }
component-change = { $what } { $by }
component-denies = surtout { $seat }
component-denies-all = { $seat } ne prend plus rien, au lieu de { $wanted }
component-denies-disks = { $seat } prend { $taken } au lieu de { FORM($wanted, "short") }
component-denies-all-in-deals = dans { $told }⍽tirages sur { $deals }, { $seat } ne prend plus rien, au lieu de { $wanted }
component-denies-disks-in-deals = dans { $told }⍽tirages sur { $deals }, { $seat } prend { $taken } au lieu de { FORM($wanted, "short") }
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
deed-keep = garder { $goods }

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
reason-taking-in-deals = { $taking }⍽: dans { $told ->
        [one] { $told }⍽tirage
       *[other] { $told }⍽tirages
    } sur { $deals }, il compte { $deeds }.
reason-taking-and-more-in-deals = { $taking }⍽: dans { $told ->
        [one] { $told }⍽tirage
       *[other] { $told }⍽tirages
    } sur { $deals }, avec encore { $disks } par la suite, il compte { $deeds }.
reason-taking-aimless = { $taking }⍽: il ne voit pas à quoi des disques lui serviraient dans cette phase.
reason-next-best-take = Deuxième choix, à { $vp } de moins⍽: { $disks } de l’emplacement⍽{ $pool }.
reason-next-best-swap = Deuxième choix, à { $vp } de moins⍽: échanger, grâce à la lampe à huile, un { $action } de l’emplacement⍽{ $pool } avec un { FORM($reserve, "short") }.
reason-next-best-none = Deuxième choix, à { $vp } de moins⍽: ne plus prendre de disques.
reason-next-best-lamp = Deuxième choix, à { $vp } de moins⍽: garder la lampe à huile.
reason-ahead-at-end = Si l’on simule la suite jusqu’à la fin de la partie, il a{ $ends ->
        [one] {""}
       *[other] {" "}en moyenne
    }{ $deals ->
        [one] {""}
       *[other] , sur { $deals }⍽tirages,
    } { $vp } d’avance sur le meilleur des autres{ $phases ->
        [one] {""}
       *[other] {" "}à la fin des phases
    }.
reason-behind-at-end = Si l’on simule la suite jusqu’à la fin de la partie, il a{ $ends ->
        [one] {""}
       *[other] {" "}en moyenne
    }{ $deals ->
        [one] {""}
       *[other] , sur { $deals }⍽tirages,
    } { $vp } de retard sur le meilleur des autres{ $phases ->
        [one] {""}
       *[other] {" "}à la fin des phases
    }.
reason-ahead-by-season = Si l’on simule la suite jusqu’{ FORM($season, "to") } de l’année⍽{ $year }, il a{ $ends ->
        [one] {""}
       *[other] {" "}en moyenne
    }{ $deals ->
        [one] {""}
       *[other] , sur { $deals }⍽tirages,
    } { $vp } d’avance sur le meilleur des autres{ $phases ->
        [one] {""}
       *[other] {" "}à la fin des phases
    }.
reason-behind-by-season = Si l’on simule la suite jusqu’{ FORM($season, "to") } de l’année⍽{ $year }, il a{ $ends ->
        [one] {""}
       *[other] {" "}en moyenne
    }{ $deals ->
        [one] {""}
       *[other] , sur { $deals }⍽tirages,
    } { $vp } de retard sur le meilleur des autres{ $phases ->
        [one] {""}
       *[other] {" "}à la fin des phases
    }.
reason-denies = Le meilleur des autres fait { $vp } de moins qu’avec la moyenne des choix possibles⍽: { $what }.
reason-denies-seat = Le meilleur des autres fait { $vp } de moins qu’avec la moyenne des choix possibles⍽; c’est { $seat } qui y perd le plus.
reason-expects = D’après les disques pris jusqu’ici, { $seat } joue sans doute comme l’automa { $level }.
reason-take-largest = Prend { $disks } dans l’emplacement⍽{ $pool }⍽: aucun groupe n’est plus grand.
reason-take-largest-needed = Prend { $disks } dans l’emplacement⍽{ $pool }⍽: aucun groupe n’est plus grand, et { $need }.
reason-take-most-of-new = Prend { $disks } dans l’emplacement⍽{ $pool }⍽: aucun groupe d’une autre couleur n’apporte plus.
reason-take-most-of-new-needed = Prend { $disks } dans l’emplacement⍽{ $pool }⍽: aucun groupe d’une autre couleur n’apporte plus, et { $need }.
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
reason-give-food-last-without = Donne { $food } à { $to }, qui vient en dernier parmi ceux qui peuvent la recevoir, et marque { $vp }.
reason-give-food-to-supply = Donne { $food } à la réserve générale et marque { $vp }.
reason-give-spare-food = Donne { $food }⍽: il en a plus que les taxes n’en demandent.
reason-give-no-food = Ne donne pas de nourriture⍽: la sienne lui est plus utile que les PV.
reason-keep-food-for-lease = Ne donne pas de nourriture⍽: il garde tout pour les taxes.
reason-take-water-all-the-same = Il prend quand même la fosse.
reason-leave-water = Il laisse la fosse.
reason-count-cart = Compte la brouette⍽{ $cart }, avec { $low } au lieu de { $high }⍽: la valeur la plus basse joue plus tôt.
reason-count-either-cart = Compte la brouette⍽{ $cart }⍽: les deux ont la même valeur, { $value }.
reason-count-first-cart = Compte la brouette⍽1, comme s’il n’avait pas «⍽{ $tile }⍽».

## Raisons : la planification

reason-plan = À son tour, il compte { $deeds }.
reason-lay-nothing = Ne place rien sur { FORM($field, "the") }⍽: n’importe quel disque sert mieux ailleurs.
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
reason-lay-idle = Place { FORM($lay, "plain") } sur { FORM($field, "the") }, bien que son plan n’y prévoie aucun travail.
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
    } { $where }.
reason-pay-always = Paie { FORM($field, "the") } avec { FORM($lay, "plain") }⍽: il paie tous ceux qu’il peut.
reason-unpaid-worth-less = Ne paie pas { FORM($field, "the") }⍽: ce travail vaut moins à ses yeux que ce qu’il faudrait payer.
reason-unpaid-nothing-left = Ne paie pas { FORM($field, "the") }⍽: il ne lui reste rien pour cela.
reason-unpaid-for-lease = Ne paie pas { FORM($field, "the") }⍽: sa nourriture est pour les taxes.
reason-unpaid-no-work = Ne paie pas { FORM($field, "the") }⍽: il n’aurait rien à faire.

## Raisons : l’exécution

reason-activate = Active { FORM($field, "the") } pour { $deeds }.
reason-activate-for-work = Active { FORM($field, "the") }⍽: il y a du travail { $where }.
reason-activate-for-good = Active { FORM($field, "the") } pour { FORM($good, "the") }⍽: les biens d’abord.
reason-activate-always = Active { FORM($field, "the") }⍽: qui peut travailler doit travailler.
reason-kiepenkerl-stands-for = Le Kiepenkerl tient lieu de { $colour }.
reason-acquire = Acquiert «⍽{ $tile }⍽» et reçoit immédiatement { $goods }.
reason-acquire-for-later = Acquiert «⍽{ $tile }⍽»⍽: cela lui servira plus tard.
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
reason-drain-end = Retire { $water }⍽: à la fin, chaque fosse au-delà de { $free } compte { $vp }.
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
reason-use-abandoned-farm = Utilise la ferme abandonnée pour { $goods }.
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

reason-keep-wood-unburnt = Ne pose et ne carbonise plus rien avant le décompte⍽: il garde { $wood }.
reason-keep-wood = Ne pose plus rien avant le décompte⍽: il garde { $wood }.
reason-keep-iron = Ne pose plus rien avant le décompte⍽: il garde { $iron }.
reason-store-for-vp = Stocke 1⍽{ $good } { FORM($slot, "in") }⍽: cela rapporte { $vp }.
reason-store-for-vp-and-spring = Stocke 1⍽{ $good } { FORM($slot, "in") }⍽: cela rapporte { $vp } et servira au printemps.
reason-store-for-spring = Stocke 1⍽{ $good } { FORM($slot, "in") }⍽: cela servira au printemps.
reason-store-in-vain = Stocke 1⍽{ $good } { FORM($slot, "in") }⍽: il ne reste rien qui y rapporte des PV.
reason-store-no-vp = Stocke 1⍽{ $good } { FORM($slot, "in") }⍽: ce qui y rapporte des PV en rapporte autant ailleurs.
reason-store-nothing = Ne stocke rien { FORM($slot, "in") }⍽: ce qui y tient vaut plus ailleurs.
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
replay-aside = Un clic montre de nouveau les développements.

## Refusals: why a move is not allowed

refused = { $why } ({ $rule })
refused-move = { $move }⍽: { $why }
refused-game-over = La partie est terminée.

refused-no-pool = Il n’y a pas d’emplacement de ce numéro.
refused-none-of-colour = Il n’y a pas de disque de cette couleur dans cet emplacement d’action.
refused-must-take = La première prise est obligatoire.
refused-take-now = C’est le moment de prendre des disques.
refused-only-lamp = Les disques sont déjà pris⍽; il reste à savoir si le marqueur «⍽{ CAP($marker) }⍽» en échange.
refused-no-lamp = La réserve passe dans l’emplacement voisin à la phase suivante. Pour échanger un disque avant, il faut le marqueur «⍽{ CAP($marker) }⍽».
refused-nothing-to-swap = Il n’y a pas de disques de ces couleurs dans ces emplacements.
refused-same-colour = Échanger deux disques de la même couleur ne changerait rien.
refused-choose-cart = C’est le moment de choisir entre la brouette⍽1 et la brouette⍽2 pour l’ordre du tour.
refused-return-water = C’est le moment de remettre { $water } ou non.

refused-give-food-now = C’est le moment de donner { $food } ou non.
refused-food-for-others = La nourriture va à un joueur sans «⍽{ $tile }⍽», et à la réserve générale seulement si tous possèdent ce développement.
refused-no-autumn-water = Celui qui possède «⍽{ $tile }⍽» ne prend pas de fosse en automne.

refused-plan-now = On termine d’abord le plan⍽; ensuite vos gens agissent.
refused-field-order = Les emplacements se remplissent dans l’ordre⍽: fermier, serviteur, ouvriers embauchés, bâtiments.
refused-field-full = Cet emplacement ne prend plus rien⍽: { $worker }.
refused-not-held = Il ne reste pas autant de disques dans les brouettes.
refused-no-such-marker = Aucun marqueur de ce genre n’est utilisable pendant cette phase.
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
refused-no-pay = Nourriture et thalers ne paient rien ici.
refused-pay = { CAP(FORM($worker, "the")) } se paie avec exactement { $pay }.
refused-takes = { CAP(FORM($worker, "the")) } prend exactement { $pay }.

refused-work-now = C’est le moment d’exécuter le plan.
refused-finish-first = D’abord, l’ouvrier à l’œuvre finit, ou le nouveau développement se règle.
refused-at-work = Un ouvrier est au travail⍽; il finit avant toute autre chose.
refused-not-planned = Il n’y a rien sur cet emplacement.
refused-has-worked = { $worker ->
        [workshop] On a déjà travaillé à l’atelier
       *[farmer] { CAP(FORM($worker, "the")) } a déjà travaillé
    } pendant cette phase.
refused-only-develops = Un ouvrier avec plusieurs couleurs ne peut qu’acquérir un développement.
refused-colour-open = Il faut d’abord dire quelle couleur représente le marqueur «⍽{ CAP($marker) }⍽».
refused-colour-settled = La couleur de ce qui se trouve ici est déjà fixée.
refused-no-haspelknecht = { CAP(FORM($worker, "the")) } n’est pas encore sur le plateau.
refused-nothing-to-do = Cet ouvrier ne pourrait faire aucune action maintenant.
refused-act-first = L’ouvrier n’a encore rien fait et peut encore agir.
refused-no-digging = { CAP(FORM($worker, "the")) } n’extrait pas de charbon.
refused-no-reeling = { CAP(FORM($worker, "the")) } ne remonte pas de charbon.
refused-no-draining = { CAP(FORM($worker, "the")) } ne retire pas de fosse.

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
refused-black-taken = Un développement noir qui porte un jeton est pris.
refused-one-black = Un joueur possède au plus un développement noir.
refused-out-of-reach = Il n’est adjacent à aucun développement du joueur, et aucun autre joueur ne le possède.
refused-no-price = Seul un développement distant coûte une ressource.
refused-price-missing = Un développement distant coûte { FORM($price, "or") } de la ferme.
refused-no-load = Pour «⍽{ $tile }⍽», il ne resterait à la ferme aucune ressource d’une autre sorte.
refused-no-support = Ce que prend «⍽{ $tile }⍽» ne serait pas à la ferme⍽: { FORM($prices, "or") }.

refused-settle-first = Ce que prend le développement se règle avant toute action libre.
refused-other-answer = Le développement demande autre chose.
refused-not-payable = Il manque ce que demande l’échange.
refused-must-choose = Il faut faire l’un des choix.
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

setup-tile = «⍽{ $tile }⍽» ({ $number })
setup-seats = On joue à { FORM($seats, "or") }, pas à { $given } (S1).
setup-seed = La graine est un nombre entier de 0 à 2^64⍽−⍽1, pas { $given } (S8).
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
setup-iron-needed = contient du fer, qui n’existe qu’avec le module Fer⍽; ajouter ce module, ou enlever le fer (I2)
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
record-damaged = abîmé, l’empreinte ne correspond pas⍽; en cas de modification à la main, mettre «⍽{ $begins }⍽» à la ligne 1 et aucune empreinte ne sera vérifiée
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
record-ruleset-needed = il faut le jeu de règles { $name }⍽; indiquer son fichier, { $file }
record-ruleset-no-name = { $name } n’est pas un nom de jeu de règles⍽; il porte celui de son fichier, sans .toml
record-ruleset-not-here = le jeu de règles { $name } n’est pas là⍽; placer { $file } dans { $folder }
record-ruleset-unusable = { $problem }
record-ruleset-other = joué avec les valeurs { $digest } de { $name }, qui ne sont pas dans l’archive⍽; celles de { $source } sont maintenant { $now }

# The moves of a record
notation-no-move = { $text } n’est pas un coup⍽; un coup s’écrit comme «⍽{ $one }⍽» ou «⍽{ $other }⍽»
record-over = la partie est terminée⍽; aucun coup ne peut suivre
record-seat = ce n’est pas à la place { $seat } de jouer ici, mais à la place { $right }
record-refused = { $move } est refusé⍽: { $reason }
record-other-rules = { $said }⍽; la partie a été jouée avec d’autres règles que celles d’aujourd’hui
record-scores = les coups mènent aux scores { $right } et non { $given }
record-unfinished = il y a des scores ici, mais la partie n’est pas terminée⍽: il manque des coups

# Boards

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
does-bonus = Choisissez ensuite un marqueur bonus en secret⍽: grâce à lui, quelque chose compte plus à la fin de la partie, par exemple les sections vidées ou les jetons.
does-kiepenkerl = Prenez ce qu’il porte (au départ 1⍽bois) et 1⍽ressource au choix de la réserve générale, puis placez-y 1⍽ressource de la ferme, différente des deux. Celui qui ne le peut pas ne peut pas l’acquérir.
does-from-farm = Ce qui est dépensé vient de la ferme.
does-receiver = Le charbon va à la ferme d’un autre joueur de votre choix.
does-mine-coal = Dans la mine, c’est le charbon le plus à gauche du puits, ou de la galerie une fois le puits épuisé, quels que soient fosses et étais⍽; il compte comme enlevé.
does-shaft-coal = Le charbon de la cage d’ascenseur ne peut être donné qu’une fois le puits épuisé.
does-tile-coal = Au départ, il y a ici { $coal } par joueur⍽; chaque acquisition en retire { $taken }.
does-marker-offer = Le marqueur action est celui d’un développement du jeu de base qui porte un jeton⍽; rien d’autre n’en vient.
does-charcoal-burner = À tout moment de votre tour, et en hiver avant le décompte et le stockage, vous pouvez changer { $wood } de la ferme en { $made }, autant de fois que vous voulez.
does-bucket = { $seasons ->
        [none] N’apporte rien d’autre, aucune saison ne commençant par des fosses.
       *[some] Quand des fosses arrivent { $seasons }, vous n’en prenez plus.
    }
does-horse-and-cart = Au décompte d’hiver, chaque charbon à votre ferme rapporte { $vp }, au lieu du compte habituel.
does-water-channel = Ce que vous retirez de votre mine vient ici⍽; dès qu’il y a { $water }, cela repart pour { $vp }. Ici, les fosses ne gênent aucun travail et ne coûtent aucun PV.
does-water-channel-and-bucket = Si vous possédez aussi «⍽{ FORM($tiles, "or") }⍽», { $water } de la réserve générale vient ici { $seasons }.
does-towpath-horse = Après la seconde prise, vous dites si la brouette⍽1 ou la brouette⍽2 compte pour l’ordre du tour.
does-thanksgiving = Quand des fosses arrivent en automne, vous pouvez donner 1⍽nourriture à un joueur sans ce développement (s’il n’y en a pas, à la réserve générale) et marquez { $vp }⍽; vous choisissez ensuite de prendre ou non la fosse.
does-thanksgiving-dry = N’apporte rien d’autre, aucune fosse n’arrivant en automne.
does-schultheiss = Dès l’hiver suivant, vous payez chaque année { $lease } de taxes⍽; chaque pièce manquante vaut { $debt }.
does-pit-car-tipple = Désormais, chaque nouveau développement qui rapporte à l’arrivée rapporte { $vp } de plus.
does-village-smithy = À la fin, chaque étai de fer devant une section vidée rapporte { $vp } au lieu de { $usual }.
does-marker = Une fois, dès la phase suivante⍽; non utilisé, le marqueur rapporte { $vp } à la fin.
does-marker-hauling-cable = Marqueur, à tout moment de votre tour⍽: retirez { $water } et marquez { $vp }.
does-marker-disk = Marqueur⍽: compte comme { $disk }.
does-marker-windlass = Marqueur, entre deux ouvriers⍽: le Haspelknecht fait, sans être payé, jusqu’à { $actions ->
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
line-charcoal-burner = { $wood }⍽: { $made }
line-bucket = { $seasons ->
        [none] aucun effet
       *[some] pas de fosse { $seasons }
    }
line-horse-and-cart = { $vp } par charbon en hiver
line-water-channel = { $water } en moins⍽: { $vp }
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
line-marker-cottage = une fois⍽: { $count }⍽disques pour une tuile
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
bonus-is-dry = fait que les fosses dans la mine ne coûtent rien

## The table: prompts, tips, previews and sheets

table-distant-goods = { FORM($goods, "or") }
play-over = La partie est terminée.
play-asked = { $seat }⍽: { $what }
play-actions = { $count ->
        [one] { $count }⍽action
       *[other] { $count }⍽actions
    }
play-ask-actions = { FORM($field, "the") } a encore { $actions }
play-ask-hand-over = cliquez sur le joueur qui doit recevoir { $coal }
play-coal-of-farm = { $coal } de la ferme
play-coal-of-mine = { $coal } de la mine
play-coal-of-shaft = { $coal } de la cage d’ascenseur
play-coal-of-tile = { $coal } de la tuile
play-ask-drain = cliquez sur les fosses pour retirer { $most ->
        [1] { $water }
       *[other] jusqu’à { $water }
    }
play-ask-dig = cliquez sur le charbon pour extraire { $coal }
play-ask-marker = choisissez le marqueur à prendre
play-ask-bonus = prenez en secret un marqueur bonus
play-ask-trade = prenez { $load } de «⍽{ $tile }⍽» et 1⍽ressource, placez-y une autre
play-ask-spend = choisissez ce que vous dépensez pour «⍽{ $tile }⍽»
play-ask-choice = choisissez l’effet de «⍽{ $tile }⍽»
play-ask-choice-or-none = choisissez l’effet de «⍽{ $tile }⍽», ou renoncez
play-ask-worker = cliquez sur un ouvrier
play-ask-worker-or-tile = cliquez sur un ouvrier, ou sur un développement pour lui
play-ask-tile = cliquez sur le développement à acquérir
play-ask-done = aucun ouvrier ne peut plus rien faire⍽: le tour se termine
play-ask-done-or-free = vous pouvez encore { FORM($free, "or") }
play-ask-scoring = avant le décompte, vous pouvez { FORM($free, "or") }
play-free-prop = poser un étai ({ FORM($goods, "or") })
play-free-burn = carboniser du bois
play-free-marker = utiliser un marqueur
play-ask-gift = donnez { $food } à un joueur contre { $brings }
play-ask-gift-to-supply = donnez { $food } à la réserve contre { $brings }
play-no-water = aucune fosse
play-ask-swap = échangez un disque de réserve avec la lampe à huile
play-ask-with-lamp = { $asked }⍽; ou d’abord la lampe à huile
play-ask-cart = cliquez sur la brouette qui compte pour l’ordre du tour
play-ask-first-taking = prenez tous les disques d’une couleur, pour la brouette⍽1
play-ask-second-taking = prenez encore, jusqu’à { $limit ->
        [one] { $limit }⍽disque
       *[other] { $limit }⍽disques
    } en tout, pour la brouette⍽2
play-ask-water-return = avec moins de { $limit ->
        [one] { $limit }⍽disque
       *[other] { $limit }⍽disques
    }, cliquez pour remettre { $water }
play-ask-planning = placez disques, marqueurs, nourriture et thalers sur les ouvriers
play-ask-storage = cliquez sur ce que vous stockez⍽; le reste est perdu
play-ask-haul = posez { FORM($good, "the") } sur l’emplacement marqué
play-ask-field = placez sur { FORM($field, "the") } { $pay }
play-ask-own = placez disques ou marqueurs sur { FORM($field, "the") }
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
play-badge-kiepenkerl = Kiepenkerl comme disque { FORM($colour, "short") }
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
play-work-with-kiepenkerl = { CAP($field) }, le Kiepenkerl comme disque { FORM($colour, "short") }⍽: { FORM($work, "plain") }
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
play-dig-last = Extraire { $coal }, le dernier du puits⍽: { $actions } sans emploi
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
       *[other] l’un de { $count }⍽développements
    }
play-nothing-yet = rien à faire pour l’instant
play-nothing-yet-but-spent = rien à faire pour l’instant, et le paiement est perdu
play-nothing-before-prop = rien à faire avant qu’un étai soit posé
play-none-within-reach = aucun des { $count }⍽développements de ce prix n’est à portée
play-not-this-one = «⍽{ $tile }⍽»⍽? { $why }
play-vain = { $lay } pour { FORM($field, "the") }
play-lost = En l’état, placé pour rien⍽: { FORM($vain, "plain") }
play-lost-and-unused = En l’état, placé pour rien⍽: { FORM($vain, "plain") }⍽; { $count ->
        [one] { $count }⍽disque reste
       *[other] { $count }⍽disques restent
    } sans emploi
play-unused = { $count ->
        [one] { $count }⍽disque inutilisé
       *[other] { $count }⍽disques inutilisés
    }
play-field = { CAP($field) }⍽: { $said }
play-adviser-thinks = Il réfléchit…
play-ask-advice = Conseil
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
menu-keys-steering = Flèches, Tab⍽: plus loin · Entrée clique · L journal
menu-keys-always = S vitesse · M son · N musique · F11 plein écran
menu-on-replay = Continuer la relecture
menu-leave-replay = Quitter la relecture
menu-replay-keys = Gauche et Droite⍽: un pas · Espace joue · F suit · R règles
menu-replay-keys-always = V chiffres · S vitesse · M son · N musique · F11 plein écran
trade-lay = { $good } contre⍽:
trade-take = { FORM($goods, "plain") }
trade-note = { $load } qui s’y trouve, et 1⍽ressource de la réserve générale.
bonus-title = Marqueurs bonus
bonus-note = Prenez-en un en secret⍽: il est révélé et compté à la fin de la partie.
bonus-gone = déjà pris
bonus-now = Si la partie s’arrêtait là⍽: { $vp }
winter-coal-vp = { $coal }⍽: { $vp }
winter-no-coal = aucun
winter-paid-nothing = rien
winter-left = Sans case, donc perdu⍽: { FORM($goods, "plain") }
winter-all-stored = Tout a une case.
winter-slot = { CAP(FORM($slot, "short")) }
winter-slot-worth = { $good }⍽: { $vp }
winter-slot-kept = au printemps
tip-and = { $first } { $second }
tip-shaft-water = Les eaux de la mine dans la cage d’ascenseur⍽: à partir de { $reeling ->
        [one] { $reeling }⍽fosse
       *[other] { $reeling }⍽fosses
    }, aucun charbon n’est remonté⍽; à partir de { $tunnel }, aucun n’est extrait dans la galerie. Le Haspelknecht les retire, ou un développement.
tip-pinge-water = Les eaux de la mine dans le puits⍽: à partir de { $stops ->
        [one] { $stops }⍽fosse
       *[other] { $stops }⍽fosses
    }, aucun charbon n’y est extrait. Un disque noir en retire { $most ->
        [1] 1
       *[other] jusqu’à { $most }
    }.
tip-shaft-coal = Le charbon de la galerie attend dans la cage d’ascenseur d’être remonté à la ferme, d’ordinaire par le Haspelknecht.
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
tip-no-bonus = Celui qui acquiert un développement noir prend en secret un marqueur bonus et le garde ici.
tip-hidden-bonus = Un marqueur bonus pris en secret⍽: il est révélé et compté à la fin de la partie.
tip-reserve = Les disques qui viennent ensuite. Avant la phase suivante, ils passent dans l’emplacement voisin, où l’on peut les prendre⍽; d’ici là, personne ne les prend.
tip-wet-pool = Celui qui prend ici lors de la première prise reçoit aussi { $water }.
tip-level = { $arrival ->
        [none] Aucun PV pour l’ordre d’arrivée.
       *[some] PV sur chaque développement, dans l’ordre d’arrivée⍽: { FORM($arrival, "plain") }.
    } { $access }
tip-level-1 = Chacun peut acquérir ceux du niveau⍽1.
tip-level-beside = Il doit être adjacent à l’un des vôtres.
tip-level-distant = Il doit être adjacent à l’un des vôtres⍽; celui qu’un autre joueur possède s’acquiert à distance pour { FORM($price, "or") }, à donner au dernier arrivé.
tip-level-black = Un joueur en acquiert un au plus, et chacun a un seul propriétaire.
tip-level-black-with-bonus = Un joueur en acquiert un au plus, et chacun a un seul propriétaire. Il s’accompagne d’un marqueur bonus choisi en secret⍽: grâce à lui, quelque chose compte plus à la fin, par exemple les sections vidées ou les jetons.
tip-undo = Annule votre dernier placement ou votre dernière décision (Échap, bouton droit).
tip-why = Pourquoi un automa a décidé ainsi la dernière fois, et ce qu’il a pesé d’autre (W).
tip-log = Un clic montre la suite du journal.
tip-more = Un clic montre toutes les raisons, et ce qui a été pesé d’autre.
tip-ask = Ce que { $adviser } ferait à votre place, et pourquoi (A). Il ne voit que ce que vous voyez. Les statistiques compteront alors cette partie comme conseillée.
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
title-new-game = Nouvelle partie
title-quit = Quitter
laying = La table se prépare
player-human = humain
player-automa = automa
seat-colour-red = rouge
seat-colour-blue = bleu
seat-colour-green = vert
seat-colour-purple = violet
seat-colour-tip = { CAP($colour) }. Un clic donne la couleur suivante.
newgame-head-seats = Places
newgame-head-variants = Variantes
newgame-head-seed = Graine
newgame-head-board = Plateau
newgame-head-modules = Modules
newgame-head-tiles = Tuiles
newgame-head-mix = Ajouts
newgame-seat-count = { $count }⍽places
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
newgame-iron-tip = { $years }⍽années, du fer pour étais dans une galerie étendue, un atelier pour celui qui épuise le puits, et de nouvelles tuiles, { $tiles } en tout (I1 à I6).
newgame-sides-tip = La face A est la même pour tous⍽; les plateaux de la face B diffèrent et sont distribués (I4).
newgame-tunnel-side = Galerie face { $side }
newgame-board = { $board }
newgame-by-hand = Faites glisser les tuiles entre plateau et pile, ou cliquez dessus⍽: elles quittent le plateau ou y reviennent.
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
newgame-empty-place = Une case libre du niveau⍽{ $level }.
newgame-level-full = Son niveau est plein⍽: cliquez sur la tuile dont elle prend la case.
newgame-other-level = { $number } { $tile } va au niveau⍽{ $level } (V2).
newgame-unnamed = { $seat } n’a pas encore de nom.
newgame-namesakes = Chaque place doit avoir son propre nom.
newgame-places-empty = { $count ->
        [one] Une case du plateau est encore libre.
       *[other] { $count }⍽cases du plateau sont encore libres.
    }
module-iron-sided = Fer (galerie face { $side })
saved-title = Parties enregistrées
saved-unfinished = À reprendre
saved-finished = Terminées⍽: à revoir
saved-no-unfinished = Aucune partie n’attend d’être reprise.
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
saved-move = coup⍽{ $move }
saved-move-of = coup⍽{ $move } sur { $moves }
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
saved-stuck = Impossible de la reprendre⍽: { $why }.
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
taken-copy = Reprendre sur une copie
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
result-wins = { $seat } gagne avec { $vp }
result-ranked = { $rank ->
        [1] 1er
       *[other] { $rank }e
    } { $name }
result-tie-coal = Égalité de PV⍽: gagne celui qui a sorti le plus de charbon de la mine.
result-tie-order = Égalité de PV et de charbon⍽: gagne celui qui vient plus tôt dans l’ordre du tour.
result-to-title = Retour au titre
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
       *[other] Les { $count }⍽derniers coups ne sont dans aucun fichier⍽: { $why }.
    }
unsaved-leave = { $count ->
        [0] Quitter, comme enregistré
        [one] Quitter sans ce coup
       *[other] Quitter sans ces { $count }⍽coups
    }
session-lost-moves = { $count ->
        [0] des coups repris
        [one] le dernier coup
       *[other] les { $count }⍽derniers coups
    }

## Commands, set-up and their errors

# Help: said before any package is there, so these entries are one line without any choice (game/plain_words.py)
help-about = Haspelknecht⍽: une édition numérique non officielle du jeu de société.
help-about-window = Sans commande, la fenêtre s’ouvre⍽; avec un enregistrement, { $pattern }, sur la partie qu’il contient.
help-examples = exemples⍽:
help-example-play = jouer, dans une fenêtre
help-example-size = jouer, dans une fenêtre de cette taille
help-example-record = parcourir une partie enregistrée sur la table
help-example-test = tout installer et lancer les tests
help-each = Chaque commande a sa propre aide⍽: { $example }
help-commands = commandes
help-command = COMMANDE
help-usage = usage⍽:
help-positional = arguments
help-options = options
help-help = afficher cette aide et quitter
help-more = { $said } (plus⍽: { $command })
help-file = FICHIER
help-folder = DOSSIER
help-path = CHEMIN
help-name = NOM
help-names = NOMS
help-size = LxH
help-which = LESQUELLES
help-ids = NUMÉROS
help-side = FACE
help-parent = MODÈLE
help-what = QUOI
help-vp = PV
help-address = ADRESSE
help-language = { $languages } (celle du système si elle en fait partie, sinon { $first })
help-play = ouvrir la fenêtre
help-play-about = Ouvrir la fenêtre et jouer, ou parcourir une partie enregistrée sur la table.
help-play-file = un enregistrement à parcourir, { $pattern } (docs/record.md), ou un dossier, en liste des notes ou de ce qui est à voir
help-play-size = de la fenêtre, par exemple { $example }
help-play-language = de la fenêtre, pour cette fois⍽: { $languages } (comme dans les réglages)
help-play-fullscreen = occuper tout l’écran
help-of-record = le fichier de règles selon lequel la partie a été jouée, où qu’il se trouve
help-test = lancer les tests
help-test-about = Lancer les tests. Ce qui suit { $command } est transmis à pytest.
help-simulate = jouer beaucoup de parties sans fenêtre
help-simulate-about = Faire jouer des automas entre eux, sans fenêtre, et afficher ce qu’il en résulte.
help-simulate-seeds = La partie n est jouée avec la graine { $formula }, pour que chaque chiffre puisse être retrouvé.
help-simulate-advice = Ce que les règles déconseillent est indiqué sur stderr, une ligne chacun⍽; la partie est jouée quand même.
help-ladder = mesurer la force des automas
help-ladder-about = Faire jouer des automas entre eux en changeant les places, et afficher la force de chacun.
help-ladder-more = Chaque paire se rencontre⍽: à deux places l’un contre l’autre, à trois et quatre l’un parmi d’autres de l’autre nom, et inversement. Chaque graine est jouée avec toutes les rotations des places, sur l’un des plateaux tour à tour⍽; on arrondit aux rotations entières. Le résultat est le même pour tout { $jobs }. Ctrl+C arrête avant la fin et garde ce qui a été joué⍽; le fichier est aussi écrit chaque minute. Comment lire le tableau⍽: docs/automa.md.
help-automas = automas⍽:
help-automas-levels = forces, la plus grande d’abord
help-automas-tempered = avec un tempérament⍽: { $temperaments }⍽; sans⍽: { $without }
help-automas-baselines = joueurs de référence pour mesurer⍽; { $mcts } réfléchit N parties simulées par décision
help-tune = trouver les poids d’un automa
help-tune-about = Trouver les poids d’un automa en le faisant jouer contre lui-même, et les mesurer là où rien n’a été réglé.
help-tune-search = Cherche des poids (game/automa/weights.py) avec CMA-ES, dans le logarithme de chacun, pour qu’ils restent au-dessus de 0⍽; les parts restent à 1 ou moins. Deux joueurs sont à la table, et un candidat vaut son écart moyen en PV sur un adversaire. Tous les candidats d’une génération jouent les mêmes graines aux deux places, chaque génération en a de nouvelles. Le résultat est là où la recherche aboutit, non le candidat le plus chanceux. Il est mesuré avec d’autres graines, et sur des plateaux sur lesquels rien n’a été réglé⍽; il est le même pour tout { $jobs }. Ctrl+C arrête avant la fin et garde ce qui a été trouvé.
help-tune-screen = { $screen } ne cherche pas⍽: les poids des deux joueurs sont perturbés au hasard, et une régression montre lesquels comptent. { $others } n’y ont aucun effet.
help-tune-weights = Sans { $option }, ceux-ci sont cherchés⍽: { $weights }⍽; et { $screen } prend tous ceux qui comptent dans les parties demandées. Comment lire ce qui est affiché⍽: docs/automa.md.
help-tune-which = poids à chercher (douze, voir plus bas)
help-tune-from = départ⍽: { $names } ({ $default })
help-tune-against = les poids de l’adversaire⍽: { $names } ({ $default })
help-tune-level = qui joue avec, des deux côtés ({ $default })
help-tune-out = écrire les poids trouvés, sous la forme de game/automa/data/weights.toml
help-tune-games = de chaque candidat à chaque génération⍽; arrondi aux paires entières ({ $default })
help-how-many = combien ({ $default })
help-tune-population = candidats d’une génération (4 + 3 ln du nombre de poids)
help-tune-held-out = parties pour mesurer le départ et le résultat, chacun ({ $default })
help-tune-screen-games = jouer tant de parties et montrer quels poids comptent⍽; rien n’est réglé ni écrit
help-playtest = essayer un jeu de règles sur des milliers de parties
help-playtest-about = Essayer une ébauche des règles sur des milliers de parties, et dire ce qu’elles montrent.
help-playtest-more = Un jeu de règles donne un portrait⍽; avec { $against }, deux jouent les mêmes graines aux mêmes places, et ce qui diffère est distingué du hasard. Les places aux automas différents tournent. Un plateau peut être nommé par ses premières lettres. Le dossier reçoit report.html, summary.json, games.parquet (une ligne par partie et place) et des enregistrements de parties à voir, que { $example } ouvre sur la table. La même commande donne les mêmes chiffres, pour tout { $jobs }. Ctrl+C arrête avant la fin et garde ce qui a été joué⍽; { $resume } continue. Comment écrire un jeu de règles⍽: docs/rulesets.md⍽; ce qui est mesuré⍽: docs/metrics.md.
help-playtest-ruleset = l’ébauche à essayer ({ $default })
help-playtest-against = un jeu de règles auquel la comparer⍽; base en est un
help-playtest-out = pour le rapport et les parties⍽; créé au besoin
help-playtest-resume = continuer le test de jeu du dossier
help-playtest-games = par jeu de règles ({ $default }⍽; avec { $until } au plus { $most })
help-playtest-until = continuer jusqu’à ce que l’intervalle à 95⍽% de l’indicateur principal soit d’autant de PV de chaque côté⍽: { $example }
help-playtest-price = montrer ce que vaut chaque développement, en l’interdisant et en l’imposant sur N graines ({ $default })
help-playtest-cluster = un ordonnanceur dask dont les workers jouent⍽: { $example }
help-boards-first = par identifiant ou par ses premières lettres ({ $default })
help-ruleset = écrire, vérifier et comparer des jeux de règles
help-ruleset-about = Aide à écrire un jeu de règles⍽: un fichier qui change des valeurs, des tuiles ou des plateaux du jeu.
help-ruleset-more = Un fichier de règles n’indique que ce qui diffère de son modèle⍽: le jeu de base, ou un autre fichier qu’il étend. Comment en écrire un, de l’idée au verdict⍽: docs/rulesets.md.
help-ruleset-does = ce qu’elle sait faire
help-ruleset-new = écrire un fichier pour commencer
help-ruleset-new-about = Écrire un fichier de règles pour commencer. Il ne change encore rien. Un fichier existant n’est jamais écrasé.
help-ruleset-new-file = son nom finit par { $ending }
help-ruleset-extends = base, ou un fichier de règles (base)
help-ruleset-check = indiquer tout ce qui ne va pas dans des fichiers
help-ruleset-check-about = Indiquer tout ce qui ne va pas dans des fichiers de règles, une ligne chacun avec fichier, ligne, clé et ce qui conviendrait⍽; pour un fichier correct, le nombre de valeurs qui diffèrent de son modèle. Si quelque chose ne va pas, le code de sortie est 2.
help-ruleset-file = un fichier de règles
help-ruleset-diff = indiquer en quelles valeurs deux jeux de règles diffèrent
help-ruleset-diff-about = Indiquer chaque valeur par laquelle le second jeu de règles diffère du premier.
help-ruleset-either = base, ou un fichier de règles
help-replay = raconter une partie enregistrée
help-replay-about = Raconter une partie enregistrée⍽: chaque phase et chaque coup, ce qu’il a entraîné, et le décompte final.
help-replay-file = un enregistrement, { $pattern } (docs/record.md)
help-coach = examiner une partie finie⍽: ce qui a coûté le plus, ce qui a été bien joué
help-coach-about = Examine une partie finie comme un entraîneur⍽: PV par source, les choix qui ont coûté ou rapporté le plus de PV, et d’où vient la différence. Chaque choix d’une place est joué jusqu’à la fin, tout ce que l’on n’y voyait pas étant tiré de nouveau. Cela prend jusqu’à trois minutes sur deux cœurs.
help-coach-seat = la place, comptée à partir de 1 (sinon la première tenue par une personne)
help-puzzles = lister, prouver et chercher des énigmes
help-puzzles-about = Les énigmes sont des positions de vraies parties où un résultat est le meilleur et où rien de caché ne décide. On les prouve en examinant toutes les suites.
help-puzzles-does = que faire
help-puzzles-list = lister les énigmes
help-puzzles-prove = examiner toutes les suites de chaque énigme et comparer le meilleur résultat
help-puzzles-find = chercher de nouvelles énigmes dans des parties de bauers
help-puzzles-folder = un dossier d’énigmes (sinon celles du jeu)
help-puzzles-out = le dossier où les écrire
help-puzzles-more = find écrit au plus deux énigmes d’une tâche et d’un niveau, une par partie. prove finit par 2 si une énigme est fausse. La fenêtre montre aussi les vôtres (Apprendre, Énigmes) si elles sont dans le dossier «⍽puzzles⍽» de vos données pour ce jeu, ou dans un dossier de celui-ci⍽: docs/puzzles.md dit où il est.
help-compile = compiler les règles et les automas, pour jouer plus vite
help-compile-about = Compiler les règles et la réflexion des automas avec mypyc et le compilateur C de ce système⍽: les mêmes parties, en moins de temps. Cela se fait une fois pour un état des sources⍽; chaque commande se sert de ce qui y correspond, et de Python pur là où il n’y a rien.
help-compile-check = jouer autant de parties des deux façons, chaque automa sa part, et dire si ce sont les mêmes
help-pure = jouer en Python pur, même si tout est compilé, et ne rien compiler
help-test-compiled = avec les règles compilées, ce qui se fait d’abord si ce n’est pas le cas
help-bench = mesurer la vitesse et le volume de tout
help-bench-about = Mesurer les règles, les automas, le laboratoire, le démarrage, l’enregistrement, les statistiques, la fenêtre, les sons et la musique, et afficher les chiffres. Rien ne réussit ni n’échoue.
help-bench-json = afficher les chiffres en JSON
help-weigh = peser un coup contre un autre en jouant la suite des deux
help-weigh-about = Jouer deux coups depuis la dernière position d’un enregistrement jusqu’à la fin de la partie, avec le même niveau à toutes les places et les mêmes nouvelles donnes, et dire ce que le second rapporte de plus à la place que le premier.
help-weigh-file = un enregistrement qui finit avant le coup ({ $pattern })
help-weigh-move = un coup comme dans les enregistrements
help-weigh-better = le coup qu’on lui oppose
help-weigh-level = qui joue la suite ({ $default })
help-weigh-deals = autant de donnes de ce que la place ne voit pas ({ $default })⍽; 0 joue la suite de la position même, quand on ne tire plus rien
help-move = COUP
help-measure = mesurer à nouveau les automas et produire le document des mesures
help-measure-about = Jouer ce que docs/measured/records.toml a sous ces noms, écrire les chiffres dans docs/measured avec la date et le commit, et produire à partir de tous les chiffres docs/automa.md et ce que la fenêtre dit des niveaux. Sans nom, seul cela est produit.
help-measure-names = noms de mesures, ou all⍽; certaines jouent pendant des heures
help-measure-list = dire quand chaque mesure a été faite et combien de choses ont changé depuis
help-measure-games = essayer avec autant de parties de chaque distribution⍽: les chiffres sont affichés et rien n’est écrit
help-measure-more = Chaque commande est jouée comme elle y est écrite, dans l’ordre, et notée dès qu’elle finit⍽: Ctrl+C garde celles qui ont fini. Les sources doivent être celles d’un commit.
help-screenshots = dessiner chaque scène en fichiers PNG
help-screenshots-about = Dessiner chaque scène, chaque étape et chaque moment du jeu en fichiers PNG⍽; aucun écran n’est nécessaire.
help-screenshots-folder = pour les fichiers⍽; créé au besoin
help-default = ({ $default })
help-seats = automas ({ $default })
help-seed = de la première partie ({ $default })
help-first-seed = la première des graines ({ $default })
help-ruleset-option = un fichier de règles qui change des valeurs ({ $default })
help-games = combien de parties ({ $default })
help-mix = afficher aussi ce qu’ils extraient, produisent, reçoivent et acquièrent dans une partie
help-json = afficher un objet JSON au lieu d’un tableau
help-board-group = plateau et modules
help-layout = plateau de développement par son identifiant, { $example }
help-players = qui joue ({ $default })
help-ladder-one = ne jouer que les distributions où ce joueur rencontre les autres
help-seat-counts = nombres de places ({ $default })
help-ladder-games = parties de chaque distribution ({ $default })
help-jobs = processus qui jouent (autant que de cœurs)
help-simulate-jobs = processus qui jouent ({ $default })
help-ladder-out = écrire aussi le tableau, en { $endings }
help-ladder-resume = continuer le classement du fichier .json de { $out }
help-tiles = { $ways }, ou numéros niveau par niveau⍽: { $example } ({ $default })
help-new-tiles = nouveaux développements ajoutés aux tuiles⍽: { $example } ou all (aucun)
help-modules = { $modules } (aucun)
help-tunnel = face de la galerie étendue avec iron⍽: A ou B ({ $default })

# What cannot be read in a command line: said before any package is there too
arg-at = { $argument }⍽: { $reason }
arg-required = il manque⍽: { $arguments }
arg-one = il faut une valeur
arg-some = il faut au moins une valeur
arg-at-most-one = une valeur au plus est possible
arg-no-value = ne prend pas de valeur⍽; { $value } est donné
arg-choice = { $value } est inconnu⍽; sont connus { $choices }
arg-rest = { $command } ne prend pas { $rest }
arg-before-what = { $command } { $what }⍽: les options se placent après { $what }
arg-size = { $value } n’est pas une taille⍽; il en faut une de { $least } à { $most }
arg-number = { $value } n’est pas un nombre entier de { $least } à { $most }
arg-language = { $value } n’est pas parlé ici⍽; sont connus { $languages }
arg-address = { $value } n’est pas l’adresse d’un ordonnanceur⍽; il en faut une comme { $example }
arg-twice = { $value }⍽: nommer chacun une fois
arg-players = { $value }⍽: nommer deux joueurs ou plus, chacun une fois
arg-counts = { $value } n’est pas une liste de { $counts }, chacun une fois au plus
arg-ending = { $value } ne finit par aucun de { $endings }
arg-tiles = { $value } n’est aucun de { $ways }, ni des numéros de tuiles comme { $example }
arg-module = { $value } n’est pas un module⍽; il y a { $modules }
arg-side = { $value } n’est pas une face de la galerie⍽; elle a { $sides }
arg-width = { $value } n’est pas une largeur supérieure à 0, comme { $example }

# Set-up: said before any package is there too
install-no-start = { $venv } ne démarre pas comme il faut⍽; supprimer ce dossier et relancer
install-no-mend = { $venv } ne peut pas être réparé ({ $reason })⍽; supprimer ce dossier et relancer
install-damaged = Un paquet dans { $venv } est endommagé ({ $reason }).
install-python = Haspelknecht demande Python { $need } ou plus récent, et celui-ci est { $have }⍽; en prendre un sur { $address } et lancer main.py avec
install-project = pyproject.toml à côté de main.py est impossible à lire ({ $reason })⍽; cloner de nouveau
install-unwritable = { $file }⍽: impossible à écrire ({ $reason })
install-done = Tout est en place.
install-begins = Installation, une seule fois⍽: un environnement virtuel dans { $venv }
install-again = Réinstallation de ce qui est endommagé dans { $venv }⍽: { $packages }
install-packages = Paquets à installer dans { $venv }⍽: { $count }
install-waits = Le jeu est en cours d’installation par un autre lancement⍽; attente de la fin.
install-lock = { $file }⍽: impossible à écrire ({ $reason }), et des paquets doivent être installés à côté⍽; rendre ce dossier accessible en écriture, ou copier le jeu dans un autre
install-no-module = il manque le module venv à ce Python⍽; l’installer (Debian⍽: { $command }), puis relancer
install-no-venv = aucun environnement virtuel n’a pu être créé ({ $reason })⍽; vérifier que ce dossier est accessible en écriture, puis relancer
install-no-packages = les paquets n’ont pas pu être installés ({ $reason })⍽; vérifier la connexion au réseau et relancer
install-unstarted = { $venv } ne démarre pas ({ $reason })⍽; supprimer ce dossier et relancer
install-unknown = sans raison donnée
install-next-start = { $reason }⍽; le prochain lancement y remédie
install-extra = il manque des paquets pour cela⍽; { $command } les installe
install-two-pygames = l’ancien pygame gêne pygame-ce⍽; lancer { $commands }
install-not-in-bundle = ce programme ne contient pas ce qu’il faut pour cela⍽; avec un Python, { $command } y pourvoit

# What every command may say
run-percent = { $number }⍽%
run-no-output = impossible d’écrire la sortie⍽: { $reason }
run-no-display = { $reason }⍽; sans fenêtre, il y a⍽: { FORM($commands, "plain") }
run-no-home = { $reason }⍽; { $variable } indique un autre dossier pour les parties et les réglages
run-no-pictures = ne peut pas contenir les images ({ $reason })
run-name-ruleset = { $problem }⍽; { $option } indique celui à utiliser
run-no-place = { $file } impossible à écrire⍽; indiquer un fichier dans un dossier existant
run-elsewhere = { $reason }⍽; indiquer un fichier ailleurs
run-tried-again = { $problem }⍽; nouvel essai plus tard
run-game-failed = graine { $seed }, plateau { $board }, places { $seats }⍽: { $reason }
run-refused = un coup refusé, { $why }
run-word-games = parties
run-word-deals = tirages
run-word-puzzles = énigmes
run-word-boards = plateaux
run-progress = { $what }⍽: { $done } sur { $total }
run-progress-long = { $progress }, { $rate } par seconde, encore { $minutes }⍽min
run-progress-note = { $progress }⍽; { $note }
run-rate = { $rate }/s
run-ended-early = arrêté avant la fin, { $played }⍽parties sur { $planned } ont été jouées
run-resume-json = continue le classement d’un fichier .json⍽: l’indiquer avec { $out }
run-ladder-other = { $file }⍽: contient un autre classement ({ $why })⍽; indiquer un autre fichier
run-ladder-other-games = il a des parties qui ne sont pas demandées
run-ladder-unread = { $file }⍽: n’est pas un classement que l’on puisse continuer⍽: { $reason }
run-games = { $games ->
        [one] { $games }⍽partie
       *[other] { $games }⍽parties
    }
run-games-of = { $games }⍽parties sur { $planned }
run-games-from = { $games } à partir de la graine { $seed }
run-speed = { $seconds }⍽s, { $games }⍽parties et { $decisions } décisions par seconde
run-mix-title = Ce qu’ils font dans une partie
run-favourites = { $seat } acquiert le plus souvent, en % de ses parties⍽: { FORM($tiles, "plain") }
run-earned-title = { $seat }, { $automa }⍽: PV dans une partie, par origine
run-year = Année { $year }
run-all = toutes
run-sum = ensemble
run-head-seat = Place
run-head-seats = Places
run-head-automa = Automa
run-head-wins = Victoires
run-head-mean = PV en moyenne
run-head-min = Min.
run-head-max = Max.
run-head-rate = Décisions/s
run-head-pinge = Puits
run-head-tunnel = Galerie
run-head-food = Nourriture
run-head-wood = Bois
run-head-thaler = Thalers
run-head-tiles = Tuiles
run-head-source = Origine
run-head-end = Fin
run-head-total = Total
run-head-player = Joueur
run-head-against = Contre
run-head-games = Parties
run-head-share = Part de victoires
run-head-chance = Hasard
run-head-ahead = Devant
run-head-vp = PV
run-head-their-vp = Leurs PV
run-head-margin = Écart
run-interval = { $value } ({ $low } à { $high })
run-around = { $value } ± { $half }
run-ratings = Cotes
run-seats = { $seats }⍽places
run-ladder-line = { $command }, { $title }⍽; les intervalles sont à 95⍽%.
run-too-many-games = { $games }⍽parties en { $lineups } distributions⍽; { $most } au plus en tout

# Automas and their data
player-needs-playouts = { $name } demande le nombre de parties simulées par décision, { $least } à { $most }, comme dans { $example }
player-unknown = il n’y a pas d’automa { $name }⍽; il y a⍽: { FORM($names, "plain") }
player-no-temperament = { $name }⍽: { $level } ne prend pas de tempérament⍽; en prennent un⍽: { FORM($names, "plain") }
player-unknown-temperament = { $name }⍽: ce tempérament n’existe pas⍽; il y a⍽: { FORM($names, "plain") }
player-unbound = { $name }⍽: { $level } ne peut pas être lié⍽; peuvent l’être⍽: { FORM($names, "plain") }
data-no-toml = n’est pas un fichier TOML⍽: { $reason }
data-misfit = ne convient pas⍽: { $reason }
data-many-wins = plus que ses parties
data-unknown-number = ce nombre n’existe pas⍽; il y a⍽: { FORM($names, "plain") }

# Tuning
tune-level = { $name } ne prend pas de poids⍽; il y a⍽: { FORM($names, "plain") }
tune-set = il n’y a pas de poids { $name }⍽; il y a⍽: { FORM($names, "plain") }
tune-weight = il n’y a pas de poids { $name }⍽; il y a⍽: { FORM($names, "plain") }
tune-start = { $name } y vaut { $value }⍽; ce qui est cherché doit partir au-dessus de 0 et de { $most } au plus
tune-boards = le réglage demande des plateaux pour { $seats }⍽places⍽: { FORM($boards, "or") } et au moins un autre
tune-too-long = { $seeds }⍽graines en tout⍽; { $most } au plus
tune-screen-out = { $screen } ne trouve pas de poids à écrire⍽; supprimer l’une des deux options
tune-screen-few = { $games }⍽parties sont trop peu pour { $weights }⍽poids⍽; en jouer { $least } ou plus
tune-too-few = trop peu pour conclure
tune-note = { $done }⍽générations sur { $planned }
tune-note-fitness = { $generations }, meilleur { $best }, moyenne { $mean }
tune-held-out-games = parties réservées
tune-early = arrêté avant la fin⍽: { $done }⍽générations sur { $planned } ont été jouées, et aucune partie réservée
tune-early-nothing = arrêté avant la fin⍽: { $done }⍽générations sur { $planned } ont été jouées, rien n’a donc été trouvé
tune-early-held-out = arrêté avant la fin⍽: { $done }⍽générations sur { $planned } ont été jouées, et { $played }⍽parties réservées sur { $held }
tune-title = { $done }⍽générations sur { $planned } de { $population }⍽candidats
tune-each = { $title }, { $games }⍽parties chacun.
tune-head-weight = Poids
tune-head-start = Départ
tune-head-found = Trouvé
tune-head-in = Dans { $name }
tune-head-slope = PV par unité du logarithme
tune-head-error = Erreur type
tune-head-ratio = Rapport
tune-screen-title = { $games }⍽parties, dispersion de l’écart d’une partie { $deviation }⍽PV
tune-held-out-at = Réservées⍽: { $places }
tune-held-out-sentence = Réservées⍽: { $places }.
tune-unknown = Aucune partie réservée⍽: rien n’est connu du gain.
tune-from = À partir de { $start }, contre { $opponent }.
tune-looked-for = Cherchés⍽: { FORM($weights, "plain") }.
tune-tuned-on = Réglé avec { $places }.
tune-won = { $name }⍽: { $wins }⍽parties gagnées sur { $games }, { $share }, écart { $margin }⍽PV
tune-seeds = { $count }⍽graines de { $first } à { $last }, sur { FORM($boards, "plain") }
tune-seed = graine { $first }, sur { FORM($boards, "plain") }
tune-gain = Gain par rapport au départ⍽: { $gain }⍽PV par partie ({ $low } à { $high }).
tune-gain-few-seeds = Gain par rapport au départ⍽: { $gain }⍽PV par partie, de trop peu de graines pour dire quoi que ce soit.
tune-verdict-none = { $gain } L’intervalle contient zéro⍽: aucun gain n’est avéré.
tune-verdict-better = { $gain } L’intervalle ne contient pas zéro⍽: les poids trouvés sont meilleurs.
tune-verdict-worse = { $gain } L’intervalle ne contient pas zéro⍽: les poids trouvés sont moins bons.

# Writing rulesets
draft-written = est écrit⍽; il étend { $parent } et ne change encore rien
draft-there = existe déjà⍽; indiquer un autre fichier
draft-fine = correct⍽; par rapport à { $parent }, { $change }
draft-no-difference = aucune valeur ne diffère
draft-differences = { $count ->
        [one] { $count } valeur diffère
       *[other] { $count } valeurs diffèrent
    }
draft-changes = { $differences }⍽: { FORM($parts, "plain") }
draft-change-in = { $count } dans { $part }
draft-new = { $part } est nouveau
draft-about = Un jeu de règles⍽: seulement ce qui diffère de son modèle⍽; tout le reste demeure tel quel.
draft-how = Pour changer une valeur, enlever le # de sa ligne et de la [rubrique] au-dessus. Une liste s’écrit entière, même une liste de tables, { $tables }. Toutes les clés, et tout ce que peut faire une tuile⍽: docs/rulesets.md.
draft-start = Ce avec quoi les places commencent⍽: un nombre pour toutes, ou une liste par place⍽: { $list } est 1 pour la place 1 seule.
draft-disks = Disques en jeu, selon le nombre de places.
draft-pools = Disques de chaque réserve et de chaque emplacement d’action, et quels emplacements d’action portent un symbole d’eau.
draft-taking = À combien de disques porte une seconde prise, et ce que compte un disque pour l’ordre du tour.
draft-water = Saisons qui commencent avec des fosses, et combien de fosses arrêtent le travail.
draft-pinge = Charbon par groupes depuis la gauche⍽; PV pour l’épuiser en année 1, 2, …
draft-tunnel = Charbon, PV et symboles de chaque section⍽; les trois listes sont de même longueur.
draft-workers = Combien de fosses une action retire au plus, et combien de disques ajoute la synergie.
draft-worker = Un ouvrier⍽: ce qui le paie, les actions ou les biens qu’il apporte, et quand sa case est ouverte.
draft-year = Ce qui est payé chaque hiver⍽; autant d’années que d’entrées.
draft-winter = PV pour 0, 1, 2, … charbons et pour chacun de plus.
draft-developments = Jetons d’une place, et pour chaque niveau les PV selon l’ordre d’arrivée et ce que coûte un développement distant.
draft-final = PV pour 1, 2, … bâtiments et thalers, pour un marqueur, pour des dettes, et pour les fosses qui ne sont pas libres.
draft-tile = Un développement par son numéro⍽; voici { $name }. Un nouveau prend un numéro libre⍽: { $taken } sont pris. Il lui faut { $keys }⍽; ses textes viennent de ce qu’il fait. Les plateaux tirés au hasard peuvent l’avoir ({ $base }), ceux de la première partie ont les plus petits numéros de chaque niveau.
draft-range = { $first } à { $last }
draft-board = Un plateau⍽: les cases { $hex } de chaque niveau. Un autre du même nom prend sa place, sinon il s’ajoute.

# Where VP come from

## Rulesets and positions: what is wrong in them

# Files and the system
at-place = { $where }⍽: { $reason }
file-unreadable = impossible à lire⍽: { $reason }
file-unwritable = impossible à écrire⍽: { $reason }
file-is-folder = c’est un dossier⍽; indiquer un fichier
file-is-device = c’est un tube ou un périphérique⍽; indiquer un fichier ordinaire
file-too-large = dépasse { $most }⍽ko, le maximum pour { $kind }
file-no-text = la ligne { $line } n’est pas du texte en UTF-8, le fichier n’est donc pas { $kind }⍽; fournir un fichier texte en UTF-8
file-no-path = n’est pas un chemin⍽: { $reason }
file-kind-record = un enregistrement
file-kind-ruleset = un jeu de règles
file-kind-settings = un fichier de réglages
file-kind-plan = un plan
system-missing = fichier ou dossier introuvable
system-forbidden = accès refusé
system-full = le disque est plein
system-failing = le disque est défaillant
system-is-folder = c’est un dossier
system-no-folder = une partie du chemin n’est pas un dossier
system-there = le fichier existe déjà
system-read-only = le système de fichiers est en lecture seule
system-long-name = le nom est trop long
system-too-many = trop de fichiers sont ouverts

# Rulesets: files, and values that do not fit
ruleset-many-parents = étend plus de { $most } fichiers à la suite
ruleset-long-key = une clé a plus de { $most } noms⍽; celle d’un jeu de règles en a 4
ruleset-circle = { $path } étend à son tour ce fichier⍽; une chaîne de jeux de règles finit par { $base }
ruleset-parent-is-path = { $value } est un chemin⍽; quand un enregistrement nomme le jeu de règles, il faut { $base } ou un fichier voisin
ruleset-parent-misfit = { $value } ne convient pas⍽; il faut { $base }, ou le chemin d’un fichier de règles depuis celui-ci
ruleset-no-toml = n’est pas du TOML⍽: { $reason }
ruleset-no-toml-column = n’est pas du TOML⍽: { $reason } (colonne { $column })
ruleset-no-toml-file = n’est pas un fichier TOML⍽: { $reason }
ruleset-too-deep = contient des listes et des tables imbriquées outre mesure
ruleset-more-problems = contient d’autres erreurs⍽; elles seront indiquées une fois celles-ci corrigées
ruleset-misfit = { $value } ne convient pas⍽; il faut { $wanted }
ruleset-endless-number = un nombre démesuré
ruleset-missing = manque⍽; il faut { $wanted }
ruleset-unknown-section = cette rubrique n’existe pas{ $near ->
        [none] ⍽; sont connues { $names }
       *[some] , peut-être { $near }⍽; sont connues { $names }
    }
ruleset-unknown-key = cette clé n’existe pas{ $near ->
        [none] ⍽; sont connues { $names }
       *[some] , peut-être { $near }⍽; sont connues { $names }
    }
ruleset-unknown-word = { $value } n’est pas { $kind }{ $near ->
        [none] ⍽; il faut { FORM($names, "or") }
       *[some] , peut-être { $near }⍽; il faut { FORM($names, "or") }
    }
ruleset-word-disk = un disque
ruleset-word-resource = une ressource
ruleset-word-season = une saison avec des fosses
ruleset-word-section-symbol = un symbole de section
ruleset-word-symbol = un symbole
ruleset-word-ability = une capacité
ruleset-word-marker = un marqueur
ruleset-word-set = une série de tuiles
ruleset-word-any = un mot connu
ruleset-entries = { $count ->
        [one] { $count }⍽entrée
       *[other] { $count }⍽entrées
    }⍽; il en faut { $wanted }
ruleset-count-least = au moins { $number }
ruleset-count-most = au plus { $number }
ruleset-count-exact = { $count }
ruleset-count-range = { $least } à { $most }
ruleset-wanted-text = un texte entre guillemets
ruleset-wanted-flag = true ou false
ruleset-wanted-list = une liste entre [ ]
ruleset-wanted-list-of = une liste de { $count }
ruleset-wanted-table = une table
ruleset-wanted-table-with = une table avec { $names }
ruleset-wanted-word = { FORM($names, "or") }
ruleset-wanted-any = { FORM($kinds, "or") }
ruleset-wanted-number = un nombre entier
ruleset-wanted-number-from = un nombre entier à partir de { $least }
ruleset-wanted-number-range = un nombre entier de { $least } à { $most }

# Rulesets: figures, tiles and boards that contradict each other
ruleset-uneven = { $count ->
        [one] { $count }⍽entrée
       *[other] { $count }⍽entrées
    } pour { $sections ->
        [one] { $sections }⍽section
       *[other] { $sections }⍽sections
    } de { $key }⍽; il en faut une pour chacune
ruleset-board-twice = figure deux fois⍽; donne à chaque plateau son propre identifiant
ruleset-no-id = n’est pas un identifiant⍽; indique des minuscules, des chiffres et des traits d’union, { $example }
ruleset-schema = cette édition lit les jeux de règles entiers du schéma { $schema }
ruleset-strange-letters = { $value } contient des caractères impossibles à afficher⍽; il faut un texte simple sur une ligne
ruleset-long-text = fait { $count }⍽caractères⍽; { $most } au plus
ruleset-iron-only = { $section }⍽; indiquer des sections de { $first } à { $last }
ruleset-black-widths = n’a pas les mêmes nombres de tuiles que levels (B1)
ruleset-board-levels = { $count ->
        [one] { $count }⍽niveau
       *[other] { $count }⍽niveaux
    }⍽; developments.level en décrit { $levels }
ruleset-black-places = { $count ->
        [one] { $count }⍽case
       *[other] { $count }⍽cases
    }⍽; il en faut { $wanted } (B1)
ruleset-level-width = le niveau { $level } a { $tiles ->
        [one] { $tiles }⍽tuile
       *[other] { $tiles }⍽tuiles
    }⍽; à { $seats }⍽places il en a { FORM($wanted, "or") } (V1)
ruleset-or-more = { $least } ou plus
ruleset-hex-twice = la case { $hex } figure deux fois⍽; chacune n’existe qu’une fois
ruleset-hex-apart = la case { $hex } ne touche aucune tuile du niveau précédent (V1)
ruleset-hex-far = la case { $hex } touche une tuile à deux niveaux ou plus (V1)
ruleset-named-twice = { $name } figure deux fois⍽; une fois suffit
ruleset-first-distant = le niveau 1 est toujours à portée (T3)⍽; laisser la liste vide
ruleset-pinge-years = { $count ->
        [one] { $count }⍽entrée
       *[other] { $count }⍽entrées
    } pour { $years ->
        [one] { $years }⍽année
       *[other] { $years }⍽années
    }, et une de plus avec Fer⍽; supprimer ce qu’aucune année n’atteint
ruleset-no-black-places = concerne les développements noirs, et le plateau n’a pas de cases pour eux⍽; indiquer aussi black
ruleset-no-disks = aucun disque n’est en jeu⍽; personne ne pourrait rien faire
ruleset-cottage-disks = { $stands }, et aucune tuile n’exige plus de { $largest }⍽disques (26)
ruleset-out-of-reach = { $count } disques pareils ne sont jamais sur un même emplacement⍽: sont en jeu { FORM($play, "plain") }⍽; une première prise donne une couleur, une seconde jusqu’à { $limit } en tout, et les marqueurs en remplacent peu
ruleset-disks-in-play = { $disks } à { $seats }⍽places
ruleset-few-tiles = { $places }⍽cases, et { $tiles }⍽tuiles de niveau { $level } sont du jeu de base⍽; ajouter des tuiles ou supprimer le plateau (S5)
ruleset-few-black-tiles = { $places }⍽cases, et il y a { $tiles }⍽développements noirs⍽; ajouter des tuiles (B1)
ruleset-few-thaler = { $least }⍽thalers, presque aucun plateau ne les offre⍽: { $board } en a { $best } au plus (V4)
ruleset-half-new = est { $name }, dont { $keys } resteraient⍽; une nouvelle tuile prend un numéro libre, comme { $free }, et celle qui doit changer { $number } les indique aussi
ruleset-tile-number = le numéro d’une tuile a trois chiffres au plus, sans 0 au début, suivis d’un E pour Fer
ruleset-black-level = { $level }⍽; les développements noirs sont le niveau après les { $levels } autres (B1)
ruleset-tile-level = { $level }, mais developments.level décrit { $levels ->
        [one] { $levels }⍽niveau
       *[other] { $levels }⍽niveaux
    }
ruleset-needed-first = appartient au premier effet d’une tuile⍽; c’est le prix de l’acquisition
ruleset-kiepenkerl-only = seule la tuile { $tile } prend le chargement du Kiepenkerl
ruleset-bonus-only = seuls les développements noirs prennent un marqueur bonus (B4)
ruleset-tile-coal-only = seule la tuile { $tile } porte du charbon⍽; il faut { FORM($names, "or") }
ruleset-many-blacks = { $blacks }, et { $most ->
        [one] { $most }⍽disque noir au plus paie
       *[other] { $most }⍽disques noirs au plus paient
    } la tuile
ruleset-one-effect = il faut exactement l’un de ceux-ci⍽: { FORM($names, "plain") }
ruleset-optional-choose = appartient à { $key }⍽; un gain a toujours lieu, et ce qui est permis est facultatif
ruleset-optional-needed = appartient à un choix sans needed⍽; le prix d’une tuile n’est pas facultatif
ruleset-needed-choose = appartient à { $key }⍽; ses choix deviennent le prix de la tuile
ruleset-blacks-gain = appartient à { $key }⍽; indique combien de disques noirs doivent avoir payé
ruleset-most-drain = appartient à { $key }⍽; indique combien de fosses au plus
ruleset-among-pick = appartient à { $key }⍽; indique parmi quoi choisir
ruleset-few-among = { $count ->
        [one] { $count }⍽entrée
       *[other] { $count }⍽entrées
    }⍽; il en faut au moins { $pick } à choisir
ruleset-many-ways = { $ways }⍽façons de choisir⍽; { $most } au plus peuvent être proposées
ruleset-many-options = { $count ->
        [one] { $count }⍽entrée
       *[other] { $count }⍽entrées
    }⍽; { $most } au plus peuvent être proposées
ruleset-empty-gain = est vide⍽; indiquer ce que cela rapporte
ruleset-empty-option = est vide⍽; indiquer ce que le choix rapporte
ruleset-empty-price = est vide⍽; indiquer ce que coûte la tuile
ruleset-already-there = figure déjà⍽; chacun ne figure qu’une fois
ruleset-option-twice = figure déjà⍽; un choix n’est indiqué qu’une fois
ruleset-nested-options = des choix dans les effets d’un choix n’ont pas d’autres effets
ruleset-unpayable = on ne peut payer que { $names }
system-other = { $reason }

# Positions that no game can reach
position-step-season = { $step } n’appartient pas à { $season } (Y1)
position-autumn-water = les fosses de l’automne appartiennent à l’automne (29)
position-water-return = on ne remet des fosses qu’au printemps de l’année 1 (D5)
position-years = la partie se termine après l’année { $years } (W5)
position-to-move = une place, ou null une fois la partie terminée (C3)
position-disks = le sac, les emplacements et les brouettes contiennent { $held } disques noirs, marron, jaunes, et non { $disks } (C1)
position-reserves = des réserves de { $sizes } disques⍽; elles sont remplies à { $reserve } dans l’ordre des emplacements (F3)
position-bag-full = contient des disques alors que des emplacements ne sont pas pleins (F4)
position-tokens = possède plus de développements que de jetons (T9)
position-markers = plus de marqueurs ({ $marker }) que n’en ont donné ses développements (T8)
position-pinge-prop = du charbon manque derrière un emplacement de bois vide (M1)
position-pinge-exhausted = un puits épuisé ne contient pas de bois (M6)
position-tunnel-closed = on n’extrait dans la galerie qu’une fois le puits épuisé (M6)
position-tunnel-prop = du charbon manque derrière un emplacement de bois vide (M2)
position-token-order = { $seat } ne peut pas être arrivé à ce développement (T3, T4)
position-developments = sont sur { $owned ->
        [one] { $owned }⍽développement
       *[other] { $owned }⍽développements
    }⍽; { $most } sont possibles à ce moment (T2)
position-debt = { $debt }⍽; les taxes jusqu’ici en demandaient { $asked } (W2)
position-water = { $water }⍽; saisons, emplacements et développements en ont apporté moins (Y2, D4)
position-score = { $score }⍽; ce qui compte aussitôt a rapporté { $least } (T6, M7, W5)
position-stored = plus que les cases de stockage n’ont gardé l’hiver dernier (W3)
position-begun = { $amount }⍽; au début { $begun }, et on n’y a pas encore travaillé (S6)
position-not-begun = { $amount }⍽; à cette place, on n’a pas encore travaillé (S6)
position-thaler = { $thaler }⍽; ses développements ont rapporté moins
position-iron = { $iron } outre les étais⍽; l’atelier et les développements ont rapporté moins (I3)
position-shaft = { $shaft }⍽; il n’y est pas arrivé tant de charbon (M4)
position-coal = { $coal } et { $shaft } dans la cage d’ascenseur⍽; la mine, les développements et les autres ont rapporté moins
position-new-markers = ils sont utilisables depuis le remplissage (T8)
position-cart-colours = contient plusieurs couleurs⍽; une prise est d’une seule (D1, D3)
position-cart-limit = une seconde prise porte les disques à { $limit } au plus (D2)
position-cart-empty = est vide⍽; une seconde prise suit une première (D1)
position-plan-disks = place des disques qui ne sont dans aucune brouette (P3)
position-first-later = cette place n’a pas encore pris (D1)
position-first-before = cette place a pris avant celle dont c’est le tour (D1)
position-second-comes = la seconde prise vient plus tard (D2)
position-first-done = chaque place a pris une fois (D1)
position-second-later = cette place n’a pas encore pris de nouveau (D2)
position-plan-order = les emplacements se garnissent dans l’ordre de P1, les ouvriers embauchés selon l’état du puits (P7)
position-plan-step = un plan n’existe que pendant la planification et l’exécution
position-plan-refused = { $reason }
position-planned-before = cette place a planifié avant celle dont c’est le tour (P2)
position-planned-later = cette place n’a pas encore fini de planifier (P2)
position-plan-turn = avant son tour d’exécution une place a un plan, après elle n’en a plus (E1)
position-plan-whole = chaque emplacement y figure, même vide (P9)
position-activated = seuls les ouvriers qui ont travaillé sont activés (P8)
position-no-work-yet = cette place n’a pas encore travaillé dans cette phase (E1)
position-unplanned = seuls les ouvriers planifiés travaillent (P8)
position-no-first-work = ni le fermier ni le serviteur n’ont rien accompli (E7)
position-first-work-disks = aucun ouvrier de base activé n’a de disques pour cela (E7)
position-farmhand-worked = le serviteur a travaillé (E7)
position-ready-unknown = nomme ce que la place n’a pas (P7)
position-ready-start = ce avec quoi une place commence est là dès le début (V3)
position-ready-lacks = il manque ce que la place avait en planifiant (P7)
position-turn-order = les brouettes en donnent un autre (D6)
position-pending-one = une décision au plus est en attente (C3)
position-pending-step = cela n’attend pas à l’étape { $step }
position-pending-carts = il manque les brouettes comptées jusqu’ici (27)
position-pending-slot = il manque la case de stockage concernée (W3)
position-effect-owned = le développement qui demande n’est pas possédé
position-effect-last = le développement qui demande n’a pas été acquis en dernier par cette place (T6)
position-effect-worker = aucun ouvrier n’a acquis de développement (T6)
position-effect-at-once = cet effet a lieu aussitôt et ne demande rien (T7)
position-effect-void = rien ne répond à cet effet, il tombe (T7)
position-effect-answer = il n’y a qu’une réponse, et la question n’est pas posée (R-50)
position-worker-worked = l’ouvrier au travail n’est pas parmi ceux qui ont travaillé
position-worker-at-once = travaille aussitôt⍽: { $worker }
position-worker-away = cet ouvrier embauché n’est pas sur le plateau (M6)
position-windlass = le Treuil active le Haspelknecht (25)
position-worker-acted = un emplacement est activé dès que son ouvrier a agi (P8)
position-actions = { $left }⍽; cet ouvrier a { $most ->
        [one] { $most }⍽action
       *[other] { $most }⍽actions
    } en tout (E5, E9 à E11)
position-worker-stops = cet ouvrier ne peut que s’arrêter, et n’est pas interrogé (R-50)
position-no-slot = la place n’a pas cette case de stockage⍽: { $slot } (W3)
position-kept-farm = garde plus qu’il n’y a à la ferme (W3)
position-kept-slots = garde plus que n’en contiennent les cases précédentes (W3)
position-slot-empty = rien ne va dans cette case, et la question n’est pas posée (R-31)
position-has-disks = cette place a ses disques et n’en prend plus (D2)
position-no-return = cette place a ses disques, ou aucune fosse à remettre (D5)
position-no-free-action = cette place n’a pas d’action libre avant le décompte (E2)
position-no-decision = cette place n’a rien à décider ici (C3)
position-black-closed = un développement noir qui porte un jeton est pris (B1)
position-no-thanksgiving = cette place n’a pas de Fête des moissons, ou pas de nourriture à donner (R-40)
position-iron-module = appartient au module Fer (I2)
position-iron-props = un emplacement réservé au fer porte du bois (I2)
position-no-channel = elle porte des fosses, mais n’est pas possédée (18)
position-channel-full = tant de fosses sont retournées dans la réserve (18)
position-two-blacks = possède plus d’un développement noir (B2)
position-bonus-alone = un marqueur bonus sans développement noir (B4)
position-bonus-missing = manque⍽; un développement noir apporte un marqueur bonus (B4)
position-bonus-twice = deux places ont le même marqueur (B4)
position-bonus-taken = un marqueur pris par une place est encore disponible (B4)
position-bonus-left = tout marqueur qu’aucune place n’a est disponible (B4)
position-bonus-had = cette place a déjà pris son marqueur bonus (B4)
position-kiepenkerl-iron = le fer appartient au module Fer (I2)
position-kiepenkerl-wood = il porte du bois jusqu’à ce qu’il soit acquis (28)
position-no-horse = cette place n’a pas de Cheval de halage (27)
position-cart-unasked = compte la brouette d’une place qui n’a pas été interrogée (27)
position-format = cette édition lit le format { $format }
position-no-ruleset = { $digest } n’est d’aucun jeu de règles présent ici
position-order = nommer chaque place une fois
position-no-seat = { $seat }⍽; cette place n’existe pas
position-lays-nothing = { $text } ne place rien⍽; écrire par exemple { $example }
position-not-in-play = ce développement n’est pas en jeu
position-stack = nommer des places de cette partie, chacune une fois au plus
position-no-effect = { $tile } n’est pas en jeu ou n’a pas d’effet { $effect }
position-no-option = l’effet n’a pas de choix { $option } avec un autre effet { $then }
position-object = il faut ici un objet aux valeurs nommées
position-missing = manque
position-misfit = { $value } n’a pas sa place ici
position-bounds = { $value }⍽; il faut de { $least } à { $most }
position-entries = { $count ->
        [one] { $count }⍽entrée
       *[other] { $count }⍽entrées
    }⍽; il en faut { $wanted }
position-unknown = une telle valeur n’a pas sa place ici
position-word = { $value }⍽; il faut { FORM($names, "or") }
position-ruleset = inutilisable⍽: { $reason }
step-over = fin de la partie

## The playtest lab

# Chiffres

lab-value = { $value }
lab-empty = { "" }
lab-capital = { CAP($text) }
lab-measure-vp = { $value }⍽PV
lab-measure-share = { $value }⍽%
lab-measure-points = { $value }⍽pts
lab-measure-disks = { $value }⍽{ $value ->
        [one] disque
       *[other] disques
    }
lab-measure-coal = { $value }⍽{ $value ->
        [one] charbon
       *[other] charbons
    }
lab-measure-iron = { $value }⍽{ $value ->
        [one] fer
       *[other] fers
    }
lab-measure-water = { $value }⍽{ $value ->
        [one] fosse
       *[other] fosses
    }
lab-measure-debt = { $value }⍽{ $value ->
        [one] dette
       *[other] dettes
    }
lab-measure-decisions = { $value }⍽{ $value ->
        [one] décision
       *[other] décisions
    }
lab-measure-minutes = { $value }⍽{ $value ->
        [one] minute
       *[other] minutes
    }
lab-measure-moves = { $value }⍽{ $value ->
        [one] coup
       *[other] coups
    }
lab-measure-phases = { $value }⍽{ $value ->
        [one] phase
       *[other] phases
    }
lab-measure-other = { $value }⍽{ $unit }
lab-interval = { $low } à { $high }
lab-interval-95 = 95⍽%⍽: { $interval }
lab-whole = { $value } ({ $interval })
lab-around = { $value } ± { $half }
lab-less-than = <⍽{ $value }
lab-apart = { $difference }⍽; 95⍽%⍽: { $interval }
lab-without-exception = { $difference } sans exception
lab-no-exception = sans exception
lab-real = avérée
lab-can-be-luck = peut être due au hasard
lab-too-few = trop peu de parties pour le dire
lab-doubted = { $value } ({ $doubt })
lab-pair = { $label }⍽: { $value }
lab-more = { $count ->
        [one] { $count } de plus
       *[other] { $count } de plus
    }
lab-with-ruleset = { $ruleset } { $value }

# Qui, et ce dont parle un indicateur

lab-seat = place⍽{ $number }
lab-start = numéro⍽{ $number } de l’ordre initial
lab-the-seat = la place⍽{ $number }
lab-the-start = le numéro⍽{ $number } de l’ordre initial
lab-figure-of = { $label }, { $whose }
lab-tile = «⍽{ $tile }⍽» ({ $number })
lab-colour-black = noir
lab-colour-brown = marron
lab-colour-yellow = jaune
lab-water-rain = fosses de la saison
lab-water-pools = emplacements à symbole d’eau
lab-water-tiles = développements
lab-in-year = { $thing }, année⍽{ $year }
lab-in-phase = { $thing }, année⍽{ $year }, { $season }
lab-option-dig = extraire du charbon
lab-option-drain = retirer une fosse
vp-source-arrival = développements acquis
vp-source-pinge = puits épuisé tôt
vp-source-coal = charbon en hiver
vp-source-storage = stockage en hiver
vp-source-effects = effets, marqueurs et ouvriers
vp-source-tunnel = galerie
vp-source-tunnel-bonus = bonus de galerie
vp-source-development-bonus = bonus de développements
vp-source-buildings = bâtiments
vp-source-markers = marqueurs non utilisés
vp-source-thaler = thalers
vp-source-debt = dettes
vp-source-water = fosses
vp-source-bonus-marker = marqueur bonus
vp-source-iron-props = étais de fer

# Constats

lab-difference-score = Une place marque { $mine } au lieu de { $theirs } ({ $apart })
lab-difference-leader-gap = Le vainqueur a { $mine } d’avance au lieu de { $theirs } ({ $apart })
lab-difference-lead-changes = Le meneur change { $mine } fois au lieu de { $theirs } ({ $apart })
lab-difference-decisions = Une partie demande { $mine } décisions au lieu de { $theirs } ({ $apart })
lab-difference-minutes = Une partie dure environ { $mine } au lieu de { $theirs } ({ $apart })
lab-difference-disks = Une place prend { $mine } disques { $member ->
        [lab-colour-black] noirs
        [lab-colour-brown] marron
       *[other] jaunes
    } au lieu de { $theirs } ({ $apart })
lab-difference-tile-vp = { $member } rapporte { $mine } à son propriétaire au lieu de { $theirs } ({ $apart })
lab-difference-tile-acquired = { $mine } des places acquièrent { $member } au lieu de { $theirs } ({ $apart })
lab-difference-tile-phase = L’acquisition de { $member } se fait à la phase { $mine } au lieu de { $theirs } ({ $apart })
lab-difference-tile-distant = { $mine } des propriétaires acquièrent { $member } à distance au lieu de { $theirs } ({ $apart })
lab-difference-option = Pour { $member }, «⍽{ $part }⍽» est choisi { $mine } fois par partie au lieu de { $theirs } ({ $apart })
lab-difference-spread-players = L’habileté fait varier les scores de { $mine } au lieu de { $theirs } ({ $apart })
lab-difference-spread-seeds = Les graines font varier les scores de { $mine } au lieu de { $theirs } ({ $apart })
lab-difference-skill = L’habileté fait { $mine } de la variance des scores au lieu de { $theirs } ({ $apart })
lab-difference-figure = { $label }⍽: { $mine } au lieu de { $theirs } ({ $apart })
lab-difference-seat-score = { CAP($who) } marque { $mine } au lieu de { $theirs } ({ $apart })
lab-difference-seat-won = { CAP($who) } gagne { $mine } des parties au lieu de { $theirs } ({ $apart })
lab-difference-seat-margin = { CAP($who) } a un écart de { $mine } avec la meilleure autre place au lieu de { $theirs } ({ $apart })
lab-finding-more = { $count ->
        [0] { "" }
        [one] ⍽; un indicateur lié diffère aussi
       *[other] ⍽; { $count } indicateurs liés diffèrent aussi
    }
lab-finding = { $difference }{ $more }.
lab-finding-alone = { $difference }, contrairement aux autres{ $more }.
lab-finding-most = { $difference }, surtout pour { $who }⍽: { $mine } au lieu de { $theirs }{ $more }.
lab-finding-less = { $difference }, mais pour { $who }⍽: { $mine } au lieu de { $theirs }{ $more }.
lab-finding-wins = { CAP($who) } gagne { $won } des parties⍽; { $fair } serait équitable ({ $apart }){ $others }.
lab-finding-wins-automa = { CAP($who) } gagne { $won } des parties⍽; à force égale ce serait { $fair } ({ $apart }){ $others }.
lab-finding-wins-too = { $who } gagne { $mean }
lab-finding-scores-more = { CAP($who) } marque { $score }, soit { $by } de plus que la moyenne de tous ({ $known }){ $others }.
lab-finding-scores-less = { CAP($who) } marque { $score }, soit { $by } de moins que la moyenne de tous ({ $known }){ $others }.
lab-finding-scores-too = { $who } marque { $mean }
lab-finding-others = { $others ->
        [none] { "" }
       *[some] ⍽; { $others }
    }
lab-finding-seldom = On n’acquiert presque jamais { $tile }⍽: { $share } des places{ $known }.
lab-finding-always = On acquiert presque toujours { $tile }⍽: { $share } des places{ $known }.
lab-finding-seldom-several = On n’acquiert presque jamais { $count } développements⍽: { $tiles } des places.
lab-finding-always-several = On acquiert presque toujours { $count } développements⍽: { $tiles } des places.
lab-finding-share-of = { $tile } par { $share }
lab-finding-none = aucune
lab-finding-known = { " " }(95⍽%⍽: { $interval })
lab-finding-unwanted = Les disques { $member ->
        [lab-colour-black] noirs
        [lab-colour-brown] marron
       *[other] jaunes
    } sont peu demandés⍽: chacun est pris { $often } fois par partie, un disque de couleur quelconque { $usual } fois.
lab-finding-never-used = Jamais utilisé en { $games ->
        [one] { $games }⍽partie
       *[other] { $games }⍽parties
    }⍽: { FORM($rules, "dots") }.
lab-finding-unused-in = { $rule } ({ $games ->
        [one] { $games } partie
       *[other] { $games }⍽parties
    })
lab-findings-title = Constats
lab-findings-result = Scores et victoires
lab-findings-changed = Ce que change l’ébauche
lab-findings-rest = Ce qui diffère par ailleurs
lab-findings-else = Ce qui ressort par ailleurs
lab-findings-intro = Ce qui dépasse le hasard, tous les indicateurs étant considérés ensemble. Dans chaque partie le plus net vient d’abord⍽: la certitude de l’écart, non son importance.
lab-findings-intro-compared = Différences qui dépassent le hasard, tous les indicateurs étant considérés ensemble. Dans chaque partie la plus nette vient d’abord⍽: sa certitude, non son importance.
lab-findings-alike = Dans chaque partie chaque indicateur est le même avec les deux jeux de règles.
lab-findings-too-few = Si peu de parties ne distinguent aucune différence du hasard.
lab-findings-none = Aucune différence ne dépasse ce que peut faire le hasard. Les tableaux donnent la plus petite différence que tant de parties auraient montrée comme avérée.
lab-never-title = Règles jamais utilisées
lab-never-intro = { $count ->
        [one] Dans toutes ces parties le cas ne s’est pas présenté⍽: rien ici ne dit comment elle fonctionne.
       *[other] Dans toutes ces parties ces cas ne se sont pas présentés⍽: rien ici ne dit comment elles fonctionnent.
    }

# Le verdict

lab-verdict-not-played = Aucune partie avec { $rulesets } n’a pu être menée à son terme.
lab-verdict-portrait = { $games ->
        [one] { $games }⍽partie
       *[other] { $games }⍽parties
    } avec { $ruleset }⍽: { $glance }.
lab-verdict-score = une place marque { $mean }
lab-verdict-leader-gap = le vainqueur a { $mean } d’avance
lab-verdict-lead-changes = le meneur change { $mean } fois
lab-verdict-skill = Les scores varient de { $players } entre joueurs, de { $seeds } entre graines et de { $rest } pour tout le reste⍽; { $skill } de la variance vient de l’habileté{ $known }.
lab-verdict-stands-out = { $count ->
        [one] { $count }⍽point ressort.
       *[other] { $count }⍽points ressortent.
    }
lab-verdict-too-few = Si peu de parties ne distinguent pas ce qui est inéquitable du hasard.
lab-verdict-fair = Rien ne ressort⍽; une place qui gagne { $off } trop ou trop peu ressortirait quatre fois sur cinq.
lab-verdict-alike = { $mine } et { $theirs } se sont joués exactement de même⍽: en { $games ->
        [one] { $games }⍽partie
       *[other] { $games }⍽parties
    } de chacun, chaque indicateur est le même.
lab-verdict-differs = { $mine } se joue autrement que { $theirs }⍽: { $count ->
        [one] { $count }⍽différence est avérée.
       *[other] { $count }⍽différences sont avérées.
    }
lab-verdict-cannot-tell = { $games ->
        [one] { $games }⍽partie de chacun ne distingue
       *[other] { $games }⍽parties de chacun ne distinguent
    } pas { $mine } de { $theirs }.
lab-verdict-no-mean-differs = Des parties diffèrent, mais en moyenne aucun indicateur.
lab-verdict-luck = { $count ->
        [one] { $count }⍽indicateur diffère, pas plus que ne peut le faire le hasard.
       *[other] { $count }⍽indicateurs diffèrent, pas plus que ne peut le faire le hasard.
    }
lab-verdict-few = { $count ->
        [one] { $count }⍽indicateur diffère, en trop peu de parties pour conclure.
       *[other] { $count }⍽indicateurs diffèrent, en trop peu de parties pour conclure.
    }
lab-verdict-luck-and-few = { $count }⍽indicateurs diffèrent⍽: { $luck } pas plus que ne peut le faire le hasard, { $few } en trop peu de parties pour conclure.
lab-verdict-scores-higher = En moyenne les scores sont plus élevés ({ $apart }){ $sources }.
lab-verdict-scores-lower = En moyenne les scores sont plus bas ({ $apart }){ $sources }.
lab-verdict-scores-same = Les scores sont peut-être les mêmes⍽; une différence de { $least } serait apparue quatre fois sur cinq.
lab-verdict-all-of-it = , uniquement par⍽: { $source }
lab-verdict-sources = ⍽: { $sources }
lab-verdict-source = { $source } { $vp }
lab-verdict-other-sources = tout le reste

# Ce que ces joueurs ne voient pas

lab-unseen-title = Ce que ces joueurs ne voient pas
lab-unseen-blind = { $keys }⍽: { $lack }. Ces parties montrent donc l’effet du changement sur des joueurs qui n’en tiennent pas compte⍽; { $advice }.
lab-unseen-late = { $keys }⍽: { $lack }. Celui qui en tient compte tout du long jouera peut-être autrement⍽; { $advice }.
lab-unseen-more-keys = { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
lab-unseen-not-weighed = { $who } ne tient pas compte de ceci⍽: { $about }
lab-unseen-weighed-late = { $who } tient compte de ceci⍽: { $about }, mais seulement { $when }
lab-unseen-weighed-askew = { $who } ne tient pas compte de ceci à sa juste valeur⍽: { $about } ({ $how })
lab-unseen-nobody = aucune force n’en tient compte
lab-unseen-nobody-sooner = aucune autre force ne le fait plus tôt
lab-unseen-instead = { $who } en tient compte⍽: --seats { $seats }
lab-unseen-instead-late = { $who } en tient compte { $when }
sight-when-autumn = en automne et en hiver
sight-when-last-year-or-marker = la dernière année et au choix d’un marqueur bonus
sight-when-last-phase = à la dernière phase de la partie
sight-when-as-owner = une fois propriétaire du développement, pas à l’acquisition
sight-when-horse = avec le cheval de halage
sight-when-a-phase-ahead = aussi loin que va l’anticipation, à la fin de la phase suivante
sight-table = ce qui est sur la table
sight-cost = le coût des développements
sight-cost-askew = le plus cher possible est acquis, un moins cher n’est donc pas plus demandé
sight-effects = le gain des développements
sight-arrival = les PV d’arrivée
sight-ability = les capacités des développements
sight-markers = les marqueurs des développements
sight-symbols = les symboles et ce qu’ils rapportent
sight-lease-food = la nourriture des taxes
sight-lease-goods = les thalers et les biens des taxes
sight-winter-coal = les PV du charbon en hiver
sight-stored-goods = les PV des biens stockés
sight-final-thaler = les PV des thalers
sight-final-debt = les PV perdus pour dettes
sight-final-water = les PV perdus pour les fosses
sight-tunnel = les PV et symboles de la galerie
sight-pinge = les PV du puits épuisé
sight-workers = les actions des ouvriers
sight-workers-askew = l’ouvrier qui trouve du travail est payé, quel que soit le nombre de ses actions
sight-worker-goods = les biens que les ouvriers dépensent et rapportent
sight-added-workers = les ouvriers qu’une ébauche ajoute
sight-water-seasons = les saisons qui amènent des fosses
sight-reeling = les fosses qui empêchent de remonter
sight-pools = le remplissage des emplacements
sight-second-taking = le nombre de disques d’une seconde prise
sight-turn-order = l’ordre du tour
sight-mill = la production du moulin à eau
sight-charcoal = le gain du charbon de bois
sight-cable = les PV des câbles de tractage
sight-valley = les valeurs des développements de la vallée de la Ruhr
sight-bonus-markers = ce que rapportent les marqueurs bonus
sight-iron-props = les PV des étais de fer

# Le rapport

lab-report-title = Test de jeu⍽: { $rulesets }
lab-report-playtest = test de jeu
lab-report-against = { $mine } contre { $theirs }
lab-report-versus = contre
lab-report-games-of = { $count ->
        [one] { $count }⍽partie
       *[other] { $count }⍽parties
    } avec { $rulesets }.
lab-report-fact-games = Parties
lab-report-fact-seats = Places
lab-report-fact-boards = Plateaux
lab-report-fact-seeds = Graines
lab-report-of-each = { $count } de chaque jeu de règles
lab-report-seats = { FORM($seats, "plain") }
lab-report-seats-turning = { FORM($seats, "plain") }, à tour de rôle
lab-report-seeds = à partir de { $first }
lab-report-no-difference = aucune différence
lab-report-doubted = { $value }, { $doubt }
lab-report-ended-early = Le test s’est arrêté avant la fin⍽: { $trouble }.
lab-report-of-played = Les indicateurs sont ceux des parties jouées.
lab-report-missing = { $count ->
        [one] { $count }⍽partie manque dans tous les indicateurs
       *[other] { $count }⍽parties manquent dans tous les indicateurs
    }
lab-report-missing-which = Lesquelles, et pourquoi
lab-report-footer = Réalisé par Haspelknecht, une édition numérique non officielle du jeu de plateau. Cette page se passe de réseau.
lab-nav-title = Parties du rapport
lab-nav-games = Parties
lab-nav-again = Répéter
lab-pictures-title = Images
lab-missing-title = Parties manquantes
lab-missing-intro = Ces parties n’ont pas été menées à leur terme et ne comptent dans aucun indicateur. S’il y a un enregistrement, il s’arrête au coup qui a échoué.
lab-again-title = Comment le répéter
lab-again-intro = La même commande, avec les mêmes versions et jeux de règles, donne le même rapport.
lab-again-games = { $games } sur { $planned }
lab-again-boards = Plateaux⍽: { $boards }. Première graine⍽: { $seed }.
lab-games-title = Parties à voir
lab-games-intro = Chaque commande, lancée là où le test a été démarré, ouvre une partie à parcourir sur la table.
lab-games-reasons = { FORM($reasons, "dots") }
lab-games-where = { $board }, graine { $seed }, partie { $game }
lab-worth-closest = La plus serrée⍽: { $value }⍽PV d’écart
lab-worth-most-lopsided = La plus déséquilibrée⍽: { $value }⍽PV d’écart
lab-worth-most-lead-changes = Le plus de changements de meneur⍽: { $value }
lab-worth-highest-score = Meilleur score⍽: { $value }⍽PV
lab-worth-strangest = La plus étrange⍽: { $label } { $value }, d’habitude { $usual }

# Tableaux du rapport

lab-tables-title = Tableaux
lab-tables-find = Chercher un indicateur
lab-tables-real-only = différences avérées seulement
lab-tables-open = Tout ouvrir ou fermer
lab-tables-sort = Trier
lab-count-figures = { $count ->
        [one] { $count }⍽indicateur
       *[other] { $count }⍽indicateurs
    }
lab-count-developments = { $count ->
        [one] { $count }⍽développement
       *[other] { $count }⍽développements
    }
lab-count-real = { $count ->
        [one] { $count } avérée
       *[other] { $count } avérées
    }
lab-count-stand-out = { $count ->
        [one] { $count } ressort
       *[other] { $count } ressortent
    }
lab-group-length = Durée
lab-group-decisions = Décisions
lab-group-score = Scores
lab-group-seats = Places, habileté et hasard
lab-group-drama = La course
lab-group-vp = PV par origine
lab-group-tiles = Tous les indicateurs des développements
lab-group-disks = Disques
lab-group-mine = La mine
lab-group-goods = Biens et dettes
lab-group-rules = Règles dont une partie peut se passer
lab-table-each-development = Les développements un par un
lab-table-prices = Prix
lab-head-figure = Indicateur
lab-head-column = Colonne
lab-head-development = Développement
lab-head-tile = Tuile
lab-head-level = Niveau
lab-head-mean = Moyenne
lab-head-interval = Intervalle à 95⍽%
lab-head-spread = Dispersion
lab-head-values = Valeurs
lab-head-difference = Différence
lab-head-real = Avérée
lab-head-by-luck = Par hasard
lab-head-smallest = Plus petite mesurable
lab-head-banned-vp = Interdit⍽: PV
lab-head-banned-wins = Interdit⍽: victoires
lab-head-forced-vp = Imposé⍽: PV
lab-head-forced-wins = Imposé⍽: victoires
lab-head-had-alone = Possédé si libre
lab-head-had-forced = Possédé si imposé
lab-head-games = Parties
lab-head-game = Partie
lab-head-seed = Graine
lab-head-ruleset = Jeu de règles
lab-head-why = Pourquoi
lab-head-record = Enregistrement
lab-head-source = Source
lab-head-digest = Empreinte
lab-head-version = Version de
lab-head-key = Clé
lab-head-vp-source = Origine des PV
lab-head-acquired = Acquis
lab-head-phase = En phase
lab-head-arrival = Arrivée
lab-head-distant = À distance
lab-head-vp = PV du propriétaire
lab-head-won-with = Victoires avec
lab-head-won-without = Victoires sans
lab-head-real-difference = { $value } avérée
lab-head-difference-means = { $mine } moins { $theirs }, dessous l’intervalle à 95⍽%
lab-head-real-means = distincte du hasard, tous les indicateurs étant considérés ensemble (Holm, 5⍽%)
lab-head-by-luck-means = la probabilité qu’une telle différence vienne du seul hasard, prise isolément⍽; – là où il y a trop peu de parties pour le dire
lab-head-smallest-means = la plus petite différence que tant de parties montreraient comme avérée quatre fois sur cinq
lab-head-spread-means = l’écart type des valeurs prises une à une
lab-head-interval-means = celui de la moyenne
lab-table-marked = Marqué
lab-table-marked-means = ce qui s’écarte de ce qui serait équitable (Holm, 5⍽%)
lab-table-points = pts
lab-table-points-means = points de pourcentage

# Images du rapport

lab-axis-vp-a-seat = PV par place, intervalles à 95⍽%
lab-axis-as = comme { $ruleset }
lab-axis-spreads = différence en dispersions des valeurs
lab-axis-margin = écart en PV
lab-axis-wins = victoires en points de pourcentage
lab-axis-left-alone = libre
lab-axis-won = % de parties gagnées
lab-axis-by-chance = par hasard { $share }
lab-axis-vp-at-the-end = PV à la fin
lab-axis-vp-before-second = PV d’avance sur le second
lab-legend-luck = peut être due au hasard, ou trop peu de parties
lab-legend-banned = la place ne peut pas l’acquérir
lab-legend-forced = la place l’acquiert dès qu’elle peut
lab-legend-hollow-luck = vide⍽: peut être due au hasard
lab-legend-hollow-fair = vide⍽: ne ressort pas
lab-legend-hollow-difference = vide⍽: la différence peut être due au hasard
lab-breakdown-title = D’où vient la différence des scores
lab-breakdown-together = Tout ensemble⍽: le score
lab-breakdown-caption = Ce que chaque origine de PV ajoute à la différence des scores moyens, { $vp }⍽; ensemble elles font exactement cela. { $real ->
        [0] Aucune origine ne diffère
        [one] { $real } sur { $sources } diffère
       *[other] { $real } sur { $sources } diffèrent
    } plus que ne peut le faire le hasard, tous indicateurs ensemble.
lab-breakdown-row = { $source } { $vp }
lab-breakdown-tip = { $source }⍽: { $vp }, { $doubt } ({ FORM($means, "plain") })
lab-differences-title = Ce qui diffère le plus
lab-differences-caption = { $real ->
        [0] Aucun indicateur ne diffère de façon avérée
        [one] { $real } indicateur sur { $figures } diffère de façon avérée
       *[other] { $real } indicateurs sur { $figures } diffèrent de façon avérée
    }, tous étant considérés ensemble. À droite de la ligne il y a plus avec { $ruleset }⍽; une différence de un est celle qui sépare d’ordinaire une partie ou une place de la suivante.
lab-differences-tip = { $label }⍽: { $value }, { $doubt }
lab-wins-title = Qui gagne
lab-wins-by-seat = Par place
lab-wins-by-start = Selon l’ordre initial
lab-wins-by-automa = Par automa
lab-wins-caption = Chaque point est une part de victoires avec son intervalle à 95⍽%.
lab-wins-stand-out = { $kind }⍽: { $real ->
        [one] { $real } sur { $of } ressort.
       *[other] { $real } sur { $of } ressortent.
    }
lab-wins-none-stands-out = { $kind }⍽: rien ne ressort.
lab-wins-differ = { $kind }⍽: les jeux de règles diffèrent pour { $real } sur { $of }.
lab-wins-too-few = { $kind }⍽: si peu de parties ne distinguent pas les jeux de règles.
lab-wins-not-told-apart = { $kind }⍽: les jeux de règles ne se distinguent pas.
lab-wins-tip = { $who }, { $ruleset }⍽: { $share }
lab-wins-tip-compared = { $who }, { $ruleset }⍽: { $share }⍽; différence⍽: { $doubt }
lab-sources-caption = Chaque barre est ce qu’une place tire en moyenne d’une origine.
lab-sources-most = { $source }⍽: { $share } de tous les PV gagnés.
lab-sources-change = { $source } ({ $difference })
lab-sources-differ = Les jeux de règles diffèrent ici⍽: { $changes }⍽; nulle part ailleurs.
lab-sources-differ-luck = Les jeux de règles diffèrent ici⍽: { $changes }⍽; ailleurs pas plus que ne peut le faire le hasard.
lab-sources-none = Aucune origine ne diffère.
lab-sources-none-luck = Aucune origine ne diffère plus que ne peut le faire le hasard.
lab-sources-tip = { $source }, { $ruleset }⍽: { $value }
lab-demand-title = Demande de disques par phase
lab-demand-phase = année { $year }, { $season }
lab-demand-most = { $colour } ({ $phase })
lab-demand-caption = Disques que prend une place, par couleur. Les plus demandés⍽: { FORM($most, "dots") }.{ $real ->
        [0] { "" }
        [one] { " " }{ $real } des différences est avérée.
       *[other] { " " }{ $real } des différences sont avérées.
    }
lab-demand-year = Année { $year }
lab-demand-spring = Pr
lab-demand-summer = Ét
lab-demand-autumn = Au
lab-demand-winter = Hi
lab-demand-tip = { $ruleset }, { $colour }, { $phase }⍽: { $disks }
lab-scores-title = Scores
lab-scores-caption = Fréquence de chaque score, toutes places confondues.
lab-scores-more = En moyenne { $ruleset } donne { $vp } de plus.
lab-scores-less = En moyenne { $ruleset } donne { $vp } de moins.
lab-margins-title = L’avance du vainqueur
lab-margins-caption = De combien le vainqueur devançait le second.
lab-margins-close = { $share } des parties finissent à { $vp }⍽PV ou moins.
lab-margins-close-with = { $share } des parties avec { $ruleset } finissent à { $vp }⍽PV ou moins.
lab-middle-at = à { $vp }⍽PV
lab-middle-between = entre { $low } et { $high }⍽PV
lab-middle-with = { $between } avec { $ruleset }
lab-middle-half = La moitié centrale se situe { FORM($parts, "plain") }.
lab-histogram-about = { $ruleset }⍽: moyenne { $mean }, de { $low } à { $high }⍽PV
lab-histogram-mean = moyenne { $mean }
lab-histogram-tip = { $vp }⍽: { FORM($shares, "plain") }
lab-reading-deeper = Plus la couleur est soutenue, plus il y en a⍽: { $what }.
lab-reading-share = part des places qui acquièrent un développement
lab-reading-vp = PV qu’un développement rapporte à la place qui l’a
lab-reading-tile = { $tile }, niveau { $level }
lab-reading-difference = différence { $difference }
lab-tilemap-title = Développements par valeur
lab-tilemap-most = Le plus⍽: { $most }⍽; le moins⍽: { $least }.
lab-tilemap-acquired = Acquis par le plus de places⍽: { $most }⍽; par le moins⍽: { $least }.
lab-tilemap-tile = { $tile } ({ $value })
lab-tilemap-real = Différences avérées⍽: { $tiles }.
lab-tilemap-level = Niveau { $level }
lab-boards-places-title = Les cases des plateaux
lab-boards-places-caption = Part des places qui acquièrent ce qui se trouve sur chaque case, quel que soit le développement. Niveau I⍽: { $first } par case, dernier niveau⍽: { $last }. Si les cases d’un niveau diffèrent beaucoup, la position compte sur ce plateau.
lab-boards-places-caption-with = Part des places qui acquièrent ce qui se trouve sur chaque case avec { $ruleset }, quel que soit le développement. Niveau I⍽: { $first } par case, dernier niveau⍽: { $last }. Si les cases d’un niveau diffèrent beaucoup, la position compte sur ce plateau.
lab-boards-tiles-title = Les plateaux par valeur
lab-boards-tiles-caption = Dessous, la part des places qui l’acquièrent ici. Les mêmes développements s’y trouvaient dans toutes les parties.
lab-boards-share-with = { $share } avec { $ruleset }
lab-boards-place-tip = { $board }, niveau { $level }⍽: places qui l’acquièrent⍽: { FORM($shares, "plain") }
lab-boards-hex-tip = { $board }, niveau { $level }⍽: { $share }
lab-boards-tile-tip = { $words }⍽; sur cette case { $share }
lab-prices-vp-title = Ce que vaut un développement⍽: PV
lab-prices-wins-title = Ce que vaut un développement⍽: victoires
lab-prices-wins-caption = Les mêmes parties par victoires⍽: combien plus ou moins souvent la place gagne, en points de pourcentage.
lab-prices-caption-both = Face à la même place laissée libre, sur les mêmes graines⍽; plein⍽: plus que le hasard, tous prix ensemble. Ce qui manque le plus⍽: { $missed }. Un fardeau s’il est imposé⍽: { $burden }.
lab-prices-caption-missed = Face à la même place laissée libre, sur les mêmes graines⍽; plein⍽: plus que le hasard, tous prix ensemble. Ce qui manque le plus⍽: { $missed }.
lab-prices-caption-burden = Face à la même place laissée libre, sur les mêmes graines⍽; plein⍽: plus que le hasard, tous prix ensemble. Un fardeau s’il est imposé⍽: { $burden }.
lab-prices-caption-none = Face à la même place laissée libre, sur les mêmes graines⍽; plein⍽: plus que le hasard, tous prix ensemble. Aucune perte de PV ne se distingue du hasard.
lab-prices-all-with = Le tout avec { $ruleset }.
lab-prices-tip-banned = { $tile } interdit⍽: { $value }, { $doubt }
lab-prices-tip-forced = { $tile } imposé⍽: { $value }, { $doubt }

# Le terminal

lab-shown-main-figures = Principaux indicateurs
lab-shown-prices = Ce que valent les développements
lab-shown-never = Règles jamais utilisées⍽: { FORM($rules, "dots") }.
lab-shown-missing = partie { $game }, graine { $seed }⍽: { $reason }
lab-shown-missing-record = partie { $game }, graine { $seed }⍽: { $reason } ({ $file })
lab-shown-game = { FORM($reasons, "dots") }, { $scores }⍽: { $command }
lab-shown-more-in-report = et { $count } de plus dans le rapport
lab-shown-all-of-it = Le tout⍽: { $file }
lab-shown-left-out = --boards⍽: { FORM($boards, "plain") }⍽: pas pour tant de places, omis
lab-shown-games = parties
lab-shown-failed = { $count ->
        [one] { $count } injouable
       *[other] { $count } injouables
    }
lab-shown-speed = { $count ->
        [one] { $count }⍽partie
       *[other] { $count }⍽parties
    } en { $seconds }⍽s⍽: { $rate } par seconde avec { $hands }
lab-shown-workers-of = les workers de { $address }
lab-shown-processes = { $count ->
        [one] { $count } processus
       *[other] { $count } processus
    }
lab-shown-ended-early = arrêté avant la fin⍽: { $trouble }⍽; ce qui a été joué est conservé
lab-interrupted = interrompu
lab-failed = { $kind }⍽: { $problem }

# Ce qui ne peut être joué et ce qui échoue

lab-plan-seats = { $count ->
        [one] { $count } place
       *[other] { $count }⍽places
    }⍽; on joue à { FORM($allowed, "or") } (S1)
lab-plan-no-board = aucun n’est pour { $seats }⍽places⍽; au choix { FORM($boards, "plain") }
lab-plan-several-boards = { $asked }⍽: plusieurs commencent ainsi⍽: { FORM($boards, "plain") }
lab-plan-unknown-board = { $asked }⍽: aucun plateau ne commence ainsi⍽; sont connus { FORM($boards, "plain") }
lab-store-other-files = { $folder }⍽: contient d’autres fichiers⍽; indiquer un dossier nouveau ou vide
lab-store-holds-playtest = { $folder }⍽: contient un test de jeu⍽; le poursuivre avec --resume ou indiquer un autre dossier
lab-store-other-playtest = { $folder }⍽: contient un autre test de jeu ({ $why })⍽; indiquer un autre dossier
lab-store-option = { $option }⍽: { $was }, non { $now }
lab-store-ruleset-changed = un jeu de règles a changé depuis
lab-store-program-changed = le programme a changé depuis
lab-store-no-folder = { $folder }⍽: n’est pas un dossier⍽; en indiquer un autre
lab-store-unread-plan = { $file }⍽: impossible à lire⍽: { $reason }
lab-store-unread-games = { $file }⍽: impossible à lire ({ $reason })⍽; une fois supprimé, --resume rejoue ses parties
lab-cluster-nobody = --cluster⍽: { $address }⍽: aucun ordonnanceur ne répond ({ $reason })
lab-cluster-gone = { $address }⍽: l’ordonnanceur a disparu
lab-cluster-no-room = { $address }⍽: un worker ne peut pas garder les jeux de règles⍽: { $problem }
lab-cluster-no-worker = { $address }⍽: aucun worker⍽; en lancer⍽: dask worker { $address }
lab-cluster-no-program = { $address }⍽: l’ordonnanceur ne peut pas envoyer de parties, car le programme n’est pas là où il a été lancé⍽: { $problem }
lab-cluster-other-code = un worker a une autre version du programme ({ $here } au lieu de { $wanted })⍽: le relancer dans un dossier qui contient celle-ci
lab-hands-died = le processus qui la jouait s’est arrêté
lab-hands-all-die = les processus qui devraient jouer s’arrêtent l’un après l’autre

# Indicateurs : leur nom et ce qu’ils comptent

metric-unknown = { $key }
about-unknown = Une colonne qu’aucun indicateur ne décrit.
metric-decisions = Décisions
about-decisions = Coups de toutes les places. Un plan se pose emplacement par emplacement, et un ouvrier agit pas à pas⍽: chacun compte.
metric-minutes = Durée estimée à une table
about-minutes = { $setup } + { $phase } par phase + { $bit } par bit de choix que tous attendent⍽: log2 des choix de chaque décision⍽; pour les plans d’une phase, posés en même temps, ceux de la place qui a le plus de bits.
metric-moves = Décisions d’une place
about-moves = Coups de la place.
metric-real = Vraies décisions
about-real = Décisions de la place avec plus d’un coup permis.
metric-options = Choix d’une vraie décision
about-options = Nombre moyen de coups permis là où il y en a plus d’un.
metric-score = Score
about-score = PV après le décompte final.
metric-won = Victoires
about-won = 1 pour le vainqueur, égalités départagées, sinon 0.
metric-rank = Rang
about-rank = Rang au classement, à partir de 1.
metric-start = Numéro dans l’ordre initial
about-start = À partir de 1.
metric-margin = Écart
about-margin = Score propre moins le meilleur score d’une autre place.
metric-leader-gap = Avance du vainqueur
about-leader-gap = Le meilleur score moins le deuxième.
metric-spread = Meilleur moins pire score
about-spread = Le meilleur score moins le pire.
metric-spread-players = Habileté⍽: dispersion entre joueurs
about-spread-players = Écart type des scores, par une analyse de la variance par automa et par graine sans interaction⍽; là où les automas diffèrent.
metric-spread-seeds = Hasard⍽: dispersion entre graines
about-spread-seeds = Écart type des scores, par une analyse de la variance par automa et par graine sans interaction⍽; là où les automas diffèrent.
metric-spread-rest = Dispersion due à tout le reste
about-spread-rest = Écart type des scores, par une analyse de la variance par automa et par graine sans interaction⍽; là où les automas diffèrent.
metric-skill = Habileté⍽: part de la variance des scores
about-skill = Des scores, par une analyse de la variance par automa et par graine sans interaction⍽; là où les automas diffèrent.
metric-lead-changes = Changements de meneur
about-lead-changes = Combien de fois, d’un classement provisoire au suivant, la tête est passée à une autre place que celle qui menait seule⍽; une tête partagée ne change rien.
metric-drama = Drame⍽: retard du futur vainqueur
about-drama = Moyenne sur les classements provisoires sauf le dernier⍽: les meilleurs PV moins ceux du vainqueur.
metric-behind-most = Plus grand retard du futur vainqueur
about-behind-most = La plus grande de ces différences.
metric-behind = Part de la partie où le futur vainqueur était mené
about-behind = Part des classements provisoires sauf le dernier où une autre place avait plus de PV que le vainqueur.
metric-decided = Phase à partir de laquelle le vainqueur n’a plus été rejoint
about-decided = La première phase dès la fin de laquelle le vainqueur menait seul à chaque classement⍽; la dernière si seule l’égalité a décidé.
metric-out-of-reach = Phase à partir de laquelle le vainqueur était hors d’atteinte
about-out-of-reach = La première phase dès la fin de laquelle le vainqueur avait à chaque classement plus de PV que toute autre place à la fin⍽: il aurait pu s’arrêter là. La dernière si ce ne fut jamais le cas.
metric-taken-each = Disques pris ({ $member })
about-taken-each = Disques d’une couleur pris pendant une phase, aux deux prises.
metric-disks-each = Disques pris ({ $member })
about-disks-each = D’une couleur, sur toute la partie.
metric-first-size = Taille d’une première prise
metric-second-size = Taille d’une seconde prise
about-first-size = Nombre moyen de disques.
about-second-size = Nombre moyen de disques.
metric-first-of-each = { $member ->
        [one] Premières prises de { $member } disque
       *[other] Premières prises de { $member } disques
    }
about-first-of-each = Premières prises de 1, 2 … { $most } disques⍽; { $most } vaut aussi pour plus.
metric-declined = Secondes prises refusées
about-declined = Demandé, et rien pris.
metric-tempted = Premières prises où le plus gros groupe est sur un symbole d’eau
about-tempted = Premières prises d’une couleur dont un emplacement à symbole d’eau avait plus que tout emplacement sans.
metric-avoided = Emplacements à symbole d’eau évités
about-avoided = De ces prises, la part d’un emplacement sans symbole d’eau.
metric-unused = Disques inutilisés
about-unused = De toutes les couleurs ensemble.
metric-unused-each = Disques inutilisés ({ $member })
about-unused-each = Disques d’une couleur pris pendant une phase et restés sur aucun emplacement activé.
metric-coal-each = Charbon de la mine ({ $member })
about-coal-each = Charbon sorti du puits ou de la galerie en une année, extrait ou donné.
metric-coal = Charbon de la mine
about-coal = Tout ce qui est sorti du puits et de la galerie.
metric-reeled = Charbon remonté
about-reeled = De la cage d’ascenseur à la ferme.
metric-pinge-phase = Phase où le puits est épuisé
about-pinge-phase = De la partie, à partir de 1⍽; vide si jamais.
metric-sections = Sections vidées
about-sections = Sections de galerie sans charbon.
metric-props-each = Étais ({ $member })
about-props-each = Bois et fer placés dans le puits et la galerie⍽; le fer est compté à part, vide sans le module.
metric-water-each = Fosses prises ({ $member })
about-water-each = Fosses arrivées dans la mine⍽: de la saison, avec les premières prises ou avec les développements.
metric-drained = Fosses retirées
about-drained = Par ouvriers, tuiles et marqueurs.
metric-blocked = Phases bloquées par les fosses
about-blocked = Phases où la place avait placé de quoi extraire (seulement disques noirs ou marqueurs sur fermier, serviteur ou fermière, ou un panier d’osier avec eux⍽; paie du creuseur ou du mineur) sans l’utiliser pour un développement, où assez de fosses pour empêcher l’extraction étaient dans la mine au début de son tour, et où elle n’a extrait aucun charbon.
metric-reel-blocked = Phases où les fosses ont retenu du charbon dans l’ascenseur
about-reel-blocked = Phases où le Haspelknecht était payé, où assez de fosses pour empêcher de remonter étaient dans l’ascenseur au début du tour, où du charbon y restait à la fin et où rien n’a été remonté.
metric-tile-each-in-play = En jeu ({ $member })
about-tile-each-in-play = 1 si la tuile est sur le plateau.
metric-tile-each-acquired = Acquisition ({ $member })
about-tile-each-acquired = 1 si la place l’a acquise, sinon 0. Comme tout ce qui suit, vide si elle n’est pas sur le plateau.
metric-tile-each-phase = Phase d’acquisition ({ $member })
about-tile-each-phase = De la partie, à partir de 1⍽; vide sans acquisition.
metric-tile-each-arrival = Ordre d’arrivée ({ $member })
about-tile-each-arrival = 1 pour le premier⍽; pour une tuile noire, parmi toutes les noires.
metric-tile-each-distant = Acquisition à distance ({ $member })
about-tile-each-distant = 1 si une ressource a été payée pour cela.
metric-tile-each-vp = PV du propriétaire ({ $member })
about-tile-each-vp = Par l’arrivée⍽; par l’effet, la capacité et le marqueur utilisé, pour autant que son numéro ou son stockage marque⍽; au décompte final par sa ligne, comme marqueur non utilisé, par le marqueur bonus d’une tuile noire⍽; pour «⍽Cheval et charrette⍽» ce qui dépasse W1, pour «⍽Forge du village⍽» ce qui dépasse les PV des autres étais de fer. Pas ce que rapportent ses biens ou son symbole.
metric-tile-each-won-with = Victoires avec ({ $member })
about-tile-each-won-with = 1 si la place l’a acquise et a gagné, 0 si elle l’a acquise sans gagner⍽; sinon vide.
metric-tile-each-won-without = Victoires sans ({ $member })
about-tile-each-won-without = 1 si la place ne l’a pas acquise et a gagné, 0 si ni l’un ni l’autre⍽; sinon vide.
metric-developments = Développements
about-developments = De la place.
metric-buildings = Symboles de bâtiment
about-buildings = Sur ses tuiles.
metric-black = Développements noirs
about-black = De la place⍽; vide sans le module.
metric-distant = Développements distants
about-distant = Acquis contre une ressource.
metric-vp-each = PV ({ $member })
about-vp-each = PV de la partie selon ce qui les a marqués⍽; ensemble ils font le score. Marqueur bonus et étais de fer sont vides sans leur module. { $sources }⍽; `{ $effects }` le numéro d’une tuile.
metric-vp-year-each = PV en année { $member }
about-vp-year-each = Marqués pendant l’année et son hiver.
metric-vp-end = PV au décompte final
about-vp-end = Marqués une fois le dernier hiver passé.
metric-gained-each = Gains ({ $member })
about-gained-each = Nourriture, bois, charbon, fer et thalers de la réserve générale à la ferme⍽; pas la mise de départ.
metric-paid-each = Payé en hiver ({ $member })
about-paid-each = Ce que les taxes ont pris. Les thalers ne se perdent en hiver qu’ainsi.
metric-lost-each = Perdu en hiver ({ $member })
about-lost-each = Ce qui n’avait pas de case de stockage. Les thalers n’en demandent pas.
metric-debts = Dettes contractées
about-debts = Ce qui manquait dans les paiements.
metric-debts-returned = Dettes remboursées
about-debts-returned = Par effets de tuiles.
metric-debts-end = Dettes à la fin
about-debts-end = Avant que des marqueurs bonus n’en retirent.
metric-leases-full = Hivers payés en entier
about-leases-full = Part des paiements de la place qui n’ont laissé aucune dette.
metric-option-each = Choix de «⍽{ $member }⍽»⍽: { $part }
about-option-each = Combien de fois ce choix d’un développement a été fait, dans l’ordre où il figure dans le jeu de règles avec l’extraction et le retrait facultatifs⍽; vide si personne n’a acquis la tuile.

# Règles dont une partie peut se passer

metric-rule-tile = «⍽{ $tile }⍽»
metric-rule-tile-used = «⍽{ $tile }⍽»⍽: utilisation
metric-rule-tile-at-work = «⍽{ $tile }⍽» au travail
metric-rule-tile-scored = «⍽{ $tile }⍽»⍽: PV marqués
metric-rule-tile-gave-coal = Charbon donné par «⍽{ $tile }⍽»
metric-rule-13 = Le serviteur développe
metric-rule-15 = Bois carbonisé
metric-rule-21 = «⍽{ $tile }⍽» a écarté une fosse
metric-rule-40E = Étais de «⍽{ $tile }⍽»
metric-rule-46 = «⍽{ $tile }⍽»⍽: paiement
metric-rule-28 = «⍽{ $tile }⍽»⍽: chargement
metric-rule-marker = Marqueur utilisé ({ $marker })
metric-rule-r2 = Réserve incomplètement remplie
metric-rule-d1 = { $disks } disques ou plus d’un coup
metric-rule-r4 = Première prise sautée
metric-rule-d2 = Seconde prise
metric-rule-r5 = Seconde prise refusée
metric-rule-d4 = Fosse avec une première prise
metric-rule-d5 = Fosse remise
metric-rule-r7 = Plusieurs couleurs placées
metric-rule-p4-disk = Ouvrier embauché payé d’un disque
metric-rule-p4-food = Ouvrier embauché payé en nourriture
metric-rule-p4-thaler = Ouvrier embauché payé d’un thaler
metric-rule-r10 = Marqueurs remis
metric-rule-r10-paid = Payé pour rien
metric-rule-e7 = Synergie
metric-rule-e8 = Nourriture d’été
metric-rule-e9 = Creuseur au travail
metric-rule-e10 = Mineur au travail
metric-rule-e11 = Haspelknecht au travail
metric-rule-r15 = Galerie étayée tôt
metric-rule-m4 = Charbon remonté
metric-rule-m6 = Puits épuisé
metric-rule-m7 = Puits épuisé pour des PV
metric-rule-m8 = Section vidée
metric-rule-w1 = Charbon décompté en hiver
metric-rule-w2 = Taxes payées en partie
metric-rule-w3 = Ressources perdues
metric-rule-t2 = Deux développements en une phase
metric-rule-t5 = Développement distant
metric-rule-t6 = { $place ->
        [1] Acquis en premier
       *[other] Acquis en numéro { $place }, pour des PV
    }
metric-rule-t6-late = Trop tard pour des PV
metric-rule-t7 = Effet refusé
metric-rule-t9 = Tous les jetons utilisés
metric-rule-debt = Dette remboursée
metric-rule-g1 = Galerie décomptée
metric-rule-g2 = Bonus de galerie décompté
metric-rule-g3 = Bonus de développements décompté
metric-rule-g4 = Bâtiments décomptés
metric-rule-g5 = Marqueurs non utilisés décomptés
metric-rule-g6 = Thalers décomptés
metric-rule-g7 = Dettes décomptées
metric-rule-g8 = Fosses décomptées
metric-rule-g9 = Égalité
metric-rule-b3 = Développement noir
metric-rule-b6 = Marqueur bonus décompté
metric-rule-i2 = Étai de fer
metric-rule-i3 = Atelier au travail
metric-rule-i5 = Étais de fer décomptés
about-times = Nombre de fois.
about-seats = Places.
about-seats-winters = Places et hivers.
about-tiles-seats = Tuiles et places.
about-tiles-acquired = Développements.
about-fields = Emplacements garnis.
about-started = Nombre de fois que le travail a commencé.
about-stored = Ressources qui y sont stockées.
about-coal-given = Charbon donné par son effet.
about-rule-18 = Nombre de fois qu’une fosse y a été placée.
about-rule-13 = Développements du serviteur.
about-rule-21 = Fosses de printemps et d’automne de ses propriétaires.
about-rule-27 = Nombre de fois que la brouette 2 a compté.
about-rule-29 = Nourriture donnée.
about-rule-40E = Propriétaires dont elle a décompté les étais de fer.
about-rule-44 = Hivers où ce fut le cas.
about-rule-46 = Paiements de ses propriétaires.
about-rule-47 = Développements qui ont rapporté plus.
about-rule-marker = Nombre de fois⍽; placé sur un emplacement, nombre de fois qu’il n’est pas revenu.
about-rule-r2 = Réserves qui ont reçu moins de disques que prévu.
about-rule-d1 = Premières prises d’autant.
about-rule-r4 = Places et phases où aucune première prise n’était possible.
about-rule-d2 = Secondes prises.
about-rule-d5 = Fosses remises au premier printemps.
about-rule-r7 = Emplacements du fermier ou du serviteur à plusieurs couleurs.
about-rule-p4-disk = Emplacements garnis, marqueurs compris.
about-rule-r10 = Emplacements d’où des marqueurs sont revenus.
about-rule-r10-paid = Ouvriers embauchés qui n’ont rien fait pour nourriture, thaler ou marqueur.
about-rule-e7 = Ouvriers avec plus d’actions par synergie.
about-rule-e11 = Nombre de fois que le travail a commencé, par le treuil aussi.
about-rule-r15 = Étais dans la galerie avant que le puits soit épuisé.
about-rule-m4 = Charbons.
about-rule-m7 = Places qui en ont marqué.
about-rule-m8 = Sections.
about-rule-w3 = Places, hivers et sortes de ressource.
about-rule-t2 = Nombre de fois que fermier et serviteur ont tous deux développé.
about-rule-t5 = Ressources payées.
about-rule-t6-late = Développements acquis quand il ne restait plus de PV d’arrivée.
about-rule-debt = Dettes.
about-rule-g9 = 1 si plusieurs ont le meilleur score.
about-rule-b6 = Places auxquelles il a rapporté des PV à lui seul.
about-rule-i2 = Étais.

## One event alone on a prepared table

help-motion = regarder un seul événement, lentement ou image par image
help-motion-about = Jouer un seul événement dans la fenêtre, sur une table préparée⍽: on voit aussitôt ce que change une modification d’un mouvement. Espace le rejoue, Entrée arrête et reprend, la flèche droite avance d’une image, les flèches bas et haut divisent et multiplient la vitesse par deux, Échap quitte.
help-motion-event = nom de l’événement, en majuscules ou minuscules⍽; sans nom, tous sont énumérés
help-motion-list = énumérer tous les événements, avec ce qui s’y passe
help-motion-rate = fois la vitesse habituelle, par exemple { $example } (1)
help-event = ÉVÉNEMENT
arg-rate = { $value } n’est pas une vitesse de { $least } à { $most }
run-no-event = il n’y a pas de tel événement à voir⍽; { $command } les nomme tous
run-no-checkout = ce dossier n’existe pas ici⍽; cette commande a besoin du dépôt entier
run-files = fichiers
run-compiled = Compilé en { $seconds }⍽s⍽: { $folder }
run-compiled-already = Déjà compilé⍽: { $folder }
run-compiling-first = ce sera long, donc les règles sont d’abord compilées⍽; { $option } l’interdit
run-no-compiler = il n’y a pas de compilateur C ici, ou les en-têtes de Python manquent⍽; sous Debian, par exemple, il faut { $compiler } et { $headers }
run-not-compiled = la compilation a échoué, Python pur continue⍽: { $reason }⍽; tout est dans { $file }
run-changed-meanwhile = les sources ont changé pendant la compilation⍽; essayez encore
run-tables = tables
run-same-games = { $games } des deux façons⍽: les mêmes jusqu’au dernier coup
run-other-games = compilé et en Python pur, les parties diffèrent⍽: voir { $command } avec et sans { $option }
run-not-both-ways = { $command } n’a pas été joué de la façon demandée⍽: compilez d’abord les règles par python main.py compile
run-build-damaged = les règles compilées qui ne se chargent pas sont jetées, et Python pur joue⍽: { $folder }
run-pure-compiles = { $command } compile les règles, ce que cette option interdit
run-command-failed = échec de { $command }⍽: { $reason }
motion-at = { $name }⍽: { $seconds }⍽s à { $rate } fois la vitesse.
motion-keys = Espace⍽: rejouer. Entrée⍽: arrêter, reprendre. Flèche droite⍽: une image. Bas et haut⍽: plus lent, plus rapide. Échap⍽: quitter.

## Aperçus

play-ask-actions-first = { FORM($field, "the") } a encore { $actions }⍽; il faut d’abord { FORM($free, "or") }
play-ask-worker-first = pour continuer, il faut { FORM($free, "or") }
play-ask-dig-first = pour extraire { $coal }, il faut d’abord { FORM($free, "or") }
play-free-prop-in = poser { FORM($goods, "or") } dans { FORM($place, "the") }
play-ask-choice-first = pour «⍽{ $tile }⍽», il faut d’abord { FORM($free, "or") }
play-ask-before-storage = avant le stockage, vous pouvez { FORM($free, "or") }
play-actions-possible = { $actions } ({ $possible } pour l’instant)
play-outlook-second = { $outlook }⍽; { $more } de plus si { FORM($first, "the") } fait d’abord de même
reach-no-token = { $seat } n’a plus de jeton
play-forfeits-turn = Sans emploi⍽: { FORM($workers, "semicolons") }
play-forfeits-actions = { CAP($field) }⍽: { $actions } sans emploi
play-forfeits-last-coal = { CAP($field) }⍽: le dernier charbon du puits met fin au travail à la mine, { $actions } sans emploi
play-forfeits-taking = Vous pouvez encore prendre { $count ->
        [one] { $count }⍽disque
       *[other] jusqu’à { $count }⍽disques
    }
play-forfeits-water = Vous pouvez remettre { $water }
play-forfeits-effect = Sans emploi⍽: { $does }
play-forfeits-storage = Perdu sans raison⍽: { FORM($given, "plain") }
play-forfeits-again = { $given }. Encore une fois pour continuer quand même

## Annuler, places et parties d’entraînement

undo-another = Une autre personne a décidé depuis⍽; le coup reste joué.
undo-seated = Des places ont changé de main depuis⍽; le coup reste joué.
undo-practice = Quelque chose de caché a été révélé depuis. Si vous annulez, la partie devient une partie d’entraînement.
redo-nothing = Il n’y a rien à rétablir.
redo-laid = Rétablir ferait perdre ce qui est posé⍽: reprenez-le d’abord.
undo-what = Annuler⍽: { $what }
undo-what-practice = Annuler⍽: { $what }. La partie devient alors une partie d’entraînement.
redo-what = Rétablir⍽: { $what }
decision-taking = prise ({ $seat })
decision-second-taking = seconde prise ({ $seat })
decision-plan = plan ({ $seat })
decision-storing = stockage ({ $seat })
decision-bonus = marqueur bonus ({ $seat })
practice-title = Une partie d’entraînement⍽?
practice-agree = Annuler le coup
practice-refuse = Le laisser joué
game-practice = partie d’entraînement
result-notes = { FORM($notes, "sentences") }
result-practice = C’était une partie d’entraînement.
result-advised = Avec conseils⍽: la partie ne compte pas pour le niveau recommandé.
seats-title = Places
seats-from-now = À partir du prochain coup
seats-play-on = Une partie d’entraînement à partir d’ici
seats-begin = Continuer
menu-seats = Places…
menu-play-on = Continuer d’ici…
record-seating = { $text } ne peut pas figurer ici⍽; la ligne dit qui occupe une place de cette partie à partir du prochain coup
file-kind-notes = des notes

## Regard en arrière

since-chip = Depuis votre tour
since-moment = { $seat }⍽: la table telle qu’elle était après ce coup. Clic ou Échap⍽: retour
since-playing = Ce qu’ont fait les autres, { $number } sur { $count }⍽: { $seat }. Un clic accélère, Échap arrête
since-back = Retour au présent
since-nothing = Personne d’autre n’a rien décidé depuis votre dernier tour.
tip-moment = Un clic montre la table telle qu’elle était alors.
tip-since = Rejoue ce que les autres ont fait depuis votre dernier tour (B).
menu-keys-since = B ce que les autres ont fait · R règles · V chiffres
menu-keys-hand = Maj toutes les pareilles · 1 à 4 place · Ctrl+Y rétablit

## Le grand bouton en peu de mots

play-short-workers = { $count ->
        [one] { $count }⍽ouvrier
       *[other] { $count }⍽ouvriers
    } sans emploi
play-short-vain = { $count ->
        [one] { $count }⍽ouvrier
       *[other] { $count }⍽ouvriers
    } pour rien
play-short-actions = { $actions } sans emploi
play-short-last-coal = Le dernier charbon met fin au travail⍽: { $actions } sans emploi
play-short-taking = Encore { $count ->
        [one] { $count }⍽disque
       *[other] { $count }⍽disques au plus
    }
play-short-water = Il reste { $water }
play-short-effect = Travail laissé de côté

## L’entraîneur

run-coach-unfinished = La partie n’est pas finie⍽; l’entraîneur examine des parties finies.
run-coach-no-seat = La place { $seats } est la dernière à cette table.
coach-title = L’entraîneur sur la partie de { $seat } ({ $vp })
coach-costs = Ce qui a coûté le plus
coach-no-costs = D’aucun choix on ne peut montrer qu’il a coûté des points de victoire.
coach-gains = Ce qui a été bien joué
coach-no-gains = D’aucun choix on ne peut montrer qu’il a été meilleur que les autres possibilités.
coach-finding-said = { $number }. { $when }, { $step }⍽: { $worth }⍽PV (très probablement { $low } à { $high })
coach-played = Joué⍽:
coach-better = Mieux⍽:
coach-worse = Aurait été moins bon⍽:
coach-more = { $count ->
        [one] et { $count }⍽coup de plus
       *[other] et { $count }⍽coups de plus
    }
coach-part = { $source } { $vp }
coach-method = L’entraîneur continue votre partie à partir de chacun de vos choix, d’une part comme vous avez choisi, d’autre part avec un autre choix, un grand nombre de fois, avec de nouveaux tirages que nul ne pouvait connaître alors. Tous continuent comme l’automa { $level }. Il ne signale une différence que si elle est plus que de la chance.

## Les règles dans la fenêtre

rulebook-title = Règles
rulebook-guide = Comment jouer
rulebook-reference = Chaque règle
rulebook-more = Plus
rulebook-more-tip = Ce qui n’est pas en jeu dans cette partie
rulebook-less = Moins
rulebook-search = Chercher, ou un numéro comme M5
rulebook-back-tip = Revenir à la lecture précédente (Retour arrière)
rulebook-close-tip = Revenir là où vous étiez (Échap ou R)
rulebook-rules-behind = { $count ->
        [one] Règle
       *[other] Règles
    }
rulebook-next = Suite⍽: { $chapter }
rulebook-searching = Recherche en cours …
rulebook-found = { $count ->
        [0] «⍽{ $query }⍽» ne figure pas dans les règles.
        [one] «⍽{ $query }⍽» figure à { $count }⍽endroit.
       *[other] «⍽{ $query }⍽» figure à { $count }⍽endroits.
    }
rulebook-found-many = «⍽{ $query }⍽» figure à { $count }⍽endroits⍽; voici les { $shown } premiers.
rulebook-chapter-word = chapitre
rulebook-offer = R ou un clic ici⍽: règle { $rule }
rulebook-foot = Flèches et molette font défiler · Gauche, Droite vont de lien en lien, Entrée suit · Retour arrière revient · Ctrl+F cherche

## Énigmes

puzzle-vp = Marquez le plus de points de victoire dans cette phase.
puzzle-coal = Extrayez le plus de charbon dans cette phase.
puzzle-pinge = Épuisez le puits dans cette phase, avec le plus de points de victoire.
puzzle-winter = Finissez l’hiver avec le plus de points de victoire⍽; les nouvelles dettes comptent comme à la fin.
puzzle-lease = Payez toutes les taxes, et finissez l’hiver avec le plus de points de victoire.
puzzle-grade-easy = facile
puzzle-grade-medium = moyenne
puzzle-grade-hard = difficile
puzzle-result-vp = { $vp }
puzzle-result-coal = { $coal }
puzzle-result-pinge = le puits épuisé, { $vp }
puzzle-result-no-pinge = le puits n’est pas épuisé
puzzle-result-winter = { $vp }
puzzle-result-lease = les taxes payées, { $vp }
puzzle-result-debt = { $debt } de plus
puzzle-misfit = Un relevé n’est pas à une position où ceci commence⍽: { $task }
puzzles-damaged = { $file } ne contient pas d’énigmes.
run-puzzle = { $number }. { $grade }⍽: { $seats }⍽places, année⍽{ $year }, { $season }. { $task }
run-puzzle-proved = { $number }. prouvée⍽: { $result } ({ $positions }⍽positions examinées)
run-puzzle-refuted = { $number }. fausse⍽: le mieux est { $result } ({ $positions }⍽positions examinées)
run-puzzle-too-large = { $number }. trop grande pour être examinée en entier
run-puzzles-there = Il y a déjà quelque chose⍽; les énigmes s’écrivent dans un dossier vide ou nouveau.
run-puzzles-found = { $count ->
        [one] { $count }⍽énigme écrite
       *[other] { $count }⍽énigmes écrites
    } dans { $folder }.

## Apprendre

learn-title = Apprendre
learn-under = À la vraie table, quelques minutes chaque fois. Vous pouvez arrêter à tout moment et reprendre plus tard.
learn-aside-lessons = L’une après l’autre
learn-aside-rules = Consulter
learn-go-on = Continuer avec la leçon⍽{ $number }
learn-minutes = { $minutes ->
        [one] { $minutes }⍽minute
       *[other] { $minutes }⍽minutes
    }
learn-at = étape { $step } sur { $count }
learn-progress = { $step } sur { $count }
learn-next = Suite
learn-back = Retour
learn-hint = Indice
learn-done = Terminé
learn-try-again = Réessayer
learn-again-how = «⍽Réessayer⍽» annule ce que vous avez fait.
learn-prompt-read = Lisez la suite⍽: Entrée, ou «⍽Suite⍽» sur la carte
learn-prompt-again = Réessayez⍽: Entrée, ou le bouton de la carte
learn-kept = Vous reviendrez à cet endroit.
learn-on = Continuer la leçon
learn-anew = Depuis le début
learn-leave = Quitter la leçon
learn-leave-screen = Retour
learn-student = Apprenti
learn-neighbour = Voisin
learn-damaged = La leçon { $lesson } ne peut pas être lue⍽: { $why }
learn-misfit = Leçon { $lesson }, étape { $step }⍽: elle ne correspond pas aux règles⍽: { $why }
## Conseil⍽: que faire, dans quel but, et la règle qui le rend utile

why-follow = Faire ainsi
why-rule = La règle
why-rule-tip = Ouvre la règle { $rule } (R).
why-figures = { $told ->
        [0] Chiffres
       *[other] Sans chiffres
    }
why-figures-tip = Ce qui a été pesé, en PV (F).
advice = { $do }.
advice-to = { $do }, pour { $deeds }.
advice-because = { $do }⍽: { $point }.
advice-to-because = { $do }, pour { $deeds }⍽: { $point }.
advice-to-mostly = { $do }, pour { $deeds } (c’est le cas dans la plupart des tirages).
advice-to-because-mostly = { $do }, pour { $deeds } (c’est le cas dans la plupart des tirages)⍽: { $point }.
advice-plan = Laissez «⍽Faire ainsi⍽» disposer les disques
advice-activate = Ensuite, faire travailler { FORM($field, "the") }
advice-equal = À peu près aussi bon⍽: { $other }.
advise-coal = en hiver, vous marquez { $vp } pour { $coal } au lieu de { $other } pour { $less }
advise-coal-first = en hiver, vous marquez { $vp } pour { $coal }
advise-coal-next = cela mène vers { $more }, qui rapportent { $next } en hiver ({ $coal }⍽: { $vp })
advise-vp = cela rapporte immédiatement { $vp }
advise-spring = ce qui est stocké est de nouveau là au printemps
advise-pinge = encore { $coal } et le puits est épuisé, ce qui ouvre la galerie
advise-pinge-bonus = encore { $coal } et le puits est épuisé, ce qui ouvre la galerie et rapporte { $vp } cette année
advise-pinge-exhausted = une fois le puits épuisé, la galerie est ouverte
advise-sections = ce que vous videz dans la galerie rapporte { $vp } à la fin
advise-tunnel = encore { $coal } et une section de la galerie est vide, ce qui rapporte { $vp } à la fin
advise-lease = les taxes de cet hiver sont { $goods }⍽; sans rien de cela, les dettes rapporteraient { $vp } à la fin
advise-development = «⍽{ $tile }⍽» compte le plus – { $does }
advise-effect = c’est l’effet qui compte – { $does }
advise-thaler = les thalers paient les taxes, et à la fin { $thaler } vaudraient { $vp }
advise-water-pinge = à partir de { $water } dans le puits, on n’y extrait plus de charbon
advise-water-shaft = à partir de { $water } dans la cage d’ascenseur, on ne remonte plus de charbon
advise-water-end = à la fin, chaque fosse au-delà de { $free } compte { $vp }
advise-dry = les eaux de la mine arrêtent l’extraction
advise-props = on n’extrait le charbon que jusqu’où il y a des étais
advise-wood = le bois devient des étais, et les étais ouvrent le chemin du charbon
advise-wood-stored = le bois devient des étais, et s’il est stocké en hiver il rapporte { $vp }
advise-food = la nourriture paie les ouvriers et les taxes
advise-shaft = le charbon de la cage compte une fois remonté à la ferme
advise-markers = un marqueur sert une fois, et inutilisé il rapporte { $vp } à la fin
advise-iron = certaines cases ne prennent que du fer, et les dernières taxes en demandent
advise-iron-props = un étai de fer rapporte { $vp } à la fin, une fois sa section vide
advise-bonus-marker = votre marqueur bonus le compte à la fin
advise-bonus-comes = un marqueur bonus va avec, qui compte à la fin
advise-water-channel = les eaux sur la rigole deviennent des PV
advise-denies = { $seat } s’en tire avec moins
advise-earlier = la valeur la plus basse joue plus tôt
advise-turn = { $point } (avec le reste de votre tour)
## Title and new game in layers

title-play = Jouer
title-moment = année⍽{ $year }, { $season }
title-goes-on = Reprend⍽: { $players }
title-goes-on-at = Reprend⍽: { $players } · { $moment }
title-looks = Recherche des parties enregistrées
title-begins-first = Commence une première partie expliquée contre { $opponent }
title-begins = Commence une partie contre { $opponent }
newgame-more = Plus de choix
newgame-less = Moins de choix
newgame-more-tip = Plateau, modules, tuiles, variantes et graine
newgame-head-preset = Formule
newgame-about-tiles = tuiles⍽: { $way }
newgame-about-mixed = { $count ->
        [one] { $count }⍽nouvelle tuile ajoutée
       *[other] { $count }⍽nouvelles tuiles ajoutées
    }
preset-first = Première partie
preset-base = Jeu de base
preset-black = Vallée de la Ruhr⍽: Noir
preset-iron = Vallée de la Ruhr⍽: Fer
preset-both = Vallée de la Ruhr⍽: les deux modules
preset-again = La même chose
preset-own = Votre propre choix
preset-first-told = Le jeu de base à deux, avec les développements que les règles prévoient pour une première partie. Idéal pour qui joue pour la première fois.
preset-base-told = Le jeu de base avec des développements tirés au hasard, si bien qu’aucune partie ne ressemble à une autre. Pour ceux qui ont fini une première partie.
preset-black-told = Le jeu de base avec des développements noirs, un par joueur, et leurs marqueurs bonus secrets, comptés à la fin. «⍽Comment jouer⍽» explique les deux.
preset-iron-told = La partie dure { $years }⍽années⍽: le fer devient étais, certaines cases de la galerie étendue ne prennent rien d’autre, et un atelier le fabrique. «⍽Comment jouer⍽» l’explique.
preset-both-told = Les deux modules, { $years }⍽années et les nouveaux développements sur un plateau tiré comme recommandé. La partie la plus riche, pour ceux qui connaissent les modules.
preset-again-told = Places, adversaires et plateau de la dernière partie commencée, avec une autre graine.
preset-own-told = Votre propre choix, composé par vos soins.
## Les chiffres sous les yeux

figures-coal = { $coal } = { $vp }
figures-missing = −
figures-standing = fin⍽: { $vp }
figures-title = Si l’année finissait ici
figures-part-scored = Marqués jusqu’ici
figures-part-coal = Charbon en hiver
figures-part-storage = Stockage en hiver
figures-part-tunnel-bonus = Bonus de galerie
figures-part-development-bonus = Bonus de développements
figures-part-debt = Dettes jusqu’ici
figures-part-lease = Dettes de ces taxes
figures-pinge-to-come = Puits épuisé cette année
figures-removed = Charbon sorti
figures-sections = Sections de la galerie
figures-tie-coal = gagne en cas d’égalité⍽: plus de charbon sorti
figures-tie-order = gagne en cas d’égalité⍽: plus tôt dans l’ordre du tour
settings-row-figures = Chiffres
settings-figures-none = aucun
settings-figures-brief = sur le plateau
settings-figures-whole = avec le détail
tip-figures-coal = En hiver, { $coal } à la ferme rapporte { $vp }.
tip-figures-coal-and-more = En hiver, { $coal } à la ferme rapporte { $vp }⍽; avec { $more } de plus, cela fait { $then }.
tip-figures-coal-and-plan = En hiver, { $coal } à la ferme rapporte { $vp }. Ce plan peut mener à { $reach }, ce qui ferait { $then }.
tip-figures-lease = Tout est là pour les taxes de cet hiver⍽: { $lease }.
tip-figures-missing = Les taxes de cet hiver⍽: { $lease }. Il manque encore⍽: { $missing }. Cela ferait { $debt }.
answer-figures = Ce que chacun aurait si l’année finissait maintenant. Un clic dessus, ou V, le range.
tip-figures-standing = { $vp } si l’année finissait ici⍽: avec ce qu’il y a à la ferme, on compte le charbon, les taxes et le meilleur stockage de cet hiver, puis le décompte final. Un clic ou { $key } garde tout le détail sous les yeux.
tip-figures-over = { $vp } à la fin. Un clic ou { $key } garde tout le détail sous les yeux.
## Énigmes à la table

learn-aside-puzzles = Se mettre à l’épreuve
puzzles-title = Énigmes
puzzles-under = Des positions de vraies parties. Chacune a un meilleur résultat, et toute suite qui y mène est bonne.
puzzles-own = Vos propres énigmes
puzzles-of-game = Les énigmes du jeu
puzzles-page = Page { $page } sur { $count }
puzzles-easy = Facile
puzzles-medium = Moyenne
puzzles-hard = Difficile
puzzles-solved = { $solved } sur { $count } résolues
puzzles-left-out = { $count ->
        [one] Une de vos propres énigmes ne peut pas être ouverte⍽: { $why }
       *[other] { $count } de vos propres énigmes ne peuvent pas être ouvertes⍽; la première⍽: { $why }
    }
## L’entraîneur dans la fenêtre

coach = Entraîneur
coach-tip = D’où sont venus les points de victoire, quels choix ont coûté le plus et ce qui a été bien joué.
coach-chart = Points de victoire par source, comme si la partie s’était terminée à ce moment-là
coach-begin = Au début
coach-vp = { $vp }
coach-row = { $when }⍽: { $step }
coach-less = −{ $vp }⍽PV
coach-more-vp = +{ $vp }⍽PV
coach-cost-said = Cela a coûté environ { $worth }⍽PV par rapport au meilleur choix, très probablement entre { $low } et { $high }.
coach-gain-said = Cela a rapporté environ { $worth }⍽PV de plus que l’autre choix, très probablement entre { $low } et { $high }.
coach-none-yet = Rien trouvé jusqu’ici.
coach-how = Comment l’entraîneur le découvre
coach-progress = L’entraîneur joue vos choix jusqu’à la fin⍽: { $percent }⍽% sont faits. Voici ce qui est connu jusqu’ici.
coach-died = L’entraîneur a dû s’arrêter avant la fin⍽; ce qu’il a trouvé jusque-là reste affiché.
coach-again = Réessayer
coach-show = Montrer sur la table
coach-play-on-tip = Continuer à jouer juste avant ce choix. Cela devient une partie d’entraînement à part.
## Ce que sont les choses sur la table

answer-nothing = Montrez quelque chose, et F1 dit ce que c’est.
answer-rule = R⍽: règle { $rule }
answer-food = La nourriture paie les ouvriers embauchés et les taxes⍽; ce qui n’a pas de case de stockage en hiver est perdu.{ $stored }
answer-wood = Le bois étaie la mine⍽: chaque étai ouvre le charbon qui le suit.{ $stored }
answer-coal = Le charbon à la ferme compte chaque hiver⍽: 0, 1, 2… charbons rapportent { FORM($scale, "plain") }⍽PV, chaque autre { $more }. Ce qui n’a pas de case de stockage est ensuite perdu.
answer-coal-each = Le charbon à la ferme compte chaque hiver⍽: { $vp } chacun, avec «⍽{ $tile }⍽». Ce qui n’a pas de case de stockage est ensuite perdu.
answer-iron = Le fer étaie la galerie, certains emplacements ne prennent que lui, et il fait partie des dernières taxes.{ $stored }
answer-thaler = Les thalers paient les ouvriers embauchés et les taxes, sans case de stockage. À la fin, 1, 2, 3… d’entre eux rapportent { FORM($scale, "plain") }⍽PV, chaque autre { $more } de plus.{ $count ->
        [0] {""}
       *[other] {" "}Ils viennent de développements⍽: { $tiles }.
    }
answer-group = Ici⍽: { $disks }. La première prise les prend tous, la seconde autant qu’il en faut pour en avoir { $limit } en tout.
answer-from-the-start = Toutes les fermes ont commencé cette partie avec cela.
answer-score = { $seat } a { $vp } jusqu’ici. D’autres viennent en hiver et à la fin.
answer-dug = Ce charbon est extrait.
answer-pinge-coal = Du charbon dans le puits⍽: un disque noir ou le creuseur l’extrait, de gauche à droite jusqu’au premier emplacement d’étai vide. Il va droit à la ferme.
answer-tunnel-coal = Du charbon dans la galerie, pour l’après-puits, de gauche à droite jusqu’au premier emplacement d’étai vide. Encore { $left } dans cette section⍽: vidée, elle rapporte { $vp } à la fin.
answer-prop = Un étai⍽: il a ouvert le charbon à sa droite.
answer-prop-field = Un emplacement d’étai⍽: sur le vide le plus à gauche, vous pouvez placer 1⍽bois de la ferme quand vous travaillez. Il ouvre le charbon à sa droite.
answer-shaft = La cage d’ascenseur⍽: le charbon de la galerie y attend, et les eaux de la mine s’y rassemblent une fois le puits épuisé. Le Haspelknecht remonte l’un et retire les autres.
answer-tunnel = On extrait dans la galerie une fois le puits épuisé. Chaque section vidée rapporte des PV à la fin.
answer-pinge = Le puits vient d’abord⍽: son charbon va droit à la ferme. Quand le dernier est parti, on continue dans la galerie.
answer-pinge-exhausted = Le puits est épuisé⍽: le charbon vient maintenant de la galerie, avec le mineur et le Haspelknecht.
answer-plan-hidden = Le plan de { $seat } est secret jusqu’à ce que chacun en ait posé un.
answer-cart-2 = Les disques de la seconde prise. { $more }
answer-shelf = Marqueurs action⍽: chacun sert une fois, à partir de la phase qui suit celle où il est venu. À la fin, un marqueur inutilisé rapporte { $vp }.
answer-small-board = Le plateau de { $seat }⍽: un clic le montre en grand.
answer-button = Continue quand vous avez fini (Entrée).
answer-prompt = Ce qui est demandé. Montrez quelque chose, et cette ligne dit ce qu’un clic y fait.
answer-pool = Emplacement⍽{ $number }⍽: à gauche sa réserve, à droite les disques que l’on peut prendre.
answer-bag = Disques dans le sac⍽: { $count }. Au remplissage, chaque réserve en tire { $each }.
answer-disks = À chaque phase, vous prenez tous les disques d’une couleur d’un emplacement, puis encore autant qu’il en faut pour en avoir { $limit }.
answer-developments = Les développements rapportent aussitôt des PV, et un effet. Qui développe en acquiert un avec exactement les disques requis⍽; chacun a { $tokens }⍽jetons pour cela.
answer-order = Ordre du tour⍽: { FORM($seats, "plain") }. Il est refixé après la prise des disques⍽; la plus petite valeur de la brouette⍽1 joue d’abord. À valeurs égales, celui qui jouait jusque-là plus tard passe devant.
answer-lease = Les taxes sont dues chaque hiver. Chaque pièce qui manque devient { $debt }.
answer-lease-past = Taxes de l’année⍽{ $year }⍽: { $lease }. Cet hiver est passé.
answer-lease-lacks = Taxes de l’année⍽{ $year }⍽: { $lease }. Il manque encore à { $seat }⍽: { $lacks }.
answer-lease-enough = Taxes de l’année⍽{ $year }⍽: { $lease }. { $seat } a maintenant de quoi les payer.
answer-year = Année⍽{ $year } sur { $years }. La partie finit après le dernier hiver.
answer-seat = { $seat }⍽: { $vp } jusqu’ici. Un clic ou la touche { $key } montre le plateau en grand.
answer-track-seat = { $seat } { $vp }
answer-track = Piste de score⍽: { FORM($seats, "plain") }. Un tour fait { $lap }⍽PV.
answer-menu = Menu⍽: règles, réglages et sorties (F10).
answer-redo = Rejoue ce qui a été annulé (Ctrl+Y).
answer-step-water = Chacun prend { $water } dans la mine.
answer-step-dry = Pas de fosse à cette période de l’année.
answer-step-refill = Remplissage⍽: tous les disques vont dans le sac, chaque réserve rejoint son emplacement et en tire { $count } nouveaux.
answer-step-taking-1 = Première prise, dans l’ordre du tour⍽: chacun prend tous les disques d’une couleur d’un emplacement.
answer-step-taking-2 = Seconde prise⍽: qui a moins de { $limit }⍽disques peut en prendre d’une couleur jusqu’à { $limit }.
answer-step-order = Le nouvel ordre du tour⍽: la plus petite valeur de la brouette⍽1 joue d’abord.
answer-step-planning = Plan⍽: chacun pose disques, marqueurs, nourriture et thalers sur ses ouvriers.
answer-step-working = Exécution⍽: dans l’ordre du tour, chacun exécute tout son plan, avec ses ouvriers dans l’ordre qu’il veut.
answer-step-scoring = Hiver, première étape⍽: le charbon à la ferme est compté.
answer-step-payment = Hiver, deuxième étape⍽: les taxes sont payées. Ce qui manque devient dette.
answer-step-storage = Hiver, troisième étape⍽: ce qui a une case de stockage reste, et rapporte parfois des PV⍽; le reste est perdu.
answer-phase = Une phase⍽: prendre des disques, fixer l’ordre du tour, planifier, travailler.
answer-slots = { $place } Cases de stockage pour l’hiver⍽: chacune garde une ressource, certaines rapportent des PV. Thalers et marqueurs n’en ont pas besoin.
answer-winter = L’hiver à la ferme⍽: le charbon compte, les taxes sont payées, les biens sont stockés.
answer-replay-bar = Le coup qui a mené ici, et son numéro. Gauche et Droite vont de coup en coup, un clic sur la bande en dessous y saute.
answer-result-pinge = Qui épuise tôt le puits marque des PV⍽: l’année 1, 2… c’est { FORM($scale, "plain") }⍽PV, ensuite rien.
answer-result-buildings = Symboles de bâtiment sur les développements⍽: 1, 2, 3… d’entre eux rapportent { FORM($scale, "plain") }⍽PV.
answer-result-markers = Chaque marqueur action qui n’a pas servi rapporte { $vp }.
answer-result-water = Les eaux restées dans la mine⍽: { $free } ne coûte rien, chaque autre compte { $more }.
answer-result-developments = PV selon l’ordre d’arrivée sur les développements.
answer-result-storage = PV des cases de stockage qui rapportent en hiver pour ce qu’elles gardent.
answer-result-effects = PV que les effets, les marqueurs et les ouvriers ont rapportés pendant la partie.
answer-result-tunnel = Les PV imprimés de chaque section vidée de la galerie.
answer-result-bonus = Les marqueurs bonus des développements noirs. Ce que font certains est compté sur d’autres lignes.
answer-result-total = Tous les PV ensemble⍽: le plus grand total gagne.
answer-result-coal-removed = Le charbon parti du puits et de la galerie⍽: à PV égaux, qui en a le plus gagne.
settings-speed-tip = À quelle vitesse les pièces bougent et l’hiver est compté.
settings-pace-tip = Combien de temps on voit la décision d’un automa avant la suivante. Un clic ou la barre d’espace continue aussitôt.
tip-parts = { FORM($parts, "sentences") }
menu-keys-answer = T pas à pas · F1 ou appui long⍽: qu’est-ce que c’est⍽?
## Statistics and the daily game

daily-title = Partie du jour
statistics-title = Statistiques
game-daily = partie du jour, { $day } { $month }
game-daily-again = partie du jour, { $day } { $month }, rejouée
result-daily = La partie du jour du { $day } { $month }⍽: cet essai compte.
result-daily-again = La partie du jour du { $day } { $month }, rejouée⍽: c’est le premier essai qui compte.
weekday-1 = lundi
weekday-2 = mardi
weekday-3 = mercredi
weekday-4 = jeudi
weekday-5 = vendredi
weekday-6 = samedi
weekday-7 = dimanche
weekday-1-short = lun.
weekday-2-short = mar.
weekday-3-short = mer.
weekday-4-short = jeu.
weekday-5-short = ven.
weekday-6-short = sam.
weekday-7-short = dim.
daily-date = { CAP($weekday) } { $day } { $month } { $year } (UTC)
daily-begin = Jouer
daily-go-on = Reprendre
daily-again = Rejouer
daily-first-counts = La même partie pour tout le monde. Votre premier essai compte.
daily-not-played = pas jouée
daily-goes-on = Commencée, mais pas encore terminée.
daily-won = Gagnée, { $vp } à { $theirs }.
daily-lost = Perdue, { $vp } à { $theirs }.
daily-with = { $result } ({ FORM($kinds, "plain") })
daily-tip = { $day }⍽: { $result }
daily-streak = { $count ->
        [0] Quatre semaines
        [one] Jouée { $count }⍽jour de suite
       *[other] Jouée { $count }⍽jours de suite
    }
daily-calendar = Vos PV au premier essai⍽; en or avec une coche, les victoires. Un clic ouvre la partie.
daily-level = Contre
statistics-reading = Lecture des parties enregistrées⍽: { $done } sur { $all }…
statistics-wait = Lecture des parties enregistrées…
statistics-aside = L’index de vos parties était endommagé. Il a été refait à partir des parties enregistrées⍽; l’ancien s’appelle désormais { $file }.
statistics-left-out = { $count ->
        [one] { $count }⍽partie enregistrée est illisible et n’est pas comptée.
       *[other] { $count }⍽parties enregistrées sont illisibles et ne sont pas comptées.
    }
statistics-kinds-left-out = { $count ->
        [one] { $count }⍽autre partie n’est pas comptée⍽; activez son genre à gauche pour l’inclure.
       *[other] { $count }⍽autres parties ne sont pas comptées⍽; activez leur genre à gauche pour les inclure.
    }
statistics-none-yet = Vous verrez ici comment se sont passées vos parties. Aucune n’est encore terminée.
statistics-none-chosen = Aucune partie terminée ne correspond à ce choix.
statistics-none-listed = Il n’y a aucune partie à enregistrer.
statistics-people = Des humains seuls
statistics-seats = { $count ->
        [one] { $count }⍽place
       *[other] { $count }⍽places
    }
statistics-base = Jeu de base
statistics-goes-on = Pas encore terminée, contre { FORM($others, "plain") }
statistics-won = Gagnée, { $vp } à { $theirs }, contre { FORM($others, "plain") }
statistics-lost = { $place }e place, { $vp } à { $theirs }, contre { FORM($others, "plain") }
statistics-about = { $when } · { FORM($items, "dots") }
statistics-tip = { $title } · { $when }
statistics-is-practice = partie d’entraînement
statistics-is-advised = avec conseils
statistics-is-handed = une place a changé de main
statistics-is-draft = règles personnelles
statistics-kind-practice = Entraînement
statistics-kind-advised = Avec conseils
statistics-kind-handed = Place cédée
statistics-kind-draft = Règles perso
statistics-kind-practice-tip = Compter aussi les parties d’entraînement⍽: quelqu’un est revenu avant quelque chose de révélé, ou la partie est repartie d’une position d’une autre.
statistics-kind-advised-tip = Compter aussi les parties où l’on a demandé conseil à un automa.
statistics-kind-handed-tip = Compter aussi les parties où quelqu’un d’autre a pris une place en cours de route.
statistics-kind-draft-tip = Compter aussi les parties jouées avec un jeu de règles personnel.
statistics-any = peu importe
statistics-clear = Effacer les filtres
statistics-by-name = Joueur
statistics-by-level = Adversaire
statistics-by-kinds = Compter aussi
statistics-nobody = encore personne
statistics-games = Parties
statistics-wins = Gagnées
statistics-best = Meilleure partie
statistics-streak = Gagnées de suite
statistics-longest = plus longue série⍽: { $count }
statistics-mean = { $vp }⍽PV en moyenne
statistics-vp = { $vp }
statistics-head-wins = part de parties gagnées
statistics-head-won = gagnées
statistics-head-vp = PV en moyenne
statistics-intervals = Le trait fin et le ± montrent la part du hasard⍽: la vraie valeur s’y trouve dans 95⍽% des cas. Avec plus de parties, ils se resserrent.
statistics-of = { $won } sur { $games } ({ $share })
statistics-vp-within = { $vp } ± { $reach }
statistics-earlier = première moitié
statistics-later = seconde moitié
statistics-page-overview = Vue d’ensemble
statistics-page-sources = Sources de PV
statistics-page-games = Parties
statistics-results-by = Résultats par
statistics-bars = Une barre pour chacune de vos dernières parties, la plus récente à droite. Un clic ouvre la partie.
statistics-csv = Enregistrer en CSV
statistics-csv-tip = Enregistrer les parties affichées dans un fichier pour tableur.
statistics-written = Enregistré⍽: { $file }
help-statistics = montrer les résultats des parties enregistrées
help-statistics-about = Montrer les résultats des parties enregistrées d’une personne⍽: parties, victoires, PV, et de même par niveau, places, plateau et modules. Les parties d’entraînement, celles avec conseils, celles où une place a changé de main et celles jouées avec un jeu de règles personnel ne comptent pas, sauf si toutes les parties terminées sont de l’un de ces genres.
help-statistics-name = de qui (par défaut⍽: de la personne qui a le plus joué)
help-statistics-csv = écrire toutes les parties de cette personne, de tout genre, en CSV dans ce nouveau fichier
run-statistics-none = Il n’y a aucune partie enregistrée où un humain a joué.
run-statistics-nobody = Personne de ce nom n’a joué⍽; on connaît { FORM($names, "plain") }.
run-statistics-there = { $file } existe déjà⍽; il faut un autre nom.
statistics-cli-intervals = Entre parenthèses⍽: ce qui contient la vraie valeur dans 95⍽% des cas.
run-statistics-title = { $games ->
        [one] { $name }⍽: { $games }⍽partie, { $won } gagnée, { $streak } de suite (au plus⍽: { $longest })
       *[other] { $name }⍽: { $games }⍽parties, { $won } gagnées, { $streak } de suite (au plus⍽: { $longest })
    }
learn-aside-game = Ou apprenez en jouant
learn-first-game = Première partie, expliquée
learn-understood = Compris
learn-once = relire⍽: { $key }
learn-on-game = Reprendre la partie
learn-explained = Ce qui a été expliqué
learn-nothing-explained = Rien encore.
learn-undo = Ce que vous avez fait avant cette étape reste.
puzzle-name = Énigme⍽{ $number }
puzzle-seat = { CAP($colour) }
puzzle-about = { $seats }⍽places, année⍽{ $year }, { $season }
puzzle-short-vp = Le plus de points
puzzle-short-coal = Le plus de charbon
puzzle-short-pinge = Épuiser le puits
puzzle-short-winter = Le meilleur hiver
puzzle-short-lease = Payer les taxes
puzzle-tried = essayée
puzzle-shown = montrée
puzzle-solved = résolue
puzzle-so-far-vp = Jusqu’ici⍽: { $vp }
puzzle-so-far-coal = Jusqu’ici⍽: { $coal }
puzzle-so-far-pinge = Encore dans le puits⍽: { $coal }
puzzle-reached-best = Résolue⍽: { $result }. On ne peut pas faire mieux ici.
puzzle-reached-shown = C’est le mieux⍽: { $result }. Vous aviez déjà vu la solution⍽: l’énigme compte comme montrée.
puzzle-missed = Atteint⍽: { $reached }. Possible⍽: { $best }.
puzzle-hint = Un pas vers le mieux⍽: { $deed }
puzzle-hint-missed = D’ici, le mieux n’est plus possible. Encore possible⍽: { $result }. Annulez quelque chose.
puzzle-searching = Toutes les suites sont examinées…
puzzle-too-large = Cette énigme a trop de suites pour être examinée ici.
puzzle-solution = Solution
puzzle-show-ask = Faut-il montrer la solution⍽? L’énigme comptera alors comme montrée, pas comme résolue.
puzzle-show = Montrer
puzzle-show-not = Pas encore
puzzle-anew = Recommencer
puzzle-back = Annuler
puzzle-prompt-solved = Résolue⍽: Entrée, ou «⍽Terminé⍽» sur la carte
puzzle-prompt-missed = On peut faire mieux⍽: Entrée, ou «⍽Annuler⍽» sur la carte
puzzle-kept = Ce que vous avez résolu est retenu.
puzzle-on = Continuer l’énigme
puzzle-leave = Quitter l’énigme
puzzle-solution-begins = Le mieux est⍽: { $result }. Voici un chemin pour y arriver, coup par coup.
puzzle-solution-ends = Atteint⍽: { $result }.
puzzle-solution-leave = À l’énigme
puzzle-solution-prompt = La solution⍽: les flèches avancent et reculent, Échap revient à l’énigme

## Ce que signifient les choses sur les écrans

coach-again-tip = Faire recommencer l’entraîneur avec la partie de cette place.
coach-show-tip = Montrer sur la table ce qui a été joué, et ce qui aurait été meilleur ou moins bon.
coach-row-tip = Un clic explique ce choix à droite⍽; un double clic ou Entrée le montre sur la table.
coach-head-tip = Points de victoire à la fin de la partie.
coach-source-tip = Cette couleur dans les courbes⍽: { $source }. Pointez une saison pour lire ses points de victoire.
coach-interval-tip = Les deux choix ont été continués { $deals }⍽fois à partir d’ici, avec de nouveaux tirages que vous ne pouviez pas connaître. Comme 0 n’est pas entre les deux chiffres, ce n’était pas que la chance.
coach-seat-tip = De qui l’entraîneur regarde les choix.
daily-again-tip = Un autre essai de la même partie⍽; seul le premier compte.
daily-title-tip = Une partie par jour, la même pour tous. Votre premier essai compte.
daily-level-tip = L’adversaire du jour⍽: un automa de ce niveau.
daily-streak-tip = Jours de suite où vous avez joué la partie du jour⍽; il reste du temps aujourd’hui.
daily-to-come = à venir
learn-anew-tip = Recommencer à la première étape.
learn-first-game-tip = Une partie entière contre un adversaire clément⍽; chaque nouveauté est expliquée quand elle compte pour la première fois.
learn-go-on-tip = Ouvre la prochaine leçon qui n’est pas finie, là où vous étiez.
learn-row-tip = Un clic ouvre cette leçon. Vous pouvez arrêter à tout moment.
learn-title-tip = Des leçons à la vraie table, une première partie expliquée et des énigmes.
menu-leave-tip = Retour au premier écran. Une partie enregistrée s’y reprend.
menu-leave-replay-tip = Retour là où vous avez ouvert cette relecture.
menu-play-on-tip = Continuer à partir de la position sur la table. Cela devient une partie d’entraînement à part.
menu-save-elsewhere-tip = Choisir un autre dossier pour cette partie, le dossier habituel ne la prenant pas.
menu-seats-tip = Confier une place à une autre personne ou à un automa, dès le prochain coup.
newgame-another-seed-tip = Prend une autre graine, et donc d’autres tuiles, disques et ordre du tour.
newgame-clear-tip = Retire toutes les tuiles du plateau.
newgame-count-tip = Combien jouent, personnes et automas ensemble.
newgame-draw-again-tip = Tire d’autres tuiles pour le plateau, avec une autre graine.
newgame-head-board-tip = La forme dans laquelle sont posés les développements⍽: un nouveau doit toucher un des siens.
newgame-head-modules-tip = Ce qui est en jeu de l’extension Vallée de la Ruhr.
newgame-head-seed-tip = Le nombre qui décide de tous les tirages⍽: le même nombre et les mêmes choix donnent la même partie.
newgame-head-tiles-tip = Comment sont choisis les développements du plateau.
newgame-level-tip = Force { $rank } sur { $count }⍽: plus il y a de points pleins, mieux il joue.
newgame-level-recommended = recommandé
newgame-level-recommended-tip = De tous les niveaux, c’est celui qui convient le mieux à vos résultats jusqu’ici.
newgame-level-gentlest-tip = L’adversaire le plus facile, idéal pour commencer.
newgame-level-record = Victoires dans vos dernières parties contre { $opponent }⍽: { $won } sur { $games }.
newgame-mix-all-tip = Faire participer au tirage toutes les nouvelles tuiles.
newgame-mix-none-tip = Ne tirer que parmi les tuiles du jeu de base.
newgame-name-tip = Le nom de cette place⍽: à table, dans le journal et dans la partie enregistrée.
newgame-thaler-tip = Les Thaler que rapportent ensemble tous les développements du plateau. S’il y en a moins que demandé, l’argent manque dans la partie.
newgame-tiles-chosen-tip = Vous composez le plateau vous-même.
newgame-tiles-first-tip = Les plus petits numéros de chaque niveau, comme le veulent les règles pour une première partie (S5).
newgame-tiles-random-tip = Tirées au sort parmi toutes les tuiles qui peuvent participer.
newgame-tiles-recommended-tip = Tirées jusqu’à ce que les règles ne déconseillent rien sur le plateau.
player-human-tip = Ici joue une personne, à la souris, au clavier ou à la manette devant cette fenêtre.
practice-agree-tip = Revenir en arrière⍽; dès lors c’est une partie d’entraînement, à part dans les statistiques.
practice-refuse-tip = Rien n’est annulé, et la partie compte comme avant.
puzzles-of-game-tip = Retour aux énigmes fournies avec le jeu.
puzzles-own-tip = Des énigmes trouvées dans des parties sur cet ordinateur.
puzzles-page-tip = Un clic passe à la page suivante⍽; la première suit la dernière.
puzzles-title-tip = Des positions de vraies parties, chacune avec un meilleur résultat à trouver.
result-new-tip = L’écran de nouvelle partie avec les mêmes joueurs et la même mise en place, à modifier à votre gré.
result-next = À présent { $opponent }
result-next-tip = Le moment est venu pour un adversaire plus fort. L’écran de nouvelle partie s’ouvre avec { $opponent }, tout le reste est inchangé.
result-step-through-tip = Revoir toute la partie, coup par coup.
rulebook-guide-tip = Des chapitres pour jouer, avec exemples et images.
rulebook-reference-tip = Les règles complètes, chacune sous le numéro que citent les refus et les bulles.
rulebook-search-tip = Un mot est cherché dans tous les chapitres, un numéro ouvre aussitôt sa règle (Ctrl+F).
rulebook-title-tip = Les règles en chapitres, avec images, exemples et recherche (R).
saved-finished-tip = Un clic sur une partie la montre coup par coup.
saved-title-tip = Reprendre une partie, ou revoir une partie terminée.
saved-unfinished-tip = Un clic sur une partie la reprend là où elle en était.
seats-begin-tip = La partie continue avec ces places.
seats-level-tip = Qui décide à cette place⍽: une personne, ou un automa de ce niveau.
settings-click-each-tip = Les automas attendent un clic, Entrée ou la barre d’espace avant chaque décision.
settings-figures-brief-tip = Une petite carte près du nom dit ce que l’hiver rapporterait.
settings-figures-none-tip = Aucun chiffre sur la table avant qu’il ne compte.
settings-figures-whole-tip = La petite carte, et au-dessus de la roue un tableau de ses parts pour chaque place (V).
settings-language-tip = La langue de tous les textes, règles et leçons⍽; elle change aussitôt.
settings-nothing-travels-tip = Pour le calme des yeux⍽: les pièces apparaissent à leur place au lieu d’y voler.
settings-sounds-tip = Active ou coupe tous les sons.
settings-title-tip = Langue, fenêtre, sons, vitesse et chiffres sur la table.
settings-whole-screen-tip = Remplit l’écran⍽; la taille de la fenêtre est gardée pour plus tard.
settings-window-tip = La taille de la fenêtre en pixels⍽; on peut aussi tirer son bord.
statistics-title-tip = Vos parties en chiffres⍽: résultats, séries, et d’où viennent vos points de victoire.
statistics-by-level-tip = Résultats selon l’adversaire le plus fort à la table.
statistics-clear-tip = Revoir toutes les parties de ce joueur.
statistics-filter-name-tip = De qui les parties sont comptées.
statistics-filter-level-tip = Ne compter que les parties contre cet adversaire.
statistics-filter-seats-tip = Ne compter que les parties à ce nombre de places.
statistics-filter-board-tip = Ne compter que les parties sur ce plateau.
statistics-filter-modules-tip = Ne compter que les parties avec exactement ces modules.
statistics-games-tip = Les parties terminées que laissent passer les filtres⍽; dessous, votre score moyen.
statistics-wins-tip = Parties où vous étiez en tête⍽; dessous, leur part de toutes.
statistics-best-tip = Le plus de points de victoire jamais atteint, et contre qui.
statistics-streak-tip = Parties gagnées l’une après l’autre jusqu’ici⍽; dessous, la plus longue série.
statistics-grouping-tip = Séparer ainsi les résultats ci-dessous.
statistics-wins-interval = { $won } sur { $games } gagnées. Dans { $confidence } des cas, la vraie part est entre { $low } et { $high }, les bouts du trait.
statistics-vp-interval = Votre score moyen. Dans { $confidence } des cas, le vrai est entre { $low } et { $high }.
statistics-vp-once = Votre score moyen⍽; il faut plus de parties pour un intervalle.
statistics-open-tip = Un clic ouvre la partie⍽: en cours, à la table⍽; terminée, pour la revoir.
statistics-page-games-tip = Toutes les parties en liste, à ouvrir.
statistics-page-overview-tip = Combien de parties, combien gagnées, et contre quoi.
statistics-page-sources-tip = Ce qui a rapporté vos points de victoire, partie par partie.
statistics-source-tip = { CAP($source) }⍽: { $earlier } par partie dans la première moitié de ces parties, { $later } dans la seconde.
statistics-source-one = { CAP($source) }⍽: { $vp } dans cette partie.
stuck-step-through-tip = Revoir la partie coup par coup, jusqu’où elle peut être lue.
taken-copy-tip = Une partie à part depuis la position présente⍽; l’autre fenêtre garde la sienne.
taken-look-on-tip = Revoir ce qui a été joué jusqu’ici⍽; rien n’y change.
tell-final-tip = Chaque ligne du décompte, place par place.
title-new-game-tip = Choisir adversaires, plateau, modules et variantes.
unsaved-try-again-tip = Essayer encore d’enregistrer la partie dans son dossier.
coach-scale-tip = L’échelle en points de victoire⍽; ce qui en coûte est sous la ligne.
newgame-about-tip = Comment le plateau est rempli, et quels modules et variantes en sont⍽; tout se change sous «⍽Plus de choix⍽».
puzzles-solved-tip = Combien de ce degré vous avez résolues sans que la solution soit montrée.
result-rank-tip = Le classement, par points de victoire⍽; à égalité décide le charbon sorti de la mine, puis l’ordre du tour.
## Leçons commencées et finies

learn-begin = Commencer la leçon⍽{ $number }
learn-begin-tip = Ouvre la première leçon qui n’est pas encore faite.
learn-prompt-done = C’est tout⍽: Entrée, ou «⍽Terminé⍽» sur la carte
figures-standing-short = = { $vp }

## Leçons refaites

refused-disks-laid = Ces disques sont déjà sur une case. Un clic là-bas les reprend.
field-plan-mining-either = { $count } ou { $second }× mine
field-plan-goods-either = { $first } ou { $goods }

## À quoi sert un pas d’une solution

puzzle-step-leads = Cela mène à⍽: { FORM($deeds, "semicolons") }
puzzle-step-effect = C’est l’effet qui compte ({ $does }).
puzzle-step-opens = Cela ouvre la voie à «⍽{ $deed }⍽»⍽: { $why }
puzzle-step-scores = Cela rapporte aussitôt { $vp }.
puzzle-step-equal = Aussi bon ici⍽: { $deed }
puzzle-step-short = Avec tout autre choix, au plus⍽: { $result }
## Qui joue

newgame-person = Joueur { $number }
learn-so-far = Apprendre · { $done } sur { $count }
learn-so-far-tip = Le nombre de leçons terminées. Aussi une première partie expliquée, et des énigmes.
title-nothing-saved = Aucune partie n’est encore enregistrée⍽: chacune l’est dès son début.
statistics-kinds-let-in = Toutes les parties terminées jusqu’ici sont d’un genre allumé à gauche⍽; c’est pourquoi elles comptent. Un clic à gauche les laisse de côté.
run-statistics-kinds = Toutes les parties terminées jusqu’ici sont d’un de ces genres, c’est pourquoi elles comptent⍽: { FORM($kinds, "plain") }.
coach-finding-always = { $number }. { $when }, { $step }⍽: { $worth }⍽PV (chaque fois)
coach-cost-always = Cela a coûté { $worth }⍽PV par rapport au meilleur choix, chaque fois que la partie a été continuée.
coach-gain-always = Cela a rapporté { $worth }⍽PV de plus que l’autre choix, chaque fois que la partie a été continuée.
coach-always-tip = Les deux choix ont été continués { $deals }⍽fois à partir d’ici, avec de nouveaux tirages que vous ne pouviez pas connaître, et la différence a toujours été la même.
## Les réponses, et où elles mènent

answer-tile-when = Vous l’acquérez en travaillant⍽: quand vous planifiez, placez exactement les disques indiqués au bord sur votre fermier.
why-rule-worth-tip = Ouvre la règle { $rule } (R). Pourquoi cela en vaut la peine est dans { $worth }.
rulebook-chapter-tip = Ouvre ce chapitre ({ $count ->
        [one] { $count } paragraphe
       *[other] { $count } paragraphes
    }).
rulebook-chapter-more-tip = Ouvre ce chapitre ({ $count ->
        [one] { $count } paragraphe
       *[other] { $count } paragraphes
    }). Ce dont il parle n’est pas en jeu dans cette partie.
rulebook-link-chapter-tip = Ouvre le chapitre «⍽{ $chapter }⍽».
rulebook-link-tip = Ouvre { $passage }, dans le chapitre «⍽{ $chapter }⍽».
rulebook-page-tip = La molette, les flèches ou le glissement font défiler la page⍽; un clic sur ce qui est souligné l’ouvre.
## Ce qui occupe la scène un instant

moment-cave-in = Le puits s’est effondré
moment-cave-in-note = Désormais⍽: mineur et Haspelknecht
moment-lease-paid = Les taxes sont payées
moment-lease-debt = Les taxes ne sont pas toutes payées⍽: { $debt }
moment-section = Une section de la galerie est vide
moment-iron = Le premier fer
## Musique

notice-music-muted = Musique activée, mais tout le son est coupé⍽: { $key } le rétablit
notice-music-off = Musique coupée
notice-music-on = Musique activée
settings-music = Oui ({ $key })
settings-music-tip = Une musique pour chaque saison, pour le titre et pour la fin. Elle suit la partie⍽: votre charbon, l’eau dans votre mine, les dernières saisons.
settings-row-music = Musique
settings-compiled-used = Les automas réfléchissent compilés⍽: les mêmes coups en moins de temps.
settings-compiled-pure = Les automas réfléchissent en Python pur, comme le demande { $option }.
settings-compiled-impossible = Les automas réfléchissent en Python pur. S’il y a un compilateur C, { $command } les rend plus rapides.
settings-compiled-waits = Les automas réfléchissent en Python pur. Ils seront compilés pendant que personne ne joue.
settings-compiled-makes = Les automas sont en cours de compilation, tant que personne ne joue.
settings-compiled-made = Les automas sont compilés⍽: ceux qui s’assoient désormais réfléchissent plus vite.
settings-compiled-failed = Les automas réfléchissent en Python pur, car la compilation a échoué. { $command } dit pourquoi.
settings-compiled-given-up = Les automas réfléchissent en Python pur. Il n’y a jamais eu assez de calme pour les compiler⍽; { $command } le fait aussitôt.
## The coach: shares and reasons

coach-season = Année⍽{ $year ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
       *[other] { $year }
    }, { $season }
coach-method-figures = Les chiffres sont des PV d’avance sur le meilleur adversaire. Leurs bornes valent, toutes ensemble, dans 95 parties sur 100⍽; où chaque tirage a donné la même chose, cela est dit à la place. Même un choix conseillé peut avoir coûté selon lui⍽: qui conseille joue moins de tirages ou aucun, et rarement jusqu’à la fin de la partie.
coach-shares-cost = Ce qui a été joué, par rapport au meilleur choix⍽: { FORM($parts, "plain") }⍽; en tout { $whole }⍽PV.
coach-shares-gain = Ce qui a été joué, par rapport à l’autre choix⍽: { FORM($parts, "plain") }⍽; en tout { $whole }⍽PV.
coach-other = le reste
coach-rival-more = plus de PV pour le meilleur adversaire { $vp }
coach-rival-less = moins de PV pour le meilleur adversaire { $vp }
coach-why = Pourquoi⍽: { $which } apporte { $parts }.
coach-why-better = le meilleur choix
coach-why-played = ce qui a été joué
coach-why-tile = plus souvent «⍽{ $tile }⍽» cette saison (dans { $often }⍽parties sur { $deals }, sinon dans { $seldom })
coach-why-soon-sections = cette saison plus de sections de galerie vidées (environ { $count })
coach-why-soon-coal = cette saison plus de charbon à la ferme (environ { $count })
coach-why-sections = jusqu’à la fin plus de sections de galerie vidées (environ { $count })
coach-why-coal = jusqu’à la fin plus de charbon à la ferme (environ { $count })
coach-why-tiles = jusqu’à la fin plus de développements (environ { $count })
coach-why-open = la fin du puits plus tôt (de { $count } saison environ)
coach-why-debt = moins de dettes (environ { $count })
coach-back = Retour à l’entraîneur
coach-back-tip = Retour à l’entraîneur, comme Échap.
coach-lay-played = Joué
coach-lay-better = Meilleur
coach-lay-worse = Moins bon
coach-lay-tip = Pose le plan sur la ferme⍽: comme il a été joué, ou l’autre. Tab change aussi.
coach-here = Ici, { $seat } choisit⍽; la carte montre ce qui a été joué.

## Deux clics pour un échange

play-ask-swapped = cliquez sur le disque de l’emplacement⍽{ $pool } qui va dans la réserve pour { FORM($reserve, "plain") }

## Ce que Knecht garde

reason-unpaid-keeps-thaler = Ne paie pas { FORM($field, "the") }⍽: il garde ses thalers.
reason-unpaid-keeps-food = Ne paie pas { FORM($field, "the") }⍽: il garde sa nourriture.
reason-unpaid-keeps-markers = Ne paie pas { FORM($field, "the") }⍽: il garde ses marqueurs.

## Les disques à prendre ensuite

advice-then = { $do }, puis { FORM($disks, "plain") }

## Les développements noirs à cette table

option-gaining = recevoir { $gain }
tip-level-shared = { $arrival ->
        [none] Il ne reste aucun PV pour l’ordre d’arrivée.
       *[some] Les prochains développements noirs rapportent { FORM($arrival, "plain") }⍽PV, quels qu’ils soient.
    } { $access }

## Les cartes de la première partie

learn-more = Encore

## Plus rien à faire

refused-nobody-left = Plus personne n’a d’action⍽: terminez votre tour.

## Le résultat d’une partie enregistrée

saved-result = { FORM($scores, "plain") }⍽PV

## L’image du résultat

result-victory = { $seat } gagne
result-defeat = Pas cette fois, { $seat }
result-lead = { $vp }, { $lead } de plus que { $second }.
result-decided = Ce qui a fait la différence⍽: { $source }, { $theirs } contre { $yours }.
result-lost = { $seat } gagne avec { $vp }, vous avez { $yours }.
result-needed = Avec { $needed } de plus, la victoire était à vous.
result-would-win = Ce qui aurait suffi⍽: { $source } comme chez { $winner }, { $theirs } au lieu de { $yours }.
result-furthest = C’est ici que { $winner } vous devançait le plus⍽: { $source }, { $theirs } contre { $yours }.
result-source = { CAP($source) }⍽: { FORM($seats, "plain") }
result-bars-tip = Les points de victoire de chacun selon leur origine. Ce qui a été perdu se trouve à gauche du début des barres. Pointez une couleur pour lire ce qu’elle a rapporté à chacun.
result-again = Mêmes joueurs, même mise en place
result-picture = Enregistrer l’image
result-picture-tip = Enregistre cette image, sans les boutons, dans le dossier de vos images et dit où.
result-picture-saved = Image enregistrée⍽: { $path }
result-picture-failed = L’image n’a pas pu être enregistrée⍽: { $why }

## The best of one's games

statistics-best-against = contre { $level }
# -- large type --
## Taille des textes
play-asked-without-seat = { CAP($what) }
settings-row-text = Taille du texte
settings-text-normal = normale
settings-text-large = grande
settings-text-largest = très grande
settings-text-tip = La taille des textes. Là où la place manque, un texte reste aussi grand que possible.

# -- advice on a plan that lies there --

advice-plan-lies = Terminez le plan tel quel
advice-storing-lies = Terminez la mise en stock telle quelle
## Mesurer des parties seules

help-part = PARTIE
help-bench-parts = les parties à mesurer, par exemple rules ou listening, qui écoute dix minutes de chaque morceau de musique⍽; sans nom, toutes
run-no-part = il n’y a pas de telle partie à mesurer⍽; il y a { $parts }
run-one-of-players = aucun joueur de ce nom ne joue⍽; il y a { $players }

## Measurements

weigh-illegal = pas un coup permis dans la dernière position de l’enregistrement
weigh-exact = exactement
weigh-head-level = Niveau
weigh-head-does = Fait
weigh-head-better = Mieux
weigh-head-vp = PV de plus
weigh-head-margin = Avance de plus
weigh-head-deals = Donnes
weigh-head-record = Enregistrement
measure-other-command = { $command } n’est pas une des commandes dont les chiffres sont lus⍽: { $commands }
measure-how = une mesure a des commandes, ou dit comment on a mesuré sans elles
measure-unknown = il n’y a pas de telle mesure⍽; il y a { $names }
measure-uncommitted = { $file } n’est pas comme dans un commit, et les chiffres nomment le leur⍽; enregistrez-le d’abord, ou essayez avec { $option }
measure-no-git = git ne dit pas le commit⍽: { $reason }
measure-failed = «⍽{ $command }⍽» a fini avec le code { $code }⍽; ce qui a été mesuré avant est gardé
measure-when = { $date }, { $commit }, selon les règles { $rules }
measure-when-older = { $date }, { $commit }, selon les règles { $rules }, plus anciennes que les règles { $now } d’aujourd’hui
measure-when-on = { $when }⍽; { $machine }, { $build }
measure-when-part = { $when }, en partie seulement
measure-when-busy = { $when }⍽; la machine était occupée, avec { $load } processus par cœur
measure-compiled = compilé
measure-pure = Python pur
measure-by = Mesuré⍽: { $what } ({ $when }).
measure-nothing = Pas encore mesuré.
measure-not-whole = { $command } n’est pas encore mesuré.
measure-no-figure = il n’y a pas de tel chiffre dans docs/measured
measure-open-mark = une marque n’a pas de fin avant la suivante
measure-made = Produit⍽: { $file }
measure-made-already = Comme il se doit⍽: { $file }
measure-title = Mesures
measure-head-record = Mesure
measure-head-commands = Commandes
measure-head-measured = Mesuré
measure-head-oldest = La plus ancienne
measure-head-rules = Règles
measure-head-since = Changements depuis
measure-head-command = Commande
measure-head-range = PV (du moins au plus)
measure-head-game = Partie
measure-head-rate = Décisions/s
measure-head-median = Médiane, ms
measure-head-late = 99⍽% en, ms
measure-head-longest = La plus longue, ms
measure-head-what = Quoi
measure-head-compiled = Compilé
measure-head-pure = Python pur
measure-head-pure-late = Python pur⍽: 99⍽% en, ms
measure-head-pure-rate = Python pur⍽: décisions/s
measure-head-times = Fois plus rapide
measure-head-standing = Tuiles remarquables, en⍽% des parties (sans penchant)
measure-range = { $mean } ({ $least } à { $most })
measure-wins = { $wins } sur { $games }

## Les ébauches à la table

record-draft-other = l’ébauche jointe a les valeurs { $now }, et non { $digest }
record-draft-no-text = l’ébauche jointe n’est pas un jeu de règles entier⍽; il commencerait par «⍽{ $begins }⍽»
record-draft-long = l’ébauche jointe est trop longue⍽; { $most }⍽ko au plus conviennent
ruleset-large = avec tout ce qui vient de base, il compte { $size }⍽ko, et un enregistrement en porte { $most } au plus⍽; ôter des tuiles ou des plateaux
help-play-ruleset = une ébauche à jouer, un fichier de règles⍽; avec un enregistrement, celui selon lequel il a été joué, où qu’il se trouve
title-begins-draft = Commence une partie de l’ébauche «⍽{ $name }⍽» contre { $opponent }
saved-draft = ébauche «⍽{ $name }⍽»
## Notes d’une partie d’essai, dans les parties enregistrées

record-feedback = { $text } ne peut pas se lire comme une note ou des réponses sur cette partie
record-notes-many = plus de { $most } notes

## Notes et questions d’une partie d’essai

newgame-playtest = Une partie d’essai
newgame-playtest-tip = N laisse une note sur n’importe quel moment de cette partie, et après elle viennent quatre courtes questions. Tout est conservé avec la partie. Les autres parties ne demandent rien.
menu-note = Laisser une note (N)
menu-note-tip = Dire ce qui est confus, trop fort, ennuyeux ou faux à ce moment, ou une idée.
menu-keys-playtest = S vitesse · M son · Maj+N musique · F11 plein écran
playtest-note-chip = Note (N)
playtest-notes-chip = Note (N) · { $count }
playtest-note-tip = Une note sur ce moment. Elle est conservée avec la partie, avec le développement que vise le pointeur quand vous appuyez sur N.
playtest-note-title = Une note sur ce moment
playtest-note-number = Note { $number }
playtest-note-number-tip = Une partie garde jusqu’à { $most } notes.
playtest-note-hint = En quelques mots, si vous voulez
playtest-note-words-tip = Ce que vous avez remarqué, en quelques mots. Une note peut aussi n’être que son genre.
playtest-note-about = Sur le développement { $about }
playtest-note-about-tip = Le développement que visait le pointeur.
playtest-note-leave = Laisser la note
playtest-note-leave-tip = Conserve la note avec la partie. Elle reste même si ce coup est repris.
playtest-note-full = Cette partie a { $most } notes, elle ne peut en garder davantage. Après la partie, il y a de la place pour la seule chose que vous changeriez.
playtest-moment = { $moves ->
        [one] Année⍽{ $year }, { $season }, après { $moves }⍽coup
       *[other] Année⍽{ $year }, { $season }, après { $moves }⍽coups
    }
playtest-kind-confusing = confus
playtest-kind-too-strong = trop fort
playtest-kind-boring = ennuyeux
playtest-kind-bug = erreur
playtest-kind-idea = idée
playtest-kind-tip = Le genre de la note⍽: quelque chose n’est pas clair, trop fort, ennuyeux ou cassé, ou vous avez une idée.
playtest-questions-title = Quatre courtes questions
playtest-questions-for = Quatre courtes questions à { $name }
playtest-questions-why = Vos réponses sont conservées avec cette partie d’essai. Laissez en blanc ce que vous voulez.
playtest-questions-done = Terminé
playtest-questions-done-tip = Conserve vos réponses et passe au résultat.
playtest-questions-skip = Aucune réponse
playtest-questions-skip-tip = Passe au résultat sans répondre.
playtest-ask-fun = Était-ce amusant⍽? ({ $least } pas du tout, { $most } beaucoup)
playtest-ask-fun-tip = De { $least } pour pas du tout à { $most } pour beaucoup.
playtest-ask-clear = Les règles étaient-elles claires⍽? ({ $least } pas du tout, { $most } tout à fait)
playtest-ask-clear-tip = De { $least } pour des règles que vous perdiez souvent à { $most } pour des règles toujours claires.
playtest-ask-felt = Quelle longueur avez-vous ressentie⍽?
playtest-ask-felt-tip = La longueur ressentie, quoi qu’en dise l’horloge.
playtest-ask-change = Quelle est la seule chose que vous changeriez⍽?
playtest-ask-change-tip = Le changement qui ferait le plus de bien à ce jeu.
playtest-felt-short = trop court
playtest-felt-right = juste bien
playtest-felt-long = trop long
## travailleurs d’un jeu de règles
## ouvriers d’un jeu de règles

ruleset-half-archived = n’est pas un jeu de règles entier⍽: il manque les chiffres de ses ouvriers
ruleset-use-missing = manque⍽; un ouvrier de base emploie des disques de chaque couleur
ruleset-use-no-colour = n’est pas une couleur de disque⍽; indiquer { FORM($names, "or") }
ruleset-use-own-pay = n’a pas sa place ici, car un ouvrier de base prend autant de disques d’une couleur qu’on veut⍽; l’enlever
ruleset-use-unpaid = est vide⍽; indiquer ce qui est posé sur la case, par exemple [{"{"} yellow = 1 {"}"}]
ruleset-use-none = est vide⍽; indiquer ce qui est posé sur la case et ce que cela rapporte, comme {"{"} yellow = {"{"} pay = [{"{"} yellow = 1 {"}"}], gain = {"{"} vp = 1 {"}"} {"}"} {"}"}
ruleset-use-empty = ne rapporte rien⍽; indiquer des actions ou ce qu’on reçoit, comme gain = {"{"} vp = 1 {"}"}
ruleset-use-idle = ne servent à rien, car cet ouvrier n’extrait pas, ne puise pas et ne remonte rien⍽; lui donner dig, drain ou reel, ou enlever actions
ruleset-use-owning = n’est pas une tuile de ce jeu de règles⍽; indiquer le numéro d’une tuile, comme 11
ruleset-drains-first = concerne un ouvrier qui extrait et puise⍽; indiquer aussi dig et drain, ou l’enlever
ruleset-never-there = ne vient pas après l’ouverture de la case, dont personne ne pourrait jamais se servir⍽; l’enlever, ou donner une autre valeur à since
ruleset-worker-name = n’est pas un nom d’ouvrier⍽; indiquer des minuscules sans accent, avec des traits d’union entre les mots
ruleset-worker-many = est de trop⍽; un jeu de règles peut ajouter { $most } ouvriers⍽: enlever celui-ci
ruleset-worker-own = ne concerne que le fermier et le serviteur⍽; indiquer contract ou further
ruleset-worker-owning-since = ne convient qu’à une case ouverte dès le début ou une fois la Pinge épuisée⍽; supprimer since ou ceci
ruleset-worker-develops = ne concerne que le fermier et le serviteur, car les autres ouvriers n’acquièrent pas de développements⍽; l’enlever

## Les ouvriers, d’après leurs données

worker-told = { CAP($worker) }, une fois par phase. { $text }
worker-text = { FORM($sentences, "sentences") }
worker-the = { FORM($worker, "the") }
worker-own = Un genre de travail par phase⍽: { FORM($uses, "semicolons") }.
worker-each = { $does } pour chaque { $disk }
worker-each-and = { $does } pour chaque { $disk }, et { $more }
worker-once = { $more } pour un { $disk } ou plusieurs
worker-use = Pour exactement { $pay }⍽: { $does }.
worker-use-owning = Avec «⍽{ $tile }⍽», pour exactement { $pay }⍽: { $does }.
worker-pay = { FORM($pay, "or") }
worker-pay-mixed = { FORM($pay, "either") }
worker-pay-both = { $parts }
worker-pay-owning = { $pay } avec «⍽{ $tile }⍽»
worker-does = { $parts }
worker-trade = { $does } en échange de { $pay } de la ferme
worker-more = { $gain } de plus { $season }
worker-then = { $gain } { $season }
worker-actions = { $actions ->
        [one] { $actions }⍽action
       *[other] jusqu’à { $actions }⍽actions
    } { $where }
worker-digging = extraire { $count ->
        [one] { $coal }
       *[other] jusqu’à { $coal }
    } { $where }
worker-reeling = remonter { $count ->
        [one] { $coal }
       *[other] jusqu’à { $coal }
    } à la ferme
worker-in-pinge = dans le puits
worker-in-tunnel = dans la galerie
worker-in-shaft = à la cage d’ascenseur
worker-in-mine = à la mine
worker-action = Une action peut { FORM($kinds, "or") }.
worker-dig = extraire { $coal }
worker-dig-pinge = extraire { $coal } dans le puits
worker-dig-tunnel = extraire { $coal } dans la galerie
worker-reel = remonter { $coal } à la ferme
worker-remove = retirer { $water }
worker-remove-pinge = retirer { $water } du puits
worker-remove-shaft = retirer { $water } de la cage d’ascenseur
worker-up-to = { $most ->
        [1] { $water }
       *[other] jusqu’à { $water }
    }
worker-exactly = { $most ->
        [1] { $water }
       *[other] exactement { $water }
    }
worker-drains-first = S’il y a là { $water } ou plus, une action doit en retirer exactement autant⍽; sinon, elle peut { $dig }.
worker-drains-apart = Une action peut { FORM($kinds, "or") }, mais n’extrait rien tant qu’il y a { $water } ou plus dans la mine.
worker-further = Pas de synergie.
worker-synergy = Si { $workers } font le même travail, le second compte { $disks ->
        [one] { $disks }⍽disque
       *[other] { $disks }⍽disques
    } de plus.
worker-develops = Ou { FORM($worker, "the") } acquiert un développement avec exactement les disques requis.
worker-develops-with = Avec «⍽{ FORM($tiles, "or") }⍽», { FORM($worker, "the") } peut acquérir un développement à la place, avec exactement les disques requis.
worker-since-exhausted = Sur le plateau dès que le puits est épuisé.
worker-since-workshop = Dans les parties avec fer, sur le plateau dès que le puits est épuisé.
worker-since-tile = Vient avec «⍽{ FORM($tiles, "or") }⍽».
worker-since-nothing = Rien n’amène cet emplacement dans la partie.
worker-until-exhausted = Sur le plateau jusqu’à ce que le puits soit épuisé.
worker-bonus = { CAP($season) }, { FORM($worker, "the") } reçoit { $gain } de plus pour un { $disk } ou plusieurs.
ruleset-use-own-free = n’a rien à faire ici, car le travail d’un ouvrier de base ne demande que ses disques⍽; l’enlever
ruleset-kinds-idle = ne sert à rien, car aucun usage de cet ouvrier n’apporte d’actions⍽; y indiquer actions, ou l’enlever
worker-uses = { CAP($workers) }⍽: { FORM($uses, "semicolons") }.
worker-price = { CAP($worker) }⍽: exactement { $pay }.
worker-with = { FORM($worker, "the") } avec «⍽{ FORM($tiles, "or") }⍽»
does-field = Un emplacement à part, une fois par phase. { $text } Les marqueurs de couleur comptent comme disques.
does-develops = Dès la phase suivante, { $workers } { $count ->
        [one] peut
       *[other] peuvent
    } aussi développer.
line-field = un emplacement⍽: { FORM($does, "or") }
line-develops = { $workers } { $count ->
        [one] développe
       *[other] développent
    }
refused-worker-gone = Le puits est épuisé et { FORM($worker, "the") } est parti.
refused-drains-first = Tant qu’il y en a autant, { FORM($worker, "the") } retire { $water } par action.
refused-drains-exactly = { CAP(FORM($worker, "the")) } retire exactement { $water } par action.
refused-digs-only = { CAP(FORM($worker, "the")) } n’extrait que { $where }.
refused-drains-only = { CAP(FORM($worker, "the")) } ne retire de fosses que { $where }.
reason-unpaid-lacks = Ne paie pas { FORM($field, "the") }⍽: il lui manque { $pay }.

## Ce qu’un projet supprime

rule-tile-removed = Ce développement n’existe pas dans ce jeu de règles.
ruleset-removed-nothing = rien ne porte ce nom, il n’y a donc rien à supprimer
ruleset-removed-beside = n’a aucun effet sur ce qui est supprimé
ruleset-removed-before = est supprimé par le jeu de règles que celui-ci étend⍽; removed = false le rétablit

## Developments for nothing

cost-none = aucun disque
does-without-disks = Un ouvrier qui peut développer et n’a rien sur son emplacement peut l’acquérir au lieu de ne rien faire.

## Compter ce que quelqu’un a

each-agriculture = { $per ->
        [1] symbole agriculture
       *[other] groupe de { $per }⍽symboles agriculture
    }
each-building = { $per ->
        [1] symbole de bâtiment
       *[other] groupe de { $per }⍽symboles de bâtiment
    }
each-mining = { $per ->
        [1] symbole mine
       *[other] groupe de { $per }⍽symboles mine
    }
each-development = { $per ->
        [1] développement
       *[other] groupe de { $per }⍽développements
    }
each-food = { $per ->
        [1] nourriture
       *[other] groupe de { $per }⍽nourritures
    }
each-wood = { $per ->
        [1] bois
       *[other] groupe de { $per }⍽bois
    }
each-coal = { $per ->
        [1] charbon
       *[other] groupe de { $per }⍽charbons
    }
each-iron = { $per ->
        [1] fer
       *[other] groupe de { $per }⍽fers
    }
each-thaler = { $per ->
        [1] thaler
       *[other] groupe de { $per }⍽thalers
    }
each-debt = { $per ->
        [1] dette
       *[other] groupe de { $per }⍽dettes
    }
each-water = { $per ->
        [1] eau dans la mine
       *[other] groupe de { $per }⍽eaux dans la mine
    }
each-prop = { $per ->
        [1] étai
       *[other] groupe de { $per }⍽étais
    }
each-section = { $per ->
        [1] section vidée
       *[other] groupe de { $per }⍽sections vidées
    }
each-marker = { $per ->
        [1] marqueur inutilisé
       *[other] groupe de { $per }⍽marqueurs inutilisés
    }
each-wheelbarrow = { $per ->
        [1] section vidée avec une brouette
       *[other] groupe de { $per }⍽sections vidées avec une brouette
    }
each-oil-lamp = { $per ->
        [1] section vidée avec une lampe à huile
       *[other] groupe de { $per }⍽sections vidées avec une lampe à huile
    }
each-lorry = { $per ->
        [1] section vidée avec un chariot
       *[other] groupe de { $per }⍽sections vidées avec un chariot
    }
option-gain-each = { $gain } par { $each }
option-gaining-each = recevoir { $gain } par { $each }
does-gain-each = Vous recevez { $gain } par { $each } que vous avez alors.
does-gain-each-owned = Vous recevez { $gain } par { $each } que vous avez alors, ce développement compris.
does-end-each = À la fin, { $vp } par { $each } que vous avez.
line-end-each = fin⍽: { $vp } par { $each }
tip-section-other = { $tile }, { $does }.
ruleset-end-twice = est à côté de symbol⍽; un développement compte l’un des deux
ruleset-end-nothing = ne dit rien, car rien n’est compté⍽; indiquer section, symbol ou each
ruleset-each-gain = appartient à { $key }, sans { $other }
ruleset-per-each = appartient à { $key }, qui dit ce qui est compté
ruleset-word-each = rien de ce qui se compte
does-cost-less = Coûte { $disk } de moins par { $each } que vous avez.
line-cost-less = un disque de moins par { $each }
ruleset-less-any = ne sert à rien⍽; le coût n’a aucun disque au choix à retirer
worker-example-season = Exemple⍽: { $disks } donnent { $made }.
worker-example-dry = Exemple⍽: avec { $water } dans le puits, la première action le met à sec{ $others ->
        [0] .
       *[other] , puis on peut extraire { $coal }.
    }
worker-example-reel = Exemple⍽: avec exactement { $stops } dans l’ascenseur, la première action retire { $removed }{ $others ->
        [0] .
       *[other] , puis on peut remonter { $coal }.
    }

## Effets de certaines saisons et années

when = { FORM($parts, "plain") }
in-year = en année { $year }
in-years = pendant les années { $first } à { $last }
from-year = à partir de l’année { $first }
to-year = jusqu’à l’année { $last }
every-season = { $season ->
        [spring] chaque printemps
        [summer] chaque été
       *[autumn] chaque automne
    }
every-phase = chaque saison avant l’hiver
does-timed = À l’acquisition { $when }⍽: { $does }
does-every = { CAP($when) }, dès le début⍽: { $does }
line-timed = { $when }⍽: { $line }
ruleset-timed-price = n’a pas sa place ici⍽; un prix est demandé chaque fois qu’on acquiert le développement
ruleset-timed-within = a sa propre saison ou ses propres années⍽; seul un effet du développement lui-même le peut
ruleset-years-backwards = est avant l’année { $first }, où il commence
ruleset-year-never = est l’année { $year }⍽; il y en a { $years }, et une de plus avec Fer
field-note-pinge = { $actions }× puits
field-note-pinge-short = { $actions }× puits
field-note-tunnel = { $actions }× galerie
field-note-tunnel-short = { $actions }× galerie
field-note-shaft = { $actions }× ascenseur
field-note-shaft-short = { $actions }× ascenseur
field-note-mine = { $actions }× mine
field-note-mine-short = { $actions }× mine
field-note-makes = fait { FORM($made, "or") }
field-note-makes-short = { FORM($made, "slashes") }
field-note-either = { $acts } ou { FORM($made, "or") }
field-note-either-short = ou { FORM($made, "slashes") }

## Ce que change une ébauche

changes-tile-new = Nouveau⍽: { $tile }
changes-tile-gone = Retiré⍽: { $tile }
changes-tile-thaler = { $tile } compte pour { $thaler } là où un plateau doit en offrir (V4).
changes-board-new = Un nouveau plateau⍽: { $board }.
changes-board-other = Le plateau { $board } est disposé autrement.
changes-tunnel-vp = Les sections de la galerie rapportent { FORM($list, "plain") }⍽PV.
changes-tunnel-symbols = Les sections de la galerie ont d’autres symboles.
changes-enhanced-vp = Galerie étendue { $board }⍽: ses sections rapportent { FORM($list, "plain") }⍽PV.
changes-enhanced-symbols = Galerie étendue { $board }⍽: ses sections ont d’autres symboles.
changes-enhanced-iron-only = Galerie étendue { $board }⍽: les sections { FORM($list, "plain") } ne prennent que du fer.
changes-figure = { $key }⍽: { $value }
changes-and-before = { $now } (jeu de base⍽: { $before })
changes-start = Chacun commence avec { $goods }.
changes-start-seat = { $seat } commence avec { $goods }.
changes-before = Jeu de base⍽: { $before }
drafts-title = Ébauches des règles
drafts-tip = Les nouvelles parties commencent avec ceci.
drafts-none = Jeu de base
drafts-none-told = les règles telles qu’elles sont dans la boîte
drafts-base-told = Le jeu tel qu’il est. Choisissez une ébauche pour voir ce qu’elle change et jouer avec elle jusqu’à la fermeture de la fenêtre.
drafts-changes = Ce que change «⍽{ $name }⍽»
drafts-nothing = Aucune valeur ne diffère du jeu de base.
drafts-unusable = On ne peut pas jouer avec ce fichier. { $why }
drafts-folder = Ici se trouvent les fichiers de règles de { $folder }, et ceux que vous déposez sur cette fenêtre.
newgame-drafts = Ébauches
newgame-drafts-tip = Jouer avec une ébauche des règles et voir ce qu’elle change.
newgame-draft = Ébauche⍽: { $name }
drafts-wrong = { $file } est inutilisable

## Notes de parties d’essai, rassemblées

help-playtest-does = parties jouées par des personnes
help-playtest-notes = rassembler ce que des personnes ont dit de parties d’essai, à côté de ce que le labo attend
help-playtest-notes-about = Lire les parties d’essai enregistrées dans un dossier et donner les résultats, les notes par moment, par développement et par ouvrier et les réponses, à côté de ce que les automas obtiennent avec le même jeu de règles.
help-playtest-notes-folder = avec des enregistrements, *.hasp, aussi dans les dossiers au-dessous
help-playtest-notes-report = d’un test de ces jeux de règles, dont les chiffres valent sans rejouer
help-playtest-notes-games = que les automas jouent par jeu de règles, nombre de places et modules ({ $default }⍽; 0 pour aucune)
help-playtest-notes-out = pour le rapport, .html ({ $default } dans le dossier)
help-play-at = ouvrir un enregistrement, { $pattern }, après tant de coups
run-at-of-record = est un moment d’un enregistrement⍽; indiquer aussi un enregistrement, { $pattern }
file-kind-summary = un résumé
file-kind-ladder = un classement
lab-people-no-folder = n’est pas un dossier
lab-people-none = { $folder }⍽: ne contient aucune partie d’essai. Une partie d’une ébauche en est une, et une partie commencée comme telle.
lab-people-none-read = { $folder }⍽: { $count ->
        [one] { $count }⍽enregistrement n’a pas pu être lu
       *[other] { $count }⍽enregistrements n’ont pas pu être lus
    }, le premier { $why }
lab-people-no-summary = { $file }⍽: n’est pas le résumé d’un test
lab-people-title = Ce que des personnes ont dit
lab-people-heading = { $games } de personnes, { $notes }
lab-people-games = { $count ->
        [one] { $count }⍽partie
       *[other] { $count }⍽parties
    }
lab-people-notes-count = { $count ->
        [one] { $count }⍽remarque
       *[other] { $count }⍽remarques
    }
lab-people-intro = Chaque commande, donnée là où ce rapport a été fait, ouvre une partie sur la table à ce moment.
lab-people-group = { $ruleset }, { $seats ->
        [one] { $seats }⍽place
       *[other] { $seats }⍽places
    }{ $modules ->
        [none] { "" }
       *[some] , { FORM($modules, "plain") }
    }
lab-people-lab = Ce que le labo attend vient de { $games ->
        [one] { $games }⍽partie
       *[other] { $games }⍽parties
    } de { FORM($players, "plain") } avec le même jeu de règles, jouées pour ce rapport.
lab-people-lab-kept = Ce que le labo attend vient de { $games ->
        [one] { $games }⍽partie
       *[other] { $games }⍽parties
    } de { FORM($players, "plain") } dans { $folder }.
lab-people-no-lab = Le labo n’a pas joué de telles parties⍽; les résultats restent donc seuls.
lab-people-few = { $count ->
        [one] Un résultat dit
       *[other] { $count }⍽résultats disent
    } peu de chose sur les chiffres⍽: les scores isolés du labo se dispersent de { $scatter }. Ce que disent les personnes compte dès la première partie.
lab-people-mean = Score des personnes
lab-people-results-count = { $count ->
        [one] { $count }⍽résultat
       *[other] { $count }⍽résultats
    }
lab-people-difference = { $value } par rapport au labo
lab-people-lab-mean = Score au labo
lab-people-nine-in-ten = neuf sur dix de { $low } à { $high }
lab-people-margin = Avance du vainqueur
lab-people-of-lab = au labo { $value }
lab-people-fun = Amusement (de 1 à 5)
lab-people-clear = Règles claires (de 1 à 5)
lab-people-felt = Longueur ressentie
lab-people-felt-count = { $count }⍽{ $felt }
lab-people-answers-count = { $count ->
        [one] { $count }⍽réponse
       *[other] { $count }⍽réponses
    }
lab-people-notes = Remarques par moment
lab-people-tiles = Remarques par développement
lab-people-answers = Réponses après la partie
lab-people-results = Résultats
lab-people-moment = Année { $year }, { $season }
lab-people-left = { $who }, après { $count ->
        [one] { $count }⍽coup
       *[other] { $count }⍽coups
    } de { $game }
lab-people-taken-back = { $left }⍽; repris jusqu’à { $count ->
        [one] { $count }⍽coup
       *[other] { $count }⍽coups
    }
lab-people-kinds = { $count }⍽{ $kind }
lab-people-listed = { FORM($items, "plain") }
lab-people-of = { $have } sur { $all }
lab-people-unfinished = { $count ->
        [one] arrêtée après { $count }⍽coup
       *[other] arrêtée après { $count }⍽coups
    }
lab-people-head-player = Qui
lab-people-head-vp = PV
lab-people-head-lead = Avance
lab-people-head-below = Plus bas au labo
lab-people-head-notes = Remarques
lab-people-head-kinds = Genres
lab-people-head-acquired = Acquis par des personnes
lab-people-head-acquired-lab = Au labo
lab-people-head-game = Partie
lab-people-head-fun = Amusement
lab-people-head-clear = Clarté
lab-people-head-felt = Longueur ressentie
lab-people-head-change = La seule chose à changer
lab-people-unread = Enregistrements illisibles
lab-people-not-read = Non lu⍽: { $why }
lab-people-ordinary = { $count ->
        [one] { $count }⍽enregistrement d’une partie ordinaire est laissé de côté.
       *[other] { $count }⍽enregistrements de parties ordinaires sont laissés de côté.
    }
lab-people-left-out = { $count ->
        [one] { $count }⍽enregistrement dépasse ce qui est lu en une fois.
       *[other] { $count }⍽enregistrements dépassent ce qui est lu en une fois.
    }
lab-people-written = Rapport⍽: { $file }
changes-mark = Ébauche⍽; dans le jeu de base⍽: { $before }.
changes-mark-new = Ébauche⍽; cela n’existe pas dans le jeu de base.
answer-disk = Un { $disk } { $own ->
        [none] ne sert à aucun ouvrier de base.
       *[some] { FORM($own, "semicolons") }.
    }{ $actions ->
        [none] {""}
       *[some] {" "}{ FORM($actions, "sentences") }
    }{ $paid ->
        [none] {""}
       *[some] {" "}Il peut payer { FORM($paid, "or") }.
    }
answer-disk-use = donne { $does } avec { FORM($workers, "or") }
answer-phase-more = Une phase⍽: prendre des disques, fixer l’ordre du tour, planifier, travailler. { FORM($bonuses, "sentences") }

## Fins avant la dernière année

having-vp = { $vp }
having-section = { $count ->
        [one] { $count }⍽section vidée
       *[other] { $count }⍽sections vidées
    }
having-development = { $count ->
        [one] { $count }⍽développement
       *[other] { $count }⍽développements
    }
having-prop = { $count ->
        [one] { $count }⍽étai dans la mine
       *[other] { $count }⍽étais dans la mine
    }
having-agriculture = { $count ->
        [one] { $count }⍽symbole agriculture
       *[other] { $count }⍽symboles agriculture
    }
having-building = { $count ->
        [one] { $count }⍽symbole de bâtiment
       *[other] { $count }⍽symboles de bâtiment
    }
having-mining = { $count ->
        [one] { $count }⍽symbole mine
       *[other] { $count }⍽symboles mine
    }
event-end-reached = { $seat } a { $having }⍽: la partie se termine avec cet hiver.
event-end-over = { $seat } a { $having }⍽: la partie est finie avant la dernière année.
answer-year-ends = Elle se termine plus tôt, avec l’hiver qui suit, dès que quelqu’un a { FORM($ends, "or") }.
ruleset-word-end = rien qui termine une partie
help-example-draft = jouer avec une ébauche des règles

## Dossiers de parties

folder-run = Parties à voir
folder-notes = Notes de parties d’essai
folder-row-tip = Un clic ouvre la table à ce moment. De là on avance coup par coup, et le menu permet de continuer à jouer.
folder-empty = Il n’y a pas de parties ici.
folder-reasons = { FORM($reasons, "dots") }
folder-note = { FORM($parts, "dots") }⍽: { $words }
folder-note-bare = { FORM($parts, "dots") }
folder-left = Année⍽{ $year }, { $season } · { $seat }, après { $count ->
        [one] { $count }⍽coup
       *[other] { $count }⍽coups
    } de { $file }
folder-taken-back = { $left }⍽; repris jusqu’à { $count ->
        [one] { $count }⍽coup
       *[other] { $count }⍽coups
    }
folder-no-notes = { FORM($players, "plain") } · { $count ->
        [one] { $count }⍽coup
       *[other] { $count }⍽coups
    }, aucune note
replay-note = Note de { $seat }⍽: { $note }
replay-note-of = Note de { $seat }, 1 sur { $count } ici⍽: { $note }

## Gains des autres

option-gain-others = { $gain } pour les autres
option-gain-all = { $gain } pour tous
does-gain-others = Tous les autres reçoivent { $gain }.
does-gain-all = Tous reçoivent { $gain }.
ruleset-whom-within = est celui d’une option⍽; seul un effet du développement lui-même peut toucher les autres
## Ébauches : ouvriers, places de l’ordre du tour, lots de tuiles
changes-worker-new = Un nouvel ouvrier⍽: { $worker }
changes-start-place = La place { $place } du premier ordre du tour commence avec { $goods }.
changes-tile-set-base = { $tile }⍽: tiré avec les développements du jeu de base.
changes-tile-set-valley = { $tile }⍽: ajouté avec les nouveaux développements de la vallée de la Ruhr.
changes-tile-set-black = { $tile }⍽: fait partie du module Développements noirs.
changes-tile-set-iron = { $tile }⍽: fait partie du module Fer.
changes-mark-more = Ébauche⍽; une partie de cela est nouvelle.

## Parties à voir : leurs moments décisifs
lab-worth-lowest-score = Score le plus bas⍽: { $value }⍽PV
lab-worth-longest = La plus longue⍽: { $value ->
        [one] { $value } décision
       *[other] { $value } décisions
    }
lab-moment-lead = Année⍽{ $year }, { $season }⍽: { $seat } prend la tête pour la dernière fois, décompte final compris
lab-moment-ahead = Année⍽{ $year }, { $season }⍽: { $seat } creuse l’écart de { $value }⍽PV, décompte final compris
lab-moment-behind = Année⍽{ $year }, { $season }⍽: { $seat } perd encore { $value }⍽PV sur la tête, décompte final compris
lab-moment-gains = Année⍽{ $year }, { $season }⍽: { $seat } gagne { $value }⍽PV, décompte final compris
lab-moment-decisions = Année⍽{ $year }, { $season }⍽: { $value ->
        [one] { $value } décision, plus qu’en toute autre saison
       *[other] { $value } décisions, plus qu’en toute autre saison
    }
lab-moment-goes = Année⍽{ $year }, { $season }⍽: { $label }, de { $before } à { $value }
lab-moment-goes-seat = Année⍽{ $year }, { $season }⍽: { $seat }, { $label }, de { $before } à { $value }
lab-moment-stays = Année⍽{ $year }, { $season }⍽: { $label }, { $value } à partir d’ici
lab-moment-stays-seat = Année⍽{ $year }, { $season }⍽: { $seat }, { $label }, { $value } à partir d’ici
folder-seat-score = { $name }⍽{ $score }
folder-worth = { FORM($seats, "plain") } · { $file }
folder-places = Parties d’essai
folder-places-tip = Montre les dossiers de parties⍽: ce qui vaut d’être vu dans les séries du laboratoire, et ce que les joueurs ont noté.
folder-places-told = Dossiers de parties dans { $folder }, et ceux ouverts dans cette fenêtre
folder-place-tip = Un clic montre ce qui vaut d’être vu ou a été noté dans les parties de ce dossier.
folder-no-places = Il n’y a pas encore de dossier de parties ici. Déposez-en un sur cette fenêtre, par exemple le rapport d’un test.
folder-has-seen = { $count ->
        [one] { $count } partie à voir
       *[other] { $count } parties à voir
    }
folder-has-records = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }

## Notes que l’on modifie
playtest-note-own = Une de vos notes
playtest-note-own-tip = Vos notes sur cette partie, et une nouvelle. Tant qu’elle n’est pas finie, vous pouvez les modifier ou les retirer.
playtest-note-change = Modifier la note
playtest-note-change-tip = Conserve la note telle qu’elle est ici. Son moment reste le même.
playtest-note-remove = La retirer
playtest-note-remove-tip = Retire la note de la partie, définitivement.
## Nouvelle partie d’une ébauche

preset-without-iron = Cette ébauche a besoin de fer, qui n’existe qu’avec le module Fer.
newgame-playtest-draft = Une partie d’une ébauche prend toujours des notes et pose quatre courtes questions à la fin.
## Pertes

option-lose = perdre { $goods }
option-lose-others = les autres perdent { $goods }
option-lose-all = tous perdent { $goods }
does-lose = Vous perdez { $goods }, dans la limite de ce que vous avez.
does-lose-others = Tous les autres perdent { $goods }, dans la limite de ce qu’ils ont.
does-lose-all = Tous perdent { $goods }, dans la limite de ce qu’ils ont.
event-taken-away = { $seat } perd { $goods } ({ $rule }).
ruleset-empty-loss = est vide⍽; indiquer ce qui est perdu
ruleset-coming-effect = appartient à { $names }, sans { $other }
metric-taken-away = Perdu par des développements
about-taken-away = Biens de la ferme, charbon du puits et eau que prennent les effets de développements, les siens compris.

## Une ébauche à table

field-note-uses = { FORM($uses, "slashes") }
field-note-swap = { FORM($spent, "plus") } = { FORM($made, "plus") }
field-note-brings = { FORM($made, "plus") }
field-note-swaps = échange
lab-group-workers = Ouvriers qu’une ébauche ajoute
metric-worker-each = Mises au travail⍽: { $member }
about-worker-each = Combien de fois l’ouvrier de ce nom a travaillé pour la place⍽; vide pour une place qui n’a jamais eu son emplacement.
lab-verdict-workers = Combien de fois un ouvrier de l’ébauche travaille dans une partie, pour chaque place qui a son emplacement⍽: { FORM($workers, "semicolons") }.
lab-verdict-worker = { $worker } { $mean } fois{ $known }
lab-verdict-worker-never = { $worker } jamais
# -- storage places --
does-stores = En hiver, stocke { FORM($stores, "and") }.
line-stores = stocke { FORM($stores, "and") }
storage-goods = 1⍽{ FORM($goods, "or") }
storage-good = { $good }{ $points ->
        [0] { "" }
       *[other] {" "}({ $vp })
    }
storage-place = { CAP(FORM($slot, "short")) }{ $tiles ->
        [none] { "" }
       *[some] {" "}({ FORM($tiles, "or") })
    }⍽: { $goods }.
storage-worth = { $places ->
        [none] { "" }
       *[some] {" "}En hiver, 1⍽{ $good } rapporte { FORM($places, "and") }.
    }
storage-brings = { $vp } { FORM($slot, "in") }
ruleset-moved-key = se trouve ailleurs désormais⍽; écrire { $key }
ruleset-storage-farm = ne peut pas disparaître et est ouverte dès le début⍽; le stockage y commence
ruleset-storage-nothing = n’accepte rien⍽; indiquer les PV d’une ressource qu’on y stocke, par exemple coal = 1
ruleset-storage-closed = personne ne pourra jamais ouvrir cette case de stockage⍽; indiquer { FORM($names, "plain") }, une capacité qu’un développement possède, ou le numéro d’un développement
ruleset-storage-idle = n’ouvre aucune case de stockage et n’apporte rien d’autre⍽; garder la case ou écrire { $none } ici
metric-stored-each = Stocké en hiver ({ $member })
about-stored-each = Les ressources que cette case de stockage a gardées d’hiver en hiver.
draft-storage = Une case de stockage⍽: chaque ressource qu’elle garde l’hiver, avec ses PV, et ce qui l’ouvre. Les autres⍽: { $names }.
## Ouvriers d’un développement

does-worker = Dès la phase suivante⍽: { $worker }, une fois par phase. { $text }
line-worker = { $worker }

## Workers in notes, and the draft of a result

playtest-note-about-worker = Sur l’emplacement { $about }
playtest-note-about-worker-tip = L’emplacement de l’ouvrier que visait le pointeur.
lab-people-workers = Remarques par ouvrier
lab-people-head-worker = Ouvrier
lab-people-head-worked = Mises au travail par des personnes, par partie
lab-people-head-worked-lab = Au labo
result-draft = Une partie de l’ébauche «⍽{ $name }⍽».

## Parties pour apprendre et chercher

adapters-parameter = { $name } n’est pas un paramètre de partie⍽; il y a { FORM($names, "plain") }
adapters-boards = boards⍽: { $given } n’est pas un nombre de plateaux à partir de 1
adapters-number = { $name }⍽: { $given } n’est pas un nombre entier
adapters-truth = { $name }⍽: { $given } n’est ni True ni False
adapters-returns = returns⍽: { $given } n’est pas une façon de donner un résultat⍽; il y a { FORM($names, "plain") }
adapters-start-by-turn = des règles où les places commencent avec des biens selon l’ordre du tour ne peuvent se jouer ici, car cet ordre n’est tiré qu’ensuite
adapters-agent = { $name } n’est pas un agent de cette partie⍽; il y a { FORM($names, "plain") }
adapters-no-agent = des automas ont toutes les places⍽; en laisser une à un agent
openspiel-simulations = { $name } a besoin d’un nombre de simulations, par exemple { $example }
openspiel-title = { $games ->
        [one] 1 partie
       *[other] { $games } parties
    } avec OpenSpiel
openspiel-head-bot = Bot
openspiel-head-wins = Victoires, %
openspiel-head-vp = PV
openspiel-head-margin = Avance sur les autres, PV
help-openspiel = faire jouer des bots d’OpenSpiel contre des automas
help-openspiel-about = Jouer des parties selon l’édition OpenSpiel des règles entre ses bots et des automas, en changeant de places, et dire ce que chacun a obtenu, avec l’intervalle à 95⍽%.
help-openspiel-bots = bots par place, tous différents⍽: { $mcts } et { $ismcts } cherchent avec N simulations par décision, { $uniform } tire au sort, tout automa sauf { $mcts } joue comme ailleurs ({ $default })
help-openspiel-games = autant de parties, arrondies vers le haut pour que chaque bot ait chaque place aussi souvent ({ $default })
help-openspiel-more = OpenSpiel s’installe quand cette commande tourne pour la première fois. L’aspect du jeu pour lui est décrit dans docs/research.md.
