import { sql, type Updateable } from 'kysely'
import { MAX_READS } from '#domain/listings/import/sources.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { InventoryReadsTable } from '../../../platform/db/tables.gen.ts'
import type { ReadRecord } from './queries.ts'

interface NewRead {
  sourceId: number
  outcome: ReadRecord['outcome']
  importId?: number
  says?: string
  now: Date
}

/** Adds a line to a source's history, of which the newest are kept. The same file or failure several times is one line. */
export async function recordRead(
  trx: Tx,
  { sourceId, outcome, importId, says = '', now }: NewRead,
): Promise<number> {
  const last = await trx
    .selectFrom('inventory_reads')
    .select(['id', 'outcome', 'says', 'import_id'])
    .where('source_id', '=', sourceId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isAgain = importId === undefined && last?.import_id === null
  if (last && isAgain && last.outcome === outcome && last.says === says) {
    await updateRead(trx, last.id, { read_at: now })
    return last.id
  }
  const { id } = await trx
    .insertInto('inventory_reads')
    .values({ source_id: sourceId, outcome, import_id: importId ?? null, says, read_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .deleteFrom('inventory_reads')
    .where('source_id', '=', sourceId)
    // what its last file came to is asked for
    .where(
      sql<boolean>`id is distinct from (select last_read_id from inventory_sources where id = ${sourceId})`,
    )
    .where(
      'id',
      '<=',
      sql<number>`(select id from inventory_reads where source_id = ${sourceId} order by id desc offset ${MAX_READS} limit 1)`,
    )
    .execute()
  return id
}

export async function updateRead(
  trx: Tx,
  id: number,
  values: Updateable<InventoryReadsTable>,
): Promise<void> {
  await trx.updateTable('inventory_reads').set(values).where('id', '=', id).execute()
}
