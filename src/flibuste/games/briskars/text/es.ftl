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
bk-piercing = perforante
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
bk-weapon-war-hammer = Martillo de guerra
bk-weapon-dirk = Puñal arrojadizo
bk-weapon-tomahawk = Tomahawk
bk-weapon-blunderbuss = Trabuco
bk-weapon-carbine = Carabina
bk-weapon-flintlock-pistol = Pistola de chispa
bk-weapon-multibarrelled-pistol = Pistola de varios cañones
bk-weapon-pocket-pistol = Pistola de bolsillo
bk-weapon-harpoon = Arpón
bk-weapon-galdikas = Galdikas
bk-weapon-maul = Mazo
bk-weapon-sabre = Sable
bk-weapon-cutlass = Alfanje
bk-weapon-sword = Espada
bk-weapon-rapier = Estoque
bk-weapon-spear = Lanza
bk-weapon-halberd = Alabarda
bk-weapon-billhook = Podón
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
bk-weapon-swivel-gun = Pedrero
bk-weapon-fists = Puños
bk-weapon-beak = Pico
bk-weapon-trample = Pisotón
bk-weapon-claw = Pinza
bk-weapon-pincers = Pinzas
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
bk-name-virunga = Virunga
    .gender = m
bk-name-saguis = Saguis
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
bk-name-demetrio = Sargento Demetrio
    .gender = m
bk-name-mousse = Grumete
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
bk-name-latro = Latro
    .gender = m
bk-name-baby-rotumah = Bebé Rotumah
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
bk-name-bonnie-heart = Bonnie Heart
    .gender = f
bk-name-journalier = Jornalero
    .gender = m
bk-name-rattus = Rattus
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
    .text = Lleva el cofre a tu borde, donde cuenta desde la ronda 6; tras la ronda 10 gana la banda que lo lleve.
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
bk-purpose-damage = daño
bk-purpose-armour = armadura
bk-purpose-armour-piercing = perforar la armadura
bk-purpose-push = empujón
bk-purpose-poison = veneno
bk-purpose-healing = curación
bk-purpose-throw-damage = daño del lanzamiento
bk-purpose-keg = barril de pólvora
bk-purpose-keg-damage = daño del barril
bk-purpose-template-damage = daño del disparo
bk-purpose-burst = pieza que revienta
bk-purpose-blast = explosión
bk-purpose-crash = choque
bk-purpose-falling = caída
bk-purpose-falling-mast = mástil que cae
bk-purpose-fall = dirección de la caída
bk-purpose-drift = desvío
bk-purpose-landing-damage = daño al caer
bk-purpose-disengaging-damage = golpe de despedida
bk-purpose-snatch = arrebatar
bk-purpose-toss = arrojar
bk-purpose-treasure = tesoro
bk-purpose-getting-up = levantarse

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
bk-log-rolled = { $briskar }: [{ $dice }], total { $total }
bk-log-morale-rolled = { $briskar }: moral [{ $dice }], { $total } contra { $under }
bk-log-die = { $briskar } saca { $face }
bk-log-armour-stops = La armadura de { $briskar } para { $stopped }
bk-log-untouched = { $briskar } sale sin daño
bk-log-healed = { $briskar } recupera { $gained } PV
bk-log-bleeds = { $briskar } sangra: −{ $damage } PV
bk-log-starts-bleeding = { $briskar } empieza a sangrar
bk-log-poisoned = El veneno muerde a { $briskar }: −{ $damage } PV
bk-log-morale-passed = { $briskar } aguanta
bk-log-morale-failed = { $briskar } se desmorona
bk-log-flees = { $briskar } huye: { $gold } PO para el rival
bk-log-knocked-out = { $briskar } queda fuera de combate: { $gold } PO
bk-log-falls = { $briskar } queda en el suelo
bk-log-gets-up = { $briskar } se levanta
bk-log-stays-down = { $briskar } sigue en el suelo
bk-log-breaks-off = { $briskar } se zafa
bk-log-held-back = { $briskar } no logra irse
bk-log-crashes = { $briskar } choca en { $square }
bk-log-pushed = { $briskar } retrocede { $fathoms ->
        [one] { $fathoms } braza
       *[other] { $fathoms } brazas
    }
bk-log-pulled = La cuerda arrastra a { $briskar }
bk-log-loses-weapon = { $briskar } pierde un arma: { $weapon }
bk-log-drops = { $briskar } deja en { $square }: { $thing }
bk-log-picks-up = { $briskar } recoge en { $square }: { $thing }
bk-log-turns-shield = { $briskar } gira la caja
bk-log-throws = { $briskar } lanza hacia { $square }: { $thing }
bk-log-destroyed = En { $square }, destrozo: { $scenery }
bk-log-topples = El mástil cae
bk-log-reloads = { $briskar } recarga: { $weapon }
bk-log-fires = { $briskar } dispara la pieza a { $square }
bk-log-drifts = El tiro se desvía { $fathoms ->
        [one] { $fathoms } braza
       *[other] { $fathoms } brazas
    }
