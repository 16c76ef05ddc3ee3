import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

interface KeyedJob {
  task: string
  /** One job a key: a later one takes the place of the one that waits. */
  key: string
  payload: object
  runAt?: Date
}

/** Enqueues in the caller's transaction. The task works from tables: what it was told may be out of date when it runs. */
export async function addKeyedJob(trx: Tx, { task, key, payload, runAt }: KeyedJob): Promise<void> {
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
    job_key => ${key}, run_at => ${runAt ?? null}::timestamptz, max_attempts => 8)`.execute(trx)
}

export async function removeKeyedJob(trx: Tx, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key})`.execute(trx)
}
