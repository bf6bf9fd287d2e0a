## The game in short: parts in their order, each with its paragraphs.
br-short-title = Brisca in two minutes
br-short-pack = The pack
br-short-pack-1 = Forty Spanish cards in four suits: coins, cups, swords, clubs. For 2, 3 or 4 players; with 3, one 2 leaves the game so that the cards come out even.
br-short-deal = The deal
br-short-deal-1 = Three cards each. The next card is turned up: its suit is trump for the whole game, and it lies under the stock as its last card.
br-short-trick = A trick
br-short-trick-1 = Whoever leads plays any card; the others follow clockwise with any card. Nobody has to follow suit, trump or beat.
br-short-trick-2 = The highest trump takes the trick; without a trump, the highest card of the suit led. The winner keeps it face down and leads next.
br-short-draw = Drawing
br-short-draw-1 = After each trick everybody draws one card, the winner first. The turned-up trump goes last. Then the last three cards are played without drawing.
br-short-exchange = The exchange
br-short-exchange-1 = Having just taken a trick, before drawing, you may swap the 7 of trumps for a turned-up ace, 3, king, knight or jack, or the 2 of trumps for a 7, 6, 5 or 4. Never at the last draw.
br-short-count = The count
br-short-count-1 = Add up the cards you took: 120 points in all. Most points win; partners, who sit opposite, add theirs. Equal is a draw.
br-short-variant = At the table’s choice
br-short-variant-1 = Follow suit at the end: once the stock is empty, follow the suit led if you can. No exchange at all. Points shown during play. A match of several games.
