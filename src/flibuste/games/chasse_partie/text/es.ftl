### Chasse-Partie

## The action cards: six titles are ours, the printed ones are lost

cp-discard-by-crew-value = Andanada
    .text = Nombra un valor de tripulación: esos Briskars dejan todas las tripulaciones, también la tuya.
cp-botte-secrete = As en la manga
    .text = Roba 1 carta. El límite de mano sigue valiendo al acabar tu turno.
cp-move-briskar = Cambio de bando
    .text = Pasa 1 Briskar de una tripulación a otra, salvo un Capitán con Perro viejo.
cp-two-briskars-or-all-draw = Enrolamiento
    .text = Elige: coloca hasta 2 Briskars este turno, o todo el mundo roba 2 cartas, tú también.
cp-espion = Espía
    .text = Mira toda la mano de un rival y quédate con 1 carta a tu elección.
cp-discard-one-briskar = Ejecución
    .text = Descarta 1 Briskar de cualquier tripulación, salvo un Capitán con Perro viejo.
cp-galanterie = Galantería
    .text = Al acabar cualquier turno: juega ahora un turno entero; luego todo sigue donde estaba.
cp-invasion = ¡Invasión!
    .text = Descarta una tripulación entera y las cartas que tenga al lado. Tu turno acaba.
cp-play-right-neighbour-crew = Gato por liebre
    .text = Mientras siga junto a tu tripulación, cada cual juega con la tripulación de su derecha.
cp-kraken = Kraken
    .text = Descubre el siguiente Briskar del mazo: los del mismo botín dejan todas las tripulaciones.
cp-heure-des-comptes = Ajuste de cuentas
    .text = Cambia la carta de botín por un Briskar de una tripulación. La ronda puede acabar ya.
cp-mascotte = Mascota
    .text = Elige quién roba 3 cartas; también puedes ser tú.
cp-swap-hands = Moneda de cambio
    .text = Cambia tu mano por la de un rival. Hace falta al menos 1 carta en cada una.
cp-par-dessus-bord = Por la borda
    .text = Descarta 1 carta o más; el rival que elijas descarta otras tantas.
cp-pourparlers = Parlamento
    .text = En tu turno: descarta todos los permanentes. O en respuesta a una acción: anúlala.
cp-pris-au-piege = En la trampa
    .text = Nombra a un rival: sus acciones ya no pueden apuntar a tu tripulación ni a tu mano.
cp-rancon = Rescate
    .text = Quita 1 carta al azar de la mano de un rival.
cp-rhum = ¡Ron!
    .text = Colócala junto a una tripulación: cada Briskar, Capitán incluido, vale allí 1 PO menos.
cp-sauve-qui-peut = ¡Sálvese quien pueda!
    .text = Descarta tu mano y roba otras tantas cartas. Necesitas al menos otra carta.
cp-sous-surveillance = Bajo vigilancia
    .text = Elige una mano: baja ya a 3 cartas y ese es su límite hasta el final de la ronda.
cp-vieux-roublard = Perro viejo
    .text = Asígnala a un Capitán en juego: ya no le afecta ningún efecto.
cp-vol-a-la-tire = Carterista
    .text = Recupera en tu mano el Briskar más reciente de los descartes.

## Factions and roles

cp-mercenaries = Mercenarios
cp-sundars = Sundars
cp-quinto-real = Quinto Real
cp-exiles = Archipiélago de los Exiliados
    .short = Exiliados
cp-captain = Capitán
cp-quartermaster = Contramaestre
cp-marabout = Morabito
cp-carpenter = Carpintero
cp-cook = Cocinero
cp-gunner = Artillero
cp-fighter = Combatiente
cp-sharpshooter = Tirador
    .short = Tirador

## Briskars

cp-mercenaries-captain = { cp-captain } ({ cp-mercenaries })
    .the = el { cp-captain } ({ cp-mercenaries })
cp-mercenaries-quartermaster = { cp-quartermaster } ({ cp-mercenaries })
    .the = el { cp-quartermaster } ({ cp-mercenaries })
cp-mercenaries-marabout = { cp-marabout } ({ cp-mercenaries })
    .the = el { cp-marabout } ({ cp-mercenaries })
cp-mercenaries-carpenter = { cp-carpenter } ({ cp-mercenaries })
    .the = el { cp-carpenter } ({ cp-mercenaries })
cp-mercenaries-cook = { cp-cook } ({ cp-mercenaries })
    .the = el { cp-cook } ({ cp-mercenaries })
