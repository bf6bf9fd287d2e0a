### Chasse-Partie

## The action cards: six titles are ours, the printed ones are lost

cp-discard-by-crew-value = Bordée
    .text = Nommez une valeur de crew : ces Briskars quittent tous les équipages, le vôtre aussi.
cp-botte-secrete = Botte secrète
    .text = Piochez 1 carte. La limite de main vaut toujours en fin de tour.
cp-move-briskar = Débauchage
    .text = Faites passer 1 Briskar d’un équipage à un autre, sauf un Capitaine sous Vieux roublard.
cp-two-briskars-or-all-draw = Embauche
    .text = Au choix : posez jusqu’à 2 Briskars ce tour-ci, ou tout le monde pioche 2 cartes, vous aussi.
cp-espion = Espion
    .text = Voyez toute la main d’un adversaire et gardez-en 1 carte au choix.
cp-discard-one-briskar = Exécution
    .text = Un Briskar de n’importe quel équipage part à la défausse, sauf un Capitaine sous Vieux roublard.
cp-galanterie = Galanterie
    .text = En fin de tour, le vôtre ou non : jouez un tour entier, puis la partie reprend son cours.
cp-invasion = Invasion !
    .text = Un équipage entier part à la défausse, avec les cartes posées à côté. Votre tour s’arrête.
cp-play-right-neighbour-crew = Jeu de dupes
    .text = Tant qu’elle reste près de votre équipage, tout le monde joue avec l’équipage de droite.
cp-kraken = Kraken
    .text = Révélez le prochain Briskar de la pioche : ceux de même butin quittent tous les équipages.
cp-heure-des-comptes = L’heure des comptes
    .text = Échangez la carte butin avec un Briskar d’un équipage. La manche peut s’arrêter net.
cp-mascotte = Mascotte
    .text = Choisissez qui pioche 3 cartes ; ce peut être vous.
cp-swap-hands = Monnaie d’échange
    .text = Échangez votre main avec un adversaire. Il faut au moins 1 carte de chaque côté.
cp-par-dessus-bord = Par-dessus bord
    .text = Défaussez 1 carte ou plus ; l’adversaire de votre choix en défausse autant.
cp-pourparlers = Pourparlers
    .text = À votre tour : défaussez tous les permanents. Ou en réponse à une action : annulez-la.
cp-pris-au-piege = Pris au piège
    .text = Nommez un adversaire : ses actions ne peuvent plus viser ni votre équipage ni votre main.
cp-rancon = Rançon
    .text = Prenez 1 carte au hasard dans une main adverse.
cp-rhum = Rhum !
    .text = À poser près d’un équipage : chaque Briskar, Capitaine compris, y vaut 1 PO de moins.
cp-sauve-qui-peut = Sauve-qui-peut !
    .text = Défaussez votre main et piochez-en autant. Il vous faut au moins 1 autre carte.
cp-sous-surveillance = Sous surveillance
    .text = Choisissez une main : elle tombe aussitôt à 3 cartes, et s’y limite jusqu’à la fin de la manche.
cp-vieux-roublard = Vieux roublard
    .text = À confier à un Capitaine en jeu : plus aucun effet ne l’atteint.
cp-vol-a-la-tire = Vol à la tire
    .text = Reprenez en main le Briskar le plus récent de la défausse.

## Factions and roles

cp-mercenaries = Mercenaires
cp-sundars = Sundars
cp-quinto-real = Quinto Real
cp-exiles = Archipel des Bannis
    .short = Bannis
cp-captain = Capitaine
cp-quartermaster = Quartier-maître
cp-marabout = Marabout
cp-carpenter = Charpentier
cp-cook = Maître queux
cp-gunner = Canonnier
cp-fighter = Combattant
cp-sharpshooter = Tireur d’élite
    .short = Tireur

## Briskars

cp-mercenaries-captain = { cp-captain } ({ cp-mercenaries })
    .the = le { cp-captain } ({ cp-mercenaries })
cp-mercenaries-quartermaster = { cp-quartermaster } ({ cp-mercenaries })
    .the = le { cp-quartermaster } ({ cp-mercenaries })
cp-mercenaries-marabout = { cp-marabout } ({ cp-mercenaries })
    .the = le { cp-marabout } ({ cp-mercenaries })
cp-mercenaries-carpenter = { cp-carpenter } ({ cp-mercenaries })
    .the = le { cp-carpenter } ({ cp-mercenaries })
cp-mercenaries-cook = { cp-cook } ({ cp-mercenaries })
    .the = le { cp-cook } ({ cp-mercenaries })
