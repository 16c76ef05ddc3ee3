import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runQuery } from '#test/support/run-query.ts'
import { ownCalendarQuery } from './queries.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['an evening in Seattle, where UTC is a day ahead', '2026-11-23T04:00:00Z', '2026-11-22', '2027-11-25'],
  ['a morning', '2026-11-22T16:00:00Z', '2026-11-22', '2027-11-24'],
])('on %s the year begins no later than today', async (_when, now, from, to) => {
  vi.setSystemTime(new Date(now))
  const call = `GET /api/my/listings/7/calendar?from=${from}&to=${to}`
  const { data } = await runQuery(ownCalendarQuery('7'), { [call]: { units: [] } })
  expect(data).toEqual({ units: [], readAt: Date.parse(now) })
})
