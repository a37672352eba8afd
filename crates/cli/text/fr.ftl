# Ce que dit le programme, en français.
