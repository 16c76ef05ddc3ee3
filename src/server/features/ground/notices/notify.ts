import { type Insertable, sql } from 'kysely'
import { decideDelivery } from '#domain/ground/notice-delivery.ts'
import type { NoticeData, NoticeKind, NoticeSettings, NoticeSubject } from '#domain/ground/notices.ts'
import { required } from '#domain/required.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { NoticesTable } from '../../../platform/db/tables.gen.ts'
import { appendEvents, type FeedEvent } from '../../../platform/live/append-events.ts'
import { lockFeeds } from '../../../platform/live/lock-feeds.ts'
import { gatherActs } from './gather-acts.ts'
import { scheduleMail } from './schedule-mail.ts'
import { readSettingsOf } from './settings.ts'

export interface NewNotice {
  userId: number
  /** For which of their organizations they are told; left out: as themselves. */
  organizationId?: number | undefined
  kind: NoticeKind
  subject: { type: NoticeSubject; id: number }
  /** Who did it; null for Placard itself. */
  actorId: number | null
  data: NoticeData
  /** One row a key: while unread it counts up. */
  key: string
  /** Names the decision or change that this is about, where one may be about many spaces: together they are one notice. */
  act?: string | undefined
  now: Date
  /** The caller sends a mail of its own in the same transaction: an invitation, the decision of a review. */
  isMailedByCaller?: true
}

/**
 * Notifies a person something, in the caller's transaction: a row for the list of the bell, and when it is to be mailed, as
 * they have chosen. The feed's lock comes first: it puts all notices of one person in order, so that the earliest mail
 * that is due is known when its job is written.
 */
export async function notify(trx: Tx, notice: NewNotice): Promise<void> {
  await lockFeeds(trx, [notice.userId])
  await appendEvents(trx, await insertNotices(trx, [notice]))
}

/**
 * `notify` for a caller who has locked the feeds of all whom it tells, each key once, and tells more in them. Notices of one act
 * are one a person.
 * @returns the events to append
 */
export async function insertNotices(trx: Tx, given: readonly NewNotice[]): Promise<FeedEvent[]> {
  if (given.length === 0) return []
  const notices = gatherActs(given)
  const settings = await readSettingsOf(
    trx,
    notices.map(({ userId }) => userId),
  )
  const rows = notices.flatMap((notice) => toRow(notice, settings(notice.userId)) ?? [])
  if (rows.length === 0) return []
  const kept = await writeNotices(trx, rows)
  const mailed = rows.filter(({ mail_due_at }) => mail_due_at !== null)
  for (const userId of new Set(mailed.map(({ user_id }) => user_id))) await scheduleMail(trx, userId)
  return kept.flatMap(({ id, user_id: userId, key }) => {
    const { is_on_page } = required(rows.find((row) => row.user_id === userId && row.key === key))
    return is_on_page ? { userId, kind: 'notice', noticeId: id } : []
  })
}

/** Undefined for what somebody wants neither on the page nor by mail. */
function toRow(notice: NewNotice, settings: NoticeSettings) {
  const { isOnPage, mail } = decideDelivery(notice.kind, settings, notice.now)
  const due = notice.isMailedByCaller ? null : mail
  if (!isOnPage && !due) return undefined
  return {
    user_id: notice.userId,
    organization_id: notice.organizationId ?? null,
    kind: notice.kind,
    subject_type: notice.subject.type,
    subject_id: notice.subject.id,
    actor_id: notice.actorId,
    key: notice.key,
    created_at: notice.now,
    data: JSON.stringify({ ...notice.data, fromSeq: notice.data.messageSeq }),
    is_on_page: isOnPage,
    mail_by: due?.by ?? null,
    mail_due_at: due?.dueAt ?? null,
  } satisfies Insertable<NoticesTable>
}

const UNREAD = sql<boolean>`notices.read_at is null`
/** A mail is still to come: it keeps its kind, its earlier time and the message that it begins with. */
const PENDING = sql<boolean>`(${UNREAD} and notices.mail_due_at is not null and notices.mailed_at is null)`

/** An act that goes on, as a bulk change of many hundreds does, counts on. */
const COUNTED_ON = sql`(excluded.data || jsonb_build_object('spaces', (notices.data ->> 'spaces')::int + (excluded.data ->> 'spaces')::int))`

/** One row a key, which counts up while it is unread. */
function writeNotices(trx: Tx, rows: Insertable<NoticesTable>[]) {
  return trx
    .insertInto('notices')
    .values(rows)
    .onConflict((conflict) =>
      conflict.constraint('notices_key').doUpdateSet({
        kind: sql`case when ${PENDING} then notices.kind else excluded.kind end`,
        count: sql`case when ${UNREAD} then notices.count + 1 else 1 end`,
        data: sql`case when ${UNREAD} and notices.data ? 'spaces' and excluded.data ? 'spaces' then ${COUNTED_ON}
          when ${PENDING} and notices.data ? 'fromSeq'
          then excluded.data || jsonb_build_object('fromSeq', notices.data -> 'fromSeq') else excluded.data end`,
        actor_id: sql`excluded.actor_id`,
        organization_id: sql`excluded.organization_id`,
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
    .returning(['id', 'user_id', 'key'])
    .execute()
}
