# Les leçons, lues quand le premier texte d’une leçon est demandé. Chaque étape a son texte sous le nom de la leçon et celui de
# l’étape, un exercice aussi `-task`, `-hint` et un texte `-wrong-` pour chaque façon de le manquer.

## Le but du jeu

lesson-goal = Le but du jeu
lesson-goal-about = Du charbon, des points de victoire et des taxes
lesson-goal-welcome = Bienvenue dans votre ferme au bord de la Ruhr⍽! La partie dure { $years }⍽années. Celui qui a alors le plus de points de victoire (PV) gagne. Les vôtres sont indiqués ici et au bord de la roue.
lesson-goal-coal = Tout tourne autour du charbon. Chaque hiver, celui de votre ferme rapporte des PV. Vous avez { $coal }⍽: cela rapporte { $coal_vp }. Un de plus, et ce serait { $next_coal_vp }⍽! Chacun des suivants rapporte { $further_coal_vp }.
lesson-goal-dig = C’est l’automne, et votre plan est prêt. Avec le disque noir, votre fermier travaille à la mine.
lesson-goal-dig-task = Cliquez sur le fermier, puis sur le charbon du puits.
lesson-goal-dig-hint = D’abord la case du fermier, puis le charbon qui brille. L’eau peut rester où elle est.
lesson-goal-dig-wrong-water = Votre fermier a retiré { $one_water } du puits. C’est parfois utile, mais un disque n’est qu’une action, et maintenant aucun charbon n’est extrait.
lesson-goal-dig-wrong-turn = Vous avez terminé votre tour, et le fermier n’a pas travaillé. Sans un troisième charbon, l’hiver ne rapporte rien.
lesson-goal-lease = Bien extrait⍽: { $coal }, soit { $coal_vp } cet hiver. Mais il faut aussi payer les taxes⍽: { FORM($lease, "plain") }. Vous avez { $food }. Chaque pièce qui manque est une dette, et les dettes font mal à la fin⍽: { $first_debt } pour la première, { $further_debt } pour chacune des suivantes.
lesson-goal-winter = Avec le disque jaune, votre serviteur produit de la nourriture. Puis l’année s’achève⍽: le charbon est compté, les taxes sont payées, et vous pouvez stocker une chose pour le printemps.
lesson-goal-winter-task = Faites travailler le serviteur et passez l’hiver sans dette.
lesson-goal-winter-hint = Cliquez sur le serviteur⍽; quand personne ne peut plus rien faire, votre tour se termine seul. Sur la feuille de l’hiver, mettez le charbon dans la case, terminez et passez au printemps.
lesson-goal-winter-wrong-debt = L’hiver est venu avant qu’il y ait assez de nourriture⍽: une pièce manquait pour les taxes, et vous avez maintenant une dette. Le serviteur aurait pu la produire.
lesson-goal-end = Voilà toute l’année en petit⍽: extraire, et être prêt pour l’hiver. Le charbon sans case est perdu, mais il a compté. Vous avez maintenant { $score }. Les développements et la galerie rapportent aussi des PV⍽; d’autres leçons en parlent.

## Disques et ordre de tour

