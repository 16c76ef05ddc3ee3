import { parseCases, type QueryCase } from './parse-cases.ts'
import type { RequestClass } from './request-classes.ts'

/** The classes of `opened-2.ts` that are named for a difficulty rather than a voice. */
export const OPENED_2_BY_DIFFICULTY: Record<
  Extract<RequestClass, 'polarity' | 'whoseWord' | 'numbers' | 'places' | 'dates'>,
  QueryCase[]
> = {
  polarity: parseCases(`
Radio is out, billboards are in. Sequim, 800 a month. | place: Sequim; types: billboard; not: radio; max: 800; per: month
Put me anywhere in Tacoma, just keep me off social media | place: Tacoma; not: social
My committee voted 7 to 2 against the newspaper and 9 to 0 for the radio. Colville. | place: Colville; types: radio; not: print
you can leave out facebook and all its cousins. newspaper, Hoquiam, 50 a week | place: Hoquiam; types: print; not: social; max: 50; per: week
don't need it to be pretty, don't need it to be big, just a poster in a Fremont bar | place: Fremont; types: print; venues: bar
Renting only. We can't own structures. Digital billboard in Fife, $2,000 monthly. | place: Fife; types: billboard digital; kind: rent; max: 2000; per: month
newspaper yes billboard no radio maybe, Chehalis, 400 a month | place: Chehalis; types: print radio; not: billboard; max: 400; per: month
I asked for Kent but typed Kelso, so Kent: radio, 200 weekly | place: Kent; types: radio; max: 200; per: week
Bus ads beat billboards for us any day. No billboards therefore. Renton, 500 a month. | place: Renton; venues: transit; not: billboard; max: 500; per: month
Hi, take billboards off my list, add bus shelters, keep radio. Bremerton. Thanks, Walt | place: Bremerton; types: radio; venues: transit; not: billboard
The magazine was supposed to come out in May and came out in August, so magazines are dead to us; radio, Wenatchee | place: Wenatchee; types: radio; not: print
Please stop suggesting TikTok. I'm begging. A newspaper. Any newspaper. Shelton. | place: Shelton; types: print; not: social
I can't say I dislike posters. Do them in Ballard cafes, 60 weekly. | place: Ballard; types: print; venues: restaurant; max: 60; per: week
Neither flyers nor posters got anyone through the door, thus no print any more. Social, Kirkland, 30 a day. | place: Kirkland; types: social; not: print; max: 30; per: day
Why did I ever buy a billboard ad on that road? Never mind. Flyers in Orting, and no billboards, 50 bucks. | place: Orting; types: print; not: billboard; max: 50
Not a fan of newspapers. Big fan of radio. Medium fan of Centralia, but that's where we are. | place: Centralia; types: radio; not: print
It needn't be cheap, it mustn't be radio. Issaquah. For families. | place: Issaquah; for: families; not: radio
Everybody tells me go digital. I don't want to go digital. I want a sign by the highway in Cle Elum, a billboard, 700 a month. | place: Cle Elum; types: billboard; not: digital; max: 700; per: month
Posters, sorry, autocorrect, I meant podcasts. Seattle. 150 an episode. | place: Seattle; types: radio; max: 150
Ferry ads? They take ages to approve. Not those. A billboard in Poulsbo, 1,000 a month. | place: Poulsbo; types: billboard; max: 1000; per: month
The last guy put us on a bus to nowhere and billed us for Seattle. I'd like radio in Kent now, 250 a week. | place: Kent; types: radio; max: 250; per: week
Rather than social media give me something people hold in their hands, a magazine, Edmonds, $300 | place: Edmonds; types: print; not: social; max: 300
I used to think billboards were for lawyers. I was wrong, I want one. Lakewood, $1,100 a month. | place: Lakewood; types: billboard; max: 1100; per: month
If it's radio, count me out; if it's print, count me in. Omak, 40 weekly. | place: Omak; types: print; not: radio; max: 40; per: week
Of radio, social and print I would strike the first. Covington, 250 monthly. | place: Covington; types: social print; not: radio; max: 250; per: month
My landlord won't allow a sign, so I can't have a sign; can I have a bus shelter in Puyallup, 300 a month? | place: Puyallup; venues: transit; max: 300; per: month
Only because my son insists: social, Duvall, 8 dollars a day. And not one cent on radio. | place: Duvall; types: social; not: radio; max: 8; per: day
`),
  whoseWord: parseCases(`
I install digital dashboards in trucks. A billboard in Pasco would get me noticed, $900 a month. | place: Pasco; types: billboard; max: 900; per: month
My company Gym Floors Northwest lays rubber flooring. Business owners in Spokane, email newsletter, $200 a month. | place: Spokane; types: social; for: local-business; max: 200; per: month
School bus contractor needs drivers, radio in Graham, 300 weekly until hired | place: Graham; types: radio; max: 300; per: week
Our product is an airport pickup app; our ads should be on social in SeaTac, $50 a day | place: SeaTac; types: social; max: 50; per: day
My husband is in the paper industry and I'm in soap. Soap needs Instagram. Camas. $90 a month. | place: Camas; types: social; max: 90; per: month
We cater events, mostly corporate. To reach professionals in Bellevue we'd like office lobby screens, $700 monthly. | place: Bellevue; types: digital; venues: office; for: professionals; max: 700; per: month
Our church is called The Crossing at the Mall because it's in the old mall. Flyers in Kelso, $45. | place: Kelso; types: print; max: 45
hey we're Monday Magazine (the band). posters in bars, olympia, 35 dollars | place: Olympia; types: print; venues: bar; max: 35
We run a restaurant inside a gym inside a mall, it's complicated. Radio, Tukwila, 350 a week. | place: Tukwila; types: radio; max: 350; per: week
Billy's Boards, skateboards, Bremerton, gym posters 30 bucks a week | place: Bremerton; types: print; venues: gym; max: 30; per: week
we're hiring a radio technician in Spokane. newspaper ad, 150 dollars | place: Spokane; types: print; max: 150
Grandma's Attic isn't for seniors only. Young adults in Bellingham, social, 60 a month. | place: Bellingham; types: social; for: young-adults; max: 60; per: month
My name is Bill Board, yes really, and I need a flyer for my lawn service in Fife | place: Fife; types: print
The Rent Is Too High, a tenants' group in Renton, wants bus shelters, 400 a month | place: Renton; venues: transit; max: 400; per: month
Pub quiz host for hire. Where I want to be seen: newspaper, Snohomish, $40 a week | place: Snohomish; types: print; max: 40; per: week
Fifty Fifty Pizza in Chehalis wants a billboard | place: Chehalis; types: billboard
The Spokane Street Garage in Seattle wants Seattle radio, 600 a week | place: Seattle; types: radio; max: 600; per: week
Digital nomad here, I do bookkeeping. Flyers in cafes, Langley, 20 bucks | place: Langley; types: print; venues: restaurant; max: 20
The Airport Diner in Arlington is nowhere near as busy as it should be. A billboard, $650 a month. | place: Arlington; types: billboard; max: 650; per: month
We're a campground, families stay with us, what we want is RV tourists on a billboard by Cle Elum | place: Cle Elum; types: billboard; for: tourists
Tuesday Taproom in Monroe would love a radio spot, 70 dollars a week | place: Monroe; types: radio; max: 70; per: week
My catering business sponsors everything from birthdays to burials, that's enough sponsoring. Magazine, Bothell, $280. | place: Bothell; types: print; not: event; max: 280
Wheels on the Bus Daycare, Puyallup: social, families, 12 dollars a day | place: Puyallup; types: social; for: families; max: 12; per: day
The Quarterly, a wine bar in Kirkland, screens at gyms, $200 a month | place: Kirkland; types: digital; venues: gym; max: 200; per: month
I'm a transit planner who sings opera on weekends; for my recital in Kirkland on May 22, flyers | place: Kirkland; types: print; from: 2027-05-22; to: 2027-05-22
We sell gift cards for restaurants to companies. Billboard, Lynnwood, 1,500 a month. | place: Lynnwood; types: billboard; max: 1500; per: month
`),
  numbers: parseCases(`
our shop is at 118 N Tower Ave in Centralia. posters, 40 a week | place: Centralia; types: print; max: 40; per: week
call or text 425-555-0190 re: bus ads in Bothell, up to $700 monthly | place: Bothell; venues: transit; max: 700; per: month
48 feet wide, 14 tall, Ellensburg, $1,050 monthly, billboard | place: Ellensburg; types: billboard; max: 1050; per: month
My store turned 75 in 2024. For $75 a week I want the newspaper in Chehalis. | place: Chehalis; types: print; max: 75; per: week
between three and four hundred a month for bus shelters in Lakewood | place: Lakewood; venues: transit; min: 300; max: 400; per: month
Our hotel has 84 rooms from $139 a night. Tourists. Billboard in Chelan. $1,250 a month. | place: Chelan; types: billboard; for: tourists; max: 1250; per: month
We pulled 1,800 people last July 4th. Radio in Yelm for 2027's Fourth, June 21 to July 4, $600. | place: Yelm; types: radio; max: 600; from: 2027-06-21; to: 2027-07-04
my trailer is 8 by 16 and needs a booth that size at a fair in Lynden, 240 dollars | place: Lynden; types: event; max: 240
reach 30,000 cars per day on a billboard in Fife, $2,600 a month tops | place: Fife; types: billboard; max: 2600; per: month
Invoice 20713 was wrong, but let's go again: newspaper, Kelso, $88 weekly | place: Kelso; types: print; max: 88; per: week
Nothing below $3,000 a month please, digital billboards, Tacoma | place: Tacoma; types: billboard digital; min: 3000; per: month
I can go up to a grand a month for radio in Olympia | place: Olympia; types: radio; max: 1000; per: month
24/7 locksmith, 7 vans, 1 dispatcher, radio in Renton for 280 a week | place: Renton; types: radio; max: 280; per: week
I pay 2,150 rent a month for the shop, so 150 a month is what's left for flyers in Burien | place: Burien; types: print; max: 150; per: month
we lost $800 on our last billboard deal because of the deposit. new one, Yakima, $700 a month, billboard | place: Yakima; types: billboard; max: 700; per: month
Q: how many spots for $500? Radio, Longview | place: Longview; types: radio; max: 500
200 a month is my limit, my brother's limit is 250 but it's my shop: social, Kent | place: Kent; types: social; max: 200; per: month
Half a million people live here and I need 12 of them. Posters in cafes, Seattle, 12 dollars a week. | place: Seattle; types: print; venues: restaurant; max: 12; per: week
There are 31 churches in town and ours is the one with the leaky roof. Newspaper, Ephrata, $31. | place: Ephrata; types: print; max: 31
I can spare 40 a week until the loan of 9,000 is paid off. Radio. Prosser. | place: Prosser; types: radio; max: 40; per: week
Every 4th customer comes from the ferry. More ferry ads, Kingston, 160 a month. | place: Kingston; venues: ferry; max: 160; per: month
Please, 1 poster. 1 gym. 1 month. Covington. 20 dollars in all. | place: Covington; types: print; venues: gym; max: 20
My ID on your site is 70022. I'd like screens in malls, Silverdale, $500 monthly. | place: Silverdale; types: digital; venues: retail; max: 500; per: month
our fitness studio has 48 bikes and 480 members; bus ads, Shoreline, 380 a month | place: Shoreline; venues: transit; max: 380; per: month
6 months sober, 6 employees, $600 a month for radio in Lakewood | place: Lakewood; types: radio; max: 600; per: month
Frequencies of 3+ per week are what my nephew recommends. Radio, Elma, $48 a week. | place: Elma; types: radio; max: 48; per: week
`),
  places: parseCases(`
bilboards in Snohomsh, 800 a month | place: Snohomish; types: billboard; max: 800; per: month
radio in Steilacoom, or as the post office says, the place nobody can spell | place: Steilacoom; types: radio
Texas Barbecue Barn of Puyallup wants a billboard in Puyallup | place: Puyallup; types: billboard
Tourists heading for the Space Needle, a brochure | place: Space Needle; types: print; for: tourists
Paris-style macarons, sold in Kirkland, cafe posters, 40 a week | place: Kirkland; types: print; venues: restaurant; max: 40; per: week
The commuters on the Kingston ferry read whatever is on the wall, so posters, Kingston | place: Kingston; types: print; venues: ferry; for: commuters
radio, Coeur d'Alene, 200 weekly | place: Coeur d'Alene; types: radio; max: 200; per: week
Manson is too small to matter, use Chelan, billboard for tourists | place: Chelan; types: billboard; for: tourists
Queen Anne, on top of the hill, flyers, 35 dollars | place: Queen Anne; types: print; max: 35
Our trucks drive from Yakima to Ellensburg all day; the ads go in Yakima, radio, $180 a week | place: Yakima; types: radio; max: 180; per: week
billboard, Missoula, Montana, 900 monthly | place: Missoula; types: billboard; max: 900; per: month
Clarkston on our side of the river, radio, 65 a week | place: Clarkston; types: radio; max: 65; per: week
W. Seattle coffeeshops, posters, 50/wk | place: West Seattle; types: print; venues: restaurant; max: 50; per: week
Elensberg campus, flyers for students | place: Ellensburg; types: print; venues: campus; for: students
Along SR 20 in Sedro Wooley, billboard | place: Sedro-Woolley; types: billboard
a stall at a fair in Battleground, WA, 150 dollars | place: Battle Ground; types: event; max: 150
Tukwila light rail station, commuters, 750 a month | place: Tukwila; venues: transit; for: commuters; max: 750; per: month
Snoqualmie families, social | place: Snoqualmie; types: social; for: families
We ship everywhere but bake in Lynwood, so flyers in Lynwood | place: Lynnwood; types: print
Lake City Way Auto is in Kenmore. Kenmore people should know: flyers, 90 dollars. | place: Kenmore; types: print; max: 90
Dallas Cowboys fans' bar in Everett, screens in other bars, Everett, 40 a day | place: Everett; types: digital; venues: bar; max: 40; per: day
UDistrict bars, students | place: University District; venues: bar; for: students
tourist brochures, Pt. Townsend | place: Port Townsend; types: print; for: tourists
Tacoma Dome, boat show week, booth, January 18 to January 24 | place: Tacoma Dome; types: event; from: 2027-01-18; to: 2027-01-24
Woodinville tasting room wants its posters in Redmond offices, 150 a month | place: Redmond; types: print; venues: office; max: 150; per: month
`),
  dates: parseCases(`
third quarter, billboard, Spokane Valley | place: Spokane Valley; types: billboard; from: 2027-07-01; to: 2027-09-30
from Thanksgiving to Christmas, radio in Chehalis | place: Chehalis; types: radio; from: 2026-11-26; to: 2026-12-25
tomorrow only, social, Renton | place: Renton; types: social; from: 2026-11-22; to: 2026-11-22
first half of 2027, radio, Longview, 1k a month | place: Longview; types: radio; max: 1000; per: month; from: 2027-01-01; to: 2027-06-30
for ten days from December 10, screens in gyms, Kirkland | place: Kirkland; types: digital; venues: gym; from: 2026-12-10; to: 2026-12-19
New Year's Eve, bars, Capitol Hill, digital | place: Capitol Hill; types: digital; venues: bar; from: 2026-12-31; to: 2026-12-31
11/27 through 12/6, radio, Covington | place: Covington; types: radio; from: 2026-11-27; to: 2026-12-06
fall 2027, students, Cheney, campus posters | place: Cheney; types: print; venues: campus; for: students; from: 2027-09-01; to: 2027-11-30
5 June to 19 June, magazine, Mercer Island | place: Mercer Island; types: print; from: 2027-06-05; to: 2027-06-19
Closed in winter, so from May 1 to September 30, billboard, Westport | place: Westport; types: billboard; from: 2027-05-01; to: 2027-09-30
Valentine's Day, radio in Olympia, $90 | place: Olympia; types: radio; max: 90; from: 2027-02-14; to: 2027-02-14
starting Monday, radio in Shelton | place: Shelton; types: radio; from: 2026-11-23
Labor Day, newspaper, Ellensburg, $130 | place: Ellensburg; types: print; max: 130; from: 2027-09-06; to: 2027-09-06
from Dec 26 on, gym posters, Lynnwood | place: Lynnwood; types: print; venues: gym; from: 2026-12-26
on February 6, Lunar New Year, radio, Seattle, 500 | place: Seattle; types: radio; max: 500; from: 2027-02-06; to: 2027-02-06
for one year from March 1, 2027, newspaper, Goldendale, 1,000 a year | place: Goldendale; types: print; max: 1000; per: year; from: 2027-03-01; to: 2028-02-29
next week, one newspaper ad, Okanogan, 35 dollars | place: Okanogan; types: print; max: 35; from: 2026-11-23; to: 2026-11-29
in the next 14 days, flyers, Ballard | place: Ballard; types: print; from: 2026-11-21; to: 2026-12-04
starting the first of the year, bus ads, Shoreline | place: Shoreline; venues: transit; from: 2027-01-01
over the summer, families, Sammamish, magazine | place: Sammamish; types: print; for: families; from: 2027-06-01; to: 2027-08-31
from winter into spring, December to May, radio, Colville | place: Colville; types: radio; from: 2026-12-01; to: 2027-05-31
first week of February, bar screens, Pullman | place: Pullman; types: digital; venues: bar; from: 2027-02-01; to: 2027-02-07
hi it's Jo from the theater again, we moved the show from March to April, so posters in cafes, Langley, April | place: Langley; types: print; venues: restaurant; from: 2027-04-01; to: 2027-04-30
Cinco de Mayo, restaurants, Burien, posters | place: Burien; types: print; venues: restaurant; from: 2027-05-05; to: 2027-05-05
Q3 and Q4 of 2027, radio, Chehalis, 400 a month | place: Chehalis; types: radio; max: 400; per: month; from: 2027-07-01; to: 2027-12-31
two weeks starting December 7, social, Covington, 20 a day | place: Covington; types: social; max: 20; per: day; from: 2026-12-07; to: 2026-12-20
`),
}
