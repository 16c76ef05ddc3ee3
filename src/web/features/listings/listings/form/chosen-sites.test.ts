import { expect, it } from 'vitest'
import { chosenSites } from './chosen-sites.ts'

it.each([
  ['none', [], []],
  ['those that were chosen', [{ id: 'funlist', isRemoved: false }], ['funlist']],
  [
    'without one that is being taken off',
    [
      { id: 'funlist', isRemoved: true },
      { id: 'findlivemusic', isRemoved: false },
    ],
    ['findlivemusic'],
  ],
])('are %s', (_what, sites, ids) => {
  expect(chosenSites(sites)).toEqual(ids)
})
