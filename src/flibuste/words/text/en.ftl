### The words of the shared page and table. Same ids in en, fr, es.

## Lobby and seats

ui-app-name = Flibuste
ui-tagline = Four games, one table, no account
ui-game-brisca = Brisca
ui-game-brisca-line = Tricks and a trump
ui-game-chasse-partie = Chasse-Partie
ui-game-chasse-partie-line = Crews and low blows
ui-game-treasure-hunter = Treasure Hunter
ui-game-treasure-hunter-line = Pick, pass, plunder
ui-game-briskars = Briskars
ui-game-briskars-line = A skirmish on the map
ui-players-range = { $min } to { $max } players
ui-minutes = { $n } min
ui-lobby = Lobby
ui-play-now = Play now
ui-open-tables = Open tables
ui-my-tables = My tables
ui-last-games = Last games
ui-new-table = New table
ui-open-and-copy = Open and copy the link
ui-link-copied = Link copied
ui-no-address = A link, a name, and you play. No address asked.
ui-join-link = Join link
ui-watch-link = Watch link
ui-your-name = Your name
ui-against-bots = Against bots
ui-pass-device = Pass the device
ui-pass-to = Pass the device to { $name }
ui-pass-soon = Next: { $name }. The device is covered in a moment.
ui-show-my-hand = Show my hand
ui-learn = Learn by playing
ui-sit = Sit down
ui-stand-up = Stand up
ui-watch = Watch
ui-resume = Resume
ui-start = Start
ui-leave = Leave the table
ui-hosted-by = Hosted by { $name }
ui-seat = Seat
ui-seat-empty = Empty seat
ui-seat-yours = Your seat
ui-seat-save = Save my seat
ui-seat-secret = This link is your seat. Keep it to yourself.
ui-add-bot = Add a bot
ui-remove-bot = Remove the bot
ui-team = Team
ui-partner = Partner
ui-opponent = Opponent
ui-neighbour-left = On the left
ui-neighbour-right = On the right
ui-watching = Watching
ui-watching-count = { $n } watching
ui-ready = Ready
ui-random-seats = Shuffle the seats

## At the table

ui-table = Table
ui-your-turn = Your turn
ui-turn-of = { $name } to play
ui-waiting-for = Waiting for { $name }
ui-waiting-for-many =
    Waiting for { $n ->
        [one] { $n } player
       *[other] { $n } players
     }
ui-answer-sealed = Your answer is in. It stays sealed until all have answered.
ui-confirm = Confirm
ui-back = Back
ui-cancel = Cancel
ui-pass = Pass
ui-done = Done
ui-end-turn = End my turn
ui-let-it-pass = Let it pass
ui-never-react-to = Never react to { $card }
ui-pass-until-turn = Pass until my turn
ui-why = Why?
ui-why-not = Not possible: { $reason }
ui-rule = Rule { $id }
ui-rules = Rules
ui-log = Log
ui-menu = Menu
ui-chat = Chat
ui-chat-off = No chat
ui-chat-phrases = Phrases only
ui-chat-free = Free chat
ui-mute = Mute { $name }
ui-odds = Odds
ui-total = Total
ui-hand = Hand
ui-hand-of =
    { $name }: { $n ->
        [0] no cards
        [one] { $n } card
       *[other] { $n } cards
     }
ui-draw-pile = Draw pile
ui-discard-pile = Discard pile
ui-shuffle = Shuffle
ui-deals = Deals
ui-round-n = Round { $n }
ui-face-up = Face up
ui-face-down = Face down
ui-winner = { $name } wins
ui-you-win = You win
ui-draw-game = A draw
ui-shared-win = Shared victory
ui-place-n = { $n ->
    [1] First
   *[other] Place { $n }
 }
ui-final-score = Final score
ui-again = Again, same crew
ui-share = Share

## Clock and absence

ui-clock = Clock
ui-clock-none = No clock
ui-clock-relaxed = Relaxed
ui-clock-increment = { $min } min + { $s } s per move
ui-time-left = { $time } left
ui-time-out = Time is up
ui-time-credited = { $s } s given back: the server was away
ui-pause = Pause
ui-paused = Paused
ui-away = { $name } is away
ui-away-wait = Wait
ui-away-bot = Let a bot play on
ui-away-pause = Pause the game
ui-grace = A bot may step in after { $s } s
ui-back-again = { $name } is back
ui-days-per-move = { $n ->
    [one] { $n } day per move
   *[other] { $n } days per move
 }

## Undo and replay

ui-undo = Undo
ui-undo-ask = Ask to undo
ui-undo-asked = { $name } would like to take back the last move.
ui-undo-agree = Agree
ui-undo-refuse = Refuse
ui-undo-done = The last move was taken back.
ui-undo-too-late = Too late: something hidden has been shown.
ui-replay = Replay
ui-replay-play = Play
ui-replay-pause = Stop
ui-replay-next = Next move
ui-replay-previous = Previous move
ui-replay-start = To the start
ui-replay-end = To the end
ui-replay-speed = Speed
ui-replay-move = Move { $n } of { $total }
ui-replay-link = Link to this move
ui-replay-seat = As seen by { $name }
ui-replay-all = All hands
ui-record = Record
ui-record-save = Save the record
ui-record-load = Load a record

## Fairness receipt

ui-fairness-receipt = Fairness receipt
ui-verify = Verify the deal
ui-sealed-secret = Sealed secret
ui-your-share = Your pinch of chance
ui-seal-opened = Seal opened
ui-verified = Verified: cards and dice were fixed before the first move.
ui-verify-failed = Does not match: this record has been changed.
ui-verify-none = Nothing to check: a game that goes on from a position has no seal of its own.
ui-verify-limit = It does not prove that whoever runs the server cannot look.
ui-draw-purpose = Drawn for: { $purpose }

## Bots

