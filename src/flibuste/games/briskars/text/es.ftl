### Briskars

## Characteristics and numbers

bk-constitution = Constitución
    .short = C
bk-dexterity = Destreza
    .short = D
bk-strength = Fuerza
    .short = F
bk-mind = Mente
    .short = M
bk-movement = Movimiento
    .short = Mov
bk-ap = puntos de acción
    .short = PA
bk-hp = puntos de vida
    .short = PV
bk-sp = puntos de estructura
    .short = PE
bk-armour = armadura
bk-armour-squares = casillas de armadura
bk-threshold = umbral
bk-hiring-cost = coste de enrolamiento
bk-gold = PO
bk-fathom = braza
    .short = bz
bk-damage = daño
bk-d10 = D10
bk-d5 = D5
bk-natural-die = dado natural
bk-coin-toss = cara o cruz
bk-critical-hit = crítico
    .short = crít.
bk-critical-failure = pifia
    .short = pifia
bk-size = tamaño
bk-range = alcance
bk-rate = cadencia
bk-ammo = munición
bk-difficulty = dificultad
bk-duration = duración

## Terms

bk-band = banda
bk-leader = líder
bk-henchman = esbirro
bk-gunner = artillero
bk-mage = mago
bk-ally = aliado
bk-enemy = enemigo
bk-recruit = Reclutar una banda
bk-sign-articles = Firmar el código
bk-budget = presupuesto
bk-deploy = desplegar
bk-deployment-zone = zona de despliegue
bk-toss = sorteo del despliegue
bk-round = ronda
bk-activation = activación
bk-activate = Activar a { $name }
bk-step-1 = comienzo
bk-step-2 = ron
bk-step-3 = tirada de moral
bk-step-4 = se recuperan los PA
bk-step-5 = efectos persistentes
bk-step-6 = acciones
bk-free-move = movimiento gratuito
bk-roll = tirada
bk-test = prueba
bk-opposed = tirada enfrentada
bk-boost = reforzar
bk-reroll = Repetir dado (2 PA)
bk-reroll-critical = Repetir el crítico
bk-keep-roll = Conservar
bk-zone-of-control = zona de control
bk-reach = Envergadura
bk-contact = en contacto
bk-melee = cuerpo a cuerpo
bk-support = apoyo
bk-line-of-sight = línea de visión
bk-in-the-open = al descubierto
bk-cover = cobertura
bk-entirely-hidden = fuera de la vista
bk-high-ground = desde arriba
bk-hit = impacto
bk-miss = fallo
bk-template = plantilla
bk-deflected = desviado
bk-ordnance = pieza de artillería
bk-living-ordnance = artillería viviente
bk-facing = orientación
bk-arc = ángulo de tiro
bk-crash = choque
bk-push = empujar
bk-pull = arrastrar hacia sí
bk-disarm = desarmar
bk-hold = presa
bk-load = carga
bk-morale = moral
bk-rout = desbandada
bk-revenge = Venganza
bk-bleeding = hemorragia
bk-poison = veneno
bk-gold-gained = oro ganado
bk-gold-lost = oro perdido
bk-spell = hechizo
bk-way = vía de magia
bk-passive-spell = hechizo pasivo
bk-active-spell = hechizo activo
bk-scenario = escenario

## Actions

bk-action-walk = Caminar
bk-action-race = Correr
bk-action-assault = Asalto
bk-action-jump = Saltar
bk-action-landing = Aterrizaje
bk-action-climb = Trepar
bk-action-swim = Nadar
bk-action-get-up = Levantarse
bk-action-lie-down = Tumbarse
bk-action-disengage = Zafarse
    .short = Zafarse
bk-action-attack = Atacar
bk-action-thrust = Estocada
bk-action-shooting-thrust = Estocada a distancia
    .short = Estocada
bk-action-shoot = Disparar
bk-action-multishot = Varios disparos
    .short = Ráfaga
bk-action-reload = Recargar
bk-action-template = Disparar la pieza
    .short = Fuego
bk-action-push = Mover la pieza
    .short = Empujar
bk-action-turn-piece = Orientar la pieza
    .short = Orientar
bk-action-aim = Apuntar
bk-action-restrain = Agarrar
bk-action-break-hold = Soltarse
    .short = Soltarse
bk-action-release-hold = Soltar la presa
    .short = Soltar
bk-action-head-butt = Cabezazo
    .short = Cabezazo
bk-action-kick = Patada
    .short = Patada
bk-action-interrupt = Interrumpir el hechizo
    .short = Cortar
bk-action-throw = Lanzar
bk-action-throw-briskar = Lanzar a { $name }
bk-action-carry = Llevar
bk-action-pick-up = Recoger
bk-action-put-down = Dejar
bk-action-smash = Romper un objeto
    .short = Romper
bk-action-door = Abrir o cerrar
    .short = Puerta
bk-action-snatch = Tomar un bocado
    .short = Comer
bk-action-remove-armour = Quitarse la armadura
    .short = Quitar
bk-action-kneel = Arrodillarse
    .short = Rodilla
bk-action-hide = Esconderse
bk-action-look = Otear
bk-action-pick-lock = Forzar la cerradura
    .short = Ganzúa
bk-action-read = Descifrar
bk-action-convince = Convencer
bk-action-dig = Cavar
bk-action-en-garde = ¡En guardia!
    .short = Guardia
bk-action-last-hope = Última esperanza
    .short = Esperanza
bk-action-spell = Lanzar un hechizo
    .short = Hechizo
bk-action-ration = Comer una ración
    .short = Ración
bk-action-rum = Beber ron
    .short = Ron
bk-action-poultice = Poner un emplasto
    .short = Curar
bk-action-mandrake = Mascar mandrágora
    .short = Mascar
bk-action-keg = Colocar el barrilete
    .short = Barrilete
bk-action-net = Lanzar la red
    .short = Red
bk-action-grapnel = Lanzar el garfio
    .short = Garfio
bk-action-pouch = Añadir munición
    .short = Munición
bk-action-morale = Tirada de moral
    .short = Moral
bk-action-end = Acabar la activación
    .short = Fin

## Defences and reactions

bk-action-defend = Defenderse
    .short = Defensa
bk-action-dodge = Esquivar
bk-action-counter = Contraatacar
    .short = Contra
bk-action-counter-strike = Responder al golpe
    .short = Golpe
bk-action-dodge-stay = Seguir a cubierto
    .short = Seguir
bk-action-dodge-leave = Dejar la cobertura
    .short = Dejar
bk-action-resist = Resistir el hechizo
    .short = Resistir
bk-action-shiver = ¡Rayos y centellas!
    .short = ¡Rayos!

## States

bk-state-activated =
    { $gender ->
        [f] Activada
       *[m] Activado
    }
bk-state-leader = Líder
bk-state-ground = En el suelo
    .text = Solo puede levantarse (movimiento gratis o 1 PA); se defiende o esquiva en el sitio; no controla casillas.
bk-state-stunned =
    { $gender ->
        [f] Aturdida
       *[m] Aturdido
    }
    .text = Yace en el suelo y sin defensa hasta que se levante.
bk-state-prostrate =
    { $gender ->
        [f] Postrada
       *[m] Postrado
    }
    .text = Solo se defiende con los PA que le quedan, hasta superar la moral; no controla casillas.
bk-state-restrained =
    { $gender ->
        [f] Agarrada
       *[m] Agarrado
    }
    .text = Solo puede soltarse; sin defensa; no controla casillas.
bk-state-restraining = Agarra a un enemigo
    .text = Solo puede sujetar o soltar; sin defensa; no controla casillas.
bk-state-bleeding = Sangrando
    .text = Pierde 2 PV por herida al empezar cada activación, hasta que se cure.
