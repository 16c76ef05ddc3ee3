import { parseCases, type QueryCase } from './parse-cases.ts'
import type { RequestClass } from './request-classes.ts'

/**
 * A quarter of the first request sets, written and split as `learn-1.ts` says. This set was sealed, and its
 * first figures are told in decision 90; since it was opened it is learned from and measures no more.
 */
export const OPENED: Record<RequestClass, QueryCase[]> = {
  terse: parseCases(`
billboard i-90 ellensburg <1200 | place: Ellensburg; types: billboard; max: 1200
98402 digital $400-$600 mo | place: 98402; types: digital; min: 400; max: 600; per: month
booth street fair fremont june | place: Fremont; types: event; from: 2027-06-01; to: 2027-06-30
coworking lobby screens seattle freelancers | place: Seattle; types: digital; venues: office; for: professionals
very visible digital billboard puyallup 1500/mo | place: Puyallup; types: billboard digital; max: 1500; per: month; has: high-visibility
podcast sponsor tech workers redmond | place: Redmond; types: radio; for: professionals
magazine tourists leavenworth winter | place: Leavenworth; types: print; for: tourists; from: 2026-12-01; to: 2027-02-28
cheapest anything walla walla | place: Walla Walla
stadium screens seattle sept | place: Seattle; types: digital; venues: stadium; from: 2027-09-01; to: 2027-09-30
one-time 500 event sponsor auburn | place: Auburn; types: event; max: 500; per: one-time
`),
  story: parseCases(`
My father ran this hardware store for forty years and never paid for an ad. I'm less proud. We have $5,000 for the whole year and want local contractors and business owners in Centralia to think of us first. | place: Centralia; for: local-business; max: 5000; per: year
Our church turned 100 and we're having a concert on March 20, with choir and soup. It would be good to have it on the radio from March 1 until the day itself. We're in Chehalis and have about $350. | place: Chehalis; types: radio; max: 350; from: 2027-03-01; to: 2027-03-20
We are three nurses who opened a home care agency last August. We have no idea about ads. Our clients are older people and their daughters. We drive around Everett all day and notice bus stops. Would that be possible for $700 a month? | place: Everett; venues: transit; for: seniors; max: 700; per: month
My nephew built our website, it's pretty, nobody visits. I guess I need banner ads online. I've got a ski shop in Wenatchee and the season is December to March. Two hundred a week would be OK. | place: Wenatchee; types: digital; max: 200; per: week; from: 2026-12-01; to: 2027-03-31
My barbershop does fine on Saturdays and is dead on weekdays. Office people downtown could come at lunch. I'd pay $120 a week for posters in office lobbies in Tacoma. | place: Tacoma; types: print; venues: office; for: professionals; max: 120; per: week
I'm 67 and I carve wooden bears. Tourists love them when they see them. They don't see them, because I'm on a gravel road off Forks. A big roadside billboard, then. What do you have below $400 a month? | place: Forks; types: billboard; for: tourists; max: 400; per: month
Our little theater in Anacortes does a show in April. We have volunteers for hanging posters but need places: cafes, pubs. We have $150, that's the lot. The show is April 9 to April 25. | place: Anacortes; types: print; venues: restaurant bar; max: 150; from: 2027-04-09; to: 2027-04-25
I'm a dentist, well, the new one, I bought Dr. Hale's practice in Mill Creek. Most of the patients left. I want new families. A magazine for parents, or a screen at the supermarket. $900 monthly. | place: Mill Creek; types: print digital; venues: retail; for: families; max: 900; per: month
I'm tired of my phone. Everyone wants me on Facebook and TikTok. No. I want my name in the newspaper in Longview as it was done in 1985, and I'd pay 220 a month for that. | place: Longview; types: print; not: social; max: 220; per: month
`),
  planner: parseCases(`
Airport digital screens, tourists skew, floor 10k per month | types: digital; venues: airport; for: tourists; min: 10000; per: month
Influencer package, micro creators with 10k-50k followers, Seattle, $500 per post not to exceed | place: Seattle; types: social; max: 500
Campus media in Pullman for back to school, August 15 to September 30, students, posters plus digital | place: Pullman; types: print digital; venues: campus; for: students; from: 2027-08-15; to: 2027-09-30
Programmatic DOOH screens at grocery, Kent, moms 25-44, daypart 3p to 7p, $90 per day | place: Kent; types: digital; venues: retail; for: families; max: 90; per: day
Political flight: radio and print in Olympia from January 11 through February 14, $7,500 gross | place: Olympia; types: print radio; max: 7500; from: 2027-01-11; to: 2027-02-14
Need a rate for stadium LED ribbon screens, Seattle, baseball, April through September | place: Seattle; types: digital; venues: stadium; from: 2027-04-01; to: 2027-09-30
Sponsorship of a 10k run in Bellingham, activation with sampling booth, spring 2027, $5,000 | place: Bellingham; types: event; max: 5000; from: 2027-03-01; to: 2027-05-31
Media mix for a credit union: 40% radio, 40% billboard, 20% social. Wenatchee. 10k a month. | place: Wenatchee; types: billboard radio social; max: 10000; per: month
I have 2,000 left in the plan and it must run no later than December 31. Anything digital in Everett. | place: Everett; types: digital; max: 2000; to: 2026-12-31
TV is covered. We need reach extension via radio :15s and :30s in Olympia, 4k a month | place: Olympia; types: radio; max: 4000; per: month
`),
  phone: parseCases(`
hey can i get a digitl screen at a gym in belevue for like 300 a mo | place: Bellevue; types: digital; venues: gym; max: 300; per: month
instagrm influncer seatle 150 | place: Seattle; types: social; max: 150
wanna put flyrs on campus in belingham nxt week | place: Bellingham; types: print; venues: campus; from: 2026-11-23; to: 2026-11-29
grocry store ads fed way starting feb 1 under 250 a month | place: Federal Way; venues: retail; max: 250; per: month; from: 2027-02-01
idk anything about ads just want ppl in shoreline to no my nail salon 50 a month | place: Shoreline; max: 50; per: month
podcst add young ppl seatle 90 a wk | place: Seattle; types: radio; for: young-adults; max: 90; per: week
ofice peeple downtown belvue lunch spot promo 200wk | place: Bellevue; for: professionals; max: 200; per: week
smthn w lots of foot trafic in ballrd | place: Ballard; has: high-traffic
ad in the bus 4 collge kids pulman 150 mnth | place: Pullman; venues: transit; for: students; max: 150; per: month
wat can i get w 75 dollers in olympia rn | place: Olympia; max: 75
`),
  nonNative: parseCases(`
Hello, I am searching place for put my billboard advertisement in city Tacoma, price maximum 900 dollar in month | place: Tacoma; types: billboard; max: 900; per: month
Good day. It is need the screen digital in the fitness club of Bellevue. The price not more 350 USD monthly. | place: Bellevue; types: digital; venues: gym; max: 350; per: month
Advertise at ferry boat Bremerton please, budget five hundred dollar each one month | place: Bremerton; venues: ferry; max: 500; per: month
My wife cook Vietnamese food, we have restaurant in Federal Way since two months. Want social media person which make video, 200 dollar for one video. | place: Federal Way; types: social; max: 200
Need to show my shop to olds people in Sequim, they are reading magazine I think | place: Sequim; types: print; for: seniors
Would like to make known my taxi service in the bars of Tacoma in the weekend, not expensive | place: Tacoma; venues: bar
My friend said in coffee shops you can hang paper. In Fremont how much? I have 25 dollar for week. | place: Fremont; types: print; venues: restaurant; max: 25; per: week
I am student and make small phone repair. Other students should to see it in campus of Pullman. | place: Pullman; venues: campus; for: students
We search booth in farmer market Olympia for all the Saturdays, we pay 50 a day | place: Olympia; types: event; max: 50; per: day
For the advocates and doctors of Bellevue we make suits. Where to show? Budget 1200 monthly. | place: Bellevue; for: professionals; max: 1200; per: month
`),
  spanish: parseCases(`
Busco una valla en Tacoma por menos de 900 dólares al mes | place: Tacoma; types: billboard; max: 900; per: month
Quiero poner carteles en los gimnasios de Renton | place: Renton; types: print; venues: gym
Mi hija toca el violín y damos un concierto en Bellevue el 12 de febrero, carteles en cafeterías, 60 dólares | place: Bellevue; types: print; venues: restaurant; max: 60; from: 2027-02-12; to: 2027-02-12
No tengo página web ni la quiero. Anuncio en revista para gente mayor en Sequim. | place: Sequim; types: print; for: seniors
vallas digitales cerca del Tacoma Dome entre 1500 y 2500 al mes | place: Tacoma Dome; types: billboard digital; min: 1500; max: 2500; per: month
estudiantes en el campus de Pullman, pantallas, a partir del 15 de enero | place: Pullman; types: digital; venues: campus; for: students; from: 2027-01-15
jóvenes en Capitol Hill, bares y discotecas, 40 al día | place: Capitol Hill; venues: bar; for: young-adults; max: 40; per: day
¿Hay publicidad en la estación del tren ligero en Tukwila? 500 cada mes | place: Tukwila; venues: transit; max: 500; per: month
espacio publicitario en el estadio, Seattle, de abril a septiembre, al menos 4000 al mes | place: Seattle; venues: stadium; min: 4000; per: month; from: 2027-04-01; to: 2027-09-30
mi negocio se llama Radio Taxi Luna y busco vallas en Spokane por 800 al mes | place: Spokane; types: billboard; max: 800; per: month
`),
  polarity: parseCases(`
starting in March, no wait, April, radio in Spokane | place: Spokane; types: radio; from: 2027-04-01
The newspaper ad we ran last fall was a waste of money, so anything except print in Bremerton | place: Bremerton; not: print
Influencers? God no. Bus shelters in Tacoma. | place: Tacoma; venues: transit; not: social
Anything goes in Kirkland but radio | place: Kirkland; not: radio
Skip the gyms, I want coffee shops in Fremont | place: Fremont; venues: restaurant
Not only radio but also print in Olympia | place: Olympia; types: radio print
Instead of radio, we'd like bus ads in Federal Way | place: Federal Way; venues: transit; not: radio
My kids say TikTok, I say no to that. Radio in Kelso at $50 a week. | place: Kelso; types: radio; not: social; max: 50; per: week
Tacoma. No, Puyallup. Yes, Puyallup. Radio. | place: Puyallup; types: radio
It isn't tourists we need, it's seniors, Sequim, newspaper | place: Sequim; types: print; for: seniors
Radio would be nice, so would print, but definitely leave billboards off. Aberdeen, 400 a month | place: Aberdeen; types: radio print; not: billboard; max: 400; per: month
Please exclude digital and events from whatever you find in Tacoma | place: Tacoma; not: digital event
I said bus before but I meant ferry, from Bremerton | place: Bremerton; venues: ferry
Newsletter ads yes please, everything printed no thank you, Issaquah | place: Issaquah; types: social; not: print
`),
  whoseWord: parseCases(`
Our band is called The Billboards and we want posters in Capitol Hill bars | place: Capitol Hill; types: print; venues: bar
We are a newspaper looking for new readers, so put us on the buses in Spokane | place: Spokane; venues: transit
I'm a bus driver who bakes on weekends; I want my cookies known to moms in Auburn | place: Auburn; for: families
I work at a stadium but my side business is lawn care in Kent, flyers for $60 | place: Kent; types: print; max: 60
Hundred Dollar Hats in Yakima is looking for a billboard | place: Yakima; types: billboard
We make posters for a living, ironic that we need radio to sell them. Wenatchee. | place: Wenatchee; types: radio
student painters, that's our company's name, wants homeowners in Issaquah, flyers, 300 bucks | place: Issaquah; types: print; max: 300
I teach social studies and sell honey. Coffee shops in Kirkland? $40 a month | place: Kirkland; venues: restaurant; max: 40; per: month
The Seattle Bagel Company of Spokane wants Spokane radio | place: Spokane; types: radio
Digital Dentistry Kirkland: looking for print, families | place: Kirkland; types: print; for: families
our dollar store in Kelso wants flyers under two hundred | place: Kelso; types: print; max: 200
I'm a magazine editor with a pottery hobby. Where to sell pottery to tourists in Langley? | place: Langley; for: tourists
`),
  numbers: parseCases(`
Call me at 253-555-0118, I need a billboard in Tacoma | place: Tacoma; types: billboard
Our store is at 4210 Pacific Ave in Tacoma. Radio, 300 a week. | place: Tacoma; types: radio; max: 300; per: week
12 employees, 2 vans, 1 budget: 450 a month. Posters, Kent. | place: Kent; types: print; max: 450; per: month
98501 | place: 98501
30 second spots, 5 times a day, radio, Yakima, $25 a spot | place: Yakima; types: radio; max: 25
the 2nd and 3rd week I can pay 200 weekly, radio Wenatchee | place: Wenatchee; types: radio; max: 200; per: week
500 dollars | max: 500
our goal is 100 new customers; a radio ad for 350 weekly in Pasco | place: Pasco; types: radio; max: 350; per: week
we did $40,000 in sales last December and can spend 2 percent of that on radio, no fixed number, Kelso | place: Kelso; types: radio
not a penny over 333 a month, posters, Bremerton | place: Bremerton; types: print; max: 333; per: month
From 200 dollars I'd listen, above 400 I'd leave; social, Redmond, monthly | place: Redmond; types: social; min: 200; max: 400; per: month
we lost 3k on a bad sign. This time 300 a month, bus shelter, Everett | place: Everett; venues: transit; max: 300; per: month
Route 7 bus, 98144, 400 per month | place: 98144; venues: transit; max: 400; per: month
`),
  places: parseCases(`
radio in Wennatchee 150 weekly | place: Wenatchee; types: radio; max: 150; per: week
bus stop ads in Bellvue | place: Bellevue; venues: transit
ads in SLU for engineers | place: South Lake Union; for: professionals
A Portland style coffee cart in Kent wants flyers | place: Kent; types: print
Kirkland, not the store brand, the city: gyms | place: Kirkland; venues: gym
posters in Snoqualmie for skiers, 50 a week | place: Snoqualmie; types: print; max: 50; per: week
Poulsbo flyers 40 | place: Poulsbo; types: print; max: 40
Oak Harbor, radio, 120 a week | place: Oak Harbor; types: radio; max: 120; per: week
Richland & Kennewick & Pasco, radio | place: Richland; types: radio
Cheney Stadium in Tacoma, signs inside the stadium, April | place: Cheney Stadium; venues: stadium; from: 2027-04-01; to: 2027-04-30
Boise, Idaho, billboard under $1,000 a month | place: Boise; types: billboard; max: 1000; per: month
Queen Anne coffee shops, professionals | place: Queen Anne; venues: restaurant; for: professionals
`),
  dates: parseCases(`
second quarter, print, Kent | place: Kent; types: print; from: 2027-04-01; to: 2027-06-30
from Dec 15 to Jan 15, mall screens, Lynnwood | place: Lynnwood; types: digital; venues: retail; from: 2026-12-15; to: 2027-01-15
billboard this winter in Spokane | place: Spokane; types: billboard; from: 2026-12-01; to: 2027-02-28
next spring, bus ads, Renton | place: Renton; venues: transit; from: 2027-03-01; to: 2027-05-31
late February, social | types: social; from: 2027-02-21; to: 2027-02-28
mid-January to mid-February is too vague, so January 15 to February 15, radio, Pasco | place: Pasco; types: radio; from: 2027-01-15; to: 2027-02-15
all of 2027, bus shelters, Bremerton, 400 a month | place: Bremerton; venues: transit; max: 400; per: month; from: 2027-01-01; to: 2027-12-31
open since 1998, closed every January, radio in March, Yakima | place: Yakima; types: radio; from: 2027-03-01; to: 2027-03-31
starting tomorrow, flyers, Fremont | place: Fremont; types: print; from: 2026-11-22
first half of February, bus ads, Shoreline | place: Shoreline; venues: transit; from: 2027-02-01; to: 2027-02-15
the last week of December, Bellevue, retail | place: Bellevue; venues: retail; from: 2026-12-25; to: 2026-12-31
from the start of April to the end of June, Anacortes, tourists | place: Anacortes; for: tourists; from: 2027-04-01; to: 2027-06-30
the whole of January, ferry, Bainbridge Island | place: Bainbridge Island; venues: ferry; from: 2027-01-01; to: 2027-01-31
`),
}

/** Languages the assistants do not claim to read: either these criteria or none at all, never a guess. */
export const OPENED_RIGHT_OR_EMPTY: QueryCase[] = parseCases(`
Cần quảng cáo trên xe buýt ở Renton, 500 đô la mỗi tháng | place: Renton; venues: transit; max: 500; per: month
不要电台，要报纸，Tacoma | place: Tacoma; types: print; not: radio
타코마에서 한 달에 900달러 이하 광고판을 찾고 있어요 | place: Tacoma; types: billboard; max: 900; per: month
Federal Way 식당에 포스터를 붙이고 싶습니다 | place: Federal Way; types: print; venues: restaurant
벨뷰 직장인을 위한 사무실 스크린 | place: Bellevue; types: digital; venues: office; for: professionals
라디오는 싫고 신문 광고가 좋아요, Tacoma | place: Tacoma; types: print; not: radio
Ищу рекламный щит в Такоме, до 900 долларов в месяц | place: Tacoma; types: billboard; max: 900; per: month
May karinderya ako sa Lakewood, kailangan ko ng flyers, 50 dolyar | place: Lakewood; types: print; max: 50
`)
