# Lo que la página dice en todas partes, en español.

close = Cerrar
home = Inicio
offline = No hay conexión con el servidor. La página lo volverá a intentar sola.
server-broken = El servidor no ha dado una respuesta que se pueda leer. Vuelve a intentarlo en un momento.
line-closed = La línea con la mesa está cortada.
lost = Aquí no hay nada
    .text = No hay ninguna página en esta dirección. Quizá el enlace esté incompleto.
bot-name = { $level } { $number }
guest-names = Luna, Ondina, Iris, Basilio, Odilia, Gael, Jacinta, Rocío, Félix, Noor, Ópalo, Silvano
