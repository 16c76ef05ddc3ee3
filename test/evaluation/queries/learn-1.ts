import { parseCases, type QueryCase } from './parse-cases.ts'
import type { RequestClass } from './request-classes.ts'

/**
 * Half of the first request sets: requests in eleven voices and classes, written without a look at the assistants'
 * rules, their labels checked a second time, and split once by class and by a hash of the text. What learns, learns from
 * these. A word taken back in the same breath is neither wanted nor refused; a complaint about past use refuses.
 */
export const LEARN: Record<RequestClass, QueryCase[]> = {
  terse: parseCases(`
radio everett 300/wk | place: Everett; types: radio; max: 300; per: week
bus shelter tacoma 6 mo from may 1 | place: Tacoma; venues: transit; from: 2027-05-01; to: 2027-10-31
gym posters lynnwood | place: Lynnwood; types: print; venues: gym
yakima newspaper half page $250 | place: Yakima; types: print; max: 250
seniors radio sequim | place: Sequim; types: radio; for: seniors
mall kiosk spokane december | place: Spokane; types: digital; venues: retail; from: 2026-12-01; to: 2026-12-31
billboard for sale kent | place: Kent; types: billboard; kind: sale
lease billboard yelm 1 yr | place: Yelm; types: billboard; kind: rent
high traffic corner renton | place: Renton; has: high-traffic
pullman campus flyers feb | place: Pullman; types: print; venues: campus; from: 2027-02-01; to: 2027-02-28
light rail ads seattle >=2000/month | place: Seattle; venues: transit; min: 2000; per: month
tacoma dome billboard jan | place: Tacoma Dome; types: billboard; from: 2027-01-01; to: 2027-01-31
email newsletter small business owners tacoma | place: Tacoma; types: social; for: local-business
not digital, kirkland, 100/day | place: Kirkland; not: digital; max: 100; per: day
flyers tomorrow tumwater | place: Tumwater; types: print; from: 2026-11-22; to: 2026-11-22
near event venue, seattle, digital, 3k/mo | place: Seattle; types: digital; max: 3000; per: month; has: near-event-venue
train station posters edmonds Q1 | place: Edmonds; types: print; venues: transit; from: 2027-01-01; to: 2027-03-31
billboards bellingham OR mount vernon, $900/4 weeks | place: Bellingham; types: billboard; max: 900; per: month
pubs ellensburg students | place: Ellensburg; venues: bar; for: students
restaurant ads anacortes tourists july-august | place: Anacortes; venues: restaurant; for: tourists; from: 2027-07-01; to: 2027-08-31
`),
  story: parseCases(`
We moved our yoga clothes store from Portland last spring and sales never came back. What would reach professionals in Kirkland? My sister says screens in gyms. I could do a thousand a month. | place: Kirkland; types: digital; venues: gym; for: professionals; max: 1000; per: month
My daughter makes candles and it got out of hand, we now have a real shop in Edmonds. A booth at a craft market would be lovely, she has $300 for it altogether. | place: Edmonds; types: event; max: 300
Let me explain. I clean carpets. I've done it for 20 years in Federal Way. Last year I printed 5,000 flyers myself and most of them ended up in the trash. Never flyers again. I'd like to hear about radio, $400 a month at most. | place: Federal Way; types: radio; not: print; max: 400; per: month
Our family farm does a pumpkin patch each year outside Snohomish, and last season the parking lot was half empty. We want families to come, so something on a road with heavy traffic, September 15 to October 31, and we have $2,400 for all of it. | place: Snohomish; for: families; max: 2400; from: 2027-09-15; to: 2027-10-31; has: high-traffic
Hi! Long time lurker. I run a dog grooming van with my cousin and we bought a second van in the spring, so there's a loan to pay. We'd love posters in grocery stores around Lacey, around $90 a month. | place: Lacey; types: print; venues: retail; max: 90; per: month
When we opened in 2016 we had a line out the door. Then the bridge work happened. People in West Seattle have to hear that we're still here. I'd try social media, $250 a month. | place: West Seattle; types: social; max: 250; per: month
We brew kombucha in a garage, legally now, and three cafes carry it. Before we go to more I want people in Olympia's cafes to see the name. Table tents or posters. It should not cost more than 75 a week. | place: Olympia; types: print; venues: restaurant; max: 75; per: week
After my divorce I started a moving company with one truck. It's two trucks today. Students move in September and June so I'd like to be on campus in Bellingham in September with posters. | place: Bellingham; types: print; venues: campus; for: students; from: 2027-09-01; to: 2027-09-30
I sell hot sauce. My label guy, my bottle guy, they all get paid before me. So I need cheap. What can I get in Tacoma bars for 40 bucks a week? | place: Tacoma; venues: bar; max: 40; per: week
The thing is, our hearing clinic moved upstairs and old customers can't find it. Retirees mostly. They read the paper, they listen to AM radio. Aberdeen. Say $500 per month. | place: Aberdeen; types: print radio; for: seniors; max: 500; per: month
Every time I drive into Moses Lake I see that empty billboard and think: my feed store should be up there. I don't need it forever, just March through May, and I could go to $800 a month. | place: Moses Lake; types: billboard; max: 800; per: month; from: 2027-03-01; to: 2027-05-31
Last year we sponsored a softball team and it was the best money we ever spent. I'd like to sponsor something again in Puyallup this summer, a team or a fun run, up to 1,200 dollars. | place: Puyallup; types: event; max: 1200; from: 2027-06-01; to: 2027-08-31
It's a long story but we ended up with 40 e-bikes in a warehouse in Georgetown. Commuters in South Lake Union are the people who'd buy them. A digital screen there? Budget is $1,800 a month. | place: South Lake Union; types: digital; for: commuters; max: 1800; per: month
We had a stand at the fair, it rained for three days, we sold eleven umbrellas and no soap. No more events. Something indoors in Auburn, like a mall, say 300 a month. | place: Auburn; venues: retail; not: event; max: 300; per: month
My partner wants a magazine ad and I want radio, so price both for us. We agreed on one thing: we need families in Maple Valley, starting in February, for $600 a month. | place: Maple Valley; types: print radio; for: families; max: 600; per: month; from: 2027-02-01
Our kennel had to close for four months after the fire. We reopen on February 1 and want the whole town of Enumclaw to know. Radio from that day on, not more than $280 a week. | place: Enumclaw; types: radio; max: 280; per: week; from: 2027-02-01
Honestly we just have a big heart and a small thrift store in Kelso. If there's a bus ad for under a hundred and fifty a month we'd take it tomorrow. | place: Kelso; venues: transit; max: 150; per: month
`),
  planner: parseCases(`
Need 14x48 billboards along I-5 in Everett, two 4-week flights beginning March 1, $3,500 per 4 weeks net per face | place: Everett; types: billboard; max: 3500; per: month; from: 2027-03-01; to: 2027-04-25
Avails for remnant radio spots in Spokane, $45 per spot ceiling, first half of January | place: Spokane; types: radio; max: 45; from: 2027-01-01; to: 2027-01-15
Looking at 50 GRPs a week on radio in Yakima, budget $2,000 weekly | place: Yakima; types: radio; max: 2000; per: week
RFP: transit shelters, Tacoma, commuters, 12 weeks from 1/4/2027, up to $8,000/month | place: Tacoma; venues: transit; for: commuters; max: 8000; per: month; from: 2027-01-04; to: 2027-03-28
Full-page four-color in a lifestyle magazine reaching retirees, Puget Sound excluded, Spokane only, $2,750 per insertion | place: Spokane; types: print; for: seniors; max: 2750
We plan OOH only for this account, no radio and no social, flighted July to September, market is Tacoma | place: Tacoma; not: radio social; from: 2027-07-01; to: 2027-09-30
Need CPM under $6, digital place-based in gyms, Bellevue and Redmond, professionals | place: Bellevue; types: digital; venues: gym; for: professionals
Quarterly commitment of $15,000 per quarter for billboards in Vancouver, Washington | place: Vancouver; types: billboard; max: 15000; per: quarter
30-sheet billboards, showing of 25, Kennewick, 4-week period from February 1 | place: Kennewick; types: billboard; from: 2027-02-01; to: 2027-02-28
Evergreen client, always-on. Long-term lease on a wall in Georgetown, 12 months from January 1, $4,000 a month all in | place: Georgetown; types: billboard; kind: rent; max: 4000; per: month; from: 2027-01-01; to: 2027-12-31
Event sponsorship opportunities for a QSR brand, family skew, Puyallup in September, 20k title tier | place: Puyallup; types: event; for: families; max: 20000; from: 2027-09-01; to: 2027-09-30
Half-page vertical in a business weekly for small business owners in Tacoma, 6x frequency, $900 an insertion max | place: Tacoma; types: print; for: local-business; max: 900
Client will not run next to nightlife. Restaurant and coffee shop posters only. Olympia. $1,200 per four-week cycle. | place: Olympia; types: print; venues: restaurant; max: 1200; per: month
Bus kings and tails, no shelters, Kent, $5k/mo | place: Kent; venues: transit; max: 5000; per: month
Prefer short flights: Nov 30 to Dec 13, retail screens, Tacoma, 3.2k | place: Tacoma; types: digital; venues: retail; max: 3200; from: 2026-11-30; to: 2026-12-13
Acquisition: we want to buy outright two digital billboards in Spokane Valley, $150k to $250k | place: Spokane Valley; types: billboard digital; kind: sale; min: 150000; max: 250000
Looking for minimum 5,000 per month inventory, premium only, Seattle digital billboards, H1 2027 | place: Seattle; types: billboard digital; min: 5000; per: month; from: 2027-01-01; to: 2027-06-30
Hyperlocal OOH within 2 miles of 98501, transit or retail venues, $600/wk | place: 98501; venues: transit retail; max: 600; per: week
`),
  phone: parseCases(`
need radoi ad in evrett 200 a wek | place: Everett; types: radio; max: 200; per: week
bilboard spokan cheep | place: Spokane; types: billboard
whats the price 4 bus adds in tacma | place: Tacoma; venues: transit
lookin 4 posters in bars caphill 60 bux | place: Capitol Hill; types: print; venues: bar; max: 60
newspapr add olimpia 100 dolars | place: Olympia; types: print; max: 100
kirklnd restarants posters 80 a month | place: Kirkland; types: print; venues: restaurant; max: 80; per: month
anythin near tacoma dome 4 jan | place: Tacoma Dome; from: 2027-01-01; to: 2027-01-31
pls no radio i want sumthing on social in kent 100 a wk | place: Kent; types: social; not: radio; max: 100; per: week
tourits at pike place brochurs 500 a mnth | place: Pike Place Market; types: print; for: tourists; max: 500; per: month
ferrys from bremrton comuters 400mo | place: Bremerton; venues: ferry; for: commuters; max: 400; per: month
my budjet is 1000 a month bilboards puyalup | place: Puyallup; types: billboard; max: 1000; per: month
do u hav anything 4 moms w lil kids in renton fb groups or flyers | place: Renton; types: print social; for: families
sponser a littel leage team lacey 350 | place: Lacey; types: event; max: 350
studnts at the uw campus digital screns | place: University of Washington; types: digital; venues: campus; for: students
seeniors in gig harbr paper or magazin | place: Gig Harbor; types: print; for: seniors
bout 700 a month 4 a bilbord in centrala | place: Centralia; types: billboard; max: 700; per: month
thx but not newspapers again they suck radio in lacy | place: Lacey; types: radio; not: print
mall screns at auburn 4 the hole month of decembr | place: Auburn; types: digital; venues: retail; from: 2026-12-01; to: 2026-12-31
y r billboards so $$$ need 1 under 450 mo in moses lk | place: Moses Lake; types: billboard; max: 450; per: month
cofee shop flyers wallingfrd 30 bucks a week | place: Wallingford; types: print; venues: restaurant; max: 30; per: week
`),
  nonNative: parseCases(`
We are wishing to make advertise in the bus of Kent, since 1 February, for reach the persons who go to work | place: Kent; venues: transit; for: commuters; from: 2027-02-01
My uncle he want radio in Spokane, only two week from January 4, pay 500 in total | place: Spokane; types: radio; max: 500; from: 2027-01-04; to: 2027-01-17
We don't want no radio. We want papers for give to people in the market of Pike Place, tourist people. | place: Pike Place Market; types: print; not: radio; for: tourists
How is possible I sponsor one festival in Seattle on July? We can give 2000 dollars one time. | place: Seattle; types: event; max: 2000; per: one-time; from: 2027-07-01; to: 2027-07-31
I looking for students of Bellingham university campus, poster cheap, less than fifty dollars week | place: Bellingham; types: print; venues: campus; for: students; max: 50; per: week
I want buy for always one billboard in Ellensburg, not rent, my money is 25000 dollars | place: Ellensburg; types: billboard; kind: sale; max: 25000
For my company cleaning I search clients offices in Seattle. Maybe poster in office building, 400 monthly. | place: Seattle; types: print; venues: office; max: 400; per: month
We are come from Ukraine and make bread. Where can see us families in Kirkland? We pay maximum 60 each week. | place: Kirkland; for: families; max: 60; per: week
The billboards is too much expensive for us, so we prefer the flyers, 80 dollars, Burien | place: Burien; types: print; not: billboard; max: 80
Which radios are there in Wenatchee? We need announce in December our shop of furnitures. | place: Wenatchee; types: radio; from: 2026-12-01; to: 2026-12-31
Please help to me: I must find advertising in internet site for people of Everett, banner, 150 per week. | place: Everett; types: digital; max: 150; per: week
We need between April and May some advertise on train station Tukwila for new hotel | place: Tukwila; venues: transit; from: 2027-04-01; to: 2027-05-31
Radio yes, newspaper no. City is Pasco. Money 250 by week. | place: Pasco; types: radio; not: print; max: 250; per: week
I would rent for half year from 1 January a place for billboard at Chelan, tourist are important | place: Chelan; types: billboard; kind: rent; for: tourists; from: 2027-01-01; to: 2027-06-30
I do not understand GRP. Just say me radio in Longview which costs not over 100 dollars a week. | place: Longview; types: radio; max: 100; per: week
Is there anyone sell a billboard? I like to purchase it, in Moses Lake, maximum 40 thousand dollars | place: Moses Lake; types: billboard; kind: sale; max: 40000
Make me list of advertising in supermarket Puyallup, I have for three months 900 dollars | place: Puyallup; venues: retail; max: 900
My boss tell me find digital billboard in the Auburn, he don't want paper things | place: Auburn; types: billboard digital; not: print
`),
  spanish: parseCases(`
anuncio de radio en Yakima, 200 a la semana | place: Yakima; types: radio; max: 200; per: week
pantallas digitales en centros comerciales de Lynnwood, diciembre | place: Lynnwood; types: digital; venues: retail; from: 2026-12-01; to: 2026-12-31
Tengo una panadería en Burien y quiero que me conozcan los jubilados, algo en el periódico por 100 al mes | place: Burien; types: print; for: seniors; max: 100; per: month
Nada de radio, por favor. Prefiero Instagram o Facebook, Seattle, 80 por publicación | place: Seattle; types: social; not: radio; max: 80
Queremos anunciarnos en el aeropuerto para turistas, desde marzo, 3000 mensuales | venues: airport; for: tourists; max: 3000; per: month; from: 2027-03-01
algo en el ferry de Bremerton para la gente que va al trabajo | place: Bremerton; venues: ferry; for: commuters
Soy electricista y busco dueños de negocios en Everett, boletín por correo electrónico, 120 al mes | place: Everett; types: social; for: local-business; max: 120; per: month
folletos en los restaurantes de Leavenworth para turistas, verano | place: Leavenworth; types: print; venues: restaurant; for: tourists; from: 2027-06-01; to: 2027-08-31
Alquilo o compro? Mejor alquilar: una valla en Olympia, 700 al mes | place: Olympia; types: billboard; kind: rent; max: 700; per: month
quiero anunsiar mi taqueria en tacoma en los bares 50 a la semana | place: Tacoma; venues: bar; max: 50; per: week
Radio sí, periódico no. Auburn. 300 dólares por semana. | place: Auburn; types: radio; not: print; max: 300; per: week
Quisiera un lugar con mucho tráfico en Sunnyside, 350 dólares al mes como mucho | place: Sunnyside; max: 350; per: month; has: high-traffic
La valla del año pasado fue un desperdicio, no más vallas. ¿Qué hay en redes sociales en Moses Lake? | place: Moses Lake; types: social; not: billboard
de enero a marzo, radio en Wenatchee, máximo 2 mil en total | place: Wenatchee; types: radio; max: 2000; from: 2027-01-01; to: 2027-03-31
necesito una pantalla en el supermercado de Centralia hasta el 31 de enero | place: Centralia; types: digital; venues: retail; to: 2027-01-31
Vendo seguros. Quiero podcast o radio, nada impreso, Vancouver, 250 semanales | place: Vancouver; types: radio; not: print; max: 250; per: week
influencers con más de 5 mil seguidores en Seattle, pago 100 por video | place: Seattle; types: social; max: 100
quiero una cartelera en Toppenish para mi iglesia, tengo 400 | place: Toppenish; types: billboard; max: 400
Publicidad en el transporte público de Spokane para universitarios, primavera, 300 al mes | place: Spokane; venues: transit; for: students; max: 300; per: month; from: 2027-03-01; to: 2027-05-31
cualquier cosa menos eventos, Federal Way, 200 dólares al mes | place: Federal Way; not: event; max: 200; per: month
`),
  polarity: parseCases(`
I never want to see another Facebook ad. Get me on the radio in Olympia. | place: Olympia; types: radio; not: social
We don't want to rent a billboard, we want to own one, in Kent | place: Kent; types: billboard; kind: sale
not rent, buy: billboard near Auburn under $45k | place: Auburn; types: billboard; kind: sale; max: 45000
Not for sale please, only for rent, digital billboard in Bellevue | place: Bellevue; types: billboard digital; kind: rent
Find me ads in Renton, sorry, I meant Redmond, for students | place: Redmond; for: students
Events, which have never worked for us and which my boss hates, are not what I'm after; billboards in Yakima are | place: Yakima; types: billboard; not: event
Anything at all in Edmonds besides billboards and social, under 300 | place: Edmonds; not: billboard social; max: 300
no bars please, restaurants only, Ballard, posters | place: Ballard; types: print; venues: restaurant
We are done with billboards. Radio. Wenatchee. January. | place: Wenatchee; types: radio; not: billboard; from: 2027-01-01; to: 2027-01-31
Not in Seattle, it has to be Tacoma, magazine, 250 per month | place: Tacoma; types: print; max: 250; per: month
Everything except Seattle is wrong for us: Seattle, radio | place: Seattle; types: radio
Nobody reads newspapers so don't show me any, I want screens in gyms in Bellevue | place: Bellevue; types: digital; venues: gym; not: print
We can't not do social these days, so social it is, Puyallup, 100 a week | place: Puyallup; types: social; max: 100; per: week
I was going to ask about billboards, but my accountant said no, so flyers in Sumner for 80 dollars | place: Sumner; types: print; not: billboard; max: 80
I don't hate billboards, put one on the list, Lynnwood, 900 monthly | place: Lynnwood; types: billboard; max: 900; per: month
for rent, not for sale, wall in Georgetown | place: Georgetown; types: billboard; kind: rent
I refuse to pay for radio. Posters in pubs in Bellingham. | place: Bellingham; types: print; venues: bar; not: radio
We tried an event booth twice and lost our shirts both times, don't suggest that again. Kent, digital. | place: Kent; types: digital; not: event
Digital? Absolutely. Print? Absolutely not. Redmond, professionals. | place: Redmond; types: digital; for: professionals; not: print
Drop the billboard idea, it's too expensive. Magazine in Gig Harbor, $200. | place: Gig Harbor; types: print; not: billboard; max: 200
We used to buy radio by the month. Not anymore and never again. Billboards in Moses Lake, please. | place: Moses Lake; types: billboard; not: radio
All I ask is that it's not on the radio. Lakewood. 300 dollars weekly. | place: Lakewood; not: radio; max: 300; per: week
no minimum, just max 350 a month for print in Lacey | place: Lacey; types: print; max: 350; per: month
Sponsoring stuff isn't for us, nor is radio; print is; Walla Walla | place: Walla Walla; types: print; not: event radio
We can't start until January 18. Radio, Vancouver WA. | place: Vancouver; types: radio; from: 2027-01-18
no more than two hundred, no radio, no problem with print, Centralia | place: Centralia; types: print; not: radio; max: 200
I'm not looking to buy, I want to lease: digital billboard, Everett, 2k a month | place: Everett; types: billboard digital; kind: rent; max: 2000; per: month
`),
  whoseWord: parseCases(`
I run a radio repair shop in Tacoma and need flyers | place: Tacoma; types: print
We print T-shirts. Where can we advertise in Kent for $200 a month? | place: Kent; max: 200; per: month
My gym in Lacey needs members, try radio, 300 a week | place: Lacey; types: radio; max: 300; per: week
event planner here, weddings mostly, looking for social posts in Seattle, $150 each | place: Seattle; types: social; max: 150
Our airport shuttle company wants ads in offices in Redmond | place: Redmond; venues: office
Magazine Street Tattoo in Everett needs young people, screens, $400 monthly | place: Everett; types: digital; for: young-adults; max: 400; per: month
My software sells billboards' worth of data, never mind, I need a booth at a trade show in Bellevue | place: Bellevue; types: event
We sell houses in Gig Harbor for sale by owner and want newspaper ads for retirees | place: Gig Harbor; types: print; for: seniors
Social worker association in Tacoma, wants radio for $250 a week | place: Tacoma; types: radio; max: 250; per: week
The Ferry Tale Bookshop in Edmonds would like something in the paper | place: Edmonds; types: print
Our newsletter has 900 readers and we want more of them in Olympia, so a booth at the farmers market | place: Olympia; types: event
Commuter Coffee, a drive-through in Marysville, would like a bus shelter at $250 a month | place: Marysville; venues: transit; max: 250; per: month
Podcast about knitting, 3,000 listeners, wants to be seen on posters in libraries and cafes in Bellingham | place: Bellingham; types: print; venues: restaurant
We're the Olympia Print Fair, an event for families in June. Help us with radio, $500. | place: Olympia; types: radio; for: families; max: 500; from: 2027-06-01; to: 2027-06-30
We manage a shopping mall in Lynnwood and need a highway billboard | place: Lynnwood; types: billboard
My wife does events at the university, I do gutters. I need gutter customers in Shoreline, $120 a month. | place: Shoreline; max: 120; per: month
We repair bus engines in Everett. Need to hire, so radio, 350 a week | place: Everett; types: radio; max: 350; per: week
We lease cars in Bellevue. Show us digital screens for professionals. | place: Bellevue; types: digital; for: professionals
Transit Taco, a truck in Georgetown, wants something in bars there | place: Georgetown; venues: bar
As a former radio host I can tell you radio is dead, get me a billboard in Longview | place: Longview; types: billboard; not: radio
My restaurant supply company is in Tacoma. A chamber event would be good, 700 dollars | place: Tacoma; types: event; max: 700
Winter & Daughters, plumbers, Centralia, newspaper, 75 a week | place: Centralia; types: print; max: 75; per: week
May Chen Realty in Mercer Island: magazine, $600 | place: Mercer Island; types: print; max: 600
April's Flowers wants a bus ad in Bremerton | place: Bremerton; venues: transit
High Visibility Vests Inc. needs posters in Everett | place: Everett; types: print
`),
  numbers: parseCases(`
I've 8,000 followers of my own but need someone else's, social, Seattle, 120 per post | place: Seattle; types: social; max: 120
print near 98402 | place: 98402; types: print
digital screen within 3 miles of Olympia for 250/mo | place: Olympia; types: digital; max: 250; per: month
on the air at 94.1 FM in Spokane, under 900 a month | place: Spokane; types: radio; max: 900; per: month
We serve 600 lunches a week at 14 dollars. A bus ad in Renton? | place: Renton; venues: transit
Five locations, twenty years, zero ads. Radio in Everett. | place: Everett; types: radio
between 40 and 60 dollars a day on screens in bars, Ballard | place: Ballard; types: digital; venues: bar; min: 40; max: 60; per: day
a full page 8.5 x 11 in a magazine, Gig Harbor, 500 once | place: Gig Harbor; types: print; max: 500; per: one-time
4 posters in 4 cafes in Fremont for 4 weeks, 160 in all | place: Fremont; types: print; venues: restaurant; max: 160
We sell a $2,000 hot tub. Families in Issaquah. Budget? Unknown. | place: Issaquah; for: families
I was born in 1962 and I'd like a billboard in Aberdeen | place: Aberdeen; types: billboard
20% off coupons in the newspaper, Longview, 110 | place: Longview; types: print; max: 110
fifteen hundred a month for a digital billboard in Vancouver, WA | place: Vancouver; types: billboard digital; max: 1500; per: month
Anything from $1,000 a month upward, Seattle, digital | place: Seattle; types: digital; min: 1000; per: month
My street number is 1500 and my suite is 300, the budget is 200 a month. Burien, social. | place: Burien; types: social; max: 200; per: month
1 billboard 2 months 3000 dollars total Tacoma | place: Tacoma; types: billboard; max: 3000
Bus 44 goes past us in Ballard, could we be on it for $250 a month | place: Ballard; venues: transit; max: 250; per: month
Room for 150 guests, $95 a plate, that's our banquet hall. Newspaper in Yakima at $130 a week? | place: Yakima; types: print; max: 130; per: week
3 swipes a week is not enough at my gym; a billboard in Lynnwood for 1200 a month then | place: Lynnwood; types: billboard; max: 1200; per: month
email me at sam72@example.com about screens in malls, Spokane, 900 per month | place: Spokane; types: digital; venues: retail; max: 900; per: month
ages 65 and over, radio, Port Angeles, $220 per week | place: Port Angeles; types: radio; for: seniors; max: 220; per: week
10,000 impressions or 10 million, I don't care, digital in Bellevue at 75 per day | place: Bellevue; types: digital; max: 75; per: day
$1.2k a month, radio or print, Wenatchee | place: Wenatchee; types: radio print; max: 1200; per: month
we're 25 minutes from Ellensburg and want a billboard there for 600 a month | place: Ellensburg; types: billboard; max: 600; per: month
My 2019 van needs new tires more than I need ads, but ok, 50 a week, flyers, Sumner | place: Sumner; types: print; max: 50; per: week
`),
  places: parseCases(`
We're based in Spokane but the ads must be in Seattle, transit | place: Seattle; venues: transit
students on campus at the University of Washington, posters | place: University of Washington; types: print; venues: campus; for: students
commuters on the Bremerton ferry, digital | place: Bremerton; types: digital; venues: ferry; for: commuters
Vancouver, the one in Washington, billboard, $900 a month | place: Vancouver; types: billboard; max: 900; per: month
Long Beach on the Washington coast, tourists, summer | place: Long Beach; for: tourists; from: 2027-06-01; to: 2027-08-31
billboards in Ellensberg | place: Ellensburg; types: billboard
Fremont, Seattle, coffee shops | place: Fremont; venues: restaurant
West Seatle posters 70 a month | place: West Seattle; types: print; max: 70; per: month
Near the Space Needle, digital billboard, tourists | place: Space Needle; types: billboard digital; for: tourists
Lumen Field stadium screens in October | place: Lumen Field; types: digital; venues: stadium; from: 2027-10-01; to: 2027-10-31
Climate Pledge Arena, anything digital, 2k a week | place: Climate Pledge Arena; types: digital; max: 2000; per: week
U District restaurants, students, 60 a week | place: University District; venues: restaurant; for: students; max: 60; per: week
the Stadium District of Tacoma, print | place: Stadium District; types: print
Moved here from Austin. Need newspaper ads in Olympia. | place: Olympia; types: print
New York Pizza Kitchen, Renton, billboard 1000 a month | place: Renton; types: billboard; max: 1000; per: month
Orlando's Barber Shop, Auburn, bus ads | place: Auburn; venues: transit
along I-90 in Issaquah, billboard | place: Issaquah; types: billboard
Edmonds ferry terminal, print, tourists | place: Edmonds; types: print; venues: ferry; for: tourists
billboard Arlington WA 700 monthly | place: Arlington; types: billboard; max: 700; per: month
Des Moines, Washington, flyers | place: Des Moines; types: print
Colville newspaper | place: Colville; types: print
gigharbor magazine 200 | place: Gig Harbor; types: print; max: 200
federalway supermarket posters | place: Federal Way; types: print; venues: retail
Honolulu radio for tourists | place: Honolulu; types: radio; for: tourists
`),
  dates: parseCases(`
December through February, Leavenworth, tourists | place: Leavenworth; for: tourists; from: 2026-12-01; to: 2027-02-28
from now to New Year's Eve, social | types: social; from: 2026-11-21; to: 2026-12-31
spring and summer in Port Townsend, magazine | place: Port Townsend; types: print; from: 2027-03-01; to: 2027-08-31
until Valentine's Day, radio, Olympia | place: Olympia; types: radio; to: 2027-02-14
on the Fourth of July, event sponsorship, Edmonds | place: Edmonds; types: event; from: 2027-07-04; to: 2027-07-04
from Memorial Day to Labor Day, billboard near Chelan | place: Chelan; types: billboard; from: 2027-05-31; to: 2027-09-06
six weeks from January 4, radio, Wenatchee | place: Wenatchee; types: radio; from: 2027-01-04; to: 2027-02-14
in the next 30 days, flyers in Kirkland | place: Kirkland; types: print; from: 2026-11-21; to: 2026-12-20
the next three weeks, screens in gyms, Lacey | place: Lacey; types: digital; venues: gym; from: 2026-11-21; to: 2026-12-11
first week of January, radio, Longview | place: Longview; types: radio; from: 2027-01-01; to: 2027-01-07
week of February 15, transit, Tacoma | place: Tacoma; venues: transit; from: 2027-02-15; to: 2027-02-21
has to end by March 31, digital, Federal Way | place: Federal Way; types: digital; to: 2027-03-31
after New Year's Day, print in Centralia | place: Centralia; types: print; from: 2027-01-02
before Easter, radio, Mount Vernon | place: Mount Vernon; types: radio; to: 2027-03-27
next year, billboard in Auburn | place: Auburn; types: billboard; from: 2027-01-01; to: 2027-12-31
June 12 and 13, booth at a festival in Burien | place: Burien; types: event; from: 2027-06-12; to: 2027-06-13
Halloween week: Oct 25 to Oct 31, radio, Kelso | place: Kelso; types: radio; from: 2027-10-25; to: 2027-10-31
for one year starting February 1, billboard, Moses Lake, $600 a month | place: Moses Lake; types: billboard; max: 600; per: month; from: 2027-02-01; to: 2028-01-31
2027-04-12 to 2027-05-09, digital, Seattle | place: Seattle; types: digital; from: 2027-04-12; to: 2027-05-09
starting next month, billboard in Redmond | place: Redmond; types: billboard; from: 2026-12-01
through the end of May, digital screens, Everett | place: Everett; types: digital; to: 2027-05-31
Feb 29 doesn't exist next year, I know, so Feb 1 to 28, social, Issaquah | place: Issaquah; types: social; from: 2027-02-01; to: 2027-02-28
next Monday through Friday, radio, Walla Walla | place: Walla Walla; types: radio; from: 2026-11-23; to: 2026-11-27
for Mother's Day, May 1 through May 9, magazine, Kirkland | place: Kirkland; types: print; from: 2027-05-01; to: 2027-05-09
autumn 2027, families, Snohomish | place: Snohomish; for: families; from: 2027-09-01; to: 2027-11-30
`),
}

