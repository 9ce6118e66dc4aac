# The rules of a game, where they are none of the usual.

rules-usual = as usual
rule-and-value = { $rule }: { $value }

rule-bonus = Bonus after a capture
value-bonus-0 = none
value-bonus-1 = 1 pit
value-bonus-2 = 2 pits
value-bonus-3 = 3
value-bonus-4 = 4
value-bonus-5 = 5
value-bonus-equal = stones, as many as captured
rule-heads = Heads
value-heads-0 = none
value-heads-1 = one
value-heads-2 = two
rule-takes = A capture takes
value-takes-column = both pits of the column
value-takes-inner = the inner pit
rule-direction = Direction
value-direction-ccw = counter-clockwise
value-direction-cw = clockwise
rule-safe-heads = Heads safe from the bonus
value-safe-heads-no = no
value-safe-heads-yes = yes
rule-repeat = When a position comes back
value-repeat-judge = third time: judged
value-repeat-draw = second time: a draw
