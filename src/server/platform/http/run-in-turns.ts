import { setImmediate as nextTurn } from 'node:timers/promises'

/** Other requests are answered after so many milliseconds of it. */
const TURN_MS = 5

/** Runs what takes long without keeping anybody waiting: it yields wherever it may be interrupted. */
export async function runInTurns<T>(steps: Generator<void, T>): Promise<T> {
  for (let began = performance.now(); ; ) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - began < TURN_MS) continue
    await nextTurn()
    began = performance.now()
  }
}
