import { parentPort, workerData } from 'node:worker_threads'

/** In place of the planner: answers with the number of the request and what it saw, once its task lets it. */
const cancelled = new Int32Array(workerData as SharedArrayBuffer)

interface HeldRequest {
  id: number
  task: { hold: SharedArrayBuffer; fails?: boolean }
}

parentPort?.on('message', ({ id, task }: HeldRequest) => {
  Atomics.wait(new Int32Array(task.hold), 0, 0)
  if (task.fails) throw new Error('fell over')
  parentPort?.postMessage({ id, answer: { id, wasCancelled: Atomics.load(cancelled, 0) === id } })
})
