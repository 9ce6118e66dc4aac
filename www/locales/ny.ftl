# Chichewa. Not yet reviewed by a native speaker. Pit: dzenje (maenje); stone: mwala (miyala); head: mutu (mitu); lap: ulendo (maulendo); turn: sewero (masewero); to capture: kugwira.

writing-direction = ltr

south = Kumwera
north = Kumpoto

## The element: loading

loading = Miyala ikuikidwa …
not-ready = Bolodi silinakonzeke: dikirani tsoro-ready.
bad-choices = Zosankha ndi mndandanda wa maenje ndi miyala yake.
load-failed = Masewera alephera kuyamba.
load-file = Tsamba lotsegulidwa ngati fayilo silingathe kutenga zigawo zake. Tsegulani tsoro.html yomwe ili pafupi nalo, yonse m’fayilo imodzi, kapena ikani foda pa seva iliyonse.
load-old = Msakatuli uwu ndi wakale kwambiri: ulibe WebAssembly yokhala ndi SIMD. Uliwonse wa 2023 kapena pambuyo pake ungagwire ntchito.
load-missing = Gawo la masewera palibe pa seva. Tsegulaninso; ngati sizithandiza, uzani mwini webusaitiyi.
load-mime = Seva ikutumiza gawo la masewera ngati mtundu wolakwika. Ma script ayenera kubwera ngati text/javascript, .wasm ngati application/wasm.
load-csp = Malamulo a chitetezo a webusaitiyi akuletsa WebAssembly. Ayenera kulola script-src 'wasm-unsafe-eval'.
load-network = Gawo lina la masewera lalephera kubwera: intaneti palibe, kapena yaduka. Tsegulaninso ikabwerera.
load-damaged = Gawo lina la masewera laonongeka. Tsegulaninso; ngati sizithandiza, uzani mwini tsambali kuti akoperenso mafayilo.
load-foreign = Gawo la masewera silinabwere kuchokera pa webusaiti yake. Intaneti yaduka, kapena webusaitiyo itumize Access-Control-Allow-Origin, kapena malamulo a tsamba lino ailole mu connect-src.
load-broken = Injini yaima ndipo yalephera kuyambanso. Masewera anu asungidwa: tsegulaninso tsamba.
revived = Injini yapunthwa ndipo yayambitsidwanso. Masewera anu ali monga analili.

## The element: the board for screen readers

board-label = Bolodi, mizere inayi
bar-label = Zoyenera kuchita tsopano
pit =
    { $pit }, mzere { $row ->
        [outer] wakunja
       *[inner] wamkati
    } { $owner ->
        [mover] wanu
       *[other] wa wotsutsana nanu
    }{ $head ->
        [yes] , mutu
       *[no] { "" }
    }, { $stones ->
        [0] lopanda kanthu
        [one] mwala { $stones }
       *[other] miyala { $stones }
    }{ $use ->
        [start] , lingayambe
        [take] , lingatengedwe
        [chosen] , lasankhidwa
        [chosen-stones] , yasankhidwa { $chosen }
       *[none] { "" }
    }

said-turn =
    { $by } wasewera { $start }: { $laps ->
        [0] palibe ulendo
        [one] ulendo { $laps }
       *[other] maulendo { $laps }
    }{ $taken ->
        [0] , zathera pa { $end }, palibe chatengedwa.
        [one] , zathera pa { $end }, mwala { $taken } watengedwa.
       *[other] , zathera pa { $end }, miyala { $taken } yatengedwa.
    }
said-from = Yatengedwa kuchokera { $pits }.
said-next = Wosewera: { $name }.

## The element: prompts

sowing = { $name } akubzala · ulendo { $lap }
sowing-skip = Kudina bolodi, kapena Space, kumaonetsa mathero.
skip = Dumphani
prompt-start = Wosewera: { $name }
prompt-you = Inu ndinu { $name }: nthawi yanu
prompt-yours = Nthawi yanu
prompt-first =
    Sankhani dzenje lomwe lingayambe (lowala): miyala yake imabzalidwa { $direction ->
        [cw] monga wotchi
       *[ccw] mosiyana ndi wotchi
    }.
looking =
    { $ply ->
        [0] Kuyang’ana m’mbuyo: poyamba
       *[other] Kuyang’ana m’mbuyo: pambuyo pa sewero { $ply } mwa { $plies }
    }
looking-end = Pambuyo pa sewero { $plies }, monga zilili
looking-detail = Palibe chotayika.
latest = Bwererani ku masewera
branch = Sewerani kuyambira apa
branch-title = Wosewera: { $name }, m’malo mwa zomwe zinatsatira
branch-detail = Kubweza kumabweretsa zomwe zinatsatira.

head-title = Mwala womaliza wagwera m’mutu { $pit }.
head-detail =
    { $stones ->
        [one] Imani, kapena nyamulani mwala wake { $stones } mupitirize?
       *[other] Imani, kapena nyamulani miyala yake { $stones } mupitirize?
    }
head-only-stop = Kupitiriza kuchokera apa sikungathe, choncho sewero likuima (lamulo lathu: zolembedwa sizikunena).
stop = Imani
stop-brings = palibe chotengedwa
go-on = Pitirizani
preview =
    { $laps ->
        [one] ulendo { $laps }
       *[other] maulendo { $laps }
    }, { $outcome ->
        [head] mpaka mutu { $end }
        [takes] kuthera { $end }, kutenga { $taken }
       *[nothing] kuthera { $end }
    }

bonus-pits =
    { $captured ->
        [one] Mwala { $captured } watengedwa.
       *[other] Miyala { $captured } yatengedwa.
    } { $left ->
        [one] Dzenje lina?
       *[other] Maenje ena mpaka { $left }?
    }
bonus-stones =
    { $captured ->
        [one] Mwala { $captured } watengedwa.
       *[other] Miyala { $captured } yatengedwa.
    } { $left ->
        [one] Wina umodzi?
       *[other] Mpaka ina { $left }?
    }
