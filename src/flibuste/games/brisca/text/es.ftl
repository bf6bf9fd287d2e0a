### Brisca

br-card-name =
    { $rank ->
        [A] as
        [R] rey
        [C] caballo
        [V] sota
       *[other] { $rank }
    } de { $suit ->
        [o] oros
        [c] copas
        [e] espadas
       *[b] bastos
    }
    .the =
        { $rank ->
            [V] la { br-card-name }
           *[other] el { br-card-name }
        }
br-suit-name =
    { $suit ->
        [o] oros
        [c] copas
        [e] espadas
       *[b] bastos
    }


## Suits and ranks

br-oros = oros
br-copas = copas
br-espadas = espadas
br-bastos = bastos
br-rank-a = as
br-rank-3 = 3
br-rank-r = rey
br-rank-c = caballo
br-rank-v = sota
br-rank-7 = 7
br-rank-6 = 6
br-rank-5 = 5
br-rank-4 = 4
br-rank-2 = 2
br-card-back = dorso

## Terms

br-pack = baraja española de 40 cartas
br-suit = palo
br-trick = baza
br-trump = triunfo
br-trump-is = Pintan { $suit }
br-turned-card = carta de triunfo
br-led-suit = palo de salida
br-lead = salir
br-leader = sale
br-first-hand = es mano
br-play-card = echar
br-follow = asistir
br-void = sin { $suit }
br-to-trump = fallar
br-overtrump = contrafallar
br-beat = matar
br-underplay = descartarse
br-load = cargar la baza
br-draw-trumps = arrastrar
br-brisca-card = brisca
br-court-card = figura
br-blank-card = carta blanca
br-cante = cante
br-signals = señas
br-stock = mazo
br-stock-left = Quedan { $n } en el mazo
br-draw = robar
br-deal = reparto
br-dealer = da
br-exchange = cambiar
br-exchange-7 = Cambiar el 7
br-exchange-2 = Cambiar el 2
br-exchange-none = No cambiar
br-take-trick = llevarse la baza
br-taken = bazas ganadas
br-last-trick = última baza
br-points = puntos
br-count = recuento
br-capot = capote
br-game = partida
br-match = encuentro
br-removed-2 = { $card } no juega esta partida
br-partners = pareja

## Options

br-option-teams = Por parejas
br-option-exchange = Cambio del triunfo
br-option-exchange_by = Quién puede cambiar
    .trick_winner = Quien gana la baza
    .trick_winner_or_partner = Quien gana la baza o su pareja
br-option-seven_for_lower = El 7 cambia también cartas menores
    .text = Con el 7 se cambia cualquier triunfo, también el 6, el 5, el 4 o el 2.
br-option-exchange_last_draw = Cambiar también antes del último robo
    .text = Se puede cambiar hasta que se roba el triunfo.
br-option-follow_suit_when_stock_empty = Arrastre final
    .text = Sin mazo, hay que asistir al palo de salida si se puede.
br-option-tie_rule = Empate
    .draw = Queda en empate
    .last_trick = Decide la última baza
    .replay = Se reparte otra vez
br-option-show_running_points = Mostrar los puntos en juego
br-option-match_mode = Duración
    .single = Una partida
    .fixed_n = Varias partidas
    .first_to_n = A tantas partidas ganadas
br-option-match_n = Cuántas partidas o victorias

## Log, prompts, refusals

br-log-turned = Se descubre { $card }: pintan { $suit }
br-log-stock-empty = Se acabó el mazo: quedan tres bazas
br-ask-play = Elige una carta
br-play-this = Jugar { $card }
br-ask-exchange = ¿Cambias el triunfo?
br-why-trump = El triunfo mata a cualquier carta de { $suit }.
br-why-rank = Carta más alta del palo de salida.
br-log-deal =
    { $who ->
        [you] Repartes
       *[other] { $name } reparte
    }
br-log-led =
    { $who ->
        [you] Sales con { $card }
       *[other] { $name } sale con { $card }
    }
br-log-played =
    { $who ->
        [you] Echas { $card }
       *[other] { $name } echa { $card }
    }
br-log-trumped =
    { $who ->
        [you] Fallas con { $card }
       *[other] { $name } falla con { $card }
    }
br-log-drew =
    { $who ->
        [you] Robas { $card }
       *[other] { $name } roba una carta
    }
