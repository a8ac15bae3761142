# Les leçons, lues quand le premier texte d’une leçon est demandé. Chaque étape a son texte sous le nom de la leçon et celui de
# l’étape, un exercice aussi `-task`, `-hint` et un texte `-wrong-` pour chaque façon de le manquer.

## Le but du jeu

lesson-goal = Le but du jeu
lesson-goal-about = Du charbon, des points de victoire et des taxes
lesson-goal-welcome = Bienvenue dans votre ferme au bord de la Ruhr⍽! La partie dure { $years }⍽années. Celui qui a alors le plus de points de victoire (PV) gagne. Les vôtres sont indiqués ici et au bord de la roue.
lesson-goal-coal = Tout tourne autour du charbon. Chaque hiver, celui de votre ferme rapporte des PV, et il y reste⍽: il peut compter encore l’hiver suivant. Vous avez { $coal }⍽: cela rapporte { $coal_vp }. Un de plus, et ce serait { $next_coal_vp }⍽! Chacun des suivants rapporte { $further_coal_vp }.
lesson-goal-dig = C’est l’automne, et votre plan est prêt. Avec le disque noir, votre fermier travaille à la mine.
lesson-goal-dig-task = Cliquez sur le fermier, puis sur le charbon du puits.
lesson-goal-dig-hint = D’abord la case du fermier, puis le charbon qui brille. L’eau peut rester où elle est.
lesson-goal-dig-wrong-water = Votre fermier a retiré { $one_water } du puits. C’est parfois utile, mais un disque n’est qu’une action, et maintenant aucun charbon n’est extrait.
lesson-goal-dig-wrong-turn = Vous avez terminé votre tour, et le fermier n’a pas travaillé. Sans un troisième charbon, l’hiver ne rapporte rien.
lesson-goal-lease = Bien extrait⍽: { $coal }, soit { $coal_vp } cet hiver. Mais il faut aussi payer les taxes⍽: { FORM($lease, "plain") }. Vous avez { $food }. Chaque pièce qui manque est une dette, et les dettes font mal à la fin⍽: { $first_debt } pour la première, { $further_debt } pour chacune des suivantes.
lesson-goal-winter = Avec le disque jaune, votre serviteur produit de la nourriture. Puis l’année s’achève⍽: le charbon est compté, les taxes sont payées, et vous pouvez stocker une chose pour le printemps.
lesson-goal-winter-task = Faites travailler le serviteur, terminez votre tour et passez l’hiver sans dette.
lesson-goal-winter-hint = Cliquez sur le serviteur, puis sur «⍽Terminer le tour⍽». Sur la feuille de l’hiver, mettez le charbon dans la case, terminez et passez au printemps.
lesson-goal-winter-wrong-debt = L’hiver est venu avant qu’il y ait assez de nourriture⍽: une pièce manquait pour les taxes, et vous avez maintenant une dette. Le serviteur aurait pu la produire.
lesson-goal-end = Voilà toute l’année en petit⍽: extraire, et être prêt pour l’hiver. Vous avez maintenant { $score }. Les développements et la galerie rapportent aussi des PV⍽; d’autres leçons en parlent.

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
