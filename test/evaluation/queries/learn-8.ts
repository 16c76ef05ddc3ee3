import { parseCases, type QueryCase } from './parse-cases.ts'

/** Requests to learn from, in few words, as stories and by phone; today is 2026-11-21. */
export const LEARN_8: readonly QueryCase[] = parseCases(`
hotel, 30 rooms, leavenworth, magazine, 450 | place: Leavenworth; types: print; max: 450
bus wrap everett jan-mar 3k/mo | place: Everett; venues: transit; max: 3000; per: month; from: 2027-01-01; to: 2027-03-31
kids dentist sponsor little league auburn spring 350 | place: Auburn; types: event; max: 350; from: 2027-03-01; to: 2027-05-31
podcast sponsor, seattle, professionals, 500/ep | place: Seattle; types: radio; for: professionals; max: 500
newsletter sponsorship tacoma $90 | place: Tacoma; types: social; max: 90
radio sponsorship, weather report, yakima, 200/wk | place: Yakima; types: radio; max: 200; per: week
stadium signage tacoma apr-sep | place: Tacoma; venues: stadium; from: 2027-04-01; to: 2027-09-30
stadium sign, everett, 2500 once | place: Everett; venues: stadium; max: 2500; per: one-time
airport ads spokane q2 | place: Spokane; venues: airport; from: 2027-04-01; to: 2027-06-30
shopping cart ads, safeway, lacey | place: Lacey; venues: retail
mirror clings, gym bathrooms, kirkland, 70/mo | place: Kirkland; types: print; venues: gym; max: 70; per: month
coaster ads pubs fremont 500 pcs | place: Fremont; types: print; venues: bar
pizza box ads, pullman, students, 120 | place: Pullman; types: print; for: students; max: 120
sandwich board downtown olympia | place: Olympia; types: print
sponsor 5k run bothell one-time 250 | place: Bothell; types: event; max: 250; per: one-time
one-time 600 home show booth spokane | place: Spokane; types: event; max: 600; per: one-time
flat 150 nextdoor sumner | place: Sumner; types: social; max: 150; per: one-time
98004 office screens 900 monthly | place: 98004; types: digital; venues: office; max: 900; per: month
98801 radio 80 wkly | place: 98801; types: radio; max: 80; per: week
98225, print, students | place: 98225; types: print; for: students
zip 98503 billboard <800 | place: 98503; types: billboard; max: 800
billboard 98366 500-700 month | place: 98366; types: billboard; min: 500; max: 700; per: month
facebook ads lady gym owner bremerton 10/day | place: Bremerton; types: social; max: 10; per: day
cheap flyers elma | place: Elma; types: print
cheapest billboard kelso | place: Kelso; types: billboard
posters poulsbo march 15-31, 60 | place: Poulsbo; types: print; max: 60; from: 2027-03-15; to: 2027-03-31
radio, 2/1-2/28, aberdeen, 400 | place: Aberdeen; types: radio; max: 400; from: 2027-02-01; to: 2027-02-28
screens, 12/26-1/9, bellevue | place: Bellevue; types: digital; from: 2026-12-26; to: 2027-01-09
ferry ads summer 27 kingston | place: Kingston; venues: ferry; from: 2027-06-01; to: 2027-08-31
light rail, u district, students, may | place: University District; venues: transit; for: students; from: 2027-05-01; to: 2027-05-31
uw posters autumn quarter start | place: University of Washington; types: print
print, sequim, seniors, 12 weeks from jan 4, 50/wk | place: Sequim; types: print; for: seniors; max: 50; per: week; from: 2027-01-04; to: 2027-03-28
no social. no radio. kent. 300. | place: Kent; not: radio social; max: 300
anything but print, shelton, 75 | place: Shelton; not: print; max: 75
not radio: chehalis, 100/wk | place: Chehalis; not: radio; max: 100; per: week
digital not print, lynnwood, 350/mo | place: Lynnwood; types: digital; not: print; max: 350; per: month
static billboard (no digital) fife 1800 | place: Fife; types: billboard; not: digital; max: 1800
bars ok gyms ok no malls, posters, tacoma | place: Tacoma; types: print; venues: bar gym
busy corner, puyallup, wall, 600 | place: Puyallup; types: billboard; max: 600; has: high-traffic
foot traffic!! ballard, posters, 40 wk | place: Ballard; types: print; max: 40; per: week; has: high-traffic
visible from i-5, marysville, billboard | place: Marysville; types: billboard; has: high-visibility
next to concert venue, sodo, billboard, 2k | place: SoDo; types: billboard; max: 2000; has: near-event-venue
near tacoma dome, digital | place: Tacoma Dome; types: digital
wall mural rental belltown 12 months 1500/mo | place: Belltown; types: billboard; kind: rent; max: 1500; per: month
billboard for sale yelm | place: Yelm; types: billboard; kind: sale
buy billboard structure centralia max 45k | place: Centralia; types: billboard; kind: sale; max: 45000
lease or rent, billboard, pasco | place: Pasco; types: billboard; kind: rent
realtor bus bench renton 200 mo | place: Renton; venues: transit; max: 200; per: month
dental office wants new families monroe mailers 600 | place: Monroe; types: print; for: families; max: 600
hiring nurses, radio, wenatchee, 350/wk | place: Wenatchee; types: radio; max: 350; per: week
need welders: facebook, vancouver wa, 25 a day | place: Vancouver; types: social; max: 25; per: day
church bazaar dec 5, flyers, edmonds, $40 | place: Edmonds; types: print; max: 40; from: 2026-12-05; to: 2026-12-05
grand opening jan 16 kirkland digital billboard 2 weeks before | place: Kirkland; types: billboard digital; from: 2027-01-02; to: 2027-01-15
new year, gym promo, screens, everett, jan, 400 | place: Everett; types: digital; max: 400; from: 2027-01-01; to: 2027-01-31
valentine's, chocolates, instagram, bellingham, feb 1-14, 10/day | place: Bellingham; types: social; max: 10; per: day; from: 2027-02-01; to: 2027-02-14
black friday week radio tukwila | place: Tukwila; types: radio; from: 2026-11-23; to: 2026-11-29
back to school, august, mailers, camas | place: Camas; types: print; from: 2027-08-01; to: 2027-08-31
rest of year, social, duvall, 20/wk | place: Duvall; types: social; max: 20; per: week; from: 2026-11-21; to: 2026-12-31
asap, billboard, selah | place: Selah; types: billboard
tomorrow flyers burien | place: Burien; types: print; from: 2026-11-22; to: 2026-11-22
next month radio othello 200 | place: Othello; types: radio; max: 200; from: 2026-12-01; to: 2026-12-31
this winter, digital, north bend, skiers, 500/mo | place: North Bend; types: digital; max: 500; per: month; from: 2026-12-01; to: 2027-02-28
tri-cities radio 400 wk | place: Tri-Cities; types: radio; max: 400; per: week
eastside magazines professionals 1500 | place: Eastside; types: print; for: professionals; max: 1500
king county transit 5k/mo | place: King County; venues: transit; max: 5000; per: month
kitsap papers 100/wk | place: Kitsap Peninsula; types: print; max: 100; per: week
downtown tacoma posters 80 | place: Downtown Tacoma; types: print; max: 80
capitol hill bars screens 21+ 300 mo | place: Capitol Hill; types: digital; venues: bar; max: 300; per: month
cap hill coffee shops posters 25wk | place: Capitol Hill; types: print; venues: restaurant; max: 25; per: week
portland or billboard 3k | place: Portland; types: billboard; max: 3000
boise radio 250/wk | place: Boise; types: radio; max: 250; per: week
spokane + coeur d'alene radio 600/wk | place: Spokane; types: radio; max: 600; per: week
seattle/tacoma digital 10k total | place: Seattle; types: digital; max: 10000
not seattle, not bellevue: renton, screens, 300 | place: Renton; types: digital; max: 300
taco truck wants brewery crowd, georgetown, posters | place: Georgetown; types: print; for: young-adults
yoga for retirees: paper, anacortes, 30 | place: Anacortes; types: print; for: seniors; max: 30
b2b software linkedin redmond 1200/mo | place: Redmond; types: social; max: 1200; per: month
insurance for business owners, radio, spokane, 500/wk | place: Spokane; types: radio; for: local-business; max: 500; per: week
commuters i-405 billboard bothell 2500 | place: Bothell; types: billboard; for: commuters; max: 2500
visitors center rack cards westport 60 | place: Westport; types: print; for: tourists; max: 60
moms, facebook, lake stevens, 5 a day | place: Lake Stevens; types: social; for: families; max: 5; per: day
college kids, tiktok, cheney | place: Cheney; types: social; for: students
young adults, festival booth, george wa, july | place: George; types: event; for: young-adults; from: 2027-07-01; to: 2027-07-31
tech workers, south lake union, elevator screens | place: South Lake Union; types: digital; venues: office; for: professionals
max 75 posters enumclaw | place: Enumclaw; types: print; max: 75
min 500 max 900 billboard ferndale | place: Ferndale; types: billboard; min: 500; max: 900
at least 1000/mo, high visibility, billboard, auburn | place: Auburn; types: billboard; min: 1000; per: month; has: high-visibility
budget 15 a day, yelp-like online ads, kent | place: Kent; types: digital; max: 15; per: day
I grew up in Yakima, studied in Pullman and opened a bike shop in Wenatchee two years ago. Nobody there knows it yet. Could you put us on the radio for 150 dollars a week? | place: Wenatchee; types: radio; max: 150; per: week
We've run the hardware store in Elma since 1974. The new one in Aberdeen opened in October and is where I need help: a billboard, 700 a month. | place: Aberdeen; types: billboard; max: 700; per: month
Between you and me, Kirkland has been a disappointment. Bothell hasn't. So we spend in Bothell from now on: mailers, $600. | place: Bothell; types: print; max: 600
My sister lives in Spokane and keeps sending me pictures of billboards. I live in Cheney, I sell in Cheney, and in Cheney I want one. 450 a month. | place: Cheney; types: billboard; max: 450; per: month
We drove from Olympia to Centralia last week and counted eleven billboards for lawyers. I'm a lawyer in Centralia with none. 800 a month is fine. | place: Centralia; types: billboard; max: 800; per: month
The office is in Seattle, the warehouse in Kent and the customers in Auburn. Guess where the ad should be. Right: Auburn, on screens in shops, $300 a month. | place: Auburn; types: digital; venues: retail; max: 300; per: month
Everybody who eats here drives in from Redmond. Redmond, then: an ad on screens where they work, $500 monthly. We're the diner in Duvall. | place: Redmond; types: digital; venues: office; for: professionals; max: 500; per: month
It started as a hobby in a garage in Tumwater. Today eleven people bake bread for us, and the garage is full. I want a poster in every cafe in Olympia, $90 a month. | place: Olympia; types: print; venues: restaurant; max: 90; per: month
My grandfather opened the theater in 1931 and my father closed it in 1986. On March 12 I open it again. Newspaper in Raymond, the two weeks before, February 26 to March 11, $200. | place: Raymond; types: print; max: 200; from: 2027-02-26; to: 2027-03-11
We lost our lease in Georgetown on October 1 and moved to Burien. Our regulars followed, Burien doesn't know us. Flyers, $80. | place: Burien; types: print; max: 80
After the flood in November 2021 we rebuilt. We reopen on April 3. I'd like radio in Sumas or better in Lynden, from March 20 on, $75 a week. | place: Lynden; types: radio; max: 75; per: week; from: 2027-03-20
The fair is in August but the vendors sign up in February, so the ad has to run in February: newspaper, Monroe, $350. | place: Monroe; types: print; max: 350; from: 2027-02-01; to: 2027-02-28
Our choir sings on December 12 and again on December 19. People decide late, so radio from December 7 to December 18, Bellingham, $240. | place: Bellingham; types: radio; max: 240; from: 2026-12-07; to: 2026-12-18
The baby is due in May. Until then I can work, so fill my calendar: Instagram, Fremont, January to April, $25 a week. | place: Fremont; types: social; max: 25; per: week; from: 2027-01-01; to: 2027-04-30
We close every January to repair the boats and start the tours on June 1. Brochures for tourists in Anacortes, all of May, $150. | place: Anacortes; types: print; for: tourists; max: 150; from: 2027-05-01; to: 2027-05-31
School starts on September 1, we tutor from then on, and parents sign up in the last two weeks of August. Facebook, Issaquah, August 16 to 31, $200. | place: Issaquah; types: social; for: families; max: 200; from: 2027-08-16; to: 2027-08-31
Our wedding barn is booked until October. What's empty is November to March. Bridal magazine, Walla Walla, $700 for that time. | place: Walla Walla; types: print; max: 700; from: 2026-11-01; to: 2027-03-31
Since the bridge closed on July 6 our sales are down 40 percent. It reopens on December 18 and people should know the bakery is still there. Bus shelters, West Seattle, $400 a month. | place: West Seattle; venues: transit; max: 400; per: month
I pay $2,600 rent, $900 for flour and $0 for advertising. Let's make that last one 150 a month. Posters, Ballard. | place: Ballard; types: print; max: 150; per: month
Last year's budget was 5,000, this year's is half. Billboard in Longview, 2,500 for the year. | place: Longview; types: billboard; max: 2500; per: year
A haircut costs 35 here and 60 in Seattle. I'd like Seattle people on the ferry to read that. Poster on the ferry, Bainbridge Island, $180 a month. | place: Bainbridge Island; types: print; venues: ferry; max: 180; per: month
Tickets are 22 dollars, the hall has 410 seats, and so far 96 are sold. Radio in Port Angeles this week and next, $260 in all. | place: Port Angeles; types: radio; max: 260; from: 2026-11-23; to: 2026-12-06
I have 3 trucks, 5 men and 1 problem: winter. Snow plowing flyers in Cle Elum, 60 dollars. | place: Cle Elum; types: print; max: 60
At 58 I learned to code, at 59 I made an app, at 60 I'm learning to advertise. Digital, Bellevue, $10 a day. | place: Bellevue; types: digital; max: 10; per: day
We gave away 700 free scoops and sold 90. This time no free scoops, an ad: Screens at the mall in Silverdale, 200 a month. | place: Silverdale; types: digital; venues: retail; max: 200; per: month
Our oldest customer is 94 and our youngest is 60. So you see who it's for. Newspaper, Port Ludlow, 45 a week. | place: Port Ludlow; types: print; for: seniors; max: 45; per: week
The high school is two blocks away and at 2:30 they all walk past. Students, that's who I cook for. Posters near it, Lynnwood, 20 a week. | place: Lynnwood; types: print; for: students; max: 20; per: week
Nurses work nights and eat at four in the morning, when only we are open. Radio at night, Everett, $120 a week. | place: Everett; types: radio; max: 120; per: week
The people on the 5:10 train have an hour and nothing to read. Give them our poster. Edmonds, 300 a month. | place: Edmonds; types: print; venues: transit; for: commuters; max: 300; per: month
Whoever is stuck on I-5 at Fife every morning should see our mattress. Digital billboard, $2,500 a month. | place: Fife; types: billboard digital; for: commuters; max: 2500; per: month
I sell strollers. I don't need to tell you who buys them: parents. Screens at the grocery, Bonney Lake, $220 a month. | place: Bonney Lake; types: digital; venues: retail; for: families; max: 220; per: month
New in town, just married, first house: that's who buys our carpets. Direct mail to Lake Stevens, $1,100. | place: Lake Stevens; types: print; max: 1100
I bought a food truck from a man in Shelton who cried when he sold it. Now I know why. Facebook in Shelton, 30 a week. | place: Shelton; types: social; max: 30; per: week
They say location is everything. Ours is behind a car wash in Kennewick. So we need a big sign in front, on the main road, where cars pass by the thousands; 600 a month. | place: Kennewick; types: billboard; max: 600; per: month; has: high-traffic
The mayor came, the mayor's wife came, the dog of the mayor came. Then it rained. We do it again May 22. Posters in Snohomish from May 1 to May 22, 70 dollars. | place: Snohomish; types: print; max: 70; from: 2027-05-01; to: 2027-05-22
I'm 19 and I fix phones in my dorm. Is there a digital thing on campus for 40 dollars a month? Ellensburg. | place: Ellensburg; types: digital; venues: campus; max: 40; per: month
We're four moms with a sewing business. Moms are also who buys. Nextdoor and Facebook in Mill Creek, 20 a week. | place: Mill Creek; types: social; for: families; max: 20; per: week
As a veteran I get a discount almost everywhere. Do you do that? A billboard in Lakewood, 1,000 a month. | place: Lakewood; types: billboard; max: 1000; per: month
I wrote a cookbook about the Skagit Valley. It's in bookstores since Tuesday. Could a podcast in Seattle talk about it for $200? | place: Seattle; types: radio; max: 200
My knees say no more roofs, my wallet says ten more years. Radio, Chehalis, 65 a week. | place: Chehalis; types: radio; max: 65; per: week
Our landlord raised the rent to 3,400, our dishwasher quit and the oven broke. Apart from that, great. Cheap flyers in Wallingford, 35. | place: Wallingford; types: print; max: 35
My son-in-law is a photographer in Portland and did the pictures. They look wonderful. Where in Vancouver can we show them big? Billboard, 1,200 a month. | place: Vancouver; types: billboard; max: 1200; per: month
I'm writing for my mother, who is 71, sells quilts in Republic and won't touch a computer. She wants the newspaper, $20 a week. | place: Republic; types: print; max: 20; per: week
We've got lambs in March, wool in April and nothing to do with either. A booth at a spring fair near Ellensburg, April, $100. | place: Ellensburg; types: event; max: 100; from: 2027-04-01; to: 2027-04-30
The clinic opens its doors on January 25. Free check-ups the first week. Radio and newspaper in Grays Harbor, say Hoquiam, January 11 to 25, $900. | place: Hoquiam; types: print radio; max: 900; from: 2027-01-11; to: 2027-01-25
Our brewery sits on a hill above Chelan. From June to September the town is full of visitors, and none of them look up. Brochures in hotels and restaurants, 300 a month, those months. | place: Chelan; types: print; venues: restaurant; for: tourists; max: 300; per: month; from: 2027-06-01; to: 2027-09-30
I teach piano to kids from six to sixteen. Twelve pupils, room for twenty. The parents read the school newsletter in Mercer Island: 50 dollars an issue? | place: Mercer Island; types: social; for: families; max: 50
My cousin does billboards in Boise and says I should too. I asked what it costs: 900 a month, he says. Here in Pasco I'd pay 600. | place: Pasco; types: billboard; max: 600; per: month
The whole thing began with a typo on a menu. Long story. We're the Thyme Bandits in Langley and we want a poster on the ferry from Mukilteo, $150 a month. | place: Mukilteo; types: print; venues: ferry; max: 150; per: month
The boat show is in Seattle, we're in Bellingham, and our buyers are at the boat show. A booth there, late January, up to $3,000. | place: Seattle; types: event; max: 3000; from: 2027-01-21; to: 2027-01-31
When the mill closed in 2009 half the town left. The other half drinks coffee at our place. For new ones: a sign on the highway, Forks, 250 monthly. | place: Forks; types: billboard; max: 250; per: month
I'm told 12,000 cars a day pass the corner of Main and First in Battle Ground. I'd like a billboard exactly there, 900 a month. | place: Battle Ground; types: billboard; max: 900; per: month; has: high-traffic
You'd be surprised how many engineers need a tailor before a wedding. Screens at their offices, Redmond, $350 a month. | place: Redmond; types: digital; venues: office; for: professionals; max: 350; per: month
Our ice cream truck plays one song and everyone hates it. Let them love us on Instagram, Tacoma, from May 15 to September 15, 10 a day. | place: Tacoma; types: social; max: 10; per: day; from: 2027-05-15; to: 2027-09-15
The old owner said never advertise. The old owner went broke. Newspaper in Ephrata, 30 a week, starting January 4. | place: Ephrata; types: print; max: 30; per: week; from: 2027-01-04
I'm not a big talker. Billboard. Quincy. 400 a month. From March. | place: Quincy; types: billboard; max: 400; per: month; from: 2027-03-01
She said yes, so the wedding is June 19, so I need more work, so: Facebook in Tumwater, 15 a day. I hang doors. | place: Tumwater; types: social; max: 15; per: day
Our pumpkins are ready on September 25 and over on November 1. Families from Renton and Kent come, mostly Kent. Radio in Kent for those five weeks, $1,500 total. | place: Kent; types: radio; for: families; max: 1500; from: 2027-09-25; to: 2027-11-01
Two years ago we tried a billboard at exit 88: nothing. Last year the same one moved to exit 82: a line out the door. This year at 82 again please, Grand Mound, 850 a month. | place: Grand Mound; types: billboard; max: 850; per: month
Every Saturday I sell jam at the market in Puyallup. On the other six days I'd like people to find me online. A banner on the newspaper's website, 60 a month. | place: Puyallup; types: digital; max: 60; per: month
so um my name is carla i do eyelashes in renton and id like to be on instagram like with somebody who has followers eighty bucks a post | place: Renton; types: social; max: 80
ok google no wait this is the ad thing ok billboard in yelm six hundred a month | place: Yelm; types: billboard; max: 600; per: month
need sumthing on the bus in tacoma my cuz had one and it worked 300 a mo | place: Tacoma; venues: transit; max: 300; per: month
dude just put us on the radio in spokane two hundred a week lets gooo | place: Spokane; types: radio; max: 200; per: week
not flyers not flyers not flyers ok anything but flyers in kent i got 120 | place: Kent; not: print; max: 120
hey so the billboard thing fell thru so now were thinkin screens at the gym issaquah 150 a month | place: Issaquah; types: digital; venues: gym; max: 150; per: month
can i get like a poster in the coffee shops in everett 25 a week starting monday | place: Everett; types: print; venues: restaurant; max: 25; per: week; from: 2026-11-23
lookin 4 radio in bremerton 4 my tire shop 100 wk thx | place: Bremerton; types: radio; max: 100; per: week
sup need eyeballs on my taco truck in georgetown lunch people from the offices flyers i guess 40 bucks | place: Georgetown; types: print; for: professionals; max: 40
idk what i need tbh i sell plants in ballard i have like 75 a month any ideas | place: Ballard; max: 75; per: month
my bad i said kirkland i meant kenmore. posters. 30 | place: Kenmore; types: print; max: 30
we r a church in lacey doin xmas eve at 5 can we b on nextdoor or facebook fr dec 10 to dec 24 50 bucks | place: Lacey; types: social; max: 50; from: 2026-12-10; to: 2026-12-24
billbord on 99 in linwood 1000 a month max has to be super visible | place: Lynnwood; types: billboard; max: 1000; per: month; has: high-visibility
newspaper ad plz 4 moses lake grandma wants it 20 a week | place: Moses Lake; types: print; max: 20; per: week
yo is the ferry still doin ads i wanna be on the bremerton one 250 monthly | place: Bremerton; venues: ferry; max: 250; per: month
do not call me text me i want a billboard puyallup 700 mo | place: Puyallup; types: billboard; max: 700; per: month
siri add milk no oh my god ok advertising in bellevue for lawyers on linked in one thousand a month | place: Bellevue; types: social; for: professionals; max: 1000; per: month
im at the light so quick radio olympia ninety a week bye | place: Olympia; types: radio; max: 90; per: week
the kids are screaming sorry um flyers to parents in maple valley hundred fifty total | place: Maple Valley; types: print; for: families; max: 150
need help getting students in the door pullman pizza we got 60 a week whatever works but no radio | place: Pullman; not: radio; for: students; max: 60; per: week
is it posible to get on the screens in the mall at tukwila for the hole december i got a grand | place: Tukwila; types: digital; venues: retail; max: 1000; from: 2026-12-01; to: 2026-12-31
hola hi i speak english too radio in pasco 80 week | place: Pasco; types: radio; max: 80; per: week
i wanna rent that big wall by the tracks in auburn 4 an ad 500 a month how do i do that | place: Auburn; types: billboard; kind: rent; max: 500; per: month
how much 2 buy a billboard like own it forever kelso | place: Kelso; types: billboard; kind: sale
k so feb 14 is our thing we do roses flyers or insta in tacoma feb 1 thru 14 100 bux | place: Tacoma; types: print social; max: 100; from: 2027-02-01; to: 2027-02-14
theres a game every fri night can we b on the screen there everett 200 | place: Everett; types: digital; max: 200
autocorrect hates me its SEDRO woolley not cedar willy. posters 20 wk | place: Sedro-Woolley; types: print; max: 20; per: week
im in the car so ill be short digital billboard federal way commuters fifteen hundred a month | place: Federal Way; types: billboard digital; for: commuters; max: 1500; per: month
mom can you hear me oh its recording um hi we need flyers in marysville like 50 dollars worth | place: Marysville; types: print; max: 50
our spot on the corner in burien gets tons of traffic but ppl dont stop need a sign that pops 300 mo | place: Burien; types: billboard; max: 300; per: month
wud like 2 sponsor a kids soccer team in redmond 500 one time | place: Redmond; types: event; max: 500; per: one-time
any1 do podcast ads 4 small biz in olympia 60 an episode | place: Olympia; types: radio; max: 60
i seen ur billboard on meridian and now i want 1 2 puyallup 1000 mo | place: Puyallup; types: billboard; max: 1000; per: month
wait whats cheaper posters or radio nvm posters fremont 30 | place: Fremont; types: print; max: 30
gym posters gym posters gym posters kirkland thats all 90 mo | place: Kirkland; types: print; venues: gym; max: 90; per: month
were moving from bothell to mill creek jan 15 need mill creek ppl to know mailers 400 | place: Mill Creek; types: print; max: 400
nope not social i deleted all that radio in yakima 110 weekly | place: Yakima; types: radio; not: social; max: 110; per: week
can u do like 5 bucks a day on facebook in graham or is that dumb | place: Graham; types: social; max: 5; per: day
um for the brochure thing at the ferry in anacortes tourists you know may through august 80 a month | place: Anacortes; types: print; venues: ferry; for: tourists; max: 80; per: month; from: 2027-05-01; to: 2027-08-31
bars in spokane screens ufc night whatever 150 a month | place: Spokane; types: digital; venues: bar; max: 150; per: month
old people love us thats it thats the pitch newspaper anacortes 35 a week | place: Anacortes; types: print; for: seniors; max: 35; per: week
hi this is a message for the billboard people this is ron in winlock i want a billboard by the freeway not over six hundred a month thank you | place: Winlock; types: billboard; max: 600; per: month
pls no more emails from u. also do u have radio in longview 100 a week | place: Longview; types: radio; max: 100; per: week
on second thought skip vancouver do camas screens in cafes 120 a month | place: Camas; types: digital; venues: restaurant; max: 120; per: month
thinkin bout one of them airplane banners jk a billboard is fine long beach july 500 | place: Long Beach; types: billboard; max: 500; from: 2027-07-01; to: 2027-07-31
so basically students moving in late august cheney we rent fridges posters in the dorms aug 20 to aug 31 80 bucks | place: Cheney; types: print; venues: campus; for: students; max: 80; from: 2027-08-20; to: 2027-08-31
got quoted 2k for a wrap lol no. bench ads kent 150 mo | place: Kent; venues: transit; max: 150; per: month
im on the bus looking at an ad on the bus thinking i should have an ad on the bus everett 200 mo | place: Everett; venues: transit; max: 200; per: month
do the thing where its on every phone like banner ads bellevue 20 a day | place: Bellevue; types: digital; max: 20; per: day
hey its jen from the bakery the newspaper thing worked so same thing again enumclaw 40 a week thx | place: Enumclaw; types: print; max: 40; per: week
nobody under 50 comes in and i want young ppl so insta or tiktok fremont 30 a day | place: Fremont; types: social; for: young-adults; max: 30; per: day
`)
