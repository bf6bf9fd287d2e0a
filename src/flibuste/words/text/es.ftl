### Las palabras comunes de la página y la mesa.

## Lobby and seats

ui-app-name = Flibuste
ui-tagline = Cuatro juegos, una mesa, sin cuenta
ui-game-brisca = Brisca
ui-game-brisca-line = Bazas y un triunfo
ui-game-chasse-partie = Chasse-Partie
ui-game-chasse-partie-line = Tripulaciones y golpes bajos
ui-game-treasure-hunter = Treasure Hunter
ui-game-treasure-hunter-line = Elegir, pasar, saquear
ui-game-briskars = Briskars
ui-game-briskars-line = Escaramuza en el mapa
ui-players-range = De { $min } a { $max } jugadores
ui-minutes = { $n } min
ui-lobby = Sala
ui-play-now = Jugar ya
ui-open-tables = Mesas abiertas
ui-my-tables = Mis mesas
ui-last-games = Últimas partidas
ui-new-table = Mesa nueva
ui-open-and-copy = Abrir y copiar el enlace
ui-link-copied = Enlace copiado
ui-no-address = Un enlace, un nombre y a jugar. Sin dar ninguna dirección.
ui-join-link = Enlace para jugar
ui-watch-link = Enlace para mirar
ui-your-name = Tu nombre
ui-against-bots = Contra bots
ui-pass-device = Pasar el dispositivo
ui-pass-to = Pasa el dispositivo a { $name }
ui-pass-soon = Después: { $name }. La pantalla se tapa enseguida.
ui-show-my-hand = Ver mi mano
ui-learn = Aprender jugando
ui-sit = Sentarse
ui-stand-up = Levantarse
ui-watch = Mirar
ui-resume = Reanudar
ui-start = Empezar
ui-leave = Dejar la mesa
ui-hosted-by = Organiza: { $name }
ui-seat = Asiento
ui-seat-empty = Asiento libre
ui-seat-yours = Tu asiento
ui-seat-save = Guardar mi asiento
ui-seat-secret = Este enlace es tu asiento. No lo compartas.
ui-add-bot = Añadir un bot
ui-remove-bot = Quitar el bot
ui-team = Equipo
ui-partner = Pareja
ui-opponent = Rival
ui-neighbour-left = A la izquierda
ui-neighbour-right = A la derecha
ui-watching = Mirando
ui-watching-count = { $n } mirando
ui-ready = Todo listo
ui-random-seats = Sortear los asientos

## At the table

ui-table = Mesa
ui-your-turn = Te toca
ui-turn-of = Le toca a { $name }
ui-waiting-for = Esperando a { $name }
ui-waiting-for-many = { $n ->
    [one] Falta { $n } respuesta
   *[other] Faltan { $n } respuestas
 }
ui-answer-sealed = Respuesta recibida. Queda sellada hasta que contesten los demás.
ui-confirm = Confirmar
ui-back = Atrás
ui-cancel = Cancelar
ui-pass = Pasar
ui-done = Listo
ui-end-turn = Acabar mi turno
ui-let-it-pass = Dejar pasar
ui-never-react-to = No reaccionar nunca a { $card }
ui-pass-until-turn = Pasar hasta mi turno
ui-why = ¿Por qué?
ui-why-not = No se puede: { $reason }
ui-rule = Regla { $id }
ui-rules = Reglas
ui-log = Registro
ui-menu = Menú
ui-chat = Chat
ui-chat-off = Sin chat
ui-chat-phrases = Solo frases hechas
ui-chat-free = Chat libre
ui-mute = Silenciar a { $name }
ui-odds = Probabilidades
ui-total = Total
ui-hand = Mano
ui-hand-of =
    { $name }: { $n ->
        [0] ninguna carta
        [one] { $n } carta
       *[other] { $n } cartas
     }
ui-draw-pile = Mazo
ui-discard-pile = Descartes
ui-shuffle = Barajar
ui-deals = Reparte
ui-round-n = Ronda { $n }
ui-face-up = Boca arriba
ui-face-down = Boca abajo
ui-winner = Gana { $name }
ui-you-win = Ganas
ui-draw-game = Empate
ui-shared-win = Victoria compartida
ui-place-n = { $n ->
    [1] Primer puesto
   *[other] { $n }.º puesto
 }
ui-final-score = Puntuación final
ui-again = Otra, misma tripulación
ui-share = Compartir

## Clock and absence

ui-clock = Reloj
ui-clock-none = Sin reloj
ui-clock-relaxed = Con calma
ui-clock-increment = { $min } min + { $s } s por jugada
ui-time-left = Quedan { $time }
ui-time-out = Se acabó el tiempo
ui-time-credited = Se devuelven { $s } s: el servidor no estaba
ui-pause = Pausa
ui-paused = En pausa
ui-away = { $name } no responde
ui-away-wait = Esperar
ui-away-bot = Que siga un bot
ui-away-pause = Poner en pausa
ui-grace = Un bot puede seguir dentro de { $s } s
ui-back-again = { $name } vuelve
ui-days-per-move = { $n ->
    [one] { $n } día por jugada
   *[other] { $n } días por jugada
 }

## Undo and replay

ui-undo = Deshacer
ui-undo-ask = Pedir deshacer
ui-undo-asked = { $name } quisiera deshacer su última jugada.
ui-undo-agree = Aceptar
ui-undo-refuse = Rechazar
ui-undo-done = Se ha deshecho la última jugada.
ui-undo-too-late = Demasiado tarde: ya se ha visto algo oculto.
ui-replay = Repasar
ui-replay-play = Reproducir
ui-replay-pause = Parar
ui-replay-next = Jugada siguiente
ui-replay-previous = Jugada anterior
ui-replay-start = Al principio
ui-replay-end = Al final
ui-replay-speed = Velocidad
ui-replay-move = Jugada { $n } de { $total }
ui-replay-link = Enlace a esta jugada
ui-replay-seat = Como lo ve { $name }
ui-replay-all = Todas las manos
ui-record = Acta de la partida
ui-record-save = Guardar la partida
ui-record-load = Abrir una partida

## Fairness receipt

ui-fairness-receipt = Comprobante de juego limpio
ui-verify = Comprobar el reparto
ui-sealed-secret = Secreto sellado
ui-your-share = Tu parte del azar
ui-seal-opened = Sello abierto
ui-verified = Comprobado: cartas y dados estaban fijados antes de la primera jugada.
ui-verify-failed = No coincide: esta partida ha sido modificada.
ui-verify-none = Nada que comprobar: una partida que sigue desde una posición no tiene sello propio.
ui-verify-limit = No demuestra que quien lleva el servidor no pueda mirar.
ui-draw-purpose = Sacado para: { $purpose }

## Bots

