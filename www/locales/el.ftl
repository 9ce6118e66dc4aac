# Ελληνικά. Not yet reviewed by a native speaker. Terms as in the Greek texts on Tsoro and Nsolo: βόθρος (gomba), πέτρα (tombo), κεφαλή (musoro).

writing-direction = ltr

south = Νότος
north = Βορράς

## The element: loading

loading = Στρώνονται οι πέτρες …
not-ready = Ο πίνακας δεν είναι ακόμη έτοιμος: περιμένετε το tsoro-ready.
bad-choices = Οι επιλογές είναι κατάλογος βόθρων με τις πέτρες τους.
load-failed = Το παιχνίδι δεν μπόρεσε να ξεκινήσει.
load-file = Ανοιγμένη ως αρχείο, η σελίδα δεν μπορεί να φέρει τα μέρη της. Ανοίξτε το tsoro.html δίπλα της, που είναι όλη σε ένα αρχείο, ή βάλτε τον φάκελο σε έναν διακομιστή.
load-old = Αυτό το πρόγραμμα περιήγησης είναι πολύ παλιό: του λείπει το WebAssembly με SIMD. Αρκεί οποιοδήποτε από το 2023 και μετά.
load-missing = Ένα μέρος του παιχνιδιού λείπει από τον διακομιστή. Φορτώστε ξανά· αν δεν βοηθήσει, πείτε το σε όποιον έχει τον ιστότοπο.
load-mime = Ο διακομιστής στέλνει ένα μέρος του παιχνιδιού με λάθος τύπο. Τα σενάρια πρέπει να έρχονται ως text/javascript, το tsoro_bg.wasm ως application/wasm.
load-csp = Η πολιτική ασφαλείας του ιστότοπου απαγορεύει το WebAssembly. Πρέπει να επιτρέπει script-src 'wasm-unsafe-eval'.
load-network = Η σύνδεση κόπηκε όσο φόρτωνε το παιχνίδι. Φορτώστε ξανά για νέα προσπάθεια.
load-foreign = Ένα μέρος του παιχνιδιού δεν ήρθε από τον ιστότοπό του. Κόπηκε η σύνδεση, ή εκείνος ο ιστότοπος πρέπει να στέλνει Access-Control-Allow-Origin, ή η πολιτική αυτής της σελίδας να τον επιτρέπει στο connect-src.
load-broken = Η μηχανή σταμάτησε και δεν μπόρεσε να ξεκινήσει πάλι. Το παιχνίδι σας φυλάχτηκε: φορτώστε ξανά τη σελίδα.
revived = Η μηχανή σκόνταψε και ξεκίνησε πάλι. Το παιχνίδι σας είναι όπως ήταν.

## The element: the board for screen readers

board-label = Πίνακας, τέσσερις σειρές
bar-label = Τι κάνετε τώρα
pit =
    { $pit }, { $row ->
        [outer] εξωτερική
       *[inner] εσωτερική
    } σειρά { $owner ->
        [mover] σας
       *[other] του αντιπάλου
    }{ $head ->
        [yes] , κεφαλή
       *[no] { "" }
    }, { $stones ->
        [0] κενός
        [one] { $stones } πέτρα
       *[other] { $stones } πέτρες
    }{ $use ->
        [start] , μπορεί να ξεκινήσει
        [take] , μπορεί να παρθεί
        [chosen] , επιλεγμένος
        [chosen-stones] , επιλεγμένες { $chosen }
       *[none] { "" }
    }

said-turn =
    { $by }, από { $start }: { $laps ->
        [0] κανένας γύρος
        [one] { $laps } γύρος
       *[other] { $laps } γύροι
    }{ $taken ->
        [0] , τέλος στον { $end }, δεν πήρε τίποτα.
        [one] , τέλος στον { $end }, πήρε { $taken } πέτρα.
       *[other] , τέλος στον { $end }, πήρε { $taken } πέτρες.
    }
said-from = Παρμένες από { $pits }.
said-next = Παίζει: { $name }.

## The element: prompts

sowing = { $name } σπέρνει · γύρος { $lap }
sowing-skip = Ένα πάτημα στον πίνακα, ή το διάστημα, δείχνει το τέλος.
skip = Παράλειψη
prompt-start = Παίζει: { $name }
prompt-you = Είστε ο { $name }: σειρά σας
prompt-yours = Σειρά σας
prompt-first =
    Διαλέξτε βόθρο που μπορεί να ξεκινήσει (φωτεινό χείλος): οι πέτρες του σπέρνονται { $direction ->
        [cw] δεξιόστροφα
       *[ccw] αριστερόστροφα
    }.
looking =
    { $ply ->
        [0] Ματιά πίσω, στην αρχή
       *[other] Ματιά πίσω: μετά την κίνηση { $ply } από { $plies }
    }
looking-end = Μετά την κίνηση { $plies }, όπως είναι τώρα
looking-detail = Τίποτα δεν χάνεται.
latest = Πίσω στο παιχνίδι
branch = Συνέχεια από εδώ
branch-title = Παίζει: { $name }, στη θέση όσων ακολούθησαν
branch-detail = Η αναίρεση φέρνει πίσω όσα ακολούθησαν.

head-title = Η τελευταία πέτρα έπεσε στην κεφαλή { $pit }.
head-detail =
    { $stones ->
        [one] Στοπ εδώ, ή σηκώνετε την { $stones } πέτρα της και συνεχίζετε;
       *[other] Στοπ εδώ, ή σηκώνετε τις { $stones } πέτρες της και συνεχίζετε;
    }
head-only-stop = Η συνέχεια από εδώ δεν θα τελείωνε ποτέ, οπότε η κίνηση σταματά (δική μας απόφαση: οι πηγές σιωπούν).
stop = Στοπ
stop-brings = δεν παίρνετε τίποτα
go-on = Συνέχεια
preview =
    { $laps ->
        [one] { $laps } γύρος
       *[other] { $laps } γύροι
    }, { $outcome ->
        [head] ως την κεφαλή { $end }
        [takes] τέλος { $end }, παίρνει { $taken }
       *[nothing] τέλος { $end }
    }

bonus-pits =
    { $captured ->
        [one] Πήρατε { $captured } πέτρα.
       *[other] Πήρατε { $captured } πέτρες.
    } { $left ->
        [one] Άλλον έναν βόθρο;
       *[other] Ως { $left } βόθρους;
    }
bonus-stones =
    { $captured ->
        [one] Πήρατε { $captured } πέτρα.
       *[other] Πήρατε { $captured } πέτρες.
    } { $left ->
        [one] Άλλη μία;
       *[other] Ως { $left } ακόμη;
    }
