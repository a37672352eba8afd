# Ce que la page dit partout, en français.

close = Fermer
home = Accueil
offline = Pas de connexion au serveur. La page réessaie toute seule.
server-broken = Le serveur n’a rien répondu de lisible. Réessayez dans un instant.
line-closed = La ligne avec la table est coupée.
lost = Rien ici
    .text = Il n’y a pas de page à cette adresse. Le lien a peut-être été coupé.
bot-name = { $level } { $number }
guest-names = Lune, Ondine, Iris, Basile, Odile, Marceau, Églantine, Rémi, Félix, Noor, Opale, Sylvain
