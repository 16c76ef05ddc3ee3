import { sql } from 'kysely'
import { readerOf } from '#domain/booking/booking-reader.ts'
import { toDutyTitle } from '#domain/booking/proof/duty-words.ts'
import { refuseFacts, refuseFigures } from '#domain/booking/proof/facts.ts'
import { PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
import type { DutyStand } from '#domain/booking/proof/stand.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { formatDayIn, toMonthDay } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type BookingRow, lockBooking } from '../bookings/lock-booking.ts'
import { readDuties } from '../duties/read-duties.ts'
import { findLikeness } from './compare-picture.ts'
import { insertProof, type Sender } from './insert-proof.ts'
import { notifyProofStep } from './notify-proof-step.ts'
import { canSendProof } from './policy.ts'
import { findProof } from './queries.ts'
import type { ReceivedProof } from './receive-proof.ts'

/** How it came, where nobody handed in one file on a page: of many at once, or by the link of a crew. */
export type Via = { origin: 'bulk' } | { origin: 'crew'; crewLinkId: number }

interface Given {
  bookingId: number
  /** Of a crew: whoever gave it the link. */
  actor: Actor
  received: ReceivedProof
  via?: Via | undefined
  /** In the same transaction, also where the proof was there before. */
  alsoWrite?: (trx: Tx) => Promise<unknown>
}

/**
 * Makes what has arrived proof of one duty of its booking, for good. The same proof sent again is the first one.
 * @returns whether its files are kept
 * @throws AppError `proof-not-open`, `proof-duplicate`, `not-proof`, `invalid-input`, `conflict`
 */
export async function addProof(
  context: Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>,
  { bookingId, actor, received, via, alsoWrite = async () => {} }: Given,
): Promise<boolean> {
  const likeness = await findLikeness(context.db, { bookingId, received })
  const sender = senderOf(actor, { received, via })
  return inTransaction(context, async (trx) => {
    const locked = await lockBooking(trx, bookingId)
    const { booking } = locked
    // one file shows one thing in all bookings of its seller: two at once take turns
    await sql`select pg_advisory_xact_lock(hashtext(${`proof:${booking.seller_id}`}))`.execute(trx)
    if (await isSentBefore(trx, booking, received)) {
      await alsoWrite(trx)
      return false
    }
    const duty = await requireOpen(trx, { booking, actor, key: received.duty, now: context.now() })
    const today = toWallTime(context.now(), booking.time_zone).date
    const refusal = refuseFacts(duty.kind, received.facts) ?? refuseFigures(duty.about, received.facts, today)
    if (refusal !== null) throw new AppError('not-proof', { message: received.uncounted ?? refusal })
    await requireNew(trx, booking, received)
    const isFirst = await isFirstOfSome(trx, { booking, duty, via, now: context.now() })
    await insertProof(trx, { booking, duty, received, likeness, sender, now: context.now() })
    await alsoWrite(trx)
    // of a handful of photos one is told
    if (isFirst)
      await notifyProofStep(context, trx, locked, {
        step: 'sent',
        what: toDutyTitle(duty),
        by: actor.personId,
        reason: null,
      })
    return true
  })
}

function senderOf({ personId }: Actor, { received, via }: Pick<Given, 'received' | 'via'>): Sender {
  const origin = via?.origin ?? (received.capture ? 'captured' : 'uploaded')
  const isCrew = via?.origin === 'crew'
  return { origin, userId: isCrew ? null : personId, crewLinkId: isCrew ? via.crewLinkId : null }
}

/** @throws AppError `conflict` where the id is another proof's */
async function isSentBefore(
  trx: Tx,
  { id: bookingId }: BookingRow,
  { id, duty, sha256 }: ReceivedProof,
): Promise<boolean> {
  const before = await findProof(trx, id)
  if (!before) return false
  if (before.booking_id === bookingId && before.duty === duty && before.sha256.equals(sha256)) return true
  throw new AppError('conflict', { message: 'Another proof was handed in under this id.' })
}

interface Wanted {
  booking: BookingRow
  actor: Actor
  key: string
  now: Date
}

async function requireOpen(trx: Tx, { booking, actor, key, now }: Wanted): Promise<DutyStand> {
  const stands = (await readDuties(trx, { ids: [booking.id], now })).get(booking.id)?.stands ?? []
  const duty = stands.find((one) => one.key === key)
  if (duty && canSendProof(readerOf(booking, actor) ?? 'admin', booking.status, duty)) return duty
  if (stands.every(({ state }) => state === 'waiting')) throw new AppError('proof-not-open')
  if (!duty) throw new AppError('invalid-input', { message: 'Nothing of this kind is owed by this booking.' })
  const message =
    duty.state === 'waiting'
      ? `Proof of this can be given from ${toMonthDay(duty.first)} on.`
      : 'This proof was accepted already.'
  throw new AppError('proof-not-open', { message })
}

/** One file shows one thing: whatever its seller has handed in before. @throws AppError `proof-duplicate`, `conflict` */
async function requireNew(
  trx: Tx,
  { id, seller_id: sellerId }: BookingRow,
  { duty, sha256 }: ReceivedProof,
): Promise<void> {
  await requireUnseen(trx, { sellerId, sha256 })
  const { count } = await trx
    .selectFrom('proofs')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('booking_id', '=', id)
    .where('duty', '=', duty)
    .executeTakeFirstOrThrow()
  if (Number(count) < PROOF_LIMITS.ofDuty) return
  const message = `For one of these at most ${PROOF_LIMITS.ofDuty} files can be handed in.`
  throw new AppError('conflict', { message })
}

/** @throws AppError `proof-duplicate`, with the booking that it was handed in for */
export async function requireUnseen(
  trx: Tx,
  { sellerId, sha256 }: { sellerId: number; sha256: Buffer },
): Promise<void> {
  const same = await trx
    .selectFrom('proofs')
    .innerJoin('bookings', 'bookings.id', 'proofs.booking_id')
    .select(['booking_id', 'received_at', 'time_zone'])
    .where('sha256', '=', sha256)
    .where('seller_id', '=', sellerId)
    .orderBy('received_at')
    .executeTakeFirst()
  if (!same) return
  const [reference, date] = [
    toBookingReference(same.booking_id),
    formatDayIn(same.received_at, same.time_zone),
  ]
  const message = `This file was handed in already, for ${reference} on ${date}.`
  throw new AppError('proof-duplicate', { message })
}

/** Nothing came for the same duty within the last hour that its buyer has not answered; of many at once for no duty of it. */
async function isFirstOfSome(
  trx: Tx,
  { booking, duty, via, now }: { booking: BookingRow; duty: DutyStand; via: Via | undefined; now: Date },
): Promise<boolean> {
  const since = new Date(now.getTime() - QUIET_MS)
  const { rows } = await sql<{ id: string }>`select id from proofs
    where booking_id = ${booking.id} and (${via?.origin === 'bulk'} or duty = ${duty.key}) and received_at > ${since}
      and not exists (select from proof_decisions where proof_id = proofs.id) limit 1`.execute(trx)
  return rows.length === 0
}

const QUIET_MS = 3_600_000
