# chiShona. Not yet reviewed by a native speaker. Lap: rwendo (nzendo); turn: jana; to capture: kutapa; to take: kutora; bonus: bhonasi.

writing-direction = ltr

south = Maodzanyemba
north = Chamhembe

## The element: loading

loading = Matombo ari kuiswa …
not-ready = Bhodhi harisati ragadzirira: mirira tsoro-ready.
bad-choices = Zvasarudzwa irondedzero yemagomba nematombo awo.
load-failed = Mutambo watadza kutanga.
load-file = Peji rakavhurwa sefaira haringatori zvikamu zvaro. Vhura tsoro.html iri pedyo naro, yakazara mufaira rimwe, kana kuti isa forodha pasevha ipi neipi.
load-old = Bhurawuza iri ndereyakare: harina WebAssembly ine SIMD. Chero ripi rakabuda kubva 2023 rinoita.
load-missing = Pane chikamu chemutambo chisipo pasevha. Rodha zvakare; kana zvikaramba, udza muridzi wesaiti ino.
load-mime = Sevha inotumira chimwe chikamu nerudzi rusirirwo. Zvinyorwa zveJavaScript zvinofanira kuuya se-text/javascript, .wasm se-application/wasm.
load-csp = Mutemo wekuchengetedza wesaiti ino unorambidza WebAssembly. Unofanira kubvumira script-src 'wasm-unsafe-eval'.
load-network = Chimwe chikamu chemutambo hachina kuuya: hapana internet, kana kuti yadimburwa. Rodha zvakare kana yadzoka.
load-damaged = Chimwe chikamu chemutambo chakakanganisika. Rodha zvakare; kana zvisingabatsiri, udza muridzi wesaiti kuti akope mafaira zvakare.
load-foreign = Chimwe chikamu chemutambo hachina kuuya kubva kusaiti yacho. Internet yadimburwa, kana kuti saiti iyo inofanira kutumira Access-Control-Allow-Origin, kana mutemo wepeji rino unofanira kuibvumira mu-connect-src.
load-broken = Injini yamira ikatadza kutangazve. Mutambo wako wachengetwa: rodha peji zvakare.
revived = Injini yagumbuka ikatangiswazve. Mutambo wako uri sezvawaiva.

## The element: the board for screen readers

board-label = Bhodhi, mitsara mina
bar-label = Zvekuita izvozvi
pit =
    { $pit }, mutsara { $row ->
        [outer] wekunze
       *[inner] wemukati
    } { $owner ->
        [mover] wako
       *[other] wemupikisi
    }{ $head ->
        [yes] , musoro
       *[no] { "" }
    }, { $stones ->
        [0] risina chinhu
        [one] dombo { $stones }
       *[other] matombo { $stones }
    }{ $use ->
        [start] , rinogona kutanga
        [take] , rinogona kutorwa
        [chosen] , rasarudzwa
        [chosen-stones] , asarudzwa { $chosen }
       *[none] { "" }
    }

said-turn =
    { $by } watamba { $start }: { $laps ->
        [0] hapana rwendo
        [one] rwendo { $laps }
       *[other] nzendo { $laps }
    }{ $taken ->
        [0] , zvaperera pa { $end }, hapana chatorwa.
        [one] , zvaperera pa { $end }, dombo { $taken } ratorwa.
       *[other] , zvaperera pa { $end }, matombo { $taken } atorwa.
    }
said-from = Atorwa kubva pa { $pits }.
said-next = Kutamba: { $name }.

## The element: prompts

sowing = { $name } ari kudyara · rwendo { $lap }
sowing-skip = Kudzvanya bhodhi, kana Space, kunoratidza magumo.
skip = Svetuka
prompt-start = Kutamba: { $name }
prompt-you = Ndiwe { $name }: jana rako
prompt-yours = Jana rako
prompt-first =
    Sarudza gomba rinogona kutanga (rakajeka): matombo aro anodyarwa { $direction ->
        [cw] sezvinofamba wachi
       *[ccw] zvakapesana newachi
    }.
looking =
    { $ply ->
        [0] Kucheuka: pakutanga
       *[other] Kucheuka: mushure mejana { $ply } pa { $plies }
    }
looking-end = Mushure mejana { $plies }, sezvazviri
looking-detail = Hapana charasika.
latest = Dzokera kumutambo
branch = Tamba kubva apa
branch-title = Kutamba: { $name }, panzvimbo pezvakatevera
branch-detail = Kudzosa kunounza zvakatevera.

head-title = Dombo rekupedzisira rawira mumusoro { $pit }.
head-detail =
    { $stones ->
        [one] Mira apa, kana simudza dombo rawo { $stones } uenderere?
       *[other] Mira apa, kana simudza matombo awo { $stones } uenderere?
    }
head-only-stop = Kuenderera mberi kubva apa hakuzomboperi, saka jana rinomira (mutemo wedu: zvinyorwa zvinyerere).
stop = Mira
stop-brings = hapana chatorwa
go-on = Enderera
preview =
    { $laps ->
        [one] rwendo { $laps }
       *[other] nzendo { $laps }
    }, { $outcome ->
        [head] kusvika kumusoro { $end }
        [takes] kupera { $end }, kutora { $taken }
       *[nothing] kupera { $end }
    }

bonus-pits =
    { $captured ->
        [one] Dombo { $captured } ratorwa.
       *[other] Matombo { $captured } atorwa.
    } { $left ->
        [one] Rimwe gomba?
       *[other] Magomba anosvika { $left }?
    }
bonus-stones =
    { $captured ->
        [one] Dombo { $captured } ratorwa.
       *[other] Matombo { $captured } atorwa.
    } { $left ->
        [one] Rimwe zvakare?
       *[other] Kusvika ku { $left } zvakare?
    }
