## The page's own words for Briskars: table, end and rules.
bk-page-actions = Actions
bk-page-answers = Toutes les réponses
bk-page-arms = Armes
bk-page-attack-total = { " " }attaque avec un total de { $n }
bk-page-before = Avant le combat
bk-page-by-die = Chance de toucher selon votre dé
bk-page-chance = de chances
bk-page-choose-square = Choisir { $square }
bk-page-decision = Votre décision
bk-page-deed-batter = Frapper un décor
bk-page-deed-search = Fouiller
bk-page-deed-throw-briskar = Lancer quelqu’un
bk-page-deed-push-race = Pousser en courant
bk-page-deed-reload-piece = Charger la pièce
bk-page-deed-flask = Flasque
bk-page-detour = Choisir le chemin case par case
bk-page-dice = Les dés
bk-page-dice-n = { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
bk-page-die-less = Un dé de moins
bk-page-die-more = Un dé de plus, 3 PA
bk-page-point-less = Un point de moins
bk-page-point-more = Un point de plus, 1 PA
bk-page-draw = { $who ->
        [you] Vous partagez la victoire avec { $names }
       *[other] { $names } se partagent la victoire
    }
bk-page-fathoms = { $n ->
        [one] { $n } brasse
       *[other] { $n } brasses
    }
bk-page-first = { $who ->
        [you] Vous vous déployez en premier
       *[other] { $name } se déploie en premier
    }
bk-page-free-left = déplacement gratuit disponible
bk-page-free-used = déplacement gratuit utilisé
bk-page-go-to = Aller en { $square }
bk-page-go-via = Passer par { $square }
bk-page-goal = Objectif
bk-page-goal-n = objectif { $n }
bk-page-gold = { $n } or
bk-page-he-defend = { $gender ->
        [f] elle se défend
       *[m] il se défend
    }
bk-page-he-dodge = { $gender ->
        [f] elle esquive
       *[m] il esquive
    }
bk-page-he-counter = { $gender ->
        [f] elle contre
       *[m] il contre
    }
bk-page-he-none = aucune défense
bk-page-he-resist = { $gender ->
        [f] elle résiste
       *[m] il résiste
    }
bk-page-help = Touches
bk-page-if-answers = Si la cible répond par
bk-page-hits = touche
bk-page-if-hit = Si le coup porte : { $mean } PV en moyenne, hors de combat { $out } %
bk-page-key-move = déplacer le curseur ; au bout de la rangée
bk-page-key-target = cible suivante, précédente
bk-page-key-go = choisir, confirmer
bk-page-key-back = un pas en arrière
bk-page-key-own = un de vos Briskars
bk-page-key-points = points de boost
bk-page-key-dice = dés de boost
bk-page-key-defence = défense suivante dans les chances
bk-page-key-overlay = ce qui couvre la carte : dangers, zones de contrôle, vue
bk-page-key-card = la fiche de qui l’on regarde
bk-page-key-heights = toutes les hauteurs, tant qu’on appuie
bk-page-key-list = le combat en liste
bk-page-key-where = où suis-je
bk-page-key-undo = annuler tant que c’est permis
bk-page-key-log = le journal
bk-page-key-repeat = redire le dernier événement
bk-page-key-help = ce tableau
bk-page-ko = KO
bk-page-left-standing = Bande
bk-page-legend = Sur la carte
bk-page-list = Liste
bk-page-map-label = Carte du combat, { $w } cases sur { $h }. Les flèches déplacent le curseur, M donne la liste.
bk-page-may-choose = Elle peut être choisie.
bk-page-mean = en moyenne
bk-page-more = Plus
bk-page-place = Placez { $name }
bk-page-name = Nom
bk-page-no-fog = Rien n’était caché dans cette partie, sauf le premier choix des bandes.
bk-page-none = aucun dégât
bk-page-on-the-map = { $n ->
        [0] Choisissez sur la carte.
        [one] Une case sur la carte.
       *[other] { $n } cases sur la carte.
    }
bk-page-others = Les autres
bk-page-round = { $of ->
        [0] Tour { $n }
       *[other] Tour { $n } sur { $of }
    }
bk-page-square = Case
bk-page-states = États
bk-page-story = { $how ->
        [routed] { $name } a perdu courage au tour { $round } : { $gold } or.
       *[other] { $name } est hors de combat au tour { $round } : { $gold } or.
    }
bk-page-story-none = Personne n’est tombé en { $round } tours.
bk-page-tap-again = Touchez encore, ou utilisez le bouton.
bk-page-things = Décors
bk-page-threats = Dangers
bk-page-unit = Briskar
bk-page-watch = Regardez la table.
bk-page-stands = { $name } en { $square }, { $hp } PV sur { $most }
bk-page-who = { $name }, { $side }, { $hp } PV sur { $most }, { $ap } PA
bk-page-whole-map = Toute la carte
bk-page-wins = { $who ->
        [you] Votre bande gagne
       *[other] { $name } gagne
    }
bk-map-plinth-fifth = cinquième bande
bk-map-plinth-sixth = sixième bande
bk-page-zones = Zones de contrôle
bk-page-zoom-in = Plus près
bk-page-zoom-out = Plus loin
bk-page-go-there = { $action } vers { $square }
bk-page-way = { $n } sur { $of } br
bk-page-jumps = { $n ->
        [one] un saut, 1 PA
       *[other] { $n } sauts, { $n } PA
    }
bk-page-landing = avec réception
bk-page-unseen = hors de vue
bk-page-rays = { $n ->
        [one] { $n } rayon libre
       *[other] { $n } rayons libres
    } sur { $all }
bk-page-under = moins de { $n }
bk-page-against = contre
bk-page-outcome-firm = tient bon
bk-page-outcome-prostrate = perd courage
bk-page-outcome-routed = s’enfuit
bk-page-outcome-falls = tombe
bk-page-outcome-held = est retenu
bk-page-outcome-free = se dégage
bk-page-outcome-strikes = se dégage et frappe
bk-page-outcome-fumble = maladresse
bk-page-mark-climb = escalade
bk-page-mark-range = portée des armes
bk-page-odds-of = Chances
bk-page-seen = Vue
bk-page-act-hint = Touchez une case pour y aller, un ennemi pour peser un coup, ou choisissez une action.
bk-page-gains = Rend { $mean } PV en moyenne
bk-page-verdict-hit = TOUCHÉ
bk-page-verdict-missed = MANQUE
bk-page-verdict-parried = PARÉ
bk-page-verdict-dodged = ESQUIVÉ
bk-page-verdict-countered = CONTRÉ
bk-page-verdict-unharmed = INDEMNE
bk-page-verdict-resists = RÉSISTE
bk-page-verdict-fizzles = LONG FEU
bk-page-verdict-fails = ÉCHEC
bk-page-verdict-held = PRIS
bk-page-verdict-falls = À TERRE
bk-page-verdict-flees = FUIT
bk-page-verdict-out = HORS COMBAT
bk-page-victims = Qui peut être touché
bk-page-drift-chances = Dévie : { $list }
bk-page-backfire = Un échec critique coûte { $n } PV
bk-page-keep-total = Garder le { $n }
bk-page-roll-again = { $ap ->
        [0] Relancer le { $face }, sans frais
       *[other] Relancer le { $face } · { $ap } PA
    }
bk-page-roll-on = Relancer sur le { $face } : gratuit, cela ne fait qu’ajouter
bk-page-roll-charm = Relancer le { $face } · grigri
bk-page-to-hold = Tient avec { $n } ou plus, contre { $name }
bk-page-to-reach = Il faut { $n } ou plus
bk-page-hits-if = Avec { $n }, le coup porte si la cible
bk-page-best-answer = ★ la réponse qui sert le mieux la cible : les chances ci-dessous la supposent
bk-page-at-stake = En jeu : si le coup porte, { $name } ({ $hp } PV) perd { $mean } en moyenne ; hors de combat { $out } %
bk-page-to-stay-under = Il faut rester sous { $n }
bk-page-at-stake-spell = En jeu : { $spell }. { $text }
bk-page-stake-throw = En jeu : raté, l’objet tombe à côté du lanceur.
bk-page-stake-landing = En jeu : un échec fait 1D10 dégâts jusqu’à 5 brasses, 2D10 jusqu’à 7, et arrête le mouvement.
bk-page-stake-disengaging = En jeu : libre de partir, ou retenu ; un échec critique finit au sol avec 1D5 dégâts.
bk-page-stake-preventing = En jeu : qui veut partir reste, à moins d’avoir fait plus.
bk-page-stake-morale = En jeu : un échec, c’est la prostration et la fin de l’activation ; un second de suite, la fuite hors du champ.
bk-page-chance-to-hit = chance de toucher
bk-page-chance-to-hold = chance de tenir
bk-page-chance-to-pass = chance de réussir
bk-page-keep-unless = Garder les jets d’office, sauf si relancer gagne
bk-page-keep-ask = me demander
bk-page-keep-gain = plus de { $n } %
bk-page-kept-itself = Gardé : { $n }. Relancer gagnerait { $gain } % au plus.
bk-page-kept = { $n } PA gardés : { $list } contre { $name } ({ $weapon })
bk-page-kept-dodge = { $times ->
        [one] une esquive, { $chance } %
       *[other] { $times } esquives, { $chance } % chacune
    }
bk-page-kept-counter = { $times ->
        [one] une contre-attaque, { $chance } %
       *[other] { $times } contre-attaques, { $chance } % chacune
    }
bk-page-kept-none = { $n } PA gardés : trop peu pour esquiver ou contrer
bk-page-kept-safe = { $n } PA gardés : personne ne peut venir le frapper
bk-page-danger-of-whom = Choisissez un de vos Briskars sur la carte : les dangers sont pesés pour lui.
bk-page-danger-lost = Les dangers n’ont pas pu être calculés.
bk-page-danger-wait = On pèse ce qui peut frapper { $name }…
bk-page-danger-key = Risque d’être frappé : { $name }. Pointez une case pour ses chiffres.
bk-page-try-again = Réessayer
bk-page-card = La fiche
bk-page-card-of = Ce que porte { $name } et ce que cela fait
bk-page-card-damage = Dégâts { $damage }, attaque { $ap } PA.
bk-page-card-thrust = Botte { $damage }, { $ap } PA.
bk-page-card-up-to = Jusqu’à { $n ->
        [one] { $n } brasse
       *[other] { $n } brasses
    }.
bk-page-card-range = Portée { $near } à { $far } brasses : +1 dégât de plus près, −3 au-delà.
bk-page-card-loaded = { $n } coup sur { $of } ; recharger { $ap } PA.
bk-page-card-reach = Porte au-delà de la case voisine.
bk-page-card-piercing = Perce-armure : chaque coup use 1D5 cases d’armure de plus.
bk-page-card-poisoned = Empoisonnée.
bk-page-card-armour = Un dé de { $threshold } ou plus arrête { $high }, un plus faible { $low } ; { $n ->
        [one] reste { $n } case.
       *[other] restent { $n } cases.
    }
bk-page-card-resisted = on y résiste par { $value }
bk-page-card-over = { $n } de plus que l’autre sort
bk-page-card-reaction = réaction
bk-page-skills = Talents
bk-page-spells = Sorts
bk-page-objects = Objets
bk-page-setup-rounds = { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
bk-page-setup-open = jusqu’à ce qu’il reste une bande, { $n } tours au plus
bk-page-setup-bands = { $most ->
        [2] pour deux bandes
       *[other] pour { $least } à { $most } bandes
    }
bk-page-warn-deep = Eau profonde : demi-mouvement et aucune arme pour qui ne nage pas.
bk-page-warn-difficult = Terrain difficile : le mouvement est réduit de moitié.
bk-page-warn-sand = Sol mou : une marche est plus courte d’une brasse.
bk-page-warn-ice = Glace : une marche est plus courte d’une brasse.
bk-page-band-value = { $n } PO
bk-page-band-member = { $hp } PV · { $ap } PA · { $cost } PO
## Rules
## Lesson
## Short words for the buttons of the actions
bk-page-short-walk = Marcher
bk-page-short-reload = Charger
bk-page-short-restrain = Tenir
bk-page-short-pick-up = Prendre
bk-page-short-lie-down = Coucher
bk-page-short-batter = Frapper
bk-page-short-put-down = Poser
bk-page-short-attack = Attaque
bk-page-short-throw-briskar = Jeter
bk-page-short-hide = Cacher
bk-page-short-look = Guetter
bk-page-short-push-race = Pousser
bk-page-short-reload-piece = Charger
bk-page-short-get-up = Lever
bk-page-short-disengage = Décroche
bk-page-short-shoot = Tirer

## Chapters of the rules

bk-chapter-GRD = La carte quadrillée
bk-chapter-DIC = But, dés et critiques
bk-chapter-BST = Forcer un jet
bk-chapter-REC = Recrutement
bk-chapter-LDR = Le chef
bk-chapter-DEP = Déploiement et départ
bk-chapter-RND = Tours et activation
bk-chapter-CHR = Profil et caractéristiques
bk-chapter-ZOC = Zone de contrôle, allonge, mêlée
bk-chapter-AP = Points d’action
bk-chapter-MOV = Déplacement
bk-chapter-TER = Le terrain
bk-chapter-ATK = Attaques
bk-chapter-DEF = Défenses
bk-chapter-ARM = Test d’armure
bk-chapter-FGT = Actions de lutte
bk-chapter-INT = Interrompre un sort
bk-chapter-THR = Lancer
bk-chapter-ACT = Actions générales
bk-chapter-COV = Couverts et décor
bk-chapter-SHO = Tir
bk-chapter-REL = Cadence et rechargement
bk-chapter-TPL = Armes à gabarit
bk-chapter-DFL = Déviation
bk-chapter-SCN = Gabarits et décor
bk-chapter-ORD = Artillerie et points de structure
bk-chapter-SMT = Mille sabords !
bk-chapter-SUP = Mêlée et soutien
bk-chapter-DIS = Désengagement
bk-chapter-CRA = Collision
bk-chapter-INJ = Blessures
bk-chapter-STA = États
bk-chapter-MOR = Moral
bk-chapter-REV = Vengeance
bk-chapter-MAG = Magie
bk-chapter-SPL = Sorts communs
bk-chapter-EQP = Équipement
bk-chapter-WPN = Armes de mêlée
bk-chapter-FIR = Armes à feu et armes de jet
bk-chapter-AMR = Armures
bk-chapter-OBJ = Objets
bk-chapter-END = Fin de la partie
bk-chapter-GLD = L’or gagné
bk-chapter-MLT = Plus de deux bandes
bk-chapter-CAM = Campagnes

bk-page-rules-prices = Ce que coûtent les actions
bk-page-rules-prices-1 = En points d’action. Le déplacement gratuit d’une activation paie une fois marcher, se relever, ramasser ou poser ; ensuite le second chiffre vaut. Un intervalle va du moins cher au plus cher de ce que portent les armes, les sorts et les pièces.
bk-page-rules-then = puis
bk-page-rules-on-card = { $ap }, { $on ->
        [spell] selon le sort
        [piece] selon la pièce
       *[weapon] selon l’arme
    }
bk-page-rules-name = Nom
bk-page-rules-numbers = Dégâts, portée
bk-page-rules-hands = Mains
bk-page-rules-gold = Or
bk-page-rules-frame = Seuil, arrête
bk-page-rules-does = Effet
bk-page-rules-skills = Compétences
bk-page-rules-ways = Voies
bk-page-rules-states = États
bk-page-rules-badges = Les états sont des insignes : une pointe est un mal, un disque une posture, un carré une marque.

## Ce que fait chaque action

bk-page-does-walk = Avancer jusqu’au bout du mouvement. La première marche d’une activation est gratuite.
bk-page-does-race = Aller deux fois plus loin : c’est la seule action de cette activation.
bk-page-does-climb = Monter ou descendre un mur, un cordage ou un mât.
bk-page-does-kneel = Se met à couvert derrière ce qui est moitié moins haut, et vise sans jet. Prend fin en bougeant.
bk-page-does-disengage = Quitter la zone de contrôle d’un ennemi : chacun lance, qui part doit faire plus. Puis bouger.
bk-page-does-get-up = Se relève : contre le mouvement gratuit, ou des PA s’il est déjà utilisé.
bk-page-does-lie-down = Se couche : moitié moins haut, un muret cache davantage.
bk-page-does-attack = Frapper un ennemi à portée de lame. Il peut se défendre, esquiver ou contrer.
bk-page-does-thrust = Le coup spécial de l’arme, une fois par activation.
bk-page-does-shoot = Tirer sur un ennemi en vue et à portée ; jamais au contact.
bk-page-does-reload = Rend à une arme à feu toute sa cadence. Sans jet, même au contact.
bk-page-does-assault = Une marche et un coup en un ; après la moitié du mouvement, le coup critique vient plus facilement.
bk-page-does-aim = Le prochain tir ou jet ignore le couvert de la cible, si le test réussit.
bk-page-does-en-garde = Un dé de plus pour la prochaine défense.
bk-page-does-restrain = Tenir un ennemi au contact, force contre force : aucun des deux ne peut rien faire d’autre.
bk-page-does-volley = Plusieurs canons sur une cible : chaque tir a son jet et sa défense.
bk-page-does-head-butt = Au contact, chacun lance : quelques dégâts ; un coup critique assomme.
bk-page-does-kick = Au contact, chacun lance : quelques dégâts ; un coup critique ralentit trois tours.
bk-page-does-break-hold = Sortir d’une prise, force contre force : un essai par activation.
bk-page-does-release-hold = Lâcher sa propre prise : cela réussit toujours.
bk-page-does-batter = Frapper une pièce, une coque ou un mât : un coup réussi lui ôte des points de structure.
bk-page-does-last-hope = Sous 10 PV : les attaques sont plus facilement critiques, mais ni défense ni armure jusqu’à la prochaine activation.
bk-page-does-fire = Tirer une pièce : quiconque est sous le gabarit peut être touché.
bk-page-does-reload-piece = L’artilleur recharge la pièce.
bk-page-does-push = Déplacer une pièce en marchant ; chaque rotation prend une brasse.
bk-page-does-push-race = Déplacer une pièce deux fois plus loin ; l’activation prend fin.
bk-page-does-hide = À couvert, plus personne ne peut tirer sur lui. Prend fin s’il bouge ou frappe.
bk-page-does-look = Repérer quelqu’un de caché : un jet, une fois par tour.
bk-page-does-pick-up = Prendre un objet tout proche, avec une main libre.
bk-page-does-throw = Lancer un objet sur une case ou sur quelqu’un, si l’on est assez fort.
bk-page-does-cast = Lancer un sort : chacun a son prix, sa portée et sa difficulté.
bk-page-does-put-down = Poser un objet sur une case voisine.
bk-page-does-throw-briskar = Projeter quelqu’un au contact, ami ou ennemi, s’il n’est pas trop lourd.
bk-page-does-smash = Briser une porte, un tonneau ou une chaîne tout proche.
bk-page-does-pick-lock = Ouvrir une serrure ou un mécanisme tout proche.
bk-page-does-snatch = Manger ou boire à une source toute proche : 1 à 4 PV rendus.
bk-page-does-remove-armour = Pour le reste de la partie : plus de poids, plus de protection.
bk-page-does-search = Chercher ce que le scénario a caché ici.
bk-page-does-read = Comprendre un document : un jet d’Esprit.
bk-page-does-convince = Gagner la négociation du scénario : un jet d’Esprit.
bk-page-does-dig = Creuser un trou ici ou à côté : un jet de Constitution.
bk-page-does-ration = Manger : 1D5 PV rendus, hors de toute zone de contrôle ennemie.
bk-page-does-flask = Boire : 1D5 PV rendus, hors de toute zone de contrôle ennemie.
bk-page-does-poultice = Soigner un allié tout proche ou soi-même de 1D5 PV ; hémorragie et poison cessent.
bk-page-does-keg = Poser le baril à côté du porteur : dès le tour suivant il peut exploser, pour tous à 2 brasses au plus.
bk-page-does-net = Jeter le filet à 4 brasses au plus : qui est pris ne bouge pas à sa prochaine activation.
bk-page-does-grapnel = Harponner quelqu’un à 4 brasses au plus et le tirer à soi : une fois par partie.
bk-page-does-pouch = Ajouter 2 munitions à une pièce que touche le porteur.
