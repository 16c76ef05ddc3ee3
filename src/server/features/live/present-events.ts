import { sql } from 'kysely'
import type { LiveEvent } from '#contract/live.ts'
import type { Db } from '../../platform/db/database.ts'
import { findMessages, type MessageView } from '../conversations/message-queries.ts'
import { presentMessage } from '../conversations/present.ts'
import { readCounts } from './read-counts.ts'
import type { FeedPage, FeedRow } from './read-feed.ts'

interface State {
  lastSeq: number
  readSeq: number
}

/** The events of several people, each as its reader may see it: the words of a conversation only for its members. */
export async function presentPages(
  db: Db,
  pages: readonly FeedPage[],
): Promise<{ items: LiveEvent[]; hasMore: boolean }[]> {
  const rows = pages.flatMap((page) => page.rows)
  if (rows.length === 0) return pages.map(({ hasMore }) => ({ items: [], hasMore }))
  const [messages, states, counts] = await Promise.all([
    loadMessages(db, rows),
    loadStates(db, rows),
    readCounts(db, [...new Set(rows.map(({ userId }) => userId))]),
  ])
  return pages.map((page) => {
    const items = page.rows.map((row) => presentRow(row, { messages, states }))
    const latest = items.at(-1)
    if (latest) {
      const { unreadConversations, unseenNotices } = counts.get(page.rows[0]!.userId)!
      latest.counts = { unreadConversations, unseenNotices }
    }
    return { items, hasMore: page.hasMore }
  })
}

interface Loaded {
  messages: ReadonlyMap<string, MessageView>
  states: ReadonlyMap<string, State>
}

function presentRow(row: FeedRow, { messages, states }: Loaded): LiveEvent {
  const { seq, kind, userId, conversationId, noticeId } = row
  const state = states.get(`${userId}:${conversationId}`)
  const message =
    kind === 'message' && state ? messages.get(`${conversationId}:${row.messageSeq}`) : undefined
  return {
    seq,
    kind,
    ...(conversationId !== null && { conversationId }),
    ...(noticeId !== null && { noticeId }),
    ...(state && { conversation: { ...state, unread: state.lastSeq - state.readSeq } }),
    ...(message && { message: presentMessage(message, userId) }),
  }
}

async function loadMessages(db: Db, rows: readonly FeedRow[]): Promise<Map<string, MessageView>> {
  const wanted = new Map<string, { conversationId: number; seq: number }>()
  for (const { kind, conversationId, messageSeq } of rows)
    if (kind === 'message' && conversationId !== null && messageSeq !== null)
      wanted.set(`${conversationId}:${messageSeq}`, { conversationId, seq: messageSeq })
  const found = await findMessages(db, [...wanted.values()])
  return new Map(found.map((message) => [`${message.conversation_id}:${message.seq}`, message]))
}

/** How each reader's conversations stand; none of a conversation the reader is not a member of. */
async function loadStates(db: Db, rows: readonly FeedRow[]): Promise<Map<string, State>> {
  const about = rows.filter(({ conversationId }) => conversationId !== null)
  if (about.length === 0) return new Map()
  const users = about.map(({ userId }) => userId)
  const conversations = about.map(({ conversationId }) => conversationId)
  const { rows: found } = await sql<State & { userId: number; conversationId: number }>`
    select distinct member.user_id as "userId", member.conversation_id as "conversationId",
      conversations.last_seq as "lastSeq", member.read_seq as "readSeq"
    from unnest(${users}::int[], ${conversations}::int[]) as given (user_id, conversation_id)
    join conversation_members member
      on member.user_id = given.user_id and member.conversation_id = given.conversation_id
    join conversations on conversations.id = member.conversation_id`.execute(db)
  return new Map(found.map(({ userId, conversationId, ...state }) => [`${userId}:${conversationId}`, state]))
}
