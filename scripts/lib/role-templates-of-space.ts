/** Turns of phrase about renting and owning, and about words that name a medium or venue only now and then; slots as in `role-templates.ts`. */
export const SPACE_TEMPLATES: readonly string[] = `
we lease excavators by the week. {Y} near {P}, {M}
we rent paddleboards in {P} and live on ten weeks a year. {Y}, {M}
We lease forklifts. {Y} in {P}, {M}
Our rental cabin sits empty but this is about my tax office. {Y}, {P}
The lease on our shop is up in June. {Y} in {P}
we bought the building last year. {Y} in {P}, {M}
I want to buy ads: {Y} in {P}
looking to buy {Y} ads in {P}, {M}
want to buy time on {Y} in {P}
buying media for a dentist: {Y}, {P}, {M}
we buy and sell gold. {Y}, {P}
We buy houses. {Y} in {P} for {A}
sell your car to us! {Y} in {P}
we sell used trucks, {Y} in {P}, {M}
I own a flower stall in {P}. {Y}, {M}
I'd like my own corner of {P}: {Y}, {M}
my own {N} sits unused. {Y} in {P}?
do you sell the actual billboard, like to keep, in {P}? | types: billboard; kind: sale
I want to buy a billboard in {P} for good | types: billboard; kind: sale
want to buy one in {P}, a billboard I mean | types: billboard; kind: sale
we'd like to purchase a billboard structure near {P} | types: billboard; kind: sale
is there a billboard in {P} whose owner would sell? | types: billboard; kind: sale
billboard in {P} to keep, not to rent | types: billboard; kind: sale
I want to become the owner of a billboard in {P} | types: billboard; kind: sale
billboard as an investment, {P}, buying | types: billboard; kind: sale
who is selling a billboard around {P}? | types: billboard; kind: sale
want the billboard itself, deed and all, {P} | types: billboard; kind: sale
compro una valla en {P} | types: billboard; kind: sale
quiero ser dueño de una valla en {P} | types: billboard; kind: sale
me interesa rentar {Y} en {P} por un año | kind: rent
rent us {Y} in {P} | kind: rent
can I rent {Y} in {P} for a season? | kind: rent
hoping to lease {Y} near {P}, {M} | kind: rent
renting {Y} in {P}: what is there for {M}? | kind: rent
paper in {P}, {M} | types: print
the local paper in {P}, {M} | types: print
we want to be in the paper, {P} | types: print
{X} or paper? paper, {P} | types: print
a sign over the road in {P} | types: billboard
a board on the highway by {P}, {M} | types: billboard
a board along the freeway, {P} | types: billboard
our school board said no, so no {X}. {Y}, {P}
we're on board with {Y}, {P}
the sign on our shop fell down. {Y} in {P}
ads on a website people in {P} read | types: digital
banner on a news site, {P}, {M} | types: digital
banner ads on local sites, {P} | types: digital
our website is new, {Y} in {P} should send people there
check our website. {Y} in {P}, {M}
We build websites. {Y} in {P}
an app for dog owners, that's us. {Y} in {P}
email me at noon. {Y} in {P}
send offers by email please: {Y} in {P}, {M}
an ad in a neighborhood email, {P}, {M} | types: social
ads in somebody's email list in {P} | types: social
a spot on a morning show, {P} | types: radio
a show people in {P} listen to, {M} | types: radio
people in {P} listen to that station all day, get us on it, {M} | types: radio
our show opens in May. {Y} in {P}
our team won! {Y} in {P} to say thanks
sponsor a kids team in {P}, {M} | types: event
put our name on a team's jerseys, {P} | types: event
a table at a fair in {P}, {M} | types: event
a spot at the farmers market in {P} | types: event
a fair price please: {Y}, {P}
to be fair I only have a little, {Y} in {P}, {M}
our store in {P}, {Y}, {M}
Store-wide sale! {Y} in {P}
my shop needs {Y}, {P}
{Y} in a store in {P}, {M} | venues: retail
in shops around {P}: {Y} | venues: retail
posters in stores in {P} where {A} buy | types: print; venues: retail
we have a coffee cart. {Y} in {P}
where people get their coffee in {P}: {Y} | venues: restaurant
{Y} where people eat lunch, {P}, {M} | venues: restaurant
lunch special at ours. {Y} in {P}
{Y} at the station, {P}, {M} | venues: transit
at bus stations and stops in {P}: {Y} | venues: transit
our gas station wants {Y} in {P}
fire station open house, {P}, {Y}
{Y} in the lobby of an office tower, {P} | venues: office
screens in lobbies where {A} work, {P} | types: digital; venues: office
on the boat to {P}: {Y} | venues: ferry
we sell boats. {Y} in {P}
at the college, {P}, {Y} | venues: campus
my son starts college, I fix cars. {Y} in {P}
I study at the university but the ad is for my uncle's garage: {Y} in {P}
`
  .trim()
  .split('\n')
