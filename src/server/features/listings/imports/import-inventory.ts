import type { RowOutcome } from '#domain/listings/import/draft.ts'
import type { Db } from '#server/platform/db/database.ts'
import { storeDrafts } from '../listings/store-drafts.ts'
import { matchDrafts, type UnitClaims } from './match-drafts.ts'

export interface ImportSettings {
  sellerId: number
  /** Who imports, for the listing's history; `null` for the operator at the command line. */
  actorId: number | null
  /** Make complete rows public at once instead of sending them to review. */
  publish: boolean
  now: Date
  onRow?: (outcome: RowOutcome, summary: ImportSummary) => void
}

export interface ImportSummary {
  rows: number
  created: number
  updated: number
  unchanged: number
  /** Of the rows stored or found stored: how many wait as drafts for a price or for their seller. */
  drafts: number
  bad: number
}

const BATCH_ROWS = 500

/**
 * Stores drafts in transactions of some hundred rows: a row is stored whole or not at all, and a cut-off import is
 * finished by running it again. The operator's import: nothing waits for review.
 */
export async function importInventory(
  db: Db,
  outcomes: AsyncIterable<RowOutcome>,
  settings: ImportSettings,
): Promise<ImportSummary> {
  const summary: ImportSummary = { rows: 0, created: 0, updated: 0, unchanged: 0, drafts: 0, bad: 0 }
  const claims: UnitClaims = new Map()
  let batch: RowOutcome[] = []
  const flush = async () => {
    const outcomes = await matchDrafts(db, batch, settings.sellerId, claims)
    batch = []
    const drafts = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.draft] : []))
    const rules = { ...settings, isReviewed: false, takesRequests: false }
    const stored = await db.transaction().execute((trx) => storeDrafts(trx, drafts, rules))
    for (const { effect, isDraft } of stored) {
      summary[effect] += 1
      if (isDraft) summary.drafts += 1
    }
    for (const outcome of outcomes) {
      summary.rows += 1
      if (!outcome.ok) summary.bad += 1
      settings.onRow?.(outcome, summary)
    }
  }
  for await (const outcome of outcomes) {
    batch.push(outcome)
    if (batch.length >= BATCH_ROWS) await flush()
  }
  await flush()
  return summary
}
