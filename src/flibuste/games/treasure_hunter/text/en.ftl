### Treasure Hunter in English.

## Sites, cards, pieces

th-blue = Frosty Mountains
    .short = Mountains
th-green = Liana Jungle
    .short = Jungle
th-red = Lava Cave
    .short = Cave
th-adventurer = adventurer
th-adventurer-name = { $site }, Force { $n }
th-force = Force
th-watchdog = watchdog
th-paws = Paws
th-discipline = Discipline
th-dog-name = Watchdog, { $paws } Paws, Discipline { $n }
th-coin-card = coin card
th-coin-copper = copper coin
    .short = copper
th-coin-silver = silver coin
    .short = silver
th-coin-gold = gold coin
    .short = gold
th-gem-10 = gem of 10
th-gem-20 = gem of 20
th-action-card = action card
th-goblin = goblin
th-goblin-tile = goblin tile
th-goblin-name = Goblin, { $paws } Paws, steals a { $coin }
th-treasure-tile = treasure tile
th-relic = relic
th-relic-negative = negative relic
th-scroll-yellow = yellow scroll
th-scroll-grey = grey scroll
th-back = card back

## Action cards

th-companion-blue = Animal Companion (blue)
    .text = At the Frosty Mountains: the Force of your adventurers is doubled, bonuses are not.
th-companion-green = Animal Companion (green)
    .text = In the Liana Jungle: the Force of your adventurers is doubled, bonuses are not.
th-companion-red = Animal Companion (red)
    .text = In the Lava Cave: the Force of your adventurers is doubled, bonuses are not.
th-flaming-sword = Flaming Sword
    .text = +4 to your total at this site.
th-hill-ogre = Hill Ogre
    .text = +8 to your total at this site.
th-leaky-boots = Leaky Boots
    .text = −2 to your total at this site. Handy for the MIN.
th-sleeping-potion = Sleeping Potion
    .text = One of your adventurers at this site falls asleep and no longer counts.
th-mystery-mule = Mystery Mule
    .text = Draw 1 card. An adventurer of this site is laid at once; any other joins your hand.
th-scaregoblin = Scaregoblin
    .text = You lose no coins to the goblins this round. It adds no Paws.

## Relics

th-relic-3 = Clay Jar
    .text = +3
th-relic-4 = Pearl Shell
    .text = +4
th-relic-5 = Old Key
    .text = +5
th-relic-6 = Lamp
    .text = +6
th-relic-7 = Hourglass
    .text = +7
th-relic-8 = Compass
    .text = +8
th-relic-9 = Mask
    .text = +9
th-relic-10 = Goblet
    .text = +10
th-relic-11 = Dagger
    .text = +11
th-relic-12 = Idol
    .text = +12
th-relic-13 = Scarab
    .text = +13
th-relic-14 = Amulet
    .text = +14
th-relic-15 = Golden Fish
    .text = +15
th-relic-16 = Sceptre
    .text = +16
th-relic-17 = Chest
    .text = +17
th-relic-18 = Orb
    .text = +18
th-relic-19 = Crown
    .text = +19
th-old-shoe = Old Shoe
    .text = −3
th-rotten-egg = Rotten Egg
    .text = −4
th-cracked-mirror = Cracked Mirror
    .text = −5
th-cursed-doll = Cursed Doll
    .text = −6
th-howling-skull = Howling Skull
    .text = −8

## Scrolls

th-strong-team-blue = Strong Team (blue)
    .text = 1 silver coin for each blue adventurer you laid this round.
th-strong-team-green = Strong Team (green)
    .text = 1 silver coin for each green adventurer you laid this round.
th-strong-team-red = Strong Team (red)
    .text = 1 silver coin for each red adventurer you laid this round.
th-kennel-master = Kennel Master
    .text = 1 gold coin for each watchdog card you laid this round.
th-deep-purse = Deep Purse
    .text = 1 silver coin for each coin card you laid this round.
th-goblin-bane = Goblin Bane
    .text = 1 gold coin for each goblin tile you won this round.
th-odd-squad = Odd Squad
    .text = 1 silver coin for each adventurer of odd Force you laid this round.
th-even-squad = Even Squad
    .text = 1 silver coin for each adventurer of even Force you laid this round.
