### Briskars

## Characteristics and numbers

bk-constitution = Constitution
    .short = C
bk-dexterity = Dexterity
    .short = D
bk-strength = Strength
    .short = S
bk-mind = Mind
    .short = M
bk-movement = Movement
    .short = Mv
bk-ap = action points
    .short = AP
bk-hp = health points
    .short = HP
bk-sp = structure points
    .short = SP
bk-armour = armour
bk-armour-squares = armour squares
bk-threshold = threshold
bk-hiring-cost = hiring cost
bk-gold = gold
bk-fathom = fathom
    .short = fa
bk-damage = damage
bk-d10 = D10
bk-d5 = D5
bk-natural-die = natural die
bk-coin-toss = heads or tails
bk-critical-hit = critical hit
    .short = CH
bk-critical-failure = critical failure
    .short = CF
bk-size = size
bk-range = range
bk-rate = rate
bk-ammo = ammunition
bk-difficulty = difficulty
bk-duration = duration

## Terms

bk-band = band
bk-leader = leader
bk-henchman = henchman
bk-gunner = gunner
bk-mage = mage
bk-ally = ally
bk-enemy = enemy
bk-recruit = Sign on a band
bk-sign-articles = Sign the articles
bk-budget = budget
bk-deploy = deploy
bk-deployment-zone = deployment zone
bk-toss = deployment toss
bk-round = round
bk-activation = activation
bk-activate = Activate { $name }
bk-step-1 = start
bk-step-2 = rum
bk-step-3 = morale roll
bk-step-4 = AP regained
bk-step-5 = persistent effects
bk-step-6 = actions
bk-free-move = free move
bk-roll = roll
bk-test = test
bk-opposed = opposed roll
bk-boost = boost
bk-reroll = Re-roll (2 AP)
bk-reroll-critical = Roll it again
bk-keep-roll = Keep
bk-zone-of-control = zone of control
bk-reach = Reach
bk-piercing = armour-piercing
bk-contact = in contact
bk-melee = melee
bk-support = support
bk-line-of-sight = line of sight
bk-in-the-open = in the open
bk-cover = cover
bk-entirely-hidden = out of sight
bk-high-ground = high ground
bk-hit = hit
bk-miss = miss
bk-template = template
bk-deflected = deflected
bk-ordnance = ordnance
bk-living-ordnance = living ordnance
bk-facing = facing
bk-arc = arc of fire
bk-crash = crash
bk-push = push
bk-pull = pull
bk-disarm = disarm
bk-hold = hold
bk-load = load
bk-morale = morale
bk-rout = rout
bk-revenge = Revenge
bk-bleeding = bleeding
bk-poison = poison
bk-gold-gained = gold gained
bk-gold-lost = gold lost
bk-spell = spell
bk-way = way of magic
bk-passive-spell = passive spell
bk-active-spell = active spell
bk-scenario = scenario

## Actions

bk-action-walk = Walk
bk-action-race = Race
bk-action-assault = Assault
bk-action-jump = Jump
bk-action-landing = Landing
bk-action-climb = Climb
bk-action-swim = Swim
bk-action-get-up = Get up
bk-action-lie-down = Lie down
bk-action-disengage = Disengage
    .short = Break off
bk-action-attack = Attack
bk-action-thrust = Thrust
bk-action-shooting-thrust = Shooting thrust
    .short = Thrust
bk-action-shoot = Shoot
bk-action-multishot = Several shots
    .short = Volley
bk-action-reload = Reload
bk-action-template = Fire the piece
    .short = Fire
bk-action-push = Move ordnance
    .short = Push
bk-action-turn-piece = Turn the piece
    .short = Turn
bk-action-aim = Aim
bk-action-restrain = Restrain
bk-action-break-hold = Break the hold
    .short = Break
bk-action-release-hold = Let go
    .short = Let go
bk-action-head-butt = Head-butt
    .short = Butt
bk-action-kick = Kick
    .short = Kick
bk-action-interrupt = Interrupt the spell
    .short = Interrupt
bk-action-throw = Throw
bk-action-throw-briskar = Throw { $name }
bk-action-carry = Carry
bk-action-pick-up = Pick up
bk-action-put-down = Put down
bk-action-smash = Break an object
    .short = Break
bk-action-door = Open or close
    .short = Door
bk-action-snatch = Snatch a bite
    .short = Eat
bk-action-remove-armour = Remove armour
    .short = Strip
bk-action-kneel = Kneel
    .short = Kneel
bk-action-hide = Hide
bk-action-look = Look out
bk-action-pick-lock = Pick the lock
    .short = Pick
bk-action-read = Read
bk-action-convince = Convince
bk-action-dig = Dig
bk-action-en-garde = En garde!
    .short = Guard
bk-action-last-hope = Last Hope
    .short = Hope
bk-action-spell = Cast a spell
    .short = Spell
bk-action-ration = Eat a ration
    .short = Ration
bk-action-rum = Drink rum
    .short = Rum
bk-action-poultice = Apply a poultice
    .short = Heal
bk-action-mandrake = Chew mandrake
    .short = Chew
bk-action-keg = Set the keg
    .short = Keg
bk-action-net = Throw the net
    .short = Net
bk-action-grapnel = Throw the grapnel
    .short = Grapnel
bk-action-pouch = Add ammunition
    .short = Ammo
bk-action-morale = Morale roll
    .short = Morale
bk-action-end = End the activation
    .short = End

## Defences and reactions

bk-action-defend = Defend
    .short = Defend
bk-action-dodge = Dodge
bk-action-counter = Counter-attack
    .short = Counter
bk-action-counter-strike = Strike back
    .short = Strike
bk-action-dodge-stay = Stay in cover
    .short = Stay
bk-action-dodge-leave = Leave the cover
    .short = Leave
bk-action-resist = Resist the spell
    .short = Resist
bk-action-shiver = Shiver me timbers!
    .short = Shiver!

## States

bk-state-activated = Activated
bk-state-leader = Leader
bk-state-ground = On the ground
    .text = Can only get up (free move or 1 AP); defends or dodges in place; controls no square.
bk-state-stunned = Stunned
    .text = Lies on the ground and has no defence until back up.
bk-state-prostrate = Prostrate
    .text = Only defends with the AP left, until a morale roll is passed; controls no square.
bk-state-restrained = Restrained
    .text = Can only break the hold; no defence; controls no square.
bk-state-restraining = Restraining
    .text = Can only hold on or let go; no defence; controls no square.
bk-state-bleeding = Bleeding
    .text = Loses 2 HP for each wound at the start of each activation, until healed.
bk-state-poisoned = Poisoned
    .text = Loses 1D5 HP at the start of each activation, until treated.
bk-state-slowed = Slowed
    .text = Movement −1 for each kick, for three activations.
bk-state-netted = Netted
    .text = Cannot move until the end of the next activation.
bk-state-disarmed = Disarmed
    .text = Has lost a weapon; it can be picked up.
bk-state-hidden = Hidden
    .text = Nobody can shoot at him until he acts, moves or is found.
bk-state-kneeling = Kneeling
    .text = Low scenery gives cover, and aiming needs no roll; ends with a move.
bk-state-aiming = Aiming
    .text = The target’s cover does not count for the next shot or throw.
bk-state-en-garde = En garde
    .text = One die more in the next defence.
bk-state-last-hope = Last Hope
    .text = No defence and no armour; attacks cost 1 AP less until the next activation.
bk-state-revenge = Revenge
    .text = +2 to attacks in this activation.
bk-state-morale-due = Morale due
    .text = Rolls morale at the start of the next activation.
