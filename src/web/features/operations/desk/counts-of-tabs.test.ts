import { describe, expect, it } from 'vitest'
import type { DeskQueue } from '#contract/operations/desk.ts'
import { countsOfTabs } from './counts-of-tabs.ts'

const waiting = (counts: Partial<Record<DeskQueue['kind'], number>>): DeskQueue[] =>
  Object.entries(counts).map(([kind, count]) => ({
    kind: kind as DeskQueue['kind'],
    count,
    since: null,
    late: 0,
  }))
const NONE = { listings: 0, reports: 0, reviews: 0, disputes: 0, ledger: 0, support: 0, errors: 0 }

describe('what waits below a tab', () => {
  it.each<[Partial<Record<DeskQueue['kind'], number>>, Partial<typeof NONE>]>([
    [{}, {}],
    [{ listings: 3, edits: 2, prices: 1 }, { listings: 6 }],
    [{ tickets: 4 }, { support: 4 }],
    [
      { differences: 1, disputes: 2, reports: 3, reviews: 4 },
      { reviews: 4, ledger: 1, disputes: 2, reports: 3 },
    ],
    [{ 'failed-jobs': 2, errors: 5 }, { errors: 7 }],
    [{ backups: 1 }, {}],
  ])('%j', (counts, expected) => {
    expect(countsOfTabs(waiting(counts))).toEqual({ ...NONE, ...expected })
  })
})
