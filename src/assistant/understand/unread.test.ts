import { expect, it } from 'vitest'
import { OPTIONS } from '#test/evaluation/evaluate.ts'
import { readRequest } from './understand.ts'

it.each([
  ['radio in Seattle on weekend mornings', ['weekend mornings']],
  ['a billboard on I-5 near Tacoma', ['I-5']],
  ['cheapest way to reach 100,000 people in Tacoma', ['cheapest', '100,000 people']],
  ['billboards in Ballard, I live in Fremont', ['live in Fremont']],
  ['billboards in Tacoma, no seniors', ['no seniors']],
  ['posters in Seattle for families but not in malls', ['not in malls']],
  ['screens in Seattle, not in gyms or bars', ['not in gyms', 'bars']],
  ['posters in Tacoma, please no kids and no tourists', ['no kids', 'no tourists']],
  ['we tried bus ads last year and want a billboard in Tacoma', ['bus ads']],
  ['posters in Tacoma, no yellow pages', ['no yellow pages']],
  ['no phone books, radio in Tacoma', ['no phone books']],
  ['billboards near my gym in Tacoma', []],
  // a refusal that was heard is used, and so is a word that names a medium only now and then
  ['not interested in print. radio in Tacoma', []],
  ["you couldn't pay me to run another radio ad. Tacoma", []],
  ['MEDIA OOH + audio, GEO Tacoma, FLIGHT Jan 4 - Feb 28, BUDGET $12,000', []],
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

it.each([
  'billboards in Tacoma, no seniors',
  'posters in Seattle, not in malls',
  'screens in Seattle, not in gyms or bars',
  'radio in Olympia, avoid students',
  'posters in Tacoma, please no kids and no tourists',
])('never turns the refusal in "%s" into a wish', (text) => {
  expect(readRequest(text, OPTIONS).criteria).toMatchObject({ venues: [], audiences: [] })
})

it('reads "why not in gyms?" as a proposal', () => {
  expect(readRequest('screens in Seattle, why not in gyms', OPTIONS).unread).toEqual([])
})
