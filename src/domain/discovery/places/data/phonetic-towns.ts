/**
 * What telephones write when a town is spoken, and people who know it by ear only: `Name, ST: spoken, spoken`. Names that are
 * merely cut in two ("fern dale", "tum water") are recognized without a table.
 */
export const HEARD_TOWNS = `
Puyallup, WA: pew all up, pew allup, pew alup, pewallup, pyallup, pull all up, pea all up, pwallup, poo yall up, pyoo allup, pew al up, pualup, few all up
Sequim, WA: see quim, squim, skwim, sea quim, see quin
Bellevue, WA: bell view, belle view, bell vue, bel view, bellview, belleview, bell you, belvue
Auburn, WA: all burn, aw burn, awe burn, auborn, ah burn, alburn
Cheney, WA: chee knee, chainy, chain e, chee nee, cheenee, cheeny, cheany, chee ney
Federal Way, WA: federal weigh, fed way, federal whey, feddle way, federal away, fedral way, federal wei
Port Angeles, WA: port ang less, port angle us, port angelus, port angle ease, port and jealous, port angeless
Port Orchard, WA: port orchid
Port Townsend, WA: port townsen, port townson
Woodinville, WA: wooden ville, wooden vill, woodenville, wooden bill, would inville, wood and ville
Monroe, WA: mon row, monrow, mun row
Camas, WA: camus, cam us, kamas, cammas, camis
Lacey, WA: lace e, lay c, lay see, lacie, lace ee
La Conner, WA: la connor, la conor, lah conner, laconnor
Chelan, WA: shelan, she lan, shell an, sha lan, chalan, she land, shell ann, shalan
Mill Creek, WA: mill crick, mel creek, mill creak, mil creek, mill greek
Yakima, WA: yack ima, yakama, yak a ma, yakeema, yak uma
Leavenworth, WA: leven worth, levin worth, eleven worth, leavin worth, levenworth
Snohomish, WA: snow homish, snow home ish, no homish, sno home ish, snowhomish
Issaquah, WA: is a quah, issa qua, isaqua, essaquah, iss a quah
Mukilteo, WA: muckle teo, muckle t o, mukle teo, muck il teo, mucky teo, muckilteo
Enumclaw, WA: enema claw, e num claw, inum claw, enom claw, enumclaugh
Snoqualmie, WA: snow qualmie, snow qualmy, snow kwalmie, no qualmie
Tukwila, WA: tuck willa, tuk willa, tuck wila, took willa, tukwilla, tuck will a
Wenatchee, WA: when at chee, when atchee, wina tchee, wenachi, wanatchee, when a chi
Spokane, WA: spoke ann, spo can, spo cane
Tacoma, WA: tack oma, take oma, tahcoma
Olympia, WA: oh limpia, olimpia, o lympia, all impia
Kirkland, WA: curkland, kirklin, curt land
Redmond, WA: redmon, red mon, redmund
Renton, WA: rentin, wrenton
Everett, WA: everit, evert, everet
Bothell, WA: bought hell, bothel, bothall, both el, bah thell
Edmonds, WA: edmunds, ed munds, edmans
Lynnwood, WA: lin wood, linwood, lynn would, lin would, lynwood
Marysville, WA: mary ville, merry ville, marriesville, merrysville
Burien, WA: burian, beer ian, bury en, bury ann
Poulsbo, WA: pauls bo, pulls bo, pals bo, paulsbo, polls bo, pools bo
Bremerton, WA: bremmer ton, brimmer ton, brammerton, bremertin, bremmerton
Silverdale, WA: silver dell
Gig Harbor, WA: gig harper, gigharber, gig harbour, gig arbor, jig harbor
Kenmore, WA: can more, kin more
Shoreline, WA: sure line, shorline, shoe line
Sammamish, WA: sam amish, sama mish, sam a mish, samammish, sammish
Mount Vernon, WA: mt vernen, mount vern in, mount burnin, mountain vernon
Anacortes, WA: anna cortes, ana cortez, anna cortez, anacordis, ana cortis
Bellingham, WA: billingham, bell in ham, bellinham
Ellensburg, WA: elens berg, ellens berg, ellensberg, allensburg
Kennewick, WA: ken a wick, kenna wick, kennel wick, can a wick, kenowick, keno wick
Pasco, WA: paz co, pasko, passco, pass co
Richland, WA: rich lend, ritchland, rich lynn
Moses Lake, WA: mosses lake, moses like
Walla Walla, WA: wall a wall a, wala wala, walla wala, wallah wallah, wolla wolla, waller waller, wall a walla
Pullman, WA: pulman, poolman, pull min
Hoquiam, WA: hoke wee um, ho kwiam, hoke we am, hokey um, hoquim
Aberdeen, WA: aber dean, abber deen, aberdean
Centralia, WA: central ya, sen tralia, centrailia, center alia
Chehalis, WA: sha hay lis, she halis, shehalis, sha halis, chahalis
Longview, WA: long vue
Kelso, WA: kell so, cell so
Vancouver, WA: van cover, van coover, vancoover
Battle Ground, WA: battle grounds, battle round
Washougal, WA: washoogle, wash shugal, wash google, washugal
Tumwater, WA: tom water, tumm water, tumbwater, thumb water
Yelm, WA: yell m, yellem, yellum
Orting, WA: ording
Sumner, WA: some ner
Bonney Lake, WA: bonnie lake, bony lake, bonny lake
Maple Valley, WA: may pull valley, mable valley
Covington, WA: cubbington
Steilacoom, WA: still a coom, steel a coom, stila coom, still a come, steilicum, still acum
Arlington, WA: are lington, arlinton
Stanwood, WA: stand wood
Ferndale, WA: fern dell, firndale
Blaine, WA: blain, blane
Lynden, WA: lin den, lindon
Sunnyside, WA: sonny side
Toppenish, WA: top a nish, topanish, top in ish
Wapato, WA: wah pa toe, wop a toe, wapatoe
Ephrata, WA: e frata, ef rata, a frata, effrata
Othello, WA: oh thello
Omak, WA: oh mack, o mack, oh mac, omack
Okanogan, WA: oak anogan
Colville, WA: call ville, coal ville, callville, cole ville
Chewelah, WA: chew ella, che wella, chew ela, chewella
Goldendale, WA: golden dell
Cle Elum, WA: clay elum, cle ellum, klee elum, clee elum, cl elum, clay ellum
Montesano, WA: monty sano, mount a sano, montasano
Ocean Shores, WA: oceans shores, ocean chores
Sedro-Woolley, WA: cedar woolley, cedro wooley, cedar wooly, said row woolly, sedro wooly, cedro woolley
Oak Harbor, WA: oak harper, oakharber, oak arbor
Coupeville, WA: coop ville, coopville
Vashon, WA: vashan, fashion island
Woodland, WA: woodlin, would land
SeaTac, WA: see tack, sea tack, c tac, see tac
Fife, WA: fyfe, fyf
Boise, ID: boisie, boyce, boysee, boi see, boysie, boise e, boycee
Coeur d'Alene, ID: core d lane, cour de lane, core da lane, cordelane, coeur de lane, coure dalene, core de lane, cor dalene
Nampa, ID: nam pa, namba
Meridian, ID: mary dian, meridean
Moscow, ID: moss cow, mosco, mos cow
Lewiston, ID: louis ton, lewis ton, louiston
Eugene, OR: eugine, you gene, eugean, yougene, u gene
Portland, OR: port land, portlan
Salem, OR: sale em, say lem, sailem, sayl em
Medford, OR: med ford
Hermiston, OR: hermistin, her mist in, hermis ton, herm iston
Pendleton, OR: pendle ton, pendelton, pendel ton
Corvallis, OR: core valis, core vallis, corvalis, car valis
Astoria, OR: a storia, astor ia
The Dalles, OR: the dals, the dalls
Gresham, OR: gresh um, gresh am, greshum
Beaverton, OR: beaver ton, beevertin
Missoula, MT: ma zoola, mizoola, missula, mi zoola, missou la, mazoola
Bozeman, MT: bozman, boze man, bosman, boseman
Billings, MT: bill ings
Kalispell, MT: cal a spell, kalispel, cali spell, calispell
`
