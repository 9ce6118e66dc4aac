# How to play, which is fetched when it is asked for.

how-goal = You win when your opponent cannot move: in practice, when no stone of theirs is left. Each player owns the two rows nearest to them.
how-start =
    Choose one of your pits (gomba) with two stones (matombo) or more. Its stones are sown one by one round your own two rows, { $direction ->
        [cw] clockwise
       *[ccw] counter-clockwise
    }.
how-relay = Where the last stone falls among others, those are lifted and sown in turn, lap after lap, until a last stone falls into an empty pit.
how-heads =
    { $heads ->
        [one] The dashed ring marks a head (musoro).
       *[other] The dashed rings mark the heads (misoro).
    } Where your last stone falls into a head that holds stones, you choose: stop there and take nothing, or lift them and go on.
how-capture =
    If your last stone falls into an empty pit of your inner row, you capture the stones facing it{ $takes ->
        [column] { " " }and those in the pit behind them
       *[inner] { "" }
    }. Captured stones leave the board.
how-bonus =
    { $bonus ->
        [0] There is no bonus after a capture in this game.
        [1] Then you may take one more pit of your opponent’s.
        [equal] Then you may take as many single stones again as you captured, from any pits of your opponent’s.
       *[other] Then you may take up to { $bonus } more pits of your opponent’s.
    }{ $safe ->
        [yes] { " " }Heads are safe from it.
       *[no] { "" }
    }
how-singles = A single stone may start only when you have no pit of two or more, and only into an empty pit.
how-keys = Keys
keys-walk = to the next pit, as the board lies
keys-ends = to the ends of the row
keys-rows = to that row
keys-next = to the next pit that can be used, or the one before
keys-choose = choose; with Shift, a whole pit
keys-back = give a chosen stone back
keys-pit = read where the pit leads, or why it cannot be used
keys-row = read the row
keys-board = read the whole board
keys-turn = read the last turn, and what there is to decide
keys-hint = a hint
keys-undo = undo, redo
keys-turns = back and on by a turn; with Shift, to the ends
keys-stones = back and on by a stone; with Shift, by a lap
keys-film = show the game, and pause
how-rulings =
    Where the tradition is silent we had to rule: a start that would never end is not allowed; a position that comes back { $repeat ->
        [draw] a second time is a draw.
       *[judge] a third time ends the game, and the player with more stones wins.
    }
how-sources = From texts on Tsoro and Nsolo; J. B. Matthews, “Notes on Some African Stone Games”, 1964; M. G. Sanderson, “Native Games of Central Africa”, 1913.

lessons-offer = Learn it in eight short lessons
