import { sql } from 'kysely'
import type { FoundListing } from '#contract/discovery/search.ts'
import type { SpaceNumbers } from '#contract/listings/numbers.ts'
import { type Counts, isEnoughSimilar, medianCounts } from '#domain/ground/funnel.ts'
import { convertPrice, formatUsd } from '#domain/money.ts'
import { required } from '#domain/required.ts'
import { AD_TYPE_LABELS } from '#domain/vocabulary.ts'
import type { AppContext } from '../../../context.ts'
import type { ListingRow } from '../listings/present.ts'
import { countedIn, type Span, SUMS } from './read-numbers.ts'

/** Nearby, then in the same part of the country, then anywhere: the first reach with enough spaces is compared with. */
const REACHES_KM = [25, 80, null] as const
const PRICE_SPAN = 0.5
/** A median of more says the same. */
const MOST_COMPARED = 200

type ReadContext = Pick<AppContext, 'db' | 'search'>

/** Medians of spaces of others that a buyer might take instead, and which these are; null where they are too few. */
export async function compareWithSimilar(
  context: ReadContext,
  listing: ListingRow,
  span: Span,
): Promise<SpaceNumbers['similar']> {
  for (const reachKm of REACHES_KM) {
    if (reachKm !== null && (listing.lat === null || listing.lng === null)) continue
    const similar = await listSimilar(context, listing, reachKm)
    if (!isEnoughSimilar(similar)) continue
    const medians = await readMedians(context, similar, span)
    const words = toWords(listing, similar.length, reachKm)
    return { words, medians, spaces: similar.map(({ id, title }) => ({ id, title })) }
  }
  return null
}

async function listSimilar(
  { search }: ReadContext,
  { seller_id, ad_type, listing_type, lat, lng, ...listing }: ListingRow,
  reachKm: number | null,
): Promise<FoundListing[]> {
  const { priceMin, priceMax } = priceRange(listing)
  const isSale = listing_type === 'sale'
  const { listings } = await search.list({
    adType: [ad_type],
    listingType: [listing_type],
    ...(isSale ? { salePriceMin: priceMin, salePriceMax: priceMax } : { priceMin, priceMax, per: 'month' }),
    ...(reachKm !== null && {
      near: { lat: required(lat), lng: required(lng) },
      radiusKm: reachKm,
      sort: 'distance',
    }),
    limit: MOST_COMPARED,
  })
  return listings.filter(({ sellerId }) => sellerId !== seller_id)
}

/** By the month, within half of it. */
function priceRange({ price, frequency }: Pick<ListingRow, 'price' | 'frequency'>) {
  const monthly = convertPrice(price, frequency, 'month')
  return {
    priceMin: Math.floor(monthly * (1 - PRICE_SPAN)),
    priceMax: Math.ceil(monthly * (1 + PRICE_SPAN)),
  }
}

async function readMedians({ db }: ReadContext, similar: FoundListing[], span: Span): Promise<Counts> {
  const ids = similar.map(({ id }) => id)
  const { rows } = await sql<Counts & { id: number }>`
    select id, ${SUMS} from unnest(${ids}::int[]) as space (id)
    left join ${countedIn(span)} as counted on counted.listing_id = id group by id`.execute(db)
  return medianCounts(rows.map(({ id: _, ...counts }) => counts))
}

/** "22 billboard spaces within 25 km at $450 to $1,350 a month" */
function toWords(listing: ListingRow, count: number, reachKm: number | null): string {
  const { priceMin, priceMax } = priceRange(listing)
  const kind = AD_TYPE_LABELS[listing.ad_type].toLowerCase()
  const where = reachKm === null ? 'anywhere' : `within ${reachKm} km`
  const isOnce = listing.listing_type === 'sale' || listing.frequency === 'one-time'
  const period = isOnce ? '' : ' a month'
  return `${count} ${kind} spaces of others ${where} at ${formatUsd(priceMin)} to ${formatUsd(priceMax)}${period}`
}
