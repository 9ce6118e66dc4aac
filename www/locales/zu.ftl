# isiZulu. Not yet reviewed by a native speaker. Terms as in the Zulu text on Tsoro: umgodi (gomba), itshe (tombo), ikhanda (musoro), ukubamba (to capture).
# Lap: umzungezo (imizungezo); turn: umnyakazo (iminyakazo); bonus: ibhonasi.

writing-direction = ltr

south = Ningizimu
north = Nyakatho

## The element: loading

loading = Kubekwa amatshe …
not-ready = Ibhodi alikalungi: linda i-tsoro-ready.
bad-choices = Okukhethiwe kuwuhlu lwemigodi namatshe ayo.
load-failed = Umdlalo awukwazanga ukuqala.
load-file = Livulwe njengefayela, leli khasi alikwazi ukulanda izingxenye zalo. Vula i-tsoro.html eseceleni kwalo, iphelele efayeleni elilodwa, noma ubeke ifolda kunoma iyiphi iseva.
load-old = Lesi siphequluli sidala kakhulu: asinayo i-WebAssembly ene-SIMD. Noma yisiphi sango-2023 noma kamuva siyasebenza.
load-missing = Ingxenye yomdlalo ayikho kuseva. Layisha futhi; uma kungasizi, tshela ophethe leli sayithi.
load-mime = Iseva ithumela ingxenye yomdlalo ngohlobo olungalungile. Izikripthi kumele zifike njenge-text/javascript, i-.wasm njenge-application/wasm.
load-csp = Inqubomgomo yokuphepha yaleli sayithi ayivumeli i-WebAssembly. Kumele ivumele script-src 'wasm-unsafe-eval'.
load-network = Ingxenye yomdlalo ayikwazanga ukulandwa: alukho uxhumano, noma lunqamukile. Layisha futhi uma selubuyile.
load-damaged = Ingxenye yomdlalo yonakele. Layisha futhi; uma kungasizi, tshela umnikazi waleli sayithi ukuthi akopishe amafayela kabusha.
load-foreign = Ingxenye yomdlalo ayilandekanga esayithini layo. Ukuxhumana kunqamukile, noma lelo sayithi kufanele lithumele i-Access-Control-Allow-Origin, noma inqubomgomo yaleli khasi ilivumele ku-connect-src.
load-broken = Injini imile futhi ayikwazanga ukuqala kabusha. Umdlalo wakho ugciniwe: layisha ikhasi futhi.
revived = Injini ikhubekile yaqaliswa kabusha. Umdlalo wakho unjengoba ubunjalo.

## The element: the board for screen readers

board-label = Ibhodi, imigqa emine
bar-label = Okumele ukwenze manje
pit =
    { $pit }, umugqa { $row ->
        [outer] ongaphandle
       *[inner] ongaphakathi
    } { $owner ->
        [mover] wakho
       *[other] wombangi
    }{ $head ->
        [yes] , ikhanda
       *[no] { "" }
    }, { $stones ->
        [0] awunalutho
        [one] itshe eli-{ $stones }
       *[other] amatshe angu-{ $stones }
    }{ $use ->
        [start] , ungaqala
        [take] , ungathathwa
        [chosen] , ukhethiwe
        [chosen-stones] , kukhethwe angu-{ $chosen }
       *[none] { "" }
    }

said-turn =
    { $by } udlale { $start }: { $laps ->
        [0] awukho umzungezo
        [one] umzungezo o-{ $laps }
       *[other] imizungezo engu-{ $laps }
    }{ $taken ->
        [0] , kuphele ku-{ $end }, akuthathwanga lutho.
        [one] , kuphele ku-{ $end }, kuthathwe itshe eli-{ $taken }.
       *[other] , kuphele ku-{ $end }, kuthathwe amatshe angu-{ $taken }.
    }
said-from = Athathwe ku-{ $pits }.
said-next = Kudlala: { $name }.

## The element: prompts

sowing = { $name } uyahlwanyela · umzungezo { $lap }
sowing-skip = Ukucindezela ibhodi, noma i-Space, kukhombisa ukuphela.
skip = Yeqa
prompt-start = Kudlala: { $name }
prompt-you = Ithuba lakho: { $name }
prompt-yours = Ithuba lakho
prompt-first =
    Khetha umgodi ongaqala (okhanyayo): amatshe awo ahlwanyelwa { $direction ->
        [cw] ngokuhamba kwewashi
       *[ccw] ngokuphikisana newashi
    }.
looking =
    { $ply ->
        [0] Ubheka emuva ekuqaleni
       *[other] Ubheka emuva: ngemva komnyakazo { $ply } kwengu-{ $plies }
    }
looking-end = Ngemva komnyakazo { $plies }, njengoba kunjalo
looking-detail = Akulahleki lutho.
latest = Buyela emdlalweni
branch = Dlala ukusuka lapha
branch-title = Kudlala: { $name }, esikhundleni salokho okulandele
branch-detail = Ukuhlehlisa kubuyisa okulandele.

head-title = Itshe lokugcina liwele ekhanda { $pit }.
head-detail =
    { $stones ->
        [one] Yima, noma uphakamise itshe lalo eli-{ $stones } uqhubeke?
       *[other] Yima, noma uphakamise amatshe alo angu-{ $stones } uqhubeke?
    }
head-only-stop = Ukuqhubeka ukusuka lapha bekungeke kuphele, ngakho umnyakazo uyama (isinqumo sethu: imithombo ithule).
stop = Yima
stop-brings = akuthathwa lutho
go-on = Qhubeka
preview =
    { $laps ->
        [one] umzungezo o-{ $laps }
       *[other] imizungezo engu-{ $laps }
    }, { $outcome ->
        [head] kuze kube sekhanda { $end }
        [takes] kuphela { $end }, kuthatha { $taken }
       *[nothing] kuphela { $end }
    }

bonus-pits =
    { $captured ->
        [one] Kuthathwe itshe eli-{ $captured }.
       *[other] Kuthathwe amatshe angu-{ $captured }.
    } { $left ->
        [one] Omunye umgodi?
       *[other] Imigodi efika ku-{ $left }?
    }
bonus-stones =
    { $captured ->
        [one] Kuthathwe itshe eli-{ $captured }.
       *[other] Kuthathwe amatshe angu-{ $captured }.
    } { $left ->
        [one] Elinye futhi?
       *[other] Kuze kufike kwangu-{ $left } futhi?
    }
