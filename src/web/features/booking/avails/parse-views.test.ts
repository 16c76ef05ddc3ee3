import { expect, it } from 'vitest'
import { openAvailsView, parseAvailsViews, withAvailsView } from './parse-views.ts'

it('a view keeps filters and columns, and one of the same name is replaced', () => {
  const first = withAvailsView([], {
    name: ' Weeks ',
    search: { by: 'week', place: 'Tacoma, WA', page: 3, proposal: 4, done: 'blocked', undo: '1' },
  })
  expect(first).toEqual([{ name: 'Weeks', search: { by: 'week', place: 'Tacoma, WA' } }])
  const second = withAvailsView(first, { name: 'Walls', search: { q: 'wall' } })
  expect(withAvailsView(second, { name: 'Weeks', search: {} })).toEqual([
    { name: 'Walls', search: { q: 'wall' } },
    { name: 'Weeks', search: {} },
  ])
})

it('what is stored may be anything, and twenty are kept', () => {
  expect(
    parseAvailsViews([
      { name: ' ', search: {} },
      { name: 'A', search: { by: 'year', min: 5 } },
    ]),
  ).toEqual([{ name: 'A', search: { min: 5 } }])
  expect(
    parseAvailsViews(Array.from({ length: 30 }, (_, n) => ({ name: `V${n}`, search: {} }))),
  ).toHaveLength(20)
})

it.each([
  [{}, { by: 'week' }],
  [
    { q: 'wall', brief: 3 },
    { by: 'week', brief: 3 },
  ],
  [
    { page: 2, proposal: 4 },
    { by: 'week', proposal: 4 },
  ],
] as const)('a view opened from %j shows %j', (search, shown) => {
  expect(openAvailsView({ by: 'week' }, search)).toEqual(shown)
})
