import { expect, it } from 'vitest'
import { OPTIONS } from '#test/evaluation/evaluate.ts'
import { readRequest } from './understand.ts'

it.each([
  ['radio in Seattle on weekend mornings', ['weekend mornings']],
  ['a billboard on I-5 near Tacoma', ['I-5']],
  ['cheapest way to reach 100,000 people in Tacoma', ['cheapest', '100,000 people']],
  ['billboards in Ballard or Fremont', ['Fremont']],
  ['Billboard in Tacoma for families under $900 a month, in December, no radio', []],
])('says what it did not use of "%s"', (text, parts) => {
  expect(readRequest(text, OPTIONS).unread?.map((part) => part.text)).toEqual(parts)
})

it.each([
  ['buy (not rent) a billboard structure in Pierce County', 'sale'],
  ['buy, not rent a billboard', 'sale'],
  ['a billboard for rent, not for sale', 'rent'],
])('binds the refusal of "%s" to the deal alone', (text, listingType) => {
  expect(readRequest(text, OPTIONS).criteria).toMatchObject({
    adTypes: ['billboard'],
    excludedAdTypes: [],
    listingType,
  })
})
