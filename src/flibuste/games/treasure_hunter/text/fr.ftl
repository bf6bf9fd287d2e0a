### Treasure Hunter en français.

## Sites, cards, pieces

th-blue = Monts Givrés
    .short = Monts
th-green = Jungle aux Lianes
    .short = Jungle
th-red = Grotte de Lave
    .short = Grotte
th-adventurer = aventurier
th-adventurer-name = { $site }, Force { $n }
th-force = Force
th-watchdog = chien de garde
th-paws = Pattes
th-discipline = Discipline
th-dog-name = Chiens de garde, { $paws } Pattes, Discipline { $n }
th-coin-card = carte Pièce
th-coin-copper = pièce de cuivre
    .short = cuivre
th-coin-silver = pièce d’argent
    .short = argent
th-coin-gold = pièce d’or
    .short = or
th-gem-10 = joyau de 10
th-gem-20 = joyau de 20
th-action-card = carte Action
th-goblin = gobelin
th-goblin-tile = tuile Gobelin
th-goblin-name = Gobelin, { $paws } Pattes, vole une { $coin }
th-treasure-tile = tuile Trésor
th-relic = relique
th-relic-negative = relique négative
th-scroll-yellow = parchemin jaune
th-scroll-grey = parchemin gris
th-back = dos de carte

## Action cards

th-companion-blue = Compagnon Animal (bleu)
    .text = Aux Monts Givrés : la Force de vos aventuriers est doublée, pas les bonus.
th-companion-green = Compagnon Animal (vert)
    .text = Dans la Jungle aux Lianes : la Force de vos aventuriers est doublée, pas les bonus.
th-companion-red = Compagnon Animal (rouge)
    .text = Dans la Grotte de Lave : la Force de vos aventuriers est doublée, pas les bonus.
th-flaming-sword = Épée de Feu
    .text = +4 à votre total dans ce site.
th-hill-ogre = Ogre des collines
    .text = +8 à votre total dans ce site.
th-leaky-boots = Bottes percées
    .text = −2 à votre total dans ce site. Commode pour le MIN.
th-sleeping-potion = Potion de sommeil
    .text = Un de vos aventuriers de ce site s’endort et ne compte plus.
th-mystery-mule = Mule Mystère
    .text = Piochez 1 carte. Un aventurier de ce site se pose aussitôt ; sinon, elle rejoint votre main.
th-scaregoblin = Épouvantail à gobelin
    .text = Les gobelins ne vous volent rien cette manche. N’ajoute pas de Pattes.

## Relics

th-relic-3 = Jarre d’argile
    .text = +3
th-relic-4 = Coquillage à perle
    .text = +4
th-relic-5 = Vieille clé
    .text = +5
th-relic-6 = Lampe
    .text = +6
th-relic-7 = Sablier
    .text = +7
th-relic-8 = Boussole
    .text = +8
th-relic-9 = Masque
    .text = +9
th-relic-10 = Calice
    .text = +10
th-relic-11 = Dague
    .text = +11
th-relic-12 = Idole
    .text = +12
th-relic-13 = Scarabée
    .text = +13
th-relic-14 = Amulette
    .text = +14
th-relic-15 = Poisson d’or
    .text = +15
th-relic-16 = Sceptre
    .text = +16
th-relic-17 = Coffre
    .text = +17
th-relic-18 = Orbe
    .text = +18
th-relic-19 = Couronne
    .text = +19
th-old-shoe = Vieux soulier
    .text = −3
th-rotten-egg = Œuf pourri
    .text = −4
th-cracked-mirror = Miroir fêlé
    .text = −5
th-cursed-doll = Poupée maudite
    .text = −6
th-howling-skull = Crâne hurleur
    .text = −8

## Scrolls

th-strong-team-blue = Équipe renforcée (bleue)
    .text = 1 pièce d’argent par aventurier bleu posé cette manche.
th-strong-team-green = Équipe renforcée (verte)
    .text = 1 pièce d’argent par aventurier vert posé cette manche.
th-strong-team-red = Équipe renforcée (rouge)
    .text = 1 pièce d’argent par aventurier rouge posé cette manche.
