### Briskars

## Characteristics and numbers

bk-constitution = Constitution
    .short = C
bk-dexterity = Dextérité
    .short = D
bk-strength = Force
    .short = F
bk-mind = Esprit
    .short = E
bk-movement = Mouvement
    .short = Mvt
bk-ap = points d’action
    .short = PA
bk-hp = points de vie
    .short = PV
bk-sp = points de structure
    .short = PS
bk-armour = armure
bk-armour-squares = cases d’armure
bk-threshold = seuil
bk-hiring-cost = coût d’enrôlement
bk-gold = PO
bk-fathom = brasse
    .short = br
bk-damage = dégâts
bk-d10 = D10
bk-d5 = D5
bk-natural-die = dé brut
bk-coin-toss = pile ou face
bk-critical-hit = réussite critique
    .short = RC
bk-critical-failure = échec critique
    .short = EC
bk-size = taille
bk-range = portée
bk-rate = cadence
bk-ammo = munitions
bk-difficulty = difficulté
bk-duration = durée

## Terms

bk-band = bande
bk-leader = chef
bk-henchman = sbire
bk-gunner = canonnier
bk-mage = mage
bk-ally = allié
bk-enemy = ennemi
bk-recruit = Recruter une bande
bk-sign-articles = Signer la charte
bk-budget = budget
bk-deploy = déployer
bk-deployment-zone = zone de déploiement
bk-toss = tirage du déploiement
bk-round = tour
bk-activation = activation
bk-activate = Activer { $name }
bk-step-1 = début
bk-step-2 = rhum
bk-step-3 = jet de moral
bk-step-4 = PA récupérés
bk-step-5 = effets persistants
bk-step-6 = actions
bk-free-move = mouvement gratuit
bk-roll = jet
bk-test = test
bk-opposed = jet en opposition
bk-boost = renforcer
bk-reroll = Relancer (2 PA)
bk-reroll-critical = Relancer le critique
bk-keep-roll = Garder
bk-zone-of-control = zone de contrôle
bk-reach = Allonge
bk-piercing = perce-armure
bk-contact = au contact
bk-melee = mêlée
bk-support = soutien
bk-line-of-sight = ligne de vue
bk-in-the-open = à découvert
bk-cover = couvert
bk-entirely-hidden = hors de vue
bk-high-ground = en surplomb
bk-hit = touché
bk-miss = raté
bk-template = gabarit
bk-deflected = dévié
bk-ordnance = pièce d’artillerie
bk-living-ordnance = artillerie vivante
bk-facing = orientation
bk-arc = angle de tir
bk-crash = choc
bk-push = repousser
bk-pull = tirer à soi
bk-disarm = désarmer
bk-hold = prise
bk-load = charge
bk-morale = moral
bk-rout = déroute
bk-revenge = Vengeance
bk-bleeding = hémorragie
bk-poison = poison
bk-gold-gained = or gagné
bk-gold-lost = or perdu
bk-spell = sort
bk-way = voie de magie
bk-passive-spell = sort passif
bk-active-spell = sort actif
bk-scenario = scénario

## Actions

bk-action-walk = Marcher
bk-action-race = Courir
bk-action-assault = Assaut
bk-action-jump = Sauter
bk-action-landing = Réception
bk-action-climb = Grimper
bk-action-swim = Nager
bk-action-get-up = Se relever
bk-action-lie-down = Se coucher
bk-action-disengage = Se désengager
    .short = Rompre
bk-action-attack = Attaquer
bk-action-thrust = Botte
bk-action-shooting-thrust = Botte de tir
    .short = Botte
bk-action-shoot = Tirer
bk-action-multishot = Tirs groupés
    .short = Salve
bk-action-reload = Recharger
bk-action-template = Faire feu
    .short = Feu
bk-action-push = Déplacer la pièce
    .short = Pousser
bk-action-turn-piece = Orienter la pièce
    .short = Orienter
bk-action-aim = Viser
bk-action-restrain = Ceinturer
bk-action-break-hold = Se libérer
    .short = Libérer
bk-action-release-hold = Lâcher prise
    .short = Lâcher
bk-action-head-butt = Coup de tête
    .short = Tête
bk-action-kick = Coup de pied
    .short = Pied
bk-action-interrupt = Interrompre le sort
    .short = Couper
bk-action-throw = Lancer
bk-action-throw-briskar = Lancer { $name }
bk-action-carry = Porter
bk-action-pick-up = Ramasser
bk-action-put-down = Poser
bk-action-smash = Briser un objet
    .short = Briser
bk-action-door = Ouvrir ou fermer
    .short = Porte
bk-action-snatch = Casser la croûte
    .short = Manger
bk-action-remove-armour = Ôter l’armure
    .short = Ôter
bk-action-kneel = S’agenouiller
    .short = Genou
bk-action-hide = Se cacher
bk-action-look = Repérer
bk-action-pick-lock = Crocheter
    .short = Crocheter
bk-action-read = Déchiffrer
bk-action-convince = Convaincre
bk-action-dig = Creuser
bk-action-en-garde = En garde !
    .short = Garde
bk-action-last-hope = Dernier espoir
    .short = Espoir
bk-action-spell = Lancer un sort
    .short = Sort
bk-action-ration = Manger une ration
    .short = Ration
bk-action-rum = Boire du rhum
    .short = Rhum
bk-action-poultice = Poser un cataplasme
    .short = Soigner
bk-action-mandrake = Mâcher la mandragore
    .short = Mâcher
bk-action-keg = Poser le tonnelet
    .short = Tonnelet
bk-action-net = Lancer le filet
    .short = Filet
bk-action-grapnel = Lancer le grappin
    .short = Grappin
bk-action-pouch = Ajouter des munitions
    .short = Munitions
bk-action-morale = Jet de moral
    .short = Moral
bk-action-end = Finir l’activation
    .short = Fin

## Defences and reactions

bk-action-defend = Se défendre
    .short = Défense
bk-action-dodge = Esquiver
bk-action-counter = Contre-attaquer
    .short = Contre
bk-action-counter-strike = Riposter
    .short = Riposte
bk-action-dodge-stay = Rester à couvert
    .short = Rester
bk-action-dodge-leave = Quitter le couvert
    .short = Quitter
bk-action-resist = Résister au sort
    .short = Résister
bk-action-shiver = Mille sabords !
    .short = Sabords !

## States

bk-state-activated =
    { $gender ->
        [f] Activée
       *[m] Activé
    }
bk-state-leader = Chef
bk-state-ground = À terre
    .text = Ne peut que se relever (mouvement gratuit ou 1 PA) ; se défend ou esquive sur place ; ne contrôle aucune case.
bk-state-stunned =
    { $gender ->
        [f] Sonnée
       *[m] Sonné
    }
    .text = Gît au sol, sans défense, jusqu’à ce qu’il se relève.
bk-state-prostrate =
    { $gender ->
        [f] Prostrée
       *[m] Prostré
    }
    .text = Ne fait que se défendre avec les PA restants, jusqu’à un jet de moral réussi ; ne contrôle aucune case.
bk-state-restrained =
    { $gender ->
        [f] Ceinturée
       *[m] Ceinturé
    }
    .text = Ne peut que se libérer ; sans défense ; ne contrôle aucune case.
bk-state-restraining = Ceinture un ennemi
    .text = Ne peut que tenir ou lâcher ; sans défense ; ne contrôle aucune case.
bk-state-bleeding = En sang
    .text = Perd 2 PV par plaie au début de chaque activation, jusqu’aux soins.
bk-state-poisoned = Sous poison
    .text = Perd 1D5 PV au début de chaque activation, jusqu’aux soins.
bk-state-slowed = Au ralenti
    .text = Mouvement −1 par coup de pied, pendant trois activations.
bk-state-netted =
    { $gender ->
        [f] Prise au filet
       *[m] Pris au filet
    }
    .text = Ne peut pas bouger avant la fin de sa prochaine activation.
bk-state-disarmed = Sans arme
    .text = A perdu une arme ; elle peut être ramassée.
bk-state-hidden = En cachette
    .text = Nul ne peut lui tirer dessus tant qu’il n’agit, ne bouge ou n’est trouvé.
bk-state-kneeling = À genoux
    .text = Un décor bas le couvre et viser ne demande pas de jet ; un déplacement y met fin.
bk-state-aiming = En joue
    .text = Le couvert de la cible ne compte pas pour le prochain tir ou lancer.
bk-state-en-garde = En garde
    .text = Un dé de plus à la prochaine défense.
bk-state-last-hope = Dernier espoir
    .text = Ni défense ni armure ; attaques à 1 PA de moins jusqu’à la prochaine activation.
bk-state-revenge = Vengeance
    .text = +2 aux attaques pendant cette activation.
bk-state-morale-due = Moral à tester
    .text = Jet de moral au début de la prochaine activation.
bk-state-carrying = En charge
    .text = La charge coûte 1 ou 2 de mouvement.
bk-state-swimming = À la nage
    .text = Demi-mouvement et aucune arme.
