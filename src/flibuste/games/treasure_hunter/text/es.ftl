### Treasure Hunter en español.

## Sites, cards, pieces

th-blue = Montes Helados
    .short = Montes
th-green = Jungla de Lianas
    .short = Jungla
th-red = Cueva de Lava
    .short = Cueva
th-adventurer = aventurero
th-adventurer-name = { $site }, Fuerza { $n }
th-force = Fuerza
th-watchdog = perro guardián
th-paws = Patas
th-discipline = Disciplina
th-dog-name = Perro guardián, { $paws } Patas, Disciplina { $n }
th-coin-card = carta de moneda
th-coin-copper = moneda de cobre
    .short = cobre
th-coin-silver = moneda de plata
    .short = plata
th-coin-gold = moneda de oro
    .short = oro
th-gem-10 = gema de 10
th-gem-20 = gema de 20
th-action-card = carta de acción
th-goblin = goblin
th-goblin-tile = loseta de goblin
th-goblin-name = Goblin, { $paws } Patas, se lleva una { $coin }
th-treasure-tile = loseta de tesoro
th-relic = reliquia
th-relic-negative = reliquia negativa
th-scroll-yellow = pergamino amarillo
th-scroll-grey = pergamino gris
th-back = dorso

## Action cards

th-companion-blue = Compañero animal (azul)
    .text = En los Montes Helados: se dobla la Fuerza de tus aventureros, no los extras.
th-companion-green = Compañero animal (verde)
    .text = En la Jungla de Lianas: se dobla la Fuerza de tus aventureros, no los extras.
th-companion-red = Compañero animal (rojo)
    .text = En la Cueva de Lava: se dobla la Fuerza de tus aventureros, no los extras.
th-flaming-sword = Espada flamígera
    .text = +4 a tu total en este lugar.
th-hill-ogre = Ogro de las colinas
    .text = +8 a tu total en este lugar.
th-leaky-boots = Botas agujereadas
    .text = −2 a tu total en este lugar. Viene bien para el MIN.
th-sleeping-potion = Poción de sueño
    .text = Uno de tus aventureros de este lugar se duerme y ya no cuenta.
th-mystery-mule = Mula misteriosa
    .text = Roba 1 carta. Si es un aventurero de este lugar, se coloca ya; si no, va a tu mano.
th-scaregoblin = Espantagoblins
    .text = Los goblins no te quitan monedas esta ronda. No suma Patas.

## Relics

th-relic-3 = Jarra de barro
    .text = +3
th-relic-4 = Concha con perla
    .text = +4
th-relic-5 = Llave vieja
    .text = +5
th-relic-6 = Lámpara
    .text = +6
th-relic-7 = Reloj de arena
    .text = +7
th-relic-8 = Brújula
    .text = +8
th-relic-9 = Máscara
    .text = +9
th-relic-10 = Cáliz
    .text = +10
th-relic-11 = Daga
    .text = +11
th-relic-12 = Ídolo
    .text = +12
th-relic-13 = Escarabajo
    .text = +13
th-relic-14 = Amuleto
    .text = +14
th-relic-15 = Pez de oro
    .text = +15
th-relic-16 = Cetro
    .text = +16
th-relic-17 = Cofre
    .text = +17
th-relic-18 = Orbe
    .text = +18
th-relic-19 = Corona
    .text = +19
th-old-shoe = Zapato viejo
    .text = −3
th-rotten-egg = Huevo podrido
    .text = −4
th-cracked-mirror = Espejo rajado
    .text = −5
th-cursed-doll = Muñeca maldita
    .text = −6
th-howling-skull = Calavera aulladora
    .text = −8

## Scrolls

th-strong-team-blue = Equipo reforzado (azul)
    .text = 1 moneda de plata por cada aventurero azul que hayas colocado esta ronda.
th-strong-team-green = Equipo reforzado (verde)
    .text = 1 moneda de plata por cada aventurero verde que hayas colocado esta ronda.
th-strong-team-red = Equipo reforzado (rojo)
    .text = 1 moneda de plata por cada aventurero rojo que hayas colocado esta ronda.
