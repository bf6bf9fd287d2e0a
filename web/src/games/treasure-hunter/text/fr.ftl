## Les mots propres à la page pour Treasure Hunter : table, fin, règles, leçon.
th-page-companion = Compagnon
th-page-round-n = Manche { $n }
th-page-round-of = Manche { $n } sur { $total }
th-page-players-n = { $n } joueurs
th-page-takes-max = prend le MAX
th-page-takes-min = prend le MIN
th-page-takes-both = prend les deux
th-page-alone = seul ici
th-page-later-blue = Les montagnes viennent en premier.
th-page-later-green = La jungle vient après les montagnes.
th-page-later-red = La caverne vient après la jungle.
th-page-lays-nothing = ne pose rien
th-page-thinks = réfléchit encore
th-page-chosen = a choisi
th-page-at-turn = à jouer
th-page-treasures-n = { $n ->
        [0] aucun trésor
        [one] { $n } trésor
       *[other] { $n } trésors
    }
th-page-goblins-n = { $n ->
        [one] { $n } gobelin cette manche
       *[other] { $n } gobelins cette manche
    }
th-page-goblins-now = Les gobelins de cette manche
th-page-kept-title = Mes cartes jusqu’ici
th-page-nth = Carte { $n } sur { $total }
th-page-so-far = à vous jusqu’ici
th-page-aside-n = { $n ->
        [one] { $n } défaussée
       *[other] { $n } défaussées
    }
