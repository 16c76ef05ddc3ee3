import { supportRoutes } from '#contract/content/support.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { hashFile } from '../../../platform/files/hash-file.ts'
import {
  onceUncounted,
  type RecordResult,
  type RequestKey,
  toRequestKey,
} from '../../../platform/http/idempotent.ts'
import { tryConsumeMail } from '../../../platform/mail/mailbox-limit.ts'
import { notifySupport, sendGuestReceipt, sendReceipt } from './emails.ts'
import { toMailed, toNumber } from './present.ts'
import type { Received } from './read-message.ts'
import { saveAttachments, storeFiles } from './save-attachments.ts'

/** Bot detection: nobody fills in five fields faster. */
const FASTEST_PERSON_MS = 700

/**
 * Stores the message and its files and mails both sides; a suspected bot's is stored as spam, without mail.
 * A form submitted twice creates one ticket. @returns the ticket's number
 */
export async function openTicket(
  context: AppContext,
  received: Received,
  userId: number | null,
): Promise<string> {
  const key = await findKey(received, userId)
  return toNumber(
    await onceUncounted(context.db, key, (keep) => open(context, { ...received, userId }, keep)),
  )
}

/** Of what was written and attached; how long that took is another time each time. */
async function findKey(
  { message: { submissionId, elapsedMs: _, ...said }, files }: Received,
  userId: number | null,
): Promise<RequestKey | undefined> {
  if (submissionId === undefined) return undefined
  const attached: string[][] = []
  for (const { name, path } of files) attached.push([name, (await hashFile(path)).toString('hex')])
  const input = { said, attached }
  return toRequestKey(supportRoutes.sendSupportMessage, { userId, key: submissionId, input })
}

async function open(
  { db, files: store, config, limiter }: AppContext,
  { message, files, userId }: Received & { userId: number | null },
  keep: RecordResult,
): Promise<number> {
  const isSpam = Boolean(message.website) || (message.elapsedMs ?? FASTEST_PERSON_MS) < FASTEST_PERSON_MS
  const stored = await storeFiles(store, files)
  const isOwn = userId !== null && (await isOwnAddress(db, userId, message.email))
  const mayMail = !isSpam && !isOwn && (await tryConsumeMail(limiter, message.email))
  return db.transaction().execute(async (trx) => {
    const { name, email, subject, category } = message
    const status = isSpam ? ('spam' as const) : ('open' as const)
    const ticket = await trx
      .insertInto('support_tickets')
      .values({ name, email, subject, category, status, user_id: userId })
      .returningAll()
      .executeTakeFirstOrThrow()
    await keep(trx, ticket.id)
    const first = await trx
      .insertInto('support_messages')
      .values({ ticket_id: ticket.id, body: message.message })
      .returning('id')
      .executeTakeFirstOrThrow()
    await saveAttachments(trx, first.id, stored)
    if (!isSpam) {
      const words = { message: message.message, files: stored.length }
      if (isOwn) await sendReceipt(trx, config, toMailed(config, ticket), words)
      else if (mayMail) await sendGuestReceipt(trx, config, toMailed(config, ticket))
      await notifySupport(trx, config, toMailed(config, ticket), words)
    }
    return ticket.id
  })
}

/** Whether the account has verified this address. */
async function isOwnAddress(db: Db, userId: number, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email', '=', email)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return found !== undefined
}