bk-state-clinging = En suspens
    .text = S’accroche à un mur : grimpe, saute, se défend ou esquive sur place.
bk-state-empty = Arme vide
    .text = L’arme à feu est à recharger.
bk-state-spell = Sous un sort
    .text = Un sort dure sur lui.
bk-state-in-melee = En mêlée
    .text = Doit se désengager pour partir ; +3 contre les tirs.
bk-state-in-cover = À couvert
bk-state-able = En état de se battre
bk-state-disengaged = Hors de la mêlée
bk-state-rum = Au rhum
    .text = Les jets de moral peuvent être relancés jusqu’à la prochaine activation.
bk-state-unhealable = Blessure incurable
bk-state-armour-gone = Armure hors d’usage
bk-state-knocked-out = Hors de combat
bk-state-routed = En déroute

## Weapons

bk-weapon-marlinspike = Épissoir
bk-weapon-stiletto = Stylet
bk-weapon-left-hand = Main gauche
bk-weapon-pique = Pique
bk-weapon-dussack = Dussack
bk-weapon-boarding-axe = Hache d’abordage
bk-weapon-war-hammer = Marteau d’armes
bk-weapon-dirk = Dirk
bk-weapon-tomahawk = Tomahawk
bk-weapon-blunderbuss = Tromblon
bk-weapon-carbine = Mousqueton
bk-weapon-flintlock-pistol = Pistolet à silex
bk-weapon-multibarrelled-pistol = Pistolet à canons multiples
bk-weapon-pocket-pistol = Pistolet de poche
bk-weapon-harpoon = Harpon
bk-weapon-galdikas = Galdikas
bk-weapon-maul = Masse
bk-weapon-sabre = Sabre
bk-weapon-cutlass = Coutelas
bk-weapon-sword = Épée
bk-weapon-rapier = Rapière
bk-weapon-spear = Lance
bk-weapon-halberd = Hallebarde
bk-weapon-billhook = Serpe
bk-weapon-knife = Couteau
bk-weapon-dagger = Dague
bk-weapon-twin-blades = Lames jumelles
bk-weapon-two-axes = Deux haches
bk-weapon-staff = Bâton
bk-weapon-cane = Canne
bk-weapon-book-strap = Sangle à livres
bk-weapon-pistol = Pistolet
bk-weapon-musket = Mousquet
bk-weapon-long-rifle = Long fusil
bk-weapon-crossbow = Arbalète
bk-weapon-shell-cannon = Canon
bk-weapon-swivel-gun = Pierrier
bk-weapon-fists = Poings
bk-weapon-beak = Bec
bk-weapon-trample = Piétinement
bk-weapon-claw = Pince
bk-weapon-pincers = Pinces
bk-weapon-bite = Morsure
bk-weapon-spur = Ergot
bk-weapon-bare-hands = Mains nues
bk-weapon-grapnel = Grappin
bk-weapon-pirate-cannon = Canon pirate
bk-weapon-bone-breaker = Bone Breaker

## Armours and objects

bk-item-leather = Armure de cuir
    .text = Force 2 requise. Ne gêne pas le mouvement.
bk-item-chain-mail = Armure de maille
    .text = Force 3 requise. Mouvement −1.
bk-item-plate = Armure de plaques
    .text = Force 4 requise. Mouvement −2.
bk-item-shell = Carapace
bk-item-ration = Ration
    .text = Deux fois par partie : 1D5 PV rendus, hors de toute zone de contrôle ennemie.
bk-item-powder-pouch = Gargousse et boulets
    .short = Gargousse
    .text = Ajoute 2 munitions à la pièce que touche le porteur.
bk-item-fishing-net = Filet de pêche
    .text = Une fois, à 4 brasses au plus : la cible ne bouge pas à sa prochaine activation.
bk-item-grapnel = Grappin
    .text = Grimpe à plein mouvement ; harponne une fois par partie, à 4 brasses au plus.
bk-item-treasure-map = Carte au trésor
    .text = À déchiffrer avant la partie : choix de la zone ; un critique rapporte 5D10 PO.
bk-item-rum = Rhum
    .text = Une fois : qui le boit peut relancer ses jets de moral pendant un tour.
bk-item-rum-flask = Flasque de rhum
    .text = Une fois par partie, hors des zones ennemies : 1D5 PV rendus.
bk-item-spell-book = Grimoire
    .text = Un mage apprend un sort d’une voie qu’il ne maîtrise pas.
bk-item-scroll = Parchemin
    .text = Un mage lance, une seule fois, un sort d’une voie qu’il ne maîtrise pas.
bk-item-lucky-charm = Grigri
    .text = Une fois : relancez n’importe quel dé du porteur.
bk-item-poison-vial = Fiole de poison
    .text = Une arme de mêlée tranchante empoisonne à chaque blessure, toute la partie.
bk-item-poultice = Cataplasme
    .text = Une fois : un allié regagne 1D5 PV ; hémorragie et poison cessent.
bk-item-mad-georgs-hat = Tricorne de Georg le Fou
    .short = Tricorne
    .text = Tant que le chef tient debout, chaque membre relance un moral raté par partie.
bk-item-powder-keg = Tonnelet de poudre
    .text = À chaque tour, sur 7 ou plus : 1D10+2 dégâts à 2 brasses ou moins, et prostration.
bk-item-mandrake = Racine de mandragore
    .text = Une fois : oubliez la prostration pendant un tour.
bk-item-magic-compass = Compas magique
    .text = Votre bande joue la première, même sans gagner le tirage.

## Magic

bk-way-esotericism = Ésotérisme
bk-way-alchemy = Alchimie
bk-way-good-fortune = Bonne Fortune
bk-way-elementalism = Élémentalisme
bk-way-symbiosis = Symbiose
bk-way-totemism = Totémisme
bk-spell-bulletproof = À l’épreuve des balles
    .text = Un allié gagne +4 pour se défendre ou esquiver face aux tirs, 1 tour.
bk-spell-acceleration = Accélération
    .text = Un allié gagne 2 PA, même au-delà de son profil.
bk-spell-cancellation = Annulation
    .text = Réaction : le sort qui vise l’un des vôtres est annulé.
bk-spell-fighting-art = Art du combat
    .text = Un allié gagne +2 aux attaques et aux bottes, 1 tour.
bk-spell-mental-barrier = Barrière mentale
    .text = Un allié résiste aux sorts à +3 et teste son moral à −2, 2 tours.
bk-spell-swiftness = Célérité
    .text = Un allié gagne 2 en Mouvement, 1 tour.
bk-spell-counter-spell = Contresort
    .text = Réaction : le sort est annulé et se retourne contre son auteur.
bk-spell-corrosion = Corrosion
    .text = Un ennemi perd 1D5 cases d’armure ou, sans armure, subit 2 dégâts.
bk-spell-impenetrable-defence = Défense impénétrable
    .text = Un allié ajoute un dé à chacun de ses jets de défense, 1 tour.
bk-spell-weakening = Affaiblissement
    .text = Un ennemi perd 1 Force pendant 2 tours.
bk-spell-spirit-dart = Dard spirituel
    .text = 1D5 dégâts à un ennemi ; deux fois par tour.
bk-spell-fireball = Boule de feu
    .text = 1D10 dégâts à un ennemi ; deux fois par tour.
bk-spell-stoneflesh = Chair de pierre
    .text = Un allié subit 1 dégât de moins à chaque coup, toute la partie.
bk-spell-hold-the-line = Tenez bon !
    .text = Un cri : les alliés à 4 brasses ont +1 en défense pendant 1 tour.
bk-spell-febricity = Fébrilité
    .text = Un ennemi subit −2 aux attaques, aux bottes et aux tirs, 1 tour.
bk-spell-ancients-strength = Force des anciens
    .text = Un allié gagne 1 en Force, 1 tour.
bk-spell-invulnerability = Invulnérabilité
    .text = Le prochain coup, tir ou souffle sur un allié reste sans effet, 1 tour.
bk-spell-wall = Mur
    .text = Dressez un mur de 3 cases alignées, haut de 3 brasses, 3 tours.
bk-spell-hawk-eye = Œil de faucon
    .text = Le prochain tir d’un allié gagne +2 et ignore le couvert.
bk-spell-healing-wave = Onde de soin
    .text = Un allié regagne 1D5+1 PV ; hémorragie et poison cessent.
bk-spell-counter = Parade
    .text = La prochaine contre-attaque d’un allié coûte 1 PA et gagne +2, 1 tour.
bk-spell-rock-skin = Peau de roche
    .text = Chaque coup sur un allié fait 2 dégâts de moins, 2 tours.
bk-spell-destructive-wrath = Rage destructrice
    .text = Un allié fait un critique une face plus tôt mais se défend à −2, 1 tour.
bk-spell-slowing-down = Ralentissement
    .text = Un ennemi avance à demi-vitesse, sans course ni assaut, 1 tour.
bk-spell-quickness = Rapidité
    .text = Un allié esquive pour 1 PA, 1 tour.
bk-spell-regeneration = Régénération
    .text = Hémorragie et poison cessent ; un allié regagne 2 PV par activation, 3 tours.