bonus-how-pits = Chero gomba remupikisi rinogona kutorwa (rakajeka), nematombo aro ese.
bonus-how-stones = Dzvanya: dombo rimwe; bata wakadzvanya: gomba rese.
bonus-chosen = { $chosen } · { $kind ->
        [pits] sarudza zvakare kuti udzosere
       *[stones] matombo { $count } pa { $left }
    }
chosen-pit = { $pit } ({ $stones })
bonus-count = { $count } pa { $left }
done = Ndapedza
take-nothing = Hapana bhonasi
take-no-more = Zvakwana
steps = Matombo a { $pit }
give-back = Dzosera rimwe ku { $pit }
whole-pit = Ese a { $pit }

## The element: where a pit leads

foreseen = Kubva pa { $pit }: { $what }.
foreseen-stop = Kumira: hapana chatorwa.
foreseen-on = Kuenderera: { $what }.

## The element: the transport

transport-label = Kufamba nemumutambo
transport-more = Mamwe matanho
back-game = Kumavambo
back-turn = Dzoka jana rimwe
back-lap = Dzoka rwendo rumwe
back-stone = Dzoka dombo rimwe
on-stone = Mberi nedombo rimwe
on-lap = Mberi nerwendo rumwe
on-turn = Mberi nejana rimwe
on-game = Kumagumo
film-play = Ratidza mutambo kubva apa
film-pause = Mbomira
game-range = Jana remutambo
game-range-value =
    { $ply ->
        [0] Kutanga
       *[other] Mushure mejana { $ply } pa { $last }
    }
turn-range = Dombo rejana
turn-range-value = Dombo { $stop } pa { $stops }, rwendo { $lap }
stone-place = Jana { $ply }, dombo { $stop } pa { $stops }, rwendo { $lap }
within = Jana { $ply } pa { $last }: { $name }
within-detail = Dombo { $stop } pa { $stops } · rwendo { $lap }

speed = Kumhanya kwekudyara
speed-value =
    { $speed ->
        [instant] pakarepo
       *[other] { $speed } ×
    }

## The element: why a pit cannot be used

why-few = { $pit } rine dombo rimwe chete: tanga nemaviri kana kupfuura uchine gomba rakadaro.
why-blocked = { $pit } rine dombo rimwe chete, uye gomba rinotevera rine matombo: haringatangi.
why-endless = Kudyara kubva pa { $pit } hakuzomboperi, saka haringatangi. (Mutemo wedu: zvinyorwa zvinyerere.)
why-safe-head = { $pit } musoro, uye misoro yakachengeteka mumutambo uno.
why-empty = { $pit } harina chinhu.
why-not-yours = { $pit } harisi rako: tanga mumitsara yako miviri.
why-yours = { $pit } nderako: tora mumitsara yemupikisi.
why-head = Tanga wasarudza pagomba remusoro: kumira here kana kuenderera?
why-over = Mutambo wapera.
why-full = Ndizvo zvose zvaungatora. Dzvanya “Ndapedza”, kana kuti dzosera chimwe chinhu.
why-exhausted = Matombo ese a { $pit } asarudzwa.
why-looking = Wakacheuka. Dzvanya “Tamba kubva apa”, kana kuti dzokera kumutambo.

## The element: results

result-won = { $name } wakunda.
result-drawn = Mangange.
reason-no-stones = { $name } haachina dombo.
reason-no-move = { $name } haana gomba rinogona kutanga.
reason-resigned = { $name } wakanda mapfumo pasi.
reason-repetition =
    { $draw ->
        [yes] Mamiriro mamwe chetewo adzoka.
       *[no] Mamiriro mamwe chetewo auya kechitatu, uye { $winner } ari nani (mutemo wedu).
    }
taken = Zvatorwa: { $bySouth } ({ $south }), { $byNorth } ({ $north }).

## The page

board-size = 4 × { $width }
game-tsoro = Tsoro
game-tsoro-1964 = Tsoro 1964
game-nsolo = Nsolo
game-nsolo-1913 = Nsolo 1913
about-tsoro = Misoro miviri yekumirira kana kuenderera, uye magomba anosvika maviri pakutapa kwega kwega.
about-tsoro-1964 = Bhodhi rakanyanya kusanganwa naro naMatthews, misoro yakachengeteka kubhonasi.
about-nsolo = Hapana misoro; kutapa kwega kwega kunotora mamwe matombo akaenzana, kwaunoda.
about-nsolo-1913 = Sekunyora kwaSanderson: makoramu akazara, negomba rimwe zvakare.
status-start = Kutamba: { $name }
status-head = { $name } ari kusarudza pagomba remusoro
status-bonus = { $name } ari kutora bhonasi
status-animating = { $name } ari kudyara
lap = rwendo { $lap }

turns = Majana
no-turns = Jana rega rega rinonyorwa pano parinotambwa.
back = Dzokera kumutambo wapfuura
turn-label = Jana { $number }: { $turn }. Ona bhodhi mushure maro.
stones-taken = Atorwa
transport = Shure nemberi
undo = Dzosa
redo = Dzokorora
undo-turn = Dzosa jana rese
redo-turn = Dzokorora jana rese
panel = Majana nemutambo
close = Vhara
resign = Regera
record = Chinongedzo nechinyorwa
how-to-play = Kutambwa kwawo
new-game = Mutambo mutsva
settings = Zvigadziriso
rematch = Tambazve
rematch-how = tichichinjana
other-boards = Zvimwe
quick-tsoro-21 = Tsoro 4 × 21
quick-tsoro-8 = Tsoro 4 × 8
quick-nsolo-8 = Nsolo 4 × 8

resign-title = Woregera mutambo here?
resign-detail = Mumwe mutambi anokunda ipapo. Kudzosa kunounza mutambo zvakare.
resign-side = { $name } anoregera
keep-playing = Ramba uchitamba
leave-title = Wosiya mutambo uno here?
leave-detail = Hausati wapera, uye mutsva waizotora nzvimbo yawo.
leave = Usiye

