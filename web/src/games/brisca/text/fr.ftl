## The page's own words for Brisca: table, end and rules.
br-page-trump-pill = Atout : { $suit }
br-page-trump-short = Atout
br-page-trick-n = Pli { $n }
br-page-trick-card = pli { $trick }, carte { $card }
br-page-seat-tricks = { $n ->
        [0] aucun pli
        [one] { $n } pli
       *[other] { $n } plis
    }
br-page-seat-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
br-page-wins-now = gagne
br-page-wins-trump = gagne : atout
br-page-why-title = Pourquoi ça gagne : { $card }
br-page-play-any = Choisissez une carte
br-page-no-exchange-card = Échange : pas avec cette main
br-page-exchange-note = Qui remporte un pli peut échanger le 7 ou le 2 d’atout contre l’atout visible.
br-page-nothing-to-exchange = Continuer
br-page-stock-with = { $n ->
        [0] Pioche vide
        [one] { $n } carte dans la pioche
       *[other] { $n } cartes dans la pioche
    }
br-page-sun = Soleil
br-page-moon = Lune
br-page-team-sun = équipe Soleil
br-page-team-moon = équipe Lune
br-page-and-you = { $name } et vous
br-page-and-they = { $a } et { $b }
br-page-mode-two = à deux
br-page-mode-three = à trois
br-page-mode-four = à quatre
br-page-mode-teams = quatre en deux équipes
br-page-table-says = { $trick } Atout : { $suit }. { $stock }. { $cards ->
        [0] Votre main est vide.
       *[other] Votre main : { $hand }.
    }
br-page-table-empty = Aucune carte sur la table.
br-page-table-cards = Sur la table : { $cards }.
br-page-card-by = { $who ->
        [you] { $card } (la vôtre)
       *[other] { $card } ({ $name })
    }
br-page-raise = { $card }
br-page-does-trump = Atout : elle prend toute carte des autres couleurs ; entre atouts, la plus forte l’emporte.
br-page-does-plain = Elle prend le pli si elle est la plus forte de la couleur maîtresse et que personne ne coupe.
br-page-points = Points
br-page-ask-exchange = Échanger { $mine } contre { $turned } ?
br-page-worth = { $n ->
        [0] ne vaut rien
        [one] vaut { $n } point
       *[other] vaut { $n } points
    }


## The end
br-page-match-win = Le match est à vous
br-page-match-lose = { $name } gagne le match
br-page-match-shared = Le match est partagé
br-page-match-story = Sur { $n } parties : { $wins }. Points de cartes en tout : { $points } (BR-MATCH-04). Ci-dessous, la dernière partie.
br-page-end-win = Vous gagnez, { $mine } à { $theirs }
br-page-end-win-many = Vous gagnez avec { $mine }
br-page-end-win-team = Votre équipe gagne, { $mine } à { $theirs }
br-page-end-lose = { $name } gagne, { $theirs } à { $mine }
br-page-end-lose-many = { $name } gagne avec { $theirs }
br-page-end-lose-team = L’équipe { $team } gagne, { $theirs } à { $mine }
br-page-end-draw = Égalité, { $mine } partout
br-page-end-short-win = Vous gagnez
br-page-end-short-win-team = Votre équipe gagne
br-page-end-short-lose = { $name } gagne
br-page-end-short-draw = Égalité
br-page-story-you = Le plus gros pli est le n° { $n } : { $card }, chez vous, { $points } points.
br-page-story-other = Le plus gros pli est le n° { $n } : { $name }, { $card }, { $points } points.
br-page-last-worth =
    dernier pli : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
br-page-head-a = As
br-page-head-3 = Trois
br-page-head-r = Roi
br-page-head-c = Cavalier
br-page-head-v = Valet
br-page-each = vaut { $n }
br-page-none = aucun
br-page-of-120 = sur 120
br-page-count-check = Décompte (BR-SCORE-03)
br-page-count-title = Le décompte, carte par carte
br-page-wins-gains =
    gagne : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
br-page-then-title = Ce que vous saviez alors
br-page-then-fog = Les cartes dans la brume vous étaient cachées à ce moment.
br-page-then-open = Brume levée : toutes les mains sont ouvertes.


## The rules in our words
br-page-rules-order = De la plus forte à la plus faible, dans chaque couleur. Dessous, ce que vaut la carte.



## Between two games of a match
br-page-between = La partie { $n } est finie
br-page-between-won = { $who ->
        [you] Vous la gagnez.
       *[other] { $n ->
                [1] { $name } la gagne.
               *[other] { $name } la gagnent.
            }
    }
br-page-between-drawn = Personne ne la gagne.
br-page-between-who = Joueur
br-page-between-points = Points
br-page-between-wins = Parties gagnées
br-page-between-next = Partie suivante

## Chapters of the rules

br-chapter-DECK = Le jeu de cartes
br-chapter-SEAT = Places, donneur, équipes
br-chapter-SETUP = Mise en place
br-chapter-TRICK = Jouer une levée
br-chapter-DRAW = La pioche
br-chapter-EXCH = L’échange de l’atout
br-chapter-SCORE = Compter et gagner
br-chapter-VAR = Variante : fournir à la fin
br-chapter-MATCH = Partie en plusieurs manches
