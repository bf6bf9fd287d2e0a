## The page's own words for Brisca: table, end and rules.
br-page-trump-pill = Trump: { $suit }
br-page-trump-short = Trump
br-page-trick-n = Trick { $n }
br-page-trick-card = trick { $trick }, card { $card }
br-page-seat-tricks = { $n ->
        [0] no tricks
        [one] { $n } trick
       *[other] { $n } tricks
    }
br-page-seat-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
br-page-wins-now = winning
br-page-wins-trump = wins: trump
br-page-why-title = Why the { $card } wins
br-page-play-any = Choose a card
br-page-no-exchange-card = Exchange: not with this hand
br-page-exchange-note = The winner of a trick may swap the 7 or the 2 of trumps for the turned-up card.
br-page-nothing-to-exchange = Go on
br-page-stock-with = { $n ->
        [0] The stock is empty
        [one] { $n } card in the stock
       *[other] { $n } cards in the stock
    }
br-page-sun = Sun
br-page-moon = Moon
br-page-team-sun = Sun team
br-page-team-moon = Moon team
br-page-and-you = { $name } and you
br-page-and-they = { $a } and { $b }
br-page-mode-two = two players
br-page-mode-three = three players
br-page-mode-four = four players
br-page-mode-teams = four in two teams
br-page-table-says = { $trick } Trump: { $suit }. { $stock }. { $cards ->
        [0] Your hand is empty.
       *[other] Your hand: { $hand }.
    }
br-page-table-empty = No card on the table.
br-page-table-cards = On the table: { $cards }.
br-page-card-by = { $who ->
        [you] { $card } (yours)
       *[other] { $card } ({ $name })
    }
br-page-raise = { $card }
br-page-does-trump = Trump: it beats every card of the other suits; among trumps the stronger wins.
br-page-does-plain = It wins if it is the strongest of the suit led and nobody plays a trump.
br-page-points = Points
br-page-ask-exchange = Swap { $mine } for { $turned }?
br-page-worth = { $n ->
        [0] worth nothing
        [one] worth { $n } point
       *[other] worth { $n } points
    }


## The end
br-page-match-win = The match is yours
br-page-match-lose = { $name } wins the match
br-page-match-shared = The match is shared
br-page-match-story = Of { $n } games: { $wins }. Card points in all: { $points } (BR-MATCH-04). Below, the last game.
br-page-end-win = You win, { $mine } to { $theirs }
br-page-end-win-many = You win with { $mine }
br-page-end-win-team = Your team wins, { $mine } to { $theirs }
br-page-end-lose = { $name } wins, { $theirs } to { $mine }
br-page-end-lose-many = { $name } wins with { $theirs }
br-page-end-lose-team = The { $team } team wins, { $theirs } to { $mine }
br-page-end-draw = A draw, { $mine } all
br-page-end-short-win = You win
br-page-end-short-win-team = Your team wins
br-page-end-short-lose = { $name } wins
br-page-end-short-draw = A draw
br-page-story-you = The fattest trick was number { $n }: your { $card } took { $points } points.
br-page-story-other = The fattest trick was number { $n }: { $name }, { $card }, { $points } points.
br-page-last-worth =
    last trick: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
br-page-head-a = Ace
br-page-head-3 = Three
br-page-head-r = King
br-page-head-c = Knight
br-page-head-v = Jack
br-page-each = worth { $n }
br-page-none = none
br-page-of-120 = of 120
br-page-count-check = Count (BR-SCORE-03)
br-page-count-title = The count, card by card
br-page-wins-gains =
    wins: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
br-page-then-title = What you knew then
br-page-then-fog = Cards in fog were hidden from you at this moment.
br-page-then-open = Fog lifted: all the hands lie open.


## The rules in our words
br-page-rules-order = Strongest first, in every suit. The number below is what the card is worth.



## Between two games of a match
br-page-between = Game { $n } is over
br-page-between-won = { $who ->
        [you] You win it.
       *[other] { $n ->
                [1] { $name } wins it.
               *[other] { $name } win it.
            }
    }
br-page-between-drawn = Nobody wins it.
br-page-between-who = Player
br-page-between-points = Points
br-page-between-wins = Games won
br-page-between-next = Next game

## Chapters of the rules

br-chapter-DECK = Components and deck
br-chapter-SEAT = Seating, dealer, teams
br-chapter-SETUP = Setup
br-chapter-TRICK = Playing a trick
br-chapter-DRAW = Drawing
br-chapter-EXCH = Exchanging the trump card
br-chapter-SCORE = Counting and winning
br-chapter-VAR = Variant: follow suit at the end
br-chapter-MATCH = Match of several games
