import type { Profile } from '#contract/accounts-settings.ts'
import { isReservedName } from '#domain/names.ts'
import type { AppContext } from '../../context.ts'
import { type Origin, recordAudit } from '../../platform/db/audit.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { UserRow } from './queries.ts'

const OFFICIAL = 'This name is kept for the people who run Placard'

/** Against impersonation of the site's staff. @throws AppError `invalid-input` */
function refuseOfficialNames({ name, company }: Profile): void {
  const fields: Record<string, string> = {}
  if (name && isReservedName(name)) fields.name = OFFICIAL
  if (company && isReservedName(company)) fields.company = OFFICIAL
  if (Object.keys(fields).length > 0) throw new AppError('invalid-input', { message: OFFICIAL, fields })
}

/** Partial update: omitted fields stay as they are. */
export async function updateProfile(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  user: UserRow,
  { input, origin }: { input: Profile; origin: Origin },
): Promise<UserRow> {
  const after = {
    name: input.name === undefined ? user.name : input.name,
    company: input.company === undefined ? user.company : input.company,
    phone: input.phone === undefined ? user.phone : input.phone,
  }
  if (user.role !== 'admin') refuseOfficialNames(input)
  return db.transaction().execute(async (trx) => {
    await recordAudit(trx, {
      actorId: user.id,
      action: 'user.profile-changed',
      subject: { type: 'user', id: user.id },
      origin,
    })
    return trx
      .updateTable('users')
      .set({ ...after, updated_at: now() })
      .where('id', '=', user.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}
