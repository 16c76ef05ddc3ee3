import { expect, it, test } from 'vitest'
import { parseRequestFilter } from './request-filter.ts'
import { listShown, listTabs } from './request-tabs.ts'

test.each([
  [{}, {}],
  [{ show: 'held' }, { show: 'held' }],
  [{ show: 'over', other: '1' }, { show: 'over' }],
  [{ show: 'draft' }, {}],
  [{ show: ['held'] }, {}],
])('%j is read as %j', (raw, filter) => expect(parseRequestFilter(raw)).toEqual(filter))

it('shows what is not over, one status, or all that is over', () => {
  expect(listShown({})).toContain('in-flight')
  expect(listShown({})).not.toContain('draft')
  expect(listShown({ show: 'quoted' })).toEqual(['quoted'])
  expect(listShown({ show: 'over' })).toEqual(['completed', 'cancelled', 'declined', 'withdrawn', 'expired'])
})

it('counts each status, and leaves out those that have none', () => {
  const counts = { requested: 2, 'in-flight': 1, declined: 3, expired: 4 }
  const say = (filter: Parameters<typeof listTabs>[1]) =>
    listTabs(counts, filter).map(({ label, count, isShown }) => `${label} ${count}${isShown ? ' *' : ''}`)
  expect(say({})).toEqual(['Open 3 *', 'Requested 2', 'Running 1', 'Over 7'])
  expect(say({ show: 'held' })).toEqual(['Open 3', 'Requested 2', 'Held 0 *', 'Running 1', 'Over 7'])
})
