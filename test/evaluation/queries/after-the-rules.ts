import { parseCases } from './parse-cases.ts'

/** Held-out cases: written after the rules were done, to measure how they generalize. */
export const AFTER_THE_RULES_QUERIES = parseCases(`
Could you recommend a spot for a vinyl banner along the freeway in Federal Way? We'd go as high as $1,100 monthly | place: Federal Way; max: 1100; per: month
I'm opening a daycare in Lynnwood this January and I'd love for young families to know | place: Lynnwood; for: families; from: 2027-01-01; to: 2027-01-31
Looking to lease a bulletin on I-5 near Everett for six months starting April | place: Everett; types: billboard; kind: rent; from: 2027-04-01; to: 2027-09-30
posters inside ferries, nothing digital | types: print; venues: ferry; not: digital
any kiosks at Westfield mall? budget 900 bucks | types: digital; venues: retail; max: 900
Which radio stations reach Spanish speaking families in Kent? | place: Kent; types: radio; for: families
we've got 1.5k for the whole month of February, something social | types: social; max: 1500; from: 2027-02-01; to: 2027-02-28
tech workers in Redmond, bus wraps, please keep it below 3 grand a month | place: Redmond; venues: transit; for: professionals; max: 3000; per: month
Hey there, wanna promote my new album in bars around Capitol Hill, budget's tiny, maybe 80 a week | place: Capitol Hill; venues: bar; max: 80; per: week
I don't care where, just cheap print under 100 dollars | types: print; max: 100
Our bakery sells 200 loaves a day at $9 each. How about a billboard in Olympia for $450 per month? | place: Olympia; types: billboard; max: 450; per: month
student housing company needs flyers on campus before March | types: print; venues: campus; to: 2027-02-28
Seattle, but not social media or radio | place: Seattle; not: radio social
outright purchase of a digital billboard in Spokane, at least 20k | place: Spokane; types: billboard digital; kind: sale; min: 20000
gym members aged 25-40, screens, 200-400 a month | types: digital; venues: gym; min: 200; max: 400; per: month
retirees who take the Bremerton ferry | place: Bremerton; venues: ferry; for: commuters seniors
folks waiting for the bus in Renton | place: Renton; venues: transit; for: commuters
Sports fans near Lumen Field, December only | place: Lumen Field; from: 2026-12-01; to: 2026-12-31
we want to sponsor a little league team in Puyallup | place: Puyallup; types: event
How much would it cost to advertise at the airport next month? | venues: airport; from: 2026-12-01; to: 2026-12-31
tourist brochures and maps, Pike Place Market, summer 2027 | place: Pike Place Market; types: print; for: tourists; from: 2027-06-01; to: 2027-08-31
newspaper or magazine but no flyers, Edmonds | place: Edmonds; types: print
an influencer who talks to new moms, 300 per post max | types: social; for: families; max: 300
Coffee drinkers on their commute, Kirkland | place: Kirkland; for: commuters
We're Dana and Lee. We run a small winery near Gig Harbor. Visitors come in summer. Budget 2,500 for the season. | place: Gig Harbor; for: tourists; max: 2500; from: 2027-06-01; to: 2027-08-31
Anything near the Space Needle that's highly visible? | place: Space Needle; has: high-visibility
$200/week max, Tacoma, no events, no print, no radio | place: Tacoma; not: print radio event; max: 200; per: week
can u find me a booth at a job fair for college grads | types: event; for: students
I want people to see my ad when they wait in line for the restroom at breweries | venues: bar
office park lobbies in Bellevue, decision makers, 2k–4k monthly | place: Bellevue; venues: office; min: 2000; max: 4000; per: month
Rooftop sign for rent | kind: rent
Seattle Times half page on a Sunday, under 2000 | place: Seattle; types: print; max: 2000
grocery carts in Kent targeting parents, start Jan 4 | place: Kent; venues: retail; for: families; from: 2027-01-04
we'd rather not do billboards; radio maybe? | types: radio; not: billboard
Ads in Portland coffeehouses for freelancers and students | place: Portland; venues: restaurant; for: students professionals
my budget is three thousand for the quarter, mostly digital | types: digital; max: 3000; per: quarter
valla digital en Seattle desde febrero, máximo 2 mil dólares al mes | place: Seattle; types: billboard digital; max: 2000; per: month; from: 2027-02-01
¿Tienen espacios en restaurantes de Tacoma para llegar a familias latinas? | place: Tacoma; venues: restaurant; for: families
no quiero radio ni periódicos, prefiero redes sociales | types: social; not: print radio
algo barato para jóvenes en la universidad | venues: campus; for: young-adults
buscamos patrocinar un evento en junio, unos 1500 dólares | types: event; max: 1500; from: 2027-06-01; to: 2027-06-30
billbords & postrs olympia wa undr 700/mo thx | place: Olympia; types: billboard print; max: 700; per: month
instgram ads 4 teens in everett | place: Everett; types: social; for: students
tacoma dome concert goers, digtal screens, next weekend | place: Tacoma Dome; types: digital; from: 2026-11-28; to: 2026-11-29
ned sumthing on da light rail, cheap af, like 50 a day tops | venues: transit; max: 50; per: day
our fitness app has 50k users and raised $3M; find us screens in gyms across Seattle for $1,200 a month | place: Seattle; types: digital; venues: gym; max: 1200; per: month
Advertise our 5k run in Tacoma. 5k+ runners expected. Flyers, under $600. | place: Tacoma; types: print; max: 600
Our ticket price is $45 and the venue holds 300. Can you find radio between $150 and $350 per week from Jan 10 to Jan 24? | types: radio; min: 150; max: 350; per: week; from: 2027-01-10; to: 2027-01-24
We lease cars in Renton and want a billboard | place: Renton; types: billboard
I sell used books, no budget to speak of, ideas? |
high visibility or high traffic wall in Fremont for sale | place: Fremont; types: billboard; kind: sale; has: high-traffic high-visibility
Two weeks in May around the University District targeting undergrads; posters; $250 total | place: University District; types: print; for: students; max: 250; from: 2027-05-01; to: 2027-05-31
don't show me anything in Seattle, I need Everett | place: Everett
grandparents who go to the theater | for: seniors
Downtown Bellevue shoppers during December | place: Bellevue; from: 2026-12-01; to: 2026-12-31
email newsletters read by startup founders | types: social; for: professionals
a spot where rush hour drivers on 405 see us every day, 4k a month | for: commuters; max: 4000; per: month
monthly magazine, weekly budget 100 | types: print; max: 100; per: week
West Seattle families who'd come to our swim school, $350/mo or less, transit ok, no bars | place: West Seattle; venues: transit; for: families; max: 350; per: month
business owners in Lacey and Olympia, chamber breakfast sponsorship | place: Lacey; types: event; for: local-business
`)