th-underdogs = Underdogs
    .text = 1 gold coin for each adventurer of Force 1 to 4 you laid this round.
th-champions = Champions
    .text = 1 gold coin for each adventurer of Force 9 to 12 you laid this round.
th-tactician = Tactician
    .text = 1 gold coin for each action card you played this round.
th-all-rounder = All-rounder
    .text = 1 gold coin for each site where you laid an adventurer this round.
th-relic-lore = Relic Lore
    .text = End of the game: 2 points for each relic you own, negative ones too.
th-goblin-trophies = Goblin Trophies
    .text = End of the game: 2 points for each goblin tile you own.
th-curse-breaker = Curse Breaker
    .text = End of the game: 4 points for each negative relic you own.
th-banker = Banker
    .text = End of the game: 1 point for every full 8 points in coins and gems.

## Phases and terms

th-round = round
th-phase-1 = Build your hand
th-phase-2 = Play your cards
th-phase-3 = Use scrolls, prepare the next round
th-step-a = Take the treasures
th-step-b = Drive off the goblins
th-step-c = Receive coins
th-draft = draft
th-keep = Keep
th-keep-card = Keep { $card }
th-discard-card = discard
th-set-aside = set aside
th-pass-left = Pass to the left
th-pass-right = Pass to the right
th-personal-pile = personal pile
th-dealer = deals
th-site = site
th-lay = lay
th-total = total
th-max = MAX
th-min = MIN
th-treasure-hidden = hidden treasure (MAX)
th-treasure-evident = evident treasure (MIN)
th-ahead = ahead
th-lowest = lowest
th-empty-handed = nothing
th-eligible = may take a treasure
th-asleep = asleep
th-awake = awake
th-paws-sum = { $n ->
        [one] { $n } Paw
       *[other] { $n } Paws
    } in all
th-driven-off = driven off
th-steals = steals
th-purse = purse
th-supply = supply
th-box = back to the box
th-use-scroll = Use the scroll
th-final-count = final count
th-best-hunter = best treasure hunter
th-part-grey = grey scrolls
th-part-relics = relics
th-part-goblins = goblin tiles
th-part-money = coins and gems

## One name for each card and tile

th-blue-01 = blue 1
    .text = { th-blue }, Force 1
th-blue-02 = blue 2
    .text = { th-blue }, Force 2
th-blue-03 = blue 3
    .text = { th-blue }, Force 3
th-blue-04 = blue 4
    .text = { th-blue }, Force 4
th-blue-05 = blue 5
    .text = { th-blue }, Force 5
th-blue-06 = blue 6
    .text = { th-blue }, Force 6
th-blue-07 = blue 7
    .text = { th-blue }, Force 7
th-blue-08 = blue 8
    .text = { th-blue }, Force 8
th-blue-09 = blue 9
    .text = { th-blue }, Force 9
th-blue-10 = blue 10
    .text = { th-blue }, Force 10
th-blue-11 = blue 11
    .text = { th-blue }, Force 11
th-blue-12 = blue 12
    .text = { th-blue }, Force 12
th-green-01 = green 1
    .text = { th-green }, Force 1
th-green-02 = green 2
    .text = { th-green }, Force 2
th-green-03 = green 3
    .text = { th-green }, Force 3
th-green-04 = green 4
    .text = { th-green }, Force 4
th-green-05 = green 5
    .text = { th-green }, Force 5
th-green-06 = green 6
    .text = { th-green }, Force 6
th-green-07 = green 7
    .text = { th-green }, Force 7
th-green-08 = green 8
    .text = { th-green }, Force 8
th-green-09 = green 9
    .text = { th-green }, Force 9
th-green-10 = green 10
    .text = { th-green }, Force 10
th-green-11 = green 11
    .text = { th-green }, Force 11
th-green-12 = green 12
    .text = { th-green }, Force 12
th-red-01 = red 1
    .text = { th-red }, Force 1
th-red-02 = red 2
    .text = { th-red }, Force 2
th-red-03 = red 3
    .text = { th-red }, Force 3
th-red-04 = red 4
    .text = { th-red }, Force 4
th-red-05 = red 5
    .text = { th-red }, Force 5
th-red-06 = red 6
    .text = { th-red }, Force 6
th-red-07 = red 7
    .text = { th-red }, Force 7
