import type { Task, TaskList } from 'graphile-worker'
import { toSafeError } from '../log/describe-error.ts'

/** The runner stores the message with the job, where admins read it. */
const MAX_REASON = 300

/** A failure that retrying cannot fix: the job ends with it. */
export class PermanentJobError extends Error {}

export type OnPermanentFailure = (error: Error, job: { id: string; task: string }) => void

/** Wraps every task: errors lose all payload data, and permanent failures are not retried. */
export function guardTasks(tasks: TaskList, onPermanentFailure: OnPermanentFailure): TaskList {
  const guarded = Object.entries(tasks).map(([name, task]) => [name, guard(task!, name, onPermanentFailure)])
  return Object.fromEntries(guarded)
}

function guard(task: Task, name: string, onPermanentFailure: OnPermanentFailure): Task {
  return async (payload, helpers) => {
    try {
      return await task(payload, helpers)
    } catch (thrown) {
      const error = toSafeError(thrown)
      error.message = error.message.slice(0, MAX_REASON)
      if (!(thrown instanceof PermanentJobError)) throw error
      onPermanentFailure(error, { id: helpers.job.id, task: name })
    }
  }
}