cp-mercenaries-gunner = { cp-gunner } ({ cp-mercenaries })
    .the = le { cp-gunner } ({ cp-mercenaries })
cp-mercenaries-fighter = { cp-fighter } ({ cp-mercenaries })
    .the = le { cp-fighter } ({ cp-mercenaries })
cp-mercenaries-sharpshooter = { cp-sharpshooter } ({ cp-mercenaries })
    .the = le { cp-sharpshooter } ({ cp-mercenaries })
cp-sundars-captain = { cp-captain } ({ cp-sundars })
    .the = le { cp-captain } ({ cp-sundars })
cp-sundars-quartermaster = { cp-quartermaster } ({ cp-sundars })
    .the = le { cp-quartermaster } ({ cp-sundars })
cp-sundars-marabout = { cp-marabout } ({ cp-sundars })
    .the = le { cp-marabout } ({ cp-sundars })
cp-sundars-carpenter = { cp-carpenter } ({ cp-sundars })
    .the = le { cp-carpenter } ({ cp-sundars })
cp-sundars-cook = { cp-cook } ({ cp-sundars })
    .the = le { cp-cook } ({ cp-sundars })
cp-sundars-gunner = { cp-gunner } ({ cp-sundars })
    .the = le { cp-gunner } ({ cp-sundars })
cp-sundars-fighter = { cp-fighter } ({ cp-sundars })
    .the = le { cp-fighter } ({ cp-sundars })
cp-sundars-sharpshooter = { cp-sharpshooter } ({ cp-sundars })
    .the = le { cp-sharpshooter } ({ cp-sundars })
cp-quinto-real-captain = { cp-captain } ({ cp-quinto-real })
    .the = le { cp-captain } ({ cp-quinto-real })
cp-quinto-real-quartermaster = { cp-quartermaster } ({ cp-quinto-real })
    .the = le { cp-quartermaster } ({ cp-quinto-real })
cp-quinto-real-marabout = { cp-marabout } ({ cp-quinto-real })
    .the = le { cp-marabout } ({ cp-quinto-real })
cp-quinto-real-carpenter = { cp-carpenter } ({ cp-quinto-real })
    .the = le { cp-carpenter } ({ cp-quinto-real })
cp-quinto-real-cook = { cp-cook } ({ cp-quinto-real })
    .the = le { cp-cook } ({ cp-quinto-real })
cp-quinto-real-gunner = { cp-gunner } ({ cp-quinto-real })
    .the = le { cp-gunner } ({ cp-quinto-real })
cp-quinto-real-fighter = { cp-fighter } ({ cp-quinto-real })
    .the = le { cp-fighter } ({ cp-quinto-real })
cp-quinto-real-sharpshooter = { cp-sharpshooter } ({ cp-quinto-real })
    .the = le { cp-sharpshooter } ({ cp-quinto-real })
cp-exiles-captain = { cp-captain } ({ cp-exiles })
    .the = le { cp-captain } ({ cp-exiles })
cp-exiles-quartermaster = { cp-quartermaster } ({ cp-exiles })
    .the = le { cp-quartermaster } ({ cp-exiles })
cp-exiles-marabout = { cp-marabout } ({ cp-exiles })
    .the = le { cp-marabout } ({ cp-exiles })
cp-exiles-carpenter = { cp-carpenter } ({ cp-exiles })
    .the = le { cp-carpenter } ({ cp-exiles })
cp-exiles-cook = { cp-cook } ({ cp-exiles })
    .the = le { cp-cook } ({ cp-exiles })
cp-exiles-gunner = { cp-gunner } ({ cp-exiles })
    .the = le { cp-gunner } ({ cp-exiles })
cp-exiles-fighter = { cp-fighter } ({ cp-exiles })
    .the = le { cp-fighter } ({ cp-exiles })
cp-exiles-sharpshooter = { cp-sharpshooter } ({ cp-exiles })
    .the = le { cp-sharpshooter } ({ cp-exiles })

## Terms