ui-bot = Bot
ui-bot-level = Level
ui-level-deckhand = Deckhand
ui-level-deckhand-line = Learns the ropes: legal moves, little plan.
ui-level-sailor = Sailor
ui-level-sailor-line = Knows the tricks of the trade, looks one move ahead.
ui-level-quartermaster = Quartermaster
ui-level-quartermaster-line = Counts the cards and weighs what you may hold.
ui-level-captain = Captain
ui-level-captain-line = Thinks through thousands of worlds. Sees no more than you.
ui-level-captain-here = Thinks { $s } s at most here: wins about { $n } % against a server’s captain. Sees no more than you.
ui-bot-thinking = { $name } is thinking
ui-bot-honest = Bots see only what their seat may see.
ui-strength = Strength { $n }

## Settings

ui-settings = Settings
ui-house-rules = Table rules
ui-default = As in the rulebook
ui-language = Language
ui-theme-light = Harbour at noon
ui-theme-dark = Tavern by candle
ui-theme-auto = Like my device
ui-sound = Sound
ui-speed = Pace of bots and movements
ui-speed-calm = Calm
ui-speed-normal = Normal
ui-speed-quick = Quick
ui-speed-none = None: at once
ui-look-again = See the last play again
ui-motion = Motion
ui-motion-less = Less motion
ui-two-taps = Two taps to play a card
ui-auto-last = Play the last card by itself
ui-large-text = Larger text
ui-patterns = Patterns besides colours
ui-keys = Keys
ui-privacy-erase = Erase my data
ui-privacy-export = Download my data
ui-spectators-delay = Delay for spectators: { $s } s

## Errors

error-not_your_turn = It is not your turn: we are waiting for { $name }.
error-already_answered = You have answered already.
error-illegal_choice = That is not possible now: { $reason }
error-not_in_hand = That card is not in your hand.
error-stale_sequence = The table has moved on. Here it is as it stands.
error-unknown_table = No table under this link.
error-table_full = All seats are taken. You can watch.
error-seat_taken = Somebody sits there already.
error-wrong_seat = This seat is not yours.
error-not_host = Only { $name } can change this.
error-name_taken = This name is taken at this table.
error-too_long = Too long: { $max } characters at most.
error-too_many_requests = Easy. Try again in { $s } s.
error-too_slow = Too slow: the connection was given up.
error-wrong_version = Reload the page: a newer version is out.
error-malformed = The server did not understand this. Nothing has changed.
error-bad_band = This band file cannot be read. { $entry }: { $reason }
error-own_files = These files of your own cannot be played with.
error-map_too_small = This map has no room for so many bands.
error-no_band_fits = No ready band has the price of this scenario: recruit freely.
error-bad_question = That question cannot be answered: { $field }.
error-connection_lost = Connection lost. Your seat is kept, trying again…
error-reconnected = Back at the table.
error-server_restarting = The server restarts. No move is lost.
error-no_such_decision = This game never asks that, so no standing answer can be given to it.
error-table_broken = This table cannot be opened: its journal does not fit this version of the game. Nothing of it was thrown away; tell who runs the server.
error-other_rules = This game was played by rules or with cards of another version: it cannot be shown again here. Its result and its record are kept.
error-paused = The game is paused.
error-game_over = This game is over.
error-record-other_version = This file is no record of a Flibuste game.
error-record-bad_record = This record is damaged: part of it cannot be read.
error-record-other_game = This record is of a game that is not played here.
error-record-other_content = This record was made with other cards or rules than those here.
error-record-illegal = the rules do not allow this move.
error-record-too_long = This file is too long for a record.
error-record_refused = Record refused at move { $n }: { $reason }
error-link_expired = This link is no longer valid.
error-already_started = The game has begun already.
error-campaign_refused = This campaign file cannot be read: { $sentence }
error-chat_off = Nobody talks at this table: its terms say so.
error-no_such_seat = There is no such seat at this table.
error-no_token = This program is not known here: its token is wrong or was revoked.
error-nobody_sits = Take a seat yourself, or nobody plays.
error-not_found = There is nothing at this address.
error-not_mustered = A crew has not chosen yet who goes ashore.
error-not_now = That is not possible at this moment.
error-not_over = The game is not over yet.
error-not_paused = The game is not paused.
error-not_sealed = The pinch of chance came without its seal; sit down again.
error-not_started = The game has not begun yet.
error-nothing_asked = Nobody is waiting for this answer any more.
error-nothing_sealed = There is no sealed answer to take back.
error-nothing_to_undo = There is nothing to take back.
error-phrases_only = Only the phrases of the book are spoken at this table.
error-seal_broken = The pinch of chance does not fit its seal.
error-seats_empty = Somebody is still missing at the table.
error-too_many_bots = No more programs than you have (at most { $max }); revoke one first.
error-too_many_tables = One page keeps no more tables open (at most { $max }).
error-unknown_game = This game is not played here.
error-unknown_level = No bot here plays at this level.
error-unknown_person = The server does not know this browser any more; load the page anew.
error-wrong_origin = This request came from another site, so nothing was done.

## Phrasebook

say-hello = Ahoy!
say-good-luck = Fair winds!
say-well-played = Well played!
say-good-grab = Good grab!
say-ouch = Ouch!
say-no-quarter = No quarter!
say-truce = Truce?
say-revenge = I’ll remember that!
say-thinking = Let me think
say-moment = One moment
say-slip = Slip of the finger
say-thanks = Thanks
say-good-game = Good game
say-again-q = Again?

## The page
ui-skip = Skip to the table
ui-close = Close
ui-yes = Yes
ui-no = No
ui-on = On
ui-off = Off
ui-you = You
ui-you-here = you
ui-seats-range = { $min } to { $max }
ui-tab-me = Me
ui-lamp = Lamp: light or dark
ui-soon = Not at the table yet
ui-copy = Copy
ui-loading = One moment…
ui-not-found = Nothing but open sea here.
ui-to-lobby = To the lobby

