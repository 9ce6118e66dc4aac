# The dialog for a new game, which is fetched when it is opened.

new-which = Which game
new-first = Who starts
new-rules = Change the rules
new-begin = Start the game
new-ends = The game on the board ends.
name = Name
name-south = South’s name
name-north = North’s name
width = Board
width-less = One column less
width-more = One column more
width-hint = Widths in use by tradition; any from 3 to 36 can be played.
width-hint-range = By tradition { $least } to { $most } columns; any from 3 to 36 can be played.
source-bonus = Tsoro two pits, others 1 to 5: Matthews 1964. Nsolo as many stones: the Greek text on Nsolo. One pit: Sanderson 1913.
source-heads = Two; or the rightmost alone, set out with three stones: Matthews 1964.
source-takes = Both pits: Matthews 1964, Sanderson 1913. The inner alone: the Greek text on Nsolo.
source-direction = Counter-clockwise in every source but the Gujarati text, which says clockwise.
source-safe-heads = Safe: Matthews 1964, variation 6. The other texts say “any two”.
source-repeat = Judged by stones, then by the last capture: a ruling, as tradition knows no draw in Tsoro. A draw: the text on Nsolo.

## Who plays

player-kind =
    { $level ->
        [0] A person
        [1] Computer 1 · gentle
        [2] Computer 2 · easy
        [3] Computer 3 · fair
        [4] Computer 4 · steady
        [5] Computer 5 · strong
        [6] Computer 6 · sharp
        [7] Computer 7 · expert
       *[8] Computer 8 · master
    }
level-about =
    { $level ->
        [1] Plays the first good thing it sees, and often errs.
        [2] Sees its own captures, seldom yours.
        [3] Looks a turn or two ahead.
        [4] Looks a few turns ahead and forgives little.
        [5] Seldom overlooks a capture.
        [6] Sees deep into long relays.
        [7] Hard to beat, at a moment’s thought.
       *[8] The best it can, a few seconds a turn.
    }
team-how = A team: names with commas between, who play in turn.
think-time = Time to think
think-seconds =
    { $seconds ->
        [0] as its level asks
        [one] { $seconds } second a turn
       *[other] { $seconds } seconds a turn
    }

about-tsoro = Two heads to stop at or go on from, and up to two more pits with every capture.
about-tsoro-1964 = The board Matthews met most, with heads safe from the bonus.
about-nsolo = No heads; every capture takes as many stones again, wherever you like.
about-nsolo-1913 = As Sanderson wrote it down: whole columns, and one pit more.
