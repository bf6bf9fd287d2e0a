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
terminal-help-log = log : tout ce qui s’est passé
terminal-help-table = table : dessiner la table à nouveau
terminal-help-quit = quit, Ctrl-C : quitter la table ; la partie est gardée
terminal-no-game_is_over = La partie est finie.
terminal-no-no_such_seat = Cette place n’existe pas.
terminal-no-no_such_action = Ce choix n’est pas possible ici.
terminal-no-not_asked = Vous n’avez rien à décider pour l’instant.
terminal-no-nothing_sealed = Il n’y a pas de réponse à reprendre.
terminal-which = Laquelle de ces possibilités ? { $list }
terminal-help-name = { $example } : son nom, ou le début de son nom
terminal-help-undo = undo : reprendre votre dernière réponse, si la table le permet