## Lobby
ui-no-open-tables = No table is waiting. Open yours.
ui-new-here = New here?
ui-lesson-minutes = a lesson, under five minutes
ui-look = Look
ui-no-my-tables = Your games will wait for you here.
ui-seats-taken = { $taken } of { $seats } seats taken
ui-waits-for-you = { $name } is waiting for you
ui-waits-for-players = Waiting for players
ui-goes-on = The game goes on
ui-game-won = Won against { $name }
ui-game-lost = Lost to { $name }
ui-game-finished = Finished
ui-table-of = At { $name }’s

## A new table
ui-how-many = Players
ui-who-sits = Who sits down
ui-kind-open = By link
ui-kind-bot = Bot
ui-kind-here = On this device
ui-table-title = Name of the table
ui-operator = Operator
ui-operator-token = Operator’s token
ui-operator-tip = It is in the file operator.token of the data folder, and is forgotten with this tab.
ui-operator-tables = Tables, the last touched first
ui-operator-close = Close the table
ui-operator-ban = Ban
ui-operator-mute = Mute
ui-operator-pardon = Pardon
ui-operator-notice = Notice to everybody
ui-operator-say = Say it
ui-operator-restart = Announce a restart in five minutes
ui-operator-quiet = Take the notice away
ui-notice-restart = The server restarts at { $time }. No move is lost; games go on afterwards.
ui-listed = Show it in the lobby
ui-afterwards = All hands afterwards
ui-afterwards-link = everybody with the link
ui-afterwards-players = players only
ui-terms-players-only = Only players see all hands afterwards
error-players_only = Only those who played see all hands of this game.
ui-when-away = If somebody goes away
ui-open-table = Open the table
ui-set-up = Set the table
ui-more-options = Table rules
ui-name-n = Player { $n }

## The terms of a table
ui-time-s = { $n } s
ui-time-min = { $n } min
ui-clock-per-move = { $time } per move
ui-clock-hint = Out of time: with time per move, as for somebody away; with a bank, a bot plays that move.
ui-grace-after = After how long
ui-delay = Spectators see the table
ui-delay-none = At once
ui-delay-later = { $time } later
ui-terms-away-wait = The table waits for who goes away
ui-terms-away-bot = A bot plays on after { $time } away
ui-terms-away-pause = Paused after { $time } away
ui-game-choice = Game
ui-host-starts = { $name } starts the game
ui-still-free = Waiting for { $n ->
        [one] one more player
       *[other] { $n } more players
    }
ui-lost-hint = Ask for a new link, or begin a game of your own.

## Why we wait
ui-waits-away-wait = { $name } is away. The table waits.
ui-waits-away-bot = { $s ->
        [0] { $name } is away. A bot plays on meanwhile.
       *[other] { $name } is away. A bot plays on in { $s } s.
    }
ui-waits-away-pause = { $name } is away. The game pauses in { $s } s.
ui-waits-clock = The time of { $name } is up. The table waits.
ui-waits-clock-you = Your time is up. The table waits for you.
ui-waits-undo = You asked to take back your last move. Waiting for the others to agree.
ui-undo-declined = Not everybody agreed: the move stands.
ui-watching-late = You see the table { $time } later.
ui-paused-away = Waiting for { $name } to come back.

## Waiting room
ui-crew-builder = Build a crew for Briskars
ui-drafts = Editors: maps, scenarios, Briskars
ui-own-files = With files of your own
ui-own-files-add = Bring files of your own
ui-own-files-drop = Leave them out
ui-own-files-refused = These files are refused; nothing has changed.
ui-campaign = Campaign
ui-campaigns = Campaigns of Briskars
ui-waiting-room = Waiting for the crew
ui-send-link = Send this link to whoever should sit down.
ui-missing = { $n ->
        [0] Everybody is here
        [one] { $n } seat still free
       *[other] { $n } seats still free
    }
ui-invited = You are invited to a game
ui-sit-and-play = Sit down and play
ui-name-hint = A name is enough.
ui-name = Name
ui-face-choose = Choose a face
ui-face-line = Yours at every table, in the lobby and in replays. Bots have faces of their own.
ui-start-now = Start with bots

## Table
ui-table-actions = At the table
ui-the-trick = Cards on the table
ui-thinking-of = { $name } is thinking it over
ui-say-something = Say something
ui-write-here = Your message
ui-send = Send
ui-said = { $name }: { $text }
ui-unmute = Hear { $name } again
ui-leave-sure = Your seat is kept. You can come back from the lobby.
ui-stay = Stay
ui-away-tag = away
ui-level-tag = { $level }
ui-connection = Connection
ui-fullscreen = Full screen

## End
ui-rematch = Rematch, same table
ui-rematch-waits = Your hand is up. Waiting for the others.
ui-rematch-go = The rematch is set
ui-rematch-who = Who is at the new table
ui-rematch-here = { $name } is there
ui-rematch-not-yet = { $name } is not there yet
ui-play-on = Play on from here
ui-play-on-text = A new table begins at this position. Those who have seen the hands know too much: nothing is proved about its deal.
ui-play-on-as = Your seat
ui-play-on-bots = Against bots
ui-play-on-here = Everybody at this device
ui-qr = QR code
ui-qr-of = QR code of the link: { $label }
ui-see-replay = Watch the replay
ui-receipt = Receipt
ui-deal-verified = Deal verified
ui-deal-checking = Checking the deal…
ui-deal-unverified = Deal not verified
ui-deal-broken = The deal does not match
ui-seal-before = Seal set before the deal
ui-seal-after = Secret opened at the end: its seal
ui-same = same
ui-different = different
ui-shares = Each seat added its pinch of chance
ui-draws-done = Cards and dice drawn from it
ui-n-of-m = { $n } of { $m }
ui-check-again = Check again
ui-checked-here = Checked in your browser

## Replay
ui-replay-title = Replay
ui-see-as = Seen as
ui-my-choice = My choice
ui-all-open = All open
ui-me-then = Me, then
ui-fog-lift = Show the cards: { $name }
ui-fog-drop = Hide the cards: { $name }
ui-scrub = Move through the game
ui-record-drop = Load a record, or drop the file here
ui-record-hint = Every move is checked again while it loads.