cp-crew = équipage
cp-crew-value = crew
cp-gold = PO
cp-loot = butin
cp-loot-card = carte butin
cp-loot-of-round = Butin de la manche
cp-loot-won = butin gagné
cp-gold-target = { $n } sur { $target } PO
cp-briskar = Briskar
cp-action-card = carte action
cp-instant = instantané
cp-permanent = permanent
cp-reaction = réaction
cp-counter = contre-action
cp-to-counter = Contrer
cp-cancelled = annulée
cp-target = cibler
cp-place-briskar = poser un Briskar
cp-beside = à côté de l’équipage
cp-attached = attribuée
cp-discard = défausser
cp-sacrifice = sacrifier
cp-draw = piocher
cp-hand-limit = limite de main
cp-round = manche
cp-turn = tour
cp-extra-turn = tour supplémentaire
cp-order = vers la droite
cp-full-crew = équipage complet
cp-needed = Il faut { $n } Briskars
cp-most-famous = équipage le plus fameux
cp-worth = valeur
cp-outright-win = victoire automatique
cp-smallest-faction = faction la moins présente
cp-doubled = doublé par le Capitaine
cp-subtracted = à soustraire
cp-not-counted = ne compte pas
cp-immune = hors d’atteinte
cp-protected-from = protection contre { $name }
cp-rule-of-code = Le code des Briskars
cp-crew-of = { $who ->
        [you] Votre équipage
       *[other] Équipage : { $name }
    }
cp-crew-yours = Votre équipage
cp-played-by = { $who ->
        [you] jouée par vous
       *[other] jouée par { $name }
    }
cp-cards-held = { $n } en main (limite { $limit })
cp-empty-crew = personne
cp-hand-yours = Votre main
cp-known-cards = Vous connaissez chez { $name } : { $cards }
cp-pile-left = Pioche : { $n }
cp-discard-top = Défausse : { $n }, dessus { $card }
cp-discard-empty = Défausse : vide
cp-announced =
    { $who ->
        [you] Vous jouez { $card }
       *[other] { $name } joue { $card }
    }
cp-named-player =
    { $who ->
        [you] contre vous
       *[other] contre { $name }
    }
cp-mode-place = Poser jusqu’à 2 Briskars ce tour-ci
cp-mode-draw = Tout le monde pioche 2 cartes

## Options

cp-option-eligible_crews = Équipages en lice
    .all = Tous, dès 1 Briskar
    .full_only = Complets seulement
cp-option-auto_win = Victoire automatique
    .any_size = Capitaine, même seul
    .two_or_more = Capitaine et 1 de plus
    .full_only = Équipage complet
cp-option-mercenaries_break_auto_win = Un Mercenaire l’empêche
cp-option-least_tie = Égalité de la moins présente
    .all_tied = Soustraire toutes
    .lowest_only = La plus faible seulement
    .none = N’en soustraire aucune

## Log

cp-log-round = Manche { $n } : { $who ->
        [you] vous commencez
       *[other] { $name } commence
    }
cp-log-loot-shown = Butin : { $card }. Il faut { $n } Briskars, { $gold } PO
cp-log-turn =
    { $who ->
        [you] À vous de jouer
       *[other] Au tour : { $name }
    }
cp-log-drew =
    { $who ->
        [you] Vous piochez { $cards }
       *[other] { $n ->
            [one] { $name } pioche une carte
           *[other] { $name } pioche { $n } cartes
        }
    }
cp-log-dealt =
    { $who ->
        [you] Vous recevez { $cards }
       *[other] { $n ->
            [one] { $name } reçoit une carte
           *[other] { $name } reçoit { $n } cartes
        }
    }
cp-log-signed =
    { $who ->
        [you] Vous engagez { $card }
       *[other] { $name } engage { $card }
    }
cp-log-slipped =
    { $who ->
        [you] Vous glissez { $card } chez { $other }
       *[other] { $other-who ->
            [you] { $name } vous glisse { $card }
           *[other] { $name } glisse { $card } chez { $other }
        }
    }
cp-log-plays =
    { $who ->
        [you] Vous jouez { $card }
       *[other] { $name } joue { $card }
    }
cp-log-plays-own =
    { $who ->
        [you] Vous jouez { $card } dans votre camp
       *[other] { $name } joue { $card } dans son propre camp
    }
cp-log-plays-on =
    { $who ->
        [you] Vous jouez { $card } contre { $other }
       *[other] { $other-who ->
            [you] { $name } joue { $card } contre vous
           *[other] { $name } joue { $card } contre { $other }
        }
    }
cp-log-plays-number =
    { $who ->
        [you] Vous jouez { $card } contre { $other } : { $n } à sacrifier
       *[other] { $other-who ->
            [you] { $name } joue { $card } contre vous : { $n } à sacrifier
           *[other] { $name } joue { $card } contre { $other } : { $n } à sacrifier
        }
    }
cp-log-plays-value =
    { $who ->
        [you] Vous jouez { $card } : valeur de crew { $n }
       *[other] { $name } joue { $card } : valeur de crew { $n }
    }