kept-aside = Pane mutambo wanga wakachengetwa pano wakatadza kuverengwa. Waiswa parutivi, uye mutsva waiswa. ({ $reason })
no-record = Hachisi chinyorwa chemutambo.
dismiss = Zvakanaka

## The page: a new game

rules-usual = semazuva ose
rule-and-value = { $rule }: { $value }

rule-bonus = Bhonasi mushure mekutapa
value-bonus-0 = hapana
value-bonus-1 = gomba 1
value-bonus-2 = magomba 2
value-bonus-3 = 3
value-bonus-4 = 4
value-bonus-5 = 5
value-bonus-equal = matombo akaenzana neatapwa
rule-heads = Misoro
value-heads-0 = hapana
value-heads-1 = mumwe
value-heads-2 = miviri
rule-takes = Kutapa kunotora
value-takes-column = magomba maviri ekoramu
value-takes-inner = gomba remukati
rule-direction = Divi
value-direction-ccw = zvakapesana newachi
value-direction-cw = sezvinofamba wachi
rule-safe-heads = Misoro yakachengeteka kubhonasi
value-safe-heads-no = kwete
value-safe-heads-yes = hongu
rule-repeat = Kana mamiriro akadzoka
value-repeat-judge = kechitatu: kutongwa
value-repeat-draw = kechipiri: mangange

## Rules and story; the signs of the turns; print

story = Mitemo nenhoroondo
board-table = Bhodhi setafura
story-coming = Mirira zvishoma …
part-missing = Chikamu ichi chepeji chatadza kuuya. Internet iripo here? Edza zvakare.
part-gone = Chikamu ichi chepeji hachisisipo pasevha; zvimwe pane shanduro itsva. Rodha peji zvakare: mutambo wako wakachengetwa.
load-again = Rodha zvakare
signs = Zvinoreva zviratidzo
sign-start = e1
sign-start-means = kudyara kubva pa e1
sign-plus = +
sign-plus-means = waenderera pagomba remusoro
sign-minus = -
sign-minus-means = wamira pagomba remusoro
sign-x = x
sign-x-means =
    { $bonus ->
        [none] kutapa
       *[other] kutapa; kozoti bhonasi
    }
sign-stones = e4*2
sign-stones-means = matombo maviri kubva pa e4

## The computer

computer = Kombiyuta, danho { $level }
thinking-start = { $name } ari kufunga …
thinking-head = { $name } ari kusarudza pagomba remusoro …
thinking-bonus =
    { $name } watora { $taken ->
        [one] dombo { $taken }
       *[other] matombo { $taken }
    } uye ari kusarudza bhonasi …
status-thinking = { $name } ari kufunga
why-thinking = Harisi jana rako: kombiyuta ndiyo inosarudza.
hold = Mbomira
watch = Ngavatambe

hint = Zano (H)

analysis = Ongororo
analysis-off = Viga ongororo
line = Zvingatevera: { $turns }
line-detail = Hapana chatambwa pane izvi.

# Where what a computer thinks with is missing
computer-missing = Pfungwa dzekombiyuta dzatadza kuuya. Internet iripo here? Kubva pano iwe ndiwe unoisarudzira.

## The lessons

lessons = Zvidzidzo zvekutanga
lessons-offer = Zvidzidze muzvidzidzo zvisere zvipfupi

## A start to be confirmed

why-confirm = Dzvanya { $pit } kamwe zvakare kuti ridyarwe.

## Games in links

link-newer = Chinongedzo ichi chakaitwa nepeji idzva kupfuura iri. Rodha zvakare kuti uriwane; mutambo wako uri sezvawaiva.
link-damaged = Chinongedzo ichi hachina kukwana: chakadimbuka munzira here? Chikumbire zvakare; mutambo wako uri sezvawaiva.
link-refused = Mutambo uri muchinongedzo ichi haugoni kutambwa: { $reason }. Mutambo wako uri sezvawaiva.

## The analysis

analysis-title = Ongororo
analysis-depth =
    { $depth ->
        [0] iri kutanga kutarisa …
        [one] kudzika jana { $depth }
       *[other] kudzika majana { $depth }
    }
analysis-chance = { $name }: { $percent } %
analysis-proven =
    { $turns ->
        [0] { $name } wakunda
        [one] Zvakasimbiswa: { $name } anokunda nejana { $turns }
       *[other] Zvakasimbiswa: { $name } anokunda nemajana { $turns }
    }
analysis-lines = Majana akanakisa pano
analysis-lines-hint = Dzvanya jana kuti uone bhodhi mushure maro.
analysis-show = Bhodhi mushure me { $turns }
analysis-course = Mafambiro emutambo
analysis-at = Jana { $ply }: { $chance }
analysis-unknown = Jana { $ply }
analysis-turned = Jana { $ply }, { $turn }: { $name } wakarasikirwa ne { $percent } %
analysis-turned-short = { $ply } · { $turn } −{ $percent } %
analysis-failed = Ongororo yamira. { $reason } Ivige woiratidza zvakare kuti ienderere.

## The coach

coach-goal = Chinangwa: kusiya mupikisi asina dombo rekudyara. Zvatapwa zvinobva pabhodhi.
coach-loss =
    { $stones ->
        [one] Warasikirwa nedombo { $stones }
       *[other] Warasikirwa nematombo { $stones }
    }{ $bonus ->
        [0] { "" }
       *[other] , kusanganisira bhonasi
    }: dombo rekupedzisira rakawira mugomba remukati risina chinhu, rakatarisana neako.
coach-foresee =
    { $touch ->
        [yes] Bata pagomba rine mupendero wakajeka usingasimudzi munwe
       *[no] Gara pagomba rine mupendero wakajeka
    }, bhodhi rinoratidza kunosvika matombo aro.