## Settings and about
ui-theme = Lamp
ui-card-style = Cards
ui-cards-drawn = Drawn
ui-cards-clear = Large figures
ui-motion-full = All of it
ui-motion-auto = Like my device
ui-volume = Volume
ui-sound-hint = Wood, paper and one small bell.
ui-keys-hint = 1 2 3 raise a card, Enter plays it, E exchanges, Z undoes, L reads the log, T reads the table.
ui-about = About
ui-privacy = Privacy
ui-about-1 = Flibuste is a table for four games of cards, chance and low blows. People and honest bots sit at it; a link is the only ticket.
ui-about-2 = Deck and dice are fixed before anyone sits down: the server seals a secret, every seat adds its own pinch of chance, and after the game anyone can check it.
ui-about-3 = Every drawing is made for Flibuste. Letters: Rakkas and Alegreya Sans, under the SIL Open Font License.
ui-privacy-1 = No account, no e-mail, no advert, no third party. One cookie keeps your seat; it is deleted with your data.
ui-privacy-2 = Kept: the name you typed, your moves, what you said at the table. Network addresses are held in memory for a while, to keep troublemakers out; they are never written down. While a rated table runs, a mark of them is kept that is too short to tell them, to see that nobody plays against themselves.
ui-privacy-3 = Settings stay in this browser.
ui-privacy-4 = Only if you let this browser be woken: an empty message goes through the maker of your browser when it is your turn. It says nothing of you, the table or a card.
ui-erase-sure = Your name leaves every table and your seats become empty. This cannot be undone.
ui-erased = Gone. Fair winds.

## Hot-seat
ui-device-down = Nobody else is looking?

## Lesson
ui-lesson = Lesson
ui-lesson-step = Step { $n } of { $total }
ui-lesson-leave = Leave the lesson
ui-lesson-next = Go on
ui-lesson-teacher = teacher

## Absence, and ends at the table
ui-news-joined = { $name } sits down
ui-news-left = { $name } has stood up
ui-news-resigned = { $name } gives up; a bot plays on
ui-news-relieved = A bot plays for { $name } until they are back
ui-news-resumed = The game goes on
ui-stood-in-absence = { $you ->
        [true] A bot played this for you: you were away.
       *[other] A bot played this for { $name }, who was away.
    }
ui-stood-in-clock = { $you ->
        [true] A bot played this for you: your time was up.
       *[other] A bot played this for { $name }, whose time was up.
    }
ui-stood-in-count = { $you ->
        [true] { $n ->
            [one] A bot answered once for you.
           *[other] A bot answered { $n } times for you.
        }
       *[other] { $n ->
            [one] A bot answered once for { $name }.
           *[other] A bot answered { $n } times for { $name }.
        }
    }
ui-waits-relieved = { $name } is away. A bot plays until they are back.
ui-waits-call-off = You asked to call the game off. Waiting for the others to agree.
ui-way-relieve = Let a bot play
ui-way-relieve-in = A bot may play in { $s } s
ui-way-claim = Claim the game
ui-way-claim-in = You may claim the game in { $s } s
ui-claim-sure = { $name } has been away for longer than the table allows. You win, and the game is over.
ui-resign = Resign
ui-resign-sure = { $n ->
        [2] You lose, and the game is over.
       *[other] You stand up and look on. A bot plays your seat to the end; if nobody else is here, the game ends.
    }
ui-call-off = Call the game off
ui-call-off-sure = The others are asked. If all agree the game ends without a result.
ui-call-off-asked = { $name } would like to end the game without a result.
ui-call-off-agree = Call it off
ui-play-on-please = Play on
ui-no-result = No result
ui-cut-you-win = You win
ui-cut-wins = { $name } wins
ui-cut-resigned = { $you ->
        [true] You gave up.
       *[other] { $name } gave up.
    }
ui-cut-claimed = { $you ->
        [true] You were away for too long.
       *[other] { $name } was away for too long.
    }
ui-cut-called_off = The game was called off.
ui-cut-lapsed = Nobody came back for so long that the table ended by itself.
ui-cut-closed = Whoever runs this server has closed the table.
error-banned = Whoever runs this server has shut you out for a while.
error-muted = Whoever runs this server keeps you from speaking for a while; your cards stay yours.
ui-cut-played = This game was played by rules or with cards of another version; its result and its record are kept.
ui-cut-outdated = This game was dealt by rules or with cards of another version, so it cannot go on here. It has no winner; its record is kept, and it goes on if the server gets its version back.
ui-seat-reveal = Show the secret link of my seat
ui-seat-renew = New link; end other devices
ui-seat-renewed = The old link is worth nothing now, and no other device plays your seat.
ui-seat-claims = { $n ->
    [one] Another device also plays your seat.
   *[other] { $n } other devices also play your seat.
 }
ui-seat-claimed = Another device has taken your seat over by its link. If that was not you: menu, new link.
ui-by-hand = I answer by hand
ui-by-hand-tip = Also when I can only pass: nobody can tell from the time whether I had a choice.
ui-pauses-left = { $n ->
    [one] one pause left
   *[other] { $n } pauses left
 }
error-no_pause_left = You have let the game rest as often as you may.
ui-remove-guest = Remove
ui-remove-sure = { $name } loses the seat; it is free again.
ui-lapses = Ends by itself on { $day } if nobody comes
ui-machine-only = This link works on this machine only. For friends in your network start the server with
ui-notify = Notify me when it is my turn and I look elsewhere
ui-notify-denied = The browser does not allow notifications for this page.
error-too_soon = Not yet: there is still time to come back.
error-seat_taken_back = The host has given your seat away.
error-table_lapsed = Nobody came for so long that this table has ended.

## Play over days
ui-days = Play over days
ui-days-line = Answer when you have time: every answer may take days.
ui-days-none = No game waits for you.
ui-days-waits = { $n ->
    [one] One game waits for you
   *[other] { $n } games wait for you
 }