bonus-how-pits = Noma yimuphi umgodi wombangi ongathathwa (okhanyayo), namatshe awo wonke.
bonus-how-stones = Cindezela: itshe elilodwa; bamba ucindezele: umgodi wonke.
bonus-chosen = { $chosen } · { $kind ->
        [pits] khetha futhi ukuze ubuyisele
       *[stones] amatshe angu-{ $count } kwangu-{ $left }
    }
chosen-pit = { $pit } ({ $stones })
bonus-count = { $count } kwengu-{ $left }
done = Ngiqedile
take-nothing = Ayikho ibhonasi
take-no-more = Kwanele
steps = Amatshe a-{ $pit }
give-back = Buyisela elilodwa ku-{ $pit }
whole-pit = Wonke a-{ $pit }

## The element: where a pit leads

foreseen = Ukusuka ku-{ $pit }: { $what }.
foreseen-stop = Ukuma: akuthathwa lutho.
foreseen-on = Ukuqhubeka: { $what }.

## The element: the transport

transport-label = Ukuhamba emdlalweni
transport-more = Ezinye izinyathelo
back-game = Ekuqaleni
back-turn = Emuva ngomnyakazo
back-lap = Emuva ngomzungezo
back-stone = Emuva ngetshe
on-stone = Phambili ngetshe
on-lap = Phambili ngomzungezo
on-turn = Phambili ngomnyakazo
on-game = Ekugcineni
film-play = Dlalisa umdlalo ukusuka lapha
film-pause = Misa isikhashana
game-range = Umnyakazo womdlalo
game-range-value =
    { $ply ->
        [0] Isiqalo
       *[other] Ngemva komnyakazo { $ply } kwengu-{ $last }
    }
turn-range = Itshe lomnyakazo
turn-range-value = Itshe { $stop } kwangu-{ $stops }, umzungezo { $lap }
stone-place = Umnyakazo { $ply }, itshe { $stop } kwangu-{ $stops }, umzungezo { $lap }
within = Umnyakazo { $ply } kwengu-{ $last }: { $name }
within-detail = Itshe { $stop } kwangu-{ $stops } · umzungezo { $lap }

speed = Isivinini sokuhlwanyela
speed-value =
    { $speed ->
        [instant] ngokushesha
       *[other] { $speed } ×
    }

## The element: why a pit cannot be used

why-few = U-{ $pit } unetshe elilodwa: qala ngamabili noma ngaphezulu uma usenawo umgodi onjalo.
why-blocked = U-{ $pit } unetshe elilodwa, futhi umgodi olandelayo awulambile: awukwazi ukuqala.
why-endless = Ukuhlwanyela ukusuka ku-{ $pit } bekungeke kuphele, ngakho awukwazi ukuqala. (Isinqumo sethu: imithombo ithule.)
why-safe-head = U-{ $pit } uyikhanda, futhi amakhanda aphephile kulo mdlalo.
why-empty = U-{ $pit } awunalutho.
why-not-yours = U-{ $pit } awuwona owakho: qala emigqeni yakho emibili.
why-yours = U-{ $pit } ungowakho: thatha emigqeni yombangi.
why-head = Qala unqume ekhanda: yima noma uqhubeke?
why-over = Umdlalo usuphelile.
why-full = Yilokho kuphela ongakuthatha. Cindezela “Ngiqedile”, noma ubuyisele okuthile.
why-exhausted = Wonke amatshe a-{ $pit } akhethiwe.
why-looking = Ubheka emuva. Cindezela “Dlala ukusuka lapha”, noma ubuyele emdlalweni.

## The element: results

result-won = { $name } uwinile.
result-drawn = Kuyalingana.
reason-no-stones = { $name } akasenalo itshe.
reason-no-move = { $name } akanawo umgodi ongaqala.
reason-resigned = { $name } uyekile.
reason-repetition =
    { $draw ->
        [yes] Isimo esifanayo sibuyile.
       *[no] Isimo esifanayo sifike okwesithathu, futhi { $winner } umi kangcono (isinqumo sethu).
    }
taken = Kuthathiwe: { $bySouth } ({ $south }), { $byNorth } ({ $north }).

## The page

board-size = 4 × { $width }
game-tsoro = Tsoro
game-tsoro-1964 = Tsoro 1964
game-nsolo = Nsolo
game-nsolo-1913 = Nsolo 1913
about-tsoro = Amakhanda amabili okuma noma okuqhubeka, nemigodi efika kwemibili ngokubamba ngakunye.
about-tsoro-1964 = Ibhodi uMatthews alihlangabeza kakhulu, amakhanda ephephile kubhonasi.
about-nsolo = Awekho amakhanda; ukubamba ngakunye kuthatha amanye amatshe alinganayo, lapho uthanda khona.
about-nsolo-1913 = Njengoba uSanderson akubhala: amakholomu aphelele, nomgodi owodwa futhi.
status-start = Kudlala: { $name }
status-head = { $name } unquma ekhanda
status-bonus = { $name } uthatha ibhonasi
status-animating = { $name } uyahlwanyela
lap = umzungezo { $lap }

turns = Iminyakazo
no-turns = Umnyakazo ngamunye ubhalwa lapha njengoba udlalwa.
back = Buyela emdlalweni odlule
turn-label = Umnyakazo { $number }: { $turn }. Buka ibhodi ngemva kwawo.
stones-taken = Athathiwe
transport = Emuva naphambili
undo = Hlehlisa
redo = Phinda
undo-turn = Hlehlisa umnyakazo wonke
redo-turn = Phinda umnyakazo wonke
panel = Iminyakazo nomdlalo
close = Vala
resign = Yeka
record = Isixhumanisi nerekhodi
how-to-play = Udlalwa kanjani
new-game = Umdlalo omusha
settings = Izilungiselelo
rematch = Phinda futhi
rematch-how = nishintshane
other-boards = Futhi
quick-tsoro-21 = Tsoro 4 × 21
quick-tsoro-8 = Tsoro 4 × 8
quick-nsolo-8 = Nsolo 4 × 8

resign-title = Uyawuyeka umdlalo?
resign-detail = Omunye umdlali uwina ngaso leso sikhathi. Ukuhlehlisa kuwubuyisa umdlalo.
resign-side = { $name } uyayeka
keep-playing = Qhubeka udlale
leave-title = Uyawushiya lo mdlalo?
leave-detail = Awukapheli, futhi omusha uzothatha indawo yawo.
leave = Wushiye

