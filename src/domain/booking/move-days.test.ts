import { expect, it } from 'vitest'
import type { Grid } from './cells.ts'
import { moveDays } from './move-days.ts'

const grid = (cell: Grid['cell'], periods: string[] = []): Grid => ({
  cell,
  anchor: '2026-01-05',
  periods: periods.map((first, at) => ({
    id: at,
    first,
    last: `${first.slice(0, 8)}20`,
    label: '',
    capacity: 1,
    materialDate: null,
    soldUntil: null,
  })),
})

it.each<[string, Grid, [string, string], string, [string, string] | null]>([
  ['days', grid('day'), ['2026-03-03', '2026-03-12'], '2026-05-01', ['2026-05-01', '2026-05-10']],
  ['whole weeks', grid('week'), ['2026-03-02', '2026-03-15'], '2026-05-06', ['2026-05-04', '2026-05-17']],
  [
    'posting periods, of which two stay two',
    grid('4-week'),
    ['2026-02-02', '2026-03-29'],
    '2026-04-10',
    ['2026-03-30', '2026-05-24'],
  ],
  [
    'issues, from the first that begins then',
    grid('listed', ['2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01']),
    ['2026-03-01', '2026-04-20'],
    '2026-04-15',
    ['2026-05-01', '2026-06-20'],
  ],
  [
    'too few issues',
    grid('listed', ['2026-03-01', '2026-04-01']),
    ['2026-03-01', '2026-04-20'],
    '2026-03-15',
    null,
  ],
  [
    'issues that are listed no more',
    grid('listed', ['2026-05-01', '2026-06-01']),
    ['2026-01-01', '2026-04-20'],
    '2026-05-01',
    null,
  ],
])('moves %s', (_, unit, [first, last], start, moved) => {
  expect(moveDays(unit, { first, last }, start)).toEqual(moved && { first: moved[0], last: moved[1] })
})
