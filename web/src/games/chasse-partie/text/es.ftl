## Las palabras de la página para Chasse-Partie: mesa, final y reglas.
cp-page-back = una carta boca abajo
cp-page-a-card = una carta
cp-page-players-n = { $n } jugadores
cp-page-round-n = Ronda { $n }
cp-page-turn-of = { $who ->
        [you] Tu turno
       *[other] Turno de { $name }
    }
cp-page-count-of = El recuento de la ronda { $n }
cp-page-most = máximo { $n }
cp-page-overfull = En la mano caben { $n } cartas como mucho (CP-HAND-01).
cp-page-cards-n = { $n ->
        [0] sin cartas
        [one] { $n } carta
       *[other] { $n } cartas
    }
cp-page-crew-says = { $n } de { $needed }: { $cards }; vale { $worth }{ $outright ->
        [yes] , gana directamente
       *[no] { "" }
    }
cp-page-outright-why = una sola facción con su Capitán
cp-page-loot-says = Botín de la ronda: { $card }, se necesitan { $n } Briskars, { $gold } de oro
cp-page-no-loot = Aún no hay botín en la mesa
cp-page-answers = Se pregunta a { $n }; las respuestas se dirán juntas
cp-page-leaving = Por la borda: { $cards }
cp-page-no-change = Ninguna tripulación cambia.
cp-page-answers-with = { $who ->
        [you] Respondes con { $card }
       *[other] { $name } responde con { $card }
    }
cp-page-would-stand = Tal como está, { $card } tiene efecto.
cp-page-would-fall = Tal como está, { $card } no hace nada.
cp-page-sign = { $who ->
        [you] Enrolar
       *[other] Colar a { $name }
    }
cp-page-counter = Parlamento
cp-page-gallant = Galantería
cp-page-change = Cambiar de idea
cp-page-take-back = Deshacer
cp-page-not-now = Ahora no
cp-page-turn-tip = { $n ->
        [0] Aún puedes jugar acciones.
        [one] Un Briskar y tantas acciones como quieras.
       *[other] { $n } Briskars y tantas acciones como quieras.
    }
cp-page-standing = Respuestas fijas
cp-page-standing-on = Respuestas fijas activas
cp-page-standing-tip = Responden por ti al momento. Nadie nota la diferencia.
cp-page-choose-card = Cartas para elegir
cp-page-your-worth = Tu tripulación vale { $n }
cp-page-worth =
    { $who ->
        [you] Tu tripulación vale { $total }
       *[other] La tripulación de { $name } vale { $total }
    }
cp-page-beside = Está junto al asiento de { $name }.
cp-page-holds = Sabes que { $name } tiene
cp-page-count = El recuento
cp-page-crew-full = { $who ->
        [you] Completas una tripulación: fin de la ronda
       *[other] { $name } completa una tripulación: fin de la ronda
    }
cp-page-too-long = La ronda ha durado bastante: se cuentan las tripulaciones
cp-page-takes-gold = { $who ->
        [you] Te llevas el botín: { $gold } de oro
       *[other] { $name } se lleva el botín: { $gold } de oro
    }
cp-page-for = La tripulación más famosa se lleva: { $card }.
cp-page-tie = Igual valor: decide un Capitán, luego la facción más numerosa, luego los valores de tripulación (CP-TIE-01 … CP-TIE-05).
cp-page-go-on = Seguir
cp-page-end-win = Ganas la Chasse-Partie con { $n } de oro
cp-page-end-lose = { $name } gana la Chasse-Partie con { $n } de oro
cp-page-end-shared = Victoria compartida con { $n } de oro
cp-page-story = { $who ->
        [you] En { $rounds } rondas. Tu mejor presa: { $card }, { $n } de oro.
       *[other] En { $rounds } rondas. La mejor presa de { $name }: { $card }, { $n } de oro.
    }

## Rules
cp-page-point-above = Toca a un jugador de arriba.
cp-page-briskar-does = Como botín pide una tripulación de { $crew } y da { $gold } PO; a bordo suma { $gold } al valor de la tripulación.
cp-page-counts-now = Cuenta ahora
cp-page-pair = { $label }: { $text }
cp-page-then-fog = La mano de abajo es la que tenía este asiento entonces; las demás estaban ocultas.
cp-page-then-open = Sin niebla: todas las manos, tal como estaban.
cp-page-keys = Del 1 al 9 levantan una carta o eligen una respuesta, las flechas van de un blanco a otro, C cambia de tripulación, Intro juega o confirma, E acaba el turno, P deja pasar, R reacciona, Z deshace, L abre el diario, T lee la mesa.

## Chapters of the rules

cp-chapter-COMP = El material
cp-chapter-SETUP = Preparación
cp-chapter-TURN = Un turno
cp-chapter-HAND = La mano
cp-chapter-PILE = Mazo y descarte
cp-chapter-CREW = Las tripulaciones
cp-chapter-ACT = Las cartas de acción en general
cp-chapter-CTR = Réplicas: Pourparlers en respuesta
cp-chapter-CARD = Las 22 cartas de acción
cp-chapter-TRAP = Pris au piège, carta por carta
cp-chapter-OLD = Vieux roublard, carta por carta
cp-chapter-ROT = Jugar con la tripulación del vecino de la derecha
cp-chapter-INT = Las cartas de dos en dos
cp-chapter-END = Fin de una ronda
cp-chapter-SCORE = Contar una tripulación
cp-chapter-TIE = Empates
cp-chapter-WIN = Ganar la partida
