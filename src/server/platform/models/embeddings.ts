import { Worker, type WorkerOptions } from 'node:worker_threads'
import { toUnit, type Vector } from '#assistant/meaning/vectors.ts'
import type { EmbedResult, EmbedTask } from './embeddings-worker.ts'

export interface Embedder {
  /** Unit-length vectors, one per text; null when the model is unavailable or too slow: callers fall back to rules. */
  embed(texts: readonly string[]): Promise<Vector[] | null>
  /** Stops the model's thread to free its memory; the next call restarts it. */
  unload(): Promise<void>
  /** As `unload`, permanently. */
  close(): Promise<void>
}

export interface EmbedderOptions {
  /** Called when the model is unavailable; it is retried only after a while. */
  onFailure: (reason: string) => void
  /** Timeout of one call, ms. The first call includes loading the model. */
  timeoutMs?: number
  /** Idle timeout after which the model is unloaded, ms. */
  idleMs?: number
  /** For jobs: the thread runs at the lowest priority. */
  isBackground?: boolean
  workerUrl?: URL
}

interface PendingText {
  resolve: (vectors: Vector[] | null) => void
  timer: NodeJS.Timeout
}

const TIMEOUT_MS = 8000
const IDLE_MS = 10 * 60_000
const RETRY_MS = 5 * 60_000
/** The weights lie outside the heap; without a limit its garbage would cost as much memory again (measured: 70 MB). */
const HEAP = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 96 }

/** The built-in sentence model in a worker thread: lazily started, offline; failures are never fatal. */
export function createEmbedder(options: EmbedderOptions): Embedder {
  const { onFailure, timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS } = options
  const waiting = new Map<number, PendingText>()
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let brokenUntil = 0
  let lastId = 0

  function fail(reason: string): void {
    brokenUntil = Date.now() + RETRY_MS
    worker = null
    for (const id of waiting.keys()) settle(id, null)
    onFailure(reason)
  }

  function settle(id: number, vectors: Vector[] | null): void {
    const one = waiting.get(id)
    if (!one) return
    clearTimeout(one.timer)
    waiting.delete(id)
    one.resolve(vectors)
  }

  function start(): Worker {
    const started = new Worker(
      options.workerUrl ?? new URL('./embeddings-worker.ts', import.meta.url),
      workerOptions(options),
    )
    const failOnce = (reason: string) => {
      if (worker === started) fail(reason)
    }
    started.on('message', (result: EmbedResult) => {
      if ('error' in result) failOnce(result.error)
      else settle(result.id, result.vectors.map(toUnit))
    })
    started.on('error', (error) => failOnce(error instanceof Error ? error.message : String(error)))
    started.on('exit', () => failOnce('the model thread ended'))
    // An idle model must not keep the process alive.
    started.unref()
    return started
  }

  async function unload(): Promise<void> {
    const ended = worker
    worker = null
    clearTimeout(idle)
    for (const id of waiting.keys()) settle(id, null)
    await ended?.terminate()
  }

  function unloadLater(): void {
    clearTimeout(idle)
    idle = setTimeout(() => (waiting.size > 0 ? unloadLater() : void unload()), idleMs).unref()
  }

  return {
    unload,
    embed(texts) {
      if (texts.length === 0) return Promise.resolve([])
      if (Date.now() < brokenUntil) return Promise.resolve(null)
      worker ??= start()
      unloadLater()
      const task: EmbedTask = { id: ++lastId, texts }
      return new Promise((resolve) => {
        const timer = setTimeout(() => settle(task.id, null), timeoutMs)
        waiting.set(task.id, { resolve, timer })
        worker?.postMessage(task)
      })
    },
    async close() {
      brokenUntil = Number.POSITIVE_INFINITY
      await unload()
    },
  }
}

function workerOptions({ isBackground = false }: EmbedderOptions): WorkerOptions {
  return { resourceLimits: HEAP, workerData: { isBackground } }
}
