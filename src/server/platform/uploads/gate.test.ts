import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

const settled = () => new Promise((done) => setImmediate(done))

test('limits concurrency in all and per subject, queues, then refuses', async () => {
  const gate = createGate({ atOnce: 2, waiting: 2, perSubject: 1 })
  const started: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    started.push(name)
    return new Promise<void>((end) => ends.push(end))
  }
  const first = gate.run('ada', work('ada 1'))
  const second = gate.run('ada', work('ada 2'))
  const other = gate.run('bob', work('bob 1'))
  const last = gate.run('bob', work('bob 2'))
  await settled()
  expect(started).toEqual(['ada 1', 'bob 1'])
  await expect(gate.run('cid', work('cid 1'))).rejects.toMatchObject({
    code: 'unavailable',
    refusal: { headers: { 'retry-after': '5' } },
  })
  ends[1]!()
  await other
  await settled()
  expect(started).toEqual(['ada 1', 'bob 1', 'bob 2'])
  ends[0]!()
  await first
  await settled()
  expect(started).toEqual(['ada 1', 'bob 1', 'bob 2', 'ada 2'])
  for (const end of ends) end()
  await Promise.all([second, last])
})

test('failed work releases its slot', async () => {
  const gate = createGate({ atOnce: 1, waiting: 0, perSubject: 1 })
  await expect(gate.run('', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await gate.run('', async () => 'done')).toBe('done')
})

test('nobody fills the queue alone', async () => {
  const gate = createGate({ atOnce: 1, waiting: 3, perSubject: 1, waitingPerSubject: 1 })
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((end) => ends.push(end))
  const runs = [gate.run('ada', work), gate.run('ada', work)]
  await expect(gate.run('ada', work)).rejects.toMatchObject({ code: 'unavailable' })
  runs.push(gate.run('bob', work))
  for (let ended = 0; ended < runs.length; ended++) {
    await settled()
    ends[ended]!()
  }
  await Promise.all(runs)
})
