import type { Tx } from '../../../platform/db/database.ts'
import type { Person, PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { ofConversations } from '../../../platform/personal-data/through.ts'

/** What this feature keeps about people (decision 105). */
export const attachmentsData: PersonalTables = {
  message_attachments: {
    people: { owner_id: 'own' },
    through: ofConversations,
    leftOut: { path: 'of use to the machine alone' },
    erasure: { kind: 'deleted' },
  },
}

/** Drops every file of a person who leaves. @returns the paths to delete from the store after the commit */
export async function eraseFiles(trx: Tx, { organizationId }: Person): Promise<string[]> {
  const gone = await trx
    .deleteFrom('message_attachments')
    .where('owner_id', '=', organizationId)
    .returning('path')
    .execute()
  return gone.map(({ path }) => path)
}
