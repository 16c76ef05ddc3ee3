import { sql } from 'kysely'
import type { Message } from '#contract/messaging/conversations.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../platform/db/database.ts'
import { isOf } from '../../../platform/db/membership.ts'
import { renderSentMails } from './emails.ts'
import { findMessages } from './message-queries.ts'
import { presentMessage } from './present.ts'

interface MessageKey {
  conversationId: number
  seq: number
}

const keyOf = ({ conversationId, seq }: MessageKey): string => `${conversationId}:${seq}`

/** Messages of several conversations: each as one member sees it, and nobody else. */
export async function readShownMessages(
  db: Db,
  keys: readonly MessageKey[],
): Promise<(key: MessageKey, readerId: number) => Message | undefined> {
  const wanted = new Map(keys.map((key) => [keyOf(key), key]))
  const [found, sideOf] = await Promise.all([
    findMessages(db, [...wanted.values()]),
    readSides(db, [...wanted.values()]),
  ])
  const messages = new Map(
    found.map((row) => [keyOf({ conversationId: row.conversation_id, seq: row.seq }), row]),
  )
  return (key, readerId) => {
    const row = messages.get(keyOf(key))
    const side = sideOf(key.conversationId, readerId)
    return row && side && presentMessage(row, { id: readerId, side })
  }
}

async function readSides(
  db: Db,
  keys: readonly MessageKey[],
): Promise<(conversationId: number, userId: number) => Side | undefined> {
  if (keys.length === 0) return () => undefined
  // a row may outlive a membership that ended while it was written
  const rows = await db
    .selectFrom('conversation_members as reader')
    .innerJoin('conversations', 'conversations.id', 'reader.conversation_id')
    .select(['reader.conversation_id', 'reader.user_id', 'reader.side'])
    .where(
      isOf(
        sql.ref('reader.user_id'),
        sql`case reader.side when 'buyer' then conversations.buyer_id else conversations.seller_id end`,
      ),
    )
    .where('reader.conversation_id', 'in', [...new Set(keys.map(({ conversationId }) => conversationId))])
    .execute()
  const sides = new Map(rows.map((row) => [`${row.conversation_id}:${row.user_id}`, row.side]))
  return (conversationId, userId) => sides.get(`${conversationId}:${userId}`)
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
