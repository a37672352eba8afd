# La Fabrique à Rêves en français. Les règles, les noms et les raisons sont de notre plume.

factory-of-dreams = La Fabrique à Rêves
    .help = Glissez des Pensées sous cinq fioles sans dire un mot, notez en secret le rêve qu’elles vous inspirent, et espérez que tout le monde a rêvé pareil.
game-kind-factory-of-dreams = tous ensemble
game-line-factory-of-dreams = Reliez les pensées dans cinq fioles. Ferez-vous tous le même rêve ?
game-also-factory-of-dreams = autres nuits
home-credit-factory-of-dreams = La Fabrique à Rêves est un jeu d’Antonin Boccara et Romaric Galonnier, illustré par Maud Chalmel, édité par Funnyfox.

## Variantes

option-words = Mots
    .help = La langue des cartes. Les rêves s’écrivent dans cette langue.
option-words-en = Anglais
    .help = Les cartes sont en anglais.
option-words-fr = Français
    .help = Les cartes sont en français.
option-night = Nuit
    .help = Une nuit de base avec un thème, ou l’une des sept épreuves du Grand Marchand de sable.
option-night-introductory = Thème de découverte
    .help = Une nuit de base avec un thème facile. Idéal pour débuter.
option-night-1 = Thème de niveau 1
    .help = Une nuit de base avec un thème connu de tous.
option-night-2 = Thème de niveau 2
    .help = Une nuit de base avec un thème plus large.
option-night-3 = Thème de niveau 3
    .help = Une nuit de base avec un thème qui peut vouloir dire bien des choses.
option-night-monday = Lundi : pensées rares
    .help = Première épreuve. Six réserves au lieu de huit ; au moins 5 points.
option-night-tuesday = Mardi : on recommence
    .help = Deuxième épreuve. Une fiole peut être renversée ; au moins 7 points.
option-night-wednesday = Mercredi : insomnie
    .help = Troisième épreuve. Personne ne peut passer : trois cartes par fiole ; au moins 8 points.
option-night-thursday = Jeudi : un mot à vous
    .help = Quatrième épreuve. La Plume magique écrit une carte ; au moins 10 points.
option-night-friday = Vendredi : deux thèmes
    .help = Cinquième épreuve. Chaque rêve va avec un thème ou avec l’autre ; au moins 13 points.
option-night-saturday = Samedi : encore de la poudre
    .help = Sixième épreuve. Un thème ardu et de la Poudre de fée +2 ; au moins 14 points.
option-night-sunday = Dimanche : libre
    .help = Septième épreuve. Tous les outils et aucun thème ; au moins 16 points.
option-tools = Outils
    .help = D’où viennent les trois outils d’une nuit de base. Une épreuve a les siens.
option-tools-box = Les trois habituels
    .help = Fiole du Doute, Poudre de fée +1 et Balai.
option-tools-drawn = Tirés au sort
    .help = Trois des six, tirés au sort avant la nuit.
option-tools-chosen = Choisis
    .help = Trois des six. La première place choisit avant la distribution.

## Ce que vous pouvez faire : relier les Pensées

factory-do-choose = Jouer avec { $tools }
factory-do-place = « { $thought } » (réserve { $reserve })
factory-do-place-flask = sous la fiole { $flask }
factory-do-broom = Passer le Balai : de nouvelles cartes sur toutes les réserves
factory-do-token = Utiliser { $tool }
factory-do-token-flask = sur la fiole { $flask }
factory-do-write = Écrire « { $word } »
factory-do-pass = Passer : ne plus poser de carte

## Ce que vous pouvez faire : créer les rêves

factory-do-dream = Rêver « { $dream } »
factory-do-enough = Un seul rêve suffit

## Ce que vous pouvez faire : se réveiller

factory-do-settle = Les groupes sont bons
factory-do-join = { $one }
factory-do-join-other = est le même rêve que celui-ci : { $other }
factory-do-split = { $answer } est un autre rêve que le reste du groupe
factory-do-strike = { $answer } ne va pas avec le thème
factory-do-agree = Pour
factory-do-disagree = Contre
factory-do-abstain = S’en remettre aux autres

## Ce qui est demandé