bk-spell-re-roll = Relance
    .text = Une fois en 1 tour, un allié relance un dé gratuitement, moral excepté.
bk-spell-transfer = Transfert
    .text = Un ennemi perd jusqu’à 2 PA ; un allié à portée en gagne autant.
bk-spell-riding-high = Vent en poupe
    .text = Tous les alliés à portée : Mouvement +1, attaques +1, 1 tour.
bk-spell-helping-wind = Vent favorable
    .text = Un allié hors de toute mêlée avance aussitôt de 3 brasses au plus.

## Ground and scenery

bk-ground-planks = plancher
bk-ground-stone = pavé
bk-ground-sand = sable
bk-ground-shallow = eau peu profonde
bk-ground-ice = glace
bk-ground-deep = eau profonde
bk-ground-bush = broussailles
bk-ground-debris = débris
bk-ground-rock = rocher
bk-ground-floor = sol
bk-ground-difficult = terrain difficile
bk-ground-blocking = infranchissable
bk-ground-height = hauteur { $n }
bk-ground-edge-step = pas libre
bk-ground-edge-jump = saut, 1 PA de plus
bk-ground-edge-climb = escalade
bk-scenery-anchor = ancre
bk-scenery-barrel = tonneau
bk-scenery-barrels = rangée de tonneaux
bk-scenery-bench = banc
bk-scenery-boat = canot
bk-scenery-boulder = gros rocher
bk-scenery-cannon = canon
bk-scenery-capstan = cabestan
bk-scenery-chest = coffre
bk-scenery-chest-open = coffre ouvert
bk-scenery-crate = caisse
bk-scenery-crate-food = caisse de vivres
bk-scenery-crate-powder = caisse de poudre
bk-scenery-crate-rum = caisse de rhum
bk-scenery-door = porte
bk-scenery-door-open = porte ouverte
bk-scenery-gangplank = passerelle
bk-scenery-hatch = écoutille
bk-scenery-helm = barre
bk-scenery-keg = tonnelet de poudre
bk-scenery-ladder = échelle
bk-scenery-lantern = lanterne
bk-scenery-mast = mât
bk-scenery-net = filet
bk-scenery-palm = palmier
bk-scenery-plank-wall = pavois
bk-scenery-rail = bastingage
bk-scenery-rope = cordage
bk-scenery-rubble = gravats
bk-scenery-stairs = escalier
bk-scenery-table = table
bk-scenery-wall = mur
bk-scenery-wall-top = haut du mur
bk-scenery-well = puits
bk-scenery-bottle = bouteille
bk-scenery-stool = tabouret
bk-scenery-bucket = seau
bk-scenery-sack = sac de céréales
bk-scenery-cannonball-rack = râtelier à boulets
bk-scenery-low-wall = muret
bk-scenery-lookout = vigie
bk-scenery-pile-of-crates = pile de caisses
bk-map-plinth-own = votre bande
bk-map-plinth-foe = deuxième bande
bk-map-plinth-third = troisième bande
bk-map-plinth-fourth = quatrième bande
bk-map-walk = marche
bk-map-jump = saut, 1 PA de plus
bk-map-race = course
bk-map-assault = assaut
bk-map-threat = l’ennemi peut frapper ici
bk-map-template = sous le gabarit
bk-map-deploy = déploiement
bk-map-square = case { $id }
bk-map-rays = { $n ->
        [one] { $n } rayon libre
       *[other] { $n } rayons libres
    } sur 32

## Factions, people, skills

bk-faction-sundars = Sundars
bk-faction-quintors = Quintors
bk-faction-exiled = Bannis
bk-faction-mercenaries = Mercenaires
bk-name-abelii = Major Abelii
    .gender = m
bk-name-bogdan = Bogdan
    .gender = m
bk-name-maruti = Maruti
    .gender = m
bk-name-augure = Augure
    .gender = m
bk-name-loup-de-mer = Loup de mer
    .gender = m
bk-name-powder-monkey = Powder Monkey
    .gender = m
bk-name-virunga = Virunga
    .gender = m
bk-name-saguis = Saguis
    .gender = m
bk-name-skorbut = Capitaine Skorbut
    .gender = m
bk-name-cortes = Pablo Cortes
    .gender = m
bk-name-de-leon = Juan de Leon
    .gender = m
bk-name-milicien = Milicien à l’épée
    .gender = m
bk-name-arbaletrier = Arbalétrier de la milice
    .gender = m
bk-name-el-sabio = El Sabio
    .gender = m
bk-name-demetrio = Sargento Demetrio
    .gender = m
bk-name-mousse = Mousse
    .gender = m
bk-name-marten = Marten
    .gender = m
bk-name-rotumah = Rotumah
    .gender = f
bk-name-zhan-bao = Zhàn Bào
    .gender = m
bk-name-birgus = Birgus
    .gender = m
bk-name-matah-matah = Matah-Matah
    .gender = m
bk-name-spike = Spike
    .gender = m
bk-name-latro = Latro
    .gender = m
bk-name-baby-rotumah = Bébé Rotumah
    .gender = m
bk-name-pakoula = Pakoula
    .gender = m
bk-name-lepus = Lepus
    .gender = m
bk-name-kubilei = Kubilei
    .gender = m
bk-name-dixon = Dixon
    .gender = m
bk-name-socrat = Socrat
    .gender = m
bk-name-bonnie-heart = Bonnie Heart
    .gender = f
bk-name-journalier = Journalier
    .gender = m
bk-name-rattus = Rattus
    .gender = m
bk-skill-brotherhood = Fraternité
    .text = Rejoint toute faction et ne compte pas parmi les mercenaires.
bk-skill-reach = Allonge
    .text = La zone de contrôle s’étend à moins de 2 brasses.
bk-skill-porter = Portefaix
    .text = Porter une charge ne ralentit pas.
bk-skill-loader = Chargeur
    .text = La pièce qu’il touche se recharge pour 1 PA de moins (1 au moins).
bk-skill-captain = Capitaine
    .text = Comme chef, il soutient le moral à 7 brasses au lieu de 5.
bk-skill-free-port = Port franc
    .text = Comme chef, il engage un Briskar d’une autre faction.
bk-skill-living-ordnance = Artillerie vivante
    .text = Le canon fait corps avec la carapace : sans armure, il se tait.
bk-skill-pincer = Tenaille
    .text = +2 pour empêcher un désengagement.
bk-skill-small = Petit gabarit
    .text = Tout objet voisin lui sert de couvert.
bk-skill-flight = Vol
    .text = Sa marche ignore obstacles, hauteurs, terrain et figurines.
bk-skill-polar = Polaire
    .text = Glace, sable et eau peu profonde ne le ralentissent pas.
bk-skill-swimmer = Nageur
    .text = L’eau profonde ne le ralentit pas ; l’ergot y sert.
bk-skill-mage = Mage
    .text = Lance les sorts des voies de sa carte.
bk-skill-no-hands = Sans mains
    .text = Ne porte ni arme ni objet, ne lance rien, ne sert aucune pièce.
bk-skill-one-hand = Une seule main
    .text = Ni seconde arme, ni arme à deux mains.
bk-skill-parrying-hand = Main gauche
    .text = Une contre-attaque ratée peut être relancée une fois.

## Scenarios

bk-scenario-three-crates = Les trois caisses
    .text = Brisez les trois caisses adverses ; après le tour 8, qui en a brisé le plus l’emporte.
bk-scenario-last-plank = Jusqu’à la dernière planche
    .text = Mettez tous les ennemis hors de combat ou en déroute.
bk-scenario-chest = Le coffre
    .text = Rapportez le coffre sur votre bord, où il compte à partir du tour 6 ; après le tour 10, la bande qui le porte gagne.
bk-scenario-powder-magazine = La poudrière
    .text = Tenez au moins deux des trois repères à la fin du tour 6.
bk-scenario-captains-head = La tête du capitaine
    .text = Le plus d’or après le tour 7 ; un chef compte double, et le milieu de la salle rapporte 12 pièces d’or par tour.
bk-scenario-smugglers-ledger = Le registre des contrebandiers
    .text = Le plus d’or après le tour 8 : lisez le registre dans la cabane fermée, parlez à l’ermite, trouvez l’entrée de la grotte, creusez.
bk-scenario-night-watch = La ronde de nuit
    .text = Le plus d’or après le tour 8 : qui a un couvert commence caché ; un prisonnier et des ordres attendent dans des cellules fermées ; un chef compte double.

## À quoi sert un jet