coach-capture =
    { $stones ->
        [one] Kubva pa { $pit } ungatora dombo { $stones }: rekupedzisira rinowira mugomba remukati risina chinhu, rakatarisana naro.
       *[other] Kubva pa { $pit } ungatora matombo { $stones }: rekupedzisira rinowira mugomba remukati risina chinhu, rakatarisana nawo.
    }
coach-head = Madenderedzwa akadimburwa ndiyo misoro: ndipo chete paunosarudza kumira kana kuenderera.
coach-hint = Hauna chokwadi here? Rambi, kana kuti kiyi H, rinoratidza jana rakanaka.
coach-lessons =
    Zvose zvitsva here? “Zvidzidzo zvekutanga”, { $panel ->
        [beside] pasi pemajana
       *[menu] mumenyu
    }, zvisere uye zvipfupi.

## How a game went

ending = Mafambiro awo
ending-taken = Matombo atorwa
ending-longest = Nzendo dzakarebesa
ending-longest-count =
    { $count ->
        [one] rwendo { $count }
       *[other] nzendo { $count }
    }
ending-longest-none = hapana dombo rakadyarwa
ending-best = Kutapa kwakanakisa
ending-best-count =
    { $count ->
        [one] dombo { $count }
       *[other] matombo { $count }
    }
ending-best-none = hapana chakatapwa
ending-turn = { $name }, jana { $number }
review = Ongorora
copy-record = Kopa chinyorwa
copied = Chinyorwa chakopwa.
copy-by-hand = Bhurawuza hairegi peji richikopa. Chinyorwa ndeichi:

## How to play

how-goal = Unokunda kana mupikisi asisagoni kutamba: kazhinji, kana asisina dombo. Mutambi wega wega ane mitsara miviri iri pedyo naye.
how-start =
    Sarudza gomba rako rine matombo maviri kana kupfuura. Matombo aro anodyarwa rimwe nerimwe achitenderera mitsara yako miviri, { $direction ->
        [cw] sezvinofamba wachi
       *[ccw] zvakapesana newachi
    }.
how-relay = Kana dombo rekupedzisira rikawira pane mamwe, anosimudzwa odyarwawo, rwendo nerwendo, kusvika dombo rekupedzisira rawira mugomba risina chinhu.
how-heads =
    { $heads ->
        [one] Denderedzwa rakadimburwa rinoratidza musoro.
       *[other] Madenderedzwa akadimburwa anoratidza misoro.
    } Kana dombo rako rekupedzisira rikawira mumusoro une matombo, unosarudza: kumira ipapo usingatori chinhu, kana kuasimudza woenderera mberi.
how-capture =
    Kana dombo rako rekupedzisira rikawira mugomba risina chinhu remutsara wako wemukati, unotapa matombo akatarisana naro{ $takes ->
        [column] { " " }neari mugomba riri shure kwawo
       *[inner] { "" }
    }. Matombo atapwa anobuda pabhodhi.
how-bonus =
    { $bonus ->
        [0] Mumutambo uno hapana bhonasi mushure mekutapa.
        [1] Wobva wagona kutora rimwe gomba remupikisi.
        [equal] Wobva wagona kutora mamwe matombo akaenzana neawatapa, rimwe nerimwe, mumagomba emupikisi aunoda.
       *[other] Wobva wagona kutora magomba emupikisi anosvika { $bonus }.
    }{ $safe ->
        [yes] { " " }Misoro yakachengeteka kwairi.
       *[no] { "" }
    }
how-singles = Dombo riri roga rinogona kutanga chete kana usina gomba rine maviri kana kupfuura, uye richipinda mugomba risina chinhu.
how-keys = Makiyi
keys-walk = kugomba rinotevera, sekuonekwa kwebhodhi
keys-ends = kumagumo emutsara
keys-rows = kumutsara iwoyo
keys-next = kugomba rinotevera rinogona kushandiswa, kana rapfuura
keys-choose = kusarudza; neShift, gomba rese
keys-back = kudzosera dombo rasarudzwa
keys-pit = kuverenga kunosvika gomba, kana kuti nei risingashandi
keys-row = kuverenga mutsara
keys-board = kuverenga bhodhi rese
keys-turn = kuverenga jana rekupedzisira nezvekusarudza
keys-hint = zano
keys-undo = kudzosa, kudzokorora
keys-turns = shure nemberi nejana; neShift, kusvika kumagumo
keys-stones = shure nemberi nedombo; neShift, nerwendo
keys-film = kuratidza mutambo, nekumbomira
how-rulings =
    Panonyarara tsika takafanira kutonga: kutanga kusingazomboperi hakubvumirwi; mamiriro anodzoka { $repeat ->
        [draw] kechipiri imangange.
       *[judge] kechitatu anopedza mutambo, uye ane matombo akawanda anokunda.
    }
how-sources = Kubva muzvinyorwa zveTsoro neNsolo; J. B. Matthews, “Notes on Some African Stone Games”, 1964; M. G. Sanderson, “Native Games of Central Africa”, 1913.

## The lessons: a guided first game

lesson-step =
    Chidzidzo { $number }: { $title }{ $done ->
        [yes] , chapera
       *[no] { "" }
    }
lesson-previous = Shure
lesson-again = Zvakare
lesson-next = Chinotevera
lesson-finish = Kumutambo

lesson-lap-title = Rwendo
lesson-lap = Ndiwe Maodzanyemba: mitsara miviri iri pedyo newe ndeyako. Sarudza gomba rako rinogona kutanga (mupendero wakajeka), matombo aro anowira rimwe nerimwe mumagomba anotevera.
lesson-lap-task = Dyara gomba.
lesson-lap-done = Urwu rwaiva rwendo: dombo rimwe mugomba rega rega rarwapfuura naro.
lesson-lap-missed = Edza rimwe gomba.

