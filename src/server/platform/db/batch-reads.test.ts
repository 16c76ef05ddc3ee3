import { expect, it } from 'vitest'
import { createBatchReader } from './batch-reads.ts'

function createSlow() {
  const batches: string[][] = []
  const ends: (() => void)[] = []
  let version = 0
  const read = createBatchReader(async (keys) => {
    batches.push(keys)
    const seen = version
    await new Promise<void>((end) => ends.push(end))
    if (keys.includes('broken')) throw new Error('broken')
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, seen]))
  })
  const end = async () => {
    ends.shift()?.()
    await new Promise((turn) => setImmediate(turn))
  }
  return { batches, read, end, change: () => (version += 1) }
}

it('reads whoever comes meanwhile by one statement, which began after they asked', async () => {
  const { batches, read, end, change } = createSlow()
  const first = read('a')
  change()
  const others = [read('b'), read('a'), read('c'), read('none')]
  await end()
  expect(await first).toBe(0)
  await end()
  expect(await Promise.all(others)).toEqual([1, 1, 1, undefined])
  expect(batches).toEqual([['a'], ['b', 'a', 'c', 'none']])
})

it('fails those of one statement, and reads on', async () => {
  const { read, end } = createSlow()
  const first = read('first')
  const settled = Promise.allSettled([read('broken'), read('a')])
  await end()
  expect(await first).toBe(0)
  await end()
  const next = read('a')
  await end()
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await next).toBe(0)
})

it('reads long lists in turn', async () => {
  const { batches, read, end } = createSlow()
  const all = [read('first'), ...Array.from({ length: 1001 }, (_, i) => read(String(i)))]
  for (let i = 0; i < 4; i++) await end()
  expect((await Promise.all(all)).length).toBe(1002)
  expect(batches.map((keys) => keys.length)).toEqual([1, 500, 500, 1])
})
