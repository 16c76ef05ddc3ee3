import { expect, it } from 'vitest'
import { stubBrowserStorage } from '#test/support/browser-storage.ts'
import { FAVORITES_OWNER_KEY, favorites } from '#web/listing-parts/listing-marks.ts'
import { idsIn } from './ids-in.ts'
import { leaveAccount } from './leave-account.ts'

const browser = stubBrowserStorage()
const mark = (listingId: number, folderId: number | null) => ({ listingId, folderId, note: '' }) as never

it.each([
  [4, [3, 9]],
  [5, [7]],
  [6, []],
])('the folder %d holds %j', (folder, ids) => {
  expect(idsIn([mark(3, 4), mark(7, 5), mark(9, 4), mark(1, null)], folder)).toEqual(ids)
})

it.each([
  ['an account’s marks leave with it: the computer may be shared', '7', []],
  ['a guest’s own stay', undefined, [3]],
])('%s', (_what, owner, left) => {
  favorites.replace([3])
  if (owner) browser.kept.set(FAVORITES_OWNER_KEY, owner)
  leaveAccount()
  expect([...favorites.snapshot()]).toEqual(left)
  expect(browser.kept.has(FAVORITES_OWNER_KEY)).toBe(false)
})