kept-aside = Kukhona umdlalo obugcinwe lapha ongafundeki. Ubekwe eceleni, kwabekwa omusha. ({ $reason })
no-record = Akulona irekhodi lomdlalo.
dismiss = Kulungile

## The page: a new game

rules-usual = njengokujwayelekile
rule-and-value = { $rule }: { $value }

rule-bonus = Ibhonasi ngemva kokubamba
value-bonus-0 = ayikho
value-bonus-1 = umgodi o-1
value-bonus-2 = imigodi engu-2
value-bonus-3 = 3
value-bonus-4 = 4
value-bonus-5 = 5
value-bonus-equal = amatshe alingana nabanjiwe
rule-heads = Amakhanda
value-heads-0 = awekho
value-heads-1 = linye
value-heads-2 = amabili
rule-takes = Ukubamba kuthatha
value-takes-column = yomibili imigodi yekholomu
value-takes-inner = umgodi ongaphakathi
rule-direction = Indlela
value-direction-ccw = ngokuphikisana newashi
value-direction-cw = ngokuhamba kwewashi
rule-safe-heads = Amakhanda aphephile kubhonasi
value-safe-heads-no = cha
value-safe-heads-yes = yebo
rule-repeat = Uma isimo sibuya
value-repeat-judge = okwesithathu: kuyanqunywa
value-repeat-draw = okwesibili: kuyalingana

## Rules and story; the signs of the turns; print

story = Imithetho nomlando
board-table = Ibhodi njengethebula
story-coming = Linda kancane …
part-missing = Le ngxenye yekhasi ayikwazanga ukulandwa. Lukhona uxhumano? Zama futhi.
part-gone = Le ngxenye yekhasi ayisekho kuseva; mhlawumbe kukhona inguqulo entsha. Layisha ikhasi futhi: umdlalo wakho ugciniwe.
load-again = Layisha futhi
signs = Okushiwo yizimpawu
sign-start = e1
sign-start-means = kuhlwanyelwe ku-e1
sign-plus = +
sign-plus-means = uqhubekile ekhanda
sign-minus = -
sign-minus-means = umile ekhanda
sign-x = x
sign-x-means =
    { $bonus ->
        [none] ubambile
       *[other] ubambile; bese kuba yibhonasi
    }
sign-stones = e4*2
sign-stones-means = amatshe amabili ku-e4

## The computer

computer = Ikhompyutha, izinga { $level }
thinking-start = { $name } iyacabanga …
thinking-head = { $name } inquma ekhanda …
thinking-bonus =
    { $name } ithathe { $taken ->
        [one] itshe eli-{ $taken }
       *[other] amatshe angu-{ $taken }
    } futhi ikhetha ibhonasi …
status-thinking = { $name } iyacabanga
why-thinking = Akulona ithuba lakho: kunquma ikhompyutha.
hold = Misa
watch = Mabaqhubeke

hint = Icebo (H)

analysis = Ukuhlaziya
analysis-off = Fihla ukuhlaziya
line = Okungalandela: { $turns }
line-detail = Akukho kulokhu okudlaliwe.

# Where what a computer thinks with is missing
computer-missing = Ukucabanga kwekhompyutha akukwazanga ukulandwa. Lukhona uxhumano? Ukusuka lapha uyinqumela wena.

## The lessons

lessons = Izifundo zokuqala
lessons-offer = Wufunde ngezifundo ezimfushane eziyisishiyagalombili

## A start to be confirmed

why-confirm = Cindezela u-{ $pit } kanye futhi ukuze uhlwanyelwe.

## Games in links

link-newer = Lesi sixhumanisi senziwe uhlobo olusha lwaleli khasi. Layisha futhi ukuze ulithole; umdlalo wakho unjengoba ubunjalo.
link-damaged = Lesi sixhumanisi asiphelele: sinqanyulwe endleleni? Sicele futhi; umdlalo wakho unjengoba ubunjalo.
link-refused = Umdlalo okulesi sixhumanisi awudlaleki: { $reason }. Umdlalo wakho unjengoba ubunjalo.

## The analysis

analysis-title = Ukuhlaziya
analysis-depth =
    { $depth ->
        [0] kuqala ukubheka …
        [one] ukujula: umnyakazo o-{ $depth }
       *[other] ukujula: iminyakazo engu-{ $depth }
    }
analysis-chance = { $name }: { $percent } %
analysis-proven =
    { $turns ->
        [0] { $name } uwinile
        [one] Kuqinisekisiwe: { $name } uwina ngomnyakazo o-{ $turns }
       *[other] Kuqinisekisiwe: { $name } uwina ngeminyakazo engu-{ $turns }
    }
analysis-lines = Iminyakazo emihle kakhulu lapha
analysis-lines-hint = Cindezela umnyakazo ukuze ubone ibhodi ngemva kwawo.
analysis-show = Ibhodi ngemva kwe-{ $turns }
analysis-course = Indlela yomdlalo
analysis-at = Umnyakazo { $ply }: { $chance }
analysis-unknown = Umnyakazo { $ply }
analysis-turned = Umnyakazo { $ply }, { $turn }: { $name } ulahlekelwe ngu-{ $percent } %
analysis-turned-short = { $ply } · { $turn } −{ $percent } %
analysis-failed = Ukuhlaziya kumile. { $reason } Kufihle uphinde ukuveze ukuze kuqhubeke.

## The coach

coach-goal = Inhloso: umbangi wakho angasalelwa yitshe angalihlwanyela. Okubanjiwe kuyaphuma ebhodini.
coach-loss =
    { $stones ->
        [one] Ulahlekelwe itshe eli-{ $stones }
       *[other] Ulahlekelwe amatshe angu-{ $stones }
    }{ $bonus ->
        [0] { "" }
       *[other] , kuhlanganise nebhonasi
    }: elokugcina liwele emgodini ongaphakathi ongenalutho, obhekene nawakho.
coach-foresee =
    { $touch ->
        [yes] Bamba ucindezele umgodi onomphetho okhanyayo
       *[no] Hlala phezu komgodi onomphetho okhanyayo
    }, ibhodi likhombisa lapho amatshe awo aya khona.