th-red-08 = red 8
    .text = { th-red }, Force 8
th-red-09 = red 9
    .text = { th-red }, Force 9
th-red-10 = red 10
    .text = { th-red }, Force 10
th-red-11 = red 11
    .text = { th-red }, Force 11
th-red-12 = red 12
    .text = { th-red }, Force 12
th-dog-1 = watchdog (4 Paws, Discipline 1)
    .the = a watchdog (4 Paws, Discipline 1)
    .text = Watchdog, 4 Paws, Discipline 1
th-dog-2 = watchdog (3 Paws, Discipline 2)
    .the = a watchdog (3 Paws, Discipline 2)
    .text = Watchdog, 3 Paws, Discipline 2
th-dog-3 = watchdog (3 Paws, Discipline 3)
    .the = a watchdog (3 Paws, Discipline 3)
    .text = Watchdog, 3 Paws, Discipline 3
th-dog-4 = watchdog (3 Paws, Discipline 4)
    .the = a watchdog (3 Paws, Discipline 4)
    .text = Watchdog, 3 Paws, Discipline 4
th-dog-5 = watchdog (2 Paws, Discipline 5)
    .the = a watchdog (2 Paws, Discipline 5)
    .text = Watchdog, 2 Paws, Discipline 5
th-dog-6 = watchdog (2 Paws, Discipline 6)
    .the = a watchdog (2 Paws, Discipline 6)
    .text = Watchdog, 2 Paws, Discipline 6
th-dog-7 = watchdog (2 Paws, Discipline 7)
    .the = a watchdog (2 Paws, Discipline 7)
    .text = Watchdog, 2 Paws, Discipline 7
th-dog-8 = watchdog (2 Paws, Discipline 8)
    .the = a watchdog (2 Paws, Discipline 8)
    .text = Watchdog, 2 Paws, Discipline 8
th-dog-9 = watchdog (1 Paw, Discipline 9)
    .the = a watchdog (1 Paw, Discipline 9)
    .text = Watchdog, 1 Paw, Discipline 9
th-dog-10 = watchdog (1 Paw, Discipline 10)
    .the = a watchdog (1 Paw, Discipline 10)
    .text = Watchdog, 1 Paw, Discipline 10
th-dog-11 = watchdog (1 Paw, Discipline 11)
    .the = a watchdog (1 Paw, Discipline 11)
    .text = Watchdog, 1 Paw, Discipline 11
th-dog-12 = watchdog (1 Paw, Discipline 12)
    .the = a watchdog (1 Paw, Discipline 12)
    .text = Watchdog, 1 Paw, Discipline 12
th-coin-copper-1 = { th-coin-copper }
    .the = a { th-coin-copper }
th-coin-copper-2 = { th-coin-copper }
    .the = a { th-coin-copper }
th-coin-copper-3 = { th-coin-copper }
    .the = a { th-coin-copper }
th-coin-copper-4 = { th-coin-copper }
    .the = a { th-coin-copper }
th-coin-silver-1 = { th-coin-silver }
    .the = a { th-coin-silver }
th-coin-silver-2 = { th-coin-silver }
    .the = a { th-coin-silver }
th-coin-silver-3 = { th-coin-silver }
    .the = a { th-coin-silver }
th-coin-silver-4 = { th-coin-silver }
    .the = a { th-coin-silver }
th-coin-gold-1 = { th-coin-gold }
    .the = a { th-coin-gold }
th-coin-gold-2 = { th-coin-gold }
    .the = a { th-coin-gold }
th-coin-gold-3 = { th-coin-gold }
    .the = a { th-coin-gold }