bonus-how-pits = Όποιον βόθρο του αντιπάλου μπορεί να παρθεί (φωτεινό χείλος), με όλες τις πέτρες του.
bonus-how-stones = Ένα πάτημα, μία πέτρα· κρατημένο, όλος ο βόθρος.
bonus-chosen = { $chosen } · { $kind ->
        [pits] διαλέξτε ξανά για επιστροφή
       *[stones] { $count } από { $left } πέτρες
    }
chosen-pit = { $pit } ({ $stones })
bonus-count = { $count } από { $left }
done = Έτοιμο
take-nothing = Χωρίς μπόνους
take-no-more = Τίποτα άλλο
steps = Πέτρες του { $pit }
give-back = Μία πίσω στον { $pit }
whole-pit = Όλες του { $pit }

## The element: where a pit leads

foreseen = Από { $pit }: { $what }.
foreseen-stop = Στοπ: δεν παίρνετε τίποτα.
foreseen-on = Συνέχεια: { $what }.

## The element: the transport

transport-label = Μέσα στο παιχνίδι
transport-more = Άλλα βήματα
back-game = Στην αρχή
back-turn = Μία κίνηση πίσω
back-lap = Έναν γύρο πίσω
back-stone = Μία πέτρα πίσω
on-stone = Μία πέτρα εμπρός
on-lap = Έναν γύρο εμπρός
on-turn = Μία κίνηση εμπρός
on-game = Στο τέλος
film-play = Το παιχνίδι από εδώ
film-pause = Παύση
game-range = Κίνηση του παιχνιδιού
game-range-value =
    { $ply ->
        [0] Η αρχή
       *[other] Μετά την κίνηση { $ply } από { $last }
    }
turn-range = Πέτρα της κίνησης
turn-range-value = Πέτρα { $stop } από { $stops }, γύρος { $lap }
stone-place = Κίνηση { $ply }, πέτρα { $stop } από { $stops }, γύρος { $lap }
within = Κίνηση { $ply } από { $last }: { $name }
within-detail = Πέτρα { $stop } από { $stops } · γύρος { $lap }

speed = Ταχύτητα σποράς
speed-value =
    { $speed ->
        [instant] αμέσως
       *[other] { $speed } ×
    }

## The element: why a pit cannot be used

why-few = Ο { $pit } έχει μία μόνο πέτρα: ξεκινάτε με δύο ή περισσότερες όσο έχετε τέτοιον βόθρο.
why-blocked = Ο { $pit } έχει μία μόνο πέτρα και ο επόμενος βόθρος δεν είναι κενός: δεν μπορεί να ξεκινήσει.
why-endless = Η σπορά από τον { $pit } δεν θα τελείωνε ποτέ, άρα δεν μπορεί να ξεκινήσει. (Δική μας απόφαση: οι πηγές σιωπούν.)
why-safe-head = Ο { $pit } είναι κεφαλή, και οι κεφαλές είναι ασφαλείς σε αυτό το παιχνίδι.
why-empty = Ο { $pit } είναι κενός.
why-not-yours = Ο { $pit } δεν είναι δικός σας: ξεκινήστε από τις δύο δικές σας σειρές.
why-yours = Ο { $pit } είναι δικός σας: πάρτε από τις σειρές του αντιπάλου.
why-head = Αποφασίστε πρώτα στην κεφαλή: στοπ ή συνέχεια;
why-over = Το παιχνίδι τελείωσε.
why-full = Δεν μπορείτε να πάρετε άλλο. Πατήστε «Έτοιμο» ή δώστε κάτι πίσω.
why-exhausted = Έχουν επιλεγεί όλες οι πέτρες του { $pit }.
why-looking = Κοιτάτε πίσω. Πατήστε «Συνέχεια από εδώ» ή γυρίστε στο παιχνίδι.

## The element: results

result-won = Νίκη: { $name }.
result-drawn = Ισοπαλία.
reason-no-stones = { $name }: δεν έμεινε καμία πέτρα.
reason-no-move = { $name }: κανένας βόθρος δεν μπορεί να ξεκινήσει.
reason-resigned = { $name }: παραίτηση.
reason-repetition =
    { $draw ->
        [yes] Η ίδια θέση ξαναήρθε.
       *[no] Η ίδια θέση ήρθε τρίτη φορά, και καλύτερα στέκει: { $winner } (δική μας απόφαση).
    }
taken = Παρμένες: { $bySouth } ({ $south }), { $byNorth } ({ $north }).

## The page

board-size = 4 × { $width }
game-tsoro = Tsoro
game-tsoro-1964 = Tsoro 1964
game-nsolo = Nsolo
game-nsolo-1913 = Nsolo 1913
about-tsoro = Δύο κεφαλές για στοπ ή συνέχεια, και ως δύο βόθροι ακόμη με κάθε αιχμαλωσία.
about-tsoro-1964 = Ο πίνακας που συνάντησε συχνότερα ο Matthews, με κεφαλές ασφαλείς από το μπόνους.
about-nsolo = Χωρίς κεφαλές· κάθε αιχμαλωσία παίρνει άλλες τόσες πέτρες, από όπου θέλετε.
about-nsolo-1913 = Όπως το έγραψε ο Sanderson: ολόκληρες στήλες και ένας βόθρος ακόμη.
status-start = Παίζει: { $name }
status-head = { $name } αποφασίζει σε κεφαλή
status-bonus = { $name } παίρνει μπόνους
status-animating = { $name } σπέρνει
lap = γύρος { $lap }

turns = Κινήσεις
no-turns = Κάθε κίνηση γράφεται εδώ καθώς παίζεται.
back = Πίσω στο προηγούμενο παιχνίδι
turn-label = Κίνηση { $number }: { $turn }. Δείτε τον πίνακα μετά από αυτήν.
stones-taken = Παρμένες
transport = Πίσω και εμπρός
undo = Αναίρεση
redo = Επανάληψη
undo-turn = Αναίρεση όλης της κίνησης
redo-turn = Επανάληψη όλης της κίνησης
panel = Κινήσεις και παιχνίδι
close = Κλείσιμο
resign = Παραίτηση
record = Σύνδεσμος και καταγραφή
how-to-play = Πώς παίζεται
new-game = Νέο παιχνίδι
settings = Ρυθμίσεις
rematch = Ρεβάνς
rematch-how = με αλλαγή πλευρών
other-boards = Επίσης
quick-tsoro-21 = Tsoro 4 × 21
quick-tsoro-8 = Tsoro 4 × 8
quick-nsolo-8 = Nsolo 4 × 8

resign-title = Παραίτηση από το παιχνίδι;
resign-detail = Ο άλλος παίκτης κερδίζει αμέσως. Η αναίρεση φέρνει το παιχνίδι πίσω.
resign-side = Παραιτείται: { $name }
keep-playing = Συνέχεια παιχνιδιού
leave-title = Αφήνετε αυτό το παιχνίδι;
leave-detail = Δεν έχει τελειώσει ακόμη, και ένα νέο θα έπαιρνε τη θέση του.
leave = Το αφήνω

