import { toDayNumber } from '../../dates.ts'
import { LIMITS } from '../../limits.ts'
import { centsPerDollar, PRICE_SCALES, type PriceBasis } from '../../listings/price-basis.ts'
import { DAYS_PER_MONTH } from '../../money.ts'
import { basisOf, usualBasis } from './price-range.ts'

/** What limits depend on. */
interface Limits {
  per?: PriceBasis | undefined
  priceMin?: number | undefined
  priceMax?: number | undefined
  availableFrom?: string | undefined
  availableTo?: string | undefined
}

/** The same search with prices compared otherwise: its limits are converted to the nearest step, and none is left out. */
export function changeBasis<S extends Limits>(search: S, per: PriceBasis): S {
  const { per: _before, ...rest } = search
  return convert({ ...rest, ...(per !== usualBasis(search) && { per }) } as S, { search, per })
}

/** The same search for other days, or for none: what a limit is for follows, unless somebody has chosen it. */
export function changeDays<S extends Limits>(
  search: S,
  days: Pick<Limits, 'availableFrom' | 'availableTo'>,
): S {
  const { availableFrom: _from, availableTo: _to, ...rest } = search
  const next = { ...rest, ...days } as S
  if (next.per === 'total' && basisOf(next) !== 'total') delete next.per
  const known = usualBasis(search) === 'total' ? search : { ...search, ...days }
  return convert(next, { search, per: basisOf(next), known })
}

interface Conversion {
  search: Limits
  per: PriceBasis
  /** Has the days that a total is for. */
  known?: Limits
}

function convert<S extends Limits>(next: S, { search, per, known = search }: Conversion): S {
  const before = basisOf(search)
  if (before === per) return next
  const [from, to] = [PRICE_SCALES[before], PRICE_SCALES[per]]
  const times = unitsPerMonth(per, known) / unitsPerMonth(before, known)
  const bring = (dollars: number) => {
    // the end of a scale is no limit
    if (dollars === from.max) return to.max
    const steps = dollars === 0 ? 0 : Math.max(1, Math.round((dollars * times) / to.step))
    const converted = Math.min(LIMITS.priceDollars.max, steps * to.step)
    return converted === to.max ? to.max - to.step : converted
  }
  return {
    ...next,
    ...(search.priceMin !== undefined && { priceMin: bring(search.priceMin) }),
    ...(search.priceMax !== undefined && { priceMax: bring(search.priceMax) }),
  }
}

/** What a dollar a month is on a ruler. A few days are paid for as four weeks, like a budget for them. */
function unitsPerMonth(per: PriceBasis, days: Limits): number {
  if (per !== 'total') return centsPerDollar('month', per) / 100
  const { availableFrom: first, availableTo: last } = days
  if (!first || !last) return 1
  return Math.max(28, toDayNumber(last) - toDayNumber(first) + 1) / DAYS_PER_MONTH
}