/** Languages the assistants do not claim to read: either these criteria or none at all, never a guess. */
export const LEARN_RIGHT_OR_EMPTY: QueryCase[] = parseCases(`
Quảng cáo trên radio ở Seattle cho gia đình | place: Seattle; types: radio; for: families
Màn hình trong phòng gym ở Bellevue cho người trẻ | place: Bellevue; types: digital; venues: gym; for: young-adults
我想在 Bellevue 租一个广告牌，每月不超过 1500 美元 | place: Bellevue; types: billboard; kind: rent; max: 1500; per: month
西雅图商场的数字屏幕广告，面向游客 | place: Seattle; types: digital; venues: retail; for: tourists
大学校园海报，给学生看，Pullman | place: Pullman; types: print; venues: campus; for: students
Kent 的公交车广告多少钱？我只有 400 美元 | place: Kent; venues: transit; max: 400
Lynnwood 라디오 광고, 일주일에 200달러 | place: Lynnwood; types: radio; max: 200; per: week
Нужна реклама на радио в Спокане, 300 долларов в неделю | place: Spokane; types: radio; max: 300; per: week
Хочу объявление в газете для пенсионеров, Kent | place: Kent; types: print; for: seniors
Мы хотим спонсировать фестиваль в Bellevue в июне | place: Bellevue; types: event; from: 2027-06-01; to: 2027-06-30
Naghahanap ako ng billboard sa Tacoma, hanggang 800 dolyar kada buwan | place: Tacoma; types: billboard; max: 800; per: month
Magkano ang poster sa mga gym sa Kent? 60 dolyar bawat linggo lang ang kaya ko | place: Kent; types: print; venues: gym; max: 60; per: week
Ayaw ko ng radyo, diyaryo ang gusto ko, Everett | place: Everett; types: print; not: radio
Шукаю рекламу для сімей у Kirkland, 200 доларів на місяць | place: Kirkland; for: families; max: 200; per: month
`)
