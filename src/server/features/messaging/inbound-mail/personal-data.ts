import type { Tx } from '../../../platform/db/database.ts'
import type { Person, PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). */
export const inboundMailData: PersonalTables = {
  mail_confirmations: {
    people: { user_id: 'own', email: 'own' },
    leftOut: { token_hash: 'a secret', path: 'of use to the machine alone' },
    erasure: { kind: 'deleted' },
  },
}

/** Deletes the mails of a person who leaves that still wait to be confirmed. @returns the paths to delete from the store after the commit */
export async function eraseHeldMails(trx: Tx, { id }: Person): Promise<string[]> {
  const gone = await trx
    .deleteFrom('mail_confirmations')
    .where('user_id', '=', id)
    .returning('path')
    .execute()
  return gone.map(({ path }) => path)
}