lesson-disks = Disques et ordre de tour
lesson-disks-about = Ce que font les couleurs, et qui commence
lesson-disks-colours = Chaque phase commence par des disques⍽; c’est le travail que vos gens peuvent faire. Les noirs travaillent à la mine, les marron coupent du bois, les jaunes produisent de la nourriture.
lesson-disks-drop = Cet emplacement porte une goutte. Celui qui y prend des disques à la première prise reçoit { $one_water } dans sa mine. À la seconde, il est sec.
lesson-disks-first = Première prise⍽: choisissez un emplacement et une couleur, et tous les disques de cette couleur sont à vous. Il n’y a pas de maximum.
lesson-disks-first-task = Prenez au moins deux disques, et restez au sec.
lesson-disks-first-hint = L’emplacement⍽1 n’a pas de goutte. Ses disques noirs et ses disques marron conviennent aussi bien.
lesson-disks-first-wrong-water = Ces disques étaient sur l’emplacement à la goutte⍽: vous avez reçu { $one_water }. Cela vaut parfois la peine, mais pas maintenant.
lesson-disks-first-wrong-few = Un disque n’est qu’un seul travail. Il y avait plus à prendre d’une autre couleur.
lesson-disks-reserve = Ce qui est dans une réserve passe à l’emplacement voisin à la phase suivante. Vous voyez donc ce qui vient.
lesson-disks-second = Maintenant, c’est votre voisin qui prend. Puis vient votre seconde prise⍽: celui qui a moins de { $limit }⍽disques peut prendre encore une couleur d’un emplacement, jusqu’à { $limit } en tout.
lesson-disks-second-task = Complétez jusqu’à { $limit }⍽disques.
lesson-disks-second-hint = Cherchez une couleur dont il reste assez. S’il y en a plus que vous ne pouvez prendre, vous en recevez simplement moins.
lesson-disks-second-wrong-none = Vous n’avez rien pris, et vos gens auront moins à faire. Cela ne se rattrape pas.
lesson-disks-second-wrong-few = Vous avez encore moins de { $limit }⍽disques. Il y avait une couleur avec davantage.
lesson-disks-order = Ce que vous avez pris d’abord est sur la brouette⍽1, et la brouette⍽1 décide du nouvel ordre. Un disque jaune compte { $value_yellow }, un marron { $value_brown }, un noir { $value_black }. La plus petite somme commence. À égalité, celui qui était plus loin dans l’ordre passe devant.
lesson-disks-before = Être tôt vaut quelque chose⍽: vous choisissez votre développement avant les autres, et vos disques à la phase suivante. Une nouvelle phase⍽: votre voisin a déjà pris deux disques marron.
lesson-disks-both = Maintenant les deux à la fois⍽: pensez à votre travail, et à l’ordre.
lesson-disks-both-task = Soyez premier dans le nouvel ordre, avec au moins quatre disques, et restez au sec.
lesson-disks-both-hint = La brouette⍽1 de votre voisin compte deux fois { $value_brown }. Restez en dessous à la première prise, puis complétez. À la seconde, la goutte ne fait rien.
lesson-disks-both-wrong-water = Vous êtes allé à la goutte à la première prise, et vous avez reçu { $one_water }.
lesson-disks-both-wrong-late = Votre brouette⍽1 compte plus que celle de votre voisin⍽: vous passez donc après lui.
lesson-disks-both-wrong-few = Vous êtes premier, mais avec trop peu de disques. Une seconde prise vous était encore ouverte.
lesson-disks-end = Bien choisi⍽: vous êtes premier, et il y a du travail pour tous. Vous apprendrez ensuite ce que vos gens font des disques.

## Planification et ouvriers

