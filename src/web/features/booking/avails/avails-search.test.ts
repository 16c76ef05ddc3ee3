import { expect, it } from 'vitest'
import { countAvailsFilters, parseAvailsSearch, toAvailsFilter, withoutDone } from './avails-search.ts'

it('reads an address, and leaves out what it cannot', () => {
  expect(
    parseAvailsSearch({
      by: 'week',
      from: '2027-01-04',
      q: ' wall ',
      place: 'Tacoma, WA',
      type: 'billboard',
      size: '14 × 48 ft',
      structure: 'P-9',
      facing: 'NE',
      rep: ' Ann Lee ',
      photo: 'none',
      proposal: '41',
      min: '500',
      max: 900,
      free: '2027-02-01',
      for: 3,
      page: 2,
      done: 'blocked',
      count: 2,
      undo: '12.13',
    }),
  ).toEqual({
    by: 'week',
    from: '2027-01-04',
    q: 'wall',
    place: 'Tacoma, WA',
    type: 'billboard',
    size: '14 × 48 ft',
    structure: 'P-9',
    facing: 'NE',
    rep: 'Ann Lee',
    photo: 'none',
    proposal: 41,
    min: 500,
    max: 900,
    free: '2027-02-01',
    for: 3,
    page: 2,
    done: 'blocked',
    count: 2,
    undo: '12.13',
  })
  const odd = {
    by: 'period',
    from: 'soon',
    q: '',
    type: 'boat',
    facing: 'up',
    rep: ' ',
    photo: 'some',
    min: -1,
    for: 1,
    page: 1,
    done: 'x',
    undo: 'a.b',
  }
  expect(parseAvailsSearch(odd)).toEqual({})
})

it('forgets what was done, counts filters, and names them as the API does', () => {
  const search = {
    q: 'wall',
    type: 'print',
    min: 5,
    photo: 'none',
    done: 'freed',
    count: 1,
    undo: '1',
  } as const
  expect(withoutDone(search)).toEqual({ q: 'wall', type: 'print', min: 5, photo: 'none' })
  expect(countAvailsFilters(search)).toBe(3)
  expect(toAvailsFilter(search)).toMatchObject({ q: 'wall', adType: 'print', min: 5, photo: 'none' })
})
