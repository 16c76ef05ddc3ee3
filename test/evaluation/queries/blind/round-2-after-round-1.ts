import { parseCases } from '../parse-cases.ts'

/** Written, expectations first, after the rules had been tuned on round 1; the first run got 39 of 60
 * exactly right (65 %, slot F1 0.919). Two expectations that contradicted the product's own rules ("buy" alone is no sale, out of home is
 * a billboard) were corrected afterwards; names the gazetteer spells differently count as misses. */
export const ROUND_2_QUERIES = parseCases(`
I own a pet grooming salon in Shoreline and want more dog owners to find us, $650 a month | place: Shoreline; max: 650; per: month
digital board on the way to the airport, big budget, up to 8k a month | types: digital; max: 8000; per: month
Anything in Walla Walla wine bars? | place: Walla Walla; venues: bar
radio ads, 30 second spots, morning drive, Tri-Cities, $1,800 monthly | types: radio; for: commuters; max: 1800; per: month
ads on the Seattle monorail please | place: Seattle; venues: transit
newspaper insert for a furniture sale in January, $900 total | types: print; max: 900; from: 2027-01-01; to: 2027-01-31
Opening a taqueria in Burien. Flyers and posters, under $300. | place: Burien; types: print; max: 300
we need to hit gen z in Bellingham, social posts, 150 each | place: Bellingham; types: social; for: young-adults; max: 150
sponsorship for a charity gala in Bellevue between $2,000 and $5,000 | place: Bellevue; types: event; min: 2000; max: 5000
campus screens at Seattle University for undergrads from September | place: Seattle University; types: digital; venues: campus; for: students; from: 2027-09-01
empty storefront window to rent for posters, Ballard | place: Ballard; types: print; venues: retail; kind: rent
no radio. no print. Redmond. tech people. | place: Redmond; not: print radio; for: professionals
Is there a billboard I could buy near Ellensburg? I can go up to 60k | place: Ellensburg; types: billboard; max: 60000
bus shelters in the Central District from mid April through June | place: Central District; venues: transit; from: 2027-04-15; to: 2027-06-30
What can 1,000 dollars do for my bakery in Edmonds? | place: Edmonds; max: 1000
reach retirees in Anacortes via the local paper | place: Anacortes; types: print; for: seniors
outdoor wall near T-Mobile Park during the baseball season, high visibility | place: T-Mobile Park; types: billboard; has: high-visibility
podcasts about parenting, max $500 an episode | types: radio; for: families; max: 500
bar coasters Capitol Hill $200 | place: Capitol Hill; types: print; venues: bar; max: 200
Lobby display in a hotel, downtown Seattle, visitors, Dec 15 to Jan 5 | place: Downtown Seattle; types: digital; for: tourists; from: 2026-12-15; to: 2027-01-05
Hi, I'm Ken. I do gutters in Auburn. What's out there for like 250 a month? | place: Auburn; max: 250; per: month
light rail posters Othello station, thanks | place: Othello; types: print; venues: transit
business owners around Tukwila, email newsletter or linkedin | place: Tukwila; types: social; for: local-business
I need a spot for 2 weeks, starting February 1, in Kirkland, any medium | place: Kirkland; from: 2027-02-01; to: 2027-02-14
yard signs and sandwich boards in Mill Creek, 400 or less | place: Mill Creek; types: print; max: 400
Not a billboard. Something inside gyms or yoga places, Queen Anne. | place: Queen Anne; venues: gym; not: billboard
could spend 20 bucks a day on screens in coffee shops | types: digital; venues: restaurant; max: 20; per: day
youth soccer tournament in Redmond July 2027, booth or banner | place: Redmond; types: event; for: families; from: 2027-07-01; to: 2027-07-31
my agency handles $2M in media yearly; client wants transit in Seattle, $10k per month | place: Seattle; venues: transit; max: 10000; per: month
truck stop restrooms? kinda weird but cheap, under 60 a week | max: 60; per: week
ferry riders Kingston Edmonds route | venues: ferry; for: commuters
busy corner in the International District, mural, at least six months | place: International District; types: billboard; has: high-traffic
I want teens to see it. Southcenter mall. 700/mo | place: Southcenter; venues: retail; for: students; max: 700; per: month
Facebook group or Nextdoor ads for a babysitting service, Maple Leaf | place: Maple Leaf; types: social
magazine back cover spring issue, 2500 max | types: print; max: 2500
stadium led boards for commuters? no wait, for sports fans, Tacoma | place: Tacoma; types: digital; venues: stadium
quarterly budget of $6,000 for out of home in Everett | place: Everett; types: billboard; max: 6000; per: quarter
who has space on a delivery van around Fremont | place: Fremont
something tasteful for an art gallery in Pioneer Square, doctors and lawyers, 1.2k monthly | place: Pioneer Square; for: professionals; max: 1200; per: month
looking 4 cheap ads near green lake runners and joggers | place: Green Lake
sale of a digital display in Renton, asking? | place: Renton; types: digital; kind: sale
New Year's week in Leavenworth, tourists, anything | place: Leavenworth; for: tourists
Could you show me radio under 1,000 a week in Seattle for car buyers | place: Seattle; types: radio; max: 1000; per: week
ads where moms hang out on the Eastside, 500ish a month | place: Eastside; for: families; max: 500; per: month
office building elevators, 98104, $350 - $500 monthly | place: 98104; venues: office; min: 350; max: 500; per: month
the big screen at Seattle Center for one weekend | place: Seattle Center; types: digital
Anuncios en ferries para turistas en julio | venues: ferry; for: tourists; from: 2027-07-01; to: 2027-07-31
necesito volantes en Kent para mi restaurante, 200 dólares | place: Kent; types: print; max: 200
cartelera digital en Renton, menos de 1500 dólares mensuales | place: Renton; types: billboard digital; max: 1500; per: month
publicidad para estudiantes cerca de la universidad en Pullman | place: Pullman; for: students
digital screen gas stations lakewood wa 300 a mnth | place: Lakewood; types: digital; max: 300; per: month
Seatle bus wrap 4 a month, how mutch | place: Seattle; venues: transit
event in Wenatchee next May, apple blossom crowd | place: Wenatchee; types: event; from: 2027-05-01; to: 2027-05-31
Do you have anything for under fifty dollars? | max: 50
5k to 7k for the whole year, print only, Whidbey Island | place: Whidbey Island; types: print; min: 5000; max: 7000; per: year
don't want anything for sale, only rentals, Tacoma billboards | place: Tacoma; types: billboard; kind: rent
airport baggage claim screens, business travelers, Q1 | types: digital; venues: airport; for: professionals; from: 2027-01-01; to: 2027-03-31
three months of bus ads beginning in June around Northgate | place: Northgate; venues: transit; from: 2027-06-01; to: 2027-08-31
a gym in Issaquah where working parents go | place: Issaquah; venues: gym; for: families
our team of 12 raised 80k, now we need awareness in Ballard breweries | place: Ballard; venues: bar
`)