factory-ask-word = Un seul mot pour la carte de la Plume magique
factory-ask-dream = Fiole { $flask } : à quel rêve pensez-vous ?
factory-ask-second = Fiole { $flask } : un second rêve, si vous hésitez

factory-silence = Personne ne parle avant que tous les rêves soient écrits. La discussion s’ouvre au réveil.

## Comment les choses s’appellent

factory-tool-doubt = la Fiole du Doute
    .help = Chacun peut noter deux rêves pour cette fiole ; l’un ou l’autre peut compter.
factory-tool-dust = la Poudre de fée +1
    .help = Un point de plus si cette fiole en rapporte.
factory-tool-broom = le Balai
    .help = Les cartes du dessus de toutes les réserves s’en vont, de nouvelles arrivent.
factory-tool-upend = la Fiole renversée
    .help = Les cartes de cette fiole s’en vont, et on la remplit de nouveau.
factory-tool-feather = la Plume magique
    .help = Écrivez vous-même une carte, d’un seul mot, et posez-la sous cette fiole.
factory-tool-finedust = la Poudre de fée +2
    .help = Deux points de plus si cette fiole en rapporte.
factory-nothing = rien
factory-list = { $one }, { $other }
factory-quoted = « { $dream } »
factory-answer = { $you ->
        [yes] « { $dream } » (le vôtre)
       *[no] « { $dream } » ({ $who })
    }

## Ce qui s’est passé

factory-chose = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } choisi les outils de la nuit : { $tools }.
factory-theme = Thème de la nuit : { $theme }.
factory-drew = Un outil pour cette nuit : { $tool }.
factory-first = { $you ->
        [yes] Vous commencez
       *[no] { $who } commence
    }. Silence jusqu’à ce que tous les rêves soient notés.
factory-placed = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } posé « { $thought } » sous la fiole { $flask }.
factory-swept = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } passé le Balai : chaque réserve a une nouvelle carte.
factory-doubted = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } joué la Fiole du Doute sur la fiole { $flask } : on peut y noter deux rêves.
factory-dusted = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } saupoudré la fiole { $flask } de Poudre de fée +{ $dust }.
factory-upended = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } renversé la fiole { $flask } : ses cartes sont parties.
factory-feathered = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } écrit « { $word } » avec la Plume magique, sous la fiole { $flask }.
factory-passed = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } passé.
factory-creating = Les Pensées sont reliées. Chacun note ses rêves.
factory-dreamt = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } noté « { $dream } » pour la fiole { $flask }.
factory-dreamt-second = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } aussi noté « { $dream } » pour la fiole { $flask }.
factory-dreamt-enough = { $you ->
        [yes] Vous vous en tenez
       *[no] { $who } s’en tient
    } à un seul rêve pour la fiole { $flask }.
factory-revealed = La fiole { $flask } se réveille : { $dreams }.
factory-proposed-join = { $you ->
        [yes] Vous proposez
       *[no] { $who } propose
    } : « { $one } » et « { $other } » sont le même rêve.
factory-proposed-split = { $you ->
        [yes] Vous proposez
       *[no] { $who } propose
    } : « { $one } » est un autre rêve que le reste du groupe.
factory-proposed-strike = { $you ->
        [yes] Vous proposez
       *[no] { $who } propose
    } : « { $one } » ne va pas avec le thème.
factory-voted-agree = { $you ->
        [yes] Vous êtes
       *[no] { $who } est
    } pour.
factory-voted-disagree = { $you ->
        [yes] Vous êtes
       *[no] { $who } est
    } contre.
factory-voted-abstain = { $you ->
        [yes] Vous vous en remettez
       *[no] { $who } s’en remet
    } aux autres.
factory-joined = Accepté, { $agreed } contre { $against } : « { $one } » et « { $other } » sont le même rêve.
factory-not-joined = Refusé, { $agreed } contre { $against } : « { $one } » et « { $other } » restent deux rêves.
factory-split = Accepté, { $agreed } contre { $against } : « { $one } » est un rêve à part.
factory-not-split = Refusé, { $agreed } contre { $against } : « { $one } » reste dans son groupe.
factory-struck = Accepté, { $agreed } contre { $against } : « { $one } » ne va pas avec le thème.
factory-not-struck = Refusé, { $agreed } contre { $against } : « { $one } » va avec le thème.
factory-scored-nothing = Fiole { $flask } : personne n’a rêvé pareil, aucun point.
factory-scored = Fiole { $flask } : { $matched } ont rêvé pareil, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
factory-scored-dust = Fiole { $flask } : { $matched } ont rêvé pareil, { $tile } et { $dust } de Poudre de fée, { $points } points.
factory-ended = La nuit est finie : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Pourquoi des réponses se valent, ou peut-être