lesson-ring-title = Denderedzwa
lesson-ring = Mitsara yako miviri idenderedzwa rimwe. Kurudyi mutsara wekunze unopinda mune wemukati, uye kuruboshwe wemukati unodzokera mune wekunze.
lesson-ring-task = Dyara uchitenderera kona.
lesson-ring-done = Anotenderera: matombo ako haambobudi oga mumitsara yako miviri.
lesson-ring-missed = Matombo iwayo asara mumutsara mumwe. Tangira pedyo nekwaunoperera.

lesson-relay-title = Nzendo dzinotevedzana
lesson-relay = Kana dombo rekupedzisira rikawira pane mamwe, ese anosimudzwa odyarwa zvakare: urwu ndirwo rwendo runotevera. Gomba risina chinhu chete ndiro rinorupedza.
lesson-relay-task = Dyara nzendo mbiri mujana rimwe.
lesson-relay-done = Dombo raiva mugomba raenda nerekupedzisira. Dzimwe nzendo dzinosvika makumi.
lesson-relay-missed = Dombo rekupedzisira rawira mugomba risina chinhu, saka rwaiva rwendo rumwe chete. Verenga kusvika rekupedzisira rasangana nerimwe.

lesson-capture-title = Kutapa
lesson-capture = Kana dombo rako rekupedzisira rikawira mugomba risina chinhu remutsara wako wemukati, unotapa matombo akatarisana naro, mumitsara yese yemupikisi.
lesson-capture-task = Tapa matombo.
lesson-capture-done = Anobuda pabhodhi zvachose, dombo rako rinosara.
lesson-capture-missed = Zvaperera mumutsara wako wekunze, pasingatapwi chinhu. Tsvaga gomba rine dombo rekupedzisira rinowira mumutsara wemukati.

lesson-bonus-title = Bhonasi
lesson-bonus = Mushure mekutapa muTsoro unogona kutora mamwe magomba anosvika maviri, chero emupikisi, nematombo awo ese. Asarudze, wobva wadzvanya “Ndapedza”.
lesson-bonus-task = Tapa, wobva watora magomba maviri.
lesson-bonus-done = Kutapa nemagomba maviri: mutambo wese ungashanduka nazvo.
lesson-bonus-missed = Unogona kutora mashoma, uye dzimwe nguva ndiko kungwara. Pano tora magomba maviri.

lesson-head-title = Musoro
lesson-head = Madenderedzwa akadimburwa anoratidza misoro. Kana dombo rako rekupedzisira rikawira mumusoro une matombo, unosarudza: kumira ipapo usingatori chinhu, kana kuasimudza woenderera mberi.
lesson-head-task = Enderera panotapa: mabhatani anotaura zvinounzwa nerimwe nerimwe.
lesson-head-done = Waenderera, ukatapa. Kana kuenderera kuchizokanganisa magomba ako, mira.
lesson-head-missed = Wamira usina chawatora. Dzimwe nguva ndiko kungwara; pano enderera.

lesson-singles-title = Matombo ari oga
lesson-singles = Dombo riri roga rinogona kutanga chete kana usina gomba rine maviri kana kupfuura, uye richipinda mugomba risina chinhu. Naro rinogona kutapa.
lesson-singles-task = Tapa nedombo riri roga.
lesson-singles-done = Nhanho imwe yakwana. Nematombo mashoma, nhanho yega yega inokosha.
lesson-singles-missed = Nhanho iyo haina chayatapa. Tsvaga gomba risina chinhu remutsara wako wemukati rakatarisana nematombo.

lesson-end-title = Kukunda
lesson-end = Asingagoni kutamba anokundwa: kazhinji, asisina dombo. Pano kombiyuta inotamba saChamhembe. Zano: siyira Chamhembe zvishoma zvekuti unoziva zvaachatamba.
lesson-end-task = Tora dombo rekupedzisira raChamhembe.
lesson-end-done = Wakunda, uye wava kuziva mutambo. Bhodhi rakafara rakakumirira.
lesson-end-missed = Nhasi Chamhembe ndiye akunda. Tapa pakarepo, utore zvaigona kufamba.

## The dialog for a new game

new-which = Mutambo upi
new-first = Anotanga
new-rules = Chinja mitemo
new-begin = Tanga mutambo
team-how = Chikwata: mazita ane koma pakati, vanotamba vachisiyana.
new-ends = Mutambo uri pabhodhi unopera.
name = Zita
name-south = Zita raMaodzanyemba
name-north = Zita raChamhembe
width = Bhodhi
width-less = Koramu shoma neimwe
width-more = Koramu imwe zvakare
width-hint = Upamhi hwetsika; hunotambwa kubva 3 kusvika 36.
width-hint-range = Netsika makoramu { $least } kusvika { $most }; hunotambwa kubva 3 kusvika 36.
source-bonus = Tsoro magomba maviri, vamwe 1 kusvika 5: Matthews 1964. Nsolo matombo akaenzana: chinyorwa chechiGiriki cheNsolo. Gomba rimwe: Sanderson 1913.
source-heads = Miviri; kana kuti wekurudyi chete, unoiswa matombo matatu: Matthews 1964.
source-takes = Makomba maviri: Matthews 1964, Sanderson 1913. Remukati chete: chinyorwa chechiGiriki cheNsolo.
source-direction = Zvakapesana newachi muzvinyorwa zvese kunze kwechiGujarati, chinoti sezvinofamba wachi.
source-safe-heads = Yakachengeteka: Matthews 1964, musiyano 6. Zvimwe zvinyorwa zvinoti “chero maviri”.
source-repeat = Kutongwa nematombo, tozoti kutapa kwekupedzisira: mutemo wedu, nekuti tsika haizivi mangange muTsoro. Mangange: chinyorwa cheNsolo.

## Who plays

player-kind =
    { $level ->
        [0] Munhu
        [1] Kombiyuta 1 · nyoro
        [2] Kombiyuta 2 · nyore
        [3] Kombiyuta 3 · pakati
        [4] Kombiyuta 4 · yakadzikama
        [5] Kombiyuta 5 · yakasimba
        [6] Kombiyuta 6 · yakapinza
        [7] Kombiyuta 7 · nyanzvi
       *[8] Kombiyuta 8 · mhare
    }
