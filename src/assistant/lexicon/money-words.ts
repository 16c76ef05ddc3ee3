import { type LexiconEntry, splitPhrases, wordSet } from './phrases.ts'

export type Bound = 'max' | 'min' | 'about'

/** Bounds before an amount. */
export const BOUNDS_BEFORE: readonly LexiconEntry<Bound>[] = [
  {
    value: 'max',
    phrases:
      splitPhrases(`under, undr, below, beneath, less than, less then, lower than, cheaper than, at most, at the most,
      up to, upto, max, maximum, max out at, tops, within, cap, capped at, capped, ceiling, limit, limited
      to, budget, spend, pay, <, as much as, stretch to, go to, go up to, go as high as, as high as, menos de, just under, shy of, not exceeding, not to exceed, top out at, topping out at, ceiling of, cap of, max of, maximum of, limit of, hard cap, hard limit, como mucho, a lo mucho, a lo sumo, no mas de, hasta, maximo, como maximo, por debajo de, tope,
      presupuesto, presupuesto de`),
  },
  {
    value: 'min',
    phrases:
      splitPhrases(`at least, atleast, minimum, min, minimum of, more than, more then, over, above, north of, upwards of,
      upward of, beyond, exceed, exceeding, greater than, higher than, starting at, starts at, starting from, min of, floor of, floor is, no less than, not less than, better than, no menos de, from, >, al
      menos, por lo menos, minimo, como minimo, mas de, a partir de, desde`),
  },
  {
    value: 'about',
    phrases:
      splitPhrases(`around, about, roughly, approximately, approx, circa, ~, ballpark, ballpark of, somewhere around, in
      the neighborhood of, in the range of, close to, like, alrededor de, unos, unas, aproximadamente,
      cerca de, como`),
  },
]

/** Bounds after an amount. */
export const BOUNDS_AFTER: readonly LexiconEntry<Bound>[] = [
  {
    value: 'max',
    phrases:
      splitPhrases(`max, maximum, tops, top, or less, or lower, or so max, at the very most, absolute max, and no more, no more, is all, is the max, is my max, is our max, is the limit, is our limit, is my limit, is the cap, is my cap, is our cap, is the ceiling, or under, or below, or cheaper, or lower, and under, and below, at
      most, at the most, cap, limit, ceiling, o menos, como maximo, maximo`),
  },
  {
    value: 'min',
    phrases:
      splitPhrases(`or more, or better, or higher, and higher, on up, or upwards, and upwards, is the minimum, is my minimum, or above, or over, and up, and above, and over, minimum, at least, plus, o mas,
      como minimo, minimo`),
  },
  { value: 'about', phrases: splitPhrases(`ish, or so, give or take, or thereabouts, mas o menos`) },
]

/** Between a bound or budget word and its amount. */
export const AMOUNT_FILLERS: ReadonlySet<string> =
  wordSet(`is of a an the my our to be at about around only like say just maybe was for roughly approximately approx ~ : - = something somewhere us es de unos
  please total spend pay`)

/** Near a bare number: it is money to spend. */
export const BUDGET_WORDS: ReadonlySet<string> =
  wordSet(`budget budgeted spend spending afford pay price priced cost costs costing cheap bucks dollars usd money presupuesto gastar pagar
  precio dolares pago tengo`)

/** Shortly before a figure: it concerns the asker's own business or the past. */
export const FIGURE_OF_BUSINESS_BEFORE: ReadonlySet<string> =
  wordSet(`makes made earn earns earned gross grossed grosses grossing revenue revenues sell sells selling sold charge charges charged
  worth raised raising profit profits sales spent paid invoice valued salary ticket tickets earning earnings turnover funding
  landlord mortgage payroll wages loan taxes tuition
  facturamos ganamos vendemos vendo gastamos pagamos donated won`)

/** After a figure: it is the price of the asker's goods. Stems. */
export const FIGURE_OF_BUSINESS_AFTER: ReadonlySet<string> =
  wordSet(`lunch lunche breakfast dinner brunch meal cocktail drink beer pint wine coffee latte pizza burger taco sandwich special ticket candle haircut off
  coupon revenue sales menu product order discount gift happy cover admission entry donation deal tasting massage
  facial manicure oil tune session lesson class membership subscription tip fee tee shirt mug voucher hat pair pie cake cupcake plate
  item value prize raffle appetizer entree bouquet bottle growler tour ride worth in`)

/** After a bare number: it counts something else. Stems. */
export const COUNT_NOUNS: ReadonlySet<string> =
  wordSet(`people person folk mile mi km block minute min second sec hour hr day week month year yr location store shop branch office follower
  subscriber impression view eyeball spot ad poster flyer flier copy unit customer client employee staff seat sq square feet ft foot inch
  % time x post am pm guest attendee reader listener car vehicle of kid student family billboard face sign run race run/walk walk
  member resident household home house room truck bus screen slot panel board page issue edition visitor rider passenger word
  persona milla minuto hora dia semana mes ano seguidor anos local kilometro cliente empleado old yo fan school restaurant gym bar
  something th degree percent pound lb star`)