coach-capture =
    { $stones ->
        [one] Ukusuka ku-{ $pit } ungathatha itshe eli-{ $stones }: elokugcina liwela emgodini ongaphakathi ongenalutho, obhekene nalo.
       *[other] Ukusuka ku-{ $pit } ungathatha amatshe angu-{ $stones }: elokugcina liwela emgodini ongaphakathi ongenalutho, obhekene nawo.
    }
coach-head = Izindilinga ezinqamukile zingamakhanda: yilapho kuphela okhetha khona ukuma noma ukuqhubeka.
coach-hint = Awuqiniseki? Isibani, noma inkinobho H, sikhombisa umnyakazo omuhle.
coach-lessons =
    Kusha konke? “Izifundo zokuqala”, { $panel ->
        [beside] ngaphansi kweminyakazo
       *[menu] kwimenyu
    }, ziyisishiyagalombili, zimfushane.

## How a game went

ending = Uhambe kanjani
ending-taken = Amatshe athathiwe
ending-longest = Ukudlulisa okude kakhulu
ending-longest-count =
    { $count ->
        [one] umzungezo o-{ $count }
       *[other] imizungezo engu-{ $count }
    }
ending-longest-none = alikho itshe elihlwanyelwe
ending-best = Ukubamba okuhle kakhulu
ending-best-count =
    { $count ->
        [one] itshe eli-{ $count }
       *[other] amatshe angu-{ $count }
    }
ending-best-none = akubanjwanga lutho
ending-turn = { $name }, umnyakazo { $number }
review = Buyekeza
copy-record = Kopisha irekhodi
copied = Irekhodi likopishiwe.
copy-by-hand = Isiphequluli asilivumeli ikhasi ukuthi likopishe. Nali irekhodi:

## How to play

how-goal = Uwina uma umbangi wakho engasakwazi ukunyakaza: ngokuvamile, uma engasenalo itshe. Umdlali ngamunye unemigqa emibili eseduze naye.
how-start =
    Khetha umgodi wakho (gomba) onamatshe (matombo) amabili noma ngaphezulu. Amatshe awo ahlwanyelwa ngalinye azungeze imigqa yakho emibili, { $direction ->
        [cw] ngokuhamba kwewashi
       *[ccw] ngokuphikisana newashi
    }.
how-relay = Lapho itshe lokugcina liwela phakathi kwamanye, nawo ayaphakanyiswa ahlwanyelwe, umzungezo ngomzungezo, kuze itshe lokugcina liwele emgodini ongenalutho.
how-heads =
    { $heads ->
        [one] Indilinga enqamukile ikhombisa ikhanda (musoro).
       *[other] Izindilinga ezinqamukile zikhombisa amakhanda (misoro).
    } Uma itshe lakho lokugcina liwela ekhanda elinamatshe, uyakhetha: yima lapho ungathathi lutho, noma uwaphakamise uqhubeke.
how-capture =
    Uma itshe lakho lokugcina liwela emgodini ongenalutho womugqa wakho ongaphakathi, ubamba amatshe abhekene nalo{ $takes ->
        [column] { " " }nalawo asemgodini ongemuva kwawo
       *[inner] { "" }
    }. Amatshe abanjiwe ayaphuma ebhodini.
how-bonus =
    { $bonus ->
        [0] Kulo mdlalo ayikho ibhonasi ngemva kokubamba.
        [1] Bese ungathatha omunye umgodi wombangi wakho.
        [equal] Bese ungathatha amanye amatshe alingana nalawo owabambile, ngalinye, kunoma yimiphi imigodi yombangi wakho.
       *[other] Bese ungathatha imigodi yombangi wakho efika ku-{ $bonus }.
    }{ $safe ->
        [yes] { " " }Amakhanda aphephile kuyo.
       *[no] { "" }
    }
how-singles = Itshe elilodwa lingaqala kuphela uma ungenawo umgodi onamabili noma ngaphezulu, futhi lingene emgodini ongenalutho kuphela.
how-keys = Izinkinobho
keys-walk = emgodini olandelayo, njengoba ibhodi limi
keys-ends = emaphethelweni omugqa
keys-rows = kulowo mugqa
keys-next = emgodini olandelayo ongasetshenziswa, noma odlule
keys-choose = ukukhetha; no-Shift, umgodi wonke
keys-back = ukubuyisela itshe elikhethiwe
keys-pit = ukufunda lapho umgodi uholela khona, noma ukuthi kungani ungasebenzi
keys-row = ukufunda umugqa
keys-board = ukufunda ibhodi lonke
keys-turn = ukufunda umnyakazo wokugcina nokumele kunqunywe
keys-hint = icebo
keys-undo = ukuhlehlisa, ukuphinda
keys-turns = emuva naphambili ngomnyakazo; no-Shift, kuze kube semaphethelweni
keys-stones = emuva naphambili ngetshe; no-Shift, ngomzungezo
keys-film = ukukhombisa umdlalo, nokumisa
how-rulings =
    Lapho isiko lithule khona kwadingeka sinqume: ukuqala obekungeke kuphele akuvunyelwe; isimo esibuya { $repeat ->
        [draw] okwesibili kuyalingana.
       *[judge] okwesithathu siqeda umdlalo, futhi umdlali onamatshe amaningi uyawina.
    }
how-sources = Emibhalweni nge-Tsoro ne-Nsolo; J. B. Matthews, “Notes on Some African Stone Games”, 1964; M. G. Sanderson, “Native Games of Central Africa”, 1913.

## The lessons: a guided first game

lesson-step =
    Isifundo { $number }: { $title }{ $done ->
        [yes] , siphelile
       *[no] { "" }
    }
lesson-previous = Emuva
lesson-again = Futhi
lesson-next = Okulandelayo
lesson-finish = Emdlalweni

lesson-lap-title = Umzungezo
lesson-lap = UyiNingizimu: imigqa emibili eseduze nawe ingeyakho. Khetha umgodi wakho ongaqala (onomphetho okhanyayo), amatshe awo awela ngalinye emigodini elandelayo.
lesson-lap-task = Hlwanyela umgodi.
lesson-lap-done = Lowo bekungumzungezo: itshe elilodwa emgodini ngamunye odlule kuwo.
lesson-lap-missed = Zama omunye umgodi.

