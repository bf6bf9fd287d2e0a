### Les mots communs à la page et à la table.

## Lobby and seats

ui-app-name = Flibuste
ui-tagline = Quatre jeux, une table, pas de compte
ui-game-brisca = Brisca
ui-game-brisca-line = Des plis et un atout
ui-game-chasse-partie = Chasse-Partie
ui-game-chasse-partie-line = Équipages et coups bas
ui-game-treasure-hunter = Treasure Hunter
ui-game-treasure-hunter-line = Choisir, passer, piller
ui-game-briskars = Briskars
ui-game-briskars-line = Escarmouche sur la carte
ui-players-range = { $min } à { $max } joueurs
ui-minutes = { $n } min
ui-lobby = Salon
ui-play-now = Jouer
ui-open-tables = Tables ouvertes
ui-my-tables = Mes tables
ui-last-games = Dernières parties
ui-new-table = Nouvelle table
ui-invite = Inviter quelqu’un
ui-open-and-copy = Ouvrir et copier le lien
ui-link-copied = Lien copié
ui-no-address = Un lien, un nom, on joue. Aucune adresse à donner.
ui-join-link = Lien pour jouer
ui-watch-link = Lien pour regarder
ui-your-name = Votre nom
ui-against-bots = Contre des bots
ui-pass-device = Passer l’appareil
ui-pass-to = Passez l’appareil à { $name }
ui-pass-soon = Ensuite : { $name }. L’écran se cache dans un instant.
ui-show-my-hand = Montrer ma main
ui-learn = Apprendre en jouant
ui-sit = S’asseoir
ui-stand-up = Se lever
ui-watch = Regarder
ui-resume = Reprendre
ui-start = Commencer
ui-leave = Quitter la table
ui-hosted-by = Organise : { $name }
ui-seat = Place
ui-seat-empty = Place libre
ui-seat-yours = Votre place
ui-seat-save = Garder ma place
ui-seat-secret = Ce lien, c’est votre place. Ne le partagez pas.
ui-add-bot = Ajouter un bot
ui-remove-bot = Retirer le bot
ui-team = Équipe
ui-partner = Partenaire
ui-opponent = Adversaire
ui-neighbour-left = À gauche
ui-neighbour-right = À droite
ui-watching = Dans le public
ui-watching-count = { $n } dans le public
ui-ready = C’est bon
ui-random-seats = Tirer les places au sort

## At the table

ui-table = Table
ui-your-turn = À vous de jouer
ui-turn-of = Au tour : { $name }
ui-waiting-for = On attend { $name }
ui-waiting-for-many =
    On attend { $n ->
        [one] { $n } réponse
       *[other] { $n } réponses
     }
ui-answer-sealed = Réponse reçue. Elle reste scellée jusqu’à la dernière.
ui-confirm = Confirmer
ui-back = Retour
ui-cancel = Annuler
ui-pass = Passer
ui-done = Terminé
ui-end-turn = Finir mon tour
ui-let-it-pass = Laisser faire
ui-never-react-to = Ne jamais réagir à { $card }
ui-pass-until-turn = Passer jusqu’à mon tour
ui-why = Pourquoi ?
ui-why-not = Impossible : { $reason }
ui-rule = Règle { $id }
ui-rules = Règles
ui-log = Journal
ui-menu = Menu
ui-chat = Discussion
ui-chat-off = Sans discussion
ui-chat-phrases = Phrases toutes faites
ui-chat-free = Discussion libre
ui-mute = Masquer { $name }
ui-hint = Conseil
ui-odds = Chances
ui-total = Total
ui-hand = Main
ui-hand-of =
    { $name } : { $n ->
        [0] aucune carte
        [one] { $n } carte
       *[other] { $n } cartes
     }
ui-draw-pile = Pioche
ui-discard-pile = Défausse
ui-shuffle = Mélanger
ui-deals = Donne
ui-round-n = Manche { $n }
ui-face-up = Face visible
ui-face-down = Face cachée
ui-winner = { $name } gagne
ui-you-win = Vous gagnez
ui-draw-game = Égalité
ui-shared-win = Victoire partagée
ui-place-n = { $n ->
    [1] Première place
   *[other] { $n }e place
 }
ui-final-score = Score final
ui-again = Encore, même équipage
ui-share = Partager

## Clock and absence

