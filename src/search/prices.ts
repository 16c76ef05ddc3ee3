import type { PriceBasis } from '#domain/listings/price-basis.ts'
import type { DatedTotals } from './dated-totals.ts'
import { createPriceTable, MONTHLY, type PriceTable } from './price-table.ts'

/** How a search compares prices. */
export interface Prices extends PriceTable {
  /** The rents' positions for the days of the search; null on the other rulers. */
  readonly totals: DatedTotals | null
}

export const BY_MONTH: Prices = { ...MONTHLY, totals: null }

/** @param per undefined compares plain listed prices, whatever they are for */
export function createPrices(per: PriceBasis | undefined, totals: DatedTotals | null): Prices {
  return per === 'month' ? BY_MONTH : { ...createPriceTable(per), totals }
}
