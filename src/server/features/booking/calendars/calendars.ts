import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { ListingCalendars } from '#contract/booking/calendars.ts'
import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { parseOutsideAddress } from '../../../platform/http/outside-address.ts'
import { addKeyedJob, removeKeyedJob } from '../../../platform/jobs/keyed-job.ts'
import { calendarPurpose } from '../../../platform/secrets/seal-stored.ts'
import { findListing } from '../../listings/listings/queries.ts'
import { lockSpace } from '../availability/space-units.ts'
import { CALENDARS_PER_USER } from './limits.ts'

export const PULL_TASK = 'pull-calendar'
export const pullKey = (id: number) => `calendar:${id}`

interface Own {
  actor: Actor
  id: number
}

/** For the seller alone: addresses of calendars are secrets. @throws AppError `listing-not-found` */
export async function listCalendars(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  { actor, id }: Own,
): Promise<ListingCalendars> {
  const listing = await findListing(db, id)
  if (listing?.seller_id !== actor.organizationId) throw new AppError('listing-not-found')
  const address = await db
    .selectFrom('calendar_addresses')
    .select('created_at')
    .where('listing_id', '=', id)
    .executeTakeFirst()
  const [rows, clashes] = [await listImported(db, id), await listClashes(db, id)]
  return {
    sharedSince: address?.created_at.toISOString() ?? null,
    imported: rows.map((row) => ({
      id: row.id,
      url: secrets.open(row.url, calendarPurpose(id)),
      checkedAt: row.checked_at?.toISOString() ?? null,
      error: row.error,
      ranges: Number(row.ranges),
      events: row.events,
      busyDays: row.busy_days,
      unread: row.unread,
      unreadCount: row.unread_count,
      clashes: clashes
        .filter(({ calendar_id }) => calendar_id === row.id)
        .map(({ unitName, first, last }) => ({ unitName, first, last })),
    })),
  }
}

function listImported(db: Db, listingId: number) {
  return db
    .selectFrom('imported_calendars as calendar')
    .select(['id', 'url', 'checked_at', 'error', 'events', 'busy_days', 'unread', 'unread_count'])
    .select((eb) =>
      eb
        .selectFrom('unit_claims')
        .select(sql<number>`count(distinct days)`.as('ranges'))
        .whereRef('unit_claims.calendar_id', '=', 'calendar.id')
        .as('ranges'),
    )
    .where('listing_id', '=', listingId)
    .orderBy('id')
    .execute()
}

function listClashes(db: Db, listingId: number) {
  return db
    .selectFrom('calendar_clashes as clash')
    .innerJoin('space_units as unit', 'unit.id', 'clash.unit_id')
    .select(['clash.calendar_id', 'unit.name as unitName'])
    .select([sql<string>`lower(days)`.as('first'), sql<string>`upper(days) - 1`.as('last')])
    .where('unit.listing_id', '=', listingId)
    .orderBy('days')
    .execute()
}

/** It is read at once by a job, then every half hour. @throws AppError `listing-not-found`, `conflict`, `invalid-input` */
export async function addCalendar(
  {
    db,
    metrics,
    config,
    secrets,
    limiter,
    now,
  }: Pick<AppContext, 'db' | 'config' | 'secrets' | 'limiter' | 'now' | 'metrics'>,
  { actor, id, url: given }: Own & { url: string },
): Promise<void> {
  const url = parseAddress(given, config)
  await limiter.take(CALENDARS_PER_USER, String(actor.personId))
  await inTransaction({ db, metrics }, async (trx) => {
    await lockSpace(trx, { actor, id, now: now() })
    if ((await listImported(trx, id)).length >= BOOKING_LIMITS.calendars)
      throw new AppError('conflict', {
        message: `A space reads at most ${BOOKING_LIMITS.calendars} calendars.`,
      })
    const made = await trx
      .insertInto('imported_calendars')
      .values({
        listing_id: id,
        url: secrets.seal(url, calendarPurpose(id)),
        url_hash: createHash('sha256').update(url).digest(),
        created_at: now(),
        next_check_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addKeyedJob(trx, { task: PULL_TASK, key: pullKey(made.id), payload: { id: made.id } })
  })
}

/** @throws AppError `listing-not-found`, `not-found` */
export async function deleteCalendar(
  { db, metrics, now }: Pick<AppContext, 'db' | 'now' | 'metrics'>,
  { actor, id, calendarId }: Own & { calendarId: number },
): Promise<void> {
  await inTransaction({ db, metrics }, async (trx) => {
    // its claims go with it, and each would lock its unit
    await lockSpace(trx, { actor, id, now: now() })
    const gone = await trx
      .deleteFrom('imported_calendars')
      .where('id', '=', calendarId)
      .where('listing_id', '=', id)
      .executeTakeFirst()
    if (gone.numDeletedRows === 0n) throw new AppError('not-found')
    await removeKeyedJob(trx, pullKey(calendarId))
  })
}

/** @throws AppError `invalid-input` */
function parseAddress(given: string, config: AppContext['config']): string {
  // what calendar programs call the same address
  const found = parseOutsideAddress(given.replace(/^webcals?:/i, 'https:'), config)
  if ('problem' in found) throw refuse(found.problem)
  return found.url.href
}

function refuse(message: string): AppError {
  return new AppError('invalid-input', { message: `url: ${message}`, fields: { url: message } })
}
