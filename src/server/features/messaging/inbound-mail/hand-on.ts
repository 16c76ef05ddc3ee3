import type { AppContext } from '../../../context.ts'
import { readRecipients } from '../../../platform/mail/inbound/read-recipients.ts'
import { receiveMail } from '../../content/support/receive-mail.ts'
import type { ProposeViewing } from '../conversations/start-conversation.ts'
import { receiveFirst } from './receive-first.ts'
import { receiveReply } from './receive-reply.ts'
import { type Received, unknownAddress } from './received.ts'

/** Hands a mail on by the local part of its address. @throws AppError when it belongs nowhere or is refused there */
export async function handOn(
  context: AppContext,
  received: Received,
  proposeViewing: ProposeViewing,
): Promise<{ number: string } | { conversationId: number | undefined }> {
  const recipients = await readRecipients(received.path)
  const [first] = recipients
  if (!first) throw unknownAddress()
  if (first.kind === 'support') {
    const tokens = recipients.filter(({ kind }) => kind === 'support').map(({ token }) => token)
    return { number: await receiveMail(context, received, tokens) }
  }
  if (first.kind === 'space')
    return { conversationId: await receiveFirst(context, { received, address: first.token }, proposeViewing) }
  return { conversationId: await receiveReply(context, received, first) }
}
