import { type LexiconEntry, splitPhrases, wordSet } from './phrases.ts'

export type Bound = 'max' | 'min' | 'about'

/** Bounds before an amount. */
export const BOUNDS_BEFORE: readonly LexiconEntry<Bound>[] = [
  {
    value: 'max',
    phrases:
      splitPhrases(`under, undr, below, beneath, less than, less then, lower than, cheaper than, at most, at the most,
      up to, upto, max, maximum, maximum i can, maximum we can, max i can, max we can, the most i can, the most we can, maximo puedo, maximo le meto, max out at, tops, within, cap, capped at, capped, ceiling, limit, limited
      to, budget, spend, pay, <, as much as, stretch to, go to, go up to, go as high as, as high as, menos de, que no pase de, que no pasen de, que no pase los, sin pasar de, sin pasarme de, sin pasarnos de, sin exceder, que no exceda, que no exceda de, just under, shy of, not exceeding, not to exceed, top out at, topping out at, ceiling of, cap of, max of, maximum of, limit of, hard cap, hard limit, como mucho, a lo mucho, a lo sumo, no mas de, hasta, maximo, como maximo, por debajo de, tope,
      presupuesto, presupuesto de`),
  },
  {
    value: 'min',
    phrases:
      splitPhrases(`min spend, min budget, minimum spend, minimum budget, at least, atleast, minimum, minimal, min, minimum of, more than, more then, mor than, over, above, north of, upwards of,
      upward of, beyond, exceed, exceeding, greater than, higher than, starting at, starts at, starting from, min of, floor of, floor is, floor, at minimum, at a minimum, no less than, not less than, no fewer than, not fewer than, minimum i can, minimum we can, minimum is, minimum on our side is, minimum on my side is, minimum for us is, minimum spend is, minimum spend on our side is, better than, no menos de, from, >, al
      menos, por lo menos, minimo, minimo le meto, minimo le metemos, minimo pongo, minimo ponemos, minimo puedo, como minimo, mas de, a partir de, desde`),
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
      splitPhrases(`max, maximum, tops, top, or less, or lower, or so max, at the very most, absolute max, and no more, no more, not more, and not more, no pago, no pagamos, is all, is what we have, is what i have, is what we can, is what i can, is what weve got, is what ive got, is the most, and not a penny more, not a penny more, not a cent more, and not a cent more, and not a dollar more, nada mas, y nada mas, y ni un peso mas, es lo maximo, es mi limite, es nuestro limite, es todo, is the max, is my max, is our max, is the limit, is our limit, is my limit, is the cap, is my cap, is our cap, is the ceiling, or under, or below, or cheaper, or lower, and under, and below, at
      most, at the most, cap, limit, ceiling, o menos, como maximo, maximo`),
  },
  {
    value: 'min',
    phrases:
      splitPhrases(`para arriba, pa arriba, en adelante, no less, not less, or more, or better, or higher, and higher, on up, or upwards, and upwards, is the minimum, is my minimum, or above, or over, and up, and above, and over, minimum, min, floor, at least, plus, o mas,
      como minimo, minimo`),
  },
  {
    value: 'about',
    phrases: splitPhrases(
      `plus tax, plus taxes, plus fees, plus printing, before tax, before taxes, after tax, with tax, all included, everything included, including, incl, inclusive, start to finish, soup to nuts, with production, with printing, with design, mas iva, mas impuestos, todo incluido, con todo, ish, or so, give or take, or thereabouts, mas o menos`,
    ),
  },
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
  landlord mortgage due membership admission cuota boleto entrada payroll wages loan taxes tuition
  renta sueldo facturamos cobro cobramos cobra cuestan ganamos vendemos vendo gastamos pagamos donated won`)

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

/** Shortly before a bare number that counts nothing: it is at hand, or somebody would give it. */
export const HAVING_WORDS: ReadonlySet<string> =
  wordSet(`have has had got tengo tenemos hay theres is aside saved save set allotted allocated left keep keeping offer offering give giving
  invest investing spare swing earmarked approved budgeted willing gave us throw put puts putting do doing rate fee ahorre ahorramos ofrezco ofrecemos invertir doy damos with con`)

/** After such a number. */
export const AFTER_HAVING: ReadonlySet<string> = wordSet(
  'for to left available total is max tops a per each every monthly weekly daily twice once para por al',
)

/** Beside a bare number in a clause of its own: "200 ok". */
export const AGREED_WORDS: ReadonlySet<string> = wordSet(
  'ok okay fine good works best left available ready cash esta bien nada mas nomas no solo just with have got i we can do',
)
