import { type MessagePort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import type { Columns } from './columns.ts'
import { planSearch } from './plan-search.ts'
import type { SearchQuery } from './query.ts'
import { createRegion } from './region.ts'
import { SearchPass, type Settled } from './search-pass.ts'
import { DONE, NEXT, READY, ROUND } from './thread-signals.ts'
import type { Tree } from './tree.ts'

/** What a thread is told: another base, or a query to help with. */
export type HelperOrder =
  | { base: { columns: Columns; tree: Tree; located: number } }
  | { query: SearchQuery; depth: number; nodes: Uint32Array }

/** Waits asleep for the next round, takes nodes until none is left, and sends what it found. */
function help(signals: Int32Array, port: MessagePort): never {
  let base: Settled | null = null
  let round = 0
  Atomics.add(signals, READY, 1)
  for (;;) {
    Atomics.wait(signals, ROUND, round)
    round = Atomics.load(signals, ROUND)
    for (let told = receiveMessageOnPort(port); told; told = receiveMessageOnPort(port)) {
      const order = told.message as HelperOrder
      if ('base' in order) base = { ...order.base, find: () => -1 }
      else if (base) port.postMessage(answer(base, order, signals))
    }
    Atomics.add(signals, DONE, 1)
    Atomics.notify(signals, DONE)
  }
}

function answer(base: Settled, order: Extract<HelperOrder, { query: SearchQuery }>, signals: Int32Array) {
  const { rank, to } = planSearch(order.query, order.depth)
  const pass = new SearchPass(base, order.query, { region: createRegion(order.query), rank, to })
  pass.runTasks(order.nodes, () => Atomics.add(signals, NEXT, 1))
  return pass.toPart()
}

const { signals, port } = workerData as { signals: Int32Array; port: MessagePort }
help(signals, port)
