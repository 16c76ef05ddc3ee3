import { parseCases, type QueryCase } from './parse-cases.ts'

/** Requests to learn from, where whose word it is, what is refused and whom an ad is for must be told from the sentence; today is 2026-11-21. */
export const LEARN_3: readonly QueryCase[] = parseCases(`
We painted our van with the shop's name and it does more than the newspaper ever did. Skip the paper. What about screens in Sequim gyms, $120 a month? | place: Sequim; types: digital; not: print; venues: gym; max: 120; per: month
radio people keep calling me. tell them no. posters in Elma laundromats or shops, 30 a week | place: Elma; types: print; not: radio; venues: retail; max: 30; per: week
Is Instagram still a thing? Never mind, put me down for flyers, Tumwater, $75. | place: Tumwater; types: print; max: 75
My wife thinks a billboard is vain. I think it's marketing. One billboard, Chehalis, up to $700 a month. | place: Chehalis; types: billboard; max: 700; per: month
Facebook blocked our account twice, so no Facebook, no anything like it. Radio in Centralia, 65 a week. | place: Centralia; types: radio; not: social; max: 65; per: week
I always said podcasts were for kids until one sold my boat. Podcasts it is. Anacortes. $90 per episode. | place: Anacortes; types: radio; max: 90
We could do a booth. We won't, though: two of us, one of them pregnant. Let's do mailers in Arlington for $400. | place: Arlington; types: print; not: event; max: 400
A billboard would be nice, sure, if we were rich. We're not. Facebook, Shelton, 25 a week. | place: Shelton; types: social; not: billboard; max: 25; per: week
Bus ads are what got my competitor noticed in Renton. I want the same. $350 a month. | place: Renton; venues: transit; max: 350; per: month
Do not, I repeat, do not put us next to a bar. Bowling crowd is families. Posters in restaurants, Lacey. | place: Lacey; types: print; venues: restaurant; for: families
The bar next door advertises on coasters. Clever. We'd do placemats in diners, Aberdeen, 80 dollars a month. | place: Aberdeen; types: print; venues: restaurant; max: 80; per: month
I tune pianos. Retired people have pianos. The weekly in Port Angeles, please, under $60. | place: Port Angeles; types: print; for: seniors; max: 60
Our clinic sees kids, their parents decide. Social media, Mill Creek, $200 a month. | place: Mill Creek; types: social; for: families; max: 200; per: month
We are a radio repair shop, the old tube kind. Collectors read magazines. Everett, $150. | place: Everett; types: print; max: 150
The Daily Grind Coffee wants folks driving to work to pull over: a billboard before the Nisqually exit near Lacey, $900/mo | place: Lacey; types: billboard; for: commuters; max: 900; per: month
Student Painters Inc., Spokane. Homeowners get our door hangers. Now radio, $300 weekly. | place: Spokane; types: radio; max: 300; per: week
I was a magazine editor for twenty years. Magazines are lovely. For this, though, I need social. Bainbridge Island, $100 a week. | place: Bainbridge Island; types: social; max: 100; per: week
Got laid off at the newspaper, started a taco truck, want newspaper ads, go figure. Yakima, $50 a week. | place: Yakima; types: print; max: 50; per: week
Tourist season is when we close. It's locals who keep us alive, the retirees. Radio, Ocean Shores, 45 a week. | place: Ocean Shores; types: radio; for: seniors; max: 45; per: week
My husband drives the ferry, I bake. Flyers in cafes on Vashon? 20 a week. | place: Vashon; types: print; venues: restaurant; max: 20; per: week
Airport Way Auto Body in Georgetown wants a billboard, around $1,000 a month | place: Georgetown; types: billboard; max: 1000; per: month
We supply schools with paper. Office managers are our buyers. LinkedIn or another network, Bellevue, $400 monthly. | place: Bellevue; types: social; for: professionals; max: 400; per: month
Campus Tire, not on campus, 3 miles away in Ellensburg, wants students: screens in the student union, 150 a month | place: Ellensburg; types: digital; venues: campus; for: students; max: 150; per: month
For Rent signs are our product. We need a radio spot in Tri-Cities... make that Kennewick. $80 a week. | place: Kennewick; types: radio; max: 80; per: week
There's a stadium across the street and every game day we drown in people. The other days we need them. Social, Tacoma, $60 a week. | place: Tacoma; types: social; max: 60; per: week
I run the print shop in Colville. I can print, what I can't do is be heard. Radio, please, 40 a week. | place: Colville; types: radio; max: 40; per: week
We're a family of electricians, third generation, looking for a billboard on a busy road in Monroe, $850/month | place: Monroe; types: billboard; has: high-traffic; max: 850; per: month
no flyers!!! they end up in puddles. tv screens in bars, Ballard, 200 a month | place: Ballard; types: digital; not: print; venues: bar; max: 200; per: month
Event budget is gone. Print budget is gone. Digital budget: $2,000 a month. Market: Redmond. | place: Redmond; types: digital; max: 2000; per: month
We sponsor the rodeo every year and that's enough events for us. Radio in Ellensburg, $75 a week. | place: Ellensburg; types: radio; not: event; max: 75; per: week
We sponsor the rodeo every year. This year too. Also a billboard near Ellensburg, $600 a month. | place: Ellensburg; types: billboard; max: 600; per: month
Of radio, print and social, two are dead to me. Radio lives. Kelso, $55 a week. | place: Kelso; types: radio; not: print social; max: 55; per: week
What I am not looking for: a bargain bin flyer. What I am: a full page in a good magazine, Kirkland, $1,800. | place: Kirkland; types: print; max: 1800
Anything that moves! Buses, trains, I don't care. Nothing that sits in a mailbox. Seattle, $1,500/mo | place: Seattle; venues: transit; not: print; max: 1500; per: month
I'd rather eat my hat than do another festival. TikTok. Capitol Hill. $150 a week. | place: Capitol Hill; types: social; not: event; max: 150; per: week
Posters? Love them. Radio? Meh, no. Puyallup, $40 a week. | place: Puyallup; types: print; not: radio; max: 40; per: week
digital only. our owner has a thing against paper. Issaquah, $500/mo | place: Issaquah; types: digital; not: print; max: 500; per: month
we aren't picky except for one thing: not radio. Moses Lake, $300 | place: Moses Lake; not: radio; max: 300
A magazine ad, and if that's not to be had a newspaper ad, but never ever a web banner. Walla Walla. $350. | place: Walla Walla; types: print; not: digital; max: 350
Somebody on your team proposed the mall in Tukwila. My people don't go to malls. They go to the airport. SeaTac, screens, $2,000 a month. | place: SeaTac; types: digital; venues: airport; max: 2000; per: month
Gym rats buy our protein bars. Get us into gyms in Renton, $180 monthly. | place: Renton; venues: gym; max: 180; per: month
We make the bars you eat after the gym. Want office workers, Bellevue, elevator screens, $700 a month. | place: Bellevue; types: digital; venues: office; for: professionals; max: 700; per: month
Coffee roaster here. Not cafes, they have their own beans. Grocery stores in Bellingham, posters, $200 a month. | place: Bellingham; types: print; venues: retail; max: 200; per: month
I teach yoga on the beach. Visitors never find me. Brochures where they eat in Ocean Shores, $60 a month. | place: Ocean Shores; types: print; venues: restaurant; for: tourists; max: 60; per: month
I coach a college rowing team, we want sponsors... no, I mean we want to sponsor a summer festival, Bellingham, $500. | place: Bellingham; types: event; max: 500
It's a retirement party business. Kids plan them. So people in their thirties: Instagram, Olympia, $35 a day. | place: Olympia; types: social; for: young-adults; max: 35; per: day
Ferry traffic passes my stand in Kingston. I want them to know before they board: a sign in the ferry terminal, $250/mo. | place: Kingston; venues: ferry; max: 250; per: month
My dad's garage is called Radio Flyer Motors. He wants a billboard. Sumner. $600 a month. | place: Sumner; types: billboard; max: 600; per: month
Magazine Lane 14, Snohomish, that's where we are. People should see it on a billboard. $500 a month. | place: Snohomish; types: billboard; max: 500; per: month
The Seattle Times wrote about us and our Kent bakery was full for a week. Get us into papers again, $300. | place: Kent; types: print; max: 300
I read about Placard in a magazine. I need a digital billboard in Lakewood. Budget $1,600 a month. | place: Lakewood; types: billboard digital; max: 1600; per: month
My bus broke down, so I now sell bus parts. Radio. Yelm. 35 a week. | place: Yelm; types: radio; max: 35; per: week
we do weddings at a golf club, brides read instagram, gig harbor, 400 a month | place: Gig Harbor; types: social; max: 400; per: month
Engineers wanted! We hire. Screens at the light rail in Redmond, $900 a month | place: Redmond; types: digital; venues: transit; for: professionals; max: 900; per: month
We are engineers who clean gutters on weekends. Flyers in Sammamish. $90. | place: Sammamish; types: print; max: 90
Nurses get 10% off at our shoe shop. Posters in break rooms in Everett, $100 a month. | place: Everett; types: print; venues: office; for: professionals; max: 100; per: month
We print T-shirts for bands, teams, bars. Bands want us on Spotify... radio is close enough. Seattle, $250 a week. | place: Seattle; types: radio; max: 250; per: week
Thanksgiving booth didn't pay for the gas. No more booths. What's cheap on social around Vancouver? 100 a month | place: Vancouver; types: social; not: event; max: 100; per: month
I don't own a billboard and don't want to. I want to rent one, Ferndale, 500 a month. | place: Ferndale; types: billboard; kind: rent; max: 500; per: month
If somebody sells their billboard in Toppenish I'll buy it, up to 25,000. | place: Toppenish; types: billboard; kind: sale; max: 25000
Selling my house in Selah and want it in the paper, $50 | place: Selah; types: print; max: 50
I lease land to farmers. I need a radio ad in Othello, $60 a week. | place: Othello; types: radio; max: 60; per: week
Buy local! That's our slogan. Posters, Langley, $40. | place: Langley; types: print; max: 40
We own four billboards already. What we lack is radio. Wenatchee, 200 a week. | place: Wenatchee; types: radio; max: 200; per: week
We own four billboards already and would buy a fifth, near Wenatchee. | place: Wenatchee; types: billboard; kind: sale
who uses radio anymore... well, farmers do. Ritzville. radio. 30 a week. | place: Ritzville; types: radio; max: 30; per: week
Not sure what works. Flyers didn't. Radio did, a bit. Radio then, Hoquiam, $50/wk. | place: Hoquiam; types: radio; not: print; max: 50; per: week
Social media was my daughter's idea, and a good one. More of it. Poulsbo, $20 a day. | place: Poulsbo; types: social; max: 20; per: day
Social media was my daughter's idea, and a bad one. Print, Poulsbo, $20 a day. | place: Poulsbo; types: print; not: social; max: 20; per: day
They say radio reaches commuters. I say a billboard does too, and cheaper. Billboard, Marysville, $750/mo. | place: Marysville; types: billboard; for: commuters; max: 750; per: month
our pastor banned social media so please, church bulletins and newspaper only, Lynden, 45 dollars | place: Lynden; types: print; not: social; max: 45
Hate to admit it but the flyers worked. Flyers again, Burien, $110. | place: Burien; types: print; max: 110
For years I refused radio. I was wrong. Radio, Aberdeen, $70 weekly. | place: Aberdeen; types: radio; max: 70; per: week
For years I bought radio. I was wrong. A billboard, Aberdeen, $570 monthly. | place: Aberdeen; types: billboard; not: radio; max: 570; per: month
Don't sell me a billboard when all I need is ten posters in Edmonds, $50 | place: Edmonds; types: print; not: billboard; max: 50
Ten posters in Edmonds won't do. I need a billboard, $1,100 a month. | place: Edmonds; types: billboard; not: print; max: 1100; per: month
radio or print, whichever you have open in chelan, 150 | place: Chelan; types: radio print; max: 150
it was either radio or print and we flipped a coin: print. chelan. 150. | place: Chelan; types: print; max: 150
You'd think an influencer would want social. I am one, and I want a billboard. Bellevue, $2,500 a month. | place: Bellevue; types: billboard; max: 2500; per: month
Our students wrote the newspaper ad themselves. Run it in Pullman, $80. | place: Pullman; types: print; max: 80
Teachers at our preschool, kids at our preschool, all happy. Parents: waitlist. We now need nannies! Campus posters in Bellingham, students. | place: Bellingham; types: print; venues: campus; for: students
Seniors in high school aren't seniors, haha. I mean the older ones, grandparents. Radio, Sequim, 60 a week. | place: Sequim; types: radio; for: seniors; max: 60; per: week
kids eat free on tuesday. that's the message. families in tukwila. mall screens. 350 a month | place: Tukwila; types: digital; venues: retail; for: families; max: 350; per: month
The commuters on my block honk at my sign. My own sign. I'd like another, a real billboard, Bothell, $900 a month. | place: Bothell; types: billboard; max: 900; per: month
My tenants are students; my buyers are investors, business owners. Business journal ad, Tacoma, $450. | place: Tacoma; types: print; for: local-business; max: 450
We cater to offices. We don't want to be in offices, we want radio. Seattle, $500 a week. | place: Seattle; types: radio; max: 500; per: week
We cater to offices and want to be in their lobbies. Screens, Seattle, $500 a week. | place: Seattle; types: digital; venues: office; max: 500; per: week
Pub quiz host for hire. Pubs hire me, so pub owners: newsletter, Fremont, $60. | place: Fremont; types: social; for: local-business; max: 60
The restaurant is ours. The posters should hang in other people's gyms. Kirkland, $90/mo. | place: Kirkland; types: print; venues: gym; max: 90; per: month
We're in the mall already; shoppers there know us. People at the university don't. Posters, Seattle, $150. | place: Seattle; types: print; venues: campus; max: 150
A stand at the farmers market is where we started. Where we are now: forty stores. Where we want to be: on billboards, Spokane, $3,000 a month. | place: Spokane; types: billboard; max: 3000; per: month
the brewery trail in yakima brings me nobody. the wine crowd does. magazines, 300 | place: Yakima; types: print; max: 300
Our ferry photos sell to visitors. A brochure rack in Friday Harbor, $70 a month. | place: Friday Harbor; types: print; for: tourists; max: 70; per: month
Our photos of ferries hang in every cafe. Enough cafes. The airport in Pasco now, digital, $600 monthly. | place: Pasco; types: digital; venues: airport; max: 600; per: month
My tattoo studio is over a nightclub. College kids come by themselves. It's the thirty-somethings I'm missing. Instagram, U District. $15 a day | place: University District; types: social; for: young-adults; max: 15; per: day
bar owner. need people. radio. walla walla. 40 a week | place: Walla Walla; types: radio; max: 40; per: week
gym owner, sick of instagram, need something real like a billboard, puyallup, 700 a month | place: Puyallup; types: billboard; not: social; max: 700; per: month
Restaurant week is coming and we're in it. Posters, social, whatever, just not radio. Olympia, $300. | place: Olympia; types: print social; not: radio; max: 300
Event planner here, weddings mostly. Looking for a half page in a bridal magazine, Woodinville, $650. | place: Woodinville; types: print; max: 650
Wedding photographers like me live off Instagram. I want out of it. Posters in cafes, Tacoma. 25 a week. | place: Tacoma; types: print; not: social; venues: restaurant; max: 25; per: week
Print's not dead, radio's not dead, we just need one of them in Omak, $90 | place: Omak; types: print radio; max: 90
print is NOT what we need. again: NOT. radio. omak. 90. | place: Omak; types: radio; not: print; max: 90
As long as nobody has to hand out flyers I'm fine. Stanwood, $200. | place: Stanwood; not: print; max: 200
what's left besides flyers, facebook and the paper? in kelso, 200 | place: Kelso; not: print social; max: 200
Whatever reaches truckers driving through Ritzville, but no radio, they have their own. $400 a month. | place: Ritzville; not: radio; max: 400; per: month
no need for print, we print our own. need bar screens. tacoma. 300 a month | place: Tacoma; types: digital; not: print; venues: bar; max: 300; per: month
A radio spot? In this economy? Flyers. Auburn. 55 bucks. | place: Auburn; types: print; not: radio; max: 55
Hold the radio. Hold the print. Just the booth, at the spring fair in Puyallup, $450. | place: Puyallup; types: event; not: radio print; max: 450
scrap what I said about radio, we do posters: lakewood, $35 | place: Lakewood; types: print; max: 35
I take back the billboard. Too much. Social, Oak Harbor, $60. | place: Oak Harbor; types: social; max: 60
If it's printed I'm interested, if it's on a screen I'm not. Port Townsend. $125. | place: Port Townsend; types: print; not: digital; max: 125
We'd love to be on screens at the gym, but the gym won't have us. So bars. Screens in bars, Bremerton, $140/mo. | place: Bremerton; types: digital; venues: bar; max: 140; per: month
three things i like: buses, buses, buses. everett. 400 a month | place: Everett; venues: transit; max: 400; per: month
Three years on the same billboard and not one call. Time for radio. Yakima, $100/wk. | place: Yakima; types: radio; not: billboard; max: 100; per: week
Three years on the same billboard and the phone rings daily. Need a second billboard, Union Gap, $700 a month. | place: Union Gap; types: billboard; max: 700; per: month
It isn't that the radio was bad. It's that nobody under sixty heard it. Social for younger people, Longview, $30 a day. | place: Longview; types: social; not: radio; for: young-adults; max: 30; per: day
I'm 24, my boss is 62, guess who wants newspaper. He wins. Centralia, $70. | place: Centralia; types: print; max: 70
I'm 24, my boss is 62, guess who wants newspaper. I win. TikTok, Centralia, $70. | place: Centralia; types: social; not: print; max: 70
Mom and dad run the motel, I run the ads. Travelers on I-90, billboard, Cle Elum, $800 a month. | place: Cle Elum; types: billboard; for: tourists; max: 800; per: month
Our daycare is full of kids of engineers. Now we need staff: young adults. Instagram, Redmond, $200 monthly. | place: Redmond; types: social; for: young-adults; max: 200; per: month
We're students ourselves and sell bikes to commuters. Posters at the train station, Kent, $30 a week. | place: Kent; types: print; venues: transit; for: commuters; max: 30; per: week
Veterans are our people, whatever their age. Radio, Lakewood, $120 a week. | place: Lakewood; types: radio; max: 120; per: week
College town, but it's not the college kids, it's their parents on visiting day: something at the campus, Pullman, $250. | place: Pullman; venues: campus; for: families; max: 250
It's not a family restaurant, families would hate it. Date night couples in their twenties. Social. Fremont. $80 a week. | place: Fremont; types: social; for: young-adults; max: 80; per: week
Everyone with a dog! Dog parks have no ads, so the vet's magazine, Issaquah, $150. | place: Issaquah; types: print; max: 150
the lunch crowd from the towers downtown Bellevue should smell our noodles. elevator screens. $400 a month. | place: Downtown Bellevue; types: digital; venues: office; for: professionals; max: 400; per: month
Boeing people on the early shift. Radio in Everett before six. $160 a week. | place: Everett; types: radio; for: professionals; max: 160; per: week
soccer moms + dads, minivans, mill creek, grocery posters, 90/mo | place: Mill Creek; types: print; venues: retail; for: families; max: 90; per: month
empty nesters w/ boats, gig harbor, magazine, 500 | place: Gig Harbor; types: print; for: seniors; max: 500
cruise passengers, seattle, june-aug, brochures, $900/mo | place: Seattle; types: print; for: tourists; max: 900; per: month; from: 2027-06-01; to: 2027-08-31
new moms, everett, facebook $10/day | place: Everett; types: social; for: families; max: 10; per: day
first-time home buyers late 20s early 30s, spokane, instagram, 300/mo | place: Spokane; types: social; for: young-adults; max: 300; per: month
shop owners downtown olympia, print, 120 | place: Downtown Olympia; types: print; for: local-business; max: 120
people stuck on the 405, bothell, radio, 250/wk | place: Bothell; types: radio; for: commuters; max: 250; per: week
dorm kids pullman pizza coupons print 60 | place: Pullman; types: print; for: students; max: 60
baristas read zines. zines, capitol hill, 45 | place: Capitol Hill; types: print; max: 45
ladies 60 plus, radio, sun city, 40/wk, yakima | place: Yakima; types: radio; for: seniors; max: 40; per: week
tech bros. south lake union. bus shelters. 800/mo | place: South Lake Union; venues: transit; for: professionals; max: 800; per: month
La radio la escucha mi suegra y nadie más. Mejor volantes. Pasco. 60 dólares. | place: Pasco; types: print; not: radio; max: 60
Vendo pantallas y teles reparadas. Quiero anunciarme en la radio, Yakima, 50 a la semana. | place: Yakima; types: radio; max: 50; per: week
Mi esposo es locutor, por eso radio no: conflicto de interés. Carteles en tiendas, Sunnyside, 40 al mes. | place: Sunnyside; types: print; not: radio; venues: retail; max: 40; per: month
No es que no me gusten las redes, es que no vendo ahí. Periódico, Kent, 80 dólares. | place: Kent; types: print; not: social; max: 80
Me encantan las redes y ahí vendo. Más redes. Kent. 80 dólares. | place: Kent; types: social; max: 80
Somos un periódico comunitario y buscamos lectores: radio en Wenatchee, 70 por semana. | place: Wenatchee; types: radio; max: 70; per: week
Tengo un bar y quiero gente de oficina. Pantallas en elevadores, Seattle, 300 al mes. | place: Seattle; types: digital; venues: office; for: professionals; max: 300; per: month
Los estudiantes ya vienen solos. Busco familias, anuncios en el mall de Tukwila, 200 al mes. | place: Tukwila; venues: retail; for: families; max: 200; per: month
Trabajo en el aeropuerto y por las noches arreglo carros. Volantes en gimnasios de SeaTac, 25 a la semana. | place: SeaTac; types: print; venues: gym; max: 25; per: week
Antes anunciaba en el camión, ya no. Ahora una valla, Toppenish, 500 mensuales. | place: Toppenish; types: billboard; max: 500; per: month
Rento sillas y mesas para fiestas. Facebook, Mount Vernon, 15 diarios. | place: Mount Vernon; types: social; max: 15; per: day
Quiero comprar mi propia valla en Prosser, nada de renta, 20 mil dólares. | place: Prosser; types: billboard; kind: sale; max: 20000
pa los jovenes de la uni en Cheney: carteles en el campus, 30 dls | place: Cheney; types: print; venues: campus; for: students; max: 30
para los turistas que van a Leavenworth, un espectacular, mil al mes | place: Leavenworth; types: billboard; for: tourists; max: 1000; per: month
mi tia dice que radio pero yo digo que instagram, Auburn, 100 al mes | place: Auburn; types: social; max: 100; per: month
Our choir needs tenors more than money. A notice in the Bainbridge paper for $25 should do. | place: Bainbridge Island; types: print; max: 25
Looking to put a static bulletin along SR 16 near Gig Harbor for our credit union. $2,200 per four weeks. | place: Gig Harbor; types: billboard; max: 2200; per: month
hi can i get like a tv thing in a bar? in bremerton. i do karaoke. 50 a wk | place: Bremerton; types: digital; venues: bar; max: 50; per: week
We're putting on a play about a radio station. Theater people in Olympia, posters in cafes. $60 | place: Olympia; types: print; venues: restaurant; max: 60
Quarter page in the high school sports program, Camas, $100, we're a physical therapy office | place: Camas; types: print; max: 100
We insure boats. Boat owners hang around the ferry landing in Anacortes. A poster there, $90 a month? | place: Anacortes; types: print; venues: ferry; max: 90; per: month
I want my dental office on the screens at LA Fitness in Kent. 300 a month max. | place: Kent; types: digital; venues: gym; max: 300; per: month
need someone w followers in spokane to post my lash studio, 75 a post | place: Spokane; types: social; max: 75
Radio. Yakima. Apples. $55 a week. That's the whole message. | place: Yakima; types: radio; max: 55; per: week
Our credit union wants to greet travelers at the Pasco airport; digital, $1,000 monthly | place: Pasco; types: digital; venues: airport; for: tourists; max: 1000; per: month
Does anybody still rent wall space on barns? Near Mount Vernon. $200 a month | place: Mount Vernon; types: billboard; kind: rent; max: 200; per: month
A full page in a wedding magazine would scare my accountant, a small one wouldn't. Bellevue, $220. | place: Bellevue; types: print; max: 220
I run a hardware store and I'm tired of the big box stores eating my lunch. Local radio, Chehalis, 90 a week. | place: Chehalis; types: radio; max: 90; per: week
Please put our food bank on a bus. Any bus in Everett. $150 a month. | place: Everett; venues: transit; max: 150; per: month
Placing a recruitment ad for bus drivers on, naturally, the radio. Vancouver. $350 a week. | place: Vancouver; types: radio; max: 350; per: week
We fix elevators in office towers; building managers read the business journal. Seattle, $600. | place: Seattle; types: print; for: professionals; max: 600
The ballet school would like parents to see us at the grocery store. Posters, Mercer Island, $75 a month | place: Mercer Island; types: print; venues: retail; for: families; max: 75; per: month
I'd like to sponsor the 4th of July parade in Edmonds with $800. | place: Edmonds; types: event; max: 800
somthing cheap on the road to ocean shores, like a sign, 150 a mo | place: Ocean Shores; types: billboard; max: 150; per: month
A brewery tap list is not advertising, my partner says. Fine. Billboard, Georgetown, $1,400 a month. | place: Georgetown; types: billboard; max: 1400; per: month
The church ladies will bake. I have to advertise. Newspaper, Colfax, $20. | place: Colfax; types: print; max: 20
Our escape room does best with groups of coworkers. Screens in office lobbies, Bellevue, $500 monthly | place: Bellevue; types: digital; venues: office; for: professionals; max: 500; per: month
Our escape room does best with high schoolers. TikTok, Puyallup, $12 a day | place: Puyallup; types: social; for: students; max: 12; per: day
ladies night every thursday. bars know. ladies don't. instagram, pullman, 50 a week | place: Pullman; types: social; max: 50; per: week
I need people who moved here in the last year to find a dentist, me. Mailers, Lake Stevens, $350. | place: Lake Stevens; types: print; max: 350
We run the shuttle between the airport and downtown. Visitors should see us at baggage claim, SeaTac, $1,200 a month. | place: SeaTac; venues: airport; for: tourists; max: 1200; per: month
My competitor is on the bus benches. I want the bus benches too, Lakewood, 180 per month | place: Lakewood; venues: transit; max: 180; per: month
We print money, almost: a vending machine company. We need a magazine for business owners, Tukwila, $275. | place: Tukwila; types: print; for: local-business; max: 275
The festival asked for a sponsor and I said yes before asking my wife. Ellensburg, $300, a booth would be included. | place: Ellensburg; types: event; max: 300
Students at the college buy my noodles at 1 am. I'd like them to buy at noon too. Campus screens, Cheney, 80 a month. | place: Cheney; types: digital; venues: campus; for: students; max: 80; per: month
I mow lawns for seniors and I want more seniors. Church bulletins, Shelton, $15 | place: Shelton; types: print; for: seniors; max: 15
We are looking for truck drivers, so something drivers see every day: billboard by Fife, $1,300/mo | place: Fife; types: billboard; for: commuters; max: 1300; per: month
We clean pools, not pool halls. Homeowners with pools: direct mail, Richland, $500. | place: Richland; types: print; max: 500
Tri-Cities, well, Richland really. Radio for our credit counseling, $140 weekly. | place: Richland; types: radio; max: 140; per: week
At the mall we have a kiosk. Ads at the mall we don't have. Digital ones, Silverdale, $250/mo. | place: Silverdale; types: digital; venues: retail; max: 250; per: month
we got a table at the farmers market last year and want it again, olympia, $30 a day | place: Olympia; types: event; max: 30; per: day
Saw the side of a bus with a lawyer on it. I'm a lawyer too. Tacoma. How much? I have 900 a month. | place: Tacoma; venues: transit; max: 900; per: month
Anyone advertising in restrooms of bars? I'd do Wallingford for $70 a month. | place: Wallingford; venues: bar; max: 70; per: month
I sell hearing aids, so the radio would be ironic. Large print newspaper, Sequim, $120. | place: Sequim; types: print; not: radio; max: 120
For my podcast about bees I need listeners: posters in grocery stores in Port Townsend, $35. | place: Port Townsend; types: print; venues: retail; max: 35
For my bees I need podcast listeners who own land: podcast ads, Port Townsend, $35. | place: Port Townsend; types: radio; max: 35
Two hundred dollars, one Facebook page with local followers, Oak Harbor. | place: Oak Harbor; types: social; max: 200
The gallery opening wants visitors with money, not just visitors. Magazine in La Conner, $180. | place: La Conner; types: print; for: tourists; max: 180
we want our logo at home plate. baseball park in everett. $2,000 for the summer | place: Everett; venues: stadium; max: 2000; from: 2027-06-01; to: 2027-08-31
logo on the boards at the ice rink, kent, 1500 | place: Kent; venues: stadium; max: 1500
Door hangers only work if somebody hangs them. Do you do that in Kenmore? $160. | place: Kenmore; types: print; max: 160
A newsletter for teachers in Spokane, is there one? We rent buses for field trips. $90. | place: Spokane; types: social; for: professionals; max: 90
Put the word out that we buy old books. Port Angeles, the paper, 18 dollars a week. | place: Port Angeles; types: print; max: 18; per: week
Our winery sits behind a gas station, imagine. A sign on the highway before Prosser, $450 a month. | place: Prosser; types: billboard; max: 450; per: month
I own a ski shop. Skiers drive I-90 on Fridays. Radio in North Bend, December through March, $150 a week. | place: North Bend; types: radio; max: 150; per: week; from: 2026-12-01; to: 2027-03-31
Grand opening of our supermarket in Federal Way: mailers and a balloon. Skip the balloon. $700. | place: Federal Way; types: print; max: 700
we make apps, so digital is our bread, but our customers (farmers) use radio. Moses Lake, 110/wk | place: Moses Lake; types: radio; max: 110; per: week
sponsor spot at the fishing derby in westport 250 bucks | place: Westport; types: event; max: 250
I need a place to stick my poster where moms wait: ballet schools, gyms, whatever, Sammamish, $20/wk | place: Sammamish; types: print; venues: gym; for: families; max: 20; per: week
The seniors' center has a newsletter on paper. I'd like an ad in it, Burien, $25. | place: Burien; types: print; for: seniors; max: 25
We built a website nobody visits. Put a banner for it on somebody else's, in Tacoma, $50 a week. | place: Tacoma; types: digital; max: 50; per: week
Parents of middle schoolers, orthodontics, Facebook, Maple Valley, $250 a month | place: Maple Valley; types: social; for: families; max: 250; per: month
Stadium food is awful, ours is across the street. Show that on the big screen before kickoff, Seattle, $3,000. | place: Seattle; types: digital; venues: stadium; max: 3000
The commuter lot in Tumwater: windshield flyers? $45. | place: Tumwater; types: print; for: commuters; max: 45
Radio Shack closed, I opened. Electronics repair. Newspaper in Aberdeen for $35 | place: Aberdeen; types: print; max: 35
Mothers who run, we sell strollers for that. Races! A booth at one in Redmond, $350. | place: Redmond; types: event; for: families; max: 350
Is a wrap on a city bus possible for a nonprofit? Bellingham, $800 per month. | place: Bellingham; venues: transit; max: 800; per: month
Yes to billboards on I-5, no to anything near schools. Marysville. $1,700 a month. | place: Marysville; types: billboard; max: 1700; per: month
Whatever you do don't put my face on it. Billboard in Enumclaw, 500/mo. | place: Enumclaw; types: billboard; max: 500; per: month
Our old agency only did print. We want someone to book podcasts, Seattle, $1,200 a month. | place: Seattle; types: radio; max: 1200; per: month
Cheap eats for students: that's us. University District, posters, 30 a week | place: University District; types: print; for: students; max: 30; per: week
we re a nail salon next to the gym. the gym girls come in. more girls like them: gym posters, Renton 80 month | place: Renton; types: print; venues: gym; max: 80; per: month
I bought my billboard land from the county and now want to sell. Oh wait, this is for buyers? Then: newspaper ad, Kelso, $40. | place: Kelso; types: print; max: 40
Spring break is dead here. Fill my motel: social ads for families, Chelan, $35 a day in March. | place: Chelan; types: social; for: families; max: 35; per: day; from: 2027-03-01; to: 2027-03-31
Our ferry line cut two sailings and my cafe lost its mornings. Now I want the commuters who drive. Radio, Bremerton, $85 a week. | place: Bremerton; types: radio; for: commuters; max: 85; per: week
Retirees drive slowly past my stand and never stop. Make them stop. Big sign, Sequim, $300 a month. | place: Sequim; types: billboard; for: seniors; max: 300; per: month
What do tourists read? Whatever it is, put us in it. Leavenworth, print, $200. | place: Leavenworth; types: print; for: tourists; max: 200
What do tourists scroll? Put us there. Leavenworth, social, $200. | place: Leavenworth; types: social; for: tourists; max: 200
our truck stop wants families too not only truckers. billboard ellensburg 700 | place: Ellensburg; types: billboard; for: families; max: 700
I supply pubs with pickles. Pub owners: trade magazine, Seattle, $130. | place: Seattle; types: print; for: local-business; max: 130
I supply pubs with pickles. People in pubs should ask for them: coasters, Seattle, $130. | place: Seattle; types: print; venues: bar; max: 130
College radio, Pullman, $20 a spot, we sell used guitars | place: Pullman; types: radio; max: 20
The office coffee is bad everywhere. We deliver better coffee. Office people in Kirkland, elevator screens, $350 a month. | place: Kirkland; types: digital; venues: office; for: professionals; max: 350; per: month
Festival of lights tickets: $15. Our ad budget: $600. Radio, Leavenworth, December. | place: Leavenworth; types: radio; max: 600; from: 2026-12-01; to: 2026-12-31
I'm a broke student with a band. Posters in bars, Bellingham, $20. | place: Bellingham; types: print; venues: bar; max: 20
I'm a broke band teacher with students. Posters for their concert, shops in Yelm, $20. | place: Yelm; types: print; venues: retail; max: 20
new here, what can 100 dollars do in walla walla? not print | place: Walla Walla; not: print; max: 100
new here, what can 100 dollars do in walla walla? print? | place: Walla Walla; types: print; max: 100
Necesitamos llegar a las mamás del kínder. Facebook, Federal Way, 60 al mes. | place: Federal Way; types: social; for: families; max: 60; per: month
Mi papá tiene una llantera en Quincy y quiere salir en la radio, 45 a la semana | place: Quincy; types: radio; max: 45; per: week
Buscamos choferes de camión. Valla cerca de Ellensburg, 800 al mes. | place: Ellensburg; types: billboard; max: 800; per: month
Hay muchos estudiantes cerca de mi pizzería en Pullman. Carteles en el campus, 25 por semana. | place: Pullman; types: print; venues: campus; for: students; max: 25; per: week
Una pantalla en un gimnasio de Kennewick para mi clínica de masajes, 130 mensuales | place: Kennewick; types: digital; venues: gym; max: 130; per: month
Los folletos que hice se quedaron en la caja. Prefiero un puesto en la feria de Yakima, 200 dólares. | place: Yakima; types: event; not: print; max: 200
quiero rentar un espectacular en la carretera a Pasco, hasta 900 por mes | place: Pasco; types: billboard; kind: rent; max: 900; per: month
El periódico El Mundo ya nos publica. Ahora radio en Wenatchee, 60 a la semana. | place: Wenatchee; types: radio; max: 60; per: week
vendemos tamales en la estación del tren y queremos anuncios en los autobuses de Kent, 150 al mes | place: Kent; venues: transit; max: 150; per: month
Para jubilados, una revista en Sequim, 90 dólares | place: Sequim; types: print; for: seniors; max: 90
no tenemos redes ni queremos. volantes en Othello. 30. | place: Othello; types: print; not: social; max: 30
`)
