# Ce que dit le programme, en français.

## Jouer

play-you = Vous
play-usage =
    À quoi jouons-nous ? Nommez un jeu :
      reverie play daydream                        seul, la vue la plus facile
      reverie play daydream --view BC --bots greedy,greedy
    Dans un terminal, `reverie` tout court propose un petit menu. En savoir plus : reverie play --help
play-menu-welcome = Bienvenue chez Reverie, une table pour des jeux de rêves et de machines.
play-menu-game = Quel jeu ?
play-menu-view = Quelle vue du plateau ? Chacune est un jeu à part.
play-menu-bots = Combien de robots jouent avec vous, de 0 à { $most } ? (Entrée : 0, partie en solo)
play-menu-level = De quelle force ?
play-menu-prompt = Un numéro, ou Entrée pour { $usual } >
play-menu-range = Tapez un numéro de 1 à { $last }, Entrée pour le choix habituel, ou q pour partir.
play-menu-most = Tapez un nombre de 0 à { $most }, ou Entrée pour 0.
play-no-such-view = Il n'y a pas de vue { $view }. Il y a : { $known }.
play-not-here = { $game } ne se joue pas encore dans le terminal.
play-bots-count = { $named } robots sont nommés pour { $bots } places : nommez un niveau pour tous, ou un pour chacun.
play-no-luck = Le système ne donne pas de graine au hasard : { $reason }

play-welcome = { $title }
play-welcome-daydream = Deux dés tombent ; vous les écrivez dans vos nuages. Une ligne pleine de chiffres différents dessine des objets sur votre étagère, et chaque objet vaut un point. Un nuage qui montre son nom (b3) attend un chiffre.
play-welcome-back = { $title } : là où nous en étions.
play-commands = À tout moment : aide, règles, conseil, annuler, journal, voir, sauver, quitter. « aide étoile » explique une marque, « aide b3 » un nuage.
play-commitment =
    Les dés sont scellés : leur graine, montrée à la fin, doit tenir cette promesse.
    { $commitment }
play-prompt = Que faites-vous ? >
play-prompt-where = Où ? (b3, un numéro, ou u pour revenir) >
play-prompt-where-only = Où ? (b3 ou un numéro) >
play-where = { $what } : où ?
play-in = , en{" "}
play-forced = Il n'y a qu'une chose à faire : { $move }.
play-roll-on = Entrée pour continuer, u pour annuler >
play-end-on = C'était le dernier placement. Entrée termine la partie, u annule >
play-roll-on-unknown = Appuyez sur Entrée pour continuer, ou tapez u pour reprendre votre dernière décision.
play-undone = C'est annulé.
play-nothing-typed = Tapez un des numéros, ou une décision entière.
play-no-such-number = Il n'y a pas de { $typed } dans la liste : elle va de 1 à { $last }.
play-unknown = Je ne comprends pas « { $typed } ». Tapez un numéro de 1 à { $last }, ou aide.
play-help =
    Tapez le numéro d'un choix, ou toute la décision d'un coup.
      annuler (u)      reprendre votre dernière décision, tant que les dés attendent
      conseil          ce que ferait un robot
      aide MARQUE      le sens d'une marque ; aide b3 : un nuage et ses lignes
      règles           toutes les règles de cette vue
      journal          tout ce qui s'est passé
      voir, voir 2     redessiner la table, ou la feuille du joueur 2
      sauver FICHIER   sauver ici, puis après chaque décision
      quitter          partir (en sauvant si vous voulez)
play-help-unknown = Il n'y a pas d'aide sur « { $topic } ».
play-look-unknown = Il y a les joueurs 1 à { $last } : voir 1.
play-hint = { $bot } choisirait : { $move }.
play-quit-save = Sauver d'abord ? Un nom de fichier, ou Entrée pour partir sans sauver >
play-bye = À la prochaine.
play-left-saved = C'est sauvé. Pour continuer : reverie play --resume { $file }
play-left-unsaved = L'entrée s'est arrêtée avant la partie, et rien n'est sauvé (--save FICHIER l'aurait fait).
play-saved = Sauvé dans { $file }, et désormais après chaque décision.
play-save-where = Où donc ? Par exemple : sauver partie.json
play-save-exists = { $file } existe déjà. Prenez un autre nom, ou continuez cette partie : reverie play --resume { $file }
play-save-failed = { $file } n'a pas pu être écrit
play-save-no-name = { $file } n'est pas un nom de fichier.
play-save-unreadable = { $file } n'est pas une partie qu'on peut reprendre : { $reason }
play-save-entry = l'entrée { $entry } ne tient pas. { $reason }
play-save-no-seed = { $file } n'a pas de graine : ses dés ne peuvent plus rouler. On peut la regarder : reverie replay { $file }

play-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-next-band = { $missing ->
        [one] Encore un point
       *[other] Encore { $missing } points
    } (à partir de { $points }) et c'était : { $band }.
play-top-band = Il n'y a rien au-dessus.
play-you-won = Vous gagnez !
play-won = { $names } gagne.
play-shared = Victoire partagée : { $names }.
play-seed =
    La graine des dés, comme promis :
    { $seed }
play-verify = Enregistré dans { $file } ; chacun peut vérifier : reverie replay { $file } --verify
play-again = Encore une ? (o/n) >
