# Ce que dit --help, en français. Le message d'une commande la dit : le premier paragraphe pour `-h`, tous pour `--help`. Ses
# attributs disent ses arguments, par leur nom dans le programme ; ce que prennent plusieurs commandes est sous help-shared.
# Ce qui se tape (noms d'options, en capitales ce qui va avec) est le même partout.

## Autour

help-usage = Utilisation :
help-commands = Commandes{"\u00A0"}
help-arguments = Arguments{"\u00A0"}
help-options = Options{"\u00A0"}
help-default = [par défaut : { $value }]
help-values = [valeurs : { $values }]
help-environment = [env : { $name }]
help-help = Afficher l'aide
help-version = Afficher la version
help-of-help = Afficher ceci, ou l'aide d'une commande
help-heading-log = Journal{"\u00A0"}
help-heading-limits = Limites{"\u00A0"}
help-heading-push = Rappeler les joueurs{"\u00A0"}
help-heading-bots = Vos propres bots{"\u00A0"}

## Ce que prennent plusieurs commandes

help-shared =
    .data = Le fichier qui garde tout (par défaut : reverie/reverie.db parmi vos données)
    .database = Le serveur de base de données qui garde tout, à la place d'un fichier : `postgres://utilisateur:motdepasse@hôte/nom`
    .game = Le jeu
    .json = Écrire du JSON
    .bot = Un programme qui joue sous ce nom (docs/bots.md), comme malin="python3 monbot.py" ; NAME@GAME=COMMAND pour un seul jeu. Peut être donné plusieurs fois
    .bot-seconds = Les secondes qu'un tel programme peut réfléchir à une décision [par défaut : 5]
    .set = Une option du jeu, telle que `reverie games` la donne : view=BC. Celle qui est mise ou non se donne par son seul nom
    .options = Toutes les options à la fois, par le nom que le laboratoire leur donne ou en JSON
    .seed = Ce dont viennent toutes les donnes : la même graine donne les mêmes parties
    .threads = Combien de parties se jouent en même temps [par défaut : une par cœur]
    .url = Où est le serveur ; sur cette machine seulement
    .pid = Le processus du serveur (par défaut : celui qui écoute sur ce port)
    .id = Le nom de la table, tel qu'il est dans son adresse

## Les commandes

help-reverie = Une table pour des jeux de rêves et de machines. Sans commande, elle en ouvre une : `reverie serve`
    .lang = La langue à parler : { $languages } (par défaut : celle du système)