bk-state-carrying = Carrying
    .text = The load costs 1 or 2 movement.
bk-state-swimming = Swimming
    .text = Half movement and no weapon.
bk-state-clinging = Clinging
    .text = Hangs on a wall: climbs, jumps, defends or dodges in place.
bk-state-empty = Weapon empty
    .text = The gun must be reloaded.
bk-state-spell = Under a spell
    .text = A spell lasts on him.
bk-state-in-melee = In a melee
    .text = Must break off to leave; +3 against shots.
bk-state-in-cover = In cover
bk-state-able = Able to fight
bk-state-disengaged = Disengaged
bk-state-rum = Fortified by rum
    .text = Morale rolls may be re-rolled until the next activation.
bk-state-unhealable = Wound that will not heal
bk-state-armour-gone = Armour gone
bk-state-knocked-out = Out of action
bk-state-routed = Routed

## Weapons

bk-weapon-marlinspike = Marlinspike
bk-weapon-stiletto = Stiletto
bk-weapon-left-hand = Left hand
bk-weapon-pique = Pique
bk-weapon-dussack = Dussack
bk-weapon-boarding-axe = Boarding axe
bk-weapon-war-hammer = War hammer
bk-weapon-dirk = Dirk
bk-weapon-tomahawk = Tomahawk
bk-weapon-blunderbuss = Blunderbuss
bk-weapon-carbine = Carbine
bk-weapon-flintlock-pistol = Flintlock pistol
bk-weapon-multibarrelled-pistol = Multibarrelled pistol
bk-weapon-pocket-pistol = Pocket pistol
bk-weapon-harpoon = Harpoon
bk-weapon-galdikas = Galdikas
bk-weapon-maul = Maul
bk-weapon-sabre = Sabre
bk-weapon-cutlass = Cutlass
bk-weapon-sword = Sword
bk-weapon-rapier = Rapier
bk-weapon-spear = Spear
bk-weapon-halberd = Halberd
bk-weapon-billhook = Billhook
bk-weapon-knife = Knife
bk-weapon-dagger = Dagger
bk-weapon-twin-blades = Twin blades
bk-weapon-two-axes = Two axes
bk-weapon-staff = Staff
bk-weapon-cane = Cane
bk-weapon-book-strap = Book-strap
bk-weapon-pistol = Pistol
bk-weapon-musket = Musket
bk-weapon-long-rifle = Long rifle
bk-weapon-crossbow = Crossbow
bk-weapon-shell-cannon = Cannon
bk-weapon-swivel-gun = Swivel gun
bk-weapon-fists = Fists
bk-weapon-beak = Beak
bk-weapon-trample = Trample
bk-weapon-claw = Claw
bk-weapon-pincers = Pincers
bk-weapon-bite = Bite
bk-weapon-spur = Spur
bk-weapon-bare-hands = Bare hands
bk-weapon-grapnel = Grapnel
bk-weapon-pirate-cannon = Pirate cannon
bk-weapon-bone-breaker = Bone Breaker

## Armours and objects

bk-item-leather = Leather armour
    .text = Strength 2 needed. No loss of movement.
bk-item-chain-mail = Chain mail
    .text = Strength 3 needed. Movement −1.
bk-item-plate = Plate armour
    .text = Strength 4 needed. Movement −2.
bk-item-shell = Shell
bk-item-ration = Ration
    .text = Twice a game: regain 1D5 HP, away from any enemy zone of control.
bk-item-powder-pouch = Powder pouch and cannonballs
    .short = Pouch
    .text = Adds 2 ammunition to a piece the bearer touches.
bk-item-fishing-net = Fishing net
    .text = Once, up to 4 fathoms: the target cannot move in its next activation.
bk-item-grapnel = Grapnel
    .text = Climb with full movement; once a game it harpoons at up to 4 fathoms.
bk-item-treasure-map = Treasure map
    .text = Read it before the game: choose your zone; a critical finds 5D10 gold.
bk-item-rum = Rum
    .text = Once: every morale roll of the drinker may be re-rolled for a round.
bk-item-rum-flask = Flask of rum
    .text = Once a game, outside enemy zones: regain 1D5 HP.
bk-item-spell-book = Spell book
    .text = A mage learns one spell of a way not mastered.
bk-item-scroll = Scroll
    .text = A mage may cast, once, one spell of a way not mastered.
bk-item-lucky-charm = Lucky charm
    .text = Once: re-roll any one die of the bearer.
bk-item-poison-vial = Vial of poison
    .text = One sharp melee weapon poisons with each wound, the whole game.
bk-item-poultice = Poultice
    .text = Once: an ally regains 1D5 HP; bleeding and poison stop.
bk-item-mad-georgs-hat = Mad Georg’s three-cornered hat
    .short = Hat
    .text = While the leader stands, each member may re-roll one failed morale roll per game.
bk-item-powder-keg = Keg of black powder
    .text = Each round, on 7 or more, it blows: 1D10+2 damage within 2 fathoms, and prostrate.
bk-item-mandrake = Mandrake root
    .text = Once: ignore prostration for one round.
bk-item-magic-compass = Magic compass
    .text = Your band plays first even if it lost the toss.

## Magic

bk-way-esotericism = Esotericism
bk-way-alchemy = Alchemy
bk-way-good-fortune = Good Fortune
bk-way-elementalism = Elementalism
bk-way-symbiosis = Symbiosis
bk-way-totemism = Totemism
bk-spell-bulletproof = Bulletproof
    .text = An ally gets +4 to defend or dodge against shots for 1 round.
bk-spell-acceleration = Acceleration
    .text = An ally gains 2 AP, even above the profile.
bk-spell-cancellation = Cancellation
    .text = Reaction: the spell just cast on one of yours is void.
bk-spell-fighting-art = Fighting Art
    .text = An ally gets +2 to attacks and thrusts for 1 round.
bk-spell-mental-barrier = Mental Barrier
    .text = An ally resists spells at +3 and rolls morale at −2, for 2 rounds.
bk-spell-swiftness = Swiftness
    .text = An ally gets Movement +2 for 1 round.
bk-spell-counter-spell = Counter-spell
    .text = Reaction: the spell is void and strikes its own caster.
bk-spell-corrosion = Corrosion
    .text = An enemy loses 1D5 armour squares, or takes 2 damage without armour.
bk-spell-impenetrable-defence = Impenetrable Defence
    .text = An ally adds a die to every defence roll for 1 round.
bk-spell-weakening = Weakening
    .text = An enemy loses 1 Strength for 2 rounds.
bk-spell-spirit-dart = Spirit Dart
    .text = 1D5 damage to an enemy; twice a round.
bk-spell-fireball = Fireball
    .text = 1D10 damage to an enemy; twice a round.
bk-spell-stoneflesh = Stoneflesh
    .text = An ally takes 1 damage less from every blow, for the whole game.
bk-spell-hold-the-line = Hold the Line!
    .text = A shout: allies within 4 fathoms get +1 to defences for 1 round.
bk-spell-febricity = Febricity
    .text = An enemy gets −2 to attacks, thrusts and shots for 1 round.
bk-spell-ancients-strength = Ancients’ Strength
    .text = An ally gets Strength +1 for 1 round.
bk-spell-invulnerability = Invulnerability
    .text = The next blow, shot or blast on an ally does nothing, within 1 round.
bk-spell-wall = Wall
    .text = Raise a wall of 3 squares in a row, 3 fathoms high, for 3 rounds.
bk-spell-hawk-eye = Hawk Eye
    .text = An ally’s next shot gets +2 and ignores cover.
