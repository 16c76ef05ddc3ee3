import { expect, it } from 'vitest'
import { stubBrowserStorage } from '#test/support/browser-storage.ts'
import { withPageApi } from '#test/support/page-api.ts'
import { eraseLocalSearches, listLocalSearches, searchStore } from './saved-searches.ts'

const browser = stubBrowserStorage()
const KEY = 'placard.saved-searches'
const guest = searchStore(false)
const search = { location: 'Tacoma' }
const kept = (...names: string[]) => {
  const searches = names.map((name, id) => ({ id, name, search, createdAt: '2026-11-22T08:00:00.000Z' }))
  browser.kept.set(KEY, JSON.stringify(searches))
}
const names = () => listLocalSearches().map(({ name }) => name)

it('of a guest are kept in this browser, the latest first', async () => {
  expect(await guest.list()).toEqual([])
  kept('Kent')
  expect(await guest.save({ name: '  Tacoma walls ', search })).toMatchObject({
    name: 'Tacoma walls',
    search,
  })
  expect(names()).toEqual(['Tacoma walls', 'Kent'])
  await guest.remove(0)
  expect(names()).toEqual(['Tacoma walls'])
  eraseLocalSearches()
  expect(await guest.list()).toEqual([])
})

it('have each a name of their own', async () => {
  kept('Kent', 'Tacoma')
  await expect(guest.save({ name: 'KENT', search })).rejects.toThrow(
    'You already have a search with this name',
  )
  await expect(guest.save({ name: '   ', search })).rejects.toThrow('Give the search a name')
  await expect(guest.rename(1, 'Kent')).rejects.toThrow('You already have a search with this name')
  // its own name in other letters is no other's
  expect(await guest.rename(1, 'TACOMA')).toMatchObject({ id: 1, name: 'TACOMA', search })
  expect(names()).toEqual(['Kent', 'TACOMA'])
  await expect(guest.rename(9, 'Kent 2')).rejects.toThrow('There is no such saved search')
})

it('are fifty at most: one more is refused, and none goes for it', async () => {
  kept(...Array.from({ length: 50 }, (_, at) => `search ${at}`))
  await expect(guest.save({ name: 'one more', search })).rejects.toThrow('This browser keeps 50 searches.')
  expect(names()).toHaveLength(50)
  expect([names()[0], names().at(-1)]).toEqual(['search 0', 'search 49'])
})

it.each(['{', '7', '{"a":1}', '[null, 7, {"id":"1"}, {"id":1,"name":"x","search":"y"}]'])(
  'that cannot be read are none: %s',
  (text) => {
    browser.kept.set(KEY, text)
    expect(listLocalSearches()).toEqual([])
  },
)

it('of an account are asked of the API, and leave this browser alone', async () => {
  kept('Kent')
  const made = { id: 4, name: 'Tacoma', search, createdAt: '2026-11-22T08:00:00.000Z' }
  await withPageApi(
    { 'POST /api/saved-searches': made, 'GET /api/saved-searches': [made] },
    async (calls) => {
      const account = searchStore(true)
      expect(await account.save({ name: 'Tacoma', search })).toEqual(made)
      expect(await account.list()).toEqual([made])
      expect(calls[0]).toBe(`POST /api/saved-searches ${JSON.stringify({ name: 'Tacoma', search })}`)
    },
  )
  expect(names()).toEqual(['Kent'])
})
