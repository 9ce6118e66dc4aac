# Every word on the page, in English. Stones, laps and pits are counted with digits, so that a glance is enough.

# ltr or rtl: which way lines of this language run.
writing-direction = ltr

south = South
north = North

## The element: loading

loading = Setting out the stones …
not-ready = The board is not ready yet: wait for tsoro-ready.
bad-choices = Choices are a list of pits with their stones.
load-failed = The game could not start.
load-network = A part of the game could not be fetched: there is no connection, or it broke. Reload when it is back.
load-broken = The engine stopped and could not be restarted. Your game is kept: reload the page.
revived = The engine stumbled and was restarted. Your game is as it was.

## The element: the board for screen readers

board-label = Board, four rows
bar-label = What to do now
pit =
    { $pit }, { $owner ->
        [mover] your
       *[other] the opponent’s
    } { $row ->
        [outer] outer
       *[inner] inner
    } row{ $head ->
        [yes] , head
       *[no] { "" }
    }, { $stones ->
        [0] empty
        [one] { $stones } stone
       *[other] { $stones } stones
    }{ $use ->
        [start] , can start
        [take] , can be taken
        [chosen] , chosen
        [chosen-stones] , { $chosen } chosen
       *[none] { "" }
    }

said-turn =
    { $by } played { $start }: { $laps ->
        [0] no lap
        [one] { $laps } lap
       *[other] { $laps } laps
    }{ $taken ->
        [0] , ended in { $end }, took nothing.
        [one] , ended in { $end }, took { $taken } stone.
       *[other] , ended in { $end }, took { $taken } stones.
    }
said-from = Taken from { $pits }.
said-next = { $name } to move.

## The element: prompts

sowing = { $name } sows · lap { $lap }
sowing-skip = A press on the board, or Space, shows the end.
skip = Skip
prompt-start = { $name } to move
prompt-you = You are { $name }: your turn
prompt-yours = Your turn
prompt-first =
    Choose a pit that can start (bright rim): its stones are sown { $direction ->
        [cw] clockwise
       *[ccw] counter-clockwise
    }.
looking =
    { $ply ->
        [0] Looking back at the start
       *[other] Looking back: after turn { $ply } of { $plies }
    }
looking-end = After turn { $plies }, as it stands
looking-detail = Nothing is lost.
latest = Back to the game
branch = Play on from here
branch-title = { $name } to move, in place of what followed
branch-detail = Undo brings back what followed.

head-title = Your last stone fell in head { $pit }.
head-detail =
    { $stones ->
        [one] Stop here, or lift its { $stones } stone and go on?
       *[other] Stop here, or lift its { $stones } stones and go on?
    }
head-only-stop = Going on from here would never end, so the turn stops (our ruling: the sources are silent).
stop = Stop
stop-brings = nothing taken
go-on = Go on
preview =
    { $laps ->
        [one] { $laps } lap
       *[other] { $laps } laps
    }, { $outcome ->
        [head] to head { $end }
        [takes] ends { $end }, takes { $taken }
       *[nothing] ends { $end }
    }

bonus-pits =
    { $captured ->
        [one] { $captured } stone taken.
       *[other] { $captured } stones taken.
    } { $left ->
        [one] One pit more?
       *[other] Up to { $left } pits more?
    }
bonus-stones =
    { $captured ->
        [one] { $captured } stone taken.
       *[other] { $captured } stones taken.
    } { $left ->
        [one] One more?
       *[other] Up to { $left } more?
    }
bonus-how-pits = Any pit of your opponent’s that can be taken (bright rim), all its stones.
bonus-how-stones = Each press takes one stone; hold for the whole pit.
bonus-chosen = { $chosen } · { $kind ->
        [pits] choose again to give back
       *[stones] { $count } of { $left } stones
    }
chosen-pit = { $pit } ({ $stones })
bonus-count = { $count } of { $left }
done = Done
take-nothing = No bonus
take-no-more = Take no more
steps = Stones of { $pit }
give-back = Give one back to { $pit }
whole-pit = All of { $pit }

## The element: where a pit leads

foreseen = From { $pit }: { $what }.
foreseen-stop = Stop: nothing taken.
foreseen-on = Go on: { $what }.

## The element: the transport

