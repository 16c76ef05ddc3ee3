/** Turns of phrase as people speak: denied twice, taken back, told of others. */
export const SPEECH_TEMPLATES: readonly string[] = `
nothing beats {Y}, so {Y} in {P} it is, {M}
nothing tops {Y} around {P}
Nothing compares to {Y} for reaching {A}. {P}.
nobody ever regretted {Y}. {P}, {M}
there is nothing wrong with {Y}, so book it in {P}
We've no objection to {Y}. {P}, {M}
we have no objections to {Y}, none. {P}
I have no issue with {Y} at all, {P}
We never regretted {Y}. Same again in {P}, {M}
{Y} has never let us down. {P}
{Y} never fails us, {P}, {M}
I'd be a fool to skip {Y}. {P}.
it would be a mistake to leave out {Y}, {P}
can't say no to {Y}, {P}
you can't beat {Y}, {P}, {M}
we cannot do without {Y} in {P}
don't get me wrong, {Y} is what I want, {P}
I can't imagine {P} without {Y}, so {Y}
not that I dislike {Y}, in fact {Y} is what I want, {P}
I have nothing against {X} but please none of it, {Y} in {P}
Nothing against {N}, my cousin sells it, but {Y} is what I want in {P}
no offense to {X} people, we want {Y}, {P}
with the exception of {X}, anything in {P}
we'd take any medium in {P} with the exception of {X}
Anything in {P}, {X} excepted
any format save {X}, {P}, {M}
open to all but {X}, {P}, {A}
open to everything, well, not {X}. {P}
whatever works in {P}, bar {X}
whatever fits {M} in {P}, leave {X} aside
{X} aside, what is there in {P}?
short of {X}, we'd do anything in {P}
the one thing we won't do is {X}. {P}, {M}
the only thing off limits is {X}. {P}
{X} is the one thing I won't pay for. {P}, {Y}
last thing I need is {X}. {Y}, {P}
the last thing we want is {X}, {P}, {M}
Last year: {X}. Result: zero. This year: {Y}. {P}.
2025 was {X} and it was a bust. 2026: {Y}, {P}.
Result of {X}: nobody came. Plan for {P}: {Y}.
{X} no longer works for us, {Z} never did, {Y} still does. {P}.
{X} never did a thing, {Y} always does. {P}
{X} doesn't pay, {Y} pays. {P}, {M}
{X} brought in nobody; {Y} brought in a line. {P}.
We tried {X} twice and both times the phone stayed quiet. I am through with it. {Y} in {P}, {M}
I am through with {X}. What about {Y} in {P}?
we're over {X}. {Y} for {A} in {P}
{X} had its chance. Now {Y}, {P}.
{X} had its day. {Y} in {P} for {M}
we won't be renewing our {X}. {Y} in {P} interests us instead.
we let our {X} contract lapse on purpose. {Y} in {P} now.
I cancelled {X} and feel great. {Y} in {P}, please.
We said goodbye to {X}. Hello {Y}. {P}.
No hay {X} que valga, {Y} en {P}
{X} for a shop like ours would be silly; {Y} it must be. {P}, {M}
{X} makes no sense for us. {Y} does. {P}
{X} would be money down the drain, {Y} would not. {P}
what good is {X} to us? {Y}. {P}
Who looks at {X}? {A} in {P} look at {Y}.
My sister swears by {X}. I don't. {Y} in {P}.
My brother says {X}, I say {Y}. {P}, {M}
Everybody tells me {X}. I tell them {Y}. {P}.
my nephew is pushing {X}, not happening. {Y} in {P}
Somebody recommended {X} to me and somebody else {Y}; I side with the second. Not {X}. {P}.
One of us wants {X} and one wants {Y}. {Y} won. {P}, {M}
They talked us into {X} last time. This time it's {Y}. {P}.
The salesman keeps calling about {X}. Not interested. {Y} in {P}?
your rep offered {X}; we'd rather have {Y} in {P}
You offered us {N} last week, thanks; what about {Y} in {P}?
As a former {X} host I can tell you {X} is dead, get me {Y} in {P}
I worked in {X} for ten years and wouldn't spend a cent on it. {Y}, {P}.
I used to sell {N}, so I know the tricks. {Y} in {P}, {M}
I used to manage a {N}. These days I grow garlic. {Y}, {P}, {M}
I used to spin at {W}s and play at parties. {Y} for {A} in {P}
I used to work at a {W}. Now I paint houses. {Y} in {P}.
Years in {N} taught me one thing: {Y}. {P}.
{Y}, yes, but the {W} kind is out; {V} please. {P}
The {V} screens were fine, the {W} screens were a rip-off. More {V}s, {P}, {M} | types: digital
{W}s were a waste, {V}s were not. {P}, {Y}
we tried {W}s first. {V}s did better. {P}, {Y}
{V}, not {W}, {P}, {Y}
{V}s yes, {W}s no, {P}
rather {V} than {W}, {P}, {M}
anything in a {V}, nothing in a {W}, {P}
Client will not run next to {W}s. {V} {Y} only. {P}. {M}
avoid {W}s; {V}s preferred. {P}. {Y}
no {W}s please, our brand is for {A}. {Y}, {P}
My {W} is above a {W}, my clients are {A}. {Y}, {P}, {M}
Our shop is across from a {W}. {Y} for {A}, {P}
we're the ones beside the {W}, you know, the blue door. {Y}, {P}
There's a {W} downstairs and a {W} upstairs and me in the middle. {Y}, {P}
my landlord owns the {W}. {Y} in {P} for {M}
I sell real estate, {W}s, mostly. Where do {A} in {P} look? {Y}?
we build {W}s. {Y} in {P}, {M}
we paint {W}s and {W}s. {A} in {P} should know. {Y}.
Our software books rooms in {W}s. {Y}, {P}, {M}
our app finds you a {W}. {Y} for {A}, {P}
We insure {W}s. {Y}, {P}.
I install {N} for others, so I know the price. {Y}, {P}
we do {N} for a living, and still need {Y} in {P}, {M}
We print {N} ourselves each Sunday. {Y} in {P}, {M}
We repair {N}. {Y} in {P}.
I fix {W} freezers, {P}, {Y}
Our {N} people are our staff, not our plan: {Y} in {P}
{W} grand opening, {P}. {Y}. {M}
Outdoor {W}, hikers: {Y} in {P}, {M}
a {W} client, {P}, {Y}, {M}
for our client, a {W} chain: {Y} for {A} in {P}
Client ({W}) needs {Y}, {P}, {M}
Brief from the {W}: {Y}, {P}, {M}
Regional {W} wants {A}, {P}. {Y}. {M}
{B} Trap, a gift shop in {P}, needs {Y}
{B} Tree Service cuts trees. {Y} in {P}, {M}
The {B} Bakery, {P}: {Y}, {M}
{B} First Insurance in {P} wants {Y} for {A}
{W} Rock Climbing, {P}, {A}, {Y}
The {N} Lounge, {P}, {A}, {Y}, {M}
{N} Rock Climbing Gym, {P}, {Y}, {M}
{N} & Sons Plumbing wants {Y} in {P}
{N} Dental in {P} (not a {N}!) would like {Y}
At the {N} Hall on Broadway we host {N}s. To fill January: {Y}, {P}, {M}
mi salón se llama Estudio {N} y busco {Y} en {P}
mi negocio se llama {N} Express, {Y} en {P}, {M}
tengo un {W} en {P} y quiero {Y}
trabajo en un {W}, pero el anuncio es para mi taller: {Y} en {P}
mi primo maneja un {W}; yo busco {Y} en {P}
{X} ya no, {Y} sí, {P}
la {X} no me sirvió de nada, {Y} en {P}, {M}
me dijeron que {X}, yo digo que {Y}, {P}
nada contra {X}, pero prefiero {Y}, {P}
todo menos {X} en {P}
de {X} nada, de {Y} todo, {P}
no es {X} lo que busco, es {Y}, {P}
{X}? ni loco. {Y} en {P}
gasté mucho en {X} y nadie vino; ahora {Y} en {P}, {M}
{Y} o {U} en {P}, lo que salga más barato
We're the {P} {N} Amateurs, a club, and would like {Y} for our swap meet
We're the {P} {N} Fair, an occasion for {B}. Help us with {Y}, {M}.
our {N} club meets on Tuesdays. {Y} in {P} please
Our {N} delivery kids mow lawns too. {Y}, {P}, {M}
My {B} are my reason to get up. I do drywall. {Y}, {P}
I have 14 cows, 3 {B} and {M}. {Y}, {P}
Tickets are 12 dollars, 10 for {B}. {Y} in {P}, {M}
{B} pay half at our show. We want {A} though. {Y}, {P}
8 out of 10 {B}, ha ha. {Y} in {P} for {M}
I'm one of those {B} everyone complains about. I sell soap. {Y}, {P}
Not a single {B} customer needed: {A} only, {P}, {Y}
my {B} neighbors laugh, but I want {Y} in {P}
We train {B}, so {A} hire us. {Y} for {A}, {P}
three {B} work for me and we want {A} to see {Y} in {P}
our museum gets {B} from Germany but none from here. {Y}, {P}, {M}
{B} know us. {A} don't. {Y}, {P}
who I want: {A}. who I don't: {B}. {P}
{A} before all, {P}, {Y}, {M}
I want {A} in {P} to find us. {Y}?
{Y} that {A} in {P} actually see
{A} drive past the same corner in {P} all day. {Y}. {M}
My customers in {P} are {A}, so {Y}
the people who buy from me are {A}. {P}. {Y}.
I sell to {A}. {P}. {Y}, {M}
to sell houses to {A} in {P} we use {Y}
our escape room does best with {A}. {Y}, {P}, {M}
it sells best to {A}. {Y} in {P}
made for {A}, sold in {P}: {Y}, {M}
{A} are the ones who buy it. {Y}, {P}, {M}
It is {A} who pay for this. {P}, {Y}.
we'd like {A} to see us. {Y}, {P}, {M}
I'd love for {A} to hear about it. {Y} in {P}
wants {A} to find it: {P}, {Y}
need more {A} through the door in {P}. {Y}
get {A} in {P} to try us. {Y}, {M}
something {A} notice, {P}, {M}
how do I get to {A} in {P}? {Y}?
{A} in {P}. {Y}. {M}. Thanks.
target = {A}, market = {P}, {Y}
demo: {A}; {P}; {Y}; {M}
audience {A}, {Y}, {P}
hoping {A} see it, {Y}, {P}
{Y} {P} so that {A} come by
{A} love our stuff. More of them: {Y}, {P}
{A} with money, not just {A}. {Y} in {P}, {M}
more {A} please! {Y}, {P}
We are after {A}. {Y}. {P}.
our best customers are {A}; {Y} in {P} then
it's for {A}, {Y}, {P}, {M}
{A} should pass by it. {Y}, {P}
{A} hang out in {V} in {P}, so {Y} there
where {A} are: {V}, {P}. {Y}, {M}
in {V} where {A} go, {P}, {Y}
{Y} at the {V} in {P}, {M}
would like {A} to see us at the {V}. {Y}, {P}, {M}
I want my name on screens at the {V} in {P}. {M} | types: digital
I picture it in a {V}. {Y}, {P}
hang our {Y} in every {V} in {P}
{Y} that hang in a {V}, {P}
the {V} in {P} would be perfect. {Y}. {M}
think {V}. think {P}. {Y}, {M}
{V} placements, {P}, {M}
{V} network, {P}, {Y}, {M}
one unit in a {V}, {P}, {Y}
get us into {V} in {P}, {M}
put us in the {V}, {P}. {M}.
I saw something like that in a {V} in {P} and want it too. {Y}
My neighbor was on {Y} at the {V} and sold out. I want that too. {P}, {M}
We're putting on a play about {N}. {Y} in {P}, {M}
a book about {N} brought me here. {Y}, {P}
{N} already covers us well. {Y} in {P}, {M}
the {N} did a story on us. {Y} in {P} next
Festival of {N} tickets: $15. Our budget: $600. {Y}, {P}
{N} is our bread and butter, our customers use {Y}. {P}, {M}
My cousin has a {N}. Cute. {Y} in {P}
I learned marketing from a {N}. {Y} in {P}, {M}
People ask if we do {N}. We don't, we do roofs. {Y}, {P}
A list of {N} is not what I came for, it's {Y} in {P}
No idea what {N} costs these days; {Y} in {P} for {M}?
I hear {N} is big now. Still, {Y}, {P}, {M}
I've never bought {N} or anything. {Y} in {P}, {M}?
Looking to place help wanted for {B}: {Y}, {P}, {M}
Job opening for {B} drivers. {Y}. {P}.
recruiting {B} to teach at our school; {Y} in {P}
buscamos choferes. {Y} en {P}, {M}
nuestros clientes son {A}. {Y} en {P}
para que nos vean {A}: {Y}, {P}, {M}
queremos que {A} nos conozcan. {Y}, {P}
el {N} ya nos publica. Ahora {Y} en {P}
los {X} que hice se quedaron en la caja. Prefiero {Y}, {P}
no tenemos {X} ni queremos. {Y} en {P}.
{X}? no gracias. {Y}, {P}
{N} me gusta, pero para otra cosa. {Y} en {P}, {M}
{X}: no. {Y}: yes. {P}
not a fan of {X}. {Y}, {P}
I have to pass on {X}. {Y} for {P}.
{X} would be wasted on us. {Y}, {P}
{X} won't do. I need {Y}, {P}, {M}
a bit of {X} won't do it, {Y} will, {P}
{X} would be nice if we were rich. We're not. {Y}, {P}, {M}
{Y} again, it worked. {P}, {M}
{Y} worked. {Y} again, {P}, {M}
I have to admit {Y} works. {P}.
{Y} was a good idea. More of it. {P}, {M}
{X} was a bad idea. No more of it. {Y}, {P}
three years of {X} and not one call. Time for {Y}. {P}
three years of {Y} and the phone rings daily. More {Y}. {P}, {M}
It isn't that {X} was bad. It's that nobody saw it. {Y}, {P}
For years I refused {Y}. I was wrong. {Y}, {P}, {M}
For years I bought {X}. I was wrong. {Y}, {P}
I take back the {N}. {Y}, {P}
either {N} or {Y}, we flipped a coin: {Y}. {P}
We have {N} already. What we lack is {Y}. {P}, {M}
{N} isn't the problem, we have plenty; {Y} is what is missing, {P}
{Y} is for old people, they say. Well: {A}. {P}, {M}
I thought {Y} was dead. It isn't. {Y}, {P}, {M}
The {X} ads were useless, so {Y} for us in {P}
the {X} ads we had were a waste. {Y} in {P}, {M}
{X} ads were a flop, so {Y}, {P}
our {X} ads brought nobody, {Y} now, {P}, {M}
my {X} campaign was a waste, so {Y} near {P}
the {X} spots were money for nothing. {Y}, {P}
Is {N} still a thing? Never mind, {Y}, {P}
My wife thinks {Y} is vain. I don't. {Y}, {P}, {M}
`
  .trim()
  .split('\n')
