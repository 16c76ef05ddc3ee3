import type { Profile } from '#contract/accounts/accounts-settings.ts'
import { findNameProblem } from '#domain/names.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { UserRow } from './queries.ts'

/** Against impersonation, of the site's staff too. @throws AppError `invalid-input` */
function refuseBadNames(user: UserRow, input: Profile): void {
  const fields: Record<string, string> = {}
  for (const field of ['name', 'company'] as const) {
    const given = input[field]
    // one that was there before these rules does not hinder a change of the phone
    if (!given || given === user[field]) continue
    const problem = findNameProblem(given, user.role === 'admin' ? undefined : 'person')
    if (problem) fields[field] = problem
  }
  const [message] = Object.values(fields)
  if (message) throw new AppError('invalid-input', { message, fields })
}

/** Partial update: omitted fields stay as they are. */
export async function updateProfile(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  user: UserRow,
  { input, origin }: { input: Profile; origin: Origin },
): Promise<UserRow> {
  const { name, company, phone } = input
  refuseBadNames(user, input)
  return db.transaction().execute(async (trx) => {
    await recordAudit(trx, {
      actorId: user.id,
      action: 'user.profile-changed',
      subject: { type: 'user', id: user.id },
      origin,
    })
    return trx
      .updateTable('users')
      .set({
        ...(name !== undefined && { name }),
        ...(company !== undefined && { company }),
        ...(phone !== undefined && { phone }),
        updated_at: now(),
      })
      .where('id', '=', user.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}
