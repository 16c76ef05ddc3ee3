import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { stubBrowserStorage } from '#test/support/browser-storage.ts'
import { withPageApi } from '#test/support/page-api.ts'
import { FAVORITES_OWNER_KEY, favorites } from '#web/listing-parts/listing-marks.ts'
import { leaveAccount } from './leave-account.ts'
import { listLocalSearches, searchStore } from './saved-searches.ts'
import { enterAccount } from './sync-favorites.ts'

const browser = stubBrowserStorage()
const marked = () => [...favorites.snapshot()]
const queryClient = new QueryClient()
const isHere = () => true
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  favorites.onSet(null)
  favorites.replace([])
  browser.kept.clear()
})

it('what a guest marked goes into the account, whose list it becomes', async () => {
  favorites.set(3, true)
  favorites.set(5, true)
  await withPageApi({ 'POST /api/favorites': [5, 3, 1] }, async (calls) => {
    await enterAccount(7, queryClient, { isHere })
    expect(calls).toEqual(['POST /api/favorites {"ids":[3,5]}'])
  })
  // the API says the latest first, this browser keeps the oldest first
  expect(marked()).toEqual([1, 3, 5])
  expect(browser.kept.get(FAVORITES_OWNER_KEY)).toBe('7')
})

it('what an account marked here before is read and not sent again', async () => {
  browser.kept.set(FAVORITES_OWNER_KEY, '7')
  favorites.set(3, true)
  await withPageApi({ 'GET /api/favorites': [9] }, async (calls) => {
    await enterAccount(7, queryClient, { isHere })
    expect(calls).toEqual(['GET /api/favorites'])
  })
  expect(marked()).toEqual([9])
})

it('every mark is sent from then on, and taken back where it is refused', async () => {
  await withPageApi(
    {
      'GET /api/favorites': [1],
      'POST /api/favorites': [2, 1],
      'DELETE /api/favorites/2': { success: true },
    },
    async (calls) => {
      await enterAccount(7, queryClient, { isHere })
      favorites.set(2, true)
      favorites.set(2, false)
      await settled()
      expect(calls.slice(1)).toEqual(['POST /api/favorites {"ids":[2]}', 'DELETE /api/favorites/2'])
      expect(marked()).toEqual([1])
      // there is no answer to this one
      favorites.set(1, false)
      expect(marked()).toEqual([])
      await settled()
      expect(marked()).toEqual([1])
    },
  )
})

it('searches of a guest are merged, the oldest first, and forgotten here', async () => {
  const search = { location: 'Tacoma' }
  const item = (id: number, name: string) => ({ id, name, search, createdAt: '2026-11-22T08:00:00.000Z' })
  browser.kept.set('placard.saved-searches', JSON.stringify([item(2, 'later'), item(1, 'first')]))
  await withPageApi({ 'GET /api/favorites': [], 'POST /api/saved-searches/merge': [] }, async (calls) => {
    await enterAccount(7, queryClient, { isHere })
    const searches = ['first', 'later'].map((name) => ({ name, search }))
    expect(calls.at(-1)).toBe(`POST /api/saved-searches/merge ${JSON.stringify({ searches })}`)
  })
  expect(listLocalSearches()).toEqual([])
})

it('keeps searches here when the account refuses them', async () => {
  await searchStore(false).save({ name: 'Kent', search: {} })
  await withPageApi({ 'GET /api/favorites': [] }, () =>
    expect(enterAccount(7, queryClient, { isHere })).rejects.toThrow(),
  )
  expect(listLocalSearches()).toHaveLength(1)
})

it('R11: what an account has no room for waits here, and nothing of it is lost', async () => {
  favorites.set(3, true)
  await searchStore(false).save({ name: 'Kent', search: {} })
  const full = { status: 409, message: 'You can keep 1,000 favorites.' }
  const answers = {
    'GET /api/favorites': [9],
    'POST /api/favorites': full,
    'POST /api/saved-searches/merge': full,
  }
  await withPageApi(answers, () => enterAccount(7, queryClient, { isHere }))
  expect(marked()).toEqual([9])
  expect(listLocalSearches()).toHaveLength(1)
  leaveAccount()
  // there is room at the next sign-in
  await withPageApi({ ...answers, 'POST /api/favorites': [3, 9] }, async (calls) => {
    await enterAccount(7, queryClient, { isHere })
    expect(calls[0]).toBe('POST /api/favorites {"ids":[3]}')
  })
  expect(marked()).toEqual([9, 3])
})

it('R11: a browser keeps 50 searches, and drops none for another', async () => {
  for (let i = 0; i < 50; i++) await searchStore(false).save({ name: `S${i}`, search: {} })
  await expect(searchStore(false).save({ name: 'One more', search: {} })).rejects.toThrow('50 searches')
  expect(listLocalSearches()).toHaveLength(50)
})

it('nothing of an account stays on a shared computer', async () => {
  await withPageApi({ 'GET /api/favorites': [1, 2] }, async (calls) => {
    let isStill = true
    await enterAccount(7, queryClient, { isHere: () => isStill })
    isStill = false
    leaveAccount()
    expect(marked()).toEqual([])
    favorites.set(4, true)
    await settled()
    expect(calls).toEqual(['GET /api/favorites'])
  })
  expect(marked()).toEqual([4])
})

it('what a guest marked stays when nobody was signed in', () => {
  favorites.set(4, true)
  leaveAccount()
  expect(marked()).toEqual([4])
})

it('keeps nothing of an account that was left before its marks came', async () => {
  let isStill = true
  await withPageApi({ 'GET /api/favorites': [1, 2] }, async () => {
    const entering = enterAccount(7, queryClient, { isHere: () => isStill })
    isStill = false
    leaveAccount()
    await entering
  })
  expect(marked()).toEqual([])
  expect(browser.kept.has(FAVORITES_OWNER_KEY)).toBe(false)
})
