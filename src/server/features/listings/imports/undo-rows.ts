import { sql } from 'kysely'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { nameAct } from '../../../platform/db/name-act.ts'
import { type UndoResult, type UndoStep, undoDrafts } from '../listings/store-drafts.ts'
import { BATCH_ROWS } from './limits.ts'
import type { ImportRecord } from './queries.ts'
import { findImporter } from './row-outcomes.ts'
import { actOf } from './store-rows.ts'
import { setProgress } from './write-rows.ts'

/** Reverts stored rows, some hundred per transaction, which also records that they were reverted. */
export async function undoRows({ db, now }: AppContext, record: ImportRecord): Promise<void> {
  let done = record.done_count
  const actorId = await findImporter(db, record)
  for (;;) {
    const count = await db.transaction().execute(async (trx) => {
      const at = now()
      await nameAct(trx, actOf(record))
      const rows = await listStored(trx, record.id)
      const stored = rows.flatMap(({ listing_id, undo }) =>
        listing_id === null || undo === null ? [] : [{ listingId: listing_id, undo: undo as UndoStep }],
      )
      const results = await undoDrafts(trx, stored, { actorId, now: at })
      await note(trx, record.id, { rows, results })
      await setProgress(trx, record.id, { doneCount: done + rows.length, now: at })
      return rows.length
    })
    done += count
    if (count < BATCH_ROWS) return
  }
}

type StoredRow = { line: number; listing_id: number | null; undo: object | null }

function listStored(trx: Tx, importId: number): Promise<StoredRow[]> {
  return trx
    .selectFrom('import_rows')
    .select(['line', 'listing_id', 'undo'])
    .where('import_id', '=', importId)
    .where('is_stored', '=', true)
    .orderBy('line')
    .limit(BATCH_ROWS)
    .execute()
}

async function note(
  trx: Tx,
  importId: number,
  { rows, results }: { rows: StoredRow[]; results: Map<number, UndoResult> },
): Promise<void> {
  if (rows.length === 0) return
  const undone = rows.map(({ line, listing_id, undo }) => ({
    line,
    undone: listing_id === null || undo === null ? null : results.get(listing_id),
  }))
  await sql`
    update import_rows as r set is_stored = false, undo = null, undone = g.undone
    from jsonb_to_recordset(${JSON.stringify(undone)}::jsonb) as g (line int, undone text)
    where r.import_id = ${importId} and r.line = g.line
      and r.line between ${required(rows[0]).line} and ${required(rows.at(-1)).line}`.execute(trx)
}
