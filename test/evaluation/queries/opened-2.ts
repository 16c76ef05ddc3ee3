import { OPENED_2_BY_DIFFICULTY } from './opened-2-by-difficulty.ts'
import { parseCases, type QueryCase } from './parse-cases.ts'
import type { RequestClass } from './request-classes.ts'

/**
 * The part of the second request sets that was sealed, dealt out as `learn-2.ts` says. Its first figures are told in decision
 * 90; since it was opened it is learned from and measures no more.
 */
export const OPENED_2: Record<RequestClass, QueryCase[]> = {
  terse: parseCases(`
funeral home, shelton, newspaper notice space, $85/wk | place: Shelton; types: print; max: 85; per: week
realtor, sammamish, magazine, 450 mo | place: Sammamish; types: print; max: 450; per: month
sponsor jr rodeo omak 800 | place: Omak; types: event; max: 800
airport screens, spokane, q2 | place: Spokane; types: digital; venues: airport; from: 2027-04-01; to: 2027-06-30
bus wraps federal way, commuters | place: Federal Way; venues: transit; for: commuters
something for families, covington | place: Covington; for: families
bar coasters? no. bar posters. white salmon | place: White Salmon; types: print; venues: bar
podcast ads, young professionals, bellevue | place: Bellevue; types: radio; for: professionals
98032 bus shelters 500/mo | place: 98032; venues: transit; max: 500; per: month
local business owners, yakima, radio mornings | place: Yakima; types: radio; for: local-business
stadium signage everett summer | place: Everett; venues: stadium; from: 2027-06-01; to: 2027-08-31
tourists ocean shores july billboard | place: Ocean Shores; types: billboard; for: tourists; from: 2027-07-01; to: 2027-07-31
light rail station, beacon hill, 900 a month | place: Beacon Hill; venues: transit; max: 900; per: month
office lobby screens, downtown bellevue, professionals, 1k/mo | place: Bellevue; types: digital; venues: office; for: professionals; max: 1000; per: month
students, ellensburg, social media, 75/wk | place: Ellensburg; types: social; for: students; max: 75; per: week
billboard near event venue, tacoma | place: Tacoma; types: billboard; has: near-event-venue
highly visible sign, highway billboard, sequim | place: Sequim; types: billboard; has: high-visibility
$1000-$1400 monthly, billboard, marysville | place: Marysville; types: billboard; min: 1000; max: 1400; per: month
tv screens in taverns, aberdeen | place: Aberdeen; types: digital; venues: bar
need 3 billboards, wenatchee, 2500 a month | place: Wenatchee; types: billboard; max: 2500; per: month
bainbridge ferry screens, commuters, $1.1k/mo | place: Bainbridge Island; types: digital; venues: ferry; for: commuters; max: 1100; per: month
posters coffeehouses columbia city | place: Columbia City; types: print; venues: restaurant
5k per quarter, radio, olympia | place: Olympia; types: radio; max: 5000; per: quarter
sponsor lynden dairy auction, feb, 600 | place: Lynden; types: event; max: 600; from: 2027-02-01; to: 2027-02-28
classified ad, goldendale, $15 | place: Goldendale; types: print; max: 15
digital anywhere in bothell, from feb 1, $20/day | place: Bothell; types: digital; max: 20; per: day; from: 2027-02-01
pizza places, university district, flyers, students | place: University District; types: print; venues: restaurant; for: students
posters, breweries & pubs, everett, feb-mar | place: Everett; types: print; venues: bar; from: 2027-02-01; to: 2027-03-31
high foot traffic, pioneer square, digital, tourists | place: Pioneer Square; types: digital; for: tourists; has: high-traffic
`),
  story: parseCases(`
We're a third-generation funeral home in Centralia. People don't shop for us, they just remember a name. So we'd like to be remembered, quietly, in the local paper, for about 200 dollars a month. | place: Centralia; types: print; max: 200; per: month
I'm the marketing coordinator for a small hospital. Our new urgent care in Sunnyside opened with almost no fanfare, and everybody still drives half an hour to Yakima. We want families to see us on screens at the grocery store in Sunnyside, up to $600 a month. | place: Sunnyside; types: digital; venues: retail; for: families; max: 600; per: month
I commute from Kingston every day and I stare into my coffee on the boat for half an hour. Somebody should put my accounting practice on that ferry, honestly. Commuters are exactly who I want. $300 a month. | place: Kingston; venues: ferry; for: commuters; max: 300; per: month
Our drama club raised $220 with car washes to get people to the spring musical. It plays May 6 through May 15 in Bothell. We want posters up in coffee shops, please tell us where that's allowed. | place: Bothell; types: print; venues: restaurant; max: 220; from: 2027-05-06; to: 2027-05-15
After the flood we were shut for seven weeks. The insurance paid, the customers didn't wait. We need Sumas and especially Ferndale to know the tire shop is back. Radio in Ferndale through the end of February, $125 a week. | place: Ferndale; types: radio; max: 125; per: week; to: 2027-02-28
We moved here from Kherson with two suitcases and a sewing machine. Now we have four machines. We alter suits and dresses, and people who work in offices in Bellevue wear suits. Could we have posters in office buildings? Perhaps $130 a month. | place: Bellevue; types: print; venues: office; max: 130; per: month
Our brewery turns five on April 17 and we're closing the street for it in Georgetown. I'd love radio from April 5 to April 17 and I've set aside $2,000 for it. | place: Georgetown; types: radio; max: 2000; from: 2027-04-05; to: 2027-04-17
To be honest we wasted four thousand on influencers, people with perfect teeth who never set foot in our store. No more of that. Give us a plain newspaper ad in Burlington for $180 a week. | place: Burlington; types: print; not: social; max: 180; per: week
We are volunteers. The food bank in Monroe needs drivers, not money, though the board found $90 for flyers in grocery stores. | place: Monroe; types: print; venues: retail; max: 90
I manage a 62-and-over apartment community in Sequim with nine empty units. I need retirees and the grown children who worry about them. What radio and newspaper options are there for $1,100 a month? | place: Sequim; types: radio print; for: seniors; max: 1100; per: month
We sell used textbooks, comics and vinyl a block away from Western. The students walk right by with earbuds in. Posters on campus in Bellingham, then, for the first half of January, about $100. | place: Bellingham; types: print; venues: campus; for: students; max: 100; from: 2027-01-01; to: 2027-01-15
I keep bees. I keep too many bees. There is honey in my bathtub. A booth at a farmers market in Vashon or whatever is closest would help, 25 dollars a day is fine. | place: Vashon; types: event; max: 25; per: day
I'm not a salesman. I fix furnaces. When it freezes, my phone melts, and when it doesn't, I'm home. I want people in Selah to have my number before it freezes: newspaper, December, 75 a week. | place: Selah; types: print; max: 75; per: week; from: 2026-12-01; to: 2026-12-31
My tavern is on the wrong side of the tracks, literally, there are forty trains a day. The right side of the tracks doesn't know we have a deck. Flyers in Sumner, $50, done. | place: Sumner; types: print; max: 50
My uncle gave me his towing company and a fax machine. I kept the trucks. In Pasco everyone I know is on TikTok so put me there, 150 a month. | place: Pasco; types: social; max: 150; per: month
The nursery's greenhouse is full of poinsettias and the driveway is empty. Please, some website banners for Graham, from tomorrow until Christmas Eve, at 15 dollars a day. | place: Graham; types: digital; max: 15; per: day; from: 2026-11-22; to: 2026-12-24
I drive a bookmobile that I bought at a county auction, it's yellow, you can't miss it, yet everyone does. In Carnation and Duvall, mostly Duvall really, so do Duvall: anything for families, $70 a month. | place: Duvall; for: families; max: 70; per: month
Once a year we open the orchard to everyone. It used to be a secret, now it has to pay the water bill. People in Wenatchee listen to the radio at harvest, so September, $90 a week. | place: Wenatchee; types: radio; max: 90; per: week; from: 2027-09-01; to: 2027-09-30
We're opening a second physical therapy clinic. The first one filled with runners. For the second, in Redmond, we would like posters or screens in gyms and I've got approval for $650 a month. | place: Redmond; types: print digital; venues: gym; max: 650; per: month
Seventeen of us own the grocery co-op in Chimacum and it took seventeen of us to agree on this: ads at the Port Townsend ferry dock in summer, 250 dollars a month. | place: Port Townsend; venues: ferry; max: 250; per: month; from: 2027-06-01; to: 2027-08-31
I'm the only notary in Republic who will drive to you. That should be worth an ad in the paper, if it's not over 12 dollars a week. | place: Republic; types: print; max: 12; per: week
We have a berry farm and a baby, both arrived in June. Families from Everett are our U-pickers. I think social media, maybe an influencer mom, between 100 and 200 dollars, in July. | place: Everett; types: social; for: families; min: 100; max: 200; from: 2027-07-01; to: 2027-07-31
We launched an app that finds parking. It's useless in a meadow and gold in Capitol Hill. Young people going out at night are our users, so screens in bars, say $75 a day for a start. | place: Capitol Hill; types: digital; venues: bar; for: young-adults; max: 75; per: day
I've been a ferry commuter for eighteen years and an upholsterer for thirty. The boat isn't where my customers are. They're in Poulsbo reading the paper, so an ad in the paper, 40 dollars a week, please. | place: Poulsbo; types: print; max: 40; per: week
Our startup delivers groceries by cargo bike and has eleven riders and a hill problem. Ballard is flat enough. Posters in gyms, where people like bikes, $70 a week. | place: Ballard; types: print; venues: gym; max: 70; per: week
Good afternoon from the Chehalem Street Animal Clinic. We've hired a third veterinarian and would like pet owners in Lacey to know, on screens in grocery stores, for three months from January 1, with $1,200 altogether. | place: Lacey; types: digital; venues: retail; max: 1200; from: 2027-01-01; to: 2027-03-31
`),
  planner: parseCases(`
Hi Dana, we're looking to place full-page print in Bellingham for a ski resort. Insertion dates 12/4/26 to 1/8/27. Not to exceed $1,900 an insertion. Thanks, Priya, Media Supervisor | place: Bellingham; types: print; max: 1900; from: 2026-12-04; to: 2027-01-08
Seeking :30 spots, AM drive only, Wenatchee, 6 a day, $18 per spot | place: Wenatchee; types: radio; max: 18
University recruitment brief: high school juniors? No. Current college students considering transfer. Campus posters, Ellensburg, February through April. | place: Ellensburg; types: print; venues: campus; for: students; from: 2027-02-01; to: 2027-04-30
Our brand is family dining, so family-friendly media only: Puyallup, stadium or event, summer 2027 | place: Puyallup; types: event; venues: stadium; for: families; from: 2027-06-01; to: 2027-08-31
I'm updating our 2027 flowchart. Can you fill May with billboards in Spokane? Net budget $14,000 in total. | place: Spokane; types: billboard; max: 14000; from: 2027-05-01; to: 2027-05-31
For our wine client: magazine and restaurant placements in Walla Walla reaching visitors, April through June, $2,000 monthly | place: Walla Walla; types: print; venues: restaurant; for: tourists; max: 2000; per: month; from: 2027-04-01; to: 2027-06-30
Street team is handled in-house. What we lack is paid social in Spokane: $1,000 weekly, through 12/31 | place: Spokane; types: social; max: 1000; per: week; to: 2026-12-31
Awareness flight, regional theater, Gig Harbor. 4-color magazine. Retirees with disposable income. $850 per issue. | place: Gig Harbor; types: print; for: seniors; max: 850
Subject: billboard inquiry. We represent a law firm. One static board in Vancouver, WA; annual contract, $21,000 a year; no digital. | place: Vancouver; types: billboard; not: digital; max: 21000; per: year
Test and learn: $500 a week in Kirkland on social, $0 on everything else | place: Kirkland; types: social; max: 500; per: week
Client declined transit and print after last year's results. Remaining: radio. Bellingham, $1,600 monthly. | place: Bellingham; types: radio; not: print; max: 1600; per: month
We plan in broadcast months; for simplicity call it Feb 1 through Feb 28. Radio, Moses Lake, $1,150. | place: Moses Lake; types: radio; max: 1150; from: 2027-02-01; to: 2027-02-28
Frequency matters more than reach. Bus tails, Spokane Valley, $1,700 every four weeks. | place: Spokane Valley; venues: transit; max: 1700; per: month
Quick turn: e-newsletter sponsorship aimed at business owners in Redmond, $300 per send | place: Redmond; types: social; for: local-business; max: 300
We need three sizes of print: quarter, half, full. Port Angeles. Total $1,400 in May. | place: Port Angeles; types: print; max: 1400; from: 2027-05-01; to: 2027-05-31
Demo: women with young children. Market: Auburn. Medium: whatever is under 700 a month except billboards. | place: Auburn; for: families; not: billboard; max: 700; per: month
Holiday flight 11/30 to 12/24, screens in shopping centers, Silverdale, $2,950 | place: Silverdale; types: digital; venues: retail; max: 2950; from: 2026-11-30; to: 2026-12-24
Please propose radio for a Spanish-language audience in Yakima, 40 spots a week, $1,300 a week | place: Yakima; types: radio; max: 1300; per: week
Farm equipment dealer, growers are listening at noon, so midday radio, Othello, $240 weekly, spring planting, March to May | place: Othello; types: radio; max: 240; per: week; from: 2027-03-01; to: 2027-05-31
Cultural festival needs media partners; they also sell booths. We only want the booth. Kent, May, $600. | place: Kent; types: event; max: 600; from: 2027-05-01; to: 2027-05-31
Two billboards facing east, two facing west, Ellensburg, $4,400 monthly for all four, second quarter | place: Ellensburg; types: billboard; max: 4400; per: month; from: 2027-04-01; to: 2027-06-30
Please do not send transit. Do send restaurants. Posters, Columbia City, $500 a month. | place: Columbia City; types: print; venues: restaurant; max: 500; per: month
Need pricing on radio traffic sponsorships in Tacoma for commuters, $2,400 a month, starting January 18 | place: Tacoma; types: radio; for: commuters; max: 2400; per: month; from: 2027-01-18
Timing: January 4 to March 28. Market: Vancouver, Washington. Channel: radio. Investment: $1,450 per week. | place: Vancouver; types: radio; max: 1450; per: week; from: 2027-01-04; to: 2027-03-28
Looking for print in Yakima targeted at business owners; 3 insertions; $500 each | place: Yakima; types: print; for: local-business; max: 500
`),
  phone: parseCases(`
hi how mutch is a bilboard in sumner | place: Sumner; types: billboard
food truck here lookin 4 a spot at the puyalup fair 500 | place: Puyallup; types: event; max: 500
sry meant spokane not seattle lol. radio. 100 wk | place: Spokane; types: radio; max: 100; per: week
tik tok person in tacoma 80 a vid | place: Tacoma; types: social; max: 80
bro the paper is dead lol. insta in pullman for students 60 | place: Pullman; types: social; for: students; not: print; max: 60
starbux type places in redmnd w lots of tech ppl posters 90 mo | place: Redmond; types: print; venues: restaurant; for: professionals; max: 90; per: month
mall sceens in silverdail for xmas dec 10 to dec 24 | place: Silverdale; types: digital; venues: retail; from: 2026-12-10; to: 2026-12-24
rent me a billbord by mt vernon 6 months startin april 1 | place: Mount Vernon; types: billboard; kind: rent; from: 2027-04-01; to: 2027-09-30
comuters on i5 in fife billbord | place: Fife; types: billboard; for: commuters
i got 500 total for my nail shop in kent wat shud i do | place: Kent; max: 500
dentist office in mil creek want moms. screens in grocery 400 a mnth | place: Mill Creek; types: digital; venues: retail; for: families; max: 400; per: month
sponser dance team auburn 200 one time | place: Auburn; types: event; max: 200; per: one-time
instgram or facebok in renton 20 a day | place: Renton; types: social; max: 20; per: day
ofice bilding posters downtown tacma for lawyers 200 mo | place: Tacoma; types: print; venues: office; for: professionals; max: 200; per: month
big ol billbord on the freeway in centrailia 1200 max a mo | place: Centralia; types: billboard; max: 1200; per: month
tatoo shop cap hill young crowd 200 a mo whatever works | place: Capitol Hill; for: young-adults; max: 200; per: month
k so my mom wants newspaper in elma 20 a wk | place: Elma; types: print; max: 20; per: week
lookng 2 get my cidery known in hood river n white salmon but just white salmon 4 now. pubs. 30wk | place: White Salmon; venues: bar; max: 30; per: week
hi is there any digitle bilbord avalible in arlinton 4 march | place: Arlington; types: billboard digital; from: 2027-03-01; to: 2027-03-31
hey my church doin a chili feed jan 23 in puyalup radio or paper under 100 | place: Puyallup; types: radio print; max: 100; from: 2027-01-23; to: 2027-01-23
trasit ads bremertin comuters 600 | place: Bremerton; venues: transit; for: commuters; max: 600
oh n dont put me in the paper again. radio radio radio. ephrata | place: Ephrata; types: radio; not: print
grociery outlet type stores in shelten flyers 35 | place: Shelton; types: print; venues: retail; max: 35
r there any adds at the trainstation in olympa 4 comuters | place: Olympia; venues: transit; for: commuters
hi looking at radio in chelan july n august 100 a wk thx | place: Chelan; types: radio; max: 100; per: week; from: 2027-07-01; to: 2027-08-31
`),
  nonNative: parseCases(`
Good morning sir, we are new bakery of Eritrea people in Tukwila and wish that families is knowing us. How cost the flyer? We have 70 dollar. | place: Tukwila; types: print; for: families; max: 70
Please which price has the billboard near of Centralia for truck drivers eat in our restaurant | place: Centralia; types: billboard
Is possible in ferry from Bremerton put our advertisement of taxi? The persons going for work take it. Until 120 by month. | place: Bremerton; venues: ferry; for: commuters; max: 120; per: month
My father want to purchase big panel billboard in Yakima, own forever, until 35000 dollar | place: Yakima; types: billboard; kind: sale; max: 35000
You have the radio where they speak for the old persons? Port Angeles. We sell the hearing machine. 90 for week. | place: Port Angeles; types: radio; for: seniors; max: 90; per: week
It does not matter paper or radio, only it must be in Lynden and cheaper than 100 the week | place: Lynden; types: print radio; max: 100; per: week
In the mall of Lynnwood there is screens, I saw. We are shop of gold in this mall. One month of December, 700 dollars. | place: Lynnwood; types: digital; venues: retail; max: 700; from: 2026-12-01; to: 2026-12-31
Where tourists is going in Leavenworth? We sell German sausage. Brochure, maximum hundred dollars in the week. | place: Leavenworth; types: print; for: tourists; max: 100; per: week
My wife nails shop in Puyallup no have customer Monday, Tuesday. Instagram girl, she show nails, we give 60. | place: Puyallup; types: social; max: 60
We have pho restaurant by the college in Tacoma and desire students to come. Posters on campus, forty dollars weekly. | place: Tacoma; types: print; venues: campus; for: students; max: 40; per: week
The radio is too much talk. We prefer picture: digital billboard, Everett, 1200 for month, begin 1 of February. | place: Everett; types: billboard digital; not: radio; max: 1200; per: month; from: 2027-02-01
Is there in Olympia some bar where our music group can to put paper on wall | place: Olympia; types: print; venues: bar
To whom it may concern: we desire a stand in street fair of Poulsbo on May, our budget is 200 dollars | place: Poulsbo; types: event; max: 200; from: 2027-05-01; to: 2027-05-31
I and my cousin we buy tow truck. Billboard on road I-5, Kelso, for half year begin January 1. | place: Kelso; types: billboard; from: 2027-01-01; to: 2027-06-30
We selling halal meat. Muslim families in Kent and Renton, more Kent. Some digital, not expensive, 8 dollars day. | place: Kent; types: digital; for: families; max: 8; per: day
The first week of December we open. Radio in this week, Mount Vernon, two hundred dollars. | place: Mount Vernon; types: radio; max: 200; from: 2026-12-01; to: 2026-12-07
I hear in Tacoma stadium have many people in baseball. Sign in stadium, how much for April? | place: Tacoma; venues: stadium; from: 2027-04-01; to: 2027-04-30
What cost to be on radio in morning when people drive to work, Spokane? We have 1000 for all month March. | place: Spokane; types: radio; for: commuters; max: 1000; from: 2027-03-01; to: 2027-03-31
My company is of insurance. I was told that digital is good. In Vancouver Washington, not Canada, 700 monthly. | place: Vancouver; types: digital; max: 700; per: month
Many cars passing place, Tumwater, billboard, for my tacos truck. Eight hundred by month. | place: Tumwater; types: billboard; max: 800; per: month; has: high-traffic
Hi, me and wife has laundry in Everett, open to midnight. Bus shelter near, cost maximum 260 a month. | place: Everett; venues: transit; max: 260; per: month
Our temple make new year celebration in Renton February 6 and we want announce in radio, cost under 400 | place: Renton; types: radio; max: 400; from: 2027-02-06; to: 2027-02-06
Hello the team, how many costs one page of newspaper in Anacortes, my boat repair has budget 220 for one time | place: Anacortes; types: print; max: 220; per: one-time
I would like know if exist advertising in office tower for lawyer people of Tacoma, 300 per each month | place: Tacoma; venues: office; for: professionals; max: 300; per: month
`),
  spanish: parseCases(`
Buenas tardes, tengo una llantera en Pasco y quiero anunciarme en la radio, cuento con 150 por semana | place: Pasco; types: radio; max: 150; per: week
Somos un grupo de danza folklórica y queremos poner un puesto en una feria de Kent en mayo, 150 dólares | place: Kent; types: event; max: 150; from: 2027-05-01; to: 2027-05-31
Mi esposo y yo limpiamos oficinas. Buscamos dueños de negocios en Bellevue por correo electrónico, hasta 180 al mes. | place: Bellevue; types: social; for: local-business; max: 180; per: month
Estimados señores: nuestra parroquia en Mount Vernon organiza una kermés el 8 de mayo. Deseamos carteles en restaurantes. Presupuesto: 120 dólares. Atentamente, Padre Julián | place: Mount Vernon; types: print; venues: restaurant; max: 120; from: 2027-05-08; to: 2027-05-08
busco comprar una valla propia en Moses Lake, hasta 50 mil dólares | place: Moses Lake; types: billboard; kind: sale; max: 50000
Mi quinceañera es lo que vendo: vestidos. Revista para familias en Renton, 300 dólares. | place: Renton; types: print; for: families; max: 300
algo para turistas en Chelan en julio | place: Chelan; for: tourists; from: 2027-07-01; to: 2027-07-31
Necesito una pantalla digital en el centro comercial de Tukwila del 1 al 24 de diciembre, máximo 800 | place: Tukwila; types: digital; venues: retail; max: 800; from: 2026-12-01; to: 2026-12-24
Tengo 3 empleados y 2 camionetas, pinto casas en Everett y puedo pagar 200 al mes por redes sociales | place: Everett; types: social; max: 200; per: month
Clínica dental en Hermiston, Oregón, busca radio, 500 al mes | place: Hermiston; types: radio; max: 500; per: month
el ferry de Kingston, un cartel para la gente que viaja al trabajo, 200 al mes | place: Kingston; types: print; venues: ferry; for: commuters; max: 200; per: month
Buenos días, represento a una agencia de seguros. Solicito precios de publicidad en autobuses de Spokane, segundo trimestre, tope de 2,000 dólares mensuales. | place: Spokane; venues: transit; max: 2000; per: month; from: 2027-04-01; to: 2027-06-30
Podcast en Seattle para profesionales latinos, 120 por episodio | place: Seattle; types: radio; for: professionals; max: 120
¿Tienen algo en Shelton? Vendo leña. 60 dólares al mes. | place: Shelton; max: 60; per: month
banner en una página web para familias de Olympia, 90 a la semana | place: Olympia; types: digital; for: families; max: 90; per: week
Nos cambiamos de Kent a Covington. Queremos que en Covington nos vean, redes sociales, 25 diarios. | place: Covington; types: social; max: 25; per: day
puesto en el mercado de agricultores de Vancouver, Washington, 30 por día | place: Vancouver; types: event; max: 30; per: day
Mi número es 509-555-0163. Vendo tamales en Selah. Volantes, 25 dólares. | place: Selah; types: print; max: 25
Quiero mamás en Marysville, influencer, 75 por publicación | place: Marysville; types: social; for: families; max: 75
Todo menos redes sociales, Shoreline, 160 al mes | place: Shoreline; not: social; max: 160; per: month
necesito gente para cosechar manzana en Tonasket, radio, septiembre y octubre, 85 la semana | place: Tonasket; types: radio; max: 85; per: week; from: 2027-09-01; to: 2027-10-31
El año pasado gastamos en volantes y acabaron en la basura, así que volantes no. Radio en Aberdeen, 65 a la semana. | place: Aberdeen; types: radio; not: print; max: 65; per: week
pantallas en oficinas de Redmond para ingenieros, 450 mensuales | place: Redmond; types: digital; venues: office; for: professionals; max: 450; per: month
Prefiero no gastar en eventos. Radio en Chehalis sí, 70 por semana. | place: Chehalis; types: radio; not: event; max: 70; per: week
`),
  ...OPENED_2_BY_DIFFICULTY,
}

