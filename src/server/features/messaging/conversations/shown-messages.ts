import { sql } from 'kysely'
import type { Message } from '#contract/messaging/conversations.ts'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../platform/db/database.ts'
import { renderSentMails } from './emails.ts'
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

/** More than a mail quotes. */
const MOST_MAILED = 20
const MOST_CHARACTERS = 2_000

/** What a mail in a conversation may quote: its latest messages, and the mails that have carried them to this member. */
export async function listMailedTexts(
  { db, config }: { db: Db; config: Config },
  member: { conversationId: number; userId: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select(sql<string>`left(body, ${MOST_CHARACTERS}::int)`.as('words'))
    .where('conversation_id', '=', member.conversationId)
    .where('author_id', 'is not', null)
    .where('redacted_at', 'is', null)
    .orderBy('seq', 'desc')
    .limit(MOST_MAILED)
    .execute()
  return [...rows.map(({ words }) => words), ...(await renderSentMails(db, config, member))]
}
