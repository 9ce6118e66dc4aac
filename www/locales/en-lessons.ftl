# The lessons: a guided first game, which is fetched when it is opened.

lesson-step =
    Lesson { $number }: { $title }{ $done ->
        [yes] , done
       *[no] { "" }
    }
lesson-previous = Back
lesson-again = Again
lesson-next = Next
lesson-finish = To the game

lesson-lap-title = A lap
lesson-lap = You are South: the two rows nearest to you are yours. Choose one of your pits that can start (bright rim), and its stones fall one by one into the pits that follow.
lesson-lap-task = Sow a pit.
lesson-lap-done = That was a lap: one stone in each pit it came by.
lesson-lap-missed = Try the other pit.

lesson-ring-title = The ring
lesson-ring = Your two rows are one ring. At its right end the outer row leads into the inner one, and at the left end the inner row leads back into the outer.
lesson-ring-task = Sow round a corner.
lesson-ring-done = Round and round: your stones never leave your two rows of their own accord.
lesson-ring-missed = Those stones stayed in one row. Start nearer to its end.

lesson-relay-title = Relay
lesson-relay = Where the last stone falls among others, they are all lifted and sown on: that is the next lap. Only an empty pit ends it.
lesson-relay-task = Sow two laps in one turn.
lesson-relay-done = The stone in the pit took the last one along with it. Some relays run on for dozens of laps.
lesson-relay-missed = Its last stone fell into an empty pit, so one lap was all. Count until the last stone meets another.

lesson-capture-title = Capture
lesson-capture = If your last stone falls into an empty pit of your inner row, you capture the stones that face it, in both of your opponent’s rows.
lesson-capture-task = Capture stones.
lesson-capture-done = They leave the board for good, and your own stone stays.
lesson-capture-missed = That ended in your outer row, where nothing is captured. Find the pit whose last stone falls in the inner row.

lesson-bonus-title = The bonus
lesson-bonus = After a capture in Tsoro you may take up to two pits more, any of your opponent’s, with all their stones. Choose them, then press Done.
lesson-bonus-task = Capture, then take two pits.
lesson-bonus-done = A capture and two pits: a whole game can turn on it.
lesson-bonus-missed = You may take less, and at times it is wise. Here take two pits.

lesson-head-title = A head
lesson-head = The dashed rings mark heads. Where your last stone falls into a head that holds stones, you choose: stop there and take nothing, or lift them and go on.
lesson-head-task = Go on where that captures: the buttons say what each brings.
lesson-head-done = You went on, and captured. Where going on would spoil your pits, stop.
lesson-head-missed = You stopped and took nothing. At times that is wise; here, go on.

lesson-singles-title = Singles only
lesson-singles = A single stone may start only when you have no pit of two or more, and only into an empty pit. It may capture too.
lesson-singles-task = Capture with a single stone.
lesson-singles-done = One step was enough. With few stones, every step counts.
lesson-singles-missed = That step captured nothing. Find an empty pit of your inner row that faces stones.

lesson-end-title = To win
lesson-end = Whoever cannot move loses: in practice, who has no stone left. The computer plays North here. A hint: leave North so little that you know what it will play.
lesson-end-task = Take North’s last stone.
lesson-end-done = You have won, and you know the game. A wider board waits.
lesson-end-missed = This time North has won. Capture at once, and take what could move next.