bk-purpose-attack = attaque
bk-purpose-shot = tir
bk-purpose-defence = défense
bk-purpose-morale = moral
bk-purpose-hiding = se cacher
bk-purpose-aiming = viser
bk-purpose-looking = guetter
bk-purpose-restrain = immobiliser
bk-purpose-head-butt = coup de tête
bk-purpose-kick = coup de pied
bk-purpose-break-hold = se libérer
bk-purpose-disengaging = se désengager
bk-purpose-preventing = retenir
bk-purpose-resisting = résister
bk-purpose-spell = sort
bk-purpose-opposed-spell = sort
bk-purpose-fire = tir de la pièce
bk-purpose-throw = lancer
bk-purpose-net = filet
bk-purpose-landing = réception
bk-purpose-last-hope = dernier espoir
bk-purpose-smashing = briser
bk-purpose-picking = crocheter
bk-purpose-shiver = se jeter à l’abri
bk-purpose-get-up = se relever
bk-purpose-disengage = se dégager
bk-purpose-aim = viser
bk-purpose-look = guetter
bk-purpose-digging = creuser
bk-purpose-convincing = convaincre
bk-purpose-reading = lire
bk-purpose-battering = frapper le décor
bk-purpose-counter-spell = contre-sort
bk-purpose-damage = dégâts
bk-purpose-armour = armure
bk-purpose-armour-piercing = percer l’armure
bk-purpose-push = poussée
bk-purpose-poison = poison
bk-purpose-healing = soin
bk-purpose-throw-damage = dégâts du jet
bk-purpose-keg = baril de poudre
bk-purpose-keg-damage = dégâts du baril
bk-purpose-template-damage = dégâts du tir
bk-purpose-burst = pièce qui éclate
bk-purpose-blast = explosion
bk-purpose-crash = choc
bk-purpose-falling = chute
bk-purpose-falling-mast = mât qui tombe
bk-purpose-fall = direction de la chute
bk-purpose-drift = dérive
bk-purpose-landing-damage = dégâts de la réception
bk-purpose-disengaging-damage = coup au départ
bk-purpose-snatch = arracher
bk-purpose-toss = projection
bk-purpose-treasure = trésor
bk-purpose-getting-up = se relever

## Log, odds, prompts, refusals

bk-odds-hit = Chances de toucher
bk-odds-damage = Dégâts après armure
bk-odds-under-ten = Sous 10 PV
bk-odds-out = Hors de combat
bk-odds-back = Riposte possible

## Things the game itself names

bk-briskar-name = { $id }
bk-square-name = { $id }
bk-item-armour = Armure
bk-scenery-spell-wall = mur de magie
bk-scenery-rum-barrel = tonneau de rhum
bk-scenery-ordnance = pièce d’artillerie
bk-direction-n = nord
bk-direction-ne = nord-est
bk-direction-e = est
bk-direction-se = sud-est
bk-direction-s = sud
bk-direction-sw = sud-ouest
bk-direction-w = ouest
bk-direction-nw = nord-ouest
bk-object-one-handed-weapon = arme à une main
bk-object-two-handed-weapon = arme à deux mains
bk-object-firearm = arme à feu

## Maps and starter bands

bk-place-ships-deck = Le pont du navire
bk-place-harbour-quay = Le quai du port
bk-place-tavern = La taverne
bk-place-beach = La plage et le lagon
bk-place-ice-floe = La banquise
bk-place-ruins = Les ruines
bk-place-smugglers-cove = L’anse des contrebandiers
bk-place-old-fort = Le vieux fort
bk-band-sundars = La garde du Major
bk-band-quintors = Trois lames de Quinto Real
bk-band-exiled = La bordée des Bannis
bk-band-mercenaries = Lames à louer

## Options

bk-option-scenario = Scénario
    .last-plank = { bk-scenario-last-plank }
    .three-crates = { bk-scenario-three-crates }
    .chest = { bk-scenario-chest }
    .powder-magazine = { bk-scenario-powder-magazine }
    .captains-head = { bk-scenario-captains-head }
    .smugglers-ledger = { bk-scenario-smugglers-ledger }
    .night-watch = { bk-scenario-night-watch }
bk-option-map = Carte
    .ships-deck = { bk-place-ships-deck }
    .harbour-quay = { bk-place-harbour-quay }
    .tavern = { bk-place-tavern }
    .beach = { bk-place-beach }
    .ice-floe = { bk-place-ice-floe }
    .ruins = { bk-place-ruins }
    .smugglers-cove = { bk-place-smugglers-cove }
    .old-fort = { bk-place-old-fort }
    .scenario = celle du scénario
bk-option-budget = Budget : { $n } PO
bk-option-rounds = Nombre de tours
    .none = sans limite

## Answers

bk-do-at = { $square }
bk-do-via = En passant par { $square }
bk-do-on = { $briskar }
bk-do-with = Arme { $number }
bk-do-pick = Choix { $number }
bk-do-face = Orienter : { $direction }
bk-do-yes = Oui
bk-do-no = Non
bk-do-free = Utiliser le mouvement gratuit
bk-do-pay = Payer en PA
bk-do-stop = S’arrêter là
bk-do-roll = Lancer le dé
bk-do-boost = Renforcer de { $boost } et lancer
bk-do-keep = { bk-keep-roll }
bk-do-reroll = { bk-reroll } : dé { $number }
bk-do-follow-up = { bk-reroll-critical } : dé { $number }
bk-do-charm = Grigri : dé { $number }
bk-do-left-hand = Main gauche : relancer
bk-do-rum = Rhum : relancer
bk-do-hat = Le tricorne : relancer
bk-do-defend = { bk-action-defend }
bk-do-dodge = { bk-action-dodge } · 2 PA
bk-do-counter = { bk-action-counter } · 3 PA
bk-do-stay = { bk-action-dodge-stay }
bk-do-leave = { bk-action-dodge-leave }
bk-do-strike = { bk-action-counter-strike }
bk-do-hold-back = Retenir son bras
bk-do-band = Prendre { $band }
bk-do-first =
    { $who ->
        [you] Vous commencez le déploiement
       *[other] { $name } commence le déploiement
    }
bk-do-activate = Activer { $briskar }
bk-do-end = { bk-action-end }
bk-do-walk = { bk-action-walk }
bk-do-race = { bk-action-race } · 2 PA
bk-do-climb = { bk-action-climb } · 2 PA
bk-do-disengage = { bk-action-disengage } · 2 PA
bk-do-get-up = { bk-action-get-up }
bk-do-lie-down = { bk-action-lie-down } · 1 PA
bk-do-assault = Assaut sur { $briskar }
bk-do-attack = Attaquer { $briskar }
bk-do-thrust = Botte à { $briskar } · 3 PA
bk-do-shoot = Tirer sur { $briskar }
bk-do-volley = Tirs groupés sur { $briskar }
bk-do-reload = { bk-action-reload } : arme { $number }
bk-do-restrain = Ceinturer { $briskar }
bk-do-head-butt = Coup de tête à { $briskar } · 2 PA
bk-do-kick = Coup de pied à { $briskar } · 2 PA
bk-do-break-hold = { bk-action-break-hold }
bk-do-release-hold = { bk-action-release-hold }
bk-do-batter = Frapper le décor · 2 PA
bk-do-kneel = { bk-action-kneel } · 1 PA
bk-do-aim = Viser { $briskar } · 1 PA
bk-do-hide = { bk-action-hide } · 1 PA
bk-do-look = Repérer { $briskar } · 1 PA
bk-do-search = Fouiller les lieux · 1 PA
bk-do-pick-up = { bk-action-pick-up }
bk-do-put-down = { bk-action-put-down }
bk-do-smash = { bk-action-smash } · 2 PA
bk-do-pick-lock = { bk-action-pick-lock } · 2 PA
bk-do-door = { bk-action-door }
bk-do-snatch = { bk-action-snatch } · 2 PA
bk-do-remove-armour = { bk-action-remove-armour } · 3 PA
bk-do-en-garde = { bk-action-en-garde } · 2 PA
bk-do-last-hope = { bk-action-last-hope }
bk-do-read = { bk-action-read } · 1 PA
bk-do-convince = { bk-action-convince } · 2 PA
bk-do-dig = { bk-action-dig } · 2 PA
bk-do-throw = { bk-action-throw } · 2 PA
bk-do-throw-briskar = Lancer { $briskar } · 2 PA
bk-do-ration = { bk-action-ration } · 2 PA
bk-do-flask = Boire à la flasque · 2 PA
bk-do-poultice = Cataplasme pour { $briskar } · 1 PA
bk-do-keg = { bk-action-keg }
bk-do-net = Lancer le filet sur { $briskar } · 2 PA
bk-do-grapnel = Lancer le grappin sur { $briskar } · 2 PA
bk-do-pouch = { bk-action-pouch }
bk-do-cast = Lancer { $spell }
bk-do-fire = { bk-action-template }
bk-do-reload-piece = Recharger la pièce
bk-do-push = { bk-action-push } · 2 PA
bk-do-push-race = Déplacer la pièce en courant · 4 PA
bk-do-shiver = { bk-action-shiver }

## Questions