lesson-planning = Planification et ouvriers
lesson-planning-about = Ce que fait un disque, et qui vous pouvez embaucher
lesson-planning-own = Le fermier et le serviteur sont à vous toute l’année. Sur chacun, vous placez des disques d’une couleur, autant que vous voulez⍽: { $one_black } est une action à la mine, { $one_brown } donne { $one_wood }, { $one_yellow } donne { $one_food }.
lesson-planning-summer = C’est l’été⍽: un fermier qui produit de la nourriture en reçoit maintenant { $summer_food } de plus. Le serviteur, non.
lesson-planning-plan = Vos disques sont sur les brouettes. Un disque cliqué va sur la case au bord orange⍽; cliquez sur une case pour la choisir, ou faites-y glisser le disque. Un clic le reprend.
lesson-planning-plan-task = Donnez du travail au fermier et au serviteur, et terminez le plan.
lesson-planning-plan-hint = Cliquez sur une case, puis sur des disques d’une couleur⍽; puis sur l’autre case et l’autre couleur. «⍽Terminer le plan⍽» achève.
lesson-planning-plan-wrong-idle = L’un des deux n’a rien à faire, alors qu’il restait des disques. Ceux qui ne servent pas retournent simplement dans le sac.
lesson-planning-digger = Bien planifié⍽! Une autre table, en automne. Vous pouvez aussi embaucher le creuseur⍽: pour { $one_yellow }, { $one_food } ou { $one_thaler }, il a { $digger }⍽actions dans le puits. Ce qui le paie doit être à vous quand vous planifiez.
lesson-planning-synergy = Et une astuce à connaître⍽: si le fermier et le serviteur font le même travail, le second en fait { $synergy } de plus qu’il n’a de disques.
lesson-planning-four = Vous avez trois disques noirs et { $food }, et quatre charbons sont accessibles. Il y a plus d’une façon de les avoir tous.
lesson-planning-four-task = Planifiez et travaillez pour extraire quatre charbons dans cette phase.
lesson-planning-four-hint = Trois disques sur un ouvrier en extraient trois. Répartissez-les, ou faites aider le creuseur.
lesson-planning-four-wrong-few = C’était trop peu⍽: du charbon est encore accessible. Il faut tous vos disques noirs, et davantage⍽: vos deux gens ensemble à la mine, ou le creuseur.
lesson-planning-end = Les quatre sont sortis⍽! Qui travaille d’abord, et avec qui, c’est à vous d’en décider à chaque tour. Ensuite⍽: l’eau qui arrête tout.

## Fosses et étais

lesson-water = Les fosses et les étais
lesson-water-about = Ce qui arrête le travail, et ce qui ouvre la voie
lesson-water-stops = Voici l’eau de votre puits⍽: { $water }. À partir de { $stops_pinge }, personne n’y extrait. Elles viennent avec les saisons, et avec les disques d’un emplacement à goutte.
lesson-water-drain = Une action à la mine retire { $drained }, ou extrait un charbon. Votre fermier a deux disques noirs, donc deux actions.
lesson-water-drain-task = Sortez un charbon du puits.
lesson-water-drain-hint = Cliquez sur le fermier, puis sur l’eau, puis sur le charbon.
lesson-water-drain-wrong-dry = Le puits est à sec, mais aucun charbon n’est extrait. Une action suffisait pour l’eau.
lesson-water-drain-wrong-turn = Le tour est fini, et aucun charbon n’est extrait.
lesson-water-prop = Le premier charbon était accessible. Le suivant est derrière un emplacement de bois vide, et personne n’y arrive sans étai. Votre ferme a { $wood }.
lesson-water-open = Poser un étai ne coûte rien⍽: c’est possible à tout moment de votre tour, même au milieu des actions d’un ouvrier. Il va sur le premier emplacement vide à gauche.
lesson-water-open-task = Posez un étai, et extrayez le charbon derrière.
lesson-water-open-hint = Cliquez sur l’emplacement vide du puits⍽; puis faites extraire le fermier.
lesson-water-open-wrong-turn = Le tour est fini, et le charbon est toujours derrière son emplacement de bois, ou intact.
lesson-water-both = Une autre table, et tout à la fois⍽: { $water } dans le puits, un emplacement de bois vide, et pas de bois. Vous avez deux disques noirs et un marron⍽; un marron donne { $one_wood }.
lesson-water-again = Planifiez-le, et voyez bien qui travaille d’abord.
lesson-water-again-task = Extrayez un charbon, et laissez moins de { $stops_pinge } dans le puits, pour y travailler ensuite.
lesson-water-again-hint = Le marron sur l’un, les noirs sur l’autre. Celui qui a le marron travaille d’abord, puis vous posez l’étai⍽; puis l’autre retire l’eau et extrait.
lesson-water-again-wrong-order = Le bois était là, mais aucun étai ne se trouvait devant ce charbon quand on a travaillé à la mine⍽: il faut le poser avant.
lesson-water-again-wrong-prop = L’étai est posé, mais le charbon est toujours là. Celui qui va à la mine a besoin d’une action pour l’eau et d’une pour extraire.
lesson-water-again-wrong-wood = Sans { $one_wood }, personne n’arrive à ce charbon, et ce que vous n’avez pas, vous ne pouvez pas le poser.
lesson-water-end = Les pieds au sec et la voie libre⍽: c’est la moitié de l’art à la mine. L’eau qui reste à la fin de la partie coûte aussi des PV.

