import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** Nothing of a file is left but what was said of it. */
export const GONE = { path: null, preview_path: null, script: null } as const

/** What this feature keeps about people (decision 105). */
export const creativesData: PersonalTables = {
  creatives: {
    people: { owner_id: 'own', decided_by: 'other' },
    as: 'artwork',
    leftOut: { path: 'of use to the machine alone', preview_path: 'of use to the machine alone' },
    erasure: {
      kind: 'masked',
      set: { name: "'Artwork'", path: 'null', preview_path: 'null', script: 'null' },
    },
  },
}

/** Drops every file and script of a person who leaves; that something was sent and decided stays. @returns the paths to delete from the store after the commit */
export async function eraseArtwork(trx: Tx, ownerId: number): Promise<string[]> {
  const own = trx
    .selectFrom('creatives')
    .select(['id', 'path', 'preview_path'])
    .where('owner_id', '=', ownerId)
  const rows = await own.forUpdate().execute()
  await trx
    .updateTable('creatives')
    .set({ ...GONE, name: sql<string>`'Artwork'` })
    .where('owner_id', '=', ownerId)
    .execute()
  return rows.flatMap(({ path, preview_path }) => [path, preview_path]).filter((path) => path !== null)
}
