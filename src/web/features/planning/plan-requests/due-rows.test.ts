import { expect, it } from 'vitest'
import { listDueRows } from './due-rows.ts'

type Chosen = Parameters<typeof listDueRows>[0][number]

const chosen = (schedule: { dueOn: string | null; cents: number }[]) =>
  ({ lineId: 1, step: 'request', offer: { terms: { schedule } } }) as unknown as Chosen

const ATONCE = { dueOn: null, cents: 40_000 }
const LATER = { dueOn: '2027-01-01', cents: 60_050 }

it.each([
  ['nothing', [], []],
  ['a space without a price', [chosen([{ dueOn: null, cents: 0 }])], []],
  [
    'a space in two parts, what is due at once first',
    [chosen([LATER, ATONCE])],
    [
      { due: 'When it is booked', spaces: 1, amount: '$400' },
      { due: 'Jan 1, 2027', spaces: 1, amount: '$600.50' },
    ],
  ],
  [
    'two spaces that are due on one day',
    [chosen([LATER]), chosen([LATER, { dueOn: '2026-12-15', cents: 500 }])],
    [
      { due: 'Dec 15, 2026', spaces: 1, amount: '$5' },
      { due: 'Jan 1, 2027', spaces: 2, amount: '$1,201' },
    ],
  ],
  [
    'a space with two parts on one day is one space',
    [chosen([ATONCE, ATONCE])],
    [{ due: 'When it is booked', spaces: 1, amount: '$800' }],
  ],
])('of %s', (_what, lines, rows) => {
  expect(listDueRows(lines)).toEqual(rows)
})