ui-clock = Horloge
ui-clock-none = Sans horloge
ui-clock-relaxed = Tranquille
ui-clock-increment = { $min } min + { $s } s par coup
ui-time-left = Reste { $time }
ui-time-out = Temps écoulé
ui-time-credited = { $s } s rendues : serveur absent
ui-pause = Pause
ui-paused = En pause
ui-away = { $name } ne répond plus
ui-away-wait = Attendre
ui-away-bot = Laisser jouer un bot
ui-away-pause = Mettre en pause
ui-grace = Un bot peut prendre la suite dans { $s } s
ui-back-again = { $name } revient
ui-days-per-move = { $n ->
    [one] { $n } jour par coup
   *[other] { $n } jours par coup
 }

## Undo and replay

ui-undo = Défaire
ui-undo-ask = Demander à défaire
ui-undo-asked = { $name } voudrait reprendre son dernier coup.
ui-undo-agree = Accepter
ui-undo-refuse = Refuser
ui-undo-done = Le dernier coup est repris.
ui-undo-too-late = Trop tard : une carte ou un dé a parlé.
ui-replay = Revoir
ui-replay-play = Lecture
ui-replay-pause = Arrêt
ui-replay-next = Coup suivant
ui-replay-previous = Coup précédent
ui-replay-start = Au début
ui-replay-end = À la fin
ui-replay-speed = Vitesse
ui-replay-move = Coup { $n } sur { $total }
ui-replay-link = Lien vers ce coup
ui-replay-seat = Vu par { $name }
ui-replay-all = Toutes les mains
ui-record = Feuille de partie
ui-record-save = Enregistrer la partie
ui-record-load = Ouvrir une partie

## Fairness receipt

ui-fairness-receipt = Preuve du tirage
ui-verify = Vérifier la donne
ui-sealed-secret = Secret scellé
ui-your-share = Votre part de hasard
ui-seal-opened = Sceau ouvert
ui-verified = Vérifié : cartes et dés étaient fixés avant le premier coup.
ui-verify-failed = Ça ne colle pas : cette partie a été modifiée.
ui-verify-limit = Elle ne prouve pas que l’hébergeur ne peut pas regarder.
ui-draw-purpose = Tiré pour : { $purpose }

## Bots

ui-bot = Bot
ui-bot-level = Niveau
ui-level-deckhand = Mousse
ui-level-deckhand-line = Apprend le métier : des coups permis, peu d’idées.
ui-level-sailor = Matelot
ui-level-sailor-line = Connaît les ficelles, voit un coup devant.
ui-level-quartermaster = Quartier-maître
ui-level-quartermaster-line = Compte les cartes et devine votre main.
ui-level-captain = Capitaine
ui-level-captain-line = Imagine des milliers de parties. N’en voit pas plus que vous.
ui-bot-thinking = { $name } réfléchit
ui-bot-honest = Un bot ne voit que ce que sa place peut voir.
ui-strength = Force { $n }

## Settings

ui-settings = Réglages
ui-house-rules = Règles de la table
ui-default = Comme dans le livret
ui-language = Langue
ui-theme-light = Port à midi
ui-theme-dark = Taverne à la bougie
ui-theme-auto = Comme mon appareil
ui-sound = Son
ui-speed = Rythme des bots et des animations
ui-speed-calm = Posé
ui-speed-normal = Normal
ui-speed-quick = Vif
ui-speed-none = Aucun : tout de suite
ui-look-again = Revoir le dernier coup
ui-motion = Animations
ui-motion-less = Moins d’animations
ui-two-taps = Deux touches pour jouer une carte
ui-auto-last = Jouer seule la dernière carte
ui-large-text = Texte plus grand
ui-patterns = Motifs en plus des couleurs
ui-keys = Raccourcis clavier
ui-privacy-erase = Effacer mes données
ui-privacy-export = Télécharger mes données
ui-spectators-delay = Décalage du public : { $s } s

## Errors

