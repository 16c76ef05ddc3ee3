import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { sendMails } from '../../../platform/mail/mail.ts'
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import {
  closeCompany,
  dissolveTeam,
  type LockedCompany,
  lockCompany,
  releaseUsername,
} from '../../accounts/organizations/close-company.ts'
import { describeOpen, eraseFilesOf, eraseRowsOf, leaveMarket, refuseOpen } from './close-market.ts'
import { scheduleDeletion } from './company-deletion.ts'
import { companyDeletedMail, deletionRefusedMail } from './deletion-mails.ts'

interface RunDeletion {
  id: number
  personalData: PersonalData
}

interface Due extends LockedCompany {
  id: number
  /** Who asked for it; an owner, where they have left since. */
  by: number
}

/** It came by itself. */
const NOWHERE = { address: null, userAgent: null, requestId: null }

/**
 * Deletes a company whose time has come; nothing where that was stopped, or done. With bookings that are not settled, or suspended, it is
 * kept, and its owners are told why. @throws AppError `bookings-open` where one was sent meanwhile: the next try keeps it
 */
export async function runCompanyDeletion(
  context: AppContext,
  { id, personalData }: RunDeletion,
): Promise<void> {
  await inTransaction(context, async (trx) => {
    const company = await lockCompany(trx, id)
    const asked = await trx
      .selectFrom('company_deletions')
      .select(['asked_by', 'due_at'])
      .where('organization_id', '=', id)
      .executeTakeFirst()
    if (!asked) return
    // the clock of the database, which starts jobs, may be ahead of this one
    if (asked.due_at > context.now()) return scheduleDeletion(trx, id, asked.due_at)
    const due = { ...company, id, by: asked.asked_by ?? required(company.owners[0]).id }
    const why = await describeReason(context, trx, due)
    await (why === null ? erase(context, trx, due, personalData) : keep(context, trx, due, why))
  })
  await releaseUsername(context.db, id)
}

/** Why it is kept, in words; null: nothing keeps it. */
async function describeReason(
  { now }: AppContext,
  trx: Tx,
  { id, isSuspended }: Due,
): Promise<string | null> {
  // what an admin looks into is not gone by itself, and its owners could not stop it
  if (isSuspended)
    return 'It is suspended. Once Placard has restored it, an owner can request the deletion again.'
  const open = await describeOpen(trx, id, now())
  return open && `${open} Then an owner can request the deletion again.`
}

async function keep({ config }: AppContext, trx: Tx, { id, name, owners, by }: Due, why: string) {
  await trx.deleteFrom('company_deletions').where('organization_id', '=', id).execute()
  await recordAudit(trx, {
    actorId: by,
    action: 'company.kept',
    subject: { type: 'organization', id },
    after: { why },
    origin: NOWHERE,
  })
  await sendMails(
    trx,
    owners.map((owner) => deletionRefusedMail(config, owner, { id, company: name, why })),
  )
}

async function erase(
  context: AppContext,
  trx: Tx,
  { id, name, by }: Due,
  personalData: PersonalData,
): Promise<void> {
  // of the company alone: nothing that a member has as a person
  const person = { id: 0, organizationId: id, email: null }
  await leaveMarket(context, trx, { person, by, reason: 'The company was deleted.' })
  await eraseFilesOf(trx, personalData, person)
  const members = await dissolveTeam(trx, id)
  await eraseRowsOf(trx, personalData, person)
  await closeCompany(trx, id)
  // whoever sent a booking meanwhile was waited for with the company's row, or now waits for it
  await refuseOpen(trx, id, context.now())
  await recordAudit(trx, {
    actorId: by,
    action: 'company.deleted',
    subject: { type: 'organization', id },
    origin: NOWHERE,
  })
  await sendMails(
    trx,
    members.map((member) => companyDeletedMail(member, name)),
  )
}