transport-label = Through the game
transport-more = More steps
back-game = To the start
back-turn = Back one turn
back-lap = Back one lap
back-stone = Back one stone
on-stone = On one stone
on-lap = On one lap
on-turn = On one turn
on-game = To the end
film-play = Play the game from here
film-pause = Pause
game-range = Turn of the game
game-range-value =
    { $ply ->
        [0] The start
       *[other] After turn { $ply } of { $last }
    }
turn-range = Stone of the turn
turn-range-value = Stone { $stop } of { $stops }, lap { $lap }
stone-place = Turn { $ply }, stone { $stop } of { $stops }, lap { $lap }
within = Turn { $ply } of { $last }: { $name }
within-detail = Stone { $stop } of { $stops } · lap { $lap }

speed = Speed of sowing
speed-value =
    { $speed ->
        [instant] at once
       *[other] { $speed } ×
    }

## The element: why a pit cannot be used

why-few = { $pit } holds a single stone: start with two or more while you have such a pit.
why-blocked = { $pit } holds a single stone, and the next pit is not empty: it cannot start.
why-endless = Sowing from { $pit } would never end, so it cannot start. (Our ruling: the sources are silent.)
why-safe-head = { $pit } is a head, and heads are safe in this game.
why-empty = { $pit } is empty.
why-not-yours = { $pit } is not yours: start from your own two rows.
why-yours = { $pit } is yours: take from your opponent’s rows.
why-head = First decide at the head: stop or go on?
why-over = The game is over.
why-full = That is all you may take. Press Done, or give something back.
why-exhausted = All stones of { $pit } are chosen.
why-looking = You are looking back. Press “Play on from here”, or go back to the game.

## The element: results

result-won = { $name } won.
result-drawn = A draw.
reason-no-stones = No stone is left to { $name }.
reason-no-move = No pit of { $name } can start.
reason-resigned = { $name } resigned.
reason-repetition =
    { $draw ->
        [yes] The same position came back.
       *[no] The same position came a third time, and { $winner } stands better (our ruling).
    }
taken = Taken: { $bySouth } by { $south }, { $byNorth } by { $north }.

## The page

board-size = 4 × { $width }
game-tsoro = Tsoro
game-tsoro-1964 = Tsoro 1964
game-nsolo = Nsolo
game-nsolo-1913 = Nsolo 1913
status-start = { $name } to move
status-head = { $name } decides at a head
status-bonus = { $name } takes a bonus
status-animating = { $name } sows
lap = lap { $lap }

turns = Turns
no-turns = Each turn is written here as it is played.
back = Back to the game before
turn-label = Turn { $number }: { $turn }. Look at the board after it.
stones-taken = Taken
transport = Back and forth
undo = Undo
redo = Redo
undo-turn = Undo the whole turn
redo-turn = Redo the whole turn
panel = Turns and game
resign = Resign
record = Link and record
how-to-play = How to play
new-game = New game
settings = Settings
rematch = Rematch
rematch-how = sides changed
other-boards = Also
quick-tsoro-21 = Tsoro 4 × 21
quick-tsoro-8 = Tsoro 4 × 8
quick-nsolo-8 = Nsolo 4 × 8

kept-aside = A game was stored here that could not be read. It is kept aside, and a new game is set out. ({ $reason })
no-record = It is no record of a game.
dismiss = All right

## Rules and story; the signs of the turns

story = Rules and story
board-table = Board as a table
part-missing = This part of the page could not be fetched. Is the connection there? Then try again.
part-gone = The server does not have this part of the page any more; it probably has a newer version. Load the page again: your game is kept.
load-again = Load it again
signs = What the signs mean

## The computer

computer = Computer, level { $level }
thinking-start = { $name } thinks …
thinking-head = { $name } decides at a head …
thinking-bonus =
    { $name } took { $taken ->
        [one] { $taken } stone
       *[other] { $taken } stones
    } and chooses its bonus …
status-thinking = { $name } thinks
why-thinking = It is not your turn: the computer decides.
hold = Pause
watch = Let them play on

hint = Hint (H)

analysis = Analysis
analysis-off = Hide the analysis

# Where what a computer thinks with is missing
computer-missing = The computer’s thinking could not be fetched. Is the connection there? You decide for it from here.

## The lessons

lessons = First lessons

## A start to be confirmed

why-confirm = Press { $pit } once more to sow it.
