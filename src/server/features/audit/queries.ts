import type { Db } from '../../platform/db/database.ts'

export const AUDIT_PAGE_SIZE = 100

/** Newest first, one more than a page holds. */
export function listAuditEvents(
  db: Db,
  { q, before }: { q?: string | undefined; before?: number | undefined },
) {
  const subject = /^(\w+)#(\w+)$/.exec(q ?? '')
  return db
    .selectFrom('audit_events as event')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .selectAll('event')
    .select('users.username as actor')
    .$if(before !== undefined, (rows) => rows.where('event.id', '<', before!))
    .$if(subject !== null, (rows) =>
      rows.where('event.subject_type', '=', subject![1]!).where('event.subject_id', '=', subject![2]!),
    )
    .$if(Boolean(q) && subject === null, (rows) =>
      rows.where((eb) =>
        eb.or([
          eb('users.username', '=', q!),
          eb('event.action', 'like', `${q!.replace(/[\\%_]/g, '\\$&')}%`),
        ]),
      ),
    )
    .orderBy('event.id', 'desc')
    .limit(AUDIT_PAGE_SIZE + 1)
    .execute()
}