bk-ask-target = Choisissez une cible
bk-ask-defence = Quelle défense ?
bk-ask-reroll = Relancer un dé ?
bk-ask-shiver = Se jeter hors d’atteinte ?
bk-ask-path = Choisissez où aller
bk-ask-first = Qui se déploie d’abord ?
bk-ask-prevent = Qui retient le Briskar ?
bk-ask-interrupt = Interrompre le sort ?
bk-ask-counterspell = Contrer le sort ?
bk-ask-action = Et maintenant ?
bk-ask-assault = Comment se poursuit l’assaut ?
bk-ask-attack = Comment se poursuit l’attaque ?
bk-ask-weapon = Quelle arme, quelle défense ?
bk-ask-deploy = Placez votre bande
bk-ask-disengage = Qui retient le Briskar ?
bk-ask-put-down = Où le poser ?
bk-ask-displace = Quelle case ?
bk-ask-gunner = Qui sert la pièce ?
bk-ask-push = Jusqu’où repousser la cible ?
bk-ask-pull = Où amener la cible ?
bk-ask-disarm = Quelle arme tombe, et où ?
bk-ask-morale = Relancer le moral ?
bk-ask-move = Choisissez où aller
bk-ask-pay = Mouvement gratuit ou PA ?
bk-ask-muster = Qui est le chef, qui se déploie d’abord ?
bk-ask-charm = Utiliser le grigri ?
bk-ask-get-up = Comment se relever ?
bk-ask-boost = Renforcer ou relancer ?
bk-ask-activate = Qui entre en action ?
bk-ask-crates = Placez vos caisses
bk-ask-facing = De quel côté tenir la caisse ?
bk-ask-shoot = Comment se poursuit le tir ?
bk-ask-volley = Combien de tirs ?
bk-ask-treasure-map = Déchiffrer la carte au trésor ?
bk-ask-zone = Quelle zone ?
bk-ask-leader = Qui commande ?
bk-ask-compass = Utiliser le compas et jouer d’abord ?
bk-ask-rum = Boire le rhum ?
bk-ask-mandrake = Mâcher la mandragore ?
bk-ask-throw = Lancer quoi, et où ?
bk-ask-throw-briskar = Lancer où ?
bk-ask-fire = Où poser le gabarit ?
bk-ask-cast = Sur qui ?
bk-ask-keg = Où poser le tonnelet ?
bk-ask-push-piece = Déplacez ou orientez la pièce
bk-ask-effect = Appliquer l’effet ?
bk-ask-hold = Rompre la prise ?

## Log

bk-log-activated = { $briskar } entre en action
bk-log-walks = { $briskar } avance en { $square }
bk-log-races = { $briskar } court en { $square }
bk-log-climbs = { $briskar } grimpe
bk-log-slips = { $briskar } se reçoit mal
bk-log-assaults = { $briskar } donne l’assaut à { $target }
bk-log-attacks = { $briskar } attaque { $target } ({ $weapon })
bk-log-thrusts = { $briskar } porte une botte à { $target } ({ $weapon })
bk-log-shoots = { $briskar } tire sur { $target } ({ $weapon })
bk-log-defended = { $briskar } pare le coup porté par { $target }
bk-log-dodged = { $briskar } esquive { $target }
bk-log-countered = { $briskar } contre { $target }
bk-log-hit = Touché : { $briskar } perd { $damage }, reste { $hp } PV
bk-log-missed = { $briskar } manque { $target }
bk-log-rolled = { $briskar } : [{ $dice }], total { $total }
bk-log-morale-rolled = { $briskar } : moral [{ $dice }], { $total } contre { $under }
bk-log-die = { $briskar } tire { $face }
bk-log-armour-stops = { $briskar } : l’armure arrête { $stopped }
bk-log-untouched = { $briskar } s’en tire sans mal
bk-log-healed = { $briskar } regagne { $gained } PV
bk-log-bleeds = { $briskar } saigne : −{ $damage } PV
bk-log-starts-bleeding = { $briskar } se met à saigner
bk-log-poisoned = Le poison ronge { $briskar } : −{ $damage } PV
bk-log-morale-passed = { $briskar } tient bon
bk-log-morale-failed = { $briskar } perd courage
bk-log-flees = { $briskar } prend la fuite : { $gold } PO à l’adversaire
bk-log-knocked-out = { $briskar } quitte le combat : { $gold } PO
bk-log-falls = { $briskar } se retrouve au sol
bk-log-gets-up = { $briskar } se relève
bk-log-stays-down = { $briskar } reste à terre
bk-log-breaks-off = { $briskar } rompt le contact
bk-log-held-back = { $briskar } ne parvient pas à partir
bk-log-crashes = { $briskar } subit un choc en { $square }
bk-log-pushed = { $briskar } recule de { $fathoms ->
        [one] { $fathoms } brasse
       *[other] { $fathoms } brasses
    }
bk-log-pulled = La corde ramène { $briskar }
bk-log-loses-weapon = { $briskar } perd une arme : { $weapon }
bk-log-drops = { $briskar } pose en { $square } : { $thing }
bk-log-picks-up = { $briskar } ramasse en { $square } : { $thing }
bk-log-turns-shield = { $briskar } tourne la caisse
bk-log-throws = { $briskar } lance vers { $square } : { $thing }
bk-log-destroyed = En { $square }, détruit : { $scenery }
bk-log-topples = Le mât s’abat
bk-log-reloads = { $briskar } recharge : { $weapon }
bk-log-fires = { $briskar } fait feu sur { $square }
bk-log-drifts = Le tir dévie de { $fathoms ->
        [one] { $fathoms } brasse
       *[other] { $fathoms } brasses
    }
