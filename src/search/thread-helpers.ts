import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { HelperOrder } from './helper-thread.ts'
import type { Help, HelpedQuery, SearchHelpers } from './search-helpers.ts'
import type { PassPart, SearchPass, Settled } from './search-pass.ts'
import { listTasks } from './split-tasks.ts'
import { DONE, NEXT, READY, ROUND, SIGNALS } from './thread-signals.ts'

/** Measured on two cores: a filtered million took as long split as alone, two million a fifth less, four million nearly half. */
const WORTH_ROWS = 2_000_000
/** A helper that takes longer is broken, not slow. */
const PATIENCE_MS = 2_000

interface Options {
  /** Threads beside the one that asks. */
  count: number
  worthRows?: number
  taskRows?: number
  patienceMs?: number
}

interface Helper {
  worker: Worker
  port: MessagePort
}

/**
 * Splits a query over threads that read the same shared columns. The asking thread takes nodes like the others and then waits
 * for them, so nothing changes under a query, and an answer is the one it would have found alone.
 */
export class ThreadHelpers implements SearchHelpers {
  readonly #helpers: Helper[]
  readonly #signals = new Int32Array(new SharedArrayBuffer(SIGNALS * 4))
  readonly #worthRows: number
  readonly #taskRows: number | undefined
  readonly #patienceMs: number
  /** The base that the threads know. */
  #known: Settled | null = null
  #isBroken = false

  constructor({ count, worthRows = WORTH_ROWS, taskRows, patienceMs = PATIENCE_MS }: Options) {
    this.#worthRows = worthRows
    this.#taskRows = taskRows
    this.#patienceMs = patienceMs
    this.#helpers = Array.from({ length: count }, () => this.#start())
  }

  /** True once all threads wait for work. */
  get isReady(): boolean {
    return !this.#isBroken && Atomics.load(this.#signals, READY) === this.#helpers.length
  }

  run(pass: SearchPass, { base, query, region, depth }: HelpedQuery): Help {
    if (!this.isReady || !pass.isSifting || base.tree.size === 0) return 'declined'
    const { nodes, rows } = listTasks(base.tree, region, this.#taskRows)
    if (rows < this.#worthRows || nodes.length < 2) return 'declined'
    this.#tell(base)
    const { unlocatedIds: _unlocated, ...asked } = query
    for (const { port } of this.#helpers)
      port.postMessage({ query: asked, depth, nodes } satisfies HelperOrder)
    this.#wake()
    pass.runTasks(nodes, () => Atomics.add(this.#signals, NEXT, 1))
    if (!this.#waitForAll()) {
      void this.close()
      return 'spoilt'
    }
    const parts = this.#helpers.map(({ port }) => receiveMessageOnPort(port)?.message as PassPart | undefined)
    for (const part of parts) if (part) pass.absorb(part)
    return 'done'
  }

  async close(): Promise<void> {
    this.#isBroken = true
    await Promise.all(this.#helpers.map(({ worker }) => worker.terminate()))
  }

  #start(): Helper {
    const { port1, port2 } = new MessageChannel()
    const worker = new Worker(new URL('./helper-thread.ts', import.meta.url), {
      workerData: { signals: this.#signals, port: port2 },
      transferList: [port2],
    })
    worker.on('error', () => {
      this.#isBroken = true
    })
    worker.unref()
    port1.unref()
    return { worker, port: port1 }
  }

  /** After a merge there is another base; only its addresses are sent. */
  #tell(base: Settled): void {
    if (base === this.#known) return
    const { columns, tree, located } = base
    for (const { port } of this.#helpers)
      port.postMessage({ base: { columns, tree, located } } satisfies HelperOrder)
    this.#known = base
  }

  #wake(): void {
    Atomics.store(this.#signals, NEXT, 0)
    Atomics.store(this.#signals, DONE, 0)
    Atomics.add(this.#signals, ROUND, 1)
    Atomics.notify(this.#signals, ROUND)
  }

  #waitForAll(): boolean {
    const until = performance.now() + this.#patienceMs
    for (;;) {
      const done = Atomics.load(this.#signals, DONE)
      if (done === this.#helpers.length) return true
      const left = until - performance.now()
      if (left <= 0) return false
      Atomics.wait(this.#signals, DONE, done, left)
    }
  }
}
