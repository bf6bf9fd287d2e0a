### Brisca

br-card-name =
    { $rank ->
        [A] as
        [R] roi
        [C] cavalier
        [V] valet
       *[other] { $rank }
    } { $suit ->
        [o] de deniers
        [c] de coupes
        [e] d’épées
       *[b] de bâtons
    }
    .the =
        { $rank ->
            [A] l’{ br-card-name }
           *[other] le { br-card-name }
        }
br-suit-name =
    { $suit ->
        [o] deniers
        [c] coupes
        [e] épées
       *[b] bâtons
    }


## Suits and ranks

br-oros = deniers
br-copas = coupes
br-espadas = épées
br-bastos = bâtons
br-rank-a = as
br-rank-3 = 3
br-rank-r = roi
br-rank-c = cavalier
br-rank-v = valet
br-rank-7 = 7
br-rank-6 = 6
br-rank-5 = 5
br-rank-4 = 4
br-rank-2 = 2
br-card-back = dos de carte

## Terms

br-pack = baraja de 40 cartes
br-suit = couleur
br-trick = pli
br-trump = atout
br-trump-is = Atout : { $suit }
br-turned-card = atout visible
br-led-suit = couleur maîtresse
br-lead = entamer
br-leader = entame
br-first-hand = a la main
br-play-card = jouer
br-follow = fournir
br-void = sans { $suit }
br-to-trump = couper
br-overtrump = surcouper
br-beat = prendre
br-underplay = se défausser
br-load = charger le pli
br-draw-trumps = tirer atout
br-brisca-card = brisque
br-court-card = figure
br-blank-card = carte sans point
br-cante = annonce
br-signals = signes convenus
br-stock = pioche
br-stock-left = Pioche : { $n }
br-draw = piocher
br-deal = donne
br-dealer = donne
br-exchange = échanger
br-exchange-7 = Échanger le 7
br-exchange-2 = Échanger le 2
br-exchange-none = Pas d’échange
br-take-trick = remporter le pli
br-taken = plis remportés
br-last-trick = dernier pli
br-points = points
br-count = décompte
br-capot = capot
br-game = partie
br-match = match
br-removed-2 = { $card } ne joue pas cette partie
br-partners = partenaires

## Options

br-option-teams = Deux équipes de deux
br-option-exchange = Échange de l’atout visible
br-option-exchange_by = Qui peut échanger
    .trick_winner = La personne qui a remporté le pli
    .trick_winner_or_partner = Elle ou son partenaire
br-option-seven_for_lower = Le 7 prend aussi plus faible
    .text = Le 7 prend tout atout visible, même le 6, le 5, le 4 ou le 2.
br-option-exchange_last_draw = Échanger aussi avant la dernière pioche
    .text = On peut échanger tant que l’atout visible n’est pas pioché.
br-option-follow_suit_when_stock_empty = Lancer d’atout
    .text = Pioche vide : fournissez la couleur demandée si vous le pouvez.
br-option-tie_rule = Égalité
    .draw = Partie nulle
    .last_trick = Le dernier pli tranche
    .replay = On redonne
br-option-show_running_points = Afficher les points en cours
br-option-match_mode = Durée
    .single = Une partie
    .fixed_n = Plusieurs parties
    .first_to_n = Jusqu’à tant de victoires
br-option-match_n = Nombre de parties ou de victoires

## Log, prompts, refusals

br-log-turned = On retourne { $card } ; atout : { $suit }
br-log-stock-empty = Pioche vide : plus que trois plis
br-ask-play = Choisissez une carte
br-play-this = Jouer { $card }
br-ask-exchange = Échanger l’atout visible ?
br-why-trump = L’atout prend toute carte ({ $suit }).
br-why-rank = Plus forte carte de la couleur maîtresse.
br-log-deal =
    { $who ->
        [you] Vous donnez
       *[other] { $name } donne
    }
br-log-led =
    { $who ->
        [you] Vous entamez : { $card }
       *[other] { $name } entame : { $card }
    }
br-log-played =
    { $who ->
        [you] Vous jouez { $card }
       *[other] { $name } joue { $card }
    }
br-log-trumped =
    { $who ->
        [you] Vous coupez avec { $card }
       *[other] { $name } coupe avec { $card }
    }
