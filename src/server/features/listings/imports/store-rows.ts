import type { RowOutcome } from '#domain/listings/import/draft.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { nameAct } from '../../../platform/db/name-act.ts'
import { type StoredDraft, storeDrafts } from '../listings/store-drafts.ts'
import { insertPictures } from './picture-rows.ts'
import type { ImportRecord } from './queries.ts'
import { findImporter, outcomeBatches, sellerRules } from './row-outcomes.ts'
import { setProgress, writeRows } from './write-rows.ts'

/**
 * Stores the valid rows. Listings and the rows' stored marks are written in one transaction, so the next run resumes an
 * interrupted one and stores nothing twice.
 */
export async function storeRows({ db, now }: AppContext, record: ImportRecord): Promise<void> {
  let done = 0
  const actorId = await findImporter(db, record)
  for await (const outcomes of outcomeBatches(db, record)) {
    done += outcomes.length
    await db.transaction().execute(async (trx) => {
      const at = now()
      await nameAct(trx, actOf(record))
      const open = await withoutStored(trx, record.id, outcomes)
      const drafts = open.flatMap((outcome) => (outcome.ok ? [outcome.draft] : []))
      const results = await storeDrafts(trx, drafts, sellerRules(record, { actorId, now: at }))
      await writeRows(trx, record.id, { outcomes: open, results, isStored: true })
      await insertPictures(trx, record.id, storedPictures(open, results))
      await setProgress(trx, record.id, { doneCount: done, now: at })
    })
  }
}

/** Whoever is told of what an import changes is told once, however many batches it takes. */
export function actOf({ id, state }: Pick<ImportRecord, 'id' | 'state'>): string {
  return `import:${id}:${state}`
}

/** The bounds keep Postgres from reading the whole file for each batch, as a list of its lines did. */
async function withoutStored(trx: Tx, importId: number, outcomes: RowOutcome[]): Promise<RowOutcome[]> {
  if (outcomes.length === 0) return []
  const rows = await trx
    .selectFrom('import_rows')
    .select('line')
    .where('import_id', '=', importId)
    .where('line', '>=', required(outcomes[0]).line)
    .where('line', '<=', required(outcomes.at(-1)).line)
    .where('is_stored', '=', true)
    .execute()
  const stored = new Set(rows.map(({ line }) => line))
  return outcomes.filter(({ line }) => !stored.has(line))
}

function storedPictures(outcomes: RowOutcome[], results: StoredDraft[]) {
  const listingIds = new Map(results.map(({ draft, listingId }) => [draft, listingId]))
  return outcomes.flatMap((outcome) => {
    const listingId = outcome.ok ? listingIds.get(outcome.draft) : undefined
    return outcome.ok && listingId ? [{ line: outcome.line, listingId, draft: outcome.draft }] : []
  })
}
