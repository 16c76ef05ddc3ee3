import { Logger } from 'graphile-worker'
import { required } from '#domain/required.ts'
import type { Log } from '../log/log.ts'
import { maskSecrets } from '../log/mask-secrets.ts'

interface LoggedJob {
  id: string
  task_identifier: string
  attempts: number
  max_attempts: number
}

const MAX_SENTENCE = 200

/**
 * Adapts the job runner's log to ours. It passes whole jobs and puts errors into its messages, and a payload may be
 * somebody's mail: only a job's id, task, attempts and duration are logged, and of other messages the first line.
 */
export function createWorkerLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const write = log[level === 'warning' ? 'warn' : level].bind(log)
    const job = meta?.job as LoggedJob | undefined
    const thrown = meta?.error ?? meta?.fatalError
    const facts = {
      ...(job && describeJob(job, meta?.duration)),
      ...(thrown ? { err: toError(thrown) } : {}),
    }
    write(
      facts,
      job ? sentenceOf(meta) : maskSecrets(required(message.split('\n', 1)[0]).slice(0, MAX_SENTENCE)),
    )
  })
}

// passes the plain error: the log itself strips what is attached to it
const toError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))

function describeJob({ id, task_identifier, attempts, max_attempts }: LoggedJob, duration: unknown) {
  const durationMs = typeof duration === 'number' ? Math.round(duration) : undefined
  return { jobId: id, task: task_identifier, attempts, maxAttempts: max_attempts, durationMs }
}

function sentenceOf(meta: { success?: unknown; failure?: unknown } | undefined): string {
  if (meta?.success) return 'job done'
  return meta?.failure ? 'job failed' : 'job could not be released'
}