th-coin-gold-4 = { th-coin-gold }
    .the = a { th-coin-gold }
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
th-goblin-1-gold-1 = Goblin, 1 Paw, steals a { th-coin-gold }
th-goblin-1-gold-2 = Goblin, 1 Paw, steals a { th-coin-gold }
th-goblin-1-gold-3 = Goblin, 1 Paw, steals a { th-coin-gold }
th-goblin-2-gold-1 = Goblin, 2 Paws, steals a { th-coin-gold }
th-goblin-2-gold-2 = Goblin, 2 Paws, steals a { th-coin-gold }
th-goblin-2-silver-1 = Goblin, 2 Paws, steals a { th-coin-silver }
th-goblin-2-silver-2 = Goblin, 2 Paws, steals a { th-coin-silver }
th-goblin-2-silver-3 = Goblin, 2 Paws, steals a { th-coin-silver }
th-goblin-3-gold-1 = Goblin, 3 Paws, steals a { th-coin-gold }
th-goblin-3-silver-1 = Goblin, 3 Paws, steals a { th-coin-silver }
th-goblin-3-silver-2 = Goblin, 3 Paws, steals a { th-coin-silver }
th-goblin-3-silver-3 = Goblin, 3 Paws, steals a { th-coin-silver }
th-goblin-3-silver-4 = Goblin, 3 Paws, steals a { th-coin-silver }
th-goblin-4-silver-1 = Goblin, 4 Paws, steals a { th-coin-silver }
th-goblin-4-silver-2 = Goblin, 4 Paws, steals a { th-coin-silver }
th-goblin-4-silver-3 = Goblin, 4 Paws, steals a { th-coin-silver }
th-goblin-4-copper-1 = Goblin, 4 Paws, steals a { th-coin-copper }
th-goblin-5-silver-1 = Goblin, 5 Paws, steals a { th-coin-silver }
th-goblin-5-copper-1 = Goblin, 5 Paws, steals a { th-coin-copper }
th-goblin-5-copper-2 = Goblin, 5 Paws, steals a { th-coin-copper }
th-goblin-6-copper-1 = Goblin, 6 Paws, steals a { th-coin-copper }
th-goblin-6-copper-2 = Goblin, 6 Paws, steals a { th-coin-copper }

## Options

th-option-all_tied_split = All tied: MAX and MIN to different players
    .true = To two players
    .false = Both to the strongest card
th-option-public_money = Purses shown to all
    .true = Shown to all
    .false = Own purse only

## Events

th-log-laid-out =
    { $n ->
        [0] Round { $round }: the board is laid out
       *[other] Round { $round }: the board is laid out. Back to the box: { $away }
    }
th-log-round = Round { $round }: { $dealer-who ->
        [you] you deal
       *[other] { $dealer } deals
    }
th-log-dealt =
    { $who ->
        [you] You are dealt { $cards }
       *[other] { $name } is dealt cards
    }
th-log-received =
    { $who ->
        [you] You receive { $cards }
       *[other] { $name } receives cards
    }
th-log-hands-passed =
    { $direction ->
        [left] { $n ->
            [1] Everybody passes 1 card to the left
           *[other] Everybody passes { $n } cards to the left
        }
       *[right] { $n ->
            [1] Everybody passes 1 card to the right
           *[other] Everybody passes { $n } cards to the right
        }
    }
th-log-kept =
    { $who ->
        [you] You keep { $card }
       *[other] { $name } has chosen
    }
th-log-kept-last =
    { $who ->
        [you] You keep the last card: { $cards }
       *[other] { $name } keeps the last card
    }
th-log-drew =
    { $who ->
        [you] You draw { $card } from your personal pile
       *[other] { $name } draws from the personal pile
    }
th-log-set-aside =
    { $who ->
        [you] You discard { $card }
       *[other] { $name } discards a card
    }
th-log-taken-up = The draft is over: everybody has { $n } cards
th-log-laid =
    { $n ->
        [0] { $who ->
            [you] You lay nothing
           *[other] { $name } lays nothing
        }
       *[other] { $who ->
            [you] You lay { $cards }: { $n }
           *[other] { $name } lays { $cards }: { $n }
        }
    }
th-log-passed =
    { $who ->
        [you] You pass
       *[other] { $name } passes
    }
th-log-announced =
    { $who ->
        [you] You play { $card }
       *[other] { $name } plays { $card }
    }
th-log-played =
    { $who ->
        [you] You play { $card }: { $old } { $n-signed } = { $new }
       *[other] { $name } plays { $card }: { $old } { $n-signed } = { $new }
    }
th-log-doubled =
    { $who ->
        [you] You play { $card }: total { $n }
       *[other] { $name } plays { $card }: total { $n }
    }
th-log-shielded =
    { $who ->
        [you] You play { $card }: the goblins take nothing from you
       *[other] { $name } plays { $card }: the goblins take nothing there
    }
