import type { Db } from '../../../platform/db/database.ts'
import { type NoticeView, notices } from '../../ground/notices/queries.ts'
import { findMessages, type MessageView } from '../../messaging/conversations/message-queries.ts'
import type { FeedRow } from './read-feed.ts'

/** What events are about, for their reader: undefined where it is deleted or not theirs. */
export interface Subjects {
  /** For members of its conversation alone. */
  messageOf(row: FeedRow): MessageView | undefined
  /** One that the list of the bell shows. */
  noticeOf(row: FeedRow): NoticeView | undefined
}

/** Two statements, however many events of however many people. */
export async function loadSubjects(db: Db, rows: readonly FeedRow[]): Promise<Subjects> {
  const [messages, told] = await Promise.all([loadMessages(db, rows), loadNotices(db, rows)])
  return {
    messageOf: ({ kind, conversationId, messageSeq, readSeq }) =>
      kind === 'message' && readSeq !== null ? messages.get(`${conversationId}:${messageSeq}`) : undefined,
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

async function loadNotices(db: Db, rows: readonly FeedRow[]): Promise<Map<number, NoticeView>> {
  const ids = [...new Set(rows.flatMap(({ noticeId }) => noticeId ?? []))]
  if (ids.length === 0) return new Map()
  const found = await notices(db).where('notices.id', 'in', ids).where('is_on_page', '=', true).execute()
  return new Map(found.map((notice) => [notice.id, notice]))
}
