import { sql } from 'kysely'
import { MAIL_NOTICES_TASK } from '#server/features/notices/schedule-mail.ts'
import type { Tx } from '#server/platform/db/database.ts'
import { SEND_MAIL_TASK } from '#server/platform/mail/mail.ts'

/** What is past was told long ago: drops the mails that this transaction has queued itself, and no others. */
export async function forgetMails(trx: Tx): Promise<void> {
  await sql`delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier in (${SEND_MAIL_TASK}, ${MAIL_NOTICES_TASK})
      and job.xmin = pg_current_xact_id()::xid`.execute(trx)
  await sql`update notices set mail_due_at = null, mail_by = null
    where mail_due_at is not null and xmin = pg_current_xact_id()::xid`.execute(trx)
}