match-same = Le même mot
match-spelling = Le même mot, écrit autrement
match-plural = Singulier et pluriel
match-alias = Deux noms pour la même chose
match-typo = Une faute de frappe
match-language = La même chose dans l’autre langue
likeness-listed = Une liste les nomme ensemble
likeness-meaning = Un dictionnaire leur donne un sens commun
likeness-stem = Des mots de la même famille
likeness-spelling = D’une écriture presque pareille
likeness-part = L’un est une partie de l’autre

## Pourquoi quelque chose est refusé

unclean-empty = Écrivez un mot ou une idée.
unclean-too-long = C’est trop long pour une ardoise.
unclean-control = Il s’y trouve un signe qu’aucun clavier ne tape. Écrivez-le de nouveau.
unclean-direction = Il s’y trouve un signe qui inverse le sens de l’écriture. Écrivez-le sans.
unclean-markup = Les signes < et > n’ont pas leur place sur une ardoise.
unclean-alphabet = Il s’y trouve une lettre d’un autre alphabet : aucun rêve ne pourrait lui correspondre.
unclean-symbol = Seulement des lettres, des chiffres et une ponctuation simple.
unclean-no-letters = Il ne s’y trouve aucune lettre.
unclean-several-words = La Plume magique n’écrit qu’un seul mot.
factory-three-tools = Une nuit a trois outils.
factory-tools-first = Il faut d’abord choisir les outils de la nuit.
factory-connect-first = On relie les Pensées : posez une carte, utilisez un outil ou passez.
factory-word-first = La carte de la Plume magique attend son mot.
factory-dream-first = C’est le moment de noter les rêves.
factory-compare-first = On compare les rêves : dites si les groupes sont bons, ou ce qui devrait changer.
factory-vote-first = Il faut d’abord voter sur cette proposition.
factory-no-such-reserve = Il n’y a pas de carte sur une telle réserve.
factory-no-such-flask = Une telle fiole n’existe pas.
factory-flask-full = Cette fiole a déjà trois cartes.
factory-tool-not-in-play = Cet outil n’est pas en jeu cette nuit.
factory-tool-used = Cet outil a déjà servi.
factory-token-there = Il y a déjà un jeton sur cette fiole.
factory-nothing-to-upend = Cette fiole n’a aucune carte.
factory-broom-on-no-flask = Le Balai ne se joue pas sur une fiole.
factory-nobody-passes = Personne ne peut passer cette nuit : chaque fiole reçoit trois cartes.
factory-a-card-in-every-flask = Vous ne pouvez passer que si chaque fiole a une carte.
factory-a-dream-for-every-flask = Chaque fiole demande un rêve.
factory-like-a-thought = C’est trop proche de « { $thought } », qui se trouve sous une fiole.
factory-dreamt-already = Vous l’avez déjà noté pour la fiole { $flask } : tous vos rêves diffèrent.
factory-no-such-change = Cela ne changerait rien, ou figure autrement sur la liste.
factory-no-theme-to-miss = Il n’y a pas de thème cette nuit : aucun rêve ne peut être hors sujet.
factory-no-more-proposals = Vous avez déjà fait trois propositions pour cette fiole.

## Points et verdicts

score-flask-1 = Fiole 1
score-flask-2 = Fiole 2
score-flask-3 = Fiole 3
score-flask-4 = Fiole 4
score-flask-5 = Fiole 5
band-sandman-0 = Brume
    .verdict = Les dormeurs ne se souviennent de rien. Y avait-il un rêve ?
band-sandman-1 = Bribes
    .verdict = Une couleur, la moitié d’un visage : il est resté quelque chose de votre nuit.
band-sandman-2 = Sourires du matin
    .verdict = Les dormeurs se lèvent de bonne humeur et se racontent tout.
band-sandman-3 = Rêves qui restent
    .verdict = Toute la journée, quelqu’un repense à ce que vous lui avez préparé.
