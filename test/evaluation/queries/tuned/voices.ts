import { parseCases } from '../parse-cases.ts'

/** Negation, the asker's own trade, typos, slang, Spanish, several sentences. */
export const VOICE_QUERIES = parseCases(`
no radio | not: radio
billboards, not print | types: billboard; not: print
anything but billboards in Seattle | place: Seattle; not: billboard
no radio, no tv, just posters | types: print; not: radio
Tacoma, no billboards or radio, under 500 | place: Tacoma; not: billboard radio; max: 500
everything except social media | not: social
without print please | not: print
I hate radio. Show me billboards. | types: billboard; not: radio
skip the digital stuff, only print | types: print; not: digital
instead of radio I'd rather do events | types: event; not: radio
neither print nor radio | not: print radio
not just billboards, radio too | types: billboard radio
we don't want influencers | not: social
radio is out. what about the ferry? | venues: ferry; not: radio
We already do facebook, want to try billboards | types: billboard
we tried radio last year, now looking at print | types: print
our radio repair shop needs customers in Ballard | place: Ballard
we sell digital cameras in Bellevue | place: Bellevue
I own a print shop and want radio ads | types: radio
my gym wants new members, flyers in Renton | place: Renton; types: print
we're a bar in Georgetown looking for posters | place: Georgetown; types: print
ads for my restaurant | 
I run a kids clothing store. Want to reach parents in Kirkland | place: Kirkland; for: families
Our event planning company needs a billboard | types: billboard
we host a festival in June, want radio | types: radio; from: 2027-06-01; to: 2027-06-30
I have a yoga studio in Fremont, need something on instagram | place: Fremont; types: social
Based in Kent but want to reach Bellevue commuters | place: Bellevue; for: commuters
a new brewery in Georgetown wants to be on buses | place: Georgetown; venues: transit
we're a nonprofit helping seniors, need newspaper ads | types: print; for: seniors
digital marketing agency looking for billboards for a client | types: billboard
bilboard in tacma | place: Tacoma; types: billboard
postrs in seatle for studnets | place: Seattle; types: print; for: students
raido ads olimpia | place: Olympia; types: radio
newspapper add for familys | types: print; for: families
comuters on the fery | venues: ferry; for: commuters
belevue proffesionals | place: Bellevue; for: professionals
magizine, tourits, under 500 a mnth | types: print; for: tourists; max: 500; per: month
sum flyers 4 my dog walking biz pls under 200 bucks | types: print; max: 200
yo need a dope billboard in tacoma asap, got like 2 grand | place: Tacoma; types: billboard; max: 2000
lookin 4 ig promos in cap hill | place: Capitol Hill; types: social
any1 got wall space in slu?? | place: South Lake Union; types: billboard
NEED BILLBOARD TACOMA UNDER $800 MONTHLY!!! | place: Tacoma; types: billboard; max: 800; per: month
quiero una valla en Tacoma por menos de 900 dólares al mes | place: Tacoma; types: billboard; max: 900; per: month
busco anuncios de radio para familias en Kent | place: Kent; types: radio; for: families
publicidad en autobuses, Seattle, turistas | place: Seattle; venues: transit; for: tourists
carteles en gimnasios, hasta 300 dólares por semana | types: print; venues: gym; max: 300; per: week
necesito publicidad en marzo para estudiantes universitarios | for: students; from: 2027-03-01; to: 2027-03-31
sin radio, entre 200 y 500 dólares mensuales | not: radio; min: 200; max: 500; per: month
anuncios en el periódico para personas mayores en Olympia | place: Olympia; types: print; for: seniors
volantes en restaurantes a partir de enero | types: print; venues: restaurant; from: 2027-01-01
Hi! I run a pizza place in Fremont. We want to reach families nearby. Budget is around $600 a month. No radio please. | place: Fremont; for: families; not: radio; max: 600; per: month
Hello, my name is Dana. We make hiking boots. Tourists love them. Could you find something at the airport in March? | venues: airport; for: tourists; from: 2027-03-01; to: 2027-03-31
Our app helps dentists. Reach professionals in Bellevue offices. 1k to 2k per month. | place: Bellevue; venues: office; for: professionals; min: 1000; max: 2000; per: month
For a concert at the Tacoma Dome: posters in bars, under $400 total. | place: Tacoma Dome; types: print; venues: bar; max: 400
I'm a realtor. Bus benches in Lynnwood. Starting February. Max $300/mo. | place: Lynnwood; venues: transit; max: 300; per: month; from: 2027-02-01
commuters; Everett; radio or billboards; 1500/month tops | place: Everett; types: billboard radio; for: commuters; max: 1500; per: month
Need to get the word out about our church fundraiser in Lacey | place: Lacey
students at the university, weekly paper, 200 a week | types: print; venues: campus; for: students; max: 200; per: week
my mom and pop hardware store in Puyallup needs exposure | place: Puyallup
two budgets: 500 now, could stretch to 700 a month | max: 700; per: month
`)
