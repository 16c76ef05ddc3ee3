import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { fetchPage, type Page } from '../../../platform/db/read-page.ts'

const PAGE_SIZE = 50

/** From this try on a job that fails and is tried again counts as failing: some four minutes after its first. */
export const FAILING_TRIES = 5

/** Gave up, or fails again and again; not the one that runs right now. */
export const FAILED_JOB = sql<boolean>`locked_at is null and attempts >= least(max_attempts, ${sql.lit(FAILING_TRIES)})`

export interface FailedJobRow {
  id: number
  task: string
  attempts: number
  is_retried: boolean
  last_error: string | null
  created_at: Date
  updated_at: Date
}

/** Newest first. Payloads are not read. */
export function listFailedJobs(db: Db, before: number | undefined): Promise<Page<FailedJobRow>> {
  return fetchPage(PAGE_SIZE, async (limit) => {
    const { rows } = await sql<FailedJobRow>`
      select id, task_identifier as task, attempts, attempts < max_attempts as is_retried, last_error, created_at, updated_at
      from graphile_worker.jobs where ${FAILED_JOB} and (${before ?? null}::bigint is null or id < ${before ?? null}::bigint)
      order by id desc limit ${limit}`.execute(db)
    return rows
  })
}

/** @returns its task; undefined when there is no such failed job */
export async function retryJob(trx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ task: string }>`
    select task_identifier as task from graphile_worker.jobs
    where id = ${id}::bigint and ${FAILED_JOB}`.execute(trx)
  if (!rows[0]) return undefined
  await sql`select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`.execute(
    trx,
  )
  return rows[0].task
}

/** Takes a failed job out of the queue. @returns its task; undefined when there is no such failed job */
export async function dropJob(trx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ task: string }>`
    select task_identifier as task from graphile_worker.jobs where id = ${id}::bigint and ${FAILED_JOB}`.execute(
    trx,
  )
  if (!rows[0]) return undefined
  await sql`select graphile_worker.complete_jobs(array[${id}::bigint])`.execute(trx)
  return rows[0].task
}

/** Retention: old failures help nobody, and their payloads may contain personal data. */
export async function deleteOldFailedJobs(db: Db, days: number): Promise<void> {
  await sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where attempts >= max_attempts and locked_at is null
      and updated_at < now() - make_interval(days => ${days})))`.execute(db)
}
