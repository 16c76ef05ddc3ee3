import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { KeptInput } from '#test/support/child/kept-child.ts'
import { keepChildren } from './keep-children.ts'

const ENTRY = join(import.meta.dirname, '../../../../test/support/child/kept-child.ts')
const BOUNDS = { seconds: 60, megabytes: 256, heapMegabytes: 64 }

function start(keeping: { inputs?: number; idleMs?: number; seconds?: number } = {}) {
  const { seconds = BOUNDS.seconds, inputs = 100, idleMs = 60_000 } = keeping
  const kept = keepChildren(ENTRY, { ...BOUNDS, seconds }, { atMost: 2, inputs, idleMs })
  return (subject: string, does: KeptInput['does'] = 'answers') => kept.run<number>(subject, { does })
}

const pidOf = (answer: object) => ('value' in answer ? (answer.value as number) : Number.NaN)

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('what is the same subject’s is read by one process, and nothing of others', async () => {
  const run = start()
  const [first, second, other] = [await run('a'), await run('a'), await run('b')]
  expect(pidOf(first)).toBeGreaterThan(0)
  expect(pidOf(second)).toBe(pidOf(first))
  expect(pidOf(other)).not.toBe(pidOf(first))
  // a third subject takes the place of one that has nothing to do
  await run('c')
  await expect.poll(() => [first, other].map(pidOf).filter(isRunning).length, { timeout: 20_000 }).toBe(1)
})

it('two at once are read by two', async () => {
  const run = start()
  const [one, two] = await Promise.all([run('a'), run('a')])
  expect(pidOf(one)).not.toBe(pidOf(two))
})

it('one that fails ends, and the next input begins another', async () => {
  const run = start({ seconds: 5 })
  const first = pidOf(await run('a'))
  expect(await run('a', 'throws')).toEqual({ failure: 'crash' })
  const next = pidOf(await run('a'))
  expect(next).not.toBe(first)
  expect(await run('a', 'loops')).toEqual({ failure: 'time' })
  expect(pidOf(await run('a'))).not.toBe(next)
})

it('a crash that inputs before have prepared is not held against one', async () => {
  const run = start()
  const first = pidOf(await run('a', 'wears'))
  const second = pidOf(await run('a', 'wears'))
  expect(second).toBeGreaterThan(0)
  expect(second).not.toBe(first)
})

it('too much memory is said at once, and the next input begins another', async () => {
  const run = start()
  const first = pidOf(await run('a', 'leaks'))
  expect(first).toBeGreaterThan(0)
  expect(await run('a', 'leaks')).toEqual({ failure: 'memory' })
  expect(pidOf(await run('a', 'leaks'))).not.toBe(first)
})

it('ends after so many inputs, and when nothing comes', async () => {
  const few = start({ inputs: 2 })
  const [first, second, third] = [pidOf(await few('a')), pidOf(await few('a')), pidOf(await few('a'))]
  expect([second === first, third === first]).toEqual([true, false])
  const idle = pidOf(await start({ idleMs: 50 })('a'))
  await expect.poll(() => isRunning(idle), { timeout: 20_000 }).toBe(false)
})
