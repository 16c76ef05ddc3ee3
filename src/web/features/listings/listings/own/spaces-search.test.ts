import { expect, it } from 'vitest'
import { countFilters, parseSpacesSearch } from './spaces-search.ts'

it.each([
  [{}, {}],
  [
    { status: 'active', type: 'radio', q: ' pier ', sort: 'price', dir: 'asc', page: '3' },
    { status: 'active', type: 'radio', q: 'pier', sort: 'price', dir: 'asc', page: 3 },
  ],
  [{ status: 'gone', type: ['radio'], q: ['a'], sort: 'newest', dir: 'up', page: '1' }, {}],
  [{ page: '-2' }, {}],
  [{ page: 'x' }, {}],
  [
    { place: ' Tacoma, WA ', size: '14 × 48 ft', min: '500', max: 900, free: '2026-12-01', photo: 'none' },
    { place: 'Tacoma, WA', size: '14 × 48 ft', min: 500, max: 900, free: '2026-12-01', photo: 'none' },
  ],
  [{ place: 3, size: [], min: '-1', max: '1e99', free: '2026-13-01', photo: 'any' }, {}],
  [
    { rows: 'compact', hide: 'sites,gone,type' },
    { rows: 'compact', hide: 'type,sites' },
  ],
  [{ rows: 'big', hide: '' }, {}],
])('%j is read as %j', (raw, search) => {
  expect(parseSpacesSearch(raw)).toEqual(search)
})

it('counts the filters that are set, a price of nothing too', () => {
  expect(countFilters({ q: 'pier', status: 'active', rows: 'compact' })).toBe(0)
  expect(countFilters({ min: 0, photo: 'none', place: 'Tacoma, WA' })).toBe(3)
})
