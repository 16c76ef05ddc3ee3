import { expect, it, test } from 'vitest'
import { describeChanges, listColumnWords, toColumnWord } from './change-words.ts'

const field = (column: string, given: object) => ({ column, live: 0, waiting: 0, private: 0, ...given })
const NONE = { spaces: 0, titles: [] }

it('M2: says of each field whether it is live, waits or is not seen yet', () => {
  const fields = [
    field('price', { live: 1496, private: 2 }),
    field('specifications', { waiting: 598 }),
    field('lat', { waiting: 3 }),
    field('lng', { waiting: 2 }),
  ]
  expect(describeChanges({ fields, missing: NONE }, { hasKnown: true })).toEqual([
    'Live at once: price of 1,496.',
    'Waits for review: specifications of 598, pin of 3.',
    'Changed before anybody sees it: price of 2.',
  ])
})

test.each([
  [{ spaces: 1, titles: ['A'] }, '1 of your spaces is not in this file and stays as it is: “A”.'],
  [
    { spaces: 102, titles: ['A', 'B'] },
    '102 of your spaces are not in this file and stay as they are: “A”, “B” and 100 more.',
  ],
])('M2: names what the file leaves out: %#', (missing, line) => {
  expect(describeChanges({ fields: [], missing }, { hasKnown: true })).toEqual([line])
  // a first file of other spaces misses nothing
  expect(describeChanges({ fields: [], missing }, { hasKnown: false })).toEqual([])
})

it('says nothing of what is not known', () => {
  expect(describeChanges(null, { hasKnown: true })).toEqual([])
  expect(describeChanges({ fields: [], missing: NONE }, { hasKnown: true })).toEqual([])
})

it('names columns as people do', () => {
  expect(['availability_start', 'setup_fee', 'title'].map(toColumnWord)).toEqual([
    'first day',
    'setup fee',
    'title',
  ])
  expect(listColumnWords(['lat', 'lng', 'price'])).toBe('pin, price')
})
