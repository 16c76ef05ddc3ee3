import { parseRequests, type QueryCase } from '#training/requests/parse-requests.ts'
import type { RequestClass } from './request-classes.ts'

/**
 * The part of the second request sets that choices are made by and nothing is learned from: many imagined writers, half of
 * them ordinary, who had not looked at the assistants' code, dealt out singly.
 */
export const TUNE_2: Record<RequestClass, QueryCase[]> = {
  terse: parseRequests(`
taproom wants posters in climbing gyms, bellingham | place: Bellingham; types: print; venues: gym
digital billboard fife $2,200/mo | place: Fife; types: billboard digital; max: 2200; per: month
own a billboard: longview, up to 60k | place: Longview; types: billboard; kind: sale; max: 60000
radio OR newspaper, colville, 90 weekly | place: Colville; types: radio print; max: 90; per: week
street fair booth, la conner, tulip time, april | place: La Conner; types: event; from: 2027-04-01; to: 2027-04-30
no print. camas. anything else. 200 mo | place: Camas; not: print; max: 200; per: month
email newsletter ad, bainbridge island, $60 | place: Bainbridge Island; types: social; max: 60
leaflets ritzville | place: Ritzville; types: print
radio, not fm talk, just radio, prosser, 150/wk | place: Prosser; types: radio; max: 150; per: week
newspaper insert friday harbor summer visitors | place: Friday Harbor; types: print; for: tourists; from: 2027-06-01; to: 2027-08-31
magazine ad 1x, walla walla wine tourists, $950 | place: Walla Walla; types: print; for: tourists; max: 950
billboard to rent, moses lake | place: Moses Lake; types: billboard; kind: rent
fitness club ads issaquah | place: Issaquah; venues: gym
max 3500 a year, newspaper, stanwood | place: Stanwood; types: print; max: 3500; per: year
radio spots, hoquiam, 55 wk | place: Hoquiam; types: radio; max: 55; per: week
`),
  story: parseRequests(`
I took over the town bakery in Snohomish from a couple who never advertised in thirty-one years because they never had to. I have to. A radio spot or two each week, $150 weekly at the outside. | place: Snohomish; types: radio; max: 150; per: week
My mother-in-law insists that everyone in Lynden looks up when they pass the big signs on the Guide Meridian. Fine. What does a billboard in Lynden cost for April? | place: Lynden; types: billboard; from: 2027-04-01; to: 2027-04-30
Hello there, my name is Destiny and I do lashes out of a suite in Lakewood. I am booked on weekends but Tuesdays are crickets. I have never paid for an ad. I think Instagram is where my girls are at. $100 a month is what I can do right now. | place: Lakewood; types: social; max: 100; per: month
I am a chaplain turned wedding officiant. Couples find me by word of mouth. I would like to be seen at bridal fairs in Spokane in January, with a small booth, for not more than 350 dollars. | place: Spokane; types: event; max: 350; from: 2027-01-01; to: 2027-01-31
I'm a dental hygienist married to a dentist and I got voted into doing the ads. Families in Bonney Lake are our bread and butter. I'm thinking of a screen at the supermarket, $350 per month. | place: Bonney Lake; types: digital; venues: retail; for: families; max: 350; per: month
Our band has been playing to the same forty friends. In February we record live in Fremont and would like strangers this time, meaning posters in bars, for which we have a proud $65. | place: Fremont; types: print; venues: bar; max: 65; from: 2027-02-01; to: 2027-02-28
My late wife always did the advertising. I found her folder: newspaper in Montesano, every spring, never over $60 a week. I would like to do what she did. | place: Montesano; types: print; max: 60; per: week; from: 2027-03-01; to: 2027-05-31
I left a tech job to open an indoor playground in Woodinville, which my former coworkers think is a midlife crisis. Parents love it once they find it. Screens in the mall or the supermarket, $800 a month. | place: Woodinville; types: digital; venues: retail; for: families; max: 800; per: month
For nine years we have brought Shakespeare to a park in West Seattle, for free, and every year somebody says they wish they had known. This July they will know. Posters, $200 once. | place: West Seattle; types: print; max: 200; per: one-time; from: 2027-07-01; to: 2027-07-31
We're a mosque in Kent collecting winter coats, everybody is welcome to bring one. A screen in a shopping mall for the month of December would be wonderful, we can give 400 dollars. | place: Kent; types: digital; venues: retail; max: 400; from: 2026-12-01; to: 2026-12-31
After 22 years in the army I opened a shooting range outside Yelm. Soldiers find me. Everyone else thinks it's private. A billboard would tell them. I'd sign for six months from March 1 at $750 a month. | place: Yelm; types: billboard; max: 750; per: month; from: 2027-03-01; to: 2027-08-31
Our hospice is twenty years old and still people say 'I wish I'd called sooner'. We want caregivers and older people around Walla Walla to hear a gentle message on the radio, $400 a month, all through 2027. | place: Walla Walla; types: radio; for: seniors; max: 400; per: month; from: 2027-01-01; to: 2027-12-31
I own three billboards' worth of bad memories from my last job in sales, so please, anything else. I sell solar now, in Yakima, and have $1,000 monthly. | place: Yakima; not: billboard; max: 1000; per: month
Our school has 61 students, one bus and a marching band of nine. The band needs uniforms. We'd like radio in Dayton to announce the pancake breakfast on March 6, with the $80 we have. | place: Dayton; types: radio; max: 80; from: 2027-03-06; to: 2027-03-06
`),
  planner: parseRequests(`
Hospital system, orthopedics line. Adults 65+. Radio and newspaper in Kennewick, Q2, $9,000 a month. Please send rate cards. | place: Kennewick; types: radio print; for: seniors; max: 9000; per: month; from: 2027-04-01; to: 2027-06-30
Campaign: tribal casino resort. Placement: billboards, Marysville. Term: 12 months from Feb 1, 2027. Rate: up to $5,500 monthly. | place: Marysville; types: billboard; max: 5500; per: month; from: 2027-02-01; to: 2028-01-31
DMO campaign, statewide: winter tourists, ferry terminals and airports, digital, $12k total | types: digital; venues: ferry airport; for: tourists; max: 12000; from: 2026-12-01; to: 2027-02-28
Real estate developer wants to purchase a billboard structure in Tacoma. Permitted and standing. $180k ceiling. | place: Tacoma; types: billboard; kind: sale; max: 180000
Need to reach commuters in Bremerton without radio. $3,300 per month, Q1. | place: Bremerton; for: commuters; not: radio; max: 3300; per: month; from: 2027-01-01; to: 2027-03-31
Please pull inventory within a 5-mile radius of Puyallup, retail venues, digital, $40 a day per screen | place: Puyallup; types: digital; venues: retail; max: 40; per: day
Tourism grant money must be spent out of county: print in Portland, Oregon, $6,000, June | place: Portland; types: print; max: 6000; from: 2027-06-01; to: 2027-06-30
Youth anti-vaping campaign, 18-24, bars and campuses in Bellingham, digital screens, $2,000 a month | place: Bellingham; types: digital; venues: bar campus; for: young-adults; max: 2000; per: month
Nonprofit rate, please: PSA-style radio, Aberdeen, $300 per month from January through June | place: Aberdeen; types: radio; max: 300; per: month; from: 2027-01-01; to: 2027-06-30
Activation calendar has one hole: a booth at a street fair, West Seattle, July, $1,500 | place: West Seattle; types: event; max: 1500; from: 2027-07-01; to: 2027-07-31
RFP attached. Summary: ferry vessel and terminal posters, Bainbridge Island, May to September, $7,000 a month. | place: Bainbridge Island; types: print; venues: ferry; max: 7000; per: month; from: 2027-05-01; to: 2027-09-30
I don't have reach numbers, I have $500 and a deadline: print, Camas, until December 18 | place: Camas; types: print; max: 500; to: 2026-12-18
A weekend-only buy in Seattle, digital screens in bars, young adults, $150 per day | place: Seattle; types: digital; venues: bar; for: young-adults; max: 150; per: day
Need a near-venue presence for a concert series: billboard near an event venue, Spokane, July, $3k | place: Spokane; types: billboard; max: 3000; from: 2027-07-01; to: 2027-07-31; has: near-event-venue
`),
  phone: parseRequests(`
yo my band got a show need posterz in bars bellingham 40 bucks | place: Bellingham; types: print; venues: bar; max: 40
anything for famlies in bonny lake??? 150 a month | place: Bonney Lake; for: families; max: 150; per: month
whats a billbored on hwy 2 near monroe go for | place: Monroe; types: billboard
ok so radio no newspaper no billboard yes kelso 700 month | place: Kelso; types: billboard; not: radio print; max: 700; per: month
brewry in georgtown wants a digital bilboard 2k mo | place: Georgetown; types: billboard digital; max: 2000; per: month
posters on the campus in belligham jan-march | place: Bellingham; types: print; venues: campus; from: 2027-01-01; to: 2027-03-31
lite rail adds seatle 1000 a mo no more then that | place: Seattle; venues: transit; max: 1000; per: month
im 16 need ppl for my dog walking in sammamsh flyers 15 dollars | place: Sammamish; types: print; max: 15
airprt screns in seatac for turists 3k a month | place: SeaTac; types: digital; venues: airport; for: tourists; max: 3000; per: month
sellin xmas trees in orting need a bilbord on a rd w heavy trafic til dec 24 | place: Orting; types: billboard; to: 2026-12-24; has: high-traffic
wedding expo booth spokane feb 300 ish | place: Spokane; types: event; max: 300; from: 2027-02-01; to: 2027-02-28
mssg 4 sales: magazin add gig harber 250 pls call 360 555 0144 | place: Gig Harbor; types: print; max: 250
old folks in des moines wa, newspaper plz, 60 | place: Des Moines; types: print; for: seniors; max: 60
bus shelter monroe or watever u got on the bus line 200 mo | place: Monroe; venues: transit; max: 200; per: month
`),
  nonNative: parseRequests(`
My English is small. I need poster in gym. Kent. 50 dollar each week. | place: Kent; types: print; venues: gym; max: 50; per: week
Not newspaper please, the people in my community doesn't read. Facebook group in Burien, how many dollars? | place: Burien; types: social; not: print
For our Punjabi wedding hall in Auburn we would want to sponsoring festival of summer, we pay 1500 | place: Auburn; types: event; max: 1500; from: 2027-06-01; to: 2027-08-31
We need advertise the job for pick apples, radio in Wenatchee during August and September, 150 for week | place: Wenatchee; types: radio; max: 150; per: week; from: 2027-08-01; to: 2027-09-30
Kindly do the needful and share the rates of hoardings, I mean billboards, in Bothell, INR no, dollars, 1,500 per month. | place: Bothell; types: billboard; max: 1500; per: month
We make roof. Clients is small business owner with flat roof, Spokane. Email letter advertisement, 200 the month. | place: Spokane; types: social; for: local-business; max: 200; per: month
Radio no. Bus no. Newspaper yes. Auburn, 90 dollar in week. | place: Auburn; types: print; not: radio; max: 90; per: week
It's for to find workers for hotel, SeaTac, bus stop poster, we pay no more of 300 monthly | place: SeaTac; types: print; venues: transit; max: 300; per: month
Sir, the influencer took money and nothing came. So never again this. Give me newspaper Pasco. | place: Pasco; types: print; not: social
Young persons in Bellingham who like dance salsa, we teach. Bars is good place, also Instagram. 80 in week. | place: Bellingham; types: social; venues: bar; for: young-adults; max: 80; per: week
Do you have something which is in shopping center Spokane Valley but not screen, only poster, 120 a month? | place: Spokane Valley; types: print; venues: retail; not: digital; max: 120; per: month
Also for next year I want a billboard to rent in Ellensburg, my friend pays 700 monthly, me not more than 600 | place: Ellensburg; types: billboard; kind: rent; max: 600; per: month; from: 2027-01-01; to: 2027-12-31
Please no bar, we are muslim. In restaurants is good, Tukwila, poster, 50 for week. | place: Tukwila; types: print; venues: restaurant; max: 50; per: week
`),
  spanish: parseRequests(`
cuanto cuesta un anuncio en el camion en Burien | place: Burien; venues: transit
No quiero Facebook, ya lo probé y fue tirar el dinero. Periódico en Wenatchee. | place: Wenatchee; types: print; not: social
Radio para los trabajadores del campo en Mattawa, de junio a agosto, 100 semanales | place: Mattawa; types: radio; max: 100; per: week; from: 2027-06-01; to: 2027-08-31
Ni radio ni periódico, solo Instagram, Yakima, 50 por video | place: Yakima; types: social; not: radio print; max: 50
Quiero un lugar muy visible en Yakima para una valla, primavera, mil dólares al mes | place: Yakima; types: billboard; max: 1000; per: month; from: 2027-03-01; to: 2027-05-31; has: high-visibility
kiero poner anunsio en la radio en moses leik 70 la semana | place: Moses Lake; types: radio; max: 70; per: week
Anuncio en el aeropuerto de Pasco, 800 al mes, a partir de marzo | place: Pasco; venues: airport; max: 800; per: month; from: 2027-03-01
Soy locutor de radio, pero lo que quiero es una valla para la florería de mi mamá en Quincy, 350 al mes | place: Quincy; types: billboard; max: 350; per: month
Quisiera saber el precio de la radio en Longview para el verano, no paso de 90 por semana | place: Longview; types: radio; max: 90; per: week; from: 2027-06-01; to: 2027-08-31
anuncio de dos semanas a partir del 11 de enero en la radio de Yakima, 180 por semana | place: Yakima; types: radio; max: 180; per: week; from: 2027-01-11; to: 2027-01-24
en el estadio de Everett, anuncio, junio y julio | place: Everett; venues: stadium; from: 2027-06-01; to: 2027-07-31
mi hermano maneja un autobús, yo arreglo techos; quiero volantes en Shoreline, 80 dólares | place: Shoreline; types: print; max: 80
Quiero una valla junto a la carretera en Zillah, 450 al mes, de mayo a octubre | place: Zillah; types: billboard; max: 450; per: month; from: 2027-05-01; to: 2027-10-31
`),
  polarity: parseRequests(`
Billboard in Yelm - hmm, no, scratch that - radio in Yelm, 90 a week | place: Yelm; types: radio; max: 90; per: week
Under no circumstances a billboard. Our town council hates them. Flyers and radio, Langley. | place: Langley; types: print radio; not: billboard
We are not opposed to renting, but purchasing a billboard in Pasco is what we came for | place: Pasco; types: billboard; kind: sale
It would be a mistake not to try radio, so radio, Pullman, $110 weekly | place: Pullman; types: radio; max: 110; per: week
Could you avoid the digital stuff? My customers are eighty. Paper, Port Angeles, $35 a week. | place: Port Angeles; types: print; for: seniors; not: digital; max: 35; per: week
I changed my mind between breakfast and lunch: not Puyallup, Sumner. Still flyers, still 80 dollars. | place: Sumner; types: print; max: 80
Radio's off the table since the station fired my cousin. Newspaper, Aberdeen, 70 a week. | place: Aberdeen; types: print; not: radio; max: 70; per: week
It's a rental we're after, not a purchase: wall space in Ballard | place: Ballard; types: billboard; kind: rent
Forget what I typed before. Radio. Ephrata. 60 a week. | place: Ephrata; types: radio; max: 60; per: week
you may drop the newspaper from the quote you sent, keep the bus ads, Vancouver, WA | place: Vancouver; venues: transit; not: print
Without flyers, without posters, without anything that ends up on the sidewalk: digital in Belltown | place: Belltown; types: digital; not: print
no it's not too late for December! flyers in Lacey for Dec 1 to Dec 20 | place: Lacey; types: print; from: 2026-12-01; to: 2026-12-20
- want: bus shelters, Shoreline - don't want: billboards, influencers - limit: $600 a month | place: Shoreline; venues: transit; not: billboard social; max: 600; per: month
the board hates spending on radio but the board isn't paying, I am. Radio, Lynden, $60 weekly | place: Lynden; types: radio; max: 60; per: week
`),
  whoseWord: parseRequests(`
Papermaker, I make paper by hand, and I'd like a booth at a craft fair in Port Townsend, 75 dollars | place: Port Townsend; types: event; max: 75
We're a print shop. We print everyone's flyers but our own. Get us on the radio in Lacey. | place: Lacey; types: radio
I coach seniors on their phones, that's the job. Put me on posters in coffee shops, Edmonds, for seniors obviously. | place: Edmonds; types: print; venues: restaurant; for: seniors
Stadium High School boosters in Tacoma are looking for radio, $200 | place: Tacoma; types: radio; max: 200
My shop repairs commuter bikes. I'd like to be on the ferry, Bainbridge Island, 150 a month. | place: Bainbridge Island; venues: ferry; max: 150; per: month
our union represents transit workers in Tacoma and wants billboards about safety, 2,000 a month | place: Tacoma; types: billboard; max: 2000; per: month
I fix screens - window screens! Flyers in Selah for 40 dollars. | place: Selah; types: print; max: 40
We host a family podcast and would like more families from Sammamish: screens in supermarkets, $300 monthly | place: Sammamish; types: digital; venues: retail; for: families; max: 300; per: month
I'm the pastor at Radiant Life, Marysville, not radio, Radiant. We want flyers for Christmas Eve, under $100. | place: Marysville; types: print; max: 100; from: 2026-12-24; to: 2026-12-24
We sell event tents. For the spring we'd like print in Wenatchee, $500 | place: Wenatchee; types: print; max: 500; from: 2027-03-01; to: 2027-05-31
Big Sign Brewing, Woodland. We'd like radio from January 4 on, 85 a week. | place: Woodland; types: radio; max: 85; per: week; from: 2027-01-04
My nonprofit gives bus passes to seniors. To find donors in Olympia: radio, $150 a week. | place: Olympia; types: radio; max: 150; per: week
Our tribe's seafood company sells to restaurants in Seattle. Now we sell to everybody: bus ads, Seattle, $2,500 monthly. | place: Seattle; venues: transit; max: 2500; per: month
Snapshot Social Club is a bar, our thing is karaoke. Newspaper, Port Orchard, $55. | place: Port Orchard; types: print; max: 55
`),
  numbers: parseRequests(`
6x9 postcard-size ad in a magazine, Edmonds, 180 dollars | place: Edmonds; types: print; max: 180
On KXYZ 101.5 or something like it, Wenatchee, $35 a spot | place: Wenatchee; types: radio; max: 35
an influencer with at least 20k followers, Kirkland, no more than 350 for a reel | place: Kirkland; types: social; max: 350
Highway 410, mile 15, Bonney Lake, a billboard, 950 monthly | place: Bonney Lake; types: billboard; max: 950; per: month
three quarters of our customers are retirees; radio; Sequim; four hundred per quarter | place: Sequim; types: radio; for: seniors; max: 400; per: quarter
$2 a cup, 500 cups a day, 0 ads so far. Ferry posters, Mukilteo, $175 a month. | place: Mukilteo; types: print; venues: ferry; max: 175; per: month
the band is a 5 piece, the cover is 5 dollars, the budget is 55. bar posters in Olympia | place: Olympia; types: print; venues: bar; max: 55
Route 512 passes us. Bus ads. Lakewood. Four hundred and fifty a month. | place: Lakewood; venues: transit; max: 450; per: month
Lots of 25 acres for $310,000 each, that's what we sell. Newspaper in Colville, $60 weekly. | place: Colville; types: print; max: 60; per: week
98277 radio | place: 98277; types: radio
Truck stop, exit 232, 18 pumps. Billboards in Burlington under $1,300 a month. | place: Burlington; types: billboard; max: 1300; per: month
5000 dollars for the year, radio and newspaper, Walla Walla | place: Walla Walla; types: radio print; max: 5000; per: year
commuters driving 35 miles each way to Olympia should hear us on the radio in Olympia, 500/mo | place: Olympia; types: radio; for: commuters; max: 500; per: month
We did 300 a month with the last guy, we'd do 350 with you: bus shelters, Kent | place: Kent; venues: transit; max: 350; per: month
`),
  places: parseRequests(`
We live in Vancouver and no, that's not British Columbia. Radio, 140 weekly. | place: Vancouver; types: radio; max: 140; per: week
posters for skiers in Wenachee in january | place: Wenatchee; types: print; from: 2027-01-01; to: 2027-01-31
Concrete, Washington. A billboard there. | place: Concrete; types: billboard
Tacoma, Lakewood and Fircrest in that order, radio, 300 per week | place: Tacoma; types: radio; max: 300; per: week
Portland is where I was born, Longview is where I fix cars; Longview radio please, 70 a week | place: Longview; types: radio; max: 70; per: week
Cheney Stadium, digital signs inside the stadium, May | place: Cheney Stadium; types: digital; venues: stadium; from: 2027-05-01; to: 2027-05-31
stadium in Spokane, signs, football in September and October | place: Spokane; venues: stadium; from: 2027-09-01; to: 2027-10-31
Capitol Hill, young people, but at bars not gyms | place: Capitol Hill; venues: bar; for: young-adults
South Lake Union lunch crowd, office people, screens | place: South Lake Union; types: digital; for: professionals
Puyalup or Sumner, bus stops, 250 monthly | place: Puyallup; venues: transit; max: 250; per: month
ad on the bus in Tacomma | place: Tacoma; venues: transit
Hood River's customers come across the bridge to White Salmon, so White Salmon: flyers | place: White Salmon; types: print
bus shelter on Pacific Avenue in Tacoma, 375 a month | place: Tacoma; venues: transit; max: 375; per: month
Not Southworth, too small, so Port Orchard: radio, 60 a week | place: Port Orchard; types: radio; max: 60; per: week
`),
  dates: parseRequests(`
St. Patrick's Day, bar posters, Spokane | place: Spokane; types: print; venues: bar; from: 2027-03-17; to: 2027-03-17
not before April 1: billboard in Chelan | place: Chelan; types: billboard; from: 2027-04-01
August '27, fair booth, Lynden | place: Lynden; types: event; from: 2027-08-01; to: 2027-08-31
eight weeks beginning February 8, bus shelters, Everett | place: Everett; venues: transit; from: 2027-02-08; to: 2027-04-04
Juneteenth, sponsor a street fair in Tacoma, $900 | place: Tacoma; types: event; max: 900; from: 2027-06-19; to: 2027-06-19
Next summer. Ferry posters. Bainbridge Island. | place: Bainbridge Island; types: print; venues: ferry; from: 2027-06-01; to: 2027-08-31
October 2027, candidates' radio, Vancouver WA, 800 a week | place: Vancouver; types: radio; max: 800; per: week; from: 2027-10-01; to: 2027-10-31
April through June, families, Snohomish, social | place: Snohomish; types: social; for: families; from: 2027-04-01; to: 2027-06-30
opening day is April 9; radio from March 29 to April 9, Everett | place: Everett; types: radio; from: 2027-03-29; to: 2027-04-09
Jan 2027: podcasts, Seattle | place: Seattle; types: radio; from: 2027-01-01; to: 2027-01-31
no later than December 15, flyers, Poulsbo | place: Poulsbo; types: print; to: 2026-12-15
this coming March, radio, Port Angeles | place: Port Angeles; types: radio; from: 2027-03-01; to: 2027-03-31
the last week of January, radio, Omak | place: Omak; types: radio; from: 2027-01-25; to: 2027-01-31
next quarter, newspaper, Edmonds | place: Edmonds; types: print; from: 2027-01-01; to: 2027-03-31
`),
}

