# ગુજરાતી. Not yet reviewed by a native speaker. Terms as in the Gujarati text on Tsoro: ખાડો (gomba), પથ્થર (tombo), માથું (musoro), હરોળ (row), કબજો (capture).
# Lap: ફેરો; turn: ચાલ; bonus: બોનસ.

writing-direction = ltr

south = દક્ષિણ
north = ઉત્તર

## The element: loading

loading = પથ્થરો ગોઠવાય છે …
not-ready = બોર્ડ હજી તૈયાર નથી: tsoro-ready ની રાહ જુઓ.
bad-choices = પસંદગી એટલે ખાડા અને તેના પથ્થરોની યાદી.
load-failed = રમત શરૂ થઈ શકી નહીં.
load-file = ફાઇલ તરીકે ખોલેલું આ પાનું પોતાના ભાગ લાવી શકતું નથી. તેની બાજુની tsoro.html ખોલો, જે આખું એક ફાઇલમાં છે, અથવા ફોલ્ડરને કોઈ વેબ સર્વર પર મૂકો.
load-old = આ બ્રાઉઝર બહુ જૂનું છે: તેમાં SIMD સાથેનું WebAssembly નથી. 2023 કે પછીનું કોઈ પણ બ્રાઉઝર ચાલશે.
load-missing = રમતનો એક ભાગ સર્વર પર નથી. ફરી લોડ કરો; તોય ન ચાલે તો આ સાઇટ ચલાવનારને કહો.
load-mime = સર્વર રમતનો એક ભાગ ખોટા પ્રકારે મોકલે છે. સ્ક્રિપ્ટ text/javascript તરીકે, .wasm application/wasm તરીકે આવવી જોઈએ.
load-csp = આ સાઇટની સુરક્ષા નીતિ WebAssembly ની મનાઈ કરે છે. તેણે script-src 'wasm-unsafe-eval' ની છૂટ આપવી જોઈએ.
load-network = રમતનો એક ભાગ લાવી શકાયો નહીં: જોડાણ નથી, અથવા તૂટી ગયું. જોડાણ પાછું આવે ત્યારે ફરી લોડ કરો.
load-damaged = રમતનો એક ભાગ બગડેલો છે. ફરી લોડ કરો; તેનાથી ન થાય તો આ સાઇટ ચલાવનારને ફાઇલો ફરી મૂકવા કહો.
load-foreign = રમતનો એક ભાગ તેની સાઇટ પરથી લાવી શકાયો નહીં. જોડાણ તૂટ્યું, અથવા તે સાઇટે Access-Control-Allow-Origin મોકલવું જોઈએ, અથવા આ પાનાની નીતિએ connect-src માં તેની છૂટ આપવી જોઈએ.
load-broken = એન્જિન અટકી ગયું અને ફરી શરૂ ન થયું. તમારી રમત સચવાયેલી છે: પાનું ફરી લોડ કરો.
revived = એન્જિન ઠોકર ખાઈને ફરી શરૂ થયું. તમારી રમત જેમ હતી તેમ છે.

## The element: the board for screen readers

board-label = બોર્ડ, ચાર હરોળ
bar-label = હવે શું કરવું
pit =
    { $pit }, { $owner ->
        [mover] તમારી
       *[other] વિરોધીની
    } { $row ->
        [outer] બહારની
       *[inner] અંદરની
    } હરોળ{ $head ->
        [yes] , માથું
       *[no] { "" }
    }, { $stones ->
        [0] ખાલી
        [one] { $stones } પથ્થર
       *[other] { $stones } પથ્થર
    }{ $use ->
        [start] , શરૂ કરી શકાય
        [take] , લઈ શકાય
        [chosen] , પસંદ કરેલો
        [chosen-stones] , { $chosen } પસંદ કરેલા
       *[none] { "" }
    }

said-turn =
    { $by }, { $start } થી: { $laps ->
        [0] એકે ફેરો નહીં
        [one] { $laps } ફેરો
       *[other] { $laps } ફેરા
    }{ $taken ->
        [0] , { $end } પર પૂરું, કંઈ લીધું નહીં.
        [one] , { $end } પર પૂરું, { $taken } પથ્થર લીધો.
       *[other] , { $end } પર પૂરું, { $taken } પથ્થર લીધા.
    }
said-from = { $pits } માંથી લીધા.
said-next = હવે { $name } નો વારો.

## The element: prompts

sowing = { $name } વાવે છે · ફેરો { $lap }
sowing-skip = બોર્ડ પર અથવા Space દબાવવાથી અંત દેખાય છે.
skip = છોડો
prompt-start = { $name } નો વારો
prompt-you = તમે { $name } છો: તમારો વારો
prompt-yours = તમારો વારો
prompt-first =
    શરૂ કરી શકાય તેવો ખાડો (ચમકતી કિનાર) પસંદ કરો: તેના પથ્થરો { $direction ->
        [cw] ઘડિયાળની દિશામાં
       *[ccw] ઘડિયાળની વિરુદ્ધ દિશામાં
    } વવાય છે.
looking =
    { $ply ->
        [0] પાછળ જુઓ છો: શરૂઆત
       *[other] પાછળ જુઓ છો: { $plies } માંથી ચાલ { $ply } પછી
    }
looking-end = ચાલ { $plies } પછી, અત્યારે છે તેમ
looking-detail = કંઈ ખોવાતું નથી.
latest = રમતમાં પાછા
branch = અહીંથી રમો
branch-title = { $name } નો વારો, પછી જે થયું તેની જગ્યાએ
branch-detail = ‘પાછું લો’ પછી જે થયું હતું તે પાછું લાવે છે.

head-title = તમારો છેલ્લો પથ્થર માથા { $pit } માં પડ્યો.
head-detail =
    { $stones ->
        [one] અહીં અટકવું છે, કે તેનો { $stones } પથ્થર ઉપાડીને આગળ વધવું છે?
       *[other] અહીં અટકવું છે, કે તેના { $stones } પથ્થર ઉપાડીને આગળ વધવું છે?
    }
head-only-stop = અહીંથી આગળ વધવાનો કદી અંત ન આવે, એટલે ચાલ અટકે છે (અમારો નિર્ણય: સ્ત્રોતો મૌન છે).
stop = અટકો
stop-brings = કંઈ નહીં મળે
go-on = આગળ વધો
preview =
    { $laps ->
        [one] { $laps } ફેરો
       *[other] { $laps } ફેરા
    }, { $outcome ->
        [head] માથા { $end } સુધી
        [takes] અંત { $end }, લે છે { $taken }
       *[nothing] અંત { $end }
    }

bonus-pits =
    { $captured ->
        [one] { $captured } પથ્થર લીધો.
       *[other] { $captured } પથ્થર લીધા.
    } { $left ->
        [one] હજી એક ખાડો?
       *[other] હજી { $left } ખાડા સુધી?
    }
bonus-stones =
    { $captured ->
        [one] { $captured } પથ્થર લીધો.
       *[other] { $captured } પથ્થર લીધા.
    } { $left ->
        [one] હજી એક?
       *[other] હજી { $left } સુધી?
    }