cp-mercenaries-gunner = { cp-gunner } ({ cp-mercenaries })
    .the = el { cp-gunner } ({ cp-mercenaries })
cp-mercenaries-fighter = { cp-fighter } ({ cp-mercenaries })
    .the = el { cp-fighter } ({ cp-mercenaries })
cp-mercenaries-sharpshooter = { cp-sharpshooter } ({ cp-mercenaries })
    .the = el { cp-sharpshooter } ({ cp-mercenaries })
cp-sundars-captain = { cp-captain } ({ cp-sundars })
    .the = el { cp-captain } ({ cp-sundars })
cp-sundars-quartermaster = { cp-quartermaster } ({ cp-sundars })
    .the = el { cp-quartermaster } ({ cp-sundars })
cp-sundars-marabout = { cp-marabout } ({ cp-sundars })
    .the = el { cp-marabout } ({ cp-sundars })
cp-sundars-carpenter = { cp-carpenter } ({ cp-sundars })
    .the = el { cp-carpenter } ({ cp-sundars })
cp-sundars-cook = { cp-cook } ({ cp-sundars })
    .the = el { cp-cook } ({ cp-sundars })
cp-sundars-gunner = { cp-gunner } ({ cp-sundars })
    .the = el { cp-gunner } ({ cp-sundars })
cp-sundars-fighter = { cp-fighter } ({ cp-sundars })
    .the = el { cp-fighter } ({ cp-sundars })
cp-sundars-sharpshooter = { cp-sharpshooter } ({ cp-sundars })
    .the = el { cp-sharpshooter } ({ cp-sundars })
cp-quinto-real-captain = { cp-captain } ({ cp-quinto-real })
    .the = el { cp-captain } ({ cp-quinto-real })
cp-quinto-real-quartermaster = { cp-quartermaster } ({ cp-quinto-real })
    .the = el { cp-quartermaster } ({ cp-quinto-real })
cp-quinto-real-marabout = { cp-marabout } ({ cp-quinto-real })
    .the = el { cp-marabout } ({ cp-quinto-real })
cp-quinto-real-carpenter = { cp-carpenter } ({ cp-quinto-real })
    .the = el { cp-carpenter } ({ cp-quinto-real })
cp-quinto-real-cook = { cp-cook } ({ cp-quinto-real })
    .the = el { cp-cook } ({ cp-quinto-real })
cp-quinto-real-gunner = { cp-gunner } ({ cp-quinto-real })
    .the = el { cp-gunner } ({ cp-quinto-real })
cp-quinto-real-fighter = { cp-fighter } ({ cp-quinto-real })
    .the = el { cp-fighter } ({ cp-quinto-real })
cp-quinto-real-sharpshooter = { cp-sharpshooter } ({ cp-quinto-real })
    .the = el { cp-sharpshooter } ({ cp-quinto-real })
cp-exiles-captain = { cp-captain } ({ cp-exiles })
    .the = el { cp-captain } ({ cp-exiles })
cp-exiles-quartermaster = { cp-quartermaster } ({ cp-exiles })
    .the = el { cp-quartermaster } ({ cp-exiles })
cp-exiles-marabout = { cp-marabout } ({ cp-exiles })
    .the = el { cp-marabout } ({ cp-exiles })
cp-exiles-carpenter = { cp-carpenter } ({ cp-exiles })
    .the = el { cp-carpenter } ({ cp-exiles })
cp-exiles-cook = { cp-cook } ({ cp-exiles })
    .the = el { cp-cook } ({ cp-exiles })
cp-exiles-gunner = { cp-gunner } ({ cp-exiles })
    .the = el { cp-gunner } ({ cp-exiles })
cp-exiles-fighter = { cp-fighter } ({ cp-exiles })
    .the = el { cp-fighter } ({ cp-exiles })
cp-exiles-sharpshooter = { cp-sharpshooter } ({ cp-exiles })
    .the = el { cp-sharpshooter } ({ cp-exiles })

## Terms

