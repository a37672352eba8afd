# Ce que le français dit de lui-même. Voir « …a language » dans CONTRIBUTING.md.

language-name = Français

## Ses manières, auxquelles les tests le tiennent.

# Une espace insécable avant ces signes, après ceux-là.
language-space-before = : ; ! ? »
language-space-after = «
# Des mots qui changeraient avec la première lettre ou le genre de ce qui les suit.
language-changing = de du à que d’ qu’ d' qu'
