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
ui-verify-none = Rien à vérifier : une partie reprise d’une position n’a pas de sceau à elle.
ui-verify-limit = Cela ne prouve pas que l’hébergeur ne peut pas regarder.
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
ui-level-captain-here = Réfléchit ici { $s } s au plus : environ { $n } % de victoires contre le capitaine d’un serveur. N’en voit pas plus que vous.
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
error-own_files = On ne peut pas jouer avec ces fichiers.
error-map_too_small = Cette carte n’a pas de place pour tant de bandes.
error-no_band_fits = Aucune bande prête n’a le prix de ce scénario : recrutez librement.
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
error-already_started = La partie a déjà commencé.
error-campaign_refused = Ce fichier de campagne ne peut pas être lu : { $sentence }
error-chat_off = On ne parle pas à cette table : ses règles le disent.
error-no_such_seat = Cette place n’existe pas à cette table.
error-no_token = Ce programme n’est pas connu ici : son jeton est faux ou a été révoqué.
error-nobody_sits = Prenez une place vous-même, sinon personne ne joue.
error-not_found = Il n’y a rien à cette adresse.
error-not_mustered = Un équipage n’a pas encore choisi qui descend à terre.
error-not_now = Ce n’est pas possible en ce moment.
error-not_over = La partie n’est pas encore finie.
error-not_paused = La partie n’est pas en pause.
error-not_sealed = La pincée de hasard est arrivée sans son sceau ; reprenez place.
error-not_started = La partie n’a pas encore commencé.
error-nothing_asked = Plus personne n’attend cette réponse.
error-nothing_sealed = Il n’y a pas de réponse scellée à reprendre.
error-nothing_to_undo = Il n’y a rien à reprendre.
error-phrases_only = À cette table, on ne parle qu’avec les phrases du recueil.
error-seal_broken = La pincée de hasard ne correspond pas à son sceau.
error-seats_empty = Il manque encore quelqu’un à la table.
error-too_many_bots = Pas un programme de plus (au plus { $max }) : révoquez-en un d’abord.
error-too_many_tables = Une page ne garde pas plus de tables ouvertes (au plus { $max }).
error-unknown_game = On ne joue pas à ce jeu ici.
error-unknown_level = Aucun bot ne joue ici à ce niveau.
error-unknown_person = Le serveur ne connaît plus ce navigateur ; rechargez la page.
error-wrong_origin = Cette demande venait d’un autre site : rien n’a été fait.

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
ui-tab-me = Moi
ui-lamp = Lampe : clair ou sombre
ui-soon = Pas encore à table
ui-copy = Copier
ui-loading = Un instant…
ui-not-found = Rien que la mer, par ici.
ui-to-lobby = Au salon

## Lobby
ui-no-open-tables = Aucune table n’attend. Ouvrez la vôtre.
ui-new-here = Première visite ?
ui-lesson-minutes = une leçon, moins de cinq minutes
ui-look = Voir
ui-no-my-tables = Vos parties vous attendront ici.
ui-seats-taken = { $taken ->
        [one] { $taken } place prise
       *[other] { $taken } places prises
    } sur { $seats }
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
ui-name-n = Joueur { $n }

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
ui-waits-away-wait = { $name } n’est pas là. La table attend.
ui-waits-away-bot = { $s ->
        [0] { $name } n’est pas là. Un bot continue en attendant.
       *[other] { $name } n’est pas là. Un bot continue dans { $s } s.
    }
ui-waits-away-pause = { $name } n’est pas là. Pause dans { $s } s.
ui-waits-clock = { $name } n’a plus de temps. La table attend.
ui-waits-clock-you = Votre temps est écoulé. La table vous attend.
ui-waits-undo = Vous demandez à reprendre votre dernier coup. On attend l’accord des autres.
ui-undo-declined = Tout le monde n’est pas d’accord : le coup reste.
ui-watching-late = Vous voyez la table { $time } plus tard.
ui-paused-away = On attend { $name }.

