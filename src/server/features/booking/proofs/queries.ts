import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ProofRow } from '../duties/list-proofs.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isProofId = (id: string): boolean => UUID.test(id)

export async function findProof(db: Db, id: string): Promise<ProofRow | undefined> {
  if (!isProofId(id)) return undefined
  return db.selectFrom('proofs').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Bytes of files that a seller has handed in or is about to, and that are kept. */
export async function countStored(db: Db, sellerId: number): Promise<number> {
  const { rows } = await sql<{ used: string }>`
    select coalesce((select sum(size_bytes::bigint) from proofs join bookings on bookings.id = proofs.booking_id
        where bookings.seller_id = ${sellerId} and path is not null
          and not exists (select from proof_files_gone where proof_id = proofs.id)), 0)
      + coalesce((select sum(size_bytes::bigint) from proof_batch_files as file
          join proof_batches as batch on batch.id = file.batch_id
        where batch.seller_id = ${sellerId} and file.path is not null), 0)
      + coalesce((select sum(size_bytes::bigint) from face_problems where seller_id = ${sellerId}), 0) as used`.execute(
    db,
  )
  return Number(rows[0]?.used ?? 0)
}
