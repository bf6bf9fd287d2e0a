## The page's own words for Briskars: table, end and rules.
bk-page-actions = Acciones
bk-page-answers = Todas las respuestas
bk-page-arms = Armas
bk-page-attack-total = { " " }ataca con un total de { $n }
bk-page-before = Antes del combate
bk-page-by-die = Probabilidad de acertar según tu dado
bk-page-chance = de probabilidad
bk-page-choose-square = Elegir { $square }
bk-page-decision = Tu decisión
bk-page-deed-batter = Golpear decorado
bk-page-deed-search = Registrar
bk-page-deed-throw-briskar = Lanzar a alguien
bk-page-deed-push-race = Empujar corriendo
bk-page-deed-reload-piece = Cargar la pieza
bk-page-deed-flask = Petaca
bk-page-detour = Elegir el camino casilla a casilla
bk-page-dice = Los dados
bk-page-dice-n = { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    }
bk-page-die-less = Un dado menos
bk-page-die-more = Un dado más, 3 PA
bk-page-point-less = Un punto menos
bk-page-point-more = Un punto más, 1 PA
bk-page-draw = { $who ->
        [you] Compartes la victoria con { $names }
       *[other] { $names } comparten la victoria
    }
bk-page-fathoms = { $n ->
        [one] { $n } braza
       *[other] { $n } brazas
    }
bk-page-first = { $who ->
        [you] Despliegas primero
       *[other] { $name } despliega primero
    }
bk-page-free-left = movimiento gratis disponible
bk-page-free-used = movimiento gratis usado
bk-page-go-to = Ir a { $square }
bk-page-go-via = Pasar por { $square }
bk-page-goal = Objetivo
bk-page-goal-n = objetivo { $n }
bk-page-gold = { $n } de oro
bk-page-he-defend = { $gender ->
        [f] ella se defiende
       *[m] él se defiende
    }
bk-page-he-dodge = { $gender ->
        [f] ella esquiva
       *[m] él esquiva
    }
bk-page-he-counter = { $gender ->
        [f] ella contraataca
       *[m] él contraataca
    }
bk-page-he-none = sin defensa
bk-page-he-resist = { $gender ->
        [f] ella resiste
       *[m] él resiste
    }
bk-page-help = Teclas
bk-page-if-answers = Si el objetivo responde con
bk-page-hits = acierta
bk-page-if-hit = Si acierta: { $mean } PV de media, fuera de combate { $out } %
bk-page-key-move = mover el cursor; al final de la fila
bk-page-key-target = objetivo siguiente, anterior
bk-page-key-go = elegir, confirmar
bk-page-key-back = un paso atrás
bk-page-key-own = uno de tus Briskars
bk-page-key-points = puntos de refuerzo
bk-page-key-dice = dados de refuerzo
bk-page-key-defence = siguiente defensa en las probabilidades
bk-page-key-overlay = lo que cubre el mapa: peligros, zonas de control, vista
bk-page-key-card = la ficha de quien se mira
bk-page-key-heights = todas las alturas, mientras se pulsa
bk-page-key-list = el combate en lista
bk-page-key-where = dónde estoy
bk-page-key-undo = deshacer mientras se pueda
bk-page-key-log = el registro
bk-page-key-repeat = repetir el último suceso
bk-page-key-help = esta tabla
bk-page-ko = KO
bk-page-left-standing = Banda
bk-page-legend = En el mapa
bk-page-list = Lista
bk-page-map-label = Mapa del combate, { $w } por { $h } casillas. Las flechas mueven el cursor, M da la lista.
bk-page-may-choose = Se puede elegir.
bk-page-mean = de media
bk-page-more = Más
bk-page-place = Coloca a { $name }
bk-page-name = Nombre
bk-page-no-fog = Nada estaba oculto en esta partida salvo la primera elección de las bandas.
bk-page-none = sin daño
bk-page-on-the-map = { $n ->
        [0] Elige en el mapa.
        [one] Una casilla en el mapa.
       *[other] { $n } casillas en el mapa.
    }
bk-page-others = Los demás
bk-page-round = { $of ->
        [0] Ronda { $n }
       *[other] Ronda { $n } de { $of }
    }