bk-spell-healing-wave = Healing Wave
    .text = An ally regains 1D5+1 HP; bleeding and poison end.
bk-spell-counter = Counter
    .text = An ally’s next counter-attack costs 1 AP and gets +2, within 1 round.
bk-spell-rock-skin = Rock Skin
    .text = Each hit on an ally does 2 less damage for 2 rounds.
bk-spell-destructive-wrath = Destructive Wrath
    .text = An ally is critical one face sooner but defends at −2, for 1 round.
bk-spell-slowing-down = Slowing Down
    .text = An enemy moves at half speed and cannot race or assault, for 1 round.
bk-spell-quickness = Quickness
    .text = An ally dodges for 1 AP, for 1 round.
bk-spell-regeneration = Regeneration
    .text = Ends bleeding and poison; an ally regains 2 HP per activation for 3 rounds.
bk-spell-re-roll = Re-roll
    .text = Once within 1 round an ally may re-roll one die for free, morale excepted.
bk-spell-transfer = Transfer
    .text = An enemy loses up to 2 AP; an ally in range gains as many.
bk-spell-riding-high = Riding High
    .text = All allies in range get Movement +1 and attacks +1 for 1 round.
bk-spell-helping-wind = Helping Wind
    .text = An ally outside any melee moves up to 3 fathoms at once.

## Ground and scenery

bk-ground-planks = planks
bk-ground-stone = stone
bk-ground-sand = sand
bk-ground-shallow = shallow water
bk-ground-ice = ice
bk-ground-deep = deep water
bk-ground-bush = undergrowth
bk-ground-debris = debris
bk-ground-rock = rock
bk-ground-floor = floor
bk-ground-difficult = difficult ground
bk-ground-blocking = impassable
bk-ground-height = height { $n }
bk-ground-edge-step = free step
bk-ground-edge-jump = jump, 1 AP more
bk-ground-edge-climb = climb
bk-scenery-anchor = anchor
bk-scenery-barrel = barrel
bk-scenery-barrels = row of barrels
bk-scenery-bench = bench
bk-scenery-boat = boat
bk-scenery-boulder = boulder
bk-scenery-cannon = cannon
bk-scenery-capstan = capstan
bk-scenery-chest = chest
bk-scenery-chest-open = open chest
bk-scenery-crate = crate
bk-scenery-crate-food = food crate
bk-scenery-crate-powder = powder crate
bk-scenery-crate-rum = rum crate
bk-scenery-door = door
bk-scenery-door-open = open door
bk-scenery-gangplank = gangplank
bk-scenery-hatch = hatch
bk-scenery-helm = helm
bk-scenery-keg = powder keg
bk-scenery-ladder = ladder
bk-scenery-lantern = lantern
bk-scenery-mast = mast
bk-scenery-net = net
bk-scenery-palm = palm tree
bk-scenery-plank-wall = bulwark
bk-scenery-rail = rail
bk-scenery-rope = rope
bk-scenery-rubble = rubble
bk-scenery-stairs = stairs
bk-scenery-table = table
bk-scenery-wall = wall
bk-scenery-wall-top = top of the wall
bk-scenery-well = well
bk-scenery-bottle = bottle
bk-scenery-stool = stool
bk-scenery-bucket = bucket
bk-scenery-sack = sack of grain
bk-scenery-cannonball-rack = cannonball rack
bk-scenery-low-wall = low wall
bk-scenery-lookout = lookout
bk-scenery-pile-of-crates = pile of crates
bk-map-plinth-own = your band
bk-map-plinth-foe = second band
bk-map-plinth-third = third band
bk-map-plinth-fourth = fourth band
bk-map-walk = walk
bk-map-jump = jump, 1 AP more
bk-map-race = race
bk-map-assault = assault
bk-map-threat = enemy can strike here
bk-map-template = under the template
bk-map-deploy = deployment
bk-map-square = square { $id }
bk-map-rays = { $n } of 32 rays clear

## Factions, people, skills

bk-faction-sundars = Sundars
bk-faction-quintors = Quintors
bk-faction-exiled = Exiled
bk-faction-mercenaries = Mercenaries
bk-name-abelii = Major Abelii
    .gender = m
bk-name-bogdan = Bogdan
    .gender = m
bk-name-maruti = Maruti
    .gender = m
bk-name-augure = Augur
    .gender = m
bk-name-loup-de-mer = Sea Dog
    .gender = m
bk-name-powder-monkey = Powder Monkey
    .gender = m
bk-name-virunga = Virunga
    .gender = m
bk-name-saguis = Saguis
    .gender = m
bk-name-skorbut = Captain Skorbut
    .gender = m
bk-name-cortes = Pablo Cortes
    .gender = m
bk-name-de-leon = Juan de Leon
    .gender = m
bk-name-milicien = Militia Swordsman
    .gender = m
bk-name-arbaletrier = Militia Crossbowman
    .gender = m
bk-name-el-sabio = El Sabio
    .gender = m
bk-name-demetrio = Sargento Demetrio
    .gender = m
bk-name-mousse = Cabin Boy
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
bk-name-baby-rotumah = Baby Rotumah
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
bk-name-journalier = Day Labourer
    .gender = m
bk-name-rattus = Rattus
    .gender = m
bk-skill-brotherhood = Brotherhood
    .text = May join a band of any faction and is not counted as a mercenary.
bk-skill-reach = Reach
    .text = The zone of control goes up to less than 2 fathoms.
bk-skill-porter = Porter
    .text = Carrying a load costs no movement.
bk-skill-loader = Loader
    .text = A piece he touches is reloaded for 1 AP less (at least 1).
bk-skill-captain = Captain
    .text = As leader he steadies morale within 7 fathoms instead of 5.
bk-skill-free-port = Free Port
    .text = As leader he may hire one Briskar of another faction.
bk-skill-living-ordnance = Living ordnance
    .text = The cannon is part of the shell: without armour it is silent.
bk-skill-pincer = Pincer
    .text = +2 when preventing a disengagement.
bk-skill-small = Small
    .text = Any object beside him gives cover.
bk-skill-flight = Flight
    .text = A walk ignores obstacles, heights, ground and miniatures.
bk-skill-polar = Polar
    .text = Ice, sand and shallow water do not slow him.
bk-skill-swimmer = Swimmer
    .text = Deep water does not slow him; the spur works in it.
bk-skill-mage = Mage
    .text = Casts spells of the ways on the card.
bk-skill-no-hands = No hands
    .text = Carries no weapon or object, throws nothing, serves no piece.
bk-skill-one-hand = One hand
    .text = No second weapon and no two-handed one.
bk-skill-parrying-hand = Left hand
    .text = A missed counter-attack may be re-rolled once.

## Scenarios

bk-scenario-three-crates = The Three Crates
    .text = Break the three enemy crates; after round 8 the most broken wins.
bk-scenario-last-plank = To the Last Plank
    .text = Knock out or rout every enemy.
bk-scenario-chest = The Chest
    .text = Carry the chest to your own edge, where it counts from round 6 on; after round 10 the band that carries it wins.
bk-scenario-powder-magazine = Powder Magazine
    .text = Hold at least two of the three markers at the end of round 6.
bk-scenario-captains-head = Captain’s Head
    .text = Most gold after round 7; a leader counts double, and the middle of the taproom brings 12 gold a round.
bk-scenario-smugglers-ledger = Smugglers’ Ledger
    .text = Most gold after round 8: read the ledger in the locked hut, talk to the hermit, find the way into the grotto, dig.
bk-scenario-night-watch = Night Watch
    .text = Most gold after round 8: whoever has cover begins hidden; a prisoner and orders wait in locked cells; a leader counts double.

