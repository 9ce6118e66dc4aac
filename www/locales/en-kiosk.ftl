### The kiosk

kiosk-invite = Touch to play
kiosk-ask = Are you still playing?
kiosk-over = The game is over. Another one?
kiosk-countdown =
    { $seconds ->
        [one] The board is set anew in { $seconds } second.
       *[other] The board is set anew in { $seconds } seconds.
    }
kiosk-stay = I am still playing
kiosk-again = Play again
kiosk-leave = Finish
