# Ce qui se dit à la table, en français.

table-opening = On dresse la table…
table-gone = Cette table ne peut pas être montrée
table-not-drawn = Ce programme ne sait pas encore dessiner ce jeu. Il se joue dans le terminal.
table-stuck = { $game } ne peut pas continuer ici
table-stuck-kept = Le cours de la partie jusque-là a été gardé.
table-stuck-nothing = Rien n’a été gardé du cours de la partie.
table-stuck-look = La revoir
table-stuck-leave = La laisser ainsi
table-leave = Quitter la table ; votre place vous reste
table-help = Règles et aide
table-settings = Réglages
table-players = Joueurs
table-about = À propos de cette table
table-about-of = { $game } : à propos de cette table
table-game = Jeu
table-watching = Spectateurs
table-watching-count = { $count ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
table-promise = La promesse du donneur
    .help = Tous les lancers découlent d’un nombre secret, fixé avant la donne. Voici son sceau ; après la partie, le nombre est montré, et Vérifier rejoue tous les lancers.
table-keys = Touches
table-key-log = Vers le journal
table-key-back = Revenir à ce qui est à vous, ou au présent
table-watch-link = Copier un lien pour regarder
table-close = Fermer la table
table-close-sure = La fermer pour tout le monde
table-close-not = Continuer à jouer
table-copied = Le lien est copié.

## Qui doit faire quoi

table-tag-turn = À vous
table-tag-wait = Patience
table-tag-held = En suspens
table-tag-over = Terminé
table-tag-watching = Spectateur
table-tag-lesson = Leçon
table-wait-for = On attend { $names }.

table-wait-held = { $names } { $count ->
        [one] a choisi et peut encore se raviser.
       *[other] ont choisi et peuvent encore se raviser.
    }
table-wait-chance = Le donneur est à l’œuvre.
table-held = La table attend que vous finissiez votre tour.
table-held-for = La partie continue dans { $left }
table-won = { $names } { $count ->
        [one] gagne
       *[other] se partagent la victoire
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
table-call = { $game } : à vous de jouer

## Les gens

table-you = Vous
table-panel = { $name } : { $doing }, { $points } { $of }
table-panel-plain = { $name } : { $doing }
table-look-at = Regarder ce qu’a { $name }
table-doing-own = Vous : { $doing }
table-doing-over = Terminé
table-doing-open = Encore personne
table-doing-standin = Un robot remplace
table-doing-once = Un robot décide ce tour
table-doing-since = Un robot joue depuis le départ de { $name }
table-doing-failed = Programme en panne : { $bot } joue
table-doing-thinks = Robot, réfléchit
table-doing-bot = Robot, a joué
table-doing-away = Pas là
table-doing-late = Pas là, on attend
table-doing-decides = Réfléchit
table-doing-held = A choisi
table-doing-done = A joué
table-clock = Temps restant : { $left }
table-clock-soon = plus que { $seconds } s
table-clock-days = { $days } j { $hours } h
table-clock-off = en repos, encore { $left }
table-clock-grace = délai de grâce : { $left }
table-missed = { $count ->
        [one] { $count } échéance manquée
       *[other] { $count } échéances manquées de suite
    }
table-looking = Vous regardez ce qu’a { $name }.
table-to-own = Revenir à vous
table-not-yours = Ceci n’est pas à vous. Revenez à vos affaires pour jouer.
table-away = { $name } n’est pas là.
table-vote = Laisser un robot remplacer
table-vote-not = Attendre quand même
table-votes = Pour un robot : { $names }
table-stood-in = Un robot joue pour vous.
table-take-back = Reprendre ma place
table-once = Votre temps était écoulé : un robot décide ce tour pour vous.
table-missed-own = { $count ->
        [one] Vous avez manqué une échéance : un robot a décidé pour vous.
       *[other] Vous avez manqué { $count } échéances de suite : un robot a décidé pour vous.
    }
table-here = Je suis là
table-rests-you = La partie vous attend : aucune horloge ne tourne.
table-rests = La partie se repose : aucune horloge ne tourne avant que quelqu’un ne revienne.
table-more = Plus
table-person-of = À propos de { $name }
table-person-own = Votre place
table-is-here = Présent à la table
table-agree = { $count } sur { $of } d’accord.
table-agree-who = Pour : { $names }.
table-standin = Un robot en l’absence de { $name }
    .help = Il joue jusqu’à son retour. Tous les autres qui sont là doivent être d’accord.
table-out = Écarter { $name }
    .help = Un robot joue dès lors cette place. Tous les autres qui sont là doivent être d’accord.
table-out-verdict = Trop d’échéances de suite ont été manquées : l’un de vous suffit. Un robot joue dès lors cette place.
table-out-vote = Je suis pour
table-out-not = Je ne suis plus pour
table-out-last = Votre voix est la dernière : { $name } perd aussitôt sa place.
table-out-sure = Écarter { $name }
table-out-stay = Ne rien faire
table-out-own = { $names } { $count ->
        [one] veut
       *[other] veulent
    } vous écarter de cette partie.
table-out-asked = Faut-il écarter { $name } de cette partie ?
table-out-decide = Décider
table-off = Jours de repos
    .help = Votre horloge s’arrête ; jouer y met fin.
table-off-left = { $count ->
        [0] Vous avez pris les 30 de cette partie.
        [one] Il vous en reste un sur 30 pour cette partie.
       *[other] Il vous en reste { $count } sur 30 pour cette partie.
    }
table-off-take = Prendre du repos
table-off-taken = { $days ->
        [one] Vous êtes en repos pour un jour.
       *[other] Vous êtes en repos pour { $days } jours.
    }
table-off-now = Vous êtes en repos, encore { $left }.
seat-name = { $name } { $number }
table-turn-to = Passer à { $name }
table-hands = Maintenant : { $name } (vous tenez { $count } places)
table-curtain = Passez l’appareil à { $name }
    .text = Rien n’est montré avant que { $name } ne l’ait en main.
table-curtain-take = C’est moi, { $name }

## Ce qu’on peut faire

table-undo = Annuler
table-restart = Recommencer
table-end = Finir le tour
table-end-first = Choisissez d’abord ce qui vous est demandé ; ensuite le tour peut finir.
table-end-done = Votre tour est fini : la table attend les autres.
table-line-down = La connexion est coupée : rien ne peut se jouer avant son retour.
table-lost = La connexion est perdue. Elle revient toute seule.

## Journal et discussion

table-talk = Journal et discussion
table-log = Le fil
table-log-none = Il ne s’est encore rien passé.
table-log-for = { $you ->
        [yes] décidé par { $bot } pour vous
       *[no] décidé par { $bot } pour { $name }
    }
table-chat = Discussion
table-chat-none = Personne n’a encore rien dit.
table-chat-muted = La discussion est muette.
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-unread = nouveaux
table-mute = Ne plus entendre { $name }
table-unmute = Entendre { $name } de nouveau
table-mute-all = Couper la discussion
table-unmute-all = Entendre la discussion
table-past = Vous regardez en arrière : { $moment }
table-past-step = Vous regardez en arrière : étape { $step }
table-past-only = C’était ainsi. Revenez au présent pour jouer.
table-to-now = Revenir au présent
table-went-on = La partie a continué

## La fin

table-over = La partie est finie
table-to-result = Vers le résultat
table-see-board = Regarder le plateau
table-result-you = Vous avez gagné
table-result-won = { $name } a gagné
table-result-shared = Victoire partagée
table-solo-result = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-together = { $verdict } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ensemble.
table-alone = { $verdict } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
table-against = { $verdict } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { $rival }.
table-all = Tous ensemble
table-place = { $place ->
        [1] Victoire
        [2] Deuxième
        [3] Troisième
        [4] Quatrième
       *[other] Place { $place }
    }
table-points = D’où viennent les points
table-total = Points
table-bands = L’échelle des résultats
table-band-next = Vous avez { $points }. Le degré suivant commence à { $at } : encore { $more ->
        [one] { $more } point
       *[other] { $more } points
    }.
table-band-top = Vous avez { $points } : il n’y a pas de degré plus haut.
table-tie = { $ahead } et { $behind } ont tous deux { $points }. { $what } a tranché : { $more } contre { $less }.
table-tie-other = La comparaison suivante des règles
table-tie-daydream-0 = L’avancée de l’objet en cours
table-tie-mech-a-dream-0 = Le nombre de machines achevées
table-tie-mech-a-dream-1 = Le nombre d’arcs-en-ciel
table-rematch = Revanche
table-replay = Revoir
table-record = Télécharger la partie
table-share = Partager
table-next = Une revanche se prépare.
table-next-of = { $name } veut une revanche.
table-come = J’y vais

## Ce qu’un autre ferait

table-hint = Que feriez-vous ?
table-hint-thinks = Voyons voir…
table-hint-turn = Demandez quand c’est à vous de décider.
table-hint-level = Ici, { $level } choisirait :
table-hint-value = Environ { $points } { $points ->
        [one] point
       *[other] points
    }.
table-hint-ahead = Environ { $points } { $points ->
        [one] point
       *[other] points
    } devant { $rival }.
table-hint-behind = Environ { $points } { $points ->
        [one] point
       *[other] points
    } derrière { $rival }.
table-hint-more = Plus sur ce conseil
table-hint-next = Ensuite, à { $points } : { $move }.
table-hint-line = Puis : { $line }.
table-hint-play = Faire cela
table-hints = Conseils
table-hints-yes = Qui doit décider peut demander ce que ferait le bot le plus fort.
table-hints-no = Il n’y a pas de conseils à cette table.

# What every board says.
board-rule = Lire la règle
board-tap-again = Touchez encore pour le faire.
board-actions = Votre tour
