# The dialog of link, record and picture, which is fetched when it is opened.

record-link = Play by link
record-link-how = Whoever opens the link sees the last turn, answers it, and sends the next link back.
record-link-label = Link to this game
record-qr = The link as a QR code
copy-link = Copy link
share = Share …
share-title = A game of { $game }
link-copied = The link is on the clipboard.
record-text = Record
record-text-how = Paste or write another one here. The game on the board can be had back.
copy-text = Copy
record-copied = The record is on the clipboard.
copy-refused = The browser does not let the page copy: the text is selected, copy it by hand.
save-file = Save as a file
open-file = Open a file …
record-load = Put it on the board
record-large = The file is too large for a record: at most 1 MB.
record-unread = The file could not be read.
record-picture = Picture of the board
record-picture-label = The board as it is shown
picture-svg = SVG
picture-png = PNG
picture-text = Text
picture-print = Print …
picture-failed = The browser could not draw the picture. The SVG holds the same.