th-kennel-master = Chef de meute
    .text = 1 pièce d’or par carte Chiens de garde posée cette manche.
th-deep-purse = Bourse rebondie
    .text = 1 pièce d’argent par carte Pièce posée cette manche.
th-goblin-bane = Fléau des gobelins
    .text = 1 pièce d’or par tuile Gobelin gagnée cette manche.
th-odd-squad = Troupe impaire
    .text = 1 pièce d’argent par aventurier de Force impaire posé cette manche.
th-even-squad = Troupe paire
    .text = 1 pièce d’argent par aventurier de Force paire posé cette manche.
th-underdogs = Petits Poucets
    .text = 1 pièce d’or par aventurier de Force 1 à 4 posé cette manche.
th-champions = Gros bras
    .text = 1 pièce d’or par aventurier de Force 9 à 12 posé cette manche.
th-tactician = Sens tactique
    .text = 1 pièce d’or par carte Action jouée cette manche.
th-all-rounder = Touche-à-tout
    .text = 1 pièce d’or par site où vous avez posé un aventurier cette manche.
th-relic-lore = Savoir antique
    .text = Fin de partie : 2 points par relique, négatives comprises.
th-goblin-trophies = Trophées gobelins
    .text = Fin de partie : 2 points par tuile Gobelin.
th-curse-breaker = Brise-malédiction
    .text = Fin de partie : 4 points par relique négative.
th-banker = Bas de laine
    .text = Fin de partie : 1 point par tranche complète de 8 points en pièces et joyaux.

## Phases and terms

th-round = manche
th-phase-1 = Constituez votre main
th-phase-2 = Jouez vos cartes
th-phase-3 = Parchemins et manche suivante
th-step-a = Récupérer les trésors
th-step-b = Repousser les gobelins
th-step-c = Recevoir des pièces
th-draft = constitution de la main
th-keep = Garder
th-keep-card = Garder { $card }
th-discard-card = défausser
th-set-aside = mise de côté
th-pass-left = Passer à gauche
th-pass-right = Passer à droite
th-personal-pile = pioche personnelle
th-dealer = distribue
th-site = site
th-lay = poser
th-total = total
th-max = MAX
th-min = MIN
th-treasure-hidden = trésor caché (MAX)
th-treasure-evident = trésor évident (MIN)
th-ahead = en tête
th-lowest = le plus bas
th-empty-handed = bredouille
th-eligible = peut récupérer un trésor
th-asleep = en sommeil
th-awake = en éveil
th-paws-sum = { $n ->
        [one] { $n } Patte
       *[other] { $n } Pattes
    } en tout
th-driven-off = repoussé
th-steals = dérobe
th-purse = bourse
th-supply = réserve
th-box = retour à la boîte
th-use-scroll = Utiliser le parchemin
th-final-count = décompte final
th-best-hunter = meilleur chasseur de trésors
th-part-grey = parchemins gris
th-part-relics = reliques
th-part-goblins = tuiles Gobelin
th-part-money = pièces et joyaux

## One name for each card and tile

th-blue-01 = le 1 bleu
    .text = { th-blue }, Force 1
th-blue-02 = le 2 bleu
    .text = { th-blue }, Force 2
th-blue-03 = le 3 bleu
    .text = { th-blue }, Force 3
th-blue-04 = le 4 bleu
    .text = { th-blue }, Force 4
th-blue-05 = le 5 bleu
    .text = { th-blue }, Force 5
th-blue-06 = le 6 bleu
    .text = { th-blue }, Force 6
th-blue-07 = le 7 bleu
    .text = { th-blue }, Force 7
th-blue-08 = le 8 bleu
    .text = { th-blue }, Force 8
th-blue-09 = le 9 bleu
    .text = { th-blue }, Force 9
th-blue-10 = le 10 bleu
    .text = { th-blue }, Force 10
th-blue-11 = le 11 bleu
    .text = { th-blue }, Force 11
th-blue-12 = le 12 bleu
    .text = { th-blue }, Force 12
