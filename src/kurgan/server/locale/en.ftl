# What the server says.

refused-unwritten = This could not be saved, so it was not done: the server’s disk may be full
refused-malformed = The server could not read this message
refused-oversized = This message is too long
refused-too-fast = Too many messages at once: wait a moment
refused-watching = You are only watching
refused-curtain = Nobody has taken the screen yet
refused-seat = It is not this player’s turn at the screen
refused-no-more-undo = So much was taken back in this match that no more can be
no-game = There is no game “{ $game }” here
no-scenario = There is no scenario “{ $scenario }” here
no-player = There is no player “{ $player }”: there are { $players }
wrong-seats = Somebody must be named for each seat: { $seats }
no-seat-of-yours = One of the seats must be yours
no-match = There is no such match
no-invitation = This invitation has been used already, or never was one
no-eyes = Nobody called “{ $eyes }” plays this match
no-page = There is nothing here
not-yours = You have no seat in this match
not-over = This is possible only when the match is over
not-verified = The dice do not fit: { $why }
other-rules = This match was played by other rules ({ $then }) than those of this server ({ $now })
damaged = The match file is damaged: { $why }
no-secret = This match is not over, and the secret of its dice is not in the file: it can only be continued where it was begun
wrong-secret = The secret in the file is not the one its dice are committed to
foreign-origin = This request came from another site
malformed-request = The request is not understood: { $where }: { $why }