th-kennel-master = Líder de la jauría
    .text = 1 moneda de oro por cada perro guardián que hayas colocado esta ronda.
th-deep-purse = Bolsa repleta
    .text = 1 moneda de plata por cada carta de moneda que hayas colocado esta ronda.
th-goblin-bane = Azote de goblins
    .text = 1 moneda de oro por cada loseta de goblin que hayas ganado esta ronda.
th-odd-squad = Cuadrilla impar
    .text = 1 moneda de plata por cada aventurero de Fuerza impar colocado esta ronda.
th-even-squad = Cuadrilla par
    .text = 1 moneda de plata por cada aventurero de Fuerza par colocado esta ronda.
th-underdogs = Pequeños pero matones
    .text = 1 moneda de oro por cada aventurero de Fuerza 1 a 4 colocado esta ronda.
th-champions = Pesos pesados
    .text = 1 moneda de oro por cada aventurero de Fuerza 9 a 12 colocado esta ronda.
th-tactician = Mente táctica
    .text = 1 moneda de oro por cada carta de acción jugada esta ronda.
th-all-rounder = Todoterreno
    .text = 1 moneda de oro por cada lugar donde hayas colocado un aventurero esta ronda.
th-relic-lore = Saber antiguo
    .text = Al final: 2 puntos por cada reliquia, también las negativas.
th-goblin-trophies = Trofeos goblin
    .text = Al final: 2 puntos por cada loseta de goblin.
th-curse-breaker = Rompemaldiciones
    .text = Al final: 4 puntos por cada reliquia negativa.
th-banker = Caja fuerte
    .text = Al final: 1 punto por cada 8 puntos completos en monedas y gemas.

## Phases and terms

th-round = ronda
th-phase-1 = Forma tu mano
th-phase-2 = Juega tus cartas
th-phase-3 = Pergaminos y ronda siguiente
th-step-a = Llevarse los tesoros
th-step-b = Ahuyentar a los goblins
th-step-c = Cobrar monedas
th-draft = selección
th-keep = Quedarse
th-keep-card = Quedarse con { $card }
th-discard-card = descartar
th-set-aside = apartada
th-pass-left = Pasar a la izquierda
th-pass-right = Pasar a la derecha
th-personal-pile = mazo personal
th-dealer = reparte
th-site = lugar
th-lay = colocar
th-total = total
th-max = MAX
th-min = MIN
th-treasure-hidden = tesoro oculto (MAX)
th-treasure-evident = tesoro a la vista (MIN)
th-ahead = en cabeza
th-lowest = el más bajo
th-empty-handed = sin nada
th-eligible = puede llevarse un tesoro
th-asleep = dormido
th-awake = despierto
th-paws-sum = { $n ->
        [one] { $n } Pata
       *[other] { $n } Patas
    } en total
th-driven-off = ahuyentado
th-steals = se lleva
th-purse = bolsa
th-supply = reserva
th-box = a la caja
th-use-scroll = Usar el pergamino
th-final-count = recuento final
th-best-hunter = mejor cazatesoros
th-part-grey = pergaminos grises
th-part-relics = reliquias
th-part-goblins = losetas de goblin
th-part-money = monedas y gemas

## One name for each card and tile

th-blue-01 = el 1 azul
    .text = { th-blue }, Fuerza 1
th-blue-02 = el 2 azul
    .text = { th-blue }, Fuerza 2
th-blue-03 = el 3 azul
    .text = { th-blue }, Fuerza 3
th-blue-04 = el 4 azul
    .text = { th-blue }, Fuerza 4
th-blue-05 = el 5 azul
    .text = { th-blue }, Fuerza 5
th-blue-06 = el 6 azul
    .text = { th-blue }, Fuerza 6
th-blue-07 = el 7 azul
    .text = { th-blue }, Fuerza 7
th-blue-08 = el 8 azul
    .text = { th-blue }, Fuerza 8
th-blue-09 = el 9 azul
    .text = { th-blue }, Fuerza 9
th-blue-10 = el 10 azul
    .text = { th-blue }, Fuerza 10