error-not_your_turn = Ce n’est pas votre tour : on attend { $name }.
error-already_answered = Vous avez déjà répondu.
error-illegal_choice = Ce n’est pas possible ici : { $reason }
error-not_in_hand = Cette carte n’est pas dans votre main.
error-stale_sequence = La table a avancé. La voici à jour.
error-unknown_table = Aucune table à cette adresse.
error-table_full = Toutes les places sont prises. Vous pouvez regarder.
error-seat_taken = Cette place est prise.
error-wrong_seat = Cette place n’est pas la vôtre.
error-not_host = Réglage réservé à { $name }.
error-name_taken = Ce nom est déjà pris à cette table.
error-too_long = Trop long : { $max } caractères au plus.
error-too_many_requests = Doucement. Réessayez dans { $s } s.
error-too_slow = Trop lent : la connexion a été abandonnée.
error-wrong_version = Rechargez la page : il y a du nouveau.
error-malformed = Le serveur n’a pas compris. Rien n’a changé.
error-bad_band = Ce fichier d’équipage est illisible. { $entry } : { $reason }
error-bad_question = Impossible de répondre à cette question : { $field }.
error-connection_lost = Connexion perdue. Votre place est gardée, nouvel essai…
error-reconnected = De retour à table.
error-server_restarting = Le serveur redémarre. Aucun coup n’est perdu.
error-no_such_decision = Ce jeu ne pose jamais cette question : aucune réponse permanente n’est possible.
error-table_broken = Cette table ne peut pas être ouverte : son journal ne convient pas à cette version du jeu. Rien n’en a été jeté ; prévenez qui tient le serveur.
error-other_rules = Cette partie a été jouée avec les règles ou les cartes d’une autre version : elle ne peut pas être revue ici. Son résultat et son enregistrement sont conservés.
error-paused = La partie est en pause.
error-game_over = Cette partie est finie.
error-record-other_version = Ce fichier n’est pas l’enregistrement d’une partie de Flibuste.
error-record-bad_record = Cet enregistrement est abîmé : une partie est illisible.
error-record-other_game = Cet enregistrement est celui d’un jeu qu’on ne joue pas ici.
error-record-other_content = Cet enregistrement a été fait avec d’autres cartes ou d’autres règles.
error-record-illegal = les règles n’autorisent pas ce coup.
error-record-too_long = Ce fichier est trop long pour un enregistrement.
error-record_refused = Partie refusée au coup { $n } : { $reason }
error-link_expired = Ce lien n’est plus valable.

## Phrasebook

say-hello = Ohé !
say-good-luck = Bon vent !
say-well-played = Joli coup !
say-good-grab = Belle prise !
say-ouch = Aïe !
say-no-quarter = Pas de quartier !
say-truce = Trêve ?
say-revenge = Ça se paiera !
say-thinking = Je réfléchis
say-moment = Un instant
say-slip = Mauvaise touche
say-thanks = Merci
say-good-game = Belle partie
say-again-q = On remet ça ?

## The page
ui-skip = Aller à la table
ui-close = Fermer
ui-yes = Oui
ui-no = Non
ui-on = Oui
ui-off = Non
ui-you = Vous
ui-you-here = vous
ui-seats-range = { $min } à { $max }
ui-tab-tables = Tables
ui-tab-me = Moi
ui-lamp = Lampe : clair ou sombre
ui-soon = Pas encore à table
ui-copy = Copier
ui-loading = Un instant…
ui-not-found = Rien que la mer, par ici.
ui-to-lobby = Au salon

## Lobby
ui-no-open-tables = Aucune table n’attend. Ouvrez la vôtre.
ui-no-my-tables = Vos parties vous attendront ici.
ui-seats-taken = { $taken } places prises sur { $seats }
ui-waits-for-you = { $name } vous attend
ui-waits-for-players = On attend du monde
ui-goes-on = La partie continue
ui-game-won = Gagné contre { $name }
ui-game-lost = Perdu contre { $name }
ui-game-finished = Terminée
ui-table-of = Chez { $name }

## A new table
ui-how-many = Joueurs
ui-who-sits = Qui s’assoit
ui-kind-open = Par le lien
ui-kind-bot = Bot
ui-kind-here = Sur cet appareil
ui-table-title = Nom de la table
ui-operator = Opérateur
ui-operator-token = Jeton de l’opérateur
ui-operator-tip = Il est dans le fichier operator.token du dossier des données, et cet onglet l’oublie en se fermant.
ui-operator-tables = Tables, les dernières touchées d’abord
ui-operator-close = Fermer la table
ui-operator-ban = Exclure
ui-operator-mute = Rendre muet
ui-operator-pardon = Gracier
ui-operator-notice = Avis à tout le monde
ui-operator-say = Le dire
ui-operator-restart = Annoncer un redémarrage dans cinq minutes
ui-operator-quiet = Retirer l’avis
ui-notice-restart = Le serveur redémarre à { $time }. Aucun coup n’est perdu ; les parties continuent ensuite.
ui-listed = La montrer au salon
ui-afterwards = Toutes les mains après la partie
ui-afterwards-link = qui a le lien
ui-afterwards-players = les joueurs seulement
ui-terms-players-only = Seuls les joueurs voient toutes les mains après la partie
error-players_only = Seuls ceux qui ont joué voient toutes les mains de cette partie.
ui-when-away = Si quelqu’un s’absente
ui-open-table = Ouvrir la table
ui-set-up = Dresser la table
ui-more-options = Règles de la table
ui-name-n = Joueur n° { $n }