kept-aside = Ένα παιχνίδι που ήταν φυλαγμένο εδώ δεν διαβάζεται. Μπήκε στην άκρη και στρώθηκε ένα νέο. ({ $reason })
no-record = Δεν είναι καταγραφή παιχνιδιού.
dismiss = Εντάξει

## The page: a new game

rules-usual = όπως συνήθως
rule-and-value = { $rule }: { $value }

rule-bonus = Μπόνους μετά από αιχμαλωσία
value-bonus-0 = κανένα
value-bonus-1 = 1 βόθρος
value-bonus-2 = 2 βόθροι
value-bonus-3 = 3
value-bonus-4 = 4
value-bonus-5 = 5
value-bonus-equal = πέτρες, όσες αιχμαλωτίστηκαν
rule-heads = Κεφαλές
value-heads-0 = καμία
value-heads-1 = μία
value-heads-2 = δύο
rule-takes = Μια αιχμαλωσία παίρνει
value-takes-column = και τους δύο βόθρους της στήλης
value-takes-inner = τον εσωτερικό βόθρο
rule-direction = Φορά
value-direction-ccw = αριστερόστροφα
value-direction-cw = δεξιόστροφα
rule-safe-heads = Κεφαλές ασφαλείς από το μπόνους
value-safe-heads-no = όχι
value-safe-heads-yes = ναι
rule-repeat = Όταν μια θέση ξανάρχεται
value-repeat-judge = τρίτη φορά: κρίνεται
value-repeat-draw = δεύτερη φορά: ισοπαλία

## Rules and story; the signs of the turns; print

story = Κανόνες και ιστορία
board-table = Ο πίνακας σε αριθμούς
story-coming = Μια στιγμή …
part-missing = Αυτό το μέρος της σελίδας δεν μπόρεσε να έρθει. Υπάρχει σύνδεση; Τότε δοκιμάστε ξανά.
signs = Τι σημαίνουν τα σημάδια
sign-start = e1
sign-start-means = σπορά από τον e1
sign-plus = +
sign-plus-means = συνέχισε σε κεφαλή
sign-minus = -
sign-minus-means = σταμάτησε σε κεφαλή
sign-x = x
sign-x-means =
    { $bonus ->
        [none] αιχμαλώτισε
       *[other] αιχμαλώτισε· έπειτα το μπόνους
    }
sign-stones = e4*2
sign-stones-means = δύο πέτρες από τον e4

## The computer

computer = Υπολογιστής, επίπεδο { $level }
thinking-start = { $name } σκέφτεται …
thinking-head = { $name } αποφασίζει σε κεφαλή …
thinking-bonus =
    { $name } πήρε { $taken ->
        [one] { $taken } πέτρα
       *[other] { $taken } πέτρες
    } και διαλέγει μπόνους …
status-thinking = { $name } σκέφτεται
why-thinking = Δεν είναι η σειρά σας: αποφασίζει ο υπολογιστής.
hold = Παύση
watch = Ας παίζουν

hint = Υπόδειξη (H)

analysis = Ανάλυση
analysis-off = Απόκρυψη ανάλυσης
line = Τι θα μπορούσε να ακολουθήσει: { $turns }
line-detail = Τίποτα από αυτά δεν παίζεται.

# Where what a computer thinks with is missing
computer-missing = Η σκέψη του υπολογιστή δεν μπόρεσε να έρθει. Υπάρχει σύνδεση; Από εδώ αποφασίζετε εσείς γι’ αυτόν.

## The lessons

lessons = Πρώτα μαθήματα
lessons-offer = Μάθετέ το σε οκτώ σύντομα μαθήματα

## A start to be confirmed

why-confirm = Πατήστε τον { $pit } άλλη μία φορά για να σπαρεί.

## Games in links

link-newer = Αυτός ο σύνδεσμος φτιάχτηκε από νεότερη έκδοση της σελίδας. Φορτώστε ξανά για να την πάρετε· το παιχνίδι σας είναι όπως ήταν.
link-damaged = Αυτός ο σύνδεσμος δεν είναι ολόκληρος: μήπως κόπηκε στον δρόμο; Ζητήστε τον ξανά· το παιχνίδι σας είναι όπως ήταν.
link-refused = Το παιχνίδι αυτού του συνδέσμου δεν παίζεται: { $reason }. Το παιχνίδι σας είναι όπως ήταν.

## The analysis

analysis-title = Ανάλυση
analysis-depth =
    { $depth ->
        [0] αρχίζει να κοιτά …
        [one] βάθος { $depth } κίνηση
       *[other] βάθος { $depth } κινήσεις
    }
analysis-chance = { $name }: { $percent } %
analysis-proven =
    { $turns ->
        [0] Έχει νικήσει: { $name }
        [one] Αποδεδειγμένο: νίκη σε { $turns } κίνηση, { $name }
       *[other] Αποδεδειγμένο: νίκη σε { $turns } κινήσεις, { $name }
    }
analysis-lines = Οι καλύτερες κινήσεις εδώ
analysis-lines-hint = Πατήστε μια κίνηση για να δείτε τον πίνακα μετά από αυτήν.
analysis-show = Ο πίνακας μετά από { $turns }
analysis-course = Η πορεία του παιχνιδιού
analysis-at = Κίνηση { $ply }: { $chance }
analysis-unknown = Κίνηση { $ply }
analysis-turned = Κίνηση { $ply }, { $turn }: { $name } έχασε { $percent } %
analysis-turned-short = { $ply } · { $turn } −{ $percent } %
analysis-failed = Η ανάλυση σταμάτησε ({ $reason }). Κρύψτε την και δείξτε την ξανά για να συνεχίσει.

## The coach

coach-goal = Ο σκοπός: να μη μείνει στον αντίπαλο πέτρα να σπείρει. Ό,τι αιχμαλωτίζεται φεύγει από τον πίνακα.
coach-loss =
    { $stones ->
        [one] Χάσατε { $stones } πέτρα
       *[other] Χάσατε { $stones } πέτρες
    }{ $bonus ->
        [0] { "" }
       *[other] , μαζί με το μπόνους
    }: η τελευταία που σπάρθηκε έπεσε σε κενό εσωτερικό βόθρο, απέναντι από δικές σας.
coach-foresee =
    { $touch ->
        [yes] Κρατήστε το δάχτυλο σε έναν βόθρο με φωτεινό χείλος
       *[no] Σταθείτε σε έναν βόθρο με φωτεινό χείλος
    }, και ο πίνακας δείχνει πού θα οδηγούσαν οι πέτρες του.
