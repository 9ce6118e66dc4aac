### The board on other sites

asked-refused = What this board was asked for cannot be shown: { $reason }
src-failed = The record at { $src } could not be fetched: { $reason }
src-unreachable = it could not be reached, or its site or this one does not allow it.
src-status = the server answered { $status }.
src-long = it is too long.
src-slow = it did not arrive in time.
src-text = it is not text.
replay-empty = It has no record to replay. Give one between the tags, or by record or src.
record-long = The record is too long: at most 1 MB.
whole-page = Play on the whole page ↗
no-method = There is no “{ $call }” to call; allowed: { $methods }
no-id = The id of a call must be something that can be copied, such as a number.