## Les conditions d’une table
ui-time-s = { $n } s
ui-time-min = { $n } min
ui-clock-per-move = { $time } par coup
ui-clock-hint = Temps écoulé : par coup, comme pour une absence ; avec une réserve, un bot joue ce coup.
ui-grace-after = Au bout de
ui-delay = Les spectateurs voient la table
ui-delay-none = Tout de suite
ui-delay-later = { $time } plus tard
ui-terms-away-wait = La table attend qui s’absente
ui-terms-away-bot = Un bot continue après { $time } d’absence
ui-terms-away-pause = Pause après { $time } d’absence
ui-game-choice = Jeu
ui-host-starts = { $name } lance la partie
ui-still-free = On attend encore { $n ->
        [one] une personne
       *[other] { $n } personnes
    }
ui-lost-hint = Demandez un nouveau lien, ou lancez votre propre partie.

## Pourquoi on attend
ui-waits-away-wait = { $name } s’est absenté. La table attend.
ui-waits-away-bot = { $s ->
        [0] { $name } s’est absenté. Un bot continue en attendant.
       *[other] { $name } s’est absenté. Un bot continue dans { $s } s.
    }
ui-waits-away-pause = { $name } s’est absenté. Pause dans { $s } s.
ui-waits-clock = { $name } n’a plus de temps. La table attend.
ui-waits-clock-you = Votre temps est écoulé. La table vous attend.
ui-waits-undo = Vous demandez à reprendre votre dernier coup. On attend l’accord des autres.
ui-undo-declined = Tout le monde n’est pas d’accord : le coup reste.
ui-watching-late = Vous voyez la table { $time } plus tard.
ui-paused-away = On attend { $name }.

## Waiting room
ui-crew-builder = Composer un équipage de Briskars
ui-waiting-room = On attend l’équipage
ui-send-link = Envoyez ce lien aux personnes attendues.
ui-missing = { $n ->
        [0] Tout le monde est là
        [one] Encore { $n } place libre
       *[other] Encore { $n } places libres
    }
ui-invited = On vous invite à une partie
ui-sit-and-play = S’asseoir et jouer
ui-name-hint = Un nom suffit.
ui-name = Nom
ui-face-choose = Choisir un visage
ui-face-line = Le vôtre à chaque table, au salon et dans les parties revues. Les bots ont les leurs.
ui-start-now = Commencer avec des bots

## Table
ui-table-actions = À la table
ui-the-trick = Cartes sur la table
ui-thinking-of = { $name } hésite encore
ui-say-something = Dire un mot
ui-write-here = Votre message
ui-send = Envoyer
ui-said = { $name } : { $text }
ui-unmute = Réafficher { $name }
ui-leave-sure = Votre place est gardée. On la retrouve au salon.
ui-stay = Rester
ui-away-tag = ailleurs
ui-level-tag = { $level }
ui-connection = Connexion
ui-fullscreen = Plein écran

## End
ui-rematch = Revanche, même table
ui-rematch-waits = C’est dit. On attend la réponse des autres.
ui-rematch-go = La revanche est prête
ui-rematch-who = Qui est à la nouvelle table
ui-rematch-here = { $name } y est
ui-rematch-not-yet = { $name } n’y est pas encore
ui-play-on = Rejouer à partir d’ici
ui-play-on-text = Une nouvelle table s’ouvre sur cette position. Qui a vu les mains en sait trop : rien n’est prouvé sur sa donne.
ui-play-on-as = Votre place
ui-play-on-bots = Contre des bots
ui-play-on-here = Tous sur cet appareil
ui-qr = Code QR
ui-qr-of = Code QR du lien : { $label }
ui-see-replay = Revoir la partie
ui-receipt = Preuve
ui-deal-verified = Donne vérifiée
ui-deal-checking = Vérification de la donne…
ui-deal-unverified = Donne non vérifiée
ui-deal-broken = La donne ne colle pas
ui-seal-before = Sceau posé avant la donne
ui-seal-after = Secret ouvert à la fin : son sceau
ui-same = identique
ui-different = différent
ui-shares = Chaque place a ajouté sa part de hasard
ui-draws-done = Tirages faits avec
ui-n-of-m = { $n } sur { $m }
ui-check-again = Vérifier encore
ui-checked-here = Vérifié dans votre navigateur

