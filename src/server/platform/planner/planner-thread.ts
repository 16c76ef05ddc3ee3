import { Worker } from 'node:worker_threads'
import type { PlanAnswer, PlanTask } from '#planner/answer.ts'
import type { PlannerResult } from './planner-worker.ts'

export interface Planner {
  /** Solves beside the process. Rejects where the thread ends, or takes too long. */
  solve(task: PlanTask): Promise<PlanAnswer>
}

interface PendingPlan {
  resolve: (answer: PlanAnswer) => void
  reject: (error: Error) => void
}

/** One plan is solved at a time; those behind it wait. */
const MAX_PENDING = 16
const TIMEOUT_MS = 10_000
const HEAP = { maxOldGenerationSizeMb: 512 }

export class PlannerBusyError extends Error {}

/** The planner in a thread of its own, started with the first plan: the process that answers requests is never blocked. */
export function createPlanner(): Planner {
  const pending = new Map<number, PendingPlan>()
  let worker: Worker | null = null
  let lastId = 0

  function fail(reason: Error): void {
    worker = null
    for (const { reject } of pending.values()) reject(reason)
    pending.clear()
  }

  function start(): Worker {
    const started = new Worker(new URL('./planner-worker.ts', import.meta.url), { resourceLimits: HEAP })
    const failOnce = (reason: Error) => {
      if (worker === started) fail(reason)
    }
    started.on('message', (result: PlannerResult) => {
      const one = pending.get(result.id)
      pending.delete(result.id)
      if ('error' in result) one?.reject(new Error(result.error))
      else one?.resolve(result.answer)
    })
    started.on('error', (error) => failOnce(error instanceof Error ? error : new Error(String(error))))
    started.on('exit', () => failOnce(new Error('the planner thread ended')))
    // an idle planner must not keep the process alive
    started.unref()
    return started
  }

  return {
    solve(task) {
      if (pending.size >= MAX_PENDING) return Promise.reject(new PlannerBusyError('too many plans wait'))
      worker ??= start()
      const id = ++lastId
      const current = worker
      return new Promise<PlanAnswer>((resolve, reject) => {
        const timer = setTimeout(() => {
          fail(new Error('a plan took too long'))
          void current.terminate()
        }, TIMEOUT_MS)
        const settle = () => clearTimeout(timer)
        pending.set(id, {
          resolve: (answer) => {
            settle()
            resolve(answer)
          },
          reject: (error) => {
            settle()
            reject(error)
          },
        })
        current.postMessage({ id, task })
      })
    },
  }
}
