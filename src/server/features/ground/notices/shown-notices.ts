import type { Notice } from '#contract/ground/notices.ts'
import type { Db } from '../../../platform/db/database.ts'
import { presentNotice } from './present.ts'
import { notices } from './queries.ts'

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
