import { parseCases, type QueryCase } from './parse-cases.ts'

/** Requests to learn from, where a word is refused or wanted by the turn of its sentence, or belongs to the asker; today is 2026-11-21. */
export const LEARN_7: readonly QueryCase[] = parseCases(`
Leave the radio out, put the newspaper in. Ferndale, 70 a week. | place: Ferndale; types: print; not: radio; max: 70; per: week
You can keep your billboards; what I'd take is a page in a magazine, Edmonds, $500 | place: Edmonds; types: print; not: billboard; max: 500
If it comes out of a speaker I don't want it. Posters in Sequim, 25 a week. | place: Sequim; types: print; max: 25; per: week
Cross out print. Cross out events. What remains in Kent for 300 a month? | place: Kent; not: print event; max: 300; per: month
Strike social from the list and send me the rest for Marysville | place: Marysville; not: social
Radio stays, print goes. Centralia, 90 weekly. | place: Centralia; types: radio; not: print; max: 90; per: week
Print goes in, radio comes out. Mill Creek, $200. | place: Mill Creek; types: print; not: radio; max: 200
We've buried social media and won't dig it up. Newspaper in Omak, 40 a week | place: Omak; types: print; not: social; max: 40; per: week
Count us out for festivals. Count us in for bus shelters. Renton. | place: Renton; not: event; venues: transit
Thumbs down: influencers. Thumbs up: podcasts. Seattle, $400 an episode. | place: Seattle; types: radio; not: social; max: 400
Our committee voted against billboards, nine to two. Flyers then, Sumner, $60. | place: Sumner; types: print; not: billboard; max: 60
The vote went for radio and against print. Yakima. | place: Yakima; types: radio; not: print
Whoever talked us into podcasts no longer works here. Digital screens, Bellevue, $900 a month | place: Bellevue; types: digital; not: radio; max: 900; per: month
I fell for the billboard pitch once. Once was enough. Facebook, Lacey, 150 a month. | place: Lacey; types: social; not: billboard; max: 150; per: month
Fool me twice: the newspaper. There will be no third time. Radio in Colville. | place: Colville; types: radio; not: print
A booth in the rain taught me what I think of booths. Mailers to Lynden, $180. | place: Lynden; types: print; not: event; max: 180
Those flyers are still in my garage, all 2,000 of them. Something digital in Burien this time. | place: Burien; types: digital; not: print
Half of my flyers ended up in the street. Screens in Auburn, then, 200 a month. | place: Auburn; types: digital; not: print; max: 200; per: month
Two winters of radio, not one new face in the shop. Posters in Port Angeles cafes, $30 a week. | place: Port Angeles; types: print; not: radio; venues: restaurant; max: 30; per: week
Not one call from the billboard. Twelve from the newspaper. Newspaper again, Ellensburg, $85 a week. | place: Ellensburg; types: print; not: billboard; max: 85; per: week
The radio spot paid for itself in a week. Do it again in Longview, 110 a week | place: Longview; types: radio; max: 110; per: week
Nobody mentioned the magazine, everybody mentioned the poster. More posters, Langley, 20 a week | place: Langley; types: print; max: 20; per: week
I was sure newspapers were finished until my neighbor's ad sold his tractor. Newspaper, Davenport, $35 | place: Davenport; types: print; max: 35
You won't hear a bad word about radio from me. Put us on in Moses Lake, 75 a week. | place: Moses Lake; types: radio; max: 75; per: week
It isn't a question of whether but where: a billboard in Selah, 500 a month | place: Selah; types: billboard; max: 500; per: month
Who says print is dead? Not me. A mailer to Issaquah for $700. | place: Issaquah; types: print; max: 700
There's no such thing as too much radio. Spokane, $500 weekly. | place: Spokane; types: radio; max: 500; per: week
No one has ever regretted a good sign by the road. Billboard, Chewelah, 300 a month | place: Chewelah; types: billboard; max: 300; per: month
I'd sooner close than stop advertising in the paper. So: the paper, Ritzville, 25 weekly | place: Ritzville; types: print; max: 25; per: week
Not that we need it, but a festival booth would be fun. Leavenworth, $250. | place: Leavenworth; types: event; max: 250
I don't see why we shouldn't try podcasts. Olympia, $80 an episode. | place: Olympia; types: radio; max: 80
What do we have to lose? Billboard. Kelso. 450 a month. | place: Kelso; types: billboard; max: 450; per: month
we can't keep ignoring instagram can we. ballard, 35 a week | place: Ballard; types: social; max: 35; per: week
Skipping the radio was a mistake we'd like to undo in Wenatchee, $150 a week | place: Wenatchee; types: radio; max: 150; per: week
Dropping the newspaper ad cost us customers. We want it back. Shelton, 45 a week. | place: Shelton; types: print; max: 45; per: week
My partner would drop radio. I wouldn't. Radio stays: Pasco, 120 a week. | place: Pasco; types: radio; max: 120; per: week
Without the ferry posters nobody would know us, so the same again, Bainbridge Island, $200 a month | place: Bainbridge Island; types: print; venues: ferry; max: 200; per: month
Never mind what I wrote about radio. Newspaper. Elma. $50. | place: Elma; types: print; max: 50
ok forget my last three messages, the answer is flyers, burien, 80 | place: Burien; types: print; max: 80
Billboard, I said? I meant bus shelter. Tacoma, 350 a month. | place: Tacoma; venues: transit; max: 350; per: month
Make it radio. No, print. No, radio, final answer. Prosser, 60 a week. | place: Prosser; types: radio; max: 60; per: week
Radio was plan A, but flyers are cheaper, so flyers: Duvall, $55 | place: Duvall; types: print; max: 55
Plan A: billboard in Fife, 1,500 a month. There is no plan B. | place: Fife; types: billboard; max: 1500; per: month
I came here for a billboard and I'm leaving with one. Arlington, 900 a month. | place: Arlington; types: billboard; max: 900; per: month
I came for a billboard, saw the prices, and now I'm asking about flyers. Kirkland, 150. | place: Kirkland; types: print; max: 150
The billboard on the hill is too dear, the one by the school is fine. Camas, $800 a month. | place: Camas; types: billboard; max: 800; per: month
Too loud, radio. Too slow, print. Just right, screens. Redmond, $450 a month. | place: Redmond; types: digital; not: print radio; max: 450; per: month
Newspapers take too long and radio is over before you hear it; a billboard stays. Toppenish, 400 monthly. | place: Toppenish; types: billboard; not: print radio; max: 400; per: month
I like radio, I love print, I marry neither: whichever is cheaper, Chehalis, 75 a week | place: Chehalis; types: print radio; max: 75; per: week
Either a magazine or a podcast, surprise me, Vashon, $120 | place: Vashon; types: print radio; max: 120
It's all the same to me whether it's posters or radio as long as it's in Forks | place: Forks; types: print radio
print, radio, tiktok, I'm not picky. Tumwater. 100. | place: Tumwater; types: print radio social; max: 100
Anything goes except a booth. Everett, $250 | place: Everett; not: event; max: 250
I'm open to all of it bar social. Bothell, 400 a month | place: Bothell; not: social; max: 400; per: month
Give me what you've got in Snohomish that is neither print nor radio | place: Snohomish; not: print radio
The less social media the better: none would be best. Yelm, 100 a week. | place: Yelm; not: social; max: 100; per: week
Enough screens in this world. Paper, please: a poster in Fremont bars, 40 a week. | place: Fremont; types: print; not: digital; venues: bar; max: 40; per: week
Too many screens already. Newspaper, Medical Lake, $30. | place: Medical Lake; types: print; not: digital; max: 30
One more influencer and I quit. Radio in Kennewick, 200 a week. | place: Kennewick; types: radio; not: social; max: 200; per: week
My doctor told me to avoid stress, so no social media. Newspaper, Sequim, 50 a week | place: Sequim; types: print; not: social; max: 50; per: week
My religion doesn't allow radio. Does yours allow posters? Lynden, 30 a week. | place: Lynden; types: print; not: radio; max: 30; per: week
The franchise forbids us flyers and e-mail; billboards are allowed. Puyallup, 1,000 a month. | place: Puyallup; types: billboard; not: print; max: 1000; per: month
By contract we may not advertise on the radio. Everything else is open. Kennewick, $600. | place: Kennewick; not: radio; max: 600
The city won't permit a billboard on our corner, so what about the radio, Medina, $250 a week | place: Medina; types: radio; not: billboard; max: 250; per: week
They wouldn't let us have a booth this year. Fine: posters in Gig Harbor shops, $90. | place: Gig Harbor; types: print; venues: retail; max: 90
There's a waiting list for the ferry, so a billboard in Kingston it is, 600 a month | place: Kingston; types: billboard; max: 600; per: month
All the good billboards are gone, they told me. Bus ads then? Vancouver, 500 a month. | place: Vancouver; venues: transit; max: 500; per: month
My sister does social for us for free. I pay for print: Monroe, $75 a week. | place: Monroe; types: print; max: 75; per: week
Social we handle ourselves. For radio we need you. Tacoma, 300 a week. | place: Tacoma; types: radio; max: 300; per: week
The billboard part is taken care of. Missing: radio. Walla Walla, $130 weekly. | place: Walla Walla; types: radio; max: 130; per: week
We've got our own newsletter. It's the newspaper we need. Raymond, 35 a week. | place: Raymond; types: print; max: 35; per: week
Podcasts we have plenty of; screens we have none. Screens, Kent malls, $500 a month. | place: Kent; types: digital; venues: retail; max: 500; per: month
Yes to a billboard, but not a digital one. Lakewood, 1,100 a month. | place: Lakewood; types: billboard; not: digital; max: 1100; per: month
A billboard that doesn't blink, please: plain vinyl. Ferndale, $700 a month | place: Ferndale; types: billboard; max: 700; per: month
Flyers yes, but nobody handing them out: counters only. Cafes in Anacortes, $40 | place: Anacortes; types: print; venues: restaurant; max: 40
A magazine, though not one of those free ones. Bellevue, $1,200. | place: Bellevue; types: print; max: 1200
Radio, though not talk radio. Country. Ephrata, 65 a week. | place: Ephrata; types: radio; max: 65; per: week
Influencers yes, celebrities no. Tacoma, 200 a post. | place: Tacoma; types: social; max: 200
Screens, but not in bars; in gyms. Lynnwood, $180 a month. | place: Lynnwood; types: digital; venues: gym; max: 180; per: month
Posters everywhere but in restaurants; cafes count as restaurants. Shops then. Olympia, 50 a week. | place: Olympia; types: print; venues: retail; max: 50; per: week
Not the airport, the ferry. Screens. Bremerton. 300 a month. | place: Bremerton; types: digital; venues: ferry; max: 300; per: month
gyms were no good, offices were great, so offices: posters, redmond, 250/mo | place: Redmond; types: print; venues: office; max: 250; per: month
The mall was empty. The campus was full. Campus screens, Pullman, $150 a month. | place: Pullman; types: digital; venues: campus; max: 150; per: month
I don't set foot in bars and neither do my customers. Posters in gyms, Kirkland, $60 | place: Kirkland; types: print; venues: gym; max: 60
our ad hung in a bar between two toilets. never again a bar. cafes: posters, shoreline, 20 a week | place: Shoreline; types: print; venues: restaurant; max: 20; per: week
Students? They have no money. Retirees do. Radio, Port Townsend, 80 weekly. | place: Port Townsend; types: radio; for: seniors; max: 80; per: week
Not families this time. Young people. Social, Capitol Hill, $45 a day. | place: Capitol Hill; types: social; for: young-adults; max: 45; per: day
Kids hate it, parents love it: it's for the parents. Newspaper in Sammamish, $120. | place: Sammamish; types: print; for: families; max: 120
Tourists find us anyway. It's commuters we miss. Billboard, North Bend, 700 a month. | place: North Bend; types: billboard; for: commuters; max: 700; per: month
Ya probé la radio y nada. Ahora volantes, en Sunnyside, 50 dólares. | place: Sunnyside; types: print; not: radio; max: 50
De Facebook ni me hablen. Radio en Mattawa, 45 por semana. | place: Mattawa; types: radio; not: social; max: 45; per: week
Quiten la revista, dejen la radio. Othello, 60 a la semana. | place: Othello; types: radio; not: print; max: 60; per: week
Ni carteles ni volantes: queremos una valla. Wapato, 350 al mes. | place: Wapato; types: billboard; not: print; max: 350; per: month
Me da lo mismo radio que periódico, en Grandview, 55 semanales | place: Grandview; types: print radio; max: 55; per: week
Primero pensé en una valla, pero mejor redes sociales. Kent, 120 al mes. | place: Kent; types: social; max: 120; per: month
La radio nos funcionó muy bien, otra vez radio, Yakima, 100 por semana | place: Yakima; types: radio; max: 100; per: week
No es que no me guste el periódico, es que nadie lo lee. Pantallas en Pasco, 200 al mes. | place: Pasco; types: digital; not: print; max: 200; per: month
Sin redes por favor, lo demás está bien. Auburn, 150. | place: Auburn; not: social; max: 150
Radio sí, valla también, eventos no. Kennewick, 500 al mes. | place: Kennewick; types: billboard radio; not: event; max: 500; per: month
What killed our sale was relying on social media. Print in Cle Elum, $60. | place: Cle Elum; types: print; not: social; max: 60
Radio is where our money went to die. Bus shelters in Federal Way, 280 a month. | place: Federal Way; not: radio; venues: transit; max: 280; per: month
The magazine spelled our name wrong three times running; we're finished with magazines. Radio, Aberdeen, $70 a week. | place: Aberdeen; types: radio; not: print; max: 70; per: week
A billboard on that road is money in the bank. Get me one. Sultan, 650 a month. | place: Sultan; types: billboard; max: 650; per: month
A billboard on that road is money down a well. Flyers, Sultan, 65. | place: Sultan; types: print; not: billboard; max: 65
Somebody has to say it: our radio ads are awful. New medium, please: posters, Poulsbo, 35 a week | place: Poulsbo; types: print; not: radio; max: 35; per: week
Trade you my billboard for some radio time, ha. Seriously, radio, Cheney, 80 a week. | place: Cheney; types: radio; max: 80; per: week
swap the newspaper for screens at the grocery, oak harbor, 150 mo | place: Oak Harbor; types: digital; not: print; venues: retail; max: 150; per: month
replace our facebook budget with radio: everett, $400/wk | place: Everett; types: radio; not: social; max: 400; per: week
Reallocate: out of print, into digital. Vancouver WA, $3,000 monthly. | place: Vancouver; types: digital; not: print; max: 3000; per: month
Pull the magazine, keep the podcast, Seattle, $1,000 a month | place: Seattle; types: radio; not: print; max: 1000; per: month
Pause everything but radio. Radio: Spokane Valley, $600 a month. | place: Spokane Valley; types: radio; max: 600; per: month
We stop print as of now and start radio. Richland, 250 weekly. | place: Richland; types: radio; not: print; max: 250; per: week
Take us off the buses. Put us on a billboard. Lakewood, 900 a month. | place: Lakewood; types: billboard; max: 900; per: month
Less Facebook, more face to face: a booth at a fair in Puyallup, 400. | place: Puyallup; types: event; max: 400
Hard no on TikTok from legal. Screens OK. Tukwila, $750/mo. | place: Tukwila; types: digital; not: social; max: 750; per: month
Approved: print, radio. Not approved: social, events. Market: Kennewick. Budget: $2,200. | place: Kennewick; types: print radio; not: event social; max: 2200
must have: billboard. nice to have: radio. must not have: social. Monroe, 1200/mo | place: Monroe; types: billboard radio; not: social; max: 1200; per: month
I'm allergic to newspapers, literally, the ink. Radio in Stanwood, $55 a week. | place: Stanwood; types: radio; not: print; max: 55; per: week
don't you dare say instagram. print. wallingford. 60. | place: Wallingford; types: print; not: social; max: 60
You had me at podcast. West Seattle, $100 an episode. | place: West Seattle; types: radio; max: 100
You lost me at influencer. Newspaper. West Seattle, $100. | place: West Seattle; types: print; not: social; max: 100
Is radio any good these days? I think so. Radio, Hoquiam, 40 a week. | place: Hoquiam; types: radio; max: 40; per: week
Is radio any good these days? I doubt it. Newspaper, Hoquiam, 40 a week. | place: Hoquiam; types: print; not: radio; max: 40; per: week
They call it social. I call it antisocial. Print, Quincy, $25. | place: Quincy; types: print; not: social; max: 25
Ballpark Pizza isn't at a ballpark, it's in Renton, and it needs flyers, $60 | place: Renton; types: print; max: 60
The Radio Room, a coffee bar in Ballard, would like posters in shops, $45 a week | place: Ballard; types: print; venues: retail; max: 45; per: week
Paper Moon Florist, Issaquah: Instagram, 80 a month | place: Issaquah; types: social; max: 80; per: month
Commuter Cycles repairs bikes in Fremont. Screens at gyms please, 120 a month. | place: Fremont; types: digital; venues: gym; max: 120; per: month
Seniors First Movers in Sequim, newspaper, 40 a week | place: Sequim; types: print; max: 40; per: week
We're Student Storage LLC. It's parents who pay. Mailers in Pullman, $300. | place: Pullman; types: print; for: families; max: 300
Happy Family Dental, Kent, bus shelters, 300 a month | place: Kent; venues: transit; max: 300; per: month
Tourist Trap Treasures, that's us, Ocean Shores. A billboard for the summer, $600 a month. | place: Ocean Shores; types: billboard; max: 600; per: month; from: 2027-06-01; to: 2027-08-31
The Daily Grind in Olympia wants radio, 90 a week | place: Olympia; types: radio; max: 90; per: week
Screen Doctors fixes phones. Posters on campus in Bellingham, 35 a week. | place: Bellingham; types: print; venues: campus; max: 35; per: week
Digital Dave's Computer Help needs old-fashioned newspaper ads in Sequim for retirees, $50 a week | place: Sequim; types: print; for: seniors; max: 50; per: week
Event Horizon Vape, Tacoma, social, 60 a week | place: Tacoma; types: social; max: 60; per: week
My shop is The Poster Child, baby clothes, in Bothell. Parents should see us on Facebook, $15 a day. | place: Bothell; types: social; for: families; max: 15; per: day
Big Sign Company makes neon. We'd like radio in Tacoma, 250 a week. | place: Tacoma; types: radio; max: 250; per: week
Print & Copy Center, Everett, wants to be on the bus, 400 a month | place: Everett; venues: transit; max: 400; per: month
Airport Parking Plus, SeaTac: radio in Tacoma, $350 weekly | place: Tacoma; types: radio; max: 350; per: week
The Ferry Landing Gallery is in Port Townsend. We want a magazine for tourists, $400. | place: Port Townsend; types: print; for: tourists; max: 400
Campus Cuts, barbers, Ellensburg, instagram, 20 a week | place: Ellensburg; types: social; max: 20; per: week
Stadium Thriftway is our name. Flyers in Tacoma, 100. | place: Tacoma; types: print; max: 100
Metro Mattress in Lynnwood, billboard, $1,400 a month | place: Lynnwood; types: billboard; max: 1400; per: month
The Gym Shorts are a band. Posters in Fremont bars, $25 a week. | place: Fremont; types: print; venues: bar; max: 25; per: week
Mall Cops is the title of our play. Posters in Edmonds cafes, 30 a week, March. | place: Edmonds; types: print; venues: restaurant; max: 30; per: week; from: 2027-03-01; to: 2027-03-31
Office Hours, our bar, opens in Bellevue. Digital billboard, $2,000 a month. | place: Bellevue; types: billboard digital; max: 2000; per: month
We are Bus Stop Espresso in Shoreline and we want Nextdoor, $50 a month. | place: Shoreline; types: social; max: 50; per: month
Cinema Paper Company, Seattle, podcasts, $200 an episode | place: Seattle; types: radio; max: 200
Weekly Clean, housekeeping, Kirkland, mailers, 250 | place: Kirkland; types: print; max: 250
We bill by the month and sell by the yard. Radio in Chehalis, 70 a week. | place: Chehalis; types: radio; max: 70; per: week
I drive a bus. On weekends I make violins. A newspaper ad in Bellingham, $60. | place: Bellingham; types: print; max: 60
I'm a nurse at the hospital and I sell honey on the side. Flyers in Puyallup cafes, 25 a week. | place: Puyallup; types: print; venues: restaurant; max: 25; per: week
My husband coaches at the gym, my job is the bakery: Instagram in Monroe, 45 a week | place: Monroe; types: social; max: 45; per: week
I teach seniors to text. Newspaper, Lacey, 55 a week. | place: Lacey; types: print; max: 55; per: week
We paint offices at night. Digital ads in Tukwila, 300 a month. | place: Tukwila; types: digital; max: 300; per: month
We wash buses and trains. We hire. Radio, Tacoma, 400 a week. | place: Tacoma; types: radio; max: 400; per: week
Our trucks deliver beer to every bar in Spokane; drivers wanted, radio, 250 a week | place: Spokane; types: radio; max: 250; per: week
We clean the windows of malls. For that we need two men. Facebook, Auburn, 60. | place: Auburn; types: social; max: 60
We repair escalators in airports. Recruiting ad on social, SeaTac, $500. | place: SeaTac; types: social; max: 500
I write for the newspaper and sing on weekends. Posters for the singing: Georgetown bars, 20 a week. | place: Georgetown; types: print; venues: bar; max: 20; per: week
As a retired billboard painter I know what I'm asking: a wall in Aberdeen, 300 a month | place: Aberdeen; types: billboard; max: 300; per: month
Former radio host seeks students for voice lessons; newspaper, Edmonds, $70 | place: Edmonds; types: print; for: students; max: 70
My father sold ads for the paper for 40 years. I make cheese. Radio in Lynden, 65 weekly. | place: Lynden; types: radio; max: 65; per: week
Our museum is about ferries. Families should come. Flyers, Bremerton, $90. | place: Bremerton; types: print; for: families; max: 90
The exhibition shows old billboards. It needs posters, in Tacoma, 150. | place: Tacoma; types: print; max: 150
Our festival has bands, beer and no visitors. Radio in Yakima, $500 for the week of June 14. | place: Yakima; types: radio; max: 500; from: 2027-06-14; to: 2027-06-20
We run the farmers market in Ellensburg. Billboard from May 1 to September 30, 450 a month. | place: Ellensburg; types: billboard; max: 450; per: month; from: 2027-05-01; to: 2027-09-30
Our conference for dentists needs local radio? No: LinkedIn. Bellevue, $900. | place: Bellevue; types: social; max: 900
The parade starts at our door in Mount Vernon. A banner on a website would help, $80. | place: Mount Vernon; types: digital; max: 80
We host trivia in bars. Instagram in Capitol Hill, $20 a day. | place: Capitol Hill; types: social; max: 20; per: day
I cater for offices around Redmond. I want my face on a billboard there, 1,800 a month. | place: Redmond; types: billboard; max: 1800; per: month
I sell to restaurants, not people. A trade magazine for restaurant owners, Seattle, $600. | place: Seattle; types: print; for: local-business; max: 600
Restaurants are our customers; they all listen to the same station. Radio, Seattle, 450 a week. | place: Seattle; types: radio; max: 450; per: week
Our gym is above a bar and below an office. Flyers, Belltown, $75. | place: Belltown; types: print; max: 75
We're between the mall and the airport, hotel with 40 rooms. Billboard, SeaTac, 1,600 a month. | place: SeaTac; types: billboard; max: 1600; per: month
Our cafe faces the ferry line in Mukilteo and they don't see us. A big sign there, $500 a month. | place: Mukilteo; types: billboard; max: 500; per: month
My neighbor has a billboard on his barn. I have flyers, or want some: Sedro-Woolley, 40. | place: Sedro-Woolley; types: print; max: 40
The bakery next door is on Instagram day and night. We want the newspaper. Snoqualmie, 60 a week. | place: Snoqualmie; types: print; max: 60; per: week
The competition has three radio spots a day. I'd settle for one. Walla Walla, 90 a week. | place: Walla Walla; types: radio; max: 90; per: week
Fred's Tire is on every bus in Tacoma. Put Ann's Tire on the radio. $300 a week. | place: Tacoma; types: radio; max: 300; per: week
A woman came in and said she'd seen us in a magazine. We've never been in one. So: a magazine, Gig Harbor, $350. | place: Gig Harbor; types: print; max: 350
My customers talk about a podcast. I'd like to be on it or one like it. Fremont, $75 an episode. | place: Fremont; types: radio; max: 75
Our customers come by bus, so bus shelters, Everett, $320 a month | place: Everett; venues: transit; max: 320; per: month
Our customers come by ferry but shop at the mall. Screens at the mall, Silverdale, $280 a month. | place: Silverdale; types: digital; venues: retail; max: 280; per: month
People find us through the newspaper, always have. Now the radio too. Colfax, 50 weekly. | place: Colfax; types: radio; max: 50; per: week
Everyone who works here came through Facebook. Customers come through nothing. Radio, Kelso, 75 a week. | place: Kelso; types: radio; max: 75; per: week
Half the town reads the bulletin board at our store. The other half listens to the radio; them I want. Twisp, 30 a week. | place: Twisp; types: radio; max: 30; per: week
Our app is for commuters. Our ad is for investors, I mean professionals: digital, Seattle, $1,500. | place: Seattle; types: digital; for: professionals; max: 1500
The game is for kids, the ad is for parents. Podcast, Seattle, $300 per episode | place: Seattle; types: radio; for: families; max: 300
Dorm furniture, bought by moms. Facebook, Cheney, August 1 to 31, $200 | place: Cheney; types: social; for: families; max: 200; from: 2027-08-01; to: 2027-08-31
We make wheelchairs ramps. The ones who call are the children of the old folks, professionals mostly. LinkedIn, Bellevue, $250. | place: Bellevue; types: social; for: professionals; max: 250
Hearing aids. For seniors, obviously. Large print newspaper ad, Anacortes, $95. | place: Anacortes; types: print; for: seniors; max: 95
School photos are what I do, tourists are what I'd like to do next: brochures, Leavenworth, $200 | place: Leavenworth; types: print; for: tourists; max: 200
Tax help for people with small businesses. Newspaper, Vancouver, $220 | place: Vancouver; types: print; for: local-business; max: 220
We sell cash registers to shop owners. Direct mail, Spokane, $900. | place: Spokane; types: print; for: local-business; max: 900
Our students won the chess cup! The school wants a billboard to say so. Ferndale, $400 a month. | place: Ferndale; types: billboard; max: 400; per: month
Our seniors graduate June 11. Banner ad online, Lake Stevens, $60, June 1 to 11. | place: Lake Stevens; types: digital; max: 60; from: 2027-06-01; to: 2027-06-11
The kids' swim team needs a sponsor? No, we ARE the sponsor and want radio as well. Kirkland, 150 a week. | place: Kirkland; types: radio; max: 150; per: week
My kids hand out the flyers, I just need somewhere to hang more: cafes, Snohomish, 20 a week | place: Snohomish; types: print; venues: restaurant; max: 20; per: week
Mom's Pies (Mom is me) wants the radio in Shelton, 45 a week | place: Shelton; types: radio; max: 45; per: week
Grandpa Joe's Jerky, found in every gas station. Billboard, Moses Lake, 700 a month. | place: Moses Lake; types: billboard; max: 700; per: month
Young's Market, no relation to the young: newspaper, Longview, 55 | place: Longview; types: print; max: 55
The Retiree is a boat. Tours with it. Magazine, Friday Harbor, tourists, $500. | place: Friday Harbor; types: print; for: tourists; max: 500
I rent bouncy castles. Nextdoor, Maple Valley, 40 a week. | place: Maple Valley; types: social; max: 40; per: week
We lease cars; the ad should be a billboard, Fife, 2,000 a month | place: Fife; types: billboard; max: 2000; per: month
We buy houses. Bandit signs aren't our style: mailers, Federal Way, $1,000. | place: Federal Way; types: print; max: 1000
Houses for sale is our business. Screens in Bellevue office lobbies, $800 a month. | place: Bellevue; types: digital; venues: office; max: 800; per: month
I sell my paintings at a stall. To sell more I need Instagram. La Conner, $15 a week. | place: La Conner; types: social; max: 15; per: week
For sale: used pianos. Where: newspaper. Town: Poulsbo. Budget: $50. | place: Poulsbo; types: print; max: 50
Property managers: your tenants need storage, we have it. Trade paper, Seattle, $450. | place: Seattle; types: print; max: 450
We purchase scrap metal, so say it on the radio in Kent, 180 a week | place: Kent; types: radio; max: 180; per: week
I own a hotel and rent bicycles; what I'd like to own is the billboard outside. Chelan, up to $25,000. | place: Chelan; types: billboard; kind: sale; max: 25000
I'd rather rent than buy: a billboard, Sunnyside, 350 monthly | place: Sunnyside; types: billboard; kind: rent; max: 350; per: month
Buying, not leasing: one billboard near Ritzville, under $30,000 | place: Ritzville; types: billboard; kind: sale; max: 30000
Selling your board? We buy. Goldendale, to $20,000. Billboard only. | place: Goldendale; types: billboard; kind: sale; max: 20000
is it possible to own a wall for ads outright? ballard, 15k | place: Ballard; types: billboard; kind: sale; max: 15000
A lease on a billboard in Union Gap, 3 years, 400 a month | place: Union Gap; types: billboard; kind: rent; max: 400; per: month
Looking to lease poster panels in Tacoma | place: Tacoma; types: billboard; kind: rent
Mi restaurante se llama La Feria. Anuncio de radio en Pasco, 70 por semana. | place: Pasco; types: radio; max: 70; per: week
Taquería El Camión, en Burien, busca anunciarse en Facebook, 60 al mes | place: Burien; types: social; max: 60; per: month
Soy maestra y vendo pasteles. Volantes en Kent, 30 dólares. | place: Kent; types: print; max: 30
Manejo un taxi en Seattle y busco clientes en el aeropuerto: pantallas, 200 al mes | place: Seattle; types: digital; venues: airport; max: 200; per: month
Limpiamos oficinas en Bellevue. Revista para dueños de negocios, 300 dólares. | place: Bellevue; types: print; for: local-business; max: 300
Las mamás son mis clientas. Instagram, Lynnwood, 20 por semana. | place: Lynnwood; types: social; for: families; max: 20; per: week
Mis hijos me ayudan con el puesto. Quiero radio en Toppenish, 40 a la semana. | place: Toppenish; types: radio; max: 40; per: week
Papelería Estudiante, Wenatchee, periódico, 45 semanales | place: Wenatchee; types: print; max: 45; per: week
`)
