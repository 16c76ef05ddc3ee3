import type { AppContext } from '../../context.ts'
import { type UndoStep, undoDraft } from '../listings/undo-drafts.ts'
import { BATCH_ROWS } from './limits.ts'
import type { ImportRecord } from './queries.ts'
import { setProgress } from './write-rows.ts'

/** Takes back what was stored, row by row in small transactions; what is taken back is noted with it. */
export async function undoRows({ db, now }: AppContext, record: ImportRecord): Promise<void> {
  let done = record.done_count
  for (;;) {
    const count = await db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('import_rows')
        .select(['line', 'listing_id', 'undo'])
        .where('import_id', '=', record.id)
        .where('is_stored', '=', true)
        .orderBy('line')
        .limit(BATCH_ROWS)
        .execute()
      for (const { line, listing_id, undo } of rows) {
        const result =
          undo === null || listing_id === null
            ? null
            : await undoDraft(trx, {
                listingId: listing_id,
                undo: undo as UndoStep,
                actorId: record.seller_id,
                now: now(),
              })
        await trx
          .updateTable('import_rows')
          .set({ is_stored: false, undo: null, undone: result })
          .where('import_id', '=', record.id)
          .where('line', '=', line)
          .execute()
      }
      done += rows.length
      await setProgress(trx, record.id, done)
      return rows.length
    })
    if (count < BATCH_ROWS) return
  }
}
