### The words of line mode in the terminal.

terminal-you = You
terminal-seat = Seat { $n }
terminal-true = yes
terminal-false = no
terminal-welcome = { $game }, { $n } players. Type ? for help; Ctrl-C leaves and keeps the game.
terminal-ask = Your turn
terminal-unclear = “{ $text }” is none of the choices. Type a number or, for instance, { $example }; ? helps.
terminal-range = The choices are 1 to { $n }. Type a number or, for instance, { $example }; ? helps.
terminal-pass-to = Pass the device to { $name }.
terminal-press-enter = Nobody else looking? Press Enter.
terminal-saved = The game is kept in { $file }
terminal-resume = Go on with: { $command }
terminal-over = The game is over.
terminal-place =
    { $n ->
        [1] First: { $name }
       *[other] Place { $n }: { $name }
    }
terminal-settings = Table rules:
terminal-setting = { $name }: { $value } ({ $rule })
terminal-refused-now = Not possible now:
terminal-help-number = a number: the choice with this number
terminal-help-notation = { $notation }: the same as programs write it
terminal-help-why = ? { $example }: what a choice does, or why it is refused
terminal-help-rules = rules: the game in short; rules with some words or an id: every rule that says so
terminal-help-log = log: everything that has happened
terminal-help-table = table: draw the table again
terminal-help-quit = quit, Ctrl-C: leave; the game is kept
terminal-no-game_is_over = The game is over.
terminal-no-no_such_seat = There is no such seat.
terminal-no-own_game = This table plays a game of its host’s own: give its file with --game-module, or play it in the browser.
terminal-no-no_such_action = This cannot be chosen now.
terminal-no-not_asked = You have nothing to decide now.
terminal-no-nothing_sealed = There is no answer to take back.
terminal-which = Which one? { $list }
terminal-help-name = { $example }: its name, or how it begins
terminal-help-undo = undo: take your last answer back, where that is allowed
terminal-type = type a name, its beginning, a square or a number; ? helps
terminal-join = Join a table by its link
terminal-keys =
    Enter      take what is raised, or the square under the cursor
    arrows     raise a choice; move the cursor on a map
    Tab        from the list to the board, and on to the line below
    letters    type a name, the beginning of one, a square or a number
    ? name     what a choice does, or why it is refused
    mouse      a click raises a card or a square, a second one takes it
    F2 F3 F4   the rules, the whole log, say something
    F5         take your last answer back, where that is allowed
    F6 F7      on a map: zones of control, what the active Briskar sees
    F8         menu: pause, standing answers, give up, agree or refuse …
    F9         lamp: light or dark
    Esc        leave; the game is kept
terminal-replay-keys = ← → one move, PgUp PgDn ten, Home End, Tab whose eyes, Space runs, Esc back
terminal-retract = Take my sealed answer back
terminal-by-hand = Answer by hand again
terminal-help-menu = menu: what else can be done here; menu with a word does it
terminal-help-say = say: the phrasebook; say with a phrase or a text says it
terminal-menu-empty = Nothing else can be done now.
terminal-sure = { $text } Really? Type y for yes.
terminal-free-text = In your own words …
terminal-links = Links
terminal-lesson-show = Show me how
terminal-lesson-again = Try this again
terminal-learn = Learn a game
terminal-go-on = Go on with a game
terminal-replay = Watch a finished game again
terminal-open = Open a table at a server
terminal-server = Address of the server
terminal-quit = Quit
terminal-key-help = Help
terminal-key-rules = Rules
terminal-key-log = Log
terminal-key-say = Say
terminal-key-undo = Undo
terminal-key-menu = Menu
terminal-key-leave = Leave

## On paper

paper-cards = cards
paper-treasures = treasure tiles
paper-goblins = goblin tiles
paper-tokens = tokens
paper-note = Print at 100 %. Pictures and words are Flibuste’s own.
paper-ours = ours, not the book’s
paper-sheet = Sheet
paper-arms = Arms
paper-skills = Skills
paper-gear = Gear
paper-spells = Spells
paper-wounds = Wounds
paper-note-crew = Numbers are Flibuste’s own where the book gives none. Circles: action points of a round; squares: what wounds take away.
terminal-sight =
    { $sight ->
        [clear] in the open
        [cover] in cover
       *[none] out of sight
    }
terminal-word-table = table
terminal-word-log = log
terminal-word-undo = undo
terminal-word-menu = menu
terminal-word-say = say
terminal-word-rules = rules
terminal-word-quit = quit