th-green-01 = le 1 vert
    .text = { th-green }, Force 1
th-green-02 = le 2 vert
    .text = { th-green }, Force 2
th-green-03 = le 3 vert
    .text = { th-green }, Force 3
th-green-04 = le 4 vert
    .text = { th-green }, Force 4
th-green-05 = le 5 vert
    .text = { th-green }, Force 5
th-green-06 = le 6 vert
    .text = { th-green }, Force 6
th-green-07 = le 7 vert
    .text = { th-green }, Force 7
th-green-08 = le 8 vert
    .text = { th-green }, Force 8
th-green-09 = le 9 vert
    .text = { th-green }, Force 9
th-green-10 = le 10 vert
    .text = { th-green }, Force 10
th-green-11 = le 11 vert
    .text = { th-green }, Force 11
th-green-12 = le 12 vert
    .text = { th-green }, Force 12
th-red-01 = le 1 rouge
    .text = { th-red }, Force 1
th-red-02 = le 2 rouge
    .text = { th-red }, Force 2
th-red-03 = le 3 rouge
    .text = { th-red }, Force 3
th-red-04 = le 4 rouge
    .text = { th-red }, Force 4
th-red-05 = le 5 rouge
    .text = { th-red }, Force 5
th-red-06 = le 6 rouge
    .text = { th-red }, Force 6
th-red-07 = le 7 rouge
    .text = { th-red }, Force 7
th-red-08 = le 8 rouge
    .text = { th-red }, Force 8
th-red-09 = le 9 rouge
    .text = { th-red }, Force 9
th-red-10 = le 10 rouge
    .text = { th-red }, Force 10
th-red-11 = le 11 rouge
    .text = { th-red }, Force 11
th-red-12 = le 12 rouge
    .text = { th-red }, Force 12
th-dog-1 = chiens de garde (4 Pattes, Discipline 1)
    .the = des chiens de garde (4 Pattes, Discipline 1)
    .text = Chiens de garde, 4 Pattes, Discipline 1
th-dog-2 = chiens de garde (3 Pattes, Discipline 2)
    .the = des chiens de garde (3 Pattes, Discipline 2)
    .text = Chiens de garde, 3 Pattes, Discipline 2
th-dog-3 = chiens de garde (3 Pattes, Discipline 3)
    .the = des chiens de garde (3 Pattes, Discipline 3)
    .text = Chiens de garde, 3 Pattes, Discipline 3
th-dog-4 = chiens de garde (3 Pattes, Discipline 4)
    .the = des chiens de garde (3 Pattes, Discipline 4)
    .text = Chiens de garde, 3 Pattes, Discipline 4
th-dog-5 = chiens de garde (2 Pattes, Discipline 5)
    .the = des chiens de garde (2 Pattes, Discipline 5)
    .text = Chiens de garde, 2 Pattes, Discipline 5
th-dog-6 = chiens de garde (2 Pattes, Discipline 6)
    .the = des chiens de garde (2 Pattes, Discipline 6)
    .text = Chiens de garde, 2 Pattes, Discipline 6
th-dog-7 = chiens de garde (2 Pattes, Discipline 7)
    .the = des chiens de garde (2 Pattes, Discipline 7)
    .text = Chiens de garde, 2 Pattes, Discipline 7
th-dog-8 = chiens de garde (2 Pattes, Discipline 8)
    .the = des chiens de garde (2 Pattes, Discipline 8)
    .text = Chiens de garde, 2 Pattes, Discipline 8
th-dog-9 = chiens de garde (1 Patte, Discipline 9)
    .the = des chiens de garde (1 Patte, Discipline 9)
    .text = Chiens de garde, 1 Patte, Discipline 9
th-dog-10 = chiens de garde (1 Patte, Discipline 10)
    .the = des chiens de garde (1 Patte, Discipline 10)
    .text = Chiens de garde, 1 Patte, Discipline 10
th-dog-11 = chiens de garde (1 Patte, Discipline 11)
    .the = des chiens de garde (1 Patte, Discipline 11)
    .text = Chiens de garde, 1 Patte, Discipline 11
