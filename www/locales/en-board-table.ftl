# The board as a table.

table-turn =
    { $under ->
        [yes] { $name } to move; so far { $turn }.
       *[no] { $name } to move.
    }
table-row =
    { $number } · { $owner }, { $row ->
        [outer] outer
       *[inner] inner
    }
table-count = { $stones }
table-head = ({ $stones })
table-signs = Heads stand in brackets.