th-log-fell-asleep =
    { $who ->
        [you] You put { $card } to sleep: total { $n }
       *[other] { $name } puts { $card } to sleep: total { $n }
    }
th-log-drew-with =
    { $who ->
        [you] You play { $card } and draw { $drawn }
       *[other] { $laid-n ->
            [0] { $name } plays { $card } and draws a card that does not fit
           *[other] { $name } plays { $card } and draws a card. Laid: { $laid }
        }
    }
th-log-drew-nothing =
    { $who ->
        [you] You play { $card }: the pile is empty
       *[other] { $name } plays { $card }: the pile is empty
    }
th-log-tied-site =
    { $n ->
        [0] Equal totals and equal cards: { $who ->
            [you] you sit nearest to the dealer
           *[other] { $name } sits nearest to the dealer
        }
       *[other] Equal totals: { $less ->
            [0] { $who ->
                [you] you have a Force { $n } more than { $other }
               *[other] { $other-who ->
                    [you] { $name } has a Force { $n } more than you
                   *[other] { $name } has a Force { $n } more than { $other }
                }
            }
           *[other] { $who ->
                [you] your { $n } beats { $other }’s { $less }
               *[other] { $other-who ->
                    [you] { $name }’s { $n } beats your { $less }
                   *[other] { $name }’s { $n } beats { $other }’s { $less }
                }
            }
        }
    }
th-log-took-max =
    { $who ->
        [you] You take MAX: { $tile }
       *[other] { $name } takes MAX: { $tile }
    }
th-log-took-min =
    { $who ->
        [you] You take MIN: { $tile }
       *[other] { $name } takes MIN: { $tile }
    }
th-log-took-both =
    { $who ->
        [you] You take both treasures: { $tiles }
       *[other] { $name } takes both treasures: { $tiles }
    }
th-log-took-none = Nobody takes the treasures of { $site }
th-log-dogs-laid =
    { $n ->
        [0] { $who ->
            [you] You have no watchdog
           *[other] { $name } has no watchdog
        }
       *[other] { $who ->
            [you] You lay { $cards }: { $n ->
                [one] 1 Paw
               *[other] { $n } Paws
            }
           *[other] { $name } lays { $cards }: { $n ->
                [one] 1 Paw
               *[other] { $n } Paws
            }
        }
    }
th-log-repelled =
    { $who ->
        [you] You drive the goblin off
       *[other] { $name } drives the goblin off
    }
th-log-robbed =
    A goblin steals { $coin ->
        [0] nothing
        [1] a { th-coin-copper }
        [2] a { th-coin-silver }
       *[other] a { th-coin-gold }
    } from { $who ->
        [you] you
       *[other] { $name }
    }
th-log-tied-packs =
    { $n ->
        [0] Equal Paws and equal Discipline: { $who ->
            [you] you sit nearest to the dealer
           *[other] { $name } sits nearest to the dealer
        }
       *[other] Equal Paws, so Discipline decides: { $who ->
            [you] your { $n } beats { $less ->
                [0] { $other }
               *[other] { $other }’s { $less }
            }
           *[other] { $other-who ->
                [you] { $name }’s { $n } beats { $less ->
                    [0] you
                   *[other] your { $less }
                }
               *[other] { $name }’s { $n } beats { $less ->
                    [0] { $other }
                   *[other] { $other }’s { $less }
                }
            }
        }
    }
th-log-goblins-won =
    { $who ->
        [you] { $n ->
            [one] You have the most Paws: { $n } goblin tile
           *[other] You have the most Paws: { $n } goblin tiles
        }
       *[other] { $n ->
            [one] { $name } has the most Paws: { $n } goblin tile
           *[other] { $name } has the most Paws: { $n } goblin tiles
        }
    }
th-log-coins =
    { $who ->
        [you]
            { $n ->
                [0] You receive no coins
               *[other] You receive { $n } in coins
            }
       *[other]
            { $n ->
                [0] { $name } receives no coins
               *[other] { $name } receives { $n } in coins
            }
    }
th-log-unused =
    { $who ->
        [you] Unused: { $cards }
       *[other] Unused, { $name }: { $cards }
    }
th-log-scroll-used =
    { $who ->
        [you] You use { $tile }: +{ $n }
       *[other] { $name } uses { $tile }: +{ $n }
    }
