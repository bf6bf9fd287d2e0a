### Chasse-Partie

## The action cards: six titles are ours, the printed ones are lost

cp-discard-by-crew-value = Broadside
    .text = Name a crew value: every Briskar of that value leaves all crews, yours too.
cp-botte-secrete = Ace up the Sleeve
    .text = Draw 1 card. The hand limit still holds at the end of your turn.
cp-move-briskar = Poaching
    .text = Move 1 Briskar from one crew to another, but no Captain under Sly Old Dog.
cp-two-briskars-or-all-draw = Signing On
    .text = Choose: place up to 2 Briskars this turn, or everyone draws 2 cards, you too.
cp-espion = Spy
    .text = See an opponent’s whole hand and keep 1 card of your choice.
cp-discard-one-briskar = Execution
    .text = Discard 1 Briskar from any crew, but no Captain under Sly Old Dog.
cp-galanterie = Gallantry
    .text = At the end of anyone’s turn: take a whole turn now, then play goes on where it was.
cp-invasion = Invasion!
    .text = Discard a player’s whole crew with every card beside it. Your turn ends.
cp-play-right-neighbour-crew = Fool’s Bargain
    .text = While it lies beside your crew, everyone plays with the crew on their right.
cp-kraken = Kraken
    .text = Reveal the next Briskar of the pile: Briskars worth the same gold leave all crews.
cp-heure-des-comptes = Day of Reckoning
    .text = Swap the loot card with a Briskar of any crew. The round may end at once.
cp-mascotte = Mascot
    .text = Choose who draws 3 cards; it may be you.
cp-swap-hands = Bargaining Chip
    .text = Swap hands with an opponent. Both hands need at least 1 card.
cp-par-dessus-bord = Overboard
    .text = Discard 1 or more cards; an opponent you choose must discard as many.
cp-pourparlers = Parley
    .text = On your turn: discard all permanents. Or at any time, in answer to an action: cancel it.
cp-pris-au-piege = Trapped
    .text = Name an opponent, whose action cards can no longer target your crew or hand.
cp-rancon = Ransom
    .text = Take 1 card at random from an opponent’s hand.
cp-rhum = Rum!
    .text = Lay it beside a crew: each Briskar there, Captain included, is worth 1 gold less.
cp-sauve-qui-peut = Run for Your Lives!
    .text = Discard your hand and draw as many cards. You need at least 1 other card.
cp-sous-surveillance = Under Watch
    .text = Choose a hand: it drops to 3 cards at once, and that is its limit until the round ends.
cp-vieux-roublard = Sly Old Dog
    .text = Attach it to a Captain in a crew: no effect touches that Captain any more.
cp-vol-a-la-tire = Pickpocket
    .text = Take the topmost Briskar of the discard pile into your hand.

## Factions and roles

cp-mercenaries = Mercenaries
cp-sundars = Sundars
cp-quinto-real = Quinto Real
cp-exiles = Exiled Archipelago
    .short = Exiled
cp-captain = Captain
cp-quartermaster = Quartermaster
cp-marabout = Marabout
cp-carpenter = Carpenter
cp-cook = Cook
cp-gunner = Gunner
cp-fighter = Fighter
cp-sharpshooter = Sharpshooter
    .short = Shooter

## Briskars

cp-mercenaries-captain = { cp-captain } ({ cp-mercenaries })
    .the = { cp-mercenaries-captain }
cp-mercenaries-quartermaster = { cp-quartermaster } ({ cp-mercenaries })
    .the = { cp-mercenaries-quartermaster }
cp-mercenaries-marabout = { cp-marabout } ({ cp-mercenaries })
    .the = { cp-mercenaries-marabout }
cp-mercenaries-carpenter = { cp-carpenter } ({ cp-mercenaries })
    .the = { cp-mercenaries-carpenter }
cp-mercenaries-cook = { cp-cook } ({ cp-mercenaries })
    .the = { cp-mercenaries-cook }
cp-mercenaries-gunner = { cp-gunner } ({ cp-mercenaries })
    .the = { cp-mercenaries-gunner }
