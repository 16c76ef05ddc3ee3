import type { Selectable } from 'kysely'
import type { UserChange } from '#contract/accounts/users.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { UsersTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { pauseSelling, resumeSelling, type Standing, updateStanding } from '../accounts/account-standing.ts'
import { findOwnOrganization } from '../accounts/queries.ts'
import { endSessionsOf } from '../accounts/sessions.ts'
import { restoredMail, suspendedMail } from './emails.ts'

type User = Selectable<UsersTable>

interface By {
  actor: Actor
  origin: Origin
}

/** @throws AppError `not-found`; `conflict` when it would remove the last admin */
export async function changeUser(
  { db, config, now }: AppContext,
  { id, change }: { id: number; change: Omit<UserChange, 'password'> },
  { actor, origin }: By,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // locks the admins first: two of them must not demote each other concurrently
    const admins = await lockAdmins(trx)
    const before = await lockUser(trx, id)
    const values = toValues(before, change)
    if (Object.keys(values).length === 0) return
    const losesPower = values.role === 'user' || values.status === 'suspended'
    if (losesPower && admins.length === 1 && admins[0] === id) {
      throw new AppError('conflict', { message: 'The last admin cannot be demoted or suspended.' })
    }
    await updateStanding(trx, id, { ...values, now: now() })
    // a company goes on without somebody who is suspended; how they are paid stays with their bookings, and mails about
    // bookings and money still reach them
    const ownId = await findOwnOrganization(trx, id)
    const seller = { organizationId: ownId, actorId: actor.personId, now: now() }
    const pause = values.status === 'suspended' ? await pauseSelling(trx, seller) : null
    const unsettled = pause?.unsettled ?? []
    await recordAudit(trx, {
      actorId: actor.personId,
      action: actionOf(values),
      subject: { type: 'user', id },
      before: { role: before.role, status: before.status },
      after: { ...change, ...(unsettled.length > 0 && { unsettled: unsettled.map((one) => one.id) }) },
      origin,
    })
    if (pause) {
      await endSessionsOf(trx, { userId: id, except: null }, { actorId: actor.personId, origin })
      await sendMail(trx, suspendedMail(before, { reason: required(change.reason), ...pause }))
    } else if (values.status) {
      const resumed = await resumeSelling(trx, { ...seller, reason: 'The seller’s account was restored' })
      await sendMail(trx, restoredMail(before, { publicUrl: config.PUBLIC_URL, resumed }))
    }
  })
}

async function lockAdmins(trx: Tx): Promise<number[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '!=', 'suspended')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => row.id)
}

async function lockUser(trx: Tx, id: number): Promise<User> {
  const user = await trx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!user) throw new AppError('not-found', { message: 'There is no such account' })
  return user
}

/** Only changed columns. */
function toValues(before: User, { role, status, reason }: Omit<UserChange, 'password'>): Standing {
  const values: Standing = {}
  if (role !== undefined && role !== before.role) values.role = role
  if (status === 'suspended' && before.status !== 'suspended') {
    Object.assign(values, { status, suspension_reason: reason, status_before_suspension: before.status })
  }
  if (status === 'active' && before.status === 'suspended') {
    const restored = before.status_before_suspension ?? 'active'
    Object.assign(values, { status: restored, suspension_reason: null, status_before_suspension: null })
  }
  return values
}

function actionOf(values: Standing): string {
  if (values.status === 'suspended') return 'user.suspended'
  return values.status ? 'user.restored' : 'user.role-changed'
}
