import { expect, it } from 'vitest'
import { describeSearch } from './describe-search.ts'
import { hasSearch } from './has-search.ts'
import type { SearchState } from './search-state.ts'

it.each<[SearchState, string, string]>([
  [{}, 'Find the Perfect Local Advertising Space', '/'],
  [{ adType: ['radio'] }, 'Find the Perfect Local Advertising Space', '/'],
  [{ location: 'Kent, WA' }, 'Advertising spaces in Kent, WA', '/?location=Kent%2C+WA'],
  [{ location: 'Kent', adType: ['radio'] }, 'Radio advertising spaces in Kent', '/?location=Kent'],
  [{ location: 'Kent', adType: ['radio', 'print'] }, 'Advertising spaces in Kent', '/?location=Kent'],
  [{ location: 'Kent', priceMax: 500 }, 'Advertising spaces in Kent', '/?location=Kent'],
])('%j', (state, title, path) => {
  expect(describeSearch(state)).toMatchObject({ title, path })
})

it.each<[SearchState, boolean]>([
  [{}, false],
  [{ selected: 7 }, false],
  [{ location: undefined } as never, false],
  [{ location: 'Kent' }, true],
  [{ view: 'map' }, true],
  [{ priceMax: 0 }, true],
])('%j is a search: %s', (state, expected) => {
  expect(hasSearch(state)).toBe(expected)
})
