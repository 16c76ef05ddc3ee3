import type { BookingPayments, Payment } from '#contract/payments.ts'
import { settleDues } from '#domain/booking/payments.ts'
import { type AgreedTerms, toBookingReference } from '#domain/booking/terms.ts'
import type { Actor } from '#domain/listing.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { getBookingRow } from '../bookings/get-booking-row.ts'
import { readMoneyOf } from '../ledger/read-money.ts'
import { findInstructionsOf } from './instructions.ts'
import { isAgreed } from './is-agreed.ts'
import { type FactRow, listFacts, listUnanswered } from './keep-fact.ts'
import { listRecordable, seesInstructions } from './policy.ts'

/** For its two sides and admins; how to pay only for the sides, once both have accepted. @throws AppError `booking-not-found` */
export async function readPayments(
  context: Pick<AppContext, 'db' | 'secrets' | 'now'>,
  id: number,
  actor: Actor,
): Promise<BookingPayments> {
  const { db, now } = context
  const { booking, reader } = await getBookingRow(db, id, actor)
  const [money, facts] = [await readMoneyOf(db, id), await listFacts(db, [id])]
  const isBinding = await isAgreed(db, booking)
  const today = toWallTime(now(), booking.time_zone).date
  const open = new Set(listUnanswered(facts).map((fact) => fact.id))
  return {
    reference: toBookingReference(id),
    money,
    dues: settleDues(await readSchedule(db, booking), money, today),
    instructions: seesInstructions(reader, isBinding) ? await findInstructionsOf(context, booking) : null,
    payments: facts.map((fact) => presentPayment(fact, open.has(fact.id))),
    canRecord: listRecordable(reader, { ...money, status: booking.status, isAgreed: isBinding }),
  }
}

export function presentPayment(fact: FactRow, isOpen: boolean): Payment {
  const { id, kind, method, cents, note } = fact
  return { id, kind, method, cents, note, on: fact.on_day, isOpen, at: fact.created_at.toISOString() }
}

async function readSchedule(
  db: Db,
  { id, version }: { id: number; version: number },
): Promise<AgreedTerms['schedule']> {
  const row = await db
    .selectFrom('booking_versions')
    .select('terms')
    .where('booking_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return row ? (JSON.parse(row.terms) as AgreedTerms).schedule : []
}
