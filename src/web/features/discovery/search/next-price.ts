import { queryOptions } from '@tanstack/react-query'
import type { FoundListing } from '#contract/discovery/search.ts'
import { toFilterQuery } from '#domain/discovery/search/filter-query.ts'
import { basisOf } from '#domain/discovery/search/price-range.ts'
import { basisCents, PRICE_SCALES, type PriceBasis } from '#domain/listings/price-basis.ts'
import { api } from '../../../platform/api.ts'
import type { SearchState } from './search-state.ts'

/** Where a limit leaves nothing over: the least price without it, on the same basis, in whole dollars; null: none. */
export function nextPriceQuery(state: SearchState) {
  const per = basisOf(state)
  const query = {
    ...toFilterQuery({ ...state, priceMax: PRICE_SCALES[per].max }),
    sort: 'price-asc',
    limit: '1',
  }
  return queryOptions({
    queryKey: ['next-price', query] as const,
    queryFn: async ({ signal }) => {
      const [cheapest] = await api('GET /api/listings', { query, signal })
      return cheapest ? priceOf(cheapest, per) : null
    },
    enabled: state.priceMax !== undefined && (per === 'month' || per === 'total'),
  })
}

/** In whole dollars, never below its cents: a limit of so much finds it. */
export function priceOf(
  { price, interval, listingType, dated }: Pick<FoundListing, 'price' | 'interval' | 'listingType' | 'dated'>,
  per: PriceBasis,
): number | null {
  const cents =
    per === 'total' ? dated?.totalCents : basisCents({ price, priceInterval: interval, listingType }, per)
  return cents === undefined ? null : Math.ceil(cents / 100)
}