ui-bot = Bot
ui-bot-level = Nivel
ui-level-deckhand = Grumete
ui-level-deckhand-line = Aprende el oficio: jugadas legales y poco plan.
ui-level-sailor = Marinero
ui-level-sailor-line = Conoce los trucos y ve una jugada por delante.
ui-level-quartermaster = Contramaestre
ui-level-quartermaster-line = Cuenta las cartas y calcula qué llevas.
ui-level-captain = Capitán
ui-level-captain-line = Imagina miles de partidas. No ve más que tú.
ui-level-captain-here = Aquí piensa { $s } s como mucho: cerca del { $n } % de victorias contra el capitán de un servidor. No ve más que tú.
ui-bot-thinking = { $name } piensa
ui-bot-honest = Un bot solo ve lo que puede ver su asiento.
ui-strength = Nivel de juego { $n }

## Settings

ui-settings = Ajustes
ui-house-rules = Reglas de la mesa
ui-default = Como en el reglamento
ui-language = Idioma
ui-theme-light = Puerto a mediodía
ui-theme-dark = Taberna a la luz de la vela
ui-theme-auto = Como mi dispositivo
ui-sound = Sonido
ui-speed = Ritmo de bots y animaciones
ui-speed-calm = Tranquilo
ui-speed-normal = Normal
ui-speed-quick = Rápido
ui-speed-none = Ninguno: al instante
ui-look-again = Ver otra vez la última jugada
ui-motion = Animaciones
ui-motion-less = Menos animaciones
ui-two-taps = Dos toques para jugar una carta
ui-auto-last = Jugar sola la última carta
ui-large-text = Texto más grande
ui-patterns = Dibujos además de colores
ui-keys = Teclas
ui-privacy-erase = Borrar mis datos
ui-privacy-export = Descargar mis datos
ui-spectators-delay = Retraso del público: { $s } s

## Errors

error-not_your_turn = No te toca: esperamos a { $name }.
error-already_answered = Ya has respondido.
error-illegal_choice = Eso no se puede ahora: { $reason }
error-not_in_hand = Esa carta no está en tu mano.
error-stale_sequence = La mesa ha avanzado. Aquí está al día.
error-unknown_table = No hay ninguna mesa en este enlace.
error-table_full = No quedan asientos. Puedes mirar.
error-seat_taken = Ese asiento está ocupado.
error-wrong_seat = Ese asiento no es el tuyo.
error-not_host = Solo { $name } puede cambiar eso.
error-name_taken = Ese nombre ya está en esta mesa.
error-too_long = Demasiado largo: { $max } caracteres como máximo.
error-too_many_requests = Con calma. Prueba dentro de { $s } s.
error-too_slow = Demasiado lento: la conexión se ha abandonado.
error-wrong_version = Recarga la página: hay una versión nueva.
error-malformed = El servidor no lo ha entendido. Nada ha cambiado.
error-bad_band = Este archivo de banda no se puede leer. { $entry }: { $reason }
error-own_files = No se puede jugar con estos archivos.
error-map_too_small = Este mapa no tiene sitio para tantas bandas.
error-no_band_fits = Ninguna banda lista tiene el precio de este escenario: recluta libremente.
error-bad_question = Esa pregunta no tiene respuesta: { $field }.
error-connection_lost = Conexión perdida. Tu asiento sigue ahí, reintentando…
error-reconnected = De vuelta en la mesa.
error-server_restarting = El servidor se reinicia. No se pierde ninguna jugada.
error-no_such_decision = Este juego nunca pregunta eso: no se puede dejar una respuesta fija.
error-table_broken = Esta mesa no se puede abrir: su diario no encaja con esta versión del juego. No se ha tirado nada; avisa a quien lleva el servidor.
error-other_rules = Esta partida se jugó con reglas o cartas de otra versión: aquí no se puede volver a ver. Su resultado y su registro se conservan.
error-paused = La partida está en pausa.
error-game_over = Esta partida ha terminado.
error-record-other_version = Este archivo no es el registro de una partida de Flibuste.
error-record-bad_record = Este registro está dañado: una parte no se puede leer.
error-record-other_game = Este registro es de un juego que aquí no se juega.
error-record-other_content = Este registro se hizo con otras cartas o reglas.
error-record-illegal = las reglas no permiten esta jugada.
error-record-too_long = Este archivo es demasiado largo para un registro.
error-record_refused = Partida rechazada en la jugada { $n }: { $reason }
error-link_expired = Este enlace ya no vale.
error-already_started = La partida ya ha empezado.
error-campaign_refused = No se puede leer este archivo de campaña: { $sentence }
error-chat_off = En esta mesa no se habla: así lo dicen sus condiciones.
error-no_such_seat = Esa plaza no existe en esta mesa.
error-no_token = Aquí no se conoce este programa: su clave es falsa o fue anulada.
error-nobody_sits = Siéntate tú también, o no juega nadie.
error-not_found = No hay nada en esta dirección.
error-not_mustered = Una tripulación aún no ha elegido quién baja a tierra.
error-not_now = Eso no es posible en este momento.
error-not_over = La partida aún no ha terminado.
error-not_paused = La partida no está en pausa.
error-not_sealed = La pizca de azar llegó sin su sello; vuelve a sentarte.
error-not_started = La partida aún no ha empezado.
error-nothing_asked = Ya nadie espera esa respuesta.
error-nothing_sealed = No hay ninguna respuesta sellada que retirar.
error-nothing_to_undo = No hay nada que deshacer.
error-phrases_only = En esta mesa solo se habla con las frases del repertorio.
error-seal_broken = La pizca de azar no encaja con su sello.
error-seats_empty = Aún falta alguien en la mesa.
error-too_many_bots = Ni un programa más (como mucho { $max }): anula uno antes.
error-too_many_tables = Una página no mantiene más mesas abiertas (como mucho { $max }).
error-unknown_game = Aquí no se juega a ese juego.
error-unknown_level = Aquí ningún bot juega a ese nivel.
error-unknown_person = El servidor ya no conoce este navegador; recarga la página.
error-wrong_origin = Esta petición venía de otro sitio, así que no se hizo nada.

## Phrasebook

say-hello = ¡Buenas!
say-good-luck = ¡Buena suerte!
say-well-played = ¡Bien jugado!
say-good-grab = ¡Menudo botín!
say-ouch = ¡Ay!
say-no-quarter = ¡Sin cuartel!
say-truce = ¿Tregua?
say-revenge = ¡Esta me la guardo!
say-thinking = Déjame pensar
say-moment = Un momento
say-slip = Se me fue el dedo
say-thanks = Gracias
say-good-game = Buena partida
say-again-q = ¿Otra?

## The page
ui-skip = Ir a la mesa
ui-close = Cerrar
ui-yes = Sí
ui-no = No
ui-on = Sí
ui-off = No
ui-you = Tú
ui-you-here = tú
ui-seats-range = De { $min } a { $max }
ui-tab-me = Yo
ui-lamp = Lámpara: claro u oscuro
ui-soon = Todavía no está en la mesa
ui-copy = Copiar
ui-loading = Un momento…
ui-not-found = Por aquí solo hay mar.
ui-to-lobby = A la sala

## Lobby
ui-no-open-tables = No espera ninguna mesa. Abre la tuya.
ui-new-here = ¿Primera visita?
ui-lesson-minutes = una lección, menos de cinco minutos
ui-look = Ver
ui-no-my-tables = Tus partidas te esperarán aquí.
ui-seats-taken = { $taken } de { $seats } asientos ocupados
ui-waits-for-you = { $name } te espera
ui-waits-for-players = Esperando gente
ui-goes-on = La partida sigue
ui-game-won = Ganada a { $name }
ui-game-lost = Perdida con { $name }
ui-game-finished = Terminada
ui-table-of = En casa de { $name }

