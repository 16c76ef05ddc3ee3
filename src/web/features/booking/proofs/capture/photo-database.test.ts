import { expect, it } from 'vitest'
import { stubBrowserStorage } from '#test/support/browser-storage.ts'
import { keepsPhotos, markPhotos } from './photo-database.ts'

const storage = stubBrowserStorage()

it('pages look for photos where one was taken, and nowhere else', () => {
  expect(keepsPhotos()).toBe(false)
  markPhotos()
  expect(keepsPhotos()).toBe(true)
})

it('a browser that stores nothing keeps none', () => {
  storage.refuse()
  markPhotos()
  expect(keepsPhotos()).toBe(false)
})