cp-mercenaries-fighter = { cp-fighter } ({ cp-mercenaries })
    .the = { cp-mercenaries-fighter }
cp-mercenaries-sharpshooter = { cp-sharpshooter } ({ cp-mercenaries })
    .the = { cp-mercenaries-sharpshooter }
cp-sundars-captain = { cp-captain } ({ cp-sundars })
    .the = { cp-sundars-captain }
cp-sundars-quartermaster = { cp-quartermaster } ({ cp-sundars })
    .the = { cp-sundars-quartermaster }
cp-sundars-marabout = { cp-marabout } ({ cp-sundars })
    .the = { cp-sundars-marabout }
cp-sundars-carpenter = { cp-carpenter } ({ cp-sundars })
    .the = { cp-sundars-carpenter }
cp-sundars-cook = { cp-cook } ({ cp-sundars })
    .the = { cp-sundars-cook }
cp-sundars-gunner = { cp-gunner } ({ cp-sundars })
    .the = { cp-sundars-gunner }
cp-sundars-fighter = { cp-fighter } ({ cp-sundars })
    .the = { cp-sundars-fighter }
cp-sundars-sharpshooter = { cp-sharpshooter } ({ cp-sundars })
    .the = { cp-sundars-sharpshooter }
cp-quinto-real-captain = { cp-captain } ({ cp-quinto-real })
    .the = { cp-quinto-real-captain }
cp-quinto-real-quartermaster = { cp-quartermaster } ({ cp-quinto-real })
    .the = { cp-quinto-real-quartermaster }
cp-quinto-real-marabout = { cp-marabout } ({ cp-quinto-real })
    .the = { cp-quinto-real-marabout }
cp-quinto-real-carpenter = { cp-carpenter } ({ cp-quinto-real })
    .the = { cp-quinto-real-carpenter }
cp-quinto-real-cook = { cp-cook } ({ cp-quinto-real })
    .the = { cp-quinto-real-cook }
cp-quinto-real-gunner = { cp-gunner } ({ cp-quinto-real })
    .the = { cp-quinto-real-gunner }
cp-quinto-real-fighter = { cp-fighter } ({ cp-quinto-real })
    .the = { cp-quinto-real-fighter }
cp-quinto-real-sharpshooter = { cp-sharpshooter } ({ cp-quinto-real })
    .the = { cp-quinto-real-sharpshooter }
cp-exiles-captain = { cp-captain } ({ cp-exiles })
    .the = { cp-exiles-captain }
cp-exiles-quartermaster = { cp-quartermaster } ({ cp-exiles })
    .the = { cp-exiles-quartermaster }
cp-exiles-marabout = { cp-marabout } ({ cp-exiles })
    .the = { cp-exiles-marabout }
cp-exiles-carpenter = { cp-carpenter } ({ cp-exiles })
    .the = { cp-exiles-carpenter }
cp-exiles-cook = { cp-cook } ({ cp-exiles })
    .the = { cp-exiles-cook }
cp-exiles-gunner = { cp-gunner } ({ cp-exiles })
    .the = { cp-exiles-gunner }
cp-exiles-fighter = { cp-fighter } ({ cp-exiles })
    .the = { cp-exiles-fighter }
cp-exiles-sharpshooter = { cp-sharpshooter } ({ cp-exiles })
    .the = { cp-exiles-sharpshooter }

## Terms