## A new table
ui-how-many = Jugadores
ui-who-sits = Quién se sienta
ui-kind-open = Con el enlace
ui-kind-bot = Bot
ui-kind-here = En este dispositivo
ui-table-title = Nombre de la mesa
ui-operator = Operador
ui-operator-token = Clave del operador
ui-operator-tip = Está en el archivo operator.token de la carpeta de datos, y se olvida al cerrar esta pestaña.
ui-operator-tables = Mesas, las últimas tocadas primero
ui-operator-close = Cerrar la mesa
ui-operator-ban = Excluir
ui-operator-mute = Silenciar
ui-operator-pardon = Perdonar
ui-operator-notice = Aviso para todos
ui-operator-say = Decirlo
ui-operator-restart = Anunciar un reinicio en cinco minutos
ui-operator-quiet = Quitar el aviso
ui-notice-restart = El servidor se reinicia a las { $time }. No se pierde ninguna jugada; las partidas siguen después.
ui-listed = Mostrarla en la sala
ui-afterwards = Todas las manos después
ui-afterwards-link = quien tenga el enlace
ui-afterwards-players = solo quienes juegan
ui-terms-players-only = Solo quienes juegan ven todas las manos después
error-players_only = Solo quienes jugaron ven todas las manos de esta partida.
ui-when-away = Si alguien se ausenta
ui-open-table = Abrir la mesa
ui-set-up = Poner la mesa
ui-more-options = Reglas de la mesa
ui-name-n = Jugador { $n }

## Las condiciones de una mesa
ui-time-s = { $n } s
ui-time-min = { $n } min
ui-clock-per-move = { $time } por jugada
ui-clock-hint = Sin tiempo: por jugada, como con quien se ausenta; con reserva, un bot hace esa jugada.
ui-grace-after = Al cabo de
ui-delay = Quien mira ve la mesa
ui-delay-none = Al momento
ui-delay-later = { $time } después
ui-terms-away-wait = La mesa espera a quien se ausenta
ui-terms-away-bot = Un bot sigue tras { $time } de ausencia
ui-terms-away-pause = Pausa tras { $time } de ausencia
ui-game-choice = Juego
ui-host-starts = { $name } empieza la partida
ui-still-free = Falta { $n ->
        [one] una persona
       *[other] gente: { $n } personas
    }
ui-lost-hint = Pide otro enlace o empieza tu propia partida.

## Por qué se espera
ui-waits-away-wait = { $name } no está. La mesa espera.
ui-waits-away-bot = { $s ->
        [0] { $name } no está. Mientras tanto sigue un bot.
       *[other] { $name } no está. Un bot sigue dentro de { $s } s.
    }
ui-waits-away-pause = { $name } no está. Pausa dentro de { $s } s.
ui-waits-clock = A { $name } se le acabó el tiempo. La mesa espera.
ui-waits-clock-you = Se te acabó el tiempo. La mesa te espera.
ui-waits-undo = Has pedido deshacer tu última jugada. Falta que los demás acepten.
ui-undo-declined = No todos aceptan: la jugada queda.
ui-watching-late = Ves la mesa { $time } después.
ui-paused-away = Se espera a que vuelva { $name }.

## Waiting room
ui-crew-builder = Reclutar una banda de Briskars
ui-drafts = Editores: mapas, escenarios, Briskars
ui-own-files = Con tus propios archivos
ui-own-files-add = Traer tus propios archivos
ui-own-files-drop = Quitarlos
ui-own-files-refused = Estos archivos se rechazan; nada ha cambiado.
ui-campaign = Campaña
ui-campaigns = Campañas de Briskars
ui-waiting-room = Esperando a la tripulación
ui-send-link = Envía este enlace a quien tenga que sentarse.
ui-missing = { $n ->
        [0] Ya estamos al completo
        [one] Queda { $n } asiento libre
       *[other] Quedan { $n } asientos libres
    }
ui-invited = Te invitan a una partida
ui-sit-and-play = Sentarse y jugar
ui-name-hint = Basta un nombre.
ui-name = Nombre
ui-face-choose = Elegir una cara
ui-face-line = La tuya en todas las mesas, en la sala y en las repeticiones. Los bots tienen las suyas.
ui-start-now = Empezar con bots

## Table
ui-table-actions = En la mesa
ui-the-trick = Cartas en la mesa
ui-thinking-of = { $name } se lo piensa
ui-say-something = Decir algo
ui-write-here = Tu mensaje
ui-send = Enviar
ui-said = { $name }: { $text }
ui-unmute = Volver a oír a { $name }
ui-leave-sure = Tu asiento queda guardado. Puedes volver desde la sala.
ui-stay = Quedarse
ui-away-tag = ausente
ui-level-tag = { $level }
ui-connection = Conexión
ui-fullscreen = Pantalla completa

## End
ui-rematch = Revancha, misma mesa
ui-rematch-waits = Dicho queda. Falta la respuesta de los demás.
ui-rematch-go = La revancha está lista
ui-rematch-who = Quién está en la mesa nueva
ui-rematch-here = { $name } ya está
ui-rematch-not-yet = { $name } aún no está
ui-play-on = Seguir jugando desde aquí
ui-play-on-text = Se abre una mesa nueva en esta posición. Quien ha visto las manos sabe demasiado: de su reparto no se prueba nada.
ui-play-on-as = Tu asiento
ui-play-on-bots = Contra bots
ui-play-on-here = Todos en este aparato
ui-qr = Código QR
ui-qr-of = Código QR del enlace: { $label }
ui-see-replay = Ver la repetición
ui-receipt = Comprobante
ui-deal-verified = Reparto verificado
ui-deal-checking = Comprobando el reparto…
ui-deal-unverified = Reparto sin verificar
ui-deal-broken = El reparto no coincide
ui-seal-before = Sello puesto antes de repartir
ui-seal-after = Secreto abierto al final: su sello
ui-same = igual
ui-different = distinto
ui-shares = Cada asiento añadió su azar
ui-draws-done = Tiradas hechas con él
ui-n-of-m = { $n } de { $m }
ui-check-again = Comprobar otra vez
ui-checked-here = Comprobado en tu navegador

## Replay
ui-replay-title = Repetición
ui-see-as = Ver como
ui-my-choice = Mi elección
ui-all-open = Todo abierto
ui-me-then = Yo, entonces
ui-fog-lift = Mostrar las cartas: { $name }
ui-fog-drop = Ocultar las cartas: { $name }
ui-scrub = Recorrer la partida
ui-record-drop = Abrir una partida, o soltar aquí el archivo
ui-record-hint = Cada jugada se comprueba otra vez al abrirla.

