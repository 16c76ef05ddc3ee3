import type { NewOwnershipOffer } from '#contract/accounts/organizations.ts'
import type { Out } from '#contract/route.ts'
import type { AppContext } from '../../../context.ts'
import { recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { toOrganizationName } from '../../../platform/db/organization-name.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { getUser } from '../accounts/queries.ts'
import { confirmPassword } from '../accounts/sensitive-change.ts'
import type { By } from './invite.ts'
import { ownershipMail } from './team-mails.ts'
import { lockOrganization, requireOwner, requireRole } from './team-rows.ts'

/** Nothing changes before the member accepts it. @throws AppError `wrong-password`, `not-found`, `rate-limited` */
export async function offerOwnership(
  context: AppContext,
  { userId, staysOwner, password }: Out<typeof NewOwnershipOffer>,
  { actor, origin }: By,
): Promise<void> {
  const { db, config } = context
  const { organizationId, personId } = actor
  const owner = await getUser(db, personId)
  await confirmPassword(context, owner, password)
  await db.transaction().execute(async (trx) => {
    const organization = await lockOrganization(trx, organizationId)
    await requireRole(trx, { organizationId, userId })
    if (userId === personId) throw new AppError('not-found')
    await endOffer(trx, organizationId)
    await trx
      .insertInto('ownership_offers')
      .values({
        organization_id: organizationId,
        user_id: userId,
        offered_by: personId,
        stays_owner: staysOwner,
      })
      .execute()
    const to = await getUser(trx, userId)
    const by = owner.name ?? owner.username
    await sendMail(
      trx,
      ownershipMail(config, { to: to.email, organization: toOrganizationName(organization), by }),
    )
    await recordAudit(trx, {
      actorId: personId,
      action: 'ownership.offered',
      subject: { type: 'organization', id: organizationId },
      after: { userId, staysOwner },
      origin,
    })
  })
}

export async function withdrawOwnership({ db }: AppContext, { actor }: By): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOrganization(trx, actor.organizationId)
    await endOffer(trx, actor.organizationId)
  })
}

/** @throws AppError `not-found` for who was offered nothing. @returns what has become of it, in words */
export async function answerOwnership(
  { db }: AppContext,
  { organizationId, accepts }: { organizationId: number; accepts: boolean },
  { actor, origin }: By,
): Promise<string> {
  const { personId: userId } = actor
  return db.transaction().execute(async (trx) => {
    const organization = await lockOrganization(trx, organizationId)
    const offer = await endOffer(trx, organizationId, userId)
    if (!offer) throw new AppError('not-found')
    const { offered_by, stays_owner } = offer
    // whoever offered it may have been made something else meanwhile
    const by = await requireRole(trx, { organizationId, userId: offered_by })
    if (by !== 'owner') throw new AppError('not-found')
    if (accepts) {
      await setRole(trx, { organizationId, userId, role: 'owner' })
      if (!stays_owner) await setRole(trx, { organizationId, userId: offered_by, role: 'manager' })
      await requireOwner(trx, organization)
    }
    await recordAudit(trx, {
      actorId: userId,
      action: accepts ? 'ownership.accepted' : 'ownership.declined',
      subject: { type: 'organization', id: organizationId },
      before: { offeredBy: offered_by },
      origin,
    })
    return accepts
      ? `You are an owner of ${toOrganizationName(organization)} now.`
      : 'You declined the ownership.'
  })
}

function setRole(
  trx: Tx,
  { organizationId, userId, role }: { organizationId: number; userId: number; role: 'owner' | 'manager' },
) {
  return trx
    .updateTable('organization_members')
    .set({ role })
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute()
}

function endOffer(trx: Tx, organizationId: number, userId?: number) {
  return trx
    .deleteFrom('ownership_offers')
    .where('organization_id', '=', organizationId)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0))
    .returning(['offered_by', 'stays_owner'])
    .executeTakeFirst()
}
