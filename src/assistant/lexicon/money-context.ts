import { splitPhrases, wordSet } from './phrases.ts'

/** Before a figure: a road, a place or a year rather than a price. */
export const NO_PRICE_AFTER = wordSet(
  `on the i in at by of off sr us hwy highway route rt pier exit suite unit apt room bus area class
  line north south east west zip or age over under box lot x`,
)

/** Before a number that is never a price, whatever else is said. */
export const NEVER_PRICED_AFTER = wordSet(
  'hwy highway route rt pier exit suite apt zip age ages qty quantity grp grps trp trps channel',
)

/** Negations that invert a bound: "not more than", "nothing under". */
export const NEGATORS = wordSet(
  'not no nor ni never dont cant cannot wont nothing without shouldnt couldnt doesnt isnt nada nunca jamas arent wasnt werent havent hasnt mustnt neednt wouldnt refuse refuses gasten',
)

/** Between a negation and its bound. */
export const NEGATED_FILLERS = wordSet(
  `want to spend pay go going be cost anything do it can budget budgets money a penny cent dollar dime single centavo afford us is exceed more much looking that
  costs running dropping drop show me sign circumstances paga pagan pago pagamos gasto gastamos doy damos un peso pesos nickel dollars incremental additional extra :  one quote send hear approve accept consider entertain touch puedo podemos pagar gastar quiero queremos pasar pasarme tengo tenemos hay cuesta cueste really willing spending paying exceeding wanting able budgeted than`,
)

/** Between an amount and the bound after it. */
export const AFTER_AMOUNT = wordSet(
  `/ a per an mo month week wk day year monthly weekly usd - budget , ( post spot issue ad placement
  insertion al la por dia mes semana`,
)

/** Plurals after a figure that are not counted things. */
export const NEVER_COUNTED = wordSet(
  'tops bucks dollars ads is usd thanks gracias plus plz yes this its thats',
)

/** Before a figure: a road, an age, an address. */
export const ROAD_OR_AGE_BEFORE = wordSet(
  'hwy highway route rt sr interstate exit pier age ages aged suite unit zip',
)

/** "people over 40": an age, not a price. */
export const PEOPLE_OF_AN_AGE = wordSet(
  'people folks adults women men crowd anyone everyone those nobody noone somebody someone anybody everybody kids teens guys girls ladies gente mujeres hombres',
)

/** After "per" or "a": the price of the asker's own goods. */
export const GOODS_UNITS = wordSet('person head plate ticket hour class session cup')

/** After "our 500": still the asker's money. */
export const OWN_FIGURE_AFTER = wordSet('budget max limit maximum a per monthly weekly to on for')

/** "our budget is 500": states money to spend. */
export const OWN_MONEY = wordSet(
  `budget money max maximum limit cap spend spending ceiling price marketing ad ads advertising promo monthly
  weekly daily annual yearly quarterly total top upper absolute range client boss wallet presupuesto`,
)

/** "our class costs 40": states the price of what the asker sells. */
export const PRICE_VERBS = wordSet(
  `is are start starts run runs goes go cost costs begin begins average averages charge charges es son cuesta cuestan vale valen`,
)

/** Between a business and a figure: the figure is money to spend after all. */
export const REQUEST_OF_MONEY = wordSet('budget spend but want need ad ads billboard billboards')

/** After "monthly": the period belongs to the amount. */
export const INTERVAL_SUBJECTS = wordSet(
  `budget spend spending max maximum limit cap ceiling allowance allotment allocation outlay figure sum total rate price cost amount money presupuesto limite tope maximo gasto : , under around i we`,
)

/** Before "every day": what people do so often. */
export const HABITS = wordSet(
  'commute commutes commuting ride rides riding drive drives driving walk walks walking work works working come comes coming pass passes go goes open shop visit meet',
)

/** After "weekly": the period belongs to the paper. */
export const PERIODICALS = wordSet(
  'newspaper paper magazine newsletter email event market show podcast meetup',
)

/** "went from 300 to 500": only the new figure counts. */
export const RAISED = wordSet(
  'went jumped climbed raised increased grew bumped upped rose moved dropped cut lowered goes',
)

/** After "a" or "per": a price, even when it is not one of the product's periods. */
export const PRICED_UNITS = wordSet(
  `weekend night game post episode issue ad spot placement insertion flyer poster mention reel story event day video photo month
  week run edition mailing send publicacion anuncio video emision numero edicion`,
)

/** Between the first amount of a range and its conjunction. */
export const RANGE_FILLERS = wordSet('/ mo month wk week a per $')

/** After a number: an amount of money. */
export const CURRENCY = wordSet(
  'buck bucks bux buks bks bukcs dollas dollar dollars doller dollers dolar dolars dollor dollors dls dlls usd dolares smackers pesos',
)

/** Between an amount and its period. Stems. */
export const INTERVAL_FILLERS = wordSet(
  `usd buck dollar max maximum top or less more budget total so ish about each of cap limit and up tops
  please minimum min + ) - o menos mas spend net gross ad advertising marketing presupuesto de even apiece flat`,
)

/** Before "over $49": a cap, if what follows says that nobody goes there. */
export const CONDITIONS = wordSet('if once when anything everything si cualquier')
export const OUT_OF_QUESTION = wordSet(
  'out no nope walk walking pass cant cannot wont dont kill kills find finds divorce mad angry dead forget skip quit stop fuera adios olvidalo',
)