## Waiting room
ui-crew-builder = Composer un équipage de Briskars
ui-drafts = Éditeurs : cartes, scénarios, Briskars
ui-own-files = Avec vos propres fichiers
ui-own-files-add = Apporter vos propres fichiers
ui-own-files-drop = Les retirer
ui-own-files-refused = Ces fichiers sont refusés ; rien n’a changé.
ui-campaign = Campagne
ui-campaigns = Campagnes de Briskars
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
ui-privacy-2 = Conservés : le nom saisi, vos coups, vos mots à la table. Les adresses réseau restent un moment en mémoire, contre les trouble-fête ; elles ne sont jamais écrites. Tant que dure une table classée, on en garde une marque trop courte pour les retrouver, afin que personne ne joue contre soi-même.
ui-privacy-3 = Les réglages restent dans ce navigateur.
ui-privacy-4 = Seulement si vous laissez réveiller ce navigateur : un message vide passe par le fabricant de votre navigateur quand c’est à vous. Il ne dit rien de vous, de la table ni d’une carte.
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
ui-news-left = { $name } quitte la table
ui-news-resigned = { $name } abandonne ; un bot continue
ui-news-relieved = Un bot joue pour { $name } jusqu’à son retour
ui-news-resumed = La partie reprend
ui-stood-in-absence = { $you ->
        [true] Joué par un bot pour vous, en votre absence.
       *[other] Joué par un bot pour { $name }, en son absence.
    }
ui-stood-in-clock = { $you ->
        [true] Joué par un bot pour vous : le temps était écoulé.
       *[other] Joué par un bot pour { $name } : le temps était écoulé.
    }
ui-stood-in-count = { $you ->
        [true] { $n ->
            [one] Un bot a répondu une fois pour vous.
           *[other] Un bot a répondu { $n } fois pour vous.
        }
       *[other] { $n ->
            [one] Un bot a répondu une fois pour { $name }.
           *[other] Un bot a répondu { $n } fois pour { $name }.
        }
    }