level-about =
    { $level ->
        [1] Inotamba chinhu chakanaka chekutanga chainoona, uye inowanzokanganisa.
        [2] Inoona kutapa kwayo, asi kashoma kwako.
        [3] Inotarisa jana rimwe kana maviri mberi.
        [4] Inotarisa majana mashoma mberi, hairegereri zvakawanda.
        [5] Kashoma kupotsa kutapa.
        [6] Inoona kure munzendo dzakareba.
        [7] Inonetsa kukunda, ichimbofunga.
       *[8] Sezvainogona zvese, masekonzi mashoma pajana.
    }
think-time = Nguva yekufunga
think-seconds =
    { $seconds ->
        [0] sekuda kwedanho rayo
        [one] sekonzi { $seconds } pajana
       *[other] masekonzi { $seconds } pajana
    }

## What is printed

printed-to-move = Kutamba: { $name }, mushure { $plies ->
        [one] mejana { $plies }
       *[other] memajana { $plies }
    }.

## The dialog of link, record and picture

record-link = Tamba nechinongedzo
record-link-how = Anovhura chinongedzo anoona jana rekupedzisira, opindura, otumira chinotevera.
record-link-label = Chinongedzo chemutambo uno
record-link-none = Peji rino harina kero inovhurwa nevamwe, nokuti rinobva pafaira. Tumira chinyorwa chiri pasi, semashoko kana sefaira: ane mutambo anochiisa pabhodhi.
record-link-local = Mudziyo uno chete ndiwo unovhura kero iyi. Kune ari kumwe, tumira chinyorwa.
record-qr = Chinongedzo sekodhi yeQR
record-qr-long = Kero iyi yakarebesa pakodhi yeQR. Tumira chinongedzo kana chinyorwa.
copy-link = Kopa chinongedzo
share = Govera …
share-title = Mutambo we { $game }
link-copied = Chinongedzo chakopwa.
record-text = Chinyorwa
record-text-how = Nama kana kunyora chimwe pano. Mutambo uri pabhodhi unogona kudzoka.
copy-text = Kopa
record-copied = Chinyorwa chakopwa.
copy-refused = Bhurawuza hairegi peji richikopa: mashoko asarudzwa, akope nemaoko.
save-file = Chengeta sefaira
open-file = Vhura faira …
record-load = Isa pabhodhi
record-refused = Hachigoni kuiswa pabhodhi (nechiRungu):
record-large = Izvi zvakakurisa: 1 MB chete.
record-unread = Faira ratadza kuverengwa.
record-html = Papeji renyu
record-html-frame = Sefuremu, kumapeji asingabvumiri zvinyorwa zvepurogiramu
record-html-how = HTML iyi inoisa mutambo papeji yenyu, wekutarisa. Inamatidzei pane nzvimbo inogamuchira HTML papeji, pabhurogu kana pawiki yenyu.
copy-html = Kopa HTML
html-copied = HTML yakopwa.
record-picture = Mufananidzo webhodhi
picture-title = { $game }, kutamba: { $name }
picture-row = Mutsara { $row }: { $counts }.
picture-svg = SVG
picture-png = PNG
picture-text = Mashoko
picture-print = Dhinda …
picture-failed = Bhurawuza yatadza kudhirowa mufananidzo. SVG ine zvimwe chetezvo.

## Settings

language = Mutauro
language-auto = Sebhurawuza
full-motion = Ratidza kufamba zvakadaro
full-motion-hint = Muchina wako unokumbira kufamba kushoma, saka matombo anofamba pakarepo.
theme = Chiedza
theme-auto = Semuchina
theme-day = Masikati
theme-night = Usiku
view = Agere pasi
view-auto = Imi
numerals = Nhamba pamagomba
coordinates = Mavara nenhamba pamucheto
preview-setting = Ratidza kunosvika gomba

board = Bhodhi
board-earth = Ivhu rakatsvairwa
board-wood = Danda rakavezwa
board-paper = Bepa
counters = Kutamba ne
counters-pebbles = Matombo emurwizi
counters-seeds = Mbeu dzesango
counters-caps = Zvivharo zvemabhodhoro

sound = Ruzha
volume = Kukwira
volume-value = { $percent } %
keys-setting = Makiyi emavara anoshanda papeji rese
confirm-setting = Jana rinotanga pakudzvanya kwechipiri
full-screen = Sikirini yese
kept-coming = Pasina internet: zviri kugadzirwa …
kept-yes = Pasina internet: bhurawuza rinochengeta peji rino, uye rinoshanda.
kept-old = Pasina internet: peji rino rinoshanda. Shanduro itsva haina kuuya yose: mafaira haapo pasevha, kana kuti akashandurwa munzira.
kept-impossible = Pasina internet: hazvigoneki pano. Mabhurawuza anochengeta peji rinobva pakero ye https chete, kwete pamahwindo ose akavanzika, kana mufuremu.
kept-refused = Pasina internet: zvarambwa. Saiti inofanira kutumira sw.js se text/javascript, uye kubvumira worker-src 'self'.
kept-failed = Pasina internet: peji harina kukwanisa kuchengetwa. Mafaira haapo pasevha kana akashandurwa munzira, kana kuti bhurawuza harina nzvimbo.

## Rules and story

story-rules = Matambirwo emutambo uno
story-words = Mazwi
story-history = Nhoroondo
story-sources = Zvinobva zvose izvi
story-here = Bhodhi riri pamberi pako: { $rules }.
story-ruling = Mutemo wedu

