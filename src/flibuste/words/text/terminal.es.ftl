### Las palabras del modo de líneas en la terminal.

terminal-you = Tú
terminal-seat = Asiento { $n }
terminal-true = sí
terminal-false = no
terminal-welcome = { $game }, { $n } asientos. Escribe ? para la ayuda; Ctrl-C deja la mesa y guarda la partida.
terminal-ask = Te toca
terminal-unclear = «{ $text }» no está entre las opciones. Escribe un número o, por ejemplo, { $example }; ? ayuda.
terminal-range = Las opciones van de 1 a { $n }. Escribe un número o, por ejemplo, { $example }; ? ayuda.
terminal-pass-to = Pasa el dispositivo a { $name }.
terminal-press-enter = ¿Nadie más mira? Pulsa Intro.
terminal-saved = La partida queda guardada en { $file }
terminal-resume = Para seguir: { $command }
terminal-over = La partida ha terminado.
terminal-place =
    { $n ->
        [1] Primer puesto: { $name }
       *[other] { $n }.º puesto: { $name }
    }
terminal-settings = Reglas de la mesa:
terminal-setting = { $name }: { $value } ({ $rule })
terminal-refused-now = No se puede ahora:
terminal-help-number = un número: la opción que lo lleva
terminal-help-notation = { $notation }: lo mismo, como lo escriben los programas
terminal-help-why = ? { $example }: qué hace una opción, o por qué no se puede
terminal-help-rules = reglas: el juego en breve; reglas con palabras o un número de regla: todas las reglas que lo dicen
terminal-help-log = registro: todo lo que ha pasado
terminal-help-table = mesa: dibujar la mesa otra vez
terminal-help-quit = salir, Ctrl-C: dejar la mesa; la partida queda guardada
terminal-no-game_is_over = La partida ha terminado.
terminal-no-no_such_seat = Ese asiento no existe.
terminal-no-own_game = Esta mesa juega a un juego de la casa: da su archivo con --game-module, o juégalo en el navegador.
terminal-no-no_such_action = Eso no se puede elegir ahora.
terminal-no-not_asked = No tienes nada que decidir ahora.
terminal-no-nothing_sealed = No hay respuesta que retirar.
terminal-which = ¿Cuál? { $list }
terminal-help-name = { $example }: su nombre, o cómo empieza
terminal-help-undo = deshacer: retirar tu última respuesta, si la mesa lo permite
terminal-type = un nombre, su principio, una casilla o un número; ? ayuda
terminal-join = Unirse a una mesa por su enlace
terminal-keys =
    Intro      tomar lo que está levantado, o la casilla bajo el cursor
    flechas    levantar una opción; mover el cursor por el mapa
    Tab        de la lista al tablero, y a la línea de abajo
    letras     escribir un nombre, su principio, una casilla o un número
    ? nombre   qué hace una opción, o por qué no se puede
    ratón      un clic levanta una carta o una casilla, otro la toma
    F2 F3 F4   las reglas, todo el registro, decir algo
    F5         retirar tu última respuesta, si la mesa lo permite
    F6 F7      en un mapa: zonas de control, lo que ve el Briskar activo
    F8         menú: pausa, respuestas fijas, rendirse, aceptar o negarse …
    F9         lámpara: clara u oscura
    Esc        dejar la mesa; la partida queda guardada
terminal-replay-keys = ← → una jugada, RePág AvPág diez, Inicio Fin, Tab ojos, Espacio película, Esc
terminal-retract = Retirar mi respuesta sellada
terminal-by-hand = Responder otra vez a mano
terminal-help-menu = menú: qué más se puede hacer aquí; menú con una palabra lo hace
terminal-help-say = decir: las frases hechas; decir con una frase o un texto lo dice
terminal-menu-empty = No hay nada más que hacer ahora.
terminal-sure = { $text } ¿De verdad? Escribe s para decir que sí.
terminal-free-text = Con tus propias palabras …
terminal-links = Enlaces
terminal-lesson-show = Muéstrame cómo
terminal-lesson-again = Repetir este paso
terminal-learn = Aprender un juego
terminal-go-on = Seguir con una partida
terminal-replay = Volver a ver una partida terminada
terminal-open = Abrir una mesa en un servidor
terminal-server = Dirección del servidor
terminal-quit = Salir
terminal-key-help = Ayuda
terminal-key-rules = Reglas
terminal-key-log = Registro
terminal-key-say = Decir
terminal-key-undo = Deshacer
terminal-key-menu = Menú
terminal-key-leave = Salir

## On paper

paper-cards = cartas
paper-treasures = losetas de tesoro
paper-goblins = losetas de trasgo
paper-tokens = fichas
paper-note = Imprime al 100 %. Las imágenes y los textos son de Flibuste.
paper-ours = nuestro, no del libro
paper-sheet = Hoja
paper-arms = Armas
paper-skills = Habilidades
paper-gear = Equipo
paper-spells = Hechizos
paper-wounds = Heridas
paper-note-crew = Los valores que el libro no da son de Flibuste. Círculos: puntos de acción de una ronda; casillas: lo que quitan las heridas.
terminal-sight =
    { $sight ->
        [clear] al descubierto
        [cover] a cubierto
       *[none] fuera de la vista
    }
terminal-word-table = mesa
terminal-word-log = registro
terminal-word-undo = deshacer
terminal-word-menu = menú
terminal-word-say = decir
terminal-word-rules = reglas
terminal-word-quit = salir
