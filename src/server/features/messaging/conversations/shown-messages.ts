import type { Message } from '#contract/messaging/conversations.ts'
import type { Db } from '../../../platform/db/database.ts'
import { findMessages } from './message-queries.ts'
import { presentMessage } from './present.ts'

interface MessageKey {
  conversationId: number
  seq: number
}

const keyOf = ({ conversationId, seq }: MessageKey): string => `${conversationId}:${seq}`

/** Messages of several conversations, in one statement: each as one member sees it. Who is a member is the caller's to know. */
export async function readShownMessages(
  db: Db,
  keys: readonly MessageKey[],
): Promise<(key: MessageKey, readerId: number) => Message | undefined> {
  const wanted = new Map(keys.map((key) => [keyOf(key), key]))
  const found = await findMessages(db, [...wanted.values()])
  const messages = new Map(
    found.map((row) => [keyOf({ conversationId: row.conversation_id, seq: row.seq }), row]),
  )
  return (key, readerId) => {
    const row = messages.get(keyOf(key))
    return row && presentMessage(row, readerId)
  }
}