ui-waits-relieved = { $name } n’est pas là. Un bot joue jusqu’à son retour.
ui-waits-call-off = Vous avez proposé d’annuler la partie. On attend l’accord des autres.
ui-way-relieve = Laisser jouer un bot
ui-way-relieve-in = Un bot pourra jouer dans { $s } s
ui-way-claim = Réclamer la victoire
ui-way-claim-in = Vous pourrez réclamer la victoire dans { $s } s
ui-claim-sure = { $name } n’est plus là depuis plus longtemps que la table ne le permet. Vous gagnez et la partie est finie.
ui-resign = Abandonner
ui-resign-sure = { $n ->
        [2] Vous perdez et la partie est finie.
       *[other] Vous vous levez et regardez. Un bot joue votre place jusqu’à la fin ; si personne d’autre n’est là, la partie s’arrête.
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
        [true] Vous n’étiez plus là depuis trop longtemps.
       *[other] { $name } n’est plus là depuis trop longtemps.
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

## Play over days
ui-days = Jouer sur plusieurs jours
ui-days-line = Répondez quand vous avez le temps : chaque réponse peut prendre des jours.
ui-days-none = Aucune partie ne vous attend.
ui-days-waits = { $n ->
    [one] Une partie vous attend
   *[other] { $n } parties vous attendent
 }
ui-days-next = Partie suivante qui vous attend
ui-clock-days = { $n ->
    [one] 1 jour par réponse
   *[other] { $n } jours par réponse
 }
ui-clock-days-hint = Personne ne doit rester. La partie commence quand la dernière place est prise.
ui-late = À la fin du temps
ui-late-bot = Un bot répond
ui-late-forfeit = La partie est perdue
ui-terms-late-bot = à la fin du temps un bot répond
ui-terms-late-forfeit = qui dépasse son temps perd
ui-time-days = { $n ->
    [one] 1 jour
   *[other] { $n } jours
 }
ui-time-days-hours = { $d } j { $h } h
ui-time-hours = { $n } h
ui-with = avec { $names }
ui-answer-now = Répondre
ui-reach-me = Me dire quand c’est à moi
ui-push = Réveiller ce navigateur
ui-push-on = Ce navigateur est réveillé quand une partie vous attend.
ui-push-off = Ne plus le réveiller
ui-push-tip = Éteint tant que vous ne l’allumez pas. L’envoi est vide : votre navigateur demande ensuite lui-même à ce serveur ce qui attend.
ui-push-cannot = Ce navigateur ne peut pas être réveillé ici (il faut une adresse chiffrée).
ui-push-title = À vous de jouer
ui-feed = Flux privé
ui-feed-make = Créer un flux
ui-feed-new = Nouvelle adresse
ui-feed-drop = Le supprimer
ui-feed-tip = Pour un lecteur de flux. Qui connaît l’adresse voit quelles parties vous attendent, et aucune carte.
ui-feed-title = Flibuste : à vous de jouer
ui-feed-until = Jusqu’à { $time }
ui-vacation = Vacances
ui-vacation-line = Vos horloges s’arrêtent dans toutes les parties sur plusieurs jours, et les autres voient jusqu’à quand.
ui-vacation-left = { $n ->
    [one] Encore un jour cette année
   *[other] Encore { $n } jours cette année
 } ({ $yearly } par an, { $longest } à la fois)
ui-vacation-go = Partir
ui-vacation-back = Je suis de retour
ui-vacation-until = En vacances jusqu’au { $day }
ui-waits-vacation = { $name } est en vacances jusqu’au { $day }. L’horloge est arrêtée.
ui-cut-forfeited = { $you ->
        [true] Votre temps était écoulé.
       *[other] { $name } n’avait plus de temps.
    }
error-bad_endpoint = Cette adresse ne peut pas servir à réveiller un navigateur.
error-too_many_browsers = { $n } de vos navigateurs sont déjà réveillés.
error-vacation_too_long = Des vacances durent { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    } au plus.
error-vacation_used_up = Il vous reste { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    } de vacances cette année.

## Tournaments
ui-tournament = Tournoi
ui-tournaments = Tournois
ui-tournaments-none = Aucun tournoi n’est ouvert. Lancez-en un : un lien amène les autres.
ui-tournament-new = Nouveau tournoi
ui-tournament-open = Ouvrir le tournoi
ui-tournament-name = Nom
ui-system = Système
ui-system-swiss = Suisse
ui-system-round_robin = Chacun contre chacun
ui-system-swiss-tip = À chaque ronde vous rencontrez quelqu’un qui a autant de points que vous, et personne deux fois tant qu’on peut l’éviter. Les places s’équilibrent.
ui-system-round_robin-tip = Chacun joue une fois contre chacun ; premières et secondes places diffèrent d’une au plus.
ui-tables-of = On joue à { $n } par table.
ui-partners-change = Les partenaires changent à chaque ronde ; tous deux reçoivent les mêmes points.
ui-points-of-table = Vos points sont la part de vos rivaux à la table qui finissent derrière vous, les égaux comptant pour moitié. Pour départager, une table compte comme un seul adversaire, la moyenne de tous.
ui-system-swiss-tables = À chaque ronde vous jouez avec des gens qui ont à peu près vos points, d’abord avec ceux que vous n’avez pas rencontrés. Les places s’équilibrent.
ui-system-round_robin-tables = On joue jusqu’à ce que chacun ait été à la table de chacun au moins une fois. Les places s’équilibrent.
ui-at-a-table = À chaque table
ui-rounds = Rondes
ui-tournament-round = Ronde { $n }
ui-round-of = Ronde { $n } sur { $of }
ui-duplicate = Les mêmes cartes et dés à toutes les tables
ui-duplicate-tip = Toutes les tables d’une ronde jouent en même temps la même donne scellée. Vos points sont la part des autres, à la même place, que vous battez. Personne n’en voit une carte ni une reprise avant que toutes aient joué ; ce que les joueurs se disent, nul ne peut l’empêcher.
ui-entrants = { $n ->
    [one] Un participant
   *[other] { $n } participants
 }
ui-entrants-needed = De { $fewest } à { $most } participants.
ui-enter = Participer
ui-leave-tournament = Ne plus participer
ui-leave-tournament-sure = Une partie en cours est perdue, et vous n’êtes plus apparié.
ui-add-bots = Ajouter des bots
ui-take-out = Retirer
ui-begin-tournament = Commencer
ui-call-off-tournament = Annuler le tournoi
ui-call-off-tournament-sure = Il finit sans vainqueur. Les parties en cours peuvent être jouées jusqu’au bout.
ui-called-off = Annulé
ui-tournament-won = Gagné par { $names }
ui-my-table = À ma table
ui-standing = Classement
ui-pairings = Appariements
ui-pairing = { $first } – { $second }
ui-bye = { $name } : une ronde sans adversaire
ui-walkover = { $name } : l’adversaire est parti
ui-left-after = parti
ui-points = Points
ui-rank = Rang
ui-tie-buchholz = Buchholz
ui-tie-berger = Sonneborn-Berger
ui-tie-wins = Victoires
ui-ties-are = Entre ex æquo décide : { $names }.
ui-tie-buchholz-tip = Buchholz : les points de tous vos adversaires
ui-tie-berger-tip = Sonneborn-Berger : les points de ceux que vous battez, et la moitié en cas de nulle
ui-tie-wins-tip = les parties gagnées
ui-byes-swiss = Une ronde sans adversaire compte comme une victoire ; pour départager, comme une partie contre quelqu’un qui a vos points.
ui-byes-round_robin = La ronde libre de chacun ne compte rien ; si l’adversaire est parti, vous gagnez.
ui-byes-duplicate = Sans adversaire vous recevez 0,6 ; une partie sans résultat apporte 0,5.
ui-sealed = jouée, scellée jusqu’à la fin de la ronde
ui-under-way = en cours
ui-results-csv = Classement (CSV)
ui-games-csv = Parties (CSV)
ui-tournament-link = Un lien pour tous
ui-tournament-listed = Le montrer à tous sur ce serveur
error-unknown_tournament = Ce tournoi n’existe pas.
error-tournament_full = Le tournoi est complet.
error-too_few = Il faut au moins { $n } participants.
error-tournament_begun = Le tournoi a commencé.
error-tournament_over = Le tournoi est fini.
error-not_entered = Vous ne participez pas.
error-needs_clock = Un tournoi a besoin d’une horloge, pour que chaque ronde finisse.
error-round_running = D’autres tables jouent encore cette donne. Ses cartes se montrent à la fin de la ronde.
error-no_press = Ce serveur n’a pas de quoi composer des livrets.
error-unknown_campaign = Cette campagne n’existe pas.
error-campaign_not_begun = La campagne n’a pas commencé.
error-campaign_begun = La campagne a commencé.
error-campaign_over = La campagne est terminée.
error-campaign_broken = Cette campagne a été menée selon d’autres règles et ne peut pas continuer.
error-tournament_broken = Ce tournoi a été joué selon d’autres règles et ne peut pas continuer.
error-crews_missing = Chaque équipage a besoin d’une bande et de quelqu’un pour le mener.
error-crew_taken = Quelqu’un mène déjà cet équipage.
error-not_your_crew = Cet équipage n’est pas le vôtre.
error-no_such_crew = Cet équipage n’existe pas.
error-no_campaigns = Ce jeu ne se joue pas en campagne.
error-no_such_form = Cette forme de campagne n’existe pas.
error-wrong_number_of_crews = Équipages pour cette forme : de { $least } à { $most }.

## Les règles

ui-rules-all = Toutes les règles
ui-rules-search = Chercher
ui-rules-count = { $n ->
        [one] { $n } règle
       *[other] { $n } règles
    }
ui-rules-found = { $n ->
        [one] { $n } règle
       *[other] { $n } règles
    } sur { $of }
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
ui-here-door-line = Seul ou en se passant l’appareil. { $mb } Mo sont chargés une fois et gardés ; ensuite, plus besoin de réseau.
ui-here-door-kept = Seul ou en se passant l’appareil. Tout est déjà là : plus besoin de réseau.
ui-here-title = Vous jouez sur cet appareil
ui-here-kept = Vos parties sont gardées dans ce navigateur, et nulle part ailleurs.
ui-here-lost = Ce navigateur ne garde rien (fenêtre privée ?) : vos parties finissent avec cette page.
ui-here-secrets = Les cartes cachées sont aussi dans ce navigateur. La table ne les montre jamais, mais qui s’y connaît pourrait regarder.
ui-here-missing = Les amis au loin, les spectateurs, les tables ouvertes, les tournois, le classement, les parties sur plusieurs jours, l’impression, l’atelier et vos propres jeux demandent un serveur.
ui-here-elsewhere = Il faut un serveur pour cela
ui-here-install = Installer sur cet appareil
ui-here-back = Revenir au serveur
ui-here-fetching = Chargement du moteur : { $done } sur { $all } Mo
ui-here-starting = On dresse la table…
ui-here-broken = Le moteur n’a pas démarré.
ui-here-taken = Vos parties sont ouvertes dans une autre fenêtre de ce navigateur. Fermez-la, puis réessayez.
ui-here-newer = Vos parties viennent d’une version plus récente. Rechargez la page.
ui-here-full = Ce navigateur n’a pas pu garder cela (mémoire pleine ?). Rien n’a changé.
ui-here-again = Réessayer
ui-here-update = Une version plus récente est prête.
ui-here-update-load = La charger
ui-here-record = Enregistrer la partie
ui-here-hand-over = Continuer à la table d’un serveur

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
ui-hint-worth = Gagne à { $chance } % (± { $error }) · { $points }
ui-hint-even = aussi bon que le premier
ui-hint-note = Essayé dans { $n ->
        [one] { $n } monde
       *[other] { $n } mondes
    } conformes à ce que vous savez. ± est la marge d’erreur : 19 fois sur 20, la vérité est dedans.
ui-hint-remark-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
ui-hint-no-reason = Pas de raison unique : en jouant la suite, c’est mieux sorti.
ui-hints-on = Conseils permis à tout le monde
error-no_hints = Cette table joue sans conseils.
error-not_asked = Vous n’avez rien à décider pour l’instant.

## Analyse

ui-review = Analyse
ui-review-of = Analyse : { $name }
ui-review-count = { $n ->
        [one] { $n } décision jugée
       *[other] { $n } décisions jugées
    } dans { $worlds } mondes chacune : { $mistakes ->
        [0] aucune erreur
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    }
ui-review-strands = De { $share } % au départ : fortune { $fortune } % ({ $fortune-points }), adresse { $skill } % ({ $skill-points })
ui-review-turn-fortune = Tournant au coup { $move } : fortune { $change } %
ui-review-turn-skill = Tournant au coup { $move } : une erreur { $change } %
ui-review-mistake = Coup { $move } : { $played }. Mieux : { $best } ({ $lost }).
ui-review-wait = Jugement de vos décisions : { $done } sur { $of }
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
ui-review-sight = Ce qui est montré
ui-review-knew = { $you ->
        [true] Ce que je savais
       *[other] Ce que savait { $name }
    }
ui-review-lifted = Brouillard levé
ui-review-fog = Chaque joueur, jugé selon ce qu’il savait
ui-review-seat = Joueur analysé
ui-review-how = Chaque décision est jugée selon ce que vous saviez : chaque option est jouée jusqu’au bout dans les mêmes mondes. Une erreur est un écart plus grand que sa marge. La fortune est tout le reste : cartes, dés et tirages par rapport à la moyenne, et ce que font les autres.
ui-review-move = Coup { $move }
ui-review-cost = coûte { $lost }
ui-review-cost-chance = { $chance } %{ $error ->
        [0] { "" }
       *[other] { " " }± { $error }
    } de chances de gagner

## Mes parties, classements, autres appareils

error-rated_terms = Une table classée ne donne pas de conseils, et chacun y a son propre appareil.
error-no_ratings_here = Sans serveur, il n’y a pas de classement.
ui-my-games = Mes parties
ui-my-finished = Terminées
ui-my-none = Aucune partie terminée. Jouez-en une : elle apparaîtra ici.
ui-my-no-figures = Pas encore de chiffres : les parties reprises d’une position, jouées sur un seul appareil ou sans résultat ne comptent pas.
ui-my-data = Emporter mes données, ou les effacer
ui-my-more = En voir plus
ui-my-all = Tous les jeux
ui-my-filter = Quel jeu
ui-my-shared = Partagé avec { $names }
ui-my-no-result = Sans résultat contre { $names }
ui-my-one-device = Joué sur un seul appareil
ui-my-nobody = quelqu’un
ui-my-bot = { $name } (bot, { $level })
ui-my-minutes = { $n ->
        [0] moins d’une minute
       *[other] { $n } min
    }
ui-my-hours = { $h } h { $n } min
ui-my-answers = { $n ->
        [one] { $n } décision
       *[other] { $n } décisions
    }
ui-my-points = points { $points }
ui-my-again = depuis une position
ui-my-rated = Cote { $after } ({ $change })
ui-my-statistics = En chiffres
ui-my-share = Parties gagnées
ui-my-share-line = { $value } % de { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
ui-my-share-how = Une victoire partagée compte pour sa part. La barre dit où se trouve votre vraie part, 19 fois sur 20 ; le repère est la part d’un joueur moyen ({ $expected } %).
ui-my-points-mean = Points
ui-my-points-line = { $mean } en moyenne
ui-my-points-how = Chaque point est une partie jouée jusqu’au bout, la plus récente à droite ; la ligne est votre moyenne.
ui-my-favourites = Préférences
ui-my-favourites-how = Ce que vous avez choisi le plus souvent, et combien de ces parties vous avez gagnées.
ui-my-favourite = { $name } : { $times ->
        [one] une fois
       *[other] { $times } fois
    }, { $won } % gagnées
ui-my-accuracy = Erreurs
ui-my-accuracy-line = { $mistakes } sur { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } ({ $value } %)
ui-my-accuracy-how = Comptées dans { $n ->
        [one] { $n } analyse
       *[other] { $n } analyses
    } : une erreur est un choix moins bon que le meilleur de plus que la marge d’erreur, jugé d’après ce que vous saviez. Ensemble, elles coûtent { $lost } % d’une partie à chaque fois.
ui-my-luck = Chance jusqu’ici
ui-my-luck-line = { $mean } % par partie
ui-my-luck-error = { $mean } % ± { $error } par partie
ui-my-luck-how = Ce que les cartes, les dés et les autres ont apporté, en chances de gagner, sur { $n ->
        [one] { $n } partie analysée
       *[other] { $n } parties analysées
    }. Si la barre passe par zéro, ce n’est peut-être que le hasard.
ui-my-no-review = Analysez une partie terminée : erreurs et chance se comptent dans les analyses.
ui-my-rating = Cote
ui-my-rating-how = Probablement entre { $low } et { $high }, d’après { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }.
ui-my-device = Sur un autre appareil
ui-my-device-how = Ouvrez-y ce lien, ou scannez-le : vos parties, vos places et vos cotes suivent. Qui l’a, c’est vous ; gardez-le pour vous.
ui-my-device-link = Votre lien secret
ui-my-device-show = Montrer mon lien
ui-my-device-count = { $n ->
        [one] Vous n’êtes que sur cet appareil.
       *[other] Vous êtes sur { $n } appareils.
    }
ui-my-device-renew = Nouveau lien, autres appareils dehors
ui-my-device-renewed = L’ancien lien ne vaut plus rien, et tous les autres appareils sont dehors.
ui-my-device-here = Les parties de cet appareil sont à ce navigateur ; seul un serveur peut les porter ailleurs.
ui-carry = Est-ce bien vous ?
ui-carry-line = Avec ce lien, les parties, les places et les cotes de votre autre appareil viennent ici. Ce que ce navigateur a joué suit aussi.
ui-carry-go = Oui, c’est moi
ui-carried = Heureux de vous revoir. Vous êtes la même personne sur les deux appareils.
ui-carry-here = Sans serveur, rien ne peut être porté ici.

ui-ratings = Classement
ui-rated = Classée
ui-rated-on = Classée : le résultat change les cotes, pas de conseils, et votre nom figure au classement
ui-rated-needs = Une partie classée demande un appareil pour chacun.
ui-ladder = Échelle
ui-ladder-two = Deux joueurs
ui-ladder-many = Trois et plus, équipes
ui-ratings-place = Rang
ui-ratings-player = Joueur
ui-ratings-rating = Cote
ui-ratings-games = Parties
ui-ratings-bot = Bot, mesuré
ui-ratings-program = Programme
ui-ratings-none = Personne n’est encore classé ici. Ouvrez une table « Classée » : les bots dont la force a été mesurée comptent dès la première partie.
ui-ratings-provisional = Pas encore sûre
ui-ratings-how = Tout le monde commence à 1500. À deux : Glicko-2 ; à trois et plus, et en équipes : OpenSkill, sur la même échelle. Une cote a un rang quand son écart est d’au plus 110. Les bots gardent la cote qui a été mesurée.
ui-ratings-here = Un classement demande un serveur : ici, vous êtes seul.
ui-rating-change = Votre cote : { $before } → { $after } ({ $change })
ui-rating-unsure = Votre cote : { $before } → { $after } ({ $change }), pas encore sûre (± { $error })
ui-unrated-no_result = Non classée : la partie n’a pas de résultat.
ui-unrated-unknown_player = Non classée : on ne connaît pas la force de quelqu’un à cette table.
ui-unrated-one_person = Non classée : une même personne tenait plusieurs places.
ui-unrated-one_address = Non classée : deux places ont été jouées depuis la même adresse.
ui-unrated-fault = Non classée : le serveur était absent au mauvais moment.

## Dice of one's own

ui-dice = Dés
ui-dice-dealt = La table lance
ui-dice-typed = Nous lançons nous-mêmes
ui-dice-typed-tip = Vous lancez de vrais dés et tapez ce qu’ils montrent, pour les bots aussi. Le procès-verbal le dit, la preuve ne couvre que ce que la table a distribué, et la partie n’est pas classée.
ui-roll = { $n ->
    [one] Lancez un dé ({ $sides } faces) : { $what }
   *[other] Lancez { $n } dés ({ $sides } faces) : { $what }
}
ui-roll-for = { $n ->
    [one] Lancez un dé ({ $sides } faces) pour { $name } : { $what }
   *[other] Lancez { $n } dés ({ $sides } faces) pour { $name } : { $what }
}
ui-roll-how = { $n ->
    [one] Tapez ce qu’il montre ; 0 vaut 10.
   *[other] Tapez ce qu’ils montrent, l’un après l’autre ; 0 vaut 10.
}
ui-roll-waits = { $name } lance les dés
ui-roll-back = Reprendre le dernier
ui-proof-typed = { $n ->
    [one] Un dé a été lancé à la table puis saisi. Personne ne peut le prouver.
   *[other] { $n } dés ont été lancés à la table puis saisis. Personne ne peut les prouver.
}
error-bad_dice = Ce ne sont pas les dés demandés.
error-nothing_to_roll = On n’attend aucun dé.
error-not_your_roll = C’est à quelqu’un d’autre de lancer.
error-dice_first = D’abord les dés qu’on attend.
error-dice_terms = Lancer soi-même se fait sans pendule ni classement, dans un jeu qui a des dés.
error-workshop_busy = Un autre de vos essais est en cours, ou trop d’essais attendent. Réessayez plus tard.
error-workshop_refused = Impossible à essayer : { $sentence }

## The workroom

ui-print = Imprimer
ui-print-what = Les jeux sur papier, avec nos propres images : cartes et tuiles avec repères de coupe, cartes de bataille à 40 mm la case, feuilles d’équipage, jetons, aide-mémoire.
ui-print-kind = Quoi
ui-print-cards = Cartes et tuiles
ui-print-map = Carte de bataille
ui-print-crew = Feuilles d’équipage
ui-print-tokens = Jetons
ui-print-reference = Le jeu en bref
ui-print-of = De
ui-print-own = Un fichier de bande à moi …
ui-print-size = Papier
ui-print-a4 = A4
ui-print-us-letter = US Letter
ui-print-take = Prendre le PDF
ui-print-house = Ce qui est de nous et non des livres est marqué sur les feuilles.
ui-print-first = Première feuille : { $what }
ui-print-first-caption = La première feuille. Le PDF les contient toutes, en vraie grandeur.
ui-print-failed = Cette feuille ne peut pas être dessinée maintenant.
ui-workshop = Atelier
ui-workshop-what = Changez un nombre d’une carte ou d’un profil, ou une règle de table. Des bots jouent les mêmes donnes avant et après ; vous voyez ce qui a bougé, avec son intervalle, et ce que personne n’utilise.
ui-workshop-game = Jeu
ui-workshop-number = Nombres à changer
ui-workshop-kind = Genre
ui-workshop-id = Lequel
ui-workshop-field = Nombre
ui-number-kind-role = Rôles
ui-number-kind-action = Cartes action
ui-number-kind-adventurer = Aventuriers
ui-number-kind-metal = Métaux
ui-number-kind-gem = Gemmes
ui-number-kind-coin = Pièces
ui-number-kind-goblin = Gobelins
ui-number-kind-relic = Reliques
ui-number-kind-yellow = Parchemins jaunes
ui-number-kind-grey = Parchemins gris
ui-number-kind-watchdog = Chiens de garde
ui-number-kind-armour = Armures
ui-number-kind-item = Équipement
ui-number-kind-ordnance = Artillerie
ui-number-kind-profile = Briskars
ui-number-kind-scenario = Scénarios
ui-number-kind-scenery = Éléments de décor
ui-number-kind-skill = Aptitudes
ui-number-kind-spell = Sorts
ui-number-kind-ground = Sols
ui-number-kind-object = Objets
ui-number-kind-weapon = Armes
ui-number-field-copies = Exemplaires
ui-number-field-crew = Valeur d’équipage
ui-number-field-gold = Or
ui-number-field-amount = Quantité
ui-number-field-force = Force
ui-number-field-pieces = Exemplaires
ui-number-field-value = Valeur
ui-number-field-paws = Pattes
ui-number-field-force-max = Force maximale
ui-number-field-force-min = Force minimale
ui-number-field-per = Par tranche de
ui-number-field-points = Points
ui-number-field-discipline = Discipline
ui-number-field-high = Arrête si elle tient
ui-number-field-low = Arrête si elle cède
ui-number-field-penalty = Malus
ui-number-field-price = Prix
ui-number-field-squares = Cases d’armure
ui-number-field-strength = Force
ui-number-field-threshold = Seuil
ui-number-field-ap = Points d’action
ui-number-field-count = Combien
ui-number-field-difficulty = Difficulté
ui-number-field-range = Portée
ui-number-field-uses = Utilisations
ui-number-field-ammo = Munitions
ui-number-field-arc = Arc de tir
ui-number-field-cost = Coût
ui-number-field-critical-failure = Échec critique jusqu’à
ui-number-field-failure-squares = Cases d’écart en cas d’échec
ui-number-field-limit = Au plus
ui-number-field-rate = Tirs
ui-number-field-reload = Rechargement
ui-number-field-size = Taille
ui-number-field-throw-strength = Force pour le lancer
ui-number-field-constitution = Constitution
ui-number-field-dexterity = Dextérité
ui-number-field-hands = Mains
ui-number-field-hp = Points de vie
ui-number-field-mind = Esprit
ui-number-field-movement = Mouvement
ui-number-field-open-ways = Voies au choix
ui-number-field-budget = Or par bande
ui-number-field-home-from = Compte à partir du tour
ui-number-field-leader-gold = Un chef compte autant de fois
ui-number-field-marker-gold = Or par tour et par repère
ui-number-field-rounds = Tours
ui-number-field-tolerance = Tolérance
ui-number-field-lock = Serrure
ui-number-field-portions = Portions
ui-number-field-casts = Lancers
ui-number-field-duration = Durée
ui-number-field-margin = Marge
ui-number-field-divisor = Mouvement divisé par
ui-number-field-minus = Mouvement en moins
ui-number-field-burst-ap = Points d’action pour plusieurs tirs
ui-workshop-value = Nouvelle valeur
ui-workshop-add = Changer
ui-workshop-random = Le hasard joue
ui-workshop-deals = Donnes, chacune jouée deux fois
ui-workshop-begin = Essayer
ui-workshop-stop = Arrêter
ui-workshop-none = Rien n’a encore été essayé.
ui-workshop-waiting = Attend son tour
ui-workshop-running = { $n } sur { $of }
ui-workshop-done = { $of ->
    [one] { $of } donne jouée
   *[other] { $of } donnes jouées
}
ui-workshop-stopped = { $n ->
    [one] Arrêté après { $n } donne
   *[other] Arrêté après { $n } donnes
}
ui-workshop-failed = Abandonné : trop long, ou cassé
ui-workshop-clear = { $n ->
    [0] Rien n’a bougé plus que le hasard ne le peut.
    [one] Un chiffre a nettement bougé.
   *[other] { $n } chiffres ont nettement bougé.
}
ui-workshop-figure = Chiffre
ui-workshop-before = Avant
ui-workshop-after = Après
ui-workshop-change = Écart (95 %)
ui-workshop-interval = écart de { $low } à { $high }
ui-workshop-all = Tout montrer
ui-workshop-less = Seulement ce qui a nettement bougé
ui-workshop-never = Proposé et jamais utilisé : { $list }
ui-workshop-length = Longueur d’une partie, en réponses
ui-workshop-seat = Part de la place { $n }
ui-workshop-used = { $thing } : utilisé par partie
ui-workshop-won = { $thing } : gagné en plus par qui l’utilise
## Noms de navires : ce qu’est une table tant que personne ne la nomme
ui-ship-1 = La Sardine
ui-ship-2 = Le Cormoran
ui-ship-3 = Vent debout
ui-ship-4 = La Perle
ui-ship-5 = Le Dauphin
ui-ship-6 = La Mouette rieuse
ui-ship-7 = Le Vieux Gréement
ui-ship-8 = L’Étoile du Nord
