import { toMonthName } from '../format-dates.ts'
import { occupancyOf, type SalesRow } from './sales.ts'
import { SALES_BY_LABELS, type SalesBy } from './sales-by.ts'

/** What a row stands for, as people read it: "January 2027", "Nobody named". */
export function nameSalesRow(by: SalesBy, label: string): string {
  if (by === 'month') return toMonthName(`${label}-01`)
  return label || (by === 'rep' ? 'Nobody named' : 'Not named')
}

/** "62%", or null where there is nothing that could be sold. */
export function formatOccupancy(row: Pick<SalesRow, 'soldDays' | 'sellableDays'>): string | null {
  const share = occupancyOf(row)
  return share === null ? null : `${Math.round(share * 100)}%`
}

/** Rows under their head, money in dollars, and all of them together last. */
export function toSalesRows(
  by: SalesBy,
  rows: readonly SalesRow[],
  all: SalesRow,
): (string | number | null)[][] {
  const isPaid = all.commissionCents !== null
  const toRow = (row: SalesRow, name: string) => [
    name,
    row.lines,
    row.cents / 100,
    row.beforeCents / 100,
    ...(isPaid ? [(row.commissionCents ?? 0) / 100] : []),
    row.soldDays,
    row.sellableDays,
    formatOccupancy(row),
  ]
  return [
    [
      SALES_BY_LABELS[by],
      'Sold lines',
      'Income before tax ($)',
      'A year before ($)',
      ...(isPaid ? ['Commission ($)'] : []),
      'Days sold',
      'Days that could be sold',
      'Occupancy',
    ],
    ...rows.map((row) => toRow(row, nameSalesRow(by, row.label))),
    toRow(all, 'All'),
  ]
}
