import type { MemberLimitsInput } from '#contract/accounts/organizations.ts'
import { approvalLimitOf, mayGiveLimit, spendingLimitOf } from '#domain/booking/spending.ts'
import type { AppContext } from '../../../context.ts'
import { recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { requireLower } from './change-team.ts'
import type { By } from './invite.ts'
import { lockOrganization, type Membership, readLimits } from './team-rows.ts'

/**
 * What a member may spend and approve, recorded with who gave it. Nobody gives themselves a limit, or more than they have.
 * @throws AppError `not-found`, `role-too-high`, `conflict` for owners, who have none
 */
export async function changeLimits(
  { db }: Pick<AppContext, 'db'>,
  { userId, ...limits }: MemberLimitsInput & { userId: number },
  { actor, origin }: By,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const organization = await lockOrganization(trx, actor.organizationId)
    const member = { organizationId: organization.id, userId }
    const role = await requireLower(trx, organization, { userId, by: actor.personId })
    if (role === 'owner') throw new AppError('conflict', { message: 'Owners have no limit.' })
    const { spendsCents, approvesCents } = limits
    // no amount is none below managers, and only owners stand above those; a role that uses an amount may be given later
    const given = { spendsCents, approvesCents: approvesCents ?? 0 }
    await requireWithinOwn(trx, { organizationId: organization.id, userId: actor.personId }, given)
    const before = await readLimits(trx, member)
    await trx
      .updateTable('organization_members')
      .set({ spends_cents: spendsCents, approves_cents: approvesCents })
      .where('organization_id', '=', organization.id)
      .where('user_id', '=', userId)
      .execute()
    await recordAudit(trx, {
      actorId: actor.personId,
      action: 'member.limits-changed',
      subject: { type: 'organization', id: organization.id },
      before: { userId, spendsCents: before.spendsCents, approvesCents: before.approvesCents },
      after: { userId, spendsCents, approvesCents },
      origin,
    })
  })
}

/** @throws AppError `role-too-high` */
async function requireWithinOwn(trx: Tx, giver: Membership, limits: MemberLimitsInput): Promise<void> {
  const own = await readLimits(trx, giver)
  if (
    mayGiveLimit(spendingLimitOf(own), limits.spendsCents) &&
    mayGiveLimit(approvalLimitOf(own), limits.approvesCents)
  )
    return
  throw new AppError('role-too-high', { message: 'You can give limits up to your own.' })
}