bonus-how-pits = વિરોધીનો લઈ શકાય તેવો કોઈ પણ ખાડો (ચમકતી કિનાર), તેના બધા પથ્થર સાથે.
bonus-how-stones = દરેક વાર દબાવવાથી એક પથ્થર; આખા ખાડા માટે દબાવી રાખો.
bonus-chosen = { $chosen } · { $kind ->
        [pits] પાછો આપવા ફરી પસંદ કરો
       *[stones] { $left } માંથી { $count } પથ્થર
    }
chosen-pit = { $pit } ({ $stones })
bonus-count = { $left } માંથી { $count }
done = થઈ ગયું
take-nothing = બોનસ નહીં
take-no-more = વધુ નહીં
steps = { $pit } ના પથ્થર
give-back = { $pit } ને એક પાછો આપો
whole-pit = { $pit } ના બધા

## The element: where a pit leads

foreseen = { $pit } થી: { $what }.
foreseen-stop = અટકો: કંઈ નહીં મળે.
foreseen-on = આગળ વધો: { $what }.

## The element: the transport

transport-label = રમતમાં આગળપાછળ
transport-more = બીજાં પગલાં
back-game = શરૂઆતમાં
back-turn = એક ચાલ પાછળ
back-lap = એક ફેરો પાછળ
back-stone = એક પથ્થર પાછળ
on-stone = એક પથ્થર આગળ
on-lap = એક ફેરો આગળ
on-turn = એક ચાલ આગળ
on-game = અંતમાં
film-play = અહીંથી રમત બતાવો
film-pause = થોભો
game-range = રમતની ચાલ
game-range-value =
    { $ply ->
        [0] શરૂઆત
       *[other] { $last } માંથી ચાલ { $ply } પછી
    }
turn-range = ચાલનો પથ્થર
turn-range-value = { $stops } માંથી પથ્થર { $stop }, ફેરો { $lap }
stone-place = ચાલ { $ply }, { $stops } માંથી પથ્થર { $stop }, ફેરો { $lap }
within = { $last } માંથી ચાલ { $ply }: { $name }
within-detail = { $stops } માંથી પથ્થર { $stop } · ફેરો { $lap }

speed = વાવવાની ઝડપ
speed-value =
    { $speed ->
        [instant] તરત
       *[other] { $speed } ×
    }

## The element: why a pit cannot be used

why-few = { $pit } માં એક જ પથ્થર છે: બે કે વધુવાળો ખાડો હોય ત્યાં સુધી તેનાથી શરૂ કરો.
why-blocked = { $pit } માં એક જ પથ્થર છે અને પછીનો ખાડો ખાલી નથી: તે શરૂ કરી શકાય નહીં.
why-endless = { $pit } થી વાવણી કદી પૂરી ન થાય, એટલે તે શરૂ કરી શકાય નહીં. (અમારો નિર્ણય: સ્ત્રોતો મૌન છે.)
why-safe-head = { $pit } માથું છે, અને આ રમતમાં માથાં સલામત છે.
why-empty = { $pit } ખાલી છે.
why-not-yours = { $pit } તમારો નથી: તમારી પોતાની બે હરોળમાંથી શરૂ કરો.
why-yours = { $pit } તમારો છે: વિરોધીની હરોળમાંથી લો.
why-head = પહેલાં માથા પર નક્કી કરો: અટકવું કે આગળ વધવું?
why-over = રમત પૂરી થઈ.
why-full = આટલું જ લઈ શકાય. “થઈ ગયું” દબાવો, અથવા કંઈક પાછું આપો.
why-exhausted = { $pit } ના બધા પથ્થર પસંદ થઈ ગયા છે.
why-looking = તમે પાછળ જુઓ છો. “અહીંથી રમો” દબાવો, અથવા રમતમાં પાછા જાઓ.

## The element: results

result-won = { $name } જીત્યા.
result-drawn = બરાબરી.
reason-no-stones = { $name } પાસે એકે પથ્થર રહ્યો નથી.
reason-no-move = { $name } પાસે શરૂ કરી શકાય તેવો ખાડો નથી.
reason-resigned = { $name } એ હાર સ્વીકારી.
reason-repetition =
    { $draw ->
        [yes] એ જ સ્થિતિ ફરી આવી.
       *[no] એ જ સ્થિતિ ત્રીજી વાર આવી, અને { $winner } ની સ્થિતિ વધુ સારી છે (અમારો નિર્ણય).
    }
taken = લીધેલા: { $bySouth } ({ $south }), { $byNorth } ({ $north }).

## The page

board-size = 4 × { $width }
game-tsoro = Tsoro
game-tsoro-1964 = Tsoro 1964
game-nsolo = Nsolo
game-nsolo-1913 = Nsolo 1913
about-tsoro = અટકવા કે આગળ વધવા બે માથાં, અને દરેક કબજા સાથે હજી બે ખાડા સુધી.
about-tsoro-1964 = Matthews ને સૌથી વધુ મળેલું બોર્ડ, બોનસથી સલામત માથાં સાથે.
about-nsolo = માથાં નથી; દરેક કબજો ગમે ત્યાંથી તેટલા જ બીજા પથ્થર લે છે.
about-nsolo-1913 = Sanderson એ લખ્યું તેમ: આખી ઊભી હાર, અને એક વધુ ખાડો.
status-start = { $name } નો વારો
status-head = { $name } માથા પર નક્કી કરે છે
status-bonus = { $name } બોનસ લે છે
status-animating = { $name } વાવે છે
lap = ફેરો { $lap }

turns = ચાલ
no-turns = દરેક ચાલ રમાય તેમ અહીં લખાય છે.
back = પહેલાંની રમતમાં પાછા
turn-label = ચાલ { $number }: { $turn }. તેના પછીનું બોર્ડ જુઓ.
stones-taken = લીધેલા
transport = પાછળ અને આગળ
undo = પાછું લો
redo = ફરી કરો
undo-turn = આખી ચાલ પાછી લો
redo-turn = આખી ચાલ ફરી કરો
panel = ચાલ અને રમત
close = બંધ કરો
resign = હાર સ્વીકારો
record = લિંક અને નોંધ
how-to-play = કેવી રીતે રમાય
new-game = નવી રમત
settings = સેટિંગ્સ
rematch = ફરી રમીએ
rematch-how = બાજુ બદલીને
other-boards = આ પણ
quick-tsoro-21 = Tsoro 4 × 21
quick-tsoro-8 = Tsoro 4 × 8
quick-nsolo-8 = Nsolo 4 × 8

resign-title = હાર સ્વીકારવી છે?
resign-detail = બીજો ખેલાડી તરત જીતે છે. ‘પાછું લો’ રમત પાછી લાવે છે.
resign-side = { $name } હાર સ્વીકારે છે
keep-playing = રમતા રહો
leave-title = આ રમત છોડવી છે?
leave-detail = તે હજી પૂરી થઈ નથી, અને નવી રમત તેની જગ્યા લેશે.
leave = છોડી દો

kept-aside = અહીં સચવાયેલી એક રમત વાંચી શકાઈ નહીં. તેને બાજુ પર મૂકી છે, અને નવી રમત ગોઠવી છે. ({ $reason })
no-record = તે રમતની નોંધ નથી.
dismiss = બરાબર

