# Nouvelles tables, salon d’une table, invitations, en français.

lobby-new = Une nouvelle table
lobby-no-such-game = Ce serveur n’a pas ce jeu.
lobby-players-title = Qui joue ?
lobby-me = Vous
lobby-me-change = Nom et couleur
lobby-seat = Place { $number }
lobby-who = Qui prend la place { $number }
lobby-kind-friend = Ami
lobby-kind-bot = Robot
lobby-kind-device = Ici
lobby-visitor = Un programme
    .help = Un programme de la personne qui héberge cette table.
lobby-seat-friend = Un ami
    .help = Vous recevez un lien à envoyer. Qui le suit prend la place, sans compte.
lobby-seat-device = Quelqu’un à côté de vous
    .help = Joue aussi sur cet appareil : vous vous le passez.
lobby-level = Force du robot
lobby-add = Une place de plus
lobby-fewer = Une place de moins
lobby-remove = Retirer la place { $number }
lobby-solo = en solitaire
    .help = En solitaire, vous jouez pour votre propre rang.
lobby-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
lobby-open = Ouvrir la table
lobby-start = Commencer

lobby-clock = Horloge
lobby-clock-none = Sans horloge
    .help = Personne n’est pressé.
lobby-clock-move = { $time } par coup
    .help = Pour qui met plus longtemps, un robot décide ce tour ; la place lui reste.
lobby-clock-bank = { $time } chacun, plus { $more } par tour
    .help = { $time } pour toute la partie ; chaque tour fini rend { $more }. Pour qui n’en a plus, un robot décide ce tour.
lobby-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
lobby-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
lobby-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
lobby-seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }

lobby-hints = Des conseils pour tous
    .help = Qui doit décider peut demander ce que ferait le bot le plus fort.

lobby-yours = Votre table. Elle commence quand vous le dites.
lobby-hosted = { $name } a ouvert cette table.
lobby-seats = Places
lobby-set = Ce qui se joue
lobby-change = Modifier
lobby-change-title = Modifier la table
lobby-keep = Garder
lobby-cancel = Laisser tel quel
lobby-open-seat = Place libre
    .help = Personne n’est encore assis ici.
lobby-bot = Robot
lobby-you = Vous
lobby-you-host = Vous, l’hôte
lobby-here = Présent
lobby-away = Absent pour l’instant
lobby-host-is = Hôte. { $state }
lobby-invite = Inviter
lobby-put-bot = Robot
lobby-sit = M’asseoir
    .help = Quelqu’un d’autre joue cette place sur cet appareil.
lobby-free = Libérer la place
lobby-kick = Renvoyer
lobby-invite-title = Invitez quelqu’un à la place { $number }
lobby-invite-text = Envoyez ce lien : qui le suit en premier prend la place, sans compte.
lobby-come = Venez jouer à { $game } !
lobby-come-watch = Venez regarder : nous jouons à { $game }.
lobby-copy = Copier le lien
lobby-copied = Le lien est copié.
lobby-copy-yourself = Le lien est sélectionné : copiez-le vous-même.
lobby-share = Partager
lobby-link-again = Nouveau lien
    .help = L’ancien ne mènera plus nulle part.
lobby-link-new = Voici le nouveau lien ; l’ancien ne mène plus nulle part.
lobby-qr = Le lien en code QR
lobby-watch-link = Lien pour regarder
lobby-watch-text = Qui a ce lien peut regarder, et rien de plus.
lobby-cannot-start = { $seats ->
        [one] Une place est libre : invitez quelqu’un ou mettez-y un robot.
       *[other] { $seats } places sont libres : invitez du monde ou mettez-y des robots.
    }
lobby-ready = Toutes les places sont prises.
lobby-fill = Ajouter des robots
lobby-close = Fermer la table
    .help = La table disparaît pour tout le monde, et ses liens ne mènent plus nulle part.
lobby-wait-seats = { $seats ->
        [one] Vous êtes bien assis. Une place est encore libre.
       *[other] Vous êtes bien assis. { $seats } places sont encore libres.
    }
lobby-wait-host = Toutes les places sont prises : { $name } lance la partie.
lobby-leave = Quitter la table

lobby-invited = Une invitation
lobby-invited-by = { $name } vous invite
lobby-your-seat = votre place
lobby-take = Prendre la place
lobby-sits-already = Vous êtes déjà assis à cette table.
lobby-to-table = Vers la table
lobby-void = Cette invitation ne mène nulle part
lobby-void-help = Demandez-en une nouvelle à qui vous l’a envoyée. D’ici là, vous pouvez jouer contre un robot.
lobby-void-on = Vers les jeux
lobby-watch = En spectateur

## Équipes

team-title = Pour qui ?
    .help = Une équipe réussit les sept nuits l’une après l’autre, peu importe qui s’assoit à la table.
team-none = Une seule nuit
team-new = Nouvelle équipe
team-name = Comment s’appelle votre équipe ?
team-found = La fonder
team-share = Partager l’équipe
team-nights = Les nuits de l’équipe { $team }
team-closed = S’ouvre quand les nuits d’avant sont réussies.
team-passed = réussie
team-open = ouverte
team-later = pas encore ouverte
team-next = La nuit suivante
team-night-monday = Lun
team-night-tuesday = Mar
team-night-wednesday = Mer
team-night-thursday = Jeu
team-night-friday = Ven
team-night-saturday = Sam
team-night-sunday = Dim
