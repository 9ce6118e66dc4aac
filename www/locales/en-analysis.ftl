# The analysis, which is fetched when it is switched on.

analysis-title = Analysis
analysis-depth =
    { $depth ->
        [0] begins to look …
        [one] { $depth } turn deep
       *[other] { $depth } turns deep
    }
analysis-chance = { $name }: { $percent } %
analysis-proven =
    { $turns ->
        [0] { $name } has won
        [one] Proven: { $name } wins in { $turns } turn
       *[other] Proven: { $name } wins in { $turns } turns
    }
analysis-lines = The best turns here
analysis-lines-hint = Press a turn to see the board after it.
analysis-show = Show the board after { $turns }
analysis-course = The course of the game
analysis-at = Turn { $ply }: { $chance }
analysis-unknown = Turn { $ply }
analysis-turned = Turn { $ply }, { $turn }: { $name } lost { $percent } %
analysis-turned-short = { $ply } · { $turn } −{ $percent } %
analysis-failed = The analysis stopped. { $reason } Hide it and show it again to go on.
line = What could follow: { $turns }
line-detail = Nothing of this is played.