## The page: a new game

rules-usual = હંમેશ મુજબ
rule-and-value = { $rule }: { $value }

rule-bonus = કબજા પછી બોનસ
value-bonus-0 = નહીં
value-bonus-1 = 1 ખાડો
value-bonus-2 = 2 ખાડા
value-bonus-3 = 3
value-bonus-4 = 4
value-bonus-5 = 5
value-bonus-equal = જેટલા કબજે કર્યા તેટલા પથ્થર
rule-heads = માથાં
value-heads-0 = નહીં
value-heads-1 = એક
value-heads-2 = બે
rule-takes = કબજામાં મળે
value-takes-column = ઊભી હારના બંને ખાડા
value-takes-inner = અંદરનો ખાડો
rule-direction = દિશા
value-direction-ccw = ઘડિયાળની વિરુદ્ધ
value-direction-cw = ઘડિયાળની દિશામાં
rule-safe-heads = માથાં બોનસથી સલામત
value-safe-heads-no = ના
value-safe-heads-yes = હા
rule-repeat = સ્થિતિ ફરી આવે ત્યારે
value-repeat-judge = ત્રીજી વાર: નિર્ણય
value-repeat-draw = બીજી વાર: બરાબરી

## Rules and story; the signs of the turns; print

story = નિયમો અને કથા
board-table = બોર્ડ કોષ્ટક તરીકે
story-coming = એક ક્ષણ …
part-missing = પાનાનો આ ભાગ લાવી શકાયો નહીં. જોડાણ છે? તો ફરી પ્રયત્ન કરો.
part-gone = સર્વર પર પાનાનો આ ભાગ હવે નથી; કદાચ ત્યાં નવી આવૃત્તિ છે. પાનું ફરી લોડ કરો: તમારી રમત સચવાયેલી છે.
load-again = ફરી લોડ કરો
signs = ચિહ્નોનો અર્થ
sign-start = e1
sign-start-means = e1 થી વાવ્યું
sign-plus = +
sign-plus-means = માથા પર આગળ વધ્યા
sign-minus = -
sign-minus-means = માથા પર અટક્યા
sign-x = x
sign-x-means =
    { $bonus ->
        [none] કબજે કર્યું
       *[other] કબજે કર્યું; પછી બોનસ
    }
sign-stones = e4*2
sign-stones-means = e4 માંથી બે પથ્થર

## The computer

computer = કમ્પ્યુટર, સ્તર { $level }
thinking-start = { $name } વિચારે છે …
thinking-head = { $name } માથા પર નક્કી કરે છે …
thinking-bonus =
    { $name } એ { $taken ->
        [one] { $taken } પથ્થર લીધો
       *[other] { $taken } પથ્થર લીધા
    } અને બોનસ પસંદ કરે છે …
status-thinking = { $name } વિચારે છે
why-thinking = તમારો વારો નથી: કમ્પ્યુટર નક્કી કરે છે.
hold = થોભો
watch = રમવા દો

hint = સૂચન (H)

analysis = વિશ્લેષણ
analysis-off = વિશ્લેષણ છુપાવો
line = આગળ શું થઈ શકે: { $turns }
line-detail = આમાંનું કંઈ રમાયું નથી.

# Where what a computer thinks with is missing
computer-missing = કમ્પ્યુટરની વિચારશક્તિ લાવી શકાઈ નહીં. જોડાણ છે? અહીંથી તેના વતી તમે નક્કી કરો.

## The lessons

lessons = પહેલા પાઠ
lessons-offer = આઠ ટૂંકા પાઠમાં શીખો

## A start to be confirmed

why-confirm = વાવવા માટે { $pit } ફરી એક વાર દબાવો.

## Games in links

link-newer = આ લિંક પાનાની નવી આવૃત્તિએ બનાવી છે. તે મેળવવા ફરી લોડ કરો; તમારી રમત જેમ હતી તેમ છે.
link-damaged = આ લિંક આખી નથી: રસ્તામાં કપાઈ ગઈ? ફરી મંગાવો; તમારી રમત જેમ હતી તેમ છે.
link-refused = આ લિંકની રમત રમી શકાય તેમ નથી: { $reason }. તમારી રમત જેમ હતી તેમ છે.

## The analysis

analysis-title = વિશ્લેષણ
analysis-depth =
    { $depth ->
        [0] જોવાનું શરૂ કરે છે …
        [one] { $depth } ચાલ ઊંડું
       *[other] { $depth } ચાલ ઊંડું
    }
analysis-chance = { $name }: { $percent } %
analysis-proven =
    { $turns ->
        [0] { $name } જીતી ગયા છે
        [one] સાબિત: { $name } { $turns } ચાલમાં જીતે છે
       *[other] સાબિત: { $name } { $turns } ચાલમાં જીતે છે
    }
analysis-lines = અહીંની શ્રેષ્ઠ ચાલ
analysis-lines-hint = ચાલ દબાવો એટલે તેના પછીનું બોર્ડ દેખાશે.
analysis-show = { $turns } પછીનું બોર્ડ
analysis-course = રમતનો પ્રવાહ
analysis-at = ચાલ { $ply }: { $chance }
analysis-unknown = ચાલ { $ply }
analysis-turned = ચાલ { $ply }, { $turn }: { $name } એ { $percent } % ગુમાવ્યા
analysis-turned-short = { $ply } · { $turn } −{ $percent } %
analysis-failed = વિશ્લેષણ અટકી ગયું. { $reason } આગળ ચલાવવા છુપાવીને ફરી બતાવો.

## The coach

coach-goal = ધ્યેય: વિરોધી પાસે વાવવા એકે પથ્થર ન રહે. કબજે થયેલા પથ્થર બોર્ડ પરથી જાય છે.
coach-loss =
    { $stones ->
        [one] તમે { $stones } પથ્થર ગુમાવ્યો
       *[other] તમે { $stones } પથ્થર ગુમાવ્યા
    }{ $bonus ->
        [0] { "" }
       *[other] , બોનસ સાથે
    }: વાવેલો છેલ્લો પથ્થર તમારા પથ્થરની સામેના અંદરના ખાલી ખાડામાં પડ્યો.
coach-foresee =
    { $touch ->
        [yes] ચમકતી કિનારવાળા ખાડા પર આંગળી દબાવી રાખો
       *[no] ચમકતી કિનારવાળા ખાડા પર રહો
    }, એટલે બોર્ડ બતાવે છે કે તેના પથ્થરો ક્યાં પહોંચશે.
coach-capture =
    { $stones ->
        [one] { $pit } થી તમે { $stones } પથ્થર લઈ શકો: છેલ્લો પથ્થર તેની સામેના અંદરના ખાલી ખાડામાં પડે છે.
       *[other] { $pit } થી તમે { $stones } પથ્થર લઈ શકો: છેલ્લો પથ્થર તેમની સામેના અંદરના ખાલી ખાડામાં પડે છે.
    }
