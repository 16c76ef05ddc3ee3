import { expect, it } from 'vitest'
import { sortOf } from './sort-of.ts'

it.each([
  ['what is seen most comes first', {}, 'appearances', true, 'desc', 'asc'],
  ['turned around', { dir: 'asc' }, 'appearances', true, 'asc', 'desc'],
  ['another column, most first', {}, 'views', false, 'desc', 'desc'],
  ['names from A on', {}, 'title', false, 'desc', 'asc'],
  ['the column that is chosen', { sort: 'title', dir: 'asc' }, 'title', true, 'asc', 'desc'],
  [
    'the usual one, when another is chosen',
    { sort: 'title', dir: 'asc' },
    'appearances',
    false,
    'asc',
    'desc',
  ],
] as const)('%s', (_what, state, sort, isSorted, dir, next) => {
  expect(sortOf(state, sort)).toEqual({ isSorted, dir, next })
})
