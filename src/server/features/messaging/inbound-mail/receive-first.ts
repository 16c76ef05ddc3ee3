import { MAX_ID } from '#domain/limits.ts'
import { listingPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readMail } from '../../../platform/mail/inbound/read-mail.ts'
import { type ProposeViewing, startConversation } from '../conversations/start-conversation.ts'
import { holdMail } from './hold-mail.ts'
import { listSentAbout } from './list-sent.ts'
import { findMailed, findSeller, findSender } from './queries.ts'
import { readWriter } from './read-writer.ts'
import { type Received, requireSender, unknownAddress } from './received.ts'
import { toMessage } from './to-message.ts'

/** Limits of addresses count all mail as one: its senders' own are not known. */
const ADDRESS = 'mail'

/**
 * A mail to a space's masked address, which is no secret: opens the sender's conversation with its seller, or continues with it, when it
 * is proven to be theirs. Else they are asked to confirm it.
 * @returns the conversation; undefined for an out-of-office note and for what waits. @throws AppError as `startConversation`, and `forbidden` for an unknown sender
 */
export async function receiveFirst(
  context: AppContext,
  { received, address }: { received: Received; address: string },
  proposeViewing: ProposeViewing,
): Promise<number | undefined> {
  const { db, config } = context
  const listingId = toListingId(address)
  const seller = listingId && (await findSeller(db, listingId))
  if (!listingId || !seller) throw unknownAddress()
  const reading = { ...received, authServer: config.MAIL_AUTH_SERVER }
  const mail = await readMail(reading)
  if (mail.isAutomatic) return undefined
  const sender = await findSender(db, mail.from)
  if (!sender) throw unknownSender(`${config.PUBLIC_URL}${listingPath(listingId)}`)
  requireSender(mail, sender)
  const mailId = `l${listingId}.u${sender.id}:${mail.id}`
  const delivered = await findMailed(db, mailId)
  if (delivered !== undefined) return delivered
  if (mail.origin !== 'proven') {
    // whether they may write to this seller is decided when they confirm it: a forger learns nothing
    const listing = { id: listingId, title: seller.title }
    await holdMail(context, { mail, local: received.path, mailId, listing, sender })
    return undefined
  }
  const actor = await readWriter(db, sender)
  // in a conversation of before, what the mail quotes is known
  const sent = await listSentAbout(context, listingId, actor)
  const known = sent.length === 0 ? mail : await readMail({ ...reading, sent })
  const hidden = { addresses: [sender.email, seller.email], tokens: [] }
  const mailed = { mail: known, mailId, folder: received.folder, authorId: sender.id, hidden }
  const { body: message, ...rest } = await toMessage(context, mailed)
  const input = { ...rest, message, attachmentIds: [...rest.attachmentIds] }
  return startConversation(context, { listingId, actor, address: ADDRESS, input }, proposeViewing)
}

function toListingId(token: string): number | undefined {
  const id = /^\d{1,10}$/.test(token) ? Number(token) : 0
  return id >= 1 && id <= MAX_ID ? id : undefined
}

function unknownSender(url: string): AppError {
  const message = `No Placard account has this e-mail address. Write to the seller here: ${url}`
  return new AppError('forbidden', { message })
}