bk-page-square = Casilla
bk-page-states = Estados
bk-page-story = { $how ->
        [routed] { $name } perdió el ánimo en la ronda { $round }: { $gold } de oro.
       *[other] { $name } cayó en la ronda { $round }: { $gold } de oro.
    }
bk-page-story-none = Nadie cayó en { $round } rondas.
bk-page-tap-again = Toca otra vez, o usa el botón.
bk-page-things = Decorado
bk-page-threats = Peligros
bk-page-unit = Briskar
bk-page-watch = Mira la mesa.
bk-page-stands = { $name } en { $square }, { $hp } de { $most } PV
bk-page-who = { $name }, { $side }, { $hp } de { $most } PV, { $ap } PA
bk-page-whole-map = Todo el mapa
bk-page-wins = { $who ->
        [you] Gana tu banda
       *[other] Gana { $name }
    }
bk-map-plinth-fifth = quinta banda
bk-map-plinth-sixth = sexta banda
bk-page-zones = Zonas de control
bk-page-zoom-in = Acercar
bk-page-zoom-out = Alejar
bk-page-go-there = { $action } a { $square }
bk-page-way = { $n } de { $of } bz
bk-page-jumps = { $n ->
        [one] un salto, 1 PA
       *[other] { $n } saltos, { $n } PA
    }
bk-page-landing = con caída
bk-page-unseen = fuera de la vista
bk-page-rays = { $n } de { $all } rayos libres
bk-page-under = menos de { $n }
bk-page-against = contra
bk-page-outcome-firm = se mantiene firme
bk-page-outcome-prostrate = pierde el ánimo
bk-page-outcome-routed = huye
bk-page-outcome-falls = cae
bk-page-outcome-held = no logra irse
bk-page-outcome-free = se aparta
bk-page-outcome-strikes = se aparta y golpea
bk-page-outcome-fumble = pifia
bk-page-mark-climb = escalada
bk-page-mark-range = alcance de las armas
bk-page-odds-of = Probabilidad
bk-page-seen = Vista
bk-page-act-hint = Toca una casilla para ir, a un enemigo para sopesar un golpe, o elige una acción.
bk-page-gains = Devuelve { $mean } PV de media
bk-page-verdict-hit = IMPACTO
bk-page-verdict-missed = FALLA
bk-page-verdict-parried = PARADO
bk-page-verdict-dodged = ESQUIVADO
bk-page-verdict-countered = CONTRA
bk-page-verdict-unharmed = ILESO
bk-page-verdict-resists = RESISTE
bk-page-verdict-fizzles = SE APAGA
bk-page-verdict-fails = FRACASO
bk-page-verdict-held = ATRAPADO
bk-page-verdict-falls = AL SUELO
bk-page-verdict-flees = HUYE
bk-page-verdict-out = FUERA
bk-page-victims = A quién puede alcanzar
bk-page-drift-chances = Se desvía: { $list }
bk-page-backfire = Una pifia cuesta { $n } PV
bk-page-keep-total = Quedarse con el { $n }
bk-page-roll-again = { $ap ->
        [0] Repetir el { $face }, gratis
       *[other] Repetir el { $face } · { $ap } PA
    }
