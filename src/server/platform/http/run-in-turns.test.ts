import { expect, it } from 'vitest'
import { runInTurns } from './run-in-turns.ts'

/** Longer than a turn. */
const LONG_MS = 6

function* work(name: string, done: string[]): Generator<void, string> {
  for (let step = 0; step < 3; step++) {
    for (const began = performance.now(); performance.now() - began < LONG_MS; );
    done.push(name)
    yield
  }
  return name
}

it('takes turns with whatever else runs, and with itself', async () => {
  const done: string[] = []
  const both = await Promise.all([runInTurns(work('a', done)), runInTurns(work('b', done))])
  expect(both).toEqual(['a', 'b'])
  expect(done.join('')).toBe('ababab')
})

it('fails as its steps do, and keeps nobody else from running', async () => {
  const failing = (function* (): Generator<void, string> {
    yield
    throw new Error('broken')
  })()
  await expect(runInTurns(failing)).rejects.toThrow('broken')
  expect(await runInTurns(work('c', []))).toBe('c')
})
