import type { AppContext } from '../../context.ts'
import { readMail } from '../../platform/mail/inbound/read-mail.ts'
import type { Recipient } from '../../platform/mail/inbound/read-recipients.ts'
import { requireReachable } from '../conversations/lock-conversation.ts'
import { sendMessage } from '../conversations/send-message.ts'
import { findMailed, findMember } from './queries.ts'
import { type Received, requireSender, unknownAddress } from './received.ts'
import { toMessage } from './to-message.ts'

/**
 * An answer to a mail of a conversation: the address names the conversation and its writer. @returns the conversation.
 * @throws AppError as `sendMessage`, and `forbidden` for another sender
 */
export async function receiveReply(
  context: AppContext,
  received: Received,
  { token }: Recipient,
): Promise<number> {
  const { db } = context
  const member = await findMember(db, token)
  if (!member) throw unknownAddress()
  const id = member.conversation_id
  const mail = await readMail(received)
  if (mail.isAutomatic) return id
  requireSender(mail, member)
  const mailId = `c${id}.u${member.id}:${mail.id}`
  if ((await findMailed(db, mailId)) !== undefined) return id
  // before anything is stored
  await requireReachable(db, member.id, member.other_id)
  const message = await toMessage(context, {
    mail,
    mailId,
    folder: received.folder,
    authorId: member.id,
    hidden: {
      addresses: [member.email, member.other_email],
      tokens: [member.mail_token, member.other_token],
    },
  })
  await sendMessage(context, { id, actor: member, message })
  return id
}