## Settings and about
ui-theme = Luz
ui-card-style = Cartas
ui-cards-drawn = Dibujadas
ui-cards-clear = Cifras grandes
ui-motion-full = Todas
ui-motion-auto = Como mi dispositivo
ui-volume = Volumen
ui-sound-hint = Madera, papel y una campanilla.
ui-keys-hint = 1 2 3 levanta una carta, Intro la juega, E cambia, Z deshace, L lee el registro, T lee la mesa.
ui-about = Acerca de
ui-privacy = Privacidad
ui-about-1 = Flibuste es una mesa para cuatro juegos de cartas, azar y golpes bajos. Se sientan personas y bots honrados; el enlace es la única entrada.
ui-about-2 = Cartas y dados quedan fijados antes de sentarse: el servidor sella un secreto, cada asiento añade su azar y al acabar cualquiera puede comprobarlo.
ui-about-3 = Todos los dibujos son de Flibuste. Letras: Rakkas y Alegreya Sans, con licencia SIL Open Font License.
ui-privacy-1 = Sin cuenta, sin correo, sin anuncios, sin terceros. Una cookie guarda tu asiento y se borra con tus datos.
ui-privacy-2 = Se guarda: el nombre que escribes, tus jugadas y lo que dices en la mesa. Las direcciones de red se guardan un rato en memoria, contra los alborotadores; nunca se escriben. Mientras dura una mesa clasificada se guarda una marca demasiado corta para saberlas, por si alguien juega contra sí mismo.
ui-privacy-3 = Los ajustes se quedan en este navegador.
ui-privacy-4 = Solo si dejas despertar este navegador: un mensaje vacío pasa por el fabricante de tu navegador cuando te toca. No dice nada de ti, de la mesa ni de una carta.
ui-erase-sure = Tu nombre deja todas las mesas y tus asientos quedan libres. No tiene vuelta atrás.
ui-erased = Borrado. Buena suerte.

## Hot-seat
ui-device-down = ¿No mira nadie más?

## Lesson
ui-lesson = Lección
ui-lesson-step = Paso { $n } de { $total }
ui-lesson-leave = Dejar la lección
ui-lesson-next = Seguir
ui-lesson-teacher = enseña

## Ausencia, y finales en la mesa
ui-news-joined = { $name } se sienta
ui-news-left = { $name } se ha levantado
ui-news-resigned = { $name } abandona; sigue un bot
ui-news-relieved = Un bot juega por { $name } hasta que vuelva
ui-news-resumed = La partida sigue
ui-stood-in-absence = { $you ->
        [true] Lo jugó un bot por ti: no estabas.
       *[other] Lo jugó un bot por { $name }, que no estaba.
    }
ui-stood-in-clock = { $you ->
        [true] Lo jugó un bot por ti: se te acabó el tiempo.
       *[other] Lo jugó un bot por { $name }: se le acabó el tiempo.
    }
ui-stood-in-count = { $you ->
        [true] { $n ->
            [one] Un bot respondió una vez por ti.
           *[other] Un bot respondió { $n } veces por ti.
        }
       *[other] { $n ->
            [one] Un bot respondió una vez por { $name }.
           *[other] Un bot respondió { $n } veces por { $name }.
        }
    }
ui-waits-relieved = { $name } no está. Un bot juega hasta que vuelva.
ui-waits-call-off = Has propuesto anular la partida. Falta que los demás estén de acuerdo.
ui-way-relieve = Que juegue un bot
ui-way-relieve-in = Un bot podrá jugar en { $s } s
ui-way-claim = Reclamar la partida
ui-way-claim-in = Podrás reclamar la partida en { $s } s
ui-claim-sure = { $name } lleva fuera más tiempo del que la mesa permite. Ganas tú y la partida termina.
ui-resign = Abandonar
ui-resign-sure = { $n ->
        [2] Pierdes y la partida termina.
       *[other] Te levantas y miras. Un bot juega tu asiento hasta el final; si no hay nadie más, la partida termina.
    }
ui-call-off = Anular la partida
ui-call-off-sure = Se pregunta a los demás. Si todos están de acuerdo, la partida termina sin resultado.
ui-call-off-asked = { $name } quiere terminar la partida sin resultado.
ui-call-off-agree = Anularla
ui-play-on-please = Seguir jugando
ui-no-result = Sin resultado
ui-cut-you-win = Has ganado
ui-cut-wins = Gana { $name }
ui-cut-resigned = { $you ->
        [true] Has abandonado.
       *[other] { $name } ha abandonado.
    }
ui-cut-claimed = { $you ->
        [true] Has estado fuera demasiado tiempo.
       *[other] { $name } ha estado fuera demasiado tiempo.
    }
ui-cut-called_off = La partida se ha anulado.
ui-cut-lapsed = Nadie volvió en tanto tiempo que la mesa se cerró sola.
ui-cut-closed = Quien lleva este servidor ha cerrado la mesa.
error-banned = Quien lleva este servidor te ha excluido por un tiempo.
error-muted = Quien lleva este servidor te quita la palabra por un tiempo; tus cartas son tuyas.
ui-cut-played = Esta partida se jugó con reglas o cartas de otra versión; su resultado y su registro se conservan.
ui-cut-outdated = Esta partida se repartió con reglas o cartas de otra versión y no puede seguir aquí. No tiene ganador; su registro se conserva, y seguirá si el servidor recupera su versión.
ui-seat-reveal = Mostrar el enlace secreto de mi asiento
ui-seat-renew = Enlace nuevo; cerrar los otros dispositivos
ui-seat-renewed = El enlace antiguo ya no vale nada, y ningún otro dispositivo juega tu asiento.
ui-seat-claims = { $n ->
    [one] Otro dispositivo juega también tu asiento.
   *[other] Otros { $n } dispositivos juegan también tu asiento.
 }
ui-seat-claimed = Otro dispositivo ha tomado tu asiento con su enlace. Si no fuiste tú: menú, enlace nuevo.
ui-by-hand = Respondo a mano
ui-by-hand-tip = También cuando solo puedo pasar: nadie adivina por el tiempo si tenía elección.
ui-pauses-left = { $n ->
    [one] queda una pausa
   *[other] quedan { $n } pausas
 }
error-no_pause_left = Ya has parado la partida tantas veces como puedes.
ui-remove-guest = Quitar
ui-remove-sure = { $name } pierde el asiento; queda libre.
ui-lapses = Se cierra sola el { $day } si no viene nadie
ui-machine-only = Este enlace solo funciona en esta máquina. Para los amigos de tu red, inicia el servidor con
ui-notify = Avisarme cuando sea mi turno y mire a otra parte
ui-notify-denied = El navegador no permite avisos de esta página.
error-too_soon = Todavía no: aún hay tiempo para volver.
error-seat_taken_back = El anfitrión ha dado tu asiento a otro.
error-table_lapsed = Nadie vino en tanto tiempo que esta mesa se ha cerrado.

## Play over days
ui-days = Jugar en varios días
ui-days-line = Responde cuando tengas tiempo: cada respuesta puede tardar días.
ui-days-none = Ninguna partida te espera.
ui-days-waits = { $n ->
    [one] Una partida te espera
   *[other] { $n } partidas te esperan
 }
ui-days-next = Siguiente partida que te espera
ui-clock-days = { $n ->
    [one] 1 día por respuesta
   *[other] { $n } días por respuesta
 }