## What a roll is for

bk-purpose-attack = attack
bk-purpose-shot = shot
bk-purpose-defence = defence
bk-purpose-morale = morale
bk-purpose-hiding = hiding
bk-purpose-aiming = aiming
bk-purpose-looking = looking out
bk-purpose-restrain = restraining
bk-purpose-head-butt = head-butt
bk-purpose-kick = kick
bk-purpose-break-hold = breaking the hold
bk-purpose-disengaging = breaking off
bk-purpose-preventing = holding back
bk-purpose-resisting = resisting
bk-purpose-spell = spell
bk-purpose-opposed-spell = spell
bk-purpose-fire = firing the piece
bk-purpose-throw = throw
bk-purpose-net = net
bk-purpose-landing = landing
bk-purpose-last-hope = last hope
bk-purpose-smashing = breaking
bk-purpose-picking = picking the lock
bk-purpose-shiver = throwing oneself clear
bk-purpose-get-up = getting up
bk-purpose-disengage = breaking off
bk-purpose-aim = aiming
bk-purpose-look = looking out
bk-purpose-digging = digging
bk-purpose-convincing = convincing
bk-purpose-reading = reading
bk-purpose-battering = striking scenery
bk-purpose-counter-spell = counter-spell
bk-purpose-damage = damage
bk-purpose-armour = armour
bk-purpose-armour-piercing = piercing armour
bk-purpose-push = push
bk-purpose-poison = poison
bk-purpose-healing = healing
bk-purpose-throw-damage = damage of the throw
bk-purpose-keg = powder keg
bk-purpose-keg-damage = damage of the keg
bk-purpose-template-damage = damage of the shot
bk-purpose-burst = bursting piece
bk-purpose-blast = explosion
bk-purpose-crash = crash
bk-purpose-falling = falling
bk-purpose-falling-mast = falling mast
bk-purpose-fall = direction of the fall
bk-purpose-drift = drift
bk-purpose-landing-damage = damage of the landing
bk-purpose-disengaging-damage = parting blow
bk-purpose-snatch = snatching
bk-purpose-toss = toss
bk-purpose-treasure = treasure
bk-purpose-getting-up = getting up

## Log, odds, prompts, refusals

bk-odds-hit = Chance to hit
bk-odds-damage = Damage after armour
bk-odds-under-ten = Under 10 HP
bk-odds-out = Out of action
bk-odds-back = What can come back

## Things the game itself names

bk-briskar-name = { $id }
bk-square-name = { $id }
bk-item-armour = Armour
bk-scenery-spell-wall = wall of magic
bk-scenery-rum-barrel = rum barrel
bk-scenery-ordnance = gun
bk-direction-n = north
bk-direction-ne = north-east
bk-direction-e = east
bk-direction-se = south-east
bk-direction-s = south
bk-direction-sw = south-west
bk-direction-w = west
bk-direction-nw = north-west
bk-object-one-handed-weapon = one-handed weapon
bk-object-two-handed-weapon = two-handed weapon
bk-object-firearm = firearm

## Maps and starter bands

bk-place-ships-deck = Ship’s deck
bk-place-harbour-quay = Harbour quay
bk-place-tavern = Tavern
bk-place-beach = Beach with shallows
bk-place-ice-floe = Ice floe
bk-place-ruins = Ruins
bk-place-smugglers-cove = Smugglers’ Cove
bk-place-old-fort = Old Fort
bk-band-sundars = The Major’s Own
bk-band-quintors = Three Blades of Quinto Real
bk-band-exiled = The Exiles’ Broadside
bk-band-mercenaries = Blades for Hire

## Options

bk-option-scenario = Scenario
    .last-plank = { bk-scenario-last-plank }
    .three-crates = { bk-scenario-three-crates }
    .chest = { bk-scenario-chest }
    .powder-magazine = { bk-scenario-powder-magazine }
    .captains-head = { bk-scenario-captains-head }
    .smugglers-ledger = { bk-scenario-smugglers-ledger }
    .night-watch = { bk-scenario-night-watch }
bk-option-map = Map
    .ships-deck = { bk-place-ships-deck }
    .harbour-quay = { bk-place-harbour-quay }
    .tavern = { bk-place-tavern }
    .beach = { bk-place-beach }
    .ice-floe = { bk-place-ice-floe }
    .ruins = { bk-place-ruins }
    .smugglers-cove = { bk-place-smugglers-cove }
    .old-fort = { bk-place-old-fort }
    .scenario = the scenario’s own
bk-option-budget = Budget: { $n } gold
bk-option-rounds = Rounds
    .none = no limit

## Answers

bk-do-at = { $square }
bk-do-via = By way of { $square }
bk-do-on = { $briskar }
bk-do-with = Weapon { $number }
bk-do-pick = Choice { $number }
bk-do-face = Face { $direction }
bk-do-yes = Yes
bk-do-no = No
bk-do-free = Use the free move
bk-do-pay = Pay AP
bk-do-stop = Stop here
bk-do-roll = Roll
bk-do-boost = Boost by { $boost } and roll
bk-do-keep = { bk-keep-roll }
bk-do-reroll = { bk-reroll }: die { $number }
bk-do-follow-up = { bk-reroll-critical }: die { $number }
bk-do-charm = Lucky charm: die { $number }
bk-do-left-hand = Left hand: roll again
bk-do-rum = Rum: roll again
bk-do-hat = The hat: roll again
bk-do-defend = { bk-action-defend }
bk-do-dodge = { bk-action-dodge } · 2 AP
bk-do-counter = { bk-action-counter } · 3 AP
bk-do-stay = { bk-action-dodge-stay }
bk-do-leave = { bk-action-dodge-leave }
bk-do-strike = { bk-action-counter-strike }
bk-do-hold-back = Hold back
bk-do-band = Take { $band }
bk-do-first =
    { $who ->
        [you] You deploy first
       *[other] { $name } deploys first
    }
bk-do-activate = Activate { $briskar }
bk-do-end = { bk-action-end }
bk-do-walk = { bk-action-walk }
bk-do-race = { bk-action-race } · 2 AP
bk-do-climb = { bk-action-climb } · 2 AP
bk-do-disengage = { bk-action-disengage } · 2 AP
bk-do-get-up = { bk-action-get-up }
bk-do-lie-down = { bk-action-lie-down } · 1 AP
bk-do-assault = Assault { $briskar }
bk-do-attack = Attack { $briskar }
bk-do-thrust = Thrust at { $briskar } · 3 AP
bk-do-shoot = Shoot at { $briskar }
bk-do-volley = Several shots at { $briskar }
bk-do-reload = { bk-action-reload }: weapon { $number }
bk-do-restrain = Restrain { $briskar }
bk-do-head-butt = Head-butt { $briskar } · 2 AP
bk-do-kick = Kick { $briskar } · 2 AP
bk-do-break-hold = { bk-action-break-hold }
bk-do-release-hold = { bk-action-release-hold }
bk-do-batter = Strike the scenery · 2 AP
bk-do-kneel = { bk-action-kneel } · 1 AP
bk-do-aim = Aim at { $briskar } · 1 AP
bk-do-hide = { bk-action-hide } · 1 AP
bk-do-look = Locate { $briskar } · 1 AP
bk-do-search = Search the place · 1 AP
bk-do-pick-up = { bk-action-pick-up }
bk-do-put-down = { bk-action-put-down }
bk-do-smash = { bk-action-smash } · 2 AP
bk-do-pick-lock = { bk-action-pick-lock } · 2 AP
bk-do-door = { bk-action-door }
bk-do-snatch = { bk-action-snatch } · 2 AP
bk-do-remove-armour = { bk-action-remove-armour } · 3 AP
bk-do-en-garde = { bk-action-en-garde } · 2 AP
bk-do-last-hope = { bk-action-last-hope }
bk-do-read = { bk-action-read } · 1 AP
bk-do-convince = { bk-action-convince } · 2 AP
bk-do-dig = { bk-action-dig } · 2 AP
bk-do-throw = { bk-action-throw } · 2 AP
bk-do-throw-briskar = Throw { $briskar } · 2 AP
bk-do-ration = { bk-action-ration } · 2 AP
bk-do-flask = Drink from the flask · 2 AP
bk-do-poultice = Poultice for { $briskar } · 1 AP
bk-do-keg = { bk-action-keg }
bk-do-net = Throw the net at { $briskar } · 2 AP
bk-do-grapnel = Throw the grapnel at { $briskar } · 2 AP
bk-do-pouch = { bk-action-pouch }
bk-do-cast = Cast { $spell }
bk-do-fire = { bk-action-template }
bk-do-reload-piece = Reload the piece
bk-do-push = { bk-action-push } · 2 AP
bk-do-push-race = Move the piece at a run · 4 AP
bk-do-shiver = { bk-action-shiver }

