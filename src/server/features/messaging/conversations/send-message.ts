import type { Actor } from '#domain/listings/listing.ts'
import type { MessageKind, SystemEvent } from '#domain/messaging/conversation.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { onceUncounted, type RecordResult, type RequestKey } from '../../../platform/http/idempotent.ts'
import type { FeedEvent } from '../../../platform/live/append-events.ts'
import { lockUnsentFiles } from '../attachments/message-files.ts'
import { appendMessage } from './append-message.ts'
import { enforceMessageLimits } from './enforce-limits.ts'
import { type ConversationRow, lockConversation, requireReachable } from './lock-conversation.ts'
import { sideOf } from './policy.ts'
import { findMailed, requireUnusedId } from './sent-before.ts'

export interface OutgoingMessage {
  kind: Exclude<MessageKind, 'system'>
  body: string
  /** Null for an answer by mail, which `mailId` tells from another. */
  clientId: string | null
  mailId?: string
  via?: 'page' | 'mail'
  leftOut?: string
  attachmentIds: readonly string[]
}

interface SendMessageInput {
  id: number
  actor: Actor
  message: OutgoingMessage
  /** None: an answer by mail. */
  key?: RequestKey | undefined
}

/**
 * Adds a message by either side. A retry is answered with the first result.
 * @returns the message's number. @throws AppError `not-found`, `conflict`, `forbidden`, `invalid-input`, `rate-limited`
 */
export function sendMessage(context: AppContext, { key, ...sending }: SendMessageInput): Promise<number> {
  return onceUncounted(context.db, key, (keep) => send(context, sending, keep))
}

async function send(
  context: AppContext,
  { id, actor, message }: Omit<SendMessageInput, 'key'>,
  keep: RecordResult,
): Promise<number> {
  const { db, now } = context
  const known = await findMailed(db, { ...message, conversationId: id, authorId: actor.personId })
  if (known !== undefined) return known
  await enforceMessageLimits(context, actor, message.body)
  return db.transaction().execute(async (trx) => {
    const { conversation, otherId } = await lockConversation(trx, id, actor.organizationId)
    await requireReachable(trx, actor.organizationId, otherId)
    const seq = await sendOnce(trx, conversation, { actor, message, now: now() })
    await keep(trx, seq)
    return seq
  })
}

/** In a locked conversation: two retries at once meet here. */
export async function sendOnce(
  trx: Tx,
  conversation: ConversationRow,
  { actor, message, now }: { actor: Actor; message: OutgoingMessage; now: Date },
): Promise<number> {
  const sending = { ...message, conversationId: conversation.id, authorId: actor.personId }
  const known = await findMailed(trx, sending)
  if (known !== undefined) return known
  await requireUnusedId(trx, sending)
  await lockUnsentFiles(trx, actor.organizationId, message.attachmentIds)
  const side = sideOf(conversation, actor.organizationId) ?? undefined
  return appendMessage(trx, conversation, { message: { ...message, authorId: actor.personId, side }, now })
}

/** Tells in the thread what happened, to both sides. The caller has locked the conversation and sends its own notice. */
export function appendSystem(
  trx: Tx,
  conversation: ConversationRow,
  { data, body, ...rest }: { data: SystemEvent; body: string; now: Date; beside?: readonly FeedEvent[] },
): Promise<number> {
  return appendMessage(trx, conversation, {
    message: { authorId: null, kind: 'system', body, data },
    ...rest,
  })
}