/** Languages the assistants do not claim to read: either these criteria or none at all, never a guess. */
export const OPENED_2_RIGHT_OR_EMPTY: QueryCase[] = parseCases(`
Cần thuê bảng quảng cáo ngoài trời ở Tacoma, tối đa 1200 đô mỗi tháng | place: Tacoma; types: billboard; kind: rent; max: 1200; per: month
Nhà hàng phở của tôi cần khách du lịch ở Leavenworth vào tháng 12 | place: Leavenworth; for: tourists; from: 2026-12-01; to: 2026-12-31
Quảng cáo trên phà Bremerton cho người đi làm, 300 đô mỗi tháng | place: Bremerton; venues: ferry; for: commuters; max: 300; per: month
Tài trợ lễ hội ở Seattle vào tháng 7, 2000 đô | place: Seattle; types: event; max: 2000; from: 2027-07-01; to: 2027-07-31
Podcast tiếng Việt ở Seattle, 90 đô một tập | place: Seattle; types: radio; max: 90
西雅图轻轨站广告，每月最多 900 美元 | place: Seattle; venues: transit; max: 900; per: month
想买一块广告牌，不租，Kent，五万美元以内 | place: Kent; types: billboard; kind: sale; max: 50000
我们想在 Bellevue 找网红，每条视频 150 美元 | place: Bellevue; types: social; max: 150
請問 Everett 報紙廣告多少錢？我只有 120 美元 | place: Everett; types: print; max: 120
페더럴웨이 버스 정류장 광고, 한 달에 400달러 이하 | place: Federal Way; venues: transit; max: 400; per: month
Bellevue 헬스장 화면 광고, 젊은 층 대상, 월 300달러 | place: Bellevue; types: digital; venues: gym; for: young-adults; max: 300; per: month
학생들을 위한 캠퍼스 포스터, Bellingham | place: Bellingham; types: print; venues: campus; for: students
쇼핑몰 디지털 화면, Tukwila, 12월 | place: Tukwila; types: digital; venues: retail; from: 2026-12-01; to: 2026-12-31
타코마 경기장 광고 얼마예요? | place: Tacoma; venues: stadium
Хотим арендовать билборд в Spokane на год с 1 февраля, до 1000 долларов в месяц | place: Spokane; types: billboard; kind: rent; max: 1000; per: month; from: 2027-02-01; to: 2028-01-31
Плакаты в спортзалах Renton, 40 долларов в неделю | place: Renton; types: print; venues: gym; max: 40; per: week
Подкаст в Сиэтле, 150 долларов за выпуск | place: Seattle; types: radio; max: 150
Реклама для туристов в Leavenworth зимой, брошюры | place: Leavenworth; types: print; for: tourists; from: 2026-12-01; to: 2027-02-28
Gusto kong mag-advertise sa radyo sa Bremerton, 150 dolyar kada linggo | place: Bremerton; types: radio; max: 150; per: week
Ayaw namin ng flyers, sa Facebook na lang, Tukwila, 50 dolyar kada linggo | place: Tukwila; types: social; not: print; max: 50; per: week
Para sa mga pamilya sa Federal Way, screen sa mall ngayong Disyembre | place: Federal Way; types: digital; venues: retail; for: families; from: 2026-12-01; to: 2026-12-31
Sa barko papuntang Bremerton, poster, para sa mga pumapasok sa trabaho | place: Bremerton; types: print; venues: ferry; for: commuters
Hindi ako umuupa, bumibili ako ng billboard, Yakima, 30000 dolyar | place: Yakima; types: billboard; kind: sale; max: 30000
Хочемо рекламу в автобусах Everett з 1 лютого | place: Everett; venues: transit; from: 2027-02-01
ベルビューのジムでデジタル画面の広告を出したい、月300ドルまで | place: Bellevue; types: digital; venues: gym; max: 300; per: month
新聞広告はいりません。看板がいいです。Kent、月800ドル | place: Kent; types: billboard; not: print; max: 800; per: month
ملصقات في مطاعم Seattle بميزانية 60 دولارًا | place: Seattle; types: print; venues: restaurant; max: 60
Wir suchen Werbung im Radio in Leavenworth für Touristen, 200 Dollar pro Woche | place: Leavenworth; types: radio; for: tourists; max: 200; per: week
Procuro um outdoor para alugar em Everett, até 900 dólares por mês | place: Everett; types: billboard; kind: rent; max: 900; per: month
`)
