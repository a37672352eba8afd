# Ce que le terminal et les rapports disent de Goofspiel en plus du jeu lui-même, en français.

goofspiel-title = Goofspiel · { $cards } cartes
play-welcome-goofspiel = Un rêve apparaît, et chacun pose pour lui une carte face cachée. Le plus d’étoiles l’emporte ; puis les cartes sont dépensées. Tapez miser 5, ou le numéro d’un choix.
play-prompt-where-goofspiel = Laquelle ? (un numéro, ou u pour choisir autre chose) >
play-prompt-where-only-goofspiel = Laquelle ? (un numéro) >
play-where-goofspiel = { $what } : laquelle ?
play-in-goofspiel = {" : "}
report-kind-goofspiel = Rêves

goofspiel-table-left = Rêves à venir
goofspiel-table-stake = En jeu
goofspiel-table-hand = Vos étoiles
goofspiel-table-won = Rêves gagnés
goofspiel-glance = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, a { $hand }
goofspiel-glance-sealed = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, a misé l’une de { $hand }
goofspiel-ask = Combien d’étoiles pour { $stake ->
        [one] 1 point
       *[other] { $stake } points
    } ?
goofspiel-example = En toutes lettres : miser { $card }.
goofspiel-topics = Il y a de l’aide sur : rêves, étoiles, égalités.
goofspiel-help-dreams = Les rêves sont numérotés à partir de 1, chacun est là une fois, et son numéro fait ses points.
    .typed = rêve, rêves, prix
goofspiel-help-stars = Tous ont les mêmes cartes et misent chacune une fois. On voit ce que les autres ont encore ; ce qu’ils en misent ne se voit que quand tous ont misé.
    .typed = étoile, étoiles, carte, cartes, mise, mises, main
goofspiel-help-ties = Quand la mise la plus haute est faite deux fois, personne ne gagne. Le rêve attend le suivant, ou il est perdu : cela se choisit avant la partie.
    .typed = égalité, égalités

play-rules-goofspiel-goal = BUT : gagner les rêves qui font ensemble le plus de points.
play-rules-goofspiel-bid = MISES : pour chaque rêve, chacun pose une carte d’étoiles face cachée. Toutes sont montrées à la fois, la plus haute gagne, et toutes sont dépensées.
play-rules-goofspiel-shuffled = RÊVES : ils apparaissent dans n’importe quel ordre, chacun une fois.
play-rules-goofspiel-descending = RÊVES : ils apparaissent du plus haut au plus bas.
play-rules-goofspiel-carried = ÉGALITÉS : quand la mise la plus haute est faite deux fois, le rêve attend et se gagne avec le suivant. Après le dernier, il est perdu.
play-rules-goofspiel-lost = ÉGALITÉS : quand la mise la plus haute est faite deux fois, le rêve n’est pour personne.
play-rules-goofspiel-end = FIN : après le dernier rêve. La dernière carte de chaque main est misée d’elle-même.

## Ce qui peut se taper : des mots entre virgules ; ceux de toutes les langues sont compris

goofspiel-type-bid = miser, mise
