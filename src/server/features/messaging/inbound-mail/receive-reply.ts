import type { Actor } from '#domain/listings/listing.ts'
import { mayOf } from '#domain/roles.ts'
import type { AppContext } from '../../../context.ts'
import { readReply } from '../../../platform/calendar/read-reply.ts'
import { requireCapability } from '../../../platform/http/require-actor.ts'
import { readMail } from '../../../platform/mail/inbound/read-mail.ts'
import type { Recipient } from '../../../platform/mail/inbound/read-recipients.ts'
import { toMemberToken } from '../../../platform/mail/reply-address.ts'
import { requireReachable } from '../conversations/lock-conversation.ts'
import { sendMessage } from '../conversations/send-message.ts'
import { listMailedTexts } from '../conversations/shown-messages.ts'
import { declineByCalendar } from '../viewings/decline-by-calendar.ts'
import { findMailed, findMember } from './queries.ts'
import { type Received, requireSender, unknownAddress } from './received.ts'
import { toMessage } from './to-message.ts'

/**
 * An answer to a mail of a conversation: the address names the conversation and its writer. A calendar program's
 * answer to an invitation declines the viewing, or says nothing. @returns the conversation.
 * @throws AppError as `sendMessage`, and `forbidden` for another sender
 */
export async function receiveReply(
  context: AppContext,
  received: Received,
  { kind, token }: Recipient,
): Promise<number> {
  const { db, config } = context
  const member = await findMember(context, token)
  if (!member) throw unknownAddress()
  const id = member.conversation_id
  const mail = await readMail({
    ...received,
    authServer: config.MAIL_AUTH_SERVER,
    sent: await listMailedTexts(context, { conversationId: id, userId: member.id }),
  })
  const reply = kind === 'viewing' && mail.calendar !== null ? readReply(mail.calendar) : null
  if (mail.isAutomatic && !reply) return id
  requireSender(mail, member)
  if (reply) {
    await declineByCalendar(context, { token, ...reply })
    return id
  }
  const mailId = `c${id}.u${member.id}:${mail.id}`
  if ((await findMailed(db, mailId)) !== undefined) return id
  const actor: Actor = {
    personId: member.id,
    organizationId: member.organization_id,
    role: member.role,
    status: member.status,
    may: mayOf({ role: member.member_role, isSuspended: member.organization_status === 'suspended' }),
  }
  requireCapability(actor, 'talk')
  // before anything is stored
  await requireReachable(db, member.organization_id, member.other_id)
  const message = await toMessage(context, {
    mail,
    mailId,
    folder: received.folder,
    authorId: member.id,
    hidden: {
      addresses: [member.email, ...member.others.map(({ email }) => email)],
      tokens: [
        token,
        ...[member.mail_selector, ...member.others.map(({ selector }) => selector)].map((one) =>
          toMemberToken(config, one),
        ),
      ],
    },
  })
  await sendMessage(context, { id, actor, message })
  return id
}
