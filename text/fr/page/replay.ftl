# Revoir une partie, en français.

replay-of = { $game }, la partie revue
replay-opening = On cherche la partie…
replay-none = Cette partie ne peut pas être montrée
replay-controls = Parcourir la partie
replay-first = Au début
replay-prev = Une étape en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Une étape en avant
replay-last = À la fin
replay-pace = Allure : { $times } ×
replay-step = Étape
replay-at = Étape { $step } sur { $last }, { $moment }
replay-begins = Avant le premier lancer
replay-eyes = Vu par
replay-spectator = Spectateur
replay-only-look = C’est une partie revue : il n’y a rien à décider.
replay-share = Copier un lien vers cette étape
replay-to-table = Vers la table
replay-file = Une partie depuis un fichier
replay-choose = Choisissez une partie, ou déposez-la ici
    .help = Un fichier qui finit par .reverie.json, tel que la table l’offre à la fin. Il est vérifié et montré ; rien n’est gardé.
replay-file-review = Ce que valait chaque décision : une analyse prend du temps, et cette page ne la fait que pour les parties jouées à ses tables. Pour un fichier, lancez
replay-other = Un autre fichier
replay-no-record = { $name } n’est pas une partie : illisible.

## Le donneur était-il honnête ?

replay-verify = Vérifier
replay-verify-title = Le donneur était-il honnête ?
replay-verify-what = Avant la donne, le donneur a scellé un nombre secret. Votre appareil vient d’ouvrir le sceau et de tout relancer.
replay-sealed = Le nombre du donneur reste scellé jusqu’à la fin de la partie. Revenez alors.
replay-kept = La promesse est tenue : le nombre correspond au sceau.
replay-broken = La promesse est rompue : le nombre ne correspond pas au sceau.
replay-promised = Le sceau, tel que la table l’a montré
replay-promised-seen = Le sceau, tel que cet appareil l’a vu pendant la partie
replay-shown = Le sceau du nombre montré
replay-rolls-right = { $count ->
        [one] Un lancer vérifié, et il est juste.
       *[other] { $count } lancers vérifiés, tous justes.
    }
replay-rolls-wrong = { $wrong } lancers sur { $count } ne sont pas ceux que donne le nombre.
replay-roll = { $number }. { $came }
replay-roll-wrong = { $number }. Il est venu { $came } ; le nombre donne { $due }.

## Ce que cela valait

review = Analyse
review-begins = La partie est à l’étude. Cela prend un moment.
review-progress = { $level } : { $done } décisions sur { $of }
review-not-yet = Cette décision n’a pas encore été étudiée.
review-no-decision = Personne n’a rien décidé ici.
review-same = { $name } a joué : { $played }. À sa place, { $level } aurait fait de même.
review-as-good = { $name } a joué : { $played }. À sa place, { $level } aurait joué : { $better }. Cela revient au même.
review-better = { $name } a joué : { $played }. À sa place, { $level } aurait joué : { $better } ({ $cost } { $cost ->
        [one] point
       *[other] points
    }).
review-expected = Points que l’on pouvait alors espérer
review-curve = Points que l’on pouvait espérer : { $names }
review-expected-ahead = Points d’avance sur { $rival } que l’on pouvait alors espérer
review-curve-ahead = Points d’avance sur { $rival } que l’on pouvait espérer : { $names }
review-ahead = devant { $rival }
review-behind = derrière { $rival }
review-turns = Où la partie a basculé
review-turn-cost = { $name } { $points }
review-turn-swing = { $name } { $points } par ce qui est venu
