import { parseCases } from '../parse-cases.ts'

/**
 * Written, expectations first, after everything else was done; the first run got 45 of 64 exactly right (70.3 %, slot
 * F1 0.933). The rules have been tuned on them since; two expectations that contradicted the product's own rules (a
 * wall is a billboard, weeks begin on Monday) were corrected afterwards.
 */
export const ROUND_1_QUERIES = parseCases(`
need a billboard for my roofing company in puyallup around 1200 a month | place: Puyallup; types: billboard; max: 1200; per: month
Coffee shop opening in Ballard in March, want something people on foot will notice, 500 tops | place: Ballard; max: 500; from: 2027-03-01; to: 2027-03-31
screens at gyms, tacoma or nearby | place: Tacoma; types: digital; venues: gym
what's the cheapest radio spot I can get in Spokane | place: Spokane; types: radio
bus ads for nurses day campaign, May 2027 | venues: transit; from: 2027-05-01; to: 2027-05-31
Looking for ad space inside Bellevue malls for the holidays, $2k budget | place: Bellevue; venues: retail; max: 2000
Poster space near UW, under 75 dollars a week please | place: University of Washington; types: print; max: 75; per: week
We are a law firm. Need to be seen by executives downtown Seattle. $5k monthly | place: Downtown Seattle; for: professionals; max: 5000; per: month
is there any digital sign on Aurora Ave? | place: Aurora Avenue; types: digital
sponsor a 10k race in Everett this spring, up to $3,000 | place: Everett; types: event; max: 3000; from: 2027-03-01; to: 2027-05-31
instagram page with seattle foodies, one post, 250 max | place: Seattle; types: social; max: 250
I want to target seniors in Sequim with print ads in a local paper | place: Sequim; types: print; for: seniors
no billboards no buses just social | types: social; not: billboard
ad on the Bainbridge ferry for tourists, summer | place: Bainbridge Island; venues: ferry; for: tourists; from: 2027-06-01; to: 2027-08-31
98402, $400-$700 a month, anything but radio | place: 98402; not: radio; min: 400; max: 700; per: month
quarter page in a community newspaper, Issaquah, under $350 | place: Issaquah; types: print; max: 350
I'd like to buy a billboard structure outright in Yakima | place: Yakima; types: billboard; kind: sale
college kids in Pullman, flyers or posters on campus | place: Pullman; types: print; venues: campus; for: students
where can I advertise to people stuck in traffic on I-5 | for: commuters
family dentist in Kirkland needs more patients, budget is $900 per month | place: Kirkland; max: 900; per: month
Truck side ads? Renton area. 600/wk max | place: Renton; max: 600; per: week
ads at Sea-Tac for business travelers from January 15 to February 15 | place: Sea-Tac Airport; venues: airport; for: professionals; from: 2027-01-15; to: 2027-02-15
we have 20 employees and $800 a month to spend on marketing in Lacey | place: Lacey; max: 800; per: month
Podcast or radio, hosts that talk about hiking, Bellingham | place: Bellingham; types: radio
something at Kraken games |
brewery taproom coasters and table tents, Georgetown | place: Georgetown; types: print; venues: bar
high traffic wall in SoDo, at least 1000 a month because we want a big one | place: SoDo; types: billboard; min: 1000; per: month; has: high-traffic
yoga studio. reach young professionals in South Lake Union. 300 bucks monthly or less | place: South Lake Union; for: young-adults professionals; max: 300; per: month
movie theater lobby screens in Lynnwood | place: Lynnwood; types: digital
Wedding photographer looking for magazine placements before June 2027 | types: print; to: 2027-05-31
only digital, only Tacoma, only this December | place: Tacoma; types: digital; from: 2026-12-01; to: 2026-12-31
nightclub on Capitol Hill wants 21-30 crowd, instagram, $400 | place: Capitol Hill; types: social; for: young-adults; max: 400
a bench ad by the hospital in Olympia | place: Olympia
got 15k for the year, billboards on highway 99 | types: billboard; max: 15000; per: year
Can you help me find newsletters for small business owners in Seattle? | place: Seattle; types: social; for: local-business
elevator screens in office towers, bellevue, starting next month | place: Bellevue; types: digital; venues: office; from: 2026-12-01
Commuter rail ads Sounder Tacoma to Seattle, $1500 a month cap | venues: transit; for: commuters; max: 1500; per: month
Our HVAC business does $4M a year, looking at radio in Vancouver WA, 2000/month | place: Vancouver; types: radio; max: 2000; per: month
we serve lunch for $14. want office workers nearby to know. Pioneer Square | place: Pioneer Square; for: professionals
event booth at a farmers market in Ballard, weekends in July | place: Ballard; types: event; from: 2027-07-01; to: 2027-07-31
rent a wall mural space in Fremont for three months from February | place: Fremont; types: billboard; kind: rent; from: 2027-02-01; to: 2027-04-30
not interested in print or events. Seattle, 1k/month | place: Seattle; not: print event; max: 1000; per: month
taxi top or rideshare car ads downtown seattle | place: Downtown Seattle
parents picking up kids from soccer practice, Sammamish | place: Sammamish; for: families
Gas station pump screens, Federal Way, $10 a day | place: Federal Way; types: digital; max: 10; per: day
retirement community newsletter in Gig Harbor | place: Gig Harbor; types: social; for: seniors
i need leads!!! plumber, kent wa, 700 bucks/mo | place: Kent; max: 700; per: month
Stadium signage near Lumen Field for a sports bar, budget 3-5k a month | place: Lumen Field; venues: stadium; min: 3000; max: 5000; per: month
busco anuncios en la radio para familias en Yakima, 500 dólares al mes | place: Yakima; types: radio; for: families; max: 500; per: month
quiero un espectacular en Tacoma por menos de 900 al mes | place: Tacoma; types: billboard; max: 900; per: month
anuncios en autobuses de Seattle, sin redes sociales | place: Seattle; venues: transit; not: social
espacio en un gimnasio para mujeres jóvenes, 150 por semana | venues: gym; for: young-adults; max: 150; per: week
posters in laundromats around White Center | place: White Center; types: print
digital billboard facing northbound traffic, Marysville, available right away | place: Marysville; types: billboard digital
What would $250 get me in Bremerton? | place: Bremerton; max: 250
tiktok creators who review restaurants, Seattle, 5 videos for $1000 | place: Seattle; types: social; max: 1000
Sandwich boards or window posters in Poulsbo shops | place: Poulsbo; types: print; venues: retail
tourists walking off cruise ships at Pier 66 this summer, visible from the street | place: Pier 66; for: tourists; from: 2027-06-01; to: 2027-08-31; has: high-visibility
show me the most visible billboard in West Seattle | place: West Seattle; types: billboard; has: high-visibility
under $100, print, Port Townsend, two weeks starting Dec 7 | place: Port Townsend; types: print; max: 100; from: 2026-12-07; to: 2026-12-20
my kid's lemonade stand made $40, lol. anyway need school newspaper ads | types: print
first week of January, gym posters, Redmond, families | place: Redmond; types: print; venues: gym; for: families; from: 2027-01-01; to: 2027-01-07
music festival sponsorship next summer, at least 5,000 attendees, 10k budget | types: event; max: 10000; from: 2027-06-01; to: 2027-08-31
wanna reach people who bike to work in Seattle | place: Seattle; for: commuters
`)