coach-capture =
    { $stones ->
        [one] Από τον { $pit } θα παίρνατε { $stones } πέτρα: η τελευταία πέφτει σε κενό εσωτερικό βόθρο, απέναντί της.
       *[other] Από τον { $pit } θα παίρνατε { $stones } πέτρες: η τελευταία πέφτει σε κενό εσωτερικό βόθρο, απέναντί τους.
    }
coach-head = Οι διακεκομμένοι κύκλοι είναι κεφαλές: μόνο εκεί διαλέγετε στοπ ή συνέχεια.
coach-hint = Δεν είστε βέβαιοι; Η λάμπα, ή το πλήκτρο H, δείχνει μια καλή κίνηση.
coach-lessons =
    Πρώτη φορά; Τα «Πρώτα μαθήματα», { $panel ->
        [beside] κάτω από τις κινήσεις
       *[menu] στο μενού
    }, είναι οκτώ και σύντομα.

## How a game went

ending = Πώς πήγε
ending-taken = Παρμένες πέτρες
ending-longest = Μεγαλύτερη σκυταλοδρομία
ending-longest-count =
    { $count ->
        [one] { $count } γύρος
       *[other] { $count } γύροι
    }
ending-longest-none = δεν σπάρθηκε καμία πέτρα
ending-best = Καλύτερη αιχμαλωσία
ending-best-count =
    { $count ->
        [one] { $count } πέτρα
       *[other] { $count } πέτρες
    }
ending-best-none = δεν αιχμαλωτίστηκε τίποτα
ending-turn = { $name }, κίνηση { $number }
review = Ανασκόπηση
copy-record = Αντιγραφή καταγραφής
copied = Η καταγραφή είναι στο πρόχειρο.
copy-by-hand = Το πρόγραμμα περιήγησης δεν αφήνει τη σελίδα να αντιγράψει. Ορίστε η καταγραφή:

## How to play

how-goal = Κερδίζετε όταν ο αντίπαλος δεν μπορεί να κινηθεί: στην πράξη, όταν δεν του μένει πέτρα. Κάθε παίκτης έχει τις δύο σειρές που είναι κοντά του.
how-start =
    Διαλέξτε έναν βόθρο σας (gomba) με δύο πέτρες (matombo) ή περισσότερες. Οι πέτρες του σπέρνονται μία μία γύρω στις δύο σειρές σας, { $direction ->
        [cw] δεξιόστροφα
       *[ccw] αριστερόστροφα
    }.
how-relay = Όπου η τελευταία πέτρα πέσει ανάμεσα σε άλλες, σηκώνονται κι αυτές και σπέρνονται, γύρο με γύρο, ώσπου μια τελευταία πέτρα να πέσει σε κενό βόθρο.
how-heads =
    { $heads ->
        [one] Ο διακεκομμένος κύκλος δείχνει μια κεφαλή (musoro).
       *[other] Οι διακεκομμένοι κύκλοι δείχνουν τις κεφαλές (misoro).
    } Αν η τελευταία σας πέτρα πέσει σε κεφαλή που έχει πέτρες, διαλέγετε: σταματάτε εκεί χωρίς να πάρετε τίποτα ή τις σηκώνετε και συνεχίζετε.
how-capture =
    Αν η τελευταία σας πέτρα πέσει σε κενό βόθρο της εσωτερικής σειράς σας, αιχμαλωτίζετε τις πέτρες απέναντί της{ $takes ->
        [column] { " " }και όσες είναι στον βόθρο πίσω από αυτές
       *[inner] { "" }
    }. Οι αιχμάλωτες πέτρες φεύγουν από τον πίνακα.
how-bonus =
    { $bonus ->
        [0] Σε αυτό το παιχνίδι δεν υπάρχει μπόνους μετά από αιχμαλωσία.
        [1] Έπειτα μπορείτε να πάρετε έναν βόθρο ακόμη του αντιπάλου.
        [equal] Έπειτα μπορείτε να πάρετε άλλες τόσες πέτρες, μία μία, από όποιους βόθρους του αντιπάλου θέλετε.
       *[other] Έπειτα μπορείτε να πάρετε ως { $bonus } βόθρους ακόμη του αντιπάλου.
    }{ $safe ->
        [yes] { " " }Οι κεφαλές είναι ασφαλείς από αυτό.
       *[no] { "" }
    }
how-singles = Μία μόνη πέτρα ξεκινά μόνο όταν δεν έχετε βόθρο με δύο ή περισσότερες, και μόνο προς κενό βόθρο.
how-keys = Πλήκτρα
keys-walk = στον διπλανό βόθρο, όπως φαίνεται ο πίνακας
keys-ends = στα άκρα της σειράς
keys-rows = σε εκείνη τη σειρά
keys-next = στον επόμενο βόθρο που μπορεί να παιχτεί, ή στον προηγούμενο
keys-choose = επιλογή· με Shift, ολόκληρος βόθρος
keys-back = μία επιλεγμένη πέτρα πίσω
keys-pit = διαβάζει πού οδηγεί ο βόθρος, ή γιατί δεν παίζεται
keys-row = διαβάζει τη σειρά
keys-board = διαβάζει όλον τον πίνακα
keys-turn = διαβάζει την τελευταία κίνηση και τι έχετε να αποφασίσετε
keys-hint = υπόδειξη
keys-undo = αναίρεση, επανάληψη
keys-turns = πίσω και εμπρός κατά μία κίνηση· με Shift, ως τα άκρα
keys-stones = πίσω και εμπρός κατά μία πέτρα· με Shift, κατά έναν γύρο
keys-film = δείχνει το παιχνίδι, και παύση
how-rulings =
    Όπου η παράδοση σιωπά, έπρεπε να αποφασίσουμε: ξεκίνημα που δεν θα τελείωνε ποτέ δεν επιτρέπεται· μια θέση που ξανάρχεται { $repeat ->
        [draw] δεύτερη φορά είναι ισοπαλία.
       *[judge] τρίτη φορά τελειώνει το παιχνίδι, και κερδίζει όποιος έχει περισσότερες πέτρες.
    }
how-sources = Από κείμενα για το Tsoro και το Nsolo· J. B. Matthews, “Notes on Some African Stone Games”, 1964· M. G. Sanderson, “Native Games of Central Africa”, 1913.

## The lessons: a guided first game

lesson-step =
    Μάθημα { $number }: { $title }{ $done ->
        [yes] , έγινε
       *[no] { "" }
    }
lesson-previous = Πίσω
lesson-again = Ξανά
lesson-next = Επόμενο
lesson-finish = Στο παιχνίδι

lesson-lap-title = Ένας γύρος
lesson-lap = Είστε ο Νότος: δικές σας είναι οι δύο σειρές κοντά σας. Διαλέξτε έναν βόθρο σας που μπορεί να ξεκινήσει (φωτεινό χείλος), και οι πέτρες του πέφτουν μία μία στους επόμενους βόθρους.
lesson-lap-task = Σπείρετε έναν βόθρο.
lesson-lap-done = Αυτός ήταν ένας γύρος: μία πέτρα σε κάθε βόθρο από όπου πέρασε.
lesson-lap-missed = Δοκιμάστε τον άλλον βόθρο.