cp-crew = crew
cp-crew-value = crew
cp-gold = gold
cp-loot = loot
cp-loot-card = loot card
cp-loot-of-round = Loot of the round
cp-loot-won = loot won
cp-gold-target = { $n } of { $target } gold
cp-briskar = Briskar
cp-action-card = action card
cp-instant = instant
cp-permanent = permanent
cp-reaction = reaction
cp-counter = counter
cp-to-counter = Counter
cp-cancelled = cancelled
cp-target = target
cp-place-briskar = place a Briskar
cp-beside = beside the crew
cp-attached = attached
cp-discard = discard
cp-sacrifice = give up
cp-draw = draw
cp-hand-limit = hand limit
cp-round = round
cp-turn = turn
cp-extra-turn = extra turn
cp-order = to the right
cp-full-crew = full crew
cp-needed = { $n } Briskars needed
cp-most-famous = most famous crew
cp-worth = worth
cp-outright-win = wins outright
cp-smallest-faction = smallest faction
cp-doubled = doubled by the Captain
cp-subtracted = subtracted
cp-not-counted = not counted
cp-immune = out of reach
cp-protected-from = safe from { $name }
cp-rule-of-code = The code of the Briskars
cp-crew-of = { $who ->
        [you] Your crew
       *[other] Crew of { $name }
    }
cp-crew-yours = Your crew
cp-played-by = { $who ->
        [you] played by you
       *[other] played by { $name }
    }
cp-cards-held = { $n } in hand (limit { $limit })
cp-empty-crew = nobody
cp-hand-yours = Your hand
cp-known-cards = You know of { $name }: { $cards }
cp-pile-left = Draw pile: { $n }
cp-discard-top = Discard pile: { $n }, on top { $card }
cp-discard-empty = Discard pile: empty
cp-announced =
    { $who ->
        [you] You play { $card }
       *[other] { $name } plays { $card }
    }
cp-named-player =
    { $who ->
        [you] on you
       *[other] on { $name }
    }
cp-mode-place = Place up to 2 Briskars this turn
cp-mode-draw = Everyone draws 2 cards

## Options

cp-option-eligible_crews = Crews that may win
    .all = Every crew with a Briskar
    .full_only = Full crews only
cp-option-auto_win = Outright win
    .any_size = Captain, any size
    .two_or_more = Captain and 1 more
    .full_only = Full crew
cp-option-mercenaries_break_auto_win = A Mercenary spoils it
cp-option-least_tie = Tie for the smallest faction
    .all_tied = Subtract all tied
    .lowest_only = Only the lowest
    .none = Subtract none

## Log

cp-log-round = Round { $n }: { $who ->
        [you] you begin
       *[other] { $name } begins
    }
cp-log-loot-shown = Loot: { $card }. { $n } Briskars needed, { $gold } gold
cp-log-turn =
    { $who ->
        [you] Your turn
       *[other] { $name } to play
    }
cp-log-drew =
    { $who ->
        [you] You draw { $cards }
       *[other] { $n ->
            [one] { $name } draws a card
           *[other] { $name } draws { $n } cards
        }
    }
cp-log-dealt =
    { $who ->
        [you] You receive { $cards }
       *[other] { $n ->
            [one] { $name } receives a card
           *[other] { $name } receives { $n } cards
        }
    }
cp-log-signed =
    { $who ->
        [you] You sign on: { $card }
       *[other] { $name } signs on: { $card }
    }
cp-log-slipped =
    { $who ->
        [you] You slip { $card } into the crew of { $other }
       *[other] { $other-who ->
            [you] { $name } slips you { $card }
           *[other] { $name } slips { $card } into the crew of { $other }
        }
    }
cp-log-plays =
    { $who ->
        [you] You play { $card }
       *[other] { $name } plays { $card }
    }
cp-log-plays-own =
    { $who ->
        [you] You play { $card } on your own side
       *[other] { $name } plays { $card } on their own side
    }
cp-log-plays-on =
    { $who ->
        [you] You play { $card } on { $other }
       *[other] { $other-who ->
            [you] { $name } plays { $card } on you
           *[other] { $name } plays { $card } on { $other }
        }
    }
cp-log-plays-number =
    { $who ->
        [you] You play { $card } on { $other }: { $n } to give up
       *[other] { $other-who ->
            [you] { $name } plays { $card } on you: { $n } to give up
           *[other] { $name } plays { $card } on { $other }: { $n } to give up
        }
    }
cp-log-plays-value =
    { $who ->
        [you] You play { $card }: crew value { $n }
       *[other] { $name } plays { $card }: crew value { $n }
    }
