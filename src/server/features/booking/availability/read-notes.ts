import type { Db } from '../../../platform/db/database.ts'
import type { Claim } from './claim-units.ts'

/** What a seller's own calendar says of a block. */
export interface ClaimNote {
  label: string
  note: string | null
}

/** The notes of some claims, by their id. */
export async function readNotes(db: Db, claims: readonly Claim[]): Promise<Map<number, ClaimNote>> {
  const ids = [...new Set(claims.flatMap(({ noteId }) => noteId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('claim_notes')
    .select(['id', 'label', 'note'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, label, note }) => [id, { label, note }]))
}
