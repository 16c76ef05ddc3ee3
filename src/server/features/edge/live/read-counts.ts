import { sql } from 'kysely'
import type { LiveCounts, OrganizationCounts } from '#contract/edge/live.ts'
import type { Db } from '../../../platform/db/database.ts'
import { hasUnanswered } from '../../ground/ledger/read-money.ts'

interface Counted extends Omit<LiveCounts, 'organizations'> {
  userId: number
  feedSeq: number
  organizations: OrganizationCounts[] | null
}

/** Of somebody who belongs to several, each by itself; for everybody else nothing is read. What they are told as themselves is in none. */
const BY_ORGANIZATION = sql<OrganizationCounts[] | null>`(
  select json_agg(json_build_object('id', mine.organization_id,
    'unreadConversations', (select count(*) from conversation_members member
      join conversations on conversations.id = member.conversation_id
      where member.user_id = given.id and member.archived_at is null and member.read_seq < conversations.last_seq
        and mine.organization_id in (conversations.buyer_id, conversations.seller_id)),
    'unseenNotices', (select count(*) from notices
      where user_id = given.id and seen_at is null and is_on_page and organization_id = mine.organization_id),
    'newRequests', (select count(*) from bookings where seller_id = mine.organization_id and status = 'requested'),
    'waitingBookings', (select count(*) from bookings
      where buyer_id = mine.organization_id and status in ('quoted', 'awaiting-payment')
        and not ${hasUnanswered('bookings.id')})) order by mine.organization_id)
  from organization_members as mine
  where mine.user_id = given.id and (select count(*) > 1 from organization_members where user_id = given.id))`

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
       and not ${hasUnanswered('bookings.id')}) as "waitingBookings",
      ${BY_ORGANIZATION} as "organizations"
    from unnest(${userIds}::int[]) as given (id)`.execute(db)
  return new Map(
    rows.map(({ userId, organizations, ...counts }) => [
      userId,
      organizations === null ? counts : { ...counts, organizations },
    ]),
  )
}