lesson-ring-title = Indilinga
lesson-ring = Imigqa yakho emibili iyindilinga eyodwa. Ngakwesokudla umugqa ongaphandle ungena kongaphakathi, ngakwesobunxele ongaphakathi ubuyela kongaphandle.
lesson-ring-task = Hlwanyela uzungeze ikhona.
lesson-ring-done = Ayazungeza njalo: amatshe akho awaphumi wodwa emigqeni yakho emibili.
lesson-ring-missed = Lawo matshe asale emugqeni owodwa. Qala eduze nesiphetho sawo.

lesson-relay-title = Ukudlulisa
lesson-relay = Lapho itshe lokugcina liwela phakathi kwamanye, wonke ayaphakanyiswa ahlwanyelwe phambili: lowo umzungezo olandelayo. Umgodi ongenalutho kuphela owuqedayo.
lesson-relay-task = Hlwanyela imizungezo emibili ngomnyakazo owodwa.
lesson-relay-done = Itshe elisemgodini lihambe nelokugcina. Okunye ukudlulisa kuthatha amashumi emizungezo.
lesson-relay-missed = Itshe lokugcina liwele emgodini ongenalutho, ngakho bekungumzungezo owodwa. Bala kuze elokugcina lihlangane nelinye.

lesson-capture-title = Ukubamba
lesson-capture = Uma itshe lakho lokugcina liwela emgodini ongenalutho womugqa wakho ongaphakathi, ubamba amatshe abhekene nalo, kuyo yomibili imigqa yombangi.
lesson-capture-task = Bamba amatshe.
lesson-capture-done = Aphuma ebhodini unomphela, itshe lakho liyasala.
lesson-capture-missed = Lokho kuphele emugqeni wakho ongaphandle, lapho kungabanjwa lutho. Thola umgodi otshe lawo lokugcina liwela emugqeni ongaphakathi.

lesson-bonus-title = Ibhonasi
lesson-bonus = Ngemva kokubamba ku-Tsoro ungathatha eminye imigodi efika kwemibili, noma yimiphi yombangi, namatshe ayo wonke. Yikhethe, bese ucindezela “Ngiqedile”.
lesson-bonus-task = Bamba, bese uthatha imigodi emibili.
lesson-bonus-done = Ukubamba nemigodi emibili: umdlalo wonke ungaguquka ngakho.
lesson-bonus-missed = Ungathatha okuncane, futhi ngezinye izikhathi kuwubuhlakani. Lapha thatha imigodi emibili.

lesson-head-title = Ikhanda
lesson-head = Izindilinga ezinqamukile zikhombisa amakhanda. Uma itshe lakho lokugcina liwela ekhanda elinamatshe, uyakhetha: yima lapho ungathathi lutho, noma uwaphakamise uqhubeke.
lesson-head-task = Qhubeka lapho lokho kubamba: izinkinobho zisho okulethwa ngakunye.
lesson-head-done = Uqhubekile, wabamba. Lapho ukuqhubeka kungonakalisa imigodi yakho, yima.
lesson-head-missed = Umile awathatha lutho. Ngezinye izikhathi kuwubuhlakani; lapha, qhubeka.

lesson-singles-title = Amatshe awodwa
lesson-singles = Itshe elilodwa lingaqala kuphela uma ungenawo umgodi onamabili noma ngaphezulu, futhi lingene emgodini ongenalutho kuphela. Nalo lingabamba.
lesson-singles-task = Bamba ngetshe elilodwa.
lesson-singles-done = Isinyathelo esisodwa sanele. Ngamatshe amancane, isinyathelo ngasinye sibalulekile.
lesson-singles-missed = Leso sinyathelo asibambanga lutho. Thola umgodi ongenalutho womugqa wakho ongaphakathi obhekene namatshe.

lesson-end-title = Ukuwina
lesson-end = Ongakwazi ukunyakaza uyehlulwa: ngokuvamile, ongasenalo itshe. Lapha ikhompyutha idlala iNyakatho. Icebo: shiyela iNyakatho okuncane kangangokuba wazi ezokudlala.
lesson-end-task = Thatha itshe lokugcina leNyakatho.
lesson-end-done = Uwinile, futhi usuwazi umdlalo. Ibhodi elibanzi likulindile.
lesson-end-missed = Kulokhu kuwine iNyakatho. Bamba ngokushesha, uthathe lokho obekunganyakaza.

## The dialog for a new game

new-which = Yimuphi umdlalo
new-first = Ubani oqalayo
new-rules = Shintsha imithetho
new-begin = Qala umdlalo
team-how = Iqembu: amagama anekhoma phakathi, adlala ngokulandelana.
new-ends = Umdlalo osebhodini uyaphela.
name = Igama
name-south = Igama leNingizimu
name-north = Igama leNyakatho
width = Ibhodi
width-less = Ikholomu elincane ngelilodwa
width-more = Ikholomu elilodwa futhi
width-hint = Ububanzi besiko; kungadlalwa noma yibuphi ukusuka ku-3 kuye ku-36.
width-hint-range = Ngokwesiko amakholomu angu-{ $least } kuye kwangu-{ $most }; kungadlalwa noma yibuphi ukusuka ku-3 kuye ku-36.
source-bonus = Tsoro imigodi emibili, abanye 1 kuye ku-5: Matthews 1964. Nsolo amatshe alinganayo: umbhalo wesiGreki nge-Nsolo. Umgodi owodwa: Sanderson 1913.
source-heads = Amabili; noma elingakwesokudla kuphela, elibekwe amatshe amathathu: Matthews 1964.
source-takes = Yomibili imigodi: Matthews 1964, Sanderson 1913. Ongaphakathi kuphela: umbhalo wesiGreki nge-Nsolo.
source-direction = Ngokuphikisana newashi kuyo yonke imithombo ngaphandle kombhalo wesiGujarati, othi ngokuhamba kwewashi.
source-safe-heads = Aphephile: Matthews 1964, ukwehluka 6. Eminye imibhalo ithi “noma yimiphi emibili”.
source-repeat = Kunqunywa ngamatshe, bese kuba ukubamba kokugcina: isinqumo sethu, ngoba isiko alikwazi ukulingana ku-Tsoro. Ukulingana: umbhalo nge-Nsolo.

## Who plays

