import { sql } from 'kysely'
import { disputableUntil } from '#domain/booking/deadlines.ts'
import { canDispute } from '#domain/booking/dispute.ts'
import { priceLost, spaceTotalOf } from '#domain/booking/make-up.ts'
import { daysBegun, isLost, type ProblemKind } from '#domain/booking/problem.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { toMonthDay } from '#domain/format-dates.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type BookingRow, readTerms } from '../bookings/lock-booking.ts'
import { readSums } from '../documents/read-sums.ts'
import { listProofs } from '../duties/list-proofs.ts'
import { readDuties } from '../duties/read-duties.ts'

export interface Problem {
  kind: ProblemKind
  from: string
  to: string
  /** Ids of proofs of this booking. */
  proofs: string[]
}

/** What a buyer can report about a booking now; null: nothing that has begun, or it is too late. */
export async function readReportable(db: Db, booking: BookingRow, now: Date) {
  const { booked_at: bookedAt, last_day: last, time_zone: timeZone } = booking
  const terms = await readTerms(db, booking)
  if (!terms || !canDispute({ bookedAt, last, timeZone }, now)) return null
  const begun = daysBegun({ terms, ...(await readNow(db, booking, now)) })
  if (!begun) return null
  const proofs = await listProofs(db, booking.id)
  return {
    ...begun,
    shownOn: await readShownOn(db, booking.id, now),
    proofs: proofs.map(({ id, name, caption }) => ({ id, name: caption || name })),
  }
}

/** The day of the first proof that stands. */
async function readShownOn(db: Db, id: number, now: Date): Promise<string | null> {
  const stands = (await readDuties(db, { ids: [id], now })).get(id)?.stands ?? []
  return stands.flatMap(({ firstOn }) => firstOn ?? []).toSorted()[0] ?? null
}

async function readNow(db: Db, { id, time_zone: zone }: BookingRow, now: Date) {
  const { rows } = await sql<{
    on: string | null
  }>`select (max(created_at) at time zone ${zone})::date as "on"
    from booking_events where booking_id = ${id} and to_status = 'cancelled'`.execute(db)
  return { today: toWallTime(now, zone).date, endedOn: rows[0]?.on ?? null }
}

/**
 * What the signed terms give for the days of a problem, with tax: never more than is left to credit.
 * @throws AppError `problem-too-late`; `nothing-lost` for days that have not begun, are none of its own or are made up for
 */
export async function priceProblem(
  trx: Tx,
  { booking, terms }: { booking: BookingRow; terms: AgreedTerms },
  { problem: { from, to }, now }: { problem: Problem; now: Date },
): Promise<number> {
  const { booked_at: bookedAt, last_day: last, time_zone: timeZone } = booking
  if (!canDispute({ bookedAt, last, timeZone }, now)) {
    const message = `Problems with this booking could be reported until ${toMonthDay(disputableUntil(last))}.`
    throw new AppError('problem-too-late', { message })
  }
  const lost = { first: from, last: to }
  if (!isLost(lost, { terms, ...(await readNow(trx, booking, now)) })) throw new AppError('nothing-lost')
  const { left } = await readSums(trx, booking)
  const cents = Math.min(priceLost(terms, lost), spaceTotalOf(terms), Math.max(0, left.cents + left.taxCents))
  if (cents <= 0) throw new AppError('nothing-lost')
  return cents
}

/** Of this booking alone. @throws AppError `invalid-input` for another's */
export async function storeEvidence(
  trx: Tx,
  { disputeId, bookingId, proofs }: { disputeId: number; bookingId: number; proofs: readonly string[] },
): Promise<void> {
  if (proofs.length === 0) return
  const { rows } = await sql<{ id: string }>`insert into dispute_proofs (dispute_id, proof_id)
    select ${disputeId}, id from proofs where booking_id = ${bookingId} and id = any(${[...new Set(proofs)]}::uuid[])
    returning proof_id as id`.execute(trx)
  if (rows.length === new Set(proofs).size) return
  throw new AppError('invalid-input', { message: 'Some of this proof is not of this booking.' })
}

/** By their disputes. */
export async function readEvidence(
  db: Db,
  disputeIds: readonly number[],
): Promise<Map<number, { id: string; name: string }[]>> {
  const found = new Map<number, { id: string; name: string }[]>(disputeIds.map((id) => [id, []]))
  if (disputeIds.length === 0) return found
  const rows = await db
    .selectFrom('dispute_proofs')
    .innerJoin('proofs', 'proofs.id', 'proof_id')
    .select(['dispute_id', 'proofs.id', 'name', 'caption'])
    .where('dispute_id', 'in', [...disputeIds])
    .orderBy('received_at')
    .execute()
  for (const { dispute_id, id, name, caption } of rows)
    found.get(dispute_id)?.push({ id, name: caption || name })
  return found
}
