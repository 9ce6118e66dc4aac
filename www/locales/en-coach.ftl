# The coach, who comes after a newcomer's first turn.

coach-goal = The aim: leave your opponent no stone to sow. What is captured leaves the board.
coach-loss =
    { $stones ->
        [one] You lost { $stones } stone
       *[other] You lost { $stones } stones
    }{ $bonus ->
        [0] { "" }
       *[other] , the bonus included
    }: the last one sown fell in an empty inner pit, facing yours.
coach-foresee =
    { $touch ->
        [yes] Hold a finger on a pit with a bright rim
       *[no] Rest on a pit with a bright rim
    }, and the board shows where its stones would lead.
coach-capture =
    { $stones ->
        [one] From { $pit } you could take { $stones } stone: the last one falls in an empty inner pit, facing it.
       *[other] From { $pit } you could take { $stones } stones: the last one falls in an empty inner pit, facing them.
    }
coach-head = The dashed rings are heads: only there may you choose to stop a relay, or let it go on.
coach-hint = Not sure? The lamp, or the key H, shows a good turn.
coach-lessons =
    New to it all? “First lessons”, { $panel ->
        [beside] below the turns
       *[menu] in the menu
    }, are eight short ones.
