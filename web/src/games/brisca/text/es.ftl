## The page's own words for Brisca: table, end and rules.
br-page-trump-pill = Triunfo: { $suit }
br-page-trump-short = Triunfo
br-page-trick-n = Baza { $n }
br-page-trick-card = baza { $trick }, carta { $card }
br-page-seat-tricks = { $n ->
        [0] ninguna baza
        [one] { $n } baza
       *[other] { $n } bazas
    }
br-page-seat-points = { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
br-page-wins-now = gana
br-page-wins-trump = gana: triunfo
br-page-why-title = Por qué gana: { $card }
br-page-play-any = Elige una carta
br-page-no-exchange-card = Cambio: no con esta mano
br-page-exchange-note = Quien gana una baza puede cambiar el 7 o el 2 de triunfo por la carta descubierta.
br-page-nothing-to-exchange = Seguir
br-page-stock-with = { $n ->
        [0] El mazo está vacío
        [one] Queda { $n } carta en el mazo
       *[other] Quedan { $n } cartas en el mazo
    }
br-page-sun = Sol
br-page-moon = Luna
br-page-team-sun = equipo Sol
br-page-team-moon = equipo Luna
br-page-and-you = { $name } y tú
br-page-and-they = { $a } y { $b }
br-page-mode-two = mano a mano
br-page-mode-three = tres personas
br-page-mode-four = cuatro personas
br-page-mode-teams = cuatro en dos equipos
br-page-table-says = { $trick } Triunfo: { $suit }. { $stock }. { $cards ->
        [0] No te quedan cartas.
       *[other] Tu mano: { $hand }.
    }
br-page-table-empty = Ninguna carta en la mesa.
br-page-table-cards = En la mesa: { $cards }.
br-page-card-by = { $who ->
        [you] { $card } (la tuya)
       *[other] { $card } ({ $name })
    }
br-page-raise = { $card }
br-page-does-trump = Triunfo: gana a cualquier carta de los otros palos; entre triunfos gana la más alta.
br-page-does-plain = Gana si es la más alta del palo de salida y nadie juega triunfo.
br-page-points = Puntos
br-page-ask-exchange = ¿Cambiar { $mine } por { $turned }?
br-page-worth = { $n ->
        [0] no vale nada
        [one] vale { $n } punto
       *[other] vale { $n } puntos
    }


## The end
br-page-match-win = La serie es tuya
br-page-match-lose = { $name } gana la serie
br-page-match-shared = La serie queda en tablas
br-page-match-story = De { $n } partidas: { $wins }. Puntos de cartas en total: { $points } (BR-MATCH-04). Debajo, la última partida.
br-page-end-win = Ganas, { $mine } a { $theirs }
br-page-end-win-many = Ganas con { $mine }
br-page-end-win-team = Gana tu equipo, { $mine } a { $theirs }
br-page-end-lose = Gana { $name }, { $theirs } a { $mine }
br-page-end-lose-many = Gana { $name } con { $theirs }
br-page-end-lose-team = Gana el equipo { $team }, { $theirs } a { $mine }
br-page-end-draw = Empate a { $mine }
br-page-end-short-win = Ganas
br-page-end-short-win-team = Gana tu equipo
br-page-end-short-lose = Gana { $name }
br-page-end-short-draw = Empate
br-page-story-you = La baza más gorda fue la { $n }: tu { $card } se llevó { $points } puntos.
br-page-story-other = La baza más gorda fue la { $n }: { $name }, { $card }, { $points } puntos.
br-page-last-worth =
    última baza: { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
br-page-head-a = As
br-page-head-3 = Tres
br-page-head-r = Rey
br-page-head-c = Caballo
br-page-head-v = Sota
br-page-each = vale { $n }
br-page-none = ninguna
br-page-of-120 = de 120
br-page-count-check = Recuento (BR-SCORE-03)
br-page-count-title = El recuento, carta a carta
br-page-wins-gains =
    gana: { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
br-page-then-title = Lo que sabías entonces
br-page-then-fog = Las cartas en la niebla estaban ocultas para ti en ese momento.
br-page-then-open = Sin niebla: todas las manos a la vista.


## The rules in our words
br-page-rules-order = De la más fuerte a la más débil, en todos los palos. Debajo, lo que vale la carta.



## Between two games of a match
br-page-between = La partida { $n } ha terminado
br-page-between-won = { $who ->
        [you] La ganas tú.
       *[other] { $n ->
                [1] La gana { $name }.
               *[other] La ganan { $name }.
            }
    }
br-page-between-drawn = No la gana nadie.
br-page-between-who = Jugador
br-page-between-points = Puntos
br-page-between-wins = Partidas ganadas
br-page-between-next = Siguiente partida

## Chapters of the rules

br-chapter-DECK = La baraja
br-chapter-SEAT = Asientos, reparto, equipos
br-chapter-SETUP = Preparación
br-chapter-TRICK = Jugar una baza
br-chapter-DRAW = Robar cartas
br-chapter-EXCH = El cambio del triunfo
br-chapter-SCORE = Contar y ganar
br-chapter-VAR = Variante: asistir al final
br-chapter-MATCH = Encuentro de varias partidas