## Questions

bk-ask-target = Choose a target
bk-ask-defence = Which defence?
bk-ask-reroll = Re-roll a die?
bk-ask-shiver = Throw yourself clear?
bk-ask-path = Choose where to go
bk-ask-first = Who deploys first?
bk-ask-prevent = Who holds the Briskar back?
bk-ask-interrupt = Interrupt the spell?
bk-ask-counterspell = Counter the spell?
bk-ask-action = What now?
bk-ask-assault = How does the assault go on?
bk-ask-attack = How does the attack go on?
bk-ask-weapon = Which weapon, which defence?
bk-ask-deploy = Place your band
bk-ask-disengage = Who holds the Briskar back?
bk-ask-put-down = Where is it put down?
bk-ask-displace = Which square?
bk-ask-gunner = Who serves the piece?
bk-ask-push = How far is the target pushed?
bk-ask-pull = Where is the target pulled to?
bk-ask-disarm = Which weapon falls, and where?
bk-ask-morale = Roll morale again?
bk-ask-move = Choose where to go
bk-ask-pay = Free move or AP?
bk-ask-muster = Who leads, who deploys first?
bk-ask-charm = Use the lucky charm?
bk-ask-get-up = How does the Briskar get up?
bk-ask-boost = Boost or re-roll?
bk-ask-activate = Who steps up?
bk-ask-crates = Place your crates
bk-ask-facing = Which way does the box face?
bk-ask-shoot = How does the shot go on?
bk-ask-volley = How many shots?
bk-ask-treasure-map = Read the treasure map?
bk-ask-zone = Which zone?
bk-ask-leader = Who leads?
bk-ask-compass = Use the compass and play first?
bk-ask-rum = Drink the rum?
bk-ask-mandrake = Chew the mandrake?
bk-ask-throw = Throw what, and where?
bk-ask-throw-briskar = Throw where?
bk-ask-fire = Where does the template lie?
bk-ask-cast = At whom?
bk-ask-keg = Where is the keg set?
bk-ask-push-piece = Move or turn the piece
bk-ask-effect = Apply the effect?
bk-ask-hold = Break the hold?

## Log

bk-log-activated = { $briskar } steps up
bk-log-walks = { $briskar } walks to { $square }
bk-log-races = { $briskar } races to { $square }
bk-log-climbs = { $briskar } climbs
bk-log-slips = { $briskar } lands badly
bk-log-assaults = { $briskar } assaults { $target }
bk-log-attacks = { $briskar } attacks { $target } ({ $weapon })
bk-log-thrusts = { $briskar } thrusts at { $target } ({ $weapon })
bk-log-shoots = { $briskar } shoots at { $target } ({ $weapon })
bk-log-defended = { $briskar } parries { $target }: no harm
bk-log-dodged = { $briskar } dodges { $target }
bk-log-countered = { $briskar } counters { $target }
bk-log-hit = Hit: { $briskar } loses { $damage }, { $hp } HP left
bk-log-missed = { $briskar } misses { $target }
bk-log-rolled = { $briskar }: [{ $dice }], total { $total }
bk-log-morale-rolled = { $briskar }: morale [{ $dice }], { $total } against { $under }
bk-log-die = { $briskar } rolls { $face }
bk-log-armour-stops = The armour of { $briskar } stops { $stopped }
bk-log-untouched = { $briskar } is unharmed
bk-log-healed = { $briskar } regains { $gained } HP
bk-log-bleeds = { $briskar } bleeds: −{ $damage } HP
bk-log-starts-bleeding = { $briskar } begins to bleed
bk-log-poisoned = The poison bites { $briskar }: −{ $damage } HP
bk-log-morale-passed = { $briskar } stands firm
bk-log-morale-failed = { $briskar } loses heart
bk-log-flees = { $briskar } flees: { $gold } gold for the other side
bk-log-knocked-out = { $briskar } is out of action: { $gold } gold
bk-log-falls = { $briskar } goes to the ground
bk-log-gets-up = { $briskar } gets up
bk-log-stays-down = { $briskar } stays down
bk-log-breaks-off = { $briskar } breaks off
bk-log-held-back = { $briskar } cannot get away
bk-log-crashes = { $briskar } crashes on { $square }
bk-log-pushed = { $briskar } is pushed { $fathoms ->
        [one] { $fathoms } fathom
       *[other] { $fathoms } fathoms
    }
bk-log-pulled = { $briskar } is pulled in
bk-log-loses-weapon = { $briskar } loses a weapon: { $weapon }
bk-log-drops = { $briskar } puts down on { $square }: { $thing }
bk-log-picks-up = { $briskar } picks up on { $square }: { $thing }
bk-log-turns-shield = { $briskar } turns the box
bk-log-throws = { $briskar } throws to { $square }: { $thing }
bk-log-destroyed = Wrecked on { $square }: { $scenery }
bk-log-topples = The mast falls
bk-log-reloads = { $briskar } reloads: { $weapon }
bk-log-fires = { $briskar } fires the piece at { $square }
bk-log-drifts = The shot drifts { $fathoms ->
        [one] { $fathoms } fathom
       *[other] { $fathoms } fathoms
    }
bk-log-bursts = The piece bursts
bk-log-gunner = { $briskar } serves the piece
bk-log-shivers = { $briskar } leaps for safety: [{ $face }]
bk-log-casts = { $briskar } casts { $spell }
bk-log-spell-fails = { $briskar }: { $spell } fizzles
bk-log-kneels = { $briskar } kneels
bk-log-hides = { $briskar } hides
bk-log-eats = { $briskar } has a bite
bk-log-removes-armour = { $briskar } takes the armour off
bk-log-marker-gold = { $seat } holds the ground: { $gold } gold
bk-log-searches = { $briskar } finds a secret mechanism
bk-log-reads = { $briskar } makes sense of it
bk-log-convinces = { $briskar } wins the argument
bk-log-digs = { $briskar } digs a hole
bk-log-finds = { $briskar } finds { $gold } gold
bk-log-drinks = { $briskar } drinks rum
bk-log-chews = { $briskar } chews mandrake
bk-log-netted = { $briskar } is caught in the net
bk-log-sets-keg = { $briskar } sets the keg on { $square }
bk-log-keg-blows = The keg on { $square } blows!
bk-log-keg-waits = The fuse still burns
bk-log-adds-ammo = { $briskar } brings { $shots } shots
bk-log-map-read = { $briskar } makes sense of the map
bk-log-treasure = { $briskar } has found a treasure
bk-log-deploys = { $briskar } takes a place on { $square }
bk-log-crate = A crate is set down
bk-log-crate-broken = A crate is broken on { $square }
bk-log-round = Round { $round }
bk-log-band =
    { $who ->
        [you] You sign on { $band }
       *[other] { $name } signs on { $band }
    }
