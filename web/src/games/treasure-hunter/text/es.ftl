## Las palabras propias de la página para Treasure Hunter: mesa, final y reglas.
th-page-companion = Compañero
th-page-round-n = Ronda { $n }
th-page-by-round = por ronda
th-page-start = inicio
th-page-round-of = Ronda { $n } de { $total }
th-page-players-n = { $n } jugadores
th-page-takes-max = toma el MAX
th-page-takes-min = toma el MIN
th-page-takes-both = toma los dos
th-page-alone = sin rival
th-page-later-blue = Primero van las montañas.
th-page-later-green = La selva va después de las montañas.
th-page-later-red = La cueva va después de la selva.
th-page-lays-nothing = no pone nada
th-page-thinks = aún elige
th-page-chosen = ha elegido
th-page-at-turn = le toca
th-page-treasures-n = { $n ->
        [0] ningún tesoro
        [one] { $n } tesoro
       *[other] { $n } tesoros
    }
th-page-goblins-n = { $n ->
        [one] { $n } goblin en esta ronda
       *[other] { $n } goblins en esta ronda
    }
th-page-goblins-now = Los goblins de esta ronda
th-page-kept-title = Mis cartas hasta ahora
th-page-nth = Carta { $n } de { $total }
th-page-so-far = tuyas hasta ahora
th-page-aside-n = { $n ->
        [one] { $n } descartada
       *[other] { $n } descartadas
    }
th-page-would-pay = Pagaría ahora
th-page-does-adventurer = Suma su Fuerza a tu total ({ $site }). El total más alto se lleva MAX, el más bajo MIN.
th-page-does-watchdog = Sus Patas ahuyentan goblins. Si empatan, la Disciplina más alta gana las losetas de goblin.
th-page-does-coin-card = Paga su moneda al final de la ronda.
th-page-does-relic = Cuenta al final de la partida.
th-page-does-goblin-tile = Se topa con todos: con al menos tantas Patas lo ahuyentas; si no, te roba su moneda. La jauría más fuerte gana la loseta: 1 punto.
th-page-house = nuestro, no del reglamento
th-page-sum-site = { $site }
th-page-sum-paws = Patas
th-page-sum-coins = monedas
th-page-pack-wins = { $n ->
        [one] { $n } ficha
       *[other] { $n } fichas
    }
th-page-safe = a salvo
th-page-purse-empty = bolsa vacía
th-page-scrolls = Pergaminos
th-page-change = Cambiar
th-page-waiting-n = Faltan { $n } por elegir
th-page-tip-keep = { $n ->
        [one] Quédate una, la otra va a { $name }
       *[other] Quédate una, las otras { $n } van a { $name }
    }
th-page-tip-discard = Descarta una, el resto va a { $name }
th-page-if-played = Si juegas { $card }
th-page-your-total-at = Tú: { $site }
th-page-your-total = Tu total
th-page-memory = { $n ->
        [one] Recuerdas { $n } carta
       *[other] Recuerdas { $n } cartas
    }
th-page-purse-hidden = oculta hasta el final
th-page-pays-now = Paga { $n } ahora
th-page-no-treasures = Aún sin tesoros.
th-page-end-win = Ganas la caza con { $n }
th-page-end-lose = { $name } gana la caza con { $n }
th-page-end-shared = Victoria compartida con { $n }
th-page-story = { $who ->
        [you] Lo que más pesó para ti: { $part }, { $n ->
            [one] { $n } punto
           *[other] { $n } puntos
        }.
       *[other] Lo que más pesó para { $name }: { $part }, { $n ->
            [one] { $n } punto
           *[other] { $n } puntos
        }.
    }
th-page-step-of = ronda { $round }, { $part }
th-page-then-fog = La mano de abajo es la que tenía este asiento; las de los demás estaban ocultas.
th-page-then-open = Sin niebla: elige a alguien para ver la mano que tenía.

## Chapters of the rules

th-chapter-COMP = El material
th-chapter-SETUP = Preparación
th-chapter-ROUND = Las rondas
th-chapter-DRAFT = Fase 1: la elección de cartas
th-chapter-SITE = Paso A: los aventureros en un lugar
th-chapter-ACT = Las cartas de acción en un lugar
th-chapter-TREAS = Tomar los tesoros
th-chapter-GOB = Paso B: los goblins
th-chapter-COIN = Paso C: monedas y dinero
th-chapter-SCROLL = Pergaminos amarillos y grises
th-chapter-PREP = Preparar la ronda siguiente
th-chapter-END = El recuento final
th-chapter-TWO = Con dos jugadores
th-chapter-INT = Combinaciones
th-page-futile = Aun así no ganas ningún tesoro aquí: hace falta un aventurero tuyo despierto y un total por encima de cero.