bk-page-roll-on = Seguir tirando desde el { $face }: gratis, solo suma
bk-page-roll-charm = Repetir el { $face } · amuleto
bk-page-to-hold = Aguanta con { $n } o más, contra { $name }
bk-page-to-reach = Hace falta { $n } o más
bk-page-hits-if = Con { $n } acierta si el blanco
bk-page-best-answer = ★ la respuesta que más conviene al blanco: las cifras de abajo la suponen
bk-page-at-stake = En juego: si acierta, { $name } ({ $hp } PV) pierde { $mean } de media; fuera de combate { $out } %
bk-page-to-stay-under = Debe quedar por debajo de { $n }
bk-page-at-stake-spell = En juego: { $spell }. { $text }
bk-page-stake-throw = En juego: si falla, cae junto a quien lanza.
bk-page-stake-landing = En juego: un fallo es 1D10 de daño hasta 5 brazas, 2D10 hasta 7, y acaba el movimiento.
bk-page-stake-disengaging = En juego: libre para irse, o retenido; una pifia acaba en el suelo con 1D5 de daño.
bk-page-stake-preventing = En juego: quien quiere irse se queda, salvo que su tirada sea mayor.
bk-page-stake-morale = En juego: un fallo es la postración y el fin de la activación; otro seguido, la huida del campo.
bk-page-chance-to-hit = probabilidad de acertar
bk-page-chance-to-hold = probabilidad de aguantar
bk-page-chance-to-pass = probabilidad de lograrlo
bk-page-keep-unless = Quedarse con las tiradas sin preguntar, salvo que repetir gane
bk-page-keep-ask = pregúntame
bk-page-keep-gain = más de { $n } %
bk-page-kept-itself = Se queda { $n }. Repetir ganaría { $gain } % como mucho.
bk-page-kept = { $n } PA guardados: { $list } contra { $name } ({ $weapon })
bk-page-kept-dodge = { $times ->
        [one] una esquiva, { $chance } %
       *[other] { $times } esquivas, { $chance } % cada una
    }
bk-page-kept-counter = { $times ->
        [one] un contraataque, { $chance } %
       *[other] { $times } contraataques, { $chance } % cada uno
    }
bk-page-kept-none = { $n } PA guardados: no alcanzan para esquivar ni contraatacar
bk-page-kept-safe = { $n } PA guardados: nadie puede llegar a golpearle
bk-page-danger-of-whom = Elige uno de tus Briskars en el mapa: los peligros se calculan para él.
bk-page-danger-lost = No se han podido calcular los peligros.
bk-page-danger-wait = Calculando qué puede golpear a { $name }…
bk-page-danger-key = Riesgo de recibir golpes: { $name }. Señala una casilla para ver sus cifras.
bk-page-try-again = Reintentar
bk-page-card = La ficha
bk-page-card-of = Qué lleva { $name } y qué hace
bk-page-card-damage = Daño { $damage }, ataque { $ap } PA.
bk-page-card-thrust = Estocada { $damage }, { $ap } PA.
bk-page-card-up-to = Hasta { $n ->
        [one] { $n } braza
       *[other] { $n } brazas
    }.
bk-page-card-range = Alcance de { $near } a { $far } brazas: +1 de daño más cerca, −3 más lejos.
bk-page-card-loaded = { $n } de { $of } tiros; recargar { $ap } PA.
bk-page-card-reach = Llega más allá de la casilla vecina.
bk-page-card-piercing = Perforante: cada golpe gasta 1D5 casillas de armadura más.
bk-page-card-poisoned = Envenenada.
bk-page-card-armour = Un dado de { $threshold } o más detiene { $high }, uno menor { $low }; { $n ->
        [one] queda { $n } casilla.
       *[other] quedan { $n } casillas.
    }
bk-page-card-resisted = se resiste con { $value }
bk-page-card-over = { $n } más que el otro hechizo
bk-page-card-reaction = reacción
bk-page-skills = Talentos
bk-page-spells = Hechizos
bk-page-objects = Objetos
bk-page-setup-rounds = { $n ->
        [one] { $n } ronda
       *[other] { $n } rondas
    }
bk-page-setup-open = hasta que quede una banda, { $n } rondas como mucho
bk-page-setup-bands = { $most ->
        [2] para dos bandas
       *[other] para { $least } a { $most } bandas
    }
bk-page-warn-deep = Agua profunda: medio movimiento y sin armas para quien no nada.
bk-page-warn-difficult = Terreno difícil: el movimiento se reduce a la mitad.
bk-page-warn-sand = Suelo blando: una marcha es una braza más corta.
bk-page-warn-ice = Hielo: una marcha es una braza más corta.
bk-page-band-value = { $n } PO
bk-page-band-member = { $hp } PV · { $ap } PA · { $cost } PO
## Rules
## Lesson
## Short words for the buttons of the actions
bk-page-short-walk = Caminar
bk-page-short-reload = Cargar
bk-page-short-restrain = Sujetar
bk-page-short-pick-up = Coger
bk-page-short-lie-down = Tumbarse
bk-page-short-batter = Golpear
bk-page-short-put-down = Dejar
bk-page-short-attack = Atacar
bk-page-short-throw-briskar = Arrojar
bk-page-short-hide = Ocultar
bk-page-short-look = Otear
bk-page-short-push-race = Empujar
bk-page-short-reload-piece = Cargar
bk-page-short-get-up = Alzarse
bk-page-short-disengage = Zafarse
bk-page-short-shoot = Disparar

