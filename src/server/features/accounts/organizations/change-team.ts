import { boundLimit, spendingLimitOf } from '#domain/booking/spending.ts'
import { type GivenRole, outranks } from '#domain/roles.ts'
import type { AppContext } from '../../../context.ts'
import { recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { toOrganizationName } from '../../../platform/db/organization-name.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { getUser } from '../accounts/queries.ts'
import type { By } from './invite.ts'
import { removedMail } from './team-mails.ts'
import {
  ensurePersonal,
  lockOrganization,
  type OrganizationRow,
  readLimits,
  requireOwner,
  requireRole,
} from './team-rows.ts'

/** @throws AppError `not-found`, `role-too-high`, `last-owner` */
export async function changeMember(
  { db }: AppContext,
  { userId, role }: { userId: number; role: GivenRole },
  { actor, origin }: By,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const organization = await lockOrganization(trx, actor.organizationId)
    const before = await requireLower(trx, organization, { userId, by: actor.personId })
    const own = await readLimits(trx, { organizationId: organization.id, userId: actor.personId })
    if (!outranks(own.role, role)) throw new AppError('role-too-high')
    const { spendsCents: had } = await readLimits(trx, { organizationId: organization.id, userId })
    const spendsCents = boundLimit(spendingLimitOf(own), had)
    await trx
      .updateTable('organization_members')
      .set({ role, spends_cents: spendsCents })
      .where('organization_id', '=', organization.id)
      .where('user_id', '=', userId)
      .execute()
    await requireOwner(trx, organization)
    await recordAudit(trx, {
      actorId: actor.personId,
      action: 'member.role-changed',
      subject: { type: 'organization', id: organization.id },
      before: { userId, role: before, spendsCents: had },
      after: { userId, role, spendsCents },
      origin,
    })
  })
}

/** @throws AppError `not-found`, `role-too-high`, `last-owner` */
export async function removeMember(
  { db, config }: AppContext,
  userId: number,
  { actor, origin }: By,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const organization = await lockOrganization(trx, actor.organizationId)
    const role = await requireLower(trx, organization, { userId, by: actor.personId })
    await endMembership(trx, organization, userId)
    const user = await getUser(trx, userId)
    await sendMail(
      trx,
      removedMail(config, { to: user.email, organization: toOrganizationName(organization) }),
    )
    await recordAudit(trx, {
      actorId: actor.personId,
      action: 'member.removed',
      subject: { type: 'organization', id: organization.id },
      before: { userId, role },
      origin,
    })
  })
}

/** @throws AppError `not-found`, `last-owner`; `conflict` for one's own, which nobody else belongs to */
export async function leaveTeam(
  { db }: AppContext,
  organizationId: number,
  { actor, origin }: By,
): Promise<string> {
  const { personId: userId } = actor
  return db.transaction().execute(async (trx) => {
    const organization = await lockOrganization(trx, organizationId)
    const role = await requireRole(trx, { organizationId, userId })
    if (organization.person_id !== null)
      throw new AppError('conflict', { message: 'Nobody else belongs to it. Delete your account instead.' })
    await endMembership(trx, organization, userId)
    await recordAudit(trx, {
      actorId: userId,
      action: 'member.left',
      subject: { type: 'organization', id: organizationId },
      before: { role },
      origin,
    })
    return toOrganizationName(organization)
  })
}

async function endMembership(trx: Tx, organization: OrganizationRow, userId: number): Promise<void> {
  await trx
    .deleteFrom('organization_members')
    .where('organization_id', '=', organization.id)
    .where('user_id', '=', userId)
    .execute()
  await requireOwner(trx, organization)
  await ensurePersonal(trx, userId)
}

/** Nobody changes themselves here, nor who stands as high. @returns the role of the member */
export async function requireLower(
  trx: Tx,
  { id: organizationId }: OrganizationRow,
  { userId, by }: { userId: number; by: number },
) {
  const own = await requireRole(trx, { organizationId, userId: by })
  const role = await requireRole(trx, { organizationId, userId })
  if (userId !== by && !outranks(own, role)) throw new AppError('role-too-high')
  if (userId === by && own !== 'owner') throw new AppError('role-too-high')
  return role
}