coach-head = તૂટક વર્તુળો માથાં છે: ફક્ત ત્યાં જ તમે અટકવાનું કે આગળ વધવાનું પસંદ કરો.
coach-hint = ખાતરી નથી? દીવો, અથવા H કી, સારી ચાલ બતાવે છે.
coach-lessons =
    બધું નવું છે? { $panel ->
        [beside] ચાલની નીચે
       *[menu] મેનુમાં
    } “પહેલા પાઠ” આઠ ટૂંકા પાઠ છે.

## How a game went

ending = રમત કેવી રહી
ending-taken = લીધેલા પથ્થર
ending-longest = સૌથી લાંબી ફેરામાળા
ending-longest-count =
    { $count ->
        [one] { $count } ફેરો
       *[other] { $count } ફેરા
    }
ending-longest-none = એકે પથ્થર વવાયો નથી
ending-best = સૌથી મોટો કબજો
ending-best-count =
    { $count ->
        [one] { $count } પથ્થર
       *[other] { $count } પથ્થર
    }
ending-best-none = કંઈ કબજે થયું નથી
ending-turn = { $name }, ચાલ { $number }
review = ફરી જુઓ
copy-record = નોંધની નકલ
copied = નોંધની નકલ થઈ ગઈ.
copy-by-hand = બ્રાઉઝર પાનાને નકલ કરવા દેતું નથી. આ રહી નોંધ:

## How to play

how-goal = વિરોધી ચાલી ન શકે ત્યારે તમે જીતો: વ્યવહારમાં, તેનો એકે પથ્થર ન રહે ત્યારે. દરેક ખેલાડીની પોતાની નજીકની બે હરોળ છે.
how-start =
    બે કે વધુ પથ્થર (matombo) વાળો તમારો ખાડો (gomba) પસંદ કરો. તેના પથ્થરો એક પછી એક તમારી બે હરોળની ફરતે, { $direction ->
        [cw] ઘડિયાળની દિશામાં
       *[ccw] ઘડિયાળની વિરુદ્ધ દિશામાં
    }, વવાય છે.
how-relay = છેલ્લો પથ્થર બીજા પથ્થરોમાં પડે તો તે બધા ઉપાડીને ફરી વવાય છે, ફેરા પછી ફેરો, છેલ્લો પથ્થર ખાલી ખાડામાં પડે ત્યાં સુધી.
how-heads =
    { $heads ->
        [one] તૂટક વર્તુળ માથું (musoro) બતાવે છે.
       *[other] તૂટક વર્તુળો માથાં (misoro) બતાવે છે.
    } તમારો છેલ્લો પથ્થર પથ્થરવાળા માથામાં પડે તો તમે પસંદ કરો: કંઈ લીધા વિના ત્યાં અટકો, અથવા તે ઉપાડીને આગળ વધો.
how-capture =
    તમારો છેલ્લો પથ્થર તમારી અંદરની હરોળના ખાલી ખાડામાં પડે તો તમે સામેના પથ્થરો{ $takes ->
        [column] { " " }અને તેની પાછળના ખાડાના પથ્થરો
       *[inner] { "" }
    } કબજે કરો છો. કબજે કરેલા પથ્થરો બોર્ડ છોડી જાય છે.
how-bonus =
    { $bonus ->
        [0] આ રમતમાં કબજા પછી બોનસ નથી.
        [1] પછી તમે વિરોધીનો એક વધુ ખાડો લઈ શકો.
        [equal] પછી તમે જેટલા કબજે કર્યા તેટલા જ બીજા છૂટા પથ્થર વિરોધીના ગમે તે ખાડામાંથી લઈ શકો.
       *[other] પછી તમે વિરોધીના વધુ { $bonus } ખાડા સુધી લઈ શકો.
    }{ $safe ->
        [yes] { " " }માથાં તેનાથી સલામત છે.
       *[no] { "" }
    }
how-singles = એકલો પથ્થર ત્યારે જ શરૂ કરી શકે જ્યારે તમારી પાસે બે કે વધુવાળો ખાડો ન હોય, અને ફક્ત ખાલી ખાડામાં.
how-keys = કી
keys-walk = બોર્ડ જેમ દેખાય તેમ બાજુના ખાડા પર
keys-ends = હરોળના છેડે
keys-rows = તે હરોળમાં
keys-next = વાપરી શકાય તેવા પછીના ખાડા પર, કે પહેલાંના
keys-choose = પસંદ કરો; Shift સાથે, આખો ખાડો
keys-back = પસંદ કરેલો પથ્થર પાછો આપો
keys-pit = ખાડો ક્યાં લઈ જાય તે, કે કેમ ન વપરાય તે વાંચો
keys-row = હરોળ વાંચો
keys-board = આખું બોર્ડ વાંચો
keys-turn = છેલ્લી ચાલ અને શું નક્કી કરવું તે વાંચો
keys-hint = સૂચન
keys-undo = પાછું લો, ફરી કરો
keys-turns = એક ચાલ પાછળ અને આગળ; Shift સાથે, છેડા સુધી
keys-stones = એક પથ્થર પાછળ અને આગળ; Shift સાથે, એક ફેરો
keys-film = રમત બતાવો, અને થોભો
how-rulings =
    જ્યાં પરંપરા મૌન છે ત્યાં અમારે નિર્ણય લેવો પડ્યો: કદી પૂરી ન થાય તેવી શરૂઆતની છૂટ નથી; જે સ્થિતિ ફરી { $repeat ->
        [draw] બીજી વાર આવે તે બરાબરી છે.
       *[judge] ત્રીજી વાર આવે તે રમત પૂરી કરે છે, અને જેની પાસે વધુ પથ્થર હોય તે જીતે છે.
    }
how-sources = Tsoro અને Nsolo વિશેનાં લખાણોમાંથી; J. B. Matthews, “Notes on Some African Stone Games”, 1964; M. G. Sanderson, “Native Games of Central Africa”, 1913.

## The lessons: a guided first game

lesson-step =
    પાઠ { $number }: { $title }{ $done ->
        [yes] , થયો
       *[no] { "" }
    }
lesson-previous = પાછળ
lesson-again = ફરીથી
lesson-next = આગળ
lesson-finish = રમત તરફ

lesson-lap-title = ફેરો
lesson-lap = તમે દક્ષિણ છો: તમારી નજીકની બે હરોળ તમારી છે. શરૂ કરી શકાય તેવો તમારો ખાડો (ચમકતી કિનાર) પસંદ કરો, તેના પથ્થરો એક પછી એક પછીના ખાડામાં પડશે.
lesson-lap-task = એક ખાડો વાવો.
lesson-lap-done = આ ફેરો હતો: રસ્તામાં આવેલા દરેક ખાડામાં એક પથ્થર.
lesson-lap-missed = બીજો ખાડો અજમાવો.

lesson-ring-title = વર્તુળ
lesson-ring = તમારી બે હરોળ એક વર્તુળ છે. જમણે છેડે બહારની હરોળ અંદરનીમાં જાય છે, અને ડાબે છેડે અંદરની પાછી બહારનીમાં જાય છે.
lesson-ring-task = ખૂણો વળીને વાવો.
lesson-ring-done = ગોળ ગોળ: તમારા પથ્થરો આપમેળે તમારી બે હરોળ છોડતા નથી.
lesson-ring-missed = તે પથ્થરો એક જ હરોળમાં રહ્યા. તેના છેડાની વધુ નજીકથી શરૂ કરો.

