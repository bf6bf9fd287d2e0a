### The crew builder of Briskars

bk-crew-title = Crew
bk-crew-unnamed = My band
bk-crew-yours = Your band
bk-crew-people = People for hire
bk-crew-factions = Factions
bk-crew-friends = Join any faction
bk-crew-name = Name of the band
bk-crew-gold = { $n } gold
bk-crew-armour = { $n } armour
bk-crew-mercenary = Mercenary.
bk-crew-had = in your band
bk-crew-of = { $n } of { $max } in your band
bk-crew-most = up to { $max }
bk-crew-hire = Hire { $name } for { $n } gold
bk-crew-dismiss = Dismiss { $name }
bk-crew-casts = Casts { $ways }
bk-crew-open-ways = { $n ->
    [one] one way of your choice
   *[other] { $n } ways of your choice
}
bk-crew-choose-ways = { $n ->
    [one] Choose one way of magic
   *[other] Choose { $n } ways of magic
}
bk-crew-thrust = thrust { $damage }
bk-crew-rate = rate { $n }
bk-crew-up-to = up to { $n }
bk-crew-piece = { $points } structure points, { $shots } shots, needs a gunner.
bk-crew-piece-fire = { $damage }, template. Difficulty { $a }, { $b } from { $near } to { $far } fathoms, { $c } beyond. Strength { $strength } moves it.
bk-crew-purse = { $value } of { $budget } gold, at least { $least } needed
bk-crew-ready = From { $least } to { $budget }: ready.
bk-crew-left = { $n } gold left in the purse.
bk-crew-wrong = reasons why not
bk-crew-empty = Nobody has signed on yet. Hire people from the cards, or begin with a suggestion.
bk-crew-equip = Equip
bk-crew-equipment = Equipment
bk-crew-shelf-items = Objects
bk-crew-shelf-weapons = Weapons
bk-crew-shelf-armours = Armour
bk-crew-shelf-spells = Spells
bk-crew-give-back = Give back: { $name }
bk-crew-which-spell = Spell
bk-crew-which-blade = Poisoned weapon
bk-crew-which-home = Stays at home
bk-crew-none-yet = choose…
bk-crew-usual = the usual one
bk-crew-shooting = Shooting
bk-crew-spells = Spells
bk-crew-moves = Fastest, slowest
bk-crew-nobody = nobody
bk-crew-suggest = Suggestions
bk-crew-starters = Ready bands for { $n } gold
bk-crew-legal = { $faction }, legal for { $n } gold
bk-crew-none-found = No band for this budget.
bk-crew-save = Save as file
bk-crew-print = Print
bk-crew-load = Load a file
bk-crew-copy = Copy to share
bk-crew-loaded = { $name } is loaded.
bk-crew-sail = Play with this band
bk-crew-sail-hint = At a table with free recruiting the builder takes this band up again.
bk-crew-ready-bands = Take a ready band
bk-crew-own = Or sign on your own
bk-crew-signing = Signing the articles…
bk-crew-signed = Your band is signed.
bk-crew-waiting = Waiting for { $names }.
bk-crew-refused = The table did not accept the band. Change it and sign again.
bk-crew-leads = Leads the band
bk-crew-file-bad = This band file cannot be read. { $where }: { $why }
bk-crew-file-head = At the top
bk-crew-file-briskar = Briskar { $n }
bk-crew-file-piece = Gun { $n }
bk-crew-file-thing = equipment { $n }
bk-crew-file-unknown = nothing here is called “{ $name }” ({ $field }).
bk-crew-file-extra = there is no field “{ $field }”; perhaps it is misspelt.
bk-crew-file-missing = the field “{ $field }” is missing.
bk-crew-file-range = “{ $field }” must be a whole number from { $least } to { $most }, not { $got }.
bk-crew-file-kind = “{ $field }” must be { $kind ->
        [flag] true or false
        [list] a list
        [table] written as tables, [[{ $field }]]
       *[text] a text that is not empty
    }, not { $got }.
bk-crew-file-one-of = “{ $field }” may be { $list }, not { $got }.
bk-crew-file-no-toml = { $line ->
        [0] This is not a band file: it breaks off at the end.
       *[other] This is not a band file: line { $line }, column { $column } is not written as TOML.
    }
