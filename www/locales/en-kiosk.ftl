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
# For those who set the kiosk up
kiosk-unspoken = kiosk-languages: there are no words in { $unknown }. There are: { $known }.
kiosk-illegible = This device has no font for: { $languages }. These invitations are left out.