th-dog-12 = chiens de garde (1 Patte, Discipline 12)
    .the = des chiens de garde (1 Patte, Discipline 12)
    .text = Chiens de garde, 1 Patte, Discipline 12
th-coin-copper-1 = { th-coin-copper }
    .the = une { th-coin-copper }
th-coin-copper-2 = { th-coin-copper }
    .the = une { th-coin-copper }
th-coin-copper-3 = { th-coin-copper }
    .the = une { th-coin-copper }
th-coin-copper-4 = { th-coin-copper }
    .the = une { th-coin-copper }
th-coin-silver-1 = { th-coin-silver }
    .the = une { th-coin-silver }
th-coin-silver-2 = { th-coin-silver }
    .the = une { th-coin-silver }
th-coin-silver-3 = { th-coin-silver }
    .the = une { th-coin-silver }
th-coin-silver-4 = { th-coin-silver }
    .the = une { th-coin-silver }
th-coin-gold-1 = { th-coin-gold }
    .the = une { th-coin-gold }
th-coin-gold-2 = { th-coin-gold }
    .the = une { th-coin-gold }
th-coin-gold-3 = { th-coin-gold }
    .the = une { th-coin-gold }
th-coin-gold-4 = { th-coin-gold }
    .the = une { th-coin-gold }
th-flaming-sword-1 = { th-flaming-sword }
    .text = { th-flaming-sword.text }
th-flaming-sword-2 = { th-flaming-sword }
    .text = { th-flaming-sword.text }
th-flaming-sword-3 = { th-flaming-sword }
    .text = { th-flaming-sword.text }
th-hill-ogre-1 = { th-hill-ogre }
    .text = { th-hill-ogre.text }
th-hill-ogre-2 = { th-hill-ogre }
    .text = { th-hill-ogre.text }
th-leaky-boots-1 = { th-leaky-boots }
    .text = { th-leaky-boots.text }
th-leaky-boots-2 = { th-leaky-boots }
    .text = { th-leaky-boots.text }
th-sleeping-potion-1 = { th-sleeping-potion }
    .text = { th-sleeping-potion.text }
th-sleeping-potion-2 = { th-sleeping-potion }
    .text = { th-sleeping-potion.text }
th-mystery-mule-1 = { th-mystery-mule }
    .text = { th-mystery-mule.text }
th-mystery-mule-2 = { th-mystery-mule }
    .text = { th-mystery-mule.text }
th-strong-team-blue-1 = { th-strong-team-blue }
    .text = { th-strong-team-blue.text }
th-strong-team-blue-2 = { th-strong-team-blue }
    .text = { th-strong-team-blue.text }
th-strong-team-green-1 = { th-strong-team-green }
    .text = { th-strong-team-green.text }
th-strong-team-green-2 = { th-strong-team-green }
    .text = { th-strong-team-green.text }
th-strong-team-red-1 = { th-strong-team-red }
    .text = { th-strong-team-red.text }
th-strong-team-red-2 = { th-strong-team-red }
    .text = { th-strong-team-red.text }
th-kennel-master-1 = { th-kennel-master }
    .text = { th-kennel-master.text }
th-kennel-master-2 = { th-kennel-master }
    .text = { th-kennel-master.text }
th-kennel-master-3 = { th-kennel-master }
    .text = { th-kennel-master.text }
th-deep-purse-1 = { th-deep-purse }
    .text = { th-deep-purse.text }
th-deep-purse-2 = { th-deep-purse }
    .text = { th-deep-purse.text }
th-deep-purse-3 = { th-deep-purse }
    .text = { th-deep-purse.text }
th-goblin-bane-1 = { th-goblin-bane }
    .text = { th-goblin-bane.text }
th-goblin-bane-2 = { th-goblin-bane }
    .text = { th-goblin-bane.text }
th-relic-3a = { th-relic-3 }
    .text = { th-relic-3.text }
th-relic-3b = { th-relic-3 }
    .text = { th-relic-3.text }
th-relic-4a = { th-relic-4 }
    .text = { th-relic-4.text }