cp-log-plays-mode =
    { $who ->
        [you] Vous jouez { $card } : { $mode }
       *[other] { $name } joue { $card } : { $mode }
    }
cp-log-plays-crew =
    { $who ->
        [you] Vous jouez { $card } chez { $other }
       *[other] { $other-who ->
            [you] { $name } joue { $card } près de votre équipage
           *[other] { $name } joue { $card } chez { $other }
        }
    }
cp-log-plays-briskar =
    { $who ->
        [you] Vous jouez { $card } : { $briskar }
       *[other] { $name } joue { $card } : { $briskar }
    }
cp-log-plays-move =
    { $who ->
        [you] { $other-who ->
            [you] Vous jouez { $card } : { $briskar } vers votre équipage
           *[other] Vous jouez { $card } : { $briskar } passe chez { $other }
        }
       *[other] { $other-who ->
            [you] { $name } joue { $card } : { $briskar } vers votre équipage
           *[other] { $name } joue { $card } : { $briskar } passe chez { $other }
        }
    }
cp-log-countered =
    { $who ->
        [you] Vous répondez par Pourparlers : { $card } n’a pas lieu
       *[other] { $name } répond par Pourparlers : { $card } n’a pas lieu
    }
cp-log-counter-countered =
    { $who ->
        [you] Vous répondez aux Pourparlers : { $card } tient bon
       *[other] { $name } répond aux Pourparlers : { $card } tient bon
    }
cp-log-gallant =
    { $who ->
        [you] Vous prenez un tour supplémentaire
       *[other] { $name } prend un tour supplémentaire
    }
cp-log-hand-seen =
    { $who ->
        [you] Vous voyez la main adverse ({ $other }) : { $cards }
       *[other] { $other-who ->
            [you] { $name } voit votre main
           *[other] { $name } regarde la main chez { $other }
        }
    }
cp-log-took-card =
    { $who ->
        [you] Vous prenez { $card } chez { $other }
       *[other] { $other-who ->
            [you] { $name } vous prend { $card }
           *[other] { $name } prend une carte chez { $other }
        }
    }
cp-log-hands-swapped =
    { $who ->
        [you] Vous échangez votre main avec { $other } et recevez { $cards }
       *[other] { $other-who ->
            [you] { $name } échange sa main avec vous : vous recevez { $given }
           *[other] { $name } échange sa main avec { $other }
        }
    }
cp-log-discards =
    { $who ->
        [you] Vous défaussez { $card }
       *[other] { $name } défausse { $card }
    }
cp-log-reshuffled = La défausse est mélangée : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } à piocher
cp-log-turned-over = Retournée : { $card }
cp-log-laid = { $zone-who ->
        [you] { $card } est à côté de votre équipage
       *[other] { $card } est à côté de l’équipage chez { $zone }
    }
cp-log-permanents-gone =
    { $who ->
        [you] Vous faites table rase : plus aucun permanent
       *[other] { $name } fait table rase : plus aucun permanent
    }
cp-log-moved =
    { $who ->
        [you] { $card } quitte votre équipage et passe chez { $other }
       *[other] { $other-who ->
            [you] { $card } quitte { $name } et rejoint votre équipage
           *[other] { $card } quitte { $name } et passe chez { $other }
        }
    }
cp-log-leaves =
    { $who ->
        [you] { $card } quitte votre équipage
       *[other] { $name } perd { $card }
    }
cp-log-kraken-shown = Le Kraken remonte { $card } : { $gold } PO
cp-log-invaded =
    { $who ->
        [you] Votre équipage part à la défausse, avec ce qui l’entoure
       *[other] { $name } perd tout son équipage et ce qui l’entoure
    }
cp-log-loot-swapped =
    { $who ->
        [you] Nouveau butin : { $card }, { $n } Briskars, { $gold } PO ; { $old } rejoint votre équipage
       *[other] Nouveau butin : { $card }, { $n } Briskars, { $gold } PO ; { $old } passe chez { $name }
    }
cp-log-recovers =
    { $who ->
        [you] Vous reprenez { $card } dans la défausse
       *[other] { $name } reprend { $card } dans la défausse
    }
cp-log-round-ends =
    { $who ->
        [you] Vous complétez un équipage : fin de manche
       *[other] { $name } complète un équipage : fin de manche
    }
cp-log-worth =
    { $who ->
        [you] Votre équipage vaut { $total } : { $parts }
       *[other] Chez { $name }, l’équipage vaut { $total } : { $parts }
    }
cp-log-outright =
    { $who ->
        [you] Victoire automatique pour vous, valeur { $total } : { $parts }
       *[other] Victoire automatique : { $name }, valeur { $total } : { $parts }
    }
