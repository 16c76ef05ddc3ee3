import type { Insertable } from 'kysely'
import type { StoredAudience, StoredPicture } from '#server/platform/db/stored-shapes.ts'
import type { ListingsTable, UsersTable } from '#server/platform/db/tables.gen.ts'
import { hashOf } from './seeded.ts'
import { SELLERS } from './sellers.ts'
import type { DemoListing } from './types.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Matches no password hash, so nobody can sign in as a demo seller. */
export const LOCKED_PASSWORD = '!'

/** Sellers joined before the oldest listing of the market. */
export function toUserRows(now: Date): Insertable<UsersTable>[] {
  return Object.values(SELLERS).map((seller) => ({
    ...seller,
    password: LOCKED_PASSWORD,
    role: 'user',
    status: 'active',
    created_at: new Date(now.getTime() - (300 + (hashOf(seller.username) % 90)) * DAY_MS),
  }))
}

export function toListingRow(
  listing: DemoListing,
  { now, sellerId, pictures }: { now: Date; sellerId: number; pictures: readonly StoredPicture[] },
): Insertable<ListingsTable> {
  const status = listing.status ?? 'active'
  const listedAt = toListedAt(listing, now)
  const approved = status === 'active' || status === 'paused'
  return {
    seller_id: sellerId,
    seller_unit_id: listing.unit ?? null,
    title: listing.title,
    description: listing.description,
    ad_type: listing.type,
    venue: listing.venue ?? null,
    listing_type: listing.sale ? 'sale' : 'rent',
    price: listing.price,
    frequency: listing.per,
    location_text: listing.place,
    address: listing.address,
    location_details: listing.around ?? null,
    lat: listing.at?.[0] ?? null,
    lng: listing.at?.[1] ?? null,
    images: JSON.stringify(pictures),
    specifications: JSON.stringify(Object.entries(listing.specs).map(([label, value]) => ({ label, value }))),
    features: [...listing.known, ...(listing.features ?? [])],
    target_market: [...listing.market],
    audience: JSON.stringify(toAudience(listing, now)),
    min_contract: listing.minContract ?? null,
    setup_fee: listing.setupFee ?? null,
    payment_terms: listing.terms ?? null,
    availability_start: toDate(now, listing.opensInDays ?? 0),
    availability_end: listing.closesInDays === undefined ? null : toDate(now, listing.closesInDays),
    status,
    approved_at: approved ? listedAt : null,
    rejection_reason: listing.rejection ?? null,
    listed_at: listedAt,
    created_at: new Date(listedAt.getTime() - (approved ? 26 * HOUR_MS : 0)),
    updated_at: listedAt,
  }
}

function toAudience(listing: DemoListing, now: Date): StoredAudience {
  const audience: StoredAudience = {}
  if (listing.people) audience.type = listing.people
  if (listing.ages) audience.ageRange = listing.ages
  if (listing.income) audience.incomeLevel = listing.income
  if (!listing.figure) return audience
  const [value, per, basis, monthsAgo] = listing.figure
  return { ...audience, value, per, basis, asOf: toFirstOfMonth(now, monthsAgo) }
}

/** Hours are spread over the morning so that "newest" has a clear order; at most five, or today would become yesterday. */
function toListedAt(listing: DemoListing, now: Date): Date {
  const spreadMs = (hashOf(listing.title) % 300) * 60_000
  return new Date(now.getTime() - listing.listedDaysAgo * DAY_MS - spreadMs)
}

function toDate(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

function toFirstOfMonth(now: Date, monthsAgo: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1)).toISOString().slice(0, 10)
}
