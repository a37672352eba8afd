# La première partie guidée de Mech a Dream, en français. _Ceci_ est accentué.

mech-a-dream-lesson-welcome = Bienvenue ! Les robots ne savent pas rêver seuls : votre atelier construit des machines qui le font pour eux. Ce mouton compte vos _rêves_. Qui en a le plus à la fin de la semaine gagne.
mech-a-dream-lesson-assistants = Voici vos trois _assistants_ : un pour le matin, un pour l’après-midi, un pour le soir. Chacun fait une chose par jour.
mech-a-dream-lesson-four = Il y a quatre choses à faire : prendre des provisions au _magasin_, chercher des colis au _quai_, _acheter_ une machine, ou _construire_ une machine déjà achetée. D’ici demain, vous les aurez toutes essayées.
mech-a-dream-lesson-buy = C’est le matin. Cette machine bleue coûte _2 gouttes d’encre_, vous en avez 4. Ses _2 sabliers_ disent combien de temps elle demande. Achetez-la.
mech-a-dream-lesson-bought = Deux sabliers : elle commence donc sur l’emplacement _2_ de votre tapis, votre assistant dessus. _Annuler_ reprend une décision, tant que le tour n’est pas fini. Tout vous convient ? Appuyez sur _Finir le tour_.
mech-a-dream-lesson-time = L’usine a comblé le vide, et votre partenaire est allé au magasin. Quand tout le monde est sorti, _le temps passe_ : chaque assistant sur une machine la pousse d’un emplacement. La vôtre est maintenant sur le _1_.
mech-a-dream-lesson-dock = L’après-midi. Le _quai_ demande 2 fleurs aujourd’hui. Vous recevez cette rangée de colis un par un, à partir de la barrière : 2 arcs-en-ciel, puis un _gain de temps_, qui avance une machine d’un emplacement. Entrez.
mech-a-dream-lesson-complete = Le gain de temps a poussé votre machine au-delà du 1 : elle est _terminée_ ! Elle montre sa face violette et prend la première place le long du câble. Dès maintenant, elle travaille pour vous chaque nuit.
mech-a-dream-lesson-rainbows = Les _2 arcs-en-ciel_ sont aussi à vous, et il y a de quoi les dépenser. Appuyez sur _Finir le tour_.
mech-a-dream-lesson-crystal = Le soir. Les machines jaunes, les _cristaux_, coûtent des arcs-en-ciel. Celle-ci demande 3 sabliers et rapporte ensuite _5 rêves_, une seule fois. Achetez-la.
mech-a-dream-lesson-crystal-bought = Elle commence sur l’emplacement _3_, votre assistant du soir dessus. C’était le dernier pour aujourd’hui. Appuyez sur _Finir le tour_.
mech-a-dream-lesson-night = Le temps a encore passé : le cristal est sur le _2_. La nuit est là, et tous les assistants sont rentrés. Tant que personne ne revient à lui, le cristal reste où il est.
mech-a-dream-lesson-everything = La nuit, votre _robot_ et chacune de vos machines violettes travaillent une fois : 1 goutte d’encre pour l’un, 1 fleur et 1 goutte pour l’autre. Un par un, ou tous ensemble : appuyez sur _Tout utiliser_.
mech-a-dream-lesson-night-over = 1 fleur et 2 gouttes d’encre de plus. Rien d’autre ne peut servir : votre nuit est finie sans que vous ayez à le dire. Appuyez sur _Finir le tour_, et le nouveau jour commence.
mech-a-dream-lesson-day = Jour 2. Le quai a une nouvelle carte, avec d’autres colis. Et aujourd’hui, votre partenaire est passé en premier : cela change chaque matin.
mech-a-dream-lesson-build = Votre cristal attend que quelqu’un le pousse. C’est cela, _construire_ : envoyez-lui votre assistant du matin.
mech-a-dream-lesson-built = Vous étiez en dernier, le temps a donc passé aussitôt : le cristal est sur le _1_. Votre assistant y reste toute la journée et continue de pousser. Appuyez sur _Finir le tour_.
mech-a-dream-lesson-stock = L’après-midi, l’heure des provisions. À cet étage du magasin, vous recevez 1 fleur et 1 goutte d’encre, puis _2 fleurs ou 2 gouttes_. Que préférez-vous ?
mech-a-dream-lesson-crystal-complete = Pendant ce temps, votre assistant a poussé le cristal au-delà du 1. Il est _terminé_ et prend la deuxième place le long du câble.
mech-a-dream-lesson-counted = Le mouton a compté : _5 rêves_ ! Un assistant est encore au vestiaire, celui du soir. Appuyez sur _Finir le tour_.
mech-a-dream-lesson-families = Il y a d’autres machines en vente. Les _rouges_ sont longues à construire, mais donnent des rêves ou des arcs-en-ciel chaque nuit. Des _vertes_ viendront aussi : elles rapportent des arcs-en-ciel une fois, puis vous font économiser.
mech-a-dream-lesson-bench = Votre établi a neuf places, et les trois dernières donnent des rêves à elles seules, quelle que soit la machine posée là.
mech-a-dream-lesson-week = La partie s’achève après la nuit du jour 7, ou plus tôt, dès que quelqu’un a neuf machines. Chaque arc-en-ciel compte alors un rêve, et cinq fleurs et gouttes d’encre ensemble en font un aussi.
mech-a-dream-lesson-done = Vous savez l’essentiel. C’est le soir, et votre troisième assistant est prêt. Achetez tôt ce qui travaille chaque nuit, et des cristaux dès que possible. Beaux rêves ! Les règles sont toujours derrière le point d’interrogation.