## Replay
ui-replay-title = Rediffusion
ui-see-as = Vu comme
ui-my-choice = Mon choix
ui-all-open = Tout ouvert
ui-me-then = Moi, alors
ui-fog-lift = Montrer les cartes : { $name }
ui-fog-drop = Cacher les cartes : { $name }
ui-scrub = Parcourir la partie
ui-record-drop = Ouvrir une partie, ou déposer le fichier ici
ui-record-hint = Chaque coup est revérifié à l’ouverture.

## Settings and about
ui-theme = Éclairage
ui-card-style = Cartes
ui-cards-drawn = Dessinées
ui-cards-clear = Grands chiffres
ui-motion-full = Toutes
ui-motion-auto = Comme mon appareil
ui-volume = Volume
ui-sound-hint = Du bois, du papier, une petite cloche.
ui-keys-hint = 1 2 3 lève une carte, Entrée la joue, E échange, Z défait, L lit le journal, T lit la table.
ui-about = À propos
ui-privacy = Vie privée
ui-about-1 = Flibuste est une table pour quatre jeux de cartes, de hasard et de coups bas. On s’y assoit entre gens et bots honnêtes ; un lien suffit pour entrer.
ui-about-2 = Cartes et dés sont fixés avant que quiconque s’assoie : le serveur scelle un secret, chaque place ajoute sa part de hasard, et après la partie tout le monde peut vérifier.
ui-about-3 = Tous les dessins sont faits pour Flibuste. Caractères : Rakkas et Alegreya Sans, sous licence SIL Open Font License.
ui-privacy-1 = Pas de compte, pas d’adresse, pas de publicité, aucun tiers. Un cookie garde votre place ; il disparaît avec vos données.
ui-privacy-2 = Conservés : le nom saisi, vos coups, vos mots à la table. Les adresses réseau restent un moment en mémoire, contre les trouble-fête ; elles ne sont jamais écrites.
ui-privacy-3 = Les réglages restent dans ce navigateur.
ui-erase-sure = Votre nom quitte toutes les tables et vos places se libèrent. C’est définitif.
ui-erased = Effacé. Bon vent.

## Hot-seat
ui-device-down = Personne d’autre ne regarde ?

## Lesson
ui-lesson = Leçon
ui-lesson-step = Étape { $n } sur { $total }
ui-lesson-leave = Quitter la leçon
ui-lesson-next = Continuer
ui-lesson-teacher = à l’école

## Absence, et fins à la table
ui-news-joined = { $name } s’assoit
ui-news-left = { $name } s’est levé
ui-news-resigned = { $name } abandonne ; un robot continue
ui-news-relieved = Un robot joue pour { $name } jusqu’à son retour
ui-news-resumed = La partie reprend
ui-stood-in-absence = Joué par un robot pour { $name }, alors absent.
ui-stood-in-clock = Joué par un robot pour { $name } : le temps était écoulé.
ui-stood-in-count = { $n ->
        [one] Un robot a répondu une fois pour { $name }.
       *[other] Un robot a répondu { $n } fois pour { $name }.
    }
ui-waits-relieved = { $name } est absent. Un robot joue jusqu’à son retour.
ui-waits-call-off = Vous avez proposé d’annuler la partie. On attend l’accord des autres.
ui-way-relieve = Laisser jouer un robot
ui-way-relieve-in = Un robot pourra jouer dans { $s } s
ui-way-claim = Réclamer la victoire
ui-way-claim-in = Vous pourrez réclamer la victoire dans { $s } s
ui-claim-sure = { $name } est absent depuis plus longtemps que la table ne le permet. Vous gagnez et la partie est finie.
ui-resign = Abandonner
ui-resign-sure = { $n ->
        [2] Vous perdez et la partie est finie.
       *[other] Vous vous levez et regardez. Un robot joue votre place jusqu’à la fin ; si personne d’autre n’est là, la partie s’arrête.
    }