th-relic-4b = { th-relic-4 }
    .text = { th-relic-4.text }
th-relic-5a = { th-relic-5 }
    .text = { th-relic-5.text }
th-relic-5b = { th-relic-5 }
    .text = { th-relic-5.text }
th-relic-6a = { th-relic-6 }
    .text = { th-relic-6.text }
th-relic-6b = { th-relic-6 }
    .text = { th-relic-6.text }
th-relic-7a = { th-relic-7 }
    .text = { th-relic-7.text }
th-relic-7b = { th-relic-7 }
    .text = { th-relic-7.text }
th-relic-8a = { th-relic-8 }
    .text = { th-relic-8.text }
th-relic-8b = { th-relic-8 }
    .text = { th-relic-8.text }
th-relic-9a = { th-relic-9 }
    .text = { th-relic-9.text }
th-relic-9b = { th-relic-9 }
    .text = { th-relic-9.text }
th-relic-10a = { th-relic-10 }
    .text = { th-relic-10.text }
th-relic-10b = { th-relic-10 }
    .text = { th-relic-10.text }
th-goblin-1-gold-1 = Gobelin, 1 Patte, vole une { th-coin-gold }
th-goblin-1-gold-2 = Gobelin, 1 Patte, vole une { th-coin-gold }
th-goblin-1-gold-3 = Gobelin, 1 Patte, vole une { th-coin-gold }
th-goblin-2-gold-1 = Gobelin, 2 Pattes, vole une { th-coin-gold }
th-goblin-2-gold-2 = Gobelin, 2 Pattes, vole une { th-coin-gold }
th-goblin-2-silver-1 = Gobelin, 2 Pattes, vole une { th-coin-silver }
th-goblin-2-silver-2 = Gobelin, 2 Pattes, vole une { th-coin-silver }
th-goblin-2-silver-3 = Gobelin, 2 Pattes, vole une { th-coin-silver }
th-goblin-3-gold-1 = Gobelin, 3 Pattes, vole une { th-coin-gold }
th-goblin-3-silver-1 = Gobelin, 3 Pattes, vole une { th-coin-silver }
th-goblin-3-silver-2 = Gobelin, 3 Pattes, vole une { th-coin-silver }
th-goblin-3-silver-3 = Gobelin, 3 Pattes, vole une { th-coin-silver }
th-goblin-3-silver-4 = Gobelin, 3 Pattes, vole une { th-coin-silver }
th-goblin-4-silver-1 = Gobelin, 4 Pattes, vole une { th-coin-silver }
th-goblin-4-silver-2 = Gobelin, 4 Pattes, vole une { th-coin-silver }
th-goblin-4-silver-3 = Gobelin, 4 Pattes, vole une { th-coin-silver }
th-goblin-4-copper-1 = Gobelin, 4 Pattes, vole une { th-coin-copper }
th-goblin-5-silver-1 = Gobelin, 5 Pattes, vole une { th-coin-silver }
th-goblin-5-copper-1 = Gobelin, 5 Pattes, vole une { th-coin-copper }
th-goblin-5-copper-2 = Gobelin, 5 Pattes, vole une { th-coin-copper }
th-goblin-6-copper-1 = Gobelin, 6 Pattes, vole une { th-coin-copper }
th-goblin-6-copper-2 = Gobelin, 6 Pattes, vole une { th-coin-copper }

## Options

th-option-all_tied_split = Égalité générale : MAX et MIN séparés
    .true = À deux personnes
    .false = Les deux à la carte la plus forte
th-option-public_money = Bourses visibles de tous
    .true = Visibles de tous
    .false = La vôtre seulement

## Events

th-log-laid-out =
    { $n ->
        [0] Manche { $round } : le plateau est prêt
       *[other] Manche { $round } : le plateau est prêt. Retour à la boîte : { $away }
    }
th-log-round = Manche { $round } : { $dealer-who ->
        [you] vous distribuez
       *[other] { $dealer } distribue
    }
th-log-dealt =
    { $who ->
        [you] Vous recevez { $cards }
       *[other] { $name } reçoit des cartes
    }
