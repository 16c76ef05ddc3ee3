import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { findMessages, type MessageView } from '../conversations/message-queries.ts'
import { type NoticeView, notices } from '../notices/queries.ts'
import type { FeedRow } from './read-feed.ts'

interface State {
  lastSeq: number
  readSeq: number
}

/** What events are about, for their reader: undefined where it is deleted or not theirs. */
export interface Subjects {
  messageOf(row: FeedRow): MessageView | undefined
  /** How the conversation stands, for its members alone. */
  stateOf(row: FeedRow): State | undefined
  /** One that the list of the bell shows. */
  noticeOf(row: FeedRow): NoticeView | undefined
}

/** Three statements, however many events of however many people. */
export async function loadSubjects(db: Db, rows: readonly FeedRow[]): Promise<Subjects> {
  const [messages, states, told] = await Promise.all([
    loadMessages(db, rows),
    loadStates(db, rows),
    loadNotices(db, rows),
  ])
  return {
    messageOf: ({ kind, conversationId, messageSeq }) =>
      kind === 'message' ? messages.get(`${conversationId}:${messageSeq}`) : undefined,
    stateOf: ({ userId, conversationId }) => states.get(`${userId}:${conversationId}`),
    noticeOf: ({ userId, noticeId }) => {
      const notice = noticeId === null ? undefined : told.get(noticeId)
      return notice?.user_id === userId ? notice : undefined
    },
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

async function loadNotices(db: Db, rows: readonly FeedRow[]): Promise<Map<number, NoticeView>> {
  const ids = [...new Set(rows.flatMap(({ noticeId }) => noticeId ?? []))]
  if (ids.length === 0) return new Map()
  const found = await notices(db).where('notices.id', 'in', ids).where('is_on_page', '=', true).execute()
  return new Map(found.map((notice) => [notice.id, notice]))
}
