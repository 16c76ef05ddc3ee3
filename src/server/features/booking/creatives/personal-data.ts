import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import type { Person, PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** Nothing of a file is left but what was said of it. */
export const GONE = { path: null, preview_path: null, script: null } as const

/** What this feature keeps about people (decision 105). */
export const creativesData: PersonalTables = {
  creatives: {
    people: { owner_id: 'own', sender_id: 'other', uploaded_by: 'other', decided_by: 'other' },
    as: 'artwork',
    leftOut: { path: 'of use to the machine alone', preview_path: 'of use to the machine alone' },
    erasure: {
      kind: 'masked',
      set: { name: "'Artwork'", path: 'null', preview_path: 'null', script: 'null' },
      also: ({ organizationId }) => ofKeptClients(organizationId),
    },
  },
}

/** What a seller sent for clients without an account, who go with the seller. */
const ofKeptClients = (sellerId: number) =>
  sql<SqlBool>`(sender_id = ${sellerId} and owner_id in (select id from organizations where keeper_id = ${sellerId}))`

/** Drops every file and script of a person who leaves; that something was sent and decided stays. @returns the paths to delete from the store after the commit */
export async function eraseArtwork(trx: Tx, { organizationId: ownerId }: Person): Promise<string[]> {
  const ofOwner = sql<SqlBool>`(owner_id = ${ownerId} or ${ofKeptClients(ownerId)})`
  const own = trx.selectFrom('creatives').select(['id', 'path', 'preview_path']).where(ofOwner)
  const rows = await own.forUpdate().execute()
  await trx
    .updateTable('creatives')
    .set({ ...GONE, name: sql<string>`'Artwork'` })
    .where(ofOwner)
    .execute()
  return rows.flatMap(({ path, preview_path }) => [path, preview_path]).filter((path) => path !== null)
}
