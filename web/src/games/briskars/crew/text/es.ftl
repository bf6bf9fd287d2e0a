### The crew builder of Briskars

bk-crew-title = Banda
bk-crew-unnamed = Mi banda
bk-crew-yours = Tu banda
bk-crew-people = Gente por reclutar
bk-crew-factions = Facciones
bk-crew-friends = Se unen a cualquier facción
bk-crew-name = Nombre de la banda
bk-crew-gold = { $n } PO
bk-crew-armour = armadura { $n }
bk-crew-mercenary = Mercenario.
bk-crew-had = en tu banda
bk-crew-of = { $n } de { $max } en tu banda
bk-crew-most = hasta { $max }
bk-crew-hire = Reclutar a { $name } por { $n } PO
bk-crew-dismiss = Despedir a { $name }
bk-crew-casts = Magia: { $ways }
bk-crew-open-ways = { $n ->
    [one] una vía a elegir
   *[other] { $n } vías a elegir
}
bk-crew-choose-ways = { $n ->
    [one] Elige una vía de magia
   *[other] Elige { $n } vías de magia
}
bk-crew-thrust = estocada { $damage }
bk-crew-rate = cadencia { $n }
bk-crew-up-to = hasta { $n }
bk-crew-piece = { $points } puntos de estructura, { $shots } disparos, necesita un artillero.
bk-crew-piece-fire = { $damage }, plantilla. Dificultad { $a }, { $b } de { $near } a { $far } brazas, { $c } más allá. Se mueve con Fuerza { $strength }.
bk-crew-purse = { $value } de { $budget } PO, al menos { $least }
bk-crew-ready = De { $least } a { $budget }: lista.
bk-crew-left = Quedan { $n } PO en la bolsa.
bk-crew-wrong = motivos en contra
bk-crew-empty = Aún no ha firmado nadie. Recluta con las cartas o empieza con una sugerencia.
bk-crew-equip = Equipar
bk-crew-equipment = Equipo
bk-crew-shelf-items = Objetos
bk-crew-shelf-weapons = Armas
bk-crew-shelf-armours = Armaduras
bk-crew-shelf-spells = Hechizos
bk-crew-give-back = Devolver: { $name }
bk-crew-which-spell = Hechizo
bk-crew-which-blade = Arma envenenada
bk-crew-which-home = Se queda a bordo
bk-crew-none-yet = elige…
bk-crew-usual = la de siempre
bk-crew-shooting = Disparo
bk-crew-spells = Hechizos
bk-crew-moves = Más rápido, más lento
bk-crew-nobody = nadie
bk-crew-suggest = Sugerencias
bk-crew-starters = Bandas listas por { $n } PO
bk-crew-legal = { $faction }, en regla por { $n } PO
bk-crew-none-found = Ninguna banda para este presupuesto.
bk-crew-save = Guardar archivo
bk-crew-print = Imprimir
bk-crew-load = Abrir un archivo
bk-crew-copy = Copiar
bk-crew-loaded = { $name } está cargada.
bk-crew-sail = Jugar con esta banda
bk-crew-sail-hint = En una mesa con reclutamiento libre encontrarás esta banda.
bk-crew-ready-bands = Toma una banda lista
bk-crew-own = O recluta la tuya
bk-crew-signing = Firmando el código…
bk-crew-signed = Tu banda ha firmado.
bk-crew-waiting = Esperando a { $names }.
bk-crew-refused = La mesa no aceptó la banda. Cámbiala y firma de nuevo.
bk-crew-leads = Manda la banda
bk-crew-file-bad = Este archivo de banda no se puede leer. { $where }: { $why }
bk-crew-file-head = Al principio
bk-crew-file-briskar = Briskar { $n }
bk-crew-file-piece = Cañón { $n }
bk-crew-file-thing = equipo { $n }
bk-crew-file-unknown = aquí nada se llama «{ $name }» ({ $field }).
bk-crew-file-extra = no hay ningún campo «{ $field }»; quizá esté mal escrito.
bk-crew-file-missing = falta el campo «{ $field }».
bk-crew-file-range = «{ $field }» debe ser un número entero de { $least } a { $most }, no { $got }.
bk-crew-file-kind = «{ $field }» debe ser { $kind ->
        [flag] true o false
        [list] una lista
        [table] una serie de tablas, [[{ $field }]]
       *[text] un texto no vacío
    }, no { $got }.
bk-crew-file-one-of = «{ $field }» puede ser { $list }, no { $got }.
bk-crew-file-no-toml = { $line ->
        [0] Esto no es un archivo de banda: se corta al final.
       *[other] Esto no es un archivo de banda: línea { $line }, columna { $column }, no está escrito en TOML.
    }
