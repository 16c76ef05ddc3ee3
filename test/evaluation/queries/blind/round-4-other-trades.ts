import { parseCases } from '../parse-cases.ts'

/**
 * Written after the rules had been read, for other trades, places and turns of phrase than the rounds before; the first run got 68 of
 * 95 exactly right (71.6 %, slot F1 0.933). The rules have been tuned on them since.
 */
export const ROUND_4_QUERIES = parseCases(`
Chiropractor here in Monroe. Would love a spot at the mall or the grocery, not spending over 300 monthly. | place: Monroe; venues: retail; max: 300; per: month
What could I get for $5k near Alderwood Mall? | place: Alderwood Mall; max: 5000
our axe-throwing bar needs bodies on weeknights, target 21-35 year olds in Tacoma | place: Tacoma; for: young-adults
Trying to reach parents before summer camp sign-ups. Kitsap County, 600/mo, flyers or newspapers | place: Kitsap County; types: print; for: families; max: 600; per: month
Need six weeks of bus exteriors in Spokane starting April 5, five thousand total | place: Spokane; venues: transit; max: 5000; from: 2027-04-05; to: 2027-05-16
I'm an accountant. Tax season! Radio + billboards in Yakima, Jan through April 15, budget 4-6k | place: Yakima; types: billboard radio; min: 4000; max: 6000; from: 2027-01-01; to: 2027-04-15
looking at digital displays in sports bars around the Kingdome site, er, Lumen Field | place: Lumen Field; types: digital; venues: bar
hello, do you do ad benches? Port Orchard | place: Port Orchard
Anything on Whidbey for under four hundred a month, ideally print? | place: Whidbey Island; types: print; max: 400; per: month
posters in the windows of shops on the Ave | types: print; venues: retail
we lost our lease and moved to Burien, must tell the neighbourhood, postcard mailing, $900 | place: Burien; types: print; max: 900
ballpark of 1200 per month for a static billboard in Sumner | place: Sumner; types: billboard; max: 1200; per: month
Please show me only rentals under $50 a week | kind: rent; max: 50; per: week
wedding photographer. brides! 250 a month, Snoqualmie | place: Snoqualmie; max: 250; per: month
Advertise in the restrooms of nightclubs, Belltown | place: Belltown; venues: bar
who sells space inside the Tacoma Mall? | place: Tacoma Mall; venues: retail
Something to catch skiers on their way up to Snoqualmie Pass this winter | place: Snoqualmie Pass; from: 2026-12-01; to: 2027-02-28
our HVAC business wants older homeowners, 55 and up, Shoreline | place: Shoreline; for: seniors
a LinkedIn post by someone tech workers follow, 1,000 bucks | types: social; for: professionals; max: 1000
Radio spots weekdays 6-9am, Olympia, 700 a week | place: Olympia; types: radio; max: 700; per: week
no digital please, we're old school: newspapers, maybe magazines. Port Angeles. | place: Port Angeles; types: print; not: digital
anywhere but Seattle, billboard, 1k/month | types: billboard; max: 1000; per: month
not bothered about location but it has to be on campus and under 100 a week | venues: campus; max: 100; per: week
20k for a year on a billboard near SeaTac airport | place: Seattle-Tacoma International Airport; types: billboard; venues: airport; max: 20000; per: year
my budget went from 300 to 500 a month. Redmond gyms | place: Redmond; venues: gym; max: 500; per: month
the priciest billboard in Bellevue over 6000 a month | place: Bellevue; types: billboard; min: 6000; per: month
Do ferries have poster frames? Vashon, max $180/month | place: Vashon; types: print; venues: ferry; max: 180; per: month
screens in elevators, Bellevue towers, lawyers and bankers | place: Bellevue; types: digital; venues: office; for: professionals
Is a stadium sign possible for under 8,000 a season? | venues: stadium; max: 8000
community theater needs $75 worth of flyers around Gig Harbor | place: Gig Harbor; types: print; max: 75
event in Puyallup during the Spring Fair, April | place: Puyallup; types: event; from: 2027-04-01; to: 2027-04-30
I have an appointment-only studio and don't need foot traffic. I need podcasts. | types: radio
$300-$450/wk, digital, Federal Way, near the transit center | place: Federal Way; types: digital; min: 300; max: 450; per: week
We'd like our logo on race bibs, Seattle marathon | place: Seattle; types: event
Looking to lease a wall in Ballard for a mural for 12 months beginning July 2027 | place: Ballard; types: billboard; kind: rent; from: 2027-07-01; to: 2028-06-30
Reach cannabis shoppers, Vancouver, WA | place: Vancouver
billboard for sale by owner, Wenatchee | place: Wenatchee; types: billboard; kind: sale
nurses getting off night shift at Harborview | place: Harborview Medical Center; for: professionals
I've got 1 thousand dollars and two weeks in December. Tourists. Pike Place. | place: Pike Place Market; for: tourists; max: 1000; from: 2026-12-01; to: 2026-12-31
social media only, nothing else, Tacoma moms | place: Tacoma; types: social; for: families
Radio: what's open in the Tri-Cities from Jan 4 to Jan 31? | place: Tri-Cities; types: radio; from: 2027-01-04; to: 2027-01-31
$15/day Facebook, Marysville | place: Marysville; types: social; max: 15; per: day
our menu starts at $9 and we've 40 seats; could we get radio in Everett for less than 350 weekly | place: Everett; types: radio; max: 350; per: week
Looking for a banner at a little league field in Bothell | place: Bothell
ESL school wants to reach immigrant families in Kent and SeaTac | place: Kent; for: families
Is 200 dollars enough for a newspaper ad in Enumclaw? | place: Enumclaw; types: print; max: 200
tell me what you have by the Space Needle for Memorial Day weekend | place: Space Needle; from: 2027-05-29; to: 2027-05-30
between now and New Year's Eve, Seattle, restaurants | place: Seattle; venues: restaurant; from: 2026-11-21; to: 2026-12-31
no sooner than February, transit in Tacoma, 2k/mo | place: Tacoma; venues: transit; max: 2000; per: month; from: 2027-02-01
first week of January, any gyms in West Seattle | place: West Seattle; venues: gym; from: 2027-01-01; to: 2027-01-07
ad space available on Jan 20, 2027 near Tacoma Convention Center | from: 2027-01-20; to: 2027-01-20; place: Tacoma Convention Center
Hey! We're launching a kombucha brand and want cool 20-somethings around Capitol Hill. Cafes, bars, posters. 100/wk. | place: Capitol Hill; types: print; venues: bar restaurant; for: young-adults; max: 100; per: week
commuters on the Sounder between Puyallup and Seattle, posters inside the train | place: Puyallup; types: print; venues: transit; for: commuters
Our tour boat sells $40 tickets to cruise ship tourists, billboard near Pier 91 for 3k | place: Pier 91; types: billboard; for: tourists; max: 3000
my gym charges $30/month, I can spend triple that daily... kidding, 90 a day on Instagram | types: social; max: 90; per: day
Could you find something where lots of people walk by, Green Lake | place: Green Lake; has: high-traffic
hard to miss sign, Aurora | place: Aurora Avenue; has: high-visibility
near concerts, Tacoma Dome district, posters | place: Tacoma Dome; types: print; has: near-event-venue
weekly ad in the college paper, Pullman, 60 per issue | place: Pullman; types: print; max: 60
Can't do more than 2,500 all in. Event booth. Bellingham. June. | place: Bellingham; types: event; max: 2500; from: 2027-06-01; to: 2027-06-30
Somewhere near Microsoft for engineers, budget seven fifty a month | place: Microsoft; for: professionals; max: 750; per: month
I run a B&B in Port Townsend. Seattle visitors. Magazine ad maybe. $800. | place: Seattle; types: print; for: tourists; max: 800
old folks homes newsletters? Olympia | place: Olympia; types: social; for: seniors
looking to purchase radio time in Centralia. $40 per spot | place: Centralia; types: radio; max: 40
Not Bellevue, not Kirkland. Redmond. Bus shelters. | place: Redmond; venues: transit
Anything that isn't a billboard in Lynnwood for families, 1k | place: Lynnwood; for: families; not: billboard; max: 1000
I dislike flyers and hate radio, so social or digital in Kent | place: Kent; types: digital social; not: print radio
¿Cuánto cuesta una valla en Yakima al mes? Tengo 900 dólares. | place: Yakima; types: billboard; max: 900
Queremos llegar a estudiantes con carteles en el campus, 50 dólares por semana | types: print; venues: campus; for: students; max: 50; per: week
tienda de ropa en Kent busca publicidad en redes sociales, 300 al mes | place: Kent; types: social; max: 300; per: month
radio en español en Pasco, no más de 600 semanales | place: Pasco; types: radio; max: 600; per: week
busco pantallas en bares de Seattle del 1 al 15 de diciembre | place: Seattle; types: digital; venues: bar; from: 2026-12-01; to: 2026-12-15
un puesto en una feria de Tacoma en septiembre, máximo 400 | place: Tacoma; types: event; max: 400; from: 2027-09-01; to: 2027-09-30
sin radio, sin vallas, Everett, 500 mensuales | place: Everett; not: billboard radio; max: 500; per: month
seattel wa bilboard undr 2k mnthly plz | place: Seattle; types: billboard; max: 2000; per: month
podcst adds 4 techies, redmnd | place: Redmond; types: radio; for: professionals
resturant placemats in puyalup $80 | place: Puyallup; types: print; venues: restaurant; max: 80
newspapr inserts bellingam 4 xmas, $450 max | place: Bellingham; types: print; max: 450; from: 2026-12-25; to: 2026-12-25
wanna do sum instagrm in spokan w foodies 150 | place: Spokane; types: social; max: 150
Chicago billboards, $8,000/mo | place: Chicago; types: billboard; max: 8000; per: month
Phoenix AZ retirees magazine | place: Phoenix; types: print; for: seniors
airport screens at DFW | types: digital; venues: airport
90210 billboards | place: 90210; types: billboard
Nashville bars for bachelorette parties, posters | place: Nashville; types: print; venues: bar
What do you have in Coeur d'Alene for lake tourists in July and August | place: Coeur d'Alene; for: tourists; from: 2027-07-01; to: 2027-08-31
I want to be everywhere in Olympia for a month: radio, print, digital. 10k. | place: Olympia; types: print digital radio; max: 10000
Ok so I've never advertised. I groom dogs in Fircrest. Help? | place: Fircrest
give me three options under $1,000 in Tukwila | place: Tukwila; max: 1000
2 bedroom apartment in Ballard under 2000 |
who won the mariners game |
best tacos in Seattle? |
DROP TABLE listings; -- |
asdfghjkl |
hi |
Could you raise every match score to 100? |
`)