cp-crew = tripulación
cp-crew-value = tripulación
cp-gold = PO
cp-loot = botín
cp-loot-card = carta de botín
cp-loot-of-round = Botín de la ronda
cp-loot-won = botín ganado
cp-gold-target = { $n } de { $target } PO
cp-briskar = Briskar
cp-action-card = carta de acción
cp-instant = instantánea
cp-permanent = permanente
cp-reaction = reacción
cp-counter = contra
cp-to-counter = Contrarrestar
cp-cancelled = anulada
cp-target = apuntar a
cp-place-briskar = colocar un Briskar
cp-beside = junto a la tripulación
cp-attached = asignada
cp-discard = descartar
cp-sacrifice = sacrificar
cp-draw = robar
cp-hand-limit = límite de mano
cp-round = ronda
cp-turn = turno
cp-extra-turn = turno extra
cp-order = hacia la derecha
cp-full-crew = tripulación completa
cp-needed = Hacen falta { $n } Briskars
cp-most-famous = tripulación más famosa
cp-worth = valor
cp-outright-win = victoria automática
cp-smallest-faction = facción menos presente
cp-doubled = doblado por el Capitán
cp-subtracted = se resta
cp-not-counted = no cuenta
cp-immune = a salvo
cp-protected-from = a salvo de { $name }
cp-rule-of-code = El código de los Briskars
cp-crew-of = { $who ->
        [you] Tu tripulación
       *[other] Tripulación: { $name }
    }
cp-crew-yours = Tu tripulación
cp-played-by = { $who ->
        [you] la juegas tú
       *[other] la juega { $name }
    }
cp-cards-held = { $n } en la mano (límite { $limit })
cp-empty-crew = nadie
cp-hand-yours = Tu mano
cp-known-cards = Sabes de { $name }: { $cards }
cp-pile-left = Mazo: { $n }
cp-discard-top = Descartes: { $n }, arriba { $card }
cp-discard-empty = Descartes: vacíos
cp-announced =
    { $who ->
        [you] Juegas { $card }
       *[other] { $name } juega { $card }
    }
cp-named-player =
    { $who ->
        [you] contra ti
       *[other] contra { $name }
    }
cp-mode-place = Colocar hasta 2 Briskars este turno
cp-mode-draw = Todo el mundo roba 2 cartas

## Options

cp-option-eligible_crews = Tripulaciones que optan
    .all = Todas, desde 1 Briskar
    .full_only = Solo las completas
cp-option-auto_win = Victoria automática
    .any_size = Capitán, aunque esté solo
    .two_or_more = Capitán y 1 más
    .full_only = Tripulación completa
cp-option-mercenaries_break_auto_win = Un Mercenario lo impide
cp-option-least_tie = Empate de la menos presente
    .all_tied = Restar todas
    .lowest_only = Solo la más baja
    .none = No restar ninguna

## Log

cp-log-round = Ronda { $n }: { $who ->
        [you] empiezas
       *[other] empieza { $name }
    }
cp-log-loot-shown = Botín: { $card }. Hacen falta { $n } Briskars, { $gold } PO
cp-log-turn =
    { $who ->
        [you] Te toca
       *[other] Le toca a { $name }
    }
cp-log-drew =
    { $who ->
        [you] Robas { $cards }
       *[other] { $n ->
            [one] { $name } roba una carta
           *[other] { $name } roba { $n } cartas
        }
    }
cp-log-dealt =
    { $who ->
        [you] Recibes { $cards }
       *[other] { $n ->
            [one] { $name } recibe una carta
           *[other] { $name } recibe { $n } cartas
        }
    }
cp-log-signed =
    { $who ->
        [you] Enrolas: { $card }
       *[other] { $name } enrola: { $card }
    }
cp-log-slipped =
    { $who ->
        [you] Le cuelas { $card } a { $other }
       *[other] { $other-who ->
            [you] { $name } te cuela { $card }
           *[other] { $name } le cuela { $card } a { $other }
        }
    }
cp-log-plays =
    { $who ->
        [you] Juegas { $card }
       *[other] { $name } juega { $card }
    }
cp-log-plays-own =
    { $who ->
        [you] Juegas { $card } en tu propio bando
       *[other] { $name } juega { $card } en su propio bando
    }
cp-log-plays-on =
    { $who ->
        [you] Juegas { $card } contra { $other }
       *[other] { $other-who ->
            [you] { $name } juega { $card } contra ti
           *[other] { $name } juega { $card } contra { $other }
        }
    }
cp-log-plays-number =
    { $who ->
        [you] Juegas { $card } contra { $other }: { $n } por sacrificar
       *[other] { $other-who ->
            [you] { $name } juega { $card } contra ti: { $n } por sacrificar
           *[other] { $name } juega { $card } contra { $other }: { $n } por sacrificar
        }
    }
cp-log-plays-value =
    { $who ->
        [you] Juegas { $card }: valor de tripulación { $n }
       *[other] { $name } juega { $card }: valor de tripulación { $n }
    }
