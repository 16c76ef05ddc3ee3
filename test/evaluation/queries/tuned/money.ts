import { parseCases } from '../parse-cases.ts'

/** Budgets and figures that only look like budgets. */
export const MONEY_QUERIES = parseCases(
  `
$750/mo | max: 750; per: month
billboards under $1,500 a month in Tacoma | place: Tacoma; types: billboard; max: 1500; per: month
budget is 5k+ | min: 5000
at least $2,000 per month, billboard | types: billboard; min: 2000; per: month
1.2k a month max for posters | types: print; max: 1200; per: month
between 300 and 800 a week, radio | types: radio; min: 300; max: 800; per: week
$300-$800 print ads in Olympia | place: Olympia; types: print; min: 300; max: 800
around 800 for a flyer campaign | types: print; max: 800
six hundred bucks | max: 600
two grand a quarter for ferry ads | venues: ferry; max: 2000; per: quarter
I have $500 to spend on instagram | types: social; max: 500
We make $2M a year and want a billboard in Kent | place: Kent; types: billboard
our $15 lunch deserves a billboard, budget $700 monthly | types: billboard; max: 700; per: month
we have 3 locations and 12 employees, want radio under 400 a week | types: radio; max: 400; per: week
no more than $250 | max: 250
can't go over 900 a month | max: 900; per: month
nothing over $1k | max: 1000
don't want to spend more than three hundred dollars a week | max: 300; per: week
not less than 1500 a month please, we want premium billboards | types: billboard; min: 1500; per: month
over 5k | min: 5000
more than $3,000/mo for digital screens at the airport | types: digital; venues: airport; min: 3000; per: month
weekly budget of 200 for newsletters | types: social; max: 200; per: week
our monthly budget: 1,000 | max: 1000; per: month
$50 a day | max: 50; per: day
$12,000 per year for a wall | types: billboard; max: 12000; per: year
10k annually, billboards | types: billboard; max: 10000; per: year
$400 one-time for an event booth | types: event; max: 400; per: one-time
one time fee of $350 ok, program ad | types: print; max: 350
$2-5k a month | min: 2000; max: 5000; per: month
5-10k for stadium screens | types: digital; venues: stadium; min: 5000; max: 10000
from $100 to $250 per week in Ballard | place: Ballard; min: 100; max: 250; per: week
max 450/month, min 200 | min: 200; max: 450; per: month
~$600 | max: 600
roughly a thousand bucks a month for something in gyms | venues: gym; max: 1000; per: month
about a grand | max: 1000
up to 350 dollars monthly | max: 350; per: month
< $500 | max: 500
ads for my $40 candles, I can pay 150 a week | max: 150; per: week
we gross $40k a month, looking to spend 2k a month on radio | types: radio; max: 2000; per: month
our tickets are $25, need posters for under $300 | types: print; max: 300
I run a food truck, 2 trucks actually, budget 500 | max: 500
a few hundred dollars a month | max: 300; per: month
half page ad, $200 or less | types: print; max: 200
$1000 max per quarter, tourist brochure | types: print; for: tourists; max: 1000; per: quarter
We spent $900 last year on radio and hated it. Now $600/month for print | types: print; max: 600; per: month
20,000 followers isn't enough, we want influencers, 800 bucks | types: social; max: 800
30 second radio spots, under 250 per week | types: radio; max: 250; per: week
I'm 45 and own a bar on 5th ave in Tacoma. Posters for 100 a month? | place: Tacoma; types: print; max: 100; per: month
we need 500 flyers distributed in Fremont | place: Fremont; types: print
18-34 year olds in Bellevue, 600/mo | place: Bellevue; for: young-adults; max: 600; per: month
people over 65 | for: seniors
55+ crowd in Lacey | place: Lacey; for: seniors
in a 5 mile radius of Olympia, $300 | place: Olympia; max: 300
fifteen hundred a month for a bulletin board? no, a billboard, Everett | place: Everett; types: print billboard; max: 1500; per: month
cheap flyers | types: print
$600 a month. Fremont. Families. | place: Fremont; for: families; max: 600; per: month
Budget: 600
`.replace('Budget: 600\n', 'our budget would be 600 | max: 600\n'),
)