bk-log-bursts = La pieza revienta
bk-log-gunner = { $briskar } sirve la pieza
bk-log-shivers = { $briskar } salta para ponerse a salvo: [{ $face }]
bk-log-casts = { $briskar } lanza { $spell }
bk-log-spell-fails = { $briskar }: { $spell } se apaga
bk-log-kneels = { $briskar } se arrodilla
bk-log-hides = { $briskar } se esconde
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
bk-log-deploys = { $briskar } toma posición en { $square }
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
bk-no-wrong_ways = Elige { $max ->
        [one] { $max } vía
       *[other] { $max } vías
    } de magia.
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
bk-log-restrain = { $briskar } agarra a { $target }
bk-log-head-butt = { $briskar } da un cabezazo a { $target }
bk-log-kick = { $briskar } da una patada a { $target }
bk-log-break-hold = { $briskar } se suelta de { $target }

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
bk-line-gold = { $n } PO
bk-line-spent = { $n } de { $budget } PO gastadas
bk-line-placing = Por colocar: { $briskar }
bk-line-armour = armadura { $n }
bk-line-piece = { $name }: { $square }, hacia { $facing }, { $sp } PE, munición { $ammo }, artillero { $gunner }
bk-line-spots = Por hacer: { $list }
bk-line-spot = { $mark } { $kind } en { $square }
bk-spot-mechanism = un mecanismo secreto (buscar)
bk-spot-document = un documento (leer)
bk-spot-person = alguien a quien convencer
bk-spot-hoard = un botín (cavar)
bk-line-ranges = Desde { $briskar }: { $list }
bk-line-range = { $target } a { $n ->
        [one] { $n } braza
       *[other] { $n } brazas
    }, { $sight ->
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
bk-no-band_of_others = Esta banda no es la tuya.
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
bk-profile-virunga = { bk-name-virunga }
bk-profile-saguis = { bk-name-saguis }
bk-profile-skorbut = { bk-name-skorbut }
bk-profile-cortes = { bk-name-cortes }
bk-profile-de-leon = { bk-name-de-leon }
bk-profile-milicien = { bk-name-milicien }
bk-profile-arbaletrier = { bk-name-arbaletrier }
bk-profile-el-sabio = { bk-name-el-sabio }
bk-profile-demetrio = { bk-name-demetrio }
bk-profile-mousse = { bk-name-mousse }
bk-profile-marten = { bk-name-marten }
bk-profile-rotumah = { bk-name-rotumah }
bk-profile-zhan-bao = { bk-name-zhan-bao }
bk-profile-birgus = { bk-name-birgus }
bk-profile-matah-matah = { bk-name-matah-matah }
bk-profile-spike = { bk-name-spike }
bk-profile-latro = { bk-name-latro }
bk-profile-baby-rotumah = { bk-name-baby-rotumah }
bk-profile-pakoula = { bk-name-pakoula }
bk-profile-lepus = { bk-name-lepus }
bk-profile-kubilei = { bk-name-kubilei }
bk-profile-dixon = { bk-name-dixon }
bk-profile-socrat = { bk-name-socrat }
bk-profile-bonnie-heart = { bk-name-bonnie-heart }
bk-profile-journalier = { bk-name-journalier }
bk-profile-rattus = { bk-name-rattus }
bk-goods-marlinspike = { bk-weapon-marlinspike }
bk-goods-stiletto = { bk-weapon-stiletto }
bk-goods-left-hand = { bk-weapon-left-hand }
bk-goods-pique = { bk-weapon-pique }
bk-goods-dussack = { bk-weapon-dussack }
bk-goods-boarding-axe = { bk-weapon-boarding-axe }
bk-goods-war-hammer = { bk-weapon-war-hammer }
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
bk-ordnance-swivel-gun = { bk-weapon-swivel-gun }

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
bk-line-harm = { $mean } PV de media, fuera de combate { $out }
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
bk-remark-near = enemigo más cercano a { $fathoms ->
        [one] { $fathoms } braza
       *[other] { $fathoms } brazas
    }
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

## Campañas

bk-cam-form = { $form ->
    [duel] Un duelo de dos tripulaciones
    [league] Una liga de tripulaciones
   *[voyage] Una travesía
}: { $battles } batallas libradas de { $of } como mucho
bk-cam-fought = { $n }. { $port }, { $scenario }: { $won ->
    [yes] gana { $victor }
   *[no] nadie gana solo
}
bk-cam-crew = Tripulación { $n }, { $crew }: renombre { $renown }, { $won ->
    [one] { $won } victoria
   *[other] { $won } victorias
}, { $gold } de oro en el cofre, desembarca { $limit } de oro como mucho
bk-cam-worth = vale { $gold }, { $purse } de oro en la bolsa, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de experiencia
bk-cam-owed = se le deben { $gold } de oro
bk-cam-lost-leg = perdió una pierna
bk-cam-lost-arm = perdió un brazo
bk-cam-lost-foot = perdió un pie
bk-cam-lost-hand = perdió una mano
bk-cam-lost-eye = perdió un ojo
bk-cam-grown-tough = más aguante
bk-cam-grown-steady = más firmeza
bk-cam-grown-nimble = más destreza
bk-cam-grown-strong = más fuerza
bk-cam-grown-clever = más ingenio
bk-cam-grown-quick = más rapidez
bk-cam-grown-porter = sabe cargar
bk-cam-grown-captain = sabe mandar
bk-cam-grown-pincer = sabe retener
bk-cam-grown-loader = sabe recargar
bk-cam-grudge = guarda rencor a: { $foe }
bk-cam-may-grow = puede mejorar
bk-cam-left-dismissed = ya no es de la tripulación
bk-cam-left-retired = se quedó en tierra para siempre
bk-cam-left-blind = perdió la vista y se quedó en tierra
bk-cam-left-marooned = vive ahora en una isla desierta
bk-cam-fate-knocked-out = fuera de combate
bk-cam-fate-routed = huyó
bk-cam-office-captain = capitanía
bk-cam-office-quartermaster = contramaestre
bk-cam-office-cook = cocina
bk-cam-chest = el cofre
bk-cam-won = { $n ->
    [0] La travesía ha terminado, y no se ha ganado.
    [one] { $crews } gana la campaña.
   *[other] { $crews } comparten la campaña.
}
bk-cam-judge = { $crew }: { $name } huyó de la batalla. Artículo seis: ¿la isla desierta, o el perdón por una vez?
bk-cam-share = { $crew }: { $gold } de oro de botín, repartido según el artículo diez
bk-cam-next = Después: { $port }, { $scenario }. { $one } contra { $two }.
bk-cam-stake = { $same ->
    [yes] Renombre en juego: { $n }.
   *[no] Renombre en juego: { $n } para { $one }, { $other } para { $two }.
}
bk-cam-muster = { $crew }: ¿quién desembarca, por { $limit } de oro como mucho?
bk-cam-ashore = { $crew }: todo listo para el combate.

bk-port-tarn-haven = Puerto Tarn
bk-port-saltpan-quay = el muelle de las Salinas
bk-port-the-drowned-goat = la Cabra Ahogada
bk-port-powder-point = la punta de la Pólvora
bk-port-widows-cove = la cala de la Viuda
bk-port-fort-lantern = el fuerte de la Linterna
bk-port-the-long-reef = el Arrecife Largo

bk-voyage-0 = El cofre de un ahogado ha llegado a Puerto Tarn, y los recaudadores de Quinto Real también lo han visto. Quien se lo lleve primero leerá lo que guarda.
bk-voyage-1 = En el cofre: medio mapa, y la cuenta de tres cajas que esperan en el muelle de las Salinas. Las guardan los sundars, que cuentan despacio.
bk-voyage-2 = La caja de pólvora tenía doble fondo. El libro de un contrabandista, dice, está en la cala de la Viuda, en manos de mercenarios que cobran por noche.
bk-voyage-3 = El libro nombra a quien tiene la otra mitad del mapa. Bebe en la Cabra Ahogada, y tiene amigos.
bk-voyage-4 = Las dos mitades se juntan en el fuerte de la Linterna, donde un preso sabe qué significa la cruz. Habrá que preguntarle de noche.
bk-voyage-5 = La cruz está en el Arrecife Largo. También un barco que os sigue desde el primer puerto. Entre vosotros hay una sola tabla.

## La crónica: lo que una campaña cuenta de sí misma

bk-tale-title = La crónica: { $crews }
bk-tale-other-cards = Las cartas han cambiado desde que terminó esta campaña. Lo que se cuenta es lo que ocurrió; lo que cada uno vale y sabe hacer se dibuja con las cartas de hoy.
bk-tale-battle = { $n }. { $scenario }
bk-tale-at-tarn-haven = En Puerto Tarn había un cofre en la arena, y no llevaba el nombre de nadie.
bk-tale-at-saltpan-quay = Tres cajas esperaban en el muelle de las Salinas, y dos tripulaciones las habían contado.
bk-tale-at-the-drowned-goat = El dueño de la Cabra Ahogada había descolgado los espejos a tiempo.
bk-tale-at-powder-point = En la punta de la Pólvora nadie fuma.
bk-tale-at-widows-cove = El libro de la cala de la Viuda estaba tan bien escondido que todos lo sabían.
bk-tale-at-fort-lantern = En el fuerte de la Linterna las lámparas estaban apagadas.
bk-tale-at-the-long-reef = En el Arrecife Largo no hay vuelta atrás, solo tablas.
bk-tale-sky-0 = Llovía.
bk-tale-sky-1 = La marea acababa de cambiar.
bk-tale-sky-2 = Una niebla fina cubría el agua.
bk-tale-sky-3 = Las gaviotas gritaban más que de costumbre.
bk-tale-sky-4 = El sol, bajo, deslumbraba a todos.
bk-tale-sky-5 = Olía a brea y a problemas.
bk-tale-sky-6 = El viento había caído una hora antes.
bk-tale-sky-7 = En alguna parte una campana tocaba por otros.
bk-tale-meet = De un lado, { $one }: { $ones }; del otro, { $two }: { $twos }.
bk-tale-first-blood-0 = Primera sangre para { $other }: { $name } pierde { $n }.
bk-tale-first-blood-1 = { $name } sangra primero: { $n }, en la cuenta de { $other }.
bk-tale-first-blood-2 = { $other } abre la discusión, y { $name } deja en ella { $n }.
bk-tale-heaviest-0 = El golpe más duro del día es de { $other }: { $n } de una vez, y { $name } los siente todos.
bk-tale-heaviest-1 = En la ronda { $round } { $other } golpea a { $name } por { $n }. Nadie golpeó más fuerte.
bk-tale-heaviest-2 = { $n } de un solo golpe, de { $other } a { $name }: ninguno pesó más.
bk-tale-felled-by-0 = { $other } tumba a { $name } en la ronda { $round }.
bk-tale-felled-by-1 = Ronda { $round }: { $name } se encuentra con { $other }, y se lo llevan.
bk-tale-felled-by-2 = { $name } cae ante { $other }.
bk-tale-felled-0 = Se llevan a { $name } en la ronda { $round }, y ningún enemigo puede presumir de ello.
bk-tale-felled-1 = No hizo falta espada enemiga: { $name } queda fuera en la ronda { $round }.
bk-tale-felled-2 = { $name } cae sin ayuda de ningún enemigo.
bk-tale-fled-0 = { $name } recuerda algo urgente y se va en la ronda { $round }.
bk-tale-fled-1 = En la ronda { $round } { $name } huye.
bk-tale-fled-2 = { $name } prefiere el mar abierto.
bk-tale-marvel-0 = Los dados quieren a { $name }: un total de { $n }.
bk-tale-marvel-1 = { $name } saca { $n }, como si fuera cosa de todos los días.
bk-tale-marvel-2 = De la tirada de { $n } de { $name } se hablará en las tabernas.
bk-tale-fumble-0 = { $name } no podía tirar peor.
bk-tale-fumble-1 = De la tirada de { $name } en la ronda { $round } no diremos nada.
bk-tale-fumble-2 = Los dados se ríen de { $name }.
bk-tale-last-stand-0 = Desde la ronda { $round } { $name } resiste sin nadie, y durante { $n } rondas.
bk-tale-last-stand-1 = De toda la banda solo queda { $name }, que aguanta { $n } rondas más.
bk-tale-last-stand-2 = Sin nadie a su lado desde la ronda { $round }, { $name } aguanta { $n } rondas.
bk-tale-turn-0 = Cuando { $name } dejó el campo en la ronda { $round }, la balanza se había inclinado para siempre.
bk-tale-turn-1 = Todo cambió en la ronda { $round }: sin { $name } los perdedores eran muy pocos, y así siguieron.
bk-tale-turn-2 = Desde que faltó { $name }, los vencedores fueron siempre más.
bk-tale-gave-up = { $crew } había visto bastante y arrió la bandera.
bk-tale-won = Gana { $crew }, con { $gold } de oro para probarlo.
bk-tale-shared = Nadie había ganado, y todos decían lo contrario.
bk-tale-ways = Los caminos recorridos
bk-tale-book = El libro de { $crew }
bk-tale-grudges = Rencores
bk-tale-no-grudges = Nadie guarda rencor a nadie. No durará.
bk-tale-bears = { $name } no olvida a { $foe }.
