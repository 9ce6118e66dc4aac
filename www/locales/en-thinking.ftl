# What comes with the computer's thinking, when it is first asked for.

computer-restarted = The computer lost its thread and begins to think anew. The game is as it was.
computer-failed = The computer cannot think on. { $reason } You decide for it from here.

hint-sought = Looking for a good turn …
hint-failed = There is no hint. { $reason }
hint-start =
    Sow from { $pit }: { $laps ->
        [one] { $laps } lap
       *[other] { $laps } laps
    }{ $heads ->
        [0] { "" }
       *[other] { $stops ->
            [yes] , up to where you stop at a head
           *[no] , going on at the head
        }
    }{ $captured ->
        [0] .
        [one] , takes { $captured } stone{ $takes ->
            [0] .
           *[other] , then { $bonus }.
        }
       *[other] , takes { $captured } stones{ $takes ->
            [0] .
           *[other] , then { $bonus }.
        }
    }
hint-go-on =
    Go on: { $laps ->
        [one] { $laps } lap
       *[other] { $laps } laps
    } more{ $captured ->
        [0] { $stops ->
            [yes] , then stop at a head.
           *[no] .
        }
        [one] , takes { $captured } stone{ $takes ->
            [0] .
           *[other] , then { $bonus }.
        }
       *[other] , takes { $captured } stones{ $takes ->
            [0] .
           *[other] , then { $bonus }.
        }
    }
hint-stop = Stop here.
hint-takes =
    { $takes ->
        [0] Take no bonus.
       *[other] Take { $bonus }, then press Done.
    }
