import type { JobHelpers, Task, TaskList } from 'graphile-worker'
import { required } from '#domain/required.ts'
import { toSafeError } from '../log/describe-error.ts'
import { KEY_WAS_TAKEN } from './superseded.ts'

/** The runner stores the message with the job, where admins read it. */
const MAX_REASON = 300

/** A failure that retrying cannot fix: the job ends with it. */
export class PermanentJobError extends Error {}

export type OnPermanentFailure = (error: Error, job: { id: string; task: string }) => void

/**
 * Wraps every task: errors lose all payload data, and permanent failures are not retried. Nor are those whose work another
 * job does again: the queue would leave them behind as failed.
 */
export function guardTasks(tasks: TaskList, onPermanentFailure: OnPermanentFailure): TaskList {
  const guarded = Object.entries(tasks).map(([name, task]) => [
    name,
    guard(required(task), name, onPermanentFailure),
  ])
  return Object.fromEntries(guarded)
}

function guard(task: Task, name: string, onPermanentFailure: OnPermanentFailure): Task {
  return async (payload, helpers) => {
    try {
      return await task(payload, helpers)
    } catch (thrown) {
      const error = toSafeError(thrown)
      error.message = error.message.slice(0, MAX_REASON)
      if (!(thrown instanceof PermanentJobError)) {
        if (await isSuperseded(helpers)) return
        throw error
      }
      onPermanentFailure(error, { id: helpers.job.id, task: name })
    }
  }
}

async function isSuperseded({ job, query, logger }: JobHelpers): Promise<boolean> {
  if (job.key === null) return false
  const { rows } = await query<{ superseded: boolean }>(
    `select ${KEY_WAS_TAKEN} as superseded from graphile_worker._private_jobs where id = $1`,
    [job.id],
  ).catch(() => ({ rows: [] }))
  if (!rows[0]?.superseded) return false
  logger.warn('a job failed whose work another one does')
  return true
}
