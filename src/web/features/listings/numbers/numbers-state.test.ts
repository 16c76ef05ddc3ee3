import { expect, it } from 'vitest'
import { parseNumbersState } from './numbers-state.ts'

it.each([
  [{}, {}],
  [
    { days: 90, sort: 'views', dir: 'asc', page: 3 },
    { days: '90', sort: 'views', dir: 'asc', page: 3 },
  ],
  [{ days: '30', sort: 'price', dir: 'up', page: 0 }, {}],
  [{ days: ['7'], page: '1.5' }, { days: '7' }],
])('%j is read as %j', (raw, state) => {
  expect(parseNumbersState(raw)).toEqual(state)
})
