import { expect, it } from 'vitest'
import type { Import } from '#contract/listings/imports.ts'
import { describeResult } from './result-words.ts'

const NONE = {
  ...{ created: 0, updated: 0, unchanged: 0, drafts: 0, unpriced: 0, closed: 0, bad: 0, skipped: 0 },
  ...{ stored: 0, removed: 0, restored: 0, kept: 0 },
}
const resultOf = (counts: Partial<Import['counts']>, more: Partial<Import> = {}) =>
  describeResult({
    state: 'done',
    plan: { takesRequests: true },
    ...more,
    counts: { ...NONE, ...counts },
  } as Import)

it.each<[Partial<Import['counts']>, RegExp | null]>([
  [{}, null],
  [{ drafts: 1, unpriced: 1 }, /^1 space waits as a draft: say a price, then submit\.$/],
  [{ drafts: 1, closed: 1 }, /^1 space is a draft because the file calls it closed or taken\.$/],
  [{ drafts: 2, closed: 2 }, /^2 spaces are drafts because the file calls them closed or taken\.$/],
  [{ bad: 1, skipped: 2 }, /^3 rows left out/],
])('of %j it says %s', (counts, line) => {
  const { tone, words } = resultOf({ created: 3, ...counts })
  expect(tone).toBe('success')
  expect(words[0]).toBe('3 new, 0 updated, 0 unchanged.')
  // a line for the result, one for the review, and one for each thing that is left to do
  expect(words.slice(2)).toEqual(line === null ? [] : [expect.stringMatching(line)])
})

it('asks for no price where the file calls a space taken, and for both where both are so', () => {
  expect(resultOf({ closed: 1, drafts: 1 }).words.join()).not.toContain('price')
  expect(resultOf({ closed: 1, unpriced: 1, drafts: 2 }).words).toHaveLength(3)
})

it('M2: says what of the change is live, and that new spaces wait only where there are any', () => {
  const changes = {
    fields: [{ column: 'price', live: 496, waiting: 0, private: 0 }],
    missing: { spaces: 0, titles: [] },
  }
  expect(resultOf({ updated: 496, unchanged: 102 }, { changes }).words).toEqual([
    '0 new, 496 updated, 102 unchanged.',
    'Live at once: price of 496.',
  ])
})

it('says that nobody can book what is new until its seller says how', () => {
  const plan = { takesRequests: false } as Import['plan']
  expect(resultOf({ created: 1 }, { plan }).words.at(-1)).toContain('Nobody can book the new spaces yet')
  expect(resultOf({ updated: 1 }, { plan }).words.join()).not.toContain('Nobody can book')
})

it('says why it stopped, and what was undone', () => {
  expect(resultOf({}, { state: 'failed', problem: 'The file is empty' })).toMatchObject({
    tone: 'danger',
    words: ['The file is empty'],
  })
  expect(resultOf({ removed: 1, restored: 2, kept: 1 }, { state: 'undone' }).words).toHaveLength(2)
})

it('of a file of contracts it says what is blocked, and what an undo has left', () => {
  const kind = 'contracts' as const
  expect(resultOf({ created: 2, unchanged: 1, bad: 1 }, { kind }).words).toEqual([
    '2 new, 0 updated, 1 unchanged.',
    'Their days are blocked on your calendars, where only you read whom they are for.',
    '1 row left out: download them, mend them, and import that file.',
  ])
  expect(resultOf({ removed: 1, kept: 1 }, { kind, state: 'undone' }).words).toEqual([
    '1 contract taken away, 0 put back as before.',
    '1 contract stayed: changed since, by a file or on the calendar.',
  ])
})