br-log-drew-last =
    { $who ->
        [you] Robas la carta de triunfo: { $card }
       *[other] { $name } roba la carta de triunfo: { $card }
    }
br-log-exchanged =
    { $who ->
        [you] Cambias { $given } por { $card }
       *[other] { $name } cambia { $given } por { $card }
    }

## Registro: el reparto, el recuento, el encuentro

br-log-removed = { $card } no juega esta partida
br-log-dealt =
    { $who ->
        [you] Recibes { $cards }
       *[other] { $name } recibe { $n } cartas
    }
br-log-took =
    { $announced ->
        [1] { $who ->
            [you] Te llevas la baza: { $points ->
                [one] { $points } punto
               *[other] { $points } puntos
            }
           *[other] { $name } se lleva la baza: { $points ->
                [one] { $points } punto
               *[other] { $points } puntos
            }
        }
       *[0] { $who ->
            [you] Te llevas la baza
           *[other] { $name } se lleva la baza
        }
    }
br-log-counted = { $who ->
        [you] Tú:
       *[other] { $name }:
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
br-log-won =
    { $who ->
        [you] Ganas la partida
       *[other] { $name } gana la partida
    }
br-log-drawn =
    { $replayed ->
        [1] Empate: se reparte otra vez
       *[0] Empate
    }
br-log-match-won =
    { $who ->
        [you] Ganas el encuentro: { $wins ->
            [one] { $wins } partida
           *[other] { $wins } partidas
        }
       *[other] { $name } gana el encuentro: { $wins ->
            [one] { $wins } partida
           *[other] { $wins } partidas
        }
    }

## Acciones

br-do-play = Jugar { $card }
br-do-exchange = Cambiar el { $with }
br-do-done = No cambiar

## Negativas

br-no-not_in_hand = Esa carta no está en tu mano.
br-no-must_follow_suit = Tienes del palo de salida: hay que asistir.
br-no-cannot_exchange_now = Ya no se cambia: es el último robo.
br-no-exchange_after_trick = Solo cambia quien acaba de llevarse una baza.
br-no-exchange_first = El cambio va antes de la siguiente carta.
br-no-no_card_to_exchange = Ese cambio no es posible con esta mano.
br-no-no_exchange = En esta mesa se juega sin cambio.
br-no-two_lies_there = Está el 2: ya no se cambia por nada.
br-no-fitting_card_gone = La carta que podría cambiarlo ya no está en juego.
br-no-exchange_before_draw = El cambio se hace antes de robar.
br-no-seven_needs_stronger = Con el 7 solo se cambia una figura, un 3 o un as.
br-no-two_needs_lower = Con el 2 solo se cambia el 7 o menos.

## Partes de un recuento

br-reason-aces = ases
br-reason-threes = treses
br-reason-kings = reyes
br-reason-knights = caballos
br-reason-jacks = sotas

## Modo de líneas

br-line-game = Partida { $n }
br-line-trump = Pintan { $suit }
br-line-turned = carta de triunfo: { $card }
br-line-stock = quedan { $n } en el mazo
br-line-no-stock = no queda mazo
br-line-removed = fuera: { $card }
br-line-trick = Baza { $n }: { $plays }
br-line-hand = Tu mano: { $cards }
br-line-seat = { $name }: { $facts }
br-line-cards = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
br-line-tricks = { $n ->
        [0] ninguna baza
        [one] { $n } baza
       *[other] { $n } bazas
    }
br-line-points = { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
br-line-wins = { $n ->
        [one] { $n } partida ganada
       *[other] { $n } partidas ganadas
    }
br-line-team = pareja { $n }
br-line-best = la más alta

## Lo que un consejo dice de una jugada

br-remark-takes = se lleva una baza de { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
br-remark-gives = deja al otro bando una baza de { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por ahora
br-remark-partner = añade { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } a la baza del compañero
br-remark-beaten-by = { $n ->
        [one] { $n } carta oculta la gana
       *[other] { $n } cartas ocultas la ganan
    }
br-remark-unbeatable = ninguna carta oculta la gana
br-remark-keeps = guarda { $card }
br-remark-keeps-trump = guarda { $card }, un triunfo
br-remark-exchange = trae { $card } a la mano
br-remark-no-exchange = deja { $card } donde está
br-remark-change = { $n } puntos
br-remark-points = { $n } de 120 puntos