lesson-ring-title = Ο κύκλος
lesson-ring = Οι δύο σειρές σας είναι ένας κύκλος. Στο δεξί άκρο η εξωτερική σειρά περνά στην εσωτερική, και στο αριστερό η εσωτερική γυρίζει στην εξωτερική.
lesson-ring-task = Σπείρετε γύρω από μια γωνία.
lesson-ring-done = Γύρω γύρω: οι πέτρες σας δεν φεύγουν ποτέ μόνες τους από τις δύο σειρές σας.
lesson-ring-missed = Αυτές οι πέτρες έμειναν σε μία σειρά. Ξεκινήστε πιο κοντά στην άκρη της.

lesson-relay-title = Σκυταλοδρομία
lesson-relay = Όπου η τελευταία πέτρα πέσει ανάμεσα σε άλλες, σηκώνονται όλες και σπέρνονται παρακάτω: αυτός είναι ο επόμενος γύρος. Μόνο κενός βόθρος τον τελειώνει.
lesson-relay-task = Σπείρετε δύο γύρους σε μία κίνηση.
lesson-relay-done = Η πέτρα του βόθρου πήρε μαζί της την τελευταία. Μερικές σκυταλοδρομίες κρατούν δεκάδες γύρους.
lesson-relay-missed = Η τελευταία πέτρα έπεσε σε κενό βόθρο, κι έτσι έγινε ένας μόνο γύρος. Μετρήστε ώσπου η τελευταία να βρει άλλη.

lesson-capture-title = Αιχμαλωσία
lesson-capture = Αν η τελευταία σας πέτρα πέσει σε κενό βόθρο της εσωτερικής σειράς σας, αιχμαλωτίζετε τις πέτρες απέναντί της, και στις δύο σειρές του αντιπάλου.
lesson-capture-task = Αιχμαλωτίστε πέτρες.
lesson-capture-done = Φεύγουν από τον πίνακα για πάντα, και η δική σας πέτρα μένει.
lesson-capture-missed = Αυτό τελείωσε στην εξωτερική σειρά σας, όπου τίποτα δεν αιχμαλωτίζεται. Βρείτε τον βόθρο που η τελευταία του πέτρα πέφτει στην εσωτερική.

lesson-bonus-title = Το μπόνους
lesson-bonus = Μετά από αιχμαλωσία στο Tsoro μπορείτε να πάρετε ως δύο βόθρους ακόμη, όποιους θέλετε του αντιπάλου, με όλες τις πέτρες τους. Διαλέξτε τους και πατήστε «Έτοιμο».
lesson-bonus-task = Αιχμαλωτίστε, έπειτα πάρτε δύο βόθρους.
lesson-bonus-done = Μια αιχμαλωσία και δύο βόθροι: ένα ολόκληρο παιχνίδι μπορεί να κριθεί έτσι.
lesson-bonus-missed = Μπορείτε να πάρετε λιγότερα, και κάποτε είναι σοφό. Εδώ πάρτε δύο βόθρους.

lesson-head-title = Μια κεφαλή
lesson-head = Οι διακεκομμένοι κύκλοι δείχνουν κεφαλές. Αν η τελευταία σας πέτρα πέσει σε κεφαλή που έχει πέτρες, διαλέγετε: σταματάτε εκεί χωρίς να πάρετε τίποτα ή τις σηκώνετε και συνεχίζετε.
lesson-head-task = Συνεχίστε εκεί όπου αυτό αιχμαλωτίζει: τα κουμπιά λένε τι φέρνει το καθένα.
lesson-head-done = Συνεχίσατε και αιχμαλωτίσατε. Όπου η συνέχεια θα χαλούσε τους βόθρους σας, σταματήστε.
lesson-head-missed = Σταματήσατε και δεν πήρατε τίποτα. Κάποτε είναι σοφό· εδώ συνεχίστε.

lesson-singles-title = Μόνες πέτρες
lesson-singles = Μία μόνη πέτρα ξεκινά μόνο όταν δεν έχετε βόθρο με δύο ή περισσότερες, και μόνο προς κενό βόθρο. Μπορεί κι αυτή να αιχμαλωτίσει.
lesson-singles-task = Αιχμαλωτίστε με μία μόνη πέτρα.
lesson-singles-done = Ένα βήμα έφτασε. Με λίγες πέτρες, κάθε βήμα μετρά.
lesson-singles-missed = Αυτό το βήμα δεν αιχμαλώτισε τίποτα. Βρείτε κενό βόθρο της εσωτερικής σειράς σας με πέτρες απέναντι.

lesson-end-title = Η νίκη
lesson-end = Όποιος δεν μπορεί να κινηθεί χάνει: στην πράξη, όποιος δεν έχει πια πέτρα. Εδώ τον Βορρά παίζει ο υπολογιστής. Μια συμβουλή: αφήστε στον Βορρά τόσο λίγα ώστε να ξέρετε τι θα παίξει.
lesson-end-task = Πάρτε την τελευταία πέτρα του Βορρά.
lesson-end-done = Νικήσατε, και ξέρετε το παιχνίδι. Σας περιμένει ένας πλατύτερος πίνακας.
lesson-end-missed = Αυτή τη φορά νίκησε ο Βορράς. Αιχμαλωτίστε αμέσως, και πάρτε ό,τι θα μπορούσε να κινηθεί.

## The dialog for a new game

new-which = Ποιο παιχνίδι
new-first = Ποιος αρχίζει
new-rules = Αλλαγή κανόνων
new-begin = Έναρξη
team-how = Ομάδα: ονόματα με κόμμα ανάμεσα, που παίζουν με τη σειρά.
new-ends = Το παιχνίδι στον πίνακα τελειώνει.
name = Όνομα
name-south = Όνομα του Νότου
name-north = Όνομα του Βορρά
width = Πίνακας
width-less = Μία στήλη λιγότερη
width-more = Μία στήλη περισσότερη
width-hint = Πλάτη της παράδοσης· παίζεται κάθε πλάτος από 3 ως 36.
width-hint-range = Κατά την παράδοση { $least } ως { $most } στήλες· παίζεται κάθε πλάτος από 3 ως 36.
source-bonus = Tsoro δύο βόθροι, άλλοι 1 ως 5: Matthews 1964. Nsolo άλλες τόσες πέτρες: το ελληνικό κείμενο για το Nsolo. Ένας βόθρος: Sanderson 1913.
source-heads = Δύο· ή μόνο ο δεξιότερος, στρωμένος με τρεις πέτρες: Matthews 1964.
source-takes = Και οι δύο βόθροι: Matthews 1964, Sanderson 1913. Μόνο ο εσωτερικός: το ελληνικό κείμενο για το Nsolo.
source-direction = Αριστερόστροφα σε κάθε πηγή εκτός από το κείμενο στα γκουτζαράτι, που λέει δεξιόστροφα.
source-safe-heads = Ασφαλείς: Matthews 1964, παραλλαγή 6. Τα άλλα κείμενα λένε «οποιουσδήποτε δύο».
source-repeat = Κρίνεται από τις πέτρες, έπειτα από την τελευταία αιχμαλωσία: δική μας απόφαση, αφού η παράδοση δεν ξέρει ισοπαλία στο Tsoro. Ισοπαλία: το κείμενο για το Nsolo.