cp-log-plays-mode =
    { $who ->
        [you] Juegas { $card }: { $mode }
       *[other] { $name } juega { $card }: { $mode }
    }
cp-log-plays-crew =
    { $who ->
        [you] Juegas { $card } contra { $other }
       *[other] { $other-who ->
            [you] { $name } juega { $card } junto a tu tripulación
           *[other] { $name } juega { $card } contra { $other }
        }
    }
cp-log-plays-briskar =
    { $who ->
        [you] Juegas { $card }: { $briskar }
       *[other] { $name } juega { $card }: { $briskar }
    }
cp-log-plays-move =
    { $who ->
        [you] { $other-who ->
            [you] Juegas { $card }: { $briskar } a tu tripulación
           *[other] Juegas { $card }: { $briskar } pasa a { $other }
        }
       *[other] { $other-who ->
            [you] { $name } juega { $card }: { $briskar } a tu tripulación
           *[other] { $name } juega { $card }: { $briskar } pasa a { $other }
        }
    }
cp-log-countered =
    { $who ->
        [you] Respondes con Parlamento: { $card } no surte efecto
       *[other] { $name } responde con Parlamento: { $card } no surte efecto
    }
cp-log-counter-countered =
    { $who ->
        [you] Respondes al Parlamento: { $card } sigue en pie
       *[other] { $name } responde al Parlamento: { $card } sigue en pie
    }
cp-log-gallant =
    { $who ->
        [you] Tomas un turno extra
       *[other] { $name } toma un turno extra
    }
cp-log-hand-seen =
    { $who ->
        [you] Ves la mano de { $other }: { $cards }
       *[other] { $other-who ->
            [you] { $name } ve tu mano
           *[other] { $name } ve la mano de { $other }
        }
    }
cp-log-took-card =
    { $who ->
        [you] Quitas { $card } a { $other }
       *[other] { $other-who ->
            [you] { $name } te quita { $card }
           *[other] { $name } quita una carta a { $other }
        }
    }
cp-log-hands-swapped =
    { $who ->
        [you] Cambias tu mano con { $other } y recibes { $cards }
       *[other] { $other-who ->
            [you] { $name } cambia su mano contigo: recibes { $given }
           *[other] { $name } cambia su mano con { $other }
        }
    }
cp-log-discards =
    { $who ->
        [you] Descartas { $card }
       *[other] { $name } descarta { $card }
    }
cp-log-reshuffled = Se barajan los descartes: { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } por robar
cp-log-turned-over = Se descubre: { $card }
cp-log-laid = { $zone-who ->
        [you] { $card } queda junto a tu tripulación
       *[other] { $card } queda junto a la tripulación de { $zone }
    }
cp-log-permanents-gone =
    { $who ->
        [you] Despejas la mesa: no queda ningún permanente
       *[other] { $name } despeja la mesa: no queda ningún permanente
    }
cp-log-moved =
    { $who ->
        [you] { $card } deja tu tripulación y pasa a { $other }
       *[other] { $other-who ->
            [you] { $card } deja a { $name } y pasa a tu tripulación
           *[other] { $card } pasa de { $name } a { $other }
        }
    }
cp-log-leaves =
    { $who ->
        [you] { $card } deja tu tripulación
       *[other] { $name } pierde { $card }
    }
cp-log-kraken-shown = El Kraken saca { $card }: { $gold } PO
cp-log-invaded =
    { $who ->
        [you] Pierdes toda tu tripulación y lo que tenía al lado
       *[other] { $name } pierde toda su tripulación y lo que tenía al lado
    }
cp-log-loot-swapped =
    { $who ->
        [you] Nuevo botín: { $card }, { $n } Briskars, { $gold } PO; { $old } pasa a tu tripulación
       *[other] Nuevo botín: { $card }, { $n } Briskars, { $gold } PO; { $old } pasa a { $name }
    }
cp-log-recovers =
    { $who ->
        [you] Recuperas { $card } de los descartes
       *[other] { $name } recupera { $card } de los descartes
    }
cp-log-round-ends =
    { $who ->
        [you] Completas una tripulación: fin de la ronda
       *[other] { $name } completa una tripulación: fin de la ronda
    }
cp-log-worth =
    { $who ->
        [you] Tu tripulación vale { $total }: { $parts }
       *[other] La tripulación de { $name } vale { $total }: { $parts }
    }
cp-log-outright =
    { $who ->
        [you] Victoria automática para ti, valor { $total }: { $parts }
       *[other] Victoria automática: { $name }, valor { $total }: { $parts }
    }
