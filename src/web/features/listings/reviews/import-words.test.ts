import { expect, it, test } from 'vitest'
import type { ImportReview } from '#contract/listings/reviews-imports.ts'
import { pollOf } from './import-queries.ts'
import { approveLabel, describeImport, describeRun, listCounted } from './import-words.ts'

const review = (given: Partial<ImportReview> = {}): ImportReview => ({
  id: 1,
  fileName: 'faces.csv',
  createdAt: '2026-11-28T07:00:00Z',
  seller: { id: 2, username: 'acme', name: null },
  waiting: 1598,
  seenAt: '2026-11-28T07:00:00Z',
  run: null,
  ...given,
})
const run = { isRunning: false, total: 60, approved: 60, refused: 0, leftOut: 0, failures: [] }

test.each([
  [review(), '1,598 spaces of “faces.csv”'],
  [review({ waiting: 1 }), '1 space of “faces.csv”'],
  [review({ waiting: 0, run }), '60 spaces of “faces.csv”'],
])('an import is named by what waits of it: %#', (given, words) => {
  expect(describeImport(given)).toBe(words)
})

test.each([
  [1598, 0, 'Approve all 1,598'],
  [1598, 2, 'Approve 1,596 of 1,598'],
  [1, 0, 'Approve it'],
])('the button says how many: %i without %i', (waiting, leftOut, label) => {
  expect(approveLabel(waiting, leftOut)).toBe(label)
})

it('says how far an approval is, and what came of it', () => {
  expect(describeRun({ ...run, isRunning: true, approved: 29, refused: 1 })).toMatchObject({
    title: '30 of 60 done',
    percent: 50,
  })
  expect(describeRun(run)).toMatchObject({ title: '60 spaces approved', words: [] })
  expect(describeRun({ ...run, approved: 57, refused: 1, leftOut: 2 }).words).toEqual([
    '1 was not:',
    '2 were taken out and wait below.',
  ])
})

it('lists counts, most first as they come', () => {
  const counted = [
    { name: 'Billboard', spaces: 1540 },
    { name: 'Digital', spaces: 58 },
  ]
  expect(listCounted(counted)).toBe('Billboard 1,540, Digital 58')
})

it('is asked again while something is being approved, and no longer', () => {
  expect(pollOf([review({ run: { ...run, isRunning: true } })])).toBeGreaterThan(0)
  expect(pollOf([review({ run })])).toBe(false)
  expect(pollOf(undefined)).toBe(false)
})
