import type { SystemEvent } from '#domain/messaging/conversation.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { FeedEvent } from '../../../platform/live/append-events.ts'
import { appendMessage } from './append-message.ts'
import type { ConversationRow } from './lock-conversation.ts'

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
