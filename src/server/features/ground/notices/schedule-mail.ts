import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'

export const MAIL_NOTICES_TASK = 'mail-notices'

/** The job's payload: whose notices. Which ones, and whether they are still to be mailed, is read from the table. */
export interface MailNoticesJob {
  userId: number
  by: 'soon' | 'digest'
}

/**
 * Has the jobs of one person run when their earliest mail is due: `soon` and `digest` apart, because one job would let
 * the digest hold a message back. The time is read from the table each time, so that it is never pushed back by what
 * comes later and moved forward by what is more urgent (`preserve_run_at` would do the former alone).
 * A job that waits and runs in time is left alone, for most messages find one: it takes the feed before it reads, so it
 * sees what the caller wrote; a job under way may not have, and gets a successor. The caller holds the person's feed. @param waitSeconds at least from now: of a run that found nothing due, because its
 * clock is behind that of the database
 */
export async function scheduleMail(trx: Tx, userId: number, { waitSeconds = 0 } = {}): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${MAIL_NOTICES_TASK},
      json_build_object('userId', ${userId}::int, 'by', due.mail_by),
      job_key => due.key,
      run_at => due.at,
      max_attempts => 12
    ) from (
      select mail_by, ${`${MAIL_NOTICES_TASK}:${userId}:`} || mail_by as key,
        greatest(min(mail_due_at), now() + make_interval(secs => ${waitSeconds})) as at
      from notices
      where user_id = ${userId} and mail_due_at is not null and mailed_at is null and read_at is null
      group by mail_by order by mail_by
    ) as due
    where not exists (
      select from graphile_worker.jobs
      where jobs.key = due.key and jobs.run_at <= due.at and jobs.locked_at is null and jobs.attempts < jobs.max_attempts
    )`.execute(trx)
}