th-log-received =
    { $who ->
        [you] Vous recevez { $cards }
       *[other] { $name } reçoit des cartes
    }
th-log-hands-passed =
    { $direction ->
        [left] { $n ->
            [1] Tout le monde passe 1 carte à gauche
           *[other] Tout le monde passe { $n } cartes à gauche
        }
       *[right] { $n ->
            [1] Tout le monde passe 1 carte à droite
           *[other] Tout le monde passe { $n } cartes à droite
        }
    }
th-log-kept =
    { $who ->
        [you] Vous gardez { $card }
       *[other] { $name } a choisi
    }
th-log-kept-last =
    { $who ->
        [you] Vous gardez la dernière carte : { $cards }
       *[other] { $name } garde la dernière carte
    }
th-log-drew =
    { $who ->
        [you] Vous piochez { $card } dans votre pioche personnelle
       *[other] { $name } pioche dans sa pioche personnelle
    }
th-log-set-aside =
    { $who ->
        [you] Vous défaussez { $card }
       *[other] { $name } défausse une carte
    }
th-log-taken-up = Les mains sont prêtes : { $n } cartes par main
th-log-laid =
    { $n ->
        [0] { $who ->
            [you] Vous ne posez rien
           *[other] { $name } ne pose rien
        }
       *[other] { $who ->
            [you] Vous posez { $cards } : { $n }
           *[other] { $name } pose { $cards } : { $n }
        }
    }
th-log-passed =
    { $who ->
        [you] Vous passez
       *[other] { $name } passe
    }
th-log-announced =
    { $who ->
        [you] Vous jouez { $card }
       *[other] { $name } joue { $card }
    }
th-log-played =
    { $who ->
        [you] Vous jouez { $card } : { $old } { $n-signed } = { $new }
       *[other] { $name } joue { $card } : { $old } { $n-signed } = { $new }
    }
th-log-doubled =
    { $who ->
        [you] Vous jouez { $card } : total { $n }
       *[other] { $name } joue { $card } : total { $n }
    }
th-log-shielded =
    { $who ->
        [you] Vous jouez { $card } : les gobelins ne vous volent rien
       *[other] { $name } joue { $card } : les gobelins n’y volent rien
    }
th-log-fell-asleep =
    { $who ->
        [you] Vous endormez { $card } : total { $n }
       *[other] { $name } endort { $card } : total { $n }
    }
th-log-drew-with =
    { $who ->
        [you] Vous jouez { $card } et piochez { $drawn }
       *[other] { $laid-n ->
            [0] { $name } joue { $card } et pioche une carte qui ne convient pas
           *[other] { $name } joue { $card } et pioche une carte. Posé : { $laid }
        }
    }
th-log-drew-nothing =
    { $who ->
        [you] Vous jouez { $card } : la pioche est vide
       *[other] { $name } joue { $card } : la pioche est vide
    }
th-log-tied-site =
    { $n ->
        [0] Mêmes totaux, mêmes cartes : { $who ->
            [you] vous êtes le plus près du donneur
           *[other] { $name } est le plus près du donneur
        }
       *[other] Totaux égaux : { $less ->
            [0] { $who ->
                [you] vous avez une Force { $n } de plus ({ $other })
               *[other] { $other-who ->
                    [you] { $name } a une Force { $n } de plus que vous
                   *[other] { $name } a une Force { $n } de plus ({ $other })
                }
            }
           *[other] { $who ->
                [you] votre { $n } bat le { $less } ({ $other })
               *[other] { $other-who ->
                    [you] le { $n } ({ $name }) bat votre { $less }
                   *[other] le { $n } ({ $name }) bat le { $less } ({ $other })
                }
            }
        }
    }
th-log-took-max =
    { $who ->
        [you] Vous récupérez MAX : { $tile }
       *[other] { $name } récupère MAX : { $tile }
    }
th-log-took-min =
    { $who ->
        [you] Vous récupérez MIN : { $tile }
       *[other] { $name } récupère MIN : { $tile }
    }
