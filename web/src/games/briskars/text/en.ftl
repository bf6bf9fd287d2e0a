## The page's own words for Briskars: table, end and rules.
bk-page-actions = Actions
bk-page-answers = Every answer
bk-page-arms = Arms
bk-page-attack-total = { " " }attacks with a total of { $n }
bk-page-before = Before the fight
bk-page-by-die = Chance to hit, by your die
bk-page-chance = chance
bk-page-choose-square = Choose { $square }
bk-page-decision = Your decision
bk-page-deed-batter = Strike scenery
bk-page-deed-search = Search
bk-page-deed-throw-briskar = Throw someone
bk-page-deed-push-race = Push at a run
bk-page-deed-reload-piece = Load the piece
bk-page-deed-flask = Flask
bk-page-detour = Choose the way square by square
bk-page-dice = The dice
bk-page-dice-n = { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
bk-page-die-less = One die less
bk-page-die-more = One die more, 3 AP
bk-page-point-less = One point less
bk-page-point-more = One point more, 1 AP
bk-page-draw = { $names } share the day
bk-page-fathoms = { $n } fathoms
bk-page-first = { $who ->
        [you] You deploy first
       *[other] { $name } deploys first
    }
bk-page-free-left = free move left
bk-page-free-used = free move used
bk-page-go-to = Go to { $square }
bk-page-go-via = By way of { $square }
bk-page-goal = Goal
bk-page-goal-n = goal { $n }
bk-page-gold = { $n } gold
bk-page-he-defend = { $gender ->
        [f] she defends
       *[m] he defends
    }
bk-page-he-dodge = { $gender ->
        [f] she dodges
       *[m] he dodges
    }
bk-page-he-counter = { $gender ->
        [f] she counters
       *[m] he counters
    }
bk-page-he-none = no defence
bk-page-he-resist = { $gender ->
        [f] she resists
       *[m] he resists
    }
bk-page-help = Keys
bk-page-if-answers = If the target answers with
bk-page-if-hit = If it hits: { $mean } HP on average, out of action { $out } %
bk-page-key-move = move the cursor; to the row’s end
bk-page-key-target = next, previous target
bk-page-key-go = choose, confirm
bk-page-key-back = one step back
bk-page-key-own = one of your Briskars
bk-page-key-points = boost points
bk-page-key-dice = boost dice
bk-page-key-defence = next defence in the odds
bk-page-key-overlay = what lies over the map: dangers, zones of control, sight
bk-page-key-card = the card of whoever is looked at
bk-page-key-heights = all heights, while held
bk-page-key-list = the battle as a list
bk-page-key-where = where am I
bk-page-key-undo = undo while allowed
bk-page-key-log = the log
bk-page-key-repeat = say the last event again
bk-page-key-help = this table
bk-page-ko = KO
bk-page-left-standing = Band
bk-page-legend = On the map
bk-page-list = List
bk-page-map-label = Battle map, { $w } by { $h } squares. Arrows move the cursor, M gives the list.
bk-page-may-choose = It can be chosen.
bk-page-mean = average
bk-page-more = More
bk-page-place = Place { $name }
bk-page-name = Name
bk-page-no-fog = Nothing was hidden in this game but the first choice of the bands.
bk-page-none = no harm
bk-page-on-the-map = { $n ->
        [0] Choose on the map.
        [one] One square on the map.
       *[other] { $n } squares on the map.
    }
bk-page-others = The others
bk-page-round = { $of ->
        [0] Round { $n }
       *[other] Round { $n } of { $of }
    }
bk-page-square = Square
bk-page-states = States
bk-page-story = { $how ->
        [routed] { $name } lost heart in round { $round }: { $gold } gold.
       *[other] { $name } fell in round { $round }: { $gold } gold.
    }
bk-page-story-none = Nobody fell in { $round } rounds.
bk-page-tap-again = Tap it again, or use the button.
bk-page-things = Scenery
bk-page-threats = Dangers
bk-page-unit = Briskar
bk-page-watch = Watch the table.
bk-page-who = { $name }, { $side }, { $hp } of { $most } HP, { $ap } AP
bk-page-whole-map = The whole map
bk-page-wins = { $who ->
        [you] Your band wins
       *[other] { $name } wins
    }
bk-map-plinth-fifth = fifth band
bk-map-plinth-sixth = sixth band
bk-page-zones = Zones of control
bk-page-zoom-in = Closer
bk-page-zoom-out = Farther
bk-page-go-there = { $action } to { $square }
bk-page-way = { $n } of { $of } fa
bk-page-jumps = { $n ->
        [one] a jump, 1 AP
       *[other] { $n } jumps, { $n } AP
    }
bk-page-landing = with a landing
bk-page-unseen = out of sight
bk-page-rays = { $n } of { $all } rays clear
bk-page-under = under { $n }
bk-page-against = against
bk-page-outcome-firm = stands firm
bk-page-outcome-prostrate = loses heart
bk-page-outcome-routed = flees
bk-page-outcome-falls = falls
bk-page-outcome-held = held back
bk-page-outcome-free = gets away
bk-page-outcome-strikes = gets away, strikes
bk-page-outcome-fumble = fumble
bk-page-mark-climb = climb
bk-page-mark-range = range of arms
bk-page-odds-of = Odds
bk-page-seen = Sight
bk-page-act-hint = Tap a square to go there, an enemy to weigh a blow, or choose an action.
bk-page-gains = Gives back { $mean } HP on average
bk-page-verdict-hit = HIT
bk-page-verdict-missed = MISSES
bk-page-verdict-parried = PARRIED
bk-page-verdict-dodged = DODGED
bk-page-verdict-countered = COUNTERED
bk-page-verdict-unharmed = UNHARMED
bk-page-verdict-resists = RESISTS
bk-page-verdict-fizzles = FIZZLES
bk-page-verdict-fails = FAILS
bk-page-verdict-held = HELD
bk-page-verdict-falls = FALLS
bk-page-verdict-flees = FLEES
bk-page-verdict-out = OUT
bk-page-victims = Whom it could strike
bk-page-drift-chances = Drifts: { $list }
bk-page-backfire = A critical failure costs { $n } HP
bk-page-keep-total = Keep the { $n }
bk-page-roll-again = { $ap ->
        [0] Roll the { $face } again, free
       *[other] Roll the { $face } again · { $ap } AP
    }
bk-page-to-hold = Holds with { $n } or more, against { $name }
bk-page-to-reach = Needs { $n } or more
bk-page-hits-if = With { $n } it hits if the target
bk-page-best-answer = ★ the answer that suits the target best: the figures below are against it
bk-page-at-stake = At stake: if it hits, { $name } ({ $hp } HP) loses { $mean } on average; out of action { $out } %
bk-page-chance-to-hit = chance to hit
bk-page-chance-to-hold = chance to hold
bk-page-chance-to-pass = chance to succeed
bk-page-keep-unless = Keep rolls by themselves unless another try gains
bk-page-keep-ask = ask me every time
bk-page-keep-gain = more than { $n } %
bk-page-kept-itself = Kept: { $n }. Another try would gain { $gain } % at most.
bk-page-kept = { $n } AP kept: { $list } against { $name } ({ $weapon })
bk-page-kept-dodge = { $times ->
        [one] one dodge, { $chance } %
       *[other] { $times } dodges, { $chance } % each
    }
bk-page-kept-counter = { $times ->
        [one] one counter-attack, { $chance } %
       *[other] { $times } counter-attacks, { $chance } % each
    }
bk-page-kept-none = { $n } AP kept: too few to dodge or counter
bk-page-kept-safe = { $n } AP kept: nobody can reach him to strike
bk-page-danger-of-whom = Choose one of your Briskars on the map: dangers are weighed for him.
bk-page-danger-lost = The dangers could not be worked out.
bk-page-danger-wait = Weighing what could strike { $name } …
bk-page-danger-key = Risk of being struck: { $name }. Point at a square for its numbers.
bk-page-try-again = Try again
bk-page-card = The card
bk-page-card-of = What { $name } has and what it does
bk-page-card-damage = Damage { $damage }, attack { $ap } AP.
bk-page-card-thrust = Thrust { $damage }, { $ap } AP.
bk-page-card-up-to = Up to { $n } fathoms.
bk-page-card-range = Range { $near } to { $far } fathoms: +1 damage nearer, −3 beyond.
bk-page-card-loaded = Loaded { $n } of { $of }; reloading { $ap } AP.
bk-page-card-reach = Reaches past the next square.
bk-page-card-piercing = Goes through armour.
bk-page-card-poisoned = Poisoned.
bk-page-card-armour = A die of { $threshold } or more stops { $high }, a lower one { $low }; { $n } squares left.
bk-page-card-resisted = resisted with { $value }
bk-page-card-over = { $n } over the other spell
bk-page-card-reaction = reaction
bk-page-skills = Skills
bk-page-spells = Spells
bk-page-objects = Objects
bk-page-setup-rounds = { $n } rounds
bk-page-setup-open = until one band stands, { $n } rounds at most
bk-page-setup-bands = { $most ->
        [2] for two bands
       *[other] for { $least } to { $most } bands
    }
bk-page-warn-deep = Deep water: half movement and no weapons for whoever does not swim.
bk-page-warn-difficult = Difficult ground: movement is halved.
bk-page-warn-sand = Soft ground: a walk is a fathom shorter.
bk-page-warn-ice = Ice: a walk is a fathom shorter.
bk-page-band-value = { $n } gold
bk-page-band-member = { $hp } HP · { $ap } AP · { $cost } gold
## Rules
bk-page-rules-title = Briskars in our words
bk-page-rules-goal = What it is about
bk-page-rules-goal-1 = Two to six bands of animal pirates fight on a squared map. The scenario says how the day is won; whoever is the last band standing always wins.
bk-page-rules-goal-2 = An enemy who is knocked out or flees brings gold: what he cost, to the band that drove him off.
bk-page-rules-map = The map
bk-page-rules-map-1 = A square is a fathom and holds one Briskar. Sand, shallows and ice shorten a move; undergrowth, debris and deep water halve it; rock stops it. Up to one fathom higher or lower is a free step, up to two a jump for one AP, more must be climbed.
bk-page-rules-map-2 = Thirty-two rays decide what is seen: none clear is out of sight, up to sixteen is cover, more is in the open.
bk-page-rules-turn = Rounds and activations
bk-page-rules-turn-1 = In turn each player activates one Briskar until all have acted; then a new round begins. At the start he may have to roll morale, regains his action points, and suffers what lasts.
bk-page-rules-turn-2 = Action points that are not spent stay with him: they pay for defences and boosts until his next activation.
bk-page-rules-dice = Dice
bk-page-rules-dice-1 = A test is a characteristic and a ten-sided die against a threshold or another roll. In a tie the defender holds.
bk-page-rules-dice-2 = A natural 1 is a critical failure: it always misses. A natural 10 is a critical hit: roll again and add. Morale is the other way round.
bk-page-rules-dice-3 = Before a roll, one AP buys a point and three a further die; after it, two AP roll a die again. The page shows the chances before you pay.
bk-page-rules-moving = Moving
bk-page-rules-moving-1 = The first walk of an activation is free. A race doubles it and must be the only action; an assault is a walk that ends in a blow.
bk-page-rules-moving-2 = Every able Briskar controls the squares around him. Whoever stands there must break off before walking away, and may be held back.
bk-page-rules-fighting = Fighting
bk-page-rules-fighting-1 = The attacker rolls first; the target sees the total and chooses: defend for nothing, dodge for two AP, or counter for three and strike back.
bk-page-rules-fighting-2 = Shots use Dexterity, need a line of sight and a loaded weapon, and are hindered by cover. Armour rolls for every wound and wears out.
bk-page-rules-fighting-3 = Pieces of ordnance lay a template of nine squares; a miss drifts, and those under it may leap aside.
bk-page-rules-actions = All actions
bk-page-rules-actions-1 = On the map, a button that cannot be pressed says why, with its rule.
bk-page-rules-morale = Wounds and morale
bk-page-rules-morale-1 = Under ten health points a Briskar who was hurt rolls against his Mind; a leader near by helps, enemies around him do not. A failure makes him flee.
bk-page-rules-morale-2 = States are drawn as badges: a point is harm, a disc a stance, a square a mark.
bk-page-rules-bands = Bands
bk-page-rules-bands-1 = A band is hired for gold: one leader, henchmen, equipment, spells, perhaps a piece of ordnance. Ready bands can be taken as they are.
bk-page-rules-bands-2 = With more than two bands everybody else is an enemy; plinth and plate tell the sides apart.
## Lesson
## Short words for the buttons of the actions
bk-page-short-walk = Walk
bk-page-short-reload = Reload
bk-page-short-restrain = Restrain
bk-page-short-pick-up = Pick up
bk-page-short-lie-down = Lie down
bk-page-short-batter = Strike
bk-page-short-put-down = Put down
bk-page-short-attack = Attack
bk-page-short-throw-briskar = Hurl
bk-page-short-hide = Hide
bk-page-short-look = Look out
bk-page-short-push-race = Push
bk-page-short-reload-piece = Load
bk-page-short-get-up = Get up
bk-page-short-disengage = Break off
bk-page-short-shoot = Shoot

## Chapters of the rules

bk-chapter-GRD = Squared map
bk-chapter-DIC = Goal, dice and criticals
bk-chapter-BST = Boosting a roll
bk-chapter-REC = Recruiting
bk-chapter-LDR = Leader
bk-chapter-DEP = Deployment and start
bk-chapter-RND = Rounds and activation
bk-chapter-CHR = Profile and characteristics
bk-chapter-ZOC = Zone of control, reach, melee
bk-chapter-AP = Action points
bk-chapter-MOV = Movement
bk-chapter-TER = Terrain
bk-chapter-ATK = Attacks
bk-chapter-DEF = Defences
bk-chapter-ARM = Armour test
bk-chapter-FGT = Fighting actions
bk-chapter-INT = Interrupting a spell
bk-chapter-THR = Throwing
bk-chapter-ACT = General actions
bk-chapter-COV = Cover and surroundings
bk-chapter-SHO = Shooting
bk-chapter-REL = Rate and reloading
bk-chapter-TPL = Template weapons
bk-chapter-DFL = Deflection
bk-chapter-SCN = Templates and scenery
bk-chapter-ORD = Ordnance and structure points
bk-chapter-SMT = Shiver me timbers!
bk-chapter-SUP = Melee and support
bk-chapter-DIS = Disengagement
bk-chapter-CRA = Crash
bk-chapter-INJ = Injuries
bk-chapter-STA = States
bk-chapter-MOR = Morale
bk-chapter-REV = Revenge
bk-chapter-MAG = Magic
bk-chapter-SPL = Generic spells
bk-chapter-EQP = Equipment
bk-chapter-WPN = Melee weapons
bk-chapter-FIR = Firearms and thrown weapons
bk-chapter-AMR = Armours
bk-chapter-OBJ = Objects
bk-chapter-END = End of the game
bk-chapter-GLD = Gold gained
bk-chapter-MLT = More than two bands

bk-page-rules-prices = What actions cost
bk-page-rules-prices-1 = Action points. The free movement of an activation pays for a walk, getting up, picking up or putting down once; after that the second figure holds. What varies stands on the weapon, the spell or the gun.
bk-page-rules-then = then
bk-page-rules-by-choice = varies
bk-page-rules-name = Name
bk-page-rules-numbers = Damage, range
bk-page-rules-hands = Hands
bk-page-rules-gold = Gold
bk-page-rules-frame = Threshold, stops
bk-page-rules-does = What it does
bk-page-rules-skills = Skills
bk-page-rules-ways = Ways
bk-page-rules-states = States
