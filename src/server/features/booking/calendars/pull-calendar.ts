import { type Selectable, sql, type Updateable } from 'kysely'
import type { Days } from '#domain/booking/cells.ts'
import { latestDay } from '#domain/booking/sale-window.ts'
import { toDayNumber } from '#domain/dates.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import type { BusyReading } from '../../../platform/calendar/busy-reading.ts'
import { CalendarError, readBusyDays } from '../../../platform/calendar/read-busy-days.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { ImportedCalendarsTable } from '../../../platform/db/tables.gen.ts'
import { calendarPurpose } from '../../../platform/secrets/seal-stored.ts'
import { findListing } from '../../listings/listings/queries.ts'
import { lockUnits } from '../availability/claim-units.ts'
import { readBooking } from '../availability/read-booking.ts'
import type { Unit } from '../availability/space-units.ts'
import { applyBusyDays } from './apply-busy-days.ts'
import { fetchCalendar } from './fetch-calendar.ts'
import { recordClashes } from './record-clashes.ts'
import { MAX_UNREAD_SHOWN, notifyOfUnread } from './record-unread.ts'

const CHECK_MINUTES = 30
const LONGEST_WAIT_MINUTES = 24 * 60
/**
 * A file that has not changed is taken over again after these: units change, sold days come free, and a day has come into
 * sight at the horizon.
 */
const SAME_HOURS = 6

type Calendar = Selectable<ImportedCalendarsTable>

/** Reads one imported calendar again. What fails is told to its owner and tried again later; what it held stays. */
export async function pullCalendar(context: AppContext, id: number): Promise<void> {
  const { db, now } = context
  const calendar = await findCalendar(db, id)
  if (!calendar) return
  try {
    await pull(context, calendar)
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error
    const failures = Math.min(calendar.failures + 1, 1000)
    const waitMinutes = Math.min(CHECK_MINUTES * 2 ** Math.min(failures, 10), LONGEST_WAIT_MINUTES)
    await updateCalendar(db, id, {
      failures,
      error: error.message,
      next_check_at: inMinutes(now(), waitMinutes),
    })
  }
}

function findCalendar(db: Db, id: number): Promise<Calendar | undefined> {
  return db
    .selectFrom('imported_calendars as calendar')
    .innerJoin('listings', 'listings.id', 'calendar.listing_id')
    .selectAll('calendar')
    .where('calendar.id', '=', id)
    .where('listings.status', '<>', 'archived')
    .executeTakeFirst()
}

async function pull({ db, config, secrets, outgoing, now, metrics }: AppContext, calendar: Calendar) {
  const { id, listing_id, read_at } = calendar
  const isFresh = read_at !== null && now().getTime() - read_at.getTime() < SAME_HOURS * 3_600_000
  const url = secrets.open(calendar.url, calendarPurpose(listing_id))
  const fetched = await fetchCalendar(outgoing, url, isFresh ? calendar.etag : null)
  const checked = {
    checked_at: now(),
    failures: 0,
    error: null,
    next_check_at: inMinutes(now(), CHECK_MINUTES),
  }
  if (fetched === 'same') return updateCalendar(db, id, checked)
  const frame = await readFrame(db, listing_id, now())
  if (!frame) return
  const { zone, range } = frame
  const reading = await readBusyDays({
    text: fetched.text,
    from: range.first,
    to: range.last,
    zone,
    ownHost: new URL(config.PUBLIC_URL).host,
  })
  const named = { listingId: listing_id, calendarId: id }
  await inTransaction({ db, metrics }, async (trx) => {
    const held = reading.isCut ? await listHeld(trx, id) : []
    const busy = [...reading.ranges, ...held]
    const clashes = await replaceBusyDays(trx, calendar, { busy, now: now() })
    const found = toFound(reading)
    await updateCalendar(trx, id, { ...checked, ...found, etag: fetched.etag, read_at: now() })
    await recordClashes(trx, calendar, { clashes, now: now() })
    await notifyOfUnread(trx, { ...named, before: calendar.unread, unread: reading.unread, now: now() })
  })
}

/** Nothing where it was deleted meanwhile. */
async function replaceBusyDays(
  trx: Tx,
  { id, listing_id }: Calendar,
  { busy, now }: { busy: Days[]; now: Date },
) {
  const listing = await findListing(trx, listing_id)
  if (!listing) return []
  const ids = (await readBooking(trx, listing)).units.flatMap((unit) => unit.id ?? [])
  await lockUnits(trx, ids)
  // read again, as they are now that nobody else changes them
  const units = (await readBooking(trx, listing)).units as Unit[]
  if (!(await findCalendar(trx, id))) return []
  return applyBusyDays(trx, { calendarId: id, units, busy, now })
}

/** Of a file that ends too early: what stood behind its end may still be there. */
async function listHeld(trx: Tx, id: number): Promise<Days[]> {
  return trx
    .selectFrom('unit_claims')
    .select([sql<string>`lower(days)`.as('first'), sql<string>`upper(days) - 1`.as('last')])
    .where('calendar_id', '=', id)
    .execute()
}

function toFound({ ranges, events, unread }: BusyReading) {
  const lengths = ranges.map(({ first, last }) => toDayNumber(last) - toDayNumber(first) + 1)
  return {
    events,
    busy_days: lengths.reduce((sum, length) => sum + length, 0),
    unread: JSON.stringify(unread.slice(0, MAX_UNREAD_SHOWN)),
    unread_count: unread.length,
  }
}

/** Null where the space was deleted while its calendar was fetched. */
async function readFrame(
  db: Db,
  listingId: number,
  now: Date,
): Promise<{ zone: string; range: Days } | null> {
  const listing = await findListing(db, listingId)
  if (!listing) return null
  const { terms } = await readBooking(db, listing)
  const today = toWallTime(now, terms.timeZone).date
  return { zone: terms.timeZone, range: { first: today, last: latestDay(today) } }
}

async function updateCalendar(db: Db, id: number, values: Updateable<ImportedCalendarsTable>): Promise<void> {
  await db.updateTable('imported_calendars').set(values).where('id', '=', id).execute()
}

function inMinutes(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000)
}
