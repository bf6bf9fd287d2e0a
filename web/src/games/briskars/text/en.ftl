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
bk-page-draw = { $who ->
        [you] You share the day with { $names }
       *[other] The day is shared by { $names }
    }
bk-page-fathoms = { $n ->
        [one] { $n } fathom
       *[other] { $n } fathoms
    }
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
bk-page-hits = hits
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
bk-page-stands = { $name } on { $square }, { $hp } of { $most } HP
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
bk-page-roll-on = Roll on from the { $face }: free, it only adds
bk-page-roll-charm = Roll the { $face } again · lucky charm
bk-page-to-hold = Holds with { $n } or more, against { $name }
bk-page-to-reach = Needs { $n } or more
bk-page-hits-if = With { $n } it hits if the target
bk-page-best-answer = ★ the answer that suits the target best: the figures below are against it
bk-page-at-stake = At stake: if it hits, { $name } ({ $hp } HP) loses { $mean } on average; out of action { $out } %
bk-page-to-stay-under = Has to stay under { $n }
bk-page-at-stake-spell = At stake: { $spell }. { $text }
bk-page-stake-throw = At stake: on a failure it falls beside the thrower.
bk-page-stake-landing = At stake: a failure is 1D10 damage from up to 5 fathoms, 2D10 up to 7, and the move ends.
bk-page-stake-disengaging = At stake: free to go, or held back; a critical failure ends on the ground with 1D5 damage.
bk-page-stake-preventing = At stake: whoever wants to leave stays, unless that roll was higher.
bk-page-stake-morale = At stake: a failure means prostrate, and the activation ends; a second in a row means lost for the battle.
bk-page-chance-to-hit = chance to hit
bk-page-chance-to-hold = chance to hold
bk-page-chance-to-pass = chance to succeed
bk-page-keep-unless = Keep rolls by themselves unless another try gains
bk-page-keep-ask = ask me
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
bk-page-card-up-to = Up to { $n ->
        [one] { $n } fathom
       *[other] { $n } fathoms
    }.
bk-page-card-range = Range { $near } to { $far } fathoms: +1 damage nearer, −3 beyond.
bk-page-card-loaded = Loaded { $n } of { $of }; reloading { $ap } AP.
bk-page-card-reach = Reaches past the next square.
bk-page-card-piercing = Armour-piercing: a hit wears out 1D5 more squares of armour.
bk-page-card-poisoned = Poisoned.
bk-page-card-armour = A die of { $threshold } or more stops { $high }, a lower one { $low }; { $n ->
        [one] { $n } square left.
       *[other] { $n } squares left.
    }