lesson-relay-title = ફેરામાળા
lesson-relay = છેલ્લો પથ્થર બીજા પથ્થરોમાં પડે તો તે બધા ઉપાડીને આગળ વવાય છે: તે પછીનો ફેરો છે. ફક્ત ખાલી ખાડો તેને પૂરો કરે છે.
lesson-relay-task = એક ચાલમાં બે ફેરા વાવો.
lesson-relay-done = ખાડામાંનો પથ્થર છેલ્લાને સાથે લઈ ગયો. કેટલીક ફેરામાળા ડઝનબંધ ફેરા ચાલે છે.
lesson-relay-missed = છેલ્લો પથ્થર ખાલી ખાડામાં પડ્યો, એટલે એક જ ફેરો થયો. છેલ્લો પથ્થર બીજાને મળે ત્યાં સુધી ગણો.

lesson-capture-title = કબજો
lesson-capture = તમારો છેલ્લો પથ્થર તમારી અંદરની હરોળના ખાલી ખાડામાં પડે તો તમે વિરોધીની બંને હરોળમાં તેની સામેના પથ્થરો કબજે કરો છો.
lesson-capture-task = પથ્થરો કબજે કરો.
lesson-capture-done = તે કાયમ માટે બોર્ડ છોડી જાય છે, અને તમારો પોતાનો પથ્થર રહે છે.
lesson-capture-missed = તે તમારી બહારની હરોળમાં પૂરું થયું, જ્યાં કંઈ કબજે થતું નથી. જેનો છેલ્લો પથ્થર અંદરની હરોળમાં પડે તે ખાડો શોધો.

lesson-bonus-title = બોનસ
lesson-bonus = Tsoro માં કબજા પછી તમે વિરોધીના ગમે તે વધુ બે ખાડા સુધી, તેના બધા પથ્થર સાથે, લઈ શકો. તે પસંદ કરો, પછી “થઈ ગયું” દબાવો.
lesson-bonus-task = કબજે કરો, પછી બે ખાડા લો.
lesson-bonus-done = એક કબજો અને બે ખાડા: આખી રમત તેનાથી પલટાઈ શકે.
lesson-bonus-missed = તમે ઓછું લઈ શકો, અને ક્યારેક એ ડહાપણ છે. અહીં બે ખાડા લો.

lesson-head-title = માથું
lesson-head = તૂટક વર્તુળો માથાં બતાવે છે. તમારો છેલ્લો પથ્થર પથ્થરવાળા માથામાં પડે તો તમે પસંદ કરો: કંઈ લીધા વિના ત્યાં અટકો, અથવા તે ઉપાડીને આગળ વધો.
lesson-head-task = જ્યાં તેનાથી કબજો થાય ત્યાં આગળ વધો: બટન કહે છે કે દરેકથી શું મળે.
lesson-head-done = તમે આગળ વધ્યા, અને કબજે કર્યું. આગળ વધવાથી તમારા ખાડા બગડે ત્યાં અટકો.
lesson-head-missed = તમે અટક્યા અને કંઈ લીધું નહીં. ક્યારેક એ ડહાપણ છે; અહીં આગળ વધો.

lesson-singles-title = ફક્ત એકલા પથ્થર
lesson-singles = એકલો પથ્થર ત્યારે જ શરૂ કરી શકે જ્યારે તમારી પાસે બે કે વધુવાળો ખાડો ન હોય, અને ફક્ત ખાલી ખાડામાં. તે પણ કબજે કરી શકે.
lesson-singles-task = એકલા પથ્થરથી કબજે કરો.
lesson-singles-done = એક પગલું પૂરતું હતું. થોડા પથ્થર હોય ત્યારે દરેક પગલું ગણાય છે.
lesson-singles-missed = તે પગલાએ કંઈ કબજે ન કર્યું. પથ્થરોની સામેનો, તમારી અંદરની હરોળનો ખાલી ખાડો શોધો.

lesson-end-title = જીત
lesson-end = જે ચાલી ન શકે તે હારે છે: વ્યવહારમાં, જેનો એકે પથ્થર ન રહે. અહીં કમ્પ્યુટર ઉત્તર તરફથી રમે છે. સૂચન: ઉત્તર પાસે એટલું ઓછું રહેવા દો કે તે શું રમશે તે તમે જાણો.
lesson-end-task = ઉત્તરનો છેલ્લો પથ્થર લો.
lesson-end-done = તમે જીત્યા, અને રમત જાણો છો. વધુ પહોળું બોર્ડ રાહ જુએ છે.
lesson-end-missed = આ વખતે ઉત્તર જીત્યું. તરત કબજે કરો, અને પછી જે ચાલી શકે તે લઈ લો.

## The dialog for a new game

new-which = કઈ રમત
new-first = કોણ શરૂ કરે
new-rules = નિયમો બદલો
new-begin = રમત શરૂ કરો
team-how = ટુકડી: વચ્ચે અલ્પવિરામ સાથેનાં નામ, જે વારાફરતી રમે છે.
new-ends = બોર્ડ પરની રમત પૂરી થાય છે.
name = નામ
name-south = દક્ષિણનું નામ
name-north = ઉત્તરનું નામ
width = બોર્ડ
width-less = એક ઊભી હાર ઓછી
width-more = એક ઊભી હાર વધુ
width-hint = પરંપરાગત પહોળાઈ; 3 થી 36 સુધી કોઈ પણ રમી શકાય.
width-hint-range = પરંપરા મુજબ { $least } થી { $most } ઊભી હાર; 3 થી 36 સુધી કોઈ પણ રમી શકાય.
source-bonus = Tsoro બે ખાડા, બીજા 1 થી 5: Matthews 1964. Nsolo તેટલા જ પથ્થર: Nsolo વિશેનું ગ્રીક લખાણ. એક ખાડો: Sanderson 1913.
source-heads = બે; અથવા ફક્ત સૌથી જમણું, ત્રણ પથ્થર સાથે ગોઠવેલું: Matthews 1964.
source-takes = બંને ખાડા: Matthews 1964, Sanderson 1913. ફક્ત અંદરનો: Nsolo વિશેનું ગ્રીક લખાણ.
source-direction = બધા સ્ત્રોતોમાં ઘડિયાળની વિરુદ્ધ, ફક્ત ગુજરાતી લખાણ ઘડિયાળની દિશામાં કહે છે.
source-safe-heads = સલામત: Matthews 1964, પ્રકાર 6. બીજાં લખાણો કહે છે “કોઈ પણ બે”.
source-repeat = પથ્થરોથી, પછી છેલ્લા કબજાથી નિર્ણય: અમારો નિર્ણય, કેમ કે પરંપરા Tsoro માં બરાબરી જાણતી નથી. બરાબરી: Nsolo વિશેનું લખાણ.

## Who plays

player-kind =
    { $level ->
        [0] માણસ
        [1] કમ્પ્યુટર 1 · નરમ
        [2] કમ્પ્યુટર 2 · સહેલું
        [3] કમ્પ્યુટર 3 · ઠીક
        [4] કમ્પ્યુટર 4 · સ્થિર
        [5] કમ્પ્યુટર 5 · બળવાન
        [6] કમ્પ્યુટર 6 · તેજ
        [7] કમ્પ્યુટર 7 · નિષ્ણાત
       *[8] કમ્પ્યુટર 8 · ઉસ્તાદ
    }