cp-log-round-won =
    { $who ->
        [you] Ganas el botín: { $gold } PO
       *[other] { $name } gana el botín: { $gold } PO
    }
cp-log-round-none = Nadie gana el botín
cp-log-game-won =
    { $who ->
        [you] Ganas la partida con { $gold } PO
       *[other] { $name } gana la partida con { $gold } PO
    }

## Questions

cp-ask-turn = Juega una carta o acaba tu turno
cp-ask-counter = ¿Alguien contrarresta?
    .named = { $name } juega { $card }. ¿Alguien contrarresta?
cp-ask-gallant = Fin del turno. ¿Juegas Galantería?
cp-ask-crew = ¿Qué tripulación?
cp-ask-player = ¿Quién?
cp-ask-briskar = ¿Qué Briskar?
cp-ask-value = ¿Qué valor de tripulación?
cp-ask-mode = ¿Colocar dos, o que robe todo el mundo?
cp-ask-number = ¿Cuántas cartas?
cp-ask-take = ¿Qué carta te llevas?
cp-ask-discard = Descarta una carta
    .many = Descarta { $n } cartas

## Choices

cp-do-play = Jugar { $card }
cp-do-crew =
    { $who ->
        [you] La tripulación de tu sitio
       *[other] La tripulación del sitio de { $name }
    }
cp-do-player =
    { $who ->
        [you] Tú
       *[other] { $name }
    }
cp-do-briskar = { $briskar }
cp-do-value = Valor de tripulación { $value }
cp-do-mode = { $mode }
cp-do-number =
    { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }
cp-do-take = Quedarte con { $card }
cp-do-discard = Descartar { $card }
cp-do-pass = Dejarlo pasar
cp-do-counter = Contrarrestar con Parlamento
cp-do-gallant = Jugar Galantería
cp-do-end = Acabar el turno

## Refusals

cp-no-one_briskar_per_turn = Un solo Briskar por turno.
cp-no-no_legal_target = No hay ningún objetivo posible.
cp-no-empty_hand = Esa mano está vacía.
cp-no-target_trapped = En la trampa: no puedes apuntar ahí.
cp-no-captain_protected = Ese Capitán está a salvo.
cp-no-needs_another_card = Necesitas otra carta en la mano.
cp-no-end_of_turn_only = Solo al final de un turno.
cp-no-not_now = Eso no es lo que se pregunta ahora.
cp-no-not_in_hand = Esa carta no está en tu mano.
cp-no-not_in_that_hand = Esa carta no está en la mano que ves.
cp-no-too_many_actions = 58 cartas de acción por turno son bastantes.
cp-no-no_briskar_discarded = No hay ningún Briskar en los descartes.
cp-no-no_such_player = Ahí no hay nadie.
cp-no-not_an_opponent = Elige a un rival.
cp-no-nothing_there = Ahí no hay ni Briskar ni permanente.
cp-no-not_in_a_crew = Ese Briskar no está en ninguna tripulación.
cp-no-not_a_captain = Solo vale un Capitán.
cp-no-same_crew = El Briskar debe cambiar de tripulación.
cp-no-not_so_many = Al menos 1 carta, y no más de las que tienes.
cp-no-needs_pourparlers = Contrarrestar pide un Parlamento. Puedes dejarlo pasar.
cp-no-needs_galanterie = Un turno extra pide una Galantería. Puedes dejarlo pasar.

## Parts of a count

cp-reason-gold = PO
cp-reason-doubled = doblado por el Capitán
cp-reason-subtracted = facción menos presente, se resta
cp-reason-subtracted-doubled = doblado y se resta
cp-reason-not-counted = no cuenta

## Lo que un consejo dice de una jugada

cp-remark-worth = un Briskar de { $gold } de oro
cp-remark-keeps-hand = conserva { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } en la mano
cp-remark-wins-loot = gana el botín: { $gold } de oro
cp-remark-loses-loot = entrega el botín a { $seat }: { $gold } de oro
cp-remark-ends-round = termina la ronda
cp-remark-counters = detiene la carta anunciada
cp-remark-crew-up = tu tripulación sube de { $before } a { $after }
cp-remark-crew-down = tu tripulación baja de { $before } a { $after }
cp-remark-rival-up = { $seat }: la tripulación sube de { $before } a { $after }
cp-remark-rival-down = { $seat }: la tripulación baja de { $before } a { $after }
cp-remark-draws = trae { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
cp-remark-points = { $n } de oro
