import { expect, test } from 'vitest'
import type { Notice } from '#contract/ground/notices.ts'
import { groupByDay } from './group-by-day.ts'

const at = (id: number, createdAt: string) => ({ id, createdAt }) as Notice

test('notices stand under the days of the market', () => {
  const days = groupByDay(
    [
      at(5, '2026-05-05T19:00:00Z'),
      // half past midnight in Seattle
      at(4, '2026-05-05T07:30:00Z'),
      at(3, '2026-05-05T06:30:00Z'),
      at(2, '2026-05-01T19:00:00Z'),
    ],
    new Date('2026-05-05T20:00:00Z'),
  )
  expect(days.map(({ label, notices }) => [label, notices.map(({ id }) => id)])).toEqual([
    ['Today', [5, 4]],
    ['Yesterday', [3]],
    ['May 1, 2026', [2]],
  ])
})