ui-clock-days-hint = Nadie tiene que quedarse. La partida empieza cuando se ocupa el último asiento.
ui-late = Al acabar el tiempo
ui-late-bot = Responde un bot
ui-late-forfeit = Se pierde la partida
ui-terms-late-bot = al acabar el tiempo responde un bot
ui-terms-late-forfeit = quien agota su tiempo pierde
ui-time-days = { $n ->
    [one] 1 día
   *[other] { $n } días
 }
ui-time-days-hours = { $d } d { $h } h
ui-time-hours = { $n } h
ui-with = con { $names }
ui-answer-now = Responder
ui-reach-me = Avísame cuando me toque
ui-push = Despertar este navegador
ui-push-on = Este navegador se despierta cuando una partida te espera.
ui-push-off = No despertarlo más
ui-push-tip = Apagado hasta que lo enciendas. El envío está vacío: tu navegador pregunta luego él mismo a este servidor qué espera.
ui-push-cannot = Este navegador no se puede despertar aquí (hace falta una dirección cifrada).
ui-push-title = Te toca
ui-feed = Canal privado
ui-feed-make = Crear un canal
ui-feed-new = Dirección nueva
ui-feed-drop = Quitarlo
ui-feed-tip = Para un lector de canales. Quien conoce la dirección ve qué partidas te esperan, y ninguna carta.
ui-feed-title = Flibuste: te toca
ui-feed-until = Hasta { $time }
ui-vacation = Vacaciones
ui-vacation-line = Tus relojes se paran en todas las partidas de varios días, y los demás ven hasta cuándo.
ui-vacation-left = { $n ->
    [one] Te queda un día este año
   *[other] Te quedan { $n } días este año
 } ({ $yearly } al año, { $longest } cada vez)
ui-vacation-go = Irse
ui-vacation-back = Ya he vuelto
ui-vacation-until = De vacaciones hasta el { $day }
ui-waits-vacation = { $name } está de vacaciones hasta el { $day }. El reloj está parado.
ui-cut-forfeited = { $you ->
        [true] Se te acabó el tiempo.
       *[other] A { $name } se le acabó el tiempo.
    }
error-bad_endpoint = Esa dirección no sirve para despertar un navegador.
error-too_many_browsers = Ya se despiertan { $n } de tus navegadores.
error-vacation_too_long = Unas vacaciones duran { $n ->
        [one] { $n } día
       *[other] { $n } días
    } como mucho.
error-vacation_used_up = { $n ->
        [one] Te queda { $n } día
       *[other] Te quedan { $n } días
    } de vacaciones este año.

## Tournaments
ui-tournament = Torneo
ui-tournaments = Torneos
ui-tournaments-none = No hay ningún torneo abierto. Empieza uno: un enlace trae a los demás.
ui-tournament-new = Torneo nuevo
ui-tournament-open = Abrir el torneo
ui-tournament-name = Nombre
ui-system = Sistema
ui-system-swiss = Suizo
ui-system-round_robin = Todos contra todos
ui-system-swiss-tip = En cada ronda te toca alguien con tantos puntos como tú, y nadie dos veces mientras se pueda evitar. Los asientos se equilibran.
ui-system-round_robin-tip = Todos juegan una vez contra todos; primeros y segundos asientos difieren en uno como mucho.
ui-tables-of = Se sientan { $n } en cada mesa.
ui-partners-change = Las parejas cambian de ronda en ronda; ambos reciben los mismos puntos.
ui-points-of-table = Tus puntos son la parte de tus rivales de la mesa que acaban detrás de ti; los iguales cuentan la mitad. Para desempatar, una mesa cuenta como un solo rival, la media de todos.
ui-system-swiss-tables = En cada ronda te sientas con gente que tiene más o menos tus puntos, y primero con quienes aún no conoces. Los asientos se equilibran.
ui-system-round_robin-tables = Se juega hasta que todos se hayan sentado con todos al menos una vez. Los asientos se equilibran.
ui-at-a-table = En cada mesa
ui-rounds = Rondas
ui-tournament-round = Ronda { $n }
ui-round-of = Ronda { $n } de { $of }
ui-duplicate = Las mismas cartas y dados en todas las mesas
ui-duplicate-tip = Todas las mesas de una ronda juegan a la vez el mismo reparto sellado. Tus puntos son la parte de los demás, en el mismo asiento, a quienes superas. Nadie ve una carta ni una repetición antes de que todas hayan jugado; lo que los jugadores se cuenten nadie lo puede impedir.
ui-entrants = { $n ->
    [one] Un participante
   *[other] { $n } participantes
 }
ui-entrants-needed = De { $fewest } a { $most } participantes.
ui-enter = Participar
ui-leave-tournament = Dejar de participar
ui-leave-tournament-sure = Una partida en curso se pierde, y ya no te emparejan.
ui-add-bots = Añadir bots
ui-take-out = Quitar
ui-begin-tournament = Empezar
ui-call-off-tournament = Cancelar el torneo
ui-call-off-tournament-sure = Acaba sin ganador. Las partidas en curso se pueden jugar hasta el final.
ui-called-off = Cancelado
ui-tournament-won = Ganado por { $names }
ui-my-table = A mi mesa
ui-standing = Clasificación
ui-pairings = Emparejamientos
ui-pairing = { $first } – { $second }
ui-bye = { $name }: una ronda sin rival
ui-walkover = { $name }: el rival se ha ido
ui-left-after = se fue
ui-points = Puntos
ui-rank = Puesto
ui-tie-buchholz = Buchholz
ui-tie-berger = Sonneborn-Berger
ui-tie-wins = Victorias
ui-ties-are = Entre iguales decide: { $names }.
ui-tie-buchholz-tip = Buchholz: los puntos de todos tus rivales
ui-tie-berger-tip = Sonneborn-Berger: los puntos de quienes vences, y la mitad si empatas
ui-tie-wins-tip = partidas ganadas
ui-byes-swiss = Una ronda sin rival cuenta como victoria; para desempatar, como una partida contra alguien con tus puntos.
ui-byes-round_robin = La ronda libre de todos no cuenta nada; si el rival se ha ido, ganas.
ui-byes-duplicate = Sin rival recibes 0,6; una partida sin resultado da 0,5.
ui-sealed = jugada, sellada hasta el fin de la ronda
ui-under-way = en juego
ui-results-csv = Clasificación (CSV)
ui-games-csv = Partidas (CSV)
ui-tournament-link = Un enlace para todos
ui-tournament-listed = Mostrarlo a todos en este servidor
error-unknown_tournament = No existe ese torneo.
error-tournament_full = El torneo está completo.
error-too_few = Hacen falta al menos { $n } participantes.
error-tournament_begun = El torneo ha empezado.
error-tournament_over = El torneo ha terminado.
error-not_entered = No participas.
error-needs_clock = Un torneo necesita reloj, para que cada ronda acabe.
error-round_running = Otras mesas aún juegan este reparto. Sus cartas se muestran al acabar la ronda.
error-no_press = Este servidor no tiene con qué componer libritos.
error-unknown_campaign = No existe esa campaña.
error-campaign_not_begun = La campaña no ha empezado.
error-campaign_begun = La campaña ya ha empezado.
error-campaign_over = La campaña ha terminado.
error-campaign_broken = Esta campaña se hizo con otras reglas y no puede seguir.
error-tournament_broken = Este torneo se jugó con otras reglas y no puede seguir.
error-crews_missing = Cada tripulación necesita una banda y quien la mande.
error-crew_taken = Alguien manda ya esta tripulación.
error-not_your_crew = Esta tripulación no es tuya.
error-no_such_crew = No existe esa tripulación.
error-no_campaigns = Este juego no se juega en campañas.
error-no_such_form = No existe esa forma de campaña.
error-wrong_number_of_crews = Tripulaciones para esta forma: de { $least } a { $most }.

