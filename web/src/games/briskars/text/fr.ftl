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
bk-page-draw = { $names } se partagent la victoire
bk-page-fathoms = { $n } brasses
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
bk-page-rays = { $n } rayons libres sur { $all }
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
bk-page-to-hold = Tient avec { $n } ou plus, contre { $name }
bk-page-to-reach = Il faut { $n } ou plus
bk-page-hits-if = Avec { $n }, le coup porte si la cible
bk-page-best-answer = ★ la réponse qui sert le mieux la cible : les chances ci-dessous la supposent
bk-page-at-stake = En jeu : si le coup porte, { $name } ({ $hp } PV) perd { $mean } en moyenne ; hors de combat { $out } %
bk-page-chance-to-hit = chance de toucher
bk-page-chance-to-hold = chance de tenir
bk-page-chance-to-pass = chance de réussir
bk-page-keep-unless = Garder les jets d’office, sauf si relancer gagne
bk-page-keep-ask = me demander chaque fois
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
bk-page-card-up-to = Jusqu’à { $n } brasses.
bk-page-card-range = Portée { $near } à { $far } brasses : +1 dégât de plus près, −3 au-delà.
bk-page-card-loaded = { $n } coup sur { $of } ; recharger { $ap } PA.
bk-page-card-reach = Porte au-delà de la case voisine.
bk-page-card-piercing = Traverse l’armure.
bk-page-card-poisoned = Empoisonnée.
bk-page-card-armour = Un dé de { $threshold } ou plus arrête { $high }, un plus faible { $low } ; reste { $n } cases.
bk-page-card-resisted = on y résiste par { $value }
bk-page-card-over = { $n } de plus que l’autre sort
bk-page-card-reaction = réaction
bk-page-skills = Talents
bk-page-spells = Sorts
bk-page-objects = Objets
bk-page-setup-rounds = { $n } tours
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
bk-page-rules-title = Briskars avec nos mots
bk-page-rules-goal = De quoi il s’agit
bk-page-rules-goal-1 = Deux à six bandes d’animaux pirates se battent sur une carte quadrillée. Le scénario dit comment on gagne ; la dernière bande debout gagne toujours.
bk-page-rules-goal-2 = Un ennemi hors de combat ou en fuite rapporte de l’or : son prix, à la bande qui l’a chassé.
bk-page-rules-map = La carte
bk-page-rules-map-1 = Une case mesure une brasse et porte un Briskar. Sable, hauts-fonds et glace raccourcissent le déplacement ; broussailles, débris et eau profonde le divisent par deux ; le rocher l’arrête. Jusqu’à une brasse de dénivelé, le pas est libre ; jusqu’à deux, c’est un saut pour un PA ; au-delà, il faut grimper.
bk-page-rules-map-2 = Trente-deux rayons décident de la vue : aucun libre, on est hors de vue ; jusqu’à seize, à couvert ; davantage, à découvert.
bk-page-rules-turn = Tours et activations
bk-page-rules-turn-1 = À tour de rôle, chacun active un Briskar jusqu’à ce que tous aient agi ; puis un nouveau tour commence. Au début, le Briskar peut devoir tester son moral, regagne ses points d’action et subit ce qui dure.
bk-page-rules-turn-2 = Les points d’action non dépensés lui restent : ils paient défenses et boosts jusqu’à sa prochaine activation.
bk-page-rules-dice = Les dés
bk-page-rules-dice-1 = Un test, c’est une caractéristique et un dé à dix faces contre un seuil ou un autre jet. À égalité, le défenseur tient.
bk-page-rules-dice-2 = Un 1 naturel est un échec critique : c’est toujours raté. Un 10 naturel est un coup critique : on relance et on ajoute. Pour le moral, c’est l’inverse.
bk-page-rules-dice-3 = Avant un jet, un PA achète un point et trois un dé de plus ; après, deux PA relancent un dé. La page montre les chances avant que vous payiez.
bk-page-rules-moving = Se déplacer
bk-page-rules-moving-1 = La première marche d’une activation est gratuite. La course la double et doit être la seule action ; l’assaut est une marche qui finit par un coup.
bk-page-rules-moving-2 = Tout Briskar valide contrôle les cases autour de lui. Qui s’y trouve doit se désengager avant de partir et peut être retenu.
bk-page-rules-fighting = Combattre
bk-page-rules-fighting-1 = L’attaquant lance d’abord ; la cible voit le total et choisit : se défendre pour rien, esquiver pour deux PA, ou contrer pour trois et rendre le coup.
bk-page-rules-fighting-2 = Les tirs utilisent la Dextérité, demandent une ligne de vue et une arme chargée, et sont gênés par le couvert. L’armure lance un dé pour chaque blessure et s’use.
bk-page-rules-fighting-3 = Les pièces d’artillerie posent un gabarit de neuf cases ; un tir manqué dévie, et ceux qui sont dessous peuvent bondir de côté.
bk-page-rules-actions = Toutes les actions
bk-page-rules-actions-1 = Sur la carte, un bouton impossible dit pourquoi, avec sa règle.
bk-page-rules-morale = Blessures et moral
bk-page-rules-morale-1 = Sous dix points de vie, un Briskar blessé lance un dé contre son Esprit ; un chef proche aide, des ennemis autour non. S’il échoue, il fuit.
bk-page-rules-morale-2 = Les états sont des insignes : une pointe est un mal, un disque une posture, un carré une marque.
bk-page-rules-bands = Les bandes
bk-page-rules-bands-1 = Une bande s’engage contre de l’or : un chef, des hommes de main, de l’équipement, des sorts, peut-être une pièce. Les bandes prêtes se prennent telles quelles.
bk-page-rules-bands-2 = À plus de deux bandes, tous les autres sont ennemis ; socle et plaque distinguent les camps.
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

bk-page-rules-prices = Ce que coûtent les actions
bk-page-rules-prices-1 = En points d’action. Le déplacement gratuit d’une activation paie une fois marcher, se relever, ramasser ou poser ; ensuite le second chiffre vaut. Ce qui varie figure sur l’arme, le sort ou la pièce.
bk-page-rules-then = puis
bk-page-rules-by-choice = variable
bk-page-rules-name = Nom
bk-page-rules-numbers = Dégâts, portée
bk-page-rules-hands = Mains
bk-page-rules-gold = Or
bk-page-rules-frame = Seuil, arrête
bk-page-rules-does = Effet
bk-page-rules-skills = Compétences
bk-page-rules-ways = Voies
bk-page-rules-states = États
