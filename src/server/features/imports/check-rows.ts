import type { AppContext } from '../../context.ts'
import { previewDrafts } from '../listings/store-drafts.ts'
import type { ImportRecord } from './queries.ts'
import { outcomeBatches, sellerRules } from './row-outcomes.ts'
import { setProgress, writeRows } from './write-rows.ts'

/** The dry run: errors of each row, and the effect storing it would have. Restarts from the beginning when interrupted. */
export async function checkRows({ db, now }: AppContext, record: ImportRecord): Promise<void> {
  let done = 0
  for await (const outcomes of outcomeBatches(db, record)) {
    const drafts = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.draft] : []))
    const at = now()
    const results = await previewDrafts(db, drafts, sellerRules(record, at))
    done += outcomes.length
    await db.transaction().execute(async (trx) => {
      await writeRows(trx, record.id, { outcomes, results, isStored: false })
      await setProgress(trx, record.id, { doneCount: done, now: at })
    })
  }
}