br-log-drew =
    { $who ->
        [you] Vous piochez { $card }
       *[other] { $name } pioche une carte
    }
br-log-drew-last =
    { $who ->
        [you] Vous piochez l’atout visible : { $card }
       *[other] { $name } pioche l’atout visible : { $card }
    }
br-log-exchanged =
    { $who ->
        [you] Vous échangez { $given } contre { $card }
       *[other] { $name } échange { $given } contre { $card }
    }

## Journal : la donne, le décompte, le match

br-log-removed = { $card } ne joue pas cette partie
br-log-dealt =
    { $who ->
        [you] Vous recevez { $cards }
       *[other] { $name } reçoit { $n } cartes
    }
br-log-took =
    { $announced ->
        [1] { $who ->
            [you] Vous remportez le pli : { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
           *[other] { $name } remporte le pli : { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
        }
       *[0] { $who ->
            [you] Vous remportez le pli
           *[other] { $name } remporte le pli
        }
    }
br-log-counted = { $who ->
        [you] Vous :
       *[other] { $name } :
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
br-log-won =
    { $who ->
        [you] Vous gagnez la partie
       *[other] { $name } gagne la partie
    }
br-log-drawn =
    { $replayed ->
        [1] Égalité : on redonne
       *[0] Égalité
    }
br-log-match-won =
    { $who ->
        [you] Vous gagnez le match : { $wins ->
            [one] { $wins } partie
           *[other] { $wins } parties
        }
       *[other] { $name } gagne le match : { $wins ->
            [one] { $wins } partie
           *[other] { $wins } parties
        }
    }

## Actions

br-do-play = Jouer { $card }
br-do-exchange = Échanger le { $with }
br-do-done = Pas d’échange

## Refus

br-no-not_in_hand = Cette carte n’est pas dans votre main.
br-no-must_follow_suit = Vous avez la couleur demandée : il faut fournir.
br-no-cannot_exchange_now = On n’échange plus : c’est la dernière pioche.
br-no-exchange_after_trick = On n’échange qu’après avoir remporté un pli.
br-no-exchange_first = L’échange passe avant la carte suivante.
br-no-no_card_to_exchange = Cet échange n’est pas possible avec cette main.
br-no-no_exchange = À cette table, on joue sans échange.
br-no-two_lies_there = Le 2 est visible : plus rien ne le prend.
br-no-fitting_card_gone = La carte qui pourrait le prendre n’est plus en jeu.
br-no-exchange_before_draw = L’échange se fait avant la pioche.
br-no-seven_needs_stronger = Le 7 ne prend qu’une figure, un 3 ou un as.
br-no-two_needs_lower = Le 2 ne prend que le 7 ou moins.

## Parts d’un décompte

br-reason-aces = as
br-reason-threes = trois
br-reason-kings = rois
br-reason-knights = cavaliers
br-reason-jacks = valets

## Mode ligne

br-line-game = Partie { $n }
br-line-trump = Atout : { $suit }
br-line-turned = atout visible : { $card }
br-line-stock = pioche : { $n }
br-line-no-stock = la pioche est vide
br-line-removed = hors jeu : { $card }
br-line-trick = Pli { $n } : { $plays }
br-line-hand = Votre main : { $cards }
br-line-seat = { $name } : { $facts }
br-line-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
br-line-tricks = { $n ->
        [0] aucun pli
        [one] { $n } pli
       *[other] { $n } plis
    }
br-line-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
br-line-wins = { $n ->
        [one] { $n } partie gagnée
       *[other] { $n } parties gagnées
    }
br-line-team = équipe { $n }
br-line-best = la plus forte

## Ce qu’un conseil dit d’un choix

br-remark-takes = prend un pli de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
br-remark-gives = laisse à l’autre camp un pli de { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour l’instant
br-remark-partner = ajoute { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au pli du partenaire
br-remark-beaten-by = { $n ->
        [one] { $n } carte inconnue la bat
       *[other] { $n } cartes inconnues la battent
    }
br-remark-unbeatable = aucune carte inconnue ne la bat
br-remark-keeps = garde { $card }
br-remark-keeps-trump = garde { $card }, un atout
br-remark-exchange = met { $card } dans la main
br-remark-no-exchange = laisse { $card } où elle est
br-remark-change = { $n } points
br-remark-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } sur 120