th-blue-11 = el 11 azul
    .text = { th-blue }, Fuerza 11
th-blue-12 = el 12 azul
    .text = { th-blue }, Fuerza 12
th-green-01 = el 1 verde
    .text = { th-green }, Fuerza 1
th-green-02 = el 2 verde
    .text = { th-green }, Fuerza 2
th-green-03 = el 3 verde
    .text = { th-green }, Fuerza 3
th-green-04 = el 4 verde
    .text = { th-green }, Fuerza 4
th-green-05 = el 5 verde
    .text = { th-green }, Fuerza 5
th-green-06 = el 6 verde
    .text = { th-green }, Fuerza 6
th-green-07 = el 7 verde
    .text = { th-green }, Fuerza 7
th-green-08 = el 8 verde
    .text = { th-green }, Fuerza 8
th-green-09 = el 9 verde
    .text = { th-green }, Fuerza 9
th-green-10 = el 10 verde
    .text = { th-green }, Fuerza 10
th-green-11 = el 11 verde
    .text = { th-green }, Fuerza 11
th-green-12 = el 12 verde
    .text = { th-green }, Fuerza 12
th-red-01 = el 1 rojo
    .text = { th-red }, Fuerza 1
th-red-02 = el 2 rojo
    .text = { th-red }, Fuerza 2
th-red-03 = el 3 rojo
    .text = { th-red }, Fuerza 3
th-red-04 = el 4 rojo
    .text = { th-red }, Fuerza 4
th-red-05 = el 5 rojo
    .text = { th-red }, Fuerza 5
th-red-06 = el 6 rojo
    .text = { th-red }, Fuerza 6
th-red-07 = el 7 rojo
    .text = { th-red }, Fuerza 7
th-red-08 = el 8 rojo
    .text = { th-red }, Fuerza 8
th-red-09 = el 9 rojo
    .text = { th-red }, Fuerza 9
th-red-10 = el 10 rojo
    .text = { th-red }, Fuerza 10
th-red-11 = el 11 rojo
    .text = { th-red }, Fuerza 11
th-red-12 = el 12 rojo
    .text = { th-red }, Fuerza 12
th-dog-1 = perro guardián (4 Patas, Disciplina 1)
    .the = un perro guardián (4 Patas, Disciplina 1)
    .text = Perro guardián, 4 Patas, Disciplina 1
th-dog-2 = perro guardián (3 Patas, Disciplina 2)
    .the = un perro guardián (3 Patas, Disciplina 2)
    .text = Perro guardián, 3 Patas, Disciplina 2
th-dog-3 = perro guardián (3 Patas, Disciplina 3)
    .the = un perro guardián (3 Patas, Disciplina 3)
    .text = Perro guardián, 3 Patas, Disciplina 3
th-dog-4 = perro guardián (3 Patas, Disciplina 4)
    .the = un perro guardián (3 Patas, Disciplina 4)
    .text = Perro guardián, 3 Patas, Disciplina 4
th-dog-5 = perro guardián (2 Patas, Disciplina 5)
    .the = un perro guardián (2 Patas, Disciplina 5)
    .text = Perro guardián, 2 Patas, Disciplina 5
th-dog-6 = perro guardián (2 Patas, Disciplina 6)
    .the = un perro guardián (2 Patas, Disciplina 6)
    .text = Perro guardián, 2 Patas, Disciplina 6
th-dog-7 = perro guardián (2 Patas, Disciplina 7)
    .the = un perro guardián (2 Patas, Disciplina 7)
    .text = Perro guardián, 2 Patas, Disciplina 7
th-dog-8 = perro guardián (2 Patas, Disciplina 8)
    .the = un perro guardián (2 Patas, Disciplina 8)
    .text = Perro guardián, 2 Patas, Disciplina 8
th-dog-9 = perro guardián (1 Pata, Disciplina 9)
    .the = un perro guardián (1 Pata, Disciplina 9)
    .text = Perro guardián, 1 Pata, Disciplina 9
