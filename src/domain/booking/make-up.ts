import { toDayNumber } from '../dates.ts'
import { toDateRange } from '../format-dates.ts'
import { required } from '../required.ts'
import type { Days } from './cells.ts'
import { mulDiv, sumCents } from './price/cents.ts'
import type { PriceLine } from './price/price-item.ts'
import { countDays } from './price/split-term.ts'
import type { AgreedCredit, AgreedTerms, AgreedUnit } from './terms.ts'

/** Days in place of days that were not shown; they cost nothing. */
export function makeGoodsOf({ units }: Pick<AgreedTerms, 'units'>): AgreedUnit[] {
  return units.filter(({ isMakeGood }) => isMakeGood)
}

/** What was sold, without what makes up for some of it: the days, and what they cost before any credit. */
export function withoutMakeUps(terms: AgreedTerms): AgreedTerms {
  const { credits = [], amounts } = terms
  const units = terms.units.filter(({ isMakeGood }) => !isMakeGood)
  const cents = sumCents(credits.map((credit) => credit.cents))
  const taxCents = sumCents(credits.map((credit) => credit.taxCents))
  return {
    ...terms,
    units,
    ...(units.length < terms.units.length && extentOf(units)),
    amounts: amounts.map((amount, at) =>
      at === 0 ? { ...amount, cents: amount.cents + cents, taxCents: amount.taxCents + taxCents } : amount,
    ),
    netCents: terms.netCents + cents,
    taxCents: terms.taxCents + taxCents,
    totalCents: terms.totalCents + cents + taxCents,
  }
}

/** Terms that were priced again, with what makes up for days of the old ones. */
export function carryMakeUps(before: AgreedTerms, priced: AgreedTerms): AgreedTerms {
  const credited = (before.credits ?? []).reduce(addCredit, priced)
  return addMakeGoods(credited, makeGoodsOf(before))
}

export function addMakeGoods(terms: AgreedTerms, given: readonly AgreedUnit[]): AgreedTerms {
  if (given.length === 0) return terms
  const units = [...terms.units, ...given]
  return { ...terms, units, ...extentOf(units) }
}

function extentOf(units: readonly Days[]): Days {
  const firsts = units.map(({ first }) => first).toSorted()
  const lasts = units.map(({ last }) => last).toSorted()
  return { first: required(firsts[0]), last: required(lasts.at(-1)) }
}

/** Takes it off what the space costs, never more than that. */
export function addCredit(terms: AgreedTerms, { first, last, ...given }: AgreedCredit): AgreedTerms {
  const [space, ...others] = terms.amounts
  const cents = Math.min(given.cents, required(space).cents)
  const taxCents = Math.min(given.taxCents, required(space).taxCents)
  const dates = toDateRange({ first, last })
  const lines: PriceLine[] = [
    { kind: 'discount', label: `Credit for ${dates}`, detail: 'Not shown', cents: -cents },
    { kind: 'tax', label: `Tax on the credit for ${dates}`, detail: 'Not shown', cents: -taxCents },
  ]
  return {
    ...terms,
    lines: [...terms.lines, ...lines.filter((line) => line.cents < 0)],
    amounts: [
      {
        ...required(space),
        cents: required(space).cents - cents,
        taxCents: required(space).taxCents - taxCents,
      },
      ...others,
    ],
    netCents: terms.netCents - cents,
    taxCents: terms.taxCents - taxCents,
    totalCents: terms.totalCents - cents - taxCents,
    credits: [...(terms.credits ?? []), { first, last, cents, taxCents }],
  }
}

/** What the space costs as it stands, with tax. Integer US cents. */
export function spaceTotalOf({ amounts: [space] }: Pick<AgreedTerms, 'amounts'>): number {
  return required(space).cents + required(space).taxCents
}

/** What some of its days cost, with tax: by the day; by the issue or date where those are sold. Integer US cents. */
export function priceLost(terms: AgreedTerms, lost: Days): number {
  const sold = withoutMakeUps(terms)
  const { units } = sold
  const overlaps = units.map((unit) => countCommon(unit, lost)).filter((days) => days > 0)
  if (units.length > 1) return mulDiv(spaceTotalOf(sold), overlaps.length, units.length)
  return mulDiv(spaceTotalOf(sold), sumCents(overlaps), countDays(sold.first, sold.last))
}

/** Days that two ranges share; not above 0: none. */
function countCommon(one: Days, other: Days): number {
  const first = Math.max(toDayNumber(one.first), toDayNumber(other.first))
  return Math.min(toDayNumber(one.last), toDayNumber(other.last)) - first + 1
}
