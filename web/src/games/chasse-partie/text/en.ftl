## The page's own words for Chasse-Partie: table, end, rules, lesson.
cp-page-back = a card, face down
cp-page-a-card = a card
cp-page-players-n = { $n } players
cp-page-round-n = Round { $n }
cp-page-turn-of = { $who ->
        [you] Your turn
       *[other] Turn of { $name }
    }
cp-page-count-of = The count of round { $n }
cp-page-cards-n = { $n ->
        [0] no cards
        [one] { $n } card
       *[other] { $n } cards
    }
cp-page-crew-says = { $n } of { $needed }: { $cards }; worth { $worth }{ $outright ->
        [yes] , wins outright
       *[no] { "" }
    }
cp-page-laid = { $zone-who ->
        [you] { $card } lies beside your crew
       *[other] { $card } lies beside the crew of { $zone }
    }
cp-page-outright-why = one faction with its Captain
cp-page-loot-says = Loot of the round: { $card }, { $n } Briskars needed, { $gold } gold
cp-page-no-loot = No loot on the table yet
cp-page-answers = { $n } of { $total } have answered
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
