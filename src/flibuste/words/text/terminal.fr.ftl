### Les mots du mode ligne dans le terminal.

terminal-you = Vous
terminal-seat = Place { $n }
terminal-true = oui
terminal-false = non
terminal-welcome = { $game }, { $n } places. Tapez ? pour l’aide ; Ctrl-C quitte et garde la partie.
terminal-ask = À vous de jouer
terminal-unclear = « { $text } » n’est pas un choix. Tapez un numéro ou, par exemple, { $example } ; ? pour l’aide.
terminal-range = Les choix vont de 1 à { $n }. Tapez un numéro ou, par exemple, { $example } ; ? pour l’aide.
terminal-pass-to = Passez l’appareil à { $name }.
terminal-press-enter = Personne d’autre ne regarde ? Appuyez sur Entrée.
terminal-saved = La partie est gardée dans { $file }
terminal-resume = Pour reprendre : { $command }
terminal-over = La partie est finie.
terminal-place =
    { $n ->
        [1] Première place : { $name }
       *[other] { $n }e place : { $name }
    }
terminal-settings = Règles de la table :
terminal-setting = { $name } : { $value } ({ $rule })
terminal-refused-now = Impossible pour l’instant :
terminal-help-number = un numéro : le choix qui le porte
terminal-help-notation = { $notation } : la même chose, comme l’écrivent les programmes
terminal-help-why = ? { $example } : ce que fait un choix, ou pourquoi il est refusé
terminal-help-rules = règles : le jeu en bref ; règles suivi de mots ou d’un numéro de règle : toutes les règles qui en parlent
terminal-help-log = journal : tout ce qui s’est passé
terminal-help-table = table : dessiner la table à nouveau
terminal-help-quit = quitter, Ctrl-C : quitter la table ; la partie est gardée
terminal-no-game_is_over = La partie est finie.
terminal-no-no_such_seat = Cette place n’existe pas.
terminal-no-own_game = Cette table joue un jeu de la maison : donnez son fichier avec --game-module, ou jouez-y dans le navigateur.
terminal-no-no_such_action = Ce choix n’est pas possible ici.
terminal-no-not_asked = Vous n’avez rien à décider pour l’instant.
terminal-no-nothing_sealed = Il n’y a pas de réponse à reprendre.
terminal-which = Laquelle de ces possibilités ? { $list }
terminal-help-name = { $example } : son nom, ou le début de son nom
terminal-help-undo = défaire : reprendre votre dernière réponse, si la table le permet
terminal-type = un nom, son début, une case ou un numéro ; ? aide
terminal-join = Rejoindre une table par son lien
terminal-keys =
    Entrée     prendre ce qui est levé, ou la case sous le curseur
    flèches    lever un choix ; déplacer le curseur sur la carte
    Tab        de la liste au plateau, puis à la ligne du bas
    lettres    taper un nom, son début, une case ou un numéro
    ? nom      ce que fait un choix, ou pourquoi il est refusé
    souris     un clic lève une carte ou une case, un second la prend
    F2 F3 F4   les règles, le journal entier, dire un mot
    F5         reprendre votre dernière réponse, si la table le permet
    F6 F7      sur une carte : zones de contrôle, ce que voit le Briskar actif
    F8         menu : pause, réponses permanentes, abandon, accord ou refus …
    F9         lampe : claire ou sombre
    Échap      quitter la table ; la partie est gardée
terminal-replay-keys = ← → un coup, PgPréc PgSuiv dix, Début Fin, Tab : yeux, Espace : film, Échap
terminal-retract = Reprendre ma réponse scellée
terminal-by-hand = Répondre de nouveau à la main
terminal-help-menu = menu : ce qu’on peut faire d’autre ici ; menu suivi d’un mot le fait
terminal-help-say = dire : les phrases toutes faites ; dire suivi d’une phrase ou d’un texte le dit
terminal-menu-empty = Rien d’autre à faire maintenant.
terminal-sure = { $text } Vraiment ? Tapez o pour oui.
terminal-free-text = Avec vos propres mots …
terminal-links = Liens
terminal-lesson-show = Montrez-moi
terminal-lesson-again = Reprendre ce pas
terminal-learn = Apprendre un jeu
terminal-go-on = Reprendre une partie
terminal-replay = Revoir une partie terminée
terminal-open = Ouvrir une table sur un serveur
terminal-server = Adresse du serveur
terminal-quit = Quitter
terminal-key-help = Aide
terminal-key-rules = Règles
terminal-key-log = Journal
terminal-key-say = Dire
terminal-key-undo = Défaire
terminal-key-menu = Menu
terminal-key-leave = Quitter

## On paper

paper-cards = cartes
paper-treasures = tuiles trésor
paper-goblins = tuiles gobelin
paper-tokens = pions
paper-note = Imprimez à 100 %. Images et textes sont ceux de Flibuste.
paper-ours = de nous, pas du livre
paper-sheet = Feuille
paper-arms = Armes
paper-skills = Compétences
paper-gear = Équipement
paper-spells = Sorts
paper-wounds = Blessures
paper-note-crew = Les valeurs que le livre ne donne pas sont celles de Flibuste. Ronds : points d’action d’un round ; cases : ce que prennent les blessures.
terminal-sight =
    { $sight ->
        [clear] à découvert
        [cover] à couvert
       *[none] hors de vue
    }
terminal-word-table = table
terminal-word-log = journal
terminal-word-undo = défaire
terminal-word-menu = menu
terminal-word-say = dire
terminal-word-rules = règles
terminal-word-quit = quitter
