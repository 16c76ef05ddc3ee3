import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { CONTENT, type PlannedDraft, toWritten } from './plan-drafts.ts'

/** What takes one stored row of an import back, as it is kept beside the row. */
export type UndoStep =
  | { kind: 'created'; updatedAt: string }
  | { kind: 'updated'; updatedAt: string; columns: Record<string, unknown>; revisionId: number | null }

export type UndoResult = 'removed' | 'restored' | 'kept'

const RESTORED = [...CONTENT, 'status', 'rejection_reason', 'approved_at', 'listed_at'] as const

export function toUndo(planned: PlannedDraft, revisionId: number | undefined): UndoStep | null {
  const { before, row, effect } = planned
  if (effect === 'unchanged') return null
  const updatedAt = (row.updated_at as Date).toISOString()
  if (!before) return { kind: 'created', updatedAt }
  const columns = Object.fromEntries(RESTORED.map((column) => [column, before[column]]))
  return { kind: 'updated', updatedAt, columns, revisionId: revisionId ?? null }
}

interface Undone {
  listingId: number
  undo: UndoStep
  actorId: number
  now: Date
}

/**
 * Takes one stored row back. What was changed since, decided on or asked about stays as it is: an import is no reason to
 * lose the work of others.
 */
export async function undoDraft(trx: Db, { listingId, undo, actorId, now }: Undone): Promise<UndoResult> {
  const row = await trx
    .selectFrom('listings')
    .selectAll()
    .where('id', '=', listingId)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.updated_at.toISOString() !== undo.updatedAt) return 'kept'
  if (undo.kind === 'created') return (await removeUntouched(trx, listingId)) ? 'removed' : 'kept'
  const written = Object.entries(undo.columns).map(([column, value]) => [column, toWritten(column, value)])
  await trx
    .updateTable('listings')
    .set({ ...Object.fromEntries(written), updated_at: now })
    .where('id', '=', listingId)
    .execute()
  if (undo.revisionId !== null) await withdraw(trx, undo.revisionId)
  const status = undo.columns.status as typeof row.status
  if (status !== row.status)
    await trx
      .insertInto('listing_events')
      .values({
        listing_id: listingId,
        actor_id: actorId,
        from_status: row.status,
        to_status: status,
        reason: 'Import undone',
      })
      .execute()
  return 'restored'
}

/** Only what never was public and nobody wrote about. */
async function removeUntouched(trx: Db, id: number): Promise<boolean> {
  const gone = await sql`
    delete from listings where id = ${id} and status in ('draft', 'pending') and approved_at is null
      and not exists (select from enquiries where listing_id = ${id})`.execute(trx)
  return (gone.numAffectedRows ?? 0n) > 0n
}

async function withdraw(trx: Db, revisionId: number): Promise<void> {
  await trx
    .updateTable('listing_revisions')
    .set({ status: 'withdrawn', updated_at: new Date() })
    .where('id', '=', revisionId)
    .where('status', '=', 'pending')
    .execute()
}