bonus-how-pits = Dzenje lililonse la wotsutsana nanu lomwe lingatengedwe (lowala), ndi miyala yake yonse.
bonus-how-stones = Kudina: mwala umodzi; kugwira osasiya: dzenje lonse.
bonus-chosen = { $chosen } · { $kind ->
        [pits] sankhaninso kuti mubweze
       *[stones] miyala { $count } mwa { $left }
    }
chosen-pit = { $pit } ({ $stones })
bonus-count = { $count } mwa { $left }
done = Ndamaliza
take-nothing = Palibe bonasi
take-no-more = Zakwana
steps = Miyala ya { $pit }
give-back = Bwezani umodzi ku { $pit }
whole-pit = Yonse ya { $pit }

## The element: where a pit leads

foreseen = Kuchokera { $pit }: { $what }.
foreseen-stop = Kuima: palibe chotengedwa.
foreseen-on = Kupitiriza: { $what }.

## The element: the transport

transport-label = Kuyenda m’masewera
transport-more = Masitepe ena
back-game = Ku chiyambi
back-turn = M’mbuyo sewero limodzi
back-lap = M’mbuyo ulendo umodzi
back-stone = M’mbuyo mwala umodzi
on-stone = Patsogolo mwala umodzi
on-lap = Patsogolo ulendo umodzi
on-turn = Patsogolo sewero limodzi
on-game = Ku mathero
film-play = Onetsani masewera kuyambira apa
film-pause = Imitsani
game-range = Sewero la masewera
game-range-value =
    { $ply ->
        [0] Chiyambi
       *[other] Pambuyo pa sewero { $ply } mwa { $last }
    }
turn-range = Mwala wa sewero
turn-range-value = Mwala { $stop } mwa { $stops }, ulendo { $lap }
stone-place = Sewero { $ply }, mwala { $stop } mwa { $stops }, ulendo { $lap }
within = Sewero { $ply } mwa { $last }: { $name }
within-detail = Mwala { $stop } mwa { $stops } · ulendo { $lap }

speed = Liwiro la kubzala
speed-value =
    { $speed ->
        [instant] nthawi yomweyo
       *[other] { $speed } ×
    }

## The element: why a pit cannot be used

why-few = { $pit } lili ndi mwala umodzi: yambani ndi iwiri kapena kuposa pamene muli ndi dzenje lotero.
why-blocked = { $pit } lili ndi mwala umodzi, ndipo dzenje lotsatira lili ndi miyala: silingayambe.
why-endless = Kubzala kuchokera { $pit } sikungathe, choncho silingayambe. (Lamulo lathu: zolembedwa sizikunena.)
why-safe-head = { $pit } ndi mutu, ndipo mitu ndi yotetezedwa m’masewera awa.
why-empty = { $pit } lilibe kanthu.
why-not-yours = { $pit } si lanu: yambani m’mizere yanu iwiri.
why-yours = { $pit } ndi lanu: tengani m’mizere ya wotsutsana nanu.
why-head = Yambani mwasankha pa mutu: kuima kapena kupitiriza?
why-over = Masewera atha.
why-full = Zomwe mungatenge zatha. Dinani “Ndamaliza”, kapena bwezani china.
why-exhausted = Miyala yonse ya { $pit } yasankhidwa.
why-looking = Mukuyang’ana m’mbuyo. Dinani “Sewerani kuyambira apa”, kapena bwererani ku masewera.

## The element: results

result-won = { $name } wapambana.
result-drawn = Afanana mphamvu.
reason-no-stones = { $name } alibenso mwala.
reason-no-move = { $name } alibe dzenje lomwe lingayambe.
reason-resigned = { $name } wasiya.
reason-repetition =
    { $draw ->
        [yes] Momwe zinalili zabwereranso.
       *[no] Momwe zinalili zabwera kachitatu, ndipo { $winner } ali bwino (lamulo lathu).
    }
taken = Yotengedwa: { $bySouth } ({ $south }), { $byNorth } ({ $north }).

## The page

board-size = 4 × { $width }
game-tsoro = Tsoro
game-tsoro-1964 = Tsoro 1964
game-nsolo = Nsolo
game-nsolo-1913 = Nsolo 1913
about-tsoro = Mitu iwiri yoimapo kapena kupitiriza, ndi maenje ena mpaka awiri pa kugwira kulikonse.
about-tsoro-1964 = Bolodi lomwe Matthews anakumana nalo kwambiri, mitu yotetezedwa ku bonasi.
about-nsolo = Palibe mitu; kugwira kulikonse kumatenga miyala ina yofanana, kumene mukufuna.
about-nsolo-1913 = Monga Sanderson analembera: mizati yathunthu, ndi dzenje lina limodzi.
status-start = Wosewera: { $name }
status-head = { $name } akusankha pa mutu
status-bonus = { $name } akutenga bonasi
status-animating = { $name } akubzala
lap = ulendo { $lap }

turns = Masewero
no-turns = Sewero lililonse limalembedwa pano likamaseweredwa.
back = Bwererani ku masewera apitawo
turn-label = Sewero { $number }: { $turn }. Onani bolodi pambuyo pake.
stones-taken = Yotengedwa
transport = M’mbuyo ndi patsogolo
undo = Bwezani
redo = Bwerezani
undo-turn = Bwezani sewero lonse
redo-turn = Bwerezani sewero lonse
panel = Masewero ndi masewera
close = Tsekani
resign = Siyani
record = Ulalo ndi zolembedwa
how-to-play = Maseweredwe ake
new-game = Masewera atsopano
settings = Zokonzera
rematch = Sewerani kachiwiri
rematch-how = mosinthana mbali
other-boards = Enanso
quick-tsoro-21 = Tsoro 4 × 21
quick-tsoro-8 = Tsoro 4 × 8
quick-nsolo-8 = Nsolo 4 × 8

resign-title = Mukusiya masewera?
resign-detail = Wosewera winayo apambana nthawi yomweyo. Kubweza kumabweretsa masewera.
resign-side = { $name } akusiya
keep-playing = Pitirizani kusewera
leave-title = Mukuchoka m’masewera awa?
leave-detail = Sanathe, ndipo atsopano angatenge malo ake.
leave = Chokani

