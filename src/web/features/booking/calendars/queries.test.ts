import { describe, expect, it } from 'vitest'
import { runQuery } from '#test/support/run-query.ts'
import { calendarsQuery } from './queries.ts'

const read = calendarsQuery('7').refetchInterval as (query: { state: { data?: object } }) => number | false
const calendar = (checkedAt: string | null, error: string | null = null) => ({ checkedAt, error })
const interval = (...imported: object[]) => read({ state: { data: { imported } } })

describe('calendars are asked about again', () => {
  it.each([
    ['not before they are known', undefined],
    ['not where there are none', []],
    ['not once each was read', [calendar('2026-11-22T20:00:00Z')]],
    ['not where one cannot be read', [calendar(null, 'Not found')]],
  ])('%s', (_what, imported) => {
    expect(read({ state: imported ? { data: { imported } } : {} })).toBe(false)
  })

  it('every two seconds while one was just joined', () => {
    expect(interval(calendar('2026-11-22T20:00:00Z'), calendar(null))).toBe(2000)
  })
})

it('come with when they were read', async () => {
  const before = Date.now()
  const { data } = await runQuery(calendarsQuery('7'), {
    'GET /api/my/listings/7/calendars': { imported: [] },
  })
  expect((data as { readAt: number }).readAt).toBeGreaterThanOrEqual(before)
})
