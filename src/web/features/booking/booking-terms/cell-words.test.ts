import { expect, it } from 'vitest'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { describeCell, MEDIUM_WORDS } from './cell-words.ts'

it.each([
  ['day', 'billboard', 'Days'],
  ['week', 'radio', 'Weeks, from Monday'],
  ['4-week', 'billboard', 'Four-week posting periods'],
  ['listed', 'print', 'Issues that you list'],
  ['listed', 'event', 'Event dates that you list'],
  ['listed', 'social', 'Dates that you list'],
] as const)('%s of %s: %s', (cell, adType, words) => {
  expect(describeCell(cell, adType)).toBe(words)
})

it.each(AD_TYPES.map((type) => [type]))('%s speaks of its own units', (type) => {
  const words = MEDIUM_WORDS[type]
  expect(words.one).toMatch(/^[a-z]/)
  expect(words.capacityHint).toMatch(/\.$/)
  expect(describeCell('listed', type)).toMatch(/ that you list$/)
})