kept-aside = Masewera omwe anasungidwa pano alephera kuwerengedwa. Aikidwa pambali, ndipo atsopano aikidwa. ({ $reason })
no-record = Si zolembedwa za masewera.
dismiss = Chabwino

## The page: a new game

rules-usual = monga mwa nthawi zonse
rule-and-value = { $rule }: { $value }

rule-bonus = Bonasi pambuyo pa kugwira
value-bonus-0 = palibe
value-bonus-1 = dzenje 1
value-bonus-2 = maenje 2
value-bonus-3 = 3
value-bonus-4 = 4
value-bonus-5 = 5
value-bonus-equal = miyala yofanana ndi yogwidwa
rule-heads = Mitu
value-heads-0 = palibe
value-heads-1 = umodzi
value-heads-2 = iwiri
rule-takes = Kugwira kumatenga
value-takes-column = maenje onse awiri a mzati
value-takes-inner = dzenje lamkati
rule-direction = Mbali
value-direction-ccw = mosiyana ndi wotchi
value-direction-cw = monga wotchi
rule-safe-heads = Mitu yotetezedwa ku bonasi
value-safe-heads-no = ayi
value-safe-heads-yes = inde
rule-repeat = Momwe zilili zikabwerera
value-repeat-judge = kachitatu: kuweruzidwa
value-repeat-draw = kachiwiri: kufanana

## Rules and story; the signs of the turns; print

story = Malamulo ndi mbiri
board-table = Bolodi ngati tebulo
story-coming = Dikirani pang’ono …
part-missing = Gawo ili la tsamba lalephera kubwera. Kodi intaneti ilipo? Yesaninso.
part-gone = Gawo ili la tsamba palibenso pa seva; mwina pali mtundu watsopano. Tsegulaninso tsamba: masewera anu asungidwa.
load-again = Tsegulaninso
signs = Tanthauzo la zizindikiro
sign-start = e1
sign-start-means = kubzala kuchokera e1
sign-plus = +
sign-plus-means = wapitiriza pa mutu
sign-minus = -
sign-minus-means = waima pa mutu
sign-x = x
sign-x-means =
    { $bonus ->
        [none] wagwira
       *[other] wagwira; kenako bonasi
    }
sign-stones = e4*2
sign-stones-means = miyala iwiri kuchokera e4

## The computer

computer = Kompyuta, mlingo { $level }
thinking-start = { $name } ikuganiza …
thinking-head = { $name } ikusankha pa mutu …
thinking-bonus =
    { $name } yatenga { $taken ->
        [one] mwala { $taken }
       *[other] miyala { $taken }
    } ndipo ikusankha bonasi …
status-thinking = { $name } ikuganiza
why-thinking = Si nthawi yanu: kompyuta ndi yomwe ikusankha.
hold = Imitsani
watch = Apitirize

hint = Langizo (H)

analysis = Kusanthula
analysis-off = Bisani kusanthula
line = Zomwe zingatsatire: { $turns }
line-detail = Palibe chaseweredwa mwa izi.

# Where what a computer thinks with is missing
computer-missing = Maganizo a kompyuta alephera kubwera. Kodi intaneti ilipo? Kuyambira apa muisankhira ndinu.

## The lessons

lessons = Maphunziro oyamba
lessons-offer = Phunzirani m’maphunziro afupi asanu ndi atatu

## A start to be confirmed

why-confirm = Dinani { $pit } kamodzinso kuti libzalidwe.

## Games in links

link-newer = Ulalo uwu unapangidwa ndi tsamba latsopano kuposa ili. Tsegulaninso kuti mulipeze; masewera anu ali monga analili.
link-damaged = Ulalo uwu siwokwanira: kodi unadulidwa panjira? Upempheninso; masewera anu ali monga analili.
link-refused = Masewera a mu ulalo uwu sangaseweredwe: { $reason }. Masewera anu ali monga analili.

## The analysis

analysis-title = Kusanthula
analysis-depth =
    { $depth ->
        [0] kukuyamba kuyang’ana …
        [one] kuya sewero { $depth }
       *[other] kuya masewero { $depth }
    }
analysis-chance = { $name }: { $percent } %
analysis-proven =
    { $turns ->
        [0] { $name } wapambana
        [one] Zatsimikizika: { $name } apambana m’sewero { $turns }
       *[other] Zatsimikizika: { $name } apambana m’masewero { $turns }
    }
analysis-lines = Masewero abwino kwambiri pano
analysis-lines-hint = Dinani sewero kuti muone bolodi pambuyo pake.
analysis-show = Bolodi pambuyo pa { $turns }
analysis-course = Mayendedwe a masewera
analysis-at = Sewero { $ply }: { $chance }
analysis-unknown = Sewero { $ply }
analysis-turned = Sewero { $ply }, { $turn }: { $name } wataya { $percent } %
analysis-turned-short = { $ply } · { $turn } −{ $percent } %
analysis-failed = Kusanthula kwaima. { $reason } Kubiseni ndi kukuonetsanso kuti kupitirize.

## The coach

coach-goal = Cholinga: wotsutsana nanu asatsale ndi mwala wobzala. Yogwidwa imachoka pa bolodi.
coach-loss =
    { $stones ->
        [one] Mwataya mwala { $stones }
       *[other] Mwataya miyala { $stones }
    }{ $bonus ->
        [0] { "" }
       *[other] , kuphatikiza bonasi
    }: womaliza unagwera m’dzenje lamkati lopanda kanthu, loyang’anana ndi yanu.
coach-foresee =
    { $touch ->
        [yes] Gwirani osasiya pa dzenje la m’mphepete mowala
       *[no] Khalani pa dzenje la m’mphepete mowala
    }, bolodi limaonetsa kumene miyala yake ingafike.
coach-capture =
    { $stones ->
        [one] Kuchokera { $pit } mungatenge mwala { $stones }: womaliza umagwera m’dzenje lamkati lopanda kanthu, loyang’anana nawo.
       *[other] Kuchokera { $pit } mungatenge miyala { $stones }: womaliza umagwera m’dzenje lamkati lopanda kanthu, loyang’anana nayo.
    }