## Who plays

player-kind =
    { $level ->
        [0] Ένας άνθρωπος
        [1] Υπολογιστής 1 · ήπιος
        [2] Υπολογιστής 2 · εύκολος
        [3] Υπολογιστής 3 · μέτριος
        [4] Υπολογιστής 4 · σταθερός
        [5] Υπολογιστής 5 · δυνατός
        [6] Υπολογιστής 6 · οξύς
        [7] Υπολογιστής 7 · ειδικός
       *[8] Υπολογιστής 8 · δάσκαλος
    }
level-about =
    { $level ->
        [1] Παίζει το πρώτο καλό που βλέπει, και συχνά σφάλλει.
        [2] Βλέπει τις δικές του αιχμαλωσίες, σπάνια τις δικές σας.
        [3] Κοιτά μία ή δύο κινήσεις μπροστά.
        [4] Κοιτά λίγες κινήσεις μπροστά και συγχωρεί λίγα.
        [5] Σπάνια του ξεφεύγει αιχμαλωσία.
        [6] Βλέπει βαθιά σε μεγάλες σκυταλοδρομίες.
        [7] Δύσκολα νικιέται, με μια στιγμή σκέψης.
       *[8] Ό,τι καλύτερο μπορεί, λίγα δευτερόλεπτα την κίνηση.
    }
think-time = Χρόνος σκέψης
think-seconds =
    { $seconds ->
        [0] όσο θέλει το επίπεδο
        [one] { $seconds } δευτερόλεπτο την κίνηση
       *[other] { $seconds } δευτερόλεπτα την κίνηση
    }

## What is printed

printed-to-move = Παίζει: { $name }, μετά από { $plies ->
        [one] { $plies } κίνηση
       *[other] { $plies } κινήσεις
    }.

## The dialog of link, record and picture

record-link = Παιχνίδι με σύνδεσμο
record-link-how = Όποιος ανοίξει τον σύνδεσμο βλέπει την τελευταία κίνηση, απαντά και στέλνει πίσω τον επόμενο.
record-link-label = Σύνδεσμος αυτού του παιχνιδιού
record-qr = Ο σύνδεσμος ως κώδικας QR
record-qr-long = Η διεύθυνση είναι πολύ μεγάλη για κώδικα QR. Στείλτε τον σύνδεσμο ή την καταγραφή.
copy-link = Αντιγραφή συνδέσμου
share = Κοινοποίηση …
share-title = Ένα παιχνίδι { $game }
link-copied = Ο σύνδεσμος είναι στο πρόχειρο.
record-text = Καταγραφή
record-text-how = Επικολλήστε ή γράψτε εδώ μιαν άλλη. Το παιχνίδι στον πίνακα μπορεί να ξανάρθει.
copy-text = Αντιγραφή
record-copied = Η καταγραφή είναι στο πρόχειρο.
copy-refused = Το πρόγραμμα περιήγησης δεν αφήνει τη σελίδα να αντιγράψει: το κείμενο είναι επιλεγμένο, αντιγράψτε το εσείς.
save-file = Αποθήκευση ως αρχείο
open-file = Άνοιγμα αρχείου …
record-load = Στον πίνακα
record-refused = Δεν μπαίνει στον πίνακα (στα αγγλικά):
record-large = Είναι πολύ μεγάλο για καταγραφή: ως 1 MB.
record-unread = Το αρχείο δεν διαβάστηκε.
record-html = Σε δική σας σελίδα
record-html-how = Αυτή η HTML είναι ένα πλαίσιο με το παιχνίδι, για να το δει κανείς και να το συνεχίσει. Επικολλήστε την όπου η σελίδα, το ιστολόγιο ή το wiki σας δέχεται HTML.
copy-html = Αντιγραφή της HTML
html-copied = Η HTML είναι στο πρόχειρο.
record-picture = Εικόνα του πίνακα
picture-title = { $game }, παίζει: { $name }
picture-row = Σειρά { $row }: { $counts }.
picture-svg = SVG
picture-png = PNG
picture-text = Κείμενο
picture-print = Εκτύπωση …
picture-failed = Το πρόγραμμα περιήγησης δεν μπόρεσε να ζωγραφίσει την εικόνα. Το SVG δείχνει το ίδιο.

## Settings

language = Γλώσσα
language-auto = Όπως το πρόγραμμα περιήγησης
full-motion = Κίνηση παρ’ όλα αυτά
full-motion-hint = Το σύστημά σας ζητά λιγότερη κίνηση, γι’ αυτό οι πέτρες πηγαίνουν αμέσως.
theme = Φως
theme-auto = Όπως το σύστημα
theme-day = Μέρα
theme-night = Νύχτα
view = Ποιος κάθεται κάτω
view-auto = Εσείς
numerals = Αριθμοί στους βόθρους
coordinates = Γράμματα και αριθμοί στην άκρη
preview-setting = Δείξε πού οδηγεί ένας βόθρος

board = Πίνακας
board-earth = Σκουπισμένο χώμα
board-wood = Σκαλισμένο ξύλο
board-paper = Χαρτί
counters = Παίζεται με
counters-pebbles = Βότσαλα ποταμού
counters-seeds = Άγριοι σπόροι
counters-caps = Καπάκια μπουκαλιών

sound = Ήχος
volume = Ένταση
volume-value = { $percent } %
keys-setting = Τα γράμματα-πλήκτρα ισχύουν σε όλη τη σελίδα
confirm-setting = Η κίνηση ξεκινά με το δεύτερο πάτημα
full-screen = Πλήρης οθόνη

## Rules and story

story-rules = Πώς παίζεται αυτό το παιχνίδι
story-words = Οι λέξεις
story-history = Η ιστορία
story-sources = Από πού προέρχονται όλα αυτά
story-here = Ο πίνακας μπροστά σας: { $rules }.
story-ruling = Δική μας απόφαση

