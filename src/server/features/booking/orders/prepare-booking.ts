import { randomBytes } from 'node:crypto'
import type { PreparedBooking } from '#contract/booking/orders-prepared.ts'
import type { PreparedRequest } from '#domain/booking/terms.ts'
import { DAY_MS } from '#domain/dates.ts'
import { isPublic } from '#domain/listings/listing.ts'
import { preparedBookingPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { hashToken } from '../../../platform/secrets/hash-token.ts'
import { presentListing } from '../../listings/listings/present.ts'
import { findListing } from '../../listings/listings/queries.ts'
import { readBooking } from '../availability/read-booking.ts'

/** A link that nobody has opened by then was not wanted. */
export const PREPARED_DAYS = 7

interface PreparedOrder {
  lines: { listingId: number; request: PreparedRequest }[]
  /** Which agent, by its own word. */
  preparedBy: string
}

/** Keeps what an agent has put together; only the hash of its token is stored. @returns the link for the person */
export async function prepareOrder(
  { db, config, now }: Pick<AppContext, 'db' | 'config' | 'now'>,
  { lines, preparedBy }: PreparedOrder,
): Promise<{ url: string; expiresAt: string }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now().getTime() + PREPARED_DAYS * DAY_MS)
  const rows = lines.map(({ listingId, request }, position) => ({
    token_hash: hashToken(token),
    position,
    listing_id: listingId,
    request: JSON.stringify(request),
    prepared_by: preparedBy,
    expires_at: expiresAt,
    created_at: now(),
  }))
  await db.insertInto('prepared_bookings').values(rows).execute()
  return { url: `${config.PUBLIC_URL}${preparedBookingPath(token)}`, expiresAt: expiresAt.toISOString() }
}

/** What a link leads to, for whoever holds it. @throws AppError `link-expired` */
export async function getPrepared(
  context: Pick<AppContext, 'db' | 'config' | 'now'>,
  token: string,
): Promise<PreparedBooking> {
  const rows = await context.db
    .selectFrom('prepared_bookings')
    .select(['listing_id', 'request', 'prepared_by', 'expires_at', 'position'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', context.now())
    .orderBy('position')
    .execute()
  const read = await Promise.all(rows.map((row) => readLine(context, row)))
  const lines = read.filter((line) => line !== null)
  const [row] = rows
  const [first] = lines
  if (!row || !first) throw new AppError('link-expired')
  return {
    preparedBy: row.prepared_by,
    expiresAt: row.expires_at.toISOString(),
    ...first,
    lines,
    gone: rows.length - lines.length,
  }
}

/** @returns null where the space is not on the market any more */
async function readLine(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  row: { listing_id: number; request: PreparedRequest },
) {
  const listing = await findListing(db, row.listing_id)
  if (!listing || !isPublic(listing.status)) return null
  const { terms } = await readBooking(db, listing)
  const { id, title, location, imageUrl, adType } = presentListing(listing, config)
  return {
    listing: { id, title, location: location.text, imageUrl, medium: adType, mode: terms.mode },
    request: { listingId: id, ...row.request },
  }
}

export async function sweepPrepared(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('prepared_bookings').where('expires_at', '<=', now).execute()
}