bk-state-poisoned = Con veneno
    .text = Pierde 1D5 PV al empezar cada activación, hasta que se trate.
bk-state-slowed = Con paso lento
    .text = Movimiento −1 por patada, durante tres activaciones.
bk-state-netted = En la red
    .text = No puede moverse hasta el final de su próxima activación.
bk-state-disarmed = Sin arma
    .text = Ha perdido un arma; puede recogerse.
bk-state-hidden = A escondidas
    .text = Nadie puede dispararle mientras no actúe, se mueva o lo encuentren.
bk-state-kneeling = De rodillas
    .text = El decorado bajo lo cubre y apuntar no pide tirada; acaba al moverse.
bk-state-aiming = Apuntando
    .text = La cobertura del blanco no cuenta en el próximo disparo o lanzamiento.
bk-state-en-garde = En guardia
    .text = Un dado más en la próxima defensa.
bk-state-last-hope = Última esperanza
    .text = Sin defensa ni armadura; los ataques cuestan 1 PA menos hasta la próxima activación.
bk-state-revenge = Venganza
    .text = +2 a los ataques en esta activación.
bk-state-morale-due = Moral a prueba
    .text = Tira moral al empezar su próxima activación.
bk-state-carrying = Con carga
    .text = La carga cuesta 1 o 2 de movimiento.
bk-state-swimming = Nadando
    .text = Medio movimiento y ningún arma.
bk-state-clinging = En vilo
    .text = Cuelga de un muro: trepa, salta, se defiende o esquiva en el sitio.
bk-state-empty = Arma vacía
    .text = Hay que recargar el arma.
bk-state-spell = Bajo un hechizo
    .text = Un hechizo dura sobre él.
bk-state-in-melee = En combate
    .text = Debe zafarse para salir; +3 contra disparos.
bk-state-in-cover = A cubierto
bk-state-able = En condiciones de luchar
bk-state-disengaged = Fuera del combate
bk-state-rum = Con ron
    .text = Las tiradas de moral se pueden repetir hasta la próxima activación.
bk-state-unhealable = Herida incurable
bk-state-armour-gone = Armadura inservible
bk-state-knocked-out = Fuera de combate
bk-state-routed = En desbandada

## Weapons

bk-weapon-marlinspike = Pasador
bk-weapon-stiletto = Estilete
bk-weapon-left-hand = Vizcaína
bk-weapon-pique = Pica
bk-weapon-dussack = Dussack
bk-weapon-boarding-axe = Hacha de abordaje
bk-weapon-dirk = Puñal arrojadizo
bk-weapon-tomahawk = Tomahawk
bk-weapon-blunderbuss = Trabuco
bk-weapon-carbine = Carabina
bk-weapon-flintlock-pistol = Pistola de chispa
bk-weapon-multibarrelled-pistol = Pistola de varios cañones
bk-weapon-pocket-pistol = Pistola de bolsillo
bk-weapon-harpoon = Arpón
bk-weapon-galdikas = Galdikas
bk-weapon-sabre = Sable
bk-weapon-cutlass = Alfanje
bk-weapon-sword = Espada
bk-weapon-rapier = Estoque
bk-weapon-spear = Lanza
bk-weapon-knife = Cuchillo
bk-weapon-dagger = Daga
bk-weapon-twin-blades = Hojas gemelas
bk-weapon-two-axes = Dos hachas
bk-weapon-staff = Bastón de mago
bk-weapon-cane = Bastón
bk-weapon-book-strap = Correa de libros
bk-weapon-pistol = Pistola
bk-weapon-musket = Mosquete
bk-weapon-long-rifle = Fusil largo
bk-weapon-crossbow = Ballesta
bk-weapon-shell-cannon = Cañón
bk-weapon-fists = Puños
bk-weapon-beak = Pico
bk-weapon-trample = Pisotón
bk-weapon-claw = Pinza
bk-weapon-bite = Mordisco
bk-weapon-spur = Espolón
bk-weapon-bare-hands = Manos desnudas
bk-weapon-grapnel = Garfio
bk-weapon-pirate-cannon = Cañón pirata
bk-weapon-bone-breaker = Bone Breaker

## Armours and objects

bk-item-leather = Armadura de cuero
    .text = Requiere Fuerza 2. No resta movimiento.
bk-item-chain-mail = Cota de malla
    .text = Requiere Fuerza 3. Movimiento −1.
bk-item-plate = Armadura de placas
    .text = Requiere Fuerza 4. Movimiento −2.
bk-item-shell = Caparazón
bk-item-ration = Ración
    .text = Dos veces por partida: recupera 1D5 PV fuera de toda zona de control enemiga.
bk-item-powder-pouch = Saquete de pólvora y balas
    .short = Saquete
    .text = Añade 2 de munición a la pieza que toque quien lo lleva.
bk-item-fishing-net = Red de pesca
    .text = Una vez, hasta 4 brazas: el objetivo no se mueve en su próxima activación.
bk-item-grapnel = Garfio
    .text = Trepa con todo el movimiento; una vez por partida arponea hasta 4 brazas.
bk-item-treasure-map = Mapa del tesoro
    .text = Descífralo antes de empezar: eliges zona; con crítico, 5D10 PO.
bk-item-rum = Ron
    .text = Una vez: quien lo bebe puede repetir sus tiradas de moral durante una ronda.
bk-item-rum-flask = Petaca de ron
    .text = Una vez por partida, fuera de zonas enemigas: recupera 1D5 PV.
bk-item-spell-book = Grimorio
    .text = Un mago aprende un hechizo de una vía que no domina.
bk-item-scroll = Pergamino
    .text = Un mago lanza, una sola vez, un hechizo de una vía que no domina.
bk-item-lucky-charm = Amuleto
    .text = Una vez: repite cualquier dado de quien lo lleva.
bk-item-poison-vial = Frasco de veneno
    .text = Un arma afilada de cuerpo a cuerpo envenena con cada herida, toda la partida.
bk-item-poultice = Emplasto
    .text = Una vez: un aliado recupera 1D5 PV; cesan hemorragia y veneno.
bk-item-mad-georgs-hat = Tricornio de Georg el Loco
    .short = Tricornio
    .text = Mientras el líder siga en pie, cada miembro repite una moral fallida por partida.
bk-item-powder-keg = Barrilete de pólvora
    .text = Cada ronda, con 7 o más: 1D10+2 de daño a 2 brazas o menos, y postración.
bk-item-mandrake = Raíz de mandrágora
    .text = Una vez: ignora la postración durante una ronda.
bk-item-magic-compass = Brújula mágica
    .text = Tu banda juega primero aunque pierda el sorteo.

## Magic

bk-way-esotericism = Esoterismo
bk-way-alchemy = Alquimia
bk-way-good-fortune = Buena Fortuna
bk-way-elementalism = Elementalismo
bk-way-symbiosis = Simbiosis
bk-way-totemism = Totemismo
bk-spell-bulletproof = A prueba de balas
    .text = Un aliado tiene +4 al defenderse o esquivar disparos, 1 ronda.
bk-spell-acceleration = Aceleración
    .text = Un aliado gana 2 PA, incluso por encima de su perfil.
bk-spell-cancellation = Anulación
    .text = Reacción: el hechizo lanzado contra uno de los tuyos queda anulado.
bk-spell-fighting-art = Arte del combate
    .text = Un aliado tiene +2 en ataques y estocadas, 1 ronda.
bk-spell-mental-barrier = Barrera mental
    .text = Un aliado resiste hechizos con +3 y tira moral con −2, 2 rondas.
bk-spell-swiftness = Celeridad
    .text = Un aliado gana 2 de Movimiento, 1 ronda.
bk-spell-counter-spell = Contrahechizo
    .text = Reacción: el hechizo queda anulado y golpea a quien lo lanzó.
