import { sql } from 'kysely'
import type { RowOutcome } from '#domain/listings/import/draft.ts'
import { required } from '#domain/required.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { StoredDraft } from '../listings/store-drafts.ts'

/**
 * Writes the results of validating or storing to rows, in one statement. The bounds keep Postgres from a full scan per row
 * on a table without statistics.
 */
export async function writeRows(
  trx: Tx,
  importId: number,
  input: { outcomes: RowOutcome[]; results: StoredDraft[]; isStored: boolean },
): Promise<void> {
  if (input.outcomes.length === 0) return
  const results = new Map(input.results.map((result) => [result.draft, result]))
  const rows = input.outcomes.map((outcome) => {
    const result = outcome.ok ? results.get(outcome.draft) : undefined
    return {
      line: outcome.line,
      errors: outcome.ok
        ? null
        : outcome.errors.map(({ column, field, code, reason }) => ({ column, field, code, reason })),
      effect: result?.effect ?? null,
      becomes_draft: result?.isDraft ?? false,
      draft_cause: result?.isDraft ? draftCauseOf(result) : null,
      unit_id: outcome.ok ? outcome.draft.sellerUnitId : null,
      price: outcome.ok ? outcome.draft.price : null,
      frequency: outcome.ok ? outcome.draft.interval : null,
      listing_id: result?.listingId ?? null,
      changed: result?.changed ?? null,
      waiting: result?.waiting ?? null,
      undo: result?.undo ?? null,
      is_stored: input.isStored && result !== undefined,
    }
  })
  await sql`
    update import_rows as r set
      errors = nullif(g.errors, 'null'::jsonb), effect = g.effect, becomes_draft = g.becomes_draft, draft_cause = g.draft_cause, unit_id = g.unit_id,
      price = g.price, frequency = g.frequency, listing_id = g.listing_id, changed = g.changed, waiting = g.waiting, undo = nullif(g.undo, 'null'::jsonb), is_stored = g.is_stored, undone = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (
      line int, errors jsonb, effect text, becomes_draft boolean, draft_cause text, unit_id text, price int, frequency text, listing_id int, changed text[], waiting text[], undo jsonb, is_stored boolean)
    where r.import_id = ${importId} and r.line = g.line
      and r.line between ${required(rows[0]).line} and ${required(rows.at(-1)).line}`.execute(trx)
}

function draftCauseOf({ draft }: StoredDraft): 'price' | 'status' {
  return draft.holds.length > 0 ? 'status' : 'price'
}

export async function setProgress(
  trx: Tx,
  importId: number,
  { doneCount, now }: { doneCount: number; now: Date },
): Promise<void> {
  await trx
    .updateTable('imports')
    .set({ done_count: doneCount, tries: 0, updated_at: now })
    .where('id', '=', importId)
    .execute()
}
