import { LEARN_2_BY_DIFFICULTY } from './learn-2-by-difficulty.ts'
import { parseCases, type QueryCase } from './parse-cases.ts'
import type { RequestClass } from './request-classes.ts'

/**
 * The part of the second request sets to learn from: requests of many imagined writers, half of them ordinary, written
 * without a look at the assistants' code, with the labels of `learn-1.ts`; today is 2026-11-21. They were written as
 * one stream and dealt out singly to learn, tune and sealed, so that every part has the same writers and difficulty.
 */
export const LEARN_2: Record<RequestClass, QueryCase[]> = {
  terse: parseCases(`
billboard hoquiam, march, 650 tops | place: Hoquiam; types: billboard; max: 650; from: 2027-03-01; to: 2027-03-31
ferry posters kingston | place: Kingston; types: print; venues: ferry
am radio chehalis retirees | place: Chehalis; types: radio; for: seniors
urgent: flyers bonney lake next week | place: Bonney Lake; types: print; from: 2026-11-23; to: 2026-11-29
restaurants + coffee shops, port townsend, print | place: Port Townsend; types: print; venues: restaurant
instagram creators tacoma 125 a post | place: Tacoma; types: social; max: 125
gym screens mill creek 275/mo from jan 4 | place: Mill Creek; types: digital; venues: gym; max: 275; per: month; from: 2027-01-04
campus posters cheney spring | place: Cheney; types: print; venues: campus; from: 2027-03-01; to: 2027-05-31
$30/day digital, silverdale mall | place: Silverdale; types: digital; venues: retail; max: 30; per: day
lease wall space belltown 12 mo | place: Belltown; types: billboard; kind: rent
busy intersection, puyallup, billboard, <1500/mo | place: Puyallup; types: billboard; max: 1500; per: month; has: high-traffic
facebook + nextdoor, lake stevens, 100/wk | place: Lake Stevens; types: social; max: 100; per: week
half-page ad, parents magazine, redmond, $700 | place: Redmond; types: print; for: families; max: 700
pub screens, sunday football, bremerton, 60 a day | place: Bremerton; types: digital; venues: bar; max: 60; per: day
grocery store posters sedro-woolley | place: Sedro-Woolley; types: print; venues: retail
radio, cle elum, dec 26 - jan 3 | place: Cle Elum; types: radio; from: 2026-12-26; to: 2027-01-03
billboard battle ground | place: Battle Ground; types: billboard
fun run sponsorship, anacortes, one time, $400 | place: Anacortes; types: event; max: 400; per: one-time
website banners, tourists, kennewick | place: Kennewick; types: digital; for: tourists
paper in forks. 40 bucks | place: Forks; types: print; max: 40
hiring welders: radio, vancouver wa, 3 weeks from jan 11 | place: Vancouver; types: radio; from: 2027-01-11; to: 2027-01-31
mall kiosk, tukwila, black friday | place: Tukwila; types: digital; venues: retail; from: 2026-11-27; to: 2026-11-27
crossfit boxes, spokane valley, posters, 45 wk | place: Spokane Valley; types: print; venues: gym; max: 45; per: week
seniors, port ludlow | place: Port Ludlow; for: seniors
transit, everett, q1 + q2 2027 | place: Everett; venues: transit; from: 2027-01-01; to: 2027-06-30
booth, home show, tacoma, january | place: Tacoma; types: event; from: 2027-01-01; to: 2027-01-31
anything toppenish under 150 | place: Toppenish; max: 150
social, ballard, 300/mo | place: Ballard; types: social; max: 300; per: month
dorm move-in week campus screens pullman aug 16-22 | place: Pullman; types: digital; venues: campus; from: 2027-08-16; to: 2027-08-22
train station billboard tacoma commuters | place: Tacoma; types: billboard; venues: transit; for: commuters
20s crowd, bars, capitol hill, digital, thurs-sat | place: Capitol Hill; types: digital; venues: bar; for: young-adults
bus ads, no newspaper, lakewood | place: Lakewood; venues: transit; not: print
brochure rack, winthrop, tourists | place: Winthrop; types: print; for: tourists
yacht club newsletter email, gig harbor, $40 | place: Gig Harbor; types: social; max: 40
big visible billboard kelso <=1000/mo | place: Kelso; types: billboard; max: 1000; per: month; has: high-visibility
concert sponsor, edmonds, summer, 1.5k | place: Edmonds; types: event; max: 1500; from: 2027-06-01; to: 2027-08-31
`),
  story: parseCases(`
Good morning. I serve as office manager at a Lutheran church in Poulsbo and our lutefisk dinner is the biggest thing we do. We would like the newspaper to carry an ad between January 4 and January 23. The committee approved $175. Blessings, Ingrid | place: Poulsbo; types: print; max: 175; from: 2027-01-04; to: 2027-01-23
So my brother and I started pressure washing driveways in high school and now we're nineteen and have real insurance and everything. We'd love homeowners in Maple Valley to see us on Facebook or Nextdoor, we can do $40 a week. | place: Maple Valley; types: social; max: 40; per: week
I grew up on the Colville reservation and manage the events at our casino hotel in Omak. Spring is slow. Travelers on 97 should see us before they book somewhere else, so a billboard from March through May, at most $1,500 monthly. | place: Omak; types: billboard; for: tourists; max: 1500; per: month; from: 2027-03-01; to: 2027-05-31
Two years ago my husband built a cider press as a joke. Now we have a cidery, a loan and a tap list. What we lack is drinkers. Posters in the taverns of Mount Vernon would be a start, I could pay 35 a week. | place: Mount Vernon; types: print; venues: bar; max: 35; per: week
The feed mill closed, so I bought a used truck and I deliver hay now. Folks around Ellensburg listen to the radio from five in the morning. That's where I ought to be, for $60 a week, starting in January. | place: Ellensburg; types: radio; max: 60; per: week; from: 2027-01-01
I retired from the shipyard and restore wooden rowboats. There are plenty of people my age in Port Townsend with time, money and a dock. A magazine they actually read would suit me. I'd part with $250. | place: Port Townsend; types: print; for: seniors; max: 250
My kid's robotics team qualified for the state finals and needs sponsors more than customers, but my company needs customers. Let's do both: I'd like to sponsor a school event in Kenmore this spring with $500. | place: Kenmore; types: event; max: 500; from: 2027-03-01; to: 2027-05-31
Last summer a food truck next to mine sold out daily and I didn't. Turns out he was on the screens at the light rail station. I want that too. Tukwila, I'd go to $450 monthly. | place: Tukwila; types: digital; venues: transit; max: 450; per: month
I've been cutting hair in Raymond since Reagan. The mill is gone, the young folks are gone, but the old folks still have hair. Newspaper, I guess. Thirty bucks a week. | place: Raymond; types: print; for: seniors; max: 30; per: week
When the new roundabout went in, all of the traffic to the coast was sent right past an empty billboard in Elma, and I own the smokehouse a mile on. I want that billboard or one like it, June through August, 900 a month. | place: Elma; types: billboard; max: 900; per: month; from: 2027-06-01; to: 2027-08-31
I run a small gym above a laundromat in Kelso. January is when everybody wants to change their life. So radio in January, please, no more than $500 altogether. | place: Kelso; types: radio; max: 500; from: 2027-01-01; to: 2027-01-31
My grandson says podcasts. I had to ask him what that was. Apparently people in Olympia listen to one about gardening, and I sell greenhouse kits. If it is under $80 a week, sign me up. | place: Olympia; types: radio; max: 80; per: week
I'm seventeen, I have a car detailing business and a permission slip. I want flyers around Lake Stevens, 30 dollars, that's what mowing lawns paid this week. | place: Lake Stevens; types: print; max: 30
There is a mural of a salmon on the side of our building and nobody knows there is a fish market inside. A digital billboard downtown in Bellingham might fix that. I can find $1,300 a month, beginning on February 1. | place: Bellingham; types: billboard digital; max: 1300; per: month; from: 2027-02-01
Dear team, our credit union has opened a branch in Othello and would like small business owners to hear of it in their own morning routine, which is the radio in the pickup. We budgeted $900 monthly. Kind regards, Marisol Fuentes | place: Othello; types: radio; for: local-business; max: 900; per: month
We rent paddleboards in Chelan and live on ten weeks a year. It's all visitors. I would take a billboard on the way into Chelan from June 15 until Labor Day and pay up to $1,000 a month. | place: Chelan; types: billboard; for: tourists; max: 1000; per: month; from: 2027-06-15; to: 2027-09-06
The quilt guild is fifty women and one very brave man. Our show in Puyallup is March 12 and 13. Could we be in a magazine or on the radio for under $300? | place: Puyallup; types: print radio; max: 300; from: 2027-03-12; to: 2027-03-13
We tried the radio twice, in 2019 and again last Christmas, and both times the phone stayed as quiet as a library. I am through with radio. What about bus ads in Bremerton at $300 a month? | place: Bremerton; venues: transit; not: radio; max: 300; per: month
I teach piano from my living room in Mukilteo, and since the pandemic half of my students are gone. New families have moved in up the hill. A little ad in the paper for $45 is what I imagine. | place: Mukilteo; types: print; for: families; max: 45
I'm running for port commissioner in Grays Harbor, my first race ever, and I've got eleven hundred dollars from cousins. Aberdeen radio is the thing, I'm told, from October 4 to October 31. | place: Aberdeen; types: radio; max: 1100; from: 2027-10-04; to: 2027-10-31
I run the tour boat in Friday Harbor. Whale people book when they're already standing on the ferry, bored. So the ferry is where my poster should be, in May and June, and $400 a month is my limit. | place: Friday Harbor; types: print; venues: ferry; max: 400; per: month; from: 2027-05-01; to: 2027-06-30
Our neighbors put their farm stand on a billboard and now there's a line of cars. I'm not too proud to copy them. Eatonville, as visible as it gets, July to September, and I'd pay $700 a month. | place: Eatonville; types: billboard; max: 700; per: month; from: 2027-07-01; to: 2027-09-30; has: high-visibility
I paint pet portraits. I've sold two of them, both to my aunt. A coffee shop in Wallingford might put up my little posters, $20 a week? | place: Wallingford; types: print; venues: restaurant; max: 20; per: week
My daughter and I make soap shaped like vegetables. Don't ask. It sells at fairs, so I want a booth at one in Puyallup in September, 400 dollars for the whole thing. | place: Puyallup; types: event; max: 400; from: 2027-09-01; to: 2027-09-30
A radio man came by with a contract as long as my arm. I said no thanks, no radio. What I do want is a page in the school magazine in Pullman, up to $120, for parents to see. | place: Pullman; types: print; for: families; not: radio; max: 120
My shop fixes phones while you wait. Waiting is the problem, there is nobody to wait. Young people in Pullman break phones. I'd like bars and $50 a week. | place: Pullman; venues: bar; for: young-adults; max: 50; per: week
I didn't think I would write to a website about this, but here we go. My sister's hair salon burned down, she is renting a chair in Tumwater, and her clients don't know. Facebook would find them. $60, once. | place: Tumwater; types: social; max: 60; per: one-time
Our little museum of logging machinery in Castle Rock gets visitors from Germany but none from the freeway. I'd like a brochure in restaurants for the summer. We've $240. | place: Castle Rock; types: print; venues: restaurant; max: 240; from: 2027-06-01; to: 2027-08-31
I bake gluten free and the celiac group in Issaquah adores me, all eleven of them. To grow I need to be where people get coffee. Table cards in cafes? I thought of 55 a week. | place: Issaquah; types: print; venues: restaurant; max: 55; per: week
My knees retired me from roofing so I sell the shingles instead. Business owners around Lacey read the weekly paper and drive past the same billboards. Either would do. 850 a month. | place: Lacey; types: print billboard; for: local-business; max: 850; per: month
The doctor told me to slow down so I'm selling the orchard stand's last crop myself. Could I get a billboard by Cashmere for September and October at 500 a month? | place: Cashmere; types: billboard; max: 500; per: month; from: 2027-09-01; to: 2027-10-31
When I told my staff I'd do TikTok dances they laughed until I cried. So no TikTok. A billboard in Tumwater, quiet and tall, for $900 a month. | place: Tumwater; types: billboard; not: social; max: 900; per: month
`),
  planner: parseCases(`
Requesting avails: digital bulletins on I-405, Bothell, 8-week flight from 2/1/27, $6,000 per four weeks all-in | place: Bothell; types: billboard digital; max: 6000; per: month; from: 2027-02-01; to: 2027-03-28
Client is a regional bank opening in Pasco; audience is owners of small businesses; sponsorship of a chamber luncheon, budget $3,500. | place: Pasco; types: event; for: local-business; max: 3500
Objective: foot traffic to a furniture store. Market: Tukwila. Tactic: mall digital. Term: March. Cap: $4,200. | place: Tukwila; types: digital; venues: retail; max: 4200; from: 2027-03-01; to: 2027-03-31
We have a make-good credit elsewhere so budget is thin: $750 for Olympia transit in January | place: Olympia; venues: transit; max: 750; from: 2027-01-01; to: 2027-01-31
Looking for two-week digital takeovers in office towers, Bellevue, professionals, starting January 11, $3,000 a week | place: Bellevue; types: digital; venues: office; for: professionals; max: 3000; per: week; from: 2027-01-11; to: 2027-01-24
Budget by line: radio $1,800, nothing else. Longview. Per month. | place: Longview; types: radio; max: 1800; per: month
Please quote one vertical digital panel, gym network, Redmond and Sammamish, $1,250 per month, no long-term commitment | place: Redmond; types: digital; venues: gym; max: 1250; per: month
Recruitment advertising for CNAs: bus interiors and shelters, Everett, 13 weeks from January 4, max 2,800 a month | place: Everett; venues: transit; max: 2800; per: month; from: 2027-01-04; to: 2027-04-04
Added value isn't necessary. Just price: podcasts with a Tacoma audience, host-read, $400 an episode. | place: Tacoma; types: radio; max: 400
Looking for high-visibility billboards in Yakima for September. Budget range is $1,500 to $2,500 a month. | place: Yakima; types: billboard; min: 1500; max: 2500; per: month; from: 2027-09-01; to: 2027-09-30; has: high-visibility
Spring enrollment push for a community college: digital plus social, Lynnwood, March 15 to April 9, $5,600 | place: Lynnwood; types: digital social; max: 5600; from: 2027-03-15; to: 2027-04-09
Candidate for county council. Post-primary burst: radio in Mount Vernon August 9 through August 22, $4k | place: Mount Vernon; types: radio; max: 4000; from: 2027-08-09; to: 2027-08-22
Brief from the brewery: trivia-night sponsorships in bars, Ballard, $200 per night | place: Ballard; types: event; venues: bar; max: 200
Retail grand opening, Covington. Radio remote plus flyers. Nov 27 to Nov 29. $2,250. | place: Covington; types: radio print; max: 2250; from: 2026-11-27; to: 2026-11-29
Need arena or stadium signage, Everett, hockey season January through April, 8K | place: Everett; venues: stadium; max: 8000; from: 2027-01-01; to: 2027-04-30
Seeking long-term lease: rooftop or wall billboard, Pioneer Square, 24 months, $3,800 monthly | place: Pioneer Square; types: billboard; kind: rent; max: 3800; per: month
Insurance agency co-op funds, must be used by Dec 31, so run to that date: newspaper, Kelso, $640 | place: Kelso; types: print; max: 640; to: 2026-12-31
Minimum spend is no issue, we want premium: digital billboards, Seattle, $10k a month and up, H2 2027 | place: Seattle; types: billboard digital; min: 10000; per: month; from: 2027-07-01; to: 2027-12-31
Hello, I handle media for a chain of dental offices. Families. Federal Way. Supermarket cart ads or posters, $900 monthly. | place: Federal Way; types: print; venues: retail; for: families; max: 900; per: month
Share of voice in Olympia is nil. Suggest billboards under $2,000 a month. | place: Olympia; types: billboard; max: 2000; per: month
Airport OOH is sold out at our agency's partners; do you have airport screens in Pasco, $1,900 a month? | place: Pasco; types: digital; venues: airport; max: 1900; per: month
Could we get posters in the lobbies of office buildings in Tacoma for $80 a month? | place: Tacoma; types: print; venues: office; max: 80; per: month
Annual budget is $30,000 a year and all of it goes to billboards around Ellensburg | place: Ellensburg; types: billboard; max: 30000; per: year
Regional hospital wants expectant parents, Lacey. Digital banners. $35 CPM is too high; monthly cap is $1,000. | place: Lacey; types: digital; for: families; max: 1000; per: month
Local creators instead of celebrities: Instagram in Tacoma, 5 posts at $160 each | place: Tacoma; types: social; max: 160
Seasonal hire drive, warehouse, Sumner: bus shelter posters next month, $2,000 | place: Sumner; types: print; venues: transit; max: 2000; from: 2026-12-01; to: 2026-12-31
Standing order for 2027: one newspaper ad a week, Chehalis, $110 per week | place: Chehalis; types: print; max: 110; per: week; from: 2027-01-01; to: 2027-12-31
Outdoor retailer, hikers: print and social in North Bend, spring, $2,600 | place: North Bend; types: print social; max: 2600; from: 2027-03-01; to: 2027-05-31
Client (utility) must reach older ratepayers offline: newspaper and radio, Hoquiam, $950 monthly, no social | place: Hoquiam; types: print radio; for: seniors; not: social; max: 950; per: month
Looking at stadium concourse screens in Tacoma for a telecom, July 1 to August 31, $3,500 monthly | place: Tacoma; types: digital; venues: stadium; max: 3500; per: month; from: 2027-07-01; to: 2027-08-31
One-off: magazine back cover, Kirkland, $2,200 once, March issue | place: Kirkland; types: print; max: 2200; per: one-time; from: 2027-03-01; to: 2027-03-31
Law firm, personal injury. Bus backs only. Tacoma. $3,900 a month for 2027. | place: Tacoma; venues: transit; max: 3900; per: month; from: 2027-01-01; to: 2027-12-31
Three-market test cut to one market: Wenatchee. Podcasts. $600 monthly through June 30. | place: Wenatchee; types: radio; max: 600; per: month; to: 2027-06-30
`),
  phone: parseCases(`
can u do radio in chehallis 75 a wk | place: Chehalis; types: radio; max: 75; per: week
adds on the bus in lakewod pls 200 a mo | place: Lakewood; venues: transit; max: 200; per: month
gym screns in lynwood starting jan 1 350 mo | place: Lynnwood; types: digital; venues: gym; max: 350; per: month; from: 2027-01-01
magizine in bainbrige for old ppl w boats 400 | place: Bainbridge Island; types: print; for: seniors; max: 400
need flyrs everywhere in yelm tmrw | place: Yelm; types: print; from: 2026-11-22; to: 2026-11-22
newspapper for my estate sale in sequim dec 5 30 dollars | place: Sequim; types: print; max: 30; from: 2026-12-05; to: 2026-12-05
hey its coach from the y i wanna sponser a little leag team in everet 300 | place: Everett; types: event; max: 300
cheepest ad in tacoma plz | place: Tacoma
im a plumer in grahm want facebook n flyers 100 month | place: Graham; types: social print; max: 100; per: month
do u sell the actual billboard like 2 keep?? yakima 30k | place: Yakima; types: billboard; kind: sale; max: 30000
flyers at cofee shops in vashn 25 bux | place: Vashon; types: print; venues: restaurant; max: 25
podcats in olympa 50 a week | place: Olympia; types: radio; max: 50; per: week
ugh newspaper was useless last time!!! radio in colvile 60 a week | place: Colville; types: radio; not: print; max: 60; per: week
u got ferrys? posters on mukiltio ferry 250 | place: Mukilteo; types: print; venues: ferry; max: 250
texting from the truck, bilboard moseslake feb thru april under 900 mo | place: Moses Lake; types: billboard; max: 900; per: month; from: 2027-02-01; to: 2027-04-30
resturant posters in anacortis for tourist | place: Anacortes; types: print; venues: restaurant; for: tourists
voice to text: hi I would like to get a radio advertisement in Wenatchee period it should be under three hundred a week thank you | place: Wenatchee; types: radio; max: 300; per: week
banner add on a websight for port orcherd 50 wk | place: Port Orchard; types: digital; max: 50; per: week
not tryna do social again waste of $$. bus stops in burian 150 mo | place: Burien; venues: transit; not: social; max: 150; per: month
need radio jan 11 thru jan 31 in walawala | place: Walla Walla; types: radio; from: 2027-01-11; to: 2027-01-31
poster in bar poster in gym poster in cafe all in ballerd 100 wk | place: Ballard; types: print; venues: bar gym restaurant; max: 100; per: week
bizness owners in fedral way email blast thing 150 | place: Federal Way; types: social; for: local-business; max: 150
rodio in spokan valley 4 truckers 175 week | place: Spokane Valley; types: radio; max: 175; per: week
thx 4 the list but no gyms. cofee shops in kenmor 45 a wk | place: Kenmore; venues: restaurant; max: 45; per: week
bilboards. richland. how much. thx | place: Richland; types: billboard
gonna need screens in taverns feb 14 in tacoma 120 | place: Tacoma; types: digital; venues: bar; max: 120; from: 2027-02-14; to: 2027-02-14
my landscapin biz needs work n lacey flyers fb idc 80 mo | place: Lacey; types: print social; max: 80; per: month
kirkland waterfront posters summr 2027 | place: Kirkland; types: print; from: 2027-06-01; to: 2027-08-31
need a bilbord in camus wa 4 my vape shop 800 mo no wait camas lol | place: Camas; types: billboard; max: 800; per: month
put my daycare in a parents magizine issaqua 175 | place: Issaquah; types: print; for: families; max: 175
posters fitness places fife 30 wk | place: Fife; types: print; venues: gym; max: 30; per: week
need sumthin cheap in pasco 4 my barber shop like 10 a day | place: Pasco; max: 10; per: day
`),
  nonNative: parseCases(`
I want to make one advertisement in radio, Yakima city, for two month, my money is 300 each month | place: Yakima; types: radio; max: 300; per: month
We are doing repair of computers and the students of Pullman must know it, we think campus, we think screen | place: Pullman; types: digital; venues: campus; for: students
I open on January shop of carpets in Bellevue. Magazine is good for rich customers, I can 800 each month. | place: Bellevue; types: print; max: 800; per: month
We looking to advertise our sushi in the office of Microsoft people, Redmond, lunch hour. Budget is 250 in week. | place: Redmond; venues: office; for: professionals; max: 250; per: week
Hello dear, I have hair braiding salon in Federal Way, it is two years. I like bus advertisement, 180 monthly. | place: Federal Way; venues: transit; max: 180; per: month
I wish rent a billboard since March until June in Wapato, it is for cherry picking workers, 400 each month | place: Wapato; types: billboard; kind: rent; max: 400; per: month; from: 2027-03-01; to: 2027-06-30
I am driver Uber and make website for drivers. Screens digital at airport of Spokane, 600 monthly, can be? | place: Spokane; types: digital; venues: airport; max: 600; per: month
The son of me plays violin, we want pupils for teaching. Poster at coffee shops, Issaquah. 30 dollars for all. | place: Issaquah; types: print; venues: restaurant; max: 30
I thanks you for the last help. Now same but Renton: the supermarket, poster. | place: Renton; types: print; venues: retail
How do I can to put our church picture on billboard at Lakewood? Only Easter time, from March 15 to March 28. | place: Lakewood; types: billboard; from: 2027-03-15; to: 2027-03-28
I am look for light rail train advertise for my English school, people who travel each day to work, SeaTac, 550 a month | place: SeaTac; venues: transit; for: commuters; max: 550; per: month
Give me please magazine of parents in Kirkland, our kindergarten has nine free place, price to 500 | place: Kirkland; types: print; for: families; max: 500
Tomorrow I want start, flyer in Lakewood, Korean barbecue, 60 dollars | place: Lakewood; types: print; max: 60; from: 2026-11-22
I ask for price of podcast about Russian community Seattle, 100 dollars by episode | place: Seattle; types: radio; max: 100
My boss is from Norway and he likes the fishing. He says: newspaper in Ballard, half page, three hundred, no more. | place: Ballard; types: print; max: 300
Are there the fitness where old people exercise in Sequim? Poster there for my pharmacy, 40 each month. | place: Sequim; types: print; venues: gym; for: seniors; max: 40; per: month
Please to advise. For spring season we sell flower plants at Woodinville. Social media is best? We can 25 per day. | place: Woodinville; types: social; max: 25; per: day; from: 2027-03-01; to: 2027-05-31
I don't search new house, I search advertisement for my house cleaning. Mercer Island, magazine, 350. | place: Mercer Island; types: print; max: 350
For tourist of ship cruise in Seattle our shop of souvenir want screen, budget is between 500 and 900 in the month | place: Seattle; types: digital; for: tourists; min: 500; max: 900; per: month
In coffee shop of Bellingham my wife want hang poster for baby clothes, ten dollars per week | place: Bellingham; types: print; venues: restaurant; max: 10; per: week
We are five brothers, paint houses, we look for clients in Snohomish, 100 by week, all kind of advertise good | place: Snohomish; max: 100; per: week
I prefer pay one time 150 dollars for newspaper in Chehalis | place: Chehalis; types: print; max: 150; per: one-time
We would like that the people at ferry terminal Mukilteo see our fish and chips, 200 each month, April to September | place: Mukilteo; venues: ferry; max: 200; per: month; from: 2027-04-01; to: 2027-09-30
I need very visible billboard in Toppenish because nobody finds our tire shop, 500 monthly | place: Toppenish; types: billboard; max: 500; per: month; has: high-visibility
We came from Philippines, do care home. Daughter and son of old people read newspaper? Silverdale, 200 month. | place: Silverdale; types: print; for: seniors; max: 200; per: month
Excuse me, is 50 dollars a day good for website banner in Bellevue? Our office make taxes. From January 15 to April 15. | place: Bellevue; types: digital; max: 50; per: day; from: 2027-01-15; to: 2027-04-15
I study at university but the advertisement is for my uncle, he have mechanic shop in Lynnwood, flyer 45 dollars | place: Lynnwood; types: print; max: 45
Our school of taekwondo wants parents with childs of Bothell. Facebook or similar, 150 in month. | place: Bothell; types: social; for: families; max: 150; per: month
It make 3 years that I have the shop and never I advertised. Radio in Sunnyside, 70 by week, I try. | place: Sunnyside; types: radio; max: 70; per: week
In winter the peoples come for ski in Leavenworth, our hotel wants billboard, 1300 by month, from December to February | place: Leavenworth; types: billboard; max: 1300; per: month; from: 2026-12-01; to: 2027-02-28
`),
  spanish: parseCases(`
valla en Sunnyside, 500 al mes | place: Sunnyside; types: billboard; max: 500; per: month
Quiero volantes en las tiendas de Othello, tengo 60 dólares | place: Othello; types: print; venues: retail; max: 60
pantallas en gimnasios de Kennewick de enero a febrero, 300 mensuales | place: Kennewick; types: digital; venues: gym; max: 300; per: month; from: 2027-01-01; to: 2027-02-28
Se me hace caro el periódico, entonces radio, en Prosser, 80 por semana | place: Prosser; types: radio; not: print; max: 80; per: week
un anuncio pa mi troca de tacos en Lakewood, lo mas barato, 40 a la semana | place: Lakewood; max: 40; per: week
me interesa rentar una valla en Grandview por un año desde el 1 de febrero | place: Grandview; types: billboard; kind: rent; from: 2027-02-01; to: 2028-01-31
Hola, soy estudiante en Ellensburg, vendo pasteles y quiero que otros estudiantes me compren, carteles en el campus, 20 dólares | place: Ellensburg; types: print; venues: campus; for: students; max: 20
anuncios en el tren ligero de Seattle, no más de 900 al mes | place: Seattle; venues: transit; max: 900; per: month
Queremos que la gente mayor de Walla Walla sepa de nuestra farmacia, en la radio, desde el 4 de enero, 110 por semana | place: Walla Walla; types: radio; for: seniors; max: 110; per: week; from: 2027-01-04
mi cuñado dice que bares, yo digo que cafeterías, así que las dos cosas, carteles, Bellingham, 45 a la semana | place: Bellingham; types: print; venues: bar restaurant; max: 45; per: week
vallas grandes cerca de Ellensburg entre 700 y 1000 al mes | place: Ellensburg; types: billboard; min: 700; max: 1000; per: month
Jóvenes de 18 a 25 en Tacoma, pantallas en bares, 35 al día | place: Tacoma; types: digital; venues: bar; for: young-adults; max: 35; per: day
Por favor, nada de vallas; folletos sí, Leavenworth, invierno, turistas | place: Leavenworth; types: print; for: tourists; not: billboard; from: 2026-12-01; to: 2027-02-28
Patrocinio de un equipo de fútbol en Wapato, 400 dólares una sola vez | place: Wapato; types: event; max: 400; per: one-time
mi salón se llama Estudio Digital y busco volantes en Auburn por 70 dólares | place: Auburn; types: print; max: 70
hasta fin de año, pantalla en un supermercado de Puyallup, 15 diarios | place: Puyallup; types: digital; venues: retail; max: 15; per: day; to: 2026-12-31
No es para Seattle, es para Federal Way: periódico, 130 por semana | place: Federal Way; types: print; max: 130; per: week
La iglesia quiere anunciar la posada en radio, Brewster, del 10 al 20 de diciembre, 250 en total | place: Brewster; types: radio; max: 250; from: 2026-12-10; to: 2026-12-20
una revista en Gig Harbor, 400 por única vez | place: Gig Harbor; types: print; max: 400; per: one-time
carteles en los elevadores de edificios de oficinas en Seattle para abogados, 500 al mes | place: Seattle; types: print; venues: office; for: professionals; max: 500; per: month
espectacular en la carretera, Union Gap, mucho tráfico, 650 al mes | place: Union Gap; types: billboard; max: 650; per: month; has: high-traffic
radio no, por favor, que nadie la escucha; mejor parada de autobús en Tacoma, 220 mensuales | place: Tacoma; venues: transit; not: radio; max: 220; per: month
Doy clases de zumba y busco el tablero de un gimnasio en Lynnwood, un cartel, 10 a la semana | place: Lynnwood; types: print; venues: gym; max: 10; per: week
La valla digital que vi en Fife me gustó, quiero algo así en Fife por 1,400 al mes | place: Fife; types: billboard digital; max: 1400; per: month
Mi presupuesto anual es de 6,000 dólares al año, todo para el periódico de Chehalis | place: Chehalis; types: print; max: 6000; per: year
un cartel en el café de la esquina en Fremont, 15 por semana | place: Fremont; types: print; venues: restaurant; max: 15; per: week
Radio en Olympia durante marzo y abril, 120 a la semana | place: Olympia; types: radio; max: 120; per: week; from: 2027-03-01; to: 2027-04-30
¿Cuánto sale una página en el periódico de Port Angeles? Máximo 200. | place: Port Angeles; types: print; max: 200
La semana que viene necesito volantes en Kelso, 30 dólares | place: Kelso; types: print; max: 30; from: 2026-11-23; to: 2026-11-29
Tengo 12 mesas y 5 meseros en Edmonds. Busco turistas en el ferry, 150 al mes. | place: Edmonds; venues: ferry; for: tourists; max: 150; per: month
`),
  ...LEARN_2_BY_DIFFICULTY,
}

