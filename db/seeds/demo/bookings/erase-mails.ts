import { sql } from 'kysely'
import { MAIL_NOTICES_TASK } from '#server/features/ground/notices/schedule-mail.ts'
import type { Tx } from '#server/platform/db/database.ts'
import { SEND_MAIL_TASK } from '#server/platform/mail/mail.ts'

/** What is past was told long ago: drops the mails that this transaction has queued itself, and no others. */
export async function eraseMails(trx: Tx): Promise<void> {
  // `now()` is when this transaction began
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
    where task_identifier in (${SEND_MAIL_TASK}, ${MAIL_NOTICES_TASK}) and created_at = now()))`.execute(trx)
  await sql`update notices set mail_due_at = null, mail_by = null
    where mail_due_at is not null and xmin = pg_current_xact_id()::xid`.execute(trx)
}
