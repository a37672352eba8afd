# Lo que el español dice de sí mismo. Véase «…a language» en CONTRIBUTING.md.

language-name = Español

## Sus costumbres, que las pruebas vigilan.

# Signos que van siempre por parejas.
language-pairs = ¿? ¡!
# Palabras que cambiarían con la primera letra, el género o el número de lo que las sigue.
language-changing = del al el la los las un una unos unas y e o u