coach-head = Mabwalo odukaduka ndi mitu: pamenepo pokha mumasankha kuima kapena kupitiriza.
coach-hint = Simukutsimikiza? Nyali, kapena kiyi H, imaonetsa sewero labwino.
coach-lessons =
    Zonse n’zachilendo? “Maphunziro oyamba”, { $panel ->
        [beside] pansi pa masewero
       *[menu] mu menyu
    }, ndi asanu ndi atatu ndipo ndi afupi.

## How a game went

ending = Momwe anayendera
ending-taken = Miyala yotengedwa
ending-longest = Maulendo otsatizana aatali
ending-longest-count =
    { $count ->
        [one] ulendo { $count }
       *[other] maulendo { $count }
    }
ending-longest-none = palibe mwala wobzalidwa
ending-best = Kugwira kopambana
ending-best-count =
    { $count ->
        [one] mwala { $count }
       *[other] miyala { $count }
    }
ending-best-none = palibe chogwidwa
ending-turn = { $name }, sewero { $number }
review = Onaninso
copy-record = Koperani zolembedwa
copied = Zolembedwa zakoperedwa.
copy-by-hand = Msakatuli sulola tsamba kukopera. Zolembedwa ndi izi:

## How to play

how-goal = Mumapambana pamene wotsutsana nanu sangathe kusewera: makamaka, pamene alibenso mwala. Wosewera aliyense ali ndi mizere iwiri yomwe ili pafupi naye.
how-start =
    Sankhani dzenje lanu (gomba) lokhala ndi miyala (matombo) iwiri kapena kuposa. Miyala yake imabzalidwa umodziumodzi kuzungulira mizere yanu iwiri, { $direction ->
        [cw] monga wotchi
       *[ccw] mosiyana ndi wotchi
    }.
how-relay = Pamene mwala womaliza ugwera pakati pa ina, imeneyonso imanyamulidwa ndi kubzalidwa, ulendo ndi ulendo, mpaka mwala womaliza ugwere m’dzenje lopanda kanthu.
how-heads =
    { $heads ->
        [one] Bwalo lodukaduka limaonetsa mutu (musoro).
       *[other] Mabwalo odukaduka amaonetsa mitu (misoro).
    } Mwala wanu womaliza ukagwera m’mutu wokhala ndi miyala, mumasankha: kuima pamenepo osatenga kanthu, kapena kuinyamula ndi kupitiriza.
how-capture =
    Mwala wanu womaliza ukagwera m’dzenje lopanda kanthu la mzere wanu wamkati, mumagwira miyala yoyang’anana nawo{ $takes ->
        [column] { " " }ndi ya m’dzenje lomwe lili kumbuyo kwake
       *[inner] { "" }
    }. Miyala yogwidwa imachoka pa bolodi.
how-bonus =
    { $bonus ->
        [0] M’masewera awa mulibe bonasi pambuyo pa kugwira.
        [1] Kenako mungatenge dzenje lina limodzi la wotsutsana nanu.
        [equal] Kenako mungatenge miyala ina yofanana ndi yomwe mwagwira, umodziumodzi, m’maenje aliwonse a wotsutsana nanu.
       *[other] Kenako mungatenge maenje ena a wotsutsana nanu mpaka { $bonus }.
    }{ $safe ->
        [yes] { " " }Mitu ndi yotetezedwa kwa iyo.
       *[no] { "" }
    }
how-singles = Mwala umodzi wokha ungayambe kokha ngati mulibe dzenje la iwiri kapena kuposa, ndipo kokha kulowa m’dzenje lopanda kanthu.
how-keys = Makiyi
keys-walk = ku dzenje lotsatira, monga bolodi lilili
keys-ends = ku mathero a mzere
keys-rows = ku mzere umenewo
keys-next = ku dzenje lotsatira lomwe lingagwiritsidwe ntchito, kapena la m’mbuyo
keys-choose = kusankha; ndi Shift, dzenje lonse
keys-back = kubweza mwala wosankhidwa
keys-pit = kuwerenga kumene dzenje limafika, kapena chifukwa chake silingagwire
keys-row = kuwerenga mzere
keys-board = kuwerenga bolodi lonse
keys-turn = kuwerenga sewero lomaliza ndi zosankha
keys-hint = langizo
keys-undo = kubweza, kubwereza
keys-turns = m’mbuyo ndi patsogolo ndi sewero; ndi Shift, mpaka kumapeto
keys-stones = m’mbuyo ndi patsogolo ndi mwala; ndi Shift, ndi ulendo
keys-film = kuonetsa masewera, ndi kuimitsa
how-rulings =
    Pamene miyambo siinena tinayenera kugamula: chiyambi chomwe sichingathe sichiloledwa; momwe zilili zikabwerera { $repeat ->
        [draw] kachiwiri ndi kufanana.
       *[judge] kachitatu masewera amatha, ndipo wokhala ndi miyala yambiri apambana.
    }
how-sources = Kuchokera m’zolembedwa za Tsoro ndi Nsolo; J. B. Matthews, “Notes on Some African Stone Games”, 1964; M. G. Sanderson, “Native Games of Central Africa”, 1913.

## The lessons: a guided first game

lesson-step =
    Phunziro { $number }: { $title }{ $done ->
        [yes] , latha
       *[no] { "" }
    }
lesson-previous = M’mbuyo
lesson-again = Kachiwiri
lesson-next = Lotsatira
lesson-finish = Ku masewera

lesson-lap-title = Ulendo
lesson-lap = Inu ndinu Kumwera: mizere iwiri yomwe ili pafupi nanu ndi yanu. Sankhani dzenje lanu lomwe lingayambe (m’mphepete mowala), miyala yake imagwera umodziumodzi m’maenje otsatira.
lesson-lap-task = Bzalani dzenje.
lesson-lap-done = Umenewu unali ulendo: mwala umodzi m’dzenje lililonse lomwe wadutsa.
lesson-lap-missed = Yesani dzenje linalo.

