import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { MOST_A_DAY } from '#domain/discovery/alert-rules.ts'
import { toAlertLine } from '#domain/discovery/alert-words.ts'
import { MARKET_ZONE, toMarketDate } from '#domain/format-dates.ts'
import { channelsOf } from '#domain/ground/notices.ts'
import { required } from '#domain/required.ts'
import { addDays, toInstant } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { appendEvents } from '../../../platform/live/append-events.ts'
import { lockFeeds } from '../../../platform/live/lock-feeds.ts'
import { type Mail, sendMails } from '../../../platform/mail/mail.ts'
import { insertNotices, type NewNotice } from '../../ground/notices/notify.ts'
import { readSettingsOf } from '../../ground/notices/settings.ts'
import { type AlertDigest, alertMail } from './alert-mail.ts'
import { claimPendingHits, type DueAlert, lockDue } from './claim-pending-hits.ts'
import { scheduleAlertNotices } from './record-hits.ts'

const PEOPLE = 100
/** More searches than these in one mail would not fit into its address to end them. */
const SEARCHES_IN_MAIL = 10

type SendAlertNoticesInput = Pick<AppContext, 'db' | 'config' | 'now'>

/**
 * Tells people what their searches have found, a hundred of them a transaction: nobody's messages wait longer for a popular
 * space. The marks, the notices and the mails are one commit.
 */
export async function sendAlertNotices(context: SendAlertNoticesInput): Promise<void> {
  const at = context.now()
  for (let after = 0; ; ) {
    const people = await listDuePeople(context.db, { after, now: at })
    if (people.length === 0) return
    await context.db.transaction().execute((trx) => notifyPeople(trx, people, { ...context, at }))
    after = required(people.at(-1))
  }
}

async function listDuePeople(db: Db, { after, now }: { after: number; now: Date }): Promise<number[]> {
  const rows = await db
    .selectFrom('alerts')
    .select('user_id')
    .distinct()
    .where('tell_at', '<=', now)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(PEOPLE)
    .execute()
  return rows.map((row) => row.user_id)
}

interface NotifyPeopleInput extends Pick<SendAlertNoticesInput, 'config'> {
  at: Date
}

async function notifyPeople(trx: Tx, people: number[], { config, at }: NotifyPeopleInput): Promise<void> {
  // their feeds first, as everywhere
  await lockFeeds(trx, people)
  const due = await lockDue(trx, people, at)
  const searches = await claimPendingHits(trx, due, at)
  await finishAlertNotices(trx, due, at)
  const slowed = await slowDown(trx, due, at)
  const recipients = await readRecipients(trx, people)
  const settings = await readSettingsOf(trx, people)
  const notices: NewNotice[] = []
  const mails: Mail[] = []
  for (const userId of people) {
    const own = new Set(due.filter((alert) => alert.userId === userId).map(({ id }) => id))
    const told = searches.filter(({ id }) => own.has(id))
    const recipient = recipients.get(userId)
    if (!recipient) continue
    const { mail } = channelsOf('alert', settings(userId).prefs)
    const isMailedApart = mail !== 'digest'
    for (const search of told) notices.push(toNotice(search, { userId, at, isMailedApart }))
    if (mail === 'at-once' || mail === 'if-unread')
      for (const some of chunk(told)) {
        mails.push({ ...alertMail(some, { recipient, config }), mailId: randomUUID() })
      }
    for (const alert of due.filter(({ id }) => own.has(id) && slowed.has(id))) {
      notices.push(slowedNotice(alert, at))
    }
  }
  await appendEvents(trx, await insertNotices(trx, notices))
  await sendMails(trx, mails)
}

/** What is news of tomorrow is told then. */
async function finishAlertNotices(trx: Tx, due: readonly DueAlert[], at: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update alerts set tell_at = null where saved_search_id = any(${due.map(({ id }) => id)}::int[])
    returning case when exists (select from alert_hits as hit
      where hit.saved_search_id = alerts.saved_search_id and told_at is null) then saved_search_id end as id`.execute(
    trx,
  )
  const waiting = rows.flatMap(({ id }) => id ?? [])
  await scheduleAlertNotices(
    trx,
    waiting,
    toInstant({ date: addDays(toMarketDate(at), 1), minute: 0 }, MARKET_ZONE),
  )
}

/** Nobody who has left or is suspended: they could not open the pages. */
async function readRecipients(trx: Tx, people: number[]) {
  const rows = await trx
    .selectFrom('users')
    .select(['id', 'email', 'name', 'username'])
    .where('id', '=', sql<number>`any(${people}::int[])`)
    .where('status', '<>', 'suspended')
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, email, name, username }) => [id, { email, name: name ?? username }]))
}

function toNotice(
  search: AlertDigest,
  { userId, at, isMailedApart }: { userId: number; at: Date; isMailedApart: boolean },
): NewNotice {
  return {
    userId,
    kind: 'alert',
    subject: { type: 'search', id: search.id },
    actorId: null,
    data: { text: toAlertLine([search]) },
    key: `alert:${search.id}`,
    now: at,
    ...(isMailedApart && { isMailedByCaller: true as const }),
  }
}

function chunk(searches: AlertDigest[]): AlertDigest[][] {
  const mails = Math.ceil(searches.length / SEARCHES_IN_MAIL)
  return Array.from({ length: mails }, (_, i) =>
    searches.slice(i * SEARCHES_IN_MAIL, (i + 1) * SEARCHES_IN_MAIL),
  )
}

/** An instant alert that finds too much comes daily from now on. @returns their ids */
async function slowDown(trx: Tx, due: readonly DueAlert[], at: Date): Promise<Set<number>> {
  const instant = due.filter(({ cadence }) => cadence === 'instant').map(({ id }) => id)
  if (instant.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    update alerts set cadence = 'daily', slowed_at = ${at} where saved_search_id in (
      select saved_search_id from alert_hits
      where saved_search_id = any(${instant}::int[]) and kind <> 'gone' and found_at > ${at}::timestamptz - interval '1 day'
      group by saved_search_id having count(*) > ${MOST_A_DAY}
    ) returning saved_search_id as id`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

function slowedNotice({ id, userId, name }: DueAlert, at: Date): NewNotice {
  return {
    userId,
    kind: 'alert',
    subject: { type: 'search', id },
    actorId: null,
    data: {
      text: `“${name}” finds more than ${MOST_A_DAY} spaces a day. From now on you hear about it once a day.`,
    },
    key: `alert-slowed:${id}`,
    now: at,
    isMailedByCaller: true,
  }
}