cp-log-plays-mode =
    { $who ->
        [you] You play { $card }: { $mode }
       *[other] { $name } plays { $card }: { $mode }
    }
cp-log-plays-crew =
    { $who ->
        [you] You play { $card } beside the crew of { $other }
       *[other] { $other-who ->
            [you] { $name } plays { $card } beside your crew
           *[other] { $name } plays { $card } beside the crew of { $other }
        }
    }
cp-log-plays-briskar =
    { $who ->
        [you] You play { $card }: { $briskar }
       *[other] { $name } plays { $card }: { $briskar }
    }
cp-log-plays-move =
    { $who ->
        [you] { $other-who ->
            [you] You play { $card }: { $briskar } to your crew
           *[other] You play { $card }: { $briskar } to the crew of { $other }
        }
       *[other] { $other-who ->
            [you] { $name } plays { $card }: { $briskar } to your crew
           *[other] { $name } plays { $card }: { $briskar } to the crew of { $other }
        }
    }
cp-log-countered =
    { $who ->
        [you] You answer with Parley: { $card } is cancelled
       *[other] { $name } answers with Parley: { $card } is cancelled
    }
cp-log-counter-countered =
    { $who ->
        [you] You answer the Parley: { $card } stands
       *[other] { $name } answers the Parley: { $card } stands
    }
cp-log-gallant =
    { $who ->
        [you] You take an extra turn
       *[other] { $name } takes an extra turn
    }
cp-log-hand-seen =
    { $who ->
        [you] You see the hand of { $other }: { $cards }
       *[other] { $other-who ->
            [you] { $name } sees your hand
           *[other] { $name } sees the hand of { $other }
        }
    }
cp-log-took-card =
    { $who ->
        [you] You take { $card } from { $other }
       *[other] { $other-who ->
            [you] { $name } takes { $card } from you
           *[other] { $name } takes a card from { $other }
        }
    }
cp-log-hands-swapped =
    { $who ->
        [you] You swap hands with { $other } and receive { $cards }
       *[other] { $other-who ->
            [you] { $name } swaps hands with you: you receive { $given }
           *[other] { $name } swaps hands with { $other }
        }
    }
cp-log-discards =
    { $who ->
        [you] You discard { $card }
       *[other] { $name } discards { $card }
    }
cp-log-reshuffled = The discard pile is shuffled: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } to draw
cp-log-turned-over = Turned over: { $card }
cp-log-laid = { $zone-who ->
        [you] { $card } lies beside your crew
       *[other] { $card } lies beside the crew of { $zone }
    }
cp-log-permanents-gone =
    { $who ->
        [you] You clear the table: no permanent stays
       *[other] { $name } clears the table: no permanent stays
    }
cp-log-moved =
    { $who ->
        [you] { $card } leaves your crew for that of { $other }
       *[other] { $other-who ->
            [you] { $card } leaves { $name } and joins your crew
           *[other] { $card } goes from { $name } to { $other }
        }
    }
cp-log-leaves =
    { $who ->
        [you] { $card } leaves your crew
       *[other] { $card } leaves the crew of { $name }
    }
cp-log-kraken-shown = The Kraken brings up { $card }: { $gold } gold
cp-log-invaded =
    { $who ->
        [you] Your crew goes overboard with all beside it
       *[other] The crew of { $name } goes overboard with all beside it
    }
cp-log-loot-swapped =
    { $who ->
        [you] The loot is now { $card }: { $n } Briskars, { $gold } gold. { $old } joins your crew
       *[other] The loot is now { $card }: { $n } Briskars, { $gold } gold. { $old } joins { $name }
    }
cp-log-recovers =
    { $who ->
        [you] You take { $card } from the discard pile
       *[other] { $name } takes { $card } from the discard pile
    }
cp-log-round-ends =
    { $who ->
        [you] You fill a crew: the round is over
       *[other] { $name } fills a crew: the round is over
    }
cp-log-worth =
    { $who ->
        [you] Your crew is worth { $total }: { $parts }
       *[other] The crew of { $name } is worth { $total }: { $parts }
    }