bk-spell-corrosion = Corrosión
    .text = Un enemigo pierde 1D5 casillas de armadura o, sin armadura, sufre 2 de daño.
bk-spell-impenetrable-defence = Defensa impenetrable
    .text = Un aliado añade un dado a cada tirada de defensa, 1 ronda.
bk-spell-weakening = Debilitamiento
    .text = Un enemigo pierde 1 de Fuerza durante 2 rondas.
bk-spell-spirit-dart = Dardo espiritual
    .text = 1D5 de daño a un enemigo; dos veces por ronda.
bk-spell-fireball = Bola de fuego
    .text = 1D10 de daño a un enemigo; dos veces por ronda.
bk-spell-stoneflesh = Carne de piedra
    .text = Un aliado recibe 1 de daño menos en cada golpe, toda la partida.
bk-spell-hold-the-line = ¡Aguantad!
    .text = Un grito: los aliados a 4 brazas tienen +1 en defensa durante 1 ronda.
bk-spell-febricity = Flaqueza
    .text = Un enemigo tiene −2 en ataques, estocadas y disparos, 1 ronda.
bk-spell-ancients-strength = Fuerza ancestral
    .text = Un aliado gana 1 de Fuerza, 1 ronda.
bk-spell-invulnerability = Invulnerabilidad
    .text = El próximo golpe, disparo o explosión sobre un aliado no hace nada, 1 ronda.
bk-spell-wall = Muro
    .text = Alza un muro de 3 casillas en línea, de 3 brazas de alto, 3 rondas.
bk-spell-hawk-eye = Ojo de halcón
    .text = El próximo disparo de un aliado tiene +2 e ignora la cobertura.
bk-spell-healing-wave = Onda sanadora
    .text = Un aliado recupera 1D5+1 PV; cesan hemorragia y veneno.
bk-spell-counter = Parada
    .text = El próximo contraataque de un aliado cuesta 1 PA y tiene +2, 1 ronda.
bk-spell-rock-skin = Piel de roca
    .text = Cada golpe sobre un aliado hace 2 menos de daño, 2 rondas.
bk-spell-destructive-wrath = Furia destructora
    .text = Un aliado logra crítico una cara antes pero se defiende con −2, 1 ronda.
bk-spell-slowing-down = Lentitud
    .text = Un enemigo va a media velocidad, sin correr ni asaltar, 1 ronda.
bk-spell-quickness = Rapidez
    .text = Un aliado esquiva por 1 PA, 1 ronda.
bk-spell-regeneration = Regeneración
    .text = Cesan hemorragia y veneno; un aliado recupera 2 PV por activación, 3 rondas.
bk-spell-re-roll = Segunda tirada
    .text = Una vez en 1 ronda, un aliado repite gratis un dado, salvo en moral.
bk-spell-transfer = Trasvase
    .text = Un enemigo pierde hasta 2 PA; un aliado al alcance gana otros tantos.
bk-spell-riding-high = Viento en popa
    .text = Todos los aliados al alcance: Movimiento +1, ataques +1, 1 ronda.
bk-spell-helping-wind = Viento favorable
    .text = Un aliado que no esté en combate avanza ya hasta 3 brazas.

## Ground and scenery

bk-ground-planks = tablones
bk-ground-stone = empedrado
bk-ground-sand = arena
bk-ground-shallow = agua poco profunda
bk-ground-ice = hielo
bk-ground-deep = agua profunda
bk-ground-bush = maleza
bk-ground-debris = escombros
bk-ground-rock = roca
bk-ground-floor = suelo
bk-ground-difficult = terreno difícil
bk-ground-blocking = infranqueable
bk-ground-height = altura { $n }
bk-ground-edge-step = paso libre
bk-ground-edge-jump = salto, 1 PA más
bk-ground-edge-climb = escalada
bk-scenery-anchor = ancla
bk-scenery-barrel = barril
bk-scenery-barrels = hilera de barriles
bk-scenery-bench = banco
bk-scenery-boat = bote
bk-scenery-boulder = peñasco
bk-scenery-cannon = cañón
bk-scenery-capstan = cabrestante
bk-scenery-chest = cofre
bk-scenery-chest-open = cofre abierto
bk-scenery-crate = caja
bk-scenery-crate-food = caja de víveres
bk-scenery-crate-powder = caja de pólvora
bk-scenery-crate-rum = caja de ron
bk-scenery-door = puerta
bk-scenery-door-open = puerta abierta
bk-scenery-gangplank = pasarela
bk-scenery-hatch = escotilla
bk-scenery-helm = timón
bk-scenery-keg = barrilete de pólvora
bk-scenery-ladder = escala
bk-scenery-lantern = farol
bk-scenery-mast = mástil
bk-scenery-net = red
bk-scenery-palm = palmera
bk-scenery-plank-wall = amurada
bk-scenery-rail = borda
bk-scenery-rope = cabo
bk-scenery-rubble = escombro
bk-scenery-stairs = escalera
bk-scenery-table = mesa
bk-scenery-wall = muro
bk-scenery-wall-top = lo alto del muro
bk-scenery-well = pozo
bk-scenery-bottle = botella
bk-scenery-stool = taburete
bk-scenery-bucket = cubo
bk-scenery-sack = saco de cereales
bk-scenery-cannonball-rack = rejilla de balas
bk-scenery-low-wall = murete
bk-scenery-lookout = cofa
bk-scenery-pile-of-crates = pila de cajas
bk-map-plinth-own = tu banda
bk-map-plinth-foe = segunda banda
bk-map-plinth-third = tercera banda
bk-map-plinth-fourth = cuarta banda
bk-map-walk = paso
bk-map-jump = salto, 1 PA más
bk-map-race = carrera
bk-map-assault = asalto
bk-map-threat = aquí puede golpear el enemigo
bk-map-template = bajo la plantilla
bk-map-deploy = despliegue
bk-map-square = casilla { $id }
bk-map-rays = { $n } de 32 líneas libres

## Factions, people, skills

bk-faction-sundars = Sundars
bk-faction-quintors = Quintors
bk-faction-exiled = Exiliados
bk-faction-mercenaries = Mercenarios
bk-name-abelii = Mayor Abelii
    .gender = m
bk-name-bogdan = Bogdan
    .gender = m
bk-name-maruti = Maruti
    .gender = m
bk-name-augure = Augur
    .gender = m
bk-name-loup-de-mer = Lobo de mar
    .gender = m
bk-name-powder-monkey = Mono de la pólvora
    .gender = m
bk-name-skorbut = Capitán Skorbut
    .gender = m
bk-name-cortes = Pablo Cortes
    .gender = m
bk-name-de-leon = Juan de Leon
    .gender = m
bk-name-milicien = Miliciano de espada
    .gender = m
bk-name-arbaletrier = Ballestero de la milicia
    .gender = m
bk-name-el-sabio = El Sabio
    .gender = m
bk-name-marten = Marten
    .gender = m
bk-name-rotumah = Rotumah
    .gender = f
bk-name-zhan-bao = Zhàn Bào
    .gender = m
bk-name-birgus = Birgus
    .gender = m
bk-name-matah-matah = Matah-Matah
    .gender = m
bk-name-spike = Spike
    .gender = m
bk-name-pakoula = Pakoula
    .gender = m
bk-name-lepus = Lepus
    .gender = m
bk-name-kubilei = Kubilei
    .gender = m
bk-name-dixon = Dixon
    .gender = m
bk-name-socrat = Socrat
    .gender = m
bk-skill-brotherhood = Hermandad
    .text = Entra en cualquier facción y no cuenta entre los mercenarios.
bk-skill-reach = Envergadura
    .text = La zona de control llega a menos de 2 brazas.
