import type { Selectable } from 'kysely'
import type { ProofDecision } from '#domain/booking/proof/stand.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { ProofsTable } from '../../../platform/db/tables.gen.ts'

export type ProofRow = Selectable<ProofsTable>
export type DecidedProof = ProofRow & {
  decision: ProofDecision | null
  reason: string | null
  decided_at: Date | null
}

/** Of one booking, the latest first. */
export function listProofs(db: Db, bookingId: number): Promise<DecidedProof[]> {
  return listProofsOf(db, [bookingId])
}

/** Of some bookings, the latest first. */
export function listProofsOf(db: Db, bookingIds: readonly number[]): Promise<DecidedProof[]> {
  return db
    .selectFrom('proofs')
    .leftJoin('proof_decisions', 'proof_decisions.proof_id', 'proofs.id')
    .selectAll('proofs')
    .select(['decision', 'reason', 'proof_decisions.created_at as decided_at'])
    .where('booking_id', 'in', bookingIds)
    .orderBy('received_at', 'desc')
    .orderBy('proofs.id', 'desc')
    .execute()
}
