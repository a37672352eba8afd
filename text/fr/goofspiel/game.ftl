# Goofspiel en français.

goofspiel = Goofspiel
    .help = Tous misent en secret pour le même rêve, chacun avec les mêmes étoiles. Un jeu d’exemple : court à jouer, court à lire.
game-kind-goofspiel = mises secrètes
game-line-goofspiel = Un rêve, une carte d’étoiles chacun, tous à la fois. Qui le veut le plus ?
game-also-goofspiel = autres paquets
home-credit-goofspiel = Goofspiel, un exemple à copier, est attribué à Merrill Flood et appartient au domaine public.

## Options

option-cards = Cartes
    .help = Combien il y a de rêves, et de cartes d’étoiles dans chaque main.
option-cards-13 = 13
    .help = La longue nuit : des rêves et des étoiles de 1 à 13.
option-cards-7 = 7
    .help = La courte nuit : des rêves et des étoiles de 1 à 7.
option-ties = Égalités
    .help = Ce que devient un rêve quand la mise la plus haute est faite deux fois.
option-ties-carried = Le rêve attend
    .help = Il est gagné avec le suivant.
option-ties-lost = Le rêve est perdu
    .help = Il n’est pour personne.
option-prizes = Rêves
    .help = Dans quel ordre ils apparaissent.
option-prizes-shuffled = Mélangés
    .help = Personne ne sait lequel sera le suivant.
option-prizes-descending = En descendant
    .help = Le plus haut d’abord, puis jusqu’au 1 : aucun hasard.

## Ce que vous pouvez faire, et ce qui s’est passé

goofspiel-do-bid = Miser { $card } ★
goofspiel-turned = Manche { $round } : le rêve { $dream } apparaît.
goofspiel-showed = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } montré { $card } ★.
goofspiel-won = { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } gagné le rêve { $dream }.
goofspiel-tied-waits = La mise la plus haute a été faite deux fois : le rêve attend le suivant.
goofspiel-tied-lost = La mise la plus haute a été faite deux fois : le rêve n’est pour personne.

## Points et raisons

score-dreams-won = Rêves gagnés
bot-goofspiel-whim = Un coup de tête : n’importe quelle carte pour { $stake } { $stake ->
        [one] point
       *[other] points
    }.
bot-goofspiel-fair = Il reste dans cette main autant d’étoiles plus basses que de rêves plus bas à venir : une mise juste pour { $stake } { $stake ->
        [one] point
       *[other] points
    }.

## Pourquoi pas

goofspiel-nothing-up = Aucun rêve n’est là : misez quand il en vient un.
goofspiel-has-bid = Votre mise est déjà posée face cachée. Reprenez-la d’abord pour en faire une autre.
goofspiel-spent = La carte { $card } ★ est dépensée : chaque carte se mise une fois.
goofspiel-cards = Goofspiel se joue avec 7 ou 13 cartes, pas avec { $cards }.
goofspiel-no-box = Goofspiel se joue avec de simples nombres : il n’y a pas de boîte à apporter.
goofspiel-position-hands = Chaque main a autant de cartes qu’il reste de rêves, et une de plus tant que des mises manquent ; aucune n’est dépensée deux fois.
goofspiel-position-bids = Une mise n’est face cachée que tant que d’autres manquent, et la dernière carte n’est jamais demandée.
goofspiel-position-dreams = Chaque rêve est à un seul endroit : à venir, en jeu, ou gagné.
