import { expect, it } from 'vitest'
import { coalesce } from './coalesce.ts'

/** Work whose runs the test ends by hand. */
function buildWork() {
  const runs: PromiseWithResolvers<void>[] = []
  const call = coalesce(() => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  })
  return { runs, call }
}

it('a hundred calls at once are two runs', async () => {
  const { runs, call } = buildWork()
  const calls = Array.from({ length: 100 }, call)
  expect(runs).toHaveLength(1)
  runs[0]!.resolve()
  await calls[0]
  await Promise.resolve()
  expect(runs).toHaveLength(2)
  runs[1]!.resolve()
  await Promise.all(calls)
  expect(runs).toHaveLength(2)
})

it('a call during a run waits for a run that began after it', async () => {
  const { runs, call } = buildWork()
  const first = call()
  let isDone = false
  const second = call().then(() => {
    isDone = true
  })
  runs[0]!.resolve()
  await first
  expect(isDone).toBe(false)
  while (runs.length < 2) await Promise.resolve()
  const third = call()
  runs[1]!.resolve()
  await second
  // started during the second run
  while (runs.length < 3) await Promise.resolve()
  runs[2]!.resolve()
  await third
  call()
  expect(runs).toHaveLength(4)
})

it('a failed run rejects its callers, and the next one still runs', async () => {
  const { runs, call } = buildWork()
  const first = call()
  const second = call()
  runs[0]!.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  while (runs.length < 2) await Promise.resolve()
  runs[1]!.resolve()
  await second
})