## Développements

lesson-developments = Les développements
lesson-developments-about = Ce qu’ils coûtent, et pourquoi il est bon d’être tôt
lesson-developments-cost = Au lieu de travailler, votre fermier peut acquérir un développement par phase. À son bord figurent les disques qu’il demande, exactement autant⍽: un gris peut être de toute couleur.
lesson-developments-points = Un développement rapporte des PV immédiatement, le plus à celui qui arrive le premier. PV par ordre d’arrivée⍽: { FORM($arrivals, "semicolons") }. Plusieurs joueurs peuvent avoir le même.
lesson-developments-first = Vous avez deux disques noirs et deux marron. Dans la rangée du haut, vous pouvez prendre tout développement dont vous placez les disques.
lesson-developments-first-task = Acquérez un développement de la rangée du haut.
lesson-developments-first-hint = Deux disques noirs sur le fermier conviennent à l’un, deux marron à l’autre. Terminez le plan⍽; puis cliquez sur le développement.
lesson-developments-first-wrong-none = Rien n’a été acquis. Il faut sur le fermier exactement les disques du bord⍽: un de trop est aussi faux qu’un de moins.
lesson-developments-beside = Le piolet est maintenant à vous⍽: votre serviteur peut développer aussi. Plus bas, vous ne pouvez prendre que ce qui touche l’un des vôtres.
lesson-developments-second = Vous avez trois disques, un noir et deux marron. Ils suffisent pour un développement de la deuxième rangée.
lesson-developments-second-task = Acquérez un développement de la deuxième rangée.
lesson-developments-second-hint = Les trois disques sur un même ouvrier, comme le bord le demande. Ce qui brille pendant le travail peut être pris.
lesson-developments-second-wrong-level = C’est un bon développement, mais de la rangée du haut. La deuxième demande un disque de plus.
lesson-developments-second-wrong-none = Rien de la deuxième rangée n’a été acquis. Les trois disques doivent être sur le même ouvrier.
lesson-developments-distant = Dès qu’un autre possède un développement, vous pouvez l’obtenir même s’il ne touche aucun des vôtres. Vous lui donnez pour cela un bien de votre ferme⍽: { FORM($distant, "semicolons") }. Montrez un développement, et vous lirez ce qu’il fait.

## Galerie et Haspelknecht

lesson-tunnel = La galerie et le Haspelknecht
lesson-tunnel-about = Ce qui vient quand le puits est vide
lesson-tunnel-last = La deuxième année, et il ne reste qu’un charbon dans votre puits. Quand il est sorti, le puits est épuisé et la galerie s’ouvre. { $bonus ->
        [none] {""}
       *[some] Finir tôt rapporte immédiatement⍽: { FORM($bonus, "plain") }.
    }
