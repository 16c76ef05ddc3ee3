import { changeDays } from '#domain/discovery/search/change-basis.ts'
import {
  basisOf,
  listPriceKinds,
  type PriceRange,
  priceRange,
  salePriceRange,
} from '#domain/discovery/search/price-range.ts'
import { FILTER_KEYS } from '#domain/discovery/search/search-filters.ts'
import { toShortDate } from '#domain/format-dates.ts'
import { KM_PER_MILE } from '#domain/geo.ts'
import { PRICE_SCALES, type PriceScale, RULER_SUFFIXES, SALE_SCALE } from '#domain/listings/price-basis.ts'
import { formatUsd } from '#domain/money.ts'
import { required } from '#domain/required.ts'
import {
  AD_TYPE_LABELS,
  AUDIENCE_LABELS,
  FEATURE_LABELS,
  LISTING_TYPE_LABELS,
  VENUE_LABELS,
} from '#domain/vocabulary.ts'
import type { SearchState } from './search-state.ts'

export interface ActiveFilter {
  key: string
  label: string
  /** The same search without this filter. */
  without: SearchState
}

const LISTS = {
  adType: AD_TYPE_LABELS,
  listingType: LISTING_TYPE_LABELS,
  audience: AUDIENCE_LABELS,
  feature: FEATURE_LABELS,
  venue: VENUE_LABELS,
} as const satisfies Partial<Record<keyof SearchState, Record<string, string>>>

/** All active filters, the price first, each with the search that remains without it. */
export function listActiveFilters(state: SearchState): ActiveFilter[] {
  return [...placeFilters(state), ...priceFilter(state), ...listFilters(state), ...dateFilter(state)]
}

/** The search without any filters: place, sort order, price basis and view are kept. */
export function withoutFilters(state: SearchState): SearchState {
  const filters = FILTER_KEYS.filter((key) => key !== 'location' && key !== 'near' && key !== 'per')
  const rest = omit(state, [...filters, 'zoom'])
  return { ...rest, priceMax: PRICE_SCALES[basisOf(state)].max }
}

/** A copy without the given keys; any change also resets the page and the selected space. */
export function omit(state: SearchState, keys: readonly (keyof SearchState)[]): SearchState {
  const rest = { ...state }
  for (const key of [...keys, 'cursor', 'selected'] as const) delete rest[key]
  return rest
}

/** `Up to $500/month`; null for the whole scale. */
export function formatPriceRange([min, max]: PriceRange, scale: PriceScale, suffix = ''): string | null {
  const hasTop = max !== scale.max
  if (min > scale.min)
    return hasTop ? `${formatUsd(min)} – ${formatUsd(max)}${suffix}` : `From ${formatUsd(min)}${suffix}`
  return hasTop ? `Up to ${formatUsd(max)}${suffix}` : null
}

function priceFilter(state: SearchState): ActiveFilter[] {
  const per = basisOf(state)
  const kinds = listPriceKinds(state)
  const scale = PRICE_SCALES[per]
  const rent = kinds.rent ? formatPriceRange(priceRange(state), scale, RULER_SUFFIXES[per]) : null
  const sale = kinds.sale ? formatPriceRange(salePriceRange(state), SALE_SCALE) : null
  const found: ActiveFilter[] = []
  if (rent !== null) {
    found.push({ key: 'price', label: rent, without: { ...omit(state, ['priceMin']), priceMax: scale.max } })
  }
  if (sale !== null) {
    const without = omit(state, ['salePriceMin', 'salePriceMax'])
    found.push({ key: 'sale-price', label: `To buy: ${sale.toLowerCase()}`, without })
  }
  return found
}

function placeFilters(state: SearchState): ActiveFilter[] {
  const found: ActiveFilter[] = []
  if (state.ids) {
    const count = state.ids.split(',').length
    found.push({
      key: 'ids',
      label: `${count} chosen ${count === 1 ? 'space' : 'spaces'}`,
      without: omit(state, ['ids']),
    })
  }
  if (state.q) found.push({ key: 'q', label: `Words: ${state.q}`, without: omit(state, ['q']) })
  if (state.bbox) found.push({ key: 'bbox', label: 'Map area', without: omit(state, ['bbox', 'zoom']) })
  if (state.polygon) found.push({ key: 'polygon', label: 'Drawn area', without: omit(state, ['polygon']) })
  if (state.near && state.radiusKm !== undefined) {
    const miles = Math.round(state.radiusKm / KM_PER_MILE)
    found.push({
      key: 'near',
      label: `Within ${miles} mi of you`,
      without: omit(state, state.sort === 'distance' ? ['near', 'radiusKm', 'sort'] : ['near', 'radiusKm']),
    })
  }
  return found
}

function listFilters(state: SearchState): ActiveFilter[] {
  return (Object.keys(LISTS) as (keyof typeof LISTS)[]).flatMap((name) =>
    (state[name] ?? []).map((value) => {
      const left = (state[name] as string[]).filter((other) => other !== value)
      const rest = omit(state, [name])
      return {
        key: `${name}:${value}`,
        label: required((LISTS[name] as Record<string, string>)[value]),
        without: left.length > 0 ? { ...rest, [name]: left } : rest,
      }
    }),
  )
}

function dateFilter(state: SearchState): ActiveFilter[] {
  const { availableFrom: from, availableTo: to } = state
  if (!from && !to) return []
  const label =
    from && to
      ? `${toShortDate(from)} – ${toShortDate(to)}`
      : from
        ? `From ${toShortDate(from)}`
        : `Until ${toShortDate(required(to))}`
  return [{ key: 'dates', label, without: changeDays(omit(state, []), {}) }]
}
