import type { Tx } from '../../../platform/db/database.ts'
import type { Person, PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). */
export const accountDataData: PersonalTables = {
  company_exports: {
    people: { organization_id: 'own', asked_by: 'other' },
    notExported: 'files of one day with what the other sections hold',
    erasure: { kind: 'deleted' },
  },
  company_deletions: {
    people: { organization_id: 'own', asked_by: 'other' },
    notExported: 'said on the team page while it waits; the security events name it',
    erasure: { kind: 'deleted' },
  },
}

/** Deletes every file that was written for a company that leaves, or is being written. @returns the paths to delete from the store after the commit */
export async function eraseExports(trx: Tx, { organizationId }: Person): Promise<string[]> {
  const gone = await trx
    .deleteFrom('company_exports')
    .where('organization_id', '=', organizationId)
    .returning('path')
    .execute()
  return gone.map(({ path }) => path)
}
