import type { Tx } from '#server/platform/db/database.ts'
import type { DemoThread } from './types.ts'

interface DemoNotice {
  userId: number
  threads: readonly DemoThread[]
  /** Of their conversations, in the same order. */
  ids: readonly number[]
  now: Date
}

/** What the unread threads of one person have put behind the bell. */
export async function notifyUnread(trx: Tx, { userId, threads, ids, now }: DemoNotice): Promise<void> {
  const titles = await trx
    .selectFrom('listings')
    .select(['id', 'title'])
    .where(
      'id',
      'in',
      threads.map(({ listingId }) => listingId),
    )
    .execute()
  const rows = threads.flatMap((thread, index) => {
    const isSeller = thread.sellerId === userId
    const count = (isSeller ? thread.unread?.seller : thread.unread?.buyer) ?? 0
    if (count === 0) return []
    const hoursAgo = Math.min(...thread.lines.map(([hours]) => hours))
    return {
      user_id: userId,
      kind: thread.lines.length <= count && isSeller ? ('first-contact' as const) : ('message' as const),
      subject_type: 'conversation' as const,
      subject_id: ids[index]!,
      actor_id: isSeller ? thread.buyerId : thread.sellerId,
      data: JSON.stringify({ title: titles.find(({ id }) => id === thread.listingId)!.title }),
      key: `message:${ids[index]}`,
      count,
      created_at: new Date(now.getTime() - hoursAgo * 3_600_000),
    }
  })
  if (rows.length > 0) await trx.insertInto('notices').values(rows).execute()
}
