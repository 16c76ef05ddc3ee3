import { describe, expect, it } from 'vitest'
import { listAnswer, runQuery } from '#test/support/run-query.ts'
import { OWN_LISTINGS, ownListingQuery, spacesQuery, toBooked } from './queries.ts'
import type { SpacesSearch } from './spaces-search.ts'

describe('a page of own spaces', () => {
  it.each<[SpacesSearch, string]>([
    [{}, 'limit=50'],
    [{ status: 'paused', q: 'pine wall' }, 'status=paused&q=pine+wall&limit=50'],
    [{ type: 'radio', structure: 12, page: 3 }, 'adType=radio&structure=12&page=3&limit=50'],
    [{ sort: 'price', dir: 'desc' }, 'sort=price&dir=desc&limit=50'],
    [{ min: 0, max: 900, photo: 'none', rows: 'compact' }, 'minPrice=0&maxPrice=900&photos=none&limit=50'],
  ])('%j asks %s', async (search, query) => {
    const { calls } = await runQuery(spacesQuery(search), { [`GET /api/my/spaces?${query}`]: [] })
    expect(calls).toEqual([`GET /api/my/spaces?${query}`])
  })

  it.each([
    ['as the header says', listAnswer([{ id: 1 }], { total: 240 }), 240],
    ['as many as there are where it says nothing', listAnswer([{ id: 1 }]), 1],
  ])('counts %s', async (_what, answer, total) => {
    const { data } = await runQuery(spacesQuery({}), { 'GET /api/my/spaces?limit=50': answer })
    expect(data).toEqual({ spaces: [{ id: 1 }], total })
  })

  it('is read anew with everything about own spaces', () => {
    for (const { queryKey } of [spacesQuery({}), ownListingQuery('7')])
      expect(queryKey.slice(0, 1)).toEqual([...OWN_LISTINGS])
  })
})

it('what nobody has set for bookings binds nothing', () => {
  const set = { mode: 'request', updatedAt: '2027-01-01T00:00:00.000Z', leadDays: 5 } as const
  expect(toBooked(set)).toEqual({ leadDays: 5 })
  expect(toBooked({ ...set, updatedAt: null })).toBeNull()
  expect(toBooked({ ...set, mode: 'off' })).toBeNull()
})
