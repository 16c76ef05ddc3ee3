import { expect, it } from 'vitest'
import { parseSpacesSearch } from './spaces-search.ts'

it.each([
  [{}, {}],
  [
    { status: 'active', type: 'radio', q: ' pier ', sort: 'price', dir: 'asc', page: '3' },
    { status: 'active', type: 'radio', q: 'pier', sort: 'price', dir: 'asc', page: 3 },
  ],
  [{ status: 'gone', type: ['radio'], q: ['a'], sort: 'newest', dir: 'up', page: '1' }, {}],
  [{ page: '-2' }, {}],
  [{ page: 'x' }, {}],
])('%j is read as %j', (raw, search) => {
  expect(parseSpacesSearch(raw)).toEqual(search)
})
