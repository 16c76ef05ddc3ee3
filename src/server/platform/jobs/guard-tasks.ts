import type { Task, TaskList } from 'graphile-worker'
import { toSafeError } from '../log/describe-error.ts'

/** The runner keeps the message with the job, where admins read it. */
const MAX_REASON = 300

/** A failure that another try cannot mend: the job ends with it. */
export class PermanentJobError extends Error {}

export type OnPermanentFailure = (error: Error, job: { id: string; task: string }) => void

/** Every task as it is run: nothing of a job's payload leaves it in an error, and what is hopeless is not tried again. */
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