th-dog-10 = perro guardián (1 Pata, Disciplina 10)
    .the = un perro guardián (1 Pata, Disciplina 10)
    .text = Perro guardián, 1 Pata, Disciplina 10
th-dog-11 = perro guardián (1 Pata, Disciplina 11)
    .the = un perro guardián (1 Pata, Disciplina 11)
    .text = Perro guardián, 1 Pata, Disciplina 11
th-dog-12 = perro guardián (1 Pata, Disciplina 12)
    .the = un perro guardián (1 Pata, Disciplina 12)
    .text = Perro guardián, 1 Pata, Disciplina 12
th-coin-copper-1 = { th-coin-copper }
    .the = una { th-coin-copper }
th-coin-copper-2 = { th-coin-copper }
    .the = una { th-coin-copper }
th-coin-copper-3 = { th-coin-copper }
    .the = una { th-coin-copper }
th-coin-copper-4 = { th-coin-copper }
    .the = una { th-coin-copper }
th-coin-silver-1 = { th-coin-silver }
    .the = una { th-coin-silver }
th-coin-silver-2 = { th-coin-silver }
    .the = una { th-coin-silver }
th-coin-silver-3 = { th-coin-silver }
    .the = una { th-coin-silver }
th-coin-silver-4 = { th-coin-silver }
    .the = una { th-coin-silver }
th-coin-gold-1 = { th-coin-gold }
    .the = una { th-coin-gold }
th-coin-gold-2 = { th-coin-gold }
    .the = una { th-coin-gold }
th-coin-gold-3 = { th-coin-gold }
    .the = una { th-coin-gold }
th-coin-gold-4 = { th-coin-gold }
    .the = una { th-coin-gold }
th-flaming-sword-1 = { th-flaming-sword }
    .text = { th-flaming-sword.text }
th-flaming-sword-2 = { th-flaming-sword }
    .text = { th-flaming-sword.text }
th-flaming-sword-3 = { th-flaming-sword }
    .text = { th-flaming-sword.text }
th-hill-ogre-1 = { th-hill-ogre }
    .text = { th-hill-ogre.text }
th-hill-ogre-2 = { th-hill-ogre }
    .text = { th-hill-ogre.text }
th-leaky-boots-1 = { th-leaky-boots }
    .text = { th-leaky-boots.text }
th-leaky-boots-2 = { th-leaky-boots }
    .text = { th-leaky-boots.text }
th-sleeping-potion-1 = { th-sleeping-potion }
    .text = { th-sleeping-potion.text }
th-sleeping-potion-2 = { th-sleeping-potion }
    .text = { th-sleeping-potion.text }
th-mystery-mule-1 = { th-mystery-mule }
    .text = { th-mystery-mule.text }
th-mystery-mule-2 = { th-mystery-mule }
    .text = { th-mystery-mule.text }
th-strong-team-blue-1 = { th-strong-team-blue }
    .text = { th-strong-team-blue.text }
th-strong-team-blue-2 = { th-strong-team-blue }
    .text = { th-strong-team-blue.text }
th-strong-team-green-1 = { th-strong-team-green }
    .text = { th-strong-team-green.text }
th-strong-team-green-2 = { th-strong-team-green }
    .text = { th-strong-team-green.text }
th-strong-team-red-1 = { th-strong-team-red }
    .text = { th-strong-team-red.text }
th-strong-team-red-2 = { th-strong-team-red }
    .text = { th-strong-team-red.text }
th-kennel-master-1 = { th-kennel-master }
    .text = { th-kennel-master.text }
th-kennel-master-2 = { th-kennel-master }
    .text = { th-kennel-master.text }
th-kennel-master-3 = { th-kennel-master }
    .text = { th-kennel-master.text }
th-deep-purse-1 = { th-deep-purse }
    .text = { th-deep-purse.text }
th-deep-purse-2 = { th-deep-purse }
    .text = { th-deep-purse.text }
th-deep-purse-3 = { th-deep-purse }
    .text = { th-deep-purse.text }
th-goblin-bane-1 = { th-goblin-bane }
    .text = { th-goblin-bane.text }
