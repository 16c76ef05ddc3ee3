import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { stubBrowserStorage } from '#test/support/browser-storage.ts'
import { withPageApi } from '#test/support/page-api.ts'
import { parseViews, savedViewsQuery, withoutView, withView } from './saved-views.ts'

const browser = stubBrowserStorage()

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

it('what an account has no room for stays with the browser', async () => {
  const local = ['Here', 'There'].map((name) => ({ name, search: {} }))
  browser.kept.set('sell-views', JSON.stringify(local))
  const account = Array.from({ length: 19 }, (_, index) => ({ name: `V${index}`, search: {} }))
  const merged = [...account, { name: 'Here', search: {} }]
  const answers = { 'GET /api/my/space-views': account, 'PUT /api/my/space-views': merged }
  const views = await withPageApi(answers, () => new QueryClient().query(savedViewsQuery))
  expect(views).toEqual(merged)
  expect(JSON.parse(browser.kept.get('sell-views') ?? '')).toEqual([{ name: 'There', search: {} }])
  browser.kept.delete('sell-views')
})

it('what a browser kept before accounts did is moved to the account, once', async () => {
  browser.kept.set('sell-views', JSON.stringify([{ name: 'Here', search: { min: 500 } }]))
  const account = [{ name: 'There', search: { place: 'Tacoma, WA' } }]
  const both = [...account, { name: 'Here', search: { min: 500 } }]
  const answers = { 'GET /api/my/space-views': account, 'PUT /api/my/space-views': both }
  const read = () =>
    withPageApi(answers, async (calls) => {
      const views = await new QueryClient().query(savedViewsQuery)
      return { views, calls }
    })
  expect(await read()).toEqual({
    views: both,
    calls: ['GET /api/my/space-views', `PUT /api/my/space-views ${JSON.stringify({ views: both })}`],
  })
  expect(browser.kept.has('sell-views')).toBe(false)
  expect((await read()).calls).toEqual(['GET /api/my/space-views'])
})