level-about =
    { $level ->
        [1] જે પહેલું સારું દેખાય તે રમે છે, અને વારંવાર ભૂલ કરે છે.
        [2] પોતાના કબજા જુએ છે, તમારા ભાગ્યે જ.
        [3] એક-બે ચાલ આગળ જુએ છે.
        [4] થોડી ચાલ આગળ જુએ છે અને ઓછું માફ કરે છે.
        [5] ભાગ્યે જ કબજો ચૂકે છે.
        [6] લાંબી ફેરામાળામાં ઊંડે સુધી જુએ છે.
        [7] હરાવવું અઘરું, ક્ષણભર વિચારીને.
       *[8] પોતાનાથી બને તેટલું ઉત્તમ, ચાલ દીઠ થોડી સેકન્ડ.
    }
think-time = વિચારવાનો સમય
think-seconds =
    { $seconds ->
        [0] તેના સ્તર મુજબ
        [one] ચાલ દીઠ { $seconds } સેકન્ડ
       *[other] ચાલ દીઠ { $seconds } સેકન્ડ
    }

## What is printed

printed-to-move = { $name } નો વારો, { $plies ->
        [one] { $plies } ચાલ પછી
       *[other] { $plies } ચાલ પછી
    }.

## The dialog of link, record and picture

record-link = લિંકથી રમો
record-link-how = જે લિંક ખોલે તે છેલ્લી ચાલ જુએ છે, જવાબ આપે છે, અને પછીની લિંક પાછી મોકલે છે.
record-link-label = આ રમતની લિંક
record-link-none = આ પાનું ફાઇલમાંથી ખૂલ્યું છે, તેથી બીજા ખોલી શકે એવું તેનું સરનામું નથી. તેને બદલે નીચેની નોંધ લખાણ કે ફાઇલ તરીકે મોકલો: જેની પાસે રમત હોય તે તેને પાટિયા પર મૂકી શકે.
record-link-local = આ સરનામું ફક્ત આ ઉપકરણ ખોલી શકે. બીજે રહેનારને નોંધ મોકલો.
record-qr = લિંક QR કોડ તરીકે
record-qr-long = આ સરનામું QR કોડ માટે બહુ લાંબું છે. તેને બદલે લિંક કે નોંધ મોકલો.
copy-link = લિંકની નકલ
share = શેર કરો …
share-title = { $game } ની રમત
link-copied = લિંકની નકલ થઈ ગઈ.
record-text = નોંધ
record-text-how = અહીં બીજી નોંધ ચોંટાડો કે લખો. બોર્ડ પરની રમત પાછી મળી શકે છે.
copy-text = નકલ
record-copied = નોંધની નકલ થઈ ગઈ.
copy-refused = બ્રાઉઝર પાનાને નકલ કરવા દેતું નથી: લખાણ પસંદ કરેલું છે, હાથે નકલ કરો.
save-file = ફાઇલ તરીકે સાચવો
open-file = ફાઇલ ખોલો …
record-load = બોર્ડ પર મૂકો
record-refused = તે બોર્ડ પર મૂકી શકાય તેમ નથી (અંગ્રેજીમાં):
record-large = નોંધ માટે આ બહુ મોટું છે: વધુમાં વધુ 1 MB.
record-unread = ફાઇલ વાંચી શકાઈ નહીં.
record-html = તમારા પોતાના પાના પર
record-html-frame = ફ્રેમ તરીકે, જે પાનાં સ્ક્રિપ્ટ સ્વીકારતાં નથી તેમના માટે
record-html-how = આ HTML રમતને તમારા પાના પર મૂકે છે, જોવા માટે. તમારું પાનું, બ્લોગ કે વિકિ જ્યાં HTML સ્વીકારે ત્યાં ચોંટાડો.
copy-html = HTML ની નકલ
html-copied = HTML ની નકલ થઈ ગઈ.
record-picture = બોર્ડનું ચિત્ર
picture-title = { $game }, { $name } નો વારો
picture-row = હરોળ { $row }: { $counts }.
picture-svg = SVG
picture-png = PNG
picture-text = લખાણ
picture-print = છાપો …
picture-failed = બ્રાઉઝર ચિત્ર દોરી શક્યું નહીં. SVG માં એ જ છે.

## Settings

language = ભાષા
language-auto = બ્રાઉઝર મુજબ
full-motion = તો પણ હલનચલન બતાવો
full-motion-hint = તમારી સિસ્ટમ ઓછું હલનચલન માગે છે, એટલે પથ્થરો તરત ખસે છે.
theme = પ્રકાશ
theme-auto = સિસ્ટમ મુજબ
theme-day = દિવસ
theme-night = રાત
view = નીચે કોણ બેસે
view-auto = તમે
numerals = ખાડા પર સંખ્યા
coordinates = કિનારે અક્ષર અને અંક
preview-setting = ખાડો ક્યાં લઈ જાય તે બતાવો

board = બોર્ડ
board-earth = વાળેલી માટી
board-wood = કોતરેલું લાકડું
board-paper = કાગળ
counters = શેનાથી રમવું
counters-pebbles = નદીના કાંકરા
counters-seeds = જંગલી બીજ
counters-caps = બોટલનાં ઢાંકણાં

sound = અવાજ
volume = અવાજનું પ્રમાણ
volume-value = { $percent } %
keys-setting = અક્ષર કી આખા પાના પર ચાલે
confirm-setting = ચાલ બીજી વાર દબાવવાથી શરૂ થાય
full-screen = પૂરી સ્ક્રીન
kept-coming = નેટવર્ક વિના: તૈયારી ચાલે છે …
kept-yes = નેટવર્ક વિના: બ્રાઉઝર આ પાનું સાચવે છે, અને તે ચાલે છે.
kept-old = નેટવર્ક વિના: આ પાનું ચાલે છે. નવી આવૃત્તિ આખી લાવી શકાઈ નહીં: સર્વર પર ફાઇલો નથી, અથવા રસ્તામાં બદલાઈ ગઈ.
kept-impossible = નેટવર્ક વિના: અહીં શક્ય નથી. બ્રાઉઝર પાનું ફક્ત https સરનામેથી સાચવે છે; દરેક ખાનગી વિન્ડોમાં નહીં, અને ફ્રેમમાં નહીં.
kept-refused = નેટવર્ક વિના: મંજૂરી નથી. સાઇટે sw.js ને text/javascript તરીકે મોકલવી અને worker-src 'self' ની છૂટ આપવી પડે.
kept-failed = નેટવર્ક વિના: પાનું સાચવી શકાયું નહીં. સર્વર પર ફાઇલો નથી કે રસ્તામાં બદલાઈ ગઈ, અથવા બ્રાઉઝરમાં જગ્યા નથી.

## Rules and story

story-rules = આ રમત કેવી રીતે રમાય
story-words = શબ્દો
story-history = કથા
story-sources = આ ક્યાંથી આવ્યું
story-here = તમારી સામેનું બોર્ડ: { $rules }.
story-ruling = અમારો નિર્ણય

