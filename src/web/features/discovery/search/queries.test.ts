import { describe, expect, it } from 'vitest'
import { buildWebListing } from '#test/support/listings/web-listing.ts'
import { listAnswer, runPages, runQuery } from '#test/support/run-query.ts'
import { countQuery, isAnswerTo, listingsQuery, mapQuery, SERVER_ZOOM, stackQuery } from './queries.ts'

describe('the list', () => {
  const call = 'GET /api/listings?location=Kent&per=month&priceMax=5000&limit=24'

  it('comes page by page, with a total', async () => {
    const answers = {
      [call]: listAnswer([buildWebListing({ id: 1 })], { total: 2, next: '/api/listings?cursor=c1' }),
      [`${call}&cursor=c1`]: listAnswer([buildWebListing({ id: 2 })], { total: 2 }),
    }
    const { data, calls } = await runPages(listingsQuery({ location: 'Kent' }), answers, 2)
    expect(calls).toEqual(Object.keys(answers))
    const pages = data.pages as { total: number; listings: { id: number }[] }[]
    expect(pages.map(({ total, listings }) => [total, listings.map(({ id }) => id)])).toEqual([
      [2, [1]],
      [2, [2]],
    ])
  })

  it('begins at the page of the address', async () => {
    const { calls } = await runPages(listingsQuery({ location: 'Kent', cursor: 'c7' }), {
      [`${call}&cursor=c7`]: [],
    })
    expect(calls).toEqual([`${call}&cursor=c7`])
  })

  it.each([
    ['a place, which may turn out to be words', { location: 'Kent' }, call, true],
    ['words', { q: 'mural' }, 'GET /api/listings?q=mural&per=month&priceMax=5000&limit=24', true],
    [
      'filters alone',
      { adType: ['radio'] },
      'GET /api/listings?per=month&priceMax=5000&adType=radio&limit=24',
      false,
    ],
  ] as const)('of %s carries what words are found in: %s', async (_what, state, asked, expected) => {
    const { data } = await runPages(listingsQuery(state as never), { [asked]: [buildWebListing()] })
    const [page] = data.pages as { listings: object[] }[]
    expect('foundIn' in page!.listings[0]!).toBe(expected)
  })
})

describe('the map', () => {
  const answer = { clusters: [{ id: 1 }], total: 3 }

  it('knows which search it answers, at whatever zoom', async () => {
    const { data } = await runQuery(mapQuery({ location: 'Kent' }, 9), {
      'GET /api/listings/map?location=Kent&per=month&priceMax=5000&zoom=9': answer,
    })
    expect(data).toMatchObject({ clusters: [{ id: 1 }], zoom: 9 })
    expect(isAnswerTo({ location: 'Kent' }, data)).toBe(true)
    expect(isAnswerTo({ location: 'Kent', selected: 7, view: 'map' }, data)).toBe(true)
    expect(isAnswerTo({ location: 'Tacoma' }, data)).toBe(false)
  })

  it('carries no clusters where none are drawn', async () => {
    const { calls, data } = await runQuery(mapQuery({}, SERVER_ZOOM), {
      'GET /api/listings/map?per=month&priceMax=5000&zoom=0': answer,
    })
    expect(calls).toHaveLength(1)
    expect(data).toMatchObject({ clusters: [], total: 3 })
  })
})

it('counts by the header, without reading them', async () => {
  const answer = listAnswer([{ id: 1 }], { total: 812 })
  const { data } = await runQuery(countQuery({ location: 'Kent' }), {
    'GET /api/listings?location=Kent&per=month&priceMax=5000&limit=1': answer,
  })
  expect(data).toBe(812)
})

it('the spaces at one point keep the filters and drop the place', async () => {
  const state = { location: 'Kent', adType: ['radio'], near: '47,-122', radiusKm: 5 }
  const { calls } = await runQuery(stackQuery(state as never, '1,2,3,4'), {
    'GET /api/listings?per=month&priceMax=5000&adType=radio&bbox=1,2,3,4&limit=50': [],
  })
  expect(calls).toHaveLength(1)
})
