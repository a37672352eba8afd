# La première partie guidée de Goofspiel en français.

goof-lesson-welcome = Un rêve de 6 points est apparu. Votre partenaire et vous le voulez tous deux, et vous avez les mêmes sept cartes.
goof-lesson-sealed = Votre partenaire a déjà misé. Vous verrez quoi, quand vous aurez misé aussi.
goof-lesson-first = Qui mise le plus gagne le rêve, et les deux cartes sont dépensées. Misez votre 5.
goof-lesson-won = 5 contre 1 : le rêve est à vous, et vous avez 6 points.
goof-lesson-cheap = Le rêve suivant vaut 1 point. Il ne mérite pas une bonne carte : misez votre 1.
goof-lesson-same = 1 contre 2 : le point est allé à votre partenaire, et il ne vous a presque rien coûté. Voici 5 points : misez votre 3.
goof-lesson-waits = 3 contre 3 : personne n’a gagné. Le rêve de 5 attend, et le 7 est apparu à côté : 12 points en une mise.
goof-lesson-both = C’est à cela que sert la meilleure carte : misez votre 7.
goof-lesson-done = 18 points ! Vous savez tout ce qu’il y a à savoir. Continuez comme il vous plaît : la dernière carte de chaque main est misée d’elle-même.
