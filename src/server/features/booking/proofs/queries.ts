import { type Selectable, sql } from 'kysely'
import type { ProofDecision } from '#domain/booking/proof/stand.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { ProofsTable } from '../../../platform/db/tables.gen.ts'

export type ProofRow = Selectable<ProofsTable>
export type DecidedProof = ProofRow & {
  decision: ProofDecision | null
  reason: string | null
  decided_at: Date | null
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isProofId = (id: string): boolean => UUID.test(id)

/** Of one booking, the latest first. */
export function listProofs(db: Db, bookingId: number): Promise<DecidedProof[]> {
  return db
    .selectFrom('proofs')
    .leftJoin('proof_decisions', 'proof_decisions.proof_id', 'proofs.id')
    .selectAll('proofs')
    .select(['decision', 'reason', 'proof_decisions.created_at as decided_at'])
    .where('booking_id', '=', bookingId)
    .orderBy('received_at', 'desc')
    .orderBy('proofs.id', 'desc')
    .execute()
}

export async function findProof(db: Db, id: string): Promise<ProofRow | undefined> {
  if (!isProofId(id)) return undefined
  return db.selectFrom('proofs').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Bytes of files that somebody has handed in and that are kept. */
export async function countStored(db: Db, sellerId: number): Promise<number> {
  const { used } = await db
    .selectFrom('proofs')
    .leftJoin('proof_files_gone', 'proof_files_gone.proof_id', 'proofs.id')
    .select(sql<string>`coalesce(sum(size_bytes::bigint), 0)`.as('used'))
    .where('sent_by', '=', sellerId)
    .where('path', 'is not', null)
    .where('proof_files_gone.proof_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(used)
}