/** Languages the assistants do not claim to read: either these criteria or none at all, never a guess. */
export const LEARN_2_RIGHT_OR_EMPTY: QueryCase[] = parseCases(`
Tôi muốn quảng cáo tiệm nail ở Federal Way trên Facebook, 100 đô la mỗi tháng | place: Federal Way; types: social; max: 100; per: month
Không muốn báo, chỉ muốn radio, Seattle | place: Seattle; types: radio; not: print
Áp phích trong khuôn viên đại học cho sinh viên ở Pullman | place: Pullman; types: print; venues: campus; for: students
Màn hình ở trung tâm mua sắm Tukwila, 800 đô một tháng | place: Tukwila; types: digital; venues: retail; max: 800; per: month
Tôi bán xe cũ ở Lakewood, muốn lên đài radio, 250 đô mỗi tuần | place: Lakewood; types: radio; max: 250; per: week
Muốn mua hẳn một bảng quảng cáo ở Yakima, 40000 đô | place: Yakima; types: billboard; kind: sale; max: 40000
需要 Redmond 办公楼里的屏幕，面向上班族白领，每月 600 美元 | place: Redmond; types: digital; venues: office; for: professionals; max: 600; per: month
不要社交媒体，要传单，Renton，80 美元 | place: Renton; types: print; not: social; max: 80
斯波坎电台广告，一月份，每周 200 美元 | place: Spokane; types: radio; max: 200; per: week; from: 2027-01-01; to: 2027-01-31
超市里的广告，Lynnwood，面向家庭 | place: Lynnwood; venues: retail; for: families
机场广告，西雅图，游客，每月 3000 美元 | place: Seattle; venues: airport; for: tourists; max: 3000; per: month
想喺 Seattle 嘅茶餐廳貼海報，每個月 100 蚊美金 | place: Seattle; types: print; venues: restaurant; max: 100; per: month
Lynnwood 한인 교회입니다. 신문 광고를 내고 싶어요, 100달러 | place: Lynnwood; types: print; max: 100
신문 말고 라디오요. Everett, 일주일에 150달러 | place: Everett; types: radio; not: print; max: 150; per: week
인스타그램 인플루언서 찾습니다, Seattle, 게시물당 120달러 | place: Seattle; types: social; max: 120
Lakewood 식당 전단지, 60달러 | place: Lakewood; types: print; max: 60
노인분들을 위한 라디오 광고, Sequim, 주 90달러 | place: Sequim; types: radio; for: seniors; max: 90; per: week
Открыли пекарню в Kent, нужны листовки, 70 долларов | place: Kent; types: print; max: 70
Газету не надо, надо соцсети, Bellevue, 200 долларов в месяц | place: Bellevue; types: social; not: print; max: 200; per: month
Ищу экраны в торговых центрах, Lynnwood, декабрь | place: Lynnwood; types: digital; venues: retail; from: 2026-12-01; to: 2026-12-31
Я таксист, хочу рекламу в аэропорту Spokane, 600 долларов в месяц | place: Spokane; venues: airport; max: 600; per: month
Куплю рекламный щит в собственность, Pasco, до 45000 долларов | place: Pasco; types: billboard; kind: sale; max: 45000
Студенты, Пуллман, кампус, экраны | place: Pullman; types: digital; venues: campus; for: students
May paupahang billboard ba sa Lakewood? Hanggang 900 dolyar kada buwan ang kaya namin | place: Lakewood; types: billboard; kind: rent; max: 900; per: month
Naghahanap kami ng influencer sa Seattle, 80 dolyar bawat video | place: Seattle; types: social; max: 80
Patalastas sa bus sa Kent, 300 dolyar kada buwan | place: Kent; venues: transit; max: 300; per: month
Mag-sponsor kami ng pista sa Everett sa Hunyo, 700 dolyar | place: Everett; types: event; max: 700; from: 2027-06-01; to: 2027-06-30
Magkano po ang digital na billboard sa Tacoma mula Enero hanggang Marso? | place: Tacoma; types: billboard digital; from: 2027-01-01; to: 2027-03-31
Шукаю білборд у Спокані, до 900 доларів на місяць | place: Spokane; types: billboard; max: 900; per: month
Не радіо, а газета, Kent, 80 доларів на тиждень | place: Kent; types: print; not: radio; max: 80; per: week
Плакати у спортзалах Lynnwood для молоді | place: Lynnwood; types: print; venues: gym; for: young-adults
観光客向けのパンフレット、Leavenworth、冬 | place: Leavenworth; types: print; for: tourists; from: 2026-12-01; to: 2027-02-28
أريد إعلانًا في الراديو في Kent، 150 دولارًا في الأسبوع | place: Kent; types: radio; max: 150; per: week
Waxaan rabaa xayeysiis raadiyaha ah Seattle, 100 doolar toddobaadkii | place: Seattle; types: radio; max: 100; per: week
Pas de radio, plutôt un journal pour les retraités à Edmonds, 90 dollars par semaine | place: Edmonds; types: print; for: seniors; not: radio; max: 90; per: week
Kein Radio bitte, lieber Plakate in Cafés in Bellevue, 50 Dollar die Woche | place: Bellevue; types: print; venues: restaurant; not: radio; max: 50; per: week
በ Seattle የሬዲዮ ማስታወቂያ እፈልጋለሁ፣ በሳምንት 100 ዶላር | place: Seattle; types: radio; max: 100; per: week
`)
