## Les mots propres à la page pour Treasure Hunter : table, fin et règles.
th-page-companion = Compagnon
th-page-round-n = Manche { $n }
th-page-by-round = par manche
th-page-start = départ
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
        [you] Ce qui a le plus pesé pour vous : { $part }, { $n ->
            [one] { $n } point
           *[other] { $n } points
        }.
       *[other] Ce qui a le plus pesé pour { $name } : { $part }, { $n ->
            [one] { $n } point
           *[other] { $n } points
        }.
    }
th-page-step-of = manche { $round }, { $part }
th-page-then-fog = La main du bas est celle que cette place tenait alors ; celles des autres étaient cachées.
th-page-then-open = Brouillard levé : choisissez un joueur pour voir sa main d’alors.

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
th-page-futile = Même ainsi, aucun trésor ici : il faut un de vos aventuriers éveillé et un total au-dessus de zéro.