bk-skill-porter = Porteador
    .text = Llevar una carga no resta movimiento.
bk-skill-loader = Servidor de pieza
    .text = La pieza que toca se recarga por 1 PA menos (al menos 1).
bk-skill-captain = Capitán
    .text = Como líder, sostiene la moral a 7 brazas en vez de 5.
bk-skill-free-port = Puerto franco
    .text = Como líder, puede enrolar a un Briskar de otra facción.
bk-skill-living-ordnance = Artillería viviente
    .text = El cañón es parte del caparazón: sin armadura, calla.
bk-skill-pincer = Tenaza
    .text = +2 para impedir que alguien se zafe.
bk-skill-small = Menudo
    .text = Cualquier objeto a su lado le da cobertura.
bk-skill-flight = Vuelo
    .text = Al caminar ignora obstáculos, alturas, terreno y miniaturas.
bk-skill-polar = Polar
    .text = El hielo, la arena y el agua poco profunda no lo frenan.
bk-skill-swimmer = Nadador
    .text = El agua profunda no lo frena; el espolón sirve en ella.
bk-skill-mage = Mago
    .text = Lanza hechizos de las vías de su carta.
bk-skill-no-hands = Sin manos
    .text = No lleva armas ni objetos, no lanza nada, no sirve piezas.
bk-skill-one-hand = Una sola mano
    .text = Ni segunda arma ni arma a dos manos.
bk-skill-parrying-hand = Vizcaína
    .text = Un contraataque fallido puede repetirse una vez.

## Scenarios

bk-scenario-three-crates = Las tres cajas
    .text = Rompe las tres cajas enemigas; tras la ronda 8 gana quien más haya roto.
bk-scenario-last-plank = Hasta la última tabla
    .text = Deja a todos los enemigos fuera de combate o en desbandada.
bk-scenario-chest = El cofre
    .text = Lleva el cofre a tu borde; tras la ronda 10 gana la banda que lo lleve.
bk-scenario-powder-magazine = El polvorín
    .text = Controla al menos dos de las tres marcas al final de la ronda 6.
bk-scenario-captains-head = La cabeza del capitán
    .text = Gana quien tenga más oro tras la ronda 7; un líder vale el doble y el centro de la sala da 12 monedas por ronda.
bk-scenario-smugglers-ledger = El registro de los contrabandistas
    .text = Gana quien tenga más oro tras la ronda 8: lee el registro en la cabaña cerrada, habla con el ermitaño, encuentra la entrada de la gruta, cava.
bk-scenario-night-watch = La ronda nocturna
    .text = Gana quien tenga más oro tras la ronda 8: quien tiene cobertura empieza escondido; un preso y unas órdenes esperan en celdas cerradas; un líder vale el doble.

## Para qué es una tirada

bk-purpose-attack = ataque
bk-purpose-shot = disparo
bk-purpose-defence = defensa
bk-purpose-morale = moral
bk-purpose-hiding = esconderse
bk-purpose-aiming = apuntar
bk-purpose-looking = otear
bk-purpose-restrain = inmovilizar
bk-purpose-head-butt = cabezazo
bk-purpose-kick = patada
bk-purpose-break-hold = soltarse
bk-purpose-disengaging = desengancharse
bk-purpose-preventing = retener
bk-purpose-resisting = resistir
bk-purpose-spell = hechizo
bk-purpose-opposed-spell = hechizo
bk-purpose-fire = disparo de la pieza
bk-purpose-throw = lanzamiento
bk-purpose-net = red
bk-purpose-landing = caída
bk-purpose-last-hope = última esperanza
bk-purpose-smashing = romper
bk-purpose-picking = forzar la cerradura
bk-purpose-shiver = ponerse a salvo
bk-purpose-get-up = levantarse
bk-purpose-disengage = zafarse
bk-purpose-aim = apuntar
bk-purpose-look = otear
bk-purpose-digging = cavar
bk-purpose-convincing = convencer
bk-purpose-reading = leer
bk-purpose-battering = golpear el decorado
bk-purpose-counter-spell = contrahechizo

## Log, odds, prompts, refusals

bk-odds-hit = Probabilidad de impacto
bk-odds-damage = Daño tras la armadura
bk-odds-under-ten = Menos de 10 PV
bk-odds-out = Fuera de combate
bk-odds-back = Posible respuesta

## Things the game itself names

bk-briskar-name = { $id }
bk-square-name = { $id }
bk-item-armour = Armadura
bk-scenery-spell-wall = muro mágico
bk-scenery-rum-barrel = barril de ron
bk-scenery-ordnance = pieza de artillería
bk-direction-n = norte
bk-direction-ne = noreste
bk-direction-e = este
bk-direction-se = sureste
bk-direction-s = sur
bk-direction-sw = suroeste
bk-direction-w = oeste
bk-direction-nw = noroeste
bk-object-one-handed-weapon = arma de una mano
bk-object-two-handed-weapon = arma de dos manos
bk-object-firearm = arma de fuego

## Maps and starter bands

bk-place-ships-deck = La cubierta
bk-place-harbour-quay = El muelle
bk-place-tavern = La taberna
bk-place-beach = La playa y la laguna
bk-place-ice-floe = El témpano
bk-place-ruins = Las ruinas
bk-place-smugglers-cove = La cala de los contrabandistas
bk-place-old-fort = El viejo fuerte
bk-band-sundars = La guardia del Mayor
bk-band-quintors = Tres espadas de Quinto Real
bk-band-exiled = La andanada de los Exiliados
bk-band-mercenaries = Espadas de alquiler

## Options

bk-option-scenario = Escenario
    .last-plank = { bk-scenario-last-plank }
    .three-crates = { bk-scenario-three-crates }
    .chest = { bk-scenario-chest }
    .powder-magazine = { bk-scenario-powder-magazine }
    .captains-head = { bk-scenario-captains-head }
    .smugglers-ledger = { bk-scenario-smugglers-ledger }
    .night-watch = { bk-scenario-night-watch }
bk-option-map = Mapa
    .ships-deck = { bk-place-ships-deck }
    .harbour-quay = { bk-place-harbour-quay }
    .tavern = { bk-place-tavern }
    .beach = { bk-place-beach }
    .ice-floe = { bk-place-ice-floe }
    .ruins = { bk-place-ruins }
    .smugglers-cove = { bk-place-smugglers-cove }
    .old-fort = { bk-place-old-fort }
    .scenario = el del escenario
bk-option-budget = Presupuesto: { $n } PO
bk-option-rounds = Número de rondas
    .none = sin límite

## Answers

bk-do-at = { $square }
bk-do-via = Pasando por { $square }
bk-do-on = { $briskar }
bk-do-with = Arma { $number }
bk-do-pick = Opción { $number }
bk-do-face = Orientar: { $direction }
bk-do-yes = Sí
bk-do-no = No
bk-do-free = Usar el movimiento gratuito
bk-do-pay = Pagar PA
bk-do-stop = Parar aquí
bk-do-roll = Tirar
bk-do-boost = Reforzar con { $boost } y tirar
bk-do-keep = { bk-keep-roll }
bk-do-reroll = { bk-reroll }: dado { $number }
bk-do-follow-up = { bk-reroll-critical }: dado { $number }
bk-do-charm = Amuleto: dado { $number }
bk-do-left-hand = Vizcaína: repetir
bk-do-rum = Ron: repetir
bk-do-hat = El tricornio: repetir
bk-do-defend = { bk-action-defend }
bk-do-dodge = { bk-action-dodge } · 2 PA
bk-do-counter = { bk-action-counter } · 3 PA
bk-do-stay = { bk-action-dodge-stay }
bk-do-leave = { bk-action-dodge-leave }
bk-do-strike = { bk-action-counter-strike }
bk-do-hold-back = Contenerse
bk-do-band = Elegir { $band }
bk-do-first =
    { $who ->
        [you] Despliegas primero
       *[other] { $name } despliega primero
    }
