import { splitPhrases, wordSet } from './phrases.ts'

/** Before a figure: a road, a place or a year rather than a price. */
export const NO_PRICE_AFTER = wordSet(
  `on the i in at by of off sr us hwy highway route rt pier exit suite unit apt room bus area class
  line north south east west zip or age over under`,
)

/** Negations that invert a bound: "not more than", "nothing under". */
export const NEGATORS = wordSet(
  'not no never dont cant cannot wont nothing without shouldnt couldnt doesnt isnt nada',
)

/** Between a negation and its bound. */
export const NEGATED_FILLERS = wordSet(
  `want to spend pay go going be cost anything do it can afford us is exceed more much looking that
  costs running dropping drop puedo podemos pagar gastar quiero queremos pasar pasarme tengo tenemos hay cuesta cueste really willing spending paying exceeding wanting able budgeted than`,
)

/** Between an amount and the bound after it. */
export const AFTER_AMOUNT = wordSet(
  `/ a per an mo month week wk day year monthly weekly usd - budget , ( post spot issue ad placement
  insertion`,
)

/** Plurals after a figure that are not counted things. */
export const NEVER_COUNTED = wordSet('tops bucks dollars ads is usd')

/** Before a figure: a road, an age, an address. */
export const ROAD_OR_AGE_BEFORE = wordSet(
  'i hwy highway route rt sr us interstate exit pier age ages aged suite unit zip top q',
)

/** "people over 40": an age, not a price. */
export const PEOPLE_OF_AN_AGE = wordSet('people folks adults women men crowd anyone everyone those')

/** After "per" or "a": the price of the asker's own goods. */
export const GOODS_UNITS = wordSet('person head plate ticket hour night class session cup pop piece')

/** After "our 500": still the asker's money. */
export const OWN_FIGURE_AFTER = wordSet('budget max limit maximum a per monthly weekly to on for')

/** "our budget is 500": states money to spend. */
export const OWN_MONEY = wordSet(
  `budget money max maximum limit cap spend spending ceiling price marketing ad ads advertising promo monthly
  weekly daily annual yearly quarterly total top upper absolute range client boss wallet presupuesto`,
)

/** "our class costs 40": states the price of what the asker sells. */
export const PRICE_VERBS = wordSet(
  `is are start starts run runs goes go cost costs begin begins average averages charge charges`,
)

/** Between a business and a figure: the figure is money to spend after all. */
export const REQUEST_OF_MONEY = wordSet('budget spend but want need ad ads billboard billboards')

/** After "monthly": the period belongs to the amount. */
export const INTERVAL_SUBJECTS = wordSet(
  `budget spend max maximum limit rate price cost amount ad presupuesto : , under around`,
)

/** After "weekly": the period belongs to the paper. */
export const PERIODICALS = wordSet(
  'newspaper paper magazine newsletter email event market show podcast meetup',
)

/** "went from 300 to 500": only the new figure counts. */
export const RAISED = wordSet('went raised increased grew bumped upped rose moved dropped cut lowered goes')

/** After "a" or "per": a price, even when it is not one of the product's periods. */
export const PRICED_UNITS = wordSet(
  `weekend post episode issue ad spot placement insertion flyer poster mention reel story event day video photo month
  week run edition mailing send publicacion anuncio video emision numero edicion`,
)

/** Between the first amount of a range and its conjunction. */
export const RANGE_FILLERS = wordSet('/ mo month wk week a per $')

/** After a number: an amount of money. */
export const CURRENCY = wordSet('buck bucks bux dollas dollar dollars usd dolares dolar pesos')

/** Between an amount and its period. Stems. */
export const INTERVAL_FILLERS = wordSet(
  `usd buck dollar max maximum top or less more budget total so ish about each of cap limit and up tops
  please minimum min + ) - o menos mas spend`,
)

/** Before the period of an amount. */
export const PER = wordSet('per a an each every p por al cada x by the')

/** After a figure: it is paid for everything. */
export const PAID_IN_ALL =
  splitPhrases(`in all, in total, total, all in, altogether, all told, all together, once, for all of it,
  for everything, for it all, for the whole thing, for the lot, for ads, for advertising, for marketing, for this, for whole thing, to spend, to work with, to start with, en total, una vez, por todo, de presupuesto`)

/** After "a" or "per": a piece of advertising that is priced by itself. */
export const AD_UNITS = wordSet(
  `spread face side bench shelter sign screen board panel page half full line column read show game night season package
  tier slot booth table team banner drop thousand copy mailer tweet campaign unit person-reached location venue store flight
  cycle term quarter time go pop semester summer winter spring fall autumn visit wrap window door stop month week insert tent newsletter blast sponsor logo lap round race piece max maximum budget lot`,
)

/** Between two figures: the first is taken back. */
export const TAKEN_BACK =
  splitPhrases(`actually, scratch that, make that, make it, no wait, wait no, wait, sorry, correction, i mean, i meant,
  strike that, on second thought, mejor, digo, perdon, mas bien, or rather`)