th-goblin-bane-2 = { th-goblin-bane }
    .text = { th-goblin-bane.text }
th-relic-3a = { th-relic-3 }
    .text = { th-relic-3.text }
th-relic-3b = { th-relic-3 }
    .text = { th-relic-3.text }
th-relic-4a = { th-relic-4 }
    .text = { th-relic-4.text }
th-relic-4b = { th-relic-4 }
    .text = { th-relic-4.text }
th-relic-5a = { th-relic-5 }
    .text = { th-relic-5.text }
th-relic-5b = { th-relic-5 }
    .text = { th-relic-5.text }
th-relic-6a = { th-relic-6 }
    .text = { th-relic-6.text }
th-relic-6b = { th-relic-6 }
    .text = { th-relic-6.text }
th-relic-7a = { th-relic-7 }
    .text = { th-relic-7.text }
th-relic-7b = { th-relic-7 }
    .text = { th-relic-7.text }
th-relic-8a = { th-relic-8 }
    .text = { th-relic-8.text }
th-relic-8b = { th-relic-8 }
    .text = { th-relic-8.text }
th-relic-9a = { th-relic-9 }
    .text = { th-relic-9.text }
th-relic-9b = { th-relic-9 }
    .text = { th-relic-9.text }
th-relic-10a = { th-relic-10 }
    .text = { th-relic-10.text }
th-relic-10b = { th-relic-10 }
    .text = { th-relic-10.text }
th-goblin-1-gold-1 = Goblin, 1 Pata, se lleva una { th-coin-gold }
th-goblin-1-gold-2 = Goblin, 1 Pata, se lleva una { th-coin-gold }
th-goblin-1-gold-3 = Goblin, 1 Pata, se lleva una { th-coin-gold }
th-goblin-2-gold-1 = Goblin, 2 Patas, se lleva una { th-coin-gold }
th-goblin-2-gold-2 = Goblin, 2 Patas, se lleva una { th-coin-gold }
th-goblin-2-silver-1 = Goblin, 2 Patas, se lleva una { th-coin-silver }
th-goblin-2-silver-2 = Goblin, 2 Patas, se lleva una { th-coin-silver }
th-goblin-2-silver-3 = Goblin, 2 Patas, se lleva una { th-coin-silver }
th-goblin-3-gold-1 = Goblin, 3 Patas, se lleva una { th-coin-gold }
th-goblin-3-silver-1 = Goblin, 3 Patas, se lleva una { th-coin-silver }
th-goblin-3-silver-2 = Goblin, 3 Patas, se lleva una { th-coin-silver }
th-goblin-3-silver-3 = Goblin, 3 Patas, se lleva una { th-coin-silver }
th-goblin-3-silver-4 = Goblin, 3 Patas, se lleva una { th-coin-silver }
th-goblin-4-silver-1 = Goblin, 4 Patas, se lleva una { th-coin-silver }
th-goblin-4-silver-2 = Goblin, 4 Patas, se lleva una { th-coin-silver }
th-goblin-4-silver-3 = Goblin, 4 Patas, se lleva una { th-coin-silver }
th-goblin-4-copper-1 = Goblin, 4 Patas, se lleva una { th-coin-copper }
th-goblin-5-silver-1 = Goblin, 5 Patas, se lleva una { th-coin-silver }
th-goblin-5-copper-1 = Goblin, 5 Patas, se lleva una { th-coin-copper }
th-goblin-5-copper-2 = Goblin, 5 Patas, se lleva una { th-coin-copper }
th-goblin-6-copper-1 = Goblin, 6 Patas, se lleva una { th-coin-copper }
th-goblin-6-copper-2 = Goblin, 6 Patas, se lleva una { th-coin-copper }

## Options

th-option-all_tied_split = Empate general: MAX y MIN por separado
    .true = A dos personas
    .false = Los dos a la carta más fuerte
th-option-public_money = Bolsas a la vista
    .true = A la vista
    .false = Solo la propia

## Events

th-log-laid-out =
    { $n ->
        [0] Ronda { $round }: el tablero está listo
       *[other] Ronda { $round }: el tablero está listo. A la caja: { $away }
    }
