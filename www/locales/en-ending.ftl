# How a game went, which is fetched when it is over.

ending = How it went
ending-taken = Stones taken
ending-longest = Longest relay
ending-longest-count =
    { $count ->
        [one] { $count } lap
       *[other] { $count } laps
    }
ending-longest-none = no stone was sown
ending-best = Best capture
ending-best-count =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
ending-best-none = nothing was captured
ending-turn = { $name }, turn { $number }
review = Review
copy-record = Copy record
copied = The record is on the clipboard.
copy-by-hand = The browser does not let the page copy. Here is the record:
