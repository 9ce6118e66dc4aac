# Games in links, told of when one is opened.

link-newer = This link was made by a later version of the page. Reload to get it; your game is as it was.
link-damaged = This link is not whole: was it cut off on its way? Ask for it once more; your game is as it was.
link-refused = The game in this link cannot be played: { $reason }. Your game is as it was.