bk-do-activate = Activar a { $briskar }
bk-do-end = { bk-action-end }
bk-do-walk = { bk-action-walk }
bk-do-race = { bk-action-race } · 2 PA
bk-do-climb = { bk-action-climb } · 2 PA
bk-do-disengage = { bk-action-disengage } · 2 PA
bk-do-get-up = { bk-action-get-up }
bk-do-lie-down = { bk-action-lie-down } · 1 PA
bk-do-assault = Asaltar a { $briskar }
bk-do-attack = Atacar a { $briskar }
bk-do-thrust = Estocada a { $briskar } · 3 PA
bk-do-shoot = Disparar a { $briskar }
bk-do-volley = Varios disparos a { $briskar }
bk-do-reload = { bk-action-reload }: arma { $number }
bk-do-restrain = Agarrar a { $briskar }
bk-do-head-butt = Cabezazo a { $briskar } · 2 PA
bk-do-kick = Patada a { $briskar } · 2 PA
bk-do-break-hold = { bk-action-break-hold }
bk-do-release-hold = { bk-action-release-hold }
bk-do-batter = Golpear el decorado · 2 PA
bk-do-kneel = { bk-action-kneel } · 1 PA
bk-do-aim = Apuntar a { $briskar } · 1 PA
bk-do-hide = { bk-action-hide } · 1 PA
bk-do-look = Localizar a { $briskar } · 1 PA
bk-do-search = Registrar el lugar · 1 PA
bk-do-pick-up = { bk-action-pick-up }
bk-do-put-down = { bk-action-put-down }
bk-do-smash = { bk-action-smash } · 2 PA
bk-do-pick-lock = { bk-action-pick-lock } · 2 PA
bk-do-door = { bk-action-door }
bk-do-snatch = { bk-action-snatch } · 2 PA
bk-do-remove-armour = { bk-action-remove-armour } · 3 PA
bk-do-en-garde = { bk-action-en-garde } · 2 PA
bk-do-last-hope = { bk-action-last-hope }
bk-do-read = { bk-action-read } · 1 PA
bk-do-convince = { bk-action-convince } · 2 PA
bk-do-dig = { bk-action-dig } · 2 PA
bk-do-throw = { bk-action-throw } · 2 PA
bk-do-throw-briskar = Lanzar a { $briskar } · 2 PA
bk-do-ration = { bk-action-ration } · 2 PA
bk-do-flask = Beber de la petaca · 2 PA
bk-do-poultice = Emplasto para { $briskar } · 1 PA
bk-do-keg = { bk-action-keg }
bk-do-net = Lanzar la red a { $briskar } · 2 PA
bk-do-grapnel = Lanzar el garfio a { $briskar } · 2 PA
bk-do-pouch = { bk-action-pouch }
bk-do-cast = Lanzar { $spell }
bk-do-fire = { bk-action-template }
bk-do-reload-piece = Recargar la pieza
bk-do-push = { bk-action-push } · 2 PA
bk-do-push-race = Mover la pieza corriendo · 4 PA
bk-do-shiver = { bk-action-shiver }

## Questions

bk-ask-target = Elige un objetivo
bk-ask-defence = ¿Qué defensa?
bk-ask-reroll = ¿Repetir un dado?
bk-ask-shiver = ¿Ponerse a salvo de un salto?
bk-ask-path = Elige adónde ir
bk-ask-first = ¿Quién despliega primero?
bk-ask-prevent = ¿Quién retiene al Briskar?
bk-ask-interrupt = ¿Interrumpir el hechizo?
bk-ask-counterspell = ¿Contrarrestar el hechizo?
bk-ask-action = ¿Y ahora?
bk-ask-assault = ¿Cómo sigue el asalto?
bk-ask-attack = ¿Cómo sigue el ataque?
bk-ask-weapon = ¿Qué arma, qué defensa?
bk-ask-deploy = Coloca tu banda
bk-ask-disengage = ¿Quién retiene al Briskar?
bk-ask-put-down = ¿Dónde se deja?
bk-ask-displace = ¿Qué casilla?
bk-ask-gunner = ¿Quién sirve la pieza?
bk-ask-push = ¿Hasta dónde se empuja al objetivo?
bk-ask-pull = ¿Adónde se arrastra al objetivo?
bk-ask-disarm = ¿Qué arma cae y dónde?
bk-ask-morale = ¿Repetir la moral?
bk-ask-move = Elige adónde ir
bk-ask-pay = ¿Movimiento gratuito o PA?
bk-ask-muster = ¿Quién es el líder, quién despliega primero?
bk-ask-charm = ¿Usar el amuleto?
bk-ask-get-up = ¿Cómo se levanta?
bk-ask-boost = ¿Reforzar o repetir?
bk-ask-activate = ¿Quién entra en acción?
bk-ask-crates = Coloca tus cajas
bk-ask-facing = ¿Hacia dónde se vuelve la caja?
bk-ask-shoot = ¿Cómo sigue el disparo?
bk-ask-volley = ¿Cuántos disparos?
bk-ask-treasure-map = ¿Descifrar el mapa del tesoro?
bk-ask-zone = ¿Qué zona?
bk-ask-leader = ¿Quién manda?
bk-ask-compass = ¿Usar la brújula y jugar primero?
bk-ask-rum = ¿Beber el ron?
bk-ask-mandrake = ¿Mascar la mandrágora?
bk-ask-throw = ¿Qué se lanza y adónde?
bk-ask-throw-briskar = ¿Lanzar adónde?
bk-ask-fire = ¿Dónde se pone la plantilla?
bk-ask-cast = ¿A quién?
bk-ask-keg = ¿Dónde se coloca el barrilete?
bk-ask-push-piece = Mueve u orienta la pieza
bk-ask-effect = ¿Aplicar el efecto?
bk-ask-hold = ¿Romper la presa?

## Log

