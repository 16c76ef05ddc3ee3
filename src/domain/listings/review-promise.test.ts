import { expect, it } from 'vitest'
import { followsWords, reviewWords } from './review-promise.ts'

it.each([
  [null, 'We look at every space ourselves.'],
  [0.1, 'We look at every space ourselves, lately within an hour.'],
  [4.2, 'We look at every space ourselves, lately within 5 hours.'],
  [23.5, 'We look at every space ourselves, lately within a day.'],
  [49, 'We look at every space ourselves, lately within 3 days.'],
])('says of %s hours: %s', (hours, words) => {
  expect(reviewWords(hours)).toBe(words)
})

it.each([
  [false, 'We review it first', /^We look at every space ourselves\. Then buyers/],
  [true, 'We check it first', /^Placard trusts your record/],
])('says what follows to a seller who is trusted: %s', (isTrusted, title, description) => {
  expect(followsWords({ hours: null, isTrusted })).toEqual({
    title,
    description: expect.stringMatching(description),
  })
})