bk-log-toss =
    { $who ->
        [you] You win the toss
       *[other] { $name } wins the toss
    }
bk-log-zone =
    { $who ->
        [you] You take the { $zone ->
            [0] first
            [1] second
            [2] third
            [3] fourth
           *[other] last
        } zone
       *[other] { $name } takes the { $zone ->
            [0] first
            [1] second
            [2] third
            [3] fourth
           *[other] last
        } zone
    }
bk-log-ended = The fight is over in round { $round }. Gold: { $gold }

## Parts of sums

bk-reason-constitution = Constitution
bk-reason-dexterity = Dexterity
bk-reason-strength = Strength
bk-reason-mind = Mind
bk-reason-boost = boost
bk-reason-support = support
bk-reason-revenge = revenge
bk-reason-cover = cover
bk-reason-high-ground = high ground
bk-reason-melee = in a melee
bk-reason-spell = spell
bk-reason-leader = leader near
bk-reason-surrounded = several enemies
bk-reason-other-holders = others hold on
bk-reason-skill = skill
bk-reason-die = die
bk-reason-weapon = weapon
bk-reason-critical = critical
bk-reason-close-range = close range
bk-reason-long-range = long range
bk-reason-difficulty = difficulty
bk-reason-distance = distance

## Refusals

bk-no-not_enough_ap = Not enough AP left.
    .full = { $need } AP needed, { $have } left.
bk-no-out_of_sight = The target is out of sight.
bk-no-target_hidden = The target is hiding: no shot.
bk-no-out_of_range = Out of range.
    .full = Out of range: { $max } fathoms at most.
bk-no-in_contact = No shooting with an enemy in contact.
bk-no-must_disengage = Disengage first: an enemy holds the way.
bk-no-must_get_up = Get up first.
bk-no-thrust_used = One thrust per activation.
bk-no-race_alone = A race must be the only action.
bk-no-weapon_empty = Reload first.
bk-no-no_free_hand = No free hand.
bk-no-too_weak = Not strong enough.
    .full = Strength { $need } needed.
bk-no-net_too_short = The net does not reach so far.
bk-no-not_the_gunner = Only the gunner fires this piece.
bk-no-outside_arc = Outside the arc of fire.
bk-no-no_weapon_in_water = No weapon while swimming.
bk-no-in_a_hold = In a hold: only breaking it is possible.
bk-no-band_too_dear = { $n } gold over the budget.
bk-no-band_too_cheap = { $n } gold short of the minimum.
bk-no-too_many_mercenaries = Mercenaries: { $have }, { $max } allowed.
bk-no-already_hired = { $name } is unique.
bk-no-no_such_answer = That cannot be chosen now.
bk-no-not_critical = Only a critical is rolled again.
bk-no-no_such_die = The roll has no such die.
bk-no-no_charm = No lucky charm left.
bk-no-not_ready = Not yours, out of play or already activated.
bk-no-no_enemy = There is no such enemy in play.
bk-no-out_of_reach = The target is outside the zone of control.
bk-no-not_in_contact = The target is not in contact.
bk-no-not_in_melee = Nobody holds this Briskar.
bk-no-in_melee = Get rid of the enemy first.
bk-no-not_down = This Briskar is on its feet.
bk-no-no_thrust = No weapon to thrust with.
bk-no-not_a_firearm = No such weapon to shoot or reload.
bk-no-fully_loaded = The weapon is loaded.
bk-no-no_hold = There is no hold to break.
bk-no-tried_already = One try per activation.
bk-no-clinging = On a wall: climb on or come down.
bk-no-cannot_move = An effect forbids moving.
bk-no-no_rush = An effect forbids race and assault.
bk-no-nowhere_to_go = There is no square to go to.
bk-no-not_there = That square cannot be chosen.
bk-no-not_a_choice = That Briskar cannot be chosen.
bk-no-not_desperate = Only under 10 HP.
bk-no-may_not_dodge = No dodge possible.
bk-no-may_not_counter = No counter-attack against this.
bk-no-square_taken = The square is taken.
bk-no-band_empty = A band needs at least one Briskar.
bk-no-band_too_large = { $have } Briskars, { $max } at most.
bk-no-too_many_henchmen = { $name }: { $have } times, { $max } allowed.
bk-no-mixed_factions = { $name } is of another faction.
bk-no-piece_of_others = { $name } belongs to another faction.
bk-no-too_many_pieces = Pieces: { $have }, { $max } allowed.
bk-no-no_gunner = A piece lacks a gunner with a hand.
bk-no-not_the_leader = { $name } does not cost most and cannot lead.
bk-no-leader_only = Only the leader may have this.
bk-no-not_for_sale = { $name } cannot be bought.
bk-no-no_hands = { $name } has no hands for it.
bk-no-one_hand = { $name } has one hand only.
bk-no-left_hand_taken = The left hand is not free.
bk-no-nothing_to_replace = No printed weapon left to replace.
bk-no-cannot_replace = That weapon cannot be replaced by this one.
bk-no-second_armour = One armour only.
bk-no-not_sharp = Poison needs a sharp melee weapon.
bk-no-no_magic = { $name } knows no magic.
bk-no-no_spell_named = Name the spell of the book or scroll.
bk-no-way_mastered = This way is mastered: no book needed.
bk-no-way_not_mastered = { $name } is of a way not mastered.
bk-no-wrong_ways = Choose { $max ->
        [one] { $max } way
       *[other] { $max } ways
    } of magic.
bk-no-spell_twice = Each spell once.
bk-no-too_many_spells = { $have } spells, { $max } at most.
bk-no-too_many_weapons = { $have } weapons, { $max } at most.
bk-no-one_per_briskar = { $name }: one each.
bk-no-too_many_of_one = { $name }: { $have }, { $max } allowed.

## Log

bk-log-resists = { $briskar } stands against { $target }
bk-log-disarms = { $briskar } disarms { $target }
bk-log-holds = { $briskar } holds { $target }
bk-log-hold-ends = { $briskar } and { $target } come apart
bk-log-restrain = { $briskar } restrains { $target }
bk-log-head-butt = { $briskar } head-butts { $target }
bk-log-kick = { $briskar } kicks { $target }
bk-log-break-hold = { $briskar } breaks free of { $target }

## Refusals

bk-no-spell_not_known = This spell is not known.
bk-no-only_in_reaction = This spell only answers another one.
bk-no-spell_not_ready = The spell cannot be cast again yet.
bk-no-no_target = No target in range and in sight.

## Questions

bk-ask-answer = Counter the spell?
bk-ask-enchant = Which ally gets the AP?
bk-ask-raise-wall = Where does the wall rise?
bk-ask-nudge = Where is the Briskar moved?

## Maps and starter bands

bk-band-battery = Bone Breaker’s Crew
bk-band-armada = The Little Armada
bk-band-lagoon = Keepers of the Lagoon
bk-band-scholars = The Travelling Academy

## Log

bk-log-throws-net = { $briskar } throws the net at { $target }

## Refusals

bk-no-none_left = None left.

## Questions

bk-ask-set-keg = Where is the keg set?

