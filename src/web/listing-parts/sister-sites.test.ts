import { expect, it } from 'vitest'
import { SISTER_SITES } from './sister-sites.ts'

it('the network has the sites of the specification, each with a word about it', () => {
  expect(SISTER_SITES.map(({ id }) => id)).toEqual([
    'funlist',
    'pophappyhour',
    'datecalendar',
    'findlivemusic',
  ])
  expect(new Set(SISTER_SITES.map(({ about }) => about)).size).toBe(SISTER_SITES.length)
})
