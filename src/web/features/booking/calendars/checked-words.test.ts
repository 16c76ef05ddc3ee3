import { expect, test } from 'vitest'
import { describeChecked } from './checked-words.ts'

const NOW = Date.parse('2027-03-04T12:00:00Z')

test.each([
  [null, 'not read yet'],
  ['2027-03-04T12:00:20Z', 'checked just now, not instant'],
  ['2027-03-04T11:59:30Z', 'checked just now, not instant'],
  ['2027-03-04T11:59:00Z', 'checked 1 minute ago, not instant'],
  ['2027-03-04T11:48:00Z', 'checked 12 minutes ago, not instant'],
  ['2027-03-04T10:59:00Z', 'checked 1 hour ago, not instant'],
  ['2027-03-02T12:00:01Z', 'checked 47 hours ago, not instant'],
  ['2027-03-02T12:00:00Z', 'checked 2 days ago, not instant'],
])('%s: %s', (checkedAt, words) => {
  expect(describeChecked(checkedAt, NOW)).toBe(words)
})