player-kind =
    { $level ->
        [0] Umuntu
        [1] Ikhompyutha 1 · emnene
        [2] Ikhompyutha 2 · elula
        [3] Ikhompyutha 3 · emaphakathi
        [4] Ikhompyutha 4 · ezinzile
        [5] Ikhompyutha 5 · enamandla
        [6] Ikhompyutha 6 · ebukhali
        [7] Ikhompyutha 7 · uchwepheshe
       *[8] Ikhompyutha 8 · ingcweti
    }
level-about =
    { $level ->
        [1] Idlala okuhle kokuqala ekubonayo, futhi ivame ukuphosisa.
        [2] Ibona ukubamba kwayo, okwakho kancane.
        [3] Ibheka umnyakazo owodwa noma emibili phambili.
        [4] Ibheka iminyakazo embalwa phambili, ixolela okuncane.
        [5] Akuvamile iphuthelwe ukubamba.
        [6] Ibona kude emizungezweni emide.
        [7] Kunzima ukuyehlula, icabanga umzuzwana.
       *[8] Konke engakwenza, imizuzwana embalwa ngomnyakazo.
    }
think-time = Isikhathi sokucabanga
think-seconds =
    { $seconds ->
        [0] njengoba izinga lifuna
        [one] umzuzwana o-{ $seconds } ngomnyakazo
       *[other] imizuzwana engu-{ $seconds } ngomnyakazo
    }

## What is printed

printed-to-move = Kudlala: { $name }, ngemva { $plies ->
        [one] komnyakazo o-{ $plies }
       *[other] kweminyakazo engu-{ $plies }
    }.

## The dialog of link, record and picture

record-link = Dlala ngesixhumanisi
record-link-how = Ovula isixhumanisi ubona umnyakazo wokugcina, awuphendule, abuyisele isixhumanisi esilandelayo.
record-link-label = Isixhumanisi salo mdlalo
record-link-none = Leli khasi alinalo ikheli abanye abangalivula, ngoba livela efayeleni. Thumela irekhodi elingezansi, njengombhalo noma njengefayela: onomdlalo uyalibeka ebhodini.
record-link-local = Yile divayisi kuphela engavula leli kheli. Komunye okwenye indawo, thumela irekhodi.
record-qr = Isixhumanisi njengekhodi ye-QR
record-qr-long = Leli kheli lide kakhulu ekhodini ye-QR. Thumela isixhumanisi noma irekhodi.
copy-link = Kopisha isixhumanisi
share = Yabelana …
share-title = Umdlalo we-{ $game }
link-copied = Isixhumanisi sikopishiwe.
record-text = Irekhodi
record-text-how = Namathisela noma ubhale elinye lapha. Umdlalo osebhodini ungabuyiswa.
copy-text = Kopisha
record-copied = Irekhodi likopishiwe.
copy-refused = Isiphequluli asilivumeli ikhasi ukuthi likopishe: umbhalo ukhethiwe, wukopishe ngesandla.
save-file = Londoloza njengefayela
open-file = Vula ifayela …
record-load = Beka ebhodini
record-refused = Alikwazi ukubekwa ebhodini (ngesiNgisi):
record-large = Lokhu kukhulu kakhulu: kungabi ngaphezu kuka-1 MB.
record-unread = Ifayela alikwazanga ukufundwa.
record-html = Ekhasini lakho
record-html-frame = Njengohlaka, emakhasini angavumeli izikripthi
record-html-how = Le HTML ifaka umdlalo ekhasini lakho, ongawubuka. Yinamathisele lapho ikhasi, ibhulogi noma iwiki yakho yamukela khona i-HTML.
copy-html = Kopisha i-HTML
html-copied = I-HTML ikopishiwe.
record-picture = Isithombe sebhodi
picture-title = { $game }, kudlala: { $name }
picture-row = Umugqa { $row }: { $counts }.
picture-svg = SVG
picture-png = PNG
picture-text = Umbhalo
picture-print = Phrinta …
picture-failed = Isiphequluli asikwazanga ukudweba isithombe. I-SVG iphethe okufanayo.

## Settings

language = Ulimi
language-auto = Njengesiphequluli
full-motion = Khombisa ukunyakaza noma kunjalo
full-motion-hint = Isistimu yakho icela ukunyakaza okuncane, ngakho amatshe ahamba ngokushesha.
theme = Ukukhanya
theme-auto = Njengesistimu
theme-day = Imini
theme-night = Ubusuku
view = Ubani ohlezi phansi
view-auto = Wena
numerals = Izinombolo emigodini
coordinates = Izinhlamvu nezinombolo onqenqemeni
preview-setting = Khombisa lapho umgodi uholela khona

board = Ibhodi
board-earth = Umhlaba oshanelwe
board-wood = Ukhuni oluqoshiwe
board-paper = Iphepha
counters = Kudlalwa nge
counters-pebbles = Amatshe omfula
counters-seeds = Imbewu yasendle
counters-caps = Izivalo zamabhodlela

sound = Umsindo
volume = Ivolumu
volume-value = { $percent } %
keys-setting = Izinkinobho zezinhlamvu zisebenza ekhasini lonke
confirm-setting = Umnyakazo uqala ngokucindezela kwesibili
full-screen = Isikrini esigcwele
kept-coming = Ngaphandle kwenethiwekhi: kuyalungiswa …
kept-yes = Ngaphandle kwenethiwekhi: isiphequluli sigcina leli khasi, futhi liyasebenza.
kept-old = Ngaphandle kwenethiwekhi: leli khasi liyasebenza. Inguqulo entsha ayilandekanga iphelele: amafayela awekho kuseva, noma ashintshwe endleleni.
kept-impossible = Ngaphandle kwenethiwekhi: akwenzeki lapha. Iziphequluli zigcina ikhasi elivela ekhelini le-https kuphela, hhayi kuwo wonke amawindi ayimfihlo, noma kufreyimu.
kept-refused = Ngaphandle kwenethiwekhi: kunqatshelwe. Isayithi kufanele lithumele i-sw.js njenge-text/javascript, futhi livumele i-worker-src 'self'.
kept-failed = Ngaphandle kwenethiwekhi: ikhasi alikwazanga ukugcinwa. Amafayela awekho kuseva noma ashintshwe endleleni, noma isiphequluli asinayo indawo.

## Rules and story

story-rules = Lo mdlalo udlalwa kanjani
story-words = Amagama
story-history = Umlando
story-sources = Lapho konke lokhu kuvela khona
story-here = Ibhodi eliphambi kwakho: { $rules }.
story-ruling = Isinqumo sethu