ui-call-off = Annuler la partie
ui-call-off-sure = On demande aux autres. Si tous sont d’accord, la partie s’arrête sans résultat.
ui-call-off-asked = { $name } voudrait arrêter la partie sans résultat.
ui-call-off-agree = L’annuler
ui-play-on-please = Continuer
ui-no-result = Pas de résultat
ui-cut-you-win = Vous gagnez
ui-cut-wins = { $name } gagne
ui-cut-resigned = { $you ->
        [true] Vous avez abandonné.
       *[other] { $name } a abandonné.
    }
ui-cut-claimed = { $you ->
        [true] Vous avez été absent trop longtemps.
       *[other] { $name } a été absent trop longtemps.
    }
ui-cut-called_off = La partie a été annulée.
ui-cut-lapsed = Personne n’est revenu pendant si longtemps que la table s’est fermée d’elle-même.
ui-cut-closed = Qui tient ce serveur a fermé la table.
error-banned = Qui tient ce serveur vous en a exclu pour un temps.
error-muted = Qui tient ce serveur vous prive de parole pour un temps ; vos cartes restent à vous.
ui-cut-played = Cette partie a été jouée avec les règles ou les cartes d’une autre version ; son résultat et son enregistrement sont conservés.
ui-cut-outdated = Cette partie a été distribuée avec les règles ou les cartes d’une autre version : elle ne peut pas continuer ici. Elle n’a pas de vainqueur ; son enregistrement est conservé, et elle reprendra si le serveur retrouve sa version.
ui-seat-reveal = Montrer le lien secret de ma place
ui-seat-renew = Nouveau lien ; déconnecter les autres appareils
ui-seat-renewed = L’ancien lien ne vaut plus rien, et aucun autre appareil ne joue à votre place.
ui-seat-claims = { $n ->
    [one] Un autre appareil joue aussi à votre place.
   *[other] { $n } autres appareils jouent aussi à votre place.
 }
ui-seat-claimed = Un autre appareil a pris votre place par son lien. Si ce n’était pas vous : menu, nouveau lien.
ui-by-hand = Je réponds moi-même
ui-by-hand-tip = Même quand je ne peux que passer : personne ne devine par le temps si j’avais le choix.
ui-pauses-left = { $n ->
    [one] encore une pause
   *[other] encore { $n } pauses
 }
error-no_pause_left = Vous avez déjà mis la partie en pause autant de fois que permis.
ui-remove-guest = Retirer
ui-remove-sure = { $name } perd sa place ; elle redevient libre.
ui-lapses = Se ferme d’elle-même si personne ne vient avant cette date : { $day }
ui-machine-only = Ce lien ne marche que sur cette machine. Pour les amis de votre réseau, lancez le serveur avec
ui-notify = Me prévenir quand c’est mon tour et que je regarde ailleurs
ui-notify-denied = Le navigateur n’autorise pas les notifications pour cette page.
error-too_soon = Pas encore : il reste du temps pour revenir.
error-seat_taken_back = L’hôte a repris votre place.
error-table_lapsed = Personne n’est venu pendant si longtemps que cette table s’est fermée.

## Les règles

ui-rules-all = Toutes les règles
ui-rules-search = Chercher
ui-rules-count = { $n } règles
ui-rules-found = { $n } règles sur { $of }
ui-rules-none = Aucune règle ne dit cela.
ui-rules-contents = Sommaire
ui-rules-english = Le texte des règles n’existe qu’en anglais.
ui-rules-page = Ouvrir dans un onglet
ui-rules-example = Exemple.
ui-rules-check = Cas.
ui-rules-ruling = Arbitrage.
ui-chapter-decisions = Les décisions
ui-chapter-hidden-information = Qui voit quoi
ui-chapter-setup-by-number-of-players = Mise en place selon le nombre de joueurs
ui-chapter-options = Règles de la table
ui-chapter-timings-and-triggers = Quand les choses arrivent
ui-chapter-states-and-conditions-of-a-briskar = États et conditions
ui-colon = { $label } :

## Sans serveur

