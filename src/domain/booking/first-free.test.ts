import { expect, it } from 'vitest'
import { firstFreeDay } from './first-free.ts'

const DAY = { cell: 'day' as const, anchor: '2025-12-29', periods: [], spans: [] }
const run = (first: string, last: string, free = 1) => ({ first, last, free })
const TERMS = { earliest: '2027-01-04', minDays: null }

it.each([
  [
    'today, of a run that began before',
    { ...DAY, spans: [run('2026-12-01', '2027-02-01')] },
    TERMS,
    '2027-01-04',
  ],
  [
    'a run that is long enough',
    {
      ...DAY,
      spans: [
        run('2027-01-04', '2027-01-05'),
        run('2027-01-05', '2027-01-06', 0),
        run('2027-02-01', '2027-02-28'),
      ],
    },
    { ...TERMS, minDays: 7 },
    '2027-02-01',
  ],
  [
    'runs that touch, as one',
    { ...DAY, spans: [run('2027-01-04', '2027-01-05'), run('2027-01-06', '2027-01-10', 2)] },
    { ...TERMS, minDays: 7 },
    '2027-01-04',
  ],
  [
    'the next whole week',
    { ...DAY, cell: 'week' as const, spans: [run('2026-12-28', '2027-01-31')] },
    { ...TERMS, earliest: '2027-01-05' },
    '2027-01-11',
  ],
  ['nothing where all is taken', { ...DAY, spans: [run('2027-01-04', '2027-03-01', 0)] }, TERMS, null],
  [
    'an issue that is still sold',
    {
      ...DAY,
      cell: 'listed' as const,
      periods: [period('2027-01-10', '2027-01-01'), period('2027-01-17', null)],
    },
    TERMS,
    '2027-01-17',
  ],
])('begins with %s', (_, unit, terms, day) => expect(firstFreeDay({ ...terms, units: [unit] })).toBe(day))

function period(first: string, soldUntil: string | null) {
  return { id: 1, label: '', first, last: first, capacity: null, materialDate: null, soldUntil, free: 1 }
}
