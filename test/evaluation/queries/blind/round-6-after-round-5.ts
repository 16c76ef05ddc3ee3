import { parseCases } from '../parse-cases.ts'

/**
 * Written after tuning on round 5; the first run got 83 of 99 exactly right (83.8 %, slot F1 0.965). The rules have
 * been tuned on them since.
 */
export const ROUND_6_QUERIES = parseCases(`
Looking for poster space in Olympia bars for our comedy nights, $40 a week | place: Olympia; types: print; venues: bar; max: 40; per: week
We want office workers in downtown Bellevue to notice our salad bar, 900 a month max | place: Downtown Bellevue; for: professionals; max: 900; per: month
I have $6,000 to spend on billboards in Pierce County this spring | place: Pierce County; types: billboard; max: 6000; from: 2027-03-01; to: 2027-05-31
What radio stations can I advertise on in Everett for $250 a week or less? | place: Everett; types: radio; max: 250; per: week
Something that tourists arriving by cruise ship will see, Seattle, $2,000 | place: Seattle; for: tourists; max: 2000
My budget is tight: $75 per month. Print or social. Puyallup. | place: Puyallup; types: print social; max: 75; per: month
digital ads inside light rail stations, Seattle, 3000 monthly | place: Seattle; types: digital; venues: transit; max: 3000; per: month
Do you have gym ads in Lynnwood? | place: Lynnwood; venues: gym
Our pediatric clinic wants to reach new parents in Renton and Kent with print ads under $800 | place: Renton; types: print; for: families; max: 800
need a booth at a summer festival in Tacoma, $500 | place: Tacoma; types: event; max: 500; from: 2027-06-01; to: 2027-08-31
Advertise to boat owners at Shilshole Marina | place: Shilshole Bay Marina
Is there any space at Bellevue College for reaching students? | place: Bellevue College; for: students
Billboards for lease near Centralia, between $600 and $900 per month | place: Centralia; types: billboard; kind: rent; min: 600; max: 900; per: month
We're hiring machinists. Radio in Kent, 1000 a week. | place: Kent; types: radio; max: 1000; per: week
Coffee sleeves or coasters in Seattle cafes, 20 cents each is fine but $400 total | place: Seattle; types: print; venues: restaurant; max: 400
podcast ads for software developers, $1,500 a month | types: radio; for: professionals; max: 1500; per: month
I'd like something visible from I-5 in Fife for $1,800/mo | place: Fife; max: 1800; per: month; has: high-visibility
only digital, nothing printed, Redmond, 1k per month | place: Redmond; types: digital; not: print; max: 1000; per: month
all media except social, Bremerton | place: Bremerton; not: social
instagram story with a Seattle food blogger, $120 per story | place: Seattle; types: social; max: 120
bus bench or shelter on Pacific Avenue in Tacoma | place: Pacific Avenue; venues: transit
Ads on ferries from Mukilteo, $350 a month, starting in May | place: Mukilteo; venues: ferry; max: 350; per: month; from: 2027-05-01
nightclub screens for the 21+ crowd in Capitol Hill | place: Capitol Hill; types: digital; venues: bar; for: young-adults
sponsorship of a youth baseball tournament in Kent, up to $1,000 | place: Kent; types: event; for: families; max: 1000
Newspaper ad in Bellingham on Sundays in March, $200 each | place: Bellingham; types: print; max: 200; from: 2027-03-01; to: 2027-03-31
how about a wallscape downtown Seattle, at least $10,000 a month, we want impact | place: Downtown Seattle; types: billboard; min: 10000; per: month
want to show an ad at SeaTac airport to people flying to Alaska in August | place: Seattle-Tacoma International Airport; venues: airport; for: tourists; from: 2027-08-01; to: 2027-08-31
Retired couples in Port Angeles, direct mail | place: Port Angeles; types: print; for: seniors
our vineyard tasting room in Woodinville wants Seattle weekenders, $1,200 a month | place: Seattle; for: tourists; max: 1200; per: month
anything cheaper than $150 a week in Ballard | place: Ballard; max: 150; per: week
I'm looking for ad space that costs no more than 2k a quarter in Lacey | place: Lacey; max: 2000; per: quarter
I can do 10-12k for the year. Billboard. Mount Vernon. | place: Mount Vernon; types: billboard; min: 10000; max: 12000; per: year
fifty bucks a day for digital in Spokane | place: Spokane; types: digital; max: 50; per: day
our restaurant seats 50 and charges $25 a plate, what can we get for 500 a month in Gig Harbor? | place: Gig Harbor; max: 500; per: month
we have 5k followers and want local influencers to share us, $250 each | types: social; max: 250
We were on a billboard last spring in Tacoma. This time we want radio in Tacoma for April. | place: Tacoma; types: radio; from: 2027-04-01; to: 2027-04-30
posters near the University of Puget Sound for students, 30 dollars weekly | place: University of Puget Sound; types: print; for: students; max: 30; per: week
grocery store ads that moms see, Issaquah, $450 per month | place: Issaquah; venues: retail; for: families; max: 450; per: month
where do young professionals hang out in South Lake Union? we want posters there | place: South Lake Union; types: print; for: professionals young-adults
small business owners in Spokane Valley, newsletter ads, up to 300 | place: Spokane Valley; types: social; for: local-business; max: 300
A billboard facing westbound I-90 near North Bend, Jan 1 through Mar 31, $1,400 a month | place: North Bend; types: billboard; max: 1400; per: month; from: 2027-01-01; to: 2027-03-31
Find me high-traffic spots in Tukwila under 1200 a month, any type | place: Tukwila; max: 1200; per: month; has: high-traffic
spots close to the Moore Theatre for show nights | place: Moore Theatre
near an arena, posters, $90/week | types: print; max: 90; per: week; has: near-event-venue
from next Monday until Christmas, digital, Bellevue | place: Bellevue; types: digital; from: 2026-11-23; to: 2026-12-25
the last two weeks of January in Tacoma, radio | place: Tacoma; types: radio; from: 2027-01-18; to: 2027-01-31
for all of 2027, billboard in Kent, 12k | place: Kent; types: billboard; max: 12000; from: 2027-01-01; to: 2027-12-31
by March 15 I need flyers out in Edmonds | place: Edmonds; types: print; to: 2027-03-15
Thanksgiving week, any transit in Seattle | place: Seattle; venues: transit; from: 2026-11-23; to: 2026-11-29
early June, event in Olympia | place: Olympia; types: event; from: 2027-06-01; to: 2027-06-10
Jan. 5-19, digital screens in Kirkland gyms | place: Kirkland; types: digital; venues: gym; from: 2027-01-05; to: 2027-01-19
this winter, ski shop promo, radio in Yakima, $600 | place: Yakima; types: radio; max: 600; from: 2026-12-01; to: 2027-02-28
after February 14, Valentines is over, posters in Fremont | place: Fremont; types: print; from: 2027-02-15
starting ASAP, bus ads, Tacoma, 700 a month | place: Tacoma; venues: transit; max: 700; per: month
Dallas, TX billboards near the highway, 3k per month | place: Dallas; types: billboard; max: 3000; per: month
college kids in Eugene Oregon, social media, 20 a day | place: Eugene; types: social; for: students; max: 20; per: day
radio in San Francisco for commuters, $2k a week | place: San Francisco; types: radio; for: commuters; max: 2000; per: week
98052 office lobbies | place: 98052; venues: office
Minneapolis skyway screens | place: Minneapolis; types: digital
tengo una panadería en Tacoma y quiero anuncios en autobuses, 400 dólares al mes | place: Tacoma; venues: transit; max: 400; per: month
¿hay vallas en renta en Olympia por menos de mil dólares mensuales? | place: Olympia; types: billboard; kind: rent; max: 1000; per: month
busco patrocinar un festival en Seattle en agosto, hasta 2000 dólares | place: Seattle; types: event; max: 2000; from: 2027-08-01; to: 2027-08-31
anuncios para jóvenes en Instagram, 15 dólares por día | types: social; for: young-adults; max: 15; per: day
periódico o revista en Spokane, no radio, 250 dólares | place: Spokane; types: print; not: radio; max: 250
quiero llegar a turistas en el aeropuerto de Seattle | venues: airport; for: tourists; place: Seattle
publicidad para personas mayores en Everett entre enero y marzo | place: Everett; for: seniors; from: 2027-01-01; to: 2027-03-31
bilboard nr federal way undr $1200 a mo | place: Federal Way; types: billboard; max: 1200; per: month
i need flier n poster spots in bellingam, 45 bux | place: Bellingham; types: print; max: 45
radeo adds in olimpia 300 wk | place: Olympia; types: radio; max: 300; per: week
comuters on hwy 16 gig harbour, billbord | place: Gig Harbor; types: billboard; for: commuters
cofee shop ads seatle 100/mo | place: Seattle; venues: restaurant; max: 100; per: month
tacoma. bars. posters. 25 a week. thx | place: Tacoma; types: print; venues: bar; max: 25; per: week
lol is there anything for like twenty dollars a day in west seattle | place: West Seattle; max: 20; per: day
gonna need a big ol sign in Yelm, 500 a month ish | place: Yelm; types: billboard; max: 500; per: month
insta + tiktok for a boba place, teens, kent, 200 | place: Kent; types: social; for: students; max: 200
Hello. I represent a hospital. We would like to recruit nurses in Olympia using digital and radio. Our budget is 5,000 dollars for the quarter. | place: Olympia; types: digital radio; for: professionals; max: 5000; per: quarter
I own 2 laundromats. Thinking bus shelters? Hilltop Tacoma. $350/month but could stretch to $450. | place: Hilltop; venues: transit; max: 450; per: month
My daughter's band plays at the Crocodile in February. Posters around Belltown please, nothing over $60. | place: Belltown; types: print; max: 60; from: 2027-02-01; to: 2027-02-28
We have tried Facebook and it doesn't work. Show me billboards and radio in Marysville, 2,000 a month combined. | place: Marysville; types: billboard radio; max: 2000; per: month
I need help. New in town, real estate agent, Sammamish, families and professionals, 600 a month, no radio please. | place: Sammamish; for: families professionals; not: radio; max: 600; per: month
Flyers? Posters? Whatever is cheapest in Tumwater. | place: Tumwater; types: print
We're opening a taproom in Fremont on May 1 and need people to know. Screens or posters within walking distance, $800. | place: Fremont; types: print digital; max: 800; from: 2027-05-01; to: 2027-05-01
purchase a digital billboard outright in Tri-Cities, over $50k ok | place: Tri-Cities; types: billboard digital; kind: sale; min: 50000
for sale: any wall or sign near Aberdeen? | place: Aberdeen; types: billboard; kind: sale
not for sale, just renting, print kiosk in Ballard | place: Ballard; kind: rent; types: print
Reach construction workers at lunch in SoDo | place: SoDo
electric car drivers in Kirkland | place: Kirkland; for: commuters
dog owners at Marymoor Park in Redmond | place: Marymoor Park
pregnant women in Tacoma, social or magazines | place: Tacoma; types: print social; for: families
empty nesters in Anacortes with money | place: Anacortes; for: seniors
shift workers at Boeing Everett | place: Everett
anything near Northgate Station for commuters, posters, 400 monthly | place: Northgate Station; types: print; for: commuters; max: 400; per: month
ad in the Mariners program | types: print
big screens outside T-Mobile Park in April | place: T-Mobile Park; types: digital; from: 2027-04-01; to: 2027-04-30
How does Placard work? |
my favorite color is blue |
show me your source code |
Tell me about ads |
I'd like to sell my couch in Tacoma |
`)
