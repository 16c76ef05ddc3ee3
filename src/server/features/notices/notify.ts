import { sql } from 'kysely'
import { decideDelivery } from '#domain/notice-delivery.ts'
import type { NoticeData, NoticeKind, NoticeSubject } from '#domain/notices.ts'
import type { Tx } from '../../platform/db/database.ts'
import { appendEvents, type FeedEvent } from '../../platform/live/append-events.ts'
import { lockFeeds } from '../../platform/live/lock-feeds.ts'
import { scheduleMail } from './schedule-mail.ts'
import { readSettings } from './settings.ts'

export interface NewNotice {
  userId: number
  kind: NoticeKind
  subject: { type: NoticeSubject; id: number }
  /** Who did it; null for Placard itself. */
  actorId: number | null
  data: NoticeData
  /** One row a key: while unread it counts up. */
  key: string
  now: Date
  /** The caller sends a mail of its own in the same transaction: an invitation, the decision of a review. */
  isMailedByCaller?: true
}

/**
 * Tells a person something, in the caller's transaction: a row for the list of the bell, and when it is to be mailed, as
 * they have chosen. The feed's lock comes first: it puts all notices of one person in order, so that the earliest mail
 * that is due is known when its job is written.
 */
export async function notify(trx: Tx, notice: NewNotice): Promise<void> {
  await lockFeeds(trx, [notice.userId])
  await appendEvents(trx, await keepNotice(trx, notice))
}

/** `notify` for a caller who has locked the person's feed and tells more in it. @returns the events to append */
export async function keepNotice(trx: Tx, notice: NewNotice): Promise<FeedEvent[]> {
  const { userId, now } = notice
  const { isOnPage, mail } = decideDelivery(notice.kind, await readSettings(trx, userId), now)
  const due = notice.isMailedByCaller ? null : mail
  if (!isOnPage && !due) return []
  const id = await writeNotice(trx, notice, {
    data: JSON.stringify({ ...notice.data, fromSeq: notice.data.messageSeq }),
    is_on_page: isOnPage,
    mail_by: due?.by ?? null,
    mail_due_at: due?.dueAt ?? null,
  })
  if (due) await scheduleMail(trx, userId)
  return isOnPage ? [{ userId, kind: 'notice', noticeId: id }] : []
}

interface Told {
  data: string
  is_on_page: boolean
  mail_by: 'soon' | 'digest' | null
  mail_due_at: Date | null
}

const UNREAD = sql<boolean>`notices.read_at is null`
/** A mail is still to come: it keeps its kind, its earlier time and the message that it begins with. */
const PENDING = sql<boolean>`(${UNREAD} and notices.mail_due_at is not null and notices.mailed_at is null)`

/** One row a key, which counts up while it is unread. @returns its id */
async function writeNotice(trx: Tx, notice: NewNotice, told: Told): Promise<number> {
  const { id } = await trx
    .insertInto('notices')
    .values({
      user_id: notice.userId,
      kind: notice.kind,
      subject_type: notice.subject.type,
      subject_id: notice.subject.id,
      actor_id: notice.actorId,
      key: notice.key,
      created_at: notice.now,
      ...told,
    })
    .onConflict((conflict) =>
      conflict.constraint('notices_key').doUpdateSet({
        kind: sql`case when ${PENDING} then notices.kind else excluded.kind end`,
        count: sql`case when ${UNREAD} then notices.count + 1 else 1 end`,
        data: sql`case when ${PENDING} and notices.data ? 'fromSeq'
          then excluded.data || jsonb_build_object('fromSeq', notices.data -> 'fromSeq') else excluded.data end`,
        actor_id: sql`excluded.actor_id`,
        created_at: sql`excluded.created_at`,
        seen_at: null,
        read_at: null,
        is_on_page: sql`excluded.is_on_page or (${UNREAD} and notices.is_on_page)`,
        // `least` passes over nulls
        mail_due_at: sql`case when ${PENDING} then least(notices.mail_due_at, excluded.mail_due_at) else excluded.mail_due_at end`,
        mail_by: sql`case when ${PENDING} and notices.mail_due_at <= coalesce(excluded.mail_due_at, 'infinity')
          then notices.mail_by else excluded.mail_by end`,
        mailed_at: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
