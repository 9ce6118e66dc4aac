### Without network

offline-new = A new version of the game is here.
offline-load = Load it
offline-coming = The new version is coming …
offline-others = The new version comes when the game is closed in the other tabs.
