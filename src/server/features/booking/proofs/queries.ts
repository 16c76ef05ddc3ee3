import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ProofRow } from '../duties/list-proofs.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isProofId = (id: string): boolean => UUID.test(id)

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