/** Languages the assistants do not claim to read: either these criteria or none at all, never a guess. */
export const TUNE_2_RIGHT_OR_EMPTY: QueryCase[] = parseRequests(`
Tờ rơi trong các quán cà phê ở Renton, 40 đô một tuần | place: Renton; types: print; venues: restaurant; max: 40; per: week
Báo cho người cao tuổi ở Kent, 60 đô một tuần | place: Kent; types: print; for: seniors; max: 60; per: week
我在 Kirkland 开了一家面包店，想在杂志上登广告，预算 400 美元 | place: Kirkland; types: print; max: 400
Issaquah 健身房海报，每周 50 美元 | place: Issaquah; types: print; venues: gym; max: 50; per: week
塔科马的酒吧，年轻人，数字屏幕，每天 40 美元 | place: Tacoma; types: digital; venues: bar; for: young-adults; max: 40; per: day
스포캔에서 광고판을 임대하고 싶습니다, 월 800달러 | place: Spokane; types: billboard; kind: rent; max: 800; per: month
7월에 Tacoma 축제를 후원하고 싶어요, 1500달러 | place: Tacoma; types: event; max: 1500; from: 2027-07-01; to: 2027-07-31
Реклама на автобусах в Федерал-Уэй, не дороже 500 долларов в месяц | place: Federal Way; venues: transit; max: 500; per: month
Радио для пенсионеров в Vancouver, штат Вашингтон, 120 долларов в неделю | place: Vancouver; types: radio; for: seniors; max: 120; per: week
Место на ярмарке в Puyallup в сентябре, 400 долларов | place: Puyallup; types: event; max: 400; from: 2027-09-01; to: 2027-09-30
Poster po sa mga kapehan sa Renton, 30 dolyar bawat linggo | place: Renton; types: print; venues: restaurant; max: 30; per: week
Diyaryo para sa matatanda sa Silverdale, 60 dolyar | place: Silverdale; types: print; for: seniors; max: 60
Потрібні листівки для нашої кав'ярні в Bellevue, 50 доларів | place: Bellevue; types: print; max: 50
シアトルのラジオ広告、週に400ドル | place: Seattle; types: radio; max: 400; per: week
Je cherche un panneau d'affichage à louer à Bellingham, 700 dollars par mois maximum | place: Bellingham; types: billboard; kind: rent; max: 700; per: month
ਮੈਨੂੰ Kent ਵਿੱਚ ਰੇਡੀਓ ਇਸ਼ਤਿਹਾਰ ਚਾਹੀਦਾ ਹੈ, ਹਫ਼ਤੇ ਦੇ 150 ਡਾਲਰ | place: Kent; types: radio; max: 150; per: week
`)