picture-start = શરૂઆત, { $width } ઊભી હારના બોર્ડ પર
picture-relay = { $start } થી { $end } સુધીની ચાલ, { $laps } ફેરામાં
picture-head = છેલ્લો પથ્થર માથા { $pit } માં પડ્યો: અટકવું, કે આગળ વધવું?
picture-capture =
    { $takes ->
        [column] છેલ્લો પથ્થર ખાલી ખાડા { $pit } માં પડ્યો: સામેની ઊભી હારના બંને ખાડા કબજે થાય છે
       *[inner] છેલ્લો પથ્થર ખાલી ખાડા { $pit } માં પડ્યો: સામેનો ખાડો કબજે થાય છે
    }

story-ruling-endless = કદી પૂરી ન થાય તેવી શરૂઆતની છૂટ નથી. બધા સ્ત્રોતો તે વિશે મૌન છે.
story-ruling-repeat =
    { $repeat ->
        [draw] ફરી આવતી સ્થિતિ બરાબરી છે. Nsolo વિશેનું લખાણ એમ કહે છે; બરાબર શું ફરી આવે, બધા ખાડા અને કોનો વારો, તે અમારું વાચન છે.
       *[judge] ત્રીજી વાર આવતી સ્થિતિ રમત પૂરી કરે છે: બોર્ડ પર વધુ પથ્થર જીતે છે, પછી છેલ્લો કબજો. પરંપરા બરાબરી જાણતી નથી, અને કદી પૂરી ન થતી રમતો વિશે મૌન છે.
    }

word-gomba = gomba, બહુવચન magomba
word-gomba-means = બોર્ડનો ખાડો. શોના ભાષા.
word-matombo = matombo
word-matombo-means = પથ્થરો: જે વવાય તે, ગમે તે હોય. શોના ભાષા.
word-musoro = musoro, બહુવચન misoro
word-musoro-means = શાબ્દિક રીતે માથું: ખેલાડીની બહારની હરોળના જમણા છેડાના ખાડા, જ્યાં અટકી શકાય. શોના ભાષા.
word-tsoro = Tsoro
word-tsoro-means = શોનામાં, બોર્ડ અને કાંકરાની બધી રમતોનું નામ.
word-fuva = Fuva, Imbwe
word-fuva-means = આ નિયમોની ચાર હરોળની રમત, તેનાં પોતાનાં નામે.
word-nsolo = Nsolo, Nchombwa
word-nsolo-means = Ngoni લોકોની ચાર હરોળની રમત; બીજું નામ વસાહતી કાળનાં લખાણોમાં છે.
word-lap = ફેરો, ફેરામાળા
word-lap-means = એક ખાડામાંથી જે વવાય તે; અને એકબીજાની પાછળ આવતા ફેરા.

story-family = Tsoro એક જ રમત નથી. ઉત્તરપૂર્વીય ઝિમ્બાબ્વેના શોના લોકોમાં આ શબ્દ આખા કુટુંબને આવરે છે: તેમની પોતાની ડ્રાફ્ટ, ત્રણ-એક-હારમાં (Tsoro Yemutatu), બાર પુરુષોની મોરિસ (Tsoro Yemutwelve), અને મેનકાલા. આ પાના પરની ચાર હરોળની રમત Fuva અથવા Imbwe છે.
story-family-source = Mancala World, “Tsoro”
story-played = તે ખુલ્લામાં રમાય છે. માટી કે રેતીમાં ખાડા ખોદાય છે, અને નદીના લીસા કાંકરા, જંગલી બીજ કે બોટલનાં ઢાંકણાં વવાય છે; બોર્ડ કાગળ પર દોરાય અને લાકડામાં કોતરાય પણ છે. આ પાનાનાં બોર્ડ અને કાંકરા ત્યાંથી આવ્યાં છે.
story-played-source = Mancala World, “Tsoro”
story-matthews = નિયમો પહેલી વાર 1964 માં J. B. Matthews એ કાળજીથી નોંધ્યા, લોકો જે ઘણી રીતે રમે છે તેની સાથે: એક માથું કે બે, બોનસનો એક ખાડો કે ત્રણ, 6 ઊભી હારનાં અને 21 નાં બોર્ડ.
story-matthews-source = Matthews 1964; Mancala World, “Tsoro”
story-solved = 4 × 8 પર, Matthews ને સૌથી વધુ મળેલા બોર્ડ પર, બીજી રમનાર ઉત્તર બંનેની 50 ચાલની અંદર જીતે છે, જો કોઈ ભૂલ ન કરે. આ પાનાના એન્જિને 2026 માં તે સાબિત કર્યું; 6 સુધીના સ્તંભના બોર્ડ પર, સ્તર 8 પર, તે તમારી સામે સાબિત કરે છે.
story-solved-source = અમારી પોતાની સાબિતી: docs/solved.md
story-ngoni = Nsolo માલાવી અને પૂર્વ ઝામ્બિયાના Ngoni લોકોની છે. તે સમયના ન્યાસાલૅન્ડના ડૉક્ટર Meredith G. Sanderson એ 1913 માં તેનું વર્ણન કર્યું; ઝામ્બિયાના Ndola ના ખેલાડીઓએ 1975 માં તેના નિયમો વિગતે આપ્યા.
story-ngoni-source = Sanderson 1913; Mancala World, “Nsolo”
story-villages = તેનાં બોર્ડ 8 થી 36 ઊભી હારનાં હોય છે. સૌથી લાંબું 284 પથ્થર માગે છે અને ગામનાં ઝાડની છાયામાં ટુકડીઓ, ક્યારેક આખાં ગામ, રમે છે.
story-villages-source = Mancala World, “Nsolo”
story-players = રમત તેને રમનારાઓની છે. તેના વિશે થોડું લખાયું, અને મોટે ભાગે મુલાકાતીઓએ. તમને બીજી રીતે શીખવવામાં આવ્યું હોય તો તમારા શિક્ષકો વધુ સારો સ્ત્રોત છે: નવી રમતના નિયમો તમારા થાય ત્યાં સુધી બદલો.

source-matthews = J. B. Matthews, “Notes on Some African Stone Games”, NADA 9(1), 1964, 64–66.
source-sanderson = M. G. Sanderson, “Native Games of Central Africa”, Journal of the Royal Anthropological Institute 43, 1913, 726–736.
source-world = Mancala World, “Tsoro” અને “Nsolo”, ત્યાંનાં ગ્રીક, ઝુલુ અને ગુજરાતી લખાણો સાથે.

## What comes with the computer's thinking

computer-restarted = કમ્પ્યુટરનો દોરો તૂટ્યો અને તે ફરી વિચારવાનું શરૂ કરે છે. રમત જેમ હતી તેમ છે.
computer-failed = કમ્પ્યુટર આગળ વિચારી શકતું નથી. { $reason } અહીંથી તેના વતી તમે નક્કી કરો.

