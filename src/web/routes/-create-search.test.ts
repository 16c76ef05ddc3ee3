import { expect, it } from 'vitest'
import { parseCreateSearch } from './-create-search.ts'

it.each([
  ['12', { draft: 12 }],
  [12, { draft: 12 }],
  ['0', {}],
  ['-3', {}],
  ['1.5', {}],
  ['', {}],
  ['new', {}],
  [['1', '2'], {}],
  [undefined, {}],
  ['99999999999999', {}],
])('the draft %j is %j', (draft, search) => {
  expect(parseCreateSearch({ draft })).toEqual(search)
})