th-log-took-both =
    { $who ->
        [you] Vous récupérez les deux trésors : { $tiles }
       *[other] { $name } récupère les deux trésors : { $tiles }
    }
th-log-took-none = Personne ne récupère les trésors : { $site }
th-log-dogs-laid =
    { $n ->
        [0] { $who ->
            [you] Vous n’avez pas de chien de garde
           *[other] { $name } n’a pas de chien de garde
        }
       *[other] { $who ->
            [you] Vous posez { $cards } : { $n ->
                [one] 1 Patte
               *[other] { $n } Pattes
            }
           *[other] { $name } pose { $cards } : { $n ->
                [one] 1 Patte
               *[other] { $n } Pattes
            }
        }
    }
th-log-repelled =
    { $who ->
        [you] Vous repoussez le gobelin
       *[other] { $name } repousse le gobelin
    }
th-log-robbed =
    { $who ->
        [you] { $coin ->
            [0] Un gobelin ne vous vole rien
            [1] Un gobelin vous vole une { th-coin-copper }
            [2] Un gobelin vous vole une { th-coin-silver }
           *[other] Un gobelin vous vole une { th-coin-gold }
        }
       *[other] { $coin ->
            [0] Un gobelin ne vole rien à { $name }
            [1] Un gobelin vole une { th-coin-copper } à { $name }
            [2] Un gobelin vole une { th-coin-silver } à { $name }
           *[other] Un gobelin vole une { th-coin-gold } à { $name }
        }
    }
th-log-tied-packs =
    { $n ->
        [0] Mêmes Pattes, même Discipline : { $who ->
            [you] vous êtes le plus près du donneur
           *[other] { $name } est le plus près du donneur
        }
       *[other] Autant de Pattes, la Discipline tranche : { $who ->
            [you] votre { $n } l’emporte{ $less ->
                [0] {""}
               *[other] {" "}sur le { $less }
            } ({ $other })
           *[other] { $other-who ->
                [you] le { $n } ({ $name }) l’emporte sur { $less ->
                    [0] vous
                   *[other] votre { $less }
                }
               *[other] le { $n } ({ $name }) l’emporte{ $less ->
                    [0] {""}
                   *[other] {" "}sur le { $less }
                } ({ $other })
            }
        }
    }
th-log-goblins-won =
    { $who ->
        [you] { $n ->
            [one] Vous avez le plus de Pattes : { $n } tuile Gobelin
           *[other] Vous avez le plus de Pattes : { $n } tuiles Gobelin
        }
       *[other] { $n ->
            [one] { $name } a le plus de Pattes : { $n } tuile Gobelin
           *[other] { $name } a le plus de Pattes : { $n } tuiles Gobelin
        }
    }
th-log-coins =
    { $who ->
        [you]
            { $n ->
                [0] Vous ne recevez pas de pièces
               *[other] Vous recevez { $n } en pièces
            }
       *[other]
            { $n ->
                [0] { $name } ne reçoit pas de pièces
               *[other] { $name } reçoit { $n } en pièces
            }
    }
th-log-unused =
    { $who ->
        [you] Sans emploi : { $cards }
       *[other] Sans emploi, { $name } : { $cards }
    }
th-log-scroll-used =
    { $who ->
        [you] Vous utilisez { $tile } : +{ $n }
       *[other] { $name } utilise { $tile } : +{ $n }
    }
th-log-scrolls-kept =
    { $who ->
        [you] Vous gardez vos autres parchemins
       *[other] { $name } garde ses autres parchemins
    }

## Questions

th-ask-keep = Gardez une carte, passez le reste
th-ask-keep-two = Gardez-en une, défaussez-en une
th-ask-action = Jouer une action ou passer ?
th-ask-scrolls = Quels parchemins utiliser ?
th-ask-discard = Défaussez une carte, passez le reste
th-ask-goblins = Jouer une carte avant les gobelins ou passer ?
th-ask-sleep = Quel aventurier s’endort ?
th-ask-target = Quel total change ?

## Actions