## The table in the terminal

bk-line-head =
    { $n ->
        [0] { $scenario } · { $map }
       *[other] Round { $n } · { $scenario } · { $map }
    }
bk-line-band = { $name }: { $gold } gold
bk-line-briskar = { $square }, { $hp }/{ $most } HP, { $ap } AP
bk-line-gold = { $n } gold
bk-line-spent = { $n } of { $budget } gold spent
bk-line-placing = To be placed: { $briskar }
bk-line-armour = armour { $n }
bk-line-piece = { $name }: { $square }, facing { $facing }, { $sp } SP, ammunition { $ammo }, gunner { $gunner }
bk-line-spots = To be served: { $list }
bk-line-spot = { $mark } { $kind } at { $square }
bk-spot-mechanism = a secret mechanism (search)
bk-spot-document = a document (read)
bk-spot-person = somebody to convince
bk-spot-hoard = a hoard (dig)
bk-line-ranges = From { $briskar }: { $list }
bk-line-range = { $target } at { $n ->
        [one] { $n } fathom
       *[other] { $n } fathoms
    }, { $sight ->
    [open] in the open
    [cover] in cover
   *[hidden] out of sight
}
bk-line-reach = within reach of the move
bk-line-zones = zone of control of band 1, 2 ...

## Refusals

bk-no-already_so = That is done already.
bk-no-no_cover = Hiding needs cover.
bk-no-not_hidden = Nobody is hiding there.
bk-no-no_object = There is nothing of that kind here.
bk-no-opponent_near = Not with an enemy so near.
bk-no-in_a_zone = Not inside an enemy’s zone of control.
bk-no-nothing_left = None left.
bk-no-no_piece = No piece of ordnance to serve here.
bk-no-no_ammo = No ammunition left.
bk-no-not_loaded = Reload the piece first.
bk-no-unknown_spell = This spell is not known.
bk-no-rate_used = The spell cannot be cast again yet.
bk-no-no_spot = There is nothing of that kind here.

## Log

bk-log-clings = { $briskar } clings to the wall
bk-log-hurls = { $briskar } hurls { $target }
bk-log-fails = { $briskar } fails: { $purpose }
bk-log-succeeds = { $briskar } succeeds: { $purpose }
bk-log-opened = { $briskar } opens on { $square }: { $scenery }
bk-log-en-garde = { $briskar } is on guard
bk-log-locates = { $briskar } finds { $target }
bk-log-treats = { $briskar } treats { $target }

## Questions

bk-ask-choose = Choose

## Maps and starter bands

bk-band-gun-crew = Bone Breaker’s Crew
bk-band-council = El Sabio’s Council
bk-band-tide-callers = The Tide-Callers

## Log

bk-log-raises-wall = { $briskar } raises a wall on { $square }
bk-log-interrupts = { $briskar } breaks the spell of { $target }
bk-log-resists-spell = { $briskar } resists { $spell }
bk-log-spell-cancelled = { $briskar }: { $spell } is void
bk-log-spell-turned = { $briskar }: { $spell } turns back
bk-log-corrodes = Acid eats the armour of { $briskar }: { $armour } left
bk-log-under-spell = { $briskar } is under { $spell }

## Signing on a band of one’s own

bk-do-hire = Sign on { $profile }
bk-do-buy = Buy: { $goods }
bk-do-learn = Learn { $spell }
bk-do-piece = Take along { $ordnance }
bk-do-dismiss = Send the last one away
bk-do-sign = Sign the articles
bk-ask-recruit = Sign on your band
bk-ask-band = Which band do you sign on?
bk-no-band_refused = The band would break a rule of recruiting.
bk-no-band_of_others = This band is not yours to lead.
bk-no-band_unfit = The budget of the scenario does not allow a band of this value.
bk-no-not_ready_to_sign = The band is not worth enough of the budget yet.
bk-log-hires =
    { $who ->
        [you] You add to your band
       *[other] { $name } adds to the band
    }
bk-log-signs =
    { $who ->
        [you] You sign the articles
       *[other] { $name } signs the articles
    }
bk-option-critical_saves = A defender’s critical always saves
    .text = A critical hit of the defence holds against any attack.
bk-option-cover_as_declared = Cover as an assault is declared
    .text = The target’s cover counts from where the assault begins, not from where the blow is struck.
bk-option-counter_from_ground = Counter-attack from the ground
    .text = Whoever lies on the ground may counter-attack too.
bk-option-recruiting = Recruiting
    .bands = ready bands
    .free = your own band
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

## Odds and prices in the terminal

bk-line-price = { $n } AP
bk-line-zone = { $n ->
    [0] First zone
    [1] Second zone
    [2] Third zone
    [3] Fourth zone
   *[other] Zone { $n }
}
bk-line-attacked = { $attacker } against { $target }: a total of { $total }
bk-line-holds = { $defence }: { $total } { $dice ->
    [one] + one die
   *[other] + { $dice } dice
}, holds in { $chance }
bk-line-no-defence = No defence
bk-line-harm = { $mean } HP on average, out of action { $out }
bk-line-if-hit = If it hits: { $mean } HP on average, out of action { $out }
bk-line-roll = { $briskar } rolls { $dice ->
    [one] one die
   *[other] { $dice } dice
} and adds { $total }
bk-line-faces = On the table: { $dice }
bk-line-chance = Chance: { $chance }
bk-line-chance-against = Chance to hit { $target }: { $chance }
bk-line-next = with one point more { $points }, with one die more { $dice }
bk-line-rerolls = rolled again, die by die: { $list }
bk-line-test = { $briskar }: succeeds in { $chance }
bk-line-blow = { $verb }, { $target }: { $chance } to hit, { $mean } HP on average, out of action { $out }

## What a hint says of a choice

bk-remark-hits = costs { $briskar } { $hp } { bk-hp.short } on average
bk-remark-fells = fells with { $percent } %
bk-remark-leaves-ap = leaves { $ap } { bk-ap.short } to defend with
bk-remark-guard = waits on guard
bk-remark-near = nearest enemy at { $fathoms ->
        [one] { $fathoms } fathom
       *[other] { $fathoms } fathoms
    }
bk-remark-shots = { $n ->
        [one] { $n } enemy in his sights
       *[other] { $n } enemies in his sights
    }
bk-remark-hides = out of sight of { $n ->
        [one] { $n } enemy more
       *[other] { $n } enemies more
    }
bk-remark-shows = in sight of { $n ->
        [one] { $n } enemy more
       *[other] { $n } enemies more
    }
bk-remark-holds = holds with { $percent } %
bk-remark-boosts = { $points ->
        [0] { "" }
        [one] { $points } point
       *[other] { $points } points
    } { $dice ->
        [0] { "" }
        [one] { $dice } die
       *[other] { $dice } dice
    } more for the roll
bk-remark-points = { $n } gold of lead

## Campaigns