band-sandman-4 = Trésors
    .verdict = Voilà des rêves que l’on garde toute la vie.
band-sandman-5 = Maîtres de la nuit
    .verdict = Même le Grand Marchand de sable s’est endormi, et ne voulait plus se réveiller.
band-monday-0 = Lundi : échec
    .verdict = Avec si peu de pensées, il faut plus de chance. Vous pouvez réessayer.
band-monday-1 = Lundi : réussi
    .verdict = Peu de matière, et pourtant ils ont rêvé. En route pour mardi.
band-tuesday-0 = Mardi : échec
    .verdict = Même une seconde chance n’a pas suffi. Il y en a une troisième.
band-tuesday-1 = Mardi : réussi
    .verdict = Sens dessus dessous, et mieux qu’avant. En route pour mercredi.
band-wednesday-0 = Mercredi : échec
    .verdict = Longue nuit, peu de sommeil. Un café, et on recommence.
band-wednesday-1 = Mercredi : réussi
    .verdict = Bien éveillés et du même avis. En route pour jeudi.
band-thursday-0 = Jeudi : échec
    .verdict = Le mot était de vous, le rêve non. Taillez la plume.
band-thursday-1 = Jeudi : réussi
    .verdict = Bien choisi, bien lu. En route pour vendredi.
band-friday-0 = Vendredi : échec
    .verdict = Deux thèmes, et les rêves sont tombés entre les deux.
band-friday-1 = Vendredi : réussi
    .verdict = Deux thèmes et une seule pensée. En route pour samedi.
band-saturday-0 = Samedi : échec
    .verdict = Tout ce qui brille n’a pas été rêvé pareil.
band-saturday-1 = Samedi : réussi
    .verdict = La poudre est là où il faut. Il ne reste que dimanche.
band-sunday-0 = Dimanche : échec
    .verdict = Tant de liberté, et chacun a fait son propre rêve.
band-sunday-1 = Dimanche : réussi
    .verdict = Le Royaume des rêves ouvre sa porte : vous voilà faiseurs de rêves.

## Ce qui ne va pas dans une boîte

components-scoring = Sur une tuile de score, plus de joueurs d’accord ne rapportent jamais moins, et 9 points plus les cartes sont un maximum.
components-chart = Les lignes du barème commencent à des points croissants, de 1 à 99.
components-reserves = Il y a de 1 à 8 réserves.
components-tools = Les trois outils d’une nuit de base sont différents.
components-thought-twice = le mot { $thought } est sur deux Pensées
components-thoughts = une boîte a au plus { $most } cartes Pensée en plus des nôtres
components-trial-themes = Une épreuve a deux thèmes au plus.
components-trial-points = Une épreuve demande de 1 à 99 points.
components-trial-tools = Une épreuve a chaque outil une fois au plus.
components-trial-reserves = Une épreuve a de 1 à 8 réserves.

## Ce qui ne va pas dans une position

factory-position-seats = Il y a { $boards } ardoises pour { $seats } joueurs.
factory-position-themes = Les thèmes ne vont pas avec la nuit : un pour chaque niveau demandé, tous différents.
factory-position-tools = Les outils ne vont pas avec la nuit : chacun sert une fois, et aucune fiole n’a un jeton qui n’est pas en jeu.
factory-position-opening = Avant le premier tour, aucune carte n’est sur la table et rien n’est écrit.
factory-position-cards = Les cartes ne vont pas : chacune est à un seul endroit et a été vue, et seuls le Balai ou une fiole renversée en retirent.
factory-position-feather = La Plume magique ne va pas : sa carte est dans la fiole qui a son jeton, avec un seul mot.
factory-position-turn = Le tour, ceux qui ont passé et ce que fait la table ne vont pas ensemble.
factory-position-dreams = Les rêves ne vont pas sur une ardoise ({ $who }) : un par fiole, tous différents, aucun proche d’une Pensée sous une fiole.
factory-position-awake = Les fioles se réveillent l’une après l’autre, quand toutes les ardoises sont pleines.
factory-position-groups = Les groupes ne vont pas avec les réponses : chacune est dans un seul groupe, nommé par sa première.
factory-position-talk = Ce qui est proposé et voté ne va pas avec la fiole ouverte.
