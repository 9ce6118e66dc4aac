# What is read out at a key, which is fetched at the first such key.

reading-row =
    { $owner ->
        [mover] Your
       *[other] The opponent’s
    } { $row ->
        [outer] outer
       *[inner] inner
    } row, { $first } to { $last }: { $counts }. { $total ->
        [one] { $total } stone.
       *[other] { $total } stones.
    }
reading-count = { $count }
reading-no-turn = No turn has been played.
