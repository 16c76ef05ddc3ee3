import { AppError } from '../http/app-error.ts'

interface Bounds {
  /** Maximum concurrency. */
  atOnce: number
  /** Queue length; beyond it work is refused. */
  waiting: number
  /** Maximum concurrency per subject. */
  perSubject: number
  /** Queue length per subject, so that nobody fills the queue alone. */
  waitingPerSubject?: number
}

export interface Gate {
  /** Runs the work when a slot is free. @throws AppError `unavailable` with Retry-After when the queue is full */
  run<T>(subject: string, work: () => Promise<T>): Promise<T>
}

interface Waiter {
  subject: string
  start: () => void
}

const RETRY_SECONDS = 5

/** Concurrency limit (bulkhead) for expensive work of one process: bounded slots and queue, and a fair share per subject. */
export function createGate({ atOnce, waiting, perSubject, waitingPerSubject = waiting }: Bounds): Gate {
  const running: string[] = []
  const queue: Waiter[] = []
  const mayStart = (subject: string) =>
    running.length < atOnce && running.filter((one) => one === subject).length < perSubject

  async function acquireSlot(subject: string): Promise<void> {
    if (mayStart(subject)) {
      running.push(subject)
      return
    }
    const ahead = queue.filter((waiter) => waiter.subject === subject).length
    if (queue.length >= waiting || ahead >= waitingPerSubject)
      throw new AppError('unavailable', { headers: { 'retry-after': String(RETRY_SECONDS) } })
    await new Promise<void>((start) => queue.push({ subject, start }))
  }

  function releaseSlot(subject: string): void {
    running.splice(running.indexOf(subject), 1)
    const next = queue.findIndex((waiter) => mayStart(waiter.subject))
    const [waiter] = next < 0 ? [] : queue.splice(next, 1)
    if (!waiter) return
    running.push(waiter.subject)
    waiter.start()
  }

  return {
    async run(subject, work) {
      await acquireSlot(subject)
      try {
        return await work()
      } finally {
        releaseSlot(subject)
      }
    },
  }
}
