import { parseCases } from '../parse-cases.ts'

/** Places, media, venues, audiences, features and listing types as people say them. */
export const PLAIN_QUERIES = parseCases(`
Fremont, moms with kids, under 600 a month | place: Fremont; for: families; max: 600; per: month
I need a billboard in Tacoma | place: Tacoma; types: billboard
where can i put up posters in ballard | place: Ballard; types: print
radio spots for our brewery's anniversary | types: radio
looking for ad space near Pike Place Market that tourists will see | place: Pike Place Market; for: tourists
We're a small law firm hoping to reach commuters on the Bainbridge Island ferry. | place: Bainbridge Island; venues: ferry; for: commuters
Need something in gyms around Bellevue for young professionals | place: Bellevue; venues: gym; for: professionals young-adults
what do you have for college students | for: students
flyers or posters near the U District | place: University District; types: print
Advertise to retirees in Olympia | place: Olympia; for: seniors
digital screens in office lobbies, South Lake Union, software engineers | place: South Lake Union; types: digital; venues: office; for: professionals
Sponsor an event in Lacey for local businesses | place: Lacey; types: event; for: local-business
instagram influencer in Seattle | place: Seattle; types: social
newsletter sponsorship for parents | types: event social; for: families
ads on the side of buses in Everett | place: Everett; venues: transit
bus shelter ads on Capitol Hill | place: Capitol Hill; venues: transit
airport ads for business travelers | venues: airport; for: professionals
I'd like to put my ad on the light rail | venues: transit
subway ads | venues: transit
booth at a farmers market | types: event
high-traffic corner in Renton | place: Renton; has: high-traffic
somewhere really visible in Kirkland, billboard preferred | place: Kirkland; types: billboard; has: high-visibility
near a stadium, lots of foot traffic | has: high-traffic near-event-venue
Billboard by the Tacoma Dome | place: Tacoma Dome; types: billboard
billboard for sale in Puyallup | place: Puyallup; types: billboard; kind: sale
I want to buy outright a wall mural in Georgetown | place: Georgetown; types: billboard; kind: sale
wallscape for lease, Pioneer Square | place: Pioneer Square; types: billboard; kind: rent
buy ads in the newspaper | types: print
98402 print ads | place: 98402; types: print
anything around 98101? | place: 98101
coffee shop posters for the brunch crowd in Fremont | place: Fremont; types: print; venues: restaurant; for: young-adults
screens in bars, Capitol Hill, 20-somethings | place: Capitol Hill; types: digital; venues: bar; for: young-adults
placemats in a diner | types: print; venues: restaurant
mall ads in Lynnwood for families | place: Lynnwood; venues: retail; for: families
grocery store checkout screens, Federal Way | place: Federal Way; types: digital; venues: retail
radio, drive time, Tacoma | place: Tacoma; types: radio; for: commuters
facebook or tiktok posts aimed at gen z | types: social; for: young-adults
we want cruise ship crowds to find our chowder | for: tourists
people on the ferry | venues: ferry; for: commuters
moms with toddlers in Edmonds | place: Edmonds; for: families
Our target audience is office workers downtown Seattle | place: Seattle; for: professionals
out of towners visiting the Space Needle | place: Space Needle; for: tourists
I want seniors to see it | for: seniors
high school seniors and their parents in Kent | place: Kent; for: students families
senior software engineers in Redmond | place: Redmond; for: professionals
print or radio in Bremerton | place: Bremerton; types: print radio
magazine ad, Gig Harbor, snowbirds | place: Gig Harbor; types: print; for: seniors
Austin billboards | place: Austin; types: billboard
digital billboards in Denver | place: Denver; types: billboard digital
Is there any advertising on campus? | venues: campus
campus posters at universities | types: print; venues: campus
ads inside Lumen Field | place: Lumen Field
screens at Climate Pledge Arena for families | place: Climate Pledge Arena; types: digital; for: families
sea-tac airport, tourists | place: Seattle-Tacoma International Airport; venues: airport; for: tourists
Space to rent on a busy street in West Seattle | place: West Seattle; kind: rent; has: high-traffic
reach small business owners in Tumwater | place: Tumwater; for: local-business
B2B audience, Bellevue, LinkedIn or a business newsletter | place: Bellevue; types: social; for: local-business
podcast ads for runners | types: radio
movie premiere, want a big billboard everyone can see | types: billboard; has: high-visibility
trade show sponsorship in Spokane | place: Spokane; types: event
community paper in Edmonds, older folks | place: Edmonds; types: print; for: seniors
elevator screens | types: digital; venues: office
taproom coasters in Georgetown | place: Georgetown; types: print; venues: bar
people stuck in traffic on their way to work in Everett | place: Everett; for: commuters
nightlife crowd on Capitol Hill | place: Capitol Hill; for: young-adults
near concert venues in Seattle | place: Seattle; has: near-event-venue
I'm promoting a podcast and want billboards in Portland | place: Portland; types: billboard
banner ads online, families in Kent | place: Kent; types: digital; for: families
Just a yard-sized poster in a shop window in Edmonds | place: Edmonds; types: print; venues: retail
bus bench near 98501 | place: 98501; venues: transit
ferry terminal screens in Bremerton for daily commuters | place: Bremerton; types: digital; venues: ferry; for: commuters
tech meetup sponsorship | types: event
what's good for reaching dads | for: families
fitness studio screens | types: digital; venues: gym
college kids near Tacoma | place: Tacoma; for: students
hotel guests and other visitors in Seattle | place: Seattle; for: tourists
empty nesters in Gig Harbor who read magazines | place: Gig Harbor; types: print; for: seniors
I want my logo at a street fair in Fremont | place: Fremont; types: event
doctors and lawyers | for: professionals
something eye-catching next to an arena | has: high-visibility near-event-venue
Seattle or Tacoma, not sure yet, posters | place: Seattle; types: print
anywhere but Seattle, radio | types: radio
not Tacoma. Olympia billboards please | place: Olympia; types: billboard
help me advertise my bakery |
I want more customers |
buy ads |
hello |
advertise |
`)
