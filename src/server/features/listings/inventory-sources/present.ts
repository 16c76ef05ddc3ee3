import type { InventorySource, SourceRead } from '#contract/listings/inventory-sources.ts'
import { MAX_READS } from '#domain/listings/import/sources.ts'
import { isRunning } from '#domain/listings/import/states.ts'
import type { AppContext } from '../../../context.ts'
import { sourcePurpose } from '../../../platform/secrets/seal-stored.ts'
import type { ReadRecord, SourceRow } from './queries.ts'

/** Sources of one organization with their histories, in two queries. */
export async function presentSources(
  { db, secrets, now }: Pick<AppContext, 'db' | 'secrets' | 'now'>,
  rows: readonly SourceRow[],
): Promise<InventorySource[]> {
  if (rows.length === 0) return []
  const reads = await db
    .selectFrom('inventory_reads')
    .leftJoin('imports', 'imports.id', 'inventory_reads.import_id')
    .selectAll('inventory_reads')
    .select('imports.state as import_state')
    .where(
      'source_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('inventory_reads.id', 'desc')
    .limit(MAX_READS * rows.length)
    .execute()
  const bySource = Map.groupBy(reads, ({ source_id }) => source_id)
  return rows.map((row) => {
    const own = bySource.get(row.id) ?? []
    const last = own.find(({ id }) => id === row.last_read_id)
    const isDue = row.state !== 'off' && row.next_at !== null && row.next_at <= now()
    return {
      id: row.id,
      url: secrets.open(row.url, sourcePurpose(row.organization_id)),
      headerName: row.header_name,
      everyHours: row.every_hours,
      atHour: row.at_hour,
      state: row.state,
      isRunning: isDue || (last?.import_state != null && isRunning(last.import_state)),
      waitsFor: row.waits_for,
      problem: row.problem,
      failingSince: row.failing_since?.toISOString() ?? null,
      nextAt: row.next_at?.toISOString() ?? null,
      readAt: row.read_at?.toISOString() ?? null,
      reads: own.map(presentRead),
      createdAt: row.created_at.toISOString(),
    }
  })
}

function presentRead({ id, outcome, says, counts, import_id, read_at }: ReadRecord): SourceRead {
  return { id, outcome, says, counts, importId: import_id, readAt: read_at.toISOString() }
}
