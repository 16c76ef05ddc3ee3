import { Worker } from 'node:worker_threads'
import type { CurveAnswer, PlanAnswer, PlanTask } from '#planner/answer.ts'
import type { PlannerRequest, PlannerResult } from './planner-worker.ts'

/** Solves beside the process; what is not waited for any more is given up. Rejects where the thread ends. */
export interface Planner {
  /** The arrays of its spaces and people go to the thread: they are empty afterwards. */
  solve(task: PlanTask, signal?: AbortSignal): Promise<PlanAnswer>
  curve(task: PlanTask, signal?: AbortSignal): Promise<CurveAnswer>
}

interface Job {
  request: PlannerRequest
  settle: (result: PlannerResult | Error) => void
}

/** One plan is solved at a time; those behind it wait. */
const MAX_PENDING = 16
/** Of a plan, from its turn on. */
const TIMEOUT_MS = 10_000
const HEAP = { maxOldGenerationSizeMb: 512 }
const WORKER = new URL('./planner-worker.ts', import.meta.url)

/** There is no answer now, and there may be one in a moment: too many wait, it took too long, or nobody waits for it. */
export class PlannerBusyError extends Error {}

/** The planner in a thread of its own, started with the first plan: the process that answers requests is never blocked. */
export function createPlanner({ script = WORKER } = {}): Planner {
  const waiting: Job[] = []
  const cancelled = new Int32Array(new SharedArrayBuffer(4))
  let worker: Worker | null = null
  let current: (Job & { timer: NodeJS.Timeout }) | null = null
  let lastId = 0

  function finish(result: PlannerResult | Error): void {
    if (!current) return
    clearTimeout(current.timer)
    current.settle(result)
    current = null
    startNext()
  }

  function startNext(): void {
    const job = current ? undefined : waiting.shift()
    if (!job) return
    worker ??= start()
    current = { ...job, timer: setTimeout(endLate, TIMEOUT_MS) }
    worker.postMessage(job.request, listBuffers(job.request.task))
  }

  function endLate(): void {
    void worker?.terminate()
    worker = null
    finish(new PlannerBusyError('a plan took too long'))
  }

  function start(): Worker {
    const started = new Worker(script, { resourceLimits: HEAP, workerData: cancelled.buffer })
    const fail = (reason: Error) => {
      if (worker !== started) return
      worker = null
      finish(reason)
    }
    // the last words of a thread that was given up are nobody's answer
    started.on('message', (result: PlannerResult) => {
      if (worker === started && result.id === current?.request.id) finish(result)
    })
    started.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))))
    started.on('exit', () => fail(new Error('the planner thread ended')))
    // an idle planner must not keep the process alive
    started.unref()
    return started
  }

  function giveUp(id: number): void {
    const at = waiting.findIndex(({ request }) => request.id === id)
    if (at >= 0) waiting.splice(at, 1)
    else Atomics.store(cancelled, 0, id)
  }

  function ask(kind: PlannerRequest['kind'], task: PlanTask, signal?: AbortSignal) {
    if (signal?.aborted) return Promise.reject(new PlannerBusyError('nobody waits for it'))
    if (waiting.length + (current ? 1 : 0) >= MAX_PENDING)
      return Promise.reject(new PlannerBusyError('too many plans wait'))
    const id = ++lastId
    return new Promise<PlanAnswer | CurveAnswer>((resolve, reject) => {
      const leave = () => {
        giveUp(id)
        reject(new PlannerBusyError('nobody waits for it'))
      }
      signal?.addEventListener('abort', leave, { once: true })
      const settle = (result: PlannerResult | Error) => {
        signal?.removeEventListener('abort', leave)
        if (result instanceof Error) reject(result)
        else if ('error' in result) reject(new Error(result.error))
        else if (result.answer) resolve(result.answer)
      }
      waiting.push({ request: { id, kind, task }, settle })
      startNext()
    })
  }

  return {
    solve: (task, signal) => ask('plan', task, signal) as Promise<PlanAnswer>,
    curve: (task, signal) => ask('curve', task, signal) as Promise<CurveAnswer>,
  }
}

function listBuffers({ rows, people }: PlanTask): ArrayBuffer[] {
  // both have columns of the same names
  return [...Object.values(rows), ...Object.values(people)].map(
    (column: Int32Array | Float64Array | Uint8Array) => column.buffer as ArrayBuffer,
  )
}
