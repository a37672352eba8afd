# Ce que les robots disent de leurs coups, en français.

bot-random = N'importe lequel des { $moves } coups aurait fait l'affaire.
bot-greedy = Des { $moves } coups, celui-ci laisse le plus d'espoir : environ { $worth } points.
bot-first = Le premier coup venu.
bot-guide = Comme le dit la leçon.

level-random = Hasard
    .help = Joue n'importe quel coup permis. Bien pour essayer.
level-greedy = Gourmand
    .help = Prend ce qui paraît le mieux sur le moment, sans prévoir.
level-partner = Partenaire
    .help = Joue tranquillement pendant une leçon.
