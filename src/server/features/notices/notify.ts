import { sql } from 'kysely'
import { NOTICE_KINDS, type NoticeData, type NoticeKind, type NoticeSubject } from '#domain/notices.ts'
import type { Tx } from '../../platform/db/database.ts'
import { appendEvents } from '../../platform/live/append-events.ts'

export interface NewNotice {
  userId: number
  kind: NoticeKind
  subject: { type: NoticeSubject; id: number }
  /** Who did it; null for Placard itself. */
  actorId: number | null
  data: NoticeData
  /** One row a key: while unread it counts up. */
  key: string
  /** The caller sends a mail of its own in the same transaction. */
  isMailedByCaller?: true
  now: Date
}

/** Tells a person something, in the caller's transaction: a row for the list of the bell, and when it is to be mailed. */
export async function notify(trx: Tx, notice: NewNotice): Promise<void> {
  const { page } = NOTICE_KINDS[notice.kind]
  const { id } = await trx
    .insertInto('notices')
    .values({
      user_id: notice.userId,
      kind: notice.kind,
      subject_type: notice.subject.type,
      subject_id: notice.subject.id,
      actor_id: notice.actorId,
      data: JSON.stringify(notice.data),
      key: notice.key,
      created_at: notice.now,
      is_on_page: page,
    })
    .onConflict((conflict) =>
      conflict.constraint('notices_key').doUpdateSet({
        count: sql`case when notices.read_at is null then notices.count + 1 else 1 end`,
        data: sql`excluded.data`,
        actor_id: sql`excluded.actor_id`,
        created_at: sql`excluded.created_at`,
        seen_at: null,
        read_at: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await appendEvents(trx, [{ userId: notice.userId, kind: 'notice', noticeId: id }])
}
