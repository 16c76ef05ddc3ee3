import { parseCases, type QueryCase } from './parse-cases.ts'

/** Requests to learn from, where numbers and dates are mostly about something else than the ad; today is 2026-11-21. */
export const LEARN_4: readonly QueryCase[] = parseCases(`
posters in Auburn for women 40 to 60 | place: Auburn; types: print
radio in Yakima aimed at men 18 to 34 | place: Yakima; types: radio; for: young-adults
adults 25 to 54, digital screens, Everett, 900 a month | place: Everett; types: digital; max: 900; per: month
folks under 40, instagram, Bothell | place: Bothell; types: social; for: young-adults
people over 65 in Sequim, newspaper, 80 a week | place: Sequim; types: print; for: seniors; max: 80; per: week
billboard in Lacey for people under 30 | place: Lacey; types: billboard; for: young-adults
anybody between 20 and 35, social, Fremont, $150 | place: Fremont; types: social; max: 150; for: young-adults
we are open to ages 3 to 10, screens in the mall, Tukwila | place: Tukwila; types: digital; venues: retail
a bar for over 21s wants posters in Pullman, 40 a week | place: Pullman; types: print; max: 40; per: week
call us at 1-888 something, what matters is a billboard in Kelso | place: Kelso; types: billboard
our 1-800 line is the whole ad. radio, Olympia, 300 a week | place: Olympia; types: radio; max: 300; per: week
the 866 number must fit on the board: billboard in Fife | place: Fife; types: billboard
quantity 30, posters, Renton | place: Renton; types: print
need 500 printed and hung: flyers in Monroe | place: Monroe; types: print
qty 12 bus shelters in Seattle, 4000 a month | place: Seattle; venues: transit; max: 4000; per: month
GRPs 120 a week, radio, Spokane | place: Spokane; types: radio
we plan 80 GRPs per week on radio in Tacoma for 2,000 weekly | place: Tacoma; types: radio; max: 2000; per: week
reach of 10,000 a week at least, digital, Kent | place: Kent; types: digital
should be seen by 5,000 people a day, billboard in Federal Way | place: Federal Way; types: billboard
at least 20k followers, instagram creators in Seattle, 400 a post | place: Seattle; types: social; max: 400
an influencer with minimum 8k, Bellevue | place: Bellevue; types: social
creators with 15 thousand and up, Tacoma, $250 | place: Tacoma; types: social; max: 250
a newsletter with over 3,000 readers in Issaquah, 90 a send | place: Issaquah; types: social; max: 90
traffic above 25,000 a day, billboard, Lynnwood, 1800 | place: Lynnwood; types: billboard; max: 1800
my rent is 1100 a month and for ads I've got 120. flyers, Burien | place: Burien; types: print; max: 120
La renta me cuesta 1500 al mes, para publicidad me quedan 200, radio en Yakima | place: Yakima; types: radio; max: 200
pago 800 de renta y puedo pagar 60 por semana en el periódico de Prosser | place: Prosser; types: print; max: 60; per: week
We pay our cook 24 an hour. For a radio ad in Elma we could pay 150 a week. | place: Elma; types: radio; max: 150; per: week
the mortgage takes 2,300 a month so social in Kent has to stay under 200 | place: Kent; types: social; max: 200
We have 90 for lunch most days and nobody at dinner. Bus shelters in Everett. | place: Everett; venues: transit
There are 60 of us at church every Sunday. Posters in Shelton, 35. | place: Shelton; types: print; max: 35
I have 14 employees and two trucks, radio in Centralia for 75 a week | place: Centralia; types: radio; max: 75; per: week
We've 40 seats and 12 of them are full. Flyers around Ballard, $50 | place: Ballard; types: print; max: 50
300 people came last year, we want 500. Radio in Ellensburg, 400 in all. | place: Ellensburg; types: radio; max: 400
the clinic sees 70 patients a week, newspaper in Omak, 45 a week | place: Omak; types: print; max: 45; per: week
we sell 200 loaves a day and could sell 300, posters in Fremont shops, 60 a month | place: Fremont; types: print; venues: retail; max: 60; per: month
1,200 tickets to sell by June. Billboard in Wenatchee, 1,500. | place: Wenatchee; types: billboard; max: 1500
Route 40 riders, Ballard, bus ads | place: Ballard; venues: transit
Bus 7 goes by our door. An ad on it? Seattle. | place: Seattle; venues: transit
somewhere along 99 in Shoreline, a billboard, 900 a month | place: Shoreline; types: billboard; max: 900; per: month
exit 142, Federal Way, billboard | place: Federal Way; types: billboard
on SR 16 by Gig Harbor, billboard, 1,300 a month | place: Gig Harbor; types: billboard; max: 1300; per: month
Highway 2 in Monroe, board facing east, 700 | place: Monroe; types: billboard; max: 700
corner of 6th and Pine in Tacoma, poster in a cafe | place: Tacoma; types: print; venues: restaurant
we're at 415 Cedar, Shelton, radio, 50 a week | place: Shelton; types: radio; max: 50; per: week
2200 Meridian is our address. Flyers in Puyallup. | place: Puyallup; types: print
Suite 12, second floor: nobody finds us. Posters, Kirkland, $70 | place: Kirkland; types: print; max: 70
Post 318 of the Legion wants radio in Hoquiam, 90 | place: Hoquiam; types: radio; max: 90
Troop 77, pancake breakfast, flyers in Sumner, 25 | place: Sumner; types: print; max: 25
98.5 FM or anything like it, Wenatchee, 200 a week | place: Wenatchee; types: radio; max: 200; per: week
I listen to 1150 AM. Radio in Seattle, $400 a week. | place: Seattle; types: radio; max: 400; per: week
KXLE 1240, Ellensburg, spots, 85 weekly | place: Ellensburg; types: radio; max: 85; per: week
thirty second spots, radio, Olympia, 6 a day, 250 a week | place: Olympia; types: radio; max: 250; per: week
:15s on radio in Longview, 900 a month | place: Longview; types: radio; max: 900; per: month
a 14 by 48 in Kent under 5,000 a month | place: Kent; types: billboard; max: 5000; per: month
12x24 poster panels, Tacoma, 2 of them, 1,800 total | place: Tacoma; types: billboard; max: 1800
screen of 55 inches in a gym in Renton, 130 a month | place: Renton; types: digital; venues: gym; max: 130; per: month
11x17 posters, Capitol Hill, 40 a week | place: Capitol Hill; types: print; max: 40; per: week
half a page, 3 issues, magazine, Bellingham, 1,100 | place: Bellingham; types: print; max: 1100
open 7 to 3, six days. Flyers in Georgetown, 45 | place: Georgetown; types: print; max: 45
between 6 and 9 in the morning on radio, Yakima, 300 a week | place: Yakima; types: radio; max: 300; per: week
within 5 miles of Redmond, digital, 500 monthly | place: Redmond; types: digital; max: 500; per: month
no farther than 10 minutes from Bothell, billboard, 1200 | place: Bothell; types: billboard; max: 1200
20 miles from Kennewick we grow cherries; radio there, 150 a week | place: Kennewick; types: radio; max: 150; per: week
3 kids, 2 dogs, 1 budget: 80 a month, social, Snohomish | place: Snohomish; types: social; max: 80; per: month
15 percent off for students, posters at the campus in Cheney | place: Cheney; types: print; venues: campus; for: students
our 50% sale needs a billboard in Auburn, 900 | place: Auburn; types: billboard; max: 900
haircuts are 28, posters in Lynden are what I want, 30 a month | place: Lynden; types: print; max: 30; per: month
burgers for $9, fries for $3, a bus shelter in Kent for $250 a month | place: Kent; venues: transit; max: 250; per: month
tickets 15 at the door. flyers in Langley for 40 | place: Langley; types: print; max: 40
classes cost 95 a month. I'd spend 95 a month on instagram too, Kirkland | place: Kirkland; types: social; max: 95; per: month
rooms start at 139 a night, magazine ad for tourists, Chelan, 600 | place: Chelan; types: print; for: tourists; max: 600
they wanted 3,000 for a board, I can do 1,000 a month, Lacey, billboard | place: Lacey; types: billboard; max: 1000; per: month
got quoted 750 a week for radio in Tacoma, looking for closer to 400 a week | place: Tacoma; types: radio; max: 400; per: week
last year we paid 500 a month, this year it has to be 350 a month. digital, Everett | place: Everett; types: digital; max: 350; per: month
my cousin spends 2000 a month on billboards, I have 600 a month, billboard, Yelm | place: Yelm; types: billboard; max: 600; per: month
200, no, 250 a week, radio, Kelso | place: Kelso; types: radio; max: 250; per: week
say 300. well, 350 a month. posters in Seattle gyms | place: Seattle; types: print; venues: gym; max: 350; per: month
not 500, 50! posters, Elma | place: Elma; types: print; max: 50
500 would kill us, 200 wouldn't. social, Burien, monthly | place: Burien; types: social; max: 200; per: month
started with 1,000 in mind, the board cut it to 600 a month: billboard, Ferndale | place: Ferndale; types: billboard; max: 600; per: month
we raised 340 with a bake sale; all of it is for radio in Forks | place: Forks; types: radio; max: 340
My budget, after the 400 for design, is 800 for flyers in Renton | place: Renton; types: print; max: 800
of the 5,000 we got, 1,500 is for billboards in Selah | place: Selah; types: billboard; max: 1500
1000 down, nothing more, digital in Tukwila malls | place: Tukwila; types: digital; venues: retail; max: 1000
a couple hundred for newspaper in Colville | place: Colville; types: print; max: 200
two grand for the season, billboard, Westport | place: Westport; types: billboard; max: 2000
Puyallup flyers 60 | place: Puyallup; types: print; max: 60
posters shelton 35 | place: Shelton; types: print; max: 35
kelso radio 80 | place: Kelso; types: radio; max: 80
instagram 120 tacoma | place: Tacoma; types: social; max: 120
one-time 300 fair booth monroe | place: Monroe; types: event; max: 300; per: one-time
booth 500 puyallup fair | place: Puyallup; types: event; max: 500
60 a video, tiktok, seattle | place: Seattle; types: social; max: 60
podcast yakima 45 an episode | place: Yakima; types: radio; max: 45
por episodio pago 70, podcast en Seattle | place: Seattle; types: radio; max: 70
posters 25, gyms, covington | place: Covington; types: print; venues: gym; max: 25
1 poster, 1 bar, 1 month, fremont, 20 bucks | place: Fremont; types: print; venues: bar; max: 20
2 weeks, 3 bus shelters, Tacoma, 1,400 | place: Tacoma; venues: transit; max: 1400
4 weeks of radio in Omak, 320 for everything | place: Omak; types: radio; max: 320
12 months, billboard, Grandview, 500 each month | place: Grandview; types: billboard; max: 500; per: month
I've got 600 left over, anything digital in Bellevue | place: Bellevue; types: digital; max: 600
there is 1,800 in the line for out of home, Kent, billboard, through June | place: Kent; types: billboard; max: 1800; to: 2027-06-30
1,500 remain for Q1. Social, Everett. | place: Everett; types: social; max: 1500; from: 2027-01-01; to: 2027-03-31
from 300 it gets interesting for us, beyond 700 it doesn't: radio, Spokane, weekly | place: Spokane; types: radio; min: 300; max: 700; per: week
$100 floor, $300 ceiling, flyers, Tumwater | place: Tumwater; types: print; min: 100; max: 300
somewhere between 15 and 25 hundred a month, billboard, Tacoma | place: Tacoma; types: billboard; min: 1500; max: 2500; per: month
no less than 250 and not over 500, flyers, Lacey | place: Lacey; types: print; min: 250; max: 500
not under 400, no more than 900 a month: billboard in Selah | place: Selah; types: billboard; min: 400; max: 900; per: month
at least 100 but never above 300 a week, radio, Pasco | place: Pasco; types: radio; min: 100; max: 300; per: week
min 300, max 700, digital, Kent | place: Kent; types: digital; min: 300; max: 700
2k min, 4k max, billboards, Everett | place: Everett; types: billboard; min: 2000; max: 4000
no menos de 200 ni más de 400 al mes, valla, Quincy | place: Quincy; types: billboard; min: 200; max: 400; per: month
upwards of 150, up to 350, posters, Burien gyms | place: Burien; types: print; venues: gym; min: 150; max: 350
class of 87 reunion, newspaper in Aberdeen, 60 | place: Aberdeen; types: print; max: 60
since 1962 on Main Street, now also on radio? Chehalis, 100 a week | place: Chehalis; types: radio; max: 100; per: week
In 2019 we spent 4,000 on boards. Now 900 a month. Billboard, Monroe. | place: Monroe; types: billboard; max: 900; per: month
I'm 67 and my shop is 40. Newspaper in Ritzville, 30 a week. | place: Ritzville; types: print; max: 30; per: week
Our 25th anniversary needs posters in Anacortes, 150 | place: Anacortes; types: print; max: 150
number 3 in town and tired of it. Billboard, Ephrata, 450 a month | place: Ephrata; types: billboard; max: 450; per: month
24 hour gym, posters in Cheney bars, 50 a month | place: Cheney; types: print; venues: bar; max: 50; per: month
Studio 54 it is not, but our dance hall in Toppenish needs radio, 65 weekly | place: Toppenish; types: radio; max: 65; per: week
7 Stars Cleaning, Kent, social, 40 a week | place: Kent; types: social; max: 40; per: week
Pier 66 Chowder wants screens on the ferry, Bremerton, 350 a month | place: Bremerton; types: digital; venues: ferry; max: 350; per: month
Four Corners Hardware in Maple Valley, flyers, 80 | place: Maple Valley; types: print; max: 80
the bridal fair moved to March; our radio should run in January in Renton | place: Renton; types: radio; from: 2027-01-01; to: 2027-01-31
we open in May. Billboard in April, Kent. | place: Kent; types: billboard; from: 2027-04-01; to: 2027-04-30
The new menu starts in February, so posters all of January, Ballard | place: Ballard; types: print; from: 2027-01-01; to: 2027-01-31
our lease ends in June and the sale is in May. flyers in May, Everett | place: Everett; types: print; from: 2027-05-01; to: 2027-05-31
I wrote to you in August and nobody answered. Radio in Selah in December. | place: Selah; types: radio; from: 2026-12-01; to: 2026-12-31
The magazine came out late in May, so no magazines. Radio, Olympia. | place: Olympia; types: radio; not: print
we moved here in the spring and know nobody. social, Duvall, 30 a week | place: Duvall; types: social; max: 30; per: week
both twins were born in July, hence the name. Posters in Kirkland, 60. | place: Kirkland; types: print; max: 60
Closed all winter. Open and on the radio from April, Westport. | place: Westport; types: radio; from: 2027-04-01
the harvest is in September; people for it we look for in July and August: radio, Prosser | place: Prosser; types: radio; from: 2027-07-01; to: 2027-08-31
Closed on Mondays. Screens in Seattle bars, $90 a week | place: Seattle; types: digital; venues: bar; max: 90; per: week
Trivia every Wednesday! Posters in Fremont, 25 a week | place: Fremont; types: print; max: 25; per: week
Taco Tuesday is famous, the rest of the week isn't. Social, Renton, 70 a week. | place: Renton; types: social; max: 70; per: week
Friday fish fry at the lodge, newspaper in Raymond, 40 a week | place: Raymond; types: print; max: 40; per: week
concert on May 8, posters from April 12 until that day, Edmonds | place: Edmonds; types: print; from: 2027-04-12; to: 2027-05-08
The play runs May 6 to May 15. Posters in Bothell cafes for it. | place: Bothell; types: print; venues: restaurant; from: 2027-05-06; to: 2027-05-15
Easter egg hunt April 3 in Yelm: radio the two weeks before, March 20 to April 3 | place: Yelm; types: radio; from: 2027-03-20; to: 2027-04-03
no earlier than March, better April, flyers, Mill Creek | place: Mill Creek; types: print; from: 2027-04-01; to: 2027-04-30
we said January but make it February: billboard, Longview | place: Longview; types: billboard; from: 2027-02-01; to: 2027-02-28
not June, July. Radio in Chelan. | place: Chelan; types: radio; from: 2027-07-01; to: 2027-07-31
In summer we don't need you. In winter we do: social, Leavenworth | place: Leavenworth; types: social; from: 2026-12-01; to: 2027-02-28
Autumn Ridge Apartments, Vancouver, digital, $800 | place: Vancouver; types: digital; max: 800
April's Bakery in Sumner, flyers, 45 | place: Sumner; types: print; max: 45
Winter Sports Hut, radio, Leavenworth, 120 a week | place: Leavenworth; types: radio; max: 120; per: week
Spring cleaning is what we do, all year. Mailers, Mukilteo, 200 | place: Mukilteo; types: print; max: 200
Summerfield Dental, Olympia, screens, 300 a month | place: Olympia; types: digital; max: 300; per: month
July Hernandez, realtor, Pasco, radio, 90 a week | place: Pasco; types: radio; max: 90; per: week
I graduated in June. I tutor. Instagram, Pullman, 25 a week. | place: Pullman; types: social; max: 25; per: week
our fall league fills itself, the spring league doesn't: posters in March, Bellingham gyms | place: Bellingham; types: print; venues: gym; from: 2027-03-01; to: 2027-03-31
contract until December 31 with the other paper. From January with yours? Print, Kelso. | place: Kelso; types: print; from: 2027-01-01
`)
