import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { PAGE_SIZE } from '#domain/limits.ts'
import { withPageApi } from '#test/support/page-api.ts'
import { runPages } from '#test/support/run-query.ts'
import { favoriteListingsQuery } from './favorite-listings.ts'
import { changeFavorite, foldersQuery, idsOf, marksQuery } from './folder-queries.ts'
import { loadSaved } from './load-saved.ts'

const favorites = (...ids: number[]) => ids.map((listingId) => ({ listingId, note: '', folderId: null }))
const listings = (ids: number[]) => `GET /api/favorites/listings?ids=${ids.join(',')}`
const count = (size: number) => Array.from({ length: size }, (_, at) => at + 1)

describe('marked spaces', () => {
  it('are read in parts, each once', async () => {
    const ids = count(PAGE_SIZE + 5)
    const [first, second] = [listings(ids.slice(0, PAGE_SIZE)), listings(ids.slice(PAGE_SIZE))]
    const { calls } = await runPages(favoriteListingsQuery(ids), { [first]: [], [second]: [] }, 3)
    expect(calls).toEqual([first, second])
  })

  it('end with the last', () => {
    const next = favoriteListingsQuery([1, 2]).getNextPageParam as (page: object) => number | undefined
    expect(next({ next: 24 })).toBeUndefined()
    expect(next({ next: 1 })).toBe(1)
  })

  it('say how many were asked for, for some are not on the market any more', async () => {
    const { data } = await runPages(favoriteListingsQuery([3, 5]), { [listings([3, 5])]: [{ id: 5 }] })
    expect(data.pages).toMatchObject([{ listings: [{ id: 5 }], asked: 2 }])
  })
})

describe('a note or a folder', () => {
  const start = () => {
    const client = new QueryClient()
    client.setQueryData(marksQuery.queryKey, favorites(3, 5) as never)
    client.setQueryData(foldersQuery.queryKey, [] as never)
    return client
  }

  it('is shown at once, beside its mark alone', async () => {
    const client = start()
    const changed = { ...favorites(5)[0], note: 'Ask about light' }
    await withPageApi({ 'PATCH /api/favorites/5': changed }, () =>
      changeFavorite(client, 5, { note: 'Ask about light' }),
    )
    expect(client.getQueryData(marksQuery.queryKey)).toEqual([...favorites(3), changed])
    expect(client.getQueryState(foldersQuery.queryKey)?.isInvalidated).toBe(false)
  })

  it.each([4, null])('moved to the folder %j counts folders anew', async (folderId) => {
    const client = start()
    const answers = { 'PATCH /api/favorites/5': { ...favorites(5)[0], folderId } }
    await withPageApi(answers, () => changeFavorite(client, 5, { folderId }))
    expect(client.getQueryState(foldersQuery.queryKey)?.isInvalidated).toBe(true)
  })

  it('that is refused changes nothing', async () => {
    const client = start()
    await withPageApi({}, async () => {
      await expect(changeFavorite(client, 5, { note: 'x' })).rejects.toThrow('Nothing at')
    })
    expect(client.getQueryData(marksQuery.queryKey)).toEqual(favorites(3, 5))
  })
})

it('ids keep the order of their marks', () => {
  expect(idsOf(favorites(5, 3, 9) as never)).toEqual([5, 3, 9])
})

describe('the page of what is saved reads', () => {
  const read = (tab: 'favorites' | 'searches', answers: Record<string, unknown>) =>
    withPageApi(answers, async (calls) => {
      await loadSaved(new QueryClient(), tab)
      return calls
    })

  it('marks and folders, and no spaces where none is marked', async () => {
    const calls = await read('favorites', { 'GET /api/favorites/marks': [], 'GET /api/favorite-folders': [] })
    expect(calls.toSorted()).toEqual(['GET /api/favorite-folders', 'GET /api/favorites/marks'])
  })

  it('the marked spaces then', async () => {
    const answers = {
      'GET /api/favorites/marks': favorites(3),
      'GET /api/favorite-folders': [],
      [listings([3])]: [],
    }
    expect(await read('favorites', answers)).toContain(listings([3]))
  })

  it('saved searches alone', async () => {
    expect(await read('searches', { 'GET /api/saved-searches': [] })).toEqual(['GET /api/saved-searches'])
  })
})
