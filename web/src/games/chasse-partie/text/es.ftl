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
cp-page-rules-title = Chasse-Partie en cinco minutos
cp-page-rules-goal = El objetivo
cp-page-rules-goal-1 = En el centro hay una carta de botín. Dice cuántos Briskars necesita una tripulación y cuánto oro vale el botín. Se lo lleva la tripulación más famosa.
cp-page-rules-goal-2 = Gana quien llega antes a 18 de oro con 2 jugadores, 15 con 3, 13 con 4 o 5. Cada ronda empieza con 5 cartas en la mano.
cp-page-rules-turn = Tu turno
cp-page-rules-turn-1 = Roba una carta. Después, en cualquier orden: coloca un Briskar en una tripulación, la tuya u otra, y juega tantas cartas de acción como quieras. Se puede no hacer nada.
cp-page-rules-turn-2 = Al final de tu turno conservas 5 cartas como máximo. El juego pasa a la derecha.
cp-page-rules-end = El final de una ronda
cp-page-rules-end-1 = En cuanto una tripulación tiene tantos Briskars como pide el botín, todo se detiene y se cuentan las tripulaciones. El botín es para quien gana, lo demás va al descarte y se reparte una nueva ronda.
cp-page-rules-count = Lo que vale una tripulación
cp-page-rules-count-1 = Cada Briskar aporta su oro. Un Capitán dobla a los demás de su facción. La facción con menos Briskars a bordo se resta.
cp-page-rules-count-2 = Los Mercenarios ocupan un puesto pero no cuentan, salvo entre ellos.
cp-page-rules-count-3 = Una tripulación de una sola facción con su Capitán gana directamente. A igual valor: decide un Capitán, luego la facción más numerosa, luego los valores de tripulación.
cp-page-rules-counter = Responder con Parlamento
cp-page-rules-counter-1 = Cualquiera, salvo quien la jugó, puede responder a una carta de acción con Parlamento: entonces no tiene efecto. A un Parlamento se le puede responder con otro, y así; cuenta el último.
cp-page-rules-counter-2 = Se pregunta cada vez a todos los que tienen cartas, con o sin Parlamento, para que la pregunta no delate nada. Colocar un Briskar no se puede contrarrestar.
cp-page-rules-cards = Las cartas de acción
cp-page-rules-cards-1 = Las instantáneas tienen efecto y se descartan. Las permanentes se quedan junto a una tripulación. Las reacciones se juegan fuera de tu turno.
cp-page-rules-shift = Trampas, perros viejos y gato por liebre
cp-page-rules-shift-1 = Quien ha caído en la trampa no puede apuntar a quien la puso. Un Capitán con Perro viejo está fuera de alcance. Con Gato por liebre, cada cual juega con la tripulación de su derecha mientras la carta siga ahí.

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
