import type { Notice } from '#contract/ground/notices.ts'
import type { Message } from '#contract/messaging/conversations.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readShownNotices } from '../../ground/notices/read-notice.ts'
import { readShownMessages } from '../../messaging/conversations/shown-messages.ts'
import type { FeedRow } from './read-feed.ts'

/** What events are about, as their reader sees it: undefined where it is deleted or not theirs. */
export interface Subjects {
  /** For members of its conversation alone. */
  messageOf(row: FeedRow): Message | undefined
  /** One that the list of the bell shows. */
  noticeOf(row: FeedRow): Notice | undefined
}

/** Two statements, however many events of however many people. */
export async function loadSubjects(db: Db, rows: readonly FeedRow[]): Promise<Subjects> {
  const [messages, notices] = await Promise.all([
    readShownMessages(
      db,
      rows.flatMap((row) => toMessageKey(row) ?? []),
    ),
    readShownNotices(
      db,
      rows.flatMap(({ noticeId }) => noticeId ?? []),
    ),
  ])
  return {
    messageOf: (row) => {
      const key = row.readSeq === null ? null : toMessageKey(row)
      return key ? messages(key, row.userId) : undefined
    },
    noticeOf: ({ userId, noticeId }) => (noticeId === null ? undefined : notices(noticeId, userId)),
  }
}

function toMessageKey({ kind, conversationId, messageSeq }: FeedRow) {
  if (kind !== 'message' || conversationId === null || messageSeq === null) return null
  return { conversationId, seq: messageSeq }
}