lesson-ring-title = Bwalo
lesson-ring = Mizere yanu iwiri ndi bwalo limodzi. Kumanja mzere wakunja umalowa mu wamkati, ndipo kumanzere wamkati umabwerera mu wakunja.
lesson-ring-task = Bzalani mozungulira ngodya.
lesson-ring-done = Mozunguliramozungulira: miyala yanu sichoka yokha m’mizere yanu iwiri.
lesson-ring-missed = Miyala imeneyo yatsala mu mzere umodzi. Yambani pafupi ndi mathero ake.

lesson-relay-title = Maulendo otsatizana
lesson-relay = Pamene mwala womaliza ugwera pakati pa ina, yonse imanyamulidwa ndi kubzalidwa: umenewo ndi ulendo wotsatira. Dzenje lopanda kanthu lokha ndi lomwe limauthetsa.
lesson-relay-task = Bzalani maulendo awiri mu sewero limodzi.
lesson-relay-done = Mwala wa m’dzenje wapita limodzi ndi womaliza. Maulendo ena amafika makumi angapo.
lesson-relay-missed = Mwala womaliza wagwera m’dzenje lopanda kanthu, choncho unali ulendo umodzi. Werengani mpaka womaliza ukumane ndi wina.

lesson-capture-title = Kugwira
lesson-capture = Mwala wanu womaliza ukagwera m’dzenje lopanda kanthu la mzere wanu wamkati, mumagwira miyala yoyang’anana nawo, m’mizere yonse iwiri ya wotsutsana nanu.
lesson-capture-task = Gwirani miyala.
lesson-capture-done = Imachoka pa bolodi mpaka kalekale, mwala wanu umatsala.
lesson-capture-missed = Zathera mu mzere wanu wakunja, pomwe palibe chogwidwa. Pezani dzenje lomwe mwala wake womaliza umagwera mu mzere wamkati.

lesson-bonus-title = Bonasi
lesson-bonus = Pambuyo pa kugwira mu Tsoro mungatenge maenje ena mpaka awiri, aliwonse a wotsutsana nanu, ndi miyala yake yonse. Asankheni, kenako dinani “Ndamaliza”.
lesson-bonus-task = Gwirani, kenako tengani maenje awiri.
lesson-bonus-done = Kugwira ndi maenje awiri: masewera onse angasinthe nazo.
lesson-bonus-missed = Mungatenge zochepa, ndipo nthawi zina ndi nzeru. Apa tengani maenje awiri.

lesson-head-title = Mutu
lesson-head = Mabwalo odukaduka amaonetsa mitu. Mwala wanu womaliza ukagwera m’mutu wokhala ndi miyala, mumasankha: kuima pamenepo osatenga kanthu, kapena kuinyamula ndi kupitiriza.
lesson-head-task = Pitirizani pomwe zimagwira: mabatani amanena zomwe lililonse limabweretsa.
lesson-head-done = Mwapitiriza, ndipo mwagwira. Kupitiriza kukadawononga maenje anu, imani.
lesson-head-missed = Mwaima osatenga kanthu. Nthawi zina ndi nzeru; apa, pitirizani.

lesson-singles-title = Miyala yokhayokha
lesson-singles = Mwala umodzi wokha ungayambe kokha ngati mulibe dzenje la iwiri kapena kuposa, ndipo kokha kulowa m’dzenje lopanda kanthu. Nawonso ungagwire.
lesson-singles-task = Gwirani ndi mwala umodzi.
lesson-singles-done = Sitepe imodzi inakwana. Miyala ikachepa, sitepe iliyonse ndi yofunika.
lesson-singles-missed = Sitepe imeneyo siinagwire kanthu. Pezani dzenje lopanda kanthu la mzere wanu wamkati loyang’anana ndi miyala.

lesson-end-title = Kupambana
lesson-end = Wosatha kusewera amagonja: makamaka, wopandanso mwala. Pano kompyuta imasewera Kumpoto. Langizo: siyirani Kumpoto zochepa kwambiri kuti mudziwe zomwe asewere.
lesson-end-task = Tengani mwala womaliza wa Kumpoto.
lesson-end-done = Mwapambana, ndipo mwadziwa masewerawa. Bolodi lalikulu likukudikirani.
lesson-end-missed = Nthawi ino Kumpoto wapambana. Gwirani nthawi yomweyo, ndipo tengani zomwe zikanatha kuyenda.

## The dialog for a new game

new-which = Masewera ati
new-first = Woyamba
new-rules = Sinthani malamulo
new-begin = Yambani masewera
team-how = Gulu: mayina okhala ndi koma pakati, omwe amasewera mosinthana.
new-ends = Masewera a pa bolodi atha.
name = Dzina
name-south = Dzina la Kumwera
name-north = Dzina la Kumpoto
width = Bolodi
width-less = Mzati umodzi kuchepera
width-more = Mzati umodzi kuwonjezera
width-hint = Kukula kwa miyambo; mungasewere kuyambira 3 mpaka 36.
width-hint-range = Mwa miyambo mizati { $least } mpaka { $most }; mungasewere kuyambira 3 mpaka 36.
source-bonus = Tsoro maenje awiri, ena 1 mpaka 5: Matthews 1964. Nsolo miyala yofanana: zolembedwa za Chigiriki za Nsolo. Dzenje limodzi: Sanderson 1913.
source-heads = Iwiri; kapena wakumanja wokha, woikidwa miyala itatu: Matthews 1964.
source-takes = Maenje awiri: Matthews 1964, Sanderson 1913. Lamkati lokha: zolembedwa za Chigiriki za Nsolo.
source-direction = Mosiyana ndi wotchi m’zolembedwa zonse kupatula za Chigujarati, zomwe zimati monga wotchi.
source-safe-heads = Yotetezedwa: Matthews 1964, kusiyana 6. Zolembedwa zina zimati “awiri aliwonse”.
source-repeat = Kuweruzidwa ndi miyala, kenako ndi kugwira komaliza: lamulo lathu, chifukwa miyambo sidziwa kufanana mu Tsoro. Kufanana: zolembedwa za Nsolo.

## Who plays

