## The game in short: parts in their order, each with its paragraphs.
br-short-title = La Brisca en dos minutos
br-short-pack = La baraja
br-short-pack-1 = Cuarenta cartas españolas de cuatro palos: oros, copas, espadas y bastos. De 2 a 4; con 3, un 2 sale del juego para que la cuenta salga exacta.
br-short-deal = El reparto
br-short-deal-1 = Tres cartas por cabeza. La siguiente se descubre: su palo es triunfo toda la partida, y queda bajo el mazo como última carta.
br-short-trick = Una baza
br-short-trick-1 = Quien sale echa la carta que quiera; los demás siguen en el sentido del reloj, también con la que quieran. Nadie está obligado a asistir, fallar ni matar.
br-short-trick-2 = La baza es del triunfo más alto; sin triunfos, de la carta más alta del palo de salida. Se guarda boca abajo y quien la gana sale en la siguiente.
br-short-draw = El robo
br-short-draw-1 = Después de cada baza todo el mundo roba una carta, empezando por quien la ganó. La carta de triunfo se roba la última. Luego se juegan las tres últimas sin robar.
br-short-exchange = El cambio
br-short-exchange-1 = Tras ganar una baza y antes de robar, puedes cambiar el 7 de triunfo por un as, un 3, un rey, un caballo o una sota a la vista, o el 2 de triunfo por un 7, un 6, un 5 o un 4. Nunca en el último robo.
br-short-count = El recuento
br-short-count-1 = Suma las cartas de tus bazas: 120 puntos en total. Gana quien más tenga; las parejas, sentadas de frente, suman los suyos. Si hay igualdad, empate.
br-short-variant = A gusto de la mesa
br-short-variant-1 = Arrastre final: sin mazo, hay que asistir si se puede. Sin cambio. Puntos a la vista. Un encuentro de varias partidas.
