# The coach, who comes after a newcomer's first turn.

coach-foresee = Rest on a pit with a bright rim, and the board shows where its stones would lead.
coach-capture =
    { $stones ->
        [one] From { $pit } you could take { $stones } stone: the last one falls in an empty inner pit, facing it.
       *[other] From { $pit } you could take { $stones } stones: the last one falls in an empty inner pit, facing them.
    }
coach-hint = Not sure? The lamp, or the key H, shows a good turn.
coach-lessons = New to it all? “First lessons”, below the turns, are eight short ones.
