import type { Db } from '#server/platform/db/database.ts'

/** Inserts an import, parsed and validated, with one row on line 2. */
export async function buildInventory(
  db: Db,
  sellerId: number,
  kind: 'inventory' | 'contracts' = 'inventory',
): Promise<number | string> {
  const { id } = await db
    .insertInto('imports')
    .values({
      seller_id: sellerId,
      kind,
      file_name: 'walls.csv',
      state: 'ready',
      row_count: 1,
      columns: JSON.stringify(['Title']),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = { import_id: Number(id), line: 2, cells: '["A wall by the ferry"]' }
  await db.insertInto('import_rows').values(row).execute()
  return id
}