lesson-tunnel-exhaust = Votre fermier a un disque noir.
lesson-tunnel-exhaust-task = Épuisez le puits.
lesson-tunnel-exhaust-hint = Cliquez sur le fermier, puis sur le dernier charbon.
lesson-tunnel-exhaust-wrong-water = L’eau est partie, mais le charbon est toujours là, et le disque est utilisé.
lesson-tunnel-exhaust-wrong-turn = Le tour est fini, et le dernier charbon est toujours là.
lesson-tunnel-open = Réussi⍽! Une saison plus tard, un premier étai est déjà posé dans la galerie. Elle a { $sections }⍽sections, chacune derrière un emplacement de bois⍽; une section vide rapporte à la fin les PV inscrits au-dessus. L’eau du puits est maintenant dans l’ascenseur.
lesson-tunnel-shaft = Le creuseur est parti. Le mineur extrait ici jusqu’à { $miner }, pour { $one_food } ou { $one_thaler }. Il tombe dans l’ascenseur et n’y compte pas⍽: c’est le Haspelknecht, pour { $one_yellow }, { $one_food } ou { $one_thaler }, qui le remonte à la ferme.
lesson-tunnel-reel = Vous avez { $food }, { $wood }, deux disques noirs et un jaune. Le fermier et le serviteur peuvent extraire ici aussi.
lesson-tunnel-reel-task = Remontez un charbon de la galerie à votre ferme.
lesson-tunnel-reel-hint = Quelqu’un doit d’abord extraire, puis le Haspelknecht remonte. Payez l’un en nourriture, l’autre en nourriture ou avec le disque jaune.
lesson-tunnel-reel-wrong-shaft = Le charbon est dans l’ascenseur, et il n’y compte pas. Personne n’était embauché pour le remonter, ou il est venu trop tôt.
lesson-tunnel-reel-wrong-none = Personne n’a extrait, il n’y avait donc rien à remonter.
lesson-tunnel-end = Le voilà, et d’autres suivront de la même façon⍽! Attention à l’eau de l’ascenseur⍽: à partir de { $stops_reeling }, rien n’est remonté avant d’en retirer, et à partir de { $stops_tunnel }, personne n’extrait dans la galerie.

## L’hiver

lesson-winter = L’hiver
lesson-winter-about = Compter, payer et stocker sans perte
lesson-winter-scale = On compte d’abord le charbon de votre ferme⍽: à partir de { $first_coal }, il y a { $first_coal_vp }, et { $further_coal_vp } pour chacun des suivants. Vous avez { $coal }, soit { $coal_vp }⍽; avec un de plus, ce serait { $next_coal_vp }.
lesson-winter-lease = Ensuite, on paie les taxes, cette année { FORM($lease, "plain") }. Vous avez { $food } et { $thaler }. Chaque pièce qui manque est une dette, qui compte { $first_debt } à la fin, et chacune des suivantes { $further_debt }.
lesson-winter-storage = Enfin vous stockez⍽: une chose a sa place à la ferme, le reste est perdu. Le bois y rapporte { $farm_wood }⍽; le charbon ne rapporte rien, mais sera là l’année suivante. Les thalers n’ont pas besoin de place.
lesson-winter-winter = C’est l’automne⍽: deux disques noirs et un jaune. Préparez-vous, et passez l’hiver.
lesson-winter-winter-task = Arrivez au printemps sans nouvelle dette et avec au moins deux PV de plus.
lesson-winter-winter-hint = Les noirs sur l’un, le jaune sur l’autre. Après votre tour, comptez le charbon⍽; puis stockez quelque chose et terminez.
lesson-winter-winter-wrong-debt = Il manquait quelque chose pour les taxes⍽: vous avez reçu une dette. Un disque jaune donne la nourriture, et le thaler ne doit pas être dépensé avant.
lesson-winter-winter-wrong-coal = Les taxes sont payées, mais il y avait trop peu de charbon à compter. Les disques noirs l’extraient avant l’hiver.
lesson-winter-end = Vous avez { $score } et une ferme honnête. Les taxes de l’année prochaine demandent plus de thalers⍽; pensez-y à temps. C’était la dernière leçon⍽: à vous de jouer⍽!

## Expliqué dans la première partie

