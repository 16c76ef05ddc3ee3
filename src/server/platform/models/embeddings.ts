import { Worker } from 'node:worker_threads'
import { toUnit, type Vector } from '#assistant/meaning/vectors.ts'
import type { EmbedResult, EmbedTask } from './embeddings-worker.ts'

export interface Embedder {
  /** Unit-length vectors, one a text; null when the model is not there or too slow: rules answer then. */
  embed(texts: readonly string[]): Promise<Vector[] | null>
  close(): Promise<void>
}

export interface EmbedderOptions {
  /** Told once, when the model cannot be used. */
  onFailure: (reason: string) => void
  /** Longest wait for one call, ms. The first call also loads the model. */
  timeoutMs?: number
  workerUrl?: URL
}

interface Waiting {
  resolve: (vectors: Vector[] | null) => void
  timer: NodeJS.Timeout
}

const TIMEOUT_MS = 8000

/** The built-in sentence model in a worker thread: started by the first call, offline, never fatal. */
export function createEmbedder(options: EmbedderOptions): Embedder {
  const { onFailure, timeoutMs = TIMEOUT_MS } = options
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let broken = false
  let lastId = 0

  function fail(reason: string): void {
    if (!broken) onFailure(reason)
    broken = true
    for (const id of waiting.keys()) settle(id, null)
  }

  function settle(id: number, vectors: Vector[] | null): void {
    const one = waiting.get(id)
    if (!one) return
    clearTimeout(one.timer)
    waiting.delete(id)
    one.resolve(vectors)
  }

  function start(): Worker {
    const started = new Worker(options.workerUrl ?? new URL('./embeddings-worker.ts', import.meta.url))
    started.on('message', (result: EmbedResult) => {
      if ('error' in result) fail(result.error)
      else settle(result.id, result.vectors.map(toUnit))
    })
    started.on('error', (error) => fail(error instanceof Error ? error.message : String(error)))
    started.on('exit', () => fail('the model thread ended'))
    // An idle model must not keep the process alive.
    started.unref()
    return started
  }

  return {
    embed(texts) {
      if (broken || texts.length === 0) return Promise.resolve(broken ? null : [])
      worker ??= start()
      const task: EmbedTask = { id: ++lastId, texts }
      return new Promise((resolve) => {
        const timer = setTimeout(() => settle(task.id, null), timeoutMs)
        waiting.set(task.id, { resolve, timer })
        worker?.postMessage(task)
      })
    },
    async close() {
      broken = true
      for (const id of waiting.keys()) settle(id, null)
      await worker?.terminate()
    },
  }
}
