import { sql } from 'kysely'
import type { AssistantAnswer } from '#assistant/answer-buyer.ts'
import type { AssistantListing } from '#assistant/listing.ts'
import type { FoundListing } from '#contract/discovery/search.ts'
import type { Days } from '#domain/booking/cells.ts'
import { readBudgetBasis } from '#domain/discovery/budget.ts'
import type { Criteria } from '#domain/discovery/criteria.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { presentAudience } from '../../listings/listings/present.ts'

/** Sold by listed dates alone, as the search index has it. */
const IS_LISTED = sql<boolean>`coalesce(
  (select bool_and(cell = 'listed') from space_units where space_units.listing_id = listings.id), false)`

/** Loads only the columns that scoring needs: pictures, details and sellers are loaded for the results alone. */
export async function readCandidates(
  db: Db,
  ids: readonly number[],
  { withSpecs = false } = {},
): Promise<AssistantListing[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('listings')
    .select([
      'id',
      'seller_id',
      'title',
      'description',
      'ad_type',
      'venue',
      'listing_type',
      'price',
      'frequency',
    ])
    .select(['location_text', 'lat', 'lng', 'features', 'target_market', 'audience'])
    .select(['availability_start', 'availability_end'])
    .$if(withSpecs, (query) => query.select('specifications'))
    .select(IS_LISTED.as('is_listed'))
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
  return rows.map(({ id, title, description, venue, price, features, audience, lat, lng, ...row }) => ({
    id,
    title,
    description,
    adType: row.ad_type,
    venue,
    listingType: row.listing_type,
    price,
    interval: row.frequency,
    location: { text: row.location_text, coordinates: lat === null || lng === null ? null : { lat, lng } },
    features,
    targetMarket: row.target_market,
    audience: presentAudience(audience),
    specs: row.specifications ?? [],
    // the dates of its issues and events decide, and have done so when it was found
    availabilityStart: row.is_listed ? null : row.availability_start,
    availabilityEnd: row.is_listed ? null : row.availability_end,
    minContract: null,
    setupFee: null,
    seller: { name: '', company: null },
    sellerId: row.seller_id,
  }))
}

/** Listings that are priced for some days. */
export interface Priced {
  days: Days
  byId: ReadonlyMap<number, FoundListing>
}

/** The candidates with their totals, where an amount for some days is held against them; what is priced serves the answer too. */
export async function withTotals(
  search: AppContext['search'],
  candidates: readonly AssistantListing[],
  criteria: Criteria,
): Promise<{ candidates: readonly AssistantListing[]; priced: Priced | null }> {
  const { availableFrom, availableTo, priceMin, priceMax } = criteria
  const isTotal = readBudgetBasis(criteria).kind === 'total' && (priceMin !== null || priceMax !== null)
  if (!isTotal || !availableFrom || !availableTo) return { candidates, priced: null }
  const ids = candidates.map(({ id }) => id)
  const found = await search.get(ids, { availableFrom, availableTo })
  const byId = new Map(found.map((listing) => [listing.id, listing]))
  const totalOf = (id: number) => {
    const dated = byId.get(id)?.dated
    return dated ? dated.totalCents / 100 : null
  }
  return {
    candidates: candidates.map((one) =>
      one.listingType === 'sale' ? one : { ...one, total: totalOf(one.id) },
    ),
    priced: { days: { first: availableFrom, last: availableTo }, byId },
  }
}

/** The answer with full public listings, priced for the days asked for; one that is gone meanwhile is left out. */
export async function withListings(
  search: AppContext['search'],
  answer: AssistantAnswer,
  priced: Priced | null,
): Promise<AssistantAnswer<FoundListing>> {
  const { availableFrom, availableTo } = answer.criteria
  const isForThem = priced?.days.first === availableFrom && priced?.days.last === availableTo
  const known: ReadonlyMap<number, FoundListing> = (isForThem && priced?.byId) || new Map()
  const ids = [...answer.matches, ...answer.nearMisses].map(({ listing }) => listing.id)
  const listings = await search.get(
    ids.filter((id) => !known.has(id)),
    { ...(availableFrom && { availableFrom }), ...(availableTo && { availableTo }) },
  )
  const byId = new Map([...known, ...listings.map((listing) => [listing.id, listing] as const)])
  const withListing = <M extends { listing: { id: number } }>(match: M) => {
    const listing = byId.get(match.listing.id)
    return listing ? [{ ...match, listing }] : []
  }
  return {
    ...answer,
    matches: answer.matches.flatMap(withListing),
    nearMisses: answer.nearMisses.flatMap(withListing),
  }
}