th-do-keep = Garder { $card }
th-do-discard = Défausser { $card }
th-do-play = Jouer { $card }
th-do-sleep = Endormir { $card }
th-do-target = Choisir { $seat }
th-do-use = Utiliser { $tile }
th-do-pass = Passer
th-do-done = Terminé

## Refusals

th-no-not_in_hand = Cette carte n’est pas dans votre main.
th-no-not_an_action = Seules les cartes Action se jouent ; le reste se pose tout seul.
th-no-wrong_site = Ce Compagnon est celui d’un autre site.
th-no-no_awake_adventurer = Aucun de vos aventuriers n’est en éveil ici.
th-no-goblin_step_only = Seulement avant les gobelins.
th-no-site_step_only = Seulement dans un site.
th-no-scroll_pays_nothing = Ce parchemin ne rapporterait rien.
th-no-nobody_here = Aucun aventurier dans ce site.
th-no-not_awake_here = Ce n’est pas un aventurier en éveil à choisir ici.
th-no-not_your_scroll = Cette tuile n’est pas devant vous.
th-no-not_yellow = Seuls les parchemins jaunes servent en cours de partie.

## Parts of a sum

th-reason-adventurers = aventuriers
th-reason-doubled = doublé
th-reason-amounts = cartes Action
th-reason-grey = parchemins gris
th-reason-relics = reliques
th-reason-goblins = tuiles Gobelin
th-reason-money = pièces et joyaux

## Lines of the terminal

th-line-round = Manche { $n } sur 5 · { $who ->
        [you] vous distribuez
       *[other] { $name } distribue
    } · les mains passent à { $direction ->
        [left] gauche
       *[right] droite
    }
th-line-site = { $site } : MAX { $max }, MIN { $min }
th-line-here = en cours
th-line-goblins = Gobelins, de haut en bas : { $goblins }
th-line-piles = Pioche { $pile }, trésors cachés { $hidden }, trésors évidents { $evident }
th-line-seat = { $name } : { $facts }
th-line-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
th-line-kept =
    { $n ->
        [one] { $n } gardée
       *[other] { $n } gardées
    }
th-line-tiles =
    { $n ->
        [one] { $n } tuile Gobelin
       *[other] { $n } tuiles Gobelin
    }
th-line-paws =
    { $n ->
        [one] { $n } Patte
       *[other] { $n } Pattes
    }
th-line-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
th-line-purse = bourse { $n }
th-line-total = total { $n }
th-line-treasures = trésors : { $tiles }
th-line-laid = posé : { $cards }
th-line-unused = sans emploi : { $cards }
th-line-asleep = en sommeil
th-line-shielded = à l’abri des gobelins
th-line-hand = Votre main : { $cards }
th-line-own-kept = Vous avez gardé : { $cards }
th-line-own-aside = Vous avez défaussé : { $cards }
th-line-house = ° est de notre main : le livret ne l’a pas
th-line-memory = Vous vous souvenez : { $cards }. Où : { $where }
th-line-pays = { $tile } rapporterait { $n } maintenant
th-line-in-hand = { $who ->
        [you] votre main
       *[other] { $name }, main
    }
th-line-in-kept = { $who ->
        [you] vos cartes gardées
       *[other] { $name }, cartes gardées
    }
th-line-in-aside = { $who ->
        [you] votre défausse
       *[other] { $name }, défausse
    }
th-line-in-personal = { $who ->
        [you] votre pioche personnelle
       *[other] { $name }, pioche personnelle
    }
th-line-nothing = rien

## Ce qu’un conseil dit d’un choix

th-remark-site = { $site } : de { $before } à { $after }
th-remark-paws = { th-paws } : de { $before } à { $after }
th-remark-coins = pièces : de { $before } à { $after }
th-remark-denies = personne d’autre n’aura { $card }
th-remark-for-later = une carte à jouer sur un site
th-remark-now = fait son effet maintenant
th-remark-keeps-cards = garde { $n ->
        [one] { $n } carte action
       *[other] { $n } cartes action
    } pour la suite
th-remark-pays = rapporte { $n } maintenant
th-remark-waits = attend que les parchemins rapportent plus
th-remark-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
