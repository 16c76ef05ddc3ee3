import { expect, it } from 'vitest'
import { parseViews, withoutView, withView } from './saved-views.ts'

it('M10: a view keeps what is shown and not the page, and one of the same name is replaced', () => {
  const first = withView([], { name: ' Tacoma ', search: { place: 'Tacoma, WA', page: 3 } })
  expect(first).toEqual([{ name: 'Tacoma', search: { place: 'Tacoma, WA' } }])
  const second = withView(first, { name: 'No photo', search: { photo: 'none', rows: 'compact' } })
  const third = withView(second, { name: 'Tacoma', search: { min: 500 } })
  expect(third.map(({ name }) => name)).toEqual(['No photo', 'Tacoma'])
  expect(third.at(-1)?.search).toEqual({ min: 500 })
  expect(withoutView(third, 'No photo').map(({ name }) => name)).toEqual(['Tacoma'])
})

it('what is stored may be anything', () => {
  expect(parseViews(undefined)).toEqual([])
  expect(parseViews([null, 3, { name: '' }, { name: 'A', search: { sort: 'gone' } }])).toEqual([
    { name: 'A', search: {} },
  ])
  const many = Array.from({ length: 30 }, (_, index) => ({ name: `V${index}`, search: {} }))
  expect(parseViews(many)).toHaveLength(20)
})
