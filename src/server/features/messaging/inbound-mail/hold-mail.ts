import { randomBytes, randomUUID } from 'node:crypto'
import { DAY_MS } from '#domain/dates.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import type { ReadMail } from '../../../platform/mail/inbound/read-mail.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { hashToken } from '../../../platform/secrets/hash-token.ts'
import { CONFIRM_DAYS, confirmationMail } from './emails.ts'

/** Anybody can write in somebody's name: their mailbox hears of it so often, and mails of so many bytes are kept. */
const PER_MAILBOX: Limit = { name: 'mail:confirm', max: 5, perSeconds: 86_400 }

interface Held {
  mail: ReadMail
  /** Of the whole mail, on local disk. */
  local: string
  mailId: string
  listing: { id: number; title: string }
  sender: { id: number; email: string }
}

/**
 * Keeps a mail whose sender is not proven, and asks the owner of the address to confirm it. Nobody else hears of it.
 * @throws AppError `rate-limited`
 */
export async function holdMail(context: AppContext, held: Held): Promise<void> {
  const { db, config, files, limiter, now } = context
  const { mail, mailId, listing, sender } = held
  if (await isHeld(db, mailId)) return
  await limiter.take(PER_MAILBOX, sender.email.toLowerCase())
  const id = randomUUID()
  const token = randomBytes(32).toString('base64url')
  // never a name that /media serves
  const path = `held-mails/${id}.bin`
  await files.saveFile(path, held.local)
  const isNew = await db.transaction().execute(async (trx) => {
    const stored = await trx
      .insertInto('mail_confirmations')
      .values({
        id,
        token_hash: hashToken(token),
        user_id: sender.id,
        listing_id: listing.id,
        email: sender.email,
        mail_id: mailId,
        path,
        words: mail.words,
        files: mail.files.map(({ name }) => name),
        created_at: now(),
        expires_at: new Date(now().getTime() + CONFIRM_DAYS * DAY_MS),
      })
      // delivered twice at once
      .onConflict((conflict) => conflict.column('mail_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (stored)
      await sendMail(trx, confirmationMail(config, { to: sender.email, title: listing.title, token }))
    return stored !== undefined
  })
  if (!isNew) await files.delete(path)
}

async function isHeld(db: Db, mailId: string): Promise<boolean> {
  const found = await db
    .selectFrom('mail_confirmations')
    .select('id')
    .where('mail_id', '=', mailId)
    .executeTakeFirst()
  return found !== undefined
}
