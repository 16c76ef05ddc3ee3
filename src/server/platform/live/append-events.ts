import { sql } from 'kysely'
import type { FeedEventKind } from '#domain/messaging/conversation.ts'
import type { Tx } from '../db/database.ts'
import { LIVE_CHANNEL, PER_HINT } from './signals.ts'

export interface FeedEvent {
  userId: number
  kind: FeedEventKind
  conversationId?: number | undefined
  messageSeq?: number | undefined
  noticeId?: number | undefined
}

/**
 * Appends to people's feeds, and at commit hints all web processes whose they are: one statement, since the feeds stay
 * locked from here until the commit. Their rows of `user_feeds` are locked in the order of ids, so that numbers have no
 * gaps and become visible in their order. Lock order everywhere: conversation, feeds, notices, jobs.
 */
export async function appendEvents(trx: Tx, events: readonly FeedEvent[]): Promise<void> {
  if (events.length === 0) return
  const given = JSON.stringify(events.map((event, at) => ({ ...event, at })))
  await sql`
    with given as (
      select *, row_number() over (partition by "userId" order by at desc) as from_last
      from jsonb_to_recordset(${given}::jsonb)
        as event (at int, "userId" int, kind text, "conversationId" int, "messageSeq" int, "noticeId" bigint)
    ), feeds as (
      insert into user_feeds (user_id, last_seq)
      select "userId", count(*) from given group by "userId" order by "userId"
      on conflict (user_id) do update set last_seq = user_feeds.last_seq + excluded.last_seq
      returning user_id, last_seq
    ), appended as (
      insert into feed_events (user_id, seq, kind, conversation_id, message_seq, notice_id)
      select user_id, last_seq + 1 - from_last, kind, "conversationId", "messageSeq", "noticeId"
      from feeds join given on given."userId" = feeds.user_id
    )
    select pg_notify(${LIVE_CHANNEL}, string_agg(user_id::text, ','))
    from (select user_id, (row_number() over () - 1) / ${PER_HINT}::int as hint from feeds) as told group by hint`.execute(
    trx,
  )
}
