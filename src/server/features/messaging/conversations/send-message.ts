import type { Actor } from '#domain/listings/listing.ts'
import type { MessageKind } from '#domain/messaging/conversation.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { lockUnsentFiles } from '../attachments/message-files.ts'
import { appendMessage } from './append-message.ts'
import { enforceMessageLimits } from './enforce-limits.ts'
import { findSent } from './find-sent.ts'
import { type ConversationRow, lockConversation, requireReachable } from './lock-conversation.ts'

export interface OutgoingMessage {
  kind: Exclude<MessageKind, 'system'>
  body: string
  /** Null for an answer by mail, which `mailId` tells from another. */
  clientId: string | null
  mailId?: string
  via?: 'page' | 'mail'
  attachmentIds: readonly string[]
}

interface SendMessageInput {
  id: number
  actor: Actor
  message: OutgoingMessage
}

/**
 * Adds a message by either side. A retry is answered with the first result.
 * @returns the message's number. @throws AppError `not-found`, `conflict`, `forbidden`, `invalid-input`, `rate-limited`
 */
export async function sendMessage(
  context: AppContext,
  { id, actor, message }: SendMessageInput,
): Promise<number> {
  const { db, now } = context
  const known = await findRetry(context, { id, actor, message })
  if (known !== undefined) return known
  await enforceMessageLimits(context, actor, message.body)
  return db.transaction().execute(async (trx) => {
    const { conversation, otherId } = await lockConversation(trx, id, actor.id)
    await requireReachable(trx, actor.id, otherId)
    return sendOnce(trx, conversation, { actor, message, now: now() })
  })
}

/** Before anything is counted against a limit. */
function findRetry(
  { db }: AppContext,
  { id, actor, message }: SendMessageInput,
): Promise<number | undefined> {
  return findSent(db, { ...message, conversationId: id, authorId: actor.id })
}

/** In a locked conversation: two retries at once meet here. */
export async function sendOnce(
  trx: Tx,
  conversation: ConversationRow,
  { actor, message, now }: { actor: Actor; message: OutgoingMessage; now: Date },
): Promise<number> {
  const known = await findSent(trx, { ...message, conversationId: conversation.id, authorId: actor.id })
  if (known !== undefined) return known
  await lockUnsentFiles(trx, actor.id, message.attachmentIds)
  return appendMessage(trx, conversation, { message: { ...message, authorId: actor.id }, now })
}
