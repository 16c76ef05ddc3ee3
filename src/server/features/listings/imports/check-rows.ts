import type { AppContext } from '../../../context.ts'
import { previewDrafts } from '../listings/store-drafts.ts'
import { HostCounts } from './picture-rows.ts'
import type { ImportRecord } from './queries.ts'
import { outcomeBatches, sellerRules } from './row-outcomes.ts'
import { setProgress, writeRows } from './write-rows.ts'

/** The dry run: errors of each row, and the effect storing it would have. Restarts from the beginning when interrupted. */
export async function checkRows({ db, now }: AppContext, record: ImportRecord): Promise<void> {
  let done = 0
  const notes = new Map<string, number>()
  const hosts = new HostCounts()
  for await (const outcomes of outcomeBatches(db, record)) {
    const drafts = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.draft] : []))
    const at = now()
    const results = await previewDrafts(db, drafts, sellerRules(record, { actorId: null, now: at }))
    done += outcomes.length
    for (const outcome of outcomes) {
      if (!outcome.ok) continue
      countNotes(notes, outcome.notes)
      hosts.add(outcome.draft)
    }
    await db.transaction().execute(async (trx) => {
      await writeRows(trx, record.id, { outcomes, results, isStored: false })
      await setProgress(trx, record.id, { doneCount: done, now: at })
    })
  }
  await db
    .updateTable('imports')
    .set({
      row_notes: JSON.stringify(mostFrequent(notes)),
      picture_hosts: JSON.stringify(hosts.list().slice(0, MAX_HOSTS)),
    })
    .where('id', '=', record.id)
    .execute()
}

const MAX_NOTES = 10
const MAX_HOSTS = 50
/** Remarks that quote a cell may be as many as there are rows. */
const MAX_COUNTED_NOTES = 1000

function countNotes(counts: Map<string, number>, notes: readonly string[]): void {
  for (const note of new Set(notes))
    if (counts.has(note) || counts.size < MAX_COUNTED_NOTES) counts.set(note, (counts.get(note) ?? 0) + 1)
}

function mostFrequent(counts: Map<string, number>): { text: string; rows: number }[] {
  return [...counts]
    .map(([text, rows]) => ({ text, rows }))
    .sort((a, b) => b.rows - a.rows)
    .slice(0, MAX_NOTES)
}
