import { expect, it } from 'vitest'
import { OPTIONS } from '#test/evaluation/evaluate.ts'
import { understand } from '../../understand.ts'

it.each([
  ['founded in May 2014, might move in the spring. billboard in Kent', null],
  ['We could relocate next fall. Radio in Kent', null],
  ['We may expand, but the ad should run in the spring. Radio in Kent', '2027-03-01'],
  ['radio in Kent in the spring', '2027-03-01'],
])('the time of a plan is not the time of the ad: "%s"', (text, from) => {
  expect(understand(text, OPTIONS).availableFrom).toBe(from)
})
