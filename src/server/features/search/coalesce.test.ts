import { expect, it } from 'vitest'
import { coalesce } from './coalesce.ts'

/** Work whose runs end when told to. */
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
  // began while the second was under way
  while (runs.length < 3) await Promise.resolve()
  runs[2]!.resolve()
  await third
  call()
  expect(runs).toHaveLength(4)
})

it('a run that fails is told to its callers, and the next runs all the same', async () => {
  const { runs, call } = buildWork()
  const first = call()
  const second = call()
  runs[0]!.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  while (runs.length < 2) await Promise.resolve()
  runs[1]!.resolve()
  await second
})
