import { parseCases, type QueryCase } from './parse-cases.ts'

/** Requests to learn from, in English as a second language, by planners and in Spanish; today is 2026-11-21. */
export const LEARN_9: readonly QueryCase[] = parseCases(`
Hello, we are making kimchi in Lynnwood. How much is advertisement in Korean newspaper? We can pay 150 for one month. | place: Lynnwood; types: print; max: 150; per: month
I wish to put poster at the bus station Everett. My budget 200 in month. | place: Everett; types: print; venues: transit; max: 200; per: month
For my nail shop I am needing the customers from office near. Bellevue downtown is. Screen or poster, 250 one month. | place: Bellevue; types: print digital; max: 250; per: month
My husband he drive truck, me I do hair. Facebook good? Kent, 30 dollar week. | place: Kent; types: social; max: 30; per: week
We opened new dental. Patients we want with children. In Bothell, the magazine for parents, until 500. | place: Bothell; types: print; for: families; max: 500
It must be many people seeing it, so on big street. Board in Federal Way, 1000 per month maximum. | place: Federal Way; types: billboard; max: 1000; per: month; has: high-traffic
Radio no, I tried already, nobody is calling. Paper in supermarket maybe. Tukwila. 40 for week. | place: Tukwila; types: print; not: radio; venues: retail; max: 40; per: week
Kindly revert with the rates for newspaper advertisement in Bellevue for tuition classes, budget is 300 dollars only. | place: Bellevue; types: print; max: 300
I am from Ukraine, here two years, I make the kitchens. In Vancouver many our people, they listen radio. 120 for week I can. | place: Vancouver; types: radio; max: 120; per: week
Sir please tell price for sponsor of the cricket match in Redmond. We give 400 one time. | place: Redmond; types: event; max: 400; per: one-time
In December is our holiday sale, from 5 until 24. I want flyer to the houses in Renton. 350 total. | place: Renton; types: print; max: 350; from: 2026-12-05; to: 2026-12-24
Old people eat our soup, young people no. So for old people, newspaper in Tacoma, 60 week. | place: Tacoma; types: print; for: seniors; max: 60; per: week
What is price of the screen in airport, for taxi company, Seattle airport? We have 900 each month. | place: Seattle; types: digital; venues: airport; max: 900; per: month
Student will pass by our bubble tea if they know. Poster inside campus Seattle university district, 50 for week. | place: University District; types: print; venues: campus; for: students; max: 50; per: week
I don't understand this podcast, my son say it is good, so ok, podcast. Bellevue. 100 for one. | place: Bellevue; types: radio; max: 100
Please not send me to social network, I do not have. Flyer only. Burien, 45 dollars. | place: Burien; types: print; not: social; max: 45
We was on billboard last year and was very good, we want again. Kennewick, 700 in month. | place: Kennewick; types: billboard; max: 700; per: month
Last year billboard, this year not, is too much money. Print in Kennewick, 150. | place: Kennewick; types: print; not: billboard; max: 150
Me and my brother doing the gutter cleaning. Small paper in Issaquah for house owners, 70 by week. | place: Issaquah; types: print; max: 70; per: week
I like to buy, not to rent, the place for billboard in Yakima. Price until forty thousand. | place: Yakima; types: billboard; kind: sale; max: 40000
Can I rent billboard near the mosque in Kent for Ramadan, February 18 to March 19? 900 all together. | place: Kent; types: billboard; kind: rent; max: 900; from: 2027-02-18; to: 2027-03-19
The bus is passing my restaurant each ten minutes, why my name is not on it? Tacoma, 300 for month. | place: Tacoma; venues: transit; max: 300; per: month
My English is small. Radio. Mount Vernon. 100 week. Thank you. | place: Mount Vernon; types: radio; max: 100; per: week
We are new restaurant of Ethiopia in Columbia City, want that people of office come for lunch. Screens, 80 by week. | place: Columbia City; types: digital; for: professionals; max: 80; per: week
Before I am living in Spokane, now in Pasco, shop also now in Pasco. Radio there, how much? | place: Pasco; types: radio
The bakery of my mother is famous in Hanoi, in White Center not yet. Instagram person, 70 for post. | place: White Center; types: social; max: 70
From first of March I begin driving school. Poster at university, Cheney, 90 in month, begin from first March. | place: Cheney; types: print; venues: campus; max: 90; per: month; from: 2027-03-01
Not billboard, too big. Not radio, too fast. Magazine is good. Sammamish, 200. | place: Sammamish; types: print; not: billboard radio; max: 200
Our temple has celebration the 6 of February. Newspaper one week before, from 30 January to 6 February, Lakewood, 130. | place: Lakewood; types: print; max: 130; from: 2027-01-30; to: 2027-02-06
If you have the screen inside elevator of office, I take it. Seattle. 350 monthly is my money. | place: Seattle; types: digital; venues: office; max: 350; per: month
I need worker for farm, not customer. Radio in Spanish, Othello, 80 for one week. | place: Othello; types: radio; max: 80; per: week
People come to see tulip in April, many tourist. For them brochure in La Conner, 150. | place: La Conner; types: print; for: tourists; max: 150; from: 2027-04-01; to: 2027-04-30
Is good idea, newspaper? My friend say no. I say yes. Shoreline, 55 each week. | place: Shoreline; types: print; max: 55; per: week
Is good idea, newspaper? My friend say yes. I say no, and I pay. Radio, Shoreline, 55 each week. | place: Shoreline; types: radio; not: print; max: 55; per: week
We have not so much: 15 dollars for one day, online, Kirkland. | place: Kirkland; types: digital; max: 15; per: day
At shopping center Southcenter in Tukwila there are screens, I want my jewelry on them, 600 the month. | place: Tukwila; types: digital; venues: retail; max: 600; per: month
My car wash is near highway but cars no stop. Put big sign, highly visible, Auburn, 800 month. | place: Auburn; types: billboard; max: 800; per: month; has: high-visibility
Please make me known to business owners in Kent, I do accounting. Letter by post, 300. | place: Kent; types: print; for: local-business; max: 300
Families from India in Bothell are our buyer. Nextdoor or Facebook group, 40 for week. | place: Bothell; types: social; for: families; max: 40; per: week
I think radio, my wife thinks also radio, so radio. Puyallup. 130 a week. | place: Puyallup; types: radio; max: 130; per: week
Client: regional credit union. Ask: OOH bulletins, Spokane, 4 units, $8,000 per 4 weeks, Q1 2027. | place: Spokane; types: billboard; max: 8000; per: month; from: 2027-01-01; to: 2027-03-31
Need avails for transit kings in Tacoma, flight 3/1 to 4/25, $12K all in | place: Tacoma; venues: transit; max: 12000; from: 2027-03-01; to: 2027-04-25
RFP: streaming audio and podcasts, Seattle DMA, A25-54, $20,000 total, start 1/11/27 | place: Seattle; types: radio; max: 20000; from: 2027-01-11
Looking for DOOH in gyms and bars, Bellevue, CPM no higher than $12, budget 6k monthly | place: Bellevue; types: digital; venues: bar gym; max: 6000; per: month
Our QSR client passes on transit and wants bulletins on arterials in Lakewood, 2 faces, up to $3,600 per month. | place: Lakewood; types: billboard; max: 3600; per: month
Can you quote :30 radio, M-F AM drive, Olympia, 15x weekly, not above $1,500 a week? | place: Olympia; types: radio; max: 1500; per: week
Hold two digital faces in Everett for June please, client budget $9,500 for the month | place: Everett; types: digital; max: 9500; per: month; from: 2027-06-01; to: 2027-06-30
Print schedule: 6 insertions, half page, Yakima, 13 weeks from 1/4, $3,900 net | place: Yakima; types: print; max: 3900; from: 2027-01-04; to: 2027-04-04
Nonprofit rate card? Bus shelters, Bellingham, PSA, $500 per four weeks | place: Bellingham; venues: transit; max: 500; per: month
Influencer seeding in Tacoma, 10 creators at $150 a post, no TikTok needed, Instagram only | place: Tacoma; types: social; max: 150
Experiential: sampling at festivals in Seattle, July and August, $15,000 | place: Seattle; types: event; max: 15000; from: 2027-07-01; to: 2027-08-31
Stadium and arena only, Tacoma and Everett, fall 2027, sports betting client, $30k | place: Tacoma; venues: stadium; max: 30000; from: 2027-09-01; to: 2027-11-30
Recruitment campaign for a hospital: social and radio, Richland, target nurses, $2,000 monthly | place: Richland; types: radio social; for: professionals; max: 2000; per: month
We over-delivered on digital in Q4, so Q1 goes to print: Vancouver WA, $4,000 | place: Vancouver; types: print; max: 4000; from: 2027-01-01; to: 2027-03-31
Budget split 60/40 between radio and billboard, Wenatchee, $5,000 a month total | place: Wenatchee; types: billboard radio; max: 5000; per: month
Client is a bank. No bars, no cannabis adjacency. Screens in office towers, Seattle, $7,500/mo. | place: Seattle; types: digital; venues: office; max: 7500; per: month
Client is a brewery. Bars wanted. Coasters and posters, Bellingham, $900. | place: Bellingham; types: print; venues: bar; max: 900
Scope: one-sheet posters in ferry terminals, Mukilteo, May 1 through Labor Day | place: Mukilteo; types: print; venues: ferry; from: 2027-05-01; to: 2027-09-06
Send me your best avails in SeaTac airport, luggage brand, budget min $10k, max $25k | place: SeaTac; venues: airport; min: 10000; max: 25000
What's the floor on a full page in a Tri-Cities magazine? We have $1,100. | place: Tri-Cities; types: print; max: 1100
Reach: families with kids. Format: mall kiosks. Market: Puyallup. Weeks: 11/23-12/24. Cap $5k. | place: Puyallup; types: digital; venues: retail; for: families; max: 5000; from: 2026-11-23; to: 2026-12-24
Retargeting is covered, display is covered; uncovered is out-of-home. Renton, $2,500 per month. | place: Renton; types: billboard; max: 2500; per: month
Make-good owed by the station aside, we'd like new radio in Kelso, $600 a week | place: Kelso; types: radio; max: 600; per: week
Per the client: print is frozen until further notice, social may proceed, Kirkland, $3K | place: Kirkland; types: social; not: print; max: 3000
After the post-buy we're cutting radio. Shift $1,800 a month to digital billboards in Marysville. | place: Marysville; types: billboard digital; not: radio; max: 1800; per: month
We're pitching a winery in Walla Walla next week and need a number for magazines: say $2,000 | place: Walla Walla; types: print; max: 2000
Team: please price 8 weeks of junior posters, Yakima, from February 8, $4,400 total | place: Yakima; types: billboard; max: 4400; from: 2027-02-08; to: 2027-04-04
Looking at sponsorship of a marathon, Spokane, spring, client gives 10k flat | place: Spokane; types: event; max: 10000; per: one-time; from: 2027-03-01; to: 2027-05-31
Seeking radio traffic-report sponsorship for commuters, Seattle, $6,000 monthly, Jan to June | place: Seattle; types: radio; for: commuters; max: 6000; per: month; from: 2027-01-01; to: 2027-06-30
As agency of record for a ski area we need billboards toward Snoqualmie Pass, North Bend, Nov 30 to Mar 28, $2,200 a face per month | place: North Bend; types: billboard; max: 2200; per: month; from: 2026-11-30; to: 2027-03-28
Programmatic is off for this one; direct buys only. Digital place-based, Lynnwood malls, $3,300. | place: Lynnwood; types: digital; venues: retail; max: 3300
Hi all, revised: drop Tacoma, add Gig Harbor. Newspaper, 6 weeks, $200 a week. | place: Gig Harbor; types: print; max: 200; per: week
Two flights: 1/18-2/14 and 2/15-3/14, bus benches, Kent, $700 per flight | place: Kent; venues: transit; max: 700; from: 2027-01-18; to: 2027-03-14
Spend must clear by 12/31. $1,250 left. Any e-newsletter in Olympia? | place: Olympia; types: social; max: 1250; to: 2026-12-31
If CPP stays under $40: radio, Bellingham, 250 GRPs, $10,000 | place: Bellingham; types: radio; max: 10000
B2B, decision makers at small companies, Redmond: trade print or LinkedIn, 1,800 a month | place: Redmond; types: print social; for: local-business; max: 1800; per: month
Campus rep program? No. Campus media, yes: posters, WSU Pullman, August, $800 | place: Pullman; types: print; venues: campus; max: 800; from: 2027-08-01; to: 2027-08-31
Our planner loves kiosks, our client loathes them. Static billboards it is, Auburn, $1,900/month. | place: Auburn; types: billboard; max: 1900; per: month
Evergreen campaign, no end date: social, Spokane, start December 1, $900 a month | place: Spokane; types: social; max: 900; per: month; from: 2026-12-01
Busco un espacio en la radio de Wenatchee para mi taller, hasta 90 dólares por semana | place: Wenatchee; types: radio; max: 90; per: week
Oiga, ¿cuánto cuesta una valla en la carretera cerca de Quincy? Puedo pagar 400 al mes. | place: Quincy; types: billboard; max: 400; per: month
Somos una familia de cuatro y hacemos tamales. Queremos que las oficinas de Bellevue nos pidan. Pantallas, 200 al mes. | place: Bellevue; types: digital; venues: office; max: 200; per: month
Me urge anunciar mi panadería en Pasco, en el periódico o en la radio, 50 por semana | place: Pasco; types: print radio; max: 50; per: week
Volantes no quiero, la gente los tira. Mejor una pantalla en el mall de Tukwila, 250 mensuales. | place: Tukwila; types: digital; not: print; venues: retail; max: 250; per: month
Anuncio para contratar pizcadores, radio, Mattawa, de agosto a octubre, 70 semanales | place: Mattawa; types: radio; max: 70; per: week; from: 2027-08-01; to: 2027-10-31
Una quinceañera me pidió mariachi y ahora todos quieren. Facebook en Yakima, 5 diarios. | place: Yakima; types: social; max: 5; per: day
Para estudiantes de la universidad en Ellensburg, carteles dentro del campus, 30 por semana | place: Ellensburg; types: print; venues: campus; for: students; max: 30; per: week
Mi cuñada tiene un salón en Kent y otro en Renton. El anuncio es para el de Renton: Instagram, 60 al mes. | place: Renton; types: social; max: 60; per: month
Vivo en Seattle pero el restaurante está en Burien; ahí quiero los carteles, 80 al mes | place: Burien; types: print; max: 80; per: month
Del 1 de diciembre al 6 de enero, radio en Sunnyside, 300 en total | place: Sunnyside; types: radio; max: 300; from: 2026-12-01; to: 2027-01-06
Quisiera comprar, no rentar, un espectacular en Moses Lake, máximo 25 mil | place: Moses Lake; types: billboard; kind: sale; max: 25000
Rento o compro, depende del precio. Valla en Toppenish. | place: Toppenish; types: billboard
Paradas de autobús en Tacoma para una clínica, entre 200 y 300 mensuales | place: Tacoma; venues: transit; min: 200; max: 300; per: month
¿Tienen algo en el ferry de Bremerton? Somos taxistas. 150 al mes. | place: Bremerton; venues: ferry; max: 150; per: month
Los jóvenes ya no leen el periódico; a ellos con TikTok. Lynnwood, 10 al día. | place: Lynnwood; types: social; for: young-adults; max: 10; per: day
Gente mayor, esa es mi clientela. Periódico en Sequim, 35 por semana. | place: Sequim; types: print; for: seniors; max: 35; per: week
Queremos patrocinar un torneo de fútbol en Othello, 500 dólares una sola vez | place: Othello; types: event; max: 500; per: one-time
Nuestra feria es el 5 de mayo. Volantes desde el 15 de abril hasta ese día, Wenatchee, 120 dólares. | place: Wenatchee; types: print; max: 120; from: 2027-04-15; to: 2027-05-05
Nada de redes, nada de radio: papel. Brewster, 25 por semana. | place: Brewster; types: print; not: radio social; max: 25; per: week
Qué tal una revista para turistas en Leavenworth, verano, 400 | place: Leavenworth; types: print; for: tourists; max: 400; from: 2027-06-01; to: 2027-08-31
Ponga mi anuncio donde los dueños de negocios lo vean, en Auburn, por correo, 350 | place: Auburn; types: print; for: local-business; max: 350
hola ocupo anuncio en la radio de prosser pa mi yonke 60 la semana | place: Prosser; types: radio; max: 60; per: week
q onda tienen pantallas en los gimnasios de everett? 100 al mes traigo | place: Everett; types: digital; venues: gym; max: 100; per: month
Buenas tardes, represento a una iglesia en Mount Vernon. Deseamos anunciar la posada en el periódico del 7 al 16 de diciembre, con un presupuesto de 150 dólares. | place: Mount Vernon; types: print; max: 150; from: 2026-12-07; to: 2026-12-16
`)
