## The game in short: parts in their order, each with its paragraphs.
br-short-title = La Brisca en deux minutes
br-short-pack = La baraja
br-short-pack-1 = Quarante cartes espagnoles, quatre couleurs : deniers, coupes, épées, bâtons. De 2 à 4 ; à 3, un 2 sort du jeu pour que le compte tombe juste.
br-short-deal = La donne
br-short-deal-1 = Trois cartes chacun. La suivante est retournée : sa couleur est l’atout de toute la partie, et elle reste sous la pioche, dernière à être piochée.
br-short-trick = Un pli
br-short-trick-1 = Qui a la main joue la carte de son choix ; les autres suivent dans le sens horaire, carte au choix. Rien n’oblige à fournir, à couper ni à prendre.
br-short-trick-2 = Le plus fort atout remporte le pli ; sans atout, la plus forte carte de la couleur maîtresse. Le pli reste face cachée, et qui l’a pris entame le suivant.
br-short-draw = La pioche
br-short-draw-1 = Après chaque pli, tout le monde pioche une carte, à commencer par qui l’a pris. L’atout visible part en dernier. Puis on joue les trois dernières cartes sans piocher.
br-short-exchange = L’échange
br-short-exchange-1 = Juste après avoir pris un pli, avant de piocher, on peut échanger le 7 d’atout contre un as, un 3, un roi, un cavalier ou un valet visible, ou le 2 d’atout contre un 7, un 6, un 5 ou un 4. Jamais à la dernière pioche.
br-short-count = Le décompte
br-short-count-1 = Additionnez les cartes de vos plis : 120 points en tout. Le plus grand total gagne ; les partenaires, face à face, additionnent les leurs. À égalité, partie nulle.
br-short-variant = Au choix de la table
br-short-variant-1 = Lancer d’atout : pioche vide, on fournit la couleur demandée si possible. Sans échange. Points affichés en cours de jeu. Un match en plusieurs parties.
