import type { Selectable } from 'kysely'
import type { UserChange } from '#contract/accounts/users.ts'
import type { Unsettled } from '#domain/booking/unsettled.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { UsersTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { listUnsettled } from '../../ground/ledger/list-unsettled.ts'
import { moveListingsOf, resumeListings, SUSPENDED } from '../../listings/listings/move-listing.ts'
import { type Standing, updateStanding } from '../accounts/account-standing.ts'
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
    // a company goes on without somebody who is suspended
    const ownId = await findOwnOrganization(trx, id)
    const unsettled = values.status === 'suspended' ? await listUnsettled(trx, { userId: ownId }, now()) : []
    await recordAudit(trx, {
      actorId: actor.personId,
      action: actionOf(values),
      subject: { type: 'user', id },
      before: { role: before.role, status: before.status },
      after: { ...change, ...(unsettled.length > 0 && { unsettled: unsettled.map((one) => one.id) }) },
      origin,
    })
    if (values.status === 'suspended')
      await endAccess(trx, before, {
        ownId,
        actor,
        origin,
        reason: required(change.reason),
        unsettled,
        now: now(),
      })
    else if (values.status) {
      const resumed = await resumeListings(trx, ownId, {
        pause: { reason: SUSPENDED },
        move: {
          step: 'restore-seller',
          as: 'admin',
          actorId: actor.personId,
          reason: 'The seller’s account was restored',
          now: now(),
        },
      })
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

/**
 * A suspended person is signed out everywhere, and their listings are paused. Nothing that is owed ends with it: how they are
 * paid stays with their bookings, providers go on, and mails about bookings and money still reach them.
 */
async function endAccess(
  trx: Tx,
  user: User,
  {
    ownId,
    actor,
    origin,
    reason,
    unsettled,
    now,
  }: By & { ownId: number; reason: string; unsettled: Unsettled[]; now: Date },
): Promise<void> {
  await endSessionsOf(trx, { userId: user.id, except: null }, { actorId: actor.personId, origin })
  const paused = await moveListingsOf(trx, ownId, {
    step: 'suspend-seller',
    as: 'admin',
    actorId: actor.personId,
    reason: SUSPENDED,
    now,
  })
  await sendMail(trx, suspendedMail(user, { reason, paused, unsettled }))
}