lesson-moment-taking-title = Prendre des disques
lesson-moment-taking = Les disques sont le travail de vos gens⍽: les noirs travaillent à la mine, les marron coupent du bois, les jaunes produisent de la nourriture. Choisissez une couleur dans un emplacement⍽: tous ses disques sont à vous. Pour cette première prise, l’emplacement à goutte vous donne aussi { $one_water }, et l’eau arrête tôt ou tard le travail à la mine.
lesson-moment-drop-title = La goutte
lesson-moment-drop = Tous les disques noirs sont dans l’emplacement à goutte. Ils peuvent valoir { $one_water }⍽: un disque noir retirera plus tard { $drained }. Pensez seulement qu’à partir de { $stops_pinge }, personne n’extrait dans votre puits, et que la nappe monte d’elle-même au printemps et en automne⍽: vous avez { $water }.
lesson-moment-dry-title = Noir et au sec
lesson-moment-dry = Il y a des disques noirs dans un emplacement sans goutte⍽: avec eux, vous travaillez à la mine et restez au sec. Cela compte, car à partir de { $stops_pinge }, personne n’extrait dans votre puits, et la nappe monte d’elle-même au printemps et en automne⍽: vous avez { $water }.
lesson-moment-second-title = Prendre encore
lesson-moment-second = Vous avez moins de { $limit }⍽disques⍽: vous pouvez donc prendre encore une fois, jusqu’à { $limit } en tout. Cette fois, la goutte ne fait rien.
lesson-moment-return-title = Remettre une fosse
lesson-moment-return = En ce premier printemps seulement⍽: celui qui a moins de { $limit }⍽disques peut remettre { $one_water }. Aucune raison de s’en priver.
lesson-moment-plan-title = Votre premier plan
lesson-moment-plan = Placez vos disques auprès de vos gens. Le fermier et le serviteur prennent des disques d’une seule couleur, qui dit ce qu’ils feront. Un disque cliqué va sur la case au bord orange⍽; cliquez sur un ouvrier pour choisir la sienne. Rien n’est fixé tant que vous n’avez pas terminé le plan.
lesson-moment-develop-title = Un développement
lesson-moment-develop = Vos disques suffiraient pour un développement⍽: placez sur le fermier exactement ce qui figure à son bord, et rien de plus⍽; le gris prend toute couleur. Il rapporte des PV immédiatement et vous aide jusqu’à la fin.
lesson-moment-digger-title = Le creuseur
lesson-moment-digger = Il travaille pour { $one_yellow }, { $one_food } ou { $one_thaler }⍽: { $digger }⍽actions dans le puits. S’il y a { $stops_pinge } ou plus, il les retire d’abord, sinon il extrait du charbon.
lesson-moment-work-title = Vos gens travaillent
lesson-moment-work = Cliquez sur vos ouvriers dans l’ordre que vous voulez⍽; chacun finit avant que le suivant commence. Votre tour se termine tout seul quand il ne reste rien à faire⍽; sinon, terminez-le avec le grand bouton.
lesson-moment-water-title = L’eau arrête le puits
lesson-moment-water = Il y a { $water } dans votre puits, et à partir de { $stops_pinge } personne n’y extrait. Un disque noir retire { $drained }⍽; la voie est alors libre.
lesson-moment-prop-title = Il manque un étai
lesson-moment-prop = Le prochain charbon est derrière un emplacement de bois vide. Le bois de votre ferme s’y pose d’un clic, à tout moment de votre tour⍽; d’ici là, il n’y a rien à extraire.
lesson-moment-order-title = L’ordre de tour
lesson-moment-order = Ce que vous prenez d’abord est sur la brouette⍽1 et décide qui commence⍽: le jaune compte { $value_yellow }, le marron { $value_brown }, le noir { $value_black } par disque, et la plus petite somme passe en premier. Qui passe en premier choisit en premier.
lesson-moment-reserve-title = Ce qui vient
lesson-moment-reserve = Les disques d’une réserve passent à l’emplacement voisin à la phase suivante. Un coup d’œil vous dit sur quoi vous pouvez compter.
lesson-moment-synergy-title = Ensemble
lesson-moment-synergy = Si le fermier et le serviteur font le même travail, le second en fait { $synergy } de plus. Des disques noirs sur les deux donnent beaucoup de charbon.
lesson-moment-coal-title = L’hiver approche
lesson-moment-coal = C’est la dernière phase avant l’hiver. Le charbon de la ferme y compte, à partir de { $first_coal }⍽: vous avez { $coal }, soit { $coal_vp }⍽; avec un de plus, ce serait { $next_coal_vp }.
lesson-moment-lease-title = Les taxes
lesson-moment-lease = En hiver, vous payez { FORM($lease, "plain") }, et vous n’avez pas encore tout. Chaque pièce qui manque est une dette⍽: { $first_debt } pour la première, { $further_debt } pour chacune des suivantes.
lesson-moment-storage-title = Stocker
lesson-moment-storage = En hiver, une fois le charbon décompté et les taxes payées, vous gardez une ressource par case⍽; vous avez { $slots ->
        [one] { $slots }⍽case
       *[other] { $slots }⍽cases
    }. Ce qui n’en trouve pas est perdu. Le bois à la ferme rapporte { $farm_wood }, et le charbon gardé compte encore l’hiver suivant.