cp-log-outright =
    { $who ->
        [you] Your crew wins outright, worth { $total }: { $parts }
       *[other] The crew of { $name } wins outright, worth { $total }: { $parts }
    }
cp-log-round-won =
    { $who ->
        [you] You win the loot: { $gold } gold
       *[other] { $name } wins the loot: { $gold } gold
    }
cp-log-round-none = Nobody wins the loot
cp-log-game-won =
    { $who ->
        [you] You win the game with { $gold } gold
       *[other] { $name } wins the game with { $gold } gold
    }

## Questions

cp-ask-turn = Play a card or end your turn
cp-ask-counter = Does anyone counter?
    .named = { $name } plays { $card }. Does anyone counter?
cp-ask-gallant = End of turn. Play Gallantry?
cp-ask-crew = Which crew?
cp-ask-player = Which player?
cp-ask-briskar = Which Briskar?
cp-ask-value = Which crew value?
cp-ask-mode = Place two, or everyone draws?
cp-ask-number = How many cards?
cp-ask-take = Which card do you take?
cp-ask-discard = Discard a card
    .many = Discard { $n } cards

## Choices

cp-do-play = Play { $card }
cp-do-crew =
    { $who ->
        [you] The crew beside your seat
       *[other] The crew beside { $name }
    }
cp-do-player =
    { $who ->
        [you] Yourself
       *[other] { $name }
    }
cp-do-briskar = { $briskar }
cp-do-value = Crew value { $value }
cp-do-mode = { $mode }
cp-do-number =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
cp-do-take = Take { $card }
cp-do-discard = Discard { $card }
cp-do-pass = Let it pass
cp-do-counter = Counter with Parley
cp-do-gallant = Play Gallantry
cp-do-end = End the turn

## Refusals

cp-no-one_briskar_per_turn = One Briskar per turn.
cp-no-no_legal_target = Nothing to aim at.
cp-no-empty_hand = That hand is empty.
cp-no-target_trapped = Trapped: you cannot aim there.
cp-no-captain_protected = This Captain is out of reach.
cp-no-needs_another_card = You need another card in hand.
cp-no-end_of_turn_only = Only at the end of a turn.
cp-no-not_now = That is not what is asked now.
cp-no-not_in_hand = That card is not in your hand.
cp-no-not_in_that_hand = That card is not in the hand you see.
cp-no-too_many_actions = 58 action cards in a turn are enough.
cp-no-no_briskar_discarded = No Briskar lies in the discard pile.
cp-no-no_such_player = Nobody sits there.
cp-no-not_an_opponent = Choose an opponent.
cp-no-nothing_there = Neither Briskar nor permanent lies there.
cp-no-not_in_a_crew = This Briskar is in no crew.
cp-no-not_a_captain = Only a Captain can be chosen.
cp-no-same_crew = The Briskar must go to another crew.
cp-no-not_so_many = At least 1 card, and no more than you hold.
cp-no-needs_pourparlers = A counter takes a Parley. You can let it pass.
cp-no-needs_galanterie = An extra turn takes a Gallantry. You can let it pass.

## Parts of a count

cp-reason-gold = gold
cp-reason-doubled = doubled by the Captain
cp-reason-subtracted = smallest faction, subtracted
cp-reason-subtracted-doubled = doubled and subtracted
cp-reason-not-counted = not counted

## What a hint says of a choice

cp-remark-worth = a Briskar of { $gold } gold
cp-remark-keeps-hand = keeps { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in hand
cp-remark-wins-loot = wins the loot: { $gold } gold
cp-remark-loses-loot = gives the loot to { $seat }: { $gold } gold
cp-remark-ends-round = ends the round
cp-remark-counters = stops the card that was announced
cp-remark-crew-up = your crew rises from { $before } to { $after }
cp-remark-crew-down = your crew falls from { $before } to { $after }
cp-remark-rival-up = { $seat }: the crew rises from { $before } to { $after }
cp-remark-rival-down = { $seat }: the crew falls from { $before } to { $after }
cp-remark-draws = brings { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
cp-remark-points = { $n } gold
