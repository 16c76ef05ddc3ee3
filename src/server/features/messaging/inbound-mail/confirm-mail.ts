import { join } from 'node:path'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readMail } from '../../../platform/mail/inbound/read-mail.ts'
import { hashToken } from '../../../platform/secrets/hash-token.ts'
import { withSpoolFolder } from '../../../platform/uploads/spool.ts'
import { type ProposeViewing, startConversation } from '../conversations/start-conversation.ts'
import { listSentAbout } from './list-sent.ts'
import { findMailed, findSeller } from './queries.ts'
import { readWriter } from './read-writer.ts'
import { toMessage } from './to-message.ts'

interface ConfirmMailInput {
  token: string
  /** From where it is confirmed. */
  address: string
}

/** What a link shows to whoever holds it: it went to the account's own address. @throws AppError `link-expired` */
export async function getHeldMail({ db, now }: Pick<AppContext, 'db' | 'now'>, token: string) {
  const held = await findHeld(db, { token, now: now() })
  return {
    email: held.email,
    listing: { id: held.listing_id, title: held.title },
    message: held.words,
    files: held.files,
    expiresAt: held.expires_at.toISOString(),
  }
}

/**
 * Sends a held mail as its account's. @returns the conversation
 * @throws AppError `link-expired` when it was sent or discarded before, and as `startConversation`: then it goes on waiting
 */
export async function confirmMail(
  context: AppContext,
  { token, address }: ConfirmMailInput,
  proposeViewing: ProposeViewing,
): Promise<number> {
  const { db, config, files, now } = context
  const held = await findHeld(db, { token, now: now() })
  if (held.status === 'suspended') throw new AppError('account-suspended')
  const { listing_id: listingId, mail_id: mailId } = held
  const actor = await readWriter(db, { id: held.user_id, role: held.role, status: held.status })
  const id = await withSpoolFolder(config.DATA_DIR, async (folder) => {
    const path = join(folder, 'mail')
    // a confirmation of the same moment has sent it, and deleted it
    if (!(await files.readInto(held.path, path))) return sentBefore(db, mailId)
    const sent = await listSentAbout(context, listingId, actor)
    const mail = await readMail({ path, folder, sent })
    const seller = await findSeller(db, listingId)
    const hidden = { addresses: [held.email, seller?.email ?? ''], tokens: [] }
    const mailed = { mail, mailId, folder, authorId: actor.personId, hidden }
    const { body: message, ...rest } = await toMessage(context, mailed)
    const input = { ...rest, message, attachmentIds: [...rest.attachmentIds] }
    return startConversation(context, { listingId, actor, address, input }, proposeViewing)
  })
  await deleteHeld(context, held)
  return id
}

/** Deletes a held mail unseen by the seller. @throws AppError `link-expired` */
export async function discardMail(context: AppContext, token: string): Promise<void> {
  await deleteHeld(context, await findHeld(context.db, { token, now: context.now() }))
}

/** Those that nobody has confirmed. */
export async function sweepHeldMails(context: AppContext): Promise<void> {
  const expired = await context.db
    .selectFrom('mail_confirmations')
    .select(['id', 'path'])
    .where('expires_at', '<=', context.now())
    .execute()
  for (const held of expired) await deleteHeld(context, held)
}

/** A link to an address that the account has left proves nothing any more. */
async function findHeld(db: Db, { token, now }: { token: string; now: Date }) {
  const held = await db
    .selectFrom('mail_confirmations as held')
    .innerJoin('users', 'users.id', 'held.user_id')
    .innerJoin('listings', 'listings.id', 'held.listing_id')
    .selectAll('held')
    .select(['users.role', 'users.status', 'listings.title'])
    .where('held.token_hash', '=', hashToken(token))
    .where('held.expires_at', '>', now)
    .whereRef('users.email', '=', 'held.email')
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!held) throw new AppError('link-expired')
  return held
}

async function sentBefore(db: Db, mailId: string): Promise<number> {
  const id = await findMailed(db, mailId)
  if (id === undefined) throw new AppError('link-expired')
  return id
}

/** The row first: a file without one is nobody's, a row without its file would promise what is gone. */
async function deleteHeld(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  { id, path }: { id: string; path: string },
): Promise<void> {
  await db.deleteFrom('mail_confirmations').where('id', '=', id).execute()
  await files.delete(path)
}
