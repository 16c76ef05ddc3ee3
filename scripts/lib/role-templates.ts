/**
 * Turns of phrase to learn roles from, one a line. A slot says what its filling is for: X and Z refused media, Y and U
 * wanted ones, N a medium beside the point; P the place wanted, Q another; V a wanted venue, W another; A a wanted
 * audience, B another; M money. `| kind: sale` adds a label.
 */
export const OPINION_TEMPLATES: readonly string[] = `
{Y}? Sure. {X}? Definitely not. {P}
{Y}? Gladly. {X}? Not a chance. {P}, {M}
{X}? Absolutely not. {Y}? Any time. {P}
{X}? Nope. {Y}? Yep. {P}
I was about to book {X}, then my wife said no, so {Y} in {P}
I nearly asked for {X}, but my partner said no. {Y} in {P}.
I wanted to ask about {X} but the boss said no, so {Y} in {P}, {M}
anything as long as it isn't {X}, {P}
Anything in {P}, just not {X}
whatever you have in {P} as long as it's not on {X}
I only ask that it's not {X}. {P}. {M}
please don't put us on {X}, {P}, {M}
{X} twice, lost money both times, don't bring that up again. {P}, {Y}.
we did {X} twice and it cost us dearly, so don't offer it. {Y}, {P}
Last year I had {X} printed and they all went in the bin. Never {X} again. {Y} in {P}.
I speak from experience: {X} is dead, {Y} it is, {P}
As someone who worked in {N}, I want {Y} in {P}
in {V} of {P}, {Y}
advertise in the {V} of {P} for {A}
My husband wants {Y} and I want {U}, so both, {P}
Quiero {Y} o {U}, nada de {X}, {P}, {M}
{X}? No. {Y}? Yes. {P}, {M}
{Y} yes, {X} no, {P}
no to {X}, yes to {Y}, {P}
{P}: {Y} yes please, {X} no thanks
{X} no thank you. {Y} in {P}.
{Y} is fine, {X} is not, {P}
{Y} is what we are after, {X} is not
{X} is off the table, {Y} is on it, {P}, {M}
{X} are off the table. {Y} in {P}.
{X} is a no-go for us; {Y} would work in {P}
{X} is out of the question. I need {Y} in {P} for {M}
we ruled out {X} long ago, {Y} it is, {P}
{X} was a waste of money. {Y} in {P}, {M}
The {X} was a waste, so {Y} this time, {P}
Last year's {X} was a flop. {Y} in {P} for {A} please.
We put everything into {X} and nobody came. Now {Y}. {P}.
We ran {X} for months and got zero calls. Show me {Y} around {P}.
We did {X} in spring, total disaster, never again. {Y}, {P}, {M}
tried {X}, hated it. {Y} in {P}
{X} did nothing for my shop. {Y} near {P}, {M}
{X} never brought us a single customer, so {Y} in {P}
{X} doesn't work here. {Y} does. {P}.
{X} is dead. Put me on {Y} in {P}, {M}
Nobody looks at {X} these days. {Y} for {A} in {P}.
Who still uses {X}? I want {Y} in {P}
My boss hates {X}, so {Y} in {P} for {M}
my accountant says no more {X}. {Y} in {P}
my partner refuses to spend on {X}, get us {Y} in {P}
our board won't hear of {X}. {Y}, {P}, {M}
I won't pay for {X}. {Y} at {P}.
I refuse to do {X}. {Y} in {P} is fine.
I will not touch {X} or {Z}. {Y}, {P}.
not another {X}, please. {Y} in {P}
I never want to hear about {X} again. {Y} in {P}, {M}
please don't offer me {X} or {Z}, I want {Y} in {P}
don't bother with {X}, {P}, {Y}, {M}
stay away from {X} and {Z}. {P}, {M}
keep {X} out of it, {Y} only, {P}
anything except {X} in {P} for {M}
anything other than {X} and {Z}, {P}
everything but {X}, {P}, {M}
Everything in {P} apart from {X} and {Z}
all media but {X}, {P}, {A}
all except {X}. {P}. {M}.
besides {X}, what is there in {P}? {M}
other than {X}, what have you got for {A} in {P}
{Y} instead of {X}, {P}, {M}
{Y} rather than {X} in {P}
instead of {X} we'd take {Y}, {P}
forget {X}, {Y} in {P}
forget about {X}, it is too expensive. {Y} in {P} for {M}
skip {X}. {Y}. {P}.
{Y}, not {X}, in {P}
not {X} but {Y}, {P}, {M}
it's not {X} I'm after, it's {Y}, in {P}
What I don't need is {X}. What I need is {Y} in {P}.
{X} isn't for us, {Y} is, {P}
{X} isn't our thing and neither is {Z}. {Y} in {P}
neither {X} nor {Z}, just {Y}, {P}
no {X}, no {Z}, just {Y} in {P}, {M}
no {X} or {Z}. {Y}, {P}
without {X} or {Z}, {P}, {M}
{Y} or {U}, no {X}, {P}
{Y} and {U} but no {X}, {P}, {M}
{Y}, {U}, but absolutely no {X}. {P}.
{X} is too expensive for us. {Y} in {P} at {M}
{X} costs too much so {Y} then, {P}
can't afford {X}, so {Y} in {P}, {M}
{X} is overpriced, find me {Y} near {P}
I was thinking of {X} but decided against it. {Y}, {P}
we considered {X} and said no. {Y} in {P} for {A}
I wanted {X} but my wife talked me out of it, so {Y} in {P}
First I thought {X}, but no. {Y} in {P}, {M}
I'm sick of {X}. {Y} in {P}
we're tired of {X}, show {Y} in {P}
we are done with {X} and {Z}. {Y} near {P}.
we gave up on {X}. {Y}, {P}, {M}
We quit {X} last year. {Y} now, {P}.
we stopped doing {X} because it failed. {Y} in {P}
we're moving away from {X} to {Y}, {P}, {M}
move my {M} from {X} to {Y} in {P}
switch us from {X} to {Y}, {P}
{X} isn't working for this client. {Y} in {P}.
The client vetoed {X}. {Y} in {P}, {M}
client does not approve of {X}; {Y} and {U} in {P}
no budget for {X}. {Y}, {P}.
{X} excluded. {Y} only. {P}. {M}
{Y} only, exclude {X} and {Z}, {P}
{Y}. Not {X}. {P}.
Channels: {Y}, {U}. Not: {X}. Market: {P}.
{P}, {A}, nothing on {X}
{P}, {M}, nothing {X} related please
nothing with {X}, nothing with {Z}, {P}
{X} gives me a headache. {Y} in {P} please.
I have had it with {X}. {Y}, {P}.
Spare me the {X}. {Y} in {P}.
If I see one more {X} offer I'll scream. {Y} for {A}, {P}.
We got burned by {X}. {P}, {Y}, {M}
We lost a fortune on {X}, so {Y}, {P}
{X} failed us. {Y} is next. {P}.
{X}, which did nothing for us, is over. {Y} in {P}.
{X}, as my husband keeps saying, is a waste. {Y} in {P}.
{X} used to work but not anymore. {Y} in {P}
we used to love {X}. Not now. {Y}, {P}, {M}
we used to buy {X}. Never again. {Y} in {P}
{X}. Never again. {Y} for {A} in {P}.
We had {X} for years. Don't suggest it. {Y}, {P}.
We had {X} once, don't offer me that again. {Y} in {P}
{Y} please, {X} was terrible, {P}
{Y} near {P} because {X} didn't bring anyone
{Y} in {P} since {X} flopped
{X} sucks, {Y} in {P}
they suck, those {X}. {Y} in {P}
thanks but no {X} again, {Y} in {P}
{X} are too much expensive, we prefer the {Y}, {P}
He don't want {X}. {Y} in {P}.
she doesn't like {X} so {Y} for {A} in {P}
we not want {X}, only {Y}, {P}, {M}
We don't want no {X}. We want {Y} in {P}.
{X} no good. {Y} good. {P}, {M}
{X} is not possible for us, {Y} is possible, {P}
I don't hate {Y}, {P}, {M}
I don't mind {Y} in {P} for {M}
wouldn't mind {Y}, {P}, {M}
we're not against {Y}. {P}. {M}
I'm not opposed to {Y} in {P}
no problem with {Y}, {P}
no problem with {Y}, but no {X}, {P}
nothing against {Y}, show me some in {P}
nothing beats {Y}! {P}, {M}
nothing works like {Y}, so more of it in {P}
can't go wrong with {Y}, {P}, {M}
can't do without {Y}. {P}. {M}
we can't not do {Y}, {P}
we can't live without {Y}, {P}
don't forget {Y}, we want it in {P}
don't leave out {Y}, {P}
don't skip {Y} in {P}
we shouldn't skip {Y}. {P}, {M}
there's no way around {Y}, so {Y} in {P}
why not {Y} in {P}
how about {Y} in {P}? not just {U}
not only {Y} but also {U} in {P}
not just {Y}, {U} too, {P}, {M}
I didn't think I'd want {Y}, but here I am: {P}, {M}
never tried {Y}, would like to, {P}
never done {Y} before, where do I start in {P}
We have never had {Y}. Time to try. {P}. {M}
I know nothing about {Y} but want some in {P}
Not sure about {Y} but let's see {P} for {M}
{Y} worked so well for us last year, again please, {P}
Last year we did {Y} and loved it. Same again in {P}.
Best money we spent was on {Y}. More of it in {P}, {M}
The {Y} we had was great, book another in {P}
we already have {N}, now we want {Y} in {P}
we already do {N}. Next: {Y}, {P}, {M}
we're on {N} already. {Y} in {P}?
Currently on {N}, want to add {Y} in {P}
we did {N} last year, this year {Y} in {P}
our competitor is on {N}. We want {Y} in {P}
my competitors all use {N}, so I'd like {Y}, {P}
A friend of mine does {N}. I'd like {Y} in {P}.
I heard your ad on the {N}. I need {Y} in {P}.
I saw you on {N} and want {Y} in {P}, {M}
{N}, no wait, {Y}, in {P}
{N}, sorry, I mean {Y}, {P}
{N} in {P}. Actually make that {Y}.
I said {N} but I meant {Y}, {P}, {M}
{N}. Scratch that. {Y} in {P}.
{N}... hmm, let's go with {Y} instead, {P}
`
  .trim()
  .split('\n')