## Chapters of the rules

bk-chapter-GRD = El mapa cuadriculado
bk-chapter-DIC = Objetivo, dados y críticos
bk-chapter-BST = Reforzar una tirada
bk-chapter-REC = Reclutamiento
bk-chapter-LDR = El jefe
bk-chapter-DEP = Despliegue e inicio
bk-chapter-RND = Rondas y activación
bk-chapter-CHR = Perfil y características
bk-chapter-ZOC = Zona de control, alcance, refriega
bk-chapter-AP = Puntos de acción
bk-chapter-MOV = Movimiento
bk-chapter-TER = El terreno
bk-chapter-ATK = Ataques
bk-chapter-DEF = Defensas
bk-chapter-ARM = Prueba de armadura
bk-chapter-FGT = Acciones de lucha
bk-chapter-INT = Interrumpir un hechizo
bk-chapter-THR = Lanzar
bk-chapter-ACT = Acciones generales
bk-chapter-COV = Coberturas y entorno
bk-chapter-SHO = Disparo
bk-chapter-REL = Cadencia y recarga
bk-chapter-TPL = Armas de plantilla
bk-chapter-DFL = Desviación
bk-chapter-SCN = Plantillas y escenografía
bk-chapter-ORD = Artillería y puntos de estructura
bk-chapter-SMT = ¡Mil rayos!
bk-chapter-SUP = Refriega y apoyo
bk-chapter-DIS = Retirada del combate
bk-chapter-CRA = Choque
bk-chapter-INJ = Heridas
bk-chapter-STA = Estados
bk-chapter-MOR = Moral
bk-chapter-REV = Venganza
bk-chapter-MAG = Magia
bk-chapter-SPL = Hechizos comunes
bk-chapter-EQP = Equipo
bk-chapter-WPN = Armas de refriega
bk-chapter-FIR = Armas de fuego y arrojadizas
bk-chapter-AMR = Armaduras
bk-chapter-OBJ = Objetos
bk-chapter-END = Fin de la partida
bk-chapter-GLD = El oro ganado
bk-chapter-MLT = Más de dos bandas
bk-chapter-CAM = Campañas

bk-page-rules-prices = Lo que cuestan las acciones
bk-page-rules-prices-1 = En puntos de acción. El movimiento gratuito de una activación paga una vez andar, levantarse, recoger o dejar; después vale la segunda cifra. Un intervalo va de lo más barato a lo más caro que llevan impreso armas, hechizos y piezas.
bk-page-rules-then = luego
bk-page-rules-on-card = { $ap }, { $on ->
        [spell] según el hechizo
        [piece] según la pieza
       *[weapon] según el arma
    }
bk-page-rules-name = Nombre
bk-page-rules-numbers = Daño, alcance
bk-page-rules-hands = Manos
bk-page-rules-gold = Oro
bk-page-rules-frame = Umbral, detiene
bk-page-rules-does = Efecto
bk-page-rules-skills = Habilidades
bk-page-rules-ways = Vías
bk-page-rules-states = Estados
bk-page-rules-badges = Los estados son insignias: una punta es un mal, un disco una postura, un cuadrado una marca.

## Lo que hace cada acción