ui-days-next = Next game that waits for you
ui-clock-days = { $n ->
    [one] 1 day per answer
   *[other] { $n } days per answer
 }
ui-clock-days-hint = Nobody has to stay. The game begins when the last seat is taken.
ui-late = When time is up
ui-late-bot = A bot answers
ui-late-forfeit = The game is lost
ui-terms-late-bot = when time is up a bot answers
ui-terms-late-forfeit = whoever runs out of time loses
ui-time-days = { $n ->
    [one] 1 day
   *[other] { $n } days
 }
ui-time-days-hours = { $d } d { $h } h
ui-time-hours = { $n } h
ui-with = with { $names }
ui-answer-now = Answer
ui-reach-me = Tell me when it is my turn
ui-push = Wake this browser
ui-push-on = This browser is woken when a game waits for you.
ui-push-off = Wake it no more
ui-push-tip = Off until you switch it on. What is sent is empty: your browser then asks this server itself what waits.
ui-push-cannot = This browser cannot be woken here (it needs an encrypted address).
ui-push-title = Your turn
ui-feed = Private feed
ui-feed-make = Make a feed
ui-feed-new = New address
ui-feed-drop = Take it away
ui-feed-tip = For a feed reader. Whoever knows the address sees which games wait for you, and no card.
ui-feed-title = Flibuste: your turn
ui-feed-until = Until { $time }
ui-vacation = Vacation
ui-vacation-line = Your clocks stand still in all games over days, and the others see until when.
ui-vacation-left = { $n ->
    [one] One day left this year
   *[other] { $n } days left this year
 } ({ $yearly } a year, { $longest } at a time)
ui-vacation-go = Go
ui-vacation-back = I am back
ui-vacation-until = On vacation until { $day }
ui-waits-vacation = { $name } is on vacation until { $day }. The clock stands still.
ui-cut-forfeited = { $you ->
        [true] Your time was up.
       *[other] The time of { $name } was up.
    }
error-bad_endpoint = That address cannot be used to wake a browser.
error-too_many_browsers = { $n } of your browsers are woken already.
error-vacation_too_long = A vacation lasts { $n ->
        [one] { $n } day
       *[other] { $n } days
    } at most.
error-vacation_used_up = You have { $n ->
        [one] { $n } day
       *[other] { $n } days
    } of vacation left this year.

## Tournaments
ui-tournament = Tournament
ui-tournaments = Tournaments
ui-tournaments-none = No tournament is open. Begin one: a link brings the others.
ui-tournament-new = New tournament
ui-tournament-open = Open the tournament
ui-tournament-name = Name
ui-system = System
ui-system-swiss = Swiss
ui-system-round_robin = Everybody meets everybody
ui-system-swiss-tip = Each round you meet somebody with as many points as you, and nobody twice while that can be avoided. Seats are evened out.
ui-system-round_robin-tip = Everybody plays once against everybody else; first and second seats differ by one at most.
ui-tables-of = { $n } sit at each table.
ui-partners-change = Partners change from round to round; both get the same points.
ui-points-of-table = Your points are the share of your rivals at the table who end behind you, equals counting half. For tie-breaks a table counts as one opponent, the average of all.
ui-system-swiss-tables = Each round you sit with people who have about as many points as you, and with strangers first. Seats are evened out.
ui-system-round_robin-tables = Rounds are played until everybody has sat with everybody at least once. Seats are evened out.
ui-at-a-table = At each table
ui-rounds = Rounds
ui-tournament-round = Round { $n }
ui-round-of = Round { $n } of { $of }
ui-duplicate = The same cards and dice at every table
ui-duplicate-tip = All tables of a round play the same sealed deal at the same time. Your points are the share of the others on the same seat whom you beat. Nobody sees a card or a replay of it before all have played; what players tell each other nobody can prevent.
ui-entrants = { $n ->
    [one] One takes part
   *[other] { $n } take part
 }
ui-entrants-needed = { $fewest } to { $most } can take part.
ui-enter = Take part
ui-leave-tournament = Take part no more
ui-leave-tournament-sure = A game under way is lost, and you are paired no more.
ui-add-bots = Add bots
ui-take-out = Take out
ui-begin-tournament = Begin
ui-call-off-tournament = Call the tournament off
ui-call-off-tournament-sure = It ends without a winner. Games under way can be played to their end.
ui-called-off = Called off
ui-tournament-won = Won by { $names }
ui-my-table = To my table
ui-standing = Standing
ui-pairings = Pairings
ui-pairing = { $first } – { $second }
ui-bye = { $name }: a round without an opponent
ui-walkover = { $name }: the opponent has left
ui-left-after = left
ui-points = Points
ui-rank = Rank
ui-tie-buchholz = Buchholz
ui-tie-berger = Sonneborn-Berger
ui-tie-wins = Wins
ui-ties-are = Between equals decides: { $names }.
ui-tie-buchholz-tip = Buchholz: the points of all your opponents
ui-tie-berger-tip = Sonneborn-Berger: the points of those you beat, and half of those you drew with
ui-tie-wins-tip = games won
ui-byes-swiss = A round without an opponent counts as a win; for tie-breaks as a game against somebody with your points.
ui-byes-round_robin = The free round everybody has counts nothing; if the opponent has left, you win.
ui-byes-duplicate = Without an opponent you get 0.6; a game without a result brings 0.5.
ui-sealed = played, sealed until the round is over
ui-under-way = being played
ui-results-csv = Standing (CSV)
ui-games-csv = Games (CSV)
ui-tournament-link = One link for everybody
ui-tournament-listed = Show it to everybody on this server
error-unknown_tournament = There is no such tournament.
error-tournament_full = The tournament is full.
error-too_few = At least { $n } must take part.
error-tournament_begun = The tournament has begun.
error-tournament_over = The tournament is over.
error-not_entered = You do not take part.
error-needs_clock = A tournament needs a clock, so that every round ends.
error-round_running = Other tables still play this deal. Its cards are shown when the round is over.
error-no_press = This server has no typesetter for booklets.
error-unknown_campaign = There is no such campaign.
error-campaign_not_begun = The campaign has not begun.
error-campaign_begun = The campaign has begun.
error-campaign_over = The campaign is over.
error-campaign_broken = This campaign was sailed by other rules and cannot go on.
error-tournament_broken = This tournament was played by other rules and cannot go on.
error-crews_missing = Every crew needs a band and somebody to lead it.
error-crew_taken = Somebody leads this crew.
error-not_your_crew = This crew is not yours.
error-no_such_crew = There is no such crew.
error-no_campaigns = This game is not played in campaigns.
error-no_such_form = There is no such form of campaign.
error-wrong_number_of_crews = Crews for this form: { $least } to { $most }.