lesson-moment-debt-title = Une dette
lesson-moment-debt = Vous n’avez pas pu tout payer⍽: vous avez { $debt }. Cela ne coûte rien avant la fin de la partie, où cela compterait maintenant { $debt_vp }.
lesson-moment-marker-title = Un marqueur
lesson-moment-marker = Votre marqueur sert une fois. Utilisez-le quand il vous rapporte le plus⍽: à la fin, il vaut encore un peu, mais rarement plus que son travail.
lesson-moment-tunnel-title = La galerie s’ouvre
lesson-moment-tunnel = Votre puits est épuisé, et le creuseur est parti. Pour { $one_food } ou { $one_thaler }, le mineur extrait jusqu’à { $miner } dans la galerie. Chaque section est derrière un emplacement de bois, et compte à la fin si elle est vidée.
lesson-moment-haspelknecht-title = Le Haspelknecht
lesson-moment-haspelknecht = Le charbon de la galerie est dans l’ascenseur et n’y compte pas. Le Haspelknecht le remonte à la ferme⍽: { $haspelknecht }⍽actions pour { $one_yellow }, { $one_food } ou { $one_thaler }.
lesson-moment-shaft-title = L’eau dans l’ascenseur
lesson-moment-shaft = Toutes vos fosses sont maintenant dans l’ascenseur. Avec { $stops_reeling } ou plus, aucun charbon n’y est remonté⍽: le Haspelknecht doit d’abord retirer des fosses. À partir de { $stops_tunnel }, personne n’extrait non plus dans la galerie.
lesson-moment-last-title = La dernière année
lesson-moment-last = Après cet hiver, tout est compté⍽: sections vidées, développements, thalers⍽; les dettes et les fosses coûtent. La nourriture, le bois et le charbon de l’ascenseur ne vaudront plus rien⍽: utilisez-les.

## La carte des chiffres

lesson-goal-figures = La petite carte à côté de votre nom calcule à l’avance⍽: votre charbon et ses PV en hiver, en gris le palier suivant, ce qui manque pour les taxes et, à la fin, vos PV si l’année finissait maintenant. Laissez-y le pointeur pour voir tout le détail.
lesson-moment-figures-title = Vos chiffres
lesson-moment-figures = La petite carte à côté de votre nom calcule à l’avance⍽: votre charbon et ses PV en hiver, en gris le palier suivant, et ce qui manque pour les taxes. «⍽Fin⍽»⍽: vos PV si l’année finissait maintenant. Laissez-y le pointeur pour voir tout le détail.