hint-sought = સારી ચાલ શોધાય છે …
hint-failed = સૂચન નથી. { $reason }
hint-start =
    { $pit } થી વાવો: { $laps ->
        [one] { $laps } ફેરો
       *[other] { $laps } ફેરા
    }{ $heads ->
        [0] { "" }
       *[other] { $stops ->
            [yes] , માથા પર અટકો ત્યાં સુધી
           *[no] , માથા પર આગળ વધીને
        }
    }{ $captured ->
        [0] .
        [one] , { $captured } પથ્થર મળે{ $takes ->
            [0] .
           *[other] , પછી { $bonus }.
        }
       *[other] , { $captured } પથ્થર મળે{ $takes ->
            [0] .
           *[other] , પછી { $bonus }.
        }
    }
hint-go-on =
    આગળ વધો: હજી { $laps ->
        [one] { $laps } ફેરો
       *[other] { $laps } ફેરા
    }{ $captured ->
        [0] { $stops ->
            [yes] , પછી માથા પર અટકો.
           *[no] .
        }
        [one] , { $captured } પથ્થર મળે{ $takes ->
            [0] .
           *[other] , પછી { $bonus }.
        }
       *[other] , { $captured } પથ્થર મળે{ $takes ->
            [0] .
           *[other] , પછી { $bonus }.
        }
    }
hint-stop = અહીં અટકો.
hint-takes =
    { $takes ->
        [0] બોનસ ન લો.
       *[other] { $bonus } લો, પછી “થઈ ગયું” દબાવો.
    }

## The board on other sites

asked-refused = જે માગ્યું હતું તે બતાવી શકાતું નથી: { $reason }
src-failed = { $src } પરની નોંધ લાવી શકાઈ નહીં: { $reason }
src-unreachable = ત્યાં પહોંચી શકાયું નહીં, અથવા તેની કે આ સાઇટ છૂટ આપતી નથી.
src-status = સર્વરે { $status } જવાબ આપ્યો.
src-long = તે બહુ લાંબી છે.
src-slow = તે સમયસર આવી નહીં.
src-text = તે લખાણ નથી.
replay-empty = ફરી બતાવવા માટે કોઈ નોંધ નથી. તેને ટૅગ વચ્ચે, અથવા record કે src થી આપો.
record-long = નોંધ બહુ લાંબી છે: વધુમાં વધુ 1 MB.
whole-page = આખા પાના પર રમો ↗
no-method = બોલાવવા માટે “{ $call }” નથી; છૂટ છે: { $methods }
no-id = બોલાવવાનો id નકલ થઈ શકે તેવો હોવો જોઈએ, જેમ કે અંક.

## The board as a table; what is read out

table-turn =
    { $under ->
        [yes] { $name } નો વારો; અત્યાર સુધી { $turn }.
       *[no] { $name } નો વારો.
    }
table-row =
    { $number } · { $owner }, { $row ->
        [outer] બહારની
       *[inner] અંદરની
    }
table-count = { $stones }
table-head = ({ $stones })
table-signs = માથાં કૌંસમાં છે.
reading-row =
    { $owner ->
        [mover] તમારી
       *[other] વિરોધીની
    } { $row ->
        [outer] બહારની
       *[inner] અંદરની
    } હરોળ, { $first } થી { $last }: { $counts }. { $total ->
        [one] { $total } પથ્થર.
       *[other] { $total } પથ્થર.
    }
reading-count = { $count }
reading-no-turn = હજી કોઈ ચાલ રમાઈ નથી.

## Without network

offline-new = રમતની નવી આવૃત્તિ આવી છે.
offline-load = લોડ કરો
offline-coming = નવી આવૃત્તિ આવી રહી છે …
offline-others = બીજા ટૅબમાં રમત બંધ થાય ત્યારે નવી આવૃત્તિ આવશે.

## The kiosk

kiosk-invite = રમવા માટે સ્પર્શ કરો
kiosk-ask = તમે હજી રમો છો?
kiosk-over = રમત પૂરી થઈ. બીજી રમશો?
kiosk-countdown =
    { $seconds ->
        [one] { $seconds } સેકન્ડમાં પાટિયું નવેસરથી ગોઠવાશે.
       *[other] { $seconds } સેકન્ડમાં પાટિયું નવેસરથી ગોઠવાશે.
    }
kiosk-stay = હું હજી રમું છું
kiosk-again = ફરી રમો
kiosk-leave = સમાપ્ત
kiosk-unspoken = kiosk-languages: { $unknown } માં શબ્દો નથી. ઉપલબ્ધ છે: { $known }.
kiosk-illegible = આ ઉપકરણ પાસે આ ભાષાના અક્ષરો નથી: { $languages }. આ આમંત્રણો બતાવવામાં આવતાં નથી.

# your-page.html, on which curators put a board together

builder-title = તમારા પાના પર બોર્ડ મૂકો
builder-about = બોર્ડ પસંદ કરો, તે કેવું દેખાય છે તે જુઓ, અને તમારા પાનાને જે જોઈએ તેની નકલ કરો.
builder-board = બોર્ડ
builder-columns = સ્તંભ
builder-columns-how = 3 થી 36; ખાલી હોય તો રમતમાં હોય તેટલા.
builder-controls = વાચકો શું કરી શકે
builder-controls-play = રમી શકે
builder-controls-replay = રમત જોઈ શકે
builder-controls-full = બંને
builder-controls-none = ફક્ત બોર્ડ જોઈ શકે
builder-lang-auto = વાચકની પોતાની
builder-light-auto = તમારા પાના મુજબ
builder-size = તમારા પાના પર પહોળાઈ
builder-size-auto = તમારા લખાણ જેટલી
builder-size-rem = વધુમાં વધુ { $rem } rem
builder-record = નોંધેલી રમત
builder-record-how = રમવા માટેની રમત માટે ખાલી રાખો. નોંધ આખા પાના પર મળે છે.
builder-looks = કેવું દેખાય છે
builder-looks-width = { $pixels } પિક્સેલ પહોળું
builder-paste = શું ચોંટાડવું
builder-copied = નકલ થઈ ગઈ.
builder-link = Tsoro રમો
builder-line = HTML ની એક લીટી
builder-line-how = જ્યાં તમારાં પાનાં સ્ક્રિપ્ટ સ્વીકારે છે. આ સૌથી સારું છે: જોઈએ તેટલું ઊંચું, અને તમારા પાનાના પ્રકાશ મુજબ.
builder-frame = ફ્રેમ
builder-frame-how = જ્યાં તમારાં પાનાં ફ્રેમ સ્વીકારે છે, પણ બીજા ફોલ્ડરની સ્ક્રિપ્ટ નહીં.
builder-wordpress = WordPress
builder-wordpress-how = Tsoro પ્લગઇન સાથે, કોઈ પણ લેખમાં: લેખકોને બીજા હકની જરૂર નથી.
builder-mediawiki = MediaWiki
builder-mediawiki-how = સંચાલકે MediaWiki:Common.js માં mw.loader.load('{ $site }tsoro-wiki.js'); લીટી મૂક્યા પછી.
builder-kiosk = સંગ્રહાલયનું યંત્ર
builder-kiosk-how = આખા પડદા પર રમત બતાવતો આદેશ. કોઈ અડે નહીં તો 60 સેકન્ડ પછી ફરી શરૂ થાય છે.