## The rules

ui-rules-all = Every rule
ui-rules-search = Search
ui-rules-count = { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
ui-rules-found = { $n } of { $of } rules
ui-rules-none = No rule says that.
ui-rules-contents = Contents
ui-rules-english = The rules are written in English only.
ui-rules-page = Open in a tab of its own
ui-rules-example = Example.
ui-rules-check = Case.
ui-rules-ruling = Ruling.
ui-chapter-decisions = Decisions
ui-chapter-hidden-information = Who sees what
ui-chapter-setup-by-number-of-players = Setup by number of players
ui-chapter-options = House rules
ui-chapter-timings-and-triggers = When things happen
ui-chapter-states-and-conditions-of-a-briskar = States and conditions
ui-colon = { $label }:

## Without a server

ui-here-door = Play without a server
ui-here-door-line = Alone or passing the device. { $mb } MB are fetched once and kept; after that no network is needed.
ui-here-door-kept = Alone or passing the device. Everything is here already: no network is needed.
ui-here-title = You play on this device
ui-here-kept = Your games are kept in this browser, and nowhere else.
ui-here-lost = This browser keeps nothing (a private window?): your games end with this page.
ui-here-secrets = Hidden cards lie in this browser too. The table never shows them, but whoever knows how could look.
ui-here-missing = Friends elsewhere, watching, open tables, tournaments, ratings, games over days, printing, the workshop and games of your own need a server.
ui-here-elsewhere = This needs a server
ui-here-install = Install on this device
ui-here-back = Back to the server
ui-here-fetching = Fetching the engine: { $done } of { $all } MB
ui-here-starting = Setting the table…
ui-here-broken = The engine did not start.
ui-here-taken = Your games are open in another window of this browser. Close it, then try again.
ui-here-newer = Your games were kept by a newer version. Load the page again.
ui-here-full = This browser could not keep that (is its storage full?). Nothing has changed.
ui-here-again = Try again
ui-here-update = A newer version is ready.
ui-here-update-load = Load it
ui-here-record = Save as a record
ui-here-hand-over = Go on at a server’s table

## Any game, drawn plainly

ui-own-game = A game of the host’s own
ui-plain-choose = Your turn · { $what }
ui-plain-chosen = Your answer: { $what }
ui-plain-seen = What you see
ui-plain-options = What you can do
ui-plain-place = Place
ui-plain-player = Player
ui-plain-standing = Standing
ui-plain-score = Score

## Hints

ui-hint = Hint
ui-hint-thinking = Trying your choices in worlds you think possible…
ui-hint-worth = Wins { $chance } % (± { $error }) · { $points }
ui-hint-even = as good as the first
ui-hint-note = Tried in { $n ->
        [one] { $n } world
       *[other] { $n } worlds
    } that fit what you know. ± is the error bar: 19 times out of 20 the truth is inside.
ui-hint-remark-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
ui-hint-no-reason = No single reason: it came out better when played on.
ui-hints-on = Hints allowed for everybody
error-no_hints = This table plays without hints.
error-not_asked = You have nothing to decide now.

## Review

ui-review = Review
ui-review-of = Review of { $name }
ui-review-count = { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    } judged in { $worlds } worlds each: { $mistakes ->
        [0] no mistake
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }
ui-review-strands = From { $share } % at the start: fortune { $fortune } % ({ $fortune-points }), skill { $skill } % ({ $skill-points })
ui-review-turn-fortune = Turning point at move { $move }: fortune { $change } %
ui-review-turn-skill = Turning point at move { $move }: a mistake { $change } %
ui-review-mistake = Move { $move }: { $played }. Better: { $best } ({ $lost }).
ui-review-wait = Judging your decisions: { $done } of { $of }
ui-review-queue = Getting ready…
ui-review-fortune = Fortune
ui-review-skill = Skill
ui-review-chance = Chance to win
ui-review-turns = Turning points
ui-review-mistakes = Mistakes
ui-review-no-mistake = No mistake that exceeds its error bar.
ui-review-position = See the position
ui-review-again = Try again from here
ui-review-text = Save as text
ui-review-share = Copy the link
ui-review-sight = What is shown
ui-review-knew = { $you ->
        [true] What I knew
       *[other] What { $name } knew
    }
ui-review-lifted = Fog lifted
ui-review-fog = Every player, each judged by what that player knew
ui-review-seat = Reviewed player
ui-review-how = Every decision is judged by what you knew: each option is played on in the same worlds. A mistake is a gap larger than its error bar. Fortune is everything else: cards, dice and draws against the average, and what the others did.
ui-review-move = Move { $move }
ui-review-cost = costs { $lost }
ui-review-cost-chance = { $chance } %{ $error ->
        [0] { "" }
       *[other] { " " }± { $error }
    } of the chance to win

## My games, ratings, other devices

error-rated_terms = A rated table gives no hints, and everybody has a device of their own.
error-no_ratings_here = There are no ratings without a server.
ui-my-games = My games
ui-my-finished = Finished
ui-my-none = No finished game yet. Play one: it stands here afterwards.
ui-my-no-figures = No figures yet: games from a position, at one device or without a result are not counted.
ui-my-data = Take my data with me, or erase it
ui-my-more = Show more
ui-my-all = All games
ui-my-filter = Which game
ui-my-shared = Shared with { $names }
ui-my-no-result = No result against { $names }
ui-my-one-device = Played at one device
ui-my-nobody = somebody
ui-my-bot = { $name } (bot, { $level })
ui-my-minutes = { $n ->
        [0] under a minute
       *[other] { $n } min
    }
ui-my-hours = { $h } h { $n } min
ui-my-answers = { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }
ui-my-points = points { $points }
ui-my-again = from a position
ui-my-rated = Rating { $after } ({ $change })
ui-my-statistics = In figures
ui-my-share = Games won
ui-my-share-line = { $value } % of { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
ui-my-share-how = Shared wins count in part. The bar says where your true share lies, 19 times out of 20; the mark is the share of somebody average ({ $expected } %).
ui-my-points-mean = Points
ui-my-points-line = { $mean } on average
ui-my-points-how = Each dot is a game played to its end, the newest on the right; the line is your average.
ui-my-favourites = Favourites
ui-my-favourites-how = What you chose most, and how many of those games you won.
ui-my-favourite = { $name }: { $times ->
        [one] once
       *[other] { $times } times
    }, { $won } % won
ui-my-accuracy = Mistakes
ui-my-accuracy-line = { $mistakes } of { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } ({ $value } %)
ui-my-accuracy-how = Counted in { $n ->
        [one] { $n } review
       *[other] { $n } reviews
    }: a mistake is a choice that was worse than the best by more than the error bar, judged by what you knew. Together they cost { $lost } % of a game each time.
ui-my-luck = Luck so far
ui-my-luck-line = { $mean } % a game
ui-my-luck-error = { $mean } % ± { $error } a game
ui-my-luck-how = What the cards, the dice and the others brought, in winning chances, added up over { $n ->
        [one] { $n } reviewed game
       *[other] { $n } reviewed games
    }. If the bar reaches across nothing, it may all be chance.
ui-my-no-review = Review a finished game: mistakes and luck are counted from reviews.
ui-my-rating = Rating
ui-my-rating-how = Likely between { $low } and { $high }, from { $n ->
        [one] { $n } game
       *[other] { $n } games
    }.
ui-my-device = On another device
ui-my-device-how = Open this link there, or scan it: your games, your seats and your ratings come along. Whoever has it is you; keep it to yourself.
ui-my-device-link = Your secret link
ui-my-device-show = Show my link
ui-my-device-count = { $n ->
        [one] You are on this device only.
       *[other] You are on { $n } devices.
    }
ui-my-device-renew = New link, other devices out
ui-my-device-renewed = The old link is worth nothing now, and all other devices are out.
ui-my-device-here = Games on this device belong to this browser; only a server can carry them to another one.
ui-carry = Is this you?
ui-carry-line = With this link the games, seats and ratings of your other device come to this one. What this browser has played so far goes along.
ui-carry-go = Yes, that is me
ui-carried = Welcome back. You are the same person on both devices now.
ui-carry-here = Without a server nothing can be carried here.

ui-ratings = Ratings
ui-rated = Rated
ui-rated-on = Rated: the result changes the ratings, no hints, and your name stands on the leaderboard
ui-rated-needs = A rated game needs a device for everybody.
ui-ladder = Ladder
ui-ladder-two = Two players
ui-ladder-many = Three and more, teams
ui-ratings-place = Place
ui-ratings-player = Player
ui-ratings-rating = Rating
ui-ratings-games = Games
ui-ratings-bot = Bot, measured
ui-ratings-program = Program
ui-ratings-none = Nobody is rated here yet. Open a table with the term “Rated”: bots whose strength was measured count from the first game on.
ui-ratings-provisional = Not certain yet
ui-ratings-how = Everybody begins at 1500. Two players: Glicko-2; three and more, and teams: OpenSkill, on the same scale. A rating has a place when its deviation is at most 110. Bots keep the rating they were measured with.
ui-ratings-here = Ratings need a server: here you are the only person.
ui-rating-change = Your rating: { $before } → { $after } ({ $change })
ui-rating-unsure = Your rating: { $before } → { $after } ({ $change }), not certain yet (± { $error })
ui-unrated-no_result = Not rated: the game has no result.
ui-unrated-unknown_player = Not rated: the strength of somebody here is not known.
ui-unrated-one_person = Not rated: one person held more than one seat.
ui-unrated-one_address = Not rated: two seats were played from the same address.
ui-unrated-fault = Not rated: the server was away when it mattered.

## Dice of one's own

ui-dice = Dice
ui-dice-dealt = The table rolls
ui-dice-typed = We roll ourselves
ui-dice-typed-tip = You roll real dice and type in what they show, for the bots too. The record says so, the proof covers only what the table dealt, and the game is not rated.
ui-roll = { $n ->
    [one] Roll one die ({ $sides } sides): { $what }
   *[other] Roll { $n } dice ({ $sides } sides): { $what }
}
ui-roll-for = { $n ->
    [one] Roll one die ({ $sides } sides) for { $name }: { $what }
   *[other] Roll { $n } dice ({ $sides } sides) for { $name }: { $what }
}
ui-roll-how = { $n ->
    [one] Type what it shows; 0 is 10.
   *[other] Type what they show, one after the other; 0 is 10.
}
ui-roll-waits = { $name } rolls the dice
ui-roll-back = Take the last back
ui-proof-typed = { $n ->
    [one] One die was rolled at the table and typed in. Nobody can prove it.
   *[other] { $n } dice were rolled at the table and typed in. Nobody can prove those.
}
error-bad_dice = These are not the dice that are wanted.
error-nothing_to_roll = No dice are waited for.
error-not_your_roll = Somebody else rolls now.
error-dice_first = First the dice that are waited for.
error-dice_terms = Rolling yourselves goes without a clock and without ratings, in games with dice.
error-workshop_busy = Another workshop of yours is under way, or too many wait. Try again later.
error-workshop_refused = This cannot be tried out: { $sentence }

## The workroom

ui-print = Print
ui-print-what = The games on paper, from our own pictures: cards and tiles with cut marks, battle maps at 40 mm a square, sheets for crews, tokens, references.
ui-print-kind = What
ui-print-cards = Cards and tiles
ui-print-map = Battle map
ui-print-crew = Crew sheets
ui-print-tokens = Tokens
ui-print-reference = The game in short
ui-print-of = Of
ui-print-own = Band file of mine …
ui-print-size = Paper
ui-print-a4 = A4
ui-print-us-letter = US Letter
ui-print-take = Take the PDF
ui-print-house = What is ours and not the books’ is marked on the sheets.
ui-print-first = First sheet: { $what }
ui-print-first-caption = The first sheet. The PDF has all of them, in full size.
ui-print-failed = This sheet cannot be drawn now.
ui-workshop = Workshop
ui-workshop-what = Change a number of a card or a profile, or a table rule. Bots play the same deals before and after; you see what moved, with its interval, and what nobody uses.
ui-workshop-game = Game
ui-workshop-number = Numbers to change
ui-workshop-kind = Kind
ui-workshop-id = Which
ui-workshop-field = Number
ui-number-kind-role = Roles
ui-number-kind-action = Action cards
ui-number-kind-adventurer = Adventurers
ui-number-kind-metal = Metals
ui-number-kind-gem = Gems
ui-number-kind-coin = Coins
ui-number-kind-goblin = Goblins
ui-number-kind-relic = Relics
ui-number-kind-yellow = Yellow scrolls
ui-number-kind-grey = Grey scrolls
ui-number-kind-watchdog = Watchdogs
ui-number-kind-armour = Armour
ui-number-kind-item = Equipment
ui-number-kind-ordnance = Ordnance
ui-number-kind-profile = Briskars
ui-number-kind-scenario = Scenarios
ui-number-kind-scenery = Scenery
ui-number-kind-skill = Skills
ui-number-kind-spell = Spells
ui-number-kind-ground = Grounds
ui-number-kind-object = Objects
ui-number-kind-weapon = Weapons
ui-number-field-copies = Copies
ui-number-field-crew = Crew value
ui-number-field-gold = Gold
ui-number-field-amount = Amount
ui-number-field-force = Force
ui-number-field-pieces = Pieces
ui-number-field-value = Value
ui-number-field-paws = Paws
ui-number-field-force-max = Force at most
ui-number-field-force-min = Force at least
ui-number-field-per = For every
ui-number-field-points = Points
ui-number-field-discipline = Discipline
ui-number-field-high = Stops when it holds
ui-number-field-low = Stops when it fails
ui-number-field-penalty = Penalty
ui-number-field-price = Price
ui-number-field-squares = Armour squares
ui-number-field-strength = Strength
ui-number-field-threshold = Threshold
ui-number-field-ap = Action points
ui-number-field-count = How many
ui-number-field-difficulty = Difficulty
ui-number-field-range = Range
ui-number-field-uses = Uses
ui-number-field-ammo = Ammunition
ui-number-field-arc = Arc of fire
ui-number-field-cost = Cost
ui-number-field-critical-failure = Critical failure up to
ui-number-field-failure-squares = Squares off on a failure
ui-number-field-limit = At most
ui-number-field-rate = Shots
ui-number-field-reload = Reloading
ui-number-field-size = Size
ui-number-field-throw-strength = Strength to throw it
ui-number-field-constitution = Constitution
ui-number-field-dexterity = Dexterity
ui-number-field-hands = Hands
ui-number-field-hp = Health points
ui-number-field-mind = Mind
ui-number-field-movement = Movement
ui-number-field-open-ways = Ways to choose
ui-number-field-budget = Gold for each band
ui-number-field-home-from = Counts from round
ui-number-field-leader-gold = A leader counts so many times
ui-number-field-marker-gold = Gold a round for each marker
ui-number-field-rounds = Rounds
ui-number-field-tolerance = Tolerance
ui-number-field-lock = Lock
ui-number-field-portions = Portions
ui-number-field-casts = Casts
ui-number-field-duration = Duration
ui-number-field-margin = Margin
ui-number-field-divisor = Movement is divided by
ui-number-field-minus = Less movement
ui-number-field-burst-ap = Action points for several shots
ui-workshop-value = New value
ui-workshop-add = Change it
ui-workshop-random = Chance plays
ui-workshop-deals = Deals, each played twice
ui-workshop-begin = Try it out
ui-workshop-stop = Stop
ui-workshop-none = Nothing has been tried out yet.
ui-workshop-waiting = Waits for its turn
ui-workshop-running = { $of ->
    [one] { $n } of { $of } deal
   *[other] { $n } of { $of } deals
}
ui-workshop-done = { $of ->
    [one] { $of } deal played
   *[other] { $of } deals played
}
ui-workshop-stopped = { $n ->
    [one] Stopped after { $n } deal
   *[other] Stopped after { $n } deals
}
ui-workshop-failed = Given up: this took too long or broke
ui-workshop-clear = { $n ->
    [0] Nothing moved by more than chance may do.
    [one] One figure moved clearly.
   *[other] { $n } figures moved clearly.
}
ui-workshop-figure = Figure
ui-workshop-before = Before
ui-workshop-after = After
ui-workshop-change = Change (95 %)
ui-workshop-interval = change from { $low } to { $high }
ui-workshop-all = Show everything
ui-workshop-less = Only what moved clearly
ui-workshop-never = On offer and never used: { $list }
ui-workshop-length = Length of a game, in answers
ui-workshop-seat = Share of seat { $n }
ui-workshop-used = { $thing }: used per game
ui-workshop-won = { $thing }: won more by who used it
## Names of ships: what a table is called until somebody names it
ui-ship-1 = The Bold Cat
ui-ship-2 = Old Anchor
ui-ship-3 = The Herring Gull
ui-ship-4 = Fair Wind
ui-ship-5 = The Pearl
ui-ship-6 = Jolly Dolphin
ui-ship-7 = The Cormorant
ui-ship-8 = Northern Star