th-log-round = Ronda { $round }: { $dealer-who ->
        [you] repartes tú
       *[other] reparte { $dealer }
    }
th-log-dealt =
    { $who ->
        [you] Recibes { $cards }
       *[other] { $name } recibe cartas
    }
th-log-received =
    { $who ->
        [you] Recibes { $cards }
       *[other] { $name } recibe cartas
    }
th-log-hands-passed =
    { $direction ->
        [left] { $n ->
            [1] Todo el mundo pasa 1 carta a la izquierda
           *[other] Todo el mundo pasa { $n } cartas a la izquierda
        }
       *[right] { $n ->
            [1] Todo el mundo pasa 1 carta a la derecha
           *[other] Todo el mundo pasa { $n } cartas a la derecha
        }
    }
th-log-kept =
    { $who ->
        [you] Te quedas con { $card }
       *[other] { $name } ya ha elegido
    }
th-log-kept-last =
    { $who ->
        [you] Te quedas con la última carta: { $cards }
       *[other] { $name } se queda con la última carta
    }
th-log-drew =
    { $who ->
        [you] Robas { $card } de tu mazo personal
       *[other] { $name } roba de su mazo personal
    }
th-log-set-aside =
    { $who ->
        [you] Descartas { $card }
       *[other] { $name } descarta una carta
    }
th-log-taken-up = Las manos están listas: { $n } cartas por mano
th-log-laid =
    { $n ->
        [0] { $who ->
            [you] No colocas nada
           *[other] { $name } no coloca nada
        }
       *[other] { $who ->
            [you] Colocas { $cards }: { $n }
           *[other] { $name } coloca { $cards }: { $n }
        }
    }
th-log-passed =
    { $who ->
        [you] Pasas
       *[other] { $name } pasa
    }
th-log-announced =
    { $who ->
        [you] Juegas { $card }
       *[other] { $name } juega { $card }
    }
th-log-played =
    { $who ->
        [you] Juegas { $card }: { $old } { $n-signed } = { $new }
       *[other] { $name } juega { $card }: { $old } { $n-signed } = { $new }
    }
th-log-doubled =
    { $who ->
        [you] Juegas { $card }: total { $n }
       *[other] { $name } juega { $card }: total { $n }
    }
th-log-shielded =
    { $who ->
        [you] Juegas { $card }: los goblins no te quitan nada
       *[other] { $name } juega { $card }: los goblins no le quitan nada
    }
th-log-fell-asleep =
    { $who ->
        [you] Haces dormir { $card }: total { $n }
       *[other] { $name } hace dormir { $card }: total { $n }
    }
th-log-drew-with =
    { $who ->
        [you] Juegas { $card } y robas { $drawn }
       *[other] { $laid-n ->
            [0] { $name } juega { $card } y roba una carta que no encaja
           *[other] { $name } juega { $card } y roba una carta. Colocado: { $laid }
        }
    }
th-log-drew-nothing =
    { $who ->
        [you] Juegas { $card }: el mazo está vacío
       *[other] { $name } juega { $card }: el mazo está vacío
    }
th-log-tied-site =
    { $n ->
        [0] Mismos totales, mismas cartas: { $who ->
            [you] te sientas más cerca del que reparte
           *[other] { $name } se sienta más cerca del que reparte
        }
       *[other] Totales iguales: { $less ->
            [0] { $who ->
                [you] tienes una Fuerza { $n } más que { $other }
               *[other] { $other-who ->
                    [you] { $name } tiene una Fuerza { $n } más que tú
                   *[other] { $name } tiene una Fuerza { $n } más que { $other }
                }
            }
           *[other] { $who ->
                [you] tu { $n } gana al { $less } de { $other }
               *[other] { $other-who ->
                    [you] el { $n } de { $name } gana a tu { $less }
                   *[other] el { $n } de { $name } gana al { $less } de { $other }
                }
            }
        }
    }
th-log-took-max =
    { $who ->
        [you] Te llevas MAX: { $tile }
       *[other] { $name } se lleva MAX: { $tile }
    }
