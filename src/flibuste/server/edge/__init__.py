"""Where the world comes in: HTTP for browsers and remote bots, sockets, the built page, and the guard at the door."""
