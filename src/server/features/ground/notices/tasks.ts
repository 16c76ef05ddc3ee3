import type { TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import { NOTICE_DAYS } from '#domain/ground/notices.ts'
import type { AppContext } from '../../../context.ts'
import { mailNotices, type NoticeRenderers } from './mail-notices.ts'
import { MAIL_NOTICES_TASK, type MailNoticesJob } from './schedule-mail.ts'

/** Nightly, off-peak. */
export const NOTICE_CRON = '50 4 * * * sweep-notices ?max=3'

const BATCH = 5_000

/** @param renderers mails of kinds that have their own, from the features that know what they are about */
export function noticeTasks(context: AppContext, renderers: NoticeRenderers): TaskList {
  const { db, now } = context
  const before = (days: number) => sql<Date>`${now()}::timestamptz - make_interval(days => ${days})`
  const sweepSome = async () => {
    const old = db
      .selectFrom('notices')
      .select('id')
      .where((eb) =>
        eb.or([
          eb('read_at', '<', before(NOTICE_DAYS.read)),
          eb('created_at', '<', before(NOTICE_DAYS.unread)),
        ]),
      )
      .limit(BATCH)
    const { numDeletedRows } = await db.deleteFrom('notices').where('id', 'in', old).executeTakeFirst()
    return Number(numDeletedRows)
  }
  return {
    [MAIL_NOTICES_TASK]: (payload) => mailNotices(context, renderers, payload as MailNoticesJob),
    'sweep-notices': async () => {
      let swept = BATCH
      while (swept === BATCH) swept = await sweepSome()
    },
  }
}
