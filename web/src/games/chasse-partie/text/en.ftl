## The page's own words for Chasse-Partie: table, end and rules.
cp-page-back = a card, face down
cp-page-a-card = a card
cp-page-players-n = { $n } players
cp-page-round-n = Round { $n }
cp-page-turn-of = { $who ->
        [you] Your turn
       *[other] Turn of { $name }
    }
cp-page-count-of = The count of round { $n }
cp-page-most = at most { $n }
cp-page-overfull = Your hand may hold { $n } cards at most (CP-HAND-01).
cp-page-cards-n = { $n ->
        [0] no cards
        [one] { $n } card
       *[other] { $n } cards
    }
cp-page-crew-says = { $n } of { $needed }: { $cards }; worth { $worth }{ $outright ->
        [yes] , wins outright
       *[no] { "" }
    }
cp-page-outright-why = one faction with its Captain
cp-page-loot-says = Loot of the round: { $card }, { $n } Briskars needed, { $gold } gold
cp-page-no-loot = No loot on the table yet
cp-page-answers = { $n } are asked; their answers are told together
cp-page-leaving = Overboard: { $cards }
cp-page-no-change = No crew changes.
cp-page-answers-with = { $who ->
        [you] You answer with { $card }
       *[other] { $name } answers with { $card }
    }
cp-page-would-stand = As it stands, { $card } takes effect.
cp-page-would-fall = As it stands, { $card } is cancelled.
cp-page-sign = { $who ->
        [you] Sign on
       *[other] Slip to { $name }
    }
cp-page-counter = Parley
cp-page-gallant = Gallantry
cp-page-change = Change my mind
cp-page-take-back = Take it back
cp-page-not-now = Not now
cp-page-turn-tip = { $n ->
        [0] Action cards may still be played.
        [one] One Briskar and any number of action cards.
       *[other] { $n } Briskars and any number of action cards.
    }
cp-page-standing = Standing answers
cp-page-standing-on = Standing answers are on
cp-page-standing-tip = They answer for you at once. Nobody can tell them from an answer given by hand.
cp-page-choose-card = Cards to choose from
cp-page-your-worth = Your crew is worth { $n }
cp-page-worth =
    { $who ->
        [you] Your crew is worth { $total }
       *[other] The crew of { $name } is worth { $total }
    }
cp-page-beside = It lies beside the seat of { $name }.
cp-page-holds = You know { $name } holds
cp-page-count = The count
cp-page-crew-full = { $who ->
        [you] You fill a crew: the round is over
       *[other] { $name } fills a crew: the round is over
    }
cp-page-too-long = The round has lasted long enough: the crews are counted
cp-page-takes-gold = { $who ->
        [you] You take the loot: { $gold } gold
       *[other] { $name } takes the loot: { $gold } gold
    }
cp-page-for = The most famous crew takes { $card }.
cp-page-tie = Equal worth: a Captain decides, then the most of one faction, then the crew values (CP-TIE-01 … CP-TIE-05).
cp-page-go-on = Go on
cp-page-end-win = You win the Chasse-Partie with { $n } gold
cp-page-end-lose = { $name } wins the Chasse-Partie with { $n } gold
cp-page-end-shared = A shared victory with { $n } gold
cp-page-story = { $who ->
        [you] In { $rounds } rounds. Your best catch: { $card }, { $n } gold.
       *[other] In { $rounds } rounds. The best catch of { $name }: { $card }, { $n } gold.
    }

## Rules
cp-page-point-above = Touch a player above.
cp-page-briskar-does = As loot it asks for a crew of { $crew } and brings { $gold } gold; aboard it brings { $gold } to the crew’s worth.
cp-page-counts-now = Counts now
cp-page-pair = { $label }: { $text }
cp-page-then-fog = The hand below is what this seat held then; the others’ were hidden.
cp-page-then-open = Fog lifted: all hands as they were then.
cp-page-keys = 1 to 9 raise a card or pick an answer, the arrows go from one target to the next, C changes the crew, Enter plays or confirms, E ends the turn, P lets it pass, R reacts, Z undoes, L opens the log, T reads the table aloud.

## Chapters of the rules

cp-chapter-COMP = Components
cp-chapter-SETUP = Setup
cp-chapter-TURN = A turn
cp-chapter-HAND = Hand
cp-chapter-PILE = Draw pile and discard
cp-chapter-CREW = Crews
cp-chapter-ACT = Action cards in general
cp-chapter-CTR = Counters: Pourparlers in reply
cp-chapter-CARD = The 22 action cards
cp-chapter-TRAP = Pris au piège card by card
cp-chapter-OLD = Vieux roublard card by card
cp-chapter-ROT = Playing with the right neighbour’s crew
cp-chapter-INT = Pairs of cards
cp-chapter-END = End of a round
cp-chapter-SCORE = Counting a crew
cp-chapter-TIE = Ties
cp-chapter-WIN = Winning the game
