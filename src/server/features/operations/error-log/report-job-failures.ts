import type { WorkerEventMap, WorkerEvents } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { FAILING_TRIES } from '../jobs/queries.ts'
import { logJobError } from './log-server-error.ts'

/** Reports a job that gave up, or that has failed so often that somebody should know before it does. */
export function reportJobFailures(events: WorkerEvents, context: AppContext): void {
  const report = ({ job, error }: WorkerEventMap['job:error' | 'job:failed']) =>
    logJobError(context, error, { id: job.id, task: job.task_identifier })
  events.on('job:failed', report)
  events.on('job:error', (event) => {
    const { attempts, max_attempts } = event.job
    if (attempts === FAILING_TRIES && attempts < max_attempts) report(event)
  })
}