th-log-scrolls-kept =
    { $who ->
        [you] You keep your other scrolls
       *[other] { $name } keeps the other scrolls
    }

## Questions

th-ask-keep = Keep one card, pass the rest
th-ask-keep-two = Keep one, discard one
th-ask-action = Play an action or pass?
th-ask-scrolls = Which scrolls do you use?
th-ask-discard = Discard one card, pass the rest
th-ask-goblins = Play a card before the goblins, or pass?
th-ask-sleep = Which adventurer falls asleep?
th-ask-target = Whose total changes?

## Actions

th-do-keep = Keep { $card }
th-do-discard = Discard { $card }
th-do-play = Play { $card }
th-do-sleep = Put { $card } to sleep
th-do-target = Choose { $seat }
th-do-use = Use { $tile }
th-do-pass = Pass
th-do-done = Done

## Refusals

th-no-not_in_hand = That card is not in your hand.
th-no-not_an_action = Only action cards are played; the rest is laid by itself.
th-no-wrong_site = This Companion belongs to another site.
th-no-no_awake_adventurer = None of your adventurers is awake here.
th-no-goblin_step_only = Only before the goblins.
th-no-site_step_only = Only at a site.
th-no-scroll_pays_nothing = This scroll would pay nothing now.
th-no-nobody_here = No adventurer lies at this site.
th-no-not_awake_here = That is no awake adventurer you can choose here.
th-no-not_your_scroll = That tile does not lie in front of you.
th-no-not_yellow = Only yellow scrolls are used during the game.

## Parts of a sum

th-reason-adventurers = adventurers
th-reason-doubled = doubled
th-reason-amounts = action cards
th-reason-grey = grey scrolls
th-reason-relics = relics
th-reason-goblins = goblin tiles
th-reason-money = coins and gems

## Lines of the terminal

th-line-round = Round { $n } of 5 · { $who ->
        [you] you deal
       *[other] { $name } deals
    } · hands go to the { $direction ->
        [left] left
       *[right] right
    }
th-line-site = { $site }: MAX { $max }, MIN { $min }
th-line-here = here now
th-line-goblins = Goblins, top to bottom: { $goblins }
th-line-piles = Draw pile { $pile }, MAX treasures { $hidden }, MIN treasures { $evident }
th-line-seat = { $name }: { $facts }
th-line-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
th-line-kept =
    { $n ->
        [one] { $n } kept
       *[other] { $n } kept
    }
th-line-tiles =
    { $n ->
        [one] { $n } goblin tile
       *[other] { $n } goblin tiles
    }
th-line-paws =
    { $n ->
        [one] { $n } Paw
       *[other] { $n } Paws
    }
th-line-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
th-line-purse = purse { $n }
th-line-total = total { $n }
th-line-treasures = treasures: { $tiles }
th-line-laid = laid: { $cards }
th-line-unused = unused: { $cards }
th-line-asleep = asleep
th-line-shielded = safe from goblins
th-line-hand = Your hand: { $cards }
th-line-own-kept = You have kept: { $cards }
th-line-own-aside = You have discarded: { $cards }
th-line-house = ° is ours: the book does not have it
th-line-memory = You remember { $cards }: { $where }
th-line-pays = { $tile } would pay { $n } now
th-line-in-hand = { $who ->
        [you] your hand
       *[other] { $name }, hand
    }
th-line-in-kept = { $who ->
        [you] kept by you
       *[other] { $name }, kept
    }
th-line-in-aside = { $who ->
        [you] your discards
       *[other] { $name }, discarded
    }
th-line-in-personal = { $who ->
        [you] your personal pile
       *[other] { $name }, personal pile
    }
th-line-nothing = nothing

## What a hint says of a choice

th-remark-site = { $site }: from { $before } to { $after }
th-remark-paws = { th-paws }: from { $before } to { $after }
th-remark-coins = coins: from { $before } to { $after }
th-remark-denies = nobody else gets { $card }
th-remark-for-later = a card to play at a site
th-remark-now = has its effect now
th-remark-keeps-cards = keeps { $n ->
        [one] { $n } action card
       *[other] { $n } action cards
    } for later
th-remark-pays = pays { $n } now
th-remark-waits = waits until the scrolls pay more
th-remark-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
