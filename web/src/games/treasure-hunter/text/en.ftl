## The page's own words for Treasure Hunter: table, end and rules.
th-page-companion = Companion
th-page-round-n = Round { $n }
th-page-by-round = by round
th-page-start = start
th-page-round-of = Round { $n } of { $total }
th-page-players-n = { $n } players
th-page-takes-max = takes MAX
th-page-takes-min = takes MIN
th-page-takes-both = takes both
th-page-alone = alone
th-page-later-blue = The mountains come first.
th-page-later-green = The jungle comes after the mountains.
th-page-later-red = The lava cave comes after the jungle.
th-page-lays-nothing = lays nothing
th-page-thinks = still choosing
th-page-chosen = has chosen
th-page-at-turn = to play
th-page-treasures-n = { $n ->
        [0] no treasures
        [one] { $n } treasure
       *[other] { $n } treasures
    }
th-page-goblins-n = { $n ->
        [one] { $n } goblin this round
       *[other] { $n } goblins this round
    }
th-page-goblins-now = The goblins of this round
th-page-kept-title = My cards so far
th-page-nth = Card { $n } of { $total }
th-page-so-far = yours so far
th-page-aside-n = { $n } discarded
th-page-would-pay = Would pay now
th-page-does-adventurer = Adds its Force to your total at the { $site }. The highest total takes MAX, the lowest MIN.
th-page-does-watchdog = Its Paws drive goblins off. Of two equal packs the higher Discipline wins the goblin tiles.
th-page-does-coin-card = Pays its coin at the end of the round.
th-page-does-relic = Counts at the end of the game.
th-page-does-goblin-tile = It meets everybody: with at least as many Paws you drive it off, otherwise it steals its coin from you. The strongest pack wins the tile: 1 point.
th-page-house = ours, not from the book
th-page-sum-site = { $site }
th-page-sum-paws = Paws
th-page-sum-coins = coins
th-page-pack-wins = { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
th-page-safe = safe
th-page-purse-empty = empty purse
th-page-scrolls = Scrolls
th-page-change = Change my mind
th-page-waiting-n = Waiting for { $n } others
th-page-tip-keep = { $n ->
        [one] Keep one, the other goes to { $name }
       *[other] Keep one, the other { $n } go to { $name }
    }
th-page-tip-discard = Discard one, the rest goes to { $name }
th-page-if-played = If you play { $card }
th-page-your-total-at = You at the { $site }
th-page-your-total = Your total
th-page-memory = { $n ->
        [one] { $n } card you remember
       *[other] { $n } cards you remember
    }
th-page-purse-hidden = hidden until the end
th-page-pays-now = Pays { $n } now
th-page-no-treasures = No treasures yet.
th-page-end-win = You are the best treasure hunter, with { $n }
th-page-end-lose = { $name } is the best treasure hunter, with { $n }
th-page-end-shared = A shared victory, with { $n }
th-page-story = { $who ->
        [you] Your { $part } weighed most: { $n ->
            [one] { $n } point
           *[other] { $n } points
        }.
       *[other] What weighed most for { $name }: { $part }, { $n ->
            [one] { $n } point
           *[other] { $n } points
        }.
    }
th-page-step-of = round { $round }, { $part }
th-page-then-fog = The hand below is what this seat held then; the others’ were hidden.
th-page-then-open = Fog lifted: choose a player to see the hand held then.


## Chapters of the rules

th-chapter-COMP = Components
th-chapter-SETUP = Setup
th-chapter-ROUND = Rounds
th-chapter-DRAFT = Phase 1: draft
th-chapter-SITE = Step A: adventurers at a site
th-chapter-ACT = Action cards at a site
th-chapter-TREAS = Taking treasures
th-chapter-GOB = Step B: goblins
th-chapter-COIN = Step C: coins and money
th-chapter-SCROLL = Yellow and grey scrolls
th-chapter-PREP = Preparing the next round
th-chapter-END = Final count
th-chapter-TWO = Two players
th-chapter-INT = Interactions
th-page-futile = Even so it wins no treasure here: that takes an awake adventurer of yours and a total above zero.