bk-log-activated = { $briskar } entra en acción
bk-log-walks = { $briskar } avanza a { $square }
bk-log-races = { $briskar } corre a { $square }
bk-log-climbs = { $briskar } trepa
bk-log-jumps = { $briskar } salta
bk-log-lands = { $briskar } aterriza bien
bk-log-slips = { $briskar } aterriza mal
bk-log-assaults = { $briskar } asalta a { $target }
bk-log-attacks = { $briskar } ataca a { $target } ({ $weapon })
bk-log-thrusts = { $briskar } lanza una estocada a { $target } ({ $weapon })
bk-log-shoots = { $briskar } dispara a { $target } ({ $weapon })
bk-log-defended = { $briskar } para el golpe de { $target }
bk-log-dodged = { $briskar } esquiva a { $target }
bk-log-countered = { $briskar } contraataca a { $target }
bk-log-hit = Impacto: { $briskar } pierde { $damage }, le quedan { $hp } PV
bk-log-missed = { $briskar } no acierta a { $target }
bk-log-critical = ¡Crítico! Se repite el dado.
bk-log-fumble = Pifia
bk-log-rolled = { $briskar }: [{ $dice }], total { $total }
bk-log-morale-rolled = { $briskar }: moral [{ $dice }], { $total } contra { $under }
bk-log-die = { $briskar } saca { $face }
bk-log-sum = { $a } + [{ $die }] = { $total } contra { $other }
bk-log-armour-stops = La armadura de { $briskar } para { $stopped }
bk-log-untouched = { $briskar } sale sin daño
bk-log-healed = { $briskar } recupera { $gained } PV
bk-log-bleeds = { $briskar } sangra: −{ $damage } PV
bk-log-starts-bleeding = { $briskar } empieza a sangrar
bk-log-poisoned = El veneno muerde a { $briskar }: −{ $damage } PV
bk-log-envenomed = { $briskar } tiene veneno en la sangre
bk-log-morale-passed = { $briskar } aguanta
bk-log-morale-failed = { $briskar } se desmorona
bk-log-flees = { $briskar } huye: { $gold } PO para el rival
bk-log-knocked-out = { $briskar } queda fuera de combate: { $gold } PO
bk-log-falls = { $briskar } queda en el suelo
bk-log-gets-up = { $briskar } se levanta
bk-log-stays-down = { $briskar } sigue en el suelo
bk-log-stunned = { $briskar } ve las estrellas
bk-log-breaks-off = { $briskar } se zafa
bk-log-held-back = { $briskar } no logra irse
bk-log-restrains = { $briskar } agarra a { $target }
bk-log-head-butts = { $briskar } da un cabezazo a { $target }
bk-log-kicks = { $briskar } da una patada a { $target }
bk-log-held = { $briskar } sufre una presa
bk-log-freed = { $briskar } se suelta
bk-log-slowed = { $briskar } cojea: Movimiento −{ $n }
bk-log-crashes = { $briskar } choca en { $square }
bk-log-pushed = { $briskar } retrocede { $fathoms } brazas
bk-log-pulled = La cuerda arrastra a { $briskar }
bk-log-disarmed = { $briskar } pierde un arma
bk-log-loses-weapon = { $briskar } pierde un arma: { $weapon }
bk-log-drops = { $briskar } deja algo en { $square }
bk-log-picks-up = { $briskar } recoge algo en { $square }
bk-log-turns-shield = { $briskar } gira la caja
bk-log-throws = { $briskar } lanza hacia { $square }
bk-log-thrown = { $briskar } vuela por los aires
bk-log-destroyed = En { $square }, destrozo: { $scenery }
bk-log-damaged = El elemento pierde { $n } PE
bk-log-topples = El mástil cae
bk-log-reloads = { $briskar } recarga: { $weapon }
bk-log-fires = { $briskar } dispara la pieza a { $square }
bk-log-drifts = El tiro se desvía { $fathoms } brazas
bk-log-bursts = La pieza revienta
bk-log-moves-piece = { $briskar } mueve la pieza
bk-log-turns-piece = { $briskar } orienta la pieza
bk-log-gunner = { $briskar } sirve la pieza
bk-log-shivers = { $briskar } salta para ponerse a salvo: [{ $face }]
bk-log-shiver-fails = { $briskar } no llega a tiempo
bk-log-casts = { $briskar } lanza { $spell }
bk-log-spell-works = El hechizo surte efecto
bk-log-spell-fails = { $briskar }: { $spell } se apaga
bk-log-interrupted = { $briskar } rompe el conjuro
bk-log-cancelled = { $briskar } anula el hechizo
bk-log-turned-back = { $briskar } devuelve el hechizo
bk-log-effect-ends = Un hechizo deja a { $briskar }
bk-log-kneels = { $briskar } se arrodilla
bk-log-lies-down = { $briskar } se tumba
bk-log-aims = { $briskar } apunta a { $target }
bk-log-hides = { $briskar } se esconde
bk-log-located = Alguien ve a { $briskar }
bk-log-on-guard = { $briskar } se pone en guardia
bk-log-hopes = { $briskar } lucha sin guardia
bk-log-smashes = { $briskar } lo rompe
bk-log-picks-lock = { $briskar } fuerza la cerradura
bk-log-eats = { $briskar } toma un bocado
bk-log-removes-armour = { $briskar } se quita la armadura
bk-log-marker-gold = { $seat } domina el lugar: { $gold } de oro
bk-log-searches = { $briskar } encuentra un mecanismo secreto
bk-log-reads = { $briskar } descifra el texto
bk-log-convinces = { $briskar } gana la discusión
bk-log-digs = { $briskar } cava un hoyo
bk-log-finds = { $briskar } encuentra { $gold } PO
bk-log-drinks = { $briskar } bebe ron
bk-log-chews = { $briskar } masca mandrágora
bk-log-netted = { $briskar } cae en la red
bk-log-sets-keg = { $briskar } coloca el barrilete en { $square }
bk-log-keg-blows = ¡El barrilete estalla en { $square }!
bk-log-keg-waits = La mecha sigue ardiendo
bk-log-adds-ammo = { $briskar } trae { $shots } disparos
bk-log-map-read = { $briskar } descifra el mapa
bk-log-treasure = { $briskar } ha hallado un tesoro
bk-log-deploys = { $briskar } toma posición
bk-log-crate = Se deja una caja
bk-log-crate-broken = Se rompe una caja en { $square }
bk-log-round = Ronda { $round }
bk-log-band =
    { $who ->
        [you] Reclutas { $band }
       *[other] { $name } recluta { $band }
    }
bk-log-toss =
    { $who ->
        [you] Ganas el sorteo
       *[other] { $name } gana el sorteo
    }
bk-log-zone =
    { $who ->
        [you] Tomas la { $zone ->
            [0] primera
            [1] segunda
            [2] tercera
            [3] cuarta
           *[other] última
        } zona
       *[other] { $name } toma la { $zone ->
            [0] primera
            [1] segunda
            [2] tercera
            [3] cuarta
           *[other] última
        } zona
    }
bk-log-ended = El combate acaba en la ronda { $round }. Oro: { $gold }

## Parts of sums

bk-reason-constitution = Constitución
bk-reason-dexterity = Destreza
bk-reason-strength = Fuerza
bk-reason-mind = Mente
bk-reason-boost = refuerzo
bk-reason-support = apoyo
bk-reason-revenge = venganza
bk-reason-cover = cobertura
bk-reason-high-ground = desde arriba
bk-reason-melee = en combate
bk-reason-spell = hechizo
bk-reason-leader = líder cerca
bk-reason-surrounded = varios enemigos
bk-reason-other-holders = otros lo retienen
bk-reason-skill = habilidad
bk-reason-die = dado
bk-reason-weapon = arma
bk-reason-critical = crítico
bk-reason-close-range = a bocajarro
bk-reason-long-range = fuera de alcance
bk-reason-difficulty = dificultad
bk-reason-distance = distancia

## Refusals

bk-no-not_enough_ap = No quedan bastantes PA.
    .full = Hacen falta { $need } PA y quedan { $have }.
bk-no-out_of_sight = El objetivo no está a la vista.
bk-no-target_hidden = El objetivo está escondido: no se le puede disparar.
bk-no-out_of_range = Fuera de alcance.
    .full = Fuera de alcance: { $max } brazas como máximo.
bk-no-in_contact = No se dispara con un enemigo en contacto.
bk-no-must_disengage = Primero hay que zafarse: un enemigo controla la zona.
bk-no-must_get_up = Primero hay que levantarse.
bk-no-thrust_used = Una sola estocada por activación.
bk-no-race_alone = Correr tiene que ser la única acción.
bk-no-weapon_empty = Hay que recargar antes.
bk-no-no_free_hand = Ninguna mano libre.
bk-no-too_weak = No hay bastante Fuerza.
    .full = Hace falta Fuerza { $need }.
