import type { LiveEvent } from '#contract/edge/live.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { loadSubjects, type Subjects } from './load-subjects.ts'
import { readCounts } from './read-counts.ts'
import type { FeedPage, FeedRow } from './read-feed.ts'

/** The events of several people, each as its reader may see it: the words of a conversation only for its members. */
export async function presentPages(
  db: Db,
  pages: readonly FeedPage[],
): Promise<{ items: LiveEvent[]; hasMore: boolean }[]> {
  const rows = pages.flatMap((page) => page.rows)
  if (rows.length === 0) return pages.map(({ hasMore }) => ({ items: [], hasMore }))
  const [subjects, counts] = await Promise.all([
    loadSubjects(db, rows),
    readCounts(db, [...new Set(rows.map(({ userId }) => userId))]),
  ])
  return pages.map((page) => {
    const items = page.rows.map((row) => presentRow(row, subjects))
    const latest = items.at(-1)
    if (latest) {
      const { feedSeq: _, ...stand } = required(counts.get(required(page.rows[0]).userId))
      latest.counts = stand
    }
    return { items, hasMore: page.hasMore }
  })
}

function presentRow(row: FeedRow, subjects: Subjects): LiveEvent {
  const { seq, kind, conversationId, noticeId, lastMessageSeq: lastSeq, readSeq } = row
  const message = subjects.messageOf(row)
  const notice = subjects.noticeOf(row)
  return {
    seq,
    kind,
    ...(conversationId !== null && { conversationId }),
    ...(noticeId !== null && { noticeId }),
    ...(lastSeq !== null &&
      readSeq !== null && { conversation: { lastSeq, readSeq, unread: lastSeq - readSeq } }),
    ...(message && { message }),
    ...(notice && { notice }),
  }
}
