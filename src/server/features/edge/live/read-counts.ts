import { sql } from 'kysely'
import type { LiveCounts } from '#contract/edge/live.ts'
import type { Db } from '../../../platform/db/database.ts'
import { hasUnanswered } from '../../ground/ledger/read-money.ts'

interface Counted extends LiveCounts {
  userId: number
  feedSeq: number
}

/**
 * What the header of each of these people shows, and the number of their latest event: one statement, so that nothing falls
 * between the counts and the events after them.
 */
export async function readCounts(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, LiveCounts & { feedSeq: number }>> {
  const { rows } = await sql<Counted>`
    select given.id as "userId",
      coalesce((select last_seq from user_feeds where user_id = given.id), 0) as "feedSeq",
      (select count(*) from conversation_members member
       join conversations on conversations.id = member.conversation_id
       where member.user_id = given.id and member.archived_at is null and member.read_seq < conversations.last_seq
      ) as "unreadConversations",
      (select count(*) from notices where user_id = given.id and seen_at is null and is_on_page) as "unseenNotices",
      (select count(*) from bookings where seller_id in (select organization_id from organization_members where user_id = given.id)
       and status = 'requested') as "newRequests",
      (select count(*) from bookings where buyer_id in (select organization_id from organization_members where user_id = given.id)
       and status in ('quoted', 'awaiting-payment')
       and not ${hasUnanswered('bookings.id')}) as "waitingBookings"
    from unnest(${userIds}::int[]) as given (id)`.execute(db)
  return new Map(rows.map(({ userId, ...counts }) => [userId, counts]))
}
