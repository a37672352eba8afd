# L’atelier de Mech a Dream, la nuit et l’ouverture en français.

## L’atelier

mw-title-own = Votre atelier
mw-title-of = L’atelier de { $name }
mw-dreams = { $count ->
        [one] rêve
       *[other] rêves
    }
    .full = { $dreams ->
        [one] { $dreams } rêve
       *[other] { $dreams } rêves
    } ; { $points } points si la partie s’arrêtait maintenant
mw-points = { $points } points si la partie s’arrêtait maintenant
mw-flowers = fleurs sur 9
    .full = { $count } fleurs sur 9
    .next = fleurs → { $next }
mw-ink = encre sur 9
    .full = { $count } encre sur 9
    .next = encre → { $next }
mw-rainbows = { $count ->
        [one] arc-en-ciel
       *[other] arcs-en-ciel
    }
    .full = { $count ->
        [one] { $count } arc-en-ciel
       *[other] { $count } arcs-en-ciel
    }
mw-lockers = Assistants
mw-assistant-locker = { $part ->
        [morning] Assistant du matin : au vestiaire
        [afternoon] Assistant de l’après-midi : au vestiaire
       *[other] Assistant du soir : au vestiaire
    }
mw-assistant-stock = { $part ->
        [morning] Assistant du matin : au magasin
        [afternoon] Assistant de l’après-midi : au magasin
       *[other] Assistant du soir : au magasin
    }
mw-assistant-dock = { $part ->
        [morning] Assistant du matin : au quai
        [afternoon] Assistant de l’après-midi : au quai
       *[other] Assistant du soir : au quai
    }
mw-assistant-machine = { $part ->
        [morning] Assistant du matin : sur une machine
        [afternoon] Assistant de l’après-midi : sur une machine
       *[other] Assistant du soir : sur une machine
    }
mw-belt = Tapis roulant, emplacements 7 à 1
mw-bench = { $done ->
        [one] Établi : { $done } machine sur 9
       *[other] Établi : { $done } machines sur 9
    }
mw-slot-bonus = { $dreams ->
        [one] { $dreams } rêve pour ce qui est posé ici
       *[other] { $dreams } rêves pour ce qui est posé ici
    }
mw-beyond = { $dreams ->
        [one] Au-delà de neuf : { $dreams } rêve chacune
       *[other] Au-delà de neuf : { $dreams } rêves chacune
    }
mw-on-belt = { $assistants ->
        [0] { $name }, emplacement { $slot } sur 7, sans assistant.
        [one] { $name }, emplacement { $slot } sur 7, { $assistants } assistant.
       *[other] { $name }, emplacement { $slot } sur 7, { $assistants } assistants.
    }
mw-on-bench = { $used ->
        [yes] { $name }, machine { $place }, utilisée cette nuit.
       *[no] { $name }, machine { $place }.
    }
mw-nightly = Chaque nuit : { $effect }.
mw-saves-Ink = Les machines bleues, rouges et vertes coûtent 1 encre de moins.
mw-saves-Hourglass = Les machines commencent un emplacement plus loin.
mw-saves-Rainbow = Les machines jaunes coûtent 1 arc-en-ciel de moins.
mw-saves-Flower = Le quai coûte 1 fleur de moins.

mw-name-robot = Robot
mw-name-horn = Cor à rêves
mw-name-prism = Prisme
mw-name-clock = Horloge
mw-name-still = Alambic à encre
mw-name-garden = Jardin d’encre
mw-name-greenhouse = Serre
mw-name-crystal = Cristal
mw-name-saves-Ink = Épargne-encre
mw-name-saves-Hourglass = Épargne-temps
mw-name-saves-Rainbow = Épargne-couleurs
mw-name-saves-Flower = Épargne-fleurs
mw-robot-does = Robot. Chaque nuit : { $effect }
mw-robot-secret = encore secret

## Un adversaire en un coup d’œil

mw-glance = { $name } : { $flowers } fleurs, { $ink } encre, { $rainbows } arcs-en-ciel, { $dreams } rêves. { $building ->
        [0] Rien sur le tapis.
       *[other] Sur le tapis : { $belt }.
    } { $done ->
        [one] { $done } machine achevée.
       *[other] { $done } machines achevées.
    }
