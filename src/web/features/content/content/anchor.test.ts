import { expect, it } from 'vitest'
import { toAnchor } from './anchor.ts'

it.each([
  ['Booking and Payment', 'booking-and-payment'],
  ['  What’s new? (2027)  ', 'what-s-new-2027'],
  ['A / B -- C', 'a-b-c'],
  ['Übersicht', 'bersicht'],
  ['東京', 'section'],
  ['', 'section'],
])('"%s" is #%s', (text, anchor) => {
  expect(toAnchor(text)).toBe(anchor)
})
