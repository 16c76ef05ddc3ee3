import { describe, expect, it } from 'vitest'
import { BOOKING_STATUSES, UNFINISHED_STATUSES } from '#domain/booking/lifecycle.ts'
import type { RequestFilter } from './request-filter.ts'
import { listShown, listTabs, type RequestCounts, WAITING } from './request-tabs.ts'

const tabs = (counts: RequestCounts, filter: RequestFilter = {}) =>
  listTabs(counts, filter).map(({ label, count, isShown }) => `${label} ${count}${isShown ? ' *' : ''}`)

describe('what is shown', () => {
  it('is everything open where nothing is asked for', () => {
    expect(listShown({})).toEqual(UNFINISHED_STATUSES)
  })

  it('is one status', () => {
    expect(listShown({ show: 'held' })).toEqual(['held'])
  })

  it('is every status under open or over, but drafts, which are the buyer’s own', () => {
    const all = [...listShown({}), ...listShown({ show: 'over' })]
    expect(all.toSorted()).toEqual(BOOKING_STATUSES.filter((status) => status !== 'draft').toSorted())
  })
})

describe('the tabs', () => {
  it.each<[string, RequestCounts, RequestFilter, string[]]>([
    ['nothing yet', {}, {}, ['Open 0 *', 'Over 0']],
    [
      'some',
      { requested: 2, booked: 1, completed: 4 },
      {},
      ['Open 3 *', 'Requested 2', 'Booked 1', 'Over 4'],
    ],
    ['one that is shown', { requested: 2 }, { show: 'requested' }, ['Open 2', 'Requested 2 *', 'Over 0']],
    ['one that is shown and empty stays', {}, { show: 'held' }, ['Open 0', 'Held 0 *', 'Over 0']],
    ['what is over', { cancelled: 1, expired: 2 }, { show: 'over' }, ['Open 0', 'Over 3 *']],
    ['drafts of buyers are no requests', { draft: 9 }, {}, ['Open 0 *', 'Over 0']],
  ])('%s', (_what, counts, filter, expected) => {
    expect(tabs(counts, filter)).toEqual(expected)
  })

  it('lead back to everything open', () => {
    expect(listTabs({}, { show: 'held' })[0]!.filter).toEqual({})
  })
})

it('waits for somebody before it is agreed and paid', () => {
  expect(WAITING.every((status) => UNFINISHED_STATUSES.includes(status))).toBe(true)
  expect(WAITING).not.toContain('booked')
})
