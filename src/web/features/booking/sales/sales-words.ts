import { SALES_PER_PAGE, type SalesReport } from '#contract/booking/sales.ts'
import { formatOccupancy, nameSalesRow } from '#domain/booking/sales-words.ts'

type Sums = SalesReport['all']

/** "January 2027 to March 2027", a month alone. */
export function nameMonths({ from, to }: Pick<SalesReport, 'from' | 'to'>): string {
  const [first, last] = [nameSalesRow('month', from), nameSalesRow('month', to)]
  return from === to ? first : `${first} to ${last}`
}

/** How the income stands to that of a year before. */
export function describeChange({ cents, beforeCents }: Pick<Sums, 'cents' | 'beforeCents'>): string {
  if (beforeCents === 0) return 'Nothing to compare with'
  const change = Math.round((cents / beforeCents - 1) * 100)
  if (change === 0) return 'As much as now'
  return change > 0 ? `Now ${change}% more` : `Now ${-change}% less`
}

/** "62%" with the days that it is made of. */
export function describeOccupancy(all: Pick<Sums, 'soldDays' | 'sellableDays'>): {
  value: string
  note: string
} {
  const value = formatOccupancy(all)
  if (value === null) return { value: '–', note: 'No unit could be sold' }
  const [sold, sellable] = [all.soldDays ?? 0, all.sellableDays ?? 0].map((days) =>
    days.toLocaleString('en-US'),
  )
  return { value, note: `${sold} of ${sellable} days` }
}

/** Of contracts whose income is not known. */
export function describeUncounted(lines: number): string {
  return lines === 1
    ? '1 line of a contract has no amount for its days: its days count, its income does not.'
    : `${lines.toLocaleString('en-US')} lines of contracts have no amount for their days: their days count, their income does not.`
}

/** Pages of a report with so many rows: at least one. */
export function countPages(rows: number): number {
  return Math.max(1, Math.ceil(rows / SALES_PER_PAGE))
}