## Las reglas

ui-rules-all = Todas las reglas
ui-rules-search = Buscar
ui-rules-count = { $n ->
        [one] { $n } regla
       *[other] { $n } reglas
    }
ui-rules-found = { $n } de { $of } reglas
ui-rules-none = Ninguna regla dice eso.
ui-rules-contents = Índice
ui-rules-english = El texto de las reglas está solo en inglés.
ui-rules-page = Abrir en otra pestaña
ui-rules-example = Ejemplo.
ui-rules-check = Caso.
ui-rules-ruling = Arbitraje.
ui-chapter-decisions = Las decisiones
ui-chapter-hidden-information = Quién ve qué
ui-chapter-setup-by-number-of-players = Preparación según el número de jugadores
ui-chapter-options = Reglas de la mesa
ui-chapter-timings-and-triggers = Cuándo ocurre cada cosa
ui-chapter-states-and-conditions-of-a-briskar = Estados y condiciones
ui-colon = { $label }:

## Sin servidor

ui-here-door = Jugar sin servidor
ui-here-door-line = A solas o pasando el aparato. Se descargan { $mb } MB una vez y se guardan; después no hace falta red.
ui-here-door-kept = A solas o pasando el aparato. Ya está todo aquí: no hace falta red.
ui-here-title = Juegas en este aparato
ui-here-kept = Tus partidas se guardan en este navegador y en ningún otro sitio.
ui-here-lost = Este navegador no guarda nada (¿ventana privada?): tus partidas acaban con esta página.
ui-here-secrets = Las cartas ocultas también están en este navegador. La mesa nunca las muestra, pero quien sepa cómo podría mirar.
ui-here-missing = Los amigos a distancia, los espectadores, las mesas abiertas, los torneos, la clasificación, las partidas de varios días, la impresión, el taller y los juegos propios necesitan un servidor.
ui-here-elsewhere = Para esto hace falta un servidor
ui-here-install = Instalar en este aparato
ui-here-back = Volver al servidor
ui-here-fetching = Descargando el motor: { $done } de { $all } MB
ui-here-starting = Poniendo la mesa…
ui-here-broken = El motor no ha arrancado.
ui-here-taken = Tus partidas están abiertas en otra ventana de este navegador. Ciérrala e inténtalo de nuevo.
ui-here-newer = Tus partidas vienen de una versión más nueva. Vuelve a cargar la página.
ui-here-full = Este navegador no ha podido guardarlo (¿memoria llena?). Nada ha cambiado.
ui-here-again = Intentar de nuevo
ui-here-update = Hay una versión más nueva lista.
ui-here-update-load = Cargarla
ui-here-record = Guardar la partida
ui-here-hand-over = Seguir en la mesa de un servidor

## Any game, drawn plainly

ui-own-game = Un juego de la casa
ui-plain-choose = Te toca · { $what }
ui-plain-chosen = Tu respuesta: { $what }
ui-plain-seen = Lo que ves
ui-plain-options = Lo que puedes hacer
ui-plain-place = Puesto
ui-plain-player = Jugador
ui-plain-standing = Balance
ui-plain-score = Puntuación
## Consejos

ui-hint = Consejo
ui-hint-thinking = Probando tus jugadas en mundos posibles para ti…
ui-hint-worth = Gana al { $chance } % (± { $error }) · { $points }
ui-hint-even = tan buena como la primera
ui-hint-note = Probado en { $n ->
        [one] { $n } mundo
       *[other] { $n } mundos
    } que encajan con lo que sabes. ± es el margen de error: 19 de cada 20 veces la verdad está dentro.
