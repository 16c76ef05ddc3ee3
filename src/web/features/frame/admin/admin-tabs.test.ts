import { expect, it } from 'vitest'
import { ADMIN_TABS, formatTabCount } from './admin-tabs.ts'

it.each([
  [1, '1'],
  [999, '999'],
  [1000, '999+'],
])('%d is shown as %s', (count, text) => {
  expect(formatTabCount(count)).toBe(text)
})

it('every count has a tab that shows it, and only one', () => {
  const counted = ADMIN_TABS.flatMap((tab) => tab.counted ?? [])
  expect(counted.toSorted()).toEqual([
    'disputes',
    'errors',
    'ledger',
    'listings',
    'reports',
    'reviews',
    'support',
  ])
})

it('no address has two tabs', () => {
  expect(new Set(ADMIN_TABS.map(({ to }) => to)).size).toBe(ADMIN_TABS.length)
})
