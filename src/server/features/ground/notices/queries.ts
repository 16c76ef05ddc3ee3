import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { namedOf } from '../../../platform/db/membership.ts'
import { organizationName } from '../../../platform/db/organization-name.ts'
import { countAll, readPage } from '../../../platform/db/read-page.ts'
import { readIdCursor } from '../../../platform/http/id-cursor.ts'

const PAGE_SIZE = 30

/** With the name of whoever did it, and of the organization it is told for, where its reader belongs to several. */
export function notices(db: Db) {
  return db
    .selectFrom('notices')
    .leftJoin('users as actor', 'actor.id', 'notices.actor_id')
    .leftJoin('organizations as told', (join) =>
      join.on('told.id', '=', namedOf(sql.ref('notices.user_id'), sql.ref('notices.organization_id'))),
    )
    .selectAll('notices')
    .select(['told.id as told_id', organizationName('told').$castTo<string | null>().as('told_name')])
    .select(['actor.name as actor_name', 'actor.username as actor_username'])
}
export type NoticeView = Awaited<ReturnType<ReturnType<typeof notices>['executeTakeFirstOrThrow']>>

/** What one person was told, newest first. */
export function listNotices(db: Db, userId: number, cursor: string | undefined) {
  const mine = notices(db).where('notices.user_id', '=', userId).where('notices.is_on_page', '=', true)
  return readPage(mine, {
    newestBy: 'notices.created_at',
    limit: PAGE_SIZE,
    after: readIdCursor(cursor),
  })
}

export function countUnseen(db: Db, userId: number): Promise<number> {
  const mine = db.selectFrom('notices').select('id').where('user_id', '=', userId)
  return countAll(mine.where('is_on_page', '=', true).where('seen_at', 'is', null))
}
