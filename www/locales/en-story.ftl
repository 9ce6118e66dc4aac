# Rules and story: loaded when they are asked for. Every fact has its source in RULES, and they are named at the end.

story-rules = How this game is played
story-words = The words
story-history = The story
story-sources = Where this comes from
story-here = The board before you: { $rules }.
story-ruling = Our ruling

picture-start = The start, on a board of { $width } columns
picture-relay = A turn from { $start } to { $end }, in { $laps } laps
picture-head = The last stone fell in head { $pit }: stop, or go on?
picture-capture =
    { $takes ->
        [column] The last stone fell in { $pit }, an empty pit: both pits of its column are captured
       *[inner] The last stone fell in { $pit }, an empty pit: the pit facing it is captured
    }

story-ruling-endless = A start that would never end is not allowed. All sources are silent on it.
story-ruling-repeat =
    { $repeat ->
        [draw] A position that comes back is a draw. So says the text on Nsolo; what exactly comes back, all pits and the side to move, is our reading.
       *[judge] A position that comes a third time ends the game: more stones on the board win, then the last capture. The tradition knows no draw, and is silent on games that never end.
    }

word-gomba = gomba, plural magomba
word-gomba-means = a pit of the board. Shona.
word-matombo = matombo
word-matombo-means = stones: what is sown, whatever it is. Shona.
word-musoro = musoro, plural misoro
word-musoro-means = a head, literally: the pits at the right end of a player’s outer row, where one may stop. Shona.
word-tsoro = Tsoro
word-tsoro-means = in Shona, a name for board and counter games altogether.
word-fuva = Fuva, Imbwe
word-fuva-means = the four-row game of these rules, by its own names.
word-nsolo = Nsolo, Nchombwa
word-nsolo-means = the four-row game of the Ngoni; the second name stands in writings of colonial times.
word-lap = lap, relay
word-lap-means = what is sown from one pit; and laps that follow from each other.

story-family = Tsoro is more than one game. Among the Shona of north-eastern Zimbabwe the word covers a family: draughts of their own, three in a row (Tsoro Yemutatu), twelve men’s morris (Tsoro Yemutwelve), and mancala. The four-row game on this page is Fuva, or Imbwe.
story-family-source = Mancala World, “Tsoro”
story-played = It is played out of doors. Pits are dug in earth or sand, and smooth river stones are sown, or wild seeds, or bottle caps; boards are drawn on paper and carved in wood, too. That is where the boards and counters of this page come from.
story-played-source = Mancala World, “Tsoro”
story-matthews = The rules were first set down with care in 1964, by J. B. Matthews, with many of the ways people play: one head or two, one pit of bonus or three, boards of 6 columns and of 21.
story-matthews-source = Matthews 1964; Mancala World, “Tsoro”
story-solved = On 4 × 8, the board that Matthews met most, North, who plays second, wins within 50 turns of both if neither makes a mistake. This page’s own engine proved it in 2026; on boards of up to 6 columns it does so while you look, at level 8.
story-solved-source = Our own proof: docs/solved.md
story-ngoni = Nsolo belongs to the Ngoni of Malawi and eastern Zambia. Meredith G. Sanderson, a doctor in what was then the Nyasaland Protectorate, described it in 1913; players in Ndola, Zambia, gave its rules in detail in 1975.
story-ngoni-source = Sanderson 1913; Mancala World, “Nsolo”
story-villages = Its boards run from 8 columns to 36. The longest takes 284 stones and is played by teams, in the shade of the village’s trees, sometimes by whole villages.
story-villages-source = Mancala World, “Nsolo”
story-players = The game belongs to those who play it. Little of it was written down, and mostly by visitors. If you were taught it otherwise, your teachers are the better source: change the rules for a new game until they are yours.

source-matthews = J. B. Matthews, “Notes on Some African Stone Games”, NADA 9(1), 1964, 64–66.
source-sanderson = M. G. Sanderson, “Native Games of Central Africa”, Journal of the Royal Anthropological Institute 43, 1913, 726–736.
source-world = Mancala World, “Tsoro” and “Nsolo”, with texts after them in Greek, Zulu and Gujarati.