ui-here-door = Jouer sans serveur
ui-here-door-line = Seul ou en se passant l'appareil. { $mb } Mo sont chargés une fois et gardés ; ensuite, plus besoin de réseau.
ui-here-door-kept = Seul ou en se passant l'appareil. Tout est déjà là : plus besoin de réseau.
ui-here-title = Vous jouez sur cet appareil
ui-here-kept = Vos parties sont gardées dans ce navigateur, et nulle part ailleurs.
ui-here-lost = Ce navigateur ne garde rien (fenêtre privée ?) : vos parties finissent avec cette page.
ui-here-secrets = Les cartes cachées sont aussi dans ce navigateur. La table ne les montre jamais, mais qui s'y connaît pourrait regarder.
ui-here-missing = Les amis au loin, les spectateurs, les tables ouvertes et vos propres jeux demandent un serveur.
ui-here-back = Revenir au serveur
ui-here-fetching = Chargement du moteur : { $done } sur { $all } Mo
ui-here-starting = On dresse la table…
ui-here-broken = Le moteur n'a pas démarré.
ui-here-taken = Vos parties sont ouvertes dans une autre fenêtre de ce navigateur. Fermez-la, puis réessayez.
ui-here-newer = Vos parties viennent d'une version plus récente. Rechargez la page.
ui-here-full = Ce navigateur n'a pas pu garder cela (mémoire pleine ?). Rien n'a changé.
ui-here-again = Réessayer
ui-here-update = Une version plus récente est prête.
ui-here-update-load = La charger
ui-here-record = Enregistrer la partie
ui-here-hand-over = Continuer à la table d'un serveur

## Any game, drawn plainly

ui-own-game = Un jeu de la maison
ui-plain-choose = À vous · { $what }
ui-plain-chosen = Votre réponse : { $what }
ui-plain-seen = Ce que vous voyez
ui-plain-options = Ce que vous pouvez faire
ui-plain-place = Rang
ui-plain-player = Joueur
ui-plain-standing = Bilan
ui-plain-score = Score
## Conseils

ui-hint = Conseil
ui-hint-thinking = On essaie vos choix dans des mondes possibles pour vous…
ui-hint-worth = Gagne à { $chance } % (± { $error }) · { $points }
ui-hint-even = aussi bon que le premier
ui-hint-note = Essayé dans { $n ->
        [one] { $n } monde
       *[other] { $n } mondes
    } conformes à ce que vous savez. ± est la marge d’erreur : 19 fois sur 20, la vérité est dedans.
ui-hint-remark-points = { $n } points
ui-hint-no-reason = Pas de raison unique : en jouant la suite, c’est mieux sorti.
ui-hints-on = Conseils permis à tout le monde
error-no_hints = Cette table joue sans conseils.
error-not_asked = Vous n’avez rien à décider pour l’instant.

## Analyse

ui-review = Analyse
ui-review-of = Analyse de { $name }
ui-review-count = { $n ->
        [one] { $n } décision jugée
       *[other] { $n } décisions jugées
    } dans { $worlds } mondes chacune : { $mistakes ->
        [0] aucune erreur
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    }
ui-review-strands = De { $share } % au départ : fortune { $fortune } %, adresse { $skill } % (points : { $fortune-points } et { $skill-points })
ui-review-turn-fortune = Tournant au coup { $move } : fortune { $change } %
ui-review-turn-skill = Tournant au coup { $move } : une erreur { $change } %
ui-review-mistake = Coup { $move } : { $played }. Mieux : { $best } ({ $lost }).
ui-review-wait = Jugement de vos décisions : { $done } sur { $of }
ui-review-queue = Préparation…
ui-review-fortune = Fortune
ui-review-skill = Adresse
ui-review-chance = Chance de gagner
ui-review-turns = Tournants
ui-review-mistakes = Erreurs
ui-review-no-mistake = Aucune erreur au-delà de sa marge.
ui-review-position = Voir la position
ui-review-again = Réessayer d’ici
ui-review-text = Enregistrer en texte
ui-review-share = Copier le lien
ui-review-lift = Lever le brouillard
ui-review-fog = Les autres, chacun jugé selon ce qu’il savait
ui-review-seat = Joueur analysé
ui-review-how = Chaque décision est jugée selon ce que vous saviez : chaque option est jouée jusqu’au bout dans les mêmes mondes. Une erreur est un écart plus grand que sa marge. La fortune est tout le reste : cartes, dés et tirages par rapport à la moyenne, et ce que font les autres.
ui-review-move = Coup { $move }
ui-review-cost = coûte { $chance } % ± { $chance-error } de chances de gagner, { $points } ± { $points-error } points
