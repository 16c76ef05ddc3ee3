import { sql } from 'kysely'
import type { FeedEventKind } from '#domain/messaging/conversation.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Position } from '../../../platform/live/connection.ts'

/** Events of one portion; what lies beyond is asked for again. */
const PORTION = 50

export interface FeedRow {
  userId: number
  seq: number
  kind: FeedEventKind | 'reset'
  conversationId: number | null
  messageSeq: number | null
  noticeId: number | null
  /** How the conversation stands, for its members alone. */
  lastMessageSeq: number | null
  readSeq: number | null
}

export interface FeedPage {
  rows: FeedRow[]
  hasMore: boolean
}

interface Read extends Omit<FeedRow, 'seq' | 'kind'> {
  at: number
  lastSeq: number
  seq: number | null
  kind: FeedEventKind
}

/** What follows each position, in the order of the positions: one statement, so numbers and events belong together. */
export async function readFeeds(db: Db, positions: readonly Position[]): Promise<FeedPage[]> {
  const users = positions.map(({ userId }) => userId)
  const afters = positions.map(({ after }) => after)
  const { rows } = await sql<Read>`
    select (given.at - 1)::int as at, given.user_id as "userId", coalesce(feed.last_seq, 0) as "lastSeq", event.seq, event.kind,
      event.conversation_id as "conversationId", event.message_seq as "messageSeq", event.notice_id as "noticeId",
      conversation.last_seq as "lastMessageSeq", member.read_seq as "readSeq"
    from unnest(${users}::int[], ${afters}::bigint[]) with ordinality as given (user_id, after, at)
    left join user_feeds feed on feed.user_id = given.user_id
    left join lateral (
      select * from feed_events e where e.user_id = given.user_id and e.seq > given.after order by e.seq limit ${PORTION}
    ) as event on true
    left join conversation_members member
      on member.user_id = given.user_id and member.conversation_id = event.conversation_id
    left join conversations conversation on conversation.id = member.conversation_id
    order by given.at, event.seq`.execute(db)
  const byPosition = Map.groupBy(rows, ({ at }) => at)
  return positions.map((position, at) => toPage(position, byPosition.get(at) ?? []))
}

/** Up to the first number that is gone: who stands before a gap, or beyond the end, is told to read everything again. */
function toPage({ userId, after }: Position, found: readonly Read[]): FeedPage {
  const lastSeq = found[0]?.lastSeq ?? 0
  const rows = found.flatMap(({ seq, at: _at, lastSeq: _last, ...row }, index) =>
    seq === after + 1 + index ? { ...row, seq } : [],
  )
  if (rows.length > 0) return { rows, hasMore: after + rows.length < lastSeq }
  if (after === lastSeq) return { rows: [], hasMore: false }
  const nothing = {
    conversationId: null,
    messageSeq: null,
    noticeId: null,
    lastMessageSeq: null,
    readSeq: null,
  }
  return { rows: [{ userId, seq: lastSeq, kind: 'reset', ...nothing }], hasMore: false }
}

/** Person → number of their latest event. */
export async function readLatest(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ userId: number; lastSeq: number }>`
    select user_id as "userId", last_seq as "lastSeq" from user_feeds where user_id = any(${userIds}::int[])`.execute(
    db,
  )
  return new Map(rows.map(({ userId, lastSeq }) => [userId, lastSeq]))
}