th-page-would-pay = Paierait maintenant
th-page-does-adventurer = Ajoute sa Force à votre total ({ $site }). Le plus haut total prend MAX, le plus bas MIN.
th-page-does-watchdog = Ses Pattes chassent les gobelins. À égalité, la plus haute Discipline gagne les tuiles Gobelin.
th-page-does-coin-card = Rapporte sa pièce à la fin de la manche.
th-page-does-relic = Compte à la fin de la partie.
th-page-does-goblin-tile = Il rencontre tout le monde : avec au moins autant de Pattes on le chasse, sinon il vole sa pièce. La meute la plus forte gagne la tuile : 1 point.
th-page-house = de notre main, pas du livret
th-page-sum-site = { $site }
th-page-sum-paws = Pattes
th-page-sum-coins = pièces
th-page-pack-wins = { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
th-page-safe = à l’abri
th-page-purse-empty = bourse vide
th-page-scrolls = Parchemins
th-page-change = Changer d’avis
th-page-waiting-n = On attend { $n } autres
th-page-tip-keep = { $n ->
        [one] Gardez-en une, l’autre va à { $name }
       *[other] Gardez-en une, les { $n } autres vont à { $name }
    }
th-page-tip-discard = Défaussez-en une, le reste va à { $name }
th-page-if-played = Si vous jouez { $card }
th-page-your-total-at = Vous : { $site }
th-page-your-total = Votre total
th-page-memory = { $n ->
        [one] { $n } carte en mémoire
       *[other] { $n } cartes en mémoire
    }
th-page-purse-hidden = cachée jusqu’à la fin
th-page-pays-now = Paie { $n } maintenant
th-page-no-treasures = Pas encore de trésor.
th-page-end-win = Vous êtes le meilleur chasseur de trésors, avec { $n }
th-page-end-lose = { $name } gagne la chasse, avec { $n }
th-page-end-shared = Victoire partagée, avec { $n }
th-page-story = { $who ->
        [you] Ce qui a le plus pesé pour vous : { $part }, { $n } points.
       *[other] Ce qui a le plus pesé pour { $name } : { $part }, { $n } points.
    }
th-page-step-of = manche { $round }, { $part }
th-page-then-fog = La main du bas est celle que cette place tenait alors ; celles des autres étaient cachées.
th-page-then-open = Brouillard levé : choisissez un joueur pour voir sa main d’alors.

## Les règles avec nos mots
th-page-rules-title = Treasure Hunter en cinq minutes
th-page-rules-goal = Le but
th-page-rules-goal-1 = Cinq manches. À chacune, vous choisissez neuf cartes, envoyez des aventuriers sur trois sites pour leurs trésors, protégez votre bourse des gobelins et encaissez. Le plus de points gagne.
th-page-rules-draft = Le choix des cartes
th-page-rules-draft-1 = Neuf cartes chacun. Gardez-en une face cachée, passez le reste : à gauche aux manches impaires, à droite aux manches paires. Tant que tous n’ont pas choisi, vous pouvez changer d’avis. La dernière carte est à vous sans choix.
th-page-rules-sites = Les trois sites
th-page-rules-sites-1 = Montagnes, jungle, caverne, l’une après l’autre. Chacun pose tous ses aventuriers du site et additionne leur Force. Le plus haut total prend le trésor MAX, le plus bas le MIN. Qui n’a personne ne prend rien ; seul, on prend les deux.
th-page-rules-sites-2 = À égalité, l’aventurier le plus fort décide, puis le suivant.
th-page-rules-actions = Les cartes action
th-page-rules-actions-1 = Quand les aventuriers sont posés, le donneur est interrogé d’abord : jouer une action ou passer. Après une carte, chacun peut répondre, vous aussi. C’est fini quand tous ont passé à la suite.
th-page-rules-goblins = Les gobelins
th-page-rules-goblins-1 = Chacun pose ses chiens de garde et additionne les Pattes. Chaque gobelin rencontre tout le monde : avec au moins autant de Pattes que lui, on le chasse ; sinon il vole sa pièce. La meute la plus forte gagne les tuiles gobelin et le butin volé.
th-page-rules-coins = Pièces et parchemins
th-page-rules-coins-1 = Les cartes pièce paient leur pièce. Puis chacun peut utiliser ses parchemins jaunes : chacun paie une fois et retourne dans la boîte. On peut l’attendre pour une meilleure manche. Les cartes restantes sont montrées et perdues.
th-page-rules-count = Le décompte
th-page-rules-count-1 = Quatre parts : parchemins gris, reliques (les mauvaises comptent contre vous), un point par tuile gobelin, et vos pièces et gemmes. À égalité, la victoire est partagée.
th-page-rules-two = À deux
th-page-rules-two-1 = Chacun a une pile personnelle de neuf cartes. À chaque choix, on en pioche une, on garde une carte, on en défausse une et on passe le reste.

## La leçon
th-page-lesson-title = Apprendre Treasure Hunter
th-page-lesson-other = C’est permis, mais voyez : { $what } Essayez encore.
th-page-lesson-start = Jouer contre des bots
th-page-lesson-free = Tous ces choix sont permis.
th-page-lesson-1-name = Le choix
th-page-lesson-1-title = Garder une, passer le reste
th-page-lesson-1-text = Neuf cartes : vous en gardez *une* et passez les autres au voisin. La couleur d’un aventurier dit son site.
th-page-lesson-1-do = La caverne offre un beau trésor au MAX. Gardez le *rouge 12*.
th-page-lesson-1-why = Une carte choisie reste cachée et peut être changée tant que tous n’ont pas choisi. Puis les mains passent, à gauche aux manches impaires, à droite aux paires.
th-page-lesson-2-name = Un Compagnon
th-page-lesson-2-title = Deux fois plus fort
th-page-lesson-2-text = Vous avez le rouge 12 et le 9. Un Compagnon double la Force de vos aventuriers sur son site.
th-page-lesson-2-do = Gardez le *Compagnon rouge* : 21 devient 42.
th-page-lesson-2-why = Les bonus comme l’Épée de Feu ne sont pas doublés. Au-dessus de la main, vous voyez toujours ce qu’apporterait la carte levée.
th-page-lesson-3-name = MAX
th-page-lesson-3-title = Dépasser Inés
th-page-lesson-3-text = Aux montagnes, Inés a 14, vous 12, Tomás 3. Le plus haut total prend le MAX.
th-page-lesson-3-do = Jouez l’*Épée de Feu* : 12 + 4.
th-page-lesson-3-why = Après une carte, chacun peut répondre. C’est fini quand tous ont passé à la suite.
th-page-lesson-4-name = MIN
th-page-lesson-4-title = Moins, c’est parfois mieux
th-page-lesson-4-text = Dans la jungle, Inés est trop forte. Mais le MIN va au plus bas : Tomás a 5, vous 6.
th-page-lesson-4-do = Jouez les *Bottes percées* : 6 − 2.
th-page-lesson-4-why = Sans aventurier, on ne prend rien. Le total doit rester au-dessus de zéro.
th-page-lesson-5-name = Gobelins
th-page-lesson-5-title = Trois voleurs, pas de chien
th-page-lesson-5-text = Chaque gobelin vole une pièce à qui a moins de Pattes que lui. Vous n’avez pas de chien.
th-page-lesson-5-do = Jouez l’*Épouvantail à gobelin* : ils ne vous prennent rien.
th-page-lesson-5-why = Le plus de Pattes gagne les tuiles gobelin, un point chacune, et les pièces volées.
th-page-lesson-6-name = Parchemins
th-page-lesson-6-title = Encaisser ou attendre
th-page-lesson-6-text = Un parchemin jaune paie une fois, en fin de manche. Le vôtre : une pièce d’argent par aventurier rouge posé, trois donc.
th-page-lesson-6-do = *Utilisez-le* : 6 maintenant.
th-page-lesson-6-why = On peut le garder pour une meilleure manche. Jamais utilisé, il ne compte rien.
th-page-lesson-7-name = Le décompte
th-page-lesson-7-title = Vous en savez assez
th-page-lesson-7-text = Après cinq manches : parchemins gris, reliques, tuiles gobelin, pièces et gemmes. Les mauvaises reliques comptent contre vous.
th-page-lesson-7-do = Prenez place avec deux bots.
th-page-lesson-7-why = À égalité, la victoire est partagée.

## Chapters of the rules

th-chapter-COMP = Le matériel
th-chapter-SETUP = Mise en place
th-chapter-ROUND = Les manches
th-chapter-DRAFT = Phase 1 : le choix des cartes
th-chapter-SITE = Étape A : les aventuriers sur un site
th-chapter-ACT = Les cartes action sur un site
th-chapter-TREAS = Prendre les trésors
th-chapter-GOB = Étape B : les gobelins
th-chapter-COIN = Étape C : pièces et argent
th-chapter-SCROLL = Parchemins jaunes et gris
th-chapter-PREP = Préparer la manche suivante
th-chapter-END = Le décompte final
th-chapter-TWO = À deux joueurs
th-chapter-INT = Combinaisons