picture-start = Ukuqala, ebhodini lamakholomu angu-{ $width }
picture-relay = Umnyakazo ukusuka ku-{ $start } kuya ku-{ $end }, ngemizungezo engu-{ $laps }
picture-head = Itshe lokugcina liwele ekhanda { $pit }: yima, noma uqhubeke?
picture-capture =
    { $takes ->
        [column] Itshe lokugcina liwele ku-{ $pit }, umgodi ongenalutho: yomibili imigodi yekholomu yawo iyabanjwa
       *[inner] Itshe lokugcina liwele ku-{ $pit }, umgodi ongenalutho: umgodi obhekene nawo uyabanjwa
    }

story-ruling-endless = Ukuqala obekungeke kuphele akuvunyelwe. Yonke imithombo ithule ngakho.
story-ruling-repeat =
    { $repeat ->
        [draw] Isimo esibuyayo siyalingana. Kusho njalo umbhalo nge-Nsolo; ukuthi yini ngempela ebuyayo, yonke imigodi nodlalayo, ukufunda kwethu.
       *[judge] Isimo esifika okwesithathu siqeda umdlalo: amatshe amaningi ebhodini ayawina, bese kuba ukubamba kokugcina. Isiko alikwazi ukulingana, futhi lithule ngemidlalo engapheli.
    }

word-gomba = gomba, ubuningi magomba
word-gomba-means = umgodi webhodi. IsiShona.
word-matombo = matombo
word-matombo-means = amatshe: lokho okuhlwanyelwayo, noma kuyini. IsiShona.
word-musoro = musoro, ubuningi misoro
word-musoro-means = ngokwezwi nezwi ikhanda: imigodi engakwesokudla yomugqa ongaphandle womdlali, lapho umuntu engama khona. IsiShona.
word-tsoro = Tsoro
word-tsoro-means = ngesiShona, igama layo yonke imidlalo yamabhodi.
word-fuva = Fuva, Imbwe
word-fuva-means = umdlalo wemigqa emine wale mithetho, ngamagama awo.
word-nsolo = Nsolo, Nchombwa
word-nsolo-means = umdlalo wemigqa emine wamaNgoni; igama lesibili lisemibhalweni yangesikhathi samakoloni.
word-lap = umzungezo, ukudlulisa
word-lap-means = lokho okuhlwanyelwa ukusuka emgodini owodwa; nemizungezo elandelanayo.

story-family = I-Tsoro ayiwona umdlalo owodwa. Phakathi kwamaShona asenyakatho-mpumalanga yeZimbabwe leli gama lihlanganisa umndeni wemidlalo: amadrafti abo, okuthathu emugqeni (Tsoro Yemutatu), i-morris yamadoda ayishumi nambili (Tsoro Yemutwelve), ne-mancala. Umdlalo wemigqa emine okuleli khasi yi-Fuva, noma i-Imbwe.
story-family-source = Mancala World, “Tsoro”
story-played = Udlalelwa phandle. Imigodi imbiwa emhlabathini noma esihlabathini, kuhlwanyelwe amatshe abushelelezi asemfuleni, imbewu yasendle, noma izivalo zamabhodlela; amabhodi nawo adwetshwa ephepheni futhi aqoshwe okhunini. Yilapho amabhodi namatshe aleli khasi evela khona.
story-played-source = Mancala World, “Tsoro”
story-matthews = Imithetho yaqala ukubhalwa ngokucophelela ngo-1964 ngu-J. B. Matthews, nezindlela eziningi abantu abadlala ngazo: ikhanda elilodwa noma amabili, ibhonasi yomgodi owodwa noma emithathu, amabhodi amakholomu angu-6 nangu-21.
story-matthews-source = Matthews 1964; Mancala World, “Tsoro”
story-solved = Ku-4 × 8, ibhodi uMatthews alithola kakhulu, uNyakatho, odlala okwesibili, uyawina phakathi nezikhathi ezingu-50 zabo bobabili uma kungekho owenza iphutha. Injini yaleli khasi yakufakazela lokho ngo-2026; emabhodini anamakholomu afika ku-6 ikwenza wena ubuka, ezingeni 8.
story-solved-source = Ubufakazi bethu: docs/solved.md
story-ngoni = I-Nsolo ingeyamaNgoni aseMalawi nasempumalanga yeZambia. U-Meredith G. Sanderson, udokotela endaweni eyayibizwa ngeNyasaland, wayichaza ngo-1913; abadlali base-Ndola, eZambia, banikeza imithetho yayo ngokuningiliziwe ngo-1975.
story-ngoni-source = Sanderson 1913; Mancala World, “Nsolo”
story-villages = Amabhodi ayo asuka kumakholomu angu-8 kuye kwangu-36. Elide kunawo wonke lidinga amatshe angu-284 futhi lidlalwa ngamaqembu, emthunzini wezihlahla zomuzi, ngezinye izikhathi yimizi yonke.
story-villages-source = Mancala World, “Nsolo”
story-players = Umdlalo ungowalabo abawudlalayo. Kuncane okwabhalwa ngawo, futhi iningi labhalwa yizivakashi. Uma wawufundiswa ngenye indlela, othisha bakho bangumthombo ongcono: shintsha imithetho yomdlalo omusha ize ibe eyakho.

source-matthews = J. B. Matthews, “Notes on Some African Stone Games”, NADA 9(1), 1964, 64–66.
source-sanderson = M. G. Sanderson, “Native Games of Central Africa”, Journal of the Royal Anthropological Institute 43, 1913, 726–736.
source-world = Mancala World, “Tsoro” ne-“Nsolo”, nemibhalo yakhona ngesiGreki, isiZulu nesiGujarati.

## What comes with the computer's thinking

computer-restarted = Ikhompyutha ilahlekelwe umcabango, iqala ukucabanga kabusha. Umdlalo unjengoba ubunjalo.
computer-failed = Ikhompyutha ayisakwazi ukucabanga. { $reason } Ukusuka lapha uyinqumela wena.