picture-start = Η αρχή, σε πίνακα με { $width } στήλες
picture-relay = Μια κίνηση από { $start } ως { $end }, σε { $laps } γύρους
picture-head = Η τελευταία πέτρα έπεσε στην κεφαλή { $pit }: στοπ ή συνέχεια;
picture-capture =
    { $takes ->
        [column] Η τελευταία πέτρα έπεσε στον { $pit }, κενό βόθρο: αιχμαλωτίζονται και οι δύο βόθροι της στήλης
       *[inner] Η τελευταία πέτρα έπεσε στον { $pit }, κενό βόθρο: αιχμαλωτίζεται ο βόθρος απέναντι
    }

story-ruling-endless = Ξεκίνημα που δεν θα τελείωνε ποτέ δεν επιτρέπεται. Όλες οι πηγές σιωπούν γι’ αυτό.
story-ruling-repeat =
    { $repeat ->
        [draw] Μια θέση που ξανάρχεται είναι ισοπαλία. Έτσι λέει το κείμενο για το Nsolo· τι ακριβώς ξανάρχεται, όλοι οι βόθροι και ποιος παίζει, είναι δική μας ανάγνωση.
       *[judge] Μια θέση που έρχεται τρίτη φορά τελειώνει το παιχνίδι: κερδίζουν οι περισσότερες πέτρες στον πίνακα, έπειτα η τελευταία αιχμαλωσία. Η παράδοση δεν ξέρει ισοπαλία, και σιωπά για παιχνίδια που δεν τελειώνουν ποτέ.
    }

word-gomba = gomba, πληθυντικός magomba
word-gomba-means = βόθρος του πίνακα. Σόνα.
word-matombo = matombo
word-matombo-means = πέτρες: ό,τι σπέρνεται, όποιο κι αν είναι. Σόνα.
word-musoro = musoro, πληθυντικός misoro
word-musoro-means = κατά λέξη κεφάλι: οι βόθροι στο δεξί άκρο της εξωτερικής σειράς ενός παίκτη, όπου μπορεί κανείς να σταματήσει. Σόνα.
word-tsoro = Tsoro
word-tsoro-means = στα σόνα, όνομα για όλα τα παιχνίδια με πίνακα και πούλια.
word-fuva = Fuva, Imbwe
word-fuva-means = το τετράσειρο παιχνίδι αυτών των κανόνων, με τα δικά του ονόματα.
word-nsolo = Nsolo, Nchombwa
word-nsolo-means = το τετράσειρο παιχνίδι των Ngoni· το δεύτερο όνομα βρίσκεται σε γραπτά της αποικιοκρατίας.
word-lap = γύρος, σκυταλοδρομία
word-lap-means = ό,τι σπέρνεται από έναν βόθρο· και οι γύροι που ακολουθούν ο ένας από τον άλλον.

story-family = Tsoro δεν είναι ένα μόνο παιχνίδι. Στους Shona της βορειοανατολικής Ζιμπάμπουε η λέξη σκεπάζει μια οικογένεια: δική τους ντάμα, τρία στη σειρά (Tsoro Yemutatu), Morris δώδεκα ανδρών (Tsoro Yemutwelve) και μανκάλα. Το τετράσειρο παιχνίδι αυτής της σελίδας είναι το Fuva, ή Imbwe.
story-family-source = Mancala World, “Tsoro”
story-played = Παίζεται στο ύπαιθρο. Σκάβονται βόθροι στο χώμα ή στην άμμο και σπέρνονται λείες ποτάμιες πέτρες, άγριοι σπόροι ή καπάκια μπουκαλιών· πίνακες σχεδιάζονται και σε χαρτί ή σκαλίζονται σε ξύλο. Από εκεί έρχονται οι πίνακες και τα πούλια αυτής της σελίδας.
story-played-source = Mancala World, “Tsoro”
story-matthews = Τους κανόνες κατέγραψε πρώτος με φροντίδα το 1964 ο J. B. Matthews, μαζί με πολλούς από τους τρόπους που παίζουν οι άνθρωποι: μία κεφαλή ή δύο, ένας βόθρος μπόνους ή τρεις, πίνακες με 6 στήλες και με 21.
story-matthews-source = Matthews 1964· Mancala World, “Tsoro”
story-solved = Στον 4 × 8, τον πίνακα που ο Matthews συνάντησε συχνότερα, ο Βορράς, που παίζει δεύτερος, κερδίζει μέσα σε 50 κινήσεις και των δύο, αν κανείς δεν κάνει λάθος. Το απέδειξε η μηχανή αυτής της σελίδας το 2026· σε πίνακες έως 6 στηλών το κάνει μπροστά σας, στο επίπεδο 8.
story-solved-source = Δική μας απόδειξη: docs/solved.md
story-ngoni = Το Nsolo ανήκει στους Ngoni του Μαλάουι και της ανατολικής Ζάμπιας. Ο Meredith G. Sanderson, γιατρός στο τότε προτεκτοράτο της Νιασαλάνδης, το περιέγραψε το 1913· παίκτες στο Ndola της Ζάμπιας έδωσαν λεπτομερώς τους κανόνες του το 1975.
story-ngoni-source = Sanderson 1913· Mancala World, “Nsolo”
story-villages = Οι πίνακές του έχουν από 8 ως 36 στήλες. Ο μεγαλύτερος θέλει 284 πέτρες και παίζεται από ομάδες, στη σκιά των δέντρων του χωριού, κάποτε από ολόκληρα χωριά.
story-villages-source = Mancala World, “Nsolo”
story-players = Το παιχνίδι ανήκει σε όσους το παίζουν. Λίγα γράφτηκαν γι’ αυτό, και τα περισσότερα από επισκέπτες. Αν το μάθατε αλλιώς, οι δάσκαλοί σας είναι η καλύτερη πηγή: αλλάξτε τους κανόνες σε ένα νέο παιχνίδι ώσπου να γίνουν δικοί σας.

source-matthews = J. B. Matthews, “Notes on Some African Stone Games”, NADA 9(1), 1964, 64–66.
source-sanderson = M. G. Sanderson, “Native Games of Central Africa”, Journal of the Royal Anthropological Institute 43, 1913, 726–736.
source-world = Mancala World, “Tsoro” και “Nsolo”, με κείμενα από εκεί στα ελληνικά, στα ζουλού και στα γκουτζαράτι.

## What comes with the computer's thinking

computer-restarted = Ο υπολογιστής έχασε το νήμα και αρχίζει να σκέφτεται από την αρχή. Το παιχνίδι είναι όπως ήταν.
computer-failed = Ο υπολογιστής δεν μπορεί να σκεφτεί άλλο ({ $reason }). Από εδώ αποφασίζετε εσείς γι’ αυτόν.