bk-page-card-resisted = resisted with { $value }
bk-page-card-over = { $n } over the other spell
bk-page-card-reaction = reaction
bk-page-skills = Skills
bk-page-spells = Spells
bk-page-objects = Objects
bk-page-setup-rounds = { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
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
bk-chapter-CAM = Campaigns

bk-page-rules-prices = What actions cost
bk-page-rules-prices-1 = Action points. The free movement of an activation pays for a walk, getting up, picking up or putting down once; after that the second figure holds. A range is what weapons, spells and guns print, the cheapest to the dearest.
bk-page-rules-then = then
bk-page-rules-on-card = { $ap }, { $on ->
        [spell] by the spell
        [piece] by the gun
       *[weapon] by the weapon
    }
bk-page-rules-name = Name
bk-page-rules-numbers = Damage, range
bk-page-rules-hands = Hands
bk-page-rules-gold = Gold
bk-page-rules-frame = Threshold, stops
bk-page-rules-does = What it does
bk-page-rules-skills = Skills
bk-page-rules-ways = Ways
bk-page-rules-states = States
bk-page-rules-badges = States are drawn as badges: a point is harm, a disc a stance, a square a mark.

## What each action does

bk-page-does-walk = Go as far as the movement reaches. The first walk of an activation is free.
bk-page-does-race = Go twice as far; it is the only action of this activation.
bk-page-does-climb = Up or down a wall, a rope or a mast.
bk-page-does-kneel = Takes cover behind what is half as tall, and needs no roll to aim. Ends with a move.
bk-page-does-disengage = Leave an enemy’s zone of control: both roll, and whoever leaves must be higher. Then move.
bk-page-does-get-up = Stands again: for the free move, or for AP once that is spent.
bk-page-does-lie-down = Lies flat: half as tall, so low walls hide more.
bk-page-does-attack = Strike an enemy in reach. He may defend, dodge or counter.
bk-page-does-thrust = The special blow of the weapon, once an activation.
bk-page-does-shoot = Shoot at an enemy in sight and in range; never while in contact.
bk-page-does-reload = Brings a firearm back to its full rate. No roll, also in contact.
bk-page-does-assault = A walk and a blow in one; after half the movement a critical hit comes more easily.
bk-page-does-aim = The next shot or throw ignores the target’s cover, if the roll succeeds.
bk-page-does-en-garde = One more die for the next defence.
bk-page-does-restrain = Take hold of an enemy in contact, strength against strength: neither can do anything else.
bk-page-does-volley = Several barrels at one target: each shot is rolled and answered on its own.
bk-page-does-head-butt = In contact, both roll: a little damage; a critical hit stuns.
bk-page-does-kick = In contact, both roll: a little damage; a critical hit slows for three rounds.
bk-page-does-break-hold = Get out of a hold, strength against strength: one try an activation.
bk-page-does-release-hold = End your own hold: it succeeds by itself.
bk-page-does-batter = Strike a piece, a hull or a mast: a hit takes structure points from it.
bk-page-does-last-hope = Under 10 HP: attacks go critical more easily, but there is no defence and no armour until the next activation.
bk-page-does-fire = Fire a piece: everybody under its template may be hit.
bk-page-does-reload-piece = The gunner loads the piece again.
bk-page-does-push = Move a piece along with a walk; each turn of it takes a fathom.
bk-page-does-push-race = Move a piece twice as far; then the activation ends.
bk-page-does-hide = In cover nobody can shoot at him any more. Ends with a move or a blow.
bk-page-does-look = Find somebody hidden: a roll, once a round.
bk-page-does-pick-up = Take an object close by, with a free hand.
bk-page-does-throw = Throw an object at a square or at somebody, if one is strong enough for it.
bk-page-does-cast = Cast a spell: each has its price, range and difficulty.
bk-page-does-put-down = Lay an object on a square close by.
bk-page-does-throw-briskar = Hurl somebody in contact, friend or enemy, who is not too heavy.
bk-page-does-smash = Break a door, a barrel or a chain close by.
bk-page-does-pick-lock = Open a lock or a mechanism close by.
bk-page-does-snatch = Eat or drink at a source close by: regain 1 to 4 HP.
bk-page-does-remove-armour = For the rest of the game: no more weight, no more protection.
bk-page-does-search = Look for what the scenario has hidden here.
bk-page-does-read = Understand a document: a roll with Mind.
bk-page-does-convince = Win the talk that the scenario sets: a roll with Mind.
bk-page-does-dig = Dig a hole here or beside: a roll with Constitution.
bk-page-does-ration = Eat: regain 1D5 HP, away from any enemy zone of control.
bk-page-does-flask = Drink: regain 1D5 HP, away from any enemy zone of control.
bk-page-does-poultice = Heal an ally close by or oneself by 1D5 HP; bleeding and poison stop.
bk-page-does-keg = Put the keg beside the bearer: from the next round on it may explode, for everybody at 2 fathoms or less.
bk-page-does-net = Throw the net at up to 4 fathoms: whoever is caught cannot move in the next activation.
bk-page-does-grapnel = Harpoon somebody at up to 4 fathoms and pull: once a game.
bk-page-does-pouch = Add 2 ammunition to a piece the bearer touches.
