import { sql } from 'kysely'
import { required } from '#domain/required.ts'
import type { Db } from '../db/database.ts'
import { IS_SUPERSEDED } from './superseded.ts'
import { PRESENCE_LOCK } from './worker-presence.ts'

/**
 * Grace period: a process whose connection broke is back within a second, and its jobs must not be run a second time
 * meanwhile.
 */
const GRACE_MS = 8_000
const DIED = 'Its process ended while it ran'

/** A job that was on its last attempt when its process died. */
export interface LostJob {
  id: string
  task: string
}

/**
 * Releases jobs and queues locked by dead processes; the runner alone would wait for four hours.
 * Call it periodically: a process is dead when it is missing in calls at least `GRACE_MS` apart.
 */
export class DeadWorkers {
  readonly #missingSince = new Map<string, number>()
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  /** @returns how many processes were found dead, and the jobs that have no attempt left */
  async release(nowMs: number): Promise<{ dead: number; lost: LostJob[] }> {
    const missing = await listMissing(this.#db)
    for (const id of this.#missingSince.keys()) if (!missing.includes(id)) this.#missingSince.delete(id)
    for (const id of missing) if (!this.#missingSince.has(id)) this.#missingSince.set(id, nowMs)
    const dead = missing.filter((id) => nowMs - required(this.#missingSince.get(id)) >= GRACE_MS)
    if (dead.length === 0) return { dead: 0, lost: [] }
    return { dead: dead.length, lost: await unlock(this.#db, dead) }
  }
}

/** Lock holders without a presence lock. One-off runs (`otpool-…`) never have one. */
async function listMissing(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with holders as (
      select locked_by as id from graphile_worker._private_jobs where locked_at is not null
      union
      select locked_by from graphile_worker._private_job_queues where locked_at is not null
    )
    select id from holders
    where id is not null and id not like 'otpool-%' and not exists (
      select from pg_locks
      where locktype = 'advisory' and granted
        and database = (select oid from pg_database where datname = current_database())
        and classid = ${PRESENCE_LOCK}::oid and objid::bigint = hashtext(id)::bigint & 4294967295
    )`.execute(db)
  return rows.map(({ id }) => id)
}

async function unlock(db: Db, dead: string[]): Promise<LostJob[]> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<LostJob & { is_superseded: boolean }>`
      select job.id::text, task.identifier as task, ${IS_SUPERSEDED} as is_superseded from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
      where locked_by = any(${dead}) and attempts >= max_attempts`.execute(trx)
    await sql`select graphile_worker.force_unlock_workers(${dead})`.execute(trx)
    const superseded = rows.filter((job) => job.is_superseded).map(({ id }) => id)
    await sql`select graphile_worker.complete_jobs(${superseded}::bigint[])`.execute(trx)
    const lost = rows.filter((job) => !job.is_superseded).map(({ id, task }) => ({ id, task }))
    const ids = lost.map(({ id }) => id)
    await sql`select graphile_worker.permanently_fail_jobs(${ids}::bigint[], ${DIED})`.execute(trx)
    return lost
  })
}
