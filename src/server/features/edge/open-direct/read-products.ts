import { type SelectQueryBuilder, sql } from 'kysely'
import type { FoundListing } from '#contract/discovery/search.ts'
import type { ProductSearch } from '#contract/edge/open-direct.ts'
import { AD_TYPES, VENUES } from '#domain/vocabulary.ts'
import type { AppContext } from '../../../context.ts'
import { escapeLike } from '../../../platform/db/every-word.ts'
import type { Database } from '../../../platform/db/tables.gen.ts'
import { type ListingBooking, readBookings } from '../../booking/availability/read-booking.ts'

type Means = Pick<AppContext, 'db' | 'search'>

export interface MarketSpace {
  listing: FoundListing
  booking: ListingBooking
}

export interface MarketPage {
  total: number
  spaces: MarketSpace[]
}

interface PageQuery {
  count: number
  offset: number
  search?: ProductSearch
}

/** A part of the public market by number, as protocols of the trade page it. */
export async function readMarketPage({ db, search }: Means, asked: PageQuery): Promise<MarketPage> {
  const matching = narrow(db.selectFrom('listings').where('status', '=', 'active'), asked.search ?? {})
  const [rows, { total }] = await Promise.all([
    matching.select('id').orderBy('id').offset(asked.offset).limit(asked.count).execute(),
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  const ids = rows.map(({ id }) => id)
  return { total, spaces: await readSpaces({ db, search }, ids) }
}

/** The public ones, in the order given. */
export async function readSpaces({ db, search }: Means, ids: readonly number[]): Promise<MarketSpace[]> {
  if (ids.length === 0) return []
  const [listings, booked] = await Promise.all([
    search.get(ids),
    db
      .selectFrom('listings')
      .select([
        'id',
        'ad_type',
        'listing_type',
        'frequency',
        'venue',
        'lat',
        'min_contract',
        'setup_fee',
        'takes_requests',
      ])
      .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
      .execute(),
  ])
  const bookings = await readBookings(db, booked)
  return listings.flatMap((listing) => {
    const booking = bookings.get(listing.id)
    return booking ? [{ listing, booking }] : []
  })
}

type ListingsQuery = SelectQueryBuilder<Database, 'listings', object>

function narrow(query: ListingsQuery, { publisherid, name, description, producttags }: ProductSearch) {
  let left = query
  if (publisherid !== undefined) left = left.where('seller_id', '=', publisherid)
  if (name !== undefined) left = left.where('title', 'ilike', containing(name))
  if (description !== undefined) left = left.where('description', 'ilike', containing(description))
  for (const tag of producttags ?? []) {
    const adType = AD_TYPES.find((one) => one === tag)
    const venue = VENUES.find((one) => one === tag)
    left = left.where(
      sql<boolean>`(ad_type = ${adType ?? null} or venue = ${venue ?? null} or ${tag} = any(target_market))`,
    )
  }
  return left
}

const containing = (text: string) => `%${escapeLike(text)}%`
