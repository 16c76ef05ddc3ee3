import { expect, it } from 'vitest'
import { needsLook } from './hold-review.ts'
import { describeRating, rateReviews } from './rate-reviews.ts'
import { isSameOrganization, toReviewerName } from './review-rules.ts'

it.each([
  ['Up on the day we agreed, lit every night, photos within the week.', false],
  ['We paid $1,620.00 for 28 days in 2027 and got all 28 of them.', false],
  ['It ran from 2027-03-01 to 2027-03-28, version 2 of the terms, 14 × 48 ft.', false],
  ['About 120,000 people a week pass it, and 3,400 scanned the code.', false],
  ['Call me next time: (206) 555-0142.', true],
  ['Call 206.555.0142 and skip the site', true],
  ['Write to bob@example.com', true],
  ['Better prices on www.example.org', true],
  ['Find us at cheapwalls.com', true],
  ['The seller is an idiot.', true],
  ['Pays by gift card only', true],
])('holds %j: %j', (text, isHeld) => expect(needsLook(text)).toBe(isHeld))

it('has no average under three', () => {
  expect(rateReviews([0, 0, 0, 0, 2])).toEqual({ count: 2, average: null, distribution: null })
  expect(rateReviews([0, 0, 1, 1, 1])).toEqual({ count: 3, average: 4, distribution: [0, 0, 1, 1, 1] })
  expect(rateReviews([0, 0, 0, 4, 7]).average).toBe(4.6)
  expect(describeRating(rateReviews([0, 0, 0, 4, 7]))).toBe('4.6 from 11 bookings')
  expect(describeRating(rateReviews([1, 0, 0, 0, 0]))).toBe('1 review')
  expect(describeRating(rateReviews([1, 0, 0, 0, 1]))).toBe('2 reviews')
  expect(describeRating(rateReviews([0, 0, 0, 0, 0]))).toBeNull()
})

it('signs with a company, a first name and an initial, or neither', () => {
  const of = (name: string, company: string | null = null, hasLeft = false) =>
    toReviewerName({ name, company, hasLeft })
  expect(of('Ana Keller', 'Harbor Roasters')).toBe('Harbor Roasters')
  expect(of('Ana Maria keller')).toBe('Ana K.')
  expect(of('ana')).toBe('ana')
  expect(of('Deleted user', null, true)).toBe('A former customer')
})

it('knows two sides of one company', () => {
  expect(isSameOrganization('Harbor Roasters', ' harbor roasters')).toBe(true)
  expect(isSameOrganization('Harbor Roasters', 'Sound Outdoor')).toBe(false)
  expect(isSameOrganization(null, null)).toBe(false)
  expect(isSameOrganization('', '')).toBe(false)
})
