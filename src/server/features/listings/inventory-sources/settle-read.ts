import { sql } from 'kysely'
import { compareReads } from '#domain/listings/import/compare-reads.ts'
import { describeCounts, findNextRead, type ReadCounts } from '#domain/listings/import/sources.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { applyImportStep } from '../imports/apply-import-step.ts'
import type { SettledImport } from '../imports/import-kind.ts'
import type { ImportRecord } from '../imports/queries.ts'
import { failSource, READABLE } from './fail-source.ts'
import { type Followed, followUnits, unfollowUnits } from './follow-units.ts'
import { notifyRead } from './notify-read.ts'
import { findReadOf, type ReadRecord, type SourceRow } from './queries.ts'
import { readImported, readKnown } from './read-units.ts'
import { updateRead } from './record-read.ts'

interface Read {
  read: ReadRecord
  source: SourceRow
}

/** In the transaction that ends a job's work on an import: a file that nobody looks at is stored, or waits for a person. */
export async function settleImport(trx: Tx, settled: SettledImport): Promise<void> {
  const { record, to, now } = settled
  if (record.origin === 'push') {
    // whoever sets its columns on the page sees what they come to, and starts it there
    if (to === 'ready' && namesUnits(record) && !record.is_planned)
      await applyImportStep(trx, record, { step: 'start', actor: 'job', now })
    return
  }
  const found = await findReadOf(trx, record.id)
  // its source is deleted: it is an import like others
  if (!found) return
  if (to === 'ready') await settleReady(trx, found, settled)
  else if (to === 'done') await settleDone(trx, found, settled)
  else if (to === 'undone') await settleUndone(trx, found, settled)
  else if (to === 'failed') await settleFailed(trx, found, settled)
}

/** Without ids of units or of Placard, nobody knows which space a row is; nor, without a first day, when it is sold. */
export function namesUnits({ kind, plan: { fields } }: Pick<ImportRecord, 'kind' | 'plan'>): boolean {
  if (kind === 'contracts' && (fields.contractFirst === undefined || fields.client === undefined))
    return false
  return fields.sellerUnitId !== undefined || fields.listingNumber !== undefined
}

async function settleReady(trx: Tx, { read, source }: Read, { record, now }: SettledImport): Promise<void> {
  // checked again, as a person said which column is which
  if (read.outcome !== 'running') return
  if (source.columns === null) return wait(trx, { read, source }, { guards: [], now })
  const guards = await listGuards(trx, source, record)
  if (guards.length > 0) return wait(trx, { read, source }, { guards, now })
  await applyImportStep(trx, record, { step: 'start', actor: 'job', now })
}

async function listGuards(trx: Tx, source: SourceRow, record: ImportRecord): Promise<string[]> {
  const known = (await readKnown(trx, source.id)).filter(({ missed }) => missed === 0)
  const file = await readImported(trx, record)
  const { guards } = compareReads({ columns: source.columns ?? [], rows: known }, file)
  return source.asks_next ? ['You took the last read back.', ...guards] : guards
}

async function wait(
  trx: Tx,
  { read, source }: Read,
  { guards, now }: { guards: string[]; now: Date },
): Promise<void> {
  const isFirst = source.columns === null
  const says = isFirst ? 'Waits for you: which column is which' : guards.join(' ')
  await updateRead(trx, read.id, { outcome: 'waits', says })
  await trx
    .updateTable('inventory_sources')
    .set({
      ...READABLE,
      ...(source.state !== 'off' && { state: isFirst ? ('first' as const) : ('waits' as const) }),
      waits_for: JSON.stringify(guards),
      next_at: null,
    })
    .where('id', '=', source.id)
    .execute()
  await notifyRead(trx, { source, readId: read.id, step: isFirst ? 'first' : 'waits', says, now })
}

async function settleDone(trx: Tx, { read, source }: Read, { record, now }: SettledImport): Promise<void> {
  const isLast = source.last_read_id === read.id
  const followed = isLast
    ? await followUnits(trx, record, { source, readId: read.id, now })
    : { missing: 0, paused: 0, resumed: 0 }
  const counts = await countRead(trx, record.id, followed)
  const says = describeCounts(counts)
  await updateRead(trx, read.id, { outcome: 'applied', says, counts: JSON.stringify(counts) })
  if (!isLast) return
  await trx
    .updateTable('inventory_sources')
    .set({
      ...READABLE,
      state: source.state === 'off' ? 'off' : 'on',
      columns: JSON.stringify(record.columns),
      settings: JSON.stringify(record.plan),
      waits_for: '[]',
      asks_next: false,
      next_at: findNextRead({ everyHours: source.every_hours, atHour: source.at_hour }, now),
    })
    .where('id', '=', source.id)
    .execute()
  if (says) await notifyRead(trx, { source, readId: read.id, step: 'applied', says, now })
}

async function countRead(trx: Tx, importId: number, followed: Followed): Promise<ReadCounts> {
  const { rows } = await sql<Omit<ReadCounts, keyof Followed>>`
    select count(*) filter (where is_stored and effect = 'created')::int as created,
      count(*) filter (where is_stored and effect = 'updated' and 'price' = any(changed || waiting))::int as prices,
      count(*) filter (where is_stored and effect = 'updated')::int as changed,
      count(*) filter (where is_stored and effect = 'unchanged')::int as unchanged,
      count(*) filter (where not is_skipped and (problem is not null or errors is not null))::int as bad
    from import_rows where import_id = ${importId}`.execute(trx)
  const counted = rows[0] ?? { created: 0, prices: 0, changed: 0, unchanged: 0, bad: 0 }
  return { ...counted, ...followed }
}

async function settleUndone(trx: Tx, { read, source }: Read, { now }: SettledImport): Promise<void> {
  await updateRead(trx, read.id, { outcome: 'undone' })
  if (source.last_read_id !== read.id) return
  await unfollowUnits(trx, { source, readId: read.id, now })
  await trx.updateTable('inventory_sources').set({ asks_next: true }).where('id', '=', source.id).execute()
}

async function settleFailed(trx: Tx, { read, source }: Read, { problem, now }: SettledImport): Promise<void> {
  const says = problem ?? ''
  await updateRead(trx, read.id, { outcome: 'failed', says })
  if (source.last_read_id !== read.id) return
  await failSource(trx, source, { readId: read.id, problem: says, isOfFile: true, now })
}