bk-no-net_too_short = La red no llega tan lejos.
bk-no-not_the_gunner = Solo dispara el artillero de la pieza.
bk-no-outside_arc = Fuera del ángulo de tiro.
bk-no-no_weapon_in_water = Sin armas al nadar.
bk-no-in_a_hold = Hay una presa: primero hay que soltarse.
bk-no-band_too_dear = { $n } PO por encima del presupuesto.
bk-no-band_too_cheap = Faltan { $n } PO para el mínimo.
bk-no-too_many_mercenaries = Mercenarios: { $have }, { $max } como máximo.
bk-no-already_hired = { $name } solo se enrola una vez.
bk-no-no_such_answer = Eso no se puede elegir ahora.
bk-no-not_critical = Solo se repite un crítico.
bk-no-no_such_die = La tirada no tiene ese dado.
bk-no-no_charm = No queda amuleto.
bk-no-not_ready = No es de tu banda, no está en juego o ya actuó.
bk-no-no_enemy = No hay tal enemigo en juego.
bk-no-out_of_reach = El objetivo está fuera de la zona de control.
bk-no-not_in_contact = El objetivo no está en contacto.
bk-no-not_in_melee = Nadie retiene a este Briskar.
bk-no-in_melee = Primero hay que librarse del enemigo.
bk-no-not_down = Este Briskar está en pie.
bk-no-no_thrust = Ningún arma para una estocada.
bk-no-not_a_firearm = Ningún arma así que disparar o recargar.
bk-no-fully_loaded = El arma está cargada.
bk-no-no_hold = No hay presa que romper.
bk-no-tried_already = Un solo intento por activación.
bk-no-clinging = En la pared: hay que trepar o bajar.
bk-no-cannot_move = Un efecto impide moverse.
bk-no-no_rush = Un efecto impide correr y asaltar.
bk-no-nowhere_to_go = No hay casilla adonde ir.
bk-no-not_there = Esa casilla no se puede elegir.
bk-no-not_a_choice = Ese Briskar no se puede elegir.
bk-no-not_desperate = Solo con menos de 10 PV.
bk-no-may_not_dodge = No es posible esquivar.
bk-no-may_not_counter = No cabe contraataque.
bk-no-square_taken = La casilla está ocupada.
bk-no-band_empty = Una banda tiene al menos un Briskar.
bk-no-band_too_large = { $have } Briskars, { $max } como máximo.
bk-no-too_many_henchmen = { $name }: { $have } veces, { $max } como máximo.
bk-no-mixed_factions = { $name } es de otra facción.
bk-no-piece_of_others = { $name } es de otra facción.
bk-no-too_many_pieces = Piezas: { $have }, { $max } como máximo.
bk-no-no_gunner = Falta un artillero para una pieza.
bk-no-not_the_leader = { $name } no cuesta más que nadie y no puede mandar.
bk-no-leader_only = Reservado al líder.
bk-no-not_for_sale = { $name } no se vende.
bk-no-no_hands = { $name } no tiene manos para eso.
bk-no-one_hand = { $name } solo tiene una mano.
bk-no-left_hand_taken = La mano izquierda no está libre.
bk-no-nothing_to_replace = No queda arma del perfil que sustituir.
bk-no-cannot_replace = Esa arma no puede sustituirse por esta.
bk-no-second_armour = Una sola armadura.
bk-no-not_sharp = El veneno requiere un arma afilada de cuerpo a cuerpo.
bk-no-no_magic = { $name } no sabe magia.
bk-no-no_spell_named = Indica el hechizo del grimorio o pergamino.
bk-no-way_mastered = Esa vía ya se domina: no hace falta grimorio.
bk-no-way_not_mastered = { $name } es de una vía que no se domina.
bk-no-wrong_ways = Elige { $max } vías de magia.
bk-no-spell_twice = Cada hechizo una sola vez.
bk-no-too_many_spells = { $have } hechizos, { $max } como máximo.
bk-no-too_many_weapons = { $have } armas, { $max } como máximo.
bk-no-one_per_briskar = { $name }: uno por Briskar.
bk-no-too_many_of_one = { $name }: { $have }, { $max } como máximo.

## Log

bk-log-resists = { $briskar } resiste a { $target }
bk-log-disarms = { $briskar } desarma a { $target }
bk-log-holds = { $briskar } sujeta a { $target }
bk-log-hold-ends = { $briskar } y { $target } se separan
bk-log-turned = { $briskar } gira
bk-log-restrain = { $briskar } agarra a { $target }
bk-log-head-butt = { $briskar } da un cabezazo a { $target }
bk-log-kick = { $briskar } da una patada a { $target }
bk-log-break-hold = { $briskar } se suelta de { $target }
bk-log-wall = Se alza un muro

## Refusals

bk-no-spell_not_known = Ese hechizo no se conoce.
bk-no-only_in_reaction = Ese hechizo solo responde a otro.
bk-no-spell_not_ready = El hechizo aún no puede repetirse.
bk-no-no_target = Ningún objetivo al alcance y a la vista.

## Questions

bk-ask-answer = ¿Contrarrestar el hechizo?
bk-ask-enchant = ¿Qué aliado recibe los PA?
bk-ask-raise-wall = ¿Dónde se alza el muro?
bk-ask-nudge = ¿Adónde se mueve al Briskar?

## Maps and starter bands

bk-band-battery = La dotación de Bone Breaker
bk-band-armada = La pequeña armada
bk-band-lagoon = Los guardianes de la laguna
bk-band-scholars = La academia ambulante

## Log

bk-log-throws-net = { $briskar } lanza la red a { $target }

## Refusals

bk-no-none_left = No queda ninguno.

## Questions

bk-ask-set-keg = ¿Dónde se coloca el barrilete?

## The table in the terminal

bk-line-head =
    { $n ->
        [0] { $scenario } · { $map }
       *[other] Ronda { $n } · { $scenario } · { $map }
    }
bk-line-band = { $name }: { $gold } PO
bk-line-briskar = { $square }, { $hp }/{ $most } PV, { $ap } PA
bk-line-armour = armadura { $n }
bk-line-piece = { $name }: { $square }, hacia { $facing }, { $sp } PE, munición { $ammo }, artillero { $gunner }
bk-line-spots = Por hacer: { $list }
bk-line-spot = { $mark } { $kind } en { $square }
bk-spot-mechanism = un mecanismo secreto (buscar)
bk-spot-document = un documento (leer)
bk-spot-person = alguien a quien convencer
bk-spot-hoard = un botín (cavar)
bk-line-ranges = Desde { $briskar }: { $list }
bk-line-range = { $target } a { $n } brazas, { $sight ->
    [open] al descubierto
    [cover] a cubierto
   *[hidden] fuera de la vista
}
bk-line-reach = al alcance del movimiento
bk-line-zones = zona de control de la banda 1, 2...

## Refusals

bk-no-already_so = Eso ya está hecho.
bk-no-no_cover = Para esconderse hace falta cobertura.
bk-no-not_hidden = Ahí no se esconde nadie.
bk-no-no_object = Aquí no hay nada así.
bk-no-opponent_near = No con un enemigo tan cerca.
bk-no-in_a_zone = No dentro de una zona de control enemiga.
bk-no-nothing_left = No queda ninguno.
bk-no-no_piece = Aquí no hay pieza que servir.
bk-no-no_ammo = No queda munición.
bk-no-not_loaded = Primero hay que recargar la pieza.
bk-no-unknown_spell = Ese hechizo no se conoce.
bk-no-rate_used = El hechizo aún no puede repetirse.
bk-no-no_spot = Aquí no hay nada así.

## Log

bk-log-clings = { $briskar } se aferra a la pared
bk-log-hurls = { $briskar } arroja a { $target }
bk-log-fails = { $briskar } falla: { $purpose }
bk-log-succeeds = { $briskar } lo logra: { $purpose }
bk-log-opened = { $briskar } abre en { $square }: { $scenery }
bk-log-en-garde = { $briskar } se pone en guardia
bk-log-locates = { $briskar } descubre a { $target }
bk-log-treats = { $briskar } cura a { $target }

## Questions

bk-ask-choose = Elige

## Maps and starter bands

bk-band-gun-crew = La dotación de Bone Breaker
bk-band-council = El consejo de El Sabio
bk-band-tide-callers = Los llamadores de mareas

## Log

