import { setImmediate as nextTurn } from 'node:timers/promises'

/** Other requests are answered after so many milliseconds of it, however many run at once. */
const TURN_MS = 5

/** Each gets a turn of every round. */
let running = 0

/** Runs what takes long without keeping anybody waiting: it yields wherever it may be interrupted. */
export async function runInTurns<T>(steps: Generator<void, T>): Promise<T> {
  running++
  try {
    for (let began = performance.now(); ; ) {
      const step = steps.next()
      if (step.done) return step.value
      if (performance.now() - began < TURN_MS / running) continue
      await nextTurn()
      began = performance.now()
    }
  } finally {
    running--
  }
}
