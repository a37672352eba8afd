# Ce que dit le programme, en français.

## Lab

lab-game = jeu
lab-options = options
lab-seats = places
lab-games = parties
lab-decisions = décisions
lab-rolls = jets
lab-decisions-per-second = décisions/s
lab-games-per-second = parties/s
lab-decisions-per-game = par partie
lab-state-bytes = état o
lab-clone-ns = copie ns
lab-bench-intro = Parties au hasard sur un cœur : on liste les coups permis, on en joue un, et ainsi de suite.
lab-soak-held = { $game } : { $games } parties, { $decisions } décisions et { $rolls } jets en { $seconds } s. Toutes les lois ont tenu.
lab-soak-broken = { $game } ({ $options }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, graine { $seed }) a enfreint une loi : { $law }
lab-soak-kept = La partie jusque-là se trouve dans { $file }.
lab-soak-replay = Pour la revoir :
lab-soak-repeat = Pour rejouer cette seule partie :
lab-no-such-options = Il n'y a pas d'options { $options }. Il y a : { $known } ; ou bien écrivez-les en JSON.
lab-cannot-keep = L'enregistrement de la partie qui a enfreint une loi ne peut être écrit dans { $folder }