player-kind =
    { $level ->
        [0] Munthu
        [1] Kompyuta 1 · yofatsa
        [2] Kompyuta 2 · yosavuta
        [3] Kompyuta 3 · yapakati
        [4] Kompyuta 4 · yokhazikika
        [5] Kompyuta 5 · yamphamvu
        [6] Kompyuta 6 · yakuthwa
        [7] Kompyuta 7 · katswiri
       *[8] Kompyuta 8 · ngwazi
    }
level-about =
    { $level ->
        [1] Imasewera chabwino choyamba chomwe yaona, ndipo imalakwitsa kawirikawiri.
        [2] Imaona kugwira kwake, kwanu mwa apo ndi apo.
        [3] Imayang’ana sewero limodzi kapena awiri patsogolo.
        [4] Imayang’ana masewero angapo patsogolo, ndipo imakhululuka pang’ono.
        [5] Siphonya kugwira kawirikawiri.
        [6] Imaona patali m’maulendo aatali.
        [7] Yovuta kuigonjetsa, ikaganiza pang’ono.
       *[8] Momwe ingathere, masekondi ochepa pa sewero.
    }
think-time = Nthawi yoganiza
think-seconds =
    { $seconds ->
        [0] monga mlingo wake ukufunira
        [one] sekondi { $seconds } pa sewero
       *[other] masekondi { $seconds } pa sewero
    }

## What is printed

printed-to-move = Wosewera: { $name }, pambuyo pa { $plies ->
        [one] sewero { $plies }
       *[other] masewero { $plies }
    }.

## The dialog of link, record and picture

record-link = Sewerani ndi ulalo
record-link-how = Wotsegula ulalo amaona sewero lomaliza, amayankha, ndi kutumiza ulalo wotsatira.
record-link-label = Ulalo wa masewera awa
record-link-none = Tsambali lilibe adilesi imene ena angatsegule, chifukwa lachokera ku fayilo. Tumizani zolembedwa zili m’munsizi, ngati mawu kapena fayilo: amene ali ndi masewerawa aziika pa bolodi.
record-link-local = Chipangizo ichi chokha chingatsegule adilesiyi. Kwa wina kwina, tumizani zolembedwa.
record-qr = Ulalo ngati khodi ya QR
record-qr-long = Adilesiyi ndi yaitali kwambiri kuti ilowe mu khodi ya QR. Tumizani ulalo kapena zolembedwa.
copy-link = Koperani ulalo
share = Gawani …
share-title = Masewera a { $game }
link-copied = Ulalo wakoperedwa.
record-text = Zolembedwa
record-text-how = Mamatani kapena lembani zina pano. Masewera a pa bolodi angabwezedwe.
copy-text = Koperani
record-copied = Zolembedwa zakoperedwa.
copy-refused = Msakatuli sulola tsamba kukopera: mawu asankhidwa, koperani ndi dzanja.
save-file = Sungani ngati fayilo
open-file = Tsegulani fayilo …
record-load = Ikani pa bolodi
record-refused = Sizingaikidwe pa bolodi (m’Chingerezi):
record-large = Izi ndi zazikulu kwambiri: zisapitirire 1 MB.
record-unread = Fayilo yalephera kuwerengedwa.
record-html = Patsamba lanu
record-html-frame = Ngati chimango, pamasamba osalola mapulogalamu
record-html-how = HTML iyi imaika masewera patsamba lanu, owonera. Ikani pamene tsamba, bulogu kapena wiki yanu imalola HTML.
copy-html = Koperani HTML
html-copied = HTML yakoperedwa.
record-picture = Chithunzi cha bolodi
picture-title = { $game }, wosewera: { $name }
picture-row = Mzere { $row }: { $counts }.
picture-svg = SVG
picture-png = PNG
picture-text = Mawu
picture-print = Sindikizani …
picture-failed = Msakatuli walephera kujambula chithunzi. SVG ili ndi zomwezo.

## Settings

language = Chilankhulo
language-auto = Monga msakatuli
full-motion = Onetsani kuyenda ngakhale zili choncho
full-motion-hint = Makina anu akupempha kuyenda kochepa, choncho miyala imayenda nthawi yomweyo.
theme = Kuwala
theme-auto = Monga makina
theme-day = Masana
theme-night = Usiku
view = Wokhala pansi
view-auto = Inu
numerals = Manambala pa maenje
coordinates = Zilembo ndi manambala m’mphepete
preview-setting = Onetsani kumene dzenje limafika

board = Bolodi
board-earth = Dothi losesedwa
board-wood = Thabwa losemedwa
board-paper = Pepala
counters = Kusewera ndi
counters-pebbles = Miyala ya mumtsinje
counters-seeds = Njere zakutchire
counters-caps = Zivindikiro za mabotolo

sound = Phokoso
volume = Kukweza
volume-value = { $percent } %
keys-setting = Makiyi a zilembo amagwira ntchito patsamba lonse
confirm-setting = Sewero limayamba pa kudina kwachiwiri
full-screen = Sikirini yonse
kept-coming = Popanda intaneti: zikukonzedwa …
kept-yes = Popanda intaneti: msakatuli wasunga tsambali, ndipo limagwira ntchito.
kept-old = Popanda intaneti: tsambali limagwira ntchito. Mtundu watsopano sunabwere wonse: mafayilo akusowa pa seva, kapena asinthidwa panjira.
kept-impossible = Popanda intaneti: sizingatheke pano. Asakatuli amasunga tsamba lochokera ku adilesi ya https yokha, osati pa zenera lililonse lachinsinsi, kapena mu furemu.
kept-refused = Popanda intaneti: zakanidwa. Tsambali liyenera kutumiza sw.js ngati text/javascript, ndi kulola worker-src 'self'.
kept-failed = Popanda intaneti: tsamba lalephera kusungidwa. Mafayilo akusowa pa seva kapena asinthidwa panjira, kapena msakatuli alibe malo.

## Rules and story

story-rules = Momwe masewera awa amaseweredwera
story-words = Mawu
story-history = Mbiri
story-sources = Kumene izi zikuchokera
story-here = Bolodi lomwe lili patsogolo panu: { $rules }.
story-ruling = Lamulo lathu