bk-cam-form = { $form ->
    [duel] A duel of two crews
    [league] A league of crews
   *[voyage] A voyage
}: { $battles } of at most { $of } battles fought
bk-cam-fought = { $n }. { $port }, { $scenario }: { $won ->
    [yes] { $victor } wins
   *[no] nobody wins alone
}
bk-cam-crew = Crew { $n }, { $crew }: { $renown } renown, { $won ->
    [one] { $won } victory
   *[other] { $won } victories
}, { $gold } gold in the chest, sends at most { $limit } gold ashore
bk-cam-worth = worth { $gold }, { $purse } gold in the purse, { $points ->
    [one] { $points } point
   *[other] { $points } points
} of experience
bk-cam-owed = is owed { $gold } gold
bk-cam-lost-leg = lost a leg
bk-cam-lost-arm = lost an arm
bk-cam-lost-foot = lost a foot
bk-cam-lost-hand = lost a hand
bk-cam-lost-eye = lost an eye
bk-cam-grown-tough = tougher
bk-cam-grown-steady = steadier
bk-cam-grown-nimble = nimbler
bk-cam-grown-strong = stronger
bk-cam-grown-clever = cleverer
bk-cam-grown-quick = quicker
bk-cam-grown-porter = learned to carry
bk-cam-grown-captain = learned to command
bk-cam-grown-pincer = learned to hold on
bk-cam-grown-loader = learned to load
bk-cam-grudge = bears a grudge: { $foe }
bk-cam-may-grow = may grow
bk-cam-left-dismissed = was dismissed
bk-cam-left-retired = went ashore for good
bk-cam-left-blind = lost both eyes and went ashore for good
bk-cam-left-marooned = was marooned
bk-cam-fate-knocked-out = knocked out
bk-cam-fate-routed = ran
bk-cam-office-captain = captain
bk-cam-office-quartermaster = quartermaster
bk-cam-office-cook = cook
bk-cam-chest = the chest
bk-cam-won = { $n ->
    [0] The voyage is over, and was not won.
    [one] { $crews } has won the campaign.
   *[other] { $crews } share the campaign.
}
bk-cam-judge = { $crew }: { $name } ran from the battle. Article six: marooned, or pardoned for once?
bk-cam-share = { $crew }: { $gold } gold of loot, shared by article ten
bk-cam-next = Next: { $port }, { $scenario }. { $one } against { $two }.
bk-cam-stake = { $same ->
    [yes] Renown at stake: { $n }.
   *[no] Renown at stake: { $n } for { $one }, { $other } for { $two }.
}
bk-cam-muster = { $crew }: who goes ashore, for at most { $limit } gold?
bk-cam-ashore = { $crew } is ready to fight.

bk-port-tarn-haven = Tarn Haven
bk-port-saltpan-quay = Saltpan Quay
bk-port-the-drowned-goat = The Drowned Goat
bk-port-powder-point = Powder Point
bk-port-widows-cove = Widow’s Cove
bk-port-fort-lantern = Fort Lantern
bk-port-the-long-reef = The Long Reef

bk-voyage-0 = A drowned man’s sea chest has come ashore at Tarn Haven, and the tax men of Quinto Real have seen it too. Whoever carries it off first will read what is in it.
bk-voyage-1 = In the chest: half a map, and the bill of three crates that wait at Saltpan Quay. The Sundars guard them, and they count slowly.
bk-voyage-2 = The powder crate had a false bottom. A smuggler’s ledger, it says, lies in Widow’s Cove, in the care of mercenaries who are paid by the night.
bk-voyage-3 = The ledger names the man with the other half of the map. He drinks at the Drowned Goat, and he has friends.
bk-voyage-4 = The two halves meet at Fort Lantern, where a prisoner knows what the cross means. You will have to ask him at night.
bk-voyage-5 = The cross lies on the Long Reef. So does a ship that has followed you from the first port. There is one plank between you.

## The chronicle: what a campaign tells of itself

bk-tale-title = The Chronicle of { $crews }
bk-tale-other-cards = The cards have changed since this campaign ended. What is told is what happened; what everybody is worth and can do is drawn by the cards of today.
bk-tale-battle = { $n }. { $scenario }
bk-tale-at-tarn-haven = At Tarn Haven a chest lay on the sand, and nobody’s name was on it.
bk-tale-at-saltpan-quay = Three crates stood on Saltpan Quay, and two crews had counted them.
bk-tale-at-the-drowned-goat = The landlord of the Drowned Goat had taken the mirrors down in good time.
bk-tale-at-powder-point = On Powder Point nobody smokes.
bk-tale-at-widows-cove = The ledger of Widow’s Cove was said to be well hidden, which is why everybody knew of it.
bk-tale-at-fort-lantern = At Fort Lantern the lamps were out.
bk-tale-at-the-long-reef = On the Long Reef there was no going back, only planks.
bk-tale-sky-0 = It was raining.
bk-tale-sky-1 = The tide had just turned.
bk-tale-sky-2 = A thin fog lay on the water.
bk-tale-sky-3 = The gulls were louder than usual.
bk-tale-sky-4 = The sun stood low and in everybody’s eyes.
bk-tale-sky-5 = It smelled of tar and of trouble.
bk-tale-sky-6 = The wind had dropped an hour before.
bk-tale-sky-7 = Somewhere a bell was ringing for somebody else.
bk-tale-meet = { $one } came with { $ones }; { $two } with { $twos }.
bk-tale-first-blood-0 = { $other } drew first blood: { $n } from { $name }.
bk-tale-first-blood-1 = The first to bleed was { $name }, { $n } to { $other }’s account.
bk-tale-first-blood-2 = { $other } opened the argument, and { $name } lost { $n } in it.
bk-tale-heaviest-0 = The hardest blow of the day was { $other }’s: { $n } at one stroke, and { $name } felt every one.
bk-tale-heaviest-1 = In round { $round } { $other } hit { $name } for { $n }. Nobody hit harder that day.
bk-tale-heaviest-2 = { $n } in a single blow, from { $other } to { $name }: none was heavier.
bk-tale-felled-by-0 = { $other } put { $name } on the ground in round { $round }.
bk-tale-felled-by-1 = Round { $round }: { $name } met { $other }, and was carried off.
bk-tale-felled-by-2 = { $name } fell to { $other }.
bk-tale-felled-0 = { $name } was carried off in round { $round }, and no enemy could boast of it.
bk-tale-felled-1 = Nobody’s blade was needed: { $name } was out in round { $round }.
bk-tale-felled-2 = { $name } went down without an enemy’s help.
bk-tale-fled-0 = { $name } remembered something urgent and left in round { $round }.
bk-tale-fled-1 = In round { $round } { $name } ran.
bk-tale-fled-2 = { $name } chose the open sea.
bk-tale-marvel-0 = The dice loved { $name }: a total of { $n }.
bk-tale-marvel-1 = { $name } rolled { $n }, and looked as if that happened every day.
bk-tale-marvel-2 = A roll of { $n } by { $name } will be told in taverns.
bk-tale-fumble-0 = { $name } rolled as badly as can be done.
bk-tale-fumble-1 = Of { $name }’s roll in round { $round } we say nothing.
bk-tale-fumble-2 = The dice laughed at { $name }.
bk-tale-last-stand-0 = From round { $round } on { $name } stood alone, and did so for { $n } rounds.
bk-tale-last-stand-1 = { $name } was the last of the band, and held out { $n } rounds more.
bk-tale-last-stand-2 = Alone since round { $round }, { $name } was not done for { $n } rounds.
bk-tale-turn-0 = When { $name } left the field in round { $round }, the scales had tipped for good.
bk-tale-turn-1 = It turned in round { $round }: without { $name } the losers were too few, and stayed so.
bk-tale-turn-2 = After { $name } was gone, the winners were always more.
bk-tale-gave-up = { $crew } had seen enough, and struck the colours.
bk-tale-won = { $crew } had won, with { $gold } gold to show for it.
bk-tale-shared = Nobody had won, and everybody said otherwise.
bk-tale-ways = The ways they walked
bk-tale-book = The book of { $crew }
bk-tale-grudges = Grudges
bk-tale-no-grudges = Nobody bears anybody a grudge. It cannot last.
bk-tale-bears = { $name } has not forgotten { $foe }.