th-log-took-min =
    { $who ->
        [you] Te llevas MIN: { $tile }
       *[other] { $name } se lleva MIN: { $tile }
    }
th-log-took-both =
    { $who ->
        [you] Te llevas los dos tesoros: { $tiles }
       *[other] { $name } se lleva los dos tesoros: { $tiles }
    }
th-log-took-none = Nadie se lleva los tesoros: { $site }
th-log-dogs-laid =
    { $n ->
        [0] { $who ->
            [you] No tienes perros guardianes
           *[other] { $name } no tiene perros guardianes
        }
       *[other] { $who ->
            [you] Colocas { $cards }: { $n ->
                [one] 1 Pata
               *[other] { $n } Patas
            }
           *[other] { $name } coloca { $cards }: { $n ->
                [one] 1 Pata
               *[other] { $n } Patas
            }
        }
    }
th-log-repelled =
    { $who ->
        [you] Ahuyentas al goblin
       *[other] { $name } ahuyenta al goblin
    }
th-log-robbed =
    { $who ->
        [you] { $coin ->
            [0] Un goblin no te quita nada
            [1] Un goblin te quita una { th-coin-copper }
            [2] Un goblin te quita una { th-coin-silver }
           *[other] Un goblin te quita una { th-coin-gold }
        }
       *[other] { $coin ->
            [0] Un goblin no le quita nada a { $name }
            [1] Un goblin le quita una { th-coin-copper } a { $name }
            [2] Un goblin le quita una { th-coin-silver } a { $name }
           *[other] Un goblin le quita una { th-coin-gold } a { $name }
        }
    }
th-log-tied-packs =
    { $n ->
        [0] Mismas Patas, misma Disciplina: { $who ->
            [you] te sientas más cerca del que reparte
           *[other] { $name } se sienta más cerca del que reparte
        }
       *[other] Mismas Patas, decide la Disciplina: { $who ->
            [you] tu { $n } gana { $less ->
                [0] a { $other }
               *[other] al { $less } de { $other }
            }
           *[other] { $other-who ->
                [you] el { $n } de { $name } { $less ->
                    [0] te gana
                   *[other] gana a tu { $less }
                }
               *[other] el { $n } de { $name } gana { $less ->
                    [0] a { $other }
                   *[other] al { $less } de { $other }
                }
            }
        }
    }
th-log-goblins-won =
    { $who ->
        [you] { $n ->
            [one] Tienes más Patas: { $n } loseta de goblin
           *[other] Tienes más Patas: { $n } losetas de goblin
        }
       *[other] { $n ->
            [one] { $name } tiene más Patas: { $n } loseta de goblin
           *[other] { $name } tiene más Patas: { $n } losetas de goblin
        }
    }
th-log-coins =
    { $who ->
        [you]
            { $n ->
                [0] No cobras monedas
               *[other] Cobras { $n } en monedas
            }
       *[other]
            { $n ->
                [0] { $name } no cobra monedas
               *[other] { $name } cobra { $n } en monedas
            }
    }
th-log-unused =
    { $who ->
        [you] Sin usar: { $cards }
       *[other] Sin usar, { $name }: { $cards }
    }
th-log-scroll-used =
    { $who ->
        [you] Usas { $tile }: +{ $n }
       *[other] { $name } usa { $tile }: +{ $n }
    }
th-log-scrolls-kept =
    { $who ->
        [you] Guardas tus otros pergaminos
       *[other] { $name } guarda sus otros pergaminos
    }

## Questions

th-ask-keep = Quédate con una carta y pasa el resto
th-ask-keep-two = Quédate con una y descarta otra
th-ask-action = ¿Juegas una acción o pasas?
th-ask-scrolls = ¿Qué pergaminos usas?
th-ask-discard = Descarta una carta y pasa el resto
th-ask-goblins = ¿Juegas una carta antes de los goblins o pasas?
th-ask-sleep = ¿Qué aventurero se duerme?
th-ask-target = ¿Qué total cambia?

## Actions