bk-log-bursts = La pièce éclate
bk-log-gunner = { $briskar } sert la pièce
bk-log-shivers = { $briskar } bondit pour se mettre à l’abri : [{ $face }]
bk-log-casts = { $briskar } lance { $spell }
bk-log-spell-fails = { $briskar } : { $spell } fait long feu
bk-log-kneels = { $briskar } met un genou à terre
bk-log-hides = { $briskar } se cache
bk-log-eats = { $briskar } casse la croûte
bk-log-removes-armour = { $briskar } ôte son armure
bk-log-marker-gold = { $seat } tient la place : { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
bk-log-searches = { $briskar } trouve un mécanisme secret
bk-log-reads = { $briskar } déchiffre le texte
bk-log-convinces = { $briskar } emporte la discussion
bk-log-digs = { $briskar } creuse un trou
bk-log-finds = { $briskar } trouve { $gold } PO
bk-log-drinks = { $briskar } boit du rhum
bk-log-chews = { $briskar } mâche de la mandragore
bk-log-netted = { $briskar } se prend dans le filet
bk-log-sets-keg = { $briskar } pose le tonnelet en { $square }
bk-log-keg-blows = Le tonnelet explose en { $square } !
bk-log-keg-waits = La mèche brûle encore
bk-log-adds-ammo = { $briskar } apporte { $shots } coups
bk-log-map-read = { $briskar } déchiffre la carte
bk-log-treasure = { $briskar } tient un trésor
bk-log-deploys = { $briskar } prend place en { $square }
bk-log-crate = Une caisse est posée
bk-log-crate-broken = Une caisse est brisée en { $square }
bk-log-round = Tour { $round }
bk-log-band =
    { $who ->
        [you] Vous recrutez { $band }
       *[other] { $name } recrute { $band }
    }
bk-log-toss =
    { $who ->
        [you] Vous gagnez le tirage
       *[other] { $name } gagne le tirage
    }
bk-log-zone =
    { $who ->
        [you] Vous prenez la { $zone ->
            [0] première
            [1] deuxième
            [2] troisième
            [3] quatrième
           *[other] dernière
        } zone
       *[other] { $name } prend la { $zone ->
            [0] première
            [1] deuxième
            [2] troisième
            [3] quatrième
           *[other] dernière
        } zone
    }
bk-log-ended = Le combat s’achève au tour { $round }. Or : { $gold }

## Parts of sums

bk-reason-constitution = Constitution
bk-reason-dexterity = Dextérité
bk-reason-strength = Force
bk-reason-mind = Esprit
bk-reason-boost = renfort
bk-reason-support = soutien
bk-reason-revenge = vengeance
bk-reason-cover = couvert
bk-reason-high-ground = en surplomb
bk-reason-melee = en mêlée
bk-reason-spell = sort
bk-reason-leader = chef à proximité
bk-reason-surrounded = plusieurs ennemis
bk-reason-other-holders = d’autres le retiennent
bk-reason-skill = compétence
bk-reason-die = dé
bk-reason-weapon = arme
bk-reason-critical = critique
bk-reason-close-range = tir à bout portant
bk-reason-long-range = hors de portée
bk-reason-difficulty = difficulté
bk-reason-distance = distance

## Refusals

bk-no-not_enough_ap = Pas assez de PA.
    .full = Il faut { $need } PA, il en reste { $have }.
bk-no-out_of_sight = La cible est hors de vue.
bk-no-target_hidden = La cible se cache : pas de tir.
bk-no-out_of_range = Hors de portée.
    .full = Hors de portée : { $max } brasses au plus.
bk-no-in_contact = Pas de tir avec un ennemi au contact.
bk-no-must_disengage = Désengagez-vous d’abord : un ennemi tient la zone.
bk-no-must_get_up = Il faut d’abord se relever.
bk-no-thrust_used = Une seule botte par activation.
bk-no-race_alone = La course doit être la seule action.
bk-no-weapon_empty = Rechargez d’abord.
bk-no-no_free_hand = Aucune main libre.
bk-no-too_weak = Pas assez de Force.
    .full = Il faut { $need } en Force.
bk-no-net_too_short = Le filet ne porte pas si loin.
bk-no-not_the_gunner = Seul le canonnier fait feu.
bk-no-outside_arc = Hors de l’angle de tir.
bk-no-no_weapon_in_water = Pas d’arme à la nage.
bk-no-in_a_hold = En pleine prise : il faut d’abord s’en libérer.
bk-no-band_too_dear = { $n } PO de trop pour le budget.
bk-no-band_too_cheap = Il manque { $n } PO pour le minimum.
bk-no-too_many_mercenaries = Mercenaires : { $have }, { $max } au plus.
bk-no-already_hired = { $name } ne s’enrôle qu’une fois.
bk-no-no_such_answer = Ce choix n’est pas possible maintenant.
bk-no-not_critical = Seul un critique se relance.
bk-no-no_such_die = Le jet n’a pas ce dé.
bk-no-no_charm = Plus de grigri.
bk-no-not_ready = Pas à vous, hors jeu ou déjà en action ce tour-ci.
bk-no-no_enemy = Pas d’ennemi de ce nom en jeu.
bk-no-out_of_reach = La cible est hors de la zone de contrôle.
bk-no-not_in_contact = La cible n’est pas au contact.
bk-no-not_in_melee = Personne ne retient ce Briskar.
bk-no-in_melee = Débarrassez-vous d’abord de l’ennemi.
bk-no-not_down = Ce Briskar est debout.
bk-no-no_thrust = Aucune arme pour une botte.
bk-no-not_a_firearm = Aucune arme de ce genre à tirer ou recharger.
bk-no-fully_loaded = L’arme est chargée.
bk-no-no_hold = Aucune prise à rompre.
bk-no-tried_already = Un seul essai par activation.
bk-no-clinging = Sur le mur : grimpez ou descendez.
bk-no-cannot_move = Un effet interdit de bouger.
bk-no-no_rush = Un effet interdit course et assaut.
bk-no-nowhere_to_go = Aucune case où aller.
bk-no-not_there = Cette case ne peut pas être choisie.
bk-no-not_a_choice = Ce Briskar ne peut pas être choisi.
bk-no-not_desperate = Seulement sous 10 PV.
bk-no-may_not_dodge = Aucune esquive possible.
bk-no-may_not_counter = Pas de contre-attaque ici.
bk-no-square_taken = La case est occupée.
bk-no-band_empty = Une bande compte au moins un Briskar.
bk-no-band_too_large = { $have } Briskars, { $max } au plus.
bk-no-too_many_henchmen = { $name } : { $have } fois, { $max } au plus.
bk-no-mixed_factions = { $name } est d’une autre faction.
bk-no-piece_of_others = { $name } est à une autre faction.
bk-no-too_many_pieces = Pièces : { $have }, { $max } au plus.
bk-no-no_gunner = Une pièce n’a pas de canonnier.
bk-no-not_the_leader = { $name } ne coûte pas le plus cher et ne peut commander.
bk-no-leader_only = Réservé au chef.
bk-no-not_for_sale = { $name } ne s’achète pas.
bk-no-no_hands = { $name } n’a pas de mains pour cela.
bk-no-one_hand = { $name } n’a qu’une main.
bk-no-left_hand_taken = La main gauche n’est pas libre.
bk-no-nothing_to_replace = Plus d’arme du profil à remplacer.
bk-no-cannot_replace = Cette arme ne peut pas remplacer celle-là.
bk-no-second_armour = Une seule armure.
bk-no-not_sharp = Le poison veut une arme de mêlée tranchante.
bk-no-no_magic = { $name } ne connaît pas la magie.
bk-no-no_spell_named = Indiquez le sort du grimoire ou du parchemin.
bk-no-way_mastered = Cette voie est maîtrisée : inutile de grimoire.
bk-no-way_not_mastered = { $name } est d’une voie non maîtrisée.
bk-no-wrong_ways = Choisissez { $max ->
        [one] { $max } voie
       *[other] { $max } voies
    } de magie.
bk-no-spell_twice = Chaque sort une seule fois.
bk-no-too_many_spells = { $have } sorts, { $max } au plus.
bk-no-too_many_weapons = { $have } armes, { $max } au plus.
bk-no-one_per_briskar = { $name } : un par Briskar.
bk-no-too_many_of_one = { $name } : { $have }, { $max } au plus.

## Log

bk-log-resists = { $briskar } résiste à { $target }
bk-log-disarms = { $briskar } désarme { $target }
bk-log-holds = { $briskar } tient { $target }
bk-log-hold-ends = { $briskar } et { $target } se séparent
bk-log-restrain = { $briskar } ceinture { $target }
bk-log-head-butt = { $briskar } donne un coup de tête à { $target }
bk-log-kick = { $briskar } donne un coup de pied à { $target }
bk-log-break-hold = { $briskar } échappe à { $target }

## Refusals

bk-no-spell_not_known = Ce sort n’est pas connu.
bk-no-only_in_reaction = Ce sort ne répond qu’à un autre.
bk-no-spell_not_ready = Ce sort ne peut pas encore resservir.
bk-no-no_target = Aucune cible à portée et en vue.

## Questions

bk-ask-answer = Contrer le sort ?
bk-ask-enchant = Quel allié reçoit les PA ?
bk-ask-raise-wall = Où dresser le mur ?
bk-ask-nudge = Où déplacer le Briskar ?

## Maps and starter bands

bk-band-battery = Les servants de Bone Breaker
bk-band-armada = La petite armada
bk-band-lagoon = Les gardiens du lagon
bk-band-scholars = L’académie ambulante

## Log

bk-log-throws-net = { $briskar } lance le filet sur { $target }

## Refusals

bk-no-none_left = Il n’en reste plus.

## Questions

bk-ask-set-keg = Où poser le tonnelet ?

## The table in the terminal

bk-line-head =
    { $n ->
        [0] { $scenario } · { $map }
       *[other] Tour { $n } · { $scenario } · { $map }
    }
bk-line-band = { $name } : { $gold } PO
bk-line-briskar = { $square }, { $hp }/{ $most } PV, { $ap } PA
bk-line-gold = { $n } PO
bk-line-spent = { $n } PO dépensées sur { $budget }
bk-line-placing = À placer : { $briskar }
bk-line-armour = armure { $n }
bk-line-piece = { $name } : { $square }, vers { $facing }, { $sp } PS, munitions { $ammo }, canonnier { $gunner }
bk-line-spots = À faire : { $list }
bk-line-spot = { $mark } { $kind } en { $square }
bk-spot-mechanism = un mécanisme secret (fouiller)
bk-spot-document = un document (lire)
bk-spot-person = quelqu’un à convaincre
bk-spot-hoard = un magot (creuser)
bk-line-ranges = Depuis { $briskar } : { $list }
bk-line-range = { $target } à { $n ->
        [one] { $n } brasse
       *[other] { $n } brasses
    }, { $sight ->
    [open] à découvert
    [cover] à couvert
   *[hidden] hors de vue
}
bk-line-reach = à portée du mouvement
bk-line-zones = zone de contrôle de la bande 1, 2...

## Refusals

bk-no-already_so = C’est déjà fait.
bk-no-no_cover = Il faut un couvert pour se cacher.
bk-no-not_hidden = Personne ne se cache là.
bk-no-no_object = Rien de tel ici.
bk-no-opponent_near = Pas avec un ennemi si près.
bk-no-in_a_zone = Pas dans une zone de contrôle ennemie.
bk-no-nothing_left = Il n’en reste plus.
bk-no-no_piece = Aucune pièce à servir ici.
bk-no-no_ammo = Plus de munitions.
bk-no-not_loaded = Rechargez d’abord la pièce.
bk-no-unknown_spell = Ce sort n’est pas connu.
bk-no-rate_used = Ce sort ne peut pas encore resservir.
bk-no-no_spot = Rien de tel ici.

## Log

bk-log-clings = { $briskar } s’accroche au mur
bk-log-hurls = { $briskar } projette { $target }
bk-log-fails = { $briskar } échoue : { $purpose }
bk-log-succeeds = { $briskar } réussit : { $purpose }
bk-log-opened = { $briskar } ouvre en { $square } : { $scenery }
bk-log-en-garde = { $briskar } se met en garde
bk-log-locates = { $briskar } repère { $target }
bk-log-treats = { $briskar } soigne { $target }

## Questions

bk-ask-choose = Choisissez

## Maps and starter bands

bk-band-gun-crew = Les servants de Bone Breaker
bk-band-council = Le conseil d’El Sabio
bk-band-tide-callers = Les appeleurs de marée

## Log

bk-log-raises-wall = { $briskar } dresse un mur en { $square }
bk-log-interrupts = { $briskar } brise le sort lancé par { $target }
bk-log-resists-spell = { $briskar } résiste : { $spell }
bk-log-spell-cancelled = { $briskar } : { $spell } est sans effet
bk-log-spell-turned = { $briskar } : { $spell } se retourne
bk-log-corrodes = { $briskar } voit l’acide ronger son armure : reste { $armour }
bk-log-under-spell = { $briskar } subit { $spell }

## Signing on a band of one’s own

bk-do-hire = Enrôler { $profile }
bk-do-buy = Acheter : { $goods }
bk-do-learn = Apprendre { $spell }
bk-do-piece = Emporter { $ordnance }
bk-do-dismiss = Renvoyer la dernière recrue
bk-do-sign = Signer la charte
bk-ask-recruit = Recrutez votre bande
bk-ask-band = Quelle bande recrutez-vous ?
bk-no-band_refused = La bande enfreindrait une règle de recrutement.
bk-no-band_of_others = Cette bande n’est pas la vôtre.
bk-no-band_unfit = Le budget du scénario ne permet pas une bande de cette valeur.
bk-no-not_ready_to_sign = La bande ne vaut pas encore assez pour le budget.
bk-log-hires =
    { $who ->
        [you] Vous complétez votre bande
       *[other] { $name } complète sa bande
    }
bk-log-signs =
    { $who ->
        [you] Vous signez la charte
       *[other] { $name } signe la charte
    }
bk-option-critical_saves = La réussite critique du défenseur sauve toujours
    .text = Une réussite critique en défense tient contre toute attaque.
bk-option-cover_as_declared = Couvert à la déclaration de l’assaut
    .text = Le couvert de la cible compte depuis le départ de l’assaut, non depuis la case d’où le coup est porté.
bk-option-counter_from_ground = Contre-attaque au sol
    .text = Un Briskar au sol peut aussi contre-attaquer.
bk-option-recruiting = Recrutement
    .bands = bandes prêtes
    .free = votre propre bande
bk-profile-abelii = { bk-name-abelii }
bk-profile-bogdan = { bk-name-bogdan }
bk-profile-maruti = { bk-name-maruti }
bk-profile-augure = { bk-name-augure }
bk-profile-loup-de-mer = { bk-name-loup-de-mer }
bk-profile-powder-monkey = { bk-name-powder-monkey }
bk-profile-virunga = { bk-name-virunga }
bk-profile-saguis = { bk-name-saguis }
bk-profile-skorbut = { bk-name-skorbut }
bk-profile-cortes = { bk-name-cortes }
bk-profile-de-leon = { bk-name-de-leon }
bk-profile-milicien = { bk-name-milicien }
bk-profile-arbaletrier = { bk-name-arbaletrier }
bk-profile-el-sabio = { bk-name-el-sabio }
bk-profile-demetrio = { bk-name-demetrio }
bk-profile-mousse = { bk-name-mousse }
bk-profile-marten = { bk-name-marten }
bk-profile-rotumah = { bk-name-rotumah }
bk-profile-zhan-bao = { bk-name-zhan-bao }
bk-profile-birgus = { bk-name-birgus }
bk-profile-matah-matah = { bk-name-matah-matah }
bk-profile-spike = { bk-name-spike }
bk-profile-latro = { bk-name-latro }
bk-profile-baby-rotumah = { bk-name-baby-rotumah }
bk-profile-pakoula = { bk-name-pakoula }
bk-profile-lepus = { bk-name-lepus }
bk-profile-kubilei = { bk-name-kubilei }
bk-profile-dixon = { bk-name-dixon }
bk-profile-socrat = { bk-name-socrat }
bk-profile-bonnie-heart = { bk-name-bonnie-heart }
bk-profile-journalier = { bk-name-journalier }
bk-profile-rattus = { bk-name-rattus }
bk-goods-marlinspike = { bk-weapon-marlinspike }
bk-goods-stiletto = { bk-weapon-stiletto }
bk-goods-left-hand = { bk-weapon-left-hand }
bk-goods-pique = { bk-weapon-pique }
bk-goods-dussack = { bk-weapon-dussack }
bk-goods-boarding-axe = { bk-weapon-boarding-axe }
bk-goods-war-hammer = { bk-weapon-war-hammer }
bk-goods-dirk = { bk-weapon-dirk }
bk-goods-tomahawk = { bk-weapon-tomahawk }
bk-goods-blunderbuss = { bk-weapon-blunderbuss }
bk-goods-carbine = { bk-weapon-carbine }
bk-goods-flintlock-pistol = { bk-weapon-flintlock-pistol }
bk-goods-multibarrelled-pistol = { bk-weapon-multibarrelled-pistol }
bk-goods-pocket-pistol = { bk-weapon-pocket-pistol }
bk-goods-harpoon = { bk-weapon-harpoon }
bk-goods-leather = { bk-item-leather }
bk-goods-chain-mail = { bk-item-chain-mail }
bk-goods-plate = { bk-item-plate }
bk-goods-ration = { bk-item-ration }
bk-goods-powder-pouch = { bk-item-powder-pouch }
bk-goods-fishing-net = { bk-item-fishing-net }
bk-goods-grapnel = { bk-item-grapnel }
bk-goods-treasure-map = { bk-item-treasure-map }
bk-goods-rum = { bk-item-rum }
bk-goods-lucky-charm = { bk-item-lucky-charm }
bk-goods-poison-vial = { bk-item-poison-vial }
bk-goods-poultice = { bk-item-poultice }
bk-goods-mad-georgs-hat = { bk-item-mad-georgs-hat }
bk-goods-powder-keg = { bk-item-powder-keg }
bk-goods-mandrake = { bk-item-mandrake }
bk-goods-magic-compass = { bk-item-magic-compass }
bk-ordnance-pirate-cannon = { bk-weapon-pirate-cannon }
bk-ordnance-bone-breaker = { bk-weapon-bone-breaker }
bk-ordnance-shell-cannon = { bk-weapon-shell-cannon }
bk-ordnance-swivel-gun = { bk-weapon-swivel-gun }

## Chances et prix dans le terminal

bk-line-price = { $n } PA
bk-line-zone = { $n ->
    [0] Première zone
    [1] Deuxième zone
    [2] Troisième zone
    [3] Quatrième zone
   *[other] Zone { $n }
}
bk-line-attacked = { $attacker } contre { $target } : total { $total }
bk-line-holds = { $defence } : { $total } { $dice ->
    [one] + un dé
   *[other] + { $dice } dés
}, tient dans { $chance } des cas
bk-line-no-defence = Sans défense
bk-line-harm = { $mean } PV en moyenne, hors de combat { $out }
bk-line-if-hit = Si le coup porte : { $mean } PV en moyenne, hors de combat { $out }
bk-line-roll = { $briskar } lance { $dice ->
    [one] un dé
   *[other] { $dice } dés
} et ajoute { $total }
bk-line-faces = Sur la table : { $dice }
bk-line-chance = Chances : { $chance }
bk-line-chance-against = Chances de toucher { $target } : { $chance }
bk-line-next = avec un point de plus { $points }, avec un dé de plus { $dice }
bk-line-rerolls = relancés, dé par dé : { $list }
bk-line-test = { $briskar } : réussit dans { $chance } des cas
bk-line-blow = { $verb }, { $target } : touche dans { $chance } des cas, { $mean } PV en moyenne, hors de combat { $out }

## Ce qu’un conseil dit d’un choix

bk-remark-hits = coûte en moyenne { $hp } { bk-hp.short } à { $briskar }
bk-remark-fells = met hors de combat à { $percent } %
bk-remark-leaves-ap = laisse { $ap } { bk-ap.short } pour se défendre
bk-remark-guard = attend en garde
bk-remark-near = ennemi le plus proche à { $fathoms ->
        [one] { $fathoms } brasse
       *[other] { $fathoms } brasses
    }
bk-remark-shots = { $n ->
        [one] { $n } ennemi en ligne de mire
       *[other] { $n } ennemis en ligne de mire
    }
bk-remark-hides = hors de vue de { $n ->
        [one] { $n } ennemi de plus
       *[other] { $n } ennemis de plus
    }
bk-remark-shows = en vue de { $n ->
        [one] { $n } ennemi de plus
       *[other] { $n } ennemis de plus
    }
bk-remark-holds = tient à { $percent } %
bk-remark-boosts = { $points ->
        [0] { "" }
        [one] { $points } point
       *[other] { $points } points
    } { $dice ->
        [0] { "" }
        [one] { $dice } dé
       *[other] { $dice } dés
    } de plus au jet
bk-remark-points = { $n } PO d’avance

## Campagnes

bk-cam-form = { $form ->
    [duel] Un duel de deux équipages
    [league] Une ligue d’équipages
   *[voyage] Un voyage
} : { $battles } batailles livrées sur { $of } au plus
bk-cam-fought = { $n }. { $port }, { $scenario } : { $won ->
    [yes] victoire : { $victor }
   *[no] pas de vainqueur
}
bk-cam-crew = Équipage { $n }, { $crew } : renommée { $renown }, { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}, { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} dans le coffre, débarque pour { $limit } au plus
bk-cam-worth = valeur { $gold }, { $purse ->
    [one] { $purse } pièce d’or
   *[other] { $purse } pièces d’or
} en bourse, { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’expérience
bk-cam-owed = on lui doit { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
bk-cam-lost-leg = une jambe perdue
bk-cam-lost-arm = un bras perdu
bk-cam-lost-foot = un pied perdu
bk-cam-lost-hand = une main perdue
bk-cam-lost-eye = un œil perdu
bk-cam-grown-tough = plus d’endurance
bk-cam-grown-steady = plus d’assise
bk-cam-grown-nimble = plus d’adresse
bk-cam-grown-strong = plus de force
bk-cam-grown-clever = plus d’esprit
bk-cam-grown-quick = plus de vitesse
bk-cam-grown-porter = sait porter
bk-cam-grown-captain = sait commander
bk-cam-grown-pincer = sait retenir
bk-cam-grown-loader = sait charger
bk-cam-grudge = garde rancune à : { $foe }
bk-cam-may-grow = peut progresser
bk-cam-left-dismissed = n’est plus de l’équipage : congé donné
bk-cam-left-retired = a choisi la terre ferme pour de bon
bk-cam-left-blind = a perdu la vue et choisi la terre ferme
bk-cam-left-marooned = vit désormais sur une île déserte
bk-cam-fate-knocked-out = hors de combat
bk-cam-fate-routed = en fuite
bk-cam-office-captain = capitaine
bk-cam-office-quartermaster = quartier-maître
bk-cam-office-cook = maître queux
bk-cam-chest = le coffre
bk-cam-won = { $n ->
    [0] Le voyage est fini, et n’est pas gagné.
    [one] Campagne gagnée : { $crews }.
   *[other] Campagne partagée : { $crews }.
}
bk-cam-judge = { $crew } : { $name } a fui la bataille. Article six : l’île déserte, ou le pardon, une seule fois ?
bk-cam-share = { $crew } : un butin de { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}, partagé selon l’article dix
bk-cam-next = Ensuite : { $port }, { $scenario }. { $one } contre { $two }.
bk-cam-stake = { $same ->
    [yes] Renommée en jeu : { $n }.
   *[no] Renommée en jeu : { $n } pour { $one }, { $other } pour { $two }.
}
bk-cam-muster = { $crew } : qui débarque, pour { $limit } pièces d’or au plus ?
bk-cam-ashore = { $crew } : prêts au combat.

bk-port-tarn-haven = Havre-au-Tarn
bk-port-saltpan-quay = le quai des Salines
bk-port-the-drowned-goat = la Chèvre noyée
bk-port-powder-point = la pointe aux Poudres
bk-port-widows-cove = l’anse de la Veuve
bk-port-fort-lantern = le fort de la Lanterne
bk-port-the-long-reef = le Long Récif

bk-voyage-0 = Le coffre d’un noyé s’est échoué à Havre-au-Tarn, et les percepteurs de Quinto Real l’ont vu aussi. Qui l’emporte le premier lira ce qu’il contient.
bk-voyage-1 = Dans le coffre : la moitié d’une carte, et la facture de trois caisses qui attendent au quai des Salines. Les Sundars les gardent, et comptent lentement.
bk-voyage-2 = La caisse de poudre avait un double fond. Le registre d’un contrebandier, y lit-on, dort dans l’anse de la Veuve, chez des mercenaires payés à la nuit.
bk-voyage-3 = Le registre nomme celui qui a l’autre moitié de la carte. Il boit à la Chèvre noyée, et il a des amis.
bk-voyage-4 = Les deux moitiés se rejoignent au fort de la Lanterne, où un prisonnier sait ce que veut dire la croix. Il faudra l’interroger de nuit.
bk-voyage-5 = La croix est sur le Long Récif. Un navire qui vous suit depuis le premier port y est aussi. Entre vous, il n’y a qu’une planche.

## La chronique : ce qu’une campagne raconte d’elle-même

bk-tale-title = La chronique : { $crews }
bk-tale-other-cards = Les cartes ont changé depuis la fin de cette campagne. Ce qui est raconté est ce qui s’est passé ; ce que chacun vaut et sait faire est dessiné d’après les cartes d’aujourd’hui.
bk-tale-battle = { $n }. { $scenario }
bk-tale-at-tarn-haven = À Havre-au-Tarn, un coffre gisait sur le sable, et il ne portait le nom de personne.
bk-tale-at-saltpan-quay = Trois caisses attendaient au quai des Salines, et deux équipages les avaient comptées.
bk-tale-at-the-drowned-goat = Le patron de la Chèvre noyée avait décroché ses miroirs à temps.
bk-tale-at-powder-point = À la pointe aux Poudres, personne ne fume.
bk-tale-at-widows-cove = Le registre de l’anse de la Veuve passait pour bien caché : tout le monde en parlait.
bk-tale-at-fort-lantern = Au fort de la Lanterne, les lampes étaient éteintes.
bk-tale-at-the-long-reef = Sur le Long Récif, on ne recule pas : il n’y a que des planches.
bk-tale-sky-0 = Il pleuvait.
bk-tale-sky-1 = La marée venait de tourner.
bk-tale-sky-2 = Une brume légère couvrait l’eau.
bk-tale-sky-3 = Les mouettes criaient plus que d’habitude.
bk-tale-sky-4 = Le soleil, bas, aveuglait tout le monde.
bk-tale-sky-5 = Cela sentait le goudron et les ennuis.
bk-tale-sky-6 = Le vent était tombé une heure plus tôt.
bk-tale-sky-7 = Quelque part, une cloche sonnait pour d’autres.
bk-tale-meet = D’un côté, { $one } : { $ones } ; de l’autre, { $two } : { $twos }.
bk-tale-first-blood-0 = Premier sang pour { $other } : { $name } perd { $n }.
bk-tale-first-blood-1 = { $name } saigne en premier : { $n }, et c’est { $other } qui frappe.
bk-tale-first-blood-2 = { $other } ouvre la discussion, et { $name } y laisse { $n }.
bk-tale-heaviest-0 = Personne ne frappe plus fort ce jour-là : { $other } inflige { $n } d’un seul coup, et { $name } les sent tous.
bk-tale-heaviest-1 = À la manche { $round }, { $other } frappe { $name } pour { $n }. Personne ne frappera plus fort.
bk-tale-heaviest-2 = { $n } en un seul coup : { $other } frappe, { $name } reçoit, et aucun coup ne fut plus lourd.
bk-tale-felled-by-0 = { $other } met { $name } à terre à la manche { $round }.
bk-tale-felled-by-1 = Manche { $round } : { $name } rencontre { $other }, et on l’emporte.
bk-tale-felled-by-2 = { $name } tombe devant { $other }.
bk-tale-felled-0 = On emporte { $name } à la manche { $round }, et aucun ennemi ne peut s’en vanter.
bk-tale-felled-1 = Pas besoin d’une lame ennemie : { $name } sort du combat à la manche { $round }.
bk-tale-felled-2 = { $name } tombe sans l’aide d’aucun ennemi.
bk-tale-fled-0 = { $name } se rappelle une affaire urgente et s’en va à la manche { $round }.
bk-tale-fled-1 = À la manche { $round }, { $name } prend la fuite.
bk-tale-fled-2 = { $name } préfère le large.
bk-tale-marvel-0 = Les dés aiment { $name } : un total de { $n }.
bk-tale-marvel-1 = { $name } obtient { $n }, comme si cela arrivait tous les jours.
bk-tale-marvel-2 = Un jet de { $n } pour { $name } : on en parlera dans les tavernes.
bk-tale-fumble-0 = { $name } ne pouvait pas faire pire aux dés.
bk-tale-fumble-1 = À la manche { $round }, { $name } a lancé les dés : nous n’en dirons rien.
bk-tale-fumble-2 = Les dés ont bien ri, { $name } moins.
bk-tale-last-stand-0 = Dès la manche { $round }, { $name } reste debout sans personne, et pour { $n } manches.
bk-tale-last-stand-1 = De toute la bande, { $name } reste le dernier espoir, et tient encore { $n } manches.
bk-tale-last-stand-2 = Plus personne à ses côtés depuis la manche { $round }, et { $name } tient { $n } manches.
bk-tale-turn-0 = Quand { $name } quitta le terrain à la manche { $round }, la balance avait penché pour de bon.
bk-tale-turn-1 = Tout bascula à la manche { $round } : sans { $name }, les perdants étaient trop peu, et le restèrent.
bk-tale-turn-2 = { $name } hors de combat, les vainqueurs furent toujours plus nombreux.
bk-tale-gave-up = { $crew } en avait assez vu et amena son pavillon.
bk-tale-won = Victoire : { $crew }, avec { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} pour le prouver.
bk-tale-shared = Personne n’avait gagné, et chacun disait le contraire.
bk-tale-ways = Les chemins parcourus
bk-tale-book = Le livre de bord : { $crew }
bk-tale-grudges = Rancunes
bk-tale-no-grudges = Personne n’en veut à personne. Cela ne durera pas.
bk-tale-bears = { $name } n’a pas oublié { $foe }.
