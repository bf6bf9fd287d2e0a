## Les mots de la page pour la Chasse-Partie : table, fin et règles.
cp-page-back = une carte, face cachée
cp-page-a-card = une carte
cp-page-players-n = { $n } joueurs
cp-page-round-n = Manche { $n }
cp-page-turn-of = { $who ->
        [you] Votre tour
       *[other] Tour : { $name }
    }
cp-page-count-of = Le compte de la manche { $n }
cp-page-most = { $n } au plus
cp-page-overfull = Votre main ne garde que { $n } cartes au plus (CP-HAND-01).
cp-page-cards-n = { $n ->
        [0] aucune carte
        [one] { $n } carte
       *[other] { $n } cartes
    }
cp-page-crew-says = { $n } sur { $needed } : { $cards } ; valeur { $worth }{ $outright ->
        [yes] , gagne d’office
       *[no] { "" }
    }
cp-page-outright-why = une seule faction avec son Capitaine
cp-page-loot-says = Butin de la manche : { $card }, il faut { $n } Briskars, { $gold } pièces d’or
cp-page-no-loot = Pas encore de butin sur la table
cp-page-answers = { $n } joueurs interrogés ; leurs réponses seront connues ensemble
cp-page-leaving = Par-dessus bord : { $cards }
cp-page-no-change = Aucun équipage ne change.
cp-page-answers-with = { $who ->
        [you] Vous répondez par { $card }
       *[other] { $name } répond par { $card }
    }
cp-page-would-stand = En l’état, { $card } prend effet.
cp-page-would-fall = En l’état, { $card } ne fait rien.
cp-page-sign = { $who ->
        [you] Engager
       *[other] Glisser chez { $name }
    }
cp-page-counter = Pourparlers
cp-page-gallant = Galanterie
cp-page-change = Changer d’avis
cp-page-take-back = Reprendre
cp-page-not-now = Pas maintenant
cp-page-turn-tip = { $n ->
        [0] Vous pouvez encore jouer des actions.
        [one] Un Briskar et autant d’actions que vous voulez.
       *[other] { $n } Briskars et autant d’actions que vous voulez.
    }
cp-page-standing = Réponses toutes faites
cp-page-standing-on = Réponses toutes faites actives
cp-page-standing-tip = Elles répondent aussitôt à votre place. Personne ne voit la différence.
cp-page-choose-card = Cartes à choisir
cp-page-your-worth = Votre équipage vaut { $n }
cp-page-worth =
    { $who ->
        [you] Votre équipage vaut { $total }
       *[other] Chez { $name }, l’équipage vaut { $total }
    }
cp-page-beside = Il est à la place : { $name }.
cp-page-holds = En main chez { $name }, à votre connaissance
cp-page-count = Le compte
cp-page-crew-full = { $who ->
        [you] Vous complétez un équipage : fin de la manche
       *[other] { $name } complète un équipage : fin de la manche
    }
cp-page-too-long = La manche a assez duré : on compte les équipages
cp-page-takes-gold = { $who ->
        [you] Vous prenez le butin : { $gold } pièces d’or
       *[other] { $name } prend le butin : { $gold } pièces d’or
    }
cp-page-for = L’équipage le plus célèbre prend : { $card }.
cp-page-tie = Valeurs égales : un Capitaine décide, puis le plus de membres d’une faction, puis les valeurs d’équipage (CP-TIE-01 … CP-TIE-05).
cp-page-go-on = Continuer
cp-page-end-win = Vous gagnez la Chasse-Partie avec { $n } pièces d’or
cp-page-end-lose = { $name } gagne la Chasse-Partie avec { $n } pièces d’or
cp-page-end-shared = Victoire partagée avec { $n } pièces d’or
cp-page-story = { $who ->
        [you] En { $rounds } manches. Votre plus belle prise : { $card }, { $n } pièces d’or.
       *[other] En { $rounds } manches. La plus belle prise, chez { $name } : { $card }, { $n } pièces d’or.
    }

## Rules
cp-page-point-above = Touchez un joueur ci-dessus.
cp-page-briskar-does = Comme butin, il demande un équipage de { $crew } et rapporte { $gold } PO ; à bord, il compte { $gold } dans la valeur de l’équipage.
cp-page-counts-now = Compte ici
cp-page-pair = { $label } : { $text }
cp-page-then-fog = La main en bas est celle de cette place à ce moment ; les autres étaient cachées.
cp-page-then-open = Brume levée : toutes les mains, telles qu’elles étaient.
cp-page-keys = 1 à 9 lèvent une carte ou choisissent une réponse, les flèches vont d’une cible à l’autre, C change d’équipage, Entrée joue ou confirme, E finit le tour, P laisse passer, R réagit, Z annule, L ouvre le journal, T lit la table.

## Chapters of the rules

cp-chapter-COMP = Le matériel
cp-chapter-SETUP = Mise en place
cp-chapter-TURN = Un tour
cp-chapter-HAND = La main
cp-chapter-PILE = Pioche et défausse
cp-chapter-CREW = Les équipages
cp-chapter-ACT = Les cartes action en général
cp-chapter-CTR = Contres : Pourparlers en réponse
cp-chapter-CARD = Les 22 cartes action
cp-chapter-TRAP = Pris au piège, carte par carte
cp-chapter-OLD = Vieux roublard, carte par carte
cp-chapter-ROT = Jouer avec l’équipage du voisin de droite
cp-chapter-INT = Les cartes deux à deux
cp-chapter-END = Fin d’une manche
cp-chapter-SCORE = Compter un équipage
cp-chapter-TIE = Égalités
cp-chapter-WIN = Gagner la partie