bk-log-raises-wall = { $briskar } alza un muro en { $square }
bk-log-interrupts = { $briskar } rompe el hechizo de { $target }
bk-log-resists-spell = { $briskar } resiste: { $spell }
bk-log-spell-cancelled = { $briskar }: { $spell } queda sin efecto
bk-log-spell-turned = { $briskar }: { $spell } se vuelve
bk-log-corrodes = El ácido roe la armadura de { $briskar }: quedan { $armour }
bk-log-under-spell = { $briskar } sufre { $spell }

## Signing on a band of one’s own

bk-do-hire = Enrolar a { $profile }
bk-do-buy = Comprar: { $goods }
bk-do-learn = Aprender { $spell }
bk-do-piece = Llevar { $ordnance }
bk-do-dismiss = Despedir al último recluta
bk-do-sign = Firmar el código
bk-ask-recruit = Recluta tu banda
bk-ask-band = ¿Qué banda reclutas?
bk-no-band_refused = La banda incumpliría una regla de reclutamiento.
bk-no-band_unfit = El presupuesto del escenario no permite una banda de este valor.
bk-no-not_ready_to_sign = La banda aún no vale lo bastante para el presupuesto.
bk-log-hires =
    { $who ->
        [you] Completas tu banda
       *[other] { $name } completa su banda
    }
bk-log-signs =
    { $who ->
        [you] Firmas el código
       *[other] { $name } firma el código
    }
bk-option-critical_saves = El crítico del defensor siempre salva
    .text = Un éxito crítico en la defensa resiste cualquier ataque.
bk-option-cover_as_declared = Cobertura al declarar el asalto
    .text = La cobertura del objetivo cuenta desde donde empieza el asalto, no desde donde se da el golpe.
bk-option-counter_from_ground = Contraataque desde el suelo
    .text = Un Briskar en el suelo también puede contraatacar.
bk-option-recruiting = Reclutamiento
    .bands = bandas listas
    .free = tu propia banda
bk-profile-abelii = { bk-name-abelii }
bk-profile-bogdan = { bk-name-bogdan }
bk-profile-maruti = { bk-name-maruti }
bk-profile-augure = { bk-name-augure }
bk-profile-loup-de-mer = { bk-name-loup-de-mer }
bk-profile-powder-monkey = { bk-name-powder-monkey }
bk-profile-skorbut = { bk-name-skorbut }
bk-profile-cortes = { bk-name-cortes }
bk-profile-de-leon = { bk-name-de-leon }
bk-profile-milicien = { bk-name-milicien }
bk-profile-arbaletrier = { bk-name-arbaletrier }
bk-profile-el-sabio = { bk-name-el-sabio }
bk-profile-marten = { bk-name-marten }
bk-profile-rotumah = { bk-name-rotumah }
bk-profile-zhan-bao = { bk-name-zhan-bao }
bk-profile-birgus = { bk-name-birgus }
bk-profile-matah-matah = { bk-name-matah-matah }
bk-profile-spike = { bk-name-spike }
bk-profile-pakoula = { bk-name-pakoula }
bk-profile-lepus = { bk-name-lepus }
bk-profile-kubilei = { bk-name-kubilei }
bk-profile-dixon = { bk-name-dixon }
bk-profile-socrat = { bk-name-socrat }
bk-goods-marlinspike = { bk-weapon-marlinspike }
bk-goods-stiletto = { bk-weapon-stiletto }
bk-goods-left-hand = { bk-weapon-left-hand }
bk-goods-pique = { bk-weapon-pique }
bk-goods-dussack = { bk-weapon-dussack }
bk-goods-boarding-axe = { bk-weapon-boarding-axe }
bk-goods-dirk = { bk-weapon-dirk }
bk-goods-tomahawk = { bk-weapon-tomahawk }
bk-goods-blunderbuss = { bk-weapon-blunderbuss }
bk-goods-carbine = { bk-weapon-carbine }
bk-goods-flintlock-pistol = { bk-weapon-flintlock-pistol }
bk-goods-multibarrelled-pistol = { bk-weapon-multibarrelled-pistol }
bk-goods-pocket-pistol = { bk-weapon-pocket-pistol }
bk-goods-harpoon = { bk-weapon-harpoon }
bk-goods-leather = { bk-item-leather }
bk-goods-chain-mail = { bk-item-chain-mail }
bk-goods-plate = { bk-item-plate }
bk-goods-ration = { bk-item-ration }
bk-goods-powder-pouch = { bk-item-powder-pouch }
bk-goods-fishing-net = { bk-item-fishing-net }
bk-goods-grapnel = { bk-item-grapnel }
bk-goods-treasure-map = { bk-item-treasure-map }
bk-goods-rum = { bk-item-rum }
bk-goods-lucky-charm = { bk-item-lucky-charm }
bk-goods-poison-vial = { bk-item-poison-vial }
bk-goods-poultice = { bk-item-poultice }
bk-goods-mad-georgs-hat = { bk-item-mad-georgs-hat }
bk-goods-powder-keg = { bk-item-powder-keg }
bk-goods-mandrake = { bk-item-mandrake }
bk-goods-magic-compass = { bk-item-magic-compass }
bk-ordnance-pirate-cannon = { bk-weapon-pirate-cannon }
bk-ordnance-bone-breaker = { bk-weapon-bone-breaker }
bk-ordnance-shell-cannon = { bk-weapon-shell-cannon }

## Probabilidades y precios en el terminal

bk-line-price = { $n } PA
bk-line-zone = { $n ->
    [0] Primera zona
    [1] Segunda zona
    [2] Tercera zona
    [3] Cuarta zona
   *[other] Zona { $n }
}
bk-line-attacked = { $attacker } contra { $target }: un total de { $total }
bk-line-holds = { $defence }: { $total } { $dice ->
    [one] + un dado
   *[other] + { $dice } dados
}, aguanta en el { $chance }
bk-line-no-defence = Sin defensa
bk-line-if-hit = Si acierta: { $mean } PV de media, fuera de combate { $out }
bk-line-roll = { $briskar } tira { $dice ->
    [one] un dado
   *[other] { $dice } dados
} y suma { $total }
bk-line-faces = En la mesa: { $dice }
bk-line-chance = Probabilidad: { $chance }
bk-line-chance-against = Probabilidad de acertar a { $target }: { $chance }
bk-line-next = con un punto más { $points }, con un dado más { $dice }
bk-line-rerolls = repitiendo dado a dado: { $list }
bk-line-test = { $briskar }: lo logra en el { $chance }
bk-line-blow = { $verb }, { $target }: acierta en el { $chance }, { $mean } PV de media, fuera de combate { $out }

## Lo que un consejo dice de una jugada

bk-remark-hits = cuesta de media { $hp } { bk-hp.short } a { $briskar }
bk-remark-fells = derriba con un { $percent } %
bk-remark-leaves-ap = deja { $ap } { bk-ap.short } para defenderse
bk-remark-guard = espera en guardia
bk-remark-near = enemigo más cercano a { $fathoms } brazas
bk-remark-shots = { $n ->
        [one] { $n } enemigo a tiro
       *[other] { $n } enemigos a tiro
    }
bk-remark-hides = fuera de la vista de { $n ->
        [one] { $n } enemigo más
       *[other] { $n } enemigos más
    }
bk-remark-shows = a la vista de { $n ->
        [one] { $n } enemigo más
       *[other] { $n } enemigos más
    }
bk-remark-holds = aguanta con un { $percent } %
bk-remark-boosts = { $points ->
        [0] { "" }
        [one] { $points } punto
       *[other] { $points } puntos
    } { $dice ->
        [0] { "" }
        [one] { $dice } dado
       *[other] { $dice } dados
    } más en la tirada
bk-remark-points = { $n } de oro de ventaja