th-do-keep = Quedarse con { $card }
th-do-discard = Descartar { $card }
th-do-play = Jugar { $card }
th-do-sleep = Dormir: { $card }
th-do-target = Elegir a { $seat }
th-do-use = Usar { $tile }
th-do-pass = Pasar
th-do-done = Listo

## Refusals

th-no-not_in_hand = Esa carta no está en tu mano.
th-no-not_an_action = Solo se juegan cartas de acción; el resto se coloca solo.
th-no-wrong_site = Ese Compañero es de otro lugar.
th-no-no_awake_adventurer = Aquí no tienes ningún aventurero despierto.
th-no-goblin_step_only = Solo antes de los goblins.
th-no-site_step_only = Solo en un lugar.
th-no-scroll_pays_nothing = Ese pergamino no daría nada ahora.
th-no-nobody_here = No hay ningún aventurero en este lugar.
th-no-not_awake_here = No es un aventurero despierto que puedas elegir aquí.
th-no-not_your_scroll = Esa loseta no está delante de ti.
th-no-not_yellow = Solo los pergaminos amarillos se usan durante la partida.

## Parts of a sum

th-reason-adventurers = aventureros
th-reason-doubled = doblado
th-reason-amounts = cartas de acción
th-reason-grey = pergaminos grises
th-reason-relics = reliquias
th-reason-goblins = losetas de goblin
th-reason-money = monedas y gemas

## Lines of the terminal

th-line-round = Ronda { $n } de 5 · { $who ->
        [you] repartes tú
       *[other] reparte { $name }
    } · las manos pasan a la { $direction ->
        [left] izquierda
       *[right] derecha
    }
th-line-site = { $site }: MAX { $max }, MIN { $min }
th-line-here = ahora
th-line-goblins = Goblins, de arriba abajo: { $goblins }
th-line-piles = Mazo { $pile }, tesoros ocultos { $hidden }, tesoros a la vista { $evident }
th-line-seat = { $name }: { $facts }
th-line-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
th-line-kept =
    { $n ->
        [one] { $n } apartada
       *[other] { $n } apartadas
    }
th-line-tiles =
    { $n ->
        [one] { $n } loseta de goblin
       *[other] { $n } losetas de goblin
    }
th-line-paws =
    { $n ->
        [one] { $n } Pata
       *[other] { $n } Patas
    }
th-line-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
th-line-purse = bolsa { $n }
th-line-total = total { $n }
th-line-treasures = tesoros: { $tiles }
th-line-laid = colocado: { $cards }
th-line-unused = sin usar: { $cards }
th-line-asleep = dormido
th-line-shielded = a salvo de los goblins
th-line-hand = Tu mano: { $cards }
th-line-own-kept = Has apartado: { $cards }
th-line-own-aside = Has descartado: { $cards }
th-line-house = ° es nuestro: no está en el reglamento
th-line-memory = Recuerdas { $cards }: { $where }
th-line-pays = { $tile } daría { $n } ahora
th-line-in-hand = { $who ->
        [you] tu mano
       *[other] { $name }, mano
    }
th-line-in-kept = { $who ->
        [you] tus cartas apartadas
       *[other] { $name }, apartadas
    }
th-line-in-aside = { $who ->
        [you] tus descartes
       *[other] { $name }, descartes
    }
th-line-in-personal = { $who ->
        [you] tu mazo personal
       *[other] { $name }, mazo personal
    }
th-line-nothing = nada

## Lo que un consejo dice de una jugada

th-remark-site = { $site }: de { $before } a { $after }
th-remark-paws = { th-paws }: de { $before } a { $after }
th-remark-coins = monedas: de { $before } a { $after }
th-remark-denies = nadie más se lleva { $card }
th-remark-for-later = una carta para jugar en un lugar
th-remark-now = hace efecto ahora
th-remark-keeps-cards = conserva { $n ->
        [one] { $n } carta de acción
       *[other] { $n } cartas de acción
    } para luego
th-remark-pays = paga { $n } ahora
th-remark-waits = espera a que los pergaminos paguen más
th-remark-points = { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
