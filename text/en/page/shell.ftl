# What the page says everywhere, in English.

close = Close
home = Home
offline = There is no connection to the server. It will be tried again by itself.
server-broken = The server gave no answer that could be read. Try again in a moment.
line-closed = The line to the table is closed.
lost = Nothing here
    .text = There is no page at this address. Perhaps the link was cut short.
bot-name = { $level } { $number }
guest-names = Lune, Ondine, Iris, Basile, Odile, Marlow, Juniper, Wren, Felix, Noor, Opal, Sylvan