bk-page-does-walk = Avanzar hasta donde llegue el movimiento. La primera marcha de una activación es gratis.
bk-page-does-race = Ir el doble de lejos; es la única acción de esta activación.
bk-page-does-climb = Subir o bajar un muro, un cabo o un mástil.
bk-page-does-kneel = Se cubre tras lo que mide la mitad, y apunta sin tirada. Acaba al moverse.
bk-page-does-disengage = Salir de la zona de control de un enemigo: ambos tiran y quien sale debe superar. Después se mueve.
bk-page-does-get-up = Se pone en pie: por el movimiento gratis, o por PA si ya se usó.
bk-page-does-lie-down = Se tumba: mide la mitad y un murete oculta más.
bk-page-does-attack = Golpear a un enemigo al alcance. Puede defenderse, esquivar o contraatacar.
bk-page-does-thrust = El golpe especial del arma, una vez por activación.
bk-page-does-shoot = Disparar a un enemigo a la vista y al alcance; nunca en contacto.
bk-page-does-reload = Devuelve a un arma de fuego toda su cadencia. Sin tirada, también en contacto.
bk-page-does-assault = Una marcha y un golpe en uno; tras la mitad del movimiento el crítico llega antes.
bk-page-does-aim = El próximo disparo o lanzamiento ignora la cobertura del blanco, si la tirada sale.
bk-page-does-en-garde = Un dado más en la próxima defensa.
bk-page-does-restrain = Sujetar a un enemigo en contacto, fuerza contra fuerza: ninguno puede hacer otra cosa.
bk-page-does-volley = Varios cañones a un blanco: cada disparo se tira y se defiende aparte.
bk-page-does-head-butt = En contacto, ambos tiran: poco daño; un crítico aturde.
bk-page-does-kick = En contacto, ambos tiran: poco daño; un crítico frena tres rondas.
bk-page-does-break-hold = Salir de un agarre, fuerza contra fuerza: un intento por activación.
bk-page-does-release-hold = Soltar el propio agarre: siempre sale.
bk-page-does-batter = Golpear una pieza, un casco o un mástil: un acierto le quita puntos de estructura.
bk-page-does-last-hope = Con menos de 10 PV: los ataques son críticos antes, pero sin defensa ni armadura hasta la próxima activación.
bk-page-does-fire = Disparar una pieza: cualquiera bajo la plantilla puede ser alcanzado.
bk-page-does-reload-piece = El artillero vuelve a cargar la pieza.
bk-page-does-push = Mover una pieza al andar; cada giro cuesta una braza.
bk-page-does-push-race = Mover una pieza el doble de lejos; después acaba la activación.
bk-page-does-hide = A cubierto nadie puede dispararle. Acaba si se mueve o golpea.
bk-page-does-look = Localizar a alguien escondido: una tirada, una vez por ronda.
bk-page-does-pick-up = Tomar un objeto cercano, con una mano libre.
bk-page-does-throw = Lanzar un objeto a una casilla o a alguien, si se tiene fuerza suficiente.
bk-page-does-cast = Lanzar un hechizo: cada uno tiene su precio, su alcance y su dificultad.
bk-page-does-put-down = Dejar un objeto en una casilla cercana.
bk-page-does-throw-briskar = Arrojar a alguien en contacto, amigo o enemigo, si no pesa demasiado.
bk-page-does-smash = Romper una puerta, un barril o una cadena cercana.
bk-page-does-pick-lock = Abrir una cerradura o un mecanismo cercano.
bk-page-does-snatch = Comer o beber de una fuente cercana: recupera de 1 a 4 PV.
bk-page-does-remove-armour = Para el resto de la partida: ni peso ni protección.
bk-page-does-search = Buscar lo que el escenario ha escondido aquí.
bk-page-does-read = Comprender un documento: una tirada de Mente.
bk-page-does-convince = Ganar la negociación del escenario: una tirada de Mente.
bk-page-does-dig = Cavar un hoyo aquí o al lado: una tirada de Constitución.
bk-page-does-ration = Comer: recupera 1D5 PV fuera de toda zona de control enemiga.
bk-page-does-flask = Beber: recupera 1D5 PV fuera de toda zona de control enemiga.
bk-page-does-poultice = Curar a un aliado cercano o a uno mismo 1D5 PV; cesan hemorragia y veneno.
bk-page-does-keg = Dejar el barril junto al portador: desde la ronda siguiente puede estallar, para todos a 2 brazas o menos.
bk-page-does-net = Lanzar la red hasta 4 brazas: quien cae en ella no se mueve en su próxima activación.
bk-page-does-grapnel = Arponear a alguien hasta 4 brazas y tirar de él: una vez por partida.
bk-page-does-pouch = Añadir 2 municiones a una pieza que toca el portador.