picture-start = Chiyambi, pa bolodi la mizati { $width }
picture-relay = Sewero kuchokera { $start } mpaka { $end }, m’maulendo { $laps }
picture-head = Mwala womaliza wagwera m’mutu { $pit }: kuima, kapena kupitiriza?
picture-capture =
    { $takes ->
        [column] Mwala womaliza wagwera mu { $pit }, dzenje lopanda kanthu: maenje onse awiri a mzati wake agwidwa
       *[inner] Mwala womaliza wagwera mu { $pit }, dzenje lopanda kanthu: dzenje loyang’anana nalo lagwidwa
    }

story-ruling-endless = Chiyambi chomwe sichingathe sichiloledwa. Zolembedwa zonse sizinena za icho.
story-ruling-repeat =
    { $repeat ->
        [draw] Momwe zilili zikabwerera ndi kufanana. Zimatero zolembedwa za Nsolo; chomwe chimabwerera kwenikweni, maenje onse ndi wosewera, ndi kuwerenga kwathu.
       *[judge] Momwe zilili zikabwera kachitatu masewera amatha: miyala yambiri pa bolodi imapambana, kenako kugwira komaliza. Miyambo sidziwa kufanana, ndipo siinena za masewera osatha.
    }

word-gomba = gomba, zambiri magomba
word-gomba-means = dzenje la bolodi. Chishona.
word-matombo = matombo
word-matombo-means = miyala: zomwe zimabzalidwa, zilizonse. Chishona.
word-musoro = musoro, zambiri misoro
word-musoro-means = mutu: maenje akumanja kwa mzere wakunja wa wosewera, pomwe munthu angaime. Chishona.
word-tsoro = Tsoro
word-tsoro-means = m’Chishona, dzina la masewera onse a pa bolodi.
word-fuva = Fuva, Imbwe
word-fuva-means = masewera a mizere inayi a malamulo awa, ndi mayina ake.
word-nsolo = Nsolo, Nchombwa
word-nsolo-means = masewera a mizere inayi a Angoni; dzina lachiwiri lili m’zolembedwa za nthawi ya atsamunda.
word-lap = ulendo, maulendo otsatizana
word-lap-means = zomwe zimabzalidwa kuchokera m’dzenje limodzi; ndi maulendo omwe amatsatizana.

story-family = Tsoro si masewera amodzi okha. Pakati pa Ashona a kumpoto chakum’mawa kwa Zimbabwe mawuwa amatanthauza banja la masewera: dirafiti lawo, atatu mu mzere (Tsoro Yemutatu), morris ya amuna khumi ndi awiri (Tsoro Yemutwelve), ndi mancala. Masewera a mizere inayi a patsamba lino ndi Fuva, kapena Imbwe.
story-family-source = Mancala World, “Tsoro”
story-played = Amaseweredwa panja. Maenje amakumbidwa m’dothi kapena mumchenga, ndipo amabzala miyala yosalala ya mumtsinje, njere zakutchire, kapena zivindikiro za mabotolo; mabolodi amajambulidwanso papepala ndi kusemedwa m’thabwa. Ndiko kumene mabolodi ndi miyala ya tsamba lino zikuchokera.
story-played-source = Mancala World, “Tsoro”
story-matthews = Malamulo analembedwa bwino koyamba mu 1964, ndi J. B. Matthews, ndi njira zambiri zomwe anthu amasewerera: mutu umodzi kapena iwiri, bonasi ya dzenje limodzi kapena atatu, mabolodi a mizati 6 ndi a 21.
story-matthews-source = Matthews 1964; Mancala World, “Tsoro”
story-solved = Pa 4 × 8, bolodi limene Matthews analipeza kwambiri, Kumpoto, amene amasewera wachiwiri, amapambana m’nthawi 50 za onse ngati palibe wolakwitsa. Injini ya tsamba lino inatsimikizira zimenezi mu 2026; pa mabolodi a mizati yofika 6 imatero inu mukuona, pa mlingo 8.
story-solved-source = Umboni wathu: docs/solved.md
story-ngoni = Nsolo ndi ya Angoni a ku Malawi ndi kum’mawa kwa Zambia. Meredith G. Sanderson, dokotala m’dziko lomwe linkatchedwa Nyasaland, anaifotokoza mu 1913; osewera a ku Ndola, Zambia, anapereka malamulo ake mwatsatanetsatane mu 1975.
story-ngoni-source = Sanderson 1913; Mancala World, “Nsolo”
story-villages = Mabolodi ake amayambira mizati 8 mpaka 36. Lalitali kwambiri limafuna miyala 284 ndipo limaseweredwa ndi magulu, mumthunzi wa mitengo ya m’mudzi, nthawi zina ndi midzi yonse.
story-villages-source = Mancala World, “Nsolo”
story-players = Masewera ndi a amene amasewera. Zochepa zinalembedwa, ndipo zambiri ndi alendo. Ngati munaphunzitsidwa mwina, aphunzitsi anu ndi gwero labwino: sinthani malamulo a masewera atsopano mpaka akhale anu.

source-matthews = J. B. Matthews, “Notes on Some African Stone Games”, NADA 9(1), 1964, 64–66.
source-sanderson = M. G. Sanderson, “Native Games of Central Africa”, Journal of the Royal Anthropological Institute 43, 1913, 726–736.
source-world = Mancala World, “Tsoro” ndi “Nsolo”, ndi zolembedwa zochokera kumeneko m’Chigiriki, Chizulu ndi Chigujarati.

## What comes with the computer's thinking

computer-restarted = Kompyuta yataya maganizo ndipo ikuyambanso kuganiza. Masewera ali monga analili.
computer-failed = Kompyuta singaganizenso. { $reason } Kuyambira apa muisankhira ndinu.

