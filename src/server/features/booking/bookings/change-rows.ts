import type { Insertable, Selectable } from 'kysely'
import { CHANGE_LIFECYCLE, type ChangeActor, type ChangeStep } from '#domain/booking/change.ts'
import { withoutMakeUps } from '#domain/booking/make-up.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { decide } from '#domain/lifecycle.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { BookingChangesTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { refusedStep } from '../../../platform/http/refused-step.ts'
import { readBooking } from '../availability/read-booking.ts'
import { recordApproval } from './approvals/record-approval.ts'
import { enforceSpending, readAccepted } from './enforce-spending.ts'
import { hashTerms } from './hash-terms.ts'
import { floorFor } from './price-floor.ts'

/** Other terms that a side has proposed for a booking. They end with it, so its writer keeps them (decision 143). */
export type ChangeRow = Selectable<BookingChangesTable>

/** As many as are shown of a booking. */
const SHOWN = 50

/** Of a booking, newest first. */
export function listChangesOf(db: Db, bookingId: number): Promise<ChangeRow[]> {
  return db
    .selectFrom('booking_changes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
}

/** The one that waits for an answer. */
export function findOpenChange(db: Db, bookingId: number): Promise<ChangeRow | undefined> {
  return db
    .selectFrom('booking_changes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'proposed')
    .executeTakeFirst()
}

type NewChange = Omit<
  Insertable<BookingChangesTable>,
  'id' | 'status' | 'terms' | 'sha256' | 'created_at'
> & {
  terms: AgreedTerms
  created_at: Date
}

/** Beside a locked booking, whose terms stand until the other side agrees. @throws AppError `approval-needed` */
export async function insertChange(
  trx: Tx,
  { terms, ...values }: NewChange,
  approves?: number,
): Promise<ChangeRow> {
  const { text, sha256 } = hashTerms(terms)
  const change = await trx
    .insertInto('booking_changes')
    .values({ ...values, status: 'proposed', terms: text, sha256 })
    .returningAll()
    .executeTakeFirstOrThrow()
  // whoever asks for it accepts it: its seller only has to agree
  const { proposed_by, user_id: personId, booking_id, created_at: now } = values
  const organizationId = terms.buyer.id
  if (approves !== undefined)
    await recordApproval(trx, {
      askingId: approves,
      organizationId,
      by: personId,
      // as it will be numbered once its seller agrees
      version: values.version + 1,
      totalCents: terms.totalCents,
      sha256,
      changeId: change.id,
      now,
    })
  else if (proposed_by === 'buyer' && terms.totalCents > (await readAccepted(trx, booking_id)))
    await enforceSpending(trx, { personId, organizationId, now })
  return change
}

interface EndChangeInput {
  step: ChangeStep
  actor: ChangeActor
  /** Why not. */
  answer: string | null
  now: Date
}

/** By one step of `CHANGE_LIFECYCLE`. @throws AppError `wrong-step`, `invalid-input` for a missing reason */
export function endChange(
  trx: Tx,
  { id, status }: ChangeRow,
  { step, actor, answer, now }: EndChangeInput,
): Promise<ChangeRow> {
  const decided = decide(CHANGE_LIFECYCLE, status, { step, actor, reason: answer })
  if (!decided.ok) throw refusedStep(decided.refusal)
  return trx
    .updateTable('booking_changes')
    .set({ status: decided.to, answer, ended_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What ends takes with it whatever was proposed for it. Its booking is locked. */
export async function expireChange(trx: Tx, bookingId: number, now: Date): Promise<void> {
  await trx
    .updateTable('booking_changes')
    .set({ status: 'expired', ended_at: now })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'proposed')
    .execute()
}

/** Of a price that the other side has named, by the rate card of now. @throws AppError `below-minimum` */
export async function refuseAgreeingBelow(db: Db, agreed: AgreedTerms): Promise<void> {
  const { spaceCents, units, first, last, quantity, listing } = withoutMakeUps(agreed)
  if (spaceCents === null) return
  const row = await db.selectFrom('listings').selectAll().where('id', '=', listing.id).executeTakeFirst()
  if (!row) return
  const booking = await readBooking(db, row)
  const unit = booking.units.find(({ id }) => id === units[0]?.unitId)
  // what is not sold any more has no price to be below
  if (!unit) return
  const periods = unit.cell === 'listed' ? units : []
  const floor = floorFor({ listing: row, unit, terms: booking.terms }, { first, last, periods, quantity })
  if (spaceCents >= floor) return
  const message = 'Below the minimum of the rate card. A manager can accept it.'
  throw new AppError('below-minimum', { message })
}
