import { type Insertable, sql, type UpdateObject } from 'kysely'
import { findDeadline } from '#domain/booking/deadlines.ts'
import {
  BOOKING_LIFECYCLE,
  type BookingOrigin,
  type BookingStatus,
  type BookingStep,
} from '#domain/booking/lifecycle.ts'
import type { AgreedTerms, BookingRequest } from '#domain/booking/terms.ts'
import { decide } from '#domain/lifecycle.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { BookingEventsTable, Database } from '../../../platform/db/tables.gen.ts'
import { refusedStep } from '../../../platform/http/refused-step.ts'
import type { BookingMove } from './booking-move.ts'
import type { BookingRow } from './lock-booking.ts'

type Parties = Pick<BookingRow, 'order_id' | 'listing_id' | 'buyer_id' | 'seller_id'>

interface NewDraft extends Parties, Partial<Pick<BookingRow, 'prepared_by' | 'renews_id' | 'origin'>> {
  request: BookingRequest
  /** As of now: a draft is priced again whenever it is read. */
  terms: Pick<AgreedTerms, 'first' | 'last' | 'timeZone' | 'totalCents'>
  now: Date
}

/** Every booking begins as a draft. @returns its id */
export async function insertDraft(
  trx: Tx,
  { request, terms, now, origin, ...of }: NewDraft,
): Promise<number> {
  const { timeZone, first, last, totalCents } = terms
  const { id } = await trx
    .insertInto('bookings')
    .values({
      ...of,
      origin: origin ?? findOrigin(of),
      request: JSON.stringify(request),
      first_day: first,
      last_day: last,
      time_zone: timeZone,
      total_cents: totalCents,
      deadline_at: findDeadline('draft', { now, timeZone, first, last, answerHours: 0 }),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Somebody who belongs to both sides deals with themselves. */
function findOrigin({ buyer_id, seller_id }: Parties) {
  return sql<BookingOrigin>`case when exists (
    select from organization_members as buyer join organization_members as seller on seller.user_id = buyer.user_id
    where buyer.organization_id = ${buyer_id} and seller.organization_id = ${seller_id}) then 'related' else 'market' end`
}

/** A step of `BOOKING_LIFECYCLE`, and who takes it. */
export interface Transition extends Pick<BookingMove, 'actor' | 'by' | 'reason' | 'to' | 'now'> {
  step: BookingStep
}

/** Where a step leads. @throws AppError `wrong-step`, `invalid-input` for a missing reason */
export function decideStep(from: BookingStatus, move: Transition): BookingStatus {
  const decided = decide(BOOKING_LIFECYCLE, from, move)
  if (!decided.ok) throw refusedStep(decided.refusal)
  return decided.to
}

type Changes = Omit<UpdateObject<Database, 'bookings'>, 'id' | 'status' | 'updated_at' | 'version'> & {
  version?: number
}

/**
 * Takes a locked booking one step along its lifecycle, with what else changes about it: its status is written here alone, always
 * together with the event that says so. @throws AppError as `decideStep`
 */
export function applyTransition(
  trx: Tx,
  before: Pick<BookingRow, 'id' | 'status' | 'version'>,
  { set, ...move }: Transition & { set: Changes },
): Promise<BookingRow> {
  const status = decideStep(before.status, move)
  const version = set.version ?? before.version
  return trx
    .with('event', (db) =>
      db.insertInto('booking_events').values(toEvent({ ...before, version }, status, move)),
    )
    .updateTable('bookings')
    .set({ ...set, status, updated_at: move.now })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function toEvent(
  { id, status, version }: { id: number; status: BookingStatus; version: BookingRow['version'] },
  to: BookingStatus,
  { step, actor, by, reason, now }: Transition,
): Insertable<BookingEventsTable> {
  return {
    booking_id: id,
    step,
    from_status: status,
    to_status: to,
    actor,
    actor_id: by,
    version,
    reason: reason || null,
    created_at: now,
  }
}

/** Of a locked booking that stays as it is: until when. */
export async function updateDeadline(trx: Tx, id: number, deadline: Date): Promise<void> {
  await trx.updateTable('bookings').set({ deadline_at: deadline }).where('id', '=', id).execute()
}

/** Of a locked draft: what its buyer says in place of what was said before. */
export async function updateRequest(trx: Tx, id: number, request: BookingRequest): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ request: JSON.stringify(request) })
    .where('id', '=', id)
    .execute()
}

/** Of a locked booking: what was agreed before rates were stored. */
export async function updateFeeRate(trx: Tx, id: number, basisPoints: number): Promise<void> {
  await trx.updateTable('bookings').set({ fee_basis_points: basisPoints }).where('id', '=', id).execute()
}

/** Of a locked booking that was its seller's alone: where both sides talk of it from now on. */
export async function updateThread(trx: Tx, id: number, conversationId: number): Promise<void> {
  await trx.updateTable('bookings').set({ conversation_id: conversationId }).where('id', '=', id).execute()
}
