import type { Reader } from '#domain/booking/booking-reader.ts'
import { gradeProof } from '#domain/booking/proof/checks.ts'
import { toDutyTitle } from '#domain/booking/proof/duty-words.ts'
import { endsAt, isPastKeeping } from '#domain/booking/proof/keeping.ts'
import type { ProofStep } from '#domain/booking/proof/proof-words.ts'
import {
  canBeShown,
  listShownSteps,
  type ShownState,
  type ShownStep,
} from '#domain/booking/proof/shown-photo.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../../context.ts'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { type BookingRow, getBookingRow, lockBooking, noSuchBooking } from '../../bookings/lock-booking.ts'
import { type DecidedProof, listProofs } from '../../duties/list-proofs.ts'
import { readDuties } from '../../duties/read-duties.ts'
import { notifyProofStep } from '../notify-proof-step.ts'
import { findProof } from '../queries.ts'
import { readShownStates } from './shown-rows.ts'

interface StepInput {
  id: string
  actor: Actor
  step: ShownStep
}

const CHANGED = 'This photo cannot be shown or taken off like this any more. Reload to see where it stands.'
/** To the other side; what is taken back tells nobody. */
const TOLD: Partial<Record<ShownStep, ProofStep>> = {
  ask: 'asked-to-show',
  allow: 'allowed',
  refuse: 'refused',
}

/**
 * A seller asks to show a photo on the page of its space, and its buyer answers; nothing is public before.
 * @returns the id of its booking. @throws AppError `booking-not-found`, `conflict`
 */
export async function stepShownPhoto(
  context: Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>,
  { id, actor, step }: StepInput,
): Promise<number> {
  const found = await findProof(context.db, id)
  if (!found) throw noSuchBooking()
  const { reader } = await getBookingRow(context.db, found.booking_id, actor)
  const now = context.now()
  await inTransaction(context, async (trx) => {
    const locked = await lockBooking(trx, found.booking_id)
    const { booking } = locked
    const proof = required((await listProofs(trx, booking.id)).find((one) => one.id === found.id))
    const state = (await readShownStates(trx, booking.id)).get(proof.id) ?? null
    if (!listOpenSteps({ booking, proof, state, reader, now }).includes(step))
      throw new AppError('conflict', { message: CHANGED })
    await write(trx, { booking, proof, step, by: actor.personId, now })
    const told = TOLD[step]
    if (!told) return
    const what = await nameProof(trx, proof, now)
    const name = reader === 'admin' ? { name: 'Placard' } : {}
    await notifyProofStep(context, trx, locked, {
      step: told,
      what,
      by: actor.personId,
      reason: null,
      ...name,
    })
  })
  return found.booking_id
}

interface Standing {
  booking: Pick<BookingRow, 'last_day'>
  proof: DecidedProof
  state: ShownState | null
  reader: Reader
  now: Date
}

/** What a reader of a booking can do about one of its photos. */
export function listOpenSteps({ booking, proof, state, reader, now }: Standing): ShownStep[] {
  const canShow = canBeShown({
    kind: proof.kind,
    hasPreview: proof.preview_path !== null && !isPastKeeping(booking.last_day, now),
    decision: proof.decision,
    grade: gradeProof(proof.origin, proof.checks),
  })
  return listShownSteps(reader, { state, canShow })
}

interface Written {
  booking: BookingRow
  proof: DecidedProof
  step: ShownStep
  by: number
  now: Date
}

async function write(trx: Tx, { booking, proof, step, by, now }: Written): Promise<void> {
  if (step === 'ask')
    await trx
      .insertInto('shown_photos')
      .values({
        proof_id: proof.id,
        listing_id: booking.listing_id,
        state: 'asked',
        path: required(proof.preview_path),
        width: required(proof.preview_width),
        height: required(proof.preview_height),
        taken_on: toWallTime(proof.captured_at ?? proof.received_at, booking.time_zone).date,
        kept_until: endsAt(booking.last_day),
        asked_by: by,
        asked_at: now,
      })
      .execute()
  else if (step === 'take-back')
    await trx.deleteFrom('shown_photos').where('proof_id', '=', proof.id).execute()
  else
    await trx
      .updateTable('shown_photos')
      .set({ state: step === 'allow' ? 'shown' : 'refused', decided_by: by, decided_at: now })
      .where('proof_id', '=', proof.id)
      .execute()
}

/** "Photos, close and wide"; of what earlier terms had asked for, the file itself. */
async function nameProof(db: Db, { booking_id: id, duty, name }: DecidedProof, now: Date): Promise<string> {
  const owed = (await readDuties(db, { ids: [id], now })).get(id)
  const found = owed?.stands.find(({ key }) => key === duty)
  return found ? toDutyTitle(found) : name
}
