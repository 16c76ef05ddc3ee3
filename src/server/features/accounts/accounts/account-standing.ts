import { sql, type Updateable } from 'kysely'
import type { Unsettled } from '#domain/booking/unsettled.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { UsersTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { listUnsettled } from '../../ground/ledger/list-unsettled.ts'
import { moveListingsOf, resumeListings, SUSPENDED } from '../../listings/listings/move-listing.ts'
import type { UserRow } from './queries.ts'

/** What the row says of the account itself; `eraseRows` has masked whose it was. */
export async function closeAccount(trx: Tx, id: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      role: 'user',
      status: 'suspended',
      deleted_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
}

export type Standing = Pick<
  Updateable<UsersTable>,
  'role' | 'status' | 'status_before_suspension' | 'suspension_reason'
>

/** What an admin makes of a locked account. */
export async function updateStanding(
  trx: Tx,
  id: number,
  { now, ...standing }: Standing & { now: Date },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ ...standing, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Locks the admins, so that two cannot leave at the same time. @throws AppError `last-admin` */
export async function refuseForLastAdmin(trx: Tx, id: number): Promise<void> {
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '!=', 'suspended')
    .orderBy('id')
    .forUpdate()
    .execute()
  if (admins.every((admin) => admin.id === id)) throw new AppError('last-admin')
}

/** An invitation that was mailed to the address shows as well that it is theirs. */
export async function verifyByInvitation(
  trx: Tx,
  user: UserRow,
  { origin, now }: { origin: Origin; now: Date },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ status: 'active', updated_at: now })
    .where('id', '=', user.id)
    .where('status', '=', 'pending')
    .execute()
  await recordAudit(trx, {
    actorId: user.id,
    action: 'user.email-verified',
    subject: { type: 'user', id: user.id },
    before: { status: user.status },
    after: { status: 'active' },
    origin,
  })
}

interface Pause {
  organizationId: number
  /** The admin. */
  actorId: number
  now: Date
}

/** Of whoever is suspended the public listings are paused; what is owed stays owed. @returns how many, and what is not settled */
export async function pauseSelling(
  trx: Tx,
  { organizationId, actorId, now }: Pause,
): Promise<{ paused: number; unsettled: Unsettled[] }> {
  const unsettled = await listUnsettled(trx, { userId: organizationId }, now)
  const paused = await moveListingsOf(trx, organizationId, {
    step: 'suspend-seller',
    as: 'admin',
    actorId,
    reason: SUSPENDED,
    now,
  })
  return { paused, unsettled }
}

/** What was paused with its seller is public again. @returns how many */
export function resumeSelling(
  trx: Tx,
  { organizationId, actorId, now, reason }: Pause & { reason: string },
): Promise<number> {
  return resumeListings(trx, organizationId, {
    pause: { reason: SUSPENDED },
    move: { step: 'restore-seller', as: 'admin', actorId, reason, now },
  })
}
