# L’accueil, les réglages et le profil, en français.

home-tag = { $games ->
        [one] Un jeu pour rêver, entre amis ou avec des robots.
        [2] Deux jeux pour rêver, à une même table.
        [3] Trois jeux pour rêver, à une même table.
        [4] Quatre jeux pour rêver, à une même table.
       *[other] { $games } jeux pour rêver, à une même table.
    }
home-games = Jeux
home-players = { $fewest ->
        [one] { $most ->
            [one] 1 joueur
           *[other] 1 à { $most } joueurs
        }
       *[other] { $fewest } à { $most } joueurs
    }
home-play = Jouer tout de suite
    .help = Ouvre une table contre un robot et commence.
home-friends = Entre amis
home-learn = Apprendre
home-more = Et aussi :
home-alone = en solitaire
home-opening = On met la table…
home-unreachable = Impossible de montrer les jeux pour l’instant.
home-again = Réessayer

home-tables = Vos tables
home-past = Parties terminées
home-past-all = Toutes les parties terminées ({ $count })
home-your-turn = À vous
home-stuck = Ne peut pas continuer
home-waits-you = C’est à vous de jouer
home-under-way = En cours
home-waits-for = { $others ->
        [0] { $name } réfléchit
        [one] { $name } et une autre personne réfléchissent
       *[other] { $name } et { $others } autres réfléchissent
    }
home-seats-open = { $seats ->
        [one] { $seats } place libre
       *[other] { $seats } places libres
    }
home-can-begin = Prête à commencer
home-waits-host = L’hôte va commencer
home-over = Terminée
home-result-won = Victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
home-result-shared = Victoire partagée avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
home-result-place = Place { $place } sur { $of }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
home-result-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
home-result-band = { $band }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
home-seat-open = place libre

home-unofficial = Non officiel, et rien n’est à vendre. Achetez les jeux que vous aimez.
home-record = Regarder un fichier de partie

settings = Réglages
settings-language = Langue
settings-theme = Apparence
settings-as-system = Système
settings-light = Clair
settings-dark = Sombre
settings-pace = Mouvement
settings-pace-off = Aucun
settings-pace-normal = Normal
settings-pace-fast = Rapide
settings-sound = Son
    .help = Deux notes douces quand c’est à vous, et quelques petits bruits.
settings-sound-try = Écouter
settings-notify = Notifications
    .help = Vous prévient quand c’est à vous et que vous regardez ailleurs.
settings-notify-tab = Vous êtes prévenu tant qu’un onglet de cette page reste ouvert.
settings-notify-blocked = Votre navigateur ne laisse pas cette page vous prévenir. Autorisez les notifications à côté de l’adresse, puis réactivez ce réglage.
settings-hold = Attendre « Finir le tour »
    .help = Tout peut être repris jusqu’à ce que vous appuyiez sur le bouton. Sinon, la partie continue après votre dernière décision.
settings-muted = Masquer la discussion
    .help = Rien de ce que les autres écrivent n’est montré.

profile = Vous
profile-of = Vous : { $name }
profile-none = Invité
profile-name = Votre nom
profile-colour = Votre couleur
profile-save = Garder
profile-move = Passer sur un autre appareil
    .help = Saisissez ce code sur l’autre appareil : vos tables vous y suivent, et celui-ci les quitte.
profile-code = Code
profile-code-show = Montrer un code
profile-code-again = Montrer un nouveau code
profile-code-left = Valable encore { $time }
profile-enter = Code d’un autre appareil
profile-enter-go = Venir ici
profile-arrived = Bienvenue ici, { $name }.
colour-violet = violet, carré
colour-rose = rose, cercle
colour-teal = sarcelle, goutte à gauche
colour-amber = ambre, goutte à droite
colour-blue = bleu, arche
colour-green = vert, feuille
colour-coral = corail, bol
colour-slate = ardoise, pavé