picture-start = Kutanga, pabhodhi remakoramu { $width }
picture-relay = Jana kubva pa { $start } kusvika pa { $end }, nenzendo { $laps }
picture-head = Dombo rekupedzisira rawira mumusoro { $pit }: kumira, kana kuenderera?
picture-capture =
    { $takes ->
        [column] Dombo rekupedzisira rawira mu { $pit }, gomba risina chinhu: magomba maviri ekoramu yaro anotapwa
       *[inner] Dombo rekupedzisira rawira mu { $pit }, gomba risina chinhu: gomba rakatarisana naro rinotapwa
    }

story-ruling-endless = Kutanga kusingazomboperi hakubvumirwi. Zvinyorwa zvose zvinyerere pazviri.
story-ruling-repeat =
    { $repeat ->
        [draw] Mamiriro anodzoka imangange. Ndizvo zvinotaura chinyorwa cheNsolo; kuti chii chaizvo chinodzoka, magomba ese neanotamba, ndiko kuverenga kwedu.
       *[judge] Mamiriro anouya kechitatu anopedza mutambo: matombo akawanda pabhodhi anokunda, tozoti kutapa kwekupedzisira. Tsika haizivi mangange, uye yakanyarara pamitambo isingaperi.
    }

word-gomba = gomba, kuwanda: magomba
word-gomba-means = buri rebhodhi.
word-matombo = matombo
word-matombo-means = zvinodyarwa, chero zvaari.
word-musoro = musoro, kuwanda: misoro
word-musoro-means = magomba ari kurudyi kwemutsara wekunze wemutambi, munhu paanogona kumira.
word-tsoro = Tsoro
word-tsoro-means = zita remitambo yese yemabhodhi nematombo.
word-fuva = Fuva, Imbwe
word-fuva-means = mutambo wemitsara mina wemitemo iyi, nemazita awo.
word-nsolo = Nsolo, Nchombwa
word-nsolo-means = mutambo wemitsara mina wevaNgoni; zita rechipiri riri muzvinyorwa zvenguva yevapambi.
word-lap = rwendo, nzendo dzinotevedzana
word-lap-means = zvinodyarwa kubva mugomba rimwe; uye nzendo dzinobva mune dzimwe.

story-family = Tsoro haisi mutambo mumwe chete. Pakati pevaShona vekuchamhembe kwakadziva kumabvazuva kweZimbabwe izwi iri rinoreva mhuri yemitambo: madhirafu avo, matatu mumutsara (Tsoro Yemutatu), morris yevarume gumi nevaviri (Tsoro Yemutwelve), nemancala. Mutambo wemitsara mina uri papeji ino ndiFuva, kana Imbwe.
story-family-source = Mancala World, “Tsoro”
story-played = Unotambirwa panze. Makomba anocherwa muvhu kana mujecha, kodyarwa matombo anotsvedza emurwizi, mbeu dzesango, kana zvivharo zvemabhodhoro; mabhodhi anodhirowewawo pabepa uye anovezwa mudanda. Ndiko kunobva mabhodhi nematombo epeji ino.
story-played-source = Mancala World, “Tsoro”
story-matthews = Mitemo yakatanga kunyorwa zvakanaka muna 1964, naJ. B. Matthews, nenzira zhinji dzinotambwa nadzo: musoro mumwe kana miviri, bhonasi yegomba rimwe kana matatu, mabhodhi emakoramu 6 nee21.
story-matthews-source = Matthews 1964; Mancala World, “Tsoro”
story-solved = Pa4 × 8, bhodhi rakanyanya kuonekwa naMatthews, Chamhembe, anotamba kechipiri, anokunda mukati memajana 50 evose kana pasina anokanganisa. Injini yepeji rino yakazviratidza muna 2026; pamabhodhi ane makoramu anosvika 6 inozviita iwe uchiona, padanho 8.
story-solved-source = Uchapupu hwedu: docs/solved.md
story-ngoni = Nsolo ndeyevaNgoni vekuMalawi nekumabvazuva kweZambia. Meredith G. Sanderson, chiremba munyika yaimbonzi Nyasaland, akaitsanangura muna 1913; vatambi vekuNdola, Zambia, vakapa mitemo yayo yakadzama muna 1975.
story-ngoni-source = Sanderson 1913; Mancala World, “Nsolo”
story-villages = Mabhodhi ayo anobva pamakoramu 8 kusvika 36. Rakarebesa rinoda matombo 284 uye rinotambwa nezvikwata, mumumvuri wemiti yemusha, dzimwe nguva nemisha yese.
story-villages-source = Mancala World, “Nsolo”
story-players = Mutambo ndewevanoutamba. Zvishoma zvawo zvakanyorwa, zvizhinji nevashanyi. Kana wakadzidziswa neimwe nzira, vadzidzisi vako ndivo vane chokwadi: chinja mitemo yemutambo mutsva kusvika yave yako.

source-matthews = J. B. Matthews, “Notes on Some African Stone Games”, NADA 9(1), 1964, 64–66.
source-sanderson = M. G. Sanderson, “Native Games of Central Africa”, Journal of the Royal Anthropological Institute 43, 1913, 726–736.
source-world = Mancala World, “Tsoro” na“Nsolo”, nezvinyorwa zvakabva ipapo muchiGiriki, chiZulu nechiGujarati.

## What comes with the computer's thinking

computer-restarted = Kombiyuta yarasa pfungwa ndokutanga kufunga patsva. Mutambo uri sezvawaiva.
computer-failed = Kombiyuta haichagoni kufunga. { $reason } Kubva pano iwe ndiwe unoisarudzira.

hint-sought = Kutsvaga jana rakanaka …
hint-failed = Hapana zano. { $reason }
hint-start =
    Dyara kubva pa { $pit }: { $laps ->
        [one] rwendo { $laps }
       *[other] nzendo { $laps }
    }{ $heads ->
        [0] { "" }
       *[other] { $stops ->
            [yes] , kusvika paunomira pagomba remusoro
           *[no] , uchienderera pagomba remusoro
        }
    }{ $captured ->
        [0] .
        [one] , kutora dombo { $captured }{ $takes ->
            [0] .
           *[other] , tozoti { $bonus }.
        }
       *[other] , kutora matombo { $captured }{ $takes ->
            [0] .
           *[other] , tozoti { $bonus }.
        }
    }
