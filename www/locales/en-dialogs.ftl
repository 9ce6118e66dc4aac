# The dialogs, which come with the first touch of the page.

close = Close
story-coming = One moment …

resign-title = Resign the game?
resign-detail = The other player wins at once. Undo brings the game back.
resign-side = { $name } resigns
keep-playing = Keep playing
leave-title = Leave this game?
leave-detail = It is not over yet, and a new one would take its place.
leave = Leave it
