import { sql } from 'kysely'
import type { CompanyChange } from '#contract/accounts/organizations.ts'
import type { AppContext } from '../../../context.ts'
import { recordAudit } from '../../../platform/db/audit.ts'
import { toOrganizationName } from '../../../platform/db/organization-name.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { By } from './invite.ts'
import { lockOrganization, type OrganizationRow, requireRole } from './team-rows.ts'

/**
 * What a company is called, and where it is reached: omitted fields stay as they are. Papers that are signed stay, too.
 * @throws AppError `conflict` for a person alone, whose details are those of their account, `not-found` for who was removed meanwhile
 */
export async function changeCompany(
  { db }: AppContext,
  given: CompanyChange,
  { actor, origin }: By,
): Promise<void> {
  const { organizationId: id, personId: actorId } = actor
  await db.transaction().execute(async (trx) => {
    const organization = await lockOrganization(trx, id)
    // of a company that was deleted meanwhile nothing is named any more
    await requireRole(trx, { organizationId: id, userId: actorId })
    if (organization.person_id !== null)
      throw new AppError('conflict', { message: 'You are alone here: your name stands in your account.' })
    const before = toDetails(organization)
    const after = { ...before, ...pickGiven(given) }
    await trx
      .updateTable('organizations')
      .set({ ...after, company: after.name, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
    await recordAudit(trx, {
      actorId,
      action: 'organization.changed',
      subject: { type: 'organization', id },
      before,
      after,
      origin,
    })
  })
}

const toDetails = (row: OrganizationRow) => ({
  name: toOrganizationName(row),
  email: row.email,
  phone: row.phone,
  address: row.address,
})

function pickGiven({ name, email, phone, address }: CompanyChange) {
  return {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(address !== undefined && { address }),
  }
}
