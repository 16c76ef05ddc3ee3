import { beforeEach, expect, it, vi } from 'vitest'
import { stubBrowserStorage } from '#test/support/browser-storage.ts'
import { keepsPhotos, markPhotos, PHOTO_DATABASE } from './photo-database.ts'

const storage = stubBrowserStorage()

/** What the browser has, and how often it was asked. */
let databases: { name: string }[] = []
let asked = 0
let meanwhile = () => {}
beforeEach(() => {
  databases = []
  asked = 0
  meanwhile = () => {}
  vi.stubGlobal('indexedDB', {
    databases: async () => {
      asked += 1
      meanwhile()
      return databases
    },
  })
})

it('pages look for photos where one was taken, and nowhere else', async () => {
  expect(await keepsPhotos()).toBe(false)
  markPhotos()
  expect(await keepsPhotos()).toBe(true)
})

it.each([
  [[{ name: PHOTO_DATABASE }], true],
  [[{ name: 'another' }], false],
])('without a mark the databases %o are asked for once', async (before, isKept) => {
  databases = before
  expect([await keepsPhotos(), await keepsPhotos(), asked]).toEqual([isKept, isKept, 1])
})

it('what is taken while they are asked for is looked for from then on', async () => {
  meanwhile = markPhotos
  await keepsPhotos()
  expect(await keepsPhotos()).toBe(true)
})

it('a browser that does not list its databases has none', async () => {
  vi.stubGlobal('indexedDB', {})
  expect(await keepsPhotos()).toBe(false)
})

it('a browser that stores nothing keeps none', async () => {
  storage.refuse()
  markPhotos()
  expect([await keepsPhotos(), asked]).toEqual([false, 1])
})
