import type { CompanyStanding } from '#contract/accounts/organizations-companies.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { toOrganizationName } from '../../../platform/db/organization-name.ts'
import { type Mail, sendMails } from '../../../platform/mail/mail.ts'
import { pauseSelling, resumeSelling } from '../accounts/account-standing.ts'
import { listOwners } from './close-company.ts'
import { getCompany } from './companies.ts'
import { companyRestoredMail, companySuspendedMail } from './company-mails.ts'
import { lockOrganization, type OrganizationRow } from './team-rows.ts'

interface By {
  actor: Actor
  origin: Origin
}

type Change = CompanyStanding & { id: number }

/**
 * Suspends a company or restores it. Its people still read what is its own, and act elsewhere as before; what is owed stays owed.
 * @throws AppError `not-found`
 */
export async function changeCompanyStanding(
  context: AppContext,
  { id, isSuspended, reason }: Change,
  by: By,
): Promise<void> {
  await inTransaction(context, async (trx) => {
    const company = await lockOrganization(trx, id)
    await getCompany(trx, id)
    if ((company.status === 'suspended') === isSuspended) return
    await trx
      .updateTable('organizations')
      .set({
        status: isSuspended ? 'suspended' : 'active',
        suspension_reason: isSuspended ? required(reason) : null,
      })
      .where('id', '=', id)
      .execute()
    await recordAudit(trx, {
      actorId: by.actor.personId,
      action: isSuspended ? 'company.suspended' : 'company.restored',
      subject: { type: 'organization', id },
      before: { status: company.status },
      after: { isSuspended, ...(reason && { reason }) },
      origin: by.origin,
    })
    const mail = isSuspended
      ? await suspend(context, trx, { company, by, reason: required(reason) })
      : await restore(context, trx, { company, by })
    await sendMails(trx, (await listOwners(trx, id)).map(mail))
  })
}

interface Owner {
  email: string
  name: string
}

interface OfCompany {
  company: OrganizationRow
  by: By
}

async function suspend(
  { now }: AppContext,
  trx: Tx,
  { company, by, reason }: OfCompany & { reason: string },
): Promise<(owner: Owner) => Mail> {
  const { paused, unsettled } = await pauseSelling(trx, {
    organizationId: company.id,
    actorId: by.actor.personId,
    now: now(),
  })
  return (owner) =>
    companySuspendedMail(owner, { company: toOrganizationName(company), reason, paused, unsettled })
}

async function restore(
  { now, config }: AppContext,
  trx: Tx,
  { company, by }: OfCompany,
): Promise<(owner: Owner) => Mail> {
  const resumed = await resumeSelling(trx, {
    organizationId: company.id,
    actorId: by.actor.personId,
    reason: 'The company was restored',
    now: now(),
  })
  return (owner) =>
    companyRestoredMail(owner, {
      company: toOrganizationName(company),
      publicUrl: config.PUBLIC_URL,
      resumed,
    })
}
