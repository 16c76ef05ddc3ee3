import { parseCases, type QueryCase } from './parse-cases.ts'
import type { RequestClass } from './request-classes.ts'

/** The classes of `learn-2.ts` that are named for a difficulty rather than a voice. */
export const LEARN_2_BY_DIFFICULTY: Record<
  Extract<RequestClass, 'polarity' | 'whoseWord' | 'numbers' | 'places' | 'dates'>,
  QueryCase[]
> = {
  polarity: parseCases(`
I have nothing against flyers, in fact flyers it should be, Kenmore, $60 | place: Kenmore; types: print; max: 60
we've been burned by influencers two times. what's there in Bothell that isn't an influencer? 200 a month | place: Bothell; not: social; max: 200; per: month
Print? Nope. Radio? Nope. Digital? Yep. Olympia? Yep. | place: Olympia; types: digital; not: print radio
We won't be renewing our radio contract. Bus ads in Everett interest us instead. | place: Everett; venues: transit; not: radio
I'd sooner burn the money than give it to Facebook. Newspaper in Dayton, $45. | place: Dayton; types: print; not: social; max: 45
What about radio? No - what about podcasts? Either, I suppose. Redmond, 300 monthly. | place: Redmond; types: radio; max: 300; per: month
Last year: radio. Result: zero. This year: print. Place: Kelso. | place: Kelso; types: print; not: radio
Somebody recommended event booths to me and somebody else recommended magazines; I side with the second. Not booths. Gig Harbor. | place: Gig Harbor; types: print; not: event
Posters everywhere but not in bars, we are a recovery center. Coffee shops in Burien are perfect. | place: Burien; types: print; venues: restaurant
Nothing printed! We promised our members to be paperless. Lynnwood, screens in gyms. | place: Lynnwood; types: digital; venues: gym; not: print
I'm allergic to sponsorships: banquets, golf, raffles, all of it. Just billboards. Marysville. | place: Marysville; types: billboard; not: event
no kids no tourists just commuters, billboard, Fife | place: Fife; types: billboard; for: commuters
We're not a tourist place. Locals, mainly retired ones. Radio in Sequim, 75 weekly. | place: Sequim; types: radio; for: seniors; max: 75; per: week
A digital billboard isn't what I mean, I mean the old kind with paper. Elma, 600 a month. | place: Elma; types: billboard; not: digital; max: 600; per: month
Nothing beats radio, so radio in Yakima it is, $220 a week | place: Yakima; types: radio; max: 220; per: week
anything with wheels is fine, buses I mean; anything that stands still like a billboard isn't. Spokane | place: Spokane; venues: transit; not: billboard
don't do radio for less than 50 a week, do it for 50 to 90, Longview | place: Longview; types: radio; min: 50; max: 90; per: week
As long as it isn't an event I'm happy. Maple Valley. 300 a month. | place: Maple Valley; not: event; max: 300; per: month
we said no social in our bylaws, so: radio or paper, Mount Vernon, $95 weekly | place: Mount Vernon; types: radio print; not: social; max: 95; per: week
The gym screens were fine, the mall screens were a rip-off. More gyms, Bellevue, $400 a month. | place: Bellevue; types: digital; venues: gym; max: 400; per: month
In my opinion, sponsoring the demolition derby was the best idea and the radio ad the worst. So, more of the best and none of the worst: Skagit? no, Monroe. | place: Monroe; types: event; not: radio
social no longer works for us, print never did, radio still does. Prosser. | place: Prosser; types: radio; not: social print
I wouldn't mind a billboard in Battle Ground for 900 a month | place: Battle Ground; types: billboard; max: 900; per: month
We'd take any medium in Spokane with the exception of events | place: Spokane; not: event
Radio ads for a deaf community center would be silly; social it must be. Tacoma, $100 a week. | place: Tacoma; types: social; not: radio; max: 100; per: week
we need to be seen not heard, so no radio, a billboard, Richland | place: Richland; types: billboard; not: radio
Do not contact me about billboards. Contact me about radio in Walla Walla. | place: Walla Walla; types: radio; not: billboard
Our youth group said no to print, no to radio, yes to Instagram. Auburn, $10 a day. | place: Auburn; types: social; not: print radio; max: 10; per: day
Events are wonderful for others. For us they were three wet Saturdays and no sale. No events. Newspaper, Burlington. | place: Burlington; types: print; not: event
We have no objection to radio, none at all. Othello, 95 a week. | place: Othello; types: radio; max: 95; per: week
Good evening, my late husband swore by the radio and so do I. Raymond, please. | place: Raymond; types: radio
Take my word for it: posters do nothing in this town, none for me, radio for me. Republic. | place: Republic; types: radio; not: print
We had a magazine ad in mind, until the price arrived. No magazine. Facebook in Silverdale, 15 a day. | place: Silverdale; types: social; not: print; max: 15; per: day
`),
  whoseWord: parseCases(`
We're the Grays Harbor Radio Amateurs, a ham club, and would like flyers in Aberdeen for our swap meet on April 10 | place: Aberdeen; types: print; from: 2027-04-10; to: 2027-04-10
The Daily Grind, espresso, Shelton. Radio, please. $65 a week. | place: Shelton; types: radio; max: 65; per: week
I'm a wedding DJ and used to spin at clubs and bars. I want a magazine for brides in Bellevue, $450. | place: Bellevue; types: print; max: 450
As a bartender I can't afford much: social, Fremont, 30 a week, for my candle side gig | place: Fremont; types: social; max: 30; per: week
Billboard Barbecue on Highway 12 in Elma wants a newspaper ad, $50 | place: Elma; types: print; max: 50
Student Movers LLC. Families are our customers. Kirkland. Flyers. | place: Kirkland; types: print; for: families
Ferry County Feed & Seed in Republic: newspaper, 15 a week | place: Republic; types: print; max: 15; per: week
The Tourist Trap, a gift shop at Ocean Shores, needs a billboard June to August | place: Ocean Shores; types: billboard; from: 2027-06-01; to: 2027-08-31
I lease excavators by the week. A billboard near Ferndale, please, under 800 a month. | place: Ferndale; types: billboard; max: 800; per: month
I sell commercial real estate, offices, mostly. Where do business owners in Everett look? Radio? $500 monthly. | place: Everett; types: radio; for: local-business; max: 500; per: month
I design event posters, I don't need any. I need clients on social media in Ballard, $120 a month. | place: Ballard; types: social; max: 120; per: month
Podium Dental in Covington (not a podcast!) would like bus ads | place: Covington; venues: transit
Harvest Festival Foods is a grocery wholesaler in Yakima who'd like a magazine ad, $650 | place: Yakima; types: print; max: 650
Summer Lee Photography, Woodinville, social, 45 a week | place: Woodinville; types: social; max: 45; per: week
I used to manage a newspaper. These days I grow garlic. Booth, farmers market, Chimacum, $20 a day | place: Chimacum; types: event; max: 20; per: day
Our software books conference rooms in offices. We'd like podcasts, Seattle, $200 an episode. | place: Seattle; types: radio; max: 200
Campus Cuts barbers, Cheney, want Instagram at 15 a day | place: Cheney; types: social; max: 15; per: day
I clean restaurants after closing time. I'd like restaurant owners to find me in a business newsletter by email, Tacoma, $75 | place: Tacoma; types: social; for: local-business; max: 75
We operate the ferry snack bar concession, and we need staff: radio in Anacortes, 200 a week | place: Anacortes; types: radio; max: 200; per: week
We manufacture LED displays in Kent and need skilled solderers. A radio campaign, $1,500 monthly, Kent. | place: Kent; types: radio; max: 1500; per: month
January Jones Interiors, magazine, Mercer Island, $750 | place: Mercer Island; types: print; max: 750
My office is above a bar, my clients are below forty. Social media, Wallingford, $80 monthly. | place: Wallingford; types: social; max: 80; per: month
we are a retail workers' credit union and would love transit ads in Federal Way, 900 a month | place: Federal Way; venues: transit; max: 900; per: month
I teach a social dance class, swing. Posters in bars and cafes in Bellingham, $35 a week | place: Bellingham; types: print; venues: bar restaurant; max: 35; per: week
I drive for a bus line at night; by day I sell firewood in Eatonville, newspaper, 20 a week | place: Eatonville; types: print; max: 20; per: week
Our museum has a billboard from 1926 in the collection. To bring tourists in we want brochures, Walla Walla, $300. | place: Walla Walla; types: print; for: tourists; max: 300
The Newspaper Rock Climbing Gym, Issaquah, professionals, screens in offices, 450 a month | place: Issaquah; types: digital; venues: office; for: professionals; max: 450; per: month
We are Premium Outdoor Storage in Moses Lake. Newspaper ad, $30 a week. | place: Moses Lake; types: print; max: 30; per: week
I'm an author, my novel is 'The Radio Priest', the launch is in Burien and I want flyers in coffee shops | place: Burien; types: print; venues: restaurant
we do billboard installation for others, so we know the price. want to buy one in Kelso, 40k | place: Kelso; types: billboard; kind: sale; max: 40000
At the Ballroom on Broadway we host galas and conventions. To fill January: radio, Spokane, $450 a week. | place: Spokane; types: radio; max: 450; per: week; from: 2027-01-01; to: 2027-01-31
Family Tree Service cuts trees. Radio in Monroe, 80 a week | place: Monroe; types: radio; max: 80; per: week
Our newspaper delivery kids need customers too, I mean they mow lawns. Flyers, Sequim, 20 dollars. | place: Sequim; types: print; max: 20
`),
  numbers: parseCases(`
I have 14 cows, 3 kids and 90 dollars a month. Radio, Lynden. | place: Lynden; types: radio; max: 90; per: month
We see 220 patients a week and want 20 more. Newspaper in Sunnyside at $100 a week. | place: Sunnyside; types: print; max: 100; per: week
98225, students, social | place: 98225; types: social; for: students
4 nights, 4 bars, Bellingham, digital screens, $50 a day | place: Bellingham; types: digital; venues: bar; max: 50; per: day
2 for 1 burgers every Tuesday! Flyers in Shelton, 2 cents of profit, so 30 dollars max | place: Shelton; types: print; max: 30
I make $19 an hour so please be gentle: $25 a week, flyers, Everett | place: Everett; types: print; max: 25; per: week
ZIP 98367, newspaper, our farm stand, 55 dollars | place: 98367; types: print; max: 55
Screens in gyms for members who swipe in 4 times a week or more, Redmond, 260 a month | place: Redmond; types: digital; venues: gym; max: 260; per: month
ten bucks a day. that's it. social. Auburn. | place: Auburn; types: social; max: 10; per: day
Tickets are 12 dollars, 10 for seniors. We have 150 dollars for posters in Port Townsend. | place: Port Townsend; types: print; max: 150
We're 11 miles from Omak and would pay 11 dollars a day for a billboard in Omak | place: Omak; types: billboard; max: 11; per: day
I'm 83, my customers are 83, radio in Hoquiam, 33 dollars a week | place: Hoquiam; types: radio; for: seniors; max: 33; per: week
We have two budgets: mine, 0, and my wife's, 300 a month. Social in Puyallup. | place: Puyallup; types: social; max: 300; per: month
Suite 400, 10500 NE 8th St is us, in Bellevue. Office screens, $400 a month, professionals. | place: Bellevue; types: digital; venues: office; for: professionals; max: 400; per: month
a 5'x10' sign at the stadium in Everett, $600 | place: Everett; venues: stadium; max: 600
Would $4.5k per quarter get us transit in Spokane? | place: Spokane; venues: transit; max: 4500; per: quarter
Our goal: 40 sign-ups. Our list: 1,900 emails. Our ask: an email newsletter placement in Issaquah, $90. | place: Issaquah; types: social; max: 90
Ages 3 to 5 is our preschool, so parents, Maple Valley, magazine, $260 an issue | place: Maple Valley; types: print; for: families; max: 260
1-800-555-0134 is on the truck. What I need is a billboard, Spokane Valley, 30 days, $1,400 total. | place: Spokane Valley; types: billboard; max: 1400
8 out of 10 dentists, ha ha. This one wants bus shelters in Mill Creek for 350 monthly. | place: Mill Creek; venues: transit; max: 350; per: month
we expect 2,500 runners. a magazine ad, Bellingham, 800 dollars once | place: Bellingham; types: print; max: 800; per: one-time
We print 600 bulletins each Sunday ourselves. For radio in Monroe we can spend $45 a week. | place: Monroe; types: radio; max: 45; per: week
a 10 second slot every 2 minutes on a digital billboard in Marysville, 1,600 monthly | place: Marysville; types: billboard digital; max: 1600; per: month
Need it under $0.05 per view? No idea. I have $20 per day for social in Sammamish. | place: Sammamish; types: social; max: 20; per: day
Retiring after 41 years, everything 60% off, newspaper in Anacortes, $240 | place: Anacortes; types: print; max: 240
$1,800 is for the van repair, $180 is for ads: flyers in Sumner | place: Sumner; types: print; max: 180
Our 3 bedroom rental sits empty but this is about my tax office. Billboard, Kennewick, $1,000 monthly from January 2. | place: Kennewick; types: billboard; max: 1000; per: month; from: 2027-01-02
We did 65 mph past that billboard in Cle Elum and still read it. $900 a month? | place: Cle Elum; types: billboard; max: 900; per: month
I have a $250 gift card for ads from the chamber, so $250 of newspaper in Dayton | place: Dayton; types: print; max: 250
from 600 up to 900 per month, 2 billboards, Port Angeles | place: Port Angeles; types: billboard; min: 600; max: 900; per: month
eighty-five dollars per week on the radio in Forks would do | place: Forks; types: radio; max: 85; per: week
Section B, page 4 is where our ad was in the newspaper; we'd do it again for $75 a week in Omak | place: Omak; types: print; max: 75; per: week
`),
  places: parseCases(`
South Bend, the oyster town here on Willapa Bay, not the one with the football. Newspaper. | place: South Bend; types: print
Our office is in Denver; the campaign is in Spokane: bus ads, $1,500 a month | place: Spokane; venues: transit; max: 1500; per: month
Port Orchard or Silverdale, newspaper, $60 | place: Port Orchard; types: print; max: 60
Sea-level farm, mountain customers: Roslyn, flyers | place: Roslyn; types: print
next to Lumen Field, digital billboard, 3k a month | place: Lumen Field; types: billboard digital; max: 3000; per: month
Greetings from Friday Harbor! It's in Bellingham that we need posters, though. | place: Bellingham; types: print
Pike Place Market, tourists, anything printed, $400 monthly | place: Pike Place Market; types: print; for: tourists; max: 400; per: month
University of Washington campus, screens, students, winter | place: University of Washington; types: digital; venues: campus; for: students; from: 2026-12-01; to: 2027-02-28
Moscow, Idaho: social for students, $50 a week | place: Moscow; types: social; for: students; max: 50; per: week
mall screns in belevue, 1200 a month | place: Bellevue; types: digital; venues: retail; max: 1200; per: month
in georgetown (seattle, not texas, not DC) bar posters | place: Georgetown; types: print; venues: bar
Mont Vernon billbord 600 | place: Mount Vernon; types: billboard; max: 600
Is there print in Eastsound? | place: Eastsound; types: print
Las Vegas Nails in Marysville wants social at 40 a week | place: Marysville; types: social; max: 40; per: week
Bainbrige Iland ferry posters 300 mo | place: Bainbridge Island; types: print; venues: ferry; max: 300; per: month
Everyone says Seattle. I say Sultan. Newspaper, $25. | place: Sultan; types: print; max: 25
from the Bremerton shipyard's neighbors: billboard, Bremerton, 850/month | place: Bremerton; types: billboard; max: 850; per: month
Phoenix, Arizona, yes, that far south, radio, January through March | place: Phoenix; types: radio; from: 2027-01-01; to: 2027-03-31
Aberdeen's Scottish Bakery, in Olympia since 1990, wants Olympia radio | place: Olympia; types: radio
Pacific Northwest Gutters, Tumwater, newspaper, 50 weekly | place: Tumwater; types: print; max: 50; per: week
our customers fly in from Anchorage, but we advertise at home in Anacortes: magazine, $300 | place: Anacortes; types: print; max: 300
radio near Newport, up by the Idaho line | place: Newport; types: radio
Port Angles newspaper 40 weekly | place: Port Angeles; types: print; max: 40; per: week
Wallingford, Fremont, Ballard: pub posters, 100 a week | place: Wallingford; types: print; venues: bar; max: 100; per: week
LaConner brochures | place: La Conner; types: print
radeo in Gigharbor, 110 week | place: Gig Harbor; types: radio; max: 110; per: week
Climate Pledge Arena, billboard nearby, 5,000 a month | place: Climate Pledge Arena; types: billboard; max: 5000; per: month
Eugene, Oregon, campus posters, spring | place: Eugene; types: print; venues: campus; from: 2027-03-01; to: 2027-05-31
We closed in Renton. Renton is history. Newcastle is new: social, 20 a day. | place: Newcastle; types: social; max: 20; per: day
Salt Lake City airport screens for tourists, $2,000 a month | place: Salt Lake City; types: digital; venues: airport; for: tourists; max: 2000; per: month
The Bellingham Bread Company, which is in Blaine, would like flyers in Blaine | place: Blaine; types: print
Yakama Nation museum here, tourists, billboard in Toppenish, $700 monthly | place: Toppenish; types: billboard; for: tourists; max: 700; per: month
Bozeman, Montana, radio, $300 a week | place: Bozeman; types: radio; max: 300; per: week
`),
  dates: parseCases(`
Q4 2027, bus ads, Kent | place: Kent; venues: transit; from: 2027-10-01; to: 2027-12-31
January and February, newspaper, Kelso, 80 a week | place: Kelso; types: print; max: 80; per: week; from: 2027-01-01; to: 2027-02-28
the week of March 8, radio, Yakima | place: Yakima; types: radio; from: 2027-03-08; to: 2027-03-14
until the end of January, mall screens, Tukwila | place: Tukwila; types: digital; venues: retail; to: 2027-01-31
second half of April, flyers, Issaquah | place: Issaquah; types: print; from: 2027-04-16; to: 2027-04-30
for the next two weeks, radio in Elma | place: Elma; types: radio; from: 2026-11-21; to: 2026-12-04
through Christmas, newspaper, Monroe | place: Monroe; types: print; to: 2026-12-25
Our lease starts in June but the ads should run in May: social, Bothell | place: Bothell; types: social; from: 2027-05-01; to: 2027-05-31
3 months from January 15, billboard, Moses Lake, $700 monthly | place: Moses Lake; types: billboard; max: 700; per: month; from: 2027-01-15; to: 2027-04-14
winter, tourists, Leavenworth, radio | place: Leavenworth; types: radio; for: tourists; from: 2026-12-01; to: 2027-02-28
after January 10 whenever, flyers in Sumner | place: Sumner; types: print; from: 2027-01-11
by the month from February 1, office screens, Redmond, 600 monthly | place: Redmond; types: digital; venues: office; max: 600; per: month; from: 2027-02-01
the month before Easter is hard to count so: March 1 to March 27, radio, Lacey | place: Lacey; types: radio; from: 2027-03-01; to: 2027-03-27
Dec. 1st thru Jan. 15th, billboard, Selah, 500/mo | place: Selah; types: billboard; max: 500; per: month; from: 2026-12-01; to: 2027-01-15
July, but not the Fourth, well, just July: social, Edmonds | place: Edmonds; types: social; from: 2027-07-01; to: 2027-07-31
we've existed since May 2011 and want a billboard in Yelm in March | place: Yelm; types: billboard; from: 2027-03-01; to: 2027-03-31
four weeks from January 25, transit, Federal Way, $800 | place: Federal Way; venues: transit; max: 800; from: 2027-01-25; to: 2027-02-21
spring quarter rush: March 29 to April 11, campus screens, Bellingham | place: Bellingham; types: digital; venues: campus; from: 2027-03-29; to: 2027-04-11
must be down by February 28, billboard, Arlington | place: Arlington; types: billboard; to: 2027-02-28
for all of December and all of January, ferry, Bremerton | place: Bremerton; venues: ferry; from: 2026-12-01; to: 2027-01-31
Presidents' Day sale, February 12 through 15, radio, Kennewick | place: Kennewick; types: radio; from: 2027-02-12; to: 2027-02-15
September, back to school, families, screens in malls, Silverdale | place: Silverdale; types: digital; venues: retail; for: families; from: 2027-09-01; to: 2027-09-30
every weekend in May? simpler: May. Booths, Woodinville | place: Woodinville; types: event; from: 2027-05-01; to: 2027-05-31
Two months, February and March, radio, Raymond, 200 altogether | place: Raymond; types: radio; max: 200; from: 2027-02-01; to: 2027-03-31
1/18/27 - 2/14/27, digital billboard, Tacoma, $2,800 | place: Tacoma; types: billboard digital; max: 2800; from: 2027-01-18; to: 2027-02-14
Christmas tree lot, Nov 27 to Dec 24, newspaper in Camas | place: Camas; types: print; from: 2026-11-27; to: 2026-12-24
Father's Day is June 20; social from June 7 to June 20, Issaquah | place: Issaquah; types: social; from: 2027-06-07; to: 2027-06-20
for six months beginning June 1, billboard, Ocean Shores | place: Ocean Shores; types: billboard; from: 2027-06-01; to: 2027-11-30
end of campaign: November 2, 2027, start: September 6, 2027. radio. Aberdeen. | place: Aberdeen; types: radio; from: 2027-09-06; to: 2027-11-02
Half a year starting on Groundhog Day, so February 2, billboard, Battle Ground | place: Battle Ground; types: billboard; from: 2027-02-02; to: 2027-08-01
From January to April and no longer, bus ads, Lakewood | place: Lakewood; venues: transit; from: 2027-01-01; to: 2027-04-30
on December 12 we hold a craft fair in Shelton, radio for it the week of December 7 | place: Shelton; types: radio; from: 2026-12-07; to: 2026-12-13
`),
}