hint-sought = Ψάχνει μια καλή κίνηση …
hint-failed = Δεν υπάρχει υπόδειξη: { $reason }.
hint-start =
    Σπείρετε από τον { $pit }: { $laps ->
        [one] { $laps } γύρος
       *[other] { $laps } γύροι
    }{ $heads ->
        [0] { "" }
       *[other] { $stops ->
            [yes] , ως το στοπ σε κεφαλή
           *[no] , με συνέχεια στην κεφαλή
        }
    }{ $captured ->
        [0] .
        [one] , παίρνει { $captured } πέτρα{ $takes ->
            [0] .
           *[other] , έπειτα { $bonus }.
        }
       *[other] , παίρνει { $captured } πέτρες{ $takes ->
            [0] .
           *[other] , έπειτα { $bonus }.
        }
    }
hint-go-on =
    Συνεχίστε: { $laps ->
        [one] { $laps } γύρος
       *[other] { $laps } γύροι
    } ακόμη{ $captured ->
        [0] { $stops ->
            [yes] , έπειτα στοπ σε κεφαλή.
           *[no] .
        }
        [one] , παίρνει { $captured } πέτρα{ $takes ->
            [0] .
           *[other] , έπειτα { $bonus }.
        }
       *[other] , παίρνει { $captured } πέτρες{ $takes ->
            [0] .
           *[other] , έπειτα { $bonus }.
        }
    }
hint-stop = Σταματήστε εδώ.
hint-takes =
    { $takes ->
        [0] Μην πάρετε μπόνους.
       *[other] Πάρτε { $bonus }, έπειτα πατήστε «Έτοιμο».
    }

## The board on other sites

asked-refused = Αυτό που ζητήθηκε δεν μπορεί να εμφανιστεί: { $reason }
src-failed = Η καταγραφή στο { $src } δεν μπόρεσε να έρθει: { $reason }
src-unreachable = δεν ήταν προσιτή, ή ο ιστότοπός της ή αυτός εδώ δεν το επιτρέπει.
src-status = ο διακομιστής απάντησε { $status }.
src-long = είναι πολύ μεγάλη.
record-long = Η καταγραφή είναι πολύ μεγάλη: ως 1 MB.
whole-page = Παιχνίδι σε ολόκληρη τη σελίδα ↗
no-method = Δεν υπάρχει «{ $call }» να κληθεί· επιτρέπονται: { $methods }

## The board as a table; what is read out

table-turn =
    { $under ->
        [yes] Παίζει: { $name }· ως τώρα { $turn }.
       *[no] Παίζει: { $name }.
    }
table-row =
    { $number } · { $owner }, { $row ->
        [outer] εξωτερική
       *[inner] εσωτερική
    }
table-count = { $stones }
table-head = ({ $stones })
table-signs = Οι κεφαλές είναι σε παρένθεση.
reading-row =
    { $row ->
        [outer] Εξωτερική
       *[inner] Εσωτερική
    } σειρά { $owner ->
        [mover] σας
       *[other] του αντιπάλου
    }, { $first } ως { $last }: { $counts }. { $total ->
        [one] { $total } πέτρα.
       *[other] { $total } πέτρες.
    }
reading-count = { $count }
reading-no-turn = Δεν έχει παιχτεί ακόμη κίνηση.

## Without network

offline-new = Υπάρχει νέα έκδοση του παιχνιδιού.
offline-load = Φόρτωση
offline-coming = Η νέα έκδοση έρχεται …
offline-others = Η νέα έκδοση θα έρθει όταν κλείσει το παιχνίδι στις άλλες καρτέλες.

## The kiosk

kiosk-invite = Αγγίξτε για να παίξετε
kiosk-ask = Παίζετε ακόμη;
kiosk-over = Το παιχνίδι τελείωσε. Άλλο ένα;
kiosk-countdown =
    { $seconds ->
        [one] Το ταμπλό στήνεται ξανά σε { $seconds } δευτερόλεπτο.
       *[other] Το ταμπλό στήνεται ξανά σε { $seconds } δευτερόλεπτα.
    }
kiosk-stay = Παίζω ακόμη
kiosk-again = Παιχνίδι ξανά
kiosk-leave = Τέλος
kiosk-unspoken = kiosk-languages: δεν υπάρχουν λόγια σε { $unknown }. Υπάρχουν: { $known }.
kiosk-illegible = Αυτή η συσκευή δεν έχει γραμματοσειρά για: { $languages }. Αυτές οι προσκλήσεις παραλείπονται.

# your-page.html, on which curators put a board together

builder-title = Ένας πίνακας στη σελίδα σας
builder-about = Διαλέξτε πίνακα, δείτε τον και αντιγράψτε ό,τι χρειάζεται η σελίδα σας.
builder-board = Ο πίνακας
builder-columns = Στήλες
builder-columns-how = Από 3 έως 36· αν μείνει κενό, όσες έχει το παιχνίδι.
builder-controls = Οι αναγνώστες μπορούν
builder-controls-play = Να παίξουν
builder-controls-replay = Να δουν μια παρτίδα
builder-controls-full = Και τα δύο
builder-controls-none = Μόνο να κοιτάξουν
builder-lang-auto = Του αναγνώστη
builder-light-auto = Όπως η σελίδα σας
builder-size = Πλάτος στη σελίδα σας
builder-size-auto = Όσο το κείμενο
builder-size-rem = Το πολύ { $rem } rem
builder-record = Καταγεγραμμένη παρτίδα
builder-record-how = Αφήστε το κενό για ένα παιχνίδι που παίζεται. Την καταγραφή τη δίνει η πλήρης σελίδα.
builder-looks = Πώς φαίνεται
builder-looks-width = Πλάτος { $pixels } εικονοστοιχεία
builder-paste = Τι επικολλάτε
builder-copied = Αντιγράφηκε.
builder-link = Παίξτε Tsoro
builder-line = Μία γραμμή HTML
builder-line-how = Όπου οι σελίδες σας επιτρέπουν σενάρια. Η καλύτερη λύση: έχει το ύψος που χρειάζεται και ακολουθεί το φως της σελίδας.
builder-frame = Ένα πλαίσιο
builder-frame-how = Όπου οι σελίδες σας επιτρέπουν πλαίσια, αλλά όχι σενάρια άλλου φακέλου.
builder-wordpress = WordPress
builder-wordpress-how = Με το πρόσθετο Tsoro, σε κάθε άρθρο: οι συντάκτες δεν χρειάζονται άλλο δικαίωμα.
builder-mediawiki = MediaWiki
builder-mediawiki-how = Αφού ένας διαχειριστής βάλει τη γραμμή mw.loader.load('{ $site }tsoro-wiki.js'); στη σελίδα MediaWiki:Common.js.
builder-kiosk = Περίπτερο μουσείου
builder-kiosk-how = Η εντολή που δείχνει το παιχνίδι σε πλήρη οθόνη. Αρχίζει πάλι ύστερα από 60 δευτερόλεπτα χωρίς άγγιγμα.
