### The crew builder of Briskars

bk-crew-title = Équipage
bk-crew-unnamed = Ma bande
bk-crew-yours = Votre bande
bk-crew-people = À recruter
bk-crew-factions = Factions
bk-crew-friends = Rejoignent toute faction
bk-crew-name = Nom de la bande
bk-crew-gold = { $n } PO
bk-crew-armour = armure { $n }
bk-crew-mercenary = Mercenaire.
bk-crew-had = dans votre bande
bk-crew-of = { $n } sur { $max } dans votre bande
bk-crew-most = jusqu’à { $max }
bk-crew-hire = Recruter { $name } pour { $n } PO
bk-crew-dismiss = Congédier { $name }
bk-crew-casts = Magie : { $ways }
bk-crew-open-ways = { $n ->
    [one] une voie au choix
   *[other] { $n } voies au choix
}
bk-crew-choose-ways = { $n ->
    [one] Choisissez une voie de magie
   *[other] Choisissez { $n } voies de magie
}
bk-crew-thrust = botte { $damage }
bk-crew-rate = cadence { $n }
bk-crew-up-to = jusqu’à { $n }
bk-crew-piece = { $points } points de structure, { $shots } tirs, il faut un canonnier.
bk-crew-piece-fire = { $damage }, gabarit. Difficulté { $a }, { $b } de { $near } à { $far } brasses, { $c } au-delà. Force { $strength } pour la déplacer.
bk-crew-purse = { $value } PO sur { $budget }, { $least } au moins
bk-crew-ready = De { $least } à { $budget } : prête.
bk-crew-left = { $n } PO restent en bourse.
bk-crew-wrong = raisons contre
bk-crew-empty = Personne n’a encore signé. Recrutez avec les cartes, ou partez d’une suggestion.
bk-crew-equip = Équiper
bk-crew-equipment = Équipement
bk-crew-shelf-items = Objets
bk-crew-shelf-weapons = Armes
bk-crew-shelf-armours = Armures
bk-crew-shelf-spells = Sorts
bk-crew-give-back = Rendre : { $name }
bk-crew-which-spell = Sort
bk-crew-which-blade = Arme empoisonnée
bk-crew-which-home = Reste à bord
bk-crew-none-yet = à choisir…
bk-crew-usual = comme d’habitude
bk-crew-shooting = Tir
bk-crew-spells = Sorts
bk-crew-moves = Plus rapide, plus lent
bk-crew-nobody = personne
bk-crew-suggest = Suggestions
bk-crew-starters = Bandes prêtes pour { $n } PO
bk-crew-legal = { $faction }, en règle pour { $n } PO
bk-crew-none-found = Aucune bande pour ce budget.
bk-crew-save = Enregistrer
bk-crew-print = Imprimer
bk-crew-load = Ouvrir un fichier
bk-crew-copy = Copier
bk-crew-loaded = { $name } est chargée.
bk-crew-sail = Jouer avec cette bande
bk-crew-sail-hint = À une table au recrutement libre, vous retrouverez cette bande.
bk-crew-ready-bands = Prendre une bande prête
bk-crew-own = Ou recruter la vôtre
bk-crew-signing = Signature de la charte…
bk-crew-signed = Votre bande a signé.
bk-crew-waiting = On attend { $names }.
bk-crew-refused = La table a refusé la bande. Modifiez-la et signez à nouveau.
bk-crew-leads = Mène l’équipage
bk-crew-file-bad = Ce fichier d’équipage est illisible. { $where } : { $why }
bk-crew-file-head = En tête
bk-crew-file-briskar = Briskar { $n }
bk-crew-file-piece = Canon { $n }
bk-crew-file-thing = équipement { $n }
bk-crew-file-unknown = rien ne s’appelle « { $name } » ici ({ $field }).
bk-crew-file-extra = le champ « { $field } » n’existe pas ; peut-être une faute de frappe.
bk-crew-file-missing = le champ « { $field } » manque.
bk-crew-file-range = « { $field } » doit être un nombre entier de { $least } à { $most }, pas { $got }.
bk-crew-file-kind = « { $field } » doit être { $kind ->
        [flag] true ou false
        [list] une liste
        [table] écrit en tables, [[{ $field }]]
       *[text] un texte non vide
    }, pas { $got }.
bk-crew-file-one-of = « { $field } » peut être { $list }, pas { $got }.
bk-crew-file-no-toml = { $line ->
        [0] Ce n’est pas un fichier d’équipage : il s’interrompt à la fin.
       *[other] Ce n’est pas un fichier d’équipage : ligne { $line }, colonne { $column }, ce n’est pas du TOML.
    }