cp-log-round-won =
    { $who ->
        [you] Vous remportez le butin : { $gold } PO
       *[other] { $name } remporte le butin : { $gold } PO
    }
cp-log-round-none = Personne ne remporte le butin
cp-log-game-won =
    { $who ->
        [you] Vous gagnez la partie avec { $gold } PO
       *[other] { $name } gagne la partie avec { $gold } PO
    }

## Questions

cp-ask-turn = Jouez une carte ou finissez votre tour
cp-ask-counter = Quelqu’un réagit ?
    .named = { $name } joue { $card }. Quelqu’un réagit ?
cp-ask-gallant = Fin de tour. Jouer Galanterie ?
cp-ask-crew = Quel équipage ?
cp-ask-player = Qui ?
cp-ask-briskar = Quel Briskar ?
cp-ask-value = Quelle valeur de crew ?
cp-ask-mode = Poser deux Briskars, ou 2 cartes pour tout le monde ?
cp-ask-number = Combien de cartes ?
cp-ask-take = Quelle carte prenez-vous ?
cp-ask-discard = Défaussez une carte
    .many = Défaussez { $n } cartes

## Choices

cp-do-play = Jouer { $card }
cp-do-crew =
    { $who ->
        [you] L’équipage à votre place
       *[other] L’équipage à cette place : { $name }
    }
cp-do-player =
    { $who ->
        [you] Vous
       *[other] { $name }
    }
cp-do-briskar = { $briskar }
cp-do-value = Valeur de crew { $value }
cp-do-mode = { $mode }
cp-do-number =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
cp-do-take = Prendre { $card }
cp-do-discard = Défausser { $card }
cp-do-pass = Laisser passer
cp-do-counter = Contrer avec Pourparlers
cp-do-gallant = Jouer Galanterie
cp-do-end = Finir le tour

## Refusals

cp-no-one_briskar_per_turn = Un seul Briskar par tour.
cp-no-no_legal_target = Aucune cible possible.
cp-no-empty_hand = Cette main est vide.
cp-no-target_trapped = Pris au piège : vous ne pouvez pas viser là.
cp-no-captain_protected = Ce Capitaine est hors d’atteinte.
cp-no-needs_another_card = Il vous faut une autre carte en main.
cp-no-end_of_turn_only = Seulement en fin de tour.
cp-no-not_now = Ce n’est pas la question du moment.
cp-no-not_in_hand = Cette carte n’est pas dans votre main.
cp-no-not_in_that_hand = Cette carte n’est pas dans la main que vous voyez.
cp-no-too_many_actions = 58 cartes action par tour suffisent.
cp-no-no_briskar_discarded = Aucun Briskar dans la défausse.
cp-no-no_such_player = Cette place est vide.
cp-no-not_an_opponent = Choisissez un adversaire.
cp-no-nothing_there = Ni Briskar ni permanent à cet endroit.
cp-no-not_in_a_crew = Ce Briskar n’est dans aucun équipage.
cp-no-not_a_captain = Seul un Capitaine convient.
cp-no-same_crew = Le Briskar doit changer d’équipage.
cp-no-not_so_many = Au moins 1 carte, et pas plus que votre main.
cp-no-needs_pourparlers = Contrer demande un Pourparlers. Vous pouvez laisser passer.
cp-no-needs_galanterie = Un tour de plus demande une Galanterie. Vous pouvez laisser passer.

## Parts of a count

cp-reason-gold = PO
cp-reason-doubled = doublé par le Capitaine
cp-reason-subtracted = faction la moins présente, à soustraire
cp-reason-subtracted-doubled = doublé, puis à soustraire
cp-reason-not-counted = ne compte pas

## Ce qu’un conseil dit d’un choix

cp-remark-worth = un Briskar de { $gold } PO
cp-remark-keeps-hand = garde { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } en main
cp-remark-wins-loot = gagne le butin : { $gold } PO
cp-remark-loses-loot = donne le butin à { $seat } : { $gold } PO
cp-remark-ends-round = termine la manche
cp-remark-counters = arrête la carte annoncée
cp-remark-crew-up = votre équipage passe de { $before } à { $after }
cp-remark-crew-down = votre équipage tombe de { $before } à { $after }
cp-remark-rival-up = { $seat } : l’équipage passe de { $before } à { $after }
cp-remark-rival-down = { $seat } : l’équipage tombe de { $before } à { $after }
cp-remark-draws = rapporte { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
cp-remark-points = { $n } PO