hint-go-on =
    Enderera: { $laps ->
        [one] rwendo { $laps }
       *[other] nzendo { $laps }
    } zvakare{ $captured ->
        [0] { $stops ->
            [yes] , wozomira pagomba remusoro.
           *[no] .
        }
        [one] , kutora dombo { $captured }{ $takes ->
            [0] .
           *[other] , tozoti { $bonus }.
        }
       *[other] , kutora matombo { $captured }{ $takes ->
            [0] .
           *[other] , tozoti { $bonus }.
        }
    }
hint-stop = Mira apa.
hint-takes =
    { $takes ->
        [0] Usatora bhonasi.
       *[other] Tora { $bonus }, wobva wadzvanya “Ndapedza”.
    }

## The board on other sites

asked-refused = Zvakakumbirwa hazvigoni kuratidzwa: { $reason }
src-failed = Chinyorwa chiri pa { $src } chatadza kuuya: { $reason }
src-unreachable = hachina kusvikika, kana kuti saiti yacho kana iyi haizvibvumiri.
src-status = sevha yakapindura { $status }.
src-long = chakarebesa.
src-slow = hachina kusvika nenguva.
src-text = hachisi mashoko akanyorwa.
replay-empty = Haina chinyorwa chekuratidza. Isa chinyorwa pakati pematagi, kana pana record kana src.
record-long = Chinyorwa chakarebesa: 1 MB chete.
whole-page = Tamba papeji rakazara ↗
no-method = Hapana “{ $call }” yekudana; zvinobvumirwa: { $methods }
no-id = id yekudana inofanira kuva chinhu chinokopeka, senhamba.

## The board as a table; what is read out

table-turn =
    { $under ->
        [yes] Kutamba: { $name }; kusvika zvino { $turn }.
       *[no] Kutamba: { $name }.
    }
table-row =
    { $number } · { $owner }, { $row ->
        [outer] wekunze
       *[inner] wemukati
    }
table-count = { $stones }
table-head = ({ $stones })
table-signs = Misoro iri mumabhuraketi.
reading-row =
    Mutsara { $row ->
        [outer] wekunze
       *[inner] wemukati
    } { $owner ->
        [mover] wako
       *[other] wemupikisi
    }, { $first } kusvika { $last }: { $counts }. { $total ->
        [one] Dombo { $total }.
       *[other] Matombo { $total }.
    }
reading-count = { $count }
reading-no-turn = Hapana jana ratambwa.

## Without network

offline-new = Pane shanduro itsva yemutambo.
offline-load = Itore
offline-coming = Shanduro itsva iri kuuya …
offline-others = Shanduro itsva inouya kana mutambo wavharwa mune mamwe matebhu.

## The kiosk

kiosk-invite = Bata kuti utambe
kiosk-ask = Muchiri kutamba here?
kiosk-over = Mutambo wapera. Mumwe zvakare?
kiosk-countdown =
    { $seconds ->
        [one] Mutambo uchagadzirwa patsva musekondi { $seconds }.
       *[other] Mutambo uchagadzirwa patsva mumasekondi { $seconds }.
    }
kiosk-stay = Ndichiri kutamba
kiosk-again = Tambazve
kiosk-leave = Pedzai
kiosk-unspoken = kiosk-languages: hapana mashoko e{ $unknown }. Aripo ndeaya: { $known }.
kiosk-illegible = Mudziyo uyu hauna mavara e: { $languages }. Kukoka uku kwasiyiwa.

# your-page.html, on which curators put a board together

builder-title = Isai bhodhi papeji yenyu
builder-about = Sarudzai bhodhi, muritarise, mokopa zvinodiwa nepeji yenyu.
builder-board = Bhodhi
builder-columns = Mitsara yakamira
builder-columns-how = Kubva pa3 kusvika pa36; kana pasina chinhu, sezvakaita mutambo.
builder-controls = Vaverengi vanogona
builder-controls-play = Kutamba
builder-controls-replay = Kutarisa mutambo
builder-controls-full = Zvose
builder-controls-none = Kungotarisa
builder-lang-auto = Yemuverengi
builder-light-auto = Sepeji yenyu
builder-size = Upamhi papeji yenyu
builder-size-auto = Semashoko enyu
builder-size-rem = Isingapfuuri { $rem } rem
builder-record = Mutambo wakanyorwa
builder-record-how = Siyai pasina chinhu kuti mutambo utambwe. Chinyorwa chiri papeji yakazara.
builder-looks = Zvarinoonekwa
builder-looks-width = Upamhi hwemapikiseri { $pixels }
builder-paste = Zvokunamatidza
builder-copied = Zvakopwa.
builder-link = Tambai Tsoro
builder-line = Mutsara mumwe weHTML
builder-line-how = Panobvumirwa zvinyorwa zvemakombiyuta papeji dzenyu. Ndiyo nzira yakanakisisa: hurefu hwaro hunokwana, uye rinotevera chiedza chepeji.
builder-frame = Furemu
builder-frame-how = Panobvumirwa mafuremu asi pasingabvumirwi zvinyorwa zvekumwe.
builder-wordpress = WordPress
builder-wordpress-how = Nechiwedzerwa cheTsoro, munyaya ipi zvayo: vanyori havadi imwe mvumo.
builder-mediawiki = MediaWiki
builder-mediawiki-how = Kana mutungamiriri aisa mutsara mw.loader.load('{ $site }tsoro-wiki.js'); pana MediaWiki:Common.js.
builder-kiosk = Muchina wemumyuziyamu
builder-kiosk-how = Murayiro unozadza sikirini nemutambo. Unotangazve kana papfuura masekondi 60 pasina abata.
