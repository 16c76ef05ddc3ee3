import type { Notice, ReadNotices } from '#contract/ground/notices.ts'
import { required } from '#domain/required.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { appendEvents, type FeedEvent } from '../../../platform/live/append-events.ts'
import { lockFeeds } from '../../../platform/live/lock-feeds.ts'
import { presentNotice } from './present.ts'
import { notices } from './queries.ts'

interface Reader {
  userId: number
  now: Date
}

interface Seen {
  userId: number
  key: string
  now: Date
}

/** What a notice was about has been seen elsewhere: it is not mailed any more. The subject's row is locked already. */
export async function readNotice(trx: Tx, seen: Seen): Promise<void> {
  await lockFeeds(trx, [seen.userId])
  await appendEvents(trx, await markRead(trx, seen))
}

/** `readNotice` for a caller who has locked the feed and tells more in it. @returns the events to append */
export async function markRead(trx: Tx, { userId, key, now }: Seen): Promise<FeedEvent[]> {
  const read = await trx
    .updateTable('notices')
    .set({ read_at: now, seen_at: now })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('read_at', 'is', null)
    .returning(['id', 'is_on_page'])
    .executeTakeFirst()
  return read?.is_on_page ? [{ userId, kind: 'notice', noticeId: read.id }] : []
}

/** Marks some, those about one subject, or all as read; other devices of the reader follow. */
export function markNoticesRead(db: Db, { ids, subject }: ReadNotices, { userId, now }: Reader) {
  return change(db, userId, (trx) =>
    trx
      .updateTable('notices')
      .set((eb) => ({ read_at: now, seen_at: eb.fn.coalesce('seen_at', eb.val(now)) }))
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .$if(ids !== undefined, (query) =>
        query.where('id', 'in', required(ids).length > 0 ? required(ids) : [0]),
      )
      .$if(subject !== undefined, (query) =>
        query
          .where('subject_type', '=', required(subject).type)
          .where('subject_id', '=', required(subject).id),
      )
      .returning('id')
      .execute(),
  )
}

/** The list was opened: nothing in it is new any more. */
export function markNoticesSeen(db: Db, { userId, now }: Reader) {
  return change(db, userId, (trx) =>
    trx
      .updateTable('notices')
      .set({ seen_at: now })
      .where('user_id', '=', userId)
      .where('seen_at', 'is', null)
      .where('is_on_page', '=', true)
      .returning('id')
      .execute(),
  )
}

/** One event says that notices have changed, however many did. */
async function change(db: Db, userId: number, write: (trx: Tx) => Promise<{ id: number }[]>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockFeeds(trx, [userId])
    const [changed] = await write(trx)
    if (changed) await appendEvents(trx, [{ userId, kind: 'notice', noticeId: changed.id }])
  })
}

/** Notices that the list of the bell shows, in one statement: each for the person who was notified, and for nobody else. */
export async function readShownNotices(
  db: Db,
  ids: readonly number[],
): Promise<(id: number, readerId: number) => Notice | undefined> {
  const found =
    ids.length === 0
      ? []
      : await notices(db)
          .where('notices.id', 'in', [...new Set(ids)])
          .where('is_on_page', '=', true)
          .execute()
  const byId = new Map(found.map((notice) => [notice.id, notice]))
  return (id, readerId) => {
    const notice = byId.get(id)
    return notice?.user_id === readerId ? presentNotice(notice) : undefined
  }
}
