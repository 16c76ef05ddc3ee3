import { expect, it } from 'vitest'
import { isOfBooking, toQuestionPage } from './to-question-page.ts'

it.each([
  ['listing 12', { listingId: 12 }],
  ['listing x', {}],
  ['booking 7', { bookingId: 7 }],
  ['booking 0', {}],
  ['search Kent, WA', { search: 'Kent, WA' }],
  ['', {}],
])('reads what the page "%s" is about', (shown, page) => {
  expect(toQuestionPage(shown)).toEqual(page)
})

it.each([
  ['/bookings/$id', true],
  ['/bookings/$id_/report', true],
  ['/bookings/$id_/review', true],
  ['/bookings/', false],
  ['/listing/$id', false],
])('the route %s shows one booking: %s', (routeId, is) => {
  expect(isOfBooking(routeId)).toBe(is)
})
