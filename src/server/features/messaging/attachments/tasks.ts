import type { TaskList } from 'graphile-worker'
import { DAY_MS } from '#domain/dates.ts'
import type { AppContext } from '../../../context.ts'

/** Hourly. */
export const ATTACHMENT_CRON = '50 * * * * sweep-attachments'

const BATCH = 500

export function attachmentTasks({ db, files, now }: AppContext): TaskList {
  /** Files that were uploaded a day ago and never sent. A message that is just sending one keeps it. */
  const sweepSome = async () => {
    const gone = await db.transaction().execute((trx) => {
      const unsent = trx
        .selectFrom('message_attachments')
        .select('id')
        .where('conversation_id', 'is', null)
        .where('created_at', '<', new Date(now().getTime() - DAY_MS))
        .orderBy('created_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
      return trx.deleteFrom('message_attachments').where('id', 'in', unsent).returning('path').execute()
    })
    for (const { path } of gone) await files.delete(path)
    return gone.length
  }
  return {
    'sweep-attachments': async () => {
      while ((await sweepSome()) === BATCH);
    },
  }
}
