### Brisca

br-card-name =
    { $rank ->
        [A] ace
        [R] king
        [C] knight
        [V] jack
       *[other] { $rank }
    } of { $suit ->
        [o] coins
        [c] cups
        [e] swords
       *[b] clubs
    }
    .the = the { br-card-name }
br-suit-name =
    { $suit ->
        [o] coins
        [c] cups
        [e] swords
       *[b] clubs
    }


## Suits and ranks

br-oros = coins
br-copas = cups
br-espadas = swords
br-bastos = clubs
br-rank-a = ace
br-rank-3 = 3
br-rank-r = king
br-rank-c = knight
br-rank-v = jack
br-rank-7 = 7
br-rank-6 = 6
br-rank-5 = 5
br-rank-4 = 4
br-rank-2 = 2
br-card-back = card back

## Terms

br-pack = Spanish pack, 40 cards
br-suit = suit
br-trick = trick
br-trump = trump
br-trump-is = { $suit } are trump
br-turned-card = turned-up trump
br-led-suit = suit led
br-lead = lead
br-leader = leads
br-first-hand = has the lead
br-play-card = play
br-follow = follow suit
br-void = void in { $suit }
br-to-trump = trump
br-overtrump = overtrump
br-beat = beat
br-underplay = throw away
br-load = load the trick
br-draw-trumps = lead trumps
br-brisca-card = brisca
br-court-card = court card
br-blank-card = blank
br-cante = declaration
br-signals = signals
br-stock = stock
br-stock-left = { $n } left in the stock
br-draw = draw
br-deal = deal
br-dealer = deals
br-exchange = exchange
br-exchange-7 = Swap the 7
br-exchange-2 = Swap the 2
br-exchange-none = No exchange
br-take-trick = take the trick
br-taken = tricks taken
br-last-trick = last trick
br-points = points
br-count = count
br-capot = all the tricks
br-game = game
br-match = match
br-removed-2 = { $card } is out of this game
br-partners = partners

## Options

br-option-teams = Two teams of two
br-option-exchange = Exchange of the turned-up trump
br-option-exchange_by = Who may exchange
    .trick_winner = Whoever took the trick
    .trick_winner_or_partner = That player or the partner
br-option-seven_for_lower = The 7 takes lower cards too
    .text = The 7 takes any turned-up trump, also the 6, 5, 4 or 2.
br-option-exchange_last_draw = Exchange before the last draw too
    .text = The exchange stays open until the turned-up trump is drawn.
br-option-follow_suit_when_stock_empty = Follow suit at the end
    .text = Once the stock is empty, follow the suit led if you can.
br-option-tie_rule = Tie
    .draw = A draw
    .last_trick = The last trick decides
    .replay = Deal again
br-option-show_running_points = Show points during play
br-option-match_mode = Length
    .single = One game
    .fixed_n = Several games
    .first_to_n = First to so many wins
br-option-match_n = How many games or wins

## Log, prompts, refusals

br-log-turned = { $card } is turned up: { $suit } are trump
br-log-stock-empty = The stock is empty: three tricks left
br-ask-play = Choose a card
br-play-this = Play { $card }
br-ask-exchange = Exchange the turned-up trump?
br-why-trump = Trump beats every card of { $suit }.
br-why-rank = Strongest card of the suit led.
br-log-deal =
    { $who ->
        [you] You deal
       *[other] { $name } deals
    }
br-log-led =
    { $who ->
        [you] You lead { $card }
       *[other] { $name } leads { $card }
    }
br-log-played =
    { $who ->
        [you] You play { $card }
       *[other] { $name } plays { $card }
    }
br-log-trumped =
    { $who ->
        [you] You trump with { $card }
       *[other] { $name } trumps with { $card }
    }
br-log-drew =
    { $who ->
        [you] You draw { $card }
       *[other] { $name } draws a card
    }
br-log-drew-last =
    { $who ->
        [you] You draw the turned-up trump: { $card }
       *[other] { $name } draws the turned-up trump: { $card }
    }
br-log-exchanged =
    { $who ->
        [you] You swap { $given } for { $card }
       *[other] { $name } swaps { $given } for { $card }
    }

## Log: the deal, the count, the match

br-log-removed = { $card } is out of this game
br-log-dealt =
    { $who ->
        [you] You receive { $cards }
       *[other] { $name } receives { $n } cards
    }
br-log-took =
    { $announced ->
        [1] { $who ->
            [you] You take the trick: { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
           *[other] { $name } takes the trick: { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
        }
       *[0] { $who ->
            [you] You take the trick
           *[other] { $name } takes the trick
        }
    }
br-log-counted = { $who ->
        [you] You:
       *[other] { $name }:
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
br-log-won =
    { $who ->
        [you] You win the game
       *[other] { $name } wins the game
    }
br-log-drawn =
    { $replayed ->
        [1] A draw: the same player deals again
       *[0] A draw
    }
br-log-match-won =
    { $who ->
        [you] You win the match: { $wins ->
            [one] { $wins } game
           *[other] { $wins } games
        }
       *[other] { $name } wins the match: { $wins ->
            [one] { $wins } game
           *[other] { $wins } games
        }
    }

## Actions

br-do-play = Play { $card }
br-do-exchange = Swap the { $with }
br-do-done = No exchange

## Refusals

br-no-not_in_hand = That card is not in your hand.
br-no-must_follow_suit = You hold the suit led: follow it.
br-no-cannot_exchange_now = The last exchange was before the last-but-one draw.
br-no-exchange_after_trick = Only whoever has just taken a trick may exchange.
br-no-exchange_first = The exchange comes before the next card.
br-no-no_card_to_exchange = That exchange is not possible with this hand.
br-no-no_exchange = This table plays without the exchange.
br-no-two_lies_there = The 2 lies there: no card takes it any more.
br-no-fitting_card_gone = The card that could take it is out of play.
br-no-exchange_before_draw = The exchange comes before the draw.
br-no-seven_needs_stronger = The 7 takes only a court card, a 3 or an ace.
br-no-two_needs_lower = The 2 takes only the 7 or lower.

## Parts of a count

br-reason-aces = aces
br-reason-threes = threes
br-reason-kings = kings
br-reason-knights = knights
br-reason-jacks = jacks

## Line mode

br-line-game = Game { $n }
br-line-trump = Trump: { $suit }
br-line-turned = turned up: { $card }
br-line-stock = { $n } left in the stock
br-line-no-stock = the stock is empty
br-line-removed = out: { $card }
br-line-trick = Trick { $n }: { $plays }
br-line-hand = Your hand: { $cards }
br-line-seat = { $name }: { $facts }
br-line-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
br-line-tricks = { $n ->
        [0] no trick
        [one] { $n } trick
       *[other] { $n } tricks
    }
br-line-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
br-line-wins = { $n ->
        [one] { $n } win
       *[other] { $n } wins
    }
br-line-team = team { $n }
br-line-best = best

## What a hint says of a choice

br-remark-takes = takes the trick with { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
br-remark-gives = leaves the other side a trick with { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    } so far
br-remark-partner = adds { $points ->
        [0] nothing
        [one] { $points } point
       *[other] { $points } points
    } to your partner’s trick
br-remark-beaten-by = { $n ->
        [one] { $n } unseen card beats it
       *[other] { $n } unseen cards beat it
    }
br-remark-unbeatable = no unseen card beats it
br-remark-keeps = keeps { $card }
br-remark-keeps-trump = keeps { $card }, a trump
br-remark-exchange = brings { $card } into your hand
br-remark-no-exchange = leaves { $card } where it lies
br-remark-change = { $n } points
br-remark-points = { $n } of 120 points