/** "one dime more than 260": the smallest coin is one too many. */
export const COINS = wordSet('dime penny cent dollar nickel buck centavo peso')

/** After "plus" or "+": still a bound, "500 plus a month"; before other words it adds something. */
export const AFTER_PLUS = wordSet('a an per each every monthly weekly daily for in on at to is and or max')

/** Before "each month": somebody pays so much in it. */
export const SPENDS = wordSet('spend pay invest put use gastar pagar invertir')

/** Near "for week" in a question: what it costs in that time. */
export const ASKS_PRICE = wordSet(
  'cost costs price prices quote charge charges rate rates much precio cuesta cobran',
)

/** After "one-time": what is placed. */
export const PLACED_ONCE = wordSet(
  'sponsorship sponsor ad advert advertisement placement insertion post mailing mailer run campaign booth spot flyer drop feature anuncio patrocinio',
)

/** After a figure: it is paid for everything. */
export const PAID_IN_ALL =
  splitPhrases(`flat, flat fee, flat rate, in all, in total, total, all in, altogether, all told, all together, for all of it,
  for everything, for it all, for the whole thing, for the lot, for ads, for advertising, for marketing, for this, for whole thing, for the season, for the summer, for the weekend, for the event, for the day, for the night, for the run, for the campaign, por la temporada, to spend, to work with, to start with, en total, por todo, de presupuesto`)

/** After "a" or "per": a piece of advertising that is priced on its own. */
export const AD_UNITS = wordSet(
  `spread face side bench shelter sign screen board panel page half full line column read show game night season package
  tier slot booth table team banner drop thousand copy mailer tweet campaign unit person-reached location venue store flight
  cycle term quarter time go pop semester summer winter spring fall autumn visit wrap window door stop month week insert tent newsletter blast sponsor logo lap round race piece max maximum budget lot`,
)

/** Between two figures: the first is taken back. */
export const TAKEN_BACK =
  splitPhrases(`actually, scratch that, make that, make it, no wait, wait no, wait, sorry, correction, i mean, i meant,
  strike that, on second thought, mejor, digo, perdon, mas bien, or rather`)

/** After a figure in its clause: it is not what the asker has. */
export const TOO_MUCH =
  splitPhrases(`too much, too high, too expensive, too pricey, too steep, too rich, too dear, way too, out of reach, out of my reach, out of our reach, over my head,
  beyond us, beyond me, demasiado, muy caro, muy cara, mucho dinero, is what they, they quoted, he quoted, she quoted, they want, they wanted, they asked, was the quote, was quoted`)

/** Before a figure in its clause: somebody else asked it. */
export const ASKED_OF_THEM =
  splitPhrases(`quoted, quote was, they want, they wanted, they asked, they ask, he wanted, she wanted, he asked, she asked, asked us, asked me, me cobraban, me cobran,
  me pidieron, nos pidieron, nos cobran, competitor pays, competitors pay, neighbor pays`)

/** Whose price it is, if it is nobody's offer. */
export const OWNERS = wordSet('our my their mi mis nuestra nuestro nuestras nuestros')

/** Before "from $500": what is looked for, or money. */
export const PRICED_THINGS = wordSet(
  `ads prices rates budgets options places spots spaces offers packages deals things ideas ranges costs anuncios precios lugares opciones`,
)

/** Around a figure in a question: "what would 300 get me". */
export const CAN = wordSet('would does do will can could did might')
export const BUYS = wordSet('get gets do go buy buys cover covers work')

/** After "for 300": where, or how long, but nothing that it counts. */
export const AFTER_PRICE = wordSet(
  'on in at near around with this next starting for to if please or max total',
)

/** With "is" or "went up to": what the asker must pay for something else. Stems. */
export const RENTS = wordSet('rent insurance gas electricity fare')

/** Right before a bare number: it is counted or measured. Stems. */
export const COUNTED_BEFORE = wordSet(
  `quantity qty population aadt adt grp trp impression showing frequency reach reaching milepost seat seating capacity
  sit serve bake brew teach attract welcome employ see`,
)

/** After "we" or "I": so many things go in or out. */
export const GOINGS = wordSet('get see do sell handle process average feed ship train host print make draw')

/** Whose thousands are followers. */
export const FOLLOWED = wordSet(
  'influencer influencers creator creators account accounts blogger bloggers someone somebody anyone page pages youtuber tiktoker podcaster personality',
)

/** Between such a one and the thousands. */
export const FOLLOWED_BY = wordSet(
  'with who has have having over above at least more than around about of a the',
)

/** After "for": what is advertised on. */
export const AD_THINGS = wordSet(
  'ad ads advertising advertisement marketing promo promotion promoting publicity signs signage this it that everything anuncio anuncios publicidad eso todo',
)

/** Before "us": it is the people, not a road. */
export const GIVES = wordSet(
  'give gives gave giving cost costs allow allows allowed lent pay paid get gets got buy save for',
)

/** Before "for 300": goods of so broad a name that the price may be the ad's. Stems. */
export const NO_GOODS_BEFORE = wordSet(
  'in off worth value cover deal order tip fee special line product happy class session',
)

/** After "once": not how often it is paid, but when. */
export const AFTER_ONCE = wordSet(
  'we i you it they he she the our my this that que fee setup in upon summer winter',
)

/** After "4-wk": what it costs. */
export const RATE_NAMES = wordSet('rate rates cost price number net budget cap max ceiling')