ui-hint-remark-points = { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
ui-hint-no-reason = Sin una razón única: al seguir jugando salió mejor.
ui-hints-on = Consejos permitidos para todos
error-no_hints = En esta mesa se juega sin consejos.
error-not_asked = No tienes nada que decidir ahora.

## Análisis

ui-review = Análisis
ui-review-of = Análisis de { $name }
ui-review-count = { $n ->
        [one] { $n } decisión juzgada
       *[other] { $n } decisiones juzgadas
    } en { $worlds } mundos cada una: { $mistakes ->
        [0] ningún error
        [one] { $mistakes } error
       *[other] { $mistakes } errores
    }
ui-review-strands = Desde el { $share } % inicial: fortuna { $fortune } % ({ $fortune-points }), destreza { $skill } % ({ $skill-points })
ui-review-turn-fortune = Momento clave en la jugada { $move }: fortuna { $change } %
ui-review-turn-skill = Momento clave en la jugada { $move }: un error { $change } %
ui-review-mistake = Jugada { $move }: { $played }. Mejor: { $best } ({ $lost }).
ui-review-wait = Juzgando tus decisiones: { $done } de { $of }
ui-review-queue = Preparando…
ui-review-fortune = Fortuna
ui-review-skill = Destreza
ui-review-chance = Probabilidad de ganar
ui-review-turns = Momentos clave
ui-review-mistakes = Errores
ui-review-no-mistake = Ningún error que supere su margen.
ui-review-position = Ver la posición
ui-review-again = Probar otra vez desde aquí
ui-review-text = Guardar como texto
ui-review-share = Copiar el enlace
ui-review-sight = Lo que se muestra
ui-review-knew = { $you ->
        [true] Lo que yo sabía
       *[other] Lo que sabía { $name }
    }
ui-review-lifted = Niebla levantada
ui-review-fog = Cada jugador, juzgado por lo que sabía
ui-review-seat = Jugador analizado
ui-review-how = Cada decisión se juzga por lo que sabías: cada opción se sigue jugando en los mismos mundos. Un error es una diferencia mayor que su margen. La fortuna es todo lo demás: cartas, dados y robos frente a la media, y lo que hacen los otros.
ui-review-move = Jugada { $move }
ui-review-cost = cuesta { $lost }
ui-review-cost-chance = { $chance } %{ $error ->
        [0] { "" }
       *[other] { " " }± { $error }
    } de probabilidad de ganar

## Mis partidas, clasificación, otros dispositivos

error-rated_terms = Una mesa clasificada no da consejos, y cada cual tiene su propio dispositivo.
error-no_ratings_here = Sin servidor no hay clasificación.
ui-my-games = Mis partidas
ui-my-finished = Terminadas
ui-my-none = Ninguna partida terminada aún. Juega una: aparecerá aquí.
ui-my-no-figures = Aún no hay cifras: las partidas desde una posición, en un solo dispositivo o sin resultado no cuentan.
ui-my-data = Llevarme mis datos, o borrarlos
ui-my-more = Ver más
ui-my-all = Todos los juegos
ui-my-filter = Qué juego
ui-my-shared = Compartida con { $names }
ui-my-no-result = Sin resultado contra { $names }
ui-my-one-device = Jugada en un solo dispositivo
ui-my-nobody = alguien
ui-my-bot = { $name } (bot, { $level })
ui-my-minutes = { $n ->
        [0] menos de un minuto
       *[other] { $n } min
    }
ui-my-hours = { $h } h { $n } min
ui-my-answers = { $n ->
        [one] { $n } decisión
       *[other] { $n } decisiones
    }
ui-my-points = puntos { $points }
ui-my-again = desde una posición
ui-my-rated = Puntuación { $after } ({ $change })
ui-my-statistics = En cifras
ui-my-share = Partidas ganadas
ui-my-share-line = { $value } % de { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    }
ui-my-share-how = Una victoria compartida cuenta en parte. La barra dice dónde está tu parte verdadera, 19 de cada 20 veces; la marca es la de un jugador medio ({ $expected } %).
ui-my-points-mean = Puntos
ui-my-points-line = { $mean } de media
ui-my-points-how = Cada punto es una partida jugada hasta el final, la más nueva a la derecha; la línea es tu media.
ui-my-favourites = Preferencias
ui-my-favourites-how = Lo que más has elegido, y cuántas de esas partidas ganaste.
ui-my-favourite = { $name }: { $times ->
        [one] una vez
       *[other] { $times } veces
    }, { $won } % ganadas
ui-my-accuracy = Errores
ui-my-accuracy-line = { $mistakes } de { $decisions ->
        [one] { $decisions } decisión
       *[other] { $decisions } decisiones
    } ({ $value } %)
ui-my-accuracy-how = Contados en { $n ->
        [one] un análisis
       *[other] { $n } análisis
    }: un error es una elección peor que la mejor por más del margen de error, juzgada por lo que sabías. Juntos cuestan cada vez el { $lost } % de una partida.
ui-my-luck = Suerte hasta ahora
ui-my-luck-line = { $mean } % por partida
ui-my-luck-error = { $mean } % ± { $error } por partida
ui-my-luck-how = Lo que trajeron las cartas, los dados y los demás, en probabilidad de ganar, en { $n ->
        [one] { $n } partida analizada
       *[other] { $n } partidas analizadas
    }. Si la barra pasa por el cero, quizá sea solo azar.
ui-my-no-review = Analiza una partida terminada: errores y suerte se cuentan en los análisis.
ui-my-rating = Puntuación
ui-my-rating-how = Probablemente entre { $low } y { $high }, según { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    }.
ui-my-device = En otro dispositivo
ui-my-device-how = Abre allí este enlace, o escanéalo: tus partidas, tus asientos y tus puntuaciones van contigo. Quien lo tiene eres tú; guárdalo.
ui-my-device-link = Tu enlace secreto
ui-my-device-show = Mostrar mi enlace
ui-my-device-count = { $n ->
        [one] Estás solo en este dispositivo.
       *[other] Estás en { $n } dispositivos.
    }
ui-my-device-renew = Enlace nuevo, fuera los demás
ui-my-device-renewed = El enlace viejo ya no vale nada, y los demás dispositivos están fuera.
ui-my-device-here = Las partidas de este dispositivo son de este navegador; solo un servidor puede llevarlas a otro.
ui-carry = ¿Eres tú?
ui-carry-line = Con este enlace vienen aquí las partidas, los asientos y las puntuaciones de tu otro dispositivo. Lo que este navegador ha jugado va también.
ui-carry-go = Sí, soy yo
ui-carried = Qué bien verte. Ahora eres la misma persona en ambos dispositivos.
ui-carry-here = Sin servidor no se puede traer nada aquí.

ui-ratings = Clasificación
ui-rated = Clasificada
ui-rated-on = Clasificada: el resultado cambia las puntuaciones, sin consejos, y tu nombre sale en la clasificación
ui-rated-needs = Una partida clasificada pide un dispositivo para cada cual.
ui-ladder = Escala
ui-ladder-two = Dos jugadores
ui-ladder-many = Tres o más, equipos
ui-ratings-place = Puesto
ui-ratings-player = Jugador
ui-ratings-rating = Puntuación
ui-ratings-games = Partidas
ui-ratings-bot = Bot, medido
ui-ratings-program = Programa
ui-ratings-none = Aquí nadie tiene puntuación aún. Abre una mesa «Clasificada»: los bots de fuerza medida cuentan desde la primera partida.
ui-ratings-provisional = Aún no es segura
ui-ratings-how = Todo el mundo empieza en 1500. A dos: Glicko-2; a tres o más, y por equipos: OpenSkill, en la misma escala. Una puntuación tiene puesto cuando su desviación es de 110 como mucho. Los bots conservan la que se midió.
ui-ratings-here = La clasificación pide un servidor: aquí estás a solas.
ui-rating-change = Tu puntuación: { $before } → { $after } ({ $change })
ui-rating-unsure = Tu puntuación: { $before } → { $after } ({ $change }), aún no es segura (± { $error })
ui-unrated-no_result = Sin clasificar: la partida no tiene resultado.
ui-unrated-unknown_player = Sin clasificar: no se conoce la fuerza de alguien en esta mesa.
ui-unrated-one_person = Sin clasificar: una misma persona tenía varios asientos.
ui-unrated-one_address = Sin clasificar: dos asientos se jugaron desde la misma dirección.
ui-unrated-fault = Sin clasificar: el servidor no estaba cuando importaba.

## Dice of one's own

ui-dice = Dados
ui-dice-dealt = Tira la mesa
ui-dice-typed = Tiramos nosotros
ui-dice-typed-tip = Tiráis dados de verdad y escribís lo que muestran, también por los bots. El acta lo dice, la prueba solo abarca lo que repartió la mesa y la partida no puntúa.
ui-roll = { $n ->
    [one] Tira un dado ({ $sides } caras): { $what }
   *[other] Tira { $n } dados ({ $sides } caras): { $what }
}
ui-roll-for = { $n ->
    [one] Tira un dado ({ $sides } caras) por { $name }: { $what }
   *[other] Tira { $n } dados ({ $sides } caras) por { $name }: { $what }
}
ui-roll-how = { $n ->
    [one] Escribe lo que muestra; 0 es 10.
   *[other] Escribe lo que muestran, uno tras otro; 0 es 10.
}
ui-roll-waits = { $name } tira los dados
ui-roll-back = Quitar el último
ui-proof-typed = { $n ->
    [one] Un dado se tiró en la mesa y se escribió a mano. Nadie puede probarlo.
   *[other] { $n } dados se tiraron en la mesa y se escribieron a mano. Nadie puede probarlos.
}
error-bad_dice = No son los dados que se piden.
error-nothing_to_roll = No se espera ningún dado.
error-not_your_roll = Ahora tira otra persona.
error-dice_first = Primero los dados que se esperan.
error-dice_terms = Tirar uno mismo va sin reloj y sin puntuación, en juegos con dados.
error-workshop_busy = Ya tienes otro taller en marcha o esperan demasiados. Inténtalo más tarde.
error-workshop_refused = No se puede probar: { $sentence }

## The workroom

ui-print = Imprimir
ui-print-what = Los juegos en papel, con nuestras propias imágenes: cartas y losetas con marcas de corte, mapas de batalla a 40 mm la casilla, hojas de tripulación, fichas, resúmenes.
ui-print-kind = Qué
ui-print-cards = Cartas y losetas
ui-print-map = Mapa de batalla
ui-print-crew = Hojas de tripulación
ui-print-tokens = Fichas
ui-print-reference = El juego en breve
ui-print-of = De
ui-print-own = Un archivo de banda mío …
ui-print-size = Papel
ui-print-a4 = A4
ui-print-us-letter = Carta
ui-print-take = Llevarse el PDF
ui-print-house = Lo que es nuestro y no de los libros va marcado en las hojas.
ui-print-first = Primera hoja: { $what }
ui-print-first-caption = La primera hoja. El PDF las tiene todas, a tamaño real.
ui-print-failed = Esta hoja no se puede dibujar ahora.
ui-workshop = Taller
ui-workshop-what = Cambia un número de una carta o de un perfil, o una regla de mesa. Los bots juegan los mismos repartos antes y después; ves qué se movió, con su intervalo, y qué no usa nadie.
ui-workshop-game = Juego
ui-workshop-number = Números que cambiar
ui-workshop-kind = Clase
ui-workshop-id = Cuál
ui-workshop-field = Número
ui-number-kind-role = Oficios
ui-number-kind-action = Cartas de acción
ui-number-kind-adventurer = Aventureros
ui-number-kind-metal = Metales
ui-number-kind-gem = Gemas
ui-number-kind-coin = Monedas
ui-number-kind-goblin = Goblins
ui-number-kind-relic = Reliquias
ui-number-kind-yellow = Pergaminos amarillos
ui-number-kind-grey = Pergaminos grises
ui-number-kind-watchdog = Perros guardianes
ui-number-kind-armour = Armaduras
ui-number-kind-item = Equipo
ui-number-kind-ordnance = Artillería
ui-number-kind-profile = Briskars
ui-number-kind-scenario = Escenarios
ui-number-kind-scenery = Elementos de escenografía
ui-number-kind-skill = Habilidades
ui-number-kind-spell = Hechizos
ui-number-kind-ground = Suelos
ui-number-kind-object = Objetos
ui-number-kind-weapon = Armas
ui-number-field-copies = Ejemplares
ui-number-field-crew = Valor de tripulación
ui-number-field-gold = Oro
ui-number-field-amount = Cantidad
ui-number-field-force = Fuerza
ui-number-field-pieces = Piezas
ui-number-field-value = Valor
ui-number-field-paws = Patas
ui-number-field-force-max = Fuerza máxima
ui-number-field-force-min = Fuerza mínima
ui-number-field-per = Por cada
ui-number-field-points = Puntos
ui-number-field-discipline = Disciplina
ui-number-field-high = Detiene si aguanta
ui-number-field-low = Detiene si cede
ui-number-field-penalty = Penalización
ui-number-field-price = Precio
ui-number-field-squares = Casillas de armadura
ui-number-field-strength = Fuerza
ui-number-field-threshold = Umbral
ui-number-field-ap = Puntos de acción
ui-number-field-count = Cuántos
ui-number-field-difficulty = Dificultad
ui-number-field-range = Alcance
ui-number-field-uses = Usos
ui-number-field-ammo = Munición
ui-number-field-arc = Arco de tiro
ui-number-field-cost = Coste
ui-number-field-critical-failure = Fallo crítico hasta
ui-number-field-failure-squares = Casillas de desvío al fallar
ui-number-field-limit = Como máximo
ui-number-field-rate = Disparos
ui-number-field-reload = Recarga
ui-number-field-size = Tamaño
ui-number-field-throw-strength = Fuerza para lanzarlo
ui-number-field-constitution = Constitución
ui-number-field-dexterity = Destreza
ui-number-field-hands = Manos
ui-number-field-hp = Puntos de vida
ui-number-field-mind = Mente
ui-number-field-movement = Movimiento
ui-number-field-open-ways = Vías a elegir
ui-number-field-budget = Oro por banda
ui-number-field-home-from = Cuenta desde la ronda
ui-number-field-leader-gold = Un líder cuenta tantas veces
ui-number-field-marker-gold = Oro por ronda y marcador
ui-number-field-rounds = Rondas
ui-number-field-tolerance = Tolerancia
ui-number-field-lock = Cerradura
ui-number-field-portions = Raciones
ui-number-field-casts = Lanzamientos
ui-number-field-duration = Duración
ui-number-field-margin = Margen
ui-number-field-divisor = Movimiento dividido por
ui-number-field-minus = Movimiento de menos
ui-number-field-burst-ap = Puntos de acción por varios disparos
ui-workshop-value = Nuevo valor
ui-workshop-add = Cambiar
ui-workshop-random = Juega el azar
ui-workshop-deals = Repartos, cada uno jugado dos veces
ui-workshop-begin = Probar
ui-workshop-stop = Parar
ui-workshop-none = Todavía no se ha probado nada.
ui-workshop-waiting = Espera su turno
ui-workshop-running = { $of ->
    [one] { $n } de { $of } reparto
   *[other] { $n } de { $of } repartos
}
ui-workshop-done = { $of ->
    [one] { $of } reparto jugado
   *[other] { $of } repartos jugados
}
ui-workshop-stopped = { $n ->
    [one] Parado tras { $n } reparto
   *[other] Parado tras { $n } repartos
}
ui-workshop-failed = Abandonado: tardaba demasiado o se rompió
ui-workshop-clear = { $n ->
    [0] Nada se movió más de lo que puede el azar.
    [one] Una cifra se movió claramente.
   *[other] { $n } cifras se movieron claramente.
}
ui-workshop-figure = Cifra
ui-workshop-before = Antes
ui-workshop-after = Después
ui-workshop-change = Cambio (95 %)
ui-workshop-interval = cambio de { $low } a { $high }
ui-workshop-all = Mostrarlo todo
ui-workshop-less = Solo lo que se movió claramente
ui-workshop-never = Ofrecido y nunca usado: { $list }
ui-workshop-length = Duración de una partida, en respuestas
ui-workshop-seat = Parte del asiento { $n }
ui-workshop-used = { $thing }: usado por partida
ui-workshop-won = { $thing }: ganado de más por quien lo usa
## Nombres de barcos: así se llama una mesa mientras nadie le ponga nombre
ui-ship-1 = La Gaviota
ui-ship-2 = La Perla
ui-ship-3 = El Delfín
ui-ship-4 = Viento en popa
ui-ship-5 = El Cormorán
ui-ship-6 = La Sardina
ui-ship-7 = El Ancla Vieja
ui-ship-8 = La Estrella del Norte
