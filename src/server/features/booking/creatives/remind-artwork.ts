import { sql } from 'kysely'
import { type ArtworkDueDetails, describeArtworkDue } from '#domain/booking/creative/artwork-words.ts'
import { reminderOf } from '#domain/booking/creative/deadline.ts'
import { EXPECTING_STATUSES } from '#domain/booking/creative/limits.ts'
import { type ItemStand, listStands } from '#domain/booking/creative/stand.ts'
import { SIDES } from '#domain/messaging/conversation.ts'
import { required } from '#domain/required.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type LockedBooking, lockBooking } from '../bookings/lock-booking.ts'
import { notifyParties, recordReminder } from '../bookings/notify-parties.ts'
import { artworkKeyOf } from './notify-artwork-step.ts'
import { listCreatives } from './queries.ts'

type RemindOfArtworkContext = Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>

const BATCH = 200

/** Reminds both sides of artwork that is missing: 7, 3 and 1 days before it is due and when it is late, each once. */
export async function remindOfArtwork(context: RemindOfArtworkContext): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await listExpecting(context.db, after)
    for (const id of ids) await inTransaction(context, (trx) => remind(context, trx, id))
    if (ids.length < BATCH) return
    after = required(ids.at(-1))
  }
}

/** Bookings whose first placement has no file that counts. */
async function listExpecting(db: Db, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select bookings.id from bookings
    join booking_versions as agreed on agreed.booking_id = bookings.id and agreed.version = bookings.version
    where bookings.id > ${after} and bookings.status = any(${[...EXPECTING_STATUSES]}::text[])
      and agreed.terms like '%"artwork":{%'
      and (not exists (select from creatives where creatives.booking_id = bookings.id and item = 0
          and creatives.status in ('uploaded', 'approved'))
        or exists (select from creatives where creatives.booking_id = bookings.id and item > 0
          and creatives.status = 'rejected'))
    order by bookings.id limit ${BATCH}`.execute(db)
  return rows.map(({ id }) => id)
}

async function remind({ config, now }: RemindOfArtworkContext, trx: Tx, id: number): Promise<void> {
  const locked = await lockBooking(trx, id)
  const { booking, conversation, terms } = locked
  if (!conversation || !terms || !EXPECTING_STATUSES.includes(booking.status)) return
  const today = toWallTime(now(), booking.time_zone).date
  for (const missing of listMissing(listStands(terms, await listCreatives(trx, id)))) {
    const when = reminderOf(missing.dueOn, today)
    if (!when) continue
    const kind = kindOf(missing, when)
    if (!(await recordReminder(trx, { bookingId: id, kind, now: now() }))) continue
    const { title } = terms.listing
    const names = { buyer: terms.buyer.name, seller: terms.seller.name }
    const isRefused = missing.state === 'rejected'
    // one letter a day, whatever else is missing
    return notifyBoth({ config, now }, trx, locked, {
      title,
      ...names,
      dueOn: missing.dueOn,
      isRefused,
      when,
    })
  }
}

type MissingArtwork = ItemStand & { dueOn: string }

/** The earliest due first. */
function listMissing(stands: readonly ItemStand[]): MissingArtwork[] {
  return stands
    .filter((one): one is MissingArtwork => one.dueOn !== null && one.like === null)
    .filter(({ state }) => state === 'missing' || state === 'rejected')
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))
}

/** A deadline that has moved is reminded of again, and so is a file that was refused. */
function kindOf({ item, state, dueOn }: MissingArtwork, when: string): string {
  return `artwork:${item}:${state}:${dueOn}:${when}`
}

async function notifyBoth(
  { config, now }: Omit<RemindOfArtworkContext, 'db' | 'metrics'>,
  trx: Tx,
  { booking, terms }: LockedBooking,
  due: ArtworkDueDetails,
): Promise<void> {
  const told = SIDES.map((side) => ({
    booking,
    terms: required(terms),
    side,
    kind: 'artwork' as const,
    key: artworkKeyOf(booking.id),
    by: null,
    words: describeArtworkDue(due, side),
    deadline: null,
  }))
  await notifyParties({ config }, trx, { told, now: now() })
}
