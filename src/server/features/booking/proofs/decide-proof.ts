import type { ProofDecisionInput, proofRoutes } from '#contract/booking/proofs.ts'
import type { Out } from '#contract/route.ts'
import { toDutyTitle } from '#domain/booking/proof/duty-words.ts'
import type { DutyStand } from '#domain/booking/proof/stand.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { getBookingRow, lockBooking, noSuchBooking } from '../bookings/lock-booking.ts'
import { listProofs, type ProofRow } from '../duties/list-proofs.ts'
import { readDuties } from '../duties/read-duties.ts'
import { notifyProofStep } from './notify-proof-step.ts'
import { canDecideProof } from './policy.ts'
import { findProof } from './queries.ts'

interface DecideProofInput {
  id: string
  actor: Actor
  decision: Out<(typeof proofRoutes)['decideProof']['body']>
}

/**
 * The buyer accepts a proof, or questions it with a reason: this one and whatever came before it for the same duty.
 * @returns the id of its booking
 * @throws AppError `booking-not-found`, `forbidden`, `conflict`, `invalid-input`
 */
export async function decideProof(
  context: Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>,
  { id, actor, decision: { decision, reason: given } }: DecideProofInput,
): Promise<number> {
  const proof = await findProof(context.db, id)
  if (!proof) throw noSuchBooking()
  const { reader } = await getBookingRow(context.db, proof.booking_id, actor)
  if (reader !== 'buyer') throw new AppError('forbidden', { message: 'Proof is decided on by the buyer.' })
  const reason = decision === 'question' ? requireReason(given) : null
  const now = context.now()
  await inTransaction(context, async (trx) => {
    const locked = await lockBooking(trx, proof.booking_id)
    const duty = await findDuty(trx, { proof, now })
    const open = await listUndecided(trx, proof)
    if (!duty || !canDecideProof(reader, duty) || open[0]?.id !== proof.id)
      throw new AppError('conflict', { message: DECIDED })
    const row = {
      decision: decision === 'accept' ? 'accepted' : 'questioned',
      decided_by: actor.personId,
      reason,
      created_at: now,
    } as const
    await trx
      .insertInto('proof_decisions')
      .values(open.map((one) => ({ ...row, proof_id: one.id })))
      .execute()
    const what = toDutyTitle(duty)
    await notifyProofStep(context, trx, locked, { step: row.decision, what, by: actor.personId, reason })
  })
  return proof.booking_id
}

const DECIDED = 'This proof was decided on, or another one came meanwhile. Reload to see where it stands.'

function requireReason(reason: ProofDecisionInput['reason']): string {
  if (reason) return reason
  const message = 'Please say why'
  throw new AppError('invalid-input', { message, fields: { reason: message } })
}

async function findDuty(
  trx: Tx,
  { proof: { booking_id: id, duty }, now }: { proof: ProofRow; now: Date },
): Promise<DutyStand | undefined> {
  const { stands } = required((await readDuties(trx, { ids: [id], now })).get(id))
  return stands.find(({ key }) => key === duty)
}

/** Of its duty, the latest first. */
async function listUndecided(trx: Tx, { booking_id, duty }: ProofRow) {
  const all = await listProofs(trx, booking_id)
  return all.filter((one) => one.duty === duty && one.decision === null)
}
