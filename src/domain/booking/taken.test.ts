import { describe, expect, it } from 'vitest'
import { toTakenBy } from './taken.ts'

const CELLS = ['2026-03-02', '2026-03-09', '2026-03-16']
const week = (first: string, kind: 'booking' | 'hold' | 'block' | 'import') => ({ first, last: first, kind })

describe('what takes the cells of some days', () => {
  it.each([
    { claims: [], said: {} },
    { claims: [week('2026-03-09', 'import')], said: { '2026-03-09': 'blocked' } },
    {
      claims: [week('2026-03-02', 'booking'), week('2026-03-02', 'hold')],
      said: { '2026-03-02': 'booked' },
    },
    { claims: [week('2026-03-02', 'hold'), week('2026-03-02', 'block')], said: { '2026-03-02': 'held' } },
    {
      claims: [{ first: '2026-03-02', last: '2026-03-20', kind: 'block' as const }],
      said: { '2026-03-02': 'blocked', '2026-03-09': 'blocked', '2026-03-16': 'blocked' },
    },
    { claims: [week('2026-04-06', 'booking')], said: {} },
  ])('$said', ({ claims, said }) => {
    expect(Object.fromEntries(toTakenBy(claims, CELLS))).toEqual(said)
  })
})
