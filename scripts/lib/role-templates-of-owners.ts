/** Turns of phrase about whose a word is, about places and about buying and renting; slots as in `role-templates.ts`. */
export const OWNER_TEMPLATES: readonly string[] = `
we run a {N} company in {P} and need {Y}
We run a {N} agency in {P}, want {Y}, {M}
I own a {N} business in {P}. {Y} for {A} would help.
our {N} repair shop needs {Y} in {P}
We sell {N} equipment and need {Y} in {P}
I teach {N} classes in {P}, want {Y}
We produce {N}. Where can we get {Y} in {P}?
I work in {N} and need {Y} in {P}
As a {N} host I need {Y} in {P}
As a {N} designer I want {Y} near {P}
Former {N} editor here, opening a shop in {P}, want {Y}
My {N} has 500 fans and I want more in {P}, so {Y}
Our {N} has 2,000 followers. {Y} in {P} please.
our {N} needs more listeners in {P}, try {Y}, {M}
we publish a {N} in {P} and look for {Y}
I make {N} for a living. {Y}, {P}, {M}
I host a {N}. I'd like {Y} in {P}, {M}
my husband works at a {N}, I need {Y} in {P}
my daughter does {N} for a living, I sell soap. {Y} in {P}.
My brother prints {N}. I need {Y} in {P}, {M}
{N} association of {P} wants {Y}
{N} museum in {P} looking for {Y}, {M}
{N} collectors club, {P}, want {Y}
National {N} Supply Co. needs {Y} in {P}
we're the {P} {N} Club and want {Y}
Our event is called the Great {N} Fair. {Y} in {P}.
we organize a {N}, need {Y} in {P} to promote it
{N} Depot, a store in {P}, would like {Y}
{N} Brothers Plumbing in {P}, {Y}, {M}
promote our {N} with {Y} in {P}
{Y} to promote our {N} in {P}
we need people to come to our {N} in {P}: {Y}, {M}
tickets for our {N} sell slowly, so {Y} in {P}
We do catering for {W} parties, {Y} in {P}
we build furniture for {W} owners, {Y} in {P}, {M}
we deliver to every {W} in town and want {Y} in {P}
My name is Ann {N}, I own a shop in {P}, {Y}
Hi, I am Bob {N} and I need {Y} in {P}
The {W} in {Q} wants too much. {Y} in {P}?
Our {W} in {P} needs {Y}
We own a {W} in {P} and want {Y}, {M}
My {W} in {P} is empty on Mondays. {Y} for {M}
We manage a {W} in {P} and need {Y}
I run a {W} in {P}, and want {Y} in {V}
our {W} would like to be seen in {V} in {P}
We clean {W} floors for a living. {Y} in {P}, {M}
we supply {W} kitchens. {Y} in {P}.
we sell {W} equipment and want {Y} in {P}
My wife works at the {W}, I do roofs. {Y} in {P}.
My son plays at the {W}. I need {Y} in {P}
We rent a unit next to a {W} in {P}. {Y}, {M}
my {W} supply company wants {Y} in {P}
The {W} Sandwich Company in {P} wants {Y}
{W} Street Books, {P}, wants {Y}
{Y} in a {V} in {P}, {M}
{Y} in {V} near {P} for {A}
{V} ads in {P}, {M}
something in {V} around {P} for {A}
{P} {V} {Y}
{V} {P} {A}
no {W}, only {V}, {P}, {Y}
{V} only, no {W} please, {P}
not in {W}, we want {V} in {P}
not inside a {W}. {V}. {P}. {M}
we have enough {B}. We want {A} in {P}, {Y}
{B} no, {A} yes, {P}
not {B} but {A}, {P}, {Y}
{B} come anyway. It's {A} we need. {P}, {M}
we already reach {B}, now {A} in {P}
We teach {B} to cook. {Y} in {P} to reach {A}.
we sell clothes for {B} and want {A} to work for us, {P}
Our staff are {B}. Our customers are {A}. {P}, {Y}
we're {B} ourselves, ads for {A} in {P}
I'm a {B}, selling cookies to {A} in {P}, {Y}
{Y} for {A} in {P}
reach {A} in {P} with {Y}, {M}
{A}, {P}, {Y}, {M}
{Y} aimed at {A} around {P}
{Y} {P} {A} {M}
{A} should see us in {P}
where do {A} in {P} look? {M}
hiring {A} in {P}, {Y}
we're based in {Q} but want {Y} in {P}
{Q}-based company, ads in {P}, {Y}
we're in {Q}, the ads must be in {P}, {Y}
Our office is in {Q}. We need {Y} in {P}.
I live in {Q}, my shop is in {P}, {Y}
moved here from {Q}. {Y} in {P}, {M}
we moved from {Q} to {P} and need {Y}
My sister is in {Q}, I'm in {P}, and I want {Y} in {P}
we deliver from {Q} to {P}, {Y} in {P}
Not in {Q}. {P}. {Y}.
not {Q}, {P}, {Y}
{P}, not {Q}, {Y}, {M}
anywhere but {Q}: {P}, {Y}
{Q}, sorry, {P}, {Y}
{Y} in {Q}. No wait, {P}.
I said {Q} but meant {P}, {Y}
{Q} is too far, {P} is right, {Y}
{Q} is too expensive. {Y} in {P}.
we tried {Q} and it didn't work. {Y} in {P}
{Q} Pizza Kitchen in {P}, {Y}, {M}
{Q} Style Barbecue, {P}, {Y}
{Q}'s Barber Shop, {P}, {V}
{Q} Street Deli, {P}, {Y}, {M}
We sell {Q} cheesesteaks in {P}, {Y}
{Q} Avenue Dental, {P}: {Y}
Our {Q} branch is doing fine; {P} needs {Y}
we ship from {Q}. {Y} for {A} in {P}.
{A} from {Q} visiting {P}, {Y}
no {X}, {P}, {M}
no {X}. {P}. {M}
{X} no. {P}. {M}
never {X}, {P}, {A}
not {X}, {P}, {M}
nada de {X}, {P}, {M}
nada de {X} ni {Z}, quiero {Y} en {P}
{X} no, {Y} sí, {P}
{Y} sí, {X} no. {P}.
No quiero {X}. Busco {Y} en {P}.
ya no quiero {X}, mejor {Y} en {P}
{X} fue un desperdicio, ahora {Y} en {P}
{X} no nos funcionó. {Y} en {P}, {M}
no más {X}, {Y} en {P}
en vez de {X}, {Y} en {P}
prefiero {Y} a {X}, {P}
cualquier cosa menos {X}, {P}
todo menos {X}, {P}, {M}
{Y} pero sin {X}, {P}
ni {X} ni {Z}, {Y} en {P}
{X} es muy caro, mejor {Y} en {P}
tengo una empresa de {N} en {P} y busco {Y}
vendo {N}, quiero {Y} en {P}
trabajo en {N}. Necesito {Y} en {P}.
ya tenemos {N}, queremos {Y} en {P}
el año pasado hicimos {N}, ahora {Y} en {P}
{N}, digo, {Y}, en {P}
vivo en {Q} pero quiero {Y} en {P}
no en {Q}, en {P}, {Y}
{Y} en {P} para {A}
nothing printed, {P}, {Y} | not: print
nada impreso, {Y}, {P} | not: print
we want to buy a billboard, not rent one, {P} | types: billboard; kind: sale
buy (not rent) a billboard in {P} | types: billboard; kind: sale
buy, not rent, a billboard, {P}, {M} | types: billboard; kind: sale
not rent, buy: a billboard near {P}, {M} | types: billboard; kind: sale
I do not want to rent it. Billboard, {P}. | types: billboard; kind: sale
billboard outright purchase, not {Q} | types: billboard; kind: sale
{Y}, not {Q}
quiero comprar una valla, no rentarla, {P} | types: billboard; kind: sale
no quiero rentar, quiero una valla en venta en {P} | types: billboard; kind: sale
no la quiero comprar, solo rentar: valla en {P} | types: billboard; kind: rent
not rent but own: billboard in {P} | types: billboard; kind: sale
we don't want to rent, we want to own one, billboard, {P} | types: billboard; kind: sale
I don't want to lease. A billboard for sale in {P}. | types: billboard; kind: sale
tired of paying rent for my billboard, I'd rather own it, {P} | types: billboard; kind: sale
for rent, not for sale: {Y} in {P} | kind: rent
not for sale, for rent only, {Y}, {P} | kind: rent
we'd rather lease than buy, {Y} in {P} | kind: rent
rent only, no purchase, {Y}, {P} | kind: rent
lease a {Y} in {P}, {M} | kind: rent
{Y} for lease in {P} | kind: rent
{Y} for sale in {P} | kind: sale
buy outright a {Y} in {P} | kind: sale
we rent out party tents in {P}, {Y}, {M}
we rent bikes to {A} in {P}, {Y}
our rent went up. {Y} in {P} for {M}
We sell homes for sale by owner in {P}, {Y}
We lease cars in {P}. {Y}.
houses for rent is our business, {Y} in {P}
I have a truck for sale, also need {Y} in {P}
{Y} in {P} with high traffic | has: high-traffic
high visibility {Y} in {P} | has: high-visibility
High Traffic Coffee, {P}, {Y}
Prominent Dental, {P}, wants {Y}
Highly Visible Safety Gear Co. in {P} needs {Y}
our shop is on a busy street in {P}, {Y}, {M}
busy street in {P}, {Y} | has: high-traffic
easy to see {Y}, {P}, {M} | has: high-visibility
{B} Coffee, a cafe in {P}, wants {V} ads
{W} Taco, a truck in {P}, wants something in {V}
The {W} Tale, a bookshop in {P}: {Y}
{Y} only. {P}. We have no time for {X}.
{P}, it has to be {Y}
my wife does {N} for the {W}, I fix roofs and need customers in {P}, {M}
My cousin runs {N}, I run a bakery in {P}. {M} a week is too much.
A {N} told me to call you. {Y} in {P}, {M}
{A} walk past us in {P}. {Y}.
We are looking for {A} in {P}, {M}
I'm looking for {A} at {V} in {P}
Our warehouse is in {Q}. {A} in {P} are who we want. {Y}?
The farm is in {Q} and people from {P} should come, {Y}
`
  .trim()
  .split('\n')
