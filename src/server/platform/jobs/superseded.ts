import { sql } from 'kysely'

/**
 * Of a row of the queue that is locked. Whoever queues a job under the key of one that runs takes its key away, with all its
 * attempts: that one must not run again, for the new one does its work. The queue leaves no other mark of it than the time,
 * and that is the beginning of the transaction that did it, which may be a moment before the job was locked.
 */
export const KEY_WAS_TAKEN = `(key is null and updated_at > created_at and updated_at > locked_at - interval '5 seconds')`

/** Nothing is lost when its process ends. What the schedule gives a single attempt, its next time makes up for. */
export const IS_SUPERSEDED = sql<boolean>`(${sql.raw(KEY_WAS_TAKEN)}
  or (max_attempts = 1 and payload::jsonb ? '_cron'))`