mw-glance-on = { $machine } à l’emplacement { $slot }

## La nuit

mw-night = Cette nuit
mw-use = Utiliser
mw-used = utilisé
mw-use-what = Utiliser : { $engine }, { $effect }
mw-everything = Tout utiliser
mw-brings = rapporte
    .full = Rapporte { $lot }.
mw-stops = et vous laisse les choix qui vous reviennent
mw-done = Terminé pour cette nuit
mw-done-all = Tout le monde a terminé : le matin arrive.
mw-done-waiting = Vous avez terminé pour cette nuit. Encore à l’œuvre : { $names }.
mw-first-this = D’abord ceci, puis la suite de la nuit.
mw-left = { $count ->
        [one] Un effet peut encore servir.
       *[other] { $count } effets peuvent encore servir.
    }
mw-nothing-left = Plus rien ne peut servir cette nuit.
mw-if-finished = si vous l’achevez cette nuit
mw-who = Qui a terminé
mw-is-done = { $name } : terminé
mw-is-busy = { $name } : encore à l’œuvre
mw-copy = Votre robot copie
mw-copy-of = Chez { $name }
mw-copy-waits = attend que les autres aient terminé, pour copier aussi ce qu’ils achèvent : { $names }
mw-copy-later = Votre robot copiera quand les autres auront terminé. Inutile d’attendre ici.

## Ce qui est à décider

mw-choices = À décider maintenant
mw-owed-boosts = { $left ->
        [one] Placez votre gain de temps.
       *[other] Placez vos gains de temps : encore { $left }.
    }
    .how = Choisissez une machine sur votre tapis ; elle avance d’un emplacement.
mw-owed-activations = { $left ->
        [one] Activez quelque chose.
       *[other] Activez quelque chose : encore { $left }.
    }
    .how = Votre robot ou une machine achevée travaille aussitôt.
    .machines = Une machine achevée travaille aussitôt, même si elle a déjà servi cette nuit.
mw-owed-purchase = Votre robot achète une machine.
    .how = { $earlier ->
        [one] Elle commence un emplacement plus loin.
       *[other] Elle commence { $earlier } emplacements plus loin.
    }
mw-owed-bonuses = Le bonus de vos spécialistes.
    .how = Choisissez lequel vient maintenant.
mw-owed-packages = Vos colis sont en train d’être déballés.
mw-decline = Y renoncer
mw-bonus = { $name } : { $lot }
mw-short-ink = il manque { $short } encre
mw-short-rainbow = { $short ->
        [one] il manque { $short } arc-en-ciel
       *[other] il manque { $short } arcs-en-ciel
    }
mw-then = Ensuite :
mw-then-bonuses = spécialistes
mw-then-packages = autres colis
mw-then-activations = activation
mw-then-boosts = gains de temps
mw-then-purchase = achat

## Avant le premier jour

mw-opening = Avant le premier jour
mw-keep = Choisissez votre robot
mw-keep-kept = Vous avez choisi
mw-keep-watch = Chacun choisit un robot
mw-keep-how = L’un de ces deux robots reste chez vous toute la semaine. Personne ne voit votre choix avant que tous aient choisi.
mw-keep-waiting = Votre robot s’éveillera quand tous auront choisi.
mw-keep-pick = Désignez-en un, puis confirmez.
mw-keep-sure = Quand tout le monde aura confirmé, les robots seront montrés et rien ne pourra être repris.
mw-keep-button = Garder ce robot
mw-keep-this = Garder le robot { $number }
mw-robot-title = Robot { $number }
mw-robot-nightly = Chaque nuit : { $effect }.
mw-robot-start = Vous commencez avec
mw-is-choosing = { $name } choisit
mw-has-chosen = { $name } a choisi
mw-hire = Choisissez un spécialiste
mw-hire-later = Les spécialistes de cette partie
mw-hire-others = Les spécialistes sont choisis
mw-hire-how = Qui joue en dernier choisit d’abord. Plus tard, un spécialiste peut être repris au magasin, contre les arcs-en-ciel de son jeton.