help-serve = Héberger des tables pour des joueurs et des bots, ici ou sur le réseau local
    .address = Où écouter ; 0.0.0.0 laisse entrer tout le réseau local
    .bus = Le NATS par lequel les serveurs d'une même base se parlent : `nats://hôte:4222`
    .node-name = Le nom de ce serveur dans les journaux, parmi plusieurs
    .lease = Les secondes au bout desquelles un serveur dont on n'entend plus rien est tenu pour mort, et ses tables reprises [par défaut : 3]
    .origin = L'adresse que l'on utilise, si c'en est une autre, comme `https://play.example.org`. En https, les cookies ne partent jamais en clair
    .host = Un nom qui mène ici en plus des adresses en chiffres et de localhost, comme `monserveur` sur un réseau domestique. Peut être donné plusieurs fois
    .behind-proxy = Croire X-Forwarded-For et X-Forwarded-Host. Seulement là où personne ne peut contourner le proxy
    .games = Quels jeux sont proposés, exemples compris (goofspiel) ; d’ordinaire tous sauf ceux-là
    .open = Ouvrir la page dans un navigateur, même là où personne ne semble regarder
    .no-open = Ne pas ouvrir de navigateur
    .push = Appeler ceux qu'une table attend, s'ils le veulent : on ou off
    .push-after = Les secondes d'absence avant d'appeler quelqu'un qu'une table attend [par défaut : 30]
    .push-host = Un service d'appel en plus de ceux des navigateurs : push.example.org, *.example.org. Peut être donné plusieurs fois
    .tables-per-guest = Les tables non finies qu'un invité peut avoir [par défaut : 100]
    .people-per-table = Ceux qui peuvent regarder une table à la fois [par défaut : 200]
    .messages-per-second = Les messages par seconde qu'une connexion peut envoyer longtemps, avec une pointe de quatre fois autant [par défaut : 10]
    .requests-per-second = Les requêtes par seconde qu'une adresse peut faire longtemps, avec une pointe de dix fois autant [par défaut : 20]
    .connections = Les connexions en tout [par défaut : autant que le permet la limite des fichiers ouverts, relevée autant qu'il se peut]
    .connections-per-address = Les connexions d'une adresse dont personne n'est assis à une table [par défaut : 512]
    .request-time = Les secondes que peuvent prendre les en-têtes d'une requête, et le double pour son corps [par défaut : 10]
    .keep-alive = Les secondes qu'est gardée une connexion où rien de plus n'est demandé [par défaut : 60]
    .thinkers = Les cœurs où les bots peuvent réfléchir ; un bot prend tous ceux dont aucun autre n'a besoin [par défaut : tous sauf un]
    .bot-pause = Les millisecondes que prend un bot au moins, pour qu'on puisse suivre [par défaut : 300]
    .hold = Les secondes que le donneur attend quelqu'un qui peut encore annuler [par défaut : 15]
    .idle = Les secondes qu'une table que personne ne regarde reste en mémoire [par défaut : 60]
    .log = Combien : error, warn, info, debug ou trace, ou un filtre comme `reverie_server=debug`
    .log-json = Un objet JSON par ligne, pour les programmes qui recueillent les journaux

help-health =
    Demander à un serveur de cette machine si un coup pourrait être enregistré : pour Docker, Kubernetes et les scripts

    Se termine avec le code 0 si oui. Sinon, dit pourquoi.
    .address = Où il écoute, comme on l'a dit à `serve`
    .alive = Se contenter d'un serveur qui répond, quoi qu'il réponde, pour qui le relancerait : une base de données absente n'est pas une raison

help-games = Donner les jeux, leurs options et leurs bots
    .json = Écrire la liste en JSON, telle que la dit l'arbitre

help-play = Jouer dans le terminal
    .game = Le jeu, par exemple daydream. Sans lui, un petit menu le demande
    .view = Daydream : le pliage du plateau, A, D, BC, EF, AD, DA, ABC ou DEF. Raccourci de --set view=VALUE
    .players = Combien jouent, bots compris
    .humans = Combien d'entre eux sont des personnes, à tour de rôle à ce terminal
    .bots = Les bots : un niveau pour tous, ou une liste avec un pour chacun (random, greedy)
    .seed = Le même mot redonne la même donne
    .components = Un fichier de composants, avec les chiffres de votre boîte
    .save = Sauver ici, après chaque décision
    .resume = Reprendre une partie sauvée (et continuer de l'y sauver)

help-referee = Arbitrer des parties pour un autre programme : des lignes JSON sur l'entrée et la sortie standard
    .level = Le bot qui décide là où une demande n'en nomme pas [par défaut : le plus fort du jeu]

help-replay = Parcourir une partie enregistrée, ou la vérifier
    .file = La partie ; `-` la lit sur l'entrée standard
    .verify = Vérifier chaque coup, chaque lancer, chaque empreinte et le résultat
    .at = Raconter la partie jusqu'à cette entrée, et montrer la table
    .review = Revenir sur chaque décision : ce que le bot le plus fort aurait joué, et ce que cela a coûté. Une seconde au plus pour chacune ; deux minutes et demie environ pour une longue partie

## Les données d'un serveur

help-admin = S'occuper des données d'un serveur : copies, vérifications, invités, tables, clés

help-admin-backup = Copier les données dans un nouveau fichier, qu'un serveur s'en serve ou non, et vérifier la copie
    .to = Le nouveau fichier : celui qui existe n'est jamais écrasé

help-admin-restore = Mettre une copie à la place des données, qui sont gardées à côté. Aucun serveur ne doit s'en servir
    .from = La copie ; elle reste telle quelle

help-admin-move =
    Copier tout d'un fichier vers un serveur de base de données, ou l'inverse, et le vérifier

    Aucun serveur ne doit se servir de l'un ni de l'autre. L'origine reste telle quelle ; là où tout va, il ne doit rien y avoir encore.
    .from = Là où tout est : un fichier, ou `postgres://utilisateur:motdepasse@hôte/nom`
    .to = Là où tout va : un fichier qui n'existe pas encore, ou une base vide

help-admin-check =
    Tout lire et rejouer chaque partie selon ses propres règles ; dire combien il y en a, et ce qui ne va pas

    Un serveur peut se servir des données. Finit par le code 1 si quelque chose ne va pas.

help-admin-guest = Les invités : qui est connu, tout ce qu'on sait de l'un d'eux, en oublier un

help-admin-guest-list = Qui est connu, les derniers venus d'abord
    .search = Seulement ceux dont le nom contient ceci

help-admin-guest-export = Écrire en JSON tout ce qu'on sait d'un invité, et rien de personne d'autre
    .who = Le nom de l'invité, ou son numéro tel que le donne `list`
    .out = Le nouveau fichier

help-admin-guest-delete = Oublier un invité pour de bon : ce qui n'est qu'à lui s'en va, ce dont les autres ont besoin des parties communes reste sans son nom
    .id = Le numéro de l'invité, tel que le donne `list`

help-admin-table = Les tables : ce qui s'y passe, en fermer une, en retirer une

help-admin-table-list = Toutes les tables, les dernières changées d'abord
    .busy = Seulement les salons et les parties en cours où il s'est passé quelque chose depuis un quart d'heure

help-admin-table-close = Fermer une table : plus personne n'y joue. Ses joueurs le voient, et peuvent regarder en arrière

help-admin-table-hide = Retirer une table : plus personne ne la voit ni n'y entre par un lien. On le dit à ses joueurs

help-admin-table-unhide = Remettre une table qui avait été retirée

help-admin-keys = Les clés du serveur

help-admin-keys-rotate = Jeter la clé qui signe les appels : une nouvelle est faite dès qu'il la faut. Les navigateurs n'en croient pas d'autre : qui veut être appelé doit le redire

## Le laboratoire

help-lab = Étudier les jeux par simulation

help-lab-match = Faire jouer des bots entre eux : les mêmes donnes pour tous, chaque rotation des places
    .seats = Combien jouent [par défaut : autant qu'on en nomme, ou le moins possible]
    .players = Qui joue : des niveaux du jeu, master*2 pour un qui réfléchit deux fois plus, master+tree pour un qui fait pousser un arbre, des noms donnés avec --bot, ou `bot:COMMAND`. Une liste plus courte que les places se répète
    .games = Combien de parties, jamais moins : chaque donne est jouée dans chaque rotation des places

help-lab-ladder = Classer tous les niveaux d'un jeu entre eux
    .seats = Combien jouent ; 1 : chacun seul sur les mêmes donnes [par défaut : 2, ou le moins possible]
    .players = Qui est classé, les plus faibles d'abord [par défaut : tous les niveaux du jeu]
    .games = Combien de parties joue chaque paire, jamais moins

help-lab-report = Faire de milliers de parties une page : scores, durée, qui commence, ce qui est pris et ce que cela vaut
    .games = Combien de parties
    .seats = Combien jouent ; plusieurs nombres alternent [par défaut : tous à partir de 2]
    .level = Qui joue à chaque place [par défaut : le niveau le plus fort du jeu]
    .options = Les options, par le nom que le laboratoire leur donne ou en JSON ; plusieurs alternent [par défaut : les habituelles]
    .all-options = Tous les jeux d'options tour à tour
    .out = Où va la page

help-lab-bench = Mesurer la vitesse des jeux : décisions au hasard par seconde sur un cœur
    .game = Le jeu (par défaut : tous)
    .seconds = Combien de temps chaque ligne est mesurée
    .seats = Combien jouent (par défaut : le moins, et le plus)

help-lab-soak = Jouer des parties au hasard sous les lois sur tous les cœurs, et s'arrêter à la première qui en enfreint une
    .games = Combien de parties, réparties sur tous les jeux d'options et tous les nombres de places
    .seed = La graine de la première partie ; chaque suivante a la suivante
    .seats = Combien jouent (par défaut : tous les nombres tour à tour)
    .options = Les options, par le nom que le résumé leur donne ou en JSON (par défaut : toutes tour à tour)
    .rigor = De quel œil chaque partie est regardée : full, chaque position devant toutes les lois ; soak, chaque position devant les lois rapides et une sur seize devant toutes, pour les centaines de milliers
    .failures = Où est écrite la partie qui enfreint une loi

help-lab-load =
    Faire jouer au hasard des tables de quatre sockets chacune contre un serveur de cette machine, et le mesurer

    Un serveur ralentit qui demande trop : lancez celui que vous éprouvez avec des limites généreuses :

    { "  " }reverie serve --data /tmp/load.db --requests-per-second 100000 --messages-per-second 100000

    Avec deux fois --url, deux serveurs sont mis à l'épreuve tour à tour, une seconde chacun, et comparés.

    Chaque table veut quatre fichiers ouverts ici et quatre là-bas : `ulimit -n`.
    .game = Le jeu, avec ses options habituelles
    .tables = Combien de tables
    .seconds = Combien de temps, une fois toutes assises
    .paced = Un coup par table toutes les tant de millisecondes ; sinon le suivant dès que les quatre places ont le dernier

help-lab-kills =
    Tuer un serveur à des moments au hasard pendant qu'on y joue, et voir que rien n'est perdu

    Lance un serveur à lui, y fait jouer des gens par sockets avec un bot chacun, le tue (kill -9), le relance, et ainsi de suite. Qui n'a pas eu de réponse renvoie la même chose. À la fin, ce qui leur a été répondu et montré est comparé à ce qui est gardé : tout, une seule fois, et pareil. Finit par le code 1 sinon.
    .game = Le jeu, avec ses options habituelles
    .rounds = Combien de fois le serveur est tué
    .players = Ceux qui jouent en même temps
    .seed = Ce dont viennent les coups et les moments, autant qu'ils le peuvent
    .data = Le fichier où jouer, par exemple sur le disque qui servira : un nouveau, qui reste (par défaut : un qui ne reste pas)

help-lab-faults =
    Laisser arriver tout ce qui peut arriver à plusieurs machines pendant qu'on y joue, et voir que rien n'est perdu

    Lance un PostgreSQL avec sa réserve, un NATS et plusieurs nœuds de ce programme, en installant les deux premiers là où c'est permis ; y fait jouer des gens par sockets, deux par table, avec quelqu'un qui regarde, par n'importe quel nœud ; et laisse arriver une panne après l'autre : kill -9 d'un nœud, de PostgreSQL, de NATS ; un nœud prié de finir, suspendu au-delà de son bail, avec une horloge décalée de cinq minutes, coupé des autres ; un disque plein ; le passage à la réserve. En root sous Linux, tout tourne sur une machine à part (espaces de noms réseau) et des câbles sont débranchés ; sinon, ce qui en a besoin est laissé de côté. À la fin, tout ce qui a été répondu et montré à chacun est comparé à ce qui est enregistré, et de même qui tenait quelle table. Se termine avec le code 1 si quelque chose ne va pas.
    .game = Le jeu, avec ses options habituelles, à deux : un jeu qui cache quelque chose
    .rounds = Combien de pannes arrivent
    .nodes = Combien de nœuds il y a
    .tables = Tables où l'on joue en même temps
    .seed = Ce dont découlent les pannes et les coups, autant que possible
    .only = Seulement ces pannes, par leurs noms

help-lab-siege =
    Attaquer un serveur de cette machine de toutes les façons que nous connaissons pendant qu'une table bien élevée y joue : requêtes envoyées à moitié, connexions oisives, corps lents, déluges de connexions, de requêtes, de messages et de pings, tempêtes de spectateurs, trames qui n'en sont pas, flux que personne ne lit

    Un sixième du temps est calme, quatre sixièmes sont le siège, un sixième est la suite. Sans --url, lance un serveur à lui, avec les limites habituelles et un fichier de données à lui, supprimé ensuite.
    .game = Le jeu de la table bien élevée, avec ses options habituelles
    .minutes = Combien de temps, en tout

help-lab-train = Entraîner les bots en les faisant jouer avec eux-mêmes, et écrire ce que pèsent leurs traits
    .seed = La graine dont viennent toutes les parties
    .games = Combien de parties pour chaque fichier
    .only = Seulement les fichiers dont le nom commence ainsi
    .out = Où les fichiers sont écrits

help-lab-words = Mesurer la connaissance des mots de Factory of Dreams sur des réponses de personnes
    .prompts = Classer des réponses de personnes : des lignes `theme: thought,thought = answer/answer`, en anglais
    .pairs = Comparer des paires de réponses : des lignes de 1 (pareilles) ou 0, une réponse, une réponse, séparées par des tabulations
