import { expect, it } from 'vitest'
import { LISTING_STATUSES, OFFERED_LISTING_STEPS } from '#domain/listings/listing.ts'
import { STATUS_LABELS, STATUS_VARIANTS, STEP_LABELS } from '../own/status-labels.ts'
import { FIRST_DIR, MOBILE_SORTS } from './sorts.ts'

it('a phone offers every way to sort, each once', () => {
  expect(MOBILE_SORTS.map(({ value }) => value).toSorted()).toEqual(Object.keys(FIRST_DIR).sort())
})

it.each([
  ['title', 'asc'],
  ['price', 'desc'],
  ['views', 'desc'],
  ['newest', 'desc'],
] as const)('the first press on %s sorts %s: what is looked for comes first', (sort, dir) => {
  expect(FIRST_DIR[sort]).toBe(dir)
})

it('every status and every step is said in words', () => {
  for (const status of LISTING_STATUSES) {
    expect(STATUS_LABELS[status]).toMatch(/^[A-Z]/)
    expect(STATUS_VARIANTS[status]).toBeTruthy()
  }
  for (const step of OFFERED_LISTING_STEPS) expect(STEP_LABELS[step].done).toMatch(/\.$/)
})

it('no two statuses are called the same', () => {
  expect(new Set(Object.values(STATUS_LABELS)).size).toBe(LISTING_STATUSES.length)
})
