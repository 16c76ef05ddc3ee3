import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { InventoryReadsTable, InventorySourcesTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'

export type SourceRow = Selectable<InventorySourcesTable>
export type ReadRecord = Selectable<InventoryReadsTable>

export async function listSources(db: Db, organizationId: number): Promise<SourceRow[]> {
  return db
    .selectFrom('inventory_sources')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .execute()
}

interface Own {
  id: number
  organizationId: number
}

/** @throws AppError `not-found` for one that is not theirs */
export async function getSource(db: Db, { id, organizationId }: Own): Promise<SourceRow> {
  const row = (await listSources(db, organizationId)).find((one) => one.id === id)
  if (!row) throw new AppError('not-found')
  return row
}

/** @throws AppError `not-found` */
export async function lockSource(trx: Tx, own: Own): Promise<SourceRow> {
  const row = await findLocked(trx, own.id)
  if (row?.organization_id !== own.organizationId) throw new AppError('not-found')
  return row
}

export function findLocked(trx: Tx, id: number): Promise<SourceRow | undefined> {
  return trx
    .selectFrom('inventory_sources')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The read of an import, and its source, locked. */
export async function findReadOf(
  trx: Tx,
  importId: number,
): Promise<{ read: ReadRecord; source: SourceRow } | undefined> {
  const read = await trx
    .selectFrom('inventory_reads')
    .selectAll()
    .where('import_id', '=', importId)
    .executeTakeFirst()
  const source = read && (await findLocked(trx, read.source_id))
  return read && source && { read, source }
}