hint-sought = Ikufufuza sewero labwino …
hint-failed = Palibe langizo. { $reason }
hint-start =
    Bzalani kuchokera { $pit }: { $laps ->
        [one] ulendo { $laps }
       *[other] maulendo { $laps }
    }{ $heads ->
        [0] { "" }
       *[other] { $stops ->
            [yes] , mpaka mutaima pa mutu
           *[no] , mukupitiriza pa mutu
        }
    }{ $captured ->
        [0] .
        [one] , kutenga mwala { $captured }{ $takes ->
            [0] .
           *[other] , kenako { $bonus }.
        }
       *[other] , kutenga miyala { $captured }{ $takes ->
            [0] .
           *[other] , kenako { $bonus }.
        }
    }
hint-go-on =
    Pitirizani: { $laps ->
        [one] ulendo wina { $laps }
       *[other] maulendo ena { $laps }
    }{ $captured ->
        [0] { $stops ->
            [yes] , kenako imani pa mutu.
           *[no] .
        }
        [one] , kutenga mwala { $captured }{ $takes ->
            [0] .
           *[other] , kenako { $bonus }.
        }
       *[other] , kutenga miyala { $captured }{ $takes ->
            [0] .
           *[other] , kenako { $bonus }.
        }
    }
hint-stop = Imani apa.
hint-takes =
    { $takes ->
        [0] Musatenge bonasi.
       *[other] Tengani { $bonus }, kenako dinani “Ndamaliza”.
    }

## The board on other sites

asked-refused = Zimene zinapemphedwa sizingaonetsedwe: { $reason }
src-failed = Zolembedwa za pa { $src } zalephera kubwera: { $reason }
src-unreachable = sizinafikike, kapena webusaiti yake kapena iyi siikulola.
src-status = seva inayankha { $status }.
src-long = ndi zazitali kwambiri.
src-slow = sizinafike panthawi yake.
src-text = si mawu olembedwa.
replay-empty = Palibe zolembedwa zoti ziwonetsedwe. Zilembeni pakati pa matagi, kapena pa record kapena src.
record-long = Zolembedwa ndi zazitali kwambiri: zisapitirire 1 MB.
whole-page = Sewerani patsamba lathunthu ↗
no-method = Palibe “{ $call }” yoitana; zololedwa: { $methods }
no-id = id ya kuitana iyenera kukhala yokopeka, monga nambala.

## The board as a table; what is read out

table-turn =
    { $under ->
        [yes] Wosewera: { $name }; mpaka pano { $turn }.
       *[no] Wosewera: { $name }.
    }
table-row =
    { $number } · { $owner }, { $row ->
        [outer] wakunja
       *[inner] wamkati
    }
table-count = { $stones }
table-head = ({ $stones })
table-signs = Mitu ili m’mabulaketi.
reading-row =
    Mzere { $row ->
        [outer] wakunja
       *[inner] wamkati
    } { $owner ->
        [mover] wanu
       *[other] wa wotsutsana nanu
    }, { $first } mpaka { $last }: { $counts }. { $total ->
        [one] Mwala { $total }.
       *[other] Miyala { $total }.
    }
reading-count = { $count }
reading-no-turn = Palibe sewero lomwe laseweredwa.

## Without network

offline-new = Pali mtundu watsopano wa masewerawa.
offline-load = Tsegulani
offline-coming = Mtundu watsopano ukubwera …
offline-others = Mtundu watsopano udzabwera masewera akatsekedwa m’ma tabu ena.

## The kiosk

kiosk-invite = Gwirani kuti musewere
kiosk-ask = Kodi mukusewerabe?
kiosk-over = Masewera atha. Ena?
kiosk-countdown =
    { $seconds ->
        [one] Bolodi liyambidwanso pakatha sekondi { $seconds }.
       *[other] Bolodi liyambidwanso pakatha masekondi { $seconds }.
    }
kiosk-stay = Ndikusewerabe
kiosk-again = Seweraninso
kiosk-leave = Malizani
kiosk-unspoken = kiosk-languages: palibe mawu a { $unknown }. Alipo ndi: { $known }.
kiosk-illegible = Chipangizochi chilibe zilembo za: { $languages }. Maitanidwewa sakuonetsedwa.

# your-page.html, on which curators put a board together

builder-title = Ikani bolodi patsamba lanu
builder-about = Sankhani bolodi, lioneni, ndipo koperani zimene tsamba lanu likufuna.
builder-board = Bolodi
builder-columns = Mizati
builder-columns-how = Kuyambira 3 mpaka 36; ngati mulibe kanthu, monga masewera alili.
builder-controls = Owerenga angathe
builder-controls-play = Kusewera
builder-controls-replay = Kuonera masewera
builder-controls-full = Zonse ziwiri
builder-controls-none = Kungoyang’ana
builder-lang-auto = Cha wowerenga
builder-light-auto = Monga tsamba lanu
builder-size = M’lifupi patsamba lanu
builder-size-auto = Monga mawu anu
builder-size-rem = Osapitirira { $rem } rem
builder-record = Masewera olembedwa
builder-record-how = Siyani opanda kanthu kuti masewera aseweredwe. Zolembedwa zili patsamba lathunthu.
builder-looks = Mmene likuonekera
builder-looks-width = M’lifupi mapikiselo { $pixels }
builder-paste = Zomata
builder-copied = Zakoperedwa.
builder-link = Sewerani Tsoro
builder-line = Mzere umodzi wa HTML
builder-line-how = Pamene masamba anu amalola zolemba za kompyuta. Ndi njira yabwino koposa: kutalika kwake ndi kokwanira, ndipo limatsata kuwala kwa tsamba.
builder-frame = Chimango
builder-frame-how = Pamene masamba anu amalola mafelemu koma osati zolemba za malo ena.
builder-wordpress = WordPress
builder-wordpress-how = Ndi chowonjezera cha Tsoro, m’nkhani iliyonse: olemba safuna chilolezo china.
builder-mediawiki = MediaWiki
builder-mediawiki-how = Woyang’anira akaika mzere mw.loader.load('{ $site }tsoro-wiki.js'); pa MediaWiki:Common.js.
builder-kiosk = Makina a m’nyumba yosungira zakale
builder-kiosk-how = Lamulo losonyeza masewera pa sikirini yonse. Amayambanso pakatha masekondi 60 popanda kukhudzidwa.
