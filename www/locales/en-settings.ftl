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
