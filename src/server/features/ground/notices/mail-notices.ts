import { randomUUID } from 'node:crypto'
import { channelsOf, isOfBookings, type NoticeKind } from '#domain/ground/notices.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { lockFeeds } from '../../../platform/live/lock-feeds.ts'
import { type Mail, sendMail } from '../../../platform/mail/mail.ts'
import { nameOrganization } from '../../../platform/mail/name-organization.ts'
import { digestMail, type NoticeMail, noticeMail, withUnsubscribe } from './notice-mails.ts'
import { type NoticeView, notices } from './queries.ts'
import { type MailNoticesJob, scheduleMail } from './schedule-mail.ts'
import { getUnsubscribeToken, readSettings } from './settings.ts'

export interface Recipient {
  id: number
  email: string
  name: string
  timeZone: string
  isSuspended: boolean
}

/** Makes a kind's own mail; null when there is nothing left to tell: what it was about is gone or was seen. */
export type NoticeRenderer = (
  trx: Tx,
  told: { notice: NoticeView; recipient: Recipient },
) => Promise<NoticeMail | null>
export type NoticeRenderers = Partial<Record<NoticeKind, NoticeRenderer>>

/**
 * Mails what is due and was not read meanwhile. The marks, the mails and the next run are one transaction: killed before
 * its commit, nothing has happened; afterwards nothing is repeated. Two at once wait for each other at the feed.
 */
export async function mailNotices(
  { db, config, now }: Pick<AppContext, 'db' | 'config' | 'now'>,
  renderers: NoticeRenderers,
  job: MailNoticesJob,
): Promise<void> {
  const { PUBLIC_URL: publicUrl } = config
  await db.transaction().execute(async (trx) => {
    await lockFeeds(trx, [job.userId])
    const due = await claimDue(trx, job, now())
    const recipient = due.length > 0 && (await findRecipient(trx, job.userId))
    if (recipient) {
      const told = await withoutUnwanted(trx, due, recipient)
      const token = await getUnsubscribeToken(trx, config, recipient.id)
      const mails =
        job.by === 'digest'
          ? toDigest(told, { recipient, publicUrl, token })
          : await toMails(trx, told, { recipient, publicUrl, token, renderers })
      for (const mail of mails) await sendMail(trx, { ...mail, mailId: mail.mailId ?? randomUUID() })
    }
    await scheduleMail(trx, job.userId, { waitSeconds: 1 })
  })
}

/** Marks them as mailed, whatever becomes of them below. */
async function claimDue(trx: Tx, { userId, by }: MailNoticesJob, now: Date): Promise<NoticeView[]> {
  const marked = await trx
    .updateTable('notices')
    .set({ mailed_at: now })
    .where('user_id', '=', userId)
    .where('mail_by', '=', by)
    .where('mail_due_at', '<=', now)
    .where('mailed_at', 'is', null)
    .where('read_at', 'is', null)
    .returning('id')
    .execute()
  if (marked.length === 0) return []
  const ids = marked.map(({ id }) => id)
  return notices(trx).where('notices.id', 'in', ids).orderBy('notices.created_at').execute()
}

/** Nobody, when the account has left. */
async function findRecipient(trx: Tx, userId: number): Promise<Recipient | undefined> {
  const user = await trx
    .selectFrom('users')
    .select(['id', 'email', 'name', 'username', 'status'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!user) return undefined
  const { timeZone } = await readSettings(trx, userId)
  const { id, email, name, username, status } = user
  return { id, email, name: name ?? username, timeZone, isSuspended: status === 'suspended' }
}

/**
 * Without kinds that were switched off since they were written. Who is suspended could not open the pages, and is told of what
 * is owed alone.
 */
async function withoutUnwanted(
  trx: Tx,
  due: NoticeView[],
  { id, isSuspended }: Recipient,
): Promise<NoticeView[]> {
  const { prefs } = await readSettings(trx, id)
  const wanted = due.filter(({ kind }) => channelsOf(kind, prefs).mail !== 'off')
  return isSuspended ? wanted.filter(({ kind }) => isOfBookings(kind)) : wanted
}

interface MailContext {
  recipient: Recipient
  publicUrl: string
  token: string
}

function toDigest(told: NoticeView[], mailing: MailContext): Mail[] {
  return told.length > 0 ? [withUnsubscribe(digestMail(told, mailing), 'digest', mailing)] : []
}

async function toMails(
  trx: Tx,
  told: NoticeView[],
  { renderers, ...mailing }: MailContext & { renderers: NoticeRenderers },
): Promise<Mail[]> {
  const mails: Mail[] = []
  for (const notice of told) {
    const render = renderers[notice.kind]
    const own = render && (await render(trx, { notice, recipient: mailing.recipient }))
    const mail = render ? own && nameOrganization(own, notice.told_id) : noticeMail(notice, mailing)
    if (mail) mails.push(withUnsubscribe(mail, notice.kind, mailing))
  }
  return mails
}
