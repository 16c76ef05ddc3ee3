import { countDays } from '../booking/price/split-term.ts'
import { convertPrice, DAYS_PER_MONTH, formatPrice, formatUsd } from '../money.ts'
import type { Interval } from '../vocabulary.ts'
import type { Criteria } from './criteria.ts'
import { bothDays } from './search/price-range.ts'

/**
 * What an amount is for: one interval, or a run of days in all. `isAssumed` where nobody said so: "$800 for December" is the
 * total of its days, "under $300" without dates is by the month, as everything is compared.
 */
export type BudgetBasis =
  | { kind: 'interval'; interval: Interval; isAssumed: boolean }
  | { kind: 'total'; days: number; isAssumed: true }

type Budget = Pick<Criteria, 'interval' | 'availableFrom' | 'availableTo'>

export function readBudgetBasis({ interval, ...dates }: Budget): BudgetBasis {
  if (interval !== null) return { kind: 'interval', interval, isAssumed: false }
  const days = bothDays(dates)
  if (days === null) return { kind: 'interval', interval: 'month', isAssumed: true }
  return { kind: 'total', days: countDays(days.first, days.last), isAssumed: true }
}

interface Priced {
  price: number
  interval: Interval
  /** For the days of the budget; null where there is none, absent where it is estimated. */
  total?: number | null
}

/** A listing's price as the budget compares it, US dollars, not rounded. One-time prices stay as they are. */
export function priceOnBudget({ price, interval, total }: Priced, budget: Budget): number {
  const basis = readBudgetBasis(budget)
  if (basis.kind === 'interval') return convertPrice(price, interval, basis.interval)
  if (total !== undefined) return total ?? Number.POSITIVE_INFINITY
  return price * countPeriods(interval, basis.days)
}

/**
 * Whole periods that are paid for some days: five weeks for December. Months, quarters and years are those of the calendar,
 * and a period of four weeks covers a month.
 */
export function countPeriods(interval: Interval, days: number): number {
  if (interval === 'one-time') return 1
  if (interval === '4-week') return Math.max(1, Math.ceil((days - 3) / 28))
  return Math.ceil(days / LONGEST[interval])
}

const LONGEST = { day: 1, week: 7, month: 31, quarter: 92, year: 366 } as const

/** `$500/month`, or `$800 in all`. */
export function formatBudget(dollars: number, budget: Budget): string {
  const basis = readBudgetBasis(budget)
  return basis.kind === 'interval' && basis.interval !== 'one-time'
    ? formatPrice(dollars, basis.interval)
    : `${formatUsd(dollars)} in all`
}

/** A period was named for it by nobody, nor days that it could be the total of: it must be asked about. */
export function isPeriodOpen(criteria: Budget & Pick<Criteria, 'priceMax' | 'priceMin'>): boolean {
  const basis = readBudgetBasis(criteria)
  const hasAmount = criteria.priceMax !== null || criteria.priceMin !== null
  return hasAmount && basis.kind === 'interval' && basis.isAssumed
}

/** The budget by the month, whole dollars. */
export function monthlyBudget(dollars: number, budget: Budget): number {
  const basis = readBudgetBasis(budget)
  const monthly =
    basis.kind === 'interval'
      ? convertPrice(dollars, basis.interval, 'month')
      : (dollars / Math.max(basis.days, 28)) * DAYS_PER_MONTH
  return Math.round(monthly)
}
