import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { untilAnswered } from './until-answered.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('R6: goes on by itself once the service has answered', async () => {
  const answers = [true, true, false]
  const ask = vi.fn(async () => ({ isPending: answers.shift()! }))
  const onPending = vi.fn()
  const answered = untilAnswered(ask, onPending)
  await vi.runAllTimersAsync()
  expect(await answered).toEqual({ isPending: false })
  expect([ask.mock.calls.length, onPending.mock.calls.length]).toEqual([3, 2])
})

it('R6: ends with words where it never does, and at once with the server’s refusal', async () => {
  const endless = expect(
    untilAnswered(
      async () => ({ isPending: true }),
      () => {},
    ),
  ).rejects.toThrow('The payment service does not answer.')
  await vi.runAllTimersAsync()
  await endless
  const refused = untilAnswered(
    async () => Promise.reject(new Error('Card payments are briefly unavailable.')),
    () => {},
  )
  await expect(refused).rejects.toThrow('Card payments are briefly unavailable.')
})
