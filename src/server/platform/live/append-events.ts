import { sql } from 'kysely'
import type { FeedEventKind } from '#domain/conversation.ts'
import type { Tx } from '../db/database.ts'
import { tellLive } from './signals.ts'

export interface FeedEvent {
  userId: number
  kind: FeedEventKind
  conversationId?: number | undefined
  messageSeq?: number | undefined
  noticeId?: number | undefined
}

/**
 * Appends to people's feeds. The rows of `user_feeds` are locked in the order of ids until the commit, so that numbers
 * have no gaps and become visible in their order. Lock order everywhere: conversation, feeds, notices, jobs.
 */
export async function appendEvents(trx: Tx, events: readonly FeedEvent[]): Promise<void> {
  if (events.length === 0) return
  const byUser = Map.groupBy(events, ({ userId }) => userId)
  const counts = [...byUser].map(([userId, list]) => ({ user_id: userId, n: list.length }))
  const { rows: feeds } = await sql<{ user_id: number; last_seq: number }>`
    insert into user_feeds (user_id, last_seq)
    select user_id, n from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as given (user_id int, n int) order by user_id
    on conflict (user_id) do update set last_seq = user_feeds.last_seq + excluded.last_seq
    returning user_id, last_seq`.execute(trx)
  const rows = feeds.flatMap(({ user_id, last_seq }) => {
    const list = byUser.get(user_id)!
    return list.map((event, index) => ({
      user_id,
      seq: last_seq - list.length + 1 + index,
      kind: event.kind,
      conversation_id: event.conversationId ?? null,
      message_seq: event.messageSeq ?? null,
      notice_id: event.noticeId ?? null,
    }))
  })
  await trx.insertInto('feed_events').values(rows).execute()
  await tellLive(
    trx,
    feeds.map(({ user_id }) => user_id),
  )
}
