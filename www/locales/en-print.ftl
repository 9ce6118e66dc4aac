# What is printed.

printed-to-move = { $name } to move, after { $plies ->
        [one] { $plies } turn
       *[other] { $plies } turns
    }.
