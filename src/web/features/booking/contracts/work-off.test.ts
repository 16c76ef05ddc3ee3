import { expect, it } from 'vitest'
import type { ContractBooking, ContractLine } from '#contract/booking/contracts.ts'
import { workOff } from './work-off.ts'

const line = (id: number) => ({ line: { id } as ContractLine })
const answer = (lineId: number) => ({ lineId, outcome: 'booked' }) as ContractBooking

it('sends batches in order, says how far it is, and keeps what was done before a failure', async () => {
  const { signal } = new AbortController()
  const steps: number[] = []
  const given = {
    items: [1, 2, 3, 4, 5].map(line),
    size: 2,
    signal,
    onProgress: (done: number) => steps.push(done),
  }
  const all = await workOff({ ...given, send: async (batch) => batch.map((one) => answer(one.line.id)) })
  expect(all?.lines.map((one) => one.line.id)).toEqual([1, 2, 3, 4, 5])
  expect([steps, all?.problem]).toEqual([[0, 2, 4], null])
  const some = await workOff({
    ...given,
    send: async (batch) => {
      if (batch[0]?.line.id === 3) throw new Error('The connection is gone')
      return batch.map((one) => answer(one.line.id))
    },
  })
  expect(some).toMatchObject({ lines: [{ lineId: 1 }, { lineId: 2 }], problem: 'The connection is gone' })
})

it('says nothing of what was stopped', async () => {
  const stop = new AbortController()
  const send = async () => {
    stop.abort()
    return [answer(1)]
  }
  expect(
    await workOff({ items: [line(1)], size: 1, send, onProgress: () => undefined, signal: stop.signal }),
  ).toBeNull()
})
