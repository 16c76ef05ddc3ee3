import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { escapeLike } from '../../../platform/db/every-word.ts'
import { readPage } from '../../../platform/db/read-page.ts'

const PAGE_SIZE = 100

/** Newest first. */
export function listAuditEvents(
  db: Db,
  { q, before }: { q?: string | undefined; before?: number | undefined },
) {
  const subject = /^(\w+)#(\w+)$/.exec(q ?? '')
  const matching = db
    .selectFrom('audit_events as event')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .selectAll('event')
    .select('users.username as actor')
    .$if(subject !== null, (rows) =>
      rows
        .where('event.subject_type', '=', required(required(subject)[1]))
        .where('event.subject_id', '=', required(required(subject)[2])),
    )
    .$if(Boolean(q) && subject === null, (rows) =>
      rows.where((eb) =>
        eb.or([
          eb('users.username', '=', required(q)),
          eb('event.action', 'like', `${escapeLike(required(q))}%`),
        ]),
      ),
    )
  return readPage(matching, { newestBy: 'event.id', limit: PAGE_SIZE, after: before })
}
