import { expect, it } from 'vitest'
import { formatShare, sumViews } from './share.ts'

it.each([
  [[], 0],
  [[{ views: 0 }], 0],
  [[{ views: 3 }, { views: 0 }, { views: 39 }], 42],
])('of %j are %d', (days, sum) => {
  expect(sumViews(days)).toBe(sum)
})

it.each([
  [50, 100, '50%'],
  [100, 100, '100%'],
  [2, 3, '67%'],
  [1, 3, '33%'],
  [0, 100, '0%'],
  [0, 0, '0%'],
  [1, 150, '1%'],
  [1, 1000, 'under 1%'],
])('%d of %d are %s', (views, total, share) => {
  expect(formatShare(views, total)).toBe(share)
})
