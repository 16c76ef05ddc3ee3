import { parseRequests, type QueryCase } from '#training/requests/parse-requests.ts'
import type { RequestClass } from './request-classes.ts'

/**
 * A quarter of the first request sets, in eleven voices and classes, written without a look at the assistants' rules: for
 * choosing thresholds and comparing versions; never for learning.
 */
export const TUNE: Record<RequestClass, QueryCase[]> = {
  terse: parseRequests(`
brewery screens ballard young crowd | place: Ballard; types: digital; venues: bar; for: young-adults
instagram influencer bellevue moms $200 | place: Bellevue; types: social; for: families; max: 200
airport tourists max 5000 monthly | venues: airport; for: tourists; max: 5000; per: month
ferry posters bremerton commuters | place: Bremerton; types: print; venues: ferry; for: commuters
no print. radio or social. olympia. | place: Olympia; types: radio social; not: print
supermarket ads families burien | place: Burien; venues: retail; for: families
diner ads centralia 60 a month | place: Centralia; venues: restaurant; max: 60; per: month
social only, gig harbor, 75 per post | place: Gig Harbor; types: social; max: 75
posters pubs capitol hill students $90 | place: Capitol Hill; types: print; venues: bar; for: students; max: 90
radio 10k a year kennewick | place: Kennewick; types: radio; max: 10000; per: year
`),
  story: parseRequests(`
So my husband and I finally took over the bakery from his aunt, and honestly nobody under sixty knows we exist. We're in Sumner. I can spare maybe $180 a month and I think a newspaper ad would be a good start? | place: Sumner; types: print; max: 180; per: month
I've had the tire shop eleven years, two bays, four guys, and business was always word of mouth. Now a chain opened across the road and I need a billboard, here in Shelton, nothing over $650 a month because winter is slow. | place: Shelton; types: billboard; max: 650; per: month
I inherited a little bookshop in Port Townsend, which is a blessing and a money pit. Visitors walk right past us in summer. Is there anything printed, like a brochure rack or a visitor magazine, for under $120 monthly? | place: Port Townsend; types: print; for: tourists; max: 120; per: month; from: 2027-06-01; to: 2027-08-31
I teach piano to kids, nine of them now, I'd like twenty. Parents are the ones who pay me, so where do parents in Issaquah look? I was thinking of a school newsletter. Fifty dollars a month is my limit. | place: Issaquah; types: social; for: families; max: 50; per: month
I retired from the shipyard and now I fix sewing machines. My grandson told me you can find me someone with followers to talk about it. All right then, someone on social in Bremerton, $60 tops. | place: Bremerton; types: social; max: 60
Our restaurant survived two floods and one bad review. People who ride the ferry from Bainbridge walk past our door every evening and don't look up. Let's put something on the ferry for $350 a month. | place: Bainbridge Island; venues: ferry; for: commuters; max: 350; per: month
I know nothing about this. I have a tax office in Burien with my wife. We'd want to be seen from January 15 to April 15. Bus benches? We could pay $300 each month. | place: Burien; venues: transit; max: 300; per: month; from: 2027-01-15; to: 2027-04-15
For twenty years my mother told me to buy that wall on Main Street and I never did. Now I want to own a billboard for good, not pay every month. Somewhere around Ellensburg, up to $30,000. | place: Ellensburg; types: billboard; kind: sale; max: 30000
We're a food truck, so we're everywhere and nowhere. Thursday to Sunday we park by the breweries in Ballard. It'd help if people in those breweries saw us on a screen. 50 a day? | place: Ballard; types: digital; venues: bar; max: 50; per: day
`),
  planner: parseRequests(`
Client brief: A18-24, Capitol Hill, DOOH screens in bars, Q2, 12K total | place: Capitol Hill; types: digital; venues: bar; for: young-adults; max: 12000; from: 2027-04-01; to: 2027-06-30
Please send digital bulletins with 8-second spots and a 64-second loop near Bellevue, rate card up to 6k per month | place: Bellevue; types: billboard digital; max: 6000; per: month
Ferry terminal domination, Seattle to Bainbridge commuters, 8 weeks starting January 4, 25k budget | place: Seattle; venues: ferry; for: commuters; max: 25000; from: 2027-01-04; to: 2027-02-28
Spot radio in the Tri-Cities isn't working for this client. Move the 3k a month to billboards in Richland. | place: Richland; types: billboard; not: radio; max: 3000; per: month
Office tower elevator screens in Bellevue for a B2B SaaS client targeting engineers. 3 flights, 9k per 4 weeks. | place: Bellevue; types: digital; venues: office; for: professionals; max: 9000; per: month
Show me billboards with right-hand read and high visibility on Highway 99 in Lynnwood under $2,200 per 4-week period | place: Lynnwood; types: billboard; max: 2200; per: month; has: high-visibility
Newsletter sponsorship, 22k subscribers or better, 38% open rate, Seattle tech workers, $650 a week | place: Seattle; types: social; for: professionals; max: 650; per: week
OOH in ZIP 98101, one static billboard, DEC above 40,000, $7,000 monthly ceiling | place: 98101; types: billboard; max: 7000; per: month
Light rail station posters for a language school, international students, Capitol Hill, 900 per 4 weeks | place: Capitol Hill; types: print; venues: transit; for: students; max: 900; per: month
Geo: Tacoma. Demo: families. Formats: print, event. Not digital. Flight: May. Cap: $1,500. | place: Tacoma; types: print event; not: digital; for: families; max: 1500; from: 2027-05-01; to: 2027-05-31
`),
  phone: parseRequests(`
billbord 4 sale yakma | place: Yakima; types: billboard; kind: sale
airprt ads 4 turists 2k mo | venues: airport; for: tourists; max: 2000; per: month
radio spots edmunds 500 total | place: Edmonds; types: radio; max: 500
elctronic billbord on i5 in lynwood 2k monthly | place: Lynnwood; types: billboard digital; max: 2000; per: month
bus stp ads renton 300 month no more | place: Renton; venues: transit; max: 300; per: month
wenatche magazne ad spring | place: Wenatchee; types: print; from: 2027-03-01; to: 2027-05-31
hi im lookin to rent a billbord for my churh in toppenish like 300 a month | place: Toppenish; types: billboard; kind: rent; max: 300; per: month
brewry posters georgtown nxt month | place: Georgetown; types: print; venues: bar; from: 2026-12-01; to: 2026-12-31
small biz owners tacoma newsleter 100 | place: Tacoma; types: social; for: local-business; max: 100
evnt booth mount vernon tulip fest april | place: Mount Vernon; types: event; from: 2027-04-01; to: 2027-04-30
`),
  nonNative: parseRequests(`
Please to inform how much costs newspaper advertisement at Yakima, we have until 300 dollars | place: Yakima; types: print; max: 300
I have small nail shop in Renton and I want that many women with children know it, 100 dollar by month is possible? | place: Renton; for: families; max: 100; per: month
It exists some panel big on the highway near from Olympia? I can to pay 1000 until 1500 the month. | place: Olympia; types: billboard; min: 1000; max: 1500; per: month
Sir, I require advertisement board on rent basis, Lynnwood area, rupees no, dollars 800 per month | place: Lynnwood; types: billboard; kind: rent; max: 800; per: month
In airport of Seattle-Tacoma, is it possible screen for two months from first March? Money 6000 for month. | place: Seattle-Tacoma International Airport; types: digital; venues: airport; max: 6000; per: month; from: 2027-03-01; to: 2027-04-30
Dear team, I am owner grocery halal in Kent, I like put advertise where pass many cars, 500 monthly | place: Kent; max: 500; per: month; has: high-traffic
It would be good advertise for young people at the night clubs Capitol Hill, not more than 300 for whole thing | place: Capitol Hill; venues: bar; for: young-adults; max: 300
Could you propose me something visible very much, billboard, near of Tacoma Dome, up to 2 thousand the month? | place: Tacoma Dome; types: billboard; max: 2000; per: month; has: high-visibility
Need advertise Instagram, Facebook also is good, for mothers of Redmond, from next week | place: Redmond; types: social; for: families; from: 2026-11-23
Before Christmas we must announce sale in mall of Bellevue, screens, 1500 | place: Bellevue; types: digital; venues: retail; max: 1500; to: 2026-12-24
`),
  spanish: parseRequests(`
¿Cuánto cuesta anunciarse en los autobuses de Kent? Tengo 600 dólares al mes. | place: Kent; venues: transit; max: 600; per: month
Necesito llegar a familias en Pasco con volantes, máximo 150 dólares | place: Pasco; types: print; for: families; max: 150
Se vende alguna valla publicitaria en Wenatchee? Quiero comprarla, no alquilarla. Hasta 30 mil dólares. | place: Wenatchee; types: billboard; kind: sale; max: 30000
patrocinar un festival en Mount Vernon en abril, mil dólares | place: Mount Vernon; types: event; max: 1000; from: 2027-04-01; to: 2027-04-30
La semana que viene, volantes en Kennewick | place: Kennewick; types: print; from: 2026-11-23; to: 2026-11-29
un puesto en la feria de Puyallup en septiembre, somos dos y vendemos tamales | place: Puyallup; types: event; from: 2027-09-01; to: 2027-09-30
Para profesionales en Redmond, en las oficinas, 1.200 dólares al mes | place: Redmond; venues: office; for: professionals; max: 1200; per: month
Hola buenas tardes, limpio casas en Kirkland y me gustaría llegar a mamás, no puedo pagar más de 70 al mes | place: Kirkland; for: families; max: 70; per: month
Mi teléfono es 509-555-0142, llámeme. Busco radio en Yakima. | place: Yakima; types: radio
El próximo mes abrimos una ferretería y queremos un anuncio en el diario de Longview, 90 dólares por semana | place: Longview; types: print; max: 90; per: week; from: 2026-12-01; to: 2026-12-31
`),
  polarity: parseRequests(`
Radio no, newspaper yes, Tacoma | place: Tacoma; types: print; not: radio
Billboards are out. Posters are in. Everett, 200 a month. | place: Everett; types: print; not: billboard; max: 200; per: month
Make it $500 a month. Scratch that, $400 a month. Print in Lacey. | place: Lacey; types: print; max: 400; per: month
I'd sooner burn my cash than buy newspaper space again. Digital screens, Seattle, 1k a month. | place: Seattle; types: digital; not: print; max: 1000; per: month
Do not leave out radio, we love radio, Everett | place: Everett; types: radio
I wouldn't mind a billboard in Chehalis for $500 a month | place: Chehalis; types: billboard; max: 500; per: month
Rather than digital, something printed, Port Townsend | place: Port Townsend; types: print; not: digital
There's no way we can skip the farmers market, so a booth there, Olympia, in May | place: Olympia; types: event; from: 2027-05-01; to: 2027-05-31
Radio didn't do a thing for us. Print neither. So what about social in Anacortes? | place: Anacortes; types: social; not: radio print
up to $600 a month, hmm, actually make that $750 a month, billboard in Shelton | place: Shelton; types: billboard; max: 750; per: month
nothing on social media, and please no newspapers either; what is left in Burien for $150? | place: Burien; not: social print; max: 150
Students, no, we have those already. Families! Bellevue. | place: Bellevue; for: families
Don't want anything before February. Billboard, Renton. | place: Renton; types: billboard; from: 2027-02-01
my last agency put all of it in digital and it went nowhere so keep me away from digital, Spokane, families | place: Spokane; for: families; not: digital
`),
  whoseWord: parseRequests(`
I own a digital agency in Bellevue and want a billboard | place: Bellevue; types: billboard
We own three restaurants in Olympia and want to be in a magazine for tourists | place: Olympia; types: print; for: tourists
We rent out bouncy castles in Puyallup. Families. Radio maybe. | place: Puyallup; types: radio; for: families
My bar in Ballard is empty on Mondays. A digital billboard for 900 a month? | place: Ballard; types: billboard digital; max: 900; per: month
We're a retirement home in Sequim hiring nurses; social media please | place: Sequim; types: social; for: professionals
My office cleans offices. Where in Tacoma could I reach business owners? 500 monthly | place: Tacoma; for: local-business; max: 500; per: month
Tourist Trap Comedy Night, in Fremont, posters, 45 a week | place: Fremont; types: print; max: 45; per: week
I sell used billboards vinyl as tarps, funny business. I'd like a booth at a farm show in Yakima in January. | place: Yakima; types: event; from: 2027-01-01; to: 2027-01-31
The senior center in Shelton wants students to volunteer, campus flyers | place: Shelton; types: print; venues: campus; for: students
We rent kayaks to tourists in Friday Harbor; a brochure somewhere, 300 for the season | place: Friday Harbor; types: print; for: tourists; max: 300
We make gym equipment and want accountants in Seattle to notice, email newsletter, 400 a month | place: Seattle; types: social; for: professionals; max: 400; per: month
My son plays at the stadium, I sell insurance to families in Kent. Radio? | place: Kent; types: radio; for: families
`),
  numbers: parseRequests(`
billboard 10x22 feet Puyallup 800 monthly | place: Puyallup; types: billboard; max: 800; per: month
women 35 to 54, magazine, Bellevue, 1,400 per issue | place: Bellevue; types: print; max: 1400
I have a 401k and 3 kids so don't get wild: 90 a month, flyers, Lacey | place: Lacey; types: print; max: 90; per: month
our rent is $3,200 a month so for a billboard in Auburn we have 700 a month | place: Auburn; types: billboard; max: 700; per: month
billboard no farther than 12 miles from Federal Way, 2500 monthly | place: Federal Way; types: billboard; max: 2500; per: month
Newsletter with 5000+ readers in Kirkland | place: Kirkland; types: social
Open 7 to 3, closed Mondays, need flyers in Shoreline, 35 a week | place: Shoreline; types: print; max: 35; per: week
$500-ish, Tacoma, whatever | place: Tacoma; max: 500
we can do five hundred to eight hundred monthly for transit in Tacoma | place: Tacoma; venues: transit; min: 500; max: 800; per: month
2.5k per quarter for print, Mount Vernon | place: Mount Vernon; types: print; max: 2500; per: quarter
I-5 exit 104, billboard, less than a thousand per month, Olympia | place: Olympia; types: billboard; max: 1000; per: month
SR 167 billboard near Kent, 1k monthly | place: Kent; types: billboard; max: 1000; per: month
1,000 flyers in Centralia for 95 dollars | place: Centralia; types: print; max: 95
`),
  places: parseRequests(`
Tacoma or Lakewood, radio, 300 a week | place: Tacoma; types: radio; max: 300; per: week
Puyalup print 90 dollars | place: Puyallup; types: print; max: 90
Georgetown in Seattle, brewery posters | place: Georgetown; types: print; venues: bar
Pioneer Square bars under $100 weekly | place: Pioneer Square; venues: bar; max: 100; per: week
my cousin lives in Denver, I live in Yelm, ads for Yelm please, radio | place: Yelm; types: radio
Cle Elum, radio, 80 a week | place: Cle Elum; types: radio; max: 80; per: week
Chicago dogs sold in Tukwila, food booth at a fair in July | place: Tukwila; types: event; from: 2027-07-01; to: 2027-07-31
Bainbridge ferry commuters, 800 a month | place: Bainbridge Island; venues: ferry; for: commuters; max: 800; per: month
Walla Walla, wine tourists, magazine | place: Walla Walla; types: print; for: tourists
first choice Tumwater, second choice Lacey, screens in gyms | place: Tumwater; types: digital; venues: gym
Green Lake joggers, something outdoors, 300 a month | place: Green Lake; max: 300; per: month
Gonzaga University campus screens | place: Gonzaga University; types: digital; venues: campus
`),
  dates: parseRequests(`
Q2 2027, radio, Tacoma | place: Tacoma; types: radio; from: 2027-04-01; to: 2027-06-30
Q3, billboard in Yakima, 2k a month | place: Yakima; types: billboard; max: 2000; per: month; from: 2027-07-01; to: 2027-09-30
12/20 - 1/5 posters in bars Ballard | place: Ballard; types: print; venues: bar; from: 2026-12-20; to: 2027-01-05
from now until Christmas, radio, Everett | place: Everett; types: radio; from: 2026-11-21; to: 2026-12-25
Black Friday only, digital, Bellevue | place: Bellevue; types: digital; from: 2026-11-27; to: 2026-11-27
early March, newspaper, Aberdeen | place: Aberdeen; types: print; from: 2027-03-01; to: 2027-03-10
not before April 5, billboard, Shelton | place: Shelton; types: billboard; from: 2027-04-05
the rest of this month, social in Seattle | place: Seattle; types: social; from: 2026-11-21; to: 2026-11-30
the weekend of May 22, event, Puyallup | place: Puyallup; types: event; from: 2027-05-22; to: 2027-05-23
as of 3/1, print, Gig Harbor | place: Gig Harbor; types: print; from: 2027-03-01
We've been around since May 2011; ads in June please, Sumner | place: Sumner; from: 2027-06-01; to: 2027-06-30
two months beginning May 1, restaurants, Bellingham | place: Bellingham; venues: restaurant; from: 2027-05-01; to: 2027-06-30
August and September, campus, Pullman | place: Pullman; venues: campus; from: 2027-08-01; to: 2027-09-30
`),
}

/** Languages the assistants do not claim to read: either these criteria or none at all, never a guess. */
export const TUNE_RIGHT_OR_EMPTY: QueryCase[] = parseRequests(`
Tôi muốn đặt biển quảng cáo ở Tacoma, dưới 800 đô la một tháng | place: Tacoma; types: billboard; max: 800; per: month
Tôi có tiệm nail ở Kent, cần tờ rơi, 100 đô | place: Kent; types: print; max: 100
Không muốn radio, chỉ muốn báo giấy, Everett | place: Everett; types: print; not: radio
我们在 Redmond 开餐馆，想在社交媒体上做广告，每月 300 美元 | place: Redmond; types: social; max: 300; per: month
Реклама в автобусах Vancouver, только не радио | place: Vancouver; venues: transit; not: radio
Экраны в торговом центре в декабре, 1000 долларов | types: digital; venues: retail; max: 1000; from: 2026-12-01; to: 2026-12-31
Gusto ko ng radio ad sa Bremerton para sa mga pamilya | place: Bremerton; types: radio; for: families
シアトルで月500ドル以下のバス広告を探しています | place: Seattle; venues: transit; max: 500; per: month
`)
