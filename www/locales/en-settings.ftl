# The dialog of settings, which is fetched when it is opened.

language = Language
language-auto = As the browser

full-motion = Show motion all the same
full-motion-hint = Your system asks for less motion, so stones move at once.
theme = Light
theme-auto = As the system
theme-day = Day
theme-night = Night
view = Who sits below
view-auto = You
numerals = Counts on the pits
coordinates = Letters and numbers at the edge
preview-setting = Show where a pit leads

board = Board
board-earth = Swept earth
board-wood = Carved wood
board-paper = Paper
counters = Played with
counters-pebbles = River pebbles
counters-seeds = Wild seeds
counters-caps = Bottle caps

sound = Sound
volume = Loudness
volume-value = { $percent } %
keys-setting = Letter keys work on the whole page
confirm-setting = A turn starts at the second press
full-screen = Full screen
kept-coming = Without network: being prepared …
kept-yes = Without network: the browser keeps this page, and it works.
kept-old = Without network: this page works. A new version could not be fetched whole: files are missing on the server, or altered on their way.
kept-impossible = Without network: not possible here. Browsers keep a page only from an https address, not in every private window, and not in a frame.
kept-refused = Without network: refused. The site must serve sw.js as text/javascript, and its policy must allow worker-src 'self'.
kept-failed = Without network: the page could not be kept. Files are missing on the server or altered on their way, or the browser has no room.
