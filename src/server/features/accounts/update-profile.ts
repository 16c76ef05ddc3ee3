import type { Profile } from '#contract/account-settings.ts'
import { type Origin, recordAudit } from '../../platform/db/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import type { UserRow } from './queries.ts'

/** Changes what is given and leaves what is not. */
export async function updateProfile(
  db: Db,
  user: UserRow,
  { given, origin }: { given: Profile; origin: Origin },
): Promise<UserRow> {
  const after = {
    name: given.name === undefined ? user.name : given.name,
    company: given.company === undefined ? user.company : given.company,
    phone: given.phone === undefined ? user.phone : given.phone,
  }
  return db.transaction().execute(async (trx) => {
    await recordAudit(trx, {
      actorId: user.id,
      action: 'user.profile-changed',
      subject: { type: 'user', id: user.id },
      origin,
    })
    return trx
      .updateTable('users')
      .set({ ...after, updated_at: new Date() })
      .where('id', '=', user.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}