hint-sought = Kufunwa umnyakazo omuhle …
hint-failed = Alikho icebo. { $reason }
hint-start =
    Hlwanyela ku-{ $pit }: { $laps ->
        [one] umzungezo o-{ $laps }
       *[other] imizungezo engu-{ $laps }
    }{ $heads ->
        [0] { "" }
       *[other] { $stops ->
            [yes] , kuze ume ekhanda
           *[no] , uqhubeke ekhanda
        }
    }{ $captured ->
        [0] .
        [one] , kuthatha itshe eli-{ $captured }{ $takes ->
            [0] .
           *[other] , bese { $bonus }.
        }
       *[other] , kuthatha amatshe angu-{ $captured }{ $takes ->
            [0] .
           *[other] , bese { $bonus }.
        }
    }
hint-go-on =
    Qhubeka: { $laps ->
        [one] umzungezo o-{ $laps }
       *[other] imizungezo engu-{ $laps }
    } futhi{ $captured ->
        [0] { $stops ->
            [yes] , bese ume ekhanda.
           *[no] .
        }
        [one] , kuthatha itshe eli-{ $captured }{ $takes ->
            [0] .
           *[other] , bese { $bonus }.
        }
       *[other] , kuthatha amatshe angu-{ $captured }{ $takes ->
            [0] .
           *[other] , bese { $bonus }.
        }
    }
hint-stop = Yima lapha.
hint-takes =
    { $takes ->
        [0] Ungathathi bhonasi.
       *[other] Thatha { $bonus }, bese ucindezela “Ngiqedile”.
    }

## The board on other sites

asked-refused = Okuceliwe akukwazi ukuboniswa: { $reason }
src-failed = Irekhodi eliku-{ $src } alikwazanga ukulandwa: { $reason }
src-unreachable = alifinyelelekanga, noma isayithi lalo noma leli alikuvumeli.
src-status = iseva iphendule { $status }.
src-long = lide kakhulu.
src-slow = alifikanga ngesikhathi.
src-text = aliwona umbhalo.
replay-empty = Akukho rekhodi elingadlalwa futhi. Lifake phakathi kwamathegi, noma ngo-record noma ngo-src.
record-long = Irekhodi lide kakhulu: lingabi ngaphezu kuka-1 MB.
whole-page = Dlala ekhasini eligcwele ↗
no-method = Ayikho i-“{ $call }” yokubiza; okuvunyelwe: { $methods }
no-id = I-id yokubiza kufanele ibe yinto ekopishekayo, njengenombolo.

## The board as a table; what is read out

table-turn =
    { $under ->
        [yes] Kudlala: { $name }; kuze kube manje { $turn }.
       *[no] Kudlala: { $name }.
    }
table-row =
    { $number } · { $owner }, { $row ->
        [outer] ongaphandle
       *[inner] ongaphakathi
    }
table-count = { $stones }
table-head = ({ $stones })
table-signs = Amakhanda asemabakakini.
reading-row =
    Umugqa { $row ->
        [outer] ongaphandle
       *[inner] ongaphakathi
    } { $owner ->
        [mover] wakho
       *[other] wombangi
    }, { $first } kuya ku-{ $last }: { $counts }. { $total ->
        [one] Itshe eli-{ $total }.
       *[other] Amatshe angu-{ $total }.
    }
reading-count = { $count }
reading-no-turn = Akukho mnyakazo odlaliwe.

## Without network

offline-new = Kukhona inguqulo entsha yomdlalo.
offline-load = Yilayishe
offline-coming = Inguqulo entsha iyeza …
offline-others = Inguqulo entsha izofika uma umdlalo uvaliwe kwamanye amathebhu.

## The kiosk

kiosk-invite = Thinta ukuze udlale
kiosk-ask = Usadlala?
kiosk-over = Umdlalo usuphelile. Omunye?
kiosk-countdown =
    { $seconds ->
        [one] Ibhodi izohlelwa kabusha ngomzuzwana ongu-{ $seconds }.
       *[other] Ibhodi izohlelwa kabusha ngemizuzwana engu-{ $seconds }.
    }
kiosk-stay = Ngisadlala
kiosk-again = Dlala futhi
kiosk-leave = Qeda
kiosk-unspoken = kiosk-languages: awekho amagama ngo-{ $unknown }. Akhona yilawa: { $known }.
kiosk-illegible = Le divayisi ayinazo izinhlamvu ze: { $languages }. Lezi zimemo azibonisiwe.

# your-page.html, on which curators put a board together

builder-title = Beka ibhodi ekhasini lakho
builder-about = Khetha ibhodi, ulibuke, bese ukopisha okudingwa yikhasi lakho.
builder-board = Ibhodi
builder-columns = Amakholomu
builder-columns-how = Kusuka ku-3 kuya ku-36; uma kungenalutho, njengoba umdlalo unjalo.
builder-controls = Abafundi bangakwazi
builder-controls-play = Ukudlala
builder-controls-replay = Ukubuka umdlalo
builder-controls-full = Kokubili
builder-controls-none = Ukubuka kuphela
builder-lang-auto = Olomfundi
builder-light-auto = Njengekhasi lakho
builder-size = Ububanzi ekhasini lakho
builder-size-auto = Njengombhalo wakho
builder-size-rem = Okungeqi ku-{ $rem } rem
builder-record = Umdlalo oqoshiwe
builder-record-how = Shiya kungenalutho ukuze umdlalo udlalwe. Irekhodi lisekhasini eligcwele.
builder-looks = Indlela elibukeka ngayo
builder-looks-width = Ububanzi bamaphikseli angu-{ $pixels }
builder-paste = Okumele ukunamathisele
builder-copied = Kukopishiwe.
builder-link = Dlala i-Tsoro
builder-line = Umugqa owodwa we-HTML
builder-line-how = Lapho amakhasi akho evumela izikripthi. Yindlela engcono kakhulu: liba nobude elibudingayo, futhi lilandela ukukhanya kwekhasi.
builder-frame = Uhlaka
builder-frame-how = Lapho amakhasi akho evumela izinhlaka kodwa engavumeli izikripthi zakwenye indawo.
builder-wordpress = WordPress
builder-wordpress-how = Nge-plugin ye-Tsoro, kunoma yikuphi okuthunyelwe: ababhali abadingi elinye ilungelo.
builder-mediawiki = MediaWiki
builder-mediawiki-how = Uma umlawuli esefake umugqa othi mw.loader.load('{ $site }tsoro-wiki.js'); ku-MediaWiki:Common.js.
builder-kiosk = Umshini wasemnyuziyamu
builder-kiosk-how = Umyalo obonisa umdlalo esikrinini esigcwele. Uqala kabusha ngemva kwamasekhondi angu-60 ungathintwa.
