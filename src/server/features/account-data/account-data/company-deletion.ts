import type { CompanyDeletion, CompanyDeletionInput } from '#contract/account-data/account-data-companies.ts'
import { DAY_MS } from '#domain/dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { addKeyedJob, removeKeyedJob } from '../../../platform/jobs/keyed-job.ts'
import { sendMails } from '../../../platform/mail/mail.ts'
import { type LockedCompany, lockCompany } from '../../accounts/organizations/close-company.ts'
import { refuseOpen } from './close-market.ts'
import { deletionRequestedMail, deletionStoppedMail } from './deletion-mails.ts'

export const DELETE_COMPANY_TASK = 'delete-company'

/** How long any owner can stop it. */
export const DELETION_DAYS = 7

type AskContext = Pick<AppContext, 'db' | 'config' | 'metrics' | 'now'>

interface By {
  actor: Actor
  origin: Origin
}

/**
 * Notes that it is to be deleted, with its job, and mails every owner. Asked again it stays due when it was.
 * @throws AppError `conflict` for who is alone, `invalid-input` for another name, `bookings-open`, `not-found`
 */
export async function askDeletion(
  context: AskContext,
  { confirmation }: Pick<CompanyDeletionInput, 'confirmation'>,
  { actor, origin }: By,
): Promise<void> {
  const { organizationId: id, personId } = actor
  const now = context.now()
  const dueAt = new Date(now.getTime() + DELETION_DAYS * DAY_MS)
  await inTransaction(context, async (trx) => {
    const company = await lockOwn(trx, actor)
    if (company.isPersonal)
      throw new AppError('conflict', { message: 'You are alone here: delete your account instead.' })
    requireName(company, confirmation)
    await refuseOpen(trx, id, now)
    const noted = await trx
      .insertInto('company_deletions')
      .values({ organization_id: id, asked_by: personId, asked_at: now, due_at: dueAt })
      .onConflict((conflict) => conflict.column('organization_id').doNothing())
      .returning('organization_id')
      .executeTakeFirst()
    if (!noted) return
    await scheduleDeletion(trx, id, dueAt)
    await recordAudit(trx, {
      actorId: personId,
      action: 'company.deletion-asked',
      subject: { type: 'organization', id },
      after: { dueAt: dueAt.toISOString() },
      origin,
    })
    const mail = { id, company: company.name, by: company.by, dueAt }
    await sendMails(
      trx,
      company.owners.map((owner) => deletionRequestedMail(context.config, owner, mail)),
    )
  })
}

/** Any owner's word. Nothing where none was asked for, or it is over already. @throws AppError `not-found` */
export async function stopDeletion(context: AskContext, { actor, origin }: By): Promise<void> {
  const { organizationId: id, personId } = actor
  await inTransaction(context, async (trx) => {
    const company = await lockOwn(trx, actor)
    const stopped = await trx
      .deleteFrom('company_deletions')
      .where('organization_id', '=', id)
      .returning('due_at')
      .executeTakeFirst()
    if (!stopped) return
    await removeKeyedJob(trx, toJobKey(id))
    await recordAudit(trx, {
      actorId: personId,
      action: 'company.deletion-stopped',
      subject: { type: 'organization', id },
      before: { dueAt: stopped.due_at.toISOString() },
      origin,
    })
    const mail = { company: company.name, by: company.by }
    await sendMails(
      trx,
      company.owners.map((owner) => deletionStoppedMail(owner, mail)),
    )
  })
}

const toJobKey = (id: number) => `delete-company:${id}`

export const scheduleDeletion = (trx: Tx, id: number, runAt: Date): Promise<void> =>
  addKeyedJob(trx, { task: DELETE_COMPANY_TASK, key: toJobKey(id), payload: { id }, runAt })

/** Whoever was made something else meanwhile, or removed, decides nothing. @throws AppError `not-found` */
async function lockOwn(
  trx: Tx,
  { organizationId, personId }: Actor,
): Promise<LockedCompany & { by: string }> {
  const company = await lockCompany(trx, organizationId)
  const owner = company.owners.find(({ id }) => id === personId)
  if (!owner) throw new AppError('not-found')
  return { ...company, by: owner.name }
}

/** So that nobody deletes another than they mean. @throws AppError `invalid-input` */
function requireName({ name }: LockedCompany, typed: string): void {
  if (typed.trim() === name) return
  const message = `Type the name exactly as shown: ${name}`
  throw new AppError('invalid-input', { message, fields: { confirmation: message } })
}

export async function readDeletion(
  db: Db,
  organizationId: number,
): Promise<{ deletion: CompanyDeletion | null }> {
  const row = await db
    .selectFrom('company_deletions as deletion')
    .leftJoin('users', 'users.id', 'deletion.asked_by')
    .select(['deletion.asked_at', 'deletion.due_at', 'users.name', 'users.username'])
    .where('deletion.organization_id', '=', organizationId)
    .executeTakeFirst()
  if (!row) return { deletion: null }
  return {
    deletion: {
      askedBy: row.name ?? row.username,
      askedAt: row.asked_at.toISOString(),
      dueAt: row.due_at.toISOString(),
    },
  }
}
